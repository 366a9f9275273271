"""Replays in words."""

import time
from collections.abc import Sequence
from typing import Final

from deckwright.kernel.errors import DeckwrightError, EngineFault
from deckwright.kernel.game import Game
from deckwright.kernel.handles import Event
from deckwright.kernel.notation import seat_name
from deckwright.kernel.vocabulary import Moment
from deckwright.play.phrases import say_key
from deckwright.play.tables import log_lines, own_lines
from deckwright.server.playback import Replay, ReplayFrame
from deckwright.server.protocol import LogLine, ReplayStep
from deckwright.server.scenes import by_turns
from deckwright.text import Speaker

UNTOLD: Final = (EngineFault, DeckwrightError, LookupError, ValueError, TypeError, AttributeError)
"""What telling an event can come to that no game of today would tell."""


def tell_steps(replay: Replay, speaker: Speaker, first: int, last: int) -> list[ReplayStep]:
    """Some steps of a game, in words."""
    record, game = replay.record, speaker.game
    assert game is not None
    frames = replay.frames(first, last)
    steps = []
    for number in range(first, last + 1):
        # Others get their turn.
        time.sleep(0)
        shown = frames.get(number)
        key = record.choices[number] if number < len(record.choices) else None
        steps.append(
            ReplayStep(
                number=number,
                seat=None if shown is None or shown.seat is None else seat_name(shown.seat),
                choice=None if key is None else say_choice(game, speaker, key, shown),
                view=None if shown is None else shown.view,
                log=tell(game, speaker, record.events[number]),
                lines={} if shown is None else own_lines(game, speaker, shown.view),
            )
        )
    return steps


def tell(game: Game, speaker: Speaker, events: Sequence[Event]) -> list[LogLine]:
    """What happened, line by line. Old events that have no words today are left out."""
    lines: list[LogLine] = []
    for row in by_turns(game.table.vocabulary, events):
        is_turn = game.table.vocabulary.moment_of(row[0].kind) is Moment.TURN
        try:
            texts = log_lines(game, speaker, row)
        except UNTOLD:
            texts = [text for event in row if (text := tell_one(speaker, event))]
        lines += [LogLine(text, is_turn and not place) for place, text in enumerate(texts)]
    return lines


def tell_one(speaker: Speaker, event: Event) -> str:
    try:
        return speaker.event(event)
    except UNTOLD:
        return ""


def say_choice(game: Game, speaker: Speaker, key: str, shown: ReplayFrame | None) -> str:
    """A choice in words; one that is no option any more as well as can be."""
    if shown is not None and shown.verb is not None:
        return speaker.say_word("verb", shown.verb.name, shown.values)
    try:
        return say_key(game, speaker, key)
    except UNTOLD:
        return f"[{key}]"
