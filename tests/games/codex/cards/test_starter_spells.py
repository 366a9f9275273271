"""Starting deck: Spark, Bloom and Wither, a scenario for each sentence."""

from tests.support.codex import Board, Player
from tests.support.rules import rule


def caster(card: str, gold: int = 2, **more: object) -> Player:
    """A player with Troq, this spell and so much gold."""
    return {"play": ["troq-bashar"], "hand": [card], "gold": gold, **more}


# Spark.


@rule("COD-4.7")
def test_spark_deals_one_damage_to_a_patroller_and_is_discarded() -> None:
    board = Board(caster("spark"), {"play": [{"card": "iron-man", "slot": "elite"}]})
    board.play("spark")
    assert (board.damage("iron-man.1"), board.your("discard"), board.your("hand")) == (1, ["spark"], [])


def test_spark_kills_a_patroller_with_one_hit_point_left() -> None:
    board = Board(caster("spark"), {"play": [{"card": "iron-man", "slot": "elite", "damage": 3}]})
    board.play("spark")
    assert board.their("discard") == ["iron-man"]


def test_spark_takes_only_patrollers() -> None:
    foe = {"play": [{"card": "iron-man", "slot": "elite"}, {"card": "river-montoya", "slot": "scavenger"}]}
    foe["play"].append({"card": "older-brother"})
    board = Board(caster("spark"), foe)
    board.play("spark")
    assert board.options == ["pick iron-man.1", "pick river-montoya.1"]


@rule("COD-8.3", "COD-11.7")
def test_spark_is_refused_when_nobody_patrols() -> None:
    board = Board(caster("spark"), {"play": ["iron-man"]})
    assert board.refusals()["play spark"][0] == "COD-8.3"


@rule("COD-7.3", "COD-9.1")
def test_spark_is_absorbed_by_the_armour_of_the_squad_leader() -> None:
    board = Board(caster("spark"), {"play": [{"card": "iron-man", "slot": "squad-leader"}]})
    board.play("spark")
    assert board.damage("iron-man.1") == 0


def test_spark_reaches_a_flyer_on_patrol() -> None:
    board = Board(caster("spark"), {"play": [{"card": "eggship", "slot": "elite"}]})
    board.play("spark")
    assert board.damage("eggship.1") == 1


@rule("COD-9.9")
def test_spark_can_not_target_an_invisible_patroller() -> None:
    board = Board(caster("spark"), {"play": [{"card": "backstabber", "slot": "elite"}]})
    assert board.refusals()["play spark"] == ("COD-9.9", "codex-target-unseen")


@rule("COD-7.5")
def test_spark_that_kills_a_scavenger_pays_the_opponent() -> None:
    board = Board(caster("spark"), {"play": [{"card": "timely-messenger", "slot": "scavenger"}]})
    board.play("spark")
    assert board.gold == (1, 1)


# Bloom.


@rule("COD-8.5")
def test_bloom_puts_a_rune_on_a_friendly_unit() -> None:
    board = Board(caster("bloom") | {"play": ["troq-bashar", "older-brother"]})
    board.play("bloom", "pick older-brother.1")
    assert (board.numbers("older-brother.1"), board.numbers("troq-bashar.1")) == ((3, 3), (2, 3))


def test_bloom_puts_a_rune_on_a_hero() -> None:
    board = Board(caster("bloom"))
    board.play("bloom")
    assert (board.numbers("troq-bashar.1"), board.mark("plus", "troq-bashar.1")) == ((3, 4), 1)


def test_bloom_takes_neither_cards_of_the_opponent_nor_cards_with_a_plus_rune() -> None:
    play = ["troq-bashar", "older-brother", {"card": "tenderfoot", "plus": 1}]
    board = Board(caster("bloom") | {"play": play}, {"play": ["iron-man"]})
    board.play("bloom")
    assert board.options == ["pick troq-bashar.1", "pick older-brother.1"]


@rule("COD-8.3")
def test_bloom_is_refused_when_every_friendly_card_has_a_plus_rune() -> None:
    board = Board(caster("bloom") | {"play": [{"card": "troq-bashar", "plus": 1}]}, {"play": ["iron-man"]})
    assert board.refusals()["play bloom"][0] == "COD-8.3"


@rule("COD-8.5")
def test_bloom_cancels_a_minus_rune() -> None:
    board = Board(caster("bloom") | {"play": [{"card": "troq-bashar", "minus": 1}]})
    board.play("bloom")
    assert (board.mark("plus", "troq-bashar.1"), board.mark("minus", "troq-bashar.1")) == (0, 0)
    assert board.numbers("troq-bashar.1") == (2, 3)


def test_bloom_leaves_damage_where_it_is() -> None:
    board = Board(caster("bloom") | {"play": [{"card": "troq-bashar", "damage": 2}]})
    board.play("bloom")
    assert board.damage("troq-bashar.1") == 2


def test_the_rune_of_bloom_stays_after_the_turn() -> None:
    board = Board(caster("bloom"))
    board.play("bloom").end().end()
    assert board.numbers("troq-bashar.1") == (3, 4)


# Wither.


@rule("COD-8.5")
def test_wither_puts_a_minus_rune_on_a_unit_of_the_opponent() -> None:
    board = Board(caster("wither"), {"play": ["iron-man"]})
    board.play("wither", "pick iron-man.1")
    assert (board.numbers("iron-man.1"), board.mark("minus", "iron-man.1")) == ((2, 3), 1)


def test_wither_takes_units_and_heroes_of_both_sides_but_no_building() -> None:
    board = Board(
        caster("wither") | {"play": ["troq-bashar", "tenderfoot"]}, {"play": ["iron-man", "river-montoya"]}
    )
    board.play("wither")
    assert board.options == [
        "pick troq-bashar.1",
        "pick tenderfoot.1",
        "pick iron-man.1",
        "pick river-montoya.1",
    ]


@rule("COD-8.5", "COD-9.35", "COD-11.35")
def test_wither_kills_a_unit_with_one_hit_point_through_armour() -> None:
    """K3."""
    board = Board(caster("wither"), {"play": [{"card": "timely-messenger", "slot": "squad-leader"}]})
    board.play("wither", "pick timely-messenger.1")
    assert (board.their("play"), board.their("discard")) == ([], ["timely-messenger"])


@rule("COD-6.17")
def test_wither_kills_what_has_just_one_hit_point_left() -> None:
    board = Board(caster("wither"), {"play": [{"card": "iron-man", "damage": 3}]})
    board.play("wither", "pick iron-man.1")
    assert board.their("discard") == ["iron-man"]


def test_wither_leaves_alive_what_has_two_hit_points_left() -> None:
    board = Board(caster("wither"), {"play": [{"card": "iron-man", "damage": 2}]})
    board.play("wither", "pick iron-man.1")
    assert (board.their("play"), board.damage("iron-man.1")) == (["iron-man"], 2)


@rule("COD-8.5")
def test_wither_cancels_a_plus_rune() -> None:
    board = Board(caster("wither"), {"play": [{"card": "iron-man", "plus": 1}]})
    board.play("wither", "pick iron-man.1")
    assert (board.mark("plus", "iron-man.1"), board.mark("minus", "iron-man.1")) == (0, 0)
    assert board.numbers("iron-man.1") == (3, 4)


def test_two_withers_put_two_runes_on_one_card() -> None:
    board = Board(caster("wither", 4) | {"hand": ["wither", "wither"]}, {"play": ["iron-man"]})
    board.play("wither", "pick iron-man.1").play("wither", "pick iron-man.1")
    assert board.numbers("iron-man.1") == (1, 2)


@rule("COD-4.10", "COD-6.18", "COD-8.5")
def test_wither_that_kills_a_hero_brings_levels() -> None:
    board = Board(caster("wither"), {"play": [{"card": "river-montoya", "damage": 2}]})
    board.play("wither", "pick river-montoya.1")
    assert (board.their("command"), board.level("troq-bashar.1")) == (["river-montoya"], 3)
