"""What effects are about: top cards, neighbours, choices kept earlier, houses."""

from dataclasses import dataclass
from typing import Final

from deckwright.games.keyforge import table
from deckwright.games.keyforge.facts import HOUSES
from deckwright.games.keyforge.rules.field import active, neighbours, opponent
from deckwright.games.keyforge.script.base import seats
from deckwright.kernel.abilities import Whose
from deckwright.kernel.decisions import Question, ask
from deckwright.kernel.frames import NO_ANSWER, Frame
from deckwright.kernel.ids import Card
from deckwright.kernel.nodes import Domain, Number, Selector
from deckwright.kernel.scope import members, scope_of
from deckwright.kernel.selectors import Choose, Name, Named, settle
from deckwright.kernel.state import State
from deckwright.kernel.vocabulary import ASK_CHOOSE, PICK, first
from deckwright.kernel.windows import happen
from deckwright.script.groups import CardGroup

__all__ = [
    "FOE", "KeptTogether", "TopOfDeck", "WithNeighbours", "choose_house", "choose_many", "choose_up_to_many",
]  # fmt: skip

FOE: Final = Named(Name.OTHER)
"""The creature that this one fights."""


@dataclass(frozen=True, eq=False)
class TopOfDeck(Selector):
    """The top cards of a player's deck, as many as there are (KF-3.18)."""

    number: int = 1
    whose: Whose = Whose.YOU

    @property
    def zone_kind(self) -> str:
        return "deck"

    def settle(self, state: State, frame: Frame) -> bool:
        """The topmost card comes first."""
        cards: tuple[Card, ...] = ()
        for seat in seats(self.whose, frame.seat):
            cards += state.zones[table.DECK[seat]][: -self.number - 1 : -1]
        return settle(state, frame, cards)


@dataclass(frozen=True, eq=False)
class KeptTogether(Selector):
    """What was chosen in the last so many choices that were kept."""

    number: int = 2

    def settle(self, state: State, frame: Frame) -> bool:
        kept = state.frames[frame.root].slots[-self.number :]
        return settle(state, frame, tuple(card for slot in kept for card in slot), names_it=False)


@dataclass(frozen=True, eq=False)
class WithNeighbours(Selector):
    """A card of a group, chosen, and each of its neighbours."""

    group: CardGroup

    def settle(self, state: State, frame: Frame) -> bool:
        """The chosen card comes first."""
        if frame.answer == NO_ANSWER:
            codes = [PICK + card for card in members(state, self.group, scope_of(frame))]
            if not codes:
                return settle(state, frame, ())
            ask(state, active(state), ASK_CHOOSE, codes, (frame.source, 0))
            if state.codes:
                return False
        card = Card(first(frame.answer))
        frame.answer = NO_ANSWER
        return settle(state, frame, (card, *neighbours(state, card)))


@dataclass(frozen=True, eq=False)
class Houses(Domain):
    """The houses, or those of the opponent's identity card."""

    of_opponent: bool = False

    def ask(self, state: State, frame: Frame) -> Question:
        houses = (1 << len(HOUSES)) - 1
        if self.of_opponent:
            houses = state.vars[table.DECK_HOUSES + opponent(frame.seat)]
        codes = [table.CHOOSE_HOUSE + house for house in range(len(HOUSES)) if houses >> house & 1]
        return Question(codes, table.ASK_WHICH_HOUSE, (frame.source,))

    def note(self, state: State, frame: Frame, chosen: tuple[int, ...]) -> None:
        """A house that is chosen is named to everybody."""
        for house in chosen:
            happen(state, table.NAMED_HOUSE, active(state), amount=house)


def choose_house(of_opponent: bool = False) -> Selector:
    return Choose(Houses(of_opponent))


def choose_many(group: CardGroup, number: Number) -> Selector:
    """So many different cards, as far as there are any."""
    return Choose(group, times=number)


def choose_up_to_many(group: CardGroup, number: Number) -> Selector:
    """At most so many different cards."""
    return Choose(group, times=number, up_to=True)
