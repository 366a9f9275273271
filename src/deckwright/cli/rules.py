"""`deckwright rules`: the rulebook, and which of its clauses are tested."""

import click

from deckwright.cli.coverage import covered_clauses, find_tests
from deckwright.cli.games import game_argument
from deckwright.cli.layout import fit
from deckwright.cli.localized_click import Argument, Option, command, voice_of
from deckwright.cli.problems import BadInput
from deckwright.games import find as find_game
from deckwright.kernel.game import Game
from deckwright.play.rulebook_search import look_up, whole_book
from deckwright.text import Speaker, rulebook


def show_coverage(game: Game, speaker: Speaker) -> int:
    """How many clauses have a test, and those that have none."""
    book = rulebook(game, speaker.language)
    covered = covered_clauses(find_tests(game))
    missing = [clause for clause in book.clauses.values() if clause.number not in covered]
    unknown = sorted(
        number
        for number in covered
        if number.startswith(f"{book.prefix}-") and number.removeprefix(f"{book.prefix}-") not in book.clauses
    )
    total = len(book.clauses)
    click.echo(speaker.say("cli-coverage", total=total, covered=total - len(missing), missing=len(missing)))
    for clause in missing:
        click.echo(f"  {clause.number}")
    for number in unknown:
        click.echo(speaker.say("cli-coverage-unknown", clause=number, test=covered[number][0]))
    return 1 if missing or unknown else 0


@command(
    "rules",
    game_argument(),
    Argument(["wanted"], required=False, nargs=-1, metavar="cli-metavar-clause", help="cli-help-clause"),
    Option(["--coverage"], is_flag=True, help="cli-help-coverage"),
)
def rules(context: click.Context, name: str, wanted: tuple[str, ...], coverage: bool) -> int:
    game = find_game(name)
    speaker = voice_of(context).about(game)
    if coverage:
        return show_coverage(game, speaker)
    words = " ".join(wanted).strip()
    lines = look_up(game, speaker, words) if words else whole_book(game, speaker)
    if not lines:
        raise BadInput("cli-rules-nothing", wanted=words[:80])
    click.echo("\n".join(fit(line) for line in lines))
    return 0
