"""Worlds Collide: Brobnar, a scenario for each sentence of each card."""

from tests.support.duel import Duel
from tests.support.rules import rule


def test_igon_the_green_is_purged_and_brings_igon_the_terrible_from_your_discard_pile() -> None:
    duel = Duel(
        "shadows",
        {"line": ["macis-asp"], "discard": ["igon-the-terrible"]},
        {"line": ["igon-the-green"], "discard": ["igon-the-terrible", "troll"]},
    )
    duel.fight("macis-asp.1", "igon-the-green.1")
    assert (duel.their("purged"), duel.their("hand")) == (["igon-the-green"], ["igon-the-terrible"])
    assert (duel.their("discard"), duel.your("discard")) == (["troll"], ["igon-the-terrible"])


def test_igon_the_green_is_purged_also_without_igon_the_terrible() -> None:
    duel = Duel("shadows", {"line": ["macis-asp"]}, {"line": ["igon-the-green"], "discard": ["troll"]})
    duel.fight("macis-asp.1", "igon-the-green.1")
    assert (duel.their("purged"), duel.their("hand")) == (["igon-the-green"], [])
    assert duel.is_your_move


def test_igon_the_green_brings_nobody_when_it_is_not_destroyed() -> None:
    duel = Duel(
        "shadows", {"hand": ["lights-out"]}, {"line": ["igon-the-green"], "discard": ["igon-the-terrible"]}
    )
    duel.play("lights-out")
    assert (duel.their("hand"), duel.their("discard")) == (["igon-the-green"], ["igon-the-terrible"])


def test_igon_the_terrible_stays_when_igon_the_green_has_been_purged() -> None:
    duel = Duel("brobnar", {"hand": ["igon-the-terrible"], "purged": ["igon-the-green"]})
    assert duel.play("igon-the-terrible").your("line") == ["igon-the-terrible"]


def test_igon_the_terrible_is_destroyed_while_igon_the_green_has_not_been_purged() -> None:
    duel = Duel("brobnar", {"hand": ["igon-the-terrible"], "discard": ["igon-the-green"]})
    duel.play("igon-the-terrible")
    assert (duel.your("line"), duel.your("discard")) == ([], ["igon-the-green", "igon-the-terrible"])


def test_igon_the_terrible_steals_after_a_fight() -> None:
    duel = Duel("brobnar", {"line": ["igon-the-terrible"]}, {"line": ["krump"], "amber": 2})
    assert duel.fight("igon-the-terrible.1", "krump.1").amber == (1, 1)
    duel = Duel("brobnar", {"line": ["igon-the-terrible"]}, {"line": ["krump"], "amber": 2})
    assert duel.reap("igon-the-terrible.1").amber == (1, 2)


@rule("KF-12.4")
def test_irestaff_enrages_a_creature_and_gives_it_power() -> None:
    duel = Duel("brobnar", {"artifacts": ["irestaff"], "line": ["krump"]}, {"line": ["troll"]})
    duel.act("irestaff.1")
    assert duel.options == ["pick krump.1", "pick troll.1"]
    duel.do("pick krump.1")
    assert (duel.mark("enrage", "krump.1"), duel.power("krump.1")) == (1, 7)
    assert (duel.mark("enrage", "troll.1"), duel.power("troll.1")) == (0, 8)
    assert duel.options == ["fight krump.1 troll.1", "end"]


def test_irestaff_gives_power_also_to_a_creature_that_is_enraged_already() -> None:
    duel = Duel("brobnar", {"artifacts": ["irestaff"], "line": [{"card": "krump", "enrage": True}]})
    duel.act("irestaff.1")
    assert (duel.mark("enrage", "krump.1"), duel.power("krump.1")) == (1, 7)


def test_irestaff_does_nothing_on_an_empty_table() -> None:
    duel = Duel("brobnar", {"artifacts": ["irestaff"]}).act("irestaff.1")
    assert (duel.is_ready("irestaff.1"), duel.is_your_move) == (False, True)


def test_ragnarok_lets_no_creature_reap_and_rewards_fights() -> None:
    duel = Duel("brobnar", {"hand": ["ragnarok"], "line": ["troll", "bumpsy"]}, {"line": ["krump", "valdr"]})
    duel.play("ragnarok")
    assert not [each for each in duel.options if each.startswith("reap")]
    duel.fight("troll.1", "krump.1")
    assert duel.amber == (1, 0)
    duel.fight("bumpsy.1", "valdr.1")
    assert duel.amber == (2, 0), "also when it does not survive"
    assert duel.your("line") == ["troll"]


def test_ragnarok_destroys_each_creature_at_the_end_of_the_turn() -> None:
    duel = Duel(
        "brobnar",
        {"hand": ["ragnarok", "bumpsy"], "line": ["troll"], "artifacts": ["cannon"]},
        {"line": ["krump"], "houses": ["brobnar", "dis"]},
    )
    duel.play("ragnarok").play("bumpsy", "right-flank")
    assert (duel.your("line"), duel.their("line")) == (["troll", "bumpsy"], ["krump"])
    duel.end("done")
    assert (duel.asked, duel.prompt) == (1, "house")
    assert (duel.your("line"), duel.their("line"), duel.your("artifacts")) == ([], [], ["cannon"])


def test_ragnarok_is_over_in_the_next_turn() -> None:
    duel = Duel(
        "brobnar",
        {"hand": ["ragnarok"], "line": ["troll"]},
        {"hand": ["krump"], "houses": ["brobnar", "dis"]},
    )
    duel.play("ragnarok").end("house brobnar", "play krump", "end")
    assert duel.their("line") == ["krump"]


@rule("KF-11.1")
def test_ragnarok_must_come_first() -> None:
    duel = Duel("brobnar", {"hand": ["ragnarok"], "line": ["troll"]}).reap("troll.1")
    assert duel.options == ["discard ragnarok", "end"]


def test_shorty_is_enraged_by_reaping() -> None:
    duel = Duel("brobnar", {"line": ["shorty", "krump"]})
    duel.reap("shorty.1")
    assert (duel.mark("enrage", "shorty.1"), duel.mark("enrage", "krump.1"), duel.amber[0]) == (1, 0, 1)


@rule("KF-11.3")
def test_shorty_assaults_and_is_not_enraged_by_fighting() -> None:
    duel = Duel("brobnar", {"line": ["shorty"]}, {"line": ["troll"]})
    duel.fight("shorty.1", "troll.1")
    assert duel.their("line") == [], "four before the fight and four in it"
    duel = Duel("brobnar", {"line": ["shorty"]}, {"line": ["wardrummer"]})
    duel.fight("shorty.1", "wardrummer.1")
    assert (duel.damage("shorty.1"), duel.mark("enrage", "shorty.1")) == (0, 0)


def test_slimy_jark_enrages_the_creature_it_fights() -> None:
    duel = Duel("brobnar", {"line": ["slimy-jark", "krump"]}, {"line": ["troll", "bumpsy"]})
    duel.fight("slimy-jark.1", "troll.1")
    assert [duel.mark("enrage", f"{each}.1") for each in ("slimy-jark", "krump", "troll", "bumpsy")] == [
        0,
        0,
        1,
        0,
    ]
    assert (duel.damage("slimy-jark.1"), duel.damage("troll.1")) == (0, 1)


def test_slimy_jark_enrages_nobody_by_reaping_or_killing() -> None:
    duel = Duel("brobnar", {"line": ["slimy-jark"]}, {"line": ["troll"]}).reap("slimy-jark.1")
    assert duel.mark("enrage", "troll.1") == 0
    duel = Duel("brobnar", {"line": ["slimy-jark"]}, {"line": ["dust-pixie"]})
    duel.fight("slimy-jark.1", "dust-pixie.1")
    assert (duel.their("discard"), duel.is_your_move) == (["dust-pixie"], True)
    assert duel.mark("enrage", "dust-pixie@p2/discard.1") == 0
