"""Call of the Archons: Brobnar from Iron Obelisk to Punch, a scenario for each sentence of each card."""

from tests.support.duel import Duel
from tests.support.rules import rule


@rule("KF-3.3")
def test_iron_obelisk_makes_the_opponent_s_keys_dearer_by_1_for_each_damaged_brobnar_creature() -> None:
    hurt = [{"card": "troll", "damage": 1}, {"card": "bumpsy", "damage": 2}]
    foe = {"artifacts": ["iron-obelisk"], "line": hurt}
    duel = Duel(you={"amber": 7, "line": ["sequis"]}, foe=foe, step="start")
    assert duel.keys == (0, 0)
    duel = Duel(you={"amber": 8, "line": ["sequis"]}, foe=foe, step="start")
    duel.do("forge red")
    assert (duel.keys, duel.amber) == ((1, 0), (0, 0))


def test_iron_obelisk_counts_neither_undamaged_nor_other_nor_enemy_creatures() -> None:
    others = ["troll", {"card": "sequis", "damage": 1}]
    duel = Duel(
        you={"amber": 6, "line": [{"card": "bumpsy", "damage": 1}]},
        foe={"artifacts": ["iron-obelisk"], "line": others},
        step="start",
    )
    duel.do("forge red")
    assert (duel.keys, duel.amber) == ((1, 0), (0, 0))


def test_iron_obelisk_leaves_your_own_keys_alone() -> None:
    line = [{"card": "troll", "damage": 1}]
    duel = Duel(you={"amber": 6, "artifacts": ["iron-obelisk"], "line": line}, step="start")
    duel.do("forge red")
    assert (duel.keys, duel.amber) == ((1, 0), (0, 0))


def test_kelifi_dragon_can_be_played_with_7_amber_which_it_does_not_cost() -> None:
    duel = Duel("brobnar", {"amber": 7, "hand": ["kelifi-dragon"]})
    duel.play("kelifi-dragon")
    assert (duel.your("line"), duel.amber) == (["kelifi-dragon"], (7, 0))


def test_kelifi_dragon_can_not_be_played_with_6_amber() -> None:
    duel = Duel("brobnar", {"amber": 6, "hand": ["kelifi-dragon"]}, {"amber": 9})
    assert duel.options == ["discard kelifi-dragon", "end"]


def test_kelifi_dragon_reaps_gains_1_and_deals_5_damage() -> None:
    duel = Duel("brobnar", {"line": ["kelifi-dragon", "troll"]}, {"line": ["krump"]})
    duel.reap("kelifi-dragon.1")
    assert duel.amber == (2, 0)
    assert duel.options == ["pick kelifi-dragon.1", "pick troll.1", "pick krump.1"]
    duel.do("pick krump.1")
    assert (duel.damage("krump.1"), duel.damage("troll.1")) == (5, 0)


def test_kelifi_dragon_fights_gains_1_and_deals_5_damage() -> None:
    duel = Duel("brobnar", {"line": ["kelifi-dragon"]}, {"line": ["krump", "bumpsy", "troll"]})
    duel.fight("kelifi-dragon.1", "krump.1", "pick bumpsy.1")
    assert (duel.their("line"), duel.amber) == (["troll"], (1, 0))
    assert duel.damage("kelifi-dragon.1") == 6


def test_kelifi_dragon_alone_must_burn_itself() -> None:
    duel = Duel("brobnar", {"line": ["kelifi-dragon"]})
    duel.reap("kelifi-dragon.1")
    assert (duel.damage("kelifi-dragon.1"), duel.amber) == (5, (2, 0))


def test_king_of_the_crag_takes_2_power_from_each_enemy_brobnar_creature() -> None:
    duel = Duel("brobnar", {"line": ["king-of-the-crag", "troll"]}, {"line": ["bumpsy", "sequis"]})
    assert (duel.power("bumpsy.1"), duel.power("sequis.1")) == (3, 4)
    assert (duel.power("king-of-the-crag.1"), duel.power("troll.1")) == (7, 8)


@rule("KF-6.10", "KF-6.18")
def test_king_of_the_crag_kills_those_with_too_little_power() -> None:
    duel = Duel(
        "brobnar",
        {"hand": ["king-of-the-crag"]},
        {"line": ["looter-goblin", {"card": "bumpsy", "damage": 3}, "krump"]},
    )
    duel.play("king-of-the-crag", "done")
    assert duel.their("line") == ["krump"]
    assert duel.power("krump.1") == 4


def test_krump_makes_the_controller_of_a_creature_destroyed_fighting_it_lose_1() -> None:
    duel = Duel("brobnar", {"amber": 2, "line": ["krump"]}, {"amber": 3, "line": ["bumpsy"]})
    duel.fight("krump.1", "bumpsy.1")
    assert (duel.their("line"), duel.amber) == ([], (2, 2))


@rule("KF-9.3")
def test_krump_does_so_also_when_it_is_attacked() -> None:
    duel = Duel("brobnar", {"amber": 2, "line": ["bumpsy"]}, {"amber": 3, "line": ["krump"]})
    duel.fight("bumpsy.1", "krump.1")
    assert (duel.your("line"), duel.amber) == ([], (1, 3))


@rule("KF-5.16")
def test_krump_takes_nothing_if_the_enemy_survives_or_it_falls_too() -> None:
    duel = Duel("brobnar", {"line": ["krump"]}, {"amber": 3, "line": ["champion-tabris"]})
    duel.fight("krump.1", "champion-tabris.1")
    assert (duel.their("line"), duel.your("line"), duel.amber) == (["champion-tabris"], [], (0, 3))
    duel = Duel("brobnar", {"line": ["krump"]}, {"amber": 3, "line": ["valdr"]})
    duel.fight("krump.1", "valdr.1")
    assert (duel.your("line"), duel.their("line"), duel.amber) == ([], [], (0, 3))


@rule("KF-11.11")
def test_lava_ball_deals_4_damage_with_2_splash() -> None:
    duel = Duel(
        "brobnar",
        {"hand": ["lava-ball"], "line": ["krump"]},
        {"line": ["urchin", "valdr", "troll", "bumpsy"]},
    )
    duel.play("lava-ball")
    assert len(duel.options) == 5
    duel.do("pick troll.1")
    assert (duel.damage("valdr.1"), duel.damage("troll.1"), duel.damage("bumpsy.1")) == (2, 4, 2)
    assert (duel.damage("urchin.1"), duel.damage("krump.1")) == (0, 0)


def test_lava_ball_on_a_lone_creature_splashes_nobody() -> None:
    duel = Duel("brobnar", {"hand": ["lava-ball"], "line": ["krump"]}, {"line": ["troll"]})
    duel.play("lava-ball", "pick troll.1")
    assert (duel.damage("troll.1"), duel.damage("krump.1")) == (4, 0)


def test_lomir_flamefist_takes_2_from_an_opponent_with_7() -> None:
    duel = Duel("brobnar", {"amber": 8, "hand": ["lomir-flamefist"]}, {"amber": 7})
    duel.play("lomir-flamefist")
    assert duel.amber == (8, 5)


def test_lomir_flamefist_takes_nothing_from_an_opponent_with_6() -> None:
    duel = Duel("brobnar", {"amber": 8, "hand": ["lomir-flamefist"]}, {"amber": 6})
    duel.play("lomir-flamefist")
    assert duel.amber == (8, 6)


def test_loot_the_bodies_gains_1_each_time_an_enemy_creature_is_destroyed() -> None:
    duel = Duel(
        "brobnar",
        {"hand": ["loot-the-bodies", "coward-s-end"], "line": ["troll", {"card": "krump", "damage": 1}]},
        {"line": ["bumpsy", "sequis", "grey-monk"]},
    )
    duel.play("loot-the-bodies").fight("troll.1", "bumpsy.1")
    assert duel.amber == (1, 0)
    duel.play("coward-s-end", "done")
    assert (duel.their("line"), duel.amber) == ([], (3, 0))


def test_loot_the_bodies_gains_nothing_for_friends() -> None:
    duel = Duel("brobnar", {"hand": ["loot-the-bodies"], "line": ["bumpsy"]}, {"line": ["troll"]})
    duel.play("loot-the-bodies").fight("bumpsy.1", "troll.1")
    assert (duel.your("line"), duel.amber) == ([], (0, 0))


def test_loot_the_bodies_ends_with_the_turn() -> None:
    duel = Duel("brobnar", {"hand": ["loot-the-bodies"], "line": ["troll"]}, {"line": ["bumpsy"]})
    duel.play("loot-the-bodies").end().fight("bumpsy.1", "troll.1")
    assert (duel.their("line"), duel.amber) == ([], (0, 0))


def test_looter_goblin_reaps_and_then_loots_the_bodies_of_enemies() -> None:
    duel = Duel("brobnar", {"line": ["looter-goblin", "troll"]}, {"line": ["bumpsy"]})
    duel.reap("looter-goblin.1").fight("troll.1", "bumpsy.1")
    assert (duel.their("line"), duel.amber) == ([], (2, 0))


def test_looter_goblin_loots_nothing_before_it_has_reaped_or_from_friends() -> None:
    duel = Duel("brobnar", {"line": ["looter-goblin", "troll", "bumpsy"]}, {"line": ["smaaash", "valdr"]})
    duel.fight("troll.1", "smaaash.1")
    assert duel.amber == (0, 0)
    duel.reap("looter-goblin.1").fight("bumpsy.1", "valdr.1")
    assert (duel.your("line"), duel.amber) == (["looter-goblin", "troll"], (1, 0))


@rule("KF-9.5")
def test_looter_goblin_s_loot_outlives_it_but_not_the_turn() -> None:
    duel = Duel(
        "brobnar", {"hand": ["punch"], "line": ["looter-goblin", "troll"]}, {"line": ["bumpsy", "krump"]}
    )
    duel.reap("looter-goblin.1").play("punch", "pick looter-goblin.1").fight("troll.1", "bumpsy.1")
    assert (duel.your("line"), duel.amber) == (["troll"], (3, 0))
    duel.end().fight("krump.1", "troll.1")
    assert (duel.your("line"), duel.their("line"), duel.amber) == ([], [], (3, 0))


@rule("KF-11.6")
def test_looter_goblin_is_elusive() -> None:
    duel = Duel("brobnar", {"line": ["troll", "bumpsy"]}, {"line": ["looter-goblin"]})
    duel.fight("troll.1", "looter-goblin.1")
    assert (duel.their("line"), duel.damage("troll.1")) == (["looter-goblin"], 0)
    duel.fight("bumpsy.1", "looter-goblin.1")
    assert (duel.their("line"), duel.damage("bumpsy.1")) == ([], 2)


def test_mighty_javelin_is_sacrificed_and_deals_4_damage_to_a_creature() -> None:
    duel = Duel(
        "sanctum", {"artifacts": ["mighty-javelin"], "line": ["troll"]}, {"line": ["krump", "sequis"]}
    )
    duel.omni("mighty-javelin.1")
    assert duel.your("discard") == ["mighty-javelin"]
    assert duel.options == ["pick troll.1", "pick krump.1", "pick sequis.1"]
    duel.do("pick krump.1")
    assert (duel.damage("krump.1"), duel.damage("troll.1")) == (4, 0)


def test_mighty_javelin_is_gone_even_if_there_is_nobody_to_hit() -> None:
    duel = Duel("brobnar", {"artifacts": ["mighty-javelin"]})
    duel.omni("mighty-javelin.1")
    assert (duel.your("artifacts"), duel.your("discard")) == ([], ["mighty-javelin"])
    assert duel.is_your_move


def test_mugwump_is_healed_and_grows_after_an_enemy_is_destroyed_fighting_it() -> None:
    duel = Duel("brobnar", {"line": ["mugwump", "troll"]}, {"line": ["bumpsy"]})
    duel.fight("mugwump.1", "bumpsy.1")
    assert duel.their("line") == []
    assert (duel.damage("mugwump.1"), duel.power("mugwump.1")) == (0, 7)
    assert duel.mark("power-counters", "mugwump.1") == 1
    assert duel.power("troll.1") == 8


def test_mugwump_grows_also_when_it_is_attacked() -> None:
    duel = Duel("brobnar", {"line": ["bumpsy"]}, {"line": ["mugwump"]})
    duel.fight("bumpsy.1", "mugwump.1")
    assert (duel.damage("mugwump.1"), duel.power("mugwump.1")) == (0, 7)


def test_mugwump_neither_heals_nor_grows_if_the_enemy_survives() -> None:
    duel = Duel("brobnar", {"line": ["mugwump"]}, {"line": ["urchin", "sergeant-zakiel"]})
    duel.fight("mugwump.1", "urchin.1")
    assert duel.power("mugwump.1") == 6
    duel = Duel("brobnar", {"line": ["mugwump"]}, {"line": ["lord-golgotha"]})
    duel.fight("mugwump.1", "lord-golgotha.1")
    assert (duel.damage("mugwump.1"), duel.power("mugwump.1")) == (5, 6)


@rule("KF-6.8")
def test_phoenix_heart_returns_its_destroyed_creature_to_hand_and_burns_all_others() -> None:
    phoenix = {"card": "bumpsy", "damage": 2, "upgrades": ["phoenix-heart"]}
    duel = Duel(
        "brobnar",
        {"hand": ["punch", "loot-the-bodies"], "line": ["troll", "wardrummer"]},
        {"line": [phoenix, "krump"]},
    )
    duel.play("loot-the-bodies").play("punch", "pick bumpsy.1")
    assert (duel.their("hand"), duel.their("line")) == (["bumpsy"], ["krump"])
    assert duel.their("discard") == ["phoenix-heart"]
    assert (duel.damage("troll.1"), duel.damage("krump.1")) == (3, 3)
    assert duel.your("line") == ["troll"]
    assert duel.amber == (1 + 1, 0), "the bonus, and one body that still was destroyed"


def test_phoenix_heart_does_nothing_as_long_as_its_creature_lives() -> None:
    phoenix = {"card": "bumpsy", "upgrades": ["phoenix-heart"]}
    duel = Duel("brobnar", {"hand": ["punch"], "line": ["troll"]}, {"line": [phoenix]})
    duel.play("punch", "pick bumpsy.1")
    assert (duel.their("line"), duel.damage("bumpsy.1"), duel.damage("troll.1")) == (["bumpsy"], 3, 0)


@rule("KF-4.7")
def test_phoenix_heart_played_on_an_enemy_goes_to_its_own_owner() -> None:
    duel = Duel("brobnar", {"hand": ["phoenix-heart"], "line": ["troll"]}, {"line": ["bumpsy"]})
    duel.play("phoenix-heart", "pick bumpsy.1").fight("troll.1", "bumpsy.1")
    assert (duel.their("hand"), duel.their("discard")) == (["bumpsy"], [])
    assert sorted(duel.your("discard")) == ["phoenix-heart", "troll"], "5 and 3 damage were too much"


def test_pile_of_skulls_lets_a_friendly_creature_capture_1_for_each_enemy_destroyed_in_your_turn() -> None:
    duel = Duel(
        "brobnar",
        {"artifacts": ["pile-of-skulls"], "line": ["troll", "krump"]},
        {"amber": 3, "line": ["bumpsy", "sequis"]},
    )
    duel.fight("troll.1", "bumpsy.1")
    assert duel.options == ["pick troll.1", "pick krump.1"]
    duel.do("pick krump.1")
    assert (duel.mark("amber", "krump.1"), duel.mark("amber", "troll.1"), duel.amber) == (1, 0, (0, 2))


def test_pile_of_skulls_counts_each_of_several() -> None:
    duel = Duel(
        "brobnar",
        {"hand": ["coward-s-end"], "artifacts": ["pile-of-skulls"], "line": [{"card": "troll", "damage": 1}]},
        {"amber": 3, "line": ["bumpsy", "sequis"]},
    )
    duel.play("coward-s-end", "done")
    assert (duel.mark("amber", "troll.1"), duel.amber) == (2, (0, 1))


def test_pile_of_skulls_counts_neither_friends_nor_the_opponent_s_turn() -> None:
    duel = Duel(
        "brobnar",
        {"artifacts": ["pile-of-skulls"], "line": ["bumpsy", "krump"]},
        {"amber": 3, "line": ["troll"]},
    )
    duel.fight("bumpsy.1", "troll.1")
    assert (duel.your("line"), duel.amber) == (["krump"], (0, 3))
    duel = Duel(
        "brobnar", {"amber": 3, "line": ["bumpsy"]}, {"artifacts": ["pile-of-skulls"], "line": ["troll"]}
    )
    duel.fight("bumpsy.1", "troll.1")
    assert (duel.mark("amber", "troll.1"), duel.amber) == (0, (3, 0))


def test_pingle_who_annoys_deals_1_damage_to_each_enemy_creature_that_enters_play() -> None:
    duel = Duel(
        "brobnar", {"hand": ["headhunter"], "line": ["troll"]}, {"line": ["pingle-who-annoys", "krump"]}
    )
    duel.play("headhunter", "left-flank")
    assert (duel.damage("headhunter.1"), duel.damage("troll.1"), duel.damage("krump.1")) == (1, 0, 0)


def test_pingle_who_annoys_lets_friends_in_and_is_elusive() -> None:
    duel = Duel("brobnar", {"hand": ["headhunter"], "line": ["pingle-who-annoys"]}, {"line": ["troll"]})
    duel.play("headhunter", "left-flank")
    assert duel.damage("headhunter.1") == 0
    assert duel.attribute("elusive", "pingle-who-annoys.1") == 1


def test_punch_deals_3_damage_to_a_creature() -> None:
    duel = Duel("brobnar", {"hand": ["punch"], "line": ["troll"]}, {"line": ["bumpsy", "krump"]})
    duel.play("punch")
    assert duel.options == ["pick troll.1", "pick bumpsy.1", "pick krump.1"]
    duel.do("pick bumpsy.1")
    assert (duel.damage("bumpsy.1"), duel.damage("krump.1"), duel.amber) == (3, 0, (1, 0))


def test_punch_must_hit_a_friend_where_there_is_nobody_else() -> None:
    duel = Duel("brobnar", {"hand": ["punch"], "line": ["wardrummer"]})
    duel.play("punch")
    assert sorted(duel.your("discard")) == ["punch", "wardrummer"]
