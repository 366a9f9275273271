"""Possible worlds: a full state that a seat can't tell from the real one."""

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from deckwright.kernel import interpreter
from deckwright.kernel.deeds import redraw_picks
from deckwright.kernel.errors import EngineFault
from deckwright.kernel.ids import Card, Seat
from deckwright.kernel.nodes import Procedure
from deckwright.kernel.rng import Rng, seeded
from deckwright.kernel.together import choice_under_way, redraw
from deckwright.kernel.urns import print_of, reprint

if TYPE_CHECKING:
    from deckwright.kernel.state import State


ATTEMPTS: Final = 1000


def determinize(state: "State", seat: Seat, rng: Rng) -> "State":
    """Deal the faces that the seat does not know anew, as the game says, until nothing contradicts.

    Cards keep their ids, so that everything that refers to them stays right; future chance is new too.
    """
    for _ in range(ATTEMPTS):
        world = state.clone()
        world.face = state.face[:]
        state.game.knowledge.deal_unknown(world, seat, rng)
        world.rng = seeded(rng.bits())
        world.setup = replace(state.setup, seed=None)
        if not state.codes or (
            state.game.knowledge.redraw(world, seat, rng)
            and (state.decider == seat or asks_the_same(state, world))
        ):
            return world
    raise EngineFault(f"no world fits what p{seat + 1} knows")


def redraw_choices(world: "State", seat: Seat, rng: Rng) -> bool:
    """Choose anew what was chosen together and not shown yet, or picked so far out of a hidden zone."""
    together = choice_under_way(world)
    if together is not None:
        return redraw(world, together, seat, rng.below)
    return redraw_picks(world, seat, rng.below)


def asks_the_same(state: "State", world: "State") -> bool:
    """Ask somebody else's question again in the new world, where they may have other options.

    The step that asked is run once more: steps that ask change nothing that they could not set again.
    """
    world.codes = []
    frame = world.frames[-1]
    if isinstance(frame.node, Procedure):
        frame.pc -= 1
    depth = len(world.frames)
    interpreter.run(world)
    world.events = []
    return (
        len(world.frames) == depth
        and bool(world.codes)
        and (world.decider, world.prompt, world.number) == (state.decider, state.prompt, state.number)
    )


def deal_anew(world: "State", pool: list[Card], rng: Rng) -> None:
    """Exchange what is printed on cards among them."""
    prints = rng.shuffled([print_of(world, card) for card in pool])
    for card, print_ in zip(pool, prints, strict=True):
        reprint(world, card, print_)


def unknown(state: "State", seat: Seat, cards: "tuple[Card, ...]") -> list[Card]:
    """Those of the cards whose faces the seat does not know."""
    return [card for card in cards if not state.known[card] >> seat & 1]
