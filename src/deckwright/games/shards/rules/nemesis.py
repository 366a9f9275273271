"""The turn of Nemesis (SHI-11.3 … SHI-11.12). The player makes every choice in it (SHI-11.13)."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from deckwright.games.shards import table
from deckwright.games.shards.facts import COST, FACTION_OF, IS_CHAMPION, NO_FACTION
from deckwright.games.shards.rules.attacking import attack_champion, push_attack, shield_in_play
from deckwright.games.shards.rules.centre import fill_row
from deckwright.games.shards.rules.champions import champions, why_not_attacked
from deckwright.games.shards.rules.exhausting import exhaust, why_not_exhausted
from deckwright.games.shards.rules.field import (
    begin_counting,
    to_choose_from,
    why_not_hit,
)
from deckwright.games.shards.rules.playing import resolve_play
from deckwright.games.shards.rules.resources import gain_mastery
from deckwright.kernel.abilities import expire
from deckwright.kernel.decisions import ask
from deckwright.kernel.events import emit
from deckwright.kernel.frames import NO_ANSWER, Frame
from deckwright.kernel.ids import NO_CARD, Card, Seat
from deckwright.kernel.interpreter import go_to
from deckwright.kernel.locals import Locals
from deckwright.kernel.nodes import procedure_with
from deckwright.kernel.state import State
from deckwright.kernel.vocabulary import ASK_CHOOSE, PICK, first
from deckwright.kernel.zones import move

PLAYER: Final = Seat(0)
FOR_NEMESIS: Final = {
    ASK_CHOOSE: table.ASK_NEMESIS_CHOOSES,
    table.ASK_COPY_ORDER: table.ASK_NEMESIS_COPY_ORDER,
}
"""Questions that say whom the player chooses for."""
MASTERY_FOR_FACTION: Final = 3
Asking = Callable[[State, "Frame[NemesisTurn]"], None]


@dataclass
class NemesisTurn(Locals):
    """The card revealed from the centre deck."""

    revealed: Card = NO_CARD


def begin(state: State, frame: Frame) -> None:
    begin_counting(state, frame.seat)


def reveal_top(state: State, frame: Frame[NemesisTurn]) -> None:
    """The top card of the centre deck, if there is one (SHI-11.33)."""
    centre = state.zones[table.CENTRE]
    if not centre:
        return
    card = frame.locals.revealed = centre[-1]
    move(state, card, table.PLAY[frame.seat])
    emit(state, table.REVEALED, frame.seat, card)
    if FACTION_OF[state.face[card]] == state.vars[table.LEADER + frame.seat]:
        gain_mastery(state, frame.seat, MASTERY_FOR_FACTION)  # SHI-11.3


def play_revealed(state: State, frame: Frame[NemesisTurn]) -> None:
    if frame.locals.revealed != NO_CARD:
        resolve_play(state, frame.seat, frame.locals.revealed)


def ask_for_next(state: State, frame: Frame, cards: list[Card], prompt: int) -> None:
    """The player chooses the order of what is not the same (SHI-11.19)."""
    if cards:
        ask(state, frame.seat, prompt, [PICK + card for card in to_choose_from(state, cards)])


def answer_to(frame: Frame[NemesisTurn], asking: Asking) -> Card | None:
    """The card chosen just now; afterwards is asked again."""
    if frame.answer == NO_ANSWER:
        return None
    card = Card(first(frame.answer))
    frame.answer = NO_ANSWER
    go_to(frame, asking)
    return card


def ask_what_to_play(state: State, frame: Frame[NemesisTurn]) -> None:
    """Cards of the row that have the faction of the revealed one (SHI-11.4, SHI-11.18)."""
    revealed = frame.locals.revealed
    faction = NO_FACTION if revealed == NO_CARD else FACTION_OF[state.face[revealed]]
    if faction != NO_FACTION:
        cards = [card for card in state.zones[table.ROW] if FACTION_OF[state.face[card]] == faction]
        ask_for_next(state, frame, cards, table.ASK_NEMESIS_PLAYS)


def play_from_row(state: State, frame: Frame[NemesisTurn]) -> None:
    card = answer_to(frame, ask_what_to_play)
    if card is not None:
        move(state, card, table.PLAY[frame.seat])
        emit(state, table.NEMESIS_PLAYED, frame.seat, card)
        resolve_play(state, frame.seat, card)


def ask_what_to_exhaust(state: State, frame: Frame) -> None:
    """All its champions, also those played this turn (SHI-11.9, SHI-11.20)."""
    seat = frame.seat
    cards = [card for card in state.zones[table.PLAY[seat]] if not why_not_exhausted(state, seat, card)]
    ask_for_next(state, frame, cards, table.ASK_NEMESIS_EXHAUSTS)


def exhaust_next(state: State, frame: Frame[NemesisTurn]) -> None:
    card = answer_to(frame, ask_what_to_exhaust)
    if card is not None:
        exhaust(state, frame.seat, card)


def can_win(state: State, seat: Seat) -> bool:
    """Whether its power is enough for the player's health, shields in hand not counted (SHI-11.10)."""
    if why_not_hit(state, seat, PLAYER):
        return False  # SHI-11.30
    shield = shield_in_play(state, seat, PLAYER)  # SHI-11.29
    return state.vars[table.POWER] - shield >= state.vars[table.HEALTH + PLAYER]


def ask_what_to_destroy(state: State, frame: Frame) -> None:
    """The dearest champion that it can afford; among equals the player chooses (SHI-11.11, SHI-11.31)."""
    state.vars[table.PHASE] = table.ATTACK
    if can_win(state, frame.seat):
        return
    cards = [card for card in champions(state, PLAYER) if not why_not_attacked(state, card, frame.seat)]
    dearest = max((COST[state.face[card]] for card in cards), default=0)
    codes = [PICK + card for card in cards if COST[state.face[card]] == dearest]
    if codes:
        ask(state, frame.seat, table.ASK_NEMESIS_ATTACKS, codes)


def destroy_next(state: State, frame: Frame[NemesisTurn]) -> None:
    card = answer_to(frame, ask_what_to_destroy)
    if card is not None:
        attack_champion(state, frame.seat, card)


def attack_player(state: State, frame: Frame) -> None:
    if state.vars[table.POWER]:
        push_attack(state, frame.seat)


def end(state: State, frame: Frame) -> None:
    """Its allies are banished and the row is filled (SHI-11.12, SHI-11.35, SHI-11.36)."""
    state.vars[table.PHASE] = table.END
    for card in state.zones[table.PLAY[frame.seat]]:
        state.clear(card, (table.EXHAUSTED, table.PLAYED_AS))
        if not IS_CHAMPION[state.face[card]]:
            move(state, card, table.BANISHED)
            emit(state, table.BANISHED_CARD, frame.seat, card)
    state.vars[table.POWER] = 0
    expire(state, table.END_OF_TURN)
    fill_row(state)
    if state.outcome is None:
        emit(state, table.TURN_ENDED, frame.seat)


NEMESIS_TURN: Final = procedure_with(
    NemesisTurn,
    "shards/nemesis-turn",
    begin, reveal_top, play_revealed, ask_what_to_play, play_from_row, ask_what_to_exhaust, exhaust_next,
    ask_what_to_destroy, destroy_next, attack_player, end,
)  # fmt: skip


def proxy(state: State, side: Seat, prompt: int) -> tuple[Seat, int]:
    """The player makes the choices of Nemesis (SHI-11.13)."""
    return PLAYER, FOR_NEMESIS.get(prompt, prompt)
