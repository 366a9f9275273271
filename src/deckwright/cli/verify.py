"""`deckwright verify`: play a record again and tell where it departs from the rules."""

import hashlib
import json
import re
from typing import Final

import click

from deckwright.cli.files import read_record, read_text
from deckwright.cli.localized_click import Argument, Option, command, voice_of
from deckwright.cli.problems import BadInput
from deckwright.games import find as find_game
from deckwright.kernel.errors import DeckwrightError
from deckwright.kernel.record import Record

FINE, FAILED = range(2)
_HASH: Final = re.compile(r"[0-9a-f]{64}")


@command(
    "verify",
    Argument(["path"], metavar="cli-metavar-file", help="cli-help-file"),
    Option(["--commitment"], metavar="cli-metavar-hash", help="cli-help-commitment"),
)
def verify(context: click.Context, path: str, commitment: str | None) -> int:
    voice = voice_of(context)
    game, record, _ = read_record(path)
    promises = promises_of(path, commitment)
    verdict = record.verify(find_game)
    if verdict.holds:
        speaker = voice.about(game)
        click.echo(speaker.say("cli-verify-holds", game=speaker.title(), choices=len(record.choices)))
        return check_promises(context, record, promises)
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


def promises_of(path: str, given: str | None) -> set[str]:
    """The hashes that the seed was promised by: the one given, and the one in the file."""
    kept = json.loads(read_text(path)).get("commitment")
    promises = {kept} if isinstance(kept, str) else set()
    if given is not None:
        if not _HASH.fullmatch(given.strip().lower()):
            raise BadInput("cli-bad-hash", value=given[:80])
        promises.add(given.strip().lower())
    return promises


def check_promises(context: click.Context, record: Record, promises: set[str]) -> int:
    """Whether the seed is the one that a server promised before the game: the hash of its 64 digits."""
    if not promises:
        return FINE
    found = hashlib.sha256(f"{record.setup['seed'] or 0:064x}".encode("ascii")).hexdigest()
    kept = promises == {found}
    message = "cli-verify-promise-kept" if kept else "cli-verify-promise-broken"
    click.echo(voice_of(context).say(message, hash=found))
    return FINE if kept else FAILED


def setup_problem(record: Record, context: click.Context) -> str:
    """Why the set-up of a record is refused, in the user's language."""
    try:
        record.first_state(find_game)
    except DeckwrightError as error:
        return voice_of(context).error(error)
    return ""
