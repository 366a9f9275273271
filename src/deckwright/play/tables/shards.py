"""The table of Shards of Infinity: the turn, the opponents, the centre row, then the reader's own side."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from deckwright.games.shards.facts import FACTIONS, FACTS, LEADERS
from deckwright.games.shards.rules.field import OPPOSITE, TEAM_OF, team_mate
from deckwright.games.shards.table import COMPANIONS, RELIC_MASTERY
from deckwright.kernel.handles import Option
from deckwright.kernel.ids import Seat
from deckwright.kernel.notation import face_of, seat_number, zone_parts
from deckwright.play.lines import with_full_stop
from deckwright.play.tables.generic import notation_of
from deckwright.play.tables.layout import Layout
from deckwright.play.tables.shards_cards import (
    NOBODY,
    champion_facts,
    costs,
    face_facts,
    face_words,
    fact_of,
    faction,
    held_facts,
    known,
    number,
    player_of,
    price,
    printed,
    row_facts,
    row_of,
    shield,
    told,
)
from deckwright.play.tables.shards_log import tell
from deckwright.text import Speaker

PILES: Final = ("hand", "deck", "discard")
SHOWING: Final = ("block", "show-unify", "show-dominion")
"""The questions whether a card is shown from hand."""


def lines(speaker: Speaker, view: dict[str, Any]) -> list[str]:
    """Who reads comes last, near the question."""
    seats = [each["seat"] for each in view["table"]["players"]]
    if view["seat"] in seats:
        place = seats.index(view["seat"]) + 1
        seats = seats[place:] + seats[:place]
    sides = [line for seat in seats[:-1] for line in side_lines(speaker, view, seat)]
    own = side_lines(speaker, view, seats[-1])
    if view["outcome"]:
        return [*sides, *own]
    return [turn_line(speaker, view), *sides, *common_lines(speaker, view), *own]


def turn_line(speaker: Speaker, view: dict[str, Any]) -> str:
    """Whose turn it is, how far it has come, and what there is to spend."""
    table = view["table"]
    if not table["turn"]:
        return speaker.say("play-shards-start")
    power = speaker.say("play-shards-infinite") if table["power"] == "infinite" else table["power"]
    parts = [
        speaker.say("play-shards-turn", turn=table["turn"], player=speaker.seat(table["active"])),
        speaker.say(f"play-shards-phase-{table['phase']}"),
    ]
    if table["active"] == NOBODY:
        parts.append(speaker.say("play-shards-power", power=power))
    else:
        parts.append(speaker.say("play-shards-resources", crystals=table["crystals"], power=power))
    return " ".join(parts)


def common_lines(speaker: Speaker, view: dict[str, Any]) -> Iterator[str]:
    """The relics on offer, and the centre row with what each card costs and does."""
    zones = view["zones"]
    offer = known(zones["offer"])
    if offer:
        yield ""
        yield speaker.say("play-shards-offer")
        for card in offer:
            leader = LEADERS[fact_of(card).leader]
            facts = [speaker.say("play-shards-relic-of", leader=leader), *held_facts(speaker, view, card)]
            yield from (f"  {line}" for line in told(speaker, card, facts))
    row = known(zones["row"])
    counts = {name: zones[name]["count"] for name in ("centre", "banished")}
    if not row and not any(counts.values()):
        return  # The cards are not laid out yet.
    yield ""
    yield speaker.say("play-shards-row", **counts)
    for card, count in counted(row):
        facts = row_facts(speaker, view, card)
        yield from (f"  {line}" for line in told(speaker, card, facts, count))


def counted(cards: Iterable[str]) -> Iterator[tuple[str, int]]:
    """Cards with the number of their copies, each where the first one is."""
    yield from Counter(face_of(card) for card in cards).items()


def side_lines(speaker: Speaker, view: dict[str, Any], seat: str) -> Iterator[str]:
    """All that a player has, and Nemesis likewise."""
    zones = view["zones"]
    player = player_of(view, seat)
    yield ""
    yield player_line(speaker, view, seat)
    if player["out"]:
        return
    counts = {pile: zones[f"{seat}/{pile}"]["count"] for pile in PILES}
    if seat != NOBODY and (view["table"]["turn"] or any(counts.values())):
        yield "  " + speaker.say("play-shards-piles", **counts)
    in_play = zones[f"{seat}/play"]["cards"]
    champions = [card for card in in_play if "health" in card]
    if champions:
        yield "  " + speaker.say("play-shards-champions", count=len(champions))
        for card in champions:
            yield f"    {speaker.card_name(card['card'])}: {', '.join(champion_facts(speaker, card))}."
    allies = [ally(speaker, card) for card in in_play if "health" not in card]
    if allies:
        yield "  " + with_full_stop(f"{speaker.say('play-shards-played')} {row_of(allies)}")
    if seat == view["seat"]:
        yield from own_lines(speaker, view, seat)
    else:
        yield from others_lines(speaker, view, seat)


def player_line(speaker: Speaker, view: dict[str, Any], seat: str) -> str:
    """«Boris (Decima). Health: 50. Mastery: 1.»"""
    player = player_of(view, seat)
    leader = player["leader"]
    parts = [
        speaker.say(
            "play-shards-player",
            player=speaker.seat(seat),
            leader=speaker.say("play-shards-no-leader") if leader is None else speaker.word("leader", leader),
        )
    ]
    if player["out"]:
        return f"{parts[0]} {speaker.say('play-shards-out')}"
    parts.append(speaker.say("play-shards-numbers", health=player["health"], mastery=player["mastery"]))
    if view["table"]["focused"] and view["table"]["active"] == seat:
        parts.append(speaker.say("play-shards-focused"))
    if view["settings"]["mode"] == "team" and view["seat"] not in (None, seat):
        here, there = seat_number(view["seat"]), seat_number(seat)
        if TEAM_OF[here] == TEAM_OF[there]:
            parts.append(speaker.say("play-shards-mate"))
        elif faces(view, here, there):
            parts.append(speaker.say("play-shards-opposite"))
    return " ".join(parts)


def faces(view: dict[str, Any], here: int, there: int) -> bool:
    """Whether two opponents of a team game sit opposite: whoever's team mate is out faces both (SHI-10.4)."""
    players = view["table"]["players"]
    return OPPOSITE[here] == there or any(players[team_mate(Seat(seat))]["out"] for seat in (here, there))


def ally(speaker: Speaker, card: Any) -> str:
    """A card that was played or lies in a pile: what counts of it is its faction (SHI-6.9, SHI-6.27)."""
    facts = faction(speaker, notation_of(card))
    if not isinstance(card, str) and card.get("fast"):
        facts.append(speaker.say("play-shards-fast"))
    name = speaker.card_name(face_of(notation_of(card)))
    return f"{name} ({', '.join(facts)})" if facts else name


def zone_line(speaker: Speaker, name: str, zone: Mapping[str, Any]) -> str:
    """All cards of a place that are known, copies together."""
    line = speaker.say("play-table-zone", zone=speaker.zone_name(name), count=zone["count"])
    cards = row_of(ally(speaker, card) for card in known(zone))
    return with_full_stop(f"{line}: {cards}" if cards else line)


def own_lines(speaker: Speaker, view: dict[str, Any], seat: str) -> Iterator[str]:
    """The reader's relics and hand, with their texts; of relics that are still far away, only the names."""
    for place in ("relics", "secrets", "hand"):
        zone = view["zones"][f"{seat}/{place}"]
        if place != "hand" and player_of(view, seat)["mastery"] < RELIC_MASTERY:
            yield from named_lines(speaker, zone, f"own-{place}")
            continue
        cards = known(zone)
        if cards:
            yield "  " + speaker.say(f"play-shards-own-{place}")
        for card, count in counted(cards):
            facts = held_facts(speaker, view, card)
            yield from (f"    {line}" for line in told(speaker, card, facts, count))


def others_lines(speaker: Speaker, view: dict[str, Any], seat: str) -> Iterator[str]:
    """The relics of another player, and what is known of the hand (SHI-12.3), by their names."""
    for place in ("relics", "secrets", "hand"):
        zone = view["zones"][f"{seat}/{place}"]
        if place == "secrets" and zone["count"] > len(known(zone)):
            yield "  " + speaker.say("play-shards-hidden", count=zone["count"])
        else:
            yield from named_lines(speaker, zone, place)


def named_lines(speaker: Speaker, zone: Mapping[str, Any], heading: str) -> Iterator[str]:
    """The known cards of a zone in one line."""
    if row := row_of(speaker.card_name(face_of(card)) for card in known(zone)):
        yield "  " + with_full_stop(f"{speaker.say(f'play-shards-{heading}')} {row}")


# What options need besides their words.


def note(speaker: Speaker, view: dict[str, Any], option: Option) -> str:
    """What is in the way of choosing well if it is not said: prices, healths, shields, effects."""
    verb, values = option.verb.name, option.values
    card = str(values.get("card", ""))
    if verb in ("recruit", "fast-play"):
        return speaker.say("play-shards-price", number=price(view, card))
    if verb == "exhaust":
        return exhaust_note(speaker, card)
    if verb == "attack":
        return champion_note(speaker, view, card)
    if verb == "done" and view["decision"]["prompt"] in SHOWING:
        alone = len(view["decision"]["options"]) == 1
        return speaker.say("play-shards-none-to-show" if alone else "play-shards-show-none")
    if verb == "show":
        return show_note(speaker, view, card)
    if verb == "pick":
        return pick_note(speaker, view, card)
    if verb == "player":
        player = player_of(view, str(values["seat"]))
        return ", ".join(number(speaker, name, player[name]) for name in ("health", "mastery"))
    if verb == "leader":
        return leader_note(speaker, view, LEADERS.index(str(values["leader"])))
    if verb == "end" and view["table"]["power"] and not any(targets(view)):
        return speaker.say("play-shards-power-lost")
    return ""


def targets(view: dict[str, Any]) -> Iterator[str]:
    """The players at whom the reader's power can go (SHI-5.9, SHI-10.3)."""
    seat, is_team = str(view["seat"]), view["settings"]["mode"] == "team"
    for player in view["table"]["players"]:
        other = player["seat"]
        if other == seat or player["out"] or player["untouchable"]:
            continue
        if is_team:
            here, there = seat_number(seat), seat_number(other)
            if TEAM_OF[here] == TEAM_OF[there] or not faces(view, here, there):
                continue
        yield other


def leader_note(speaker: Speaker, view: dict[str, Any], leader: int) -> str:
    """The relics that come with a leader, and the eleventh card against Nemesis (SHI-11.1); of Nemesis, the
    faction that gives her mastery (SHI-11.3)."""
    if view["decision"]["prompt"] == "nemesis-leader":
        return speaker.word("faction", FACTIONS[leader])
    notes = []
    if view["settings"]["relics"] and view["settings"]["deal"] == "leader":
        names = "; ".join(speaker.card_name(fact.id) for fact in FACTS if fact.leader == leader)
        notes.append(speaker.say("play-shards-with-relics", cards=names))
    if view["settings"]["mode"] == "nemesis":
        notes.append(speaker.say("play-shards-with-card", card=speaker.card_name(COMPANIONS[leader])))
    return "; ".join(notes)


def find(view: dict[str, Any], label: str) -> tuple[str, Any] | None:
    """Where a card is that the reader can see, and what there is to see of it."""
    for zone, content in view["zones"].items():
        for card in known(content):
            if notation_of(card) == label:
                return zone, card
    return None


def exhaust_note(speaker: Speaker, label: str) -> str:
    """What a champion does if it is exhausted."""
    word = speaker.word("keyword", "exhaust")
    own = [line for line in speaker.card_text(face_of(label)).splitlines() if line.startswith(word)]
    return own[0].removeprefix(f"{word}: ").removesuffix(".") if own else ""


def champion_note(speaker: Speaker, view: dict[str, Any], label: str) -> str:
    """How strong a champion is, and whose if that is not clear."""
    found = find(view, label)
    if found is None:
        return ""
    zone, card = found
    facts = [number(speaker, "health", card["health"])] if "health" in card else faction(speaker, label)
    if len(view["table"]["players"]) > 2:
        facts.append(speaker.say("play-shards-side", player=speaker.seat(zone_parts(zone)[0])))
    return ", ".join(facts)


def show_note(speaker: Speaker, view: dict[str, Any], label: str) -> str:
    """What showing a card brings: its shield, or its faction."""
    if view["decision"]["prompt"] == "block":
        return number(speaker, "shield", shield(view, label))
    return ", ".join(faction(speaker, label))


def pick_note(speaker: Speaker, view: dict[str, Any], label: str) -> str:
    """How strong a champion in play is, what a card of the row costs, what a champion of Nemesis does."""
    found = find(view, label)
    prompt = view["decision"]["prompt"]
    if found is None or prompt == "nemesis-plays":
        return ""
    if prompt == "nemesis-exhausts":
        return exhaust_note(speaker, label)
    zone = found[0]
    if zone.endswith("/play"):
        return champion_note(speaker, view, label)
    if zone == "row":
        return costs(speaker, view, label)
    return speaker.say("play-shards-in-hand") if zone.endswith("/hand") else ""


LAYOUT: Final = Layout(
    face_facts=face_facts,
    face_words=face_words,
    lines=lines,
    note=note,
    printed=printed,
    tell=tell,
    zone_line=zone_line,
)
