"""`deckwright deck`: new decks, decks in other forms, checks of decks, and chains between two decks."""

import re
from secrets import randbelow

import click

from deckwright.cli.chairs import read_seed
from deckwright.cli.deck_forms import choose_form, find_deck, write
from deckwright.cli.files import write_text
from deckwright.cli.layout import fit
from deckwright.cli.localized_click import Argument, Option, command, group, voice_of
from deckwright.cli.problems import BadInput
from deckwright.cli.settings import read_value
from deckwright.games.keyforge.decks.adaptive import Advice, Result, advise
from deckwright.games.keyforge.decks.code import is_code
from deckwright.games.keyforge.decks.deck import Deck, shown
from deckwright.games.keyforge.decks.generator import SEEDS
from deckwright.kernel.errors import DeckwrightError
from deckwright.play.deck_forms import deck_errors, make_new
from deckwright.play.deck_words import game_of_decks, places
from deckwright.text import Speaker

FINE, INVALID, UNREADABLE = range(3)


def format_option() -> Option:
    return Option(["--format", "form"], metavar="cli-metavar-form", help="cli-help-deck-format")


def file_option() -> Option:
    return Option(["-o", "--output", "path"], metavar="cli-metavar-file", help="cli-help-deck-output")


def title_of(deck: Deck, speaker: Speaker) -> str:
    return deck.name.spoken(speaker.language) if deck.name else speaker.say("play-deck-nameless")


def give(deck: Deck, form: str, path: str | None, speaker: Speaker) -> None:
    """Print a deck, or write it to a file and say so."""
    text = write(deck, form, speaker)
    if path is None:
        click.echo(text, nl=False)
        return
    write_text(path, text)
    click.echo(speaker.say("cli-deck-written", name=title_of(deck, speaker), path=path))


@command(
    "new",
    Option(["--set", "set_"], default="cota", metavar="cli-metavar-set", help="cli-help-deck-set"),
    Option(["--seed"], metavar="cli-metavar-number", help="cli-help-deck-seed"),
    format_option(),
    file_option(),
    help="cli-help-deck-new",
)
def new(context: click.Context, set_: str, seed: str | None, form: str | None, path: str | None) -> None:
    speaker = voice_of(context).about(game_of_decks())
    number = read_seed(seed)
    chosen = choose_form(form, path)
    with deck_errors(speaker):
        number = randbelow(SEEDS) if number is None else number
        word = set_.strip().lower()
        made = make_new(word, number)
    give(made, chosen, path, speaker)
    if chosen == "sheet" and path is None:
        click.echo("\n" + fit(speaker.say("cli-deck-again", set=word, seed=str(made.seed))))


@command(
    "show",
    Argument(["word"], metavar="cli-metavar-deck", help="cli-help-deck-word"),
    format_option(),
    file_option(),
    help="cli-help-deck-show",
)
def show(context: click.Context, word: str, form: str | None, path: str | None) -> None:
    speaker = voice_of(context).about(game_of_decks())
    chosen = choose_form(form, path)
    with deck_errors(speaker):
        found = find_deck(word)
    give(found, chosen, path, speaker)


@command(
    "check",
    Argument(["words"], nargs=-1, required=True, metavar="cli-metavar-decks", help="cli-help-deck-word"),
    help="cli-help-deck-check",
)
def check(context: click.Context, words: tuple[str, ...]) -> int:
    speaker = voice_of(context).about(game_of_decks())
    return max(check_one(word, speaker) for word in words)


def check_one(word: str, speaker: Speaker) -> int:
    """Tell whether something is a deck, or why not."""
    place = shown(word) if is_code(word) else word
    try:
        with deck_errors(speaker):
            found = find_deck(word)
    except DeckwrightError as error:
        click.echo(fit(f"{place}: {speaker.error(error)}"))
        return UNREADABLE if isinstance(error, BadInput) else INVALID
    names = places(speaker)
    houses = ", ".join(names[house] for house in found.houses)
    good = speaker.say("cli-deck-good", name=title_of(found, speaker), set=names[found.set], houses=houses)
    click.echo(fit(f"{place}: {good}"))
    return FINE


def read_results(text: str) -> list[Result]:
    """Results of games between commas or line breaks: the winner, and the deck that had the chains."""
    spellings: dict[str, str] = {}
    results = []
    for row in re.split(r"[,;\n]", text):
        names = [spellings.setdefault(word.casefold(), word) for word in row.split()]
        if len(names) > 2:
            raise BadInput("cli-deck-bad-result", value=row.strip()[:60])
        if names:
            results.append(Result(*names))
    return results


@command(
    "advice",
    Option(["--results"], default="", metavar="cli-metavar-results", help="cli-help-deck-results"),
    Option(["--stronger"], metavar="cli-metavar-name", help="cli-help-deck-stronger"),
    help="cli-help-deck-advice",
)
def advice(context: click.Context, results: str, stronger: str | None) -> None:
    speaker = voice_of(context).about(game_of_decks())
    games = read_results(read_value("--results", results))
    named = {word.casefold(): word for game in games for word in (game.winner, game.chained) if word}
    if stronger is not None:
        stronger = named.get(stronger.strip().casefold(), stronger.strip()) or None
    with deck_errors(speaker):
        given = advise(games, stronger)
    click.echo(fit(told(given, speaker)))


def told(given: Advice, speaker: Speaker) -> str:
    if given.deck is None:
        return speaker.say("cli-deck-advice-none")
    return speaker.say("cli-deck-advice-chains", deck=given.deck, chains=given.chains)


deck = group("deck", new, show, check, advice)
