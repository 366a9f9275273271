"""SHI-7: rulings on Praetorian-01, Praetorian-02 and Datic Robes."""

import pytest
from tests.support.rules import rule
from tests.support.shards import Table

FIRST = "praetorian-01"
SECOND = "praetorian-02"
ROBES = "datic-robes"


@rule("SHI-7.9")
def test_praetorian_01_returns_from_the_discard_pile_when_a_champion_is_played() -> None:
    table = Table({"hand": ["li-hin-the-shattered"], "discard": [FIRST, "crystal"]})
    table.play("li-hin-the-shattered")
    assert (table.your("hand"), table.your("discard")) == ([FIRST], ["crystal"])


@rule("SHI-7.9")
def test_praetorian_01_does_not_return_when_an_ally_is_played() -> None:
    table = Table({"hand": ["reactor-drone"], "discard": [FIRST]}).play("reactor-drone")
    assert table.your("discard") == [FIRST]


@rule("SHI-7.9", "SHI-4.11")
def test_praetorian_01_does_not_return_when_a_champion_is_exhausted() -> None:
    table = Table({"play": ["evokatus"], "discard": [FIRST]}).exhaust("evokatus")
    assert table.your("discard") == [FIRST]


@rule("SHI-7.9")
def test_praetorian_01_does_not_return_when_an_opponent_plays_a_champion() -> None:
    table = Table({"discard": [FIRST], "deck": ["crystal"] * 5}, {"hand": ["evokatus"]}).end()
    assert table.play("evokatus").your("discard") == [FIRST]


@rule("SHI-7.9")
def test_the_play_effect_of_the_champion_resolves_before_praetorian_01_returns() -> None:
    table = Table({"hand": ["evokatus"], "deck": ["crystal"], "discard": [FIRST]}).play("evokatus")
    assert [each.kind for each in table.log] == ["played", "drew", "returned"]
    assert sorted(table.your("hand")) == ["crystal", FIRST]


@rule("SHI-7.23")
def test_praetorian_01_returns_without_a_choice() -> None:
    table = Table({"hand": ["primus-pilus"], "discard": [FIRST]}).play("primus-pilus")
    assert table.is_your_move
    assert table.your("hand") == [FIRST]


@rule("SHI-7.23")
def test_praetorian_01_shuffled_into_the_deck_by_the_play_effect_does_not_return() -> None:
    table = Table({"hand": ["evokatus"], "discard": [FIRST, "crystal", "blaster"]}).play("evokatus")
    assert "returned" not in table.kinds()
    assert (len(table.your("hand")), len(table.your("deck")), table.your("discard")) == (1, 2, [])


@rule("SHI-7.9")
def test_praetorian_01_returned_can_be_played_in_the_same_turn() -> None:
    table = Table({"hand": ["primus-pilus"], "discard": [FIRST]}).play("primus-pilus").play(FIRST)
    assert table.power == 8


@rule("SHI-7.24")
def test_praetorian_01_recruited_this_turn_returns_when_a_champion_is_played() -> None:
    table = Table({"hand": ["primus-pilus"], "relics": [FIRST, SECOND], "mastery": 10})
    table.do(f"relic {FIRST}@p1/relics.1")
    assert table.your("discard") == [FIRST]
    assert table.play("primus-pilus").your("hand") == [FIRST]


@rule("SHI-7.24")
def test_praetorian_01_not_yet_recruited_does_not_come_to_hand() -> None:
    table = Table({"hand": ["primus-pilus"], "relics": [FIRST, SECOND], "mastery": 10}).play("primus-pilus")
    assert (table.your("hand"), table.your("relics")) == ([], [FIRST, SECOND])


@rule("SHI-7.12", "SHI-7.10")
@pytest.mark.parametrize(("mastery", "health"), [(0, 43), (19, 43), (20, 46), (30, 46)])
def test_praetorian_02_gives_three_shields_and_six_at_twenty_mastery(mastery: int, health: int) -> None:
    table = Table({}, {"play": [SECOND], "mastery": mastery}, power=10).end()
    assert table.health == (50, health)


@rule("SHI-7.12")
def test_praetorian_02_looks_at_the_mastery_of_its_player() -> None:
    table = Table({"mastery": 30}, {"play": [SECOND], "mastery": 19}, power=10).end()
    assert table.health == (50, 43)


@rule("SHI-7.10")
def test_praetorian_02_gives_shields_at_every_attack_on_its_player() -> None:
    table = Table({}, {"hand": []}, {"play": [SECOND]}, power=5).end("assign p2 0")
    assert table.health == (50, 50, 48)
    table = Table({}, {"hand": ["nil-assassin"]}, {"play": [SECOND]}, power=5).end("assign p2 0")
    table.play("nil-assassin").end("assign p3 5")
    assert table.health == (50, 50, 46)


@rule("SHI-7.10")
def test_praetorian_02_protects_no_champions_and_nobody_else() -> None:
    table = Table({}, {"play": [SECOND, "evokatus"]}, {}, power=7).attack("evokatus").end("assign p2 0")
    assert table.health == (50, 50, 45)


@rule("SHI-7.10")
def test_praetorian_02_can_not_be_shown_from_hand() -> None:
    table = Table({}, {"hand": [SECOND]}, power=5).end()
    assert table.options == ["done"]
    assert table.do("done").health == (50, 45)


@rule("SHI-7.25")
def test_the_shields_of_praetorian_02_count_without_showing_anything() -> None:
    table = Table({}, {"play": [SECOND], "hand": ["cryptofist-monk"]}, power=3).end()
    assert table.health == (50, 50)
    assert "showed" not in table.kinds()
    assert (table.asked, table.prompt) == (1, "main"), "nothing was left to block"


@rule("SHI-7.25")
def test_the_shields_of_praetorian_02_add_to_those_shown() -> None:
    foe = {"play": [SECOND], "hand": ["korvus-legionnaire"]}
    table = Table({}, foe, power=9).end("show korvus-legionnaire")
    assert table.health == (50, 50 - 9 + 3 + 2)


@rule("SHI-7.25")
def test_the_shields_of_praetorian_02_are_gone_if_it_is_destroyed_before() -> None:
    table = Table({}, {"play": [SECOND]}, power=9 + 5).attack(SECOND).end()
    assert table.health == (50, 45)


@rule("SHI-7.25", "SHI-6.12")
def test_praetorian_02_destroyed_by_an_effect_gives_no_shields() -> None:
    you = {"hand": ["ghostwillow-avenger"], "mastery": 15}
    table = Table(you, {"play": [SECOND]}).play("ghostwillow-avenger").end()
    assert table.health == (50, 46)


@rule("SHI-7.8")
def test_datic_robes_in_hand_block_for_the_mastery_of_their_player() -> None:
    table = Table({"mastery": 30}, {"hand": [ROBES], "mastery": 7}, power=10).end(f"show {ROBES}")
    assert table.health == (50, 47)
    assert table.their("hand") == [ROBES]


@rule("SHI-7.8")
def test_datic_robes_that_are_not_in_hand_block_nothing() -> None:
    table = Table({}, {"discard": [ROBES], "deck": ["crystal"], "hand": ["blaster"], "mastery": 7}, power=10)
    assert table.end().options == ["done"]
    assert table.do("done").health == (50, 40)


@rule("SHI-7.8")
def test_playing_datic_robes_does_not_give_their_shields() -> None:
    table = Table({"hand": [ROBES], "mastery": 9}, {"hand": ["nil-assassin"]}).play(ROBES)
    assert (table.power, table.crystals, table.mastery[0]) == (0, 0, 9)


@rule("SHI-7.8", "SHI-5.3")
def test_datic_robes_block_in_the_turn_of_each_opponent() -> None:
    foe = {"hand": ["nil-assassin"]}
    table = Table({"hand": [ROBES], "mastery": 4}, foe, foe, active="p2").play("nil-assassin")
    table.end("assign p3 0", f"show {ROBES}")
    assert table.health == (49, 50, 50)
    table.play("nil-assassin").end("assign p1 5", f"show {ROBES}")
    assert table.health == (48, 50, 50)


@rule("SHI-7.26")
def test_mastery_lost_earlier_in_the_turn_lowers_datic_robes() -> None:
    you = {"hand": ["venator-of-the-wastes"], "play": ["evokatus"]}
    table = Table(you, {"hand": [ROBES], "mastery": 5}, power=6).play("venator-of-the-wastes")
    table.end(f"show {ROBES}")
    assert table.health == (50, 50 - 10 + 3)


@rule("SHI-7.26")
def test_mastery_gained_in_the_own_turn_raises_datic_robes() -> None:
    table = Table({"hand": ["shard-abstractor", ROBES], "mastery": 1}, {"hand": ["nil-assassin"]})
    table.play("shard-abstractor").end().play("nil-assassin").end(f"show {ROBES}", "done")
    assert table.health == (48, 50)


@rule("SHI-7.17", "SHI-7.23")
def test_praetorian_01_shuffled_away_by_a_champion_of_numeri_drones_does_not_return() -> None:
    you = {"play": ["numeri-drones"], "discard": [FIRST, "crystal"]}
    table = Table(you, row=["evokatus"], crystals=3).exhaust("numeri-drones").recruit("evokatus")
    assert "returned" not in table.kinds()
    assert (len(table.your("hand")), len(table.your("deck"))) == (1, 1)


@rule("SHI-7.1", "SHI-6.23")
def test_general_decurion_copies_the_power_of_praetorian_01() -> None:
    table = Table({"hand": [FIRST, "evokatus"], "play": ["general-decurion"], "mastery": 20})
    assert table.play(FIRST).exhaust("general-decurion").power == 12 + 12
    table.play("evokatus")
    assert table.your("hand") == [], "it lies in the play area"


@rule("SHI-7.9", "SHI-7.1")
def test_an_ally_copied_by_general_decurion_does_not_return_praetorian_01() -> None:
    you = {"hand": ["reactor-drone"], "play": ["general-decurion"], "discard": [FIRST], "mastery": 20}
    table = Table(you).exhaust("general-decurion").play("reactor-drone")
    assert (table.crystals, table.your("discard")) == (3 + 3 + 3, [FIRST])
