"""Æmber: gain, lose, steal, capture, exalt, pay (KF-8)."""

from dataclasses import dataclass
from typing import Final

from deckwright.games.keyforge import table
from deckwright.games.keyforge.rules.field import active, is_creature, opponent, pool
from deckwright.kernel.decisions import ask
from deckwright.kernel.frames import NO_ANSWER, Frame
from deckwright.kernel.ids import Card, Seat
from deckwright.kernel.interpreter import go_to
from deckwright.kernel.layers import influences_on, player_value
from deckwright.kernel.locals import Locals
from deckwright.kernel.nodes import procedure_with
from deckwright.kernel.state import State
from deckwright.kernel.vocabulary import NUMBER, first
from deckwright.kernel.windows import happen


def takers_of(state: State, seat: Seat) -> list[Card]:
    """The cards that take æmber on its way to a pool."""
    if table.AMBER_TAKER not in state.index.statics:
        return []
    return [Card(number - 1) for _, number in influences_on(state, table.AMBER_TAKER, seat)]


def add_to_pool(state: State, seat: Seat, amount: int) -> None:
    """Æmber comes into a pool, unless a card takes it; which of several, the active player is asked before
    anything else goes on (KF-1.6)."""
    takers = takers_of(state, seat)
    if len(takers) > 1:
        state.vars[table.LOOSE + seat] += amount
        state.dirty = True
    elif takers:
        give_to(state, seat, takers[0], amount)
    else:
        state.vars[table.POOL + seat] += amount


def give_to(state: State, seat: Seat, card: Card, amount: int) -> None:
    """A card takes æmber that would have come into a pool."""
    if amount:
        put_on(state, card, amount)
        happen(state, table.CAPTURED, seat, card, amount=amount)


@dataclass
class Sharing(Locals):
    """Æmber that is shared out, as far as it is left, and the cards that have still to take of it. It would
    have gone to the player of the frame."""

    amount: int = 0
    takers: tuple[Card, ...] = ()


def find_takers(state: State, frame: Frame[Sharing]) -> None:
    frame.locals.amount = state.vars[table.LOOSE + frame.seat]
    state.vars[table.LOOSE + frame.seat] = 0
    frame.locals.takers = tuple(takers_of(state, frame.seat))


def ask_for_share(state: State, frame: Frame[Sharing]) -> None:
    """How much each card takes; the last one takes the rest."""
    kept = frame.locals
    if kept.amount and len(kept.takers) > 1:
        codes = [NUMBER + number for number in range(kept.amount + 1)]
        ask(state, active(state), table.ASK_SHARE, codes, (kept.takers[0], kept.amount))


def take_share(state: State, frame: Frame[Sharing]) -> None:
    kept = frame.locals
    if frame.answer == NO_ANSWER:
        for card in kept.takers[:1]:
            give_to(state, frame.seat, card, kept.amount)
        if not kept.takers:
            state.vars[table.POOL + frame.seat] += kept.amount
        return
    share, frame.answer = first(frame.answer), NO_ANSWER
    give_to(state, frame.seat, kept.takers[0], share)
    kept.amount -= share
    kept.takers = kept.takers[1:]
    go_to(frame, ask_for_share)


SHARING: Final = procedure_with(Sharing, "keyforge/sharing", find_takers, ask_for_share, take_share)


def gain(state: State, seat: Seat, amount: int) -> int:
    """From the common supply (KF-8.7)."""
    if amount <= 0:
        return 0
    happen(state, table.GAINED, seat, amount=amount)
    add_to_pool(state, seat, amount)
    return amount


def lose(state: State, seat: Seat, amount: int) -> int:
    """To the common supply, at most what is there (KF-8.7)."""
    amount = min(amount, pool(state, seat))
    if amount <= 0:
        return 0
    state.vars[table.POOL + seat] -= amount
    happen(state, table.LOST, seat, amount=amount)
    return amount


def steal(state: State, thief: Seat, amount: int) -> int:
    """KF-8.3."""
    victim = opponent(thief)
    amount = min(amount, pool(state, victim))
    if amount <= 0 or player_value(state, table.CANNOT_BE_ROBBED, victim):
        return 0
    state.vars[table.POOL + victim] -= amount
    happen(state, table.STOLE, thief, amount=amount)
    add_to_pool(state, thief, amount)
    return amount


def pay(state: State, payer: Seat, amount: int) -> int:
    """To the opponent's pool, all of it or nothing (KF-8.4)."""
    if amount <= 0 or pool(state, payer) < amount:
        return 0
    state.vars[table.POOL + payer] -= amount
    happen(state, table.PAID, payer, amount=amount)
    add_to_pool(state, opponent(payer), amount)
    return amount


def capture(state: State, card: Card, amount: int, victim: Seat | None = None) -> int:
    """Onto a creature, from the opponent of its controller unless the text names a side (KF-8.2, KF-8.8)."""
    if not is_creature(state, card):
        return 0
    victim = opponent(state.controller[card]) if victim is None else victim
    amount = min(amount, pool(state, victim))
    if amount <= 0:
        return 0
    state.vars[table.POOL + victim] -= amount
    put_on(state, card, amount)
    happen(state, table.CAPTURED, victim, card, amount=amount)
    return amount


def exalt(state: State, card: Card, amount: int = 1) -> int:
    """Æmber from the supply onto a creature (KF-8.5)."""
    if not is_creature(state, card) or amount <= 0:
        return 0
    put_on(state, card, amount)
    happen(state, table.EXALTED, card=card, amount=amount)
    return amount


def put_on(state: State, card: Card, amount: int) -> None:
    state.own(table.AMBER)[card] += amount
    state.dirty = True


def take_off(state: State, card: Card, amount: int) -> int:
    """Æmber off a card, as much as there is (KF-7.12)."""
    amount = min(amount, state.columns[table.AMBER][card])
    state.own(table.AMBER)[card] -= amount
    state.dirty = state.dirty or amount > 0
    return amount
