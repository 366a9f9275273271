"""Windows: what is set off, what comes to the same, who orders it; and what happens instead."""

import pytest
from tests.torture import table
from tests.torture.game import TORTURE
from tests.torture.position import Position
from tests.torture.words import BEAST, CREATURE, deal, destroy, gain, heal, is_destroyed, reaps

from deckwright.kernel.abilities import Pattern, Triggered, Whose
from deckwright.kernel.game import Game
from deckwright.kernel.ids import Seat
from deckwright.kernel.nodes import Ability, Condition
from deckwright.kernel.scope import Scope
from deckwright.kernel.selectors import Name
from deckwright.kernel.vocabulary import RESOLVE
from deckwright.kernel.windows import fits, replacements, waiting
from deckwright.script.amounts import IsOf
from deckwright.script.effects import HOST, SELF, SUBJECT, after, every, instead_of, sequence
from deckwright.script.groups import FRIENDLY, ITS_HOST, OTHER, THIS

FELL = is_destroyed(CREATURE)


def game_with(**abilities: Ability) -> Game:
    """The torture game with other texts on some cards (`daily_bread` is «daily-bread»)."""
    return TORTURE.with_scripts({name.replace("_", "-"): (ability,) for name, ability in abilities.items()})


@pytest.mark.parametrize(
    ("whose", "yours", "theirs"),
    [(Whose.YOU, True, False), (Whose.OPPONENT, False, True), (Whose.ANY, True, True)],
)
def test_an_event_is_waited_for_by_whose_doing_it_is(whose: Whose, yours: bool, theirs: bool) -> None:
    board = Position({"line": ["hound"]}, {"line": ["brute"]})
    hound, brute = board.card("hound.1"), board.card("brute.1")
    scope = Scope(hound, Seat(0))
    pattern = Pattern(table.REAPED, whose=whose)
    assert fits(board.state, pattern, 0, hound, -1, scope) is yours
    assert fits(board.state, pattern, 1, brute, -1, scope) is theirs


def test_an_event_is_waited_for_by_both_cards_it_is_about() -> None:
    board = Position({"line": ["hound"]}, {"line": ["brute"]})
    hound, brute = board.card("hound.1"), board.card("brute.1")
    scope = Scope(hound, Seat(0))
    pattern = Pattern(table.FOUGHT, FRIENDLY & CREATURE, OTHER & CREATURE)
    assert fits(board.state, pattern, 0, hound, brute, scope)
    assert not fits(board.state, pattern, 0, brute, hound, scope), "the subject must be friendly"
    assert not fits(board.state, pattern, 0, hound, hound, scope), "the other must be another"
    assert not fits(board.state, pattern, 0, hound, -1, scope), "there must be another"


def test_what_is_not_in_play_any_more_when_its_turn_comes_is_left_out() -> None:
    """The first to resolve destroys the second: its ability is never asked for again."""
    game = game_with(daily_bread=after(reaps(FRIENDLY & CREATURE), destroy(every(OTHER & CREATURE & BEAST))),
                     hound=after(reaps(FRIENDLY & CREATURE), gain(1)))  # fmt: skip
    board = Position({"line": ["brute", "daily-bread", "hound"]}, game=game)
    board.do("reap brute.1")
    assert (board.prompt, len(board.options)) == ("order", 2)
    first = next(key for key in board.options if "daily-bread" in key)
    board.do(first)
    assert board.names("line") == ["brute", "daily-bread"]
    assert board.gold == (1, 0), "what reaping brings, and nothing from the hound"
    again = Position({"line": ["brute", "daily-bread", "hound"]}, game=game).do("reap brute.1")
    again.do(next(key for key in again.options if "hound" in key))
    assert again.gold == (2, 0)


def test_equal_abilities_of_two_cards_are_offered_once_and_resolve_twice() -> None:
    board = Position(
        {"line": ["last-words", "last-words", "grave-tax"], "hand": ["all-fall"], "deck": ["brute", "hound"]}
    )
    board.do("play all-fall")
    assert len(board.options) == 2, "two that draw are one option"
    draws = next(key for key in board.options if "last-words" in key)
    board.do(draws)
    assert len(board.options) == 2
    board.do(next(key for key in board.options if "last-words" in key))
    assert board.names("hand") == ["hound", "brute"] or board.names("hand") == ["brute", "hound"]
    assert board.kinds().count("drew") == 2


def test_abilities_that_speak_of_their_card_or_of_the_event_are_told_apart() -> None:
    """Each heals what fell beside it, or deals damage by itself: it matters which comes first."""
    game = game_with(undertaker=after(FELL, deal(1, SUBJECT)), grave_tax=after(FELL, heal(SELF)))
    board = Position(
        {"line": ["grave-tax", "grave-tax", "brute"], "hand": ["unwilling-gift"]}, {"line": ["hound"]}, game
    )
    board.do("play unwilling-gift")
    assert board.prompt == "order"
    assert len(board.options) == 2


def test_equal_abilities_that_could_touch_each_others_cards_are_told_apart() -> None:
    for effect, offered in ((destroy(every(BEAST)), 2), (gain(1), 1)):
        game = game_with(hound=after(reaps(FRIENDLY & CREATURE), effect))
        board = Position({"line": ["hound", "hound", "brute"]}, game=game).do("reap brute.1")
        if offered == 1:
            assert board.prompt == "action", "what comes to the same needs no order"
            assert board.gold == (1 + 2, 0)
        else:
            assert (board.prompt, len(board.options)) == ("order", offered)


def test_both_players_abilities_are_ordered_by_the_active_player() -> None:
    line = ["last-words", "grave-tax"]
    board = Position({"line": line[:1], "hand": ["all-fall"]}, {"line": line[1:]})
    board.do("play all-fall")
    assert (board.prompt, board.asked) == ("order", 0)
    assert len(waiting(board.state)) == 2
    assert {trigger[3] for trigger in waiting(board.state)} == {0, 1}
    assert board.state.codes == [RESOLVE, RESOLVE + 1]


@pytest.mark.parametrize(("friends", "gold"), [(["hound"], 2), (["brute"], 1)])
def test_a_condition_is_looked_at_when_the_event_happens(friends: list[str], gold: int) -> None:
    condition: Condition = IsOf(Name.SUBJECT, BEAST)
    game = game_with(daily_bread=Triggered(reaps(CREATURE), sequence(gain(1)), condition))
    board = Position({"line": [*friends, "daily-bread"]}, game=game).do(f"reap {friends[0]}.1")
    assert board.gold == (gold, 0)


def test_what_happens_instead_is_found_for_the_cards_it_is_about_alone() -> None:
    board = Position({"line": ["brute", "hound"], "hand": ["borrowed-time"]})
    board.do("attach borrowed-time brute.1")
    state = board.state
    brute, hound = board.card("brute.1"), board.card("hound.1")
    assert [trigger[2] for trigger in replacements(state, table.DESTROYED, 0, brute)] == [
        board.card("borrowed-time.1")
    ]
    assert replacements(state, table.DESTROYED, 0, hound) == []
    assert replacements(state, table.REAPED, 0, brute) == []


def test_what_dies_already_is_not_doomed_again_by_what_happens_instead_of_another_death() -> None:
    game = game_with(
        borrowed_time=instead_of(is_destroyed(ITS_HOST), heal(HOST)),
        iron_shield=instead_of(is_destroyed(THIS), destroy(every(CREATURE & OTHER & BEAST))),
    )
    you = {"line": ["iron-shield", "hound", "brute"], "hand": ["borrowed-time", "all-fall"]}
    board = Position(you, game=game).do("attach borrowed-time hound.1", "play all-fall")
    assert board.names("line") == ["iron-shield", "hound"]
    assert board.kinds().count("doomed") == 3
    assert board.kinds().count("destroyed") == 1
