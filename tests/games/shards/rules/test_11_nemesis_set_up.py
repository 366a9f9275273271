"""SHI-11.1, SHI-11.2, SHI-11.15 … SHI-11.17: the game against Nemesis begins."""

from typing import Any

import pytest
from tests.support.rules import rule
from tests.support.shards import GAME, Table

import deckwright as dw

COMPANIONS = ["arach-devotees", "cloud-oracles", "limiter-drones", "pall-shades"]
ORDER_ROW = ["order-initiate"] * 3 + ["cache-warden"] * 2 + ["portal-monk"]


def solo(you: str = "decima", nemesis: str = "tetra", seed: int = 1, **settings: Any) -> dw.State:
    """A new game with these leaders, at the player's first decision."""
    state = GAME.new(seed=seed, mode="nemesis", **settings)
    state.choose(f"leader {you}")
    state.choose(f"leader {nemesis}")
    return state


def names(state: dw.State, *zones: str) -> list[str]:
    """The cards of these zones by their ids."""
    told = [card for zone in zones for card in state.view(None)["zones"][zone].get("cards", [])]
    return [str(card).split("@")[0].split("~")[0] for card in told]


def sides(state: dw.State) -> list[dict[str, Any]]:
    return list(state.view(None)["table"]["players"])


@rule("SHI-11.1")
def test_the_player_and_nemesis_have_a_leader_with_50_health_each() -> None:
    you, nemesis = sides(solo("volos", "decima"))
    assert (you["leader"], you["health"]) == ("volos", 50)
    assert (nemesis["leader"], nemesis["health"]) == ("decima", 50)


@rule("SHI-11.1")
@pytest.mark.parametrize(
    ("leader", "card"),
    [
        ("decima", "limiter-drones"),
        ("ko-syn-wu", "pall-shades"),
        ("tetra", "cloud-oracles"),
        ("volos", "arach-devotees"),
    ],
)
@pytest.mark.parametrize("relics", [False, True])
def test_the_player_adds_the_card_of_their_leader_to_the_deck(leader: str, card: str, relics: bool) -> None:
    other = "volos" if leader != "volos" else "decima"
    cards = names(solo(leader, other, relics=relics), "p1/deck", "p1/hand")
    usual = ["crystal"] * 7 + ["blaster", "shard-reactor", "infinity-shard"]
    assert sorted(cards) == sorted([*usual, card])


@rule("SHI-11.1")
def test_nemesis_has_no_deck_and_no_hand() -> None:
    state = solo()
    assert names(state, "nemesis/deck", "nemesis/hand", "nemesis/discard", "nemesis/play") == []


@rule("SHI-11.1")
def test_in_a_game_of_two_nobody_has_an_eleventh_card() -> None:
    assert len(names(GAME.new(seed=1, seats=2), "p1/deck", "p1/hand")) == 10


@rule("SHI-11.2")
@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_the_player_starts(seed: int) -> None:
    state = solo(seed=seed)
    assert state.view(0)["table"]["active"] == "p1"
    assert state.decision is not None
    assert state.decision.prompt == "main"


@rule("SHI-11.2")
def test_both_start_with_mastery_0() -> None:
    assert [side["mastery"] for side in sides(solo())] == [0, 0]


@rule("SHI-11.2")
def test_the_player_draws_five_cards_as_usual() -> None:
    state = solo()
    assert len(names(state, "p1/hand")) == 5
    assert len(names(state, "row")) == 6


@rule("SHI-11.2")
def test_nemesis_takes_a_turn_after_each_turn_of_the_player() -> None:
    table = Table({}, {}, mode="nemesis", row=ORDER_ROW, centre=["nil-assassin", "aetherbreaker"])
    table.end()
    assert (table.is_your_move, table.health) == (True, (45, 50))
    table.end()
    assert (table.is_your_move, table.health) == (True, (41, 50))


@rule("SHI-11.2")
def test_the_player_s_turn_follows_the_usual_rules() -> None:
    row = ["nil-assassin", *ORDER_ROW[:5]]
    you = {"hand": ["crystal", "reactor-drone", "spore-cleric"], "health": 40}
    table = Table(you, {}, mode="nemesis", row=row, centre=["blaster", "mining-drones"])
    table.play("crystal").play("reactor-drone").play("spore-cleric").do("focus")
    assert (table.crystals, table.mastery[0], table.health[0]) == (3, 1, 44)
    table.recruit("nil-assassin")
    assert (table.crystals, table.your("discard")) == (1, ["nil-assassin"])


@rule("SHI-11.15")
def test_the_player_chooses_both_leaders() -> None:
    state = GAME.new(seed=1, mode="nemesis")
    assert state.decision is not None
    assert (state.decision.seat, len(state.decision.keys)) == (0, 4)
    state.choose("leader tetra")
    assert state.decision is not None
    assert (state.decision.seat, state.decision.prompt) == (0, "nemesis-leader")


@rule("SHI-11.15")
def test_the_leader_of_nemesis_is_another_one_than_the_player_s() -> None:
    state = GAME.new(seed=1, mode="nemesis")
    state.choose("leader tetra")
    assert state.decision is not None
    assert sorted(state.decision.keys) == ["leader decima", "leader ko-syn-wu", "leader volos"]


@rule("SHI-11.15")
@pytest.mark.parametrize("leaders", ["random", "choice"])
def test_leaders_are_chosen_whatever_the_setting_for_leaders(leaders: str) -> None:
    state = GAME.new(seed=1, mode="nemesis", leaders=leaders)
    assert state.decision is not None
    assert state.decision.prompt == "leader"


@rule("SHI-11.16")
def test_with_relics_one_of_the_three_copies_is_taken_out_of_the_centre_deck() -> None:
    centre = names(solo("decima"), "centre", "row")
    assert [centre.count(card) for card in COMPANIONS] == [3, 3, 2, 3]
    assert len(centre) == 88 + 24 - 1


@rule("SHI-11.16")
def test_without_relics_no_copy_is_in_the_centre_deck() -> None:
    centre = names(solo("decima", relics=False), "centre", "row")
    assert [centre.count(card) for card in COMPANIONS] == [0, 0, 0, 0]
    assert len(centre) == 88


@rule("SHI-11.16")
def test_the_eleventh_card_is_shuffled_in() -> None:
    hands = ["limiter-drones" in names(solo(seed=seed), "p1/hand") for seed in range(6)]
    assert True in hands
    assert False in hands


@rule("SHI-11.17")
def test_the_player_has_the_relics_of_their_leader() -> None:
    state = solo("volos", "tetra")
    assert sorted(names(state, "p1/relics")) == ["entropic-talons", "panconscious-crown"]


@rule("SHI-11.17")
def test_nemesis_has_no_relics() -> None:
    state = solo("volos", "tetra")
    assert names(state, "nemesis/relics", "nemesis/secrets") == []
    assert {"datic-robes", "terminal-crescents"} <= set(names(state, "out"))


@rule("SHI-11.17", "SHI-9.2")
def test_the_player_may_recruit_a_relic_as_usual() -> None:
    you = {"mastery": 10, "relics": ["praetorian-01", "praetorian-02"]}
    table = Table(you, {}, mode="nemesis", row=ORDER_ROW, centre=["mining-drones"])
    table.do("relic praetorian-01@p1/relics.1")
    assert (table.your("discard"), table.your("relics")) == (["praetorian-01"], [])


@rule("SHI-11.17")
def test_nemesis_neither_recruits_nor_fast_plays_nor_focuses() -> None:
    row = ["spore-cleric"] * 3 + ["order-initiate"] * 3
    nemesis = {"mastery": 12, "leader": "volos"}
    table = Table({}, nemesis, mode="nemesis", active="nemesis", row=row, centre=["nil-assassin", "blaster"])
    assert table.is_your_move
    assert table.row == row
    assert table.names("nemesis/discard") == table.names("nemesis/play") == []
    assert (table.mastery[1], table.health) == (12, (45, 50))
