"""How effects follow one another, tried on the torture game's words."""

from tests.torture import table
from tests.torture.game import TORTURE
from tests.torture.words import CREATURE, Heal

from deckwright.kernel import interpreter
from deckwright.kernel.control import ForEach, Sequence
from deckwright.kernel.frames import Frame
from deckwright.kernel.ids import Card, Seat
from deckwright.kernel.instructions import choice_of
from deckwright.kernel.state import State
from deckwright.script.effects import IT, choose
from deckwright.script.groups import FRIENDLY

HEALS_THEM: Sequence = Sequence((Heal(IT),))


def hurt() -> State:
    """Three creatures, each with damage."""
    state = TORTURE.scenario({"players": [{"line": ["brute", "hound", "rival"]}, {}]})
    for card in state.zones[table.LINE[0]]:
        state.own(table.DAMAGE)[card] = 2
    return state


def damage(state: State) -> list[int]:
    return [state.columns[table.DAMAGE][card] for card in state.zones[table.LINE[0]]]


def begin(state: State, node: ForEach) -> None:
    """Run an effect in place of the question under way, which comes again behind it."""
    state.codes = []
    state.frames[-1].again()
    interpreter.push(state, node, Seat(0))
    interpreter.run(state)


def test_what_is_done_for_each_is_done_to_those_that_were_chosen_first() -> None:
    state = hurt()
    begin(state, ForEach(choose(FRIENDLY & CREATURE, 2), HEALS_THEM))
    assert damage(state) == [2, 2, 2], "nothing is done before all are chosen"
    state.choose("pick rival.1")
    state.choose("pick brute.1")
    assert damage(state) == [0, 2, 0]


def test_for_each_of_no_cards_does_nothing() -> None:
    state = TORTURE.scenario({"players": [{"hand": ["brute"]}, {}]})
    begin(state, ForEach(choose(FRIENDLY & CREATURE), HEALS_THEM))
    assert state.outcome is None
    assert state.decision is not None
    assert state.decision.prompt == "action"


def test_an_instruction_is_at_a_choice_only_until_it_is_settled() -> None:
    instruction = Heal(choose(CREATURE))
    frame = Frame(instruction, Seat(0), 0, Card(0))
    assert choice_of(frame) is instruction.parts[0]
    frame.pc = 1
    assert choice_of(frame) is None
    assert choice_of(Frame(HEALS_THEM, Seat(0), 0)) is None
