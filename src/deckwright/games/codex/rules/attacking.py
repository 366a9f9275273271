"""The course of an attack (COD-6.13). The frame's source is the attacker."""

from dataclasses import dataclass
from typing import Final

from deckwright.games.codex import table
from deckwright.games.codex.rules.combat import (
    ANTI_AIR,
    FLYING,
    flown_over,
    is_hidden,
    legal_targets,
    tower_of,
    will_be_detected,
)
from deckwright.games.codex.rules.damage import deal
from deckwright.games.codex.rules.field import (
    armour_of,
    attack_of,
    forces,
    hp_left,
    in_play,
    is_building,
    is_seen_by,
    is_unit,
    keyword,
    opponent,
    patrollers,
    slot_of,
    tech_of,
    traits,
)
from deckwright.games.codex.rules.leaving import push_deaths
from deckwright.games.codex.script.abilities import Watches
from deckwright.kernel.decisions import ask
from deckwright.kernel.events import emit
from deckwright.kernel.frames import NO_ANSWER, Frame
from deckwright.kernel.ids import NO_CARD, Card, Seat
from deckwright.kernel.interpreter import call, go_to
from deckwright.kernel.locals import Locals
from deckwright.kernel.nodes import procedure_with
from deckwright.kernel.state import State
from deckwright.kernel.windows import gather
from deckwright.kernel.words import PICK, first

SPARK_DAMAGE: Final = 1


@dataclass
class Attack(Locals):
    """What is attacked; the units to obliterate; what sparkshot hits; how much overpower has left, and what
    takes that; who deals combat damage, and who of them does it first."""

    target: Card = NO_CARD
    obliterated: tuple[int, ...] = ()
    sparked: tuple[int, ...] = ()
    excess: int = 0
    beyond: Card = NO_CARD
    fighters: tuple[int, ...] = ()
    swift: tuple[int, ...] = ()


def declare(state: State, frame: Frame[Attack]) -> None:
    """The attacker exhausts, unless it has readiness (COD-6.2, COD-9.3); a tower detects it."""
    attacker = frame.source
    state.own(table.ATTACKED)[attacker] = state.vars[table.TURN]
    if will_be_detected(state, attacker):
        foe = opponent(frame.seat)
        state.own(table.DETECTED)[attacker] = 1
        state.vars[table.TOWER_USED + foe] = 1
        emit(state, table.DETECTED_EVENT, foe, attacker)
    if not keyword(state, table.READINESS, attacker):
        state.own(table.EXHAUSTED)[attacker] = 1
    emit(state, table.ATTACKS, frame.seat, attacker, frame.locals.target)


# Obliterate (COD-9.5, COD-9.33).


def ask_what_to_obliterate(state: State, frame: Frame[Attack]) -> None:
    """The lowest units; among equals the attacker chooses."""
    count = keyword(state, table.OBLITERATE, frame.source)
    if not count:
        return
    kept = frame.locals
    units = [card for card in forces(state, opponent(frame.seat)) if is_unit(state, card)]
    units.sort(key=lambda card: tech_of(state, card))
    if len(units) <= count:
        kept.obliterated = tuple(units)
        return
    last = tech_of(state, units[count - 1])
    sure = tuple(card for card in units if tech_of(state, card) < last)
    chosen = tuple(card for card in kept.obliterated if card not in sure)
    kept.obliterated = sure + chosen
    equal = [card for card in units if tech_of(state, card) == last and card not in kept.obliterated]
    if len(equal) <= count - len(kept.obliterated):
        kept.obliterated += tuple(equal)
    elif len(kept.obliterated) < count:
        codes = [PICK + card for card in equal]
        ask(state, frame.seat, table.ASK_OBLITERATE, codes, (frame.source,))


def note_obliterated(state: State, frame: Frame[Attack]) -> None:
    if frame.answer != NO_ANSWER:
        frame.locals.obliterated += (first(frame.answer),)
        frame.answer = NO_ANSWER
        go_to(frame, ask_what_to_obliterate)


def obliterate(state: State, frame: Frame[Attack]) -> None:
    units = frame.locals.obliterated
    if units:
        for unit in units:
            emit(state, table.OBLITERATED, card=frame.source, other=unit)
        push_deaths(state, units)


def ask_for_new_target(state: State, frame: Frame[Attack]) -> None:
    """If what was attacked is obliterated; the player may choose none."""
    kept = frame.locals
    if not kept.obliterated or in_play(state, kept.target) or not in_play(state, frame.source):
        return
    codes = [PICK + card for card in legal_targets(state, frame.source)]
    ask(state, frame.seat, table.ASK_NEW_TARGET, [*codes, table.NO_TARGET], (frame.source,), private=True)


def note_new_target(state: State, frame: Frame[Attack]) -> None:
    code, frame.answer = frame.answer, NO_ANSWER
    if code not in (NO_ANSWER, table.NO_TARGET):
        frame.locals.target = Card(first(code))
        emit(state, table.ATTACKS, frame.seat, frame.source, frame.locals.target)


def is_off(state: State, frame: Frame[Attack]) -> bool:
    """Whether one of the two is gone, so that the attack ends (COD-6.16)."""
    return not (in_play(state, frame.source) and in_play(state, frame.locals.target))


def set_off(state: State, frame: Frame[Attack]) -> None:
    """«Attacks:» abilities."""
    if is_off(state, frame):
        end(state, frame)
        return
    gather(state, table.ATTACKS, frame.seat, frame.source, frame.locals.target)


def end(state: State, frame: Frame[Attack]) -> None:
    emit(state, table.ATTACK_ENDED, card=frame.source)
    state.frames.pop()


# Damage.


def ask_for_spark(state: State, frame: Frame[Attack]) -> None:
    """Each sparkshot hits a patroller beside the one attacked (COD-9.19, COD-9.31)."""
    if is_off(state, frame):
        end(state, frame)
        return
    kept = frame.locals
    slot = slot_of(state, kept.target)
    if not slot or len(kept.sparked) >= keyword(state, table.SPARKSHOT, frame.source):
        return
    beside = [
        card for card in patrollers(state, opponent(frame.seat)) if abs(slot_of(state, card) - slot) == 1
    ]
    if beside:
        ask(state, frame.seat, table.ASK_SPARK, [PICK + card for card in beside], (frame.source,))


def note_spark(state: State, frame: Frame[Attack]) -> None:
    if frame.answer != NO_ANSWER:
        frame.locals.sparked += (first(frame.answer),)
        frame.answer = NO_ANSWER
        go_to(frame, ask_for_spark)


def ask_for_excess(state: State, frame: Frame[Attack]) -> None:
    """What overpower has left goes on to something else (COD-9.22, COD-9.30, COD-11.2)."""
    target = frame.locals.target
    if not slot_of(state, target) or not keyword(state, table.OVERPOWER, frame.source):
        return
    excess = attack_of(state, frame.source) - max(0, hp_left(state, target))
    if not is_by_the_letter(state) and not keyword(state, table.ARMOUR_PIERCING, frame.source):
        excess -= armour_of(state, target)
    others = legal_targets(state, frame.source, without=target) if excess > 0 else []
    if others:
        frame.locals.excess = excess
        codes = [PICK + card for card in others]
        ask(state, frame.seat, table.ASK_EXCESS, codes, (frame.source, excess))


def is_by_the_letter(state: State) -> bool:
    """Whether armour does not count against the excess, but still spares the patroller (COD-11.2)."""
    return state.setup["overpower"] == "by-the-letter"


def note_excess(state: State, frame: Frame[Attack]) -> None:
    """Now it is settled who strikes swiftly (COD-9.32) and what else is hit."""
    kept = frame.locals
    if frame.answer != NO_ANSWER:
        kept.beyond = Card(first(frame.answer))
        frame.answer = NO_ANSWER
    else:
        kept.excess = 0
    fighters = strikers(state, frame.source, kept.target)
    kept.fighters = tuple(fighters)
    kept.swift = tuple([card for card in fighters if keyword(state, table.SWIFT_STRIKE, card)])


def strikers(state: State, attacker: Card, target: Card) -> list[Card]:
    """All cards that deal combat damage: the attacker, what it fights, anti-air on the way."""
    fighters = [attacker]
    if strikes_back(state, attacker, target):
        fighters.append(target)
    return fighters + flown_over(state, attacker, target)


def strikes_back(state: State, attacker: Card, target: Card) -> bool:
    """Buildings have no attack (COD-6.8); what can't reach a flyer does not hit it (COD-9.14)."""
    if is_building(state, target):
        return False
    return not traits(state, attacker) & FLYING or bool(traits(state, target) & (FLYING | ANTI_AIR))


def strike_swiftly(state: State, frame: Frame[Attack]) -> None:
    if frame.locals.swift:
        strike(state, frame, frame.locals.swift)


def strike_after(state: State, frame: Frame[Attack]) -> None:
    """What died first deals nothing (COD-9.17)."""
    fighters, swift = frame.locals.fighters, frame.locals.swift
    strike(state, frame, tuple([card for card in fighters if card not in swift]) if swift else fighters)


class Hit:
    """Combat damage by one card to another. `told` is what it comes from, if that is not the fight itself."""

    __slots__ = ("amount", "card", "piercing", "told")

    def __init__(self, card: Card, amount: int, piercing: bool = False, told: Card = NO_CARD) -> None:
        self.card = card
        self.amount = amount
        self.piercing = piercing
        self.told = told


def strike(state: State, frame: Frame[Attack], cards: tuple[int, ...]) -> None:
    """Combat damage of these cards, all of it at the same time (COD-6.6)."""
    attacker, target = frame.source, frame.locals.target
    hits: list[Hit] = []
    for card in map(Card, cards):
        if not in_play(state, card):
            continue
        if card == attacker:
            hits += hits_of_attacker(state, frame)
        elif in_play(state, attacker):
            piercing = bool(keyword(state, table.ARMOUR_PIERCING, card))
            told = NO_CARD if card == target else card
            hits.append(Hit(attacker, attack_of(state, card), piercing, told))
    for hit in hits:
        if hit.told != NO_CARD and hit.amount > 0 and in_play(state, hit.card):
            emit(state, table.STRIKES, card=hit.told, other=hit.card)
        deal(state, hit.card, hit.amount, hit.piercing)


def hits_of_attacker(state: State, frame: Frame[Attack]) -> list[Hit]:
    """What is attacked, what else is hit, and what a tower gives back (COD-5.11, COD-5.19)."""
    attacker, kept = frame.source, frame.locals
    piercing = bool(keyword(state, table.ARMOUR_PIERCING, attacker))
    hits = []
    if in_play(state, kept.target):
        hits.append(Hit(kept.target, attack_of(state, attacker) - kept.excess, piercing))
    hits += [Hit(Card(card), SPARK_DAMAGE, piercing, attacker) for card in kept.sparked]
    if kept.beyond != NO_CARD:
        hits.append(Hit(kept.beyond, kept.excess, piercing, attacker))
    watch = watching_tower(state, attacker)
    if watch is not None:
        card, tower = watch
        hits.append(Hit(attacker, tower.damage, told=card))
    return hits


def watching_tower(state: State, attacker: Card) -> tuple[Card, Watches] | None:
    """A tower that sees an attacker."""
    foe = opponent(state.controller[attacker])
    tower = tower_of(state, foe)
    if tower is None or (is_hidden(state, attacker) and not is_seen_by(state, attacker, foe)):
        return None
    return tower


ATTACK: Final = procedure_with(
    Attack,
    "codex/attack",
    declare, ask_what_to_obliterate, note_obliterated, obliterate, ask_for_new_target, note_new_target,
    set_off, ask_for_spark, note_spark, ask_for_excess, note_excess, strike_swiftly, strike_after,
)  # fmt: skip


def push_attack(state: State, seat: Seat, attacker: Card, target: Card) -> None:
    call(state, ATTACK, seat, Attack(target), attacker)
