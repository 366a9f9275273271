"""Call of the Archons: Logos from Phase Shift to Rocket Boots, a scenario for each sentence of each card."""

from tests.support.duel import Duel
from tests.support.rules import rule


def test_phase_shift_lets_you_play_one_card_of_another_house() -> None:
    duel = Duel("logos", {"hand": ["phase-shift", "bumpsy", "punch", "dextre"], "line": ["troll"]})
    assert "play bumpsy" not in duel.options
    duel.play("phase-shift")
    assert "play bumpsy" in duel.options
    assert "play punch" in duel.options
    assert "discard bumpsy" not in duel.options, "to play, not to discard"
    assert "reap troll.1" not in duel.options, "nor to use"
    duel.play("bumpsy", "left-flank")
    assert duel.your("line") == ["bumpsy", "troll"]
    assert "play punch" not in duel.options


def test_phase_shift_is_not_used_up_by_logos_cards() -> None:
    duel = Duel("logos", {"hand": ["phase-shift", "bumpsy", "dextre"]})
    duel.play("phase-shift").play("dextre").play("bumpsy", "left-flank")
    assert duel.your("line") == ["bumpsy", "dextre"]


def test_phase_shift_is_not_used_up_by_a_card_that_an_effect_plays() -> None:
    duel = Duel("logos", {"hand": ["phase-shift", "wild-wormhole", "bumpsy"], "deck": ["smith"]})
    duel.play("phase-shift").play("wild-wormhole")
    assert duel.your("discard") == ["phase-shift", "smith", "wild-wormhole"]
    assert "play bumpsy" in duel.options


def test_phase_shift_twice_allows_two_cards() -> None:
    duel = Duel("logos", {"hand": ["phase-shift", "phase-shift", "bumpsy", "smith", "burn-the-stockpile"]})
    duel.play("phase-shift").play("phase-shift").play("bumpsy")
    assert "play smith" in duel.options
    duel.play("smith")
    assert "play burn-the-stockpile" not in duel.options


def test_phase_shift_is_over_at_the_end_of_the_turn() -> None:
    duel = Duel(
        "logos", {"hand": ["phase-shift", "bumpsy", "dextre"], "deck": ["anger"] * 4}, {"line": ["mother"]}
    )
    duel.play("phase-shift").end().end("house logos")
    assert "play dextre" in duel.options
    assert "play bumpsy" not in duel.options


def test_pocket_universe_takes_one_from_your_pool() -> None:
    duel = Duel("logos", {"artifacts": ["pocket-universe"], "amber": 2}, {"amber": 3})
    duel.act("pocket-universe.1")
    assert duel.mark("amber", "pocket-universe.1") == 1
    assert duel.amber == (1, 3)


def test_pocket_universe_takes_nothing_from_an_empty_pool() -> None:
    duel = Duel("logos", {"artifacts": ["pocket-universe"]}, {"amber": 3})
    duel.act("pocket-universe.1")
    assert duel.mark("amber", "pocket-universe.1") == 0
    assert duel.amber == (0, 3)


@rule("KF-3.4")
def test_pocket_universe_may_be_spent_on_a_key() -> None:
    universe = {"card": "pocket-universe", "amber": 3}
    duel = Duel(you={"artifacts": [universe], "amber": 5}, step="start")
    duel.do("forge red")
    assert duel.prompt == "spend"
    assert duel.options == ["number 1", "number 2", "number 3"]
    duel.do("number 2")
    assert duel.keys == (1, 0)
    assert duel.amber == (1, 0)
    assert duel.mark("amber", "pocket-universe.1") == 1


@rule("KF-3.4")
def test_pocket_universe_makes_forging_mandatory_when_it_suffices_together_with_the_pool() -> None:
    universe = {"card": "pocket-universe", "amber": 3}
    duel = Duel(you={"artifacts": [universe], "amber": 3}, step="start")
    assert duel.prompt == "key"
    short = Duel(you={"artifacts": [universe], "amber": 2}, step="start")
    assert short.prompt == "main"
    assert short.keys == (0, 0)


def test_pocket_universe_is_of_no_use_to_the_opponent() -> None:
    universe = {"card": "pocket-universe", "amber": 6}
    duel = Duel(you={"artifacts": [universe]}, foe={"amber": 5}, step="start", active="p2")
    assert duel.prompt == "house"
    assert duel.keys == (0, 0)


@rule("KF-7.2")
def test_pocket_universe_loses_its_amber_to_the_common_supply() -> None:
    universe = {"card": "pocket-universe", "amber": 3}
    duel = Duel("brobnar", {"hand": ["barehanded"], "artifacts": [universe]})
    duel.play("barehanded")
    assert duel.your("deck") == ["pocket-universe"]
    assert duel.amber == (1, 0), "the bonus icon alone"


@rule("KF-18.3", "KF-6.2")
def test_positron_bolt_hits_three_in_a_row_at_the_same_time() -> None:
    duel = Duel(
        "logos",
        {"hand": ["positron-bolt"]},
        {"line": ["ganymede-archivist", "batdrone", "neutron-shark", "mother", "bumpsy"]},
    )
    duel.play("positron-bolt")
    assert duel.options == ["pick ganymede-archivist.1", "pick bumpsy.1"]
    duel.do("pick ganymede-archivist.1")
    assert duel.prompt == "pile", "all three are tagged and leave together"
    assert [duel.damage(f"{card}.1") for card in duel.their("line")] == [3, 2, 1, 0, 0]
    duel.do("done")
    assert duel.their("line") == ["mother", "bumpsy"], "the line did not close up in between"
    assert duel.damage("mother.1") == 0
    assert duel.amber == (1, 0)


def test_positron_bolt_deals_less_from_one_creature_to_the_next() -> None:
    duel = Duel(
        "logos",
        {"hand": ["positron-bolt"], "line": ["troll", "mother", "doc-bookton", "titan-mechanic"]},
        {"line": ["bumpsy"]},
    )
    duel.play("positron-bolt")
    assert duel.options == ["pick troll.1", "pick titan-mechanic.1", "pick bumpsy.1"]
    duel.do("pick titan-mechanic.1")
    cards = ("troll.1", "mother.1", "doc-bookton.1", "titan-mechanic.1", "bumpsy.1")
    assert [duel.damage(card) for card in cards] == [0, 1, 2, 3, 0]


def test_positron_bolt_ends_where_the_line_ends() -> None:
    duel = Duel("logos", {"hand": ["positron-bolt"], "line": ["mother", "troll"]}, {"line": ["bumpsy"]})
    duel.play("positron-bolt", "pick mother.1")
    assert (duel.damage("mother.1"), duel.damage("troll.1"), duel.damage("bumpsy.1")) == (3, 2, 0)
    alone = Duel("logos", {"hand": ["positron-bolt"]}, {"line": ["bumpsy"]}).play("positron-bolt")
    assert alone.damage("bumpsy.1") == 3


def test_positron_bolt_does_nothing_without_creatures() -> None:
    duel = Duel("logos", {"hand": ["positron-bolt"]})
    duel.play("positron-bolt")
    assert duel.your("discard") == ["positron-bolt"]
    assert duel.is_your_move


def test_psychic_bug_looks_at_the_opponents_hand_when_played_and_by_reaping() -> None:
    duel = Duel("logos", {"hand": ["psychic-bug"]}, {"hand": ["anger", "troll"], "deck": ["punch"]})
    hand = [duel.card("anger"), duel.card("troll")]
    assert [duel.state.known[card] & 1 for card in hand] == [0, 0]
    duel.play("psychic-bug")
    assert [duel.state.known[card] & 1 for card in hand] == [1, 1]
    assert duel.their("hand") == ["anger", "troll"]
    assert duel.amber == (1, 0)
    assert not duel.state.known[duel.card("punch@p2/deck.1")] & 1

    duel = Duel("logos", {"line": ["psychic-bug"]}, {"hand": ["anger"]})
    duel.reap("psychic-bug.1")
    assert duel.state.known[duel.card("anger")] & 1


def test_psychic_bug_shows_nothing_of_your_own_hand() -> None:
    duel = Duel("logos", {"hand": ["psychic-bug", "smith"]}, {"hand": ["anger"]})
    duel.play("psychic-bug")
    assert not duel.state.known[duel.card("smith")] & 2


def test_psychic_bug_sees_nothing_in_an_empty_hand() -> None:
    duel = Duel("logos", {"line": ["psychic-bug"]})
    duel.reap("psychic-bug.1")
    assert "looked" not in duel.kinds()
    assert duel.is_your_move


def test_quixo_draws_after_a_fight_and_takes_no_damage_in_it() -> None:
    duel = Duel("logos", {"line": ["quixo-the-adventurer"], "deck": ["anger", "punch"]}, {"line": ["troll"]})
    duel.fight("quixo-the-adventurer.1", "troll.1")
    assert duel.your("hand") == ["anger"]
    assert (duel.damage("quixo-the-adventurer.1"), duel.damage("troll.1")) == (0, 3)


def test_quixo_does_not_draw_by_reaping() -> None:
    duel = Duel("logos", {"line": ["quixo-the-adventurer"], "deck": ["anger"]})
    duel.reap("quixo-the-adventurer.1")
    assert duel.your("hand") == []


@rule("KF-5.5")
def test_quixo_does_not_draw_when_it_is_attacked() -> None:
    duel = Duel(
        "logos",
        {"line": [{"card": "quixo-the-adventurer", "ward": True}], "deck": ["anger"]},
        {"line": ["batdrone"]},
        active="p2",
    )
    duel.fight("batdrone.1", "quixo-the-adventurer.1")
    assert duel.your("hand") == []


def test_random_access_archives_archives_your_top_card() -> None:
    duel = Duel(
        "logos", {"hand": ["random-access-archives"], "deck": ["anger", "troll"]}, {"deck": ["punch"]}
    )
    duel.play("random-access-archives")
    assert (duel.your("archive"), duel.your("deck")) == (["anger"], ["troll"])
    assert duel.their("deck") == ["punch"]
    assert duel.state.known[duel.card("anger@p1/archive.1")] == 1, "known to its owner alone"
    assert duel.amber == (1, 0)


@rule("KF-3.18")
def test_random_access_archives_does_nothing_with_an_empty_deck() -> None:
    duel = Duel("logos", {"hand": ["random-access-archives"], "discard": ["troll"]})
    duel.play("random-access-archives")
    assert duel.your("archive") == []
    assert duel.your("discard") == ["troll", "random-access-archives"]


@rule("KF-5.10")
def test_remote_access_uses_an_enemy_artifact_as_if_it_were_yours() -> None:
    duel = Duel(
        "logos",
        {"hand": ["remote-access"], "artifacts": ["library-of-babble"], "deck": ["troll"]},
        {"artifacts": ["cannon", "library-of-babble"], "deck": ["punch"]},
    )
    duel.play("remote-access")
    assert duel.options == ["pick cannon.1", "pick library-of-babble.2"]
    duel.do("pick library-of-babble.2")
    assert (duel.your("hand"), duel.their("hand")) == (["troll"], [])
    assert not duel.is_ready("library-of-babble.2")
    assert duel.is_ready("library-of-babble.1")
    assert duel.controller("library-of-babble.2") == 1


@rule("KF-5.20")
def test_remote_access_sacrifices_an_enemy_artifact_that_sacrifices_itself() -> None:
    duel = Duel("logos", {"hand": ["remote-access"]}, {"artifacts": ["screechbomb"], "amber": 3})
    duel.play("remote-access")
    assert duel.their("discard") == ["screechbomb"]
    assert duel.amber == (1, 1), "the opponent of the player who used it loses 2"


@rule("KF-5.9")
def test_remote_access_can_not_use_an_exhausted_artifact() -> None:
    babble = {"card": "library-of-babble", "exhausted": True}
    duel = Duel("logos", {"hand": ["remote-access"], "deck": ["troll"]}, {"artifacts": [babble]})
    duel.play("remote-access")
    assert duel.your("hand") == []
    assert duel.is_your_move


def test_remote_access_uses_no_creature() -> None:
    duel = Duel("logos", {"hand": ["remote-access"]}, {"line": ["novu-archaeologist"], "discard": ["troll"]})
    duel.play("remote-access")
    assert duel.is_ready("novu-archaeologist.1")
    assert duel.amber == (1, 0)


def test_replicator_triggers_the_reap_ability_of_another_creature_for_you() -> None:
    duel = Duel(
        "logos",
        {"line": ["replicator", "mother"], "deck": ["troll"]},
        {"line": ["doc-bookton"], "deck": ["punch"]},
    )
    duel.reap("replicator.1")
    assert duel.options == ["pick mother.1", "pick doc-bookton.1"]
    duel.do("pick doc-bookton.1")
    assert (duel.your("hand"), duel.their("hand")) == (["troll"], [])
    assert duel.is_ready("doc-bookton.1")
    assert duel.amber == (1, 0), "one reap only"


@rule("KF-9.11")
def test_replicator_does_for_the_other_creature_what_that_one_says_of_itself() -> None:
    duel = Duel(
        "logos", {"line": [{"card": "replicator", "damage": 1}]}, {"line": [{"card": "troll", "damage": 5}]}
    )
    duel.reap("replicator.1")
    assert (duel.damage("troll.1"), duel.damage("replicator.1")) == (2, 1)


def test_replicator_triggers_an_ability_that_the_creature_has_gained() -> None:
    boots = {"card": "mother", "exhausted": True, "upgrades": ["rocket-boots"]}
    duel = Duel("logos", {"line": ["replicator", boots]})
    duel.reap("replicator.1")
    assert duel.is_ready("mother.1"), "it was not used this turn"


def test_replicator_does_nothing_for_a_creature_without_a_reap_ability() -> None:
    duel = Duel("logos", {"line": ["replicator"]}, {"line": ["batdrone"], "amber": 2})
    duel.reap("replicator.1")
    assert duel.amber == (1, 2)
    assert duel.is_your_move


def test_replicator_does_nothing_alone() -> None:
    duel = Duel("logos", {"line": ["replicator"]})
    duel.reap("replicator.1")
    assert duel.amber == (1, 0)
    assert duel.is_your_move


def test_research_smoko_archives_the_top_card_when_it_is_destroyed() -> None:
    duel = Duel("logos", {"line": ["research-smoko"], "deck": ["anger", "troll"]}, {"line": ["bumpsy"]})
    duel.fight("research-smoko.1", "bumpsy.1")
    assert (duel.your("archive"), duel.your("deck")) == (["anger"], ["troll"])
    assert duel.your("discard") == ["research-smoko"]


def test_research_smoko_works_for_its_controller_in_the_opponents_turn() -> None:
    duel = Duel(
        "brobnar",
        {"line": ["research-smoko"], "deck": ["anger"]},
        {"line": ["bumpsy"], "deck": ["punch"]},
        active="p2",
    )
    duel.fight("bumpsy.1", "research-smoko.1")
    assert (duel.your("archive"), duel.their("archive")) == (["anger"], [])


def test_research_smoko_archives_nothing_when_it_leaves_play_otherwise() -> None:
    duel = Duel(
        "logos",
        {"line": ["research-smoko"], "deck": ["anger"]},
        {"artifacts": ["spangler-box"], "hand": []},
        active="p2",
    )
    duel.act("spangler-box.1")
    assert duel.your("purged") == ["research-smoko"]
    assert duel.your("archive") == []


@rule("KF-7.11")
def test_reverse_time_swaps_deck_and_discard_pile() -> None:
    duel = Duel(
        "logos",
        {"hand": ["reverse-time"], "deck": ["anger", "troll"], "discard": ["punch", "smith", "bumpsy"]},
        {"deck": ["dextre"], "discard": ["mother"]},
    )
    duel.play("reverse-time")
    assert sorted(duel.your("deck")) == ["bumpsy", "punch", "smith"]
    assert duel.your("discard") == ["troll", "anger", "reverse-time"]
    assert (duel.their("deck"), duel.their("discard")) == (["dextre"], ["mother"])
    assert duel.amber == (1, 0)


def test_reverse_time_shuffles_the_new_deck() -> None:
    duel = Duel("logos", {"hand": ["reverse-time"], "discard": ["punch", "smith"]})
    duel.play("reverse-time")
    assert duel.kinds()[-1] == "shuffled"
    assert [duel.state.known[duel.card(f"{card}@p1/deck.1")] for card in ("punch", "smith")] == [0, 0]


def test_rocket_boots_ready_their_creature_after_its_first_use() -> None:
    boots = {"card": "mother", "upgrades": ["rocket-boots"]}
    duel = Duel("logos", {"line": [boots, "batdrone"]})
    duel.reap("mother.1")
    assert duel.is_ready("mother.1")
    duel.reap("mother.1")
    assert not duel.is_ready("mother.1"), "the second time they do nothing"
    assert duel.amber == (2, 0)


def test_rocket_boots_work_after_a_fight() -> None:
    boots = {"card": "mother", "upgrades": ["rocket-boots"]}
    duel = Duel("logos", {"line": [boots]}, {"line": ["batdrone", "dextre"]})
    duel.fight("mother.1", "batdrone.1")
    assert duel.is_ready("mother.1")
    duel.reap("mother.1")
    assert not duel.is_ready("mother.1")


def test_rocket_boots_count_uses_of_their_own_creature_alone() -> None:
    boots = {"card": "mother", "upgrades": ["rocket-boots"]}
    duel = Duel("logos", {"line": ["batdrone", boots]})
    duel.reap("batdrone.1").reap("mother.1")
    assert duel.is_ready("mother.1")
    assert not duel.is_ready("batdrone.1")


def test_rocket_boots_do_nothing_after_an_action_nor_after_a_second_use() -> None:
    boots = {"card": "novu-archaeologist", "upgrades": ["rocket-boots"]}
    duel = Duel(
        "logos",
        {"line": [boots], "hand": ["phase-shift", "anger"], "discard": ["troll"]},
        {"line": ["batdrone"]},
    )
    duel.act("novu-archaeologist.1")
    assert not duel.is_ready("novu-archaeologist.1"), "an action is neither a fight nor a reap"
    duel.play("phase-shift").play("anger")
    assert duel.their("line") == []
    assert not duel.is_ready("novu-archaeologist.1"), "the fight was its second use"
