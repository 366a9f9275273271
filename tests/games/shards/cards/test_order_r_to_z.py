"""The Order from Raidian to Zetta, a scenario for each sentence."""

import pytest
from tests.support.rules import rule
from tests.support.shards import INFINITE, Player, Table

# Raidian, Cloud Master.


def test_raidian_draws_a_card_on_exhausting_and_nothing_on_playing() -> None:
    table = Table({"hand": ["raidian-cloud-master"], "deck": ["crystal", "blaster"]})
    table.play("raidian-cloud-master")
    assert table.your("hand") == []
    table.exhaust("raidian-cloud-master")
    assert (table.your("hand"), table.your("deck")) == (["crystal"], ["blaster"])


@rule("SHI-7.32")
def test_raidian_can_not_be_attacked_by_an_opponent_with_less_mastery() -> None:
    table = Table({"mastery": 6}, {"play": ["raidian-cloud-master"], "mastery": 7}, power=9)
    assert table.options == ["end"]
    assert table.refusals()["attack raidian-cloud-master.1"][0] == "SHI-7.32"


@pytest.mark.parametrize("mastery", [7, 8])
@rule("SHI-7.32")
def test_raidian_can_be_attacked_with_equal_or_more_mastery(mastery: int) -> None:
    table = Table({"mastery": mastery}, {"play": ["raidian-cloud-master"], "mastery": 7}, power=3)
    table.attack("raidian-cloud-master")
    assert (table.power, table.their("discard")) == (0, ["raidian-cloud-master"])


@rule("SHI-7.32")
def test_raidian_can_be_attacked_after_mastery_was_gained_in_the_same_turn() -> None:
    foe = {"play": ["raidian-cloud-master"], "mastery": 7}
    table = Table({"mastery": 6}, foe, power=3, crystals=1)
    table.do("focus").attack("raidian-cloud-master")
    assert table.their("discard") == ["raidian-cloud-master"]


@rule("SHI-7.32")
def test_raidian_can_be_attacked_after_venator_took_mastery_from_its_player() -> None:
    you = {"hand": ["venator-of-the-wastes"], "play": ["systema-ai"], "mastery": 6}
    table = Table(you, {"play": ["raidian-cloud-master"], "mastery": 8})
    table.play("venator-of-the-wastes").attack("raidian-cloud-master")
    assert (table.power, table.their("discard")) == (1, ["raidian-cloud-master"])


@rule("SHI-7.32")
def test_raidian_compares_mastery_with_the_attacker_only() -> None:
    table = Table({"mastery": 6}, {"play": ["raidian-cloud-master"], "mastery": 7}, {"mastery": 20}, power=3)
    assert "attack raidian-cloud-master.1" not in table.options


@rule("SHI-5.6", "SHI-6.21")
def test_raidian_protects_neither_other_champions_nor_the_player() -> None:
    table = Table({}, {"play": ["raidian-cloud-master", "evokatus"], "mastery": 7}, power=9)
    assert table.options == ["attack evokatus.1", "end"]
    table.attack("evokatus").end()
    assert table.health == (50, 43)


@rule("SHI-6.12", "SHI-13.13")
def test_a_protected_raidian_is_destroyed_by_thorn_zealot() -> None:
    you = {"hand": ["thorn-zealot"], "play": [{"card": "spore-cleric", "played": True}]}
    table = Table(you, {"play": ["raidian-cloud-master"], "mastery": 7})
    table.play("thorn-zealot")
    assert table.their("discard") == ["raidian-cloud-master"]


@rule("SHI-6.20")
def test_a_protected_raidian_withstands_infinite_power() -> None:
    table = Table({}, {"play": ["raidian-cloud-master"], "mastery": 7}, power="infinite")
    assert table.options == ["end"]


# Shard Abstractor.


def test_shard_abstractor_gives_two_mastery() -> None:
    table = Table({"hand": ["shard-abstractor"], "mastery": 5}, {"mastery": 5})
    table.play("shard-abstractor")
    assert (table.mastery, table.crystals) == ((7, 5), 0)


@pytest.mark.parametrize("mastery", [28, 29, 30])
@rule("SHI-1.2", "SHI-6.15")
def test_shard_abstractor_does_not_bring_mastery_above_30(mastery: int) -> None:
    table = Table({"hand": ["shard-abstractor"], "mastery": mastery})
    table.play("shard-abstractor")
    assert table.mastery == (30, 0)


@rule("SHI-4.14")
def test_a_recruited_shard_abstractor_goes_to_the_discard_pile_after_playing() -> None:
    row = ["kiln-drone"] * 3 + ["nil-assassin"] * 3
    table = Table({"hand": ["shard-abstractor"]}, row=row, centre=["spore-cleric"])
    table.play("shard-abstractor")
    assert table.your("discard") == []
    table.end("end")
    assert (table.your("hand"), table.centre) == (["shard-abstractor"], ["spore-cleric"])


# Systema A.I.


def test_systema_gives_one_mastery_on_exhausting_and_nothing_on_playing() -> None:
    table = Table({"hand": ["systema-ai"], "deck": ["crystal"] * 3})
    table.play("systema-ai")
    assert table.mastery == (0, 0)
    table.exhaust("systema-ai")
    assert (table.mastery, table.your("hand")) == ((1, 0), [])


@rule("SHI-6.3", "SHI-6.4")
def test_systema_draws_nothing_when_it_brings_mastery_to_19() -> None:
    table = Table({"play": ["systema-ai"], "deck": ["crystal"] * 3, "mastery": 18}, {"mastery": 20})
    table.exhaust("systema-ai")
    assert (table.mastery, table.your("hand")) == ((19, 20), [])


@rule("SHI-6.3", "SHI-6.4")
def test_systema_draws_two_cards_when_it_brings_mastery_to_20() -> None:
    table = Table({"play": ["systema-ai"], "deck": ["crystal", "blaster", "crystal"], "mastery": 19})
    table.exhaust("systema-ai")
    assert (table.mastery, table.your("hand")) == ((20, 0), ["crystal", "blaster"])


@rule("SHI-6.15")
def test_systema_at_mastery_30_still_draws() -> None:
    table = Table({"play": ["systema-ai"], "deck": ["crystal"] * 3, "mastery": 30})
    table.exhaust("systema-ai")
    assert (table.mastery, len(table.your("hand"))) == ((30, 0), 2)


# Terminal Crescents.


@pytest.mark.parametrize(
    ("before", "after", "power"),
    [(0, 1, 1), (1, 2, 1), (9, 10, 5), (10, 11, 6), (18, 19, 10), (19, 20, 20), (20, 21, 21), (30, 30, 30)],
)
@rule("SHI-6.1", "SHI-6.2", "SHI-6.3")
def test_terminal_crescents_give_mastery_then_power_of_half_of_it_or_all_from_20(
    before: int, after: int, power: int
) -> None:
    table = Table({"hand": ["terminal-crescents"], "mastery": before}, {"mastery": 15})
    table.play("terminal-crescents")
    assert (table.mastery, table.power) == ((after, 15), power)


@rule("SHI-6.13", "SHI-9.7")
def test_ojas_copies_terminal_crescents_with_the_mastery_of_that_moment() -> None:
    table = Table({"hand": ["terminal-crescents", "ojas-genesis-druid"], "mastery": 10})
    table.play("terminal-crescents").play("ojas-genesis-druid")
    assert (table.mastery, table.power) == ((12, 0), 6 + 6)


@rule("SHI-7.15")
def test_ojas_copies_terminal_crescents_once_more_if_the_first_copy_brings_mastery_to_20() -> None:
    table = Table({"hand": ["terminal-crescents", "ojas-genesis-druid"], "mastery": 18})
    table.play("terminal-crescents").play("ojas-genesis-druid")
    assert (table.mastery, table.power) == ((21, 0), 10 + 20 + 21)


@rule("SHI-9.2", "SHI-9.3")
def test_terminal_crescents_are_recruited_at_mastery_10_and_datic_robes_leave_the_game() -> None:
    you = {"leader": "tetra", "relics": ["datic-robes", "terminal-crescents"], "mastery": 10}
    table = Table(you)
    table.do("relic terminal-crescents@p1/relics.1")
    assert (table.your("discard"), table.your("relics")) == (["terminal-crescents"], [])
    assert table.options == ["end"]


# The Grand Architect.


@rule("SHI-13.22")
def test_the_grand_architect_gives_five_mastery() -> None:
    table = Table({"hand": ["the-grand-architect"]}, {"mastery": 1})
    table.play("the-grand-architect")
    assert (table.mastery, table.crystals, table.power) == ((5, 1), 0, 0)


@pytest.mark.parametrize("mastery", [25, 26, 30])
@rule("SHI-1.2", "SHI-6.15")
def test_the_grand_architect_does_not_bring_mastery_above_30(mastery: int) -> None:
    table = Table({"hand": ["the-grand-architect"], "mastery": mastery})
    table.play("the-grand-architect")
    assert table.mastery == (30, 0)


@rule("SHI-6.7", "SHI-13.22")
def test_the_grand_architect_fast_played_reaches_infinite_power_for_infinity_shard() -> None:
    table = Table({"hand": ["infinity-shard"], "mastery": 25}, row=["the-grand-architect"], crystals=7)
    table.fast_play("the-grand-architect").play("infinity-shard")
    assert table.power >= INFINITE


@pytest.mark.parametrize(("mastery", "after"), [(9, 19), (10, 25)])
@rule("SHI-7.15")
def test_ojas_copies_the_grand_architect_once_more_if_the_first_copy_brings_mastery_to_20(
    mastery: int, after: int
) -> None:
    table = Table({"hand": ["the-grand-architect", "ojas-genesis-druid"], "mastery": mastery})
    table.play("the-grand-architect").play("ojas-genesis-druid")
    assert table.mastery == (after, 0)


# Zetta, The Encryptor.


@rule("SHI-5.9", "SHI-7.41")
def test_the_player_can_not_be_attacked_beside_zetta() -> None:
    table = Table({}, {"play": ["zetta-the-encryptor"]}, power=9)
    table.end()
    assert (table.health, table.asked) == ((50, 50), 1)


@rule("SHI-7.4", "SHI-6.21")
def test_zetta_herself_can_be_attacked_but_no_other_champion_beside_her() -> None:
    table = Table({}, {"play": ["zetta-the-encryptor", "evokatus", "axia"]}, power=9)
    assert table.options == ["attack zetta-the-encryptor.1", "end"]


@rule("SHI-7.4")
def test_once_zetta_is_destroyed_her_player_and_champions_can_be_attacked() -> None:
    table = Table({}, {"play": ["zetta-the-encryptor", "evokatus"]}, power=9)
    table.attack("zetta-the-encryptor").attack("evokatus").end()
    assert (sorted(table.their("discard")), table.health) == (["evokatus", "zetta-the-encryptor"], (50, 48))


@rule("SHI-6.12", "SHI-13.13")
def test_a_champion_beside_zetta_is_destroyed_by_thorn_zealot() -> None:
    you = {"hand": ["thorn-zealot"], "play": [{"card": "spore-cleric", "played": True}]}
    table = Table(you, {"play": ["zetta-the-encryptor", "evokatus"]})
    table.play("thorn-zealot", "pick evokatus.1")
    assert table.their("play") == ["zetta-the-encryptor"]


@rule("SHI-6.20")
def test_infinite_power_must_destroy_zetta_before_it_reaches_her_player() -> None:
    foe: Player = {"play": ["zetta-the-encryptor"]}
    lost = Table({}, foe, power="infinite")
    lost.end()
    assert (lost.health, lost.state.outcome) == ((50, 50), None)
    won = Table({}, foe, power="infinite")
    won.attack("zetta-the-encryptor").end()
    assert won.state.outcome is not None
    assert won.state.outcome.winners == (0,)


@rule("SHI-5.9", "SHI-7.41")
def test_all_power_goes_at_the_other_opponent_if_one_has_zetta() -> None:
    table = Table({}, {"play": ["zetta-the-encryptor"]}, {"play": ["evokatus"]}, power=9)
    assert "attack evokatus.1" in table.options
    table.end()
    assert table.health == (50, 50, 41)


@rule("SHI-7.41")
def test_zetta_does_not_protect_the_opponents_of_her_player() -> None:
    table = Table({"play": ["zetta-the-encryptor"]}, {"play": ["evokatus"]}, power=5)
    table.attack("evokatus").end()
    assert (table.their("discard"), table.health) == (["evokatus"], (50, 47))


@rule("SHI-7.41", "SHI-10.17")
def test_zetta_in_a_team_game_protects_only_the_champions_of_her_own_player() -> None:
    protected = {"play": ["zetta-the-encryptor", "axia"]}
    table = Table({}, protected, {"play": ["evokatus"]}, {}, mode="team", power=9)
    assert table.options == ["attack zetta-the-encryptor.1", "attack evokatus.1", "end"]
    table.end()
    assert table.health == (50, 50, 50, 50), "the power is lost"


@rule("SHI-7.31")
def test_raidian_beside_zetta_can_not_be_attacked_by_anyone() -> None:
    foe = {"play": ["zetta-the-encryptor", "raidian-cloud-master"], "mastery": 3}
    table = Table({"mastery": 20}, foe, power=8)
    assert table.options == ["attack zetta-the-encryptor.1", "end"]
    table.attack("zetta-the-encryptor").attack("raidian-cloud-master")
    assert (table.power, table.their("play")) == (0, [])


@rule("SHI-7.31")
def test_raidian_is_still_protected_by_mastery_once_zetta_is_gone() -> None:
    foe = {"play": ["zetta-the-encryptor", "raidian-cloud-master"], "mastery": 3}
    table = Table({"mastery": 2}, foe, power=8)
    table.attack("zetta-the-encryptor")
    assert table.options == ["end"]


@rule("SHI-5.2", "SHI-6.17")
def test_zetta_shown_from_hand_blocks_five_and_protects_nobody() -> None:
    table = Table({}, {"hand": ["zetta-the-encryptor"], "play": ["evokatus"]}, power=9)
    assert "attack evokatus.1" in table.options
    table.end("show zetta-the-encryptor")
    assert table.health == (50, 46)


@rule("SHI-4.15", "SHI-5.8")
def test_zetta_in_play_has_nothing_to_exhaust_and_blocks_nothing_after_she_was_destroyed() -> None:
    assert Table({"play": ["zetta-the-encryptor"]}).options == ["end"]
    table = Table({}, {"play": ["zetta-the-encryptor"]}, power=9)
    table.attack("zetta-the-encryptor").end()
    assert table.health == (50, 46)
