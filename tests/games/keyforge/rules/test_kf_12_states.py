"""KF-12: stun, ward, enrage, counters."""

from tests.support.duel import Duel
from tests.support.rules import rule


@rule("KF-12.1")
def test_a_stunned_creature_can_only_shake_off_its_stun() -> None:
    duel = Duel("brobnar", {"line": [{"card": "troll", "stun": True}]}, {"line": ["bumpsy"]})
    assert duel.options == ["unstun troll.1", "end"]
    assert {each.action: each.rule for each in duel.state.why_not(0)}["reap troll.1"] == "KF-12.1"
    duel.do("unstun troll.1")
    assert not duel.is_stunned("troll.1")
    assert not duel.is_ready("troll.1")
    assert len(duel.state.history) == 1, "which counts as using it"


@rule("KF-12.1")
def test_constant_abilities_of_a_stunned_creature_go_on_and_it_fights_back() -> None:
    duel = Duel("brobnar", {"line": ["bumpsy"]}, {"line": [{"card": "king-of-the-crag", "stun": True}]})
    assert duel.power("bumpsy.1") == 3
    duel.fight("bumpsy.1", "king-of-the-crag.1")
    assert duel.your("line") == []


@rule("KF-12.1")
def test_a_creature_can_not_be_stunned_twice() -> None:
    duel = Duel("brobnar", {"hand": ["smaaash"]}, {"line": [{"card": "troll", "stun": True}]})
    duel.play("smaaash", "pick troll.1")
    assert duel.mark("stun", "troll.1") == 1
    assert "stunned" not in duel.kinds()


@rule("KF-12.6")
def test_shaking_off_a_stun_needs_what_any_use_needs() -> None:
    duel = Duel("dis", {"line": [{"card": "troll", "stun": True}]})
    assert duel.options == ["end"]
    tired = Duel("brobnar", {"line": [{"card": "troll", "stun": True, "exhausted": True}]})
    assert tired.options == ["end"]
    by_effect = Duel(
        "brobnar", {"hand": ["anger"], "line": [{"card": "urchin", "stun": True}]}, {"line": ["troll"]}
    )
    by_effect.play("anger")
    assert not by_effect.is_stunned("urchin.1")
    assert by_effect.damage("troll.1") == 0


@rule("KF-12.2", "KF-12.8")
def test_a_ward_stops_the_whole_of_one_dealing_of_damage_and_spends_no_armour() -> None:
    duel = Duel("brobnar", {"hand": ["punch"]}, {"line": [{"card": "bulwark", "ward": True}]})
    duel.play("punch")
    assert (duel.damage("bulwark.1"), duel.mark("ward", "bulwark.1")) == (0, 0)
    assert duel.mark("armour-used", "bulwark.1") == 0


@rule("KF-12.2", "KF-12.7")
def test_a_warded_creature_is_not_tagged_and_its_destroyed_ability_does_not_resolve() -> None:
    duel = Duel("dis", {"hand": ["gateway-to-dis"]}, {"line": [{"card": "dust-imp", "ward": True}]})
    duel.play("gateway-to-dis")
    assert duel.their("line") == ["dust-imp"]
    assert duel.mark("ward", "dust-imp.1") == 0
    assert duel.amber[1] == 0


@rule("KF-12.2")
def test_a_ward_stops_leaving_play() -> None:
    duel = Duel("dis", {"hand": ["fear", "fear"]}, {"line": [{"card": "troll", "ward": True}]})
    duel.play("fear")
    assert duel.their("line") == ["troll"]
    duel.play("fear")
    assert duel.their("hand") == ["troll"]


@rule("KF-12.2")
def test_a_creature_can_not_be_warded_twice() -> None:
    duel = Duel("saurian", {"hand": ["tricerian-legionary"], "line": [{"card": "troll", "ward": True}]})
    duel.play("tricerian-legionary", "left-flank", "pick troll.1")
    assert duel.mark("ward", "troll.1") == 1
    assert "warded" not in duel.kinds()


@rule("KF-12.2")
def test_a_ward_placed_after_tagging_does_not_stop_the_destruction() -> None:
    duel = Duel("dis", {"hand": ["gateway-to-dis"]}, {"line": ["dust-imp", "troll", "grenade-snib"]})
    duel.play("gateway-to-dis")
    duel.state.own(duel.state.game.table.columns.index("ward"))[duel.card("troll.1")] = 1
    while not duel.is_your_move:
        duel.do(duel.options[0])
    assert duel.their("line") == []


@rule("KF-12.8")
def test_damage_prevented_before_does_not_spend_the_ward() -> None:
    line = [{"card": "troll", "ward": True, "upgrades": [{"card": "ghostform", "house": "dis"}]}]
    duel = Duel("brobnar", {"hand": ["punch"]}, {"line": line})
    duel.play("punch")
    assert duel.mark("ward", "troll.1") == 1


@rule("KF-12.3")
def test_an_enraged_creature_must_fight_if_it_can_and_calms_down() -> None:
    duel = Duel("brobnar", {"line": [{"card": "troll", "enrage": True}]}, {"line": ["bumpsy"]})
    assert duel.options == ["fight troll.1 bumpsy.1", "end"]
    assert {each.action: each.rule for each in duel.state.why_not(0)}["reap troll.1"] == "KF-12.3"
    duel.fight("troll.1", "bumpsy.1")
    assert duel.mark("enrage", "troll.1") == 0


@rule("KF-12.3")
def test_a_creature_can_not_be_enraged_twice() -> None:
    duel = Duel("brobnar", {"artifacts": ["irestaff"], "line": [{"card": "troll", "enrage": True}]})
    duel.act("irestaff.1")
    assert duel.mark("enrage", "troll.1") == 1
    assert duel.power("troll.1") == 9


@rule("KF-12.9")
def test_an_enraged_creature_that_can_not_fight_keeps_its_counter() -> None:
    duel = Duel("brobnar", {"line": [{"card": "troll", "enrage": True}]})
    duel.reap("troll.1")
    assert duel.mark("enrage", "troll.1") == 1
    skipped = Duel("brobnar", {"line": [{"card": "firespitter", "enrage": True}]}, {"line": ["urchin"]})
    skipped.fight("firespitter.1", "urchin.1")
    assert skipped.mark("enrage", "firespitter.1") == 0, "a skipped fight was a use to fight"


@rule("KF-12.10")
def test_a_creature_both_stunned_and_enraged_loses_the_stun_only() -> None:
    duel = Duel("brobnar", {"line": [{"card": "troll", "stun": True, "enrage": True}]}, {"line": ["bumpsy"]})
    duel.do("unstun troll.1")
    assert (duel.mark("stun", "troll.1"), duel.mark("enrage", "troll.1")) == (0, 1)


@rule("KF-12.4")
def test_each_power_counter_adds_one() -> None:
    duel = Duel(
        "brobnar",
        {"line": [{"card": "troll", "power-counters": 3}]},
        {"line": [{"card": "valdr", "power-counters": 4}]},
    )
    assert duel.power("troll.1") == 11
    duel.fight("troll.1", "valdr.1")
    assert duel.their("line") == []


@rule("KF-12.5")
def test_doom_counters_follow_the_card_that_brings_them() -> None:
    duel = Duel(
        "dis",
        {"artifacts": ["wretched-doll"], "houses": ["dis"]},
        {"line": ["troll", "bumpsy"], "houses": ["mars"]},
    )
    duel.act("wretched-doll.1", "pick troll.1")
    assert duel.mark("doom", "troll.1") == 1
    duel.end("house mars", "end")
    duel.act("wretched-doll.1")
    assert duel.their("line") == ["bumpsy"]
