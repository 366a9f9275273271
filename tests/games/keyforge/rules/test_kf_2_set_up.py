"""KF-2: the first player, opening hands, mulligans, chains."""

import pytest
from tests.support.duel import GAME
from tests.support.rules import rule

import deckwright as dw
from deckwright.games.keyforge import table


def sizes(state: dw.State, kind: str) -> list[int]:
    return [state.view(None)["zones"][f"p{seat}/{kind}"]["count"] for seat in (1, 2)]


@rule("KF-2.1")
def test_the_first_player_is_random_unless_it_is_agreed() -> None:
    firsts = {GAME.new(seed=seed).vars[table.FIRST] for seed in range(12)}
    assert firsts == {0, 1}
    assert GAME.new(seed=1, first="p2").vars[table.FIRST] == 1
    assert GAME.new(seed=1, first="p1").vars[table.FIRST] == 0


@rule("KF-2.1")
def test_in_a_series_the_player_whose_deck_lost_chooses_who_is_first() -> None:
    state = GAME.new(seed=3, match="3", first="p1")
    state.choose("keep")
    state.choose("keep")
    state.vars[table.KEYS] = 0b11
    state.vars[table.POOL] = 30
    while state.vars[table.WINS] == 0:
        state.choose("end" if state.decision and state.decision.prompt == "main" else 0)
    assert state.outcome is None
    assert state.decision is not None
    assert (state.decision.seat, state.decision.prompt) == (1, "first")
    assert state.decision.keys == ["start p1", "start p2"]
    state.choose("start p2")
    assert state.vars[table.FIRST] == 1
    assert state.vars[table.TURN] == 0
    assert sizes(state, "hand") == [6, 7]


@rule("KF-2.1")
def test_two_wins_of_three_end_the_match() -> None:
    state = GAME.new(seed=3, match="3", first="p1")
    for _ in range(4000):
        if not state.codes:
            break
        state.vars[table.POOL] = 30 if state.vars[table.ACTIVE] == 0 else state.vars[table.POOL]
        keys = state.decision.keys if state.decision else []
        state.choose("end" if "end" in keys else 0)
    assert state.outcome is not None
    assert state.outcome.winners == (0,)
    assert state.vars[table.WINS] == 2


@rule("KF-2.2")
def test_the_first_player_draws_seven_cards_and_the_second_six() -> None:
    state = GAME.new(seed=5, first="p2")
    assert sizes(state, "hand") == [6, 7]
    assert sizes(state, "deck") == [30, 29]


@rule("KF-2.3")
def test_each_player_may_mulligan_once_the_first_player_first() -> None:
    state = GAME.new(seed=5, first="p2")
    assert state.decision is not None
    assert (state.decision.seat, state.decision.keys) == (1, ["keep", "mulligan"])
    before = state.zones[table.HAND[1]]
    state.choose("mulligan")
    assert sizes(state, "hand") == [6, 6]
    assert state.zones[table.HAND[1]] != before
    assert state.decision.seat == 0
    state.choose("mulligan")
    assert sizes(state, "hand") == [5, 6]
    assert state.decision.prompt != "mulligan"


@rule("KF-2.3")
def test_a_hand_that_is_kept_stays() -> None:
    state = GAME.new(seed=5, first="p1")
    before = state.zones[table.HAND[0]]
    state.choose("keep")
    assert state.zones[table.HAND[0]] == before


@rule("KF-2.4", "KF-13.2")
def test_chains_reduce_the_opening_hand_and_one_is_shed() -> None:
    state = GAME.new(seed=5, first="p1", chains1=7, chains2=1)
    assert sizes(state, "hand") == [5, 5]
    assert [state.vars[table.CHAINS + seat] for seat in range(2)] == [6, 0]


@rule("KF-2.4")
def test_a_mulligan_sheds_no_chain_and_draws_one_less_than_was_put_back() -> None:
    state = GAME.new(seed=5, first="p1", chains1=7)
    state.choose("mulligan")
    assert sizes(state, "hand")[0] == 4
    assert state.vars[table.CHAINS] == 6


@rule("KF-2.5")
def test_decks_are_shuffled_and_everything_else_is_empty() -> None:
    one, other = (
        GAME.new(seed=1, first="p1"),
        GAME.new(seed=2, first="p1", deck1=GAME.new(seed=1).setup["deck1"]),
    )
    decks = [[state.face[card] for card in state.zones[table.DECK[0]]] for state in (one, other)]
    assert decks[0] != decks[1]
    for kind in ("discard", "archive", "purged", "line", "artifacts"):
        assert sizes(one, kind) == [0, 0]
    assert one.vars[table.POOL : table.POOL + 4] == [0, 0, 0, 0], "no æmber and no keys"


@rule("KF-13.3", "KF-18.7")
def test_in_an_auction_the_higher_bidder_plays_the_first_deck_with_that_many_chains() -> None:
    state = GAME.new(seed=4, format="auction")
    assert state.decision is not None
    bidder = state.decision.seat
    assert "pass" not in state.decision.keys, "somebody must bid"
    state.choose("bid 5")
    assert state.decision.seat == 1 - bidder
    assert "bid 5" not in state.decision.keys
    state.choose("bid 6")
    state.choose("bid 7")
    state.choose("pass")
    assert state.vars[table.DECK_OF + bidder] == 0
    assert state.vars[table.DECK_OF + 1 - bidder] == 1
    assert state.vars[table.CHAINS + bidder] == 6, "seven, less the one shed with the opening hand"
    assert state.vars[table.CHAINS + 1 - bidder] == 0
    players = state.view(None)["table"]["players"]
    assert [players[bidder]["deck"], players[1 - bidder]["deck"]] == [1, 2]


def test_sealed_play_offers_each_player_two_decks_in_secret() -> None:
    state = GAME.new(seed=4, format="sealed")
    assert state.decision is not None
    assert (state.decision.seat, len(state.decision.keys)) == (0, 2)
    first_keys = state.decision.keys
    assert state.view(1)["decision"] == {"seat": "p1"}
    own, other = state.view(0)["settings"], state.view(1)["settings"]
    assert (own["deck2"], own["deck4"]) == (other["deck1"], other["deck3"]) == ("hidden", "hidden")
    assert "hidden" not in state.view(None)["settings"].values(), "whoever sees all sees the decks"
    state.choose(1)
    assert (state.decision.seat, len(state.decision.keys)) == (1, 2)
    assert not set(first_keys) & set(state.decision.keys)
    state.choose(0)
    assert [state.vars[table.DECK_OF + seat] for seat in range(2)] == [2, 1]
    seen = state.view(1)["settings"]
    assert seen["deck3"] == state.setup["deck3"], "the list of a deck that is played is open"
    assert seen["deck1"] == "hidden"
    assert len(state.face) == 72


@pytest.mark.parametrize("chains", [0, 24])
def test_chains_can_be_agreed_on_before_the_game(chains: int) -> None:
    state = GAME.new(seed=1, chains2=chains)
    assert state.vars[table.CHAINS + 1] == max(chains - 1, 0)


@rule("KF-13.2")
def test_more_chains_than_there_can_be_are_refused() -> None:
    with pytest.raises(dw.DeckwrightError):
        GAME.new(seed=1, chains1=25)
