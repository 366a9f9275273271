"""What holds between any two decisions of a game played from its start: the clauses that can be stated of a
position. Each check tells its breaches in a few words, with the clause.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final

from deckwright.games.dimensions import table
from deckwright.games.dimensions.rules.battle import BATTLE, shown_in
from deckwright.games.dimensions.rules.field import captain_on_field, cards_of_faction, faction_of_seat
from deckwright.games.dimensions.rules.recovery import FULL_HAND
from deckwright.games.dimensions.rules.singularity import may_declare
from deckwright.kernel.ids import NO_SEAT, Seat
from deckwright.kernel.state import State

Check = Callable[[State], Iterator[str]]

ANOMALY: Final = range(table.FACTION_CARDS, table.FIRST_ENTITY)
FACTION_CARD: Final = range(table.FACTION_CARDS)
ENTITY: Final = range(table.FIRST_ENTITY, table.FIRST_POWER)
POWER: Final = range(table.FIRST_POWER, len(table.FACES))
FACES_IN: Final = {
    "deck": (FACTION_CARD, ANOMALY),
    "black-hole": (FACTION_CARD, ANOMALY),
    "spiral": (POWER,),
    "box": (ANOMALY, ENTITY),
    "stage": (ANOMALY,),
    "hand": (FACTION_CARD, ANOMALY),
    "entity": (ENTITY,),
    "loop": (range(table.TIME_LOOP, table.TIME_LOOP + 1),),
    "squad": (FACTION_CARD, range(table.CAPTAIN, table.CAPTAIN + 1)),
    "aura": (FACTION_CARD,),
}
SEEN_BY_ALL: Final = ("spiral", "black-hole", "squad", "aura", "loop", "stage")
PHASE_OF: Final = {
    table.ASK_SIGN: table.IN_START,
    table.ASK_BATTLE: table.IN_BATTLE,
    table.ASK_LAY: table.IN_REINFORCEMENT,
    table.ASK_LAY_TO: table.IN_REINFORCEMENT,
    table.ASK_MOVE: table.IN_MOVEMENT,
    table.ASK_MOVE_TO: table.IN_MOVEMENT,
    table.ASK_SQUAD: table.IN_MOVEMENT,
    table.ASK_SQUAD_TO: table.IN_MOVEMENT,
    table.ASK_SWAP: table.IN_MOVEMENT,
    table.ASK_SWAP_WITH: table.IN_MOVEMENT,
    table.ASK_ATTACK: table.IN_ATTACK,
    table.ASK_REMOVE: table.IN_ATTACK,
}
OF_ALL: Final = (table.ASK_SIGN, table.ASK_BATTLE, table.ASK_DECLARE)
"""The questions that go to others than the active player too (DIM-3.5, DIM-4.2, DIM-8.12)."""


def breaches(state: State) -> list[str]:
    """All that is wrong with a position between two decisions."""
    return [breach for check in CHECKS for breach in check(state)]


def places(state: State) -> Iterator[str]:
    """Every card lies in one place, and there only cards that belong there (DIM-1)."""
    if sorted(state.face) != list(range(len(table.FACES))):
        yield "DIM-1.4: a card is there twice"
    seen: Counter[int] = Counter()
    for number, zone in enumerate(state.game.table.zones):
        cards = state.zones[number]
        if cards and zone.seat >= state.setup.seats:
            yield f"DIM-1.7: cards in {zone.name}, where nobody sits"
        for card in cards:
            seen[card] += 1
            face = state.face[card]
            if state.zone[card] != number or seen[card] > 1:
                yield f"DIM-1.5: {table.FACES[face]} lies in two places"
            if not any(face in faces for faces in FACES_IN[zone.kind]):
                yield f"DIM-1.5: {table.FACES[face]} lies in {zone.name}"
    if sum(seen.values()) != len(table.FACES):
        yield "DIM-1.5: a card lies nowhere"


def squads(state: State) -> Iterator[str]:
    """A squad is of one faction; Auras and Captain Force belong to the epic mode (DIM-8)."""
    epic = bool(state.vars[table.EPIC])
    for row in table.DIMENSION:
        for faction, squad in enumerate(row[: table.AURA]):
            for card in state.zones[squad]:
                if table.FACTION_OF[state.face[card]] != faction:
                    yield f"DIM-1.5: {table.FACES[state.face[card]]} in a {table.FACTIONS[faction]} squad"
        if state.zones[row[table.AURA]] and not epic:
            yield "DIM-8.1: an Aura in the base mode"
    if captain_on_field(state) is not None and not epic:
        yield "DIM-8.1: Captain Force on the field in the base mode"


def entities(state: State) -> Iterator[str]:
    """Everybody has one, but for Captain Force once he was laid (DIM-3.1, DIM-8.19)."""
    without = [seat for seat in range(state.setup.seats) if not state.zones[table.ENTITY[seat]]]
    for seat in range(state.setup.seats):
        if len(state.zones[table.ENTITY[seat]]) > 1:
            yield f"DIM-3.1: p{seat + 1} has several Entities"
    if len(without) != int(captain_on_field(state) is not None):
        yield f"DIM-8.19: {len(without)} players have no Entity"


def spiral(state: State) -> Iterator[str]:
    ring = [table.FACTION_OF[state.face[card]] for card in state.zones[table.SPIRAL]]
    if sorted(ring) != list(range(len(table.FACTIONS))):
        yield "DIM-2.1: the Spiral is no ring of all five"
        return
    for place, faction in enumerate(ring):
        if state.vars[table.PREY + faction] != ring[(place + 1) % len(ring)]:
            yield f"DIM-2.2: {table.FACTIONS[faction]} beats another than the next one"


def anomaly(state: State) -> Iterator[str]:
    boxed = sum(state.face[card] in ANOMALY for card in state.zones[table.BOX])
    if boxed != len(table.ANOMALIES) - 1:
        yield f"DIM-3.3: {boxed} Anomalies are out of the game"
    loops = [seat for seat in range(table.SEATS) if state.zones[table.LOOP[seat]]]
    if loops not in ([], [state.vars[table.ACTIVE]]):
        yield "DIM-6.6: the Time Loop lies before somebody whose turn it is not"
    if state.vars[table.EXTRA] and not loops:
        yield "DIM-6.13: an extra turn without a Time Loop"


def hands(state: State) -> Iterator[str]:
    for seat in range(state.setup.seats):
        held = state.zones[table.HAND[seat]]
        if len(held) > FULL_HAND:
            yield f"DIM-4.12: p{seat + 1} holds {len(held)} cards"
        if any(not state.known[card] >> seat & 1 for card in held):
            yield f"DIM-9.2: p{seat + 1} does not know the own hand"


def known(state: State) -> Iterator[str]:
    """DIM-9.1, DIM-9.2"""
    everybody = (1 << state.setup.seats) - 1
    for number, zone in enumerate(state.game.table.zones):
        seen = [state.known[card] & everybody for card in state.zones[number]]
        if zone.kind in SEEN_BY_ALL and any(mask != everybody for mask in seen):
            yield f"DIM-9.1: a card in {zone.name} is not seen by all"
        if state.outcome is not None:
            continue
        if zone.kind in ("deck", "box") and any(seen):
            yield f"DIM-9.2: a card in {zone.name} is known"
        if (
            zone.kind == "entity"
            and any(mask != 1 << zone.seat for mask in seen)
            and not is_shown(state, number)
        ):
            yield f"DIM-3.1: the Entity of p{zone.seat + 1} is known to others"


def is_shown(state: State, zone: int) -> bool:
    """Whether the card of a zone was shown in phase 1 and is not laid yet (DIM-8.14)."""
    shown = [card for frame in state.frames if frame.node is BATTLE for _, card in shown_in(frame)]
    return any(card in shown for card in state.zones[zone])


def end(state: State) -> Iterator[str]:
    """When the deck is empty somebody drew its last card, who takes the last turn (DIM-7.1, DIM-7.2)."""
    drawer = state.vars[table.LAST_DRAWER]
    if (drawer == NO_SEAT) is not bool(state.zones[table.DECK]):
        yield f"DIM-7.1: {len(state.zones[table.DECK])} cards in the deck, the last drawn by {drawer}"
    if state.vars[table.FINAL] and drawer == NO_SEAT:
        yield "DIM-7.2: a last turn with cards in the deck"
    if state.vars[table.FINAL] and drawer != state.vars[table.ACTIVE]:
        yield "DIM-7.1: the last turn is another's"
    outcome = state.outcome
    if outcome is None or outcome.reason == "singularity":
        return
    seats = [Seat(seat) for seat in range(state.setup.seats)]
    if outcome.scores != tuple(cards_of_faction(state, faction_of_seat(state, seat)) for seat in seats):
        yield f"DIM-7.3: {outcome.scores} are not the cards on the field"
    if any(outcome.scores[winner] < max(outcome.scores) for winner in outcome.winners):
        yield "DIM-7.3: a winner has fewer cards than another"
    if bool(outcome.winners) is (outcome.reason == "balance"):
        yield f"DIM-7.5: {outcome}"


def questions(state: State) -> Iterator[str]:
    if state.outcome is not None:
        return
    name = state.game.table.vocabulary.prompts[state.prompt].name
    phase = PHASE_OF.get(state.prompt)
    if phase is not None and state.vars[table.PHASE] != phase:
        yield f"DIM-4.1: asked «{name}» in {table.PHASES[state.vars[table.PHASE]]}"
    if state.prompt not in OF_ALL and state.decider != state.vars[table.ACTIVE]:
        yield f"DIM-4.14: p{state.decider + 1} is asked «{name}» in another's turn"
    if state.prompt == table.ASK_DECLARE:
        if not state.vars[table.EPIC] or not may_declare(state, state.decider):
            yield f"DIM-8.12: p{state.decider + 1} may declare Singularity without its condition"
        if not state.hidden:
            yield "DIM-8.25: all see who is asked for Singularity"


CHECKS: Final[tuple[Check, ...]] = (
    places, squads, entities, spiral, anomaly, hands, known, end, questions,
)  # fmt: skip
