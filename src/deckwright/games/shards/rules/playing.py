"""Playing cards, exhausting champions, copying effects (SHI-4.3, SHI-4.6, SHI-6.13)."""

from typing import Final

from deckwright.games.shards import table
from deckwright.games.shards.facts import IS_CHAMPION
from deckwright.games.shards.rules.abilities import FROM_DISCARD, ON_EXHAUST, ON_PLAY, REQUIRED
from deckwright.games.shards.rules.field import is_nemesis, to_choose_from
from deckwright.games.shards.rules.keywords import could_fulfil
from deckwright.kernel.abilities import begin_abilities
from deckwright.kernel.decisions import ask
from deckwright.kernel.events import emit
from deckwright.kernel.frames import NO_ANSWER, NONE, Frame
from deckwright.kernel.ids import Card, Seat
from deckwright.kernel.nodes import procedure
from deckwright.kernel.state import State
from deckwright.kernel.windows import gather
from deckwright.kernel.words import PICK, first
from deckwright.kernel.zones import move


def play_card(state: State, seat: Seat, card: Card) -> None:
    """Play a card from hand."""
    move(state, card, table.PLAY[seat])
    emit(state, table.PLAYED, seat, card)
    resolve_play(state, seat, card)


def resolve_play(state: State, seat: Seat, card: Card) -> None:
    """A card has come into the play area by being played, however that was: its effects resolve, then
    what waits for a card to be played."""
    plays = state.vars[table.PLAYS] + 1
    state.vars[table.PLAYS] = plays
    state.own(table.PLAYED_AS)[card] = plays
    state.own_controller()[card] = seat
    face = state.face[card]
    frames = state.frames
    if IS_CHAMPION[face]:
        state.own(table.EXHAUSTED)[card] = 0
        begin_abilities(state, card)
        frames.append(Frame(AFTER_PLAYING, seat, len(frames), card))
    elif table.PLAYED in state.index.listeners:
        frames.append(Frame(AFTER_PLAYING, seat, len(frames), card))
    effect = ON_PLAY[face]
    if effect is not None:
        frames.append(Frame(effect, seat, len(frames), card))


def note_played(state: State, frame: Frame) -> None:
    """An ally's own effects come first, then its copy (SHI-7.1, SHI-7.22)."""
    gather(state, table.PLAYED, frame.seat, frame.source)


def look_into_discard(state: State, frame: Frame) -> None:
    """What works from the discard pile when a champion was played (SHI-7.9, SHI-7.23)."""
    if not IS_CHAMPION[state.face[frame.source]]:
        return
    for card in state.zones[table.DISCARD[frame.seat]]:
        ability = FROM_DISCARD[state.face[card]]
        if ability is not None:
            state.frames.append(Frame(ability.effect, frame.seat, len(state.frames), card))


AFTER_PLAYING: Final = procedure("shards/after-playing", note_played, look_into_discard)


def can_exhaust(state: State, seat: Seat, card: Card) -> bool:
    """Once a turn for each champion (SHI-4.6)."""
    face = state.face[card]
    if ON_EXHAUST[face] is None or state.columns[table.EXHAUSTED][card]:
        return False
    keyword = REQUIRED[face]
    return keyword is None or is_nemesis(seat) or could_fulfil(state, seat, keyword, card)


def exhaust(state: State, seat: Seat, card: Card) -> None:
    """Exhausting is not playing (SHI-4.11)."""
    state.own(table.EXHAUSTED)[card] = 1
    emit(state, table.USED, seat, card)
    effect = ON_EXHAUST[state.face[card]]
    if effect is not None:
        state.frames.append(Frame(effect, seat, len(state.frames), card))


# Copying.


def push_copy(state: State, frame: Frame, card: Card) -> None:
    """Apply the play effects of a card as those of the copier; `subject` is the chain (SHI-7.15)."""
    emit(state, table.COPIED, frame.seat, card, frame.source)
    effect = ON_PLAY[state.face[card]]
    if effect is not None:
        copy = Frame(effect, frame.seat, len(state.frames), frame.source)
        copy.subject = card
        state.frames.append(copy)


def ask_which_copy(state: State, frame: Frame) -> None:
    """The player orders copies that are not the same (SHI-7.22)."""
    codes = [PICK + card for card in to_choose_from(state, frame.picks)]
    if codes:
        ask(state, frame.seat, table.ASK_COPY_ORDER, codes, (frame.source,))


def copy_next(state: State, frame: Frame) -> None:
    if frame.answer == NO_ANSWER:
        return
    card = Card(first(frame.answer))
    frame.answer = NO_ANSWER
    frame.picks = tuple(each for each in frame.picks if each != card) or NONE
    frame.pc = 0
    push_copy(state, frame, card)


COPYING: Final = procedure("shards/copying", ask_which_copy, copy_next)


def push_copies(state: State, frame: Frame, cards: tuple[int, ...]) -> None:
    copies = Frame(COPYING, frame.seat, len(state.frames), frame.source)
    copies.picks = cards
    state.frames.append(copies)
