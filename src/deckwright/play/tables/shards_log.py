"""The log of Shards of Infinity in the terminal: an action and all that it brings about share a line."""

from collections.abc import Iterator, Sequence
from typing import Final

from deckwright.games.shards.facts import FACTS, NUMBER_OF
from deckwright.kernel.handles import Event
from deckwright.kernel.notation import face_of
from deckwright.play.lines import with_full_stop
from deckwright.play.tables.generic import plainly
from deckwright.play.tables.shards_cards import NOBODY, row_of
from deckwright.play.tables.shared_lines import likeness, tell_rows
from deckwright.text import Speaker

PLAYS: Final = ("played", "fast-played", "exhausted", "revealed", "nemesis-played")
"""What has effects: all that follows comes from it, until something else is done."""
EFFECTS: Final = (
    "gained-crystals", "gained-power", "gained-infinite-power", "gained-mastery", "gained-health",
    "lost-mastery", "doubled", "drew", "shuffled", "showed", "returned", "banished", "banished-from-deck",
    "fulfilled", "reached", "copied", "destroyed", "laid", "recruited",
    "mastery-for-cards", "power-for-cards", "health-for-cards",
)  # fmt: skip
FOLLOWING: Final = {
    **dict.fromkeys(PLAYS, EFFECTS),
    "recruited": ("laid",),
    "relic-recruited": ("relic-left",),
    "focused": ("gained-mastery",),
    "attacked": ("destroyed",),
    "showed": ("blocked",),
    **dict.fromkeys(("assigned", "assigned-infinite", "passed-on"), ("blocked", "damaged")),
}
"""What an event can bring about that is told in its line."""
LAST: Final = ("drew", "shuffled", "under-deck", "laid")
"""What comes at the end of a turn from no card (SHI-4.9)."""
LISTED: Final = ("drew", "laid", "banished", "banished-from-deck")
"""The events whose cards are listed if they come one after the other."""


def tell(speaker: Speaker, events: Sequence[Event]) -> list[str]:
    """The lines for some events."""
    rows: list[list[Event]] = []
    closing = closings(events)
    for place, event in enumerate(events):
        plain = without_numbers(plainly(event))
        is_next = bool(rows) and place not in closing and follows(rows[-1], plain)
        is_like = bool(rows) and all(likeness(each) == likeness(plain) for each in rows[-1])
        if is_next or is_like:
            rows[-1].append(plain)
        else:
            rows.append([plain])
    return tell_rows(speaker, rows, spell)


def follows(row: Sequence[Event], event: Event) -> bool:
    """Whether an event belongs to the line of those before it. What is paid for stands alone. Attacks
    on several players are told first, then what each of them suffers."""
    if event.kind not in FOLLOWING.get(row[0].kind, ()):
        return False
    if event.kind == "recruited":
        return event.values["crystals"] == 0
    return (
        event.kind != "damaged"
        or row[-1].values.get("target", row[-1].values["seat"]) == event.values["seat"]
    )


def without_numbers(event: Event) -> Event:
    """An event whose allies in play have no numbers: only champions stay there to be told apart."""
    values = {
        name: face
        if isinstance(value, str)
        and (face := face_of(value)) in NUMBER_OF
        and not FACTS[NUMBER_OF[face]].is_champion
        else value
        for name, value in event.values.items()
    }
    return Event(event.kind, values)


def closings(events: Sequence[Event]) -> set[int]:
    """The places of the events that belong to the end of a turn, not to the last card played."""
    found: set[int] = set()
    for place, event in enumerate(events):
        if event.kind == "turn-ended":
            before = place
            while before and is_closing(events[before - 1]):
                before -= 1
                found.add(before)
    return found


def is_closing(event: Event) -> bool:
    """Whether an event can be part of the end of a turn; Nemesis ends hers otherwise (SHI-11.12)."""
    return event.kind in LAST or (event.kind == "banished" and event.values["seat"] == NOBODY)


def spell(speaker: Speaker, same: Sequence[Event]) -> Iterator[str]:
    """Events of a kind that came one after the other."""
    cards = [event.values.get("card") for event in same]
    if same[0].kind not in LISTED or len(same) == 1 or None in cards:
        yield from (speaker.event(event) for event in same)
        return
    names = row_of(speaker.card_in_row(face_of(str(card))) for card in cards)
    seat = same[0].values.get("seat")
    player = {} if seat is None else {"player": speaker.seat(str(seat))}
    yield with_full_stop(speaker.say(f"play-shards-{same[0].kind}", cards=names, **player))
