"""What is shown of the table, field by field, where it is unusual and differs between players."""

from random import Random
from typing import Any

import pytest
from tests.support.codex import GAME, Board
from tests.support.rules import rule

import deckwright as dw
from deckwright.games import hints_of
from deckwright.kernel.ids import Card


def at(slot: str, card: str, **marks: Any) -> dict[str, Any]:
    return {"card": card, "slot": slot, **marks}


def table(board: Board, seat: int | None = 0) -> dict[str, Any]:
    shown: dict[str, Any] = board.state.view(seat)["table"]
    return shown


def shown(board: Board, label: str, seat: int | None = 0) -> dict[str, Any]:
    """What is told of a card."""
    for zone in board.state.view(seat)["zones"].values():
        for card in zone.get("cards", ()):
            if isinstance(card, dict) and card["card"] == label:
                return card
    raise AssertionError(f"{label} is not shown")


# The table.


@rule("COD-2.1")
def test_the_turn_is_counted_over_both_players() -> None:
    board = Board(turn=7, active="p2")
    assert (table(board)["turn"], table(board)["active"]) == (7, "p2")
    board.do("end")
    assert (table(board)["turn"], table(board)["active"]) == (8, "p1")


@rule("COD-1.4")
@pytest.mark.parametrize(("seed", "first"), [(1, "p1"), (2, "p2")])
def test_who_went_first_stays(seed: int, first: str) -> None:
    state = GAME.new(seed=seed, sides="bashing")
    assert state.view(0)["table"]["first"] == state.view(0)["table"]["active"] == first
    seen = {state.view(1)["table"]["first"]}
    random = Random(1)
    while state.view(0)["table"]["turn"] < 4:
        state.choose(random.randrange(len(state.codes)))
        seen.add(state.view(1)["table"]["first"])
    assert seen == {first}


@rule("COD-2.1")
@pytest.mark.parametrize("seed", range(3))
def test_the_phase_is_shown_at_each_question_of_a_game_from_its_start(seed: int) -> None:
    phases = {"main": {"main"}, "patrol": {"patrol"}, "tech": {"tech"}, "order": {"upkeep", "main"}}
    state = GAME.new(seed=seed, sides="finesse-mirror")
    random, seen = Random(seed).random, set()
    while state.decision is not None:
        phase = state.view(state.decider)["table"]["phase"]
        assert phase in phases.get(state.decision.prompt, {"main", "upkeep"}), state.decision
        seen.add(phase)
        state.choose(hints_of(GAME).rollout_policy(state, random))
    assert {"main", "patrol", "tech"} <= seen


@rule("COD-2.3")
def test_the_phase_of_a_question_in_upkeep_is_upkeep() -> None:
    board = Board({}, {"play": ["helpful-turtle", {"card": "starcrossed-starlet", "damage": 1}]}).end()
    assert (board.prompt, table(board)["phase"], table(board)["active"]) == ("order", "upkeep", "p2")


@rule("COD-3.1")
def test_that_a_worker_was_hired_is_shown_in_that_turn_only() -> None:
    board = Board({"hand": ["spark", "wither"], "gold": 2})
    assert table(board)["hired"] is False
    board.do("hire spark")
    assert (table(board)["hired"], table(board, 1)["hired"]) == (True, True)
    board.end()
    assert (table(board)["active"], table(board)["hired"]) == ("p2", False)


@rule("COD-1.6", "COD-10.2")
def test_prices_are_those_of_the_readers_own_hand() -> None:
    board = Board(
        {"play": ["maestro"], "hand": ["nimble-fencer", "spark"]},
        {"play": [{"card": "river-montoya", "level": 5}], "hand": ["older-brother", "maestro"]},
    )
    assert table(board, 0)["prices"] == {"nimble-fencer": 0, "spark": 1}
    assert table(board, 1)["prices"] == {"older-brother": 1, "maestro": 3}
    assert table(board, None)["prices"] == {}


@rule("COD-10.1")
def test_side_gold_and_workers_are_each_players_own() -> None:
    you = {"spec": "finesse", "gold": 11, "first-workers": 4, "workers": ["spark", "wither"]}
    board = Board(you, {"spec": "bashing", "gold": 3, "first-workers": 5})
    for seat in (0, 1, None):
        assert table(board, seat)["players"] == [
            {"seat": "p1", "spec": "finesse", "gold": 11, "workers": 6},
            {"seat": "p2", "spec": "bashing", "gold": 3, "workers": 5},
        ]


def test_no_field_of_the_table_is_without_a_test() -> None:
    board = Board()
    assert set(table(board)) == {"turn", "active", "first", "phase", "hired", "prices", "players"}
    assert set(table(board)["players"][0]) == {"seat", "spec", "gold", "workers"}


# Cards.


@rule("COD-6.7", "COD-8.5")
def test_hit_points_damage_attack_and_runes() -> None:
    board = Board(
        {"play": [{"card": "iron-man", "damage": 2, "plus": 1}]},
        {
            "play": [{"card": "iron-man", "damage": 1, "minus": 2}],
            "buildings": [{"card": "tower", "damage": 3}],
        },
    )
    keys = ("hp", "left", "damage", "attack", "runes")
    assert [shown(board, "iron-man.1")[key] for key in keys] == [5, 3, 2, 4, 1]
    assert [shown(board, "iron-man.2")[key] for key in keys] == [2, 1, 1, 1, -2]
    tower = shown(board, "tower.1")
    assert {key: tower.get(key) for key in keys} == {
        "hp": 4, "left": 1, "damage": 3, "attack": None, "runes": None,
    }  # fmt: skip


@rule("COD-9.2", "COD-7.4")
def test_attack_is_that_of_the_present_turn() -> None:
    board = Board({"play": ["fruit-ninja"]}, {"play": ["fruit-ninja", at("elite", "tenderfoot")]})
    attacks = {
        name: shown(board, name)["attack"] for name in ("fruit-ninja.1", "fruit-ninja.2", "tenderfoot.1")
    }
    assert attacks == {"fruit-ninja.1": 3, "fruit-ninja.2": 2, "tenderfoot.1": 2}


@rule("COD-8.1")
def test_what_arrived_this_turn_and_what_is_exhausted() -> None:
    board = Board(
        {"play": [{"card": "iron-man", "arrived": True}, {"card": "tenderfoot", "exhausted": True}]},
        {"play": ["older-brother"]},
    )
    names = ("iron-man.1", "tenderfoot.1", "older-brother.1")
    assert [shown(board, name)["arrived"] for name in names] == [True, False, False]
    assert [shown(board, name).get("exhausted") for name in names] == [None, True, None]


@rule("COD-10.1")
def test_keywords_are_those_that_a_card_has_now() -> None:
    foe = {"play": [at("squad-leader", "iron-man"), at("lookout", "brick-thief"), "backstabber"]}
    board = Board({"play": ["blademaster", "tenderfoot"]}, foe)
    assert shown(board, "tenderfoot.1")["keywords"] == {"swift-strike": 1}
    assert shown(board, "iron-man.1")["keywords"] == {"armour": 1}
    assert shown(board, "brick-thief.1")["keywords"] == {"resist": 2}
    assert shown(board, "backstabber.1")["keywords"] == {"invisible": 1}


@rule("COD-9.1")
def test_of_armour_what_is_left_is_shown() -> None:
    foe = {"play": [at("squad-leader", "iron-man")]}
    board = Board({"play": ["tenderfoot"]}, foe).attack("tenderfoot.1", "iron-man.1")
    assert shown(board, "iron-man.1")["keywords"] == {}


@rule("COD-7.1")
def test_slots_are_shown() -> None:
    foe = {"play": [at("scavenger", "iron-man"), at("lookout", "tenderfoot"), "older-brother"]}
    board = Board({"play": ["older-brother"]}, foe)
    names = ("iron-man.1", "tenderfoot.1", "older-brother.1", "older-brother.2")
    assert [shown(board, name).get("slot") for name in names] == ["scavenger", "lookout", None, None]


@rule("COD-4.8")
def test_partners_and_the_hero_that_a_spell_is_bound_to() -> None:
    you = {
        "play": ["river-montoya", "iron-man", "tenderfoot", "older-brother"],
        "hand": ["two-step"],
        "gold": 9,
    }
    board = Board(you).play("two-step", "pick iron-man.1", "pick older-brother.1")
    assert shown(board, "iron-man.1")["partner"] == "older-brother.1"
    assert shown(board, "older-brother.1")["partner"] == "iron-man.1"
    assert "partner" not in shown(board, "tenderfoot.1")
    assert shown(board, "two-step.1", 1) == {"card": "two-step.1", "bound": "river-montoya.1"}


@rule("COD-4.2")
def test_levels_of_both_heroes() -> None:
    board = Board({"play": [{"card": "troq-bashar", "level": 6}]}, {"play": ["river-montoya"]})
    assert (shown(board, "troq-bashar.1")["level"], shown(board, "river-montoya.1")["level"]) == (6, 1)


@rule("COD-5.3")
def test_what_is_not_finished_is_shown_as_such() -> None:
    board = Board({"plans": ["tower"], "gold": 3}, {"buildings": ["tower"]}).do("build tower@p1/plans.1")
    assert [shown(board, f"tower.{copy}").get("unfinished") for copy in (1, 2)] == [True, None]


@rule("COD-5.18")
def test_what_is_detected_is_shown_as_such() -> None:
    board = Board({"buildings": ["tower"]}, {"play": ["backstabber", "backstabber"]})
    board.do("detect backstabber.2")
    assert [shown(board, f"backstabber.{copy}", 1).get("detected") for copy in (1, 2)] == [None, True]


@rule("COD-5.18", "COD-2.20")
def test_what_was_detected_is_no_longer_shown_so_once_the_turn_is_over() -> None:
    board = Board({"play": ["backstabber"]}, {"buildings": ["tower"], "codex": ["maestro", "maestro"]})
    board.attack("backstabber.1", "base.2")
    assert shown(board, "backstabber.1").get("detected") is True
    board.end()
    assert board.prompt == "tech"
    assert "detected" not in shown(board, "backstabber.1", 1)


@rule("COD-8.7")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_unit_under_another_s_control_shows_its_owner(seat: int | None) -> None:
    you = {"play": [{"card": "troq-bashar", "level": 8}], "hand": ["final-smash"], "gold": 9}
    board = Board(you, {"play": ["maestro", "maestro"]}).play("final-smash", "pick maestro.1")
    taken = shown(board, "maestro.1", seat)
    assert taken["owner"] == "p2"
    assert "owner" not in shown(board, "maestro.2", seat)
    assert board.your("play").count("maestro") == 1


@rule("COD-4.14")
def test_whether_a_hero_can_be_summoned_again_is_shown() -> None:
    board = Board({"play": ["troq-bashar"]}, {"play": ["harvest-reaper"], "command": ["river-montoya"]})
    board.attack("troq-bashar.1", "harvest-reaper.1")
    assert shown(board, "troq-bashar@p1/command.1", 1)["back"] is False
    assert shown(board, "river-montoya@p2/command.1")["back"] is True


@rule("COD-5.5")
def test_the_price_of_a_building_is_shown_as_it_is_now() -> None:
    board = Board(
        {"plans": [{"card": "tech-1-building", "lost": True}, "tower"]}, {"plans": ["tech-1-building"]}
    )
    assert shown(board, "tech-1-building@p1/plans.1")["price"] == 0
    assert shown(board, "tower@p1/plans.1")["price"] == 3
    assert shown(board, "tech-1-building@p2/plans.1")["price"] == 1


def test_no_field_of_a_card_is_without_a_test() -> None:
    fields = set()
    for seed in range(4):
        state = GAME.new(seed=seed, sides="finesse-mirror" if seed % 2 else "bashing")
        random = Random(seed).random
        while state.codes:
            state.choose(hints_of(GAME).rollout_policy(state, random))
            for zone in state.view(0)["zones"].values():
                for card in zone.get("cards", ()):
                    fields |= set(card) if isinstance(card, dict) else set()
    assert fields <= {
        "card", "hp", "left", "damage", "attack", "runes", "arrived", "keywords", "partner", "slot", "bound",
        "level", "exhausted", "unfinished", "detected", "owner", "back", "price",
    }  # fmt: skip


# Borrowed cards: owner and controller are two.


def with_taken(**foe: Any) -> Board:
    """You have taken control of a Tenderfoot of your opponent's."""
    play = [{"card": "tenderfoot", "borrowed": True}]
    return Board({"play": [*play, "iron-man"], "deck": ["spark"] * 5}, foe)


@rule("COD-8.7")
def test_a_borrowed_card_lies_on_the_side_of_whoever_controls_it() -> None:
    board = with_taken(play=["maestro"])
    assert board.your("play") == ["tenderfoot", "iron-man"]
    assert "tenderfoot" not in board.their("play")
    assert "attack tenderfoot.1 maestro.1" in board.options
    assert shown(board, "tenderfoot.1", 1)["owner"] == "p2"


@rule("COD-8.7", "COD-7.5")
def test_a_borrowed_scavenger_pays_its_controller_and_goes_to_its_owner() -> None:
    board = with_taken(play=["regularsized-rhinoceros"]).end("patrol tenderfoot.1 scavenger")
    board.attack("regularsized-rhinoceros.1", "tenderfoot.1")
    assert (board.gold, board.their("discard"), board.your("discard")) == ((1, 4), ["tenderfoot"], [])


@rule("COD-8.7", "COD-7.6")
def test_a_borrowed_technician_brings_its_controller_a_card() -> None:
    board = with_taken(play=["regularsized-rhinoceros"]).end("patrol tenderfoot.1 technician")
    hand = len(board.your("hand"))
    board.attack("regularsized-rhinoceros.1", "tenderfoot.1")
    assert (len(board.your("hand")), board.their("hand")) == (hand + 1, [])


@rule("COD-8.7", "COD-10.3")
def test_a_borrowed_card_that_returns_is_known_in_its_owner_s_hand() -> None:
    foe = {"play": [{"card": "troq-bashar", "level": 8}], "hand": ["final-smash"], "gold": 9}
    board = Board({"play": [{"card": "iron-man", "borrowed": True}]}, foe, active="p2")
    board.do("play final-smash")
    assert board.their("hand") == ["iron-man"]
    assert board.state.view(0)["zones"]["p2/hand"]["cards"] == ["iron-man"]


@rule("COD-8.7", "COD-8.4")
def test_a_borrowed_token_goes_back_to_its_owner_s_side() -> None:
    foe = {"play": ["harvest-reaper"]}
    board = Board({"play": [{"card": "dancer", "borrowed": True}]}, foe).end()
    board.attack("harvest-reaper.1", "dancer.1")
    assert (board.your("aside"), board.their("aside")) == ([], ["dancer"])


@rule("COD-8.7", "COD-4.8")
def test_a_borrowed_card_is_ordered_among_its_controller_s_effects() -> None:
    play = ["helpful-turtle", {"card": "starcrossed-starlet", "borrowed": True, "damage": 1}]
    board = Board({}, {"play": play}).end()
    assert (board.prompt, board.asked, len(board.options)) == ("order", 1, 2)


# A hand of one.


def known_hand(*more: str, deck: list[str] | None = None) -> Board:
    """The opponent's turn; both know of an Iron Man that was returned to their hand."""
    you = {"play": [{"card": "troq-bashar", "level": 8}], "hand": ["final-smash"], "gold": 9}
    foe = {"play": ["iron-man"], "hand": list(more), "deck": deck or [], "first-workers": 4}
    return Board(you, foe).play("final-smash").end()


def faces_in_worlds(board: Board, zone: str, seat: int) -> set[tuple[str, ...]]:
    """What a seat holds possible in a zone."""
    number = next(number for number, each in enumerate(GAME.table.zones) if each.name == zone)
    found = set()
    for seed in range(20):
        world = board.state.determinize(seat, dw.Rng(seed))
        found.add(tuple(GAME.table.face_names[world.face[Card(card)]] for card in world.zones[number]))
    return found


@rule("COD-3.1", "COD-10.3")
def test_a_known_card_that_was_the_whole_hand_is_known_as_a_worker() -> None:
    board = known_hand().do("hire iron-man")
    assert board.state.view(0)["zones"]["p2/workers"]["cards"] == ["iron-man@p2/workers.1"]
    assert faces_in_worlds(board, "p2/workers", 0) == {("iron-man",)}


@rule("COD-3.1", "COD-10.3")
@pytest.mark.parametrize("hired", ["iron-man", "spark"])
def test_of_two_cards_nobody_can_tell_which_one_was_hired(hired: str) -> None:
    board = known_hand("spark", "wither").do(f"hire {hired}")
    assert board.state.view(0)["zones"]["p2/workers"]["cards"] == [None]
    assert ("iron-man",) in faces_in_worlds(board, "p2/workers", 0)
    assert len(faces_in_worlds(board, "p2/workers", 0)) > 1


@rule("COD-2.6", "COD-10.3")
def test_a_known_card_that_is_discarded_alone_is_known_in_the_pile() -> None:
    board = known_hand(deck=["wither"] * 5).do("end")
    assert board.state.view(0)["zones"]["p2/discard"]["cards"] == ["iron-man@p2/discard.1"]
    assert faces_in_worlds(board, "p2/discard", 0) == {("iron-man",)}
