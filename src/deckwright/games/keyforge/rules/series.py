"""Effects that go through cards one by one: play them, put them into play, use them, move them."""

from typing import Any, Final

from deckwright.games.keyforge import table
from deckwright.games.keyforge.facts import ARTIFACT, CREATURE, FACTS
from deckwright.games.keyforge.rules.field import active, in_play, is_creature, type_of
from deckwright.games.keyforge.rules.leaving import along_with, are_different, place_of_one_gone
from deckwright.games.keyforge.rules.performing import USES, perform
from deckwright.games.keyforge.rules.playing import (
    PLAYING,
    can_play,
    other_half_among,
    place_of,
    push_entering,
    push_playing,
)
from deckwright.games.keyforge.rules.using import abilities_to_use, uses_of
from deckwright.games.keyforge.script import effects
from deckwright.games.keyforge.script.effects import How
from deckwright.kernel.abilities import Trigger, Triggered
from deckwright.kernel.decisions import ask
from deckwright.kernel.deeds import Kept, Named, report
from deckwright.kernel.frames import NO_ANSWER, Frame
from deckwright.kernel.ids import NO_CARD, Card, Face, Seat
from deckwright.kernel.nodes import Selector, procedure
from deckwright.kernel.scope import members, scope_of
from deckwright.kernel.state import State
from deckwright.kernel.windows import happen
from deckwright.kernel.words import PICK, VERB_SHIFT, first, second
from deckwright.kernel.zones import place_at, reveal

FLANK, PLAY, ENTER, ENTER_FOR_OWNER, USE, FIGHT, REAP, TRIGGER = range(8)
"""What a series does, as the frame's amount; its `other` is the kind of the abilities to trigger, or the
place in the battle line (NO_PLACE is -1, as long as nothing is said). `picks`
are the cards that are left, `way` those for which something was done, `subject` the card whose place is
taken, the first slot the foes that a fight must be with, if it says so."""

_USES: Final = {How.ANY: USE, How.FIGHT: FIGHT, How.REAP: REAP}


def kind_of(node: Any) -> int:
    if isinstance(node, effects.Use):
        return _USES[node.how]
    if isinstance(node, effects.PutIntoPlay):
        return ENTER if node.yours else ENTER_FOR_OWNER
    return {effects.MoveToFlank: FLANK, effects.PlayCard: PLAY, effects.TriggerAbilities: TRIGGER}[type(node)]


def push_series(state: State, frame: Frame) -> None:
    """A deed of this file: go through its cards."""
    node: Any = frame.node
    child = Frame(SERIES, frame.seat, frame.root, frame.source)
    child.amount = kind_of(node)
    cards = along_with(state, frame.slots[0]) if names_known(node.cards) else frame.slots[0]
    child.picks = bottoms_first(state, cards)
    if child.amount == TRIGGER:
        child.other = node.kind
    if isinstance(node, effects.PutIntoPlay) and node.in_its_place:
        child.other = place_of_one_gone(state, frame.seat, frame.source)
        child.subject = frame.source
    if isinstance(node, effects.Use) and node.against is not None:
        child.slots = (members(state, node.against, scope_of(frame)),)
    state.frames.append(child)


def names_known(selector: Selector) -> bool:
    """Whether a selector stands for cards that the ability knows, and not for a choice where they lie."""
    return isinstance(selector, Named | Kept)


def bottoms_first(state: State, cards: tuple[int, ...]) -> tuple[int, ...]:
    """Bottom halves before the top halves that come with them."""
    return tuple(sorted(cards, key=lambda card: FACTS[state.face[card]].half == "top"))


def take_next(state: State, frame: Frame) -> None:
    if not frame.picks:
        report(state, frame.root, frame.way, len(frame.way))
        state.frames.pop()
        return
    card = Card(frame.picks[0])
    if frame.amount in (PLAY, ENTER, ENTER_FOR_OWNER):
        ask_who_comes_next(state, frame)
    elif frame.amount == FLANK and is_creature_or_artifact(state, card):
        codes = [table.AT_LEFT, table.AT_RIGHT]
        ask(state, active(state), table.ASK_PLACE, codes, (card,))
    elif frame.amount in (USE, FIGHT, REAP) and in_play(state, card):
        codes = ways_to_use(state, frame, card)
        if codes:
            ask(state, active(state), table.ASK_USE, codes, (card,))


def ask_who_comes_next(state: State, frame: Frame) -> None:
    """Cards that are played or come into play at once do so in an order that the active player chooses
    (KF-1.8), as far as it makes a difference: to a battle line, or to what waits for them."""
    cards = [Card(card) for card in frame.picks]
    if frame.amount != PLAY:
        cards = [card for card in cards if can_enter(state, frame, card)]
    sides = {state.owner[card] for card in cards} if frame.amount == ENTER_FOR_OWNER else {frame.seat}
    matters = len(cards) > len(sides) or bool(state.index.listeners.get(table.ENTERED))
    if matters and are_different(state, cards):
        for card in cards:
            reveal(state, card)
        ask(state, active(state), table.ASK_NEXT, [PICK + card for card in cards], (frame.source,))


def is_creature_or_artifact(state: State, card: Card) -> bool:
    return state.zone[card] in table.LINE + table.ARTIFACTS


def ways_to_use(state: State, frame: Frame, card: Card) -> list[int]:
    """An effect can use a card of any house (KF-5.9); only an artifact can be used as if it were yours."""
    if is_creature(state, card) and state.controller[card] != frame.seat:
        return []
    codes = uses_of(state, frame.seat, card, any_house=True)
    wanted = {FIGHT: (table.FIGHT, table.UNSTUN), REAP: (table.REAP, table.UNSTUN)}.get(frame.amount)
    if wanted is None:
        return codes
    foes = frame.slots[0] if frame.slots else None
    return [
        code
        for code in codes
        if (verb := code >> VERB_SHIFT << VERB_SHIFT) in wanted
        and not (foes is not None and verb == table.FIGHT and second(code) not in foes)
    ]


def do_next(state: State, frame: Frame) -> None:
    code, frame.answer = frame.answer, NO_ANSWER
    card = Card(first(code) if code >> VERB_SHIFT == PICK >> VERB_SHIFT else frame.picks[0])
    place = frame.picks.index(card)
    frame.picks = frame.picks[:place] + frame.picks[place + 1 :]
    frame.pc = 0
    if frame.amount == FLANK:
        if code != NO_ANSWER:
            seat = state.controller[card]
            place_at(state, card, table.LINE[seat], place_of(state, seat, code))
            happen(state, table.REPOSITIONED, card=card)
            state.dirty = True
            frame.way += (card,)
    elif frame.amount in (USE, FIGHT, REAP):
        if code != NO_ANSWER:
            frame.way += (card,)
            perform(state, frame.seat, code)
    elif frame.amount == TRIGGER:
        found = abilities_with(state, card, frame.other, frame.seat)
        found = [trigger for trigger in found if not is_under_way(state, trigger)]
        state.triggered += tuple(found)
        frame.way += (card,) if found else ()
    else:
        bring(state, frame, card)


def bring(state: State, frame: Frame, card: Card) -> None:
    """Play the card or put it into play, if that can be done (KF-4.13, KF-15.5). If it left play in the same
    action, it is another card now: nothing of what it was counts (KF-7.1)."""
    reveal(state, card)
    state.memory = {each: values for each, values in state.memory.items() if each != card}
    if frame.amount == PLAY:
        if not can_play(state, frame.seat, card):
            happen(state, table.CANNOT_PLAY_IT, frame.seat, card)
            return
        push_playing(state, frame.seat, card)
    elif not can_enter(state, frame, card):
        return
    else:
        top = other_half_among(state, card, frame.picks)
        seat = frame.seat if frame.amount == ENTER else state.owner[card]
        push_entering(state, seat, card, frame.other, top)
        if frame.subject != NO_CARD:
            state.columns[table.STANDS_FOR][card] = frame.subject + 1
        frame.picks = tuple(each for each in frame.picks if each != top)
    frame.way += (card,)


def can_enter(state: State, frame: Frame, card: Card) -> bool:
    """Creatures and artifacts can be put into play; a gigantic creature with its top half (KF-15.13)."""
    if in_play(state, card) or type_of(state, card) not in (CREATURE, ARTIFACT):
        return False
    half = FACTS[state.face[card]].half
    return not half or (half != "top" and other_half_among(state, card, frame.picks) is not None)


def abilities_with(state: State, card: Card, kind: int, seat: Seat) -> list[Trigger]:
    """The abilities of a card that a bold word begins, for whoever triggers them."""
    if in_play(state, card):
        return abilities_to_use(state, card, kind, seat)
    face = state.text[card]
    return [
        (face, ordinal, card, seat, card, -1, 0)
        for ordinal in state.game.scripts.top[face]
        if isinstance(ability := state.game.scripts.abilities[face][ordinal], Triggered)
        and kind in ability.on.kinds
    ]


def is_under_way(state: State, trigger: Trigger) -> bool:
    """Whether an ability is being resolved already: from within itself it is not set off again (KF-9.9),
    unless a card was played or used since, which comes to an end by itself (KF-5.1, KF-5.12)."""
    face, ordinal, holder, *_ = trigger
    ability = state.game.scripts.abilities[Face(face)][ordinal]
    assert isinstance(ability, Triggered)
    for frame in reversed(state.frames):
        if frame.node is ability.effect and frame.source == holder:
            return True
        if frame.node is PLAYING or frame.node in USES:
            return False
    return False


SERIES: Final = procedure("keyforge/series", take_next, do_next)
