"""The turn of Nemesis (SHI-11.3 … SHI-11.12). The player makes every choice in it (SHI-11.13)."""

from typing import Final

from deckwright.games.shards import table
from deckwright.games.shards.facts import COST, FACTION_OF, IS_CHAMPION, NO_FACTION
from deckwright.games.shards.rules.attacking import attack_champion, push_attack, shield_in_play
from deckwright.games.shards.rules.centre import fill_row
from deckwright.games.shards.rules.field import (
    attackable_players,
    begin_counting,
    can_be_attacked,
    champion_health,
    to_choose_from,
)
from deckwright.games.shards.rules.gaining import gain_mastery
from deckwright.games.shards.rules.playing import can_exhaust, exhaust, resolve_play
from deckwright.kernel.abilities import reach
from deckwright.kernel.decisions import ask
from deckwright.kernel.events import emit
from deckwright.kernel.frames import NO_ANSWER, Frame
from deckwright.kernel.ids import NO_CARD, Card, Seat
from deckwright.kernel.nodes import procedure
from deckwright.kernel.state import State
from deckwright.kernel.words import ASK_CHOOSE, PICK, first
from deckwright.kernel.zones import move

PLAYER: Final = Seat(0)
FOR_NEMESIS: Final = {
    ASK_CHOOSE: table.ASK_NEMESIS_CHOOSES,
    table.ASK_COPY_ORDER: table.ASK_NEMESIS_COPY_ORDER,
}
"""Questions that say whom the player chooses for."""
MASTERY_FOR_FACTION: Final = 3


def begin(state: State, frame: Frame) -> None:
    begin_counting(state, frame.seat)


def reveal_top(state: State, frame: Frame) -> None:
    """The top card of the centre deck, if there is one (SHI-11.33)."""
    centre = state.zones[table.CENTRE]
    if not centre:
        return
    frame.subject = centre[-1]
    move(state, frame.subject, table.PLAY[frame.seat])
    emit(state, table.REVEALED, frame.seat, frame.subject)
    if FACTION_OF[state.face[frame.subject]] == state.vars[table.LEADER + frame.seat]:
        gain_mastery(state, frame.seat, MASTERY_FOR_FACTION)  # SHI-11.3


def play_revealed(state: State, frame: Frame) -> None:
    if frame.subject != NO_CARD:
        resolve_play(state, frame.seat, frame.subject)


def ask_for_next(state: State, frame: Frame, cards: list[Card], prompt: int) -> None:
    """The player chooses the order of what is not the same (SHI-11.19)."""
    if cards:
        ask(state, frame.seat, prompt, [PICK + card for card in to_choose_from(state, cards)])


def answer_of(frame: Frame) -> Card | None:
    """The card chosen just now; the step that asked is run again afterwards."""
    if frame.answer == NO_ANSWER:
        return None
    card = Card(first(frame.answer))
    frame.answer = NO_ANSWER
    frame.pc -= 2
    return card


def ask_what_to_play(state: State, frame: Frame) -> None:
    """Cards of the row that have the faction of the revealed one (SHI-11.4, SHI-11.18)."""
    faction = NO_FACTION if frame.subject == NO_CARD else FACTION_OF[state.face[frame.subject]]
    if faction != NO_FACTION:
        cards = [card for card in state.zones[table.ROW] if FACTION_OF[state.face[card]] == faction]
        ask_for_next(state, frame, cards, table.ASK_NEMESIS_PLAYS)


def play_from_row(state: State, frame: Frame) -> None:
    card = answer_of(frame)
    if card is not None:
        move(state, card, table.PLAY[frame.seat])
        emit(state, table.NEMESIS_PLAYED, frame.seat, card)
        resolve_play(state, frame.seat, card)


def ask_what_to_exhaust(state: State, frame: Frame) -> None:
    """All its champions, also those played this turn (SHI-11.9, SHI-11.20)."""
    cards = [card for card in state.zones[table.PLAY[frame.seat]] if can_exhaust(state, frame.seat, card)]
    ask_for_next(state, frame, cards, table.ASK_NEMESIS_EXHAUSTS)


def exhaust_next(state: State, frame: Frame) -> None:
    card = answer_of(frame)
    if card is not None:
        exhaust(state, frame.seat, card)


def can_win(state: State, seat: Seat) -> bool:
    """Whether its power is enough for the player's health, shields in hand not counted (SHI-11.10)."""
    if PLAYER not in attackable_players(state, seat):
        return False  # SHI-11.30
    shield = shield_in_play(state, seat, PLAYER)  # SHI-11.29
    return state.vars[table.POWER] - shield >= state.vars[table.HEALTH + PLAYER]


def ask_what_to_destroy(state: State, frame: Frame) -> None:
    """The dearest champion that it can afford; among equals the player chooses (SHI-11.11, SHI-11.31)."""
    state.vars[table.PHASE] = table.ATTACK
    if can_win(state, frame.seat):
        return
    power = state.vars[table.POWER]
    cards = [
        card
        for card in state.zones[table.PLAY[PLAYER]]
        if IS_CHAMPION[state.face[card]]
        and power >= champion_health(state, card)
        and can_be_attacked(state, card, frame.seat)
    ]
    dearest = max((COST[state.face[card]] for card in cards), default=0)
    codes = [PICK + card for card in cards if COST[state.face[card]] == dearest]
    if codes:
        ask(state, frame.seat, table.ASK_NEMESIS_ATTACKS, codes)


def destroy_next(state: State, frame: Frame) -> None:
    card = answer_of(frame)
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
    reach(state, table.END_OF_TURN)
    fill_row(state)
    if state.outcome is None:
        emit(state, table.TURN_ENDED, frame.seat)


NEMESIS_TURN: Final = procedure(
    "shards/nemesis-turn",
    begin, reveal_top, play_revealed, ask_what_to_play, play_from_row, ask_what_to_exhaust, exhaust_next,
    ask_what_to_destroy, destroy_next, attack_player, end,
)  # fmt: skip


def stand_in(state: State, side: Seat, prompt: int) -> tuple[Seat, int]:
    """The player makes the choices of Nemesis (SHI-11.13)."""
    return PLAYER, FOR_NEMESIS.get(prompt, prompt)
