"""Lines from the keyboard: with completion and history on a terminal, plain from anywhere else."""

import os
import sys
from collections.abc import Mapping
from typing import Final, Protocol

import click
from prompt_toolkit import PromptSession
from prompt_toolkit.completion import WordCompleter
from prompt_toolkit.history import InMemoryHistory

LONGEST_LINE: Final = 500
NO_WORDS: Final[Mapping[str, str]] = {}


class EndOfInput(Exception):
    """Nobody will type anything more: the input ended, or somebody pressed Ctrl-C or Ctrl-D."""


class Reader(Protocol):
    """Where lines come from."""

    def read(self, prompt: str, owner: int = -1, words: Mapping[str, str] = NO_WORDS) -> str:
        """One line. `words` complete it, each with a hint; lines of one owner are kept from the others."""


class PlainReader:
    """Reads whatever is fed to the program."""

    def read(self, prompt: str, owner: int = -1, words: Mapping[str, str] = NO_WORDS) -> str:
        click.echo(prompt, nl=False)
        sys.stdout.flush()
        try:
            line = sys.stdin.readline()
        except KeyboardInterrupt:
            raise EndOfInput from None
        if not line:
            raise EndOfInput
        if not sys.stdin.isatty():
            click.echo("")
        return line.strip()[:LONGEST_LINE]


class TerminalReader:
    """Reads from a terminal. Everybody has a history of their own: it tells what they chose in secret."""

    def __init__(self) -> None:
        self._sessions: dict[int, PromptSession[str]] = {}

    def read(self, prompt: str, owner: int = -1, words: Mapping[str, str] = NO_WORDS) -> str:
        if owner not in self._sessions:
            self._sessions[owner] = PromptSession(history=InMemoryHistory())
        completer = WordCompleter(list(words), ignore_case=True, meta_dict=dict(words), sentence=True)
        try:
            line = self._sessions[owner].prompt(prompt, completer=completer, complete_while_typing=False)
        except (EOFError, KeyboardInterrupt):
            raise EndOfInput from None
        return line.strip()[:LONGEST_LINE]


def is_terminal() -> bool:
    """Whether a person sits there, with a terminal that can do more than print."""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb"


def make_reader() -> Reader:
    return TerminalReader() if is_terminal() else PlainReader()
