"""Mass Mutation: Shadows, a scenario for each sentence of each card."""

from tests.support.duel import Duel
from tests.support.rules import rule


def test_doom_sigil_gives_every_creature_poison() -> None:
    duel = Duel("brobnar", {"line": ["troll"], "artifacts": ["doom-sigil"]}, {"line": ["krump", "bumpsy"]})
    duel.fight("troll.1", "krump.1")
    assert (duel.your("line"), duel.their("line")) == ([], ["bumpsy"])
    assert duel.your("artifacts") == ["doom-sigil"]


def test_doom_sigil_is_destroyed_when_there_are_no_creatures() -> None:
    duel = Duel("brobnar", {"line": ["troll"], "artifacts": ["doom-sigil"]}, {"line": ["krump"]})
    duel.fight("troll.1", "krump.1")
    assert (duel.your("artifacts"), sorted(duel.your("discard"))) == ([], ["doom-sigil", "troll"])


def test_doom_sigil_does_not_survive_being_played_without_a_creature() -> None:
    duel = Duel("shadows", {"hand": ["doom-sigil"], "artifacts": ["subtle-maul"]}).play("doom-sigil")
    assert (duel.your("artifacts"), duel.your("discard")) == (["subtle-maul"], ["doom-sigil"])
    duel = Duel("shadows", {"hand": ["doom-sigil"]}, {"line": ["troll"]}).play("doom-sigil")
    assert duel.your("artifacts") == ["doom-sigil"], "an enemy creature will do"


@rule("KF-18.20", "KF-11.12")
def test_mutant_cutpurse_deals_no_damage_when_played() -> None:
    duel = Duel("shadows", {"hand": ["mutant-cutpurse"]}, {"line": ["troll"]}).play("mutant-cutpurse")
    assert (duel.your("line"), duel.damage("troll.1"), duel.is_your_move) == (["mutant-cutpurse"], 0, True)


def test_rad_penny_steals_one_when_played() -> None:
    duel = Duel("shadows", {"hand": ["rad-penny"]}, {"amber": 2})
    assert duel.play("rad-penny").amber == (1, 1)


def test_rad_penny_is_shuffled_into_her_deck_when_she_is_destroyed() -> None:
    duel = Duel("brobnar", {"line": ["troll"]}, {"line": ["rad-penny"], "deck": ["umbra", "dodger"]})
    duel.fight("troll.1", "rad-penny.1")
    assert sorted(duel.their("deck")) == ["dodger", "rad-penny", "umbra"]
    assert (duel.their("discard"), duel.their("line")) == ([], [])
    assert "shuffled" in duel.kinds()


def test_rad_penny_is_not_shuffled_in_when_she_goes_elsewhere() -> None:
    duel = Duel("shadows", {"hand": ["oubliette"]}, {"line": ["rad-penny"]}).play("oubliette")
    assert (duel.their("deck"), duel.their("purged")) == ([], ["rad-penny"])
