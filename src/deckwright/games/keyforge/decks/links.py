"""Addresses of decks on other sites. Nothing is fetched here: people are told what to bring instead.

The publisher's site gives the document of a deck at an address made from the deck's id, which other sites
use as well.
"""

import re
from typing import Final

from deckwright.games.keyforge.decks.deck import BadDeck

_LINK: Final = re.compile(r"(?:https?://)?(?:[\w-]+\.)+[a-z]{2,}(?:[/?#]\S*)?", re.IGNORECASE)
_SITES: Final = re.compile(
    r"(?:https?://)?(?:[\w-]+\.)*(?:keyforgegame|decksofkeyforge|archonarcana)\.com\b\S*", re.IGNORECASE
)
_ID: Final = re.compile(r"[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}", re.IGNORECASE)
_DOCUMENT: Final = "https://www.keyforgegame.com/api/decks/{}/?links=cards"


def is_link(text: str) -> bool:
    """Whether a text is nothing but an address on the web."""
    return _LINK.fullmatch(text.strip()) is not None


def refuse_link(link: str) -> None:
    """Tell what to do in place of an address."""
    found = _ID.search(link) if _SITES.fullmatch(link.strip()) else None
    if found is None:
        raise BadDeck("deck-link-unknown")
    raise BadDeck("deck-link", address=_DOCUMENT.format(found[0].lower()))
