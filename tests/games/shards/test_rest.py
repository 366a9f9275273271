"""«Play the rest»: the safe order of the cards in hand."""

from itertools import permutations

import pytest
from tests.support.rules import rule
from tests.support.shards import GAME, Table

import deckwright as dw
from deckwright.games import hints_of
from deckwright.kernel.ids import Seat


def play_rest(table: Table) -> list[str]:
    """Play on as long as nothing is asked; the cards in their order."""
    played = []
    while table.is_your_move and (step := hints_of(GAME).rest(table.state)) is not None:
        table.do(step.key)
        played.append(step.key.removeprefix("play "))
    return played


def losses(table: Table) -> list[tuple[str, dict[str, str | int]]]:
    step = hints_of(GAME).rest(table.state)
    assert step is not None
    return [(each.reason, dict(each.values)) for each in step.losses]


@rule("SHI-6.2")
def test_mastery_is_gained_before_the_card_whose_bonus_it_reaches() -> None:
    table = Table({"hand": ["aetherbreaker", "crystal", "shard-abstractor"], "mastery": 8})
    assert play_rest(table) == ["crystal", "shard-abstractor", "aetherbreaker"]
    assert (table.power, table.mastery[0]) == (8, 10)


@rule("SHI-6.28")
def test_a_champion_comes_before_what_it_inspires() -> None:
    table = Table({"hand": ["kiln-drone", "numeri-drones"]})
    assert play_rest(table) == ["numeri-drones", "kiln-drone"]
    assert table.crystals == 4


@rule("SHI-6.10")
def test_the_three_factions_come_before_the_card_with_dominion() -> None:
    table = Table({"hand": ["order-initiate", "reactor-drone", "nil-assassin", "spore-cleric"]})
    assert play_rest(table)[-1] == "order-initiate"
    assert table.mastery[0] == 2


@rule("SHI-6.9")
def test_the_ally_that_needs_nobody_comes_before_the_one_with_unify() -> None:
    table = Table({"hand": ["leshai-knight", "spore-cleric"]})
    assert play_rest(table) == ["spore-cleric", "leshai-knight"]
    assert table.power == 6


@rule("SHI-6.27")
def test_echo_comes_before_the_draw_that_shuffles_the_discard_pile_away() -> None:
    you = {"hand": ["data-heretic", "wraethe-skirmisher"], "discard": ["nil-assassin"], "deck": []}
    table = Table(you)
    assert play_rest(table)[:2] == ["wraethe-skirmisher", "data-heretic"]


def test_cards_that_draw_come_first_where_it_costs_nothing() -> None:
    you = {"hand": ["aetherbreaker", "data-heretic"], "mastery": 9, "deck": ["shard-abstractor", "crystal"]}
    table = Table(you)
    assert play_rest(table) == ["data-heretic", "crystal", "shard-abstractor", "aetherbreaker"]
    assert table.power == 8


def test_health_is_gained_under_the_talons_and_full_before_the_elemental() -> None:
    you = {"hand": ["furrowing-elemental", "spore-cleric", "entropic-talons"], "health": 43}
    table = Table(you)
    assert play_rest(table) == ["entropic-talons", "spore-cleric", "furrowing-elemental"]
    assert (table.health[0], table.power) == (50, 4 + 4 + 6)


@rule("SHI-6.13")
@pytest.mark.parametrize(
    ("first", "last", "power"),
    [
        ("infinity-shard", "praetorian-01", 19),
        ("infinity-shard", "the-lost", 15),
        ("leshai-knight", "praetorian-01", 22),
    ],
)
def test_what_a_copied_text_reaches_counts_by_what_it_brings(first: str, last: str, power: int) -> None:
    table = Table({"hand": [first, "ojas-genesis-druid", last], "mastery": 13})
    play_rest(table)
    assert (table.prompt, table.power) == ("main", power)


@rule("SHI-6.13", "SHI-6.2")
def test_the_own_bonus_of_the_card_that_copies_is_waited_for() -> None:
    table = Table({"hand": ["ojas-genesis-druid", "spore-cleric", "shard-abstractor"], "mastery": 18})
    assert play_rest(table)[:2] == ["shard-abstractor", "ojas-genesis-druid"]
    assert table.mastery[0] == 24


@rule("SHI-6.13", "SHI-6.9")
def test_the_card_that_copies_comes_after_the_best_one_it_can_copy() -> None:
    table = Table({"hand": ["blaster", "ojas-genesis-druid", "root-of-the-forest"], "health": 10})
    assert play_rest(table) == ["blaster", "root-of-the-forest"]
    assert table.prompt == "show-unify"
    table.do("show ojas-genesis-druid")
    assert play_rest(table) == ["ojas-genesis-druid"]
    assert table.prompt == "choose", "what is copied is the player's choice"
    table.do("pick root-of-the-forest.1")
    assert (table.power, table.health[0]) == (21, 30)


@rule("SHI-6.13")
def test_the_card_that_copies_does_not_waste_itself_on_the_only_card_there_is() -> None:
    table = Table({"hand": ["crystal", "ojas-genesis-druid", "nil-assassin"]})
    assert play_rest(table) == ["crystal", "nil-assassin", "ojas-genesis-druid"]
    table.do("pick nil-assassin.1")
    assert (table.power, table.crystals) == (10, 1)


@rule("SHI-6.10", "SHI-6.26")
def test_a_card_whose_dominion_needs_cards_to_be_shown_comes_while_they_are_in_hand() -> None:
    hand = ["omnius-the-all-knowing", "kiln-drone", "thorn-zealot", "aetherbreaker"]
    table = Table({"hand": hand, "deck": ["crystal", "crystal"]})
    assert play_rest(table) == ["omnius-the-all-knowing"], "it draws, and Dominion works already"
    table.do("show kiln-drone", "show thorn-zealot", "show aetherbreaker")
    assert table.mastery[0] == 5


@rule("SHI-6.10", "SHI-6.3")
def test_mastery_from_a_dominion_that_needs_showing_reaches_the_bonus_of_another_card() -> None:
    hand = ["aetherbreaker", "reactor-drone", "spore-cleric", "order-initiate"]
    table = Table({"hand": hand, "mastery": 8})
    order = play_rest(table)
    assert order[-1] == "order-initiate"
    assert "aetherbreaker" not in order
    table.do("show aetherbreaker")
    assert play_rest(table) == ["aetherbreaker"]
    assert (table.mastery[0], table.power) == (10, 8)


@rule("SHI-6.26")
def test_a_dominion_that_can_not_be_fulfilled_counts_for_nothing() -> None:
    table = Table({"hand": ["order-initiate", "reactor-drone", "spore-cleric"]})
    assert losses(table) == []
    assert play_rest(table)[0] != "order-initiate", "the question comes last"


@rule("SHI-6.2")
def test_what_a_card_brings_back_is_tried_in_every_way() -> None:
    you = {"hand": ["aetherbreaker", "shadebound-sentry"], "discard": ["nil-assassin", "shard-abstractor"]}
    table = Table(you | {"mastery": 8})
    assert play_rest(table) == ["shadebound-sentry"]
    table.do("pick shard-abstractor@p1/discard.1")
    assert play_rest(table) == ["shard-abstractor", "aetherbreaker"]
    assert table.power == 3 + 8


@rule("SHI-7.21")
def test_a_card_that_asks_what_to_recruit_is_played_like_others() -> None:
    table = Table({"hand": ["portal-monk", "shard-abstractor"], "mastery": 13}, row=["axia", "evokatus"])
    assert play_rest(table) == ["shard-abstractor", "portal-monk", "evokatus"], "at 15 it comes to hand"


def test_a_question_that_may_be_declined_changes_no_order() -> None:
    table = Table({"hand": ["shadow-apostle", "nil-assassin"], "discard": ["crystal"]})
    assert play_rest(table) == ["shadow-apostle"], "what is asked is asked at once"


@rule("SHI-6.30")
def test_the_opponent_who_loses_mastery_is_the_players_choice() -> None:
    you = {"hand": ["venator-of-the-wastes", "evokatus"], "deck": ["crystal"]}
    table = Table(you, {"mastery": 3}, {"mastery": 4})
    assert play_rest(table) == ["evokatus", "crystal", "venator-of-the-wastes"]
    assert (table.prompt, table.options) == ("player", ["player p2", "player p3"])


def test_it_stops_at_a_choice() -> None:
    table = Table({"hand": ["shadow-apostle", "blaster"], "discard": ["crystal"]})
    assert play_rest(table) == ["blaster", "shadow-apostle"]
    assert table.prompt == "choose"
    assert hints_of(GAME).rest(table.state) is None, "the choice is the player's"
    table.do("done")
    assert hints_of(GAME).rest(table.state) is None, "nothing is left"


def test_it_stops_where_a_card_could_be_shown() -> None:
    table = Table({"hand": ["leshai-knight", "leshai-knight"]})
    assert play_rest(table) == ["leshai-knight"]
    assert table.prompt == "show-unify"


@rule("SHI-6.2")
def test_it_says_which_bonus_would_be_lost_that_focus_would_reach() -> None:
    table = Table({"hand": ["aetherbreaker"], "mastery": 9}, crystals=1)
    assert losses(table) == [("shards-rest-mastery", {"card": "aetherbreaker", "mastery": 10})]


@rule("SHI-6.8")
def test_it_says_which_bonus_would_be_lost_that_a_champion_would_reach() -> None:
    table = Table({"hand": ["cache-warden"], "mastery": 8, "play": ["systema-ai"]})
    assert losses(table) == [("shards-rest-mastery", {"card": "cache-warden", "mastery": 10})]


def test_nothing_is_lost_if_nothing_could_be_had() -> None:
    table = Table({"hand": ["aetherbreaker"], "mastery": 8}, crystals=1)
    assert losses(table) == []


def test_a_bonus_that_is_reached_anyway_is_not_lost() -> None:
    table = Table({"hand": ["aetherbreaker"], "mastery": 10}, crystals=1)
    assert losses(table) == []


def test_there_is_no_rest_with_an_empty_hand_or_in_the_attack_phase() -> None:
    assert hints_of(GAME).rest(Table({"play": ["evokatus"]}).state) is None
    table = Table({"hand": ["crystal"]}, {"hand": ["thorn-zealot"]}, power=5).end()
    assert table.prompt == "block"
    assert hints_of(GAME).rest(table.state) is None


def test_the_state_is_left_alone() -> None:
    table = Table({"hand": ["order-initiate", "data-heretic", "kiln-drone"], "deck": ["evokatus"]})
    before = table.state.to_json()
    assert hints_of(GAME).rest(table.state) is not None
    assert table.state.to_json() == before


def test_it_does_not_depend_on_what_lies_in_the_deck() -> None:
    you = {"hand": ["cache-warden", "data-heretic", "aetherbreaker"], "mastery": 7}
    decks = (["shard-abstractor", "crystal"], ["crystal", "shard-abstractor"])
    steps = [hints_of(GAME).rest(Table(you | {"deck": deck}).state) for deck in decks]
    assert steps[0] == steps[1]


@pytest.mark.parametrize("hand", [["leshai-knight"], ["leshai-knight", "wraethe-skirmisher", "data-heretic"]])
def test_what_a_champion_would_draw_is_no_reason_to_wait(hand: list[str]) -> None:
    cards = ["spore-cleric", "crystal", "evokatus", "blaster"]
    you = {"hand": hand, "play": ["raidian-cloud-master"], "mastery": 4}
    steps = [hints_of(GAME).rest(Table(you | {"deck": list(deck)}).state) for deck in permutations(cards)]
    assert all(step == steps[0] for step in steps)
    assert steps[0] is not None
    assert steps[0].losses == ()


@rule("SHI-6.10")
def test_it_says_which_named_ability_would_be_lost_that_a_champion_would_make_work() -> None:
    played = [{"card": card, "played": True} for card in ("kiln-drone", "spore-cleric")]
    you = {
        "hand": ["order-initiate"],
        "play": [*played, "zen-chi-set-godkiller"],
        "discard": ["nil-assassin"],
    }
    assert losses(Table(you)) == [("shards-rest-keyword", {"card": "order-initiate", "keyword": "dominion"})]
    assert losses(Table(you | {"discard": []})) == [], "there is nothing to bring back"


def test_it_is_the_same_in_every_world_that_the_player_holds_possible() -> None:
    state = GAME.new(seed=5, seats=2)
    rng = dw.Rng(1)
    looked = 0
    while state.codes and looked < 20:
        step = hints_of(GAME).rest(state)
        if step is not None:
            looked += 1
            world = state.determinize(Seat(state.decider), rng)
            assert hints_of(GAME).rest(world) == step
        state.choose(rng.below(len(state.codes)))
    assert looked == 20
