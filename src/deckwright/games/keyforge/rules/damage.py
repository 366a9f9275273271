"""Damage: prevention, ward, armour, and what is placed (KF-6.1 to KF-6.3)."""

from collections.abc import Mapping

from deckwright.games.keyforge import table
from deckwright.games.keyforge.rules.destruction import push_destruction
from deckwright.games.keyforge.rules.field import is_creature, lethal
from deckwright.games.keyforge.rules.leaving import lose_ward
from deckwright.kernel.deeds import report
from deckwright.kernel.ids import Card, Seat
from deckwright.kernel.layers import has, value
from deckwright.kernel.state import State
from deckwright.kernel.windows import happen

Hits = Mapping[Card, int]


def deal(state: State, hits: Hits, armour_counts: bool = True) -> dict[Card, int]:
    """Deal damage at the same time; what was really placed on whom."""
    dealt: dict[Card, int] = {}
    for card, amount in taken_by(state, hits).items():
        if amount <= 0 or not is_creature(state, card):
            continue
        if has(state, table.UNHARMED, card) or value(state, table.INVULNERABLE, card):
            happen(state, table.PREVENTED, card=card, amount=amount)
            continue
        if lose_ward(state, card):  # KF-12.8
            continue
        prevented = prevented_by_armour(state, card, amount) if armour_counts else 0
        if prevented:
            happen(state, table.PREVENTED, card=card, amount=prevented)
        if amount > prevented:
            dealt[card] = amount - prevented
            state.columns[table.DAMAGE][card] += amount - prevented
            happen(state, table.DAMAGED, card=card, amount=amount - prevented)
    return dealt


def stand_in(state: State, card: Card) -> Card:
    """The creature that takes damage in place of another, or that one itself."""
    shield = value(state, table.SHIELDED_BY, card) if table.SHIELDED_BY in state.index.statics else 0
    return Card(shield - 1) if shield else card


def taken_by(state: State, hits: Hits) -> Hits:
    """Damage goes to another creature where one stands in for its target."""
    moved: dict[Card, int] = {}
    for card, amount in hits.items():
        target = stand_in(state, card)
        moved[target] = moved.get(target, 0) + amount
    return moved


def prevented_by_armour(state: State, card: Card, amount: int) -> int:
    """Armour prevents the first so much of each turn (KF-6.3)."""
    armour = value(state, table.ARMOUR, card)
    used = state.columns[table.ARMOUR_USED]
    prevented = min(max(armour - used[card], 0), amount)
    used[card] += prevented
    state.columns[table.ARMOUR_SEEN][card] = armour
    return prevented


def wear_armour_down(state: State, card: Card) -> None:
    """Of armour that was lost, the used part is lost first (KF-6.3)."""
    used, seen = state.columns[table.ARMOUR_USED], state.columns[table.ARMOUR_SEEN]
    if used[card]:
        armour = max(value(state, table.ARMOUR, card), 0)
        used[card] = max(used[card] - max(seen[card] - armour, 0), 0)
        seen[card] = armour


def deal_and_destroy(
    state: State, seat: Seat, root: int, hits: Hits, armour_counts: bool = True
) -> dict[Card, int]:
    """Deal damage and destroy whom it kills; «this way» are those destroyed."""
    dealt = deal(state, hits, armour_counts)
    killed = tuple(card for card in dealt if lethal(state, card) and not state.columns[table.TAGGED][card])
    report(state, root, (), 0)
    if killed:
        push_destruction(state, seat, root, killed, aimed=tuple(hits))
    return dealt


def move_damage(state: State, one: Card, other: Card, amount: int) -> int:
    """Damage goes from one creature to another: nothing prevents it, and it is not dealt (KF-7.12)."""
    damage = state.columns[table.DAMAGE]
    moved = min(amount, damage[one]) if is_creature(state, other) else 0
    if moved:
        damage[one] -= moved
        damage[other] += moved
        happen(state, table.DAMAGE_MOVED, card=one, other=other, amount=moved)
        state.dirty = True  # KF-6.18
    return moved


def heal(state: State, card: Card, amount: int) -> int:
    """Remove up to so much damage (KF-6.11)."""
    healed = min(amount, state.columns[table.DAMAGE][card])
    if healed > 0:
        state.columns[table.DAMAGE][card] -= healed
        happen(state, table.HEALED, card=card, amount=healed)
    return max(healed, 0)
