"""Simulation: the same numbers for a seed whoever does the work, errors counted, nothing called a win."""

import json
from typing import Any

import pytest

import deckwright as dw
from deckwright.cli.simulation import Plan, Tally, batches, play_batch, play_game, setups_of, simulate
from tests.cli.terminal import LANGUAGES, run

DIMENSIONS = dw.game("dimensions")


def plan(games: int = 30, **changes: Any) -> Plan:
    settings: dict[str, Any] = {
        "setups": setups_of(DIMENSIONS, [2], {}), "bots": ("random",), "turns": 1000, "seed": 0, **changes
    }  # fmt: skip
    return Plan("dimensions", games, **settings)


def numbers(*words: str) -> dict[str, Any]:
    result = run("sim", "dimensions", "--json", *words)
    assert result.exit_code == 0
    assert result.stderr == ""
    found: dict[str, Any] = json.loads(result.stdout)
    return found


def steady(found: dict[str, Any]) -> dict[str, Any]:
    """Without what the clock says."""
    return {name: value for name, value in found.items() if "second" not in name}


def test_one_json_object_tells_it_all() -> None:
    found = numbers("--games", "24", "--seed", "7", "--seats", "2-5", "--option", "epic=yes,no")
    assert found["games"] == found["finished"] == 24
    assert found["unfinished"] == 0
    assert found["errors"] == {"count": 0, "first": []}
    assert len(found["setups"]) == 8
    assert found["mean_decisions"] == pytest.approx(found["decisions"] / 24, abs=0.001)
    assert found["mean_turns"] == pytest.approx(found["turns"] / 24, abs=0.001)
    assert sum(found["reasons"].values()) == 24
    assert sum(found["outcomes"]["p1"].values()) == 24
    assert sum(found["outcomes"]["p5"].values()) == 6
    assert found["games_per_second"] > 0
    assert found["decisions_per_second"] > 0


def test_the_numbers_depend_on_the_seed_and_not_on_the_processes() -> None:
    words = ("--games", "8", "--seats", "2,5", "--bots", "random,search:1it")
    alone = numbers(*words, "--jobs", "1")
    assert steady(alone) == steady(numbers(*words, "--jobs", "2"))
    assert steady(alone) != steady(numbers(*words, "--jobs", "1", "--seed", "1"))


def test_parts_of_the_work_come_to_the_same_as_the_whole() -> None:
    work = plan(games=250)
    parts = batches(work)
    assert [number for part in parts for number in part] == list(range(250))
    total = Tally()
    for tally in simulate(work, 1):
        total.add(tally)
    assert total == play_batch(work, range(250))


def test_bots_go_round_the_seats() -> None:
    work = plan(bots=("random", "search:1it"), setups=setups_of(DIMENSIONS, [2, 3], {}))
    assert work.bots_of(0, 2) == ["random", "search:1it"]
    assert work.bots_of(2, 2) == ["search:1it", "random"]
    assert work.bots_of(3, 3) == ["search:1it", "random", "search:1it"]


def test_the_fast_way_for_random_play_is_uniform_play() -> None:
    """It takes options by index; every choice it makes is one of those there are."""
    tally = play_batch(plan(games=50), range(50))
    assert (tally.finished, tally.errors, tally.unfinished) == (50, 0, 0)
    assert tally.decisions > 50 * 60


def test_a_game_that_meets_the_limit_is_unfinished_and_nobodys_win() -> None:
    found = numbers("--games", "10", "--turns", "2")
    assert found["unfinished"] == 10
    assert found["outcomes"] == {}
    assert found["reasons"] == {}
    assert found["mean_turns"] == 3


def test_a_game_that_breaks_is_counted_with_its_seed_and_the_others_go_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    new = type(DIMENSIONS).new

    def breaks(
        self: dw.Game, seed: int | None = None, seats: int | None = None, **settings: object
    ) -> dw.State:
        if seed is not None and seed % 3 == 0:
            raise RuntimeError("broken on purpose")
        return new(self, seed, seats, **settings)

    monkeypatch.setattr(type(DIMENSIONS), "new", breaks)
    result = run("sim", "dimensions", "--games", "30", "--seed", "3", "--json", "--jobs", "1")
    assert result.exit_code == 1
    found = json.loads(result.stdout)
    assert found["errors"]["count"] == 10
    assert found["finished"] == 20
    assert found["errors"]["first"][0] == "seed 3 (seats=2): RuntimeError: broken on purpose"
    assert len(found["errors"]["first"]) == 5
    tally = Tally()
    play_game(DIMENSIONS, plan(), 0, tally)
    assert tally.errors == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_people_get_a_table_in_their_language(lang: str) -> None:
    words = ("--games", "12", "--option", "epic=yes,no", "--bots", "random,search:1it", "--jobs", "1")
    result = run("sim", "dimensions", *words, "--lang", lang)
    assert result.exit_code == 0
    assert "p1" in result.stdout
    assert "search:1it" in result.stdout
    assert {"en": "12 games", "ru": "12 игр", "uk": "12 ігор"}[lang] in result.stdout
    assert {"en": "most cards", "ru": "перевес в картах", "uk": "найбільша кількість карт"}[
        lang
    ] in result.stdout


def test_without_a_word_all_variants_of_a_game_take_turns() -> None:
    variants = dw.game("shards").about.variants()
    assert setups_of(dw.game("shards"), None, {}) == tuple(
        (seats, tuple(settings.items())) for seats, settings in variants
    )
    assert setups_of(dw.game("shards"), None, {"mode": ["team"]}) == ((4, (("mode", "team"),)),)


def test_it_is_told_how_long_games_are_and_how_the_first_player_does() -> None:
    result = run("sim", "shards", "--games", "12", "--seats", "2", "--json")
    found = json.loads(result.stdout)["by_seats"]["2"]
    assert found["finished"] == 12
    assert found["mean_turns"] > 2
    assert found["median_turns"] > 2
    assert 0 <= found["first_player_share"] <= 1


def test_it_is_told_how_each_side_does() -> None:
    result = run("sim", "codex", "--games", "6", "--json")
    camps = json.loads(result.stdout)["camps"]
    assert {sum(wins.values()) for wins in camps.values()} == {6}
    assert camps["bashing"]["wins"] + camps["finesse"]["wins"] == 6


def test_like_against_like_tells_nothing_of_the_sides() -> None:
    result = run("sim", "codex", "--games", "2", "--option", "sides=bashing-mirror", "--json")
    assert json.loads(result.stdout)["camps"] == {}
