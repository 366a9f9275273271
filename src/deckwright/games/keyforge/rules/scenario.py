"""Positions from a description: `{"players": [{"line": ["troll"], "hand": […], "amber": 3}, …], "house": …}`.

A card is its id, or a mapping with `card`, `house`, `icons` and, in play, what lies on it: `time`,
`knowledge`, `awakening`, `scheme`, and, unless it is an upgrade, `exhausted` and `amber`; on a creature also
`damage`, `armour-used` (this turn), `stun`, `ward`, `enrage`, `power-counters`, `doom`, `upgrades`; `under`
are the cards under it. A `borrowed` card is the other player's.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from deckwright.games.keyforge import table
from deckwright.games.keyforge.decks.deck import DESCRIBED
from deckwright.games.keyforge.facts import ARTIFACT, BY_ID, CREATURE, HOUSES, ICONS, UPGRADE, Fact
from deckwright.games.keyforge.rules.destruction import look_for_deaths
from deckwright.games.keyforge.rules.field import creatures, forged_keys, is_creature
from deckwright.games.keyforge.rules.hooks import CardInstruction
from deckwright.games.keyforge.rules.icons import pack
from deckwright.games.keyforge.rules.leaving import is_top_half
from deckwright.games.keyforge.rules.start import MATCH, NUMBER_OF, next_game
from deckwright.games.keyforge.rules.turn import TURN, ask_for_action, ask_for_house, begin_turn, draw_step
from deckwright.games.keyforge.rules.using import name_of
from deckwright.kernel.abilities import index_all
from deckwright.kernel.errors import BadDescription
from deckwright.kernel.ids import NO_CARD, Card, Face, Seat, Zone
from deckwright.kernel.interpreter import go_to, push
from deckwright.kernel.layers import value
from deckwright.kernel.nodes import Ability, walk
from deckwright.kernel.scenario import Reader, bad, require_seats
from deckwright.kernel.setup import read_setup
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
MARKS: Final = {"amber": table.AMBER}
FLAGS: Final = {"exhausted": table.EXHAUSTED}
MARKS_OF_CREATURES: Final = {
    "damage": table.DAMAGE,
    "power-counters": table.POWER_COUNTERS,
    "doom": table.DOOM,
    "armour-used": table.ARMOUR_USED,
}
FLAGS_OF_CREATURES: Final = {"stun": table.STUN, "ward": table.WARD, "enrage": table.ENRAGE}
MOST: Final = 99
ALLOWED: Final = {
    **dict.fromkeys(table.ARTIFACTS, (ARTIFACT,)),
    **dict.fromkeys(table.LINE, (CREATURE,)),
    **dict.fromkeys(table.UPGRADES, (UPGRADE,)),
}
"""The types of cards that can be in a zone; elsewhere all can."""
STEPS: Final = {"start": begin_turn, "house": ask_for_house, "main": ask_for_action, "draw": draw_step}
OWN_PILES: Final = (*table.DECK, *table.HAND, *table.DISCARD, *table.PURGED)
"""Where only cards of their owner lie (KF-7.3)."""
OUT_OF_PLAY: Final = (*OWN_PILES, *table.ARCHIVE, *table.UNDER)
"""As a deck: the cards of the description."""


class Arranger:
    """Gathers the cards of a description, each with its place, and lays them out."""

    def __init__(self, scripts: Mapping[str, tuple[Ability, ...]]) -> None:
        self.scripts = scripts
        self.faces: list[Face] = []
        self.owners: list[Seat] = []
        self.controllers: list[Seat] = []
        self.zones: list[Zone] = []
        self.hosts: list[Card] = []
        self.places: list[str] = []
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
        check_place(fact, zone, where, self.scripts)
        card = Card(len(self.faces))
        self.faces.append(NUMBER_OF[fact.id])
        borrowed = zone not in OWN_PILES and reader.flag("borrowed")
        owner = Seat(1 - seat) if borrowed else seat
        self.owners.append(owner)
        self.controllers.append(owner if zone in OUT_OF_PLAY else seat)
        self.zones.append(table.UNDER[owner] if zone in table.UNDER else zone)  # KF-7.13
        self.hosts.append(host)
        self.places.append(where)
        house = reader.word("house", fact.house if fact.house in HOUSES else HOUSES[0], HOUSES)
        self.houses.append(HOUSES.index(house))
        self.icons.append(pack(read_icons(reader, fact)))
        self.marks.append(read_marks(reader, zone))
        for word, zones in (("upgrades", table.UPGRADES), ("under", table.UNDER)):
            if zone in (table.LINE if word == "upgrades" else (*table.LINE, *table.ARTIFACTS)):
                for place, each in reader.items(word):
                    self.add(each, zones[seat], seat, place, card)
        reader.close()

    def lay_out(self, state: State) -> None:
        for card, marks in enumerate(self.marks):
            for column, number in marks.items():
                state.own(column)[card] = number
            state.own(table.CARD_HOUSE)[card] = self.houses[card]
            state.own(table.ICONS)[card] = self.icons[card]
            state.own(table.PLAYED_BY)[card] = self.controllers[card]
            zone = self.zones[card]
            state.own_zone()[card] = zone
            state.zones[zone] += (Card(card),)
            state.own_known()[card] = state.game.table.sight[zone]
        state.owner = self.owners
        state.controller = self.controllers
        state.text = self.faces[:]
        state.host = self.hosts
        for deck in table.DECK:
            state.zones[deck] = state.zones[deck][::-1]  # The first card listed is on top.


def check_place(fact: Fact, zone: Zone, where: str, scripts: Mapping[str, tuple[Ability, ...]]) -> None:
    """Cards are in play as what they are, unless an artifact leads itself into the battle line (KF-16.3); a
    gigantic creature as its bottom half (KF-15.14)."""
    fits = zone not in ALLOWED or fact.type in ALLOWED[zone]
    if not fits and zone in table.LINE:
        words = walk(scripts.get(fact.id, ()))
        fits = any(isinstance(node, CardInstruction) and node.leads_into_line for _, node in words)
    if not fits or (zone in table.LINE and fact.half == "top"):
        raise BadDescription("scenario-wrong-place", where=where, card=fact.id)


def read_marks(reader: Reader, zone: Zone) -> dict[int, int]:
    """What lies on a card: nothing out of play, and on some cards less than on creatures."""
    marks: dict[int, int] = {}
    if zone in table.LINE + table.ARTIFACTS + table.UPGRADES:
        counters = [reader.number(word, 0, 0, MOST) for word in table.COUNTERS]
        base = table.COUNTER_BASE
        marks[table.OTHER_COUNTERS] = sum(number * base**place for place, number in enumerate(counters))
    if zone in table.LINE + table.ARTIFACTS:
        marks |= {column: reader.number(word, 0, 0, MOST) for word, column in MARKS.items()}
        marks |= {column: int(reader.flag(word)) for word, column in FLAGS.items()}
    if zone in table.LINE:
        marks |= {column: reader.number(word, 0, 0, MOST) for word, column in MARKS_OF_CREATURES.items()}
        marks |= {column: int(reader.flag(word)) for word, column in FLAGS_OF_CREATURES.items()}
    return marks


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
    return sum(1 << known.index(each) for each in words.different(word, known))


def check(state: State, cards: Arranger) -> None:
    """What can't be so: a game that is won, half a creature, used armour that is not there, creatures that
    must die."""
    for seat in range(table.SEATS):
        if forged_keys(state, seat) == len(table.KEY_COLOURS):
            raise bad(f"players[{seat + 1}].keys", len(table.KEY_COLOURS), f"0…{len(table.KEY_COLOURS) - 1}")
    for card in half_creatures(state):
        name = table.FACES[state.face[card]]
        raise BadDescription("scenario-wrong-place", where=cards.places[card], card=name)
    for card in creatures(state):
        armour, used = value(state, table.ARMOUR, card), state.columns[table.ARMOUR_USED][card]
        if used > max(armour, 0):
            raise bad(f"{cards.places[card]}.armour-used", used, f"0…{max(armour, 0)}")
        state.own(table.ARMOUR_SEEN)[card] = armour
    for card in look_for_deaths(state):
        name = table.FACES[state.face[card]]
        raise BadDescription("scenario-cannot-stay", where=cards.places[card], card=name)


def half_creatures(state: State) -> list[Card]:
    """Halves of gigantic creatures that are in play without their other halves (KF-15.14)."""
    halves = [Card(card) for card, face in enumerate(state.face) if face in table.HALVES]
    tops = [card for card in halves if state.zone[card] in table.UNDER and is_top_half(state, card)]
    strays = [card for card in tops if not belong_together(state, card, state.host[card])]
    wholes = [state.host[card] for card in tops if card not in strays]
    return strays + [card for card in halves if is_creature(state, card) and wholes.count(card) != 1]


def belong_together(state: State, top: Card, bottom: Card) -> bool:
    """Two halves of one name and of one deck."""
    return name_of(state, top) == name_of(state, bottom) and state.owner[top] == state.owner[bottom]


def arrange(game: "Game", words: Reader) -> State:
    """The position, with the turn under way."""
    cards = Arranger(game.cards.scripts)
    numbers: dict[int, int] = {}
    players = words.readers("players")
    for seat, player in enumerate(players[: table.SEATS]):
        numbers |= read_player(player, Seat(seat), cards)
    settings = {"deck1": DESCRIBED, "deck2": DESCRIBED}
    seed = words.number("seed", 1, 0, 1 << 60)
    setup = read_setup(game, table.SEATS, settings, seed, words.generator)
    state = State(game, setup, cards.faces, setup.scenario_chance())
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
    require_seats(players, table.SEATS)
    for number, each in numbers.items():
        state.vars[number] = each
    fill_by_owner(state)
    index_all(state)
    check(state, cards)
    state.dirty = False
    go_to(push(state, MATCH, active), next_game)
    go_to(push(state, TURN, active), STEPS[step])
    return state
