"""Positions from a description: `{"players": [{"play": ["older-brother"], "hand": […], "gold": 3}, …]}`.

A card in play is its id, or a mapping with `card` and what is so about it: `damage`, `plus`, `minus`,
`exhausted`, `slot`, `level`, `arrived` (this turn), `unfinished`, `borrowed`. The game has the cards that are
listed and no others; both players have a base.
"""

from typing import TYPE_CHECKING, Any, Final

from deckwright.games.codex import table
from deckwright.games.codex.facts import BASE, BUILDINGS, HERO, SPECS, SPELL, UNIT
from deckwright.games.codex.rules.leaving import doomed
from deckwright.games.codex.rules.start import OVERPOWER, know_the_decks
from deckwright.games.codex.rules.turn import (
    TURN,
    ask_for_tech,
    begin_turn,
    draw_phase,
    offer,
    upkeep,
)
from deckwright.kernel.abilities import index_all
from deckwright.kernel.errors import BadDescription
from deckwright.kernel.ids import Card, Face, Seat, Zone
from deckwright.kernel.interpreter import push
from deckwright.kernel.scenario import Reader, require_seats
from deckwright.kernel.setup import read_setup
from deckwright.kernel.state import State

if TYPE_CHECKING:
    from deckwright.kernel.game import Game

PILES: Final = {
    "deck": table.DECK,
    "hand": table.HAND,
    "discard": table.DISCARD,
    "codex": table.CODEX,
    "workers": table.WORKERS,
    "command": table.COMMAND,
    "play": table.PLAY,
    "buildings": table.BUILDINGS,
    "plans": table.PLANS,
    "aside": table.ASIDE,
}
CARD_ZONES: Final = (*table.DECK, *table.HAND, *table.DISCARD, *table.CODEX, *table.WORKERS)
NUMBERS: Final = {
    "damage": (table.DAMAGE, 99),
    "plus": (table.PLUS, 99),
    "minus": (table.MINUS, 99),
    "level": (table.LEVEL, 99),
}
FLAGS: Final = {"exhausted": table.EXHAUSTED, "unfinished": table.UNFINISHED, "lost": table.BUILT_BEFORE}
PHASES: Final = {
    "tech": ask_for_tech,
    "ready": begin_turn,
    "upkeep": upkeep,
    "main": offer,
    "draw": draw_phase,
}


class Arranger:
    """Gathers the cards of a description, each with its place, and lays them out."""

    def __init__(self) -> None:
        self.faces: list[Face] = []
        self.owners: list[Seat] = []
        self.seats: list[Seat] = []
        self.zones: list[Zone] = []
        self.marks: list[dict[int, int]] = []
        self.new: list[bool] = []
        self.places: list[str] = []
        self.patrolling: set[tuple[Zone, str]] = set()

    def add(self, word: Any, zone: Zone, seat: Seat, where: str) -> None:
        reader = Reader({"card": word} if isinstance(word, str) else word, where)
        name = reader.take("card")
        if not isinstance(name, str) or name not in table.FACES or name in table.RULE_FACES:
            raise BadDescription("scenario-unknown-card", where=where, card=str(name)[:60])
        check_place(name, zone, where)
        self.faces.append(Face(table.FACES.index(name)))
        self.places.append(where)
        self.owners.append(Seat(1 - seat) if reader.flag("borrowed") else seat)
        self.seats.append(seat)
        self.zones.append(zone)
        marks = {column: reader.number(key, 0, 0, most) for key, (column, most) in NUMBERS.items()}
        marks |= {column: int(reader.flag(key)) for key, column in FLAGS.items()}
        slot = reader.word("slot", "", ("", *table.SLOTS)) if zone in table.PLAY else ""
        marks[table.SLOT] = table.SLOTS.index(slot) + 1 if slot else 0
        if slot and (zone, slot) in self.patrolling:
            raise BadDescription("scenario-word-twice", where=reader.path("slot"), word=slot)
        self.patrolling.add((zone, slot))
        self.marks.append(marks)
        self.new.append(reader.flag("arrived"))
        reader.close()

    def lay_out(self, state: State) -> None:
        for number, zone in enumerate(self.zones):
            card = Card(number)
            for column, value in self.marks[number].items():
                state.own(column)[card] = value
            state.own(table.ARRIVED)[card] = state.vars[table.TURN] if self.new[number] else -1
            state.own(table.ATTACKED)[card] = -1
            if table.FACTS[self.faces[number]].bands and zone in table.PLAY:
                state.own(table.LEVEL)[card] = max(1, state.columns[table.LEVEL][card])
            state.own_zone()[card] = zone
            state.zones[zone] += (card,)
            state.own_known()[card] = state.game.table.sight[zone]
        state.owner = self.owners
        state.controller = self.seats
        state.text = self.faces[:]
        self.bind_spells(state)
        for deck in table.DECK:
            state.zones[deck] = state.zones[deck][::-1]  # The first card listed is on top.

    def bind_spells(self, state: State) -> None:
        """A channelled spell in play was cast by the hero of its side (COD-4.8)."""
        for number, zone in enumerate(self.zones):
            fact = table.FACTS[self.faces[number]]
            if "channelled" in fact.kinds and zone in table.PLAY:
                heroes = [
                    card
                    for card in state.zones[zone]
                    if table.FACTS[self.faces[card]].bands and table.FACTS[self.faces[card]].spec == fact.spec
                ]
                state.own(table.BOUND)[number] = heroes[0] + 1 if heroes else 0


def check_place(name: str, zone: Zone, where: str) -> None:
    """Cards lie where their type can be; both players have a base of their own already."""
    fact = table.FACTS[table.FACES.index(name)]
    if zone in table.PLAY:
        fits = fact.type in (UNIT, HERO) or bool({"ongoing", "channelled"} & set(fact.kinds))
    elif zone in table.BUILDINGS:
        fits = fact.type in BUILDINGS and (fact.type != BASE or where.endswith(".base"))
    elif zone in table.COMMAND:
        fits = fact.type == HERO
    else:
        fits = zone not in CARD_ZONES or fact.type in (UNIT, SPELL)
    if not fits:
        raise BadDescription("scenario-wrong-place", where=where, card=name)


def check(state: State, cards: Arranger) -> None:
    """Nothing lies there without hit points (COD-7.1)."""
    for card in doomed(state, (*table.PLAY, *table.BUILDINGS)):
        name = table.FACES[state.face[card]]
        raise BadDescription("scenario-cannot-stay", where=cards.places[card], card=name)


def arrange(game: "Game", words: Reader) -> State:
    """The position, with the turn under way."""
    cards = Arranger()
    numbers: dict[int, int] = {}
    players = words.readers("players")
    for seat, player in enumerate(players[: table.SEATS]):
        numbers |= read_player(player, Seat(seat), cards)
    seed = words.number("seed", 0, 0, 2**64 - 1)
    setup = read_setup(
        game,
        table.SEATS,
        {"sides": "described", "overpower": words.word("overpower", OVERPOWER[0], OVERPOWER)},
        seed,
        words.generator,
    )
    state = State(game, setup, cards.faces, setup.first_chance())
    active = Seat(("p1", "p2").index(words.word("active", "p1", ("p1", "p2"))))
    phase = words.word("phase", "main", tuple(PHASES))
    numbers |= {
        table.TURN: words.number("turn", 3, 1, 999) - int(phase in ("tech", "ready")),
        table.ACTIVE: active if phase not in ("tech", "ready") else 1 - active,
        table.FIRST: active,
        table.PHASE: table.MAIN,
        table.HIRED: int(words.flag("hired")),
        table.RESHUFFLED: int(words.flag("reshuffled")),
    }
    words.close()
    require_seats(players, table.SEATS)
    for number, value in numbers.items():
        state.vars[number] = value
    cards.lay_out(state)
    know_the_decks(state)
    index_all(state)
    check(state, cards)
    state.dirty = False
    push(state, TURN, active).pc = TURN.steps.index(PHASES[phase])
    return state


def read_player(words: Reader, seat: Seat, cards: Arranger) -> dict[int, int]:
    """The cards of a player, and their numbers."""
    base = {"card": "base", "damage": 20 - words.number("base", 20, 1, 20)}
    cards.add(base, table.BUILDINGS[seat], seat, words.path("base"))
    for kind, zones in PILES.items():
        for where, word in words.items(kind):
            cards.add(word, zones[seat], seat, where)
    spec = words.word("spec", SPECS[seat], SPECS)
    numbers = {
        table.GOLD + seat: words.number("gold", 0, 0, table.MOST_GOLD),
        table.FIRST_WORKERS + seat: words.number("first-workers", 4, 0, 99),
        table.SIDE + seat: SPECS.index(spec),
        table.TURNS + seat: words.number("turns", 1, 0, 999),
        table.TOWER_USED + seat: int(words.flag("tower-used")),
    }
    words.close()
    return numbers
