"""Write the reference of the words that cards are written in: docs/words/<game>.md.

Everything in it is read off the code: which words card files have, how they are called, what their docstrings
say, and which cards use them. A test tells when it has to be written anew.
"""

import ast
import dataclasses
import importlib
import sys
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Final

from deckwright.games.sources import shipped
from deckwright.kernel.abilities import Change, Pattern
from deckwright.kernel.control import Until
from deckwright.kernel.nodes import Ability, Amount, Condition, Domain, Effect, Group, Selector
from deckwright.script.cards import Script

ROOT: Final = Path(__file__).parents[1]
SOURCES: Final = ROOT / "src"
MOST_EXAMPLES: Final = 3
LONGEST_VALUE: Final = 80

KINDS: Final[tuple[tuple[type, str], ...]] = (
    (Script, "The card"),
    (Ability, "Abilities"),
    (Pattern, "Triggers"),
    (Effect, "Effects"),
    (Selector, "Choices: which cards an effect is about"),
    (Group, "Groups of cards"),
    (Domain, "What else can be chosen"),
    (Amount, "Amounts"),
    (Condition, "Conditions"),
    (Change, "Changes, for continuous effects"),
    (Until, "How long an effect lasts"),
)
REST: Final = "Names and other values"
DECLARED: Final = {
    "ATTRIBUTES": "Attributes of cards",
    "PLAYER_ATTRIBUTES": "Attributes of players",
    "WORDS": "Events",
}
"""What a constant is, by the list that its table declares it in."""
SECTIONS: Final = (*(title for _, title in KINDS), *DECLARED.values(), REST)

Definition = ast.FunctionDef | ast.ClassDef | ast.Assign | ast.AnnAssign


@dataclass(frozen=True)
class Word:
    """A word as the reference shows it."""

    name: str
    section: str
    call: str
    meaning: str
    cards: tuple[str, ...]


def main(arguments: list[str]) -> int:
    if arguments not in ([], ["--check"]):
        print("usage: python tools/words.py [--check]", file=sys.stderr)
        return 2
    old = [game for game in games() if not is_up_to_date(game)]
    if arguments:
        for game in old:
            print(f"{page_of(game).relative_to(ROOT)} is not up to date: run python tools/words.py")
        return 1 if old else 0
    for game in old:
        path = page_of(game)
        path.parent.mkdir(exist_ok=True)
        path.write_text(page(game), encoding="utf-8")
    return 0


def is_up_to_date(game: str) -> bool:
    path = page_of(game)
    return path.exists() and path.read_text(encoding="utf-8") == page(game)


def games() -> list[str]:
    """The games of the package."""
    package = importlib.import_module("deckwright.games")
    return sorted(source.name for source in shipped(package.__name__, list(package.__path__)))


def page_of(game: str) -> Path:
    return ROOT / "docs" / "words" / f"{game}.md"


def page(game: str) -> str:
    """The whole reference of a game."""
    words = list(words_of(game))
    lines = [
        f"# The script words of `{game}`",
        "",
        f"Made from the code by `python tools/words.py`. Card files take these {len(words)} words from "
        f"`deckwright.games.{game}.script.words`; [add a card](../add-a-card.md) tells how they go together.",
    ]
    for section in SECTIONS:
        rows = [row(word) for word in words if word.section == section]
        if rows:
            lines += ["", f"## {section}", "", "| word | meaning | cards |", "|---|---|---|", *rows]
    return "\n".join(lines) + "\n"


def row(word: Word) -> str:
    count = len(word.cards)
    examples = ", ".join(word.cards[:MOST_EXAMPLES])
    cards = "" if not count else examples if count <= MOST_EXAMPLES else f"{count}: {examples} …"
    call, meaning = (text.replace("|", "\\|") for text in (word.call, word.meaning))
    return f"| `{call}` | {meaning} | {cards} |"


# What a game has.


def words_of(game: str) -> Iterator[Word]:
    """Every word that a card file of the game can write."""
    home = f"deckwright.games.{game}.script.words"
    module = importlib.import_module(home)
    used = uses(game)
    for name in sorted(exported(module), key=str.casefold):
        where, definition = resolve(home, name)
        yield Word(
            name,
            section_of(getattr(module, name), where, definition),
            call_of(name, getattr(module, name), definition),
            meaning_of(getattr(module, name), where, definition),
            tuple(sorted(used[name])),
        )


def exported(module: ModuleType) -> list[str]:
    """What a star import brings."""
    listed: list[str] | None = getattr(module, "__all__", None)
    if listed is not None:
        return listed
    return [
        name
        for name, each in vars(module).items()
        if not name.startswith("_") and not isinstance(each, ModuleType)
    ]


def uses(game: str) -> dict[str, set[str]]:
    """The cards in whose scripts each name stands, also by way of a constant of the card file."""
    found: dict[str, set[str]] = defaultdict(set)
    for path in sorted((SOURCES / "deckwright/games" / game / "cards").rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        constants = {
            target.id: names_in(node.value)
            for node in tree.body
            if isinstance(node, ast.Assign)
            for target in node.targets
            if isinstance(target, ast.Name)
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "script":
                card = node.args[0]
                if isinstance(card, ast.Constant) and isinstance(card.value, str):
                    for name in with_constants(names_in(node), constants):
                        found[name].add(card.value)
    return found


def names_in(node: ast.AST) -> set[str]:
    return {each.id for each in ast.walk(node) if isinstance(each, ast.Name)}


def with_constants(names: set[str], constants: dict[str, set[str]]) -> set[str]:
    """Names, and those that stand in the constants among them."""
    for name in sorted(names & constants.keys()):
        rest = {key: value for key, value in constants.items() if key != name}
        names = names | with_constants(constants[name], rest)
    return names


# Where a word is defined.


@cache
def parsed(module: str) -> ast.Module:
    path = SOURCES / module.replace(".", "/")
    file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    return ast.parse(file.read_text(encoding="utf-8"))


def resolve(module: str, name: str) -> tuple[str, Definition]:
    """The module that defines a name, and how."""
    found = find(module, name)
    if found is None:
        raise LookupError(f"{name} of {module} is defined nowhere")
    return found


def find(module: str, name: str) -> tuple[str, Definition] | None:
    for node in parsed(module).body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef | ast.Assign | ast.AnnAssign):
            if name in defined_by(node):
                return module, node
        elif isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                if alias.name == "*" and name in getattr(importlib.import_module(node.module), "__all__", ()):
                    return find(node.module, name)
                if (alias.asname or alias.name) == name:
                    return find(node.module, alias.name)
    return None


def defined_by(node: Definition) -> list[str]:
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        return [node.name]
    targets = [node.target] if isinstance(node, ast.AnnAssign) else node.targets
    return [each.id for target in targets for each in ast.walk(target) if isinstance(each, ast.Name)]


# What a word is.


def section_of(value: object, module: str, definition: Definition) -> str:
    """The section that a word stands in: by its class, what it returns, or the list it is declared in."""
    if isinstance(definition, ast.Assign | ast.AnnAssign):
        return DECLARED.get(declared_in(definition)[0]) or section_of_class(type(value))
    if isinstance(definition, ast.ClassDef):
        return section_of_class(value if isinstance(value, type) else type(value))
    returned = definition.returns
    names = names_in(returned) if returned is not None else set()
    kinds = [getattr(importlib.import_module(module), name, None) for name in sorted(names)]
    return next((section_of_class(kind) for kind in kinds if isinstance(kind, type)), REST)


def section_of_class(kind: type) -> str:
    return next((title for base, title in KINDS if issubclass(kind, base)), REST)


def declared_in(node: ast.Assign | ast.AnnAssign) -> tuple[str, str]:
    """`ATTRIBUTES` and `power` of `POWER = ATTRIBUTES.add("power")`."""
    match node.value:
        case ast.Call(ast.Attribute(ast.Name(names), "add"), [ast.Constant(str(name))]):
            return names, name
        case ast.Call(ast.Attribute(ast.Name(names), "event"), [ast.Constant(str(name)), *_]):
            return names, name
    return "", ""


# How it is written, and what it means.


def call_of(name: str, value: object, definition: Definition) -> str:
    """How a word is written: with its arguments, or with what it stands for."""
    if isinstance(definition, ast.FunctionDef):
        return f"{name}({ast.unparse(definition.args)})"
    if isinstance(definition, ast.ClassDef):
        if not isinstance(value, type) or not issubclass(value, tuple(base for base, _ in KINDS)):
            return name
        return f"{name}({', '.join(fields_of(value))})"
    assert definition.value is not None
    made = ast.unparse(definition.value)
    return name if declared_in(definition)[0] in DECLARED or len(made) > LONGEST_VALUE else f"{name} = {made}"


def fields_of(kind: type) -> Iterator[str]:
    """The fields that a word takes, those of its bases first."""
    fields: dict[str, str] = {}
    taken = {each.name for each in dataclasses.fields(kind) if each.init}
    for each in reversed(kind.__mro__):
        if each.__module__.startswith("deckwright."):
            _, definition = resolve(each.__module__, each.__name__)
            assert isinstance(definition, ast.ClassDef)
            for node in definition.body:
                if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                    name, usual = node.target.id, node.value
                    shown = (
                        ""
                        if usual is None
                        else " = …"
                        if isinstance(usual, ast.Call)
                        else (f" = {ast.unparse(usual)}")
                    )
                    fields[name] = f"{name}: {ast.unparse(node.annotation)}{shown}"
    return (field for name, field in fields.items() if name in taken)


def meaning_of(value: object, module: str, definition: Definition) -> str:
    """The first sentence of what is said of a word where it is defined, or else of what it makes."""
    if isinstance(definition, ast.ClassDef):
        return first_sentence(ast.get_docstring(definition) or "")
    if isinstance(definition, ast.FunctionDef):
        own = ast.get_docstring(definition)
        return first_sentence(own) if own else meaning_of_what_it_makes(module, definition)
    own = string_behind(module, definition) or declared_in(definition)[1].replace("-", " ")
    if own or not type(value).__module__.startswith("deckwright."):
        return first_sentence(own)
    return meaning_of(type(value), *resolve(type(value).__module__, type(value).__name__))


def meaning_of_what_it_makes(module: str, definition: ast.FunctionDef) -> str:
    """Of the word that a function hands on to, if that is all that it does."""
    last = definition.body[-1]
    if isinstance(last, ast.Return) and isinstance(last.value, ast.Call):
        made = last.value.func
        if isinstance(made, ast.Name):
            return meaning_of(None, *resolve(module, made.id))
    return ""


def string_behind(module: str, definition: Definition) -> str:
    """The docstring of a constant."""
    body = parsed(module).body
    for node in body[body.index(definition) + 1 : body.index(definition) + 2]:
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            return str(node.value.value)
    return ""


def first_sentence(text: str) -> str:
    paragraph = " ".join(text.split("\n\n")[0].split())
    end = paragraph.find(". ")
    return paragraph if end < 0 else paragraph[: end + 1]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
