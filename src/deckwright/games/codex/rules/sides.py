"""Settings of the game: who plays which side (COD-1), and how overpower is read (COD-11.2)."""

from dataclasses import replace
from typing import Final

from deckwright.games.codex.rules import start
from deckwright.kernel.errors import BadSetting, quote
from deckwright.kernel.ids import Face
from deckwright.kernel.settings import Setting
from deckwright.kernel.setup import Setup
from deckwright.kernel.state import State

DESCRIBED: Final = "described"
"""In place of sides: the cards of a description."""


def read_sides(text: str) -> str:
    word = text.strip().lower()
    if word == DESCRIBED or word in start.SIDES:
        return word
    raise BadSetting("setting-bad-value", name="sides", value=quote(text), takes=", ".join(start.SIDES))


SETTINGS: Final[tuple[Setting, ...]] = (
    Setting("sides", default="random", values=start.SIDES, reader=read_sides),
    Setting("overpower", default=start.OVERPOWER[0], values=start.OVERPOWER),
)


def prepare(setup: Setup) -> Setup:
    """Who plays what is settled now, so that the record of a game holds it."""
    if setup["sides"] == DESCRIBED:
        raise BadSetting("setting-bad-value", name="sides", value=DESCRIBED, takes=", ".join(start.SIDES))
    if setup["sides"] != "random":
        return setup
    side = start.SIDES[1 + setup.side_stream("sides").below(2)]
    settings = ((name, side if name == "sides" else value) for name, value in setup.settings)
    return replace(setup, settings=tuple(settings))


def faces_in(state: State) -> list[Face]:
    """Of a described position, those of its description."""
    return list(state.face) if state.setup["sides"] == DESCRIBED else start.cards_of(state.setup)
