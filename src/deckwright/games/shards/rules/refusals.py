"""Why not: what a player may want to do in the main phase and may not, with the clause behind it."""

from collections.abc import Iterator

from deckwright.games.shards import table
from deckwright.games.shards.rules.abilities import REQUIRED
from deckwright.games.shards.rules.champions import (
    champion_health,
    champions,
    their_champions,
    why_not_attacked,
)
from deckwright.games.shards.rules.exhausting import why_not_exhausted
from deckwright.games.shards.rules.field import opponents, why_not_hit
from deckwright.games.shards.rules.prices import judge_row
from deckwright.games.shards.rules.recruiting import relics_of, why_no_relic
from deckwright.games.shards.rules.turn import why_not_focused
from deckwright.kernel.abilities import Static
from deckwright.kernel.ids import Card, Seat
from deckwright.kernel.layers import reaching, value
from deckwright.kernel.refusals import RawRefusal, any_second, refuse
from deckwright.kernel.scope import members
from deckwright.kernel.state import State
from deckwright.kernel.vocabulary import ARG_BITS, LEFT_OUT
from deckwright.script.amounts import AtLeast, Count


def refusals(state: State, seat: Seat) -> list[RawRefusal]:
    """Only in the player's own main phase is there anything to want."""
    if state.outcome is not None or state.prompt not in (table.ASK_MAIN, table.ASK_MAIN_INFINITE):
        return []
    if state.decider != seat or not state.codes:
        return []
    refused: list[RawRefusal] = []
    judge_row(state, seat, [], refused)
    return [
        *refused,
        *of_exhausting(state, seat),
        *of_focus(state),
        *of_attacks(state, seat),
        *of_power(state, seat),
        *of_relics(state, seat),
    ]


def of_exhausting(state: State, seat: Seat) -> Iterator[RawRefusal]:
    for card in champions(state, seat):
        reason = why_not_exhausted(state, seat, card)
        keyword = REQUIRED[state.face[card]]
        if reason == table.KEYWORD_MISSING and keyword is not None:
            yield refuse(table.EXHAUST + card, reason, card, table.KEYWORDS.index(keyword))
        elif reason:
            yield refuse(table.EXHAUST + card, reason, card)


def of_focus(state: State) -> Iterator[RawRefusal]:
    if reason := why_not_focused(state):
        yield refuse(table.FOCUS, reason)


def of_attacks(state: State, seat: Seat) -> Iterator[RawRefusal]:
    power = state.vars[table.POWER]
    for card in their_champions(state, seat):
        code, reason = table.ATTACK_CHAMPION + card, why_not_attacked(state, card, seat)
        if reason == table.PROTECTED:
            yield protection(state, card, code)
        elif reason == table.LESS_MASTERY:
            yield refuse(code, reason, card, value(state, table.MASTERY_TO_ATTACK, card))
        elif reason:
            yield refuse(code, reason, card, champion_health(state, card), power)


def protection(state: State, card: Card, code: int) -> RawRefusal:
    """A champion is protected by its own text alone, or by another card that can be destroyed first."""
    other = protector(state, card)
    if other is None:
        return refuse(code, table.PROTECTED, card)
    return refuse(code, table.PROTECTED_BY, card, other)


def protector(state: State, card: Card) -> Card | None:
    """The card without which a champion could be attacked; None if it is protected by its own text alone."""
    found: Card | None = None
    for entry in state.index.statics[table.CANNOT_BE_ATTACKED]:
        scope = reaching(state, entry, card)
        if scope is None:
            continue
        cause = entry.source
        if cause == card:
            condition = entry.ability.condition if isinstance(entry.ability, Static) else None
            if not isinstance(condition, AtLeast) or not isinstance(condition.amount, Count):
                return None
            cause = members(state, condition.amount.group, scope)[0]
        found = cause if found is None else found
    return found


def of_power(state: State, seat: Seat) -> Iterator[RawRefusal]:
    """Opponents at whom the power can't go; what is too much to be counted is left out."""
    power = state.vars[table.POWER]
    for other in opponents(state, seat) if power else ():
        code = table.ASSIGN + other
        code = code + (power << ARG_BITS) if power < LEFT_OUT else any_second(code)
        reason = why_not_hit(state, seat, other)
        if reason == table.BEYOND_REACH:
            yield refuse(code, reason, other, guardian(state, other))
        elif reason:
            yield refuse(code, reason, other)


def guardian(state: State, seat: Seat) -> Card:
    """The card that protects a player."""
    entries = state.index.statics[table.UNTOUCHABLE]
    return next(each.source for each in entries if state.controller[each.source] == seat)


def of_relics(state: State, seat: Seat) -> Iterator[RawRefusal]:
    if reason := why_no_relic(state, seat):
        mastery = state.vars[table.MASTERY + seat]
        for card in relics_of(state, seat):
            yield refuse(table.TAKE_RELIC + card, reason, card, mastery, table.RELIC_MASTERY)
