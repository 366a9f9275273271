"""What declension demands of the forms of a word in Russian and Ukrainian, whatever the word is.

Forms are compared word by word with the nominative: what never changes (the genitive in «Король утёса», the
name in «Док Буктон») is left alone. `LAWFUL` names the few words to which a rule does not apply.
"""

from collections.abc import Iterator, Mapping
from typing import Final

from deckwright.text.lexicon import ADJECTIVES, GENDERS, NUMBERS, Entry, Forms

_SING: Final = {
    "ru": {
        "gen": ("а", "я", "ы", "и", "ого", "его", "ой", "ей"),
        "dat": ("у", "ю", "е", "и", "ой", "ей"),
        "ins": ("ом", "ем", "ём", "ой", "ей", "ёй", "ою", "ею", "ью", "ым", "им"),
        "loc": ("е", "и", "у", "ом", "ем", "ём", "ой", "ей"),
    },
    "uk": {
        "gen": ("а", "я", "у", "ю", "и", "і", "ї", "ого"),
        "dat": ("ові", "еві", "єві", "у", "ю", "і", "ї", "ій", "їй"),
        "ins": ("ом", "ем", "єм", "ою", "ею", "єю", "ю", "им", "ім", "їм", "ям"),
        "loc": ("ові", "еві", "єві", "у", "ю", "і", "ї", "ій", "їй", "ім", "им"),
    },
}
_PLUR: Final = {
    "ru": {
        "dat": ("ам", "ям", "ым", "им", "вум", "рём"),
        "ins": ("ами", "ями", "ыми", "ими", "ьми", "вумя", "ремя"),
        "loc": ("ах", "ях", "ых", "их", "вух", "рёх"),
    },
    "uk": {
        "dat": ("ам", "ям", "им", "ім", "їм", "вом", "ьом"),
        "ins": ("ами", "ями", "ими", "іми", "їми", "ьми", "има", "ома"),
        "loc": ("ах", "ях", "их", "іх", "їх", "вох", "ьох"),
    },
}
_OF_ADJECTIVES: Final[Mapping[str, Mapping[str, Mapping[str, tuple[str, ...]]]]] = {
    "ru": {
        "masc": {
            "gen": ("ого", "его"),
            "dat": ("ому", "ему"),
            "ins": ("ым", "им", "ем"),
            "loc": ("ом", "ем", "ём"),
        },
        "femn": {
            "gen": ("ой", "ей"),
            "dat": ("ой", "ей"),
            "acc": ("у", "ю"),
            "ins": ("ой", "ей"),
            "loc": ("ой", "ей"),
        },
        "plur": {
            "gen": ("ых", "их", "ех"),
            "dat": ("ым", "им", "ем"),
            "ins": ("ыми", "ими", "еми"),
            "loc": ("ых", "их", "ех"),
        },
    },
    "uk": {
        "masc": {"gen": ("ого",), "dat": ("ому", "єму"), "ins": ("им", "ім", "їм"), "loc": ("ому", "єму")},
        "femn": {
            "gen": ("ої", "єї"),
            "dat": ("ій", "їй"),
            "acc": ("у", "ю"),
            "ins": ("ою", "єю"),
            "loc": ("ій", "їй"),
        },
        "plur": {
            "gen": ("их", "іх", "їх"),
            "dat": ("им", "ім", "їм"),
            "ins": ("ими", "іми", "їми", "іма"),
            "loc": ("их", "іх", "їх"),
        },
    },
}

PRONOUNS: Final = ("it", "it-masc", "it-femn", "it-neut")
LAWFUL: Final[Mapping[str, str]] = {
    "ru face.binary-moray-evil-twin": "a twin that is animate beside a moray that is not",
    "uk face.binary-moray-evil-twin": "a twin that is animate beside a moray that is not",
    "uk face.mother": "«мати», acc. «матір»",
}
"""Words (`language group.word`) that a rule does not fit, each with the reason."""
PREPOSITIONS: Final = ("в", "у", "з", "із", "зі", "й", "і")
"""What changes for the sake of sound only."""
_MARKS: Final = "«»„“”(),.!?…0123456789"


def faults(language: str, entry: Entry) -> Iterator[str]:
    """What is wrong with the forms of a word."""
    if f"{language} {entry.group}.{entry.word}" in LAWFUL or entry.group == "numeral":
        return
    if entry.group in ADJECTIVES:
        for row in (*GENDERS, "plur"):
            yield from _of_adjective(language, row, entry.forms[row])
    elif entry.word not in PRONOUNS:
        for row in NUMBERS:
            if row in entry.forms and not (row == "plur" and _is_mass(entry)):
                yield from _of_noun(language, row, entry)
        if _is_mass(entry) and entry.forms["plur"]["ins"] != entry.forms["sing"]["ins"]:
            yield f"plur ins {entry.forms['plur']['ins']!r} is not that of the singular"


def _of_adjective(language: str, row: str, forms: Forms) -> Iterator[str]:
    for case, endings in _OF_ADJECTIVES[language]["masc" if row == "neut" else row].items():
        if not forms[case].endswith(endings):
            yield f"{row} {case} {forms[case]!r} ends in none of {', '.join(endings)}"
    if row != "femn" and forms["acc"] != forms["nom"]:
        yield f"{row} acc {forms['acc']!r} is not the one for things"


def _is_mass(entry: Entry) -> bool:
    """«5 урона»: beside a number such a noun stays in the singular."""
    sing, plur = (entry.forms.get(each) for each in NUMBERS)
    return sing is not None and plur is not None and all(sing[case] == plur[case] for case in ("dat", "loc"))


def _of_noun(language: str, row: str, entry: Entry) -> Iterator[str]:
    forms = entry.forms[row]
    if len(set(forms.values())) == 1:
        return  # indeclinable
    words = {case: _words(form) for case, form in forms.items()}
    if len({len(each) for each in words.values()}) > 1:
        yield f"{row}: some case has more words than another"
        return
    declined = [
        word
        for place in range(len(words["nom"]))
        if len(set((word := {case: each[place] for case, each in words.items()}).values())) > 1
        and word["nom"] not in PREPOSITIONS
    ]
    if not all(_is_adjective(language, row, word) for word in declined):
        for case, form in forms.items():
            if case != "ins" and form == forms["ins"]:
                yield f"{row} ins {form!r} is also {case}"
    if forms["dat"] == forms["nom"]:
        yield f"{row} dat is the nominative"
    for word in declined:
        yield from _of_word(language, row, entry, word)


def _words(form: str) -> list[str]:
    return [word.strip(_MARKS) for word in form.replace("-", " ").split() if word.strip(_MARKS)]


def _is_adjective(language: str, row: str, word: Forms) -> bool:
    """«Мерзкая Пенни»: nothing but adjectives changes, and feminine ones have few forms."""
    return language == "ru" and row == "sing" and word["nom"].endswith(("ая", "яя", "ья"))


def _of_word(language: str, row: str, entry: Entry, word: Forms) -> Iterator[str]:
    """One declined word of a name."""
    for case, endings in (_SING if row == "sing" else _PLUR)[language].items():
        if not word[case].endswith(endings):
            yield f"{row} {case} {word[case]!r} ends in none of {', '.join(endings)}"
    wanted = _accusative(row, entry, word)
    if word["acc"] != wanted:
        yield f"{row} acc {word['acc']!r} is not {wanted!r}"


def _accusative(row: str, entry: Entry, word: Forms) -> str:
    """What the accusative must be."""
    nom, gen = word["nom"], word["gen"]
    for ending, of_acc in (("ая", "ую"), ("яя", "юю"), ("а", "у"), ("я", "ю")):
        if row == "sing" and entry.gender != "neut" and nom.endswith(ending):
            return nom.removesuffix(ending) + of_acc
    if (
        row == "sing"
        and entry.gender != "masc"
        and (nom.endswith(("о", "е", "ё")) or gen.endswith(("и", "і")))
    ):
        return nom
    if row == "sing" and entry.gender == "neut":
        return nom
    return gen if entry.animate else nom
