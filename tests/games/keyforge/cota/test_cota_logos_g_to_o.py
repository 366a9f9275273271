"""Call of the Archons: Logos from Ganymede Archivist to Ozmo, Martianologist, a scenario for each sentence
of each card."""

from tests.support.duel import Duel
from tests.support.rules import rule

from deckwright.kernel.ids import Seat


@rule("KF-7.7")
def test_ganymede_archivist_archives_a_card_from_hand_by_reaping() -> None:
    duel = Duel(
        "logos",
        {"line": ["ganymede-archivist"], "hand": ["anger", "troll"], "discard": ["punch"]},
        {"hand": ["bumpsy"]},
    )
    duel.reap("ganymede-archivist.1")
    assert duel.options == ["pick anger", "pick troll"]
    duel.do("pick troll")
    assert (duel.your("archive"), duel.your("hand")) == (["troll"], ["anger"])
    assert (duel.their("archive"), duel.their("hand")) == ([], ["bumpsy"])
    assert duel.amber == (1, 0)


def test_ganymede_archivist_archives_nothing_from_an_empty_hand() -> None:
    duel = Duel("logos", {"line": ["ganymede-archivist"], "deck": ["anger"]})
    duel.reap("ganymede-archivist.1", "done")
    assert duel.your("archive") == []
    assert duel.is_your_move


@rule("KF-7.9")
def test_harland_mindlock_takes_control_of_an_enemy_flank_creature() -> None:
    duel = Duel(
        "logos",
        {"hand": ["harland-mindlock"], "line": ["mother"]},
        {"line": [{"card": "troll", "damage": 2}, "bumpsy", "headhunter"]},
    )
    duel.play("harland-mindlock", "right-flank")
    assert duel.options == ["pick troll.1", "pick headhunter.1"]
    duel.do("pick troll.1")
    assert duel.options == ["left-flank", "right-flank"]
    duel.do("left-flank")
    assert duel.your("line") == ["troll", "mother", "harland-mindlock"]
    assert duel.their("line") == ["bumpsy", "headhunter"]
    assert (duel.controller("troll.1"), duel.damage("troll.1")) == (0, 2)


def test_harland_mindlock_holds_the_creature_only_while_in_play() -> None:
    duel = Duel(
        "logos",
        {"hand": ["harland-mindlock", "bouncing-deathquark"]},
        {"line": ["troll", "bumpsy", "headhunter"]},
    )
    duel.play("harland-mindlock", "pick headhunter.1", "right-flank")
    assert duel.your("line") == ["harland-mindlock", "headhunter"]
    duel.play("bouncing-deathquark", "pick bumpsy.1", "pick harland-mindlock.1")
    assert duel.prompt == "place"
    duel.do("left-flank")
    assert duel.your("line") == []
    assert duel.their("line") == ["headhunter", "troll"]
    assert duel.controller("headhunter.1") == 1


def test_harland_mindlock_does_nothing_without_an_enemy_creature() -> None:
    duel = Duel("logos", {"hand": ["harland-mindlock"], "line": ["mother"]}, {"artifacts": ["cannon"]})
    duel.play("harland-mindlock", "left-flank")
    assert duel.your("line") == ["harland-mindlock", "mother"]
    assert duel.their("artifacts") == ["cannon"]


@rule("KF-7.10")
def test_help_from_future_self_finds_a_timetraveller_in_the_deck() -> None:
    duel = Duel(
        "logos",
        {
            "hand": ["help-from-future-self"],
            "deck": ["anger", "timetraveller", "troll"],
            "discard": ["bumpsy", "punch"],
        },
        {"discard": ["cannon"], "deck": ["timetraveller"]},
    )
    duel.play("help-from-future-self")
    assert duel.options == ["pick timetraveller@p1/deck.1", "done"]
    duel.do("pick timetraveller@p1/deck.1")
    assert duel.your("hand") == ["timetraveller"]
    assert sorted(duel.your("deck")) == ["anger", "bumpsy", "punch", "troll"]
    assert duel.your("discard") == ["help-from-future-self"]
    assert (duel.their("discard"), duel.their("deck")) == (["cannon"], ["timetraveller"])
    assert "revealed" in duel.kinds()
    assert duel.amber == (1, 0)


def test_help_from_future_self_finds_a_timetraveller_in_the_discard_pile() -> None:
    duel = Duel(
        "logos",
        {"hand": ["help-from-future-self"], "deck": ["anger"], "discard": ["timetraveller", "punch"]},
    )
    duel.play("help-from-future-self", "pick timetraveller@p1/discard.1")
    assert duel.your("hand") == ["timetraveller"]
    assert sorted(duel.your("deck")) == ["anger", "punch"]


def test_help_from_future_self_may_fail_to_find_and_still_shuffles_the_discard_pile_in() -> None:
    duel = Duel(
        "logos",
        {"hand": ["help-from-future-self"], "deck": ["timetraveller"], "discard": ["punch"]},
    )
    duel.play("help-from-future-self", "done")
    assert duel.your("hand") == []
    assert sorted(duel.your("deck")) == ["punch", "timetraveller"]
    assert "revealed" not in duel.kinds()


def test_help_from_future_self_shuffles_the_deck_it_searched_even_without_a_discard_pile() -> None:
    duel = Duel("logos", {"hand": ["help-from-future-self"], "deck": ["anger", "troll"]})
    duel.play("help-from-future-self", "done")
    assert "shuffled" in duel.kinds()
    assert sorted(duel.your("deck")) == ["anger", "troll"]


def test_interdimensional_graft_takes_what_the_opponent_has_left_after_forging() -> None:
    duel = Duel("logos", {"hand": ["interdimensional-graft"]}, {"amber": 9})
    duel.play("interdimensional-graft")
    assert duel.amber == (1, 9)
    duel.end("forge red")
    assert duel.keys == (0, 1)
    assert duel.amber == (4, 0)
    assert duel.prompt == "house", "before the second step"


def test_interdimensional_graft_does_nothing_if_no_key_is_forged() -> None:
    duel = Duel("logos", {"hand": ["interdimensional-graft"]}, {"amber": 5})
    duel.play("interdimensional-graft").end()
    assert duel.keys == (0, 0)
    assert duel.amber == (1, 5)


def test_interdimensional_graft_works_in_the_next_turn_only() -> None:
    duel = Duel("logos", {"hand": ["interdimensional-graft"]}, {"amber": 5, "line": ["dextre", "batdrone"]})
    duel.play("interdimensional-graft").end().reap("dextre.1").reap("batdrone.1").end()
    assert duel.amber == (1, 7)
    duel.end("forge red")
    assert duel.keys == (0, 1)
    assert duel.amber == (1, 1)


def test_interdimensional_graft_does_not_take_your_own() -> None:
    duel = Duel("logos", {"hand": ["interdimensional-graft"], "amber": 8, "line": ["mother"]})
    duel.play("interdimensional-graft").end("house brobnar").end("forge red")
    assert duel.keys == (1, 0)
    assert duel.amber == (3, 0)


def test_knowledge_is_power_archives_a_card() -> None:
    duel = Duel("logos", {"hand": ["knowledge-is-power", "anger", "troll"], "archive": ["punch"]})
    duel.play("knowledge-is-power")
    assert duel.options == ["mode 0", "mode 1"]
    duel.do("mode 0", "pick anger")
    assert duel.your("archive") == ["punch", "anger"]
    assert duel.amber == (0, 0)


def test_knowledge_is_power_gains_one_for_each_archived_card_instead() -> None:
    duel = Duel(
        "logos",
        {"hand": ["knowledge-is-power", "anger"], "archive": ["punch", {"card": "troll", "borrowed": True}]},
        {"archive": ["bumpsy", "cannon", "smith"]},
    )
    duel.play("knowledge-is-power", "mode 1")
    assert duel.amber == (2, 0), "the opponent's card in your archive counts, their archive does not"
    assert duel.your("hand") == ["anger"]


def test_knowledge_is_power_gains_nothing_from_an_empty_archive() -> None:
    duel = Duel("logos", {"hand": ["knowledge-is-power"]}, {"archive": ["bumpsy"]})
    duel.play("knowledge-is-power", "mode 1")
    assert duel.amber == (0, 0)


def test_labwork_archives_a_card_from_hand() -> None:
    duel = Duel("logos", {"hand": ["labwork", "anger", "troll"]}, {"hand": ["bumpsy"]})
    duel.play("labwork", "pick anger")
    assert (duel.your("archive"), duel.your("hand")) == (["anger"], ["troll"])
    assert duel.their("hand") == ["bumpsy"]
    assert duel.amber == (1, 0)


@rule("KF-17.2")
def test_labwork_does_not_tell_the_opponent_which_card_was_archived() -> None:
    duel = Duel("logos", {"hand": ["labwork", "anger"]})
    duel.play("labwork", "pick anger")
    card = duel.card("anger@p1/archive.1")
    assert duel.state.known[card] == 1 << Seat(0)


def test_labwork_does_nothing_with_an_empty_hand() -> None:
    duel = Duel("logos", {"hand": ["labwork"], "deck": ["anger"]})
    duel.play("labwork", "done")
    assert (duel.your("archive"), duel.your("deck")) == ([], ["anger"])


def test_library_access_draws_for_each_other_card_played_this_turn() -> None:
    duel = Duel(
        "logos",
        {"hand": ["library-access", "mother", "batdrone"], "deck": ["anger", "troll", "punch"]},
    )
    duel.play("library-access")
    assert duel.your("hand") == ["mother", "batdrone"], "it does not draw for itself"
    duel.play("mother")
    assert duel.your("hand") == ["batdrone", "anger"]
    duel.play("batdrone", "left-flank")
    assert duel.your("hand") == ["anger", "troll"]
    assert duel.your("deck") == ["punch"]


def test_library_access_purges_itself() -> None:
    duel = Duel("logos", {"hand": ["library-access"]})
    duel.play("library-access")
    assert (duel.your("purged"), duel.your("discard")) == (["library-access"], [])


def test_library_access_draws_twice_for_a_card_played_after_a_second_copy() -> None:
    cards = ["anger", "troll", "punch", "smith"]
    duel = Duel("logos", {"hand": ["library-access", "library-access", "mother"], "deck": cards})
    duel.play("library-access").play("library-access")
    assert duel.prompt == "order", "the second copy is another card: the first draws for it"
    duel.do("resolve library-access@stage.1:1")
    assert duel.your("hand") == ["mother", "anger"]
    assert duel.your("purged") == ["library-access", "library-access"]
    duel.play("mother")
    assert duel.is_your_move, "two draws come to the same in either order"
    assert duel.your("hand") == ["anger", "troll", "punch"]


def test_library_access_does_not_draw_for_discarding_and_using() -> None:
    duel = Duel("logos", {"hand": ["library-access", "dextre"], "line": ["mother"], "deck": ["anger"]})
    duel.play("library-access").reap("mother.1").discard("dextre")
    assert duel.your("hand") == []


def test_library_access_is_over_at_the_end_of_the_turn() -> None:
    duel = Duel(
        "logos",
        {"hand": ["library-access", *["dextre"] * 6], "deck": ["anger", "troll"]},
        {"hand": ["mother"], "deck": ["punch"]},
    )
    duel.play("library-access").end("house logos").play("mother")
    assert (duel.your("deck"), duel.their("deck")) == (["troll", "anger"], ["punch"])
    duel.end("house logos").play("dextre")
    assert duel.your("deck") == ["troll", "anger"]


def test_library_of_babble_draws_a_card() -> None:
    duel = Duel(
        "logos", {"artifacts": ["library-of-babble"], "deck": ["anger", "troll"]}, {"deck": ["punch"]}
    )
    duel.act("library-of-babble.1")
    assert (duel.your("hand"), duel.your("deck")) == (["anger"], ["troll"])
    assert duel.their("hand") == []
    assert not duel.is_ready("library-of-babble.1")


@rule("KF-3.13")
def test_library_of_babble_rebuilds_an_empty_deck() -> None:
    duel = Duel("logos", {"artifacts": ["library-of-babble"], "discard": ["anger"]})
    duel.act("library-of-babble.1")
    assert (duel.your("hand"), duel.your("discard")) == (["anger"], [])


def test_mobius_scroll_archives_itself_and_up_to_two_cards_from_hand() -> None:
    duel = Duel("logos", {"artifacts": ["mobius-scroll"], "hand": ["anger", "troll", "punch"]})
    duel.act("mobius-scroll.1", "pick troll", "pick anger")
    assert duel.your("archive") == ["mobius-scroll", "troll", "anger"]
    assert (duel.your("hand"), duel.your("artifacts")) == (["punch"], [])
    assert duel.is_your_move


def test_mobius_scroll_can_go_with_one_card_or_alone() -> None:
    duel = Duel("logos", {"artifacts": ["mobius-scroll", "mobius-scroll"], "hand": ["anger", "troll"]})
    duel.act("mobius-scroll.1", "pick anger", "done")
    assert duel.your("archive") == ["mobius-scroll", "anger"]
    duel.act("mobius-scroll.1", "done")
    assert duel.your("archive") == ["mobius-scroll", "anger", "mobius-scroll"]
    assert duel.your("hand") == ["troll"]


@rule("KF-3.12")
def test_mother_refills_your_hand_to_seven() -> None:
    duel = Duel("logos", {"line": ["mother"], "deck": ["anger"] * 8}, {"deck": ["troll"] * 8})
    duel.end()
    assert len(duel.your("hand")) == 7
    duel.end()
    assert len(duel.their("hand")) == 6, "only your own"


def test_mother_counts_once_each() -> None:
    duel = Duel("logos", {"line": ["mother", "mother"], "deck": ["anger"] * 9})
    duel.end()
    assert len(duel.your("hand")) == 8


def test_mother_counts_no_more_when_she_is_gone() -> None:
    duel = Duel("logos", {"line": ["mother"], "deck": ["anger"] * 8}, {"line": ["troll"]})
    duel.fight("mother.1", "troll.1").end()
    assert len(duel.your("hand")) == 6


def test_neuro_syphon_steals_and_draws_if_the_opponent_has_more() -> None:
    duel = Duel("logos", {"hand": ["neuro-syphon"], "amber": 1, "deck": ["anger"]}, {"amber": 3})
    duel.play("neuro-syphon")
    assert duel.amber == (3, 2), "2 with the bonus icon, against 3"
    assert duel.your("hand") == ["anger"]


def test_neuro_syphon_does_nothing_at_equal_pools() -> None:
    duel = Duel("logos", {"hand": ["neuro-syphon"], "amber": 2, "deck": ["anger"]}, {"amber": 3})
    duel.play("neuro-syphon")
    assert duel.amber == (3, 3)
    assert duel.your("hand") == []


def test_neutron_shark_destroys_a_card_of_each_side_and_discards_your_top_card() -> None:
    duel = Duel(
        "logos",
        {"hand": ["neutron-shark"], "line": ["mother"], "artifacts": ["cannon"], "deck": ["dextre", "anger"]},
        {"line": ["troll", "bumpsy"], "artifacts": ["the-howling-pit"], "deck": ["punch"]},
    )
    duel.play("neutron-shark", "right-flank")
    assert duel.options == ["pick troll.1", "pick bumpsy.1", "pick the-howling-pit.1"]
    duel.do("pick the-howling-pit.1")
    assert duel.options == ["pick mother.1", "pick neutron-shark.1", "pick cannon.1"]
    duel.do("pick cannon.1")
    assert (duel.your("artifacts"), duel.their("artifacts")) == ([], [])
    assert duel.your("discard") == ["cannon", "dextre"]
    assert (duel.your("line"), duel.their("line")) == (["mother", "neutron-shark"], ["troll", "bumpsy"])
    assert (duel.your("deck"), duel.their("deck")) == (["anger"], ["punch"])
    assert duel.is_your_move, "a Logos card was discarded: it is not triggered again"


def test_neutron_shark_is_triggered_again_by_a_card_of_another_house() -> None:
    duel = Duel(
        "logos",
        {"line": ["neutron-shark", "mother", "dextre"], "deck": ["anger", "punch", "labwork", "troll"]},
        {"line": ["troll", "bumpsy"]},
    )
    duel.reap("neutron-shark.1", "pick troll.1", "pick mother.1")
    assert duel.your("discard") == ["mother", "anger"]
    duel.do("pick dextre.1")
    assert duel.their("line") == []
    assert duel.your("line") == ["neutron-shark"]
    assert duel.your("deck") == ["troll", "labwork", "punch"], "Dextre went on top and was discarded"
    assert duel.your("discard") == ["mother", "anger", "dextre"]
    assert duel.amber == (1, 0)


def test_neutron_shark_works_after_a_fight() -> None:
    duel = Duel(
        "logos",
        {"line": [{"card": "neutron-shark", "ward": True}, "mother"], "deck": ["labwork"]},
        {"line": ["bumpsy"]},
    )
    duel.fight("neutron-shark.1", "bumpsy.1", "pick mother.1")
    assert duel.their("line") == []
    assert duel.your("line") == ["neutron-shark"]
    assert duel.your("discard") == ["mother", "labwork"]


@rule("KF-9.9")
def test_neutron_shark_is_not_triggered_again_when_it_is_gone() -> None:
    duel = Duel(
        "logos",
        {"line": ["neutron-shark", "mother"], "deck": ["anger", "punch"]},
        {"line": ["troll", "bumpsy"]},
    )
    duel.reap("neutron-shark.1", "pick troll.1", "pick neutron-shark.1")
    assert duel.your("discard") == ["neutron-shark", "anger"]
    assert (duel.your("line"), duel.their("line")) == (["mother"], ["bumpsy"])
    assert duel.is_your_move


@rule("KF-3.18")
def test_neutron_shark_stops_with_an_empty_deck() -> None:
    duel = Duel("logos", {"line": ["neutron-shark", "mother"]}, {"line": ["troll", "bumpsy"]})
    duel.reap("neutron-shark.1", "pick troll.1", "pick mother.1")
    assert (duel.your("line"), duel.their("line")) == (["neutron-shark"], ["bumpsy"])
    assert duel.is_your_move


def test_novu_archaeologist_archives_a_card_from_the_discard_pile() -> None:
    duel = Duel(
        "logos",
        {"line": ["novu-archaeologist"], "discard": ["anger", "troll"], "hand": ["punch"]},
        {"discard": ["bumpsy"]},
    )
    duel.act("novu-archaeologist.1")
    assert duel.options == ["pick anger@p1/discard.1", "pick troll@p1/discard.1"]
    duel.do("pick anger@p1/discard.1")
    assert (duel.your("archive"), duel.your("discard")) == (["anger"], ["troll"])
    assert (duel.their("discard"), duel.your("hand")) == (["bumpsy"], ["punch"])


def test_novu_archaeologist_does_nothing_with_an_empty_discard_pile() -> None:
    duel = Duel("logos", {"line": ["novu-archaeologist"], "hand": ["punch"]}, {"discard": ["bumpsy"]})
    duel.act("novu-archaeologist.1")
    assert duel.your("archive") == []
    assert duel.is_your_move


def test_ozmo_martianologist_heals_a_mars_creature() -> None:
    duel = Duel(
        "logos",
        {"line": ["ozmo-martianologist", {"card": "mother", "damage": 3}]},
        {"line": [{"card": "zorg", "damage": 4}]},
    )
    duel.reap("ozmo-martianologist.1", "mode 0")
    assert duel.damage("zorg.1") == 1
    assert duel.damage("mother.1") == 3
    assert duel.amber == (1, 0)


def test_ozmo_martianologist_stuns_a_mars_creature_instead() -> None:
    duel = Duel(
        "logos",
        {"line": ["ozmo-martianologist", {"card": "zorg", "damage": 1}, "mother"]},
        {"line": ["zorg"]},
    )
    duel.reap("ozmo-martianologist.1", "mode 1")
    assert duel.options == ["pick zorg.1", "pick zorg.2"]
    duel.do("pick zorg.2")
    assert duel.is_stunned("zorg.2")
    assert not duel.is_stunned("zorg.1")
    assert duel.damage("zorg.1") == 1


def test_ozmo_martianologist_works_after_a_fight_too() -> None:
    duel = Duel("logos", {"line": ["ozmo-martianologist"]}, {"line": ["urchin", "zorg"]})
    duel.fight("ozmo-martianologist.1", "urchin.1", "mode 1")
    assert duel.is_stunned("zorg.1")


def test_ozmo_martianologist_does_nothing_without_a_mars_creature() -> None:
    duel = Duel("logos", {"line": ["ozmo-martianologist", "mother"]}, {"line": ["bumpsy"]})
    duel.reap("ozmo-martianologist.1", "mode 1")
    assert not duel.is_stunned("mother.1")
    assert not duel.is_stunned("bumpsy.1")
    assert duel.is_your_move
