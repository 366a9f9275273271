"""The target symbol in the texts of cards (COD-8.3)."""

from dataclasses import dataclass

from deckwright.games.codex import table
from deckwright.games.codex.rules.field import keyword
from deckwright.games.codex.rules.gold import gold
from deckwright.games.codex.rules.targeting import flagbearers_first, legal, pay_resist
from deckwright.kernel.decisions import ask
from deckwright.kernel.events import emit
from deckwright.kernel.frames import NO_ANSWER, Frame
from deckwright.kernel.ids import Card
from deckwright.kernel.instructions import selector_at
from deckwright.kernel.nodes import Group, Selector
from deckwright.kernel.scope import scope_of
from deckwright.kernel.selectors import settle
from deckwright.kernel.state import State
from deckwright.kernel.vocabulary import PICK, first

__all__ = ["Target"]


@dataclass(frozen=True, eq=False)
class Target(Selector):
    """Cards chosen with the target symbol: resist is paid, flagbearers come first."""

    group: Group
    count: int = 1
    other: bool = False
    """Another one than the target before."""

    def settle(self, state: State, frame: Frame) -> bool:
        """One after the other; each is paid for as it is chosen."""
        while True:
            if frame.answer != NO_ANSWER:
                self.take_aim(state, frame)
            if len(frame.picks) == self.count:
                return settle(state, frame, frame.picks)
            cards, left = self.aims(state, frame)
            if not cards:
                return settle(state, frame, frame.picks)
            ask(state, frame.seat, table.ASK_TARGET, [PICK + card for card in left], (frame.source, 0))
            if state.codes:
                return False

    def aims(self, state: State, frame: Frame) -> tuple[list[Card], list[Card]]:
        """What may be aimed at next, and what of it flagbearers leave. What the ability has targeted so far
        stands among what it chose."""
        seat = frame.seat
        before = {Card(card) for chosen in state.frames[frame.root].slots for card in chosen}
        cards = [
            card
            for card in legal(state, seat, self.group, scope_of(frame), gold(state, seat))
            if card not in frame.picks and not (self.other and card in before)
        ]
        met = any(
            keyword(state, table.FLAGBEARER, card) and state.controller[card] != seat for card in before
        )
        return cards, flagbearers_first(state, seat, cards, met)

    def take_aim(self, state: State, frame: Frame) -> None:
        """A target was chosen; that a flagbearer took the choice away is told."""
        card = Card(first(frame.answer))
        frame.answer = NO_ANSWER
        cards, left = self.aims(state, frame)
        if len(left) < len(cards):
            emit(state, table.DREW_AIM, card=card)
        frame.picks += (card,)
        pay_resist(state, frame.seat, card)
        state.frames[frame.root].slots += ((card,),)


def target_under_way(state: State) -> Target | None:
    """The target that is asked for now, if one is."""
    selector = selector_at(state.frames[-1])
    return selector if isinstance(selector, Target) else None
