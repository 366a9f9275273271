"""Everything in a rulebook can be looked up at the table, and whatever fails there, the game goes on."""

from typing import Any

import pytest

import deckwright as dw
from deckwright.cli.terminal.commands import Commands
from deckwright.play.glossary import Glossary
from deckwright.play.rulebook_search import look_up
from deckwright.play.session import GameSession
from deckwright.play.voice import Voice
from deckwright.text import rulebook
from deckwright.text.catalogue import catalogue
from deckwright.text.text_context import TextContext
from tests.cli.terminal import LANGUAGES, play, run

FAULTS = {"en": "a fault in the program", "ru": "ошибки в программе", "uk": "помилку в програмі"}
everywhere = pytest.mark.parametrize(
    ("name", "language"), [(name, language) for name in dw.games() for language in LANGUAGES]
)
LONGEST = 700
"""Characters of a clause that can be read in one go."""


def typed_at_a_table(name: str, language: str, *lines: str) -> str:
    """What a table shows after some commands."""
    result = run(
        "--lang", language, "play", name, "--seats", "anna,bot", "--bot", "p2=random", "--seed", "1",
        typed="".join(f"{line}\n" for line in lines),
    )  # fmt: skip
    assert result.exit_code == 0
    return result.stdout


def glossary(name: str, language: str) -> Glossary:
    speaker = Voice(language).about(dw.game(name))
    return Glossary(
        dw.game(name), speaker, [speaker.card_text(face) for face in dw.game(name).table.face_names]
    )


@everywhere
def test_every_clause_section_and_term_is_printed_at_the_table(name: str, language: str) -> None:
    book = rulebook(dw.game(name), language)
    terms = [term.name for term in glossary(name, language).terms]
    wanted = [*(clause.number for clause in book.clauses.values()), *book.sections, *terms]
    shown = typed_at_a_table(name, language, "rules", *(f"rules {word}" for word in wanted))
    assert FAULTS[language] not in shown
    for clause in book.clauses.values():
        assert clause.text in shown
        assert clause.ruling in shown
    assert all(f"{number}. {title}" in shown for number, title in book.sections.items())


@everywhere
def test_every_form_of_a_term_is_found_in_the_rulebook_or_on_a_card(name: str, language: str) -> None:
    """«`rules` a word» finds every word that is marked as a term, in any of its forms."""
    game, book = dw.game(name), rulebook(dw.game(name), language)
    speaker = Voice(language).about(game)
    texts = " ".join(f"{clause.text} {clause.ruling}" for clause in book.clauses.values()).lower()
    for term in glossary(name, language).terms:
        for form in term.forms:
            found = look_up(game, speaker, form)
            assert bool(found) == (form.replace("ё", "е") in texts.replace("ё", "е")), form


@everywhere
def test_every_card_is_told_at_the_table(name: str, language: str) -> None:
    faces = dw.game(name).table.face_names
    shown = typed_at_a_table(name, language, *(f"card {face}" for face in faces))
    assert FAULTS[language] not in shown
    speaker = Voice(language).about(dw.game(name))
    for face in faces:
        assert f"{speaker.card_name(face)} [{face}]" in shown
        assert all(line in shown for line in speaker.card_text(face).splitlines())


@everywhere
def test_the_whole_rulebook_is_printed_by_the_command(name: str, language: str) -> None:
    result = run("--lang", language, "rules", name)
    assert result.exit_code == 0
    for clause in rulebook(dw.game(name), language).clauses.values():
        assert f"{clause.number} " in result.stdout
        assert clause.ruling in result.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_clause_of_codex_is_longer_than_one_reads_in_one_go(language: str) -> None:
    clauses = rulebook(dw.game("codex"), language).clauses.values()
    assert [each.number for each in clauses if max(len(each.text), len(each.ruling)) > LONGEST] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_fills_a_message_may_be_of_any_length(language: str) -> None:
    text = "word " * 20_000
    assert text in Voice(language).say("play-ruling", text=text)
    assert TextContext(catalogue(language)).join([text, text, text]).count(text) == 3


def fail(*_: Any) -> None:
    raise RuntimeError("something nobody thought of")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_command_that_fails_is_told_and_the_game_goes_on(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Commands, "rules", fail)
    shown = play(lines=["rules 1", *["1"] * 400], lang=language).stdout
    assert FAULTS[language] in shown
    assert "RuntimeError: something nobody thought of" in shown
    assert shown.count(FAULTS[language]) == 1
    ended = {"en": "The game is over.", "ru": "Игра окончена.", "uk": "Гру закінчено."}
    assert ended[language] in shown


def test_what_can_not_be_shown_does_not_end_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("deckwright.cli.terminal.game_loop.table_lines", fail)
    shown = play(lines=["1", "1", "options"]).stdout
    assert shown.count(FAULTS["en"]) >= 3
    assert shown.rstrip().endswith("You have left the table. Good-bye!")


def test_a_choice_that_fails_leaves_the_game_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    choose = GameSession.choose
    failed: list[int] = []

    def fail_once(session: GameSession, choice: int | str) -> Any:
        if not failed:
            failed.append(1)
            raise RuntimeError("something nobody thought of")
        return choose(session, choice)

    expected = play(lines=["1"] * 400).stdout.splitlines()[-8:]
    monkeypatch.setattr(GameSession, "choose", fail_once)
    shown = play(lines=["1"] * 401).stdout
    assert shown.count(FAULTS["en"]) == 1
    assert shown.splitlines()[-8:] == expected
