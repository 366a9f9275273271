"""Cards that leave play: deaths and what follows from them, sacrifices, changes of control
(COD-4.8 … COD-4.13, COD-5.4, COD-6.14)."""

from dataclasses import dataclass
from functools import cache
from typing import Final

from deckwright.games.codex import table
from deckwright.games.codex.facts import SPELL
from deckwright.games.codex.rules.field import (
    TYPE,
    active,
    base_of,
    fact_of,
    heroes,
    hp_left,
    hp_of,
    in_play,
    is_building,
    is_hero,
    opponent,
    printed_hp,
    slot_of,
)
from deckwright.kernel.abilities import Change, Mode, begin_abilities, end_abilities, release
from deckwright.kernel.events import emit
from deckwright.kernel.frames import Frame
from deckwright.kernel.ids import Card, Face, Seat, Zone
from deckwright.kernel.interpreter import call, finish
from deckwright.kernel.locals import Locals
from deckwright.kernel.nodes import procedure_with
from deckwright.kernel.setup import Outcome
from deckwright.kernel.state import State
from deckwright.kernel.windows import gather
from deckwright.kernel.zones import move
from deckwright.script.amounts import Fixed

KEPT: Final = (table.BACK, table.BUILT_BEFORE)
"""What a card keeps when it leaves play."""
SHED: Final = tuple(column for column in range(len(table.COLUMNS)) if column not in KEPT)
"""It loses all else (COD-8.8)."""
IS_CHANNELLED: Final = ["channelled" in fact.kinds for fact in table.FACTS]
FIELD: Final = tuple(
    zone for seat in range(table.SEATS) for zone in (table.PLAY[seat], table.BUILDINGS[seat])
)
RULES: Final = {name: Face(table.FACES.index(name)) for name in table.RULE_FACES}


def leave(state: State, card: Card, to: Zone) -> None:
    """A card leaves play: its text stops working, nothing stays on it."""
    end_abilities(state, card)
    state.clear(card, SHED)
    state.revert(card)
    move(state, card, to)
    release(state, card)  # Only now: what lies in play when effects end has its text at work.
    state.dirty = True


def home_of(state: State, card: Card) -> Zone:
    """Where a card goes that leaves play: tokens out of the game (COD-8.4), heroes to the command zone
    (COD-4.9), buildings back to the plans, all others to the discard pile of their owner."""
    owner = state.owner[card]
    group = fact_of(state, card).group
    if group == "token":
        return table.ASIDE[owner]
    if is_hero(state, card):
        return table.COMMAND[owner]
    if is_building(state, card):
        return table.PLANS[owner]
    return table.DISCARD[owner]


# What follows from the state itself.


def state_based_effects(state: State) -> None:
    """A base without hit points ends the game (COD-1.9); all that have to die, die together (COD-6.14);
    spells that lost their hero or a partner are sacrificed."""
    is_busy = False
    for frame in state.frames:
        if frame.node is DEATHS:
            is_busy = True  # Deaths are looked for again when what the first ones caused is over.
    dying = doomed(state, table.BUILDINGS if is_busy else FIELD)
    if dying and end_of_game(state, dying):
        return
    if is_busy:
        return
    if dying:
        push_deaths(state, tuple(dying))
        return
    text = state.text
    forlorn = [
        card
        for zone in table.PLAY
        for card in state.zones[zone]
        if IS_CHANNELLED[text[card]] and is_forlorn(state, card)
    ]
    for card in forlorn:
        sacrifice(state, card)
    if forlorn:
        state.dirty = False
        state_based_effects(state)  # What they gave is gone, which may kill.


def end_of_game(state: State, dying: list[Card]) -> bool:
    """COD-1.9; with both bases the active player loses (COD-11.10)."""
    fallen = [seat for seat in range(table.SEATS) if base_of(state, Seat(seat)) in dying]
    if not fallen:
        return False
    loser = active(state) if len(fallen) == table.SEATS else Seat(fallen[0])
    scores = tuple(max(0, hp_left(state, base_of(state, Seat(seat)))) for seat in range(table.SEATS))
    finish(state, Outcome((opponent(loser),), scores, "base-destroyed"))
    return True


def doomed(state: State, zones: tuple[Zone, ...]) -> list[Card]:
    """All that lie there without hit points. Only damage, runes and continuous effects take them."""
    damage, minus = state.columns[table.DAMAGE], state.columns[table.MINUS]
    changes = state.index.statics.get(table.HP)
    lowered = changes is not None and any(may_lower(entry.change) for entry in changes)
    found = []
    for zone in zones:
        for card in state.zones[zone]:
            if damage[card] or minus[card] or lowered:
                hp = hp_of(state, card) if changes else printed_hp(state, card)
                if hp <= damage[card]:
                    found.append(card)
    if lowered and found:
        return [card for card in found if TYPE[state.text[card]] != SPELL]
    return found


@cache
def may_lower(change: Change | None) -> bool:
    """Whether a continuous effect can take hit points, from cards without damage too."""
    if change is None:
        return False
    amount = change.amount
    return change.mode is not Mode.ADD or not isinstance(amount, Fixed) or amount.number < 0


def is_forlorn(state: State, card: Card) -> bool:
    """A channelled spell without its hero (COD-4.8), or without one of its dancers (K17)."""
    own = state.zones[table.PLAY[state.controller[card]]]
    if state.columns[table.BOUND][card] - 1 not in own:
        return True
    partners = state.columns[table.PARTNER]
    count = sum(partners[other] == card + 1 for other in own)
    return count < -partners[card]


def sacrifice(state: State, card: Card) -> None:
    emit(state, table.SACRIFICED, state.controller[card], card)
    partners = state.columns[table.PARTNER]
    for other in [other for other, spell in enumerate(partners) if spell == card + 1]:
        state.clear(Card(other), (table.PARTNER,))
    leave(state, card, home_of(state, card))


# Deaths.


@dataclass
class Deaths(Locals):
    """The cards that die."""

    cards: tuple[int, ...] = ()


def push_deaths(state: State, cards: tuple[int, ...]) -> None:
    call(state, DEATHS, active(state), Deaths(cards))


def bury(state: State, frame: Frame[Deaths]) -> None:
    """All at once; what the deaths bring about waits until they are gone."""
    cards = [Card(card) for card in frame.locals.cards if in_play(state, Card(card))]
    effects = [each for card in cards for each in consequences(state, card)]
    for card in cards:
        seat = state.controller[card]
        emit(state, table.DESTROYED if is_building(state, card) else table.DIED, seat, card)
        if not is_building(state, card):
            gather(state, table.DIED, seat, card)
    for card in cards:
        if is_hero(state, card):
            # COD-4.14: not before the owner's next turn is over.
            owner = state.owner[card]
            in_own_turn = active(state) == owner
            state.own(table.BACK)[card] = state.vars[table.TURNS + owner] + 1 + int(in_own_turn)
        if is_building(state, card):
            state.own(table.BUILT_BEFORE)[card] = 1
        leave(state, card, home_of(state, card))
    for name, card, seat in effects:
        # Levels for a hero that is not in play any more are lost (COD-4.12, COD-4.13).
        if name != "rule-levels" or heroes(state, seat):
            state.triggered += ((RULES[name], 0, card, seat, card, -1, 0),)
    state.dirty = False  # Who dies of it is seen when all that follows is over.


def consequences(state: State, card: Card) -> list[tuple[str, Card, Seat]]:
    """Slot bonuses (COD-7.5, COD-7.6, COD-7.13), levels (COD-4.10), damage to the base (COD-5.4)."""
    seat = state.controller[card]
    found: list[tuple[str, Card, Seat]] = []
    slot = slot_of(state, card)
    if slot == table.SCAVENGER:
        found.append(("rule-scavenger", card, seat))
    elif slot == table.TECHNICIAN:
        found.append(("rule-technician", card, seat))
    if is_hero(state, card):
        found.append(("rule-levels", card, opponent(seat)))
        if any(state.columns[table.BOUND][spell] == card + 1 for spell in state.zones[table.PLAY[seat]]):
            found.append(("rule-channel", card, seat))  # COD-4.8
    if is_building(state, card):
        found.append(("rule-rubble", card, seat))
    return found


def look_again(state: State, frame: Frame[Deaths]) -> None:
    """Bonuses of the dead are gone, which may kill others (COD-6.14)."""
    state.frames.pop()
    state.dirty = True


DEATHS: Final = procedure_with(Deaths, "codex/deaths", bury, look_again)


# Other ways.


def change_control(state: State, card: Card, seat: Seat) -> None:
    """COD-7.14, COD-8.7"""
    end_abilities(state, card)
    state.own(table.SLOT)[card] = 0
    move(state, card, table.PLAY[seat])
    state.own_controller()[card] = seat
    state.own(table.ARRIVED)[card] = state.vars[table.TURN]
    begin_abilities(state, card)
    emit(state, table.TAKEN, seat, card)
    state.dirty = True
