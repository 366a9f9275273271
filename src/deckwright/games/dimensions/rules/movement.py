"""Phase 3, Movement: move one card, or play an Anomaly (DIM-4.9, DIM-4.18, DIM-6.1, DIM-6.9)."""

from collections.abc import Iterable
from dataclasses import dataclass

from deckwright.games.dimensions.rules.anomalies import play_anomaly, playable_anomalies
from deckwright.games.dimensions.rules.field import cards_on_field, is_epic
from deckwright.games.dimensions.rules.singularity import (
    declarable,
    declare_instead,
    offer_singularity,
    offer_to_others,
)
from deckwright.games.dimensions.table import (
    ASK_MOVE,
    ASK_MOVE_TO,
    CAPTAIN,
    DIMENSION,
    ENTITY,
    FACTION_OF,
    IN_MOVEMENT,
    MOVE,
    MOVED,
    PASS,
    PHASE,
    PLAY,
    SKIPPED,
    TO,
    seat_of,
)
from deckwright.kernel.decisions import ask
from deckwright.kernel.events import emit
from deckwright.kernel.frames import Frame
from deckwright.kernel.ids import NO_CARD, Card, Seat
from deckwright.kernel.interpreter import go_to
from deckwright.kernel.locals import Locals
from deckwright.kernel.nodes import procedure_with
from deckwright.kernel.state import State
from deckwright.kernel.words import VERB_SHIFT, first
from deckwright.kernel.zones import move


def movable_cards(state: State, seat: Seat) -> Iterable[Card]:
    """Any card on the field but those in an Aura (DIM-4.18, DIM-8.9, DIM-8.18)."""
    cards = cards_on_field(state)
    if is_epic(state) and state.zones[ENTITY[seat]]:
        # DIM-8.4: only his own player may move Captain Force; that player holds no Entity any more.
        face = state.face
        return [card for card in cards if face[card] != CAPTAIN]
    return cards


def moves(state: State, seat: Seat) -> list[int]:
    """What a player can do in this phase."""
    codes = [MOVE + card for card in movable_cards(state, seat)]
    if not codes:
        # DIM-4.9, DIM-6.1: nothing to move, and an Anomaly need not be played.
        codes.append(PASS)
    return codes + [PLAY + card for card in playable_anomalies(state, seat)]


@dataclass
class Moving(Locals):
    """The card that moves."""

    card: Card = NO_CARD


def choose_what(state: State, frame: Frame[Moving]) -> None:
    state.vars[PHASE] = IN_MOVEMENT
    # Private: a silent answer would tell that there is no Anomaly in this hand.
    codes = moves(state, frame.seat) + declarable(state, frame.seat)
    ask(state, frame.seat, ASK_MOVE, codes, private=True)


def offer_before_the_move(state: State, frame: Frame[Moving]) -> None:
    """The others may declare before a card moves; before an Anomaly they may when they have seen it."""
    if not is_anomaly(frame.answer):
        offer_to_others(state, frame)


def is_anomaly(code: int) -> bool:
    return code >> VERB_SHIFT << VERB_SHIFT == PLAY


def choose_where(state: State, frame: Frame[Moving]) -> None:
    verb = frame.answer >> VERB_SHIFT << VERB_SHIFT
    card = Card(first(frame.answer))
    if verb == MOVE:
        frame.locals.card = card
        here = seat_of(state.zone[card])
        codes = [TO + seat for seat in range(state.setup.seats) if seat != here]
        if len(codes) > 1:
            codes += declarable(state, frame.seat)
        ask(state, frame.seat, ASK_MOVE_TO, codes, (card,))
        return
    go_to(frame, offer_singularity)
    if verb == PLAY:
        play_anomaly(state, frame.seat, card)
    else:
        emit(state, SKIPPED, frame.seat, amount=IN_MOVEMENT)


def move_card(state: State, frame: Frame[Moving]) -> None:
    card = frame.locals.card
    to = first(frame.answer)
    emit(state, MOVED, frame.seat, card, to)
    # DIM-4.10: it joins the squad of its faction there.
    move(state, card, DIMENSION[to][FACTION_OF[state.face[card]]])


MOVEMENT = procedure_with(
    Moving,
    "dimensions/movement",
    choose_what, declare_instead, offer_before_the_move, choose_where, declare_instead, move_card,
    offer_singularity,
)  # fmt: skip
