"""The files of the browser client."""

import mimetypes
import os
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.staticfiles import NotModifiedResponse, PathLike, StaticFiles
from starlette.types import Scope

from deckwright.server.api import accepted_language
from deckwright.server.voice import ServerVoice

START: Final = "index.html"
HASHED: Final = "assets" + os.sep
"""The folder of files whose names change with what is in them."""
PACKED: Final = {"br": ".br", "gzip": ".gz"}
MISSING: Final = """<!doctype html>
<html lang="{language}"><meta charset="utf-8"><title>Deckwright</title><h1>Deckwright</h1><p>{text}</p></html>
"""


class Pages(StaticFiles):
    """Serves the built client. Addresses of the client's own lead to its first page."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, check_dir=False)
        self._folder = folder

    async def check_config(self) -> None:
        """A client that is not built yet is told of in `get_response`."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        if not (self._folder / START).is_file():
            return not_built(Request(scope))
        name = START if path == "." else path
        try:
            return await self._find(name, scope)
        except HTTPException as error:
            # An address of the client's own has no ending; what has one is a file that is not there.
            if error.status_code != 404 or "." in Path(name).name or name.startswith(HASHED):
                raise
        return await self._find(START, scope)

    async def _find(self, name: str, scope: Scope) -> Response:
        """A file, packed if it lies there packed and the browser can unpack it."""
        accepted = Headers(scope=scope).get("accept-encoding", "")
        for encoding, ending in PACKED.items():
            if encoding in accepted and (self._folder / f"{name}{ending}").is_file():
                response = await super().get_response(f"{name}{ending}", scope)
                response.headers["Content-Encoding"] = encoding
                break
        else:
            response = await super().get_response(name, scope)
        response.headers["Vary"] = "Accept-Encoding"
        response.headers["Cache-Control"] = (
            "public, max-age=31536000, immutable" if name.startswith(HASHED) else "no-cache"
        )
        return response

    def file_response(
        self, full_path: PathLike, stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        plain = os.fspath(full_path)
        for ending in PACKED.values():
            plain = plain.removesuffix(ending)
        kind = mimetypes.guess_type(plain)[0] or "application/octet-stream"
        response = FileResponse(full_path, status_code, media_type=kind, stat_result=stat_result)
        if self.is_not_modified(response.headers, Headers(scope=scope)):
            return NotModifiedResponse(response.headers)
        return response


def not_built(request: Request) -> Response:
    """What stands there if the client was never built."""
    language = accepted_language(request)
    text = ServerVoice(language).say("server-client-missing", command="make play")
    return HTMLResponse(MISSING.format(language=language, text=text), 503)
