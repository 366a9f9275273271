"""Call of the Archons: Logos from Scrambler Storm to Wild Wormhole, a scenario for each sentence of each
card."""

from tests.support.duel import Duel
from tests.support.rules import rule


def test_scrambler_storm_keeps_the_opponent_from_playing_actions_in_their_next_turn() -> None:
    duel = Duel(
        "logos",
        {"hand": ["scrambler-storm", "labwork"]},
        {"hand": ["smith", "bumpsy", "cannon"], "artifacts": ["autocannon"], "line": ["troll"]},
    )
    duel.play("scrambler-storm")
    assert duel.amber == (1, 0)
    assert "play labwork" in duel.options, "you may play on"
    duel.end()
    assert "play smith" not in duel.options
    assert {"discard smith", "play bumpsy", "play cannon", "reap troll.1"} <= set(duel.options)


def test_scrambler_storm_also_stops_actions_that_an_effect_would_play() -> None:
    duel = Duel(
        "logos", {"hand": ["scrambler-storm"]}, {"artifacts": ["chaos-portal"], "deck": ["neuro-syphon"]}
    )
    duel.play("scrambler-storm").end().act("chaos-portal.1", "house logos")
    assert duel.their("deck") == ["neuro-syphon"]
    assert duel.amber == (1, 0)


def test_scrambler_storm_is_over_after_that_turn() -> None:
    duel = Duel("logos", {"hand": ["scrambler-storm", "labwork"]}, {"hand": ["smith"], "line": ["troll"]})
    duel.play("scrambler-storm").end().end()
    assert "play labwork" in duel.options
    duel.end()
    assert "play smith" in duel.options


def test_skippy_timehog_keeps_the_opponent_from_using_cards_in_their_next_turn() -> None:
    duel = Duel(
        "logos",
        {"hand": ["skippy-timehog"], "line": ["mother"]},
        {
            "hand": ["bumpsy", "punch"],
            "line": ["troll", {"card": "headhunter", "stun": True}],
            "artifacts": ["cannon", "mighty-javelin"],
        },
    )
    duel.play("skippy-timehog", "left-flank")
    assert "reap mother.1" in duel.options
    duel.end()
    assert duel.options == ["play bumpsy", "play punch", "discard bumpsy", "discard punch", "end"]


def test_skippy_timehog_also_stops_uses_by_an_effect() -> None:
    duel = Duel("logos", {"hand": ["skippy-timehog"]}, {"hand": ["anger"], "line": ["troll"]})
    duel.play("skippy-timehog").end().play("anger")
    assert duel.your("line") == ["skippy-timehog"]
    assert duel.is_ready("troll.1")


def test_skippy_timehog_stops_the_opponents_use_of_your_cards() -> None:
    duel = Duel(
        "logos",
        {"hand": ["skippy-timehog"], "artifacts": ["library-of-babble"]},
        {"hand": ["remote-access"], "deck": ["anger"]},
    )
    duel.play("skippy-timehog").end("house logos").play("remote-access")
    assert duel.is_ready("library-of-babble.1")
    assert (duel.their("hand"), duel.their("deck")) == ([], ["anger"])


def test_skippy_timehog_lets_you_use_the_opponents_artifact_in_the_same_turn() -> None:
    duel = Duel(
        "logos",
        {"hand": ["skippy-timehog", "remote-access"], "deck": ["anger"]},
        {"artifacts": ["library-of-babble"]},
    )
    duel.play("skippy-timehog").play("remote-access")
    assert duel.your("hand") == ["anger"]


def test_skippy_timehog_is_over_after_that_turn() -> None:
    duel = Duel("logos", {"hand": ["skippy-timehog"], "line": ["mother"]}, {"line": ["troll"]})
    duel.play("skippy-timehog", "left-flank").end().end()
    assert "reap mother.1" in duel.options
    duel.end()
    assert "reap troll.1" in duel.options


def test_sloppy_labwork_archives_a_card_and_discards_another() -> None:
    duel = Duel("logos", {"hand": ["sloppy-labwork", "anger", "troll", "punch"]}, {"hand": ["bumpsy"]})
    duel.play("sloppy-labwork", "pick troll")
    assert duel.options == ["pick anger", "pick punch"]
    duel.do("pick punch")
    assert duel.your("archive") == ["troll"]
    assert duel.your("discard") == ["punch", "sloppy-labwork"]
    assert (duel.your("hand"), duel.their("hand")) == (["anger"], ["bumpsy"])
    assert duel.amber == (1, 0)


def test_sloppy_labwork_archives_the_only_card_and_discards_none() -> None:
    duel = Duel("logos", {"hand": ["sloppy-labwork", "anger"]})
    duel.play("sloppy-labwork", "pick anger", "done")
    assert duel.your("archive") == ["anger"]
    assert duel.your("discard") == ["sloppy-labwork"]


def test_spangler_box_purges_a_creature_and_goes_to_the_opponent() -> None:
    duel = Duel("logos", {"artifacts": ["spangler-box"], "line": ["mother"]}, {"line": ["troll", "bumpsy"]})
    duel.act("spangler-box.1")
    assert duel.options == ["pick mother.1", "pick troll.1", "pick bumpsy.1"]
    duel.do("pick troll.1")
    assert (duel.their("line"), duel.their("purged")) == (["bumpsy"], ["troll"])
    assert (duel.your("artifacts"), duel.their("artifacts")) == ([], ["spangler-box"])
    assert not duel.is_ready("spangler-box.1")


@rule("KF-7.19")
def test_spangler_box_can_be_used_by_its_new_controller_and_comes_back() -> None:
    duel = Duel("logos", {"artifacts": ["spangler-box"], "line": ["mother"]}, {"line": ["troll", "dextre"]})
    duel.act("spangler-box.1", "pick troll.1").end("house logos")
    assert not duel.is_ready("spangler-box.1"), "it came exhausted"
    duel.end().end("house logos")
    duel.act("spangler-box.1", "pick mother.1")
    assert (duel.your("purged"), duel.their("purged")) == (["mother"], ["troll"])
    assert (duel.your("artifacts"), duel.their("artifacts")) == (["spangler-box"], [])


def test_spangler_box_stays_if_there_is_no_creature_to_purge() -> None:
    duel = Duel("logos", {"artifacts": ["spangler-box"]})
    duel.act("spangler-box.1")
    assert duel.your("artifacts") == ["spangler-box"]


@rule("KF-12.2")
def test_spangler_box_stays_if_a_ward_saves_the_creature() -> None:
    duel = Duel("logos", {"artifacts": ["spangler-box"]}, {"line": [{"card": "troll", "ward": True}]})
    duel.act("spangler-box.1")
    assert duel.your("artifacts") == ["spangler-box"]
    assert duel.their("line") == ["troll"]


@rule("KF-4.3")
def test_spangler_box_returns_all_that_it_purged_to_play_when_it_leaves() -> None:
    duel = Duel(
        "logos",
        {"artifacts": ["spangler-box"], "line": ["mother"], "purged": ["anger"], "amber": 2},
        {"line": [{"card": "bumpsy", "damage": 2}, "dextre"], "hand": ["barehanded"], "deck": ["punch"] * 6},
    )
    duel.act("spangler-box.1", "pick bumpsy.1").end("house logos").end("house logos").end("house logos")
    duel.act("spangler-box.1", "pick mother.1").end("house logos").end("house brobnar")
    assert (duel.your("line"), duel.their("line")) == ([], ["dextre"])
    duel.play("barehanded")
    assert duel.prompt == "place", "where Bumpsy goes, beside Dextre"
    duel.do("left-flank")
    assert duel.your("line") == ["mother"], "to its owner"
    assert duel.their("line") == ["bumpsy", "dextre"]
    assert (duel.your("purged"), duel.their("purged")) == (["anger"], [])
    assert duel.your("deck")[-1] == "spangler-box"
    assert (duel.damage("bumpsy.1"), duel.is_ready("bumpsy.1")) == (0, False)
    assert duel.amber[0] == 2, "it was not played: Bumpsy's «Play:» did not resolve"


@rule("KF-10.2")
def test_spectral_tunneler_makes_a_creature_a_flank_creature_for_the_turn() -> None:
    duel = Duel(
        "logos",
        {"artifacts": ["spectral-tunneler"], "hand": ["positron-bolt"], "line": ["mother"]},
        {"line": ["troll", "bumpsy", "headhunter"]},
    )
    duel.act("spectral-tunneler.1", "pick bumpsy.1")
    assert duel.attribute("flank", "bumpsy.1") == 1
    duel.play("positron-bolt")
    assert duel.options == ["pick mother.1", "pick troll.1", "pick bumpsy.1", "pick headhunter.1"]
    duel.do("pick bumpsy.1")
    assert duel.options == ["pick troll.1", "pick headhunter.1"]
    duel.do("pick headhunter.1")
    assert [duel.damage(f"{card}.1") for card in duel.their("line")] == [0, 3, 2]


def test_spectral_tunneler_lets_the_creature_draw_by_reaping() -> None:
    duel = Duel(
        "logos",
        {"artifacts": ["spectral-tunneler"], "line": ["mother", "batdrone"], "deck": ["anger", "troll"]},
    )
    duel.act("spectral-tunneler.1", "pick mother.1").reap("batdrone.1")
    assert duel.your("hand") == []
    duel.reap("mother.1")
    assert duel.your("hand") == ["anger"]


def test_spectral_tunneler_is_over_at_the_end_of_the_turn() -> None:
    duel = Duel(
        "logos",
        {"artifacts": ["spectral-tunneler"], "line": ["batdrone", "mother", "dextre"], "deck": ["anger"] * 8},
        {"line": ["troll"]},
    )
    duel.act("spectral-tunneler.1", "pick mother.1")
    assert duel.attribute("flank", "mother.1") == 1
    duel.end().end("house logos")
    assert duel.attribute("flank", "mother.1") == 0
    deck = duel.your("deck")
    duel.reap("mother.1")
    assert duel.your("deck") == deck


def test_strange_gizmo_destroys_each_creature_and_artifact_after_you_forge_a_key() -> None:
    duel = Duel(
        you={
            "artifacts": ["strange-gizmo", "cannon"],
            "line": [{"card": "mother", "upgrades": ["rocket-boots"]}],
            "amber": 7,
        },
        foe={"artifacts": ["library-of-babble"], "line": ["troll", "bumpsy"]},
        step="start",
    )
    duel.do("forge blue", "done", "done")
    assert duel.keys == (1, 0)
    assert (duel.your("line"), duel.your("artifacts"), duel.your("upgrades")) == ([], [], [])
    assert (duel.their("line"), duel.their("artifacts")) == ([], [])
    assert duel.amber == (1, 0)


def test_strange_gizmo_does_nothing_when_the_opponent_forges() -> None:
    duel = Duel(
        you={"artifacts": ["strange-gizmo"], "line": ["mother"]},
        foe={"line": ["troll"], "amber": 6},
        step="start",
        active="p2",
    )
    duel.do("forge blue")
    assert duel.keys == (0, 1)
    assert (duel.your("artifacts"), duel.their("line")) == (["strange-gizmo"], ["troll"])


def test_the_howling_pit_gives_each_player_one_more_card() -> None:
    duel = Duel("logos", {"artifacts": ["the-howling-pit"], "deck": ["anger"] * 8}, {"deck": ["troll"] * 8})
    duel.end()
    assert len(duel.your("hand")) == 7
    duel.end("house logos")
    assert len(duel.their("hand")) == 7


def test_the_howling_pit_and_mother_add_up() -> None:
    duel = Duel("logos", {"artifacts": ["the-howling-pit"], "line": ["mother"], "deck": ["anger"] * 9})
    duel.end()
    assert len(duel.your("hand")) == 8


def test_timetraveller_draws_two_cards_when_played() -> None:
    duel = Duel("logos", {"hand": ["timetraveller"], "deck": ["anger", "troll", "punch"]})
    duel.play("timetraveller")
    assert (duel.your("hand"), duel.your("deck")) == (["anger", "troll"], ["punch"])
    assert duel.amber == (1, 0)


def test_timetraveller_is_shuffled_into_its_deck_by_its_action() -> None:
    duel = Duel("logos", {"line": ["timetraveller", "mother"], "deck": ["anger"]})
    duel.act("timetraveller.1")
    assert sorted(duel.your("deck")) == ["anger", "timetraveller"]
    assert duel.your("line") == ["mother"]
    assert "shuffled" in duel.kinds()


@rule("KF-7.3")
def test_timetraveller_goes_to_its_owners_deck() -> None:
    duel = Duel("logos", {"line": [{"card": "timetraveller", "borrowed": True}]})
    duel.act("timetraveller.1")
    assert (duel.your("deck"), duel.their("deck")) == ([], ["timetraveller"])


def test_titan_mechanic_makes_keys_cheaper_for_both_players_on_a_flank() -> None:
    mine = Duel(you={"line": ["titan-mechanic", "troll"], "amber": 5}, step="start")
    mine.do("forge red")
    assert (mine.keys, mine.amber) == ((1, 0), (0, 0))
    theirs = Duel(you={"line": ["troll", "titan-mechanic"]}, foe={"amber": 5}, step="start", active="p2")
    theirs.do("forge red")
    assert (theirs.keys, theirs.amber) == ((0, 1), (0, 0))


def test_titan_mechanic_does_not_reach_four() -> None:
    duel = Duel(you={"line": ["titan-mechanic"], "amber": 4}, step="start")
    assert duel.prompt != "key"
    assert (duel.keys, duel.amber) == ((0, 0), (4, 0))


def test_titan_mechanic_does_nothing_between_others() -> None:
    duel = Duel(you={"line": ["troll", "titan-mechanic", "bumpsy"], "amber": 5}, step="start")
    assert duel.prompt == "house"
    assert duel.keys == (0, 0)


def test_transposition_sandals_swap_their_creature_with_another_friendly_one() -> None:
    sandals = {"card": "mother", "upgrades": ["transposition-sandals"]}
    duel = Duel("logos", {"line": [sandals, "batdrone", "troll", "bumpsy"]}, {"line": ["headhunter"]})
    assert "reap troll.1" not in duel.options
    duel.act("mother.1")
    assert duel.options == ["pick batdrone.1", "pick troll.1", "pick bumpsy.1"]
    duel.do("pick troll.1")
    assert duel.your("line") == ["troll", "batdrone", "mother", "bumpsy"]
    assert not duel.is_ready("mother.1")
    assert "reap bumpsy.1" not in duel.options
    duel.fight("troll.1", "headhunter.1")
    assert duel.their("line") == [], "the other creature may be used, whatever its house"


def test_transposition_sandals_allow_the_use_in_this_turn_only() -> None:
    sandals = {"card": "mother", "upgrades": ["transposition-sandals"]}
    duel = Duel("logos", {"line": [sandals, "troll"]}, {"line": ["headhunter"]})
    duel.act("mother.1").end().end("house logos")
    assert "reap mother.1" in duel.options
    assert "reap troll.1" not in duel.options


def test_transposition_sandals_do_nothing_for_a_creature_alone() -> None:
    sandals = {"card": "mother", "upgrades": ["transposition-sandals"]}
    duel = Duel("logos", {"line": [sandals]}, {"line": ["headhunter"]})
    duel.act("mother.1")
    assert duel.your("line") == ["mother"]
    assert duel.is_your_move


def test_twin_bolt_emission_deals_two_to_each_of_two_creatures() -> None:
    duel = Duel("logos", {"hand": ["twin-bolt-emission"], "line": ["mother"]}, {"line": ["troll", "bumpsy"]})
    duel.play("twin-bolt-emission", "pick troll.1")
    assert duel.options == ["pick mother.1", "pick bumpsy.1"], "a different one"
    duel.do("pick bumpsy.1")
    assert [duel.damage(card) for card in ("mother.1", "troll.1", "bumpsy.1")] == [0, 2, 2]
    assert duel.amber == (1, 0)


@rule("KF-6.2")
def test_twin_bolt_emission_kills_both_at_the_same_time() -> None:
    duel = Duel("logos", {"hand": ["twin-bolt-emission"]}, {"line": ["batdrone", "research-smoko", "troll"]})
    duel.play("twin-bolt-emission", "pick batdrone.1", "pick research-smoko.1")
    assert duel.prompt == "pile"
    duel.do("pick research-smoko.1")
    assert duel.their("discard") == ["research-smoko", "batdrone"]


def test_twin_bolt_emission_hits_a_lone_creature_once() -> None:
    duel = Duel("logos", {"hand": ["twin-bolt-emission"]}, {"line": ["troll"]})
    duel.play("twin-bolt-emission")
    assert duel.damage("troll.1") == 2
    assert duel.is_your_move


def test_vespilon_theorist_archives_a_card_of_the_house_chosen_and_gains_one() -> None:
    duel = Duel("logos", {"line": ["vespilon-theorist"], "deck": ["anger", "troll"]})
    duel.reap("vespilon-theorist.1", "house brobnar")
    assert (duel.your("archive"), duel.your("deck"), duel.your("discard")) == (["anger"], ["troll"], [])
    assert duel.amber == (2, 0)
    assert "revealed" in duel.kinds()


def test_vespilon_theorist_discards_a_card_of_another_house() -> None:
    duel = Duel("logos", {"line": ["vespilon-theorist"], "deck": ["anger", "troll"]})
    duel.reap("vespilon-theorist.1", "house logos")
    assert (duel.your("archive"), duel.your("deck"), duel.your("discard")) == ([], ["troll"], ["anger"])
    assert duel.amber == (1, 0)


@rule("KF-3.18")
def test_vespilon_theorist_does_nothing_with_an_empty_deck() -> None:
    duel = Duel("logos", {"line": ["vespilon-theorist"], "discard": ["anger"]})
    duel.reap("vespilon-theorist.1", "house brobnar")
    assert (duel.your("archive"), duel.your("discard")) == ([], ["anger"])
    assert duel.amber == (1, 0)


def test_veylan_analyst_gains_one_each_time_you_use_an_artifact() -> None:
    duel = Duel(
        "logos",
        {"line": ["veylan-analyst"], "artifacts": ["library-of-babble", "library-of-babble"]},
    )
    duel.act("library-of-babble.1")
    assert duel.amber == (1, 0)
    duel.act("library-of-babble.2")
    assert duel.amber == (2, 0)


def test_veylan_analyst_counts_an_artifact_that_sacrifices_itself_and_one_of_the_opponent() -> None:
    duel = Duel(
        "logos",
        {"line": ["veylan-analyst"], "artifacts": ["screechbomb"], "hand": ["remote-access"]},
        {"artifacts": ["library-of-babble"]},
    )
    duel.omni("screechbomb.1")
    assert duel.amber == (1, 0)
    duel.play("remote-access")
    assert duel.amber == (3, 0), "with the bonus icon"


def test_veylan_analyst_does_not_count_creatures_nor_the_opponents_uses() -> None:
    duel = Duel(
        "logos",
        {"line": ["veylan-analyst", "mother"]},
        {"artifacts": ["library-of-babble"], "deck": ["anger"]},
    )
    duel.reap("mother.1").end("house logos")
    assert duel.amber == (1, 0)
    duel.act("library-of-babble.1")
    assert duel.amber == (1, 0)


def test_wild_wormhole_plays_the_top_card_whatever_its_house() -> None:
    duel = Duel("logos", {"hand": ["wild-wormhole"], "deck": ["bumpsy", "troll"]}, {"amber": 2})
    duel.play("wild-wormhole")
    assert (duel.your("line"), duel.your("deck")) == (["bumpsy"], ["troll"])
    assert duel.amber == (1, 1)
    assert duel.your("discard") == ["wild-wormhole"]


@rule("KF-3.18")
def test_wild_wormhole_plays_nothing_from_an_empty_deck() -> None:
    duel = Duel("logos", {"hand": ["wild-wormhole"], "discard": ["bumpsy"]})
    duel.play("wild-wormhole")
    assert duel.your("discard") == ["bumpsy", "wild-wormhole"]
    assert duel.amber == (1, 0)


@rule("KF-18.10", "KF-15.5", "KF-4.13")
def test_wild_wormhole_leaves_half_a_gigantic_creature_on_the_deck() -> None:
    duel = Duel(
        "logos",
        {"hand": ["wild-wormhole", "ultra-gravitron"], "deck": ["ultra-gravitron-top", "anger"]},
    )
    duel.play("wild-wormhole")
    assert duel.amber == (1, 0), "the bonus icon of Wild Wormhole"
    assert duel.your("deck") == ["anger", "ultra-gravitron-top"]
    assert duel.your("hand") == ["ultra-gravitron"]
    assert duel.your("line") == []
    assert duel.state.known[duel.card("ultra-gravitron-top@p1/deck.1")] & 2, "the opponent saw it"


def test_wild_wormhole_resolves_a_whole_action_first() -> None:
    duel = Duel("logos", {"hand": ["wild-wormhole"], "deck": ["wild-wormhole", "dextre"]}, {"amber": 1})
    duel.play("wild-wormhole")
    assert duel.your("discard") == ["wild-wormhole", "wild-wormhole"]
    assert duel.mark("amber", "dextre.1") == 1
    assert duel.amber == (2, 0)
