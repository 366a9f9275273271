"""SHI-6.26: cards shown from hand for Unify and Dominion."""

import pytest
from tests.support.rules import rule
from tests.support.shards import GAME, Table

import deckwright as dw
from deckwright.games.shards.table import HAND


def seen_by_foe(table: Table) -> list[object]:
    """The first player's hand as the second one sees it."""
    cards: list[object] = table.state.view(1)["zones"]["p1/hand"]["cards"]
    return cards


@rule("SHI-6.26")
def test_a_card_shown_for_unify_stays_in_hand_and_can_be_played() -> None:
    table = Table({"hand": ["leshai-knight", "spore-cleric"], "health": 40})
    table.play("leshai-knight", "show spore-cleric")
    assert table.your("hand") == ["spore-cleric"]
    assert table.play("spore-cleric").health[0] == 44


@rule("SHI-6.26")
def test_a_card_shown_is_shown_to_all_players() -> None:
    table = Table({"hand": ["leshai-knight", "spore-cleric", "crystal"]})
    assert seen_by_foe(table) == [None, None, None]
    table.play("leshai-knight", "show spore-cleric")
    assert seen_by_foe(table) == ["spore-cleric", None]
    assert "showed" in table.kinds()


@rule("SHI-6.26")
def test_showing_for_unify_is_optional_and_nothing_is_seen_otherwise() -> None:
    table = Table({"hand": ["leshai-knight", "spore-cleric"]}).play("leshai-knight", "done")
    assert table.power == 3
    assert seen_by_foe(table) == [None]


@rule("SHI-6.26")
def test_showing_for_dominion_is_optional() -> None:
    table = Table({"hand": ["order-initiate", "kiln-drone", "spore-cleric", "nil-assassin"]})
    table.play("order-initiate", "done")
    assert (table.crystals, table.mastery[0]) == (2, 0)
    assert seen_by_foe(table) == [None, None, None]


@rule("SHI-6.26")
def test_nothing_is_asked_if_cards_played_fulfil_the_condition() -> None:
    table = Table({"hand": ["spore-cleric", "leshai-knight", "fungal-hermit"]})
    table.play("spore-cleric").play("leshai-knight")
    assert table.is_your_move
    assert table.power == 6
    assert seen_by_foe(table) == [None]


@rule("SHI-6.26")
def test_for_dominion_only_what_was_not_played_is_shown() -> None:
    you = {"hand": ["kiln-drone", "spore-cleric", "order-initiate", "kiln-drone", "nil-assassin", "crystal"]}
    table = Table(you).play("kiln-drone").play("spore-cleric").play("order-initiate")
    assert table.options == ["show nil-assassin", "done"]
    table.do("show nil-assassin")
    assert table.mastery[0] == 2
    assert seen_by_foe(table).count(None) == 2


@rule("SHI-6.26")
def test_the_player_picks_the_card_to_show_for_unify() -> None:
    table = Table({"hand": ["leshai-knight", "spore-cleric", "fungal-hermit"]}).play("leshai-knight")
    assert table.options == ["show spore-cleric", "show fungal-hermit", "done"]
    table.do("show fungal-hermit")
    assert seen_by_foe(table) == [None, "fungal-hermit"]


@rule("SHI-6.26")
def test_the_player_picks_the_cards_to_show_for_dominion() -> None:
    you = {"hand": ["order-initiate", "kiln-drone", "spore-cleric", "nil-assassin", "the-lost"]}
    table = Table(you).play("order-initiate", "show kiln-drone", "show spore-cleric")
    assert {"show nil-assassin", "show the-lost"} <= set(table.options)
    table.do("show the-lost")
    assert table.mastery[0] == 2
    assert seen_by_foe(table).count(None) == 1


@rule("SHI-6.26")
def test_one_card_may_be_shown_for_several_effects_of_a_turn() -> None:
    table = Table({"hand": ["leshai-knight", "spore-cleric", "order-initiate", "kiln-drone", "nil-assassin"]})
    table.play("order-initiate", "show kiln-drone", "show spore-cleric", "show nil-assassin")
    table.play("leshai-knight", "show spore-cleric")
    assert (table.power, table.mastery[0]) == (6, 2)


@rule("SHI-6.26", "SHI-6.9")
def test_a_card_shown_was_not_played() -> None:
    table = Table({"hand": ["leshai-knight", "spore-cleric"], "play": ["additri-gaiamancer"]})
    table.play("leshai-knight", "show spore-cleric").exhaust("additri-gaiamancer")
    assert table.power == 6 + 4, "Additri sees the Knight only"


@rule("SHI-6.26")
def test_showing_for_a_fast_played_card_is_asked_too() -> None:
    table = Table({"hand": ["spore-cleric"]}, row=["leshai-knight"], crystals=3)
    assert table.fast_play("leshai-knight", "show spore-cleric").power == 6


@rule("SHI-6.26")
def test_no_card_can_be_shown_for_dominion_if_the_hand_has_not_all_that_is_missing() -> None:
    table = Table({"hand": ["order-initiate", "axia", "crystal"]}, {"hand": ["crystal"]})
    table.play("order-initiate")
    assert (table.prompt, table.options) == ("show-dominion", ["done"])
    table.do("done")
    assert table.mastery[0] == 0
    assert seen_by_foe(table) == [None, None], "nothing was given away"


@rule("SHI-6.26")
@pytest.mark.parametrize("missing", ["kiln-drone", "spore-cleric", "nil-assassin"])
def test_each_of_the_three_factions_can_be_the_one_without_which_nothing_is_shown(missing: str) -> None:
    cards = [card for card in ("kiln-drone", "spore-cleric", "nil-assassin") if card != missing]
    table = Table({"hand": ["order-initiate", *cards, "crystal"]}).play("order-initiate")
    assert table.options == ["done"]
    table = Table({"hand": ["order-initiate", *cards, missing]}).play(missing).play("order-initiate")
    assert table.options == [f"show {card}" for card in cards] + ["done"]


@rule("SHI-6.26", "SHI-11.2")
def test_alone_against_nemesis_nothing_is_asked_if_dominion_can_not_be_fulfilled() -> None:
    you = {"hand": ["order-initiate", "axia", "crystal"]}
    table = Table(you, {}, mode="nemesis", short_row=True, row=[], centre=[]).play("order-initiate")
    assert table.prompt == "main"
    assert table.crystals == 2


@rule("SHI-6.26")
def test_nothing_is_asked_if_all_know_that_a_hand_can_not_fulfil_dominion() -> None:
    you = {"hand": ["leshai-knight", "spore-cleric", "order-initiate"]}
    table = Table(you).play("leshai-knight", "show spore-cleric").play("order-initiate")
    assert table.is_your_move


@rule("SHI-6.26", "SHI-12.2")
def test_who_sees_the_first_card_shown_for_dominion_expects_the_others() -> None:
    you = {"hand": ["order-initiate", "kiln-drone", "nil-assassin", "spore-cleric", "crystal"]}
    deck = ["crystal", "crystal", "crystal"]
    table = Table(you | {"deck": deck}).play("order-initiate", "show kiln-drone")
    rng = dw.Rng(3)
    for _ in range(20):
        world = table.state.determinize(1, rng)
        hand = {GAME.table.face_names[world.face[card]] for card in world.zones[HAND[0]]}
        assert {"kiln-drone", "nil-assassin", "spore-cleric"} <= hand
