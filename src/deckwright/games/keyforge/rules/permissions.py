"""Permissions to play or use cards of other houses (KF-3.10). Each has an account of its own: a play or a use
is charged to one of them, and only if it needs one."""

from typing import Final

from deckwright.games.keyforge import table
from deckwright.games.keyforge.rules.field import is_of_active_house
from deckwright.games.keyforge.rules.using import abilities_to_use
from deckwright.kernel.abilities import Entry, Static, index_all, note_use
from deckwright.kernel.ids import Card, Face, Seat
from deckwright.kernel.layers import reaches
from deckwright.kernel.state import State
from deckwright.kernel.vocabulary import VERB_SHIFT, first

NEEDED: Final = {
    table.PLAY: (table.PLAYABLE,),
    table.REAP: (table.USABLE,),
    table.ACT: (table.USABLE,),
    table.FIGHT: (table.USABLE, table.MAY_FIGHT),
    table.UNSTUN: (table.USABLE, table.MAY_FIGHT),
}
"""What lets a card of another house do something; «Omni:» needs nothing (KF-5.3)."""
USED_UP: Final = (table.NEXT_PLAY, table.NEXT_USE)


def needs_permission(state: State, seat: Seat, code: int) -> bool:
    verb = code >> VERB_SHIFT << VERB_SHIFT
    if verb not in NEEDED or is_of_active_house(state, Card(first(code))):
        return False
    # A creature with «Omni:» may be used in any turn, and so may its stun be removed (KF-12.6).
    return verb != table.UNSTUN or not abilities_to_use(state, Card(first(code)), table.USED_OMNI, seat)


def accounts(state: State, seat: Seat, code: int) -> list[Face]:
    """The texts to which what an option does can be charged, each once; none if it needs no permission or has
    one without a limit."""
    if not needs_permission(state, seat, code):
        return []
    entries = permissions(state, code)
    if not all(is_limited(entry) for entry in entries):
        return []
    return list(dict.fromkeys(entry.face for entry in entries))


def permissions(state: State, code: int) -> list[Entry]:
    """What lets a card of another house do what an option says."""
    card = Card(first(code))
    return [
        entry
        for attribute in NEEDED[code >> VERB_SHIFT << VERB_SHIFT]
        for entry in state.index.statics.get(attribute, ())
        if reaches(state, entry, card)
    ]


def is_limited(entry: Entry) -> bool:
    if entry.lasting is not None and entry.lasting.until in USED_UP:
        return True
    return isinstance(entry.ability, Static) and entry.ability.limit > 0


def charge(state: State, code: int, face: Face) -> None:
    """What an option does counts against the permission of a text."""
    entry = next(each for each in permissions(state, code) if each.face == face)
    if entry.lasting is not None:
        spend(state, (entry.lasting.id,))
    else:
        note_use(state, entry.source, entry.ordinal)


def charge_next(state: State, card: Card, attribute: int) -> None:
    """Whatever was meant for the next card that is played, and reached this one, has had it."""
    spend(
        state,
        tuple(
            entry.lasting.id
            for entry in state.index.statics.get(attribute, ())
            if entry.lasting and entry.lasting.until == table.NEXT_PLAY and reaches(state, entry, card)
        ),
    )


def spend(state: State, numbers: tuple[int, ...]) -> None:
    """Lasting effects are used up by one card more."""
    if numbers:
        state.lasting = tuple(
            each._replace(skips=each.skips - 1) if each.id in numbers else each
            for each in state.lasting
            if each.id not in numbers or each.skips
        )
        index_all(state)
