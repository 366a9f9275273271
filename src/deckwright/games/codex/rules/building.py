"""Tech buildings and add-ons (COD-5)."""

from typing import Final

from deckwright.games.codex import table
from deckwright.games.codex.facts import ADD_ON, TECH_BUILDING
from deckwright.games.codex.rules.entering import begin_text
from deckwright.games.codex.rules.field import COST, TYPE, workers
from deckwright.games.codex.rules.gold import pay
from deckwright.games.codex.rules.leaving import RULES, home_of, leave
from deckwright.kernel.events import emit
from deckwright.kernel.ids import Card, Seat
from deckwright.kernel.state import State
from deckwright.kernel.vocabulary import ALLOWED
from deckwright.kernel.zones import move

TECH_IDS: Final = ("base", "tech-1-building", "tech-2-building", "tech-3-building")
TECH_FACES: Final = tuple(table.FACES.index(name) for name in TECH_IDS)
LEVEL: Final = {face: level for level, face in enumerate(TECH_FACES)}
LEVEL_BIT: Final = tuple(1 << LEVEL[face] if face in LEVEL else 0 for face in range(len(table.FACES)))
"""By face, the bit of the tech level that a building is of."""
ADD_ON_BEGUN: Final = 1 << len(TECH_IDS)
WORKERS: Final = [fact.workers for fact in table.FACTS]


def standing(state: State, seat: Seat) -> int:
    """The tech levels whose buildings stand, as bits (COD-5.1, COD-5.6), that of level 0 is the base; and
    whether an add-on is being built (COD-5.17)."""
    bits, text, unfinished = 0, state.text, state.columns[table.UNFINISHED]
    for card in state.zones[table.BUILDINGS[seat]]:
        face = text[card]
        if not unfinished[card]:
            bits |= LEVEL_BIT[face]
        elif TYPE[face] == ADD_ON:
            bits |= ADD_ON_BEGUN
    return bits


def tech_level(state: State, card: Card) -> int:
    return LEVEL[state.text[card]]


def is_add_on(state: State, card: Card) -> bool:
    return TYPE[state.text[card]] == ADD_ON


def add_ons(state: State, seat: Seat) -> list[Card]:
    """Also one that is being built takes up the place (COD-5.8, COD-5.17)."""
    return [card for card in state.zones[table.BUILDINGS[seat]] if is_add_on(state, card)]


def price_of(state: State, card: Card) -> int:
    """A tech building that was lost costs nothing (COD-5.5); an add-on is paid again in full (COD-5.9)."""
    if TYPE[state.text[card]] == TECH_BUILDING and state.columns[table.BUILT_BEFORE][card]:
        return 0
    return COST[state.text[card]]


def plans(state: State, seat: Seat) -> list[Card]:
    """What a player may think of building: also an add-on that stands, to have it anew (COD-5.17)."""
    unfinished, text = state.columns[table.UNFINISHED], state.text
    present = [
        card
        for card in state.zones[table.BUILDINGS[seat]]
        if TYPE[text[card]] == ADD_ON and not unfinished[card]
    ]
    return [*state.zones[table.PLANS[seat]], *present]


def why_not_built(state: State, seat: Seat, card: Card, purse: int, bits: int) -> int:
    """COD-5.2, COD-5.14, COD-5.17; the bits tell what stands."""
    face = state.text[card]
    needed = WORKERS[face]
    if needed and workers(state, seat) < needed:
        return table.FEW_WORKERS
    if TYPE[face] == ADD_ON:
        if bits & ADD_ON_BEGUN:
            return table.ADD_ON_UNFINISHED
    elif not bits & LEVEL_BIT[face] >> 1:
        return table.NO_LOWER_TECH
    return table.BUILDING_TOO_DEAR if price_of(state, card) > purse else ALLOWED


def build(state: State, seat: Seat, card: Card) -> None:
    """It is finished at the end of the turn (COD-5.3); an add-on makes room for another (COD-5.8)."""
    pay(state, seat, price_of(state, card))
    if is_add_on(state, card):
        for old in add_ons(state, seat):
            emit(state, table.SACRIFICED, seat, old)
            state.triggered += ((RULES["rule-rubble"], 0, old, seat, old, -1, 0),)
            leave(state, old, home_of(state, old))
    state.own(table.UNFINISHED)[card] = 1
    state.own_controller()[card] = seat
    move(state, card, table.BUILDINGS[seat])
    begin_text(state, card)  # It works on one's next turn at the earliest, when it stands.
    emit(state, table.BUILT, seat, card)


def finish_buildings(state: State, seat: Seat) -> None:
    for card in state.zones[table.BUILDINGS[seat]]:
        if state.columns[table.UNFINISHED][card]:
            state.own(table.UNFINISHED)[card] = 0
            emit(state, table.FINISHED, seat, card)
