"""The table in the terminal. A game with a layout of its own has a module of its name here; one from
outside has it in a module `layout` beside its `game`."""

import importlib
import importlib.util
import pkgutil
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any

from deckwright.kernel.game import Game
from deckwright.kernel.handles import Event, Option
from deckwright.kernel.notation import face_of, seat_name
from deckwright.kernel.state import State
from deckwright.kernel.vocabulary import RESOLVE, VERB_SHIFT, first
from deckwright.kernel.windows import waiting
from deckwright.play.tables import generic
from deckwright.play.tables.layout import PLAIN, Layout, Of
from deckwright.text import Speaker

_LAYOUTS = {module.name for module in pkgutil.iter_modules(__path__)} - {"generic", "layout"}


@lru_cache(maxsize=64)
def layout_of(game: Game) -> Layout:
    """How a game looks."""
    module = f"{__name__}.{game.name.replace('-', '_')}"
    if game.name.replace("-", "_") not in _LAYOUTS:
        module = f"{game.about.package}.layout"
        if importlib.util.find_spec(module) is None:
            return PLAIN
    layout = importlib.import_module(module).LAYOUT
    assert isinstance(layout, Layout)
    return layout


def table_lines(game: Game, speaker: Speaker, view: dict[str, Any]) -> list[str]:
    """What a seat sees of the table, line by line."""
    return [*figure_lines(game, speaker, view), *layout_of(game).lines(speaker, view)]


def figure_lines(game: Game, speaker: Speaker, view: dict[str, Any]) -> Iterator[str]:
    """A line for each player with the numbers that the layout names."""
    names = [figure.name for figure in layout_of(game).figures if figure.of is Of.PLAYER]
    for seat, player in enumerate(view["table"].get("players", ()) if names else ()):
        told = ", ".join(
            speaker.say("play-table-figure", figure=figure_word(speaker, name), value=player[name])
            for name in names
            if name in player
        )
        yield speaker.say("play-table-figures", player=speaker.seat(seat_name(seat)), figures=told)


def figure_word(speaker: Speaker, name: str) -> str:
    """What a number of the table is called."""
    return speaker.say(f"figure-{name}")


def log_lines(game: Game, speaker: Speaker, events: Sequence[Event]) -> list[str]:
    """What happened, line by line."""
    return layout_of(game).tell(speaker, events)


def option_note(speaker: Speaker, view: dict[str, Any], option: Option, state: State) -> str:
    """What a person needs to know of an option besides its words; mostly nothing."""
    if option.code >> VERB_SHIFT << VERB_SHIFT == RESOLVE:
        return waiting_text(speaker, state, first(option.code))
    layout = layout_of(state.game)
    notes = (layout.note(speaker, view, option), layout.warning(speaker, state, option))
    return "; ".join(filter(None, notes))


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
    return layout_of(game).printed(speaker, face)


def own_lines(game: Game, speaker: Speaker, view: dict[str, Any]) -> dict[str, str]:
    """By notation, the same for the cards of a view that are not as their faces are printed."""
    own_line = layout_of(game).own_line
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
    return layout_of(game).face_facts(face)


def face_words(game: Game, speaker: Speaker) -> dict[str, dict[str, str]]:
    """The words for what stands in the facts of cards, by group, that are not in the lexicon."""
    return layout_of(game).face_words(speaker)


def zone_lines(game: Game, speaker: Speaker, view: dict[str, Any], zone: str) -> list[str]:
    """All that is known of one zone."""
    layout = layout_of(game)
    return [layout.zone_line(speaker, zone, view["zones"][zone]), *layout.beyond(speaker, view, zone)]
