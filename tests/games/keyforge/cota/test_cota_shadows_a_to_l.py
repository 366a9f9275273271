"""Call of the Archons: Shadows from Bad Penny to Longfused Mines, a scenario for each sentence."""

from tests.support.duel import Duel
from tests.support.rules import rule


@rule("KF-6.8")
def test_bad_penny_returns_to_hand_when_it_is_destroyed() -> None:
    duel = Duel("shadows", {"hand": ["poison-wave"], "line": ["bad-penny", "urchin"]})
    duel.play("poison-wave")
    assert duel.your("hand") == ["bad-penny"]
    assert duel.your("discard") == ["urchin", "poison-wave"]


def test_bad_penny_returns_to_its_owners_hand_from_a_fight() -> None:
    duel = Duel("brobnar", {"line": ["troll"]}, {"line": ["bad-penny"]})
    duel.fight("troll.1", "bad-penny.1")
    assert (duel.their("hand"), duel.their("line"), duel.their("discard")) == (["bad-penny"], [], [])


def test_bad_penny_does_not_return_when_it_is_purged() -> None:
    duel = Duel("shadows", {"hand": ["oubliette"]}, {"line": ["bad-penny"]})
    duel.play("oubliette")
    assert (duel.their("hand"), duel.their("purged")) == ([], ["bad-penny"])


def test_bait_and_switch_steals_one_and_one_more_while_the_opponent_has_more() -> None:
    duel = Duel("shadows", {"hand": ["bait-and-switch"], "amber": 1}, {"amber": 6})
    duel.play("bait-and-switch")
    assert duel.amber == (3, 4), "never a third time"


def test_bait_and_switch_stops_when_the_opponent_has_no_longer_more() -> None:
    duel = Duel("shadows", {"hand": ["bait-and-switch"], "amber": 2}, {"amber": 4})
    duel.play("bait-and-switch")
    assert duel.amber == (3, 3)


def test_bait_and_switch_does_nothing_against_as_much_aember() -> None:
    duel = Duel("shadows", {"hand": ["bait-and-switch"], "amber": 4}, {"amber": 4})
    duel.play("bait-and-switch")
    assert duel.amber == (4, 4)
    assert duel.your("discard") == ["bait-and-switch"]


@rule("KF-11.11")
def test_booby_trap_damages_a_creature_off_the_flanks_and_its_neighbours() -> None:
    duel = Duel(
        "shadows",
        {"hand": ["booby-trap"], "line": ["dodger"]},
        {"line": ["troll", "bumpsy", "headhunter", "krump"]},
    )
    duel.play("booby-trap")
    assert duel.options == ["pick bumpsy.1", "pick headhunter.1"]
    duel.do("pick bumpsy.1")
    assert [duel.damage(f"{each}.1") for each in ("troll", "bumpsy", "headhunter", "krump")] == [2, 4, 2, 0]
    assert duel.damage("dodger.1") == 0
    assert duel.amber == (1, 0), "the bonus icon"


def test_booby_trap_can_hit_a_friendly_creature() -> None:
    duel = Duel("shadows", {"hand": ["booby-trap"], "line": ["troll", "dodger", "bumpsy"]})
    duel.play("booby-trap")
    assert [duel.damage(f"{each}.1") for each in ("troll", "dodger", "bumpsy")] == [2, 4, 2]


def test_booby_trap_does_nothing_when_all_creatures_stand_on_flanks() -> None:
    duel = Duel("shadows", {"hand": ["booby-trap"], "line": ["dodger"]}, {"line": ["troll", "bumpsy"]})
    duel.play("booby-trap")
    assert [duel.damage(f"{each}.1") for each in ("dodger", "troll", "bumpsy")] == [0, 0, 0]
    assert duel.is_your_move


def test_bulleteye_reaps_and_destroys_a_flank_creature() -> None:
    duel = Duel(
        "shadows", {"line": ["bulleteye", "dodger", "urchin"]}, {"line": ["troll", "bumpsy", "krump"]}
    )
    duel.reap("bulleteye.1")
    assert duel.options == ["pick bulleteye.1", "pick urchin.1", "pick troll.1", "pick krump.1"]
    duel.do("pick troll.1")
    assert duel.their("line") == ["bumpsy", "krump"]
    assert duel.amber == (1, 0)


def test_bulleteye_alone_must_destroy_itself() -> None:
    duel = Duel("shadows", {"line": ["bulleteye"]})
    duel.reap("bulleteye.1")
    assert (duel.your("line"), duel.your("discard"), duel.amber[0]) == ([], ["bulleteye"], 1)


def test_bulleteye_destroys_nothing_by_fighting() -> None:
    duel = Duel("shadows", {"line": ["bulleteye"]}, {"line": ["silvertooth", "troll"]})
    duel.fight("bulleteye.1", "silvertooth.1")
    assert duel.their("line") == ["troll"]
    assert duel.is_your_move


def test_carlo_phantom_steals_each_time_you_play_an_artifact() -> None:
    duel = Duel(
        "shadows", {"hand": ["subtle-maul", "seeker-needle"], "line": ["carlo-phantom"]}, {"amber": 3}
    )
    duel.play("subtle-maul")
    assert duel.amber == (1, 2)
    duel.play("seeker-needle")
    assert duel.amber == (2, 1)


def test_carlo_phantom_steals_for_no_other_card() -> None:
    duel = Duel(
        "shadows",
        {"hand": ["silvertooth", "duskrunner", "oubliette"], "line": ["carlo-phantom"]},
        {"amber": 3, "line": ["troll"]},
    )
    duel.play("silvertooth", "right-flank").play("duskrunner", "pick troll.1")
    duel.play("oubliette", "pick silvertooth.1")
    assert duel.amber == (0, 3)


def test_carlo_phantom_does_not_steal_when_the_opponent_plays_an_artifact() -> None:
    duel = Duel("shadows", {"hand": ["subtle-maul"], "amber": 3}, {"line": ["carlo-phantom"]})
    duel.play("subtle-maul")
    assert duel.amber == (3, 0)


@rule("KF-8.4")
def test_customs_office_makes_the_opponent_pay_for_an_artifact() -> None:
    duel = Duel(
        "shadows",
        {"hand": ["subtle-maul", "silvertooth"], "amber": 2},
        {"artifacts": ["customs-office"], "amber": 1},
    )
    duel.play("subtle-maul")
    assert duel.amber == (1, 2)
    assert duel.your("artifacts") == ["subtle-maul"]
    duel.play("silvertooth")
    assert duel.amber == (1, 2), "only artifacts cost"


def test_customs_office_stops_an_artifact_that_can_not_be_paid_for() -> None:
    duel = Duel(
        "shadows", {"hand": ["safe-place"], "amber": 0}, {"artifacts": ["customs-office"], "amber": 1}
    )
    assert duel.options == ["discard safe-place", "end"], "its bonus icon would come too late"


def test_customs_office_costs_its_controller_nothing() -> None:
    duel = Duel("shadows", {"hand": ["subtle-maul"], "artifacts": ["customs-office"]}, {"amber": 1})
    duel.play("subtle-maul")
    assert duel.amber == (0, 1)


def test_customs_offices_add_up() -> None:
    duel = Duel(
        "shadows",
        {"hand": ["subtle-maul"], "amber": 1},
        {"artifacts": ["customs-office", "customs-office"]},
    )
    assert "play subtle-maul" not in duel.options
    duel = Duel(
        "shadows",
        {"hand": ["subtle-maul"], "amber": 2},
        {"artifacts": ["customs-office", "customs-office"]},
    )
    assert duel.play("subtle-maul").amber == (0, 2)


def test_deipno_spymaster_lets_a_friendly_creature_of_another_house_be_used_this_turn() -> None:
    duel = Duel("dis", {"line": ["deipno-spymaster", "troll", "bumpsy"]}, {"line": ["krump"]})
    assert duel.options == ["omni deipno-spymaster.1 0", "end"]
    duel.omni("deipno-spymaster.1")
    assert duel.options == ["pick deipno-spymaster.1", "pick troll.1", "pick bumpsy.1"]
    duel.do("pick troll.1")
    assert duel.options == ["reap troll.1", "fight troll.1 krump.1", "end"], "not at once, and no other"
    assert duel.reap("troll.1").amber[0] == 1


def test_deipno_spymasters_permission_ends_with_the_turn() -> None:
    duel = Duel("dis", {"line": ["deipno-spymaster", "troll"], "houses": ["dis", "shadows"]})
    duel.omni("deipno-spymaster.1", "pick troll.1").end("house brobnar", "end", "house dis")
    assert duel.is_your_move
    assert duel.options == ["omni deipno-spymaster.1 0", "end"]


def test_dodger_steals_after_a_fight_that_it_survives() -> None:
    duel = Duel("shadows", {"line": ["dodger"]}, {"line": ["silvertooth"], "amber": 2})
    duel.fight("dodger.1", "silvertooth.1")
    assert duel.amber == (1, 1)


def test_dodger_steals_nothing_when_it_dies_is_attacked_or_reaps() -> None:
    duel = Duel("shadows", {"line": ["dodger"]}, {"line": ["troll"], "amber": 2})
    assert duel.fight("dodger.1", "troll.1").amber == (0, 2)
    duel = Duel("brobnar", {"line": ["wardrummer"], "amber": 2}, {"line": ["dodger"]})
    assert duel.fight("wardrummer.1", "dodger.1").amber == (2, 0)
    duel = Duel("shadows", {"line": ["dodger"]}, {"amber": 2})
    assert duel.reap("dodger.1").amber == (1, 2)


def test_duskrunner_lets_its_creature_steal_when_it_reaps() -> None:
    duel = Duel("brobnar", {"line": [{"card": "bumpsy", "upgrades": ["duskrunner"]}, "krump"]}, {"amber": 3})
    assert duel.reap("bumpsy.1").amber == (2, 2)
    assert duel.reap("krump.1").amber == (3, 2), "only its own creature"


def test_duskrunner_on_an_enemy_creature_steals_from_you() -> None:
    duel = Duel(
        "shadows", {"hand": ["duskrunner"], "amber": 3}, {"line": ["bumpsy"], "houses": ["brobnar", "dis"]}
    )
    duel.play("duskrunner").end("house brobnar")
    assert duel.asked == 1
    duel.reap("bumpsy.1")
    assert duel.amber == (2, 2)


def test_evasion_sigil_stops_a_fight_when_the_discarded_card_is_of_the_active_house() -> None:
    duel = Duel(
        "brobnar",
        {"line": ["headhunter"], "artifacts": ["evasion-sigil"], "deck": ["anger", "urchin"]},
        {"line": ["bumpsy"], "deck": ["troll"]},
    )
    duel.fight("headhunter.1", "bumpsy.1")
    assert duel.your("discard") == ["anger"]
    assert (duel.damage("headhunter.1"), duel.damage("bumpsy.1")) == (0, 0)
    assert not duel.is_ready("headhunter.1")
    assert duel.amber == (0, 0), "no «Fight:» ability"
    assert duel.their("deck") == ["troll"]


def test_evasion_sigil_lets_the_fight_go_on_with_a_card_of_another_house() -> None:
    duel = Duel(
        "brobnar",
        {"line": ["bumpsy"], "artifacts": ["evasion-sigil"], "deck": ["urchin", "anger"]},
        {"line": ["troll"]},
    )
    duel.fight("bumpsy.1", "troll.1")
    assert duel.your("discard") == ["urchin", "bumpsy"]
    assert duel.damage("troll.1") == 5


def test_evasion_sigil_takes_the_deck_of_the_attackers_controller() -> None:
    duel = Duel(
        "brobnar",
        {"line": ["bumpsy"], "deck": ["anger"]},
        {"line": ["troll"], "artifacts": ["evasion-sigil"], "deck": ["urchin"]},
    )
    duel.fight("bumpsy.1", "troll.1")
    assert (duel.your("discard"), duel.their("discard")) == (["anger"], [])
    assert duel.damage("troll.1") == 0


@rule("KF-3.18")
def test_evasion_sigil_does_nothing_with_an_empty_deck() -> None:
    duel = Duel(
        "brobnar",
        {"line": ["bumpsy"], "artifacts": ["evasion-sigil"], "discard": ["anger"]},
        {"line": ["troll"]},
    )
    duel.fight("bumpsy.1", "troll.1")
    assert duel.your("discard") == ["anger", "bumpsy"]
    assert duel.damage("troll.1") == 5


def test_evasion_sigil_leaves_reaping_alone() -> None:
    duel = Duel("brobnar", {"line": ["bumpsy"], "artifacts": ["evasion-sigil"], "deck": ["anger"]})
    assert duel.reap("bumpsy.1").amber[0] == 1
    assert duel.your("deck") == ["anger"]


def test_faygin_returns_an_urchin_from_play_or_from_your_discard_pile() -> None:
    position = (
        {"line": ["faygin", "urchin"], "discard": ["urchin", "dodger"]},
        {"discard": ["urchin"], "amber": 2},
    )
    duel = Duel("shadows", *position).reap("faygin.1")
    assert duel.options == ["pick urchin@p1/discard.1", "pick urchin.1"]
    duel.do("pick urchin.1")
    assert (duel.your("line"), duel.your("hand")) == (["faygin"], ["urchin"])
    duel = Duel("shadows", *position).reap("faygin.1", "pick urchin@p1/discard.1")
    assert (duel.your("line"), duel.your("hand")) == (["faygin", "urchin"], ["urchin"])
    assert duel.your("discard") == ["dodger"]


@rule("KF-7.3")
def test_faygin_returns_an_enemy_urchin_to_its_owners_hand() -> None:
    duel = Duel("shadows", {"line": ["faygin"]}, {"line": ["urchin"]}).reap("faygin.1")
    assert (duel.your("hand"), duel.their("hand"), duel.their("line")) == ([], ["urchin"], [])


def test_faygin_just_reaps_without_an_urchin() -> None:
    duel = Duel("shadows", {"line": ["faygin", "dodger"], "discard": ["umbra"]}).reap("faygin.1")
    assert (duel.amber[0], duel.your("hand"), duel.is_your_move) == (1, [], True)


def test_finishing_blow_destroys_a_damaged_creature_and_steals() -> None:
    duel = Duel(
        "shadows",
        {"hand": ["finishing-blow"], "line": [{"card": "dodger", "damage": 1}, "umbra"]},
        {"line": [{"card": "troll", "damage": 1}, "bumpsy"], "amber": 2},
    )
    duel.play("finishing-blow")
    assert duel.options == ["pick dodger.1", "pick troll.1"]
    duel.do("pick troll.1")
    assert duel.their("line") == ["bumpsy"]
    assert duel.amber == (2, 1), "one of it is the bonus icon"


def test_finishing_blow_steals_nothing_without_a_damaged_creature() -> None:
    duel = Duel("shadows", {"hand": ["finishing-blow"]}, {"line": ["troll"], "amber": 2})
    assert duel.play("finishing-blow").amber == (1, 2)
    assert duel.their("line") == ["troll"]


@rule("KF-12.7")
def test_finishing_blow_steals_nothing_when_a_ward_saves_the_creature() -> None:
    duel = Duel(
        "shadows",
        {"hand": ["finishing-blow"]},
        {"line": [{"card": "troll", "damage": 1, "ward": True}], "amber": 2},
    )
    assert duel.play("finishing-blow").amber == (1, 2)
    assert (duel.their("line"), duel.mark("ward", "troll.1")) == (["troll"], 0)


def test_ghostly_hand_steals_the_only_aember_of_the_opponent() -> None:
    duel = Duel("shadows", {"hand": ["ghostly-hand"]}, {"amber": 1})
    assert duel.play("ghostly-hand").amber == (3, 0), "two of it are bonus icons"


def test_ghostly_hand_does_nothing_against_none_or_two() -> None:
    for amber in (0, 2):
        duel = Duel("shadows", {"hand": ["ghostly-hand"]}, {"amber": amber})
        assert duel.play("ghostly-hand").amber == (2, amber)


@rule("KF-7.7")
def test_hidden_stash_archives_a_card_of_your_hand() -> None:
    duel = Duel("shadows", {"hand": ["hidden-stash", "troll", "urchin"]}, {"hand": ["bumpsy"]})
    duel.play("hidden-stash")
    assert duel.options == ["pick troll", "pick urchin"]
    duel.do("pick troll")
    assert (duel.your("archive"), duel.your("hand")) == (["troll"], ["urchin"])
    assert (duel.their("hand"), duel.amber[0]) == (["bumpsy"], 1)


def test_hidden_stash_archives_nothing_from_an_empty_hand() -> None:
    duel = Duel("shadows", {"hand": ["hidden-stash"]}, {"hand": ["bumpsy"]})
    duel.play("hidden-stash", "done")
    assert (duel.your("archive"), duel.your("discard")) == ([], ["hidden-stash"])
    assert duel.is_your_move


def test_imperial_traitor_may_purge_a_sanctum_card_of_the_opponents_hand() -> None:
    duel = Duel(
        "shadows",
        {"hand": ["imperial-traitor", "bulwark"]},
        {"hand": ["troll", "grey-monk", "raiding-knight"]},
    )
    duel.play("imperial-traitor", "yes")
    assert duel.options == ["pick grey-monk", "pick raiding-knight", "done"]
    duel.do("pick grey-monk")
    assert (duel.their("purged"), duel.their("hand")) == (["grey-monk"], ["troll", "raiding-knight"])
    assert duel.your("hand") == ["bulwark"]


def test_imperial_traitor_shows_you_the_hand_even_if_you_purge_nothing() -> None:
    duel = Duel("shadows", {"hand": ["imperial-traitor"]}, {"hand": ["troll", "grey-monk"]})
    assert not duel.state.known[duel.card("troll")] & 1
    duel.play("imperial-traitor", "no")
    assert duel.state.known[duel.card("troll")] & 1
    assert duel.state.known[duel.card("grey-monk")] & 1
    assert (duel.their("purged"), duel.their("hand")) == ([], ["troll", "grey-monk"])


def test_imperial_traitor_purges_nothing_without_a_sanctum_card() -> None:
    duel = Duel("shadows", {"hand": ["imperial-traitor"]}, {"hand": ["troll"]})
    duel.play("imperial-traitor", "yes", "done")
    assert (duel.their("purged"), duel.their("hand"), duel.is_your_move) == ([], ["troll"], True)


def test_key_of_darkness_forges_a_key_for_six_more() -> None:
    duel = Duel("shadows", {"hand": ["key-of-darkness"], "amber": 13}, {"amber": 1})
    duel.play("key-of-darkness", "forge blue")
    assert (duel.keys, duel.amber) == ((1, 0), (1, 1))


def test_key_of_darkness_does_nothing_with_eleven_aember_against_one() -> None:
    duel = Duel("shadows", {"hand": ["key-of-darkness"], "amber": 11}, {"amber": 1})
    duel.play("key-of-darkness")
    assert (duel.keys, duel.amber) == ((0, 0), (11, 1))
    assert duel.is_your_move


def test_key_of_darkness_forges_a_key_for_two_more_against_an_empty_pool() -> None:
    duel = Duel("shadows", {"hand": ["key-of-darkness"], "amber": 8})
    duel.play("key-of-darkness", "forge red")
    assert (duel.keys, duel.amber) == ((1, 0), (0, 0))
    duel = Duel("shadows", {"hand": ["key-of-darkness"], "amber": 7})
    assert duel.play("key-of-darkness").keys == (0, 0)


def test_lights_out_returns_two_enemy_creatures_to_hand() -> None:
    duel = Duel(
        "shadows", {"hand": ["lights-out"], "line": ["dodger"]}, {"line": ["troll", "bumpsy", "krump"]}
    )
    duel.play("lights-out")
    assert duel.options == ["pick troll.1", "pick bumpsy.1", "pick krump.1"]
    duel.do("pick krump.1", "pick troll.1")
    assert (duel.their("line"), sorted(duel.their("hand"))) == (["bumpsy"], ["krump", "troll"])
    assert duel.your("line") == ["dodger"]


@rule("KF-9.1")
def test_lights_out_returns_the_only_enemy_creature() -> None:
    duel = Duel("shadows", {"hand": ["lights-out"], "line": ["dodger"]}, {"line": ["troll"]})
    duel.play("lights-out")
    assert (duel.their("line"), duel.their("hand"), duel.your("line")) == ([], ["troll"], ["dodger"])


def test_longfused_mines_damage_each_enemy_off_the_flanks() -> None:
    duel = Duel(
        "dis",
        {"artifacts": ["longfused-mines"], "line": ["troll", "dodger", "valdr"]},
        {"line": ["krump", "bumpsy", "wardrummer", "headhunter"]},
    )
    duel.omni("longfused-mines.1")
    assert duel.your("discard") == ["longfused-mines"]
    assert duel.their("line") == ["krump", "bumpsy", "headhunter"]
    assert [duel.damage(f"{each}.1") for each in ("krump", "bumpsy", "headhunter")] == [0, 3, 0]
    assert duel.damage("dodger.1") == 0


def test_longfused_mines_are_sacrificed_even_for_nothing() -> None:
    duel = Duel("dis", {"artifacts": ["longfused-mines"]}, {"line": ["krump", "bumpsy"]})
    duel.omni("longfused-mines.1")
    assert (duel.your("artifacts"), duel.damage("krump.1"), duel.damage("bumpsy.1")) == ([], 0, 0)
