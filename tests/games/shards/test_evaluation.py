"""How the chances of a game of Shards look to bots."""

from typing import Any

import pytest
from tests.support.shards import GAME, Table

from deckwright.games import hints_of

EVEN = 0.5


def share(you: dict[str, Any], **rest: Any) -> float:
    """The first player's, against somebody who has nothing but health."""
    return hints_of(GAME).evaluate(Table(you, {}, **rest).state)[0]


def test_who_have_the_same_have_the_same_chances() -> None:
    assert hints_of(GAME).evaluate(Table({}, {}).state) == [EVEN, EVEN]


@pytest.mark.parametrize(
    "more",
    [{"mastery": 1}, {"hand": ["axia"]}, {"deck": ["axia"]}, {"discard": ["axia"]}, {"play": ["evokatus"]}],
)
def test_mastery_and_cards_wherever_they_lie_are_worth_something(more: dict[str, Any]) -> None:
    assert share(more) > EVEN


def test_less_health_is_worth_less() -> None:
    assert share({"health": 49}) < EVEN


@pytest.mark.parametrize("left", ["power", "crystals"])
def test_what_can_still_be_spent_counts_for_whoever_can_spend_it(left: str) -> None:
    assert share({}, **{left: 3}) > EVEN
    assert share({}, **{left: 3}, active="p2") < EVEN


def test_power_does_not_count_any_more_once_it_is_being_dealt() -> None:
    table = Table({}, {"hand": ["thorn-zealot"]}, power=5).end()
    assert table.prompt == "block"
    assert hints_of(GAME).evaluate(table.state) == hints_of(GAME).evaluate(
        Table({}, {"hand": ["thorn-zealot"]}).state
    )


def test_who_is_out_has_no_chance() -> None:
    state = Table({}, {"out": True, "health": 0}, {}).state
    assert hints_of(GAME).evaluate(state) == [EVEN, 0.0, EVEN]


def test_a_team_has_its_chances_together() -> None:
    chances = hints_of(GAME).evaluate(Table({"mastery": 5}, {}, {}, {}, mode="team").state)
    assert chances[0] == max(chances)
    assert sorted(chances.count(each) for each in set(chances)) == [2, 2]
