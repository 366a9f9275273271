"""The rules of the Orchard, clause by clause."""

import pytest
from tests.fifth.garden import Garden
from tests.support.rules import rule

import deckwright as dw


@rule("ORC-1.1")
@pytest.mark.parametrize("seats", [1, 5])
def test_it_takes_two_to_four_players(seats: int) -> None:
    with pytest.raises(dw.DeckwrightError) as refused:
        dw.game("orchard").new(seed=1, seats=seats)
    assert refused.value.code == "seats-bad"


@rule("ORC-1.2")
def test_there_are_29_trees_and_18_visitors() -> None:
    game = dw.game("orchard")
    faces = [game.table.face_names[face] for face in game.new(seed=1).face]
    trees = [face for face in faces if game.showing.kind_of_face(face) == "tree"]
    assert (len(faces), len(trees)) == (47, 29)
    assert {faces.count(face) for face in faces} == {2, 3, 4, 5}


@rule("ORC-1.3")
def test_all_fruit_counts_also_what_a_linden_gives_to_the_other_trees_of_its_orchard() -> None:
    garden = Garden({"orchard": ["plum", "pear", "linden"]}, {"orchard": ["walnut", "willow"]})
    assert [garden.number("fruit", seat) for seat in (0, 1)] == [6, 5]


@rule("ORC-2.1")
def test_everybody_begins_with_three_cards_and_turns_go_clockwise() -> None:
    state = dw.game("orchard").new(seed=1, seats=3)
    assert [state.view(None)["zones"][f"p{seat}/hand"]["count"] for seat in (1, 2, 3)] == [4, 3, 3]
    asked = [state.decider]
    for _ in range(3):
        state.choose("end")
        asked.append(state.decider)
    assert asked == [0, 1, 2, 0]
    assert [refusal.rule for refusal in state.why_not(1)] == ["ORC-2.1"]


@rule("ORC-2.2")
def test_a_turn_begins_with_two_buckets_and_what_was_left_stays() -> None:
    garden = Garden({"water": 3}, {"water": 1}).do("end")
    assert [garden.number("water", seat) for seat in (0, 1)] == [3, 3]


@rule("ORC-2.3")
def test_a_card_is_drawn_that_nobody_else_sees() -> None:
    garden = Garden(deck=["plum", "owl"]).do("end")
    assert garden.in_zone("p2/hand") == ["plum"]
    assert [garden.seen(seat, "drew") for seat in (0, 1, 2)] == [[None], ["plum"], [None]]


@rule("ORC-2.4")
def test_the_compost_becomes_the_deck_when_that_is_empty() -> None:
    garden = Garden(deck=[], compost=["plum"]).do("end")
    assert "shuffled" in garden.kinds()
    assert len(garden.in_zone("p2/hand")) == 1
    assert garden.in_zone("compost") == []


@rule("ORC-2.4")
def test_nothing_is_drawn_when_there_is_nothing() -> None:
    game = dw.game("orchard")
    everything = [game.table.face_names[face] for face in game.new(seed=1).face]
    garden = Garden({"hand": everything, "water": 2}, deck=[]).do("invite feast")
    assert garden.in_zone("deck") == []
    garden.do("invite owl", "pick plum", "pick plum~2")
    assert garden.kinds() == ["invited", "invited", "shuffled", "drew", "tucked", "tucked"]


@rule("ORC-2.5")
def test_what_is_too_much_goes_under_the_deck_in_the_order_that_was_chosen() -> None:
    hand = ["plum", "apple", "pear", "walnut", "willow", "rowan", "linden"]
    garden = Garden({"hand": hand}, deck=["owl", "feast"]).do("end")
    assert garden.prompt == "tuck"
    garden.do("tuck rowan", "tuck apple")
    assert garden.asked == 1
    assert garden.in_zone("deck") == ["apple", "rowan", "feast"]
    assert [event.values["card"] for event in garden.log if event.kind == "tucked"] == [
        "rowan@deck.1",
        "apple@deck.1",
    ]
    assert garden.seen(1, "tucked") == [None]
    assert garden.state.view(0)["zones"]["deck"]["cards"] == ["apple@deck.1", "rowan@deck.1", None]
    assert "cards" not in garden.state.view(1)["zones"]["deck"]


@rule("ORC-3.1")
def test_a_turn_has_as_many_actions_as_one_likes() -> None:
    garden = Garden({"hand": ["plum", "rain", "apple"], "water": 1})
    garden.do("plant plum", "invite rain", "plant apple")
    assert garden.in_zone("p1/orchard") == ["plum", "apple"]
    assert garden.asked == 0


@rule("ORC-3.2")
def test_a_card_costs_its_water_and_nobody_pays_what_they_have_not() -> None:
    garden = Garden({"hand": ["pear", "walnut", "storm"], "water": 4})
    assert garden.why("plant walnut") == "ORC-3.2"
    garden.do("plant pear")
    assert garden.number("water") == 1
    assert garden.why("invite storm") == "ORC-3.2"


@rule("ORC-3.3")
def test_no_two_trees_of_a_kind_grow_in_an_orchard() -> None:
    garden = Garden({"hand": ["plum"], "orchard": ["plum"], "water": 9}, {"orchard": ["plum"]})
    assert garden.why("plant plum") == "ORC-3.3"
    assert garden.options == ["compost plum", "end"]


@rule("ORC-3.4")
def test_an_orchard_has_room_for_five_trees() -> None:
    four = ["apple", "pear", "willow", "hazel"]
    garden = Garden({"hand": ["cherry", "walnut"], "orchard": four, "water": 9}).do("plant cherry")
    assert garden.why("plant walnut") == "ORC-3.4"


@rule("ORC-3.5")
def test_a_visitor_takes_effect_and_goes_to_the_compost() -> None:
    garden = Garden({"hand": ["rain"]}).do("invite rain")
    assert garden.number("water") == 3
    assert garden.in_zone("compost") == ["rain"]


@rule("ORC-3.6")
def test_one_card_of_a_turn_goes_to_the_compost_for_a_bucket() -> None:
    garden = Garden({"hand": ["pear", "plum"]}).do("compost pear")
    assert (garden.number("water"), garden.in_zone("compost")) == (1, ["pear"])
    assert garden.why("compost plum") == "ORC-3.6"
    garden.do("plant plum", "end", "end")
    assert garden.asked == 0
    assert any(key.startswith("compost") for key in garden.options)


@rule("ORC-4.1")
def test_abilities_that_follow_the_same_are_ordered_by_whose_turn_it_is() -> None:
    garden = Garden({"hand": ["plum"], "orchard": ["willow", "rowan"], "water": 1}, deck=["owl"])
    garden.do("plant plum")
    assert garden.prompt == "order"
    garden.do("resolve rowan.1:1<plum.1")
    assert garden.kinds() == ["planted", "drew", "gained"]


@rule("ORC-4.2")
def test_a_visitor_comes_also_for_nothing() -> None:
    garden = Garden({"hand": ["storm"], "water": 3}).do("invite storm")
    assert garden.in_zone("compost") == ["storm"]
    assert garden.prompt == "main"


@rule("ORC-4.3")
def test_an_owl_puts_two_cards_under_the_deck_in_order() -> None:
    garden = Garden({"hand": ["owl", "plum"], "water": 1}, deck=["pear", "apple", "rowan", "feast"])
    garden.do("invite owl", "pick pear", "pick plum")
    assert garden.in_zone("deck") == ["plum", "pear", "feast"]
    assert garden.seen(1, "tucked") == [None, None]
    assert garden.seen(0, "tucked") == ["pear@deck.1", "plum@deck.1"]


@rule("ORC-4.4")
def test_a_stolen_card_is_known_to_those_two() -> None:
    garden = Garden({"hand": ["magpie"], "water": 2}, {"hand": ["plum"]}, {"hand": []}).do("invite magpie")
    assert garden.in_zone("p1/hand") == ["plum"]
    assert [garden.seen(seat, "stolen") for seat in (0, 1, 2)] == [["plum"], ["plum"], [None]]


@rule("ORC-5.1")
def test_whoever_has_enough_fruit_at_the_end_of_the_own_turn_wins() -> None:
    garden = Garden({"orchard": ["walnut", "plum"]}, {"orchard": ["pear"]}, goal=6).do("end")
    outcome = garden.state.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.scores, outcome.reason) == ((0,), (6, 3), "harvest")


@rule("ORC-5.1")
def test_fruit_does_not_win_in_the_turn_of_another() -> None:
    garden = Garden({}, {"orchard": ["walnut", "plum"]}, goal=6).do("end")
    assert garden.asked == 1


@rule("ORC-5.2")
def test_after_turn_sixty_the_most_fruit_wins_and_a_tie_is_shared() -> None:
    garden = Garden({"orchard": ["plum"]}, {"orchard": ["pear"]}, {"orchard": ["pear"]}, turn=60).do("end")
    outcome = garden.state.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.scores, outcome.reason) == ((1, 2), (1, 3, 3), "autumn")


# What no clause says by itself.


def test_a_gardener_takes_a_tree_back_or_none() -> None:
    garden = Garden({"hand": ["gardener", "gardener"], "orchard": ["plum"], "water": 2})
    garden.do("invite gardener", "done")
    assert garden.in_zone("p1/orchard") == ["plum"]
    garden.do("invite gardener", "pick plum.1")
    assert garden.in_zone("p1/hand") == ["plum"]
    assert garden.number("water") == 4


def test_a_storm_fells_a_tree_of_another_and_its_ability_ends() -> None:
    garden = Garden({"hand": ["storm"], "water": 3}, {"orchard": ["linden", "pear"]})
    garden.do("invite storm", "pick linden.1")
    assert garden.number("fruit", 1) == 3
    assert sorted(garden.in_zone("compost")) == ["linden", "storm"]


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ({"players": [{"orchard": ["owl"]}, {}]}, "scenario-unknown-card"),
        ({"players": [{"hand": ["oak"]}, {}]}, "scenario-unknown-card"),
        ({"players": [{"hand": ["walnut"] * 3}, {}]}, "scenario-card-twice"),
        ({"players": [{"sun": 3}, {}]}, "scenario-unknown-word"),
        ({"players": [{}, {}], "goal": 99}, "scenario-bad-value"),
        ({}, "scenario-missing-word"),
    ],
)
def test_a_position_that_can_not_be_is_refused(words: dict[str, object], code: str) -> None:
    with pytest.raises(dw.DeckwrightError) as refused:
        dw.game("orchard").scenario(words)
    assert refused.value.code == code
