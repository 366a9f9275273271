"""Cards of KeyForge in the terminal: what is printed on them, and what lies on them."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, Final

from deckwright.cli.tables.generic import face_of
from deckwright.games.keyforge.facts import ANY_HOUSE, BY_ID, CREATURE, TYPES
from deckwright.text import Speaker

COUNTS: Final = ("damage", "amber", "power-counters", "doom")
FLAGS: Final = ("stun", "ward", "enrage", "tagged")
NUMBERED: Final = ("assault", "hazardous")
"""The keywords that have a number (KF-11.4)."""


def card_facts(speaker: Speaker, card: Mapping[str, Any], seat: str) -> list[str]:
    """All there is to see of a card in play on a player's side."""
    facts = [speaker.word("house", house) for house in card["house"]]
    facts += strength(speaker, card)
    if card.get("host") is None:
        state = "exhausted" if "exhausted" in card else "ready"
        kind = "creature" if "power" in card else "artifact"
        facts.append(speaker.say(f"cli-keyforge-{state}-{kind}"))
    facts += [speaker.say(f"cli-keyforge-{name}", number=card[name]) for name in COUNTS[1:] if name in card]
    facts += [speaker.say(f"cli-keyforge-{name}") for name in FLAGS if name in card]
    facts += keywords(speaker, card.get("keywords", {}).items())
    if card["owner"] != seat:
        facts.append(speaker.say("cli-keyforge-owner", player=speaker.seat(card["owner"])))
    return facts


def strength(speaker: Speaker, card: Mapping[str, Any]) -> list[str]:
    """Power, armour and damage of a creature in play."""
    names = [name for name in ("power", "armour", "damage") if name == "power" or card.get(name)]
    return [speaker.say(f"cli-keyforge-{name}", number=card[name]) for name in names if name in card]


def kind_facts(speaker: Speaker, card: Mapping[str, Any]) -> list[str]:
    """The type, printed power and icons of a card out of play."""
    fact = BY_ID[face_of(card["card"])]
    facts = [speaker.say(f"cli-deck-type-{TYPES[fact.type]}")]
    if fact.type == CREATURE and fact.half != "top":
        facts.append(speaker.say("cli-keyforge-power", number=fact.power))
        if fact.armour:
            facts.append(speaker.say("cli-keyforge-armour", number=fact.armour))
    return facts + icons(speaker, card["icons"])


def icons(speaker: Speaker, given: Iterable[str]) -> list[str]:
    """Bonus icons, if there are any, those of a kind together."""
    counted = [
        speaker.say(f"cli-deck-icon-{icon}") + (f" ×{number}" if number > 1 else "")
        for icon, number in Counter(given).items()
    ]
    return [speaker.say("cli-keyforge-icons", icons=" + ".join(counted))] if counted else []


def keywords(speaker: Speaker, given: Iterable[tuple[str, int]]) -> list[str]:
    """Within a line they begin small, whatever they do on cards."""
    names = [(lower(speaker.word("keyword", name)), name, number) for name, number in given]
    return [f"{word} {number}" if name in NUMBERED else word for word, name, number in names]


def lower(word: str) -> str:
    return word[:1].lower() + word[1:]


def printed(speaker: Speaker, face: str) -> str:
    """What is printed on a card besides its text; empty for what is no card."""
    if face not in BY_ID:
        return ""
    fact = BY_ID[face]
    parts = [speaker.say(f"cli-deck-type-{TYPES[fact.type]}")]
    if fact.house != ANY_HOUSE:
        parts.append(speaker.word("house", fact.house))
    if fact.type == CREATURE and fact.half != "top":
        parts.append(speaker.say("cli-keyforge-power", number=fact.power))
    if fact.armour:
        parts.append(speaker.say("cli-keyforge-armour", number=fact.armour))
    parts += [speaker.word("trait", trait) for trait in fact.traits]
    parts += keywords(speaker, fact.keywords)
    parts += icons(speaker, fact.icons)
    parts.append(speaker.say(f"cli-deck-rarity-{fact.rarity}"))
    return ", ".join(parts)
