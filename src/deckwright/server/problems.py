"""What goes wrong between a client and the server: each error has a status and names a message."""

import re
from collections.abc import Callable
from typing import ClassVar, Final

import msgspec

from deckwright.kernel.errors import DeckwrightError, quote
from deckwright.server.voice import ServerVoice


class RequestError(DeckwrightError):
    """A request that can't be carried out; `code` names a message of the server. Nothing was changed."""

    status: ClassVar[int] = 400


class BadRequest(RequestError):
    """It can't be understood."""


class NeedsSession(RequestError):
    """Nobody knows who asks."""

    status = 401

    def __init__(self) -> None:
        super().__init__("server-needs-session")


class NotAllowed(RequestError):
    """Whoever asks may not."""

    status = 403


class NotFound(RequestError):
    """There is no such thing, or none that whoever asks may know of."""

    status = 404

    def __init__(self, code: str = "server-not-found", **details: str | int) -> None:
        super().__init__(code, **details)


class WrongMethod(RequestError):
    status = 405


class TooSlow(RequestError):
    """The request did not come to its end."""

    status = 408


class Conflict(RequestError):
    """It can't be done as things are now."""

    status = 409


class TooLarge(RequestError):
    status = 413


class TooMany(RequestError):
    """A limit is reached; later, or after making room, it can be tried again."""

    status = 429


def status_of(error: DeckwrightError) -> int:
    """The status that an error is answered with: what the engine refuses is a bad request."""
    return error.status if isinstance(error, RequestError) else 400


def text_of(error: DeckwrightError, language: str) -> str:
    """An error in words. Types of values are named in the reader's language too."""
    voice = ServerVoice(language)
    if error.code in _ABOUT_TYPES:
        for blank in ("expected", "found"):
            *rest, last = (type_name(voice, name) for name in str(error.details[blank]).split(" | "))
            error.details[blank] = voice.say("list-or", rest=", ".join(rest), last=last) if rest else last
    return voice.error(error)


def type_name(voice: ServerVoice, name: str) -> str:
    return voice.say(f"server-type-{name}") if name in _TYPES else name


_ABOUT_TYPES: Final = ("server-wrong-type", "server-body-wrong-type")
_TYPES: Final = ("int", "float", "str", "bool", "object", "array", "null")
_PLACE: Final = re.compile(r"(?P<problem>.*?)(?: - at `(?:key in )?\$?\.?(?P<place>.*)`)?", re.DOTALL)
_BYTE: Final = re.compile(r"\(byte (\d+)\)")
_PROBLEMS: Final[tuple[tuple[re.Pattern[str], Callable[[re.Match[str], str], BadRequest]], ...]] = (
    (
        re.compile(r"Object contains unknown field `(.*)`", re.DOTALL),
        lambda found, place: BadRequest("server-unknown-field", field=_join(place, found[1])),
    ),
    (
        re.compile(r"Object missing required field `(.*)`"),
        lambda found, place: BadRequest("server-missing-field", field=_join(place, found[1])),
    ),
    (
        re.compile(r"Expected `(.*)`, got `(.*)`"),
        lambda found, place: BadRequest(
            "server-wrong-type" if place else "server-body-wrong-type",
            field=place,
            expected=found[1],
            found=found[2],
        ),
    ),
    (
        re.compile(r"Invalid (?:enum )?value '?(.*?)'?", re.DOTALL),
        lambda found, place: BadRequest("server-wrong-value", field=place, value=quote(found[1])),
    ),
    (
        re.compile(r"Expected `\w+`(?: of length)? (?:<=|of at most length) (\d+).*"),
        lambda found, place: BadRequest("server-value-too-large", field=place, most=int(found[1])),
    ),
    (
        re.compile(r"Expected `\w+`(?: of length)? (?:>=|of at least length) (-?\d+).*"),
        lambda found, place: BadRequest("server-value-too-small", field=place, least=int(found[1])),
    ),
)


def _join(place: str, field: str) -> str:
    return quote(f"{place}.{field}" if place else field)


def problem_of(error: Exception) -> BadRequest:
    """What is wrong with a document, from what the decoder says."""
    if isinstance(error, msgspec.ValidationError):
        said = _PLACE.fullmatch(str(error))
        assert said is not None
        place = quote(said["place"] or "")
        for pattern, make in _PROBLEMS:
            found = pattern.fullmatch(said["problem"])
            if found is not None:
                return make(found, place)
        return BadRequest("server-wrong-field", field=place)
    if isinstance(error, UnicodeDecodeError):
        return BadRequest("server-not-text")
    byte = _BYTE.search(str(error))
    return BadRequest("server-not-json", place=int(byte[1]) + 1 if byte else 0)
