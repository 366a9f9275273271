"""What the effects of cards do."""

from typing import Any, Final

from deckwright.games.shards import table
from deckwright.games.shards.rules import attacking, gaining
from deckwright.games.shards.rules.drawing import draw
from deckwright.games.shards.rules.field import opponents, to_choose_from
from deckwright.games.shards.rules.keywords import run_with
from deckwright.games.shards.rules.playing import push_copies, push_copy
from deckwright.games.shards.rules.recruiting import recruit
from deckwright.games.shards.script import effects
from deckwright.games.shards.script.effects import Resource
from deckwright.kernel.control import push_child
from deckwright.kernel.decisions import Question
from deckwright.kernel.deeds import Ask
from deckwright.kernel.events import emit
from deckwright.kernel.frames import Frame
from deckwright.kernel.ids import Card, Seat
from deckwright.kernel.nodes import Amount, Domain, Effect, Step
from deckwright.kernel.scope import measure, members, scope_of
from deckwright.kernel.state import State
from deckwright.kernel.words import ASK_CHOOSE, PICK
from deckwright.kernel.zones import move
from deckwright.script.amounts import Fixed


def number(state: State, frame: Frame, amount: Amount) -> int:
    if isinstance(amount, Fixed):
        return amount.number
    return measure(state, amount, scope_of(frame))


# Effects that ask nothing.


def run_gain(state: State, frame: Frame) -> None:
    """Handler of Gain."""
    node = frame.node
    assert isinstance(node, effects.Gain)
    state.frames.pop()
    count = number(state, frame, node.amount)
    what, seat = node.what, frame.seat
    if what is Resource.CRYSTALS:
        gaining.gain_crystals(state, seat, count)
    elif what is Resource.POWER:
        gaining.gain_power(state, seat, count)
    elif what is Resource.MASTERY:
        gaining.gain_mastery(state, seat, count)
    else:
        gaining.gain_health(state, seat, count)


def run_infinite_power(state: State, frame: Frame) -> None:
    state.frames.pop()
    gaining.gain_infinite_power(state, frame.seat)


def run_double_power(state: State, frame: Frame) -> None:
    state.frames.pop()
    gaining.double_power(state, frame.seat)


def run_draw(state: State, frame: Frame) -> None:
    node = frame.node
    assert isinstance(node, effects.Draw)
    state.frames.pop()
    draw(state, frame.seat, node.cards)


def run_by_mastery(state: State, frame: Frame) -> None:
    """Handler of ByMastery: only the highest level reached applies (SHI-6.16)."""
    node = frame.node
    assert isinstance(node, effects.ByMastery)
    state.frames.pop()
    mastery = state.vars[table.MASTERY + frame.seat]
    effect = node.usual
    reached = 0
    for level in node.levels:
        if mastery >= level.mastery:
            effect, reached = level.effect, level.mastery
    if reached:
        emit(state, table.REACHED, frame.seat, frame.source, amount=reached)
    if effect is not None:
        push_child(state, frame, effect)


HANDLERS: Final[dict[type[Effect], Step]] = {
    effects.Gain: run_gain,
    effects.GainInfinitePower: run_infinite_power,
    effects.DoublePower: run_double_power,
    effects.Draw: run_draw,
    effects.ByMastery: run_by_mastery,
    effects.With: run_with,
}


# Effects on cards and players that are chosen.


def chosen(frame: Frame) -> tuple[Card, ...]:
    return tuple(Card(card) for card in frame.slots[0])


def lose_mastery(state: State, frame: Frame) -> None:
    node: Any = frame.node
    for seat in frame.slots[0]:
        gaining.lose_mastery(state, Seat(seat), node.amount)


def banish(state: State, frame: Frame) -> None:
    for card in chosen(frame):
        move(state, card, table.BANISHED)
        emit(state, table.BANISHED_CARD, frame.seat, card)


def destroy(state: State, frame: Frame) -> None:
    for card in chosen(frame):
        attacking.destroy(state, card)


def return_to_hand(state: State, frame: Frame) -> None:
    for card in chosen(frame):
        move(state, card, table.HAND[frame.seat])
        emit(state, table.RETURNED, frame.seat, card)


def recruit_free(state: State, frame: Frame) -> None:
    node: Any = frame.node
    for card in chosen(frame):
        recruit(state, frame.seat, card, 0, node.to_hand)


def copy(state: State, frame: Frame) -> None:
    for card in chosen(frame):
        push_copy(state, frame, card)


def copy_each(state: State, frame: Frame) -> None:
    push_copies(state, frame, frame.slots[0])


DEEDS: Final[dict[type[Effect], Step]] = {
    effects.LoseMastery: lose_mastery,
    effects.Banish: banish,
    effects.Destroy: destroy,
    effects.ReturnToHand: return_to_hand,
    effects.RecruitFree: recruit_free,
    effects.Copy: copy,
    effects.CopyEach: copy_each,
}


# What can be chosen besides cards of a group.


def ask_for_opponent(state: State, domain: Domain, frame: Frame) -> Question:
    """SHI-6.30"""
    codes = [table.PLAYER + seat for seat in opponents(state, frame.seat)]
    return Question(codes, table.ASK_PLAYER, (frame.source, 0))


def ask_for_model(state: State, domain: Domain, frame: Frame) -> Question:
    """A card that is not in the chain of copies already (SHI-7.15)."""
    assert isinstance(domain, effects.Copyable)
    cards = members(state, domain.group, scope_of(frame))
    models = to_choose_from(state, [card for card in cards if card not in (frame.source, frame.subject)])
    return Question([PICK + card for card in models], ASK_CHOOSE, (frame.source, 0))


DOMAINS: Final[dict[type[Domain], Ask]] = {
    effects.Opponents: ask_for_opponent,
    effects.Copyable: ask_for_model,
}
