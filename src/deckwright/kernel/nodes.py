"""What a frame runs: nodes. A node is immutable and shared; all that changes lives in the frame."""

from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass
from typing import TYPE_CHECKING, Any, Generic

from mypy_extensions import mypyc_attr
from typing_extensions import TypeVar

from deckwright.kernel.decisions import Question
from deckwright.kernel.errors import EngineFault
from deckwright.kernel.ids import Card
from deckwright.kernel.scope import Scope, members, scope_of
from deckwright.kernel.vocabulary import ASK_CHOOSE, PICK

if TYPE_CHECKING:
    from deckwright.kernel.abilities import Trigger
    from deckwright.kernel.frames import Frame
    from deckwright.kernel.state import State

_classes: list[type] = []
_parts: list[type] = []

T = TypeVar("T")


@mypyc_attr(allow_interpreted_subclasses=True)
class Node:
    """Base of all that scripts are made of. What a word means is a method of its class."""

    @property
    def of_event(self) -> bool:
        """Whether the node speaks of the event that set its ability off."""
        return False

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        _classes.append(cls)


def means_nothing(node: Node) -> EngineFault:
    return EngineFault(f"{full_name(type(node))} does not say what it means")


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Node):
    """A node that a frame can run."""

    has_locals: bool = False
    """Whether a frame that runs it keeps something, made by `fresh`."""

    def has_fresh_locals(self) -> None:
        """Say, as it is made, that a frame that runs it keeps something: it may be frozen by then."""
        object.__setattr__(self, "has_locals", True)

    def fresh(self) -> Any:
        """What a frame that runs it keeps to begin with: `Locals` of its own, if any."""
        return None

    def run(self, state: "State", frame: "Frame[Any]") -> None:
        """Go on from where the frame stands: push other frames, ask, or do it and drop the frame."""
        raise means_nothing(self)

    def waiting(self, state: "State", frame: "Frame[Any]") -> "tuple[Trigger, ...]":
        """The triggers or replacements that it asks about."""
        return ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Domain(Node):
    """What can be chosen from: cards of a group, squads, players."""

    def ask(self, state: "State", frame: "Frame") -> Question:
        """What there is to choose from, and how to ask for it."""
        raise means_nothing(self)

    def note(self, state: "State", frame: "Frame", chosen: tuple[int, ...]) -> None:
        """Something was chosen: tell of it, if everybody is to know."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Group(Domain):
    """A test on cards: «friendly creature», «card in hand»."""

    @property
    def zone_kind(self) -> str:
        """The kind of zone where the cards are, if the group says so by itself; else they are in play."""
        return ""

    @property
    def is_its_source(self) -> bool:
        """Whether it is the very card whose ability asks, and no other."""
        return False

    def ask(self, state: "State", frame: "Frame") -> Question:
        codes = [PICK + card for card in members(state, self, scope_of(frame))]
        # What is not there in a hidden zone is a secret too: then even an empty choice is asked for.
        hidden = any(
            state.game.knowledge.is_secret(state, zone, frame.seat)
            for zone in state.game.scripts.zones_of(self)
        )
        return Question(codes, ASK_CHOOSE, (frame.source, 0), hidden)

    def includes(self, state: "State", card: Card, scope: Scope) -> bool:
        """Whether a card is of the group."""
        raise means_nothing(self)


@mypyc_attr(allow_interpreted_subclasses=True)
class Amount(Node):
    """A number, worked out when it is needed."""

    def measure(self, state: "State", scope: Scope) -> int:
        raise means_nothing(self)


Number = int | Amount
"""A number, or what it is the number of."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition(Node):
    """A yes or no about the state."""

    def holds(self, state: "State", scope: Scope) -> bool:
        raise means_nothing(self)


@mypyc_attr(allow_interpreted_subclasses=True)
class Selector(Node):
    """The cards that an effect is about: chosen, random, all, or already named."""

    def settle(self, state: "State", frame: "Frame") -> bool:
        """Work out what it stands for and note it in the frame; False if somebody must answer first."""
        raise means_nothing(self)


@mypyc_attr(allow_interpreted_subclasses=True)
class Ability(Node):
    """A part of a card's text that works on its own."""


K = TypeVar("K", default=object)
Step = Callable[["State", "Frame"], None]
"""One step of a procedure. It may move cards, push frames, ask; the answer is there for the next step."""


NAMED: dict[str, Effect] = {}
"""Every node that saved states call by its name."""


def named(name: str, node: Effect) -> None:
    """Make a node known under its name, which is the game's, a slash, and a word."""
    if name in NAMED:
        raise ValueError(f"two nodes are called {name}")
    NAMED[name] = node


class Procedure(Effect, Generic[K]):
    """Rules of a game as a row of steps: turns, phases, and everything else that is no card's effect. `keeps`
    is what it keeps between its steps."""

    def __init__(
        self,
        name: str,
        steps: tuple[Callable[["State", "Frame[K]"], None], ...],
        keeps: type[K] | None = None,
    ) -> None:
        self.name = name
        self.steps = steps
        self.places = {step: place for place, step in reversed(list(enumerate(steps)))}
        self.keeps = keeps
        self.has_locals = keeps is not None
        named(name, self)

    def fresh(self) -> Any:
        return None if self.keeps is None else self.keeps()

    def run(self, state: "State", frame: "Frame[Any]") -> None:
        """One step after the other, until one of them asks or sets something off; behind the last step the
        frame is gone."""
        steps = self.steps
        end = len(steps)
        frames = state.frames
        while True:
            step = frame.pc
            if step == end:
                frames.pop()
                return
            frame.pc = step + 1
            steps[step](state, frame)
            if state.codes or not frames or frames[-1] is not frame or state.triggered or state.dirty:
                return


class Switched(Procedure[K]):
    """A procedure of which some steps are idle as long as a number of the state is 0: they are passed over
    then. (A loop of its own, so that the other procedures do not pay for it.)"""

    def __init__(
        self,
        name: str,
        steps: tuple[Callable[["State", "Frame[K]"], None], ...],
        switch: int,
        idle: tuple[Callable[["State", "Frame[K]"], None], ...],
        keeps: type[K] | None = None,
    ) -> None:
        super().__init__(name, steps, keeps)
        self.switch = switch
        busy = [place for place, step in enumerate(steps) if step not in idle]
        self.all_places = tuple(range(len(steps) + 1))
        self.busy_places = tuple(
            next((place for place in busy if place >= here), len(steps)) for here in self.all_places
        )

    def run(self, state: "State", frame: "Frame[Any]") -> None:
        steps = self.steps
        ahead = self.all_places if state.vars[self.switch] else self.busy_places
        end = len(steps)
        frames = state.frames
        while True:
            step = ahead[frame.pc]
            if step == end:
                frames.pop()
                return
            frame.pc = step + 1
            steps[step](state, frame)
            if state.codes or not frames or frames[-1] is not frame or state.triggered or state.dirty:
                return


def procedure(name: str, *steps: Step) -> Procedure[None]:
    return Procedure(name, steps)


def procedure_with(keeps: type[K], name: str, *steps: Callable[["State", "Frame[K]"], None]) -> Procedure[K]:
    """A procedure that keeps something between its steps."""
    return Procedure(name, steps, keeps)


def full_name(kind: type) -> str:
    return f"{kind.__module__}.{kind.__qualname__}"


def part_of_scripts(kind: type[T]) -> type[T]:
    """Mark an enumeration whose members can stand inside nodes."""
    _parts.append(kind)
    return kind


class Part:
    """Base of what is no node but can stand inside one."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        _parts.append(cls)


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
