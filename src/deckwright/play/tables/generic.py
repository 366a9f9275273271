"""The table of any game: every zone that has cards, with those that the reader may know."""

from collections.abc import Mapping, Sequence
from typing import Any

from deckwright.kernel.handles import Event, Option
from deckwright.kernel.notation import face_of, is_out_of_play
from deckwright.kernel.state import State
from deckwright.play.lines import collapse
from deckwright.text import Speaker


def lines(speaker: Speaker, view: dict[str, Any]) -> list[str]:
    """One line for each zone; what lies face down is only counted."""
    return [zone_line(speaker, name, zone) for name, zone in view["zones"].items() if zone["count"]]


def tell(speaker: Speaker, events: Sequence[Event]) -> list[str]:
    """A line for each event; the same lines one after the other only once."""
    return collapse(speaker.event(event) for event in events)


def note(speaker: Speaker, view: dict[str, Any], option: Option) -> str:
    """Nothing: the words of an option say it all."""
    return ""


def warning(speaker: Speaker, state: State, option: Option) -> str:
    """What an option brings about that nothing else tells: nothing."""
    return ""


def beyond(speaker: Speaker, view: dict[str, Any], zone: str) -> list[str]:
    """Nothing: only cards that lie there are known."""
    return []


def printed(speaker: Speaker, face: str) -> str:
    """Nothing: the text of a card says it all."""
    return ""


def own_line(speaker: Speaker, card: Mapping[str, Any]) -> str:
    """What is printed on this very card, if that is not what its face says: nothing."""
    return ""


def face_facts(face: str) -> dict[str, Any]:
    """What is printed on a card as data, for whoever draws it: nothing."""
    return {}


def face_words(speaker: Speaker) -> dict[str, dict[str, str]]:
    """The words for what stands in the facts of cards, by group, that are not in the lexicon: none."""
    return {}


def zone_line(speaker: Speaker, name: str, zone: dict[str, Any]) -> str:
    known = [label(speaker, card) for card in zone.get("cards", ()) if card is not None]
    line = speaker.say("play-table-zone", zone=speaker.zone_name(name), count=zone["count"])
    return f"{line}: {', '.join(known)}." if known else f"{line}."


def label(speaker: Speaker, card: Any) -> str:
    """A card: its name, and its notation, by which it is chosen."""
    return f"{speaker.card_name(face_of(notation_of(card)))} [{notation_of(card)}]"


def notation_of(card: Any) -> str:
    """The notation of a card in a view, where it may be all or one of several things told."""
    return card if isinstance(card, str) else str(card.get("card", ""))


def plainly(event: Event) -> Event:
    """An event whose cards out of play have no numbers: which copy in a hand or a pile does not matter."""
    values = {
        name: face_of(value) if isinstance(value, str) and is_out_of_play(value) else value
        for name, value in event.values.items()
    }
    return Event(event.kind, values)
