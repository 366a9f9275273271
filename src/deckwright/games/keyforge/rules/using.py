"""Using cards: who can be used for what, reaping, «Action:» and «Omni:» (KF-5)."""

from typing import Final

from deckwright.games.keyforge import table
from deckwright.games.keyforge.facts import ARTIFACT, FACTS
from deckwright.games.keyforge.rules.amber import gain, pay
from deckwright.games.keyforge.rules.field import (
    in_play,
    is_creature,
    is_of_active_house,
    neighbours,
    opponent,
    pool,
    type_of,
)
from deckwright.games.keyforge.script.abilities import Bold, HostBold
from deckwright.games.keyforge.script.standing import FightsOnly
from deckwright.kernel.abilities import Trigger
from deckwright.kernel.events import emit
from deckwright.kernel.frames import Frame
from deckwright.kernel.history import note
from deckwright.kernel.ids import Card, Seat
from deckwright.kernel.layers import has, is_blank, value
from deckwright.kernel.nodes import Ability, procedure
from deckwright.kernel.scope import Scope, belongs
from deckwright.kernel.state import State
from deckwright.kernel.windows import Replaceable, happen, resolve, triggers
from deckwright.kernel.words import ARG_BITS

MOST_USES: Final = 6
NAMES: Final = [fact.name for fact in FACTS] + list(table.RULE_FACES)


def name_of(state: State, card: Card) -> str:
    """The name of a card, which copies, halves and evil twins share (KF-15.12, KF-15.15)."""
    return NAMES[state.face[card]]


def is_worn_out(state: State, card: Card) -> bool:
    """The Rule of Six (KF-5.12)."""
    if len(state.history) < MOST_USES:
        return False
    name = name_of(state, card)
    counted = (table.PLAYED, table.USED)
    return sum(each.kind in counted and NAMES[each.face] == name for each in state.history) >= MOST_USES


def legal_targets(state: State, attacker: Card, seat: Seat) -> list[Card]:
    """The enemy creatures that a creature can attack (KF-5.6)."""
    if not state.zones[table.LINE[opponent(seat)]] or has(state, table.CANNOT_FIGHT, attacker):
        return []
    targets = out_of_taunt(state, attacker, seat)
    for ability in limits_of(state, attacker):
        targets = [card for card in targets if belongs(state, ability.group, card, Scope(attacker, seat))]
    return targets


def out_of_taunt(state: State, attacker: Card, seat: Seat) -> list[Card]:
    """The enemy creatures that no neighbour with taunt shields from a creature (KF-11.9)."""
    enemies = state.zones[table.LINE[opponent(seat)]]
    if has(state, table.IGNORES_TAUNT, attacker):
        return list(enemies)
    taunt = table.TAUNT
    shields = [card for card in enemies if value(state, taunt, card)]
    if not shields:
        return list(enemies)
    return [
        card
        for card in enemies
        if card in shields or not any(each in shields for each in neighbours(state, card))
    ]


def limits_of(state: State, attacker: Card) -> list[FightsOnly]:
    """Whom a creature can't fight: by its own text, or one that it has gained."""
    own = () if is_blank(state, attacker) else state.game.scripts.abilities[state.text[attacker]]
    gained = [
        state.game.scripts.abilities[each.face][each.ordinal]
        for each in state.lasting
        if each.source == attacker
    ]
    return [ability for ability in (*own, *gained) if isinstance(ability, FightsOnly)]


def abilities_to_use(state: State, card: Card, kind: int, seat: Seat) -> list[Trigger]:
    """The abilities that a bold word begins, as a card has them now, for the player who uses it (KF-5.10)."""
    entries = state.index.listeners.get(kind)
    if not entries:
        return []
    return [
        (face, ordinal, holder, seat, subject, other, amount)
        for face, ordinal, holder, _, subject, other, amount in triggers(state, entries, seat, card, -1, 0)
        if is_its_own(state, state.game.scripts.abilities[face][ordinal], holder, card)
    ]


def is_its_own(state: State, ability: Ability, holder: int, card: Card) -> bool:
    """Whether a card has an ability with a bold word, also one that speaks of the upgrade it comes from."""
    return isinstance(ability, Bold) and (
        holder == card or (isinstance(ability, HostBold) and state.host[holder] == card)
    )


def uses_of(state: State, seat: Seat, card: Card, any_house: bool = False) -> list[int]:
    """All ways in which a player can use a card now, as options. An effect that uses a card can take one
    of any house (KF-5.9)."""
    if state.columns[table.EXHAUSTED][card] or is_worn_out(state, card) or not can_be_used(state, seat, card):
        return []
    free = any_house or is_of_active_house(state, card) or has(state, table.USABLE, card)
    omnis = [
        table.OMNI + card + (place << ARG_BITS)
        for place in range(len(abilities_to_use(state, card, table.USED_OMNI, seat)))
    ]
    if not is_creature(state, card):
        return (actions(state, seat, card) if free else []) + omnis
    may_fight = free or has(state, table.MAY_FIGHT, card)
    if state.columns[table.STUN][card]:  # KF-12.1, KF-12.6
        return [table.UNSTUN + card] if may_fight or omnis else []
    fights: list[int] = []
    if may_fight:
        fights = [table.FIGHT + card + (foe << ARG_BITS) for foe in legal_targets(state, card, seat)]
        if fights and state.columns[table.ENRAGE][card]:
            return fights  # KF-12.3
    if has(state, table.ONLY_FIGHTS, card):
        return fights
    if not free:
        return fights + omnis
    reaps = [] if has(state, table.CANNOT_REAP, card) else [table.REAP + card]
    return reaps + fights + actions(state, seat, card) + omnis


def actions(state: State, seat: Seat, card: Card) -> list[int]:
    return [
        table.ACT + card + (place << ARG_BITS)
        for place in range(len(abilities_to_use(state, card, table.ACTED, seat)))
    ]


def can_be_used(state: State, seat: Seat, card: Card) -> bool:
    if has(state, table.CANNOT_BE_USED, card):
        return False
    return toll_to_use(state, card) <= pool(state, seat)


def toll_to_use(state: State, card: Card) -> int:
    """What must be paid to the opponent to use the card."""
    return value(state, table.TOLL_TO_USE, card) if type_of(state, card) == ARTIFACT else 0


def begin_use(state: State, frame: Frame) -> None:
    """What every use begins with: the toll and the exhaustion (KF-5.1)."""
    seat, card = frame.seat, frame.source
    pay(state, seat, toll_to_use(state, card))
    state.columns[table.EXHAUSTED][card] = 1
    state.vars[table.ACTS] += 1
    note(state, table.USED, seat, card)


# Reaping (KF-5.4, KF-5.7).

GAINING: Final = Replaceable("keyforge/gaining", table.REAP_GAINS)


def begin_reap(state: State, frame: Frame) -> None:
    begin_use(state, frame)
    happen(state, table.REAPS, frame.seat, frame.source)


def ask_what_is_gained(state: State, frame: Frame) -> None:
    if not in_play(state, frame.source):
        state.frames.pop()
        return
    frame.results = (frame.source,)
    if state.index.replacements.get(table.REAP_GAINS):
        GAINING.begin(state, frame.seat, frame.results, frame.source)


def reap(state: State, frame: Frame) -> None:
    happen(state, table.REAPED, frame.seat, frame.source)
    happen(state, table.USED, frame.seat, frame.source)  # KF-5.14
    if frame.results:
        gain(state, frame.seat, 1)


REAPING: Final = procedure("keyforge/reaping", begin_reap, ask_what_is_gained, reap)


# «Action:» and «Omni:» (KF-5.2, KF-5.3, KF-5.14).


def act(state: State, frame: Frame) -> None:
    ability = abilities_to_use(state, frame.source, frame.other, frame.seat)[frame.amount]
    begin_use(state, frame)
    emit(state, frame.other, frame.seat, frame.source)  # The ability itself is resolved here.
    resolve(state, ability)


def end_use(state: State, frame: Frame) -> None:
    happen(state, table.USED, frame.seat, frame.source)


ACTING: Final = procedure("keyforge/acting", act, end_use)


# Removing a stun (KF-12.1).


def unstun(state: State, frame: Frame) -> None:
    begin_use(state, frame)
    state.columns[table.STUN][frame.source] = 0
    happen(state, table.UNSTUNNED, card=frame.source)
    happen(state, table.USED, frame.seat, frame.source)


UNSTUNNING: Final = procedure("keyforge/unstunning", unstun)
