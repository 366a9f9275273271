"""Worlds Collide: Saurian, a scenario for each sentence of each card."""

import pytest
from tests.support.duel import Duel
from tests.support.rules import rule


def test_ancient_power_wards_friendly_creatures_with_amber() -> None:
    line = [{"card": "troll", "amber": 1}, "bumpsy"]
    duel = Duel(
        "saurian", {"hand": ["ancient-power"], "line": line}, {"line": [{"card": "valdr", "amber": 2}]}
    )
    duel.play("ancient-power")
    assert [duel.mark("ward", f"{name}.1") for name in ("troll", "bumpsy", "valdr")] == [1, 0, 0]


def test_ancient_power_does_nothing_without_amber_on_creatures() -> None:
    duel = Duel("saurian", {"hand": ["ancient-power"], "line": ["troll"]})
    duel.play("ancient-power")
    assert duel.mark("ward", "troll.1") == 0


def test_auto_legionary_is_no_creature_before_it_moved() -> None:
    duel = Duel("saurian", {"artifacts": ["auto-legionary"], "hand": [{"card": "punch", "house": "saurian"}]})
    assert duel.options == ["play punch", "discard punch", "action auto-legionary.1 0", "end"]
    duel.play("punch")
    assert duel.your("artifacts") == ["auto-legionary"]


def test_auto_legionary_dies_like_a_creature_once_it_stands_in_the_line() -> None:
    hand = [{"card": "gateway-to-dis", "house": "saurian"}]
    duel = Duel("saurian", {"artifacts": ["auto-legionary"], "line": ["troll"], "hand": hand})
    duel.act("auto-legionary.1", "left-flank")
    assert duel.your("line") == ["auto-legionary", "troll"]
    duel.play("gateway-to-dis", "done")
    assert duel.your("line") == []
    assert "auto-legionary" in duel.your("discard")


def test_imperium_wards_two_friendly_creatures() -> None:
    duel = Duel("saurian", {"hand": ["imperium"], "line": ["troll", "bumpsy", "urchin"]}, {"line": ["valdr"]})
    duel.play("imperium", "pick troll.1", "pick urchin.1")
    assert [duel.mark("ward", f"{name}.1") for name in ("troll", "bumpsy", "urchin", "valdr")] == [1, 0, 1, 0]


def test_imperium_wards_the_only_creature_there_is() -> None:
    duel = Duel("saurian", {"hand": ["imperium"], "line": ["troll"]})
    duel.play("imperium")
    assert duel.mark("ward", "troll.1") == 1
    assert duel.is_your_move


def test_legatus_raptor_may_be_exalted_to_ready_and_use_another_creature() -> None:
    line = ["legatus-raptor", {"card": "troll", "exhausted": True}]
    duel = Duel("saurian", {"line": line}, {"line": ["urchin", "dust-imp"]})
    duel.fight("legatus-raptor.1", "dust-imp.1", "yes", "reap troll.1")
    assert duel.mark("amber", "legatus-raptor.1") == 1
    assert duel.amber[0] == 1


def test_legatus_raptor_may_decline() -> None:
    line = ["legatus-raptor", {"card": "troll", "exhausted": True}]
    duel = Duel("saurian", {"line": line}, {"line": ["dust-imp"]})
    duel.fight("legatus-raptor.1", "dust-imp.1", "no")
    assert duel.mark("amber", "legatus-raptor.1") == 0
    assert not duel.is_ready("troll.1")


@pytest.mark.parametrize(("answer", "wards", "amber"), [("yes", [1, 1, 0], 1), ("no", [0, 0, 0], 0)])
def test_paraguardian_may_be_exalted_to_ward_its_neighbours(
    answer: str, wards: list[int], amber: int
) -> None:
    duel = Duel("saurian", {"line": ["troll", "paraguardian", "bumpsy", "urchin"]})
    duel.reap("paraguardian.1", answer)
    assert [duel.mark("ward", f"{name}.1") for name in ("troll", "bumpsy", "urchin")] == wards
    assert duel.mark("amber", "paraguardian.1") == amber


def test_rhetor_gallim_makes_the_opponents_keys_dearer_in_their_next_turn_only() -> None:
    foe = {"amber": 8, "houses": ["dis"]}
    duel = Duel("saurian", {"hand": ["rhetor-gallim"], "houses": ["saurian"]}, foe)
    duel.play("rhetor-gallim").end()
    assert duel.keys == (0, 0), "nine æmber would be needed"
    duel.do("end", "end")
    assert duel.keys == (0, 0)
    assert duel.prompt == "key", "the turn after it costs six again"


def test_rhetor_gallim_may_be_exalted_for_the_same_when_it_reaps() -> None:
    duel = Duel("saurian", {"line": ["rhetor-gallim"]}, {"amber": 8, "houses": ["dis"]})
    duel.reap("rhetor-gallim.1", "yes").end()
    assert duel.mark("amber", "rhetor-gallim.1") == 1
    assert duel.keys == (0, 0)
    declined = Duel("saurian", {"line": ["rhetor-gallim"]}, {"amber": 8, "houses": ["dis"]})
    declined.reap("rhetor-gallim.1", "no").end()
    assert declined.prompt == "key"


def test_rhetor_gallim_does_not_change_the_cost_in_your_own_turn() -> None:
    duel = Duel("saurian", {"hand": ["rhetor-gallim"]}, {"amber": 8})
    duel.play("rhetor-gallim")
    costs = [player["key-cost"] for player in duel.state.view(0)["table"]["players"]]
    assert costs == [6, 6]


@rule("KF-3.4")
def test_amber_on_senator_shrix_can_be_spent() -> None:
    you = {"amber": 4, "line": [{"card": "senator-shrix", "amber": 2}], "houses": ["dis", "mars"]}
    duel = Duel(you=you, step="start")
    duel.do("forge red")
    assert duel.amber[0] == 0
    assert duel.mark("amber", "senator-shrix.1") == 0


@pytest.mark.parametrize(("answer", "amber"), [("yes", 1), ("no", 0)])
def test_senator_shrix_may_be_exalted_when_played_and_when_it_reaps(answer: str, amber: int) -> None:
    duel = Duel("saurian", {"hand": ["senator-shrix"]})
    duel.play("senator-shrix", answer)
    assert duel.mark("amber", "senator-shrix.1") == amber
    reaps = Duel("saurian", {"line": ["senator-shrix"]})
    reaps.reap("senator-shrix.1", answer)
    assert reaps.mark("amber", "senator-shrix.1") == amber


def test_tribune_pompitus_makes_friendly_creatures_stronger_by_their_amber() -> None:
    line = ["tribune-pompitus", {"card": "troll", "amber": 2}, "bumpsy"]
    duel = Duel("saurian", {"line": line}, {"line": [{"card": "valdr", "amber": 3}]})
    assert [duel.power(f"{name}.1") for name in ("troll", "bumpsy", "valdr")] == [12, 5, 6]


def test_tribune_pompitus_may_be_exalted_before_it_fights() -> None:
    duel = Duel("saurian", {"line": ["tribune-pompitus"]}, {"line": ["troll"]})
    duel.fight("tribune-pompitus.1", "troll.1", "yes")
    assert duel.damage("troll.1") == 6, "four and two for the æmber on it"


def test_tricerian_legionary_wards_a_friendly_creature_also_itself() -> None:
    duel = Duel("saurian", {"hand": ["tricerian-legionary"], "line": ["troll"]}, {"line": ["valdr"]})
    duel.play("tricerian-legionary", "left-flank")
    assert duel.options == ["pick tricerian-legionary.1", "pick troll.1"]
    duel.do("pick tricerian-legionary.1")
    assert duel.mark("ward", "tricerian-legionary.1") == 1
    assert duel.attribute("taunt", "tricerian-legionary.1") == 1
