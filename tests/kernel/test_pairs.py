"""Mechanisms of the kernel two at a time: limits with simultaneous events and control, copies with what they
leave behind, lost text with everything that text does, saving in the middle of what is remembered."""

import pytest
from tests.torture import table
from tests.torture.game import TORTURE
from tests.torture.position import Position
from tests.torture.table import POWER
from tests.torture.words import (
    BEAST,
    CREATURE,
    YOUR_NEXT_TURN,
    EndOfTurn,
    gain,
    make_ready,
    reaps,
    to_hand,
)

from deckwright.kernel.abilities import Whose
from deckwright.kernel.game import Game
from deckwright.kernel.nodes import Ability
from deckwright.kernel.selectors import Name
from deckwright.script.amounts import IsOf
from deckwright.script.cards import play
from deckwright.script.effects import add, after, choose, gains, grants, lasting, may, when
from deckwright.script.groups import ENEMY, FRIENDLY, THIS


def game_with(card: str, *abilities: Ability) -> Game:
    """The torture game with another text on a card."""
    return TORTURE.with_scripts({card: abilities})


# Limits.


def test_a_use_that_is_spent_stays_spent_under_new_control() -> None:
    you = {"hand": ["unwilling-gift", "turncoat", "all-fall"], "line": ["brute"]}
    board = Position(you, {"line": ["iron-shield", "hound"]})
    board.do("play unwilling-gift", "pick hound.1")
    assert board.names("line", 1) == ["iron-shield", "hound"], "saved once"
    board.do("play turncoat", "pick iron-shield.1", "play all-fall")
    assert board.names("line") == board.names("line", 1) == []


def test_a_copy_has_uses_of_its_own_beside_its_model() -> None:
    """Two shields of one side, one a copy: each saves one of those that die at once."""
    you = {"hand": ["second-face", "all-fall"], "line": ["iron-shield"]}
    board = Position(you, {"line": ["brute"]}).do("play second-face", "pick iron-shield.1")
    assert board.state.text[board.card("second-face.1")] == board.state.text[board.card("iron-shield.1")]
    board.do("play all-fall")
    assert sorted(board.names("line")) == ["iron-shield", "second-face"]
    assert [trigger for trigger, used in board.state.uses.items() if used != 1] == []
    assert len(board.state.uses) == 2


def test_a_limited_ability_of_each_of_two_cards_works_once_for_two_events_at_once() -> None:
    you = {"hand": ["all-fall"], "line": ["mourner", "hound", "rival"]}
    board = Position(you, {"line": ["mourner", "brute", "undertaker"]}).do("play all-fall")
    while board.prompt == "order":
        board.do(board.options[0])
    assert board.gold == (4 + 1, 1), "four by the spell, one by each mourner"


def test_a_limit_is_counted_anew_after_a_turn_that_a_lasting_effect_outlives() -> None:
    given = grants(FRIENDLY & CREATURE, gains(after(reaps(THIS), gain(5))))
    game = game_with("second-wind", play(lasting(given, until=YOUR_NEXT_TURN)))
    you = {"hand": ["second-wind"], "line": ["hound", "daily-bread"]}
    board = Position(you, {"deck": []}, game).do("play second-wind", "reap hound.1")
    while board.prompt == "order":
        board.do(board.options[0])
    assert board.gold == (1 + 1 + 5, 0)
    board.do("end", "end", "reap hound.1")
    while board.prompt == "order":
        board.do(board.options[0])
    assert board.gold == (2 * 7, 0), "the bread again, and the effect still there"


# Lasting effects and the ends of turns.


@pytest.mark.parametrize(
    ("whose", "following", "alive"),
    [(Whose.ANY, False, 0), (Whose.YOU, False, 0), (Whose.OPPONENT, False, 1), (Whose.YOU, True, 2),
     (Whose.OPPONENT, True, 1)],
)  # fmt: skip
def test_how_many_ends_of_turns_a_lasting_effect_outlives(whose: Whose, following: bool, alive: int) -> None:
    """Begun in one's own turn. The one that follows is the next that is not under way."""
    until = EndOfTurn(whose, following)
    game = game_with("second-wind", play(lasting(grants(FRIENDLY & CREATURE, add(POWER, 2)), until=until)))
    board = Position({"hand": ["second-wind"], "line": ["hound"]}, game=game).do("play second-wind")
    lived = 0
    board.do("end")
    while board.power("hound.1") == 5:
        lived += 1
        board.do("end")
    assert lived == alive
    assert board.state.lasting == ()


def test_two_effects_with_one_end_of_which_one_is_to_skip_it_end_apart() -> None:
    grant = grants(FRIENDLY & CREATURE, add(POWER, 2))
    game = game_with("surge", play(lasting(grant, until=EndOfTurn(Whose.YOU))))
    board = Position({"hand": ["second-wind", "surge"], "line": ["hound"]}, game=game)
    board.do("play second-wind", "play surge")
    assert board.power("hound.1") == 7
    board.do("end")
    assert board.power("hound.1") == 5
    board.do("end", "end")
    assert board.power("hound.1") == 3


def test_an_effect_given_to_a_card_is_not_the_copys_that_comes_later() -> None:
    board = Position({"hand": ["surge", "second-face"], "line": ["hound"]}).do("play surge")
    assert board.power("hound.1") == 6
    board.do("play second-face")
    assert (board.power("hound.1"), board.power("second-face.1")) == (6, 3)


# Lost text.


def test_a_card_without_text_saves_nobody() -> None:
    you = {"hand": ["silence", "all-fall"]}
    board = Position(you, {"line": ["iron-shield", "hound"]}).do("play silence", "play all-fall")
    assert board.names("line", 1) == []


def test_a_card_without_text_has_none_that_it_was_given_either() -> None:
    you = {"hand": ["silence", "all-fall"], "deck": []}
    deck = ["brute", "rival", "busybody", "undertaker", "recruiter", "net"]
    for blank in (False, True):
        board = Position(you, {"line": ["hound"], "hand": ["mimic-oath"], "deck": deck})
        board.do("end", "attach mimic-oath hound.1", "end")
        before = len(board.names("hand", 1))
        board.do(*["play silence"] * blank, "play all-fall")
        assert len(board.names("hand", 1)) == before + (not blank)


def test_a_copy_without_text_keeps_the_values_of_its_model() -> None:
    foe = {"line": ["pack-leader"], "hand": ["second-face"]}
    board = Position({"hand": ["silence"]}, foe).do("end", "play second-face", "end")
    assert board.has(table.BEAST, "second-face.1")
    assert board.power("second-face.1") == board.power("pack-leader.1") == 2 + 2
    board.do("play silence")
    assert board.has(table.BEAST, "second-face.1")
    assert board.power("second-face.1") == 2, "nobody leads"


# What is remembered.


def test_a_copy_that_left_is_remembered_as_its_model() -> None:
    foe = {"line": ["hound"], "hand": ["second-face"]}
    board = Position({"hand": ["ghost-toll"]}, foe).do("end", "play second-face", "end")
    board.do("play ghost-toll", "pick second-face.1")
    assert board.gold == (3, 0), "a beast of power three"
    assert board.state.memory == {}


def test_a_game_can_be_saved_while_a_card_is_remembered() -> None:
    """A question comes between leaving and what looks back at it; the twins go through a saved state."""
    effects = (
        to_hand(choose(ENEMY & CREATURE)),
        may(make_ready(choose(CREATURE))),
        when(IsOf(Name.THIS_WAY, ENEMY & BEAST), gain(4)),
    )
    game = game_with("ghost-toll", play(*effects))
    board = Position({"hand": ["ghost-toll"], "line": ["brute"]}, {"line": ["pack-leader", "hound"]}, game)
    board.do("play ghost-toll", "pick hound.1")
    assert board.prompt == "may"
    assert set(board.state.memory) == {board.state.zones[table.HAND[1]][-1]}
    read = game.from_json(board.state.to_json())
    assert read.memory == board.state.memory
    board.do("no")
    assert board.state.memory == {}


def test_a_loop_ends_with_what_was_saved() -> None:
    """It goes on as long as something is destroyed, and what is saved is not."""
    foe = {"line": ["last-words"], "hand": ["borrowed-time"]}
    board = Position({"hand": ["hydra-dance"], "deck": []}, foe).do(
        "end", "attach borrowed-time last-words.1", "end"
    )
    board.do("play hydra-dance")
    assert board.names("line", 1) == ["last-words"]
    assert board.prompt == "action"
