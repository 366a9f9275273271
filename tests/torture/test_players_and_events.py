"""Continuous effects on players, keywords that are lost, abilities that wait for several kinds of events."""

import pytest

import deckwright as dw
from deckwright.kernel.events import emit
from deckwright.kernel.ids import ALL_SEATS, ONLOOKER, Seat
from deckwright.kernel.windows import happen
from tests.torture import table
from tests.torture.game import Torture
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
    def asked() -> list[int]:
        game = Position({"line": ["brute", "hound"]}, {"line": ["toll-gate"], "gold": 3})
        return [game.do("reap brute.1").asked]

    assert asked() == [1], "the gate's own player, unless a game says otherwise"
    monkeypatch.setattr(Torture, "decider", lambda game, state, seat: Seat(state.vars[table.ACTIVE]))
    assert asked() == [0]


def test_a_secret_event_is_told_in_full_to_its_own_seat_alone_unless_it_says_otherwise() -> None:
    state = Position({"hand": ["brute"]}).state
    card = state.zones[table.HAND[0]][0]
    state.events = []
    emit(state, table.DREW, Seat(0), card)
    happen(state, table.DREW, Seat(0), card)
    emit(state, table.DREW, Seat(0), card, mask=ALL_SEATS)
    emit(state, table.DREW, card=card)
    emit(state, table.DISCARDED, Seat(0), card)
    events = dw.Events(state, state.events)
    for reader, told in ((0, [1, 1, 1, 0, 1]), (1, [0, 0, 1, 0, 1]), (ONLOOKER, [0, 0, 1, 0, 1])):
        seen = [event.values["card"] is not None for event in events.seen_by(Seat(reader))]
        assert seen == list(map(bool, told))
