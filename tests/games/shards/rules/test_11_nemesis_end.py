"""SHI-11.7, SHI-11.14, SHI-11.32, SHI-11.34: her champions are banished, and how the game ends."""

import pytest
from tests.support.rules import rule
from tests.support.shards import Player, Table

ORDER_ROW = ["order-initiate"] * 3 + ["cache-warden"] * 2 + ["portal-monk"]
WRAETHE_ROW = ["nil-assassin"] * 3 + ["shadow-apostle"] * 3
QUIET = ["crystal"] * 5


def solo(you: Player | None = None, her: Player | None = None, **rest: object) -> Table:
    """Your turn against Nemesis, who is Tetra, unless it is hers."""
    rest = {"row": ORDER_ROW, "centre": QUIET, "mode": "nemesis"} | rest
    return Table(you or {}, {"leader": "tetra"} | (her or {}), **rest)


def result(table: Table) -> tuple[tuple[int, ...], str]:
    """Who has won, and why."""
    outcome = table.state.outcome
    assert outcome is not None
    return tuple(int(seat) for seat in outcome.winners), outcome.reason


NEMESIS_BY_HEALTH = ((), "nemesis-health")
NEMESIS_BY_MASTERY = ((), "nemesis-mastery")
NEMESIS_BY_ROW = ((), "nemesis-row")
PLAYER = ((0,), "nemesis-beaten")


@rule("SHI-11.7")
def test_a_champion_of_nemesis_that_is_attacked_is_banished() -> None:
    table = solo(her={"play": ["evokatus", "optio-crusher"]}, power=2)
    table.attack("evokatus")
    assert table.banished == ["evokatus"]
    assert table.names("nemesis/play") == ["optio-crusher"]
    assert table.names("nemesis/discard") == table.your("discard") == []


@rule("SHI-11.7")
def test_a_champion_of_nemesis_that_an_effect_destroys_is_banished() -> None:
    table = solo({"hand": ["spore-cleric", "thorn-zealot"]}, {"play": ["evokatus", "zetta-the-encryptor"]})
    table.play("spore-cleric").play("thorn-zealot", "pick evokatus.1")
    assert table.banished == ["evokatus"]
    assert table.names("nemesis/discard") == []


@rule("SHI-11.7")
def test_all_champions_of_nemesis_that_an_effect_destroys_are_banished() -> None:
    you = {"hand": ["ghostwillow-avenger"], "mastery": 15, "play": ["axia"]}
    table = solo(you, {"play": ["evokatus", "optio-crusher"]})
    table.play("ghostwillow-avenger")
    assert sorted(table.banished) == ["evokatus", "optio-crusher"]
    assert "axia" in table.your("play")


@rule("SHI-11.7")
def test_a_champion_of_the_player_that_nemesis_destroys_goes_to_the_discard_pile() -> None:
    table = solo({"play": ["evokatus"]}, active="nemesis", centre=["nil-assassin", *QUIET])
    assert table.your("discard") == ["evokatus"]
    assert table.banished == ["nil-assassin"]


@rule("SHI-11.7")
def test_champions_of_nemesis_stay_in_play_turn_after_turn() -> None:
    table = solo(active="nemesis", centre=["optio-crusher", *QUIET])
    table.end().end()
    assert table.names("nemesis/play") == ["optio-crusher"]
    assert table.health[0] == 50 - 3 * 3


@rule("SHI-11.14")
def test_the_player_wins_when_nemesis_has_no_health() -> None:
    table = solo(her={"health": 5}, power=5)
    table.end()
    assert result(table) == PLAYER
    assert table.health == (50, 0)


@rule("SHI-11.14")
def test_nemesis_plays_on_with_1_health() -> None:
    table = solo(her={"health": 5}, power=4)
    table.end()
    assert table.is_your_move
    assert table.health[1] == 1


@rule("SHI-11.14", "SHI-6.5")
def test_the_player_wins_with_infinite_power() -> None:
    table = solo({"hand": ["infinity-shard"], "mastery": 30})
    table.play("infinity-shard").end()
    assert result(table) == PLAYER


@rule("SHI-11.14")
def test_nemesis_wins_when_the_player_has_no_health() -> None:
    table = solo({"health": 5}, active="nemesis", centre=["nil-assassin", *QUIET])
    assert result(table) == NEMESIS_BY_HEALTH


@rule("SHI-11.14")
def test_nemesis_does_not_win_against_1_health() -> None:
    table = solo({"health": 6}, active="nemesis", centre=["nil-assassin", *QUIET])
    assert table.is_your_move
    assert table.health[0] == 1


@rule("SHI-11.14")
def test_nemesis_wins_with_30_mastery() -> None:
    table = solo(her={"mastery": 28}, active="nemesis", row=WRAETHE_ROW, centre=["data-heretic", *QUIET])
    assert result(table) == NEMESIS_BY_MASTERY
    assert table.mastery[1] == 30


@rule("SHI-11.14")
def test_nemesis_does_not_win_with_29_mastery() -> None:
    her = {"mastery": 27, "leader": "volos"}
    table = solo(her=her, active="nemesis", row=WRAETHE_ROW, centre=["data-heretic", *QUIET])
    assert table.is_your_move
    assert table.mastery[1] == 29


@rule("SHI-11.14")
def test_nemesis_wins_at_once_before_the_revealed_card_is_played() -> None:
    her = {"mastery": 27, "leader": "ko-syn-wu"}
    table = solo({"hand": ["crystal"]}, her, active="nemesis", centre=["nil-assassin", "blaster"])
    assert result(table) == NEMESIS_BY_MASTERY
    assert table.health == (50, 50)


@rule("SHI-11.14")
def test_nemesis_wins_at_once_in_the_middle_of_a_card() -> None:
    her = {"mastery": 29, "health": 40, "leader": "decima"}
    you = {"leader": "volos"}
    table = solo(you, her, active="nemesis", centre=["fungal-hermit", *QUIET])
    assert result(table) == NEMESIS_BY_MASTERY
    assert table.health == (50, 40)


@rule("SHI-11.14")
def test_the_player_does_not_win_by_30_mastery() -> None:
    table = solo({"mastery": 29}, crystals=1)
    table.do("focus")
    assert table.is_your_move
    assert table.mastery[0] == 30


@rule("SHI-11.14")
def test_nemesis_wins_when_the_row_can_not_be_refilled_at_the_end_of_her_turn() -> None:
    row = ["nil-assassin", "nil-assassin", *ORDER_ROW[:4]]
    table = solo(active="nemesis", row=row, centre=["nil-assassin", "crystal"])
    assert result(table) == NEMESIS_BY_ROW


@rule("SHI-11.14")
def test_the_last_cards_of_the_centre_deck_may_just_fill_the_row() -> None:
    row = ["nil-assassin", "nil-assassin", *ORDER_ROW[:4]]
    table = solo(active="nemesis", row=row, centre=["nil-assassin", "crystal", "crystal"])
    assert table.is_your_move
    assert (len(table.row), table.centre) == (6, [])


@rule("SHI-11.14")
def test_an_empty_centre_deck_alone_does_not_end_the_game() -> None:
    table = solo(active="nemesis", centre=["nil-assassin"])
    assert table.is_your_move
    table.end()
    assert table.is_your_move


@rule("SHI-11.32")
def test_nemesis_banishes_all_that_is_left_of_a_short_centre_deck() -> None:
    table = solo(active="nemesis", centre=["reactor-drone", "blaster", "crystal"])
    assert table.banished == ["blaster", "crystal", "reactor-drone"]
    assert table.centre == []


@rule("SHI-11.32")
@pytest.mark.parametrize("rest", [[], ["blaster"]])
def test_banishing_from_a_short_centre_deck_does_not_end_the_game(rest: list[str]) -> None:
    table = solo(active="nemesis", centre=["reactor-drone", *rest])
    assert table.is_your_move
    assert table.row == ORDER_ROW


@rule("SHI-11.32", "SHI-11.14")
def test_banishing_the_last_cards_loses_the_game_if_the_row_must_be_refilled() -> None:
    row = ["kiln-drone", *ORDER_ROW[:5]]
    table = solo(active="nemesis", row=row, centre=["reactor-drone", "blaster", "crystal"])
    assert result(table) == NEMESIS_BY_ROW


@rule("SHI-11.34")
def test_nemesis_wins_when_the_player_recruits_and_no_card_can_be_laid() -> None:
    table = solo(crystals=1, centre=[])
    table.recruit("order-initiate")
    assert result(table) == NEMESIS_BY_ROW


@rule("SHI-11.34")
def test_a_card_taken_while_one_is_left_to_lay_loses_nothing() -> None:
    table = solo(crystals=1, centre=["crystal"])
    table.recruit("order-initiate")
    assert table.is_your_move
    assert (len(table.row), table.centre) == (6, [])


@rule("SHI-11.34")
def test_the_effects_of_a_mercenary_come_too_late() -> None:
    table = solo({"health": 40}, crystals=2, row=["spore-cleric", *ORDER_ROW[:5]], centre=[])
    table.fast_play("spore-cleric")
    assert result(table) == NEMESIS_BY_ROW
    assert table.health[0] == 40


@rule("SHI-11.34")
def test_the_effects_of_a_champion_that_enters_play_come_too_late() -> None:
    you = {"play": ["numeri-drones"], "deck": ["crystal"]}
    table = solo(you, crystals=4, row=["evokatus", *ORDER_ROW[:5]], centre=[])
    table.exhaust("numeri-drones").recruit("evokatus")
    assert result(table) == NEMESIS_BY_ROW
    assert table.your("hand") == []


@rule("SHI-11.34")
def test_a_card_that_portal_monk_takes_must_be_replaced_as_well() -> None:
    row = ["axia", *WRAETHE_ROW[:5]]
    table = solo({"hand": ["portal-monk"]}, row=row, centre=[])
    table.play("portal-monk", "pick nil-assassin@row.1")
    assert result(table) == NEMESIS_BY_ROW


@rule("SHI-11.34", "SHI-3.2")
def test_without_nemesis_a_short_row_loses_nothing() -> None:
    table = Table({}, {}, crystals=1, row=ORDER_ROW, centre=[])
    table.recruit("order-initiate")
    assert table.is_your_move
    assert len(table.row) == 5
