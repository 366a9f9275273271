"""Cards of Codex in the terminal: what is printed on them, and what they come to in play."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from deckwright.games.codex.facts import BASE, BUILDINGS, SPELL, TYPES, UNIT, Fact
from deckwright.games.codex.table import FACTS
from deckwright.kernel.notation import face_of, read_label, seat_number
from deckwright.play.tables.generic import notation_of
from deckwright.text import Speaker

FACT_OF: Final = {fact.id: fact for fact in FACTS}
NUMBERED: Final = ("armour", "frenzy", "obliterate", "healing", "resist")
"""The keywords that have a number (COD-9)."""


def fact_of(card: Any) -> Fact:
    """What is printed on the side of a card that is up: a token can be turned over."""
    up = None if isinstance(card, str) else card.get("face")
    return FACT_OF[up or face_of(notation_of(card))]


def name_of(speaker: Speaker, card: Any) -> str:
    """In play with the number of the copy, elsewhere without it."""
    label, up = read_label(notation_of(card)), fact_of(card).id
    is_in_play = label is not None and label.copy and not label.zone and not label.in_hand
    return speaker.card_name(str(label._replace(face=up)) if label is not None and is_in_play else up)


def known(zone: Mapping[str, Any]) -> list[Any]:
    """The cards of a zone that the reader knows."""
    return [card for card in zone.get("cards", ()) if card is not None]


def row_of(names: Iterable[str]) -> str:
    """Names in a row, the same ones together."""
    counted = Counter(names).items()
    return "; ".join(name if count == 1 else f"{name} ×{count}" for name, count in counted)


def player_of(view: dict[str, Any], seat: str) -> Mapping[str, Any]:
    player: Mapping[str, Any] = view["table"]["players"][seat_number(seat)]
    return player


def find(view: dict[str, Any], label: str) -> tuple[str, Any] | None:
    """Where a card is that the reader can see, and what there is to see of it."""
    for zone, content in view["zones"].items():
        for card in known(content):
            if notation_of(card) == label:
                return zone, card
    return None


# Numbers and words.


def price(view: dict[str, Any], label: str) -> int:
    """What a card costs the reader: some are cheaper for some (COD-1.6)."""
    prices = view["table"].get("prices", {})
    return int(prices.get(face_of(label), FACT_OF[face_of(label)].cost))


def gold(speaker: Speaker, number: int) -> str:
    return speaker.say("play-codex-gold", number=number)


def hit_points(speaker: Speaker, card: Mapping[str, Any]) -> str:
    """Those that are left, and of how many if some are lost."""
    if card["left"] == card["hp"]:
        return speaker.say("play-codex-hp", number=card["hp"])
    return speaker.say("play-codex-hp-left", left=card["left"], number=card["hp"])


def strength(speaker: Speaker, card: Mapping[str, Any]) -> list[str]:
    """Attack, hit points and armour of a card in play; a building has no attack (COD-6.8)."""
    facts = [speaker.say("play-codex-attack", number=card["attack"])] if "attack" in card else []
    return [*facts, hit_points(speaker, card), *armour(speaker, card)]


def armour(speaker: Speaker, card: Mapping[str, Any]) -> list[str]:
    """What is left of it this turn (COD-9.1)."""
    number = keywords_of(card).get("armour")
    return keywords(speaker, {"armour": number}) if number else []


def keywords_of(card: Any) -> Mapping[str, int]:
    """Those that a card has now, or else those printed on it."""
    given = None if isinstance(card, str) else card.get("keywords")
    return dict(fact_of(card).keywords) if given is None else given


def keywords(speaker: Speaker, given: Mapping[str, int]) -> list[str]:
    """Within a line they begin small, whatever they do on cards."""
    names = [(lower(speaker.word("keyword", name)), name, number) for name, number in given.items()]
    return [f"{word} {number}" if name in NUMBERED else word for word, name, number in names]


def lower(word: str) -> str:
    return word[:1].lower() + word[1:]


def kind(speaker: Speaker, fact: Fact) -> list[str]:
    """«unit, tech I»; «ongoing spell, channelled»."""
    if fact.type == UNIT:
        word = "token" if fact.group == "token" else "unit"
        return [speaker.word("noun", word), speaker.word("tech", str(fact.tech))]
    if fact.type == SPELL:
        words = [speaker.say(f"play-codex-{name}") for name in fact.kinds if name != "channelled"]
        words = words or [speaker.word("noun", "spell")]
        return words + [lower(speaker.word("keyword", name)) for name in fact.kinds if name == "channelled"]
    return [speaker.word("noun", TYPES[fact.type].replace("add-on", "addon"))]


def numbers(speaker: Speaker, fact: Fact) -> list[str]:
    """The printed attack and hit points; those of a hero by its levels (COD-4.3)."""
    if fact.bands:
        ends = [band.level - 1 for band in fact.bands[1:]] + [0]
        return [
            speaker.say("play-codex-band", first=band.level, last=last, attack=band.attack, hp=band.hp)
            for band, last in zip(fact.bands, ends, strict=True)
        ]
    facts = [speaker.say("play-codex-attack", number=fact.attack)] if fact.type == UNIT else []
    return [*facts, speaker.say("play-codex-hp", number=fact.hp)] if fact.hp else facts


# Whole cards.


def force_facts(speaker: Speaker, card: Mapping[str, Any], seat: str) -> list[str]:
    """A unit or hero in play on a player's side. What patrols is ready (COD-7.2)."""
    fact = fact_of(card)
    facts = []
    if "level" in card:
        facts.append(speaker.say("play-codex-level", level=card["level"], last=fact.bands[-1].level))
    facts += [speaker.say("play-codex-attack", number=card["attack"]), hit_points(speaker, card)]
    facts += runes(speaker, card["runes"])
    facts += keywords(speaker, keywords_of(card))
    # A name may be of any gender: the card is ready.
    if card.get("exhausted"):
        facts.append(speaker.say("play-codex-exhausted"))
    elif card["arrived"]:
        facts.append(speaker.say("play-codex-arrived"))
    elif "slot" not in card:
        facts.append(speaker.say("play-codex-ready"))
    if card.get("detected"):
        facts.append(speaker.say("play-codex-detected"))
    if "partner" in card:
        facts.append(speaker.say("play-codex-partner", card=speaker.card_name(card["partner"])))
    if "owner" in card and card["owner"] != seat:
        facts.append(speaker.say("play-codex-owner", player=speaker.seat(card["owner"])))
    return facts


def runes(speaker: Speaker, number: int) -> list[str]:
    """COD-8.5"""
    if not number:
        return []
    return [speaker.say(f"play-codex-runes-{'plus' if number > 0 else 'minus'}", number=abs(number))]


def held_facts(speaker: Speaker, view: dict[str, Any], label: str) -> list[str]:
    """A card that the reader holds, or may take out of the codex."""
    fact = FACT_OF[face_of(label)]
    own = price(view, label)
    cost = speaker.say("play-codex-cost", number=fact.cost)
    if own != fact.cost:
        cost = speaker.say("play-codex-cheaper", number=fact.cost, own=own)
    return [cost, *kind(speaker, fact), *numbers(speaker, fact), *keywords(speaker, dict(fact.keywords))]


def told(speaker: Speaker, label: str, facts: Iterable[str], count: int = 1) -> Iterator[str]:
    """The lines about a card: its name and facts, and its text if it has one."""
    name = speaker.card_name(face_of(label)) + (f" ×{count}" if count > 1 else "")
    yield f"{name}: {', '.join(facts)}."
    if text := speaker.card_text(face_of(label)):
        yield "  " + text.replace("\n", " ")


def printed(speaker: Speaker, face: str) -> str:
    """What is printed on a card besides its text; empty for what is no card."""
    if face not in FACT_OF:
        return ""
    fact = FACT_OF[face]
    parts = kind(speaker, fact)
    if fact.spec:
        parts.append(speaker.word("spec", fact.spec))
    if fact.subtype:
        parts.append(speaker.word("subtype", fact.subtype))
    if fact.type != BASE and fact.group != "token":
        parts.append(speaker.say("play-codex-cost", number=fact.cost))
    parts += numbers(speaker, fact)
    # The flagbearer is its own subtype.
    parts += keywords(speaker, {name: number for name, number in fact.keywords if name != fact.subtype})
    if fact.workers:
        parts.append(speaker.say("play-codex-needs-workers", number=fact.workers))
    if fact.type in (UNIT, SPELL):
        place = "codex" if fact.group == fact.spec else fact.group
        parts.append(speaker.say(f"play-codex-copies-{place}", number=fact.copies))
    elif fact.group == "core" and fact.type in BUILDINGS:
        parts.append(speaker.say("play-codex-copies-core"))
    return ", ".join(parts)


def face_facts(face: str) -> dict[str, Any]:
    """What is printed on a card as data; nothing for what is no card."""
    if face not in FACT_OF:
        return {}
    fact = FACT_OF[face]
    facts: dict[str, Any] = {
        "group": fact.group,
        "type": TYPES[fact.type],
        "kinds": list(fact.kinds),
        "spec": fact.spec or None,
        "subtype": fact.subtype or None,
        "cost": None if fact.type == BASE or fact.group == "token" else fact.cost,
        "keywords": dict(fact.keywords),
        "copies": fact.copies,
    }
    if fact.type == UNIT:
        facts |= {"attack": fact.attack, "hp": fact.hp, "tech": fact.tech}
    elif fact.bands:
        facts["bands"] = [band._asdict() for band in fact.bands]
    elif fact.hp:
        facts["hp"] = fact.hp
    return facts | ({"workers": fact.workers} if fact.workers else {})


def face_words(speaker: Speaker) -> dict[str, dict[str, str]]:
    nouns = {name: name.replace("add-on", "addon") for name in TYPES}
    kinds = {name for fact in FACTS for name in fact.kinds} - {"channelled"}
    return {
        "type": {name: speaker.word("noun", word) for name, word in nouns.items()},
        "kind": {name: speaker.say(f"play-codex-{name}") for name in sorted(kinds)},
    }
