"""What the words of each game are declared to be, beside the lists of names that it stood in before."""

import random

import pytest
from tests.conformance.test_games import GRID
from tests.support.conformance import Case, is_usual
from tests.torture.game import TORTURE

import deckwright as dw
from deckwright.kernel.handles import Decision
from deckwright.kernel.vocabulary import Moment, PromptAbout, Role
from deckwright.play.choices import loose_piles
from deckwright.server.tables.table_game import quiet_choice

GAMES = [*map(dw.game, ("codex", "dimensions", "keyforge", "shards")), TORTURE]
"""The games that the lists knew."""
QUIET = ("done", "no", "pass", "end", "refrain", "keep", "leave", "stop", "confirm")
ENDS = ("end", "confirm", "pass", "done", "refrain", "leave", "no", "keep")
DECLINES = {"pass", "done", "refrain", "leave", "no"}
GIVEN_UP = {"end", "pass"}
TURNS = {"turn-began", "turn-begins"}
SHUFFLES = {"shuffled", "reshuffled"}
TELLING = {"may", "choose", "amount", "player", "target", "nemesis-chooses"}
ABOUT_A_CARD = {"place", "host", "model", "where"}
SPARE = {"keyforge": {"discard", "raise-tide"}}
LOOSE = {"codex": {"aside", "codex", "discard", "plans", "workers"}, "shards": {"discard", "row"}}
CASES = [
    pytest.param(case, marks=() if is_usual(case) else pytest.mark.slow)
    for case in GRID
    if dw.game(case.game) in GAMES
]
MOST_CHOICES = 3000


def named(game: dw.Game, role: Role) -> set[str]:
    return {verb.name for verb in game.table.vocabulary.verbs if role & verb.role}


def among(game: dw.Game, names: set[str]) -> set[str]:
    return names & {verb.name for verb in game.table.vocabulary.verbs}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_verbs_have_the_roles_that_lists_gave_them(game: dw.Game) -> None:
    assert {verb.name for verb in game.table.vocabulary.verbs if verb.is_quiet} == among(game, set(QUIET))
    assert named(game, Role.ENDS | Role.CONFIRMS | Role.DECLINES) == among(game, set(ENDS))
    assert named(game, Role.DECLINES) == among(game, DECLINES)
    assert named(game, Role.ENDS) == among(game, GIVEN_UP)
    assert named(game, Role.SPARE) == SPARE.get(game.name, set())


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_events_prompts_and_piles_are_what_lists_said(game: dw.Game) -> None:
    words = game.table.vocabulary
    events = {kind.name for kind in words.events}
    assert {kind.name for kind in words.events if kind.moment is Moment.TURN} == events & TURNS
    assert {kind.name for kind in words.events if kind.moment is Moment.SHUFFLE} == events & SHUFFLES
    prompts = {prompt.name for prompt in words.prompts}
    assert {
        prompt.name for prompt in words.prompts if prompt.about is PromptAbout.EFFECT
    } == prompts & TELLING
    assert {
        prompt.name for prompt in words.prompts if prompt.about is PromptAbout.CARD
    } == prompts & ABOUT_A_CARD
    loose = LOOSE.get(game.name, set())
    assert set(loose_piles(game)) == {zone.name for zone in game.table.zones if zone.kind in loose}
    assert all(zone.is_hand is (zone.kind == "hand") for zone in game.table.zones)


def by_list(decision: Decision, names: tuple[str, ...]) -> int | None:
    """The option that a list of names would have taken: of the first name that is there at all."""
    verbs = [option.verb.name for option in decision.options]
    return next((verbs.index(name) for name in names if name in verbs), None)


def by_role(decision: Decision) -> int | None:
    """The option that the key for «end» takes in the browser."""
    for role in Role.ENDS, Role.CONFIRMS, Role.DECLINES:
        for option in decision.options:
            if role & option.verb.role:
                return option.index
    return None


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_same_option_is_taken_as_by_a_list(case: Case) -> None:
    state = case.new(7)
    random_of = random.Random(7)
    for _ in range(MOST_CHOICES):
        decision = state.decision
        if decision is None:
            return
        assert quiet_choice(state) == (by_list(decision, QUIET) or 0)
        assert by_role(decision) == by_list(decision, ENDS)
        state.advance(random_of.randrange(len(state.codes)))
