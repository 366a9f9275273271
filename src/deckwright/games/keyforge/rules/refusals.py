"""Why not: what a player may want to do now and may not, with the clause that refuses it."""

from collections.abc import Iterator

from deckwright.games.keyforge import table
from deckwright.games.keyforge.rules.field import is_of_active_house
from deckwright.games.keyforge.rules.playing import why_not_discarded, why_not_played_now
from deckwright.games.keyforge.rules.tide import why_not_raised
from deckwright.games.keyforge.rules.turn import why_not_chosen, why_not_from_hand
from deckwright.games.keyforge.rules.using import uses_of
from deckwright.kernel.ids import Card, Seat
from deckwright.kernel.refusals import NO_ACTION, RawRefusal, refuse, verb_alone
from deckwright.kernel.state import State
from deckwright.kernel.vocabulary import VERB_SHIFT, first


def refusals(state: State, seat: Seat) -> list[RawRefusal]:
    """Everything refused to a seat at this moment, as far as it knows the table."""
    if state.outcome is not None:
        return []
    if state.decider != seat:
        return [refuse(NO_ACTION, table.NOT_YOUR_MOVE)]
    if state.prompt in (table.ASK_MAIN, table.ASK_MAIN_WITHOUT_HOUSE):
        return list(in_main_step(state, seat))
    return list(of_houses(state, seat)) if state.prompt == table.ASK_HOUSE else []


def in_main_step(state: State, seat: Seat) -> Iterator[RawRefusal]:
    for card in state.zones[table.HAND[seat]]:
        yield from of_hand(state, seat, card)
    yield from of_play(state, seat)
    yield refuse(verb_alone(table.FORGE_KEY), table.ONLY_IN_FIRST_STEP)
    if state.vars[table.TIDE_IN_GAME] and (reason := why_not_raised(state, seat)):
        yield refuse(table.RAISE, reason)


def of_hand(state: State, seat: Seat, card: Card) -> Iterator[RawRefusal]:
    if reason := why_not_from_hand(state):
        yield refuse(table.PLAY + card, reason)
        yield refuse(table.DISCARD_CARD + card, reason)
        return
    of_house = is_of_active_house(state, card)
    if reason := why_not_discarded(of_house):
        yield refuse(table.DISCARD_CARD + card, reason)
    if reason := why_not_played_now(state, seat, card, of_house):
        yield refuse(table.PLAY + card, reason)


def of_play(state: State, seat: Seat) -> list[RawRefusal]:
    """What cards in play can't be used for. Fights come last: those of creatures of the active house, for of
    others, which only an ability lets fight, nobody expects any."""
    refused: list[RawRefusal] = []
    for zone in (table.LINE[seat], table.ARTIFACTS[seat]):
        for card in state.zones[zone]:
            uses_of(state, seat, card, refused=refused)
    fights = [each for each in refused if is_fight(each)]
    expected = [each for each in fights if is_of_active_house(state, Card(first(each[0])))]
    return [each for each in refused if not is_fight(each)] + expected


def is_fight(refusal: RawRefusal) -> bool:
    return refusal[0] >> VERB_SHIFT == table.FIGHT >> VERB_SHIFT


def of_houses(state: State, seat: Seat) -> Iterator[RawRefusal]:
    for house, reason in enumerate(why_not_chosen(state, seat)):
        if reason:
            yield refuse(table.CHOOSE_HOUSE + house, reason)
