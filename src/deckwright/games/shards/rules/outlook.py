"""How the chances look, for bots that can't look to the end."""

from deckwright.games.shards import table
from deckwright.games.shards.facts import COST
from deckwright.games.shards.rules.field import TEAM_OF, sides
from deckwright.kernel.state import State


def outlook(state: State) -> list[float]:
    """Shares of 1: by health, mastery and the cards that a player has got; a team shares its own."""
    strengths = [strength(state, seat) for seat in sides(state)]
    total = sum(strengths) or 1.0
    shares = [each / total for each in strengths]
    if state.vars[table.MODE] == table.TEAM:
        return [sum(share for seat, share in enumerate(shares) if TEAM_OF[seat] == team) for team in TEAM_OF]
    return shares[: state.setup.seats]


def strength(state: State, seat: int) -> float:
    """0 for a player who is out."""
    health = state.vars[table.HEALTH + seat]
    if health <= 0:
        return 0.0
    zones = (table.HAND, table.DECK, table.DISCARD, table.PLAY)
    cards = [card for zone in zones for card in state.zones[zone[seat]]]
    worth = sum(COST[state.face[card]] for card in cards)
    return float(health + 2 * state.vars[table.MASTERY + seat] + worth) ** 2
