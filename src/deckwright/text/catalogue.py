"""All that can be said in one language: messages (.ftl) and lexicon (.toml), the common ones and a game's."""

import tomllib
import warnings
from collections.abc import Mapping
from functools import cached_property, lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, NamedTuple

from deckwright.kernel.game import Game
from deckwright.kernel.sets import sets_of
from deckwright.text.bundle import Bundle
from deckwright.text.errors import MissingMessage, MissingWords
from deckwright.text.faces import Faces
from deckwright.text.functions import Functions
from deckwright.text.grammar import Grammar
from deckwright.text.languages import FALLBACK, language_of
from deckwright.text.lexicon import ADJECTIVES, Entry, Lexicon, bare_entry, read_entries
from deckwright.text.own import own_texts
from deckwright.text.text_context import TextContext

MOST_FINISHED: Final = 2000
_HERE: Final = Path(__file__).parent


class Found(NamedTuple):
    """A message, and the catalogue that has it."""

    by: "Catalogue"
    message: Any


class Catalogue:
    """Messages and words. A game's messages come after the common ones and may replace them.

    What the language lacks is said in English; what a game lacks there too, by its bare name.
    """

    def __init__(self, language: str, game: Game | None, extra: tuple[Path, ...], marked: bool) -> None:
        self.language = language
        self.grammar = language_of(language).grammar
        self.marked = marked
        self.game = game
        self._extra = extra
        folder = None if game is None else game_folder(game)
        entries = [each for source in _lexicons(language, game) for each in read_entries(source)]
        self.lexicon = Lexicon(entries, self._missing_word)
        self.own_texts = {} if folder is None else own_texts(folder)
        self.faces = Faces(self, {} if folder is None else facts(folder).get("faces", {}))
        self._finished: dict[str, str] = {}
        self.texts: dict[str, str] = {}
        """Rules texts of cards, rendered once."""
        self._found: dict[str, Found | None] = {}
        self.bundle = Bundle([language], use_isolating=False)
        for source in _sources(language, game, extra):
            self.bundle.add_file(source)

    @cached_property
    def english(self) -> "Catalogue | None":
        """What says all that this one has no words for."""
        if self.language == FALLBACK:
            return None
        return catalogue(FALLBACK, self.game, self._extra, self.marked)

    def has(self, message: str) -> bool:
        return bool(self.bundle.has_message(message))

    def find(self, message: str) -> "Found | None":
        """A message of this catalogue, or of the English one; None if it has to be told by its bare name."""
        found = self._found.get(message)
        if found is None:
            found = self._found[message] = self._look_for(message)
        return found

    def _look_for(self, message: str) -> "Found | None":
        if self.has(message):
            return Found(self, self.bundle.get_message(message))
        english = self.english
        found = english.find(message) if english is not None and english.has(message) else None
        if found is None and self.game is None:
            raise MissingMessage(f"{self.language}: no message {message}")
        self.lack(f"message {message}")
        return found

    def lack(self, what: str) -> None:
        """Warn that words are missing; once for a language and a game, however many there are."""
        warned = warned_of(self.game, self.grammar)
        if self.language not in warned:
            about = "" if self.game is None else f"{self.game.name}: "
            warnings.warn(
                MissingWords(f"{about}no words for everything in {self.language} ({what})"), stacklevel=2
            )
            warned.add(self.language)

    def knows(self, group: str, word: str) -> bool:
        """Whether a word is written down in this language or in English."""
        return self.lexicon.has(group, word) or (self.english is not None and self.english.knows(group, word))

    def _missing_word(self, group: str, word: str) -> Entry:
        """A word of the lexicon that it lacks, in English."""
        english = self.english
        is_known = english is not None and english.knows(group, word)
        if self.game is None and not is_known:
            raise MissingMessage(f"{self.language}: no word {group}.{word} in the lexicon")
        self.lack(f"word {group}.{word}")
        if english is not None and is_known:
            return english.lexicon.entry(group, word)
        return bare_entry(self.language, group, word)

    def functions(self, context: TextContext) -> Functions:
        """What messages can call while they tell something."""
        return Functions(context)

    def say(self, message: str, values: Mapping[str, object]) -> str:
        """A message as a sentence of its own."""
        return TextContext(self).say(message, values)

    def finish(self, text: str) -> str:
        """A text as it is shown. Most of them are said again and again."""
        found = self._finished.get(text)
        if found is None:
            if len(self._finished) >= MOST_FINISHED:
                self._finished.clear()
            found = self._finished[text] = self.grammar.finish(text, self._names.__contains__)
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


@lru_cache(maxsize=64)
def catalogue(
    language: str, game: Game | None = None, extra: tuple[Path, ...] = (), marked: bool = False
) -> Catalogue:
    """The catalogue of a language, read once. In a marked one sentences tell which words are cards."""
    return Catalogue(language, game, extra, marked)


@lru_cache(maxsize=64)
def warned_of(_game: Game | None, _grammar: Grammar) -> set[str]:
    """The languages of which was said that words of a game are missing there, or of no game."""
    return set()


def game_folder(game: Game) -> Path:
    """Where a game keeps its messages and words: `lexicon` beside the module of its class."""
    return Path(str(files(game.about.package))) / "lexicon"


@lru_cache(maxsize=64)
def facts(folder: Path) -> dict[str, Any]:
    """What a game's words have in common in all languages: the kinds of its cards, the name of its rules."""
    source = folder / "game.toml"
    return tomllib.loads(source.read_text(encoding="utf-8")) if source.exists() else {}


def _sources(language: str, game: Game | None, extra: tuple[Path, ...]) -> list[Path]:
    """The files of messages that there are, later ones before earlier ones."""
    sources = [_HERE / "messages" / f"{language}.ftl"]
    if game is not None:
        sources.append(game_folder(game) / f"messages.{language}.ftl")
    sources += [each / f"{language}.ftl" for each in extra]
    return [each for each in (*sources, *_beside_grammar(language, game, "ftl")) if each.exists()]


def _lexicons(language: str, game: Game | None) -> list[Path]:
    """The files of words that there are."""
    sources = [_HERE / "lexicon" / f"{language}.toml"]
    if game is not None:
        folders = (game_folder(game), *(card_set.folder / "lexicon" for card_set in sets_of(game.name)))
        sources += [folder / f"{language}.toml" for folder in folders]
    return [each for each in (*sources, *_beside_grammar(language, game, "toml")) if each.exists()]


def _beside_grammar(language: str, game: Game | None, ending: str) -> list[Path]:
    """Where a language from outside has its words."""
    folder = language_of(language).words
    if folder is None:
        return []
    return [folder / f"{language}.{ending}", *([folder / f"{game.name}.{language}.{ending}"] if game else [])]
