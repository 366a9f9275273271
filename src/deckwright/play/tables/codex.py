"""The table of Codex: the turn, the opponent's side, then the reader's own with the hand."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from deckwright.games.codex.facts import BASE, HERO, SPELL
from deckwright.games.codex.table import FACTS, SLOTS
from deckwright.kernel.notation import face_of
from deckwright.play.lines import with_full_stop
from deckwright.play.tables.codex_cards import (
    face_facts,
    face_words,
    fact_of,
    force_facts,
    held_facts,
    known,
    name_of,
    player_of,
    printed,
    row_of,
    told,
)
from deckwright.play.tables.codex_log import tell
from deckwright.play.tables.codex_notes import note, warning
from deckwright.play.tables.generic import notation_of
from deckwright.play.tables.layout import Layout
from deckwright.text import Speaker
from deckwright.text.grammar import capital

PILES: Final = ("hand", "deck", "discard", "codex")


def lines(speaker: Speaker, view: dict[str, Any]) -> list[str]:
    """Who reads comes last, near the question."""
    seats = ("p2", "p1") if view["seat"] == "p1" else ("p1", "p2")
    sides = [line for seat in seats for line in side_lines(speaker, view, seat)]
    return sides if view["outcome"] else [*turn_lines(speaker, view), *sides]


def turn_lines(speaker: Speaker, view: dict[str, Any]) -> Iterator[str]:
    """Whose turn it is, how far it has come, and the spell that is being cast."""
    table = view["table"]
    if not table["turn"]:
        yield speaker.say("play-codex-start")
        return
    # The tech phase lies between two turns (COD-2.20), and is told only to who is in it (COD-10.4).
    word = "tech" if prompt_of(view) == "tech" else "between" if table["phase"] == "tech" else table["phase"]
    turn = speaker.say("play-codex-turn", turn=table["turn"], player=speaker.seat(table["active"]))
    phase = speaker.say(f"play-codex-phase-{word}")
    yield phase if word in ("tech", "between") else f"{turn} {phase}"
    for card in known(view["zones"]["stage"]):
        yield with_full_stop(speaker.say("play-codex-stage", card=name_of(speaker, card)))


def prompt_of(view: dict[str, Any]) -> str:
    """What the reader is asked; empty if it is somebody else."""
    return (view["decision"] or {}).get("prompt", "") if view["seat"] else ""


def side_lines(speaker: Speaker, view: dict[str, Any], seat: str) -> Iterator[str]:
    """All that a player has."""
    zones = view["zones"]
    yield ""
    yield player_line(speaker, view, seat)
    counts = {pile: zones[f"{seat}/{pile}"]["count"] for pile in PILES}
    yield "  " + speaker.say("play-codex-piles", **counts)
    buildings = [card for card in zones[f"{seat}/buildings"]["cards"] if fact_of(card).type != BASE]
    if buildings:
        row = "; ".join(building(speaker, card) for card in sorted(buildings, key=fact_number))
        yield "  " + with_full_stop(f"{speaker.say('play-codex-buildings')} {row}")
    for card in known(zones[f"{seat}/command"]):
        word = "back" if card["back"] else "not-back"
        yield "  " + speaker.say(f"play-codex-command-{word}", card=name_of(speaker, card))
    in_play = zones[f"{seat}/play"]["cards"]
    forces = [card for card in in_play if fact_of(card).type != SPELL]
    yield from patrol_lines(speaker, view, seat, forces)
    rest = [card for card in forces if "slot" not in card]
    if rest:
        yield "  " + speaker.say("play-codex-forces" if len(rest) == len(forces) else "play-codex-at-rest")
        yield from (f"    {force(speaker, card, seat)}" for card in sorted(rest, key=is_no_hero))
    if spells := row_of(name_of(speaker, card) for card in in_play if fact_of(card).type == SPELL):
        yield "  " + with_full_stop(f"{speaker.say('play-codex-spells')} {spells}")
    yield from hand_lines(speaker, view, seat)


def is_no_hero(card: Any) -> bool:
    return fact_of(card).type != HERO


def player_line(speaker: Speaker, view: dict[str, Any], seat: str) -> str:
    """«Boris (Finesse). Base: 18 of 20. Gold: 5. Workers: 6.»"""
    table, player = view["table"], player_of(view, seat)
    parts = [
        speaker.say("play-codex-player", player=speaker.seat(seat), side=speaker.word("spec", player["spec"]))
    ]
    bases = [card for card in view["zones"][f"{seat}/buildings"]["cards"] if fact_of(card).type == BASE]
    parts += [speaker.say("play-codex-base", left=max(0, card["left"]), number=card["hp"]) for card in bases]
    parts.append(speaker.say("play-codex-numbers", gold=player["gold"], workers=player["workers"]))
    if table["hired"] and table["active"] == seat and table["phase"] == "main":
        parts.append(speaker.say("play-codex-hired"))
    return " ".join(parts)


def fact_number(card: Any) -> int:
    """Tech buildings come in their order, then add-ons."""
    return FACTS.index(fact_of(card))


def building(speaker: Speaker, card: Mapping[str, Any]) -> str:
    """A building other than the base, with its hit points or that it does not stand yet (COD-5.3)."""
    told = speaker.say("play-codex-building", left=card["left"], number=card["hp"])
    if card.get("unfinished"):
        told = speaker.say("play-codex-unfinished")
    return f"{name_of(speaker, card)}: {told}"


def force(speaker: Speaker, card: Mapping[str, Any], seat: str) -> str:
    """«Older Brother: attack 2, hit points 1 of 2, ready.»"""
    return f"{name_of(speaker, card)}: {', '.join(force_facts(speaker, card, seat))}."


def patrol_lines(
    speaker: Speaker, view: dict[str, Any], seat: str, forces: Sequence[Mapping[str, Any]]
) -> Iterator[str]:
    """The five slots in their order (COD-7.15), if anybody patrols; those that are empty one after the other
    share a line. Who is placing cards sees every slot with what it brings."""
    holders = {card["slot"]: card for card in forces if "slot" in card}
    is_placing = seat == view["seat"] and prompt_of(view) == "patrol"
    if not holders and not is_placing:
        return
    yield "  " + speaker.say("play-codex-patrol")
    empty: list[str] = []
    for slot in SLOTS:
        name = speaker.word("slot", slot)
        if is_placing:
            name += f" ({speaker.say(f'play-codex-bonus-{slot}')})"
        if slot in holders or is_placing:
            yield from empty_line(speaker, empty)
            empty = []
        if slot in holders:
            yield f"    {capital(name)}: {force(speaker, holders[slot], seat)}"
            continue
        empty.append(name)
    yield from empty_line(speaker, empty)


def empty_line(speaker: Speaker, names: Sequence[str]) -> Iterator[str]:
    if names:
        yield f"    {capital(', '.join(names))}: {speaker.say('play-codex-empty')}"


def hand_lines(speaker: Speaker, view: dict[str, Any], seat: str) -> Iterator[str]:
    """The reader's hand with its texts, as long as it can be played; of others what is known (COD-10.3)."""
    zones = view["zones"]
    is_own = seat == view["seat"]
    if view["seat"] is not None:
        yield from named_line(speaker, zones[f"{seat}/deck"], "known-deck")
    if not is_own or prompt_of(view) in ("patrol", "tech"):
        yield from named_line(speaker, zones[f"{seat}/hand"], "own-hand" if is_own else "known-hand")
        return
    hand = Counter(face_of(notation_of(card)) for card in known(zones[f"{seat}/hand"]))
    if hand:
        yield "  " + speaker.say("play-codex-own-hand")
    for face, count in hand.items():
        yield from (f"    {line}" for line in told(speaker, face, held_facts(speaker, view, face), count))


def named_line(speaker: Speaker, zone: Mapping[str, Any], heading: str) -> Iterator[str]:
    """The known cards of a zone in one line."""
    if row := row_of(name_of(speaker, card) for card in known(zone)):
        yield "  " + with_full_stop(f"{speaker.say(f'play-codex-{heading}')} {row}")


def zone_line(speaker: Speaker, name: str, zone: Mapping[str, Any]) -> str:
    """All cards of a place that are known, copies together."""
    line = speaker.say("play-table-zone", zone=speaker.zone_name(name), count=zone["count"])
    cards = row_of(name_of(speaker, card) for card in known(zone))
    return with_full_stop(f"{line}: {cards}" if cards else line)


LAYOUT: Final = Layout(
    face_facts=face_facts,
    face_words=face_words,
    lines=lines,
    note=note,
    printed=printed,
    tell=tell,
    warning=warning,
    zone_line=zone_line,
)
