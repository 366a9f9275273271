"""How the chances look, and what somebody might do without thinking: for bots."""

from collections.abc import Callable
from typing import Final

from deckwright.games.shards import table
from deckwright.games.shards.facts import COST
from deckwright.games.shards.rules.field import TEAM_OF, sides
from deckwright.kernel.state import State
from deckwright.kernel.vocabulary import VERB_SHIFT

WORTH_OF_COST: Final = 1.0
WORTH_OF_MASTERY: Final = 2.0
WORTH_OF_POWER: Final = 0.7
WORTH_OF_CRYSTALS: Final = 0.4
"""In points of health; power and crystals are those that are not spent yet."""
SHARPNESS: Final = 8
"""How much a small lead counts."""
STOPPING: Final = 0.1
"""How often somebody ends a turn with something left that they could do."""
EXHAUST_VERB: Final = table.EXHAUST >> VERB_SHIFT


def evaluate(state: State) -> list[float]:
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
    worth = WORTH_OF_COST * sum(COST[state.face[card]] for card in cards)
    worth += WORTH_OF_MASTERY * state.vars[table.MASTERY + seat]
    if state.vars[table.ACTIVE] == seat and state.vars[table.PHASE] == table.MAIN:
        worth += WORTH_OF_POWER * min(state.vars[table.POWER], table.MOST_HEALTH)
        worth += WORTH_OF_CRYSTALS * state.vars[table.CRYSTALS]
    return float(health + worth) ** SHARPNESS


def rollout_policy(state: State, random: Callable[[], float]) -> int:
    """In the main phase first all cards, then the champions, then what can be paid for; any other choice is
    as likely as another."""
    codes = state.codes
    last = len(codes) - 1
    if state.prompt not in (table.ASK_MAIN, table.ASK_MAIN_INFINITE) or not last:
        return int(random() * len(codes))
    plays = len(state.zones[table.HAND[state.decider]])
    if plays:
        return int(random() * plays)
    for index, code in enumerate(codes):
        if code >> VERB_SHIFT == EXHAUST_VERB:
            return index
    return last if random() < STOPPING else int(random() * last)
