"""The torture game for the kernel."""

from collections.abc import Iterable
from typing import Any, ClassVar

from deckwright.kernel.abilities import Whose, index_all
from deckwright.kernel.control import Until
from deckwright.kernel.frames import Frame
from deckwright.kernel.game import Game, Setup
from deckwright.kernel.ids import NO_CARD, Card, Face, Seat, Zone
from deckwright.kernel.interpreter import push
from deckwright.kernel.refusals import Refusal
from deckwright.kernel.rng import shuffled
from deckwright.kernel.scenario import Reader
from deckwright.kernel.state import State
from deckwright.kernel.urns import fill_by_owner
from deckwright.kernel.zones import draw
from tests.torture import cards, table
from tests.torture.deeds import DEEDS, DESTRUCTION, is_lethal
from tests.torture.rules import FULL_HAND, TURN
from tests.torture.words import EndOfTurn


def faces_of(names: Iterable[str]) -> list[Face]:
    return [Face(table.FACES.index(name)) for name in names]


class Torture(Game):
    """Two players, gold to fifteen."""

    name = "torture"
    least_seats = 2
    most_seats = 2
    vocabulary = table.WORDS
    zone_table = table.ZONES
    vars = table.VARS
    columns = table.COLUMNS
    attributes = table.ATTRIBUTES
    player_attributes = table.PLAYER_ATTRIBUTES
    face_names = table.FACES
    scripts: ClassVar = cards.SCRIPTS
    deeds_of: ClassVar = DEEDS
    has_copies = True
    blank_attribute = table.BLANK
    turn_var = table.TURN
    active_var = table.ACTIVE
    deck_list: ClassVar = faces_of(face for face in (*table.FACES, *table.TWICE) if face not in table.LOOPS)

    def cards(self, setup: Setup) -> list[Face]:
        return self.deck_list * 2

    def blank(self, setup: Setup, faces: list[Face], rng: int) -> State:
        state = super().blank(setup, faces, rng)
        half = len(faces) // 2
        state.owner = [Seat(0)] * half + [Seat(1)] * half
        state.controller = state.owner[:]
        state.text = faces[:]
        state.host = [NO_CARD] * len(faces)
        return state

    def deal(self, state: State) -> None:
        half = len(self.deck_list)
        fill_by_owner(state)
        for seat in range(2):
            own = [Card(card) for card in range(seat * half, (seat + 1) * half)]
            self.put(state, shuffled(state, own), table.DECK[seat])
            draw(state, table.DECK[seat], table.HAND[seat], FULL_HAND)
        push(state, TURN, Seat(0))

    def put(self, state: State, cards: tuple[Card, ...], zone: Zone) -> None:
        state.zones[zone] = cards
        for card in cards:
            state.zone[card] = zone
            state.known[card] = self.sight[zone]

    def arrange(self, words: Reader) -> State:
        """`{"players": [{"line": ["brute"], "hand": […], "deck": […], "gold": 3}, …]}`; the rest is
        in the decks' bottom, unless the deck is listed: then it is discarded."""
        setup = self.read_setup(2, {}, 1, words.generator)
        state = self.blank(setup, self.cards(setup), setup.first_chance())
        half = len(self.deck_list)
        for seat, player in enumerate(words.readers("players")):
            rest = [Card(card) for card in range(seat * half, (seat + 1) * half)]
            state.vars[table.GOLD + seat] = player.number("gold", 0, 0, 99)
            listed = player.has("deck")
            for kind in ("line", "hand", "discard", "deck"):
                taken = []
                for name in player.words(kind) or []:
                    card = next(card for card in rest if table.FACES[state.face[card]] == name)
                    rest.remove(card)
                    taken.append(card)
                zones = {"line": table.LINE, "hand": table.HAND, "discard": table.DISCARD, "deck": table.DECK}
                self.put(state, tuple(reversed(taken) if kind == "deck" else taken), zones[kind][seat])
            zone = table.DISCARD[seat] if listed else table.DECK[seat]
            self.put(state, tuple(rest) + state.zones[zone], zone)
            player.close()
        words.close()
        fill_by_owner(state)
        index_all(state)
        state.dirty = False
        state.vars[table.TURN] = 1
        push(state, TURN, Seat(0)).pc = 1
        return state

    def describe(self, state: State, seat: Seat | None) -> dict[str, Any]:
        return dict(zip(self.vars, state.vars, strict=True))

    def describe_card(self, state: State, card: Card, seat: Seat | None) -> Any:
        columns = [column[card] for column in state.columns]
        return [self.label(state, card, seat), self.face_names[state.text[card]], columns]

    def refusals(self, state: State, seat: Seat) -> list[Refusal]:
        return []

    def printed(self, state: State, attribute: int, card: Card) -> int:
        fact = table.FACTS[table.FACES[state.text[card]]]
        if attribute == table.POWER:
            return fact.power
        flags = {
            table.CREATURE: fact.type == table.CREATURE_TYPE,
            table.BEAST: fact.beast,
            table.MACHINE: fact.machine,
        }
        return int(flags.get(attribute, False))

    def moment(self, state: State, until: Until, frame: Frame) -> tuple[int, int]:
        assert isinstance(until, EndOfTurn)
        active = state.vars[table.ACTIVE]
        if until.whose is Whose.ANY:
            return active, 0
        seat = frame.seat if until.whose is Whose.YOU else 1 - frame.seat
        return seat, int(until.following and seat == active)

    def look_over(self, state: State) -> None:
        """Creatures whose power fell to their damage are destroyed."""
        doomed = tuple(card for line in table.LINE for card in state.zones[line] if is_lethal(state, card))
        if doomed:
            frame = push(state, DESTRUCTION, Seat(state.vars[table.ACTIVE]))
            frame.picks = doomed


class Loops(Torture):
    """The same with the cards whose effects never end."""

    deck_list: ClassVar = faces_of([*table.FACES, *table.TWICE])


TORTURE = Torture()
LOOPS = Loops()
