"""Notation of cards that have copies, and of waiting triggers.

A label never depends on what a seat may not know: copies are counted in the order in which they lie.
"""

from typing import TYPE_CHECKING

from deckwright.kernel.ids import Card, Seat
from deckwright.kernel.windows import waiting

if TYPE_CHECKING:
    from deckwright.kernel.state import State


def copy_suffix(state: "State", card: Card, seat: Seat | None) -> str:
    """`.2` for the second copy in play, `~2` for the second in a hand, `@discard.1` elsewhere."""
    here = state.game.zones[state.zone[card]]
    if here.in_play:
        zones = state.game.play_zones
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
        return f".{number}"
    if here.kind == "hand":
        return f"~{number}" if number > 1 else ""
    return f"@{here.name}.{number}"


def spell_trigger(state: "State", place: int) -> str:
    """A waiting trigger: its card, the number of the ability, what set it off, and a count if need be. What
    the rules themselves bring about is called by its own name."""
    game = state.game
    # Where rules of their own are told, cards may lie face down: they are counted as the decider knows them.
    seat = state.decider if game.rule_faces else None
    spelled: list[str] = []
    for face, ordinal, holder, _, subject, _, _ in waiting(state)[: place + 1]:
        name = game.label(state, Card(holder), seat)
        words = f"{name}:{ordinal + 1}"
        if face in game.rule_faces:
            words = f"{game.face_names[face]}:1<{name}"
        elif subject >= 0 and subject != holder:
            words += f"<{game.label(state, Card(subject), seat)}"
        spelled.append(words)
    number = spelled.count(spelled[-1])
    return spelled[-1] if number == 1 else f"{spelled[-1]}#{number}"
