"""KF-5: using cards, reaping, fighting."""

from tests.support.duel import Duel
from tests.support.rules import rule


@rule("KF-5.1")
def test_using_a_card_exhausts_it_and_an_exhausted_card_can_not_be_used() -> None:
    duel = Duel("brobnar", {"line": ["troll"]})
    duel.reap("troll.1")
    assert not duel.is_ready("troll.1")
    assert duel.options == ["end"]
    assert {each.action: each.rule for each in duel.state.why_not(0)}["reap troll.1"] == "KF-5.1"


@rule("KF-5.2")
def test_a_creature_reaps_fights_or_acts_and_an_artifact_only_acts() -> None:
    duel = Duel("dis", {"line": ["pit-demon"], "artifacts": ["dominator-bauble"]}, {"line": ["troll"]})
    assert set(duel.options) == {
        "reap pit-demon.1",
        "fight pit-demon.1 troll.1",
        "action pit-demon.1 0",
        "action dominator-bauble.1 0",
        "end",
    }


@rule("KF-5.3")
def test_omni_can_be_used_whatever_the_active_house_is() -> None:
    duel = Duel("dis", {"artifacts": ["mighty-javelin", "cannon"]}, {"line": ["troll"]})
    assert duel.options == ["omni mighty-javelin.1 0", "end"]
    duel.omni("mighty-javelin.1")
    assert duel.damage("troll.1") == 4


@rule("KF-5.4")
def test_reaping_gains_one_and_then_the_reap_ability_resolves() -> None:
    duel = Duel("brobnar", {"line": [{"card": "troll", "damage": 4}]})
    duel.reap("troll.1")
    assert duel.amber[0] == 1
    assert duel.damage("troll.1") == 1
    kinds = duel.kinds()
    assert kinds.index("gained") < kinds.index("healed")


@rule("KF-5.5", "KF-18.4")
def test_both_fighters_deal_their_power_at_once_and_then_fight_abilities_resolve() -> None:
    duel = Duel("dis", {"line": ["dendrix"]}, {"line": ["tribune-pompitus"], "hand": ["punch"]})
    duel.fight("dendrix.1", "tribune-pompitus.1")
    assert not duel.is_ready("dendrix.1")
    assert duel.damage("dendrix.1") == 4
    assert duel.damage("tribune-pompitus.1") == 3, "two of the five were prevented by armour"
    assert duel.their("discard") == ["punch"], "the random card of its «Fight:»"


@rule("KF-5.5")
def test_only_the_attackers_fight_ability_resolves_and_only_if_it_survived() -> None:
    duel = Duel("brobnar", {"line": ["troll"]}, {"line": ["headhunter"]})
    duel.fight("troll.1", "headhunter.1")
    assert duel.amber == (0, 0), "the defender's «Fight:» is not used"
    dead = Duel("brobnar", {"line": ["headhunter"]}, {"line": ["troll"]})
    dead.fight("headhunter.1", "troll.1")
    assert dead.amber == (0, 0)
    assert dead.your("discard") == ["headhunter"]


@rule("KF-5.6")
def test_a_creature_can_not_fight_without_an_enemy_to_attack() -> None:
    duel = Duel("brobnar", {"line": ["troll"]})
    assert duel.options == ["reap troll.1", "end"]
    assert {each.action: each.rule for each in duel.state.why_not(0)}["fight troll.1"] == "KF-5.6"


@rule("KF-5.7")
def test_before_fight_abilities_come_after_exhausting_and_choosing_and_before_the_fight() -> None:
    duel = Duel("brobnar", {"line": ["firespitter"]}, {"line": ["urchin", "troll"]})
    duel.fight("firespitter.1", "troll.1")
    kinds = duel.kinds()
    assert kinds.index("attacks") < kinds.index("damaged")
    assert duel.their("line") == ["troll"], "the urchin died before the fight"
    assert duel.damage("troll.1") == 6


@rule("KF-5.8")
def test_a_fight_whose_target_died_before_is_no_fight_but_the_creature_was_used() -> None:
    duel = Duel(
        "brobnar",
        {"hand": ["warsong"], "line": ["firespitter", "krump"]},
        {"line": ["urchin"], "amber": 2},
    )
    duel.play("warsong").fight("firespitter.1", "urchin.1")
    assert duel.damage("firespitter.1") == 0
    assert duel.amber[0] == 1, "«each time a creature fights» still works"
    assert not duel.is_ready("firespitter.1")


@rule("KF-5.8")
def test_without_the_fight_its_fight_ability_does_not_resolve() -> None:
    duel = Duel(
        "untamed",
        {"line": [{"card": "headhunter", "house": "untamed", "upgrades": ["way-of-the-bear"]}]},
        {"line": ["urchin"]},
    )
    duel.fight("headhunter.1", "urchin.1")
    assert duel.their("line") == []
    assert duel.amber[0] == 0, "assault killed the target first"


@rule("KF-5.9")
def test_an_ability_can_use_a_card_of_any_house_but_not_an_exhausted_one() -> None:
    duel = Duel("dis", {"artifacts": ["dominator-bauble"], "line": ["troll"]})
    duel.act("dominator-bauble.1")
    assert duel.amber[0] == 1
    tired = Duel("dis", {"artifacts": ["dominator-bauble"], "line": [{"card": "troll", "exhausted": True}]})
    tired.act("dominator-bauble.1")
    assert tired.amber[0] == 0
    assert tired.is_your_move


@rule("KF-5.10", "KF-5.20")
def test_an_artifact_used_as_if_it_were_yours_works_for_its_user_and_stays_with_its_controller() -> None:
    duel = Duel("logos", {"hand": ["remote-access"]}, {"artifacts": ["library-of-babble"], "deck": ["punch"]})
    duel.play("remote-access")
    assert duel.controller("library-of-babble.1") == 1
    assert not duel.is_ready("library-of-babble.1")
    assert duel.their("deck") == ["punch"], "the user draws, from an empty deck"
    bomb = Duel("logos", {"hand": ["remote-access"], "amber": 2}, {"artifacts": ["screechbomb"], "amber": 3})
    bomb.play("remote-access")
    assert bomb.their("discard") == ["screechbomb"], "sacrificed as if the user controlled it"
    assert bomb.amber == (3, 1)


@rule("KF-5.10")
def test_a_player_uses_only_cards_under_their_control() -> None:
    duel = Duel("brobnar", {}, {"line": ["troll"], "artifacts": ["cannon"]})
    assert duel.options == ["end"]


@rule("KF-5.11")
def test_an_artifact_that_is_sacrificed_as_it_is_used_must_be_ready() -> None:
    duel = Duel(
        "brobnar", {"artifacts": [{"card": "mighty-javelin", "exhausted": True}]}, {"line": ["troll"]}
    )
    assert duel.options == ["end"]


@rule("KF-5.12")
def test_the_rule_of_six_counts_plays_and_uses_of_all_copies() -> None:
    line = [{"card": "bumpsy"} for _ in range(7)]
    duel = Duel("brobnar", {"line": line, "hand": ["bumpsy"]})
    for number in range(1, 7):
        duel.reap(f"bumpsy.{number}")
    assert "reap bumpsy.7" not in duel.options
    assert "play bumpsy" not in duel.options
    refused = {each.action: each.rule for each in duel.state.why_not(0)}
    assert refused["reap bumpsy.7"] == refused["play bumpsy"] == "KF-5.12"
    assert duel.amber[0] == 6


@rule("KF-5.12")
def test_repeating_an_effect_does_not_count_as_another_use() -> None:
    duel = Duel("dis", {"hand": ["tendrils-of-pain"], "line": ["troll"]})
    duel.play("tendrils-of-pain")
    assert duel.damage("troll.1") == 1
    assert duel.is_your_move


@rule("KF-5.13", "KF-18.1", "KF-9.1")
def test_ready_and_fight_with_a_ready_creature_just_fights() -> None:
    duel = Duel("brobnar", {"hand": ["ganger-chieftain"], "line": [{"card": "urchin"}]}, {"line": ["troll"]})
    duel.play("ganger-chieftain", "right-flank", "yes")
    assert duel.your("line") == ["ganger-chieftain"], "the urchin of another house fought and died"
    assert "readied" not in duel.kinds()
    stays = Duel("brobnar", {"hand": ["ganger-chieftain"], "line": ["bumpsy"]}, {"line": ["troll"]})
    stays.play("ganger-chieftain", "right-flank", "no")
    assert stays.is_ready("bumpsy.1")


@rule("KF-5.14")
def test_reap_after_reaping_and_after_use_share_one_window() -> None:
    duel = Duel(
        "mars",
        {"artifacts": ["crystal-hive"], "line": [{"card": "dew-faerie", "house": "mars"}]},
    )
    duel.act("crystal-hive.1").reap("dew-faerie.1")
    assert duel.prompt == "order"
    assert len(duel.options) == 2


@rule("KF-5.14")
def test_after_an_action_what_waits_for_the_use_resolves() -> None:
    duel = Duel(
        "logos",
        {"artifacts": ["library-of-babble"], "line": ["veylan-analyst"], "deck": ["punch"]},
    )
    duel.act("library-of-babble.1")
    assert duel.amber[0] == 1
    kinds = duel.kinds()
    assert kinds.index("drew") < kinds.index("gained")


@rule("KF-5.15")
def test_both_fight_but_only_one_is_the_attacker() -> None:
    duel = Duel("brobnar", {"line": ["valdr"]}, {"line": ["troll"]})
    duel.fight("valdr.1", "troll.1")
    assert duel.their("line") == [], "six and two more, since it attacked"
    assert duel.your("discard") == ["valdr"]
    attacked = Duel("brobnar", {"line": ["troll"]}, {"line": ["valdr"]})
    attacked.fight("troll.1", "valdr.1")
    assert attacked.damage("troll.1") == 6, "no bonus for the one attacked"


@rule("KF-5.16", "KF-18.5", "KF-9.3")
def test_what_waits_for_the_end_of_a_fight_needs_its_creature_to_survive() -> None:
    duel = Duel(
        "brobnar",
        {"line": ["bumpsy"]},
        {"line": [{"card": "hapsis", "exhausted": True, "power-counters": 1}], "deck": ["punch"]},
    )
    duel.fight("bumpsy.1", "hapsis.1")
    assert duel.mark("ward", "hapsis.1") == 1
    assert duel.their("hand") == ["punch"], "though its player is not active and it is exhausted"
    both = Duel("brobnar", {"line": ["bumpsy"]}, {"line": ["hapsis"], "deck": ["punch"]})
    both.fight("bumpsy.1", "hapsis.1")
    assert both.their("discard") == ["hapsis"]
    assert both.their("hand") == []


@rule("KF-5.17")
def test_an_effect_that_makes_a_creature_fight_uses_it() -> None:
    duel = Duel("brobnar", {"hand": ["anger"], "line": ["troll"]}, {"line": ["urchin"]})
    duel.play("anger")
    used = [done for done in duel.state.history if done.card == duel.card("troll.1")]
    assert len(used) == 1


@rule("KF-5.18")
def test_fight_with_an_exhausted_creature_does_nothing() -> None:
    duel = Duel(
        "untamed",
        {"hand": ["scout"], "line": [{"card": "troll", "exhausted": True}]},
        {"line": ["urchin"]},
    )
    duel.play("scout", "pick troll.1")
    assert duel.their("line") == ["urchin"]
    assert duel.is_your_move


@rule("KF-5.19")
def test_an_ability_that_an_upgrade_gives_is_used_through_its_creature() -> None:
    duel = Duel(
        "logos",
        {"line": [{"card": "troll", "house": "logos", "upgrades": ["transposition-sandals"]}, "bumpsy"]},
    )
    assert "action troll.1 0" in duel.options
    assert not any("sandals" in option for option in duel.options)
