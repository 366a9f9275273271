"""Call of the Archons: Mars, from EMP Blast to Key Abduction, a scenario for each sentence of each card."""

from tests.support.duel import Duel
from tests.support.rules import rule


def test_emp_blast_stuns_mars_and_robot_creatures_of_both_sides() -> None:
    duel = Duel(
        "mars",
        {"hand": ["emp-blast"], "line": ["blypyp", "troll"]},
        {"line": ["batdrone", "zorg", "bumpsy"]},
    )
    duel.play("emp-blast")
    stunned = [
        label
        for label in ("blypyp.1", "troll.1", "batdrone.1", "zorg.1", "bumpsy.1")
        if duel.is_stunned(label)
    ]
    assert stunned == ["blypyp.1", "batdrone.1", "zorg.1"]
    assert duel.amber[0] == 1, "the bonus icon"


def test_emp_blast_destroys_each_artifact() -> None:
    duel = Duel(
        "mars",
        {"hand": ["emp-blast"], "artifacts": ["sniffer"], "line": ["troll"]},
        {"artifacts": ["cannon", "autocannon"], "line": ["bumpsy"]},
    )
    duel.play("emp-blast", "done")
    assert (duel.your("artifacts"), duel.their("artifacts")) == ([], [])
    assert sorted(duel.your("discard")) == ["emp-blast", "sniffer"]
    assert sorted(duel.their("discard")) == ["autocannon", "cannon"]
    assert (duel.your("line"), duel.their("line")) == (["troll"], ["bumpsy"])


def test_ether_spider_deals_no_damage_when_it_attacks() -> None:
    duel = Duel("mars", {"line": ["ether-spider"]}, {"line": ["wardrummer"]})
    duel.fight("ether-spider.1", "wardrummer.1")
    assert (duel.damage("ether-spider.1"), duel.damage("wardrummer.1")) == (3, 0)


def test_ether_spider_deals_no_damage_when_it_is_attacked() -> None:
    duel = Duel("brobnar", {"line": ["wardrummer"]}, {"line": ["ether-spider"]})
    duel.fight("wardrummer.1", "ether-spider.1")
    assert (duel.damage("ether-spider.1"), duel.damage("wardrummer.1")) == (3, 0)


def test_ether_spider_captures_what_the_opponent_reaps_and_gets_from_icons() -> None:
    duel = Duel(
        "brobnar",
        {"line": ["troll"], "hand": ["punch"], "amber": 2},
        {"line": ["ether-spider"], "amber": 1},
    )
    duel.reap("troll.1")
    assert (duel.amber, duel.mark("amber", "ether-spider.1")) == ((2, 1), 1)
    duel.play("punch", "pick ether-spider.1")
    assert (duel.amber, duel.mark("amber", "ether-spider.1")) == ((2, 1), 2)


def test_ether_spider_captures_what_the_opponent_steals() -> None:
    duel = Duel(
        "mars",
        {"hand": ["psychic-network"], "line": ["tunk", "zorg"]},
        {"line": ["ether-spider"], "amber": 3},
    )
    duel.play("psychic-network")
    assert (duel.amber, duel.mark("amber", "ether-spider.1")) == ((0, 1), 2)


def test_ether_spider_lets_its_own_controller_gain() -> None:
    duel = Duel("mars", {"line": ["ether-spider", "tunk"]})
    duel.reap("tunk.1").reap("ether-spider.1")
    assert (duel.amber[0], duel.mark("amber", "ether-spider.1")) == (2, 0)


@rule("KF-7.2")
def test_ether_spider_gives_its_amber_to_the_opponent_when_it_leaves() -> None:
    duel = Duel(
        "brobnar",
        {"line": ["troll"]},
        {"line": [{"card": "ether-spider", "amber": 4, "damage": 3}]},
    )
    duel.fight("troll.1", "ether-spider.1")
    assert duel.their("line") == []
    assert duel.amber == (4, 0)


def test_feeding_pit_discards_a_creature_for_an_amber() -> None:
    duel = Duel("mars", {"artifacts": ["feeding-pit"], "hand": ["troll", "sniffer", "tunk"]})
    duel.act("feeding-pit.1")
    assert duel.options == ["pick troll", "pick tunk", "done"]
    duel.do("pick troll")
    assert duel.your("hand") == ["sniffer", "tunk"]
    assert duel.your("discard") == ["troll"]
    assert duel.amber[0] == 1


def test_feeding_pit_gains_nothing_without_a_creature_in_hand() -> None:
    duel = Duel(
        "mars", {"artifacts": ["feeding-pit"], "hand": ["sniffer"], "line": ["tunk"]}, {"hand": ["troll"]}
    )
    duel.act("feeding-pit.1", "done")
    assert duel.amber == (0, 0)
    assert (duel.your("hand"), duel.their("hand")) == (["sniffer"], ["troll"])
    assert not duel.is_ready("feeding-pit.1")


@rule("KF-3.2")
def test_grabber_jammer_makes_the_opponent_s_keys_dearer() -> None:
    duel = Duel("mars", {"line": ["grabber-jammer"]}, {"amber": 6, "line": ["troll"]})
    duel.end()
    assert (duel.keys[1], duel.amber[1]) == (0, 6)


def test_grabber_jammer_lets_the_opponent_forge_for_7() -> None:
    duel = Duel("mars", {"line": ["grabber-jammer"]}, {"amber": 7, "line": ["troll"]})
    duel.end("forge red")
    assert (duel.keys[1], duel.amber[1]) == (1, 0)


def test_grabber_jammer_does_not_touch_your_own_keys() -> None:
    duel = Duel(you={"line": ["grabber-jammer"], "amber": 6}, step="start")
    duel.do("forge red")
    assert (duel.keys[0], duel.amber[0]) == (1, 0)


def test_grabber_jammer_captures_after_reaping_and_fighting() -> None:
    duel = Duel("mars", {"line": ["grabber-jammer"]}, {"amber": 3})
    duel.reap("grabber-jammer.1")
    assert (duel.amber, duel.mark("amber", "grabber-jammer.1")) == ((1, 2), 1)
    duel = Duel("mars", {"line": ["grabber-jammer"]}, {"amber": 3, "line": ["wardrummer"]})
    duel.fight("grabber-jammer.1", "wardrummer.1")
    assert (duel.amber, duel.mark("amber", "grabber-jammer.1")) == ((0, 2), 1)


def test_grabber_jammer_captures_nothing_from_an_empty_pool() -> None:
    duel = Duel("mars", {"line": ["grabber-jammer"]})
    duel.reap("grabber-jammer.1")
    assert duel.mark("amber", "grabber-jammer.1") == 0


def test_grommid_forbids_its_controller_to_play_creatures() -> None:
    duel = Duel("mars", {"line": ["grommid"], "hand": ["tunk", "sniffer", "jammer-pack"]})
    assert "play tunk" not in duel.options
    assert "discard tunk" in duel.options
    assert {"play sniffer", "play jammer-pack"} <= set(duel.options)


def test_grommid_lets_the_opponent_play_creatures() -> None:
    duel = Duel("mars", {"hand": ["tunk"]}, {"line": ["grommid"]})
    duel.play("tunk")
    assert duel.your("line") == ["tunk"]


def test_grommid_lets_the_opponent_lose_amber_for_a_creature_destroyed_fighting_it() -> None:
    duel = Duel("mars", {"line": ["grommid"]}, {"line": ["troll", "bumpsy"], "amber": 3})
    duel.fight("grommid.1", "troll.1")
    assert (duel.their("line"), duel.amber) == (["bumpsy"], (0, 2))


@rule("KF-5.15")
def test_grommid_works_when_it_is_attacked_too() -> None:
    duel = Duel("brobnar", {"line": ["troll"], "amber": 3}, {"line": ["grommid"], "amber": 3})
    duel.fight("troll.1", "grommid.1")
    assert duel.your("line") == []
    assert duel.amber == (2, 3)


def test_grommid_does_nothing_if_the_creature_survives_or_fights_another_one() -> None:
    duel = Duel("mars", {"line": ["grommid", "zorg"]}, {"line": ["kelifi-dragon", "wardrummer"], "amber": 3})
    duel.fight("grommid.1", "kelifi-dragon.1")
    assert duel.amber[1] == 3
    duel.fight("zorg.1", "wardrummer.1")
    assert (duel.their("line"), duel.amber[1]) == (["kelifi-dragon"], 3)


@rule("KF-8.8")
def test_hypnotic_command_lets_enemy_creatures_capture_from_their_own_side() -> None:
    duel = Duel(
        "mars",
        {
            "hand": ["hypnotic-command"],
            "line": ["tunk", "zorg", "blypyp", "troll"],
            "artifacts": ["sniffer"],
            "amber": 2,
        },
        {"line": ["bumpsy", "krump"], "artifacts": ["cannon"], "amber": 5},
    )
    duel.play("hypnotic-command")
    assert duel.options == ["pick bumpsy.1", "pick krump.1"]
    duel.do("pick krump.1", "pick bumpsy.1", "pick krump.1")
    assert (duel.mark("amber", "bumpsy.1"), duel.mark("amber", "krump.1")) == (1, 2)
    assert duel.amber == (2, 2)
    assert duel.is_your_move


def test_hypnotic_command_captures_no_more_than_there_is() -> None:
    duel = Duel(
        "mars",
        {"hand": ["hypnotic-command"], "line": ["tunk", "zorg"]},
        {"line": ["bumpsy"], "amber": 1},
    )
    duel.play("hypnotic-command")
    assert (duel.mark("amber", "bumpsy.1"), duel.amber) == (1, (0, 0))


def test_hypnotic_command_does_nothing_without_friendly_mars_creatures() -> None:
    duel = Duel(
        "mars",
        {"hand": ["hypnotic-command"], "line": ["troll"]},
        {"line": ["tunk", "bumpsy"], "amber": 3},
    )
    duel.play("hypnotic-command")
    assert duel.amber == (0, 3)
    assert duel.is_your_move


def test_incubation_chamber_reveals_a_mars_creature_and_archives_it() -> None:
    duel = Duel(
        "brobnar",
        {"artifacts": ["incubation-chamber"], "hand": ["tunk", "zorg", "troll", "sniffer"]},
    )
    duel.omni("incubation-chamber.1")
    assert duel.options == ["pick tunk", "pick zorg", "done"]
    duel.do("pick zorg")
    assert duel.your("archive") == ["zorg"]
    assert duel.your("hand") == ["tunk", "troll", "sniffer"]
    assert duel.kinds().count("revealed") == 1


def test_incubation_chamber_archives_nothing_without_a_mars_creature() -> None:
    duel = Duel(
        "mars",
        {"artifacts": ["incubation-chamber"], "hand": ["troll", "sniffer"], "line": ["tunk"]},
        {"hand": ["zorg"]},
    )
    duel.omni("incubation-chamber.1", "done")
    assert (duel.your("archive"), duel.your("hand")) == ([], ["troll", "sniffer"])
    assert duel.your("line") == ["tunk"]


def test_invasion_portal_discards_until_a_mars_creature_which_goes_to_hand() -> None:
    duel = Duel(
        "mars",
        {"artifacts": ["invasion-portal"], "deck": ["troll", "sniffer", "tunk", "zorg"]},
        {"deck": ["blypyp"]},
    )
    duel.act("invasion-portal.1")
    assert duel.your("hand") == ["tunk"]
    assert duel.your("discard") == ["troll", "sniffer"], "neither house nor type alone is enough"
    assert duel.your("deck") == ["zorg"]
    assert duel.their("deck") == ["blypyp"]


@rule("KF-3.18")
def test_invasion_portal_stops_when_the_deck_is_empty() -> None:
    duel = Duel(
        "mars",
        {"artifacts": ["invasion-portal"], "deck": ["troll", "sniffer"], "discard": ["tunk"]},
    )
    duel.act("invasion-portal.1")
    assert duel.your("discard") == ["tunk", "troll", "sniffer"]
    assert (duel.your("hand"), duel.your("deck")) == ([], [])
    assert duel.is_your_move


def test_irradiated_amber_hits_each_enemy_creature_if_the_opponent_has_6() -> None:
    duel = Duel(
        "mars",
        {"hand": ["irradiated-amber"], "line": ["troll"]},
        {"line": ["wardrummer", "bumpsy"], "amber": 6},
    )
    duel.play("irradiated-amber")
    assert duel.their("line") == ["bumpsy"]
    assert (duel.damage("bumpsy.1"), duel.damage("troll.1")) == (3, 0)
    assert duel.amber == (1, 6), "the bonus icon"


def test_irradiated_amber_does_nothing_against_5() -> None:
    duel = Duel(
        "mars",
        {"hand": ["irradiated-amber"], "amber": 9},
        {"line": ["wardrummer"], "amber": 5},
    )
    duel.play("irradiated-amber")
    assert duel.damage("wardrummer.1") == 0


def test_jammer_pack_makes_the_opponent_s_keys_dearer_by_2() -> None:
    duel = Duel("mars", {"hand": ["jammer-pack"], "line": ["tunk"]}, {"amber": 7, "line": ["troll"]})
    duel.play("jammer-pack", "pick tunk.1").end()
    assert (duel.keys[1], duel.amber[1]) == (0, 7)
    duel = Duel("mars", {"hand": ["jammer-pack"], "line": ["tunk"]}, {"amber": 8, "line": ["troll"]})
    duel.play("jammer-pack", "pick tunk.1").end("forge blue")
    assert (duel.keys[1], duel.amber[1]) == (1, 0)


@rule("KF-9.11")
def test_jammer_pack_on_an_enemy_creature_makes_your_own_keys_dearer() -> None:
    line = [{"card": "troll", "upgrades": ["jammer-pack"]}]
    duel = Duel(you={"amber": 7, "line": ["tunk"]}, foe={"line": line}, step="start")
    assert (duel.keys[0], duel.amber[0]) == (0, 7)
    duel = Duel(you={"amber": 8, "line": ["tunk"]}, foe={"line": line}, step="start")
    duel.do("forge red")
    assert (duel.keys[0], duel.amber[0]) == (1, 0)


def test_jammer_pack_ends_when_its_creature_leaves() -> None:
    duel = Duel(
        "mars",
        {"line": [{"card": "blypyp", "upgrades": ["jammer-pack"]}]},
        {"line": ["troll"], "amber": 6},
    )
    duel.fight("blypyp.1", "troll.1").end("forge red")
    assert duel.keys[1] == 1


def test_john_smyth_readies_a_mars_creature_that_is_no_agent() -> None:
    duel = Duel(
        "mars",
        {
            "line": ["john-smyth", {"card": "tunk", "exhausted": True}, {"card": "troll", "exhausted": True}],
            "artifacts": [{"card": "sniffer", "exhausted": True}],
        },
        {"line": [{"card": "zorg", "exhausted": True}]},
    )
    duel.reap("john-smyth.1")
    assert duel.options == ["pick tunk.1", "pick zorg.1"], "neither an agent nor another house"
    duel.do("pick tunk.1")
    assert (duel.is_ready("tunk.1"), duel.is_ready("john-smyth.1"), duel.is_ready("zorg.1")) == (
        True,
        False,
        False,
    )


def test_john_smyth_readies_after_a_fight_too() -> None:
    duel = Duel(
        "mars",
        {"line": ["john-smyth", {"card": "tunk", "exhausted": True}]},
        {"line": ["urchin"]},
    )
    duel.fight("john-smyth.1", "urchin.1")
    assert duel.is_ready("tunk.1")


def test_john_smyth_alone_readies_nobody() -> None:
    duel = Duel("mars", {"line": ["john-smyth", {"card": "troll", "exhausted": True}]})
    duel.reap("john-smyth.1")
    assert not duel.is_ready("john-smyth.1")
    assert not duel.is_ready("troll.1")
    assert duel.is_your_move


def test_key_abduction_returns_each_mars_creature_to_its_owner() -> None:
    duel = Duel(
        "mars",
        {"hand": ["key-abduction"], "line": ["tunk", "troll", {"card": "zorg", "borrowed": True}]},
        {"line": ["blypyp", "bumpsy"], "artifacts": ["sniffer"]},
    )
    duel.play("key-abduction", "no")
    assert (duel.your("line"), duel.their("line")) == (["troll"], ["bumpsy"])
    assert duel.your("hand") == ["tunk"]
    assert sorted(duel.their("hand")) == ["blypyp", "zorg"]
    assert duel.their("artifacts") == ["sniffer"]
    assert duel.amber[0] == 1, "the bonus icon"


def test_key_abduction_may_forge_for_9_more_less_1_for_each_card_in_hand() -> None:
    cards = ["troll", "bumpsy", "krump", "mugwump"]
    duel = Duel("mars", {"hand": ["key-abduction", *cards], "line": ["tunk", "zorg"], "amber": 8})
    duel.play("key-abduction", "yes", "forge yellow")
    assert duel.keys[0] == 1
    assert duel.amber[0] == 0, "8 and the bonus, less 6 and 9, with 6 cards in hand"


def test_key_abduction_forges_nothing_with_1_amber_too_few() -> None:
    cards = ["troll", "bumpsy", "krump", "mugwump"]
    duel = Duel(
        "mars",
        {"hand": ["key-abduction", *cards], "line": ["tunk", "zorg"], "amber": 7},
        {"hand": ["valdr"]},
    )
    duel.play("key-abduction", "yes")
    assert (duel.keys[0], duel.amber[0]) == (0, 8)
    assert duel.is_your_move


def test_key_abduction_can_be_cheaper_than_the_current_cost() -> None:
    cards = ["troll"] * 11
    duel = Duel("mars", {"hand": ["key-abduction", *cards], "amber": 3})
    duel.play("key-abduction", "yes", "forge red")
    assert (duel.keys[0], duel.amber[0]) == (1, 0), "6 and 9 less 11"


def test_key_abduction_need_not_forge() -> None:
    duel = Duel("mars", {"hand": ["key-abduction"], "amber": 20})
    duel.play("key-abduction", "no")
    assert (duel.keys[0], duel.amber[0]) == (0, 21)
