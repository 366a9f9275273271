"""SHI-6: infinite power, and champions and players that can't be attacked."""

import pytest
from tests.support.rules import rule
from tests.support.shards import INFINITE, Table


@rule("SHI-6.5")
@pytest.mark.parametrize(("mastery", "power"), [(0, 2), (9, 2), (10, 3), (19, 3), (20, 5), (29, 5)])
def test_infinity_shard_gives_more_power_with_more_mastery(mastery: int, power: int) -> None:
    table = Table({"hand": ["infinity-shard"], "mastery": mastery}).play("infinity-shard")
    assert table.power == power


@rule("SHI-6.5")
def test_infinity_shard_gives_infinite_power_at_thirty() -> None:
    table = Table({"hand": ["infinity-shard"], "mastery": 30}).play("infinity-shard")
    assert table.power >= INFINITE
    assert table.prompt == "main-infinite"


@rule("SHI-6.5")
def test_mastery_of_thirty_alone_gives_nothing() -> None:
    table = Table({"hand": ["infinity-shard"], "mastery": 30}).end()
    assert table.health == (50, 50)


@rule("SHI-6.5")
def test_infinite_power_beats_any_shield_and_any_health() -> None:
    foe = {
        "health": 50, "mastery": 30, "play": ["praetorian-02"],
        "hand": ["datic-robes", "cryptofist-monk", "cryptofist-monk", "command-seer", "command-seer"],
    }  # fmt: skip
    table = Table({"hand": ["infinity-shard"], "mastery": 30}, foe).play("infinity-shard").end()
    assert table.state.outcome is not None
    assert table.state.outcome.winners == (0,)
    assert table.health == (50, 0)


@rule("SHI-6.5")
def test_nobody_is_asked_for_shields_against_infinite_power() -> None:
    table = Table({"hand": []}, {"hand": ["cryptofist-monk"]}, power="infinite").end()
    assert table.prompt == "over"
    assert "showed" not in table.kinds()


@rule("SHI-6.18")
def test_infinite_power_stays_infinite_when_some_is_spent() -> None:
    table = Table({}, {"play": ["zen-chi-set-godkiller", "axia"]}, power="infinite")
    table.attack("zen-chi-set-godkiller").attack("axia")
    assert table.power >= INFINITE
    table.end()
    assert table.health == (50, 0)


@rule("SHI-6.18")
def test_infinite_power_stays_infinite_when_it_is_doubled() -> None:
    table = Table({"play": ["fao-cutul-the-formless"], "mastery": 20}, power="infinite")
    table.exhaust("fao-cutul-the-formless")
    assert table.power >= INFINITE
    assert table.end().health == (50, 0)


@rule("SHI-6.18")
def test_infinite_power_stays_infinite_when_more_is_gained() -> None:
    table = Table({"hand": ["nil-assassin"]}, power="infinite").play("nil-assassin")
    assert table.power >= INFINITE
    assert table.state.view(1)["table"]["power"] == "infinite"


@rule("SHI-6.18")
def test_infinite_power_vanishes_at_the_end_of_the_turn() -> None:
    table = Table({"hand": []}, {"play": ["zetta-the-encryptor"]}, power="infinite").end()
    assert (table.asked, table.prompt, table.power) == (1, "main", 0)
    table.end()
    assert (table.asked, table.prompt, table.power) == (0, "main", 0)


@rule("SHI-6.19")
def test_infinite_power_eliminates_every_opponent_at_once() -> None:
    table = Table({}, {"hand": ["cryptofist-monk"]}, {}, {"health": 1}, power="infinite").end()
    assert table.state.outcome is not None
    assert table.state.outcome.winners == (0,)
    assert table.health == (50, 0, 0, 0)


@rule("SHI-6.19")
def test_the_player_does_not_split_infinite_power() -> None:
    table = Table({}, {}, {}, power="infinite").end()
    assert table.kinds().count("assigned-infinite") == 2
    assert "assigned" not in table.kinds()


@rule("SHI-6.19", "SHI-6.20")
def test_infinite_power_spares_only_the_opponent_who_can_not_be_attacked() -> None:
    table = Table({}, {"play": ["zetta-the-encryptor"]}, {}, {}, power="infinite").end()
    assert table.health == (50, 50, 0, 0)
    assert table.state.outcome is None
    assert table.asked == 1


@rule("SHI-6.20")
def test_infinite_power_does_not_reach_a_player_beside_zetta() -> None:
    table = Table({}, {"play": ["zetta-the-encryptor"]}, power="infinite").end()
    assert table.health == (50, 50)
    assert table.asked == 1


@rule("SHI-6.20")
def test_with_infinite_power_zetta_is_destroyed_first_and_then_the_player() -> None:
    table = Table({}, {"play": ["zetta-the-encryptor"]}, power="infinite")
    table.attack("zetta-the-encryptor").end()
    assert table.health == (50, 0)


@rule("SHI-6.20")
def test_infinite_power_destroys_any_number_of_champions_that_can_be_attacked() -> None:
    foe = {"play": ["zetta-the-encryptor", "axia", "general-decurion", "praetorian-02"]}
    table = Table({}, foe, power="infinite")
    assert [each for each in table.options if each.startswith("attack")] == ["attack zetta-the-encryptor.1"]
    table.attack("zetta-the-encryptor").attack("axia").attack("general-decurion").attack("praetorian-02")
    assert table.their("play") == []


@rule("SHI-6.20")
def test_infinite_power_does_not_reach_champions_that_can_not_be_attacked() -> None:
    foe = {"play": ["li-hin-the-shattered", "raidian-cloud-master"], "mastery": 1}
    table = Table({}, foe, power="infinite")
    assert table.options == ["end"]
    assert {"attack li-hin-the-shattered.1", "attack raidian-cloud-master.1"} <= set(table.refusals())


@rule("SHI-6.21")
def test_the_only_champion_left_can_still_not_be_attacked() -> None:
    table = Table({}, {"play": ["li-hin-the-shattered"]}, power=9)
    assert table.options == ["end"]


@rule("SHI-6.21")
def test_the_player_beside_a_champion_that_can_not_be_attacked_can_be() -> None:
    table = Table({}, {"play": ["li-hin-the-shattered"]}, power=9).end()
    assert table.health == (50, 41)
    assert table.their("play") == ["li-hin-the-shattered"]


@rule("SHI-6.21", "SHI-7.4")
def test_zetta_herself_can_be_attacked_when_nobody_else_can() -> None:
    table = Table({}, {"play": ["zetta-the-encryptor", "li-hin-the-shattered"]}, power=5)
    assert table.options == ["attack zetta-the-encryptor.1", "end"]
    table.attack("zetta-the-encryptor")
    assert (table.power, table.their("discard")) == (0, ["zetta-the-encryptor"])
