"""Notation: what is written is read again as it was meant."""

from itertools import islice

import pytest
from tests.support.conformance import random_choices

import deckwright as dw
from deckwright.kernel.notation import (
    Label,
    TriggerName,
    cards_within,
    face_of,
    is_out_of_play,
    is_seat,
    read_action,
    read_label,
    read_trigger,
    seat_name,
    seat_number,
    spell_action,
    zone_name,
    zone_parts,
)
from deckwright.kernel.vocabulary import Arg

GAMES = [dw.game(name) for name in dw.games()]
of_every_game = pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
CHOICES = 60


@pytest.mark.parametrize("seat", [0, 1, 9])
def test_a_seat_is_read_as_it_was_written(seat: int) -> None:
    assert seat_number(seat_name(seat)) == seat


@pytest.mark.parametrize("text", ["p0", "p", "p-1", "nemesis", "p1/hand", 1, None])
def test_what_is_no_player_is_no_seat(text: object) -> None:
    assert not is_seat(text)


def test_the_number_of_a_side_that_nobody_plays_is_not_guessed() -> None:
    with pytest.raises(ValueError, match="nemesis"):
        seat_number("nemesis")


@of_every_game
def test_every_zone_of_a_game_is_read_as_it_was_written(game: dw.Game) -> None:
    for zone in game.table.zones:
        assert zone_name(*zone_parts(zone.name)) == zone.name


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("troll", Label("troll")),
        ("red-4", Label("red-4")),
        ("troll.2", Label("troll", 2)),
        ("troll~3", Label("troll", 3, in_hand=True)),
        ("troll@p1/discard.2", Label("troll", 2, zone="p1/discard")),
    ],
)
def test_a_label_is_read_and_written(text: str, label: Label) -> None:
    assert read_label(text) == label
    assert str(label) == text
    assert face_of(text) == label.face
    assert is_out_of_play(text) is (label.in_hand or label.zone != "")


@pytest.mark.parametrize("text", ["", "Troll", "troll.", "troll~", "troll@deck", "p1/hand", "two words"])
def test_what_is_no_label_is_none(text: str) -> None:
    assert read_label(text) is None


@pytest.mark.parametrize(
    ("text", "trigger"),
    [
        ("fence.1:1", TriggerName("fence.1", 1)),
        ("fence.1:2<brute~2", TriggerName("fence.1", 2, subject="brute~2")),
        ("a@p1/deck.1:1=crown<b.2#3", TriggerName("a@p1/deck.1", 1, "crown", "b.2", 3)),
    ],
)
def test_a_waiting_ability_is_read_and_written(text: str, trigger: TriggerName) -> None:
    assert read_trigger(text) == trigger
    assert str(trigger) == text


def test_the_cards_of_an_action_are_found_wherever_they_stand_in_it() -> None:
    assert {"a.1", "b~2"} <= set(cards_within("resolve a.1:2<b~2"))
    assert cards_within("fight a.1 b.1") == ["a.1", "b.1"]


@of_every_game
def test_all_that_a_game_offers_and_refuses_is_read_as_it_was_written(game: dw.Game) -> None:
    state = game.new(seed=7)
    for choice in islice(random_choices(state, 7), CHOICES):
        decision = state.decision
        assert decision is not None
        for option in decision.options:
            assert spell_action(*read_action(option.key)) == option.key
            for slot in option.verb.slots:
                value = option.values[slot.name]
                if slot.arg is Arg.CARD:
                    assert str(read_label(str(value))) == value
                elif slot.arg is Arg.TRIGGER:
                    assert str(read_trigger(str(value))) == value
        for refusal in state.why_not(decision.seat):
            assert spell_action(*read_action(refusal.action)) == refusal.action
        state.choose(choice)
