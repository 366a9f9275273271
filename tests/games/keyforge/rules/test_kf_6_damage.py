"""KF-6: damage, armour, destruction, healing."""

from tests.support.duel import Duel
from tests.support.rules import rule


@rule("KF-6.1")
def test_damage_goes_through_prevention_ward_and_armour_in_that_order() -> None:
    line = ["champion-anaphiel", {"card": "champion-tabris", "ward": True}]
    duel = Duel("brobnar", {"hand": ["punch", "punch"]}, {"line": line})
    tabris = "champion-tabris.1"
    duel.play("punch", f"pick {tabris}")
    assert (duel.damage(tabris), duel.mark("ward", tabris), duel.mark("armour-used", tabris)) == (0, 0, 0)
    duel.play("punch", "pick champion-anaphiel.1")
    assert duel.damage("champion-anaphiel.1") == 3 - duel.armour("champion-anaphiel.1")


@rule("KF-6.1")
def test_a_creature_with_damage_equal_to_its_power_is_destroyed() -> None:
    duel = Duel("brobnar", {"hand": ["punch"]}, {"line": [{"card": "bumpsy", "damage": 2}, "troll"]})
    duel.play("punch", "pick bumpsy.1")
    assert duel.their("line") == ["troll"]
    less = Duel("brobnar", {"hand": ["punch"]}, {"line": [{"card": "bumpsy", "damage": 1}]})
    less.play("punch")
    assert less.damage("bumpsy.1") == 4


@rule("KF-6.2")
def test_damage_does_not_lower_power() -> None:
    duel = Duel("brobnar", {"line": [{"card": "troll", "damage": 7}]}, {"line": ["bumpsy"]})
    assert duel.power("troll.1") == 8
    duel.fight("troll.1", "bumpsy.1")
    assert duel.their("line") == []


@rule("KF-6.2", "KF-18.3")
def test_all_damage_of_one_ability_is_dealt_at_once() -> None:
    line = [{"card": "headhunter", "damage": 2}, "dust-imp", "urchin", "troll"]
    duel = Duel("logos", {"hand": ["positron-bolt"]}, {"line": line})
    duel.play("positron-bolt", "pick headhunter.1")
    while duel.prompt in ("choose", "pile"):
        duel.do(duel.options[0])
    assert duel.their("line") == ["troll"]
    assert duel.damage("troll.1") == 0, "the line does not close up in between"


@rule("KF-6.3", "KF-18.8")
def test_armour_prevents_the_first_damage_of_each_turn() -> None:
    armoured = Duel(
        "brobnar",
        {"hand": [{"card": "cannon", "icons": ["damage"]}], "artifacts": ["cannon", "cannon"]},
        {"line": ["bulwark"], "houses": ["dis", "logos"]},
    )
    assert armoured.armour("bulwark.1") == 2
    armoured.play("cannon")
    assert armoured.damage("bulwark.1") == 0
    armoured.act("cannon.1")
    assert armoured.damage("bulwark.1") == 1, "one of the armour was left"
    armoured.act("cannon.2")
    assert armoured.damage("bulwark.1") == 3
    armoured.end("house dis", "end")
    assert armoured.mark("armour-used", "bulwark.1") == 0


@rule("KF-6.3", "KF-6.12", "KF-6.13")
def test_several_sources_of_armour_add_up_and_lost_armour_is_the_used_part_first() -> None:
    duel = Duel(
        "sanctum",
        {
            "line": [{"card": "troll", "house": "sanctum", "upgrades": ["protect-the-weak"]}, "grey-monk"],
            "hand": [{"card": "punch", "house": "sanctum"}, {"card": "fear", "house": "sanctum"}],
        },
    )
    assert duel.armour("troll.1") == 2, "it was printed without any"
    duel.play("punch", "pick troll.1")
    assert (duel.damage("troll.1"), duel.mark("armour-used", "troll.1")) == (1, 2)


@rule("KF-6.12")
def test_losing_armour_does_not_bring_damage_back() -> None:
    duel = Duel(
        "brobnar",
        {"hand": [{"card": "cannon", "icons": ["damage", "damage"]}, "punch"]},
        {"line": [{"card": "troll", "upgrades": ["shoulder-armor"]}]},
    )
    duel.play("cannon")
    assert duel.damage("troll.1") == 0
    host = duel.state.host
    assert host[duel.card("shoulder-armor.1")] == duel.card("troll.1")
    duel.play("punch")
    assert duel.damage("troll.1") == 3


@rule("KF-6.4")
def test_destroyed_cards_are_tagged_together_and_their_abilities_are_ordered() -> None:
    duel = Duel(
        "dis",
        {"hand": ["gateway-to-dis"], "line": ["dust-imp", "troll"]},
        {"line": ["grenade-snib", "urchin"], "amber": 5},
    )
    duel.play("gateway-to-dis")
    assert duel.prompt == "order"
    assert duel.your("line") == ["dust-imp", "troll"], "still in play while their abilities resolve"
    duel.do(next(option for option in duel.options if "dust-imp" in option))
    assert duel.prompt == "pile"
    assert duel.asked == 0
    duel.do("pick troll.1", "pick grenade-snib.1")
    assert duel.your("discard") == ["troll", "dust-imp", "gateway-to-dis"]
    assert duel.their("discard") == ["grenade-snib", "urchin"]
    assert duel.amber == (0, 5), "two for the imp, then the snib took two"


@rule("KF-6.4")
def test_after_destroyed_effects_come_after_all_have_left() -> None:
    duel = Duel("brobnar", {"hand": ["loot-the-bodies", "punch"]}, {"line": ["urchin"]})
    duel.play("loot-the-bodies").play("punch")
    kinds = duel.kinds()
    assert kinds.index("destroyed") < len(kinds) - kinds[::-1].index("gained") - 1


@rule("KF-6.5")
def test_a_tagged_card_is_not_destroyed_again() -> None:
    duel = Duel(
        "dis",
        {"hand": ["gateway-to-dis"], "line": [{"card": "troll", "upgrades": ["phoenix-heart"]}, "dust-imp"]},
    )
    duel.play("gateway-to-dis")
    while not duel.is_your_move:
        duel.do(duel.options[0])
    assert duel.kinds().count("destroyed") == 2 + 0
    assert duel.amber[0] == 2, "«Destroyed:» of the imp resolved once"


@rule("KF-6.6", "KF-6.14", "KF-6.15", "KF-18.14")
def test_only_a_replacement_saves_a_tagged_card() -> None:
    you = {"hand": ["unlocked-gateway"], "line": []}
    duel = Duel("dis", you, {"line": [{"card": "reassembling-automaton", "damage": 1}, "troll"]})
    duel.play("unlocked-gateway")
    while duel.prompt not in ("house", "main", "over"):
        duel.do(duel.options[0])
    assert duel.their("line") == ["reassembling-automaton"], "the tagged troll still counted"
    assert duel.their("discard") == ["troll"]
    assert duel.damage("reassembling-automaton.1") == 0
    assert not duel.is_ready("reassembling-automaton.1")
    alone = Duel("dis", you, {"line": ["reassembling-automaton"]})
    alone.play("unlocked-gateway")
    assert alone.their("discard") == ["reassembling-automaton"]


@rule("KF-6.7")
def test_cards_tagged_by_a_destroyed_ability_leave_together_with_the_first() -> None:
    duel = Duel(
        "brobnar",
        {"hand": ["punch"]},
        {"line": [{"card": "urchin", "upgrades": ["phoenix-heart"]}, "dust-imp", "troll"]},
    )
    duel.play("punch", "pick urchin.1")
    while not duel.is_your_move:
        duel.do(duel.options[0])
    assert duel.their("line") == ["troll"]
    assert duel.amber[1] == 2, "the imp's «Destroyed:» resolved"
    assert duel.their("hand") == ["urchin"]


@rule("KF-6.8")
def test_a_tagged_creature_that_goes_elsewhere_still_counts_as_destroyed() -> None:
    duel = Duel("brobnar", {"hand": ["loot-the-bodies", "punch"]}, {"line": ["bad-penny"]})
    duel.play("loot-the-bodies").play("punch")
    assert duel.their("hand") == ["bad-penny"]
    assert duel.amber[0] == 1 + 1, "an icon, and one for the penny"


@rule("KF-6.9")
def test_sacrificing_destroys_and_only_ones_own() -> None:
    duel = Duel("shadows", {"hand": ["pawn-sacrifice"], "line": ["dust-imp"]}, {"line": ["troll", "bumpsy"]})
    duel.play("pawn-sacrifice")
    assert duel.your("line") == []
    assert duel.amber[0] >= 2, "its «Destroyed:» resolved"
    assert duel.damage("troll.1") == duel.damage("bumpsy.1") == 3


@rule("KF-6.10")
def test_power_nothing_destroys_a_creature() -> None:
    duel = Duel("brobnar", {"hand": ["king-of-the-crag"]}, {"line": ["looter-goblin", "troll"]})
    duel.play("king-of-the-crag")
    assert duel.their("line") == ["troll"]
    assert duel.power("troll.1") == 6


@rule("KF-6.11", "KF-6.16")
def test_healing_removes_damage_and_an_undamaged_creature_was_not_healed() -> None:
    duel = Duel(
        "sanctum",
        {"hand": ["cleansing-wave"], "line": [{"card": "troll", "damage": 3}, "bumpsy"]},
        {"line": [{"card": "headhunter", "damage": 1}]},
    )
    duel.play("cleansing-wave")
    assert (duel.damage("troll.1"), duel.damage("headhunter.1")) == (2, 0)
    assert duel.amber[0] == 2
    any_target = Duel("sanctum", {"artifacts": ["hallowed-blaster"], "line": ["troll"]}, {"line": ["bumpsy"]})
    any_target.act("hallowed-blaster.1")
    assert any_target.options == ["pick troll.1", "pick bumpsy.1"]


@rule("KF-6.11")
def test_fully_healing_removes_all_damage() -> None:
    duel = Duel("brobnar", {"hand": ["yo-mama-mastery"], "line": [{"card": "troll", "damage": 7}]})
    duel.play("yo-mama-mastery")
    assert duel.damage("troll.1") == 0


@rule("KF-6.14")
def test_tagged_cards_stay_in_play_with_all_they_carry() -> None:
    duel = Duel(
        "brobnar",
        {"hand": ["punch"]},
        {
            "line": [{"card": "grenade-snib", "amber": 2, "upgrades": ["blood-of-titans"], "damage": 5}],
            "amber": 3,
        },
    )
    duel.play("punch")
    kinds = duel.kinds()
    assert kinds.index("lost") < kinds.index("amber-returned"), "its æmber left with it, not before"


@rule("KF-6.17", "KF-18.19")
def test_a_card_that_enters_after_the_destruction_is_not_touched() -> None:
    duel = Duel(
        "dis", {"hand": ["unlocked-gateway"]}, {"line": ["gebuk", "troll"], "deck": ["bumpsy"], "amber": 3}
    )
    duel.play("unlocked-gateway")
    while duel.prompt not in ("house", "main"):
        duel.do(duel.options[0])
    assert duel.their("line") == ["bumpsy"]
    assert not duel.is_ready("bumpsy.1")
    assert duel.amber[0] == 0, "its «Play:» was not used on its own opponent"
    other = Duel("dis", {"hand": ["unlocked-gateway"]}, {"line": ["gebuk"], "deck": ["punch"]})
    other.play("unlocked-gateway")
    while other.prompt not in ("house", "main"):
        other.do(other.options[0])
    assert other.their("line") == []
    assert "punch" in other.their("discard")


@rule("KF-6.18")
def test_a_creature_whose_power_fell_to_its_damage_is_destroyed() -> None:
    duel = Duel(
        "brobnar",
        {"hand": ["king-of-the-crag"]},
        {"line": [{"card": "troll", "damage": 6}, {"card": "headhunter", "damage": 2}]},
    )
    duel.play("king-of-the-crag")
    assert duel.their("line") == ["headhunter"]


@rule("KF-6.19", "KF-16.4", "KF-16.10")
def test_damage_that_hangs_on_the_outcome_is_dealt_afterwards() -> None:
    duel = Duel("dis", {"hand": ["pain-reaction"]}, {"line": ["troll", "dust-imp", "bumpsy", "headhunter"]})
    duel.play("pain-reaction", "pick dust-imp.1")
    assert duel.their("line") == ["troll", "bumpsy", "headhunter"]
    assert [duel.damage(f"{name}.1") for name in ("troll", "bumpsy", "headhunter")] == [2, 2, 0]
    lives = Duel("dis", {"hand": ["pain-reaction"]}, {"line": ["troll", "bumpsy"]})
    lives.play("pain-reaction", "pick bumpsy.1")
    assert (lives.damage("troll.1"), lives.damage("bumpsy.1")) == (0, 2)
