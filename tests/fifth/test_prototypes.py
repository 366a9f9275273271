"""A game whose words are not written yet is played all the same: in English, or by bare names, with one
warning for each language."""

import asyncio
import shutil
import warnings
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import pytest
from tests.cli.terminal import run
from tests.fifth.conftest import FOLDER
from tests.support.conformance import Case, look_at_state, play
from tests.support.copies import games_in, make_copy
from tests.support.rendering import Rendering

import deckwright as dw
from deckwright.server.cards import make_catalogue
from deckwright.server.content import game_info, rulebook_info
from deckwright.text.errors import MissingWords

LANGUAGES = dw.LANGUAGES
Make = Callable[[Path], None]
Result = TypeVar("Result")


def with_english_alone(folder: Path) -> None:
    game = make_copy(folder, "grove", model=FOLDER / "orchard")
    for language in LANGUAGES:
        if language != "en":
            (game / "lexicon" / f"{language}.toml").unlink()
            (game / "lexicon" / f"messages.{language}.ftl").unlink()
            (game / "rulebook" / f"{language}.toml").unlink()


def without_words(folder: Path) -> None:
    game = make_copy(folder, "grove", model=FOLDER / "orchard")
    shutil.rmtree(game / "lexicon")
    shutil.rmtree(game / "rulebook")


PROTOTYPES = pytest.mark.parametrize("make", [with_english_alone, without_words])


def run_apart(work: Coroutine[Any, Any, Result]) -> Result:
    """Run something in a thread of its own: in this one a browser's loop may be running."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


@contextmanager
def warned() -> Iterator[list[str]]:
    """What people are warned of."""
    told: list[str] = []
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        yield told
    told += [str(each.message) for each in caught if issubclass(each.category, MissingWords)]


@PROTOTYPES
def test_everything_is_said_with_one_warning_for_each_language(tmp_path: Path, make: Make) -> None:
    make(tmp_path)
    with games_in(tmp_path), warned() as told:
        rendering = Rendering(dw.game("grove"))
        for seed in range(3):
            play(Case("grove", 3), seed, look_at_state, rendering)
        for language in LANGUAGES:
            speaker = dw.Speaker(language, dw.game("grove"))
            assert speaker.title()
            assert all(speaker.card_name(face) for face in dw.game("grove").table.face_names)
            assert all(speaker.zone_name(zone.name) for zone in dw.game("grove").table.zones)
    lacking = [language for language in LANGUAGES if language != "en" or make is without_words]
    assert len(told) == len(lacking), told
    assert all(any(f" {language} " in each for each in told) for language in lacking)


def test_what_is_there_in_english_is_said_in_english(tmp_path: Path) -> None:
    with_english_alone(tmp_path)
    with games_in(tmp_path), warned():
        state = dw.game("grove").scenario({"players": [{"hand": ["plum"], "water": 1}, {}]})
        speaker = dw.Speaker("uk", dw.game("grove"), {"p1": "Олена", "p2": "Юрко"}, "p1")
        assert state.decision is not None
        assert speaker.option(state.decision.options[0]) == "Plant Plum"
        assert speaker.card_text("rain") == "Gain 3 buckets of water."


@PROTOTYPES
@pytest.mark.parametrize("language", LANGUAGES)
def test_browsers_are_sent_all_that_they_need(tmp_path: Path, make: Make, language: str) -> None:
    make(tmp_path)
    with games_in(tmp_path), warned():
        game = dw.game("grove")
        assert game_info(game, language).title
        catalogue = run_apart(make_catalogue(game, language))
        assert rulebook_info(game, language).game == "grove"
    assert all(card.name for card in catalogue.cards)
    assert set(catalogue.zones) == {zone.kind for zone in game.table.zones}
    assert all(catalogue.zones.values())


@pytest.mark.slow
@PROTOTYPES
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_lists_and_plays_it_in_every_language(tmp_path: Path, make: Make, language: str) -> None:
    make(tmp_path)
    with games_in(tmp_path), warned():
        listed = run("--lang", language, "games")
        simulated = run("--lang", language, "sim", "grove", "--games", "2", "--seed", "1", "--jobs", "1")
        rules = run("--lang", language, "rules", "grove")
        played = run(
            "--lang", language, "play", "grove", "--seats", "anna,bot", "--bot", "p2=random", "--seed", "1",
            typed="1\ntable\nhelp\nlog\nrules\n1\nquit\nyes\n",
        )  # fmt: skip
    assert (listed.exit_code, listed.stderr) == (0, "")
    assert "[grove]" in listed.stdout
    assert simulated.exit_code == rules.exit_code == played.exit_code == 0, played.output
