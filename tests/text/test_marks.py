"""Marks around the words for cards: without them a sentence is what anybody else reads."""

import pytest

import deckwright as dw
from deckwright.kernel.ids import Seat
from deckwright.play.tables import log_lines
from deckwright.play.voice import Voice
from deckwright.text import LANGUAGES
from deckwright.text.grammar import capital
from deckwright.text.marks import CLOSE, MIDDLE, OPEN, mark, unmark

NAMES = {"p1": "Анна", "p2": "Boris"}
CHOICES = 120


def test_a_mark_holds_the_label_and_the_words() -> None:
    assert mark("troll.1", "the Troll") == f"{OPEN}troll.1{MIDDLE}the Troll{CLOSE}"
    assert unmark(f"{mark('a', 'Ann')} and {mark('b', 'Bob')}") == "Ann and Bob"
    assert unmark("nothing") == "nothing"


def test_a_sentence_that_begins_with_a_mark_begins_with_a_capital_letter() -> None:
    assert capital(mark("troll.1", "the Troll")) == mark("troll.1", "The Troll")
    assert capital("the Troll") == "The Troll"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", dw.games())
def test_the_log_and_the_options_differ_in_nothing_but_marks(name: str, language: str) -> None:
    game = dw.game(name)
    plain = Voice(language).about(game, NAMES, "p1")
    marked = Voice(language).about(game, NAMES, "p1", marked=True)
    state, rng = game.new(seed=11), dw.Rng(4)
    marks = 0
    for _ in range(CHOICES):
        decision = state.decision
        if decision is None:
            break
        for option in decision.options:
            assert unmark(marked.option(option)) == plain.option(option)
        assert unmark(marked.prompt(decision)) == plain.prompt(decision)
        for refusal in state.why_not(decision.seat):
            assert unmark(marked.refusal(refusal)) == plain.refusal(refusal)
        events = state.choose(rng.below(len(decision.options))).seen_by(Seat(0))
        told = log_lines(game, marked, events)
        assert [unmark(line) for line in told] == log_lines(game, plain, events)
        marks += sum(OPEN in line for line in told)
    assert marks
