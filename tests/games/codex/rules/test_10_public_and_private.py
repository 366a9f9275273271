"""COD-10.1, COD-10.2, COD-10.4: what both players see, what only one sees, what nobody sees."""

from collections import Counter
from typing import Any

import pytest
from tests.support.codex import GAME, Board, Player
from tests.support.rules import rule

import deckwright as dw
from deckwright.kernel.handles import Event
from deckwright.kernel.ids import Seat

SEATS = pytest.mark.parametrize("seat", [0, 1])
YOU: Player = {
    "play": [
        {"card": "troq-bashar", "level": 5, "damage": 2},
        {"card": "iron-man", "exhausted": True, "plus": 1},
    ],
    "hand": ["spark", "bloom"],
    "deck": ["wither", "tenderfoot", "fruit-ninja"],
    "discard": ["the-boot"],
    "codex": ["eggship", "intimidate", "trojan-duck", "trojan-duck"],
    "workers": ["timely-messenger"],
    "buildings": ["tech-1-building", {"card": "tower", "unfinished": True}],
    "plans": ["tech-2-building", "surplus"],
    "gold": 7,
}
FOE: Player = {
    "play": [{"card": "nimble-fencer", "slot": "technician", "damage": 1}],
    "hand": ["helpful-turtle", "older-brother", "brick-thief"],
    "deck": ["granfalloon-flagbearer", "discord"],
    "discard": ["maestro", "backstabber"],
    "workers": ["harmony", "two-step"],
    "command": ["river-montoya"],
    "aside": ["dancer"],
    "base": 13,
    "gold": 2,
}


def table() -> dw.State:
    return Board(YOU, FOE).state


def seen(state: dw.State, seat: int, zone: str) -> Any:
    """What a seat sees of a zone."""
    return state.view(seat)["zones"][zone]


def names(state: dw.State, zone: str) -> tuple[str, ...]:
    """The cards of a zone by their ids, decks bottom first."""
    number = next(number for number, each in enumerate(GAME.table.zones) if each.name == zone)
    return tuple(GAME.table.face_names[state.face[card]] for card in state.zones[number])


def worlds(state: dw.State, seat: int, number: int = 30) -> list[dw.State]:
    """States that the seat can't tell from the real one."""
    return [state.determinize(seat, dw.Rng(seed)) for seed in range(number)]


def choose(board: Board, key: str, seat: int) -> list[Event]:
    """Make a choice and tell what a seat sees of it."""
    return board.state.choose(key).seen_by(Seat(seat))


# Public.


@rule("COD-10.1")
@SEATS
def test_cards_in_play_are_public_with_all_that_is_on_them(seat: int) -> None:
    state = table()
    troq, iron_man = seen(state, seat, "p1/play")["cards"]
    assert (troq["card"], troq["level"], troq["damage"]) == ("troq-bashar.1", 5, 2)
    assert (iron_man["exhausted"], iron_man["runes"], iron_man["attack"], iron_man["hp"]) == (True, 1, 4, 5)
    (fencer,) = seen(state, seat, "p2/play")["cards"]
    assert (fencer["slot"], fencer["damage"]) == ("technician", 1)


@rule("COD-10.1")
@SEATS
def test_gold_and_the_number_of_workers_are_public(seat: int) -> None:
    told = table().view(seat)["table"]["players"]
    assert [(player["gold"], player["workers"]) for player in told] == [(7, 5), (2, 6)]


@rule("COD-10.1")
@SEATS
def test_the_sizes_of_all_piles_are_public(seat: int) -> None:
    zones = table().view(seat)["zones"]
    kinds = ("hand", "deck", "discard", "codex", "workers")
    assert [zones[f"p1/{kind}"]["count"] for kind in kinds] == [2, 3, 1, 4, 1]
    assert [zones[f"p2/{kind}"]["count"] for kind in kinds] == [3, 2, 2, 0, 2]


@rule("COD-10.1")
@SEATS
def test_the_state_of_buildings_is_public(seat: int) -> None:
    state = table()
    base, tech, tower = seen(state, seat, "p1/buildings")["cards"]
    assert (tech["card"], "unfinished" in tech, tower["unfinished"]) == ("tech-1-building.1", False, True)
    assert (base["left"], seen(state, seat, "p2/buildings")["cards"][0]["left"]) == (20, 13)
    plans = [each["card"] for each in seen(state, seat, "p1/plans")["cards"]]
    assert plans == ["tech-2-building@p1/plans.1", "surplus@p1/plans.1"]


@rule("COD-10.1")
@SEATS
def test_heroes_in_the_command_zone_and_dancers_lying_aside_are_public(seat: int) -> None:
    state = table()
    assert seen(state, seat, "p2/command")["cards"][0]["card"] == "river-montoya@p2/command.1"
    assert seen(state, seat, "p2/aside")["cards"] == ["dancer@p2/aside.1"]


@rule("COD-10.1")
@SEATS
def test_what_is_played_built_and_paid_is_seen_by_both(seat: int) -> None:
    board = Board({"hand": ["tenderfoot"], "plans": ["tower"], "gold": 4})
    played = choose(board, "play tenderfoot", seat)
    built = choose(board, "build tower@p1/plans.1", seat)
    told = {event.kind: event.values for event in played + built}
    assert told["played"] == {"seat": "p1", "card": "tenderfoot.1"}
    assert (told["built"]["card"], told["paid"]["gold"]) == ("tower.1", 3)


# Private to the owner.


@rule("COD-10.2")
def test_a_hand_is_seen_by_its_player_only() -> None:
    state = table()
    assert seen(state, 0, "p1/hand")["cards"] == ["spark", "bloom"]
    assert seen(state, 1, "p1/hand")["cards"] == [None, None]
    assert seen(state, 1, "p2/hand")["cards"] == ["helpful-turtle", "older-brother", "brick-thief"]
    assert seen(state, 0, "p2/hand")["cards"] == [None] * 3


@rule("COD-10.2", "COD-2.10")
def test_a_discard_pile_is_seen_by_its_player_only() -> None:
    state = table()
    assert seen(state, 1, "p2/discard")["cards"] == ["maestro@p2/discard.1", "backstabber@p2/discard.1"]
    assert seen(state, 0, "p2/discard")["cards"] == [None, None]


@rule("COD-10.2")
def test_what_is_left_of_a_codex_is_seen_by_its_player_only() -> None:
    state = table()
    own = ["eggship", "intimidate", "trojan-duck", "trojan-duck"]
    assert [card.split("@")[0] for card in seen(state, 0, "p1/codex")["cards"]] == own
    assert seen(state, 1, "p1/codex")["cards"] == [None] * 4


@rule("COD-10.2", "COD-3.1")
def test_the_faces_of_workers_are_seen_by_their_player_only() -> None:
    state = table()
    assert seen(state, 1, "p2/workers")["cards"] == ["harmony@p2/workers.1", "two-step@p2/workers.1"]
    assert seen(state, 0, "p2/workers")["cards"] == [None, None]


@rule("COD-10.2")
@SEATS
def test_the_order_of_decks_is_hidden_from_all(seat: int) -> None:
    state = table()
    assert (seen(state, seat, "p1/deck"), seen(state, seat, "p2/deck")) == ({"count": 3}, {"count": 2})


@rule("COD-10.2")
def test_what_a_player_could_do_is_told_to_nobody_else() -> None:
    state = table()
    assert "hire bloom" in state.view(0)["decision"]["options"]
    assert state.view(1)["decision"] == {"seat": "p1"}
    assert state.why_not(1) == []


@rule("COD-10.2")
@pytest.mark.parametrize(("seat", "cards"), [(0, ["wither", "spark"]), (1, [None, None])])
def test_drawn_cards_are_seen_by_their_player_only(seat: int, cards: list[str | None]) -> None:
    board = Board({"hand": [], "deck": ["wither", "spark", "bloom"]})
    drew = [event.values["card"] for event in choose(board, "end", seat) if event.kind == "drew"]
    assert drew == cards


@rule("COD-10.2", "COD-2.6")
def test_of_a_discarded_hand_the_opponent_sees_only_the_number() -> None:
    board = Board({"hand": ["wither", "spark"], "deck": ["bloom"] * 9})
    events = choose(board, "end", 1)
    assert [event.values for event in events if event.kind == "discarded"] == [{"seat": "p1", "cards": 2}]
    told = [str(value) for event in events for value in event.values.values()]
    assert not [word for word in told if "wither" in word or "spark" in word or "bloom" in word]


# Possible worlds.


@rule("COD-10.1", "COD-10.2")
@SEATS
def test_a_world_looks_to_the_player_like_the_real_table(seat: int) -> None:
    state = table()
    assert [world.view(seat) for world in worlds(state, seat, 5)] == [state.view(seat)] * 5


@rule("COD-10.2")
def test_in_the_worlds_of_a_player_only_the_order_of_the_own_deck_varies() -> None:
    state = table()
    found = worlds(state, 0)
    for kind in ("hand", "discard", "codex", "workers"):
        assert {names(world, f"p1/{kind}") for world in found} == {names(state, f"p1/{kind}")}
    decks = {names(world, "p1/deck") for world in found}
    assert (len(decks), {tuple(sorted(deck)) for deck in decks}) == (
        6,
        {("fruit-ninja", "tenderfoot", "wither")},
    )


@rule("COD-10.2")
@pytest.mark.parametrize("kind", ["hand", "discard", "workers"])
def test_in_the_worlds_of_the_opponent_what_is_private_varies(kind: str) -> None:
    found = {tuple(sorted(names(world, f"p2/{kind}"))) for world in worlds(table(), 0)}
    assert len(found) > 5


@rule("COD-10.2")
def test_in_the_worlds_of_a_player_the_opponent_has_no_cards_of_others() -> None:
    state = table()
    hidden = ("p2/hand", "p2/deck", "p2/discard", "p2/workers")
    real = Counter(card for zone in hidden for card in names(state, zone))
    found = [Counter(card for zone in hidden for card in names(world, zone)) for world in worlds(state, 0)]
    assert found == [real] * 30


@rule("COD-10.2", "COD-1.5")
def test_at_the_start_hand_and_deck_of_the_opponent_mix_to_a_starting_deck_in_every_world() -> None:
    state = GAME.new(seed=4, sides="bashing")
    found = worlds(state, 0, 10)
    starters = sorted(names(state, "p2/hand") + names(state, "p2/deck"))
    assert [sorted(names(world, "p2/hand") + names(world, "p2/deck")) for world in found] == [starters] * 10
    assert len({names(world, "p2/hand") for world in found}) > 5


@rule("COD-10.2", "COD-1.8")
def test_at_the_start_a_codex_holds_the_same_cards_in_every_world() -> None:
    state = GAME.new(seed=4, sides="bashing")
    real = Counter(names(state, "p2/codex"))
    assert [Counter(names(world, "p2/codex")) for world in worlds(state, 0, 5)] == [real] * 5


@rule("COD-10.2", "COD-3.1")
def test_in_the_worlds_of_the_opponent_a_new_worker_may_be_any_card_of_the_hand() -> None:
    board = Board({"hand": ["bloom", "wither", "tenderfoot"], "gold": 1}).do("hire wither")
    found = worlds(board.state, 1)
    assert {names(world, "p1/workers") for world in found} == {("bloom",), ("wither",), ("tenderfoot",)}
    assert {names(world, "p1/workers") for world in worlds(board.state, 0)} == {("wither",)}


# The tech choice.


CODEX: Player = {"codex": ["iron-man", "iron-man", "eggship", "the-boot"]}


@rule("COD-10.4", "COD-2.10")
def test_which_cards_were_teched_is_told_to_their_owner_only() -> None:
    boards = [Board(CODEX, phase="tech").do("tech iron-man@p1/codex.1") for _ in range(2)]
    own, other = (choose(board, "tech eggship@p1/codex.1", seat) for seat, board in enumerate(boards))
    cards = [[event.values["card"] for event in each if event.kind == "teched-card"] for each in (own, other)]
    assert cards == [["iron-man@p1/discard.1", "eggship@p1/discard.1"], [None, None]]
    assert seen(boards[1].state, 1, "p1/discard")["cards"] == [None, None]


@rule("COD-10.4")
def test_the_opponent_does_not_see_what_there_is_to_choose() -> None:
    state = Board(CODEX, phase="tech").state
    assert state.view(1)["decision"] == {"seat": "p1"}


@rule("COD-10.4")
def test_whether_a_card_has_been_chosen_is_not_seen_by_the_opponent() -> None:
    board = Board(CODEX, phase="tech")
    before = board.state.view(1)
    assert choose(board, "tech iron-man@p1/codex.1", 1) == []
    assert board.state.view(1) == before


@rule("COD-10.4")
def test_a_codex_with_one_card_left_is_asked_for_like_a_full_one() -> None:
    one, many = Board({"codex": ["eggship"]}, phase="tech").state, Board(CODEX, phase="tech").state
    assert one.view(1)["decision"] == many.view(1)["decision"] == {"seat": "p1"}


@rule("COD-10.4")
def test_in_the_worlds_of_the_opponent_a_chosen_card_may_be_any_of_the_codex() -> None:
    board = Board(CODEX, phase="tech")
    card = board.card("eggship@p1/codex.1")
    board.do("tech eggship@p1/codex.1")
    faces = {GAME.table.face_names[world.face[card]] for world in worlds(board.state, 1)}
    assert faces == {"iron-man", "eggship", "the-boot"}


@rule("COD-10.4", "COD-2.10")
def test_in_the_worlds_of_the_opponent_the_teched_cards_may_be_any_two() -> None:
    board = Board(CODEX, phase="tech").do("tech iron-man@p1/codex.1", "tech eggship@p1/codex.1")
    found = worlds(board.state, 1, 60)
    pairs = {tuple(sorted(names(world, "p1/discard"))) for world in found}
    assert pairs == {
        ("iron-man", "iron-man"),
        ("eggship", "iron-man"),
        ("iron-man", "the-boot"),
        ("eggship", "the-boot"),
    }
    assert {names(world, "p1/discard") for world in worlds(board.state, 0)} == {("iron-man", "eggship")}
