"""What a person at a server's table is shown in the terminal. All of it comes from the server's scenes."""

from collections import Counter
from collections.abc import Sequence

from deckwright.cli.terminal.reader import Reader
from deckwright.cli.terminal.screen import Screen
from deckwright.cli.terminal.words import Command, words_of
from deckwright.cli.voice import Voice
from deckwright.games import find as find_game
from deckwright.play.tables import table_lines
from deckwright.server.client import Client, Seat
from deckwright.server.client_state import ClientState
from deckwright.server.protocol import OptionInfo, Question, Scene
from deckwright.text import Speaker
from deckwright.text.marks import unmark


class RemoteView:
    """The screen of one person at one table."""

    def __init__(
        self, client: Client, seat: Seat, voice: Voice, reader: Reader, screen: Screen, table: str
    ) -> None:
        self._client = client
        self._seat = seat
        self._voice = voice
        self._reader = reader
        self._screen = screen
        self._table = table
        self._read = 0
        """How many lines of the log were shown."""
        self._heard = 0
        """How many lines of chat were shown."""
        self._shown_table: list[str] = []
        self._undo_shown = False

    @property
    def _client_state(self) -> ClientState:
        return self._seat.client_state

    @property
    def _scene(self) -> Scene:
        scene = self._client_state.scene
        assert scene is not None
        return scene

    # Words.

    def _speaker(self) -> Speaker:
        table = self._client_state.table
        if table is None:
            return self._voice.about(None)
        names = {seat.seat: seat.name for seat in table.seats if seat.name}
        return self._voice.about(find_game(table.game), names, self._client_state.seat)

    def _say(self, message: str, **values: object) -> str:
        return self._speaker().say(message, **values)

    def _show(self, *lines: str) -> None:
        self._screen.show(*lines)

    # What is shown.

    def _tell_news(self) -> None:
        """Lines of the log and of the chat that were not shown yet."""
        log = self._client_state.log
        self._read = min(self._read, len(log))
        self._show(*(unmark(line.text) for line in log[self._read :]))
        self._read = len(log)
        for line in self._client_state.chat[self._heard :]:
            self._show(self._say("cli-connect-said", name=line.name, text=line.text))
        self._heard = len(self._client_state.chat)

    def _show_table(self, again: bool = False) -> None:
        lines = table_lines(find_game(self._scene.view["game"]), self._speaker(), self._scene.view)
        if again or lines != self._shown_table:
            self._show("")
            self._screen.show_title(*lines[:1])
            self._show(*lines[1:])
        self._shown_table = lines

    def _show_question(self, question: Question) -> None:
        self._show("")
        self._screen.show_title(unmark(question.text))
        self._show(*(f"  {unmark(line)}" for line in question.about))
        offers = offers_of(question)
        width = len(str(len(offers)))
        copies = Counter(option.offer for option in question.options)
        for number, option in enumerate(offers, 1):
            count = copies[option.offer]
            notes = [self._say("play-copies", count=count)] if count > 1 else []
            notes += [unmark(option.note)] if option.note else []
            words = unmark(option.text) + (f" ({'; '.join(notes)})" if notes else "")
            self._screen.show_options(f"  {f'{number}.'.rjust(width + 1)} {words} [{option.key}]")

    def _completions(self, question: Question) -> dict[str, str]:
        words = {option.key: unmark(option.text) for option in question.options}
        for command in Command:
            for word in words_of(command, self._voice.language):
                words.setdefault(word, "")
        return words


def keys_of(question: Question, numbers: Sequence[int]) -> list[str]:
    """The keys of some offers by their numbers; a number that comes again means the next copy."""
    offers = offers_of(question)
    keys: list[str] = []
    for number in numbers:
        copies = [each.key for each in question.options if each.offer == offers[number - 1].offer]
        keys.append(next((key for key in copies if key not in keys), copies[-1]))
    return keys


def offers_of(question: Question) -> Sequence[OptionInfo]:
    """The options as a person chooses among them: of copies that make no difference, the first."""
    first: dict[int, OptionInfo] = {}
    for option in question.options:
        first.setdefault(option.offer, option)
    return list(first.values())
