"""The turn: main phase, attack phase, end phase (SHI-4)."""

from typing import Final

from deckwright.games.shards import table
from deckwright.games.shards.facts import IS_CHAMPION
from deckwright.games.shards.rules.attacking import attack_champion, push_attack
from deckwright.games.shards.rules.centre import fill_row, put_under_deck
from deckwright.games.shards.rules.champions import their_champions, why_not_attacked
from deckwright.games.shards.rules.drawing import draw
from deckwright.games.shards.rules.exhausting import exhaust, why_not_exhausted
from deckwright.games.shards.rules.field import begin_counting
from deckwright.games.shards.rules.nemesis import NEMESIS_TURN
from deckwright.games.shards.rules.playing import play_card
from deckwright.games.shards.rules.prices import judge_row, price
from deckwright.games.shards.rules.recruiting import (
    fast_play,
    recruit,
    recruit_relic,
    relics_of,
    why_no_relic,
)
from deckwright.games.shards.rules.resources import gain_mastery
from deckwright.games.shards.rules.winning import end_game
from deckwright.kernel.abilities import expire
from deckwright.kernel.decisions import ask
from deckwright.kernel.events import emit
from deckwright.kernel.frames import NO_ANSWER, Frame
from deckwright.kernel.ids import Card, Seat
from deckwright.kernel.interpreter import go_to, push
from deckwright.kernel.layers import player_value
from deckwright.kernel.nodes import procedure
from deckwright.kernel.state import State
from deckwright.kernel.vocabulary import ALLOWED, VERB_SHIFT, first
from deckwright.kernel.zones import move_all

FOCUS_PRICE: Final = 1
MOST_TURNS: Final = 1000
"""Players who have banished all that brings them anything could go on for ever; the books have no rule for
it. Nobody wins then (SHI-8.2)."""


def begin_turn(state: State, frame: Frame) -> None:
    begin_counting(state, frame.seat)


def offer(state: State, frame: Frame) -> None:
    """Everything that can be done in the main phase, and its end (SHI-4.2, SHI-4.13)."""
    seat = frame.seat
    numbers = state.vars
    crystals, power = numbers[table.CRYSTALS], numbers[table.POWER]
    codes: list[int] = []
    for card in state.zones[table.HAND[seat]]:
        codes.append(table.PLAY_CARD + card)
    judge_row(state, seat, codes)
    face = state.face
    for card in state.zones[table.PLAY[seat]]:
        if IS_CHAMPION[face[card]] and not why_not_exhausted(state, seat, card):
            codes.append(table.EXHAUST + card)
    if not why_not_focused(state):
        codes.append(table.FOCUS)
    if power:  # No champion is so weak that it takes none.
        for card in their_champions(state, seat):
            if not why_not_attacked(state, card, seat):
                codes.append(table.ATTACK_CHAMPION + card)
    if not why_no_relic(state, seat):
        for card in relics_of(state, seat):
            codes.append(table.TAKE_RELIC + card)
    codes.append(table.END_MAIN)
    prompt = table.ASK_MAIN if power < table.INFINITE else table.ASK_MAIN_INFINITE
    ask(state, seat, prompt, codes, (crystals, power), private=True)


def act(state: State, frame: Frame) -> None:
    code, frame.answer = frame.answer, NO_ANSWER
    if code == table.END_MAIN:
        return
    go_to(frame, offer)
    seat, card = frame.seat, Card(first(code))
    verb = code >> VERB_SHIFT << VERB_SHIFT
    if verb == table.PLAY_CARD:
        play_card(state, seat, card)
    elif verb == table.RECRUIT:
        recruit(state, seat, card, price(state, seat, card))
    elif verb == table.FAST_PLAY:
        fast_play(state, seat, card)
    elif verb == table.EXHAUST:
        exhaust(state, seat, card)
    elif verb == table.ATTACK_CHAMPION:
        attack_champion(state, seat, card)
    elif verb == table.TAKE_RELIC:
        recruit_relic(state, seat, card)
    else:
        focus(state, seat)


def why_not_focused(state: State) -> int:
    """Why the active player can't use Focus: once a turn, for a crystal (SHI-4.7)."""
    if state.vars[table.FOCUSED]:
        return table.HAS_FOCUSED
    return ALLOWED if state.vars[table.CRYSTALS] >= FOCUS_PRICE else table.NO_CRYSTAL


def focus(state: State, seat: Seat) -> None:
    """SHI-4.7"""
    state.vars[table.CRYSTALS] -= FOCUS_PRICE
    state.vars[table.FOCUSED] = 1
    emit(state, table.FOCUSED_EVENT, seat)
    gain_mastery(state, seat, 1)


def attack(state: State, frame: Frame) -> None:
    state.vars[table.PHASE] = table.ATTACK
    if state.vars[table.POWER]:
        push_attack(state, frame.seat)


def end_phase(state: State, frame: Frame) -> None:
    """In this order: mercenaries, allies, hand, resources, new hand (SHI-4.9)."""
    seat = frame.seat
    state.vars[table.PHASE] = table.END
    clear_play_area(state, seat)
    move_all(state, state.zones[table.HAND[seat]], table.DISCARD[seat])
    state.vars[table.CRYSTALS] = state.vars[table.POWER] = 0
    extra = player_value(state, table.EXTRA_CARDS, seat)  # SHI-7.29
    draw(state, seat, table.HAND_SIZE + extra)
    expire(state, table.END_OF_TURN)
    emit(state, table.TURN_ENDED, seat)


def clear_play_area(state: State, seat: Seat) -> None:
    """Allies leave, champions are ready again (SHI-4.12)."""
    mercenaries: list[Card] = []
    allies: list[Card] = []
    cards, faces = state.zones[table.PLAY[seat]], state.face
    exhausted, played = state.own(table.EXHAUSTED), state.own(table.PLAYED_AS)
    for card in cards:
        exhausted[card] = played[card] = 0
        if state.columns[table.FAST][card]:
            state.own(table.FAST)[card] = 0
            mercenaries.append(card)
        elif not IS_CHAMPION[faces[card]]:
            allies.append(card)
    move_all(state, cards if len(allies) == len(cards) else allies, table.DISCARD[seat])
    if mercenaries:
        put_under_deck(state, tuple(mercenaries))
        fill_row(state)


def next_turn(state: State, frame: Frame) -> None:
    """The next player clockwise who is still in the game (SHI-5.13); Nemesis has turns of its own."""
    go_to(frame, begin_turn)
    if state.vars[table.TURN] >= MOST_TURNS:
        end_game(state, (), "endless")
        return
    if state.vars[table.MODE] == table.SOLO:
        push(state, NEMESIS_TURN, Seat(table.NEMESIS))
        return
    count = state.setup.seats
    seat = (frame.seat + 1) % count
    while state.vars[table.GONE + seat]:
        seat = (seat + 1) % count
    frame.seat = Seat(seat)


TURN: Final = procedure("shards/turn", begin_turn, offer, act, attack, end_phase, next_turn)
