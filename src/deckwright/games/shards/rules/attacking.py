"""Attacks on champions, the attack phase, shields (SHI-4.8, SHI-5, SHI-10.3 … SHI-10.6)."""

from typing import Final

from deckwright.games.shards import table
from deckwright.games.shards.rules.abilities import SHIELD_IN_HAND
from deckwright.games.shards.rules.field import (
    PRINTED_SHIELD,
    attackable_players,
    champion_health,
    is_nemesis,
    is_open,
)
from deckwright.games.shards.rules.gaining import has_infinite_power, spend_power
from deckwright.games.shards.rules.winning import check_health
from deckwright.kernel.abilities import end_abilities
from deckwright.kernel.decisions import ask
from deckwright.kernel.events import emit
from deckwright.kernel.frames import NO_ANSWER, Frame
from deckwright.kernel.ids import Card, Seat
from deckwright.kernel.layers import player_value
from deckwright.kernel.nodes import procedure
from deckwright.kernel.scope import Scope, measure
from deckwright.kernel.state import State
from deckwright.kernel.words import ARG_BITS, DONE, first, second
from deckwright.kernel.zones import move, reveal


def attack_champion(state: State, seat: Seat, card: Card) -> None:
    power = champion_health(state, card)
    spend_power(state, power)
    emit(state, table.ATTACKED, seat, card, amount=power)
    destroy(state, card)


def destroy(state: State, card: Card) -> None:
    """To the discard pile of the player in whose play area it was (SHI-6.12); a champion of Nemesis is
    banished (SHI-11.7)."""
    owner = state.game.table.zones[state.zone[card]].seat
    end_abilities(state, card)
    emit(state, table.DESTROYED, owner, card)
    move(state, card, table.BANISHED if is_nemesis(owner) else table.DISCARD[owner])
    state.own(table.PLAYED_AS)[card] = 0


# The attack phase. The frame's slots are the opponents attacked, the power assigned to each, and, when they
# have blocked, what is left of it.


def assign(state: State, frame: Frame) -> None:
    """Whom the power goes at, as far as nobody has to choose (SHI-5.1, SHI-6.19, SHI-10.6)."""
    power = state.vars[table.POWER]
    targets = attackable_players(state, frame.seat)
    if not power or not targets:
        if power:
            emit(state, table.POWER_LOST, frame.seat)  # SHI-5.9
        state.frames.pop()
        return
    in_full = has_infinite_power(state) or state.vars[table.MODE] == table.CLASH or len(targets) == 1
    frame.slots = (targets, (power,) * len(targets) if in_full else ())


def ask_for_split(state: State, frame: Frame) -> None:
    targets, powers = frame.slots
    left = state.vars[table.POWER] - sum(powers)
    if len(powers) == len(targets):
        return
    if len(powers) == len(targets) - 1 or not left:
        frame.slots = (targets, (*powers, left))
        frame.pc -= 1
        return
    target = targets[len(powers)]
    codes = [table.ASSIGN + target + (number << ARG_BITS) for number in range(left + 1)]
    ask(state, frame.seat, table.ASK_ASSIGN, codes, (target, left))


def note_split(state: State, frame: Frame) -> None:
    if frame.answer == NO_ANSWER:
        return
    targets, powers = frame.slots
    frame.slots = (targets, (*powers, second(frame.answer)))
    frame.answer = NO_ANSWER
    frame.pc -= 2


def announce(state: State, frame: Frame) -> None:
    """The whole split is known before anybody blocks (SHI-5.10)."""
    targets, powers = frame.slots
    for target, power in zip(targets, powers, strict=True):
        if power >= table.INFINITE:
            emit(state, table.ASSIGNED_INFINITE, frame.seat, other=target)
        elif power:
            emit(state, table.ASSIGNED, frame.seat, other=target, amount=power)
    frame.slots = (targets, powers, ())


def block_each(state: State, frame: Frame) -> None:
    """Each attacked opponent blocks, clockwise from the active player."""
    targets, powers, left = frame.slots
    if len(left) < len(targets):
        place = len(left)
        frame.pc -= 1
        push_block(state, frame.seat, Seat(targets[place]), powers[place])


def deal_damage(state: State, frame: Frame) -> None:
    """All damage first, then all players without health are out together (SHI-5.11)."""
    targets, _, lefts = frame.slots
    surplus: dict[int, int] = {}
    for target, left in zip(targets, lefts, strict=True):
        health = state.vars[table.HEALTH + target]
        if left > health:
            surplus[target] = left - health  # SHI-10.14
        state.vars[table.DAMAGE_TAKEN + target] += left  # SHI-7.28
        deal(state, Seat(target), left)
    state.vars[table.BY_INFINITY] = int(any(left >= table.INFINITE for left in lefts))
    if check_health(state):
        return
    state.frames.pop()
    if surplus and state.vars[table.MODE] == table.TEAM:
        pass_on(state, frame.seat, surplus)


def pass_on(state: State, seat: Seat, surplus: dict[int, int]) -> None:
    """In a team game, power beyond what eliminates an opponent goes at the other one (SHI-10.5), and counts
    there (SHI-10.19); what is infinite stays so (SHI-10.15)."""
    for other in attackable_players(state, seat):
        power = sum(surplus.values())
        for target, beyond in surplus.items():
            state.vars[table.DAMAGE_TAKEN + target] -= beyond
        if state.vars[table.BY_INFINITY]:
            power = table.INFINITE
            emit(state, table.ASSIGNED_INFINITE, seat, other=other)
        else:
            emit(state, table.PASSED_ON, seat, other=other, amount=power)
        push_attack(state, seat, ((other,), (power,), ()), ATTACK.steps.index(block_each))


def deal(state: State, seat: Seat, damage: int) -> None:
    lost = min(damage, state.vars[table.HEALTH + seat])
    if lost > 0:
        state.vars[table.HEALTH + seat] -= lost
        emit(state, table.DAMAGED, seat, amount=lost)


ATTACK: Final = procedure(
    "shards/attack", assign, ask_for_split, note_split, announce, block_each, deal_damage
)


def push_attack(state: State, seat: Seat, slots: tuple[tuple[int, ...], ...] = (), step: int = 0) -> None:
    frame = Frame(ATTACK, seat, len(state.frames))
    frame.slots = slots
    frame.pc = step
    state.frames.append(frame)


# Blocking. The seat of the frame is the one who blocks, `other` the attacker, `amount` the power that is
# left; the cards shown so far are its picks.


def push_block(state: State, attacker: Seat, seat: Seat, power: int) -> None:
    frame = Frame(BLOCK, seat, len(state.frames))
    frame.other = attacker
    frame.amount = power
    state.frames.append(frame)


def shield_of(state: State, seat: Seat, card: Card) -> int:
    """What a card in hand blocks (SHI-5.8, SHI-7.8)."""
    face = state.face[card]
    ability = SHIELD_IN_HAND[face]
    return PRINTED_SHIELD[face] if ability is None else measure(state, ability.amount, Scope(card, seat))


def blockers(state: State, frame: Frame) -> list[Card]:
    """The cards that the player can still show."""
    seat, hand = frame.seat, state.zones[table.HAND[frame.seat]]
    return [card for card in hand if card not in frame.picks and shield_of(state, seat, card)]


def shield_in_play(state: State, attacker: int, seat: Seat) -> int:
    """What blocks without showing anything (SHI-7.25), unless shields are ignored (SHI-7.27)."""
    if player_value(state, table.IGNORES_SHIELDS, Seat(attacker)):
        return 0
    return player_value(state, table.SHIELD, seat)


def begin_block(state: State, frame: Frame) -> None:
    if 0 < frame.amount < table.INFINITE:
        block(state, frame, shield_in_play(state, frame.other, frame.seat))


def block(state: State, frame: Frame, shields: int) -> None:
    """SHI-5.2: not below 0."""
    blocked = min(shields, frame.amount)
    if blocked:
        frame.amount -= blocked
        emit(state, table.BLOCKED, frame.seat, amount=blocked)


def ask_for_shields(state: State, frame: Frame) -> None:
    """What a player could show is a secret, so that they are asked also if they can't."""
    attacker = Seat(frame.other)
    if not 0 < frame.amount < table.INFINITE or player_value(state, table.IGNORES_SHIELDS, attacker):
        return
    cards = blockers(state, frame)
    if not cards and is_open(state, frame.seat):
        return
    codes = [*(table.SHOW + card for card in cards), DONE]
    ask(state, frame.seat, table.ASK_BLOCK, codes, (attacker, frame.amount), private=True)


def show_shields(state: State, frame: Frame) -> None:
    """Shown cards stay in hand (SHI-5.3)."""
    code, frame.answer = frame.answer, NO_ANSWER
    if code in (NO_ANSWER, DONE):
        return
    card = Card(first(code))
    reveal(state, card)
    emit(state, table.SHOWED, frame.seat, card)
    frame.picks += (card,)
    block(state, frame, shield_of(state, frame.seat, card))
    frame.pc -= 2


def end_block(state: State, frame: Frame) -> None:
    below = state.frames[-2]
    *slots, left = below.slots
    below.slots = (*slots, (*left, frame.amount))


BLOCK: Final = procedure("shards/block", begin_block, ask_for_shields, show_shields, end_block)
