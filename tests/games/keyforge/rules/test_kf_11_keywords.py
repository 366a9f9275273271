"""KF-11: keywords."""

from tests.support.duel import Duel
from tests.support.rules import rule


@rule("KF-11.1")
def test_alpha_can_only_be_played_before_anything_else() -> None:
    duel = Duel("shadows", {"hand": ["early-birds", "urchin"], "line": ["noddy-the-thief"]})
    assert "play early-birds" in duel.options
    for first in ("play urchin", "discard urchin", "reap noddy-the-thief.1"):
        late = Duel("shadows", {"hand": ["early-birds", "urchin"], "line": ["noddy-the-thief"]})
        late.do(first)
        if late.prompt == "place":
            late.do("left-flank")
        assert "play early-birds" not in late.options
        assert {each.action: each.rule for each in late.state.why_not(0)}["play early-birds"] == "KF-11.1"


@rule("KF-11.2")
def test_omega_ends_the_step_after_it_is_resolved_completely() -> None:
    duel = Duel(
        "untamed",
        {"hand": ["gravid-cycle", "dust-pixie"], "discard": ["punch"]},
        {"houses": ["dis", "logos"]},
    )
    duel.play("gravid-cycle")
    assert duel.asked == 1, "the turn has gone on to the other player"
    assert "punch" in duel.your("hand")


@rule("KF-11.3", "KF-11.14")
def test_assault_deals_its_damage_before_the_fight() -> None:
    duel = Duel("untamed", {"line": ["ancient-bear"]}, {"line": ["troll"]})
    duel.fight("ancient-bear.1", "troll.1")
    assert duel.damage("troll.1") == 2 + 5
    sums = Duel(
        "untamed",
        {"line": [{"card": "ancient-bear", "upgrades": ["way-of-the-bear"]}]},
        {"line": [{"card": "troll", "power-counters": 2}]},
    )
    sums.fight("ancient-bear.1", "troll.1")
    assert sums.damage("troll.1") == 4 + 5


@rule("KF-11.4", "KF-16.9")
def test_hazardous_damages_the_attacker_before_the_fight() -> None:
    duel = Duel("brobnar", {"line": ["troll"]}, {"line": ["briar-grubbling"]})
    duel.fight("troll.1", "briar-grubbling.1")
    assert duel.damage("troll.1") == 5 + 2
    dies = Duel("brobnar", {"line": ["bumpsy"]}, {"line": ["briar-grubbling"]})
    dies.fight("bumpsy.1", "briar-grubbling.1")
    assert dies.your("line") == []
    assert dies.damage("briar-grubbling.1") == 0


@rule("KF-11.4")
def test_the_active_player_orders_what_comes_before_the_fight() -> None:
    duel = Duel("untamed", {"line": ["ancient-bear"]}, {"line": ["briar-grubbling"]})
    duel.fight("ancient-bear.1", "briar-grubbling.1")
    assert (duel.asked, duel.prompt, len(duel.options)) == (0, "order", 2)
    duel.do(duel.options[0])
    assert duel.their("line") == [], "assault came first"
    assert duel.damage("ancient-bear.1") == 0


@rule("KF-11.5")
def test_deploy_lets_a_creature_enter_anywhere() -> None:
    duel = Duel("sanctum", {"hand": ["challe-the-safeguard"], "line": ["troll", "bumpsy"]})
    duel.play("challe-the-safeguard")
    assert duel.options == ["at 0", "at 1", "at 2"]
    duel.do("at 1")
    assert duel.your("line") == ["troll", "challe-the-safeguard", "bumpsy"]


@rule("KF-11.6", "KF-11.15")
def test_the_first_attack_on_an_elusive_creature_deals_no_power_damage() -> None:
    duel = Duel("brobnar", {"line": ["headhunter", "troll"]}, {"line": ["noddy-the-thief"]})
    duel.fight("headhunter.1", "noddy-the-thief.1")
    assert duel.their("line") == ["noddy-the-thief"]
    assert duel.damage("headhunter.1") == 0
    assert duel.amber[0] == 1, "it was a fight all the same"
    duel.fight("troll.1", "noddy-the-thief.1")
    assert duel.their("line") == []
    assert duel.damage("troll.1") == 2


@rule("KF-11.14")
def test_elusive_does_not_stop_assault() -> None:
    duel = Duel("untamed", {"line": ["ancient-bear"]}, {"line": ["noddy-the-thief"]})
    duel.fight("ancient-bear.1", "noddy-the-thief.1")
    assert duel.their("line") == []


@rule("KF-11.16")
def test_an_attack_counts_as_the_first_even_if_the_fight_was_skipped() -> None:
    duel = Duel(
        "brobnar",
        {"line": ["looter-goblin", "troll"]},
        {"line": [{"card": "noddy-the-thief", "upgrades": ["flame-wreathed"]}]},
    )
    duel.fight("looter-goblin.1", "noddy-the-thief.1")
    assert duel.your("line") == ["troll"], "hazardous killed the attacker"
    duel.fight("troll.1", "noddy-the-thief.1")
    assert duel.their("line") == []


@rule("KF-11.7", "KF-11.15")
def test_skirmish_takes_no_damage_in_return() -> None:
    duel = Duel("untamed", {"line": ["snufflegator"]}, {"line": ["troll"]})
    duel.fight("snufflegator.1", "troll.1")
    assert duel.damage("snufflegator.1") == 0
    assert duel.damage("troll.1") == 4
    attacked = Duel("brobnar", {"line": ["bumpsy"]}, {"line": ["snufflegator"]})
    attacked.fight("bumpsy.1", "snufflegator.1")
    assert attacked.damage("bumpsy.1") == 4, "only attacking"


@rule("KF-11.8")
def test_poison_destroys_whom_its_power_damage_reached() -> None:
    duel = Duel("shadows", {"line": ["macis-asp"]}, {"line": ["troll"]})
    duel.fight("macis-asp.1", "troll.1")
    assert duel.their("line") == []
    armoured = Duel("untamed", {"line": ["inka-the-spider"]}, {"line": ["bulwark"]})
    armoured.fight("inka-the-spider.1", "bulwark.1")
    assert armoured.their("line") == ["bulwark"], "its damage was prevented"
    by_ability = Duel(
        "untamed",
        {"line": [{"card": "inka-the-spider", "upgrades": ["way-of-the-bear"]}]},
        {"line": ["noddy-the-thief", "troll"]},
    )
    by_ability.fight("inka-the-spider.1", "troll.1")
    assert by_ability.their("line") == ["noddy-the-thief"]


@rule("KF-11.9", "KF-18.17")
def test_taunt_protects_its_neighbours() -> None:
    line = ["troll", "bumpsy", "grimlocus-dux", "headhunter", "urchin"]
    duel = Duel("brobnar", {"line": ["valdr"]}, {"line": line})
    targets = [option.split()[2] for option in duel.options if option.startswith("fight")]
    assert targets == ["troll.1", "grimlocus-dux.1", "urchin.1"]
    refused = {each.action: each.rule for each in duel.state.why_not(0)}
    assert refused["fight valdr.1 bumpsy.1"] == "KF-11.9"
    both = Duel("brobnar", {"line": ["valdr"]}, {"line": ["pitlord", "grimlocus-dux"]})
    assert len([option for option in both.options if option.startswith("fight")]) == 2


@rule("KF-11.10")
def test_an_invulnerable_creature_is_neither_destroyed_nor_damaged_but_may_leave() -> None:
    upgrade = {"card": "ghostform", "house": "dis"}
    line = [{"card": "urchin", "upgrades": [upgrade]}]
    duel = Duel(
        "dis", {"hand": ["gateway-to-dis", "fear", {"card": "punch", "house": "dis"}]}, {"line": line}
    )
    duel.play("punch")
    assert duel.damage("urchin.1") == 0
    assert ["prevented", "urchin.1", 3] in [
        [each.kind, each.values.get("card"), each.values.get("damage")] for each in duel.log
    ]
    duel.play("gateway-to-dis")
    assert duel.their("line") == ["urchin"]
    duel.play("fear")
    assert duel.their("line") == []
    weak = Duel(
        "brobnar",
        {"line": ["king-of-the-crag"]},
        {"line": [{"card": "looter-goblin", "upgrades": [upgrade]}]},
    )
    assert weak.power("looter-goblin.1") == 0
    assert weak.their("line") == ["looter-goblin"]


@rule("KF-11.11")
def test_splash_hits_each_neighbour_at_the_same_time() -> None:
    duel = Duel("brobnar", {"hand": ["lava-ball"]}, {"line": ["urchin", "bumpsy", "dust-imp", "troll"]})
    duel.play("lava-ball", "pick bumpsy.1")
    while duel.prompt == "pile":
        duel.do("done")
    assert duel.their("line") == ["bumpsy", "troll"]
    assert (duel.damage("bumpsy.1"), duel.damage("troll.1")) == (4, 0)


@rule("KF-11.12", "KF-18.20")
def test_enhance_does_nothing_in_play() -> None:
    duel = Duel("shadows", {"hand": ["mutant-cutpurse"]}, {"line": ["urchin"]})
    duel.play("mutant-cutpurse")
    assert duel.their("line") == ["urchin"]
    assert duel.is_your_move


@rule("KF-11.13")
def test_traits_have_no_effect_of_their_own() -> None:
    duel = Duel("brobnar", {"line": ["troll"]}, {"line": ["valdr"]})
    assert (duel.power("troll.1"), duel.power("valdr.1")) == (8, 6)


@rule("KF-11.17")
def test_raising_the_tide_leaves_alpha_playable() -> None:
    duel = Duel("shadows", {"hand": ["early-birds"]}, tide="neutral")
    duel.do("raise-tide")
    assert "play early-birds" in duel.options
