"""Fills the blanks of messages and lists what comes of it."""

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.syntax import ast, parse

import deckwright as dw
from deckwright.kernel.ids import Seat
from deckwright.kernel.vocabulary import Arg, EventKind, Moment, Slot
from deckwright.text.catalogue import facts, game_folder
from deckwright.text.speaker import slots_of
from tests.text.support import (
    cards_of,
    folder_of,
    node_that_asks,
    outcomes_of,
    refusals_of,
    speaker_of,
    zones_of,
)

FOLDER: Final = Path(__file__).parent
Values = dict[str, str | int | None]

CARDS: Final = {
    "codex": ("backstabber.1", "spark~2", "base.2"),
    "dimensions": ("entity-red", "wormhole", "red-7"),
    "keyforge": ("headhunter.1", "cannon.2"),
    "shards": ("korvus-legionnaire.1", "panconscious-crown.2"),
}
"""The first is inflected like a living thing, the second has a form of its own for each case. Of any
other game two of its cards are taken."""
ZONES: Final = {
    "codex": ("p1/deck", "p2/hand", "p2/discard", "stage"),
    "dimensions": ("p1/red", "p2/blue", "p2/aura"),
    "keyforge": ("p1/discard", "p2/hand", "p2/deck", "p1/archive"),
    "shards": ("p1/deck", "p2/hand", "p2/discard", "row", "banished"),
}
NUMBERS: Final = (1, 2, 5)
WITH_NONE: Final = ("place", "ability", "chains")
FEW_WORDS: Final = 3
RULES: Final = re.compile(r"[a-z]+-\d+-\d+")
OF_A_REFUSAL: Final[dict[str, dict[str, tuple[str | int, ...]]]] = {
    "dimensions": {"squad": ("blue",), "target": ("p2/purple", "p2/aura"), "dimension": ("p1", "p2")},
    "shards": {"keyword": ("unify", "dominion"), "target": ("p2",)},
}
"""What the blanks of refusals are filled with that are neither cards nor numbers."""
OF_CARDS: Final = ("card", "target", "bearer", "leader", "protector")


def file_of(game: dw.Game, language: str) -> Path:
    return sentences_of(game) / f"{game.name}.{language}.txt"


def cards_file_of(game: dw.Game, language: str) -> Path:
    return sentences_of(game) / f"{game.name}.cards.{language}.txt"


def sentences_of(game: dw.Game) -> Path:
    """Where the sentences of a game are: here, or of a game from outside in `sentences` beside it."""
    if game.about.package.startswith("deckwright."):
        return FOLDER
    return folder_of(game).parent / FOLDER.name


def samples_of(game: dw.Game) -> tuple[str, ...]:
    """Two cards of a game, as they are told."""
    return CARDS.get(game.name) or tuple(cards_of(game)[:2])


def written_cards(game: dw.Game, language: str) -> str:
    """The text of every card that has one."""
    speaker = speaker_of(language, game)
    lines = [f"# Cards of {game.name}, {language}. Written by python -m tests.text.sentences", ""]
    for face in sorted(game.table.face_names):
        text = speaker.card_text(face)
        if text:
            lines += [face, *(f"    {line}" for line in text.splitlines()), ""]
    return "\n".join(lines).rstrip("\n") + "\n"


def written(game: dw.Game, language: str) -> str:
    """All sentences of a game. Lines with a star are for onlookers, where they are told it in other words."""
    you, onlooker = speaker_of(language, game, "p1"), speaker_of(language, game, None)
    lines = [f"# {game.name}, {language}. Written by python -m tests.text.sentences", ""]
    for title, blocks in (
        ("Options", of_words(game, "verb")),
        ("Questions", of_words(game, "prompt")),
        ("Log", of_words(game, "event")),
    ):
        lines += [f"## {title}", ""]
        for name, what, rows in blocks:
            mine = [you.say_word(what, name, row) for row in rows]
            others = [row for row in rows if what == "event" and not is_mine(row)]
            theirs = [onlooker.say_word(what, name, row) for row in others]
            lines += block(name, mine, theirs)
    lines += ["## Refusals", ""]
    for reason in sorted(refusals_of(game)):
        lines += block(reason, [you.refusal(each) for each in refused(game, language, reason)])
    lines += ["## Outcomes", ""]
    for reason in sorted(outcomes_of(game)):
        told = [[each.outcome(end) for end in ends(game, reason)] for each in (you, onlooker)]
        lines += block(reason, *told)
    return "\n".join(lines).rstrip("\n") + "\n"


def block(name: str, mine: Iterable[str], theirs: Iterable[str] = ()) -> list[str]:
    told = list(dict.fromkeys(mine))
    other = [f"  * {text}" for text in dict.fromkeys(theirs) if text not in told]
    return [name, *(f"    {text}" for text in told), *other, ""]


def is_mine(row: Values) -> bool:
    """Whether it is about the reader: for an onlooker that is as any other player."""
    return any(str(value).partition("/")[0] == "p1" for value in row.values())


def of_words(game: dw.Game, what: str) -> Iterator[tuple[str, str, list[Values]]]:
    """The verbs, prompts or events of a game, each with the rows that its blanks are filled with."""
    for (kind, name), slots in slots_of(game).items():
        if kind == what:
            rows = rows_of(game, slots)
            if what == "event":
                event = next(each for each in game.table.vocabulary.events if each.name == name)
                if event.moment is Moment.SILENT:
                    continue
                rows += hidden(event, rows[0])
            yield name, what, rows


def hidden(event: EventKind, row: Values) -> list[Values]:
    """An event as those see it who don't know its card."""
    return [{**row, event.card.name: None}] if event.secret and event.card is not None else []


def rows_of(game: dw.Game, slots: Sequence[Slot]) -> list[Values]:
    """One row as usual, and for each blank the others that it can have."""
    kinds = {slot.name: samples(game, slot) for slot in slots}
    cards = [slot.name for slot in slots if slot.arg is Arg.CARD]
    usual: Values = {name: values[0] for name, values in kinds.items()}
    for place, name in enumerate(cards):
        usual[name] = samples_of(game)[place % 2]
    rows = [usual]
    for name, values in kinds.items():
        # Of several cards each is shown in the place of the other, and none twice in a row.
        is_one = len(cards) < 2 or name not in cards
        rows += [{**usual, name: value} for value in values if is_one and value != usual[name]]
    if len(cards) > 1:
        rows.append({**usual, cards[0]: usual[cards[1]], cards[1]: usual[cards[0]]})
    return rows


def samples(game: dw.Game, slot: Slot) -> list[str | int | None]:
    found: dict[Arg, list[str | int | None]] = {
        Arg.WORD: list(slot.words[:FEW_WORDS]),
        Arg.SEAT: ["p1", "p2"],
        Arg.NUMBER: [*NUMBERS, 0] if slot.name in WITH_NONE else [*NUMBERS],
        Arg.ZONE: list(ZONES.get(game.name) or zones_of(game)),
        Arg.NODE: [node_that_asks(game), f"{game.name}/turn"],
        Arg.MODE: [node_that_asks(game)],
        Arg.TRIGGER: triggers(game),
    }
    return found.get(slot.arg, [*samples_of(game)])


def triggers(game: dw.Game) -> list[str | int | None]:
    face, other = (card.partition(".")[0] for card in samples_of(game)[:2])
    rules = [f"{game.table.face_names[face]}:1" for face in list(game.cards.rule_faces)[:1]]
    return [f"{face}:1", f"{face}.2:2<{other}", *rules]


def refused(game: dw.Game, language: str, reason: str) -> Iterator[dw.Refusal]:
    """A refusal with its blanks filled, for each rule that has words of its own."""
    names, rules = blanks(game, language, f"refusal-{reason}")
    cards = [name for name in sorted(names) if is_card(game, name)]
    for turned in (False, True):
        values: dict[str, Any] = {}
        for name in sorted(names - {"rule"}):
            values[name] = value_of(game, name, cards, turned)
        for rule in [*rules, f"{facts(game_folder(game))['rules'].lower()}-1-1"]:
            prefix, *numbers = rule.split("-")
            yield dw.Refusal("", f"{prefix.upper()}-{'.'.join(numbers)}", reason, values)


def is_card(game: dw.Game, name: str) -> bool:
    return name in OF_CARDS and name not in OF_A_REFUSAL.get(game.name, {})


def value_of(game: dw.Game, name: str, cards: list[str], turned: bool) -> str | int:
    if is_card(game, name):
        return samples_of(game)[(cards.index(name) + turned) % 2]
    others = OF_A_REFUSAL.get(game.name, {}).get(name)
    return others[turned % len(others)] if others else (2, 5)[turned]


def blanks(game: dw.Game, language: str, message: str) -> tuple[set[str], list[str]]:
    """The blanks of a message and of those in it, and the rules for which it has words of its own."""
    entries = messages_of(folder_of(game) / "lexicon" / f"messages.{language}.ftl")
    names: set[str] = set()
    rules: list[str] = []
    waiting = [message]
    while waiting:
        entry = entries.get(waiting.pop())
        if entry is None:
            continue
        for node in walk(entry):
            if isinstance(node, ast.VariableReference):
                names.add(node.id.name)
            elif isinstance(node, ast.MessageReference):
                waiting.append(node.id.name)
            elif isinstance(node, ast.Variant) and isinstance(node.key, ast.Identifier):
                rules += [node.key.name] * bool(RULES.fullmatch(node.key.name))
    return {name for name in names if not name.endswith("-owner")}, rules


@cache
def messages_of(path: Path) -> dict[str, ast.Message]:
    body = parse(path.read_text(encoding="utf-8")).body
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


def walk(node: Any) -> Iterator[Any]:
    yield node
    for value in vars(node).values():
        for each in value if isinstance(value, list) else [value]:
            if isinstance(each, ast.BaseNode):
                yield from walk(each)


def ends(game: dw.Game, reason: str) -> list[dw.Outcome]:
    """Won by the reader, by another, and where that can be by both."""
    winners: list[tuple[int, ...]] = [(0,), (1,)]
    if game.most_seats > 2 and reason not in ("balance", "most-cards", "singularity"):
        winners += [(0, 1), (1, 2)]
    return [dw.Outcome(tuple(Seat(seat) for seat in seats), (5, 5, 2), reason) for seats in winners]
