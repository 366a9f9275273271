"""A game's rulebook: numbered clauses, each with the printed rule, our ruling, or both."""

import tomllib
from dataclasses import dataclass
from functools import lru_cache

from deckwright.kernel.game import Game
from deckwright.text.catalogue import facts, game_folder
from deckwright.text.errors import MissingMessage
from deckwright.text.languages import FALLBACK, LANGUAGES


@dataclass(frozen=True)
class Clause:
    """A clause. `text` is what the printed rules say, `ruling` how open questions are answered."""

    number: str
    text: str
    ruling: str


@dataclass(frozen=True)
class Rulebook:
    """The rules in one language. Sections and clauses are keyed by their number without the prefix."""

    title: str
    prefix: str
    sections: dict[str, str]
    clauses: dict[str, Clause]


@lru_cache(maxsize=64)
def rulebook(game: Game, language: str) -> Rulebook:
    """The rulebook of a game, in English if it has not been translated; empty if nobody has written it."""
    if language not in LANGUAGES:
        raise MissingMessage(f"no rulebook in {language}")
    folder = game_folder(game)
    prefix: str = facts(folder).get("rules", "")
    sources = [folder.parent / "rulebook" / f"{each}.toml" for each in (language, FALLBACK)]
    source = next((each for each in sources if each.exists()), None)
    if source is None:
        return Rulebook(game.name, prefix, {}, {})
    data = tomllib.loads(source.read_text(encoding="utf-8"))
    clauses = {
        number: Clause(f"{prefix}-{number}", clause.get("text", ""), clause.get("ruling", ""))
        for number, clause in data["clauses"].items()
    }
    return Rulebook(data["title"], prefix, data["sections"], clauses)
