"""Call of the Archons: Dis, from P to S, a scenario for each sentence of each card."""

from tests.support.duel import Duel, Player
from tests.support.rules import rule


def after_their_key(you: Player, foe: Player) -> Duel:
    """Your turn, after one in which the opponent forged the red key."""
    foe = {"houses": ["brobnar"], **foe, "amber": 6}
    duel = Duel("", {"houses": ["dis"], **you}, foe, active="p2", step="start")
    return duel.do("forge red", "end")


@rule("KF-8.8")
def test_pandemonium_lets_each_undamaged_creature_capture_from_its_opponent() -> None:
    duel = Duel(
        "dis",
        {
            "hand": ["pandemonium"],
            "line": ["dust-imp", {"card": "troll", "damage": 1}, "krump"],
            "amber": 2,
        },
        {"line": ["bumpsy", {"card": "smaaash", "damage": 1}], "amber": 5},
    )
    duel.play("pandemonium")
    assert [duel.mark("amber", each) for each in ("dust-imp.1", "troll.1", "krump.1")] == [1, 0, 1]
    assert [duel.mark("amber", each) for each in ("bumpsy.1", "smaaash.1")] == [1, 0]
    assert duel.amber == (2, 3)
    assert duel.is_your_move


def test_pandemonium_lets_you_choose_who_captures_when_there_is_too_little() -> None:
    duel = Duel(
        "dis",
        {"hand": ["pandemonium"], "line": ["dust-imp", "troll", "krump"]},
        {"line": ["bumpsy", "smaaash"], "amber": 2},
    )
    duel.play("pandemonium")
    assert duel.options == ["pick dust-imp.1", "pick troll.1", "pick krump.1"]
    duel.do("pick dust-imp.1", "pick krump.1")
    assert duel.options == ["pick bumpsy.1", "pick smaaash.1"]
    duel.do("pick smaaash.1")
    assert [duel.mark("amber", each) for each in ("dust-imp.1", "troll.1", "krump.1")] == [1, 0, 1]
    assert [duel.mark("amber", each) for each in ("bumpsy.1", "smaaash.1")] == [0, 1]
    assert duel.amber == (0, 0)


def test_pandemonium_captures_nothing_from_an_empty_pool() -> None:
    duel = Duel("dis", {"hand": ["pandemonium"], "line": ["dust-imp", "troll"]})
    duel.play("pandemonium")
    assert [duel.mark("amber", each) for each in ("dust-imp.1", "troll.1")] == [0, 0]
    assert duel.amber == (1, 0)
    assert duel.is_your_move


def test_pit_demon_steals_one_with_its_action() -> None:
    duel = Duel("dis", {"line": ["pit-demon"]}, {"amber": 3})
    duel.act("pit-demon.1")
    assert duel.amber == (1, 2)
    assert not duel.is_ready("pit-demon.1")


def test_pit_demon_steals_nothing_from_an_empty_pool() -> None:
    duel = Duel("dis", {"line": ["pit-demon"], "amber": 1})
    duel.act("pit-demon.1")
    assert duel.amber == (1, 0)


def test_pitlord_makes_its_controller_choose_dis() -> None:
    houses = ["brobnar", "dis", "mars"]
    duel = Duel("", {"line": ["pitlord"], "houses": houses}, {"houses": houses}, step="house")
    assert (duel.house, duel.prompt) == ("dis", "main")
    duel.end()
    assert (duel.asked, duel.options) == (1, ["house brobnar", "house dis", "house mars"])


@rule("KF-1.7", "KF-3.17", "KF-18.16")
def test_pitlord_can_not_make_anybody_choose_a_forbidden_house() -> None:
    duel = Duel(
        "dis", {"hand": ["restringuntus"]}, {"line": ["pitlord"], "houses": ["brobnar", "dis", "mars"]}
    )
    duel.play("restringuntus", "house dis").end()
    assert duel.options == ["house brobnar", "house mars"]


@rule("KF-5.10")
def test_poltergeist_uses_an_enemy_artifact_for_you_and_destroys_it() -> None:
    duel = Duel(
        "dis",
        {"hand": ["poltergeist"], "artifacts": ["key-to-dis"]},
        {"artifacts": ["cannon"], "line": ["troll", "bumpsy"]},
    )
    duel.play("poltergeist")
    assert duel.options == ["pick key-to-dis.1", "pick cannon.1"]
    duel.do("pick cannon.1", "pick troll.1")
    assert duel.damage("troll.1") == 2
    assert (duel.their("artifacts"), duel.their("discard")) == ([], ["cannon"])
    assert duel.your("artifacts") == ["key-to-dis"]


@rule("KF-5.20")
def test_poltergeist_uses_an_artifact_that_sacrifices_itself() -> None:
    duel = Duel(
        "dis",
        {"hand": ["poltergeist", "charette"]},
        {"artifacts": ["lifeward"], "hand": ["troll"], "houses": ["brobnar"]},
    )
    duel.play("poltergeist")
    assert duel.their("discard") == ["lifeward"]
    assert "play charette" in duel.options
    duel.end()
    assert "play troll" not in duel.options, "the opponent of the player who used it"


def test_poltergeist_destroys_an_artifact_that_can_not_be_used() -> None:
    duel = Duel(
        "dis",
        {"hand": ["poltergeist"]},
        {"artifacts": [{"card": "cannon", "exhausted": True}], "line": ["troll"]},
    )
    duel.play("poltergeist")
    assert duel.damage("troll.1") == 0
    assert duel.their("artifacts") == []


def test_poltergeist_does_nothing_without_an_artifact() -> None:
    duel = Duel("dis", {"hand": ["poltergeist"]}, {"line": ["troll"]})
    duel.play("poltergeist")
    assert duel.their("line") == ["troll"]
    assert duel.is_your_move


def test_red_hot_armor_turns_the_armour_of_enemy_creatures_into_damage() -> None:
    duel = Duel(
        "dis",
        {"hand": ["red-hot-armor"], "line": ["raiding-knight"]},
        {"line": ["lady-maxena", "firespitter", "troll"]},
    )
    duel.play("red-hot-armor")
    assert [duel.damage(each) for each in ("lady-maxena.1", "firespitter.1", "troll.1")] == [2, 1, 0]
    assert [duel.armour(each) for each in ("lady-maxena.1", "firespitter.1", "troll.1")] == [0, 0, 0]
    assert (duel.damage("raiding-knight.1"), duel.armour("raiding-knight.1")) == (0, 2)


def test_red_hot_armor_lasts_until_the_end_of_the_turn() -> None:
    duel = Duel(
        "dis",
        {"hand": ["red-hot-armor"], "line": ["tocsin"]},
        {"line": ["champion-tabris"], "houses": ["sanctum"]},
    )
    duel.play("red-hot-armor").fight("tocsin.1", "champion-tabris.1")
    assert duel.damage("champion-tabris.1") == 5, "two for its armour, three in the fight"
    duel.end()
    assert duel.armour("champion-tabris.1") == 2


def test_red_hot_armor_counts_armour_that_was_used_already() -> None:
    duel = Duel("dis", {"hand": ["red-hot-armor"], "line": ["tocsin"]}, {"line": ["champion-tabris"]})
    duel.fight("tocsin.1", "champion-tabris.1")
    assert duel.damage("champion-tabris.1") == 1
    duel.play("red-hot-armor")
    assert duel.damage("champion-tabris.1") == 3


def test_red_hot_armor_takes_armour_from_whatever_source() -> None:
    duel = Duel(
        "dis", {"hand": ["red-hot-armor"]}, {"line": ["grey-monk", "firespitter"], "houses": ["sanctum"]}
    )
    duel.play("red-hot-armor")
    assert (duel.damage("grey-monk.1"), duel.damage("firespitter.1")) == (1, 2)
    assert (duel.armour("grey-monk.1"), duel.armour("firespitter.1")) == (0, 0)
    duel.end()
    assert (duel.armour("grey-monk.1"), duel.armour("firespitter.1")) == (1, 2)


@rule("KF-6.2")
def test_red_hot_armor_deals_all_its_damage_at_once() -> None:
    duel = Duel("dis", {"hand": ["red-hot-armor"]}, {"line": [{"card": "grey-monk", "damage": 2}, "troll"]})
    duel.play("red-hot-armor")
    assert duel.their("line") == ["troll"]
    assert duel.damage("troll.1") == 1, "it had that armour when the Monk fell"
    assert duel.armour("troll.1") == 0


def test_red_hot_armor_does_nothing_to_creatures_without_armour() -> None:
    duel = Duel("dis", {"hand": ["red-hot-armor"]}, {"line": ["urchin", "troll"]})
    duel.play("red-hot-armor")
    assert duel.their("line") == ["urchin", "troll"]
    assert duel.damage("troll.1") == 0
    assert duel.amber == (1, 0)


def test_restringuntus_forbids_a_house_as_long_as_it_is_in_play() -> None:
    duel = Duel(
        "dis",
        {"hand": ["restringuntus"], "houses": ["dis"]},
        {"line": ["troll"], "houses": ["brobnar", "mars", "untamed"]},
    )
    duel.play("restringuntus")
    assert len(duel.options) == 10
    duel.do("house mars").end()
    assert (duel.asked, duel.options) == (1, ["house brobnar", "house untamed"])
    duel.do("house untamed").end().end()
    assert duel.options == ["house brobnar", "house untamed"], "in every turn"
    duel.do("house brobnar").fight("troll.1", "restringuntus.1").end().end()
    assert duel.options == ["house brobnar", "house mars", "house untamed"]


def test_restringuntus_does_not_bind_its_controller() -> None:
    duel = Duel("dis", {"hand": ["restringuntus"], "houses": ["dis", "mars"]}, {"houses": ["brobnar"]})
    duel.play("restringuntus", "house mars").end().end()
    assert duel.options == ["house dis", "house mars"]


def test_sacrificial_altar_purges_a_friendly_human_and_plays_a_creature_from_the_discard_pile() -> None:
    duel = Duel(
        "dis",
        {
            "artifacts": ["sacrificial-altar"],
            "line": ["grey-monk", "urchin", "faygin"],
            "discard": ["bumpsy", "anger", "krump"],
        },
        {"line": ["dextre"], "discard": ["troll"], "amber": 3},
    )
    duel.act("sacrificial-altar.1")
    assert duel.options == ["pick grey-monk.1", "pick faygin.1"]
    duel.do("pick grey-monk.1")
    assert duel.your("purged") == ["grey-monk"]
    assert duel.options == ["pick bumpsy@p1/discard.1", "pick krump@p1/discard.1"]
    duel.do("pick bumpsy@p1/discard.1", "left-flank")
    assert duel.your("line") == ["bumpsy", "urchin", "faygin"]
    assert duel.amber == (0, 2), "it was played, so its «Play:» resolved"
    assert duel.is_your_move


def test_sacrificial_altar_plays_nothing_without_a_friendly_human() -> None:
    duel = Duel(
        "dis",
        {"artifacts": ["sacrificial-altar"], "line": ["urchin"], "discard": ["bumpsy"]},
        {"line": ["dextre"]},
    )
    duel.act("sacrificial-altar.1")
    assert (duel.your("line"), duel.your("discard")) == (["urchin"], ["bumpsy"])
    assert duel.their("line") == ["dextre"]
    assert duel.is_your_move


def test_sacrificial_altar_plays_nothing_if_a_ward_kept_the_human() -> None:
    duel = Duel(
        "dis",
        {
            "artifacts": ["sacrificial-altar"],
            "line": [{"card": "grey-monk", "ward": True}],
            "discard": ["bumpsy"],
        },
    )
    duel.act("sacrificial-altar.1")
    assert (duel.your("line"), duel.your("discard")) == (["grey-monk"], ["bumpsy"])
    assert duel.mark("ward", "grey-monk.1") == 0


def test_screaming_cave_shuffles_hand_and_discard_pile_into_the_deck() -> None:
    duel = Duel(
        "dis",
        {
            "artifacts": ["screaming-cave"],
            "hand": ["fear", "troll"],
            "discard": ["bumpsy"],
            "deck": ["krump"],
            "archive": ["anger"],
        },
        {"hand": ["smith"], "discard": ["tremor"], "deck": ["punch"]},
    )
    duel.act("screaming-cave.1")
    assert sorted(duel.your("deck")) == ["bumpsy", "fear", "krump", "troll"]
    assert (duel.your("hand"), duel.your("discard"), duel.your("archive")) == ([], [], ["anger"])
    assert (duel.their("hand"), duel.their("discard"), duel.their("deck")) == (
        ["smith"],
        ["tremor"],
        ["punch"],
    )
    assert "shuffled" in duel.kinds()


def test_shaffles_takes_one_at_the_end_of_your_turn() -> None:
    duel = Duel("dis", {"line": ["shaffles"], "amber": 1}, {"amber": 3, "houses": ["brobnar"]})
    duel.end()
    assert duel.amber == (1, 2)
    duel.end()
    assert duel.amber == (1, 2), "not at the end of the opponent's turn"


def test_shaffles_takes_nothing_from_an_empty_pool() -> None:
    duel = Duel("dis", {"line": ["shaffles"]}, {"houses": ["brobnar"]})
    duel.end()
    assert duel.amber == (0, 0)


def test_shooler_steals_one_from_four() -> None:
    duel = Duel("dis", {"hand": ["shooler"]}, {"amber": 4})
    duel.play("shooler")
    assert duel.amber == (1, 3)


def test_shooler_steals_nothing_from_three() -> None:
    duel = Duel("dis", {"hand": ["shooler"]}, {"amber": 3})
    duel.play("shooler")
    assert duel.amber == (0, 3)


def test_snudge_returns_an_artifact_or_a_flank_creature() -> None:
    duel = Duel(
        "dis",
        {"line": ["snudge", "troll", "krump"], "artifacts": ["key-to-dis"]},
        {"line": ["bumpsy", "tocsin", "smaaash"], "artifacts": ["cannon"]},
    )
    duel.reap("snudge.1")
    assert sorted(duel.options) == [
        "pick bumpsy.1",
        "pick cannon.1",
        "pick key-to-dis.1",
        "pick krump.1",
        "pick smaaash.1",
        "pick snudge.1",
    ]
    duel.do("pick cannon.1")
    assert (duel.their("hand"), duel.their("artifacts")) == (["cannon"], [])
    assert duel.their("line") == ["bumpsy", "tocsin", "smaaash"]


def test_snudge_also_works_after_a_fight() -> None:
    duel = Duel("dis", {"line": ["snudge", "troll"]}, {"line": ["dust-imp", "krump"]})
    duel.fight("snudge.1", "dust-imp.1", "pick krump.1")
    assert duel.their("hand") == ["krump"]
    assert duel.your("line") == ["snudge", "troll"]


def test_soul_snatcher_pays_the_owner_of_each_destroyed_creature() -> None:
    duel = Duel(
        "dis",
        {"artifacts": ["soul-snatcher"], "line": ["tocsin", "pit-demon"]},
        {"line": ["troll", "succubus"]},
    )
    duel.fight("tocsin.1", "troll.1")
    assert duel.amber == (1, 0)
    duel.fight("pit-demon.1", "succubus.1")
    assert duel.amber == (1, 1)


def test_soul_snatcher_pays_the_owner_not_the_controller() -> None:
    duel = Duel(
        "dis",
        {"artifacts": ["soul-snatcher"], "line": [{"card": "tocsin", "borrowed": True}]},
        {"line": ["troll"]},
    )
    duel.fight("tocsin.1", "troll.1")
    assert duel.amber == (0, 1)


def test_soul_snatcher_pays_for_several_at_once_and_only_for_creatures() -> None:
    duel = Duel(
        "dis",
        {"artifacts": ["soul-snatcher", "key-to-dis"], "line": ["tocsin", "troll"]},
        {"line": ["bumpsy"]},
    )
    duel.omni("key-to-dis.1", "done")
    duel.do("resolve soul-snatcher.1:1<tocsin@p1/discard.1", "resolve soul-snatcher.1:2<bumpsy@p2/discard.1")
    assert duel.amber == (2, 1), "nothing for the artifact"
    assert duel.is_your_move


def test_stealer_of_souls_purges_whom_it_killed_and_gains_one() -> None:
    duel = Duel("dis", {"line": ["stealer-of-souls"]}, {"line": ["bumpsy", "troll"]})
    duel.fight("stealer-of-souls.1", "bumpsy.1")
    assert (duel.their("purged"), duel.their("discard")) == (["bumpsy"], [])
    assert duel.amber == (1, 0)
    assert duel.their("line") == ["troll"]


def test_stealer_of_souls_steals_the_souls_of_its_attackers() -> None:
    duel = Duel("dis", {"line": ["stealer-of-souls"]}, {"line": ["bumpsy"], "houses": ["brobnar"]})
    duel.end().fight("bumpsy.1", "stealer-of-souls.1")
    assert duel.their("purged") == ["bumpsy"]
    assert duel.amber == (1, 0)


def test_stealer_of_souls_gains_nothing_if_it_falls_or_nobody_does() -> None:
    duel = Duel("dis", {"line": ["stealer-of-souls", "stealer-of-souls"]}, {"line": ["rogue-ogre", "troll"]})
    duel.fight("stealer-of-souls.1", "rogue-ogre.1")
    assert (duel.their("purged"), duel.their("discard")) == ([], ["rogue-ogre"])
    duel.fight("stealer-of-souls.1", "troll.1")
    assert duel.their("purged") == []
    assert duel.amber == (0, 0)


def test_stealer_of_souls_gains_one_even_if_the_creature_went_to_a_hand() -> None:
    duel = Duel(
        "dis",
        {"line": ["stealer-of-souls"]},
        {"line": [{"card": "grenade-snib", "upgrades": ["phoenix-heart"]}]},
    )
    duel.fight("stealer-of-souls.1", "grenade-snib.1", "resolve grenade-snib.1:1")
    assert (duel.their("hand"), duel.their("purged")) == (["grenade-snib"], [])
    assert duel.amber == (1, 0)


@rule("KF-3.12")
def test_succubus_lets_the_opponent_draw_up_to_five() -> None:
    duel = Duel("dis", {"deck": ["troll"] * 9, "hand": ["fear"]}, {"line": ["succubus"], "houses": ["dis"]})
    duel.end()
    assert len(duel.your("hand")) == 5


def test_succubus_does_not_hinder_its_controller() -> None:
    duel = Duel("dis", {"deck": ["troll"] * 9, "line": ["succubus"]}, {"houses": ["dis"]})
    duel.end()
    assert len(duel.your("hand")) == 6
