"""What each player knows (DIM-9), and worlds dealt anew that contradict nothing of it."""

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
    DECK,
    ENTITY,
    EPIC,
    FACTION_CARDS,
    FIRST_ENTITY,
    HAND,
    HELD,
    LAY,
    RETURNED,
)
from deckwright.kernel.frames import Frame
from deckwright.kernel.ids import Card, Seat
from deckwright.kernel.interpreter import comes_next
from deckwright.kernel.knowledge import deal_anew, redraw_choices, unknown
from deckwright.kernel.rng import Rng
from deckwright.kernel.state import State
from deckwright.kernel.together import passed_over


def deal_unknown(world: State, seat: Seat, rng: Rng) -> None:
    """Deal the faces that a seat does not know: Entities, which Anomaly is in the game, then the rest."""
    zones = world.zones
    seats = world.setup.seats
    bared = known_to_be_bare(world, seat)
    boxed = unknown(world, seat, zones[BOX])
    held = unknown(world, seat, sum((zones[entity] for entity in ENTITY[:seats]), ()))
    hidden = unknown(world, seat, sum((zones[hand] for hand in HAND[:seats]), zones[DECK]))
    face = world.face
    deal_entities(world, held + [card for card in boxed if face[card] >= FIRST_ENTITY], bared, rng)
    # An Anomaly that came back from the Black Hole was seen: it is not in the box.
    back = world.vars[RETURNED]
    anomalies = [card for card in hidden + boxed if FACTION_CARDS <= face[card] < FIRST_ENTITY]
    deal_anew(world, [card for card in anomalies if not back >> face[card] & 1], rng)
    deal_cards(world, [card for card in hidden if card not in bared], rng)


def known_to_be_bare(state: State, seat: Seat) -> set[Card]:
    """Cards that everybody knows to be no faction card, for their player had none to lay (DIM-4.7)."""
    bared = {Card(card) for card, bare in enumerate(state.columns[BARED]) if bare}
    frame = state.frames[-1] if state.frames else None
    if frame is not None and frame.node is ALL_SHOW:
        for other in passed_over(state):
            if other != seat:
                bared.update(state.zones[HAND[other]])
                if state.vars[EPIC]:
                    bared.update(state.zones[ENTITY[other]])
    return bared


def deal_entities(world: State, sleeves: list[Card], bared: set[Card], rng: Rng) -> None:
    """Any Entity to anybody, but Captain Force to nobody who could have laid him and had nothing to lay."""
    face = world.face
    faces = [face[card] for card in sleeves]
    if CAPTAIN in faces:
        free = [card for card in sleeves if card not in bared]
        red = free[rng.below(len(free))]
        place = sleeves.index(red)
        captain = faces.index(CAPTAIN)
        faces[place], faces[captain] = faces[captain], faces[place]
        for card, each in zip(sleeves, faces, strict=True):
            face[card] = each
        sleeves = [card for card in sleeves if card != red]
    deal_anew(world, sleeves, rng)


def deal_cards(world: State, sleeves: list[Card], rng: Rng) -> None:
    """Cards held since before the Big Bang are none of those that it brought back (DIM-6.5, DIM-9.1)."""
    face = world.face
    back = world.vars[RETURNED]
    faces = list(rng.shuffled([face[card] for card in sleeves]))
    old = [card for card in sleeves if world.columns[HELD][card]] if back else []
    for card in old:
        place = next(place for place, each in enumerate(faces) if not back >> each & 1)
        face[card] = faces.pop(place)
    for card, each in zip([card for card in sleeves if card not in old], faces, strict=True):
        face[card] = each


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
        codes = [LAY + card for card in faction_cards(world, frame.seat)]
    if codes:
        frame.answer = codes[rng.below(len(codes))]
    return bool(codes)


def redraw(world: State, seat: Seat, rng: Rng) -> bool:
    return redraw_choices(world, seat, rng) and redraw_what_waits(world, seat, rng)
