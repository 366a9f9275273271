"""A text under way: what it has spoken of, and what it calls its own card. Each sentence has its own."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from copy import copy
from dataclasses import fields, is_dataclass
from typing import TYPE_CHECKING, Any

from deckwright.kernel.control import Keep
from deckwright.kernel.nodes import Selector
from deckwright.text.errors import MissingMessage

if TYPE_CHECKING:
    from deckwright.text.catalogue import Catalogue


class TextContext:
    """What the parts of one sentence, or of one ability's text, know of each other."""

    __slots__ = ("card", "catalogue", "kept", "likes", "noun", "said")

    def __init__(self, catalogue: "Catalogue") -> None:
        self.catalogue = catalogue
        self.said: dict[str, str] = {}
        """What was spoken of: the noun that «it» stands for (`it`, `it-number`), the step just told
        (`previous`)."""
        self.card = ""
        """The card whose text it is."""
        self.noun = "this-card"
        """What the text calls it."""
        self.likes: Sequence[str] = ()
        """The nouns of cards that it could be mistaken for, once the text has spoken of one."""
        self.kept: Sequence[Selector] = ()
        """What the ability keeps, one choice after the other."""

    def begin(self, card: str, ability: object) -> None:
        """An ability of a card, or a part of one, is told from here on. How a text calls its own card depends
        on what it is: «this creature», «this card»."""
        game = self.catalogue.game
        kind = {"kind": "" if game is None else game.showing.kind_of_face(card)}
        self.card = card
        self.noun = self.attribute("script-self", "noun", kind) or "this-card"
        self.likes = (self.attribute("script-self", "likes", kind) or "").split()
        self.kept = tuple(_kept_in(ability))

    @contextmanager
    def calling_itself(self, noun: str) -> Iterator[None]:
        """What is told in here calls its own card by that noun, unless it had another one before."""
        said = self.said
        outer, beside = said.get("self"), said.pop("beside", None)
        said["self"] = outer or noun
        try:
            yield
        finally:
            if outer is None:
                del said["self"]
            if beside is not None:
                said["beside"] = beside
            said.pop("told", None)

    def say(self, message: str, values: Mapping[str, object]) -> str:
        """A message with its blanks filled; anything that is missing is an error."""
        found = self.catalogue.find(message)
        if found is None:
            return message.partition("-")[2]
        pattern = found.message.value
        if pattern is None:
            raise MissingMessage(f"{found.by.language}: message {message} has no text")
        return self._format(found.by, message, pattern, values)

    def attribute(self, message: str, name: str, values: Mapping[str, object]) -> str | None:
        """An attribute of a message; None if it has none of that name."""
        found = self.catalogue.find(message)
        pattern = None if found is None else found.message.attributes.get(name)
        return None if found is None or pattern is None else self._format(found.by, message, pattern, values)

    def join(self, texts: Sequence[str], by: str = "and") -> str:
        """«a, b and c»."""
        if not texts:
            return ""
        *rest, last = texts
        if not rest:
            return last
        return self.say(f"list-{by}", {"rest": ", ".join(rest), "last": last})

    def _format(self, by: "Catalogue", message: str, pattern: Any, values: Mapping[str, object]) -> str:
        """What a catalogue has for a message: this one's own, or another language's."""
        context = self
        if by is not self.catalogue:
            context = copy(self)
            context.catalogue = by
        return by.bundle.format(message, pattern, values, by.functions(context))


def _kept_in(node: object) -> Iterator[Selector]:
    """What an ability keeps for its later parts, in their order."""
    if isinstance(node, Keep):
        yield node.what
    elif isinstance(node, tuple):
        for each in node:
            yield from _kept_in(each)
    elif is_dataclass(node):
        for field in fields(node):
            yield from _kept_in(getattr(node, field.name))
