"""Zones: where cards go, in what order, and who knows them afterwards."""

from tests.torture import table
from tests.torture.game import TORTURE

import deckwright as dw
from deckwright.kernel.ids import ALL_SEATS, Card
from deckwright.kernel.zones import draw, move, move_all, place_at, put_under, reveal, shuffle

DECK, HAND, DISCARD = table.DECK[0], table.HAND[0], table.DISCARD[0]
YOU, FOE = 1, 2
"""Masks of one seat each."""


def state_with(**you: list[str]) -> dw.State:
    state = TORTURE.scenario({"players": [{"deck": [], **you}, {}]})
    state.learned = 0
    return state


def names(state: dw.State, cards: tuple[Card, ...]) -> list[str]:
    return [table.FACES[state.face[card]] for card in cards]


def known(state: dw.State, zone: int) -> list[int]:
    return [state.known[card] for card in state.zones[zone]]


def check_places(state: dw.State) -> None:
    for number, cards in enumerate(state.zones):
        assert [state.zone[card] for card in cards] == [number] * len(cards)


def test_a_card_from_the_middle_goes_on_top_and_the_others_stay_in_order() -> None:
    state = state_with(hand=["brute", "hound", "rival"])
    before = len(state.zones[DISCARD])
    hound = state.zones[HAND][1]
    move(state, hound, DISCARD)
    assert names(state, state.zones[HAND]) == ["brute", "rival"]
    assert state.zones[DISCARD][before:] == (hound,)
    check_places(state)


def test_who_sees_a_zone_learns_what_enters_and_nobody_forgets_it() -> None:
    state = state_with(hand=["brute", "hound"])
    brute, hound = state.zones[HAND]
    assert known(state, HAND) == [YOU, YOU]
    move(state, brute, DISCARD)
    assert state.known[brute] == ALL_SEATS
    assert state.learned & FOE
    move(state, brute, HAND)
    move(state, brute, DECK)
    assert (state.known[brute], state.known[hound]) == (ALL_SEATS, YOU)


def test_moving_where_all_is_known_already_teaches_nobody() -> None:
    state = state_with(discard=["brute"])
    (brute,) = [card for card in state.zones[DISCARD] if table.FACES[state.face[card]] == "brute"][-1:]
    move(state, brute, DECK)
    move(state, brute, DISCARD)
    assert state.learned == 0


def test_a_whole_zone_and_a_part_of_one_keep_their_order() -> None:
    state = state_with(hand=["brute", "hound", "rival"], deck=["busybody"])
    move_all(state, state.zones[HAND], DECK)
    assert state.learned == 0, "nobody sees more in a deck"
    assert names(state, state.zones[DECK]) == ["busybody", "brute", "hound", "rival"]
    assert known(state, DECK) == [0, YOU, YOU, YOU]
    first, _, third, _ = state.zones[DECK]
    move_all(state, (third, first), HAND)
    assert names(state, state.zones[HAND]) == ["hound", "busybody"]
    assert names(state, state.zones[DECK]) == ["brute", "rival"]
    assert state.learned == YOU
    move_all(state, state.zones[HAND], HAND)
    move_all(state, (), DECK)
    assert names(state, state.zones[HAND]) == ["hound", "busybody"]
    check_places(state)
    move_all(state, state.zones[HAND], DISCARD)
    assert state.learned == YOU | (ALL_SEATS & ~YOU), "all see the discard pile"


def test_a_place_inside_a_zone_counts_from_the_bottom() -> None:
    state = state_with(hand=["brute"], deck=["hound", "rival"])
    (brute,) = state.zones[HAND]
    place_at(state, brute, DECK, 0)
    assert names(state, state.zones[DECK]) == ["brute", "rival", "hound"]
    place_at(state, brute, DECK, 2)
    assert names(state, state.zones[DECK]) == ["rival", "hound", "brute"]
    check_places(state)


def test_cards_are_drawn_from_the_top_as_far_as_there_are_any() -> None:
    state = state_with(hand=[], deck=["hound", "rival", "brute"])
    assert draw(state, DECK, HAND, 0) == ()
    assert names(state, draw(state, DECK, HAND, 2)) == ["hound", "rival"]
    assert state.learned == YOU
    assert names(state, draw(state, DECK, HAND, 2)) == ["brute"]
    assert draw(state, DECK, HAND, 2) == ()
    assert names(state, state.zones[HAND]) == ["hound", "rival", "brute"]
    assert known(state, HAND) == [YOU, YOU, YOU]
    check_places(state)


def test_what_is_shown_to_one_seat_stays_known_to_the_others() -> None:
    state = state_with(hand=["brute", "hound"])
    brute, hound = state.zones[HAND]
    reveal(state, brute, FOE)
    assert (state.known[brute], state.known[hound], state.learned) == (YOU | FOE, YOU, FOE)
    state.learned = 0
    reveal(state, brute, YOU)
    assert (state.known[brute], state.learned) == (YOU | FOE, 0)
    reveal(state, hound)
    assert state.known[hound] == ALL_SEATS


def test_a_shuffle_is_forgotten_by_all_who_do_not_see_the_zone() -> None:
    deck = ["hound", "rival", "brute", "busybody", "undertaker", "recruiter"]
    state = state_with(hand=["spark-eater"], deck=deck)
    for card in state.zones[DECK]:
        reveal(state, card)
    before = state.zones[DECK]
    shuffle(state, DECK)
    assert sorted(state.zones[DECK]) == sorted(before)
    assert known(state, DECK) == [0] * len(deck)
    reveal(state, state.zones[HAND][0])
    shuffle(state, HAND)
    assert known(state, HAND) == [YOU], "the own hand stays known to its player alone"
    pile = known(state, DISCARD)
    shuffle(state, DISCARD)
    assert known(state, DISCARD) == pile == [ALL_SEATS] * len(pile)


def test_every_order_comes_of_a_shuffle() -> None:
    orders = set()
    state = state_with(hand=[], deck=["hound", "rival", "brute"])
    for _ in range(100):
        shuffle(state, DECK)
        orders.add(state.zones[DECK])
    assert len(orders) == 6


def test_cards_put_under_a_zone_lie_below_the_others_in_an_order_nobody_knows() -> None:
    state = state_with(hand=["brute", "rival", "busybody"], deck=["hound"])
    (hound,), hand = state.zones[DECK], state.zones[HAND]
    reveal(state, hound)
    put_under(state, hand, DECK)
    assert state.zones[DECK][-1] == hound
    assert sorted(state.zones[DECK][:-1]) == sorted(hand)
    assert known(state, DECK) == [0, 0, 0, ALL_SEATS]
    put_under(state, (), DECK)
    assert len(state.zones[DECK]) == 4
    check_places(state)
