"""The words of a game's interface: verbs of options, prompts, event kinds, and how options become integers.

An option is one integer: the verb above two arguments of twelve bits. Words are declared once, by name;
names are what files and people see, integers are what the engine handles.
"""

from dataclasses import dataclass
from enum import Enum, Flag, auto
from typing import Final

from deckwright.kernel.values import Sendable

ARG_BITS: Final = 12
ARG_MASK: Final = (1 << ARG_BITS) - 1
VERB_SHIFT: Final = 2 * ARG_BITS
LEFT_OUT: Final = ARG_MASK
"""In place of an argument: whatever it were, the action is refused."""
ALLOWED: Final = 0
"""In place of a reason: nothing stands against an action."""


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
class Slot(Sendable):
    """A named argument; `words` spells out the values of a WORD."""

    name: str
    arg: Arg
    words: tuple[str, ...] = ()


class Role(Flag):
    """What choosing a verb means to whoever shows options and knows no game."""

    NONE = 0
    ENDS = auto()
    """Gives up what could still be done in the turn or phase."""
    CONFIRMS = auto()
    """Leaves everything as it stands, and goes on."""
    DECLINES = auto()
    """Says no to a question."""
    STOPS = auto()
    """Breaks off what was begun: nobody should do it by a key that they press without looking."""
    SPARE = auto()
    """Nobody has forgotten it who ends the turn without it."""


@dataclass(frozen=True)
class Verb(Sendable):
    """What an option does, e.g. «attack» with an attacker and a target."""

    name: str
    slots: tuple[Slot, ...]
    role: Role = Role.NONE

    @property
    def is_quiet(self) -> bool:
        """Whether it changes as little as anything that can be chosen."""
        return bool(self.role & ~Role.SPARE)


class PromptAbout(Enum):
    """What of a question's card matters to whoever answers."""

    EFFECT = "effect"
    """The effect that asks, which the question tells if it can."""
    CARD = "card"
    """All that the card does: the question is where it goes."""
    SOURCE = "source"
    """The card that asks, whose effect the question does not tell."""


@dataclass(frozen=True)
class Prompt(Sendable):
    """A question to a seat."""

    name: str
    slots: tuple[Slot, ...]
    about: PromptAbout = PromptAbout.SOURCE
    arranges: bool = False
    """Comes again until it is confirmed: what was answered before can be changed freely."""
    rests: bool = False
    """Whoever is asked it can have all that is left played."""


class Moment(Enum):
    """What an event is besides something to be told."""

    TOLD = "told"
    TURN = "turn"
    """A turn begins with it."""
    SHUFFLE = "shuffle"
    """All that comes behind it is chance."""
    FIRST = "first"
    """Whose it is goes first in the game."""
    SILENT = "silent"
    """Abilities may wait for it; nobody is told of it."""


class Secret(Enum):
    """To whom an event shows its card, if not to all."""

    OWN_SEAT = "own-seat"
    """The seat that it is of."""
    KNOWERS = "knowers"
    """Whoever knows the card as it happens, and whoever sees the cards of the zone that it goes to."""


@dataclass(frozen=True)
class EventKind(Sendable):
    """Something that happened. Every event carries a seat, a card, another thing and a number, as far as its
    kind uses them."""

    name: str
    seat: Slot | None
    card: Slot | None
    other: Slot | None
    amount: Slot | None
    secret: Secret | None
    aside: bool = False
    """Whether nothing that the same choice brings about depends on the card that it shows."""
    moment: Moment = Moment.TOLD


@dataclass(frozen=True)
class Reason(Sendable):
    """Why something may not be done: a word for it, the clause that says so, and what the sentence names."""

    name: str
    clause: str
    slots: tuple[Slot, ...]


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
        self._moments: dict[str, Moment] = {}
        self.reasons: list[Reason] = [Reason("", "", ())]
        for name, slots, role in _COMMON_VERBS:
            self.verb(name, *slots, role=role)
        for name, slots, about in _COMMON_PROMPTS:
            self.prompt(name, *slots, about=about)

    def verb(self, name: str, *slots: Slot, role: Role = Role.NONE) -> int:
        """Declare a verb; the result plus its first argument is an option."""
        assert len(slots) <= 2, "an option has two arguments at most"
        self.verbs.append(Verb(name, slots, role))
        return (len(self.verbs) - 1) << VERB_SHIFT

    def prompt(
        self,
        name: str,
        *slots: Slot,
        about: PromptAbout = PromptAbout.SOURCE,
        arranges: bool = False,
        rests: bool = False,
    ) -> int:
        self.prompts.append(Prompt(name, slots, about, arranges, rests))
        return len(self.prompts) - 1

    def reason(self, name: str, clause: str, *slots: Slot) -> int:
        """Declare why something may not be done. Whoever judges an action answers with the number of a
        reason, or with ALLOWED."""
        self.reasons.append(Reason(name, clause, slots))
        return len(self.reasons) - 1

    def event(
        self,
        name: str,
        seat: Slot | None = None,
        card: Slot | None = None,
        other: Slot | None = None,
        amount: Slot | None = None,
        secret: Secret | None = None,
        aside: bool = False,
        moment: Moment = Moment.TOLD,
    ) -> int:
        self.events.append(EventKind(name, seat, card, other, amount, secret, aside, moment))
        self._moments[name] = moment
        return len(self.events) - 1

    def moment_of(self, event: str) -> Moment:
        """What an event is, by its name; old records have some that no game of today knows."""
        return self._moments.get(event, Moment.TOLD)


_COMMON_VERBS: Final[tuple[tuple[str, tuple[Slot, ...], Role], ...]] = (
    ("no", (), Role.DECLINES),
    ("yes", (), Role.NONE),
    ("done", (), Role.DECLINES),
    ("pick", (card(),), Role.NONE),
    ("resolve", (Slot("trigger", Arg.TRIGGER),), Role.NONE),
    ("number", (number(),), Role.NONE),
)
NO: Final = 0 << VERB_SHIFT
YES: Final = 1 << VERB_SHIFT
DONE: Final = 2 << VERB_SHIFT
PICK: Final = 3 << VERB_SHIFT
RESOLVE: Final = 4 << VERB_SHIFT
NUMBER: Final = 5 << VERB_SHIFT

_EFFECT: Final = Slot("effect", Arg.NODE)
"""The effect that asks, by its path in the scripts."""
_COMMON_PROMPTS: Final[tuple[tuple[str, tuple[Slot, ...], PromptAbout], ...]] = (
    ("may", (card("source"), _EFFECT), PromptAbout.EFFECT),
    ("choose", (card("source"), _EFFECT), PromptAbout.EFFECT),
    ("order", (), PromptAbout.SOURCE),
    ("instead", (card("subject"),), PromptAbout.SOURCE),
    ("amount", (card("source"), _EFFECT), PromptAbout.EFFECT),
)
ASK_MAY: Final = 0
ASK_CHOOSE: Final = 1
ASK_ORDER: Final = 2
ASK_INSTEAD: Final = 3
ASK_AMOUNT: Final = 4
