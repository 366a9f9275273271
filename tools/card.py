"""Print all there is about a card: where its script stands, its text in three languages, its tests."""

import ast
import sys
from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from pathlib import Path

import deckwright as dw
from deckwright.games import of_each
from deckwright.kernel.errors import EngineFault
from deckwright.text import LANGUAGES, Speaker
from deckwright.text.catalogue import game_folder
from deckwright.text.own import digest, own_texts

ROOT = Path(__file__).parents[1]
MOST_NEAR = 5


def main(arguments: list[str]) -> int:
    if len(arguments) != 1:
        print("usage: make card ID=wormhole", file=sys.stderr)
        return 2
    (card,) = arguments
    all_games, broken = of_each(lambda game: game)
    for name, error in broken.items():
        print(f"{name} can't be loaded: {type(error).__name__}: {error}", file=sys.stderr)
    games = [game for game in all_games if card in game.table.face_names]
    if not games:
        near = like(card, all_games)
        print(
            f"no card is called {card}" + (f"; did you mean: {', '.join(near)}?" if near else ""),
            file=sys.stderr,
        )
        return 1
    nameless = [
        (game, language) for game in games for language in LANGUAGES if not has_name(game, card, language)
    ]
    for game, language in nameless:
        file = f"src/deckwright/games/{game.name}/lexicon/{language}.toml"
        print(f"{card} has no name in {language} yet: add [face.{card}] to {file}", file=sys.stderr)
    if nameless:
        return 1
    for game in games:
        show(game, card)
    return 0


def like(card: str, games: Iterable[dw.Game]) -> list[str]:
    """The cards, by id or by name in any language, that a misspelt one may be."""
    names: dict[str, str] = {}
    for game in games:
        speakers = [Speaker(language, game=game) for language in LANGUAGES]
        for face in game.table.face_names:
            names[face] = face
            for speaker in speakers:
                if has_name(game, face, speaker.language):
                    names[speaker.card_name(face).casefold()] = face
    found = [face for name, face in names.items() if card.casefold() in name]
    found += [names[name] for name in get_close_matches(card.casefold(), names, MOST_NEAR)]
    return list(dict.fromkeys(found))[:MOST_NEAR]


def has_name(game: dw.Game, card: str, language: str) -> bool:
    try:
        return bool(Speaker(language, game=game).card_name(card))
    except EngineFault:
        return False


def show(game: dw.Game, card: str) -> None:
    print(f"{card} ({game.name})\n")
    for language in LANGUAGES:
        speaker = Speaker(language, game=game)
        print(f"{language}  {speaker.card_name(card)}")
        try:
            text = speaker.card_text(card)
        except EngineFault as error:
            text = ""
            print(f"{card} can't be told in {language}: {error}", file=sys.stderr)
        if text:
            print(f"    {text}")
    text_of_its_own = own_texts(game_folder(game)).get(card)
    now = digest(game, game.cards.scripts.get(card, ()))
    if text_of_its_own is None:
        print(f"\nscript {now}")
    else:
        print(f"\na text of its own for the script {text_of_its_own.script}, which is now {now}:")
        print(f"    {text_of_its_own.why}")
    print()
    found = False
    for path, first, last in scripts_of(game, card):
        found = True
        print(f"{path.relative_to(ROOT)}:{first}")
        print("\n".join(f"    {line}" for line in path.read_text().splitlines()[first - 1 : last]))
    if not found:
        print("no script: this card has no text of its own")
    print()
    tests = list(tests_of(card))
    own = named_after(card, tests)
    print(f"{len(own)} tests of it, {len(tests) - len(own)} more in which it stands:")
    for path, line, name in own:
        print(f"    {path.relative_to(ROOT)}:{line} {name}")


def scripts_of(game: dw.Game, card: str) -> Iterator[tuple[Path, int, int]]:
    """The calls `script("card", …)` in the card files of a game."""
    for path in sorted((ROOT / "src/deckwright/games" / game.name / "cards").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Name)
                and node.func.id == "script"
                and node.args
                and isinstance(node.args[0], ast.Constant)
                and node.args[0].value == card
            ):
                yield path, node.lineno, node.end_lineno or node.lineno


def tests_of(card: str) -> Iterator[tuple[Path, int, str]]:
    """The test functions in which the card's name stands."""
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                words = {
                    word
                    for each in ast.walk(node)
                    if isinstance(each, ast.Constant) and isinstance(each.value, str)
                    for word in each.value.split()
                }
                if card in words:
                    yield path, node.lineno, node.name


def named_after(card: str, tests: list[tuple[Path, int, str]]) -> list[tuple[Path, int, str]]:
    """The tests that have the card's name in theirs, or as much of its beginning as any test has: «Zetta» for
    Zetta, the Encryptor. If none has, all of them."""
    words = card.split("-")
    for length in range(len(words), 0, -1):
        name = "_".join(words[:length])
        own = [each for each in tests if f"_{name}_" in f"{each[2]}_"]
        if own:
            return own
    return tests


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
