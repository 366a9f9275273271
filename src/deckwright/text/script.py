"""Rules texts of cards, from their scripts.

A node is rendered through the message `script-<its class in kebab-case>`, whose blanks are its fields.
Nodes in the fields are parts that the message puts into the form it needs: noun phrases into a case and
number, effects into a mood. A message may say `.head` (the noun that its adjectives agree with) and
`.role` (`noun`, `before` or `after`: where a test on cards stands in a phrase).
"""

import re
from collections.abc import Sequence
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

from deckwright.kernel.abilities import Pattern
from deckwright.text.errors import MissingMessage
from deckwright.text.grammar import sentence
from deckwright.text.values import NONE, Row, Value

if TYPE_CHECKING:
    from deckwright.text.catalogue import Catalogue

_INNER_CAPITAL: Final = re.compile(r"(?<!^)(?=[A-Z])")
_FORMS: Final[dict[str, object]] = {"case": "nom", "count": 1, "mood": "imperative", "head": "card"}
"""The form of a part that nobody asks for in another."""


class Part(Value):
    """A node of a script."""

    def __init__(self, catalogue: "Catalogue", node: Any) -> None:
        super().__init__(catalogue)
        self._node = node

    def text(self) -> str:
        return self.render()

    def render(self, **forms: object) -> str:
        """The text in a form; what is not said keeps the usual form."""
        return self.catalogue.say(self._message, {**_FORMS, **self._blanks, **forms})

    @cached_property
    def head(self) -> str:
        """The noun of a phrase, by its name in the lexicon."""
        head = self._attribute("head")
        if head is None:
            raise MissingMessage(f"{self.catalogue.language}: {self._message} does not say its head")
        return head

    @cached_property
    def role(self) -> str:
        return self._attribute("role") or "noun"

    def _attribute(self, name: str) -> str | None:
        return self.catalogue.attribute(self._message, name, {**_FORMS, **self._blanks})

    @cached_property
    def _message(self) -> str:
        node = self._node
        game = self.catalogue.game
        if isinstance(node, Pattern) and game is not None:
            return f"trigger-{game.vocabulary.events[node.kind].name}"
        return f"script-{_INNER_CAPITAL.sub('-', type(node).__name__).lower()}"

    @cached_property
    def _blanks(self) -> dict[str, object]:
        node = self._node
        return {
            field.name.rstrip("_"): blank(self.catalogue, getattr(node, field.name))
            for field in fields(node)
            if field.init
        }


def blank(catalogue: "Catalogue", value: object) -> object:
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
        return Row(catalogue, [Part(catalogue, each) for each in value])
    if is_dataclass(value):
        return Part(catalogue, value)
    raise MissingMessage(f"{catalogue.language}: no words for {value!r}")


def describe(catalogue: "Catalogue", abilities: Sequence[object]) -> str:
    """The rules text of a card: each ability on a line of its own."""
    return "\n".join(sentence(Part(catalogue, ability).text()) for ability in abilities)
