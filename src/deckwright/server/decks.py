"""Endpoints of the decks that people keep. Decks are their owner's alone."""

import asyncio
import time
from dataclasses import replace
from functools import lru_cache
from secrets import randbelow
from typing import Final, Literal

from msgspec import Struct

from deckwright.games.keyforge.decks.code import format_code
from deckwright.games.keyforge.decks.deck import BadDeck, Deck
from deckwright.games.keyforge.decks.generator import SEEDS
from deckwright.games.keyforge.decks.names import ArchonName
from deckwright.games.keyforge.facts import SETS
from deckwright.play.deck_forms import deck_errors, read_any, write
from deckwright.play.deck_forms import make_new as new_deck
from deckwright.play.deck_words import game_of_decks, known_names
from deckwright.play.voice import Voice
from deckwright.server.api import KILOBYTE, Call, Endpoint, Reply
from deckwright.server.problems import BadRequest, NotFound, TooMany
from deckwright.server.protocol import (
    DeckCardInfo,
    DeckHouse,
    DeckInfo,
    DeckList,
    NewDeck,
    RenameDeck,
)
from deckwright.server.storage.rows import DeckRow, new_id
from deckwright.text import LANGUAGES, Speaker

MOST_DECKS: Final = 200
AT_ONCE: Final = 10
"""So many decks are read before others get their turn."""
LONGEST_NAME: Final = 60
LONGEST_TEXT: Final = 100_000
"""Characters of a text that a deck is read from."""
LARGEST_BODY: Final = 512 * KILOBYTE
"""The same in bytes, however its characters are written."""
SHEET_POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"
"""A sheet brings its own style and nothing else."""
_FILES: Final = {"text": "txt", "code": "txt", "json": "json", "vault": "json"}

Form = Literal["text", "json", "code", "vault"]


class ExportQuery(Struct, forbid_unknown_fields=True):
    form: Form = "text"


# From rows to answers.


def speaker_of(language: str) -> Speaker:
    return Voice(language).about(game_of_decks())


def deck_info(row: DeckRow, speaker: Speaker) -> DeckInfo:
    """A deck as its owner sees it. One that can't be read any more has no cards, but can be deleted."""
    try:
        deck = deck_of(row.code)
    except BadDeck:
        return DeckInfo(row.id, row.name or speaker.say("play-deck-nameless"), "", row.code, [])
    houses = [
        DeckHouse(
            house,
            [
                DeckCardInfo(card.face, count, list(card.icons), next(iter(deck.marks(card)), None))
                for card, count in deck.counted(house)
            ],
        )
        for house in deck.houses
    ]
    return DeckInfo(row.id, row.name or title_of(deck, speaker), deck.set, row.code, houses)


@lru_cache(maxsize=2000)
def deck_of(code: str) -> Deck:
    """A deck that is kept: the same ones are looked at again and again."""
    return read_any(code)


def title_of(deck: Deck, speaker: Speaker) -> str:
    """The name of its archon, in the reader's language."""
    return deck.name.spoken(speaker.language) if deck.name else speaker.say("play-deck-nameless")


def clean_name(text: str) -> str:
    """A name that somebody gives a deck; without one it is called after its archon."""
    name = " ".join(text.split())
    if len(name) > LONGEST_NAME or not name.isprintable():
        raise BadRequest("server-bad-deck-name", most=LONGEST_NAME)
    return name


async def find_deck(call: Call, id: str) -> DeckRow:
    """A deck of whoever asks; of others nobody learns that they are there."""
    row = await call.context.store.deck(id)
    if row is None or row.user != call.me.id:
        raise NotFound("server-no-deck")
    return row


async def make_new(wanted: NewDeck, speaker: Speaker) -> Deck:
    """The deck that is asked for: read, or made by set and seed."""
    if wanted.text is not None:
        if wanted.set is not None or wanted.seed is not None:
            raise BadRequest("server-deck-text-or-set")
        if len(wanted.text) > LONGEST_TEXT:
            raise BadRequest("server-deck-text-too-long", most=LONGEST_TEXT)
        await gather_names()
        with deck_errors(speaker):
            return read_any(wanted.text)
    seed = randbelow(SEEDS) if wanted.seed is None else wanted.seed
    if not 0 <= seed < SEEDS:
        raise BadRequest("server-deck-seed", most=str(SEEDS - 1))
    with deck_errors(speaker):
        return new_deck(wanted.set or SETS[0], seed)


async def gather_names() -> None:
    """Gather all names in all languages, which takes a while the first time; others get their turn."""
    for language in LANGUAGES:
        speaker_of(language)
        await asyncio.sleep(0)
    known_names()


# Endpoints.


async def get_decks(call: Call) -> DeckList:
    speaker = speaker_of(call.language)
    rows = await call.context.store.decks_of(call.me.id)
    infos = []
    for place, row in enumerate(rows):
        infos.append(deck_info(row, speaker))
        if not place % AT_ONCE:
            await asyncio.sleep(0)
    return DeckList(infos)


async def create_deck(call: Call, body: NewDeck) -> DeckInfo:
    name = clean_name(body.name or "")
    store = call.context.store
    if len(await store.decks_of(call.me.id)) >= MOST_DECKS:
        raise TooMany("server-too-many-decks", most=MOST_DECKS)
    speaker = speaker_of(call.language)
    deck = await make_new(body, speaker)
    row = DeckRow(new_id(), call.me.id, name, format_code(deck), time.time())
    await store.create_deck(row)
    return deck_info(row, speaker)


async def rename_deck(call: Call, id: str, body: RenameDeck) -> DeckInfo:
    name = clean_name(body.name)
    row = await find_deck(call, id)
    await call.context.store.change_deck(row.id, name=name)
    return deck_info(DeckRow(row.id, row.user, name, row.code, row.created), speaker_of(call.language))


async def delete_deck(call: Call, id: str) -> None:
    row = await find_deck(call, id)
    await call.context.store.delete_deck(row.id)


async def get_deck_sheet(call: Call, id: str) -> Reply:
    row = await find_deck(call, id)
    speaker = speaker_of(call.language)
    with deck_errors(speaker):
        deck = deck_of(row.code)
        if row.name:
            deck = replace(deck, name=ArchonName.same(row.name))
        page = write(deck, "html", speaker)
    return Reply(page, {"Content-Security-Policy": SHEET_POLICY, "Content-Language": call.language})


async def export_deck(call: Call, id: str, query: ExportQuery) -> Reply:
    row = await find_deck(call, id)
    speaker = speaker_of(call.language)
    with deck_errors(speaker):
        text = write(deck_of(row.code), query.form, speaker)
    file = f'attachment; filename="deck.{_FILES[query.form]}"'
    return Reply(text, {"Content-Disposition": file})


ENDPOINTS: Final = (
    Endpoint("GET", "/decks", get_decks, "Your decks.", answer=DeckList, session="needed"),
    Endpoint(
        "POST",
        "/decks",
        create_deck,
        "Keep a deck: a new one, or one read from a text.",
        body=NewDeck,
        answer=DeckInfo,
        session="made",
        largest=LARGEST_BODY,
    ),
    Endpoint(
        "PATCH",
        "/decks/{id}",
        rename_deck,
        "Give a deck another name; an empty one gives it its own again.",
        body=RenameDeck,
        answer=DeckInfo,
        session="needed",
    ),
    Endpoint("DELETE", "/decks/{id}", delete_deck, "Delete a deck.", session="needed"),
    Endpoint(
        "GET",
        "/decks/{id}/sheet",
        get_deck_sheet,
        "A deck as a page to print.",
        answer=str,
        media="text/html",
        session="needed",
    ),
    Endpoint(
        "GET",
        "/decks/{id}/export",
        export_deck,
        "A deck in a form that other programs read.",
        query=ExportQuery,
        answer=str,
        media="text/plain",
        session="needed",
    ),
)
