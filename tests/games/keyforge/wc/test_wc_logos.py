"""Worlds Collide: Logos, a scenario for each sentence of each card."""

from tests.support.duel import Duel
from tests.support.rules import rule


def test_academy_training_makes_your_creature_belong_to_logos() -> None:
    duel = Duel("logos", {"hand": ["academy-training"], "line": ["troll", "bumpsy"]})
    duel.play("academy-training", "pick troll.1")
    assert "reap troll.1" in duel.options
    assert "reap bumpsy.1" not in duel.options


def test_academy_training_takes_the_place_of_the_original_house() -> None:
    duel = Duel("brobnar", {"line": [{"card": "troll", "upgrades": ["academy-training"]}, "bumpsy"]})
    assert "reap troll.1" not in duel.options
    assert "reap bumpsy.1" in duel.options


def test_academy_training_lets_its_creature_draw_a_card_when_it_reaps() -> None:
    duel = Duel(
        "logos",
        {
            "line": [{"card": "bumpsy", "upgrades": ["academy-training"]}, "hapsis"],
            "deck": ["anger", "punch"],
        },
    )
    duel.reap("bumpsy.1")
    assert duel.your("hand") == ["anger"]
    duel.reap("hapsis.1")
    assert duel.your("hand") == ["anger"]


def test_academy_training_changes_no_house_of_an_enemy_creature() -> None:
    duel = Duel(
        "logos",
        {"hand": ["academy-training"]},
        {"line": ["bumpsy", "headhunter"], "deck": ["anger"]},
    )
    duel.play("academy-training", "pick bumpsy.1").end()
    assert duel.house == "brobnar"
    duel.reap("bumpsy.1")
    assert duel.their("hand") == ["anger"], "its controller draws the card"


@rule("KF-18.9", "KF-7.4")
def test_code_monkey_gains_two_for_neighbours_that_share_a_house() -> None:
    trained = {"card": "dendrix", "upgrades": ["academy-training"]}
    duel = Duel("logos", {"hand": ["code-monkey"], "line": ["troll", "hapsis", trained]})
    duel.play("code-monkey", "at 2")
    assert sorted(duel.your("archive")) == ["dendrix", "hapsis"]
    assert duel.your("line") == ["troll", "code-monkey"]
    assert duel.amber[0] == 2


@rule("KF-18.9")
def test_code_monkey_gains_nothing_for_neighbours_of_different_houses() -> None:
    duel = Duel("logos", {"hand": ["code-monkey"], "line": ["hapsis", "dendrix"]})
    duel.play("code-monkey", "at 1")
    assert sorted(duel.your("archive")) == ["dendrix", "hapsis"]
    assert duel.amber[0] == 0


def test_code_monkey_gains_nothing_for_a_single_neighbour() -> None:
    duel = Duel("logos", {"hand": ["code-monkey"], "line": ["hapsis", "troll"]})
    duel.play("code-monkey", "at 0")
    assert (duel.your("archive"), duel.your("line")) == (["hapsis"], ["code-monkey", "troll"])
    assert duel.amber[0] == 0


def test_code_monkey_counts_a_neighbour_that_its_ward_kept_in_play() -> None:
    duel = Duel("logos", {"hand": ["code-monkey"], "line": [{"card": "hapsis", "ward": True}, "velum"]})
    duel.play("code-monkey", "at 1")
    assert (duel.your("archive"), duel.your("line")) == (["velum"], ["hapsis", "code-monkey"])
    assert duel.amber[0] == 2, "those creatures are the neighbours, archived or not"


@rule("KF-18.5", "KF-9.3")
def test_hapsis_is_warded_and_its_controller_draws_when_its_attacker_dies() -> None:
    duel = Duel(
        "untamed",
        {"line": [{"card": "hapsis", "exhausted": True}], "deck": ["anger", "punch"]},
        {"line": ["mighty-tiger", "troll"]},
        active="p2",
    )
    duel.fight("mighty-tiger.1", "hapsis.1")
    assert (duel.their("line"), duel.damage("hapsis.1")) == (["troll"], 4)
    assert (duel.mark("ward", "hapsis.1"), duel.your("hand")) == (1, ["anger"])


@rule("KF-18.5", "KF-5.16")
def test_hapsis_gets_nothing_if_both_die() -> None:
    duel = Duel("brobnar", {"line": ["hapsis"], "deck": ["anger"]}, {"line": ["headhunter"]}, active="p2")
    duel.fight("headhunter.1", "hapsis.1")
    assert (duel.your("line"), duel.their("line")) == ([], [])
    assert duel.your("hand") == []


def test_hapsis_is_warded_after_its_own_attack_too() -> None:
    duel = Duel("logos", {"line": ["hapsis"], "deck": ["anger"]}, {"line": ["snufflegator", "troll"]})
    duel.fight("hapsis.1", "snufflegator.1")
    assert (duel.mark("ward", "hapsis.1"), duel.your("hand")) == (1, ["anger"])


def test_hapsis_gets_nothing_from_a_foe_that_lives() -> None:
    duel = Duel("logos", {"line": ["hapsis"], "deck": ["anger"]}, {"line": ["dew-faerie"]})
    duel.fight("hapsis.1", "dew-faerie.1")
    assert duel.their("line") == ["dew-faerie"]
    assert (duel.mark("ward", "hapsis.1"), duel.your("hand")) == (0, [])


def test_hologrammophone_wards_a_creature_of_either_side() -> None:
    duel = Duel("logos", {"artifacts": ["hologrammophone"], "line": ["velum"]}, {"line": ["troll"]})
    duel.act("hologrammophone.1")
    assert duel.options == ["pick velum.1", "pick troll.1"]
    duel.do("pick troll.1")
    assert (duel.mark("ward", "troll.1"), duel.mark("ward", "velum.1")) == (1, 0)


@rule("KF-18.2", "KF-9.15")
def test_hyde_draws_two_cards_with_velum_under_your_control() -> None:
    duel = Duel("logos", {"line": ["hyde", "velum"], "deck": ["anger", "punch", "troll"]})
    duel.reap("hyde.1")
    assert duel.your("hand") == ["anger", "punch"]


@rule("KF-18.2")
def test_hyde_draws_one_card_without_velum() -> None:
    duel = Duel("logos", {"line": ["hyde"], "deck": ["anger", "punch"]}, {"line": ["velum"]})
    duel.reap("hyde.1")
    assert duel.your("hand") == ["anger"], "the opponent's Velum does not count"


def test_hyde_when_destroyed_archives_velum_and_itself() -> None:
    duel = Duel(
        "brobnar",
        {"line": ["hyde"], "discard": ["velum", "velum", "troll"]},
        {"line": ["troll"], "discard": ["velum"]},
        active="p2",
    )
    duel.fight("troll.1", "hyde.1", "pick velum@p1/discard.1")
    assert sorted(duel.your("archive")) == ["hyde", "velum"]
    assert duel.your("discard") == ["velum", "troll"]
    assert duel.their("discard") == ["velum"]


def test_hyde_is_discarded_if_there_is_no_velum_to_archive() -> None:
    duel = Duel(
        "brobnar", {"line": ["hyde", "velum"]}, {"line": ["troll"], "discard": ["velum"]}, active="p2"
    )
    duel.fight("troll.1", "hyde.1")
    assert (duel.your("archive"), duel.your("discard"), duel.your("line")) == ([], ["hyde"], ["velum"])


def test_reassembling_automaton_survives_beside_another_creature() -> None:
    duel = Duel(
        "brobnar",
        {"line": ["velum", "reassembling-automaton", "hapsis"]},
        {"line": ["troll"]},
        active="p2",
    )
    duel.fight("troll.1", "reassembling-automaton.1", "left-flank")
    assert duel.your("line") == ["reassembling-automaton", "velum", "hapsis"]
    assert (duel.damage("reassembling-automaton.1"), duel.is_ready("reassembling-automaton.1")) == (0, False)
    assert duel.damage("troll.1") == 3


def test_reassembling_automaton_dies_alone() -> None:
    duel = Duel("brobnar", {"line": ["reassembling-automaton"]}, {"line": ["troll", "bumpsy"]}, active="p2")
    duel.fight("troll.1", "reassembling-automaton.1")
    assert (duel.your("line"), duel.your("discard")) == ([], ["reassembling-automaton"])


@rule("KF-18.14", "KF-6.6", "KF-6.14", "KF-6.15")
def test_reassembling_automaton_survives_ragnarok_with_a_creature_that_does_not() -> None:
    duel = Duel(
        "brobnar",
        {"line": [{"card": "reassembling-automaton", "damage": 2}, "troll"]},
        {"hand": ["ragnarok"], "line": ["bumpsy"]},
        active="p2",
    )
    duel.play("ragnarok").end("right-flank")
    assert (duel.your("line"), duel.their("line")) == (["reassembling-automaton"], [])
    assert (duel.damage("reassembling-automaton.1"), duel.is_ready("reassembling-automaton.1")) == (0, False)
    assert "troll" in duel.your("discard")


@rule("KF-18.14")
def test_reassembling_automaton_is_destroyed_by_ragnarok_as_its_controllers_only_creature() -> None:
    duel = Duel(
        "brobnar",
        {"line": ["reassembling-automaton"]},
        {"hand": ["ragnarok"], "line": ["bumpsy"]},
        active="p2",
    )
    duel.play("ragnarok").end()
    assert (duel.your("line"), duel.your("discard")) == ([], ["reassembling-automaton"])


def test_velum_archives_two_cards_with_hyde_under_your_control() -> None:
    duel = Duel("logos", {"line": ["velum", "hyde"], "hand": ["troll", "anger", "punch"]})
    duel.reap("velum.1", "pick troll", "pick punch")
    assert (sorted(duel.your("archive")), duel.your("hand")) == (["punch", "troll"], ["anger"])


def test_velum_archives_one_card_without_hyde() -> None:
    duel = Duel("logos", {"line": ["velum"], "hand": ["troll", "anger"]}, {"line": ["hyde"]})
    duel.reap("velum.1", "pick anger")
    assert (duel.your("archive"), duel.your("hand")) == (["anger"], ["troll"])
    assert duel.is_your_move


def test_velum_when_destroyed_archives_hyde_and_itself() -> None:
    duel = Duel("brobnar", {"line": ["velum"], "discard": ["hyde"]}, {"line": ["troll"]}, active="p2")
    duel.fight("troll.1", "velum.1")
    assert (sorted(duel.your("archive")), duel.your("discard")) == (["hyde", "velum"], [])


def test_velum_is_discarded_if_hyde_is_destroyed_at_the_same_time() -> None:
    duel = Duel("untamed", {"line": ["velum", "hyde"], "hand": ["curiosity"]})
    duel.play("curiosity", "resolve velum.1:2", "done")
    assert duel.your("archive") == []
    assert sorted(duel.your("discard")) == ["curiosity", "hyde", "velum"]
