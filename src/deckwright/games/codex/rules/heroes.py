"""Heroes: summoning and levels (COD-4)."""

from typing import Final

from deckwright.games.codex import table
from deckwright.games.codex.rules.entering import enter
from deckwright.games.codex.rules.field import fact_of, finished, heroes
from deckwright.games.codex.rules.gold import pay
from deckwright.games.codex.script.abilities import RoomForHeroes
from deckwright.kernel.events import emit
from deckwright.kernel.ids import Card, Seat
from deckwright.kernel.state import State
from deckwright.kernel.vocabulary import ALLOWED

TOP_LEVEL: Final = [fact.bands[-1].level if fact.bands else 0 for fact in table.FACTS]


def hero_limit(state: State, seat: Seat) -> int:
    """One hero in play, and more with a building that makes room."""
    room = 1
    for card in finished(state, seat):
        for ability in state.game.scripts.abilities[state.text[card]]:
            if isinstance(ability, RoomForHeroes):
                room += ability.heroes
    return room


def has_room(state: State, seat: Seat) -> bool:
    present = len(heroes(state, seat))
    return not present or present < hero_limit(state, seat)


def is_back(state: State, card: Card) -> bool:
    """Whether a hero that died may be summoned again (COD-4.9, COD-4.14)."""
    return state.vars[table.TURNS + state.owner[card]] >= state.columns[table.BACK][card]


def why_not_summoned(state: State, seat: Seat, card: Card, purse: int) -> int:
    """COD-4.1"""
    if not is_back(state, card):
        return table.NOT_BACK
    if not has_room(state, seat):
        return table.HERO_LIMIT
    return table.HERO_TOO_DEAR if fact_of(state, card).cost > purse else ALLOWED


def summon(state: State, seat: Seat, card: Card) -> None:
    """COD-4.1"""
    pay(state, seat, fact_of(state, card).cost)
    emit(state, table.SUMMONED, seat, card)
    state.own(table.LEVEL)[card] = 1
    enter(state, seat, card)


def is_at_maximum(state: State, card: Card) -> bool:
    return state.columns[table.LEVEL][card] == TOP_LEVEL[state.text[card]]


def why_not_levelled(state: State, card: Card, purse: int) -> int:
    """COD-4.2"""
    if is_at_maximum(state, card):
        return table.AT_MAXIMUM
    return table.NO_GOLD_TO_LEVEL if purse < table.LEVEL_PRICE else ALLOWED


def gain_levels(state: State, card: Card, levels: int) -> None:
    """Levels beyond the maximum are lost (COD-4.12); a new band takes all damage off (COD-4.4, COD-4.17)."""
    bands = fact_of(state, card).bands
    before = state.columns[table.LEVEL][card]
    after = min(before + levels, bands[-1].level)
    if after == before:
        return
    state.own(table.LEVEL)[card] = after
    emit(state, table.LEVELLED, state.controller[card], card, amount=after)
    damage = state.columns[table.DAMAGE][card]
    if damage and any(before < band.level <= after for band in bands):
        state.own(table.DAMAGE)[card] = 0
        emit(state, table.RECOVERED, card=card, amount=damage)
    if after == bands[-1].level:
        state.own(table.MAXIMUM_SINCE)[card] = state.vars[table.TURN]
    if table.HP in state.index.statics:
        state.dirty = True


def is_ultimate_ready(state: State, card: Card) -> bool:
    """At maximum level since the start of the turn (COD-4.6, COD-4.16)."""
    return is_at_maximum(state, card) and state.columns[table.MAXIMUM_SINCE][card] < state.vars[table.TURN]
