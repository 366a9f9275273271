"""KeyForge for the kernel: tables and hooks."""

from dataclasses import replace
from functools import lru_cache
from typing import Any, ClassVar

from deckwright.games.keyforge import table
from deckwright.games.keyforge.cards import SCRIPTS
from deckwright.games.keyforge.decks.code import format_code
from deckwright.games.keyforge.decks.deck import HOUSES_OF_A_DECK, Deck
from deckwright.games.keyforge.decks.files import read_deck
from deckwright.games.keyforge.decks.generator import available_houses, generate
from deckwright.games.keyforge.decks.mixing import MIXED, mix
from deckwright.games.keyforge.facts import BY_ID, SETS, TYPES
from deckwright.games.keyforge.rules import (
    choosing,
    deeds,
    field,
    invariants,
    knowledge,
    meaning,
    modes,
    moments,
    outlook,
    reach,
    refusals,
    scenario,
    settling,
    showing,
    start,
)
from deckwright.games.keyforge.rules.borrowing import is_borrowed
from deckwright.games.keyforge.script.effects import ChooseOne
from deckwright.kernel.abilities import Trigger, Whose
from deckwright.kernel.control import Until
from deckwright.kernel.frames import Frame
from deckwright.kernel.game import Game, Setup
from deckwright.kernel.ids import NO_CARD, Card, Face, Seat
from deckwright.kernel.interpreter import push
from deckwright.kernel.nodes import Domain, Effect
from deckwright.kernel.refusals import Refusal
from deckwright.kernel.rng import Rng
from deckwright.kernel.scenario import Reader
from deckwright.kernel.scope import Scope
from deckwright.kernel.settings import Setting, Value
from deckwright.kernel.state import State

RANDOM = "random"
HIDDEN = "hidden"
"""In place of a deck that a seat may not know."""
PLAYABLE = frozenset(SCRIPTS)
DECK_SETS = (
    *(set_ for set_ in SETS if len(available_houses(set_, PLAYABLE)) >= HOUSES_OF_A_DECK),
    MIXED,
)
"""What decks can be made of."""


@lru_cache(maxsize=256)
def read_deck_setting(text: str) -> str:
    """A deck in any form that is understood, as its code."""
    word = text.strip()
    if word.lower() in (RANDOM, scenario.DESCRIBED):
        return word.lower()
    return format_code(read_deck(text, playable=PLAYABLE))


def new_deck(set_: str, rng: Rng) -> Deck:
    """A deck of a set, of any set, or a mixed one."""
    if set_ == RANDOM:
        set_ = MIXED if rng.below(2) else DECK_SETS[rng.below(len(DECK_SETS))]
    return mix(rng, PLAYABLE) if set_ == MIXED else generate(set_, rng, PLAYABLE)


def deck_setting(name: str, only: tuple[tuple[str, str], ...] = ()) -> Setting:
    return Setting(name, default=RANDOM, values=(RANDOM,), reader=read_deck_setting, only=only)


class KeyForge(Game):
    """Two players; one game or a match, with decks of their own, sealed or by auction."""

    name = "keyforge"
    least_seats = 2
    most_seats = 2
    settings = (
        Setting("format", default="archon", values=("archon", "sealed", "auction")),
        Setting("match", default="1", values=("1", "3")),
        Setting("set", default=RANDOM, values=(RANDOM, *DECK_SETS)),
        Setting("first", default="random", values=("random", "p1", "p2")),
        Setting("chains1", default=0, least=0, most=24),
        Setting("chains2", default=0, least=0, most=24),
        deck_setting("deck1"),
        deck_setting("deck2"),
        deck_setting("deck3", only=(("format", "sealed"),)),
        deck_setting("deck4", only=(("format", "sealed"),)),
    )
    vocabulary = table.WORDS
    zone_table = table.ZONES
    vars = table.VARS
    columns = table.COLUMNS
    printed_columns = table.STOOD_RIGHT_OF
    attributes = table.ATTRIBUTES
    player_attributes = table.PLAYER_ATTRIBUTES
    face_names = table.FACES
    has_copies = True
    blank_attribute = table.BLANK
    only_in_play = table.ONLY_IN_PLAY
    outlook_after = 40
    turn_var = table.TURN
    active_var = table.ACTIVE
    scripts: ClassVar = SCRIPTS
    handlers_of: ClassVar = modes.HANDLERS
    deeds_of: ClassVar = deeds.DEEDS
    domains_of: ClassVar = choosing.DOMAINS
    settlers_of: ClassVar = choosing.SETTLERS
    tests_of: ClassVar = meaning.TESTS
    measures_of: ClassVar = meaning.MEASURES
    verdicts_of: ClassVar = meaning.VERDICTS

    def prepare(self, setup: Setup) -> Setup:
        """Random decks are made now, so that the record of a game holds them."""
        rng = setup.side_stream("decks")
        needed = 4 if setup["format"] == "sealed" else 2
        settings = []
        for name, value in setup.settings:
            if name.startswith("deck") and value == RANDOM and int(name[-1]) <= needed:
                value = format_code(new_deck(str(setup["set"]), rng))
            settings.append((name, value))
        return replace(setup, settings=tuple(settings))

    def kind_of_face(self, face: str) -> str:
        return TYPES[BY_ID[face].type] if face in BY_ID else ""

    def played_faces(self) -> list[str]:
        return [face for face in PLAYABLE if face in BY_ID and BY_ID[face].half != "top"]

    def cards_in(self, state: State) -> list[Face]:
        if not state.face:  # The decks are still to be chosen.
            return []
        return [start.NUMBER_OF[card.face] for seat in range(2) for card in start.deck_of(state, seat).cards]

    def cards(self, setup: Setup) -> list[Face]:
        """None yet: which decks are played may still be chosen."""
        return []

    def blank(self, setup: Setup, faces: list[Face], rng: int) -> State:
        state = super().blank(setup, faces, rng)
        state.owner = [Seat(0)] * len(faces)
        state.controller = state.owner[:]
        state.text = faces[:]
        state.host = [NO_CARD] * len(faces)
        return state

    def deal(self, state: State) -> None:
        push(state, start.MATCH, Seat(0))

    def arrange(self, words: Reader) -> State:
        return scenario.arrange(self, words)

    def describe(self, state: State, seat: Seat | None) -> dict[str, Any]:
        return showing.describe(state)

    def describe_card(self, state: State, card: Card, seat: Seat | None) -> Any:
        return showing.describe_card(state, card, seat)

    def breaches(self, state: State) -> list[str]:
        return invariants.breaches(state)

    def refusals(self, state: State, seat: Seat) -> list[Refusal]:
        return refusals.refusals(state, seat)

    def visible_settings(self, state: State, seat: Seat | None) -> dict[str, Value]:
        secret = () if seat is None else knowledge.secret_decks(state, seat)
        return {name: HIDDEN if name in secret else value for name, value in state.setup.settings}

    def imagine(self, setup: Setup, state: State, seat: Seat, rng: Rng) -> Setup:
        secret = knowledge.secret_decks(state, seat)
        if not secret:
            return setup
        settings = tuple(
            (name, format_code(new_deck(str(setup["set"]), rng)) if name in secret else value)
            for name, value in setup.settings
        )
        return replace(setup, settings=settings)

    def printed(self, state: State, attribute: int, card: Card) -> int:
        return field.printed(state, attribute, card)

    def printed_row(self, state: State, card: Card) -> list[int]:
        return field.printed_row(state, card)

    def moment(self, state: State, until: Until, frame: Frame) -> tuple[int, int]:
        return moments.moment(state, until, frame)

    def modes_of(self, node: Effect) -> tuple[Effect, ...]:
        return node.modes if isinstance(node, ChooseOne) else ()

    def states_a_quality(self, domain: Domain) -> bool:
        return meaning.states_a_quality(domain)

    def could_touch(self, state: State, trigger: Trigger, card: Card) -> bool:
        return super().could_touch(state, trigger, card) and reach.could_touch(state, trigger, card)

    def whose(self, state: State, card: Card, scope: Scope) -> Whose:
        """A card that is used as if it were yours is a friendly one in its own ability (KF-5.10)."""
        if card == scope.source and scope.frame is not None and is_borrowed(state, scope.seat, card):
            return Whose.YOU
        return super().whose(state, card, scope)

    def decider(self, state: State, seat: Seat) -> Seat:
        return field.active(state)

    def outlook(self, state: State) -> list[float]:
        return outlook.outlook(state)

    def look_over(self, state: State) -> None:
        settling.look_over(state)

    def still_resolves(self, state: State, trigger: Trigger) -> bool:
        return settling.still_resolves(state, trigger)


GAME = KeyForge()
