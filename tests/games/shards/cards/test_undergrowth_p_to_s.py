"""Undergrowth from Panconscious Crown to Spore Cleric, a scenario for each sentence."""

from tests.support.rules import rule
from tests.support.shards import Table


@rule("SHI-4.3")
def test_panconscious_crown_gives_2_mastery_and_2_health() -> None:
    table = Table({"hand": ["panconscious-crown"], "mastery": 10, "health": 20}, {"mastery": 4, "health": 20})
    table.play("panconscious-crown")
    assert (table.mastery, table.health) == ((12, 4), (22, 20))
    assert table.is_your_move


@rule("SHI-7.38", "SHI-6.3")
def test_panconscious_crown_at_18_mastery_reaches_its_bonus_and_heals_50_with_unify() -> None:
    table = Table({"hand": ["spore-cleric", "panconscious-crown"], "mastery": 18, "health": 1}, {"health": 1})
    table.play("spore-cleric").play("panconscious-crown")
    assert (table.mastery[0], table.health) == (20, (50, 1))


@rule("SHI-6.2", "SHI-7.38")
def test_panconscious_crown_at_17_mastery_heals_only_2_even_with_unify() -> None:
    table = Table({"hand": ["spore-cleric", "panconscious-crown"], "mastery": 17, "health": 1})
    table.play("spore-cleric").play("panconscious-crown")
    assert (table.mastery[0], table.health[0]) == (19, 1 + 4 + 2)


@rule("SHI-6.1", "SHI-6.26")
def test_panconscious_crown_below_20_mastery_does_not_ask_for_a_card_to_show() -> None:
    table = Table({"hand": ["spore-cleric", "panconscious-crown"], "mastery": 17})
    table.play("panconscious-crown")
    assert table.is_your_move


@rule("SHI-6.9")
def test_panconscious_crown_at_20_mastery_without_unify_heals_only_2() -> None:
    table = Table({"hand": ["panconscious-crown"], "mastery": 20, "health": 1})
    table.play("panconscious-crown")
    assert (table.mastery[0], table.health[0]) == (22, 3)


@rule("SHI-6.26")
def test_panconscious_crown_at_20_mastery_unites_with_a_card_shown_from_hand() -> None:
    table = Table({"hand": ["panconscious-crown", "leshai-knight"], "mastery": 20, "health": 1})
    table.play("panconscious-crown", "show leshai-knight")
    assert (table.health[0], table.your("hand")) == (50, ["leshai-knight"])


@rule("SHI-1.2")
def test_panconscious_crown_can_not_bring_mastery_above_30() -> None:
    table = Table({"hand": ["panconscious-crown"], "mastery": 29})
    table.play("panconscious-crown")
    assert table.mastery[0] == 30


@rule("SHI-6.13", "SHI-9.7")
def test_panconscious_crown_copied_by_taur_unites_with_itself() -> None:
    table = Table({"hand": ["panconscious-crown"], "play": ["taur-arachpriest"], "mastery": 16, "health": 1})
    table.play("panconscious-crown")
    assert (table.mastery[0], table.health[0]) == (18, 3)
    table.exhaust("taur-arachpriest")
    assert (table.mastery[0], table.health[0]) == (20, 50)


@rule("SHI-9.7")
def test_panconscious_crown_is_an_undergrowth_ally_for_unify() -> None:
    table = Table({"hand": ["panconscious-crown", "leshai-knight"]})
    table.play("leshai-knight", "show panconscious-crown")
    assert table.power == 6


# Root of the Forest.


@rule("SHI-6.9")
def test_root_of_the_forest_heals_10_and_gives_no_power_without_unify() -> None:
    table = Table({"hand": ["root-of-the-forest"], "health": 20}, {"health": 20})
    table.play("root-of-the-forest")
    assert (table.health, table.power) == ((30, 20), 0)


@rule("SHI-6.9")
def test_root_of_the_forest_gives_10_power_with_unify() -> None:
    table = Table({"hand": ["root-of-the-forest", "spore-cleric"], "health": 20})
    table.play("spore-cleric").play("root-of-the-forest")
    assert (table.health[0], table.power) == (34, 10)


@rule("SHI-1.2")
def test_root_of_the_forest_heals_no_further_than_50() -> None:
    table = Table({"hand": ["root-of-the-forest"], "health": 41})
    table.play("root-of-the-forest")
    assert table.health[0] == 50


@rule("SHI-4.5", "SHI-6.26")
def test_root_of_the_forest_fast_played_may_show_an_ally() -> None:
    table = Table({"hand": ["spore-cleric"], "health": 20}, row=["root-of-the-forest"], crystals=7)
    table.fast_play("root-of-the-forest", "show spore-cleric")
    assert (table.health[0], table.power, table.crystals) == (30, 10, 0)


# Shardwood Guardian.


@rule("SHI-13.22")
def test_shardwood_guardian_gives_2_power_and_draws_a_card() -> None:
    table = Table({"hand": ["shardwood-guardian"], "deck": ["crystal", "blaster"], "health": 20})
    table.play("shardwood-guardian", "done")
    assert (table.power, table.your("hand"), table.health[0]) == (2, ["crystal"], 20)


@rule("SHI-6.9", "SHI-13.22")
def test_shardwood_guardian_heals_6_with_unify() -> None:
    table = Table({"hand": ["shardwood-guardian", "fungal-hermit"], "deck": ["crystal"], "health": 20})
    table.play("fungal-hermit").play("shardwood-guardian")
    assert (table.power, table.your("hand"), table.health[0]) == (2, ["crystal"], 26)


@rule("SHI-6.1", "SHI-6.26")
def test_shardwood_guardian_can_show_the_very_ally_that_was_drawn() -> None:
    table = Table({"hand": ["shardwood-guardian"], "deck": ["spore-cleric"], "health": 20})
    table.play("shardwood-guardian", "show spore-cleric")
    assert table.health[0] == 26


@rule("SHI-6.9")
def test_shardwood_guardian_can_not_show_a_champion_that_was_drawn() -> None:
    table = Table({"hand": ["shardwood-guardian"], "deck": ["taur-arachpriest"], "health": 20})
    table.play("shardwood-guardian")
    assert table.options == ["done"]
    table.do("done")
    assert table.health[0] == 20


# Spore Cleric.


@rule("SHI-4.3")
def test_spore_cleric_heals_4() -> None:
    table = Table({"hand": ["spore-cleric"], "health": 20}, {"health": 20})
    table.play("spore-cleric")
    assert table.health == (24, 20)
    assert (table.power, table.crystals, table.mastery) == (0, 0, (0, 0))


@rule("SHI-1.2", "SHI-6.15")
def test_spore_cleric_heals_no_further_than_50() -> None:
    table = Table({"hand": ["spore-cleric", "spore-cleric"], "health": 46})
    table.play("spore-cleric")
    assert table.health[0] == 50
    table.play("spore-cleric")
    assert table.health[0] == 50


@rule("SHI-4.5", "SHI-4.9")
def test_spore_cleric_fast_played_heals_and_goes_under_the_centre_deck() -> None:
    row = ["spore-cleric", *["order-initiate"] * 3, *["data-heretic"] * 2]
    table = Table({"health": 20, "deck": ["crystal"] * 5}, row=row, centre=["portal-monk"] * 2, crystals=2)
    table.fast_play("spore-cleric").end()
    assert table.health[0] == 24
    assert table.centre == ["spore-cleric", "portal-monk"]
    assert table.your("discard") == []


@rule("SHI-4.14")
def test_spore_cleric_played_from_hand_goes_to_the_discard_pile() -> None:
    table = Table({"hand": ["spore-cleric"], "deck": ["crystal"] * 5})
    table.play("spore-cleric").end()
    assert (table.your("discard"), table.centre) == (["spore-cleric"], [])
