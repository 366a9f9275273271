"""SHI-7: rulings on cards of the Order, and on who can be attacked."""

import pytest
from tests.support.rules import rule
from tests.support.shards import Table

ZETTA = "zetta-the-encryptor"
RAIDIAN = "raidian-cloud-master"
GIGA = "giga-source-adept"


@rule("SHI-7.4")
def test_zetta_herself_can_be_attacked() -> None:
    table = Table({}, {"play": [ZETTA, "evokatus"]}, power=7)
    assert table.options == [f"attack {ZETTA}.1", "end"]


@rule("SHI-7.4")
def test_after_zetta_is_destroyed_the_others_can_be_attacked() -> None:
    table = Table({}, {"play": [ZETTA, "evokatus"]}, power=5 + 2 + 4)
    table.attack(ZETTA).attack("evokatus").end()
    assert (table.their("play"), table.health) == ([], (50, 46))


@rule("SHI-7.41")
def test_zetta_protects_only_her_own_player() -> None:
    table = Table({}, {"play": [ZETTA]}, {"play": ["evokatus"]}, power=5).attack("evokatus").end()
    assert table.health == (50, 50, 47), "all of it goes at the third player"


@rule("SHI-7.41")
def test_zetta_protects_her_player_against_every_opponent() -> None:
    table = Table({}, {}, {"play": [ZETTA, "evokatus"]}, active="p2", power=9)
    assert f"attack {ZETTA}.1" in table.options
    assert "attack evokatus.1" not in table.options
    table.end()
    assert table.health == (41, 50, 50)


@rule("SHI-7.41")
def test_zetta_does_not_keep_her_own_player_from_attacking() -> None:
    table = Table({"play": [ZETTA]}, {"play": ["evokatus"]}, power=5).attack("evokatus").end()
    assert table.health == (50, 47)


@rule("SHI-7.41")
def test_zetta_does_not_protect_a_team_mate() -> None:
    table = Table({}, {"play": ["evokatus"]}, {"play": [ZETTA]}, {}, mode="team", power=5)
    table.attack("evokatus").end()
    assert table.health == (50, 47, 50, 50)


@rule("SHI-7.32")
@pytest.mark.parametrize(("mastery", "attackable"), [(4, False), (5, True), (6, True)])
def test_raidian_is_protected_from_players_with_less_mastery(mastery: int, attackable: bool) -> None:
    table = Table({"mastery": mastery}, {"mastery": 5, "play": [RAIDIAN]}, power=3)
    assert (f"attack {RAIDIAN}.1" in table.options) is attackable


@rule("SHI-7.32")
def test_raidian_compares_mastery_at_the_moment_of_the_attack() -> None:
    table = Table({"mastery": 4}, {"mastery": 5, "play": [RAIDIAN]}, power=3, crystals=1)
    assert table.refusals()[f"attack {RAIDIAN}.1"][0] == "SHI-7.32"
    assert table.do("focus").attack(RAIDIAN).their("discard") == [RAIDIAN]


@rule("SHI-7.32")
def test_raidian_becomes_attackable_when_its_player_loses_mastery() -> None:
    you = {"mastery": 4, "hand": ["venator-of-the-wastes"], "play": ["evokatus"]}
    table = Table(you, {"mastery": 5, "play": [RAIDIAN]}).play("venator-of-the-wastes")
    assert table.attack(RAIDIAN).power == 1


@rule("SHI-7.32")
def test_raidian_looks_at_the_attacker_only() -> None:
    foe = {"mastery": 5, "play": [RAIDIAN]}
    assert f"attack {RAIDIAN}.1" not in Table({"mastery": 4}, foe, {"mastery": 9}, power=3).options
    table = Table({"mastery": 4}, foe, {"mastery": 9}, active="p3", power=3)
    assert f"attack {RAIDIAN}.1" in table.options


@rule("SHI-7.32")
def test_raidian_protects_neither_its_player_nor_other_champions() -> None:
    table = Table({}, {"mastery": 5, "play": [RAIDIAN, "evokatus"]}, power=5).attack("evokatus").end()
    assert table.health == (50, 47)


@rule("SHI-7.31")
def test_beside_zetta_nobody_can_attack_raidian_or_the_player() -> None:
    table = Table({"mastery": 9}, {"mastery": 5, "play": [ZETTA, RAIDIAN]}, power=9)
    assert table.options == [f"attack {ZETTA}.1", "end"]
    table.end()
    assert table.health == (50, 50)


@rule("SHI-7.31")
def test_zetta_can_be_attacked_by_anyone_beside_raidian() -> None:
    table = Table({"mastery": 0}, {"mastery": 5, "play": [ZETTA, RAIDIAN]}, power=9).attack(ZETTA)
    assert table.options == ["end"], "Raidian's own condition decides"
    assert table.end().health == (50, 46)


@rule("SHI-7.31")
def test_once_zetta_is_gone_raidian_can_be_attacked_with_enough_mastery() -> None:
    table = Table({"mastery": 5}, {"mastery": 5, "play": [ZETTA, RAIDIAN]}, power=8)
    assert table.attack(ZETTA).attack(RAIDIAN).their("play") == []


@rule("SHI-7.6")
@pytest.mark.parametrize(("mastery", "crystals"), [(6, 0), (7, 0), (8, 2)])
def test_cloud_oracles_need_more_mastery_than_the_opponent(mastery: int, crystals: int) -> None:
    you = {"hand": ["cloud-oracles"], "mastery": mastery, "deck": ["blaster"]}
    table = Table(you, {"mastery": 7}).play("cloud-oracles")
    assert (table.crystals, table.your("hand")) == (crystals, ["blaster"])


@rule("SHI-7.6")
def test_cloud_oracles_need_more_mastery_than_each_opponent() -> None:
    table = Table({"hand": ["cloud-oracles"], "mastery": 8}, {"mastery": 0}, {"mastery": 8}, {"mastery": 0})
    assert table.play("cloud-oracles").crystals == 0


@rule("SHI-7.6")
def test_cloud_oracles_do_not_add_up_the_mastery_of_opponents() -> None:
    table = Table({"hand": ["cloud-oracles"], "mastery": 8}, {"mastery": 7}, {"mastery": 7}, {"mastery": 7})
    assert table.play("cloud-oracles").crystals == 2


@rule("SHI-7.6")
def test_cloud_oracles_do_not_count_a_team_mate() -> None:
    you = {"hand": ["cloud-oracles"], "mastery": 8}
    table = Table(you, {"mastery": 7}, {"mastery": 7}, {"mastery": 9}, mode="team").play("cloud-oracles")
    assert table.crystals == 2


@rule("SHI-7.6", "SHI-1.16")
def test_cloud_oracles_do_not_count_an_eliminated_player() -> None:
    out = {"out": True, "health": 0, "mastery": 20}
    table = Table({"hand": ["cloud-oracles"], "mastery": 8}, {"mastery": 7}, out).play("cloud-oracles")
    assert table.crystals == 2


@rule("SHI-7.16")
def test_giga_can_not_be_exhausted_without_dominion() -> None:
    table = Table({"play": [GIGA], "hand": ["spore-cleric", "nil-assassin"]})
    table.play("spore-cleric").play("nil-assassin")
    assert f"exhaust {GIGA}.1" not in table.options
    assert table.refusals()[f"exhaust {GIGA}.1"][0] == "SHI-7.16"


@rule("SHI-7.16")
def test_giga_can_be_exhausted_with_dominion() -> None:
    table = Table({"play": [GIGA], "hand": ["kiln-drone", "spore-cleric", "nil-assassin"]})
    table.play("kiln-drone").play("spore-cleric").play("nil-assassin").exhaust(GIGA)
    assert table.mastery[0] == 3
    assert f"exhaust {GIGA}.1" not in table.options, "once a turn"


@rule("SHI-7.16", "SHI-6.26")
def test_giga_can_be_exhausted_by_showing_cards_for_dominion() -> None:
    table = Table({"play": [GIGA], "hand": ["kiln-drone", "spore-cleric", "nil-assassin"]})
    table.exhaust(GIGA, "show kiln-drone", "show spore-cleric", "show nil-assassin")
    assert table.mastery[0] == 3
    assert table.your("hand") == ["kiln-drone", "spore-cleric", "nil-assassin"]


@rule("SHI-7.16")
def test_giga_can_not_be_exhausted_for_nothing() -> None:
    table = Table({"play": [GIGA], "hand": ["kiln-drone", "spore-cleric", "nil-assassin"]}).exhaust(GIGA)
    assert "done" not in table.options


@rule("SHI-7.14")
def test_portal_monk_must_recruit_if_it_can() -> None:
    table = Table({"hand": ["portal-monk"]}, row=["nil-assassin", "spore-cleric"]).play("portal-monk")
    assert table.options == ["pick nil-assassin@row.1", "pick spore-cleric@row.1"]
    table = Table({"hand": ["portal-monk"]}, row=["nil-assassin"]).play("portal-monk")
    assert table.your("discard") == ["nil-assassin"]


@rule("SHI-7.40")
def test_mainframe_abbot_looks_at_the_leader() -> None:
    you = {"hand": ["mainframe-abbot"], "leader": "tetra", "relics": ["praetorian-01", "praetorian-02"]}
    assert Table(you, {"leader": "decima"}).play("mainframe-abbot").mastery[0] == 1
    you = {"hand": ["mainframe-abbot"], "leader": "volos", "relics": ["datic-robes", "terminal-crescents"]}
    assert Table(you, {"leader": "tetra"}).play("mainframe-abbot").mastery[0] == 0


@rule("SHI-7.40")
def test_a_relic_of_a_leader_does_not_make_its_player_that_leader() -> None:
    you = {"hand": ["hounds-of-volos", "panconscious-crown"], "leader": "decima", "relic-recruited": True}
    table = Table(you).play("panconscious-crown").play("hounds-of-volos")
    assert table.power == 0
    table = Table({"hand": ["hounds-of-volos"], "leader": "volos", "relics": ["datic-robes"]})
    assert table.play("hounds-of-volos").power == 5


@rule("SHI-7.40")
def test_the_lost_look_at_the_leader() -> None:
    table = Table({"hand": ["the-lost", "crystal"], "leader": "ko-syn-wu"}).play("the-lost", "pick crystal")
    assert (table.power, table.banished) == (6, ["crystal"])
    you = {"hand": ["the-lost", "crystal"], "leader": "tetra", "relics": ["the-world-piercer"]}
    table = Table(you, {"leader": "ko-syn-wu"}).play("the-lost")
    assert (table.power, table.is_your_move) == (6, True)
