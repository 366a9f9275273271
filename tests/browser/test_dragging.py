"""Drawing cards with the mouse: an extra to clicking, which means the same."""

import json
import re
from dataclasses import replace
from typing import Any

import pytest
from playwright.sync_api import Locator

import deckwright
from deckwright.games.keyforge.facts import BY_ID, CREATURE
from deckwright.kernel.ids import Seat
from deckwright.kernel.notation import face_of
from tests.browser.conftest import Visit
from tests.browser.positions import LIVELY, Position, sit_down_at
from tests.browser.tables import settle
from tests.browser.visitor import Visitor

CODEX, _, KEYFORGE, SHARDS = LIVELY


def card(visitor: Visitor, label: str) -> Locator:
    return visitor.page.locator(f'[data-card="{label}"]').first


def draw(visitor: Visitor, label: str, to: Locator, right: bool = False) -> None:
    """Press on a card, move, and let go in the middle of something else, or towards its right end."""
    start, end = card(visitor, label).bounding_box(), to.bounding_box()
    assert start is not None
    assert end is not None
    mouse = visitor.page.mouse
    mouse.move(start["x"] + 12, start["y"] + 12)
    mouse.down()
    mouse.move(start["x"] + 30, start["y"] + 30, steps=3)
    x, y = end["x"] + end["width"] * (0.8 if right else 0.5), end["y"] + end["height"] / 2
    mouse.move(x, y, steps=6)
    held = visitor.page.locator("body > .dragged").bounding_box()
    assert held is not None
    assert (x - held["x"], y - held["y"]) == pytest.approx((12, 12), abs=7), "it has left the pointer"
    mouse.up()
    visitor.page.locator("body > .dragged").wait_for(state="detached")


def options(visitor: Visitor) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = visitor.last("scene")["question"]["options"]
    return found


def hand(visitor: Visitor) -> list[Any]:
    found: list[Any] = visitor.last("scene")["view"]["zones"]["p1/hand"]["cards"]
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


def verbs_of(state: deckwright.State, card: str) -> list[str]:
    assert state.decision is not None
    keys = [option.key.split(" ") for option in state.decision.options]
    return [verb for verb, *cards in keys if cards[:1] == [card]]


def is_beside_others(state: deckwright.State) -> bool:
    """Whether a creature in hand can be played where another one stands."""
    zones = state.view(Seat(0))["zones"]
    return bool(zones["p1/line"]["cards"]) and any(
        is_creature(card["card"]) and verbs_of(state, card["card"]) == ["play", "discard"]
        for card in zones["p1/hand"]["cards"]
    )


def is_creature(label: str) -> bool:
    return BY_ID[face_of(label)].type == CREATURE and not BY_ID[face_of(label)].half


@pytest.mark.parametrize(
    ("place", "expected"),
    [
        ("[data-pile='p1/discard']", ["discard {}"]),
        ("[data-zone='p1/line'] > .creature:last-child", ["play {}", "right-flank"]),
        ("[data-pile='p1/archive']", []),
        (".far [data-means='']", []),
    ],
    ids=["discard pile", "right flank", "archive", "the other hand"],
)
def test_a_card_does_what_the_place_means_where_it_is_dropped(
    visit: Visit, place: str, expected: list[str]
) -> None:
    visitor = visit()
    sit_down_at(visitor, replace(KEYFORGE, choices=20).where(is_beside_others))
    keys = [option["key"] for option in options(visitor)]
    label = next(
        each["card"] for each in hand(visitor) if is_creature(each["card"]) and f"play {each['card']}" in keys
    )
    draw(visitor, label, visitor.page.locator(place).first, right=True)
    settle(visitor)
    # With deploy the places are counted.
    done = [re.sub(r"^at \d+$", "right-flank", key) for key in chosen(visitor)]
    assert done == [key.format(label) for key in expected]
    assert visitor.page.locator(".anchored .menu").count() == 0


def only_hired(state: deckwright.State) -> str | None:
    """A card in hand that can become a worker and, for want of a target, nothing else."""
    refused = {refusal.action for refusal in state.why_not(Seat(0))}
    labels: list[str] = state.view(Seat(0))["zones"]["p1/hand"]["cards"]
    found = [each for each in labels if verbs_of(state, each) == ["hire"] and f"play {each}" in refused]
    return found[0] if found else None


def test_what_can_only_be_hired_is_not_hired_by_a_drop_onto_the_table(visit: Visit) -> None:
    visitor = visit()
    sit_down_at(visitor, replace(CODEX, choices=0).where(lambda state: only_hired(state) is not None))
    keys = [option["key"] for option in options(visitor)]
    refused = {each["action"] for each in visitor.last("scene")["refusals"]}
    label = next(each for each in hand(visitor) if f"hire {each}" in keys and f"play {each}" in refused)
    draw(visitor, label, visitor.page.locator(".centre"))
    visitor.page.locator(".why[role=alert]").wait_for()
    assert not chosen(visitor)
    draw(visitor, label, visitor.page.locator(".near [data-means=hire]"))
    settle(visitor)
    assert chosen(visitor) == [f"hire {label}"]


def test_nothing_moves_under_the_pointer_while_a_card_is_dragged(visit: Visit) -> None:
    visitor = visit(width=1280, height=720)
    sit_down_at(visitor, replace(KEYFORGE, choices=20).where(is_beside_others))
    label = next(each["card"] for each in hand(visitor) if is_creature(each["card"]))
    bar, mouse = visitor.page.locator("[data-asked]"), visitor.page.mouse
    before, start = bar.bounding_box(), card(visitor, label).bounding_box()
    assert start is not None
    mouse.move(start["x"] + 12, start["y"] + 12)
    mouse.down()
    mouse.move(start["x"] - 40, start["y"] - 120, steps=5)
    visitor.page.locator("body > .dragged").wait_for()
    assert bar.bounding_box() == before
    visitor.page.keyboard.press("Escape")
    mouse.up()
    assert not chosen(visitor)
