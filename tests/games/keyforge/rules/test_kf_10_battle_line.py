"""KF-10: neighbours, flanks, the centre."""

from tests.support.duel import GAME, Duel
from tests.support.rules import rule

from deckwright.games.keyforge.rules.field import neighbours, stands_in_centre

FIVE = {"line": ["troll", "bumpsy", "urchin", "headhunter", "dust-imp"]}


def names(duel: Duel, label: str) -> list[str]:
    return [GAME.showing.label(duel.state, card, None) for card in neighbours(duel.state, duel.card(label))]


@rule("KF-10.1")
def test_neighbours_stand_directly_left_and_right() -> None:
    duel = Duel("brobnar", FIVE)
    assert names(duel, "bumpsy.1") == ["troll.1", "urchin.1"]
    assert names(duel, "troll.1") == ["bumpsy.1"]
    assert names(Duel("brobnar", {"line": ["troll"]}), "troll.1") == []


@rule("KF-10.2")
def test_the_flanks_are_the_ends_and_a_lone_creature_is_on_both() -> None:
    duel = Duel("brobnar", FIVE)
    assert [duel.attribute("flank", f"{name}.1") for name in FIVE["line"]] == [1, 0, 0, 0, 1]
    assert Duel("brobnar", {"line": ["troll"]}).attribute("flank", "troll.1") == 1


@rule("KF-10.3")
def test_the_centre_exists_only_for_an_odd_number() -> None:
    duel = Duel("brobnar", FIVE)
    assert [stands_in_centre(duel.state, duel.card(f"{name}.1")) for name in FIVE["line"]] == [
        False,
        False,
        True,
        False,
        False,
    ]
    even = Duel("brobnar", {"line": FIVE["line"][:4]})
    assert not any(stands_in_centre(even.state, even.card(f"{name}.1")) for name in FIVE["line"][:4])


@rule("KF-10.4")
def test_a_lone_creature_is_in_the_centre() -> None:
    duel = Duel("brobnar", {"line": ["troll"]})
    assert stands_in_centre(duel.state, duel.card("troll.1"))
