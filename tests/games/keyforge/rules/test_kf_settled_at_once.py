"""Whom an effect touches, and how much, is settled before anything that follows from it (KF-9.1, KF-6.2)."""

from tests.support.duel import Duel
from tests.support.rules import rule


@rule("KF-6.3", "KF-9.1")
def test_red_hot_armor_leaves_alone_who_gets_armour_only_because_another_died() -> None:
    foe = {"line": ["bulwark", "harland-mindlock", "research-smoko"], "deck": ["troll"]}
    duel = Duel("dis", {"hand": ["red-hot-armor"]}, foe)
    duel.play("red-hot-armor")
    assert duel.their("line") == ["bulwark", "research-smoko"]
    assert (duel.armour("bulwark.1"), duel.armour("research-smoko.1")) == (0, 2)


@rule("KF-6.3", "KF-9.1")
def test_red_hot_armor_takes_no_more_points_than_a_creature_had() -> None:
    foe = {"line": ["bulwark", "harland-mindlock", "challe-the-safeguard"], "deck": ["troll"]}
    duel = Duel("dis", {"hand": ["red-hot-armor"]}, foe)
    duel.play("red-hot-armor")
    assert duel.their("line") == ["bulwark", "challe-the-safeguard"]
    assert duel.damage("challe-the-safeguard.1") == 2
    assert duel.armour("challe-the-safeguard.1") == 2, "what the Bulwark gives it now came later"


@rule("KF-6.3")
def test_a_lost_point_of_armour_goes_with_the_card_that_gave_it() -> None:
    foe = {"line": [{"card": "grey-monk", "damage": 2}, "troll"]}
    duel = Duel("dis", {"hand": ["red-hot-armor"]}, foe)
    duel.play("red-hot-armor")
    assert (duel.their("line"), duel.armour("troll.1"), duel.state.lasting) == (["troll"], 0, ())


@rule("KF-6.3")
def test_of_armour_lost_by_red_hot_armor_the_used_part_is_lost_first() -> None:
    hand = ["red-hot-armor", {"card": "punch", "house": "dis"}, {"card": "protect-the-weak", "house": "dis"}]
    duel = Duel("dis", {"hand": hand}, {"line": ["champion-anaphiel"]})
    duel.play("punch").play("red-hot-armor")
    assert (duel.damage("champion-anaphiel.1"), duel.mark("armour-used", "champion-anaphiel.1")) == (3, 0)
    assert duel.play("protect-the-weak").armour("champion-anaphiel.1") == 1, "gained later, it counts"


@rule("KF-1.6", "KF-6.1")
def test_red_hot_armor_asks_who_of_two_takes_its_damage_over() -> None:
    foe = {"line": ["shadow-self", "champion-anaphiel", "shadow-self"]}
    duel = Duel("dis", {"hand": ["red-hot-armor"]}, foe)
    duel.play("red-hot-armor", "pick shadow-self.2")
    assert [duel.damage(f"shadow-self.{each}") for each in (1, 2)] == [0, 1]
    assert (duel.armour("champion-anaphiel.1"), duel.is_your_move) == (0, True)


@rule("KF-9.1", "KF-7.9")
def test_word_of_returning_takes_amber_from_the_creatures_that_it_damaged() -> None:
    """The Minion's end kills Mindlock, and Bumpsy goes back to the other side with what lies on it."""
    duel = Duel(
        "logos",
        {"hand": ["harland-mindlock", {"card": "word-of-returning", "house": "logos"}]},
        {"line": [{"card": "dark-minion", "amber": 9}, {"card": "bumpsy", "amber": 2}]},
    )
    duel.play("harland-mindlock", "pick bumpsy.1", "right-flank").play("word-of-returning")
    assert duel.your("line") == []
    assert (duel.their("line"), duel.mark("amber", "bumpsy.1")) == (["bumpsy"], 2)


@rule("KF-7.10")
def test_a_search_for_each_may_fail_to_find_any_of_them() -> None:
    you = {
        "artifacts": ["bear-flute"],
        "deck": ["ancient-bear", "ancient-bear", "dust-pixie"],
        "discard": ["ancient-bear", "halacor"],
    }
    duel = Duel("untamed", you)
    duel.act("bear-flute.1")
    assert len([option for option in duel.options if option.startswith("pick")]) == 3
    one = next(option for option in duel.options if option.startswith("pick"))
    duel.do(one, "done")
    assert duel.your("hand") == ["ancient-bear"]
    assert (len(duel.your("deck")), duel.your("discard")) == (4, [])
    nothing = Duel("untamed", you)
    nothing.act("bear-flute.1", "done")
    assert (nothing.your("hand"), nothing.your("discard")) == ([], ["ancient-bear", "halacor"])
    assert nothing.kinds().count("shuffled") == 1, "whoever has searched a deck shuffles it"
