"""Dark Tidings: Unfathomable, a scenario for each sentence of each card."""

import pytest
from tests.support.duel import Duel


def kraken(*names: str, house: str = "unfathomable") -> Duel:
    line = [{"card": name, "house": house} for name in names]
    return Duel("unfathomable", {"hand": ["te-wheke-kraken"], "line": line}, {"line": ["valdr"]})


def test_te_wheke_kraken_exhausts_two_friendly_unfathomable_creatures() -> None:
    duel = kraken("troll", "bumpsy")
    duel.play("te-wheke-kraken", "left-flank")
    assert not duel.is_ready("troll.1")
    assert not duel.is_ready("bumpsy.1")
    assert "te-wheke-kraken" in duel.your("line")


@pytest.mark.parametrize(("names", "house"), [(["troll"], "unfathomable"), (["troll", "bumpsy"], "dis")])
def test_te_wheke_kraken_is_destroyed_if_it_can_not(names: list[str], house: str) -> None:
    duel = kraken(*names, house=house)
    duel.play("te-wheke-kraken", "left-flank")
    assert duel.your("discard") == ["te-wheke-kraken"]


def test_te_wheke_kraken_splashes() -> None:
    duel = Duel(
        "unfathomable", {"line": ["te-wheke-kraken"]}, {"line": ["troll", "bumpsy", "valdr", "urchin"]}
    )
    duel.reap("te-wheke-kraken.1", "pick bumpsy.1")
    assert [duel.damage(f"{name}.1") for name in ("troll", "bumpsy", "valdr", "urchin")] == [2, 2, 2, 0]


def test_valoocanth_exhausts_when_it_fights_too_and_only_enemies() -> None:
    duel = Duel(
        "unfathomable", {"line": ["valoocanth", "troll"]}, {"line": ["urchin", "bumpsy"]}, tide="neutral"
    )
    duel.fight("valoocanth.1", "urchin.1", "pick bumpsy.1")
    assert not duel.is_ready("bumpsy.1")
    assert not duel.is_ready("urchin.1")
    assert duel.is_ready("troll.1")
