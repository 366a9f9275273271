"""Decks as plain lists of cards, the way people write them down.

    Name: Orvin Dale, Keeper of the Salt Stairs
    Set: cota

    Logos
    2x Dextre
    Shadow Self (maverick)
    Batdrone [capture, draw]

Names of cards, houses, sets, icons and marks may be in any language that the lookup knows; ids do too.
"""

import re
from collections import Counter
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from typing import Final

from deckwright.games.keyforge.decks.deck import (
    CARDS_OF_A_HOUSE,
    HOUSES_OF_A_DECK,
    MOST_CARDS,
    BadDeck,
    Deck,
    DeckCard,
    make_deck,
    shown,
    unknown_cards,
)
from deckwright.games.keyforge.decks.lookup import TOP, TWIN, Lookup
from deckwright.games.keyforge.decks.names import ArchonName, tidy
from deckwright.games.keyforge.facts import ANOMALY, BY_ID, SETS

MOST_LINES: Final = 300
LONGEST_LINE: Final = 300

_BEFORE: Final = re.compile(r"(\d{1,3})(?:\s*[xх×]\s+|\s*×|\s+)(.+)", re.IGNORECASE)
_AFTER: Final = re.compile(r"(.+?)\s*(?:×|\s[xх])\s*(\d{1,3})", re.IGNORECASE)
_ICONS: Final = re.compile(r"(.+?)\s*\[([^\[\]]*)\]")
_MARKS: Final = re.compile(r"(.+?)\s*\(([^()]*)\)")
_FRAME: Final = " \t#*=-–—•_:"
_CHECKED: Final = ("maverick", "legacy", "anomaly")


@dataclass
class ListedCard:
    """A line with a card, as far as it was understood."""

    line: int
    house: str
    count: int
    name: str
    face: str | None = None
    marks: list[str] = field(default_factory=list)
    icons: list[str] = field(default_factory=list)


class ListReader:
    """A list that is being read."""

    def __init__(self, lookup: Lookup) -> None:
        self.lookup = lookup
        self.name = ""
        self.set: str | None = None
        self.houses: list[str] = []
        self.rows: list[ListedCard] = []

    def line(self, number: int, line: str) -> None:
        """Take in a line: of the head, a house, or a card."""
        if len(line) > LONGEST_LINE:
            raise BadDeck("deck-list-line-too-long", line=number, most=LONGEST_LINE)
        bare = line.strip(_FRAME)
        if not bare or line.lstrip().startswith("//"):
            return
        house = self.lookup.house(re.sub(r"\s*\(\d+\)$", "", bare).strip(_FRAME))
        if house is not None:
            if house not in self.houses:
                self.houses.append(house)
            return
        if self._head(bare):
            return
        if not self.houses:
            if self.name:
                raise BadDeck("deck-list-no-house", line=number, text=shown(bare))
            self.name = tidy(bare)
        else:
            self.rows.append(self._row(number, line.lstrip(" \t*•–—-").rstrip()))

    def _head(self, line: str) -> bool:
        """Whether a line tells the name or the set."""
        key, colon, rest = line.partition(":")
        what = self.lookup.head(key) if colon else None
        if what == "name":
            self.name = tidy(rest)
        elif what == "set":
            self.set = self.lookup.set(rest)
            if self.set is None:
                raise BadDeck("deck-set-unknown", set=shown(rest.strip()), known=", ".join(SETS))
        elif not self.houses and self.lookup.set(line):
            self.set = self.lookup.set(line)
        else:
            return False
        return True

    def _row(self, number: int, text: str) -> ListedCard:
        row = ListedCard(number, self.houses[-1], 1, text, self.lookup.face(text))
        if row.face is not None:
            return row
        if match := _BEFORE.fullmatch(text):
            row.count, text = int(match[1]), match[2]
        text = self._trimmed(row, text)
        if match := _AFTER.fullmatch(text):
            text, row.count = match[1], int(match[2])
            text = self._trimmed(row, text)
        if not 0 < row.count <= HOUSES_OF_A_DECK * CARDS_OF_A_HOUSE:
            raise BadDeck("deck-list-bad-count", line=number, count=row.count)
        row.name, row.face = text, self._face(text, row.marks)
        return row

    def _trimmed(self, row: ListedCard, text: str) -> str:
        """A line without the marks and icons at its end, which the row now has."""
        while True:
            if match := _ICONS.fullmatch(text):
                words = [word for word in re.split(r"[,;+]", match[2]) if word.strip()]
                row.icons[:0] = [self.lookup.icon(word) or word.strip() for word in words]
            elif match := _MARKS.fullmatch(text):
                marks = [self.lookup.mark(word) for word in match[2].split(",")]
                if None in marks:
                    return text
                row.marks += [mark for mark in marks if mark]
            else:
                return text
            text = match[1]

    def _face(self, text: str, marks: list[str]) -> str | None:
        face = self.lookup.face(text)
        if face is None:
            return None
        for mark, end in (("evil-twin", TWIN), ("top", TOP)):
            if mark in marks and not face.endswith(end):
                face += end
        return face if face in BY_ID else None


def read_list(text: str, lookup: Lookup, playable: Collection[str] | None = None) -> Deck:
    """The deck of a plain list."""
    lines = text.splitlines()
    if len(lines) > MOST_LINES:
        raise BadDeck("deck-list-too-many-lines", count=len(lines), most=MOST_LINES)
    reader = ListReader(lookup)
    for number, line in enumerate(lines, 1):
        reader.line(number, line)
    rows = reader.rows
    if not rows:
        raise BadDeck("deck-list-no-cards")
    total = sum(row.count for row in rows)
    if total > MOST_CARDS:
        raise BadDeck("deck-too-many-cards", count=total, wanted=HOUSES_OF_A_DECK * CARDS_OF_A_HOUSE)
    unknown = list(dict.fromkeys(row.name for row in rows if row.face is None))
    if unknown:
        raise unknown_cards(unknown, lookup)
    cards = [card for row in _with_halves(rows) for card in [_card(row)] * row.count]
    set_ = reader.set or likely_set([card.face for card in cards])
    name = ArchonName.same(reader.name) if reader.name else None
    deck = make_deck(set_, reader.houses, cards, name, None, playable)
    _check_marks(deck, rows)
    return deck


def write_list(
    deck: Deck,
    names: Mapping[str, str] | None = None,
    words: Mapping[str, str] | None = None,
    language: str = "en",
) -> str:
    """A deck as a plain list. `names` are the names of cards by id; `words` those of houses, sets, icons and
    marks, and of `name` and `set`. Where there is none, the id is written."""
    names, words = names or {}, words or {}
    lines = [f"{words.get('name', 'Name')}: {deck.name.spoken(language)}"] if deck.name else []
    lines.append(f"{words.get('set', 'Set')}: {words.get(deck.set, deck.set)}")
    for house in deck.houses:
        lines += ["", words.get(house, house)]
        for card, count in deck.counted(house):
            fact = BY_ID[card.face]
            marks = ["evil-twin"] * bool(fact.twin) + [fact.half] * bool(fact.half) + list(deck.marks(card))
            said = "".join(f" ({words.get(mark, mark)})" for mark in marks)
            icons = ", ".join(words.get(icon, icon) for icon in card.icons)
            lines.append(f"{count}x {names.get(fact.name, fact.name)}{said}{f' [{icons}]' if icons else ''}")
    return "\n".join(lines) + "\n"


def likely_set(faces: Collection[str]) -> str:
    """The set that has most of these cards, the earliest such, but none before any of its cards."""
    newest = 0
    for face in faces:
        if not BY_ID[face].is_shipped:
            continue
        own = [SETS.index(each) for each in BY_ID[face].sets if each != ANOMALY]
        first = SETS.index("wc") if ANOMALY in BY_ID[face].sets else min(own)
        newest = max(newest, min([first, *own]))
    counts = Counter(each for face in faces for each in BY_ID[face].sets)
    return max(SETS[newest:], key=lambda each: (counts[each], -SETS.index(each)))


def _card(row: ListedCard) -> DeckCard:
    return DeckCard(row.face or row.name, row.house, tuple(row.icons))


def _with_halves(rows: list[ListedCard]) -> list[ListedCard]:
    """The rows, with two gigantic creatures of a name that say no half read as the two halves of one."""
    found: list[ListedCard] = []
    vague: dict[tuple[str, str], list[ListedCard]] = {}
    for row in rows:
        fact = BY_ID[row.face or ""]
        if fact.half == "bottom" and "bottom" not in row.marks and row.name != fact.id + TOP:
            single = [ListedCard(row.line, row.house, 1, row.name, row.face, row.marks, row.icons)]
            vague.setdefault((fact.id, row.house), []).extend(single * row.count)
        else:
            found.append(row)
    for (face, house), halves in vague.items():
        tops = sum(row.count for row in found if (row.face, row.house) == (face + TOP, house))
        bottoms = sum(row.count for row in found if (row.face, row.house) == (face, house))
        # The icons are on the top half (KF-15.4).
        halves.sort(key=lambda row: not row.icons)
        wanted = max(0, (len(halves) + tops + bottoms) // 2 - tops)
        for number, row in enumerate(halves):
            half = face + TOP if number < wanted else face
            found.append(ListedCard(row.line, house, 1, row.name, half, row.marks, row.icons))
    return found


def _check_marks(deck: Deck, rows: list[ListedCard]) -> None:
    """A mark that does not hold is a mistake in the list: the wrong house, the wrong set, the wrong card."""
    for row in rows:
        marks = deck.marks(_card(row))
        for mark in row.marks:
            if mark in _CHECKED and mark not in marks:
                raise BadDeck("deck-list-wrong-mark", line=row.line, card=shown(row.name), mark=mark)
