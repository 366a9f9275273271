"""Positions from a description: `{"players": [{"hand": ["crystal"], "mastery": 9}, …], "row": […]}`.

A card in play is its id, or a mapping with `card` and `exhausted`, `played` (this turn), `fast`. A deck is
listed from its top; a centre deck that is not listed has all cards that are left, others lie in `out`.
"""

from typing import TYPE_CHECKING, Any, Final

from deckwright.games.shards import table
from deckwright.games.shards.facts import FACES, FACTS, LEADERS, NUMBER_OF
from deckwright.games.shards.rules.centre import fill_row
from deckwright.games.shards.rules.field import sides
from deckwright.games.shards.rules.nemesis import NEMESIS_TURN
from deckwright.games.shards.rules.start import cards_at, put
from deckwright.games.shards.rules.turn import TURN, attack, end_phase, next_turn, offer
from deckwright.games.shards.rules.variants import SETTINGS, prepare, usual_seats
from deckwright.kernel.abilities import index_all
from deckwright.kernel.errors import BadDescription
from deckwright.kernel.ids import ALL_SEATS, Card, Seat, Zone
from deckwright.kernel.interpreter import push
from deckwright.kernel.rng import shuffled
from deckwright.kernel.scenario import Reader, bad
from deckwright.kernel.setup import read_setup
from deckwright.kernel.state import State
from deckwright.kernel.urns import fill

if TYPE_CHECKING:
    from deckwright.kernel.game import Game

PILES: Final = {
    "deck": table.DECK,
    "hand": table.HAND,
    "discard": table.DISCARD,
    "play": table.PLAY,
    "relics": table.RELICS,
    "secrets": table.SECRETS,
}
MARKS: Final = {"exhausted": table.EXHAUSTED, "played": table.PLAYED_AS, "fast": table.FAST}
BEGINS: Final = {"relics": "relic", "secrets": "relic"}
"""Where only cards lie that begin in a certain place."""
PHASES: Final = {"main": offer, "attack": attack, "end": end_phase}


class Arranger:
    """Lays cards out by their words; of each card there are as many as the game has."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.left: dict[str, list[Card]] = {face: [] for face in FACES}
        for card in reversed(range(len(state.face))):
            self.left[FACES[state.face[card]]].append(Card(card))

    def card(self, word: Any, where: str, in_play: bool, begins: str) -> Card:
        """A card by its id, or with what is so about it in play; `begins` tells where such cards begin, if
        only they can be here."""
        reader = Reader({"card": word} if isinstance(word, str) else word, where)
        name = reader.take("card")
        if not isinstance(name, str) or name not in NUMBER_OF:
            raise BadDescription("scenario-unknown-card", where=where, card=str(name)[:60])
        if not self.left[name]:
            raise BadDescription("scenario-card-twice", where=where, card=name)
        if begins and FACTS[NUMBER_OF[name]].place != begins:
            raise BadDescription("scenario-wrong-place", where=where, card=name)
        card = self.left[name].pop()
        for mark, column in MARKS.items() if in_play else ():
            self.state.own(column)[card] = int(reader.flag(mark))
        reader.close()
        return card

    def cards(self, reader: Reader, word: str) -> tuple[Card, ...]:
        in_play, begins = word in ("play", "relics"), BEGINS.get(word, "")
        return tuple(self.card(each, where, in_play, begins) for where, each in reader.items(word))

    def lay(self, reader: Reader, word: str, zone: Zone) -> None:
        cards = self.cards(reader, word)
        put(self.state, cards, zone)

    def rest(self, among: tuple[Card, ...]) -> tuple[Card, ...]:
        unused = {card for cards in self.left.values() for card in cards}
        return tuple(card for card in among if card in unused)


def arrange(game: "Game", words: Reader) -> State:
    """Lay out the position; play goes on from the phase that is told."""
    settings = {setting.name: setting.read(words.take(setting.name, setting.default)) for setting in SETTINGS}
    players = words.readers("players")
    seats = (len(players) - (settings["mode"] == "nemesis")) or usual_seats(settings)
    if not game.least_seats <= seats <= game.most_seats:
        raise BadDescription("seats-bad", seats=seats, least=game.least_seats, most=game.most_seats)
    seed = words.number("seed", 0, 0, 2**64 - 1)
    setup = read_setup(game, seats, settings, seed, words.generator)
    prepare(setup)
    state = State(game, setup, game.rules.faces(setup), setup.first_chance())
    state.vars[table.MODE] = table.MODES.index(str(settings["mode"]))
    arranger = Arranger(state)
    for seat in range(table.SIDES):
        state.vars[table.LEADER + seat] = table.NO_LEADER
    for seat, player in zip(sides(state), players, strict=False):
        lay_player(arranger, player, seat)
    lay_common(arranger, words)
    set_numbers(state, words)
    words.close()
    return state


def lay_player(arranger: Arranger, player: Reader, seat: Seat) -> None:
    state = arranger.state
    for word, zones in PILES.items():
        arranger.lay(player, word, zones[seat])
    state.zones[table.DECK[seat]] = state.zones[table.DECK[seat]][::-1]
    for card in state.zones[table.PLAY[seat]]:
        state.own_controller()[card] = seat
    leader = player.word("leader", LEADERS[sides(state).index(seat)], LEADERS)
    # SHI-1.2: who has no health is out, and a side without a player may begin with none.
    least = 0 if player.says("out") or seat >= state.setup.seats else 1
    numbers = {
        table.HEALTH: player.number("health", table.START_HEALTH, least, table.MOST_HEALTH),
        table.MASTERY: player.number("mastery", 0, 0, table.MOST_MASTERY),
        table.LEADER: LEADERS.index(leader),
        table.GONE: int(player.flag("out")),
        table.RELIC_TAKEN: int(player.flag("relic-recruited")),
    }
    for number, value in numbers.items():
        state.vars[number + seat] = value
    player.close()


def lay_common(arranger: Arranger, words: Reader) -> None:
    """Row, banished pile and centre deck; what is left is out of the game, in view."""
    state = arranger.state
    arranger.lay(words, "row", table.ROW)
    arranger.lay(words, "banished", table.BANISHED)
    if words.has("centre"):
        centre = arranger.cards(words, "centre")[::-1]
    else:
        words.take("centre")
        centre = shuffled(state, arranger.rest(cards_at(state, "centre")))
    put(state, centre, table.CENTRE)
    placed = {card for zone in state.zones for card in zone}
    rest = tuple(Card(card) for card in range(len(state.face)) if card not in placed)
    put(state, rest, table.OUT)
    for card in rest:
        state.own_known()[card] = ALL_SEATS
    know_the_cards(state)


def know_the_cards(state: State) -> None:
    """What lies in somebody's deck may as well be in their hand, and any secret relic may be anybody's."""
    secrets = tuple(card for zone in table.SECRETS for card in state.zones[zone])
    of_players = [state.zones[table.DECK[seat]] + state.zones[table.HAND[seat]] for seat in sides(state)]
    fill(state, [(), *of_players, state.zones[table.CENTRE], secrets])  # the first is for what lies in view


def set_numbers(state: State, words: Reader) -> None:
    """Whose turn it is and how far it has come; a row that is not told is filled."""
    names = tuple(table.ZONES.side(seat) for seat in sides(state))
    active = sides(state)[names.index(words.word("active", "p1", names))]
    phase = words.word("phase", "main", tuple(PHASES))
    power = words.take("power", 0)
    if power != "infinite" and (type(power) is not int or not 0 <= power <= 999):
        raise bad("power", power, "0…999, infinite")
    numbers = {
        table.TURN: words.number("turn", 1, 1, 999),
        table.ACTIVE: active,
        table.FIRST: active,
        table.PHASE: table.MAIN,
        table.CRYSTALS: words.number("crystals", 0, 0, 999),
        table.POWER: table.INFINITE if power == "infinite" else power,
        table.FOCUSED: int(words.flag("focused")),
        table.PLAYS: sum(state.columns[table.PLAYED_AS]),
    }
    for number, value in numbers.items():
        state.vars[number] = value
    if not words.flag("short-row"):
        fill_row(state)
    state.events = []
    index_all(state)
    state.dirty = False
    begin_phase(state, active, phase)


def begin_phase(state: State, active: Seat, phase: str) -> None:
    if active < state.setup.seats:
        push(state, TURN, active).pc = TURN.steps.index(PHASES[phase])
        return
    push(state, TURN, Seat(0))
    assert TURN.steps[-1] is next_turn
    state.vars[table.TURN] -= 1
    push(state, NEMESIS_TURN, active)
