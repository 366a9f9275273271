"""Worlds Collide: Shadows, a scenario for each sentence of each card."""

from tests.support.duel import Duel
from tests.support.rules import rule

from deckwright.games.keyforge.facts import BY_ID


def test_symon_puts_the_creature_it_fights_on_top_of_its_owners_deck() -> None:
    duel = Duel("shadows", {"line": ["symon", "dodger"]}, {"line": ["troll", "krump"], "deck": ["umbra"]})
    duel.fight("symon.1", "troll.1")
    assert (duel.their("line"), duel.their("deck")) == (["krump"], ["umbra", "troll"])
    assert duel.damage("symon.1") == 0


@rule("KF-9.4")
def test_symon_leaves_a_creature_that_it_destroyed_in_the_discard_pile() -> None:
    duel = Duel("shadows", {"line": ["symon"]}, {"line": ["rad-penny", "bad-penny", "dust-pixie"]})
    duel.fight("symon.1", "dust-pixie.1")
    assert (duel.their("discard"), duel.their("deck")) == (["dust-pixie"], [])


def test_symon_moves_nobody_when_it_reaps() -> None:
    duel = Duel("shadows", {"line": ["symon"]}, {"line": ["troll"]}).reap("symon.1")
    assert (duel.their("line"), duel.amber[0]) == (["troll"], 1)


@rule("KF-16.2")
def test_symon_is_an_alien_thief() -> None:
    assert BY_ID["symon"].traits == ("alien", "thief")
