"""SHI-7: rulings on The Heart of Nothing."""

import pytest
from tests.support.rules import rule
from tests.support.shards import Table

HEART = "the-heart-of-nothing"
DECK = ["crystal"] * 9


def hand_after(table: Table) -> int:
    """How many cards the first player has drawn at the end of the turn."""
    assert "turn-ended" in table.kinds()
    return len(table.your("hand"))


@rule("SHI-7.28", "SHI-7.29")
@pytest.mark.parametrize(("power", "cards"), [(4, 5), (5, 8), (6, 8)])
def test_the_heart_draws_three_more_for_ten_damage(power: int, cards: int) -> None:
    table = Table({"hand": [HEART], "deck": DECK}, {}, power=power).play(HEART).end()
    assert hand_after(table) == cards


@rule("SHI-7.28")
def test_the_damage_of_the_heart_is_counted_after_shields_shown() -> None:
    foe = {"hand": ["korvus-legionnaire"]}
    table = Table({"hand": [HEART], "deck": DECK}, foe, power=6).play(HEART).end("show korvus-legionnaire")
    assert (table.health[1], hand_after(table)) == (41, 5)
    table = Table({"hand": [HEART], "deck": DECK}, foe, power=7).play(HEART).end("show korvus-legionnaire")
    assert (table.health[1], hand_after(table)) == (40, 8)


@rule("SHI-7.28")
def test_the_damage_of_the_heart_is_counted_after_shields_in_play() -> None:
    table = Table({"hand": [HEART], "deck": DECK}, {"play": ["praetorian-02"]}, power=5).play(HEART).end()
    assert (table.health[1], hand_after(table)) == (43, 5)


@rule("SHI-7.28")
def test_the_ten_damage_must_reach_one_opponent() -> None:
    table = Table({"hand": [HEART], "deck": DECK}, {}, {}, power=13).play(HEART).end("assign p2 9")
    assert (table.health, hand_after(table)) == ((50, 41, 41), 5)
    table = Table({"hand": [HEART], "deck": DECK}, {}, {}, power=13).play(HEART).end("assign p2 8")
    assert (table.health, hand_after(table)) == ((50, 42, 40), 8)


@rule("SHI-7.28")
def test_power_beyond_the_health_of_the_opponent_counts() -> None:
    table = Table({"hand": [HEART], "deck": DECK}, {"health": 4}, {}, power=5).play(HEART).end("assign p2 10")
    assert (table.health, hand_after(table)) == ((50, 0, 50), 8)


@rule("SHI-7.28")
def test_damage_to_champions_does_not_count() -> None:
    table = Table({"hand": [HEART], "deck": DECK}, {"play": ["general-decurion"]}, power=11).play(HEART)
    table.attack("general-decurion").end()
    assert (table.health[1], hand_after(table)) == (41, 5)


@rule("SHI-7.28")
def test_damage_of_an_earlier_turn_does_not_count() -> None:
    table = Table({"deck": [HEART] + ["crystal"] * 12}, {}, power=10).end()
    assert table.health == (50, 40)
    table.end().play(HEART).end()
    assert (table.health, len(table.your("hand"))) == ((50, 35), 5)


@rule("SHI-7.28")
def test_ten_damage_without_the_heart_draws_nothing_more() -> None:
    table = Table({"hand": ["crystal"], "deck": DECK}, {}, power=20).end()
    assert hand_after(table) == 5


@rule("SHI-7.29")
def test_the_three_cards_are_drawn_with_the_five_after_the_discards() -> None:
    table = Table({"hand": [HEART, "blaster", "crystal"], "deck": ["crystal"] * 5}, {}, power=5)
    table.play(HEART).end()
    assert sorted(table.your("hand")) == ["blaster", *["crystal"] * 6, HEART]
    assert (table.your("discard"), table.your("deck")) == ([], [])


@rule("SHI-7.29")
def test_the_three_cards_are_not_drawn_before_the_end_phase() -> None:
    table = Table({"hand": [HEART], "deck": DECK}, {"hand": ["crystal"]}, power=5).play(HEART).end()
    assert (table.asked, table.prompt, table.your("hand")) == (1, "block", [])
    assert len(table.do("done").your("hand")) == 8


@rule("SHI-7.28", "SHI-6.19")
def test_infinite_damage_counts_for_the_heart() -> None:
    foe = {"play": ["zetta-the-encryptor"]}
    table = Table({"hand": [HEART], "deck": DECK}, foe, {}, power="infinite").play(HEART).end()
    assert (table.health, hand_after(table)) == ((50, 50, 0), 8)


@rule("SHI-7.28", "SHI-5.9")
def test_power_that_can_be_assigned_to_nobody_does_not_count() -> None:
    foe = {"play": ["zetta-the-encryptor"]}
    table = Table({"hand": [HEART], "deck": DECK}, foe, power=9).play(HEART).end()
    assert (table.health, hand_after(table)) == ((50, 50), 5)


@rule("SHI-7.28", "SHI-7.27")
def test_shields_that_are_ignored_do_not_lower_the_damage_for_the_heart() -> None:
    you = {"hand": [HEART], "deck": DECK, "play": ["ru-bo-vai-the-transcendant"], "mastery": 10}
    table = Table(you, {"play": ["praetorian-02"]}, power=1).play(HEART).exhaust("ru-bo-vai-the-transcendant")
    assert hand_after(table.end()) == 8
