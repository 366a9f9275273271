"""Playing units and spells, using abilities (COD-4.5 … COD-4.7, COD-5.1, COD-8)."""

from functools import cache
from typing import TYPE_CHECKING, Final

from deckwright.games.codex import table
from deckwright.games.codex.facts import SPELL
from deckwright.games.codex.rules.entering import enter, stay
from deckwright.games.codex.rules.field import COST, TECH, TYPE, fact_of, heroes, is_spell, is_tired
from deckwright.games.codex.rules.gold import gold, pay
from deckwright.games.codex.rules.heroes import is_ultimate_ready
from deckwright.games.codex.rules.leaving import sacrifice
from deckwright.games.codex.rules.targeting import flagbearers_first, legal
from deckwright.games.codex.script.abilities import Activated, Cast, GrantsActivated
from deckwright.games.codex.script.targets import Target
from deckwright.kernel.abilities import Triggered
from deckwright.kernel.decisions import ask
from deckwright.kernel.derived import Derived
from deckwright.kernel.events import emit
from deckwright.kernel.frames import NO_ANSWER, Frame
from deckwright.kernel.ids import Card, Seat
from deckwright.kernel.interpreter import push
from deckwright.kernel.layers import is_stirred, value
from deckwright.kernel.nodes import Effect, procedure, walk
from deckwright.kernel.scope import Scope, belongs
from deckwright.kernel.state import State
from deckwright.kernel.windows import happen
from deckwright.kernel.words import ALLOWED, PICK, VERB_SHIFT, first, second
from deckwright.kernel.zones import move

if TYPE_CHECKING:
    from deckwright.kernel.game import Game


SPEC: Final = [fact.spec for fact in table.FACTS]
IS_ULTIMATE: Final = ["ultimate" in fact.kinds for fact in table.FACTS]


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
        if len(legal(state, seat, each.group, scope, budget, each.count)) == each.count:
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
        effects = ON_PLAYING.of(state.game)[state.text[card]]
        budget -= price_of(state, card)
    for effect in effects:
        for each in targets_of(effect):
            cards = legal(state, seat, each.group, Scope(card, seat), budget)
            left = flagbearers_first(state, seat, cards, False)
            if len(left) < len(cards):
                return left[0]
    return None


def on_playing(game: "Game") -> list[list[Effect]]:
    """What a card does when it is played: as a spell, or on arriving."""
    return [
        [
            ability.effect
            for ability in abilities
            if isinstance(ability, Cast)
            or (isinstance(ability, Triggered) and ability.on.kind == table.ARRIVED_EVENT)
        ]
        for abilities in game.scripts.abilities
    ]


ON_PLAYING: Final = Derived(on_playing)
"""By face."""


# Cards from hand.


def why_not_cast_by(state: State, hero: Card, card: Card) -> int:
    """Whether a hero can cast a spell (COD-4.5, COD-4.6)."""
    face = state.text[card]
    if SPEC[face] and SPEC[state.text[hero]] != SPEC[face]:
        return table.OTHER_HERO
    return table.NOT_MAXIMUM if IS_ULTIMATE[face] and not is_ultimate_ready(state, hero) else ALLOWED


def why_not_cast(state: State, own_heroes: list[Card], card: Card) -> int:
    """Whether any of the heroes can cast a spell; else what the best of them lacks."""
    if not own_heroes:
        return table.NO_HERO
    least = table.OTHER_HERO
    for hero in own_heroes:
        reason = why_not_cast_by(state, hero, card)
        if not reason:
            return ALLOWED
        if reason == table.NOT_MAXIMUM:
            least = reason
    return least


def why_not_played(state: State, seat: Seat, own_heroes: list[Card], card: Card, left: int, bits: int) -> int:
    """A card from hand, which leaves so much gold (COD-2.5): a unit needs its tech building, if the bits tell
    that it stands (COD-5.1), a spell a hero, and something to aim at."""
    face = state.text[card]
    if TYPE[face] != SPELL:
        if TECH[face] and not bits >> TECH[face] & 1:
            return table.NO_TECH
        return table.CARD_TOO_DEAR if left < 0 else ALLOWED
    reason = why_not_cast(state, own_heroes, card)
    if reason:
        return reason
    if left < 0:
        return table.CARD_TOO_DEAR
    effect = CAST_EFFECT.of(state.game)[face]
    return ALLOWED if effect is None or has_targets(state, seat, card, effect, left) else table.FEW_TARGETS


def prices(state: State, seat: Seat) -> list[tuple[Card, int]]:
    """The cards of a player's hand, each with what it costs now."""
    text, cards = state.text, state.zones[table.HAND[seat]]
    if is_stirred(state, table.PRICE):
        return [(card, price_of(state, card)) for card in cards]
    return [(card, COST[text[card]]) for card in cards]


def cast_effects(game: "Game") -> list[Effect | None]:
    """What each card does as a spell."""
    return [
        next((ability.effect for ability in abilities if isinstance(ability, Cast)), None)
        for abilities in game.scripts.abilities
    ]


CAST_EFFECT: Final = Derived(cast_effects)
"""By face."""


def play_card(state: State, seat: Seat, card: Card) -> None:
    pay(state, seat, price_of(state, card))
    if is_spell(state, card):
        push(state, CASTING, seat, card)
        return
    emit(state, table.PLAYED, seat, card)
    enter(state, seat, card)


def ask_for_caster(state: State, frame: Frame) -> None:
    own = heroes(state, frame.seat)
    codes = [PICK + hero for hero in own if not why_not_cast_by(state, hero, frame.source)]
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
    effect = CAST_EFFECT.of(state.game)[state.text[card]]
    if "ongoing" in fact_of(state, card).kinds:
        stay(state, frame.seat, card)
    if effect is not None:
        push(state, effect, frame.seat, card)


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


def given_in(game: "Game") -> list[tuple[GrantsActivated, ...]]:
    """What the cards give to others."""
    return [
        tuple(each for each in abilities if isinstance(each, GrantsActivated))
        for abilities in game.scripts.abilities
    ]


def own_in(game: "Game") -> list[tuple[Activated, ...]]:
    """Those activated abilities that are not given to others."""
    found = []
    for abilities, gifts in zip(game.scripts.abilities, given_in(game), strict=True):
        given = [each.ability for each in gifts]
        found.append(tuple(each for each in abilities if isinstance(each, Activated) and each not in given))
    return found


GIVEN: Final = Derived(given_in)
OWN: Final = Derived(own_in)
"""By face."""


def gifts(state: State, seat: Seat) -> list[Gift]:
    """What a player's cards in play give."""
    given, text = GIVEN.of(state.game), state.text
    return [(card, each) for card in state.zones[table.PLAY[seat]] for each in given[text[card]]]


def activated(state: State, card: Card, given: list[Gift]) -> tuple[Activated, ...]:
    """The activated abilities that a card has, its own ones first (K23), then those that others give it."""
    own = OWN.of(state.game)[state.text[card]]
    if not given:
        return own
    seat = state.controller[card]
    return own + tuple(
        each.ability for giver, each in given if belongs(state, each.group, card, Scope(giver, seat))
    )


def abilities_at_work(state: State, seat: Seat) -> list[tuple[Card, int, Activated]]:
    """The activated abilities of a player's cards, each with its number on the card. What a hero's level does
    not give yet is nothing to want."""
    own, text = OWN.of(state.game), state.text
    given = gifts(state, seat)
    found: list[tuple[Card, int, Activated]] = []
    for card in state.zones[table.PLAY[seat]]:
        if given or own[text[card]]:
            for number, ability in enumerate(activated(state, card, given)):
                if ability.condition is None or ability.condition.holds(state, Scope(card, seat)):
                    found.append((card, number, ability))
    return found


def why_not_used(state: State, seat: Seat, card: Card, ability: Activated, purse: int) -> int:
    """The cost must be paid (COD-8.1), and there must be something to aim at (COD-8.3)."""
    if not ability.sacrifice:
        if state.columns[table.EXHAUSTED][card]:
            return table.USED_EXHAUSTED
        if is_tired(state, card):
            return table.USED_ON_ARRIVAL
    return ALLOWED if has_targets(state, seat, card, ability.effect, purse) else table.FEW_TARGETS


def use(state: State, seat: Seat, card: Card, number: int) -> None:
    ability = activated(state, card, gifts(state, seat))[number]
    emit(state, table.USED, seat, card)
    if ability.sacrifice:
        sacrifice(state, card)
    else:
        state.own(table.EXHAUSTED)[card] = 1
    push(state, ability.effect, seat, card)
