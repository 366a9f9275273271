"""KF-16: errata."""

from tests.support.duel import Duel
from tests.support.rules import rule

from deckwright.games.keyforge.facts import BY_ID


@rule("KF-16.1")
def test_dendrix_discards_when_it_fights_not_when_it_is_played() -> None:
    duel = Duel("dis", {"hand": ["dendrix"]}, {"hand": ["punch"]})
    duel.play("dendrix")
    assert duel.their("hand") == ["punch"]
    fights = Duel("dis", {"line": ["dendrix"]}, {"hand": ["punch"], "line": ["urchin"]})
    fights.fight("dendrix.1", "urchin.1")
    assert fights.their("hand") == []


@rule("KF-16.2")
def test_symon_is_an_alien_and_no_elf() -> None:
    assert "alien" in BY_ID["symon"].traits
    assert "elf" not in BY_ID["symon"].traits


@rule("KF-16.3")
def test_auto_legionary_becomes_a_creature_in_the_battle_line() -> None:
    duel = Duel(
        "saurian",
        {"artifacts": ["auto-legionary"], "houses": ["saurian", "dis"]},
        {"line": ["troll"], "houses": ["mars"]},
    )
    duel.act("auto-legionary.1")
    if duel.prompt == "place":
        duel.do("left-flank")
    assert duel.your("line") == ["auto-legionary"]
    assert duel.power("auto-legionary.1") == 5
    duel.end("house mars", "end", "house dis")
    assert "reap auto-legionary.1" in duel.options, "usable as if it were of the active house"
    assert "fight auto-legionary.1 troll.1" in duel.options


@rule("KF-16.5")
def test_panpaca_jaga_has_skirmish_itself() -> None:
    duel = Duel("untamed", {"line": ["troll", "panpaca-jaga", "bumpsy"]})
    assert [duel.attribute("skirmish", f"{name}.1") for name in ("troll", "panpaca-jaga", "bumpsy")] == [
        1,
        1,
        0,
    ]


@rule("KF-16.6")
def test_valoocanth_can_not_be_used_at_low_tide_and_exhausts_three() -> None:
    low = Duel("unfathomable", {"line": ["valoocanth"]}, tide="p2")
    assert "reap valoocanth.1" not in low.options
    foe = {"line": ["troll", "bumpsy", "urchin", "headhunter"]}
    high = Duel("unfathomable", {"line": ["valoocanth"]}, foe, tide="p1")
    high.reap("valoocanth.1", "pick bumpsy.1")
    assert [high.is_ready(f"{name}.1") for name in foe["line"]] == [False, False, False, True]


@rule("KF-16.7")
def test_maleficorn_hurts_the_enemy_creature_that_an_icon_hit() -> None:
    icon = {"card": "punch", "house": "dis", "icons": ["damage"]}
    duel = Duel("dis", {"hand": [icon], "line": ["maleficorn"]}, {"line": ["troll", "bumpsy"]})
    duel.play("punch", "pick troll.1", "pick bumpsy.1")
    assert (duel.damage("troll.1"), duel.damage("bumpsy.1"), duel.damage("maleficorn.1")) == (2, 3, 0)
    own = Duel("dis", {"hand": [icon], "line": ["maleficorn"]}, {"line": ["troll"]})
    own.play("punch", "pick maleficorn.1", "pick troll.1")
    assert own.damage("maleficorn.1") == 1, "a friendly creature is not meant"


@rule("KF-16.8")
def test_the_newest_wording_of_a_card_rules() -> None:
    duel = Duel("shadows", {"hand": ["bait-and-switch"]}, {"amber": 5})
    duel.play("bait-and-switch")
    assert duel.amber == (2, 3), "by the older one it would go on, to 3 and 2"
