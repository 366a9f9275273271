"""The log of KeyForge in the terminal: what happens to card after card is told in one line."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

from deckwright.kernel.handles import Event
from deckwright.kernel.notation import face_of
from deckwright.play.lines import collapse, with_full_stop
from deckwright.play.tables.generic import plainly
from deckwright.text import Speaker

IN_A_ROW: Final = ("drew", "readied")
"""The events that mostly come in rows: at the end of every turn (KF-3.11, KF-3.12)."""

PARAGRAPHS: Final = ("turn-began", "goes-first")
"""The events before which a line is left free."""


def tell(speaker: Speaker, events: Sequence[Event]) -> list[str]:
    """The lines for some events."""
    rows = groupby((plainly(event) for event in events), kind_of)
    return collapse(line for _, row in rows for line in tell_row(speaker, list(row)))


def kind_of(event: Event) -> tuple[object, ...]:
    """Events of one kind by one player can share a line, if their cards are known."""
    return event.kind, event.values.get("seat"), event.values.get("card") is None


def tell_row(speaker: Speaker, row: Sequence[Event]) -> Iterator[str]:
    """Events of a kind that came one after the other."""
    first = row[0]
    if first.kind in PARAGRAPHS:
        yield ""
    if len(row) == 1 or first.kind not in IN_A_ROW or first.values.get("card") is None:
        yield from (speaker.event(event) for event in row)
        return
    counted = Counter(speaker.card_in_row(face_of(str(event.values["card"]))) for event in row)
    cards = "; ".join(name if count == 1 else f"{name} ×{count}" for name, count in counted.items())
    seat = first.values.get("seat")
    player = {} if seat is None else {"player": speaker.seat(str(seat))}
    yield with_full_stop(speaker.say(f"play-keyforge-{first.kind}", cards=cards, **player))
