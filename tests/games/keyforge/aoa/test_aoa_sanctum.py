"""Age of Ascension: Sanctum, a scenario for each sentence of each card."""

from tests.support.duel import Duel
from tests.support.rules import rule


def test_challe_the_safeguard_can_be_put_anywhere_and_shields_its_neighbours() -> None:
    duel = Duel(
        "sanctum",
        {"hand": ["challe-the-safeguard"], "line": ["troll", "bumpsy", "velum"]},
        {"line": ["headhunter"]},
    )
    duel.play("challe-the-safeguard", "at 1").end()
    assert duel.your("line") == ["troll", "challe-the-safeguard", "bumpsy", "velum"]
    fights = [option for option in duel.options if option.startswith("fight")]
    assert fights == ["fight headhunter.1 challe-the-safeguard.1", "fight headhunter.1 velum.1"]


@rule("KF-11.5")
def test_lion_bautrem_strengthens_its_neighbours() -> None:
    duel = Duel(
        "sanctum", {"hand": ["lion-bautrem"], "line": ["troll", "bumpsy", "velum"]}, {"line": ["troll"]}
    )
    duel.play("lion-bautrem", "at 1")
    powers = [duel.power(card) for card in ("troll.1", "lion-bautrem.1", "bumpsy.1", "velum.1", "troll.2")]
    assert powers == [8 + 2, 4, 5 + 2, 2, 8]


def test_lion_bautrem_takes_its_strength_with_it() -> None:
    duel = Duel(
        "brobnar",
        {"line": ["lion-bautrem", {"card": "velum", "damage": 3}, "bumpsy"]},
        {"line": ["troll"]},
        active="p2",
    )
    assert duel.power("velum.1") == 4
    duel.fight("troll.1", "lion-bautrem.1")
    assert duel.your("line") == ["bumpsy"], "Velum dies of its wounds"


def test_shard_of_hope_captures_one_for_each_friendly_shard() -> None:
    duel = Duel(
        "sanctum",
        {"artifacts": ["shard-of-hope", "shard-of-greed", "orb-of-wonder"], "line": ["troll"]},
        {"amber": 5, "artifacts": ["shard-of-pain"]},
    )
    duel.act("shard-of-hope.1")
    assert (duel.mark("amber", "troll.1"), duel.amber) == (2, (0, 3))


@rule("KF-9.8")
def test_shard_of_hope_may_let_a_different_creature_capture_each_time() -> None:
    duel = Duel(
        "sanctum",
        {"artifacts": ["shard-of-hope", "shard-of-hope"], "line": ["troll", "bumpsy"]},
        {"amber": 5, "line": ["headhunter"]},
    )
    duel.act("shard-of-hope.1")
    assert duel.options == ["pick troll.1", "pick bumpsy.1"]
    duel.do("pick bumpsy.1", "pick troll.1")
    assert [duel.mark("amber", card) for card in ("troll.1", "bumpsy.1")] == [1, 1]


def test_shard_of_hope_captures_nothing_without_a_friendly_creature() -> None:
    duel = Duel("sanctum", {"artifacts": ["shard-of-hope"]}, {"amber": 5, "line": ["troll"]})
    duel.act("shard-of-hope.1")
    assert (duel.mark("amber", "troll.1"), duel.amber) == (0, (0, 5))
