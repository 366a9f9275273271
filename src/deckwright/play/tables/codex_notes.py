"""What the options of Codex need besides their words: prices, strengths, effects."""

import re
from typing import Any, Final

from deckwright.games.codex.cards.buildings import RUBBLE_DAMAGE
from deckwright.games.codex.facts import ADD_ON, UNIT
from deckwright.games.codex.rules.options import LEVEL_PRICE
from deckwright.games.codex.rules.playing import flagbearer_in_the_way
from deckwright.kernel.handles import Option
from deckwright.kernel.notation import face_of, zone_parts
from deckwright.kernel.state import State
from deckwright.play.tables.codex_cards import (
    armour,
    fact_of,
    find,
    gold,
    hit_points,
    keywords,
    keywords_of,
    kind,
    numbers,
    price,
    strength,
)
from deckwright.text import Speaker

QUOTE: Final = re.compile("[“«]")
GIVEN: Final = re.compile("[“«]([^“”«»]*→[^“”«»]*)[”»]")
"""An ability that a text gives to other cards."""


def note(speaker: Speaker, view: dict[str, Any], option: Option) -> str:
    """What is in the way of choosing well if it is not said."""
    verb, values = option.verb.name, option.values
    label = str(values.get("card", ""))
    found = find(view, label)
    if found is None:
        return ""
    zone, card = found
    if verb == "play":
        return play_note(speaker, view, label)
    if verb == "tech":
        return tech_note(speaker, label)
    if verb == "build":
        return build_note(speaker, view, card)
    if verb == "summon":
        return summon_note(speaker, card)
    if verb == "level":
        return level_note(speaker, card)
    if verb == "attack":
        return attack_note(speaker, view, card, str(values["target"]))
    if verb == "use":
        return use_note(speaker, view, label, int(str(values["ability"])))
    if verb == "detect":
        return ", ".join(strength(speaker, card))
    if verb == "pick":
        return pick_note(speaker, view, zone, card)
    return ""


def play_note(speaker: Speaker, view: dict[str, Any], label: str) -> str:
    """The price of a card, and how strong a unit is."""
    fact = fact_of(label)
    facts = [f"{fact.attack}/{fact.hp}"] if fact.type == UNIT else []
    return ", ".join([gold(speaker, price(view, label)), *facts])


def tech_note(speaker: Speaker, label: str) -> str:
    """What a card of the codex costs, needs and does, as nothing else on the screen tells it."""
    fact = fact_of(label)
    facts = [speaker.say("play-codex-cost", number=fact.cost)]
    if fact.type == UNIT:
        facts += [speaker.word("tech", str(fact.tech)), f"{fact.attack}/{fact.hp}"]
    else:
        facts += kind(speaker, fact)
    facts += keywords(speaker, dict(fact.keywords))
    text = speaker.card_text(face_of(label)).replace("\n", " ").removesuffix(".")
    return "; ".join([", ".join(facts), text]) if text else ", ".join(facts)


def build_note(speaker: Speaker, view: dict[str, Any], card: Any) -> str:
    """What it costs, if that is told: rebuilding is free (COD-5.5); and what has to make room (COD-5.8)."""
    fact = fact_of(card)
    told = [] if isinstance(card, str) else [gold(speaker, card.get("price", fact.cost))]
    parts = [", ".join([*told, *numbers(speaker, fact)])]
    if fact.type == ADD_ON:
        parts += [
            speaker.say("play-codex-makes-room", card=face_of(old["card"]), damage=RUBBLE_DAMAGE)
            for old in view["zones"][f"{view['seat']}/buildings"]["cards"]
            if fact_of(old).type == ADD_ON
        ]
    return "; ".join(parts)


def summon_note(speaker: Speaker, card: Any) -> str:
    """The price of a hero, and how strong it comes (COD-4.1)."""
    fact = fact_of(card)
    return f"{gold(speaker, fact.cost)}, {fact.bands[0].attack}/{fact.bands[0].hp}"


def level_note(speaker: Speaker, card: Any) -> str:
    """The next level, and what a new band brings (COD-4.4)."""
    fact, level = fact_of(card), card["level"] + 1
    parts = [gold(speaker, LEVEL_PRICE), speaker.say("play-codex-to-level", level=level)]
    band = next((each for each in fact.bands if each.level == level), None)
    if band is not None:
        word = "play-codex-new-band-healed" if card["damage"] else "play-codex-new-band"
        parts.append(speaker.say(word, attack=band.attack, hp=band.hp))
    return ", ".join(parts)


def attack_note(speaker: Speaker, view: dict[str, Any], card: Any, target: str) -> str:
    """How strong both sides are, in short."""
    other = find(view, target)
    if other is None:
        return ""
    one, enemy = in_short(speaker, card), other[1]
    if "attack" not in enemy:
        return speaker.say("play-codex-against-building", one=one, left=enemy["left"])  # COD-6.8
    return speaker.say("play-codex-against", one=one, other=in_short(speaker, enemy))


def in_short(speaker: Speaker, card: Any) -> str:
    """«2/3», with armour if there is any."""
    return ", ".join([f"{card['attack']}/{card['left']}", *armour(speaker, card)])


def use_note(speaker: Speaker, view: dict[str, Any], label: str, number: int) -> str:
    """What a card does if it is used so: by its own text, or by what another card gives it."""
    own = [line for line in speaker.card_text(face_of(label)).splitlines() if is_activated(line)]
    given = [
        ability
        for card in view["zones"][f"{view['seat']}/play"]["cards"]
        for ability in GIVEN.findall(speaker.card_text(face_of(card["card"])))
    ]
    abilities = own + given
    return abilities[number].removesuffix(".") if number < len(abilities) else ""


def is_activated(line: str) -> bool:
    """Whether a line of a text has a cost of its own, not one in an ability that it gives to others."""
    cost, arrow, _ = line.partition("→")
    return bool(arrow) and not QUOTE.search(cost)


def warning(speaker: Speaker, state: State, option: Option) -> str:
    """That a flagbearer will take the choice of a target away (COD-9.24)."""
    if option.verb.name not in ("play", "use"):
        return ""
    bearer = flagbearer_in_the_way(state, state.decider, option.code)
    if bearer is None:
        return ""
    return speaker.say("play-codex-flagbearer", card=state.game.showing.label(state, bearer, state.decider))


def pick_note(speaker: Speaker, view: dict[str, Any], zone: str, card: Any) -> str:
    """On which side a card is and how strong, or in which pile."""
    seat, place = zone_parts(zone)
    if not seat:
        return ""
    if place == "buildings":
        facts = [hit_points(speaker, card)]
    elif place == "play" and "left" in card:
        facts = strength(speaker, card)
        if "slot" in card:
            facts.append(speaker.word("slot", card["slot"]))
        resist = keywords_of(card).get("resist", 0)
        if resist and seat != view["seat"] and (view["decision"] or {}).get("prompt") == "target":
            facts.append(speaker.say("play-codex-resist", number=resist))  # COD-8.6
    elif place == "play":
        facts = []
    else:
        return speaker.zone(zone).text()
    return ", ".join([speaker.say("play-codex-side", player=speaker.seat(seat)), *facts])
