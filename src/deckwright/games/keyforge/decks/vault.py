"""Decks as the publisher's vault gives them out: JSON with the deck in `data` and its cards in `_linked`.

`data` has `name`, `expansion`, `_links.houses`, `_links.cards` (an id for each card, copies repeated) and
`bonus_icons`; `_linked.cards` tells once for each id what the card is.
"""

import json
import uuid
from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

from deckwright.games.keyforge.decks import fields
from deckwright.games.keyforge.decks.deck import (
    MOST_CARDS,
    BadDeck,
    Deck,
    DeckCard,
    listed,
    make_deck,
    number_of,
    shown,
    unknown_cards,
)
from deckwright.games.keyforge.decks.lookup import TOP, TWIN, Lookup
from deckwright.games.keyforge.decks.names import ArchonName, tidy
from deckwright.games.keyforge.facts import ANOMALY, BY_ID, SETS, TYPES

EXPANSIONS: Final = {341: "cota", 435: "aoa", 452: "wc", 453: ANOMALY, 479: "mm", 496: "dt"}
_NUMBERS: Final = {word: number for number, word in EXPANSIONS.items()}
_TOP_TYPES: Final = ("Creature2", "Gigantic Creature Art")
_BOTTOM_TYPES: Final = ("Creature1", "Gigantic Creature Base")
_NOT_IN_THE_DECK: Final = ("The Tide", "Token Creature")
_RARITIES: Final = {"special": "FIXED", "twin": "Evil Twin", "anomaly": "Anomaly"}
_SPACE: Final = uuid.UUID("4e9a2a52-8f3c-5d1e-9a77-0f6c1d2b3a44")
"""Our own ids for cards are made in here; those of the vault are not known."""


def is_vault(document: object) -> bool:
    """Whether a document looks like one of the vault."""
    return isinstance(document, dict) and "data" in document and "deckwright" not in document


def read_vault(document: Mapping[str, Any], lookup: Lookup, playable: Collection[str] | None = None) -> Deck:
    """The deck of a document of the vault."""
    data = _data_of(document)
    set_ = _set_of(data)
    entries = _entries_of(document, data)
    faces = _faces_of(entries, lookup)
    icons = _icons_of(data, entries)
    houses = _houses_of(data, entries, lookup)
    cards = [
        DeckCard(faces[entry["id"]], _house(entry, lookup), given)
        for entry, given in zip(entries, icons, strict=True)
    ]
    name = tidy(fields.text(data.get("name", ""), "data.name"))
    return make_deck(set_, houses, cards, ArchonName.same(name) if name else None, None, playable)


def write_vault(deck: Deck, names: Mapping[str, str] | None = None, language: str = "en") -> str:
    """A deck as the vault would write it; `names` are the names of cards by id."""
    entries = {_id_of(deck, card): _entry(deck, card, names or {}) for card in deck.cards}
    icons = [
        {"card_id": _id_of(deck, card), "bonus_icons": list(card.icons)} for card in deck.cards if card.icons
    ]
    data = {
        "name": deck.name.spoken(language) if deck.name else "",
        "expansion": _NUMBERS[deck.set],
        "bonus_icons": icons,
        "_links": {
            "houses": [_title(house) for house in deck.houses],
            "cards": [_id_of(deck, card) for card in deck.cards],
        },
    }
    document = {"data": data, "_linked": {"cards": list(entries.values())}}
    return json.dumps(document, ensure_ascii=False, indent=1)


def _data_of(document: Mapping[str, Any]) -> Mapping[str, Any]:
    data = document.get("data")
    if isinstance(data, list):
        if len(data) != 1:
            raise BadDeck("deck-vault-not-one", count=len(data))
        data = data[0]
    return fields.table(data, "data")


def _set_of(data: Mapping[str, Any]) -> str:
    number = data.get("expansion")
    set_ = EXPANSIONS.get(number) if type(number) is int else None
    if set_ not in SETS:
        known = ", ".join(f"{number} ({word})" for number, word in EXPANSIONS.items() if word in SETS)
        raise BadDeck("deck-vault-expansion", expansion=shown(number), known=known)
    return set_


def _entries_of(document: Mapping[str, Any], data: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    """What the vault says of each card of the deck, copies repeated."""
    links = fields.table(data.get("_links", {}), "data._links")
    where, value = (
        ("data._links.cards", links["cards"]) if "cards" in links else ("data.cards", data.get("cards"))
    )
    ids = [fields.text(each, where) for each in fields.row(value, where, MOST_CARDS)]
    linked = fields.table(document.get("_linked"), "_linked")
    where = "_linked.cards"
    known: dict[str, Mapping[str, Any]] = {}
    for each in fields.row(linked.get("cards"), where, MOST_CARDS * 10):
        entry = fields.table(each, where)
        known[fields.text(entry.get("id"), f"{where}.id")] = entry
    missing = [each for each in dict.fromkeys(ids) if each not in known]
    if missing:
        raise BadDeck("deck-vault-cards-missing", cards=listed(missing), count=len(missing))
    return [known[each] for each in ids if _is_in_the_deck(known[each])]


def _is_in_the_deck(entry: Mapping[str, Any]) -> bool:
    """Reference cards are listed with the others but are no part of the 36 (KF-15.6)."""
    return entry.get("is_non_deck") is not True and entry.get("card_type") not in _NOT_IN_THE_DECK


def _faces_of(entries: Sequence[Mapping[str, Any]], lookup: Lookup) -> dict[str, str]:
    """The card of each id; those that are unknown are named together."""
    faces: dict[str, str] = {}
    unknown: list[str] = []
    for entry in {entry["id"]: entry for entry in entries}.values():
        title = fields.text(entry.get("card_title"), "_linked.cards.card_title")
        face = _face(entry, title, lookup)
        if face is None:
            unknown.append(title)
        else:
            faces[entry["id"]] = face
    if unknown:
        raise unknown_cards(unknown, lookup)
    return faces


def _face(entry: Mapping[str, Any], title: str, lookup: Lookup) -> str | None:
    """A card by its title, or else, in a language that is not known here, by its number."""
    face = lookup.face(title)
    if face is not None and entry.get("rarity") == "Evil Twin" and not BY_ID[face].twin:
        face = face + TWIN if face + TWIN in BY_ID else None
    if face is None:
        face = _by_number(entry)
    if face is not None and BY_ID[face].half:
        bottom = BY_ID[face].name
        return bottom + TOP if _is_top(entry) else bottom
    return face


def _by_number(entry: Mapping[str, Any]) -> str | None:
    expansion, number = entry.get("expansion"), entry.get("card_number")
    set_ = EXPANSIONS.get(expansion) if type(expansion) is int else None
    if set_ is None or not isinstance(number, str | int):
        return None
    wanted = shown(number).lstrip("0").upper()
    found = [fact.id for fact in BY_ID.values() if fact.sets.get(set_) == wanted and fact.half != "top"]
    return found[0] if len(found) == 1 else None


def _is_top(entry: Mapping[str, Any]) -> bool:
    """The top half has no power printed on it (KF-15.4); older documents don't tell the halves by type."""
    type_ = entry.get("card_type")
    return type_ in _TOP_TYPES or (type_ not in _BOTTOM_TYPES and entry.get("power") in (None, ""))


def _icons_of(data: Mapping[str, Any], entries: Sequence[Mapping[str, Any]]) -> list[tuple[str, ...]]:
    """The icons given to each card: of copies, the first ones get what is listed first."""
    where = "data.bonus_icons"
    waiting: dict[str, list[tuple[str, ...]]] = {}
    for each in fields.row(data.get("bonus_icons") or [], where, MOST_CARDS):
        given = fields.table(each, where)
        icons = fields.row(given.get("bonus_icons"), f"{where}.bonus_icons", MOST_CARDS)
        words = tuple(fields.text(icon, f"{where}.bonus_icons") for icon in icons)
        waiting.setdefault(fields.text(given.get("card_id"), f"{where}.card_id"), []).append(words)
    found: list[tuple[str, ...]] = []
    bare: dict[str, None] = {}
    for entry in entries:
        queue = waiting.get(entry["id"])
        found.append(queue.pop(0) if queue else ())
        if entry.get("is_enhanced") is True and not found[-1]:
            bare[shown(entry.get("card_title"))] = None
    if bare:
        raise BadDeck("deck-vault-icons-missing", cards=listed(bare), count=len(bare))
    lost = [each for each, queue in waiting.items() if queue]
    if lost:
        raise BadDeck("deck-vault-cards-missing", cards=listed(lost), count=len(lost))
    return found


def _houses_of(data: Mapping[str, Any], entries: Sequence[Mapping[str, Any]], lookup: Lookup) -> list[str]:
    links = fields.table(data.get("_links", {}), "data._links")
    if "houses" not in links:
        return list(dict.fromkeys(_house(entry, lookup) for entry in entries))
    where = "data._links.houses"
    words = [fields.text(each, where) for each in fields.row(links["houses"], where, MOST_CARDS)]
    return [lookup.house(word) or word for word in words]


def _house(entry: Mapping[str, Any], lookup: Lookup) -> str:
    word = fields.text(entry.get("house"), "_linked.cards.house")
    return lookup.house(word) or word


def _title(word: str) -> str:
    return word.replace("-", " ").title()


def _id_of(deck: Deck, card: DeckCard) -> str:
    """An id of our own: cards with icons have another than those without, as in the vault."""
    return str(uuid.uuid5(_SPACE, f"{deck.set}/{card.face}/{card.house}/{bool(card.icons)}"))


def _entry(deck: Deck, card: DeckCard, names: Mapping[str, str]) -> dict[str, Any]:
    fact = BY_ID[card.face]
    kind = TYPES[fact.type].title()
    if fact.half:
        kind = _TOP_TYPES[1] if fact.half == "top" else _BOTTOM_TYPES[1]
    return {
        "id": _id_of(deck, card),
        "card_title": names.get(fact.name) or _title(fact.name),
        "house": _title(card.house),
        "card_type": kind,
        "rarity": _RARITIES.get(fact.rarity, fact.rarity.title()),
        "card_number": number_of(deck.set, card.face).rjust(3, "0"),
        "expansion": _NUMBERS[_printed_in(deck, card)],
        "is_maverick": deck.is_maverick(card),
        "is_anomaly": deck.is_anomaly(card),
        "is_enhanced": bool(card.icons),
    }


def _printed_in(deck: Deck, card: DeckCard) -> str:
    """The set of a card of the deck: that of the deck if it is in it, or else the last one before."""
    sets = BY_ID[card.face].sets
    past = [each for each in SETS[: SETS.index(deck.set) + 1] if each in sets]
    return past[-1] if past else ANOMALY
