"""What can happen to cards of the torture game."""

from dataclasses import dataclass
from typing import Final

from deckwright.kernel.abilities import begin_abilities, end_abilities
from deckwright.kernel.frames import Frame
from deckwright.kernel.ids import NO_CARD, Card, Seat, Zone
from deckwright.kernel.instructions import report
from deckwright.kernel.layers import remember, value
from deckwright.kernel.locals import Locals
from deckwright.kernel.nodes import procedure_with
from deckwright.kernel.state import State
from deckwright.kernel.windows import Replaceable, happen
from deckwright.kernel.zones import move
from tests.torture import table


def in_play(state: State, card: Card) -> bool:
    return state.game.table.zones[state.zone[card]].in_play


def is_lethal(state: State, card: Card) -> bool:
    return (
        value(state, table.CREATURE, card) > 0
        and state.columns[table.DAMAGE][card] >= value(state, table.POWER, card)
        and not state.columns[table.TAGGED][card]
    )


def leave_play(state: State, card: Card, to: tuple[Zone, ...]) -> None:
    """A card goes to its owner's zone; what is attached to it or lies under it is discarded."""
    remember(state, card)
    end_abilities(state, card)
    state.clear(card, range(len(table.COLUMNS)))
    for other in [Card(other) for other, host in enumerate(state.host) if host == card]:
        state.own_host()[other] = NO_CARD
        if in_play(state, other):
            leave_play(state, other, table.DISCARD)
        else:
            move(state, other, table.DISCARD[state.owner[other]])
    state.revert(card)
    move(state, card, to[state.owner[card]])


# Destruction: cards are doomed together, their «Destroyed:» abilities resolve, replacements save some,
# the others leave at once.

LEAVING: Final = Replaceable("torture/leaving", table.DESTROYED)


@dataclass
class Destruction(Locals):
    """The cards that are to be destroyed, and then those of them that are doomed."""

    cards: tuple[Card, ...] = ()


def doom(state: State, frame: Frame[Destruction]) -> None:
    tagged = state.own(table.TAGGED)
    cards = [card for card in frame.locals.cards if in_play(state, card) and not tagged[card]]
    for card in cards:
        tagged[card] = 1
        happen(state, table.DOOMED, card=card)
    frame.locals.cards = tuple(cards)


def spare(state: State, frame: Frame[Destruction]) -> None:
    tagged = state.columns[table.TAGGED]
    doomed = [card for card in frame.locals.cards if in_play(state, card) and tagged[card]]
    LEAVING.begin(state, frame.seat, tuple(doomed), frame.source)


def fall(state: State, frame: Frame[Destruction]) -> None:
    """Those that nothing saved leave; the saved ones are no longer doomed."""
    cards = [card for card in map(Card, frame.results) if in_play(state, card)]
    for card in frame.locals.cards:
        state.own(table.TAGGED)[card] = 0
    for card in cards:
        happen(state, table.DESTROYED, card=card)
    for card in cards:
        if in_play(state, card):
            leave_play(state, card, table.DISCARD)
    report(state, frame.root, tuple(cards), len(cards))


DESTRUCTION: Final = procedure_with(Destruction, "torture/destruction", doom, spare, fall)


def push_destruction(state: State, frame: Frame, cards: tuple[Card, ...]) -> None:
    """Destroy cards as a part of what a frame does, which is told what was destroyed this way."""
    state.frames.append(Frame(DESTRUCTION, frame.seat, frame.root, frame.source, Destruction(cards)))


def change_gold(state: State, seat: Seat, amount: int) -> None:
    state.vars[table.GOLD + seat] += amount
    if amount > 0:
        happen(state, table.GAINED, seat, amount=amount)
    elif amount < 0:
        happen(state, table.LOST, seat, amount=-amount)


def put_into_play(state: State, card: Card, zone: Zone) -> None:
    move(state, card, zone)
    state.own(table.EXHAUSTED)[card] = 1
    begin_abilities(state, card)
