"""A deck: its set, three houses, 36 cards and the name of its archon (KF-15.1 to KF-15.4).

`make_deck` checks what it is given and puts it in the one order that all forms of a deck share.
"""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple

from mypy_extensions import mypyc_attr

from deckwright.games.keyforge.decks.lookup import Lookup, near_names
from deckwright.games.keyforge.decks.names import ArchonName
from deckwright.games.keyforge.facts import ANOMALY, ANY_HOUSE, BY_ID, FACES, HOUSES, ICONS, SETS
from deckwright.kernel.errors import DeckwrightError
from deckwright.kernel.values import Sendable

DESCRIBED: Final = "described"
"""In place of a deck: the cards of a description."""
HOUSES_OF_A_DECK: Final = 3
CARDS_OF_A_HOUSE: Final = 12
"""KF-15.1."""
MOST_CARDS: Final = 100
"""Of a list with more cards than this none is looked at."""
MOST_ICONS: Final = 5
"""Icons that a card can have been given (KF-11.12)."""
FIRST_SET_WITH_ANOMALIES: Final = "wc"
_ALL_FACES: Final = frozenset(FACES)


@mypyc_attr(native_class=False)
class BadDeck(DeckwrightError):
    """Something that is no deck, or a deck that can't be played here."""


class DeckCard(NamedTuple):
    """One card of a deck."""

    face: str
    house: str
    """The house it belongs to in this deck (KF-15.2, KF-15.3)."""
    icons: tuple[str, ...] = ()
    """Icons that it has besides the printed ones, from top to bottom (KF-4.1, KF-11.12)."""


@dataclass(frozen=True)
class Deck(Sendable):
    """A deck that was checked by `make_deck`; houses and cards are in order, copies are repeated."""

    set: str
    houses: tuple[str, ...]
    cards: tuple[DeckCard, ...]
    name: ArchonName | None = None
    seed: int | None = None
    """What it was made from, if it was made here."""

    def of_house(self, house: str) -> tuple[DeckCard, ...]:
        """Its twelve cards of a house."""
        return tuple(card for card in self.cards if card.house == house)

    def counted(self, house: str) -> list[tuple[DeckCard, int]]:
        """The different cards of a house, each with how often it is there."""
        found: list[tuple[DeckCard, int]] = []
        for card in self.cards:
            if card.house == house:
                if found and found[-1][0] == card:
                    found[-1] = card, found[-1][1] + 1
                else:
                    found.append((card, 1))
        return found

    def is_anomaly(self, card: DeckCard) -> bool:
        """Whether a card is one that came before its time, in whatever house (KF-15.3)."""
        return is_anomaly(self.set, card.face)

    def is_maverick(self, card: DeckCard) -> bool:
        """Whether a card left the house printed on it for another (KF-15.2)."""
        return not self.is_anomaly(card) and BY_ID[card.face].house not in (card.house, ANY_HOUSE)

    def is_legacy(self, card: DeckCard) -> bool:
        """Whether a card is of an earlier set than the deck (KF-15.3)."""
        return not self.is_anomaly(card) and self.set not in BY_ID[card.face].sets

    def marks(self, card: DeckCard) -> tuple[str, ...]:
        """What is special about a card: `maverick`, `legacy`, `anomaly`."""
        found = {
            "maverick": self.is_maverick(card),
            "legacy": self.is_legacy(card),
            "anomaly": self.is_anomaly(card),
        }
        return tuple(mark for mark, holds in found.items() if holds)

    def is_evil_twin(self) -> bool:
        """Whether its archon is the evil twin of another."""
        return any(BY_ID[card.face].twin for card in self.cards)


def implemented() -> frozenset[str]:
    """The faces that decks may hold unless a caller says otherwise: all there are facts about."""
    return _ALL_FACES


def make_deck(
    set_: str,
    houses: Sequence[str],
    cards: Iterable[DeckCard],
    name: ArchonName | None = None,
    seed: int | None = None,
    playable: Collection[str] | None = None,
) -> Deck:
    """A deck of these cards in order, or an error that says what is wrong with them.

    `playable` are the faces that may be in it; all that are known if it is left out.
    """
    cards = tuple(cards)
    check_set(set_)
    check_houses(houses)
    if len(cards) > MOST_CARDS:
        raise BadDeck("deck-too-many-cards", count=len(cards), wanted=HOUSES_OF_A_DECK * CARDS_OF_A_HOUSE)
    check_cards([card.face for card in cards], playable)
    _check_age(set_, cards)
    _check_places(houses, cards)
    _check_icons(cards)
    _check_halves(cards)
    return Deck(set_, tuple(sorted(houses, key=HOUSES.index)), _in_order(set_, cards), name, seed)


def check_set(set_: str) -> None:
    """Refuse a set that there is not."""
    if set_ not in SETS:
        raise BadDeck("deck-set-unknown", set=shown(set_), known=", ".join(SETS))


def check_houses(houses: Sequence[str]) -> None:
    """Refuse anything but three different houses (KF-15.1)."""
    for house in houses:
        if house not in HOUSES:
            raise BadDeck("deck-house-unknown", house=shown(house), known=", ".join(HOUSES))
    if len(houses) != HOUSES_OF_A_DECK or len(set(houses)) != HOUSES_OF_A_DECK:
        named = ", ".join(houses[: len(HOUSES)])
        raise BadDeck("deck-houses-not-three", houses=named or "-", count=len(set(houses)))


def check_cards(faces: Iterable[str], playable: Collection[str] | None = None) -> None:
    """Refuse cards that are unknown, or else those that can't be played here, naming all of them."""
    named = list(dict.fromkeys(faces))
    unknown = [face for face in named if face not in BY_ID]
    if unknown:
        raise unknown_cards(unknown)
    allowed = implemented() if playable is None else playable
    missing = [face for face in named if face not in allowed]
    if missing:
        raise BadDeck("deck-cards-not-implemented", cards=listed(missing), count=len(missing))


def unknown_cards(words: Sequence[str], lookup: Lookup | None = None) -> BadDeck:
    """What is wrong with names that no card has, and which cards may be meant."""
    near = near_names(words, lookup or Lookup())
    return BadDeck(
        "deck-cards-unknown",
        cards=listed(words),
        count=len(words),
        near=near,
        found=len(near.split(", ")) * bool(near),
    )


def is_anomaly(set_: str, face: str) -> bool:
    """Whether a card would be an anomaly in a deck of a set: its own set is still to come."""
    sets = BY_ID[face].sets
    return ANOMALY in sets and not any(each in sets for each in SETS[: SETS.index(set_) + 1])


def number_of(set_: str, face: str) -> str:
    """The number that a card has in a deck of a set: in that set, or else in the last one before it."""
    sets = BY_ID[face].sets
    for each in SETS[SETS.index(set_) :: -1]:
        if each in sets:
            return sets[each]
    return sets.get(ANOMALY) or next(iter(sets.values()), "")


def listed(words: Iterable[str]) -> str:
    """Cards for a message, all of them."""
    return ", ".join(shown(word, 40) for word in words)


def shown(value: object, longest: int = 60) -> str:
    """A value from outside as a message can show it: in one line, cut, without signs that can't be shown."""
    try:
        text = str(value)[: longest * 4]
    except (ValueError, RecursionError):
        return "…"
    text = "".join(sign if sign.isprintable() else "…" for sign in text)
    return text if len(text) <= longest else text[: longest - 1] + "…"


def _check_age(set_: str, cards: Iterable[DeckCard]) -> None:
    """A card of a later set can't be in a deck; an anomaly can once there are any (KF-15.3)."""
    late = dict.fromkeys([card.face for card in cards if _is_late(set_, card.face)])
    if late:
        raise BadDeck("deck-cards-of-later-sets", set=set_, cards=listed(late), count=len(late))


@lru_cache(maxsize=8192)
def _is_late(set_: str, face: str) -> bool:
    """Whether a card is of a later set. One from outside never is."""
    past = SETS[: SETS.index(set_) + 1]
    if FIRST_SET_WITH_ANOMALIES in past:
        past += (ANOMALY,)
    fact = BY_ID[face]
    return fact.is_shipped and not any(each in past for each in fact.sets)


def _check_places(houses: Sequence[str], cards: Iterable[DeckCard]) -> None:
    counts = dict.fromkeys(houses, 0)
    for card in cards:
        house = card.house
        if house not in counts:
            raise BadDeck("deck-house-not-its-own", house=shown(house), houses=", ".join(houses))
        counts[house] += 1
    for house, count in counts.items():
        if count != CARDS_OF_A_HOUSE:
            raise BadDeck("deck-house-not-twelve", house=house, count=count, wanted=CARDS_OF_A_HOUSE)


def _check_icons(cards: Iterable[DeckCard]) -> None:
    for card in cards:
        for icon in card.icons:
            if icon not in ICONS:
                raise BadDeck("deck-icon-unknown", card=card.face, icon=shown(icon), known=", ".join(ICONS))
        if len(card.icons) > MOST_ICONS:
            raise BadDeck("deck-too-many-icons", card=card.face, count=len(card.icons), most=MOST_ICONS)


def _check_halves(cards: Iterable[DeckCard]) -> None:
    """Halves of a gigantic creature come in pairs, in the same house (KF-15.4, KF-15.12)."""
    counts: dict[tuple[str, str], int] = {}
    for card in cards:
        fact = BY_ID[card.face]
        if fact.half:
            key = fact.name, card.house
            counts[key] = counts.get(key, 0) + (1 if fact.half == "top" else -1)
    lonely = [name for (name, _), count in counts.items() if count]
    if lonely:
        raise BadDeck("deck-halves-not-paired", cards=listed(lonely), count=len(lonely))


def _in_order(set_: str, cards: Sequence[DeckCard]) -> tuple[DeckCard, ...]:
    """Cards go by house, then by number in the set; those of other sets come last."""
    places = [
        (
            HOUSES.index(card.house),
            _place_in_set(set_, card.face),
            tuple([ICONS.index(icon) for icon in card.icons]),
            index,
        )
        for index, card in enumerate(cards)
    ]
    places.sort()
    return tuple([cards[index] for _, _, _, index in places])


@lru_cache(maxsize=8192)
def _place_in_set(set_: str, face: str) -> tuple[bool, str, str]:
    """Whether a card comes behind those of a set, its number, so that text sorts it, and its id."""
    return set_ not in BY_ID[face].sets, number_of(set_, face).rjust(4, "0"), face
