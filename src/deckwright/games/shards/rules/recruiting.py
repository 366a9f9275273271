"""Recruiting cards and relics, fast-playing mercenaries (SHI-4.4, SHI-4.5, SHI-9)."""

from typing import Final

from deckwright.games.shards import table
from deckwright.games.shards.facts import COST
from deckwright.games.shards.rules.abilities import DISCOUNT
from deckwright.games.shards.rules.centre import take_from_row
from deckwright.games.shards.rules.playing import resolve_play
from deckwright.games.shards.script.effects import NextRecruitEnters
from deckwright.kernel.abilities import Lasting
from deckwright.kernel.decisions import ask
from deckwright.kernel.events import emit
from deckwright.kernel.frames import NO_ANSWER, Frame
from deckwright.kernel.ids import Card, Seat, Zone
from deckwright.kernel.nodes import procedure
from deckwright.kernel.scope import Scope, belongs, measure
from deckwright.kernel.state import State
from deckwright.kernel.zones import move


def price(state: State, seat: Seat, card: Card) -> int:
    """What a player pays for a card of the row; its cost stays as it is (SHI-6.14, SHI-7.36)."""
    face = state.face[card]
    discount = DISCOUNT[face]
    if discount is None or not state.zones[table.PLAY[seat]]:
        return COST[face]
    return max(0, COST[face] - measure(state, discount.amount, Scope(card, seat)))


def way_into_play(state: State, seat: Seat, card: Card) -> Lasting | None:
    """An effect that puts the next recruited card of its kind into play (SHI-7.18)."""
    for each in state.lasting:
        ability = state.game.scripts.abilities[each.face][each.ordinal]
        if (
            isinstance(ability, NextRecruitEnters)
            and each.seat == seat
            and belongs(state, ability.group, card, Scope(each.source, seat))
        ):
            return each
    return None


def recruit(state: State, seat: Seat, card: Card, crystals: int, to_hand: bool = False) -> None:
    """A card of the row, or a relic, goes where it belongs: the discard pile, the hand, the play area."""
    state.vars[table.CRYSTALS] -= crystals
    frame = Frame(RECRUITING, seat, len(state.frames), card)
    frame.amount = crystals
    frame.tally = int(to_hand)
    state.frames.append(frame)


def ask_where(state: State, frame: Frame) -> None:
    """Hand or play, if two effects want the card (SHI-7.20)."""
    if frame.tally and way_into_play(state, frame.seat, frame.source) is not None:
        ask(state, frame.seat, table.ASK_WHERE, [table.TO_HAND, table.TO_PLAY], (frame.source,))


def bring(state: State, frame: Frame) -> None:
    card, seat = frame.source, frame.seat
    way = way_into_play(state, seat, card)
    if way is not None:
        # It was for this champion, wherever it goes (SHI-7.19).
        state.lasting = tuple(each for each in state.lasting if each is not way)
    enters = way is not None and frame.answer != table.TO_HAND
    frame.answer = NO_ANSWER
    to: Zone = table.PLAY[seat] if enters else table.HAND[seat] if frame.tally else table.DISCARD[seat]
    if state.zone[card] == table.ROW:
        emit(state, table.RECRUITED, seat, card, to, frame.amount)
        take_from_row(state, card, to)
    else:
        move(state, card, to)
        emit(state, table.RELIC_RECRUITED, seat, card, to)
        give_up_relics(state, seat)
    if enters and state.outcome is None:
        resolve_play(state, seat, card)  # SHI-7.5


def give_up_relics(state: State, seat: Seat) -> None:
    """The other relic leaves the game, a secret one unseen (SHI-9.3, SHI-10.27)."""
    for zone in table.RELICS[seat], table.SECRETS[seat]:
        for card in state.zones[zone]:
            emit(state, table.RELIC_LEFT, seat, card)
            move(state, card, table.OUT)


RECRUITING: Final = procedure("shards/recruiting", ask_where, bring)


def fast_play(state: State, seat: Seat, card: Card) -> None:
    """The mercenary counts as played (SHI-6.7); the row is full again before its effects (SHI-3.6)."""
    crystals = COST[state.face[card]]
    state.vars[table.CRYSTALS] -= crystals
    emit(state, table.FAST_PLAYED, seat, card, amount=crystals)
    take_from_row(state, card, table.PLAY[seat])
    if state.outcome is None:
        state.own(table.FAST)[card] = 1
        resolve_play(state, seat, card)


def relics_of(state: State, seat: Seat) -> tuple[Card, ...]:
    """The relics that a player may recruit now (SHI-9.2, SHI-9.3, SHI-9.6)."""
    if state.vars[table.MASTERY + seat] < table.RELIC_MASTERY or state.vars[table.RELIC_TAKEN + seat]:
        return ()
    return state.zones[table.RELICS[seat]] + state.zones[table.SECRETS[seat]]


def recruit_relic(state: State, seat: Seat, card: Card) -> None:
    """One a game (SHI-9.3)."""
    state.vars[table.RELIC_TAKEN + seat] = 1
    recruit(state, seat, card, crystals=0)
