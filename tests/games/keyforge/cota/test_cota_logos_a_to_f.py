"""Call of the Archons: Logos from Anomaly Exploiter to Foggify, a scenario for each sentence of each card."""

from tests.support.duel import Duel
from tests.support.rules import rule

from deckwright.games.keyforge.facts import HOUSES

ALL_HOUSES = (1 << len(HOUSES)) - 1


def test_anomaly_exploiter_destroys_a_damaged_creature_of_either_side() -> None:
    duel = Duel(
        "logos",
        {"artifacts": ["anomaly-exploiter"], "line": [{"card": "troll", "damage": 1}, "batdrone"]},
        {"line": [{"card": "bumpsy", "damage": 2}, "headhunter"]},
    )
    duel.act("anomaly-exploiter.1")
    assert duel.options == ["pick troll.1", "pick bumpsy.1"]
    duel.do("pick bumpsy.1")
    assert duel.their("line") == ["headhunter"]
    assert duel.your("line") == ["troll", "batdrone"]
    assert not duel.is_ready("anomaly-exploiter.1")


def test_anomaly_exploiter_does_nothing_without_a_damaged_creature() -> None:
    duel = Duel("logos", {"artifacts": ["anomaly-exploiter"], "line": ["troll"]}, {"line": ["bumpsy"]})
    duel.act("anomaly-exploiter.1")
    assert (duel.your("line"), duel.their("line")) == (["troll"], ["bumpsy"])
    assert duel.is_your_move


@rule("KF-11.7")
def test_batdrone_steals_after_a_fight_and_takes_no_damage_in_it() -> None:
    duel = Duel("logos", {"line": ["batdrone"], "amber": 1}, {"line": ["bumpsy"], "amber": 3})
    duel.fight("batdrone.1", "bumpsy.1")
    assert duel.amber == (2, 2)
    assert (duel.damage("batdrone.1"), duel.damage("bumpsy.1")) == (0, 2)


@rule("KF-8.3")
def test_batdrone_steals_nothing_where_nothing_is() -> None:
    duel = Duel("logos", {"line": ["batdrone"]}, {"line": ["bumpsy"]})
    duel.fight("batdrone.1", "bumpsy.1")
    assert duel.amber == (0, 0)


def test_batdrone_does_not_steal_by_reaping() -> None:
    duel = Duel("logos", {"line": ["batdrone"]}, {"amber": 3})
    duel.reap("batdrone.1")
    assert duel.amber == (1, 3)


def test_bouncing_deathquark_destroys_an_enemy_and_a_friendly_creature() -> None:
    duel = Duel("logos", {"hand": ["bouncing-deathquark"], "line": ["troll"]}, {"line": ["bumpsy"]})
    duel.play("bouncing-deathquark")
    assert (duel.your("line"), duel.their("line")) == ([], [])
    assert duel.your("discard") == ["troll", "bouncing-deathquark"]
    assert duel.is_your_move


def test_bouncing_deathquark_may_be_repeated_and_ends_when_it_is_declined() -> None:
    duel = Duel(
        "logos",
        {"hand": ["bouncing-deathquark"], "line": ["troll", "batdrone", "dextre"]},
        {"line": ["bumpsy", "urchin", "headhunter"]},
    )
    duel.play("bouncing-deathquark")
    assert duel.options == ["pick bumpsy.1", "pick urchin.1", "pick headhunter.1"]
    duel.do("pick bumpsy.1")
    assert duel.options == ["pick troll.1", "pick batdrone.1", "pick dextre.1"]
    duel.do("pick batdrone.1")
    assert (duel.your("line"), duel.their("line")) == (["troll", "dextre"], ["urchin", "headhunter"])
    assert duel.options == ["pick urchin.1", "pick headhunter.1", "done"]
    duel.do("pick urchin.1", "pick troll.1")
    assert (duel.your("line"), duel.their("line")) == (["dextre"], ["headhunter"])
    duel.do("done")
    assert (duel.your("line"), duel.their("line")) == (["dextre"], ["headhunter"])
    assert duel.is_your_move


def test_bouncing_deathquark_can_be_repeated_until_one_side_has_no_creature() -> None:
    duel = Duel(
        "logos",
        {"hand": ["bouncing-deathquark"], "line": ["troll", "batdrone"]},
        {"line": ["bumpsy", "urchin", "headhunter"]},
    )
    duel.play("bouncing-deathquark", "pick bumpsy.1", "pick troll.1", "pick urchin.1")
    assert (duel.your("line"), duel.their("line")) == ([], ["headhunter"])
    assert duel.is_your_move


@rule("KF-9.1")
def test_bouncing_deathquark_does_the_half_that_can_be_done_but_only_once() -> None:
    duel = Duel("logos", {"hand": ["bouncing-deathquark"]}, {"line": ["bumpsy", "urchin"]})
    duel.play("bouncing-deathquark", "pick bumpsy.1")
    assert duel.their("line") == ["urchin"]
    assert duel.is_your_move


@rule("KF-12.7")
def test_bouncing_deathquark_can_be_repeated_after_it_only_broke_wards() -> None:
    duel = Duel(
        "logos",
        {"hand": ["bouncing-deathquark"], "line": [{"card": "troll", "ward": True}]},
        {"line": [{"card": "bumpsy", "ward": True}]},
    )
    duel.play("bouncing-deathquark")
    assert (duel.your("line"), duel.their("line")) == (["troll"], ["bumpsy"])
    assert duel.options == ["pick bumpsy.1", "done"]
    duel.do("pick bumpsy.1")
    assert (duel.your("line"), duel.their("line")) == ([], [])


def test_brain_eater_draws_when_an_enemy_is_destroyed_fighting_it() -> None:
    duel = Duel("logos", {"line": ["brain-eater"], "deck": ["troll", "anger"]}, {"line": ["bumpsy"]})
    duel.fight("brain-eater.1", "bumpsy.1")
    assert duel.their("line") == []
    assert (duel.your("hand"), duel.your("deck")) == (["troll"], ["anger"])


@rule("KF-9.3")
def test_brain_eater_draws_also_when_it_was_attacked() -> None:
    duel = Duel(
        "brobnar", {"line": ["brain-eater"], "deck": ["troll"]}, {"line": ["headhunter"]}, active="p2"
    )
    duel.fight("headhunter.1", "brain-eater.1")
    assert duel.their("line") == []
    assert duel.your("hand") == ["troll"]


def test_brain_eater_does_not_draw_when_the_enemy_survives() -> None:
    duel = Duel(
        "logos", {"line": [{"card": "brain-eater", "ward": True}], "deck": ["anger"]}, {"line": ["troll"]}
    )
    duel.fight("brain-eater.1", "troll.1")
    assert duel.damage("troll.1") == 6
    assert duel.your("hand") == []


@rule("KF-5.16")
def test_brain_eater_does_not_draw_when_it_falls_too() -> None:
    duel = Duel("logos", {"line": ["brain-eater"], "deck": ["anger"]}, {"line": ["titan-mechanic"]})
    duel.fight("brain-eater.1", "titan-mechanic.1")
    assert (duel.your("line"), duel.their("line")) == ([], [])
    assert duel.your("hand") == []


def test_brain_eater_does_not_draw_for_other_fights() -> None:
    duel = Duel("logos", {"line": ["brain-eater", "mother"], "deck": ["anger"]}, {"line": ["dextre"]})
    duel.fight("mother.1", "dextre.1")
    assert duel.their("line") == []
    assert duel.your("hand") == []


def test_chaos_portal_plays_the_top_card_if_it_is_of_the_house_chosen() -> None:
    duel = Duel("logos", {"artifacts": ["chaos-portal"], "deck": ["bumpsy", "troll"]}, {"amber": 2})
    duel.act("chaos-portal.1")
    assert duel.options == [f"house {house}" for house in HOUSES]
    duel.do("house brobnar")
    assert duel.your("line") == ["bumpsy"]
    assert duel.your("deck") == ["troll"]
    assert duel.amber == (0, 1), "it was played: «Play:» resolved"
    assert duel.is_your_move


def test_chaos_portal_leaves_a_card_of_another_house_revealed_on_the_deck() -> None:
    duel = Duel("logos", {"artifacts": ["chaos-portal"], "deck": ["bumpsy", "troll"]}, {"amber": 2})
    duel.act("chaos-portal.1", "house logos")
    assert duel.your("deck") == ["troll", "bumpsy"]
    assert duel.your("line") == []
    assert duel.amber == (0, 2)
    assert "revealed" in duel.kinds()


@rule("KF-4.13")
def test_chaos_portal_leaves_a_card_that_can_not_be_played_where_it_is() -> None:
    duel = Duel("logos", {"artifacts": ["chaos-portal"], "deck": ["rocket-boots"]})
    duel.act("chaos-portal.1", "house logos")
    assert duel.your("deck") == ["rocket-boots"]
    assert duel.is_your_move


@rule("KF-3.18")
def test_chaos_portal_does_nothing_with_an_empty_deck() -> None:
    duel = Duel("logos", {"artifacts": ["chaos-portal"], "discard": ["bumpsy"]})
    duel.act("chaos-portal.1", "house brobnar")
    assert (duel.your("discard"), duel.your("line")) == (["bumpsy"], [])


def test_crazy_killing_machine_destroys_a_card_of_the_house_of_each_card_discarded() -> None:
    duel = Duel(
        "logos",
        {"artifacts": ["crazy-killing-machine"], "line": ["bumpsy"], "deck": ["troll", "anger"]},
        {"artifacts": ["the-howling-pit"], "line": ["urchin"], "deck": ["dextre", "labwork"]},
    )
    duel.act("crazy-killing-machine.1")
    assert duel.your("discard") == ["troll", "bumpsy"], "the only Brobnar card in play"
    assert duel.their("discard") == ["dextre"]
    assert duel.options == ["pick crazy-killing-machine.1", "pick the-howling-pit.1"]
    duel.do("pick the-howling-pit.1")
    assert duel.their("artifacts") == []
    assert duel.your("artifacts") == ["crazy-killing-machine"], "two cards were destroyed"
    assert (duel.their("line"), duel.your("deck"), duel.their("deck")) == (["urchin"], ["anger"], ["labwork"])


def test_crazy_killing_machine_is_destroyed_if_only_one_card_was() -> None:
    duel = Duel(
        "logos",
        {"artifacts": ["crazy-killing-machine"], "line": ["bumpsy"], "deck": ["troll"]},
        {"line": ["doc-bookton"], "deck": ["urchin"]},
    )
    duel.act("crazy-killing-machine.1")
    assert (duel.your("line"), duel.your("artifacts")) == ([], [])
    assert duel.their("line") == ["doc-bookton"], "no card of Shadows to destroy"


def test_crazy_killing_machine_is_destroyed_if_the_decks_are_empty() -> None:
    duel = Duel("logos", {"artifacts": ["crazy-killing-machine"]}, {"line": ["doc-bookton"]})
    duel.act("crazy-killing-machine.1")
    assert duel.your("discard") == ["crazy-killing-machine"]
    assert duel.their("line") == ["doc-bookton"]


@rule("KF-7.5")
def test_crazy_killing_machine_goes_on_after_it_destroyed_itself() -> None:
    duel = Duel(
        "logos",
        {"artifacts": ["crazy-killing-machine"], "deck": ["dextre"]},
        {"line": ["bumpsy", "troll"], "deck": ["anger"]},
    )
    duel.act("crazy-killing-machine.1", "pick troll.1")
    assert duel.your("artifacts") == []
    assert duel.their("line") == ["bumpsy"]


def test_dextre_captures_one_when_it_is_played() -> None:
    duel = Duel("logos", {"hand": ["dextre"], "amber": 2}, {"amber": 2})
    duel.play("dextre")
    assert duel.mark("amber", "dextre.1") == 1
    assert duel.amber == (2, 1)


def test_dextre_captures_nothing_from_an_empty_pool() -> None:
    duel = Duel("logos", {"hand": ["dextre"], "amber": 2})
    duel.play("dextre")
    assert duel.mark("amber", "dextre.1") == 0
    assert duel.amber == (2, 0)


@rule("KF-6.8", "KF-7.2")
def test_dextre_goes_on_top_of_the_deck_when_it_is_destroyed() -> None:
    duel = Duel(
        "logos",
        {"line": [{"card": "dextre", "amber": 1}, "batdrone"], "deck": ["anger", "punch"]},
        {"line": ["bumpsy"]},
    )
    duel.fight("dextre.1", "bumpsy.1")
    assert duel.your("deck") == ["punch", "anger", "dextre"]
    assert (duel.your("discard"), duel.your("line")) == ([], ["batdrone"])
    assert duel.amber == (0, 1)
    assert "destroyed" in duel.kinds()


@rule("KF-7.3")
def test_dextre_goes_to_its_owners_deck() -> None:
    duel = Duel("logos", {"line": [{"card": "dextre", "borrowed": True}]}, {"line": ["bumpsy"]})
    duel.fight("dextre.1", "bumpsy.1")
    assert (duel.your("deck"), duel.their("deck")) == ([], ["dextre"])


@rule("KF-9.6")
def test_dimension_door_steals_what_reaping_would_gain() -> None:
    duel = Duel(
        "logos",
        {"hand": ["dimension-door"], "line": ["mother", "batdrone"], "amber": 1},
        {"amber": 3},
    )
    duel.play("dimension-door")
    assert duel.amber == (1, 3)
    duel.reap("mother.1")
    assert duel.amber == (2, 2)
    duel.reap("batdrone.1")
    assert duel.amber == (3, 1)


def test_dimension_door_gains_nothing_from_an_empty_pool() -> None:
    duel = Duel("logos", {"hand": ["dimension-door"], "line": ["mother"]})
    duel.play("dimension-door").reap("mother.1")
    assert duel.amber == (0, 0)


def test_dimension_door_leaves_other_gains_alone() -> None:
    duel = Duel("logos", {"hand": ["dimension-door", "labwork"]}, {"amber": 3})
    duel.play("dimension-door").play("labwork", "done")
    assert duel.amber == (1, 3)


def test_dimension_door_is_over_at_the_end_of_the_turn() -> None:
    duel = Duel(
        "logos", {"hand": ["dimension-door"], "line": ["mother"]}, {"line": ["doc-bookton"], "amber": 2}
    )
    duel.play("dimension-door").end().reap("doc-bookton.1").end().reap("mother.1")
    assert duel.amber == (1, 3)


def test_doc_bookton_draws_a_card_by_reaping() -> None:
    duel = Duel("logos", {"line": ["doc-bookton"], "deck": ["anger", "troll"]}, {"deck": ["punch"]})
    duel.reap("doc-bookton.1")
    assert (duel.your("hand"), duel.your("deck")) == (["anger"], ["troll"])
    assert duel.their("hand") == []
    assert duel.amber == (1, 0)


def test_doc_bookton_draws_nothing_by_fighting() -> None:
    duel = Duel("logos", {"line": ["doc-bookton"], "deck": ["anger"]}, {"line": ["batdrone"]})
    duel.fight("doc-bookton.1", "batdrone.1")
    assert duel.your("hand") == []


def test_dr_escotera_gains_one_for_each_key_that_the_opponent_has_forged() -> None:
    duel = Duel("logos", {"hand": ["dr-escotera"]}, {"keys": ["red", "blue"]})
    duel.play("dr-escotera")
    assert duel.amber == (2, 0)


def test_dr_escotera_does_not_count_your_own_keys() -> None:
    duel = Duel("logos", {"hand": ["dr-escotera"], "keys": ["red", "blue"]})
    duel.play("dr-escotera")
    assert duel.amber == (0, 0)


def test_dysania_discards_the_opponents_archive_and_gains_one_for_each_card() -> None:
    duel = Duel(
        "logos",
        {"hand": ["dysania"], "archive": ["anger"]},
        {"archive": ["troll", "bumpsy", "punch"], "hand": ["urchin"]},
    )
    duel.play("dysania", "done")
    assert duel.their("archive") == []
    assert sorted(duel.their("discard")) == ["bumpsy", "punch", "troll"]
    assert duel.amber == (3, 0)
    assert (duel.your("archive"), duel.their("hand")) == (["anger"], ["urchin"])


@rule("KF-7.3")
@rule("KF-7.7")
def test_dysania_frees_your_own_card_and_does_not_count_it() -> None:
    duel = Duel("logos", {"hand": ["dysania"]}, {"archive": [{"card": "troll", "borrowed": True}, "bumpsy"]})
    duel.play("dysania")
    assert (duel.your("hand"), duel.their("discard")) == (["troll"], ["bumpsy"])
    assert duel.amber == (1, 0)


def test_dysania_gains_nothing_from_an_empty_archive() -> None:
    duel = Duel("logos", {"hand": ["dysania"], "archive": ["anger"]})
    duel.play("dysania")
    assert duel.amber == (0, 0)
    assert duel.your("archive") == ["anger"]


def test_effervescent_principle_halves_both_pools_and_gives_you_a_chain() -> None:
    duel = Duel("logos", {"hand": ["effervescent-principle"], "amber": 5}, {"amber": 8})
    duel.play("effervescent-principle")
    assert duel.amber == (3, 4), "the loss of 2½ is rounded down to 2"
    assert duel.chains == (1, 0)


def test_effervescent_principle_takes_nothing_from_a_pool_of_one() -> None:
    duel = Duel("logos", {"hand": ["effervescent-principle"], "amber": 1})
    duel.play("effervescent-principle")
    assert duel.amber == (1, 0)
    assert duel.chains == (1, 0)


def test_experimental_therapy_stuns_and_exhausts_its_creature() -> None:
    duel = Duel("logos", {"hand": ["experimental-therapy"], "line": ["troll", "mother"]})
    duel.play("experimental-therapy", "pick troll.1")
    assert duel.is_stunned("troll.1")
    assert not duel.is_ready("troll.1")
    assert not duel.is_stunned("mother.1")
    assert duel.is_ready("mother.1")


def test_experimental_therapy_can_go_on_an_enemy_creature() -> None:
    duel = Duel("logos", {"hand": ["experimental-therapy"], "line": ["mother"]}, {"line": ["bumpsy"]})
    duel.play("experimental-therapy", "pick bumpsy.1")
    assert duel.is_stunned("bumpsy.1")
    assert duel.attribute("house", "bumpsy.1") == ALL_HOUSES


def test_experimental_therapy_lets_its_creature_be_used_whatever_house_is_active() -> None:
    duel = Duel("logos", {"line": [{"card": "troll", "upgrades": ["experimental-therapy"]}, "bumpsy"]})
    assert duel.attribute("house", "troll.1") == ALL_HOUSES
    assert "reap bumpsy.1" not in duel.options
    duel.reap("troll.1")
    assert duel.amber == (1, 0)


@rule("KF-3.5")
def test_experimental_therapy_lets_its_controller_choose_any_house() -> None:
    troll = {"card": "troll", "upgrades": ["experimental-therapy"]}
    duel = Duel(you={"line": [troll], "houses": ["brobnar", "dis", "logos"]}, step="house")
    assert duel.options == [f"house {house}" for house in HOUSES]


def test_foggify_keeps_the_opponent_from_fighting_in_their_next_turn() -> None:
    duel = Duel("logos", {"hand": ["foggify"], "line": ["mother"]}, {"line": ["headhunter", "batdrone"]})
    duel.play("foggify")
    assert duel.amber == (1, 0)
    assert "fight mother.1 headhunter.1" in duel.options, "your own creatures may fight"
    duel.end("house brobnar")
    assert duel.options == ["reap headhunter.1", "end"]


def test_foggify_is_over_after_that_turn() -> None:
    duel = Duel("logos", {"hand": ["foggify"], "line": ["mother"]}, {"line": ["headhunter"]})
    duel.play("foggify").end().end()
    assert "fight mother.1 headhunter.1" in duel.options
    duel.end()
    assert "fight headhunter.1 mother.1" in duel.options


def test_foggify_also_stops_fights_by_an_effect() -> None:
    duel = Duel("logos", {"hand": ["foggify"], "line": ["mother"]}, {"line": ["troll"], "hand": ["anger"]})
    duel.play("foggify").end().play("anger")
    assert duel.your("line") == ["mother"]
    assert duel.is_ready("troll.1")
