"""Mass Mutation: Saurian, a scenario for each sentence of each card."""

from tests.support.duel import Duel


def test_deusillus_captures_everything_and_hurts_an_enemy() -> None:
    duel = Duel(
        "saurian", {"hand": ["deusillus", "deusillus-top"]}, {"amber": 5, "line": ["troll", "bumpsy"]}
    )
    duel.play("deusillus", "pick troll.1")
    assert duel.amber == (0, 0)
    assert duel.mark("amber", "deusillus.1") == 5
    assert (duel.damage("troll.1"), duel.damage("bumpsy.1")) == (5, 0)


def test_deusillus_throws_amber_away_to_hurt_each_enemy() -> None:
    giant = {"card": "deusillus", "under": ["deusillus-top"], "amber": 2}
    duel = Duel("saurian", {"line": [giant, "urchin"]}, {"line": ["troll", "bumpsy"]})
    duel.reap("deusillus.1")
    assert duel.mark("amber", "deusillus.1") == 1
    assert duel.amber == (1, 0), "the æmber went to the supply"
    assert [duel.damage(f"{name}.1") for name in ("troll", "bumpsy", "urchin")] == [2, 2, 0]


def test_deusillus_hurts_the_enemies_even_without_amber_on_it() -> None:
    giant = {"card": "deusillus", "under": ["deusillus-top"]}
    duel = Duel("saurian", {"line": [giant]}, {"line": ["troll", "bumpsy"]})
    duel.fight("deusillus.1", "bumpsy.1")
    assert duel.damage("troll.1") == 2
