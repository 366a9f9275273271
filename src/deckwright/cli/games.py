"""`deckwright games`: the games there are, their seats and their settings."""

from collections.abc import Iterable, Mapping

import click
from click.shell_completion import CompletionItem

from deckwright.cli.layout import fit
from deckwright.cli.localized_click import Argument, command, voice_of
from deckwright.cli.problems import file_problem
from deckwright.cli.voice import Voice
from deckwright.games import names as game_names
from deckwright.games import of_each
from deckwright.kernel.errors import BadSetting, BrokenGame, DeckwrightError
from deckwright.kernel.game import Game
from deckwright.kernel.settings import Setting
from deckwright.text import Speaker


def setting_lines(speaker: Speaker, setting: Setting) -> list[str]:
    """A setting: how to give it, what it is, and its values in words."""
    lines = [
        speaker.say(
            "cli-games-setting",
            name=setting.name,
            takes=setting.takes(),
            default=spell_value(setting.default),
            about=speaker.setting_about(setting),
        )
    ]
    values = (True, False) if isinstance(setting.default, bool) else setting.values
    lines += [f"    {spell_value(value)}: {speaker.setting_value(setting, value)}" for value in values]
    return lines


def spell_value(value: object) -> str:
    """A value as it is typed."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def check_settings(game: Game, names: Iterable[str]) -> None:
    """Refuse settings that a game does not have."""
    known = [setting.name for setting in game.settings]
    for name in names:
        if name not in known:
            raise BadSetting("setting-unknown", name=name[:40], known=", ".join(sorted(known)))


def game_argument(help: str = "cli-help-game", required: bool = True) -> Argument:
    """The argument that names a game; shells complete it."""

    def complete(_context: click.Context, _parameter: click.Parameter, begun: str) -> list[CompletionItem]:
        return [CompletionItem(name) for name in game_names() if name.startswith(begun)]

    return Argument(
        ["name"], required=required, metavar="cli-metavar-game", help=help, shell_complete=complete
    )


def game_lines(speaker: Speaker, game: Game) -> list[str]:
    """A game: its name, what it is, how many play it, and its settings."""
    lines = [speaker.say("cli-games-game", name=game.name, title=speaker.title())]
    lines.append(fit(f"  {speaker.about()}"))
    lines.append("  " + speaker.say("cli-games-seats", least=game.least_seats, most=game.most_seats))
    for setting in game.settings:
        lines += [fit(f"  {line}") for line in setting_lines(speaker, setting)]
    return lines


def tell_broken(voice: Voice, broken: Mapping[str, Exception]) -> None:
    """Name the games that are left out, a line each."""
    for name, error in broken.items():
        if isinstance(error, BrokenGame):
            click.echo(voice.error(error), err=True)
            continue
        if isinstance(error, OSError):
            error = file_problem(str(error.filename or ""), error)
        reason = voice.error(error) if isinstance(error, DeckwrightError) else repr(error)
        click.echo(voice.say("cli-games-broken", name=name, reason=reason.replace("\n", " ")), err=True)


@command("games")
def games(context: click.Context) -> int:
    voice = voice_of(context)
    told, broken = of_each(lambda game: game_lines(voice.about(game), game))
    for lines in told:
        click.echo("\n".join(lines))
    tell_broken(voice, broken)
    return 1 if broken else 0
