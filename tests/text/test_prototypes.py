"""A game that is still without words: it runs in every language, with one warning."""

import shutil
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import deckwright as dw
from deckwright.play.tables import log_lines, table_lines
from deckwright.play.voice import Voice
from deckwright.text import LANGUAGES, MissingWords, rulebook
from tests.support.copies import games_in, make_copy

CHOICES = 40


def without_words(folder: Path, *endings: str) -> None:
    """Take the files with these endings from a game."""
    for path in [*folder.rglob("lexicon/*"), *folder.rglob("rulebook/*")]:
        if path.is_file() and path.name.endswith(endings):
            path.unlink()


@pytest.fixture
def english_alone(tmp_path: Path) -> Iterator[dw.Game]:
    make_copy(tmp_path, "fifth")
    without_words(tmp_path, "ru.ftl", "ru.toml", "uk.ftl", "uk.toml")
    with games_in(tmp_path):
        yield dw.game("fifth")


@pytest.fixture
def wordless(tmp_path: Path) -> Iterator[dw.Game]:
    make_copy(tmp_path, "sixth")
    for name in ("lexicon", "rulebook"):
        for folder in tmp_path.rglob(name):
            shutil.rmtree(folder)
    with games_in(tmp_path):
        yield dw.game("sixth")


def told(game: dw.Game, language: str) -> list[str]:
    """A game played for a while, with all that a player reads of it."""
    speaker = Voice(language).about(game, {"p1": "Anna"}, "p1")
    state, random = game.new(seed=5), Random(3)
    lines = [speaker.title(), speaker.about(), rulebook(game, language).title]
    lines += [speaker.setting_name(each) + speaker.setting_about(each) for each in game.settings]
    lines += [
        text for face in game.table.face_names for text in (speaker.card_name(face), speaker.card_text(face))
    ]
    for _ in range(CHOICES):
        if state.decision is None:
            break
        lines += [speaker.prompt(state.decision), *map(speaker.option, state.decision.options)]
        lines += table_lines(game, speaker, state.view(state.decision.seat))
        lines += [speaker.refusal(each) for each in state.why_not(state.decision.seat)]
        lines += log_lines(game, speaker, list(state.choose(random.randrange(len(state.codes)))))
    return lines


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
def test_a_game_with_english_alone_is_told_in_english(english_alone: dw.Game, language: str) -> None:
    with pytest.warns(MissingWords, match=f"fifth: no words for everything in {language}") as warned:
        lines = told(english_alone, language)
    assert len(warned) == 1
    speaker = Voice("en").about(english_alone)
    assert lines[0] == speaker.title()
    assert {speaker.card_name(face) for face in english_alone.table.face_names} < set(lines)
    assert "Show" in "".join(lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_without_words_is_told_by_bare_names(wordless: dw.Game, language: str) -> None:
    with pytest.warns(MissingWords, match=f"sixth: no words for everything in {language}") as warned:
        lines = told(wordless, language)
    assert len(warned) == 1
    assert lines[:3] == ["sixth", "", "sixth"]
    assert {"red-4"} <= set(lines)
