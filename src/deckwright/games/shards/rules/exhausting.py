"""Exhausting champions (SHI-4.6)."""

from deckwright.games.shards import table
from deckwright.games.shards.rules.abilities import ON_EXHAUST, REQUIRED
from deckwright.games.shards.rules.keywords import could_fulfil
from deckwright.kernel.events import emit
from deckwright.kernel.ids import Card, Seat
from deckwright.kernel.interpreter import push
from deckwright.kernel.state import State
from deckwright.kernel.vocabulary import ALLOWED


def why_not_exhausted(state: State, seat: Seat, card: Card) -> int:
    """Why a player can't exhaust a card: it does nothing then (SHI-4.15), it is exhausted, once a turn for
    each champion (SHI-4.6), or the keyword is missing that it needs (SHI-7.16)."""
    face = state.face[card]
    if ON_EXHAUST[face] is None:
        return table.NOTHING_TO_EXHAUST
    if state.columns[table.EXHAUSTED][card]:
        return table.IS_EXHAUSTED
    keyword = REQUIRED[face]
    if keyword is None or seat == table.NEMESIS or could_fulfil(state, seat, keyword, card):
        return ALLOWED
    return table.KEYWORD_MISSING


def exhaust(state: State, seat: Seat, card: Card) -> None:
    """Exhausting is not playing (SHI-4.11)."""
    state.own(table.EXHAUSTED)[card] = 1
    emit(state, table.USED, seat, card)
    effect = ON_EXHAUST[state.face[card]]
    if effect is not None:
        push(state, effect, seat, card)
