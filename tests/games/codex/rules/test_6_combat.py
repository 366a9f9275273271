"""COD-6: the course of an attack, combat damage, deaths."""

from typing import Any

import pytest
from tests.support.codex import GAME, Board
from tests.support.rules import rule
from tests.support.twins import Twins

from deckwright.games.codex.script.words import BUILDING, Damage, DamageBase, GainGold, attacks
from deckwright.script.effects import every


def at(slot: str, card: str, **marks: Any) -> dict[str, Any]:
    return {"card": card, "slot": slot, **marks}


TWO_ATTACKS_ABILITIES = GAME.with_scripts({"older-brother": (attacks(DamageBase(1)), attacks(GainGold(1)))})
"""A game in which Older Brother has two «attacks:» abilities."""
TWO_LOSSES = GAME.with_scripts({"older-brother": (attacks(Damage(every(BUILDING), 1)),)})
"""A game in which Older Brother hits all buildings when he attacks."""


@rule("COD-6.6")
def test_attacker_and_defender_deal_their_attack_to_each_other() -> None:
    board = Board({"play": ["iron-man"]}, {"play": ["regularsized-rhinoceros", "older-brother"]})
    board.attack("iron-man.1", "regularsized-rhinoceros.1")
    assert board.damage("regularsized-rhinoceros.1") == 3
    assert board.your("discard") == ["iron-man"]
    assert board.damage("older-brother.1") == 0


@rule("COD-6.6")
def test_damage_is_dealt_at_the_same_time_so_both_may_die() -> None:
    board = Board({"play": ["older-brother"]}, {"play": ["older-brother"]})
    board.attack("older-brother.1", "older-brother.2")
    assert (board.your("discard"), board.their("discard")) == (["older-brother"], ["older-brother"])


@rule("COD-6.6")
def test_an_exhausted_defender_strikes_back() -> None:
    board = Board({"play": ["iron-man"]}, {"play": [{"card": "older-brother", "exhausted": True}]})
    board.attack("iron-man.1", "older-brother.1")
    assert board.damage("iron-man.1") == 2


@rule("COD-6.7")
def test_damage_stays_from_turn_to_turn() -> None:
    board = Board({"play": ["tenderfoot"]}, {"play": ["iron-man"]}).attack("tenderfoot.1", "iron-man.1")
    board.end().end()
    assert board.damage("iron-man.1") == 1


@rule("COD-6.7")
@pytest.mark.parametrize(("damage", "left"), [(0, ["iron-man"]), (1, []), (2, [])])
def test_a_unit_dies_of_damage_at_least_its_hit_points(damage: int, left: list[str]) -> None:
    board = Board({"play": ["revolver-ocelot"]}, {"play": [{"card": "iron-man", "damage": damage}]})
    board.attack("revolver-ocelot.1", "iron-man.1")
    assert board.their("play") == left
    assert len(board.their("discard")) == 1 - len(left)


@rule("COD-6.7")
def test_a_dead_unit_goes_to_the_discard_pile_of_its_owner() -> None:
    board = Board({"play": ["iron-man"]}, {"play": [{"card": "older-brother", "borrowed": True}]})
    board.attack("iron-man.1", "older-brother.1")
    assert (board.your("discard"), board.their("discard")) == (["older-brother"], [])


@rule("COD-6.7", "COD-2.10")
def test_a_dead_unit_lies_face_down_among_cards_that_stay_hidden() -> None:
    board = Board({"play": ["iron-man"]}, {"play": ["older-brother"], "discard": ["spark", "wither"]})
    board.attack("iron-man.1", "older-brother.1")
    pile = board.state.view(0)["zones"]["p2/discard"]
    assert (pile["count"], pile["cards"][:2]) == (3, [None, None])


@rule("COD-6.8")
def test_a_building_does_not_strike_back() -> None:
    board = Board({"play": ["older-brother"]}, {"buildings": ["surplus"]})
    board.attack("older-brother.1", "surplus.1")
    assert (board.damage("older-brother.1"), board.damage("surplus.1")) == (0, 2)


@rule("COD-6.8", "COD-5.4")
@pytest.mark.parametrize(("damage", "buildings", "base"), [(2, 2, 20), (3, 1, 18)])
def test_a_building_without_hit_points_is_destroyed_at_once(damage: int, buildings: int, base: int) -> None:
    foe = {"buildings": [{"card": "tech-1-building", "damage": damage}]}
    board = Board({"play": ["older-brother"]}, foe).attack("older-brother.1", "tech-1-building.1")
    assert (len(board.their("buildings")), board.bases[1]) == (buildings, base)


@rule("COD-6.8", "COD-1.1")
def test_a_base_without_hit_points_ends_the_game_at_once() -> None:
    board = Board({"play": ["older-brother"]}, {"base": 2}).attack("older-brother.1", "base.2")
    assert board.prompt == "over"


@rule("COD-6.13")
def test_the_attacker_is_detected_before_its_attack_is_worked_out() -> None:
    foe = {"play": ["tenderfoot"], "buildings": ["tower"]}
    board = Board({"play": ["backstabber"]}, foe).attack("backstabber.1", "tenderfoot.1")
    kinds = board.kinds()
    assert kinds.index("detected") < kinds.index("damaged")


@rule("COD-6.13", "COD-11.6")
def test_obliterate_comes_before_attacks_abilities() -> None:
    board = Board({"play": ["trojan-duck"]}, {"play": ["tenderfoot"]})
    board.attack("trojan-duck.1", "base.2", "pick base.2")
    assert [kind for kind in board.kinds() if kind in ("died", "damaged")] == ["died", "damaged", "damaged"]


@rule("COD-6.13")
def test_attacks_abilities_come_before_combat_damage() -> None:
    you = {"play": [{"card": "troq-bashar", "level": 5}]}
    board = Board(you, {"play": [at("squad-leader", "iron-man")], "base": 1})
    board.attack("troq-bashar.1", "iron-man.1")
    assert board.prompt == "over"
    assert (board.damage("iron-man.1"), board.damage("troq-bashar.1")) == (0, 0)


@rule("COD-6.13")
def test_the_player_orders_several_attacks_abilities() -> None:
    game = TWO_ATTACKS_ABILITIES
    twins = Twins(game, game.scenario({"players": [{"play": ["older-brother"]}, {}]}))
    twins.do("attack older-brother.1 base.2")
    assert (twins.prompt, twins.asked) == ("order", 0)
    twins.do("resolve older-brother.1:2")
    assert [kind for kind in twins.kinds() if kind in ("gained-gold", "damaged")] == [
        "gained-gold",
        "damaged",
        "damaged",
    ]


@rule("COD-6.13", "COD-9.17")
def test_swift_strike_comes_before_other_combat_damage_and_deaths_are_handled_between() -> None:
    board = Board({"play": ["blademaster", "older-brother"]}, {"play": ["older-brother"]})
    board.attack("older-brother.1", "older-brother.2")
    assert (board.damage("older-brother.1"), board.their("discard")) == (0, ["older-brother"])


@rule("COD-6.14")
def test_cards_that_have_to_die_at_one_moment_die_together_before_anything_follows() -> None:
    foe = {
        "play": [at("scavenger", "timely-messenger"), at("technician", "dancer"), at("elite", "tenderfoot")],
        "deck": ["spark"],
    }
    board = Board({"play": ["river-montoya"], "hand": ["discord"], "gold": 2}, foe).play("discord")
    assert board.their("play") == ["tenderfoot"]
    kinds = [kind for kind in board.kinds() if kind in ("died", "gained-gold", "drew")]
    assert kinds == ["died", "died", "gained-gold", "drew"]


def channelling_technician(**foe: Any) -> Board:
    """A hero who channels Harmony and a technician die at once, and their player has no deck left."""
    play = [at("scavenger", "river-montoya"), at("technician", "tenderfoot"), "harmony"]
    board = Board({"play": ["harvest-reaper"]}, {"play": play, "discard": ["spark"], **foe})
    return board.attack("harvest-reaper.1", "river-montoya.1")


@rule("COD-6.14", "COD-4.8", "COD-2.7")
@pytest.mark.parametrize(
    ("first", "deck", "discard"), [("rule-channel", 2, []), ("rule-technician", 1, ["harmony"])]
)
def test_the_active_player_orders_what_follows_from_deaths(first: str, deck: int, discard: list[str]) -> None:
    """A spell sacrificed before the technician's card is drawn is shuffled into the new deck."""
    board = channelling_technician()
    assert (board.prompt, board.asked) == ("order", 0)
    board.do(next(option for option in board.options if first in option))
    assert (len(board.their("deck")), len(board.their("hand")), board.their("discard")) == (deck, 1, discard)
    assert board.is_your_move


@rule("COD-6.14", "COD-4.8")
def test_a_channelled_spell_is_gone_as_soon_as_its_end_is_resolved() -> None:
    board = channelling_technician()
    board.do(next(option for option in board.options if "rule-channel" in option))
    kinds = [kind for kind in board.kinds() if kind in ("sacrificed", "reshuffled", "drew")]
    assert kinds == ["sacrificed", "reshuffled", "drew"]


@rule("COD-6.14")
@pytest.mark.parametrize("foe", [{"deck": ["wither"]}, {"deck": ["wither", "spark"]}])
def test_nobody_is_asked_for_an_order_that_comes_to_the_same(foe: dict[str, Any]) -> None:
    board = channelling_technician(**foe)
    assert board.is_your_move
    assert (board.gold[1], board.their("hand")) == (1, ["wither"])
    assert "harmony" in board.their("discard")


@rule("COD-6.14", "COD-5.4")
@pytest.mark.parametrize(("mine", "theirs", "asked"), [(3, 3, True), (4, 3, False), (3, 4, False)])
def test_lost_buildings_of_both_are_ordered_if_both_bases_would_fall(
    mine: int, theirs: int, asked: bool
) -> None:
    game = TWO_LOSSES
    side = {"buildings": [{"card": "tech-1-building", "damage": 4}]}
    players = [{**side, "play": ["older-brother"], "base": mine}, {**side, "base": theirs}]
    twins = Twins(game, game.scenario({"players": players}))
    twins.do("attack older-brother.1 base.2")
    assert (twins.prompt == "order") is asked


@rule("COD-6.14", "COD-5.4")
def test_the_damage_to_the_base_for_a_lost_building_comes_with_slot_bonuses() -> None:
    foe = {
        "play": [at("scavenger", "brick-thief")],
        "buildings": [{"card": "tech-1-building"}],
        "base": 3,
    }
    board = Board({"play": ["harvest-reaper"]}, foe)
    board.attack("harvest-reaper.1", "brick-thief.1", "pick tech-1-building.1")
    assert (board.gold[1], board.bases[1]) == (1, 1)
    assert board.is_your_move


@rule("COD-6.14", "COD-4.10")
def test_free_levels_come_with_slot_bonuses() -> None:
    foe = {"play": [at("scavenger", "river-montoya")]}
    board = Board({"play": ["iron-man", "troq-bashar"]}, foe).attack("iron-man.1", "river-montoya.1")
    assert (board.level("troq-bashar.1"), board.gold[1]) == (3, 1)
    assert board.is_your_move


@rule("COD-6.14", "COD-6.17")
def test_deaths_are_looked_for_again_only_after_what_the_first_ones_caused() -> None:
    foe = {
        "play": [at("scavenger", "grounded-guide"), at("technician", "tenderfoot", damage=2)],
        "deck": ["spark"],
    }
    board = Board({"play": ["regularsized-rhinoceros"]}, foe)
    board.attack("regularsized-rhinoceros.1", "grounded-guide.1")
    kinds = [kind for kind in board.kinds() if kind in ("died", "gained-gold", "drew")]
    assert kinds == ["died", "gained-gold", "died", "drew"]


@rule("COD-6.16")
def test_the_attack_ends_when_an_attacks_ability_destroys_what_is_attacked() -> None:
    foe = {"buildings": [{"card": "tech-1-building", "damage": 4}, "tower"]}
    board = Board({"play": ["brick-thief"], "base": 19}, foe)
    board.attack("brick-thief.1", "tech-1-building.1", "pick tech-1-building.1", "pick base.1")
    assert board.their("buildings") == ["base", "tower"]
    assert (board.bases, board.damage("tower.1")) == ((20, 18), 0)
    assert (board.damage("brick-thief.1"), board.is_exhausted("brick-thief.1")) == (0, True)


@rule("COD-6.16")
def test_the_attack_goes_on_when_an_attacks_ability_destroys_something_else() -> None:
    foe = {"buildings": [{"card": "tech-1-building", "damage": 4}, "surplus"]}
    board = Board({"play": ["brick-thief"]}, foe)
    board.attack("brick-thief.1", "surplus.1", "pick tech-1-building.1", "pick base.1")
    assert (board.damage("surplus.1"), board.bases[1]) == (2, 18)


@rule("COD-6.17", "COD-8.5")
@pytest.mark.parametrize(("damage", "left"), [(0, ["tenderfoot"]), (1, [])])
def test_a_rune_that_takes_the_last_hit_points_kills_at_once(damage: int, left: list[str]) -> None:
    you = {"play": ["troq-bashar"], "hand": ["wither"], "gold": 2}
    board = Board(you, {"play": [{"card": "tenderfoot", "damage": damage}]})
    board.play("wither", "pick tenderfoot.1")
    assert board.their("play") == left
    assert "damaged" not in board.kinds()


@rule("COD-6.17")
def test_a_lost_bonus_kills_a_unit_that_lived_by_it() -> None:
    play = [{"card": "grounded-guide", "damage": 3}, {"card": "tenderfoot", "damage": 2}, "older-brother"]
    board = Board({"play": ["iron-man"]}, {"play": play}).attack("iron-man.1", "grounded-guide.1")
    assert board.their("play") == ["older-brother"]


@rule("COD-6.18", "COD-4.9")
def test_a_dead_hero_goes_to_the_command_zone_and_not_to_the_discard_pile() -> None:
    board = Board({"play": ["iron-man"]}, {"play": ["river-montoya"]})
    board.attack("iron-man.1", "river-montoya.1")
    assert board.their("command") == ["river-montoya"]
    assert (board.their("discard"), board.their("play")) == ([], [])


@rule("COD-6.18")
def test_a_hero_with_one_hit_point_left_stays_in_play() -> None:
    board = Board({"play": ["older-brother"]}, {"play": ["river-montoya"]})
    board.attack("older-brother.1", "river-montoya.1")
    assert (board.their("command"), board.damage("river-montoya.1")) == ([], 2)
