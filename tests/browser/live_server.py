"""A real server and a real browser, for whoever needs both: the tests here and the tool for pictures."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Playwright, sync_playwright

from deckwright.server.config import CLIENT

ADDRESS: Final = re.compile(r"http://[\w.\[\]:]+:\d+")
MANY: Final = "100000/minute"
SETTINGS: Final = {
    # Bots answer at once, and everybody comes from one address.
    "DECKWRIGHT_BOT_PAUSE": "0",
    "DECKWRIGHT_BOT_PROCESSES": "1",
    "DECKWRIGHT_LOG_LEVEL": "error",
    "DECKWRIGHT_OPEN_TABLES": "1000",
    **{f"DECKWRIGHT_{name}_RATE": MANY for name in ("REQUEST", "USER", "GUEST", "ACCOUNT", "TABLE", "CHAT")},
}
FLAGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


class Missing(Exception):
    """What has to be there first, and how to get it."""


@contextmanager
def serving(data: Path, **more: str) -> Iterator[str]:
    """The address of a server that keeps its games in a folder, with more of its settings."""
    if not (CLIENT / "index.html").is_file():
        raise Missing("the browser client is not built: run `make test` or `sh tools/client.sh build`")
    command = [sys.executable, "-m", "deckwright", "serve", "--port", "0", "--data", str(data)]
    given = {name: value for name, value in os.environ.items() if not name.startswith("DECKWRIGHT_")}
    with (
        (data / "errors.log").open("w") as errors,
        subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=errors, text=True, env={**given, **SETTINGS, **more}
        ) as process,
    ):
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            found = ADDRESS.search(line)
            assert found is not None, line + (data / "errors.log").read_text()
            yield found[0]
        finally:
            process.kill()  # It loses nothing by that, and does not wait for pages that are still open.


@contextmanager
def browsing() -> Iterator[Browser]:
    """Debian's Chromium without a window."""
    path = shutil.which("chromium")
    if path is None:
        raise Missing("there is no chromium: `apt-get install chromium fonts-liberation`")
    with sync_playwright() as playwright:
        browser = launch(playwright, path)
        yield browser
        browser.close()


def launch(playwright: Playwright, path: str) -> Browser:
    return playwright.chromium.launch(executable_path=path, args=list(FLAGS))
