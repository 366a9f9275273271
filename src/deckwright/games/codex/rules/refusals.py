"""Why not: what a player may want to do now and may not, with the clause that refuses it."""

from collections.abc import Callable, Iterator
from typing import Final

from deckwright.games.codex import table
from deckwright.games.codex.rules.building import plans, standing, tech_level, why_not_built
from deckwright.games.codex.rules.building import price_of as building_price
from deckwright.games.codex.rules.combat import (
    reach_of,
    targets_within,
    why_not_attacking,
    will_be_detected,
)
from deckwright.games.codex.rules.field import fact_of, finished, forces, heroes, keyword, opponent, workers
from deckwright.games.codex.rules.gold import gold
from deckwright.games.codex.rules.heroes import why_not_levelled, why_not_summoned
from deckwright.games.codex.rules.patrol import why_not_on_patrol
from deckwright.games.codex.rules.playing import (
    CAST_EFFECT,
    abilities_at_work,
    prices,
    targets_of,
    why_not_played,
    why_not_used,
)
from deckwright.games.codex.rules.targeting import fitting, why_not_targeted
from deckwright.games.codex.rules.turn import FREE_TECH_WORKERS, why_not_fewer
from deckwright.games.codex.rules.workers import why_not_hired
from deckwright.games.codex.script.targets import target_under_way
from deckwright.kernel.ids import Card, Seat
from deckwright.kernel.nodes import Effect
from deckwright.kernel.refusals import RawRefusal, any_second, refuse, verb_alone
from deckwright.kernel.scope import Scope, scope_of
from deckwright.kernel.state import State
from deckwright.kernel.vocabulary import ARG_BITS, DONE, PICK


def refusals(state: State, seat: Seat) -> list[RawRefusal]:
    """Everything refused to a seat at this moment, as far as it knows the table."""
    if state.outcome is not None or state.decider != seat or not state.codes:
        return []
    return [refused for at in _BY_PROMPT.get(state.prompt, ()) for refused in at(state, seat)]


# The main phase.


def of_hand(state: State, seat: Seat) -> Iterator[RawRefusal]:
    own, purse, bits = heroes(state, seat), gold(state, seat), standing(state, seat)
    for card, price in prices(state, seat):
        code, left = table.PLAY_CARD + card, purse - price
        reason = why_not_played(state, seat, own, card, left, bits)
        if reason == table.NO_TECH:
            yield refuse(code, reason, card, fact_of(state, card).tech)
        elif reason == table.CARD_TOO_DEAR:
            yield refuse(code, reason, card, price, purse)
        elif reason == table.FEW_TARGETS:
            effect = CAST_EFFECT.of(state.game)[state.text[card]]
            yield refuse_for_targets(state, seat, code, card, effect, left)
        elif reason:
            yield refuse(code, reason, card)


def of_workers(state: State, seat: Seat) -> Iterator[RawRefusal]:
    reason = why_not_hired(state, seat, gold(state, seat))
    if reason == table.NO_GOLD_TO_HIRE:
        yield refuse(verb_alone(table.HIRE), reason, table.WORKER_PRICE)
    elif reason:
        yield refuse(verb_alone(table.HIRE), reason)


def of_buildings(state: State, seat: Seat) -> Iterator[RawRefusal]:
    purse, bits = gold(state, seat), standing(state, seat)
    for card in plans(state, seat):
        code = table.BUILD + card
        reason = why_not_built(state, seat, card, purse, bits)
        if reason == table.FEW_WORKERS:
            yield refuse(code, reason, card, workers(state, seat), fact_of(state, card).workers)
        elif reason == table.NO_LOWER_TECH:
            yield refuse(code, reason, card, tech_level(state, card) - 1)
        elif reason == table.BUILDING_TOO_DEAR:
            yield refuse(code, reason, card, building_price(state, card), purse)
        elif reason:
            yield refuse(code, reason, card)


def of_heroes(state: State, seat: Seat) -> Iterator[RawRefusal]:
    purse = gold(state, seat)
    for card in state.zones[table.COMMAND[seat]]:
        reason = why_not_summoned(state, seat, card, purse)
        if reason == table.HERO_TOO_DEAR:
            yield refuse(table.SUMMON + card, reason, card, fact_of(state, card).cost, purse)
        elif reason:
            yield refuse(table.SUMMON + card, reason, card)
    for card in heroes(state, seat):
        reason = why_not_levelled(state, card, purse)
        if reason:
            told = table.LEVEL_PRICE if reason == table.NO_GOLD_TO_LEVEL else card
            yield refuse(table.LEVEL_UP + card, reason, told)


def of_abilities(state: State, seat: Seat) -> Iterator[RawRefusal]:
    purse = gold(state, seat)
    for card, number, ability in abilities_at_work(state, seat):
        code = table.USE + card + (number << ARG_BITS)
        reason = why_not_used(state, seat, card, ability, purse)
        if reason == table.FEW_TARGETS:
            yield refuse_for_targets(state, seat, code, card, ability.effect, purse)
        elif reason:
            yield refuse(code, reason, card)


def of_attacks(state: State, seat: Seat) -> Iterator[RawRefusal]:
    """Who can't attack, and which targets those who can may not choose (COD-6.12)."""
    for card in forces(state, seat):
        reason = why_not_attacking(state, card)
        if reason:
            yield refuse(any_second(table.ATTACK_WITH + card), reason, card)
        else:
            yield from of_targets(state, seat, card)


def of_targets(state: State, seat: Seat, attacker: Card) -> Iterator[RawRefusal]:
    foe = opponent(seat)
    refused: dict[Card, int] = {}
    legal = targets_within(state, seat, reach_of(state, attacker), refused=refused)
    detected = will_be_detected(state, attacker)
    for target in forces(state, foe) + finished(state, foe):
        reason = refused.get(target)
        if not reason:
            continue
        code = table.ATTACK_WITH + attacker + (target << ARG_BITS)
        if detected and reason in (table.LEADER_FIRST, table.PATROLLERS_FIRST):
            yield refuse(code, table.WILL_BE_DETECTED, attacker, target)  # Else it would pass them.
        elif reason == table.LEADER_FIRST:
            yield refuse(code, reason, attacker, target, legal[0])
        else:
            yield refuse(code, reason, attacker, target)


# Targets of spells and abilities.


def refuse_for_targets(
    state: State, seat: Seat, code: int, source: Card, effect: Effect | None, budget: int
) -> RawRefusal:
    """Why there is nothing to aim at with so much gold left for resist: what would fit is out of reach, or
    there is nothing."""
    scope = Scope(source, seat)
    for each in targets_of(effect) if effect is not None else ():
        for card in fitting(state, each.group, scope):
            reason = why_not_targeted(state, seat, card, budget)
            if reason:
                return refuse_target(state, code, reason, card, budget)
    return refuse(code, table.FEW_TARGETS, source)


def refuse_target(state: State, code: int, reason: int, card: Card, budget: int) -> RawRefusal:
    if reason == table.RESIST_TOO_DEAR:
        return refuse(code, reason, card, keyword(state, table.RESIST, card), budget)
    return refuse(code, reason, card)


def of_aims(state: State, seat: Seat) -> Iterator[RawRefusal]:
    """What a spell or ability may not aim at, though it is of the right kind."""
    frame, target = state.frames[-1], target_under_way(state)
    if target is None:
        return
    cards, left = target.aims(state, frame)
    budget = gold(state, seat)
    for card in fitting(state, target.group, scope_of(frame)):
        if card in cards and card not in left:
            yield refuse(PICK + card, table.FLAGBEARER_FIRST, card, left[0])
        elif reason := why_not_targeted(state, seat, card, budget):
            yield refuse_target(state, PICK + card, reason, card, budget)


# Other phases.


def of_tech(state: State, seat: Seat) -> Iterator[RawRefusal]:
    reason = why_not_fewer(state, seat)
    if reason:
        yield refuse(DONE, reason, workers(state, seat), FREE_TECH_WORKERS)


def of_patrol(state: State, seat: Seat) -> Iterator[RawRefusal]:
    for card in forces(state, seat):
        reason = why_not_on_patrol(state, card)
        if reason:
            yield refuse(any_second(table.TO_SLOT + card), reason, card)


_BY_PROMPT: Final[dict[int, tuple[Callable[[State, Seat], Iterator[RawRefusal]], ...]]] = {
    table.ASK_MAIN: (of_hand, of_workers, of_buildings, of_heroes, of_abilities, of_attacks),
    table.ASK_PATROL: (of_patrol,),
    table.ASK_TECH: (of_tech,),
    table.ASK_TARGET: (of_aims,),
}
