"""The turn, from its first card to the next player's (ORC-2, ORC-3, ORC-5)."""

from typing import Final

from deckwright.kernel.decisions import ask
from deckwright.kernel.events import emit
from deckwright.kernel.frames import Frame
from deckwright.kernel.ids import Card, Seat
from deckwright.kernel.interpreter import finish, go_to, push
from deckwright.kernel.nodes import procedure
from deckwright.kernel.setup import Outcome
from deckwright.kernel.state import State
from deckwright.kernel.vocabulary import VERB_SHIFT, first
from deckwright.kernel.windows import happen
from deckwright.kernel.zones import draw, move

from ..cards import ON_PLAY
from ..table import (
    ACTIVE,
    ASK_MAIN,
    ASK_TUCK,
    COMPOST,
    COMPOST_CARD,
    COMPOSTED,
    COST,
    DECK,
    END,
    GATE,
    HAND,
    INVITED,
    IS_TREE,
    SCORED,
    TUCK,
    TURN,
    TURN_BEGAN,
    WATER,
)
from .garden import FULL_HAND, compost, draw_cards, fruit_of, gain, know_the_box, lay_deck, plant, tuck
from .judge import actions

OPENING_HAND: Final = 3
RAIN_OF_A_TURN: Final = 2
LAST_TURN: Final = 60


def begin_turn(state: State, frame: Frame) -> None:
    """ORC-2.2, ORC-2.3."""
    frame.seat = seat = Seat(state.vars[ACTIVE])
    state.vars[TURN] += 1
    state.vars[COMPOSTED] = 0
    state.uses = {}
    happen(state, TURN_BEGAN, seat, amount=state.vars[TURN])
    gain(state, seat, RAIN_OF_A_TURN)
    draw_cards(state, seat, 1)


def ask_for_action(state: State, frame: Frame) -> None:
    # That there is nothing to do but to end the turn would tell what is in the hand.
    codes = actions(state, frame.seat, [])
    ask(state, frame.seat, ASK_MAIN, codes, (state.vars[WATER + frame.seat],), private=True)


def act(state: State, frame: Frame) -> None:
    code, card = frame.answer, Card(first(frame.answer))
    if code == END:
        return
    go_to(frame, ask_for_action)
    if code >> VERB_SHIFT == COMPOST_CARD >> VERB_SHIFT:
        state.vars[COMPOSTED] = 1  # ORC-3.6
        compost(state, frame.seat, card)
        gain(state, frame.seat, 1)
    else:
        state.vars[WATER + frame.seat] -= COST[state.face[card]]  # ORC-3.2
        push(state, PLAYING, frame.seat, card)


def ask_for_card_to_tuck(state: State, frame: Frame) -> None:
    """ORC-2.5: what is too much goes under the deck, one card after the other."""
    hand = state.zones[HAND[frame.seat]]
    if len(hand) <= FULL_HAND:
        go_to(frame, end_turn)
    else:
        ask(state, frame.seat, ASK_TUCK, [TUCK + card for card in hand], (len(hand) - FULL_HAND,))


def tuck_card(state: State, frame: Frame) -> None:
    tuck(state, frame.seat, Card(first(frame.answer)))
    go_to(frame, ask_for_card_to_tuck)


def end_turn(state: State, frame: Frame) -> None:
    """ORC-5.1, ORC-5.2."""
    seats = range(state.setup.seats)
    if fruit_of(state, frame.seat) >= int(state.setup["goal"]):
        count_up(state, (frame.seat,), "harvest")
    elif state.vars[TURN] == LAST_TURN:
        most = max(fruit_of(state, seat) for seat in seats)
        count_up(state, tuple(Seat(seat) for seat in seats if fruit_of(state, seat) == most), "autumn")
    else:
        state.vars[ACTIVE] = (frame.seat + 1) % state.setup.seats  # ORC-2.1
        go_to(frame, begin_turn)


def count_up(state: State, winners: tuple[Seat, ...], reason: str) -> None:
    fruit = tuple(fruit_of(state, seat) for seat in range(state.setup.seats))
    for seat, amount in enumerate(fruit):
        emit(state, SCORED, seat, amount=amount)
    finish(state, Outcome(winners, fruit, reason))


TURN_OF_A_PLAYER: Final = procedure(
    "orchard/turn", begin_turn, ask_for_action, act, ask_for_card_to_tuck, tuck_card, end_turn
)


def come_into_play(state: State, frame: Frame) -> None:
    if IS_TREE[state.face[frame.source]]:
        plant(state, frame.seat, frame.source)
    else:
        move(state, frame.source, GATE)
        emit(state, INVITED, frame.seat, frame.source)


def take_effect(state: State, frame: Frame) -> None:
    effect = ON_PLAY.get(state.face[frame.source])
    if effect is not None:
        push(state, effect, frame.seat, frame.source)


def leave_again(state: State, frame: Frame) -> None:
    if not IS_TREE[state.face[frame.source]]:
        move(state, frame.source, COMPOST)  # ORC-3.5


PLAYING: Final = procedure("orchard/playing", come_into_play, take_effect, leave_again)


def deal(state: State) -> None:
    """ORC-2.1: everybody begins with three cards and no water."""
    know_the_box(state)
    lay_deck(state, [Card(card) for card in range(len(state.face))])
    for seat in range(state.setup.seats):
        draw(state, DECK, HAND[seat], OPENING_HAND)
    push(state, TURN_OF_A_PLAYER, Seat(0))
