"""What a seat can tell about cards it does not know, after known ones were shuffled in with them."""

from collections import Counter

import pytest
from tests.torture import table
from tests.torture.game import TORTURE, faces_of, put

import deckwright as dw
from deckwright.kernel.errors import EngineFault
from deckwright.kernel.ids import Card, Face, Seat
from deckwright.kernel.knowledge import Worlds, determinize
from deckwright.kernel.rng import Rng
from deckwright.kernel.setup import read_setup
from deckwright.kernel.urns import (
    WHOLE,
    Contents,
    Urn,
    Urns,
    fill_by_owner,
    mix,
    print_of,
    reprint,
    without_history,
)
from deckwright.kernel.zones import move, reveal, shuffle

YOU, FOE = Seat(0), Seat(1)
DECK, HAND, DISCARD = table.DECK[1], table.HAND[1], table.DISCARD[1]
OWN = ["last-words", "grave-tax"]
THEIRS = ["brute", "hound", "rival", "busybody"]
WORLDS = 60


def position() -> dw.State:
    """Two cards of yours in your hand; the opponent has two in hand and two in the deck."""
    faces = faces_of([*OWN, *THEIRS])
    state = dw.State(TORTURE, read_setup(TORTURE, 2, {}, 1), faces, 7)
    state.owner = [YOU] * 2 + [FOE] * 4
    state.controller, state.text = state.owner[:], faces[:]
    for zone, cards in ((table.HAND[0], (0, 1)), (HAND, (2, 3)), (DECK, (4, 5))):
        put(state, tuple(map(Card, cards)), zone)
    fill_by_owner(state)
    return state


def name(state: dw.State, card: int) -> str:
    return table.FACES[state.face[card]]


def names(state: dw.State, zone: int) -> tuple[str, ...]:
    return tuple(sorted(name(state, card) for card in state.zones[zone]))


def worlds(state: dw.State, seat: Seat = YOU) -> list[dw.State]:
    """Worlds that the seat thinks possible; in all of them each owner has the cards that they have."""
    found = []
    possible = Worlds(state, seat)
    for number in range(WORLDS):
        world = possible.draw(Rng(number))
        assert Counter(world.face) == Counter(state.face)
        assert {name(world, card) for card in range(2)} == set(OWN)
        for card, known in enumerate(state.known):
            assert not known >> seat & 1 or world.face[card] == state.face[card]
        found.append(world)
    return found


def test_what_was_never_seen_can_be_any_card_of_its_owner() -> None:
    hands = Counter(names(world, HAND) for world in worlds(position()))
    assert len(hands) == 6, "all pairs out of four"
    assert max(hands.values()) < WORLDS / 2


def test_the_owner_knows_the_hand_and_so_what_is_in_the_deck() -> None:
    for world in worlds(position(), FOE):
        assert names(world, HAND) == ("brute", "hound")
        assert names(world, DECK) == ("busybody", "rival")
        assert {name(world, card) for card in world.zones[table.HAND[0]]} == set(OWN)


def seen_going_into_the_deck() -> dw.State:
    """All have seen the brute before it was shuffled into the deck."""
    state = position()
    move(state, Card(2), DISCARD)
    move(state, Card(2), DECK)
    shuffle(state, DECK)
    return state


def test_a_card_seen_going_into_a_deck_is_in_it_but_nobody_knows_where() -> None:
    state = seen_going_into_the_deck()
    assert [state.known[card] for card in state.zones[DECK]] == [0, 0, 0]
    places = Counter[int]()
    for world in worlds(state):
        assert "brute" in names(world, DECK)
        assert "brute" not in names(world, HAND)
        places.update(place for place, card in enumerate(world.zones[DECK]) if name(world, card) == "brute")
    assert set(places) == {0, 1, 2}


def test_what_stayed_in_the_hand_can_be_any_of_the_others() -> None:
    hands = Counter(names(world, HAND) for world in worlds(seen_going_into_the_deck()))
    assert set(hands) == {("hound",), ("rival",), ("busybody",)}


def test_a_card_that_turns_up_again_is_no_longer_in_the_deck() -> None:
    state = seen_going_into_the_deck()
    brute = next(card for card in state.zones[DECK] if name(state, card) == "brute")
    reveal(state, brute)
    for world in worlds(state):
        assert name(world, brute) == "brute"
        assert set(names(world, DECK)) & {"rival", "busybody", "hound"}
        assert "brute" not in names(world, HAND)


def test_another_that_turns_up_leaves_the_known_one_among_the_rest() -> None:
    state = seen_going_into_the_deck()
    other = next(card for card in state.zones[DECK] if name(state, card) != "brute")
    reveal(state, other)
    for world in worlds(state):
        assert name(world, other) == name(state, other)
        assert "brute" in names(world, DECK)


def test_cards_go_through_one_deck_after_another() -> None:
    """Seen again and shuffled in again: there are two urns to come out of, one inside the other."""
    state = seen_going_into_the_deck()
    top = state.zones[DECK][-1]
    reveal(state, top)
    move(state, top, DISCARD)
    move(state, Card(3), DISCARD)
    for card in state.zones[DISCARD]:
        move(state, card, DECK)
    shuffle(state, DECK)
    assert names(state, HAND) == ()
    for world in worlds(state):
        assert names(world, DECK) == tuple(sorted(THEIRS))
    taken = next(card for card in state.zones[DECK] if name(state, card) == "brute")
    move(state, taken, HAND)
    assert {names(world, HAND) for world in worlds(state)} == {(each,) for each in THEIRS}


def test_each_seat_has_urns_of_its_own() -> None:
    """You alone have seen the card that the opponent knows in any case."""
    state = position()
    reveal(state, Card(4), 1 << YOU)
    assert state.known[Card(4)] == 1 << YOU
    shuffle(state, DECK)
    yours, theirs = state.urns
    assert len(yours.urns) == 3
    assert len(theirs.urns) == 2
    for world in worlds(state):
        assert "rival" in names(world, DECK)


def test_shuffling_what_nobody_knows_makes_no_urn() -> None:
    state = position()
    before = state.urns
    mix(state, state.zones[DECK])
    assert state.urns == before
    mix(state, ())
    assert state.urns == before


def test_in_a_world_the_others_know_the_decks_and_no_more() -> None:
    state = seen_going_into_the_deck()
    world = worlds(state)[0]
    assert world.urns[YOU] == state.urns[YOU]
    assert world.urns[FOE] == position().urns[FOE]


def test_a_seat_that_has_seen_what_cannot_be_is_a_fault() -> None:
    state = seen_going_into_the_deck()
    card = state.zones[DECK][0]
    reprint(state, card, (faces_of(["hydra-dance"])[0],))
    reveal(state, card)
    with pytest.raises(EngineFault, match="p1 has seen what can't be"):
        determinize(state, YOU, Rng(1))


def test_without_urns_what_a_seat_does_not_know_can_be_anything_else_that_it_does_not_know() -> None:
    state = position()
    state.urns = ()
    assert len({names(world, HAND) for world in worlds(state)}) == 6, "all pairs out of four"
    assert all(world.urns == () for world in worlds(state))


def test_worlds_drawn_one_after_the_other_do_not_depend_on_each_other() -> None:
    state = seen_going_into_the_deck()
    possible = Worlds(state, YOU)
    drawn = [possible.draw(Rng(number)) for number in (1, 2, 1)]
    assert drawn[0] == drawn[2] == determinize(state, YOU, Rng(1))
    assert drawn[0] != drawn[1]


def test_what_lay_open_makes_a_whole_urn_and_leaves_nothing_to_be_written_down() -> None:
    state = position()
    for card in state.zones[DECK]:
        reveal(state, card)
    mix(state, state.zones[DECK])
    yours, theirs = state.urns
    assert yours is theirs, "what all have seen all can tell"
    assert yours.urns == (WHOLE, WHOLE, WHOLE)
    shuffle(state, DECK)
    for world in worlds(state):
        assert names(world, DECK) == ("busybody", "rival")
        assert names(world, HAND) == ("brute", "hound")


def test_urns_that_cards_went_between_are_one_for_whoever_forgets_how() -> None:
    urns = (WHOLE, Urn(()), Urn(()), Urn((), ((2, 1),)), Urn((), ((1, 1), (3, 1))))
    assert without_history(Urns(urns, (0, 1, 2, 3, 4))) == Urns((WHOLE, WHOLE), (0, 1, 1, 1, 1))
    assert without_history(Urns((WHOLE, WHOLE), (0, 1))) == Urns((WHOLE, WHOLE), (0, 1))


def test_a_reprinted_card_gets_the_new_text_unless_it_has_that_of_another() -> None:
    state = position()
    brute, hound = faces_of(["brute", "hound"])
    state.own_text()[5] = hound
    for card in (Card(4), Card(5)):
        reprint(state, card, (brute,))
    assert (state.text[4], state.text[5]) == (brute, hound)
    assert print_of(state, Card(5)) == (brute,)


def test_a_way_out_is_found_where_the_first_one_tried_leads_nowhere() -> None:
    """One print is in two older urns: taken out of the wrong one, the other could not have come."""
    one, two = (Face(1),), (Face(2),)
    urns = (Urn((one, two)), Urn((one,)), Urn((), ((0, 1), (1, 1))))
    contents = Contents(urns)
    assert contents.take_all([(2, one), (2, two)])
    assert [dict(+Counter(prints)) for prints in contents.prints] == [{one: 1}, {}, {}]
    assert not Contents(urns).take_all([(2, two), (2, two)])
    assert not Contents(urns).take_all([(1, one), (1, one)])
