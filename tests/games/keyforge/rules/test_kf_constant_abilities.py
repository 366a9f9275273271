"""Abilities without a bold word: they wait for no turn among others, and work once (KF-9.3)."""

from tests.support.duel import Duel
from tests.support.rules import rule


@rule("KF-9.3", "KF-3.2")
def test_two_stings_get_what_a_key_cost_once() -> None:
    duel = Duel(you={"amber": 6}, foe={"artifacts": ["the-sting", "the-sting"]}, step="start")
    duel.do("forge red")
    assert (duel.amber, duel.keys) == ((0, 6), (1, 0))


@rule("KF-9.3", "KF-1.8")
def test_the_sting_gets_what_a_key_cost_before_anything_that_waits_for_the_key() -> None:
    you = {"amber": 7, "artifacts": ["strange-gizmo"]}
    duel = Duel(you=you, foe={"artifacts": ["the-sting"]}, step="start")
    duel.do("forge red")
    assert duel.their("artifacts") == [], "Strange Gizmo has destroyed it"
    assert duel.amber == (1, 6)


@rule("KF-9.3", "KF-3.4")
def test_the_sting_gets_æmber_that_was_spent_from_a_card() -> None:
    universe = {"card": "pocket-universe", "amber": 2}
    duel = Duel(you={"amber": 4, "artifacts": [universe]}, foe={"artifacts": ["the-sting"]}, step="start")
    duel.do("forge red")
    assert (duel.amber, duel.mark("amber", "pocket-universe.1")) == ((0, 6), 0)


@rule("KF-9.3", "KF-9.6")
def test_æmber_that_the_sting_gets_can_be_captured_on_the_way() -> None:
    you = {"amber": 6, "line": ["ether-spider"]}
    duel = Duel(you=you, foe={"artifacts": ["the-sting"]}, step="start")
    duel.do("forge red")
    assert (duel.amber, duel.mark("amber", "ether-spider.1")) == ((0, 0), 6)
