"""KF-4: playing cards, bonus icons."""

from tests.support.duel import Duel
from tests.support.rules import rule


def icons(card: str, *marks: str) -> dict[str, object]:
    return {"card": card, "icons": list(marks)}


@rule("KF-4.1")
def test_icons_resolve_first_from_top_to_bottom() -> None:
    duel = Duel(
        "brobnar",
        {"hand": [icons("bumpsy", "draw", "amber", "damage")], "deck": ["punch"]},
        {"line": ["troll"], "amber": 1},
    )
    duel.play("bumpsy", "pick troll.1")
    wanted = [kind for kind in duel.kinds() if kind in ("drew", "gained", "damaged", "lost")]
    assert wanted == ["drew", "gained", "damaged", "lost"], "«Play:» comes last"


@rule("KF-4.1")
def test_icons_are_mandatory_and_come_after_the_card_entered() -> None:
    duel = Duel("brobnar", {"hand": [icons("troll", "damage")]})
    duel.play("troll")
    assert duel.damage("troll.1") == 1


@rule("KF-4.2")
def test_each_kind_of_icon_does_what_it_says() -> None:
    duel = Duel(
        "brobnar",
        {"hand": [icons("cannon", "amber", "capture", "draw")], "line": ["troll"], "deck": ["punch"]},
        {"amber": 2},
    )
    duel.play("cannon")
    assert duel.amber == (1, 1)
    assert duel.mark("amber", "troll.1") == 1
    assert duel.your("hand") == ["punch"]


@rule("KF-4.2", "KF-18.22")
def test_bonus_damage_must_hit_a_friend_if_there_is_nobody_else() -> None:
    duel = Duel("brobnar", {"hand": [icons("cannon", "damage")], "line": ["troll", "bumpsy"]})
    duel.play("cannon")
    assert duel.options == ["pick troll.1", "pick bumpsy.1"]
    duel.do("pick bumpsy.1")
    assert duel.damage("bumpsy.1") == 1


@rule("KF-4.2")
def test_damage_by_an_icon_is_not_damage_by_the_card() -> None:
    duel = Duel("brobnar", {"hand": [icons("punch", "damage")]}, {"line": [{"card": "troll", "ward": True}]})
    duel.play("punch")
    assert duel.damage("troll.1") == 3, "the ward was spent on the icon, not on the card"


@rule("KF-4.3")
def test_play_abilities_work_from_anywhere_but_not_for_a_card_put_into_play() -> None:
    duel = Duel("logos", {"hand": ["wild-wormhole"], "deck": ["bumpsy"]}, {"amber": 3})
    duel.play("wild-wormhole")
    assert duel.amber == (1, 2), "played from the deck"
    put = Duel(
        "mars",
        {"artifacts": ["swap-widget"], "line": ["zorg"], "hand": ["yxili-marauder"]},
        {"amber": 3},
    )
    put.act("swap-widget.1")
    put.do("pick yxili-marauder") if put.prompt == "choose" else None
    assert put.your("line") == ["yxili-marauder"]
    assert put.amber[1] == 3, "its «Play:» did not work"


@rule("KF-4.4")
def test_an_action_goes_to_the_discard_pile_after_its_effect() -> None:
    duel = Duel("brobnar", {"hand": ["punch"]})
    duel.play("punch")
    assert duel.your("discard") == ["punch"], "also when it could do nothing"


@rule("KF-4.5")
def test_an_artifact_stays_in_play_behind_the_line() -> None:
    duel = Duel("brobnar", {"hand": ["cannon"], "line": ["troll"]})
    duel.play("cannon")
    assert duel.your("artifacts") == ["cannon"]
    assert duel.your("line") == ["troll"]


@rule("KF-4.6")
def test_a_creature_enters_on_a_flank_and_the_line_closes_up() -> None:
    duel = Duel(
        "brobnar",
        {"hand": ["troll", "headhunter", "punch"], "line": ["bumpsy", "urchin"]},
    )
    duel.play("troll")
    assert duel.options == ["left-flank", "right-flank"]
    duel.do("left-flank").play("headhunter", "right-flank")
    assert duel.your("line") == ["troll", "bumpsy", "urchin", "headhunter"]
    duel.play("punch", "pick urchin.1")
    assert duel.your("line") == ["troll", "bumpsy", "headhunter"]


@rule("KF-4.7")
def test_an_upgrade_is_attached_to_any_creature_and_goes_with_it() -> None:
    duel = Duel("brobnar", {"hand": ["blood-of-titans", "punch"], "line": ["troll"]}, {"line": ["urchin"]})
    duel.play("blood-of-titans")
    assert duel.options == ["pick troll.1", "pick urchin.1"]
    duel.do("pick urchin.1")
    assert duel.power("urchin.1") == 6
    other = Duel(
        "brobnar",
        {"hand": ["punch"]},
        {"line": [{"card": "urchin", "upgrades": ["way-of-the-wolf"]}]},
    )
    other.play("punch")
    assert other.their("discard") == ["way-of-the-wolf", "urchin"] or other.their("discard") == [
        "urchin",
        "way-of-the-wolf",
    ]
    assert other.their("upgrades") == []


@rule("KF-4.7")
def test_an_upgrade_without_a_creature_can_not_be_played() -> None:
    duel = Duel("brobnar", {"hand": ["blood-of-titans"]})
    assert "play blood-of-titans" not in duel.options
    assert {each.action: each.rule for each in duel.state.why_not(0)}["play blood-of-titans"] == "KF-4.7"


@rule("KF-4.8")
def test_discarding_is_an_action_one_card_at_a_time() -> None:
    duel = Duel("brobnar", {"hand": ["punch", "anger"], "line": ["troll"]})
    duel.discard("punch")
    assert (duel.your("hand"), duel.your("discard")) == (["anger"], ["punch"])
    duel.reap("troll.1").discard("anger")
    assert duel.your("discard") == ["punch", "anger"]


@rule("KF-4.9")
def test_play_and_enters_effects_share_one_window() -> None:
    duel = Duel("brobnar", {"hand": ["bumpsy"], "artifacts": ["autocannon"]}, {"amber": 2})
    duel.play("bumpsy")
    assert sorted(duel.options) == ["resolve autocannon.1:1<bumpsy.1", "resolve bumpsy.1:1"]
    duel.do("resolve autocannon.1:1<bumpsy.1")
    assert (duel.damage("bumpsy.1"), duel.amber[1]) == (1, 1)


@rule("KF-4.10")
def test_bonus_capture_can_go_to_the_creature_just_played_and_each_is_a_new_choice() -> None:
    duel = Duel("brobnar", {"hand": [icons("troll", "capture", "capture")], "line": ["bumpsy"]}, {"amber": 3})
    duel.play("troll", "left-flank", "pick troll.1", "pick bumpsy.1")
    assert (duel.mark("amber", "troll.1"), duel.mark("amber", "bumpsy.1")) == (1, 1)
    assert duel.amber == (0, 1)


@rule("KF-4.10")
def test_bonus_capture_without_a_friendly_creature_does_nothing() -> None:
    duel = Duel("brobnar", {"hand": [icons("punch", "capture")]}, {"amber": 3, "line": ["troll"]})
    duel.play("punch")
    assert duel.amber == (0, 3)
    assert duel.mark("amber", "troll.1") == 0


@rule("KF-4.11")
def test_each_bonus_damage_is_chosen_after_the_one_before_is_done() -> None:
    duel = Duel(
        "brobnar",
        {"hand": [icons("troll", "damage", "damage")]},
        {"line": ["urchin", "bumpsy"]},
    )
    duel.play("troll", "pick urchin.1")
    assert duel.their("line") == ["bumpsy"], "the first icon has destroyed it already"
    assert duel.options == ["pick troll.1", "pick bumpsy.1"]
    duel.do("pick troll.1")
    assert duel.damage("troll.1") == 1


@rule("KF-4.12")
def test_an_action_being_resolved_is_in_no_pile() -> None:
    duel = Duel("logos", {"hand": [icons("labwork", "draw")], "discard": ["troll"]})
    duel.play("labwork", "pick troll")
    assert "labwork" not in duel.your("hand")
    assert duel.your("archive") == ["troll"], "only the troll was shuffled in and drawn"
    assert duel.your("discard") == ["labwork"]


@rule("KF-4.13")
def test_an_effect_leaves_a_card_that_can_not_be_played_where_it_was() -> None:
    duel = Duel("logos", {"hand": ["wild-wormhole"], "deck": ["blood-of-titans", "troll"]})
    duel.play("wild-wormhole")
    assert duel.your("deck") == ["troll", "blood-of-titans"]
    assert "cannot-play" in duel.kinds()


@rule("KF-4.14")
def test_the_player_of_a_card_gets_what_its_icons_give_whoever_owns_it() -> None:
    duel = Duel(
        "dis", {"hand": [{"card": "lateral-shift", "house": "dis"}]}, {"hand": ["punch"], "line": ["troll"]}
    )
    duel.play("lateral-shift")
    duel.do(*duel.options[:1])
    assert duel.amber == (1, 0)
    assert duel.damage("troll.1") == 3
    assert duel.their("discard") == ["punch"]
