"""Whose cards are where, and what they come to."""

from typing import Final

from deckwright.games.codex import table
from deckwright.games.codex.facts import BUILDINGS, HERO, NO_TECH, SPELL, UNIT, Band, Fact
from deckwright.games.codex.table import FACTS
from deckwright.kernel.abilities import Whose
from deckwright.kernel.ids import Card, Seat
from deckwright.kernel.layers import value
from deckwright.kernel.scope import Scope
from deckwright.kernel.state import State

YOU: Final = Whose.YOU
OPPONENT: Final = Whose.OPPONENT
IN_PLAY: Final = [zone.in_play for zone in table.ZONES.kinds]
# What is asked for all the time, by face.
TYPE: Final = [fact.type for fact in FACTS]
IS_FORCE: Final = [fact.type in (UNIT, HERO) for fact in FACTS]
COST: Final = [fact.cost for fact in FACTS]
TECH: Final = [fact.tech if fact.type == UNIT else NO_TECH for fact in FACTS]
KEYWORD_ROWS: Final[list[dict[int, int]]] = [
    {table.ATTRIBUTES.index(name): number for name, number in fact.keywords} for fact in FACTS
] + [{}] * len(table.RULE_FACES)
ATTACKS: Final = [fact.attack for fact in FACTS]
HIT_POINTS: Final = [fact.hp for fact in FACTS]
NO_SLOT: Final = 0
SLOT_GIVING: Final = tuple(
    {table.ARMOUR: table.SQUAD_LEADER, table.RESIST: table.LOOKOUT}.get(attribute, NO_SLOT)
    for attribute in range(len(table.ATTRIBUTES))
)
"""By attribute, the slot that gives one more of it (COD-7.3, COD-7.7)."""
IS_SETTLED: Final = tuple(
    attribute not in (table.ATTACK, table.HP, table.PRICE) and slot == NO_SLOT
    for attribute, slot in enumerate(SLOT_GIVING)
)
"""The attributes that are no more than a number printed among the keywords."""
DECIDING: Final = frozenset(
    (
        table.UNATTACKABLE, table.UNTARGETABLE, table.INVISIBLE, table.UNSTOPPABLE, table.ANTI_AIR,
        table.FLYING, table.STEALTH,
    )
)  # fmt: skip
"""The keywords that decide who may attack or target whom."""
IS_DECIDING: Final = tuple(attribute in DECIDING for attribute in range(len(table.ATTRIBUTES)))


def printed_traits(rows: list[dict[int, int]]) -> list[int]:
    """Of the deciding keywords those that are printed, as bits."""
    return [sum(1 << attribute for attribute in DECIDING.intersection(row)) for row in rows]


TRAITS: Final = printed_traits(KEYWORD_ROWS)


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
    return IN_PLAY[state.zone[card]]


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


def is_turn_of(state: State, seat: int) -> bool:
    """Whether it is a player's turn; while cards are chosen for the deck it is nobody's (COD-2.20)."""
    return state.vars[table.ACTIVE] == seat and state.vars[table.PHASE] != table.TECH


def slot_of(state: State, card: Card) -> int:
    """The slot in which a card patrols; in its player's own turn nobody does (COD-7.2, COD-7.8)."""
    slot = state.columns[table.SLOT][card]
    return 0 if slot and is_turn_of(state, state.controller[card]) else slot


def patrollers(state: State, seat: Seat) -> list[Card]:
    """In the order of the slots (COD-7.15)."""
    if is_turn_of(state, seat):
        return []  # COD-7.2
    slots = state.columns[table.SLOT]
    return sorted([card for card in state.zones[table.PLAY[seat]] if slots[card]], key=slots.__getitem__)


def printed(state: State, attribute: int, card: Card) -> int:
    """Before continuous effects: what is printed, level, runes and slot."""
    face = state.text[card]
    if attribute > table.PRICE:
        number = KEYWORD_ROWS[face].get(attribute, 0)
        slot = SLOT_GIVING[attribute]
        return number + 1 if slot and slot_of(state, card) == slot else number
    if attribute == table.ATTACK:
        return printed_attack(state, card)
    return printed_hp(state, card) if attribute == table.HP else COST[face]


def printed_attack(state: State, card: Card) -> int:
    face, columns = state.text[card], state.columns
    bands = BAND_AT[face]
    attack = bands[columns[table.LEVEL][card]].attack if bands else ATTACKS[face]  # COD-4.3
    if columns[table.SLOT][card] == table.ELITE and slot_of(state, card):
        attack += 1  # COD-7.4
    return attack + columns[table.PLUS][card] - columns[table.MINUS][card]


def printed_hp(state: State, card: Card) -> int:
    face, columns = state.text[card], state.columns
    bands = BAND_AT[face]
    hp = bands[columns[table.LEVEL][card]].hp if bands else HIT_POINTS[face]  # COD-4.3
    return hp + columns[table.PLUS][card] - columns[table.MINUS][card]


def keyword(state: State, attribute: int, card: Card) -> int:
    """How much of an attribute a card in play or in a hand has; what nothing changes is read at once."""
    if attribute in state.index.statics:
        return value(state, attribute, card)
    if IS_SETTLED[attribute]:
        return KEYWORD_ROWS[state.text[card]].get(attribute, 0)
    return printed(state, attribute, card)


def traits(state: State, card: Card) -> int:
    """The keywords that decide who may attack or target whom, as bits `1 << attribute`."""
    bits = TRAITS[state.text[card]]
    for attribute in state.index.statics:
        if IS_DECIDING[attribute]:
            bits &= ~(1 << attribute)
            if value(state, attribute, card):
                bits |= 1 << attribute
    return bits


def attack_of(state: State, card: Card) -> int:
    """Never below 0 (K5); frenzy counts in one's own turn (COD-9.2, COD-11.13)."""
    if table.ATTACK in state.index.statics:
        attack = value(state, table.ATTACK, card)
    else:
        attack = printed_attack(state, card)
    if is_turn_of(state, state.controller[card]):
        attack += keyword(state, table.FRENZY, card)
    return max(0, attack)


def hp_of(state: State, card: Card) -> int:
    if table.HP in state.index.statics:
        return value(state, table.HP, card)
    return printed_hp(state, card)


def hp_left(state: State, card: Card) -> int:
    return hp_of(state, card) - state.columns[table.DAMAGE][card]


def armour_of(state: State, card: Card) -> int:
    """What is left of it this turn (COD-9.1)."""
    armour = keyword(state, table.ARMOUR, card)
    return max(0, armour - state.columns[table.ARMOUR_USED][card]) if armour else 0


def whose(state: State, card: Card, scope: Scope) -> Whose:
    """Who controls a card in play; elsewhere cards are their owner's."""
    seat = state.controller[card] if in_play(state, card) else state.owner[card]
    return YOU if seat == scope.seat else OPPONENT


def tech_of(state: State, card: Card) -> int:
    return TECH[state.text[card]]


def is_tired(state: State, card: Card) -> bool:
    """Arrived this turn, without haste (COD-6.1, COD-8.1, COD-8.7)."""
    if state.columns[table.ARRIVED][card] != state.vars[table.TURN]:
        return False
    return not keyword(state, table.HASTE, card)


def has_detector(state: State, seat: Seat) -> bool:
    """COD-9.11"""
    return any(keyword(state, table.DETECTOR, card) for card in forces(state, seat))


def is_seen_by(state: State, card: Card, seat: Seat) -> bool:
    """Whether a player detects a hidden card of the opponent's."""
    return bool(state.columns[table.DETECTED][card]) or has_detector(state, seat)
