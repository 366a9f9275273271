"""What is shown of the table, field by field, where its value is unusual and differs between the players."""

from itertools import pairwise
from typing import Any

import pytest
from tests.support.rules import rule
from tests.support.shards import GAME, Player, Table, reveals

import deckwright as dw
from deckwright.kernel.ids import ONLOOKER

FIELDS = {
    "turn", "active", "first", "phase", "crystals", "power", "focused", "bid", "prices", "shields", "players",
}  # fmt: skip
PLAYER_FIELDS = {"seat", "leader", "health", "mastery", "out", "relic-recruited", "untouchable"}
CARD_FIELDS = {"card", "health", "exhausted", "played", "fast"}


def shown(state: dw.State, seat: int | None = 0) -> dict[str, Any]:
    table: dict[str, Any] = state.view(seat)["table"]
    return table


def of_players(state: dw.State, field: str) -> list[Any]:
    return [player[field] for player in shown(state)["players"]]


def in_play(table: Table, zone: str = "p1/play") -> list[Any]:
    cards: list[Any] = table.state.view(0)["zones"][zone]["cards"]
    return cards


def test_there_are_no_other_fields_than_those_tested_here() -> None:
    played: list[Any] = [{"card": "the-lost", "played": True, "fast": True}, "evokatus"]
    table = Table({"play": played})
    assert set(shown(table.state)) == FIELDS
    assert set(shown(table.state)["players"][0]) == PLAYER_FIELDS
    assert {field for card in in_play(table) for field in card} == CARD_FIELDS


# The turn.


@rule("SHI-2.1")
def test_the_turn_is_counted_over_all_players() -> None:
    state = GAME.new(seed=3, seats=3)
    turns = []
    for _ in range(4):
        turns.append(shown(state)["turn"])
        state.choose("end")
    assert turns == [1, 2, 3, 4]
    assert shown(Table(turn=17).state)["turn"] == 17


@rule("SHI-2.1", "SHI-4.9")
def test_the_active_player_is_whoever_takes_the_turn_not_who_is_asked() -> None:
    table = Table({}, {"hand": ["thorn-zealot"]}, {}, power=5)
    table.end("assign p2 5")
    assert (table.asked, shown(table.state)["active"]) == (1, "p1")
    table.do("done")
    assert (table.asked, shown(table.state)["active"]) == (1, "p2")
    assert shown(reveals("nil-assassin", {}, "the-lost", "umbral-scourge").state)["active"] == "nemesis"


@rule("SHI-2.1", "SHI-10.9")
def test_the_first_player_stays_the_first() -> None:
    firsts = set()
    for seed in range(8):
        state = GAME.new(seed=seed, seats=3)
        firsts.add(shown(state)["first"])
        assert shown(state)["first"] == f"p{state.decider + 1}"
        state.choose("end")
        assert shown(state)["first"] != f"p{state.decider + 1}"
    assert firsts == {"p1", "p2", "p3"}


# The phase.


def phases_of(state: dw.State, seed: int, most: int = 400) -> dict[str, set[str]]:
    """By question: the phases that are shown while it is asked, in a game played at random."""
    rng = dw.Rng(seed)
    found: dict[str, set[str]] = {}
    for _ in range(most):
        if state.decision is None:
            break
        found.setdefault(state.decision.prompt, set()).add(shown(state, state.decider)["phase"])
        state.choose(rng.below(len(state.codes)))
    return found


SET_UP = {"leader", "bid", "draft", "nemesis-leader"}
MAIN = {"main", "main-infinite", "show-unify", "show-dominion", "choose", "player", "where", "copy-order"}
HERS = {"nemesis-plays", "nemesis-exhausts", "nemesis-chooses", "nemesis-copy-order"}
ATTACK = {"assign", "block", "nemesis-attacks"}


@rule("SHI-1.11", "SHI-4.1")
@pytest.mark.parametrize(
    ("seats", "settings"),
    [
        (2, {"leaders": "choice"}),
        (3, {"leaders": "auction", "deal": "draft"}),
        (4, {"mode": "team", "deal": "draft"}),
        (3, {"mode": "clash", "leaders": "auction"}),
        (1, {"mode": "nemesis"}),
    ],
)
def test_the_phase_is_shown_as_it_is_in_a_game_from_its_start(seats: int, settings: dict[str, str]) -> None:
    found: dict[str, set[str]] = {}
    for seed in range(12):
        for prompt, phases in phases_of(GAME.new(seed=seed, seats=seats, **settings), seed).items():
            found.setdefault(prompt, set()).update(phases)
    expected = {
        **dict.fromkeys(SET_UP, "set-up"),
        **dict.fromkeys(MAIN | HERS, "main"),
        **dict.fromkeys(ATTACK, "attack"),
    }
    assert found == {prompt: {expected[prompt]} for prompt in found}
    assert "main" in found
    assert SET_UP & set(found)
    assert ATTACK & set(found)


@rule("SHI-1.11", "SHI-4.1")
def test_the_phases_follow_each_other_and_begin_anew_with_each_turn() -> None:
    state = GAME.new(seed=2, seats=2)
    seen: list[tuple[str, str]] = []
    while len(seen) < 8:
        decision = state.decision
        assert decision is not None
        seen.append((f"p{decision.seat + 1}", shown(state)["phase"]))
        playable = [key for key in decision.keys if key in ("play blaster", "play infinity-shard")]
        state.choose(playable[0] if playable else "end" if "end" in decision.keys else "done")
    assert ("p1", "attack") in seen or ("p2", "attack") in seen
    for (_, before), (_, phase) in pairwise(seen):
        assert (before, phase) in {("main", "main"), ("main", "attack"), ("attack", "main")}


@rule("SHI-11.12", "SHI-11.14")
def test_the_end_phase_of_nemesis_is_shown_when_it_ends_the_game() -> None:
    table = Table({}, {}, mode="nemesis", row=["the-lost"], centre=["nil-assassin"], short_row=True).end()
    assert table.state.outcome is not None
    assert shown(table.state)["phase"] == "end"


@rule("SHI-1.11")
def test_a_scenario_shows_the_phase_it_is_told_to_begin_with() -> None:
    table = Table({}, {"hand": ["thorn-zealot"]}, phase="attack", power=3)
    assert (table.prompt, shown(table.state)["phase"]) == ("block", "attack")


# What there is to spend.


@rule("SHI-1.1", "SHI-12.1")
@pytest.mark.parametrize("seat", [0, 1, ONLOOKER])
def test_crystals_and_power_are_those_of_the_active_player_whoever_looks(seat: int) -> None:
    table = Table({"hand": ["reactor-drone", "blaster"]}, {"hand": ["crystal"]})
    table.play("reactor-drone").play("blaster")
    assert (shown(table.state, seat)["crystals"], shown(table.state, seat)["power"]) == (3, 1)
    table.end("done")
    assert (shown(table.state, seat)["crystals"], shown(table.state, seat)["power"]) == (0, 0)
    table.play("crystal")
    assert (shown(table.state, seat)["crystals"], shown(table.state, seat)["power"]) == (1, 0)


@rule("SHI-6.5", "SHI-6.18")
def test_infinite_power_is_shown_as_such() -> None:
    table = Table({"hand": ["infinity-shard", "blaster"], "mastery": 30})
    assert shown(table.state)["power"] == 0
    table.play("infinity-shard")
    assert shown(table.state)["power"] == "infinite"
    table.play("blaster")
    assert shown(table.state)["power"] == "infinite", "and stays so"


@rule("SHI-4.7", "SHI-4.12")
def test_focus_is_shown_as_used_until_the_turn_ends() -> None:
    table = Table({}, {}, crystals=2)
    assert shown(table.state)["focused"] is False
    table.do("focus")
    assert [shown(table.state, seat)["focused"] for seat in (0, 1)] == [True, True]
    table.end()
    assert shown(table.state)["focused"] is False


@rule("SHI-11.17", "SHI-4.7")
def test_the_focus_of_the_player_is_not_shown_as_that_of_nemesis() -> None:
    row = ["nil-assassin", "the-lost", *["order-initiate"] * 3, "data-heretic"]
    centre = ["umbral-scourge", "shard-abstractor", "shard-abstractor", "shard-abstractor"]
    table = Table({}, {"leader": "tetra"}, mode="nemesis", crystals=1, row=row, centre=centre)
    table.do("focus").end()
    assert (table.prompt, shown(table.state)["active"]) == ("nemesis-plays", "nemesis")
    assert shown(table.state)["focused"] is False


@rule("SHI-10.7")
def test_the_highest_bid_is_shown_to_all() -> None:
    state = GAME.new(seed=1, seats=3, leaders="auction")
    assert shown(state)["bid"] == 0
    state.choose("bid 7")
    assert [shown(state, seat)["bid"] for seat in (0, 1, 2, ONLOOKER)] == [7, 7, 7, 7]
    state.choose("bid 19")
    state.choose("pass")
    assert shown(state)["bid"] == 19


# What cards come to for the reader.


@rule("SHI-6.14", "SHI-7.36")
def test_prices_are_those_of_the_reader() -> None:
    champions = ["evokatus", "optio-crusher", "primus-pilus"]
    table = Table(
        {"play": champions}, {"play": ["drakonarius"]}, row=["axia", "nil-assassin", "nil-assassin"]
    )
    assert shown(table.state, 0)["prices"] == {"axia": 4, "nil-assassin": 2}
    assert shown(table.state, 1)["prices"] == {"axia": 6, "nil-assassin": 2}
    assert shown(table.state, ONLOOKER)["prices"] == {}


@rule("SHI-5.2", "SHI-7.8", "SHI-12.2")
def test_shields_are_those_of_the_readers_own_hand() -> None:
    you = {"hand": ["datic-robes", "crystal", "thorn-zealot"], "mastery": 7}
    table = Table(you, {"hand": ["command-seer", "praetorian-02"], "mastery": 3})
    assert shown(table.state, 0)["shields"] == {"datic-robes": 7, "thorn-zealot": 3}
    assert shown(table.state, 1)["shields"] == {"command-seer": 5}
    assert shown(table.state, ONLOOKER)["shields"] == {}


# The players.


@rule("SHI-2.1", "SHI-11.1")
def test_players_are_shown_in_the_order_of_their_seats() -> None:
    assert of_players(Table({}, {}, {}, {}).state, "seat") == ["p1", "p2", "p3", "p4"]
    assert of_players(Table({}, {}, mode="nemesis").state, "seat") == ["p1", "nemesis"]


@rule("SHI-2.2", "SHI-10.7")
def test_a_leader_is_shown_as_soon_as_a_player_has_one() -> None:
    state = GAME.new(seed=1, seats=2, leaders="choice")
    chooser = state.decider
    assert of_players(state, "leader") == [None, None]
    state.choose("leader tetra")
    assert of_players(state, "leader")[chooser] == "tetra"
    assert of_players(state, "leader")[1 - chooser] is None
    state.choose("leader volos")
    assert of_players(state, "leader")[1 - chooser] == "volos"


@rule("SHI-12.1")
def test_health_and_mastery_are_each_players_own() -> None:
    table = Table({"health": 41, "mastery": 6}, {"health": 7, "mastery": 30}, {"health": 1, "mastery": 0})
    assert of_players(table.state, "health") == [41, 7, 1]
    assert of_players(table.state, "mastery") == [6, 30, 0]
    nemesis = Table({"health": 12, "mastery": 3}, {"health": 33, "mastery": 29}, mode="nemesis")
    assert (of_players(nemesis.state, "health"), of_players(nemesis.state, "mastery")) == ([12, 33], [3, 29])


@rule("SHI-5.5")
def test_who_is_out_is_shown() -> None:
    table = Table({}, {"health": 4}, {}, power=4).end("assign p2 4")
    assert of_players(table.state, "out") == [False, True, False]


@rule("SHI-9.3")
def test_who_has_recruited_a_relic_is_shown() -> None:
    relics = ["praetorian-01", "praetorian-02"]
    table = Table({"mastery": 10, "relics": relics}, {"mastery": 10, "relics": ["datic-robes"]}, {})
    table.do("relic praetorian-02@p1/relics.1")
    assert of_players(table.state, "relic-recruited") == [True, False, False]


@rule("SHI-5.9", "SHI-7.41")
def test_who_can_not_be_attacked_is_shown() -> None:
    table = Table({}, {"hand": ["zetta-the-encryptor"]}, {}).end()
    assert of_players(table.state, "untouchable") == [False, False, False]
    table.play("zetta-the-encryptor")
    assert of_players(table.state, "untouchable") == [False, True, False]
    nemesis = Table({}, {"play": ["zetta-the-encryptor"]}, mode="nemesis")
    assert of_players(nemesis.state, "untouchable") == [False, True]


# Cards in play.


@rule("SHI-7.30", "SHI-4.6")
def test_a_champion_is_shown_with_its_health_now_and_whether_it_is_exhausted() -> None:
    you: Player = {"leader": "decima", "play": ["evokatus", {"card": "optio-crusher", "exhausted": True}]}
    foe: Player = {"leader": "tetra", "play": ["ferrata-guard", "evokatus"]}
    table = Table(you, foe)
    assert in_play(table) == [
        {"card": "evokatus.1", "health": 2, "exhausted": False},
        {"card": "optio-crusher.1", "health": 4, "exhausted": True},
    ]
    guarded = Table(foe, you | {"play": ["ferrata-guard", "evokatus"]})
    assert [card["health"] for card in in_play(guarded)] == [4, 2]
    assert [card["health"] for card in in_play(guarded, "p2/play")] == [6, 4], "Decima's are stronger"


@rule("SHI-4.5", "SHI-6.6")
def test_what_was_played_this_turn_is_marked_and_what_was_fast_played_too() -> None:
    you: Player = {"hand": ["crystal", "evokatus"], "deck": ["blaster"], "play": ["optio-crusher"]}
    table = Table(you, row=["the-lost"], crystals=9)
    table.play("crystal").play("evokatus").fast_play("the-lost")
    marks = {
        card["card"].partition(".")[0]: (card.get("played"), card.get("fast")) for card in in_play(table)
    }
    assert marks == {
        "crystal": (True, None),
        "evokatus": (True, None),
        "the-lost": (True, True),
        "optio-crusher": (None, None),
    }
    table.end()
    assert [card.get("played") for card in in_play(table)] == [None, None], "champions stay, the mark goes"


# A hand of one card.


@rule("SHI-12.2", "SHI-12.3")
def test_the_only_card_of_a_hand_is_as_secret_as_any() -> None:
    table = Table({"hand": ["crystal"]}, {"hand": ["thorn-zealot"]})
    assert table.state.view(0)["zones"]["p2/hand"] == {"count": 1, "cards": [None]}
    assert table.state.view(1)["zones"]["p2/hand"] == {"count": 1, "cards": ["thorn-zealot"]}


@rule("SHI-5.3", "SHI-12.3")
def test_the_only_card_of_a_hand_stays_known_once_it_was_shown() -> None:
    table = Table({"hand": ["crystal"]}, {"hand": ["thorn-zealot"], "deck": ["crystal"]}, power=5)
    table.end("show thorn-zealot")
    assert table.state.view(0)["zones"]["p2/hand"]["cards"] == ["thorn-zealot"]
    rng = dw.Rng(1)
    for _ in range(10):
        world = table.state.determinize(0, rng)
        assert world.view(1)["zones"]["p2/hand"]["cards"] == ["thorn-zealot"]


@rule("SHI-5.2", "SHI-12.2")
def test_who_has_no_shield_is_asked_all_the_same_but_not_with_a_hand_that_all_know() -> None:
    table = Table({}, {"hand": ["crystal"]}, power=5).end()
    assert (table.prompt, table.options) == ("block", ["done"])
    assert table.state.view(0)["decision"].get("options") is None
    empty = Table({}, {"hand": []}, power=5).end()
    assert (empty.prompt, empty.asked) == ("main", 1), "nobody has anything to hide"
    known = Table({}, {"hand": ["thorn-zealot"]}, {}, power=5).end("assign p2 4", "show thorn-zealot")
    assert (known.prompt, known.asked) == ("main", 1)


@rule("SHI-12.3", "SHI-7.9")
def test_the_only_card_that_comes_back_to_an_empty_hand_is_known() -> None:
    you: Player = {"hand": ["optio-crusher"], "discard": ["praetorian-01"], "deck": []}
    table = Table(you).play("optio-crusher")
    hand = table.state.view(1)["zones"]["p1/hand"]
    assert hand["count"] == 1
    assert hand["cards"] == ["praetorian-01"]
