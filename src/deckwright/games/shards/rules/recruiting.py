"""Recruiting cards and relics, fast-playing mercenaries (SHI-4.4, SHI-4.5, SHI-9)."""

from dataclasses import dataclass
from typing import Final

from deckwright.games.shards import table
from deckwright.games.shards.facts import COST
from deckwright.games.shards.rules.centre import take_from_row
from deckwright.games.shards.rules.playing import resolve_play
from deckwright.games.shards.script.abilities import NextRecruitEnters
from deckwright.kernel.abilities import Lasting
from deckwright.kernel.decisions import ask
from deckwright.kernel.events import emit
from deckwright.kernel.frames import NO_ANSWER, Frame
from deckwright.kernel.ids import Card, Seat, Zone
from deckwright.kernel.interpreter import call
from deckwright.kernel.locals import Locals
from deckwright.kernel.nodes import procedure_with
from deckwright.kernel.scope import Scope, belongs
from deckwright.kernel.state import State
from deckwright.kernel.vocabulary import ALLOWED
from deckwright.kernel.zones import move


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


@dataclass
class Recruiting(Locals):
    """What was paid for the card, and whether it goes to the hand."""

    crystals: int = 0
    to_hand: bool = False


def recruit(state: State, seat: Seat, card: Card, crystals: int, to_hand: bool = False) -> None:
    """A card of the row, or a relic, goes where it belongs: the discard pile, the hand, the play area."""
    state.vars[table.CRYSTALS] -= crystals
    call(state, RECRUITING, seat, Recruiting(crystals, to_hand), card)


def ask_where(state: State, frame: Frame[Recruiting]) -> None:
    """Hand or play, if two effects want the card (SHI-7.20)."""
    if frame.locals.to_hand and way_into_play(state, frame.seat, frame.source) is not None:
        ask(state, frame.seat, table.ASK_WHERE, [table.TO_HAND, table.TO_PLAY], (frame.source,))


def bring(state: State, frame: Frame[Recruiting]) -> None:
    card, seat = frame.source, frame.seat
    way = way_into_play(state, seat, card)
    if way is not None:
        # It was for this champion, wherever it goes (SHI-7.19).
        state.lasting = tuple(each for each in state.lasting if each is not way)
    enters = way is not None and frame.answer != table.TO_HAND
    frame.answer = NO_ANSWER
    usual: Zone = table.HAND[seat] if frame.locals.to_hand else table.DISCARD[seat]
    to = table.PLAY[seat] if enters else usual
    if state.zone[card] == table.ROW:
        emit(state, table.RECRUITED, seat, card, to, frame.locals.crystals)
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


RECRUITING: Final = procedure_with(Recruiting, "shards/recruiting", ask_where, bring)


def fast_play(state: State, seat: Seat, card: Card) -> None:
    """The mercenary counts as played (SHI-6.7); the row is full again before its effects (SHI-3.6)."""
    crystals = COST[state.face[card]]
    state.vars[table.CRYSTALS] -= crystals
    emit(state, table.FAST_PLAYED, seat, card, amount=crystals)
    take_from_row(state, card, table.PLAY[seat])
    if state.outcome is None:
        state.own(table.FAST)[card] = 1
        resolve_play(state, seat, card)


def why_no_relic(state: State, seat: Seat) -> int:
    """Why a player can't recruit a relic yet (SHI-9.2)."""
    return ALLOWED if state.vars[table.MASTERY + seat] >= table.RELIC_MASTERY else table.RELIC_TOO_EARLY


def relics_of(state: State, seat: Seat) -> tuple[Card, ...]:
    """The relics beside a player, of which one may be recruited in a game (SHI-9.3, SHI-9.6)."""
    if state.vars[table.RELIC_TAKEN + seat]:
        return ()
    return state.zones[table.RELICS[seat]] + state.zones[table.SECRETS[seat]]


def recruit_relic(state: State, seat: Seat, card: Card) -> None:
    """One a game (SHI-9.3)."""
    state.vars[table.RELIC_TAKEN + seat] = 1
    recruit(state, seat, card, crystals=0)
