"""SHI-10.7 … SHI-10.10, SHI-10.22 … SHI-10.25: health is bid for the choice of a leader."""

from typing import Any

import pytest
from tests.support.rules import rule
from tests.support.shards import GAME, Table

import deckwright as dw

LEADERS = ["decima", "ko-syn-wu", "tetra", "volos"]


class Auction:
    """A new game with an auction; seats are counted from the one who opens the first auction, who is 0."""

    def __init__(self, seats: int = 3, **settings: object) -> None:
        self.state: dw.State = GAME.new(seed=5, seats=seats, leaders="auction", **settings)
        self.seats = seats
        self.opener = int(self.state.decider)

    def do(self, *keys: str) -> "Auction":
        for key in keys:
            self.state.choose(key)
        return self

    @property
    def asked(self) -> int:
        return (self.state.decider - self.opener) % self.seats

    @property
    def prompt(self) -> str:
        return self.state.decision.prompt if self.state.decision else "over"

    @property
    def options(self) -> list[str]:
        return self.state.decision.keys if self.state.decision else []

    def each(self, what: str) -> list[Any]:
        """A number or word of every player, from the opener on."""
        players = self.state.view(None)["table"]["players"]
        return [players[(self.opener + place) % self.seats][what] for place in range(self.seats)]


@rule("SHI-10.7")
def test_the_auction_begins_when_the_hands_are_drawn_and_the_row_is_laid() -> None:
    auction = Auction()
    zones = auction.state.view(None)["zones"]
    assert auction.prompt == "bid"
    assert zones["row"]["count"] == 6
    assert [zones[f"p{seat}/hand"]["count"] for seat in (1, 2, 3)] == [5, 5, 5]
    assert auction.each("leader") == [None, None, None]


@rule("SHI-10.7")
def test_any_player_may_be_the_one_to_open() -> None:
    openers = {GAME.new(seed=seed, seats=3, leaders="auction").decider for seed in range(20)}
    assert openers == {0, 1, 2}


@rule("SHI-10.7")
def test_the_first_bid_is_at_least_1() -> None:
    auction = Auction()
    assert auction.options[:3] == ["pass", "bid 1", "bid 2"]
    assert "bid 0" not in auction.options


@rule("SHI-10.7")
def test_bids_go_round_clockwise() -> None:
    auction = Auction(seats=4)
    asked = [auction.asked]
    for bid in ("bid 1", "bid 2", "bid 3", "bid 4"):
        auction.do(bid)
        asked.append(auction.asked)
    assert asked == [0, 1, 2, 3, 0]


@rule("SHI-10.7")
def test_a_bid_is_above_the_highest_one() -> None:
    auction = Auction().do("bid 7")
    assert auction.options[:2] == ["pass", "bid 8"]
    assert "bid 7" not in auction.options


@rule("SHI-10.7")
def test_a_bid_may_be_any_amount_above_the_last() -> None:
    auction = Auction().do("bid 1", "bid 30")
    assert auction.options[1] == "bid 31"


@rule("SHI-10.7")
def test_a_player_who_passed_is_out_of_this_auction() -> None:
    auction = Auction().do("pass", "bid 1", "bid 2")
    assert (auction.prompt, auction.asked) == ("bid", 1)
    auction.do("bid 3")
    assert (auction.prompt, auction.asked) == ("bid", 2)


@rule("SHI-10.7")
def test_the_last_one_left_chooses_a_leader_and_loses_the_health_bid() -> None:
    auction = Auction().do("bid 3", "bid 5", "pass", "pass")
    assert (auction.prompt, auction.asked) == ("leader", 1)
    auction.do("leader tetra")
    assert auction.each("leader") == [None, "tetra", None]
    assert auction.each("health") == [50, 45, 50]


@rule("SHI-10.7")
def test_those_who_were_outbid_pay_nothing() -> None:
    auction = Auction(seats=2).do("bid 10", "bid 11", "pass", "leader decima", "leader volos")
    assert auction.each("health") == [50, 39]


@rule("SHI-10.8")
def test_a_new_auction_follows_from_1_and_is_opened_left_of_the_winner() -> None:
    auction = Auction().do("bid 3", "bid 5", "pass", "pass", "leader tetra")
    assert (auction.prompt, auction.asked) == ("bid", 2)
    assert auction.options[:2] == ["pass", "bid 1"]


@rule("SHI-10.8")
def test_a_player_with_a_leader_has_no_part_in_the_next_auction() -> None:
    auction = Auction().do("bid 3", "bid 5", "pass", "pass", "leader tetra")
    auction.do("bid 1")
    assert auction.asked == 0
    auction.do("bid 2")
    assert auction.asked == 2


@rule("SHI-10.8")
def test_a_leader_taken_is_not_offered_again() -> None:
    auction = Auction().do("bid 3", "bid 5", "pass", "pass", "leader tetra", "bid 1", "pass")
    assert (auction.prompt, auction.asked) == ("leader", 2)
    assert sorted(auction.options) == ["leader decima", "leader ko-syn-wu", "leader volos"]


@rule("SHI-10.8")
def test_the_last_player_takes_a_remaining_leader_for_nothing() -> None:
    auction = Auction().do("bid 3", "bid 5", "pass", "pass", "leader tetra", "bid 1", "pass", "leader volos")
    assert (auction.prompt, auction.asked) == ("leader", 0)
    assert sorted(auction.options) == ["leader decima", "leader ko-syn-wu"]
    auction.do("leader decima")
    assert auction.each("leader") == ["decima", "tetra", "volos"]
    assert auction.each("health") == [50, 45, 49]


@rule("SHI-10.8")
def test_after_the_auction_each_leader_brings_their_relics() -> None:
    auction = Auction(seats=2).do("bid 1", "pass", "leader volos", "leader tetra")
    zones = auction.state.view(None)["zones"]
    cards = zones[f"p{auction.opener + 1}/relics"]["cards"]
    assert sorted(card.split("@")[0] for card in cards) == ["entropic-talons", "panconscious-crown"]


@rule("SHI-10.9")
def test_the_last_player_without_a_leader_goes_first() -> None:
    auction = Auction().do("bid 3", "bid 5", "pass", "pass", "leader tetra", "bid 1", "pass", "leader volos")
    auction.do("leader decima")
    assert (auction.prompt, auction.asked) == ("main", 0)
    assert auction.each("mastery") == [0, 1, 2]


@rule("SHI-10.9")
def test_mastery_follows_the_turn_order_that_the_auction_made() -> None:
    auction = Auction().do("pass", "bid 1", "pass", "leader tetra", "pass", "leader volos", "leader decima")
    assert (auction.prompt, auction.asked) == ("main", 2)
    assert auction.each("mastery") == [1, 2, 0]


@rule("SHI-10.9")
def test_as_an_option_the_winner_of_the_first_auction_goes_first() -> None:
    auction = Auction(auction="winner").do("bid 3", "bid 5", "pass", "pass", "leader tetra")
    auction.do("bid 1", "pass", "leader volos", "leader decima")
    assert (auction.prompt, auction.asked) == ("main", 1)
    assert auction.each("mastery") == [2, 0, 1]


@rule("SHI-10.10")
def test_the_auction_ends_when_all_but_one_have_passed() -> None:
    auction = Auction().do("pass", "bid 4", "pass")
    assert (auction.prompt, auction.asked) == ("leader", 1)


@rule("SHI-10.10")
def test_a_player_left_without_a_bid_wins_and_pays_nothing() -> None:
    auction = Auction().do("pass", "pass")
    assert (auction.prompt, auction.asked) == ("leader", 2)
    auction.do("leader decima")
    assert auction.each("health") == [50, 50, 50]
    assert auction.each("leader") == [None, None, "decima"]


@rule("SHI-10.10")
def test_49_is_the_highest_bid() -> None:
    auction = Auction()
    assert auction.options[-1] == "bid 49"
    assert "bid 50" not in auction.options


@rule("SHI-10.10")
def test_a_player_who_paid_the_highest_bid_still_plays() -> None:
    auction = Auction(seats=2).do("bid 49", "leader tetra", "leader decima")
    assert auction.each("health") == [1, 50]
    assert auction.each("out") == [False, False]
    assert auction.prompt == "main"


@rule("SHI-10.22")
def test_a_pass_lasts_for_that_auction_only() -> None:
    auction = Auction().do("pass", "pass", "leader decima")
    assert (auction.prompt, auction.asked) == ("bid", 0)
    auction.do("bid 2")
    assert (auction.prompt, auction.asked) == ("bid", 1)


@rule("SHI-10.22")
def test_players_who_can_not_bid_higher_are_out_of_the_auction() -> None:
    auction = Auction().do("bid 49")
    assert (auction.prompt, auction.asked) == ("leader", 0)
    auction.do("leader decima")
    assert auction.each("health") == [1, 50, 50]
    assert (auction.prompt, auction.asked) == ("bid", 1)


@rule("SHI-10.22")
def test_nobody_can_bid_the_same_as_another() -> None:
    auction = Auction(seats=2).do("bid 48")
    assert auction.options == ["pass", "bid 49"]


@rule("SHI-10.23")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_four_leaders_are_on_offer_whatever_the_number_of_players(seats: int) -> None:
    auction = Auction(seats).do("bid 49")
    assert sorted(auction.options) == [f"leader {leader}" for leader in LEADERS]


@rule("SHI-10.24")
def test_the_next_one_without_a_leader_opens_if_the_player_left_of_the_winner_has_one() -> None:
    auction = Auction(seats=4).do("bid 49", "leader decima")
    assert auction.asked == 1
    auction.do("pass", "pass")
    assert (auction.prompt, auction.asked) == ("leader", 3)
    auction.do("leader tetra")
    assert (auction.prompt, auction.asked) == ("bid", 1)


@rule("SHI-10.25", "SHI-1.2")
def test_health_paid_can_be_regained_up_to_50() -> None:
    auction = Auction(seats=2).do("bid 3", "pass", "leader decima", "leader tetra")
    assert auction.each("health") == [47, 50]
    table = Table({"health": 47, "hand": ["spore-cleric"]}, leaders="auction")
    table.play("spore-cleric")
    assert table.health[0] == 50
