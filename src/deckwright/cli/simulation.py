"""Games by the thousand, without anybody looking: what is played, by whom, and what came of it.

A game depends on the seed and its own number only, so that the result is the same however many
processes share the work (bots that think by the clock aside).
"""

import itertools
import signal
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import get_context
from random import Random
from typing import Any, Final

from deckwright.bots import make_bot
from deckwright.games import find as find_game
from deckwright.kernel.game import Game
from deckwright.kernel.ids import Seat
from deckwright.kernel.settings import Value
from deckwright.kernel.setup import Outcome
from deckwright.kernel.state import State

MOST_ERRORS: Final = 5
"""How many errors are told in full."""
DECISIONS_IN_A_TURN: Final = 1000
"""More than that many decisions for every turn allowed, and a game counts as unfinished."""
BATCHES: Final = 200
"""Into how many parts the work is cut at most; whole parts go to processes."""

Setup = tuple[int, tuple[tuple[str, Value], ...]]
"""Seats and settings."""


@dataclass(frozen=True)
class Plan:
    """What to play: setups and seatings take turns from game to game."""

    game: str
    games: int
    seed: int
    setups: tuple[Setup, ...]
    bots: tuple[str, ...]
    turns: int

    def setup(self, number: int) -> Setup:
        return self.setups[number % len(self.setups)]

    def bots_of(self, number: int, seats: int) -> list[str]:
        """The bots go round, so that each sits everywhere equally often."""
        first = number // len(self.setups)
        return [self.bots[(first + seat) % len(self.bots)] for seat in range(seats)]


@dataclass
class Wins:
    """How often somebody won alone, shared a win, or did not win, in finished games."""

    wins: int = 0
    shared: int = 0
    none: int = 0

    def add(self, other: "Wins") -> None:
        self.wins += other.wins
        self.shared += other.shared
        self.none += other.none

    def count(self, seat: int, outcome: Outcome) -> None:
        if seat not in outcome.winners:
            self.none += 1
        elif len(outcome.winners) == 1:
            self.wins += 1
        else:
            self.shared += 1


@dataclass
class Tally:
    """What came of a number of games."""

    games: int = 0
    decisions: int = 0
    turns: int = 0
    finished: int = 0
    unfinished: int = 0
    errors: int = 0
    messages: list[str] = field(default_factory=list)
    seats: dict[int, Wins] = field(default_factory=dict)
    bots: dict[str, Wins] = field(default_factory=dict)
    reasons: Counter[str] = field(default_factory=Counter)
    lengths: dict[int, Counter[int]] = field(default_factory=dict)
    """Turns of finished games, by the number of seats."""
    camps: dict[str, Wins] = field(default_factory=dict)
    """By what players play, if that differs; games of like against like are left out."""
    firsts: Counter[int] = field(default_factory=Counter)
    """Games that the first player has won, by the number of seats, if the game knows who that is."""

    def add(self, other: "Tally") -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.turns += other.turns
        self.finished += other.finished
        self.unfinished += other.unfinished
        self.errors += other.errors
        self.messages = (self.messages + other.messages)[:MOST_ERRORS]
        self.reasons.update(other.reasons)
        self.firsts.update(other.firsts)
        for seats, lengths in other.lengths.items():
            self.lengths.setdefault(seats, Counter()).update(lengths)
        for seat, wins in other.seats.items():
            self.seats.setdefault(seat, Wins()).add(wins)
        for camp, wins in other.camps.items():
            self.camps.setdefault(camp, Wins()).add(wins)
        for bot, wins in other.bots.items():
            self.bots.setdefault(bot, Wins()).add(wins)

    def finish(self, state: State, outcome: Outcome, bots: list[str]) -> None:
        self.finished += 1
        game, seats = state.game, state.setup.seats
        self.lengths.setdefault(seats, Counter())[state.vars[game.table.turn_var]] += 1
        if game.table.first_var >= 0 and seats > 1:
            self.firsts[seats] += int(state.vars[game.table.first_var] in outcome.winners)
        self.reasons[outcome.reason] += 1
        camps = [game.about.camp_of(state, Seat(seat)) for seat in range(seats)]
        for seat, camp in enumerate(camps):
            if camp is not None and len(set(camps)) > 1:
                self.camps.setdefault(camp, Wins()).count(seat, outcome)
        for seat, bot in enumerate(bots):
            self.seats.setdefault(seat, Wins()).count(seat, outcome)
            self.bots.setdefault(bot, Wins()).count(seat, outcome)


def setups_of(game: Game, seats: list[int] | None, settings: dict[str, list[Any]]) -> tuple[Setup, ...]:
    """Every combination of seats and settings, the settings read and checked. Where nothing is said, all
    variants of the game."""
    if seats is None and not settings:
        return tuple((count, tuple(each.items())) for count, each in game.about.variants())
    by_name = {setting.name: setting for setting in game.settings}
    rows = [[(name, by_name[name].read(value)) for value in values] for name, values in settings.items()]
    return tuple(
        (count, combination)
        for combination in itertools.product(*rows)
        for count in seats or [game.about.usual_seats(dict(combination))]
    )


def play_game(game: Game, plan: Plan, number: int, tally: Tally) -> None:
    """Play one game of the plan. An error in it is counted, and does not stop the others."""
    seats, settings = plan.setup(number)
    seed = plan.seed + number
    tally.games += 1
    try:
        state = game.new(seed=seed, seats=seats, **dict(settings))
        names = plan.bots_of(number, seats)
        if set(names) == {"random"}:
            decisions = play_at_random(state, plan.turns, Random(seed).random)
        else:
            decisions = play_with_bots(state, plan.turns, names, seed)
    except Exception as error:
        tally.errors += 1
        setup = ", ".join([f"seats={seats}", *(f"{name}={value}" for name, value in settings)])
        tally.messages.append(f"seed {seed} ({setup}): {type(error).__name__}: {error}")
        return
    tally.decisions += decisions
    tally.turns += state.vars[game.table.turn_var]
    if state.outcome is None:
        tally.unfinished += 1
    else:
        tally.finish(state, state.outcome, names)


def play_at_random(state: State, turns: int, random: Callable[[], float]) -> int:
    """Uniformly random choices, by index: the fast path."""
    turn = state.game.table.turn_var
    most = turns * DECISIONS_IN_A_TURN
    decisions = 0
    while (codes := state.codes) and state.vars[turn] <= turns and decisions < most:
        state.advance(int(random() * len(codes)))
        decisions += 1
    return decisions


def play_with_bots(state: State, turns: int, names: list[str], seed: int) -> int:
    turn = state.game.table.turn_var
    most = turns * DECISIONS_IN_A_TURN
    bots = [make_bot(name, seed * len(names) + seat) for seat, name in enumerate(names)]
    decisions = 0
    while state.codes and state.vars[turn] <= turns and decisions < most:
        seat = state.decider
        state.choose(bots[seat].choose(state, seat))
        decisions += 1
    return decisions


def play_batch(plan: Plan, numbers: range) -> Tally:
    game = find_game(plan.game)
    tally = Tally()
    for number in numbers:
        play_game(game, plan, number, tally)
    return tally


def batches(plan: Plan) -> list[range]:
    size = max(1, -(-plan.games // BATCHES))
    return [range(first, min(first + size, plan.games)) for first in range(0, plan.games, size)]


def leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def simulate(plan: Plan, jobs: int) -> Iterator[Tally]:
    """The results of the batches, in their order."""
    if jobs == 1:
        yield from (play_batch(plan, numbers) for numbers in batches(plan))
        return
    executor = ProcessPoolExecutor(
        jobs, mp_context=get_context("spawn"), initializer=leave_interrupts_to_the_parent
    )
    try:
        parts = batches(plan)
        yield from executor.map(play_batch, itertools.repeat(plan), parts)
    finally:
        executor.shutdown(cancel_futures=True)
