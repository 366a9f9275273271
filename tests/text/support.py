"""What several tests of the text layer share: speakers, and the sources to be looked through."""

import ast
import itertools
import re
from collections.abc import Iterator
from functools import cache
from itertools import cycle, islice
from pathlib import Path
from typing import Final

import pytest

import deckwright as dw
from deckwright.kernel.control import Sequence
from deckwright.kernel.vocabulary import Arg
from deckwright.kernel.zones import Sight, ZoneKind
from deckwright.text import LANGUAGES, Speaker
from deckwright.text.catalogue import Catalogue, catalogue, game_folder
from deckwright.text.languages import language_of
from deckwright.text.speaker import slots_of
from tests.support.conformance import cases as grid
from tests.support.conformance import covering, random_choices

SOURCES: Final = Path(dw.__file__).parent
GAMES: Final = tuple(dw.game(name) for name in dw.games())
GAMES_LOOKED_AT: Final = 12
"""So many games tell what a game speaks of."""
NAMES: Final = {
    "en": {"p1": "Anna", "p2": "Boris", "p3": "Vera"},
    "ru": {"p1": "Аня", "p2": "Боря", "p3": "Вера"},
    "uk": {"p1": "Оля", "p2": "Юрко", "p3": "Надія"},
}

in_every_language = pytest.mark.parametrize("language", LANGUAGES)
of_every_game = pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])

KEBAB: Final = re.compile(r"[a-z]+(-[a-z]+)+")
_LEFTOVERS: Final = re.compile(r"[{}]|\?\?|  |\bnone\b| [,.:;!?]|[«“] | [»”]|\.\.")
_CLAUSES: Final = re.compile(r"\b[A-Z]+-\d+\.\d+\b")


def speaker_of(language: str, game: dw.Game, you: str | None = "p1") -> Speaker:
    return Speaker(language, game, NAMES.get(language, NAMES["en"]), you)


def catalogue_of(language: str, game: dw.Game | None = None) -> Catalogue:
    return catalogue(language, game)


def check_sentence(language: str, text: str) -> None:
    """Nothing is left over from a message, and a Cyrillic sentence has no Latin letter but in clauses."""
    assert text.strip() == text, text
    assert text, "nothing was said"
    assert not _LEFTOVERS.search(re.sub("„([^“]*)“", r"\1", text)), text
    assert_letters(language, _CLAUSES.sub("", text))


def assert_letters(language: str, text: str) -> None:
    """Only letters of the language's own alphabet, Roman numerals, and a name that has no other spelling."""
    text = re.sub(r"\b(?:I{1,3}|KeyForge)\b", "", text)
    foreign = {"en": r"[\u0400-\u04ff]", "ru": r"[A-Za-zІіЇїЄєҐґ]", "uk": r"[A-Za-zЫыЭэЪъЁё]"}
    if language in foreign:
        assert not re.search(foreign[language], text), text


def cases(language: str) -> tuple[str, ...]:
    return language_of(language).grammar.cases


def trees(folder: Path = SOURCES) -> Iterator[tuple[Path, ast.Module]]:
    """The sources of a folder, parsed."""
    for path in sorted(folder.rglob("*.py")):
        yield path, ast.parse(path.read_text(encoding="utf-8"))


def constants(node: ast.AST) -> Iterator[str]:
    """All strings in a piece of source."""
    for each in ast.walk(node):
        if isinstance(each, ast.Constant) and isinstance(each.value, str):
            yield each.value


def folder_of(game: dw.Game) -> Path:
    return game_folder(game).parent


def cards_of(game: dw.Game) -> list[str]:
    """A card of each kind, as it is told where there are copies: in play, in a hand, and elsewhere."""
    faces = {kind_of(game, face): face for face in reversed(game.table.face_names)}
    rules = {game.table.face_names[face] for face in game.cards.rule_faces}
    cards = [face for face in faces.values() if face not in rules]
    if game.table.has_copies:
        places = ["", ".1", ".2", "~2", *elsewhere(game)]
        most = max(len(cards), len(places))
        cards = [f"{cards[each % len(cards)]}{places[each % len(places)]}" for each in range(most)]
    return cards + [face for face in faces.values() if face in rules]


def kind_of(game: dw.Game, face: str) -> tuple[object, ...]:
    """What messages tell cards apart by: how they are named, what they are, and whose they are."""
    named, _ = catalogue_of(LANGUAGES[0], game).faces._kind_of(face)
    return (
        named,
        game.showing.kind_of_face(face),
        game.showing.told_by(f"{face}.2") is None,
        face in game.cards.scripts,
    )


def elsewhere(game: dw.Game) -> list[str]:
    """The end of a label for each of two open zones out of play."""
    zones = [zone.name for zone in game.table.zones if zone.sight is Sight.ALL and not zone.in_play]
    return [f"@{zone}.{copy}" for copy, zone in enumerate(zones[:2], 1)]


@cache
def zones_of(game: dw.Game) -> list[str]:
    """A zone of each kind that the game tells of, the reader's and another's by turns, and one of each side
    that nobody plays."""
    told = kinds_told(game)
    kinds: dict[str, list[ZoneKind]] = {}
    for zone in game.table.zones:
        if zone.kind in told:
            kinds.setdefault(zone.kind, []).append(zone)
    found = [zones[number % 2 % len(zones)] for number, zones in enumerate(kinds.values())]
    for side in game.table.zone_table.sides:
        found += [zone for zone in game.table.zones if zone.seat == side and zone.kind in told][:1]
    return [zone.name for zone in found]


def kinds_told(game: dw.Game) -> set[str]:
    """The kinds of zones that events name in a few games played at random; of a game that names none, all."""
    slots = slots_of(game)
    zones = {zone.name: zone.kind for zone in game.table.zones}
    told: set[str] = set()
    for seed, case in enumerate(islice(cycle(covering(grid(game.name))), GAMES_LOOKED_AT)):
        state = case.new(seed)
        for choice in random_choices(state, seed):
            for event in state.choose(choice):
                of_zones = [slot.name for slot in slots["event", event.kind] if slot.arg is Arg.ZONE]
                told.update(zones[str(event.values[name])] for name in of_zones)
    return told or set(zones.values())


def node_that_asks(game: dw.Game) -> str:
    """The first step of the first ability that has one, by its path; of a game without abilities a turn."""
    steps = (
        f"{face}:0.effect.effects.0"
        for face, abilities in game.cards.scripts.items()
        if abilities and isinstance(getattr(abilities[0], "effect", None), Sequence)
    )
    return next(steps, f"{game.name}/turn")


def kebab_words(path: Path) -> set[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return {word for word in constants(tree) if KEBAB.fullmatch(word)}


def refusals_of(game: dw.Game) -> set[str]:
    """The reasons of a game's refusals: those it declares, and all words with a hyphen in their module, but
    for names of cards."""
    declared = {reason.name for reason in game.table.vocabulary.reasons[1:]}
    module = folder_of(game) / "rules" / "refusals.py"
    return declared | (kebab_words(module) - set(game.table.face_names) if module.exists() else set())


def outcomes_of(game: dw.Game) -> set[str]:
    """The reasons for which a game ends: what is given to an Outcome, or to a function as its reason, or is
    called its reason before."""
    found: set[str] = set()
    sources = [tree for _, tree in trees(folder_of(game) / "rules")]
    places = {"Outcome": 2}
    for node in itertools.chain.from_iterable(map(ast.walk, sources)):
        names = [each.arg for each in node.args.args] if isinstance(node, ast.FunctionDef) else []
        if isinstance(node, ast.FunctionDef) and "reason" in names:
            places[node.name] = names.index("reason")
    for tree in sources:
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in places:
                found.update(constants(node.args[places[node.func.id]]))
            is_reason = isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "reason"
            if isinstance(node, ast.Assign) and is_reason:
                found.update(constants(node.value))
    return found
