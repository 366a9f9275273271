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
from deckwright.text.text_context import TextContext
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

    def __init__(self, context: TextContext, node: Any) -> None:
        self.context = context
        self.node = node

    def text(self) -> str:
        return self.render()

    def render(self, **forms: object) -> str:
        """The text in a form; what is not said keeps the usual form."""
        values = {**self._usual, **self.context.said, **self._blanks, **forms}
        return self.context.say(self._message, values)

    @cached_property
    def role(self) -> str:
        return self._attribute("role") or "noun"

    @cached_property
    def head(self) -> str:
        """The noun of a phrase, by its name in the lexicon. A test without a noun is one on cards."""
        head = self._attribute("head")
        if head is None and self.role == "noun" and self.context.catalogue.find(self._message):
            raise MissingMessage(f"{self.context.catalogue.language}: {self._message} does not say its head")
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
        return [Part(self.context, each) for each in self.node.effects]

    def says(self, name: str) -> str:
        """Any other attribute of its message; `none` if it has none of that name."""
        return self._attribute(name) or NONE

    def _attribute(self, name: str) -> str | None:
        return self.context.attribute(self._message, name, {**self._usual, **self._blanks})

    @property
    def _usual(self) -> dict[str, object]:
        noun = self.context.noun
        return {**_FORMS, "self": noun, "own": noun, "own-card": self.context.card}

    @cached_property
    def _message(self) -> str:
        return message_of(self.context.catalogue.game, self.node)

    @cached_property
    def _blanks(self) -> dict[str, object]:
        blanks = blanks_of(self.context.catalogue.game, self.node)
        if isinstance(self.node, Kept):
            kept = self.context.kept
            blanks["what"] = kept[self.node.slot] if 0 <= self.node.slot < len(kept) else None
            blanks["kept"] = len(kept)
        if isinstance(self.node, Chosen):
            # «Up to 3» is told where the number is used.
            limits = [each.most for each in self.context.kept if isinstance(each, ChooseNumber)]
            limit = limits[0] if limits else None
            blanks["limit"] = limit.number if isinstance(limit, Fixed) else limit
        return {name: as_blank(self.context, value) for name, value in blanks.items()}


def as_blank(context: TextContext, value: object) -> object:
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
        return Row(context, [Part(context, each) for each in value])
    if is_dataclass(value):
        return Part(context, value)
    raise MissingMessage(f"{context.catalogue.language}: no words for {value!r}")


def describe(catalogue: "Catalogue", card: str, abilities: Sequence[object]) -> str:
    """The rules text of a card: each ability on a line of its own, or the text that somebody wrote for it."""
    if card in catalogue.own_texts:
        return "\n".join(map(catalogue.finish, own_lines(catalogue, card)))
    return "\n".join(catalogue.finish(_describe_one(catalogue, card, each)) for each in abilities)


def _describe_one(catalogue: "Catalogue", card: str, ability: object) -> str:
    context = TextContext(catalogue)
    context.begin(card, ability)
    return sentence(Part(context, ability).text())


def own_lines(catalogue: "Catalogue", card: str) -> list[str]:
    """The lines of the text that somebody wrote for a card."""
    return catalogue.own_texts[card].in_language(catalogue.language).splitlines()
