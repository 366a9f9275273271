"""Before the first turn: decks, chains, the first player, opening hands (KF-2, KF-13.2, KF-13.3)."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from deckwright.games.keyforge import table
from deckwright.games.keyforge.decks.code import deck_to_play
from deckwright.games.keyforge.decks.deck import Deck
from deckwright.games.keyforge.facts import BY_ID, HOUSES
from deckwright.games.keyforge.rules.drawing import MOST_CHAINS, draw, refill, shuffle_deck
from deckwright.games.keyforge.rules.field import has_all_keys, opponent
from deckwright.games.keyforge.rules.icons import pack
from deckwright.games.keyforge.rules.tide import is_tide_card
from deckwright.games.keyforge.rules.turn import TURN
from deckwright.kernel.abilities import EMPTY_INDEX
from deckwright.kernel.decisions import ask
from deckwright.kernel.events import emit
from deckwright.kernel.frames import NO_ANSWER, NONE, Frame
from deckwright.kernel.ids import NO_CARD, Card, Face, Seat
from deckwright.kernel.interpreter import go_to, push
from deckwright.kernel.locals import Locals
from deckwright.kernel.nodes import procedure, procedure_with
from deckwright.kernel.rng import below
from deckwright.kernel.simultaneous import Simultaneous
from deckwright.kernel.state import State
from deckwright.kernel.urns import fill_by_owner
from deckwright.kernel.vocabulary import first
from deckwright.kernel.windows import happen
from deckwright.kernel.zones import move_all, shuffle

if TYPE_CHECKING:
    from deckwright.kernel.game import Game

FIRST_HAND: Final = 7
SECOND_HAND: Final = 6
SEALED_DECKS: Final = 2
NUMBER_OF: Final = {face: Face(number) for number, face in enumerate(table.FACES)}


def deck_of(state: State, seat: int) -> Deck:
    """The deck that a player plays."""
    return deck_to_play(str(state.setup[f"deck{state.vars[table.DECK_OF + seat] + 1}"]))


def faces_in(state: State) -> list[Face]:
    """The cards of the decks that are played; none while they are still to be chosen."""
    if not state.face:
        return []
    return [NUMBER_OF[card.face] for seat in range(table.SEATS) for card in deck_of(state, seat).cards]


# Which deck is whose.


def sealed_options(state: State, seat: Seat) -> list[int]:
    return [table.TAKE_DECK + 1 + seat + table.SEATS * number for number in range(SEALED_DECKS)]


SEALED: Final = Simultaneous("keyforge/sealed", table.ASK_DECK, sealed_options)


def give_decks(state: State, frame: Frame) -> None:
    """Each has a deck of their own; sealed play gives two to choose from, an auction two to bid for."""
    for seat in range(table.SEATS):
        state.vars[table.DECK_OF + seat] = seat
    if state.setup["format"] == "sealed":
        push(state, SEALED, Seat(0))


def take_decks(state: State, frame: Frame) -> None:
    if state.setup["format"] == "sealed":
        for seat, code in enumerate(frame.results):
            state.vars[table.DECK_OF + seat] = first(code) - 1
            emit(state, table.DECK_TAKEN, seat, amount=first(code))
        frame.results = NONE
    elif state.setup["format"] == "auction":
        push(state, AUCTION, Seat(below(state, table.SEATS)))


# The auction for the first deck (KF-13.3). The frame's seat is to bid.


@dataclass
class Auction(Locals):
    """The chains that are bid; none yet is -1."""

    bid: int = -1


def ask_for_bid(state: State, frame: Frame[Auction]) -> None:
    bid = frame.locals.bid
    bids = [table.BID + chains for chains in range(bid + 1, MOST_CHAINS + 1)]
    passes = [table.PASS] if bid >= 0 else []
    ask(state, frame.seat, table.ASK_BID, passes + bids, (max(bid, 0),))


def take_bid(state: State, frame: Frame[Auction]) -> None:
    code, frame.answer = frame.answer, NO_ANSWER
    if code == table.PASS:
        happen(state, table.PASSED, frame.seat)
        bidder = opponent(frame.seat)
        state.vars[table.DECK_OF + bidder] = 0
        state.vars[table.DECK_OF + opponent(bidder)] = 1
        state.vars[table.BID_CHAINS + bidder] = frame.locals.bid
        return
    frame.locals.bid = first(code)
    happen(state, table.BID_MADE, frame.seat, amount=frame.locals.bid)
    frame.seat = opponent(frame.seat)
    go_to(frame, ask_for_bid)


AUCTION: Final = procedure_with(Auction, "keyforge/auction", ask_for_bid, take_bid)


# A game of the match.


def lay_out(state: State, frame: Frame) -> None:
    """Both decks, shuffled (KF-2.5); pools and piles empty, keys unforged, chains as agreed (KF-13.2)."""
    decks = [deck_of(state, seat) for seat in range(table.SEATS)]
    set_cards(state, decks)
    for seat, deck in enumerate(decks):
        houses = sum(1 << HOUSES.index(house) for house in deck.houses)
        state.vars[table.DECK_HOUSES + seat] = houses
        state.vars[table.POOL + seat] = 0
        state.vars[table.KEYS + seat] = 0
        handicap = int(state.setup[f"chains{seat + 1}"]) + state.vars[table.BID_CHAINS + seat]
        state.vars[table.CHAINS + seat] = min(handicap, MOST_CHAINS)
        shuffle(state, table.DECK[seat])
    state.vars[table.TURN] = 0
    state.vars[table.HOUSE] = table.NO_HOUSE
    state.vars[table.STEP] = table.SET_UP
    state.vars[table.TIDE] = table.NEUTRAL
    state.vars[table.TIDE_IN_GAME] = int(any(speaks_of_tide(state.game, deck) for deck in decks))
    state.history = state.past = ()


def speaks_of_tide(game: "Game", deck: Deck) -> bool:
    """KF-14.5."""
    return deck.set == "dt" or any(is_tide_card(game, card.face) for card in deck.cards)


def set_cards(state: State, decks: list[Deck]) -> None:
    """All cards of two decks, in the decks."""
    cards = [(seat, card) for seat, deck in enumerate(decks) for card in deck.cards]
    count = len(cards)
    state.face = [NUMBER_OF[card.face] for _, card in cards]
    state.text = state.face[:]
    state.owner = [Seat(seat) for seat, _ in cards]
    state.controller = state.owner[:]
    state.host = [NO_CARD] * count
    state.known = [0] * count
    state.columns = [[0] * count for _ in table.COLUMNS]
    houses, icons = state.own(table.CARD_HOUSE), state.own(table.ICONS)
    for number, (_, card) in enumerate(cards):
        houses[number] = HOUSES.index(card.house)
        printed = BY_ID[card.face].icons
        if printed or card.icons:
            icons[number] = pack(printed + card.icons)
    state.zones = [()] * len(state.zones)
    state.zone = [table.DECK[owner] for owner in state.owner]
    for seat in range(table.SEATS):
        own = tuple(Card(card) for card in range(count) if state.owner[card] == seat)
        state.zones[table.DECK[seat]] = own
    fill_by_owner(state)  # KF-17.1
    state.lasting = ()
    state.index = EMPTY_INDEX
    state.memory = {}
    state.uses = {}


def choose_first_player(state: State, frame: Frame) -> None:
    ask(state, frame.seat, table.ASK_FIRST, [table.START + seat for seat in who_may_begin(state)])


def who_may_begin(state: State) -> list[int]:
    """Somebody at random, or as agreed; in a series the player whose deck lost chooses (KF-2.1)."""
    agreed = str(state.setup["first"])
    if any(state.vars[table.WINS + seat] for seat in range(table.SEATS)):
        return list(range(table.SEATS))
    return [below(state, table.SEATS) if agreed == "random" else ("p1", "p2").index(agreed)]


def draw_hands(state: State, frame: Frame) -> None:
    """KF-2.2, KF-2.4."""
    frame.seat = Seat(first(frame.answer))
    frame.answer = NO_ANSWER
    state.vars[table.FIRST] = state.vars[table.ACTIVE] = frame.seat
    happen(state, table.GOES_FIRST, frame.seat)
    refill(state, frame.seat, FIRST_HAND)
    refill(state, opponent(frame.seat), SECOND_HAND)


def ask_to_keep(state: State, frame: Frame) -> None:
    ask(state, frame.seat, table.ASK_MULLIGAN, [table.KEEP_HAND, table.MULLIGAN])


def keep_or_redraw(state: State, frame: Frame) -> None:
    """KF-2.3: the new hand is one card smaller; no further chain is shed (KF-2.4)."""
    seat = frame.seat
    verb, frame.answer = frame.answer, NO_ANSWER
    if verb == table.MULLIGAN:
        hand = state.zones[table.HAND[seat]]
        happen(state, table.MULLIGANED, seat, amount=len(hand) - 1)
        move_all(state, hand, table.DECK[seat])
        shuffle_deck(state, seat)
        draw(state, seat, len(hand) - 1)
    else:
        happen(state, table.KEPT_HAND, seat)
    if seat == state.vars[table.FIRST]:
        frame.seat = opponent(seat)
        go_to(frame, ask_to_keep)


def play_game(state: State, frame: Frame) -> None:
    push(state, TURN, Seat(state.vars[table.FIRST]))


def next_game(state: State, frame: Frame) -> None:
    """It is set up for the player whose deck lost this one."""
    frame.seat = next(seat for seat in map(Seat, range(table.SEATS)) if not has_all_keys(state, seat))
    go_to(frame, lay_out)


MATCH: Final = procedure(
    "keyforge/match",
    give_decks, take_decks, lay_out, choose_first_player, draw_hands, ask_to_keep,
    keep_or_redraw, play_game, next_game,
)  # fmt: skip


def deal(state: State) -> None:
    push(state, MATCH, Seat(0))
