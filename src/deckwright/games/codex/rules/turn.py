"""The phases of a turn (COD-2)."""

from dataclasses import dataclass
from typing import Final

from deckwright.games.codex import table
from deckwright.games.codex.rules.attacking import push_attack
from deckwright.games.codex.rules.building import build, finish_buildings
from deckwright.games.codex.rules.field import active, forces, is_turn_of, keyword, opponent, workers
from deckwright.games.codex.rules.gold import draw, gain_gold, gold, pay
from deckwright.games.codex.rules.heroes import gain_levels, summon
from deckwright.games.codex.rules.leaving import RULES
from deckwright.games.codex.rules.options import main_options
from deckwright.games.codex.rules.patrol import PATROLLING, end_patrol
from deckwright.games.codex.rules.playing import play_card, use
from deckwright.games.codex.rules.workers import hire
from deckwright.games.hints import Ahead
from deckwright.kernel.abilities import expire
from deckwright.kernel.decisions import ask
from deckwright.kernel.events import emit
from deckwright.kernel.frames import NO_ANSWER, Frame
from deckwright.kernel.ids import Card, Seat
from deckwright.kernel.interpreter import go_to, push
from deckwright.kernel.locals import Locals
from deckwright.kernel.nodes import procedure_with
from deckwright.kernel.state import State
from deckwright.kernel.vocabulary import ALLOWED, DONE, VERB_SHIFT, first, second
from deckwright.kernel.windows import happen
from deckwright.kernel.zones import move, move_all

CARDS_TECHED: Final = 2
FREE_TECH_WORKERS: Final = 10
DRAWN_MORE: Final = 2
HAND_LIMIT: Final = 5


@dataclass
class Turn(Locals):
    """The cards of the codex that are chosen for the deck."""

    techs: tuple[int, ...] = ()


# The tech choice comes just before the turn (COD-2.18).


def ask_for_tech(state: State, frame: Frame[Turn]) -> None:
    """Two cards, or as many as there are (COD-2.9); from ten workers on fewer will do."""
    seat = frame.seat
    left = CARDS_TECHED - len(frame.locals.techs)
    if not left or not state.vars[table.TURNS + seat]:
        return  # COD-2.17
    codes = tech_codes(state, seat, frame.locals.techs)
    if codes:
        state.vars[table.PHASE] = table.TECH
        ask(state, seat, table.ASK_TECH, codes, (left,), private=True)


def tech_codes(state: State, seat: Seat, techs: tuple[int, ...] = ()) -> list[int]:
    """What a player can choose out of the codex besides what is chosen already."""
    codes = [table.TECH_CARD + card for card in state.zones[table.CODEX[seat]]]
    for card in techs:
        codes.remove(table.TECH_CARD + card)
    if codes and not why_not_fewer(state, seat):
        codes.append(DONE)
    return codes


def why_not_fewer(state: State, seat: Seat) -> int:
    """Whether a player may choose fewer cards than two (COD-2.9)."""
    return table.MUST_TECH if workers(state, seat) < FREE_TECH_WORKERS else ALLOWED


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


def note_tech(state: State, frame: Frame[Turn]) -> None:
    code, frame.answer = frame.answer, NO_ANSWER
    if code not in (NO_ANSWER, DONE):
        frame.locals.techs += (first(code),)
        go_to(frame, ask_for_tech)


def tech(state: State, frame: Frame[Turn]) -> None:
    """Face down into the discard pile (COD-2.8); how many is seen (COD-2.10)."""
    for card in map(Card, frame.locals.techs):
        move(state, card, table.DISCARD[frame.seat])
        emit(state, table.TECHED_CARD, frame.seat, card)
    frame.locals.techs = ()


def begin_turn(state: State, frame: Frame[Turn]) -> None:
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


def upkeep(state: State, frame: Frame[Turn]) -> None:
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


def offer(state: State, frame: Frame[Turn]) -> None:
    """COD-2.5"""
    seat = frame.seat
    state.vars[table.PHASE] = table.MAIN
    ask(state, seat, table.ASK_MAIN, main_options(state, seat), (gold(state, seat),), private=True)


def act(state: State, frame: Frame[Turn]) -> None:
    code, frame.answer = frame.answer, NO_ANSWER
    if code == table.END_MAIN:
        return
    go_to(frame, offer)
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
        pay(state, seat, table.LEVEL_PRICE)
        gain_levels(state, card, 1)
    elif verb == table.USE:
        use(state, seat, card, second(code))
    else:
        detect(state, seat, card)


def detect(state: State, seat: Seat, card: Card) -> None:
    state.vars[table.TOWER_USED + seat] = 1
    state.own(table.DETECTED)[card] = 1
    emit(state, table.DETECTED_EVENT, seat, card)


def arrange_patrol(state: State, frame: Frame[Turn]) -> None:
    push(state, PATROLLING, frame.seat)


def draw_phase(state: State, frame: Frame[Turn]) -> None:
    """The hand is in the discard pile before the first card is drawn (COD-2.6, COD-2.13)."""
    seat = frame.seat
    state.vars[table.PHASE] = table.DRAW
    hand = state.zones[table.HAND[seat]]
    move_all(state, hand, table.DISCARD[seat])
    if hand:
        emit(state, table.DISCARDED, seat, amount=len(hand))
    draw(state, seat, min(HAND_LIMIT, len(hand) + DRAWN_MORE))


def end_turn(state: State, frame: Frame[Turn]) -> None:
    """Buildings are finished and «this turn» is over, at the same time (COD-2.20)."""
    finish_buildings(state, frame.seat)
    expire(state, table.END_OF_TURN)
    state.vars[table.TURNS + frame.seat] += 1
    emit(state, table.TURN_ENDED, frame.seat)


def next_turn(state: State, frame: Frame[Turn]) -> None:
    frame.seat = opponent(active(state))
    go_to(frame, ask_for_tech)


TURN: Final = procedure_with(
    Turn,
    "codex/turn",
    ask_for_tech, note_tech, tech, begin_turn, upkeep, offer, act, arrange_patrol, draw_phase, end_turn,
    next_turn,
)  # fmt: skip
