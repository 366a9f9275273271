"""Every clause of every rulebook has a test, and every test that names a clause names one that exists."""

import re
from pathlib import Path
from typing import Final

import pytest

import deckwright as dw
from deckwright.text import LANGUAGES, rulebook
from deckwright.text.catalogue import game_folder
from tests.support.copies import games_in
from tests.support.rules import rule
from tests.support.syntax import all_tests, read_tests

OUTSIDE: Final = Path(__file__).parent / "fifth"
"""Games that are not part of the package and have tests all the same."""


def clauses_by_game() -> dict[str, list[str]]:
    with games_in(OUTSIDE):
        return {
            name: [clause.number for clause in rulebook(dw.game(name), "en").clauses.values()]
            for name in dw.games()
        }


CLAUSES: Final = clauses_by_game()


@pytest.mark.slow
@pytest.mark.parametrize("game", CLAUSES)
def test_every_clause_has_a_test(game: str) -> None:
    # A test that is expected to fail shows nothing.
    tested = {clause for test in all_tests() if not test.decorators("xfail") for clause in test.clauses()}
    missing = [clause for clause in CLAUSES[game] if clause not in tested]
    assert not missing, f"{len(missing)} clauses without a test: {', '.join(missing)}"


@pytest.mark.slow
def test_every_clause_that_a_test_names_exists() -> None:
    known = {clause for clauses in CLAUSES.values() for clause in clauses}
    wrong = [f"{test}: {clause}" for test in all_tests() for clause in test.clauses() if clause not in known]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", dw.games())
def test_no_clause_of_a_rulebook_is_lost_or_left_out(game: str, language: str) -> None:
    """Every heading is a clause, and the clauses of a section are numbered through, in every language."""
    source = game_folder(dw.game(game)).parent / "rulebook" / f"{language}.toml"
    headings = re.findall(r'^\[clauses\."(\d+)\.(\d+)"\]', source.read_text(encoding="utf-8"), re.MULTILINE)
    book = rulebook(dw.game(game), language)
    assert [f"{section}.{number}" for section, number in headings] == list(book.clauses)
    for section in book.sections:
        numbers = [int(number) for each, number in headings if each == section]
        assert numbers == list(range(1, len(numbers) + 1)), section
    assert {section for section, _ in headings} == set(book.sections)


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
