"""Why not: what a player may want to do now and may not, with the clause that refuses it."""

from collections.abc import Callable, Iterator
from typing import Final

from deckwright.games.dimensions.rules.anomalies import anomalies_in_hand, why_not_played
from deckwright.games.dimensions.rules.attack import attacks
from deckwright.games.dimensions.rules.field import (
    can_lose_a_card,
    captain_on_field,
    faction_of_seat,
    is_epic,
    not_laid,
)
from deckwright.games.dimensions.rules.movement import why_not_moved
from deckwright.games.dimensions.table import (
    ASK_ATTACK,
    ASK_BATTLE,
    ASK_LAY,
    ASK_MOVE,
    ASK_MOVE_TO,
    ASK_REMOVE,
    ASK_SIGN,
    ASK_SQUAD,
    ATTACK,
    AURA,
    AURA_ATTACKS_NOT,
    AURA_NOT_MOVED,
    AURA_NOT_MOVED_WHOLE,
    CANNOT_DECLARE,
    CAPTAIN,
    CAPTAIN_NOT_TAKEN,
    CAPTAIN_STAYS,
    CHOSE_CARD,
    CHOSE_SIGN,
    DECLARE,
    DIMENSION,
    FACES,
    LAY,
    MOVE,
    MUST_ATTACK,
    MUST_LAY,
    MUST_MOVE,
    NOT_YOUR_MOVE,
    PASS,
    PLAY,
    RED,
    REMOVE,
    SHOW,
    TAKE,
    THERE_ALREADY,
    TO,
    seat_of,
)
from deckwright.kernel.ids import Card, Seat, Zone
from deckwright.kernel.refusals import NO_ACTION, RawRefusal, any_second, refuse
from deckwright.kernel.simultaneous import has_chosen
from deckwright.kernel.state import State
from deckwright.kernel.vocabulary import VERB_SHIFT


def refusals(state: State, seat: Seat) -> list[RawRefusal]:
    """Everything refused to a seat at this moment, as far as it knows the table."""
    if state.outcome is not None:
        return []
    if state.decider != seat:
        if has_chosen(state, seat):
            return [refuse(NO_ACTION, CHOSE_SIGN if state.prompt == ASK_SIGN else CHOSE_CARD)]
        return [refuse(NO_ACTION, NOT_YOUR_MOVE)]
    at = _BY_PROMPT.get(state.prompt)
    refused = [] if at is None else list(at(state, seat))
    if is_epic(state) and DECLARE not in state.codes:
        # DIM-8.25: without the condition it is refused without penalty.
        refused.append(refuse(DECLARE, CANNOT_DECLARE[faction_of_seat(state, seat)]))
    return refused


def at_showing(state: State, seat: Seat) -> Iterator[RawRefusal]:
    for card, reason in not_laid(state, seat):
        yield refuse(SHOW + card, reason, card)


def at_laying(state: State, seat: Seat) -> Iterator[RawRefusal]:
    for card, reason in not_laid(state, seat):
        yield refuse(LAY + card, reason, card)
    yield refuse(PASS, MUST_LAY)


def at_moving(state: State, seat: Seat) -> Iterator[RawRefusal]:
    for card in anomalies_in_hand(state, seat):
        if reason := why_not_played(state, seat, card):
            yield refuse(PLAY + card, reason, card)
    captain = captain_on_field(state)
    if captain is not None and (reason := why_not_moved(state, seat, captain)):
        yield refuse(MOVE + captain, reason)
    for row in DIMENSION[: state.setup.seats]:
        for card in state.zones[row[AURA]]:
            yield refuse(MOVE + card, AURA_NOT_MOVED, card)
    if any(code >> VERB_SHIFT == MOVE >> VERB_SHIFT for code in state.codes):
        yield refuse(PASS, MUST_MOVE)


def at_moving_to(state: State, seat: Seat) -> Iterator[RawRefusal]:
    here = seat_of(state.zone[Card(state.prompt_args[0])])
    yield refuse(TO + here, THERE_ALREADY, here)


def at_attacking(state: State, seat: Seat) -> Iterator[RawRefusal]:
    yield refuse(PASS, MUST_ATTACK)
    refused: list[RawRefusal] = []
    attacks(state, seat, refused)
    yield from refused
    if state.zones[DIMENSION[seat][AURA]]:
        yield refuse(any_second(ATTACK + AURA), AURA_ATTACKS_NOT)


def at_removing(state: State, seat: Seat) -> Iterator[RawRefusal]:
    for card in state.zones[Zone(state.prompt_args[0])]:
        if state.face[card] == CAPTAIN:
            yield refuse(REMOVE + card, CAPTAIN_STAYS)


def at_taking(state: State, seat: Seat) -> Iterator[RawRefusal]:
    """Squads that an Anomaly can't take: Captain Force alone, and Auras for the Wormhole."""
    is_wormhole = FACES[state.face[state.prompt_args[0]]] == "wormhole"
    for row in DIMENSION[: state.setup.seats]:
        if state.zones[row[RED]] and not can_lose_a_card(state, row[RED]):
            yield refuse(TAKE + row[RED], CAPTAIN_NOT_TAKEN, row[RED])
        if is_wormhole and state.zones[row[AURA]]:
            yield refuse(TAKE + row[AURA], AURA_NOT_MOVED_WHOLE, row[AURA])


_BY_PROMPT: Final[dict[int, Callable[[State, Seat], Iterator[RawRefusal]]]] = {
    ASK_BATTLE: at_showing,
    ASK_LAY: at_laying,
    ASK_MOVE: at_moving,
    ASK_MOVE_TO: at_moving_to,
    ASK_ATTACK: at_attacking,
    ASK_REMOVE: at_removing,
    ASK_SQUAD: at_taking,
}
