"""Runs the command in this process, as a person or a script would."""

import json
import re
from pathlib import Path
from typing import Any, Final

from click.testing import CliRunner, Result

import deckwright as dw
from deckwright.cli.main import DECKWRIGHT

LANGUAGES: Final = ("en", "ru", "uk")
LATIN: Final = re.compile(r"\b(?!(?:KeyForge|I{1,3})\b)\w*[A-Za-z]")
"""All but Roman numerals."""
CYRILLIC: Final = re.compile(r"[А-Яа-яЁёІіЇїЄєҐґ]")


def run(*words: str, typed: str = "", environment: dict[str, str] | None = None) -> Result:
    """The command with its arguments; what it raises is a failure of the test."""
    names = ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE")
    variables: dict[str, str | None] = dict.fromkeys(names)
    variables.update(environment or {})
    return CliRunner().invoke(DECKWRIGHT, words, input=typed, env=variables, catch_exceptions=False)


def play(*words: str, lines: list[str], seats: str = "anna,bot", seed: int = 1, lang: str = "en") -> Result:
    """A game of Battle of Dimensions with a quick bot."""
    bots = ["--bot", "p2=random"] if seats.endswith("bot") else []
    return run(
        "--lang", lang, "play", "dimensions", "--seats", seats, *bots, "--seed", str(seed), *words,
        typed="".join(f"{line}\n" for line in lines),
    )  # fmt: skip


def record_game(path: Path, choices: int = 1000, seed: int = 4, **settings: Any) -> dict[str, Any]:
    """Write the record of a random game, and return the document."""
    state = dw.game("dimensions").new(seed=seed, seats=2, **settings)
    record = dw.Record.of(state)
    rng = dw.Rng(seed)
    while state.codes and len(record.choices) < choices:
        record.choose(state, rng.below(len(state.codes)))
    path.write_text(record.to_json(), encoding="utf-8")
    document: dict[str, Any] = json.loads(record.to_json())
    return document


def without_notation(text: str) -> str:
    """A text without what is typed literally: options, commands, notation, clause numbers, paths."""
    text = re.sub(r"\[[^\[\]]*\]|`[^`]*`|--[a-z-]+|(?:DIM|KF|SHI|COD)-[0-9.]+|«[^«»]*»|\"[^\"]*\"", "", text)
    return re.sub(r"\bp[0-9]\b|\b(Enter|JSON|deckwright|en|ru|uk|Anna|Boris)\b", "", text)
