"""How the chances of a game of KeyForge look to bots."""

from typing import Any

import pytest
from tests.support.duel import GAME, Duel

from deckwright.games import hints_of

EVEN = 0.5


def share(you: dict[str, Any]) -> float:
    return hints_of(GAME).evaluate(Duel("brobnar", you, {}).state)[0]


def test_who_have_the_same_have_the_same_chances() -> None:
    assert hints_of(GAME).evaluate(Duel("brobnar", {"amber": 3}, {"amber": 3}).state) == [EVEN, EVEN]


@pytest.mark.parametrize(
    "more",
    [
        {"amber": 1},
        {"keys": ["red"]},
        {"hand": ["anger"]},
        {"artifacts": ["pile-of-skulls"]},
        {"line": ["troll"]},
    ],
)
def test_whatever_a_player_has_is_worth_something(more: dict[str, Any]) -> None:
    assert share(more) > EVEN


@pytest.mark.parametrize(
    ("more", "less"),
    [
        ({"keys": ["red"]}, {"amber": 6}),
        ({"line": ["troll"]}, {"line": [{"card": "troll", "exhausted": True}]}),
        ({"line": ["troll"]}, {"line": [{"card": "troll", "stun": True}]}),
        ({"line": ["troll"]}, {"line": [{"card": "troll", "amber": 1}]}),
        ({"amber": 2}, {"amber": 2, "chains": 1}),
    ],
)
def test_a_key_is_worth_more_than_it_costs_and_troubles_count(
    more: dict[str, Any], less: dict[str, Any]
) -> None:
    assert share(more) > share(less)
