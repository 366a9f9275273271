"""Dark Tidings: Logos, a scenario for each sentence of each card."""

import pytest
from tests.support.duel import Duel


def high_for(duel: Duel) -> str | None:
    """The seat for which the tide is high."""
    tide = duel.state.view(0)["table"]["tide"]
    return tide if tide in ("p1", "p2") else None


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
