"""Positions from a description: `{"players": [{"line": ["troll"], "hand": […], "amber": 3}, …], "house": …}`.

A card in play is its id, or a mapping with `card` and what lies on it: `damage`, `amber`, `exhausted`,
`stun`, `ward`, `enrage`, `power-counters`, `doom`, `upgrades`, `under`, `house`, `icons`, `owner`.
"""

from typing import TYPE_CHECKING, Any, Final

from deckwright.games.keyforge import table
from deckwright.games.keyforge.facts import BY_ID, HOUSES, ICONS, Fact
from deckwright.games.keyforge.rules.icons import pack
from deckwright.games.keyforge.rules.start import MATCH, NUMBER_OF, next_game
from deckwright.games.keyforge.rules.turn import TURN, ask_for_action, ask_for_house, begin_turn, draw_step
from deckwright.kernel.abilities import index_all
from deckwright.kernel.errors import BadDescription
from deckwright.kernel.ids import NO_CARD, Card, Face, Seat, Zone
from deckwright.kernel.interpreter import push
from deckwright.kernel.scenario import Reader, bad
from deckwright.kernel.state import State
from deckwright.kernel.urns import fill_by_owner

if TYPE_CHECKING:
    from deckwright.kernel.game import Game

PILES: Final = {
    "deck": table.DECK,
    "hand": table.HAND,
    "archive": table.ARCHIVE,
    "discard": table.DISCARD,
    "purged": table.PURGED,
}
MARKS: Final = {
    "damage": (table.DAMAGE, 99),
    "amber": (table.AMBER, 99),
    "power-counters": (table.POWER_COUNTERS, 99),
    "doom": (table.DOOM, 99),
}
FLAGS: Final = {
    "exhausted": table.EXHAUSTED,
    "stun": table.STUN,
    "ward": table.WARD,
    "enrage": table.ENRAGE,
}
STEPS: Final = {"start": begin_turn, "house": ask_for_house, "main": ask_for_action, "draw": draw_step}
DESCRIBED: Final = "described"
"""As a deck: the cards of the description."""


class Arranger:
    """Gathers the cards of a description, each with its place, and lays them out."""

    def __init__(self) -> None:
        self.faces: list[Face] = []
        self.owners: list[Seat] = []
        self.controllers: list[Seat] = []
        self.zones: list[Zone] = []
        self.hosts: list[Card] = []
        self.marks: list[dict[int, int]] = []
        self.houses: list[int] = []
        self.icons: list[int] = []

    def add(self, word: Any, zone: Zone, seat: Seat, where: str, host: Card = NO_CARD) -> None:
        """A card by its id, or with what lies on it."""
        reader = Reader({"card": word} if isinstance(word, str) else word, where)
        name = reader.take("card")
        fact = BY_ID.get(name) if isinstance(name, str) else None
        if fact is None:
            raise BadDescription("scenario-unknown-card", where=where, card=str(name)[:60])
        card = Card(len(self.faces))
        self.faces.append(NUMBER_OF[fact.id])
        self.owners.append(Seat(1 - seat) if reader.flag("borrowed") else seat)
        self.controllers.append(seat)
        self.zones.append(zone)
        self.hosts.append(host)
        house = reader.word("house", fact.house if fact.house in HOUSES else HOUSES[0], HOUSES)
        self.houses.append(HOUSES.index(house))
        self.icons.append(pack(read_icons(reader, fact)))
        marks = {column: reader.number(word, 0, 0, most) for word, (column, most) in MARKS.items()}
        marks.update({column: int(reader.flag(word)) for word, column in FLAGS.items()})
        self.marks.append(marks)
        for word, zones in (("upgrades", table.UPGRADES), ("under", table.UNDER)):
            for where, each in reader.items(word):
                self.add(each, zones[seat], seat, where, card)
        reader.close()

    def lay_out(self, state: State) -> None:
        for card, marks in enumerate(self.marks):
            for column, number in marks.items():
                state.columns[column][card] = number
            state.columns[table.CARD_HOUSE][card] = self.houses[card]
            state.columns[table.ICONS][card] = self.icons[card]
            state.columns[table.PLAYED_BY][card] = self.controllers[card]
            zone = self.zones[card]
            state.zone[card] = zone
            state.zones[zone] += (Card(card),)
            state.known[card] = state.game.sight[zone]
        state.owner = self.owners
        state.controller = self.controllers
        state.text = self.faces[:]
        state.host = self.hosts
        for deck in table.DECK:
            state.zones[deck] = state.zones[deck][::-1]  # The first card listed is on top.


def read_icons(reader: Reader, fact: Fact) -> list[str]:
    given = reader.words("icons")
    if given is None:
        return list(fact.icons)
    for icon in given:
        if icon not in ICONS:
            raise bad(reader.path("icons"), icon, ", ".join(ICONS))
    return given


def read_player(words: Reader, seat: Seat, cards: Arranger) -> dict[int, int]:
    """The cards of a player, and their numbers."""
    for kind, zones in PILES.items():
        for where, word in words.items(kind):
            cards.add(word, zones[seat], seat, where)
    for kind, zones in (("line", table.LINE), ("artifacts", table.ARTIFACTS)):
        for where, word in words.items(kind):
            cards.add(word, zones[seat], seat, where)
    numbers = {
        table.POOL + seat: words.number("amber", 0, 0, 999),
        table.CHAINS + seat: words.number("chains", 0, 0, 24),
        table.KEYS + seat: read_bits(words, "keys", table.KEY_COLOURS),
        table.DECK_HOUSES + seat: read_bits(words, "houses", HOUSES),
    }
    if not numbers[table.DECK_HOUSES + seat]:
        own = {house for house, owner in zip(cards.houses, cards.owners, strict=True) if owner == seat}
        numbers[table.DECK_HOUSES + seat] = sum(1 << house for house in own) or 0b111
    words.close()
    return numbers


def read_bits(words: Reader, word: str, known: tuple[str, ...]) -> int:
    bits = 0
    for each in words.words(word) or []:
        if each not in known:
            raise bad(words.path(word), each, ", ".join(known))
        bits |= 1 << known.index(each)
    return bits


def arrange(game: "Game", words: Reader) -> State:
    """The position, with the turn under way."""
    cards = Arranger()
    numbers: dict[int, int] = {}
    players = words.readers("players")
    if len(players) != table.SEATS:
        raise bad("players", len(players), str(table.SEATS))
    for seat, player in enumerate(players):
        numbers |= read_player(player, Seat(seat), cards)
    settings = {"deck1": DESCRIBED, "deck2": DESCRIBED}
    setup = game.read_setup(table.SEATS, settings, words.number("seed", 1, 0, 1 << 60))
    state = game.blank(setup, cards.faces, setup.seed or 0)
    cards.lay_out(state)
    active = Seat(("p1", "p2").index(words.word("active", "p1", ("p1", "p2"))))
    step = words.word("step", "main", tuple(STEPS))
    house = words.word("house", "", ("", *HOUSES))
    tide = words.word("tide", "none", ("none", "neutral", "p1", "p2"))
    numbers |= {
        table.TURN: words.number("turn", 2, 0, 999) - int(step == "start"),
        table.ACTIVE: active,
        table.FIRST: active,
        table.HOUSE: HOUSES.index(house) if house else table.NO_HOUSE,
        table.TIDE_IN_GAME: int(tide != "none"),
        table.TIDE: 0 if tide in ("none", "neutral") else int(tide[1]),
        table.STEP: table.MAIN if step == "main" else table.FORGE,
    }
    words.close()
    for number, value in numbers.items():
        state.vars[number] = value
    fill_by_owner(state)
    index_all(state)
    state.dirty = False
    push(state, MATCH, active).pc = MATCH.steps.index(next_game)
    push(state, TURN, active).pc = TURN.steps.index(STEPS[step])
    return state
