"""Cards that a player uses or plays although the other one controls or owns them (KF-5.10, KF-7.14)."""

from tests.support.duel import Duel
from tests.support.rules import rule


@rule("KF-5.10", "KF-8.8")
def test_an_enemy_creature_whose_reap_you_trigger_captures_from_your_opponent() -> None:
    duel = Duel("logos", {"line": ["replicator"], "amber": 3}, {"line": ["sequis"], "amber": 4})
    duel.reap("replicator.1")
    assert duel.amber == (4, 3), "one æmber by reaping; one captured from the opponent"
    assert duel.mark("amber", "sequis.1") == 1
    assert duel.controller("sequis.1") == 1


@rule("KF-5.10")
def test_a_creature_of_your_own_captures_as_ever() -> None:
    duel = Duel("logos", {"line": ["replicator", "sequis"], "amber": 3}, {"amber": 4})
    duel.reap("replicator.1")
    assert (duel.amber, duel.mark("amber", "sequis.1")) == ((4, 3), 1)


@rule("KF-5.10", "KF-9.14")
def test_a_card_used_as_yours_is_a_friendly_card_in_its_own_ability() -> None:
    duel = Duel(
        "logos",
        {"hand": ["remote-access"], "line": ["troll"], "artifacts": ["shard-of-greed"]},
        {"artifacts": ["shard-of-greed"]},
    )
    duel.play("remote-access")
    assert duel.amber == (1 + 2, 0), "an icon, and one æmber for each of two shards"


@rule("KF-5.10")
def test_what_an_enemy_creature_s_ability_says_of_you_is_about_the_player_who_triggers_it() -> None:
    duel = Duel(
        "logos",
        {"line": ["replicator"], "deck": ["troll"] * 2, "amber": 2},
        {"line": [{"card": "bumpsy", "upgrades": ["duskrunner"]}], "amber": 3},
    )
    duel.reap("replicator.1")
    assert duel.amber == (4, 2), "Duskrunner's steal is for the player who reaps"


@rule("KF-9.18", "KF-5.10")
def test_an_ability_that_speaks_of_its_upgrade_can_be_triggered_too() -> None:
    duel = Duel("logos", {"line": ["replicator", {"card": "bumpsy", "upgrades": ["ghostform"]}]})
    duel.reap("replicator.1")
    assert duel.your("archive") == ["ghostform"]


SHIFT = {"card": "lateral-shift", "house": "mars"}


@rule("KF-7.14", "KF-1.7")
def test_who_can_not_play_creatures_can_not_play_those_of_the_opponent_either() -> None:
    duel = Duel("mars", {"hand": [SHIFT], "line": ["grommid"]}, {"hand": ["troll"]})
    duel.play("lateral-shift", "pick troll")
    assert (duel.your("line"), duel.their("hand")) == (["grommid"], ["troll"])


@rule("KF-7.14", "KF-1.7")
def test_a_ban_on_the_owner_does_not_stop_another_player_from_playing_the_card() -> None:
    duel = Duel("mars", {"hand": [SHIFT]}, {"hand": ["troll"], "line": ["grommid"]})
    duel.play("lateral-shift", "pick troll")
    assert (duel.your("line"), duel.controller("troll.1")) == (["troll"], 0)


@rule("KF-7.14")
def test_a_toll_for_playing_is_paid_by_whoever_plays_the_card() -> None:
    foe = {"artifacts": ["customs-office"], "hand": ["cannon"]}
    duel = Duel("mars", {"hand": [SHIFT], "amber": 2}, foe)
    duel.play("lateral-shift", "pick cannon")
    assert (duel.your("artifacts"), duel.amber[1]) == (["cannon"], 1)
    own = Duel("mars", {"hand": [SHIFT], "artifacts": ["customs-office"]}, {"hand": ["cannon"], "amber": 2})
    own.play("lateral-shift", "pick cannon")
    assert (own.your("artifacts"), own.amber[1]) == (["customs-office", "cannon"], 2)


@rule("KF-15.4")
def test_halves_of_two_players_make_no_gigantic_creature() -> None:
    duel = Duel("mars", {"hand": [SHIFT, "ultra-gravitron-top"]}, {"hand": ["ultra-gravitron"]})
    duel.play("lateral-shift", "pick ultra-gravitron")
    assert (duel.your("line"), duel.their("hand")) == ([], ["ultra-gravitron"])
    assert duel.your("hand") == ["ultra-gravitron-top"]


@rule("KF-15.11", "KF-15.4")
def test_both_halves_in_the_hand_that_a_card_is_played_from_are_one_card() -> None:
    foe = {"hand": ["ultra-gravitron", "ultra-gravitron-top"]}
    duel = Duel("mars", {"hand": [SHIFT], "deck": ["troll"] * 6}, foe)
    duel.play("lateral-shift", "pick ultra-gravitron")
    assert (duel.your("line"), duel.their("hand"), duel.their("under")) == (
        ["ultra-gravitron"],
        [],
        ["ultra-gravitron-top"],
    )
