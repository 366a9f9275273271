"""What must be true between any two decisions, whatever was played: `breaches` names what is not.

A question can be open in the middle of things. Destruction asks for orders and lets «Destroyed:» abilities
ask: until then its cards stay in play as they are (KF-6.14). A card that changes hands asks for a flank: only
when it has arrived does anything follow from where it stands (KF-7.9).
"""

from collections.abc import Callable, Iterator
from typing import Final

from deckwright.games.keyforge import table
from deckwright.games.keyforge.facts import ACTION, ARTIFACT, CREATURE, FACTS, HOUSES, UPGRADE
from deckwright.games.keyforge.rules.control import CHANGING_HANDS, in_wrong_hands
from deckwright.games.keyforge.rules.destruction import Destroying, destructions, tag
from deckwright.games.keyforge.rules.drawing import MOST_CHAINS
from deckwright.games.keyforge.rules.field import (
    TYPE_OF,
    active,
    creatures,
    forged_keys,
    in_play,
    is_creature,
    pool,
)
from deckwright.games.keyforge.rules.leaving import is_top_half
from deckwright.games.keyforge.rules.playing import PLAYING
from deckwright.kernel.abilities import Whose
from deckwright.kernel.frames import Frame
from deckwright.kernel.ids import NO_CARD, Card
from deckwright.kernel.instructions import choice_of
from deckwright.kernel.interpreter import comes_next
from deckwright.kernel.layers import has, value
from deckwright.kernel.state import State
from deckwright.kernel.vocabulary import VERB_SHIFT, Arg, first, second

Breaches = Iterator[str]

OWN_PILES: Final = (*table.DECK, *table.HAND, *table.DISCARD, *table.PURGED, *table.UNDER, *table.FACEDOWN)
LYING_UNDER: Final = (*table.UNDER, *table.FACEDOWN)
REMEMBERED: Final = (*table.DISCARD, *table.PURGED)
"""Where a card can lie that another one in play remembers."""
TIED: Final = (*table.UPGRADES, *LYING_UNDER, *REMEMBERED)
TYPES: Final = {
    **dict.fromkeys(table.LINE, (CREATURE, ARTIFACT)),  # KF-16.3: an artifact may stand in the line.
    **dict.fromkeys(table.ARTIFACTS, (ARTIFACT,)),
    **dict.fromkeys(table.UPGRADES, (UPGRADE,)),
}
FLAGS: Final = (table.EXHAUSTED, table.STUN, table.WARD, table.ENRAGE, table.TAGGED, table.ATTACKED)
OF_CREATURES: Final = (
    table.DAMAGE, table.STUN, table.WARD, table.ENRAGE, table.POWER_COUNTERS, table.DOOM, table.ARMOUR_USED,
    table.ATTACKED,
)  # fmt: skip
OF_CARDS_IN_PLAY: Final = (*OF_CREATURES, table.EXHAUSTED, table.AMBER, table.TAGGED, table.TAKEN_OVER)


def breaches(state: State) -> list[str]:
    """Everything that contradicts the rules in a state that waits for a decision, each with its clause."""
    if state.outcome is not None:
        return []  # The third key ends a game in the middle of anything (KF-1.2).
    return [breach for check in CHECKS for breach in check(state)]


def name(state: State, card: int) -> str:
    return state.game.showing.label(state, Card(card), None)


# Where cards are, and whose.


def zones(state: State) -> Breaches:
    """Every card lies in one place."""
    listed = sorted(card for cards in state.zones for card in cards)
    if listed != list(range(len(state.face))):
        yield "KF-7.6: not every card lies in one zone"
    for card, zone in enumerate(state.zone):
        if Card(card) not in state.zones[zone]:
            yield f"KF-7.6: {name(state, card)} lies elsewhere than it is said to"


def owners(state: State) -> Breaches:
    """Out of play a card is its owner's, in their zones; only an archive may hold the opponent's (KF-7.7)."""
    for zone in OWN_PILES:
        for card in state.zones[zone]:
            if state.game.table.zones[zone].seat != state.owner[card]:
                yield f"KF-7.3: {name(state, card)} lies in a zone of another player than its owner"
    for number, kind in enumerate(state.zone):
        is_controlled = state.controller[number] != state.owner[number]
        is_copy = state.text[number] != state.face[number]
        if (
            not (is_controlled or is_copy)
            or state.game.table.zones[kind].in_play
            or is_being_played(state, number)
        ):
            continue
        if is_controlled:
            yield f"KF-7.15: {name(state, number)} is out of play and under somebody's control"
        if is_copy:
            yield f"KF-7.1: {name(state, number)} is out of play with the text of another card"


def controllers(state: State) -> Breaches:
    """Cards in play lie on the side of whoever controls them, and that is who should."""
    for zone in state.game.table.play_zones:
        for card in state.zones[zone]:
            if state.game.table.zones[zone].seat != state.controller[card]:
                yield f"KF-7.9: {name(state, card)} lies on the side of another player than its controller"
            if TYPE_OF[state.text[card]] not in TYPES[zone]:
                yield f"KF-4.5: {name(state, card)} is where cards of its type can't be"
    if not is_changing_hands(state):
        for card in in_wrong_hands(state):
            yield f"KF-7.9: {name(state, card)} is not under the control of the latest effect"


def is_changing_hands(state: State) -> bool:
    return bool(state.frames) and state.frames[-1].node is CHANGING_HANDS


def is_being_played(state: State, card: int) -> bool:
    """Then whoever plays a card controls it already (KF-7.14), and it may be a copy of another."""
    return any(frame.node is PLAYING and frame.source == card for frame in state.frames)


def stage(state: State) -> Breaches:
    """A card is on stage as long as it is being played."""
    for card in state.zones[table.STAGE]:
        if TYPE_OF[state.text[card]] != ACTION or not is_being_played(state, card):
            yield f"KF-4.12: {name(state, card)} is on stage, but nobody is playing it"


def hosts(state: State) -> Breaches:
    """Upgrades are on creatures, grafted cards under cards in play; nothing else is on or under another."""
    for card, host in enumerate(state.host):
        zone = state.zone[card]
        if zone in table.UPGRADES and (host == NO_CARD or not is_creature(state, host)):
            yield f"KF-4.7: {name(state, card)} is an upgrade without a creature"
        elif zone in LYING_UNDER and not is_being_played(state, card):
            if host == NO_CARD or not in_play(state, host):
                yield f"KF-7.13: {name(state, card)} lies under a card that is not in play"
        elif host != NO_CARD and zone not in TIED:
            yield f"KF-7.1: {name(state, card)} is tied to {name(state, host)}"


def halves(state: State) -> Breaches:
    """A gigantic creature in play is both its halves, the top one under the bottom one (KF-15.4)."""
    for card, face in enumerate(state.face):
        if face not in table.HALVES:
            continue
        host = state.host[card]
        if is_top_half(state, Card(card)):
            if in_play(state, Card(card)):
                yield f"KF-15.5: {name(state, card)} is half a creature in play"
            lies_under = state.zone[card] in table.UNDER
            if lies_under and (host == NO_CARD or FACTS[state.face[host]].name != FACTS[face].name):
                yield f"KF-15.4: {name(state, card)} does not lie under its other half"
        elif in_play(state, Card(card)):
            below = [each for zone in LYING_UNDER for each in state.zones[zone] if state.host[each] == card]
            if sum(is_top_half(state, each) for each in below) != 1:
                yield f"KF-15.14: {name(state, card)} is in play without its other half"


# What lies on cards.


def marks(state: State) -> Breaches:
    """Counters, damage and æmber lie on cards in play alone (KF-7.1), each where it can, never less than
    none; a creature is stunned, warded or enraged once (KF-12.1 to KF-12.3)."""
    for number in dict.fromkeys(OF_CARDS_IN_PLAY):
        column, word = state.columns[number], table.COLUMNS[number]
        for card, amount in enumerate(column if any(column) else ()):
            if not amount:
                continue
            if amount < 0 or (number in FLAGS and amount > 1):
                yield f"KF-12.1: {name(state, card)} has {amount} {word}"
            if not in_play(state, Card(card)):
                yield f"KF-7.1: {name(state, card)} is out of play with {word}"
            elif number in OF_CREATURES and not is_creature(state, Card(card)):
                yield f"KF-12.1: {name(state, card)} is no creature and has {word}"
            elif state.zone[card] in table.UPGRADES and number != table.TAGGED:
                yield f"KF-5.19: {name(state, card)} is an upgrade and has {word}"


def armour(state: State) -> Breaches:
    """No more armour is used than there is: of armour that is lost, the used part goes first."""
    if is_changing_hands(state):
        return
    for card in creatures(state):
        used = state.columns[table.ARMOUR_USED][card]
        if used and used > value(state, table.ARMOUR, card):
            yield f"KF-6.3: {name(state, card)} has used more armour than it has"


def deaths(state: State) -> Breaches:
    """No creature is in play without power, or with as much damage as power, unless a destruction under way
    will take it (KF-6.10, KF-6.18); and nothing is tagged without one (KF-6.4)."""
    under_way = destructions(state)
    for card in creatures(state):
        power, damage = value(state, table.POWER, card), state.columns[table.DAMAGE][card]
        dies = power <= damage and not value(state, table.INVULNERABLE, card)
        if dies and not is_changing_hands(state) and not any(takes(state, each, card) for each in under_way):
            clause = "KF-6.10" if power <= 0 else "KF-6.18"
            yield f"{clause}: {name(state, card)} is in play with power {power} and damage {damage}"
    for zone in state.game.table.play_zones:
        for card in state.zones[zone]:
            if state.columns[table.TAGGED][card] and not any(
                card in each.locals.tagged for each in under_way
            ):
                yield f"KF-6.4: {name(state, card)} is tagged, and nothing is destroying it"
            perishes = has(state, table.PERISHES, card) and not value(state, table.INVULNERABLE, card)
            if perishes and not (state.columns[table.TAGGED][card] or is_changing_hands(state)):
                yield f"KF-9.3: {name(state, card)} is in play though its text destroys it"


def takes(state: State, frame: Frame[Destroying], card: Card) -> bool:
    """Whether a destruction has tagged a creature, or is just about to."""
    return card in frame.locals.cards if comes_next(frame, tag) else bool(state.columns[table.TAGGED][card])


# Players and the game.


def players(state: State) -> Breaches:
    for seat in range(table.SEATS):
        chains = state.vars[table.CHAINS + seat]
        if pool(state, seat) < 0:
            yield f"KF-8.7: p{seat + 1} has {pool(state, seat)} æmber"
        if not 0 <= chains <= MOST_CHAINS:
            yield f"KF-13.6: p{seat + 1} has {chains} chains"
        if state.vars[table.KEYS + seat] >> len(table.KEY_COLOURS):
            yield f"KF-1.3: p{seat + 1} has a key that does not exist"
        if forged_keys(state, seat) >= len(table.KEY_COLOURS):
            yield f"KF-1.2: p{seat + 1} has forged {forged_keys(state, seat)} keys, and the game goes on"


def course(state: State) -> Breaches:
    """The tide, the active house, and who is the active player."""
    tide = state.vars[table.TIDE]
    if not 0 <= tide <= table.SEATS:
        yield f"KF-14.1: the tide can't be {tide}"
    if not table.NO_HOUSE <= state.vars[table.HOUSE] < len(HOUSES):
        yield f"KF-3.5: there is no house {state.vars[table.HOUSE]}"
    if state.vars[table.ACTIVE] not in range(table.SEATS):
        yield "KF-1.6: nobody is the active player"
    if state.prompt == table.ASK_MAIN and (state.zones[table.STAGE] or any(state.columns[table.TAGGED])):
        yield "KF-9.1: a new action begins before the last one is done"


def questions(state: State) -> Breaches:
    """Once the game has begun, only the active player is asked, but for what others choose among hidden cards
    or because a text says so (KF-1.6); and everybody sees the cards that they are asked about (KF-17.1)."""
    begun = state.vars[table.STEP] != table.SET_UP
    if begun and state.decider != active(state) and not is_for_another(state):
        yield "KF-1.6: another than the active player decides"
    for card in cards_offered(state):
        if not state.known[card] >> state.decider & 1:
            yield f"KF-17.1: {name(state, card)} is offered to a player who may not see it"


def is_for_another(state: State) -> bool:
    """Whether the open question is about hidden cards, or a text gives it to the opponent."""
    frame = state.frames[-1]
    choice = choice_of(frame)
    return choice is not None and (choice.by is not Whose.YOU or choice.domain.ask(state, frame).private)


def cards_offered(state: State) -> list[Card]:
    verbs = state.game.table.vocabulary.verbs
    return [
        Card(value)
        for code in state.codes
        for slot, value in zip(verbs[code >> VERB_SHIFT].slots, (first(code), second(code)), strict=False)
        if slot.arg is Arg.CARD
    ]


# What is at work, and what is known.


def effects(state: State) -> Breaches:
    """The texts at work are those of cards in play (KF-9.16); what was given to cards ends as they leave."""
    for part in state.index:
        for entries in part.values():
            for entry in entries:
                if entry.lasting is None and not in_play(state, entry.source):
                    yield f"KF-9.16: the text of {name(state, entry.source)} works out of play"
    for lasting in state.lasting:
        for card in lasting.cards:
            if card >= 0 and not in_play(state, card):
                yield f"KF-7.1: {name(state, card)} is out of play, and an effect is still bound to it"
        source = lasting.until - table.LEAVING_OF
        if source >= 0 and not in_play(state, Card(source)):
            yield f"KF-7.1: an effect waits for {name(state, source)} to leave, which is gone"


def knowledge(state: State) -> Breaches:
    """Whoever may see a zone knows the cards in it."""
    for card, zone in enumerate(state.zone):
        if state.game.table.sight[zone] & ~state.known[card]:
            yield f"KF-17.1: {name(state, card)} is not known to all who see its zone"


CHECKS: Final[tuple[Callable[[State], Breaches], ...]] = (
    zones, owners, controllers, stage, hosts, halves, marks, armour, deaths, players, course, questions,
    effects, knowledge,
)  # fmt: skip
