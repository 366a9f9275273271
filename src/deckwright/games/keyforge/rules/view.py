"""What there is to see: the table's numbers, and cards with all they carry (KF-17.1)."""

from typing import Any, Final

from deckwright.games.keyforge import table
from deckwright.games.keyforge.facts import HOUSES, ICONS
from deckwright.games.keyforge.rules.drawing import fewer_by_chains
from deckwright.games.keyforge.rules.field import in_play, is_creature
from deckwright.games.keyforge.rules.icons import icons_of
from deckwright.games.keyforge.rules.keys import key_cost
from deckwright.kernel.ids import NO_CARD, Card, Seat
from deckwright.kernel.layers import value
from deckwright.kernel.notation import seat_name
from deckwright.kernel.state import State

_FLAGS: Final = (
    ("exhausted", table.EXHAUSTED),
    ("stun", table.STUN),
    ("ward", table.WARD),
    ("enrage", table.ENRAGE),
    ("tagged", table.TAGGED),
)
_COUNTS: Final = (
    ("damage", table.DAMAGE),
    ("amber", table.AMBER),
    ("power-counters", table.POWER_COUNTERS),
    ("doom", table.DOOM),
)


def describe(state: State, seat: Seat | None) -> dict[str, Any]:
    numbers = state.vars
    house, tide = numbers[table.HOUSE], numbers[table.TIDE]
    turn_under_way = numbers[table.STEP] != table.SET_UP
    return {
        "turn": numbers[table.TURN],
        "active": seat_name(numbers[table.ACTIVE]),
        "step": table.STEPS[numbers[table.STEP]],
        "house": HOUSES[house] if turn_under_way and house != table.NO_HOUSE else None,
        "tide": None if not numbers[table.TIDE_IN_GAME] else "neutral" if not tide else seat_name(tide - 1),
        "players": [describe_player(state, Seat(seat)) for seat in range(table.SEATS)],
    }


def describe_player(state: State, seat: Seat) -> dict[str, Any]:
    numbers = state.vars
    keys, houses = numbers[table.KEYS + seat], numbers[table.DECK_HOUSES + seat]
    deck = numbers[table.DECK_OF + seat]
    return {
        "amber": numbers[table.POOL + seat],
        "keys": [colour for place, colour in enumerate(table.KEY_COLOURS) if keys >> place & 1],
        "key-cost": key_cost(state, seat),
        "chains": numbers[table.CHAINS + seat],
        "held-back": fewer_by_chains(state, seat),
        "houses": [house for place, house in enumerate(HOUSES) if houses >> place & 1],
        "deck": deck + 1,
        "wins": numbers[table.WINS + seat],
    }


def describe_card(state: State, card: Card, seat: Seat | None) -> Any:
    """A card with its house and icons, and in play with all that lies on it."""
    label = state.game.showing.label(state, card, seat)
    if not in_play(state, card):
        house = HOUSES[state.columns[table.CARD_HOUSE][card]]
        shown: dict[str, Any] = {"card": label, "house": house, "icons": icons(state, card)}
        return with_host(state, card, seat, shown)
    houses = value(state, table.OF_HOUSE, card)
    shown = {
        "card": label,
        "house": [house for place, house in enumerate(HOUSES) if houses >> place & 1],
        "icons": icons(state, card),
        "owner": seat_name(state.owner[card]),
    }
    if is_creature(state, card):
        shown["power"] = value(state, table.POWER, card)
        shown["armour"] = value(state, table.ARMOUR, card)
        shown["armour-used"] = state.columns[table.ARMOUR_USED][card]
        shown["keywords"] = {
            name: number
            for name, attribute in table.KEYWORDS.items()
            if (number := value(state, attribute, card))
        }
    shown |= {name: True for name, column in _FLAGS if state.columns[column][card]}
    shown |= {name: state.columns[column][card] for name, column in _COUNTS if state.columns[column][card]}
    shown |= {name: number for name, number in other_counters(state, card).items() if number}
    return with_host(state, card, seat, shown)


def other_counters(state: State, card: Card) -> dict[str, int]:
    """The counters of later sets (KF-12.5)."""
    packed = state.columns[table.OTHER_COUNTERS][card]
    base = table.COUNTER_BASE
    return {name: packed // base**place % base for place, name in enumerate(table.COUNTERS)}


def with_host(state: State, card: Card, seat: Seat | None, shown: dict[str, Any]) -> dict[str, Any]:
    """The card that it is attached to or lies under."""
    if state.host[card] != NO_CARD and in_play(state, state.host[card]):
        shown["host"] = state.game.showing.label(state, state.host[card], seat)
    return shown


def icons(state: State, card: Card) -> list[str]:
    return [ICONS[icon - 1] for icon in icons_of(state, card)]
