"""The decks of a game of KeyForge in the terminal: their names, and their lists, which are open (KF-17.1)."""

from collections.abc import Iterator
from typing import Any

from deckwright.games.keyforge.decks.code import is_code, parse_code
from deckwright.games.keyforge.decks.deck import Deck, DeckCard
from deckwright.play.lines import with_full_stop
from deckwright.play.tables.keyforge_cards import icons
from deckwright.text import Speaker


def deck_of(view: dict[str, Any], number: int) -> Deck | None:
    """A deck of this game, the first being 1; positions that were described have none."""
    code = str(view["settings"].get(f"deck{number}", ""))
    return parse_code(code) if is_code(code) else None


def deck_title(speaker: Speaker, deck: Deck) -> str:
    """The name of a deck and its houses."""
    name = deck.name.spoken(speaker.language) if deck.name else speaker.say("play-deck-nameless")
    return f"{name}; {', '.join(speaker.word('house', house) for house in deck.houses)}"


def choice_lines(speaker: Speaker, view: dict[str, Any]) -> Iterator[str]:
    """The lists of the decks that the reader chooses from or bids for."""
    decision = view["decision"] or {}
    numbers: list[int] = []
    if decision.get("prompt") == "deck":
        numbers = [int(key.split(" ")[1]) for key in decision["options"]]
    elif decision.get("prompt") == "bid":
        numbers = [1, 2]
    for number in numbers:
        yield from deck_lines(speaker, view, number)


def deck_lines(speaker: Speaker, view: dict[str, Any], number: int) -> Iterator[str]:
    """A deck with all its cards by house."""
    deck = deck_of(view, number)
    if deck is None:
        return
    yield speaker.say("play-keyforge-deck-list", number=number, title=deck_title(speaker, deck))
    for house in deck.houses:
        cards = [card_entry(speaker, card, count) for card, count in deck.counted(house)]
        yield with_full_stop(f"  {speaker.word('house', house)}: {'; '.join(cards)}")


def card_entry(speaker: Speaker, card: DeckCard, count: int) -> str:
    """A card of a list, with its number and the icons given to it."""
    name = speaker.card_name(card.face) + (f" ×{count}" if count > 1 else "")
    given = icons(speaker, card.icons)
    return f"{name} ({given[0]})" if given else name
