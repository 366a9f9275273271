"""The table in the terminal. A game with a layout of its own has a module of its name here.

It may have any of the functions of `generic`, which serve all games that leave them out.
"""

import importlib
import pkgutil
from collections.abc import Sequence
from types import ModuleType
from typing import Any

from deckwright.kernel.game import Game
from deckwright.kernel.handles import Event, Option
from deckwright.kernel.notation import face_of
from deckwright.kernel.state import State
from deckwright.kernel.windows import waiting
from deckwright.kernel.words import RESOLVE, VERB_SHIFT, first
from deckwright.play.tables import generic
from deckwright.text import Speaker

_LAYOUTS = {module.name for module in pkgutil.iter_modules(__path__)} - {"generic"}


def layout_of(game: Game) -> ModuleType:
    module = game.name.replace("-", "_")
    return importlib.import_module(f"{__name__}.{module}") if module in _LAYOUTS else generic


def part_of(game: Game, name: str) -> Any:
    """A function of a game's layout, or else the one for any game."""
    return getattr(layout_of(game), name, getattr(generic, name))


def table_lines(game: Game, speaker: Speaker, view: dict[str, Any]) -> list[str]:
    """What a seat sees of the table, line by line."""
    lines: list[str] = part_of(game, "lines")(speaker, view)
    return lines


def log_lines(game: Game, speaker: Speaker, events: Sequence[Event]) -> list[str]:
    """What happened, line by line."""
    lines: list[str] = part_of(game, "tell")(speaker, events)
    return lines


def option_note(speaker: Speaker, view: dict[str, Any], option: Option, state: State) -> str:
    """What a person needs to know of an option besides its words; mostly nothing."""
    if option.code >> VERB_SHIFT << VERB_SHIFT == RESOLVE:
        return waiting_text(speaker, state, first(option.code))
    note: str = part_of(state.game, "note")(speaker, view, option)
    warning: str = part_of(state.game, "warning")(speaker, state, option)
    return "; ".join(filter(None, (note, warning)))


def waiting_text(speaker: Speaker, state: State, place: int) -> str:
    """The text of the card that an ability comes from, with its name if another one has the ability now. What
    the rules themselves bring about has its name in the option."""
    face, _, holder, *_ = waiting(state)[place]
    name = state.game.table.face_names[face]
    text = speaker.card_text(name).replace("\n", " ")
    return (
        text
        if state.face[holder] == face or face in state.game.cards.rule_faces
        else f"{speaker.card_name(name)}: {text}"
    )


def printed_on(game: Game, speaker: Speaker, face: str) -> str:
    """What is printed on a card besides its text; mostly nothing."""
    text: str = part_of(game, "printed")(speaker, face)
    return text


def own_lines(game: Game, speaker: Speaker, view: dict[str, Any]) -> dict[str, str]:
    """By notation, the same for the cards of a view that are not as their faces are printed."""
    own_line = part_of(game, "own_line")
    lines = {}
    for zone in view["zones"].values():
        for card in zone.get("cards") or ():
            if isinstance(card, dict) and (line := own_line(speaker, card)):
                lines[generic.notation_of(card)] = line
    return lines


def lines_of(game: Game, speaker: Speaker, view: dict[str, Any], face: str) -> list[str]:
    """What the cards of a face say of themselves as they lie in a view, each once; else what is printed."""
    own = own_lines(game, speaker, view)
    seen = [
        generic.notation_of(card)
        for zone in view["zones"].values()
        for card in zone.get("cards") or ()
        if card is not None
    ]
    printed = printed_on(game, speaker, face)
    lines = [own.get(each, printed) for each in seen if face_of(each) == face]
    return [line for line in dict.fromkeys(lines or [printed]) if line]


def face_facts(game: Game, face: str) -> dict[str, Any]:
    """What is printed on a card as data, for whoever draws it."""
    facts: dict[str, Any] = part_of(game, "face_facts")(face)
    return facts


def face_words(game: Game, speaker: Speaker) -> dict[str, dict[str, str]]:
    """The words for what stands in the facts of cards, by group, that are not in the lexicon."""
    words: dict[str, dict[str, str]] = part_of(game, "face_words")(speaker)
    return words


def zone_lines(game: Game, speaker: Speaker, view: dict[str, Any], zone: str) -> list[str]:
    """All that is known of one zone."""
    line: str = part_of(game, "zone_line")(speaker, zone, view["zones"][zone])
    beyond: list[str] = part_of(game, "beyond")(speaker, view, zone)
    return [line, *beyond]
