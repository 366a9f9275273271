"""Whose cards are where, and what they come to."""

from typing import Final

from deckwright.games.codex import table
from deckwright.games.codex.facts import BUILDINGS, HERO, NO_TECH, SPELL, UNIT, Band, Fact
from deckwright.games.codex.table import FACTS
from deckwright.kernel.ids import Card, Seat
from deckwright.kernel.layers import value
from deckwright.kernel.state import State

TYPE: Final = [fact.type for fact in FACTS]
IS_FORCE: Final = [fact.type in (UNIT, HERO) for fact in FACTS]
KEYWORD_ROWS: Final[list[dict[int, int]]] = [
    {table.ATTRIBUTES.index(name): number for name, number in fact.keywords} for fact in FACTS
] + [{}] * len(table.RULE_FACES)


def bands_by_level(fact: Fact) -> list[Band]:
    """The band of a hero at each level; level 0 is before it is summoned."""
    if not fact.bands:
        return []
    top = fact.bands[-1].level
    return [[band for band in fact.bands if band.level <= max(1, level)][-1] for level in range(top + 1)]


BAND_AT: Final = [bands_by_level(fact) for fact in FACTS]


def fact_of(state: State, card: Card) -> Fact:
    """What is on the side of a card that is up now (K14)."""
    return FACTS[state.text[card]]


def opponent(seat: int) -> Seat:
    return Seat(1 - seat)


def active(state: State) -> Seat:
    return Seat(state.vars[table.ACTIVE])


def in_play(state: State, card: Card) -> bool:
    return state.game.zones[state.zone[card]].in_play


def forces(state: State, seat: Seat) -> list[Card]:
    """A player's units and heroes in play."""
    text = state.text
    return [card for card in state.zones[table.PLAY[seat]] if IS_FORCE[text[card]]]


def heroes(state: State, seat: Seat) -> list[Card]:
    return [card for card in state.zones[table.PLAY[seat]] if TYPE[state.text[card]] == HERO]


def is_unit(state: State, card: Card) -> bool:
    return TYPE[state.text[card]] == UNIT


def is_hero(state: State, card: Card) -> bool:
    return TYPE[state.text[card]] == HERO


def is_spell(state: State, card: Card) -> bool:
    return TYPE[state.text[card]] == SPELL


def is_building(state: State, card: Card) -> bool:
    return TYPE[state.text[card]] in BUILDINGS


def finished(state: State, seat: Seat) -> list[Card]:
    """A player's buildings that stand (COD-5.3); the others can't be touched (COD-11.8)."""
    unfinished = state.columns[table.UNFINISHED]
    return [card for card in state.zones[table.BUILDINGS[seat]] if not unfinished[card]]


def base_of(state: State, seat: Seat) -> Card:
    return state.zones[table.BUILDINGS[seat]][0]


def workers(state: State, seat: Seat) -> int:
    return state.vars[table.FIRST_WORKERS + seat] + len(state.zones[table.WORKERS[seat]])


def slot_of(state: State, card: Card) -> int:
    """The slot in which a card patrols; in its player's own turn nobody does (COD-7.2, COD-7.8)."""
    if state.controller[card] == state.vars[table.ACTIVE]:
        return 0
    return state.columns[table.SLOT][card]


def patrollers(state: State, seat: Seat) -> list[Card]:
    """In the order of the slots (COD-7.15)."""
    cards = [card for card in forces(state, seat) if slot_of(state, card)]
    return sorted(cards, key=state.columns[table.SLOT].__getitem__)


def printed(state: State, attribute: int, card: Card) -> int:
    """Before continuous effects: what is printed, level, runes and slot."""
    face = state.text[card]
    if attribute > table.PRICE:
        number = KEYWORD_ROWS[face].get(attribute, 0)
        if attribute == table.ARMOUR and slot_of(state, card) == table.SQUAD_LEADER:
            number += 1  # COD-7.3
        elif attribute == table.RESIST and slot_of(state, card) == table.LOOKOUT:
            number += 1  # COD-7.7
        return number
    if attribute == table.PRICE:
        return FACTS[face].cost
    columns = state.columns
    runes = columns[table.PLUS][card] - columns[table.MINUS][card]
    band = BAND_AT[face][columns[table.LEVEL][card]] if BAND_AT[face] else FACTS[face]  # COD-4.3
    if attribute == table.HP:
        return band.hp + runes
    if columns[table.SLOT][card] == table.ELITE and slot_of(state, card):
        runes += 1  # COD-7.4
    return band.attack + runes


def keyword(state: State, attribute: int, card: Card) -> int:
    """How much of an attribute a card in play or in a hand has; what nothing changes is read at once."""
    if attribute in state.index.statics:
        return value(state, attribute, card)
    return printed(state, attribute, card)


def attack_of(state: State, card: Card) -> int:
    """Never below 0 (K5); frenzy counts in one's own turn (COD-9.2, COD-11.13)."""
    attack = keyword(state, table.ATTACK, card)
    if state.controller[card] == state.vars[table.ACTIVE]:
        attack += keyword(state, table.FRENZY, card)
    return max(0, attack)


def hp_of(state: State, card: Card) -> int:
    return keyword(state, table.HP, card)


def hp_left(state: State, card: Card) -> int:
    return hp_of(state, card) - state.columns[table.DAMAGE][card]


def armour_of(state: State, card: Card) -> int:
    """What is left of it this turn (COD-9.1)."""
    return max(0, keyword(state, table.ARMOUR, card) - state.columns[table.ARMOUR_USED][card])


def tech_of(state: State, card: Card) -> int:
    return FACTS[state.text[card]].tech if is_unit(state, card) else NO_TECH


def is_tired(state: State, card: Card) -> bool:
    """Arrived this turn, without haste (COD-6.1, COD-8.1, COD-8.7)."""
    arrived = state.columns[table.ARRIVED][card] == state.vars[table.TURN]
    return arrived and not keyword(state, table.HASTE, card)


def has_detector(state: State, seat: Seat) -> bool:
    """COD-9.11"""
    return any(keyword(state, table.DETECTOR, card) for card in forces(state, seat))


def is_seen_by(state: State, card: Card, seat: Seat) -> bool:
    """Whether a player detects a hidden card of the opponent's."""
    return bool(state.columns[table.DETECTED][card]) or has_detector(state, seat)
