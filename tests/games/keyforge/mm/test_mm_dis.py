"""Mass Mutation: Dis, a scenario for each sentence of each card."""

from tests.support.duel import Duel
from tests.support.rules import rule


def test_dark_minion_damages_each_enemy_creature_when_it_is_destroyed() -> None:
    duel = Duel("brobnar", {"line": ["troll", "krump"]}, {"line": ["dark-minion", "bumpsy"]})
    duel.fight("troll.1", "dark-minion.1")
    assert (duel.damage("troll.1"), duel.damage("krump.1"), duel.damage("bumpsy.1")) == (2, 1, 0)


def test_dark_minion_damages_nobody_when_it_is_purged() -> None:
    duel = Duel("shadows", {"hand": ["oubliette"], "line": ["dodger"]}, {"line": ["dark-minion"]})
    duel.play("oubliette")
    assert (duel.their("purged"), duel.damage("dodger.1")) == (["dark-minion"], 0)


@rule("KF-6.7")
def test_dark_minion_takes_others_with_it() -> None:
    duel = Duel("shadows", {"line": ["macis-asp", "urchin"]}, {"line": ["dark-minion"]})
    duel.fight("macis-asp.1", "dark-minion.1")
    assert (duel.your("line"), duel.your("discard"), duel.their("line")) == (["macis-asp"], ["urchin"], [])
    assert duel.damage("macis-asp.1") == 1


def test_hystricog_destroys_a_damaged_creature() -> None:
    duel = Duel(
        "dis",
        {"line": ["hystricog", {"card": "krump", "damage": 1}]},
        {"line": [{"card": "troll", "damage": 1}, "bumpsy"]},
    )
    duel.act("hystricog.1")
    assert duel.options == ["pick krump.1", "pick troll.1"]
    duel.do("pick troll.1")
    assert (duel.their("line"), duel.your("line")) == (["bumpsy"], ["hystricog", "krump"])


def test_hystricog_destroys_nothing_undamaged() -> None:
    duel = Duel("dis", {"line": ["hystricog"]}, {"line": ["troll"]}).act("hystricog.1")
    assert (duel.their("line"), duel.is_ready("hystricog.1"), duel.is_your_move) == (["troll"], False, True)


@rule("KF-11.12")
def test_hystricog_deals_no_damage_when_played() -> None:
    duel = Duel("dis", {"hand": ["hystricog"]}, {"line": ["troll"]}).play("hystricog")
    assert (duel.damage("troll.1"), duel.damage("hystricog.1"), duel.is_your_move) == (0, 0, True)


@rule("KF-16.7")
def test_maleficorn_adds_one_to_the_damage_of_an_icon_on_an_enemy_creature() -> None:
    duel = Duel(
        "brobnar",
        {"hand": [{"card": "bumpsy", "icons": ["damage", "damage"]}], "line": ["maleficorn"]},
        {"line": ["troll", "krump"]},
    )
    duel.play("bumpsy", "right-flank", "pick troll.1", "pick krump.1")
    assert (duel.damage("troll.1"), duel.damage("krump.1"), duel.damage("maleficorn.1")) == (2, 2, 0)


def test_maleficorn_does_not_add_to_damage_on_a_friendly_creature() -> None:
    duel = Duel(
        "brobnar",
        {"hand": [{"card": "bumpsy", "icons": ["damage"]}], "line": ["maleficorn"]},
        {"line": ["troll"]},
    )
    duel.play("bumpsy", "right-flank", "pick maleficorn.1")
    assert (duel.damage("maleficorn.1"), duel.damage("troll.1")) == (1, 0)


def test_maleficorn_does_not_add_to_damage_of_abilities_or_to_icons_against_its_own_side() -> None:
    duel = Duel("brobnar", {"artifacts": ["cannon"], "line": ["maleficorn"]}, {"line": ["troll"]})
    assert duel.act("cannon.1", "pick troll.1").damage("troll.1") == 2
    duel = Duel(
        "brobnar", {"hand": [{"card": "bumpsy", "icons": ["damage"]}]}, {"line": ["maleficorn", "troll"]}
    )
    assert duel.play("bumpsy", "pick troll.1").damage("troll.1") == 1


@rule("KF-18.21")
def test_picaroon_has_the_power_of_its_neighbours() -> None:
    duel = Duel(
        "dis",
        {"hand": ["picaroon"], "line": ["troll", "bumpsy", "umbra"]},
        {"line": ["krump"], "houses": ["dis", "logos"]},
    )
    duel.play("picaroon")
    assert duel.options == ["at 0", "at 1", "at 2", "at 3"]
    duel.do("at 1")
    assert duel.your("line") == ["troll", "picaroon", "bumpsy", "umbra"]
    assert duel.power("picaroon.1") == 13


def test_picaroon_does_not_count_changelings_and_follows_its_neighbours() -> None:
    duel = Duel("brobnar", {"line": ["krump"]}, {"line": ["troll", "picaroon", "picaroon", "umbra"]})
    assert (duel.power("picaroon.1"), duel.power("picaroon.2")) == (8, 2)
    duel.fight("krump.1", "umbra.1")
    assert duel.their("line") == ["troll", "picaroon"], "beside a changeling alone its power is 0"


@rule("KF-18.21", "KF-6.10", "KF-9.13")
def test_picaroon_without_text_has_no_power_and_is_destroyed() -> None:
    duel = Duel("dis", {"hand": ["shadow-of-dis"]}, {"line": ["troll", "picaroon", "krump"]})
    assert duel.power("picaroon.1") == 14
    duel.play("shadow-of-dis")
    assert (duel.their("line"), duel.their("discard")) == (["troll", "krump"], ["picaroon"])


def test_picaroon_alone_does_not_survive() -> None:
    duel = Duel("dis", {"hand": ["picaroon"]}, {"line": ["troll"]}).play("picaroon")
    assert (duel.your("line"), duel.your("discard")) == ([], ["picaroon"])
