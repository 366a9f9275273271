"""Every clause of every rulebook has a test, and every test that names a clause names one that exists."""

import pytest

import deckwright as dw
from deckwright.text import rulebook
from tests.support.reading import all_tests, read_tests
from tests.support.rules import rule

GAMES = dw.games()


def clauses_of(game: str) -> list[str]:
    return [clause.number for clause in rulebook(dw.game(game), "en").clauses.values()]


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_every_clause_has_a_test(game: str) -> None:
    # A test that is expected to fail shows nothing.
    tested = {clause for test in all_tests() if not test.decorators("xfail") for clause in test.clauses()}
    missing = [clause for clause in clauses_of(game) if clause not in tested]
    assert not missing, f"{len(missing)} clauses without a test: {', '.join(missing)}"


@pytest.mark.slow
def test_every_clause_that_a_test_names_exists() -> None:
    known = {clause for game in GAMES for clause in clauses_of(game)}
    wrong = [f"{test}: {clause}" for test in all_tests() for clause in test.clauses() if clause not in known]
    assert not wrong, "\n".join(wrong)


def test_the_rulebooks_have_as_many_clauses_as_were_written() -> None:
    assert {game: len(clauses_of(game)) for game in GAMES} == {
        "codex": 239,
        "dimensions": 106,
        "keyforge": 224,
        "shards": 236,
    }


def test_a_mark_with_several_clauses_is_read_whole() -> None:
    source = (
        '@rule("DIM-1.1", "DIM-1.2")\n@pytest.mark.xfail(strict=True)\ndef test_it() -> None:\n    assert x\n'
    )
    (test,) = read_tests(source, "source")
    assert test.clauses() == ["DIM-1.1", "DIM-1.2"]
    assert test.decorators("xfail")


@pytest.mark.parametrize("word", ["", "DIM", "DIM-1", "dim-1.1", "DIM-1.1 ", "1.1"])
def test_a_mark_that_is_no_number_of_a_clause_is_refused(word: str) -> None:
    with pytest.raises(ValueError, match="not the number of a clause"):
        rule(word)
