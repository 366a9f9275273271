"""Who sits where, who is whose opponent, what was played, what is known."""

from collections.abc import Sequence
from typing import Final

from deckwright.games.shards import table
from deckwright.games.shards.facts import FACTION_OF, IS_CHAMPION
from deckwright.kernel.abilities import Whose
from deckwright.kernel.events import emit
from deckwright.kernel.ids import ALL_SEATS, Card, Seat
from deckwright.kernel.layers import player_value
from deckwright.kernel.scope import Scope
from deckwright.kernel.state import State
from deckwright.kernel.words import ALLOWED

YOU: Final = Whose.YOU
OPPONENT: Final = Whose.OPPONENT
ANY: Final = Whose.ANY
TEAM_OF: Final = (0, 1, 1, 0)
"""SHI-10.13."""
OPPOSITE: Final = (Seat(1), Seat(0), Seat(3), Seat(2))


def sides_of(mode: int, seats: int) -> tuple[Seat, ...]:
    """Who plays, in the order of turns: with Nemesis one of them is nobody (SHI-11.1)."""
    return (Seat(0), Seat(table.NEMESIS)) if mode == table.SOLO else tuple(map(Seat, range(seats)))


def rivals(mode: int, seats: int, seat: Seat) -> tuple[Seat, ...]:
    """All opponents that a player begins with, clockwise (SHI-1.16)."""
    sides = sides_of(mode, seats)
    place = sides.index(seat)
    others = sides[place + 1 :] + sides[:place]
    if mode == table.TEAM:
        return tuple(each for each in others if TEAM_OF[each] != TEAM_OF[seat])
    return others


def rivals_of_all(mode: int, seats: int) -> tuple[tuple[Seat, ...], ...]:
    """The opponents of each side; none of those that are not in the game."""
    playing = sides_of(mode, seats)
    everybody = map(Seat, range(table.SIDES))
    return tuple(rivals(mode, seats, side) if side in playing else () for side in everybody)


# By the mode, then by the number of players.
SIDES: Final = tuple(
    tuple(sides_of(mode, seats) for seats in range(table.SEATS + 1)) for mode in range(len(table.MODES))
)
RIVALS: Final = tuple(
    tuple(rivals_of_all(mode, seats) for seats in range(table.SEATS + 1)) for mode in range(len(table.MODES))
)
OWNER_OF_ZONE: Final = tuple(kind.seat for kind in table.ZONES.kinds)


def sides(state: State) -> tuple[Seat, ...]:
    return SIDES[state.vars[table.MODE]][state.setup.seats]


def opponents(state: State, seat: Seat) -> tuple[Seat, ...]:
    """Those who are still in the game, clockwise from a player."""
    others = RIVALS[state.vars[table.MODE]][state.setup.seats][seat]
    if len(others) == 1:
        return others
    return tuple([each for each in others if not state.vars[table.GONE + each]])


def team_mate(seat: Seat) -> Seat:
    return Seat(table.SEATS - 1 - seat)


def why_not_hit(state: State, seat: Seat, other: Seat) -> int:
    """Why a player's power can't go at an opponent: they do not sit opposite, and all four are in the game
    (SHI-10.3, SHI-10.4), or something protects them (SHI-5.9)."""
    if state.vars[table.MODE] == table.TEAM and other != OPPOSITE[seat]:
        gone = state.vars[table.GONE : table.GONE + table.SEATS]
        if not (gone[team_mate(seat)] or gone[team_mate(other)]):
            return table.NOT_OPPOSITE
    return table.BEYOND_REACH if player_value(state, table.UNTOUCHABLE, other) else ALLOWED


def attackable_players(state: State, seat: Seat) -> tuple[Seat, ...]:
    """The opponents at whom a player's power can go."""
    return tuple([other for other in opponents(state, seat) if not why_not_hit(state, seat, other)])


def begin_counting(state: State, seat: Seat) -> None:
    """A new turn: nothing is gained, used, played or dealt yet."""
    numbers = state.vars
    numbers[table.ACTIVE] = seat
    numbers[table.TURN] += 1
    numbers[table.PHASE] = table.MAIN
    numbers[table.CRYSTALS] = numbers[table.POWER] = numbers[table.PLAYS] = numbers[table.FOCUSED] = 0
    numbers[table.DAMAGE_TAKEN : table.DAMAGE_TAKEN + table.SIDES] = [0] * table.SIDES
    emit(state, table.TURN_BEGAN, seat, amount=numbers[table.TURN])


def was_played(state: State, seat: Seat, faction: int, allies_only: bool = False, but: int = -1) -> bool:
    """Whether a card of a faction was played this turn (SHI-6.7); champions of earlier turns don't count."""
    played, faces = state.columns[table.PLAYED_AS], state.face
    for card in state.zones[table.PLAY[seat]]:
        face = faces[card]
        if (
            FACTION_OF[face] == faction
            and played[card]
            and card != but
            and not (allies_only and IS_CHAMPION[face])
        ):
            return True
    return False


def to_choose_from(state: State, cards: Sequence[int]) -> Sequence[int]:
    """Every copy can be pointed at; where all are equal there is nothing to choose, and it is the first."""
    faces = {state.face[card] for card in cards}
    return cards if len(faces) > 1 else cards[:1]


def is_open(state: State, seat: Seat) -> bool:
    """Whether there is nothing to keep secret about a hand: everybody knows the whole of it, or there is
    nobody else."""
    return state.setup.seats == 1 or all(
        state.known[card] == ALL_SEATS for card in state.zones[table.HAND[seat]]
    )


def whose(state: State, card: Card, scope: Scope) -> Whose:
    """Whose card it is tells the zone it is in; a team mate's is neither yours nor an enemy's (SHI-1.16)."""
    owner, seat = OWNER_OF_ZONE[state.zone[card]], scope.seat
    if owner == seat:
        return YOU
    return OPPONENT if owner in RIVALS[state.vars[table.MODE]][state.setup.seats][seat] else ANY
