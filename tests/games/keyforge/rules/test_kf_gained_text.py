"""Text that a creature gains for a turn speaks to whoever controls the creature (KF-9.11, KF-9.14)."""

from typing import Any

from tests.support.duel import Duel
from tests.support.rules import rule

MINDLOCK = {"card": "harland-mindlock", "house": "untamed"}
BUMPSY = {"card": "bumpsy", "house": "untamed"}


def taken_over(model: str, *hand: str, **foe: Any) -> Duel:
    """The opponent's Bumpsy has gained the text of a creature, and then you have taken it over."""
    you = {"artifacts": ["creed-of-nurture"], "hand": [model, MINDLOCK, *hand]}
    duel = Duel("untamed", you, {"line": [BUMPSY], **foe}).omni("creed-of-nurture.1")
    for choice in (f"pick {model}", "play harland-mindlock"):
        duel.do(choice)
        if duel.prompt == "choose":
            duel.do("pick bumpsy.1")
    duel.do("left-flank")
    assert duel.controller("bumpsy.1") == 0
    return duel


@rule("KF-9.11", "KF-7.9")
def test_a_gained_ability_works_for_whoever_has_taken_the_creature_over() -> None:
    assert taken_over("dew-faerie").reap("bumpsy.1").amber == (2, 0)


@rule("KF-9.11", "KF-7.9")
def test_a_gained_ability_waits_for_what_the_new_controller_does() -> None:
    duel = taken_over("hunting-witch", "dust-pixie").play("dust-pixie", "left-flank")
    assert duel.amber == (2 + 1, 0), "the Pixie's icons, and the text of the Witch"


@rule("KF-9.11", "KF-9.14")
def test_a_gained_text_about_the_opponent_is_about_that_of_the_new_controller() -> None:
    duel = taken_over("murmook")
    costs = [player["key-cost"] for player in duel.state.view(0)["table"]["players"]]
    assert costs == [6, 7]


@rule("KF-9.11", "KF-9.14")
def test_friendly_in_a_gained_text_is_who_is_friendly_to_the_new_controller() -> None:
    duel = taken_over("grey-monk", line=[BUMPSY, "urchin"])
    assert [duel.armour(f"{name}.1") for name in ("bumpsy", "harland-mindlock", "urchin")] == [1, 1, 0]


@rule("KF-9.11")
def test_a_gained_text_speaks_to_the_opponent_as_long_as_they_control_the_creature() -> None:
    you = {"artifacts": ["creed-of-nurture"], "hand": ["murmook"]}
    duel = Duel("untamed", you, {"line": [BUMPSY]}).omni("creed-of-nurture.1", "pick murmook")
    costs = [player["key-cost"] for player in duel.state.view(0)["table"]["players"]]
    assert costs == [7, 6]
