"""SHI-4: the main phase."""

import pytest
from tests.support.rules import rule
from tests.support.shards import Table


def phase_of(table: Table) -> str:
    phase: str = table.state.view(0)["table"]["phase"]
    return phase


@rule("SHI-4.1", "SHI-1.11")
def test_main_attack_and_end_phase_follow_each_other() -> None:
    table = Table({"hand": ["blaster"], "deck": ["crystal"]}, {"hand": ["crystal"]})
    assert phase_of(table) == "main"
    table.play("blaster").end()
    assert (phase_of(table), table.prompt) == ("attack", "block")
    assert table.your("hand") == [], "the end phase comes later"
    table.do("done")
    assert table.your("hand") == ["crystal", "blaster"]
    assert (phase_of(table), table.asked) == ("main", 1)


@rule("SHI-4.1")
def test_the_main_phase_is_over_once_the_attack_phase_begins() -> None:
    you = {"hand": ["crystal", "blaster"], "play": ["evokatus"]}
    table = Table(you, {}, {}, crystals=3, row=["nil-assassin"])
    table.play("blaster").end()
    assert table.options == ["assign p2 0", "assign p2 1"]
    table.do("assign p2 1")
    assert table.asked == 1, "the next turn"


@rule("SHI-4.2")
def test_everything_can_be_done_in_any_order_and_any_number_of_times() -> None:
    you = {
        "hand": ["crystal", "blaster", "shard-reactor"],
        "play": ["optio-crusher"],
        "mastery": 9,
        "relics": ["praetorian-01", "praetorian-02"],
    }
    row = ["nil-assassin", "kiln-drone", "spore-cleric", "mining-drones"]
    table = Table(you, {"play": ["evokatus", "drakonarius"]}, crystals=6, row=row)
    table.recruit("kiln-drone").play("blaster").do("focus").do("relic praetorian-01@p1/relics.1")
    table.exhaust("optio-crusher").attack("evokatus").fast_play("nil-assassin").play("crystal")
    table.attack("drakonarius").recruit("mining-drones").play("shard-reactor").fast_play("spore-cleric")
    assert table.crystals == 6 - 1 - 1 - 2 + 1 - 2 + 3 - 2
    assert table.power == 1 + 5 - 2 + 5 - 2
    assert table.your("discard") == ["kiln-drone", "praetorian-01", "mining-drones"]
    assert table.their("discard") == ["evokatus", "drakonarius"]
    assert table.is_your_move


@rule("SHI-4.3")
def test_playing_a_card_costs_nothing_and_puts_it_into_the_play_area() -> None:
    table = Table({"hand": ["the-grand-architect"]})
    table.play("the-grand-architect")
    assert (table.your("hand"), table.your("play")) == ([], ["the-grand-architect"])
    assert (table.crystals, table.mastery) == (0, (5, 0))


@rule("SHI-4.3", "SHI-6.1")
def test_effects_of_a_played_card_resolve_in_the_printed_order() -> None:
    table = Table({"hand": ["shardwood-guardian", "spore-cleric"], "deck": ["crystal"], "health": 10})
    table.play("spore-cleric").play("shardwood-guardian")
    told = ("played", "gained-power", "drew", "gained-health")
    assert [kind for kind in table.kinds() if kind in told][-4:] == list(told)


@rule("SHI-4.3")
def test_only_cards_in_hand_are_played() -> None:
    table = Table(
        {"hand": ["crystal"], "deck": ["blaster"], "discard": ["shard-reactor"]}, {"hand": ["evokatus"]}
    )
    assert table.options == ["play crystal", "end"]


@rule("SHI-4.4")
def test_recruiting_pays_the_cost_and_puts_the_card_into_the_discard_pile() -> None:
    table = Table({"discard": ["crystal"]}, crystals=5, row=["reactor-drone"])
    table.recruit("reactor-drone")
    assert table.crystals == 2
    assert (table.row, table.your("discard")) == ([], ["crystal", "reactor-drone"])
    assert table.their("discard") == []


@rule("SHI-4.4")
def test_recruiting_does_not_apply_the_effects_of_the_card() -> None:
    table = Table(crystals=2, row=["nil-assassin"])
    table.recruit("nil-assassin")
    assert (table.power, table.your("play")) == (0, [])


@rule("SHI-4.4")
@pytest.mark.parametrize(("crystals", "can"), [(2, False), (3, True), (4, True)])
def test_a_card_can_be_recruited_with_exactly_enough_crystals(crystals: int, can: bool) -> None:
    table = Table(crystals=crystals, row=["reactor-drone"])
    assert ("recruit reactor-drone@row.1" in table.options) is can


@rule("SHI-4.4")
def test_a_champion_is_recruited_into_the_discard_pile_too() -> None:
    table = Table(crystals=4, row=["evokatus"])
    table.recruit("evokatus")
    assert (table.your("discard"), table.your("play")) == (["evokatus"], [])


@rule("SHI-4.5")
def test_fast_playing_pays_the_cost_and_applies_the_effects_at_once() -> None:
    table = Table(crystals=3, row=["nil-assassin"])
    table.fast_play("nil-assassin")
    assert (table.crystals, table.power) == (1, 5)
    assert (table.your("play"), table.your("discard"), table.row) == (["nil-assassin"], [], [])


@rule("SHI-4.5")
@pytest.mark.parametrize(("crystals", "can"), [(1, False), (2, True)])
def test_fast_playing_needs_enough_crystals(crystals: int, can: bool) -> None:
    table = Table(crystals=crystals, row=["nil-assassin"])
    assert ("fast-play nil-assassin@row.1" in table.options) is can


@rule("SHI-4.5")
@pytest.mark.parametrize("card", ["reactor-drone", "evokatus"])
def test_only_mercenaries_are_fast_played(card: str) -> None:
    table = Table(crystals=9, row=[card])
    assert table.options == [f"recruit {card}@row.1", "focus", "end"]


@rule("SHI-4.6")
def test_a_champion_is_exhausted_once_a_turn() -> None:
    table = Table({"play": ["optio-crusher"]})
    table.exhaust("optio-crusher")
    assert table.power == 3
    assert table.is_exhausted("optio-crusher.1")
    assert table.options == ["end"]


@rule("SHI-4.6")
def test_a_champion_can_be_exhausted_in_the_turn_it_was_played() -> None:
    table = Table({"hand": ["optio-crusher"]})
    table.play("optio-crusher").exhaust("optio-crusher")
    assert table.power == 3


@rule("SHI-4.6")
def test_of_two_equal_champions_each_is_exhausted_once() -> None:
    table = Table({"play": ["optio-crusher", "optio-crusher"]})
    table.exhaust("optio-crusher.1").exhaust("optio-crusher.2")
    assert (table.power, table.options) == (6, ["end"])


@rule("SHI-4.6")
def test_champions_of_others_are_not_exhausted() -> None:
    table = Table({}, {"play": ["optio-crusher"]})
    assert table.options == ["end"]


@rule("SHI-4.7")
def test_focus_pays_a_crystal_for_a_mastery() -> None:
    table = Table({"mastery": 4}, {"mastery": 4}, crystals=1)
    table.do("focus")
    assert (table.crystals, table.mastery) == (0, (5, 4))


@rule("SHI-4.7")
def test_focus_is_used_once_a_turn_and_exhausts_the_leader() -> None:
    table = Table(crystals=3).do("focus")
    assert table.options == ["end"]
    assert table.state.view(1)["table"]["focused"] is True
    assert table.crystals == 2


@rule("SHI-4.7")
def test_without_a_crystal_there_is_no_focus() -> None:
    assert Table(crystals=0).options == ["end"]


@rule("SHI-4.8", "SHI-6.12")
def test_a_champion_is_destroyed_for_power_equal_to_its_health() -> None:
    table = Table({}, {"play": ["optio-crusher"]}, power=6)
    table.attack("optio-crusher")
    assert table.power == 2
    assert (table.their("play"), table.their("discard")) == ([], ["optio-crusher"])
    assert table.your("discard") == []
    assert "destroyed" in table.kinds()


@rule("SHI-4.8")
@pytest.mark.parametrize(("power", "can"), [(3, False), (4, True)])
def test_a_champion_is_attacked_with_no_less_than_its_health(power: int, can: bool) -> None:
    table = Table({}, {"play": ["optio-crusher"]}, power=power)
    assert ("attack optio-crusher.1" in table.options) is can


@rule("SHI-4.8")
def test_damage_is_not_split_over_attacks_and_does_not_stay() -> None:
    table = Table({"hand": ["blaster"]}, {"play": ["optio-crusher"]}, power=3)
    assert "attack optio-crusher.1" not in table.options
    table.end().end()
    assert (table.asked, table.champion_health("optio-crusher.1")) == (0, 4)
    table.play("blaster")
    assert "attack optio-crusher.1" not in table.options, "3 power of the last turn and 1 of this one"


@rule("SHI-4.8")
def test_own_champions_are_not_attacked() -> None:
    assert Table({"play": ["primus-pilus"]}, power=9).options == ["exhaust primus-pilus.1", "end"]


@rule("SHI-4.10")
def test_nothing_is_exhausted_in_the_attack_phase() -> None:
    table = Table({"play": ["optio-crusher"]}, {"hand": ["crystal"], "play": ["evokatus"]}, {}, power=3)
    table.end()
    assert all(option.startswith("assign") for option in table.options)
    table.do("assign p2 3")
    assert (table.asked, table.options) == (1, ["done"])


@rule("SHI-4.10")
def test_nothing_of_others_is_exhausted_in_a_turn() -> None:
    table = Table({"play": ["optio-crusher"]}, {"play": ["evokatus"]}).end()
    assert (table.asked, table.options) == (1, ["exhaust evokatus.1", "end"])


@rule("SHI-4.11")
def test_any_number_of_different_cards_is_exhausted() -> None:
    champions = ["optio-crusher", "evokatus", "systema-ai", "li-hin-the-shattered"]
    table = Table({"play": champions}, crystals=1)
    table.do("focus").exhaust("optio-crusher").exhaust("evokatus")
    table.exhaust("systema-ai").exhaust("li-hin-the-shattered")
    assert (table.power, table.mastery) == (3 + 2 + 1, (2, 0))


@rule("SHI-4.11", "SHI-6.10")
def test_a_champion_that_is_exhausted_was_not_played() -> None:
    you = {"hand": ["spore-cleric", "nil-assassin", "order-initiate"], "play": ["optio-crusher"]}
    table = Table(you)
    table.exhaust("optio-crusher").play("spore-cleric").play("nil-assassin").play("order-initiate")
    assert (table.crystals, table.mastery) == (2, (0, 0))


@rule("SHI-4.11", "SHI-7.9", "SHI-13.18")
def test_exhausting_does_not_set_off_what_waits_for_a_champion_to_be_played() -> None:
    table = Table({"play": ["optio-crusher"], "discard": ["praetorian-01"]})
    table.exhaust("optio-crusher")
    assert (table.your("hand"), table.your("discard")) == ([], ["praetorian-01"])


@rule("SHI-4.13")
def test_nothing_in_the_main_phase_has_to_be_done() -> None:
    you = {"hand": ["crystal", "evokatus"], "play": ["optio-crusher"], "deck": ["blaster"]}
    table = Table(you, {"play": ["evokatus"]}, crystals=5, row=["nil-assassin"])
    table.end()
    assert table.asked == 1
    assert table.row == ["nil-assassin"]
    assert table.mastery == (0, 0)
    assert sorted(table.your("hand")) == ["blaster", "crystal", "evokatus"]


@rule("SHI-4.15", "SHI-6.4", "SHI-7.2")
def test_an_effect_on_playing_applies_when_the_champion_is_played_and_not_when_exhausted() -> None:
    table = Table({"hand": ["evokatus"], "deck": ["crystal", "blaster"]})
    table.play("evokatus")
    assert (table.your("hand"), table.power) == (["crystal"], 0)
    table.exhaust("evokatus")
    assert (table.your("hand"), table.power) == (["crystal"], 1)


@rule("SHI-4.15", "SHI-6.4")
def test_an_exhaust_effect_does_not_apply_on_playing() -> None:
    table = Table({"hand": ["systema-ai"]}).play("systema-ai")
    assert table.mastery == (0, 0)
    assert table.exhaust("systema-ai").mastery == (1, 0)


@rule("SHI-4.15")
def test_a_continuous_effect_works_while_the_champion_is_in_play() -> None:
    table = Table({}, {"play": ["zetta-the-encryptor", "optio-crusher"]}, power=9)
    assert "attack optio-crusher.1" not in table.options
    table.attack("zetta-the-encryptor")
    assert "attack optio-crusher.1" in table.options


@rule("SHI-4.15")
def test_a_continuous_effect_works_from_the_moment_the_champion_is_played() -> None:
    table = Table({"hand": ["zetta-the-encryptor"], "play": ["evokatus"]}, {"hand": ["nil-assassin"]})
    table.play("zetta-the-encryptor").end().play("nil-assassin")
    attacks = [option for option in table.options if option.startswith("attack")]
    assert attacks == ["attack zetta-the-encryptor.1"]
    assert table.end().health == (50, 50)


@rule("SHI-4.15")
def test_a_continuous_effect_does_not_work_from_the_hand() -> None:
    table = Table({}, {"hand": ["zetta-the-encryptor"], "play": ["optio-crusher"]}, power=4)
    assert "attack optio-crusher.1" in table.options


@rule("SHI-4.16")
def test_champions_of_any_opponent_are_attacked_as_many_as_power_allows() -> None:
    table = Table({}, {"play": ["evokatus", "optio-crusher"]}, {"play": ["evokatus"]}, power=7)
    table.attack("evokatus.2").attack("optio-crusher")
    assert (table.power, table.their("discard", 1), table.their("discard", 2)) == (
        1,
        ["optio-crusher"],
        ["evokatus"],
    )
    assert table.their("play", 1) == ["evokatus"]


@rule("SHI-4.17", "SHI-13.4")
def test_crystals_can_be_spent_at_any_later_moment_of_the_turn() -> None:
    table = Table({"hand": ["reactor-drone", "command-seer", "blaster"]}, row=["evokatus"])
    table.play("reactor-drone").play("command-seer")
    assert table.crystals == 5
    table.do("focus").play("blaster").recruit("evokatus")
    assert (table.crystals, table.your("discard")) == (0, ["evokatus"])


@rule("SHI-4.17")
def test_power_can_be_spent_at_any_later_moment_of_the_turn() -> None:
    table = Table({"hand": ["nil-assassin", "crystal"]}, {"play": ["evokatus"]})
    table.play("nil-assassin").play("crystal").attack("evokatus").end()
    assert table.health == (50, 47)
