"""`deckwright verify`: play a record again and tell where it departs from the rules."""

import click

from deckwright.cli.files import read_record
from deckwright.cli.talking import Argument, command, voice_of
from deckwright.games import find as find_game
from deckwright.kernel.errors import DeckwrightError
from deckwright.kernel.record import Record


@command("verify", Argument(["path"], metavar="cli-metavar-file", help="cli-help-file"))
def verify(context: click.Context, path: str) -> int:
    voice = voice_of(context)
    game, record, _ = read_record(path)
    verdict = record.verify(find_game)
    if verdict.holds:
        speaker = voice.about(game)
        click.echo(speaker.say("cli-verify-holds", game=speaker.title(), choices=len(record.choices)))
        return 0
    if verdict.fault == "setup":
        click.echo(voice.say("cli-verify-setup", reason=setup_problem(record, context)))
        return 1
    click.echo(
        voice.say(
            f"cli-verify-{verdict.fault}",
            at=verdict.at,
            total=len(record.choices),
            expected=verdict.expected,
            found=verdict.found[:200],
        )
    )
    return 1


def setup_problem(record: Record, context: click.Context) -> str:
    """Why the set-up of a record is refused, in the user's language."""
    try:
        record.first_state(find_game)
    except DeckwrightError as error:
        return voice_of(context).error(error)
    return ""
