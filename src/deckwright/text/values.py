"""What messages are given besides text and numbers: players, zones, parts of a script, rows of things."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from fluent.runtime.types import FluentType

from deckwright.kernel.notation import is_seat, seat_number, zone_name

if TYPE_CHECKING:
    from deckwright.text.catalogue import Catalogue
    from deckwright.text.text_context import TextContext

NONE: Final = "none"
"""What a message is given for a value that is not there, or that its reader may not know."""


class Value(FluentType):
    """A value that renders itself; functions of the messages put it into other forms."""

    def text(self) -> str:
        raise NotImplementedError

    def format(self, locale: Any) -> str:
        return self.text()


class Told(Value):
    """Words that are ready."""

    def __init__(self, words: str) -> None:
        self.words = words

    def text(self) -> str:
        return self.words


class Player(Value):
    """A player at the table; `name` is None if nobody said how they are called."""

    def __init__(
        self, catalogue: "Catalogue", seat: str, name: str | None, is_you: bool, is_rival: bool = False
    ) -> None:
        self.catalogue = catalogue
        self.seat = seat
        self.name = name
        self.is_you = is_you
        self.is_rival = is_rival
        """Whether the reader has no other opponent: such a one needs no name."""
        self._in_case: dict[str, str] = {}

    def text(self) -> str:
        return self.in_case("nom")

    def in_case(self, case: str) -> str:
        """The name. It is never inflected: another case goes to a word before it («игрока Боря»). A side that
        nobody plays has a word of its own."""
        told = self._in_case.get(case)
        if told is None:
            told = self._in_case[case] = self._say(case)
        return told

    def _say(self, case: str) -> str:
        if not is_seat(self.seat):
            return self.catalogue.say(f"side-{self.seat}", {"case": case})
        if self.name is None:
            return self.catalogue.say("player-unnamed", {"number": seat_number(self.seat) + 1, "case": case})
        return self.catalogue.say("player-named", {"name": self.name, "case": case})


class Place(Value):
    """A zone of the table: what it is, its label in notation, and whose it is."""

    def __init__(self, catalogue: "Catalogue", kind: str, label: str, owner: Player | None) -> None:
        self.catalogue = catalogue
        self.kind = kind
        self.label = label
        self.owner = owner

    def text(self) -> str:
        return self.in_case("nom")

    def in_case(self, case: str, actor: object = NONE, style: str = "") -> str:
        """The zone in a sentence; `actor` is who acts, so that it may be «their own»."""
        message = f"zone-{self.kind}-{style}" if style else f"zone-{self.kind}"
        if self.catalogue.find(message) is None:
            return self.label if self.owner is None else zone_name(self.owner.seat, self.label)
        blanks = {"case": case, "label": self.label, "owner": self.owner or NONE, "actor": actor}
        return self.catalogue.say(message, blanks)


class Row(Value):
    """Several things, in order."""

    def __init__(self, context: "TextContext", items: Sequence[Value]) -> None:
        self.context = context
        self.items = items

    def text(self) -> str:
        return self.context.join([item.text() for item in self.items])
