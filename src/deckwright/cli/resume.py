"""`deckwright resume`: go on with a saved game."""

from typing import Final

import click

from deckwright.cli.chairs import read_plans, read_table
from deckwright.cli.files import read_record
from deckwright.cli.localized_click import Argument, command, voice_of
from deckwright.cli.problems import BadInput
from deckwright.cli.terminal.game_loop import GameLoop
from deckwright.cli.terminal.reader import is_terminal, make_reader
from deckwright.cli.terminal.screen import Screen
from deckwright.games import find as find_game
from deckwright.kernel.errors import IllegalChoice
from deckwright.play.session import GameSession

RECALLED: Final = 10
"""How many lines of what happened before are told again."""


@command("resume", Argument(["path"], metavar="cli-metavar-file", help="cli-help-file"))
def resume(context: click.Context, path: str) -> None:
    voice = voice_of(context)
    game, record, table = read_record(path)
    first = record.first_state(find_game)
    chairs = read_table(table, game, first.setup.seats, voice)
    if voice.asked_for:
        for chair in chairs:
            chair.language = voice.language
    verdict = record.verify(find_game)
    try:
        session = GameSession.resumed(record, first)
    except IllegalChoice as error:
        raise BadInput("cli-resume-illegal", at=verdict.at) from error
    if not verdict.holds:
        click.echo(voice.say("cli-resume-differs", at=verdict.at))
    read_plans(table, session)
    loop = GameLoop(session, chairs, voice, make_reader(), Screen(is_terminal()))
    loop.read = [max(0, len(journal) - RECALLED) for journal in session.journals]
    loop.run()
