"""The phases of a turn (COD-2)."""

from typing import Final

from deckwright.games.codex import table
from deckwright.games.codex.rules.attacking import push_attack
from deckwright.games.codex.rules.building import build, finish_buildings
from deckwright.games.codex.rules.field import active, forces, is_turn_of, keyword, opponent, workers
from deckwright.games.codex.rules.gold import draw, gain_gold, gold, pay
from deckwright.games.codex.rules.heroes import gain_levels, summon
from deckwright.games.codex.rules.leaving import RULES
from deckwright.games.codex.rules.options import LEVEL_PRICE, WORKER_PRICE, main_options
from deckwright.games.codex.rules.patrol import PATROLLING, end_patrol
from deckwright.games.codex.rules.playing import play_card, use
from deckwright.games.hints import Ahead
from deckwright.kernel.abilities import reach
from deckwright.kernel.decisions import ask
from deckwright.kernel.events import emit
from deckwright.kernel.frames import NO_ANSWER, Frame
from deckwright.kernel.ids import Card, Seat
from deckwright.kernel.interpreter import push
from deckwright.kernel.nodes import procedure
from deckwright.kernel.state import State
from deckwright.kernel.windows import happen
from deckwright.kernel.words import DONE, VERB_SHIFT, first, second
from deckwright.kernel.zones import move, move_all, shuffle

CARDS_TECHED: Final = 2
FREE_TECH_WORKERS: Final = 10
DRAWN_MORE: Final = 2
HAND_LIMIT: Final = 5


# The tech choice comes just before the turn (COD-2.18). The picks of the frame are the cards chosen.


def ask_for_tech(state: State, frame: Frame) -> None:
    """Two cards, or as many as there are (COD-2.9); from ten workers on fewer will do."""
    seat = frame.seat
    left = CARDS_TECHED - len(frame.picks)
    if not left or not state.vars[table.TURNS + seat]:
        return  # COD-2.17
    codes = tech_codes(state, seat, frame.picks)
    if codes:
        state.vars[table.PHASE] = table.TECH
        ask(state, seat, table.ASK_TECH, codes, (left,), private=True)


def tech_codes(state: State, seat: Seat, picks: tuple[int, ...] = ()) -> list[int]:
    """What a player can choose out of the codex besides what is chosen already."""
    codes = [table.TECH_CARD + card for card in state.zones[table.CODEX[seat]] if card not in picks]
    if codes and workers(state, seat) >= FREE_TECH_WORKERS:
        codes.append(DONE)
    return codes


def tech_ahead(state: State, seat: Seat) -> Ahead | None:
    """The choice can be prepared before it is asked for (COD-2.18): until then nothing leaves the codex. Who
    has not had a turn yet, nor has it now, will not be asked next (COD-2.17)."""
    is_asked = state.prompt == table.ASK_TECH and state.decider == seat
    has_turn = state.vars[table.TURNS + seat] or is_turn_of(state, seat)
    codes = tech_codes(state, seat)
    if state.outcome is not None or is_asked or not has_turn or not codes:
        return None
    asked = state.clone()
    asked.codes, asked.decider, asked.hidden = codes, seat, False
    asked.prompt, asked.prompt_args = table.ASK_TECH, (CARDS_TECHED,)
    return Ahead(asked, CARDS_TECHED)


def note_tech(state: State, frame: Frame) -> None:
    code, frame.answer = frame.answer, NO_ANSWER
    if code not in (NO_ANSWER, DONE):
        frame.picks += (first(code),)
        frame.pc -= 2


def tech(state: State, frame: Frame) -> None:
    """Face down into the discard pile (COD-2.8); how many is seen (COD-2.10)."""
    for card in map(Card, frame.picks):
        move(state, card, table.DISCARD[frame.seat])
        emit(state, table.TECHED_CARD, frame.seat, card)
    frame.picks = ()


def begin_turn(state: State, frame: Frame) -> None:
    """The patrol ends, then all cards become ready (COD-2.2, COD-7.12); armour is whole again (COD-7.3)."""
    seat = frame.seat
    numbers = state.vars
    numbers[table.ACTIVE] = seat
    numbers[table.TURN] += 1
    numbers[table.PHASE] = table.READY
    numbers[table.HIRED] = numbers[table.RESHUFFLED] = 0
    numbers[table.TOWER_USED] = numbers[table.TOWER_USED + 1] = 0
    state.uses = {}
    end_patrol(state, seat)
    for each in range(table.SEATS):
        for card in forces(state, Seat(each)):
            state.clear(card, (table.ARMOUR_USED, table.DETECTED))
            if each == seat:
                state.clear(card, (table.EXHAUSTED,))
    emit(state, table.TURN_BEGAN, seat, amount=numbers[table.TURN])
    if table.HP in state.index.statics:
        state.dirty = True


def upkeep(state: State, frame: Frame) -> None:
    """Gold for the workers first (COD-2.21), then everything that waits for upkeep (COD-2.3)."""
    seat = frame.seat
    state.vars[table.PHASE] = table.UPKEEP
    gain_gold(state, seat, workers(state, seat))
    happen(state, table.UPKEEP_EVENT, seat)
    for card in forces(state, seat):
        healing = keyword(state, table.HEALING, card)
        if healing:
            state.triggered += ((RULES["rule-healing"], 0, card, seat, card, -1, healing),)


# Main phase.


def offer(state: State, frame: Frame) -> None:
    """COD-2.5"""
    seat = frame.seat
    state.vars[table.PHASE] = table.MAIN
    ask(state, seat, table.ASK_MAIN, main_options(state, seat), (gold(state, seat),), private=True)


def act(state: State, frame: Frame) -> None:
    code, frame.answer = frame.answer, NO_ANSWER
    if code == table.END_MAIN:
        return
    frame.pc = OFFER
    seat, card = frame.seat, Card(first(code))
    verb = code >> VERB_SHIFT << VERB_SHIFT
    if verb == table.PLAY_CARD:
        play_card(state, seat, card)
    elif verb == table.ATTACK_WITH:
        push_attack(state, seat, card, Card(second(code)))
    elif verb == table.HIRE:
        hire(state, seat, card)
    elif verb == table.BUILD:
        build(state, seat, card)
    elif verb == table.SUMMON:
        summon(state, seat, card)
    elif verb == table.LEVEL_UP:
        pay(state, seat, LEVEL_PRICE)
        gain_levels(state, card, 1)
    elif verb == table.USE:
        use(state, seat, card, second(code))
    else:
        detect(state, seat, card)


def hire(state: State, seat: Seat, card: Card) -> None:
    """The card stays hidden (COD-3.1), also if the opponent had seen it go to the hand (COD-10.3)."""
    pay(state, seat, WORKER_PRICE)
    state.vars[table.HIRED] = 1
    cards = state.zones[table.HAND[seat]]
    if len(cards) > 1 and any(state.known[each] >> opponent(seat) & 1 for each in cards):
        shuffle(state, table.HAND[seat])  # So that nobody can tell which of them is laid aside.
    move(state, card, table.WORKERS[seat])
    emit(state, table.HIRED_EVENT, seat, card)


def detect(state: State, seat: Seat, card: Card) -> None:
    state.vars[table.TOWER_USED + seat] = 1
    state.own(table.DETECTED)[card] = 1
    emit(state, table.DETECTED_EVENT, seat, card)


def arrange_patrol(state: State, frame: Frame) -> None:
    push(state, PATROLLING, frame.seat)


def draw_phase(state: State, frame: Frame) -> None:
    """The hand is in the discard pile before the first card is drawn (COD-2.6, COD-2.13)."""
    seat = frame.seat
    state.vars[table.PHASE] = table.DRAW
    hand = state.zones[table.HAND[seat]]
    move_all(state, hand, table.DISCARD[seat])
    if hand:
        emit(state, table.DISCARDED, seat, amount=len(hand))
    draw(state, seat, min(HAND_LIMIT, len(hand) + DRAWN_MORE))


def end_turn(state: State, frame: Frame) -> None:
    """Buildings are finished and «this turn» is over, at the same time (COD-2.20)."""
    finish_buildings(state, frame.seat)
    reach(state, table.END_OF_TURN)
    state.vars[table.TURNS + frame.seat] += 1
    emit(state, table.TURN_ENDED, frame.seat)


def next_turn(state: State, frame: Frame) -> None:
    frame.seat = opponent(active(state))
    frame.pc = 0


TURN: Final = procedure(
    "codex/turn",
    ask_for_tech, note_tech, tech, begin_turn, upkeep, offer, act, arrange_patrol, draw_phase, end_turn,
    next_turn,
)  # fmt: skip
OFFER: Final = TURN.steps.index(offer)
