"""`deckwright bench`: what the engine costs on this machine."""

import json
import sys
from collections.abc import Sequence
from typing import Any

import click
from rich.console import Console
from rich.progress import Progress

from deckwright.cli.games import game_argument, spell_value
from deckwright.cli.localized_click import Option, command, voice_of
from deckwright.cli.measurements import measure, ways_to_play
from deckwright.cli.problems import BadInput
from deckwright.cli.settings import read_settings, settle_all
from deckwright.cli.voice import Voice
from deckwright.compiled import BUILD
from deckwright.games import find as find_game
from deckwright.games import names as game_names
from deckwright.kernel.game import Game
from deckwright.kernel.settings import Value
from deckwright.play.problems import in_words_of

MOST_SECONDS = 3600
LONGEST_VALUE = 40


def read_seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds <= MOST_SECONDS:
        raise BadInput("cli-bad-number", name="--seconds", value=text[:40], least=0, most=MOST_SECONDS)
    return seconds


def read_fixed(game: Game, words: Sequence[str], voice: Voice) -> dict[str, Value]:
    """The settings that are the same in all rows, read and checked."""
    given = settle_all(game, read_settings(words), voice)
    return {each.name: each.read(given[each.name]) for each in game.settings if each.name in given}


def measure_all(game: Game, seconds: float, fixed: dict[str, Value]) -> list[dict[str, Any]]:
    """A row for every number of seats and every mode that the fixed settings leave."""
    cases = ways_to_play(game, fixed)
    rows = []
    with Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task(game.name, total=len(cases))
        for seats, mode in cases:
            rows.append(measure(game, seats, mode, seconds))
            bar.advance(task)
    return rows


def show(voice: Voice, game: Game, rows: list[dict[str, Any]]) -> None:
    """The rows for people."""
    speaker = voice.about(game)
    click.echo(speaker.title())
    for row in rows:
        settings = ", ".join(
            f"{name}={spell_value(value)[:LONGEST_VALUE]}" for name, value in row["settings"].items()
        )
        numbers = {name: value for name, value in row.items() if isinstance(value, int | float)}
        click.echo(voice.say("cli-bench-row", settings=settings, **numbers))
        for band in row["growth"]:
            click.echo(voice.say("cli-bench-growth", **band))


@command(
    "bench",
    game_argument("cli-help-bench-game", required=False),
    Option(["--seconds"], default="0.4", metavar="cli-metavar-seconds", help="cli-help-bench-seconds"),
    Option(["--option"], multiple=True, metavar="cli-metavar-setting", help="cli-help-bench-option"),
    Option(["--json", "as_json"], is_flag=True, help="cli-help-json"),
)
def bench(
    context: click.Context, name: str | None, seconds: str, option: tuple[str, ...], as_json: bool
) -> None:
    voice = voice_of(context)
    budget = read_seconds(seconds)
    names = game_names() if name is None else [name]
    report: dict[str, Any] = {}
    for each in names:
        game = find_game(each)
        fixed = read_fixed(game, option, voice)
        if not report and not as_json:
            click.echo(voice.say("cli-bench-build", build=BUILD))
        with in_words_of(game):
            report[game.name] = measure_all(game, budget, fixed)
        if not as_json:
            show(voice, game, report[game.name])
    if as_json:
        click.echo(json.dumps({"build": BUILD, "games": report}))
