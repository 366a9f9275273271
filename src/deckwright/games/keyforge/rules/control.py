"""Who controls what: the latest effect counts, and without any the player who brought the card into play
(KF-7.9, KF-7.14, KF-7.19)."""

from dataclasses import dataclass
from typing import Final

from deckwright.games.keyforge import table
from deckwright.games.keyforge.rules.field import active, in_play, is_creature
from deckwright.games.keyforge.rules.hooks import OwnRule
from deckwright.kernel.abilities import begin_lasting
from deckwright.kernel.decisions import ask
from deckwright.kernel.frames import NO_ANSWER, Frame
from deckwright.kernel.ids import NO_CARD, NO_SEAT, Card, Seat
from deckwright.kernel.interpreter import call
from deckwright.kernel.locals import Locals
from deckwright.kernel.nodes import Ability, procedure_with
from deckwright.kernel.state import State
from deckwright.kernel.vocabulary import PICK, first
from deckwright.kernel.windows import happen
from deckwright.kernel.zones import move, place_at

_CHANGE_HANDS: Final = table.LINE + table.ARTIFACTS


def begin_control(state: State, ability: Ability, source: Card, card: Card, seat: Seat, until: int) -> None:
    """A player takes a card under control until a moment, or else until the card leaves play."""
    face, ordinal = state.game.scripts.find_ability(ability)
    begin_lasting(state, face, ordinal, source, seat, until, cards=(card,))


def rightful_controller(state: State, card: Card) -> Seat:
    controller = Seat(state.columns[table.PLAYED_BY][card])
    for each in state.lasting:
        if card in each.cards:
            ability = state.game.scripts.abilities[each.face][each.ordinal]
            if isinstance(ability, OwnRule) and ability.gives_control:
                controller = each.seat
    return controller


def in_wrong_hands(state: State) -> list[Card]:
    """Cards whose controller is no longer the one who should be."""
    taken_over = state.columns[table.TAKEN_OVER]
    return [
        card
        for zone in _CHANGE_HANDS
        for card in state.zones[zone]
        # Who never changed hands, and has nothing that could make it, is where it came into play.
        if (state.lasting or taken_over[card]) and state.controller[card] != rightful_controller(state, card)
    ]


@dataclass
class Changing(Locals):
    """The cards of which one changes hands; that card, and the player whom it goes to."""

    cards: tuple[Card, ...] = ()
    card: Card = NO_CARD
    to: Seat = NO_SEAT


def ask_who_changes_first(state: State, frame: Frame[Changing]) -> None:
    """Of several creatures that change hands at once, the active player chooses the order (KF-1.8): it
    settles how they stand."""
    codes = [PICK + card for card in frame.locals.cards]
    ask(state, active(state), table.ASK_NEXT, codes, (NO_CARD,))


def ask_for_flank(state: State, frame: Frame[Changing]) -> None:
    card = frame.locals.card = Card(first(frame.answer))
    frame.answer = NO_ANSWER
    seat = frame.locals.to = rightful_controller(state, card)
    if is_creature(state, card) and state.zones[table.LINE[seat]]:
        codes = [table.AT_LEFT, table.AT_RIGHT]
        ask(state, active(state), table.ASK_PLACE, codes, (card,))


def change_hands(state: State, frame: Frame[Changing]) -> None:
    card, seat = frame.locals.card, frame.locals.to
    if not in_play(state, card):
        return
    state.own_controller()[card] = seat
    state.own(table.TAKEN_OVER)[card] = int(seat != state.columns[table.PLAYED_BY][card])
    if is_creature(state, card):
        left = frame.answer == table.AT_LEFT
        place_at(state, card, table.LINE[seat], 0 if left else len(state.zones[table.LINE[seat]]))
    else:
        move(state, card, table.ARTIFACTS[seat])
    happen(state, table.TAKEN, seat, card)
    state.dirty = True


CHANGING_HANDS: Final = procedure_with(
    Changing, "keyforge/changing-hands", ask_who_changes_first, ask_for_flank, change_hands
)


def push_change_of_hands(state: State, cards: list[Card]) -> None:
    """One card changes hands, and then the state is looked over again; artifacts need no order."""
    lines = [card for card in cards if is_creature(state, card)]
    first_ones = [
        card for card in lines if rightful_controller(state, card) == rightful_controller(state, lines[0])
    ]
    call(state, CHANGING_HANDS, active(state), Changing(tuple(first_ones or cards[:1])))
