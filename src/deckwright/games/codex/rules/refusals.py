"""Why not: what a player may want to do in the main phase and may not, with the clause behind it."""

from collections.abc import Iterator

from deckwright.games.codex import table
from deckwright.games.codex.rules.building import has_room as has_room_for_add_on
from deckwright.games.codex.rules.building import has_tech, is_add_on, plans, price_of, tech_level
from deckwright.games.codex.rules.combat import (
    attackers,
    can_be_attacked,
    legal_targets,
    will_be_detected,
)
from deckwright.games.codex.rules.field import (
    fact_of,
    finished,
    forces,
    heroes,
    is_seen_by,
    is_spell,
    is_tired,
    keyword,
    opponent,
    slot_of,
    tech_of,
    traits,
    workers,
)
from deckwright.games.codex.rules.gold import gold
from deckwright.games.codex.rules.heroes import can_level, has_room, is_back
from deckwright.games.codex.rules.patrol import able_to_patrol
from deckwright.games.codex.rules.playing import (
    activated,
    can_use,
    cast_effect,
    casters,
    gifts,
    playable,
    targets_of,
)
from deckwright.games.codex.rules.playing import price_of as card_price
from deckwright.games.codex.rules.targeting import INVISIBLE, UNTARGETABLE, fitting
from deckwright.games.codex.rules.turn import FREE_TECH_WORKERS
from deckwright.games.codex.script.targets import Target
from deckwright.kernel.deeds import Deed
from deckwright.kernel.ids import Card, Seat
from deckwright.kernel.nodes import Effect
from deckwright.kernel.refusals import Refusal
from deckwright.kernel.scope import Scope, holds, scope_of
from deckwright.kernel.state import State
from deckwright.kernel.words import DONE

Values = dict[str, str | int]


def refusals(state: State, seat: Seat) -> list[Refusal]:
    """In the player's own main phase and on patrol there is something to want."""
    if state.outcome is not None or state.decider != seat or not state.codes:
        return []
    if state.prompt == table.ASK_PATROL:
        return list(of_patrol(state, seat))
    if state.prompt == table.ASK_TECH:
        return list(of_tech(state, seat))
    if state.prompt == table.ASK_TARGET:
        return list(of_aims(state, seat))
    if state.prompt != table.ASK_MAIN:
        return []
    return [
        *of_hand(state, seat),
        *of_workers(state, seat),
        *of_buildings(state, seat),
        *of_heroes(state, seat),
        *of_abilities(state, seat),
        *of_attacks(state, seat),
    ]


def name_of(state: State, card: Card, seat: Seat) -> str:
    return state.game.showing.label(state, card, seat)


def of_hand(state: State, seat: Seat) -> Iterator[Refusal]:
    own = heroes(state, seat)
    fine = playable(state, seat, own)
    for card in state.zones[table.HAND[seat]]:
        if card in fine:
            continue
        name = name_of(state, card, seat)
        action = f"play {name}"
        price, purse = card_price(state, card), gold(state, seat)
        fact = fact_of(state, card)
        if is_spell(state, card) and not own:
            yield Refusal(action, "COD-4.5", "codex-no-hero", {"card": name})
        elif is_spell(state, card) and not casters(state, own, card):
            fitting = any(not fact.spec or fact_of(state, hero).spec == fact.spec for hero in own)
            rule, reason = ("COD-4.6", "codex-not-maximum") if fitting else ("COD-4.5", "codex-other-hero")
            yield Refusal(action, rule, reason, {"card": name})
        elif not is_spell(state, card) and not has_tech(state, seat, tech_of(state, card)):
            yield Refusal(action, "COD-5.1", "codex-no-tech", {"card": name, "tech": tech_of(state, card)})
        elif price > purse:
            values: Values = {"card": name, "price": price, "gold": purse}
            yield Refusal(action, "COD-2.5", "codex-too-dear", values)
        else:
            effect = cast_effect(state.game, state.text[card])
            yield of_no_target(state, seat, card, effect, purse - price, action)


def of_no_target(
    state: State, seat: Seat, source: Card, effect: Effect | None, left: int, action: str
) -> Refusal:
    """Why there is nothing to aim at with so much gold left for resist: what would fit is out of reach, or
    there is nothing."""
    scope = Scope(source, seat)
    for each in targets_of(effect) if effect is not None else ():
        for card in fitting(state, each.group, scope):
            refusal = of_aim(state, seat, card, left, action)
            if refusal is not None:
                return refusal
    return Refusal(action, "COD-8.3", "codex-no-target", {"card": name_of(state, source, seat)})


def of_aim(state: State, seat: Seat, card: Card, left: int, action: str) -> Refusal | None:
    """Why a player may not aim at a card (COD-8.6, COD-9.8, COD-9.9)."""
    bits = traits(state, card)
    values: Values = {"target": name_of(state, card, seat)}
    if bits & UNTARGETABLE:
        return Refusal(action, "COD-9.8", "codex-untargetable", values)
    if state.controller[card] == seat:
        return None
    if bits & INVISIBLE and not is_seen_by(state, card, seat):
        return Refusal(action, "COD-9.9", "codex-target-unseen", values)
    resist = keyword(state, table.RESIST, card)
    if resist > left:
        return Refusal(action, "COD-8.6", "codex-resist", {**values, "price": resist, "gold": left})
    return None


def of_aims(state: State, seat: Seat) -> Iterator[Refusal]:
    """What a spell or ability may not aim at, though it is of the right kind (COD-9.24)."""
    frame = state.frames[-1]
    assert isinstance(frame.node, Deed)
    selector = frame.node.parts[frame.pc]
    assert isinstance(selector, Target)
    cards, left = selector.aims(state, frame)
    for card in fitting(state, selector.group, scope_of(frame)):
        name = name_of(state, card, seat)
        action = f"pick {name}"
        if card in cards and card not in left:
            values: Values = {"target": name, "bearer": name_of(state, left[0], seat)}
            yield Refusal(action, "COD-9.24", "codex-flagbearer-first", values)
        elif card not in cards:
            refusal = of_aim(state, seat, card, gold(state, seat), action)
            if refusal is not None:
                yield refusal


def of_workers(state: State, seat: Seat) -> Iterator[Refusal]:
    if state.vars[table.HIRED]:
        yield Refusal("hire", "COD-3.1", "codex-hired")
    elif not state.zones[table.HAND[seat]]:
        yield Refusal("hire", "COD-3.4", "codex-no-card")
    elif gold(state, seat) < table.WORKER_PRICE:
        yield Refusal("hire", "COD-3.4", "codex-no-gold", {"price": table.WORKER_PRICE})


def of_buildings(state: State, seat: Seat) -> Iterator[Refusal]:
    for card in plans(state, seat):
        name = name_of(state, card, seat)
        action = f"build {name}"
        needed, price = fact_of(state, card).workers, price_of(state, card)
        if workers(state, seat) < needed:
            values: Values = {"card": name, "workers": workers(state, seat), "needed": needed}
            yield Refusal(action, "COD-5.2", "codex-few-workers", values)
        elif not is_add_on(state, card) and not has_tech(state, seat, tech_level(state, card) - 1):
            lower: Values = {"card": name, "tech": tech_level(state, card) - 1}
            yield Refusal(action, "COD-5.2", "codex-no-lower-tech", lower)
        elif is_add_on(state, card) and not has_room_for_add_on(state, seat):
            yield Refusal(action, "COD-5.17", "codex-add-on-unfinished", {"card": name})
        elif price > gold(state, seat):
            dear: Values = {"card": name, "price": price, "gold": gold(state, seat)}
            yield Refusal(action, "COD-5.2", "codex-too-dear", dear)


def of_heroes(state: State, seat: Seat) -> Iterator[Refusal]:
    for card in state.zones[table.COMMAND[seat]]:
        name = name_of(state, card, seat)
        action = f"summon {name}"
        if not is_back(state, card):
            yield Refusal(action, "COD-4.14", "codex-not-back", {"card": name})
        elif not has_room(state, seat):
            yield Refusal(action, "COD-4.1", "codex-hero-limit", {"card": name})
        elif fact_of(state, card).cost > gold(state, seat):
            values: Values = {"card": name, "price": fact_of(state, card).cost, "gold": gold(state, seat)}
            yield Refusal(action, "COD-4.1", "codex-too-dear", values)
    for card in heroes(state, seat):
        name = name_of(state, card, seat)
        if not can_level(state, card):
            yield Refusal(f"level {name}", "COD-4.2", "codex-at-maximum", {"card": name})
        elif gold(state, seat) < table.LEVEL_PRICE:
            yield Refusal(f"level {name}", "COD-4.2", "codex-no-gold", {"price": table.LEVEL_PRICE})


def of_attacks(state: State, seat: Seat) -> Iterator[Refusal]:
    """Who can't attack, and which targets those who can may not choose (COD-6.12)."""
    foe = opponent(seat)
    able = attackers(state, seat)
    for card in forces(state, seat):
        name = name_of(state, card, seat)
        if card not in able:
            tired = is_tired(state, card) and not state.columns[table.EXHAUSTED][card]
            rule, reason = ("COD-6.1", "codex-just-arrived") if tired else ("COD-6.2", "codex-exhausted")
            yield Refusal(f"attack {name}", rule, reason, {"card": name})
            continue
        legal = legal_targets(state, card)
        for target in (*forces(state, foe), *finished(state, foe)):
            if target not in legal:
                yield of_target(state, seat, card, target, legal)


def of_target(state: State, seat: Seat, card: Card, target: Card, legal: list[Card]) -> Refusal:
    name, other = name_of(state, card, seat), name_of(state, target, seat)
    action = f"attack {name} {other}"
    values: Values = {"card": name, "target": other}
    if not can_be_attacked(state, card, target):
        if keyword(state, table.UNATTACKABLE, target):
            return Refusal(action, "COD-9.7", "codex-unattackable", values)
        if keyword(state, table.FLYING, target):
            return Refusal(action, "COD-9.14", "codex-out-of-reach", values)
        return Refusal(action, "COD-9.9", "codex-not-seen", values)
    if will_be_detected(state, card):
        return Refusal(action, "COD-5.10", "codex-will-be-detected", values)
    leader = [each for each in legal if slot_of(state, each) == table.SQUAD_LEADER]
    if len(legal) == 1 and leader:
        values["leader"] = name_of(state, leader[0], seat)
        return Refusal(action, "COD-6.4", "codex-leader-first", values)
    return Refusal(action, "COD-6.4", "codex-patrollers-first", values)


def of_abilities(state: State, seat: Seat) -> Iterator[Refusal]:
    """COD-8.1, COD-8.3; what a hero's level does not give yet is nothing to want."""
    given = gifts(state, seat)
    for card in state.zones[table.PLAY[seat]]:
        name = name_of(state, card, seat)
        for number, ability in enumerate(activated(state, card, given)):
            if can_use(state, seat, card, ability) or not holds(state, ability.condition, Scope(card, seat)):
                continue
            action = f"use {name} {number}"
            if state.columns[table.EXHAUSTED][card] and not ability.sacrifice:
                yield Refusal(action, "COD-8.1", "codex-use-exhausted", {"card": name})
            elif is_tired(state, card) and not ability.sacrifice:
                yield Refusal(action, "COD-8.1", "codex-use-just-arrived", {"card": name})
            else:
                yield of_no_target(state, seat, card, ability.effect, gold(state, seat), action)


def of_tech(state: State, seat: Seat) -> Iterator[Refusal]:
    if DONE not in state.codes:
        values: Values = {"workers": workers(state, seat), "needed": FREE_TECH_WORKERS}
        yield Refusal("done", "COD-2.9", "codex-must-tech", values)


def of_patrol(state: State, seat: Seat) -> Iterator[Refusal]:
    able = able_to_patrol(state, seat)
    for card in forces(state, seat):
        if card not in able:
            name = name_of(state, card, seat)
            yield Refusal(f"patrol {name}", "COD-7.2", "codex-not-ready", {"card": name})
