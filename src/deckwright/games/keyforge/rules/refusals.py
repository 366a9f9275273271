"""Why not: what a player may want to do now and may not, with the clause that refuses it."""

from collections.abc import Iterator

from deckwright.games.keyforge import table
from deckwright.games.keyforge.facts import UPGRADE
from deckwright.games.keyforge.rules.field import (
    creatures,
    is_creature,
    is_of_active_house,
    opponent,
    type_of,
)
from deckwright.games.keyforge.rules.playing import (
    HALF,
    can_afford,
    can_play_from_hand,
    models_for,
    other_half,
)
from deckwright.games.keyforge.rules.tide import may_raise
from deckwright.games.keyforge.rules.turn import may_act_from_hand
from deckwright.games.keyforge.rules.using import (
    abilities_to_use,
    is_worn_out,
    legal_targets,
    out_of_taunt,
    toll_to_use,
    uses_of,
)
from deckwright.kernel.ids import Card, Seat
from deckwright.kernel.layers import has, value
from deckwright.kernel.refusals import Refusal
from deckwright.kernel.state import State
from deckwright.kernel.words import VERB_SHIFT


def refusals(state: State, seat: Seat) -> list[Refusal]:
    """Everything refused to a seat at this moment, as far as it knows the table."""
    if state.outcome is not None:
        return []
    if state.decider != seat:
        return [Refusal("", "KF-1.6", "not-your-move")]
    refused = []
    if state.prompt in (table.ASK_MAIN, table.ASK_MAIN_WITHOUT_HOUSE):
        refused += [each for card in state.zones[table.HAND[seat]] for each in of_hand(state, seat, card)]
        for zone in (table.LINE[seat], table.ARTIFACTS[seat]):
            refused += [each for card in state.zones[zone] for each in of_play(state, seat, card)]
        refused += of_attacks(state, seat)
        refused.append(Refusal("forge", "KF-3.2", "only-in-first-step"))
        if state.vars[table.TIDE_IN_GAME] and not may_raise(state, seat):
            verb = table.WORDS.verbs[table.RAISE >> VERB_SHIFT].name
            refused.append(Refusal(verb, "KF-14.4", "tide-changes-nothing"))
    if state.prompt == table.ASK_HOUSE:
        offered = {code & 0xFFF for code in state.codes}
        refused += [
            Refusal(
                f"house {house}", "KF-3.7" if owned(state, seat, place) else "KF-3.5", "house-not-available"
            )
            for place, house in enumerate(table.WORDS.verbs[table.CHOOSE_HOUSE >> VERB_SHIFT].slots[0].words)
            if place not in offered
        ]
    return refused


def owned(state: State, seat: Seat, house: int) -> bool:
    return bool(state.vars[table.DECK_HOUSES + seat] >> house & 1)


def of_hand(state: State, seat: Seat, card: Card) -> Iterator[Refusal]:
    label = state.game.showing.label(state, card, seat)
    if not may_act_from_hand(state):
        yield Refusal(f"play {label}", "KF-3.9", "first-turn")
        yield Refusal(f"discard {label}", "KF-3.9", "first-turn")
        return
    if not is_of_active_house(state, card):
        yield Refusal(f"discard {label}", "KF-3.10", "other-house")
    if not can_play_from_hand(state, seat, card):
        rule, reason = why_not_played(state, seat, card)
        yield Refusal(f"play {label}", rule, reason)


def why_not_played(state: State, seat: Seat, card: Card) -> tuple[str, str]:
    """The clause that stands against playing a card of the hand."""
    if not is_of_active_house(state, card) and not has(state, table.PLAYABLE, card):
        return "KF-3.10", "other-house"
    if has(state, table.CANNOT_BE_PLAYED, card):
        return "KF-1.7", "cannot-be-played"
    if is_worn_out(state, card):
        return "KF-5.12", "six-times"
    if state.vars[table.ACTS] and (value(state, table.ALPHA, card) or models_for(state, seat, card) == ()):
        return "KF-11.1", "alpha-too-late"
    half = HALF[state.face[card]]
    if half and (half == "top" or other_half(state, card) is None):
        return "KF-15.4", "half-alone"
    if type_of(state, card) == UPGRADE and not creatures(state):
        return "KF-4.7", "no-creature-to-attach"
    if not can_afford(state, seat, card):
        return "KF-1.1", "cost-not-met"
    return "KF-1.7", "card-limit"


def of_play(state: State, seat: Seat, card: Card) -> Iterator[Refusal]:
    """A card in play that can't be used at all, or not in every way."""
    label = state.game.showing.label(state, card, seat)
    ways = uses_of(state, seat, card)
    if ways:
        if state.columns[table.STUN][card]:
            yield Refusal(f"reap {label}", "KF-12.1", "is-stunned")
        elif is_creature(state, card) and table.REAP + card not in ways:
            enraged = state.columns[table.ENRAGE][card] and not has(state, table.CANNOT_REAP, card)
            rule, reason = ("KF-12.3", "must-fight") if enraged else ("KF-1.7", "card-forbids-it")
            yield Refusal(f"reap {label}", rule, reason)
        return
    rule, reason = why_not_used(state, seat, card)
    verb = "reap" if is_creature(state, card) else "action"
    yield Refusal(f"{verb} {label}", rule, reason)


def why_not_used(state: State, seat: Seat, card: Card) -> tuple[str, str]:
    if state.columns[table.EXHAUSTED][card]:
        return "KF-5.1", "is-exhausted"
    if is_worn_out(state, card):
        return "KF-5.12", "six-times"
    if has(state, table.CANNOT_BE_USED, card):
        return "KF-1.7", "card-forbids-it"
    if toll_to_use(state, card) > state.vars[table.POOL + seat]:
        return "KF-1.1", "cost-not-met"
    if not is_creature(state, card) and not abilities_to_use(state, card, table.ACTED, seat):
        return "KF-5.2", "nothing-to-use"
    return "KF-3.10", "other-house"


def of_attacks(state: State, seat: Seat) -> Iterator[Refusal]:
    """Enemies behind taunt, and creatures that have nobody to fight."""
    for card in state.zones[table.LINE[seat]]:
        ways = uses_of(state, seat, card)
        if not ways or state.columns[table.STUN][card] or not is_of_active_house(state, card):
            continue
        targets = legal_targets(state, card, seat)
        label = state.game.showing.label(state, card, seat)
        for enemy in state.zones[table.LINE[opponent(seat)]]:
            if enemy not in targets:
                shielded = enemy not in out_of_taunt(state, card, seat)
                forbidden = has(state, table.CANNOT_FIGHT, card) or not shielded
                rule, reason = ("KF-1.7", "card-forbids-it") if forbidden else ("KF-11.9", "behind-taunt")
                yield Refusal(f"fight {label} {state.game.showing.label(state, enemy, seat)}", rule, reason)
        if not state.zones[table.LINE[opponent(seat)]]:
            yield Refusal(f"fight {label}", "KF-5.6", "nobody-to-fight")
