"""What a table tells whoever looks at it: reasons, cards in full, foresight, text, keys."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import deckwright
from tests.browser.conftest import Visit
from tests.browser.players import Player
from tests.browser.positions import LIVELY, Position, sit_down_at
from tests.browser.tables import GAMES, resign, settle, sit_down
from tests.browser.visitor import Visitor

CODEX, _, KEYFORGE, _ = LIVELY
SHARDS = LIVELY[3].at_first("play")


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


ON_TOP = """card => {
  const {x, y} = card.getBoundingClientRect();
  return card.contains(document.elementFromPoint(x + 10, y + 10));
}"""
"""Whether the corner of a card that the mouse aims at lies under nothing else."""


@pytest.mark.parametrize("game", GAMES)
def test_any_card_is_shown_large(visit: Visit, tmp_path: Path, game: str) -> None:
    visitor = visit()
    sit_down(visitor, game)
    player = Player(visitor, tmp_path)
    player.look()
    cards = visitor.page.locator("[data-card]")
    shown = 0
    for card in cards.all()[:12]:
        if not card.is_visible() or not card.evaluate(ON_TOP):
            continue
        shown += 1
        card.click(button="right", position={"x": 10, "y": 10})
        large = visitor.page.locator("dialog[open] .sheet")
        large.wait_for()
        assert large.inner_text().strip()
        visitor.page.keyboard.press("Escape")
        large.wait_for(state="detached")
    assert shown
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


def rest_on_a_card_that_can_be_played(visitor: Visitor) -> str:
    """Move the mouse onto a card in hand and leave it there; the label of the card."""
    keys = {option["key"] for option in visitor.last("scene")["question"]["options"]}
    hand = visitor.last("scene")["view"]["zones"]["p1/hand"]["cards"]
    label: str = next(each for each in hand if f"play {each}" in keys)
    visitor.page.locator(f'[data-card="{label}"]').hover(position={"x": 12, "y": 12})
    return label


def test_an_enlarged_card_goes_with_its_card(visit: Visit) -> None:
    visitor = visit()
    sit_down_at(visitor, SHARDS)
    label = rest_on_a_card_that_can_be_played(visitor)
    large = visitor.page.locator(".anchored .peek")
    large.wait_for()
    visitor.page.locator(f'[data-card="{label}"]').focus()
    visitor.page.keyboard.press("Enter")
    large.wait_for(state="detached")
    settle(visitor)
    assert large.count() == 0


def test_a_card_that_slides_under_a_resting_mouse_is_not_enlarged(visit: Visit) -> None:
    visitor = visit()
    sit_down_at(visitor, SHARDS)
    card = visitor.page.locator("[data-zone=row] [data-card]").first
    box = card.bounding_box()
    assert box is not None
    # Where the card comes to lie when the board is pushed down.
    place = (box["x"] + 20, box["y"] + box["height"] + 60)
    visitor.page.mouse.move(*place)
    visitor.page.locator(".board").first.evaluate(
        "board => { board.style.position = 'relative'; board.style.top = '90px' }"
    )
    visitor.page.mouse.move(*place)  # What a browser does by itself.
    visitor.page.wait_for_timeout(900)
    assert card.evaluate("card => card.matches(':hover')"), "it does not lie under the mouse"
    assert visitor.page.locator(".anchored").count() == 0
    visitor.page.mouse.move(place[0] + 2, place[1] + 1)
    visitor.page.locator(".anchored .peek").wait_for()


def test_nothing_is_said_of_a_choice_that_is_gone_while_the_mouse_rests_on_it(visit: Visit) -> None:
    visitor = visit()
    sit_down_at(visitor, SHARDS)
    rest_on_a_card_that_can_be_played(visitor)
    visitor.page.wait_for_timeout(300)
    visitor.page.keyboard.press("r")
    visitor.page.wait_for_timeout(1200)
    assert not [message for message in visitor.messages if message["type"] == "refuse"]
    assert visitor.page.locator(".toast").count() == 0


def test_after_the_end_it_is_nobodys_turn(visit: Visit) -> None:
    visitor = visit()
    sit_down(visitor, "codex")
    visitor.page.locator("header .turn").first.wait_for()
    resign(visitor)
    assert visitor.page.locator(".table header p.turn").count() == 0
    assert "your side resigned" in visitor.page.locator("#table-end").inner_text()


BROKEN = """() => [...document.querySelectorAll('.board *:not(.unseen)')].flatMap(element =>
  [...element.childNodes].filter(node => node.nodeType === Node.TEXT_NODE).flatMap(node =>
    [...node.data.matchAll(/[^\\s-]+/g)].filter(({0: word, index}) => {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const pieces = [...range.getClientRects()].filter(({width}) => width > 0);
      return new Set(pieces.map(({top}) => Math.round(top))).size > 1;
    }).map(([word]) => word)))"""
"""Words that go on in another line."""
COVERED = """() => [...document.querySelectorAll('[data-card]')].filter(card => {
  const sign = card.querySelector('.standing')?.getBoundingClientRect();
  const range = document.createRange();
  range.selectNodeContents(card.querySelector('.name') ?? card);
  return sign && [...range.getClientRects()].some(name =>
    name.left < sign.right && name.right > sign.left && name.top < sign.bottom && name.bottom > sign.top);
}).map(card => card.dataset.card)"""
"""Cards whose name lies under the sign that they are refused."""
GAPS = """() => {
  const hand = document.querySelectorAll("[data-zone='p1/hand'] [data-card]");
  const cards = [...hand].map(card => card.getBoundingClientRect());
  return cards.slice(1).map((card, place) => card.left - cards[place].right);
}"""


def is_building(state: deckwright.State) -> bool:
    cards: list[Any] = state.view(0)["zones"]["p1/buildings"]["cards"]
    return any(isinstance(card, dict) and card.get("unfinished") for card in cards)


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
@pytest.mark.parametrize("position", [CODEX, KEYFORGE], ids=["codex", "keyforge"])
def test_no_word_on_a_board_is_broken(visit: Visit, position: Position, language: str) -> None:
    if position is CODEX:
        position = replace(CODEX, choices=0).where(is_building)
    visitor = visit(language, width=1280, height=720)
    sit_down_at(visitor, position)
    settle(visitor)
    assert visitor.page.evaluate(BROKEN) == []


def test_a_full_hand_lies_side_by_side_on_a_large_screen_and_refusals_cover_no_name(visit: Visit) -> None:
    visitor = visit("uk", width=1920, height=1080)
    sit_down_at(visitor, replace(KEYFORGE, seed=3, choices=0).at_first("play"))
    settle(visitor)
    gaps = visitor.page.evaluate(GAPS)
    assert len(gaps) >= 5
    assert min(gaps) >= 0
    assert visitor.page.locator(".standing").count()
    assert visitor.page.evaluate(COVERED) == []


def test_the_log_stays_at_its_end_when_a_tablet_is_turned(visit: Visit) -> None:
    visitor = visit(width=1180, height=820)
    sit_down_at(visitor, KEYFORGE)
    settle(visitor)
    log = visitor.page.locator(".lines[role=region]").first
    left = "list => list.scrollHeight - list.scrollTop - list.clientHeight"
    for width, height in ((820, 1180), (1180, 820), (1180, 500)):
        visitor.page.set_viewport_size({"width": width, "height": height})
        visitor.page.wait_for_timeout(300)
        if log.is_visible():
            assert log.evaluate(left) < 3, (width, height)
    assert log.is_visible()
