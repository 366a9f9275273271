"""Call of the Archons: Untamed, from S to Z, a scenario for each sentence of each card."""

from tests.support.duel import Duel
from tests.support.rules import rule


def test_save_the_pack_destroys_each_damaged_creature_and_brings_a_chain() -> None:
    duel = Duel(
        "untamed",
        {"hand": ["save-the-pack"], "line": ["snufflegator", {"card": "bigtwig", "damage": 1}]},
        {"line": [{"card": "troll", "damage": 1}, "bumpsy"]},
    )
    duel.play("save-the-pack")
    assert (duel.your("line"), duel.their("line")) == (["snufflegator"], ["bumpsy"])
    assert duel.chains == (1, 0)


def test_save_the_pack_brings_its_chain_even_if_nobody_is_damaged() -> None:
    duel = Duel("untamed", {"hand": ["save-the-pack"], "line": ["snufflegator"]}, {"line": ["troll"]})
    duel.play("save-the-pack")
    assert (duel.your("line"), duel.their("line")) == (["snufflegator"], ["troll"])
    assert duel.chains == (1, 0)


def test_scout_lets_two_friendly_creatures_fight_with_skirmish() -> None:
    duel = Duel(
        "untamed",
        {"hand": ["scout"], "line": ["ancient-bear", "bumpsy", "bigtwig"]},
        {"line": ["troll", "headhunter"]},
    )
    duel.play("scout")
    assert "pick troll.1" not in duel.options
    duel.do("pick ancient-bear.1", "pick bumpsy.1")
    assert duel.options == ["fight ancient-bear.1 troll.1", "fight ancient-bear.1 headhunter.1"]
    duel.do("fight ancient-bear.1 headhunter.1")
    assert duel.their("line") == ["troll"], "the first fight is over before the second begins"
    assert [duel.damage("ancient-bear.1"), duel.damage("bumpsy.1"), duel.damage("troll.1")] == [0, 0, 5]
    assert duel.is_ready("bigtwig.1")
    assert duel.attribute("skirmish", "bigtwig.1") == 0
    assert duel.is_your_move


def test_scout_may_take_fewer_creatures() -> None:
    duel = Duel("untamed", {"hand": ["scout"], "line": ["ancient-bear", "bumpsy"]}, {"line": ["troll"]})
    duel.play("scout", "pick bumpsy.1", "done")
    assert (duel.damage("troll.1"), duel.is_ready("ancient-bear.1")) == (5, True)


def test_scout_gives_skirmish_for_this_turn_only() -> None:
    duel = Duel("untamed", {"hand": ["scout"], "line": ["ancient-bear"]}, {"line": ["troll"]})
    duel.play("scout", "pick ancient-bear.1")
    assert duel.attribute("skirmish", "ancient-bear.1") == 1
    duel.end()
    assert duel.attribute("skirmish", "ancient-bear.1") == 0


@rule("KF-5.18")
def test_scout_does_not_ready_the_creatures() -> None:
    duel = Duel(
        "untamed", {"hand": ["scout"], "line": [{"card": "bumpsy", "exhausted": True}]}, {"line": ["troll"]}
    )
    duel.play("scout", "pick bumpsy.1")
    assert duel.damage("troll.1") == 0
    assert duel.attribute("skirmish", "bumpsy.1") == 1
    assert duel.is_your_move


def test_snufflegator_takes_no_damage_when_it_attacks() -> None:
    duel = Duel("untamed", {"line": ["snufflegator"]}, {"line": ["troll"]})
    duel.fight("snufflegator.1", "troll.1")
    assert (duel.damage("snufflegator.1"), duel.damage("troll.1")) == (0, 4)


def test_snufflegator_takes_damage_when_it_is_attacked() -> None:
    duel = Duel("brobnar", {"line": ["snufflegator"]}, {"line": ["troll"]}, active="p2")
    duel.fight("troll.1", "snufflegator.1")
    assert (duel.your("line"), duel.damage("troll.1")) == ([], 4)


def test_stampede_steals_two_after_three_creatures_were_used() -> None:
    duel = Duel(
        "untamed",
        {"hand": ["stampede"], "line": ["snufflegator", "dust-pixie", {"card": "bigtwig", "stun": True}]},
        {"amber": 3, "line": ["troll"]},
    )
    duel.reap("dust-pixie.1").fight("snufflegator.1", "troll.1").do("unstun bigtwig.1")
    duel.play("stampede")
    assert duel.amber == (1 + 1 + 2, 1)


def test_stampede_steals_nothing_after_two_creatures_and_an_artifact() -> None:
    duel = Duel(
        "untamed",
        {"hand": ["stampede"], "line": ["snufflegator", "dust-pixie"], "artifacts": ["world-tree"]},
        {"amber": 3},
    )
    duel.reap("dust-pixie.1").reap("snufflegator.1").act("world-tree.1")
    duel.play("stampede")
    assert duel.amber == (2 + 1, 3)


def test_teliga_gains_one_each_time_the_opponent_plays_a_creature() -> None:
    duel = Duel(
        "brobnar", {"line": ["teliga"]}, {"hand": ["headhunter", "troll", "cannon", "anger"]}, active="p2"
    )
    duel.play("headhunter")
    assert duel.amber[0] == 1
    duel.play("troll", "left-flank")
    assert duel.amber[0] == 2
    duel.play("cannon")
    assert duel.amber[0] == 2


def test_teliga_gains_nothing_for_your_own_creatures() -> None:
    duel = Duel("untamed", {"line": ["teliga"], "hand": ["snufflegator"]})
    duel.play("snufflegator", "left-flank")
    assert duel.amber == (0, 0)


def test_the_common_cold_deals_one_damage_to_each_creature() -> None:
    duel = Duel(
        "untamed",
        {"hand": ["the-common-cold"], "line": ["snufflegator", {"card": "bigtwig", "house": "mars"}]},
        {"line": ["troll", "dust-pixie"]},
    )
    duel.play("the-common-cold", "no")
    assert (duel.your("line"), duel.their("line")) == (["snufflegator", "bigtwig"], ["troll"])
    assert [duel.damage(card) for card in ("snufflegator.1", "bigtwig.1", "troll.1")] == [1, 1, 1]


def test_the_common_cold_may_destroy_all_mars_creatures() -> None:
    duel = Duel(
        "untamed",
        {"hand": ["the-common-cold"], "line": ["snufflegator", {"card": "bigtwig", "house": "mars"}]},
        {"line": ["troll", {"card": "bumpsy", "house": "mars"}]},
    )
    duel.play("the-common-cold", "yes")
    assert (duel.your("line"), duel.their("line")) == (["snufflegator"], ["troll"])


def test_troop_call_returns_your_niffles_from_play_and_discard_pile() -> None:
    duel = Duel(
        "untamed",
        {
            "hand": ["troop-call"],
            "line": ["niffle-ape", "snufflegator"],
            "discard": ["niffle-queen", "dust-pixie"],
            "deck": ["niffle-ape"],
        },
        {"line": ["niffle-ape"], "discard": ["niffle-queen"]},
    )
    duel.play("troop-call")
    assert sorted(duel.your("hand")) == ["niffle-ape", "niffle-queen"]
    assert duel.your("line") == ["snufflegator"]
    assert duel.your("discard") == ["dust-pixie", "troop-call"]
    assert duel.your("deck") == ["niffle-ape"]
    assert (duel.their("line"), duel.their("discard")) == (["niffle-ape"], ["niffle-queen"])


def test_troop_call_does_nothing_without_niffles() -> None:
    duel = Duel("untamed", {"hand": ["troop-call"], "line": ["snufflegator"], "discard": ["dust-pixie"]})
    duel.play("troop-call")
    assert (duel.your("hand"), duel.your("line")) == ([], ["snufflegator"])
    assert duel.amber[0] == 1


def test_vigor_heals_three_damage_and_gains_one_amber() -> None:
    duel = Duel(
        "untamed",
        {"hand": ["vigor"], "line": [{"card": "bigtwig", "damage": 5}]},
        {"line": [{"card": "troll", "damage": 4}]},
    )
    duel.play("vigor", "number 3", "pick bigtwig.1")
    assert (duel.damage("bigtwig.1"), duel.damage("troll.1")) == (2, 4)
    assert duel.amber[0] == 1 + 1


def test_vigor_gains_nothing_if_less_than_three_was_there_to_heal() -> None:
    duel = Duel("untamed", {"hand": ["vigor"], "line": [{"card": "bigtwig", "damage": 2}]})
    duel.play("vigor", "number 3")
    assert (duel.damage("bigtwig.1"), duel.amber[0]) == (0, 1)


def test_vigor_may_heal_less() -> None:
    duel = Duel("untamed", {"hand": ["vigor"]}, {"line": [{"card": "troll", "damage": 4}]})
    duel.play("vigor", "number 2")
    assert (duel.damage("troll.1"), duel.amber[0]) == (2, 1)


def test_way_of_the_bear_gives_assault_two() -> None:
    duel = Duel(
        "untamed", {"hand": ["way-of-the-bear"], "line": ["bigtwig", "ancient-bear"]}, {"line": ["troll"]}
    )
    duel.play("way-of-the-bear", "pick ancient-bear.1")
    assert duel.attribute("assault", "ancient-bear.1") == 2 + 2
    assert duel.attribute("assault", "bigtwig.1") == 0
    duel.fight("ancient-bear.1", "troll.1")
    assert duel.their("line") == [], "4 before the fight and 5 in it"


def test_way_of_the_bear_can_be_put_on_an_enemy_and_leaves_with_it() -> None:
    duel = Duel("untamed", {"hand": ["way-of-the-bear"], "line": ["snufflegator"]}, {"line": ["dust-pixie"]})
    duel.play("way-of-the-bear", "pick dust-pixie.1")
    assert duel.attribute("assault", "dust-pixie.1") == 2
    duel.fight("snufflegator.1", "dust-pixie.1")
    assert duel.your("discard") == ["way-of-the-bear"]


def test_way_of_the_wolf_gives_skirmish() -> None:
    duel = Duel(
        "untamed", {"hand": ["way-of-the-wolf"], "line": ["ancient-bear", "bigtwig"]}, {"line": ["troll"]}
    )
    duel.play("way-of-the-wolf", "pick ancient-bear.1")
    assert duel.attribute("skirmish", "bigtwig.1") == 0
    duel.fight("ancient-bear.1", "troll.1")
    assert (duel.damage("ancient-bear.1"), duel.damage("troll.1")) == (0, 7)


def test_witch_of_the_eye_returns_a_card_from_your_discard_pile_when_she_reaps() -> None:
    duel = Duel(
        "untamed",
        {"line": ["witch-of-the-eye"], "discard": ["punch", "troll"]},
        {"discard": ["bumpsy"]},
    )
    duel.reap("witch-of-the-eye.1")
    assert duel.options == ["pick punch@p1/discard.1", "pick troll@p1/discard.1"]
    duel.do("pick punch@p1/discard.1")
    assert (duel.your("hand"), duel.your("discard")) == (["punch"], ["troll"])


def test_witch_of_the_eye_returns_nothing_from_an_empty_discard_pile() -> None:
    duel = Duel("untamed", {"line": ["witch-of-the-eye"]}, {"discard": ["bumpsy"]})
    duel.reap("witch-of-the-eye.1")
    assert (duel.your("hand"), duel.their("discard")) == ([], ["bumpsy"])
    assert duel.amber[0] == 1


def plays(duel: Duel) -> list[str]:
    """The cards that can be played now."""
    return [option.removeprefix("play ") for option in duel.options if option.startswith("play ")]


def test_witch_of_the_wilds_lets_one_untamed_card_be_played_in_turns_of_other_houses() -> None:
    duel = Duel(
        "brobnar", {"line": ["witch-of-the-wilds"], "hand": ["snufflegator", "dust-pixie", "troll", "velum"]}
    )
    assert plays(duel) == ["snufflegator", "dust-pixie", "troll"]
    duel.play("troll", "left-flank")
    assert plays(duel) == ["snufflegator", "dust-pixie"]
    duel.play("dust-pixie", "left-flank")
    assert plays(duel) == []


def test_witch_of_the_wilds_neither_discards_nor_uses_untamed_cards() -> None:
    duel = Duel("brobnar", {"line": ["witch-of-the-wilds"], "hand": ["snufflegator"]})
    assert duel.options == ["play snufflegator", "end"]


def test_witch_of_the_wilds_sets_no_limit_in_an_untamed_turn() -> None:
    duel = Duel("untamed", {"line": ["witch-of-the-wilds"], "hand": ["snufflegator", "dust-pixie"]})
    duel.play("snufflegator", "left-flank").play("dust-pixie", "left-flank")
    assert duel.your("hand") == []


def test_two_witches_of_the_wilds_let_two_cards_be_played() -> None:
    duel = Duel(
        "brobnar",
        {"line": ["witch-of-the-wilds"], "hand": ["witch-of-the-wilds", "snufflegator", "dust-pixie"]},
    )
    duel.play("witch-of-the-wilds", "left-flank")
    assert plays(duel) == ["snufflegator", "dust-pixie"]
    duel.play("snufflegator", "left-flank")
    assert plays(duel) == []


def test_witch_of_the_wilds_of_the_opponent_does_not_help_you() -> None:
    duel = Duel("brobnar", {"hand": ["snufflegator"]}, {"line": ["witch-of-the-wilds"]})
    assert plays(duel) == []


def test_word_of_returning_damages_enemies_by_their_amber_and_takes_it() -> None:
    duel = Duel(
        "untamed",
        {"hand": ["word-of-returning"], "line": [{"card": "bigtwig", "amber": 2}]},
        {"line": [{"card": "troll", "amber": 3}, "bumpsy", {"card": "headhunter", "amber": 1}]},
    )
    duel.play("word-of-returning")
    assert [duel.damage(card) for card in ("troll.1", "bumpsy.1", "headhunter.1")] == [3, 0, 1]
    assert [duel.mark("amber", card) for card in ("troll.1", "headhunter.1", "bigtwig.1")] == [0, 0, 2]
    assert duel.amber == (1 + 3 + 1, 0)
    assert duel.damage("bigtwig.1") == 0


def test_word_of_returning_brings_the_amber_of_those_it_destroys_too() -> None:
    duel = Duel(
        "untamed",
        {"hand": ["word-of-returning"]},
        {"line": [{"card": "dust-pixie", "amber": 2}, {"card": "troll", "amber": 1}]},
    )
    duel.play("word-of-returning")
    assert duel.their("line") == ["troll"]
    assert duel.amber == (1 + 2 + 1, 0)


def test_word_of_returning_takes_the_amber_of_a_warded_creature() -> None:
    duel = Duel(
        "untamed", {"hand": ["word-of-returning"]}, {"line": [{"card": "troll", "amber": 2, "ward": True}]}
    )
    duel.play("word-of-returning")
    assert (duel.damage("troll.1"), duel.mark("ward", "troll.1"), duel.amber[0]) == (0, 0, 1 + 2)


def test_world_tree_puts_a_creature_from_your_discard_pile_on_top_of_your_deck() -> None:
    duel = Duel(
        "untamed",
        {
            "artifacts": ["world-tree"],
            "discard": ["punch", "troll", "snufflegator"],
            "deck": ["dust-pixie", "bigtwig"],
        },
        {"discard": ["bumpsy"]},
    )
    duel.act("world-tree.1")
    assert duel.options == ["pick troll@p1/discard.1", "pick snufflegator@p1/discard.1"]
    duel.do("pick troll@p1/discard.1")
    assert duel.your("deck")[-1] == "troll"
    assert duel.your("discard") == ["punch", "snufflegator"]


def test_world_tree_does_nothing_without_a_creature_in_your_discard_pile() -> None:
    duel = Duel("untamed", {"artifacts": ["world-tree"], "discard": ["punch"]}, {"discard": ["bumpsy"]})
    duel.act("world-tree.1")
    assert (duel.your("deck"), duel.your("discard"), duel.their("discard")) == ([], ["punch"], ["bumpsy"])
