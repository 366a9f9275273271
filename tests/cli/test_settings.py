"""Settings from the command line: pairs, several values, and values that stand in files."""

import json
from pathlib import Path

import pytest

import deckwright as dw
from deckwright.cli.problems import BadInput
from deckwright.cli.settings import read_choices, read_settings, settle_all
from deckwright.cli.voice import Voice
from deckwright.games.keyforge.decks.code import format_code
from deckwright.games.keyforge.decks.generator import generate
from tests.cli.terminal import CYRILLIC, LANGUAGES, run

VOICE = Voice("en")
KEYFORGE = dw.game("keyforge")
CODE = format_code(generate("cota", 1, frozenset(KEYFORGE.cards.scripts)))
OTHER = format_code(generate("cota", 2, frozenset(KEYFORGE.cards.scripts)))


@pytest.fixture
def files(tmp_path: Path) -> Path:
    (tmp_path / "one").write_text(CODE + "\n", encoding="utf-8")
    (tmp_path / "two").write_text(OTHER, encoding="utf-8")
    (tmp_path / "yes").write_text(" yes\n", encoding="utf-8")
    (tmp_path / "both").write_text("yes,no", encoding="utf-8")
    (tmp_path / "bytes").write_bytes(b"\x89PNG\0")
    (tmp_path / "huge").write_bytes(b"x" * (1024 * 1024 + 1))
    (tmp_path / "list").write_text("Logos\n12 Gandalf\n", encoding="utf-8")
    return tmp_path


def test_a_value_is_itself_or_what_stands_in_a_file(files: Path) -> None:
    assert read_settings(["Epic=yes", " start = random"]) == {"epic": "yes", "start": "random"}
    assert read_settings([f"deck1=@{files}/one", "deck2=a@b"]) == {"deck1": CODE + "\n", "deck2": "a@b"}
    assert read_settings(["deck1=kf1/a=b"]) == {"deck1": "kf1/a=b"}


def test_several_values_are_told_apart_by_commas_but_not_inside_free_text(files: Path) -> None:
    assert read_choices(dw.game("dimensions"), ["epic=yes,no"], VOICE) == {"epic": ["yes", "no"]}
    assert read_choices(KEYFORGE, [f"deck1={CODE}"], VOICE) == {"deck1": [CODE]}
    several = read_choices(KEYFORGE, [f"deck1=@{files}/one,@{files}/two", "chains1=1,2"], VOICE)
    assert several == {"deck1": [CODE, OTHER], "chains1": ["1", "2"]}
    assert read_choices(KEYFORGE, [f"deck1=random,@{files}/two"], VOICE) == {"deck1": ["random", OTHER]}


def test_what_stands_in_a_file_is_one_value(files: Path) -> None:
    assert read_choices(dw.game("dimensions"), [f"epic=@{files}/both"], VOICE) == {"epic": ["yes,no"]}


def test_a_file_must_be_named() -> None:
    with pytest.raises(BadInput) as caught:
        read_settings(["deck1=@ "])
    assert caught.value.code == "cli-value-no-file"
    assert caught.value.details == {"name": "--option deck1"}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", ["play", "sim", "bench"])
@pytest.mark.parametrize(
    ("name", "told"),
    [("none", "none"), ("bytes", "bytes"), ("huge", "huge"), ("", ""), ("list", "Gandalf"), ("yes", "deck1")],
)
def test_every_command_tells_what_is_wrong_with_a_file(
    command: str, name: str, told: str, lang: str, files: Path
) -> None:
    result = run(command, "keyforge", "--option", f"deck1=@{files / name}", "--lang", lang)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert told in result.stderr
    assert bool(CYRILLIC.search(result.stderr)) == (lang != "en")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_list_may_be_in_any_language(lang: str, tmp_path: Path) -> None:
    path = tmp_path / "deck.txt"
    assert run("deck", "new", "--seed", "1", "--lang", lang, "-o", str(path)).exit_code == 0
    for reader in LANGUAGES:
        code = settle_all(KEYFORGE, read_settings([f"deck2=@{path}"]), Voice(reader))["deck2"]
        assert code.partition("/name")[0] == CODE.partition("/seed")[0]


def test_a_game_is_played_with_the_deck_of_a_file(files: Path) -> None:
    result = run(
        "sim", "keyforge", "--games", "1", "--json", "--turns", "1", "--option", f"deck1=@{files}/one"
    )
    assert result.exit_code == 0
    assert json.loads(result.stdout)["setups"] == [{"seats": 2, "deck1": CODE}]


def test_any_game_takes_its_settings_from_files(files: Path) -> None:
    words = ("sim", "dimensions", "--games", "2", "--json", "--option", f"epic=@{files}/yes")
    assert json.loads(run(*words).stdout)["setups"] == [{"seats": 2, "epic": True}]


@pytest.mark.slow
def test_bench_measures_with_the_settings_given(files: Path) -> None:
    words = ("bench", "dimensions", "--seconds", "0.001", "--json", "--option", f"epic=@{files}/yes")
    rows = json.loads(run(*words).stdout)["games"]["dimensions"]
    assert [(row["seats"], row["settings"]) for row in rows] == [
        (seats, {"epic": True}) for seats in (2, 3, 4, 5)
    ]
