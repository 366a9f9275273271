"""Rules texts of cards, from their scripts: parts that messages put into the form they need.

A noun phrase has a case and stands beside a count, an effect has a mood, an amount a form. A message may
say `.head` (the noun that adjectives agree with), `.role` (where a test on cards stands in a phrase: one of
`ROLES`), `.number` (`sing` or `plur`: the verb that follows a phrase) and
`.style` (how an amount is told: `each`, `that` or `equal`; for anything else what other messages may ask).

What the text has spoken of so far is given to every part: `$it` and `$it-number`, the noun that «it» stands
for, `$it-owner`, whose place it was taken from; `$previous`, the style of the step or of the change told just
before; `$self`, the noun for the card that speaks, or the head of what gains the ability that is told.
"""

from collections.abc import Iterator, Sequence
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

from deckwright.kernel.control import Keep
from deckwright.kernel.control import Sequence as Steps
from deckwright.kernel.deeds import ChooseNumber, Kept
from deckwright.kernel.nodes import Selector
from deckwright.script.amounts import Chosen, Fixed
from deckwright.text.errors import MissingMessage
from deckwright.text.grammar import sentence
from deckwright.text.nodes import blanks_of, message_of
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

    def __init__(self, catalogue: "Catalogue", node: Any) -> None:
        super().__init__(catalogue)
        self.node = node

    def text(self) -> str:
        return self.render()

    def render(self, **forms: object) -> str:
        """The text in a form; what is not said keeps the usual form."""
        values = {**self._usual, **self.catalogue.said, **self._blanks, **forms}
        return self.catalogue.say(self._message, values)

    @cached_property
    def role(self) -> str:
        return self._attribute("role") or "noun"

    @cached_property
    def head(self) -> str:
        """The noun of a phrase, by its name in the lexicon. A test without a noun is one on cards."""
        head = self._attribute("head")
        if head is None and self.role == "noun":
            raise MissingMessage(f"{self.catalogue.language}: {self._message} does not say its head")
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
        return [Part(self.catalogue, each) for each in self.node.effects]

    def says(self, name: str) -> str:
        """Any other attribute of its message; `none` if it has none of that name."""
        return self._attribute(name) or NONE

    def _attribute(self, name: str) -> str | None:
        return self.catalogue.attribute(self._message, name, {**self._usual, **self._blanks})

    @property
    def _usual(self) -> dict[str, object]:
        noun, card = self.catalogue.self_noun, self.catalogue.self_card
        return {**_FORMS, "self": noun, "own": noun, "own-card": card}

    @cached_property
    def _message(self) -> str:
        return message_of(self.catalogue.game, self.node)

    @cached_property
    def _blanks(self) -> dict[str, object]:
        blanks = blanks_of(self.catalogue.game, self.node)
        if isinstance(self.node, Kept):
            kept = self.catalogue.kept
            blanks["what"] = kept[self.node.slot] if 0 <= self.node.slot < len(kept) else None
            blanks["kept"] = len(kept)
        if isinstance(self.node, Chosen):
            # «Up to 3» is told where the number is used.
            limits = [each.most for each in self.catalogue.kept if isinstance(each, ChooseNumber)]
            limit = limits[0] if limits else None
            blanks["limit"] = limit.number if isinstance(limit, Fixed) else limit
        return {name: as_blank(self.catalogue, value) for name, value in blanks.items()}


def as_blank(catalogue: "Catalogue", value: object) -> object:
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


def describe(catalogue: "Catalogue", card: str, abilities: Sequence[object]) -> str:
    """The rules text of a card: each ability on a line of its own, or the text that somebody wrote for it."""
    if card in catalogue.own_texts:
        return "\n".join(map(catalogue.finish, own_lines(catalogue, card)))
    note_self(catalogue, card)
    lines = []
    for ability in abilities:
        catalogue.said.clear()
        note_kept(catalogue, ability)
        lines.append(catalogue.finish(sentence(Part(catalogue, ability).text())))
    return "\n".join(lines)


def own_lines(catalogue: "Catalogue", card: str) -> list[str]:
    """The lines of the text that somebody wrote for a card."""
    return catalogue.own_texts[card].texts[catalogue.language].splitlines()


def note_self(catalogue: "Catalogue", card: str) -> None:
    """How a text calls its own card depends on what it is: «this creature», «this card»."""
    kind = "" if catalogue.game is None else catalogue.game.showing.kind_of_face(card)
    catalogue.self_card = card
    catalogue.self_noun = catalogue.attribute("script-self", "noun", {"kind": kind}) or "this-card"
    catalogue.self_likes = (catalogue.attribute("script-self", "likes", {"kind": kind}) or "").split()


def note_kept(catalogue: "Catalogue", ability: object) -> None:
    """Parts of an ability may speak of what it keeps."""
    catalogue.kept[:] = _kept_in(ability)


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
