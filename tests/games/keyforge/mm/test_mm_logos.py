"""Mass Mutation: Logos, a scenario for each sentence of each card."""

from tests.support.duel import Duel
from tests.support.rules import rule

GRAVITRON = {"card": "ultra-gravitron", "under": ["ultra-gravitron-top"]}


@rule("KF-11.11")
def test_diametric_charge_deals_one_damage_with_two_splash() -> None:
    duel = Duel(
        "logos", {"hand": ["diametric-charge"]}, {"line": ["troll", "bumpsy", "bigtwig", "headhunter"]}
    )
    duel.play("diametric-charge", "pick bumpsy.1")
    damage = [duel.damage(f"{card}.1") for card in ("troll", "bumpsy", "bigtwig", "headhunter")]
    assert damage == [2, 1, 2, 0]
    assert duel.amber[0] == 1


def test_infomorph_draws_nothing_when_it_is_played() -> None:
    duel = Duel("logos", {"hand": ["infomorph"], "deck": ["anger", "punch"]})
    duel.play("infomorph")
    assert (duel.your("hand"), duel.your("line")) == ([], ["infomorph"])


def test_ultra_gravitron_archives_the_top_five_cards_of_your_deck() -> None:
    duel = Duel(
        "logos",
        {
            "hand": ["ultra-gravitron", "ultra-gravitron-top"],
            "deck": ["anger", "punch", "troll", "bumpsy", "velum", "hyde"],
        },
    )
    duel.play("ultra-gravitron")
    assert sorted(duel.your("archive")) == ["anger", "bumpsy", "punch", "troll", "velum"]
    assert duel.your("deck") == ["hyde"]
    assert (duel.power("ultra-gravitron.1"), duel.armour("ultra-gravitron.1")) == (10, 3)


def test_ultra_gravitron_discards_from_the_archive_to_purge_a_creature_and_use_its_icons() -> None:
    rich = {"card": "bumpsy", "icons": ["amber", "draw", "damage", "capture"]}
    duel = Duel(
        "logos",
        {"line": [GRAVITRON], "archive": ["anger", "punch"], "deck": ["velum"]},
        {"line": [rich, "troll"], "amber": 3},
    )
    duel.reap("ultra-gravitron.1", "pick punch@p1/archive.1", "pick bumpsy.1", "pick troll.1")
    assert (duel.your("archive"), duel.your("discard")) == (["anger"], ["punch"])
    assert (duel.their("purged"), duel.their("line")) == (["bumpsy"], ["troll"])
    assert duel.your("hand") == ["velum"]
    assert duel.damage("troll.1") == 1
    assert duel.mark("amber", "ultra-gravitron.1") == 1
    assert duel.amber == (1 + 1, 2)


def test_ultra_gravitron_does_so_after_a_fight_too() -> None:
    duel = Duel(
        "logos", {"line": [GRAVITRON], "archive": ["anger"]}, {"line": ["troll", "dust-pixie", "bumpsy"]}
    )
    duel.fight("ultra-gravitron.1", "troll.1", "pick anger@p1/archive.1", "pick dust-pixie.1")
    assert (duel.their("line"), duel.their("purged")) == (["bumpsy"], ["dust-pixie"])
    assert duel.amber == (2, 0), "the two icons of the pixie"


def test_ultra_gravitron_purges_nobody_with_an_empty_archive() -> None:
    duel = Duel("logos", {"line": [GRAVITRON]}, {"line": ["troll"], "archive": ["anger"]})
    duel.reap("ultra-gravitron.1", "done")
    assert (duel.their("line"), duel.their("archive")) == (["troll"], ["anger"])
    assert duel.is_your_move


@rule("KF-18.10", "KF-15.5", "KF-4.13")
def test_wild_wormhole_leaves_half_of_ultra_gravitron_on_the_deck() -> None:
    duel = Duel(
        "logos",
        {"hand": ["wild-wormhole", "ultra-gravitron"], "deck": ["ultra-gravitron-top", "anger"]},
    )
    duel.play("wild-wormhole")
    assert duel.amber == (1, 0)
    assert duel.your("deck") == ["anger", "ultra-gravitron-top"]
    assert (duel.your("hand"), duel.your("line")) == (["ultra-gravitron"], [])
    assert "cannot-play" in duel.kinds()
