"""Using cards: who can be used for what, reaping, «Action:» and «Omni:» (KF-5)."""

from dataclasses import dataclass
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
from deckwright.games.keyforge.rules.hooks import OwnRule, UsedAbility
from deckwright.kernel.abilities import Trigger
from deckwright.kernel.events import emit
from deckwright.kernel.frames import Frame
from deckwright.kernel.history import note
from deckwright.kernel.ids import Card, Seat
from deckwright.kernel.layers import has, is_blank, value
from deckwright.kernel.locals import Locals
from deckwright.kernel.nodes import Ability, procedure, procedure_with
from deckwright.kernel.refusals import RawRefusal, any_second, refuse
from deckwright.kernel.scope import Scope
from deckwright.kernel.state import State
from deckwright.kernel.vocabulary import ALLOWED, ARG_BITS
from deckwright.kernel.windows import Replaceable, happen, resolve, triggers

MOST_USES: Final = 6
Refused = list[RawRefusal] | None
"""Takes what one may want to do and may not, if anybody asks for it."""
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


def legal_targets(state: State, attacker: Card, seat: Seat, refused: Refused = None) -> list[Card]:
    """The enemy creatures that a creature can attack (KF-5.6)."""
    enemies = state.zones[table.LINE[opponent(seat)]]
    if not enemies:
        if refused is not None:
            refused.append(refuse(any_second(table.FIGHT + attacker), table.NOBODY_TO_FIGHT))
        return []
    shields = [] if has(state, table.IGNORES_TAUNT, attacker) else with_taunt(state, enemies)
    limits = limits_of(state, attacker)
    if not (shields or limits or has(state, table.CANNOT_FIGHT, attacker)):
        return list(enemies)
    targets = []
    for enemy in enemies:
        reason = why_not_attacked(state, attacker, seat, enemy, shields, limits)
        if not reason:
            targets.append(enemy)
        elif refused is not None:
            refused.append(refuse(table.FIGHT + attacker + (enemy << ARG_BITS), reason))
    return targets


def why_not_attacked(
    state: State, attacker: Card, seat: Seat, enemy: Card, shields: list[Card], limits: list[OwnRule]
) -> int:
    """What stands against an attack on an enemy: `shields` are those with taunt that the attacker heeds,
    `limits` say whom it may fight."""
    if has(state, table.CANNOT_FIGHT, attacker):
        return table.CARD_FORBIDS_IT
    if is_behind_taunt(state, enemy, shields):
        return table.BEHIND_TAUNT
    fits = all(each.allows_attack(state, enemy, Scope(attacker, seat)) for each in limits)
    return ALLOWED if fits else table.CARD_FORBIDS_IT


def with_taunt(state: State, enemies: tuple[Card, ...]) -> list[Card]:
    taunt = table.TAUNT
    return [card for card in enemies if value(state, taunt, card)]


def is_behind_taunt(state: State, enemy: Card, shields: list[Card]) -> bool:
    """Whether a neighbour with taunt shields a creature that has none itself (KF-11.9)."""
    return enemy not in shields and any(each in shields for each in neighbours(state, enemy))


def limits_of(state: State, attacker: Card) -> list[OwnRule]:
    """Whom a creature can't fight: by its own text, or one that it has gained."""
    scripts = state.game.scripts
    own = () if is_blank(state, attacker) else scripts.own_rules[state.text[attacker]]
    if not own and not state.lasting:
        return []
    gained = [scripts.abilities[each.face][each.ordinal] for each in state.lasting if each.source == attacker]
    return [ability for ability in (*own, *gained) if isinstance(ability, OwnRule)]


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
    return isinstance(ability, UsedAbility) and (holder == card or ability.is_also_of(state, holder, card))


def why_not_used(state: State, seat: Seat, card: Card) -> int:
    """What but its house stands against every use of a card."""
    if state.columns[table.EXHAUSTED][card]:
        return table.IS_EXHAUSTED
    if is_worn_out(state, card):
        return table.SIX_TIMES
    if has(state, table.CANNOT_BE_USED, card):
        return table.CARD_FORBIDS_IT
    toll = toll_to_use(state, card)
    return table.COST_NOT_MET if toll and toll > pool(state, seat) else ALLOWED


def uses_of(
    state: State, seat: Seat, card: Card, any_house: bool = False, refused: Refused = None
) -> list[int]:
    """All ways in which a player can use a card now, as options. An effect that uses a card can take one
    of any house (KF-5.9)."""
    creature = is_creature(state, card)
    reason = why_not_used(state, seat, card)
    if reason:
        if refused is not None:
            usual = table.REAP + card if creature else any_second(table.ACT + card)
            refused.append(refuse(usual, reason))
        return []
    free = any_house or is_of_active_house(state, card) or has(state, table.USABLE, card)
    omnis = bold_options(state, seat, card, table.OMNI)
    if creature:
        return uses_of_creature(state, seat, card, free, omnis, refused)
    codes = (bold_options(state, seat, card, table.ACT) if free else []) + omnis
    if not codes and refused is not None:
        unused = not free and bold_options(state, seat, card, table.ACT)
        reason = table.OTHER_HOUSE if unused else table.NOTHING_TO_USE
        refused.append(refuse(any_second(table.ACT + card), reason))
    return codes


def uses_of_creature(
    state: State, seat: Seat, card: Card, free: bool, omnis: list[int], refused: Refused
) -> list[int]:
    """The same for a creature that may be used: it is `free` to do everything, or its house lets it do no
    more than «Omni:» abilities and what permissions allow."""
    may_fight = free or has(state, table.MAY_FIGHT, card)
    if state.columns[table.STUN][card]:  # KF-12.1, KF-12.6
        codes = [table.UNSTUN + card] if may_fight or omnis else []
        if refused is not None:
            refused.append(refuse(table.REAP + card, table.IS_STUNNED if codes else table.OTHER_HOUSE))
        return codes
    targets = legal_targets(state, card, seat, refused) if may_fight else []
    fights = [table.FIGHT + card + (foe << ARG_BITS) for foe in targets]
    kept_to_fighting = why_only_fights(state, card, fights)
    reason = why_not_reaped(state, card, free, kept_to_fighting)
    if reason and refused is not None:
        refused.append(refuse(table.REAP + card, reason))
    if kept_to_fighting:
        return fights
    if not free:
        return fights + omnis
    reaps = [] if reason else [table.REAP + card]
    return reaps + fights + bold_options(state, seat, card, table.ACT) + omnis


def why_only_fights(state: State, card: Card, fights: list[int]) -> int:
    """What stands against doing anything but fighting with a creature that can be used."""
    if fights and state.columns[table.ENRAGE][card]:
        return table.MUST_FIGHT
    return table.CARD_FORBIDS_IT if has(state, table.ONLY_FIGHTS, card) else ALLOWED


def why_not_reaped(state: State, card: Card, free: bool, kept_to_fighting: int) -> int:
    if not free:
        return table.OTHER_HOUSE
    return table.CARD_FORBIDS_IT if has(state, table.CANNOT_REAP, card) else kept_to_fighting


def bold_options(state: State, seat: Seat, card: Card, verb: int) -> list[int]:
    """The «Action:» or «Omni:» abilities of a card, as options."""
    kind = table.USED_OMNI if verb == table.OMNI else table.ACTED
    if kind not in state.index.listeners:
        return []
    found = abilities_to_use(state, card, kind, seat)
    return [verb + card + (place << ARG_BITS) for place in range(len(found))]


def toll_to_use(state: State, card: Card) -> int:
    """What must be paid to the opponent to use the card: only artifacts cost any."""
    if table.TOLL_TO_USE not in state.index.statics or type_of(state, card) != ARTIFACT:
        return 0
    return value(state, table.TOLL_TO_USE, card)


def begin_use(state: State, frame: Frame) -> None:
    """What every use begins with: the toll and the exhaustion (KF-5.1)."""
    seat, card = frame.seat, frame.source
    pay(state, seat, toll_to_use(state, card))
    state.own(table.EXHAUSTED)[card] = 1
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


@dataclass
class Acting(Locals):
    """Which ability of the frame's source is used, and whether that is an «Omni:» one."""

    ability: int = 0
    omni: bool = False


def act(state: State, frame: Frame[Acting]) -> None:
    kind = table.USED_OMNI if frame.locals.omni else table.ACTED
    ability = abilities_to_use(state, frame.source, kind, frame.seat)[frame.locals.ability]
    begin_use(state, frame)
    emit(state, kind, frame.seat, frame.source)  # The ability itself is resolved here.
    resolve(state, ability)


def end_use(state: State, frame: Frame[Acting]) -> None:
    happen(state, table.USED, frame.seat, frame.source)


ACTING: Final = procedure_with(Acting, "keyforge/acting", act, end_use)


# Removing a stun (KF-12.1).


def unstun(state: State, frame: Frame) -> None:
    begin_use(state, frame)
    state.own(table.STUN)[frame.source] = 0
    happen(state, table.UNSTUNNED, card=frame.source)
    happen(state, table.USED, frame.seat, frame.source)


UNSTUNNING: Final = procedure("keyforge/unstunning", unstun)
