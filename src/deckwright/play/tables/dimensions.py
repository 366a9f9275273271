"""The table of Battle of Dimensions: turn, Spiral, Dimensions, Black Hole, and what the reader holds."""

from collections.abc import Sequence
from typing import Any, Final

from deckwright.games.dimensions.table import ANOMALIES
from deckwright.kernel.handles import Option
from deckwright.kernel.notation import seat_name, zone_parts
from deckwright.play.tables.layout import Layout
from deckwright.text import Speaker

FACTIONS: Final = ("red", "green", "yellow", "blue", "purple")


def lines(speaker: Speaker, view: dict[str, Any]) -> list[str]:
    """Public things first, then the reader's own."""
    zones: dict[str, Any] = view["zones"]
    result = [] if view["outcome"] else [turn_line(speaker, view)]
    result.append(spiral_line(speaker, zones["spiral"]["cards"]))
    seats = [seat_name(seat) for seat in range(view["seats"])]
    result += [dimension_line(speaker, seat, zones) for seat in seats]
    result.append(black_hole_line(speaker, zones["black-hole"]["cards"]))
    for seat in seats:
        result += holding_lines(speaker, seat, zones)
    return result


def note(speaker: Speaker, view: dict[str, Any], option: Option) -> str:
    """Where a card is that can be moved: up to thirty of them lie in up to five Dimensions."""
    if option.verb.name != "move":
        return ""
    card = option.values["card"]
    for name, zone in view["zones"].items():
        owner, _ = zone_parts(name)
        if owner and card in zone.get("cards", ()):
            return speaker.say("play-dimensions-here", player=speaker.seat(owner))
    return ""


def face_facts(face: str) -> dict[str, Any]:
    """What is printed on a card as data."""
    if face in ANOMALIES:
        return {"type": "anomaly"}
    one, _, other = face.partition("-")
    if other.isdigit():
        return {"type": "faction-card", "faction": one, "number": int(other)}
    return {"type": one, "faction": other}


def turn_line(speaker: Speaker, view: dict[str, Any]) -> str:
    """Whose turn, which phase, how many cards are left."""
    table = view["table"]
    line = speaker.say(
        "play-dimensions-turn" if table["turn"] else "play-dimensions-start",
        turn=table["turn"],
        player=speaker.seat(table["active"]),
        phase=table["phase"],
        deck=view["zones"]["deck"]["count"],
    )
    marks = [f"play-dimensions-{mark}" for mark in ("final", "extra") if table[mark]]
    return " ".join([line, *(speaker.say(mark) for mark in marks)])


def spiral_line(speaker: Speaker, cards: Sequence[str]) -> str:
    """Each faction beats the next (DIM-2.2)."""
    ring = [speaker.word("faction", card.removeprefix("power-")) for card in cards]
    return speaker.say("play-dimensions-spiral", ring=", ".join(ring), first=ring[0])


def dimension_line(speaker: Speaker, seat: str, zones: dict[str, Any]) -> str:
    """The squads of a Dimension, and what else lies there."""
    squads = [
        squad_text(speaker, faction, zones[f"{seat}/{faction}"]["cards"])
        for faction in FACTIONS
        if zones[f"{seat}/{faction}"]["count"]
    ]
    aura = zones[f"{seat}/aura"]["cards"]
    if aura:
        squads.append(speaker.say("play-dimensions-aura", count=len(aura), cards=by_faction(speaker, aura)))
    if zones[f"{seat}/loop"]["count"]:
        squads.append(speaker.card_name("time-loop"))
    return speaker.say(
        "play-dimensions-dimension",
        player=speaker.seat(seat),
        hand=zones[f"{seat}/hand"]["count"],
        squads="; ".join(squads) or speaker.say("play-dimensions-empty"),
    )


def squad_text(speaker: Speaker, faction: str, cards: Sequence[str]) -> str:
    """«Robots 4, 7»: a squad by the numbers of its cards; Captain Force by name, at the end."""
    numbers = [number for card in cards if (number := card.rpartition("-")[2]).isdigit()]
    names = [speaker.card_name(card) for card in cards if not card.rpartition("-")[2].isdigit()]
    if not numbers:
        return ", ".join(names)
    return ", ".join([f"{speaker.word('faction', faction)} {numbers[0]}", *numbers[1:], *names])


def by_faction(speaker: Speaker, cards: Sequence[str]) -> str:
    """Faction cards in groups, then the others by name."""
    groups = [
        squad_text(speaker, faction, sorted(own, key=lambda card: int(card.rpartition("-")[2])))
        for faction in FACTIONS
        if (own := [card for card in cards if card.startswith(f"{faction}-")])
    ]
    groups += [speaker.card_name(card) for card in cards if not card.startswith(FACTIONS)]
    return "; ".join(groups)


def black_hole_line(speaker: Speaker, cards: Sequence[str]) -> str:
    return speaker.say("play-dimensions-black-hole", count=len(cards), cards=by_faction(speaker, cards))


def holding_lines(speaker: Speaker, seat: str, zones: dict[str, Any]) -> list[str]:
    """A player's Entity and hand, as far as the reader may know them."""
    result = []
    player = speaker.seat(seat)
    for entity in zones[f"{seat}/entity"]["cards"]:
        if entity is not None:
            faction = speaker.word("faction", entity.removeprefix("entity-"))
            result.append(speaker.say("play-dimensions-entity", player=player, faction=faction))
    hand = [card for card in zones[f"{seat}/hand"]["cards"] if card is not None]
    if hand:
        result.append(speaker.say("play-dimensions-hand", player=player, cards=by_faction(speaker, hand)))
    return result


LAYOUT: Final = Layout(
    face_facts=face_facts,
    lines=lines,
    note=note,
)
