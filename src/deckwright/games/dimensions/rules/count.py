"""The count at the end (DIM-7.3 … 7.5, 7.12 … 7.14)."""

from deckwright.games.dimensions.rules.field import cards_of_faction, faction_of_seat
from deckwright.games.dimensions.table import ENTITY, PREY, REVEALED, SCORED, SEATS
from deckwright.kernel.events import emit
from deckwright.kernel.ids import Seat
from deckwright.kernel.interpreter import finish
from deckwright.kernel.setup import Outcome
from deckwright.kernel.state import State
from deckwright.kernel.zones import reveal


def count_up(state: State) -> None:
    """Reveal the Entities, count the cards of their factions, break ties by the Spiral."""
    seats = [Seat(seat) for seat in range(state.setup.seats)]
    for seat in seats:
        for entity in state.zones[ENTITY[seat]]:
            reveal(state, entity)  # DIM-7.14
            emit(state, REVEALED, seat, entity)
    factions = [faction_of_seat(state, seat) for seat in seats]
    scores = tuple(cards_of_faction(state, faction) for faction in factions)
    for seat in seats:
        emit(state, SCORED, seat, amount=scores[seat])
    most = max(scores)
    tied = [seat for seat in seats if scores[seat] == most]
    if len(tied) == SEATS:
        finish(state, Outcome((), scores, "balance"))  # DIM-7.5
        return
    # DIM-7.4, DIM-7.13: a tied player drops out if the faction that beats theirs is tied too.
    beaten = {state.vars[PREY + factions[seat]] for seat in tied}
    winners = tuple(seat for seat in tied if factions[seat] not in beaten)
    reason = "most-cards" if len(tied) == 1 else "spiral" if len(winners) < len(tied) else "shared"
    finish(state, Outcome(winners, scores, reason))
