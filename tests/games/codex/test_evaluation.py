"""How the chances of a game of Codex look to bots."""

from typing import Any

import pytest
from tests.support.codex import GAME, Board

from deckwright.games import hints_of

EVEN = 0.5


def share(you: dict[str, Any]) -> float:
    return hints_of(GAME).evaluate(Board(you, {}).state)[0]


def test_who_have_the_same_have_the_same_chances() -> None:
    assert hints_of(GAME).evaluate(Board({}, {}).state) == [EVEN, EVEN]


@pytest.mark.parametrize(
    "more",
    [{"gold": 5}, {"play": ["iron-man"]}, {"workers": ["spark"]}, {"buildings": ["tower"]}],
)
def test_whatever_a_player_has_is_worth_something(more: dict[str, Any]) -> None:
    assert share(more) > EVEN


@pytest.mark.parametrize(
    ("more", "less"),
    [
        ({"play": ["iron-man"]}, {"play": [{"card": "iron-man", "damage": 1}]}),
        ({"play": [{"card": "troq-bashar", "level": 2}]}, {"play": ["troq-bashar"]}),
        ({"play": [{"card": "iron-man", "slot": "lookout"}]}, {"play": ["iron-man"]}),
        (
            {"play": [{"card": "iron-man", "slot": "squad-leader"}]},
            {"play": [{"card": "iron-man", "slot": "lookout"}]},
        ),
        (
            {"play": [{"card": "iron-man", "slot": "elite"}]},
            {"play": [{"card": "iron-man", "slot": "lookout"}]},
        ),
    ],
)
def test_damage_levels_and_places_in_the_patrol_count(more: dict[str, Any], less: dict[str, Any]) -> None:
    assert share(more) > share(less) > EVEN


def test_a_damaged_base_is_worth_less() -> None:
    assert share({"base": 19}) < EVEN
