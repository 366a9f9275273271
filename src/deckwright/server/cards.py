"""Catalogues: all cards, words, zones and terms of a game in one language, for clients that know no rules."""

import asyncio
from collections.abc import Iterable
from typing import Any, Final

from deckwright.kernel.game import Game
from deckwright.play.glossary import Glossary
from deckwright.play.tables import face_facts, face_words, figure_word, layout_of, printed_on
from deckwright.play.voice import Voice
from deckwright.server.protocol import CardInfo, Catalogue, FigureInfo, Term
from deckwright.text import Speaker
from deckwright.text.catalogue import catalogue

NO_WORDS: Final = ("adjective", "numeral", "face", "bold")
"""The groups of the lexicon that only sentences need."""
AT_ONCE: Final = 8
"""So many cards are written before others get their turn: all of them take about a second."""


async def make_catalogue(game: Game, language: str) -> Catalogue:
    """The catalogue of a game. It gives way to other tasks as it goes."""
    speaker = Voice(language).about(game)
    await asyncio.sleep(0)
    texts: dict[str, list[str]] = {}
    for number, face in enumerate(game.table.face_names):
        texts[face] = speaker.card_text(face).splitlines()
        if not number % AT_ONCE:
            await asyncio.sleep(0)
    glossary = Glossary(game, speaker, (line for lines in texts.values() for line in lines))
    cards = []
    for number, face in enumerate(texts):
        cards.append(make_card(game, speaker, face, texts[face], glossary))
        if not number % AT_ONCE:
            await asyncio.sleep(0)
    return Catalogue(
        game=game.name,
        language=language,
        cards=cards,
        words=words_of(game, speaker),
        zones={kind: speaker.say(f"zone-{kind}-heading") for kind in zone_kinds(game)},
        terms=[Term(term.id, term.name, term.rule, term.text, list(term.forms)) for term in glossary.terms],
        figures=[
            FigureInfo(figure.name, figure.of.value, figure.icon, figure_word(speaker, figure.name))
            for figure in layout_of(game).figures
        ],
    )


def make_card(game: Game, speaker: Speaker, face: str, text: list[str], glossary: Glossary) -> CardInfo:
    facts = face_facts(game, face)
    return CardInfo(
        id=face,
        name=speaker.card_name(face),
        line=printed_on(game, speaker, face),
        text=text,
        facts=facts,
        terms=terms_of(facts, text, glossary),
    )


def terms_of(facts: dict[str, Any], text: Iterable[str], glossary: Glossary) -> list[str]:
    """What a reader of a card may want explained: its keywords, then what its text speaks of."""
    known = {term.id for term in glossary.terms}
    printed = [word for word in (*facts.get("keywords", ()), *facts.get("kinds", ())) if word in known]
    return list(dict.fromkeys([*printed, *glossary.found_in("\n".join(text))]))


def words_of(game: Game, speaker: Speaker) -> dict[str, dict[str, str]]:
    """The words of the lexicon by group, and those for what stands in the facts of cards."""
    words: dict[str, dict[str, str]] = {}
    for group, word in catalogue(speaker.language, game).lexicon.words():
        if group not in NO_WORDS:
            words.setdefault(group, {})[word] = speaker.word(group, word)
    return words | face_words(game, speaker)


def zone_kinds(game: Game) -> list[str]:
    return list(dict.fromkeys(zone.kind for zone in game.table.zones))
