"""Texts that people wrote, for the odd card whose script no grammar turns into good sentences.

A game keeps them in `lexicon/own_texts.toml`, each with the reason and with the digest of the script that it
tells. When the script changes, a test asks somebody to read the text again.
"""

import hashlib
import json
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields, is_dataclass
from enum import Enum
from functools import lru_cache
from pathlib import Path
from typing import Any

from deckwright.kernel.game import Game
from deckwright.text.languages import FALLBACK, LANGUAGES


@dataclass(frozen=True)
class OwnText:
    """A text in every language, why it is needed, and the digest of the script it was written for."""

    why: str
    script: str
    texts: Mapping[str, str]
    asks_by_script: bool = False
    """Whether its questions are told by the script all the same: one of several ways has been chosen then."""

    def in_language(self, language: str) -> str:
        """The text, in English if it has not been translated."""
        return self.texts.get(language, self.texts[FALLBACK])


@lru_cache(maxsize=64)
def own_texts(folder: Path) -> dict[str, OwnText]:
    """The texts of a game by card; most games have none."""
    source = folder / "own_texts.toml"
    if not source.exists():
        return {}
    return {
        card: OwnText(
            row["why"],
            row["script"],
            {each: row[each].strip() for each in LANGUAGES if each in row},
            row.get("asks") == "by-script",
        )
        for card, row in tomllib.loads(source.read_text(encoding="utf-8")).items()
    }


def digest(game: Game, abilities: Sequence[object]) -> str:
    """A short digest of a script: it changes whenever the script means something else."""
    text = json.dumps([_outline(game, each) for each in abilities], sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def _outline(game: Game, value: object) -> Any:
    """A part of a script as plain data. Attributes and events go by name: their numbers may change."""
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, tuple):
        return [_outline(game, each) for each in value]
    if is_dataclass(value):
        rows = {
            each.name: _field(game, each.name, getattr(value, each.name))
            for each in fields(value)
            if each.init
        }
        return [type(value).__name__, rows]
    return value


def _field(game: Game, name: str, value: Any) -> Any:
    names = (*game.cards.attributes, *game.cards.player_attributes)
    if name == "attribute" and isinstance(value, int) and 0 <= value < len(names):
        return names[value]
    if name == "kind" and isinstance(value, int):
        return game.table.vocabulary.events[value].name
    if name == "also" and isinstance(value, tuple):
        return [game.table.vocabulary.events[kind].name for kind in value]
    return _outline(game, value)
