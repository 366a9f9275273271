"""Cards of KeyForge in the terminal: what is printed on them, and what lies on them."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from deckwright.games.keyforge.facts import ANY_HOUSE, BY_ID, CREATURE, FACTS, ICONS, SETS, TYPES, Fact
from deckwright.kernel.notation import face_of
from deckwright.play.deck_words import MARKS, places
from deckwright.text import Speaker

COUNTS: Final = (
    "damage", "amber", "power-counters", "doom", "time", "knowledge", "awakening", "scheme",
)  # fmt: skip
FLAGS: Final = ("stun", "ward", "enrage", "tagged")
NUMBERED: Final = ("assault", "hazardous")
"""The keywords that have a number (KF-11.4)."""


def card_facts(speaker: Speaker, card: Mapping[str, Any], seat: str) -> list[str]:
    """All there is to see of a card in play on a player's side."""
    facts = [speaker.word("house", house) for house in card["house"]]
    facts += strength(speaker, card)
    if card.get("host") is None:
        # A name may be of any gender: the card is ready.
        facts.append(speaker.say(f"play-keyforge-{'exhausted' if 'exhausted' in card else 'ready'}"))
    facts += [speaker.say(f"play-keyforge-{name}", number=card[name]) for name in COUNTS[1:] if name in card]
    facts += [speaker.say(f"play-keyforge-{name}") for name in FLAGS if name in card]
    facts += keywords(speaker, card.get("keywords", {}).items())
    if card["owner"] != seat:
        facts.append(speaker.say("play-keyforge-owner", player=speaker.seat(card["owner"])))
    return facts


def strength(speaker: Speaker, card: Mapping[str, Any]) -> list[str]:
    """Power, armour and damage of a creature in play."""
    names = [name for name in ("power", "armour", "damage") if name == "power" or card.get(name)]
    return [speaker.say(f"play-keyforge-{name}", number=card[name]) for name in names if name in card]


def kind_facts(speaker: Speaker, card: Mapping[str, Any]) -> list[str]:
    """The type, printed power and icons of a card out of play."""
    fact = BY_ID[face_of(card["card"])]
    facts = [speaker.say(f"play-deck-type-{TYPES[fact.type]}")]
    if fact.type == CREATURE and fact.half != "top":
        facts.append(speaker.say("play-keyforge-power", number=fact.power))
        if fact.armour:
            facts.append(speaker.say("play-keyforge-armour", number=fact.armour))
    return facts + icons(speaker, card["icons"])


def icons(speaker: Speaker, given: Iterable[str]) -> list[str]:
    """Bonus icons, if there are any, those of a kind together."""
    counted = [
        speaker.say(f"play-deck-icon-{icon}") + (f" ×{number}" if number > 1 else "")
        for icon, number in Counter(given).items()
    ]
    return [speaker.say("play-keyforge-icons", icons=" + ".join(counted))] if counted else []


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
    return printed_with(speaker, fact, [] if fact.house == ANY_HOUSE else [fact.house], fact.icons)


def own_line(speaker: Speaker, card: Mapping[str, Any]) -> str:
    """The same for a card of another house than its face, or with other icons (KF-15.2, KF-15.3)."""
    fact = BY_ID.get(face_of(card["card"]))
    if fact is None:
        return ""
    own = card.get("house", fact.house)
    houses = [own] if isinstance(own, str) else list(own)
    given = tuple(card.get("icons", fact.icons))
    # Most cards are as they are printed, to the letter.
    if houses == [fact.house] and (given == fact.icons or Counter(given) == Counter(fact.icons)):
        return ""
    return printed_with(speaker, fact, houses, given)


def printed_with(speaker: Speaker, fact: Fact, houses: Sequence[str], given: Iterable[str]) -> str:
    parts = [speaker.say(f"play-deck-type-{TYPES[fact.type]}")]
    parts += [speaker.word("house", house) for house in houses]
    if fact.type == CREATURE and fact.half != "top":
        parts.append(speaker.say("play-keyforge-power", number=fact.power))
    if fact.armour:
        parts.append(speaker.say("play-keyforge-armour", number=fact.armour))
    parts += [speaker.word("trait", trait) for trait in fact.traits]
    parts += keywords(speaker, fact.keywords)
    parts += icons(speaker, given)
    parts.append(speaker.say(f"play-deck-rarity-{fact.rarity}"))
    return ", ".join(parts)


def face_facts(face: str) -> dict[str, Any]:
    """What is printed on a card as data; nothing for what is no card."""
    if face not in BY_ID:
        return {}
    fact = BY_ID[face]
    facts: dict[str, Any] = {
        "type": TYPES[fact.type],
        "house": None if fact.house == ANY_HOUSE else fact.house,
        "traits": list(fact.traits),
        "keywords": dict(fact.keywords),
        "icons": list(fact.icons),
        "rarity": fact.rarity,
        "sets": fact.sets,
    }
    if fact.type == CREATURE and fact.half != "top":
        facts |= {"power": fact.power, "armour": fact.armour}
    optional = {"enhance": list(fact.enhance), "half": fact.half, "twin": fact.twin}
    return facts | {name: value for name, value in optional.items() if value}


def face_words(speaker: Speaker) -> dict[str, dict[str, str]]:
    rarities = dict.fromkeys(fact.rarity for fact in FACTS)
    named = places(speaker)
    groups = {"type": TYPES, "rarity": rarities, "icon": ICONS, "mark": MARKS}
    words = {
        group: {each: speaker.say(f"play-deck-{group}-{each}") for each in ids}
        for group, ids in groups.items()
    }
    return words | {"set": {each: named[each] for each in SETS}}
