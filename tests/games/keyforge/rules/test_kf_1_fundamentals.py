"""KF-1: the golden rule, winning, keys, who decides."""

from tests.support.duel import Duel
from tests.support.rules import rule


@rule("KF-1.1")
def test_a_card_wins_over_the_rules() -> None:
    duel = Duel("dis", {"line": ["tireless-crocag", "troll"]}, {"line": ["bumpsy"]})
    assert "fight tireless-crocag.1 bumpsy.1" in duel.options, "its text lets it be used in any house"
    assert not any("troll" in option for option in duel.options)


@rule("KF-1.2", "KF-3.15")
def test_the_third_key_wins_at_once_before_what_waits_for_it() -> None:
    duel = Duel(
        you={"amber": 6, "keys": ["red", "blue"], "line": ["bilgum-avalanche"]},
        foe={"line": ["troll"]},
        step="start",
    )
    assert duel.state.outcome is not None
    assert duel.state.outcome.winners == (0,)
    assert duel.state.outcome.scores == (3, 0)
    assert duel.damage("troll.1") == 0


@rule("KF-1.2")
def test_a_key_forged_in_the_middle_of_a_turn_wins_too() -> None:
    duel = Duel(
        "untamed",
        {"amber": 7, "keys": ["red", "blue"], "hand": ["key-charge"]},
    )
    duel.play("key-charge", "yes")
    assert duel.state.outcome is not None
    assert duel.state.outcome.winners == (0,)


@rule("KF-1.3")
def test_the_forging_player_chooses_the_colour() -> None:
    duel = Duel(you={"amber": 6, "keys": ["blue"]}, step="start")
    assert duel.prompt == "key"
    assert duel.options == ["forge red", "forge yellow"]
    duel.do("forge yellow")
    assert duel.state.view(0)["table"]["players"][0]["keys"] == ["blue", "yellow"]


@rule("KF-1.4", "KF-1.9")
def test_creatures_and_artifacts_enter_exhausted_and_are_ready_after_the_turn() -> None:
    duel = Duel("brobnar", {"hand": ["troll", "cannon"]}, {"houses": ["dis"]})
    duel.play("troll").play("cannon")
    assert not duel.is_ready("troll.1")
    assert not duel.is_ready("cannon.1")
    assert duel.options == ["end"]
    duel.end()
    assert duel.is_ready("troll.1")
    assert duel.is_ready("cannon.1")


@rule("KF-1.9")
def test_an_ability_readies_a_card_too() -> None:
    duel = Duel("brobnar", {"hand": ["anger"], "line": [{"card": "troll", "exhausted": True}]})
    duel.play("anger")
    assert duel.is_ready("troll.1")


@rule("KF-1.5")
def test_there_are_always_enough_tokens() -> None:
    duel = Duel(
        "brobnar",
        {"amber": 900, "line": [{"card": "troll", "power-counters": 99, "damage": 99, "amber": 99}]},
    )
    duel.reap("troll.1")
    assert duel.amber[0] == 901
    assert duel.power("troll.1") == 107


@rule("KF-1.6")
def test_the_active_player_decides_for_the_opponents_cards_too() -> None:
    duel = Duel(
        "brobnar",
        {"hand": ["punch"]},
        {"line": ["troll", "bumpsy"], "artifacts": ["pile-of-skulls"]},
    )
    assert duel.state.why_not(1)[0].rule == "KF-1.6"
    duel.play("punch")
    assert duel.asked == 0
    assert duel.options == ["pick troll.1", "pick bumpsy.1"]


@rule("KF-1.7")
def test_cannot_beats_may() -> None:
    duel = Duel(
        "brobnar",
        {"line": ["tireless-crocag"]},
        {"line": ["bumpsy"]},
    )
    assert "reap tireless-crocag.1" not in duel.options
    refusals = {refusal.action: refusal.rule for refusal in duel.state.why_not(0)}
    assert refusals["reap tireless-crocag.1"] == "KF-1.7"


@rule("KF-1.8")
def test_effects_at_the_same_time_are_ordered_by_the_active_player() -> None:
    duel = Duel(
        "brobnar",
        {"hand": ["bumpsy"], "artifacts": ["autocannon"], "line": ["pingle-who-annoys"]},
        {"line": ["pingle-who-annoys"], "amber": 1},
    )
    duel.play("bumpsy", "left-flank")
    assert duel.prompt == "order"
    assert len(duel.options) == 3, "«Play:», the autocannon, and the enemy's annoyance"
    assert duel.asked == 0


@rule("KF-1.8")
def test_each_time_effects_share_the_window_of_after_effects() -> None:
    duel = Duel(
        "brobnar",
        {"hand": ["warsong"], "line": ["headhunter"]},
        {"line": ["urchin"]},
    )
    duel.play("warsong").fight("headhunter.1", "urchin.1")
    assert duel.prompt == "order", "«each time a creature fights» and «Fight:»"
