"""What is shown of a table of KeyForge, field by field, where it is unusual and differs between players; and
that the golden games of every game show all fields of its table with more than one value."""

from collections import defaultdict
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from tests.conformance.make_golden import FOLDER
from tests.support.duel import GAME, Duel
from tests.support.golden import goldens_of
from tests.support.rules import rule

import deckwright as dw
from deckwright.games import hints_of
from deckwright.games.keyforge.facts import HOUSES as ALL_HOUSES
from deckwright.kernel.zones import reveal

HOUSES = ["brobnar", "dis", "logos"]
GOLDENS = goldens_of(FOLDER)


def table(duel: Duel, seat: int | None = 0) -> dict[str, Any]:
    shown: dict[str, Any] = duel.state.view(seat)["table"]
    return shown


def players(duel: Duel, field: str, seat: int | None = 0) -> list[Any]:
    return [player[field] for player in table(duel, seat)["players"]]


def shown(duel: Duel, label: str, seat: int | None = 0) -> dict[str, Any]:
    """What is told of a card."""
    for zone in duel.state.view(seat)["zones"].values():
        for card in zone.get("cards", ()):
            if isinstance(card, dict) and card["card"] == label:
                return card
    raise AssertionError(f"{label} is not shown")


def fields_of(duel: Duel, label: str, *fields: str) -> list[Any]:
    card = shown(duel, label)
    return [card.get(field) for field in fields]


# The table.


@rule("KF-3.1")
def test_turn_and_active_player_go_on_with_the_turn() -> None:
    duel = Duel("brobnar", {"houses": HOUSES}, {"houses": HOUSES}, turn=7)
    assert (table(duel)["turn"], table(duel)["active"]) == (7, "p1")
    duel.end()
    for seat in (0, 1, None):
        assert (table(duel, seat)["turn"], table(duel, seat)["active"]) == (8, "p2")


@rule("KF-3.5")
def test_the_active_house_is_shown_from_its_choice_to_the_end_of_the_turn() -> None:
    duel = Duel(you={"houses": HOUSES}, foe={"houses": HOUSES}, step="house")
    assert table(duel)["house"] is None
    duel.do("house logos")
    assert (table(duel, 0)["house"], table(duel, 1)["house"]) == ("logos", "logos")
    duel.end()
    assert (table(duel)["active"], table(duel)["house"]) == ("p2", None)


@rule("KF-3.1")
@pytest.mark.parametrize("seed", range(3))
def test_the_step_is_shown_at_each_question_of_a_game_from_its_start(seed: int) -> None:
    """Abilities ask in any step; what the steps themselves ask tells which one it is."""
    steps = {
        "mulligan": {"set-up"},
        "key": {"forge", "main"},
        "house": {"choose"},
        "main": {"main"},
        "main-without-house": {"main"},
    }
    state = GAME.new(seed=seed)
    random, seen = Random(seed), set()
    while state.decision is not None and state.view(None)["table"]["turn"] < 40:
        step = state.view(state.decider)["table"]["step"]
        assert step in steps.get(state.decision.prompt, {step}), state.decision
        seen.add(step)
        state.choose(random.randrange(len(state.codes)))
    assert {"set-up", "choose", "main"} <= seen


@rule("KF-3.2")
def test_keys_are_forged_in_the_first_step() -> None:
    duel = Duel("brobnar", {"houses": HOUSES}, {"amber": 6, "houses": HOUSES}).end()
    assert (duel.prompt, duel.asked, table(duel)["step"]) == ("key", 1, "forge")


@rule("KF-14.1")
@pytest.mark.parametrize(
    ("tide", "told"), [("none", None), ("neutral", "neutral"), ("p1", "p1"), ("p2", "p2")]
)
def test_the_tide_is_shown_where_there_is_one(tide: str, told: str | None) -> None:
    duel = Duel("brobnar", tide=tide)
    assert [table(duel, seat)["tide"] for seat in (0, 1, None)] == [told] * 3


@rule("KF-17.1")
def test_amber_keys_chains_and_houses_are_each_players_own() -> None:
    duel = Duel(
        "brobnar",
        {"amber": 11, "keys": ["yellow"], "chains": 7, "houses": HOUSES},
        {"amber": 3, "keys": ["red", "blue"], "chains": 24, "houses": ["mars", "sanctum", "untamed"]},
    )
    for seat in (0, 1, None):
        assert players(duel, "amber", seat) == [11, 3]
        assert players(duel, "keys", seat) == [["yellow"], ["red", "blue"]]
        assert players(duel, "chains", seat) == [7, 24]
        assert players(duel, "held-back", seat) == [2, 4]
        assert players(duel, "houses", seat) == [HOUSES, ["mars", "sanctum", "untamed"]]


@rule("KF-3.3")
def test_what_a_key_costs_now_is_each_players_own() -> None:
    """A creature of the opponent makes keys dearer for one side alone."""
    duel = Duel("brobnar", {"line": ["murmook"]}, {"amber": 4})
    assert [players(duel, "key-cost", seat) for seat in (0, 1, None)] == [[6, 7]] * 3


@rule("KF-13.3")
def test_who_has_which_deck_is_shown() -> None:
    state = GAME.new(seed=3, format="auction", first="p1")
    while state.decision is not None and state.decision.prompt == "bid":
        state.choose("bid 3" if "bid 3" in state.decision.keys else "pass")
    told = [player["deck"] for player in state.view(0)["table"]["players"]]
    chains = [player["chains"] for player in state.view(0)["table"]["players"]]
    assert sorted(told) == [1, 2]
    # The bid was for the first deck; the opening hand has shed one chain.
    assert dict(zip(told, chains, strict=True)) == {1: 2, 2: 0}


@rule("KF-17.1")
def test_games_won_in_a_match_are_each_players_own() -> None:
    state = GAME.new(seed=1, match="3")
    random, seen = Random(1).random, set()
    while state.decision is not None:
        seen.add(tuple(player["wins"] for player in state.view(None)["table"]["players"]))
        state.choose(hints_of(GAME).rollout_policy(state, random))
    assert state.outcome is not None
    told = tuple(player["wins"] for player in state.view(None)["table"]["players"])
    assert [seat for seat in range(2) if told[seat] == 2] == list(state.outcome.winners)
    assert (0, 0) in seen
    assert {sum(wins) for wins in seen} >= {0, 1}


def test_no_field_of_the_table_is_without_a_test() -> None:
    duel = Duel("brobnar")
    assert set(table(duel)) == {"turn", "active", "step", "house", "tide", "players"}
    assert set(table(duel)["players"][0]) == {
        "amber", "keys", "key-cost", "chains", "held-back", "houses", "deck", "wins",
    }  # fmt: skip


# Cards.


@rule("KF-17.1")
def test_a_card_out_of_play_shows_its_own_house_and_icons() -> None:
    hand = [{"card": "anger", "house": "mars", "icons": ["amber", "draw"]}, "dextre"]
    duel = Duel("brobnar", {"hand": hand})
    (anger, dextre) = duel.state.view(0)["zones"]["p1/hand"]["cards"]
    assert (anger["card"], anger["house"], anger["icons"]) == ("anger", "mars", ["amber", "draw"])
    assert (dextre["house"], dextre["icons"]) == ("logos", [])


@rule("KF-17.1")
def test_a_card_in_play_shows_all_houses_that_it_is_of_now_and_its_icons() -> None:
    line = [{"card": "troll", "icons": ["capture"], "upgrades": ["experimental-therapy"]}, "dextre"]
    duel = Duel("brobnar", {"line": line})
    assert shown(duel, "troll.1")["house"] == list(ALL_HOUSES)
    assert shown(duel, "troll.1")["icons"] == ["capture"]
    assert (shown(duel, "dextre.1")["house"], shown(duel, "dextre.1")["icons"]) == (["logos"], [])


@rule("KF-17.1")
def test_power_and_armour_are_what_they_are_now_and_what_armour_has_taken() -> None:
    you = {"line": [{"card": "raiding-knight", "armour-used": 1, "power-counters": 2, "damage": 3}]}
    foe = {"line": [{"card": "raiding-knight", "upgrades": ["blood-of-titans"]}]}
    duel = Duel("sanctum", you, foe)
    fields = ("power", "armour", "armour-used", "power-counters", "damage")
    assert fields_of(duel, "raiding-knight.1", *fields) == [6, 2, 1, 2, 3]
    assert fields_of(duel, "raiding-knight.2", *fields) == [9, 2, 0, None, None]


@rule("KF-17.1")
@pytest.mark.parametrize("mark", ["exhausted", "stun", "ward", "enrage"])
def test_what_lies_on_one_creature_shows_on_no_other(mark: str) -> None:
    duel = Duel("brobnar", {"line": [{"card": "troll", mark: True}]}, {"line": ["troll"]})
    for name in ("exhausted", "stun", "ward", "enrage", "tagged"):
        assert [fields_of(duel, f"troll.{copy}", name)[0] for copy in (1, 2)] == [
            True if name == mark else None,
            None,
        ]


@rule("KF-6.4")
def test_what_is_about_to_be_destroyed_is_shown_as_such() -> None:
    """Three creatures die of one action, and stay as long as their abilities wait for an order."""
    foe = {"line": ["dust-imp", "bad-penny"], "artifacts": ["autocannon"]}
    duel = Duel("dis", {"hand": ["gateway-to-dis"], "line": ["bumpsy"]}, foe).play("gateway-to-dis")
    assert duel.prompt == "order"
    dying = ("bumpsy.1", "dust-imp.1", "bad-penny.1")
    assert [shown(duel, label).get("tagged") for label in dying] == [True] * 3
    assert shown(duel, "autocannon.1").get("tagged") is None


@rule("KF-12.5", "KF-17.1")
def test_amber_doom_and_other_counters_are_told_apart() -> None:
    marks = {"amber": 1, "doom": 2, "time": 3, "knowledge": 4, "awakening": 5, "scheme": 6}
    duel = Duel("brobnar", {"line": [{"card": "troll", **marks}]}, {"line": [{"card": "troll", "time": 99}]})
    assert fields_of(duel, "troll.1", *marks) == list(marks.values())
    assert fields_of(duel, "troll.2", *marks) == [None, None, 99, None, None, None]


@rule("KF-11.3")
def test_keywords_are_those_that_a_creature_has_now_with_their_numbers() -> None:
    line = ["bigtwig", {"card": "troll", "upgrades": ["way-of-the-bear"]}, "grimlocus-dux"]
    duel = Duel("brobnar", {"line": line})
    assert shown(duel, "troll.1")["keywords"] == {"assault": 2}
    assert "taunt" in shown(duel, "grimlocus-dux.1")["keywords"]


@rule("KF-4.7", "KF-7.13")
def test_upgrades_and_cards_under_others_show_their_host() -> None:
    line = ["troll", {"card": "bumpsy", "upgrades": ["blood-of-titans"], "under": ["anger"]}]
    duel = Duel("brobnar", {"line": line})
    assert shown(duel, "blood-of-titans.1")["host"] == "bumpsy.1"
    (under,) = duel.state.view(None)["zones"]["p1/under"]["cards"]
    assert under["host"] == "bumpsy.1"
    assert "host" not in shown(duel, "troll.1")


def test_no_field_of_a_card_is_without_a_test() -> None:
    fields = set()
    for seed in range(3):
        state = GAME.new(seed=seed, set="mixed")
        random = Random(seed).random
        for _ in range(250):
            if not state.codes:
                break
            state.choose(hints_of(GAME).rollout_policy(state, random))
            for zone in state.view(None)["zones"].values():
                for card in zone.get("cards", ()):
                    fields |= set(card) if isinstance(card, dict) else set()
    assert fields <= {
        "card", "house", "icons", "owner", "power", "armour", "armour-used", "keywords", "exhausted", "stun",
        "ward", "enrage", "tagged", "damage", "amber", "power-counters", "doom", "time", "knowledge",
        "awakening", "scheme", "host",
    }  # fmt: skip


# A hand of one card.


@rule("KF-17.2", "KF-7.6")
@pytest.mark.parametrize("known", [False, True])
def test_the_only_card_of_a_hand_is_as_secret_as_any_and_stays_known_once_it_was_seen(known: bool) -> None:
    you = {"hand": ["labwork", "dextre"], "deck": ["bumpsy", "anger", "tremor"]}
    duel = Duel("logos", you, {"hand": ["troll"]})
    if known:
        reveal(duel.state, duel.card("dextre"))
    assert duel.state.view(0)["zones"]["p2/hand"] == {"count": 1, "cards": [None]}
    duel.play("labwork", "pick dextre")
    assert duel.your("archive") == ["dextre"]
    for seat, told in ((0, "dextre"), (1, "dextre" if known else "None")):
        zones = duel.state.view(seat)["zones"]
        assert zones["p1/hand"]["count"] == 0
        assert told in str(zones["p1/archive"]["cards"])
    rng = dw.Rng(1)
    worlds = [duel.state.determinize(1, rng).view(0)["zones"]["p1/archive"]["cards"] for _ in range(12)]
    assert (len({str(cards) for cards in worlds}) == 1) is known


# All games.

ALWAYS_THE_SAME = {
    "shards": {"players.untouchable": "one relic lets it be, for a turn (tests/games/shards/test_shown.py)"},
}
"""Fields that no golden game shows otherwise than usual, and where they are tested."""


def values(told: Any, path: str = "") -> Iterator[tuple[str, str]]:
    """Every field of a table with its value; players one like the other."""
    if isinstance(told, dict):
        for name, each in told.items():
            yield from values(each, f"{path}.{name}".lstrip("."))
    elif path == "players":
        for each in told:
            yield from values(each, path)
    else:
        yield path, str(told)


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted({golden.game for golden in GOLDENS.values()}))
def test_the_golden_games_show_every_field_of_a_table_with_more_than_one_value(name: str) -> None:
    seen = defaultdict(set)
    for golden in (golden for golden in GOLDENS.values() if golden.game == name):
        for state in golden.record().states(dw.game):
            for field, value in values(state.view(None)["table"]):
                seen[field].add(value)
    assert {field for field, told in seen.items() if len(told) < 2} == set(ALWAYS_THE_SAME.get(name, {}))
