"""Russian."""

from typing import ClassVar, Final

from deckwright.text.grammar.language import PLUR, PLURAL, SING, Count
from deckwright.text.grammar.slavic import Slavic, plural_class
from deckwright.text.lexicon import Entry

_OF_ADJECTIVES: Final = ("ого", "его")
"""How the genitive of nouns ends that decline like adjectives."""


class Russian(Slavic):
    """Beside 2, 3 and 4 a noun is in the genitive singular."""

    name: ClassVar[str] = "Русский"

    def beside_few(self, case: str) -> tuple[str, str]:
        return SING, "gen"

    def noun(self, entry: Entry, case: str, count: Count = 1) -> str:
        number, case = self.beside_number(count, case, entry.animate)
        row = number if number in entry.forms else entry.number
        form = self.form(entry, row, case)
        is_few = isinstance(count, int) and plural_class(count) == "few"
        if is_few and row == SING and form.endswith(_OF_ADJECTIVES):
            return self.form(entry, PLUR, case)  # «два золотых»
        return form

    def beside_head(self, head: Entry, case: str, count: Count) -> tuple[str, str]:
        """«Два вражеских отряда», but «две вражеские карты»: beside 2, 3 and 4 gender decides."""
        is_few = count != PLURAL and isinstance(count, int) and plural_class(count) == "few"
        if not is_few or case not in ("nom", "acc"):
            return super().beside_head(head, case, count)
        if case == "acc" and head.animate:
            return PLUR, "gen"
        return PLUR, "nom" if head.gender == "femn" else "gen"


GRAMMAR: Final = Russian()
