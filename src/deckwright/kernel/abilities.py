"""Abilities at work: which listen to what, which change what, and the lasting effects beside them.

The index is immutable and shared by clones; it changes only when a card comes into play or leaves it,
when a lasting effect begins or ends, or when a card's text changes. Nothing is polled.
"""

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Final, NamedTuple

from mypy_extensions import mypyc_attr

from deckwright.kernel.ids import NO_SEAT, Card, Face, Seat
from deckwright.kernel.nodes import Ability, Amount, Condition, Effect, Group, Part, part_of_scripts

if TYPE_CHECKING:
    from deckwright.kernel.state import State

Trigger = tuple[int, int, int, int, int, int, int]
"""A triggered ability that waits: face and ordinal of the ability, holder, seat, subject, other, amount."""

NO_LASTING: Final = 0


@part_of_scripts
class Whose(Enum):
    """A player as seen from an ability."""

    YOU = "you"
    OPPONENT = "opponent"
    ANY = "any"


# Read as constants: what stands in a class is looked up each time.
YOU: Final = Whose.YOU
OPPONENT: Final = Whose.OPPONENT
ANY: Final = Whose.ANY


@dataclass(frozen=True, eq=False)
class Pattern(Part):
    """The events that an ability waits for: their kind, and tests on what they are about."""

    kind: int
    subject: Group | None = None
    other: Group | None = None
    whose: Whose = Whose.ANY
    """Whose doing it is: the event's seat, as seen from the holder of the ability."""
    also: tuple[int, ...] = ()
    """Other kinds of events that it waits for in the same way."""

    @property
    def kinds(self) -> tuple[int, ...]:
        return (self.kind, *self.also)


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, eq=False)
class Triggered(Ability):
    """Runs its effect after an event; of simultaneous events, once for each."""

    on: Pattern
    effect: Effect
    condition: Condition | None = None
    limit: int = 0
    """How often in a turn; 0 is without limit."""


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, eq=False)
class Replacement(Ability):
    """Runs its effect instead of an event."""

    on: Pattern
    effect: Effect
    condition: Condition | None = None
    limit: int = 0


@part_of_scripts
class Mode(Enum):
    """How a continuous effect changes a value."""

    ADD = "add"
    SET = "set"
    ALSO = "also"
    """For values that are sets of flags: these too."""
    LOSE = "lose"
    """None of it, whatever else gives some."""


ADD: Final = Mode.ADD
SET: Final = Mode.SET
ALSO: Final = Mode.ALSO


@dataclass(frozen=True, eq=False)
class Change(Part):
    """One thing that a continuous effect does to each card of its group: a value, or an ability given."""

    attribute: int = -1
    amount: Amount | None = None
    mode: Mode = Mode.ADD
    ability: Ability | None = None


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, eq=False)
class Static(Ability):
    """A continuous effect, at work as long as its source is in play or its lasting effect runs."""

    group: Group
    changes: tuple[Change, ...]
    condition: Condition | None = None
    limit: int = 0
    """How often in a turn somebody may make use of it, for one that permits something; 0 is without limit."""


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, eq=False)
class Influence(Ability):
    """A continuous effect on players, as seen from its holder."""

    whose: Whose
    changes: tuple[Change, ...]
    condition: Condition | None = None


class Lasting(NamedTuple):
    """An ability that goes on after the effect that began it, also when its source is gone."""

    id: int
    face: Face
    ordinal: int
    source: Card
    seat: Seat
    """Whose it is, also without its source; NO_SEAT for whoever controls that, as with its own text."""
    until: int
    """The moment at which it ends, a number of the game's."""
    skips: int
    """How many such moments pass before."""
    cards: tuple[Card, ...]
    """The cards it was given to, if it was given to certain cards."""


class Entry(NamedTuple):
    """An ability at work. A granted ability is held by every card of `holders`, as seen from `source`."""

    ability: Ability
    face: Face
    ordinal: int
    source: Card
    holders: Static | None
    lasting: Lasting | None
    change: Change | None

    def order(self) -> tuple[int, int, int]:
        """Where it stands among others: an order that does not depend on how the state was reached."""
        return (self.lasting.id if self.lasting else NO_LASTING, self.source, self.ordinal)


class Index(NamedTuple):
    """Entries by the event they wait for or the attribute they change."""

    listeners: dict[int, tuple[Entry, ...]]
    replacements: dict[int, tuple[Entry, ...]]
    statics: dict[int, tuple[Entry, ...]]


EMPTY_INDEX: Final = Index({}, {}, {})


def seat_of(state: "State", entry: Entry) -> Seat:
    """The player whose ability it is."""
    if entry.lasting is None or entry.lasting.seat == NO_SEAT:
        return state.controller[entry.source]
    return entry.lasting.seat


Row = tuple[int, int, Entry]
"""Which part of the index, which key, and the entry."""


def add_entries(
    rows: list[Row], state: "State", face: Face, ordinal: int, source: Card, lasting: Lasting | None
) -> None:
    """The rows of the index that an ability fills."""
    ability = state.game.scripts.abilities[face][ordinal]
    if isinstance(ability, Triggered):
        for kind in ability.on.kinds:
            rows.append((0, kind, Entry(ability, face, ordinal, source, None, lasting, None)))
    elif isinstance(ability, Replacement):
        for kind in ability.on.kinds:
            rows.append((1, kind, Entry(ability, face, ordinal, source, None, lasting, None)))
    elif isinstance(ability, Influence):
        for change in ability.changes:
            entry = Entry(ability, face, ordinal, source, None, lasting, change)
            rows.append((2, change.attribute, entry))
    elif isinstance(ability, Static):
        for change in ability.changes:
            given = change.ability
            if given is None:
                entry = Entry(ability, face, ordinal, source, None, lasting, change)
                rows.append((2, change.attribute, entry))
            else:
                add_granted(rows, state, face, source, lasting, ability, given)


def add_granted(
    rows: list[Row],
    state: "State",
    face: Face,
    source: Card,
    lasting: Lasting | None,
    by: Static,
    given: Ability,
) -> None:
    """The rows of an ability that a continuous effect gives to other cards."""
    number = state.game.scripts.ordinal_of(face, given)
    if isinstance(given, Influence):
        for change in given.changes:
            rows.append((2, change.attribute, Entry(given, face, number, source, by, lasting, change)))
        return
    part = 1 if isinstance(given, Replacement) else 0
    assert isinstance(given, Triggered | Replacement), "only these can be granted"
    for kind in given.on.kinds:
        rows.append((part, kind, Entry(given, face, number, source, by, lasting, None)))


def _put(state: "State", rows: list[Row]) -> None:
    """Add rows to the index, which is copied once."""
    state.dirty = True
    if not rows:
        return
    parts = list(state.index)
    for number in {part for part, _, _ in rows}:
        parts[number] = dict(parts[number])
    shared = set()
    for part, key, entry in rows:
        others = parts[part].get(key)
        if others is None:
            parts[part][key] = (entry,)
        else:
            parts[part][key] = (*others, entry)
            shared.add((part, key))
    for part, key in shared:
        parts[part][key] = tuple(sorted(parts[part][key], key=Entry.order))
    state.index = Index(*parts)


def _add_rows_of_card(rows: list[Row], state: "State", card: Card) -> None:
    face = state.text[card]
    for ordinal in state.game.scripts.top[face]:
        add_entries(rows, state, face, ordinal, card, None)


def begin_abilities(state: "State", card: Card) -> None:
    """A card's text starts to work."""
    rows: list[Row] = []
    _add_rows_of_card(rows, state, card)
    _put(state, rows)


def end_abilities(state: "State", card: Card) -> None:
    """A card's text stops working; lasting effects that it began go on."""
    state.dirty = True
    if state.game.scripts.top[state.text[card]]:
        listeners, replacements, statics = state.index
        state.index = Index(_without(listeners, card), _without(replacements, card), _without(statics, card))


def _without(part: dict[int, tuple[Entry, ...]], card: Card) -> dict[int, tuple[Entry, ...]]:
    """A part of the index without the text of a card; the same one if it has none there."""
    for entries in part.values():
        for entry in entries:
            if entry.source == card and not entry.lasting:
                rows = (
                    (key, tuple([each for each in entries if each.source != card or each.lasting]))
                    for key, entries in part.items()
                )
                return {key: kept for key, kept in rows if kept}
    return part


def begin_lasting(
    state: "State",
    face: Face,
    ordinal: int,
    source: Card,
    seat: Seat,
    until: int,
    skips: int = 0,
    cards: tuple[Card, ...] = (),
) -> None:
    """An ability starts to work until a moment, whatever becomes of its source."""
    number = 1 + max((each.id for each in state.lasting), default=NO_LASTING)
    lasting = Lasting(number, face, ordinal, source, seat, until, skips, cards)
    state.lasting += (lasting,)
    rows: list[Row] = []
    add_entries(rows, state, face, ordinal, source, lasting)
    _put(state, rows)


def expire(state: "State", moment: int) -> None:
    """A moment has come: what lasted until then ends."""
    if not any(each.until == moment for each in state.lasting):
        return
    state.lasting = tuple(
        each._replace(skips=each.skips - 1) if each.until == moment else each
        for each in state.lasting
        if each.until != moment or each.skips
    )
    index_all(state)


def end_all(state: "State", moment: int) -> None:
    """Everything that lasts until a moment ends, whatever it was to skip."""
    if any(each.until == moment for each in state.lasting):
        state.lasting = tuple(each for each in state.lasting if each.until != moment)
        index_all(state)


def release(state: "State", card: Card) -> None:
    """A card has left: lasting effects that were given to it hold it no longer, and end with their last."""
    if not any(card in each.cards for each in state.lasting):
        return
    state.lasting = tuple(
        each._replace(cards=tuple(other for other in each.cards if other != card))
        for each in state.lasting
        if each.cards != (card,)
    )
    index_all(state)


def index_all(state: "State") -> None:
    """The index anew, from the cards in play and the lasting effects."""
    state.index = EMPTY_INDEX
    rows: list[Row] = []
    for zone in state.game.table.play_zones:
        for card in state.zones[zone]:
            _add_rows_of_card(rows, state, card)
    for each in state.lasting:
        add_entries(rows, state, each.face, each.ordinal, each.source, each)
    _put(state, rows)


def change_text(state: "State", card: Card, face: Face) -> None:
    """A card gets the text of another one; if it is in play, its old text stops working."""
    at_work = state.game.table.zones[state.zone[card]].in_play
    if at_work:
        end_abilities(state, card)
    state.own_text()[card] = face
    if at_work:
        begin_abilities(state, card)


def has_uses_left(state: "State", holder: Card, ordinal: int, limit: int) -> bool:
    return not limit or state.uses.get((holder, ordinal), 0) < limit


def note_use(state: "State", holder: Card, ordinal: int) -> None:
    """Count a use; the game empties `uses` when a turn begins."""
    key = (holder, ordinal)
    state.uses = {**state.uses, key: state.uses.get(key, 0) + 1}


def forget_uses(state: "State", holder: Card) -> None:
    """A card has left: should it come back, nothing of it was used yet."""
    if state.uses:
        state.uses = {key: number for key, number in state.uses.items() if key[0] != holder}
