"""Several creatures capture at the same time: if there is not enough, the active player says who gets it."""

from typing import Final

from deckwright.games.keyforge import table
from deckwright.games.keyforge.rules.amber import capture
from deckwright.games.keyforge.rules.borrowing import side_of
from deckwright.games.keyforge.rules.field import active, is_creature, opponent, pool
from deckwright.kernel.decisions import ask
from deckwright.kernel.deeds import report
from deckwright.kernel.frames import NO_ANSWER, Frame
from deckwright.kernel.ids import Card, Seat
from deckwright.kernel.nodes import procedure
from deckwright.kernel.state import State
from deckwright.kernel.words import PICK, first

# The frame: `picks` are the creatures still to capture, `amount` how much each, `other` 1 if from their own
# side; `it` those that were there, `tally` how much was captured.


def victim_of(state: State, frame: Frame, card: int) -> Seat:
    """Whose æmber a creature captures (KF-8.8, KF-5.10)."""
    controller = side_of(state, frame.seat, frame.source, Card(card))
    return controller if frame.other == 1 else opponent(controller)


def push_capturing(state: State, frame: Frame, cards: tuple[Card, ...], amount: int, own_side: bool) -> None:
    child = Frame(CAPTURING, frame.seat, frame.root, frame.source)
    child.picks = tuple(card for card in cards if is_creature(state, card))
    child.it = child.picks
    child.amount = amount
    child.other = int(own_side)
    state.frames.append(child)


def ask_who_is_next(state: State, frame: Frame) -> None:
    """Only where it matters: more want to capture than there is (KF-1.8)."""
    for seat in range(table.SEATS):
        wanting = [card for card in frame.picks if victim_of(state, frame, card) == seat]
        if len(set(wanting)) > 1 and 0 < pool(state, seat) < frame.amount * len(wanting):
            codes = [PICK + card for card in dict.fromkeys(wanting)]
            ask(state, active(state), table.ASK_CAPTOR, codes, (frame.source,))
            return


def let_capture(state: State, frame: Frame) -> None:
    if frame.answer == NO_ANSWER:
        for card in frame.picks:
            frame.tally += capture(state, Card(card), frame.amount, victim_of(state, frame, card))
        report(state, frame.root, frame.it, frame.tally)
        return
    card = Card(first(frame.answer))
    frame.answer = NO_ANSWER
    frame.tally += capture(state, card, frame.amount, victim_of(state, frame, card))
    place = frame.picks.index(card)
    frame.picks = frame.picks[:place] + frame.picks[place + 1 :]
    frame.pc = 0


CAPTURING: Final = procedure("keyforge/capturing", ask_who_is_next, let_capture)
