"""`deckwright games`: the games there are, their seats and their settings."""

import click

import deckwright.games
from deckwright.cli.talking import command, voice_of
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


@command("games")
def games(context: click.Context) -> None:
    for name in deckwright.games.names():
        game = deckwright.games.find(name)
        speaker = voice_of(context).about(game)
        click.echo(speaker.say("cli-games-game", name=name, title=speaker.title()))
        click.echo(f"  {speaker.about()}")
        click.echo("  " + speaker.say("cli-games-seats", least=game.least_seats, most=game.most_seats))
        for setting in game.settings:
            click.echo("\n".join(f"  {line}" for line in setting_lines(speaker, setting)))
