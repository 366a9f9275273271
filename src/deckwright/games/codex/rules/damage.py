"""Damage, armour, runes (COD-6.7, COD-8.5, COD-9.1)."""

from deckwright.games.codex import table
from deckwright.games.codex.rules.field import armour_of, hp_left, in_play
from deckwright.kernel.events import emit
from deckwright.kernel.ids import Card
from deckwright.kernel.state import State


def deal(state: State, card: Card, amount: int, piercing: bool = False) -> int:
    """Deal damage: armour absorbs some first, unless it is pierced (COD-9.16); what was really dealt."""
    if amount <= 0 or not in_play(state, card):
        return 0
    absorbed = 0 if piercing else min(armour_of(state, card), amount)
    if absorbed:
        state.own(table.ARMOUR_USED)[card] += absorbed
        emit(state, table.ABSORBED, card=card, amount=absorbed)
    dealt = amount - absorbed
    if dealt:
        state.own(table.DAMAGE)[card] += dealt
        emit(state, table.DAMAGED, card=card, amount=dealt)
        if table.HP in state.index.statics or hp_left(state, card) <= 0:
            state.dirty = True
    return dealt


def mend(state: State, card: Card, amount: int, kind: int) -> None:
    """Damage is taken off (COD-9.6), never runes."""
    off = min(amount, state.columns[table.DAMAGE][card])
    if off:
        state.own(table.DAMAGE)[card] -= off
        emit(state, kind, card=card, amount=off)


def add_rune(state: State, card: Card, plus: bool) -> None:
    """Runes of both kinds cancel each other (COD-8.5)."""
    mine, other = (table.PLUS, table.MINUS) if plus else (table.MINUS, table.PLUS)
    if state.columns[other][card]:
        state.own(other)[card] -= 1
    else:
        state.own(mine)[card] += 1
    emit(state, table.RUNE_ADDED, card=card, amount=int(not plus))
    state.dirty = True
