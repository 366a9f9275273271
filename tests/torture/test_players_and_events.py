"""Continuous effects on players, keywords that are lost, abilities that wait for several kinds of events."""

from dataclasses import replace

import pytest

import deckwright as dw
from deckwright.kernel.abilities import Triggered
from deckwright.kernel.errors import EngineFault
from deckwright.kernel.events import emit
from deckwright.kernel.ids import ONLOOKER, Seat
from deckwright.kernel.windows import happen
from tests.torture import table
from tests.torture.game import TORTURE
from tests.torture.position import Position


def test_an_influence_changes_a_value_of_its_player_only() -> None:
    deck = ["brute", "hound", "pack-leader", "recruiter", "second-face", "undertaker", "quiet-fence"]
    game = Position({"line": ["deep-pockets"], "deck": deck}, {"deck": deck})
    game.do("end")
    assert len(game.names("hand")) == 6
    game.do("end")
    assert len(game.names("hand", 1)) == 4


def test_a_keyword_that_is_lost_is_lost_whatever_gives_it() -> None:
    game = Position({"hand": ["long-fog"], "line": ["brute"]}, {"hand": ["net"], "line": ["hound"]})
    game.do("play long-fog")
    assert game.has(table.ELUSIVE, "brute.1")
    game.do("end", "play net")
    assert not game.has(table.ELUSIVE, "brute.1")


def test_an_ability_can_wait_for_several_kinds_of_events() -> None:
    game = Position({"line": ["busybody", "brute", "undertaker"]}, {"line": ["hound"]})
    game.do("reap brute.1")
    assert game.gold[0] == 2, "one for the reap, one for the busybody"
    game.do("fight undertaker.1 hound.1")
    assert game.gold[0] >= 3


def test_a_game_can_give_the_choices_in_abilities_to_another_than_their_player(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def asked(game: dw.Game) -> list[int]:
        board = Position({"line": ["brute", "hound"]}, {"line": ["toll-gate"], "gold": 3}, game=game)
        return [board.do("reap brute.1").asked]

    assert asked(TORTURE) == [1], "the gate's own player, unless a game says otherwise"
    rules = replace(TORTURE.rules, decider=lambda state, seat: Seat(state.vars[table.ACTIVE]))
    assert asked(TORTURE.replace(rules=rules)) == [0]


def test_a_secret_event_is_told_in_full_to_its_own_seat_alone_unless_it_says_otherwise() -> None:
    state = Position({"hand": ["brute"]}).state
    card = state.zones[table.HAND[0]][0]
    state.events = []
    emit(state, table.DREW, Seat(0), card)
    happen(state, table.DREW, Seat(0), card)
    emit(state, table.DREW, card=card)
    emit(state, table.DISCARDED, Seat(0), card)
    assert told_in_full(state) == {0: [1, 1, 0, 1], 1: [0, 0, 0, 1], ONLOOKER: [0, 0, 0, 1]}


def test_an_event_for_whoever_knows_its_card_is_told_to_them_and_to_those_who_see_where_it_goes() -> None:
    state = Position({"hand": ["brute"]}).state
    card = state.zones[table.HAND[0]][0]
    state.events = []
    emit(state, table.SLIPPED, Seat(0), card, table.DECK[0])
    happen(state, table.SLIPPED, Seat(1), card, table.DECK[0])
    emit(state, table.SLIPPED, Seat(0), card, table.HAND[1])
    emit(state, table.SLIPPED, Seat(0), card, table.DISCARD[0])
    assert told_in_full(state) == {0: [1, 1, 1, 1], 1: [0, 0, 1, 1], ONLOOKER: [0, 0, 0, 1]}


def told_in_full(state: dw.State) -> dict[int, list[int]]:
    """For each reader, which of the events show their card."""
    events = dw.Events(state, state.events)
    return {
        reader: [int(event.values["card"] is not None) for event in events.seen_by(Seat(reader))]
        for reader in (0, 1, ONLOOKER)
    }


def test_of_a_silent_event_nobody_is_told_and_the_engine_sees_to_it() -> None:
    state = Position({"line": ["brute"]}).state
    card = state.zones[table.LINE[0]][0]
    state.events = []
    happen(state, table.STIRRED, Seat(0), card)
    assert not state.events
    with pytest.raises(EngineFault, match="stirred"):
        emit(state, table.STIRRED, Seat(0), card)
    assert not state.events


def test_a_silent_event_sets_off_what_waits_for_it() -> None:
    state = Position({"line": ["quiet-fence"]}).state
    card = state.zones[table.LINE[0]][0]
    (fence,) = state.index.listeners[table.REAPED]
    assert isinstance(fence.ability, Triggered)
    waiting = replace(fence.ability, on=replace(fence.ability.on, kind=table.STIRRED))
    state.index.listeners[table.STIRRED] = (fence._replace(ability=waiting),)
    happen(state, table.STIRRED, Seat(0), card)
    assert [trigger[2] for trigger in state.triggered] == [card]
