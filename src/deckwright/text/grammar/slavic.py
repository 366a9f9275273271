"""What Russian and Ukrainian have in common: three kinds of numbers, gender, things and living beings."""

from typing import ClassVar

from deckwright.text.grammar.language import PLUR, PLURAL, SING, Count, Grammar
from deckwright.text.lexicon import Entry


def plural_class(count: int) -> str:
    """`one`, `few` or `many`, as Russian and Ukrainian count."""
    if count % 10 == 1 and count % 100 != 11:
        return "one"
    return "few" if count % 10 in (2, 3, 4) and count % 100 not in (12, 13, 14) else "many"


class Slavic(Grammar):
    """A Slavic language without articles."""

    cases: ClassVar[tuple[str, ...]] = ("nom", "gen", "dat", "acc", "ins", "loc")
    has_gender: ClassVar[bool] = True

    def beside_number(self, count: Count, case: str, animate: bool) -> tuple[str, str]:
        if count == PLURAL:
            return PLUR, case
        assert isinstance(count, int)
        size = plural_class(count)
        if size == "one":
            return SING, case
        if case == "acc" and not animate:
            case = "nom"
        if case == "acc" or (case == "nom" and size == "many"):
            return PLUR, "gen"
        return self.beside_few(case) if case == "nom" else (PLUR, case)

    def beside_few(self, case: str) -> tuple[str, str]:
        """The number and case of a noun beside 2, 3 or 4 that would be in the nominative."""
        return PLUR, case

    def adjective(self, entry: Entry, head: Entry, case: str, count: Count = 1) -> str:
        number, case = self.beside_head(head, case, count)
        row = PLUR if number == PLUR and PLUR in entry.forms else head.gender or "masc"
        if case == "acc" and row in ("masc", PLUR):
            case = "gen" if head.animate else "nom"
        return self.form(entry, row, case)

    def beside_head(self, head: Entry, case: str, count: Count) -> tuple[str, str]:
        """The number and case of an adjective beside its noun and a count."""
        if count == PLURAL or (count == 1 and head.number == PLUR):
            return PLUR, case
        return self.beside_number(count, case, head.animate)

    def numeral(self, entry: Entry, head: Entry, case: str, count: int) -> str:
        row = head.gender if head.gender in entry.forms else "masc"
        if case == "acc" and (count > 1 or row == "masc"):
            case = "gen" if head.animate and count < 5 else "nom"
        return self.form(entry, row, case)

    def borrowed(self, case: str, row: str, animate: bool = False) -> str:
        """The accusative of the masculine and the plural has no form of its own."""
        if case == "acc" and row in ("masc", PLUR):
            return "gen" if animate else "nom"
        return case
