"""Call of the Archons: Dis, from Gabos Longarms to Overlord Greking, a scenario for each sentence."""

from typing import Any

from tests.support.duel import Duel, Player
from tests.support.rules import rule


def after_their_key(you: Player, foe: Player) -> Duel:
    """Your turn, after one in which the opponent forged the red key."""
    foe = {"houses": ["brobnar"], **foe, "amber": foe.get("amber", 0) + 6}
    duel = Duel("", {"houses": ["dis"], **you}, foe, active="p2", step="start")
    return duel.do("forge red", "end")


def key_cost(duel: Duel, seat: int) -> Any:
    return duel.state.view(None)["table"]["players"][seat]["key-cost"]


def test_gabos_longarms_deals_its_damage_to_a_creature_of_its_choice() -> None:
    duel = Duel("dis", {"line": ["gabos-longarms", "shooler"]}, {"line": ["dust-imp", "troll"]})
    duel.fight("gabos-longarms.1", "dust-imp.1")
    assert duel.options == ["pick gabos-longarms.1", "pick shooler.1", "pick dust-imp.1", "pick troll.1"]
    duel.do("pick troll.1")
    assert (duel.damage("troll.1"), duel.damage("dust-imp.1")) == (5, 0)
    assert duel.damage("gabos-longarms.1") == 2, "the one it fights strikes back"
    assert duel.is_your_move


def test_gabos_longarms_can_choose_the_creature_that_it_fights() -> None:
    duel = Duel("dis", {"line": ["gabos-longarms"]}, {"line": ["dust-imp", "troll"]})
    duel.fight("gabos-longarms.1", "dust-imp.1", "pick dust-imp.1")
    assert duel.their("line") == ["troll"]
    assert duel.damage("troll.1") == 0


def test_gabos_longarms_does_not_choose_when_it_is_attacked() -> None:
    duel = Duel(
        "dis", {"line": ["gabos-longarms", "shooler"]}, {"line": ["smaaash", "troll"], "houses": ["brobnar"]}
    )
    duel.end().fight("troll.1", "gabos-longarms.1")
    assert duel.your("line") == ["shooler"]
    assert (duel.damage("troll.1"), duel.damage("smaaash.1")) == (5, 0)


def test_gateway_to_dis_destroys_each_creature_and_gains_three_chains() -> None:
    duel = Duel(
        "dis",
        {"hand": ["gateway-to-dis"], "line": ["troll"], "artifacts": ["key-to-dis"]},
        {"line": ["krump", {"card": "bumpsy", "ward": True}]},
    )
    duel.play("gateway-to-dis")
    assert (duel.your("line"), duel.their("line")) == ([], ["bumpsy"])
    assert duel.your("artifacts") == ["key-to-dis"]
    assert duel.chains == (3, 0)


def test_gateway_to_dis_gains_its_chains_without_any_creature() -> None:
    assert Duel("dis", {"hand": ["gateway-to-dis"]}).play("gateway-to-dis").chains == (3, 0)


def test_gongoozle_makes_the_owner_of_a_survivor_discard_a_card_at_random() -> None:
    duel = Duel(
        "dis",
        {"hand": ["gongoozle", "fear"], "line": ["charette"]},
        {"line": ["troll"], "hand": ["anger", "smith"]},
    )
    duel.play("gongoozle", "pick troll.1")
    assert duel.damage("troll.1") == 3
    assert len(duel.their("hand")) == 1
    assert sorted(duel.their("hand") + duel.their("discard")) == ["anger", "smith"]
    assert duel.your("hand") == ["fear"]
    assert duel.amber == (1, 0)


def test_gongoozle_lets_the_hand_be_if_it_destroys_the_creature() -> None:
    duel = Duel("dis", {"hand": ["gongoozle"], "line": ["charette"]}, {"line": ["tocsin"], "hand": ["anger"]})
    duel.play("gongoozle", "pick tocsin.1")
    assert duel.their("line") == []
    assert duel.their("hand") == ["anger"]


def test_gongoozle_asks_the_owner_not_the_controller() -> None:
    duel = Duel(
        "dis",
        {"hand": ["gongoozle", "fear"]},
        {"line": [{"card": "troll", "borrowed": True}], "hand": ["anger"]},
    )
    duel.play("gongoozle")
    assert duel.your("hand") == []
    assert duel.their("hand") == ["anger"]


def test_gongoozle_discards_for_a_warded_creature_too() -> None:
    duel = Duel(
        "dis", {"hand": ["gongoozle"]}, {"line": [{"card": "dust-imp", "ward": True}], "hand": ["anger"]}
    )
    duel.play("gongoozle")
    assert (duel.their("line"), duel.mark("ward", "dust-imp.1")) == (["dust-imp"], 0)
    assert duel.their("hand") == []


def test_gongoozle_discards_if_another_creature_died_in_place_of_the_chosen_one() -> None:
    duel = Duel(
        "dis",
        {"hand": ["gongoozle"]},
        {"line": [{"card": "shadow-self", "damage": 7}, "tocsin"], "hand": ["anger"]},
    )
    duel.play("gongoozle", "pick tocsin.1")
    assert duel.their("line") == ["tocsin"]
    assert duel.their("hand") == []


def test_gongoozle_does_nothing_without_a_creature() -> None:
    duel = Duel("dis", {"hand": ["gongoozle", "fear"]}, {"hand": ["anger"]})
    duel.play("gongoozle")
    assert (duel.your("hand"), duel.their("hand")) == (["fear"], ["anger"])


def test_guardian_demon_heals_one_creature_and_damages_another_one_as_much() -> None:
    duel = Duel(
        "dis",
        {"hand": ["guardian-demon"], "line": [{"card": "troll", "damage": 3}]},
        {"line": ["krump"]},
    )
    duel.play("guardian-demon", "right-flank", "pick troll.1")
    assert duel.options == ["number 0", "number 1", "number 2"]
    duel.do("number 2")
    assert duel.options == ["pick guardian-demon.1", "pick krump.1"]
    duel.do("pick krump.1")
    assert (duel.damage("troll.1"), duel.damage("krump.1")) == (1, 2)
    assert duel.is_your_move


def test_guardian_demon_can_heal_less_and_an_enemy_creature() -> None:
    duel = Duel("dis", {"line": ["guardian-demon"]}, {"line": [{"card": "troll", "damage": 3}, "krump"]})
    duel.reap("guardian-demon.1", "pick troll.1", "number 1", "pick krump.1")
    assert (duel.damage("troll.1"), duel.damage("krump.1")) == (2, 1)


def test_guardian_demon_can_heal_no_more_than_the_damage() -> None:
    duel = Duel("dis", {"line": ["guardian-demon"]}, {"line": [{"card": "troll", "damage": 1}, "krump"]})
    duel.reap("guardian-demon.1", "pick troll.1")
    assert duel.options == ["number 0", "number 1"]
    duel.do("number 1", "pick guardian-demon.1")
    assert (duel.damage("troll.1"), duel.damage("guardian-demon.1")) == (0, 1)


def test_guardian_demon_heals_after_a_fight() -> None:
    duel = Duel("dis", {"line": ["guardian-demon"]}, {"line": ["tocsin", "krump"]})
    duel.fight("guardian-demon.1", "tocsin.1", "pick guardian-demon.1", "number 2")
    assert (duel.damage("guardian-demon.1"), duel.damage("krump.1")) == (1, 2)


@rule("KF-6.11", "KF-6.16")
def test_guardian_demon_deals_nothing_if_it_healed_nothing() -> None:
    duel = Duel("dis", {"line": ["guardian-demon"]}, {"line": ["krump"]})
    duel.reap("guardian-demon.1", "pick krump.1")
    assert duel.damage("guardian-demon.1") == 0
    assert duel.is_your_move


def test_guilty_hearts_destroys_each_creature_with_amber() -> None:
    duel = Duel(
        "dis",
        {"hand": ["guilty-hearts"], "line": [{"card": "troll", "amber": 2}, "charette"]},
        {"line": ["krump", {"card": "bumpsy", "amber": 1}]},
    )
    duel.play("guilty-hearts")
    assert (duel.your("line"), duel.their("line")) == (["charette"], ["krump"])
    assert duel.amber == (2, 2), "the bonus icon and what lay on the Bumpsy; what lay on the Troll"


def test_guilty_hearts_spares_everybody_without_amber() -> None:
    duel = Duel("dis", {"hand": ["guilty-hearts"], "line": ["troll"]}, {"line": ["krump"]})
    duel.play("guilty-hearts")
    assert (duel.your("line"), duel.their("line")) == (["troll"], ["krump"])


def test_hand_of_dis_destroys_a_creature_that_is_not_on_a_flank() -> None:
    duel = Duel(
        "dis",
        {"hand": ["hand-of-dis"], "line": ["troll", "charette", "krump"]},
        {"line": ["bumpsy", "headhunter", "smaaash", "tocsin"]},
    )
    duel.play("hand-of-dis")
    assert duel.options == ["pick charette.1", "pick headhunter.1", "pick smaaash.1"]
    duel.do("pick smaaash.1")
    assert duel.their("line") == ["bumpsy", "headhunter", "tocsin"]
    assert duel.your("line") == ["troll", "charette", "krump"]


def test_hand_of_dis_does_nothing_against_flanks() -> None:
    duel = Duel("dis", {"hand": ["hand-of-dis"], "line": ["troll", "krump"]}, {"line": ["bumpsy"]})
    duel.play("hand-of-dis")
    assert (duel.your("line"), duel.their("line")) == (["troll", "krump"], ["bumpsy"])


def test_hecatomb_destroys_each_dis_creature_and_pays_those_who_controlled_them() -> None:
    duel = Duel(
        "dis",
        {"hand": ["hecatomb"], "line": ["charette", "troll", "tocsin"]},
        {"line": ["pit-demon", "krump"]},
    )
    duel.play("hecatomb", "done")
    assert (duel.your("line"), duel.their("line")) == (["troll"], ["krump"])
    assert duel.amber == (3, 1), "the bonus icon and two; one"


def test_hecatomb_pays_the_controller_not_the_owner_and_not_for_a_warded_creature() -> None:
    duel = Duel(
        "dis",
        {"hand": ["hecatomb"], "line": [{"card": "charette", "borrowed": True}]},
        {"line": [{"card": "pit-demon", "ward": True}]},
    )
    duel.play("hecatomb")
    assert duel.their("discard") == ["charette"]
    assert duel.their("line") == ["pit-demon"]
    assert duel.amber == (2, 0)


def test_hecatomb_pays_nobody_without_a_dis_creature() -> None:
    duel = Duel("dis", {"hand": ["hecatomb"], "line": ["troll"]}, {"line": ["krump"]})
    duel.play("hecatomb")
    assert duel.amber == (1, 0)


def test_hysteria_returns_each_creature_to_its_owners_hand() -> None:
    duel = Duel(
        "dis",
        {"hand": ["hysteria"], "line": ["troll", {"card": "krump", "borrowed": True}]},
        {"line": ["bumpsy"], "artifacts": ["cannon"]},
    )
    duel.play("hysteria")
    assert duel.your("hand") == ["troll"]
    assert sorted(duel.their("hand")) == ["bumpsy", "krump"]
    assert duel.their("artifacts") == ["cannon"]


@rule("KF-15.9")
def test_key_hammer_unforges_the_key_of_the_turn_before_and_pays_six() -> None:
    duel = after_their_key({"hand": ["key-hammer"]}, {"keys": ["blue"]})
    assert duel.keys == (0, 2)
    duel.play("key-hammer")
    assert duel.keys == (0, 1)
    assert "unforged" in duel.kinds()
    assert duel.amber == (1, 6)


def test_key_hammer_pays_six_even_if_no_key_was_forged() -> None:
    duel = Duel("dis", {"hand": ["key-hammer"], "keys": ["red"]}, {"keys": ["blue"]})
    duel.play("key-hammer")
    assert duel.keys == (1, 1)
    assert duel.amber == (1, 6)


def test_key_hammer_lets_a_key_be_that_is_older_than_a_turn() -> None:
    duel = after_their_key({"hand": ["key-hammer"]}, {})
    duel.end().end().play("key-hammer")
    assert duel.keys == (0, 1)


@rule("KF-5.3", "KF-6.9")
def test_key_to_dis_sacrifices_itself_and_destroys_each_creature() -> None:
    duel = Duel("brobnar", {"artifacts": ["key-to-dis"], "line": ["troll"]}, {"line": ["krump"]})
    duel.omni("key-to-dis.1")
    assert (duel.your("line"), duel.their("line"), duel.your("artifacts")) == ([], [], [])
    assert duel.your("discard") == ["key-to-dis", "troll"]


def test_key_to_dis_can_not_be_used_while_it_is_exhausted() -> None:
    duel = Duel("dis", {"artifacts": [{"card": "key-to-dis", "exhausted": True}], "line": ["troll"]})
    assert duel.options == ["end"]


def test_lash_of_broken_dreams_makes_keys_dearer_in_the_opponents_next_turn() -> None:
    duel = Duel("dis", {"artifacts": ["lash-of-broken-dreams"]}, {"amber": 8, "houses": ["brobnar"]})
    duel.act("lash-of-broken-dreams.1")
    assert (key_cost(duel, 0), key_cost(duel, 1)) == (6, 6), "not before that turn"
    duel.end()
    assert (duel.asked, duel.prompt, duel.keys) == (1, "main", (0, 0))
    assert (key_cost(duel, 0), key_cost(duel, 1)) == (9, 9), "keys of both players"
    duel.end().end()
    assert (duel.asked, duel.prompt) == (1, "key")


def test_lash_of_broken_dreams_does_not_stop_nine() -> None:
    duel = Duel("dis", {"artifacts": ["lash-of-broken-dreams"]}, {"amber": 9, "houses": ["brobnar"]})
    duel.act("lash-of-broken-dreams.1").end("forge red")
    assert (duel.keys, duel.amber) == ((0, 1), (0, 0))


@rule("KF-7.7")
def test_library_of_the_damned_archives_a_card_of_your_hand() -> None:
    duel = Duel(
        "dis",
        {"artifacts": ["library-of-the-damned"], "hand": ["fear", "troll"], "discard": ["krump"]},
        {"hand": ["anger"]},
    )
    duel.act("library-of-the-damned.1")
    assert duel.options == ["pick fear", "pick troll"]
    duel.do("pick troll")
    assert (duel.your("archive"), duel.your("hand")) == (["troll"], ["fear"])
    assert duel.their("hand") == ["anger"]


def test_library_of_the_damned_archives_nothing_from_an_empty_hand() -> None:
    duel = Duel("dis", {"artifacts": ["library-of-the-damned"], "discard": ["krump"]})
    duel.act("library-of-the-damned.1", "done")
    assert duel.your("archive") == []
    assert duel.is_your_move


def test_lifeward_keeps_the_opponent_from_playing_creatures_in_the_next_turn() -> None:
    duel = Duel(
        "brobnar",
        {"artifacts": ["lifeward"], "hand": ["bumpsy"]},
        {"hand": ["troll", "anger", "cannon"], "houses": ["brobnar"]},
    )
    duel.omni("lifeward.1")
    assert duel.your("discard") == ["lifeward"]
    assert "play bumpsy" in duel.options, "your own creatures can be played"
    duel.end()
    assert "play troll" not in duel.options
    assert {"play anger", "play cannon", "discard troll"} <= set(duel.options)
    duel.end("house brobnar").end()
    assert "play troll" in duel.options, "it lasts for one turn"


def test_lifeward_stops_creatures_that_an_effect_would_play() -> None:
    duel = Duel(
        "dis",
        {"artifacts": ["lifeward"]},
        {"artifacts": ["sacrificial-altar"], "line": ["grey-monk"], "discard": ["troll"], "houses": ["dis"]},
    )
    duel.omni("lifeward.1").end("house dis")
    duel.act("sacrificial-altar.1")
    assert duel.their("purged") == ["grey-monk"]
    assert (duel.their("line"), duel.their("discard")) == ([], ["troll"])


def test_master_of_1_may_destroy_a_creature_with_power_1() -> None:
    duel = Duel("dis", {"line": ["master-of-1", "restringuntus"]}, {"line": ["urchin", "dust-imp"]})
    duel.reap("master-of-1.1", "yes")
    assert duel.options == ["pick restringuntus.1", "pick urchin.1"]
    duel.do("pick urchin.1")
    assert (duel.your("line"), duel.their("line")) == (["master-of-1", "restringuntus"], ["dust-imp"])
    assert duel.amber == (1, 0)


def test_master_of_1_may_destroy_nothing() -> None:
    duel = Duel("dis", {"line": ["master-of-1"]}, {"line": ["urchin"]})
    duel.reap("master-of-1.1", "no")
    assert duel.their("line") == ["urchin"]


def test_master_of_2_may_destroy_a_creature_with_power_2() -> None:
    duel = Duel("dis", {"line": ["master-of-2"]}, {"line": ["urchin", "dust-imp", "tocsin"]})
    duel.reap("master-of-2.1", "yes")
    assert duel.their("line") == ["urchin", "tocsin"]


def test_master_of_2_finds_nobody_with_more_or_less() -> None:
    duel = Duel(
        "dis", {"line": ["master-of-2"]}, {"line": ["urchin", {"card": "dust-imp", "power-counters": 1}]}
    )
    duel.reap("master-of-2.1", "yes")
    assert duel.their("line") == ["urchin", "dust-imp"]
    assert duel.is_your_move


def test_master_of_3_may_destroy_a_creature_with_power_3() -> None:
    duel = Duel("dis", {"line": ["master-of-3", "succubus"]}, {"line": ["dust-imp", "tocsin", "charette"]})
    duel.reap("master-of-3.1", "yes", "pick tocsin.1")
    assert (duel.your("line"), duel.their("line")) == (["master-of-3", "succubus"], ["dust-imp", "charette"])


def test_master_of_3_may_destroy_nothing() -> None:
    duel = Duel("dis", {"line": ["master-of-3"]}, {"line": ["tocsin"]})
    duel.reap("master-of-3.1", "no")
    assert duel.their("line") == ["tocsin"]


def test_mind_barb_makes_the_opponent_discard_a_card_at_random() -> None:
    duel = Duel("dis", {"hand": ["mind-barb", "fear"]}, {"hand": ["troll", "anger", "smith"]})
    duel.play("mind-barb")
    assert (len(duel.their("hand")), len(duel.their("discard"))) == (2, 1)
    assert duel.your("hand") == ["fear"]
    seen = {
        Duel("dis", {"hand": ["mind-barb"]}, {"hand": ["troll", "anger", "smith"]}, seed=seed)
        .play("mind-barb")
        .their("discard")[0]
        for seed in range(30)
    }
    assert seen == {"troll", "anger", "smith"}


def test_mind_barb_does_nothing_to_an_empty_hand() -> None:
    duel = Duel("dis", {"hand": ["mind-barb", "fear"]})
    duel.play("mind-barb")
    assert duel.your("hand") == ["fear"]
    assert duel.amber == (1, 0)


@rule("KF-4.3")
def test_overlord_greking_puts_whom_it_killed_into_play_on_its_side() -> None:
    duel = Duel("dis", {"line": ["overlord-greking"]}, {"line": ["bumpsy", "troll"], "amber": 2})
    duel.fight("overlord-greking.1", "bumpsy.1", "left-flank")
    assert (duel.your("line"), duel.their("line")) == (["bumpsy", "overlord-greking"], ["troll"])
    assert (duel.controller("bumpsy.1"), duel.is_ready("bumpsy.1"), duel.damage("bumpsy.1")) == (0, False, 0)
    assert duel.amber == (0, 2), "it was not played"
    assert duel.damage("overlord-greking.1") == 5


def test_overlord_greking_takes_its_attackers_too() -> None:
    duel = Duel("dis", {"line": ["overlord-greking"]}, {"line": ["bumpsy"], "houses": ["brobnar"]})
    duel.end().fight("bumpsy.1", "overlord-greking.1", "right-flank")
    assert (duel.your("line"), duel.their("line")) == (["overlord-greking", "bumpsy"], [])


@rule("KF-5.16")
def test_overlord_greking_takes_nobody_if_it_falls_itself() -> None:
    duel = Duel("dis", {"line": ["overlord-greking"]}, {"line": ["earthshaker"]})
    duel.fight("overlord-greking.1", "earthshaker.1")
    assert (duel.your("line"), duel.their("discard")) == ([], ["earthshaker"])


def test_overlord_greking_takes_nobody_who_died_otherwise() -> None:
    duel = Duel("dis", {"line": ["overlord-greking", "shooler"]}, {"line": ["tocsin"]})
    duel.fight("shooler.1", "tocsin.1")
    assert duel.their("discard") == ["tocsin"]
    assert duel.your("line") == ["overlord-greking", "shooler"]


@rule("KF-6.8")
def test_overlord_greking_does_not_reach_a_creature_that_went_to_a_hand() -> None:
    duel = Duel(
        "dis",
        {"line": ["overlord-greking"]},
        {"line": [{"card": "dust-imp", "upgrades": ["phoenix-heart"]}]},
    )
    duel.fight("overlord-greking.1", "dust-imp.1", "resolve dust-imp.1:1")
    assert duel.their("hand") == ["dust-imp"]
    assert duel.your("line") == ["overlord-greking"]
