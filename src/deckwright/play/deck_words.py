"""Words for decks: in the reader's language to write them, in all languages to read them."""

from functools import cache
from typing import Final

from deckwright.games import find as find_game
from deckwright.games.keyforge.decks.deck import BadDeck
from deckwright.games.keyforge.decks.sheet import WORDS
from deckwright.games.keyforge.facts import BY_ID, FACES, HOUSES, ICONS, SETS
from deckwright.kernel.game import Game
from deckwright.play.voice import Voice
from deckwright.text import LANGUAGES, Speaker

MARKS: Final = ("maverick", "legacy", "anomaly", "evil-twin")
HALVES: Final = ("top", "bottom")
HEADS: Final = ("name", "set")
_NAMED: Final = ("card", "cards", "house", "houses", "known", "mark", "near", "set")
"""The blanks of messages about decks that are filled with ids."""


def game_of_decks() -> Game:
    """The game that the decks are for."""
    return find_game("keyforge")


def card_names(speaker: Speaker) -> dict[str, str]:
    """The names of cards by id. The halves of a gigantic creature share one."""
    return {face: speaker.card_name(face) for face in FACES if BY_ID[face].half != "top"}


def places(speaker: Speaker) -> dict[str, str]:
    """The names of houses and sets by id."""
    names = {house: speaker.word("house", house) for house in HOUSES}
    return names | {each: set_name(each, speaker) for each in SETS}


def set_name(set_: str, speaker: Speaker) -> str:
    """What a set is called, or the mixture of all."""
    sets = next(setting for setting in game_of_decks().settings if setting.name == "set")
    return speaker.setting_value(sets, set_)


def sheet_words(speaker: Speaker) -> dict[str, str]:
    """All words that a deck sheet needs."""
    names = places(speaker)
    return names | {word: speaker.say(f"play-deck-{word}") for word in WORDS if word not in names}


def list_words(speaker: Speaker) -> dict[str, str]:
    """The words of a plain list by id."""
    words = places(speaker)
    for kind, ids in (("icon", ICONS), ("mark", MARKS), ("half", HALVES), ("head", HEADS)):
        words |= {each: speaker.say(f"play-deck-{kind}-{each}") for each in ids}
    return words


@cache
def known_names() -> dict[str, str]:
    """The ids of cards, houses and all else in a list, by their names in every language."""
    speakers = [Voice(language).about(game_of_decks()) for language in LANGUAGES]
    names = {name: word for speaker in speakers for word, name in list_words(speaker).items()}
    return names | {speaker.card_name(face): face for speaker in speakers for face in FACES}


def spell_out(error: BadDeck, speaker: Speaker) -> None:
    """Put names in place of the ids that an error tells."""
    names = list_words(speaker) | card_names(speaker)
    sets = str(error.details.get("known", "")).split(", ")
    for blank in _NAMED:
        if blank in error.details:
            words = str(error.details[blank]).split(", ")
            error.details[blank] = ", ".join(names.get(word, word) for word in words)
    if error.code == "deck-set-unknown":
        # By their short names sets are asked for.
        error.details["known"] = ", ".join(f"{set_name(each, speaker)} ({each})" for each in sets)
