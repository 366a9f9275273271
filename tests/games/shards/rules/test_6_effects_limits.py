"""SHI-6: destroying, prices, limits of health and mastery, where texts work, whom effects may choose."""

from tests.support.rules import rule
from tests.support.shards import Table


@rule("SHI-6.12")
def test_a_destroyed_champion_goes_to_the_discard_pile_of_its_player() -> None:
    table = Table({"hand": ["spore-cleric", "thorn-zealot"]}, {}, {"play": ["evokatus"]})
    table.play("spore-cleric").play("thorn-zealot")
    assert table.their("discard", 2) == ["evokatus"]
    assert (table.your("discard"), table.their("discard", 1), table.banished) == ([], [], [])


@rule("SHI-6.12")
def test_a_champion_destroyed_by_an_attack_goes_to_the_discard_pile_of_its_player() -> None:
    table = Table({}, {"play": ["evokatus"]}, power=2).attack("evokatus")
    assert (table.their("play"), table.their("discard")) == ([], ["evokatus"])


@rule("SHI-6.12")
def test_a_destroyed_champion_can_be_drawn_and_played_again() -> None:
    table = Table({"hand": ["ghostwillow-avenger"], "mastery": 15}, {"play": ["evokatus"], "health": 50})
    table.play("ghostwillow-avenger").end().end().end()
    assert table.asked == 1
    assert "play evokatus" in table.options


@rule("SHI-6.12")
def test_destroying_all_ignores_every_protection_from_attacks() -> None:
    foe = {
        "play": ["zetta-the-encryptor", "li-hin-the-shattered", "raidian-cloud-master", "drakonarius",
                 "general-decurion"],
        "mastery": 30,
    }  # fmt: skip
    table = Table({"hand": ["ghostwillow-avenger"], "mastery": 15}, foe).play("ghostwillow-avenger")
    assert table.their("play") == []
    assert len(table.their("discard")) == 5


@rule("SHI-6.14")
def test_a_lower_price_is_what_is_paid() -> None:
    table = Table({"play": ["evokatus"]}, row=["axia"], crystals=6).recruit("axia")
    assert table.crystals == 0
    table = Table({"play": ["evokatus"]}, row=["axia"], crystals=5)
    assert "recruit axia@row.1" not in table.options


@rule("SHI-6.14", "SHI-7.11")
def test_a_lower_price_is_no_lower_cost_for_other_effects() -> None:
    table = Table({"hand": ["portal-monk"], "play": ["evokatus", "evokatus"]}, row=["axia"])
    table.play("portal-monk")
    assert table.row == ["axia"]
    assert table.is_your_move


@rule("SHI-6.15")
def test_health_above_fifty_is_lost() -> None:
    table = Table({"hand": ["spore-cleric"], "health": 48}, {"hand": ["nil-assassin"]}).play("spore-cleric")
    assert table.health[0] == 50
    table.end().play("nil-assassin").end("done")
    assert table.health[0] == 45


@rule("SHI-6.15")
def test_mastery_above_thirty_is_lost() -> None:
    foe = {"hand": ["venator-of-the-wastes"], "play": ["evokatus"]}
    table = Table({"hand": ["the-grand-architect"], "mastery": 28}, foe).play("the-grand-architect")
    assert table.mastery[0] == 30
    table.end().play("venator-of-the-wastes")
    assert table.mastery[0] == 28


@rule("SHI-6.15", "SHI-7.33")
def test_a_gain_of_health_above_fifty_is_seen_all_the_same() -> None:
    table = Table({"hand": ["entropic-talons", "spore-cleric"], "health": 49})
    table.play("entropic-talons").play("spore-cleric")
    assert (table.health[0], table.power) == (50, 4)


@rule("SHI-6.17")
def test_continuous_effects_do_not_work_from_hand_discard_pile_or_deck() -> None:
    foe = {"hand": ["zetta-the-encryptor"], "discard": ["ferrata-guard"], "deck": ["praetorian-02"]}
    table = Table({}, foe | {"leader": "decima", "play": ["evokatus"]}, power=4)
    assert table.champion_health("evokatus.1") == 2
    table.attack("evokatus").end("done")
    assert table.health == (50, 48)


@rule("SHI-6.17")
def test_drakonarius_is_not_protected_by_a_general_elsewhere() -> None:
    foe = {"play": ["drakonarius"], "hand": ["general-decurion"]}
    assert "attack drakonarius.1" in Table({"play": []}, foe, power=2).options
    foe = {"play": ["drakonarius"], "discard": ["general-decurion"]}
    assert "attack drakonarius.1" in Table({"play": []}, foe, power=2).options


@rule("SHI-6.17")
def test_drakonarius_is_not_protected_by_the_general_of_somebody_else() -> None:
    table = Table({"play": ["general-decurion"]}, {"play": ["drakonarius"]}, power=2)
    assert "attack drakonarius.1" in table.options


@rule("SHI-6.17")
def test_a_champion_in_hand_can_not_be_exhausted() -> None:
    table = Table({"hand": ["optio-crusher"], "discard": ["evokatus"]})
    assert table.options == ["play optio-crusher", "end"]


@rule("SHI-6.17")
def test_shields_work_in_hand_only() -> None:
    foe = {"hand": ["korvus-legionnaire"], "discard": ["cryptofist-monk"], "deck": ["command-seer"]}
    table = Table({}, foe | {"play": ["taur-arachpriest"]}, power=6).end()
    assert table.options == ["show korvus-legionnaire", "done"]


@rule("SHI-6.17", "SHI-7.9")
def test_praetorian_01_does_not_return_from_the_deck() -> None:
    table = Table({"hand": ["primus-pilus"], "deck": ["praetorian-01"]}).play("primus-pilus")
    assert table.your("deck") == ["praetorian-01"]
    assert table.your("hand") == []


@rule("SHI-6.17")
def test_the_price_of_axia_counts_only_own_homo_deus_champions_in_play() -> None:
    you = {"play": ["li-hin-the-shattered"], "hand": ["evokatus"], "discard": ["primus-pilus"]}
    foe = {"play": ["numeri-drones"]}
    assert "recruit axia@row.1" not in Table(you, foe, row=["axia"], crystals=6).options
    assert "recruit axia@row.1" in Table(you, foe, row=["axia"], crystals=7).options


@rule("SHI-6.29")
def test_mastery_lost_stops_at_zero() -> None:
    table = Table({"hand": ["venator-of-the-wastes"], "play": ["evokatus"]}, {"mastery": 1})
    assert table.play("venator-of-the-wastes").mastery == (0, 0)
    table = Table({"hand": ["venator-of-the-wastes"], "play": ["evokatus"], "mastery": 4}, {"mastery": 0})
    assert table.play("venator-of-the-wastes").mastery == (4, 0)


@rule("SHI-6.29")
def test_mastery_above_the_loss_loses_just_that() -> None:
    table = Table({"hand": ["venator-of-the-wastes"], "play": ["evokatus"]}, {"mastery": 3})
    assert table.play("venator-of-the-wastes").mastery == (0, 1)


@rule("SHI-6.30")
def test_an_effect_on_an_enemy_player_may_choose_any_opponent() -> None:
    you = {"hand": ["venator-of-the-wastes"], "play": ["evokatus"], "mastery": 7}
    table = Table(you, {"mastery": 5}, {"mastery": 6}, {"mastery": 7}).play("venator-of-the-wastes")
    assert table.options == ["player p2", "player p3", "player p4"]
    table.do("player p3")
    assert table.mastery == (7, 5, 4, 7)


@rule("SHI-6.30")
def test_an_effect_on_an_enemy_champion_may_choose_among_all_opponents() -> None:
    you = {"hand": ["spore-cleric", "thorn-zealot"], "play": ["evokatus"]}
    table = Table(you, {"play": ["axia"]}, {"play": ["primus-pilus"]}).play("spore-cleric")
    table.play("thorn-zealot")
    assert table.options == ["pick axia.1", "pick primus-pilus.1"]
    table.do("pick primus-pilus.1")
    assert (table.their("play", 1), table.their("play", 2)) == (["axia"], [])


@rule("SHI-6.30")
def test_all_enemy_champions_are_those_of_all_opponents_and_not_ones_own() -> None:
    you = {"hand": ["ghostwillow-avenger"], "mastery": 15, "play": ["evokatus"]}
    table = Table(you, {"play": ["axia", "primus-pilus"]}, {"play": ["numeri-drones"]})
    table.play("ghostwillow-avenger")
    assert (table.their("play", 1), table.their("play", 2)) == ([], [])
    assert table.your("play") == ["evokatus", "ghostwillow-avenger"]


@rule("SHI-6.30", "SHI-1.16")
def test_a_team_mate_is_no_opponent_for_effects() -> None:
    you = {"hand": ["ghostwillow-avenger", "venator-of-the-wastes"], "mastery": 15, "play": ["evokatus"]}
    mate = {"play": ["systema-ai"], "mastery": 9}
    table = Table(you, {"play": ["axia"]}, {"play": ["primus-pilus"]}, mate, mode="team")
    table.play("ghostwillow-avenger").play("venator-of-the-wastes")
    assert (table.their("play", 1), table.their("play", 2), table.their("play", 3)) == (
        [],
        [],
        ["systema-ai"],
    )
    assert table.options == ["player p2", "player p3"]


@rule("SHI-6.30", "SHI-1.16")
def test_an_eliminated_player_is_no_opponent_for_effects() -> None:
    you = {"hand": ["venator-of-the-wastes"], "play": ["evokatus"]}
    table = Table(you, {"mastery": 5}, {"out": True, "health": 0, "mastery": 5}, {"mastery": 5})
    table.play("venator-of-the-wastes")
    assert table.options == ["player p2", "player p4"]


@rule("SHI-6.12", "SHI-7.4")
def test_once_an_effect_has_destroyed_zetta_her_player_can_be_attacked() -> None:
    table = Table({"hand": ["ghostwillow-avenger"], "mastery": 15}, {"play": ["zetta-the-encryptor"]})
    table.play("ghostwillow-avenger").end()
    assert table.health == (50, 46)
