"""Named abilities: Dominion, Unify, Echo, Inspire (SHI-6.8 … SHI-6.11, SHI-6.26 … SHI-6.28)."""

from collections.abc import Iterator
from typing import Final

from deckwright.games.shards import table
from deckwright.games.shards.facts import FACTION_OF, HOMO_DEUS, IS_CHAMPION, UNDERGROWTH, WRAETHE
from deckwright.games.shards.rules.champions import champions
from deckwright.games.shards.rules.field import was_played
from deckwright.games.shards.table import Keyword
from deckwright.kernel.ids import Card, Seat
from deckwright.kernel.state import State

DOMINION_FACTIONS: Final = (HOMO_DEUS, UNDERGROWTH, WRAETHE)
NEMESIS_MASTERY: Final = 15
"""With so much Nemesis fulfils every named ability (SHI-11.6)."""


def has_echo(state: State, seat: Seat) -> bool:
    """SHI-6.27"""
    face = state.face
    return any(FACTION_OF[face[card]] == WRAETHE for card in state.zones[table.DISCARD[seat]])


def fulfils(state: State, seat: Seat, keyword: Keyword) -> bool:
    """Whether a keyword is fulfilled for which no cards are shown."""
    if keyword is Keyword.ECHO:
        return has_echo(state, seat)
    return bool(champions(state, seat))  # SHI-6.28


def missing(state: State, seat: Seat, keyword: Keyword, source: Card, shown: tuple[int, ...]) -> list[int]:
    """The factions of which a card must still be shown."""
    if keyword is Keyword.UNIFY:
        # SHI-6.9: another ally than the one whose effect it is; the copier of a copied one (SHI-6.13).
        found = shown or was_played(state, seat, UNDERGROWTH, allies_only=True, but=source)
        return [] if found else [UNDERGROWTH]
    seen = {FACTION_OF[state.face[card]] for card in shown}
    return [
        each for each in DOMINION_FACTIONS if each not in seen and not was_played(state, seat, each)
    ]  # SHI-6.10


def can_show(state: State, seat: Seat, keyword: Keyword, faction: int) -> Iterator[Card]:
    """The cards in hand that stand for a faction."""
    for card in state.zones[table.HAND[seat]]:
        face = state.face[card]
        if FACTION_OF[face] == faction and not (keyword is Keyword.UNIFY and IS_CHAMPION[face]):
            yield card


def could_fulfil(state: State, seat: Seat, keyword: Keyword, source: Card) -> bool:
    """Whether a player can fulfil a keyword now, showing cards if need be."""
    if keyword is Keyword.ECHO or keyword is Keyword.INSPIRE:
        return fulfils(state, seat, keyword)
    return can_show_all(state, seat, keyword, missing(state, seat, keyword, source, ()))


def can_show_all(state: State, seat: Seat, keyword: Keyword, wanted: list[int]) -> bool:
    """Whether the hand has a card for each faction that is missing."""
    return all(any(True for _ in can_show(state, seat, keyword, each)) for each in wanted)
