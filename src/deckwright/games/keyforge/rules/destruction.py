"""Destruction: cards are tagged together, their «Destroyed:» abilities resolve, then they leave at once
(KF-6.4 to KF-6.9)."""

from dataclasses import dataclass
from typing import Final, cast

from deckwright.games.keyforge import table
from deckwright.games.keyforge.rules.field import active, creatures, in_play, is_creature, lethal
from deckwright.games.keyforge.rules.hooks import CardInstruction
from deckwright.games.keyforge.rules.leaving import (
    PuttingDown,
    are_different,
    ask_for_order,
    lay_in_order,
    leave_play,
    lose_ward,
    take_order,
    with_halves,
)
from deckwright.games.keyforge.rules.places import Place
from deckwright.kernel.decisions import ask
from deckwright.kernel.events import emit
from deckwright.kernel.frames import NO_ANSWER, Frame
from deckwright.kernel.ids import NO_CARD, Card, Face, Seat
from deckwright.kernel.instructions import report
from deckwright.kernel.interpreter import comes_next, go_to
from deckwright.kernel.layers import controller_of, has, value
from deckwright.kernel.nodes import procedure_with, walk
from deckwright.kernel.state import State
from deckwright.kernel.vocabulary import PICK, first
from deckwright.kernel.windows import Replaceable, gather, happen, replacements

SAVING: Final = Replaceable("keyforge/saving", table.DESTROYED)


@dataclass
class Destroying(PuttingDown):
    """What an effect destroys, and goes to the discard pile if nothing saves it."""

    aimed: tuple[Card, ...] = ()
    """What the effect named, also if something else has taken the damage in its place."""
    tagged: tuple[Card, ...] = ()
    """What is to be destroyed, with what was tagged meanwhile; in the end, what was."""
    asked: tuple[Card, ...] = ()
    """Those for which it was asked whether anything saves them."""
    lost: tuple[Card, ...] = ()
    """Those of them that nothing saves."""
    over: bool = False


def tag(state: State, frame: Frame[Destroying]) -> None:
    """Wards, invulnerability and earlier tags hold (KF-6.5, KF-11.10, KF-12.7); the others are tagged."""
    cards = [
        card
        for card in dict.fromkeys(frame.locals.cards)
        if in_play(state, card)
        and not state.columns[table.TAGGED][card]
        and not value(state, table.INVULNERABLE, card)
        and not lose_ward(state, card)
    ]
    for card in cards:
        state.own(table.TAGGED)[card] = 1
    for card in cards:
        happen(state, table.TAGGED_EVENT, state.controller[card], card)
    frame.locals.tagged = tuple(cards)


def destructions(state: State) -> list[Frame[Destroying]]:
    """Those that are under way, the outermost first."""
    found = (cast("Frame[Destroying]", each) for each in state.frames if each.node is DESTRUCTION)
    return [each for each in found if not each.locals.over]


def wait_for_others(state: State, frame: Frame[Destroying]) -> None:
    """Cards tagged while a destruction is under way leave together with the first ones (KF-6.7)."""
    outer = destructions(state)[0]
    if outer is not frame:
        kept, new = outer.locals, frame.locals.tagged
        # A card that was saved before and is tagged again is to be asked for again.
        kept.asked = tuple(card for card in kept.asked if card not in new)
        kept.tagged = tuple(dict.fromkeys(kept.tagged + new))
        report_aimed(state, frame)
        state.frames.pop()


def report_aimed(state: State, frame: Frame[Destroying]) -> None:
    """«This way» are only the cards that the effect was aimed at (KF-9.10)."""
    destroyed = tuple(card for card in frame.locals.tagged if card in frame.locals.aimed)
    report(state, frame.root, destroyed, len(destroyed))


def save(state: State, frame: Frame[Destroying]) -> None:
    """What takes the place of going to the discard pile (KF-6.6)."""
    kept = frame.locals
    waiting = still_to_save(state, kept)
    if frame.answer != NO_ANSWER:
        waiting, frame.answer = (Card(first(frame.answer)),), NO_ANSWER
    elif ask_who_is_saved_first(state, waiting, frame.seat):
        frame.again()
        return
    # It would be destroyed again at once, and saved again, for ever.
    doomed = tuple(card for card in waiting if is_past_help(state, card))
    kept.asked += waiting
    kept.lost += doomed
    SAVING.begin(state, frame.seat, tuple(card for card in waiting if card not in doomed), frame.source)


def still_to_save(state: State, kept: Destroying) -> tuple[Card, ...]:
    """The tagged cards for which nobody has asked yet."""
    tagged = state.columns[table.TAGGED]
    return tuple(card for card in kept.tagged if tagged[card] and card not in kept.asked)


def ask_who_is_saved_first(state: State, waiting: tuple[Card, ...], seat: Seat) -> bool:
    """Of several creatures of a line that are moved as they are saved, the active player says which one is
    next: it settles how they stand (KF-1.8)."""
    moved = [card for card in waiting if is_moved_as_it_is_saved(state, card, seat)]
    for line in table.LINE:
        here = [card for card in moved if state.zone[card] == line]
        if are_unlike(state, here):
            ask(state, active(state), table.ASK_NEXT, [PICK + card for card in here], (NO_CARD,))
            return True
    return False


def is_moved_as_it_is_saved(state: State, card: Card, seat: Seat) -> bool:
    return not is_past_help(state, card) and any(
        isinstance(node, CardInstruction) and node.moves_creatures
        for face, ordinal, *_ in replacements(state, table.DESTROYED, seat, card)
        for _, node in walk(state.game.scripts.abilities[Face(face)][ordinal])
    )


def are_unlike(state: State, cards: list[Card]) -> bool:
    """Whether creatures can be told apart by what is printed on them, lies on them or was given to them."""
    lying = state.columns[table.FIRST_SHED :]
    return len(cards) > 1 and (
        are_different(state, cards)
        or len({tuple(column[card] for column in lying) for card in cards}) > 1
        or any(host in cards for host in state.host)
        or any(card in cards for each in state.lasting for card in each.cards)
    )


def is_past_help(state: State, card: Card) -> bool:
    """Whether a card must die even if it were saved now: without power (KF-6.10), or by its own text."""
    powerless = is_creature(state, card) and value(state, table.POWER, card) <= 0
    return powerless or has(state, table.PERISHES, card)


def untag_saved(state: State, frame: Frame[Destroying]) -> None:
    """Those that were saved keep nothing of it (KF-6.15), and must be fit to live."""
    kept = frame.locals
    kept.lost += tuple(map(Card, frame.results))
    for card in kept.asked:
        if card not in kept.lost and state.columns[table.TAGGED][card]:
            state.own(table.TAGGED)[card] = 0
            state.dirty = True  # KF-6.18


def count_the_lost(state: State, frame: Frame[Destroying]) -> None:
    """Cards that were tagged meanwhile come next; then it is known who leaves."""
    kept = frame.locals
    if still_to_save(state, kept):
        go_to(frame, save)
        return
    saved = [card for card in kept.asked if card not in kept.lost and in_play(state, card)]
    # Cards that went elsewhere are destroyed all the same (KF-6.8).
    kept.tagged = tuple(card for card in kept.tagged if card not in saved)
    kept.cards = with_halves(state, tuple(card for card in kept.lost if state.columns[table.TAGGED][card]))


def fall(state: State, frame: Frame[Destroying]) -> None:
    kept = frame.locals
    kept.over = True
    tagged = state.columns[table.TAGGED]
    leaving = tuple(card for card in kept.in_order() if tagged[card])
    for card in kept.tagged:
        if tagged[card]:
            emit(state, table.DESTROYED, state.controller[card], card)
        gather(state, table.DESTROYED, controller_of(state, card), card)
    leave_play(state, leaving, Place.DISCARD, frame.seat)
    lay_in_order(state, kept.in_order(), Place.DISCARD)
    report_aimed(state, frame)


DESTRUCTION: Final = procedure_with(
    Destroying,
    "keyforge/destruction",
    tag, wait_for_others, save, untag_saved, count_the_lost, ask_for_order, take_order, fall,
)  # fmt: skip


def push_destruction(
    state: State, seat: Seat, root: int, cards: tuple[int, ...], aimed: tuple[int, ...] | None = None
) -> None:
    """Destroy cards for an ability; `aimed` are those that it named, if damage went to others."""
    named = cards if aimed is None else aimed
    kept = Destroying(tuple(map(Card, cards)), aimed=tuple(map(Card, named)))
    state.frames.append(Frame(DESTRUCTION, seat, root, locals=kept))


def is_dying(state: State, card: Card) -> bool:
    """Whether a destruction under way has the card, or is about to tag it."""
    return bool(state.columns[table.TAGGED][card]) or any(
        comes_next(each, tag) and card in each.locals.cards for each in destructions(state)
    )


def look_for_deaths(state: State) -> tuple[Card, ...]:
    """Creatures whose damage reaches their power, for whatever reason (KF-6.10, KF-6.18), and cards that
    destroy themselves under a condition."""
    dead = [card for card in creatures(state) if lethal(state, card) and not is_dying(state, card)]
    if table.PERISHES in state.index.statics:
        dead += [
            card
            for zone in state.game.table.play_zones
            for card in state.zones[zone]
            if card not in dead and has(state, table.PERISHES, card) and not is_dying(state, card)
        ]
    return tuple(card for card in dead if not value(state, table.INVULNERABLE, card))
