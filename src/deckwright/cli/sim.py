"""`deckwright sim`: many games at once, and their numbers."""

import json
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from statistics import mean, median
from time import perf_counter
from typing import Any

import click
from rich.console import Console
from rich.progress import Progress

from deckwright.bots import make_bot
from deckwright.cli.chairs import MOST_SEATS, check_count, read_number, read_seed
from deckwright.cli.games import game_argument
from deckwright.cli.localized_click import Option, command, voice_of
from deckwright.cli.problems import BadInput
from deckwright.cli.settings import read_choices
from deckwright.cli.simulation import Plan, Tally, Wins, setups_of, simulate
from deckwright.cli.voice import Voice
from deckwright.games import find as find_game
from deckwright.kernel.game import Game
from deckwright.kernel.notation import seat_name
from deckwright.text import MissingMessage, Speaker

MOST_GAMES = 1_000_000_000
MOST_JOBS = 256
MOST_TURNS = 1_000_000
QUICK_GAMES = 500


def read_seats(game: Game, text: str | None) -> list[int] | None:
    """`3`, `2-5` or `2,4`: the numbers of seats to go through."""
    if text is None:
        return None
    seats: list[int] = []
    for part in text.split(","):
        first, dash, last = part.strip().partition("-")
        least = read_number("--seats", first, 1, MOST_SEATS)
        most = read_number("--seats", last, 1, MOST_SEATS) if dash else least
        if least > most:
            raise BadInput("cli-bad-range", name="--seats", value=text[:40])
        seats += range(least, most + 1)
    for count in seats:
        check_count(game, count)
    return seats


def usual_jobs(plan: Plan) -> int:
    """All processors, unless the work is done before the processes have started."""
    quick = plan.games <= QUICK_GAMES and set(plan.bots) == {"random"}
    return 1 if quick else os.cpu_count() or 1


@contextmanager
def progress_bar(title: str, games: int) -> Iterator[Progress | None]:
    """A bar for people on a terminal, and never in the output."""
    if not sys.stderr.isatty():
        yield None
        return
    with Progress(console=Console(stderr=True), transient=True) as progress:
        progress.add_task(title, total=games)
        yield progress


def summarise(plan: Plan, tally: Tally, seconds: float) -> dict[str, Any]:
    """The numbers as one JSON object."""
    played = max(1, tally.finished + tally.unfinished)
    return {
        "game": plan.game,
        "seed": plan.seed,
        "setups": [{"seats": seats, **dict(settings)} for seats, settings in plan.setups],
        "games": tally.games,
        "finished": tally.finished,
        "unfinished": tally.unfinished,
        "decisions": tally.decisions,
        "turns": tally.turns,
        "seconds": round(seconds, 3),
        "games_per_second": round(tally.games / seconds, 1),
        "decisions_per_second": round(tally.decisions / seconds, 1),
        "mean_decisions": round(tally.decisions / played, 3),
        "mean_turns": round(tally.turns / played, 3),
        "by_seats": {str(seats): spell_lengths(tally, seats) for seats in sorted(tally.lengths)},
        "outcomes": {seat_name(seat): spell_wins(tally.seats[seat]) for seat in sorted(tally.seats)},
        "camps": {camp: spell_wins(tally.camps[camp]) for camp in sorted(tally.camps)},
        "bots": {bot: spell_wins(tally.bots[bot]) for bot in sorted(tally.bots)},
        "reasons": dict(sorted(tally.reasons.items())),
        "errors": {"count": tally.errors, "first": tally.messages},
    }


def spell_wins(wins: Wins) -> dict[str, int]:
    return {"wins": wins.wins, "shared": wins.shared, "none": wins.none}


def spell_lengths(tally: Tally, seats: int) -> dict[str, float]:
    """How long finished games of so many seats are, and how often the first player has won them."""
    lengths = sorted(tally.lengths[seats].elements())
    numbers: dict[str, float] = {
        "finished": len(lengths),
        "mean_turns": round(mean(lengths), 3),
        "median_turns": median(lengths),
    }
    if seats in tally.firsts:
        wins = tally.firsts[seats]
        numbers["first_player_share"] = round(wins / len(lengths), 4)
    return numbers


def name_reason(speaker: Speaker, reason: str) -> str:
    """Why games ended, in words where the game has words for it."""
    try:
        return speaker.word("reason", reason)
    except MissingMessage:
        return reason


def name_camp(speaker: Speaker, camp: str) -> str:
    """What players play, in words where the game has words for it."""
    try:
        return speaker.word("spec", camp)
    except MissingMessage:
        return camp


def show(voice: Voice, game: Game, numbers: dict[str, Any]) -> None:
    """The numbers for people."""
    speaker = voice.about(game)
    click.echo(speaker.say("cli-sim-title", game=speaker.title(), games=numbers["games"]))
    for name in ("finished", "unfinished", "decisions", "seconds"):
        click.echo(voice.say(f"cli-sim-{name}", number=numbers[name]))
    click.echo(voice.say("cli-sim-speed", games=numbers["games_per_second"],
                         decisions=numbers["decisions_per_second"]))  # fmt: skip
    click.echo(voice.say("cli-sim-means", turns=numbers["mean_turns"], decisions=numbers["mean_decisions"]))
    for seats, row in numbers["by_seats"].items():
        click.echo(voice.say("cli-sim-length", seats=int(seats), turns=row["mean_turns"],
                             median=row["median_turns"]))  # fmt: skip
        if "first_player_share" in row:
            share = round(100 * row["first_player_share"], 1)
            click.echo(voice.say("cli-sim-first", seats=int(seats), share=share))
    for seat, wins in numbers["outcomes"].items():
        click.echo(voice.say("cli-sim-seat", name=seat, **wins))
    for camp, wins in numbers["camps"].items():
        click.echo(voice.say("cli-sim-camp", name=name_camp(speaker, camp), **wins))
    if len(numbers["bots"]) > 1:
        for bot, wins in numbers["bots"].items():
            click.echo(voice.say("cli-sim-bot", name=bot, **wins))
    for reason, count in numbers["reasons"].items():
        click.echo(voice.say("cli-sim-reason", reason=name_reason(speaker, reason), count=count))
    click.echo(voice.say("cli-sim-errors", count=numbers["errors"]["count"]))
    for message in numbers["errors"]["first"]:
        click.echo(f"  {message}")


@command(
    "sim",
    game_argument(),
    Option(["--games"], default="100", metavar="cli-metavar-number", help="cli-help-sim-games"),
    Option(["--seed"], default="0", metavar="cli-metavar-number", help="cli-help-seed"),
    Option(["--seats"], metavar="cli-metavar-number", help="cli-help-sim-seats"),
    Option(["--bots"], default="random", metavar="cli-metavar-bots", help="cli-help-sim-bots"),
    Option(["--option"], multiple=True, metavar="cli-metavar-setting", help="cli-help-sim-option"),
    Option(["--jobs"], metavar="cli-metavar-number", help="cli-help-sim-jobs"),
    Option(["--turns"], metavar="cli-metavar-number", help="cli-help-sim-turns"),
    Option(["--json", "as_json"], is_flag=True, help="cli-help-json"),
)
def sim(
    context: click.Context,
    name: str,
    games: str,
    seed: str,
    seats: str | None,
    bots: str,
    option: tuple[str, ...],
    jobs: str | None,
    turns: str | None,
    as_json: bool,
) -> int:
    voice = voice_of(context)
    game = find_game(name)
    plan = Plan(
        game.name,
        read_number("--games", games, 1, MOST_GAMES),
        read_seed(seed) or 0,
        setups_of(game, read_seats(game, seats), read_choices(game, option, voice)),
        tuple(make_bot(each).name for each in bots.split(",")),
        game.about.turn_limit if turns is None else read_number("--turns", turns, 1, MOST_TURNS),
    )
    processes = usual_jobs(plan) if jobs is None else read_number("--jobs", jobs, 1, MOST_JOBS)
    tally = Tally()
    start = perf_counter()
    with progress_bar(voice.about(game).title(), plan.games) as bar:
        for part in simulate(plan, processes):
            tally.add(part)
            if bar is not None:
                bar.update(bar.task_ids[0], completed=tally.games)
    numbers = summarise(plan, tally, max(perf_counter() - start, 1e-9))
    if as_json:
        click.echo(json.dumps(numbers, ensure_ascii=False))
    else:
        show(voice, game, numbers)
    return 1 if tally.errors else 0
