"""Undergrowth from Taur to Undergrowth Aspirant, a scenario for each sentence."""

from typing import Any

import pytest
from tests.support.rules import rule
from tests.support.shards import Table


@rule("SHI-6.13")
def test_taur_copies_an_undergrowth_ally_played_this_turn() -> None:
    table = Table({"hand": ["spore-cleric"], "play": ["taur-arachpriest"], "health": 20})
    table.play("spore-cleric").exhaust("taur-arachpriest")
    assert table.health[0] == 28
    assert table.is_exhausted("taur-arachpriest.1")


@rule("SHI-6.4", "SHI-4.6")
def test_taur_copies_on_exhausting_only_already_in_the_turn_he_was_played() -> None:
    table = Table({"hand": ["spore-cleric", "taur-arachpriest"], "health": 20})
    table.play("spore-cleric").play("taur-arachpriest")
    assert table.health[0] == 24
    table.exhaust("taur-arachpriest")
    assert table.health[0] == 28
    assert "exhaust taur-arachpriest.1" not in table.options


@rule("SHI-6.24")
def test_taur_must_choose_among_undergrowth_allies_only() -> None:
    you = {
        "hand": ["spore-cleric", "leshai-knight", "nil-assassin", "crystal", "additri-gaiamancer"],
        "play": ["taur-arachpriest"],
    }
    table = Table(you)
    table.play("spore-cleric").play("leshai-knight").play("nil-assassin").play("crystal")
    table.play("additri-gaiamancer").exhaust("taur-arachpriest")
    assert set(table.options) == {"pick spore-cleric.1", "pick leshai-knight.1"}


@rule("SHI-6.24")
def test_taur_does_nothing_if_no_undergrowth_ally_was_played() -> None:
    you = {
        "hand": ["nil-assassin", "additri-gaiamancer", "spore-cleric"],
        "play": ["taur-arachpriest"],
        "discard": ["leshai-knight"],
        "health": 20,
    }
    table = Table(you)
    table.play("nil-assassin").play("additri-gaiamancer").exhaust("taur-arachpriest")
    assert (table.power, table.health[0]) == (5, 20)
    assert table.is_your_move


@rule("SHI-6.7")
def test_taur_copies_a_fast_played_mercenary() -> None:
    table = Table({"play": ["taur-arachpriest"], "health": 20}, row=["spore-cleric"], crystals=2)
    table.fast_play("spore-cleric").exhaust("taur-arachpriest")
    assert table.health[0] == 28


@rule("SHI-6.22")
def test_taur_copying_an_ally_adds_none_for_additri() -> None:
    you = {"hand": ["leshai-knight"], "play": ["taur-arachpriest", "additri-gaiamancer"]}
    table = Table(you)
    table.play("leshai-knight").exhaust("taur-arachpriest").exhaust("additri-gaiamancer")
    assert table.power == 3 + 6 + 2 + 2


@rule("SHI-7.14")
def test_taur_copying_thorn_zealot_draws_and_destroys_as_his_owner() -> None:
    you = {"hand": ["thorn-zealot"], "deck": ["crystal"] * 2, "play": ["taur-arachpriest"]}
    table = Table(you, {"play": ["evokatus"]})
    table.play("thorn-zealot", "done")
    assert table.their("play") == ["evokatus"]
    table.exhaust("taur-arachpriest")
    assert (table.their("play"), table.your("hand")) == ([], ["crystal", "crystal"])
    assert "taur-arachpriest" in table.your("play")


# Thorn Zealot.


@rule("SHI-6.9")
def test_thorn_zealot_draws_a_card_and_destroys_nothing_without_unify() -> None:
    table = Table({"hand": ["thorn-zealot"], "deck": ["crystal", "blaster"]}, {"play": ["evokatus"]})
    table.play("thorn-zealot", "done")
    assert table.your("hand") == ["crystal"]
    assert table.their("play") == ["evokatus"]


@rule("SHI-6.12", "SHI-6.9")
def test_thorn_zealot_with_unify_destroys_an_enemy_champion_of_your_choice() -> None:
    you = {"hand": ["spore-cleric", "thorn-zealot"], "play": ["optio-crusher"]}
    table = Table(you, {"play": ["evokatus", "general-decurion"]})
    table.play("spore-cleric").play("thorn-zealot")
    assert set(table.options) == {"pick evokatus.1", "pick general-decurion.1"}
    table.do("pick general-decurion.1")
    assert (table.their("play"), table.their("discard")) == (["evokatus"], ["general-decurion"])
    assert table.your("play") == ["optio-crusher", "spore-cleric", "thorn-zealot"]


@rule("SHI-7.14")
def test_thorn_zealot_must_destroy_the_only_enemy_champion() -> None:
    table = Table({"hand": ["spore-cleric", "thorn-zealot"]}, {"play": ["evokatus"]})
    table.play("spore-cleric").play("thorn-zealot")
    assert table.their("discard") == ["evokatus"]
    assert table.power == 0
    assert table.is_your_move


@rule("SHI-3.8")
def test_thorn_zealot_destroys_nothing_if_no_opponent_has_a_champion() -> None:
    table = Table({"hand": ["spore-cleric", "thorn-zealot"], "play": ["optio-crusher"]})
    table.play("spore-cleric").play("thorn-zealot")
    assert "optio-crusher" in table.your("play")
    assert table.is_your_move


@rule("SHI-6.30")
def test_thorn_zealot_may_destroy_a_champion_of_any_opponent() -> None:
    table = Table(
        {"hand": ["spore-cleric", "thorn-zealot"]}, {"play": ["evokatus"]}, {"play": ["systema-ai"]}
    )
    table.play("spore-cleric").play("thorn-zealot", "pick systema-ai.1")
    assert (table.their("play", 1), table.their("discard", 2)) == (["evokatus"], ["systema-ai"])


@rule("SHI-10.16", "SHI-1.16")
def test_thorn_zealot_may_destroy_champions_of_either_opponent_but_not_those_of_a_team_mate() -> None:
    others = ({"play": ["evokatus"]}, {"play": ["systema-ai"]}, {"play": ["optio-crusher"]})
    table = Table({"hand": ["spore-cleric", "thorn-zealot"]}, *others, mode="team")
    table.play("spore-cleric").play("thorn-zealot")
    assert set(table.options) == {"pick evokatus.1", "pick systema-ai.1"}


PROTECTED = [
    ({"play": ["li-hin-the-shattered", "systema-ai"]}, "li-hin-the-shattered"),
    ({"play": ["drakonarius", "general-decurion"]}, "drakonarius"),
    ({"play": ["raidian-cloud-master", "systema-ai"], "mastery": 30}, "raidian-cloud-master"),
    ({"play": ["zetta-the-encryptor", "evokatus"]}, "evokatus"),
]


@rule("SHI-6.12", "SHI-13.13")
@pytest.mark.parametrize(("foe", "card"), PROTECTED)
def test_thorn_zealot_destroys_a_champion_that_can_not_be_attacked(foe: dict[str, Any], card: str) -> None:
    table = Table({"hand": ["spore-cleric", "thorn-zealot"]}, foe, power=30)
    assert f"attack {card}.1" not in table.options
    table.play("spore-cleric").play("thorn-zealot", f"pick {card}.1")
    assert table.their("discard") == [card]
    assert table.power == 30


@rule("SHI-6.20", "SHI-7.41")
def test_thorn_zealot_destroying_zetta_opens_the_way_to_her_player_and_champions() -> None:
    you = {"hand": ["spore-cleric", "thorn-zealot"]}
    table = Table(you, {"play": ["zetta-the-encryptor", "evokatus"]}, power=5)
    table.play("spore-cleric").play("thorn-zealot", "pick zetta-the-encryptor.1")
    table.attack("evokatus").end()
    assert (table.their("play"), table.health[1]) == ([], 47)


@rule("SHI-6.1", "SHI-6.26")
def test_thorn_zealot_can_show_the_very_ally_that_was_drawn() -> None:
    table = Table({"hand": ["thorn-zealot"], "deck": ["leshai-knight"]}, {"play": ["evokatus"]})
    table.play("thorn-zealot", "show leshai-knight")
    assert table.their("discard") == ["evokatus"]


@rule("SHI-5.2", "SHI-5.3", "SHI-13.7")
def test_thorn_zealot_shown_with_korvus_legionnaire_blocks_5_of_10_and_both_stay_in_hand() -> None:
    table = Table({}, {"hand": ["korvus-legionnaire", "thorn-zealot", "crystal"]}, power=10)
    table.end("show korvus-legionnaire", "show thorn-zealot", "done")
    assert table.health == (50, 45)
    assert table.their("hand") == ["korvus-legionnaire", "thorn-zealot", "crystal"]


@rule("SHI-5.2")
def test_thorn_zealot_blocks_3_and_never_more_than_the_attack_has() -> None:
    table = Table({}, {"hand": ["thorn-zealot"]}, power=2)
    table.end("show thorn-zealot")
    assert table.health == (50, 50)


@rule("SHI-5.4", "SHI-6.23")
def test_thorn_zealot_has_no_use_of_the_shield_when_it_is_played() -> None:
    you = {"hand": ["thorn-zealot"], "deck": ["crystal"] * 6}
    table = Table(you, {"hand": ["nil-assassin"]})
    table.play("thorn-zealot", "done").end().do("play nil-assassin", "end")
    assert (table.asked, table.options) == (0, ["done"])
    table.do("done")
    assert table.health[0] == 45


# Undergrowth Aspirant, with the cases of Unify in general.


@rule("SHI-6.9")
def test_undergrowth_aspirant_heals_3_and_gives_no_power_alone() -> None:
    table = Table({"hand": ["undergrowth-aspirant"], "health": 20}, {"health": 20})
    table.play("undergrowth-aspirant")
    assert (table.health, table.power) == ((23, 20), 0)


@rule("SHI-6.9")
def test_undergrowth_aspirant_gives_5_power_with_unify() -> None:
    table = Table({"hand": ["undergrowth-aspirant", "spore-cleric"], "health": 20})
    table.play("spore-cleric").play("undergrowth-aspirant")
    assert (table.health[0], table.power) == (27, 5)


@rule("SHI-6.26", "SHI-12.3")
def test_undergrowth_aspirant_may_show_an_ally_which_stays_in_hand_known_to_all() -> None:
    table = Table({"hand": ["undergrowth-aspirant", "crystal", "spore-cleric", "leshai-knight"]})
    table.play("undergrowth-aspirant")
    assert set(table.options) == {"show spore-cleric", "show leshai-knight", "done"}
    table.do("show leshai-knight")
    assert table.power == 5
    assert table.your("hand") == ["crystal", "spore-cleric", "leshai-knight"]
    assert "showed" in table.kinds()
    assert table.state.view(1)["zones"]["p1/hand"]["cards"].count("leshai-knight") == 1


@rule("SHI-6.26")
def test_undergrowth_aspirant_asks_for_no_card_if_those_played_are_enough() -> None:
    table = Table({"hand": ["undergrowth-aspirant", "spore-cleric", "leshai-knight"]})
    table.play("spore-cleric").play("undergrowth-aspirant")
    assert table.power == 5
    assert table.is_your_move


@rule("SHI-6.9")
def test_undergrowth_aspirant_counts_neither_champions_nor_other_factions() -> None:
    you = {
        "hand": ["undergrowth-aspirant", "taur-arachpriest", "nil-assassin"],
        "play": ["additri-gaiamancer"],
    }
    table = Table(you)
    table.play("taur-arachpriest").play("nil-assassin").play("undergrowth-aspirant")
    assert table.power == 5, "that of Nil Assassin"


@rule("SHI-6.9")
def test_undergrowth_aspirant_can_show_neither_a_champion_nor_another_faction() -> None:
    table = Table({"hand": ["undergrowth-aspirant", "taur-arachpriest", "nil-assassin", "crystal"]})
    table.play("undergrowth-aspirant")
    assert table.options == ["done"]


@rule("SHI-6.9")
def test_undergrowth_aspirant_does_not_count_allies_in_the_discard_pile_or_of_the_opponent() -> None:
    you = {"hand": ["undergrowth-aspirant"], "discard": ["spore-cleric"]}
    table = Table(you, {"hand": ["leshai-knight"], "discard": ["fungal-hermit"]}, row=["spore-cleric"])
    table.play("undergrowth-aspirant")
    assert table.power == 0
    assert table.is_your_move


@rule("SHI-6.9")
def test_undergrowth_aspirant_needs_the_other_ally_before_it() -> None:
    table = Table({"hand": ["undergrowth-aspirant", "spore-cleric"]})
    table.play("undergrowth-aspirant", "done").play("spore-cleric")
    assert table.power == 0


@rule("SHI-6.26")
def test_undergrowth_aspirant_leaves_the_shown_ally_to_be_played() -> None:
    table = Table({"hand": ["undergrowth-aspirant", "leshai-knight"]})
    table.play("undergrowth-aspirant", "show leshai-knight").play("leshai-knight")
    assert table.power == 5 + 6
