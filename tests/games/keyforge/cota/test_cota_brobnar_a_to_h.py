"""Call of the Archons: Brobnar from Anger to Hebe the Huge, a scenario for each sentence of each card."""

from tests.support.duel import Duel
from tests.support.rules import rule


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


def test_autocannon_deals_1_damage_to_each_creature_that_enters_play() -> None:
    duel = Duel("brobnar", {"hand": ["headhunter"], "artifacts": ["autocannon"], "line": ["troll"]})
    duel.play("headhunter", "left-flank")
    assert (duel.damage("headhunter.1"), duel.damage("troll.1")) == (1, 0)


def test_autocannon_hits_the_opponent_s_creatures_too() -> None:
    duel = Duel("brobnar", {"hand": ["headhunter"]}, {"artifacts": ["autocannon"], "line": ["troll"]})
    duel.play("headhunter")
    assert (duel.damage("headhunter.1"), duel.damage("troll.1")) == (1, 0)


@rule("KF-4.9")
def test_autocannon_shares_a_window_with_the_play_ability() -> None:
    duel = Duel("brobnar", {"hand": ["bumpsy"], "artifacts": ["autocannon"]}, {"amber": 2})
    duel.play("bumpsy")
    assert duel.prompt == "order"
    duel.do(duel.options[0])
    assert (duel.damage("bumpsy.1"), duel.amber) == (1, (0, 1))


def test_autocannon_spares_what_is_no_creature() -> None:
    duel = Duel("brobnar", {"hand": ["autocannon", "cannon"], "line": ["troll"]}, {"line": ["bumpsy"]})
    duel.play("autocannon").play("cannon")
    assert (duel.damage("troll.1"), duel.damage("bumpsy.1"), duel.amber) == (0, 0, (1, 0))


def test_banner_of_battle_gives_each_friendly_creature_1_power() -> None:
    duel = Duel("brobnar", {"hand": ["banner-of-battle"], "line": ["troll", "sequis"]}, {"line": ["bumpsy"]})
    assert duel.power("troll.1") == 8
    duel.play("banner-of-battle")
    assert (duel.power("troll.1"), duel.power("sequis.1"), duel.power("bumpsy.1")) == (9, 5, 5)


@rule("KF-6.18")
def test_banner_of_battle_takes_its_power_along() -> None:
    duel = Duel(
        "brobnar",
        {
            "hand": ["barehanded"],
            "artifacts": ["banner-of-battle"],
            "line": [{"card": "bumpsy", "damage": 5}],
        },
    )
    duel.play("barehanded")
    assert (duel.your("deck"), duel.your("line")) == (["banner-of-battle"], [])


def test_barehanded_puts_each_artifact_on_top_of_its_owner_s_deck() -> None:
    duel = Duel(
        "brobnar",
        {"hand": ["barehanded"], "deck": ["smith"], "artifacts": ["cannon"], "line": ["troll"]},
        {"deck": ["punch"], "artifacts": ["hallowed-blaster"], "line": ["bumpsy"]},
    )
    duel.play("barehanded")
    assert (duel.your("deck"), duel.their("deck")) == (["smith", "cannon"], ["punch", "hallowed-blaster"])
    assert (duel.your("artifacts"), duel.their("artifacts")) == ([], [])
    assert (duel.your("line"), duel.their("line"), duel.amber) == (["troll"], ["bumpsy"], (1, 0))


def test_barehanded_s_player_chooses_the_order() -> None:
    duel = Duel("brobnar", {"hand": ["barehanded"]}, {"artifacts": ["cannon", "autocannon"]})
    duel.play("barehanded")
    assert (duel.prompt, duel.asked) == ("on-top", 0)
    duel.do("pick autocannon.1")
    assert duel.their("deck") == ["autocannon", "cannon"]


def test_barehanded_does_nothing_without_artifacts() -> None:
    duel = Duel("brobnar", {"hand": ["barehanded"], "line": ["troll"]})
    duel.play("barehanded")
    assert (duel.your("deck"), duel.your("line")) == ([], ["troll"])


@rule("KF-3.15")
def test_bilgum_avalanche_deals_2_damage_to_each_enemy_after_you_forge_a_key() -> None:
    duel = Duel(
        you={"amber": 6, "line": ["bilgum-avalanche", "troll"]},
        foe={"line": ["bumpsy", "batdrone"]},
        step="start",
    )
    duel.do("forge red")
    assert (duel.keys, duel.amber) == ((1, 0), (0, 0))
    assert (duel.their("line"), duel.damage("bumpsy.1")) == (["bumpsy"], 2)
    assert duel.damage("troll.1") == 0


def test_bilgum_avalanche_does_nothing_without_a_key_or_for_the_opponent_s() -> None:
    duel = Duel(you={"amber": 5, "line": ["bilgum-avalanche"]}, foe={"line": ["bumpsy"]}, step="start")
    assert (duel.keys, duel.damage("bumpsy.1")) == ((0, 0), 0)
    duel = Duel(you={"amber": 6, "line": ["bumpsy"]}, foe={"line": ["bilgum-avalanche"]}, step="start")
    duel.do("forge red")
    assert (duel.keys, duel.damage("bumpsy.1"), duel.damage("bilgum-avalanche.1")) == ((1, 0), 0, 0)


def test_blood_money_puts_2_amber_from_the_supply_on_an_enemy_creature() -> None:
    duel = Duel(
        "brobnar",
        {"amber": 1, "hand": ["blood-money"], "line": ["troll"]},
        {"amber": 4, "line": ["bumpsy", "krump"]},
    )
    duel.play("blood-money")
    assert duel.options == ["pick bumpsy.1", "pick krump.1"]
    duel.do("pick bumpsy.1")
    assert (duel.mark("amber", "bumpsy.1"), duel.amber) == (2, (1, 4))


@rule("KF-7.2")
def test_blood_money_is_yours_once_the_creature_has_left_play() -> None:
    duel = Duel("brobnar", {"hand": ["blood-money"], "line": ["troll"]}, {"line": ["bumpsy"]})
    duel.play("blood-money").fight("troll.1", "bumpsy.1")
    assert (duel.their("line"), duel.amber) == ([], (2, 0))


def test_blood_money_does_nothing_without_an_enemy_creature() -> None:
    duel = Duel("brobnar", {"hand": ["blood-money"], "line": ["troll"]})
    duel.play("blood-money")
    assert (duel.mark("amber", "troll.1"), duel.amber) == (0, (0, 0))


def test_blood_of_titans_gives_its_creature_5_power() -> None:
    duel = Duel("brobnar", {"hand": ["blood-of-titans"], "line": ["troll", "bumpsy"]}, {"line": ["krump"]})
    duel.play("blood-of-titans", "pick bumpsy.1")
    assert (duel.power("bumpsy.1"), duel.power("troll.1"), duel.power("krump.1")) == (10, 8, 6)
    assert duel.amber == (1, 0)


@rule("KF-4.7")
def test_blood_of_titans_needs_a_creature() -> None:
    duel = Duel("brobnar", {"hand": ["blood-of-titans"]})
    assert "play blood-of-titans" not in duel.options
    duel = Duel("brobnar", {"hand": ["blood-of-titans"]}, {"line": ["krump"]})
    duel.play("blood-of-titans")
    assert duel.power("krump.1") == 11


def test_brothers_in_battle_lets_the_creatures_of_a_house_fight_this_turn() -> None:
    duel = Duel(
        "brobnar",
        {"hand": ["brothers-in-battle"], "line": ["sequis", "pit-demon", "troll"]},
        {"line": ["bumpsy"]},
    )
    duel.play("brothers-in-battle")
    assert duel.prompt == "which-house"
    duel.do("house sanctum")
    assert duel.options == ["fight sequis.1 bumpsy.1", "reap troll.1", "fight troll.1 bumpsy.1", "end"]
    duel.fight("sequis.1", "bumpsy.1")
    assert (duel.damage("bumpsy.1"), duel.damage("sequis.1")) == (4, 3)


@rule("KF-9.5")
def test_brothers_in_battle_ends_with_the_turn() -> None:
    duel = Duel(
        "brobnar", {"hand": ["brothers-in-battle"], "line": ["sequis", "troll"]}, {"line": ["bumpsy"]}
    )
    duel.play("brothers-in-battle", "house sanctum").end("end", "house brobnar")
    assert "fight sequis.1 bumpsy.1" not in duel.options
    assert "fight troll.1 bumpsy.1" in duel.options


def test_bumpsy_makes_the_opponent_lose_1_amber() -> None:
    duel = Duel("brobnar", {"amber": 3, "hand": ["bumpsy"]}, {"amber": 2})
    duel.play("bumpsy")
    assert duel.amber == (3, 1)


def test_bumpsy_takes_nothing_from_an_empty_pool() -> None:
    duel = Duel("brobnar", {"amber": 3, "hand": ["bumpsy"]})
    duel.play("bumpsy")
    assert (duel.amber, duel.your("line")) == ((3, 0), ["bumpsy"])


def test_burn_the_stockpile_takes_4_from_an_opponent_with_7() -> None:
    duel = Duel("brobnar", {"amber": 9, "hand": ["burn-the-stockpile"]}, {"amber": 7})
    duel.play("burn-the-stockpile")
    assert duel.amber == (9, 3)


def test_burn_the_stockpile_takes_nothing_from_an_opponent_with_6() -> None:
    duel = Duel("brobnar", {"amber": 9, "hand": ["burn-the-stockpile"]}, {"amber": 6})
    duel.play("burn-the-stockpile")
    assert duel.amber == (9, 6)


def test_cannon_deals_2_damage_to_a_creature() -> None:
    duel = Duel("brobnar", {"artifacts": ["cannon"], "line": ["troll"]}, {"line": ["bumpsy"]})
    duel.act("cannon.1")
    assert duel.options == ["pick troll.1", "pick bumpsy.1"]
    duel.do("pick bumpsy.1")
    assert (duel.damage("bumpsy.1"), duel.damage("troll.1")) == (2, 0)
    assert not duel.is_ready("cannon.1")


def test_cannon_can_be_fired_at_nothing() -> None:
    duel = Duel("brobnar", {"artifacts": ["cannon"]})
    duel.act("cannon.1")
    assert not duel.is_ready("cannon.1")
    assert duel.is_your_move


def test_champion_s_challenge_leaves_the_most_powerful_on_each_side_and_yours_fights() -> None:
    duel = Duel(
        "brobnar",
        {"hand": ["champion-s-challenge"], "line": ["bumpsy", {"card": "troll", "exhausted": True}]},
        {"line": ["sequis", "krump", "urchin"]},
    )
    duel.play("champion-s-challenge", "done")
    assert (duel.your("line"), duel.their("line")) == (["troll"], [])
    assert (duel.damage("troll.1"), duel.is_ready("troll.1")) == (6, False)
    assert sorted(duel.their("discard")) == ["krump", "sequis", "urchin"]


@rule("KF-9.12")
def test_champion_s_challenge_lets_you_choose_among_equals() -> None:
    duel = Duel(
        "brobnar",
        {"hand": ["champion-s-challenge"], "line": ["bumpsy", "smaaash"]},
        {"line": ["krump", "valdr"]},
    )
    duel.play("champion-s-challenge")
    assert duel.options == ["pick krump.1", "pick valdr.1"]
    duel.do("pick krump.1")
    assert duel.their("line") == ["krump"]
    assert duel.options == ["pick bumpsy.1", "pick smaaash.1"]
    duel.do("pick smaaash.1")
    assert (duel.your("line"), duel.their("line")) == ([], ["krump"]), "5 against 6"
    assert duel.damage("krump.1") == 5


def test_champion_s_challenge_readies_your_last_creature_without_an_enemy() -> None:
    duel = Duel(
        "brobnar",
        {"hand": ["champion-s-challenge"], "line": ["bumpsy", {"card": "troll", "exhausted": True}]},
    )
    duel.play("champion-s-challenge")
    assert duel.your("line") == ["troll"]
    assert duel.is_ready("troll.1")
    assert duel.is_your_move


def test_champion_s_challenge_without_friends_still_leaves_one_enemy() -> None:
    duel = Duel("brobnar", {"hand": ["champion-s-challenge"]}, {"line": ["troll", "bumpsy"]})
    duel.play("champion-s-challenge")
    assert duel.their("line") == ["troll"]
    assert duel.is_your_move


@rule("KF-12.7")
def test_champion_s_challenge_lets_you_choose_who_fights_if_a_ward_saved_another() -> None:
    duel = Duel(
        "brobnar",
        {"hand": ["champion-s-challenge"], "line": ["troll", {"card": "bumpsy", "ward": True}]},
        {"line": ["krump"]},
    )
    duel.play("champion-s-challenge")
    assert duel.options == ["pick troll.1", "pick bumpsy.1"]
    duel.do("pick bumpsy.1")
    assert (duel.your("line"), duel.damage("krump.1")) == (["troll"], 5)
    assert duel.is_ready("troll.1")


def test_coward_s_end_destroys_each_undamaged_creature_and_gives_3_chains() -> None:
    duel = Duel(
        "brobnar",
        {"hand": ["coward-s-end"], "line": ["troll", {"card": "bumpsy", "damage": 1}]},
        {"line": [{"card": "krump", "damage": 2}, "sequis"]},
    )
    duel.play("coward-s-end")
    assert (duel.your("line"), duel.their("line")) == (["bumpsy"], ["krump"])
    assert duel.chains == (3, 0)


def test_coward_s_end_gives_its_chains_even_if_nobody_is_destroyed() -> None:
    duel = Duel("brobnar", {"hand": ["coward-s-end"]}, {"line": [{"card": "krump", "damage": 2}]})
    duel.play("coward-s-end")
    assert (duel.their("line"), duel.chains) == (["krump"], (3, 0))


def test_earthshaker_destroys_each_creature_with_power_3_or_less() -> None:
    duel = Duel(
        "brobnar", {"hand": ["earthshaker"], "line": ["wardrummer", "troll"]}, {"line": ["sequis", "urchin"]}
    )
    duel.play("earthshaker", "left-flank")
    assert (duel.your("line"), duel.their("line")) == (["earthshaker", "troll"], ["sequis"])


def test_earthshaker_spares_everybody_with_power_4() -> None:
    duel = Duel(
        "brobnar",
        {"hand": ["earthshaker"]},
        {"line": ["sequis", {"card": "wardrummer", "power-counters": 1}]},
    )
    duel.play("earthshaker")
    assert duel.their("line") == ["sequis", "wardrummer"]


def test_firespitter_deals_1_damage_to_each_enemy_before_it_fights() -> None:
    duel = Duel("brobnar", {"line": ["firespitter", "troll"]}, {"line": ["bumpsy", "krump", "urchin"]})
    duel.fight("firespitter.1", "bumpsy.1")
    assert duel.their("line") == ["krump"], "1 and 5 to Bumpsy, 1 to the urchin"
    assert (duel.damage("krump.1"), duel.damage("troll.1"), duel.damage("firespitter.1")) == (1, 0, 4)


@rule("KF-5.8")
def test_firespitter_that_burns_its_foe_takes_nothing_in_return() -> None:
    duel = Duel("brobnar", {"line": ["firespitter"]}, {"line": [{"card": "troll", "damage": 7}]})
    duel.fight("firespitter.1", "troll.1")
    assert (duel.their("line"), duel.damage("firespitter.1")) == ([], 0)


def test_firespitter_does_nothing_when_attacked() -> None:
    duel = Duel("brobnar", {"line": ["bumpsy", "troll"]}, {"line": ["firespitter"]})
    duel.fight("bumpsy.1", "firespitter.1")
    assert (duel.damage("troll.1"), duel.damage("firespitter.1")) == (0, 4)


def test_follow_the_leader_lets_each_friendly_creature_fight() -> None:
    duel = Duel(
        "brobnar",
        {"hand": ["follow-the-leader"], "line": ["sequis", "pit-demon", "troll"]},
        {"line": ["bumpsy"]},
    )
    duel.play("follow-the-leader")
    assert duel.options == [
        "fight sequis.1 bumpsy.1",
        "fight pit-demon.1 bumpsy.1",
        "reap troll.1",
        "fight troll.1 bumpsy.1",
        "end",
    ]


def test_follow_the_leader_readies_nobody_and_ends_with_the_turn() -> None:
    duel = Duel(
        "brobnar",
        {"hand": ["follow-the-leader"], "line": [{"card": "sequis", "exhausted": True}, "troll"]},
        {"line": ["bumpsy"]},
    )
    duel.play("follow-the-leader")
    assert "fight sequis.1 bumpsy.1" not in duel.options
    duel.end("end", "house brobnar")
    assert duel.is_ready("sequis.1")
    assert "fight sequis.1 bumpsy.1" not in duel.options


@rule("KF-18.1")
def test_ganger_chieftain_may_fight_with_a_neighbour_of_any_house() -> None:
    duel = Duel("brobnar", {"hand": ["ganger-chieftain"], "line": ["sequis"]}, {"line": ["bumpsy"]})
    duel.play("ganger-chieftain", "left-flank", "yes")
    assert (duel.damage("bumpsy.1"), duel.damage("sequis.1")) == (4, 3)
    assert not duel.is_ready("sequis.1")
    assert duel.is_your_move


@rule("KF-18.1")
def test_ganger_chieftain_s_player_may_decline() -> None:
    duel = Duel("brobnar", {"hand": ["ganger-chieftain"], "line": ["sequis"]}, {"line": ["bumpsy"]})
    duel.play("ganger-chieftain", "left-flank", "no")
    assert duel.is_ready("sequis.1")
    assert duel.damage("bumpsy.1") == 0


def test_ganger_chieftain_readies_only_a_neighbour() -> None:
    exhausted = [{"card": "troll", "exhausted": True}, {"card": "sequis", "exhausted": True}]
    duel = Duel("brobnar", {"hand": ["ganger-chieftain"], "line": exhausted}, {"line": ["bumpsy"]})
    duel.play("ganger-chieftain", "left-flank", "yes")
    assert duel.their("line") == []
    assert (duel.damage("troll.1"), duel.damage("sequis.1")) == (5, 0)


def test_gauntlet_of_command_readies_a_friendly_creature_and_fights_with_it() -> None:
    duel = Duel(
        "brobnar",
        {"artifacts": ["gauntlet-of-command"], "line": [{"card": "sequis", "exhausted": True}, "troll"]},
        {"line": ["bumpsy"]},
    )
    duel.act("gauntlet-of-command.1", "pick sequis.1")
    assert (duel.damage("bumpsy.1"), duel.damage("sequis.1")) == (4, 3)
    assert not duel.is_ready("sequis.1")
    assert not duel.is_ready("gauntlet-of-command.1")
    assert duel.is_ready("troll.1")


def test_gauntlet_of_command_commands_no_enemies() -> None:
    duel = Duel(
        "brobnar", {"artifacts": ["gauntlet-of-command"]}, {"line": [{"card": "bumpsy", "exhausted": True}]}
    )
    duel.act("gauntlet-of-command.1")
    assert not duel.is_ready("bumpsy.1")
    assert duel.is_your_move


def test_grenade_snib_destroyed_makes_the_opponent_lose_2() -> None:
    duel = Duel("brobnar", {"amber": 3, "line": ["grenade-snib"]}, {"amber": 5, "line": ["troll"]})
    duel.fight("grenade-snib.1", "troll.1")
    assert (duel.your("line"), duel.amber) == ([], (3, 3))


def test_grenade_snib_hurts_the_opponent_of_its_controller() -> None:
    duel = Duel("brobnar", {"amber": 1, "line": ["troll"]}, {"amber": 5, "line": ["grenade-snib"]})
    duel.fight("troll.1", "grenade-snib.1")
    assert (duel.their("line"), duel.amber) == ([], (0, 5))


def test_grenade_snib_does_nothing_when_it_leaves_otherwise() -> None:
    duel = Duel("brobnar", {"hand": ["wardrummer"], "line": ["grenade-snib"]}, {"amber": 5})
    duel.play("wardrummer", "left-flank")
    assert (duel.your("hand"), duel.amber) == (["grenade-snib"], (0, 5))


def test_headhunter_gains_1_after_a_fight() -> None:
    duel = Duel("brobnar", {"line": ["headhunter"]}, {"amber": 2, "line": ["batdrone"]})
    duel.fight("headhunter.1", "batdrone.1")
    assert duel.amber == (1, 2)


@rule("KF-5.5")
def test_headhunter_gains_nothing_if_it_falls_or_is_attacked() -> None:
    duel = Duel("brobnar", {"line": ["headhunter"]}, {"line": ["troll"]})
    duel.fight("headhunter.1", "troll.1")
    assert (duel.your("line"), duel.amber) == ([], (0, 0))
    duel = Duel("brobnar", {"line": ["wardrummer"]}, {"line": ["headhunter"]})
    duel.fight("wardrummer.1", "headhunter.1")
    assert (duel.their("line"), duel.amber) == (["headhunter"], (0, 0))


def test_hebe_the_huge_deals_2_damage_to_each_other_undamaged_creature() -> None:
    duel = Duel(
        "brobnar",
        {"hand": ["hebe-the-huge"], "line": ["troll", {"card": "bumpsy", "damage": 1}]},
        {"line": ["krump", {"card": "valdr", "damage": 3}, "batdrone"]},
    )
    duel.play("hebe-the-huge", "left-flank")
    assert (duel.damage("troll.1"), duel.damage("bumpsy.1")) == (2, 1)
    assert (duel.damage("krump.1"), duel.damage("valdr.1")) == (2, 3)
    assert (duel.damage("hebe-the-huge.1"), duel.their("line")) == (0, ["krump", "valdr"])


def test_hebe_the_huge_alone_hurts_nobody() -> None:
    duel = Duel("brobnar", {"hand": ["hebe-the-huge"]})
    duel.play("hebe-the-huge")
    assert duel.damage("hebe-the-huge.1") == 0
    assert duel.is_your_move
