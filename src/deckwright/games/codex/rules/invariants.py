"""What holds between any two decisions, whatever was played: the clauses that can be stated of a position.

Each check tells its breaches in a few words, with the clause.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final

from deckwright.games.codex import table
from deckwright.games.codex.facts import BASE, BUILDINGS, FACTS, HERO, SPECS, SPELL, UNIT
from deckwright.games.codex.rules.building import add_ons
from deckwright.games.codex.rules.field import (
    TYPE,
    base_of,
    fact_of,
    hp_left,
    is_hero,
    is_spell,
    is_turn_of,
    opponent,
)
from deckwright.games.codex.rules.heroes import TOP_LEVEL
from deckwright.games.codex.rules.leaving import DEATHS, IS_CHANNELLED, SHED, is_forlorn
from deckwright.games.codex.rules.playing import CASTING
from deckwright.games.codex.rules.start import FIRST_WORKERS, SECOND_WORKERS, faces_of_seat
from deckwright.games.codex.rules.turn import CARDS_TECHED, Turn
from deckwright.kernel.ids import ALL_SEATS, NO_SEAT, Card, Seat
from deckwright.kernel.state import State

Check = Callable[[State], Iterator[str]]

PILES: Final = ("deck", "hand", "discard", "codex", "workers")
SEEN_BY_ALL: Final = ("stage", "removed", "command", "play", "buildings", "plans", "aside")
PHASE_OF: Final = {table.ASK_MAIN: table.MAIN, table.ASK_PATROL: table.PATROL, table.ASK_TECH: table.TECH}
TYPES_IN: Final = {
    "stage": (SPELL,),
    "deck": (UNIT, SPELL),
    "hand": (UNIT, SPELL),
    "discard": (UNIT, SPELL),
    "codex": (UNIT, SPELL),
    "workers": (UNIT, SPELL),
    "command": (HERO,),
    "play": (UNIT, HERO, SPELL),
    "buildings": BUILDINGS,
    "plans": BUILDINGS,
    "aside": (UNIT,),
}
COMPONENTS: Final = [Counter(faces_of_seat(spec)) for spec in SPECS]
HIT_POINTS: Final = FACTS[table.FACES.index("base")].hp


def breaches(state: State) -> list[str]:
    """All that is wrong with a position between two decisions."""
    return [breach for check in CHECKS for breach in check(state)]


def name(state: State, card: Card) -> str:
    return state.game.showing.label(state, card, None)


def cards_in(state: State, *kinds: str) -> Iterator[Card]:
    """The cards of some kinds of zones on both sides."""
    for zone, kind in enumerate(state.game.table.zones):
        if kind.kind in kinds:
            yield from state.zones[zone]


def is_described(state: State) -> bool:
    """Whether the position was described, so that it need not come from a beginning."""
    return str(state.setup["sides"]).removesuffix("-mirror") not in SPECS


def deaths_under_way(state: State) -> bool:
    """What the first deaths brought about is not over: others are looked for afterwards (COD-6.14)."""
    return any(frame.node is DEATHS for frame in state.frames)


# Components and where they are.


def components(state: State) -> Iterator[str]:
    if is_described(state):
        return
    for seat in range(table.SEATS):
        own = Counter(face for face, owner in zip(state.face, state.owner, strict=True) if owner == seat)
        if own != COMPONENTS[state.vars[table.SIDE + seat]]:
            yield f"COD-1.2: p{seat + 1} does not have the cards of a side"
        wanted = FIRST_WORKERS if state.vars[table.FIRST] == seat else SECOND_WORKERS
        if state.vars[table.FIRST_WORKERS + seat] != wanted:
            yield f"COD-1.4: p{seat + 1} did not begin with {wanted} workers"
        turns = state.vars[table.TURNS + seat]
        hired = len(state.zones[table.WORKERS[seat]])
        now = state.vars[table.HIRED] if is_turn_of(state, seat) else 0
        if hired > turns + now:
            yield f"COD-3.1: p{seat + 1} hired {hired} workers in {turns} turns"


def places(state: State) -> Iterator[str]:
    """Every card lies in one place, and there only cards that belong there."""
    seen: Counter[int] = Counter()
    for zone, kind in enumerate(state.game.table.zones):
        for card in state.zones[zone]:
            seen[card] += 1
            fact = fact_of(state, card)
            if state.zone[card] != zone or seen[card] > 1:
                yield f"COD-1.2: {name(state, card)} lies in two places"
            if fact.type not in TYPES_IN.get(kind.kind, ()):
                yield f"COD-1.7: {name(state, card)} lies in {kind.name}"
            if kind.kind in PILES and fact.group == "token":
                yield f"COD-8.4: the token {name(state, card)} lies in {kind.name}"
            if (kind.kind == "aside") is not (fact.group == "token") and kind.kind != "play":
                yield f"COD-8.4: {name(state, card)} lies in {kind.name}"
            if kind.kind == "codex" and fact.group != SPECS[state.vars[table.SIDE + kind.seat]]:
                yield f"COD-1.8: {name(state, card)} lies in {kind.name}"
            if kind.seat != NO_SEAT and kind.kind != "play" and state.owner[card] != kind.seat:
                yield f"COD-8.7: {name(state, card)} lies in {kind.name}, which is not its owner's"
            if kind.seat != NO_SEAT and state.controller[card] != kind.seat:
                yield f"COD-8.7: {name(state, card)} lies in {kind.name} and is controlled by another"
    if sum(seen.values()) != len(state.face):
        yield "COD-1.2: a card lies nowhere"


def stage(state: State) -> Iterator[str]:
    if state.outcome is not None:
        return  # COD-1.9
    casting = [frame.source for frame in state.frames if frame.node is CASTING]
    for card in state.zones[table.STAGE]:
        if card not in casting:
            yield f"COD-11.9: {name(state, card)} is on the stage, and nobody casts it"


def knowledge(state: State) -> Iterator[str]:
    for card in cards_in(state, *SEEN_BY_ALL):
        if state.known[card] & 3 != ALL_SEATS & 3:
            yield f"COD-10.1: {name(state, card)} is not seen by all"
    for card in cards_in(state, "hand", "discard", "codex", "workers"):
        if not state.known[card] >> state.owner[card] & 1:
            yield f"COD-10.2: {name(state, card)} is not known to its owner"


# Numbers.


def gold(state: State) -> Iterator[str]:
    for seat in range(table.SEATS):
        if not 0 <= state.vars[table.GOLD + seat] <= table.MOST_GOLD:
            yield f"COD-2.4: p{seat + 1} has {state.vars[table.GOLD + seat]} gold"


def bases(state: State) -> Iterator[str]:
    """A base at 0 ends the game, and nothing else does (COD-1.1, COD-1.9)."""
    left = []
    for seat in range(table.SEATS):
        cards = [card for card in state.zones[table.BUILDINGS[seat]] if TYPE[state.text[card]] == BASE]
        if cards != [base_of(state, Seat(seat))]:
            yield f"COD-1.1: p{seat + 1} has {len(cards)} bases"
        left.append(hp_left(state, base_of(state, Seat(seat))))
        if left[-1] > HIT_POINTS:
            yield f"COD-1.1: the base of p{seat + 1} has {left[-1]} hit points"
    if (state.outcome is None) is not all(each > 0 for each in left):
        yield f"COD-1.9: bases {left}, outcome {state.outcome}"
    if state.outcome is not None and (
        len(state.outcome.winners) != 1 or left[opponent(state.outcome.winners[0])] > 0
    ):
        yield f"COD-1.1: bases {left}, outcome {state.outcome}"


def marks(state: State) -> Iterator[str]:
    """What lies on cards, in play and elsewhere (COD-8.8)."""
    columns = state.columns
    for card in cards_in(state, *PILES, "command", "plans", "aside"):
        kept = [table.COLUMNS[column] for column in SHED if columns[column][card] > 0]
        if kept:
            yield f"COD-8.8: {name(state, card)} keeps {', '.join(kept)}"
        if state.text[card] != state.face[card]:
            yield f"COD-8.8: {name(state, card)} keeps another side"
    for card in cards_in(state, "play", "buildings"):
        if columns[table.PLUS][card] and columns[table.MINUS][card]:
            yield f"COD-8.5: {name(state, card)} has runes of both kinds"
        if columns[table.DAMAGE][card] < 0 or (columns[table.DAMAGE][card] and is_spell(state, card)):
            yield f"COD-6.7: {name(state, card)} has {columns[table.DAMAGE][card]} damage"
        if min(column[card] for column in (columns[table.PLUS], columns[table.MINUS])) < 0:
            yield f"COD-8.5: {name(state, card)} has fewer runes than none"


def deaths(state: State) -> Iterator[str]:
    if state.outcome is not None or deaths_under_way(state):
        return
    for card in cards_in(state, "play", "buildings"):
        if not is_spell(state, card) and hp_left(state, card) <= 0:
            yield f"COD-6.17: {name(state, card)} has {hp_left(state, card)} hit points"
        if is_spell(state, card) and IS_CHANNELLED[state.text[card]] and is_forlorn(state, card):
            yield f"COD-4.8: {name(state, card)} has lost its hero or a partner"


# Heroes, buildings, patrol.


def heroes(state: State) -> Iterator[str]:
    for card in cards_in(state, "play"):
        level = state.columns[table.LEVEL][card]
        if is_hero(state, card) and not 1 <= level <= TOP_LEVEL[state.text[card]]:
            yield f"COD-4.2: {name(state, card)} is at level {level}"
        if not is_hero(state, card) and level:
            yield f"COD-4.11: {name(state, card)} has a level"
        if state.owner[card] != state.controller[card] and TYPE[state.text[card]] != UNIT:
            yield f"COD-8.7: {name(state, card)} is no unit and under another's control"


def buildings(state: State) -> Iterator[str]:
    for seat in range(table.SEATS):
        if len(add_ons(state, Seat(seat))) > 1:
            yield f"COD-5.8: p{seat + 1} has several add-ons"
        for card in state.zones[table.BUILDINGS[seat]]:
            if not state.columns[table.UNFINISHED][card]:
                continue
            if not is_turn_of(state, seat):
                yield f"COD-5.3: {name(state, card)} is not finished, and the turn is over"
            if state.columns[table.DAMAGE][card]:
                yield f"COD-11.8: {name(state, card)} is not finished and has damage"


def patrol(state: State) -> Iterator[str]:
    slots = state.columns[table.SLOT]
    arranging = state.vars[table.PHASE] in (table.PATROL, table.DRAW)
    for seat in range(table.SEATS):
        own = [card for card in state.zones[table.PLAY[seat]] if slots[card]]
        taken = Counter(slots[card] for card in own)
        for slot, count in taken.items():
            if count > 1 or not 1 <= slot <= len(table.SLOTS):
                yield f"COD-7.1: {count} cards of p{seat + 1} in slot {slot}"
        if own and is_turn_of(state, seat) and not arranging:
            yield f"COD-7.12: p{seat + 1} patrols in the own turn"
        for card in own:
            if TYPE[state.text[card]] not in (UNIT, HERO):
                yield f"COD-7.1: {name(state, card)} patrols"
            if state.columns[table.EXHAUSTED][card]:
                yield f"COD-7.2: {name(state, card)} patrols exhausted"


# The turn.


def turn(state: State) -> Iterator[str]:
    phase = state.vars[table.PHASE]
    if phase == table.TECH and state.lasting:
        yield "COD-2.20: an effect of a turn that is over goes on"
    if state.outcome is not None:
        return
    wanted = PHASE_OF.get(state.prompt)
    if wanted is not None and phase != wanted:
        asked = table.WORDS.prompts[state.prompt].name
        yield f"COD-2.1: asked «{asked}» in {table.PHASES[phase]}"
    active = state.vars[table.ACTIVE]
    if (state.prompt == table.ASK_TECH) is (state.decider == active):
        yield f"COD-6.11: p{state.decider + 1} is asked in the turn of p{active + 1}"
    chosen = state.frames[-1].locals
    if isinstance(chosen, Turn) and len(chosen.techs) >= CARDS_TECHED:
        yield "COD-2.8: asked for another card to tech"


CHECKS: Final[tuple[Check, ...]] = (
    components, places, stage, knowledge, gold, bases, marks, deaths, heroes, buildings, patrol, turn,
)  # fmt: skip
