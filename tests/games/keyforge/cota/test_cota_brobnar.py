"""Call of the Archons: Brobnar, a scenario for each sentence of each card."""

from tests.support.duel import Duel


def test_anger_readies_a_friendly_creature_and_fights_with_it() -> None:
    duel = Duel(
        "brobnar",
        {"hand": ["anger"], "line": [{"card": "troll", "exhausted": True}, "bumpsy"]},
        {"line": ["urchin", "headhunter"]},
    )
    duel.play("anger", "pick troll.1")
    assert duel.prompt == "use"
    assert duel.options == ["fight troll.1 urchin.1", "fight troll.1 headhunter.1"]
    duel.do("fight troll.1 headhunter.1")
    assert duel.their("line") == ["urchin"]
    assert (duel.damage("troll.1"), duel.is_ready("troll.1")) == (5, False)
    assert duel.is_ready("bumpsy.1")
    assert duel.amber[0] == 1, "the bonus icon"
    assert duel.is_your_move


def test_anger_can_not_choose_an_enemy_creature() -> None:
    duel = Duel("brobnar", {"hand": ["anger"], "line": ["troll"]}, {"line": ["headhunter"]})
    duel.play("anger")
    assert duel.their("line") == []
    assert duel.damage("troll.1") == 5


def test_anger_readies_even_without_an_enemy_to_fight() -> None:
    duel = Duel("brobnar", {"hand": ["anger"], "line": [{"card": "troll", "exhausted": True}]})
    duel.play("anger")
    assert duel.is_ready("troll.1")
    assert duel.is_your_move


def test_anger_does_nothing_without_a_friendly_creature() -> None:
    duel = Duel("brobnar", {"hand": ["anger"]}, {"line": ["headhunter"]})
    duel.play("anger")
    assert duel.your("discard") == ["anger"]
    assert duel.their("line") == ["headhunter"]
