"""What a table tells whoever looks at it: reasons, cards in full, foresight, text, keys."""

from pathlib import Path

import pytest

from tests.browser.conftest import Visit
from tests.browser.players import Player
from tests.browser.tables import GAMES, sit_down


@pytest.mark.parametrize("game", ["codex", "shards"])
def test_what_is_refused_says_why_with_its_rule(visit: Visit, tmp_path: Path, game: str) -> None:
    visitor = visit()
    sit_down(visitor, game)
    player = Player(visitor, tmp_path)
    refused = visitor.page.locator("button.refused")
    for _ in range(30):
        player.look()
        if refused.count() > 2:
            break
        player.play(1)
    for card in refused.all()[:6]:
        card.click()
        reason = visitor.page.locator(".why[role=alert]")
        reason.wait_for()
        assert reason.get_by_role("link").first.get_attribute("href").startswith(f"/rules/{game}#")  # type: ignore[union-attr]
        visitor.page.keyboard.press("Escape")
        reason.wait_for(state="detached")


@pytest.mark.parametrize("game", GAMES)
def test_any_card_is_shown_large(visit: Visit, tmp_path: Path, game: str) -> None:
    visitor = visit()
    sit_down(visitor, game)
    player = Player(visitor, tmp_path)
    player.look()
    cards = visitor.page.locator("[data-card]")
    for card in cards.all()[:12]:
        if not card.is_visible():
            continue
        card.click(button="right", position={"x": 10, "y": 10})
        large = visitor.page.locator("dialog[open] .sheet")
        large.wait_for()
        assert large.inner_text().strip()
        visitor.page.keyboard.press("Escape")
        large.wait_for(state="detached")
    player.play(2)


def test_the_table_is_there_as_text_and_a_choice_can_be_foreseen(visit: Visit, tmp_path: Path) -> None:
    visitor = visit("uk")
    visitor.go("/")
    visitor.page.locator("article", has=visitor.page.locator("[href*='game=dimensions']")).get_by_role(
        "button"
    ).first.click()
    player = Player(visitor, tmp_path)
    player.look()
    visitor.page.keyboard.press("t")
    text = visitor.page.locator("main .middle")
    text.get_by_text("Спірал").first.wait_for()
    visitor.page.keyboard.press("t")
    visitor.page.locator("[data-card]").first.wait_for()
    visitor.page.locator(".bar .ask").first.click()
    visitor.page.locator(".foreseen").wait_for()
    visitor.page.keyboard.press("?")
    assert visitor.page.locator("dialog[open] kbd").count() > 15
