"""Phase 3, Movement: move one card, or play an Anomaly (DIM-4.9, DIM-4.18, DIM-6.1, DIM-6.9)."""

from dataclasses import dataclass
from typing import Final

from deckwright.games.dimensions.rules.anomalies import anomalies_in_hand, play_anomaly, why_not_played
from deckwright.games.dimensions.rules.field import captain_on_field, cards_on_field
from deckwright.games.dimensions.rules.singularity import (
    EPIC_STEPS,
    declarable,
    declare_instead,
    offer_singularity,
    offer_to_others,
)
from deckwright.games.dimensions.table import (
    ASK_MOVE,
    ASK_MOVE_TO,
    AURA,
    AURA_NOT_MOVED,
    CAPTAIN,
    CAPTAIN_NOT_YOURS,
    DIMENSION,
    ENTITY,
    EPIC,
    FACTION_OF,
    IN_MOVEMENT,
    MOVE,
    MOVED,
    PASS,
    PHASE,
    PLAY,
    SKIPPED,
    TO,
    faction_of,
    seat_of,
)
from deckwright.kernel.decisions import ask
from deckwright.kernel.events import emit
from deckwright.kernel.frames import Frame
from deckwright.kernel.ids import NO_CARD, Card, Seat
from deckwright.kernel.interpreter import go_to
from deckwright.kernel.locals import Locals
from deckwright.kernel.nodes import Switched
from deckwright.kernel.state import State
from deckwright.kernel.vocabulary import ALLOWED, VERB_SHIFT, first
from deckwright.kernel.zones import move


def why_not_moved(state: State, seat: Seat, card: Card) -> int:
    """DIM-4.18, DIM-8.18: any card on the field, whoever laid it; but those in an Aura stay there (DIM-8.9),
    and Captain Force follows his own player alone, who holds no Entity any more (DIM-8.4)."""
    if faction_of(state.zone[card]) == AURA:
        return AURA_NOT_MOVED
    return CAPTAIN_NOT_YOURS if state.face[card] == CAPTAIN and state.zones[ENTITY[seat]] else ALLOWED


def moves(state: State, seat: Seat) -> list[int]:
    """What a player can do in this phase."""
    codes = [MOVE + card for card in cards_on_field(state)]
    if state.vars[EPIC]:
        # Of the cards in squads he alone may have to stay.
        captain = captain_on_field(state)
        if captain is not None and why_not_moved(state, seat, captain):
            codes.remove(MOVE + captain)
    if not codes:
        # DIM-4.9, DIM-6.1: nothing to move, and an Anomaly need not be played.
        codes.append(PASS)
    for card in anomalies_in_hand(state, seat):
        if not why_not_played(state, seat, card):
            codes.append(PLAY + card)
    return codes


@dataclass
class Moving(Locals):
    """The card that moves."""

    card: Card = NO_CARD


def choose_what(state: State, frame: Frame[Moving]) -> None:
    state.vars[PHASE] = IN_MOVEMENT
    # Private: a silent answer would tell that there is no Anomaly in this hand.
    codes = moves(state, frame.seat)
    if state.vars[EPIC]:
        codes += declarable(state, frame.seat)
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
        if len(codes) > 1 and state.vars[EPIC]:
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


MOVEMENT: Final = Switched(
    "dimensions/movement",
    (
        choose_what,
        declare_instead,
        offer_before_the_move,
        choose_where,
        declare_instead,
        move_card,
        offer_singularity,
    ),
    EPIC,
    (*EPIC_STEPS, offer_before_the_move),
    Moving,
)
