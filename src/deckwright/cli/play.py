"""`deckwright play`: a game in the terminal."""

from collections.abc import Mapping, Sequence

import click

from deckwright.cli.chairs import Chair, check_names, clean_name, read_chairs, read_seed
from deckwright.cli.games import game_argument, spell_value, tell_broken
from deckwright.cli.localized_click import Option, command, voice_of
from deckwright.cli.measurements import agrees
from deckwright.cli.settings import read_settings, settle_all
from deckwright.cli.terminal.game_loop import GameLoop
from deckwright.cli.terminal.reader import EndOfInput, Reader, is_terminal, make_reader
from deckwright.cli.terminal.screen import Screen
from deckwright.cli.voice import Voice
from deckwright.games import find as find_game
from deckwright.games import of_each
from deckwright.kernel.errors import DeckwrightError
from deckwright.kernel.game import Game
from deckwright.kernel.record import Record
from deckwright.kernel.settings import Setting, Value
from deckwright.play.problems import in_words_of
from deckwright.play.session import GameSession


class Menu:
    """The questions before a game that was not named on the command line."""

    def __init__(self, voice: Voice, reader: Reader, screen: Screen) -> None:
        self._voice = voice
        self._reader = reader
        self._screen = screen

    def choose(self, title: str, rows: Sequence[str]) -> int:
        """Which of the rows; Enter takes the first, and a single one is not asked for."""
        if len(rows) == 1:
            return 0
        self._screen.show(title, *(f"  {number}. {row}" for number, row in enumerate(rows, 1)))
        return self.number(self._voice.say("cli-menu-choose", last=len(rows)), 1, len(rows)) - 1

    def number(self, question: str, least: int, most: int, usual: int | None = None) -> int:
        """A number; Enter takes the usual one, else the least."""
        while True:
            line = self._reader.read(question)
            if not line:
                return least if usual is None else usual
            if line.isascii() and line.isdigit() and least <= int(line[:9]) <= most:
                return int(line)
            self._screen.show(self._voice.say("cli-menu-wrong", least=least, most=most))

    def game(self) -> Game:
        rows, broken = of_each(lambda game: (game, self._voice.about(game).title()))
        tell_broken(self._voice, broken)
        chosen = self.choose(self._voice.say("cli-menu-game"), [title for _, title in rows])
        return rows[chosen][0]

    def seats(self, game: Game) -> str:
        least, most = game.least_seats, game.most_seats
        if least == most:
            return str(least)
        question = self._voice.say("cli-menu-seats", least=least, most=most, usual=game.about.usual_seats({}))
        return str(self.number(question, least, most, game.about.usual_seats({})))

    def setting(self, game: Game, setting: Setting, seats: int, chosen: Mapping[str, str]) -> str:
        """The value of a setting, the default first. Numbers keep their default here, and what makes no
        sense with what was chosen before is not offered."""
        speaker = self._voice.about(game)
        values: list[Value] = [False, True] if isinstance(setting.default, bool) else list(setting.values)
        values.sort(key=lambda value: value != setting.default)
        variants = game.about.variants()
        if len(variants) > 1:
            told = {each.name: each.read(chosen[each.name]) for each in game.settings if each.name in chosen}
            fitting = [settings for count, settings in variants if count == seats and agrees(settings, told)]
            values = [each for each in values if any(row[setting.name] == each for row in fitting)]
        if not values:
            return str(setting.default)
        rows = [speaker.setting_value(setting, value) for value in values]
        title = f"{speaker.setting_name(setting)}. {speaker.setting_about(setting)}"
        return spell_value(values[self.choose(title, rows)])


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


@command(
    "play",
    game_argument("cli-help-play-game", required=False),
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
    screen = Screen(is_terminal())
    settings = read_settings(option)
    number = read_seed(seed)
    try:
        if name is None:
            menu = Menu(voice, reader, screen)
            game = menu.game()
            settings = settle_all(game, settings, voice)
            seats = seats or menu.seats(game)
            count = len(read_chairs(game, voice, seats, bot))
            for setting in game.settings:
                if setting.name not in settings:
                    settings[setting.name] = menu.setting(game, setting, count, settings)
        else:
            game = find_game(name)
            settings = settle_all(game, settings, voice)
        chairs = read_chairs(game, voice, seats or str(game.about.usual_seats(settings)), bot)
        with in_words_of(game):
            state = game.new(seed=number, seats=len(chairs), **settings)
        ask_names(chairs, voice, reader)
    except EndOfInput:
        click.echo("\n" + voice.say("cli-left"))
        return
    session = GameSession(state, Record.of(state))
    GameLoop(session, chairs, voice, reader, screen).run()
