"""The torture game for the kernel: two players, gold to fifteen."""

from collections.abc import Iterable
from typing import Any, Final

from deckwright.kernel.abilities import Whose, index_all
from deckwright.kernel.control import Until
from deckwright.kernel.frames import Frame
from deckwright.kernel.game import Game
from deckwright.kernel.ids import Card, Face, Seat, Zone
from deckwright.kernel.interpreter import call, go_to, push
from deckwright.kernel.parts import About, Cards, Knowledge, Rules, Showing, Table
from deckwright.kernel.rng import shuffled
from deckwright.kernel.scenario import Reader
from deckwright.kernel.setup import read_setup
from deckwright.kernel.state import State
from deckwright.kernel.urns import fill_by_owner
from deckwright.kernel.zones import draw
from tests.torture import cards, table
from tests.torture.actions import DESTRUCTION, Destruction, is_lethal
from tests.torture.rules import FULL_HAND, TURN, ask_for_action
from tests.torture.words import EndOfTurn

ZONE_OF: Final = {"line": table.LINE, "hand": table.HAND, "discard": table.DISCARD, "deck": table.DECK}


def faces_of(names: Iterable[str]) -> list[Face]:
    return [Face(table.FACES.index(name)) for name in names]


def own_cards(state: State, half: int) -> None:
    """The first half of all cards is of the first player."""
    rest = len(state.face) - half
    state.owner = [Seat(0)] * half + [Seat(1)] * rest
    state.controller = state.owner[:]


def deal(state: State) -> None:
    half = len(state.face) // 2
    own_cards(state, half)
    fill_by_owner(state)
    for seat in range(2):
        own = [Card(card) for card in range(seat * half, (seat + 1) * half)]
        put(state, shuffled(state, own), table.DECK[seat])
        draw(state, table.DECK[seat], table.HAND[seat], FULL_HAND)
    push(state, TURN, Seat(0))


def put(state: State, cards: tuple[Card, ...], zone: Zone) -> None:
    state.zones[zone] = cards
    for card in cards:
        state.own_zone()[card] = zone
        state.own_known()[card] = state.game.table.sight[zone]


def arrange(game: Game, words: Reader) -> State:
    """`{"players": [{"line": ["brute"], "hand": […], "deck": […], "gold": 3}, …]}`; the rest is
    in the decks' bottom, unless the deck is listed: then it is discarded."""
    setup = read_setup(game, 2, {}, 1, words.generator)
    state = State(game, setup, game.rules.faces(setup), setup.first_chance())
    half = len(state.face) // 2
    own_cards(state, half)
    for seat, player in enumerate(words.readers("players")):
        rest = [Card(card) for card in range(seat * half, (seat + 1) * half)]
        state.vars[table.GOLD + seat] = player.number("gold", 0, 0, 99)
        listed = player.has("deck")
        for kind, zones in ZONE_OF.items():
            taken = []
            for name in player.words(kind) or []:
                card = next(card for card in rest if table.FACES[state.face[card]] == name)
                rest.remove(card)
                taken.append(card)
            put(state, tuple(reversed(taken) if kind == "deck" else taken), zones[seat])
        zone = table.DISCARD[seat] if listed else table.DECK[seat]
        put(state, tuple(rest) + state.zones[zone], zone)
        player.close()
    words.close()
    fill_by_owner(state)
    index_all(state)
    state.dirty = False
    state.vars[table.TURN] = 1
    go_to(push(state, TURN, Seat(0)), ask_for_action)
    return state


def describe(state: State, seat: Seat | None) -> dict[str, Any]:
    return dict(zip(table.VARS, state.vars, strict=True))


def describe_card(state: State, card: Card, seat: Seat | None) -> Any:
    columns = [column[card] for column in state.columns]
    return [state.game.showing.label(state, card, seat), table.FACES[state.text[card]], columns]


def printed(state: State, attribute: int, card: Card) -> int:
    fact = table.FACTS[table.FACES[state.text[card]]]
    if attribute == table.POWER:
        return fact.power
    flags = {
        table.CREATURE: fact.type == table.CREATURE_TYPE,
        table.BEAST: fact.beast,
        table.MACHINE: fact.machine,
    }
    return int(flags.get(attribute, False))


def moment(state: State, until: Until, frame: Frame) -> tuple[int, int]:
    assert isinstance(until, EndOfTurn)
    active = state.vars[table.ACTIVE]
    if until.whose is Whose.ANY:
        return active, 0
    seat = frame.seat if until.whose is Whose.YOU else 1 - frame.seat
    return seat, int(until.following and seat == active)


def destroy_the_lethal(state: State) -> None:
    """Creatures whose power fell to their damage are destroyed."""
    doomed = tuple(card for line in table.LINE for card in state.zones[line] if is_lethal(state, card))
    if doomed:
        call(state, DESTRUCTION, Seat(state.vars[table.ACTIVE]), Destruction(doomed))


def torture(deck: list[Face], package: str = "tests.torture") -> Game:
    """The game with these cards in each deck."""
    return Game(
        About("torture", package, least_seats=2, most_seats=2),
        Table(
            table.WORDS,
            table.ZONES,
            table.FACES,
            vars=table.VARS,
            turn_var=table.TURN,
            active_var=table.ACTIVE,
            columns=table.COLUMNS,
            has_copies=True,
            has_texts=True,
            has_owners=True,
        ),
        Cards(
            cards.SCRIPTS,
            attributes=table.ATTRIBUTES,
            player_attributes=table.PLAYER_ATTRIBUTES,
            blank_attribute=table.BLANK,
            printed=printed,
            moment=moment,
        ),
        Rules(
            faces=lambda setup: deck * 2,
            deal=deal,
            arrange=arrange,
            refusals=lambda state, seat: [],
            state_based_effects=destroy_the_lethal,
        ),
        Knowledge(),
        Showing(describe=describe, describe_card=describe_card),
    )


DECK: Final = faces_of(face for face in (*table.FACES, *table.TWICE) if face not in table.LOOPS)
TORTURE: Final = torture(DECK)
LOOPS: Final = torture(faces_of([*table.FACES, *table.TWICE]))
"""The same with the cards whose effects never end."""
