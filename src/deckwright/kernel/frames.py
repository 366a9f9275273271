"""The one continuation: a frame on the stack of a state."""

from typing import Any, Final, Generic

from typing_extensions import TypeVar

from deckwright.kernel.ids import NO_CARD, Card, Seat
from deckwright.kernel.nodes import Effect
from deckwright.kernel.trees import to_data

NO_ANSWER: Final = -1
NONE: Final[tuple[int, ...]] = ()


K_co = TypeVar("K_co", covariant=True, default=object)


class Frame(Generic[K_co]):
    """A node being run: where it stands (`pc`), for whom, and what it has gathered. What only its own
    procedure keeps is in `locals`; `results` is what the frame that it pushed has come to.

    Every field is an integer or a tuple of integers, so that a copy is a copy of fields.
    `root` is the depth of the frame that owns the bindings of the running ability:
    `chosen` (the cards last chosen, which texts call «it»), `affected` (those that the last effect really
    affected: «this way»), `total` (how much it did) and `slots` (named choices).
    """

    __slots__ = (
        "affected", "amount", "answer", "chosen", "counterpart", "locals", "node", "pc", "picks", "results",
        "root", "seat", "slots", "source", "subject", "total",
    )  # fmt: skip

    def __init__(
        self,
        node: Effect,
        seat: Seat,
        root: int,
        source: Card = NO_CARD,
        locals: Any = None,
        model: "Frame[Any] | None" = None,
    ) -> None:
        """A frame at its beginning, or as far as a model is."""
        self.node = node
        self.seat = seat
        self.source = source
        self.root = root
        if model is None:
            self.pc = 0
            self.subject = NO_CARD
            self.counterpart = -1
            self.amount = 0
            self.answer = NO_ANSWER
            self.picks = NONE
            self.chosen = NONE
            self.affected = NONE
            self.total = 0
            self.slots: tuple[tuple[int, ...], ...] = ()
            self.results = NONE
            self.locals: K_co = node.fresh() if locals is None and node.has_locals else locals
        else:
            self.pc = model.pc
            self.subject = model.subject
            self.counterpart = model.counterpart
            self.amount = model.amount
            self.answer = model.answer
            self.picks = model.picks
            self.chosen = model.chosen
            self.affected = model.affected
            self.total = model.total
            self.slots = model.slots
            self.results = model.results
            self.locals = locals

    def again(self) -> None:
        """Do the present step once more, after what it has pushed. What asks leaves the answer to a step of
        its own: in worlds that are dealt anew the step that asked is run once more."""
        self.pc -= 1

    def copy(self) -> "Frame[K_co]":
        kept: Any = self.locals
        if kept is not None:
            kept = kept.copy()
        return Frame(self.node, self.seat, self.root, self.source, kept, self)

    def fields(self) -> tuple[object, ...]:
        """Everything but the node."""
        return (
            self.pc, self.seat, self.source, self.subject, self.counterpart, self.amount, self.answer,
            self.picks, self.root, self.chosen, self.affected, self.total, self.slots, self.results,
            self.locals,
        )  # fmt: skip

    def __eq__(self, other: object) -> bool:
        """Equal fields, and the same node: the very same, or one that was made while the game ran."""
        return (
            isinstance(other, Frame)
            and self.fields() == other.fields()
            and (self.node is other.node or to_data(self.node) == to_data(other.node))
        )

    __hash__ = None  # type: ignore[assignment]
