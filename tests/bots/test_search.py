"""The bots play by the rules, repeat themselves with a seed, keep to what they may know, and search wins."""

from collections.abc import Sequence
from random import Random

import pytest
from tests.torture.game import TORTURE

import deckwright as dw
from deckwright.bots import Bot, Bounds, make_bot
from deckwright.bots.base import thoughts
from deckwright.bots.rollout import rewards, roll_out
from deckwright.bots.search import Node, SearchBot, is_settled
from deckwright.bots.worlds import Keys, forget
from deckwright.kernel.errors import EngineFault
from deckwright.kernel.knowledge import Worlds

DIMENSIONS = dw.game("dimensions")


def play(state: dw.State, bots: Sequence[Bot]) -> dw.Outcome:
    """Play to the end; every choice is checked by the state itself."""
    while state.codes:
        seat = int(state.decider)
        state.choose(bots[seat].choose(state, seat))
    assert state.outcome is not None
    return state.outcome


def positions(seed: int, seats: int, epic: bool, every: int) -> list[dw.State]:
    """Positions out of a random game."""
    state = DIMENSIONS.new(seed=seed, seats=seats, epic=epic)
    rng = dw.Rng(seed)
    found = []
    while state.codes:
        if state.number % every == 0:
            found.append(state.clone())
        state.choose(rng.below(len(state.codes)))
    return found


@pytest.mark.parametrize("name", ["random", "search:3it"])
@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize("epic", [False, True])
def test_a_bot_plays_a_whole_game_and_leaves_the_state_alone(name: str, seats: int, epic: bool) -> None:
    state = DIMENSIONS.new(seed=seats, seats=seats, epic=epic)
    bots = [make_bot(name, seed) for seed in range(seats)]
    while state.codes:
        before = state.clone()
        seat = int(state.decider)
        choice = bots[seat].choose(state, seat)
        assert state == before
        assert 0 <= choice < len(state.codes)
        state.choose(choice)
    assert state.outcome is not None


@pytest.mark.slow
@pytest.mark.once
def test_search_plays_any_game() -> None:
    """It knows none: here is one with abilities, copies and windows."""
    wins = 0
    for seed in range(12):
        bots = [make_bot("random", seed), make_bot("random", seed)]
        bots[seed % 2] = make_bot("search:25it", seed)
        wins += play(TORTURE.new(seed=seed), bots).winners == (seed % 2,)
    assert wins >= 8


@pytest.mark.slow
@pytest.mark.parametrize("name", ["random", "search:10it"])
def test_the_same_seed_gives_the_same_choices(name: str) -> None:
    def game(seed: int) -> list[str]:
        state = DIMENSIONS.new(seed=5, seats=3)
        record = dw.Record.of(state)
        bots = [make_bot(name, seed + seat) for seat in range(3)]
        while state.codes:
            seat = int(state.decider)
            record.choose(state, bots[seat].choose(state, seat))
        return record.choices

    assert game(1) == game(1)
    assert game(1) != game(100)


def test_a_random_bot_takes_every_option_about_equally_often() -> None:
    state = DIMENSIONS.new(seed=1, seats=2)
    bot = make_bot("random", 4)
    counts = [0] * len(state.codes)
    for _ in range(3000):
        counts[bot.choose(state, int(state.decider))] += 1
    assert min(counts) > 850


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("epic", [False, True])
def test_search_depends_on_nothing_that_its_seat_can_not_know(seats: int, epic: bool) -> None:
    """Two positions that differ only in secrets lead to the same choice."""
    different = 0
    for state in positions(seats, seats, epic, every=17):
        seat = int(state.decider)
        for world in range(3):
            other = state.determinize(seat, dw.Rng(world))
            assert other.view(seat) == state.view(seat)
            different += other.face != state.face
            choices = {make_bot("search:12it", 9).choose(each, seat) for each in (state, other)}
            assert len(choices) == 1
    assert different > 10


class WatchedBot(SearchBot):
    """Keeps what its rounds begin from."""

    def __init__(self, seed: int) -> None:
        super().__init__(iterations=15, seed=seed)
        self.begun: list[tuple[int, dw.State]] = []

    def _round(self, worlds: Worlds, keys: Keys, roots: list[Node]) -> None:
        self.begun.append((worlds.seat, worlds.position))
        super()._round(worlds, keys, roots)


def test_search_plays_only_in_worlds_that_its_seat_holds_possible() -> None:
    """Every round draws from a position without secrets, never from the true one, which stays as it was."""
    state = DIMENSIONS.new(seed=3, seats=3)
    before, seat = state.clone(), int(state.decider)
    bot = WatchedBot(1)
    bot.choose(state, seat)
    assert state == before
    assert len(bot.begun) > 5
    for asker, position in bot.begun:
        assert asker == seat
        assert position is not state
        assert position == forget(state, seat)


def test_forgetting_makes_positions_equal_that_look_the_same() -> None:
    for state in [*positions(11, 3, True, every=7), *positions(5, 2, False, every=7)]:
        seat = int(state.decider)
        plain = forget(state, seat)
        assert plain.view(seat) == state.view(seat)
        for seed in range(4):
            assert forget(state.determinize(seat, dw.Rng(seed)), seat) == plain


def test_names_of_options_mean_the_same_card_in_every_world() -> None:
    """Whatever the world: the same name, the same notation. Other seats' cards go by their faces."""
    state = DIMENSIONS.new(seed=8, seats=3, start="random")
    seat = (int(state.decider) + 1) % 3
    keys = Keys(state, seat)
    meaning: dict[int, str] = {}
    for seed in range(30):
        world = state.determinize(seat, dw.Rng(seed))
        decision = world.decision
        assert decision is not None
        for key, index in keys.all(world).items():
            assert meaning.setdefault(key, decision.options[index].key) == decision.options[index].key
    assert len(meaning) > 8


def test_a_single_option_is_taken_at_once() -> None:
    state = DIMENSIONS.scenario(
        {
            "players": [{"hand": ["red-1"]}, {"hand": ["blue-2", "green-3"]}],
            "phase": "reinforcement",
        }
    )
    assert len(state.codes) == 1
    assert make_bot("search:3600", 0).choose(state, 0) == 0


def test_search_refuses_to_answer_for_another_seat() -> None:
    state = DIMENSIONS.new(seed=1, seats=2)
    with pytest.raises(EngineFault, match="is not asked"):
        make_bot("search:5it").choose(state, 1 - int(state.decider))


def test_search_declares_singularity_when_it_can() -> None:
    state = DIMENSIONS.scenario(
        {
            "epic": True,
            "players": [
                {"entity": "green", "dimension": ["green-1", "green-2", "green-3", "green-4"],
                 "hand": ["green-5"]},
                {"entity": "red", "hand": ["red-1", "red-2"]},
            ],
            "phase": "reinforcement",
        }
    )  # fmt: skip
    state.choose("lay green-5")
    bot = make_bot("search:60it", 2)
    decision = state.decision
    assert decision is not None
    assert decision.options[bot.choose(state, 0)].key == "to p1"
    state.choose("to p1")
    assert state.decision is not None
    assert state.decision.options[bot.choose(state, 0)].key == "declare"


def test_winners_share_one_and_nobody_winning_is_worth_less_to_all() -> None:
    state = DIMENSIONS.new(seed=2, seats=3)
    assert rewards(state) == pytest.approx([1 / 3] * 3)
    state.outcome = dw.Outcome((state.decider,), (), "singularity")
    assert rewards(state) == [1, 0, 0]
    shared = DIMENSIONS.new(seed=2, seats=3)
    shared.outcome = dw.Outcome((shared.decider, type(shared.decider)(2)), (4, 1, 4), "shared")
    assert rewards(shared) == [0.5, 0, 0.5]
    shared.outcome = dw.Outcome((), (4, 4, 4), "balance")
    assert 0 < rewards(shared)[0] == rewards(shared)[1] < 1 / 3


def test_a_rollout_ends_the_game() -> None:
    state = DIMENSIONS.new(seed=2, seats=2)
    assert sum(roll_out(state, Random(1).random)) == pytest.approx(1)


def test_the_search_stops_when_nothing_can_overtake_the_best() -> None:
    root = Node()
    root.child(1).visits = 9
    root.child(2).visits = 4
    assert is_settled(root, 4)
    assert not is_settled(root, 5)


def test_the_chance_of_a_bot_is_unrelated_to_that_of_a_game_with_the_same_seed() -> None:
    for seed in range(5):
        assert thoughts(seed).bits() != dw.Rng(seed).bits()


def score(seats: int, epic: bool, games: int, iterations: int) -> float:
    """The share of wins of one searching bot among random ones, its seat going round."""
    total = 0.0
    for seed in range(games):
        hero = seed % seats
        state = DIMENSIONS.new(seed=seed, seats=seats, epic=epic, start="random")
        bots = [make_bot("random", seed * 7 + seat) for seat in range(seats)]
        bots[hero] = make_bot(f"search:{iterations}it", seed)
        winners = play(state, bots).winners
        total += (hero in winners) / max(1, len(winners))
    return total / games


@pytest.mark.slow
@pytest.mark.once
def test_search_beats_random_play_with_little_thought() -> None:
    assert score(2, False, games=10, iterations=20) > 0.6


@pytest.mark.marathon
@pytest.mark.parametrize(
    ("seats", "epic", "least"), [(2, False, 0.7), (2, True, 0.55), (3, False, 0.5), (3, True, 0.4)]
)
def test_search_beats_random_play_soundly(seats: int, epic: bool, least: float) -> None:
    assert score(seats, epic, games=40, iterations=100) > least


@pytest.mark.parametrize("name", ["greedy", "search:100000it", "search:3600"])
def test_a_bot_that_is_stopped_answers_after_one_look(name: str) -> None:
    state = dw.game("keyforge").new(seed=7)
    while len(state.codes) < 3:
        state.choose(0)
    looks: list[None] = []

    def stop() -> bool:
        looks.append(None)
        return True

    assert 0 <= make_bot(name, 1, Bounds(stop=stop)).choose(state, state.decider) < len(state.codes)
    assert len(looks) <= 2


@pytest.mark.parametrize("name", ["greedy", "search:100000it", "search:3600"])
def test_no_bot_thinks_longer_than_its_bounds(name: str) -> None:
    state = dw.game("dimensions").new(seed=7)
    assert 0 <= make_bot(name, 1, Bounds(seconds=0.0)).choose(state, state.decider) < len(state.codes)
