"""What the Anomalies do (DIM-6)."""

from deckwright.games.dimensions.cards.anomalies import SCRIPTS
from deckwright.games.dimensions.rules.field import can_lose_a_card, read_spiral
from deckwright.games.dimensions.rules.singularity import declarable, declare, offer_to_others
from deckwright.games.dimensions.script.words import (
    DestroySquad,
    MoveSquad,
    OtherDimensions,
    PowerCards,
    RefillDeck,
    Squads,
    SwapPowers,
    TakeExtraTurn,
)
from deckwright.games.dimensions.table import (
    ANOMALY_PLAYED,
    ASK_SQUAD,
    ASK_SQUAD_TO,
    ASK_SWAP,
    ASK_SWAP_WITH,
    AURA,
    BARED,
    BLACK_HOLE,
    CAPTAIN,
    DECK,
    DECK_REFILLED,
    DECLARE,
    DIMENSION,
    FACES,
    FACTION_CARDS,
    FINAL,
    HAND,
    HELD,
    LAST_DRAWER,
    LOOP,
    RETURNED,
    SPIRAL,
    SPIRAL_SWAPPED,
    SQUAD_LOST,
    SQUAD_MOVED,
    STAGE,
    SWAP,
    TAKE,
    TO,
    faction_of,
    seat_of,
)
from deckwright.kernel.control import Sequence
from deckwright.kernel.deeds import Deed, Question, can_settle, run_deed
from deckwright.kernel.events import emit
from deckwright.kernel.frames import Frame
from deckwright.kernel.ids import NO_SEAT, Card, Face, Seat, Zone
from deckwright.kernel.interpreter import push
from deckwright.kernel.nodes import Domain, procedure
from deckwright.kernel.state import State
from deckwright.kernel.zones import move, move_all, shuffle

EFFECT_OF: dict[Face, Sequence] = {
    Face(FACES.index(each.card)): each.on_play for each in SCRIPTS if each.on_play is not None
}


def playable_anomalies(state: State, seat: Seat) -> list[Card]:
    """The Anomalies in hand that have something to take (DIM-6.11, DIM-6.12, DIM-8.16)."""
    face = state.face
    cards = [card for card in state.zones[HAND[seat]] if face[card] >= FACTION_CARDS]
    return [card for card in cards if is_playable(state, seat, card)] if cards else cards


def is_playable(state: State, seat: Seat, card: Card) -> bool:
    return all(
        can_settle(state, deed, Frame(deed, seat, len(state.frames), card))
        for deed in EFFECT_OF[state.face[card]].effects
        if isinstance(deed, Deed)
    )


def play_anomaly(state: State, seat: Seat, card: Card) -> None:
    emit(state, ANOMALY_PLAYED, seat, card)
    move(state, card, STAGE)
    push(state, ANOMALY, seat, card)


def take_effect(state: State, frame: Frame) -> None:
    push(state, EFFECT_OF[state.face[frame.source]], frame.seat, frame.source)


def put_away(state: State, frame: Frame) -> None:
    # DIM-6.7: to the Black Hole after it has taken effect; the Time Loop stays until its turn ends.
    if state.zones[STAGE]:
        move(state, frame.source, BLACK_HOLE)


ANOMALY = procedure("dimensions/anomaly", offer_to_others, take_effect, put_away)


def settle_or_declare(state: State, frame: Frame) -> None:
    """Whoever is asked what an Anomaly is to take may declare instead (DIM-8.24)."""
    if frame.answer == DECLARE:
        declare(state, frame.seat)
    else:
        run_deed(state, frame)


def question(state: State, seat: Seat, prompt: int, codes: list[int], args: tuple[int, ...]) -> Question:
    """A question of an Anomaly. Where there is nothing to choose, nobody is asked for Singularity alone."""
    return Question(codes + declarable(state, seat) if len(codes) > 1 else codes, prompt, args)


def ask_power(state: State, domain: Domain, frame: Frame) -> Question:
    # DIM-6.10: any two different ones, neighbours or not.
    codes = [SWAP + card for card in state.zones[SPIRAL]]
    return question(state, frame.seat, ASK_SWAP_WITH if frame.picks else ASK_SWAP, codes, frame.picks)


def ask_squad(state: State, domain: Domain, frame: Frame) -> Question:
    assert isinstance(domain, Squads)
    columns = AURA + 1 if domain.auras else AURA  # DIM-8.9, DIM-8.10
    squads = [squad for row in DIMENSION[: state.setup.seats] for squad in row[:columns]]
    codes = [TAKE + squad for squad in squads if can_lose_a_card(state, squad)]
    return question(state, frame.seat, ASK_SQUAD, codes, (frame.source,))


def ask_other_dimension(state: State, domain: Domain, frame: Frame) -> Question:
    (squad,) = frame.slots[-1]
    here = seat_of(squad)
    codes = [TO + seat for seat in range(state.setup.seats) if seat != here]
    return question(state, frame.seat, ASK_SQUAD_TO, codes, (squad,))


def swap_powers(state: State, frame: Frame) -> None:
    """DIM-6.2: exactly two change places; the new Spiral holds at once (DIM-6.10)."""
    one, other = frame.slots[0]
    trade = {one: Card(other), other: Card(one)}
    state.zones[SPIRAL] = tuple(trade.get(card, card) for card in state.zones[SPIRAL])
    read_spiral(state)
    emit(state, SPIRAL_SWAPPED, frame.seat, one, other)


def cards_that_leave(state: State, squad: int) -> tuple[Card, ...]:
    """All of a squad but Captain Force (DIM-8.3, DIM-8.4, DIM-8.16)."""
    return tuple(card for card in state.zones[squad] if state.face[card] != CAPTAIN)


def move_squad(state: State, frame: Frame) -> None:
    """DIM-6.3: a whole squad, which merges with its faction's squad there."""
    (squad,), (to,) = frame.slots
    emit(state, SQUAD_MOVED, frame.seat, other=squad, amount=to)
    move_all(state, cards_that_leave(state, squad), DIMENSION[to][faction_of(squad)])


def destroy_squad(state: State, frame: Frame) -> None:
    """DIM-6.4: a whole squad to the Black Hole."""
    ((squad,),) = frame.slots
    cards = cards_that_leave(state, squad)
    emit(state, SQUAD_LOST, frame.seat, other=squad, amount=len(cards))
    move_all(state, cards, BLACK_HOLE)


def refill_deck(state: State, frame: Frame) -> None:
    """DIM-6.5: all cards of the Black Hole return; the deck is shuffled (DIM-6.12: also if none does)."""
    cards = state.zones[BLACK_HOLE]
    emit(state, DECK_REFILLED, frame.seat, amount=len(cards))
    for card in cards:
        state.columns[BARED][card] = state.columns[HELD][card] = 0
        state.vars[RETURNED] |= 1 << state.face[card]
    move_all(state, cards, DECK)
    shuffle(state, DECK)
    for hand in HAND:
        for card in state.zones[hand]:
            state.columns[HELD][card] = 1
    if cards:
        # DIM-7.2, DIM-7.11: the game goes on.
        state.vars[FINAL] = 0
        state.vars[LAST_DRAWER] = NO_SEAT


def take_extra_turn(state: State, frame: Frame) -> None:
    """DIM-6.6: it lies face up in its player's Dimension until its turn is over."""
    move(state, frame.source, Zone(LOOP[frame.seat]))


DOMAINS = {PowerCards: ask_power, Squads: ask_squad, OtherDimensions: ask_other_dimension}
DEEDS = {
    SwapPowers: swap_powers,
    MoveSquad: move_squad,
    DestroySquad: destroy_squad,
    RefillDeck: refill_deck,
    TakeExtraTurn: take_extra_turn,
}
HANDLERS = dict.fromkeys(DEEDS, settle_or_declare)
