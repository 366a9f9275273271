"""What games tell bots and boards beyond their rules: how a position looks, what can be played at once, and
what can be answered before it is asked. A game's hints stand in its module `hints`, if it has any."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from deckwright.kernel.ids import Seat
from deckwright.kernel.refusals import Refusal
from deckwright.kernel.state import State


@dataclass(frozen=True)
class Rest:
    """One step of a safe «play the rest»: the choice to make now, and what it would lose for good that could
    be had in another order. A loss is told like a refusal: its reason is a message."""

    key: str
    losses: tuple[Refusal, ...] = ()


@dataclass(frozen=True)
class Ahead:
    """A question that will come to a seat, and that it may answer ahead: what it chooses from stays as it is
    until then. `state` is as if it came now; `most` is how many times it is asked in a row."""

    state: State
    most: int


def even(state: State) -> list[float]:
    """Nobody knows better."""
    return [1 / state.setup.seats] * state.setup.seats


def any_choice(state: State, random: Callable[[], float]) -> int:
    return int(random() * len(state.codes))


def no_rest(state: State) -> Rest | None:
    return None


def never(state: State) -> bool:
    return False


def nothing_ahead(state: State, seat: Seat) -> Ahead | None:
    return None


@dataclass(frozen=True)
class Hints:
    """For bots: how good each seat's chances look, as shares of 1, and how far to play on before looking. For
    boards: the next step of playing all that is left, and the question that may be answered ahead."""

    evaluate: Callable[[State], list[float]] = even
    rollout_policy: Callable[[State, Callable[[], float]], int] = any_choice
    """A choice that somebody might make without thinking, for bots that play on to see how it goes."""
    after_decisions: int = 0
    """After how many decisions of random play `evaluate` tells enough; 0 if only the end tells."""
    after_turns: int = 0
    """The same in turns: 1 looks at where the next turn begins."""
    rest: Callable[[State], Rest | None] = no_rest
    """None if nothing is left. It uses only what the seat to decide knows, and never answers a question for
    it: ask again after each step, as long as the same question comes back."""
    may_rest: Callable[[State], bool] = never
    """Whether `rest` has a step now, without working it out."""
    ahead: Callable[[State, Seat], Ahead | None] = nothing_ahead


NO_HINTS: Final = Hints()
