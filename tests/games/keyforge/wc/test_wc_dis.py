"""Worlds Collide: Dis, a scenario for each sentence of each card."""

from tests.support.duel import Duel
from tests.support.rules import rule


@rule("KF-18.4", "KF-16.1", "KF-6.3")
def test_dendrix_makes_the_opponent_discard_a_random_card_after_a_fight() -> None:
    duel = Duel(
        "dis",
        {"line": ["dendrix"], "hand": ["urchin"]},
        {"line": ["tribune-pompitus"], "hand": ["troll", "krump"]},
    )
    duel.fight("dendrix.1", "tribune-pompitus.1")
    assert not duel.is_ready("dendrix.1")
    assert (duel.damage("dendrix.1"), duel.damage("tribune-pompitus.1")) == (4, 3)
    assert (len(duel.their("hand")), len(duel.their("discard"))) == (1, 1)
    assert duel.your("hand") == ["urchin"]


def test_dendrix_discards_nothing_when_played_or_when_it_reaps() -> None:
    duel = Duel("dis", {"hand": ["dendrix"]}, {"hand": ["troll"]}).play("dendrix")
    assert duel.their("hand") == ["troll"]
    duel = Duel("dis", {"line": ["dendrix"]}, {"hand": ["troll"]}).reap("dendrix.1")
    assert duel.their("hand") == ["troll"]


def test_dendrix_finds_nothing_in_an_empty_hand() -> None:
    duel = Duel("dis", {"line": ["dendrix"]}, {"line": ["umbra"]}).fight("dendrix.1", "umbra.1")
    assert (duel.their("discard"), duel.is_your_move) == (["umbra"], True)


@rule("KF-12.3")
def test_soul_fiddle_enrages_a_creature() -> None:
    duel = Duel(
        "dis",
        {"artifacts": ["soul-fiddle"], "line": ["krump"], "houses": ["dis", "logos"]},
        {"line": ["troll"], "houses": ["brobnar", "dis"]},
    )
    duel.act("soul-fiddle.1")
    assert duel.options == ["pick krump.1", "pick troll.1"]
    duel.do("pick troll.1")
    assert (duel.mark("enrage", "troll.1"), duel.mark("enrage", "krump.1")) == (1, 0)
    duel.end("house brobnar")
    assert duel.options == ["fight troll.1 krump.1", "end"]


def test_soul_fiddle_finds_nobody_on_an_empty_table() -> None:
    duel = Duel("dis", {"artifacts": ["soul-fiddle"]}).act("soul-fiddle.1")
    assert (duel.is_ready("soul-fiddle.1"), duel.is_your_move) == (False, True)
