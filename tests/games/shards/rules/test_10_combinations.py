"""SHI-10.28 … SHI-10.30: which variants go together, which are refused, and what holds when they meet."""

import pytest
from tests.support.rules import rule
from tests.support.shards import GAME, drafted

import deckwright as dw
from deckwright.kernel.errors import BadSetting


def refusal(seats: int | None = None, **settings: object) -> str:
    """The message that a new game is refused with."""
    with pytest.raises(BadSetting) as error:
        GAME.new(seed=1, seats=seats, **settings)
    return error.value.code


def relics_of(state: dw.State, seat: int) -> int:
    return int(state.view(None)["zones"][f"p{seat + 1}/relics"]["count"])


def masteries(state: dw.State) -> list[int]:
    return [player["mastery"] for player in state.view(None)["table"]["players"]]


def auctioned(state: dw.State) -> int:
    """The first one asked bids everything each time and takes the first leader; who got the last one."""
    last = -1
    while state.decision is not None and state.decision.prompt in ("bid", "leader"):
        key = "bid 49" if state.decision.prompt == "bid" else state.decision.keys[0]
        last = int(state.decider)
        state.choose(key)
    return last


@rule("SHI-10.28")
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_a_team_game_needs_four_players(seats: int) -> None:
    assert refusal(seats, mode="team") == "shards-team-seats"


@rule("SHI-10.28")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_three_way_clash_needs_three_players(seats: int) -> None:
    assert refusal(seats, mode="clash") == "shards-clash-seats"


@rule("SHI-10.28", "SHI-2.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nemesis_has_one_player_against_her(seats: int) -> None:
    assert refusal(seats, mode="nemesis") == "shards-nemesis-seats"


@rule("SHI-10.28", "SHI-2.1")
def test_a_usual_game_is_not_played_alone() -> None:
    assert refusal(1) == "shards-standard-seats"


@rule("SHI-10.28")
@pytest.mark.parametrize("modes", ["team+clash", "team,clash", ["team", "clash"], "nemesis+team"])
def test_a_game_has_one_mode_only(modes: object) -> None:
    assert refusal(mode=modes)


@rule("SHI-10.28")
@pytest.mark.parametrize("deals", ["draft+secret", ["draft", "secret"]])
def test_relics_are_not_both_drafted_and_secret(deals: object) -> None:
    assert refusal(deal=deals)


@rule("SHI-10.28")
def test_there_is_no_auction_without_relics() -> None:
    assert refusal(relics=False, leaders="auction") == "shards-auction-without-relics"


@rule("SHI-10.28")
def test_there_is_no_draft_without_relics() -> None:
    assert refusal(relics=False, deal="draft") == "shards-draft-without-relics"


@rule("SHI-10.28")
def test_there_are_no_secret_relics_without_relics() -> None:
    assert refusal(relics=False, deal="secret") == "shards-secret-without-relics"


@rule("SHI-10.28")
def test_there_is_no_auction_against_nemesis() -> None:
    assert refusal(mode="nemesis", leaders="auction") == "shards-nemesis-auction"


@rule("SHI-10.28")
def test_there_is_no_draft_against_nemesis() -> None:
    assert refusal(mode="nemesis", deal="draft") == "shards-nemesis-draft"


@rule("SHI-10.28")
@pytest.mark.parametrize("mode", ["team", "clash"])
def test_what_is_refused_for_a_usual_game_is_refused_in_other_modes(mode: str) -> None:
    assert refusal(mode=mode, relics=False, deal="secret") == "shards-secret-without-relics"
    assert refusal(mode=mode, relics=False, leaders="auction") == "shards-auction-without-relics"


@rule("SHI-10.28")
@pytest.mark.parametrize("leaders", ["random", "choice", "auction"])
@pytest.mark.parametrize("deal", ["leader", "draft", "secret"])
@pytest.mark.parametrize(("mode", "seats"), [("standard", 2), ("team", 4), ("clash", 3)])
def test_other_combinations_make_sense(mode: str, seats: int, leaders: str, deal: str) -> None:
    state = GAME.new(seed=1, seats=seats, mode=mode, leaders=leaders, deal=deal)
    assert state.decision is not None


@rule("SHI-10.28", "SHI-11.17")
def test_secret_relics_go_together_with_nemesis() -> None:
    state = GAME.new(seed=1, mode="nemesis", deal="secret")
    state.choose("leader decima")
    state.choose("leader tetra")
    zones = state.view(None)["zones"]
    assert (zones["p1/secrets"]["count"], zones["nemesis/secrets"]["count"]) == (2, 0)


@rule("SHI-10.29")
def test_the_auction_comes_before_the_draft() -> None:
    state = GAME.new(seed=1, seats=3, leaders="auction", deal="draft")
    assert state.decision is not None
    assert state.decision.prompt == "bid"
    assert state.view(None)["zones"]["offer"]["count"] == 0
    auctioned(state)
    assert state.decision.prompt == "draft"
    assert state.view(None)["zones"]["offer"]["count"] == 6


@rule("SHI-10.29")
@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_the_draft_starts_left_of_the_first_player_whom_the_auction_named(seed: int) -> None:
    state = GAME.new(seed=seed, seats=3, leaders="auction", deal="draft")
    first = auctioned(state)
    takers = drafted(state)
    assert takers[:3] == [(first + 1) % 3, (first + 2) % 3, first]
    assert takers[3:] == takers[2::-1]


@rule("SHI-10.29")
def test_after_auction_and_draft_the_player_named_by_the_auction_goes_first() -> None:
    state = GAME.new(seed=2, seats=3, leaders="auction", deal="draft")
    first = auctioned(state)
    drafted(state)
    assert state.decider == first
    assert [masteries(state)[(first + step) % 3] for step in range(3)] == [0, 1, 2]
    assert [relics_of(state, seat) for seat in range(3)] == [2, 2, 2]


@rule("SHI-10.29")
def test_with_the_winner_going_first_the_draft_ends_its_first_round_with_the_winner() -> None:
    state = GAME.new(seed=2, seats=3, leaders="auction", auction="winner", deal="draft")
    winner = int(state.decider)
    auctioned(state)
    assert drafted(state)[2] == winner
    assert state.decider == winner


@rule("SHI-10.30")
@pytest.mark.parametrize("order", ["last", "winner"])
@pytest.mark.parametrize("seed", [1, 2, 3, 4, 5, 6])
def test_in_teams_the_auction_does_not_say_who_starts(seed: int, order: str) -> None:
    state = GAME.new(seed=seed, mode="team", leaders="auction", auction=order)
    auctioned(state)
    assert state.decider in (0, 2)
    assert masteries(state) == [0, 0, 0, 0]


@rule("SHI-10.30")
@pytest.mark.parametrize("seed", [1, 2, 3, 4, 5, 6])
def test_in_teams_the_draft_does_not_say_who_starts(seed: int) -> None:
    state = GAME.new(seed=seed, mode="team", deal="draft")
    drafted(state)
    assert state.decider in (0, 2)
    assert masteries(state) == [0, 0, 0, 0]


@rule("SHI-10.30")
def test_in_teams_any_player_may_draft_first() -> None:
    openers = {int(GAME.new(seed=seed, mode="team", deal="draft").decider) for seed in range(24)}
    assert openers == {0, 1, 2, 3}


@rule("SHI-10.30")
def test_in_teams_the_auction_gives_leaders_for_health() -> None:
    state = GAME.new(seed=1, mode="team", leaders="auction")
    auctioned(state)
    players = state.view(None)["table"]["players"]
    assert sorted(player["leader"] for player in players) == ["decima", "ko-syn-wu", "tetra", "volos"]
    assert sorted(player["health"] for player in players) == [1, 1, 1, 50]


@rule("SHI-10.30")
def test_in_teams_the_draft_gives_two_relics_to_each() -> None:
    state = GAME.new(seed=1, mode="team", deal="draft")
    drafted(state)
    assert [relics_of(state, seat) for seat in range(4)] == [2, 2, 2, 2]
