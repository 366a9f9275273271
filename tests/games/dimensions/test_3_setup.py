"""DIM-3: set-up."""

from itertools import product

import pytest
from tests.support.rules import rule
from tests.support.table import new_game, player, position

ANOMALIES = {"quantum-entanglement", "wormhole", "black-hole", "big-bang", "time-loop"}
SEATS = [2, 3, 4, 5]
BEATS = {"rock": "scissors", "scissors": "paper", "paper": "rock"}


@rule("DIM-3.1")
@pytest.mark.parametrize("seats", SEATS)
def test_each_player_gets_one_entity_and_sees_no_other(seats: int) -> None:
    table = new_game(seats=seats)
    dealt = [table.cards(f"{seat}/entity") for seat in table.seats]
    assert all(len(cards) == 1 for cards in dealt)
    assert len({cards[0] for cards in dealt}) == seats
    for seat, cards in zip(table.seats, dealt, strict=True):
        for other in table.seats:
            assert table.cards(f"{other}/entity", seat) == (cards if other == seat else [None])


@rule("DIM-3.1")
def test_entities_are_dealt_at_random() -> None:
    assert len({str(new_game(seed=seed).cards("p1/entity")) for seed in range(40)}) == 5


@rule("DIM-3.1")
def test_undealt_entities_stay_hidden() -> None:
    table = new_game(seats=3)
    undealt = [card for card in table.cards("box") if str(card).startswith("entity")]
    assert len(undealt) == 2
    for seat in table.seats:
        assert table.zone("box", seat) == {"count": 6}


@rule("DIM-3.2")
def test_power_cards_are_shuffled() -> None:
    rings = [new_game(seed=seed).cards("spiral") for seed in range(40)]
    for place in range(5):
        assert len({ring[place] for ring in rings}) == 5


@rule("DIM-3.3")
@pytest.mark.parametrize("seats", SEATS)
def test_one_anomaly_is_among_the_56_cards_of_the_deck_and_four_are_out_of_the_game(seats: int) -> None:
    table = new_game(seats=seats)
    deck = table.cards("deck") + [card for seat in table.seats for card in table.cards(f"{seat}/hand")]
    assert len(deck) == 56
    assert len(ANOMALIES.intersection(map(str, deck))) == 1
    assert len(ANOMALIES.intersection(map(str, table.cards("box")))) == 4


@rule("DIM-3.3")
def test_the_anomaly_is_random_and_may_lie_anywhere_in_the_deck() -> None:
    tables = [new_game(seed=seed, seats=2) for seed in range(60)]
    found = [
        [(card, place) for place, card in enumerate(t.cards("deck")) if card in ANOMALIES] for t in tables
    ]
    assert {card for cards in found for card, _ in cards} == ANOMALIES
    assert len({place for cards in found for _, place in cards}) > 20
    assert any(not cards for cards in found), "it can be dealt to a hand, too"


@rule("DIM-3.3")
def test_nobody_sees_which_anomaly_it_is() -> None:
    table = new_game(seats=2)
    for seat in table.seats:
        assert "cards" not in table.zone("deck", seat)
        assert "cards" not in table.zone("box", seat)


@rule("DIM-3.4")
@pytest.mark.parametrize("seats", SEATS)
def test_each_player_is_dealt_four_cards_hidden_from_the_others(seats: int) -> None:
    table = new_game(seats=seats)
    for seat in table.seats:
        for other in table.seats:
            cards = table.cards(f"{other}/hand", seat)
            assert len(cards) == 4
            assert (None in cards) == (other != seat)


@rule("DIM-3.5")
@pytest.mark.parametrize(("one", "other"), list(product(BEATS, repeat=2)))
def test_two_players_show_signs_until_one_wins(one: str, other: str) -> None:
    table = new_game(seats=2).choose(f"sign {one}", f"sign {other}")
    if one == other:
        assert table.log[-1] == "signs-tied"
        assert table.asked == "p1 sign"
        table.choose("sign paper", "sign scissors")
        assert table.happened("starts") == [{"seat": "p2"}]
    else:
        assert table.happened("starts") == [{"seat": "p1" if BEATS[one] == other else "p2"}]
        assert table.fact("active") == ("p1" if BEATS[one] == other else "p2")


@rule("DIM-3.5")
def test_signs_are_hidden_until_everybody_has_chosen() -> None:
    table = new_game(seats=3).choose("sign rock", "sign paper")
    assert table.log == []
    assert table.view("p3")["chosen"] == ["p1", "p2"]
    assert "rock" not in str(table.view("p3")["table"])
    other = new_game(seats=3).choose("sign paper", "sign rock")
    assert table.view("p3") == other.view("p3")
    table.choose("sign rock")
    assert table.happened("sign-shown") == [
        {"seat": "p1", "sign": "rock"},
        {"seat": "p2", "sign": "paper"},
        {"seat": "p3", "sign": "rock"},
    ]


@rule("DIM-3.5")
def test_with_two_signs_shown_the_losers_drop_out_and_the_others_choose_again() -> None:
    table = new_game(seats=4).choose("sign rock", "sign paper", "sign rock", "sign paper")
    assert table.log[-1] == "signs-tied"
    assert table.asked == "p2 sign"
    table.choose("sign rock")
    assert table.asked == "p4 sign"
    table.choose("sign scissors")
    assert table.happened("starts") == [{"seat": "p2"}]


@rule("DIM-3.5")
def test_with_all_three_signs_shown_everybody_still_in_chooses_again() -> None:
    table = new_game(seats=4).choose("sign rock", "sign rock", "sign rock", "sign paper")
    assert table.happened("starts") == [{"seat": "p4"}]
    table = new_game(seats=4).choose("sign paper", "sign paper", "sign rock", "sign paper")
    assert table.asked == "p1 sign"
    table.choose("sign rock", "sign scissors")
    assert table.asked == "p4 sign"
    table.choose("sign paper")
    assert [table.log.count("signs-tied"), table.asked] == [2, "p1 sign"]
    table.choose("sign rock", "sign rock", "sign paper")
    assert table.happened("starts") == [{"seat": "p4"}]


@rule("DIM-3.5")
def test_who_has_shown_a_sign_waits_for_the_others() -> None:
    table = new_game(seats=2).choose("sign rock")
    assert table.refusal("", "p1").reason == "chosen-already"


@rule("DIM-3.5")
def test_waiting_after_a_sign_is_explained_by_the_clause_of_the_signs() -> None:
    table = new_game(seats=2).choose("sign rock")
    assert table.refusal("", "p1").rule == "DIM-3.5"


@rule("DIM-3.5")
def test_a_random_first_player_can_be_chosen_in_the_set_up() -> None:
    tables = [new_game(seed=seed, seats=3, start="random") for seed in range(30)]
    assert all(table.log[:2] == ["starts", "turn-begins"] for table in tables)
    assert all(table.asked == f"{table.fact('active')} battle" for table in tables)
    assert {table.fact("active") for table in tables} == {"p1", "p2", "p3"}


@rule("DIM-3.6")
def test_players_know_their_hand_and_faction_when_they_choose_a_sign() -> None:
    table = new_game(seats=3)
    assert table.asked == "p1 sign"
    for seat in table.seats:
        assert None not in table.cards(f"{seat}/hand", seat) + table.cards(f"{seat}/entity", seat)
        assert table.cards("spiral", seat)


@rule("DIM-3.6")
@pytest.mark.parametrize("seed", range(5))
def test_the_first_player_is_settled_last_so_that_the_deal_does_not_depend_on_it(seed: int) -> None:
    signs = new_game(seed=seed, seats=4).state.view(None)["zones"]
    random = new_game(seed=seed, seats=4, start="random").state.view(None)["zones"]
    assert signs == random


@rule("DIM-3.7")
@pytest.mark.parametrize(("seats", "left"), [(2, 48), (3, 44), (4, 40), (5, 36)])
def test_dimensions_and_black_hole_start_empty_and_the_rest_is_the_deck(seats: int, left: int) -> None:
    table = new_game(seats=seats)
    assert table.count("deck") == left
    assert table.count("black-hole") == 0
    assert table.field() == {}


@rule("DIM-3.5", "DIM-3.6")
def test_a_position_can_begin_with_the_signs_too() -> None:
    table = position([player(hand=["red-1"]), player(hand=["blue-1"])], phase="start")
    assert table.asked == "p1 sign"
    table.choose("sign scissors", "sign rock")
    assert table.asked == "p2 battle"
