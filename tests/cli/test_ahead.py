"""The tech choice of Codex is made ahead in the terminal, and survives saving."""

import json
from pathlib import Path

import pytest

from tests.cli.terminal import LANGUAGES, run
from tests.cli.test_play_codex import play

WORDS = {"en": "prepare", "ru": "заранее", "uk": "заздалегідь"}
NOTHING = {
    "en": "Nothing is chosen in advance",
    "ru": "Заранее ничего не выбрано",
    "uk": "Заздалегідь нічого не обрано",
}
CHOSEN = {"en": "Chosen in advance: ", "ru": "Выбрано заранее: ", "uk": "Обрано заздалегідь: "}
TECHED = {"en": "You put from your codex", "ru": "Вы кладёте из кодекса", "uk": "Ви кладете з кодексу"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_will_be_asked_is_listed_and_answered_ahead(language: str) -> None:
    word = WORDS[language]
    shown = play(word, f"{word} 1 2", word, f"{word} 0", lang=language).stdout
    assert shown.count(NOTHING[language]) == 2
    assert shown.count(CHOSEN[language]) == 2
    assert shown.count("[tech eggship@p1/codex.1]") == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_has_answered_ahead_is_not_asked(language: str) -> None:
    asked = play("end", "confirm", lang=language).stdout
    ahead = play(f"{WORDS[language]} 1 1", "end", "confirm", lang=language).stdout
    assert TECHED[language] not in asked
    assert TECHED[language] in ahead


def test_what_is_not_in_the_list_is_refused() -> None:
    shown = play("prepare 99", "prepare nonsense", "prepare 1 2 3").stdout
    assert shown.count("Type numbers from the list") == 2
    assert "You can choose at most 2 cards in advance" in shown


def test_it_is_saved_with_the_game(tmp_path: Path) -> None:
    path = str(tmp_path / "game.json")
    play("prepare 1 2", f"save {path}")
    saved = json.loads(Path(path).read_text(encoding="utf-8"))
    assert len(saved["table"]["ahead"]["p1"]) == 2
    shown = run("resume", path, typed="prepare\nend\nconfirm\n").stdout
    assert CHOSEN["en"] in shown
    assert TECHED["en"] in shown


def test_a_damaged_plan_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    play("prepare 1", f"save {path}")
    saved = json.loads(path.read_text(encoding="utf-8"))
    plans: list[object] = [{"p1": ["tech nothing"]}, {"p9": []}, ["p1"], {"p1": 7}]
    for plan in plans:
        saved["table"]["ahead"] = plan
        path.write_text(json.dumps(saved), encoding="utf-8")
        result = run("resume", str(path))
        assert result.exit_code == 2
        assert "damaged" in result.stderr


def test_a_game_that_asks_nothing_ahead_has_no_such_command() -> None:
    help_of = {
        name: run("play", name, "--seats", "anna,bot:random", "--seed", "1", typed="help\nprepare\n")
        for name in ("codex", "dimensions")
    }
    assert "prepare" in help_of["codex"].stdout
    assert "  prepare:" not in help_of["dimensions"].stdout
    assert "There is nothing that you could choose in advance now." in help_of["dimensions"].stdout
