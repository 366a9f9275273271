"""Fighting (KF-5.5 to KF-5.8, KF-11)."""

from collections import Counter
from dataclasses import dataclass
from typing import Final

from deckwright.games.keyforge import table
from deckwright.games.keyforge.rules.damage import asks_for_damage_takers, deal
from deckwright.games.keyforge.rules.destruction import push_destruction
from deckwright.games.keyforge.rules.field import active, innermost, is_creature, lethal, opponent
from deckwright.games.keyforge.rules.using import begin_use
from deckwright.kernel.frames import Frame
from deckwright.kernel.history import note
from deckwright.kernel.ids import NO_CARD, Card
from deckwright.kernel.layers import has, value
from deckwright.kernel.locals import Locals
from deckwright.kernel.nodes import procedure_with
from deckwright.kernel.state import State
from deckwright.kernel.windows import happen

ASSAULT_RULE: Final = table.FACES.index("rule-assault")
HAZARDOUS_RULE: Final = table.FACES.index("rule-hazardous")


@dataclass
class Fight(Locals):
    """The frame's source attacks a creature."""

    defender: Card = NO_CARD
    is_first: bool = False
    """Nobody has attacked the defender before in this turn."""
    target: Card = NO_CARD
    """The creature that the attacker's damage goes to, if it is another one."""
    stopped: bool = False
    fought: bool = False
    """They have dealt each other damage, or would have, if they had dealt any."""


def attack(state: State, frame: Frame[Fight]) -> None:
    attacker, defender = frame.source, frame.locals.defender
    begin_use(state, frame)
    frame.locals.is_first = not state.columns[table.ATTACKED][defender]  # KF-11.16
    state.own(table.ATTACKED)[defender] = 1
    happen(state, table.ATTACKS, frame.seat, attacker, defender)
    # KF-11.3, KF-11.4: in one window with everything else that comes before the fight.
    if value(state, table.ASSAULT, attacker):
        state.triggered += ((ASSAULT_RULE, 0, attacker, frame.seat, attacker, defender, 0),)
    if value(state, table.HAZARDOUS, defender):
        seat = state.controller[defender]
        state.triggered += ((HAZARDOUS_RULE, 0, defender, seat, attacker, defender, 0),)


def exchange(state: State, frame: Frame[Fight]) -> None:
    """Both deal damage equal to their power at the same time (KF-5.5), unless one is gone (KF-5.8)."""
    kept = frame.locals
    attacker, defender = frame.source, kept.defender
    if kept.stopped or not (is_creature(state, attacker) and is_creature(state, defender)):
        return
    kept.fought = True
    elusive = (
        kept.is_first
        and value(state, table.ELUSIVE, defender)
        and not has(state, table.IGNORES_ELUSIVE, attacker)
    )  # KF-11.6
    target = defender if kept.target == NO_CARD else kept.target
    hits: Counter[Card] = Counter()
    poisoned = []
    if not has(state, table.HARMLESS, attacker) and not (elusive and target == defender):
        hits[target] += value(state, table.POWER, attacker) + value(state, table.STRIKE, attacker)
        poisoned += [target] * value(state, table.POISON, attacker)
    in_return = not elusive and not value(state, table.SKIRMISH, attacker)  # KF-11.7
    if in_return and not has(state, table.HARMLESS, defender):
        hits[attacker] += value(state, table.POWER, defender)
        poisoned += [attacker] * value(state, table.POISON, defender)
    if asks_for_damage_takers(state, hits):
        frame.again()
        return
    blows = deal(state, hits)
    # KF-11.8: poison kills whoever took the damage.
    killed = [blow.taker for blow in blows if lethal(state, blow.taker) or blow.target in poisoned]
    if killed:
        push_destruction(state, frame.seat, len(state.frames) - 1, tuple(killed))


def end_fight(state: State, frame: Frame[Fight]) -> None:
    """Everything that waits for the fight, in one window (KF-5.14)."""
    attacker, defender, seat = frame.source, frame.locals.defender, frame.seat
    fought = frame.locals.fought
    alive = is_creature(state, attacker)
    if fought and alive:
        happen(state, table.SURVIVED, seat, attacker, defender)  # «Fight:»
    for fallen, victor in ((defender, attacker), (attacker, defender)):
        if fought and fallen in frame.affected:
            owner = opponent(seat) if fallen == defender else seat
            note(state, table.FELL, owner, fallen)
            if is_creature(state, victor):  # KF-5.16
                happen(state, table.FELL, owner, fallen, victor)
    if not frame.locals.stopped:
        happen(state, table.FOUGHT, seat, attacker, defender)
        happen(state, table.FOUGHT, opponent(seat), defender, attacker)  # KF-5.15
    happen(state, table.USED, seat, attacker)
    if alive and state.columns[table.ENRAGE][attacker] and seat == active(state):  # KF-12.3, KF-12.9
        state.own(table.ENRAGE)[attacker] = 0
        happen(state, table.CALMED, card=attacker)


def leave_fight(state: State, frame: Frame[Fight]) -> None:
    """The fight is over, and with it what a creature has or can't suffer only while it fights."""
    state.frames.pop()
    state.dirty = True


FIGHTING: Final = procedure_with(Fight, "keyforge/fighting", attack, exchange, end_fight, leave_fight)


def fight_under_way(state: State) -> Frame[Fight] | None:
    return innermost(state, FIGHTING)


def stop_fight(state: State) -> None:
    """The fight under way ends before it began."""
    fight = fight_under_way(state)
    if fight is not None:
        fight.locals.stopped = True
        happen(state, table.FIGHT_STOPPED, card=fight.source)


def strike_instead(state: State, cards: tuple[int, ...]) -> None:
    """The attacker's damage goes to another creature, if there is one."""
    fight = fight_under_way(state)
    if fight is not None and cards:
        fight.locals.target = Card(cards[0])
