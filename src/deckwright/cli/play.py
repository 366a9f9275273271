"""`deckwright play`: a game in the terminal."""

from collections.abc import Sequence

import click

import deckwright.games
from deckwright.cli.games import spell_value
from deckwright.cli.seating import Chair, check_names, clean_name, read_chairs, read_seed, read_settings
from deckwright.cli.talking import Argument, Option, command, voice_of
from deckwright.cli.terminal.reader import EndOfInput, Reader, is_terminal, make_reader
from deckwright.cli.terminal.screen import Screen
from deckwright.cli.terminal.session import Session
from deckwright.cli.terminal.sitting import Sitting
from deckwright.cli.voice import Voice
from deckwright.kernel.errors import BadSetting, DeckwrightError
from deckwright.kernel.game import Game
from deckwright.kernel.record import Record
from deckwright.kernel.settings import Setting


class Menu:
    """The questions before a game that was not named on the command line."""

    def __init__(self, voice: Voice, reader: Reader) -> None:
        self._voice = voice
        self._reader = reader

    def choose(self, title: str, rows: Sequence[str]) -> int:
        """Which of the rows; Enter takes the first."""
        click.echo(title)
        for number, row in enumerate(rows, 1):
            click.echo(f"  {number}. {row}")
        while True:
            line = self._reader.read(self._voice.say("cli-menu-choose", last=len(rows)))
            if not line:
                return 0
            if line.isascii() and line.isdigit() and 1 <= int(line[:9]) <= len(rows):
                return int(line) - 1
            click.echo(self._voice.say("cli-menu-wrong", last=len(rows)))

    def game(self) -> Game:
        games = [deckwright.games.find(name) for name in deckwright.games.names()]
        titles = [self._voice.about(game).title() for game in games]
        return games[self.choose(self._voice.say("cli-menu-game"), titles)]

    def seats(self, game: Game) -> str:
        counts = range(game.least_seats, game.most_seats + 1)
        rows = [self._voice.say("cli-menu-players", count=count) for count in counts]
        return str(counts[self.choose(self._voice.say("cli-menu-seats"), rows)])

    def setting(self, game: Game, setting: Setting) -> str:
        """The value of a setting, the default first. Numbers keep their default here."""
        speaker = self._voice.about(game)
        values = [False, True] if isinstance(setting.default, bool) else list(setting.values)
        values.sort(key=lambda value: value != setting.default)
        if not values:
            return str(setting.default)
        rows = [speaker.setting_value(setting, value) for value in values]
        return spell_value(values[self.choose(speaker.setting_name(setting), rows)])


def ask_names(chairs: Sequence[Chair], voice: Voice, reader: Reader) -> None:
    """Ask the people without a name for one."""
    for chair in chairs:
        while not chair.name:
            usual = voice.say("cli-person-name")
            try:
                chair.name = clean_name(reader.read(voice.say("cli-ask-name", usual=usual)) or usual)
                check_names(chairs)
            except DeckwrightError as error:
                chair.name = ""
                click.echo(voice.error(error))


def check_settings(game: Game, settings: dict[str, str]) -> None:
    known = [setting.name for setting in game.settings]
    for name in settings:
        if name not in known:
            raise BadSetting("setting-unknown", name=name[:40], known=", ".join(sorted(known)))


@command(
    "play",
    Argument(["name"], required=False, metavar="cli-metavar-game", help="cli-help-play-game"),
    Option(["--seats"], metavar="cli-metavar-seats", help="cli-help-play-seats"),
    Option(["--bot"], multiple=True, metavar="cli-metavar-bot", help="cli-help-play-bot"),
    Option(["--seed"], metavar="cli-metavar-number", help="cli-help-seed"),
    Option(["--option"], multiple=True, metavar="cli-metavar-setting", help="cli-help-play-option"),
)
def play(
    context: click.Context,
    name: str | None,
    seats: str | None,
    bot: tuple[str, ...],
    seed: str | None,
    option: tuple[str, ...],
) -> None:
    voice = voice_of(context)
    reader = make_reader()
    settings = read_settings(option)
    number = read_seed(seed)
    try:
        if name is None:
            menu = Menu(voice, reader)
            game = menu.game()
            check_settings(game, settings)
            seats = seats or menu.seats(game)
            for setting in game.settings:
                if setting.name not in settings:
                    settings[setting.name] = menu.setting(game, setting)
        else:
            game = deckwright.games.find(name)
            check_settings(game, settings)
        chairs = read_chairs(game, voice, seats, bot)
        state = game.new(seed=number, seats=len(chairs), **settings)
        ask_names(chairs, voice, reader)
    except EndOfInput:
        click.echo("\n" + voice.say("cli-left"))
        return
    sitting = Sitting(state, Record.of(state))
    Session(sitting, chairs, voice, reader, Screen(is_terminal())).run()
