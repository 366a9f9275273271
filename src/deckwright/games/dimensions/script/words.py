"""Effects and choices of the Anomalies (DIM-6)."""

from dataclasses import dataclass
from typing import Final

from deckwright.games.dimensions.rules.field import can_lose_a_card, read_spiral
from deckwright.games.dimensions.rules.singularity import declarable, declare
from deckwright.games.dimensions.table import (
    ASK_SQUAD,
    ASK_SQUAD_TO,
    ASK_SWAP,
    ASK_SWAP_WITH,
    AURA,
    BARED,
    BLACK_HOLE,
    CAPTAIN,
    DECK,
    DECK_REFILLED,
    DECLARE,
    DIMENSION,
    EPIC,
    FINAL,
    LAST_DRAWER,
    LOOP,
    SPIRAL,
    SPIRAL_SWAPPED,
    SQUAD_LOST,
    SQUAD_MOVED,
    SWAP,
    TAKE,
    TO,
    faction_of,
    seat_of,
)
from deckwright.kernel.decisions import Question
from deckwright.kernel.events import emit
from deckwright.kernel.frames import Frame
from deckwright.kernel.ids import NO_SEAT, Card, Seat, Zone
from deckwright.kernel.instructions import Instruction
from deckwright.kernel.nodes import Domain, Selector
from deckwright.kernel.selectors import Choose
from deckwright.kernel.state import State
from deckwright.kernel.zones import move, move_all, shuffle
from deckwright.script.cards import play, script

__all__ = [
    "OTHER_DIMENSIONS", "POWER_CARDS", "SQUADS", "SQUADS_AND_AURAS", "DestroySquad", "MoveSquad",
    "RefillDeck", "SwapPowers", "TakeExtraTurn", "choose", "play", "script",
]  # fmt: skip


# What can be chosen.


@dataclass(frozen=True, eq=False)
class PowerCards(Domain):
    """The Power cards of the Spiral: any two different ones, neighbours or not (DIM-6.10)."""

    def ask(self, state: State, frame: Frame) -> Question:
        codes = [SWAP + card for card in state.zones[SPIRAL]]
        return question(state, frame.seat, ASK_SWAP_WITH if frame.picks else ASK_SWAP, codes, frame.picks)


@dataclass(frozen=True, eq=False)
class Squads(Domain):
    """Squads on the field with a card that can leave; Auras only where the effect reaches them (DIM-8.9,
    DIM-8.10)."""

    auras: bool

    def ask(self, state: State, frame: Frame) -> Question:
        columns = AURA + 1 if self.auras else AURA
        squads = [squad for row in DIMENSION[: state.setup.seats] for squad in row[:columns]]
        codes = [TAKE + squad for squad in squads if can_lose_a_card(state, squad)]
        return question(state, frame.seat, ASK_SQUAD, codes, (frame.source,))


@dataclass(frozen=True, eq=False)
class OtherDimensions(Domain):
    """The Dimensions where the squad just chosen does not stand."""

    def ask(self, state: State, frame: Frame) -> Question:
        (squad,) = frame.slots[-1]
        here = seat_of(squad)
        codes = [TO + seat for seat in range(state.setup.seats) if seat != here]
        return question(state, frame.seat, ASK_SQUAD_TO, codes, (squad,))


def question(state: State, seat: Seat, prompt: int, codes: list[int], args: tuple[int, ...]) -> Question:
    """A question of an Anomaly. Where there is nothing to choose, nobody is asked for Singularity alone."""
    if len(codes) > 1 and state.vars[EPIC]:
        codes += declarable(state, seat)
    return Question(codes, prompt, args)


# What is done.


class AnomalyInstruction(Instruction):
    """Whoever is asked what an Anomaly is to take may declare instead (DIM-8.24)."""

    def run(self, state: State, frame: Frame) -> None:
        if frame.answer == DECLARE:
            declare(state, frame.seat)
        else:
            super().run(state, frame)


@dataclass(frozen=True, eq=False)
class SwapPowers(AnomalyInstruction):
    """Two Power cards change places in the Spiral."""

    powers: Selector

    def do(self, state: State, frame: Frame) -> None:
        """DIM-6.2: exactly two change places; the new Spiral holds at once (DIM-6.10)."""
        one, other = frame.slots[0]
        trade = {one: Card(other), other: Card(one)}
        state.zones[SPIRAL] = tuple(trade.get(card, card) for card in state.zones[SPIRAL])
        read_spiral(state)
        emit(state, SPIRAL_SWAPPED, frame.seat, one, other)


@dataclass(frozen=True, eq=False)
class MoveSquad(AnomalyInstruction):
    """A squad goes to another Dimension."""

    squad: Selector
    to: Selector

    def do(self, state: State, frame: Frame) -> None:
        """DIM-6.3: a whole squad, which merges with its faction's squad there."""
        (squad,), (to,) = frame.slots
        emit(state, SQUAD_MOVED, frame.seat, other=squad, amount=to)
        move_all(state, cards_that_leave(state, squad), DIMENSION[to][faction_of(squad)])


@dataclass(frozen=True, eq=False)
class DestroySquad(AnomalyInstruction):
    """A squad goes to the Black Hole."""

    squad: Selector

    def do(self, state: State, frame: Frame) -> None:
        """DIM-6.4: a whole squad to the Black Hole."""
        ((squad,),) = frame.slots
        cards = cards_that_leave(state, squad)
        emit(state, SQUAD_LOST, frame.seat, other=squad, amount=len(cards))
        move_all(state, cards, BLACK_HOLE)


def cards_that_leave(state: State, squad: int) -> tuple[Card, ...]:
    """All of a squad but Captain Force (DIM-8.3, DIM-8.4, DIM-8.16)."""
    return tuple(card for card in state.zones[squad] if state.face[card] != CAPTAIN)


@dataclass(frozen=True, eq=False)
class RefillDeck(AnomalyInstruction):
    """The Black Hole returns to the deck, which is shuffled."""

    def do(self, state: State, frame: Frame) -> None:
        """DIM-6.5: all cards of the Black Hole return; the deck is shuffled (DIM-6.12: also if none does)."""
        cards = state.zones[BLACK_HOLE]
        emit(state, DECK_REFILLED, frame.seat, amount=len(cards))
        for card in cards:
            state.own(BARED)[card] = 0
        move_all(state, cards, DECK)
        shuffle(state, DECK)
        if cards:
            # DIM-7.2, DIM-7.11: the game goes on.
            state.vars[FINAL] = 0
            state.vars[LAST_DRAWER] = NO_SEAT


@dataclass(frozen=True, eq=False)
class TakeExtraTurn(AnomalyInstruction):
    """One more turn after this one."""

    def do(self, state: State, frame: Frame) -> None:
        """DIM-6.6: it lies face up in its player's Dimension until its turn is over."""
        move(state, frame.source, Zone(LOOP[frame.seat]))


POWER_CARDS: Final = PowerCards()
SQUADS: Final = Squads(auras=False)
SQUADS_AND_AURAS: Final = Squads(auras=True)
OTHER_DIMENSIONS: Final = OtherDimensions()


def choose(domain: Domain, count: int = 1) -> Selector:
    return Choose(domain, count, count)
