"""A person with a browser: what they see, and everything that goes wrong behind it."""

import json
import re
from typing import Any, Final

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, Request, Response, WebSocket

PATIENCE: Final = 20_000
"""Milliseconds. A machine may be busy with other things; what does not come by then does not come."""


class Visitor:
    """A page in a context of its own."""

    def __init__(self, context: BrowserContext) -> None:
        context.set_default_timeout(PATIENCE)
        self.context = context
        self.page = context.new_page()
        self.problems: list[str] = []
        self.frames: list[str] = []
        """Everything that the sockets have brought."""
        self.sent: list[str] = []
        self._allowed: list[re.Pattern[str]] = []
        self._watch(self.page)
        context.on("page", self._watch)

    def _watch(self, page: Page) -> None:
        page.on("console", self._console)
        page.on("pageerror", lambda error: self._note(f"page error: {error}"))
        page.on("requestfailed", self._failed)
        page.on("response", self._response)
        page.on("websocket", self._socket)

    def allow(self, pattern: str) -> None:
        """Something that is bound to go wrong in this test."""
        self._allowed.append(re.compile(pattern))

    def _note(self, problem: str) -> None:
        problem += f" (on {self.page.url})"
        if problem not in self.problems and not any(allowed.search(problem) for allowed in self._allowed):
            self.problems.append(problem)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._note(f"console {message.type}: {message.text} {message.location.get('url', '')}")

    def _failed(self, request: Request) -> None:
        # Leaving a page ends what it was still asking for.
        if request.failure != "net::ERR_ABORTED":
            self._note(f"request failed: {request.failure} {request.method} {request.url}")

    def _response(self, response: Response) -> None:
        if response.status >= 400:
            self._note(f"response {response.status} {response.request.method} {response.url}")

    def _socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda payload: self.frames.append(str(payload)))
        socket.on("framesent", lambda payload: self.sent.append(str(payload)))

    @property
    def messages(self) -> list[dict[str, Any]]:
        """What the sockets have brought, read."""
        return [json.loads(frame) for frame in self.frames]

    def last(self, kind: str) -> dict[str, Any]:
        """The last message of a kind."""
        return next(message for message in reversed(self.messages) if message.get("type") == kind)

    def go(self, path: str) -> "Visitor":
        """Open a page and wait until it is there."""
        self.page.goto(path)
        self.page.locator("main h1, main [data-asked]").first.wait_for(state="attached")
        return self

    @property
    def cards(self) -> list[str]:
        """Every card on the table, with where it lies."""
        return list(self.page.evaluate("() => deckwrightEyes.cards()"))

    def button(self, name: str, **more: Any) -> Locator:
        return self.page.get_by_role("button", name=name, **more)

    def link(self, name: str, **more: Any) -> Locator:
        return self.page.get_by_role("link", name=name, **more)

    def heading(self, name: str) -> Locator:
        return self.page.get_by_role("heading", name=name)
