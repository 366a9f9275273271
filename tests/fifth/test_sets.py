"""Cards from outside for a game that there is: they are there, and everything else is as it was. KeyForge is
loaded anew for it, in a process of its own."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import pytest
from tests.conformance.make_golden import FOLDER as GOLDEN
from tests.fifth.conftest import FOLDER

from deckwright.games.sources import FOLDERS

pytestmark = pytest.mark.slow
SETS: Final = FOLDER / "sets"
EMBERS: Final = SETS / "embers"
LOOK: Final = """
import json
import deckwright as dw
from deckwright.games.keyforge.facts import FACTS

game = dw.game("keyforge")
setups = [game.new(seed=seed, set=each).setup for seed in range(4) for each in ("random", "mixed")]
print(json.dumps({"faces": [fact.id for fact in FACTS], "decks": [str(each.settings) for each in setups]}))
"""
PLAY: Final = """
import json
import deckwright as dw

game = dw.game("keyforge")
you = {"hand": ["embers-last-coal"], "line": ["embers-cinder-child"], "deck": ["troll"]}
state = game.scenario({"players": [you, {"line": ["bumpsy"]}], "house": "brobnar"})
keys = ("play embers-last-coal", "reap embers-cinder-child.1")
events = [event.kind for key in keys for event in state.choose(key)]
again = game.from_json(state.to_json())
cards = ("embers-cinder-child", "embers-last-coal", "embers-soot-hound")
speakers = {language: dw.Speaker(language, game) for language in dw.LANGUAGES}
told = {
    language: [(speaker.card_name(each), speaker.card_text(each)) for each in cards]
    for language, speaker in speakers.items()
}
print(json.dumps({"events": events, "same": again == state, "told": told}))
"""


def python(*words: str, folder: Path | None = SETS) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, FOLDERS: "" if folder is None else str(folder), "LANG": "en"}
    return subprocess.run(
        [sys.executable, *words], env=environment, capture_output=True, text=True, check=False
    )


def answer(script: str, folder: Path | None = SETS) -> Any:
    run = python("-c", script, folder=folder)
    assert run.returncode == 0, run.stderr
    return json.loads(run.stdout)


def command(*words: str, folder: Path | None = SETS) -> subprocess.CompletedProcess[str]:
    return python("-m", "deckwright", *words, folder=folder)


def test_the_cards_of_the_game_keep_their_numbers_and_the_decks_of_a_seed_their_cards() -> None:
    without, with_set = answer(LOOK, None), answer(LOOK)
    assert with_set["faces"][: len(without["faces"])] == without["faces"]
    added = with_set["faces"][len(without["faces"]) :]
    assert added == ["embers-cinder-child", "embers-last-coal", "embers-soot-hound"]
    assert with_set["decks"] == without["decks"]


def test_records_of_before_verify() -> None:
    run = command("verify", str(GOLDEN / "keyforge-mixed.json"))
    assert run.returncode == 0, run.stderr


def test_the_cards_do_what_they_say_in_every_language() -> None:
    found = answer(PLAY)
    assert "damaged" in found["events"]
    assert "drew" in found["events"]
    assert found["same"]
    assert found["told"]["en"][:2] == [
        ["Cinder Child", "Reap: Deal 1 damage to an enemy creature."],
        ["Last Coal", "Play: Gain 1 æmber. Draw a card."],
    ]
    for rows in found["told"].values():
        assert all(name for name, _ in rows)
        assert [bool(text) for _, text in rows] == [True, True, False]


@pytest.mark.parametrize("form", ["text", "code", "json", "vault"])
def test_a_deck_that_somebody_makes_can_hold_them_in_any_form(tmp_path: Path, form: str) -> None:
    deck = command("deck", "new", "--seed", "9", "--set", "cota", "--format", "code").stdout.strip()
    houses = [part for part in deck.split("/") if "=" in part and not part.startswith("seed=")]
    old = f"/{houses[0]}/"
    first = houses[0].partition("=")[0]
    own = deck.replace(old, f"/{first}=embers-cinder-child*6,embers-last-coal*6/").replace("/seed=9", "")
    assert old in deck
    path, other = tmp_path / "mine.txt", tmp_path / f"mine.{form}"
    path.write_text(own, encoding="utf-8")
    shown = command("deck", "show", str(path), "--format", form, "-o", str(other))
    assert shown.returncode == 0, shown.stderr
    again = command("deck", "show", str(other), "--format", "code")
    assert again.returncode == 0, again.stderr
    assert "embers-cinder-child*6,embers-last-coal*6" in again.stdout
    played = command("sim", "keyforge", "--option", f"deck1=@{path}", "--games", "1", "--seed", "1")
    assert played.returncode == 0, played.stderr


def copied(tmp_path: Path, file: str, old: str, new: str) -> Path:
    """The set with something wrong in it."""
    shutil.copytree(EMBERS, tmp_path / "embers", ignore=shutil.ignore_patterns("__pycache__"))
    text = (tmp_path / "embers" / file).read_text(encoding="utf-8")
    assert old in text
    (tmp_path / "embers" / file).write_text(text.replace(old, new), encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize(
    ("file", "old", "new", "told"),
    [
        ("cards.csv", ",giant,", ",gaint,", "embers/cards.csv, line 2, column “traits”: “gaint”"),
        (
            "cards.csv",
            "embers-soot-hound",
            "soot-hound",
            "embers/cards.csv, line 4, column “id”: “soot-hound”",
        ),
        ("cards.csv", "embers:3", "cota:3", "embers/cards.csv, line 4, column “sets”: “cota:3”"),
        ("scripts.py", "Gain(1)", "Gian(1)", "NameError"),
        ("scripts.py", "embers-last-coal", "embers-last-cole", "embers-last-cole"),
        ("set.toml", "keyforge", "codex", "takes no cards from outside"),
        ("set.toml", "keyforge", "keyfrog", "There is no game “keyfrog”"),
    ],
)
def test_a_broken_set_is_named_and_stops_nothing(
    tmp_path: Path, file: str, old: str, new: str, told: str
) -> None:
    folder = copied(tmp_path, file, old, new)
    listed = command("games", folder=folder)
    assert listed.returncode == 1
    assert all(f"[{name}]" in listed.stdout for name in ("codex", "dimensions", "keyforge", "shards"))
    (line,) = listed.stderr.splitlines()
    assert "embers" in line
    assert told in line
    played = command("sim", "keyforge", "--games", "1", "--seed", "1", "--jobs", "1", folder=folder)
    assert played.returncode == 0, played.stderr
