"""Finesse: Discord and Appel Stomp, a scenario for each sentence."""

import pytest
from tests.support.codex import Board, Player
from tests.support.rules import rule

RIVER = {"card": "river-montoya", "level": 5}


# Discord.


def discord(*play: object) -> Player:
    return {"play": [RIVER, *play], "hand": ["discord"], "gold": 2}


@rule("COD-4.7")
def test_discord_takes_two_attack_and_one_hit_point_from_units_of_tech_0_and_1() -> None:
    board = Board(discord(), {"play": ["older-brother", "iron-man"]})
    board.play("discord")
    assert (board.numbers("older-brother.1"), board.numbers("iron-man.1")) == ((0, 1), (1, 3))
    assert (board.is_your_move, board.your("discard")) == (True, ["discord"])


def test_discord_leaves_units_of_tech_2_and_3_and_heroes_alone() -> None:
    board = Board(discord(), {"play": ["eggship", "trojan-duck", "troq-bashar"]})
    board.play("discord")
    assert [board.numbers(card) for card in ("eggship.1", "trojan-duck.1", "troq-bashar.1")] == [
        (4, 3),
        (8, 9),
        (2, 3),
    ]


def test_discord_leaves_units_of_its_own_player_alone() -> None:
    board = Board(discord("older-brother", "nimble-fencer"), {"play": ["older-brother"]})
    board.play("discord")
    assert (board.numbers("older-brother.1"), board.numbers("nimble-fencer.1")) == ((2, 2), (2, 3))


@rule("COD-9.35", "COD-11.42")
def test_discord_kills_units_with_one_hit_point_through_armour() -> None:
    """K15."""
    foe = {"play": [{"card": "timely-messenger", "slot": "squad-leader"}, "dancer", "tenderfoot"]}
    board = Board(discord(), foe)
    board.play("discord")
    assert (board.their("play"), board.their("discard")) == (["tenderfoot"], ["timely-messenger"])


@rule("COD-6.17")
def test_discord_kills_a_unit_with_one_hit_point_left_and_no_other() -> None:
    foe = {"play": [{"card": "iron-man", "damage": 3}, {"card": "iron-man", "damage": 2}]}
    board = Board(discord(), foe)
    board.play("discord")
    assert (board.their("discard"), board.their("play")) == (["iron-man"], ["iron-man"])


@rule("COD-9.23", "COD-11.42")
def test_discord_targets_nothing_and_costs_no_resist() -> None:
    """K15: no target symbol."""
    foe = {"play": [{"card": "iron-man", "slot": "lookout"}, "brick-thief"]}
    board = Board(discord(), foe)
    board.play("discord")
    assert (board.gold[0], board.numbers("iron-man.1"), board.their("discard")) == (
        0,
        (1, 3),
        ["brick-thief"],
    )


@rule("COD-8.3")
def test_discord_may_be_cast_when_it_does_nothing() -> None:
    board = Board(discord())
    board.play("discord")
    assert board.your("discard") == ["discord"]


@rule("COD-2.20")
def test_discord_is_over_when_the_turn_ends() -> None:
    board = Board(discord(), {"play": ["iron-man"]})
    board.play("discord").end()
    assert board.numbers("iron-man.1") == (3, 4)


@rule("COD-7.5", "COD-7.6")
def test_slot_bonuses_of_units_that_discord_kills_are_paid() -> None:
    foe = {
        "play": [{"card": "timely-messenger", "slot": "scavenger"}, {"card": "dancer", "slot": "technician"}],
        "deck": ["spark"],
    }
    board = Board(discord(), foe)
    board.play("discord")
    assert (board.gold[1], board.their("hand")) == (1, ["spark"])


def test_two_discords_add_up() -> None:
    board = Board(discord() | {"hand": ["discord", "discord"], "gold": 4}, {"play": ["iron-man"]})
    board.play("discord").play("discord")
    assert board.numbers("iron-man.1") == (0, 2)


# Appel Stomp.


def stomp(*deck: str, **more: object) -> Player:
    return {"play": [RIVER, "iron-man"], "hand": ["appel-stomp"], "deck": list(deck), "gold": 1, **more}


@pytest.mark.parametrize("card", ["older-brother", "maestro", "trojan-duck", "troq-bashar"])
@rule("COD-9.12")
def test_appel_stomp_sidelines_any_patroller(card: str) -> None:
    board = Board(stomp(), {"play": [{"card": card, "slot": "squad-leader"}]})
    board.play("appel-stomp", "to-discard")
    assert (board.mark("slot", f"{card}.1"), board.targets("iron-man.1")) == (0, [f"{card}.1", "base.2"])


def test_appel_stomp_sidelines_one_patroller_of_its_players_choice() -> None:
    foe = {"play": [{"card": "older-brother", "slot": "elite"}, {"card": "maestro", "slot": "lookout"}]}
    board = Board(stomp() | {"gold": 2}, foe)
    board.play("appel-stomp")
    assert board.options == ["pick older-brother.1", "pick maestro.1"]
    board.do("pick older-brother.1", "to-discard")
    assert (board.mark("slot", "older-brother.1"), board.mark("slot", "maestro.1")) == (0, 5)


def test_appel_stomp_draws_a_card_before_its_player_chooses_where_it_goes() -> None:
    board = Board(stomp("spark", "bloom"), {"play": [{"card": "older-brother", "slot": "elite"}]})
    board.play("appel-stomp")
    assert (board.prompt, board.your("hand"), board.options) == ("where", ["spark"], ["on-top", "to-discard"])


@rule("COD-4.7", "COD-11.44")
def test_appel_stomp_may_go_to_the_discard_pile() -> None:
    """K18."""
    board = Board(stomp("spark", "bloom"), {"play": [{"card": "older-brother", "slot": "elite"}]})
    board.play("appel-stomp", "to-discard")
    assert (board.your("discard"), board.your("deck")) == (["appel-stomp"], ["bloom"])


@rule("COD-11.44")
def test_appel_stomp_may_go_on_top_of_the_deck() -> None:
    """K18: only otherwise to the discard pile."""
    board = Board(stomp("spark", "bloom"), {"play": [{"card": "older-brother", "slot": "elite"}]})
    board.play("appel-stomp", "on-top")
    assert (board.your("discard"), board.your("deck")) == ([], ["bloom", "appel-stomp"])


@rule("COD-2.6")
def test_appel_stomp_on_top_is_the_first_card_drawn() -> None:
    board = Board(stomp("spark", "bloom", "wither"), {"play": [{"card": "older-brother", "slot": "elite"}]})
    board.play("appel-stomp", "on-top").end()
    assert board.your("hand")[0] == "appel-stomp"


@rule("COD-11.9")
def test_appel_stomp_is_not_reshuffled_by_its_own_draw() -> None:
    board = Board(
        stomp(discard=["spark"]),
        {"play": [{"card": "older-brother", "slot": "elite"}]},
    )
    board.play("appel-stomp")
    assert (board.your("hand"), board.your("deck"), board.your("discard")) == (["spark"], [], [])


@rule("COD-2.15", "COD-11.9")
def test_appel_stomp_with_deck_and_discard_pile_empty_draws_nothing() -> None:
    board = Board(stomp(), {"play": [{"card": "older-brother", "slot": "elite"}]})
    board.play("appel-stomp", "on-top")
    assert (board.your("hand"), board.your("deck")) == ([], ["appel-stomp"])


@rule("COD-8.3")
def test_appel_stomp_is_refused_when_nobody_patrols() -> None:
    board = Board(stomp("spark"), {"play": ["older-brother"]})
    assert board.refusals()["play appel-stomp"] == ("COD-8.3", "codex-no-target")


@rule("COD-9.9")
def test_appel_stomp_can_not_sideline_an_invisible_patroller() -> None:
    board = Board(stomp("spark"), {"play": [{"card": "backstabber", "slot": "squad-leader"}]})
    assert board.refusals()["play appel-stomp"] == ("COD-9.9", "codex-target-unseen")


@rule("COD-8.6", "COD-9.23")
def test_appel_stomp_pays_for_a_lookout() -> None:
    foe = {"play": [{"card": "older-brother", "slot": "lookout"}]}
    board = Board(stomp() | {"gold": 2}, foe)
    board.play("appel-stomp", "to-discard")
    assert (board.gold[0], board.mark("slot", "older-brother.1")) == (0, 0)


@rule("COD-4.6")
def test_appel_stomp_is_refused_to_river_at_level_4() -> None:
    you = stomp() | {"play": [{"card": "river-montoya", "level": 4}]}
    board = Board(you, {"play": [{"card": "older-brother", "slot": "elite"}]})
    assert board.refusals()["play appel-stomp"][0] == "COD-4.6"


@rule("COD-4.6")
def test_appel_stomp_is_refused_in_the_turn_river_reached_level_5() -> None:
    you = stomp() | {"play": [{"card": "river-montoya", "level": 4}], "gold": 2}
    board = Board(you, {"play": [{"card": "older-brother", "slot": "elite"}]})
    board.do("level river-montoya.1")
    assert (board.gold[0], board.refusals()["play appel-stomp"][0]) == (1, "COD-4.6")


@rule("COD-10.3")
def test_appel_stomp_on_top_of_the_deck_is_known_to_both() -> None:
    board = Board(
        stomp("spark", "bloom", "wither"),
        {"play": [{"card": "older-brother", "slot": "elite"}]},
    )
    board.play("appel-stomp", "on-top")
    views = [board.state.view(seat)["zones"]["p1/deck"]["cards"] for seat in (0, 1)]
    assert views == [[None, None, "appel-stomp@p1/deck.1"]] * 2
