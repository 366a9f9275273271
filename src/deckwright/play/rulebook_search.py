"""A rulebook in the terminal: whole, a section, a clause, or the clauses with a word."""

import re
from typing import Final

from deckwright.kernel.game import Game
from deckwright.text import Clause, Speaker, rulebook

_NUMBER: Final = re.compile(
    r"(?:[a-z]+-)?(?P<section>[0-9]{1,3})(?:\.(?P<clause>[0-9]{1,3}))?", re.IGNORECASE
)


def plain(text: str) -> str:
    """A text for comparison: case and «ё» make no difference."""
    return text.casefold().replace("ё", "е")


def contents(game: Game, speaker: Speaker) -> list[str]:
    """The title and the sections."""
    book = rulebook(game, speaker.language)
    return [book.title, *(f"{number}. {title}" for number, title in book.sections.items())]


def whole_book(game: Game, speaker: Speaker) -> list[str]:
    book = rulebook(game, speaker.language)
    lines = [book.title]
    for number in book.sections:
        lines += ["", *section(game, speaker, number)]
    return lines


def section(game: Game, speaker: Speaker, number: str) -> list[str]:
    book = rulebook(game, speaker.language)
    lines = [f"{number}. {book.sections[number]}"]
    for key, clause in book.clauses.items():
        if key.split(".")[0] == number:
            lines.append(clause_line(clause, speaker))
    return lines


def clause_line(clause: Clause, speaker: Speaker) -> str:
    """A clause: its number, the printed rule, and our ruling, told apart by a word."""
    parts = [clause.text] if clause.text else []
    if clause.ruling:
        parts.append(speaker.say("play-ruling", text=clause.ruling))
    return " ".join([clause.number, *parts])


def look_up(game: Game, speaker: Speaker, wanted: str) -> list[str]:
    """What the rulebook has for a number or a word; empty if nothing."""
    book = rulebook(game, speaker.language)
    wanted = wanted.strip()
    number = _NUMBER.fullmatch(wanted)
    if number and plain(wanted).startswith((plain(book.prefix), number["section"])):
        if number["clause"] is not None:
            clause = book.clauses.get(f"{number['section']}.{number['clause']}")
            return [] if clause is None else [clause_line(clause, speaker)]
        return section(game, speaker, number["section"]) if number["section"] in book.sections else []
    lines = []
    for clause in book.clauses.values():
        if plain(wanted) in plain(f"{clause.text} {clause.ruling}"):
            lines.append(clause_line(clause, speaker))
    return lines
