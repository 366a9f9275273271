"""The words of a game's interface: verbs of options, prompts, event kinds, and how options become integers.

An option is one integer: the verb above two arguments of twelve bits. Words are declared once, by name;
names are what files and people see, integers are what the engine handles.
"""

from dataclasses import dataclass
from enum import Enum
from typing import Final

ARG_BITS: Final = 12
ARG_MASK: Final = (1 << ARG_BITS) - 1
VERB_SHIFT: Final = 2 * ARG_BITS


class Arg(Enum):
    """What an argument of an option, a prompt or an event is."""

    CARD = "card"
    FACE = "face"
    SEAT = "seat"
    ZONE = "zone"
    NUMBER = "number"
    WORD = "word"
    TRIGGER = "trigger"
    MODE = "mode"
    """One of the effects of the node that asks: a number in notation, an effect in words."""
    NODE = "node"


@dataclass(frozen=True)
class Slot:
    """A named argument; `words` spells out the values of a WORD."""

    name: str
    arg: Arg
    words: tuple[str, ...] = ()


@dataclass(frozen=True)
class Verb:
    """What an option does, e.g. «attack» with an attacker and a target."""

    name: str
    slots: tuple[Slot, ...]


@dataclass(frozen=True)
class Prompt:
    """A question to a seat."""

    name: str
    slots: tuple[Slot, ...]


@dataclass(frozen=True)
class EventKind:
    """Something that happened. Every event carries a seat, a card, another thing and a number, as far as its
    kind uses them; `secret` events show their card only to the seats in the event's mask."""

    name: str
    seat: Slot | None
    card: Slot | None
    other: Slot | None
    amount: Slot | None
    secret: bool
    aside: bool = False
    """Whether nothing that the same choice brings about depends on the card that it shows."""


def card(name: str = "card") -> Slot:
    return Slot(name, Arg.CARD)


def face(name: str = "face") -> Slot:
    return Slot(name, Arg.FACE)


def seat(name: str = "seat") -> Slot:
    return Slot(name, Arg.SEAT)


def zone(name: str = "zone") -> Slot:
    return Slot(name, Arg.ZONE)


def number(name: str = "number") -> Slot:
    return Slot(name, Arg.NUMBER)


def word(name: str, *words: str) -> Slot:
    return Slot(name, Arg.WORD, words)


def first(code: int) -> int:
    """The first argument of an option."""
    return code & ARG_MASK


def second(code: int) -> int:
    """The second argument of an option."""
    return code >> ARG_BITS & ARG_MASK


class Vocabulary:
    """The words of one game. The words that every game has come first, so that their numbers are fixed."""

    def __init__(self) -> None:
        self.verbs: list[Verb] = []
        self.prompts: list[Prompt] = []
        self.events: list[EventKind] = []
        for name, slots in _COMMON_VERBS:
            self.verb(name, *slots)
        for name, slots in _COMMON_PROMPTS:
            self.prompt(name, *slots)

    def verb(self, name: str, *slots: Slot) -> int:
        """Declare a verb; the result plus its first argument is an option."""
        assert len(slots) <= 2, "an option has two arguments at most"
        self.verbs.append(Verb(name, slots))
        return (len(self.verbs) - 1) << VERB_SHIFT

    def prompt(self, name: str, *slots: Slot) -> int:
        self.prompts.append(Prompt(name, slots))
        return len(self.prompts) - 1

    def event(
        self,
        name: str,
        seat: Slot | None = None,
        card: Slot | None = None,
        other: Slot | None = None,
        amount: Slot | None = None,
        secret: bool = False,
        aside: bool = False,
    ) -> int:
        self.events.append(EventKind(name, seat, card, other, amount, secret, aside))
        return len(self.events) - 1


_COMMON_VERBS: Final[tuple[tuple[str, tuple[Slot, ...]], ...]] = (
    ("no", ()),
    ("yes", ()),
    ("done", ()),
    ("pick", (card(),)),
    ("resolve", (Slot("trigger", Arg.TRIGGER),)),
    ("number", (number(),)),
)
NO: Final = 0 << VERB_SHIFT
YES: Final = 1 << VERB_SHIFT
DONE: Final = 2 << VERB_SHIFT
PICK: Final = 3 << VERB_SHIFT
RESOLVE: Final = 4 << VERB_SHIFT
NUMBER: Final = 5 << VERB_SHIFT

_EFFECT: Final = Slot("effect", Arg.NODE)
"""The effect that asks, by its path in the scripts."""
_COMMON_PROMPTS: Final[tuple[tuple[str, tuple[Slot, ...]], ...]] = (
    ("may", (card("source"), _EFFECT)),
    ("choose", (card("source"), _EFFECT)),
    ("order", ()),
    ("instead", (card("subject"),)),
    ("amount", (card("source"), _EFFECT)),
)
ASK_MAY: Final = 0
ASK_CHOOSE: Final = 1
ASK_ORDER: Final = 2
ASK_INSTEAD: Final = 3
ASK_AMOUNT: Final = 4
