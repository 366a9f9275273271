"""Rules texts of cards, from their scripts: parts that messages put into the form they need.

A noun phrase has a case and stands beside a count, an effect has a mood, an amount a form. A message may
say `.head` (the noun that adjectives agree with), `.role` (where a test on cards stands in a phrase: one of
`ROLES`), `.number` (`sing` or `plur`: the verb that follows a phrase) and
`.style` (how an amount is told: `each`, `that` or `equal`; for anything else what other messages may ask).

What the text has spoken of so far is given to every part: `$it` and `$it-number`, the noun that «it» stands
for, `$it-owner`, whose place it was taken from; `$previous`, the style of the step or of the change told just
before; `$self`, the noun for the card that speaks, or the head of what gains the ability that is told.
"""

from collections.abc import Sequence
from dataclasses import is_dataclass
from enum import Enum
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

from deckwright.kernel.control import Sequence as Steps
from deckwright.kernel.selectors import ChooseNumber, Kept
from deckwright.script.amounts import Chosen, Fixed
from deckwright.text.errors import MissingMessage
from deckwright.text.grammar import sentence
from deckwright.text.nodes import blanks_of, message_of
from deckwright.text.telling import Telling
from deckwright.text.values import NONE, Row, Value

if TYPE_CHECKING:
    from deckwright.text.catalogue import Catalogue

ROLES: Final = ("first", "state", "before", "side", "noun", "next", "after")
"""The places of tests on cards in a phrase, in their order: «other ready friendly creatures on a flank»."""
_FORMS: Final[dict[str, object]] = {
    "apart": "no",
    "beside": "no",
    "case": "nom",
    "count": 1,
    "deck": "none",
    "each": "no",
    "fallen": "no",
    "foe": "none",
    "form": "plain",
    "head": "card",
    "it": "card",
    "its-owner": "no",
    "lead": "none",
    "mixed": "no",
    "it-number": "sing",
    "it-owner": "any",
    "mood": "imperative",
    "object": "named",
    "pair": "none",
    "place": "none",
    "previous": "none",
    "self": "this-card",
    "side": "any",
    "they": "none",
    "told": "none",
    "subject-number": "sing",
    "zone": "none",
}
"""The form of a part that nobody asks for in another."""


class Part(Value):
    """A node of a script."""

    def __init__(self, telling: Telling, node: Any) -> None:
        self.telling = telling
        self.node = node

    def text(self) -> str:
        return self.render()

    def render(self, **forms: object) -> str:
        """The text in a form; what is not said keeps the usual form."""
        values = {**self._usual, **self.telling.said, **self._blanks, **forms}
        return self.telling.say(self._message, values)

    @cached_property
    def role(self) -> str:
        return self._attribute("role") or "noun"

    @cached_property
    def head(self) -> str:
        """The noun of a phrase, by its name in the lexicon. A test without a noun is one on cards."""
        head = self._attribute("head")
        if head is None and self.role == "noun" and self.telling.catalogue.find(self._message):
            raise MissingMessage(f"{self.telling.catalogue.language}: {self._message} does not say its head")
        return head or "card"

    @cached_property
    def number(self) -> str:
        return self._attribute("number") or "plur"

    @cached_property
    def style(self) -> str:
        return self._attribute("style") or "equal"

    @property
    def steps(self) -> list["Part"]:
        """The effects of a sequence; any other part is a single step."""
        if not isinstance(self.node, Steps):
            return [self]
        return [Part(self.telling, each) for each in self.node.effects]

    def says(self, name: str) -> str:
        """Any other attribute of its message; `none` if it has none of that name."""
        return self._attribute(name) or NONE

    def _attribute(self, name: str) -> str | None:
        return self.telling.attribute(self._message, name, {**self._usual, **self._blanks})

    @property
    def _usual(self) -> dict[str, object]:
        noun = self.telling.noun
        return {**_FORMS, "self": noun, "own": noun, "own-card": self.telling.card}

    @cached_property
    def _message(self) -> str:
        return message_of(self.telling.catalogue.game, self.node)

    @cached_property
    def _blanks(self) -> dict[str, object]:
        blanks = blanks_of(self.telling.catalogue.game, self.node)
        if isinstance(self.node, Kept):
            kept = self.telling.kept
            blanks["what"] = kept[self.node.slot] if 0 <= self.node.slot < len(kept) else None
            blanks["kept"] = len(kept)
        if isinstance(self.node, Chosen):
            # «Up to 3» is told where the number is used.
            limits = [each.most for each in self.telling.kept if isinstance(each, ChooseNumber)]
            limit = limits[0] if limits else None
            blanks["limit"] = limit.number if isinstance(limit, Fixed) else limit
        return {name: as_blank(self.telling, value) for name, value in blanks.items()}


def as_blank(telling: Telling, value: object) -> object:
    """A field of a node as a message gets it."""
    if value is None:
        return NONE
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Enum):
        return str(value.value)
    if isinstance(value, int | str):
        return value
    if isinstance(value, tuple):
        return Row(telling, [Part(telling, each) for each in value])
    if is_dataclass(value):
        return Part(telling, value)
    raise MissingMessage(f"{telling.catalogue.language}: no words for {value!r}")


def describe(catalogue: "Catalogue", card: str, abilities: Sequence[object]) -> str:
    """The rules text of a card: each ability on a line of its own, or the text that somebody wrote for it."""
    if card in catalogue.own_texts:
        return "\n".join(map(catalogue.finish, own_lines(catalogue, card)))
    return "\n".join(catalogue.finish(_describe_one(catalogue, card, each)) for each in abilities)


def _describe_one(catalogue: "Catalogue", card: str, ability: object) -> str:
    telling = Telling(catalogue)
    telling.begin(card, ability)
    return sentence(Part(telling, ability).text())


def own_lines(catalogue: "Catalogue", card: str) -> list[str]:
    """The lines of the text that somebody wrote for a card."""
    return catalogue.own_texts[card].in_language(catalogue.language).splitlines()
