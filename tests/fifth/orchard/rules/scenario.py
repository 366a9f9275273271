"""Positions from a description: `{"players": [{"hand": ["plum"], "orchard": ["pear"], "water": 3}, …]}`."""

from typing import TYPE_CHECKING

from deckwright.kernel.abilities import index_all
from deckwright.kernel.errors import BadDescription
from deckwright.kernel.ids import Card, Seat, Zone
from deckwright.kernel.interpreter import push
from deckwright.kernel.scenario import Reader, require_seats
from deckwright.kernel.setup import read_setup
from deckwright.kernel.state import State

from ..table import (
    ACTIVE,
    COMPOST,
    COMPOSTED,
    DECK,
    FACES,
    HAND,
    IS_TREE,
    ORCHARD,
    TURN,
    WATER,
)
from .garden import know_the_box, lay_deck, put
from .turn import TURN_OF_A_PLAYER, ask_for_action

if TYPE_CHECKING:
    from deckwright.kernel.game import Game


class Box:
    """The cards that are not on the table yet."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.cards = [Card(card) for card in range(len(state.face))]

    def take(self, words: Reader, zone: str, to: Zone, trees: bool = False) -> None:
        """Lay out the cards that a word lists; an orchard takes only trees."""
        taken = []
        for place, name in enumerate(words.words(zone) or [], 1):
            where = f"{words.path(zone)}[{place}]"
            if name not in FACES or (trees and not IS_TREE[FACES.index(name)]):
                raise BadDescription("scenario-unknown-card", where=where, card=name[:60])
            left = [card for card in self.cards if FACES[self.state.face[card]] == name]
            if not left:
                raise BadDescription("scenario-card-twice", where=where, card=name)
            self.cards.remove(left[0])
            taken.append(left[0])
        put(self.state, tuple(taken), to)


def arrange(game: "Game", words: Reader) -> State:
    """A deck is listed from its top; one that is not listed has all cards left. Play goes on with an action
    of the active player."""
    players = words.readers("players")
    seats = words.number("seats", len(players) or game.least_seats, game.least_seats, game.most_seats)
    setup = read_setup(
        game,
        seats,
        {"goal": words.number("goal", 12, 6, 15)},
        words.number("seed", 0, 0, 2**64 - 1),
        words.generator,
    )
    state = State(game, setup, game.rules.faces(setup), setup.first_chance())
    know_the_box(state)
    box = Box(state)
    for number, player in enumerate(players[:seats]):
        seat = Seat(number)
        box.take(player, "hand", HAND[seat])
        box.take(player, "orchard", ORCHARD[seat], trees=True)
        for card in state.zones[ORCHARD[seat]]:
            state.own_controller()[card] = seat
        state.vars[WATER + seat] = player.number("water", 0, 0, 99)
        player.close()
    box.take(words, "compost", COMPOST)
    lay_rest(state, box, words)
    names = [f"p{number + 1}" for number in range(seats)]
    state.vars[ACTIVE] = names.index(words.word("active", "p1", names))
    state.vars[TURN] = words.number("turn", 1, 1, 60)
    state.vars[COMPOSTED] = int(words.flag("composted"))
    words.close()
    require_seats(players, seats)
    index_all(state)
    state.dirty = False
    frame = push(state, TURN_OF_A_PLAYER, Seat(state.vars[ACTIVE]))
    frame.pc = TURN_OF_A_PLAYER.steps.index(ask_for_action)
    return state


def lay_rest(state: State, box: Box, words: Reader) -> None:
    if words.has("deck"):
        box.take(words, "deck", DECK)
        put(state, state.zones[DECK][::-1], DECK)
        put(state, (*state.zones[COMPOST], *box.cards), COMPOST)
    else:
        lay_deck(state, box.cards)
        words.words("deck")
