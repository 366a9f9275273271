"""What is written about a state in notation: which copy of a card is meant, which trigger waits.

A label never depends on what a seat may not know: copies are counted in the order in which they lie.
"""

from typing import TYPE_CHECKING

from deckwright.kernel.ids import ALL_SEATS, Card, Seat
from deckwright.kernel.notation import TriggerName, elsewhere, in_hand, in_play
from deckwright.kernel.vocabulary import Arg, Slot

if TYPE_CHECKING:
    from deckwright.kernel.state import State


def spell_value(state: "State", slot: Slot, value: int, seat: Seat | None = None) -> str | int | None:
    """An argument in notation, as a seat sees the table."""
    game = state.game
    arg = slot.arg
    if arg is Arg.CARD:
        return game.showing.label(state, Card(value), seat) if value >= 0 else None
    if arg is Arg.SEAT:
        return game.table.zone_table.side(value) if value >= 0 else None
    if arg is Arg.ZONE:
        return game.table.zones[value].name
    if arg is Arg.WORD:
        return slot.words[value]
    if arg is Arg.FACE:
        return game.table.face_names[value]
    if arg is Arg.NODE:
        return game.scripts.path_of(state.frames[-1].node)
    if arg is Arg.TRIGGER:
        return spell_trigger(state, value)
    return value


def plain_label(state: "State", card: Card, seat: Seat | None) -> str:
    """A card by its face; where a game has copies, with its number among those the seat knows."""
    table = state.game.table
    name = table.face_names[state.face[card]]
    return f"{name}{copy_suffix(state, card, seat)}" if table.has_copies else name


def copy_suffix(state: "State", card: Card, seat: Seat | None) -> str:
    """`.2` for the second copy in play, `~2` for the second in a hand, `@discard.1` elsewhere.

    Nothing for a card that the seat has lost sight of: an event that it saw is told by the name alone, or
    the name would tell where the card has gone since.
    """
    if seat is not None and not state.known[card] >> seat & 1:
        return ""
    here = state.game.table.zones[state.zone[card]]
    if here.in_play:
        zones = list(state.game.table.play_zones)
    else:
        zones = [state.zone[card]]
    number = 1
    for zone in zones:
        for other in state.zones[zone]:
            if other == card:
                break
            if state.face[other] == state.face[card] and (seat is None or state.known[other] >> seat & 1):
                number += 1
        else:
            continue
        break
    if here.in_play:
        return in_play(number)
    if here.is_hand:
        return in_hand(number)
    return elsewhere(here.name, number)


def spell_trigger(state: "State", place: int, in_full: bool = False) -> str:
    """A waiting trigger: its card, the number of the ability, what set it off, and a count if need be. What
    the rules themselves bring about is called by its own name.

    In full, abilities are counted as they are printed, and what gave the card its ability is named.
    """
    game = state.game
    # Where rules of their own are told, cards may lie face down: they are counted as the decider knows them.
    seat = state.decider if game.cards.rule_faces else None
    spelled: list[TriggerName] = []
    for face, ordinal, holder, _, subject, _, _ in state.frames[-1].node.waiting(state, state.frames[-1])[
        : place + 1
    ]:
        name = holder_of(state, face, Card(holder), seat)
        if face in game.cards.rule_faces:
            spelled.append(TriggerName(game.table.face_names[face], 1, subject=name))
            continue
        is_given = in_full and face not in (state.face[holder], state.text[holder])
        by = game.table.face_names[face] if is_given else ""
        is_set_off = subject >= 0 and subject != holder
        by_card = game.showing.label(state, Card(subject), seat) if is_set_off else ""
        number = paragraph(state, face, ordinal) if in_full else ordinal + 1
        spelled.append(TriggerName(name, number, by, by_card))
    return str(spelled[-1]._replace(number=spelled.count(spelled[-1])))


def holder_of(state: "State", face: int, holder: Card, seat: Seat | None) -> str:
    """The card that has an ability. A lasting effect may have outlived its card, which now lies hidden: then
    where, and among how many copies, is a secret."""
    hidden = state.game.table.sight[state.zone[holder]] != ALL_SEATS
    if hidden and not state.known[holder] >> state.decider & 1:
        return state.game.table.face_names[face]
    return state.game.showing.label(state, holder, seat)


def paragraph(state: "State", face: int, ordinal: int) -> int:
    """Which of the abilities printed on a card an ability is, or is part of."""
    return sum(top <= ordinal for top in state.game.scripts.top[face])
