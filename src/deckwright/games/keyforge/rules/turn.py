"""The five steps of a turn (KF-3)."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from deckwright.games.keyforge import table
from deckwright.games.keyforge.facts import HOUSES
from deckwright.games.keyforge.rules.chosen_use import perform
from deckwright.games.keyforge.rules.drawing import change_chains, refill
from deckwright.games.keyforge.rules.field import creatures, is_of_active_house, opponent, stir
from deckwright.games.keyforge.rules.keys import can_forge, push_forging
from deckwright.games.keyforge.rules.leaving import carry
from deckwright.games.keyforge.rules.permissions import accounts, charge
from deckwright.games.keyforge.rules.places import Place
from deckwright.games.keyforge.rules.playing import push_playing, why_not_discarded, why_not_played_now
from deckwright.games.keyforge.rules.tide import CHAINS_FOR_TIDE, raise_tide, why_not_raised
from deckwright.games.keyforge.rules.using import uses_of
from deckwright.kernel.abilities import end_all, expire
from deckwright.kernel.decisions import ask, decode_code, encode_code
from deckwright.kernel.frames import NO_ANSWER, Frame
from deckwright.kernel.history import turn_over
from deckwright.kernel.ids import Card, Face, Seat
from deckwright.kernel.interpreter import call, go_to
from deckwright.kernel.layers import player_value, value
from deckwright.kernel.locals import Locals
from deckwright.kernel.nodes import procedure, procedure_with
from deckwright.kernel.state import State
from deckwright.kernel.vocabulary import ALLOWED, VERB_SHIFT, first
from deckwright.kernel.windows import happen
from deckwright.kernel.zones import move

if TYPE_CHECKING:
    from deckwright.kernel.game import Game


def begin_turn(state: State, frame: Frame) -> None:
    """What waits for the start of a turn comes before forging (KF-3.1)."""
    seat = frame.seat
    state.vars[table.ACTIVE] = seat
    state.vars[table.TURN] += 1
    state.vars[table.STEP] = table.FORGE
    state.vars[table.HOUSE] = table.NO_HOUSE
    for name in (table.ACTS, table.HAND_ACTS, table.OMEGA):
        state.vars[name] = 0
    state.uses = {}
    state.memory = {}
    for card in creatures(state):
        state.clear(card, (table.ARMOUR_USED, table.ATTACKED))  # KF-6.3, KF-11.6
    expire(state, table.START_OF_TURN_OF + seat)
    stir(state)
    happen(state, table.TURN_BEGAN, seat, amount=state.vars[table.TURN])


def forge_step(state: State, frame: Frame) -> None:
    """Step 1: one key, if there is enough for it (KF-3.2)."""
    if can_forge(state, frame.seat) and not player_value(state, table.SKIPS_FORGING, frame.seat):
        push_forging(state, frame.seat, len(state.frames))


def own_houses(state: State, seat: Seat) -> int:
    """The houses of the identity card and of the cards that the player controls, as bits (KF-3.5)."""
    houses = state.vars[table.DECK_HOUSES + seat]
    for zone in (table.LINE[seat], table.ARTIFACTS[seat], table.UPGRADES[seat]):
        for card in state.zones[zone]:
            houses |= value(state, table.OF_HOUSE, card)
    return houses


def why_not_chosen(state: State, seat: Seat) -> list[int]:
    """For each house why it can't be chosen: it is not the player's, or demands and bans are against it
    (KF-3.7, KF-3.17)."""
    own = own_houses(state, seat)
    free = own & ~player_value(state, table.HOUSE_BAN, seat)
    free = free & player_value(state, table.HOUSE_DEMAND, seat) or free
    return [
        ALLOWED if free >> house & 1 else table.HOUSE_FORBIDDEN if own >> house & 1 else table.HOUSE_NOT_YOURS
        for house in range(len(HOUSES))
    ]


def ask_for_house(state: State, frame: Frame) -> None:
    """Step 2."""
    state.vars[table.STEP] = table.CHOOSE
    state.memory = {}
    reasons = why_not_chosen(state, frame.seat)
    codes = [table.CHOOSE_HOUSE + house for house, reason in enumerate(reasons) if not reason]
    if codes:
        ask(state, frame.seat, table.ASK_HOUSE, codes)


def choose_house(state: State, frame: Frame) -> None:
    """What waits for the choice comes before the archive (KF-3.16)."""
    if frame.answer == NO_ANSWER:
        happen(state, table.CHOSE_NO_HOUSE, frame.seat)
        return
    house = first(frame.answer)
    frame.answer = NO_ANSWER
    state.vars[table.HOUSE] = house
    stir(state)
    happen(state, table.CHOSE_HOUSE, frame.seat, amount=house)


def ask_for_archive(state: State, frame: Frame) -> None:
    """KF-3.6."""
    if state.zones[table.ARCHIVE[frame.seat]]:
        ask(state, frame.seat, table.ASK_ARCHIVE, [table.TAKE_ARCHIVE, table.LEAVE_ARCHIVE])


def take_archive(state: State, frame: Frame) -> None:
    if frame.answer == table.TAKE_ARCHIVE:
        cards = state.zones[table.ARCHIVE[frame.seat]]
        happen(state, table.TOOK_ARCHIVE, frame.seat, amount=len(cards))
        for card in cards:
            move(state, card, table.HAND[state.owner[card]])  # KF-7.7
    frame.answer = NO_ANSWER
    state.vars[table.STEP] = table.MAIN
    state.vars[table.ACTS] = 0  # KF-11.1 counts from here.


def ask_for_action(state: State, frame: Frame) -> None:
    """Step 3: play, discard and use cards in any order (KF-3.8)."""
    state.memory = {}
    if state.vars[table.OMEGA]:  # KF-11.2
        go_to(frame, ready_step)
        return
    house = state.vars[table.HOUSE]
    codes = legal_actions(state, frame.seat)
    if house == table.NO_HOUSE:
        ask(state, frame.seat, table.ASK_MAIN_WITHOUT_HOUSE, codes, private=True)
    else:
        ask(state, frame.seat, table.ASK_MAIN, codes, (house,), private=True)


def why_not_from_hand(state: State) -> int:
    """The first-turn rule: one card is played or discarded."""
    return table.FIRST_TURN if state.vars[table.TURN] <= 1 and state.vars[table.HAND_ACTS] else ALLOWED


def legal_actions(state: State, seat: Seat) -> list[int]:
    codes: list[int] = []
    if not why_not_from_hand(state):
        discards: list[int] = []
        for card in state.zones[table.HAND[seat]]:
            of_house = is_of_active_house(state, card)
            if not why_not_played_now(state, seat, card, of_house):
                codes.append(table.PLAY + card)
            if not why_not_discarded(of_house):
                discards.append(table.DISCARD_CARD + card)
        codes += discards
    for card in state.zones[table.LINE[seat]]:
        codes += uses_of(state, seat, card)
    for card in state.zones[table.ARTIFACTS[seat]]:
        codes += uses_of(state, seat, card)
    if state.vars[table.TIDE_IN_GAME] and not why_not_raised(state, seat):
        codes.append(table.RAISE)
    codes.append(table.END_STEP)
    return codes


def use_permission(state: State, frame: Frame) -> None:
    """What needs a permission is charged to one before it is done."""
    if accounts(state, frame.seat, frame.answer):
        call(state, CHARGING, frame.seat, Charging(frame.answer))


def do_action(state: State, frame: Frame) -> None:
    code, frame.answer = frame.answer, NO_ANSWER
    verb = code >> VERB_SHIFT << VERB_SHIFT
    if verb == table.END_STEP:
        return
    go_to(frame, ask_for_action)
    if verb == table.RAISE:  # KF-14.2, KF-11.17
        change_chains(state, frame.seat, CHAINS_FOR_TIDE)
        raise_tide(state, frame.seat)
        return
    card = Card(first(code))
    if verb == table.PLAY:
        push_playing(state, frame.seat, card)
        state.vars[table.HAND_ACTS] += 1
    elif verb == table.DISCARD_CARD:  # KF-4.8
        carry(state, (card,), Place.DISCARD, frame.seat)
        state.vars[table.HAND_ACTS] += 1
    else:
        perform(state, frame.seat, code)


@dataclass
class Charging(Locals):
    """The option that needs a permission."""

    code: int = NO_ANSWER

    def to_data(self, game: "Game") -> dict[str, Any]:
        return {"code": encode_code(game, self.code)}

    @classmethod
    def from_data(cls, data: dict[str, Any], game: "Game") -> "Charging":
        return cls(decode_code(game, data["code"]))


def ask_for_permission(state: State, frame: Frame[Charging]) -> None:
    """The active player says which of several permissions is used (KF-1.6)."""
    code = frame.locals.code
    codes = [table.BY + face for face in accounts(state, frame.seat, code)]
    ask(state, frame.seat, table.ASK_PERMISSION, codes, (first(code),))


def charge_it(state: State, frame: Frame[Charging]) -> None:
    charge(state, frame.locals.code, Face(first(frame.answer)))


CHARGING: Final = procedure_with(Charging, "keyforge/charging", ask_for_permission, charge_it)


def ready_step(state: State, frame: Frame) -> None:
    """Step 4 (KF-3.11)."""
    state.vars[table.STEP] = table.READY
    state.memory = {}
    for zone in (table.LINE[frame.seat], table.ARTIFACTS[frame.seat]):
        for card in state.zones[zone]:
            if state.columns[table.EXHAUSTED][card]:
                state.own(table.EXHAUSTED)[card] = 0
                happen(state, table.READIED, card=card)


def draw_step(state: State, frame: Frame) -> None:
    """Step 5 (KF-3.12)."""
    state.vars[table.STEP] = table.DRAW
    refill(state, frame.seat)


def end_turn(state: State, frame: Frame) -> None:
    """What waits for the end of a turn comes after drawing (KF-3.1)."""
    state.vars[table.STEP] = table.END
    state.memory = {}
    happen(state, table.TURN_ENDED, frame.seat)


def pass_on(state: State, frame: Frame) -> None:
    seat = frame.seat
    end_all(state, table.NEXT_PLAY)
    end_all(state, table.NEXT_USE)
    expire(state, table.END_OF_TURN_OF + seat)
    if can_forge(state, seat):
        happen(state, table.CHECK, seat)  # KF-3.14
    turn_over(state)
    frame.seat = opponent(seat)
    go_to(frame, begin_turn)


TURN: Final = procedure(
    "keyforge/turn",
    begin_turn, forge_step, ask_for_house, choose_house, ask_for_archive, take_archive, ask_for_action,
    use_permission, do_action, ready_step, draw_step, end_turn, pass_on,
)  # fmt: skip
