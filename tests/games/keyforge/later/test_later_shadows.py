"""Cards of later sets: Shadows, a scenario for each sentence of each card."""

from tests.support.duel import Duel
from tests.support.rules import rule

from deckwright.games.keyforge.facts import BY_ID


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


def test_early_birds_ready_each_shadows_card() -> None:
    duel = Duel(
        "shadows",
        {
            "hand": ["early-birds"],
            "line": [{"card": "dodger", "exhausted": True}, {"card": "troll", "exhausted": True}],
            "artifacts": [{"card": "seeker-needle", "exhausted": True}],
        },
        {"line": [{"card": "umbra", "exhausted": True}]},
    )
    duel.play("early-birds")
    ready = [duel.is_ready(f"{each}.1") for each in ("dodger", "troll", "seeker-needle", "umbra")]
    assert ready == [True, False, True, True], "also the opponent's"
    assert duel.amber[0] == 2


@rule("KF-11.1")
def test_early_birds_must_come_first() -> None:
    duel = Duel("shadows", {"hand": ["early-birds"], "line": ["dodger"]})
    assert "play early-birds" in duel.options
    duel.reap("dodger.1")
    assert "play early-birds" not in duel.options


@rule("KF-11.5")
def test_lamindra_makes_her_neighbours_elusive() -> None:
    duel = Duel("shadows", {"hand": ["lamindra"], "line": ["troll", "krump", "bumpsy"]}, {"line": ["valdr"]})
    duel.play("lamindra", "at 1")
    assert duel.your("line") == ["troll", "lamindra", "krump", "bumpsy"]
    elusive = [duel.attribute("elusive", f"{each}.1") for each in ("troll", "krump", "bumpsy", "valdr")]
    assert elusive == [1, 1, 0, 0]


@rule("KF-11.6")
def test_a_neighbour_of_lamindra_is_elusive_in_the_first_attack_of_a_turn() -> None:
    duel = Duel("brobnar", {"line": ["headhunter", "troll"]}, {"line": ["lamindra", "krump"]})
    duel.fight("headhunter.1", "krump.1")
    assert (duel.damage("headhunter.1"), duel.damage("krump.1")) == (0, 0)
    duel.fight("troll.1", "krump.1")
    assert (duel.damage("troll.1"), duel.their("line")) == (6, ["lamindra"])


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


@rule("KF-18.13", "KF-9.15")
def test_ronnie_wristclocks_steals_two_of_seven_and_one_of_six() -> None:
    duel = Duel("shadows", {"hand": ["ronnie-wristclocks"]}, {"amber": 7})
    assert duel.play("ronnie-wristclocks").amber == (2, 5)
    duel = Duel("shadows", {"hand": ["ronnie-wristclocks"]}, {"amber": 6})
    assert duel.play("ronnie-wristclocks").amber == (1, 5)


def test_ronnie_wristclocks_steals_nothing_of_nothing() -> None:
    duel = Duel("shadows", {"hand": ["ronnie-wristclocks"], "amber": 7})
    assert duel.play("ronnie-wristclocks").amber == (7, 0), "your own æmber does not count"


def test_shard_of_greed_gains_one_for_each_friendly_shard() -> None:
    duel = Duel(
        "shadows",
        {"artifacts": ["shard-of-greed", "shard-of-pain", "subtle-maul"]},
        {"artifacts": ["shard-of-hope"], "amber": 1},
    )
    assert duel.act("shard-of-greed.1").amber == (2, 1)


def test_shard_of_greed_counts_itself() -> None:
    duel = Duel("shadows", {"artifacts": ["shard-of-greed"]}, {"artifacts": ["shard-of-greed"]})
    assert duel.act("shard-of-greed.1").amber == (1, 0)


@rule("KF-11.1", "KF-11.2")
def test_swindle_steals_three_and_ends_the_step() -> None:
    duel = Duel(
        "shadows",
        {"hand": ["swindle", "urchin"], "line": ["dodger"]},
        {"amber": 4, "houses": ["brobnar", "dis"]},
    )
    duel.play("swindle")
    assert duel.amber == (3, 1)
    assert (duel.prompt, duel.asked) == ("house", 1)


def test_swindle_steals_no_more_than_there_is_and_must_come_first() -> None:
    duel = Duel("shadows", {"hand": ["swindle"]}, {"amber": 2})
    assert duel.play("swindle").amber == (2, 0)
    duel = Duel("shadows", {"hand": ["swindle", "urchin"]}, {"amber": 2}).discard("urchin")
    assert duel.options == ["discard swindle", "end"]


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
