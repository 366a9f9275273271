"""Where several rules meet: positions that once went wrong or easily could."""

from tests.support.duel import Duel
from tests.support.rules import rule

from deckwright.games.keyforge.rules.leaving import leave_play
from deckwright.games.keyforge.rules.places import Place
from deckwright.kernel.ids import Seat
from deckwright.kernel.vocabulary import DONE, first


@rule("KF-9.5")
def test_a_house_given_to_a_lasting_effect_is_no_card() -> None:
    duel = Duel(
        "dis",
        {"hand": ["control-the-weak", "gateway-to-dis"], "line": ["troll", "troll"]},
        {"houses": ["brobnar", "dis", "mars"]},
    )
    duel.play("control-the-weak", "house mars").play("gateway-to-dis").end()
    assert duel.house == "mars"


@rule("KF-17.2")
def test_cards_that_go_from_a_hand_into_a_deck_are_not_shown() -> None:
    duel = Duel("dis", {"artifacts": ["screaming-cave"], "hand": ["troll"], "deck": ["fear"]})
    events = duel.state.choose("action screaming-cave.1 0").seen_by(Seat(1))
    assert not any("troll" in str(event.values.get("card")) for event in events)


@rule("KF-17.2")
def test_cards_that_are_ordered_on_their_way_to_a_discard_pile_are_shown_first() -> None:
    duel = Duel("logos", {"hand": ["dysania"]}, {"archive": ["troll", "bumpsy"]})
    duel.play("dysania")
    assert duel.prompt == "pile"
    cards = [first(code) for code in duel.state.codes if code != DONE]
    assert len(cards) == 2
    assert all(duel.state.known[card] & 1 for card in cards)


@rule("KF-9.10")
def test_this_way_leaves_out_what_a_destroyed_ability_killed() -> None:
    line = [{"card": "charette", "upgrades": ["phoenix-heart"]}, "grenade-snib"]
    duel = Duel("dis", {"hand": ["hecatomb"], "line": line})
    duel.play("hecatomb")
    assert duel.amber == (2, 0), "an icon and the charette"


@rule("KF-9.10")
def test_damage_that_another_creature_took_did_not_destroy_the_target() -> None:
    foe = {"line": ["urchin", {"card": "shadow-self", "damage": 7}], "amber": 3}
    duel = Duel("shadows", {"hand": ["relentless-whispers"]}, foe)
    duel.play("relentless-whispers", "pick urchin.1")
    assert duel.their("line") == ["urchin"]
    assert duel.amber[1] == 3, "nothing was stolen"


@rule("KF-11.6")
def test_elusive_does_not_stop_damage_to_a_third_creature() -> None:
    duel = Duel("dis", {"line": ["gabos-longarms"]}, {"line": ["urchin", "troll"]})
    duel.fight("gabos-longarms.1", "urchin.1", "pick troll.1")
    assert duel.damage("troll.1") == 5
    assert duel.their("line") == ["urchin", "troll"]


@rule("KF-11.8")
def test_poison_reaches_the_creature_that_stands_in() -> None:
    duel = Duel("shadows", {"line": ["macis-asp"]}, {"line": ["dodger", "shadow-self"]})
    duel.fight("macis-asp.1", "dodger.1")
    assert duel.their("line") == ["dodger"]


def test_annihilation_ritual_that_leaves_with_a_creature_still_purges_it() -> None:
    duel = Duel("dis", {"artifacts": ["annihilation-ritual"], "line": ["troll"]})
    cards = (duel.card("annihilation-ritual.1"), duel.card("troll.1"))
    leave_play(duel.state, cards, Place.DISCARD, Seat(0))
    assert duel.your("purged") == ["troll"]


@rule("KF-4.11", "KF-6.7")
def test_a_creature_killed_by_an_icon_is_gone_before_anything_waits_for_the_damage() -> None:
    icon = {"card": "bumpsy", "icons": ["damage"]}
    duel = Duel("brobnar", {"hand": [icon], "line": ["maleficorn"]}, {"line": ["urchin", "troll"]})
    duel.play("bumpsy", "right-flank", "pick urchin.1")
    assert duel.their("line") == ["troll"]
    warded = Duel(
        "brobnar", {"hand": [icon], "line": ["maleficorn"]}, {"line": [{"card": "urchin", "ward": True}]}
    )
    warded.play("bumpsy", "right-flank", "pick urchin.1")
    assert warded.their("line") == ["urchin"], "a ward took the damage, so none was dealt"


@rule("KF-9.13")
def test_picaroon_counts_the_power_that_its_neighbours_have_now() -> None:
    duel = Duel("dis", {"line": [{"card": "troll", "upgrades": ["blood-of-titans"]}, "picaroon"]})
    assert duel.power("picaroon.1") == 13


@rule("KF-7.3")
def test_a_card_that_was_borrowed_lies_in_its_owners_discard_pile_at_once() -> None:
    borrowed = {"card": "urchin", "borrowed": True}
    duel = Duel("dis", {"hand": ["arise", {"card": "punch", "house": "dis"}], "line": [borrowed]})
    duel.play("punch")
    duel.play("arise", "house shadows")
    assert duel.your("hand") == []
    assert duel.their("discard") == ["urchin"]


@rule("KF-15.13")
def test_both_halves_of_a_gigantic_creature_return_together() -> None:
    giant = {"card": "deusillus", "under": ["deusillus-top"]}
    duel = Duel(
        "logos",
        {"artifacts": ["spangler-box"], "hand": ["phase-shift", "barehanded"]},
        {"line": [giant]},
    )
    duel.act("spangler-box.1")
    assert sorted(duel.their("purged")) == ["deusillus", "deusillus-top"]
    duel.play("phase-shift").play("barehanded")
    assert duel.their("line") == ["deusillus"]
    assert duel.their("under") == ["deusillus-top"]


@rule("KF-5.8")
def test_a_fight_stopped_without_effect_is_no_fight_at_all() -> None:
    duel = Duel(
        "brobnar",
        {"hand": ["warsong"], "line": ["troll"], "deck": ["punch"]},
        {"line": ["urchin"], "artifacts": ["evasion-sigil"]},
    )
    duel.play("warsong").fight("troll.1", "urchin.1")
    assert duel.amber[0] == 0
    assert not duel.is_ready("troll.1")
    assert duel.their("line") == ["urchin"]


def test_mimicry_has_the_bonus_icons_of_what_it_copies() -> None:
    duel = Duel("untamed", {"hand": ["mimicry"]}, {"discard": ["fertility-chant"]})
    duel.play("mimicry")
    assert duel.amber == (4, 2)


@rule("KF-6.18")
def test_a_key_that_changes_power_can_destroy_a_creature() -> None:
    wounded = {"card": "mushroom-man", "damage": 8}
    duel = Duel("untamed", {"line": [wounded], "amber": 7, "hand": ["key-charge"]})
    duel.play("key-charge", "yes", "forge red")
    assert duel.your("line") == []


@rule("KF-7.10")
def test_a_search_without_a_stated_quality_shows_nothing() -> None:
    duel = Duel("logos", {"artifacts": ["orb-of-wonder"], "deck": ["troll", "bumpsy"]})
    duel.omni("orb-of-wonder.1")
    seen = duel.state.choose("pick troll@p1/deck.1").seen_by(Seat(1))
    assert not [event for event in seen if "troll" in str(event.values)]


@rule("KF-15.4")
def test_the_icons_of_a_gigantic_creature_are_on_its_top_half() -> None:
    enemy = {"card": "niffle-kong", "under": [{"card": "niffle-kong-top", "icons": ["amber"]}]}
    own = {"card": "ultra-gravitron", "under": ["ultra-gravitron-top"]}
    duel = Duel("logos", {"line": [own], "archive": ["anger"]}, {"line": [enemy]})
    duel.reap("ultra-gravitron.1", "pick anger@p1/archive.1", "pick niffle-kong.1")
    assert sorted(duel.their("purged")) == ["niffle-kong", "niffle-kong-top"]
    assert duel.amber == (2, 0)


@rule("KF-9.11")
def test_a_gained_text_limits_whom_a_creature_fights() -> None:
    duel = Duel(
        "untamed",
        {"artifacts": ["creed-of-nurture"], "hand": ["bigtwig"], "line": ["snufflegator"]},
        {"line": ["troll"]},
    )
    duel.omni("creed-of-nurture.1", "pick bigtwig", "pick snufflegator.1")
    assert "fight snufflegator.1 troll.1" not in duel.options


@rule("KF-6.10")
def test_nothing_saves_a_creature_without_power_for_ever() -> None:
    automaton = {"card": "reassembling-automaton", "house": "brobnar"}
    duel = Duel(
        "brobnar", {"hand": ["king-of-the-crag", "king-of-the-crag"]}, {"line": [automaton, "urchin"]}
    )
    duel.play("king-of-the-crag").play("king-of-the-crag", "left-flank")
    assert duel.is_your_move
    assert duel.their("line") == ["urchin"]


def test_two_effects_on_the_next_creature_are_both_used_up_by_it() -> None:
    duel = Duel("mars", {"hand": ["soft-landing", "soft-landing", "tunk", "zorg"]})
    duel.play("soft-landing").play("soft-landing").play("tunk").play("zorg", "right-flank")
    assert duel.is_ready("tunk.1")
    assert not duel.is_ready("zorg.1")


@rule("KF-5.3")
def test_an_omni_use_needs_no_permission_and_spends_none() -> None:
    duel = Duel(
        "brobnar",
        {
            "artifacts": ["combat-pheromones", "incubation-chamber"],
            "line": ["tunk", "zorg", "ulyq-megamouth"],
            "hand": ["blypyp"],
        },
    )
    duel.omni("combat-pheromones.1").omni("incubation-chamber.1", "pick blypyp").reap("tunk.1")
    assert "reap zorg.1" in duel.options
    duel.reap("zorg.1")
    assert "reap ulyq-megamouth.1" not in duel.options, "two cards and no more"


def test_a_keyword_that_is_lost_is_lost_whatever_gives_it() -> None:
    host = {"card": "wardrummer", "upgrades": ["ring-of-invisibility"]}
    duel = Duel("mars", {"artifacts": ["sniffer"], "line": ["tunk"]}, {"line": [host]})
    assert duel.attribute("elusive", "wardrummer.1") == 1
    duel.act("sniffer.1")
    assert duel.attribute("elusive", "wardrummer.1") == 0


@rule("KF-7.7")
def test_an_abducted_card_leaves_the_archive_only_for_its_owners_hand() -> None:
    duel = Duel(
        "mars",
        {"line": ["uxlyx-the-zookeeper"], "houses": ["mars"]},
        {"line": ["troll"], "hand": ["dysania"], "houses": ["logos"]},
    )
    duel.reap("uxlyx-the-zookeeper.1").end()
    duel.do("play dysania")
    assert duel.their("hand") == ["troll"]
    assert duel.amber[1] == 0


@rule("KF-1.8")
def test_the_active_player_says_who_captures_when_there_is_not_enough() -> None:
    duel = Duel("sanctum", {"hand": ["honorable-claim"], "line": ["sequis", "francus"]}, {"amber": 1})
    duel.play("honorable-claim")
    assert duel.options == ["pick sequis.1", "pick francus.1"]
    duel.do("pick francus.1")
    assert (duel.mark("amber", "sequis.1"), duel.mark("amber", "francus.1")) == (0, 1)


@rule("KF-6.4")
def test_an_upgrade_keeps_the_place_that_was_chosen_for_it_in_the_discard_pile() -> None:
    knight = {"card": "raiding-knight", "upgrades": ["armageddon-cloak"]}
    duel = Duel("sanctum", {"hand": ["the-spirit-s-way"], "line": [knight, "sequis"]}, {"line": ["troll"]})
    duel.play("the-spirit-s-way", "pick sequis.1")
    assert duel.your("discard") == ["sequis", "armageddon-cloak", "the-spirit-s-way"]


def test_a_house_that_an_effect_lets_choose_is_named_to_everybody() -> None:
    duel = Duel("dis", {"hand": ["arise"]})
    events = duel.play("arise").state.choose("house mars").seen_by(Seat(1))
    assert [event.values for event in events if event.kind == "named-house"] == [
        {"seat": "p1", "house": "mars"}
    ]
