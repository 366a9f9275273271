"""The command `deckwright`: its sub-commands, its language, and how it ends."""

import os
import sys
import warnings
from collections.abc import Sequence
from typing import Any, NoReturn

import click

from deckwright.cli.bench import bench
from deckwright.cli.deck import deck
from deckwright.cli.games import games
from deckwright.cli.localized_click import (
    LazyCommand,
    LocalizedGroup,
    Option,
    show_help,
    show_usage_problem,
    survive_odd_text,
)
from deckwright.cli.play import play
from deckwright.cli.problems import BadInput, file_problem
from deckwright.cli.replay import replay
from deckwright.cli.resume import resume
from deckwright.cli.rules import rules
from deckwright.cli.sim import sim
from deckwright.cli.verify import verify
from deckwright.cli.voice import Voice
from deckwright.compiled import BUILD
from deckwright.games import use_folder
from deckwright.kernel.errors import DeckwrightError
from deckwright.kernel.record import VERSION
from deckwright.text import choose_language

FINE, FAILED, WRONG = range(3)
"""Exit codes: all is well; the answer is no; the input was bad."""


class Deckwright(LocalizedGroup):
    """The root command. Errors end here, in the user's language."""

    def main(  # type: ignore[override]
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        **extra: Any,
    ) -> int:
        survive_odd_text()
        words = list(sys.argv[1:] if args is None else args)
        voice = Voice(choose_language(None, os.environ))
        try:
            wanted, words = take_language(words)
            voice = Voice(choose_language(wanted, os.environ), wanted is not None)
            words = take_games(words)
            result = super().main(words, "deckwright", complete_var, False, obj=voice, **extra)
            sys.stdout.flush()
            code = result if isinstance(result, int) else FINE
        except (DeckwrightError, click.ClickException, click.Abort, OSError) as error:
            code = report(error, voice)
        if standalone_mode:
            sys.exit(code)
        return code


def report(error: Exception, voice: Voice) -> int:
    """Tell what went wrong; the exit code."""
    if isinstance(error, BrokenPipeError):
        # Nobody reads any more: neither may Python complain when it flushes at its end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED
    if isinstance(error, click.UsageError):
        show_usage_problem(error, voice)
        return WRONG
    if isinstance(error, click.Abort):
        click.echo(voice.say("cli-interrupted"), err=True)
        return FAILED
    if isinstance(error, OSError):
        error = file_problem(str(error.filename or ""), error)
    if isinstance(error, DeckwrightError):
        click.echo(voice.error(error), err=True)
    return WRONG


def take_language(words: list[str]) -> tuple[str | None, list[str]]:
    """Take `--lang XX` off a command line, wherever it stands. The last one counts."""
    wanted, rest = take("--lang", words)
    return (wanted[-1] if wanted else None), rest


def take(option: str, words: list[str]) -> tuple[list[str], list[str]]:
    """What an option is given on a command line, wherever it stands, and the words that are left."""
    given: list[str] = []
    rest: list[str] = []
    left = iter(words)
    for word in left:
        if word == "--":
            rest += [word, *left]
        elif word == option:
            value = next(left, None)
            if value is None:
                raise BadInput("cli-option-needs-value", name=option)
            given.append(value)
        elif word.startswith(f"{option}="):
            given.append(word.removeprefix(f"{option}="))
        else:
            rest.append(word)
    return given, rest


def take_games(words: list[str]) -> list[str]:
    """Take every `--games-from FOLDER` off a command line, and look for games there too."""
    folders, rest = take("--games-from", words)
    for folder in folders:
        if not os.path.isdir(folder):
            raise BadInput("cli-games-no-folder", folder=folder[:200])
        use_folder(folder)
    return rest


def show_version(context: click.Context, _parameter: click.Parameter, value: bool) -> None:
    if value and not context.resilient_parsing:
        click.echo(f"deckwright {VERSION} ({BUILD})")
        context.exit()


DECKWRIGHT = Deckwright(
    "deckwright",
    callback=click.pass_context(show_help),
    invoke_without_command=True,
    help="cli-help-deckwright",
    params=[
        Option(
            ["--version"],
            is_flag=True,
            expose_value=False,
            is_eager=True,
            help="cli-help-version",
            callback=show_version,
        )
    ],
    commands=[
        play,
        LazyCommand("serve", "deckwright.cli.serve"),
        LazyCommand("connect", "deckwright.cli.connect"),
        resume,
        sim,
        replay,
        verify,
        rules,
        games,
        deck,
        LazyCommand("schema", "deckwright.cli.schema"),
        bench,
    ],
)


def plain_warning(
    message: Warning | str, category: type[Warning], filename: str, lineno: int, line: str | None = None
) -> str:
    """What somebody should know, without the line of the source that says so."""
    return f"{message}\n"


def main() -> NoReturn:
    """The entry point."""
    warnings.formatwarning = plain_warning
    sys.exit(DECKWRIGHT.main(standalone_mode=False))
