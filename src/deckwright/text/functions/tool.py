"""What the functions of the messages have in common: the context of the text that they serve."""

from typing import TYPE_CHECKING, TypeVar

from deckwright.text.errors import MissingMessage
from deckwright.text.values import Value

if TYPE_CHECKING:
    from deckwright.text.catalogue import Catalogue
    from deckwright.text.text_context import TextContext

V = TypeVar("V", bound=Value)


class Tool:
    """Functions that serve one text."""

    __slots__ = ("context",)

    def __init__(self, context: "TextContext") -> None:
        self.context = context

    @property
    def catalogue(self) -> "Catalogue":
        return self.context.catalogue


def a(kind: type[V], value: object) -> V:
    """A value of a kind, or an error that a message can be blamed for."""
    if not isinstance(value, kind):
        raise MissingMessage(f"{value!r} is no {kind.__name__}")
    return value
