"""The Orchard in a browser: a game without a board of its own is played on the one for all."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.browser.conftest import Visit, browser, needed, visit
from tests.browser.live_server import serving
from tests.browser.players import Player
from tests.browser.tables import sit_down
from tests.fifth.conftest import FOLDER

from deckwright.games.sources import FOLDERS

pytestmark = pytest.mark.slow
__all__ = ["browser", "visit"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that knows the games of this folder."""
    with needed(serving(tmp_path_factory.mktemp("server"), **{FOLDERS: str(FOLDER)})) as address:
        yield address


def test_a_whole_game_is_played_by_mouse_on_the_board_for_all_games(visit: Visit, tmp_path: Path) -> None:
    visitor = visit()
    sit_down(visitor, "orchard")
    player = Player(visitor, tmp_path)
    player.play(5)
    player.picture("begun")
    assert visitor.page.locator("[data-zone='p1/hand']").is_visible()
    assert visitor.page.locator("[data-figure='water']").count() == 2
    assert visitor.page.locator("[data-zone='p1/hand'] .cost").count()
    assert player.play()
    assert visitor.link("Watch the replay").is_visible()
