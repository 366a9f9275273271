"""Records on the command line: replayed, verified, and refused when they are bad."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.cli.terminal import CYRILLIC, LANGUAGES, record_game, run


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.json"


def alter(path: Path, change: Callable[[dict[str, Any]], None]) -> None:
    document = json.loads(path.read_text(encoding="utf-8"))
    change(document)
    path.write_text(json.dumps(document, ensure_ascii=False), encoding="utf-8")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_true_record_is_confirmed(path: Path, lang: str) -> None:
    choices = len(record_game(path)["choices"])
    result = run("verify", str(path), "--lang", lang)
    assert result.exit_code == 0
    assert str(choices) in result.stdout


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_altered_choice_is_found_with_its_place(path: Path, lang: str) -> None:
    record_game(path)
    alter(path, lambda document: document["choices"].__setitem__(20, "attack red p9/blue"))
    result = run("verify", str(path), "--lang", lang)
    assert result.exit_code == 1
    assert " 21 " in result.stdout
    assert "attack red p9/blue" in result.stdout
    assert bool(CYRILLIC.search(result.stdout)) == (lang != "en")


def test_an_altered_event_is_found_with_what_it_should_be(path: Path) -> None:
    record_game(path)

    def change(document: dict[str, Any]) -> None:
        for number, events in enumerate(document["events"]):
            for event in events:
                if number > 9 and event[0] == "drew":
                    event[1]["card"] = "red-1" if event[1]["card"] != "red-1" else "red-2"
                    document["found"] = number
                    return

    alter(path, change)
    at = json.loads(path.read_text(encoding="utf-8"))["found"]
    result = run("verify", str(path))
    assert result.exit_code == 1
    assert f"Choice {at} of" in result.stdout
    assert "By the rules: drew seat=" in result.stdout
    assert "In the record: drew seat=" in result.stdout


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda document: document["setup"].update(seats=9), "set-up is not by the rules"),
        (lambda document: document["events"][0].append(["signs-tied", {}]), "The set-up"),
        (
            lambda document: document["choices"].append("pass") or document["events"].append([]),
            "over before it",
        ),
    ],
)
def test_other_departures_are_told_too(
    path: Path, change: Callable[[dict[str, Any]], None], told: str
) -> None:
    record_game(path, start="random")
    alter(path, change)
    result = run("verify", str(path))
    assert result.exit_code == 1
    assert told in result.stdout


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_replay_tells_the_game_in_the_language_of_the_reader(path: Path, lang: str) -> None:
    document = record_game(path)
    result = run("--lang", lang, "replay", str(path))
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    assert len(lines) == sum(len(events) for events in document["events"]) + 2
    assert all(bool(CYRILLIC.search(line)) == (lang != "en") for line in lines)
    assert any(word in lines[-1] for word in ("win", "victor", "обе", "ерем"))


def test_a_replay_goes_step_by_step_and_can_be_left(path: Path) -> None:
    record_game(path)
    whole = run("replay", str(path), "--step", typed="\n" * 500)
    assert whole.exit_code == 0
    assert "Enter for more" in whole.stdout
    left = run("replay", str(path), "--step", typed="\n\n")
    assert left.exit_code == 0
    assert left.stdout.count("Enter for more") == 3


def test_a_replay_shows_what_happened_then_whatever_the_rules_are_now(path: Path) -> None:
    record_game(path)
    alter(path, lambda document: document["events"][-1].append(["scored", {"seat": "p1", "score": 99}]))
    result = run("replay", str(path))
    assert result.exit_code == 0
    assert "Player 1 has 99 cards of their own faction." in result.stdout
    assert "would go differently" in result.stdout


def test_an_unfinished_record_is_said_to_be_so(path: Path) -> None:
    record_game(path, choices=30)
    assert "the game was not over" in run("replay", str(path)).stdout


def test_a_game_that_changed_since_goes_on_by_the_rules_of_today(path: Path) -> None:
    record_game(path, choices=30)
    alter(path, lambda document: document["events"][9].append(["signs-tied", {}]))
    result = run("resume", str(path), typed="")
    assert result.exit_code == 0
    assert "went differently from choice 9 on" in result.stdout
    assert "Your choice:" in result.stdout


def test_a_game_with_an_impossible_choice_does_not_go_on(path: Path) -> None:
    record_game(path, choices=30)
    alter(path, lambda document: document["choices"].__setitem__(9, "pass"))
    result = run("resume", str(path))
    assert result.exit_code == 2
    assert "its choice 10 is not possible" in result.stderr


def test_a_record_made_elsewhere_seats_one_person_and_bots(path: Path) -> None:
    record_game(path, choices=8)
    result = run("resume", str(path), typed="")
    assert result.exit_code == 0
    assert "Bot" in result.stdout


BAD_TABLES: list[Any] = [
    [],
    {"chairs": []},
    {"chairs": [{"name": "a", "bot": None, "lang": "en"}] * 2},
    {"chairs": [{"name": "a", "bot": None, "lang": "xx"}, {"name": "b", "bot": None, "lang": "en"}]},
    {"chairs": [{"name": "a\n", "bot": 3, "lang": "en"}, {"name": "b", "bot": None, "lang": "en"}]},
    {"chairs": [{"name": "", "bot": None, "lang": "en"}, {"name": "b", "bot": None, "lang": "en"}]},
    {"chairs": [{"name": "a", "bot": "genius", "lang": "en"}, {"name": "b", "bot": None, "lang": "en"}]},
]


@pytest.mark.parametrize("table", BAD_TABLES)
def test_a_bad_table_is_refused(path: Path, table: Any) -> None:
    record_game(path, choices=8)
    alter(path, lambda document: document.update(table=table))
    result = run("resume", str(path))
    assert result.exit_code == 2
    assert result.stderr


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["verify", "replay", "resume"])
def test_bad_files_are_explained_and_end_with_two(tmp_path: Path, name: str, lang: str) -> None:
    contents = {
        "empty": b"",
        "bytes": bytes(range(256)),
        "text": "Привет".encode(),
        "list": b"[1, 2]",
        "number": b"9" * 6000,
        "deep": b"[" * 100_000,
        "other": b'{"deckwright": "state", "format": 1}',
        "newer": b'{"deckwright": "record", "format": 99}',
        "bare": b'{"deckwright": "record", "format": 1}',
    }
    for word, content in contents.items():
        file = tmp_path / word
        file.write_bytes(content)
        result = run(name, str(file), "--lang", lang)
        assert result.exit_code == 2, word
        assert result.stdout == "", word
        assert len(result.stderr.splitlines()) == 1, word
        assert bool(CYRILLIC.search(result.stderr)) == (lang != "en"), word
    for path in (
        tmp_path / "missing",
        tmp_path,
        tmp_path / ("x" * 300),
        Path("a\0b"),
        Path("~nobody-here/x"),
    ):
        result = run(name, str(path), "--lang", lang)
        assert result.exit_code == 2, path
        assert len(result.stderr.splitlines()) == 1


def test_a_file_too_large_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "huge"
    with path.open("wb") as file:
        file.truncate(65 * 1024 * 1024)
    result = run("verify", str(path))
    assert result.exit_code == 2
    assert "too large" in result.stderr


def test_an_unknown_game_or_setting_in_a_record_is_told(path: Path) -> None:
    record_game(path, choices=8)
    alter(path, lambda document: document["setup"]["settings"].update(seed=3))
    assert "“seed”" in run("verify", str(path)).stderr
    alter(path, lambda document: document.update(game="chess"))
    assert "“chess”" in run("verify", str(path)).stderr
