"""Positions from a description: `{"players": [{"hand": ["red-3"], …}], "phase": "attack"}`."""

from typing import TYPE_CHECKING, Final

from deckwright.games.dimensions.rules.field import read_spiral
from deckwright.games.dimensions.rules.knowledge import know_the_cards
from deckwright.games.dimensions.rules.start import OPENING, put
from deckwright.games.dimensions.rules.turn import GAME, STEPS, TURN_PHASES, pass_on
from deckwright.games.dimensions.table import (
    ACTIVE,
    ANOMALIES,
    AURA,
    BLACK_HOLE,
    BOX,
    CAPTAIN,
    DECK,
    DIMENSION,
    ENTITY,
    EPIC,
    EXTRA,
    FACES,
    FACTION_CARDS,
    FACTION_OF,
    FACTIONS,
    FINAL,
    FIRST_ENTITY,
    FIRST_POWER,
    HAND,
    LAST_DRAWER,
    LOOP,
    PHASE,
    PHASES,
    SPIRAL,
    TURN,
)
from deckwright.kernel.errors import BadDescription
from deckwright.kernel.ids import NO_SEAT, Card, Seat
from deckwright.kernel.interpreter import go_to, push
from deckwright.kernel.notation import seat_name
from deckwright.kernel.rng import shuffled
from deckwright.kernel.scenario import Reader
from deckwright.kernel.setup import read_setup
from deckwright.kernel.state import State

if TYPE_CHECKING:
    from deckwright.kernel.game import Game

CAPTAIN_WORD: Final = "captain-force"
FIELD_CARDS: Final = (*FACES[:FACTION_CARDS], CAPTAIN_WORD)
DECK_CARDS: Final = FACES[: FACTION_CARDS + len(ANOMALIES)]


class Arranger:
    """Lays cards out by their words and refuses a card that was used before."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.used: set[Card] = set()

    def card(self, word: str, words: tuple[str, ...], where: str) -> Card:
        if word not in words:
            raise BadDescription("scenario-unknown-card", where=where, card=word[:60])
        card = Card(CAPTAIN if word == CAPTAIN_WORD else FACES.index(word))
        if card in self.used:
            raise BadDescription("scenario-card-twice", where=where, card=word)
        self.used.add(card)
        return card

    def cards(self, reader: Reader, word: str, words: tuple[str, ...]) -> list[Card]:
        return [self.card(each, words, reader.path(word)) for each in reader.words(word) or []]

    def rest(self, cards: range) -> list[Card]:
        return [Card(card) for card in cards if card not in self.used]


def arrange(game: "Game", words: Reader) -> State:
    """Lay out the position; play goes on from the beginning of its phase."""
    players = words.readers("players")
    seats = len(players) or words.number("seats", 2, game.least_seats, game.most_seats)
    if not game.least_seats <= seats <= game.most_seats:
        raise BadDescription("seats-bad", seats=seats, least=game.least_seats, most=game.most_seats)
    settings = {"epic": words.flag("epic"), "start": words.word("start", "signs", ("signs", "random"))}
    seed = words.number("seed", 0, 0, 2**64 - 1)
    setup = read_setup(game, seats, settings, seed, words.generator)
    state = State(game, setup, game.rules.faces(setup), setup.scenario_chance())
    state.vars[EPIC] = int(settings["epic"] is True)
    know_the_cards(state)
    arranger = Arranger(state)
    players = players or [Reader({}, f"players[{seat + 1}]") for seat in range(seats)]
    lay_entities(arranger, players)
    for seat, player in enumerate(players):
        lay_player(arranger, player, Seat(seat))
    lay_common(arranger, words)
    set_numbers(state, words)
    words.close()
    return state


def lay_entities(arranger: Arranger, players: list[Reader]) -> None:
    """The Entities as told; where nothing is told, any that is left."""
    told = [player.word("entity", "", ("", *FACTIONS)) for player in players]
    cards = [
        arranger.card(f"entity-{word}", FACES, f"players[{place}].entity") if word else None
        for place, word in enumerate(told, 1)
    ]
    rest = arranger.rest(range(FIRST_ENTITY, FIRST_ENTITY + 5))
    for seat, card in enumerate(cards):
        put(arranger.state, (card if card is not None else rest.pop(0),), ENTITY[seat])
    put(arranger.state, tuple(rest), BOX)


def lay_player(arranger: Arranger, player: Reader, seat: Seat) -> None:
    state = arranger.state
    put(state, tuple(arranger.cards(player, "hand", DECK_CARDS)), HAND[seat])
    for word in player.words("dimension") or []:
        where = player.path("dimension")
        if word == CAPTAIN_WORD:
            lay_captain(state, seat, where)
            continue
        card = arranger.card(word, FIELD_CARDS, where)
        squad = DIMENSION[seat][FACTION_OF[state.face[card]]]
        put(state, (*state.zones[squad], card), squad)
    aura = arranger.cards(player, "aura", FIELD_CARDS[:-1])
    if aura and not state.vars[EPIC]:
        raise BadDescription("scenario-no-aura", where=player.path("aura"))
    put(state, tuple(aura), DIMENSION[seat][AURA])
    put(state, tuple(arranger.cards(player, "loop", ("time-loop",))), LOOP[seat])
    player.close()


def lay_captain(state: State, seat: Seat, where: str) -> None:
    """Captain Force comes from the player who holds him."""
    if not state.vars[EPIC] or state.zone[CAPTAIN] not in ENTITY:
        raise BadDescription("scenario-no-captain", where=where)
    state.zones[state.zone[CAPTAIN]] = ()
    squad = DIMENSION[seat][0]
    put(state, (*state.zones[squad], Card(CAPTAIN)), squad)


def lay_common(arranger: Arranger, words: Reader) -> None:
    """Spiral, Black Hole and deck. A deck is listed from its top; one not listed has all cards left."""
    state = arranger.state
    told = words.words("spiral")
    ring = list(FACTIONS) if told is None else told
    if sorted(ring) != sorted(FACTIONS):
        raise BadDescription("scenario-bad-spiral", where="spiral")
    put(state, tuple(Card(FIRST_POWER + FACTIONS.index(word)) for word in ring), SPIRAL)
    read_spiral(state)
    put(state, tuple(arranger.cards(words, "black-hole", DECK_CARDS)), BLACK_HOLE)
    if words.has("deck"):
        put(state, tuple(reversed(arranger.cards(words, "deck", DECK_CARDS))), DECK)
        rest = arranger.rest(range(FACTION_CARDS))
        put(state, state.zones[BOX] + tuple(rest), BOX)
    else:
        put(state, shuffled(state, arranger.rest(range(FACTION_CARDS))), DECK)
    anomalies = arranger.rest(range(FACTION_CARDS, FIRST_ENTITY))
    put(state, state.zones[BOX] + tuple(anomalies), BOX)


def set_numbers(state: State, words: Reader) -> None:
    """Whose turn it is, which phase begins, and how near the end is; then the frames for it."""
    seats = [seat_name(seat) for seat in range(state.setup.seats)]
    numbers = state.vars
    active = Seat(seats.index(words.word("active", "p1", seats)))
    phase = PHASES.index(words.word("phase", "battle", PHASES))
    numbers[ACTIVE] = active
    numbers[PHASE] = phase
    numbers[TURN] = words.number("turn", 1, 1, 10_000)
    numbers[FINAL] = int(words.flag("final"))
    numbers[EXTRA] = int(words.flag("extra"))
    # With an empty deck somebody drew the last card: as told, else the active player.
    if state.zones[DECK]:
        told = words.word("last-drawer", "", ("", *seats))
    else:
        told = words.word("last-drawer", seats[active], seats)
    numbers[LAST_DRAWER] = seats.index(told) if told else NO_SEAT
    if phase == 0:
        push(state, OPENING, Seat(0))
        return
    go_to(push(state, GAME, active), pass_on)
    go_to(push(state, TURN_PHASES, active), STEPS[phase])
