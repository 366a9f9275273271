"""Which language is spoken; errors in English; the rulebook."""

import pytest

import deckwright as dw
from deckwright.text import LANGUAGES, MissingMessage, Speaker, choose_language, rulebook
from tests.text.support import GAMES, in_every_language, of_every_game


def test_three_languages() -> None:
    assert tuple(LANGUAGES) == ("en", "ru", "uk")


@pytest.mark.parametrize(
    ("wanted", "environment", "language"),
    [
        ("ru", {"LANG": "uk_UA.UTF-8"}, "ru"),
        ("UK_ua", {}, "uk"),
        (None, {}, "en"),
        (None, {"LANG": "uk_UA.UTF-8"}, "uk"),
        (None, {"LC_ALL": "ru_RU.UTF-8", "LANG": "uk_UA.UTF-8"}, "ru"),
        (None, {"LC_MESSAGES": "uk", "LANG": "ru"}, "uk"),
        (None, {"LC_ALL": "C.UTF-8", "LANG": "ru_RU.UTF-8"}, "en"),
        (None, {"LC_ALL": "", "LANG": "ru_RU@euro"}, "ru"),
        (None, {"LANG": "be_BY.UTF-8", "LANGUAGE": "be:uk:ru"}, "uk"),
        (None, {"LANG": "de_DE.UTF-8"}, "en"),
    ],
)
def test_the_language_is_the_one_asked_for_or_the_systems(
    wanted: str | None, environment: dict[str, str], language: str
) -> None:
    assert choose_language(wanted, environment) == language


def test_an_unknown_language_is_an_error_that_names_the_known_ones() -> None:
    with pytest.raises(dw.DeckwrightError) as caught:
        choose_language("tlh", {})
    assert str(caught.value) == "The language “tlh” is not spoken here. There are: en, ru, uk."
    with pytest.raises(dw.DeckwrightError):
        Speaker("tlh")


def test_an_error_speaks_english_by_itself_and_any_language_through_a_speaker() -> None:
    with pytest.raises(dw.DeckwrightError) as caught:
        dw.game("chess")
    assert str(caught.value) == "There is no game “chess”. There are: codex, dimensions, keyforge, shards."
    assert Speaker("ru").error(caught.value) == "Игры «chess» нет. Есть: codex, dimensions, keyforge, shards."
    assert Speaker("uk").error(caught.value) == "Гри «chess» немає. Є: codex, dimensions, keyforge, shards."


def test_an_error_without_a_message_still_shows_in_a_traceback() -> None:
    error = dw.DeckwrightError("no-such-code", place=3)
    assert str(error) == "no-such-code {'place': 3}"
    with pytest.raises(MissingMessage):
        Speaker("en").error(error)


@in_every_language
@of_every_game
def test_the_rulebook_has_every_clause(language: str, game: dw.Game) -> None:
    book, english = rulebook(game, language), rulebook(game, "en")
    assert book.title == Speaker(language, game).title()
    assert list(book.sections) == list(english.sections)
    assert list(book.clauses) == list(english.clauses)
    for number, clause in book.clauses.items():
        assert clause.number == f"{book.prefix}-{number}"
        assert clause.text or clause.ruling
        assert number.partition(".")[0] in book.sections
        assert bool(clause.ruling) == bool(english.clauses[number].ruling)


def test_a_clause_of_the_rulebook() -> None:
    book = rulebook(dw.game("dimensions"), "uk")
    assert book.prefix == "DIM"
    assert book.sections["4"] == "Хід"
    assert book.clauses["4.7"].number == "DIM-4.7"
    assert book.clauses["4.7"].text == "Аномалію не можна зіграти у фазах 1 і 2."
    assert book.clauses["1.8"].ruling == ""
    with pytest.raises(MissingMessage):
        rulebook(GAMES[0], "tlh")


MOST_LETTERS = 600
"""Longer than this a clause can be neither read nor referred to."""


@in_every_language
@of_every_game
def test_no_clause_of_a_rulebook_is_too_long_to_be_read(language: str, game: dw.Game) -> None:
    clauses = rulebook(game, language).clauses
    lengths = {number: max(len(clause.text), len(clause.ruling or "")) for number, clause in clauses.items()}
    assert {number: length for number, length in lengths.items() if length > MOST_LETTERS} == {}
