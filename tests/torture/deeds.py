"""What the words of the torture game do."""

from typing import Final

from deckwright.kernel.abilities import become, begin_abilities, end_abilities
from deckwright.kernel.deeds import report
from deckwright.kernel.frames import Frame
from deckwright.kernel.ids import NO_CARD, Card, Seat, Zone
from deckwright.kernel.layers import remember, value
from deckwright.kernel.nodes import procedure
from deckwright.kernel.scope import measure, scope_of
from deckwright.kernel.state import State
from deckwright.kernel.windows import Replaceable, happen
from deckwright.kernel.zones import draw, move, reveal, shuffle
from tests.torture import table, words


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


def doom(state: State, frame: Frame) -> None:
    tagged = state.own(table.TAGGED)
    cards = [card for card in map(Card, frame.picks) if in_play(state, card) and not tagged[card]]
    for card in cards:
        tagged[card] = 1
        happen(state, table.DOOMED, card=card)
    frame.it = tuple(cards)


def spare(state: State, frame: Frame) -> None:
    doomed = [card for card in frame.it if in_play(state, Card(card)) and state.columns[table.TAGGED][card]]
    LEAVING.begin(state, frame.seat, tuple(doomed), frame.source)


def fall(state: State, frame: Frame) -> None:
    """Those that nothing saved leave; the saved ones are no longer doomed."""
    cards = [card for card in map(Card, frame.results) if in_play(state, card)]
    for card in frame.it:
        state.own(table.TAGGED)[card] = 0
    for card in cards:
        happen(state, table.DESTROYED, card=card)
    for card in cards:
        if in_play(state, card):
            leave_play(state, card, table.DISCARD)
    report(state, frame.root, tuple(cards), len(cards))


DESTRUCTION: Final = procedure("torture/destruction", doom, spare, fall)


def push_destruction(state: State, frame: Frame, cards: tuple[int, ...]) -> None:
    child = Frame(DESTRUCTION, frame.seat, frame.root, frame.source)
    child.picks = cards
    state.frames.append(child)


def destroy(state: State, frame: Frame) -> None:
    push_destruction(state, frame, frame.slots[0])


def deal_damage(state: State, frame: Frame) -> None:
    """All at the same time; what it destroys counts as done this way."""
    node = frame.node
    assert isinstance(node, words.DealDamage)
    damage = measure(state, node.amount, scope_of(frame))
    targets = [card for card in map(Card, frame.slots[0]) if in_play(state, card)]
    for card in dict.fromkeys(targets):
        total = damage * targets.count(card)
        if total:
            state.own(table.DAMAGE)[card] += total
            happen(state, table.DAMAGED, card=card, amount=total)
    lethal = tuple(card for card in dict.fromkeys(targets) if is_lethal(state, card))
    report(state, frame.root, (), 0)
    if lethal:
        push_destruction(state, frame, lethal)


def heal(state: State, frame: Frame) -> None:
    healed = []
    for card in map(Card, frame.slots[0]):
        amount = state.columns[table.DAMAGE][card]
        if amount:
            state.own(table.DAMAGE)[card] = 0
            happen(state, table.HEALED, card=card, amount=amount)
            healed.append(card)
    report(state, frame.root, tuple(healed), len(healed))


def amount_of(state: State, frame: Frame) -> int:
    node = frame.node
    assert isinstance(node, words.Gain | words.Steal | words.Pay | words.Draw)
    return measure(state, node.amount, scope_of(frame))


def change_gold(state: State, seat: Seat, amount: int) -> None:
    state.vars[table.GOLD + seat] += amount
    if amount > 0:
        happen(state, table.GAINED, seat, amount=amount)
    elif amount < 0:
        happen(state, table.LOST, seat, amount=-amount)


def gain(state: State, frame: Frame) -> None:
    amount = amount_of(state, frame)
    change_gold(state, frame.seat, amount)
    state.frames[frame.root].tally = amount


def steal(state: State, frame: Frame) -> None:
    foe = state.game.rules.opponent(state, frame.seat)
    amount = min(amount_of(state, frame), state.vars[table.GOLD + foe])
    change_gold(state, foe, -amount)
    change_gold(state, frame.seat, amount)
    report(state, frame.root, (), amount)


def pay(state: State, frame: Frame) -> None:
    amount = amount_of(state, frame)
    can = state.vars[table.GOLD + frame.seat] >= amount
    if can:
        change_gold(state, frame.seat, -amount)
    report(state, frame.root, (), int(can))


def draw_cards(state: State, frame: Frame) -> None:
    cards = draw(state, table.DECK[frame.seat], table.HAND[frame.seat], amount_of(state, frame))
    for card in cards:
        happen(state, table.DREW, frame.seat, card)
    report(state, frame.root, cards, len(cards))


def discard(state: State, frame: Frame) -> None:
    cards = tuple(Card(card) for card in frame.slots[0])
    for card in cards:
        move(state, card, table.DISCARD[state.owner[card]])
        happen(state, table.DISCARDED, state.owner[card], card)
    report(state, frame.root, cards, len(cards))


def to_hand(state: State, frame: Frame) -> None:
    cards = tuple(Card(card) for card in frame.slots[0])
    for card in cards:
        reveal(state, card)
        happen(state, table.RETURNED, card=card)
        if in_play(state, card):
            leave_play(state, card, table.HAND)
        else:
            state.own_host()[card] = NO_CARD
            move(state, card, table.HAND[state.owner[card]])
    report(state, frame.root, cards, len(cards))


def take_control(state: State, frame: Frame) -> None:
    for card in map(Card, frame.slots[0]):
        state.own_controller()[card] = frame.seat
        move(state, card, table.LINE[frame.seat])
        happen(state, table.TAKEN, frame.seat, card)
    state.dirty = True
    report(state, frame.root, frame.slots[0], len(frame.slots[0]))


def become_copy(state: State, frame: Frame) -> None:
    for model in map(Card, frame.slots[0]):
        happen(state, table.COPIED, card=frame.source, other=model)
        become(state, frame.source, state.text[model])


def make_ready(state: State, frame: Frame) -> None:
    for card in map(Card, frame.slots[0]):
        if state.columns[table.EXHAUSTED][card]:
            state.own(table.EXHAUSTED)[card] = 0
            happen(state, table.READIED, card=card)


def put_under(state: State, frame: Frame) -> None:
    for card in map(Card, frame.slots[0]):
        move(state, card, table.UNDER[state.owner[card]])
        state.own_host()[card] = frame.source
        happen(state, table.TUCKED, card=card, other=frame.source)
    report(state, frame.root, frame.slots[0], len(frame.slots[0]))


def look_through_deck(state: State, frame: Frame) -> None:
    for card in state.zones[table.DECK[frame.seat]]:
        reveal(state, card, 1 << frame.seat)


def shuffle_deck(state: State, frame: Frame) -> None:
    shuffle(state, table.DECK[frame.seat])
    happen(state, table.SHUFFLED, frame.seat)


def put_into_play(state: State, card: Card, zone: Zone) -> None:
    move(state, card, zone)
    state.own(table.EXHAUSTED)[card] = 1
    begin_abilities(state, card)


DEEDS: Final = {
    words.Destroy: destroy,
    words.DealDamage: deal_damage,
    words.Heal: heal,
    words.Gain: gain,
    words.Steal: steal,
    words.Pay: pay,
    words.Draw: draw_cards,
    words.Discard: discard,
    words.ToHand: to_hand,
    words.TakeControl: take_control,
    words.BecomeCopy: become_copy,
    words.MakeReady: make_ready,
    words.PutUnder: put_under,
    words.LookThroughDeck: look_through_deck,
    words.ShuffleDeck: shuffle_deck,
}
