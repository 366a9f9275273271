"""Æmber: gain, lose, steal, capture, exalt, pay (KF-8)."""

from deckwright.games.keyforge import table
from deckwright.games.keyforge.rules.field import is_creature, opponent, pool
from deckwright.kernel.ids import Card, Seat
from deckwright.kernel.layers import player_value
from deckwright.kernel.state import State
from deckwright.kernel.windows import happen


def add_to_pool(state: State, seat: Seat, amount: int) -> None:
    """Æmber comes into a pool, unless a card takes it all."""
    taker = player_value(state, table.AMBER_TAKER, seat)
    if taker:
        card = Card(taker - 1)
        state.columns[table.AMBER][card] += amount
        state.dirty = True
        happen(state, table.CAPTURED, seat, card, amount=amount)
    else:
        state.vars[table.POOL + seat] += amount


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
    state.columns[table.AMBER][card] += amount
    state.dirty = True


def take_off(state: State, card: Card, amount: int) -> int:
    """Æmber off a card, as much as there is (KF-7.12)."""
    amount = min(amount, state.columns[table.AMBER][card])
    state.columns[table.AMBER][card] -= amount
    state.dirty = state.dirty or amount > 0
    return amount
