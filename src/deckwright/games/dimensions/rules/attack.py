"""Phase 4, Attack: one attack by a squad of one's own Dimension, if any is legal (DIM-4.11, DIM-5)."""

from dataclasses import dataclass
from typing import Final

from deckwright.games.dimensions.rules.field import captain_on_field, is_epic
from deckwright.games.dimensions.rules.singularity import (
    EPIC_STEPS,
    declarable,
    declare_instead,
    offer_singularity,
    offer_to_others,
)
from deckwright.games.dimensions.table import (
    ASK_ATTACK,
    ASK_REMOVE,
    ATTACK,
    ATTACKED,
    AURA,
    AURA_TOO_LARGE,
    BLACK_HOLE,
    CAPTAIN,
    CAPTAIN_ALONE,
    DARKENED,
    DESTROYED,
    DIMENSION,
    EPIC,
    FACTIONS,
    FIRST_SQUAD,
    IN_ATTACK,
    PHASE,
    PREY,
    PURPLE,
    PURPLE_NOT_AURA,
    RED,
    REMOVE,
    ROW,
    SAME_FACTION,
    SEATS,
    SKIPPED,
    TOO_WEAK,
    faction_of,
    seat_of,
)
from deckwright.kernel.decisions import ask
from deckwright.kernel.events import emit
from deckwright.kernel.frames import Frame
from deckwright.kernel.ids import Card, Seat
from deckwright.kernel.locals import Locals
from deckwright.kernel.nodes import Switched
from deckwright.kernel.refusals import RawRefusal, refuse
from deckwright.kernel.state import State
from deckwright.kernel.vocabulary import ALLOWED, ARG_BITS, first, second
from deckwright.kernel.zones import move

NOWHERE: Final = -1


def against(faction: int, prey: int, column: int) -> int:
    """What stands against an attack of a faction that beats another, but for what numbers can do."""
    if column == faction:
        return SAME_FACTION  # DIM-5.4
    if column == AURA:
        # DIM-8.10: nobody has the advantage over an Aura.
        return PURPLE_NOT_AURA if faction == PURPLE else AURA_TOO_LARGE
    return ALLOWED if column == prey else TOO_WEAK  # DIM-5.3


AGAINST: Final = tuple(
    tuple(
        tuple(against(faction, prey, place % ROW) for place in range(SEATS * ROW))
        for prey in range(len(FACTIONS))
    )
    for faction in range(len(FACTIONS))
)
"""The same by faction, prey and place."""


def attacks(state: State, seat: Seat, refused: list[RawRefusal] | None = None) -> list[int]:
    """All legal pairs of attacker and target; those that are not go to `refused`, if anybody asks."""
    places = state.setup.seats * ROW
    size = [len(squad) for squad in state.zones[FIRST_SQUAD : FIRST_SQUAD + places]]
    # DIM-5.2: any squad in any Dimension.
    targets = [place for place in range(places) if size[place]]
    captain = lone_captain(state) if state.vars[EPIC] else NOWHERE
    codes = []
    # DIM-5.1: only squads of the player's own Dimension attack; an Aura never does (DIM-8.9).
    for faction in range(AURA):
        strength = size[seat * ROW + faction]
        if not strength:
            continue
        reasons = AGAINST[faction][state.vars[PREY + faction]]
        if captain != NOWHERE and faction != RED:
            reasons = (*reasons[:captain], CAPTAIN_ALONE, *reasons[captain + 1 :])  # DIM-8.3
        code = ATTACK + faction + (FIRST_SQUAD << ARG_BITS)
        for place in targets:
            reason = reasons[place]
            # DIM-5.3, DIM-8.10: more cards make up for the advantage.
            if not reason or (size[place] < strength and reason in (TOO_WEAK, AURA_TOO_LARGE)):
                codes.append(code + (place << ARG_BITS))
            elif refused is not None and place != seat * ROW + faction:
                target = FIRST_SQUAD + place
                refused.append(
                    refuse(code + (place << ARG_BITS), reason, faction, target, strength, size[place])
                )
    return codes


def lone_captain(state: State) -> int:
    """The place of Captain Force, where he stands alone."""
    captain = captain_on_field(state)
    if captain is None or len(state.zones[state.zone[captain]]) > 1:
        return NOWHERE
    return state.zone[captain] - FIRST_SQUAD


@dataclass
class Attack(Locals):
    """The faction whose squad attacks."""

    faction: int = -1


def choose_attack(state: State, frame: Frame[Attack]) -> None:
    state.vars[PHASE] = IN_ATTACK
    codes = attacks(state, frame.seat)
    if codes:
        # DIM-4.11, DIM-5.9, DIM-8.22: whoever can attack must.
        if len(codes) > 1 and state.vars[EPIC]:
            codes += declarable(state, frame.seat)
        ask(state, frame.seat, ASK_ATTACK, codes)
    else:
        emit(state, SKIPPED, frame.seat, amount=IN_ATTACK)
        state.frames.pop()


def announce(state: State, frame: Frame[Attack]) -> None:
    faction = frame.locals.faction = first(frame.answer)
    emit(state, ATTACKED, frame.seat, other=second(frame.answer), amount=faction)


def choose_loss(state: State, frame: Frame) -> None:
    target = second(frame.answer)
    # DIM-5.5: the attacker chooses; DIM-8.3, DIM-8.17: never Captain Force.
    face = state.face
    codes = [REMOVE + card for card in state.zones[target] if face[card] != CAPTAIN]
    if len(codes) > 1 and state.vars[EPIC]:
        codes += declarable(state, frame.seat)
    ask(state, frame.seat, ASK_REMOVE, codes, (target,))


def lose_card(state: State, frame: Frame[Attack]) -> None:
    card = Card(first(frame.answer))
    squad = state.zone[card]
    if frame.locals.faction == PURPLE and is_epic(state) and faction_of(squad) != AURA:
        # DIM-8.8, DIM-8.20, DIM-8.23: it stays there, face down, in the Aura.
        there = seat_of(squad)
        emit(state, DARKENED, card=card, other=there)
        move(state, card, DIMENSION[there][AURA])
    else:
        emit(state, DESTROYED, card=card, other=squad)
        move(state, card, BLACK_HOLE)


ATTACK_PHASE: Final = Switched(
    "dimensions/attack",
    (
        choose_attack,
        declare_instead,
        announce,
        offer_to_others,
        choose_loss,
        declare_instead,
        lose_card,
        offer_singularity,
    ),
    EPIC,
    EPIC_STEPS,
    Attack,
)
