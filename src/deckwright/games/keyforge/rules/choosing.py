"""What KeyForge effects choose: houses, top cards, neighbours, choices kept earlier."""

from typing import Final

from deckwright.games.keyforge import table
from deckwright.games.keyforge.facts import HOUSES
from deckwright.games.keyforge.rules.field import active, neighbours, opponent
from deckwright.games.keyforge.rules.meaning import seats
from deckwright.games.keyforge.script import effects
from deckwright.kernel.decisions import Question, ask
from deckwright.kernel.deeds import Ask, Settle, settle
from deckwright.kernel.frames import NO_ANSWER, Frame
from deckwright.kernel.ids import Card
from deckwright.kernel.nodes import Domain, Selector
from deckwright.kernel.scope import members, scope_of
from deckwright.kernel.state import State
from deckwright.kernel.words import ASK_CHOOSE, PICK, first


def houses(state: State, domain: Domain, frame: Frame) -> Question:
    assert isinstance(domain, effects.Houses)
    every = range(len(HOUSES))
    if domain.of_opponent:
        own = state.vars[table.DECK_HOUSES + opponent(frame.seat)]
        every_code = [table.CHOOSE_HOUSE + house for house in every if own >> house & 1]
    else:
        every_code = [table.CHOOSE_HOUSE + house for house in every]
    return Question(every_code, table.ASK_WHICH_HOUSE, (frame.source,))


def settle_top(state: State, selector: Selector, frame: Frame) -> bool:
    """Settler of TopOfDeck: the topmost card comes first."""
    assert isinstance(selector, effects.TopOfDeck)
    cards: tuple[Card, ...] = ()
    for seat in seats(selector.whose, frame.seat):
        cards += state.zones[table.DECK[seat]][: -selector.number - 1 : -1]
    return settle(state, frame, cards)


DOMAINS: Final[dict[type[Domain], Ask]] = {effects.Houses: houses}


def settle_kept_together(state: State, selector: Selector, frame: Frame) -> bool:
    """Settler of KeptTogether."""
    assert isinstance(selector, effects.KeptTogether)
    kept = state.frames[frame.root].slots[-selector.number :]
    return settle(state, frame, tuple(card for slot in kept for card in slot), names_it=False)


def settle_with_neighbours(state: State, selector: Selector, frame: Frame) -> bool:
    """Settler of WithNeighbours: the chosen card comes first."""
    assert isinstance(selector, effects.WithNeighbours)
    if frame.answer == NO_ANSWER:
        codes = [PICK + card for card in members(state, selector.group, scope_of(frame))]
        if not codes:
            return settle(state, frame, ())
        ask(state, active(state), ASK_CHOOSE, codes, (frame.source, 0))
        if state.codes:
            return False
    card = Card(first(frame.answer))
    frame.answer = NO_ANSWER
    return settle(state, frame, (card, *neighbours(state, card)))


SETTLERS: Final[dict[type[Selector], Settle]] = {
    effects.TopOfDeck: settle_top,
    effects.WithNeighbours: settle_with_neighbours,
    effects.KeptTogether: settle_kept_together,
}
