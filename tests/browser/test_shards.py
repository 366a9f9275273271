"""The board of Shards of Infinity: equal cards in the row, and whose crystals and power are shown where."""

import re
from dataclasses import replace

from playwright.sync_api import expect

import deckwright
from deckwright.kernel.handles import Decision
from tests.browser.conftest import Visit
from tests.browser.positions import Position, sit_down_at
from tests.browser.tables import settle

GAMES = [Position("shards", seed, 0) for seed in range(1, 20)]


def where(*, prompt: str, copies: bool = False) -> Position:
    """Where the first seat is first asked that, if it must be with two equal cards that can be bought."""
    for game in GAMES:
        for count, state, _ in game.played():
            decision = state.decision
            if decision is None:
                break
            is_asked = decision.seat == 0 and decision.prompt == prompt
            if is_asked and (not copies or any(second_copies(decision))):
                return replace(game, choices=count)
    raise AssertionError("it never comes to that")


def second_copies(decision: Decision) -> list[str]:
    return [key for key in decision.keys if key.startswith("recruit ") and key.endswith("@row.2")]


def state_at(position: Position) -> deckwright.State:
    return next(state for count, state, _ in position.played() if count == position.choices)


def test_the_second_of_two_equal_cards_in_the_row_is_recruited_by_the_button_under_it(visit: Visit) -> None:
    position = where(prompt="main", copies=True)
    visitor = visit()
    sit_down_at(visitor, position)
    decision = state_at(position).decision
    assert decision is not None
    key = second_copies(decision)[0]
    card = visitor.page.locator(f"[data-card='{key.removeprefix('recruit ')}']")
    expect(card).to_have_class(re.compile(r"\bpick\b"))
    visitor.page.locator(f"[data-key='{key}']").click()
    visitor.page.wait_for_function("key => !document.querySelector(`[data-key='${key}']`)", arg=key)
    assert any(f'"{key}"' in sent for sent in visitor.sent)


def test_in_anothers_turn_the_own_side_shows_nothing_to_spend(visit: Visit) -> None:
    position = where(prompt="block")
    power = state_at(position).view(0)["table"]["power"]
    assert power
    visitor = visit()
    sit_down_at(visitor, position)
    sides = {seat: visitor.page.locator(f"[data-seat='{seat}'] .purse b") for seat in ("p1", "p2")}
    expect(sides["p1"]).to_have_text(["0", "0"])
    expect(sides["p2"].last).to_have_text(str(power))


def test_against_a_bot_a_choice_is_taken_back_though_it_told_something_new(visit: Visit) -> None:
    """What fills the row was not known before. The key takes the choice back as the button does."""
    visitor = visit()
    sit_down_at(visitor, where(prompt="main", copies=True))
    row = visitor.page.locator("[data-zone=row] [data-card]")
    before = visitor.cards
    bought = next(
        option for option in visitor.last("scene")["question"]["options"] if option["verb"] == "recruit"
    )
    visitor.page.locator(f"[data-key='{bought['key']}'], [data-card='{bought['cards'][0]}']").first.click()
    settle(visitor)
    assert visitor.cards != before
    assert row.count() == 6
    expect(visitor.button("Undo")).to_be_enabled()
    visitor.page.keyboard.press("u")
    settle(visitor)
    assert visitor.cards == before
