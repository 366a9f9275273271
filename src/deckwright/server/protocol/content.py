"""Games, cards, rules and decks."""

from typing import Any, Literal

from msgspec import Struct

from deckwright.server.protocol.common import Language


class SettingInfo(Struct):
    name: str
    title: str
    about: str
    kind: Literal["yes-no", "number", "word", "text"]
    default: bool | int | str
    values: "list[ValueInfo]"
    least: int
    most: int
    only: dict[str, bool | int | str]
    """What other settings must be for this one to matter."""


class ValueInfo(Struct):
    value: bool | int | str
    text: str


class BotInfo(Struct):
    name: str
    text: str


class LanguageInfo(Struct):
    code: Language
    name: str
    """What it calls itself."""


class GameInfo(Struct):
    name: str
    title: str
    about: str
    least_seats: int
    most_seats: int
    settings: list[SettingInfo]
    bots: list[BotInfo]
    guide: bool
    decks: bool
    """Whether it is played with decks that can be kept."""


class CardInfo(Struct):
    """What is printed on a card, for its face. `facts` are data for the frame (cost, power, faction …)."""

    id: str
    name: str
    line: str
    """Type, traits and the rest in one line of words."""
    text: list[str]
    facts: dict[str, Any]
    terms: list[str]
    """The glossary entries that its text needs."""


class Term(Struct):
    """A glossary entry: the clause of the rulebook that explains it."""

    id: str
    name: str
    rule: str
    """The number of the clause."""
    text: str
    forms: list[str]
    """The forms in which texts have it, in small letters."""


class FigureInfo(Struct):
    """A number drawn beside a player or on a card: under its name in the table, the card or the facts."""

    name: str
    of: Literal["player", "card"]
    icon: str
    text: str


class Catalogue(Struct):
    """All that a client needs to draw the cards and zones of a game in one language."""

    game: str
    language: Language
    cards: list[CardInfo]
    words: dict[str, dict[str, str]]
    """Words of the game by group: houses, factions, phases, keywords …"""
    zones: dict[str, str]
    """Names of zones by kind, as headings."""
    terms: list[Term]
    figures: list[FigureInfo]
    """What the game has to be drawn that no client knows by name."""


class ClauseInfo(Struct):
    number: str
    text: str
    ruling: str


class SectionInfo(Struct):
    number: str
    title: str
    clauses: list[ClauseInfo]


class RulebookInfo(Struct):
    game: str
    language: Language
    title: str
    sections: list[SectionInfo]


# Decks.


class NewDeck(Struct, forbid_unknown_fields=True):
    """A deck to keep: made by set and seed, or read from a text in any form."""

    set: str | None = None
    seed: int | None = None
    text: str | None = None
    name: str | None = None


class RenameDeck(Struct, forbid_unknown_fields=True):
    name: str


class DeckCardInfo(Struct):
    card: str
    count: int
    icons: list[str]
    mark: str | None


class DeckHouse(Struct):
    house: str
    cards: list[DeckCardInfo]


class DeckInfo(Struct):
    id: str
    name: str
    set: str
    code: str
    houses: list[DeckHouse]


class DeckList(Struct):
    decks: list[DeckInfo]
