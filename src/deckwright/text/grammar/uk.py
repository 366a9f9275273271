"""Ukrainian, which likes to be pleasant to say.

It has several forms of some little words and chooses by the sounds around them: «знищте всіх», but
«знищує усіх»; «карту й», but «карт і»; «карт із руки», «карту з руки», «зі скиду». Names are left alone.
"""

import re
from typing import ClassVar, Final

from deckwright.text.grammar.language import IsName
from deckwright.text.grammar.slavic import Slavic
from deckwright.text.marks import CLOSE, MIDDLE, OPEN

_VOWELS: Final = "аеєиіїоуюя"
_AFTER_J: Final = "єїюя"
_CONSONANTS: Final = "бвгґджзйклмнпрстфхцчшщ"
_AWAY_FROM_V: Final = ("в", "ф", "льв", "св", "тв", "хв")
"""«У» stands before these even behind a vowel."""
_HISSING: Final = "зсцчшщж"
_HARD_TO_SAY: Final = re.compile(rf"[зсш][{_CONSONANTS}]|щ|мн|льв")
_TOKEN: Final = re.compile(r"\S+|\s+")
_LETTERS: Final = re.compile(r"[а-яіїєґ’]+", re.IGNORECASE)
_MARKS_OF_WORDS: Final = "«»„“()"
_PAUSES: Final = ",.;:!?…—–"
_QUOTED: Final = re.compile(r"«[^«»]*»|„[^“]*“")
_MARKED: Final = re.compile(f"{OPEN}[^{CLOSE}]*{CLOSE}")
_UNSPOKEN: Final = re.compile(f"{OPEN}[^{MIDDLE}]*{MIDDLE}|{CLOSE}")
_ALL: Final = re.compile(r"(?:у|в)(с(?:і[хм]?а?|ього|ьому|ю|я|е|ією|ій|ієї))")
_PREFIXED: Final = re.compile(
    r"[ув](крас|крад|трат|трач|зят|же$|двічі|тричі|перше|дається|далося|гору|низ$|ціліл|війт|війд|війш)"
)


class Ukrainian(Slavic):
    """A noun beside 2, 3 and 4 is in the plural; there is a vocative."""

    name: ClassVar[str] = "Українська"
    cases: ClassVar[tuple[str, ...]] = (*Slavic.cases, "voc")

    def finish(self, text: str, is_name: IsName = lambda quoted: False) -> str:
        return _pleasant(super().finish(text, is_name), is_name)

    def borrowed(self, case: str, row: str, animate: bool = False) -> str:
        """Of the two locatives («у вашому», «у вашім») the first is more usual."""
        if case == "loc" and row in ("masc", "neut"):
            return "dat"
        return super().borrowed(case, row, animate)


def _pleasant(text: str, is_name: IsName) -> str:
    """The little words of Ukrainian in the forms that their neighbours want."""
    fixed = [found.span() for found in _MARKED.finditer(text)]
    fixed += [found.span() for found in _QUOTED.finditer(text) if is_name(found[0][1:-1])]
    tokens = [(found[0], found.start()) for found in _TOKEN.finditer(text)]
    for place, (token, start) in enumerate(tokens):
        if not any(first <= start < last for first, last in fixed):
            before = _spoken(tokens[place - 2][0]) if place > 1 else ""
            after = _spoken(tokens[place + 2][0]) if place + 2 < len(tokens) else ""
            tokens[place] = _chosen(token, before, after), start
    return "".join(token for token, _ in tokens)


def _spoken(token: str) -> str:
    """A word without marks: nobody hears them."""
    return _UNSPOKEN.sub("", token)


def _chosen(token: str, before: str, after: str) -> str:
    """A word in the form that suits what stands before and after it."""
    word = token.lower()
    if word in _LITTLE and after.strip(_MARKS_OF_WORDS):
        form = _LITTLE[word](_end_of(before), _begin_of(after), token)
        return form.capitalize() if token[:1].isupper() else form
    found = _LETTERS.match(token)
    if found is None or token[:1].isupper():
        return token
    form = _of_word(found[0], _end_of(before))
    return form + token[found.end() :]


def _of_word(word: str, end: str) -> str:
    """A word that begins with у- or в- as it likes."""
    is_behind_vowel = end in _VOWELS and end != ""
    if word in ("весь", "увесь"):
        return "весь" if is_behind_vowel else "увесь"
    if _ALL.fullmatch(word) or _PREFIXED.match(word):
        return ("в" if is_behind_vowel else "у") + word[1:]
    return word


def _end_of(token: str) -> str:
    """The last letter of a word, or nothing if there is a pause behind it."""
    if not token or token[-1] in _PAUSES or token.rstrip("»“)")[-1:] in _PAUSES:
        return ""
    letters = _LETTERS.findall(token.lower())
    last = letters[-1].rstrip("ь’") if letters and token.rstrip("»“)")[-1:].isalpha() else ""
    return last[-1:]


def _begin_of(token: str) -> str:
    """The word that begins there; figures and signs are read as words that begin with a consonant."""
    found = _LETTERS.match(token.lower().lstrip(_MARKS_OF_WORDS))
    return found[0] if found else "д"


def _and(end: str, begin: str, token: str) -> str:
    if end == "":
        return token.lower()
    return "й" if end in _VOWELS and not begin.startswith(("й", "ї", "є", "ю", "я")) else "і"


def _in(end: str, begin: str, token: str) -> str:
    if begin.startswith(_AWAY_FROM_V):
        return "у"
    if end == "" and begin[:1] in _AFTER_J:
        return "у"
    if begin[:1] in _VOWELS or (end != "" and end in _VOWELS):
        return "в"
    return "у"


def _from(end: str, begin: str, token: str) -> str:
    if _HARD_TO_SAY.match(begin):
        return "зі"
    is_behind_consonant = end != "" and end in _CONSONANTS
    if begin[:1] in _HISSING or (is_behind_consonant and begin[:1] not in _VOWELS):
        return "із"
    return "з"


_LITTLE: Final = {"і": _and, "й": _and, "у": _in, "в": _in, "з": _from, "із": _from, "зі": _from}

GRAMMAR: Final = Ukrainian()
