"""What the Anomalies do (DIM-6)."""

from typing import Final

from deckwright.games.dimensions.cards.anomalies import SCRIPTS
from deckwright.games.dimensions.rules.field import captain_on_field
from deckwright.games.dimensions.rules.singularity import EPIC_STEPS, offer_to_others
from deckwright.games.dimensions.table import (
    ANOMALY_PLAYED,
    BLACK_HOLE,
    EPIC,
    FACES,
    FACTION_CARDS,
    HAND,
    NOTHING_BUT_CAPTAIN,
    NOTHING_TO_TAKE,
    STAGE,
)
from deckwright.kernel.control import Sequence
from deckwright.kernel.events import emit
from deckwright.kernel.frames import Frame
from deckwright.kernel.ids import Card, Face, Seat
from deckwright.kernel.instructions import Instruction, can_settle
from deckwright.kernel.interpreter import push
from deckwright.kernel.nodes import Switched
from deckwright.kernel.state import State
from deckwright.kernel.vocabulary import ALLOWED
from deckwright.kernel.zones import move

EFFECT_OF: dict[Face, Sequence] = {
    Face(FACES.index(each.card)): each.on_play for each in SCRIPTS if each.on_play is not None
}


def anomalies_in_hand(state: State, seat: Seat) -> list[Card]:
    face = state.face
    return [card for card in state.zones[HAND[seat]] if face[card] >= FACTION_CARDS]


def why_not_played(state: State, seat: Seat, card: Card) -> int:
    """An Anomaly must have something to take (DIM-6.11, DIM-6.12), which Captain Force is not (DIM-8.16)."""
    for instruction in EFFECT_OF[state.face[card]].effects:
        if isinstance(instruction, Instruction) and not can_settle(
            state, instruction, Frame(instruction, seat, len(state.frames), card)
        ):
            return NOTHING_TO_TAKE if captain_on_field(state) is None else NOTHING_BUT_CAPTAIN
    return ALLOWED


def play_anomaly(state: State, seat: Seat, card: Card) -> None:
    emit(state, ANOMALY_PLAYED, seat, card)
    move(state, card, STAGE)
    push(state, ANOMALY, seat, card)


def take_effect(state: State, frame: Frame) -> None:
    push(state, EFFECT_OF[state.face[frame.source]], frame.seat, frame.source)


def put_away(state: State, frame: Frame) -> None:
    # DIM-6.7: to the Black Hole after it has taken effect; the Time Loop stays until its turn ends.
    if state.zones[STAGE]:
        move(state, frame.source, BLACK_HOLE)


ANOMALY: Final = Switched(
    "dimensions/anomaly",
    (offer_to_others, take_effect, put_away),
    EPIC,
    EPIC_STEPS,
)
