"""All that can be said in one language: messages (.ftl) and lexicon (.toml), the common ones and a game's."""

import re
import sys
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property, lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource, resolver
from fluent.syntax import ast

from deckwright.kernel.errors import EngineFault
from deckwright.kernel.game import Game
from deckwright.kernel.nodes import Selector
from deckwright.text.errors import MissingMessage
from deckwright.text.faces import Faces
from deckwright.text.finish import finish
from deckwright.text.functions import functions_of
from deckwright.text.lexicon import ADJECTIVES, Entry, Lexicon, read_entries
from deckwright.text.own import own_texts

MOST_FINISHED: Final = 2000
_HERE: Final = Path(__file__).parent
_NAME: Final = re.compile(r"(-?[a-zA-Z][a-zA-Z0-9_-]*) *=")

resolver.MAX_PART_LENGTH = sys.maxsize
"""Fluent guards against messages that others wrote. These are our own: what fills them may be of any length,
a clause of a rulebook or a row of all cards."""


class Catalogue:
    """Messages and words. A game's messages come after the common ones and may replace them."""

    def __init__(self, language: str, game: Game | None, extra: tuple[Path, ...], marked: bool) -> None:
        self.language = language
        self.marked = marked
        self.game = game
        folder = None if game is None else game_folder(game)
        entries: list[Entry] = read_entries(_HERE / "lexicon" / f"{language}.toml")
        if folder is not None:
            entries += read_entries(folder / f"{language}.toml")
        self.lexicon = Lexicon(language, entries)
        self.own_texts = {} if folder is None else own_texts(folder)
        self.faces = Faces(self, {} if folder is None else facts(folder).get("faces", {}))
        self.said: dict[str, str] = {}
        """What the text under way has spoken of: the noun that «it» stands for (`it`, `it-number`), the step
        just told (`previous`)."""
        self.self_noun = "this-card"
        """What the text under way calls its own card."""
        self.self_card = ""
        self.self_likes: list[str] = []
        """The nouns of cards that it could be mistaken for, once the text has spoken of one."""
        self.kept: list[Selector] = []
        """What the ability under way keeps, one choice after the other."""
        self._finished: dict[str, str] = {}
        self.texts: dict[str, str] = {}
        """Rules texts of cards, rendered once."""
        functions: Any = functions_of(self)
        self._bundle: Any = Bundle([language], functions=functions, use_isolating=False)
        for source in _sources(language, folder, extra):
            self._bundle.add_file(source)

    def has(self, message: str) -> bool:
        return bool(self._bundle.has_message(message))

    def say(self, message: str, values: Mapping[str, object]) -> str:
        """A message with its blanks filled; anything that is missing is an error."""
        return self._format(message, self._find(message).value, values)

    def attribute(self, message: str, name: str, values: Mapping[str, object]) -> str | None:
        """An attribute of a message; None if it has none of that name."""
        pattern = self._find(message).attributes.get(name)
        return None if pattern is None else self._format(message, pattern, values)

    def finish(self, text: str) -> str:
        """A text as it is shown. Most of them are said again and again."""
        found = self._finished.get(text)
        if found is None:
            if len(self._finished) >= MOST_FINISHED:
                self._finished.clear()
            found = self._finished[text] = finish(self.language, text, self._names.__contains__)
        return found

    @cached_property
    def headings(self) -> frozenset[str]:
        """The bold words that abilities begin with."""
        lexicon = self.lexicon
        rows = [lexicon.entry("bold", word).forms for group, word in lexicon.words() if group == "bold"]
        return frozenset(form for forms in rows for row in forms.values() for form in row.values())

    @cached_property
    def _names(self) -> frozenset[str]:
        """All names, which stay as they are."""
        lexicon = self.lexicon
        return frozenset(
            form
            for group, word in lexicon.words()
            if group not in ("noun", *ADJECTIVES)
            for row in lexicon.entry(group, word).forms.values()
            for form in row.values()
        )

    def join(self, texts: Sequence[str], by: str = "and") -> str:
        """«a, b and c»."""
        if not texts:
            return ""
        *rest, last = texts
        if not rest:
            return last
        return self.say(f"list-{by}", {"rest": ", ".join(rest), "last": last})

    def _find(self, message: str) -> Any:
        try:
            return self._bundle.get_message(message)
        except LookupError:
            raise MissingMessage(f"{self.language}: no message {message}") from None

    def _format(self, message: str, pattern: Any, values: Mapping[str, object]) -> str:
        if pattern is None:
            raise MissingMessage(f"{self.language}: message {message} has no text")
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise MissingMessage(f"{self.language}: {message}: {errors[0]}") from errors[0]
        return str(text)


@lru_cache(maxsize=64)
def catalogue(
    language: str, game: Game | None = None, extra: tuple[Path, ...] = (), marked: bool = False
) -> Catalogue:
    """The catalogue of a language, read once. In a marked one sentences tell which words are cards."""
    return Catalogue(language, game, extra, marked)


def game_folder(game: Game) -> Path:
    """Where a game keeps its messages and words: `lexicon` beside the module of its class."""
    return Path(str(files(game.about.package))) / "lexicon"


@lru_cache(maxsize=64)
def facts(folder: Path) -> dict[str, Any]:
    """What a game's words have in common in all languages: the kinds of its cards, the name of its rules."""
    return tomllib.loads((folder / "game.toml").read_text(encoding="utf-8"))


def _sources(language: str, folder: Path | None, extra: tuple[Path, ...]) -> Iterator[Path]:
    yield _HERE / "messages" / f"{language}.ftl"
    if folder is not None:
        yield folder / f"messages.{language}.ftl"
    for each in extra:
        yield each / f"{language}.ftl"


class Bundle(FluentBundle):
    """Messages by name. A file has hundreds, of which each is read when it is first said."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self._messages: Entries = Entries()
        self._terms: Entries = Entries()

    def add_file(self, source: Path) -> None:
        """Messages of the same name as earlier ones replace them."""
        for name, text in split(source).items():
            if name.startswith("-"):
                self._terms.sources[name[1:]] = text, source
            else:
                self._messages.sources[name] = text, source


class Entries(dict[str, Any]):
    """Messages by name, parsed when they are looked up."""

    def __init__(self) -> None:
        super().__init__()
        self.sources: dict[str, tuple[str, Path]] = {}

    def __contains__(self, name: object) -> bool:
        return name in self.sources

    def __missing__(self, name: str) -> Any:
        text, source = self.sources[name]
        entry = self[name] = parse(text, source)
        return entry


def parse(text: str, source: Path) -> Any:
    """One message. What can't be read is a fault."""
    resource: Any = FluentResource(text)
    for item in resource.body:
        if isinstance(item, ast.Junk):
            raise EngineFault(f"{source}: {item.annotations[0].message}: {str(item.content).strip()[:80]}")
    (entry,) = resource.body
    return entry


@lru_cache(maxsize=64)
def split(source: Path) -> dict[str, str]:
    """The messages of a file by name, unread. What belongs to none, or stands there twice, is a fault."""
    found: dict[str, list[str]] = {}
    lines: list[str] | None = None
    for line in source.read_text(encoding="utf-8").splitlines(keepends=True):
        name = _NAME.match(line)
        if name is not None:
            if name[1] in found:
                raise EngineFault(f"{source}: two messages are called {name[1]}")
            lines = found[name[1]] = []
        elif line.startswith("#"):
            lines = None
        if lines is not None:
            lines.append(line)
        elif line.strip() and not line.startswith("#"):
            raise EngineFault(f"{source}: {line.strip()[:80]} belongs to no message")
    return {name: "".join(rows) for name, rows in found.items()}
