"""Damage, healing, destruction (KF-6)."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Final

from deckwright.games.keyforge import table
from deckwright.games.keyforge.rules.damage import Hits, asks_for_damage_takers, deal_and_destroy, heal
from deckwright.games.keyforge.rules.destruction import push_destruction
from deckwright.games.keyforge.rules.field import is_creature, neighbours
from deckwright.games.keyforge.rules.hooks import CardInstruction, MarkingInstruction, PlainInstruction
from deckwright.games.keyforge.script.base import chosen, number, number_for
from deckwright.kernel.abilities import begin_lasting
from deckwright.kernel.frames import Frame
from deckwright.kernel.ids import Card
from deckwright.kernel.instructions import report
from deckwright.kernel.layers import value
from deckwright.kernel.nodes import Ability, Effect, Number, Selector
from deckwright.kernel.state import State
from deckwright.script.effects import SELF, add, grants
from deckwright.script.groups import GIVEN

__all__ = ["Deal", "Destroy", "Heal", "StripArmour", "deal_at_once", "fully_heal", "sacrifice"]


def deal_hits(state: State, frame: Frame, hits: Hits, armour_counts: bool = True) -> None:
    """The last part of an instruction that deals damage; with a question first, it is run again after it."""
    state.frames.append(frame)
    if not asks_for_damage_takers(state, hits, armour_counts):
        state.frames.pop()
        deal_and_destroy(state, frame.seat, frame.root, hits, armour_counts)


@dataclass(frozen=True, eq=False)
class Deal(CardInstruction):
    """So much damage to each card, all at the same time; a card that is there twice takes it twice."""

    amount: Number
    cards: Selector
    splash: int = 0
    """To each neighbour of each card (KF-11.11)."""
    through_armour: bool = False
    by_each: bool = False
    """The amount is worked out for each card, which it calls «it»."""

    @property
    def names_each(self) -> bool:
        return self.by_each

    @property
    def is_plain(self) -> bool:
        return not self.splash

    def do(self, state: State, frame: Frame) -> None:
        amount = 0 if self.by_each else number(state, frame, self.amount)
        hits: Counter[Card] = Counter()
        for card in chosen(frame):
            if is_creature(state, card):
                hits[card] += number_for(state, frame, self.amount, card) if self.by_each else amount
                for beside in neighbours(state, card) if self.splash else ():
                    hits[beside] += self.splash
        deal_hits(state, frame, hits, armour_counts=not self.through_armour)


@dataclass(frozen=True, eq=False)
class DealAtOnce(PlainInstruction):
    """Different damage to up to three groups of cards, all at the same time (KF-6.2)."""

    amount: Number
    cards: Selector
    second_amount: Number
    second_cards: Selector
    third_amount: Number | None = None
    third_cards: Selector | None = None

    def do(self, state: State, frame: Frame) -> None:
        hits: Counter[Card] = Counter()
        for place, amount in enumerate((self.amount, self.second_amount, self.third_amount)):
            if amount is not None:
                for card in chosen(frame, place):
                    if is_creature(state, card):
                        hits[card] += number(state, frame, amount)
        deal_hits(state, frame, hits)


def deal_at_once(*hits: tuple[Number, Selector]) -> Effect:
    """Pairs of damage and cards."""
    (one, first), (two, second), *rest = hits
    if not rest:
        return DealAtOnce(one, first, two, second)
    ((three, third),) = rest
    return DealAtOnce(one, first, two, second, three, third)


def loses_a_point() -> Ability:
    return grants(GIVEN, add(table.ARMOUR, -1))


@dataclass(frozen=True, eq=False)
class StripArmour(CardInstruction):
    """Cards lose the armour that they have now for the rest of the turn, and take as much damage, all at
    the same time (KF-6.3); the ability is what takes one point away."""

    cards: Selector
    ability: Ability = field(default_factory=loses_a_point)

    def do(self, state: State, frame: Frame) -> None:
        """Who loses how much is settled before anything else happens (KF-6.2): what stands beside whom may
        change when the first creature dies. Each point is lost for itself: what cards have now goes, from
        whatever source, and what they gain later counts."""
        cards = [card for card in chosen(frame) if is_creature(state, card)]
        lost = {card: points for card in cards if (points := value(state, table.ARMOUR, card)) > 0}
        state.frames.append(frame)
        if asks_for_damage_takers(state, lost, armour_counts=False):
            return  # Then the instruction is run again.
        state.frames.pop()
        face, ordinal = state.game.scripts.find_ability(self.ability)
        until = table.END_OF_TURN_OF + state.vars[table.ACTIVE]
        for card, points in lost.items():
            for _ in range(points):
                begin_lasting(state, face, ordinal, frame.source, frame.seat, until, cards=(card,))
        deal_and_destroy(state, frame.seat, frame.root, lost)


FULLY: Final = 1000
"""As an amount to heal: all damage (KF-6.11)."""


@dataclass(frozen=True, eq=False)
class Heal(MarkingInstruction):
    """So much damage is taken off each creature."""

    amount: Number
    cards: Selector

    def do(self, state: State, frame: Frame) -> None:
        """«This way» are the creatures that were healed, and how much in all (KF-6.11)."""
        amount = number(state, frame, self.amount)
        healed = {card: heal(state, card, amount) for card in chosen(frame) if is_creature(state, card)}
        cards = tuple(card for card, much in healed.items() if much)
        report(state, frame.root, cards, sum(healed.values()))


def fully_heal(cards: Selector) -> Effect:
    """All damage is taken off creatures."""
    return Heal(FULLY, cards)


@dataclass(frozen=True, eq=False)
class Destroy(PlainInstruction):
    """Sacrificing is destroying what is yours (KF-6.9)."""

    cards: Selector
    sacrifice: bool = False

    def do(self, state: State, frame: Frame) -> None:
        cards = chosen(frame)
        if self.sacrifice:
            cards = tuple(card for card in cards if is_yours(state, frame, card))
        report(state, frame.root, (), 0)
        push_destruction(state, frame.seat, frame.root, cards)


def is_yours(state: State, frame: Frame, card: Card) -> bool:
    """KF-6.9, KF-5.20."""
    return state.controller[card] == frame.seat or card == frame.source


def sacrifice(cards: Selector = SELF) -> Effect:
    return Destroy(cards, sacrifice=True)
