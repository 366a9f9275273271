"""Positions in which a small mistake in a rule shows: the wrong side, one too many, the wrong moment."""

from dataclasses import replace

import pytest
from tests.support.duel import GAME, Duel
from tests.support.rules import rule

import deckwright as dw
from deckwright.games.keyforge import table
from deckwright.games.keyforge.decks.code import format_code
from deckwright.games.keyforge.decks.generator import generate
from deckwright.games.keyforge.facts import ICONS
from deckwright.games.keyforge.rules.icons import icons_of
from deckwright.games.keyforge.rules.start import speaks_of_tide
from deckwright.games.keyforge.rules.tide import reset_tide
from deckwright.kernel.ids import Card

QUIET = {"houses": ["dis", "logos"]}
"""An opponent who must choose a house, so that the game waits there."""


def icons(card: str, *marks: str, house: str = "brobnar") -> dict[str, object]:
    return {"card": card, "icons": list(marks), "house": house}


def settle(duel: Duel) -> Duel:
    """Take the first option until the next action."""
    while not duel.is_your_move:
        duel.do(duel.options[0])
    return duel


# KF-1 to KF-3.


@rule("KF-1.6", "KF-1.8")
def test_the_active_player_also_orders_what_happens_to_the_opponents_cards() -> None:
    capturing = Duel("sanctum", {"hand": ["honorable-claim"], "line": ["sequis", "francus"]}, {"amber": 1})
    capturing.play("honorable-claim")
    assert (capturing.prompt, capturing.asked) == ("captor", 0)
    piling = Duel("dis", {"hand": ["gateway-to-dis"]}, {"line": ["troll", "bumpsy"]})
    piling.play("gateway-to-dis")
    assert (piling.prompt, piling.asked) == ("pile", 0)
    piling.do("pick bumpsy.1")
    assert piling.their("discard") == ["bumpsy", "troll"]


@rule("KF-1.7", "KF-8.3")
def test_amber_that_can_not_be_stolen_stays() -> None:
    duel = Duel("shadows", {"hand": ["urchin"]}, {"line": ["the-vaultkeeper"], "amber": 3})
    duel.play("urchin")
    assert duel.amber == (0, 3)


@rule("KF-2.3")
def test_a_mulligan_shuffles_before_it_draws() -> None:
    state = GAME.new(seed=5, first="p1")
    before = set(state.zones[table.HAND[0]])
    state.choose("mulligan")
    assert not set(state.zones[table.HAND[0]]) <= before


def won_once(**settings: str) -> dw.State:
    """A match of three after its first game, which the first player won with much left over."""
    state = GAME.new(seed=3, match="3", first="p1", **settings)
    state.choose("keep")
    state.choose("keep")
    state.vars[table.KEYS] = 0b11
    state.vars[table.POOL] = 30
    state.vars[table.TIDE] = 1
    while state.vars[table.WINS] == 0:
        state.choose("end" if state.decision and state.decision.prompt == "main" else 0)
    return state


@rule("KF-2.5", "KF-14.1")
def test_a_second_game_starts_as_empty_as_the_first() -> None:
    state = won_once()
    assert state.vars[table.POOL : table.POOL + 2] == [0, 0]
    assert state.vars[table.KEYS : table.KEYS + 2] == [0, 0]
    assert state.vars[table.TIDE] == table.NEUTRAL


@rule("KF-3.2")
def test_a_player_who_must_skip_the_step_forges_nothing() -> None:
    duel = Duel("shadows", {"hand": ["miasma"]}, {"amber": 7, **QUIET})
    duel.play("miasma").end()
    assert (duel.asked, duel.prompt) == (1, "house")
    assert (duel.keys, duel.amber[1]) == ((0, 0), 7)


@rule("KF-3.3")
def test_a_cost_that_would_be_below_nothing_pays_nothing_back() -> None:
    duel = Duel("mars", {"amber": 3, "hand": ["key-abduction", *["punch"] * 16]})
    duel.play("key-abduction", "yes", "forge red")
    assert duel.keys == (1, 0)
    assert duel.amber[0] == 3 + 1, "six and nine less sixteen is no gain; one is the icon's"


@rule("KF-3.4")
def test_captured_amber_does_not_count_beside_amber_that_may_be_spent() -> None:
    you = {
        "amber": 1,
        "artifacts": [{"card": "safe-place", "amber": 2}],
        "line": [{"card": "troll", "amber": 3}],
        "houses": ["dis", "mars"],
    }
    assert Duel(you=you, step="start").prompt == "house"


@rule("KF-3.4")
def test_what_the_first_card_leaves_can_come_from_the_second() -> None:
    places = [{"card": "safe-place", "amber": 4}, {"card": "pocket-universe", "amber": 3}]
    duel = Duel(you={"artifacts": places, "houses": ["dis", "mars"]}, step="start")
    duel.do("forge red")
    assert duel.options == ["number 3", "number 4"]
    duel.do("number 4")
    assert duel.mark("amber", "safe-place.1") == 0
    assert duel.mark("amber", "pocket-universe.1") == 1
    assert duel.amber[0] == 0


@rule("KF-3.5")
def test_houses_of_artifacts_and_upgrades_under_control_can_be_chosen() -> None:
    you = {
        "houses": ["dis"],
        "artifacts": ["safe-place"],
        "line": [{"card": "dust-imp", "upgrades": ["way-of-the-wolf"]}],
    }
    duel = Duel(you=you, step="house")
    assert duel.options == ["house dis", "house shadows", "house untamed"]


@rule("KF-3.13")
def test_a_rebuilt_deck_is_shuffled() -> None:
    pile = ["punch", "anger", "troll", "bumpsy", "valdr", "krump", "smith", "cannon", "urchin", "umbra", "dodger"]
    duel = Duel("dis", {"discard": pile}, QUIET)
    duel.end()
    order = duel.your("deck") + duel.your("hand")[::-1]
    assert sorted(order) == sorted(pile)
    assert order not in (pile, pile[::-1])


# KF-4 and KF-5.


@rule("KF-4.3")
def test_a_creature_put_into_play_captures_nothing_by_its_play_ability() -> None:
    knight = {"card": "raiding-knight", "house": "mars"}
    duel = Duel("mars", {"artifacts": ["swap-widget"], "line": ["zorg"], "hand": [knight]}, {"amber": 3})
    settle(duel.act("swap-widget.1"))
    assert duel.your("line") == ["raiding-knight"]
    assert (duel.amber, duel.mark("amber", "raiding-knight.1")) == ((0, 3), 0)
    played = Duel("mars", {"hand": [knight]}, {"amber": 3})
    assert played.play("raiding-knight").amber == (0, 2)


@rule("KF-4.6", "KF-7.3")
def test_the_active_player_chooses_the_flank_for_a_creature_that_returns_to_its_owner() -> None:
    you = {"artifacts": ["spangler-box"], "hand": [{"card": "barehanded", "house": "logos"}]}
    duel = Duel("logos", you, {"line": ["troll", "bumpsy"]})
    duel.act("spangler-box.1", "pick troll.1").play("barehanded")
    assert (duel.prompt, duel.asked) == ("place", 0)
    duel.do("right-flank")
    assert duel.their("line") == ["bumpsy", "troll"]


@rule("KF-7.3")
def test_a_purged_creature_returns_to_its_owner_though_the_other_player_has_the_box() -> None:
    you = {
        "artifacts": ["spangler-box"],
        "line": ["troll"],
        "hand": [{"card": "barehanded", "house": "logos"}],
    }
    duel = Duel("logos", you)
    duel.act("spangler-box.1")
    assert duel.their("artifacts") == ["spangler-box"]
    duel.play("barehanded")
    assert (duel.your("line"), duel.their("line")) == (["troll"], [])


@rule("KF-4.7")
def test_an_upgrade_can_be_played_with_enemy_creatures_only() -> None:
    duel = Duel("brobnar", {"hand": ["blood-of-titans"]}, {"line": ["troll"]})
    duel.play("blood-of-titans")
    assert duel.power("troll.1") == 13


@rule("KF-4.10")
def test_bonus_capture_is_never_offered_to_enemies() -> None:
    duel = Duel(
        "brobnar", {"hand": [icons("cannon", "capture")], "line": ["troll", "valdr"]}, {"line": ["bumpsy"]}
    )
    duel.play("cannon")
    assert duel.options == ["pick troll.1", "pick valdr.1"]


@rule("KF-4.14")
def test_the_player_of_a_borrowed_card_draws_for_its_icon() -> None:
    duel = Duel(
        "dis",
        {"hand": [{"card": "lateral-shift", "house": "dis", "icons": []}], "deck": ["anger"]},
        {"hand": [icons("smith", "draw")], "deck": ["valdr"]},
    )
    settle(duel.play("lateral-shift"))
    assert (duel.your("hand"), duel.their("deck")) == (["anger"], ["valdr"])


@rule("KF-5.3", "KF-12.6")
def test_a_creature_uses_its_omni_whatever_the_house_is_and_shakes_off_a_stun_for_it() -> None:
    duel = Duel("dis", {"line": ["deipno-spymaster", "troll"]})
    assert duel.options == ["omni deipno-spymaster.1 0", "end"]
    stunned = Duel("dis", {"line": [{"card": "deipno-spymaster", "stun": True}, {"card": "troll", "stun": True}]})
    assert stunned.options == ["unstun deipno-spymaster.1", "end"]


@rule("KF-5.8")
def test_who_was_killed_before_the_fight_was_not_destroyed_fighting() -> None:
    krump = {"card": "krump", "upgrades": ["way-of-the-bear"]}
    duel = Duel("brobnar", {"line": [krump]}, {"line": ["urchin"], "amber": 2})
    duel.fight("krump.1", "urchin.1")
    assert (duel.their("line"), duel.amber[1]) == ([], 2)
    fought = Duel("brobnar", {"line": ["krump"]}, {"line": ["dust-pixie"], "amber": 2})
    assert fought.fight("krump.1", "dust-pixie.1").amber[1] == 1


@rule("KF-5.12")
def test_repeats_are_neither_plays_nor_uses() -> None:
    duel = Duel("sanctum", {"hand": ["numquid-the-fair"] * 2}, {"line": ["looter-goblin"] * 9})
    settle(duel.play("numquid-the-fair"))
    assert duel.their("line") == ["looter-goblin"], "eight times the same effect"
    assert "play numquid-the-fair" in duel.options


@rule("KF-5.12")
def test_plays_and_uses_of_one_name_add_up_and_other_names_are_free() -> None:
    you = {"hand": [*["bumpsy"] * 4, "valdr"], "line": [*["bumpsy"] * 4, "troll"], "houses": ["brobnar"]}
    duel = Duel("brobnar", you, {"houses": ["dis"]})
    for number in (1, 2, 3):
        duel.reap(f"bumpsy.{number}")
    duel.play("bumpsy", "right-flank").play("bumpsy", "right-flank")
    assert "play bumpsy" in duel.options, "five times so far"
    duel.play("bumpsy", "right-flank")
    assert duel.options == ["play valdr", "discard bumpsy", "discard valdr", "reap troll.1", "end"]
    duel.end("end")
    assert "reap bumpsy.1" in duel.options, "a new turn counts anew"


@rule("KF-7.12")
def test_amber_that_is_moved_off_a_card_is_what_is_there_and_is_not_gained() -> None:
    duel = Duel("saurian", {"line": [{"card": "deusillus", "under": ["deusillus-top"]}]})
    duel.reap("deusillus.1")
    assert duel.mark("amber", "deusillus.1") == 0
    fence = Duel("shadows", {"line": ["selwyn-the-fence", {"card": "troll", "amber": 2}]})
    fence.reap("selwyn-the-fence.1")
    assert fence.kinds().count("gained") == 1, "the reap itself"
    assert fence.amber[0] == 2


@rule("KF-5.1", "KF-8.4")
def test_an_artifact_whose_toll_can_not_be_paid_can_not_be_used() -> None:
    poor = Duel("brobnar", {"artifacts": ["cannon"]}, {"line": ["tentacus"]})
    assert poor.options == ["end"]
    rich = Duel("brobnar", {"artifacts": ["cannon"], "amber": 1}, {"line": ["tentacus"]})
    assert rich.act("cannon.1").amber == (0, 1)


# KF-6.


@rule("KF-6.2")
def test_one_creature_takes_all_the_damage_that_it_takes_for_others_at_once() -> None:
    duel = Duel("shadows", {"hand": ["poison-wave"]}, {"line": ["bumpsy", "shadow-self", "troll"]})
    duel.play("poison-wave")
    assert [duel.damage(f"{name}.1") for name in duel.their("line")] == [0, 6, 0]


def armoured(*hand: object) -> Duel:
    """A troll on a flank with armour 2 for the flank and 1 besides, and cards to hurt or outflank it."""
    troll = {"card": "troll", "upgrades": ["shoulder-armor", "protect-the-weak"]}
    return Duel("sanctum", {"line": [troll, "urchin"], "hand": list(hand)})


@rule("KF-6.3", "KF-6.12")
def test_of_armour_that_is_lost_the_used_part_goes_first() -> None:
    duel = armoured(
        icons("smith", "damage", "damage", house="sanctum"), "sequis", icons("punch", house="sanctum")
    )
    assert duel.armour("troll.1") == 3
    duel.play("smith", "pick troll.1", "pick troll.1")
    assert (duel.damage("troll.1"), duel.mark("armour-used", "troll.1")) == (0, 2)
    duel.play("sequis", "left-flank")
    assert (duel.armour("troll.1"), duel.damage("troll.1")) == (1, 0)
    duel.play("punch", "pick troll.1")
    assert duel.damage("troll.1") == 2, "the two that were lost had been used, the last one was left"


@rule("KF-6.3")
def test_armour_that_was_used_up_does_not_come_back_when_a_part_of_it_is_lost() -> None:
    duel = armoured(
        icons("smith", "damage", "damage", "damage", house="sanctum"), "sequis", icons("punch", house="sanctum")
    )
    duel.play("smith", "pick troll.1", "pick troll.1", "pick troll.1").play("sequis", "left-flank")
    duel.reap("sequis.1") if "reap sequis.1" in duel.options else None
    assert (duel.armour("troll.1"), duel.mark("armour-used", "troll.1")) == (1, 1)
    duel.play("punch", "pick troll.1")
    assert duel.damage("troll.1") == 3


@rule("KF-6.3")
def test_armour_gained_later_works_from_then_on() -> None:
    punch = icons("punch", house="sanctum")
    duel = Duel("sanctum", {"hand": [punch, "protect-the-weak", punch], "line": ["bulwark"]})
    duel.play("punch")
    assert (duel.damage("bulwark.1"), duel.mark("armour-used", "bulwark.1")) == (1, 2)
    duel.play("protect-the-weak")
    assert duel.damage("bulwark.1") == 1, "not backwards"
    duel.play("punch")
    assert duel.damage("bulwark.1") == 1 + 2


@rule("KF-6.3")
def test_armour_that_was_used_in_ones_own_turn_is_whole_in_the_opponents() -> None:
    duel = Duel("sanctum", {"hand": [icons("smith", "damage", house="sanctum")], "line": ["bulwark"]}, QUIET)
    duel.play("smith")
    assert duel.mark("armour-used", "bulwark.1") == 1
    assert duel.end().mark("armour-used", "bulwark.1") == 0


@rule("KF-6.4", "KF-6.17")
def test_cards_that_leave_together_leave_no_gap_for_each_other() -> None:
    duel = Duel(
        "sanctum",
        {"hand": ["the-spirit-s-way"]},
        {"line": ["bumpsy", "gebuk", "urchin"], "deck": ["headhunter"]},
    )
    duel.play("the-spirit-s-way")
    settle(duel.do("pick gebuk.1"))
    assert duel.their("line") == ["headhunter", "urchin"], "in the place of gebuk, the bumpsy being gone too"


@rule("KF-6.11")
def test_nobody_is_healed_who_had_no_damage() -> None:
    duel = Duel("sanctum", {"hand": ["cleansing-wave"], "line": [{"card": "troll", "damage": 1}, "bumpsy"]})
    duel.play("cleansing-wave")
    assert duel.kinds().count("healed") == 1


@rule("KF-6.15")
def test_a_card_that_was_saved_can_be_destroyed_the_next_time() -> None:
    line = ["reassembling-automaton", {"card": "troll", "ward": True}]
    duel = Duel("dis", {"hand": ["gateway-to-dis", "gateway-to-dis"]}, {"line": line})
    settle(duel.play("gateway-to-dis"))
    assert sorted(duel.their("line")) == ["reassembling-automaton", "troll"]
    settle(duel.play("gateway-to-dis"))
    settle(duel)
    assert duel.mark("tagged", "reassembling-automaton.1") == 0
    assert duel.kinds().count("destroyed") == 1, "the troll; the automaton was saved again"
    again = Duel("dis", {"hand": ["gateway-to-dis", "gateway-to-dis"]}, {"line": line[:1] + ["troll"]})
    settle(settle(again.play("gateway-to-dis")).play("gateway-to-dis"))
    assert again.their("line") == [], "alone, it was not saved"


# KF-7.


@rule("KF-7.2")
def test_amber_on_a_borrowed_creature_goes_to_the_opponent_of_who_controls_it() -> None:
    borrowed = {"card": "urchin", "borrowed": True, "amber": 2}
    duel = Duel("dis", {"hand": ["gateway-to-dis"], "line": [borrowed]})
    duel.play("gateway-to-dis")
    assert duel.amber == (0, 2)
    assert duel.their("discard") == ["urchin"]


@rule("KF-7.9")
def test_the_latest_control_effect_counts() -> None:
    duel = Duel(
        "logos",
        {"hand": ["harland-mindlock"]},
        {"line": ["troll", "bumpsy"], "hand": ["collar-of-subordination"], "houses": ["dis", "mars"]},
    )
    duel.play("harland-mindlock", "pick troll.1", "left-flank")
    assert duel.controller("troll.1") == 0
    duel.end("house dis", "play collar-of-subordination", "pick troll.1", "left-flank")
    assert duel.their("line") == ["troll", "bumpsy"]
    assert duel.your("line") == ["harland-mindlock"]


@rule("KF-7.9", "KF-1.6")
def test_the_active_player_chooses_the_flank_for_a_creature_that_goes_back() -> None:
    duel = Duel(
        "logos",
        {"hand": ["harland-mindlock", icons("punch", house="logos")]},
        {"line": ["troll", "bumpsy"]},
    )
    duel.play("harland-mindlock", "pick troll.1", "left-flank").play("punch", "pick harland-mindlock.1")
    assert (duel.prompt, duel.asked) == ("place", 0)
    duel.do("right-flank")
    assert duel.their("line") == ["bumpsy", "troll"]


@rule("KF-7.9")
def test_an_artifact_can_be_taken_under_control() -> None:
    duel = Duel("shadows", {"hand": ["sneklifter"]}, {"artifacts": ["cannon"]})
    duel.play("sneklifter")
    assert (duel.your("artifacts"), duel.their("artifacts")) == (["cannon"], [])


@rule("KF-7.14", "KF-7.15")
def test_a_card_stays_with_the_player_who_brought_it_into_play() -> None:
    duel = Duel("brobnar", {"hand": ["warsong"], "line": [{"card": "troll", "borrowed": True}]})
    duel.play("warsong")
    assert duel.your("line") == ["troll"], "no effect took it, so none gives it back"


@rule("KF-7.13")
def test_a_grafted_card_is_discarded_though_its_host_goes_to_a_hand() -> None:
    duel = Duel("dis", {"hand": ["fear"]}, {"line": [{"card": "infomancer", "under": ["punch"]}]})
    duel.play("fear")
    assert (duel.their("hand"), duel.their("discard")) == (["infomancer"], ["punch"])


@rule("KF-7.18", "KF-5.10")
def test_a_card_moved_as_if_it_were_yours_stays_on_its_controllers_side() -> None:
    duel = Duel("logos", {"hand": ["remote-access"]}, {"artifacts": ["auto-legionary"], "line": ["troll"]})
    duel.play("remote-access", "left-flank")
    assert (duel.your("line"), duel.their("line")) == ([], ["auto-legionary", "troll"])
    assert duel.controller("auto-legionary.1") == 1


# KF-9.


@rule("KF-9.5")
def test_what_lasts_for_a_turn_ends_with_that_turn() -> None:
    duel = Duel("mars", {"artifacts": ["sniffer"], "line": ["urchin"]}, QUIET)
    duel.act("sniffer.1")
    assert duel.attribute("elusive", "urchin.1") == 0
    assert duel.end().attribute("elusive", "urchin.1") == 1


@rule("KF-9.5", "KF-9.13")
def test_what_lasts_until_your_next_turn_begins_lasts_through_the_opponents() -> None:
    foe = {"line": ["grimlocus-dux", "troll"], "houses": ["mars"]}
    duel = Duel("dis", {"hand": ["shadow-of-dis"], "line": ["dust-imp"], "houses": ["dis"]}, foe)
    assert "fight dust-imp.1 troll.1" not in duel.options
    duel.play("shadow-of-dis")
    assert "fight dust-imp.1 troll.1" in duel.options, "taunt is text too"
    assert duel.end().attribute("taunt", "grimlocus-dux.1") == 0
    assert duel.do("house mars", "end").attribute("taunt", "grimlocus-dux.1") == 1


@rule("KF-9.5")
def test_a_permission_for_the_next_card_does_not_outlive_its_turn() -> None:
    you = {"hand": ["phase-shift", "troll"], "houses": ["logos"]}
    duel = Duel("logos", you, {"houses": ["mars"]})
    assert "play troll" in duel.play("phase-shift").options
    assert "play troll" not in duel.end("end").options
    using = {"artifacts": ["combat-pheromones"], "line": ["tunk"], "houses": ["dis"]}
    other = Duel("dis", using, {"houses": ["logos"]})
    assert "reap tunk.1" in other.omni("combat-pheromones.1").options
    assert "reap tunk.1" not in other.end("end", "house dis").options


@rule("KF-9.11")
def test_a_gained_text_brings_its_keywords() -> None:
    duel = Duel("untamed", {"artifacts": ["creed-of-nurture"], "hand": ["snufflegator"], "line": ["gebuk"]})
    duel.omni("creed-of-nurture.1")
    assert duel.attribute("skirmish", "gebuk.1") == 1


@rule("KF-9.13", "KF-6.10")
def test_a_power_of_x_with_nothing_to_count_destroys_the_creature() -> None:
    assert Duel("dis", {"hand": ["picaroon"]}).play("picaroon").your("discard") == ["picaroon"]
    beside = Duel("dis", {"hand": ["picaroon"], "line": ["dust-imp"]}).play("picaroon", "at 0")
    assert beside.power("picaroon.1") == 2
