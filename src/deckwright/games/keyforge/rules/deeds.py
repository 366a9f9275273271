"""What the effects of KeyForge cards do."""

from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from deckwright.games.keyforge import table
from deckwright.games.keyforge.cards.rules import KEYWORD_GRANTS
from deckwright.games.keyforge.facts import FACTS
from deckwright.games.keyforge.rules import amber, drawing, fighting, tide
from deckwright.games.keyforge.rules.armour import strip_armour
from deckwright.games.keyforge.rules.capturing import push_capturing
from deckwright.games.keyforge.rules.control import begin_control
from deckwright.games.keyforge.rules.damage import Hits, asks_for_stand_ins, deal_and_destroy, heal
from deckwright.games.keyforge.rules.destruction import push_destruction
from deckwright.games.keyforge.rules.field import in_play, is_creature, neighbours, opponent
from deckwright.games.keyforge.rules.icons import resolve_icons
from deckwright.games.keyforge.rules.keys import FREE, push_forging, push_unforging
from deckwright.games.keyforge.rules.leaving import along_with, push_going
from deckwright.games.keyforge.rules.meaning import COLUMN_OF, seats
from deckwright.games.keyforge.rules.series import names_known, push_series
from deckwright.games.keyforge.script import effects
from deckwright.games.keyforge.script.groups import Mark
from deckwright.games.keyforge.script.places import Place
from deckwright.kernel.abilities import Whose, begin_lasting
from deckwright.kernel.deeds import AtRandom, Choose, report
from deckwright.kernel.frames import Frame
from deckwright.kernel.ids import NO_SEAT, Card, Seat
from deckwright.kernel.nodes import Amount, Effect, Step
from deckwright.kernel.scope import measure, scope_of
from deckwright.kernel.state import State
from deckwright.kernel.windows import happen
from deckwright.kernel.zones import move, reveal

Node = Any


def number(state: State, frame: Frame, value: Amount | None) -> int:
    return 0 if value is None else measure(state, value, scope_of(frame))


def chosen(frame: Frame, place: int = 0) -> tuple[Card, ...]:
    """What the deed is about."""
    return tuple(Card(card) for card in frame.slots[place])


def who(frame: Frame, whose: Whose) -> tuple[Seat, ...]:
    return seats(whose, frame.seat)


# Æmber.


def for_players(act: Callable[[State, Seat, int], int]) -> Step:
    """A deed that does so much for, or to, each player that it names."""

    def deed(state: State, frame: Frame) -> None:
        node: Node = frame.node
        amount = number(state, frame, node.amount)
        report(state, frame.root, (), sum(act(state, seat, amount) for seat in who(frame, node.whose)))

    return deed


def capture(state: State, frame: Frame) -> None:
    """A card that was chosen several times captures several times."""
    node: Node = frame.node
    push_capturing(state, frame, chosen(frame), number(state, frame, node.amount), node.own_side)


def exalt(state: State, frame: Frame) -> None:
    node: Node = frame.node
    amount = number(state, frame, node.amount)
    total = sum(amber.exalt(state, card, amount) for card in chosen(frame))
    report(state, frame.root, frame.slots[0], total)


def take_amber(state: State, frame: Frame) -> None:
    node: Node = frame.node
    amount = number(state, frame, node.amount)
    total = 0
    for card in chosen(frame):
        moved = amber.take_off(state, card, amount)
        total += moved
        if moved:
            kind = table.TOOK_AMBER if node.to is effects.Pot.POOL else table.AMBER_REMOVED
            happen(state, kind, frame.seat, card, amount=moved)
    if node.to is effects.Pot.POOL and total:
        amber.add_to_pool(state, frame.seat, total)
    report(state, frame.root, (), total)


def put_amber(state: State, frame: Frame) -> None:
    node: Node = frame.node
    total = 0
    for card in chosen(frame):
        amount = min(number(state, frame, node.amount), state.vars[table.POOL + frame.seat])
        if amount and in_play(state, card):
            state.vars[table.POOL + frame.seat] -= amount
            amber.put_on(state, card, amount)
            happen(state, table.PUT_AMBER, frame.seat, card, amount=amount)
            total += amount
    report(state, frame.root, (), total)


# Damage and destruction.


def deal(state: State, frame: Frame) -> None:
    node: Node = frame.node
    amount = 0 if node.by_each else number(state, frame, node.amount)
    hits: Counter[Card] = Counter()
    for card in chosen(frame):
        if is_creature(state, card):
            hits[card] += number_for(state, frame, node.amount, card) if node.by_each else amount
            for beside in neighbours(state, card) if node.splash else ():
                hits[beside] += node.splash
    deal_hits(state, frame, hits, armour_counts=not node.through_armour)


def deal_hits(state: State, frame: Frame, hits: Hits, armour_counts: bool = True) -> None:
    """The last part of a deed that deals damage; with a question first, the deed is run again after it."""
    state.frames.append(frame)
    if not asks_for_stand_ins(state, hits, armour_counts):
        state.frames.pop()
        deal_and_destroy(state, frame.seat, frame.root, hits, armour_counts)


def number_for(state: State, frame: Frame, amount: Amount, card: Card) -> int:
    """An amount worked out with a card as «it»."""
    root = state.frames[frame.root]
    before, root.it = root.it, (card,)
    measured = number(state, frame, amount)
    root.it = before
    return measured


def deal_at_once(state: State, frame: Frame) -> None:
    node: Node = frame.node
    hits: Counter[Card] = Counter()
    amounts = (node.amount, node.second_amount, node.third_amount)
    for place, amount in enumerate(amounts[: len(frame.slots)]):
        for card in chosen(frame, place):
            if is_creature(state, card):
                hits[card] += number(state, frame, amount)
    deal_hits(state, frame, hits)


def heal_cards(state: State, frame: Frame) -> None:
    """«This way» are the creatures that were healed, and how much in all (KF-6.11)."""
    node: Node = frame.node
    amount = number(state, frame, node.amount)
    healed = {card: heal(state, card, amount) for card in chosen(frame) if is_creature(state, card)}
    cards = tuple(card for card, much in healed.items() if much)
    report(state, frame.root, cards, sum(healed.values()))


def destroy(state: State, frame: Frame) -> None:
    node: Node = frame.node
    cards = chosen(frame)
    if node.sacrifice:
        cards = tuple(card for card in cards if is_mine(state, frame, card))  # KF-6.9, KF-5.20
    report(state, frame.root, (), 0)
    push_destruction(state, frame.seat, frame.root, cards)


def is_mine(state: State, frame: Frame, card: Card) -> bool:
    return state.controller[card] == frame.seat or card == frame.source


# Zones.


def put(state: State, frame: Frame) -> None:
    node: Node = frame.node
    report(state, frame.root, (), 0)
    cards = along_with(state, frame.slots[0]) if names_known(node.cards) else frame.slots[0]
    if node.to is Place.ARCHIVE and isinstance(node.cards, Choose | AtRandom):
        drawing.hide_which(state, cards)
    push_going(state, frame, cards, node.to, node.linked)


def draw(state: State, frame: Frame) -> None:
    node: Node = frame.node
    amount = number(state, frame, node.amount)
    drawn: tuple[Card, ...] = ()
    for seat in who(frame, node.whose):
        drawn += drawing.draw(state, seat, amount)
    report(state, frame.root, drawn, len(drawn))


def shuffle_deck(state: State, frame: Frame) -> None:
    node: Node = frame.node
    for seat in who(frame, node.whose):
        drawing.shuffle_deck(state, seat)


def swap_deck_and_discard(state: State, frame: Frame) -> None:
    deck, pile = table.DECK[frame.seat], table.DISCARD[frame.seat]
    down, up = state.zones[deck], state.zones[pile]
    drawing.forget(state, up)
    for card in down:
        move(state, card, pile)
    for card in up:
        move(state, card, deck)
    happen(state, table.SWAPPED_DECK, frame.seat)


def reveal_cards(state: State, frame: Frame) -> None:
    for card in chosen(frame):
        reveal(state, card)
        happen(state, table.REVEALED, state.owner[card], card)
    report(state, frame.root, frame.slots[0], len(frame.slots[0]))


def look_at(state: State, frame: Frame) -> None:
    cards = chosen(frame)
    for card in cards:
        reveal(state, card, 1 << frame.seat)
    for zone in sorted({state.zone[card] for card in cards}):
        happen(state, table.LOOKED, frame.seat, other=zone)
    report(state, frame.root, frame.slots[0], len(cards))


def put_under(state: State, frame: Frame) -> None:
    node: Node = frame.node
    if not in_play(state, frame.source):
        return report(state, frame.root, (), 0)
    for card in chosen(frame):
        owner = state.owner[card]
        if node.facedown:
            happen(state, table.HID, owner, card, frame.source)
            move(state, card, table.FACEDOWN[owner])
        else:
            move(state, card, table.UNDER[owner])
            happen(state, table.GRAFTED, card=card, other=frame.source)
        state.own_host()[card] = frame.source
    return report(state, frame.root, frame.slots[0], len(frame.slots[0]))


# How cards stand.

_SET: Final = {
    (Mark.STUN, True): table.STUNNED,
    (Mark.STUN, False): table.UNSTUNNED,
    (Mark.WARD, True): table.WARDED,
    (Mark.WARD, False): table.WARD_LOST,
    (Mark.ENRAGE, True): table.ENRAGED,
    (Mark.ENRAGE, False): table.CALMED,
    (Mark.EXHAUSTED, True): table.EXHAUSTED_EVENT,
    (Mark.EXHAUSTED, False): table.READIED,
}


def set_mark(state: State, frame: Frame) -> None:
    """A card is stunned, warded, enraged or exhausted once only (KF-12.1 to KF-12.3)."""
    node: Node = frame.node
    column = COLUMN_OF[node.mark]
    changed = []
    for card in chosen(frame):
        stands = in_play(state, card) if node.mark is Mark.EXHAUSTED else is_creature(state, card)
        if stands and bool(state.columns[column][card]) is not node.on:
            state.own(column)[card] = int(node.on)
            happen(state, _SET[node.mark, node.on], card=card)
            changed.append(card)
    report(state, frame.root, tuple(changed), len(changed))


def add_counters(state: State, frame: Frame) -> None:
    node: Node = frame.node
    amount = number(state, frame, node.amount)
    kind = table.DOOMED if node.mark is Mark.DOOM else table.POWER_GAINED
    cards = [card for card in chosen(frame) if is_creature(state, card)] if amount > 0 else []
    for card in cards:
        state.own(COLUMN_OF[node.mark])[card] += amount
        happen(state, kind, card=card, amount=amount)
    report(state, frame.root, tuple(cards), amount * len(cards))


def swap(state: State, frame: Frame) -> None:
    """KF-7.11."""
    for one, other in zip(chosen(frame), chosen(frame, 1), strict=False):
        if is_creature(state, one) and state.zone[one] == state.zone[other]:
            line = state.zones[state.zone[one]]
            state.zones[state.zone[one]] = tuple(
                other if card == one else one if card == other else card for card in line
            )
            happen(state, table.SWAPPED, card=one, other=other)
            state.dirty = True


def take_control(state: State, frame: Frame) -> None:
    node: Node = frame.node
    (seat,) = who(frame, node.whose)
    taken = [card for card in chosen(frame) if in_play(state, card)]
    if node.while_in_play and not in_play(state, frame.source):
        taken = []
    until = table.LEAVING_OF + frame.source if node.while_in_play else table.NEVER
    for card in taken:
        begin_control(state, node.ability, frame.source, card, seat, until)
    report(state, frame.root, tuple(taken), len(taken))


def gain_text(state: State, frame: Frame) -> None:
    """Each ability of the text works for the card that gained it, and so do the printed keywords: for whoever
    controls the card, like the rest of its text (KF-9.11)."""
    until = table.END_OF_TURN_OF + state.vars[table.ACTIVE]
    for card in chosen(frame):
        for model in chosen(frame, 1):
            face = state.text[model]
            for ordinal in state.game.scripts.top[face]:
                begin_lasting(state, face, ordinal, card, NO_SEAT, until, cards=(card,))
            for keyword in FACTS[face].keywords:
                if keyword in KEYWORD_GRANTS:
                    rule, number = state.game.scripts.find_ability(KEYWORD_GRANTS[keyword])
                    begin_lasting(state, rule, number, card, NO_SEAT, until, cards=(card,))


# Keys, tide, fights.


def forge_key(state: State, frame: Frame) -> None:
    node: Node = frame.node
    change = FREE if node.free else number(state, frame, node.change)
    push_forging(state, frame.seat, frame.root, change)


def unforge_last(state: State, frame: Frame) -> None:
    foe = opponent(frame.seat)
    forged = {each.card for each in state.past if each.kind == table.FORGED and each.seat == foe}
    report(state, frame.root, (), 0)
    push_unforging(state, foe, frame.root, tuple(sorted(forged)))


def raise_tide(state: State, frame: Frame) -> None:
    node: Node = frame.node
    report(state, frame.root, (), sum(tide.raise_tide(state, seat) for seat in who(frame, node.whose)))


def stop_fight(state: State, frame: Frame) -> None:
    fighting.stop_fight(state)


def strike_instead(state: State, frame: Frame) -> None:
    fighting.strike_instead(state, frame.slots[0])


DEEDS: Final[dict[type[Effect], Step]] = {
    effects.Gain: for_players(amber.gain),
    effects.Lose: for_players(amber.lose),
    effects.Steal: for_players(amber.steal),
    effects.Pay: for_players(amber.pay),
    effects.Capture: capture,
    effects.Exalt: exalt,
    effects.TakeAmber: take_amber,
    effects.PutAmber: put_amber,
    effects.GainChains: for_players(drawing.change_chains),
    effects.Deal: deal,
    effects.DealAtOnce: deal_at_once,
    effects.StripArmour: strip_armour,
    effects.Heal: heal_cards,
    effects.Destroy: destroy,
    effects.Put: put,
    effects.Draw: draw,
    effects.ShuffleDeck: shuffle_deck,
    effects.SwapDeckAndDiscard: swap_deck_and_discard,
    effects.Reveal: reveal_cards,
    effects.LookAt: look_at,
    effects.PutUnder: put_under,
    effects.SetMark: set_mark,
    effects.AddCounters: add_counters,
    effects.Swap: swap,
    effects.TakeControl: take_control,
    effects.GainText: gain_text,
    effects.ResolveIcons: resolve_icons,
    effects.MoveToFlank: push_series,
    effects.PlayCard: push_series,
    effects.PutIntoPlay: push_series,
    effects.Use: push_series,
    effects.TriggerAbilities: push_series,
    effects.ForgeKey: forge_key,
    effects.UnforgeLast: unforge_last,
    effects.RaiseTide: raise_tide,
    effects.StopFight: stop_fight,
    effects.StrikeInstead: strike_instead,
}
