"""Endpoints about games, their cards and their rules. What they answer is the same for everybody."""

import gzip
import hashlib
from dataclasses import dataclass
from typing import Any, Final, cast

import msgspec
import structlog
from starlette.responses import Response

from deckwright.bots.registry import bot_names
from deckwright.games import find as find_game
from deckwright.games import of_each
from deckwright.kernel.errors import UnknownGame
from deckwright.kernel.game import Game
from deckwright.kernel.settings import Setting
from deckwright.play.deck_words import game_of_decks
from deckwright.play.guide import guide_of
from deckwright.server.api import JSON, Call, Endpoint
from deckwright.server.async_cache import AsyncCache
from deckwright.server.cards import make_catalogue
from deckwright.server.problems import NotFound
from deckwright.server.protocol import (
    BotInfo,
    Catalogue,
    ClauseInfo,
    GameInfo,
    LanguageInfo,
    RulebookInfo,
    SectionInfo,
    SettingInfo,
    ValueInfo,
)
from deckwright.server.voice import ServerVoice
from deckwright.text import Rulebook, Speaker, names_of_languages, rulebook

_log: Final = structlog.get_logger()
CACHED: Final = "public, no-cache"
"""Kept by browsers, which ask each time whether it is still the same: the answer is short then."""


@dataclass(frozen=True)
class Document:
    """An answer written once, plain and packed, with the mark by which a browser knows that it has it."""

    plain: bytes
    packed: bytes
    mark: str

    @classmethod
    def of(cls, answer: Any) -> "Document":
        plain = msgspec.json.encode(answer)
        mark = hashlib.sha256(plain).hexdigest()[:20]
        return cls(plain, gzip.compress(plain, 9, mtime=0), f'"{mark}"')


DOCUMENTS: Final = AsyncCache[tuple[str, ...], Document](most=100)
"""By what they are and in which language: they are the same for all servers of a process."""


def send(call: Call, document: Document) -> Response:
    """A document, unless the browser has it."""
    headers = {
        "ETag": document.mark,
        "Cache-Control": CACHED,
        "Content-Language": call.language,
        "Vary": "Accept-Encoding, Accept-Language, Cookie",
    }
    asked = call.request.headers.get("if-none-match", "")
    if document.mark in (mark.strip().removeprefix("W/") for mark in asked.split(",")):
        return Response(status_code=304, headers=headers)
    if "gzip" not in call.request.headers.get("accept-encoding", ""):
        return Response(document.plain, headers=headers, media_type=JSON)
    return Response(document.packed, headers=headers | {"Content-Encoding": "gzip"}, media_type=JSON)


def game_of(name: str) -> Game:
    """The game that a path names."""
    try:
        return find_game(name)
    except UnknownGame as error:
        raise NotFound(error.code, **error.details) from error


# What is answered.


def game_info(game: Game, language: str) -> GameInfo:
    speaker = ServerVoice(language).about(game)
    return GameInfo(
        name=game.name,
        title=speaker.title(),
        about=speaker.about(),
        least_seats=game.least_seats,
        most_seats=game.most_seats,
        settings=[setting_info(speaker, setting) for setting in game.settings],
        bots=[BotInfo(name, speaker.say(f"server-bot-{name}")) for name in bot_names()],
        guide=guide_of(game) is not None,
        decks=game is game_of_decks(),
    )


def list_games(language: str) -> list[GameInfo]:
    """All games that work; of the others the log tells what is wrong."""
    found, broken = of_each(lambda game: game_info(game, language))
    for name, error in broken.items():
        _log.error("game-broken", game=name, exc_info=error)
    return found


def setting_info(speaker: Speaker, setting: Setting) -> SettingInfo:
    values: tuple[bool | str, ...] = setting.values
    if isinstance(setting.default, bool):
        kind, values = "yes-no", (True, False)
    elif isinstance(setting.default, int):
        kind = "number"
    else:
        # A reader with several words to choose from takes no other text from people.
        kind = "word" if setting.reader is None or len(setting.values) > 1 else "text"
    return SettingInfo(
        name=setting.name,
        title=speaker.setting_name(setting),
        about=speaker.setting_about(setting),
        kind=cast(Any, kind),
        default=setting.default,
        values=[ValueInfo(value, speaker.setting_value(setting, value)) for value in values],
        least=setting.least,
        most=setting.most,
        only=dict(setting.only),
    )


def rulebook_info(game: Game, language: str) -> RulebookInfo:
    book = rulebook(game, language)
    sections = [
        SectionInfo(number, title, clauses_of(book, number)) for number, title in book.sections.items()
    ]
    return RulebookInfo(game.name, language, book.title, sections)


def clauses_of(book: Rulebook, section: str) -> list[ClauseInfo]:
    return [
        ClauseInfo(clause.number, clause.text, clause.ruling)
        for number, clause in book.clauses.items()
        if number.partition(".")[0] == section
    ]


# Endpoints.


async def get_games(call: Call) -> Response:
    async def make() -> Document:
        return Document.of(list_games(call.language))

    return send(call, await DOCUMENTS.find(("games", call.language), make))


async def get_catalogue(call: Call, game: str) -> Response:
    found = game_of(game)

    async def make() -> Document:
        return Document.of(await make_catalogue(found, call.language))

    return send(call, await DOCUMENTS.find(("catalogue", game, call.language), make))


async def get_rules(call: Call, game: str) -> Response:
    found = game_of(game)

    async def make() -> Document:
        return Document.of(rulebook_info(found, call.language))

    return send(call, await DOCUMENTS.find(("rules", game, call.language), make))


async def get_languages(call: Call) -> list[LanguageInfo]:
    return [LanguageInfo(code, name) for code, name in names_of_languages().items()]


ENDPOINTS: Final = (
    Endpoint(
        "GET",
        "/languages",
        get_languages,
        "The languages that are spoken here, each by its own name.",
        answer=list[LanguageInfo],
    ),
    Endpoint("GET", "/games", get_games, "All games, with their settings and bots.", answer=list[GameInfo]),
    Endpoint(
        "GET",
        "/games/{game}/catalogue",
        get_catalogue,
        "All cards, words and zones of a game.",
        answer=Catalogue,
    ),
    Endpoint("GET", "/games/{game}/rules", get_rules, "The rulebook of a game.", answer=RulebookInfo),
)
