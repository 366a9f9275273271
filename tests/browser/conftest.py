"""What the tests in a browser share: a server, Chromium, and visitors who notice what goes wrong."""

import os
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from pathlib import Path
from typing import Any, Final, NoReturn, TypeVar

import pytest
from playwright.sync_api import Browser

from tests.browser.live_server import Missing, browsing, serving
from tests.browser.visitor import Visitor

EYES: Final = Path(__file__).with_name("eyes.js")
Visit = Callable[..., Visitor]
T = TypeVar("T")


def unavailable(why: str) -> NoReturn:
    """In CI everything must be there; elsewhere the tests are left out."""
    if os.environ.get("CI", "").lower() == "true":
        pytest.fail(why, pytrace=False)
    pytest.skip(why)


@contextmanager
def needed(manager: AbstractContextManager[T]) -> Iterator[T]:
    """Something without which there are no tests here."""
    with ExitStack() as stack:
        why = ""
        try:
            thing = stack.enter_context(manager)
        except Missing as error:
            why = str(error)
        if why:
            unavailable(why)
        yield thing


# For this folder, not for the session: while Playwright runs, nothing else in the process can run a loop.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with needed(browsing()) as chromium:
        yield chromium


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server."""
    with needed(serving(tmp_path_factory.mktemp("server"))) as address:
        yield address


@pytest.fixture
def visit(browser: Browser, server: str) -> Iterator[Visit]:
    """Somebody new at the server, with a browser of their own, in which nothing may go wrong."""
    with ExitStack() as stack:
        visitors: list[Visitor] = []

        def make(language: str = "en", width: int = 1440, height: int = 900, **more: Any) -> Visitor:
            more = {"reduced_motion": "reduce", **more}
            context = browser.new_context(
                base_url=server, locale=language, viewport={"width": width, "height": height}, **more
            )
            stack.callback(context.close)
            context.add_init_script(path=EYES)
            visitors.append(Visitor(context))
            return visitors[-1]

        yield make
        problems = [problem for visitor in visitors for problem in visitor.problems]
    assert not problems, "\n".join(problems)
