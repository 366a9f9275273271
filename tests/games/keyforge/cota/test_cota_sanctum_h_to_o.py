"""Call of the Archons: Sanctum from Hallowed Blaster to One Stood Against Many."""

from tests.support.duel import Duel
from tests.support.rules import rule


def test_hallowed_blaster_heals_3_from_a_creature() -> None:
    duel = Duel(
        "sanctum",
        {"artifacts": ["hallowed-blaster"], "line": [{"card": "francus", "damage": 4}]},
        {"line": [{"card": "troll", "damage": 2}]},
    )
    duel.act("hallowed-blaster.1")
    assert duel.options == ["pick francus.1", "pick troll.1"]
    duel.do("pick francus.1")
    assert (duel.damage("francus.1"), duel.damage("troll.1")) == (1, 2)
    assert not duel.is_ready("hallowed-blaster.1")


def test_hallowed_blaster_heals_no_more_than_there_is() -> None:
    duel = Duel("sanctum", {"artifacts": ["hallowed-blaster"]}, {"line": [{"card": "troll", "damage": 2}]})
    duel.act("hallowed-blaster.1")
    assert duel.damage("troll.1") == 0


def test_hallowed_blaster_can_be_used_only_with_its_house() -> None:
    duel = Duel("brobnar", {"artifacts": ["hallowed-blaster"]}, {"line": [{"card": "troll", "damage": 2}]})
    assert duel.options == ["end"]


def test_hayyel_the_merchant_gains_1_each_time_you_play_an_artifact() -> None:
    duel = Duel("sanctum", {"hand": ["hallowed-blaster", "gorm-of-omm"], "line": ["hayyel-the-merchant"]})
    duel.play("hallowed-blaster")
    assert duel.amber == (1, 0)
    duel.play("gorm-of-omm")
    assert duel.amber == (2, 0)


def test_hayyel_the_merchant_gains_nothing_for_other_cards() -> None:
    duel = Duel("sanctum", {"hand": ["begone", "sequis"], "line": ["hayyel-the-merchant"]})
    duel.play("sequis", "left-flank").play("begone", "mode 0")
    assert duel.amber == (0, 0)


def test_hayyel_the_merchant_gains_nothing_for_the_opponent_s_artifacts() -> None:
    duel = Duel("sanctum", {"hand": ["hallowed-blaster"]}, {"line": ["hayyel-the-merchant"]})
    duel.play("hallowed-blaster")
    assert duel.amber == (0, 0)


def test_honorable_claim_lets_each_friendly_knight_capture_1() -> None:
    duel = Duel(
        "sanctum",
        {"hand": ["honorable-claim"], "line": ["sequis", "troll", "francus", "grey-monk"]},
        {"amber": 5, "line": ["bulwark"]},
    )
    duel.play("honorable-claim")
    assert (duel.mark("amber", "sequis.1"), duel.mark("amber", "francus.1")) == (1, 1)
    assert (duel.mark("amber", "troll.1"), duel.mark("amber", "grey-monk.1")) == (0, 0)
    assert duel.mark("amber", "bulwark.1") == 0
    assert duel.amber == (1, 3)


def test_honorable_claim_captures_nothing_without_knights() -> None:
    duel = Duel("sanctum", {"hand": ["honorable-claim"], "line": ["grey-monk"]}, {"amber": 5})
    duel.play("honorable-claim")
    assert duel.amber == (1, 5)


def test_horseman_of_death_returns_each_horseman_from_your_discard_pile() -> None:
    duel = Duel(
        "sanctum",
        {"hand": ["horseman-of-death"], "discard": ["horseman-of-war", "troll", "horseman-of-famine"]},
        {"discard": ["horseman-of-pestilence"]},
    )
    duel.play("horseman-of-death")
    assert sorted(duel.your("hand")) == ["horseman-of-famine", "horseman-of-war"]
    assert (duel.your("discard"), duel.their("discard")) == (["troll"], ["horseman-of-pestilence"])


def test_horseman_of_death_leaves_horsemen_in_play_where_they_are() -> None:
    duel = Duel("sanctum", {"hand": ["horseman-of-death"], "line": ["horseman-of-war"], "discard": ["troll"]})
    duel.play("horseman-of-death", "left-flank")
    assert duel.your("line") == ["horseman-of-death", "horseman-of-war"]
    assert (duel.your("hand"), duel.your("discard")) == ([], ["troll"])


def test_horseman_of_famine_destroys_the_least_powerful_creature_when_played() -> None:
    duel = Duel(
        "sanctum", {"hand": ["horseman-of-famine"], "line": ["sequis"]}, {"line": ["troll", "grey-monk"]}
    )
    duel.play("horseman-of-famine", "left-flank")
    assert duel.your("line") == ["horseman-of-famine", "sequis"]
    assert duel.their("line") == ["troll"]


def test_horseman_of_famine_does_it_again_when_it_fights_and_when_it_reaps() -> None:
    duel = Duel("sanctum", {"line": ["horseman-of-famine"]}, {"line": ["troll", "urchin"]})
    duel.reap("horseman-of-famine.1")
    assert duel.their("line") == ["troll"]
    duel = Duel("sanctum", {"line": ["horseman-of-famine", "sequis"]}, {"line": ["grey-monk", "troll"]})
    duel.fight("horseman-of-famine.1", "grey-monk.1")
    assert (duel.your("line"), duel.their("line")) == (["horseman-of-famine"], ["troll"])


@rule("KF-9.12")
def test_horseman_of_famine_s_player_chooses_among_equals() -> None:
    duel = Duel(
        "sanctum", {"hand": ["horseman-of-famine"], "line": ["grey-monk"]}, {"line": ["commander-remiel"]}
    )
    duel.play("horseman-of-famine", "left-flank")
    assert duel.options == ["pick grey-monk.1", "pick commander-remiel.1"]
    duel.do("pick commander-remiel.1")
    assert (duel.your("line"), duel.their("line")) == (["horseman-of-famine", "grey-monk"], [])


def test_horseman_of_famine_destroys_itself_where_it_is_the_least() -> None:
    duel = Duel("sanctum", {"hand": ["horseman-of-famine"]}, {"line": ["troll"]})
    duel.play("horseman-of-famine")
    assert (duel.your("line"), duel.your("discard")) == ([], ["horseman-of-famine"])
    assert duel.their("line") == ["troll"]


def test_horseman_of_pestilence_deals_1_damage_to_each_other_kind_of_creature() -> None:
    duel = Duel(
        "sanctum",
        {"hand": ["horseman-of-pestilence"], "line": ["grey-monk", "horseman-of-war"]},
        {"line": ["troll", "horseman-of-death", "urchin"]},
    )
    duel.play("horseman-of-pestilence", "left-flank")
    assert duel.damage("troll.1") == 1
    assert duel.damage("grey-monk.1") == 0, "its own armour"
    for horseman in ("horseman-of-pestilence.1", "horseman-of-war.1", "horseman-of-death.1"):
        assert duel.damage(horseman) == 0
    assert duel.their("line") == ["troll", "horseman-of-death"]


def test_horseman_of_pestilence_does_it_again_when_it_reaps_and_when_it_fights() -> None:
    duel = Duel("sanctum", {"line": ["horseman-of-pestilence", "jehu-the-bureaucrat"]}, {"line": ["troll"]})
    duel.reap("horseman-of-pestilence.1")
    assert (duel.damage("troll.1"), duel.damage("jehu-the-bureaucrat.1")) == (1, 1)
    duel = Duel("sanctum", {"line": ["horseman-of-pestilence"]}, {"line": ["grey-monk", "troll"]})
    duel.fight("horseman-of-pestilence.1", "grey-monk.1")
    assert (duel.their("line"), duel.damage("troll.1")) == (["troll"], 1)


def test_horseman_of_war_lets_each_friendly_creature_fight_and_nothing_else() -> None:
    duel = Duel(
        "sanctum",
        {"hand": ["horseman-of-war"], "line": ["troll", "sequis", "pit-demon"]},
        {"line": ["bumpsy"]},
    )
    duel.play("horseman-of-war", "right-flank")
    assert duel.options == [
        "fight troll.1 bumpsy.1",
        "fight sequis.1 bumpsy.1",
        "fight pit-demon.1 bumpsy.1",
        "end",
    ]
    duel.fight("troll.1", "bumpsy.1")
    assert duel.their("line") == []
    assert duel.options == ["end"], "without enemies nobody can fight, and nobody may reap"


def test_horseman_of_war_leaves_artifacts_to_their_house() -> None:
    duel = Duel("sanctum", {"hand": ["horseman-of-war"], "artifacts": ["cannon", "hallowed-blaster"]})
    duel.play("horseman-of-war")
    assert duel.options == ["action hallowed-blaster.1 0", "end"]


@rule("KF-12.1")
def test_horseman_of_war_lets_a_stunned_creature_shed_its_stun() -> None:
    duel = Duel("sanctum", {"hand": ["horseman-of-war"], "line": [{"card": "troll", "stun": True}]})
    duel.play("horseman-of-war", "right-flank").do("unstun troll.1")
    assert not duel.is_stunned("troll.1")


@rule("KF-9.5")
def test_horseman_of_war_works_for_this_turn_only() -> None:
    duel = Duel(
        "sanctum",
        {"hand": ["horseman-of-war"], "line": ["troll", "sequis"], "houses": ["sanctum"]},
        {"houses": ["dis"], "line": ["bumpsy"]},
    )
    duel.play("horseman-of-war", "right-flank").end("house dis", "end", "house sanctum")
    assert "reap sequis.1" in duel.options
    assert not [option for option in duel.options if "troll" in option]


def test_inspiration_readies_a_friendly_creature_and_uses_it() -> None:
    duel = Duel(
        "sanctum",
        {"hand": ["inspiration"], "line": [{"card": "troll", "exhausted": True, "damage": 4}, "sequis"]},
        {"line": ["bumpsy"]},
    )
    duel.play("inspiration")
    assert duel.options == ["pick troll.1", "pick sequis.1"]
    duel.do("pick troll.1")
    assert duel.options == ["reap troll.1", "fight troll.1 bumpsy.1"]
    duel.do("reap troll.1")
    assert (duel.damage("troll.1"), duel.amber) == (1, (1, 0))
    assert not duel.is_ready("troll.1")
    assert duel.is_your_move


def test_inspiration_may_use_an_action() -> None:
    duel = Duel("sanctum", {"hand": ["inspiration"], "line": [{"card": "lady-maxena", "exhausted": True}]})
    duel.play("inspiration", "action lady-maxena.1 0")
    assert duel.your("hand") == ["lady-maxena"]


def test_inspiration_does_nothing_without_a_friendly_creature() -> None:
    duel = Duel("sanctum", {"hand": ["inspiration"]}, {"line": [{"card": "bumpsy", "exhausted": True}]})
    duel.play("inspiration")
    assert not duel.is_ready("bumpsy.1")
    assert duel.amber == (0, 0)
    assert duel.is_your_move


@rule("KF-3.16")
def test_jehu_the_bureaucrat_gains_2_after_sanctum_is_chosen() -> None:
    duel = Duel(you={"line": ["jehu-the-bureaucrat", "troll"], "archive": ["smith"]}, step="house")
    duel.do("house sanctum")
    assert duel.prompt == "archive"
    assert duel.amber == (2, 0)


def test_jehu_the_bureaucrat_gains_nothing_for_another_house() -> None:
    duel = Duel(you={"line": ["jehu-the-bureaucrat", "troll"]}, step="house")
    duel.do("house brobnar")
    assert (duel.house, duel.amber) == ("brobnar", (0, 0))


def test_jehu_the_bureaucrat_gains_nothing_for_the_opponent_s_choice() -> None:
    duel = Duel(you={"line": ["sequis", "troll"]}, foe={"line": ["jehu-the-bureaucrat"]}, step="house")
    duel.do("house sanctum")
    assert duel.amber == (0, 0)


def test_lady_maxena_stuns_a_creature() -> None:
    duel = Duel("sanctum", {"hand": ["lady-maxena"], "line": ["sequis"]}, {"line": ["troll", "bumpsy"]})
    duel.play("lady-maxena", "left-flank")
    assert duel.options == ["pick lady-maxena.1", "pick sequis.1", "pick troll.1", "pick bumpsy.1"]
    duel.do("pick troll.1")
    assert duel.is_stunned("troll.1")
    assert not duel.is_stunned("bumpsy.1")


def test_lady_maxena_alone_must_stun_herself() -> None:
    duel = Duel("sanctum", {"hand": ["lady-maxena"]})
    duel.play("lady-maxena")
    assert duel.is_stunned("lady-maxena.1")


def test_lady_maxena_returns_to_hand_as_her_action() -> None:
    duel = Duel("sanctum", {"line": ["lady-maxena", "sequis"]}, {"line": ["troll"]})
    duel.act("lady-maxena.1")
    assert (duel.your("hand"), duel.your("line")) == (["lady-maxena"], ["sequis"])
    assert "play lady-maxena" in duel.options


@rule("KF-7.3")
def test_lady_maxena_returns_to_her_owner() -> None:
    duel = Duel("sanctum", {"line": [{"card": "lady-maxena", "borrowed": True}]})
    duel.act("lady-maxena.1")
    assert (duel.your("hand"), duel.their("hand")) == ([], ["lady-maxena"])


@rule("KF-5.7")
def test_lord_golgotha_deals_3_damage_to_each_neighbour_of_the_creature_it_fights() -> None:
    duel = Duel(
        "sanctum",
        {"line": ["sequis", "lord-golgotha", "bulwark"]},
        {"line": ["troll", "commander-remiel", "smaaash", "bumpsy", "headhunter"]},
    )
    duel.fight("lord-golgotha.1", "smaaash.1")
    assert duel.their("line") == ["troll", "bumpsy", "headhunter"]
    assert (duel.damage("troll.1"), duel.damage("bumpsy.1"), duel.damage("headhunter.1")) == (0, 3, 0)
    assert (duel.damage("sequis.1"), duel.damage("bulwark.1")) == (0, 0)


def test_lord_golgotha_finds_no_neighbours_of_a_lone_creature() -> None:
    duel = Duel("sanctum", {"line": ["lord-golgotha"]}, {"line": ["troll"]})
    duel.fight("lord-golgotha.1", "troll.1")
    assert duel.your("line") == []
    assert duel.damage("troll.1") == 5


def test_lord_golgotha_does_it_only_when_attacking() -> None:
    duel = Duel("brobnar", {"line": ["bumpsy", "troll", "smaaash"]}, {"line": ["lord-golgotha"]})
    duel.fight("troll.1", "lord-golgotha.1")
    assert (duel.damage("bumpsy.1"), duel.damage("smaaash.1")) == (0, 0)


def test_mantle_of_the_zealot_lets_its_creature_be_used_with_any_house() -> None:
    zealot = {"card": "troll", "upgrades": ["mantle-of-the-zealot"]}
    duel = Duel("sanctum", {"line": [zealot, "pit-demon"]}, {"line": ["bumpsy"]})
    assert duel.options == ["reap troll.1", "fight troll.1 bumpsy.1", "end"]
    duel.reap("troll.1")
    assert duel.amber == (1, 0)


def test_mantle_of_the_zealot_can_be_played_on_any_creature_and_is_of_use_to_its_controller() -> None:
    duel = Duel(
        "sanctum",
        {"hand": ["mantle-of-the-zealot"], "line": ["sequis"]},
        {"line": ["troll", "pit-demon"], "houses": ["logos"]},
    )
    duel.play("mantle-of-the-zealot", "pick troll.1")
    assert "reap troll.1" not in duel.options
    duel.end("house logos")
    assert "reap troll.1" in duel.options
    assert "reap pit-demon.1" not in duel.options


@rule("KF-6.2")
def test_mighty_lance_deals_3_damage_to_a_creature_and_3_to_a_neighbour() -> None:
    duel = Duel(
        "sanctum", {"hand": ["mighty-lance"], "line": ["sequis"]}, {"line": ["troll", "grey-monk", "smaaash"]}
    )
    duel.play("mighty-lance")
    assert len(duel.options) == 4
    duel.do("pick grey-monk.1")
    assert duel.options == ["pick troll.1", "pick smaaash.1"]
    duel.do("pick smaaash.1")
    assert (duel.damage("grey-monk.1"), duel.damage("smaaash.1")) == (2, 2), (
        "both still had the monk's armour"
    )
    assert (duel.damage("troll.1"), duel.damage("sequis.1")) == (0, 0)


def test_mighty_lance_hits_a_lone_creature_only() -> None:
    duel = Duel("sanctum", {"hand": ["mighty-lance"], "line": ["francus"]}, {"line": ["troll"]})
    duel.play("mighty-lance", "pick troll.1")
    assert (duel.damage("troll.1"), duel.damage("francus.1")) == (3, 0)
    assert duel.is_your_move


def test_mighty_lance_must_be_aimed_at_friends_without_enemies() -> None:
    duel = Duel("sanctum", {"hand": ["mighty-lance"], "line": ["champion-tabris", "troll"]})
    duel.play("mighty-lance", "pick troll.1")
    assert (duel.damage("troll.1"), duel.damage("champion-tabris.1")) == (3, 1)


def test_numquid_the_fair_destroys_an_enemy_creature() -> None:
    duel = Duel("sanctum", {"hand": ["numquid-the-fair"], "line": ["sequis"]}, {"line": ["troll", "bumpsy"]})
    duel.play("numquid-the-fair", "left-flank")
    assert duel.options == ["pick troll.1", "pick bumpsy.1"]
    duel.do("pick troll.1")
    assert (duel.their("line"), duel.your("line")) == (["bumpsy"], ["numquid-the-fair", "sequis"])
    assert duel.is_your_move


@rule("KF-9.9")
def test_numquid_the_fair_repeats_until_the_opponent_has_no_more_creatures_than_you() -> None:
    duel = Duel(
        "sanctum",
        {"hand": ["numquid-the-fair"]},
        {"line": ["troll", "bumpsy", "smaaash", "headhunter"]},
    )
    duel.play("numquid-the-fair", "pick troll.1", "pick headhunter.1", "pick bumpsy.1")
    assert duel.their("line") == ["smaaash"]
    assert duel.is_your_move


def test_numquid_the_fair_does_nothing_without_enemies() -> None:
    duel = Duel("sanctum", {"hand": ["numquid-the-fair"], "line": ["sequis"]})
    duel.play("numquid-the-fair", "left-flank")
    assert duel.your("line") == ["numquid-the-fair", "sequis"]
    assert duel.is_your_move


def test_numquid_the_fair_spends_a_ward_and_tries_again() -> None:
    duel = Duel(
        "sanctum", {"hand": ["numquid-the-fair"]}, {"line": [{"card": "troll", "ward": True}, "bumpsy"]}
    )
    duel.play("numquid-the-fair", "pick troll.1")
    assert (duel.their("line"), duel.mark("ward", "troll.1")) == (["troll", "bumpsy"], 0)
    duel.do("pick troll.1")
    assert duel.their("line") == ["bumpsy"]
    assert duel.is_your_move


@rule("KF-9.9")
def test_numquid_the_fair_does_not_repeat_once_it_has_left_play() -> None:
    burning = {"card": "bumpsy", "upgrades": ["phoenix-heart"]}
    duel = Duel(
        "sanctum", {"hand": ["numquid-the-fair"]}, {"line": [burning, "troll", "smaaash", "headhunter"]}
    )
    duel.play("numquid-the-fair", "pick bumpsy.1")
    assert duel.your("line") == []
    assert duel.their("line") == ["troll", "smaaash", "headhunter"]
    assert duel.is_your_move


def test_oath_of_poverty_destroys_your_artifacts_and_gains_2_for_each() -> None:
    duel = Duel(
        "sanctum",
        {"hand": ["oath-of-poverty"], "artifacts": ["hallowed-blaster", "cannon"], "line": ["sequis"]},
        {"artifacts": ["gauntlet-of-command"]},
    )
    duel.play("oath-of-poverty", "done")
    assert (duel.your("artifacts"), duel.their("artifacts")) == ([], ["gauntlet-of-command"])
    assert duel.your("line") == ["sequis"]
    assert duel.amber == (1 + 4, 0)


def test_oath_of_poverty_gains_nothing_without_artifacts() -> None:
    duel = Duel("sanctum", {"hand": ["oath-of-poverty"]}, {"artifacts": ["gauntlet-of-command"]})
    duel.play("oath-of-poverty")
    assert (duel.their("artifacts"), duel.amber) == (["gauntlet-of-command"], (1, 0))


def test_one_stood_against_many_fights_3_different_enemies_one_after_the_other() -> None:
    duel = Duel(
        "sanctum",
        {"hand": ["one-stood-against-many"], "line": [{"card": "troll", "exhausted": True}, "sequis"]},
        {"line": ["urchin", "drumble", "grey-monk", "dust-pixie"]},
    )
    duel.play("one-stood-against-many", "pick troll.1")
    assert duel.options == [f"pick {card}.1" for card in ("urchin", "drumble", "grey-monk", "dust-pixie")]
    duel.do("pick urchin.1")
    assert duel.mark("attacked", "urchin.1") == 1, "it was elusive, but it was fought"
    assert duel.options == [f"pick {card}.1" for card in ("drumble", "grey-monk", "dust-pixie")]
    duel.do("pick drumble.1")
    assert duel.options == ["pick grey-monk.1", "pick dust-pixie.1"]
    duel.do("pick grey-monk.1")
    assert duel.their("line") == ["urchin", "drumble", "dust-pixie"]
    assert (duel.damage("troll.1"), duel.is_ready("troll.1")) == (3, False)
    assert duel.amber == (1, 0)
    assert duel.is_your_move


def test_one_stood_against_many_fights_as_many_as_there_are() -> None:
    duel = Duel("sanctum", {"hand": ["one-stood-against-many"], "line": ["troll"]}, {"line": ["bulwark"]})
    duel.play("one-stood-against-many")
    assert duel.their("line") == []
    assert duel.damage("troll.1") == 4
    assert duel.is_your_move


def test_one_stood_against_many_fights_a_survivor_only_once() -> None:
    duel = Duel(
        "sanctum", {"hand": ["one-stood-against-many"], "line": ["champion-anaphiel"]}, {"line": ["francus"]}
    )
    duel.play("one-stood-against-many")
    assert (duel.damage("francus.1"), duel.damage("champion-anaphiel.1")) == (5, 5)
    assert duel.is_ready("champion-anaphiel.1"), "it was readied for a fight that it could not have"
    assert duel.is_your_move


@rule("KF-11.9")
def test_one_stood_against_many_can_not_pass_taunt() -> None:
    duel = Duel(
        "sanctum",
        {"hand": ["one-stood-against-many"], "line": ["troll"]},
        {"line": ["batdrone", {"card": "champion-anaphiel", "damage": 5}]},
    )
    duel.play("one-stood-against-many")
    assert duel.their("line") == []
    assert duel.your("line") == [], "6 damage of the one that had to come first, 2 of the other"


@rule("KF-11.9")
def test_one_stood_against_many_ends_where_a_survivor_s_taunt_shields_the_rest() -> None:
    duel = Duel(
        "sanctum",
        {"hand": ["one-stood-against-many"], "line": ["francus"]},
        {"line": ["batdrone", "champion-anaphiel", "grey-monk"]},
    )
    duel.play("one-stood-against-many")
    assert duel.is_your_move
    assert duel.damage("champion-anaphiel.1") == 4, "its own armour and the monk's"
    assert duel.their("line") == ["batdrone", "champion-anaphiel", "grey-monk"]


def test_one_stood_against_many_does_nothing_without_friends_or_enemies() -> None:
    duel = Duel("sanctum", {"hand": ["one-stood-against-many"]}, {"line": ["troll"]})
    duel.play("one-stood-against-many")
    assert duel.their("line") == ["troll"]
    assert duel.is_your_move
