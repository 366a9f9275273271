"""Other Python engines for card games beside this one: decisions a second of uniformly random play.

    python bench/peers.py

The others are installed into a virtual environment of their own, `build/peers`; what can't be installed is
named. All play by turns in processes of their own, several times; the best counts, by processor time. They
are different games: a decision is not the same amount of work in all of them.
"""

import argparse
import os
import random
import subprocess
import sys
import venv
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from time import process_time
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[1]
VENV: Final = ROOT / "build" / "peers"
PACKAGES: Final = ("pyminion==0.4.0", "rlcard==1.2.0", "open_spiel==2.0.2", "pettingzoo[classic]==1.27.0")
OURS: Final = ("keyforge", "codex", "shards", "dimensions")
SIMPLE_CARDS: Final = (
    "village", "smithy", "market", "festival", "laboratory", "moat", "council_room", "gardens", "witch",
    "bandit",
)  # fmt: skip
ROUNDS: Final = 3


def deckwright_games(name: str) -> Iterator[int]:
    """Decisions of one game after another."""
    game = import_module("deckwright").game(name)
    for seed in range(1_000_000):
        state = game.new(seed=seed)
        decisions = 0
        while state.codes:
            state.choose(int(random.random() * len(state.codes)))
            decisions += 1
        yield decisions


def pyminion_games(_: str) -> Iterator[int]:
    """Dominion for two, ten simple cards. Playing all treasures at once is one decision."""
    base = import_module("pyminion.expansions.base")
    bots = import_module("pyminion.bots.bot")
    start = import_module("pyminion.game").Game
    cards = [getattr(base, name) for name in SIMPLE_CARDS]
    counted = [0]

    class Chance(bots.BotDecider):  # type: ignore[misc, name-defined]
        """Plays any card, buys any card."""

        def action_phase_decision(self, valid_actions: list[Any], player: Any, game: Any) -> Any:
            counted[0] += 1
            return random.choice([*valid_actions, None])

        def treasure_phase_decision(self, valid_treasures: list[Any], player: Any, game: Any) -> Any:
            counted[0] += 1
            return valid_treasures

        def buy_phase_decision(self, valid_cards: list[Any], player: Any, game: Any) -> Any:
            counted[0] += 1
            return random.choice([*valid_cards, None])

    while True:
        counted[0] = 0
        players = [bots.Bot(Chance(), f"p{seat}") for seat in range(2)]
        start(players, [cards], kingdom_cards=cards, log_stdout=False).play()
        yield counted[0]


def rlcard_games(name: str) -> Iterator[int]:
    """As its environments play, with all that agents are told."""
    env = import_module("rlcard").make(name)
    agent = import_module("rlcard.agents").RandomAgent(num_actions=env.num_actions)
    env.set_agents([agent] * env.num_players)
    while True:
        before = env.timestep
        env.run()
        yield env.timestep - before


def open_spiel_games(name: str) -> Iterator[int]:
    """C++ through Python."""
    game = import_module("pyspiel").load_game(name)
    while True:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            decisions += not state.is_chance_node()
            state.apply_action(random.choice(state.legal_actions()))
        yield decisions


def pettingzoo_games(name: str) -> Iterator[int]:
    env = import_module(f"pettingzoo.classic.{name}").env()
    while True:
        env.reset()
        decisions = 0
        for agent in env.agent_iter():
            observation, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
                continue
            decisions += 1
            env.step(env.action_space(agent).sample(observation["action_mask"]))
        yield decisions


PEERS: Final[dict[str, tuple[Callable[[str], Iterator[int]], str]]] = {
    "pyminion: Dominion": (pyminion_games, ""),
    "RLCard: uno": (rlcard_games, "uno"),
    "RLCard: gin rummy": (rlcard_games, "gin-rummy"),
    "OpenSpiel: gin rummy": (open_spiel_games, "gin_rummy"),
    "OpenSpiel: hearts": (open_spiel_games, "hearts"),
    "PettingZoo: Texas hold'em": (pettingzoo_games, "texas_holdem_v4"),
    "PettingZoo: connect four": (pettingzoo_games, "connect_four_v3"),
}


def measure(games: Iterator[int], seconds: float) -> float:
    """Decisions a second."""
    next(games)
    decisions, start = 0, process_time()
    while (elapsed := process_time() - start) < seconds:
        decisions += next(games)
    return decisions / elapsed


def install() -> Path:
    """The Python of an environment that has all peers that there are to be had."""
    python = VENV / "bin" / "python"
    if not python.exists():
        venv.create(VENV, with_pip=True)
    for package in PACKAGES:
        command = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", package]
        if subprocess.run(command, capture_output=True, check=False).returncode:
            print(f"{package} can't be installed", file=sys.stderr)
    return python


def run(python: str | Path, name: str, seconds: float, build: str = "") -> float | None:
    """What one of them does in a process of its own; None if it can't."""
    command = [str(python), __file__, "--run", name, "--seconds", str(seconds)]
    paths = {"PYTHONPATH": str(ROOT / "src") if build else "", "DECKWRIGHT_BUILD": build}
    told = subprocess.run(command, env=os.environ | paths, capture_output=True, text=True, check=False)
    return float(told.stdout.split()[-1]) if told.returncode == 0 else None


def compare(seconds: float) -> None:
    python = install()
    contenders: dict[str, tuple[str | Path, str, str]] = {
        f"ours, {build}: {name}": (sys.executable, name, build)
        for build in ("pure", "compiled")
        for name in OURS
    } | {name: (python, name, "") for name in PEERS}
    best: dict[str, float] = {}
    for _ in range(ROUNDS):
        for label, (interpreter, name, build) in contenders.items():
            speed = run(interpreter, name, seconds, build)
            if speed is not None:
                best[label] = max(speed, best.get(label, 0))
    base = best[f"ours, pure: {OURS[0]}"]
    print(f"| | decisions/s | × {OURS[0]} in plain Python |\n|---|---|---|")
    for label in contenders:
        told = f"{best[label]:,.0f} | {best[label] / base:.1f}" if label in best else "does not run here | –"
        print(f"| {label} | {told} |")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--run", help="only this one, in this Python")
    parser.add_argument("--seconds", type=float, default=1.0)
    arguments = parser.parse_args()
    random.seed(1)
    if arguments.run is None:
        compare(arguments.seconds)
    elif arguments.run in OURS:
        print(measure(deckwright_games(arguments.run), arguments.seconds))
    else:
        games, name = PEERS[arguments.run]
        print(measure(games(name), arguments.seconds))


if __name__ == "__main__":
    main()
