"""Age of Ascension: Untamed, a scenario for each sentence of each card."""

from tests.support.duel import Duel
from tests.support.rules import rule


def test_bumblebird_gives_two_power_counters_to_each_other_friendly_untamed_creature() -> None:
    duel = Duel(
        "untamed",
        {"hand": ["bumblebird"], "line": ["snufflegator", "troll"]},
        {"line": ["bigtwig"]},
    )
    duel.play("bumblebird", "right-flank")
    counters = {
        card: duel.mark("power-counters", f"{card}.1")
        for card in ("snufflegator", "troll", "bumblebird", "bigtwig")
    }
    assert counters == {"snufflegator": 2, "troll": 0, "bumblebird": 0, "bigtwig": 0}
    assert duel.power("snufflegator.1") == 4 + 2


@rule("KF-11.1")
def test_bumblebird_can_only_be_played_before_anything_else() -> None:
    duel = Duel("untamed", {"hand": ["bumblebird", "dust-pixie"]})
    assert "play bumblebird" in duel.options
    duel.play("dust-pixie")
    assert "play bumblebird" not in duel.options
    assert "discard bumblebird" in duel.options


def test_duskwitch_lets_your_creatures_enter_ready() -> None:
    duel = Duel("untamed", {"line": ["duskwitch"], "hand": ["snufflegator", "world-tree"]})
    duel.play("snufflegator", "left-flank").play("world-tree")
    assert duel.is_ready("snufflegator.1")
    assert not duel.is_ready("world-tree.1"), "artifacts are not creatures"


def test_duskwitch_does_not_help_creatures_of_the_opponent() -> None:
    duel = Duel("brobnar", {"line": ["duskwitch"]}, {"hand": ["troll"]}, active="p2")
    duel.play("troll")
    assert not duel.is_ready("troll.1")


@rule("KF-11.2")
def test_duskwitch_ends_the_step_in_which_she_is_played() -> None:
    duel = Duel("untamed", {"hand": ["duskwitch", "snufflegator"]}, {"line": ["troll"]})
    duel.play("duskwitch")
    assert (duel.prompt, duel.asked) == ("main", 1)


def test_glimmer_returns_a_card_from_your_discard_pile() -> None:
    duel = Duel("untamed", {"hand": ["glimmer"], "discard": ["punch", "troll"]}, {"discard": ["bumpsy"]})
    duel.play("glimmer")
    assert duel.options == ["pick punch@p1/discard.1", "pick troll@p1/discard.1"]
    duel.do("pick punch@p1/discard.1")
    assert (duel.your("hand"), duel.your("discard")) == (["punch"], ["troll"])


def test_glimmer_has_alpha() -> None:
    duel = Duel("untamed", {"hand": ["glimmer"], "line": ["snufflegator"]})
    duel.reap("snufflegator.1")
    assert "play glimmer" not in duel.options


def test_gravid_cycle_returns_a_card_and_ends_the_step() -> None:
    duel = Duel(
        "untamed",
        {
            "hand": ["gravid-cycle", "snufflegator"],
            "discard": ["punch", "dust-pixie"],
            "deck": ["bigtwig"] * 6,
        },
        {"line": ["troll"]},
    )
    duel.play("gravid-cycle", "pick dust-pixie@p1/discard.1")
    assert duel.asked == 1
    assert duel.your("hand") == ["snufflegator", "dust-pixie", *["bigtwig"] * 4]
    assert duel.your("discard") == ["punch", "gravid-cycle"]


def test_panpaca_jaga_gives_skirmish_to_the_creatures_left_of_it() -> None:
    duel = Duel("untamed", {"line": ["troll", "bumpsy", "panpaca-jaga", "headhunter"]}, {"line": ["bigtwig"]})
    skirmish = {
        card: duel.attribute("skirmish", f"{card}.1")
        for card in ("troll", "bumpsy", "panpaca-jaga", "headhunter", "bigtwig")
    }
    assert skirmish == {"troll": 1, "bumpsy": 1, "panpaca-jaga": 1, "headhunter": 0, "bigtwig": 0}


@rule("KF-16.5")
def test_panpaca_jaga_has_skirmish() -> None:
    duel = Duel("untamed", {"line": ["panpaca-jaga"]}, {"line": ["troll"]})
    duel.fight("panpaca-jaga.1", "troll.1")
    assert (duel.damage("panpaca-jaga.1"), duel.damage("troll.1")) == (0, 3)
