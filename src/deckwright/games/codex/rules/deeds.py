"""What the effects of cards do."""

from typing import Any, Final

from deckwright.games.codex import table
from deckwright.games.codex.rules import damage as harm
from deckwright.games.codex.rules.entering import enter
from deckwright.games.codex.rules.field import base_of, fact_of, forces, heroes, in_play, keyword, opponent
from deckwright.games.codex.rules.gold import draw, gain_gold
from deckwright.games.codex.rules.heroes import can_level, gain_levels
from deckwright.games.codex.rules.leaving import change_control, home_of, leave, push_deaths, sacrifice
from deckwright.games.codex.rules.patrol import sideline
from deckwright.games.codex.script import effects
from deckwright.games.codex.script.effects import Rune
from deckwright.kernel.abilities import become
from deckwright.kernel.decisions import ask
from deckwright.kernel.events import emit
from deckwright.kernel.frames import NO_ANSWER, Frame
from deckwright.kernel.ids import Card, Face
from deckwright.kernel.nodes import Effect, Step
from deckwright.kernel.state import State
from deckwright.kernel.words import PICK, first
from deckwright.kernel.zones import move


def chosen(frame: Frame) -> tuple[Card, ...]:
    return tuple(Card(card) for card in frame.slots[0])


def damage(state: State, frame: Frame) -> None:
    node: Any = frame.node
    piercing = bool(keyword(state, table.ARMOUR_PIERCING, frame.source))  # COD-9.16
    for card in chosen(frame):
        harm.deal(state, card, node.amount, piercing)


def damage_base(state: State, frame: Frame) -> None:
    """That of the player who controls what is attacked (K25)."""
    node: Any = frame.node
    harm.deal(state, base_of(state, opponent(frame.seat)), node.amount)


def repair(state: State, frame: Frame) -> None:
    node: Any = frame.node
    for card in chosen(frame):
        harm.mend(state, card, node.amount, table.REPAIRED)


def heal(state: State, frame: Frame) -> None:
    node: Any = frame.node
    for card in chosen(frame):
        harm.mend(state, card, node.amount, table.HEALED)


def destroy(state: State, frame: Frame) -> None:
    if frame.slots[0]:
        push_deaths(state, frame.slots[0])


def give_up(state: State, frame: Frame) -> None:
    for card in chosen(frame):
        if in_play(state, card):
            sacrifice(state, card)


def add_rune(state: State, frame: Frame) -> None:
    node: Any = frame.node
    for card in chosen(frame):
        harm.add_rune(state, card, node.rune is Rune.PLUS)


def return_to_hand(state: State, frame: Frame) -> None:
    """A token is removed, which is no death (F-TOKEN)."""
    for card in chosen(frame):
        is_token = fact_of(state, card).group == "token"
        emit(state, table.TOKEN_LEFT if is_token else table.RETURNED, state.owner[card], card)
        leave(state, card, home_of(state, card) if is_token else table.HAND[state.owner[card]])


def take_control(state: State, frame: Frame) -> None:
    """Taking what one has does nothing (K7)."""
    for card in chosen(frame):
        if state.controller[card] != frame.seat:
            change_control(state, card, frame.seat)


def move_aside(state: State, frame: Frame) -> None:
    for card in chosen(frame):
        sideline(state, card)


def pair(state: State, frame: Frame) -> None:
    """The column of the spell holds how many partners it has, below 0: above it are numbers of cards."""
    cards = chosen(frame)
    state.own(table.PARTNER)[frame.source] = -len(cards)
    for card in cards:
        state.own(table.PARTNER)[card] = frame.source + 1
    if len(cards) > 1:
        emit(state, table.PARTNERED, card=cards[0], other=cards[1])
    state.dirty = True


DEEDS: Final[dict[type[Effect], Step]] = {
    effects.Damage: damage,
    effects.DamageBase: damage_base,
    effects.Repair: repair,
    effects.Heal: heal,
    effects.Destroy: destroy,
    effects.Sacrifice: give_up,
    effects.AddRune: add_rune,
    effects.ReturnToHand: return_to_hand,
    effects.TakeControl: take_control,
    effects.Sideline: move_aside,
    effects.Partner: pair,
}


# Effects without selectors.


def run_draw(state: State, frame: Frame) -> None:
    node: Any = frame.node
    state.frames.pop()
    draw(state, frame.seat, node.cards)


def run_may_go_on_top(state: State, frame: Frame) -> None:
    """Handler of MayGoOnTop (K18)."""
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


def run_summon_token(state: State, frame: Frame) -> None:
    """Only up to the limit, both sides of tokens counted together (COD-11.5)."""
    node: Any = frame.node
    state.frames.pop()
    aside = state.zones[table.ASIDE[frame.seat]]
    tokens = [card for card in aside if table.FACES[state.face[card]] == node.token]
    present = sum(table.FACES[state.face[card]] == node.token for card in state.zones[table.PLAY[frame.seat]])
    if tokens and present < node.limit:
        emit(state, table.TOKEN_CAME, frame.seat, tokens[0])
        enter(state, frame.seat, tokens[0])


def run_flip_tokens(state: State, frame: Frame) -> None:
    node: Any = frame.node
    state.frames.pop()
    other = Face(table.FACES.index(node.to))
    for card in forces(state, frame.seat):
        if table.FACES[state.text[card]] == node.token:
            become(state, card, other)
            emit(state, table.FLIPPED, card=card)
    state.dirty = True


def run_gain_gold(state: State, frame: Frame) -> None:
    node: Any = frame.node
    state.frames.pop()
    gain_gold(state, frame.seat, node.amount)


def run_gain_levels(state: State, frame: Frame) -> None:
    """With several heroes the active player chooses one that is not at its maximum (COD-4.10)."""
    node: Any = frame.node
    if frame.answer == NO_ANSWER:
        candidates = [card for card in heroes(state, frame.seat) if can_level(state, card)]
        if not candidates:
            state.frames.pop()
            return
        active = state.vars[table.ACTIVE]
        ask(state, active, table.ASK_HERO, [PICK + card for card in candidates])  # type: ignore[arg-type]
        if state.codes:
            return
    state.frames.pop()
    gain_levels(state, Card(first(frame.answer)), node.levels)


def run_heal_all(state: State, frame: Frame) -> None:
    state.frames.pop()
    for card in forces(state, frame.seat):
        harm.mend(state, card, frame.amount, table.HEALED)


def run_rubble(state: State, frame: Frame) -> None:
    """Not combat damage, and it can end the game (COD-5.16)."""
    node: Any = frame.node
    state.frames.pop()
    emit(state, table.RUBBLE, frame.seat, frame.source, amount=node.amount)
    harm.deal(state, base_of(state, frame.seat), node.amount)


def run_end_channelling(state: State, frame: Frame) -> None:
    state.frames.pop()
    for card in state.zones[table.PLAY[frame.seat]]:
        if state.columns[table.BOUND][card] == frame.source + 1:
            sacrifice(state, card)


HANDLERS: Final[dict[type[Effect], Step]] = {
    effects.Draw: run_draw,
    effects.MayGoOnTop: run_may_go_on_top,
    effects.SummonToken: run_summon_token,
    effects.FlipTokens: run_flip_tokens,
    effects.GainGold: run_gain_gold,
    effects.GainLevels: run_gain_levels,
    effects.HealAll: run_heal_all,
    effects.Rubble: run_rubble,
    effects.EndChannelling: run_end_channelling,
}
