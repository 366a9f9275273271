"""The log of Codex in the terminal: an action, its price and all that it brings about share a line."""

from collections.abc import Iterator, Sequence
from typing import Final

from deckwright.kernel.handles import Event
from deckwright.kernel.notation import face_of
from deckwright.play.lines import with_full_stop
from deckwright.play.tables.codex_cards import row_of
from deckwright.play.tables.generic import plainly
from deckwright.play.tables.shared_lines import likeness, tell_rows
from deckwright.text import Speaker

OPENING: Final = (
    "goes-first", "plays-side", "teched-card", "turn-began", "paid", "hired", "built", "summoned",
    "played", "used", "detected", "attacks", "patrols", "discarded", "finished", "turn-ended",
)  # fmt: skip
"""What begins a line; all else belongs to what was before it."""
ROWS: Final = ("patrols", "teched-card")
"""What begins a line, but goes on in it."""
CLOSED: Final = ("turn-ended", "patrols")
"""What brings nothing about: the next event has a line of its own."""
PREPARING: Final = ("paid", "sacrificed", "detected")
"""What comes before an action as a part of it."""
SILENT: Final = ("upkeep", "arrived", "attack-ended")
"""What says no more than the lines around it."""
LISTED: Final = ("drew", "teched-card")
"""The events whose cards are listed if they come one after the other."""
BASES: Final = {"base.1": "p1", "base.2": "p2"}
ON_BASES: Final = ("damaged", "repaired", "attacks")
"""What is told of a base with whose it is."""


def tell(speaker: Speaker, events: Sequence[Event]) -> list[str]:
    """The lines for some events."""
    rows: list[list[Event]] = []
    for event in map(plainly, leave_out(events)):
        if rows and belongs(rows[-1], event):
            rows[-1].append(event)
        else:
            rows.append([event])
    return tell_rows(speaker, rows, spell)


def leave_out(events: Sequence[Event]) -> Iterator[Event]:
    """What is told otherwise: the damage from a lost building is told with its loss."""
    before = ""
    for event in events:
        if event.kind not in SILENT and (event.kind, before) != ("damaged", "rubble"):
            yield event
        before = event.kind


def belongs(row: Sequence[Event], event: Event) -> bool:
    """Whether an event is told in the line of those before it."""
    if event.kind in ROWS and likeness(row[-1]) == likeness(event):
        return True
    if event.kind not in OPENING:
        return row[0].kind not in CLOSED
    return event.kind != "turn-began" and all(each.kind in PREPARING for each in row)


def spell(speaker: Speaker, same: Sequence[Event]) -> Iterator[str]:
    """Events of a kind that came one after the other."""
    cards = [event.values.get("card") for event in same]
    if same[0].kind not in LISTED or None in cards:
        yield from (spell_one(speaker, event) for event in same)
        return
    names = row_of(speaker.card_in_row(face_of(str(card))) for card in cards)
    player = speaker.seat(str(same[0].values["seat"]))
    yield with_full_stop(speaker.say(f"play-codex-{same[0].kind}", cards=names, player=player))


def spell_one(speaker: Speaker, event: Event) -> str:
    """Both players have a base: it is told with its player."""
    base = BASES.get(str(event.values.get("target" if event.kind == "attacks" else "card")))
    if event.kind not in ON_BASES or base is None:
        return speaker.event(event)
    values = {name: event.values[name] for name in ("card", "damage") if name in event.values}
    return speaker.say(f"play-codex-base-{event.kind}", player=speaker.seat(base), **values)
