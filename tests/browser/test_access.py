"""Nothing serious to be found by axe, on any page and at any table, in light and dark."""

from pathlib import Path
from typing import Final

import pytest

from tests.browser.conftest import Visit, unavailable
from tests.browser.players import Player
from tests.browser.positions import LIVELY, Position, sit_down_at
from tests.browser.tables import resign, sit_down
from tests.browser.visitor import Visitor

AXE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PAGES: Final = (
    "/",
    "/new?game=keyforge",
    "/games",
    "/decks",
    "/cards/dimensions",
    "/rules/dimensions",
    "/account",
    "/settings",
    "/help",
    "/replay",
    "/nowhere",
)
COLOURS: Final = ["color-contrast", "link-in-text-block"]
"""What is different in the dark."""
RUN: Final = """async (rules) => {
    const only = rules ? {runOnly: rules} : {};
    const {violations} = await axe.run(document, {resultTypes: ["violations"], ...only});
    return violations
        .filter(({impact}) => impact === "serious" || impact === "critical")
        .map(({id, help, nodes}) =>
            [id, help, ...nodes.slice(0, 3).map((node) => node.html.slice(0, 200) + node.failureSummary)]
            .join("\\n  "));
}"""


@pytest.fixture(scope="module")
def axe() -> str:
    """The source of axe-core, which is fetched along with what the client is built with."""
    if not AXE.is_file():
        unavailable("axe-core is not there: run `make test` or `sh tools/client.sh build`")
    return AXE.read_text(encoding="utf-8")


def findings(visitor: Visitor, axe: str) -> list[str]:
    """What is serious, in light and in dark."""
    visitor.page.evaluate(f"{axe}; 0")
    found = [f"light: {each}" for each in visitor.page.evaluate(RUN, None)]
    visitor.page.emulate_media(color_scheme="dark")
    return found + [f"dark: {each}" for each in visitor.page.evaluate(RUN, COLOURS)]


def check_access(visitor: Visitor, axe: str) -> None:
    found = findings(visitor, axe)
    assert not found, f"{visitor.page.url}\n" + "\n".join(found)


@pytest.mark.parametrize("path", PAGES)
def test_a_page_has_no_serious_fault(visit: Visit, axe: str, path: str) -> None:
    visitor = visit()
    visitor.page.goto(path, wait_until="networkidle")
    visitor.page.locator("main h1").wait_for()
    check_access(visitor, axe)


@pytest.mark.parametrize("position", LIVELY, ids=lambda position: position.game)
def test_a_table_has_no_serious_fault(visit: Visit, axe: str, position: Position) -> None:
    visitor = visit()
    sit_down_at(visitor, position)
    check_access(visitor, axe)


@pytest.mark.parametrize("position", LIVELY, ids=lambda position: position.game)
def test_a_table_on_a_phone_fits_and_has_no_serious_fault(visit: Visit, axe: str, position: Position) -> None:
    visitor = visit(width=360, height=740)
    sit_down_at(visitor, position)
    assert visitor.page.evaluate("document.documentElement.scrollWidth") <= 360
    check_access(visitor, axe)


def test_the_end_of_a_game_and_its_replay_have_no_serious_fault(
    visit: Visit, axe: str, tmp_path: Path
) -> None:
    visitor = visit()
    sit_down(visitor, "shards")
    Player(visitor, tmp_path).play(6)
    resign(visitor)
    check_access(visitor, axe)
    visitor.link("Watch the replay").click()
    visitor.page.locator("[data-card]").first.wait_for()
    check_access(visitor, axe)


def test_a_serious_fault_is_found_where_there_is_one(visit: Visit, axe: str) -> None:
    visitor = visit().go("/help")
    visitor.page.evaluate("() => document.querySelector('main').append(document.createElement('button'))")
    assert any("button-name" in found for found in findings(visitor, axe))
