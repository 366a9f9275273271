"""What a board shows as tempting can be done or is refused with a reason: every card in hand, in play or in
the row, also the second and third copy, in the engine and in what the browser is given."""

from itertools import islice
from typing import Final

import pytest
from tests.support.conformance import Case, cases, covering, is_usual, random_choices

import deckwright as dw
from deckwright.kernel.ids import Seat
from deckwright.kernel.state import State
from deckwright.play.sitting import Sitting
from deckwright.server.scenes import Reader

TEMPTING: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "codex": {"main": ("hand",), "patrol": ("play",)},
    "dimensions": {"battle": ("hand",), "lay": ("hand",)},
    "keyforge": {"main": ("hand", "line", "artifacts")},
    "shards": {"main": ("hand", "row")},
}
"""Where a player acts as they like, and with which cards."""
SPELLS: Final = ("two-step", "harmony", "discord")
"""Spells that stay in play have nothing to do with a patrol."""

GRID = [case for name in dw.games() for case in covering(cases(name))]
QUICK = [pytest.param(case, marks=() if is_usual(case) else pytest.mark.slow) for case in GRID]


def tempting(state: State, prompt: str, seat: Seat) -> list[str]:
    """The cards that a player may want to do something with, by their labels."""
    kinds = TEMPTING[state.game.name].get(prompt, ())
    cards = [
        card
        for number, zone in enumerate(state.game.zones)
        if zone.kind in kinds and zone.seat in (seat, -1)
        for card in state.zones[number]
    ]
    labels = [state.game.label(state, card, seat) for card in cards]
    return [label for label in labels if label.partition(".")[0] not in SPELLS]


@pytest.mark.parametrize("case", QUICK, ids=str)
def test_every_card_that_tempts_is_an_option_or_refused(case: Case) -> None:
    state = case.new(4)
    sitting = Sitting(state, dw.Record.of(state))
    names = {f"p{number}": f"Player {number}" for number in range(1, case.seats + 1)}
    looked_at = 0
    for number, choice in enumerate(islice(random_choices(state, 4), 300)):
        decision = state.decision
        assert decision is not None
        seat = decision.seat
        wanted = tempting(state, decision.prompt, seat)
        if wanted:
            offered = {word for key in decision.keys for word in key.split()}
            refused = {word for each in state.why_not(seat) for word in each.action.split()}
            assert [card for card in wanted if card not in offered | refused] == []
            looked_at += 1
        if wanted and number % 10 == 0:
            check_scene(Reader(state.game, seat, "en", names), sitting, wanted)
        sitting.choose(choice)
        state = sitting.state
    assert looked_at


def check_scene(reader: Reader, sitting: Sitting, wanted: list[str]) -> None:
    """The same in what is sent to the browser."""
    scene = reader.scene(sitting, 1, 1)
    assert scene.question is not None
    lit = {card for option in scene.question.options for card in option.cards}
    grey = {card for refused in scene.refusals for card in refused.cards}
    assert [card for card in wanted if card not in lit | grey] == []
