"""The languages: a module of `grammar` for each, found by its name, and those that are found elsewhere.

A language from outside is a folder with its module (`xx.py`) and its words (`xx.ftl`, `xx.toml`, for a game
`<game>.xx.ftl`, `<game>.xx.toml`). What a language has no words for is said in English.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final, overload

from deckwright.kernel.errors import DeckwrightError, EngineFault
from deckwright.text.grammar import Count, Grammar
from deckwright.text.lexicon import Entry

FALLBACK: Final = "en"
"""The language in which everything is told that another one lacks."""
_HERE: Final = Path(__file__).parent / "grammar"
_CODE: Final = re.compile(r"[a-z]{2,3}")
_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE")
_UNTRANSLATED: Final = ("c", "posix")


@dataclass(frozen=True)
class Language:
    """A language: its grammar, and where its words are if that is a folder of its own."""

    grammar: Grammar
    words: Path | None = None


class Languages(Sequence[str]):
    """The codes of all languages, English first. More may be found later."""

    def __init__(self, found: Mapping[str, Language]) -> None:
        self._found = found

    @overload
    def __getitem__(self, place: int) -> str: ...
    @overload
    def __getitem__(self, place: slice) -> Sequence[str]: ...
    def __getitem__(self, place: int | slice) -> str | Sequence[str]:
        return tuple(self._found)[place]

    def __len__(self) -> int:
        return len(self._found)

    def __repr__(self) -> str:
        return repr(tuple(self._found))


def languages_in(folder: Path) -> dict[str, Grammar]:
    """The languages that have a module in a folder, English first."""
    codes = sorted(path.stem for path in folder.glob("*.py") if _CODE.fullmatch(path.stem))
    return {
        code: _grammar(folder / f"{code}.py") for code in sorted(codes, key=lambda code: code != FALLBACK)
    }


def _grammar(source: Path) -> Grammar:
    """The grammar that a module makes."""
    if source.parent == _HERE:
        return _made_by(import_module(f"deckwright.text.grammar.{source.stem}"))
    spec = spec_from_file_location(f"deckwright_language_{source.stem}", source)
    if spec is None or spec.loader is None:
        raise EngineFault(f"{source} is no module")
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return _made_by(module)


def _made_by(module: ModuleType) -> Grammar:
    grammar = getattr(module, "GRAMMAR", None)
    if not isinstance(grammar, Grammar):
        raise EngineFault(f"{module.__name__} has no GRAMMAR")
    return grammar


_FOUND: Final = {code: Language(grammar) for code, grammar in languages_in(_HERE).items()}
LANGUAGES: Final = Languages(_FOUND)


@contextmanager
def languages_from(folder: Path) -> Iterator[None]:
    """Speak the languages of a folder too, as long as this lasts."""
    before = dict(_FOUND)
    _FOUND.update({code: Language(grammar, folder) for code, grammar in languages_in(folder).items()})
    try:
        yield
    finally:
        _FOUND.clear()
        _FOUND.update(before)


def language_of(code: str) -> Language:
    """A language by its code; any other is an error that names those there are."""
    found = _FOUND.get(code)
    if found is None:
        raise _unknown(code)
    return found


def _unknown(code: str) -> DeckwrightError:
    return DeckwrightError("language-unknown", language=code[:40], known=", ".join(LANGUAGES))


def grammar_of(entry: Entry) -> Grammar:
    """The grammar by which a word is inflected: that of its own language."""
    return language_of(entry.language).grammar


def inflected(entry: Entry, case: str, count: Count = 1) -> str:
    """A noun in a case, as it stands beside a count."""
    return grammar_of(entry).noun(entry, case, count)


def names_of_languages() -> dict[str, str]:
    """What each language calls itself."""
    return {code: each.grammar.name for code, each in _FOUND.items()}


def choose_language(wanted: str | None, environment: Mapping[str, str]) -> str:
    """The language asked for, else the first one of the environment that is spoken here, else English.

    >>> choose_language(None, {"LANG": "uk_UA.UTF-8"})
    'uk'
    """
    if wanted is not None:
        if _plain(wanted) not in LANGUAGES:
            raise _unknown(wanted)
        return _plain(wanted)
    for variable in _VARIABLES:
        for each in environment.get(variable, "").split(":"):
            language = _plain(each)
            if language in LANGUAGES:
                return language
            if language in _UNTRANSLATED:
                return FALLBACK
    return FALLBACK


def _plain(name: str) -> str:
    """A locale's language: `ru` of `ru_RU.UTF-8`."""
    for mark in "@.-_":
        name = name.partition(mark)[0]
    return name.strip().lower()
