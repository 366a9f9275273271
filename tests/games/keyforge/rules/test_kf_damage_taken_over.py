"""Damage that another creature takes over: in what order, and what still holds (KF-6.1, KF-6.3)."""

from tests.support.duel import Duel
from tests.support.rules import rule


@rule("KF-6.1", "KF-6.3")
def test_the_armour_of_the_neighbour_comes_before_the_creature_that_takes_the_damage_over() -> None:
    duel = Duel("brobnar", {"hand": ["punch"]}, {"line": ["champion-anaphiel", "shadow-self"]})
    duel.play("punch", "pick champion-anaphiel.1")
    assert (duel.damage("champion-anaphiel.1"), duel.damage("shadow-self.1")) == (0, 2)
    assert duel.mark("armour-used", "champion-anaphiel.1") == 1


@rule("KF-6.1", "KF-12.8")
def test_the_ward_of_the_neighbour_takes_the_damage_before_anybody_takes_it_over() -> None:
    duel = Duel("brobnar", {"hand": ["punch"]}, {"line": [{"card": "dodger", "ward": True}, "shadow-self"]})
    duel.play("punch", "pick dodger.1")
    assert (duel.mark("ward", "dodger.1"), duel.damage("shadow-self.1")) == (0, 0)


@rule("KF-6.1")
def test_damage_taken_over_is_placed_whatever_ward_and_armour_the_taker_has() -> None:
    shadow = {"card": "shadow-self", "ward": True, "upgrades": ["protect-the-weak"]}
    duel = Duel("brobnar", {"hand": ["punch"]}, {"line": ["dodger", shadow]})
    duel.play("punch", "pick dodger.1")
    assert (duel.damage("shadow-self.1"), duel.mark("ward", "shadow-self.1")) == (3, 1)


@rule("KF-6.1", "KF-12.8")
def test_a_ward_stops_what_is_dealt_to_the_taker_itself_and_not_what_it_takes_over() -> None:
    foe = {"line": ["urchin", {"card": "shadow-self", "ward": True}]}
    duel = Duel("shadows", {"hand": ["poison-wave"]}, foe).play("poison-wave")
    assert (duel.damage("urchin.1"), duel.damage("shadow-self.1")) == (0, 2)
    assert duel.mark("ward", "shadow-self.1") == 0


@rule("KF-1.7", "KF-11.10")
def test_damage_is_not_placed_on_a_taker_that_can_not_be_dealt_any() -> None:
    shadow = {"card": "shadow-self", "upgrades": ["ghostform"]}
    duel = Duel("brobnar", {"hand": ["punch"]}, {"line": ["dodger", shadow]})
    duel.play("punch", "pick dodger.1")
    assert (duel.damage("dodger.1"), duel.damage("shadow-self.1")) == (0, 0)


@rule("KF-11.8", "KF-6.3")
def test_poison_that_armour_stopped_kills_nobody_who_would_have_taken_the_damage() -> None:
    duel = Duel(
        "shadows",
        {"line": ["macis-asp"]},
        {"line": [{"card": "champion-anaphiel", "upgrades": ["protect-the-weak"] * 2}, "shadow-self"]},
    )
    duel.fight("macis-asp.1", "champion-anaphiel.1")
    assert duel.their("line") == ["champion-anaphiel", "shadow-self"]
    assert duel.damage("shadow-self.1") == 0
