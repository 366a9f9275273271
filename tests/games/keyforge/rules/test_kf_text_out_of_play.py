"""What is printed on a card counts until it is in play, whatever takes texts away there (KF-9.4)."""

import pytest
from tests.support.duel import Duel
from tests.support.rules import rule

FOE_OF_SHADOW = {"hand": ["shadow-of-dis"], "deck": ["troll"] * 6, "houses": ["dis"]}


def in_the_shadow(you: dict[str, object], house: str) -> Duel:
    """The first player's turn, while the opponent's Shadow of Dis takes the text of their creatures away."""
    deck = {"deck": ["punch"] * 9, "houses": [house], **you}
    duel = Duel("dis", deck, FOE_OF_SHADOW, active="p2")
    duel.play("shadow-of-dis").end()
    return duel


@rule("KF-9.4", "KF-11.1")
def test_a_creature_in_hand_keeps_alpha_when_the_texts_of_creatures_are_blank() -> None:
    duel = in_the_shadow({"hand": ["gargantes-scrapper", "bumpsy"]}, "brobnar")
    assert "play gargantes-scrapper" in duel.options
    duel.play("bumpsy")
    assert "play gargantes-scrapper" not in duel.options


@rule("KF-9.4", "KF-11.5")
def test_a_creature_in_hand_keeps_deploy_when_the_texts_of_creatures_are_blank() -> None:
    duel = in_the_shadow({"hand": ["lion-bautrem"], "line": ["sequis", "sequis"]}, "sanctum")
    duel.play("lion-bautrem", "at 1")
    assert duel.your("line") == ["sequis", "lion-bautrem", "sequis"]


@rule("KF-9.4", "KF-1.4")
def test_how_a_creature_enters_is_told_by_its_text_before_it_is_in_play() -> None:
    duel = in_the_shadow({"hand": ["silvertooth"]}, "shadows")
    assert duel.play("silvertooth").is_ready("silvertooth.1")
    duel = in_the_shadow({"hand": ["yxilx-dominator"]}, "mars")
    assert duel.play("yxilx-dominator").is_stunned("yxilx-dominator.1")
    duel = in_the_shadow({"hand": ["gizelhart-s-zealot"]}, "sanctum")
    duel.play("gizelhart-s-zealot")
    assert (duel.is_ready("gizelhart-s-zealot.1"), duel.mark("enrage", "gizelhart-s-zealot.1")) == (True, 1)


GREKING = {"card": "overlord-greking", "power-counters": 9}


@rule("KF-7.1", "KF-9.4")
@pytest.mark.parametrize("side", [0, 1])
def test_a_creature_that_comes_back_in_the_same_action_enters_for_its_new_controller(side: int) -> None:
    """It was an enemy of yours as it left; how it enters is told by whose it is now."""
    lines = [[GREKING], [{"card": "troll", "damage": 7}]]
    lines[side].append({"card": "duskwitch", "house": "untamed"})
    duel = Duel("dis", {"line": lines[0]}, {"line": lines[1]})
    duel.fight("overlord-greking.1", "troll.1", "left-flank")
    assert (duel.controller("troll.1"), duel.is_ready("troll.1")) == (0, side == 0)


@rule("KF-7.1", "KF-9.4")
@pytest.mark.parametrize(("card", "ready", "stunned"), [("silvertooth", 1, 0), ("yxilx-dominator", 0, 1)])
def test_a_creature_that_lost_its_text_and_comes_back_in_the_same_action_enters_with_its_text(
    card: str, ready: int, stunned: int
) -> None:
    duel = Duel("dis", {"hand": ["shadow-of-dis"], "line": [GREKING]}, {"line": [card]})
    duel.play("shadow-of-dis").fight("overlord-greking.1", f"{card}.1", "left-flank")
    assert (duel.is_ready(f"{card}.1"), duel.mark("stun", f"{card}.1")) == (ready, stunned)


@rule("KF-9.4")
def test_a_creature_in_play_without_its_text_does_nothing_for_others_that_enter() -> None:
    duel = in_the_shadow({"hand": ["dew-faerie"], "line": ["duskwitch"]}, "untamed")
    duel.play("dew-faerie", "right-flank")
    assert not duel.is_ready("dew-faerie.1")


@rule("KF-9.4")
def test_a_creature_whose_text_is_blank_has_no_play_ability() -> None:
    duel = in_the_shadow({"hand": ["bumpsy"], "amber": 0}, "brobnar")
    before = duel.amber
    assert duel.play("bumpsy").amber == before


@rule("KF-9.4")
def test_power_in_hand_and_discard_is_what_is_printed() -> None:
    duel = Duel("brobnar", {"line": ["king-of-the-crag"]}, {"hand": ["troll"], "discard": ["troll"]})
    assert duel.power("troll@p2/discard.1") == 8


@rule("KF-11.1", "KF-4.13")
def test_a_copy_of_an_alpha_card_must_come_first_too() -> None:
    foe = {"discard": ["first-blood", "punch"]}
    first = Duel("untamed", {"hand": ["mimicry", "dew-faerie"]}, foe)
    first.play("mimicry")
    assert set(first.options) == {"pick first-blood@p2/discard.1", "pick punch@p2/discard.1"}
    late = Duel("untamed", {"hand": ["mimicry", "dew-faerie"], "line": ["troll"]}, foe)
    late.play("dew-faerie", "right-flank").play("mimicry")
    assert set(late.options) == {"pick troll.1", "pick dew-faerie.1"}, "Punch was all that could be copied"


@rule("KF-11.1", "KF-4.13")
def test_a_card_that_could_only_copy_what_can_not_be_played_can_not_be_played() -> None:
    duel = Duel("untamed", {"hand": ["mimicry", "dew-faerie"]}, {"discard": ["first-blood"]})
    assert "play mimicry" in duel.options
    duel.play("dew-faerie")
    assert "play mimicry" not in duel.options
    refused = {each.action: (each.rule, each.reason) for each in duel.state.why_not(0)}
    assert refused["play mimicry"] == ("KF-11.1", "alpha-too-late")


@rule("KF-11.1", "KF-4.13")
@pytest.mark.parametrize(
    ("discard", "deck", "damage"), [(["first-blood", "punch"], [], 3), (["first-blood"], ["mimicry"], 0)]
)
def test_a_copy_that_an_effect_plays_can_not_be_of_an_alpha_card(
    discard: list[str], deck: list[str], damage: int
) -> None:
    you = {"hand": [{"card": "wild-wormhole", "house": "untamed"}], "deck": ["mimicry"]}
    duel = Duel("untamed", you, {"line": ["troll"], "discard": discard}).play("wild-wormhole")
    assert (duel.is_your_move, duel.your("deck"), duel.damage("troll.1")) == (True, deck, damage)


@rule("KF-11.2")
def test_a_copy_of_an_omega_card_ends_the_step() -> None:
    you = {"hand": ["mimicry", "dew-faerie"], "houses": ["untamed"]}
    duel = Duel("untamed", you, {"discard": ["unlocked-gateway"], "houses": ["dis"]}).play("mimicry")
    assert duel.asked == 1


def test_a_copy_that_purges_itself_is_itself_again() -> None:
    duel = Duel("untamed", {"hand": ["mimicry"], "deck": ["troll"] * 3}, {"discard": ["library-access"]})
    duel.play("mimicry")
    card = duel.card("mimicry@p1/purged.1")
    assert duel.state.text[card] == duel.state.face[card]
