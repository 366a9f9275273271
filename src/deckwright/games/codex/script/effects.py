"""What cards of Codex do, and what the rules make of upkeep and deaths."""

from dataclasses import dataclass
from enum import Enum

from deckwright.games.codex import table
from deckwright.games.codex.rules.damage import add_rune, deal, mend
from deckwright.games.codex.rules.entering import enter
from deckwright.games.codex.rules.field import (
    active,
    base_of,
    fact_of,
    forces,
    heroes,
    keyword,
    opponent,
)
from deckwright.games.codex.rules.gold import draw, gain_gold
from deckwright.games.codex.rules.heroes import gain_levels, is_at_maximum
from deckwright.games.codex.rules.leaving import change_control, home_of, leave, push_deaths, sacrifice
from deckwright.games.codex.rules.patrol import sideline
from deckwright.kernel.abilities import change_text
from deckwright.kernel.control import Until
from deckwright.kernel.decisions import ask
from deckwright.kernel.events import emit
from deckwright.kernel.frames import NO_ANSWER, Frame
from deckwright.kernel.ids import Card, Face
from deckwright.kernel.instructions import Instruction
from deckwright.kernel.nodes import Effect, Selector, part_of_scripts
from deckwright.kernel.state import State
from deckwright.kernel.vocabulary import PICK, first
from deckwright.kernel.zones import move

__all__ = [
    "AddRune", "Damage", "DamageBase", "Destroy", "Draw", "EndChannelling", "FlipTokens", "GainGold",
    "GainLevels", "HealAll", "MayGoOnTop", "Partner", "Repair", "ReturnToHand", "Rubble", "Sideline",
    "SummonToken", "TakeControl",
]  # fmt: skip


@part_of_scripts
class Rune(Enum):
    """COD-8.5."""

    PLUS = "plus"
    MINUS = "minus"


@dataclass(frozen=True, eq=False)
class EndOfTurn(Until):
    """Until the turn is over (COD-2.20)."""


def chosen(frame: Frame) -> tuple[Card, ...]:
    """The cards of the first selector."""
    return tuple(Card(card) for card in frame.slots[0])


# What is done to cards.


@dataclass(frozen=True, eq=False)
class Damage(Instruction):
    """Damage, combat damage excepted."""

    cards: Selector
    amount: int

    def do(self, state: State, frame: Frame) -> None:
        piercing = bool(keyword(state, table.ARMOUR_PIERCING, frame.source))  # COD-9.16
        for card in chosen(frame):
            deal(state, card, self.amount, piercing)


@dataclass(frozen=True, eq=False)
class Repair(Instruction):
    """A building loses damage."""

    cards: Selector
    amount: int

    def do(self, state: State, frame: Frame) -> None:
        for card in chosen(frame):
            mend(state, card, self.amount, table.REPAIRED)


@dataclass(frozen=True, eq=False)
class Destroy(Instruction):
    """Cards die, or are destroyed."""

    cards: Selector

    def do(self, state: State, frame: Frame) -> None:
        if frame.slots[0]:
            push_deaths(state, frame.slots[0])


@dataclass(frozen=True, eq=False)
class AddRune(Instruction):
    """A rune comes onto cards."""

    cards: Selector
    rune: Rune

    def do(self, state: State, frame: Frame) -> None:
        for card in chosen(frame):
            add_rune(state, card, self.rune is Rune.PLUS)


@dataclass(frozen=True, eq=False)
class ReturnToHand(Instruction):
    """Cards go back to their owners' hands."""

    cards: Selector

    def do(self, state: State, frame: Frame) -> None:
        """A token is removed, which is no death (F-TOKEN)."""
        for card in chosen(frame):
            is_token = fact_of(state, card).group == "token"
            emit(state, table.TOKEN_LEFT if is_token else table.RETURNED, state.owner[card], card)
            leave(state, card, home_of(state, card) if is_token else table.HAND[state.owner[card]])


@dataclass(frozen=True, eq=False)
class TakeControl(Instruction):
    """Cards come under the player's control (COD-8.7)."""

    cards: Selector

    def do(self, state: State, frame: Frame) -> None:
        """Taking what one has does nothing (K7)."""
        for card in chosen(frame):
            if state.controller[card] != frame.seat:
                change_control(state, card, frame.seat)


@dataclass(frozen=True, eq=False)
class Sideline(Instruction):
    """Patrollers leave the patrol zone (COD-9.12)."""

    cards: Selector

    def do(self, state: State, frame: Frame) -> None:
        for card in chosen(frame):
            sideline(state, card)


@dataclass(frozen=True, eq=False)
class Partner(Instruction):
    """Two units become dance partners."""

    cards: Selector

    def do(self, state: State, frame: Frame) -> None:
        """The column of the spell holds how many partners it has, below 0: above it are numbers of cards."""
        cards = chosen(frame)
        state.own(table.PARTNER)[frame.source] = -len(cards)
        for card in cards:
            state.own(table.PARTNER)[card] = frame.source + 1
        if len(cards) > 1:
            emit(state, table.PARTNERED, card=cards[0], other=cards[1])
        state.dirty = True


# What is done without choosing cards.


@dataclass(frozen=True, eq=False)
class DamageBase(Instruction):
    """Damage to the base of the player who controls the card that is attacked (K25)."""

    amount: int

    def do(self, state: State, frame: Frame) -> None:
        deal(state, base_of(state, opponent(frame.seat)), self.amount)


@dataclass(frozen=True, eq=False)
class Draw(Instruction):
    """The player draws cards."""

    cards: int

    def do(self, state: State, frame: Frame) -> None:
        draw(state, frame.seat, self.cards)


@dataclass(frozen=True, eq=False)
class MayGoOnTop(Effect):
    """The spell goes on top of the deck instead of into the discard pile, if the player likes (K18)."""

    def run(self, state: State, frame: Frame) -> None:
        card = frame.source
        if frame.answer == NO_ANSWER:
            ask(state, frame.seat, table.ASK_WHERE, [table.ON_TOP, table.TO_DISCARD], (card,))
            return
        state.frames.pop()
        if frame.answer == table.ON_TOP:
            owner = state.owner[card]
            state.own(table.BOUND)[card] = 0
            move(state, card, table.DECK[owner])
            emit(state, table.PUT_ON_TOP, owner, card)


@dataclass(frozen=True, eq=False)
class SummonToken(Instruction):
    """A token comes, as long as there are fewer than so many."""

    token: str
    limit: int

    def do(self, state: State, frame: Frame) -> None:
        """Both sides of tokens are counted together (COD-11.5)."""
        seat, face = frame.seat, table.FACES.index(self.token)
        tokens = [card for card in state.zones[table.ASIDE[seat]] if state.face[card] == face]
        present = sum(state.face[card] == face for card in state.zones[table.PLAY[seat]])
        if tokens and present < self.limit:
            emit(state, table.TOKEN_CAME, seat, tokens[0])
            enter(state, seat, tokens[0])


@dataclass(frozen=True, eq=False)
class FlipTokens(Instruction):
    """The player's tokens of a kind turn over; that is no arrival (K14)."""

    token: str
    to: str

    def do(self, state: State, frame: Frame) -> None:
        here, there = table.FACES.index(self.token), Face(table.FACES.index(self.to))
        for card in forces(state, frame.seat):
            if state.text[card] == here:
                change_text(state, card, there)
                emit(state, table.FLIPPED, card=card)
        state.dirty = True


# What the rules do.


@dataclass(frozen=True, eq=False)
class GainGold(Instruction):
    """The player gains gold."""

    amount: int

    def do(self, state: State, frame: Frame) -> None:
        gain_gold(state, frame.seat, self.amount)


@dataclass(frozen=True, eq=False)
class GainLevels(Effect):
    """A hero of the player gains levels for nothing (COD-4.10)."""

    levels: int

    def run(self, state: State, frame: Frame) -> None:
        """With several heroes the active player chooses one that is not at its maximum."""
        if frame.answer == NO_ANSWER:
            candidates = [card for card in heroes(state, frame.seat) if not is_at_maximum(state, card)]
            if not candidates:
                state.frames.pop()
                return
            ask(state, active(state), table.ASK_HERO, [PICK + card for card in candidates])
            if state.codes:
                return
        state.frames.pop()
        gain_levels(state, Card(first(frame.answer)), self.levels)


@dataclass(frozen=True, eq=False)
class HealAll(Instruction):
    """The player's units and heroes lose as much damage as the event says (COD-9.6)."""

    def do(self, state: State, frame: Frame) -> None:
        for card in forces(state, frame.seat):
            mend(state, card, frame.amount, table.HEALED)


@dataclass(frozen=True, eq=False)
class Rubble(Instruction):
    """The player's base takes damage for a building that was lost (COD-5.4)."""

    amount: int

    def do(self, state: State, frame: Frame) -> None:
        """Not combat damage, and it can end the game (COD-5.16)."""
        emit(state, table.RUBBLE, frame.seat, frame.source, amount=self.amount)
        deal(state, base_of(state, frame.seat), self.amount)


@dataclass(frozen=True, eq=False)
class EndChannelling(Instruction):
    """The spells of a hero that is gone are sacrificed (COD-4.8)."""

    def do(self, state: State, frame: Frame) -> None:
        for card in state.zones[table.PLAY[frame.seat]]:
            if state.columns[table.BOUND][card] == frame.source + 1:
                sacrifice(state, card)
