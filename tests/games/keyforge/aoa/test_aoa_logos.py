"""Age of Ascension: Logos, a scenario for each sentence of each card."""

from tests.support.duel import Duel


def test_binate_rupture_doubles_both_pools() -> None:
    duel = Duel("logos", {"hand": ["binate-rupture"], "amber": 3}, {"amber": 5})
    duel.play("binate-rupture")
    assert duel.amber == (6, 10)


def test_binate_rupture_gives_nothing_to_an_empty_pool_and_has_alpha() -> None:
    duel = Duel("logos", {"hand": ["binate-rupture", "binate-rupture"]}, {"amber": 4})
    duel.play("binate-rupture")
    assert duel.amber == (0, 8)
    assert "play binate-rupture" not in duel.options
