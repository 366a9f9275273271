"""What a frame runs: nodes. A node is immutable and shared; all that changes lives in the frame."""

import itertools
from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields, is_dataclass
from typing import TYPE_CHECKING, ClassVar, TypeVar

if TYPE_CHECKING:
    from deckwright.kernel.frames import Frame
    from deckwright.kernel.state import State

_numbers = itertools.count()
_classes: list[type] = []
_parts: list[type] = []

T = TypeVar("T")


class Node:
    """Base of everything that a table dispatches on: `op` is the row of the class in that table."""

    op: ClassVar[int] = -1

    @property
    def of_event(self) -> bool:
        """Whether the node speaks of the event that set its ability off."""
        return False

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.op = next(_numbers)
        _classes.append(cls)


class Effect(Node):
    """A node that a frame can run."""


class Domain(Node):
    """What can be chosen from: cards of a group, squads, players."""


class Group(Domain):
    """A test on cards: «friendly creature», «card in hand»."""


class NamesZone(Group):
    """A group that says where its cards are; `zone_kind` is the kind of zone."""

    @property
    def zone_kind(self) -> str:
        raise NotImplementedError


class Amount(Node):
    """A number, worked out when it is needed."""


class Condition(Node):
    """A yes or no about the state."""


class Selector(Node):
    """The cards that an effect is about: chosen, random, all, or already named."""


class Ability(Node):
    """A part of a card's text that works on its own."""


Step = Callable[["State", "Frame"], None]
"""One step of a procedure. It may move cards, push frames, ask; the answer is there for the next step."""


NAMED: dict[str, Effect] = {}
"""Every node that saved states call by its name."""


def named(name: str, node: Effect) -> None:
    """Make a node known under its name, which is the game's, a slash, and a word."""
    if name in NAMED:
        raise ValueError(f"two nodes are called {name}")
    NAMED[name] = node


@dataclass(frozen=True, eq=False)
class Procedure(Effect):
    """Rules of a game as a row of steps: turns, phases, and everything else that is no card's effect."""

    name: str
    steps: tuple[Step, ...]

    def __post_init__(self) -> None:
        named(self.name, self)


def procedure(name: str, *steps: Step) -> Procedure:
    return Procedure(name, steps)


def full_name(kind: type) -> str:
    return f"{kind.__module__}.{kind.__qualname__}"


def part_of_scripts(kind: type[T]) -> type[T]:
    """Mark a class that is no node but can stand inside one."""
    _parts.append(kind)
    return kind


def script_class(name: str) -> type:
    """A class that can stand in a script, by its full name; no other class is ever found."""
    for kind in (*_classes, *_parts):
        if full_name(kind) == name:
            return kind
    raise KeyError(name)


def walk(node: object, path: str = "") -> Iterator[tuple[str, Node]]:
    """A tree of nodes with the path of each, e.g. `0.effects.1`."""
    if isinstance(node, Node):
        yield path, node
    if isinstance(node, tuple):
        for place, each in enumerate(node):
            yield from walk(each, f"{path}.{place}" if path else str(place))
    elif is_dataclass(node):
        for field in fields(node):
            if field.init:
                yield from walk(getattr(node, field.name), f"{path}.{field.name}" if path else field.name)


def node_classes() -> int:
    """How many rows a table must have."""
    return len(_classes)
