"""Playing cards, and copying what they do (SHI-4.3, SHI-6.13)."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from deckwright.games.shards import table
from deckwright.games.shards.facts import IS_CHAMPION
from deckwright.games.shards.rules.field import to_choose_from
from deckwright.games.shards.script.abilities import Play, WhenChampionPlayed
from deckwright.kernel.abilities import begin_abilities
from deckwright.kernel.decisions import ask
from deckwright.kernel.derived import Derived
from deckwright.kernel.events import emit
from deckwright.kernel.frames import NO_ANSWER, Frame
from deckwright.kernel.ids import Card, Seat
from deckwright.kernel.interpreter import call, go_to, push
from deckwright.kernel.locals import Locals
from deckwright.kernel.nodes import Effect, procedure, procedure_with
from deckwright.kernel.state import State
from deckwright.kernel.vocabulary import PICK, first
from deckwright.kernel.windows import gather
from deckwright.kernel.zones import move

if TYPE_CHECKING:
    from deckwright.kernel.game import Game


def effects_on_play(game: "Game") -> list[Effect | None]:
    """What happens when a card is played."""
    return [
        next((each.effect for each in abilities if isinstance(each, Play)), None)
        for abilities in game.scripts.abilities
    ]


def effects_from_discard(game: "Game") -> list[Effect | None]:
    """What a card in the discard pile does when a champion was played (SHI-7.9)."""
    return [
        next((each.effect for each in abilities if isinstance(each, WhenChampionPlayed)), None)
        for abilities in game.scripts.abilities
    ]


ON_PLAY: Final = Derived(effects_on_play)
FROM_DISCARD: Final = Derived(effects_from_discard)
"""By face."""


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
    if state.controller[card] != seat:
        state.own_controller()[card] = seat
    face = state.face[card]
    if IS_CHAMPION[face]:
        state.own(table.EXHAUSTED)[card] = 0
        begin_abilities(state, card)
        push(state, AFTER_PLAYING, seat, card)
    elif table.PLAYED in state.index.listeners:
        push(state, AFTER_PLAYING, seat, card)
    effect = ON_PLAY.of(state.game)[face]
    if effect is not None:
        push(state, effect, seat, card)


def note_played(state: State, frame: Frame) -> None:
    """An ally's own effects come first, then its copy (SHI-7.1, SHI-7.22)."""
    gather(state, table.PLAYED, frame.seat, frame.source)


def look_into_discard(state: State, frame: Frame) -> None:
    """What works from the discard pile when a champion was played (SHI-7.9, SHI-7.23)."""
    if not IS_CHAMPION[state.face[frame.source]]:
        return
    effects = FROM_DISCARD.of(state.game)
    for card in state.zones[table.DISCARD[frame.seat]]:
        effect = effects[state.face[card]]
        if effect is not None:
            push(state, effect, frame.seat, card)


AFTER_PLAYING: Final = procedure("shards/after-playing", note_played, look_into_discard)


# Copying.


def push_copy(state: State, frame: Frame, card: Card) -> None:
    """Apply the play effects of a card as those of the copier; `subject` is the chain (SHI-7.15)."""
    emit(state, table.COPIED, frame.seat, card, frame.source)
    effect = ON_PLAY.of(state.game)[state.face[card]]
    if effect is not None:
        push(state, effect, frame.seat, frame.source).subject = card


@dataclass
class Copying(Locals):
    """The cards whose effects are still to be copied."""

    cards: tuple[Card, ...] = ()


def ask_which_copy(state: State, frame: Frame[Copying]) -> None:
    """The player orders copies that are not the same (SHI-7.22)."""
    codes = [PICK + card for card in to_choose_from(state, frame.locals.cards)]
    if codes:
        ask(state, frame.seat, table.ASK_COPY_ORDER, codes, (frame.source,))


def copy_next(state: State, frame: Frame[Copying]) -> None:
    if frame.answer == NO_ANSWER:
        return
    card = Card(first(frame.answer))
    frame.answer = NO_ANSWER
    frame.locals.cards = tuple(each for each in frame.locals.cards if each != card)
    go_to(frame, ask_which_copy)
    push_copy(state, frame, card)


COPYING: Final = procedure_with(Copying, "shards/copying", ask_which_copy, copy_next)


def push_copies(state: State, frame: Frame, cards: tuple[Card, ...]) -> None:
    call(state, COPYING, frame.seat, Copying(cards), frame.source)
