"""Names of cards. A game sorts its faces into kinds, and messages tell how each kind is called.

`name-<kind>` is the name by itself, `card-<kind>` the card in a sentence. A pattern such as
`{faction}-{number}` makes the parts of a face's id blanks of these messages, so that 55 cards of five
factions need five words.
"""

import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from deckwright.kernel.notation import read_label
from deckwright.text.errors import MissingMessage
from deckwright.text.languages import inflected

if TYPE_CHECKING:
    from deckwright.text.catalogue import Catalogue

_BLANK: Final = re.compile(r"\{(\w+)\}")
_PLAIN: Final = "plain"


def _blank_pattern(blank: re.Match[str]) -> str:
    """What fits a blank: a word, or for `number` a number."""
    return f"(?P<{blank[1]}>{'[0-9]+' if blank[1] == 'number' else '[a-z]+'})"


class Faces:
    """The faces of a game in one language."""

    def __init__(self, catalogue: "Catalogue", kinds: Mapping[str, Sequence[str]]) -> None:
        self._catalogue = catalogue
        self._patterns = [
            (kind, re.compile(_BLANK.sub(_blank_pattern, pattern)))
            for kind, patterns in kinds.items()
            for pattern in patterns
        ]
        self._known: dict[tuple[str, str, str], str] = {}

    def name(self, label: str, case: str) -> str:
        """The name of a card by itself."""
        return self._remembered("name", label, case)

    def card(self, label: str, case: str) -> str:
        """A card in a sentence."""
        return self._remembered("card", label, case)

    def _remembered(self, what: str, label: str, case: str) -> str:
        known = self._known.get((what, label, case))
        if known is None:
            known = self._known[what, label, case] = self._make(what, label, case)
        return known

    def _make(self, what: str, label: str, case: str) -> str:
        """Of several copies, all but the first show their number."""
        card = read_label(label)
        if card is None:
            raise MissingMessage(f"{self._catalogue.language}: {label!r} is no card")
        text = self._make_one(what, card.face, case)
        if card.copy <= 1:
            return text
        return self._catalogue.say("card-copy", {"card": text, "number": card.copy})

    def _make_one(self, what: str, face: str, case: str) -> str:
        catalogue = self._catalogue
        if catalogue.game is None or face not in catalogue.game.table.face_names:
            raise MissingMessage(f"{catalogue.language}: no card {face}")
        kind, blanks = self._kind_of(face)
        if catalogue.find(f"{what}-{kind}") is None:
            return face
        values: dict[str, object] = {"case": case, **blanks}
        if kind == _PLAIN or catalogue.knows("face", face):
            entry = catalogue.lexicon.entry("face", face)
            values["title"] = inflected(entry, "nom")
            values["name"] = inflected(entry, case)
        return catalogue.say(f"{what}-{kind}", values)

    def _kind_of(self, face: str) -> tuple[str, dict[str, str]]:
        """The first kind with a pattern that fits; cards that fit none have names of their own."""
        for kind, pattern in self._patterns:
            found = pattern.fullmatch(face)
            if found is not None:
                return kind, found.groupdict()
        return _PLAIN, {}
