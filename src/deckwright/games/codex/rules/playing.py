"""Playing units and spells, using abilities (COD-4.5 … COD-4.7, COD-5.1, COD-8)."""

from collections.abc import Iterator
from functools import cache
from itertools import islice
from typing import TYPE_CHECKING, Final

from deckwright.games.codex import table
from deckwright.games.codex.rules.building import has_tech
from deckwright.games.codex.rules.entering import enter, stay
from deckwright.games.codex.rules.field import fact_of, heroes, is_spell, is_tired, keyword, tech_of
from deckwright.games.codex.rules.gold import gold, pay
from deckwright.games.codex.rules.heroes import is_ultimate_ready
from deckwright.games.codex.rules.leaving import sacrifice
from deckwright.games.codex.rules.targeting import legal
from deckwright.games.codex.script.effects import Activated, Cast, GrantsActivated, Target
from deckwright.kernel.decisions import ask
from deckwright.kernel.events import emit
from deckwright.kernel.frames import NO_ANSWER, Frame
from deckwright.kernel.ids import Card, Face, Seat
from deckwright.kernel.nodes import Effect, procedure, walk
from deckwright.kernel.scope import Scope, belongs, holds
from deckwright.kernel.state import State
from deckwright.kernel.windows import gather
from deckwright.kernel.words import PICK, first
from deckwright.kernel.zones import move

if TYPE_CHECKING:
    from deckwright.kernel.game import Game


def price_of(state: State, card: Card) -> int:
    """Never below 0 (K26)."""
    return max(0, keyword(state, table.PRICE, card))


@cache
def targets_of(effect: Effect) -> list[Target]:
    return [node for _, node in walk(effect) if isinstance(node, Target)]


def has_targets(state: State, seat: Seat, source: Card, effect: Effect, budget: int) -> bool:
    """All that an effect aims at must be there (COD-8.3, COD-11.7); of several parts with targets of their
    own, one."""
    scope = Scope(source, seat)
    targets = targets_of(effect)
    if not targets:
        return True
    return any(
        sum(1 for _ in islice(legal(state, seat, each.group, scope, budget), each.count)) == each.count
        for each in targets
    )


# Cards from hand.


def casters(state: State, seat: Seat, card: Card) -> list[Card]:
    """The heroes that can cast a spell (COD-4.5, COD-4.6)."""
    fact = fact_of(state, card)
    return [
        hero
        for hero in heroes(state, seat)
        if (not fact.spec or fact_of(state, hero).spec == fact.spec)
        and ("ultimate" not in fact.kinds or is_ultimate_ready(state, hero))
    ]


def can_play(state: State, seat: Seat, card: Card) -> bool:
    left = gold(state, seat) - price_of(state, card)
    if left < 0:
        return False
    if not is_spell(state, card):
        return has_tech(state, seat, tech_of(state, card))  # COD-5.1
    if not casters(state, seat, card):
        return False
    effect = cast_effect(state, card)
    return effect is None or has_targets(state, seat, card, effect, left)


def cast_effect(state: State, card: Card) -> Effect | None:
    for ability in state.game.abilities[state.text[card]]:
        if isinstance(ability, Cast):
            return ability.effect
    return None


def play_card(state: State, seat: Seat, card: Card) -> None:
    pay(state, seat, price_of(state, card))
    if is_spell(state, card):
        frame = Frame(CASTING, seat, len(state.frames), card)
        state.frames.append(frame)
        return
    emit(state, table.PLAYED, seat, card)
    enter(state, seat, card)


def ask_for_caster(state: State, frame: Frame) -> None:
    codes = [PICK + hero for hero in casters(state, frame.seat, frame.source)]
    if "channelled" not in fact_of(state, frame.source).kinds:
        codes = codes[:1]  # Who cast it does not matter.
    ask(state, frame.seat, table.ASK_CASTER, codes, (frame.source,))


def begin_casting(state: State, frame: Frame) -> None:
    """While it resolves the spell is in no pile (COD-11.9)."""
    card = frame.source
    state.columns[table.BOUND][card] = first(frame.answer) + 1
    frame.answer = NO_ANSWER
    state.controller[card] = frame.seat
    move(state, card, table.STAGE)
    emit(state, table.PLAYED, frame.seat, card)
    effect = cast_effect(state, card)
    if "ongoing" in fact_of(state, card).kinds:
        stay(state, frame.seat, card)
    if effect is not None:
        state.frames.append(Frame(effect, frame.seat, len(state.frames), card))


def end_casting(state: State, frame: Frame) -> None:
    """A one-time spell goes to its owner's discard pile (COD-4.7); what waits for spells comes after it has
    fully resolved (K12)."""
    card = frame.source
    if state.zone[card] == table.STAGE:
        state.columns[table.BOUND][card] = 0
        move(state, card, table.DISCARD[state.owner[card]])
    gather(state, table.CAST, frame.seat, card)


CASTING: Final = procedure("codex/casting", ask_for_caster, begin_casting, end_casting)


# Abilities with a cost (COD-8.1, COD-8.2).


def activated(state: State, card: Card) -> Iterator[Activated]:
    """The activated abilities that a card has, its own ones first (K23)."""
    yield from own_of(state.game, state.text[card])
    seat = state.controller[card]
    for other in state.zones[table.PLAY[seat]]:
        for given in given_by(state.game, state.text[other]):
            if belongs(state, given.group, card, Scope(other, seat)):
                yield given.ability


@cache
def given_by(game: "Game", face: Face) -> tuple[GrantsActivated, ...]:
    """What a card gives to others."""
    return tuple(each for each in game.abilities[face] if isinstance(each, GrantsActivated))


@cache
def own_of(game: "Game", face: Face) -> tuple[Activated, ...]:
    """Those abilities that are not given to others."""
    given = [each.ability for each in given_by(game, face)]
    return tuple(each for each in game.abilities[face] if isinstance(each, Activated) and each not in given)


def can_use(state: State, seat: Seat, card: Card, ability: Activated) -> bool:
    if not holds(state, ability.condition, Scope(card, seat)):
        return False
    if not ability.sacrifice and (state.columns[table.EXHAUSTED][card] or is_tired(state, card)):
        return False
    return has_targets(state, seat, card, ability.effect, gold(state, seat))


def use(state: State, seat: Seat, card: Card, number: int) -> None:
    ability = list(activated(state, card))[number]
    emit(state, table.USED, seat, card)
    if ability.sacrifice:
        sacrifice(state, card)
    else:
        state.columns[table.EXHAUSTED][card] = 1
    state.frames.append(Frame(ability.effect, seat, len(state.frames), card))
