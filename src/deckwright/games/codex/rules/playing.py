"""Playing units and spells, using abilities (COD-4.5 … COD-4.7, COD-5.1, COD-8)."""

from functools import cache
from typing import TYPE_CHECKING, Final

from deckwright.games.codex import table
from deckwright.games.codex.facts import SPELL
from deckwright.games.codex.rules.building import has_tech
from deckwright.games.codex.rules.entering import enter, stay
from deckwright.games.codex.rules.field import COST, TECH, TYPE, fact_of, heroes, is_spell, is_tired
from deckwright.games.codex.rules.gold import gold, pay
from deckwright.games.codex.rules.heroes import is_ultimate_ready
from deckwright.games.codex.rules.leaving import sacrifice
from deckwright.games.codex.rules.targeting import flagbearers_first, legal
from deckwright.games.codex.script.effects import Activated, Cast, GrantsActivated, Target
from deckwright.kernel.abilities import Triggered
from deckwright.kernel.decisions import ask
from deckwright.kernel.events import emit
from deckwright.kernel.frames import NO_ANSWER, Frame
from deckwright.kernel.ids import Card, Face, Seat
from deckwright.kernel.layers import is_stirred, value
from deckwright.kernel.nodes import Effect, procedure, walk
from deckwright.kernel.scope import Scope, belongs, holds
from deckwright.kernel.state import State
from deckwright.kernel.windows import happen
from deckwright.kernel.words import PICK, VERB_SHIFT, first, second
from deckwright.kernel.zones import move

if TYPE_CHECKING:
    from deckwright.kernel.game import Game


def price_of(state: State, card: Card) -> int:
    """Never below 0 (K26)."""
    if table.PRICE in state.index.statics:
        return max(0, value(state, table.PRICE, card))
    return COST[state.text[card]]


@cache
def targets_of(effect: Effect) -> list[Target]:
    return [node for _, node in walk(effect) if isinstance(node, Target)]


def has_targets(state: State, seat: Seat, source: Card, effect: Effect, budget: int) -> bool:
    """All that an effect aims at must be there (COD-8.3, COD-11.7); of several parts with targets of their
    own, one."""
    targets = targets_of(effect)
    if not targets:
        return True
    scope = Scope(source, seat)
    for each in targets:
        missing = each.count
        for _ in legal(state, seat, each.group, scope, budget):
            missing -= 1
            if not missing:
                return True
    return False


def flagbearer_in_the_way(state: State, seat: Seat, code: int) -> Card | None:
    """An enemy flagbearer that a card played, or an ability used, would have to take in place of others
    (COD-9.24)."""
    card = Card(first(code))
    budget = gold(state, seat)
    if code >> VERB_SHIFT << VERB_SHIFT == table.USE:
        effects = [activated(state, card, gifts(state, seat))[second(code)].effect]
    else:
        effects = on_playing(state.game, state.text[card])
        budget -= price_of(state, card)
    for effect in effects:
        for each in targets_of(effect):
            cards = list(legal(state, seat, each.group, Scope(card, seat), budget))
            left = flagbearers_first(state, seat, cards, False)
            if len(left) < len(cards):
                return left[0]
    return None


@cache
def on_playing(game: "Game", face: Face) -> list[Effect]:
    """What a card does when it is played: as a spell, or on arriving."""
    return [
        ability.effect
        for ability in game.scripts.abilities[face]
        if isinstance(ability, Cast)
        or (isinstance(ability, Triggered) and ability.on.kind == table.ARRIVED_EVENT)
    ]


# Cards from hand.


def casters(state: State, own_heroes: list[Card], card: Card) -> list[Card]:
    """The heroes of a player that can cast a spell (COD-4.5, COD-4.6)."""
    fact = fact_of(state, card)
    return [
        hero
        for hero in own_heroes
        if (not fact.spec or fact_of(state, hero).spec == fact.spec)
        and ("ultimate" not in fact.kinds or is_ultimate_ready(state, hero))
    ]


def playable(state: State, seat: Seat, own_heroes: list[Card]) -> list[Card]:
    """The cards of a player's hand that can be played now."""
    purse, text = state.vars[table.GOLD + seat], state.text
    is_changed = is_stirred(state, table.PRICE)
    found = []
    for card in state.zones[table.HAND[seat]]:
        face = text[card]
        left = purse - (price_of(state, card) if is_changed else COST[face])
        if left < 0:
            continue
        if TYPE[face] == SPELL:
            if own_heroes and can_cast(state, seat, own_heroes, card, left):
                found.append(card)
        elif has_tech(state, seat, TECH[face]):  # COD-5.1
            found.append(card)
    return found


def can_cast(state: State, seat: Seat, own_heroes: list[Card], card: Card, left: int) -> bool:
    """Whether there is a hero for a spell, and something to aim at with the gold that is left."""
    if not casters(state, own_heroes, card):
        return False
    effect = cast_effect(state.game, state.text[card])
    return effect is None or has_targets(state, seat, card, effect, left)


@cache
def cast_effect(game: "Game", face: Face) -> Effect | None:
    for ability in game.scripts.abilities[face]:
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
    own = heroes(state, frame.seat)
    codes = [PICK + hero for hero in casters(state, own, frame.source)]
    if "channelled" not in fact_of(state, frame.source).kinds:
        codes = codes[:1]  # Who cast it does not matter.
    ask(state, frame.seat, table.ASK_CASTER, codes, (frame.source,))


def begin_casting(state: State, frame: Frame) -> None:
    """While it resolves the spell is in no pile (COD-11.9)."""
    card = frame.source
    state.own(table.BOUND)[card] = first(frame.answer) + 1
    frame.answer = NO_ANSWER
    state.own_controller()[card] = frame.seat
    move(state, card, table.STAGE)
    emit(state, table.PLAYED, frame.seat, card)
    effect = cast_effect(state.game, state.text[card])
    if "ongoing" in fact_of(state, card).kinds:
        stay(state, frame.seat, card)
    if effect is not None:
        state.frames.append(Frame(effect, frame.seat, len(state.frames), card))


def end_casting(state: State, frame: Frame) -> None:
    """A one-time spell goes to its owner's discard pile (COD-4.7); what waits for spells comes after it has
    fully resolved (K12)."""
    card = frame.source
    if state.zone[card] == table.STAGE:
        state.own(table.BOUND)[card] = 0
        move(state, card, table.DISCARD[state.owner[card]])
    happen(state, table.CAST, frame.seat, card)


CASTING: Final = procedure("codex/casting", ask_for_caster, begin_casting, end_casting)


# Abilities with a cost (COD-8.1, COD-8.2).


Gift = tuple[Card, GrantsActivated]
"""What a card gives to others."""


def gifts(state: State, seat: Seat) -> list[Gift]:
    """What a player's cards in play give."""
    given, text = given_in(state.game), state.text
    return [(card, each) for card in state.zones[table.PLAY[seat]] for each in given[text[card]]]


def activated(state: State, card: Card, given: list[Gift]) -> tuple[Activated, ...]:
    """The activated abilities that a card has, its own ones first (K23), then those that others give it."""
    own = own_in(state.game)[state.text[card]]
    if not given:
        return own
    seat = state.controller[card]
    return own + tuple(
        each.ability for giver, each in given if belongs(state, each.group, card, Scope(giver, seat))
    )


@cache
def given_in(game: "Game") -> list[tuple[GrantsActivated, ...]]:
    """What the cards give to others, by face."""
    return [
        tuple(each for each in abilities if isinstance(each, GrantsActivated))
        for abilities in game.scripts.abilities
    ]


@cache
def own_in(game: "Game") -> list[tuple[Activated, ...]]:
    """Those activated abilities that are not given to others, by face."""
    found = []
    for abilities, gifts in zip(game.scripts.abilities, given_in(game), strict=True):
        given = [each.ability for each in gifts]
        found.append(tuple(each for each in abilities if isinstance(each, Activated) and each not in given))
    return found


def can_use(state: State, seat: Seat, card: Card, ability: Activated) -> bool:
    if not holds(state, ability.condition, Scope(card, seat)):
        return False
    if not ability.sacrifice and (state.columns[table.EXHAUSTED][card] or is_tired(state, card)):
        return False
    return has_targets(state, seat, card, ability.effect, gold(state, seat))


def use(state: State, seat: Seat, card: Card, number: int) -> None:
    ability = activated(state, card, gifts(state, seat))[number]
    emit(state, table.USED, seat, card)
    if ability.sacrifice:
        sacrifice(state, card)
    else:
        state.own(table.EXHAUSTED)[card] = 1
    state.frames.append(Frame(ability.effect, seat, len(state.frames), card))
