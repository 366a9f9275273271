"""What every language answers. A language is a subclass in a module of its own, and says what it has more."""

from collections.abc import Callable
from typing import ClassVar, Final

from deckwright.text.errors import MissingMessage
from deckwright.text.grammar.writing import fold_punctuation
from deckwright.text.lexicon import CASES, GENDERS, NUMBERS, Entry

SING, PLUR = NUMBERS
PLURAL: Final = "plural"
"""As a count: several, without a number."""
Count = int | str
IsName = Callable[[str], bool]


class Grammar:
    """The plainest grammar: one case, singular and plural, words that agree in number alone."""

    name: ClassVar[str]
    """The language as it calls itself."""
    cases: ClassVar[tuple[str, ...]] = ("nom",)
    has_gender: ClassVar[bool] = False
    """Whether its nouns have a gender, which adjectives and numerals take."""

    # Words in their forms.

    def form(self, entry: Entry, row: str, case: str) -> str:
        """One form of a word."""
        if len(self.cases) == 1 and case in CASES:
            case = self.cases[0]
        try:
            return entry.forms[row][case]
        except KeyError:
            word = f"{entry.group}.{entry.word}"
            raise MissingMessage(f"{entry.language}: {word} has no form {row} {case}") from None

    def beside_number(self, count: Count, case: str, animate: bool) -> tuple[str, str]:
        """The number and case of a noun that stands beside a count: «2 карты», «5 карт», «к 5 картам»."""
        return (SING if count == 1 else PLUR), case

    def noun(self, entry: Entry, case: str, count: Count = 1) -> str:
        """A noun in a case, as it stands beside a count; a name without that number as it is."""
        number, case = self.beside_number(count, case, entry.animate)
        return self.form(entry, number if number in entry.forms else entry.number, case)

    def adjective(self, entry: Entry, head: Entry, case: str, count: Count = 1) -> str:
        """An adjective (or numeral) that agrees with a noun, as it stands beside a count."""
        return self.form(entry, PLUR if count != 1 and PLUR in entry.forms else SING, case)

    def numeral(self, entry: Entry, head: Entry, case: str, count: int) -> str:
        """A number in words before a noun."""
        return self.form(entry, SING, case)

    def with_article(self, text: str) -> str:
        """A phrase with its indefinite article, where there is such a thing."""
        return text

    # Finished texts.

    def finish(self, text: str, is_name: IsName = lambda quoted: False) -> str:
        """A text as it is shown; `is_name` tells which words in quotes are names and stay as they are."""
        return fold_punctuation(text)

    # What its lexicon must have.

    def rows_needed(self, group: str) -> tuple[str, ...]:
        """The rows of forms that a word of a group must have; none if it may have either number alone."""
        if group == "noun":
            return NUMBERS
        if group == "adjective" and self.has_gender:
            return (*GENDERS, PLUR)
        if group == "numeral" and self.has_gender:
            return GENDERS[:1]
        return ()

    def borrowed(self, case: str, row: str, animate: bool = False) -> str:
        """The case whose form an adjective uses in another one."""
        return case
