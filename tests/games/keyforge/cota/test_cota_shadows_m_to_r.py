"""Call of the Archons: Shadows from Macis Asp to Routine Job, a scenario for each sentence."""

from tests.support.duel import Duel
from tests.support.rules import rule


@rule("KF-11.7", "KF-11.8")
def test_macis_asp_kills_what_it_bites_and_takes_no_damage() -> None:
    duel = Duel("shadows", {"line": ["macis-asp"]}, {"line": ["troll"]})
    duel.fight("macis-asp.1", "troll.1")
    assert (duel.their("line"), duel.damage("macis-asp.1")) == ([], 0)


def test_macis_asp_takes_damage_when_it_is_attacked_and_kills_all_the_same() -> None:
    duel = Duel("brobnar", {"line": ["troll"]}, {"line": ["macis-asp"]})
    duel.fight("troll.1", "macis-asp.1")
    assert (duel.your("line"), duel.their("line")) == ([], [])


def test_mack_the_knife_can_be_used_in_any_house() -> None:
    duel = Duel("dis", {"line": ["mack-the-knife", "dodger"]}, {"line": ["krump"]})
    assert duel.options == [
        "reap mack-the-knife.1",
        "fight mack-the-knife.1 krump.1",
        "action mack-the-knife.1 0",
        "end",
    ]
    assert duel.reap("mack-the-knife.1").amber[0] == 1


def test_mack_the_knife_gains_an_aember_for_a_kill() -> None:
    duel = Duel("dis", {"line": ["mack-the-knife"]}, {"line": ["urchin", "troll"]})
    duel.act("mack-the-knife.1", "pick urchin.1")
    assert (duel.their("line"), duel.amber) == (["troll"], (1, 0))


def test_mack_the_knife_gains_nothing_when_the_creature_lives() -> None:
    duel = Duel("dis", {"line": ["mack-the-knife"]}, {"line": ["urchin", "troll"]})
    duel.act("mack-the-knife.1", "pick troll.1")
    assert (duel.damage("troll.1"), duel.amber) == (1, (0, 0))
    duel = Duel("dis", {"line": ["mack-the-knife"]}, {"line": [{"card": "urchin", "ward": True}]})
    assert duel.act("mack-the-knife.1", "pick urchin.1").amber == (0, 0)
    assert duel.their("line") == ["urchin"]


def test_mack_the_knife_can_not_be_played_in_another_house() -> None:
    duel = Duel("dis", {"hand": ["mack-the-knife"]})
    assert duel.options == ["end"]


def test_magda_the_rat_steals_two_when_played() -> None:
    duel = Duel("shadows", {"hand": ["magda-the-rat"]}, {"amber": 5})
    assert duel.play("magda-the-rat").amber == (2, 3)


def test_magda_the_rat_gives_two_back_when_she_is_destroyed() -> None:
    duel = Duel("brobnar", {"line": ["troll"], "amber": 1}, {"line": ["magda-the-rat"], "amber": 3})
    duel.fight("troll.1", "magda-the-rat.1")
    assert duel.amber == (1, 3), "elusive"
    duel = Duel(
        "shadows", {"hand": ["poison-wave"]}, {"line": [{"card": "magda-the-rat", "damage": 2}], "amber": 3}
    )
    assert duel.play("poison-wave").amber == (3, 1), "one of it is the bonus icon"


def test_magda_the_rat_gives_two_back_however_she_leaves() -> None:
    duel = Duel("shadows", {"hand": ["lights-out"]}, {"line": ["magda-the-rat"], "amber": 3})
    assert duel.play("lights-out").amber == (3, 1), "to the hand"
    duel = Duel("shadows", {"hand": ["one-last-job"], "line": ["magda-the-rat"]}, {"amber": 3})
    assert duel.play("one-last-job").amber == (1, 3), "purged: she takes the icon's æmber first"


def test_magda_the_rat_takes_no_more_than_there_is() -> None:
    duel = Duel("shadows", {"hand": ["magda-the-rat"]}, {"amber": 1})
    assert duel.play("magda-the-rat").amber == (1, 0)


def test_masterplan_hides_a_card_of_your_hand_that_only_you_know() -> None:
    duel = Duel("shadows", {"hand": ["masterplan", "troll", "urchin"]}, {"hand": ["bumpsy"]})
    duel.play("masterplan")
    assert duel.options == ["pick troll", "pick urchin"]
    duel.do("pick troll")
    assert (duel.your("hand"), duel.your("facedown")) == (["urchin"], ["troll"])
    assert duel.state.known[duel.card("troll@p1/facedown.1")] == 0b01
    assert duel.amber[0] == 1


def masterplan_with(card: str, **foe: object) -> Duel:
    """Your next turn, with a card under Masterplan."""
    duel = Duel(
        "shadows",
        {"hand": ["masterplan", card], "houses": ["dis", "shadows"]},
        {**foe, "houses": ["brobnar", "dis"]},
    )
    duel.play("masterplan", f"pick {card}").end("house brobnar", "end", "house dis")
    assert duel.is_your_move
    return duel


def test_masterplan_plays_its_card_of_whatever_house_and_is_destroyed() -> None:
    duel = masterplan_with("bumpsy", amber=2)
    duel.omni("masterplan.1")
    assert (duel.your("line"), duel.your("facedown"), duel.your("artifacts")) == (["bumpsy"], [], [])
    assert duel.your("discard") == ["masterplan"]
    assert duel.amber == (1, 1), "the «Play:» ability of what it hid"


def test_masterplan_plays_an_action_that_is_discarded_before_it() -> None:
    duel = masterplan_with("poison-wave", line=["urchin"])
    duel.omni("masterplan.1")
    assert (duel.their("line"), duel.amber[0]) == ([], 2)
    assert duel.your("discard") == ["poison-wave", "masterplan"]


def test_masterplan_is_destroyed_with_a_card_that_can_not_be_played() -> None:
    duel = masterplan_with("duskrunner")
    duel.omni("masterplan.1")
    assert sorted(duel.your("discard")) == ["duskrunner", "masterplan"]
    assert duel.your("facedown") == []


def test_masterplan_may_hide_nothing_when_the_hand_is_empty() -> None:
    duel = Duel("shadows", {"hand": ["masterplan"]})
    duel.play("masterplan", "done")
    assert (duel.your("artifacts"), duel.your("facedown"), duel.is_your_move) == (["masterplan"], [], True)
    duel = Duel("shadows", {"artifacts": ["masterplan"]})
    assert duel.omni("masterplan.1").your("discard") == ["masterplan"]


def test_masterplan_discards_its_card_when_it_leaves() -> None:
    duel = masterplan_with("bumpsy", hand=["barehanded"])
    duel.end("house brobnar")
    duel.play("barehanded")
    assert duel.your("discard") == ["bumpsy"]
    assert duel.your("deck") == ["masterplan"]


def test_miasma_makes_the_opponent_skip_forging_once() -> None:
    duel = Duel(
        "shadows",
        {"hand": ["miasma"], "houses": ["shadows", "dis"]},
        {"amber": 6, "houses": ["brobnar", "dis"]},
    )
    duel.play("miasma").end()
    assert (duel.prompt, duel.asked, duel.keys) == ("house", 1, (0, 0))
    assert duel.amber == (1, 6)
    duel.do("house dis", "end", "house dis", "end")
    assert duel.prompt == "key"
    duel.do("forge red")
    assert duel.keys == (0, 1)


def test_miasma_does_not_stop_you() -> None:
    duel = Duel(
        "shadows",
        {"hand": ["miasma"], "amber": 5, "houses": ["shadows", "dis"]},
        {"amber": 6, "houses": ["brobnar", "dis"]},
    )
    duel.play("miasma").end("house dis", "end")
    assert (duel.prompt, duel.asked) == ("key", 0)
    assert duel.do("forge blue").keys == (1, 0)


def test_miasma_does_not_stop_a_key_forged_by_a_card() -> None:
    duel = Duel(
        "shadows",
        {"hand": ["miasma"], "houses": ["shadows", "dis"]},
        {"hand": ["key-of-darkness"], "amber": 12, "houses": ["shadows", "dis"]},
    )
    duel.play("miasma").end("house shadows", "play key-of-darkness", "forge red")
    assert duel.keys == (0, 1)


def test_mooncurser_steals_after_fighting() -> None:
    duel = Duel("shadows", {"line": ["mooncurser"]}, {"line": ["troll"], "amber": 1})
    duel.fight("mooncurser.1", "troll.1")
    assert (duel.their("line"), duel.damage("mooncurser.1"), duel.amber) == ([], 0, (1, 0))


def test_mooncurser_steals_nothing_by_reaping() -> None:
    duel = Duel("shadows", {"line": ["mooncurser"]}, {"line": ["troll"], "amber": 1})
    assert duel.reap("mooncurser.1").amber == (1, 1)


def test_nerve_blast_steals_and_damages_a_creature() -> None:
    duel = Duel("shadows", {"hand": ["nerve-blast"], "line": ["dodger"]}, {"line": ["troll"], "amber": 1})
    duel.play("nerve-blast")
    assert duel.options == ["pick dodger.1", "pick troll.1"]
    duel.do("pick troll.1")
    assert (duel.amber, duel.damage("troll.1"), duel.damage("dodger.1")) == ((1, 0), 2, 0)


def test_nerve_blast_damages_nobody_when_nothing_is_stolen() -> None:
    duel = Duel("shadows", {"hand": ["nerve-blast"]}, {"line": ["troll"]})
    duel.play("nerve-blast")
    assert (duel.damage("troll.1"), duel.is_your_move) == (0, True)


@rule("KF-5.10")
def test_nexus_uses_an_enemy_artifact_as_if_it_were_yours() -> None:
    duel = Duel(
        "shadows",
        {"line": ["nexus"], "artifacts": ["subtle-maul"]},
        {"artifacts": ["skeleton-key", "seeker-needle"], "line": ["urchin"], "amber": 2},
    )
    duel.reap("nexus.1")
    assert duel.options == ["pick skeleton-key.1", "pick seeker-needle.1"]
    duel.do("pick seeker-needle.1", "pick urchin.1")
    assert duel.amber == (2, 2), "the reap, and the needle's reward"
    assert not duel.is_ready("seeker-needle.1")
    assert duel.controller("seeker-needle.1") == 1


def test_nexus_sees_friend_and_foe_from_your_side() -> None:
    duel = Duel(
        "shadows", {"line": ["nexus"]}, {"artifacts": ["skeleton-key"], "line": ["urchin"], "amber": 2}
    )
    duel.reap("nexus.1")
    assert (duel.mark("amber", "nexus.1"), duel.mark("amber", "urchin.1")) == (1, 0)
    assert duel.amber == (1, 1)


@rule("KF-5.20")
def test_nexus_sacrifices_an_enemy_artifact_by_using_it() -> None:
    duel = Duel("shadows", {"line": ["nexus"]}, {"artifacts": ["longfused-mines"], "line": ["urchin"] * 3})
    duel.reap("nexus.1")
    assert (duel.their("artifacts"), duel.their("line")) == ([], ["urchin", "urchin"])


def test_nexus_plays_the_card_under_an_enemy_masterplan_for_you() -> None:
    duel = Duel("shadows", {"hand": ["masterplan", "bumpsy"], "amber": 2}, {"line": ["nexus"]})
    duel.play("masterplan", "pick bumpsy").end("reap nexus.1", "right-flank")
    assert (duel.their("line"), duel.your("discard")) == (["nexus", "bumpsy"], ["masterplan"])
    assert duel.amber == (2, 1), "the bonus icon less what their new creature takes; the reap"


@rule("KF-5.9")
def test_nexus_can_not_use_an_exhausted_artifact_or_its_own() -> None:
    duel = Duel(
        "shadows",
        {"line": ["nexus"], "artifacts": ["skeleton-key"]},
        {"artifacts": [{"card": "seeker-needle", "exhausted": True}], "line": ["urchin"], "amber": 2},
    )
    duel.reap("nexus.1")
    assert (duel.their("line"), duel.is_ready("skeleton-key.1"), duel.amber) == (["urchin"], True, (1, 2))
    assert duel.is_your_move


def test_noddy_the_thief_steals_as_an_action() -> None:
    duel = Duel("shadows", {"line": ["noddy-the-thief"]}, {"amber": 2})
    assert duel.act("noddy-the-thief.1").amber == (1, 1)
    assert not duel.is_ready("noddy-the-thief.1")


def test_noddy_the_thief_steals_nothing_by_reaping_or_from_nobody() -> None:
    duel = Duel("shadows", {"line": ["noddy-the-thief"]}, {"amber": 2})
    assert duel.reap("noddy-the-thief.1").amber == (1, 2)
    duel = Duel("shadows", {"line": ["noddy-the-thief"]})
    assert duel.act("noddy-the-thief.1").amber == (0, 0)


@rule("KF-8.2")
def test_old_bruno_captures_three() -> None:
    duel = Duel("shadows", {"hand": ["old-bruno"], "line": ["dodger"], "amber": 1}, {"amber": 4})
    duel.play("old-bruno", "left-flank")
    assert (duel.amber, duel.mark("amber", "old-bruno.1"), duel.mark("amber", "dodger.1")) == ((1, 1), 3, 0)


def test_old_bruno_captures_no_more_than_there_is() -> None:
    duel = Duel("shadows", {"hand": ["old-bruno"]}, {"amber": 2}).play("old-bruno")
    assert (duel.amber, duel.mark("amber", "old-bruno.1")) == ((0, 0), 2)


def test_one_last_job_purges_your_shadows_creatures_and_steals_for_each() -> None:
    duel = Duel(
        "shadows",
        {"hand": ["one-last-job"], "line": ["umbra", "troll", "dodger"], "artifacts": ["subtle-maul"]},
        {"line": ["urchin"], "amber": 5},
    )
    duel.play("one-last-job")
    assert (duel.your("line"), sorted(duel.your("purged"))) == (["troll"], ["dodger", "umbra"])
    assert (duel.your("artifacts"), duel.their("line")) == (["subtle-maul"], ["urchin"])
    assert duel.amber == (3, 3), "one of it is the bonus icon"


@rule("KF-12.2", "KF-9.10")
def test_one_last_job_does_not_count_a_creature_that_its_ward_kept() -> None:
    duel = Duel(
        "shadows",
        {"hand": ["one-last-job"], "line": [{"card": "umbra", "ward": True}, "dodger"]},
        {"amber": 5},
    )
    duel.play("one-last-job")
    assert (duel.your("line"), duel.amber) == (["umbra"], (2, 4))


def test_one_last_job_steals_nothing_without_shadows_creatures() -> None:
    duel = Duel("shadows", {"hand": ["one-last-job"], "line": ["troll"]}, {"amber": 5})
    assert duel.play("one-last-job").amber == (1, 5)
    assert duel.your("purged") == []


def test_oubliette_purges_a_creature_with_power_three_or_lower() -> None:
    duel = Duel(
        "shadows",
        {"hand": ["oubliette"], "line": ["umbra", "dodger"]},
        {"line": ["wardrummer", "charette", {"card": "grenade-snib", "power-counters": 2}]},
    )
    duel.play("oubliette")
    assert duel.options == ["pick umbra.1", "pick wardrummer.1"]
    duel.do("pick wardrummer.1")
    assert (duel.their("purged"), duel.their("discard")) == (["wardrummer"], [])
    assert duel.their("line") == ["charette", "grenade-snib"]


def test_oubliette_does_nothing_against_stronger_creatures() -> None:
    duel = Duel("shadows", {"hand": ["oubliette"]}, {"line": ["charette"]})
    assert duel.play("oubliette").their("line") == ["charette"]


def test_pawn_sacrifice_sacrifices_a_friend_and_damages_two_creatures() -> None:
    duel = Duel(
        "shadows",
        {"hand": ["pawn-sacrifice"], "line": ["urchin", "dodger"]},
        {"line": ["troll", "bumpsy", "wardrummer"]},
    )
    duel.play("pawn-sacrifice")
    assert duel.options == ["pick urchin.1", "pick dodger.1"]
    duel.do("pick urchin.1")
    assert duel.options == ["pick dodger.1", "pick troll.1", "pick bumpsy.1", "pick wardrummer.1"]
    duel.do("pick troll.1", "pick wardrummer.1")
    assert duel.your("discard") == ["urchin", "pawn-sacrifice"]
    assert duel.their("line") == ["troll", "bumpsy"]
    assert (duel.damage("troll.1"), duel.damage("bumpsy.1"), duel.damage("dodger.1")) == (3, 0, 0)


def test_pawn_sacrifice_damages_the_same_creature_only_once() -> None:
    duel = Duel("shadows", {"hand": ["pawn-sacrifice"], "line": ["urchin"]}, {"line": ["troll"]})
    assert duel.play("pawn-sacrifice").damage("troll.1") == 3


def test_pawn_sacrifice_does_nothing_without_a_sacrifice() -> None:
    duel = Duel("shadows", {"hand": ["pawn-sacrifice"]}, {"line": ["troll", "bumpsy"]})
    duel.play("pawn-sacrifice")
    assert (duel.damage("troll.1"), duel.damage("bumpsy.1"), duel.is_your_move) == (0, 0, True)
    duel = Duel("shadows", {"hand": ["pawn-sacrifice"], "line": [{"card": "urchin", "ward": True}]})
    assert duel.play("pawn-sacrifice").your("line") == ["urchin"], "the ward went in its place"


def test_poison_wave_damages_every_creature() -> None:
    duel = Duel("shadows", {"hand": ["poison-wave"], "line": ["dodger"]}, {"line": ["troll", "umbra"]})
    duel.play("poison-wave")
    assert (duel.damage("dodger.1"), duel.damage("troll.1"), duel.their("line")) == (2, 2, ["troll"])
    assert duel.amber[0] == 1


def test_poison_wave_into_an_empty_table_only_gives_its_icon() -> None:
    duel = Duel("shadows", {"hand": ["poison-wave"]}).play("poison-wave")
    assert (duel.amber, duel.your("discard")) == ((1, 0), ["poison-wave"])


def test_relentless_whispers_steal_for_a_kill() -> None:
    duel = Duel(
        "shadows",
        {"hand": ["relentless-whispers"], "line": ["dodger"]},
        {"line": ["umbra", "troll"], "amber": 3},
    )
    duel.play("relentless-whispers")
    assert duel.options == ["pick dodger.1", "pick umbra.1", "pick troll.1"]
    duel.do("pick umbra.1")
    assert (duel.their("line"), duel.amber) == (["troll"], (2, 2))


def test_relentless_whispers_steal_nothing_when_the_creature_lives() -> None:
    duel = Duel("shadows", {"hand": ["relentless-whispers"]}, {"line": ["wardrummer"], "amber": 3})
    duel.play("relentless-whispers")
    assert (duel.damage("wardrummer.1"), duel.amber) == (2, (1, 3))


def test_ring_of_invisibility_makes_elusive_and_lets_skirmish() -> None:
    duel = Duel(
        "brobnar",
        {"line": [{"card": "bumpsy", "upgrades": ["ring-of-invisibility"]}, "krump"]},
        {"line": ["troll"]},
    )
    assert [duel.attribute(each, "bumpsy.1") for each in ("elusive", "skirmish")] == [1, 1]
    assert [duel.attribute(each, "krump.1") for each in ("elusive", "skirmish")] == [0, 0]
    duel.fight("bumpsy.1", "troll.1")
    assert (duel.damage("troll.1"), duel.damage("bumpsy.1")) == (5, 0)


def test_ring_of_invisibility_stops_only_the_first_attack_of_a_turn() -> None:
    duel = Duel(
        "brobnar",
        {"line": ["krump", "headhunter"]},
        {"line": [{"card": "troll", "upgrades": ["ring-of-invisibility"]}]},
    )
    duel.fight("krump.1", "troll.1")
    assert (duel.damage("krump.1"), duel.damage("troll.1")) == (0, 0)
    duel.fight("headhunter.1", "troll.1")
    assert (duel.your("line"), duel.damage("troll.1")) == (["krump"], 5)


def test_routine_job_steals_one_more_for_each_copy_in_your_discard_pile() -> None:
    duel = Duel(
        "shadows",
        {"hand": ["routine-job", "routine-job"], "discard": ["routine-job", "urchin"]},
        {"amber": 9, "discard": ["routine-job"]},
    )
    duel.play("routine-job")
    assert duel.amber == (2, 7)
    duel.play("routine-job")
    assert duel.amber == (5, 4), "the one just played counts now"


def test_routine_job_does_not_count_itself() -> None:
    duel = Duel("shadows", {"hand": ["routine-job"]}, {"amber": 9})
    assert duel.play("routine-job").amber == (1, 8)
