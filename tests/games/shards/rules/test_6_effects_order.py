"""SHI-6: the order of effects, mastery bonuses, what is done on playing and what on exhausting."""

import pytest
from tests.support.rules import rule
from tests.support.shards import Table


@rule("SHI-6.1")
def test_a_card_drawn_by_the_first_effect_can_be_shown_for_the_second() -> None:
    table = Table({"hand": ["thorn-zealot"], "deck": ["spore-cleric"]}, {"play": ["evokatus"]})
    table.play("thorn-zealot", "show spore-cleric")
    assert table.their("play") == []
    assert table.your("hand") == ["spore-cleric"]


@rule("SHI-6.1", "SHI-6.27")
def test_echo_is_checked_before_the_draw_that_is_printed_below_it() -> None:
    table = Table({"hand": ["pall-shades"], "discard": ["nil-assassin"]})
    table.play("pall-shades")
    assert table.power == 3
    assert table.your("hand") == ["nil-assassin"], "the draw then shuffled the discard pile"


@rule("SHI-6.1", "SHI-6.27")
def test_echo_fails_when_an_earlier_card_has_shuffled_the_discard_pile_away() -> None:
    table = Table({"hand": ["data-heretic", "wraethe-skirmisher"], "discard": ["nil-assassin", "crystal"]})
    table.play("data-heretic").play("wraethe-skirmisher")
    assert table.power == 2


@rule("SHI-6.1")
def test_a_banishing_printed_above_a_draw_can_not_take_the_card_drawn() -> None:
    you = {"hand": ["limiter-drones"], "deck": ["crystal"], "discard": ["blaster"], "play": ["evokatus"]}
    table = Table(you).play("limiter-drones")
    assert table.options == ["pick blaster@p1/discard.1", "done"]
    assert table.your("hand") == [], "nothing is drawn yet"
    table.do("done")
    assert table.your("hand") == ["crystal"]


@rule("SHI-6.1")
def test_a_choice_is_asked_for_after_the_effects_printed_before_it() -> None:
    table = Table({"hand": ["shadow-apostle", "crystal"]}).play("shadow-apostle")
    assert table.options == ["pick crystal", "done"]
    assert table.power == 2


@rule("SHI-6.1")
def test_the_choice_may_take_account_of_a_card_drawn_before_it() -> None:
    you = {"hand": ["omnius-the-all-knowing"], "deck": ["kiln-drone", "spore-cleric", "nil-assassin"]}
    table = Table(you).play("omnius-the-all-knowing", "done")
    assert table.mastery[0] == 0, "two of three factions were drawn"
    table = Table(you | {"hand": ["omnius-the-all-knowing", "nil-assassin"], "deck": you["deck"][:2]})
    table.play("omnius-the-all-knowing", "show kiln-drone", "show spore-cleric", "show nil-assassin")
    assert table.mastery[0] == 5


@rule("SHI-6.1")
def test_a_condition_fulfilled_later_does_not_help_a_card_played_before() -> None:
    table = Table({"hand": ["kiln-drone", "evokatus"]}).play("kiln-drone").play("evokatus")
    assert table.crystals == 2


@rule("SHI-6.1")
def test_a_condition_fulfilled_just_before_helps() -> None:
    table = Table({"hand": ["kiln-drone", "evokatus"]}).play("evokatus").play("kiln-drone")
    assert table.crystals == 4


@rule("SHI-6.2")
@pytest.mark.parametrize(("mastery", "power"), [(0, 4), (9, 4), (10, 8), (30, 8)])
def test_a_replacing_bonus_applies_from_its_mastery_on(mastery: int, power: int) -> None:
    table = Table({"hand": ["aetherbreaker"], "mastery": mastery}).play("aetherbreaker")
    assert table.power == power
    assert table.mastery[0] == mastery, "and spends none"


@rule("SHI-6.2")
@pytest.mark.parametrize(("mastery", "left"), [(14, ["evokatus"]), (15, []), (16, [])])
def test_an_adding_bonus_comes_on_top_from_its_mastery_on(mastery: int, left: list[str]) -> None:
    table = Table({"hand": ["ghostwillow-avenger"], "mastery": mastery}, {"play": ["evokatus"]})
    table.play("ghostwillow-avenger")
    assert table.power == 4
    assert table.their("play") == left
    assert table.mastery == (mastery, 0)


@rule("SHI-6.2")
def test_the_mastery_of_an_opponent_gives_no_bonus() -> None:
    table = Table({"hand": ["aetherbreaker"], "mastery": 9}, {"mastery": 30}).play("aetherbreaker")
    assert table.power == 4


@rule("SHI-6.2", "SHI-6.1")
def test_mastery_reached_after_the_card_was_played_gives_no_bonus_afterwards() -> None:
    table = Table({"hand": ["aetherbreaker", "shard-abstractor"], "mastery": 9})
    table.play("aetherbreaker").play("shard-abstractor")
    assert (table.mastery[0], table.power) == (11, 4)


@rule("SHI-6.2")
def test_mastery_reached_just_before_the_card_was_played_gives_the_bonus() -> None:
    table = Table({"hand": ["aetherbreaker"], "mastery": 9}, crystals=1).do("focus").play("aetherbreaker")
    assert table.power == 8


@rule("SHI-6.3")
@pytest.mark.parametrize(("mastery", "hand"), [(8, []), (9, ["crystal"]), (10, ["crystal"])])
def test_mastery_gained_by_the_card_itself_counts_for_its_later_bonus(mastery: int, hand: list[str]) -> None:
    table = Table({"hand": ["cache-warden"], "deck": ["crystal"], "mastery": mastery}).play("cache-warden")
    assert table.mastery[0] == mastery + 1
    assert table.your("hand") == hand


@rule("SHI-6.3", "SHI-6.4")
@pytest.mark.parametrize(("mastery", "drawn"), [(18, 0), (19, 2)])
def test_mastery_gained_on_exhausting_counts_for_the_bonus_of_the_same_exhausting(
    mastery: int, drawn: int
) -> None:
    table = Table({"play": ["systema-ai"], "deck": ["crystal"] * 3, "mastery": mastery})
    table.exhaust("systema-ai")
    assert len(table.your("hand")) == drawn


@rule("SHI-6.3", "SHI-6.16")
def test_mastery_gained_by_the_card_itself_counts_for_a_replacing_bonus() -> None:
    table = Table({"hand": ["terminal-crescents"], "mastery": 19}).play("terminal-crescents")
    assert table.power == 20
    table = Table({"hand": ["terminal-crescents"], "mastery": 18}).play("terminal-crescents")
    assert table.power == 10, "half of 19, rounded up"


@rule("SHI-6.4")
def test_playing_a_champion_applies_nothing_of_its_exhaust_ability() -> None:
    table = Table({"hand": ["optio-crusher", "systema-ai"], "mastery": 20, "deck": ["crystal"] * 2})
    table.play("optio-crusher").play("systema-ai")
    assert (table.power, table.mastery[0], table.your("hand")) == (0, 20, [])


@rule("SHI-6.4")
@pytest.mark.parametrize(("mastery", "power"), [(9, 3), (10, 5)])
def test_a_bonus_below_the_exhaust_keyword_applies_on_exhausting(mastery: int, power: int) -> None:
    table = Table({"hand": ["optio-crusher"], "mastery": mastery}).play("optio-crusher")
    assert table.exhaust("optio-crusher").power == power


@rule("SHI-6.4")
def test_a_bonus_below_the_exhaust_keyword_does_not_apply_on_playing() -> None:
    table = Table({"hand": ["fao-cutul-the-formless"], "mastery": 20}, power=3)
    table.play("fao-cutul-the-formless")
    assert table.power == 3


@rule("SHI-6.4")
def test_a_continuous_effect_above_the_exhaust_keyword_works_without_exhausting() -> None:
    table = Table({"leader": "decima"}, {"leader": "decima", "play": ["ferrata-guard"]}, crystals=0, power=5)
    assert table.champion_health("ferrata-guard.1") == 6
    assert "attack ferrata-guard.1" not in table.options


@rule("SHI-6.4")
def test_a_continuous_effect_goes_on_while_its_champion_is_exhausted() -> None:
    raidian = {"card": "raidian-cloud-master", "exhausted": True}
    table = Table({"mastery": 1}, {"mastery": 2, "play": [raidian]}, power=9)
    assert "attack raidian-cloud-master.1" not in table.options


@rule("SHI-6.6", "SHI-6.27")
def test_an_ally_played_is_not_in_the_discard_pile_for_echo() -> None:
    table = Table({"hand": ["nil-assassin", "wraethe-skirmisher"]})
    table.play("nil-assassin").play("wraethe-skirmisher")
    assert table.power == 5 + 2


@rule("SHI-6.6")
def test_an_ally_played_is_in_the_play_area_until_the_end_of_the_turn() -> None:
    table = Table({"hand": ["nil-assassin"], "deck": ["crystal"] * 5}, {"hand": []})
    table.play("nil-assassin")
    assert (table.your("play"), table.your("discard")) == (["nil-assassin"], [])
    table.end()
    assert (table.your("play"), table.your("discard")) == ([], ["nil-assassin"])


@rule("SHI-6.6")
def test_an_ally_played_can_not_be_returned_from_the_discard_pile() -> None:
    table = Table({"hand": ["nil-assassin"], "play": ["zen-chi-set-godkiller"]})
    table.play("nil-assassin").exhaust("zen-chi-set-godkiller")
    assert table.your("hand") == []
    assert table.power == 8
    assert table.is_your_move


@rule("SHI-6.6")
def test_an_ally_played_can_not_be_banished_from_the_discard_pile() -> None:
    table = Table({"hand": ["crystal", "shadow-apostle"]}).play("crystal").play("shadow-apostle")
    assert table.is_your_move, "there is nothing to choose from"


@rule("SHI-6.6")
def test_an_ally_played_is_not_shuffled_into_the_deck_this_turn() -> None:
    table = Table({"hand": ["crystal", "cryptofist-monk"]}).play("crystal").play("cryptofist-monk")
    assert table.your("hand") == []
    assert table.your("play") == ["crystal", "cryptofist-monk"]


@rule("SHI-6.16")
@pytest.mark.parametrize(("mastery", "crystals"), [(4, 2), (5, 3), (14, 3), (15, 4), (30, 4)])
def test_of_several_replacing_bonuses_only_the_highest_reached_applies(mastery: int, crystals: int) -> None:
    table = Table({"hand": ["shard-reactor"], "mastery": mastery}).play("shard-reactor")
    assert table.crystals == crystals


@rule("SHI-6.16")
def test_a_replacing_bonus_replaces_nothing_but_its_own_effect() -> None:
    you = {
        "hand": ["the-world-piercer"],
        "mastery": 18,
        "discard": ["nil-assassin", "spore-cleric", "crystal"],
    }
    table = Table(you).play("the-world-piercer")
    assert table.mastery[0] == 20
    assert sorted(table.your("hand")) == ["nil-assassin", "spore-cleric"]
    assert table.your("discard") == ["crystal"]
