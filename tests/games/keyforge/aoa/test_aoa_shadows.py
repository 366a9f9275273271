"""Age of Ascension: Shadows, a scenario for each sentence of each card."""

from tests.support.duel import Duel
from tests.support.rules import rule


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
