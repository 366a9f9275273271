"""What nobody or only one player knows (KF-17). Deck lists are open, and so is what goes into a discard pile
and from there back into a deck: the rest is for the urns of the kernel."""

from dataclasses import replace
from typing import Final

from deckwright.games.keyforge import table
from deckwright.games.keyforge.decks.code import format_code
from deckwright.games.keyforge.decks.settings import new_deck
from deckwright.games.keyforge.rules.field import opponent
from deckwright.kernel.ids import ONLOOKER, Seat
from deckwright.kernel.rng import Rng
from deckwright.kernel.settings import Value
from deckwright.kernel.setup import Setup
from deckwright.kernel.state import State

HIDDEN: Final = "hidden"
"""In place of a deck that a seat may not know."""


def imagine(setup: Setup, state: State, seat: Seat, rng: Rng) -> Setup:
    """Decks that the seat has not seen are made anew."""
    secret = secret_decks(state, seat)
    if not secret:
        return setup
    settings = tuple(
        (name, format_code(new_deck(str(setup["set"]), rng)) if name in secret else value)
        for name, value in setup.settings
    )
    return replace(setup, settings=settings)


def visible_settings(state: State, seat: Seat | None) -> dict[str, Value]:
    secret = () if seat is None else secret_decks(state, seat)
    return {name: HIDDEN if name in secret else value for name, value in state.setup.settings}


def secret_decks(state: State, seat: Seat) -> tuple[str, ...]:
    """In sealed play, the opponent's decks that are not (or not yet) played: only their player knows them."""
    if state.setup["format"] != "sealed":
        return ()
    if seat == ONLOOKER:
        return secret_decks(state, Seat(0)) + secret_decks(state, Seat(1))
    other = opponent(seat)
    decks = [other, other + table.SEATS]
    if state.face:
        decks.remove(state.vars[table.DECK_OF + other])
    return tuple(f"deck{deck + 1}" for deck in decks)
