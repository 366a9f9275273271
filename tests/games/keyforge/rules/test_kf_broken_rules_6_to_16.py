"""KF-6 to KF-16: a small mistake in a rule shows here: wrong side, one too many, wrong moment."""

from dataclasses import replace

from tests.support.duel import GAME, Duel
from tests.support.rules import rule

from deckwright.games.keyforge import table
from deckwright.games.keyforge.decks.code import format_code
from deckwright.games.keyforge.decks.generator import generate
from deckwright.games.keyforge.facts import ICONS
from deckwright.games.keyforge.rules.icons import icons_of
from deckwright.games.keyforge.rules.start import speaks_of_tide
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
    hurt = icons("smith", "damage", "damage", "damage", house="sanctum")
    duel = armoured(hurt, "sequis", "francus", icons("punch", house="sanctum"))
    duel.play("smith", *["pick troll.1"] * 3).play("sequis", "left-flank").play("francus", "left-flank")
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
    line = ["reassembling-automaton", "troll"]
    duel = Duel("dis", {"hand": ["gateway-to-dis", "gateway-to-dis"]}, {"line": line})
    settle(duel.play("gateway-to-dis"))
    assert duel.their("line") == ["reassembling-automaton"]
    settle(duel.play("gateway-to-dis"))
    assert duel.their("line") == [], "alone, it is not saved"


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
    duel.omni("creed-of-nurture.1", "pick snufflegator")
    assert duel.attribute("skirmish", "gebuk.1") == 1


@rule("KF-9.13", "KF-6.10")
def test_a_power_of_x_with_nothing_to_count_destroys_the_creature() -> None:
    assert Duel("dis", {"hand": ["picaroon"]}).play("picaroon").your("discard") == ["picaroon"]
    beside = Duel("dis", {"hand": ["picaroon"], "line": ["dust-imp"]}).play("picaroon", "at 0")
    assert beside.power("picaroon.1") == 2


# KF-11 and KF-12.


@rule("KF-11.1")
def test_alpha_counts_the_steps_of_each_turn_anew() -> None:
    foe = {"hand": ["early-birds"], "houses": ["shadows"]}
    duel = Duel("brobnar", {"line": ["troll"], "hand": ["punch"]}, foe)
    duel.reap("troll.1").play("punch").end()
    assert "play early-birds" in duel.options


@rule("KF-11.2")
def test_a_creature_with_omega_ends_the_step_and_only_that_step() -> None:
    you = {"hand": ["duskwitch", "dust-pixie"], "line": ["gebuk"], "houses": ["untamed"]}
    duel = Duel("untamed", you, QUIET)
    duel.play("duskwitch", "left-flank")
    assert (duel.asked, duel.prompt) == (1, "house")
    duel.do("house dis")
    assert duel.options == ["end"], "the opponent has a step 3 of their own"
    duel.do("end")
    assert "reap gebuk.1" in duel.options


@rule("KF-11.5")
def test_deploy_works_also_for_a_creature_that_is_put_into_play() -> None:
    lamindra = {"card": "lamindra", "house": "mars"}
    duel = Duel("mars", {"artifacts": ["swap-widget"], "line": ["troll", "zorg"], "hand": [lamindra]})
    duel.act("swap-widget.1")
    if duel.prompt == "choose":
        duel.do("pick lamindra")
    assert duel.options == ["at 0", "at 1"]


@rule("KF-11.6")
def test_elusive_works_again_in_the_next_turn() -> None:
    foe = {"line": ["noddy-the-thief"], "houses": ["mars"]}
    duel = Duel("brobnar", {"line": ["troll"], "houses": ["brobnar"]}, foe)
    duel.fight("troll.1", "noddy-the-thief.1").end("house mars", "end")
    duel.fight("troll.1", "noddy-the-thief.1")
    assert (duel.their("line"), duel.damage("troll.1")) == (["noddy-the-thief"], 0)


@rule("KF-11.8")
def test_poison_also_works_for_the_creature_that_is_attacked() -> None:
    duel = Duel("brobnar", {"line": ["troll"]}, {"line": ["macis-asp"]})
    duel.fight("troll.1", "macis-asp.1")
    assert (duel.your("discard"), duel.their("discard")) == (["troll"], ["macis-asp"])


@rule("KF-11.13")
def test_creatures_that_differ_in_their_traits_alone_stand_and_fight_alike() -> None:
    giant, beast = (
        Duel("brobnar", {"line": [icons(name)]}, {"line": ["troll"]}) for name in ("bumpsy", "gebuk")
    )
    assert giant.attribute("traits", "bumpsy.1") != beast.attribute("traits", "gebuk.1")
    for name in set(table.ATTRIBUTES) - {"traits"}:
        assert giant.attribute(name, "bumpsy.1") == beast.attribute(name, "gebuk.1"), name
    for duel, name in ((giant, "bumpsy"), (beast, "gebuk")):
        duel.fight(f"{name}.1", "troll.1")
        assert (duel.your("discard"), duel.damage("troll.1")) == ([name], 5)


@rule("KF-12.3")
def test_who_is_attacked_stays_enraged() -> None:
    for enraged in (False, True):
        you = {"line": [{"card": "snufflegator", "enrage": enraged}]}
        duel = Duel("untamed", you, {"line": [{"card": "troll", "enrage": True}]})
        duel.fight("snufflegator.1", "troll.1")
        assert (duel.mark("enrage", "snufflegator.1"), duel.mark("enrage", "troll.1")) == (0, 1)


@rule("KF-12.2")
def test_a_ward_placed_after_tagging_stops_another_way_of_leaving() -> None:
    duel = Duel("dis", {"hand": ["gateway-to-dis"]}, {"line": ["bad-penny", "dust-imp"]})
    duel.play("gateway-to-dis")
    assert duel.prompt == "order"
    duel.state.own(table.WARD)[duel.card("bad-penny.1")] = 1
    settle(duel)
    assert duel.their("hand") == [], "the ward kept it from the hand"
    assert sorted(duel.their("discard")) == ["bad-penny", "dust-imp"], "but not from being destroyed"


@rule("KF-12.6", "KF-5.17")
def test_reaping_by_an_effect_shakes_off_a_stun_instead() -> None:
    duel = Duel("untamed", {"hand": ["ghosthawk"], "line": [{"card": "troll", "stun": True}]})
    duel.play("ghosthawk")
    while not duel.is_your_move:
        wanted = [
            option for option in duel.options if option in ("left-flank", "at 0", "yes") or "troll" in option
        ]
        duel.do(wanted[0])
    assert not duel.is_stunned("troll.1")
    assert not duel.is_ready("troll.1")
    assert duel.amber[0] == 0


@rule("KF-1.1", "KF-5.5")
def test_a_creature_that_deals_no_damage_when_it_fights_is_hurt_all_the_same() -> None:
    duel = Duel("brobnar", {"line": ["bumpsy"]}, {"line": ["ether-spider"]})
    duel.fight("bumpsy.1", "ether-spider.1")
    assert (duel.damage("bumpsy.1"), duel.damage("ether-spider.1")) == (0, 5)


# KF-14 to KF-16.


@rule("KF-14.3")
def test_a_neutral_tide_is_not_low() -> None:
    duel = Duel("unfathomable", {"line": ["valoocanth"]}, tide="neutral")
    assert "reap valoocanth.1" in duel.options


PLAIN = generate("cota", 1)
TIDAL = replace(PLAIN, cards=(PLAIN.cards[0]._replace(face="binary-moray"), *PLAIN.cards[1:]))


@rule("KF-14.5")
def test_one_deck_of_dark_tidings_or_one_card_that_speaks_of_the_tide_is_enough() -> None:
    assert not speaks_of_tide(GAME, PLAIN)
    assert speaks_of_tide(GAME, TIDAL)
    dark = replace(PLAIN, set="dt")
    for decks in ((PLAIN, dark), (dark, PLAIN)):
        state = GAME.new(seed=1, deck1=format_code(decks[0]), deck2=format_code(decks[1]))
        assert state.vars[table.TIDE_IN_GAME] == 1
        assert state.vars[table.TIDE] == table.NEUTRAL


@rule("KF-11.12", "KF-4.1")
def test_icons_that_a_deck_gave_to_a_card_come_after_the_printed_ones() -> None:
    enhanced = replace(PLAIN, set="mm", cards=tuple(card._replace(icons=("draw",)) for card in PLAIN.cards))
    state = GAME.new(seed=1, deck1=format_code(enhanced))
    for card in map(Card, range(36)):
        assert ICONS[icons_of(state, card)[-1] - 1] == "draw"


@rule("KF-15.5")
def test_a_bottom_half_is_not_played_from_the_deck_though_the_top_half_is_in_hand() -> None:
    duel = Duel("logos", {"hand": ["wild-wormhole", "ultra-gravitron-top"], "deck": ["ultra-gravitron"]})
    duel.play("wild-wormhole")
    assert (duel.your("deck"), duel.your("hand"), duel.your("line")) == (
        ["ultra-gravitron"],
        ["ultra-gravitron-top"],
        [],
    )


@rule("KF-15.5")
def test_an_effect_that_puts_one_half_into_play_does_nothing() -> None:
    hand = [{"card": each, "house": "mars"} for each in ("niffle-kong", "niffle-kong-top", "yxili-marauder")]
    you = {"artifacts": ["swap-widget"], "line": [{"card": "zorg"}], "hand": hand}
    half = Duel("mars", you).act("swap-widget.1", "pick niffle-kong")
    assert (half.your("line"), half.is_your_move) == ([], True)
    assert sorted(half.your("hand")) == ["niffle-kong", "niffle-kong-top", "yxili-marauder", "zorg"]
    whole = Duel("mars", you).act("swap-widget.1", "pick yxili-marauder")
    assert whole.your("line") == ["yxili-marauder"]


@rule("KF-15.6")
def test_destroying_everything_touches_neither_the_tide_nor_the_identity_cards() -> None:
    hand = ["emp-blast", {"card": "gateway-to-dis", "house": "mars"}]
    you = {"hand": hand, "houses": ["mars", "dis"], "artifacts": ["cannon"], "line": ["troll"]}
    duel = Duel("mars", you, {"houses": ["logos", "sanctum"]}, tide="p1")
    settle(settle(duel.play("emp-blast")).play("gateway-to-dis"))
    assert duel.state.view(0)["table"]["tide"] == "p1"
    assert duel.kinds().count("destroyed") == 2, "nothing but the troll and the cannon was in play"
    duel.end()
    assert duel.options == ["house logos", "house sanctum"]


@rule("KF-15.9")
def test_unforging_takes_one_key_back_and_leaves_the_others() -> None:
    duel = Duel(
        you={"amber": 6, "houses": ["mars"], "keys": ["red"]},
        foe={"hand": ["key-hammer"], "houses": ["dis"]},
        step="start",
    )
    duel.do("forge blue", "end", "play key-hammer")
    assert duel.state.view(0)["table"]["players"][0]["keys"] == ["red"]


@rule("KF-15.14", "KF-15.4")
def test_a_gigantic_creature_that_was_played_leaves_with_both_halves() -> None:
    hand = ["deusillus", "deusillus-top", {"card": "hysteria", "house": "saurian"}]
    duel = Duel("saurian", {"hand": hand})
    settle(duel.play("deusillus").play("hysteria"))
    assert sorted(duel.your("hand")) == ["deusillus", "deusillus-top"]
    assert duel.your("under") == []


@rule("KF-16.1")
def test_dendrix_takes_a_card_by_its_fight() -> None:
    duel = Duel("dis", {"line": ["dendrix"]}, {"hand": ["punch"], "line": ["dust-pixie"]})
    duel.fight("dendrix.1", "dust-pixie.1")
    assert (duel.their("hand"), sorted(duel.their("discard"))) == ([], ["dust-pixie", "punch"])


@rule("KF-16.8", "KF-9.9")
def test_bait_and_switch_repeats_its_effect_once_as_its_new_wording_says() -> None:
    duel = Duel("shadows", {"hand": ["bait-and-switch"]}, {"amber": 9})
    duel.play("bait-and-switch")
    assert duel.amber == (2, 7), "by the old wording it went on while the opponent had more"
    even = Duel("shadows", {"hand": ["bait-and-switch"], "amber": 2}, {"amber": 3})
    assert even.play("bait-and-switch").amber == (3, 2)


@rule("KF-16.8")
def test_library_access_purges_itself_as_its_new_wording_says() -> None:
    duel = Duel("logos", {"hand": ["library-access", "dextre"], "deck": ["punch"] * 3})
    duel.play("library-access")
    assert (duel.your("purged"), duel.your("discard")) == (["library-access"], [])
    settle(duel.play("dextre"))
    assert duel.your("hand") == ["punch"]


@rule("KF-16.8", "KF-9.2")
def test_biomatrix_backup_is_no_longer_optional() -> None:
    duel = Duel(
        "brobnar", {"hand": ["punch"]}, {"line": [{"card": "urchin", "upgrades": ["biomatrix-backup"]}]}
    )
    duel.play("punch")
    assert duel.is_your_move, "nobody was asked"
    assert duel.their("archive") == ["urchin"]
