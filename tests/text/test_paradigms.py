"""The forms of the words of all lexicons are what declension makes of them."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from tools import lexicon

from deckwright.text.lexicon import ADJECTIVES, Entry, read_entries
from tests.text.paradigms import LAWFUL, PRONOUNS, faults

INFLECTED = [path for path in lexicon.lexicons() if path.stem != "en"]


def name_of(path: Path) -> str:
    return f"{path.parent.parent.name}-{path.stem}"


def of_game(name: str, language: str, group: str, word: str) -> Entry:
    (path,) = [path for path in INFLECTED if name_of(path) == f"{name}-{language}"]
    return next(each for each in read_entries(path) if (each.group, each.word) == (group, word))


def changed(entry: Entry, row: str, case: str, form: str) -> Entry:
    return replace(entry, forms={**entry.forms, row: {**entry.forms[row], case: form}})


@pytest.mark.parametrize("path", INFLECTED, ids=name_of)
def test_every_word_is_declined_by_the_rules(path: Path) -> None:
    found = [
        f"{each.group}.{each.word}: {fault}"
        for each in read_entries(path)
        for fault in faults(path.stem, each)
    ]
    assert found == []


def test_words_that_break_a_rule_are_few_and_there() -> None:
    words = {f"{path.stem} {each.group}.{each.word}" for path in INFLECTED for each in read_entries(path)}
    assert set(LAWFUL) <= words
    assert len(LAWFUL) <= 5


@pytest.mark.parametrize(
    ("game", "language", "group", "word", "row", "case", "form"),
    [
        ("shards", "uk", "noun", "mercenary", "plur", "nom", "найманцям"),
        ("keyforge", "uk", "face", "doc-bookton", "sing", "ins", "Дока Буктона"),
        ("keyforge", "ru", "noun", "creature", "plur", "acc", "существа"),
        ("keyforge", "ru", "noun", "artifact", "plur", "acc", "артефактов"),
        ("keyforge", "uk", "noun", "creature", "sing", "acc", "істоти"),
        ("keyforge", "ru", "noun", "key", "plur", "loc", "ключам"),
        ("text", "ru", "noun", "player", "plur", "dat", "игроков"),
        ("text", "uk", "adjective", "other", "femn", "ins", "іншої"),
        ("text", "ru", "adjective", "enemy", "masc", "acc", "вражеского"),
    ],
)
def test_a_wrong_form_is_noticed(
    game: str, language: str, group: str, word: str, row: str, case: str, form: str
) -> None:
    entry = of_game(game, language, group, word)
    assert list(faults(language, entry)) == []
    assert list(faults(language, changed(entry, row, case, form))) != []


def exchanged(entry: Entry) -> Iterator[Entry]:
    """The word with the instrumental in the form of another case, in each row."""
    for row, forms in entry.forms.items():
        yield from (changed(entry, row, "ins", forms[case]) for case in ("nom", "gen", "dat", "loc"))


@pytest.mark.parametrize("path", INFLECTED, ids=name_of)
def test_an_instrumental_in_the_form_of_another_case_is_noticed(path: Path) -> None:
    for entry in read_entries(path):
        if entry.group in ADJECTIVES or entry.word in PRONOUNS:
            continue
        for wrong in exchanged(entry):
            if wrong.forms != entry.forms and f"{path.stem} {entry.group}.{entry.word}" not in LAWFUL:
                assert list(faults(path.stem, wrong)), wrong
