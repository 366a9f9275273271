"""The turn of the torture game: play cards, reap, fight, end."""

from dataclasses import dataclass
from typing import Final

from deckwright.kernel.abilities import expire
from deckwright.kernel.decisions import ask
from deckwright.kernel.frames import Frame
from deckwright.kernel.ids import NO_CARD, Card, Seat
from deckwright.kernel.interpreter import call, finish, go_to, push
from deckwright.kernel.layers import player_value, value
from deckwright.kernel.locals import Locals
from deckwright.kernel.nodes import procedure, procedure_with
from deckwright.kernel.setup import Outcome
from deckwright.kernel.state import State
from deckwright.kernel.vocabulary import ARG_BITS, VERB_SHIFT, first, second
from deckwright.kernel.windows import happen
from deckwright.kernel.zones import draw, move
from deckwright.script.cards import Play
from tests.torture import table
from tests.torture.actions import in_play, is_lethal, push_destruction, put_into_play
from tests.torture.words import AsEnters

FULL_HAND: Final = 4
ENOUGH_GOLD: Final = 15
LAST_TURN: Final = 30


def type_of(state: State, card: Card) -> str:
    return table.FACTS[table.FACES[state.face[card]]].type


def begin_turn(state: State, frame: Frame) -> None:
    seat = Seat(state.vars[table.ACTIVE])
    frame.seat = seat
    state.vars[table.TURN] += 1
    state.uses = {}
    happen(state, table.TURN_BEGAN, seat, amount=state.vars[table.TURN])
    for card in state.zones[table.LINE[seat]]:
        state.own(table.EXHAUSTED)[card] = 0


def ask_for_action(state: State, frame: Frame) -> None:
    state.memory = {}
    gold = [state.vars[table.GOLD + seat] for seat in range(table.SEATS)]
    if max(gold) >= ENOUGH_GOLD or state.vars[table.TURN] > LAST_TURN:
        winners = tuple(Seat(seat) for seat in range(table.SEATS) if gold[seat] == max(gold))
        finish(state, Outcome(winners, tuple(gold), "gold"))
        return
    ask(state, frame.seat, table.ASK_ACTION, legal_actions(state, frame.seat), private=True)


def legal_actions(state: State, seat: Seat) -> list[int]:
    creatures = [card for card in state.zones[table.LINE[seat]] if value(state, table.CREATURE, card)]
    enemies = legal_targets(state, state.game.rules.opponent(state, seat))
    everybody = [
        card for line in table.LINE for card in state.zones[line] if value(state, table.CREATURE, card)
    ]
    codes = []
    for card in state.zones[table.HAND[seat]]:
        if type_of(state, card) == table.CHARM_TYPE:
            codes += [table.ATTACH + card + (host << ARG_BITS) for host in everybody]
        else:
            codes.append(table.PLAY + card)
    for card in creatures:
        if not state.columns[table.EXHAUSTED][card]:
            codes.append(table.REAP + card)
            codes += [table.FIGHT + card + (enemy << ARG_BITS) for enemy in enemies]
    return [*codes, table.END]


def legal_targets(state: State, seat: Seat) -> list[Card]:
    """Creatures with taunt come first."""
    enemies = [card for card in state.zones[table.LINE[seat]] if value(state, table.CREATURE, card)]
    return [card for card in enemies if value(state, table.TAUNT, card)] or enemies


def act(state: State, frame: Frame) -> None:
    verb = frame.answer >> VERB_SHIFT << VERB_SHIFT
    card, other = Card(first(frame.answer)), Card(second(frame.answer))
    if verb == table.END:
        return
    go_to(frame, ask_for_action)
    if verb == table.REAP:
        state.own(table.EXHAUSTED)[card] = 1
        state.vars[table.GOLD + frame.seat] += 1
        happen(state, table.REAPED, frame.seat, card)
        return
    if verb == table.FIGHT:
        call(state, FIGHT, frame.seat, Fight(other), card)
    else:
        call(state, PLAY, frame.seat, Playing(other), card)


def end_turn(state: State, frame: Frame) -> None:
    happen(state, table.TURN_ENDED, frame.seat)


def pass_on(state: State, frame: Frame) -> None:
    expire(state, frame.seat)
    size = player_value(state, table.HAND_SIZE, frame.seat, FULL_HAND)
    missing = size - len(state.zones[table.HAND[frame.seat]])
    if missing > 0:
        for card in draw(state, table.DECK[frame.seat], table.HAND[frame.seat], missing):
            happen(state, table.DREW, frame.seat, card)
    state.vars[table.ACTIVE] = 1 - frame.seat
    go_to(frame, begin_turn)


TURN: Final = procedure("torture/turn", begin_turn, ask_for_action, act, end_turn, pass_on)


# Playing a card.


@dataclass
class Playing(Locals):
    """What a charm is attached to."""

    host: Card = NO_CARD


def put_on_stage(state: State, frame: Frame[Playing]) -> None:
    card = frame.source
    kind = type_of(state, card)
    move(state, card, table.STAGE)
    if kind == table.SPELL_TYPE:
        happen(state, table.PLAYED, frame.seat, card)
        for ability in state.game.scripts.abilities[state.text[card]]:
            if isinstance(ability, Play):
                push(state, ability.effect, frame.seat, card)
        return
    for ability in state.game.scripts.abilities[state.text[card]]:
        if isinstance(ability, AsEnters):
            push(state, ability.effect, frame.seat, card)


def come_in(state: State, frame: Frame[Playing]) -> None:
    card = frame.source
    kind = type_of(state, card)
    if state.zone[card] != table.STAGE:
        return
    if kind == table.SPELL_TYPE:
        move(state, card, table.DISCARD[state.owner[card]])
        return
    state.own_controller()[card] = frame.seat
    if kind == table.CHARM_TYPE:
        state.own_host()[card] = frame.locals.host
        put_into_play(state, card, table.ATTACHED[frame.seat])
    else:
        put_into_play(state, card, table.LINE[frame.seat])
    happen(state, table.ENTERED, frame.seat, card)
    happen(state, table.PLAYED, frame.seat, card)


PLAY: Final = procedure_with(Playing, "torture/play", put_on_stage, come_in)


# Fighting.


@dataclass
class Fight(Locals):
    """Who is attacked."""

    target: Card = NO_CARD


def strike(state: State, frame: Frame[Fight]) -> None:
    one = frame.source
    state.own(table.EXHAUSTED)[one] = 1
    happen(state, table.FOUGHT, frame.seat, one, frame.locals.target)


def exchange(state: State, frame: Frame[Fight]) -> None:
    """Both deal damage at the same time, unless the one attacked is elusive."""
    one, other = frame.source, frame.locals.target
    if not in_play(state, one) or not in_play(state, other) or value(state, table.ELUSIVE, other):
        return
    powers = [(other, value(state, table.POWER, one)), (one, value(state, table.POWER, other))]
    for card, power in powers:
        if power > 0:
            state.own(table.DAMAGE)[card] += power
            happen(state, table.DAMAGED, card=card, amount=power)
    lethal = tuple(card for card in (one, other) if is_lethal(state, card))
    if lethal:
        push_destruction(state, frame, lethal)


FIGHT: Final = procedure_with(Fight, "torture/fight", strike, exchange)
