"""Sets of cards from outside: more cards for a game that there is. The kernel knows none, whoever has them
tells it.

A set is a package with a table `cards.csv` like that of its game, modules with the scripts, and `lexicon`
with the names. Its cards come behind all others, so that no card of the game changes its number, and their
ids begin with the name of the set. A set that is broken is left out.
"""

import importlib
import pkgutil
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Final

TABLE: Final = "cards.csv"


@dataclass(frozen=True)
class CardSet:
    """A set of cards: its name, its game, and the package that it is."""

    name: str
    game: str
    package: str
    folder: Path

    @property
    def prefix(self) -> str:
        """How the ids of its cards begin."""
        return f"{self.name}-"

    def modules(self) -> list[ModuleType]:
        """Its modules, loaded."""
        names = [each.name for each in pkgutil.iter_modules([str(self.folder)]) if not each.ispkg]
        return [importlib.import_module(f"{self.package}.{name}") for name in names]


Finder = Callable[[str], tuple[CardSet, ...]]


def no_sets(game: str) -> tuple[CardSet, ...]:
    return ()


_finder: list[Finder] = [no_sets]
_cards: dict[CardSet, frozenset[str]] = {}
_broken: dict[CardSet, Exception] = {}


def use_sets(find: Finder) -> None:
    """Tell where the sets of a game are to be found."""
    _finder[0] = find
    _cards.clear()
    _broken.clear()


def sets_of(game: str) -> tuple[CardSet, ...]:
    """The sets of a game, without those that were left out."""
    return tuple(each for each in _finder[0](game) if each not in _broken)


def note_cards(card_set: CardSet, names: Iterable[str]) -> None:
    """The table of a set was read: it has these cards."""
    _cards[card_set] = frozenset(names)


def cards_of(card_set: CardSet) -> frozenset[str] | None:
    """The cards of a set; None if nobody has read its table."""
    return _cards.get(card_set)


def leave_out(card_set: CardSet, why: Exception) -> None:
    """A set is broken."""
    _broken[card_set] = why


def broken_sets() -> dict[CardSet, Exception]:
    """The sets that were left out, and why."""
    return dict(_broken)
