"""Anomalies, which may appear in any house, a scenario for each sentence of each card."""

from tests.support.duel import Duel
from tests.support.rules import rule


def of_dis(card: str, **rest: object) -> dict[str, object]:
    return {"card": card, "house": "dis", **rest}


def test_ghostform_makes_its_creature_invulnerable_and_goes_to_the_archive_after_a_fight() -> None:
    host = of_dis("bumpsy", upgrades=[of_dis("ghostform")])
    duel = Duel("dis", {"line": [host]}, {"line": ["troll"]})
    duel.fight("bumpsy.1", "troll.1")
    assert duel.your("line") == ["bumpsy"]
    assert duel.damage("bumpsy.1") == 0
    assert duel.damage("troll.1") == 5
    assert (duel.your("archive"), duel.your("upgrades")) == (["ghostform"], [])


def test_ghostform_goes_to_the_archive_after_a_reap() -> None:
    duel = Duel("dis", {"line": [of_dis("bumpsy", upgrades=[of_dis("ghostform")]), of_dis("troll")]})
    duel.reap("troll.1")
    assert duel.your("upgrades") == ["ghostform"], "only its own creature counts"
    duel.reap("bumpsy.1")
    assert duel.your("archive") == ["ghostform"]


def test_infomancer_grafts_an_action_from_hand_and_triggers_it_when_it_reaps() -> None:
    hand = [of_dis("infomancer"), "fear", "troll"]
    duel = Duel("dis", {"hand": hand}, {"line": ["bumpsy"]})
    duel.play("infomancer")
    assert duel.options == ["pick fear", "done"], "only an action, and nobody can check the hand"
    duel.do("pick fear")
    assert duel.your("under") == ["fear"]
    later = Duel("dis", {"line": [of_dis("infomancer", under=["fear"])]}, {"line": ["bumpsy"]})
    later.reap("infomancer.1")
    assert later.their("hand") == ["bumpsy"]
    assert later.your("under") == ["fear"]


def test_infomancer_without_a_grafted_card_just_reaps() -> None:
    duel = Duel("dis", {"line": [of_dis("infomancer")]}, {"line": ["bumpsy"]})
    duel.reap("infomancer.1")
    assert duel.amber[0] == 1
    assert duel.is_your_move


def test_lateral_shift_shows_the_hand_and_plays_a_card_of_it() -> None:
    duel = Duel("dis", {"hand": [of_dis("lateral-shift")]}, {"hand": ["troll", "punch"]})
    duel.play("lateral-shift")
    assert len(duel.options) == 2
    assert all(duel.state.known[card] & 1 for card in duel.state.zones[duel.state.zone[duel.card("troll")]])
    duel.do(next(option for option in duel.options if "troll" in option))
    assert duel.your("line") == ["troll"]
    assert duel.their("hand") == ["punch"]


def test_lateral_shift_does_nothing_against_an_empty_hand() -> None:
    duel = Duel("dis", {"hand": [of_dis("lateral-shift")]})
    duel.play("lateral-shift")
    if duel.prompt == "choose":
        duel.do("done")
    assert duel.your("line") == []
    assert duel.is_your_move


def test_memolith_grafts_or_triggers() -> None:
    duel = Duel(
        "dis",
        {"artifacts": [of_dis("memolith", under=["fear"])], "hand": ["mind-barb"]},
        {"line": ["bumpsy"]},
    )
    duel.act("memolith.1")
    assert duel.prompt == "mode"
    duel.do(duel.options[1])
    assert duel.their("hand") == ["bumpsy"]
    other = Duel("dis", {"artifacts": [of_dis("memolith")], "hand": ["mind-barb"]})
    other.act("memolith.1")
    other.do(other.options[0], "pick mind-barb")
    assert other.your("under") == ["mind-barb"]


def test_nizak_can_not_be_hurt_in_a_fight_and_sends_the_fallen_home() -> None:
    duel = Duel("dis", {"line": [of_dis("nizak-the-forgotten")]}, {"line": ["bumpsy"]})
    duel.fight("nizak-the-forgotten.1", "bumpsy.1")
    assert duel.damage("nizak-the-forgotten.1") == 0
    assert (duel.their("hand"), duel.their("discard")) == (["bumpsy"], [])


def test_nizak_can_be_hurt_outside_a_fight() -> None:
    duel = Duel("brobnar", {"hand": ["punch"]}, {"line": [of_dis("nizak-the-forgotten")]})
    duel.play("punch")
    assert duel.damage("nizak-the-forgotten.1") == 3


@rule("KF-15.8")
def test_the_grim_reaper_purges_one_creature_of_each_side() -> None:
    duel = Duel("dis", {"line": [of_dis("the-grim-reaper"), "troll"]}, {"line": ["bumpsy", "valdr"]})
    duel.reap("the-grim-reaper.1", "pick bumpsy.1", "pick troll.1")
    assert (duel.your("purged"), duel.their("purged")) == (["troll"], ["bumpsy"])
    assert (duel.your("line"), duel.their("line")) == (["the-grim-reaper"], ["valdr"])


def test_the_red_baron_steals_while_your_red_key_is_forged() -> None:
    line = [of_dis("the-red-baron")]
    with_key = Duel("dis", {"line": line, "keys": ["red"]}, {"amber": 2})
    with_key.reap("the-red-baron.1")
    assert with_key.amber == (2, 1)
    other_key = Duel("dis", {"line": line, "keys": ["blue"]}, {"amber": 2})
    other_key.reap("the-red-baron.1")
    assert other_key.amber == (1, 2)


def test_the_red_baron_is_elusive_while_the_opponents_red_key_is_forged() -> None:
    line = [of_dis("the-red-baron")]
    assert Duel("dis", {"line": line}, {"keys": ["red"]}).attribute("elusive", "the-red-baron.1") == 1
    assert (
        Duel("dis", {"line": line, "keys": ["red"]}, {"keys": ["blue"]}).attribute(
            "elusive", "the-red-baron.1"
        )
        == 0
    )


def test_timequake_shuffles_your_cards_in_play_away_and_draws_as_many() -> None:
    duel = Duel(
        "dis",
        {
            "hand": [of_dis("timequake")],
            "line": [of_dis("troll", upgrades=["blood-of-titans"]), {"card": "urchin", "borrowed": True}],
            "artifacts": ["cannon"],
            "deck": ["punch"] * 4,
        },
        {"line": ["bumpsy"]},
    )
    duel.play("timequake")
    assert duel.your("line") == duel.your("artifacts") == duel.your("upgrades") == []
    assert duel.their("line") == ["bumpsy"]
    assert duel.their("deck") == ["urchin"], "a borrowed card goes into its owner's deck and brings nothing"
    assert len(duel.your("hand")) == 3
    assert len(duel.your("deck")) == 4
