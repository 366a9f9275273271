"""Champions in play: their health, what protects them, their end (SHI-4.8, SHI-6.12)."""

from typing import Final

from deckwright.games.shards import table
from deckwright.games.shards.facts import FACTS, IS_CHAMPION
from deckwright.games.shards.rules.field import opponents
from deckwright.kernel.abilities import end_abilities
from deckwright.kernel.events import emit
from deckwright.kernel.ids import Card, Seat
from deckwright.kernel.layers import value
from deckwright.kernel.state import State
from deckwright.kernel.vocabulary import ALLOWED
from deckwright.kernel.zones import move

PRINTED_HEALTH: Final = [fact.health for fact in FACTS]


def champions(state: State, seat: Seat) -> list[Card]:
    face = state.face
    return [card for card in state.zones[table.PLAY[seat]] if IS_CHAMPION[face[card]]]


def their_champions(state: State, seat: Seat) -> tuple[Card, ...]:
    """Those of any opponent, for power may go at them all (SHI-4.16, SHI-10.3)."""
    cards: tuple[Card, ...] = ()
    for other in opponents(state, seat):
        cards += state.zones[table.PLAY[other]]
    return cards


def champion_health(state: State, card: Card) -> int:
    if table.CHAMPION_HEALTH in state.index.statics:
        return value(state, table.CHAMPION_HEALTH, card)
    return PRINTED_HEALTH[state.face[card]]


def why_not_attacked(state: State, card: Card, by: Seat) -> int:
    """Why a player can't attack a champion: a card says so (SHI-1.6), it wants mastery (SHI-7.32), or there
    is too little power (SHI-4.8)."""
    statics = state.index.statics
    if statics:
        if table.CANNOT_BE_ATTACKED in statics and value(state, table.CANNOT_BE_ATTACKED, card):
            return table.PROTECTED
        mastery = state.vars[table.MASTERY + by]
        if table.MASTERY_TO_ATTACK in statics and mastery < value(state, table.MASTERY_TO_ATTACK, card):
            return table.LESS_MASTERY
    return table.TOO_STRONG if state.vars[table.POWER] < champion_health(state, card) else ALLOWED


def printed(state: State, attribute: int, card: Card) -> int:
    return PRINTED_HEALTH[state.face[card]] if attribute == table.CHAMPION_HEALTH else 0


def destroy(state: State, card: Card) -> None:
    """To the discard pile of the player in whose play area it was (SHI-6.12); a champion of Nemesis is
    banished (SHI-11.7)."""
    owner = state.game.table.zones[state.zone[card]].seat
    end_abilities(state, card)
    emit(state, table.DESTROYED, owner, card)
    move(state, card, table.BANISHED if owner == table.NEMESIS else table.DISCARD[owner])
    state.own(table.PLAYED_AS)[card] = 0
