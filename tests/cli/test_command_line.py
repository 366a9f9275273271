"""The command line: help, versions, languages, and mistakes that are explained instead of dumped."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import deckwright as dw
from deckwright.cli.main import DECKWRIGHT, take_language
from deckwright.cli.problems import BadInput
from tests.cli.terminal import CYRILLIC, LANGUAGES, LATIN, run, without_notation

COMMANDS = (
    "play",
    "serve",
    "connect",
    "resume",
    "sim",
    "replay",
    "verify",
    "rules",
    "games",
    "deck",
    "schema",
    "bench",
)
USAGE = {"en": "Usage:", "ru": "Запуск:", "uk": "Запуск:"}


def test_the_version_is_told() -> None:
    result = run("--version")
    assert (result.exit_code, result.output) == (0, f"deckwright {dw.__version__} ({dw.BUILD})\n")


def test_without_a_command_there_is_help() -> None:
    result = run()
    assert result.exit_code == 0
    assert all(f"  {name} " in result.output for name in COMMANDS)
    assert list(DECKWRIGHT.commands) == list(COMMANDS)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["", *COMMANDS])
def test_help_speaks_the_language_asked_for_on_either_side(name: str, lang: str) -> None:
    words = [name] if name else []
    before = run("--lang", lang, *words, "--help")
    after = run(*words, "--help", f"--lang={lang}")
    assert before.exit_code == after.exit_code == 0
    assert before.output == after.output
    assert before.output.startswith(USAGE[lang])
    sentences = [line for line in before.output.splitlines() if CYRILLIC.search(line)]
    assert bool(sentences) == (lang != "en")


@pytest.mark.parametrize(
    ("environment", "usage"),
    [
        ({}, "Usage:"),
        ({"LANG": "ru_RU.UTF-8"}, "Запуск: deckwright [КЛЮЧИ]"),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": "uk_UA.UTF-8"}, "Запуск: deckwright [КЛЮЧІ]"),
        ({"LANG": "fr_FR.UTF-8"}, "Usage:"),
    ],
)
def test_without_a_wish_the_environment_tells_the_language(environment: dict[str, str], usage: str) -> None:
    assert run("--help", environment=environment).output.startswith(usage)


MISTAKES = [
    (["plya"], "play, replay"),
    (["sim", "dimensions", "--gmaes", "3"], "--games"),
    (["sim", "dimensions", "--games"], "--games"),
    (["sim", "dimensions", "--json=yes"], "--json"),
    (["sim"], ""),
    (["games", "too", "many"], "too many"),
    (["--lang"], "--lang"),
    (["--lang", "de", "games"], "de"),
    (["rules", "chess"], "chess"),
    (["rules", "dimensions", "DIM-99.9"], "DIM-99.9"),
    (["rules", "dimensions", "zzzz"], "zzzz"),
    (["sim", "dimensions", "--games", "0"], "--games"),
    (["sim", "dimensions", "--games", "1e3"], "1e3"),
    (["sim", "dimensions", "--seed", "-1"], "-1"),
    (["sim", "dimensions", "--seed", "x" * 5000], "xxx"),
    (["sim", "dimensions", "--seats", "9"], "9"),
    (["sim", "dimensions", "--seats", "5-2"], "5-2"),
    (["sim", "dimensions", "--seats", "٣"], "٣"),
    (["sim", "dimensions", "--bots", "genius"], "genius"),
    (["sim", "dimensions", "--bots", "random:7"], "7"),
    (["sim", "dimensions", "--bots", "search:soon"], "soon"),
    (["sim", "dimensions", "--option", "epic"], "epic"),
    (["sim", "dimensions", "--option", "epic=perhaps"], "perhaps"),
    (["sim", "dimensions", "--option", "seed=3"], "seed"),
    (["play", "dimensions", "--option", "seats=3"], "seats"),
    (["play", "dimensions", "--seats", "anna"], "1"),
    (["play", "dimensions", "--seats", "anna,Anna"], "Anna"),
    (["play", "dimensions", "--seats", "anna,"], ""),
    (["play", "dimensions", "--seats", "anna,bot:genius"], "genius"),
    (["play", "dimensions", "--bot", "p7=random"], "p7"),
    (["play", "dimensions", "--bot", "random"], "random"),
    (["bench", "dimensions", "--seconds", "nan"], "nan"),
]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("words", "told"), MISTAKES)
def test_a_mistake_is_explained_and_ends_with_two(words: list[str], told: str, lang: str) -> None:
    environment = {"LANG": f"{lang}_XX.UTF-8"}
    result = run(*words, environment=environment)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert told in result.stderr
    message = next(line for line in result.stderr.splitlines() if not line.startswith(("Usage:", "Запуск:")))
    if lang != "en":
        assert CYRILLIC.search(message)
        spoken = without_notation(message)
        for literal in (
            "codex",
            "dimensions",
            "keyforge",
            "shards",
            "search:0.5",
            "search:200it",
            "greedy",
            "random",
            "search",
            *told.split(),
        ):
            spoken = spoken.replace(literal, "")
        if "epic" not in " ".join(words) and "option" not in " ".join(words):
            assert not LATIN.search(spoken), spoken


def test_the_language_is_taken_off_the_line_wherever_it_stands() -> None:
    assert take_language(["--lang", "ru", "games"]) == ("ru", ["games"])
    assert take_language(["games", "--lang=uk"]) == ("uk", ["games"])
    assert take_language(["--lang", "ru", "games", "--lang", "uk"]) == ("uk", ["games"])
    assert take_language(["rules", "--", "--lang", "ru"]) == (None, ["rules", "--", "--lang", "ru"])
    with pytest.raises(BadInput):
        take_language(["games", "--lang"])


def command(*words: str, **variables: str) -> subprocess.CompletedProcess[bytes]:
    """The command as a program of its own."""
    return subprocess.run(
        [sys.executable, "-c", "from deckwright.cli.main import main; main()", *words],
        input=b"",
        capture_output=True,
        env={**os.environ, **variables},
        timeout=60,
        check=False,
    )


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_runs_as_a_program_too(lang: str) -> None:
    listed = command("--lang", lang, "games")
    assert listed.returncode == 0
    assert "[dimensions]" in listed.stdout.decode()
    wrong = command("--lang", lang, "games", "--no-such-thing")
    assert wrong.returncode == 2
    assert b"--no-such-thing" in wrong.stderr
    assert b"Traceback" not in wrong.stderr


@pytest.mark.slow
def test_a_stream_that_can_not_spell_a_letter_gets_a_question_mark() -> None:
    result = command("--lang", "ru", "games", PYTHONIOENCODING="latin-1")
    assert result.returncode == 0
    assert b"?????" in result.stdout


@pytest.mark.slow
def test_bytes_that_are_no_text_do_no_harm() -> None:
    words = [b"rules", b"dimensions", b"\xff\xfe"]
    result = subprocess.run(
        [os.fsencode(sys.executable), b"-c", b"from deckwright.cli.main import main; main()", *words],
        capture_output=True,
        timeout=60,
        check=False,
    )
    assert result.returncode == 2
    assert b"Traceback" not in result.stderr


def test_nobody_reading_any_more_is_no_disaster() -> None:
    script = (
        f'"{sys.executable}" -c "from deckwright.cli.main import main; main()" rules dimensions | head -c 20'
    )
    result = subprocess.run(["sh", "-c", script], capture_output=True, timeout=60, check=False)
    assert result.stdout == b"Battle of Dimensions"
    assert result.stderr == b""


@pytest.mark.slow
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="the system has no full device")
def test_a_full_disk_is_told() -> None:
    script = (
        f'"{sys.executable}" -c "from deckwright.cli.main import main; main()" --lang uk games > /dev/full'
    )
    result = subprocess.run(["sh", "-c", script], capture_output=True, timeout=60, check=False)
    assert result.returncode == 2
    assert result.stderr.decode() == "На диску немає місця.\n"


@pytest.mark.slow
def test_shells_complete_commands_options_and_games() -> None:
    def complete(line: str, place: int) -> str:
        variables = {"_DECKWRIGHT_COMPLETE": "zsh_complete", "COMP_WORDS": line, "COMP_CWORD": str(place)}
        return command(LANG="ru_RU.UTF-8", LC_ALL="", **variables).stdout.decode()

    assert "dimensions" in complete("deckwright sim d", 2)
    assert "Сыграть много игр" in complete("deckwright s", 1)
    assert "Сколько игр" in complete("deckwright sim --ga", 2)
