"""Damage: prevention, ward, armour, and what is placed (KF-6.1 to KF-6.3)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, NamedTuple

from deckwright.games.keyforge import table
from deckwright.games.keyforge.rules.destruction import push_destruction
from deckwright.games.keyforge.rules.field import active, is_creature, lethal
from deckwright.games.keyforge.rules.leaving import lose_ward
from deckwright.kernel.decisions import ask
from deckwright.kernel.frames import NO_ANSWER, Frame
from deckwright.kernel.ids import Card, Seat
from deckwright.kernel.instructions import report
from deckwright.kernel.interpreter import call, go_to
from deckwright.kernel.layers import amounts_on, has, value
from deckwright.kernel.locals import Locals
from deckwright.kernel.nodes import procedure_with
from deckwright.kernel.state import State
from deckwright.kernel.vocabulary import PICK, first
from deckwright.kernel.windows import happen

Hits = Mapping[Card, int]


class Blow(NamedTuple):
    """Damage that was really placed: whom it was dealt to, who took it, how much."""

    target: Card
    taker: Card
    amount: int


def deal(state: State, hits: Hits, armour_counts: bool = True) -> list[Blow]:
    """Deal damage at the same time.

    Another creature takes over what would be placed on its neighbour: the neighbour's ward and armour come
    first, its own no more, since their turn is over (KF-6.1).
    """
    blows = []
    taken_over: dict[Card, int] = {}
    for card, amount in hits.items():
        left = left_over(state, card, amount, armour_counts)
        taker = damage_taker(state, card) if left else card
        if taker != card and cannot_be_harmed(state, taker):
            happen(state, table.PREVENTED, card=taker, amount=left)
        elif left:
            blows.append(Blow(card, taker, left))
            if taker == card:
                place(state, card, left)
            else:
                taken_over[taker] = taken_over.get(taker, 0) + left
    for taker, total in taken_over.items():
        place(state, taker, total)
    return blows


def place(state: State, card: Card, amount: int) -> None:
    state.own(table.DAMAGE)[card] += amount
    happen(state, table.DAMAGED, card=card, amount=amount)


def left_over(state: State, card: Card, amount: int, armour_counts: bool) -> int:
    """What is left of damage to a creature after prevention, ward and armour (KF-6.1)."""
    if amount <= 0 or not is_creature(state, card):
        return 0
    if cannot_be_harmed(state, card):
        happen(state, table.PREVENTED, card=card, amount=amount)
        return 0
    if lose_ward(state, card):  # KF-12.8
        return 0
    prevented = prevented_by_armour(state, card, amount) if armour_counts else 0
    if prevented:
        happen(state, table.PREVENTED, card=card, amount=prevented)
    return amount - prevented


def cannot_be_harmed(state: State, card: Card) -> bool:
    return has(state, table.UNHARMED, card) or bool(value(state, table.INVULNERABLE, card))  # KF-11.10


def damage_taker(state: State, card: Card) -> Card:
    """The creature that takes damage in place of another, or that one itself."""
    chosen = state.columns[table.DAMAGE_TAKER][card]
    shields = [chosen] if chosen else shields_of(state, card)
    state.clear(card, (table.DAMAGE_TAKER,))
    return Card(shields[-1] - 1) if shields else card


def shields_of(state: State, card: Card) -> list[int]:
    """The creatures that would take damage in place of another, by their numbers plus 1."""
    return amounts_on(state, table.SHIELDED_BY, card) if table.SHIELDED_BY in state.index.statics else []


def asks_for_damage_takers(state: State, hits: Hits, armour_counts: bool = True) -> bool:
    """Where several creatures would take the same damage, the active player says which one does (KF-1.6).
    Then the question comes first, and whoever deals the damage comes back afterwards."""
    if table.SHIELDED_BY not in state.index.statics:
        return False
    open_ = tuple(
        card
        for card, amount in hits.items()
        if not state.columns[table.DAMAGE_TAKER][card]
        and len(shields_of(state, card)) > 1
        and amount > (armour_left(state, card) if armour_counts else 0)
        and not (state.columns[table.WARD][card] or cannot_be_harmed(state, card))
    )
    if open_:
        call(state, CHOOSING_DAMAGE_TAKERS, active(state), ToShield(open_))
    return bool(open_)


@dataclass
class ToShield(Locals):
    """Creatures about to be dealt damage, of which it is open who takes it."""

    cards: tuple[Card, ...] = ()


def ask_who_takes_it(state: State, frame: Frame[ToShield]) -> None:
    card = frame.locals.cards[0]
    codes = [PICK + shield - 1 for shield in shields_of(state, card)]
    ask(state, active(state), table.ASK_DAMAGE_TAKER, codes, (card,))


def note_who_takes_it(state: State, frame: Frame[ToShield]) -> None:
    card, *rest = frame.locals.cards
    state.own(table.DAMAGE_TAKER)[card] = first(frame.answer) + 1
    frame.answer = NO_ANSWER
    frame.locals.cards = tuple(rest)
    if rest:
        go_to(frame, ask_who_takes_it)


CHOOSING_DAMAGE_TAKERS: Final = procedure_with(
    ToShield, "keyforge/choosing-stand-ins", ask_who_takes_it, note_who_takes_it
)


def armour_left(state: State, card: Card) -> int:
    """How much damage armour still prevents this turn (KF-6.3)."""
    return max(value(state, table.ARMOUR, card) - state.columns[table.ARMOUR_USED][card], 0)


def prevented_by_armour(state: State, card: Card, amount: int) -> int:
    """Armour prevents the first so much of each turn (KF-6.3)."""
    wear_armour_down(state, card)
    prevented = min(armour_left(state, card), amount)
    state.own(table.ARMOUR_USED)[card] += prevented
    state.own(table.ARMOUR_SEEN)[card] = value(state, table.ARMOUR, card)
    return prevented


def wear_armour_down(state: State, card: Card) -> None:
    """Of armour that was lost, the used part is lost first (KF-6.3)."""
    used, seen = state.columns[table.ARMOUR_USED][card], state.columns[table.ARMOUR_SEEN][card]
    if used:
        armour = max(value(state, table.ARMOUR, card), 0)
        state.own(table.ARMOUR_USED)[card] = max(used - max(seen - armour, 0), 0)
        state.own(table.ARMOUR_SEEN)[card] = armour


def deal_and_destroy(
    state: State, seat: Seat, root: int, hits: Hits, armour_counts: bool = True
) -> tuple[Card, ...]:
    """Deal damage and destroy whom it kills; «this way» are those destroyed. Gives who took any."""
    takers = tuple(dict.fromkeys(blow.taker for blow in deal(state, hits, armour_counts)))
    killed = tuple(card for card in takers if lethal(state, card) and not state.columns[table.TAGGED][card])
    report(state, root, (), 0)
    if killed:
        push_destruction(state, seat, root, killed, aimed=tuple(hits))
    return takers


def heal(state: State, card: Card, amount: int) -> int:
    """Remove up to so much damage (KF-6.11)."""
    healed = min(amount, state.columns[table.DAMAGE][card])
    if healed > 0:
        state.own(table.DAMAGE)[card] -= healed
        happen(state, table.HEALED, card=card, amount=healed)
    return max(healed, 0)
