"""Where KeyForge cards stand: by set and house, in order, with the words of scripts alone."""

import ast
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages

import pytest

from deckwright.games.keyforge import cards
from deckwright.games.keyforge.facts import BY_ID, SETS, Fact
from deckwright.script.cards import Script

FILES = [
    module.name
    for module in walk_packages(cards.__path__, f"{cards.__name__}.")
    if not module.ispkg and module.name != f"{cards.__name__}.rules"
]


def test_every_file_of_cards_is_read() -> None:
    assert {f"{cards.__name__}.rules", *FILES} == set(cards.files())


def home_of(fact: Fact) -> str:
    first = next((each for each in SETS if each in fact.sets), "anomaly")
    return f"{cards.__name__}.{first}.{fact.house.replace('-', '_')}"


@pytest.mark.parametrize("name", FILES)
def test_a_card_stands_in_the_file_of_its_first_set_and_its_house(name: str) -> None:
    scripts = [each for each in vars(import_module(name)).values() if isinstance(each, Script)]
    assert scripts
    assert {home_of(BY_ID[each.card]) for each in scripts} == {name}


@pytest.mark.parametrize("name", FILES)
def test_the_cards_of_a_file_are_in_alphabetical_order(name: str) -> None:
    names = [each.card for each in vars(import_module(name)).values() if isinstance(each, Script)]
    assert names == sorted(names)


@pytest.mark.parametrize("name", FILES)
def test_a_card_file_imports_the_words_and_nothing_else(name: str) -> None:
    source = Path(str(import_module(name).__file__)).read_text(encoding="utf-8")
    imports = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Import | ast.ImportFrom)]
    assert [ast.unparse(each) for each in imports] == ["from deckwright.games.keyforge.script.words import *"]
