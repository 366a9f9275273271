"""Attacks on champions, the attack phase, shields (SHI-4.8, SHI-5, SHI-10.3 … SHI-10.6)."""

from dataclasses import dataclass
from typing import Final

from deckwright.games.shards import table
from deckwright.games.shards.facts import FACTS
from deckwright.games.shards.rules.abilities import SHIELD_IN_HAND
from deckwright.games.shards.rules.champions import champion_health, destroy
from deckwright.games.shards.rules.field import attackable_players, is_open
from deckwright.games.shards.rules.resources import has_infinite_power, spend_power
from deckwright.games.shards.rules.winning import check_health
from deckwright.kernel.decisions import ask
from deckwright.kernel.events import emit
from deckwright.kernel.frames import NO_ANSWER, NONE, Frame
from deckwright.kernel.ids import NO_SEAT, Card, Seat
from deckwright.kernel.interpreter import call, go_to, push
from deckwright.kernel.layers import player_value
from deckwright.kernel.locals import Locals
from deckwright.kernel.nodes import procedure_with
from deckwright.kernel.scope import Scope, measure
from deckwright.kernel.state import State
from deckwright.kernel.vocabulary import ARG_BITS, DONE, first, second
from deckwright.kernel.zones import reveal

PRINTED_SHIELD: Final = [fact.shield for fact in FACTS]


def attack_champion(state: State, seat: Seat, card: Card) -> None:
    power = champion_health(state, card)
    spend_power(state, power)
    emit(state, table.ATTACKED, seat, card, amount=power)
    destroy(state, card)


# The attack phase.


@dataclass
class Attack(Locals):
    """The opponents attacked, the power assigned to each, and what is left of it when they have blocked."""

    targets: tuple[Seat, ...] = ()
    powers: tuple[int, ...] = ()
    left: tuple[int, ...] = ()


def assign(state: State, frame: Frame[Attack]) -> None:
    """Whom the power goes at, as far as nobody has to choose (SHI-5.1, SHI-6.19, SHI-10.6)."""
    power = state.vars[table.POWER]
    targets = attackable_players(state, frame.seat)
    if not power or not targets:
        if power:
            emit(state, table.POWER_LOST, frame.seat)  # SHI-5.9
        state.frames.pop()
        return
    in_full = has_infinite_power(state) or state.vars[table.MODE] == table.CLASH or len(targets) == 1
    frame.locals.targets = targets
    frame.locals.powers = (power,) * len(targets) if in_full else ()


def ask_for_split(state: State, frame: Frame[Attack]) -> None:
    """Target by target; the last one gets the rest, and nothing is asked when nothing is left."""
    targets, powers = frame.locals.targets, frame.locals.powers
    open_targets = len(targets) - len(powers)
    if not open_targets:
        return
    left = state.vars[table.POWER] - sum(powers)
    if open_targets == 1 or not left:
        frame.locals.powers = (*powers, left, *(0,) * (open_targets - 1))
        return
    target = targets[len(powers)]
    codes = [table.ASSIGN + target + (number << ARG_BITS) for number in range(left + 1)]
    ask(state, frame.seat, table.ASK_ASSIGN, codes, (target, left))


def note_split(state: State, frame: Frame[Attack]) -> None:
    if frame.answer != NO_ANSWER:
        frame.locals.powers += (second(frame.answer),)
        frame.answer = NO_ANSWER
        go_to(frame, ask_for_split)


def announce(state: State, frame: Frame[Attack]) -> None:
    """The whole split is known before anybody blocks (SHI-5.10)."""
    targets = frame.locals.targets
    for place, power in enumerate(frame.locals.powers):
        target = targets[place]
        if power >= table.INFINITE:
            emit(state, table.ASSIGNED_INFINITE, frame.seat, other=target)
        elif power:
            emit(state, table.ASSIGNED, frame.seat, other=target, amount=power)


def block_each(state: State, frame: Frame[Attack]) -> None:
    """Each attacked opponent blocks, clockwise from the active player."""
    attack = frame.locals
    attack.left += frame.results
    frame.results = NONE
    place = len(attack.left)
    if place < len(attack.targets):
        frame.again()
        call(state, BLOCK, attack.targets[place], Block(frame.seat, attack.powers[place]))


def deal_damage(state: State, frame: Frame[Attack]) -> None:
    """All damage first, then all players without health are out together (SHI-5.11)."""
    targets, lefts = frame.locals.targets, frame.locals.left
    surplus: dict[int, int] = {}
    by_infinity = 0
    for place, left in enumerate(lefts):
        target = targets[place]
        health = state.vars[table.HEALTH + target]
        if left > health:
            surplus[target] = left - health  # SHI-10.14
        if left >= table.INFINITE:
            by_infinity = 1
        state.vars[table.DAMAGE_TAKEN + target] += left  # SHI-7.28
        deal(state, target, left)
    state.vars[table.BY_INFINITY] = by_infinity
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
        go_to(call(state, ATTACK, seat, Attack((other,), (power,))), block_each)


def deal(state: State, seat: Seat, damage: int) -> None:
    lost = min(damage, state.vars[table.HEALTH + seat])
    if lost > 0:
        state.vars[table.HEALTH + seat] -= lost
        emit(state, table.DAMAGED, seat, amount=lost)


ATTACK: Final = procedure_with(
    Attack, "shards/attack", assign, ask_for_split, note_split, announce, block_each, deal_damage
)


def push_attack(state: State, seat: Seat) -> None:
    push(state, ATTACK, seat)


# Blocking. The seat of the frame is the one who blocks.


@dataclass
class Block(Locals):
    """Who attacks, the power that is left, and the cards shown so far."""

    attacker: Seat = NO_SEAT
    power: int = 0
    shown: tuple[Card, ...] = ()


def shield_of(state: State, seat: Seat, card: Card) -> int:
    """What a card in hand blocks (SHI-5.8, SHI-7.8)."""
    face = state.face[card]
    shield = SHIELD_IN_HAND[face]
    return PRINTED_SHIELD[face] if shield is None else measure(state, shield, Scope(card, seat))


def blockers(state: State, frame: Frame[Block]) -> list[Card]:
    """The cards that the player can still show."""
    seat, shown = frame.seat, frame.locals.shown
    return [
        card for card in state.zones[table.HAND[seat]] if card not in shown and shield_of(state, seat, card)
    ]


def shield_in_play(state: State, attacker: Seat, seat: Seat) -> int:
    """What blocks without showing anything (SHI-7.25), unless shields are ignored (SHI-7.27)."""
    if player_value(state, table.IGNORES_SHIELDS, attacker):
        return 0
    return player_value(state, table.SHIELD, seat)


def begin_block(state: State, frame: Frame[Block]) -> None:
    if 0 < frame.locals.power < table.INFINITE:
        block(state, frame, shield_in_play(state, frame.locals.attacker, frame.seat))


def block(state: State, frame: Frame[Block], shields: int) -> None:
    """SHI-5.2: not below 0."""
    blocked = min(shields, frame.locals.power)
    if blocked:
        frame.locals.power -= blocked
        emit(state, table.BLOCKED, frame.seat, amount=blocked)


def ask_for_shields(state: State, frame: Frame[Block]) -> None:
    """What a player could show is a secret, so that they are asked also if they can't."""
    attacker, power = frame.locals.attacker, frame.locals.power
    if not 0 < power < table.INFINITE or player_value(state, table.IGNORES_SHIELDS, attacker):
        return
    cards = blockers(state, frame)
    if not cards and is_open(state, frame.seat):
        return
    codes = [table.SHOW + card for card in cards]
    codes.append(DONE)
    ask(state, frame.seat, table.ASK_BLOCK, codes, (attacker, power), private=True)


def show_shields(state: State, frame: Frame[Block]) -> None:
    """Shown cards stay in hand (SHI-5.3)."""
    code, frame.answer = frame.answer, NO_ANSWER
    if code in (NO_ANSWER, DONE):
        return
    card = Card(first(code))
    reveal(state, card)
    emit(state, table.SHOWED, frame.seat, card)
    frame.locals.shown += (card,)
    block(state, frame, shield_of(state, frame.seat, card))
    go_to(frame, ask_for_shields)


def end_block(state: State, frame: Frame[Block]) -> None:
    state.frames[-2].results = (frame.locals.power,)


BLOCK: Final = procedure_with(Block, "shards/block", begin_block, ask_for_shields, show_shields, end_block)
