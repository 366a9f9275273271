"""Effects that go through cards one by one: play them, put them into play, use them, move them."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Self

from deckwright.games.keyforge import table
from deckwright.games.keyforge.facts import ARTIFACT, CREATURE, FACTS
from deckwright.games.keyforge.rules.chosen_use import USES, perform
from deckwright.games.keyforge.rules.field import active, in_play, is_creature, type_of
from deckwright.games.keyforge.rules.leaving import are_different
from deckwright.games.keyforge.rules.playing import (
    NO_PLACE,
    PLAYING,
    other_half_among,
    place_of,
    push_entering,
    push_playing,
    why_not_played,
)
from deckwright.games.keyforge.rules.using import abilities_to_use, uses_of
from deckwright.kernel.abilities import Trigger, Triggered
from deckwright.kernel.decisions import ask
from deckwright.kernel.frames import NO_ANSWER, Frame
from deckwright.kernel.ids import NO_CARD, Card, Face, Seat
from deckwright.kernel.instructions import report
from deckwright.kernel.interpreter import go_to
from deckwright.kernel.locals import Locals, read_locals
from deckwright.kernel.nodes import procedure_with
from deckwright.kernel.state import State
from deckwright.kernel.vocabulary import PICK, VERB_SHIFT, first, second
from deckwright.kernel.windows import happen
from deckwright.kernel.zones import place_at, reveal

if TYPE_CHECKING:
    from deckwright.kernel.game import Game

FLANK: Final = 0
PLAY: Final = 1
ENTER: Final = 2
ENTER_FOR_OWNER: Final = 3
USE: Final = 4
FIGHT: Final = 5
REAP: Final = 6
TRIGGER: Final = 7
"""What a series does with its cards."""


@dataclass
class Series(Locals):
    """A row of cards that an effect goes through."""

    what: int = FLANK
    cards: tuple[Card, ...] = ()
    """Those that are left."""
    done: tuple[Card, ...] = ()
    """Those for which something was done."""
    kind: int = -1
    """What begins the abilities that are triggered."""
    place: int = NO_PLACE
    """In the battle line, if it is given, and the card whose place that was."""
    in_place_of: Card = NO_CARD
    foes: tuple[Card, ...] | None = None
    """Whom a fight must be with, if the effect says so."""

    def take(self, card: Card) -> None:
        """A card's turn has come: it is left no longer."""
        at = self.cards.index(card)
        self.cards = self.cards[:at] + self.cards[at + 1 :]

    def to_data(self, game: "Game") -> dict[str, Any]:
        """What begins abilities by its name."""
        kind = None if self.kind < 0 else game.table.vocabulary.events[self.kind].name
        return {**super().to_data(game), "kind": kind}

    @classmethod
    def from_data(cls, data: dict[str, Any], game: "Game") -> Self:
        names = [each.name for each in game.table.vocabulary.events]
        kind = -1 if data["kind"] is None else names.index(data["kind"])
        return read_locals(cls, {**data, "kind": kind})


def push_series(state: State, frame: Frame, series: Series) -> None:
    """Go through cards for an ability."""
    series.cards = bottoms_first(state, series.cards)
    state.frames.append(Frame(SERIES, frame.seat, frame.root, frame.source, series))


def bottoms_first(state: State, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Bottom halves before the top halves that come with them."""
    return tuple(sorted(cards, key=lambda card: FACTS[state.face[card]].half == "top"))


def take_next(state: State, frame: Frame[Series]) -> None:
    kept = frame.locals
    if not kept.cards:
        report(state, frame.root, kept.done, len(kept.done))
        state.frames.pop()
        return
    card = kept.cards[0]
    if kept.what in (PLAY, ENTER, ENTER_FOR_OWNER):
        ask_who_comes_next(state, frame)
    elif kept.what == FLANK and is_creature_or_artifact(state, card):
        codes = [table.AT_LEFT, table.AT_RIGHT]
        ask(state, active(state), table.ASK_PLACE, codes, (card,))
    elif kept.what in (USE, FIGHT, REAP) and in_play(state, card):
        codes = ways_to_use(state, frame, card)
        if codes:
            ask(state, active(state), table.ASK_USE, codes, (card,))


def ask_who_comes_next(state: State, frame: Frame[Series]) -> None:
    """Cards that are played or come into play at once do so in an order that the active player chooses
    (KF-1.8), as far as it makes a difference: to a battle line, or to what waits for them."""
    kept = frame.locals
    cards = [card for card in kept.cards if kept.what == PLAY or can_enter(state, kept, card)]
    sides = {state.owner[card] for card in cards} if kept.what == ENTER_FOR_OWNER else {frame.seat}
    matters = len(cards) > len(sides) or bool(state.index.listeners.get(table.ENTERED))
    if matters and are_different(state, cards):
        for card in cards:
            reveal(state, card)
        ask(state, active(state), table.ASK_NEXT, [PICK + card for card in cards], (frame.source,))


def is_creature_or_artifact(state: State, card: Card) -> bool:
    return state.zone[card] in table.LINE + table.ARTIFACTS


def ways_to_use(state: State, frame: Frame[Series], card: Card) -> list[int]:
    """An effect can use a card of any house (KF-5.9); only an artifact can be used as if it were yours."""
    if is_creature(state, card) and state.controller[card] != frame.seat:
        return []
    codes = uses_of(state, frame.seat, card, any_house=True)
    wanted = {FIGHT: (table.FIGHT, table.UNSTUN), REAP: (table.REAP, table.UNSTUN)}.get(frame.locals.what)
    if wanted is None:
        return codes
    foes = frame.locals.foes
    return [
        code
        for code in codes
        if (verb := code >> VERB_SHIFT << VERB_SHIFT) in wanted
        and not (foes is not None and verb == table.FIGHT and second(code) not in foes)
    ]


def do_next(state: State, frame: Frame[Series]) -> None:
    kept = frame.locals
    code, frame.answer = frame.answer, NO_ANSWER
    card = Card(first(code)) if code >> VERB_SHIFT == PICK >> VERB_SHIFT else kept.cards[0]
    kept.take(card)
    go_to(frame, take_next)
    if kept.what == FLANK:
        if code != NO_ANSWER:
            seat = state.controller[card]
            place_at(state, card, table.LINE[seat], place_of(state, seat, code))
            happen(state, table.REPOSITIONED, card=card)
            state.dirty = True
            kept.done += (card,)
    elif kept.what in (USE, FIGHT, REAP):
        if code != NO_ANSWER:
            kept.done += (card,)
            perform(state, frame.seat, code)
    elif kept.what == TRIGGER:
        found = abilities_with(state, card, kept.kind, frame.seat)
        found = [trigger for trigger in found if not any(ends(state, trigger) for ends in ENDS_OF_LOOPS)]
        state.triggered += tuple(found)
        kept.done += (card,) if found else ()
    else:
        bring(state, frame, card)


def bring(state: State, frame: Frame[Series], card: Card) -> None:
    """Play the card or put it into play, if that can be done (KF-4.13, KF-15.5). If it left play in the same
    action, it is another card now: nothing of what it was counts (KF-7.1)."""
    kept = frame.locals
    reveal(state, card)
    state.memory = {each: values for each, values in state.memory.items() if each != card}
    if kept.what == PLAY:
        if why_not_played(state, frame.seat, card):
            happen(state, table.CANNOT_PLAY_IT, frame.seat, card)
            return
        push_playing(state, frame.seat, card)
    elif not can_enter(state, kept, card):
        return
    else:
        top = other_half_among(state, card, kept.cards)
        seat = frame.seat if kept.what == ENTER else state.owner[card]
        push_entering(state, seat, card, kept.place, top)
        if kept.in_place_of != NO_CARD:
            state.own(table.STANDS_FOR)[card] = kept.in_place_of + 1
        kept.cards = tuple(each for each in kept.cards if each != top)
    kept.done += (card,)


def can_enter(state: State, kept: Series, card: Card) -> bool:
    """Creatures and artifacts can be put into play; a gigantic creature with its top half (KF-15.13)."""
    if in_play(state, card) or type_of(state, card) not in (CREATURE, ARTIFACT):
        return False
    half = FACTS[state.face[card]].half
    return not half or (half != "top" and other_half_among(state, card, kept.cards) is not None)


def abilities_with(state: State, card: Card, kind: int, seat: Seat) -> list[Trigger]:
    """The abilities of a card that a bold word begins, for whoever triggers them."""
    if in_play(state, card):
        return abilities_to_use(state, card, kind, seat)
    face = state.text[card]
    return [
        (face, ordinal, card, seat, card, -1, 0)
        for ordinal in state.game.scripts.top[face]
        if isinstance(ability := state.game.scripts.abilities[face][ordinal], Triggered)
        and kind in ability.on.kinds
    ]


def is_under_way(state: State, trigger: Trigger) -> bool:
    """Whether an ability is being resolved already: from within itself it is not set off again (KF-9.9),
    unless a card was played or used since, which comes to an end by itself (KF-5.1, KF-5.12)."""
    face, ordinal, holder, *_ = trigger
    ability = state.game.scripts.abilities[Face(face)][ordinal]
    effect = ability.effect if isinstance(ability, Triggered) else None
    for frame in reversed(state.frames):
        if frame.node is effect and frame.source == holder:
            return True
        if frame.node is PLAYING or frame.node in USES:
            return False
    return False


ENDS_OF_LOOPS: Final[list[Callable[[State, Trigger], bool]]] = [is_under_way]
"""What keeps an ability that is triggered from being set off for ever."""
SERIES: Final = procedure_with(Series, "keyforge/series", take_next, do_next)
