"""What can be typed besides a choice: commands, in the words of all languages."""

from enum import Enum
from functools import cache

from deckwright.cli.voice import Voice
from deckwright.text import LANGUAGES


class Command(Enum):
    """The value is the end of the message that lists its words, and of the one that explains it."""

    WHY = "why"
    LOG = "log"
    RULES = "rules"
    CARD = "card"
    TABLE = "table"
    OPTIONS = "options"
    PREVIEW = "preview"
    REST = "rest"
    PREPARE = "prepare"
    UNDO = "undo"
    SAVE = "save"
    LANG = "lang"
    HELP = "help"
    QUIT = "quit"


def words_of(command: Command, language: str) -> list[str]:
    """The words for a command in one language, the usual one first."""
    return Voice(language).say(f"cli-do-{command.value}").split(", ")


@cache
def all_words() -> dict[str, Command]:
    return {
        word: command for language in LANGUAGES for command in Command for word in words_of(command, language)
    }


def read_command(line: str) -> tuple[Command, str] | None:
    """A command and what stands behind it; None if the line is none."""
    head, _, rest = line.partition(" ")
    command = all_words().get(head.casefold())
    return None if command is None else (command, rest.strip())


@cache
def words_for_yes() -> frozenset[str]:
    return frozenset(word for each in LANGUAGES for word in Voice(each).say("cli-words-yes").split(", "))


def is_yes(line: str) -> bool:
    return line.strip().casefold() in words_for_yes()
