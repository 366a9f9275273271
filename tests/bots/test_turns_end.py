"""Bots come to the end of their turns, and of their games."""

import pytest

import deckwright as dw
from deckwright.bots import make_bot

LONGEST_TURN = 150
"""Decisions. The longest of some hundreds of games took a fifth of it."""


@pytest.mark.slow
@pytest.mark.once
@pytest.mark.parametrize("bot", ["greedy", "search:6it"])
@pytest.mark.parametrize("name", dw.games())
def test_a_bot_ends_its_turns_and_the_game(name: str, bot: str) -> None:
    game = dw.game(name)
    for seed in range(1, 9 if bot == "greedy" else 3):
        state = game.new(seed=seed)
        bots = [make_bot(bot, seed + seat) for seat in range(state.setup.seats)]
        turn, decisions = -1, 0
        while state.decision:
            now = state.vars[game.table.turn_var]
            turn, decisions = now, decisions + 1 if turn == now else 1
            assert decisions <= LONGEST_TURN, f"seed {seed}: {state.decision.options}"
            state.choose(bots[state.decider].choose(state, state.decider))
        assert state.outcome is not None
