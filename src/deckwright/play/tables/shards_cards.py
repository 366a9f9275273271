"""Cards of Shards of Infinity in the terminal: what is printed on them, what they come to for the reader."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from deckwright.games.shards.facts import (
    CENTRE,
    FACTIONS,
    FACTS,
    LEADERS,
    NO_FACTION,
    NUMBER_OF,
    START,
    Fact,
)
from deckwright.games.shards.table import NEMESIS, ZONES
from deckwright.kernel.notation import face_of
from deckwright.text import Speaker

NOBODY: Final = ZONES.side(NEMESIS)
"""The side of Nemesis, which nobody plays."""


def fact_of(label: str) -> Fact:
    return FACTS[NUMBER_OF[face_of(label)]]


def known(zone: Mapping[str, Any]) -> list[Any]:
    """The cards of a zone that the reader knows."""
    return [card for card in zone.get("cards", ()) if card is not None]


def row_of(names: Iterable[str]) -> str:
    """Names in a row, the same ones together."""
    counted = Counter(names).items()
    return "; ".join(name if count == 1 else f"{name} ×{count}" for name, count in counted)


def player_of(view: dict[str, Any], seat: str) -> Mapping[str, Any]:
    player: Mapping[str, Any] = next(each for each in view["table"]["players"] if each["seat"] == seat)
    return player


def faction(speaker: Speaker, label: str) -> list[str]:
    number = fact_of(label).faction
    return [] if number == NO_FACTION else [speaker.word("faction", FACTIONS[number])]


def kind(speaker: Speaker, label: str) -> str:
    """A mercenary is an ally, as everybody knows (SHI-1.4)."""
    fact = fact_of(label)
    word = "champion" if fact.is_champion else "mercenary" if fact.is_mercenary else "ally"
    return speaker.word("noun", word)


def price(view: dict[str, Any], label: str) -> int:
    """What the reader pays for a card of the row: some are cheaper for some (SHI-7.36)."""
    return int(view["table"]["prices"].get(face_of(label), fact_of(label).cost))


def shield(view: dict[str, Any], label: str) -> int:
    """What a card blocks in the reader's hand (SHI-5.2, SHI-7.8)."""
    return int(view["table"]["shields"].get(face_of(label), fact_of(label).shield))


def number(speaker: Speaker, name: str, value: int) -> str:
    return speaker.say(f"play-shards-{name}", number=value)


def costs(speaker: Speaker, view: dict[str, Any], label: str) -> str:
    cost, own = fact_of(label).cost, price(view, label)
    if own == cost:
        return number(speaker, "cost", cost)
    return speaker.say("play-shards-cheaper", number=cost, own=own)


def row_facts(speaker: Speaker, view: dict[str, Any], label: str) -> list[str]:
    """A card that can be recruited."""
    fact = fact_of(label)
    facts = [costs(speaker, view, label), *faction(speaker, label), kind(speaker, label)]
    facts += [
        number(speaker, name, getattr(fact, name)) for name in ("health", "shield") if getattr(fact, name)
    ]
    return facts


def held_facts(speaker: Speaker, view: dict[str, Any], label: str) -> list[str]:
    """A card that the reader can play or show, or a relic; starting cards have nothing to tell."""
    fact = fact_of(label)
    facts = [*faction(speaker, label), kind(speaker, label)] if fact.place != START else []
    if fact.health:
        facts.append(number(speaker, "health", fact.health))
    if blocked := shield(view, label):
        facts.append(number(speaker, "shield", blocked))
    return facts


def champion_facts(speaker: Speaker, card: Mapping[str, Any]) -> list[str]:
    """A champion in play."""
    facts = [*faction(speaker, card["card"]), number(speaker, "health", card["health"])]
    facts.append(speaker.say(f"play-shards-{'exhausted' if card['exhausted'] else 'ready'}"))
    if card.get("played"):
        facts.append(speaker.say("play-shards-new"))
    return facts


def told(speaker: Speaker, label: str, facts: Iterable[str], count: int = 1) -> Iterator[str]:
    """The lines about a card: its name and facts, and its text; all in one line if there are no facts."""
    name = speaker.card_name(face_of(label)) + (f" ×{count}" if count > 1 else "")
    text = speaker.card_text(face_of(label)).replace("\n", " ")
    row = ", ".join(facts)
    if not row:
        yield f"{name}: {text}"
        return
    yield f"{name}: {row}."
    yield f"  {text}"


def printed(speaker: Speaker, face: str) -> str:
    """What is printed on a card besides its text."""
    fact = fact_of(face)
    parts = [*faction(speaker, face), speaker.word("noun", "champion" if fact.is_champion else "ally")]
    if fact.is_mercenary:
        parts.append(speaker.word("noun", "mercenary"))
    if fact.leader >= 0:
        parts.append(speaker.say("play-shards-relic-of", leader=LEADERS[fact.leader]))
    elif fact.place != START:
        parts.append(number(speaker, "cost", fact.cost))
    parts += [
        number(speaker, name, getattr(fact, name)) for name in ("health", "shield") if getattr(fact, name)
    ]
    if fact.leader < 0:
        parts.append(number(speaker, "in-deck" if fact.place == START else "copies", fact.copies))
    return ", ".join(parts)


def face_facts(face: str) -> dict[str, Any]:
    """What is printed on a card as data."""
    fact = fact_of(face)
    facts: dict[str, Any] = {
        "type": "champion" if fact.is_champion else "ally",
        "faction": None if fact.faction == NO_FACTION else FACTIONS[fact.faction],
        "mercenary": fact.is_mercenary,
        "place": fact.place,
        "set": fact.set,
        "copies": fact.copies,
        "cost": fact.cost if fact.place == CENTRE else None,
    }
    optional = {"health": fact.health, "shield": fact.shield}
    facts |= {name: value for name, value in optional.items() if value}
    return facts | ({"leader": LEADERS[fact.leader]} if fact.leader >= 0 else {})


def face_words(speaker: Speaker) -> dict[str, dict[str, str]]:
    return {"type": {name: speaker.word("noun", name) for name in ("ally", "champion")}}
