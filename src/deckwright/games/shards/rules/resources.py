"""Crystals, power, mastery and health (SHI-1.1, SHI-1.2)."""

from deckwright.games.shards import table
from deckwright.games.shards.rules.centre import banish_from_deck
from deckwright.games.shards.rules.winning import nemesis_wins
from deckwright.kernel.events import emit
from deckwright.kernel.ids import Seat
from deckwright.kernel.layers import player_value
from deckwright.kernel.state import State


def gain_crystals(state: State, seat: Seat, number: int) -> None:
    if number <= 0:
        return
    if seat == table.NEMESIS:
        banish_from_deck(state, seat, number)
        return
    state.vars[table.CRYSTALS] += number
    emit(state, table.GAINED_CRYSTALS, seat, amount=number)


def gain_power(state: State, seat: Seat, number: int, told_as: int = table.GAINED_POWER) -> None:
    if number <= 0:
        return
    if not has_infinite_power(state):
        state.vars[table.POWER] += number
    emit(state, told_as, seat, amount=number)


def gain_infinite_power(state: State, seat: Seat) -> None:
    state.vars[table.POWER] = table.INFINITE
    emit(state, table.GAINED_INFINITE, seat)


def has_infinite_power(state: State) -> bool:
    return state.vars[table.POWER] >= table.INFINITE


def spend_power(state: State, number: int) -> None:
    """What is infinite stays so (SHI-6.18)."""
    if not has_infinite_power(state):
        state.vars[table.POWER] -= number


def double_power(state: State, seat: Seat) -> None:
    """Power spent before is not doubled (SHI-7.37); what is infinite stays so (SHI-6.18)."""
    if not has_infinite_power(state):
        state.vars[table.POWER] *= 2
        emit(state, table.DOUBLED, seat, amount=state.vars[table.POWER])


def gain_mastery(state: State, seat: Seat, number: int, told_as: int = table.GAINED_MASTERY) -> None:
    """Not above 30 (SHI-1.2); there Nemesis wins (SHI-11.14)."""
    place = table.MASTERY + seat
    gained = min(number, table.MOST_MASTERY - state.vars[place])
    if gained <= 0:
        return
    state.vars[place] += gained
    emit(state, told_as, seat, amount=gained)
    if seat == table.NEMESIS and state.vars[place] == table.MOST_MASTERY:
        nemesis_wins(state, "nemesis-mastery")


def lose_mastery(state: State, seat: Seat, number: int) -> None:
    """SHI-6.29"""
    lost = min(number, state.vars[table.MASTERY + seat])
    if lost > 0:
        state.vars[table.MASTERY + seat] -= lost
        emit(state, table.LOST_MASTERY, seat, amount=lost)


def gain_health(state: State, seat: Seat, number: int, told_as: int = table.GAINED_HEALTH) -> None:
    """Not above 50, but what reacts to the gain sees all of it (SHI-6.15)."""
    if number <= 0:
        return
    place = table.HEALTH + seat
    gained = min(number, table.MOST_HEALTH - state.vars[place])
    if gained > 0:
        state.vars[place] += gained
        emit(state, told_as, seat, amount=gained)
    if table.POWER_PER_HEALTH in state.index.statics:
        gain_power(state, seat, number * player_value(state, table.POWER_PER_HEALTH, seat))  # SHI-7.33


def nemesis_draws(state: State, seat: Seat, cards: int) -> None:
    """Instead of drawing Nemesis gains something for each card (SHI-11.5)."""
    gains = {
        "mastery": (gain_mastery, table.MASTERY_FOR_CARDS),
        "power": (gain_power, table.POWER_FOR_CARDS),
        "health": (gain_health, table.HEALTH_FOR_CARDS),
    }
    gain, event = gains[str(state.setup["nemesis"])]
    gain(state, seat, cards, event)
