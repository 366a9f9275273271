"""Settings of the game: formats, and the decks it is played with."""

from dataclasses import replace
from functools import lru_cache
from typing import Final

from deckwright.games.keyforge.cards import SCRIPTS
from deckwright.games.keyforge.decks.code import format_code, keep
from deckwright.games.keyforge.decks.deck import DESCRIBED, HOUSES_OF_A_DECK, Deck
from deckwright.games.keyforge.decks.files import read_deck
from deckwright.games.keyforge.decks.generator import available_houses, generate_nameless
from deckwright.games.keyforge.decks.mixed import MIXED, mix_nameless
from deckwright.games.keyforge.facts import SETS
from deckwright.kernel.rng import Rng
from deckwright.kernel.settings import Setting
from deckwright.kernel.setup import Setup

RANDOM: Final = "random"
PLAYABLE: Final = frozenset(SCRIPTS)
DECK_SETS: Final = (
    *(set_ for set_ in SETS if len(available_houses(set_, PLAYABLE)) >= HOUSES_OF_A_DECK),
    MIXED,
)
"""What decks can be made of."""


@lru_cache(maxsize=256)
def read_deck_setting(text: str) -> str:
    """A deck in any form that is understood, as its code."""
    word = text.strip()
    if word.lower() in (RANDOM, DESCRIBED):
        return word.lower()
    return format_code(read_deck(text, playable=PLAYABLE))


def new_deck(set_: str, rng: Rng) -> Deck:
    """A deck of a set, of any set, or a mixed one. What it is called can be told from its seed."""
    if set_ == RANDOM:
        set_ = MIXED if rng.below(2) else DECK_SETS[rng.below(len(DECK_SETS))]
    return mix_nameless(rng, PLAYABLE) if set_ == MIXED else generate_nameless(set_, rng, PLAYABLE)


def deck_setting(name: str, only: tuple[tuple[str, str], ...] = ()) -> Setting:
    return Setting(name, default=RANDOM, values=(RANDOM,), reader=read_deck_setting, only=only)


SETTINGS: Final[tuple[Setting, ...]] = (
    Setting("format", default="archon", values=("archon", "sealed", "auction")),
    Setting("match", default="1", values=("1", "3")),
    Setting("set", default=RANDOM, values=(RANDOM, *DECK_SETS)),
    Setting("first", default="random", values=("random", "p1", "p2"), says_who_is_first=True),
    Setting("chains1", default=0, least=0, most=24),
    Setting("chains2", default=0, least=0, most=24),
    deck_setting("deck1"),
    deck_setting("deck2"),
    deck_setting("deck3", only=(("format", "sealed"),)),
    deck_setting("deck4", only=(("format", "sealed"),)),
)


def prepare(setup: Setup) -> Setup:
    """Random decks are made now, so that the record of a game holds them."""
    rng = setup.side_stream("decks")
    needed = 4 if setup["format"] == "sealed" else 2
    settings = []
    for name, value in setup.settings:
        if name.startswith("deck") and value == RANDOM and int(name[-1]) <= needed:
            value = keep(new_deck(str(setup["set"]), rng))
        settings.append((name, value))
    return replace(setup, settings=tuple(settings))
