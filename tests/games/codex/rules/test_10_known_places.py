"""COD-10.3: cards that both players saw go to a known place."""

import pytest
from tests.support.codex import GAME, Board, Player
from tests.support.rules import rule

import deckwright as dw
from deckwright.kernel.ids import Seat

SEATS = pytest.mark.parametrize("seat", [0, 1])
DECK = ["bloom", "wither", "spark", "tenderfoot"]
STOMPER: Player = {"play": [{"card": "river-montoya", "level": 5}], "hand": ["appel-stomp"], "gold": 1}
PATROL: Player = {"play": [{"card": "tenderfoot", "slot": "elite"}]}
SMASHER: Player = {"play": [{"card": "troq-bashar", "level": 8}], "hand": ["final-smash"], "gold": 6}


def names(state: dw.State, zone: str) -> tuple[str, ...]:
    """The cards of a zone by their ids, decks bottom first."""
    number = next(number for number, each in enumerate(GAME.table.zones) if each.name == zone)
    return tuple(GAME.table.face_names[state.face[card]] for card in state.zones[number])


def worlds(state: dw.State, seat: int, number: int = 30) -> list[dw.State]:
    """States that the seat can't tell from the real one."""
    return [state.determinize(seat, dw.Rng(seed)) for seed in range(number)]


def seen(board: Board, seat: int, zone: str) -> list[str | None]:
    """The cards of a zone that a seat knows, without where they are; None for the others."""
    cards = board.state.view(seat)["zones"][zone].get("cards", [])
    return [card and card.split("@")[0].split("~")[0] for card in cards]


def stomped(**words: list[str]) -> Board:
    """You put Appel Stomp on top of your deck; the card drawn for it is in your hand."""
    return Board(STOMPER | {"deck": DECK} | words, PATROL).play("appel-stomp", "on-top")


def smashed(hand: list[str], **words: object) -> Board:
    """You return the opponent's Iron Man to a hand with these cards."""
    return Board(SMASHER, {"play": ["iron-man"], "hand": hand} | words).play("final-smash")


# On top of the deck.


@rule("COD-10.3")
@SEATS
def test_appel_stomp_on_top_of_the_deck_is_known_to_both(seat: int) -> None:
    assert seen(stomped(), seat, "p1/deck") == [None, None, None, "appel-stomp"]


@rule("COD-10.3")
@SEATS
def test_appel_stomp_is_on_top_in_all_worlds_and_the_rest_varies(seat: int) -> None:
    decks = {names(world, "p1/deck") for world in worlds(stomped().state, seat)}
    assert {deck[-1] for deck in decks} == {"appel-stomp"}
    assert len({deck[:-1] for deck in decks}) > 3


@rule("COD-10.3")
def test_both_see_that_it_goes_on_top() -> None:
    board = Board(STOMPER | {"deck": DECK}, PATROL).play("appel-stomp")
    events = board.state.choose("on-top").seen_by(Seat(1))
    put = [str(event.values["card"]) for event in events if event.kind == "put-on-top"]
    assert [card.split("@")[0] for card in put] == ["appel-stomp"]


@rule("COD-10.3", "COD-10.2")
def test_the_card_drawn_for_it_is_not_known_to_the_opponent() -> None:
    board = stomped()
    assert (seen(board, 0, "p1/hand"), seen(board, 1, "p1/hand")) == (["bloom"], [None])


@rule("COD-10.3")
def test_it_stays_known_in_hand_when_it_is_drawn() -> None:
    board = stomped().end()
    assert seen(board, 1, "p1/hand") == ["appel-stomp", None, None]
    assert {names(world, "p1/hand")[0] for world in worlds(board.state, 1)} == {"appel-stomp"}


@rule("COD-10.3")
def test_it_is_no_longer_known_once_it_was_reshuffled() -> None:
    board = stomped(deck=["bloom", "wither"]).end().end().end()
    assert sorted(board.your("hand") + board.your("deck")) == ["appel-stomp", "bloom", "wither"]
    assert seen(board, 1, "p1/hand") + seen(board, 1, "p1/deck") == [None] * 3


@rule("COD-10.3")
def test_appel_stomp_in_the_discard_pile_is_there_in_all_worlds() -> None:
    board = Board(STOMPER | {"deck": DECK, "discard": ["discord"]}, PATROL).play("appel-stomp", "to-discard")
    piles = {names(world, "p1/discard") for world in worlds(board.state, 1)}
    assert {"appel-stomp" in pile for pile in piles} == {True}


# Returned to hand.


@rule("COD-10.3")
def test_a_unit_returned_to_hand_is_known_to_both() -> None:
    board = smashed(["spark", "bloom"])
    assert seen(board, 0, "p2/hand") == [None, None, "iron-man"]
    assert seen(board, 1, "p2/hand") == ["spark", "bloom", "iron-man"]


@rule("COD-10.3")
def test_a_returned_unit_is_in_hand_in_all_worlds_and_the_rest_varies() -> None:
    board = smashed(["spark", "bloom"], discard=["wither", "tenderfoot"])
    hands = {names(world, "p2/hand") for world in worlds(board.state, 0)}
    assert {hand[-1] for hand in hands} == {"iron-man"}
    assert len({hand[:-1] for hand in hands}) > 3


@rule("COD-10.3")
def test_it_stays_known_while_other_cards_are_drawn_and_played() -> None:
    board = smashed(["tenderfoot"], buildings=["surplus"], deck=["bloom", "wither"]).end()
    assert seen(board, 0, "p2/hand") == [None, "iron-man", None]
    board.play("tenderfoot")
    assert seen(board, 0, "p2/hand") == ["iron-man", None]


@rule("COD-10.3")
def test_a_discarded_returned_unit_is_in_the_discard_pile_in_all_worlds() -> None:
    board = smashed(["spark", "bloom"], deck=["wither"] * 5, discard=["tenderfoot"]).end().end()
    assert "iron-man" in board.their("discard")
    piles = {names(world, "p2/discard") for world in worlds(board.state, 0)}
    assert {"iron-man" in pile for pile in piles} == {True}


@rule("COD-10.3")
def test_a_returned_unit_is_no_longer_known_once_it_was_reshuffled() -> None:
    board = smashed(["spark", "bloom"]).end().end()
    assert sorted(board.their("hand")) == ["bloom", "iron-man", "spark"]
    assert seen(board, 0, "p2/hand") == [None] * 3


@rule("COD-10.3", "COD-3.1")
def test_a_returned_unit_that_is_hired_stays_hidden_as_a_worker() -> None:
    board = smashed(["spark", "bloom"]).end().do("hire iron-man")
    assert seen(board, 0, "p2/workers") == [None]


@rule("COD-10.3", "COD-3.1")
def test_the_opponent_cannot_tell_whether_the_returned_unit_was_hired_or_another_card() -> None:
    known, other = (smashed(["spark", "bloom"]).end() for _ in range(2))
    assert known.do("hire iron-man").state.view(0) == other.do("hire spark").state.view(0)


@rule("COD-10.3")
def test_a_returned_unit_is_not_known_any_longer_once_a_card_was_hired_from_that_hand() -> None:
    board = smashed(["spark", "bloom"]).end().do("hire spark")
    hands = {tuple(sorted(names(world, "p2/hand"))) for world in worlds(board.state, 0)}
    assert hands == {("bloom", "iron-man"), ("bloom", "spark"), ("iron-man", "spark")}


@rule("COD-10.3")
def test_with_nothing_else_in_hand_the_opponent_knows_what_was_hired() -> None:
    board = smashed([], deck=["bloom"]).end().do("hire iron-man")
    assert {names(world, "p2/workers") for world in worlds(board.state, 0)} == {("iron-man",)}


# Dead units and one-time spells.


@rule("COD-10.3", "COD-6.7")
def test_a_dead_unit_is_in_the_discard_pile_in_all_worlds_until_it_is_reshuffled() -> None:
    foe = {"play": ["tenderfoot"], "hand": ["spark", "bloom"], "discard": ["wither"]}
    board = Board({"play": ["iron-man"]}, foe).attack("iron-man.1", "tenderfoot.1")
    assert {names(world, "p2/discard")[-1] for world in worlds(board.state, 0)} == {"tenderfoot"}
    board.end().end()
    assert seen(board, 0, "p2/hand") == [None] * 4


@rule("COD-10.3", "COD-4.7")
def test_a_spell_that_was_cast_is_in_the_discard_pile_in_all_worlds() -> None:
    you = {"play": ["troq-bashar"], "hand": ["bloom", "spark", "wither"], "gold": 2, "discard": ["the-boot"]}
    board = Board(you).play("bloom")
    assert {names(world, "p1/discard")[-1] for world in worlds(board.state, 1)} == {"bloom"}
