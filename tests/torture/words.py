"""The words that the torture game's cards are written in."""

from dataclasses import dataclass
from typing import Final

from deckwright.kernel.abilities import Pattern, Whose
from deckwright.kernel.control import Until
from deckwright.kernel.deeds import Deed
from deckwright.kernel.nodes import Ability, Amount, Effect, Number, Selector
from deckwright.script.amounts import amount
from deckwright.script.effects import after, sequence
from deckwright.script.groups import THIS, CardGroup, Having, InZone
from tests.torture import table

CREATURE: Final = Having(table.CREATURE)
BEAST: Final = Having(table.BEAST)
MACHINE: Final = Having(table.MACHINE)
IN_HAND: Final = InZone("hand")
IN_DECK: Final = InZone("deck")
LYING_UNDER: Final = InZone("under")


@dataclass(frozen=True, eq=False)
class Destroy(Deed):
    cards: Selector


@dataclass(frozen=True, eq=False)
class DealDamage(Deed):
    """So much to each card; a card that is there twice takes it twice, all at the same time."""

    amount: Amount
    cards: Selector


@dataclass(frozen=True, eq=False)
class Heal(Deed):
    cards: Selector


@dataclass(frozen=True, eq=False)
class Gain(Deed):
    amount: Amount


@dataclass(frozen=True, eq=False)
class Steal(Deed):
    amount: Amount


@dataclass(frozen=True, eq=False)
class Pay(Deed):
    """All of it or nothing."""

    amount: Amount


@dataclass(frozen=True, eq=False)
class Draw(Deed):
    amount: Amount


@dataclass(frozen=True, eq=False)
class Discard(Deed):
    cards: Selector


@dataclass(frozen=True, eq=False)
class ToHand(Deed):
    cards: Selector


@dataclass(frozen=True, eq=False)
class TakeControl(Deed):
    cards: Selector


@dataclass(frozen=True, eq=False)
class BecomeCopy(Deed):
    of: Selector


@dataclass(frozen=True, eq=False)
class MakeReady(Deed):
    cards: Selector


@dataclass(frozen=True, eq=False)
class PutUnder(Deed):
    """Cards go under the card whose ability it is."""

    cards: Selector


@dataclass(frozen=True, eq=False)
class LookThroughDeck(Deed):
    pass


@dataclass(frozen=True, eq=False)
class ShuffleDeck(Deed):
    pass


@dataclass(frozen=True, eq=False)
class EndOfTurn(Until):
    """The end of a player's turn, this one if it is under way, unless it is to be the next."""

    whose: Whose
    following: bool = False


@dataclass(frozen=True, eq=False)
class AsEnters(Ability):
    """What happens just before the card comes into play."""

    effect: Effect


def destroy(cards: Selector) -> Effect:
    return Destroy(cards=cards)


def deal(damage: Number, cards: Selector) -> Effect:
    return DealDamage(amount=amount(damage), cards=cards)


def heal(cards: Selector) -> Effect:
    return Heal(cards=cards)


def gain(gold: Number) -> Effect:
    return Gain(amount=amount(gold))


def steal(gold: Number) -> Effect:
    return Steal(amount=amount(gold))


def pay(gold: Number) -> Effect:
    return Pay(amount=amount(gold))


def draw(cards: Number) -> Effect:
    return Draw(amount=amount(cards))


def discard(cards: Selector) -> Effect:
    return Discard(cards=cards)


def to_hand(cards: Selector) -> Effect:
    return ToHand(cards=cards)


def take_control(cards: Selector) -> Effect:
    return TakeControl(cards=cards)


def make_ready(cards: Selector) -> Effect:
    return MakeReady(cards=cards)


def put_under(cards: Selector) -> Effect:
    return PutUnder(cards=cards)


def search(cards: Selector) -> Effect:
    """Look for cards in one's deck, show and take them, shuffle."""
    return sequence(LookThroughDeck(), ToHand(cards=cards), ShuffleDeck())


def enters_as_copy_of(model: Selector) -> Ability:
    return AsEnters(sequence(BecomeCopy(of=model)))


def played(*effects: Effect) -> Ability:
    """«Play:» of a card that stays in play."""
    return after(Pattern(table.PLAYED, THIS), *effects)


def destroyed(*effects: Effect) -> Ability:
    """«Destroyed:», resolved while the card is still in play."""
    return after(Pattern(table.DOOMED, THIS), *effects)


def reaps(group: CardGroup) -> Pattern:
    return Pattern(table.REAPED, group)


def reaps_or_fights(group: CardGroup) -> Pattern:
    return Pattern(table.REAPED, group, also=(table.FOUGHT,))


def enters(group: CardGroup) -> Pattern:
    return Pattern(table.ENTERED, group)


def is_damaged(group: CardGroup) -> Pattern:
    return Pattern(table.DAMAGED, group)


def is_destroyed(group: CardGroup) -> Pattern:
    return Pattern(table.DESTROYED, group)


THIS_TURN: Final = EndOfTurn(Whose.ANY)
GAINING: Final = Pattern(table.GAINED, whose=Whose.YOU)
YOUR_NEXT_TURN: Final = EndOfTurn(Whose.YOU, following=True)
OPPONENTS_NEXT_TURN: Final = EndOfTurn(Whose.OPPONENT, following=True)
