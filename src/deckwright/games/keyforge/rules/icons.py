"""Bonus icons (KF-4.1, KF-4.2, KF-4.10, KF-4.11)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from deckwright.games.keyforge import table
from deckwright.games.keyforge.facts import ICONS
from deckwright.games.keyforge.rules.amber import capture, gain
from deckwright.games.keyforge.rules.damage import asks_for_damage_takers, deal_and_destroy
from deckwright.games.keyforge.rules.drawing import draw
from deckwright.games.keyforge.rules.field import active, creatures, in_play, opponent, pool
from deckwright.games.keyforge.rules.leaving import half_that_left_with, top_half_under
from deckwright.kernel.decisions import ask
from deckwright.kernel.frames import NO_ANSWER, Frame
from deckwright.kernel.ids import Card, Seat
from deckwright.kernel.interpreter import call
from deckwright.kernel.layers import controller_of
from deckwright.kernel.locals import Locals
from deckwright.kernel.nodes import procedure_with
from deckwright.kernel.state import State
from deckwright.kernel.vocabulary import PICK, first
from deckwright.kernel.windows import Replaceable, happen

AMBER: Final = 1
CAPTURE: Final = 2
DAMAGE: Final = 3
DRAW: Final = 4
_BASE: Final = len(ICONS) + 1


def pack(icons: Sequence[str]) -> int:
    """Icons from top to bottom as one number, for the column of a card."""
    packed = 0
    for icon in reversed(icons):
        packed = packed * _BASE + ICONS.index(icon) + 1
    return packed


def icons_of(state: State, card: Card) -> tuple[int, ...]:
    """The icons of a card from top to bottom."""
    packed = state.columns[table.ICONS][card]
    icons = []
    while packed:
        packed, icon = divmod(packed, _BASE)
        icons.append(icon)
    return tuple(icons)


RESOLVING: Final = Replaceable("keyforge/icon-capture", table.ICON_CAPTURES)


@dataclass
class BonusIcon(Locals):
    """What an icon of the frame's source is, and who took its damage."""

    icon: int = 0
    takers: tuple[Card, ...] = ()


def replace_icon(state: State, frame: Frame[BonusIcon]) -> None:
    frame.results = (frame.source,)
    if frame.locals.icon == CAPTURE and state.index.replacements.get(table.ICON_CAPTURES):
        RESOLVING.begin(state, frame.seat, frame.results, frame.source)


def ask_for_target(state: State, frame: Frame[BonusIcon]) -> None:
    """Capture: any friendly creature; damage: any creature (KF-4.2)."""
    icon = frame.locals.icon
    if not frame.results:
        state.frames.pop()
    elif icon == CAPTURE and state.zones[table.LINE[frame.seat]] and pool(state, opponent(frame.seat)):
        codes = [PICK + card for card in state.zones[table.LINE[frame.seat]]]
        ask(state, active(state), table.ASK_ICON_CAPTURE, codes, (frame.source,))
    elif icon == DAMAGE and creatures(state):
        codes = [PICK + card for card in creatures(state)]
        ask(state, active(state), table.ASK_ICON_DAMAGE, codes, (frame.source,))


def resolve_icon(state: State, frame: Frame[BonusIcon]) -> None:
    """KF-4.14: the player who plays the card gets what its icons give."""
    icon = frame.locals.icon
    if icon == AMBER:
        gain(state, frame.seat, 1)
    elif icon == DRAW:
        draw(state, frame.seat, 1)
    elif frame.answer != NO_ANSWER:
        card = Card(first(frame.answer))
        if icon == CAPTURE:
            capture(state, card, 1)
        elif asks_for_damage_takers(state, {card: 1}):
            frame.again()
        else:
            frame.locals.takers = deal_and_destroy(state, frame.seat, len(state.frames), {card: 1})


def tell_of_damage(state: State, frame: Frame[BonusIcon]) -> None:
    """What waits for damage by an icon comes after the destruction that it may have brought."""
    for card in frame.locals.takers:
        happen(state, table.ICON_DAMAGED, controller_of(state, card), card)


ICON_STEP: Final = procedure_with(
    BonusIcon, "keyforge/icon", replace_icon, ask_for_target, resolve_icon, tell_of_damage
)


def halves_of(state: State, card: Card) -> tuple[Card, ...]:
    """A card, or both halves of a gigantic creature: in play, or together where they went (KF-15.4)."""
    if state.face[card] not in table.HALVES:
        return (card,)
    top = top_half_under(state, card) if in_play(state, card) else half_that_left_with(state, card)
    return (card,) if top is None else (top, card)


def push_icons(state: State, seat: Seat, cards: tuple[Card, ...]) -> int:
    """Icons of cards from top to bottom, card by card: the last frame pushed runs first. Gives how many."""
    icons = [
        (card, icon) for card in cards for half in halves_of(state, card) for icon in icons_of(state, half)
    ]
    for card, icon in reversed(icons):
        call(state, ICON_STEP, seat, BonusIcon(icon), card)
    return len(icons)
