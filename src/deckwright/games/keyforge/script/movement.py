"""Where cards go: hands, decks, piles, archives, under other cards (KF-7)."""

from dataclasses import dataclass

from deckwright.games.keyforge import table
from deckwright.games.keyforge.rules import drawing
from deckwright.games.keyforge.rules.field import in_play
from deckwright.games.keyforge.rules.hooks import CardInstruction, PlainInstruction
from deckwright.games.keyforge.rules.leaving import push_going
from deckwright.games.keyforge.rules.places import Place
from deckwright.games.keyforge.script.base import chosen, meant, number, seats
from deckwright.kernel.abilities import Whose
from deckwright.kernel.frames import Frame
from deckwright.kernel.instructions import report
from deckwright.kernel.nodes import Effect, Number, Selector
from deckwright.kernel.selectors import AtRandom, Choose
from deckwright.kernel.state import State
from deckwright.kernel.windows import happen
from deckwright.kernel.zones import move, reveal

__all__ = [
    "Draw", "GainChains", "LookAt", "Reveal", "ShuffleDeck", "SwapDeckAndDiscard", "abduct", "archive",
    "discard", "graft", "hide_under", "purge", "put_on_deck", "return_to_hand", "shuffle_in",
]  # fmt: skip


@dataclass(frozen=True, eq=False)
class Put(CardInstruction):
    """Cards go somewhere, from wherever they are."""

    cards: Selector
    to: Place
    linked: bool = False
    """This card remembers them: they are ATTACHED to it where they lie."""

    @property
    def is_plain(self) -> bool:
        """The card that has the ability remembers the others, if they are linked."""
        return not self.linked

    def do(self, state: State, frame: Frame) -> None:
        report(state, frame.root, (), 0)
        cards = meant(state, frame, self.cards)
        if self.to is Place.ARCHIVE and isinstance(self.cards, Choose | AtRandom):
            drawing.hide_which(state, cards)
        push_going(state, frame, cards, self.to, self.linked)


def return_to_hand(cards: Selector) -> Effect:
    return Put(cards, Place.HAND)


def discard(cards: Selector, linked: bool = False) -> Effect:
    return Put(cards, Place.DISCARD, linked)


def archive(cards: Selector) -> Effect:
    """Into their owners' archives."""
    return Put(cards, Place.ARCHIVE)


def abduct(cards: Selector) -> Effect:
    """Into your own archive (KF-7.7)."""
    return Put(cards, Place.YOUR_ARCHIVE)


def purge(cards: Selector, linked: bool = False) -> Effect:
    return Put(cards, Place.PURGED, linked)


def put_on_deck(cards: Selector) -> Effect:
    return Put(cards, Place.TOP_OF_DECK)


def shuffle_in(cards: Selector) -> Effect:
    return Put(cards, Place.DECK)


@dataclass(frozen=True, eq=False)
class Draw(CardInstruction):
    """Players draw so many cards."""

    amount: Number
    whose: Whose = Whose.YOU

    def do(self, state: State, frame: Frame) -> None:
        amount = number(state, frame, self.amount)
        drawn: tuple[int, ...] = ()
        for seat in seats(self.whose, frame.seat):
            drawn += drawing.draw(state, seat, amount)
        report(state, frame.root, drawn, len(drawn))


@dataclass(frozen=True, eq=False)
class GainChains(CardInstruction):
    """Players gain chains, or lose them (KF-13)."""

    amount: Number
    whose: Whose = Whose.YOU

    def do(self, state: State, frame: Frame) -> None:
        amount = number(state, frame, self.amount)
        total = sum(drawing.change_chains(state, seat, amount) for seat in seats(self.whose, frame.seat))
        report(state, frame.root, (), total)


@dataclass(frozen=True, eq=False)
class ShuffleDeck(CardInstruction):
    """Players shuffle their decks."""

    whose: Whose = Whose.YOU

    def do(self, state: State, frame: Frame) -> None:
        for seat in seats(self.whose, frame.seat):
            drawing.shuffle_deck(state, seat)


@dataclass(frozen=True, eq=False)
class SwapDeckAndDiscard(CardInstruction):
    """The deck and the discard pile change places (KF-7.11)."""

    def do(self, state: State, frame: Frame) -> None:
        deck, pile = table.DECK[frame.seat], table.DISCARD[frame.seat]
        down, up = state.zones[deck], state.zones[pile]
        drawing.forget(state, up)
        for card in down:
            move(state, card, pile)
        for card in up:
            move(state, card, deck)
        happen(state, table.SWAPPED_DECK, frame.seat)


@dataclass(frozen=True, eq=False)
class Reveal(PlainInstruction):
    """Cards are shown to both players."""

    cards: Selector

    def do(self, state: State, frame: Frame) -> None:
        cards = chosen(frame)
        for card in cards:
            reveal(state, card)
            happen(state, table.REVEALED, state.owner[card], card)
        report(state, frame.root, cards, len(cards))


@dataclass(frozen=True, eq=False)
class LookAt(CardInstruction):
    """You look at cards in secret: the opponent's hand, your deck (KF-7.10)."""

    cards: Selector

    def do(self, state: State, frame: Frame) -> None:
        cards = chosen(frame)
        for card in cards:
            reveal(state, card, 1 << frame.seat)
        for zone in sorted({state.zone[card] for card in cards}):
            happen(state, table.LOOKED, frame.seat, other=zone)
        report(state, frame.root, cards, len(cards))


@dataclass(frozen=True, eq=False)
class PutUnder(CardInstruction):
    """Cards go under this card, grafted (KF-7.13) or face down."""

    cards: Selector
    facedown: bool = False

    def do(self, state: State, frame: Frame) -> None:
        cards = chosen(frame) if in_play(state, frame.source) else ()
        for card in cards:
            owner = state.owner[card]
            if self.facedown:
                happen(state, table.HID, owner, card, frame.source)
                move(state, card, table.FACEDOWN[owner])
            else:
                move(state, card, table.UNDER[owner])
                happen(state, table.GRAFTED, card=card, other=frame.source)
            state.own_host()[card] = frame.source
        report(state, frame.root, cards, len(cards))


def graft(cards: Selector) -> Effect:
    return PutUnder(cards)


def hide_under(cards: Selector) -> Effect:
    return PutUnder(cards, facedown=True)
