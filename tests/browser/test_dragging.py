"""Drawing cards with the mouse: an extra to clicking, which means the same."""

import json
from typing import Any

import pytest
from playwright.sync_api import Locator

from tests.browser.conftest import Visit
from tests.browser.positions import LIVELY, Position, sit_down_at
from tests.browser.visitor import Visitor

CODEX, _, KEYFORGE, SHARDS = LIVELY


def card(visitor: Visitor, label: str) -> Locator:
    return visitor.page.locator(f'[data-card="{label}"]').first


def draw(visitor: Visitor, label: str, to: Locator) -> None:
    """Press on a card, move, and let go in the middle of something else."""
    start, end = card(visitor, label).bounding_box(), to.bounding_box()
    assert start is not None
    assert end is not None
    mouse = visitor.page.mouse
    mouse.move(start["x"] + 12, start["y"] + 12)
    mouse.down()
    mouse.move(start["x"] + 30, start["y"] + 30, steps=3)
    x, y = end["x"] + end["width"] / 2, end["y"] + end["height"] / 2
    mouse.move(x, y, steps=6)
    held = visitor.page.locator("body > .dragged").bounding_box()
    assert held is not None
    assert (x - held["x"], y - held["y"]) == pytest.approx((12, 12), abs=7), "it has left the pointer"
    mouse.up()
    visitor.page.locator("body > .dragged").wait_for(state="detached")


def options(visitor: Visitor) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = visitor.last("scene")["question"]["options"]
    return found


def hand(visitor: Visitor) -> list[str]:
    found: list[str] = visitor.last("scene")["view"]["zones"]["p1/hand"]["cards"]
    return found


def alone(visitor: Visitor) -> dict[str, Any]:
    """An option of a card in hand that has no other."""
    rows = [option for option in options(visitor) if option["cards"] and option["cards"][0] in hand(visitor)]
    firsts = [option["cards"][0] for option in rows]
    return next(option for option in rows if firsts.count(option["cards"][0]) == 1)


def wait_for_the_next(visitor: Visitor, asked: int) -> None:
    """Until another question is asked."""
    visitor.page.locator(f'[data-asked]:not([data-asked="{asked}"])').wait_for()


def chosen(visitor: Visitor) -> list[str]:
    """The keys of all choices that were sent."""
    return [message["key"] for message in map(json.loads, visitor.sent) if message["type"] == "choose"]


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1920, 1080)])
def test_a_card_of_the_hand_is_played_by_drawing_it_onto_the_table(
    visit: Visit, width: int, height: int
) -> None:
    visitor = visit(width=width, height=height)
    sit_down_at(visitor, SHARDS.at_first("play"))
    play, asked = alone(visitor), visitor.last("scene")["question"]["number"]
    draw(visitor, play["cards"][0], visitor.page.locator("[data-zone=row]"))
    wait_for_the_next(visitor, asked)
    assert chosen(visitor) == [play["key"]]


@pytest.mark.parametrize(
    ("position", "verb"), [(KEYFORGE, "fight"), (CODEX, "attack")], ids=["keyforge", "codex"]
)
def test_a_card_attacks_what_it_is_drawn_to(visit: Visit, position: Position, verb: str) -> None:
    visitor = visit()
    sit_down_at(visitor, position.at_first(verb))
    attack = next(
        option for option in options(visitor) if option["verb"] == verb and len(option["cards"]) == 2
    )
    draw(visitor, attack["cards"][0], card(visitor, attack["cards"][1]))
    visitor.page.locator("[data-asked]").wait_for()
    assert chosen(visitor) == [attack["key"]]


def test_a_patroller_is_drawn_to_its_slot_and_to_another(visit: Visit) -> None:
    visitor = visit()
    sit_down_at(visitor, CODEX.at_first("patrol"))
    label = options(visitor)[0]["cards"][0]
    for slot in ("elite", "lookout"):
        draw(visitor, label, visitor.page.locator(f'.slot[data-spot="{slot}"]'))
        visitor.page.locator(f'.slot[data-spot="{slot}"] [data-card="{label}"]').wait_for()
    assert chosen(visitor) == [f"patrol {label} elite", f"patrol {label} lookout"]


def test_a_card_that_is_put_back_does_nothing(visit: Visit) -> None:
    visitor = visit()
    sit_down_at(visitor, SHARDS.at_first("play"))
    play, asked = alone(visitor), visitor.last("scene")["question"]["number"]
    draw(visitor, play["cards"][0], visitor.page.locator("aside").first)
    assert not chosen(visitor)
    assert visitor.page.locator("[data-card].chosen").count() == 0
    card(visitor, play["cards"][0]).click()
    wait_for_the_next(visitor, asked)
    assert chosen(visitor) == [play["key"]]
