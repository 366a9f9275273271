"""Drawing cards, rebuilding the deck, chains (KF-3.12, KF-3.13, KF-13)."""

from typing import Final

from deckwright.games.keyforge import table
from deckwright.games.keyforge.rules.field import opponent
from deckwright.kernel.ids import NO_CARD, Card, Seat
from deckwright.kernel.layers import player_value
from deckwright.kernel.state import State
from deckwright.kernel.windows import happen
from deckwright.kernel.zones import draw as take
from deckwright.kernel.zones import move_all, shuffle

FULL_HAND: Final = 6
MOST_CHAINS: Final = 24
CHAINS_PER_CARD: Final = 6


def draw(state: State, seat: Seat, count: int) -> tuple[Card, ...]:
    """Draw cards one at a time; an empty deck is rebuilt from the discard pile (KF-3.13)."""
    drawn: tuple[Card, ...] = ()
    deck, hand = table.DECK[seat], table.HAND[seat]
    for _ in range(count):
        if not state.zones[deck]:
            rebuild(state, seat)
        cards = take(state, deck, hand, 1)
        for card in cards:
            happen(state, table.DREW, seat, card)
        drawn += cards
    return drawn


def rebuild(state: State, seat: Seat) -> None:
    """The discard pile becomes the deck. With both empty nothing happens."""
    pile = state.zones[table.DISCARD[seat]]
    if pile:
        forget(state, pile)
        move_all(state, pile, table.DECK[seat])
        shuffle(state, table.DECK[seat])
        happen(state, table.REBUILT, seat)


def forget(state: State, cards: tuple[Card, ...]) -> None:
    """Cards go where nobody can follow them: what remembered them does so no longer (KF-7.1)."""
    for card in cards:
        state.own_host()[card] = NO_CARD


def shuffle_deck(state: State, seat: Seat) -> None:
    shuffle(state, table.DECK[seat])
    happen(state, table.SHUFFLED, seat)


def fewer_by_chains(state: State, seat: Seat) -> int:
    """How many cards fewer the chains let a player draw (KF-13.1)."""
    return -(-state.vars[table.CHAINS + seat] // CHAINS_PER_CARD)


def refill(state: State, seat: Seat, full: int | None = None) -> None:
    """Draw up to the full hand, less what chains hold back; they shed one if they held back any
    (KF-3.12, KF-13.1, KF-13.5)."""
    size = player_value(state, table.HAND_SIZE, seat, FULL_HAND) if full is None else full
    missing = size - len(state.zones[table.HAND[seat]])
    if missing <= 0:
        return
    held_back = min(missing, fewer_by_chains(state, seat))
    draw(state, seat, missing - held_back)
    if held_back:
        change_chains(state, seat, -1)


def change_chains(state: State, seat: Seat, amount: int) -> int:
    """Gain or shed chains, between none and 24 (KF-13.6)."""
    before = state.vars[table.CHAINS + seat]
    after = min(max(before + amount, 0), MOST_CHAINS)
    state.vars[table.CHAINS + seat] = after
    if after > before:
        happen(state, table.CHAINED, seat, amount=after - before)
    elif after < before:
        happen(state, table.UNCHAINED, seat, amount=before - after)
    return abs(after - before)


def hide_which(state: State, cards: tuple[int, ...]) -> None:
    """Cards are about to go face down out of a hand. Whether they are among those that the opponent has seen
    there, nobody can tell any more (KF-17.2), unless the whole hand goes."""
    for seat in map(Seat, range(table.SEATS)):
        hand = state.zones[table.HAND[seat]]
        going = sum(card in hand for card in cards)
        was_seen = any(state.known[each] >> opponent(seat) & 1 for each in hand)
        if 0 < going < len(hand) and was_seen:
            shuffle(state, table.HAND[seat])
