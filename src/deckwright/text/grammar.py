"""The little grammar that sentences need: nouns beside numbers, adjectives beside nouns, joined text."""

from typing import Final

from deckwright.text.lexicon import NUMBERS, Entry, Lexicon
from deckwright.text.marks import begin_of_words

SING, PLUR = NUMBERS
PLURAL: Final = "plural"
"""As a count: several, without a number."""
Count = int | str

_VOWELS: Final = "aeiou"
_DETERMINERS: Final = ("all", "an", "any", "it", "its", "the", "that", "these", "this", "those", "your")
_ENDS: Final = ".!?…:"
_QUOTES: Final = "”»"
_OF_ADJECTIVES: Final = ("ого", "его")
"""How the genitive of such nouns ends in Russian."""


def plural_class(count: int) -> str:
    """`one`, `few` or `many`, as Russian and Ukrainian count."""
    if count % 10 == 1 and count % 100 != 11:
        return "one"
    return "few" if count % 10 in (2, 3, 4) and count % 100 not in (12, 13, 14) else "many"


def beside_number(language: str, count: Count, case: str, animate: bool) -> tuple[str, str]:
    """The number and case of a noun that stands beside a count: «2 карты», «5 карт», «к 5 картам»."""
    if count == PLURAL:
        return PLUR, case
    assert isinstance(count, int)
    if language == "en":
        return (SING if count == 1 else PLUR), case
    size = plural_class(count)
    if size == "one":
        return SING, case
    if case == "acc" and not animate:
        case = "nom"
    if case == "acc" or (case == "nom" and size == "many"):
        return PLUR, "gen"
    if case == "nom" and language == "ru":
        return SING, "gen"
    return PLUR, case


def noun(lexicon: Lexicon, entry: Entry, case: str, count: Count = 1) -> str:
    """A noun in a case, as it stands beside a count; a name without that number as it is."""
    number, case = beside_number(lexicon.language, count, case, entry.animate)
    if number not in entry.forms:
        number = entry.number
    form = lexicon.form(entry, number, case)
    few = lexicon.language == "ru" and isinstance(count, int) and plural_class(count) == "few"
    if few and number == SING and form.endswith(_OF_ADJECTIVES):
        return lexicon.form(entry, PLUR, case)  # «два золотых»: nouns that decline like adjectives
    return form


def adjective(lexicon: Lexicon, entry: Entry, head: Entry, case: str, count: Count = 1) -> str:
    """An adjective (or numeral) that agrees with a noun, as it stands beside a count."""
    language = lexicon.language
    if language == "en":
        return lexicon.form(entry, PLUR if count != 1 and PLUR in entry.forms else SING, case)
    number, case = _of_adjective(language, head, case, count)
    row = PLUR if number == PLUR and PLUR in entry.forms else head.gender or "masc"
    if case == "acc" and row in ("masc", PLUR):
        case = "gen" if head.animate else "nom"
    return lexicon.form(entry, row, case)


def numeral(lexicon: Lexicon, head: Entry, case: str, count: int) -> str:
    """A number in words before a noun, or in figures where the lexicon has no word for it."""
    if not lexicon.has("numeral", str(count)):
        return str(count)
    entry = lexicon.entry("numeral", str(count))
    if lexicon.language == "en":
        return lexicon.form(entry, SING, case)
    row = head.gender if head.gender in entry.forms else "masc"
    if case == "acc" and (count > 1 or row == "masc"):
        case = "gen" if head.animate and count < 5 else "nom"
    return lexicon.form(entry, row, case)


def _of_adjective(language: str, head: Entry, case: str, count: Count) -> tuple[str, str]:
    """«два вражеских отряда», but «две вражеские карты»: beside 2, 3 and 4 gender decides in Russian."""
    if count == PLURAL or (count == 1 and head.number == PLUR):
        return PLUR, case
    assert isinstance(count, int)
    if language == "ru" and plural_class(count) == "few" and case in ("nom", "acc"):
        if case == "acc" and head.animate:
            return PLUR, "gen"
        return PLUR, "nom" if head.gender == "femn" else "gen"
    return beside_number(language, count, case, head.animate)


def capital(text: str) -> str:
    """With a capital first letter, also if that is inside a mark."""
    start = begin_of_words(text)
    return text[:start] + text[start : start + 1].upper() + text[start + 1 :]


def sentence(text: str) -> str:
    """With a capital letter and a full stop."""
    text = capital(" ".join(text.split()))
    return text if text.rstrip(_QUOTES).endswith(tuple(_ENDS)) or not text else f"{text}."


def with_article(text: str) -> str:
    """An English phrase with its indefinite article, unless it begins with a word that stands for one."""
    word = text.partition(" ")[0].lower()
    if word in _DETERMINERS:
        return text
    if word == "other":
        return f"an{text}"
    return f"{'an' if text[:1].lower() in _VOWELS else 'a'} {text}"
