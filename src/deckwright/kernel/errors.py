"""Errors that tell a person what was wrong. Text is rendered above the kernel, in the reader's language."""

from collections.abc import Callable


class DeckwrightError(Exception):
    """Bad input of any kind. Nothing was changed.

    `code` names the message in the text catalogue, `details` fill its blanks.
    """

    def __init__(self, code: str, **details: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.details = details
        self.game: object = None
        """The game whose words the message may be in, if it is one of its own."""

    def __str__(self) -> str:
        return _render[0](self)


class UnknownGame(DeckwrightError):
    """No game of that name."""


class BrokenGame(DeckwrightError):
    """A game that can't be loaded."""


class BadSetting(DeckwrightError):
    """An option of the game that does not exist, or a value it does not take."""


class IllegalChoice(DeckwrightError):
    """Not one of the options of the present decision."""


class BadDescription(DeckwrightError):
    """A scenario that does not describe a position of the game."""


class BadDocument(DeckwrightError):
    """A saved state or record that can't be read."""


class BadTable(DeckwrightError):
    """A table of printed facts with something in it that can't be."""


class EngineFault(Exception):
    """A broken promise inside the engine: never the user's fault."""


def quote(value: object, longest: int = 60) -> str:
    """A value as a message can show it: cut if it is long, in words if it can't be written."""
    try:
        return str(value)[:longest]
    except ValueError:
        return "…"


def _plain(error: DeckwrightError) -> str:
    details = ", ".join(f"{name}={value!r}" for name, value in error.details.items())
    return f"{error.code} ({details})" if details else error.code


_render: list[Callable[[DeckwrightError], str]] = [_plain]


def use_renderer(render: Callable[[DeckwrightError], str]) -> None:
    """Let `str(error)` speak through the text layer."""
    _render[0] = render
