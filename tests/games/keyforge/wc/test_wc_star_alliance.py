"""Worlds Collide: Star Alliance, a scenario for each sentence of each card."""

import pytest
from tests.support.duel import Duel


def test_force_field_lets_its_creature_ward_itself() -> None:
    duel = Duel("brobnar", {"line": [{"card": "troll", "upgrades": ["force-field"]}, "bumpsy"]})
    duel.reap("bumpsy.1")
    assert duel.mark("ward", "troll.1") == duel.mark("ward", "bumpsy.1") == 0
    duel.reap("troll.1")
    if duel.prompt == "order":
        duel.do(duel.options[0])
    assert duel.mark("ward", "troll.1") == 1


@pytest.mark.parametrize("verb", ["play", "reap", "fight"])
def test_medic_ingram_may_heal_and_ward_a_creature(verb: str) -> None:
    hurt = {"card": "troll", "damage": 5}
    if verb == "play":
        duel = Duel("star-alliance", {"hand": ["medic-ingram"], "line": [hurt]}).play(
            "medic-ingram", "left-flank"
        )
    else:
        duel = Duel("star-alliance", {"line": ["medic-ingram", hurt]}, {"line": ["urchin"]})
        duel.do("reap medic-ingram.1" if verb == "reap" else "fight medic-ingram.1 urchin.1")
    duel.do("yes", "pick troll.1")
    assert (duel.damage("troll.1"), duel.mark("ward", "troll.1")) == (2, 1)
    assert duel.mark("ward", "medic-ingram.1") == 0


def test_medic_ingram_may_do_nothing() -> None:
    duel = Duel("star-alliance", {"line": ["medic-ingram", {"card": "troll", "damage": 5}]})
    duel.reap("medic-ingram.1", "no")
    assert (duel.damage("troll.1"), duel.mark("ward", "troll.1")) == (5, 0)


def test_nurse_soto_heals_her_neighbours_only() -> None:
    line = [{"card": name, "damage": 4} for name in ("troll", "nurse-soto", "bumpsy", "valdr")]
    line[1] = {"card": "nurse-soto"}
    duel = Duel("star-alliance", {"line": line})
    duel.reap("nurse-soto.1")
    assert [duel.damage(f"{name}.1") for name in ("troll", "bumpsy", "valdr")] == [1, 1, 4]


def test_nurse_soto_can_be_deployed_between_the_wounded() -> None:
    line = [{"card": "troll", "damage": 4}, {"card": "bumpsy", "damage": 2}]
    duel = Duel("star-alliance", {"hand": ["nurse-soto"], "line": line})
    duel.play("nurse-soto", "at 1")
    assert (duel.damage("troll.1"), duel.damage("bumpsy.1")) == (1, 0)
