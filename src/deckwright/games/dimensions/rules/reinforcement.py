"""Phase 2, Reinforcement: the active player lays a card into any Dimension (DIM-4.8)."""

from dataclasses import dataclass
from typing import Final

from deckwright.games.dimensions.rules.battle import bare
from deckwright.games.dimensions.rules.field import faction_cards
from deckwright.games.dimensions.rules.singularity import (
    EPIC_STEPS,
    declarable,
    declare_instead,
    offer_singularity,
    offer_to_others,
)
from deckwright.games.dimensions.table import (
    ASK_LAY,
    ASK_LAY_TO,
    DIMENSION,
    EPIC,
    FACTION_OF,
    IN_REINFORCEMENT,
    LAID,
    LAY,
    PHASE,
    SKIPPED,
    TO,
)
from deckwright.kernel.decisions import ask
from deckwright.kernel.events import emit
from deckwright.kernel.frames import Frame
from deckwright.kernel.ids import NO_CARD, Card
from deckwright.kernel.locals import Locals
from deckwright.kernel.nodes import Switched
from deckwright.kernel.state import State
from deckwright.kernel.vocabulary import first
from deckwright.kernel.zones import move


@dataclass
class Laying(Locals):
    """The card that is laid."""

    card: Card = NO_CARD


def choose_card(state: State, frame: Frame[Laying]) -> None:
    state.vars[PHASE] = IN_REINFORCEMENT
    codes = faction_cards(state, frame.seat, LAY)
    if codes:
        # DIM-4.8, DIM-4.19: mandatory. Asked even with one card, for that it is the only one is a secret.
        if state.vars[EPIC]:
            codes += declarable(state, frame.seat)
        ask(state, frame.seat, ASK_LAY, codes, private=True)
    else:
        # DIM-4.7: a player with no faction card skips the phase.
        emit(state, SKIPPED, frame.seat, amount=IN_REINFORCEMENT)
        bare(state, frame.seat)
        state.frames.pop()


def choose_dimension(state: State, frame: Frame[Laying]) -> None:
    card = frame.locals.card = Card(first(frame.answer))
    codes = [TO + seat for seat in range(state.setup.seats)]
    if state.vars[EPIC]:
        codes += declarable(state, frame.seat)
    ask(state, frame.seat, ASK_LAY_TO, codes, (card,))


def lay(state: State, frame: Frame[Laying]) -> None:
    card = frame.locals.card
    to = first(frame.answer)
    emit(state, LAID, frame.seat, card, to)
    move(state, card, DIMENSION[to][FACTION_OF[state.face[card]]])


REINFORCEMENT: Final = Switched(
    "dimensions/reinforcement",
    (
        choose_card,
        declare_instead,
        offer_to_others,
        choose_dimension,
        declare_instead,
        lay,
        offer_singularity,
    ),
    EPIC,
    EPIC_STEPS,
    Laying,
)
