"""Forging and unforging keys (KF-1.2, KF-1.3, KF-3.2 to KF-3.4, KF-15.9)."""

from dataclasses import dataclass
from typing import Final

from deckwright.games.keyforge import table
from deckwright.games.keyforge.rules.amber import gain
from deckwright.games.keyforge.rules.field import active, has_all_keys, in_play, opponent, pool, stir
from deckwright.games.keyforge.rules.winning import win
from deckwright.kernel.decisions import ask
from deckwright.kernel.frames import NO_ANSWER, Frame
from deckwright.kernel.history import note_number
from deckwright.kernel.ids import NO_CARD, Card, Seat
from deckwright.kernel.instructions import report
from deckwright.kernel.interpreter import go_to
from deckwright.kernel.layers import has, player_value
from deckwright.kernel.locals import Locals
from deckwright.kernel.nodes import procedure_with
from deckwright.kernel.state import State
from deckwright.kernel.vocabulary import NUMBER, first
from deckwright.kernel.windows import happen

BASE_COST: Final = 6
FREE: Final = -1000
"""As a change of the cost: no cost at all."""


def key_cost(state: State, seat: Seat, change: int = 0) -> int:
    """The current cost, never below 0 (KF-3.3)."""
    return max(player_value(state, table.KEY_COST, seat, BASE_COST) + change, 0)


def spendable(state: State, seat: Seat) -> list[Card]:
    """Cards whose æmber may be spent on keys (KF-3.4)."""
    amber = state.columns[table.AMBER]
    if table.SPENDABLE not in state.index.statics:
        return []
    return [
        card
        for zone in (table.LINE[seat], table.ARTIFACTS[seat])
        for card in state.zones[zone]
        if amber[card] and has(state, table.SPENDABLE, card)
    ]


def means(state: State, seat: Seat) -> int:
    """All the æmber that a player could spend on a key."""
    return pool(state, seat) + sum(state.columns[table.AMBER][card] for card in spendable(state, seat))


def can_forge(state: State, seat: Seat, change: int = 0) -> bool:
    return not has_all_keys(state, seat) and means(state, seat) >= key_cost(state, seat, change)


@dataclass
class Forging(Locals):
    """The change of the key's cost, its colour, the cards whose æmber may be spent on it, and how much is
    taken from each of them so far."""

    change: int = 0
    colour: int = -1
    cards: tuple[Card, ...] = ()
    paid: tuple[int, ...] = ()


def choose_colour(state: State, frame: Frame[Forging]) -> None:
    change = frame.locals.change
    if not can_forge(state, frame.seat, change):
        report(state, frame.root, (), 0)
        state.frames.pop()
        return
    keys = state.vars[table.KEYS + frame.seat]
    codes = [table.FORGE_KEY + colour for colour in range(len(table.KEY_COLOURS)) if not keys >> colour & 1]
    cost = key_cost(state, frame.seat, change)
    ask(state, active(state), table.ASK_KEY, codes, (cost,))  # KF-1.3


def note_colour(state: State, frame: Frame[Forging]) -> None:
    frame.locals.colour = first(frame.answer)
    frame.locals.cards = tuple(spendable(state, frame.seat))


def choose_payment(state: State, frame: Frame[Forging]) -> None:
    """How much from each card, the rest from the pool (KF-3.4)."""
    kept = frame.locals
    asked = len(kept.paid)
    if asked == len(kept.cards):
        return
    amber = state.columns[table.AMBER]
    rest = key_cost(state, frame.seat, kept.change) - sum(kept.paid)
    later = sum(amber[card] for card in kept.cards[asked + 1 :])
    card = kept.cards[asked]
    least = max(rest - pool(state, frame.seat) - later, 0)
    codes = [NUMBER + number for number in range(least, min(rest, amber[card]) + 1)]
    ask(state, active(state), table.ASK_SPEND, codes, (card, rest))


def note_payment(state: State, frame: Frame[Forging]) -> None:
    if len(frame.locals.paid) < len(frame.locals.cards):
        frame.locals.paid += (first(frame.answer),)
        go_to(frame, choose_payment)


def forge(state: State, frame: Frame[Forging]) -> None:
    kept, seat = frame.locals, frame.seat
    colour = kept.colour
    cost = key_cost(state, seat, kept.change)
    for card, amount in zip(kept.cards, kept.paid, strict=True):
        if amount and in_play(state, card):
            state.own(table.AMBER)[card] -= amount
            stir(state)
            happen(state, table.SPENT, seat, card, amount=amount)
    state.vars[table.POOL + seat] -= cost - sum(kept.paid)
    state.vars[table.KEYS + seat] |= 1 << colour
    stir(state)
    note_number(state, table.FORGED, seat, colour)
    report(state, frame.root, (), 1)
    happen(state, table.FORGED, seat, NO_CARD, colour, cost)
    if player_value(state, table.SPENDS_TO_OPPONENT, seat):
        gain(state, opponent(seat), cost)  # In place of the common supply, and once (KF-3.2, KF-9.3).
    if has_all_keys(state, seat):
        win(state, seat)  # KF-1.2, KF-3.15: before anything that waits for the key.


FORGING: Final = procedure_with(
    Forging, "keyforge/forging", choose_colour, note_colour, choose_payment, note_payment, forge
)


def push_forging(state: State, seat: Seat, root: int, change: int = 0) -> None:
    state.frames.append(Frame(FORGING, seat, root, locals=Forging(change)))


@dataclass
class Unforging(Locals):
    """The colours that may be meant, of keys of the player of the frame."""

    colours: tuple[int, ...] = ()


def choose_key(state: State, frame: Frame[Unforging]) -> None:
    """One of the keys that are still forged; the active player says which (KF-1.3)."""
    keys = state.vars[table.KEYS + frame.seat]
    codes = [table.UNFORGE_KEY + colour for colour in frame.locals.colours if keys >> colour & 1]
    if codes:
        ask(state, active(state), table.ASK_UNFORGE, codes, (frame.seat,))


def unforge(state: State, frame: Frame) -> None:
    """KF-15.9."""
    if frame.answer == NO_ANSWER:
        return
    colour = first(frame.answer)
    state.vars[table.KEYS + frame.seat] &= ~(1 << colour)
    stir(state)
    report(state, frame.root, (), 1)
    happen(state, table.UNFORGED, frame.seat, other=colour)


UNFORGING: Final = procedure_with(Unforging, "keyforge/unforging", choose_key, unforge)


def push_unforging(state: State, seat: Seat, root: int, colours: tuple[int, ...]) -> None:
    state.frames.append(Frame(UNFORGING, seat, root, locals=Unforging(colours)))
