"""Call of the Archons: Dis, from A Fair Game to Flame-Wreathed, a scenario for each sentence of each card."""

from tests.support.duel import Duel
from tests.support.rules import rule


def test_a_fair_game_pays_each_player_for_the_house_that_the_other_one_discards() -> None:
    duel = Duel(
        "dis",
        {"hand": ["a-fair-game", "charette", "troll"], "deck": ["fear", "bumpsy"]},
        {"hand": ["bumpsy", "anger", "dust-imp"], "deck": ["troll", "charette"]},
    )
    duel.play("a-fair-game")
    assert duel.their("discard") == ["troll"]
    assert duel.your("discard") == ["fear", "a-fair-game"]
    assert duel.amber == (2, 1), "two Brobnar cards there, one Dis card here"
    assert duel.kinds().count("revealed") == 5
    assert (duel.your("hand"), duel.their("hand")) == (["charette", "troll"], ["bumpsy", "anger", "dust-imp"])
    assert duel.is_your_move


def test_a_fair_game_shows_the_hands_to_both_players() -> None:
    duel = Duel("dis", {"hand": ["a-fair-game", "charette"]}, {"hand": ["bumpsy"]})
    theirs, yours = duel.card("bumpsy"), duel.card("charette")
    assert not duel.state.known[theirs] & 0b01
    assert not duel.state.known[yours] & 0b10
    duel.play("a-fair-game")
    assert duel.state.known[theirs] & 0b01
    assert duel.state.known[yours] & 0b10


@rule("KF-3.18")
def test_a_fair_game_with_empty_decks_only_shows_the_hands() -> None:
    duel = Duel("dis", {"hand": ["a-fair-game", "charette"]}, {"hand": ["bumpsy"], "discard": ["troll"]})
    duel.play("a-fair-game")
    assert duel.amber == (0, 0)
    assert duel.their("discard") == ["troll"]
    assert duel.kinds().count("revealed") == 2


def test_annihilation_ritual_purges_destroyed_creatures_of_both_players() -> None:
    duel = Duel(
        "dis",
        {"hand": ["gateway-to-dis"], "artifacts": ["annihilation-ritual"], "line": ["troll"]},
        {"line": ["bumpsy"]},
    )
    duel.play("gateway-to-dis")
    assert (duel.your("purged"), duel.their("purged")) == (["troll"], ["bumpsy"])
    assert duel.your("discard") == ["gateway-to-dis"], "an action is no creature"
    assert duel.their("discard") == []


def test_annihilation_ritual_lets_destroyed_abilities_resolve_and_upgrades_be_discarded() -> None:
    duel = Duel(
        "dis",
        {
            "hand": ["gateway-to-dis"],
            "artifacts": ["annihilation-ritual"],
            "line": [{"card": "dust-imp", "upgrades": ["flame-wreathed"]}],
        },
    )
    duel.play("gateway-to-dis")
    assert duel.amber[0] == 2
    assert duel.your("purged") == ["dust-imp"]
    assert sorted(duel.your("discard")) == ["flame-wreathed", "gateway-to-dis"]


def test_annihilation_ritual_leaves_creatures_alone_that_go_elsewhere_or_come_from_a_hand() -> None:
    duel = Duel(
        "dis",
        {"hand": ["fear", "charette"], "artifacts": ["annihilation-ritual"]},
        {"line": ["bumpsy"]},
    )
    duel.play("fear")
    duel.discard("charette")
    assert duel.their("hand") == ["bumpsy"]
    assert duel.your("discard") == ["fear", "charette"]
    assert (duel.your("purged"), duel.their("purged")) == ([], [])


def test_arise_returns_each_creature_of_the_chosen_house_and_gains_a_chain() -> None:
    duel = Duel(
        "dis",
        {"hand": ["arise"], "discard": ["troll", "charette", "bumpsy", "anger"], "line": ["krump"]},
        {"discard": ["headhunter"]},
    )
    duel.play("arise", "house brobnar")
    assert sorted(duel.your("hand")) == ["bumpsy", "troll"]
    assert duel.your("discard") == ["charette", "anger", "arise"]
    assert (duel.your("line"), duel.their("discard")) == (["krump"], ["headhunter"])
    assert duel.chains == (1, 0)
    assert duel.is_your_move


def test_arise_gains_its_chain_even_if_nothing_returns() -> None:
    duel = Duel("dis", {"hand": ["arise"], "discard": ["troll"]})
    duel.play("arise", "house mars")
    assert duel.your("hand") == []
    assert duel.chains == (1, 0)


def test_charette_captures_three() -> None:
    duel = Duel("dis", {"hand": ["charette"], "amber": 2}, {"amber": 5})
    duel.play("charette")
    assert duel.mark("amber", "charette.1") == 3
    assert duel.amber == (2, 2)


def test_charette_captures_no_more_than_there_is() -> None:
    duel = Duel("dis", {"hand": ["charette"], "amber": 4}, {"amber": 2})
    duel.play("charette")
    assert duel.mark("amber", "charette.1") == 2
    assert duel.amber == (4, 0)


@rule("KF-7.9", "KF-7.19")
def test_collar_of_subordination_takes_the_creature_over() -> None:
    duel = Duel(
        "dis",
        {"hand": ["collar-of-subordination"], "line": ["dust-imp"]},
        {"line": [{"card": "pit-demon", "damage": 2}, "troll"], "amber": 3},
    )
    duel.play("collar-of-subordination", "pick pit-demon.1", "left-flank")
    assert (duel.your("line"), duel.their("line")) == (["pit-demon", "dust-imp"], ["troll"])
    assert duel.controller("pit-demon.1") == 0
    assert (duel.damage("pit-demon.1"), duel.is_ready("pit-demon.1")) == (2, True)
    duel.act("pit-demon.1")
    assert duel.amber == (1, 2), "it works for its new controller"


def test_collar_of_subordination_changes_nothing_on_a_friendly_creature() -> None:
    duel = Duel(
        "dis", {"hand": ["collar-of-subordination"], "line": ["dust-imp", "troll"]}, {"line": ["krump"]}
    )
    duel.play("collar-of-subordination", "pick dust-imp.1")
    assert (duel.your("line"), duel.their("line")) == (["dust-imp", "troll"], ["krump"])
    assert duel.is_your_move


def test_collar_of_subordination_leaves_the_creature_to_its_owner_when_it_leaves_play() -> None:
    duel = Duel("dis", {"hand": ["collar-of-subordination", "hysteria"]}, {"line": ["troll"]})
    duel.play("collar-of-subordination")
    assert duel.your("line") == ["troll"]
    duel.play("hysteria")
    assert duel.their("hand") == ["troll"]
    assert duel.your("discard") == ["collar-of-subordination", "hysteria"]


def test_control_the_weak_makes_the_opponent_choose_the_house_in_the_next_turn_only() -> None:
    duel = Duel(
        "dis",
        {"hand": ["control-the-weak"], "houses": ["dis", "mars", "logos"]},
        {"houses": ["brobnar", "shadows", "untamed"]},
    )
    duel.play("control-the-weak")
    assert duel.options == ["house brobnar", "house shadows", "house untamed"]
    duel.do("house shadows").end()
    assert (duel.house, duel.prompt, duel.asked) == ("shadows", "main", 1)
    duel.end("house dis")
    assert duel.house == "dis", "your own choice was free"
    duel.end()
    assert duel.options == ["house brobnar", "house shadows", "house untamed"]
    assert duel.amber == (1, 0)


@rule("KF-3.7")
def test_control_the_weak_and_another_demand_leave_the_choice_between_the_two() -> None:
    duel = Duel(
        "dis",
        {"hand": ["control-the-weak"]},
        {"houses": ["brobnar", "dis", "untamed"], "line": ["pitlord"]},
    )
    duel.play("control-the-weak", "house untamed").end()
    assert duel.options == ["house dis", "house untamed"]


def test_creeping_oblivion_purges_two_cards_of_one_discard_pile() -> None:
    duel = Duel(
        "dis",
        {"hand": ["creeping-oblivion"], "discard": ["krump"]},
        {"discard": ["troll", "anger", "bumpsy"]},
    )
    duel.play("creeping-oblivion", "mode 1", "pick troll@p2/discard.1")
    assert duel.options == ["pick anger@p2/discard.1", "pick bumpsy@p2/discard.1", "done"]
    duel.do("pick anger@p2/discard.1")
    assert (duel.their("purged"), duel.their("discard")) == (["troll", "anger"], ["bumpsy"])
    assert duel.your("discard") == ["krump", "creeping-oblivion"]
    assert duel.is_your_move


def test_creeping_oblivion_can_purge_one_card_of_your_own_pile_or_none() -> None:
    duel = Duel("dis", {"hand": ["creeping-oblivion"] * 2, "discard": ["krump", "troll"]})
    duel.play("creeping-oblivion", "mode 0", "pick krump@p1/discard.1", "done")
    assert duel.your("purged") == ["krump"]
    assert duel.your("discard") == ["troll", "creeping-oblivion"]
    duel.play("creeping-oblivion", "mode 0", "done")
    assert duel.your("purged") == ["krump"]


def test_dance_of_doom_destroys_each_creature_with_the_chosen_power() -> None:
    duel = Duel(
        "dis",
        {"hand": ["dance-of-doom"], "line": ["bumpsy", "dust-imp"]},
        {"line": ["headhunter", "troll", {"card": "charette", "power-counters": 1}]},
    )
    duel.play("dance-of-doom", "number 5", "done")
    assert (duel.your("line"), duel.their("line")) == (["dust-imp"], ["troll"])
    assert duel.is_your_move


def test_dance_of_doom_can_name_a_power_that_nobody_has() -> None:
    duel = Duel("dis", {"hand": ["dance-of-doom"], "line": ["bumpsy"]}, {"line": ["troll"]})
    duel.play("dance-of-doom")
    assert duel.options[0] == "number 0"
    assert "number 8" in duel.options
    duel.do("number 0")
    assert (duel.your("line"), duel.their("line")) == (["bumpsy"], ["troll"])


def test_dance_of_doom_does_nothing_without_creatures() -> None:
    duel = Duel("dis", {"hand": ["dance-of-doom"]})
    duel.play("dance-of-doom")
    assert duel.your("discard") == ["dance-of-doom"]
    assert duel.is_your_move


@rule("KF-5.9")
def test_dominator_bauble_uses_a_friendly_creature_of_any_house() -> None:
    duel = Duel(
        "dis", {"artifacts": ["dominator-bauble"], "line": ["troll", "dust-imp"]}, {"line": ["bumpsy"]}
    )
    duel.act("dominator-bauble.1")
    assert duel.options == ["pick troll.1", "pick dust-imp.1"]
    duel.do("pick troll.1")
    assert duel.options == ["reap troll.1", "fight troll.1 bumpsy.1"]
    duel.do("reap troll.1")
    assert duel.amber == (1, 0)
    assert not duel.is_ready("troll.1")
    assert not duel.is_ready("dominator-bauble.1")


def test_dominator_bauble_can_not_use_an_exhausted_creature() -> None:
    duel = Duel(
        "dis", {"artifacts": ["dominator-bauble"], "line": [{"card": "troll", "exhausted": True}]}, {}
    )
    duel.act("dominator-bauble.1")
    assert duel.amber == (0, 0)
    assert duel.is_your_move


def test_drumble_captures_everything_from_seven_on() -> None:
    duel = Duel("dis", {"hand": ["drumble"], "amber": 1}, {"amber": 9})
    duel.play("drumble")
    assert duel.mark("amber", "drumble.1") == 9
    assert duel.amber == (1, 0)
    seven = Duel("dis", {"hand": ["drumble"]}, {"amber": 7}).play("drumble")
    assert seven.amber == (0, 0)


def test_drumble_captures_nothing_from_six() -> None:
    duel = Duel("dis", {"hand": ["drumble"]}, {"amber": 6})
    duel.play("drumble")
    assert duel.mark("amber", "drumble.1") == 0
    assert duel.amber == (0, 6)


def test_dust_imp_gains_two_when_it_is_destroyed() -> None:
    duel = Duel("dis", {"line": ["dust-imp"]}, {"line": ["troll"]})
    duel.fight("dust-imp.1", "troll.1")
    assert duel.your("discard") == ["dust-imp"]
    assert duel.amber == (2, 0)


def test_dust_imp_pays_its_controller_only_and_not_for_leaving_otherwise() -> None:
    duel = Duel("dis", {"line": ["pit-demon"], "hand": ["fear"]}, {"line": ["dust-imp", "dust-imp"]})
    duel.fight("pit-demon.1", "dust-imp.1")
    assert duel.amber == (0, 2)
    duel.play("fear")
    assert duel.amber == (0, 2)


def test_eater_of_the_dead_purges_a_creature_from_any_discard_pile_and_grows() -> None:
    duel = Duel(
        "dis", {"line": ["eater-of-the-dead"], "discard": ["troll", "anger"]}, {"discard": ["bumpsy", "fear"]}
    )
    duel.reap("eater-of-the-dead.1")
    assert duel.options == ["pick troll@p1/discard.1", "pick bumpsy@p2/discard.1"]
    duel.do("pick bumpsy@p2/discard.1")
    assert duel.their("purged") == ["bumpsy"]
    assert duel.your("discard") == ["troll", "anger"]
    assert duel.power("eater-of-the-dead.1") == 5


def test_eater_of_the_dead_also_eats_after_a_fight() -> None:
    duel = Duel("dis", {"line": ["eater-of-the-dead"]}, {"line": ["dust-imp"]})
    duel.fight("eater-of-the-dead.1", "dust-imp.1")
    assert duel.their("purged") == ["dust-imp"]
    assert (duel.power("eater-of-the-dead.1"), duel.damage("eater-of-the-dead.1")) == (5, 2)


def test_eater_of_the_dead_does_not_grow_without_a_creature_to_purge() -> None:
    duel = Duel("dis", {"line": ["eater-of-the-dead"], "discard": ["anger"]}, {"discard": ["fear"]})
    duel.reap("eater-of-the-dead.1")
    assert duel.power("eater-of-the-dead.1") == 4
    assert (duel.your("purged"), duel.their("purged")) == ([], [])
    assert duel.is_your_move


def test_ember_imp_lets_its_opponent_play_two_cards_in_a_turn() -> None:
    duel = Duel("dis", {"hand": ["charette", "drumble", "shooler"]}, {"line": ["ember-imp"]})
    duel.play("charette")
    assert "play shooler" in duel.options
    duel.play("drumble", "right-flank")
    assert "play shooler" not in duel.options
    assert "discard shooler" in duel.options
    reasons = {refusal.action: refusal.reason for refusal in duel.state.why_not(0)}
    assert reasons["play shooler"] == "card-limit"


def test_ember_imp_counts_each_turn_anew_and_not_its_own_side() -> None:
    duel = Duel(
        "dis",
        {"hand": ["charette", "drumble", "shooler"], "line": ["ember-imp"]},
        {"hand": ["bumpsy", "smaaash", "krump"], "houses": ["brobnar"]},
    )
    duel.play("charette", "right-flank").play("drumble", "right-flank").play("shooler", "right-flank")
    assert len(duel.your("line")) == 4
    duel.end().play("bumpsy").play("smaaash", "right-flank", "pick ember-imp.1")
    assert "play krump" not in duel.options
    duel.end().end()
    assert (duel.asked, "play krump" in duel.options) == (1, True)


def test_fear_returns_an_enemy_creature_to_its_owners_hand() -> None:
    duel = Duel("dis", {"hand": ["fear"], "line": ["krump"]}, {"line": ["troll", "bumpsy"]})
    duel.play("fear")
    assert duel.options == ["pick troll.1", "pick bumpsy.1"]
    duel.do("pick bumpsy.1")
    assert (duel.their("hand"), duel.their("line")) == (["bumpsy"], ["troll"])
    assert duel.your("line") == ["krump"]


def test_fear_gives_a_borrowed_creature_back_to_its_owner() -> None:
    duel = Duel("dis", {"hand": ["fear"]}, {"line": [{"card": "troll", "borrowed": True}]})
    duel.play("fear")
    assert (duel.your("hand"), duel.their("hand")) == (["troll"], [])


def test_fear_does_nothing_without_an_enemy_creature() -> None:
    duel = Duel("dis", {"hand": ["fear"], "line": ["krump"]})
    duel.play("fear")
    assert duel.your("line") == ["krump"]
    assert duel.is_your_move


def test_flame_wreathed_gives_its_creature_power_and_hazardous() -> None:
    duel = Duel("dis", {"hand": ["flame-wreathed"], "line": ["troll", "dust-imp"]}, {"line": ["krump"]})
    duel.play("flame-wreathed", "pick troll.1")
    assert (duel.power("troll.1"), duel.attribute("hazardous", "troll.1")) == (10, 2)
    assert (duel.power("dust-imp.1"), duel.attribute("hazardous", "dust-imp.1")) == (2, 0)
    assert (duel.power("krump.1"), duel.attribute("hazardous", "krump.1")) == (6, 0)


@rule("KF-11.4", "KF-5.8")
def test_flame_wreathed_burns_the_attacker_before_the_fight() -> None:
    duel = Duel(
        "dis",
        {"line": ["dust-imp", "pit-demon"]},
        {"line": [{"card": "troll", "upgrades": ["flame-wreathed"]}]},
    )
    duel.fight("dust-imp.1", "troll.1")
    assert duel.your("line") == ["pit-demon"]
    assert duel.damage("troll.1") == 0, "the imp was gone before it could strike"
    duel.fight("pit-demon.1", "troll.1")
    assert duel.your("line") == []
    assert duel.damage("troll.1") == 5
