"""Tables in the midst of a game that bots have begun: always the same for the same seed."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Final

import deckwright
from deckwright.bots import make_bot
from tests.browser.visitor import Visitor

SIT: Final = """async ([game, record, step]) => {
    const post = async (path, body) => {
        const answer = await fetch(`/api/v1/${path}`, {method: "POST", body});
        if (!answer.ok) throw new Error(await answer.text());
        return answer.json();
    };
    const {id} = await post("replays", record);
    const seats = [{kind: "me"}, {kind: "bot", bot: "greedy"}];
    return (await post("tables", JSON.stringify({game, seats, play_on: {replay: id, step}}))).id;
}"""


@dataclass(frozen=True)
class Position:
    """A game of two bots, after so many choices."""

    game: str
    seed: int
    choices: int

    @property
    def record(self) -> str:
        return next(record.to_json() for count, _, record in self.played() if count == self.choices)

    def at_first(self, verb: str) -> "Position":
        """From there on, where the first seat can first do something of that kind."""
        return self.where(
            lambda state: any(option.verb.name == verb for option in state.decision.options)  # type: ignore[union-attr]
        )

    def where(self, fits: Callable[[deckwright.State], bool]) -> "Position":
        """From there on, where the first seat is first asked in a position that fits."""
        for count, state, _ in self.played():
            decision = state.decision
            asked = decision is not None and decision.seat == 0
            if count >= self.choices and asked and fits(state):
                return replace(self, choices=count)
        raise AssertionError("it never comes")

    def played(self) -> Iterator[tuple[int, deckwright.State, deckwright.Record]]:
        """The game, choice by choice."""
        state = deckwright.game(self.game).new(seed=self.seed)
        record = deckwright.Record.of(state)
        bots = [make_bot("greedy", self.seed), make_bot("greedy", self.seed + 1)]
        for count in range(1000):
            yield count, state, record
            decision = state.decision
            assert decision is not None, "the game has ended before"
            record.choose(state, bots[decision.seat].choose(state, decision.seat))


LIVELY: Final = (
    Position("codex", 5, 86),
    Position("dimensions", 4, 53),
    Position("keyforge", 58, 121),
    Position("shards", 4, 144),
)
"""One of each game, with much on the table and much to choose."""


def sit_down_at(visitor: Visitor, position: Position) -> None:
    """Play on for the first seat."""
    visitor.go("/help")
    table = visitor.page.evaluate(SIT, [position.game, position.record, position.choices])
    visitor.go(f"/table/{table}")
    visitor.page.locator("[data-card]").first.wait_for()
