"""Positions of KeyForge in words: what can't be so is refused, and the message names the mistake."""

from typing import Any

import pytest
from tests.support.duel import Duel
from tests.support.errors import check_readable
from tests.support.rules import rule

import deckwright as dw
from deckwright.games.keyforge import table

GAME = dw.game("keyforge")
Description = dict[str, Any]


GONE = "would not be in play any more."
NO_PLACE = "can't be in this place."


def check_refusal(game: dw.Game, description: Description, message: str) -> None:
    with pytest.raises(dw.DeckwrightError) as refused:
        game.scenario(description)
    assert str(refused.value) == message
    check_readable(refused.value)


def you(**words: Any) -> Description:
    return {"players": [words, {}]}


def on(**marks: Any) -> Description:
    return you(line=[{"card": "troll", **marks}])


@pytest.mark.parametrize(
    ("description", "message"),
    [
        (you(line=["anger"]), f"players[1].line[1]: the card “anger” {NO_PLACE}"),
        (you(line=["autocannon"]), f"players[1].line[1]: the card “autocannon” {NO_PLACE}"),
        (you(line=["ultra-gravitron-top"]), f"players[1].line[1]: the card “ultra-gravitron-top” {NO_PLACE}"),
        (you(artifacts=["troll"]), f"players[1].artifacts[1]: the card “troll” {NO_PLACE}"),
        (you(line=["ultra-gravitron"]), f"players[1].line[1]: the card “ultra-gravitron” {NO_PLACE}"),
        (you(line=[{"card": "ultra-gravitron", "under": ["deusillus-top"]}]),
         f"players[1].line[1].under[1]: the card “deusillus-top” {NO_PLACE}"),
        (you(line=[{"card": "deusillus", "borrowed": True, "under": ["deusillus-top"]}]),
         f"players[1].line[1].under[1]: the card “deusillus-top” {NO_PLACE}"),
        (on(upgrades=["anger"]), f"players[1].line[1].upgrades[1]: the card “anger” {NO_PLACE}"),
        (on(damage=8), f"players[1].line[1]: with this, “troll” {GONE}"),
        (on(damage=8, ward=True), f"players[1].line[1]: with this, “troll” {GONE}"),
        (you(line=["tireless-crocag"]), f"players[1].line[1]: with this, “tireless-crocag” {GONE}"),
        (you(keys=["red", "red"]), "players[1].keys: “red” stands here twice."),
        (you(keys=["red", "blue", "yellow"]), "players[1].keys: “3” is not possible here. It takes: 0…2."),
        (you(houses=["dis", "dis"]), "players[1].houses: “dis” stands here twice."),
        (you(keys=["green"]), "players[1].keys: “green” is not possible here. It takes: red, blue, yellow."),
        (on(**{"armour-used": 1}),
         "players[1].line[1].armour-used: “1” is not possible here. It takes: 0…0."),
        ({}, "scenario: the word “players” is missing."),
        ({"players": [{}]}, "players: “1” is not possible here. It takes: 2."),
    ],
    ids=str,
)  # fmt: skip
def test_what_cannot_be_so_is_refused(description: Description, message: str) -> None:
    check_refusal(GAME, description, message)


@pytest.mark.parametrize(
    ("description", "word"),
    [
        (you(hand=[{"card": "troll", "damage": 1}]), "damage"),
        (you(deck=[{"card": "troll", "borrowed": True}]), "borrowed"),
        (you(artifacts=[{"card": "autocannon", "stun": True}]), "stun"),
        (you(artifacts=[{"card": "autocannon", "doom": 1}]), "doom"),
        (on(upgrades=[{"card": "duskrunner", "amber": 1}]), "amber"),
        (on(owner="p2"), "owner"),
        ({"player": [{}, {}]}, "player"),
    ],
    ids=str,
)
def test_a_word_that_has_no_place_is_named(description: Description, word: str) -> None:
    with pytest.raises(dw.DeckwrightError, match=f"the word “{word}” is unknown"):
        GAME.scenario(description)


def test_what_a_word_takes_is_listed_without_holes() -> None:
    with pytest.raises(dw.DeckwrightError, match=r"It takes: brobnar, dis, "):
        GAME.scenario({"players": [{}, {}], "house": "brobnr"})


def test_a_card_that_belongs_to_the_other_player_is_borrowed() -> None:
    state = GAME.scenario({"players": [on(borrowed=True)["players"][0], {}], "house": "brobnar"})
    (shown,) = state.view(0)["zones"]["p1/line"]["cards"]
    assert shown["owner"] == "p2"


@rule("KF-7.3", "KF-15.14")
@pytest.mark.parametrize(
    "position",
    [
        {
            "line": [
                {
                    "card": "deusillus",
                    "borrowed": True,
                    "under": [{"card": "deusillus-top", "borrowed": True}],
                }
            ]
        },
        {"artifacts": [{"card": "memolith", "under": [{"card": "anger", "borrowed": True}]}]},
        {"archive": [{"card": "troll", "borrowed": True}]},
    ],
    ids=["giant", "grafted", "archived"],
)
def test_a_borrowed_card_out_of_play_is_its_owner_s(position: Description) -> None:
    state = GAME.scenario(you(**position))
    assert state.game.rules.breaches(state) == []


@rule("KF-12.5")
def test_counters_of_later_sets_lie_on_cards_and_are_shed_with_all_else() -> None:
    counters = {"time": 1, "knowledge": 2, "awakening": 3, "scheme": 99}
    duel = Duel("dis", {"hand": ["unlocked-gateway"], "line": [{"card": "troll", **counters}]})
    (shown,) = duel.state.view(0)["zones"]["p1/line"]["cards"]
    assert {name: shown[name] for name in counters} == counters
    troll = duel.card("troll.1")
    duel.play("unlocked-gateway")
    assert duel.state.columns[table.OTHER_COUNTERS][troll] == 0


@rule("KF-6.3")
@pytest.mark.parametrize("used", [0, 1, 2])
def test_armour_that_was_used_this_turn_prevents_nothing_more(used: int) -> None:
    foe = {"line": [{"card": "tribune-pompitus", "armour-used": used}]}
    duel = Duel("brobnar", {"hand": ["punch"]}, foe).play("punch")
    assert (duel.armour("tribune-pompitus.1"), duel.damage("tribune-pompitus.1")) == (2, 1 + used)


def test_an_artifact_that_walks_may_stand_in_the_battle_line() -> None:
    duel = Duel("saurian", {"line": ["auto-legionary"]})
    assert duel.power("auto-legionary.1") == 5


@pytest.mark.parametrize(
    ("game", "description", "message"),
    [
        ("codex", {"players": [{"play": ["wither"]}, {}]},
         f"players[1].play[1]: the card “wither” {NO_PLACE}"),
        ("codex", {"players": [{"hand": ["troq-bashar"]}, {}]},
         f"players[1].hand[1]: the card “troq-bashar” {NO_PLACE}"),
        ("codex", {"players": [{"buildings": ["base"]}, {}]},
         f"players[1].buildings[1]: the card “base” {NO_PLACE}"),
        ("codex", {"players": [{"play": [{"card": "older-brother", "damage": 9}]}, {}]},
         f"players[1].play[1]: with this, “older-brother” {GONE}"),
        ("codex", {"players": [{"play": [{"card": "older-brother", "slot": "elite"}] * 2}, {}]},
         "players[1].play[2].slot: “elite” stands here twice."),
        ("codex", {}, "scenario: the word “players” is missing."),
        ("shards", {"players": [{"relics": ["crystal"]}, {}]},
         f"players[1].relics[1]: the card “crystal” {NO_PLACE}"),
        ("shards", {"players": [{"health": 0}, {}]},
         "players[1].health: “0” is not possible here. It takes: 1…50."),
    ],
    ids=str,
)  # fmt: skip
def test_other_games_refuse_what_cannot_be_so(game: str, description: Description, message: str) -> None:
    check_refusal(dw.game(game), description, message)
