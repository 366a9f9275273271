"""KF-8: æmber."""

from tests.support.duel import Duel
from tests.support.rules import rule


@rule("KF-8.1")
def test_only_amber_in_the_pool_is_a_players_own() -> None:
    duel = Duel(
        "shadows", {"hand": ["too-much-to-protect"]}, {"amber": 7, "line": [{"card": "troll", "amber": 5}]}
    )
    duel.play("too-much-to-protect")
    assert duel.amber[1] == 6


@rule("KF-8.2")
def test_captured_amber_lies_on_the_creature_and_can_not_be_spent() -> None:
    duel = Duel("sanctum", {"hand": ["raiding-knight"], "amber": 5}, {"amber": 2})
    duel.play("raiding-knight")
    assert duel.mark("amber", "raiding-knight.1") == 1
    assert duel.amber == (5, 1)
    duel.end()
    assert "check" not in duel.kinds()


@rule("KF-8.3")
def test_stealing_takes_at_most_what_is_there() -> None:
    duel = Duel("shadows", {"hand": ["urchin", "urchin"]}, {"amber": 1})
    duel.play("urchin").play("urchin", "left-flank")
    assert duel.amber == (1, 0)


@rule("KF-8.4")
def test_paying_goes_to_the_opponents_pool() -> None:
    duel = Duel(
        "shadows", {"hand": ["safe-place"], "amber": 2}, {"artifacts": ["customs-office"], "amber": 0}
    )
    duel.play("safe-place")
    assert duel.amber == (2, 1), "one paid, one for the icon"
    poor = Duel("shadows", {"hand": ["safe-place"]}, {"artifacts": ["customs-office"]})
    assert "play safe-place" not in poor.options


@rule("KF-8.5")
def test_exalting_puts_amber_from_the_supply_on_the_creature() -> None:
    duel = Duel("saurian", {"hand": ["grimlocus-dux"], "amber": 1}, {"amber": 2})
    duel.play("grimlocus-dux")
    assert duel.mark("amber", "grimlocus-dux.1") == 2
    assert duel.amber == (1, 2)
    gone = Duel("dis", {"hand": ["fear"]}, {"line": [{"card": "grimlocus-dux", "amber": 2}]})
    gone.play("fear")
    assert gone.amber == (2, 0)


@rule("KF-8.6")
def test_what_comes_back_goes_to_the_pool_of_the_one_it_was_taken_from() -> None:
    duel = Duel(
        "shadows", {"hand": ["magda-the-rat"]}, {"amber": 3, "hand": ["fear"], "houses": ["dis", "logos"]}
    )
    duel.play("magda-the-rat")
    assert duel.amber == (2, 1)
    duel.end("house dis", "play fear")
    assert duel.amber == (0, 3 + 0)
    assert duel.your("hand") == ["magda-the-rat"]


@rule("KF-8.7")
def test_gaining_comes_from_the_supply_and_losing_goes_there() -> None:
    duel = Duel("brobnar", {"hand": ["bumpsy", "smith"], "line": ["troll"]}, {"amber": 1})
    duel.play("bumpsy", "left-flank").play("smith")
    assert duel.amber == (3, 0)
    empty = Duel("brobnar", {"hand": ["bumpsy"]}, {"amber": 0})
    empty.play("bumpsy")
    assert empty.amber == (0, 0)


@rule("KF-8.8")
def test_a_creature_captures_from_the_opponent_of_its_own_controller() -> None:
    duel = Duel(
        "dis", {"hand": ["pandemonium"], "line": ["troll"], "amber": 3}, {"line": ["bumpsy"], "amber": 4}
    )
    duel.play("pandemonium")
    assert duel.mark("amber", "troll.1") == duel.mark("amber", "bumpsy.1") == 1
    assert duel.amber[1] == 3
    own_side = Duel("mars", {"line": ["mindwarper"]}, {"line": ["troll"], "amber": 2})
    own_side.act("mindwarper.1")
    assert own_side.mark("amber", "troll.1") == 1
    assert own_side.amber == (0, 1)
