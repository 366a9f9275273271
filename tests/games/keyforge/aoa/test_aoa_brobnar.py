"""Age of Ascension: Brobnar, a scenario for each sentence of each card."""

from tests.support.duel import Duel
from tests.support.rules import rule


def test_first_blood_divides_two_damage_for_each_friendly_brobnar_creature() -> None:
    duel = Duel(
        "brobnar",
        {"hand": ["first-blood"], "line": ["troll", "krump", "umbra"]},
        {"line": ["bumpsy", "headhunter"]},
    )
    duel.play("first-blood")
    assert duel.options == [f"pick {each}.1" for each in ("troll", "krump", "umbra", "bumpsy", "headhunter")]
    duel.do("pick bumpsy.1", "pick bumpsy.1", "pick bumpsy.1", "pick headhunter.1")
    assert duel.is_your_move
    assert (duel.damage("bumpsy.1"), duel.damage("headhunter.1"), duel.damage("troll.1")) == (3, 1, 0)
    assert duel.amber[0] == 1


def test_first_blood_deals_nothing_without_a_friendly_brobnar_creature() -> None:
    duel = Duel("brobnar", {"hand": ["first-blood"], "line": ["umbra"]}, {"line": ["troll"]})
    duel.play("first-blood")
    assert (duel.damage("troll.1"), duel.damage("umbra.1"), duel.is_your_move) == (0, 0, True)


@rule("KF-11.1")
def test_first_blood_must_come_first() -> None:
    duel = Duel("brobnar", {"hand": ["first-blood"], "line": ["troll"]}).reap("troll.1")
    assert duel.options == ["discard first-blood", "end"]


@rule("KF-11.11")
def test_flamethrower_burns_a_creature_and_its_neighbours() -> None:
    duel = Duel(
        "brobnar",
        {"artifacts": ["flamethrower"], "line": ["krump"]},
        {"line": ["troll", "bumpsy", "headhunter", "valdr"]},
    )
    duel.act("flamethrower.1", "pick bumpsy.1")
    damage = [duel.damage(f"{each}.1") for each in ("troll", "bumpsy", "headhunter", "valdr", "krump")]
    assert damage == [1, 1, 1, 0, 0]


def test_flamethrower_can_burn_a_friend_and_finds_nobody_on_an_empty_table() -> None:
    duel = Duel("brobnar", {"artifacts": ["flamethrower"], "line": ["krump"]}).act("flamethrower.1")
    assert duel.damage("krump.1") == 1
    duel = Duel("brobnar", {"artifacts": ["flamethrower"]}).act("flamethrower.1")
    assert (duel.is_ready("flamethrower.1"), duel.is_your_move) == (False, True)


def test_gargantes_scrapper_hits_an_enemy_creature_with_three_aember() -> None:
    duel = Duel(
        "brobnar",
        {"hand": ["gargantes-scrapper"], "line": ["krump"], "amber": 3},
        {"line": ["troll", "bumpsy"]},
    )
    duel.play("gargantes-scrapper", "right-flank")
    assert duel.options == ["pick troll.1", "pick bumpsy.1"]
    duel.do("pick troll.1")
    assert (duel.damage("troll.1"), duel.damage("bumpsy.1"), duel.amber[0]) == (3, 0, 3)


def test_gargantes_scrapper_hits_nobody_with_two_aember() -> None:
    duel = Duel("brobnar", {"hand": ["gargantes-scrapper"], "amber": 2}, {"line": ["troll"], "amber": 9})
    duel.play("gargantes-scrapper")
    assert (duel.damage("troll.1"), duel.is_your_move) == (0, True)


@rule("KF-11.1")
def test_gargantes_scrapper_must_come_first() -> None:
    duel = Duel("brobnar", {"hand": ["gargantes-scrapper"], "line": ["troll"]}).reap("troll.1")
    assert duel.options == ["discard gargantes-scrapper", "end"]


@rule("KF-11.11")
def test_pound_deals_two_with_splash_one() -> None:
    duel = Duel("brobnar", {"hand": ["pound"]}, {"line": ["troll", "bumpsy", "krump", "valdr"]})
    duel.play("pound", "pick troll.1")
    assert [duel.damage(f"{each}.1") for each in ("troll", "bumpsy", "krump")] == [2, 1, 0]
    assert duel.amber[0] == 1


def test_pound_can_hit_a_friend_and_finds_nobody_on_an_empty_table() -> None:
    duel = Duel("brobnar", {"hand": ["pound"], "line": ["krump"]}).play("pound")
    assert duel.damage("krump.1") == 2
    duel = Duel("brobnar", {"hand": ["pound"]}).play("pound")
    assert (duel.your("discard"), duel.is_your_move) == (["pound"], True)


@rule("KF-9.8")
def test_shard_of_strength_gives_counters_for_each_friendly_shard() -> None:
    position = (
        {"artifacts": ["shard-of-strength", "shard-of-greed", "cannon"], "line": ["troll", "krump"]},
        {"artifacts": ["shard-of-hope"], "line": ["bumpsy"]},
    )
    duel = Duel("brobnar", *position).act("shard-of-strength.1")
    assert duel.options == ["pick troll.1", "pick krump.1"]
    duel.do("pick troll.1", "pick troll.1")
    assert (duel.power("troll.1"), duel.power("krump.1"), duel.power("bumpsy.1")) == (10, 6, 5)
    duel = Duel("brobnar", *position).act("shard-of-strength.1", "pick troll.1", "pick krump.1")
    assert (duel.power("troll.1"), duel.power("krump.1")) == (9, 7)


def test_shard_of_strength_gives_nothing_without_a_friendly_creature() -> None:
    duel = Duel("brobnar", {"artifacts": ["shard-of-strength"]}, {"line": ["bumpsy"]}).act(
        "shard-of-strength.1"
    )
    assert (duel.power("bumpsy.1"), duel.is_your_move) == (5, True)
