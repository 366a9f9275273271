"""Answers that are settled ahead: the tech choice of Codex, before it is asked for (COD-2.18)."""

import pytest

import deckwright as dw
from deckwright.kernel.errors import IllegalChoice
from deckwright.play.session import GameSession
from tests.support.rules import rule

CODEX = dw.game("codex")
ONE, OTHER, SECOND = "tech maestro@p1/codex.1", "tech discord@p1/codex.1", "tech maestro@p1/codex.2"


def session(**you: object) -> GameSession:
    """The opponent's turn; you have had one and a codex."""
    first = {"codex": ["maestro", "maestro", "discord"], "spec": "finesse", **you}
    second = {"play": ["older-brother", "iron-man"], "codex": ["eggship"] * 3}
    description = {"players": [first, second], "active": "p2"}
    state = CODEX.scenario(description)
    return GameSession(state, dw.Record.of(state, description))


def to_the_end_of_the_turn(game: GameSession) -> GameSession:
    for key in ("end", "confirm"):
        game.choose(key)
    return game


def follow(game: GameSession) -> list[str]:
    """What is answered by itself."""
    answered = []
    while (key := game.planned()) is not None:
        game.choose(key)
        answered.append(key)
    return answered


@rule("COD-2.18", "COD-6.11")
def test_the_tech_choice_can_be_made_in_the_opponent_s_turn() -> None:
    game = session()
    assert game.state.decider == 1
    game.prepare(0, [ONE, OTHER])
    to_the_end_of_the_turn(game)
    assert follow(game) == [ONE, OTHER]
    assert game.state.view(0)["zones"]["p1/codex"]["count"] == 1
    assert (game.state.decider, game.plans) == (0, {})


@rule("COD-2.18")
def test_it_can_be_changed_and_taken_back_until_then() -> None:
    game = session()
    game.prepare(0, [ONE, OTHER])
    game.prepare(0, [SECOND])
    game.choose("end")
    game.prepare(0, [OTHER, SECOND])
    game.choose("confirm")
    assert follow(game) == [OTHER, SECOND]
    game = session()
    game.prepare(0, [ONE])
    game.prepare(0, [])
    to_the_end_of_the_turn(game)
    assert follow(game) == []
    assert game.state.decision is not None
    assert (game.state.decision.prompt, game.state.decider) == ("tech", 0)


@rule("COD-2.18")
def test_who_chose_one_card_ahead_is_asked_for_the_other() -> None:
    game = to_the_end_of_the_turn(prepared(session(), OTHER))
    assert follow(game) == [OTHER]
    assert game.state.decision is not None
    assert (game.state.decision.prompt, game.state.decider) == ("tech", 0)


def prepared(game: GameSession, *keys: str) -> GameSession:
    game.prepare(0, keys)
    return game


@rule("COD-2.18", "COD-2.9")
def test_what_can_no_longer_be_chosen_is_asked_for() -> None:
    """With ten workers one may tech nothing; here it is settled ahead, and then a worker fewer is there."""
    workers = ["spark"] * 6
    game = prepared(session(workers=workers), "done")
    to_the_end_of_the_turn(game)
    assert follow(game) == ["done"]
    other = prepared(session(workers=workers), "done")
    other.state.vars[CODEX.table.vars.index("first-workers-p1")] = 3
    to_the_end_of_the_turn(other)
    assert follow(other) == []
    other.choose(ONE)
    assert other.plans == {}


@rule("COD-2.17")
def test_nobody_prepares_before_the_first_turn() -> None:
    state = CODEX.new(seed=4237, sides="bashing")
    game = GameSession(state, dw.Record.of(state))
    waiting = 1 - state.decider
    assert game.ahead(state.decider) is not None
    assert game.ahead(waiting) is None
    with pytest.raises(IllegalChoice) as refused:
        game.prepare(waiting, ["tech maestro@p2/codex.1"])
    assert refused.value.code == "play-nothing-ahead"


@pytest.mark.parametrize(
    ("keys", "code"),
    [
        ([ONE, ONE], "play-too-many-ahead"),
        ([ONE, SECOND, OTHER], "play-too-many-ahead"),
        (["tech eggship@p2/codex.1"], "choice-unknown-key"),
        (["end"], "choice-unknown-key"),
    ],
)
def test_what_can_not_be_chosen_is_refused_and_changes_nothing(keys: list[str], code: str) -> None:
    game = prepared(session(), OTHER)
    with pytest.raises(IllegalChoice) as refused:
        game.prepare(0, keys)
    assert refused.value.code == code
    assert game.plans[0].keys == (OTHER,)


def test_while_it_is_asked_for_there_is_nothing_to_prepare() -> None:
    game = to_the_end_of_the_turn(session())
    assert game.ahead(0) is None
    assert game.ahead(1) is not None


def test_no_other_game_has_anything_to_prepare() -> None:
    for name in set(dw.games()) - {"codex"}:
        state = dw.game(name).new(seed=1)
        assert all(GameSession(state, dw.Record.of(state)).ahead(seat) is None for seat in range(2))


@rule("COD-10.4")
def test_the_other_one_sees_nothing_of_it() -> None:
    game, plain = session(), session()
    game.prepare(0, [ONE, OTHER])
    assert game.state == plain.state
    assert game.record.choices == plain.record.choices
    assert game.state.view(1) == plain.state.view(1)
    assert game.journals == plain.journals


def test_the_record_holds_the_choices_and_plays_again() -> None:
    game = to_the_end_of_the_turn(prepared(session(), ONE, OTHER))
    follow(game)
    assert game.record.choices[-2:] == [ONE, OTHER]
    assert game.record.verify(dw.game).holds


def test_a_choice_of_the_other_one_that_is_taken_back_leaves_the_plan() -> None:
    game = prepared(session(), ONE)
    game.choose("attack older-brother.1 base.1")
    game.undo(1)
    assert game.plans[0].keys == (ONE,)


def test_what_was_answered_ahead_and_is_taken_back_is_asked_for() -> None:
    game = to_the_end_of_the_turn(prepared(session(), ONE, OTHER))
    follow(game)
    game.undo(0)
    assert (game.planned(), game.state.decider) == (None, 0)


@rule("COD-2.9", "COD-2.18")
def test_what_is_settled_behind_done_is_not_kept_for_a_later_turn() -> None:
    game = prepared(session(workers=["spark"] * 6), "done", ONE)
    assert game.plans[0].keys == ("done",)
    to_the_end_of_the_turn(game)
    assert follow(game) == ["done"]
    assert game.plans == {}
