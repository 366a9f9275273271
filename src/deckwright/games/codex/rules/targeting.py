"""The target symbol: what may be targeted, resist, flagbearers (COD-8.3, COD-8.6, COD-9.24)."""

from collections.abc import Iterator
from typing import Final

from deckwright.games.codex import table
from deckwright.games.codex.rules.field import is_seen_by, keyword, opponent, traits
from deckwright.games.codex.rules.gold import gold
from deckwright.games.codex.script.effects import Target
from deckwright.kernel.decisions import ask
from deckwright.kernel.deeds import settle
from deckwright.kernel.events import emit
from deckwright.kernel.frames import NO_ANSWER, Frame
from deckwright.kernel.ids import Card, Seat
from deckwright.kernel.nodes import Group, Selector
from deckwright.kernel.scope import Scope, scope_of
from deckwright.kernel.state import State
from deckwright.kernel.words import PICK, first

UNTARGETABLE: Final = 1 << table.UNTARGETABLE
INVISIBLE: Final = 1 << table.INVISIBLE


def can_target(state: State, seat: Seat, card: Card, budget: int) -> bool:
    """Whether a player may aim at a card, with so much gold for resist."""
    bits = traits(state, card)
    if bits & UNTARGETABLE:
        return False
    if state.controller[card] == seat:
        return True
    if bits & INVISIBLE and not is_seen_by(state, card, seat):
        return False  # COD-9.9: also while it patrols.
    return keyword(state, table.RESIST, card) <= budget


def fitting(state: State, group: Group, scope: Scope) -> Iterator[Card]:
    """All cards of a group in play; buildings that do not stand yet are none."""
    includes = group.includes
    unfinished = state.columns[table.UNFINISHED]
    for zone in state.game.scripts.zones_of(group):
        for card in state.zones[zone]:
            if not unfinished[card] and includes(state, card, scope):
                yield card


def legal(state: State, seat: Seat, group: Group, scope: Scope, budget: int) -> Iterator[Card]:
    """All cards of a group that a player may aim at."""
    return (card for card in fitting(state, group, scope) if can_target(state, seat, card, budget))


def flagbearers_first(state: State, seat: Seat, cards: list[Card], done: bool) -> list[Card]:
    """What can take an enemy flagbearer has to take one, once (COD-9.24, K8)."""
    if done:
        return cards
    bearers = [
        card
        for card in cards
        if state.controller[card] == opponent(seat) and keyword(state, table.FLAGBEARER, card)
    ]
    return bearers or cards


def aims(state: State, selector: Target, frame: Frame) -> tuple[list[Card], list[Card]]:
    """What may be aimed at next, and what of it flagbearers leave. What the ability has targeted so far
    stands in the slots of its root."""
    seat = frame.seat
    before = {Card(card) for chosen in state.frames[frame.root].slots for card in chosen}
    cards = [
        card
        for card in legal(state, seat, selector.group, scope_of(frame), gold(state, seat))
        if card not in frame.picks and not (selector.other and card in before)
    ]
    met = any(keyword(state, table.FLAGBEARER, card) and state.controller[card] != seat for card in before)
    return cards, flagbearers_first(state, seat, cards, met)


def settle_target(state: State, selector: Selector, frame: Frame) -> bool:
    """Settler of Target: one after the other; each is paid for as it is chosen."""
    assert isinstance(selector, Target)
    while True:
        if frame.answer != NO_ANSWER:
            take_aim(state, selector, frame)
        if len(frame.picks) == selector.count:
            return settle(state, frame, frame.picks)
        cards, left = aims(state, selector, frame)
        if not cards:
            return settle(state, frame, frame.picks)
        ask(state, frame.seat, table.ASK_TARGET, [PICK + card for card in left], (frame.source, 0))
        if state.codes:
            return False


def take_aim(state: State, selector: Target, frame: Frame) -> None:
    """A target was chosen; that a flagbearer took the choice away is told."""
    card = Card(first(frame.answer))
    frame.answer = NO_ANSWER
    cards, left = aims(state, selector, frame)
    if len(left) < len(cards):
        emit(state, table.DREW_AIM, card=card)
    frame.picks += (card,)
    aim(state, frame.seat, card)
    state.frames[frame.root].slots += ((card,),)


def aim(state: State, seat: Seat, card: Card) -> None:
    """Resist is paid each time (COD-9.23)."""
    resist = keyword(state, table.RESIST, card) if state.controller[card] != seat else 0
    if resist:
        state.vars[table.GOLD + seat] -= resist
        emit(state, table.RESISTED, seat, card, amount=resist)
