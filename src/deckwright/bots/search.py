"""The bot `search`: information-set Monte-Carlo tree search. It knows no game, only states and outcomes.

Every round draws a world that the seat holds possible, walks down the trees of what was tried there
before, tries one thing more, and plays on at random. Each seat has a tree of its own, in which a choice
made in secret shows only when it is revealed: nobody answers a card that still lies face down.
"""

import math
from collections.abc import Set
from random import Random
from time import monotonic
from typing import Final

from mypy_extensions import mypyc_attr

from deckwright.bots.base import UNBOUNDED, Bounds, never, thoughts
from deckwright.bots.idle import idle_options
from deckwright.bots.rollout import roll_out
from deckwright.bots.worlds import Keys, forget
from deckwright.games import hints_of
from deckwright.kernel.errors import EngineFault
from deckwright.kernel.ids import Seat
from deckwright.kernel.knowledge import Worlds
from deckwright.kernel.notation import seat_name
from deckwright.kernel.simultaneous import Simultaneous
from deckwright.kernel.state import State

EXPLORATION: Final = 0.7
LOOK_EVERY: Final = 32
"""Rounds between two looks whether the best option can still be overtaken."""


class Node:
    """What is known of one choice after a row of choices. Rewards are those of the seat that chose."""

    __slots__ = ("available", "children", "reward", "visits")

    def __init__(self) -> None:
        self.children: dict[int, Node] = {}
        self.visits = 0
        self.available = 0
        self.reward = 0.0

    def child(self, key: int) -> "Node":
        """Where a choice leads, made when it is first needed."""
        node = self.children.get(key)
        if node is None:
            node = self.children[key] = Node()
        return node


class Walk:
    """One way down the trees: where each seat stands, and the choices to be credited."""

    def __init__(self, roots: list[Node]) -> None:
        self.at = roots[:]
        self.taken: list[tuple[int, Node]] = []
        self._secret: list[tuple[int, int]] = []

    def step(self, world: State, seat: int, key: int, index: int) -> None:
        """Choose in the world; every seat learns of it when it may."""
        secret = isinstance(world.frames[-1].node, Simultaneous)
        frame = world.frames[-1]
        own = self.at[seat].child(key)
        self.taken.append((seat, own))
        self.at[seat] = own
        self._secret.append((seat, key))
        world.advance(index)
        if secret and world.frames and world.frames[-1] is frame:
            return
        for chooser, choice in self._secret:
            for other in range(len(self.at)):
                if other != chooser:
                    self.at[other] = self.at[other].child(choice)
        self._secret.clear()


@mypyc_attr(allow_interpreted_subclasses=True)
class SearchBot:
    """Thinks for a number of seconds, or for a number of rounds (then its seed settles every choice)."""

    def __init__(
        self,
        seconds: float = 1.0,
        iterations: int | None = None,
        seed: int = 0,
        exploration: float = EXPLORATION,
        bounds: Bounds = UNBOUNDED,
    ) -> None:
        self.name = f"search:{seconds:g}" if iterations is None else f"search:{iterations}it"
        self._seconds = seconds
        self._iterations = iterations
        self._exploration = exploration
        self._bounds = bounds
        self._must_end = never
        self._rng = thoughts(seed)
        self._random = Random(self._rng.bits()).random
        self._until = 0
        self._barred: Set[int] = frozenset()
        """What is not even looked at, of the options of the decision itself."""

    def choose(self, state: State, seat: int) -> int:
        if state.decider != seat:
            raise EngineFault(f"{seat_name(seat)} is not asked")
        if len(state.codes) == 1:
            return 0
        self._must_end = self._bounds.begin()
        keys = Keys(state, seat)
        roots = [Node() for _ in range(state.setup.seats)]
        position = forget(state, seat)
        self._until = state.vars[state.game.table.turn_var] + hints_of(state.game).after_turns
        options = keys.all(position)
        idle = idle_options(position, seat, self._must_end)
        self._barred = {key for key, index in options.items() if index in idle}
        self._grow(Worlds(position, Seat(seat)), keys, roots[seat], roots)
        tried = [key for key in options if key not in self._barred]
        return options[max(tried, key=lambda key: standing(roots[seat].child(key)))]

    def _grow(self, worlds: Worlds, keys: Keys, root: Node, roots: list[Node]) -> None:
        """Rounds until the budget is spent or the decision is clear."""
        rounds = 0
        if self._iterations is not None:
            while rounds < self._iterations:
                self._round(worlds, keys, roots)
                rounds += 1
                if self._must_end() or is_settled(root, self._iterations - rounds):
                    return
            return
        start = monotonic()
        end = start + min(self._seconds, self._bounds.seconds)
        now = start
        while now < end:
            self._round(worlds, keys, roots)
            rounds += 1
            now = monotonic()
            if self._must_end():
                return
            if rounds % LOOK_EVERY == 0 and is_settled(root, int((end - now) * rounds / (now - start)) + 1):
                return

    def _round(self, worlds: Worlds, keys: Keys, roots: list[Node]) -> None:
        world = worlds.draw(self._rng)
        walk = Walk(roots)
        self._descend(world, keys, walk)
        rewards = roll_out(world, self._random, self._until)
        for chooser, node in walk.taken:
            node.visits += 1
            node.reward += rewards[chooser]

    def _descend(self, world: State, keys: Keys, walk: Walk) -> None:
        """Down to the first choice that was not tried yet, which is tried."""
        while world.codes:
            chooser = world.decider
            options = keys.all(world)
            if not walk.taken:
                options = {key: index for key, index in options.items() if key not in self._barred}
            children = walk.at[chooser].children
            offered: dict[int, Node] = {}
            new: list[int] = []
            for key in options:
                node = children.get(key)
                if node is None:
                    node = children[key] = Node()
                node.available += 1
                offered[key] = node
                if not node.visits:
                    new.append(key)
            key = new[self._rng.below(len(new))] if new else self._most_promising(offered)
            walk.step(world, chooser, key, options[key])
            if new and len(options) > 1:
                return

    def _most_promising(self, offered: dict[int, Node]) -> int:
        """UCB1, with how often a choice was there to be made in place of how often its parent was met."""
        best, best_value = 0, -1.0
        exploration, root, log = self._exploration, math.sqrt, math.log
        for key, node in offered.items():
            visits = node.visits
            value = node.reward / visits + exploration * root(log(node.available) / visits)
            if value > best_value:
                best, best_value = key, value
        return best


def standing(node: Node) -> tuple[int, float]:
    """What speaks for a choice in the end: how often it was preferred, then how well it went."""
    return node.visits, node.reward


def is_settled(root: Node, rounds_left: int) -> bool:
    """Whether no other option can be preferred more often in the rounds that are left."""
    first = second = 0
    for node in root.children.values():
        if node.visits > first:
            first, second = node.visits, first
        elif node.visits > second:
            second = node.visits
    return first - second > rounds_left
