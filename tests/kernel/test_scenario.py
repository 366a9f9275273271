"""Scenarios: positions in words, and every way in which a description can be wrong."""

from typing import Any

import pytest
from tests.support.errors import check_refused
from tests.support.table import Table

import deckwright as dw

Description = dict[str, Any]


def scenario(description: Any) -> dw.State:
    return dw.game("dimensions").scenario(description)


def with_player(**words: Any) -> Description:
    return {"players": [words, {}]}


def test_a_position_can_be_told_in_full() -> None:
    state = scenario(
        {
            "players": [
                {"entity": "red", "hand": ["red-3", "wormhole"], "dimension": ["blue-1", "captain-force"]},
                {"entity": "purple", "hand": [], "aura": ["green-1"], "loop": ["time-loop"]},
            ],
            "spiral": ["blue", "red", "purple", "green", "yellow"],
            "black-hole": ["yellow-1", "big-bang"],
            "deck": ["green-5", "green-6", "green-7"],
            "epic": True,
            "start": "random",
            "seed": 5,
            "active": "p2",
            "phase": "movement",
            "turn": 12,
            "last-drawer": "",
            "final": False,
            "extra": True,
        }
    )
    table = Table(state)
    assert table.cards("p1/hand") == ["red-3", "wormhole"]
    assert table.field() == {"p1/red": ["entity-red"], "p1/blue": ["blue-1"], "p2/aura": ["green-1"]}
    assert table.cards("p2/loop") == ["time-loop"]
    assert table.cards("deck") == ["green-7", "green-6", "green-5"], "a deck is told from its top"
    assert table.cards("black-hole") == ["yellow-1", "big-bang"]
    assert table.cards("spiral")[0] == "power-blue"
    assert [table.fact(name) for name in ("active", "phase", "turn", "extra")] == ["p2", "movement", 12, True]
    assert dict(state.setup.settings) == {"epic": True, "start": "random"}
    assert state.setup.seed == 5
    assert table.asked == "p2 move"


def test_nothing_need_be_told() -> None:
    table = Table(scenario({}))
    assert table.seats == ["p1", "p2"]
    assert table.count("deck") == 55
    assert table.count("box") == 3 + 5
    assert table.asked == "p1 move"


def test_a_deck_that_is_not_told_has_all_faction_cards_left_in_an_order_by_the_seed() -> None:
    one, same, other = (scenario({"seed": seed}).view(None)["zones"]["deck"] for seed in (1, 1, 2))
    assert one == same
    assert one != other
    assert sorted(one["cards"]) == sorted(other["cards"])


def test_seats_can_be_given_without_players() -> None:
    assert scenario({"seats": 4}).setup.seats == 4


def test_a_description_is_left_as_it_is() -> None:
    description = {"players": [{"hand": ["red-1"]}, {}], "deck": ["red-2"], "phase": "battle"}
    text = str(description)
    scenario(description)
    assert str(description) == text


@pytest.mark.parametrize("description", [None, 5, "battle", [], [("seed", 1)], {1: 2}, {None: 1}])
def test_a_description_is_a_mapping_of_words(description: Any) -> None:
    with check_refused("scenario-not-a-mapping", where="scenario"):
        scenario(description)


@pytest.mark.parametrize(
    ("description", "where"),
    [
        ({"players": 5}, "players"),
        ({"players": "p1"}, "players"),
        ({"deck": "red-1"}, "deck"),
        ({"deck": [1]}, "deck"),
        ({"spiral": "red"}, "spiral"),
        (with_player(hand="red-1"), "players[1].hand"),
        (with_player(dimension={"red-1": 1}), "players[1].dimension"),
        ({"deck": None}, "deck"),
        ({"players": None}, "players"),
        (with_player(hand=None), "players[1].hand"),
    ],
)
def test_a_list_is_a_list(description: Description, where: str) -> None:
    with check_refused("scenario-not-a-list", where=where):
        scenario(description)


def test_a_player_is_a_mapping() -> None:
    with check_refused("scenario-not-a-mapping", where="players[2]"):
        scenario({"players": [{}, "p2"]})


@pytest.mark.parametrize(
    ("description", "where", "word"),
    [
        ({"plyers": []}, "scenario", "plyers"),
        ({"players": [{}, {}], "seats": 2}, "scenario", "seats"),
        ({"players": [{}, {"hands": []}]}, "players[2]", "hands"),
    ],
)
def test_unknown_words_are_errors(description: Description, where: str, word: str) -> None:
    with check_refused("scenario-unknown-word", where=where, word=word):
        scenario(description)


@pytest.mark.parametrize(
    ("description", "where"),
    [
        ({"phase": "lunch"}, "phase"),
        ({"phase": 3}, "phase"),
        ({"active": "p3"}, "active"),
        ({"active": 1}, "active"),
        ({"epic": "yes"}, "epic"),
        ({"final": 1}, "final"),
        ({"extra": None}, "extra"),
        ({"seed": -1}, "seed"),
        ({"seed": 2**64}, "seed"),
        ({"seed": True}, "seed"),
        ({"turn": 0}, "turn"),
        ({"turn": 2.0}, "turn"),
        ({"start": "coin"}, "start"),
        ({"last-drawer": "p9"}, "last-drawer"),
        ({"seats": 6}, "seats"),
        (with_player(entity="pink"), "players[1].entity"),
        (with_player(entity=["red"]), "players[1].entity"),
    ],
)
def test_values_that_are_not_possible_are_errors(description: Description, where: str) -> None:
    with check_refused("scenario-bad-value", where=where):
        scenario(description)


@pytest.mark.parametrize("count", [1, 6, 40])
def test_there_are_two_to_five_players(count: int) -> None:
    with check_refused("seats-bad", seats=count, least=2, most=5):
        scenario({"players": [{} for _ in range(count)]})


@pytest.mark.parametrize(
    ("description", "where"),
    [
        (with_player(hand=["red-12"]), "players[1].hand"),
        (with_player(hand=["RED-1"]), "players[1].hand"),
        (with_player(hand=["entity-red"]), "players[1].hand"),
        (with_player(hand=["captain-force"]), "players[1].hand"),
        (with_player(dimension=["wormhole"]), "players[1].dimension"),
        (with_player(dimension=["power-red"]), "players[1].dimension"),
        (with_player(aura=["captain-force"]), "players[1].aura"),
        (with_player(loop=["wormhole"]), "players[1].loop"),
        ({"deck": ["entity-red"]}, "deck"),
        ({"black-hole": ["power-red"]}, "black-hole"),
    ],
)
def test_cards_that_cannot_be_there_are_errors(description: Description, where: str) -> None:
    with check_refused("scenario-unknown-card", where=where):
        scenario(description | {"epic": True})


@pytest.mark.parametrize(
    ("description", "where"),
    [
        (with_player(hand=["red-1", "red-1"]), "players[1].hand"),
        (with_player(hand=["red-1"], dimension=["red-1"]), "players[1].dimension"),
        ({"deck": ["red-1"], "black-hole": ["red-1"]}, "deck"),
        ({"players": [{"entity": "red"}, {"entity": "red"}]}, "players[2].entity"),
        ({"players": [{"hand": ["big-bang"]}, {}], "deck": ["big-bang"]}, "deck"),
    ],
)
def test_a_card_is_in_one_place(description: Description, where: str) -> None:
    with check_refused("scenario-card-twice", where=where):
        scenario(description)


@pytest.mark.parametrize(
    "ring",
    [
        ["red"],
        ["red"] * 5,
        ["red", "green", "yellow", "blue", "pink"],
        ["red", "green", "yellow", "blue"] * 2,
    ],
)
def test_the_spiral_names_each_faction_once(ring: list[str]) -> None:
    with check_refused("scenario-bad-spiral", where="spiral"):
        scenario({"spiral": ring})


@pytest.mark.parametrize(
    "description",
    [
        with_player(dimension=["captain-force"]),
        {**with_player(entity="red", dimension=["captain-force", "captain-force"]), "epic": True},
        {"players": [{"entity": "green", "dimension": ["captain-force"]}, {"entity": "blue"}], "epic": True},
    ],
)
def test_captain_force_lies_on_the_field_only_in_epic_mode_once_and_if_somebody_holds_him(
    description: Description,
) -> None:
    with check_refused("scenario-no-captain", where="players[1].dimension"):
        scenario(description)


def test_a_huge_number_is_refused_like_any_other() -> None:
    with check_refused("scenario-bad-value", where="seed"):
        scenario({"seed": 10**5000})


def test_an_empty_deck_was_emptied_by_somebody() -> None:
    with check_refused("scenario-bad-value", where="last-drawer", takes="p1, p2"):
        scenario({"deck": [], "last-drawer": ""})


def test_there_are_no_auras_without_epic_mode() -> None:
    with check_refused("scenario-no-aura", where="players[1].aura"):
        scenario(with_player(aura=["red-1"]))
