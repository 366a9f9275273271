"""The table of any game: every zone that has cards, with those that the reader may know."""

from typing import Any

from deckwright.kernel.decisions import Option
from deckwright.text import Speaker


def lines(speaker: Speaker, view: dict[str, Any]) -> list[str]:
    """One line for each zone; what lies face down is only counted."""
    return [zone_line(speaker, name, zone) for name, zone in view["zones"].items() if zone["count"]]


def note(speaker: Speaker, view: dict[str, Any], option: Option) -> str:
    """Nothing: the words of an option say it all."""
    return ""


def zone_line(speaker: Speaker, name: str, zone: dict[str, Any]) -> str:
    known = [label(speaker, card) for card in zone.get("cards", ()) if card is not None]
    line = speaker.say("cli-table-zone", zone=speaker.zone_name(name), count=zone["count"])
    return f"{line}: {', '.join(known)}." if known else f"{line}."


def label(speaker: Speaker, card: Any) -> str:
    """A card: its name, and its notation, by which it is chosen."""
    notation = card if isinstance(card, str) else str(card.get("card", ""))
    return f"{speaker.card_name(notation.partition('.')[0])} [{notation}]"
