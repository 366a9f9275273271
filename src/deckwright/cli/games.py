"""`deckwright games`: the games there are, their seats and their settings."""

from collections.abc import Iterable

import click
from click.shell_completion import CompletionItem

from deckwright.cli.layout import fit
from deckwright.cli.talking import Argument, command, voice_of
from deckwright.games import find as find_game
from deckwright.games import names as game_names
from deckwright.kernel.errors import BadSetting
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


@command("games")
def games(context: click.Context) -> None:
    for name in game_names():
        game = find_game(name)
        speaker = voice_of(context).about(game)
        click.echo(speaker.say("cli-games-game", name=name, title=speaker.title()))
        click.echo(fit(f"  {speaker.about()}"))
        click.echo("  " + speaker.say("cli-games-seats", least=game.least_seats, most=game.most_seats))
        for setting in game.settings:
            click.echo("\n".join(fit(f"  {line}") for line in setting_lines(speaker, setting)))
