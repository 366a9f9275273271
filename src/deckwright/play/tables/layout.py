"""How a game looks: in the terminal, and what boards draw of its cards and players."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any

from deckwright.kernel.handles import Event, Option
from deckwright.kernel.state import State
from deckwright.play.tables import generic
from deckwright.text import Speaker


class Of(Enum):
    """Whose a number is."""

    PLAYER = "player"
    CARD = "card"


@dataclass(frozen=True)
class Figure:
    """A number that everybody may see, under its name in what a view tells of a player or of a card, or in
    the facts of a face. Its word is the message `figure-<name>`."""

    name: str
    of: Of
    icon: str
    """One of the pictures of the browser's client."""


@dataclass(frozen=True)
class Layout:
    """A game fills in what it shows in its own way; what it leaves out is as for any game."""

    lines: Callable[[Speaker, dict[str, Any]], list[str]] = generic.lines
    """What a seat sees of the table, line by line."""
    tell: Callable[[Speaker, Sequence[Event]], list[str]] = generic.tell
    """What happened, line by line."""
    note: Callable[[Speaker, dict[str, Any], Option], str] = generic.note
    """What a person needs to know of an option besides its words."""
    warning: Callable[[Speaker, State, Option], str] = generic.warning
    """What an option brings about that nothing else tells."""
    beyond: Callable[[Speaker, dict[str, Any], str], list[str]] = generic.beyond
    """What is known of the cards of a zone besides those that lie there."""
    zone_line: Callable[[Speaker, str, dict[str, Any]], str] = generic.zone_line
    """All that is known of one zone."""
    printed: Callable[[Speaker, str], str] = generic.printed
    """What is printed on a card besides its text."""
    own_line: Callable[[Speaker, Mapping[str, Any]], str] = generic.own_line
    """What is printed on this very card, if that is not what its face says."""
    face_facts: Callable[[str], dict[str, Any]] = generic.face_facts
    """What is printed on a card as data, for whoever draws it."""
    face_words: Callable[[Speaker], dict[str, dict[str, str]]] = generic.face_words
    """The words for what stands in the facts of cards, by group, that are not in the lexicon."""
    figures: tuple[Figure, ...] = ()


PLAIN = Layout()
