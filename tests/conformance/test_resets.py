"""What is set back in several places of a turn, so that one covers for another: each does so by itself."""

import pytest
from tests.support.duel import GAME, Duel
from tests.support.rules import rule

import deckwright as dw
from deckwright.games.keyforge.rules import turn
from deckwright.games.shards import table
from deckwright.games.shards.rules import nemesis
from deckwright.games.shards.rules import turn as shards_turn
from deckwright.games.shards.rules.field import begin_counting
from deckwright.kernel.frames import NO_ANSWER, Frame
from deckwright.kernel.ids import Seat
from deckwright.kernel.nodes import Step

HOUSES = ["brobnar", "dis", "logos"]


@pytest.mark.parametrize(
    "step", [turn.begin_turn, turn.ask_for_house, turn.ask_for_action, turn.ready_step, turn.end_turn]
)
def test_each_step_of_a_turn_of_keyforge_begins_with_nothing_remembered(step: Step) -> None:
    """What a card was when it left is told to the action that made it leave, and to nothing later."""
    duel = Duel("brobnar", {"line": ["troll"], "houses": HOUSES}, {"houses": HOUSES})
    state = duel.state.clone()
    state.codes = []
    frame = state.frames[-1]
    frame.answer = NO_ANSWER
    state.memory = {duel.card("troll.1"): (0,) * (len(GAME.cards.attributes) + 1)}
    step(state, frame)
    assert state.memory == {}


def of_nemesis() -> dw.State:
    state = dw.game("shards").new(seed=1, seats=1, mode="nemesis")
    state.codes = []
    for name in (table.CRYSTALS, table.POWER, table.PLAYS, table.FOCUSED, table.DAMAGE_TAKEN):
        state.vars[name] = 7
    return state


@rule("SHI-4.9")
def test_the_end_of_a_players_turn_leaves_neither_crystals_nor_power() -> None:
    state = of_nemesis()
    shards_turn.end_phase(state, Frame(shards_turn.TURN, Seat(0), 0))
    assert (state.vars[table.CRYSTALS], state.vars[table.POWER]) == (0, 0)


def test_the_end_of_the_turn_of_nemesis_leaves_no_power() -> None:
    state = of_nemesis()
    nemesis.end(state, Frame(nemesis.NEMESIS_TURN, Seat(table.NEMESIS), 0))
    assert state.vars[table.POWER] == 0


@pytest.mark.parametrize("seat", [Seat(0), Seat(table.NEMESIS)])
def test_a_turn_begins_with_nothing_gained_played_used_or_dealt(seat: Seat) -> None:
    state = of_nemesis()
    begin_counting(state, seat)
    left = (table.CRYSTALS, table.POWER, table.PLAYS, table.FOCUSED, table.DAMAGE_TAKEN)
    assert [state.vars[name] for name in left] == [0] * len(left)
