"""The words that the torture game's cards are written in."""

from dataclasses import dataclass
from typing import Final

from deckwright.kernel.abilities import Pattern, Whose, change_text
from deckwright.kernel.control import Until
from deckwright.kernel.frames import Frame
from deckwright.kernel.ids import NO_CARD, Card
from deckwright.kernel.instructions import Instruction, report
from deckwright.kernel.nodes import Ability, Amount, Effect, Number, Selector
from deckwright.kernel.scope import measure, scope_of
from deckwright.kernel.state import State
from deckwright.kernel.windows import happen
from deckwright.kernel.zones import draw as draw_from
from deckwright.kernel.zones import move, reveal, shuffle
from deckwright.script.amounts import amount
from deckwright.script.effects import after, sequence
from deckwright.script.groups import THIS, CardGroup, Having, InZone
from tests.torture import table
from tests.torture.actions import change_gold, in_play, is_lethal, leave_play, push_destruction

CREATURE: Final = Having(table.CREATURE)
BEAST: Final = Having(table.BEAST)
MACHINE: Final = Having(table.MACHINE)
IN_HAND: Final = InZone("hand")
IN_DECK: Final = InZone("deck")
LYING_UNDER: Final = InZone("under")


@dataclass(frozen=True, eq=False)
class Destroy(Instruction):
    cards: Selector

    def do(self, state: State, frame: Frame) -> None:
        push_destruction(state, frame, tuple(map(Card, frame.slots[0])))


@dataclass(frozen=True, eq=False)
class DealDamage(Instruction):
    """So much to each card; a card that is there twice takes it twice, all at the same time."""

    amount: Amount
    cards: Selector

    def do(self, state: State, frame: Frame) -> None:
        """All at the same time; what it destroys counts as done this way."""
        damage = measure(state, self.amount, scope_of(frame))
        targets = [card for card in map(Card, frame.slots[0]) if in_play(state, card)]
        for card in dict.fromkeys(targets):
            total = damage * targets.count(card)
            if total:
                state.own(table.DAMAGE)[card] += total
                happen(state, table.DAMAGED, card=card, amount=total)
        lethal = tuple(card for card in dict.fromkeys(targets) if is_lethal(state, card))
        report(state, frame.root, (), 0)
        if lethal:
            push_destruction(state, frame, lethal)


@dataclass(frozen=True, eq=False)
class Heal(Instruction):
    cards: Selector

    def do(self, state: State, frame: Frame) -> None:
        healed = []
        for card in map(Card, frame.slots[0]):
            amount = state.columns[table.DAMAGE][card]
            if amount:
                state.own(table.DAMAGE)[card] = 0
                happen(state, table.HEALED, card=card, amount=amount)
                healed.append(card)
        report(state, frame.root, tuple(healed), len(healed))


@dataclass(frozen=True, eq=False)
class Gain(Instruction):
    amount: Amount

    def do(self, state: State, frame: Frame) -> None:
        amount = measure(state, self.amount, scope_of(frame))
        change_gold(state, frame.seat, amount)
        state.frames[frame.root].total = amount


@dataclass(frozen=True, eq=False)
class Steal(Instruction):
    amount: Amount

    def do(self, state: State, frame: Frame) -> None:
        foe = state.game.rules.opponent(state, frame.seat)
        amount = min(measure(state, self.amount, scope_of(frame)), state.vars[table.GOLD + foe])
        change_gold(state, foe, -amount)
        change_gold(state, frame.seat, amount)
        report(state, frame.root, (), amount)


@dataclass(frozen=True, eq=False)
class Pay(Instruction):
    """All of it or nothing."""

    amount: Amount

    def do(self, state: State, frame: Frame) -> None:
        amount = measure(state, self.amount, scope_of(frame))
        can = state.vars[table.GOLD + frame.seat] >= amount
        if can:
            change_gold(state, frame.seat, -amount)
        report(state, frame.root, (), int(can))


@dataclass(frozen=True, eq=False)
class Draw(Instruction):
    amount: Amount

    def do(self, state: State, frame: Frame) -> None:
        cards = draw_from(
            state,
            table.DECK[frame.seat],
            table.HAND[frame.seat],
            measure(state, self.amount, scope_of(frame)),
        )
        for card in cards:
            happen(state, table.DREW, frame.seat, card)
        report(state, frame.root, cards, len(cards))


@dataclass(frozen=True, eq=False)
class Discard(Instruction):
    cards: Selector

    def do(self, state: State, frame: Frame) -> None:
        cards = tuple(Card(card) for card in frame.slots[0])
        for card in cards:
            move(state, card, table.DISCARD[state.owner[card]])
            happen(state, table.DISCARDED, state.owner[card], card)
        report(state, frame.root, cards, len(cards))


@dataclass(frozen=True, eq=False)
class ToHand(Instruction):
    cards: Selector

    def do(self, state: State, frame: Frame) -> None:
        cards = tuple(Card(card) for card in frame.slots[0])
        for card in cards:
            reveal(state, card)
            happen(state, table.RETURNED, card=card)
            if in_play(state, card):
                leave_play(state, card, table.HAND)
            else:
                state.own_host()[card] = NO_CARD
                move(state, card, table.HAND[state.owner[card]])
        report(state, frame.root, cards, len(cards))


@dataclass(frozen=True, eq=False)
class TakeControl(Instruction):
    cards: Selector

    def do(self, state: State, frame: Frame) -> None:
        for card in map(Card, frame.slots[0]):
            state.own_controller()[card] = frame.seat
            move(state, card, table.LINE[frame.seat])
            happen(state, table.TAKEN, frame.seat, card)
        state.dirty = True
        report(state, frame.root, frame.slots[0], len(frame.slots[0]))


@dataclass(frozen=True, eq=False)
class BecomeCopy(Instruction):
    of: Selector

    def do(self, state: State, frame: Frame) -> None:
        for model in map(Card, frame.slots[0]):
            happen(state, table.COPIED, card=frame.source, other=model)
            change_text(state, frame.source, state.text[model])


@dataclass(frozen=True, eq=False)
class MakeReady(Instruction):
    cards: Selector

    def do(self, state: State, frame: Frame) -> None:
        for card in map(Card, frame.slots[0]):
            if state.columns[table.EXHAUSTED][card]:
                state.own(table.EXHAUSTED)[card] = 0
                happen(state, table.READIED, card=card)


@dataclass(frozen=True, eq=False)
class PutUnder(Instruction):
    """Cards go under the card whose ability it is."""

    cards: Selector

    def do(self, state: State, frame: Frame) -> None:
        for card in map(Card, frame.slots[0]):
            move(state, card, table.UNDER[state.owner[card]])
            state.own_host()[card] = frame.source
            happen(state, table.TUCKED, card=card, other=frame.source)
        report(state, frame.root, frame.slots[0], len(frame.slots[0]))


@dataclass(frozen=True, eq=False)
class LookThroughDeck(Instruction):
    def do(self, state: State, frame: Frame) -> None:
        for card in state.zones[table.DECK[frame.seat]]:
            reveal(state, card, 1 << frame.seat)


@dataclass(frozen=True, eq=False)
class ShuffleDeck(Instruction):
    def do(self, state: State, frame: Frame) -> None:
        shuffle(state, table.DECK[frame.seat])
        happen(state, table.SHUFFLED, frame.seat)


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
