"""Call of the Archons: Mars, from Martian Hounds to Orbital Bombardment, a scenario for each sentence of
each card."""

from tests.support.duel import Duel
from tests.support.rules import rule


def test_martian_hounds_gives_two_power_counters_for_each_damaged_creature() -> None:
    duel = Duel(
        "mars",
        {"hand": ["martian-hounds"], "line": [{"card": "troll", "damage": 1}, "tunk"]},
        {"line": [{"card": "bumpsy", "damage": 4}, {"card": "krump", "damage": 1}, "mugwump"]},
    )
    duel.play("martian-hounds")
    assert len(duel.options) == 5, "any creature"
    duel.do("pick tunk.1")
    assert (duel.mark("power-counters", "tunk.1"), duel.power("tunk.1")) == (6, 12)
    assert duel.power("troll.1") == 8, "only the chosen one"


@rule("KF-9.8")
def test_martian_hounds_can_give_an_enemy_creature_all_counters_but_not_spread_them() -> None:
    duel = Duel(
        "mars",
        {"hand": ["martian-hounds"], "line": [{"card": "troll", "damage": 1}]},
        {"line": [{"card": "bumpsy", "damage": 1}]},
    )
    duel.play("martian-hounds", "pick bumpsy.1")
    assert (duel.mark("power-counters", "bumpsy.1"), duel.mark("power-counters", "troll.1")) == (4, 0)
    assert duel.is_your_move


def test_martian_hounds_gives_nothing_if_no_creature_is_damaged() -> None:
    duel = Duel("mars", {"hand": ["martian-hounds"], "line": ["tunk"]})
    duel.play("martian-hounds")
    assert duel.power("tunk.1") == 6


def test_martians_make_bad_allies_purges_the_non_mars_creatures_of_your_hand_for_amber() -> None:
    duel = Duel(
        "mars",
        {"hand": ["martians-make-bad-allies", "troll", "tunk", "anger", "bumpsy"], "line": ["krump"]},
        {"hand": ["mugwump"]},
    )
    duel.play("martians-make-bad-allies")
    assert sorted(duel.your("purged")) == ["bumpsy", "troll"]
    assert duel.your("hand") == ["tunk", "anger"]
    assert duel.amber == (2, 0)
    assert duel.kinds().count("revealed") == 4, "the whole hand"
    assert (duel.your("line"), duel.their("hand")) == (["krump"], ["mugwump"])


def test_martians_make_bad_allies_gains_nothing_without_such_creatures() -> None:
    duel = Duel("mars", {"hand": ["martians-make-bad-allies", "tunk", "anger"]})
    duel.play("martians-make-bad-allies")
    assert (duel.your("purged"), duel.amber[0]) == ([], 0)


def test_mass_abduction_puts_up_to_three_damaged_enemy_creatures_into_your_archive() -> None:
    hurt = [{"card": name, "damage": 1} for name in ("troll", "bumpsy", "krump", "valdr")]
    duel = Duel(
        "mars",
        {"hand": ["mass-abduction"], "line": [{"card": "tunk", "damage": 1}]},
        {"line": [*hurt, "mugwump"]},
    )
    duel.play("mass-abduction")
    assert duel.options == ["pick troll.1", "pick bumpsy.1", "pick krump.1", "pick valdr.1", "done"]
    duel.do("pick troll.1", "pick krump.1", "pick valdr.1")
    assert sorted(duel.your("archive")) == ["krump", "troll", "valdr"]
    assert duel.their("line") == ["bumpsy", "mugwump"]
    assert duel.their("archive") == []
    assert duel.is_your_move


def test_mass_abduction_may_take_fewer() -> None:
    duel = Duel(
        "mars",
        {"hand": ["mass-abduction"]},
        {"line": [{"card": "troll", "damage": 1}, {"card": "bumpsy", "damage": 1}]},
    )
    duel.play("mass-abduction", "pick bumpsy.1", "done")
    assert duel.your("archive") == ["bumpsy"]
    assert duel.damage("troll.1") == 1


def test_mass_abduction_takes_nobody_who_is_undamaged() -> None:
    duel = Duel("mars", {"hand": ["mass-abduction"]}, {"line": ["troll"]})
    duel.play("mass-abduction")
    assert (duel.their("line"), duel.your("archive")) == (["troll"], [])
    assert duel.amber[0] == 1, "the bonus icon"


@rule("KF-7.7")
def test_mass_abduction_s_creatures_go_to_their_owner_s_hand_when_the_archive_is_taken() -> None:
    duel = Duel(
        "mars",
        {"hand": ["mass-abduction"], "archive": ["tunk"], "houses": ["mars"]},
        {"line": [{"card": "troll", "damage": 1}], "houses": ["brobnar"]},
    )
    duel.play("mass-abduction", "pick troll.1")
    duel.end("end", "take")
    assert duel.your("archive") == []
    assert duel.their("hand") == ["troll"]
    assert "tunk" in duel.your("hand")
    assert "troll" not in duel.your("hand")


def test_mating_season_shuffles_each_mars_creature_into_its_owner_s_deck() -> None:
    duel = Duel(
        "mars",
        {"hand": ["mating-season"], "line": ["tunk", "troll"], "deck": ["krump"], "artifacts": ["sniffer"]},
        {"line": ["zorg", "blypyp", "bumpsy"]},
    )
    duel.play("mating-season")
    assert (duel.your("line"), duel.their("line")) == (["troll"], ["bumpsy"])
    assert sorted(duel.your("deck")) == ["krump", "tunk"]
    assert sorted(duel.their("deck")) == ["blypyp", "zorg"]
    assert duel.your("artifacts") == ["sniffer"]
    assert duel.kinds().count("shuffled") == 2


def test_mating_season_gains_each_player_1_for_each_creature_shuffled_into_their_deck() -> None:
    duel = Duel(
        "mars",
        {"hand": ["mating-season"], "line": ["tunk", {"card": "zorg", "borrowed": True}]},
        {"line": ["blypyp", "ulyq-megamouth"]},
    )
    duel.play("mating-season")
    assert duel.amber == (2, 3), "1 of them is the bonus; the borrowed one counts for its owner"


@rule("KF-12.2")
def test_mating_season_gains_nothing_for_a_warded_creature() -> None:
    duel = Duel("mars", {"hand": ["mating-season"], "line": ["tunk", {"card": "zorg", "ward": True}]})
    duel.play("mating-season")
    assert duel.your("line") == ["zorg"]
    assert duel.amber == (2, 0)


def test_mating_season_does_nothing_without_mars_creatures() -> None:
    duel = Duel("mars", {"hand": ["mating-season"], "line": ["troll"]}, {"line": ["bumpsy"]})
    duel.play("mating-season")
    assert duel.amber == (1, 0), "the bonus icon alone"
    assert (duel.your("line"), duel.their("line")) == (["troll"], ["bumpsy"])


def test_mindwarper_lets_an_enemy_creature_capture_from_its_own_side() -> None:
    duel = Duel(
        "mars",
        {"line": ["mindwarper", "tunk"], "amber": 2},
        {"line": ["troll", "bumpsy"], "artifacts": ["cannon"], "amber": 2},
    )
    duel.act("mindwarper.1")
    assert duel.options == ["pick troll.1", "pick bumpsy.1"]
    duel.do("pick bumpsy.1")
    assert (duel.mark("amber", "bumpsy.1"), duel.mark("amber", "troll.1")) == (1, 0)
    assert duel.amber == (2, 1)


def test_mindwarper_does_nothing_without_enemy_creatures_or_amber() -> None:
    duel = Duel("mars", {"line": ["mindwarper"], "amber": 2}, {"amber": 2})
    duel.act("mindwarper.1")
    assert duel.amber == (2, 2)
    duel = Duel("mars", {"line": ["mindwarper"], "amber": 2}, {"line": ["troll"]})
    duel.act("mindwarper.1")
    assert (duel.amber, duel.mark("amber", "troll.1")) == ((2, 0), 0)


def test_mothergun_deals_as_much_damage_as_cards_were_revealed() -> None:
    duel = Duel(
        "mars",
        {"artifacts": ["mothergun"], "hand": ["tunk", "sniffer", "zorg", "anger"], "line": ["krump"]},
        {"line": ["troll"], "hand": ["blypyp"]},
    )
    duel.act("mothergun.1")
    assert duel.options == ["pick tunk", "pick sniffer", "pick zorg", "done"]
    duel.do("pick tunk", "pick sniffer", "pick zorg", "done")
    assert duel.options == ["pick krump.1", "pick troll.1"]
    duel.do("pick troll.1")
    assert (duel.damage("troll.1"), duel.damage("krump.1")) == (3, 0)
    assert duel.your("hand") == ["tunk", "sniffer", "zorg", "anger"]


def test_mothergun_deals_nothing_if_nothing_is_revealed() -> None:
    duel = Duel("mars", {"artifacts": ["mothergun"], "hand": ["tunk"]}, {"line": ["troll"]})
    duel.act("mothergun.1", "done")
    assert duel.damage("troll.1") == 0
    assert duel.is_your_move


def test_mothership_support_deals_2_damage_for_each_friendly_ready_mars_creature() -> None:
    duel = Duel(
        "mars",
        {
            "hand": ["mothership-support"],
            "line": ["tunk", "blypyp", {"card": "zorg", "exhausted": True}, "troll"],
            "artifacts": ["sniffer"],
        },
        {"line": ["bumpsy", "yxilx-dominator"]},
    )
    duel.play("mothership-support")
    assert len(duel.options) == 6, "any creature"
    duel.do("pick bumpsy.1", "pick bumpsy.1")
    assert duel.damage("bumpsy.1") == 4
    assert duel.is_your_move


@rule("KF-9.8")
def test_mothership_support_may_choose_a_different_creature_each_time() -> None:
    duel = Duel(
        "mars",
        {"hand": ["mothership-support"], "line": ["tunk", "blypyp"]},
        {"line": ["bumpsy", "krump"]},
    )
    duel.play("mothership-support", "pick bumpsy.1", "pick krump.1")
    assert (duel.damage("bumpsy.1"), duel.damage("krump.1")) == (2, 2)
    assert duel.amber[0] == 1, "the bonus icon"


def test_mothership_support_does_nothing_without_ready_mars_creatures() -> None:
    duel = Duel(
        "mars",
        {"hand": ["mothership-support"], "line": [{"card": "tunk", "exhausted": True}]},
        {"line": ["zorg"]},
    )
    duel.play("mothership-support")
    assert (duel.damage("tunk.1"), duel.damage("zorg.1")) == (0, 0)
    assert duel.is_your_move


def test_orbital_bombardment_deals_2_damage_for_each_card_revealed() -> None:
    duel = Duel(
        "mars",
        {"hand": ["orbital-bombardment", "tunk", "sniffer", "zorg", "anger"]},
        {"line": ["bumpsy", "krump"], "hand": ["blypyp"]},
    )
    duel.play("orbital-bombardment")
    assert duel.options == ["pick tunk", "pick sniffer", "pick zorg", "done"]
    duel.do("pick tunk", "pick sniffer", "pick zorg", "done")
    duel.do("pick bumpsy.1", "pick krump.1", "pick bumpsy.1")
    assert (duel.damage("bumpsy.1"), duel.damage("krump.1")) == (4, 2)
    assert duel.amber[0] == 1, "the bonus icon"


def test_orbital_bombardment_can_hit_friendly_creatures() -> None:
    duel = Duel("mars", {"hand": ["orbital-bombardment", "tunk"], "line": ["troll"]}, {"line": ["bumpsy"]})
    duel.play("orbital-bombardment", "pick tunk", "done", "pick troll.1")
    assert (duel.damage("troll.1"), duel.damage("bumpsy.1")) == (2, 0)


def test_orbital_bombardment_deals_nothing_if_nothing_is_revealed() -> None:
    duel = Duel("mars", {"hand": ["orbital-bombardment", "tunk"]}, {"line": ["bumpsy"]})
    duel.play("orbital-bombardment", "done")
    assert duel.damage("bumpsy.1") == 0
    assert duel.your("hand") == ["tunk"]
