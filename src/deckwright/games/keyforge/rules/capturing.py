"""Several creatures capture at the same time: if there is not enough, the active player says who gets it."""

from dataclasses import dataclass
from typing import Final

from deckwright.games.keyforge import table
from deckwright.games.keyforge.rules.amber import capture
from deckwright.games.keyforge.rules.borrowed_cards import side_of
from deckwright.games.keyforge.rules.field import active, is_creature, opponent, pool
from deckwright.kernel.decisions import ask
from deckwright.kernel.frames import NO_ANSWER, Frame
from deckwright.kernel.ids import Card, Seat
from deckwright.kernel.instructions import report
from deckwright.kernel.interpreter import go_to
from deckwright.kernel.locals import Locals
from deckwright.kernel.nodes import procedure_with
from deckwright.kernel.state import State
from deckwright.kernel.vocabulary import PICK, first


@dataclass
class Capturing(Locals):
    """The creatures that were there, those that have still to capture, how much each, whether from their own
    side, and how much was captured so far."""

    creatures: tuple[Card, ...] = ()
    waiting: tuple[Card, ...] = ()
    amount: int = 0
    own_side: bool = False
    captured: int = 0


def victim_of(state: State, frame: Frame[Capturing], card: Card) -> Seat:
    """Whose æmber a creature captures (KF-8.8, KF-5.10)."""
    controller = side_of(state, frame.seat, frame.source, card)
    return controller if frame.locals.own_side else opponent(controller)


def push_capturing(state: State, frame: Frame, cards: tuple[Card, ...], amount: int, own_side: bool) -> None:
    creatures = tuple(card for card in cards if is_creature(state, card))
    kept = Capturing(creatures, creatures, amount, own_side)
    state.frames.append(Frame(CAPTURING, frame.seat, frame.root, frame.source, kept))


def ask_who_is_next(state: State, frame: Frame[Capturing]) -> None:
    """Only where it matters: more want to capture than there is (KF-1.8)."""
    kept = frame.locals
    for seat in range(table.SEATS):
        wanting = [card for card in kept.waiting if victim_of(state, frame, card) == seat]
        if len(set(wanting)) > 1 and 0 < pool(state, seat) < kept.amount * len(wanting):
            codes = [PICK + card for card in dict.fromkeys(wanting)]
            ask(state, active(state), table.ASK_CAPTOR, codes, (frame.source,))
            return


def let_capture(state: State, frame: Frame[Capturing]) -> None:
    kept = frame.locals
    if frame.answer == NO_ANSWER:
        for card in kept.waiting:
            kept.captured += capture(state, card, kept.amount, victim_of(state, frame, card))
        report(state, frame.root, kept.creatures, kept.captured)
        return
    card = Card(first(frame.answer))
    frame.answer = NO_ANSWER
    kept.captured += capture(state, card, kept.amount, victim_of(state, frame, card))
    place = kept.waiting.index(card)
    kept.waiting = kept.waiting[:place] + kept.waiting[place + 1 :]
    go_to(frame, ask_who_is_next)


CAPTURING: Final = procedure_with(Capturing, "keyforge/capturing", ask_who_is_next, let_capture)
