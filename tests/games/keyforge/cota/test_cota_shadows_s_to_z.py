"""Call of the Archons: Shadows from Safe Place to Urchin, a scenario for each sentence."""

from tests.support.duel import Duel
from tests.support.rules import rule


def test_safe_place_takes_an_aember_from_your_pool() -> None:
    duel = Duel("shadows", {"artifacts": ["safe-place"], "amber": 2}, {"amber": 1})
    duel.act("safe-place.1")
    assert (duel.amber, duel.mark("amber", "safe-place.1")) == ((1, 1), 1)


def test_safe_place_takes_nothing_from_an_empty_pool() -> None:
    duel = Duel("shadows", {"artifacts": ["safe-place"]}, {"amber": 1})
    duel.act("safe-place.1")
    assert (duel.amber, duel.mark("amber", "safe-place.1")) == ((0, 1), 0)


@rule("KF-3.4")
def test_safe_place_pays_for_keys() -> None:
    duel = Duel(you={"artifacts": [{"card": "safe-place", "amber": 3}], "amber": 4}, step="start")
    assert duel.prompt == "key", "together it is enough, so the key must be forged"
    duel.do("forge red")
    assert (duel.prompt, duel.options) == ("spend", ["number 2", "number 3"])
    duel.do("number 3")
    assert (duel.keys[0], duel.amber[0], duel.mark("amber", "safe-place.1")) == (1, 1, 0)


def test_safe_place_does_not_help_when_even_together_it_is_too_little() -> None:
    duel = Duel(
        you={"artifacts": [{"card": "safe-place", "amber": 3}], "amber": 2, "houses": ["dis", "shadows"]},
        step="start",
    )
    assert (duel.prompt, duel.keys[0], duel.mark("amber", "safe-place.1")) == ("house", 0, 3)


def test_safe_place_keeps_its_aember_from_thieves_and_does_not_pay_for_the_opponent() -> None:
    duel = Duel("shadows", {"hand": ["urchin"]}, {"artifacts": [{"card": "safe-place", "amber": 3}]})
    assert duel.play("urchin").amber == (0, 0)
    duel = Duel(
        you={"amber": 4, "houses": ["dis", "shadows"]},
        foe={"artifacts": [{"card": "safe-place", "amber": 3}]},
        step="start",
    )
    assert duel.prompt == "house"


@rule("KF-7.2")
def test_the_aember_on_safe_place_goes_to_the_supply_when_it_leaves() -> None:
    duel = Duel("brobnar", {"hand": ["barehanded"]}, {"artifacts": [{"card": "safe-place", "amber": 3}]})
    duel.play("barehanded")
    assert duel.their("deck") == ["safe-place"]
    assert duel.amber == (1, 0), "the bonus icon of the other card"


def test_seeker_needle_gains_an_aember_for_a_kill() -> None:
    duel = Duel("shadows", {"artifacts": ["seeker-needle"], "line": ["urchin"]}, {"line": ["bad-penny"]})
    duel.act("seeker-needle.1")
    assert duel.options == ["pick urchin.1", "pick bad-penny.1"]
    duel.do("pick bad-penny.1")
    assert (duel.their("hand"), duel.amber) == (["bad-penny"], (1, 0)), "returned, but destroyed"


def test_seeker_needle_gains_nothing_when_the_creature_lives() -> None:
    duel = Duel("shadows", {"artifacts": ["seeker-needle"]}, {"line": ["umbra"]}).act("seeker-needle.1")
    assert (duel.damage("umbra.1"), duel.amber) == (1, (0, 0))


def test_selwyn_the_fence_moves_an_aember_from_one_of_your_cards_to_your_pool() -> None:
    duel = Duel(
        "shadows",
        {
            "line": ["selwyn-the-fence", {"card": "old-bruno", "amber": 2}, "dodger"],
            "artifacts": [{"card": "safe-place", "amber": 1}],
        },
        {"line": [{"card": "troll", "amber": 1}], "amber": 1},
    )
    duel.reap("selwyn-the-fence.1")
    assert duel.options == ["pick old-bruno.1", "pick safe-place.1"]
    duel.do("pick old-bruno.1")
    assert (duel.amber, duel.mark("amber", "old-bruno.1"), duel.mark("amber", "troll.1")) == ((2, 1), 1, 1)


def test_selwyn_the_fence_moves_an_aember_after_a_fight_too() -> None:
    duel = Duel("shadows", {"line": [{"card": "selwyn-the-fence", "amber": 1}]}, {"line": ["umbra"]})
    duel.fight("selwyn-the-fence.1", "umbra.1")
    assert (duel.amber[0], duel.mark("amber", "selwyn-the-fence.1")) == (1, 0)


def test_selwyn_the_fence_moves_nothing_without_aember_on_your_cards() -> None:
    duel = Duel("shadows", {"line": ["selwyn-the-fence"]}, {"line": [{"card": "troll", "amber": 1}]})
    duel.reap("selwyn-the-fence.1")
    assert (duel.amber, duel.mark("amber", "troll.1"), duel.is_your_move) == ((1, 0), 1, True)


def test_shadow_self_deals_no_damage_in_a_fight() -> None:
    duel = Duel("shadows", {"line": ["shadow-self"]}, {"line": ["umbra"]})
    duel.fight("shadow-self.1", "umbra.1")
    assert (duel.damage("umbra.1"), duel.damage("shadow-self.1")) == (0, 2)
    duel = Duel("brobnar", {"line": ["wardrummer"]}, {"line": ["shadow-self"]})
    duel.fight("wardrummer.1", "shadow-self.1")
    assert (duel.damage("wardrummer.1"), duel.damage("shadow-self.1")) == (0, 3)


def test_shadow_self_takes_the_damage_of_its_neighbours() -> None:
    duel = Duel(
        "brobnar", {"line": ["troll", "krump"]}, {"line": ["umbra", "shadow-self", "dodger", "urchin"]}
    )
    duel.fight("krump.1", "dodger.1")
    assert (duel.damage("dodger.1"), duel.damage("shadow-self.1")) == (0, 6)
    assert duel.damage("krump.1") == 5, "the neighbour fights back itself"


def test_shadow_self_takes_all_damage_of_an_effect_at_once_but_not_that_of_others() -> None:
    duel = Duel(
        "shadows", {"hand": ["poison-wave"]}, {"line": ["umbra", "shadow-self", "dodger", "silvertooth"]}
    )
    duel.play("poison-wave")
    assert duel.their("line") == ["umbra", "shadow-self", "dodger"]
    assert [duel.damage(f"{each}.1") for each in ("umbra", "shadow-self", "dodger")] == [0, 6, 0]


def test_shadow_self_does_not_stand_in_for_another_specter() -> None:
    duel = Duel("shadows", {"hand": ["nerve-blast"]}, {"line": ["shadow-self", "shadow-self"], "amber": 1})
    duel.play("nerve-blast", "pick shadow-self.2")
    assert (duel.damage("shadow-self.1"), duel.damage("shadow-self.2")) == (0, 2)


def test_shadow_self_dies_of_the_damage_it_takes_for_others() -> None:
    duel = Duel("brobnar", {"line": ["troll"]}, {"line": [{"card": "shadow-self", "damage": 1}, "dodger"]})
    duel.fight("troll.1", "dodger.1")
    assert (duel.their("line"), duel.damage("dodger.1")) == (["dodger"], 0)


def test_silent_dagger_lets_its_creature_hit_a_flank_creature_when_it_reaps() -> None:
    duel = Duel(
        "brobnar",
        {"line": [{"card": "bumpsy", "upgrades": ["silent-dagger"]}]},
        {"line": ["troll", "krump", "headhunter"]},
    )
    duel.reap("bumpsy.1")
    assert duel.options == ["pick bumpsy.1", "pick troll.1", "pick headhunter.1"]
    duel.do("pick troll.1")
    assert (duel.damage("troll.1"), duel.damage("krump.1"), duel.amber[0]) == (4, 0, 1)


def test_silent_dagger_does_nothing_in_a_fight_or_for_another_creature() -> None:
    duel = Duel(
        "brobnar",
        {"line": [{"card": "troll", "upgrades": ["silent-dagger"]}, "krump"]},
        {"line": ["umbra", "headhunter"]},
    )
    duel.fight("troll.1", "umbra.1")
    assert (duel.is_your_move, duel.damage("headhunter.1")) == (True, 0)
    duel.reap("krump.1")
    assert (duel.is_your_move, duel.damage("headhunter.1")) == (True, 0)


def test_silvertooth_enters_ready() -> None:
    duel = Duel("shadows", {"hand": ["silvertooth", "dodger"]})
    duel.play("silvertooth").play("dodger", "left-flank")
    assert (duel.is_ready("silvertooth.1"), duel.is_ready("dodger.1")) == (True, False)
    assert duel.reap("silvertooth.1").amber[0] == 1


def test_skeleton_key_lets_a_friendly_creature_capture() -> None:
    duel = Duel(
        "shadows",
        {"artifacts": ["skeleton-key"], "line": ["dodger", "troll"]},
        {"line": ["umbra"], "amber": 2},
    )
    duel.act("skeleton-key.1")
    assert duel.options == ["pick dodger.1", "pick troll.1"]
    duel.do("pick troll.1")
    assert (duel.amber, duel.mark("amber", "troll.1"), duel.mark("amber", "dodger.1")) == ((0, 1), 1, 0)


def test_skeleton_key_does_nothing_without_a_friendly_creature() -> None:
    duel = Duel("shadows", {"artifacts": ["skeleton-key"]}, {"line": ["umbra"], "amber": 2})
    duel.act("skeleton-key.1")
    assert (duel.amber, duel.mark("amber", "umbra.1")) == ((0, 2), 0)


@rule("KF-7.9")
def test_smiling_ruth_takes_an_enemy_flank_creature_after_you_forged_a_key() -> None:
    duel = Duel(
        you={"line": ["smiling-ruth"], "amber": 6, "houses": ["shadows", "dis"]},
        foe={"line": ["troll", "krump", "bumpsy"]},
        step="start",
    )
    duel.do("forge red", "house shadows").reap("smiling-ruth.1")
    assert duel.options == ["pick troll.1", "pick bumpsy.1"]
    duel.do("pick bumpsy.1", "left-flank")
    assert (duel.your("line"), duel.their("line")) == (["bumpsy", "smiling-ruth"], ["troll", "krump"])
    assert duel.controller("bumpsy.1") == 0


def test_smiling_ruth_takes_nothing_without_a_key_forged_this_turn() -> None:
    duel = Duel("shadows", {"line": ["smiling-ruth"], "keys": ["red"]}, {"line": ["troll"]})
    duel.reap("smiling-ruth.1")
    assert (duel.amber[0], duel.their("line"), duel.is_your_move) == (1, ["troll"], True)


def test_smiling_ruth_keeps_the_creature_when_she_is_gone() -> None:
    duel = Duel(
        you={"line": ["smiling-ruth"], "hand": ["oubliette"], "amber": 6, "houses": ["shadows", "dis"]},
        foe={"line": ["troll"]},
        step="start",
    )
    duel.do("forge red", "house shadows").reap("smiling-ruth.1", "right-flank")
    duel.play("oubliette")
    assert (duel.your("line"), duel.their("line")) == (["troll"], [])


@rule("KF-7.9")
def test_sneklifter_takes_an_enemy_artifact_that_becomes_shadows() -> None:
    duel = Duel(
        "shadows",
        {"hand": ["sneklifter"], "artifacts": ["subtle-maul"], "houses": ["shadows", "dis", "logos"]},
        {"artifacts": ["cannon", {"card": "gauntlet-of-command", "exhausted": True}], "line": ["troll"]},
    )
    duel.play("sneklifter")
    assert duel.options == ["pick cannon.1", "pick gauntlet-of-command.1"]
    duel.do("pick cannon.1")
    assert (duel.your("artifacts"), duel.their("artifacts")) == (
        ["subtle-maul", "cannon"],
        ["gauntlet-of-command"],
    )
    duel.act("cannon.1", "pick troll.1")
    assert duel.damage("troll.1") == 2


def test_sneklifter_leaves_the_house_of_an_artifact_that_fits_yours() -> None:
    duel = Duel(
        "shadows",
        {"hand": ["sneklifter"], "houses": ["shadows", "dis", "brobnar"]},
        {"artifacts": ["cannon"], "line": ["troll"]},
    )
    duel.play("sneklifter")
    assert duel.your("artifacts") == ["cannon"]
    assert "action cannon.1 0" not in duel.options, "it is still Brobnar"


def test_sneklifter_does_not_change_the_house_for_the_opponent() -> None:
    duel = Duel(
        "shadows",
        {"hand": ["sneklifter"], "houses": ["shadows", "dis", "logos"]},
        {"artifacts": ["cannon"], "hand": ["sneklifter"], "houses": ["shadows", "brobnar", "mars"]},
    )
    duel.play("sneklifter").end("house shadows", "play sneklifter")
    assert duel.their("artifacts") == ["cannon"]
    assert duel.options == ["end"], "taken back it is Brobnar again"


def test_sneklifter_keeps_the_artifact_when_it_leaves_play() -> None:
    duel = Duel(
        "shadows",
        {"hand": ["sneklifter", "oubliette"], "houses": ["shadows", "dis", "logos"]},
        {"artifacts": ["cannon"], "line": ["troll"]},
    )
    duel.play("sneklifter").play("oubliette")
    assert (duel.your("line"), duel.your("artifacts")) == ([], ["cannon"])
    assert duel.act("cannon.1").damage("troll.1") == 2


def test_sneklifter_takes_nothing_when_the_opponent_has_no_artifact() -> None:
    duel = Duel("shadows", {"hand": ["sneklifter"], "artifacts": ["subtle-maul"]}, {"line": ["troll"]})
    duel.play("sneklifter")
    assert (duel.your("artifacts"), duel.their("line"), duel.is_your_move) == (
        ["subtle-maul"],
        ["troll"],
        True,
    )
    assert duel.state.lasting == ()


@rule("KF-9.17")
def test_special_delivery_purges_the_flank_creature_that_it_destroys() -> None:
    duel = Duel(
        "dis",
        {"artifacts": ["special-delivery"], "line": ["dodger"]},
        {"line": ["wardrummer", "krump", "troll"]},
    )
    duel.omni("special-delivery.1")
    assert duel.options == ["pick dodger.1", "pick wardrummer.1", "pick troll.1"]
    duel.do("pick wardrummer.1")
    assert (duel.their("purged"), duel.their("discard")) == (["wardrummer"], [])
    assert (duel.your("discard"), duel.their("line")) == (["special-delivery"], ["krump", "troll"])


def test_special_delivery_purges_nothing_when_the_creature_lives() -> None:
    duel = Duel("dis", {"artifacts": ["special-delivery"]}, {"line": ["charette"]})
    duel.omni("special-delivery.1")
    assert (duel.damage("charette.1"), duel.their("purged"), duel.your("artifacts")) == (3, [], [])


def test_special_delivery_does_not_purge_a_creature_that_went_to_hand() -> None:
    duel = Duel("dis", {"artifacts": ["special-delivery"]}, {"line": ["bad-penny"]})
    duel.omni("special-delivery.1")
    assert (duel.their("hand"), duel.their("purged")) == (["bad-penny"], [])


def test_special_delivery_purges_neither_the_creature_that_was_spared_nor_its_shield() -> None:
    duel = Duel(
        "dis",
        {"artifacts": ["special-delivery"]},
        {"line": ["urchin", {"card": "shadow-self", "damage": 6}, "troll"]},
    )
    duel.omni("special-delivery.1", "pick urchin.1")
    assert (duel.their("line"), duel.their("discard"), duel.their("purged")) == (
        ["urchin", "troll"],
        ["shadow-self"],
        [],
    )


def test_speed_sigil_readies_the_first_creature_of_each_turn() -> None:
    duel = Duel(
        "shadows",
        {"hand": ["dodger", "umbra"], "artifacts": ["speed-sigil"]},
        {"hand": ["troll", "krump"], "houses": ["brobnar", "dis"]},
    )
    duel.play("dodger").play("umbra", "right-flank")
    assert (duel.is_ready("dodger.1"), duel.is_ready("umbra.1")) == (True, False)
    duel.end("house brobnar", "play krump", "play troll", "left-flank")
    assert (duel.is_ready("krump.1"), duel.is_ready("troll.1")) == (True, False), "the opponent's too"


def test_speed_sigil_counts_creatures_played_before_it() -> None:
    duel = Duel("shadows", {"hand": ["dodger", "speed-sigil", "umbra"]})
    duel.play("dodger").play("speed-sigil").play("umbra", "right-flank")
    assert not duel.is_ready("umbra.1")


def test_speed_sigil_does_not_count_other_cards_and_readies_no_artifact() -> None:
    duel = Duel("shadows", {"hand": ["seeker-needle", "dodger"], "artifacts": ["speed-sigil"]})
    duel.play("seeker-needle").play("dodger")
    assert (duel.is_ready("seeker-needle.1"), duel.is_ready("dodger.1")) == (False, True)


def test_subtle_maul_makes_the_opponent_discard_a_random_card() -> None:
    gone = set()
    for seed in range(8):
        duel = Duel(
            "shadows",
            {"artifacts": ["subtle-maul"], "hand": ["urchin"]},
            {"hand": ["troll", "krump", "bumpsy"]},
            seed=seed,
        )
        duel.act("subtle-maul.1")
        assert (len(duel.their("hand")), len(duel.their("discard"))) == (2, 1)
        assert duel.your("hand") == ["urchin"]
        gone.update(duel.their("discard"))
    assert len(gone) > 1, "which one is a matter of chance"


def test_subtle_maul_finds_nothing_in_an_empty_hand() -> None:
    duel = Duel("shadows", {"artifacts": ["subtle-maul"]}, {"deck": ["troll"]}).act("subtle-maul.1")
    assert (duel.their("discard"), duel.their("deck"), duel.is_your_move) == ([], ["troll"], True)


def test_the_sting_makes_you_skip_forging() -> None:
    duel = Duel(you={"artifacts": ["the-sting"], "amber": 7, "houses": ["shadows", "dis"]}, step="start")
    assert (duel.prompt, duel.asked, duel.keys, duel.amber[0]) == ("house", 0, (0, 0), 7)


def test_the_sting_gives_you_what_the_opponent_spends_on_keys() -> None:
    duel = Duel(you={"amber": 7}, foe={"artifacts": ["the-sting"], "amber": 2}, step="start")
    duel.do("forge blue")
    assert (duel.keys, duel.amber) == ((1, 0), (1, 8))


def test_the_sting_gives_you_what_a_key_forged_by_a_card_cost() -> None:
    duel = Duel("shadows", {"hand": ["key-of-darkness"], "amber": 8}, {"artifacts": ["the-sting"]})
    duel.play("key-of-darkness", "forge red")
    assert (duel.keys, duel.amber) == ((1, 0), (0, 8))


def test_the_sting_can_be_destroyed_by_its_action() -> None:
    duel = Duel("shadows", {"artifacts": ["the-sting"], "amber": 6, "houses": ["shadows", "dis"]})
    duel.act("the-sting.1")
    assert (duel.your("artifacts"), duel.your("discard")) == ([], ["the-sting"])
    duel.end("house brobnar", "end")
    assert (duel.prompt, duel.asked) == ("key", 0), "and you forge again"


def test_too_much_to_protect_steals_all_but_six() -> None:
    duel = Duel("shadows", {"hand": ["too-much-to-protect"]}, {"amber": 9})
    assert duel.play("too-much-to-protect").amber == (4, 6), "one of it is the bonus icon"


def test_too_much_to_protect_steals_nothing_of_six() -> None:
    duel = Duel("shadows", {"hand": ["too-much-to-protect"]}, {"amber": 6})
    assert duel.play("too-much-to-protect").amber == (1, 6)
    duel = Duel("shadows", {"hand": ["too-much-to-protect"]}, {"amber": 7})
    assert duel.play("too-much-to-protect").amber == (2, 6)


def test_treasure_map_played_first_gains_three() -> None:
    duel = Duel("shadows", {"hand": ["treasure-map", "urchin"]}, {"amber": 1})
    duel.play("treasure-map")
    assert duel.amber == (4, 1), "one of it is the bonus icon"


def test_treasure_map_gains_nothing_after_another_card() -> None:
    duel = Duel("shadows", {"hand": ["subtle-maul", "treasure-map"]})
    duel.play("subtle-maul").play("treasure-map")
    assert duel.amber[0] == 1


def test_treasure_map_does_not_mind_cards_that_were_used_or_discarded() -> None:
    duel = Duel("shadows", {"hand": ["treasure-map", "urchin"], "line": ["dodger"]})
    duel.reap("dodger.1").discard("urchin").play("treasure-map")
    assert duel.amber[0] == 5


def test_treasure_map_lets_you_play_no_more_cards_this_turn() -> None:
    duel = Duel(
        "shadows",
        {"hand": ["treasure-map", "urchin"], "line": ["dodger"], "houses": ["shadows", "dis"]},
        {"hand": ["troll"], "houses": ["brobnar", "dis"]},
    )
    duel.play("treasure-map")
    assert duel.options == ["discard urchin", "reap dodger.1", "end"]
    duel.end("house brobnar", "play troll")
    assert duel.their("line") == ["troll"], "the opponent can play cards"
    duel.do("end", "house shadows")
    assert "play urchin" in duel.options


@rule("KF-4.13")
def test_treasure_map_stops_cards_played_by_effects_too() -> None:
    duel = Duel(
        "shadows",
        {"hand": ["masterplan", "urchin", "treasure-map"], "houses": ["shadows", "dis"]},
        {"amber": 3},
    )
    duel.play("masterplan", "pick urchin").end("house brobnar", "end", "house shadows")
    duel.play("treasure-map").omni("masterplan.1")
    assert duel.amber == (5, 3)
    assert (duel.your("line"), sorted(duel.your("discard"))) == ([], ["masterplan", "treasure-map", "urchin"])


def test_umbra_steals_after_a_fight_without_damage_to_herself() -> None:
    duel = Duel("shadows", {"line": ["umbra"]}, {"line": ["troll"], "amber": 1})
    duel.fight("umbra.1", "troll.1")
    assert (duel.damage("umbra.1"), duel.damage("troll.1"), duel.amber) == (0, 2, (1, 0))


def test_umbra_steals_nothing_by_reaping() -> None:
    duel = Duel("shadows", {"line": ["umbra"]}, {"amber": 1})
    assert duel.reap("umbra.1").amber == (1, 1)


def test_urchin_steals_one_when_played() -> None:
    duel = Duel("shadows", {"hand": ["urchin"], "line": ["dodger"]}, {"amber": 2})
    assert duel.play("urchin", "left-flank").amber == (1, 1)
    assert duel.your("line") == ["urchin", "dodger"]


def test_urchin_steals_nothing_from_an_empty_pool() -> None:
    duel = Duel("shadows", {"hand": ["urchin"]})
    assert duel.play("urchin").amber == (0, 0)
