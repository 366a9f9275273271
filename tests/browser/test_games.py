"""Whole games in a browser, from the first page to the end."""

from pathlib import Path

import pytest

from tests.browser.conftest import Visit
from tests.browser.players import Player, Tapper, Typist
from tests.browser.tables import GAMES, sit_down
from tests.browser.words import words


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_by_mouse(visit: Visit, tmp_path: Path, game: str) -> None:
    visitor = visit(reduced_motion="no-preference")
    sit_down(visitor, game)
    assert Player(visitor, tmp_path).play()
    assert visitor.link("Watch the replay").is_visible()


def test_a_whole_game_is_played_by_keyboard_alone(visit: Visit, tmp_path: Path) -> None:
    visitor = visit().go("/new?game=dimensions")
    player = Typist(visitor, tmp_path)
    seat = visitor.page.get_by_role("combobox", name="Player 2")
    player.tab_to(seat)
    while seat.input_value() != "bot:greedy":
        player.key("ArrowDown")
    player.tab_to(visitor.button("Set up the table"))
    player.key("Enter")
    visitor.page.wait_for_url("**/table/*")
    assert player.play()
    player.tab_to(visitor.link("Watch the replay"))
    player.key("Enter")
    visitor.heading("Replay: ").wait_for()


def test_a_whole_game_is_played_on_a_phone(visit: Visit, tmp_path: Path) -> None:
    visitor = visit(width=360, height=740, has_touch=True, is_mobile=True, device_scale_factor=2)
    sit_down(visitor, "dimensions")
    assert Tapper(visitor, tmp_path).play()
    assert visitor.page.evaluate("document.documentElement.scrollWidth") <= 360


def test_one_click_on_the_first_page_is_enough_to_play(visit: Visit, tmp_path: Path) -> None:
    visitor = visit("uk").go("/")
    game = visitor.page.locator("article", has=visitor.page.locator("[href*='game=dimensions']"))
    game.get_by_role("button", name=words("uk", "play-now")).click()
    player = Player(visitor, tmp_path)
    player.play(1)
    assert player.answered == 1
    assert visitor.page.locator("html").get_attribute("lang") == "uk"


@pytest.mark.parametrize("game", GAMES)
def test_the_guided_game_leads_to_its_end(visit: Visit, tmp_path: Path, game: str) -> None:
    visitor = visit().go("/")
    card = visitor.page.locator("article", has=visitor.page.locator(f"[href*='game={game}']"))
    card.get_by_role("button", name="Learn it in five minutes").click()
    player = Player(visitor, tmp_path)
    guide = visitor.page.get_by_label("Lesson", exact=True)
    sight = player.look()
    steps = int(guide.locator("progress").get_attribute("max") or 0)
    assert steps > 5
    texts = set()
    while sight.state == "asked" and guide.count():
        texts.add(guide.inner_text())
        sight = player.answer(sight)
    assert len(texts) >= steps
