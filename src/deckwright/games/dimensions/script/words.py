"""Effects and choices of the Anomalies."""

from dataclasses import dataclass
from typing import Final

from deckwright.kernel.deeds import Choose, Deed
from deckwright.kernel.nodes import Domain, Selector


@dataclass(frozen=True, eq=False)
class PowerCards(Domain):
    """The Power cards of the Spiral."""


@dataclass(frozen=True, eq=False)
class Squads(Domain):
    """Squads on the field with a card that can leave; Auras only where the effect reaches them."""

    auras: bool


@dataclass(frozen=True, eq=False)
class OtherDimensions(Domain):
    """The Dimensions where the squad just chosen does not stand."""


@dataclass(frozen=True, eq=False)
class SwapPowers(Deed):
    """Two Power cards change places in the Spiral."""

    powers: Selector


@dataclass(frozen=True, eq=False)
class MoveSquad(Deed):
    """A squad goes to another Dimension."""

    squad: Selector
    to: Selector


@dataclass(frozen=True, eq=False)
class DestroySquad(Deed):
    """A squad goes to the Black Hole."""

    squad: Selector


@dataclass(frozen=True, eq=False)
class RefillDeck(Deed):
    """The Black Hole returns to the deck, which is shuffled."""


@dataclass(frozen=True, eq=False)
class TakeExtraTurn(Deed):
    """One more turn after this one."""


POWER_CARDS: Final = PowerCards()
SQUADS: Final = Squads(auras=False)
SQUADS_AND_AURAS: Final = Squads(auras=True)
OTHER_DIMENSIONS: Final = OtherDimensions()


def choose(domain: Domain, count: int = 1) -> Selector:
    return Choose(domain, count, count)


def swap(powers: Selector) -> Deed:
    return SwapPowers(powers=powers)


def transport(squad: Selector, to: Selector) -> Deed:
    return MoveSquad(squad=squad, to=to)


def destroy(squad: Selector) -> Deed:
    return DestroySquad(squad=squad)


def refill_deck() -> Deed:
    return RefillDeck()


def take_extra_turn() -> Deed:
    return TakeExtraTurn()
