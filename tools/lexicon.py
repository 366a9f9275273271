"""Fills the missing forms of the lexicons (Russian, Ukrainian) with pymorphy3, and checks them.

`python tools/lexicon.py` adds what is missing and marks those entries `checked = false`; forms that are
there are never changed. `python tools/lexicon.py --check` names incomplete entries and fails if there are
any. To begin an entry, write its nominative: `[face.dust-imp]`, `sing = { nom = "Пылевой бес" }`.
"""

import argparse
import json
import re
import sys
import tomllib
from collections.abc import Iterator
from itertools import takewhile
from pathlib import Path
from typing import Any

import pymorphy3

from deckwright.text.languages import LANGUAGES, language_of
from deckwright.text.lexicon import ADJECTIVES, GENDERS, NUMBERS

SOURCES = ("official", "own")
MORPHOLOGY = ("ru", "uk")
"""The languages whose forms pymorphy3 knows; those of any other are written by hand."""
TAGS = {
    "nom": "nomn",
    "gen": "gent",
    "dat": "datv",
    "acc": "accs",
    "ins": "ablt",
    "loc": "loct",
    "voc": "voct",
}
ORDER = ("source", "checked", "gender", "animate", *GENDERS, *NUMBERS)
BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")
ROOT = Path(__file__).resolve().parent.parent / "src" / "deckwright"

Entry = dict[str, Any]
Words = dict[str, dict[str, Entry]]


def lexicons() -> list[Path]:
    """All lexicons there are: the common one and those of the games, in every language."""
    return sorted(path for path in ROOT.glob("**/lexicon/*.toml") if path.stem in LANGUAGES)


def entries(words: Words) -> Iterator[tuple[str, str, Entry]]:
    for group, each in words.items():
        for word, entry in each.items():
            yield group, word, entry


# Checking.


def rows_needed(language: str, group: str, entry: Entry) -> tuple[str, ...]:
    """The rows of forms that an entry must have."""
    needed = language_of(language).grammar.rows_needed(group)
    return needed or tuple(row for row in NUMBERS if row in entry) or NUMBERS[:1]


def faults(language: str, group: str, word: str, entry: Entry) -> Iterator[str]:
    """What an entry lacks."""
    grammar = language_of(language).grammar
    for row in {
        *rows_needed(language, group, entry),
        *(row for row in ORDER if isinstance(entry.get(row), dict)),
    }:
        for case in grammar.cases:
            if not entry.get(row, {}).get(case):
                yield f"no form {row} {case}"
    if grammar.has_gender and group not in ADJECTIVES and entry.get("gender") not in GENDERS:
        yield "no gender"
    if entry.get("source") not in SOURCES:
        yield f"source is none of {', '.join(SOURCES)}"
    if not isinstance(entry.get("checked"), bool):
        yield "not said whether it is checked"
    for key, value in entry.items():
        if key not in ORDER:
            yield f"unknown key {key}"
        elif isinstance(value, dict):
            yield from (f"unknown case {key} {case}" for case in value if case not in grammar.cases)


def read(path: Path) -> Words:
    """What a lexicon says; one that can't be read is named."""
    try:
        words: Words = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise SystemExit(f"{path}: {error}") from error
    return words


def check(paths: list[Path]) -> int:
    """Name every incomplete entry; how many faults there are."""
    count = unchecked = 0
    for path in paths:
        for group, word, entry in entries(read(path)):
            unchecked += not entry.get("checked")
            for fault in faults(path.stem, group, word, entry):
                count += 1
                print(f"{path.parent.parent.name}/{path.name}: {group}.{word}: {fault}")
    print(f"{count} faults; {unchecked} entries that nobody has checked")
    return count


# Filling.


def restore_capitals(model: str, text: str) -> str:
    """Capitals as in the model, part by part of a hyphenated word; the apostrophe as print has it."""
    parts = [
        part.capitalize() if like[:1].isupper() else part
        for part, like in zip(text.split("-"), model.split("-"), strict=False)
    ]
    return "-".join(parts).replace("'", "’")


def nominative(morph: Any, word: str, kinds: tuple[str, ...], number: str) -> Any | None:
    """The reading of a word as a nominative of some part of speech."""
    for parse in morph.parse(word.lower().replace("’", "'")):
        tag = parse.tag
        is_plural = "plur" in tag
        if tag.POS in kinds and "nomn" in tag and "Surn" not in tag and is_plural == (number == "plur"):
            return parse
    return None


def inflect(parse: Any, word: str, grammemes: set[str]) -> str | None:
    form = parse.inflect(grammemes)
    return None if form is None else restore_capitals(word, form.word)


def find_head(morph: Any, words: list[str], number: str) -> tuple[int, Any] | None:
    """The noun that a name is about: the first one, past words that can be its adjectives."""
    readings = [nominative(morph, word, ("NOUN",), number) for word in words]
    for place, reading in enumerate(readings):
        is_before_noun = place + 1 < len(words) and readings[place + 1] is not None
        is_adjective = nominative(morph, words[place], ("ADJF", "PRTF"), number) is not None
        if reading is not None and not (is_adjective and is_before_noun):
            return place, reading
    return None


def inflect_name(morph: Any, name: str, number: str, case: str, to: str) -> str | None:
    """A name in a case: its noun and the adjectives before it change, what follows the noun does not."""
    words = name.split(" ")
    found = find_head(morph, words, number)
    if found is None:
        return None
    place, head = found
    changed = [inflect_adjective(morph, before, head, number, case, to) or before for before in words[:place]]
    noun = inflect(head, words[place], {TAGS[case]} | ({"plur"} if to == "plur" else set()))
    return None if noun is None else " ".join([*changed, noun, *words[place + 1 :]])


def inflect_adjective(morph: Any, word: str, head: Any, number: str, case: str, to: str) -> str | None:
    """An adjective beside its noun."""
    adjective = nominative(morph, word, ("ADJF", "PRTF"), number)
    if adjective is None:
        return None
    row = "plur" if to == "plur" else str(head.tag.gender)
    grammar = language_of(morph.lang).grammar
    wanted = {TAGS[grammar.borrowed(case, row, head.tag.animacy == "anim")]}
    if to == "plur":
        wanted.add("plur")
    elif head.tag.gender:
        wanted.add(head.tag.gender)
    return inflect(adjective, word, wanted)


def fill_noun(morph: Any, language: str, group: str, entry: Entry) -> None:
    given = next((row for row in NUMBERS if entry.get(row, {}).get("nom")), None)
    if given is None:
        return
    name = entry[given]["nom"]
    found = find_head(morph, name.split(" "), given)
    if found is not None:
        tag = found[1].tag
        entry.setdefault("gender", tag.gender or found[1].normalized.tag.gender or "masc")
        entry.setdefault("animate", tag.animacy == "anim")
    for row in rows_needed(language, group, entry):
        forms = entry.setdefault(row, {})
        for case in language_of(language).grammar.cases:
            if not forms.get(case):
                form = inflect_name(morph, name, given, case, row)
                if form is not None:
                    forms[case] = form


def fill_adjective(morph: Any, language: str, entry: Entry) -> None:
    """From the masculine; where the accusative depends on the noun, the form for things stands."""
    word = entry.get("masc", {}).get("nom")
    parse = nominative(morph, word, ("ADJF", "NPRO", "PRTF"), "sing") if word else None
    if parse is None:
        return
    grammar = language_of(language).grammar
    for row in (*GENDERS, "plur"):
        forms = entry.setdefault(row, {})
        for case in grammar.cases:
            if not forms.get(case):
                form = inflect(parse, word, {row, TAGS[grammar.borrowed(case, row)]})
                if form is not None:
                    forms[case] = form


def fill(path: Path) -> int:
    """Add the missing forms of a file; how many entries changed."""
    words = read(path)
    morph = pymorphy3.MorphAnalyzer(lang=path.stem)
    changed = 0
    for group, word, entry in entries(words):
        if not list(faults(path.stem, group, word, entry)):
            continue
        before = json.dumps(entry, sort_keys=True)
        if group == "adjective":
            fill_adjective(morph, path.stem, entry)
        elif group not in ADJECTIVES:
            fill_noun(morph, path.stem, group, entry)
        if json.dumps(entry, sort_keys=True) != before or "checked" not in entry:
            entry["checked"] = False
            changed += 1
    if changed:
        text = spell(path.read_text(encoding="utf-8"), path.stem, words)
        assert tomllib.loads(text) == words, f"{path} would not say the same any more"
        path.write_text(text, encoding="utf-8")
    return changed


def spell(old: str, language: str, words: Words) -> str:
    """A lexicon as text: the comment at its head, then the entries in their order, each behind the comment
    that stood before it. What nobody knows is kept, for a person to see."""
    head, comments, end = comments_of(old)
    lines = head
    for group, word, entry in entries(words):
        lines += ["", *comments.get((group, word), ()), f"[{spell_key(group)}.{spell_key(word)}]"]
        known = [key for key in ORDER if key in entry]
        others = [key for key in entry if key not in ORDER]
        lines += [f"{spell_key(key)} = {spell_value(language, entry[key])}" for key in (*known, *others)]
    return "\n".join([*lines, *end]) + "\n"


def comments_of(text: str) -> tuple[list[str], dict[tuple[str, ...], list[str]], list[str]]:
    """The lines of comment at the head of a lexicon, those before each of its entries, and those behind the
    last one."""
    lines = text.splitlines()
    head = list(takewhile(lambda line: line.startswith("#"), lines))
    before: list[str] = []
    found: dict[tuple[str, ...], list[str]] = {}
    for line in lines[len(head) :]:
        if line.startswith("#"):
            before.append(line)
        elif line.startswith("["):
            found[path_of(line)], before = before, []
    return head, found, before


def path_of(header: str) -> tuple[str, ...]:
    """The group and the word that a header names."""
    path, inside = [], tomllib.loads(header)
    while inside:
        (key,) = inside
        path.append(key)
        inside = inside[key]
    return tuple(path)


def spell_key(key: str) -> str:
    """A name as TOML has it: in quotes if it is more than letters, figures and hyphens."""
    return key if BARE_KEY.fullmatch(key) else json.dumps(key, ensure_ascii=False)


def spell_value(language: str, value: Any) -> str:
    if isinstance(value, dict):
        cases = [case for case in language_of(language).grammar.cases if case in value]
        cases += [case for case in value if case not in cases]
        forms = [f"{spell_key(case)} = {spell_value(language, value[case])}" for case in cases]
        return f"{{ {', '.join(forms)} }}"
    return json.dumps(value, ensure_ascii=False)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--check", action="store_true", help="change nothing, fail if an entry is incomplete")
    parser.add_argument("files", nargs="*", type=Path, help="lexicons; all of them if none is named")
    options = parser.parse_args(arguments)
    paths = options.files or lexicons()
    if not options.check:
        for path in paths:
            if path.stem in MORPHOLOGY:
                print(f"{path.parent.parent.name}/{path.name}: {fill(path)} entries filled")
    return 1 if check(paths) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
