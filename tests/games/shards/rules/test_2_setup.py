"""SHI-2: players, leaders, starting decks, the centre row, starting mastery."""

from collections import Counter
from typing import Any

import pytest
from tests.support.rules import rule
from tests.support.shards import GAME

import deckwright as dw
from deckwright.games.shards.facts import FACTS
from deckwright.kernel.errors import BadSetting

FACT = {fact.id: fact for fact in FACTS}
STARTING_DECK = {"crystal": 7, "blaster": 1, "shard-reactor": 1, "infinity-shard": 1}


def names(state: dw.State, zone: str) -> list[str]:
    """The cards of a zone by their ids."""
    number = next(number for number, each in enumerate(GAME.table.zones) if each.name == zone)
    return [GAME.table.face_names[state.face[card]] for card in state.zones[number]]


def table_of(state: dw.State) -> dict[str, Any]:
    told: dict[str, Any] = state.view(0)["table"]
    return told


def of_players(state: dw.State, what: str) -> list[Any]:
    return [player[what] for player in table_of(state)["players"]]


def prompt_of(state: dw.State) -> str:
    assert state.decision is not None
    return state.decision.prompt


@rule("SHI-2.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_can_play(seats: int) -> None:
    state = GAME.new(seed=1, seats=seats)
    assert of_players(state, "seat") == ["p1", "p2", "p3", "p4"][:seats]
    assert prompt_of(state) == "main"


@rule("SHI-2.1")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_fewer_or_more_can_not_play(seats: int) -> None:
    with pytest.raises(BadSetting):
        GAME.new(seed=1, seats=seats)


@rule("SHI-2.1", "SHI-11.1")
def test_one_alone_plays_against_nemesis() -> None:
    state = GAME.new(seed=1, seats=1, mode="nemesis")
    assert of_players(state, "seat") == ["p1", "nemesis"]
    with pytest.raises(BadSetting):
        GAME.new(seed=1, seats=2, mode="nemesis")


@rule("SHI-2.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_player_is_random(seats: int) -> None:
    firsts = Counter(GAME.new(seed=seed, seats=seats).decider for seed in range(24))
    assert sorted(firsts) == list(range(seats))
    assert min(firsts.values()) > 1


@rule("SHI-2.1")
@pytest.mark.parametrize("seed", range(6))
def test_turns_go_clockwise_from_the_first_player(seed: int) -> None:
    state = GAME.new(seed=seed, seats=3)
    first = state.decider
    assert table_of(state)["first"] == f"p{first + 1}"
    order = []
    for _ in range(4):
        order.append(state.decider)
        state.choose("end")
    assert order == [first, (first + 1) % 3, (first + 2) % 3, first]


@rule("SHI-2.2")
@pytest.mark.parametrize("seed", range(4))
def test_each_player_has_a_leader(seed: int) -> None:
    assert sorted(of_players(GAME.new(seed=seed, seats=4), "leader")) == [
        "decima",
        "ko-syn-wu",
        "tetra",
        "volos",
    ]


@rule("SHI-2.2")
@pytest.mark.parametrize("leader", ["ko-syn-wu", "tetra", "volos"])
def test_without_relics_leaders_differ_in_name_only(leader: str) -> None:
    hand = ["crystal", "blaster", "shard-reactor", "infinity-shard", "mining-drones"]

    def numbers_with(name: str) -> list[Any]:
        player = {"hand": hand, "leader": name, "deck": ["crystal"], "health": 10}
        words = {"relics": False, "row": [], "centre": [], "short-row": True, "crystals": 1}
        state = GAME.scenario({"players": [player, {"leader": "decima"}], **words})
        for card in hand:
            state.choose(f"play {card}")
        state.choose("focus")
        told = table_of(state)
        del told["players"][0]["leader"]
        return [told, state.decision and state.decision.keys, state.view(None)["zones"]]

    assert numbers_with(leader) == numbers_with("decima")


@rule("SHI-2.2", "SHI-2.5")
def test_without_relics_no_player_has_relics_and_no_card_asks_for_a_leader() -> None:
    state = GAME.new(seed=1, seats=4, relics=False)
    dealt = {GAME.table.face_names[face] for face in state.face}
    assert dealt.isdisjoint({"ferrata-guard", "mainframe-abbot", "hounds-of-volos", "the-lost"})
    assert [names(state, f"p{seat}/relics") for seat in (1, 2, 3, 4)] == [[], [], [], []]


@rule("SHI-2.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(5))
def test_mastery_starts_at_0_and_is_one_more_for_each_next_player(seats: int, seed: int) -> None:
    state = GAME.new(seed=seed, seats=seats)
    mastery = of_players(state, "mastery")
    first = state.decider
    assert mastery[first:] + mastery[:first] == [0, 1, 2, 3][:seats]


@rule("SHI-2.4")
@pytest.mark.parametrize("seat", ["p1", "p2", "p3", "p4"])
def test_each_player_has_a_starting_deck_of_ten_cards_and_draws_five(seat: str) -> None:
    state = GAME.new(seed=1, seats=4)
    hand, deck = names(state, f"{seat}/hand"), names(state, f"{seat}/deck")
    assert (len(hand), len(deck)) == (5, 5)
    assert Counter(hand + deck) == STARTING_DECK
    assert names(state, f"{seat}/discard") == names(state, f"{seat}/play") == []


@rule("SHI-2.4")
def test_starting_decks_are_shuffled() -> None:
    hands = Counter(tuple(sorted(names(GAME.new(seed=seed, seats=2), "p1/hand"))) for seed in range(20))
    assert len(hands) > 4
    states = [GAME.new(seed=seed, seats=2) for seed in range(10)]
    assert any(names(state, "p1/hand") != names(state, "p2/hand") for state in states)


@rule("SHI-2.5")
@pytest.mark.parametrize(("relics", "centre"), [(False, 88), (True, 88 + 24)])
def test_six_cards_of_the_centre_deck_are_laid_face_up(relics: bool, centre: int) -> None:
    state = GAME.new(seed=1, seats=2, relics=relics)
    zones = state.view(1)["zones"]
    assert zones["row"]["count"] == 6
    assert None not in zones["row"]["cards"]
    assert zones["centre"] == {"count": centre - 6}
    assert zones["banished"]["count"] == 0


@rule("SHI-2.5")
def test_centre_deck_and_row_hold_the_cards_with_a_black_frame_only() -> None:
    state = GAME.new(seed=1, seats=2)
    cards = Counter(names(state, "row") + names(state, "centre"))
    assert cards == {fact.id: fact.copies for fact in FACTS if fact.place == "centre"}


@rule("SHI-2.5")
def test_cards_of_relics_are_in_the_centre_deck_only_if_the_expansion_is_chosen() -> None:
    state = GAME.new(seed=1, seats=2, relics=False)
    cards = names(state, "row") + names(state, "centre")
    assert {FACT[card].set for card in cards} == {"base"}
    both = GAME.new(seed=1, seats=2, relics=True)
    cards = names(both, "row") + names(both, "centre")
    assert sum(FACT[card].set == "relics" for card in cards) == 24


@rule("SHI-2.5")
def test_the_centre_deck_is_shuffled() -> None:
    rows = {tuple(names(GAME.new(seed=seed, seats=2), "row")) for seed in range(10)}
    assert len(rows) == 10


@rule("SHI-2.6")
def test_leaders_are_dealt_at_random_unless_something_else_is_said() -> None:
    states = [GAME.new(seed=seed, seats=2) for seed in range(24)]
    assert {state.setup["leaders"] for state in states} == {"random"}
    first = Counter(of_players(state, "leader")[0] for state in states)
    assert len(first) == 4
    assert all(len(set(of_players(state, "leader"))) == 2 for state in states)


@rule("SHI-2.6")
@pytest.mark.parametrize("seed", range(4))
def test_leaders_are_chosen_clockwise_from_the_first_player(seed: int) -> None:
    state = GAME.new(seed=seed, seats=3, leaders="choice")
    asked = []
    for leader in ("volos", "decima", "tetra"):
        assert prompt_of(state) == "leader"
        asked.append(state.decider)
        state.choose(f"leader {leader}")
    first = asked[0]
    assert asked == [first, (first + 1) % 3, (first + 2) % 3]
    assert (prompt_of(state), state.decider) == ("main", first)
    chosen = of_players(state, "leader")
    assert chosen[first:] + chosen[:first] == ["volos", "decima", "tetra"]


@rule("SHI-2.6")
def test_a_leader_is_chosen_only_once() -> None:
    state = GAME.new(seed=1, seats=4, leaders="choice")
    state.choose("leader tetra")
    assert state.decision is not None
    assert sorted(state.decision.keys) == ["leader decima", "leader ko-syn-wu", "leader volos"]


@rule("SHI-2.6", "SHI-10.7")
def test_leaders_can_be_auctioned() -> None:
    state = GAME.new(seed=1, seats=3, leaders="auction")
    assert prompt_of(state) == "bid"
    assert of_players(state, "leader") == [None] * 3


@rule("SHI-2.7")
@pytest.mark.parametrize(("prompt", "words"), [("bid", {"leaders": "auction"}), ("draft", {"deal": "draft"})])
def test_hands_and_row_are_there_before_auction_and_draft_and_mastery_is_not(
    prompt: str, words: dict[str, str]
) -> None:
    state = GAME.new(seed=2, seats=3, **words)
    assert prompt_of(state) == prompt
    assert [len(names(state, f"p{seat}/hand")) for seat in (1, 2, 3)] == [5, 5, 5]
    assert len(names(state, "row")) == 6
    assert of_players(state, "mastery") == [0, 0, 0]


@rule("SHI-2.7", "SHI-10.9")
def test_mastery_follows_the_turn_order_that_the_auction_gives() -> None:
    state = GAME.new(seed=2, seats=2, leaders="auction")
    bidder = state.decider
    state.choose("bid 3")
    state.choose("pass")
    state.choose("leader volos")
    state.choose("leader tetra")
    assert (prompt_of(state), state.decider) == ("main", 1 - bidder)
    mastery = of_players(state, "mastery")
    assert (mastery[1 - bidder], mastery[bidder]) == (0, 1)


@rule("SHI-2.7", "SHI-10.11")
def test_mastery_follows_the_turn_order_that_the_draft_gives() -> None:
    state = GAME.new(seed=2, seats=2, deal="draft")
    drafters = []
    while prompt_of(state) == "draft":
        drafters.append(state.decider)
        state.choose(0)
    assert drafters == [drafters[0], 1 - drafters[0], 1 - drafters[0]], "the last relic needs no question"
    assert state.decider == drafters[1]
    assert of_players(state, "mastery")[drafters[1]] == 0
    assert of_players(state, "mastery")[drafters[0]] == 1


def test_a_described_position_that_does_not_tell_the_centre_deck_has_all_cards_that_are_left() -> None:
    state = GAME.scenario({"players": [{}, {}], "relics": False, "row": ["kiln-drone"]})
    centre = Counter(names(state, "centre") + names(state, "row"))
    assert centre == Counter(
        {fact.id: fact.copies for fact in FACTS if (fact.set, fact.place) == ("base", "centre")}
    )
