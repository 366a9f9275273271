"""Worlds that a seat holds possible, and options named so that they mean the same in all of them."""

from collections.abc import Sequence
from typing import Final, TypeVar

from deckwright.kernel.ids import Card
from deckwright.kernel.rng import Rng
from deckwright.kernel.state import State
from deckwright.kernel.vocabulary import ARG_BITS, ARG_MASK, VERB_SHIFT, Arg

T = TypeVar("T")

# Above everything that a code holds: where the face stands in place of an unknown card.
_FIRST_FACE: Final = VERB_SHIFT + 24
_SECOND_FACE: Final = _FIRST_FACE + 24


class Impartial(Rng):
    """Shuffles without regard to the order in which things lay before: that order may be a secret."""

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        return super().shuffled(sorted(items))  # type: ignore[type-var]


def forget(state: State, seat: int) -> State:
    """The position without anything that the seat can't know.

    Two positions that look the same to the seat become the same here, so that whoever starts from the
    result can't depend on a secret, not even by the order in which worlds are drawn.
    """
    return state.determinize(seat, Impartial(0))


class Keys:
    """Names for options, as integers.

    A card that the seat knows is the same card in all its worlds: its id will do. Any other id is a
    different card in every world, so there the face counts: copies of one face share a name. So do copies in
    a hand, if nothing but the face is printed on cards.
    """

    def __init__(self, state: State, seat: int) -> None:
        kinds = enumerate(state.game.table.zones) if not state.game.table.printed_columns else ()
        hands = {number for number, kind in kinds if kind.is_hand}
        self._known = {
            Card(card)
            for card, mask in enumerate(state.known)
            if mask >> seat & 1 and state.zone[card] not in hands
        }
        self._cards_in = [
            sum(1 << place for place, slot in enumerate(verb.slots) if slot.arg is Arg.CARD)
            for verb in state.game.table.vocabulary.verbs
        ]

    def of(self, world: State, code: int) -> int:
        """The name of one option."""
        cards_in = self._cards_in[code >> VERB_SHIFT]
        key = code
        if cards_in & 1:
            card = Card(code & ARG_MASK)
            if card not in self._known:
                key += (world.face[card] + 1 << _FIRST_FACE) - card
        if cards_in & 2:
            card = Card(code >> ARG_BITS & ARG_MASK)
            if card not in self._known:
                key += (world.face[card] + 1 << _SECOND_FACE) - (card << ARG_BITS)
        return key

    def all(self, world: State) -> dict[int, int]:
        """The names of all options at the present decision, each with the index of one that bears it."""
        cards_in, of = self._cards_in, self.of
        return {
            of(world, code) if cards_in[code >> VERB_SHIFT] else code: index
            for index, code in enumerate(world.codes)
        }
