"""`deckwright replay`: a recorded game as it happened, line by line."""

import click

from deckwright.cli.chairs import names_of, read_table
from deckwright.cli.files import read_record
from deckwright.cli.localized_click import Argument, Option, command, voice_of
from deckwright.cli.problems import BadInput
from deckwright.cli.terminal.reader import EndOfInput, make_reader
from deckwright.games import find as find_game
from deckwright.kernel.errors import DeckwrightError, EngineFault
from deckwright.kernel.handles import Event
from deckwright.kernel.record import Record
from deckwright.play.tables import log_lines
from deckwright.text import Speaker


@command(
    "replay",
    Argument(["path"], metavar="cli-metavar-file", help="cli-help-file"),
    Option(["--step"], is_flag=True, help="cli-help-step"),
)
def replay(context: click.Context, path: str, step: bool) -> None:
    voice = voice_of(context)
    game, record, table = read_record(path)
    seats = record.setup["seats"]
    names: dict[str, str] = {}
    if table is not None and type(seats) is int:
        names = names_of(read_table(table, game, seats, voice))
    speaker = voice.about(game, names)
    click.echo(
        speaker.say(
            "cli-replay-title", game=speaker.title(), choices=len(record.choices), version=record.version[:20]
        )
    )
    reader = make_reader()
    for each in record.replay():
        for event in each.events:
            check_event(speaker, event, each.number)
        lines = log_lines(game, speaker, each.events)
        if not lines:
            continue
        click.echo("\n".join(lines))
        if step and each.number < len(record.choices):
            try:
                reader.read(speaker.say("cli-replay-next", number=each.number, total=len(record.choices)))
            except EndOfInput:
                click.echo("")
                return
    click.echo(how_it_ended(speaker, record))


def check_event(speaker: Speaker, event: Event, number: int) -> None:
    """Records come from outside: an event that can't be told is the record's fault."""
    try:
        speaker.event(event)
    except (EngineFault, LookupError, ValueError, TypeError) as error:
        raise BadInput("cli-event-unknown", kind=event.kind[:40], at=number) from error


def how_it_ended(speaker: Speaker, record: Record) -> str:
    """The outcome, which a record does not hold: by the rules as they are now, if they still agree."""
    verdict = record.verify(find_game)
    if not verdict.holds:
        return speaker.say("cli-replay-differs", at=verdict.at)
    try:
        *_, state = record.states(find_game)
    except DeckwrightError as error:
        return speaker.error(error)
    if state.outcome is None:
        return speaker.say("cli-replay-unfinished")
    return speaker.outcome(state.outcome)
