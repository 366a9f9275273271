"""What is in play and how it stands: printed values, places in the battle line, who is who."""

from typing import Final, cast

from deckwright.games.keyforge import table
from deckwright.games.keyforge.facts import ACTION, ARTIFACT, CREATURE, FACTS, TRAITS, UPGRADE
from deckwright.kernel.frames import Frame
from deckwright.kernel.ids import Card, Seat
from deckwright.kernel.layers import is_blank, value
from deckwright.kernel.nodes import K, Procedure
from deckwright.kernel.state import State

_TYPES: Final = {
    CREATURE: table.CREATURE,
    ARTIFACT: table.ARTIFACT,
    UPGRADE: table.UPGRADE,
    ACTION: table.ACTION,
}
_FIRST_KEYWORD: Final = table.ALPHA
_LAST_KEYWORD: Final = table.HAZARDOUS
_DEPENDENT: Final = (table.OF_HOUSE, table.POWER, table.FLANK, table.CREATURE, table.ARTIFACT)
_ONE_LINE: Final[int] = table.LINE[0]
_OTHER_LINE: Final[int] = table.LINE[1]
_DECIDING: Final = (table.POWER, table.ARMOUR, table.INVULNERABLE, table.PERISHES, table.BLANK)
"""What decides whether cards stay as they are (`state_based_effects`)."""
TRAIT_BITS: Final = {trait: 1 << place for place, trait in enumerate(TRAITS)}


def _rows() -> list[tuple[int, ...]]:
    """For each face the printed value of every attribute."""
    rows = []
    for fact in FACTS:
        row = [0] * len(table.ATTRIBUTES)
        row[_TYPES[fact.type]] = 1
        row[table.POWER] = fact.power
        row[table.ARMOUR] = fact.armour
        row[table.TRAITS] = sum(TRAIT_BITS[trait] for trait in fact.traits)
        for keyword, number in fact.keywords:
            row[table.KEYWORDS[keyword]] = number
        rows.append(tuple(row))
    return rows + [(0,) * len(table.ATTRIBUTES)] * len(table.RULE_FACES)


PRINTED: Final = _rows()
TYPE_OF: Final = [fact.type for fact in FACTS]


def printed(state: State, attribute: int, card: Card) -> int:
    """An attribute before continuous effects: what is printed on the card, its counters, its place."""
    if attribute == table.OF_HOUSE:
        return 1 << state.columns[table.CARD_HOUSE][card]  # KF-15.2, KF-15.3
    number = PRINTED[state.text[card]][attribute]
    if attribute == table.POWER:
        return number + state.columns[table.POWER_COUNTERS][card]  # KF-12.4
    if attribute == table.FLANK:
        return int(stands_on_flank(state, card))
    if attribute == table.CREATURE:
        return number or int(is_creature(state, card))
    if attribute == table.ARTIFACT:
        return number and int(not is_creature(state, card))
    if number and _FIRST_KEYWORD <= attribute <= _LAST_KEYWORD and is_blank(state, card):
        return 0  # Keywords are part of the text.
    return number


def printed_row(state: State, card: Card) -> list[int]:
    """All attributes at once: the printed ones, and those that depend on more."""
    row = list(PRINTED[state.text[card]])
    for attribute in _DEPENDENT:
        row[attribute] = printed(state, attribute, card)
    if is_blank(state, card):
        for attribute in range(_FIRST_KEYWORD, _LAST_KEYWORD + 1):
            row[attribute] = 0
    return row


def in_play(state: State, card: Card) -> bool:
    return state.game.table.zones[state.zone[card]].in_play


def is_creature(state: State, card: Card) -> bool:
    """Whether a card is a creature in play: one that stands in a battle line."""
    at: int = state.zone[card]
    return at in (_ONE_LINE, _OTHER_LINE)


def type_of(state: State, card: Card) -> int:
    """The printed type of a card."""
    return TYPE_OF[state.text[card]]


def creatures(state: State) -> tuple[Card, ...]:
    return state.zones[table.LINE[0]] + state.zones[table.LINE[1]]


def opponent(seat: int) -> Seat:
    return Seat(1 - seat)


def active(state: State) -> Seat:
    """The player whose turn it is (KF-1.6)."""
    return Seat(state.vars[table.ACTIVE])


def pool(state: State, seat: int) -> int:
    return state.vars[table.POOL + seat]


def forged_keys(state: State, seat: int) -> int:
    return state.vars[table.KEYS + seat].bit_count()


def has_all_keys(state: State, seat: int) -> bool:
    """KF-1.2."""
    return forged_keys(state, seat) == len(table.KEY_COLOURS)


def neighbours(state: State, card: Card) -> tuple[Card, ...]:
    """KF-10.1."""
    if not is_creature(state, card):
        return ()
    line = state.zones[state.zone[card]]
    place = line.index(card)
    return line[max(place - 1, 0) : place] + line[place + 1 : place + 2]


def stands_on_flank(state: State, card: Card) -> bool:
    """KF-10.2: leftmost or rightmost; a lone creature is both."""
    if not is_creature(state, card):
        return False
    line = state.zones[state.zone[card]]
    return line[0] == card or line[-1] == card


def stands_in_centre(state: State, card: Card) -> bool:
    """KF-10.3, KF-10.4."""
    if not is_creature(state, card):
        return False
    line = state.zones[state.zone[card]]
    return len(line) % 2 == 1 and line[len(line) // 2] == card


def is_of_active_house(state: State, card: Card) -> bool:
    house = state.vars[table.HOUSE]
    if house == table.NO_HOUSE:
        return False
    if state.memory or table.OF_HOUSE in state.index.statics:
        return bool(value(state, table.OF_HOUSE, card) >> house & 1)
    return state.columns[table.CARD_HOUSE][card] == house


def is_as_printed(state: State, attribute: int) -> bool:
    """Whether nothing can make an attribute of any card another than `printed` says."""
    return not state.memory and attribute not in state.index.statics


def stir(state: State) -> None:
    """Something has changed that continuous effects may depend on: whose turn it is, the house, the tide.
    What follows from the state is looked for again, if an effect is at work that could matter to it."""
    statics = state.index.statics
    for attribute in _DECIDING:
        if attribute in statics:
            state.dirty = True
            return


def lethal(state: State, card: Card) -> bool:
    """Whether a creature's damage reaches its power (KF-6.1, KF-6.10, KF-6.18)."""
    if is_as_printed(state, table.POWER):
        power = printed(state, table.POWER, card)
    else:
        power = value(state, table.POWER, card)
    return power <= state.columns[table.DAMAGE][card]


def innermost(state: State, node: Procedure[K]) -> Frame[K] | None:
    """The procedure of that kind that is under way, the innermost one."""
    for frame in reversed(state.frames):
        if frame.node is node:
            return cast("Frame[K]", frame)
    return None
