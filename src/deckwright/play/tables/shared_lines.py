"""Logs in which an action and all that it brings about share a line."""

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby

from deckwright.kernel.handles import Event
from deckwright.kernel.vocabulary import Moment
from deckwright.play.lines import collapse
from deckwright.text import Speaker

Spell = Callable[[Speaker, Sequence[Event]], Iterator[str]]
"""The sentences for events of a kind that came one after the other."""


def likeness(event: Event) -> tuple[object, ...]:
    """Events of one kind by one player can share a sentence, whatever they are about."""
    return event.kind, event.values.get("seat")


def tell_rows(speaker: Speaker, rows: Sequence[Sequence[Event]], spell: Spell) -> list[str]:
    """A line for each row of events; one is left free before a turn."""
    return collapse(line for row in rows for line in _tell_row(speaker, row, spell))


def _tell_row(speaker: Speaker, row: Sequence[Event], spell: Spell) -> Iterator[str]:
    if speaker.game is not None and speaker.game.table.vocabulary.moment_of(row[0].kind) is Moment.TURN:
        yield ""
    yield " ".join(
        collapse(sentence for _, same in groupby(row, likeness) for sentence in spell(speaker, list(same)))
    )
