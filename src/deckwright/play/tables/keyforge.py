"""The table of KeyForge: the turn, the enemy's side, then the reader's own with what they hold."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from deckwright.kernel.handles import Option
from deckwright.kernel.notation import face_of, seat_number, zone_parts
from deckwright.play.lines import with_full_stop
from deckwright.play.tables.keyforge_cards import (
    card_facts,
    face_facts,
    face_words,
    kind_facts,
    own_line,
    printed,
    strength,
)
from deckwright.play.tables.keyforge_decks import choice_lines, deck_lines, deck_of, deck_title
from deckwright.play.tables.keyforge_log import tell
from deckwright.play.tables.layout import Layout
from deckwright.text import Speaker

PILES: Final = ("hand", "deck", "discard", "archive", "purged")
PLACES: Final = ("line", "artifacts", "upgrades")
"""Where cards in play are."""
"""Discarding is for those who want it, and the tide has its price."""


def lines(speaker: Speaker, view: dict[str, Any]) -> list[str]:
    """Who reads comes last, near the question."""
    seats = ("p2", "p1") if view["seat"] == "p1" else ("p1", "p2")
    result = [] if view["outcome"] else list(turn_lines(speaker, view))
    choice = list(choice_lines(speaker, view))
    result += choice
    for seat in seats:
        if not choice:
            result += side_lines(speaker, view, seat)
        elif view["settings"]["match"] != "1":
            # Nobody has cards yet, but it may be the second game.
            result += ["", player_line(speaker, view, seat, player_of(view, seat))]
    return result


def player_of(view: dict[str, Any], seat: str) -> Mapping[str, Any]:
    player: Mapping[str, Any] = view["table"]["players"][seat_number(seat)]
    return player


def beyond(speaker: Speaker, view: dict[str, Any], zone: str) -> list[str]:
    """What is known of a deck without seeing its cards: its list."""
    seat, place = zone_parts(zone)
    if place != "deck":
        return []
    number = player_of(view, seat)["deck"]
    return [f"  {line}" for line in deck_lines(speaker, view, number)]


def turn_lines(speaker: Speaker, view: dict[str, Any]) -> Iterator[str]:
    """Whose turn it is, how far it has come, and the card that is being resolved."""
    table = view["table"]
    parts = [
        speaker.say(
            "play-keyforge-turn" if table["turn"] else "play-keyforge-start",
            turn=table["turn"],
            player=speaker.seat(table["active"]),
            step=speaker.say(f"play-keyforge-step-{table['step']}"),
        )
    ]
    if table["turn"] and table["house"] is not None:
        parts.append(speaker.say("play-keyforge-house", house=speaker.word("house", table["house"])))
    if table["tide"] == "neutral":
        parts.append(speaker.say("play-keyforge-tide-neutral"))
    elif table["tide"] is not None:
        parts.append(speaker.say("play-keyforge-tide", player=speaker.seat(table["tide"])))
    yield " ".join(parts)
    for card in view["zones"]["stage"]["cards"]:
        yield speaker.say("play-keyforge-stage", card=speaker.card_name(card["card"]))


def side_lines(speaker: Speaker, view: dict[str, Any], seat: str) -> Iterator[str]:
    """All that a player has."""
    zones: dict[str, Any] = view["zones"]
    player = player_of(view, seat)
    yield ""
    yield player_line(speaker, view, seat, player)
    counts = {pile: zones[f"{seat}/{pile}"]["count"] for pile in PILES}
    yield "  " + speaker.say("play-keyforge-piles", **counts)
    yield from line_lines(speaker, zones, seat)
    artifacts = zones[f"{seat}/artifacts"]["cards"]
    if artifacts:
        yield "  " + speaker.say("play-keyforge-artifacts", count=len(artifacts))
        for artifact in artifacts:
            yield f"    {in_play(speaker, artifact, seat)}"
            yield from (f"      {text}" for text in attached(speaker, zones, artifact))
    yield from lying_lines(speaker, zones, seat)
    yield from holding_lines(speaker, view, seat)


def player_line(speaker: Speaker, view: dict[str, Any], seat: str, player: Mapping[str, Any]) -> str:
    """A player's numbers; before the first turn also the name of the deck."""
    keys = [speaker.word("colour", colour) for colour in player["keys"]]
    parts = [
        speaker.say(
            "play-keyforge-player",
            player=speaker.seat(seat),
            amber=player["amber"],
            keys=", ".join(keys) or speaker.say("play-keyforge-no-keys"),
            cost=player["key-cost"],
            chains=player["chains"],
        )
    ]
    if player["houses"]:
        houses = [speaker.word("house", house) for house in player["houses"]]
        parts.append(speaker.say("play-keyforge-houses", houses=", ".join(houses)))
    if view["settings"]["match"] != "1":
        parts.append(speaker.say("play-keyforge-wins", wins=player["wins"]))
    deck = deck_of(view, player["deck"])
    if player["houses"] and not view["table"]["turn"] and deck is not None and deck.name is not None:
        parts.append(speaker.say("play-keyforge-deck", name=deck.name.spoken(speaker.language)))
    return " ".join(parts)


def line_lines(speaker: Speaker, zones: dict[str, Any], seat: str) -> Iterator[str]:
    """The battle line from left to right, as its controller sees it."""
    creatures = zones[f"{seat}/line"]["cards"]
    if not creatures:
        yield "  " + speaker.say("play-keyforge-no-line")
        return
    yield "  " + speaker.say("play-keyforge-line", count=len(creatures))
    width = len(str(len(creatures)))
    for place, creature in enumerate(creatures, 1):
        yield f"    {str(place).rjust(width)}. {in_play(speaker, creature, seat)}"
        yield from (f"      {' ' * width}{text}" for text in attached(speaker, zones, creature))


def in_play(speaker: Speaker, card: Mapping[str, Any], seat: str) -> str:
    """«Troll: Brobnar, power 8, ready.»"""
    return f"{speaker.card_name(card['card'])}: {', '.join(card_facts(speaker, card, seat))}."


def attached(speaker: Speaker, zones: dict[str, Any], host: Mapping[str, Any]) -> Iterator[str]:
    """The upgrades of a card and the cards under it, whoever has them."""
    for seat in ("p1", "p2"):
        for place in ("upgrades", "under", "facedown"):
            for card in zones[f"{seat}/{place}"].get("cards", ()):
                if card is not None and card.get("host") == host["card"]:
                    text = in_play(speaker, card, seat) if place == "upgrades" else lying(speaker, [card])
                    yield speaker.say(f"play-keyforge-{place}", card=text)


def lying(speaker: Speaker, cards: Iterable[Mapping[str, Any]]) -> str:
    """Cards of which only the names matter."""
    return with_full_stop("; ".join(speaker.card_name(card["card"]) for card in cards))


def lying_lines(speaker: Speaker, zones: dict[str, Any], seat: str) -> Iterator[str]:
    """Cards under others of which it is not told which; those face down are only counted."""
    for place in ("under", "facedown"):
        zone = zones[f"{seat}/{place}"]
        known = [card for card in zone.get("cards", ()) if card is not None]
        loose = [card for card in known if "host" not in card]
        hidden = zone["count"] - len(known)
        if loose:
            yield "  " + speaker.say("play-keyforge-lying", cards=lying(speaker, loose))
        if hidden:
            yield "  " + speaker.say("play-keyforge-hidden", count=hidden)


def holding_lines(speaker: Speaker, view: dict[str, Any], seat: str) -> Iterator[str]:
    """Archive and hand by house, the active one first, as far as the reader may know them."""
    for pile in ("archive", "hand"):
        known = [card for card in view["zones"][f"{seat}/{pile}"].get("cards", ()) if card is not None]
        if not known:
            continue
        yield "  " + speaker.say(f"play-keyforge-{pile}", player=speaker.seat(seat))
        houses = sorted({card["house"] for card in known})
        for house in sorted(houses, key=lambda house: house != view["table"]["house"]):
            cards = Counter(held(speaker, card) for card in known if card["house"] == house)
            row = "; ".join(spell_held(*held, count) for held, count in cards.items())
            yield f"    {speaker.word('house', house)}: {row}."


def held(speaker: Speaker, card: Mapping[str, Any]) -> tuple[str, str]:
    """A card out of play: its name, and its type and icons. Copies are the same."""
    return speaker.card_name(face_of(card["card"])), ", ".join(kind_facts(speaker, card))


def spell_held(name: str, facts: str, count: int) -> str:
    return f"{name} ×{count} ({facts})" if count > 1 else f"{name} ({facts})"


# What options need besides their words.


def note(speaker: Speaker, view: dict[str, Any], option: Option) -> str:
    """What is in the way of choosing well if it is not said: types, sides, strengths, counts."""
    verb, values = option.verb.name, option.values
    if verb == "house" and view["decision"]["prompt"] == "house":
        return house_note(speaker, view, str(values["house"]))
    if verb == "deck":
        deck = deck_of(view, int(str(values["deck"])))
        return deck_title(speaker, deck) if deck is not None else ""
    if verb == "play":
        return play_note(speaker, view, str(values["card"]))
    if verb == "discard" and is_one_of_different(view, str(values["card"])):
        return play_note(speaker, view, str(values["card"]))
    if verb in ("action", "omni"):
        return ability_note(speaker, verb, str(values["card"]), int(str(values["ability"])))
    if verb == "raise-tide" and view["table"]["tide"] == view["seat"]:
        return speaker.say("play-keyforge-tide-already")  # KF-14.4
    if verb == "pick":
        return pick_note(speaker, view, str(values["card"]))
    if verb == "fight":
        pair = [find(view, str(values[name])) for name in ("card", "target")]
        facts = [", ".join(strength(speaker, found[1])) for found in pair if found is not None]
        return speaker.say("play-keyforge-against", one=facts[0], other=facts[1]) if len(facts) == 2 else ""
    return ""


def find(view: dict[str, Any], label: str) -> tuple[str, Any] | None:
    """Where a card is that the reader can see, and what there is to see of it."""
    for zone, content in view["zones"].items():
        for card in content.get("cards", ()):
            if card is not None and card["card"] == label:
                return zone, card
    return None


def house_note(speaker: Speaker, view: dict[str, Any], house: str) -> str:
    """How many cards of a house the reader could do something with."""
    zones, seat = view["zones"], view["seat"]
    hand = [card for card in zones[f"{seat}/hand"].get("cards", ()) if card and card["house"] == house]
    ready = [
        card
        for place in ("line", "artifacts")
        for card in zones[f"{seat}/{place}"]["cards"]
        if house in card["house"] and "exhausted" not in card
    ]
    return speaker.say("play-keyforge-of-house", hand=len(hand), ready=len(ready))


def play_note(speaker: Speaker, view: dict[str, Any], label: str) -> str:
    """The type of a card, and its house where that is not the active one."""
    found = find(view, label)
    if found is None:
        return ""
    card = found[1]
    houses = card["house"] if isinstance(card["house"], list) else [card["house"]]
    others = [] if view["table"]["house"] in houses else houses
    return ", ".join([*(speaker.word("house", house) for house in others), *kind_facts(speaker, card)])


def is_one_of_different(view: dict[str, Any], label: str) -> bool:
    """Whether there are copies of a card in the same hand with other icons."""
    found = find(view, label)
    if found is None:
        return False
    zone, card = found
    return any(
        other is not None and face_of(other["card"]) == face_of(label) and other["icons"] != card["icons"]
        for other in view["zones"][zone]["cards"]
    )


def ability_note(speaker: Speaker, word: str, label: str, number: int) -> str:
    """What a card does if it is used so; nothing if another card gave it that."""
    head = f"{speaker.word('bold', word)}: "
    own = [line for line in speaker.card_text(face_of(label)).splitlines() if line.startswith(head)]
    return own[number].removeprefix(head) if number < len(own) else ""


def pick_note(speaker: Speaker, view: dict[str, Any], label: str) -> str:
    """On which side a card is and how strong, or in which pile."""
    found = find(view, label)
    if found is None:
        return ""
    zone, card = found
    seat, place = zone_parts(zone)
    if place in PLACES:
        side = speaker.say("play-keyforge-side", player=speaker.seat(seat))
        return ", ".join([side, *strength(speaker, card)])
    if not place:
        return ""
    houses = [speaker.word("house", card["house"])] if isinstance(card["house"], str) else []
    where = [speaker.zone(zone).text(), *depth(speaker, view["zones"][zone]["cards"], label)]
    return ", ".join([*where, *houses, *kind_facts(speaker, card)])


def depth(speaker: Speaker, cards: list[Any], label: str) -> list[str]:
    """How deep a card lies in a pile, if it has copies there; the top is the end of the row."""
    known = [card["card"] for card in cards if card is not None]
    if len(known) < len(cards) or sum(face_of(each) == face_of(label) for each in known) < 2:
        return []
    return [speaker.say("play-keyforge-depth", place=len(known) - known.index(label))]


LAYOUT: Final = Layout(
    beyond=beyond,
    face_facts=face_facts,
    face_words=face_words,
    lines=lines,
    note=note,
    own_line=own_line,
    printed=printed,
    tell=tell,
)
