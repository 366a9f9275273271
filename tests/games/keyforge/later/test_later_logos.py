"""Cards of later sets: Logos, a scenario for each sentence of each card."""

import pytest
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


def test_archon_s_callback_draws_five_cards_and_ends_the_step() -> None:
    duel = Duel(
        "logos",
        {"hand": ["archon-s-callback", "hapsis", "velum"], "deck": ["troll"] * 8},
        {"line": ["bumpsy"]},
    )
    duel.play("archon-s-callback")
    assert duel.your("hand") == ["hapsis", "velum", *["troll"] * 5], "no sixth card: the hand is full"
    assert duel.asked == 1


@pytest.mark.parametrize(("tide", "after"), [("p1", "p2"), ("p2", "p1"), ("neutral", "p1")])
def test_bilgewarden_turns_the_tide_when_played_and_when_it_reaps(tide: str, after: str) -> None:
    duel = Duel("logos", {"hand": ["bilgewarden"]}, tide=tide)
    duel.play("bilgewarden")
    assert high_for(duel) == after
    duel = Duel("logos", {"line": ["bilgewarden"]}, tide=tide)
    duel.reap("bilgewarden.1")
    assert high_for(duel) == after
    assert duel.chains == (0, 0)


def high_for(duel: Duel) -> str | None:
    """The seat for which the tide is high."""
    tide = duel.state.view(0)["table"]["tide"]
    return tide if tide in ("p1", "p2") else None


@pytest.mark.parametrize("card", ["binary-moray", "binary-moray-evil-twin"])
def test_binary_moray_is_readied_after_you_raise_the_tide(card: str) -> None:
    line = [{"card": each, "exhausted": True} for each in (card, "hapsis")]
    duel = Duel("logos", {"line": line}, tide="p2")
    duel.do("raise-tide")
    assert (duel.is_ready(f"{card}.1"), duel.is_ready("hapsis.1")) == (True, False)


@pytest.mark.parametrize("card", ["binary-moray", "binary-moray-evil-twin"])
def test_binary_moray_stays_exhausted_if_the_tide_was_high_already(card: str) -> None:
    duel = Duel("logos", {"line": [{"card": card, "exhausted": True}]}, tide="p1")
    duel.do("raise-tide")
    assert not duel.is_ready(f"{card}.1")


@pytest.mark.parametrize("card", ["binary-moray", "binary-moray-evil-twin"])
def test_binary_moray_is_exhausted_after_the_opponent_raised_the_tide(card: str) -> None:
    duel = Duel("brobnar", {"line": [card, "hapsis"]}, {"line": ["troll"]}, tide="p1", active="p2")
    duel.do("raise-tide")
    assert (duel.is_ready(f"{card}.1"), duel.is_ready("hapsis.1")) == (False, True)


def test_binary_moray_archives_a_card_when_it_reaps() -> None:
    duel = Duel("logos", {"line": ["binary-moray"], "hand": ["troll", "anger"]}, tide="p1")
    duel.reap("binary-moray.1", "pick troll")
    assert (duel.your("archive"), duel.your("hand")) == (["troll"], ["anger"])


def test_binary_moray_evil_twin_archives_nothing_and_has_skirmish() -> None:
    line = {"line": ["binary-moray-evil-twin"], "hand": ["troll"]}
    duel = Duel("logos", line, {"line": ["troll"]}, tide="p1")
    duel.fight("binary-moray-evil-twin.1", "troll.1")
    assert (duel.damage("binary-moray-evil-twin.1"), duel.damage("troll.1")) == (0, 5)
    duel = Duel("logos", line, tide="p1")
    duel.reap("binary-moray-evil-twin.1")
    assert duel.your("archive") == []


def test_binate_rupture_doubles_both_pools() -> None:
    duel = Duel("logos", {"hand": ["binate-rupture"], "amber": 3}, {"amber": 5})
    duel.play("binate-rupture")
    assert duel.amber == (6, 10)


def test_binate_rupture_gives_nothing_to_an_empty_pool_and_has_alpha() -> None:
    duel = Duel("logos", {"hand": ["binate-rupture", "binate-rupture"]}, {"amber": 4})
    duel.play("binate-rupture")
    assert duel.amber == (0, 8)
    assert "play binate-rupture" not in duel.options


@pytest.mark.parametrize("card", ["bumpsy", "cannon"])
def test_chronophage_ends_the_opponents_step_after_a_creature_or_artifact(card: str) -> None:
    duel = Duel("brobnar", {"line": ["chronophage"]}, {"hand": [card, "troll"]}, active="p2")
    duel.play(card)
    assert duel.asked == 0, "the turn has passed on"


def test_chronophage_does_not_end_the_step_after_an_action() -> None:
    duel = Duel("brobnar", {"line": ["chronophage"]}, {"hand": ["anger", "troll"]}, active="p2")
    duel.play("anger")
    assert (duel.asked, duel.prompt) == (1, "main")


def test_chronophage_leaves_your_own_cards_alone() -> None:
    duel = Duel("logos", {"line": ["chronophage"], "hand": ["hapsis"]}, {"line": ["troll"]})
    duel.play("hapsis", "left-flank")
    assert duel.is_your_move


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


@rule("KF-11.11")
def test_diametric_charge_deals_one_damage_with_two_splash() -> None:
    duel = Duel(
        "logos", {"hand": ["diametric-charge"]}, {"line": ["troll", "bumpsy", "bigtwig", "headhunter"]}
    )
    duel.play("diametric-charge", "pick bumpsy.1")
    damage = [duel.damage(f"{card}.1") for card in ("troll", "bumpsy", "bigtwig", "headhunter")]
    assert damage == [2, 1, 2, 0]
    assert duel.amber[0] == 1


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


def test_hydrocataloguer_archives_the_top_card_of_whoever_raised_the_tide() -> None:
    duel = Duel(
        "logos",
        {"artifacts": ["hydrocataloguer"], "deck": ["anger", "punch"]},
        {"line": ["troll"], "deck": ["bumpsy"] * 8, "hand": ["headhunter"] * 6},
        tide="p2",
    )
    duel.do("raise-tide")
    assert (duel.your("archive"), duel.their("archive")) == (["anger"], [])
    duel.do("raise-tide")
    assert duel.your("archive") == ["anger"], "the tide was high already"
    duel.end("raise-tide")
    assert (duel.your("archive"), duel.their("archive")) == (["anger"], ["bumpsy"])


def test_infomorph_draws_nothing_when_it_is_played() -> None:
    duel = Duel("logos", {"hand": ["infomorph"], "deck": ["anger", "punch"]})
    duel.play("infomorph")
    assert (duel.your("hand"), duel.your("line")) == ([], ["infomorph"])


def test_mechabuoy_gives_amber_to_the_player_with_the_high_tide() -> None:
    duel = Duel("logos", {"artifacts": ["mechabuoy"]}, {"line": ["troll"]}, tide="p2")
    duel.end()
    assert duel.amber == (0, 1)
    duel.end()
    assert duel.amber == (0, 1), "the tide is low for you"


def test_mechabuoy_gives_amber_to_its_controller_too() -> None:
    duel = Duel("logos", {"artifacts": ["mechabuoy"]}, {"line": ["troll"]}, tide="p1")
    duel.end()
    assert duel.amber == (0, 0)
    duel.end()
    assert duel.amber == (1, 0)


def test_mechabuoy_gives_nothing_while_the_tide_is_neutral() -> None:
    duel = Duel("logos", {"artifacts": ["mechabuoy"]}, {"line": ["troll"]}, tide="neutral")
    duel.end("end")
    assert duel.amber == (0, 0)


def test_pi_sweven_draws_three_cards_when_it_reaps_at_high_tide() -> None:
    duel = Duel("logos", {"line": ["pi-sweven"], "deck": ["anger", "punch", "troll", "bumpsy"]}, tide="p1")
    duel.reap("pi-sweven.1")
    assert duel.your("hand") == ["anger", "punch", "troll"]


@pytest.mark.parametrize("tide", ["p2", "neutral"])
def test_pi_sweven_draws_nothing_at_other_times(tide: str) -> None:
    duel = Duel("logos", {"line": ["pi-sweven"], "deck": ["anger"]}, tide=tide)
    duel.reap("pi-sweven.1")
    assert (duel.your("hand"), duel.amber[0]) == ([], 1)


def test_pi_sweven_evil_twin_lets_the_opponent_discard_at_high_tide() -> None:
    duel = Duel(
        "logos", {"line": ["pi-sweven-evil-twin"], "hand": ["troll"]}, {"hand": ["anger", "punch"]}, tide="p1"
    )
    duel.reap("pi-sweven-evil-twin.1")
    assert sorted(duel.their("hand") + duel.their("discard")) == ["anger", "punch"]
    assert len(duel.their("discard")) == 1
    assert duel.your("hand") == ["troll"]


def test_pi_sweven_evil_twin_does_nothing_at_low_tide() -> None:
    duel = Duel("logos", {"line": ["pi-sweven-evil-twin"]}, {"hand": ["anger"]}, tide="p2")
    duel.reap("pi-sweven-evil-twin.1")
    assert duel.their("hand") == ["anger"]


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


@pytest.mark.parametrize(("tide", "after"), [("p1", "p2"), ("p2", "p1"), ("neutral", "p1")])
def test_tide_warp_turns_the_tide_at_the_start_of_your_turn(tide: str, after: str) -> None:
    duel = Duel("brobnar", {"artifacts": ["tide-warp"]}, {"line": ["troll"]}, active="p2", tide=tide)
    duel.end()
    assert (duel.asked, high_for(duel)) == (0, after)
    assert duel.chains == (0, 0)


def test_tide_warp_does_nothing_at_the_start_of_the_opponents_turn() -> None:
    duel = Duel("logos", {"artifacts": ["tide-warp"]}, {"line": ["troll"]}, tide="p1")
    duel.end()
    assert high_for(duel) == "p1"


GRAVITRON = {"card": "ultra-gravitron", "under": ["ultra-gravitron-top"]}


def test_ultra_gravitron_archives_the_top_five_cards_of_your_deck() -> None:
    duel = Duel(
        "logos",
        {
            "hand": ["ultra-gravitron", "ultra-gravitron-top"],
            "deck": ["anger", "punch", "troll", "bumpsy", "velum", "hyde"],
        },
    )
    duel.play("ultra-gravitron")
    assert sorted(duel.your("archive")) == ["anger", "bumpsy", "punch", "troll", "velum"]
    assert duel.your("deck") == ["hyde"]
    assert (duel.power("ultra-gravitron.1"), duel.armour("ultra-gravitron.1")) == (10, 3)


def test_ultra_gravitron_discards_from_the_archive_to_purge_a_creature_and_use_its_icons() -> None:
    rich = {"card": "bumpsy", "icons": ["amber", "draw", "damage", "capture"]}
    duel = Duel(
        "logos",
        {"line": [GRAVITRON], "archive": ["anger", "punch"], "deck": ["velum"]},
        {"line": [rich, "troll"], "amber": 3},
    )
    duel.reap("ultra-gravitron.1", "pick punch@p1/archive.1", "pick bumpsy.1", "pick troll.1")
    assert (duel.your("archive"), duel.your("discard")) == (["anger"], ["punch"])
    assert (duel.their("purged"), duel.their("line")) == (["bumpsy"], ["troll"])
    assert duel.your("hand") == ["velum"]
    assert duel.damage("troll.1") == 1
    assert duel.mark("amber", "ultra-gravitron.1") == 1
    assert duel.amber == (1 + 1, 2)


def test_ultra_gravitron_does_so_after_a_fight_too() -> None:
    duel = Duel(
        "logos", {"line": [GRAVITRON], "archive": ["anger"]}, {"line": ["troll", "dust-pixie", "bumpsy"]}
    )
    duel.fight("ultra-gravitron.1", "troll.1", "pick anger@p1/archive.1", "pick dust-pixie.1")
    assert (duel.their("line"), duel.their("purged")) == (["bumpsy"], ["dust-pixie"])
    assert duel.amber == (2, 0), "the two icons of the pixie"


def test_ultra_gravitron_purges_nobody_with_an_empty_archive() -> None:
    duel = Duel("logos", {"line": [GRAVITRON]}, {"line": ["troll"], "archive": ["anger"]})
    duel.reap("ultra-gravitron.1", "done")
    assert (duel.their("line"), duel.their("archive")) == (["troll"], ["anger"])
    assert duel.is_your_move


@rule("KF-18.10", "KF-15.5", "KF-4.13")
def test_wild_wormhole_leaves_half_of_ultra_gravitron_on_the_deck() -> None:
    duel = Duel(
        "logos",
        {"hand": ["wild-wormhole", "ultra-gravitron"], "deck": ["ultra-gravitron-top", "anger"]},
    )
    duel.play("wild-wormhole")
    assert duel.amber == (1, 0)
    assert duel.your("deck") == ["anger", "ultra-gravitron-top"]
    assert (duel.your("hand"), duel.your("line")) == (["ultra-gravitron"], [])
    assert "cannot-play" in duel.kinds()


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
