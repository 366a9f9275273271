"""The gate for the odd card: a rule of its own, as a pure function from a look at the state to an effect.

Use it only when no word fits and none should be made; every rule says why it is needed.
"""

from collections.abc import Callable
from dataclasses import dataclass

from mypy_extensions import mypyc_attr

from deckwright.kernel.control import push_child
from deckwright.kernel.frames import Frame
from deckwright.kernel.ids import Card, Seat
from deckwright.kernel.layers import value
from deckwright.kernel.nodes import Amount, Condition, Effect, Group
from deckwright.kernel.scope import holds, measure, members, scope_of
from deckwright.kernel.state import State


class Look:
    """A read-only look at the state, from the point of view of the ability that runs."""

    def __init__(self, state: State, frame: Frame) -> None:
        self._state = state
        self._scope = scope_of(frame)

    @property
    def seat(self) -> Seat:
        return self._scope.seat

    @property
    def source(self) -> Card:
        return self._scope.source

    def cards(self, group: Group) -> tuple[Card, ...]:
        return members(self._state, group, self._scope)

    def amount(self, amount: Amount) -> int:
        return measure(self._state, amount, self._scope)

    def holds(self, condition: Condition) -> bool:
        return holds(self._state, condition, self._scope)

    def value(self, attribute: int, card: Card) -> int:
        return value(self._state, attribute, card)


Rule = Callable[..., Effect]


@dataclass(frozen=True)
class Registered:
    """A rule and the reason for it."""

    function: Rule
    why: str


RULES: dict[str, Registered] = {}


def rule_of_its_own(name: str, why: str) -> Callable[[Rule], Rule]:
    """Register a rule: a function of a `Look` and of integers that returns an effect."""

    def register(function: Rule) -> Rule:
        if name in RULES:
            raise ValueError(f"two rules are called {name}")
        RULES[name] = Registered(function, why)
        return function

    return register


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, eq=False)
class ByRule(Effect):
    """Runs what a registered rule makes of the state."""

    name: str
    numbers: tuple[int, ...]

    def run(self, state: State, frame: Frame) -> None:
        state.frames.pop()
        push_child(state, frame, RULES[self.name].function(Look(state, frame), *self.numbers))


def by_rule(name: str, *numbers: int) -> Effect:
    return ByRule(name, numbers)
