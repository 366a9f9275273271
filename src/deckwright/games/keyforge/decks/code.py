"""A deck in one line of small ASCII letters, for saved games and for passing on.

    kf1/cota/brobnar=anger*2,troll/dis=…/logos=dextre+capture+draw,…/seed=7

Version, set, three houses with their cards (`id`, `+icon` for each icon given to it, `*count`), then what
is not needed to play: `seed`, and `name` (or `name.en`, `name.ru`, `name.uk`) unless it follows from the
seed. A card is of the house it stands under, so that mavericks and anomalies need no mark.
"""

import re
from collections.abc import Collection
from functools import cache
from typing import Final
from urllib.parse import unquote_to_bytes

from deckwright.games.keyforge.decks.deck import BadDeck, Deck, DeckCard, check_houses, make_deck, shown
from deckwright.games.keyforge.decks.lookup import face_of, spell
from deckwright.games.keyforge.decks.names import ArchonName, name_of_deck, named_in, tidy
from deckwright.games.keyforge.facts import HOUSES

VERSION: Final = 1
LONGEST: Final = 20_000
"""Letters of a code; nothing that was written here is as long."""
MOST_KEPT: Final = 256
_LATELY: Final[dict[str, Deck]] = {}
"""The decks of the codes that were played lately."""

_HEAD: Final = re.compile(r"kf(\d{1,9})(/|$)", re.ASCII)
_CARD: Final = re.compile(r"([^+*]+)((?:\+[^+*]+)*)(?:\*([1-9]\d?))?", re.ASCII)
_SEED: Final = re.compile(r"-?\d{1,78}", re.ASCII)
_KEPT: Final = frozenset("abcdefghijklmnopqrstuvwxyz0123456789-._~")


def format_code(deck: Deck) -> str:
    """The code of a deck. Equal decks have the same code."""
    parts = [f"kf{VERSION}", deck.set]
    parts += [f"{house}={_cards_of(deck, house)}" for house in deck.houses]
    if deck.seed is not None:
        parts.append(f"seed={deck.seed}")
    parts += [f"{key}={_quoted(text)}" for key, text in _names_of(deck)]
    return "/".join(parts)


def parse_code(code: str, playable: Collection[str] | None = None) -> Deck:
    """The deck of a code, or an error that names the part that is wrong."""
    version, set_, *parts = _split(code)
    if version != f"kf{VERSION}":
        raise BadDeck("deck-code-version", version=version, known=f"kf{VERSION}")
    houses: list[str] = []
    cards: list[DeckCard] = []
    extra: dict[str, str] = {}
    known = ["seed", "name", *[f"name.{language}" for language in named_in()]]
    for part in parts:
        key, equals, rest = part.partition("=")
        if not equals or key in extra:
            raise _broken(part)
        if key in HOUSES:
            houses.append(key)
            cards += _read_cards(key, rest)
        elif key in known:
            extra[key] = rest
        else:
            raise _broken(part)
    check_houses(houses)
    seed = _read_seed(extra.get("seed"))
    name = _read_name(extra)
    deck = make_deck(set_, houses, cards, name, seed, playable)
    if name is None and seed is not None:
        name = name_of_deck(set_, seed, deck.is_evil_twin())
    return Deck(deck.set, deck.houses, deck.cards, name, seed)


def keep(deck: Deck) -> str:
    """The code of a deck that is about to be played: it is not read again for that."""
    code = format_code(deck)
    _keep_as(code, deck)
    return code


def deck_to_play(code: str) -> Deck:
    """The deck of a code, with or without its name."""
    deck = _LATELY.get(code)
    if deck is None:
        deck = parse_code(code)
        _keep_as(code, deck)
    return deck


def _keep_as(code: str, deck: Deck) -> None:
    if len(_LATELY) >= MOST_KEPT:
        _LATELY.clear()
    _LATELY[code] = deck


def is_code(text: str) -> bool:
    """Whether a text looks like the code of a deck, of whatever version."""
    return _HEAD.match(text.strip().lower()) is not None


def _split(code: str) -> list[str]:
    """The parts of a code, at least two."""
    if len(code) > LONGEST:
        raise BadDeck("deck-code-too-long", count=len(code), most=LONGEST)
    # Some places that keep codes change the case of letters.
    parts = code.strip().lower().split("/")
    if not code.isascii() or not is_code(code) or len(parts) < 2:
        raise _broken(code.strip())
    return parts


def _broken(part: str) -> BadDeck:
    return BadDeck("deck-code-broken", part=shown(part) or "-")


def _cards_of(deck: Deck, house: str) -> str:
    return ",".join([_word_of(card, count) for card, count in deck.counted(house)])


def _word_of(card: DeckCard, count: int) -> str:
    word = _spelled(card.face)
    if card.icons:
        word = "+".join((word, *card.icons))
    return f"{word}*{count}" if count > 1 else word


@cache
def _spelled(face: str) -> str:
    return spell(face)


def _read_cards(house: str, text: str) -> list[DeckCard]:
    found: list[DeckCard] = []
    for word in text.split(","):
        match = _CARD.fullmatch(word)
        if match is None:
            raise _broken(word)
        face, icons, count = match.groups()
        card = DeckCard(face_of(face) or face, house, tuple(icons.split("+")[1:]))
        found += [card] * int(count or 1)
    return found


def _names_of(deck: Deck) -> list[tuple[str, str]]:
    """The names that have to be written: none if the seed tells them."""
    name = deck.name
    if name is None:
        return []
    if deck.seed is not None and name == name_of_deck(deck.set, deck.seed, deck.is_evil_twin()):
        return []
    if len(set(name.names)) == 1:
        return [("name", name.names[0])]
    return [(f"name.{language}", name.spoken(language)) for language in named_in()]


def _quoted(text: str) -> str:
    """A text in small letters of ASCII alone, which a change of case does not harm."""
    signs = text.encode("utf-8", "replace")
    return "".join(chr(each) if chr(each) in _KEPT else f"%{each:02x}" for each in signs)


def _read_name(extra: dict[str, str]) -> ArchonName | None:
    texts = {key: tidy(unquote_to_bytes(text).decode("utf-8", "replace")) for key, text in extra.items()}
    if texts.get("name"):
        return ArchonName.same(texts["name"])
    return ArchonName.as_far_as_known({each: texts.get(f"name.{each}", "") for each in named_in()})


def _read_seed(text: str | None) -> int | None:
    if text is None:
        return None
    if not _SEED.fullmatch(text):
        raise _broken(f"seed={text}")
    return int(text)
