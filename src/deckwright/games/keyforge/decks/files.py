"""Reading and writing decks: our own JSON, plain lists, the vault's JSON, codes. Reading tells them apart.

{"deckwright": "deck", "format": 1, "game": "keyforge", "set": "cota",
 "name": {"en": …, "ru": …, "uk": …}, "seed": 7,
 "houses": {"logos": [{"card": "dextre", "count": 2, "icons": ["draw"]}, …], …}}
"""

import json
from collections.abc import Collection, Mapping
from typing import Any, Final

from deckwright.games.keyforge.decks import fields
from deckwright.games.keyforge.decks.code import is_code, parse_code
from deckwright.games.keyforge.decks.deck import CARDS_OF_A_HOUSE, BadDeck, Deck, DeckCard, make_deck, shown
from deckwright.games.keyforge.decks.links import is_link, refuse_link
from deckwright.games.keyforge.decks.lookup import Lookup, face_of
from deckwright.games.keyforge.decks.names import ArchonName, named_in, tidy
from deckwright.games.keyforge.decks.plain import read_list
from deckwright.games.keyforge.decks.vault import is_vault, read_vault
from deckwright.kernel.errors import BadDocument, BadSetting
from deckwright.kernel.setup import SEED_BITS

FORMAT: Final = 1
LARGEST: Final = 1_000_000
"""Bytes or letters of a document; that of a deck has a tenth at most."""
_WORDS: Final = ("deckwright", "format", "game", "set", "name", "seed", "houses")


def read_deck(
    data: str | bytes, names: Mapping[str, str] | None = None, playable: Collection[str] | None = None
) -> Deck:
    """The deck in a document of any of the four forms.

    `names` maps names in any language to ids (of cards, houses, sets, icons, marks); English names and ids
    are known anyway. Whatever is wrong with the document is an error of the kind `DeckwrightError`.
    """
    whole = _text_of(data)
    text = whole.strip()
    if not text:
        raise BadDeck("deck-file-empty")
    lookup = Lookup(names)
    if text[0] in "{[":
        document = _parsed(text)
        if is_vault(document):
            return read_vault(fields.table(document, "document"), lookup, playable)
        return read_document(document, playable)
    if is_code(text):
        return parse_code(text, playable)
    if is_link(text):
        refuse_link(text)
    return read_list(whole, lookup, playable)


def write_deck(deck: Deck) -> str:
    """A deck as our own JSON."""
    document: dict[str, Any] = {
        "deckwright": "deck",
        "format": FORMAT,
        "game": "keyforge",
        "set": deck.set,
    }
    if deck.name is not None:
        document["name"] = {language: deck.name.spoken(language) for language in named_in()}
    if deck.seed is not None:
        document["seed"] = deck.seed
    document["houses"] = {
        house: [_written(card, count) for card, count in deck.counted(house)] for house in deck.houses
    }
    return json.dumps(document, ensure_ascii=False, indent=1)


def read_document(document: object, playable: Collection[str] | None = None) -> Deck:
    """The deck of our own JSON, already parsed."""
    data = fields.table(document, "document")
    if data.get("deckwright") != "deck" or data.get("game", "keyforge") != "keyforge":
        raise BadDeck("deck-file-other-kind")
    if type(data.get("format")) is not int or data["format"] != FORMAT:
        raise BadDocument("document-newer", format=shown(data.get("format")), known=FORMAT)
    fields.only(data, "document", _WORDS)
    houses: list[str] = []
    cards: list[DeckCard] = []
    for house, value in fields.table(data.get("houses"), "houses").items():
        houses.append(house)
        # A few more rows than cards are read, so that it can be said how many there are.
        for each in fields.row(value, f"houses.{shown(house)}", CARDS_OF_A_HOUSE * 3):
            cards += _read_cards(each, house)
    seed = data.get("seed")
    if seed is not None and (type(seed) is not int or abs(seed) >> SEED_BITS):
        raise BadSetting("seed-bad", seed=shown(seed))
    set_ = fields.text(data.get("set"), "set")
    return make_deck(set_, houses, cards, _name_of(data.get("name")), seed, playable)


def _text_of(data: str | bytes) -> str:
    if len(data) > LARGEST:
        raise BadDeck("deck-file-too-large", count=len(data), most=LARGEST)
    if isinstance(data, bytes):
        coding = "utf-16" if data[:2] in (b"\xff\xfe", b"\xfe\xff") else "utf-8"
        try:
            data = data.decode(coding)
        except UnicodeDecodeError:
            raise BadDeck("deck-file-not-text") from None
    return data.removeprefix("\ufeff")


def _parsed(text: str) -> object:
    try:
        document: object = json.loads(text)
    except (ValueError, RecursionError):
        raise BadDeck("deck-file-not-json") from None
    return document


def _written(card: DeckCard, count: int) -> dict[str, Any]:
    row: dict[str, Any] = {"card": card.face}
    if count > 1:
        row["count"] = count
    if card.icons:
        row["icons"] = list(card.icons)
    return row


def _read_cards(value: object, house: str) -> list[DeckCard]:
    where = f"houses.{shown(house)}"
    row = fields.table(value, where)
    fields.only(row, where, ("card", "count", "icons"))
    face = fields.text(row.get("card"), f"{where}.card")
    count = fields.number(row.get("count", 1), f"{where}.count", 1, CARDS_OF_A_HOUSE)
    icons = [
        fields.text(icon, f"{where}.icons")
        for icon in fields.row(row.get("icons", []), f"{where}.icons", CARDS_OF_A_HOUSE)
    ]
    return [DeckCard(face_of(face) or face, house, tuple(icons))] * count


def _name_of(value: object) -> ArchonName | None:
    if value is None:
        return None
    names = fields.table(value, "name")
    fields.only(names, "name", named_in())
    said = {each: tidy(fields.text(names.get(each, ""), f"name.{each}")) for each in named_in()}
    return ArchonName.as_far_as_known(said)
