"""What each player knows (DIM-9), and worlds dealt anew that contradict nothing of it."""

from typing import Final

from deckwright.games.dimensions.rules.battle import ALL_SHOW
from deckwright.games.dimensions.rules.field import faction_cards
from deckwright.games.dimensions.rules.movement import MOVEMENT, choose_where, is_anomaly, moves
from deckwright.games.dimensions.rules.reinforcement import REINFORCEMENT, choose_dimension
from deckwright.games.dimensions.rules.singularity import SINGULARITY
from deckwright.games.dimensions.table import (
    ASK_LAY_TO,
    BARED,
    BOX,
    CAPTAIN,
    ENTITY,
    EPIC,
    FACES,
    FACTION_CARDS,
    FIRST_ENTITY,
    FIRST_POWER,
    HAND,
    LAY,
)
from deckwright.kernel.frames import Frame
from deckwright.kernel.ids import Card, Face, Seat
from deckwright.kernel.interpreter import comes_next
from deckwright.kernel.knowledge import redraw_choices
from deckwright.kernel.rng import Rng
from deckwright.kernel.state import State
from deckwright.kernel.together import passed_over
from deckwright.kernel.urns import fill

ANYTHING_BUT_THE_CAPTAIN: Final = frozenset(map(Face, range(FACTION_CARDS, FIRST_POWER))) - {CAPTAIN}
"""What a player holds who has nothing to lay."""
BACKS: Final = (0,) * FIRST_ENTITY + (1,) * (FIRST_POWER - FIRST_ENTITY) + (2,) * (len(FACES) - FIRST_POWER)
"""By the face of a card, what it looks like from behind."""
AN_ANOMALY: Final = frozenset(map(Face, range(FACTION_CARDS, FIRST_ENTITY)))


def know_the_cards(state: State) -> None:
    """Everybody knows all cards, and tells Entities, power cards and the rest by their backs."""
    kinds: tuple[list[Card], ...] = [], [], []
    for card, face in enumerate(state.face):
        kinds[BACKS[face]].append(Card(card))
    fill(state, kinds)


def limits(state: State, seat: Seat) -> dict[Card, frozenset[Face]]:
    """Which Anomaly is in the game is unknown, but the box holds the others; faction cards that a described
    position leaves over lie there for all to see."""
    found = dict.fromkeys(known_to_be_bare(state, seat), ANYTHING_BUT_THE_CAPTAIN)
    face = state.face
    for card in state.zones[BOX]:
        if face[card] < FIRST_ENTITY:
            found[card] = AN_ANOMALY if face[card] >= FACTION_CARDS else frozenset((face[card],))
    return found


def known_to_be_bare(state: State, seat: Seat) -> set[Card]:
    """Cards that everybody knows to be no faction card, for their player had none to lay (DIM-4.7)."""
    column = state.columns[BARED]
    bared = {Card(card) for card, bare in enumerate(column) if bare} if 1 in column else set()
    frame = state.frames[-1] if state.frames else None
    if frame is not None and frame.node is ALL_SHOW:
        for other in passed_over(state):
            if other != seat:
                bared.update(state.zones[HAND[other]])
                if state.vars[EPIC]:
                    bared.update(state.zones[ENTITY[other]])
    return bared


def redraw_what_waits(world: State, seat: Seat, rng: Rng) -> bool:
    """What the active player has chosen and not shown yet is a secret, be it asked where the card of
    Reinforcement goes, or the others before something happens (DIM-8.24): any that could have been chosen."""
    frame = world.frames[-1]
    if frame.node is REINFORCEMENT and world.prompt == ASK_LAY_TO:
        return redraw_answer(world, frame, seat, rng)
    if frame.node is SINGULARITY and waits_for_others(world.frames[-2]):
        return redraw_answer(world, world.frames[-2], seat, rng)
    return True


def waits_for_others(frame: Frame) -> bool:
    """Whether a phase goes on with what was chosen as soon as the others have been asked."""
    return comes_next(frame, choose_dimension) or comes_next(frame, choose_where)


def redraw_answer(world: State, frame: Frame, seat: Seat, rng: Rng) -> bool:
    if frame.seat == seat or frame.node not in (REINFORCEMENT, MOVEMENT):
        return True
    if frame.node is MOVEMENT:
        # An Anomaly would have been shown before anybody was asked.
        codes = [code for code in moves(world, frame.seat) if not is_anomaly(code)]
    else:
        codes = faction_cards(world, frame.seat, LAY)
    if codes:
        frame.answer = codes[rng.below(len(codes))]
    return bool(codes)


def redraw(world: State, seat: Seat, rng: Rng) -> bool:
    return redraw_choices(world, seat, rng) and redraw_what_waits(world, seat, rng)
