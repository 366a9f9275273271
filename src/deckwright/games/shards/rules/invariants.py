"""What holds between any two decisions of a game that was played from its start, whatever was chosen."""

from collections import Counter
from collections.abc import Iterator
from itertools import chain
from typing import Final

from deckwright.games.shards import table
from deckwright.games.shards.facts import CENTRE, FACES, FACTS, IS_CHAMPION, IS_MERCENARY, RELIC, START
from deckwright.games.shards.rules.abilities import ON_EXHAUST
from deckwright.games.shards.rules.auction import HIGHEST_BID
from deckwright.games.shards.rules.field import TEAM_OF, opponents, sides
from deckwright.games.shards.rules.relics import RELICS_EACH
from deckwright.games.shards.rules.start import COMPANION_FACES
from deckwright.games.shards.rules.turn import MOST_TURNS
from deckwright.kernel.ids import ALL_SEATS, Seat
from deckwright.kernel.state import State

OWNED: Final = (table.HAND, table.DECK, table.DISCARD, table.PLAY, table.RELICS, table.SECRETS)
PILES: Final = (table.HAND, table.DECK, table.DISCARD, table.PLAY)
BY_ACTIVE: Final = (
    table.ASK_MAIN, table.ASK_MAIN_INFINITE, table.ASK_SHOW_UNIFY, table.ASK_SHOW_DOMINION, table.ASK_PLAYER,
    table.ASK_WHERE, table.ASK_COPY_ORDER, table.ASK_ASSIGN,
)  # fmt: skip
FOR_NEMESIS: Final = (
    table.ASK_NEMESIS_CHOOSES, table.ASK_NEMESIS_PLAYS, table.ASK_NEMESIS_EXHAUSTS, table.ASK_NEMESIS_ATTACKS,
    table.ASK_NEMESIS_COPY_ORDER,
)  # fmt: skip
IN_SET_UP: Final = (table.ASK_LEADER, table.ASK_NEMESIS_LEADER, table.ASK_BID, table.ASK_DRAFT)
IN_ATTACK: Final = (table.ASK_ASSIGN, table.ASK_BLOCK, table.ASK_NEMESIS_ATTACKS)


def breaches(state: State) -> list[str]:
    """Everything that can't be so, each with the clause that it breaks; nothing in a sound game."""
    found = [*of_cards(state), *of_numbers(state), *of_turn(state)]
    for seat in sides(state):
        found += [*of_player(state, seat), *of_play_area(state, seat)]
    found += [*of_row(state), *of_relics(state), *of_knowledge(state)]
    return [*found, *(of_question(state) if state.outcome is None else of_outcome(state))]


def name(seat: int) -> str:
    return table.ZONES.side(seat)


def face(state: State, card: int) -> str:
    return FACES[state.face[card]]


def is_laid_out(state: State) -> bool:
    """Whether the cards are on the table; before, all are in the box (SHI-2.7)."""
    return bool(state.zones[table.ROW] or state.zones[table.CENTRE] or state.vars[table.TURN])


# Cards.


def of_cards(state: State) -> Iterator[str]:
    """Each card is in one place, and nobody has starting cards of another."""
    if sorted(chain.from_iterable(state.zones)) != list(range(len(state.face))):
        yield "SHI-1.5: a card is in no place, or in two"
    for number, zone in enumerate(state.zones):
        if any(state.zone[card] != number for card in zone):
            yield f"SHI-1.5: a card does not know that it is in {state.game.table.zones[number].name}"
    if sorted(state.face) != sorted(state.game.rules.faces(state.setup)):
        yield "SHI-1.5: the cards are not those of the box"
    for seat in sides(state):
        cards = Counter(state.face[card] for zone in PILES for card in state.zones[zone[seat]])
        for number, count in cards.items():
            if FACTS[number].place == START and count > FACTS[number].copies * (seat != table.NEMESIS):
                yield f"SHI-2.4: {name(seat)} has {count} times {FACES[number]}"


def of_row(state: State) -> Iterator[str]:
    """The centre: only its own cards, and a row that is full as long as it can be."""
    row, centre = state.zones[table.ROW], state.zones[table.CENTRE]
    for card in row + centre:
        place = FACTS[state.face[card]].place
        if place != CENTRE:
            clause = "SHI-9.5" if place == RELIC else "SHI-2.5"
            yield f"{clause}: {face(state, card)} is among the cards of the centre"
    if len(row) > table.ROW_SIZE:
        yield f"SHI-2.5: {len(row)} cards lie in the row"
    is_hers = state.vars[table.ACTIVE] == table.NEMESIS and state.vars[table.TURN] > 0
    if is_laid_out(state) and centre and len(row) < table.ROW_SIZE and not is_hers and state.outcome is None:
        yield f"SHI-3.2: {len(row)} cards lie in the row, and the centre deck has more"
    if state.zones[table.OFFER] and (state.vars[table.TURN] or state.setup["deal"] != "draft"):
        yield "SHI-10.11: relics are still on offer"
    gone = any(state.vars[table.GONE + seat] for seat in sides(state))
    for card in state.zones[table.OUT] if is_laid_out(state) and not gone else ():
        if FACTS[state.face[card]].place != RELIC and state.face[card] not in COMPANION_FACES:
            yield f"SHI-5.12: {face(state, card)} has left the game, and nobody is out"


def of_play_area(state: State, seat: Seat) -> Iterator[str]:
    """Only the active side has allies in play, cards played this turn and exhausted champions. A game may
    end before a card that lies there is played (SHI-11.14)."""
    if state.outcome is not None:
        return
    active = state.vars[table.ACTIVE] == seat and state.vars[table.TURN] > 0
    exhausted, played, fast = state.columns[:3]
    cards = state.zones[table.PLAY[seat]]
    for card in cards:
        own, number = face(state, card), state.face[card]
        if state.controller[card] != seat:
            yield f"SHI-1.7: {own} in the play area of {name(seat)} is another's"
        if not active and (played[card] or not IS_CHAMPION[number]):
            yield f"SHI-4.9: {own} of {name(seat)} is left over from an earlier turn"
        if not active and exhausted[card]:
            yield f"SHI-4.12: {own} of {name(seat)} is exhausted in another's turn"
        if active and not played[card] and not IS_CHAMPION[number]:
            yield f"SHI-4.3: {own} lies in the play area of {name(seat)} without having been played"
        if exhausted[card] and ON_EXHAUST[number] is None:
            yield f"SHI-4.15: {own} is exhausted, which has nothing to exhaust for"
        if fast[card] and (not IS_MERCENARY[number] or seat == table.NEMESIS):
            yield f"SHI-4.5: {own} of {name(seat)} was fast-played"
    marks = sorted(played[card] for card in cards if played[card])
    if active and (len(set(marks)) < len(marks) or (marks and marks[-1] > state.vars[table.PLAYS])):
        yield f"SHI-6.7: cards of {name(seat)} were played as {marks} of {state.vars[table.PLAYS]}"


# Numbers.


def of_numbers(state: State) -> Iterator[str]:
    """What there is to spend, and what was done with it."""
    numbers = state.vars
    crystals, power = numbers[table.CRYSTALS], numbers[table.POWER]
    hers = numbers[table.ACTIVE] == table.NEMESIS
    if crystals < 0 or power < 0:
        yield f"SHI-1.1: {crystals} crystals, {power} power"
    if power > table.INFINITE:
        yield "SHI-6.18: more than infinite power"
    if crystals and hers:
        yield f"SHI-11.5: Nemesis has {crystals} crystals"
    if numbers[table.FOCUSED] and (hers or not numbers[table.TURN]):
        yield "SHI-11.17: Focus is used in no turn of a player"
    elif numbers[table.FOCUSED] and not numbers[table.MASTERY + numbers[table.ACTIVE]]:
        yield "SHI-4.7: Focus has brought no mastery"
    if (crystals or power) and not sources(state):
        yield f"SHI-4.9: {crystals} crystals and {power} power come from nothing in this turn"
    damage = numbers[table.DAMAGE_TAKEN : table.DAMAGE_TAKEN + table.SIDES]
    if any(damage) and (
        numbers[table.PHASE] == table.MAIN or min(damage) < 0 or damage[numbers[table.ACTIVE]]
    ):
        yield f"SHI-7.28: damage of {damage} in this turn"
    if not 0 <= numbers[table.BID] <= HIGHEST_BID:
        yield f"SHI-10.10: a bid of {numbers[table.BID]}"


def sources(state: State) -> bool:
    """Whether anything was done in this turn that can bring crystals or power."""
    if not state.vars[table.TURN]:
        return False
    exhausted, played = state.columns[:2]
    cards = state.zones[table.PLAY[state.vars[table.ACTIVE]]]
    return any(exhausted[card] or played[card] for card in cards)


def of_player(state: State, seat: Seat) -> Iterator[str]:
    numbers = state.vars
    health, mastery = numbers[table.HEALTH + seat], numbers[table.MASTERY + seat]
    gone = bool(numbers[table.GONE + seat])
    if not 0 <= health <= table.MOST_HEALTH:
        yield f"SHI-1.2: {name(seat)} has {health} health"
    if not 0 <= mastery <= table.MOST_MASTERY:
        yield f"SHI-1.2: {name(seat)} has {mastery} mastery"
    if gone != (health <= 0):
        yield f"SHI-8.1: {name(seat)} has {health} health and is {'out' if gone else 'in the game'}"
    if gone and any(state.zones[zone[seat]] for zone in OWNED):
        yield f"SHI-5.12: {name(seat)} is out and has cards"
    if any(each.seat == seat for each in state.lasting) and (gone or numbers[table.ACTIVE] != seat):
        yield f"SHI-6.25: an effect of {name(seat)} has outlasted the turn"
    if seat == table.NEMESIS:
        if any(state.zones[zone[seat]] for zone in OWNED if zone is not table.PLAY):
            yield "SHI-11.8: Nemesis has cards besides those in play"
        if mastery >= table.MOST_MASTERY and state.outcome is None:
            yield "SHI-11.14: Nemesis has 30 mastery and has not won"
    elif not gone and numbers[table.TURN] and state.outcome is None:
        hand, deck = state.zones[table.HAND[seat]], state.zones[table.DECK[seat]]
        if numbers[table.ACTIVE] != seat and len(hand) < table.HAND_SIZE and deck:
            yield f"SHI-4.9: {name(seat)} has {len(hand)} cards in hand and more in the deck"


def of_turn(state: State) -> Iterator[str]:
    """Whose turn it is, who goes first, who leads whom."""
    numbers, everybody = state.vars, sides(state)
    turn, phase = numbers[table.TURN], numbers[table.PHASE]
    if (turn == 0) != (phase == table.SET_UP):
        yield f"SHI-1.11: turn {turn} in the phase {table.PHASES[phase]}"
    if not 0 <= turn <= MOST_TURNS:
        yield f"SHI-8.2: turn {turn}"
    active = numbers[table.ACTIVE]
    if turn and (active not in everybody or (numbers[table.GONE + active] and state.outcome is None)):
        yield f"SHI-5.13: it is the turn of {name(active)}, who does not play"
    first = numbers[table.FIRST]
    if not 0 <= first < state.setup.seats or (numbers[table.MODE] == table.TEAM and first % 2):
        yield f"SHI-2.1: {name(first)} goes first"
    leaders = [numbers[table.LEADER + seat] for seat in everybody]
    known = [leader for leader in leaders if leader != table.NO_LEADER]
    if len(set(known)) < len(known):
        yield "SHI-2.6: two players have the same leader"
    if turn and len(known) < len(leaders):
        yield "SHI-2.2: a player has no leader"


# Relics.


def of_relics(state: State) -> Iterator[str]:
    """Beside their player until one is recruited, and never more than that one among the other cards."""
    with_relics, way = state.setup["relics"] is True, state.setup["deal"]
    for seat in range(state.setup.seats):
        taken, gone = state.vars[table.RELIC_TAKEN + seat], state.vars[table.GONE + seat]
        left = state.zones[table.RELICS[seat]] + state.zones[table.SECRETS[seat]]
        used = [
            card
            for zone in PILES
            for card in state.zones[zone[seat]]
            if FACTS[state.face[card]].place == RELIC
        ]
        if len(used) > bool(taken):
            yield f"SHI-9.3: {name(seat)} has {len(used)} relics among the cards"
        if any(FACTS[state.face[card]].place != RELIC for card in left):
            yield f"SHI-9.1: {name(seat)} has other cards among the relics"
        if state.vars[table.TURN] and not gone and len(left) != RELICS_EACH * (with_relics and not taken):
            yield f"SHI-9.3: {len(left)} relics lie beside {name(seat)}"
        if state.zones[(table.RELICS if way == "secret" else table.SECRETS)[seat]]:
            yield f"SHI-10.12: relics of {name(seat)} are not dealt as they should be"
        leader = state.vars[table.LEADER + seat]
        for card in left + tuple(used) if way == "leader" else ():
            if FACTS[state.face[card]].leader != leader:
                yield f"SHI-9.1: {face(state, card)} is another leader's than {name(seat)}'s"


# What each player knows.


def of_knowledge(state: State) -> Iterator[str]:
    """Open cards are known to all, a hand to its owner, and nobody knows a deck (SHI-12)."""
    for number, cards in enumerate(state.zones):
        zone = state.game.table.zones[number]
        open_to = state.game.table.sight[number]
        for card in cards:
            if state.known[card] & open_to != open_to:
                yield f"SHI-12.1: {face(state, card)} in {zone.name} is hidden from who may see it"
        if zone.kind in ("deck", "centre") and any(state.known[card] for card in cards):
            yield f"SHI-12.2: a card of {zone.name} is known"
        if zone.kind == "secrets" and any(state.known[card] & ~open_to & ALL_SEATS for card in cards):
            yield f"SHI-12.2: a card of {zone.name} is known to others"


# The question, and the end.


def of_question(state: State) -> Iterator[str]:
    """Who is asked what, when."""
    numbers, prompt, decider = state.vars, state.prompt, state.decider
    active, phase = numbers[table.ACTIVE], numbers[table.PHASE]
    asked = state.game.table.vocabulary.prompts[prompt].name
    if not state.codes:
        yield "SHI-5.14: nobody is asked, and the game is not over"
        return
    if len(set(state.codes)) < len(state.codes):
        yield f"SHI-4.2: an option of «{asked}» comes twice"
    if numbers[table.GONE + decider]:
        yield f"SHI-5.12: {name(decider)} is out and is asked «{asked}»"
    expected = table.SET_UP if prompt in IN_SET_UP else table.ATTACK if prompt in IN_ATTACK else table.MAIN
    if phase != expected:
        yield f"SHI-4.1: «{asked}» is asked in the phase {table.PHASES[phase]}"
    if prompt in BY_ACTIVE and decider != active:
        yield f"SHI-4.2: {name(decider)} is asked «{asked}» in the turn of {name(active)}"
    if prompt in FOR_NEMESIS and active != table.NEMESIS:
        yield f"SHI-11.13: «{asked}» is asked in the turn of {name(active)}"
    if prompt == table.ASK_BLOCK and decider not in opponents(state, Seat(active)):
        yield f"SHI-5.2: {name(decider)} blocks what {name(active)} does"
    if prompt in (table.ASK_ASSIGN, table.ASK_BLOCK) and not numbers[table.POWER]:
        yield f"SHI-5.1: «{asked}» is asked, and there is no power"
    if prompt == table.ASK_MAIN_INFINITE and numbers[table.POWER] < table.INFINITE:
        yield "SHI-6.5: power is not infinite"


def of_outcome(state: State) -> Iterator[str]:
    """Who has won: the last player, the last team, or who beat Nemesis."""
    outcome = state.outcome
    assert outcome is not None
    left = [seat for seat in sides(state) if not state.vars[table.GONE + seat]]
    winners, reason, mode = list(outcome.winners), outcome.reason, state.vars[table.MODE]
    if reason == "endless":
        if winners or state.vars[table.TURN] < MOST_TURNS:
            yield f"SHI-8.2: a draw in turn {state.vars[table.TURN]}"
    elif mode == table.SOLO:
        beaten = table.NEMESIS not in left
        if winners != [0] * beaten:
            yield f"SHI-11.14: {winners} have won, {[name(seat) for seat in left]} are left"
        if reason == "nemesis-mastery" and state.vars[table.MASTERY + table.NEMESIS] < table.MOST_MASTERY:
            yield "SHI-11.14: Nemesis has won without 30 mastery"
        if reason == "nemesis-row" and state.zones[table.CENTRE]:
            yield "SHI-11.14: Nemesis has won, and the centre deck has cards"
    elif mode == table.TEAM:
        teams = {TEAM_OF[seat] for seat in left}
        if winners != [seat for seat in range(table.SEATS) if TEAM_OF[seat] in teams] or len(teams) > 1:
            yield f"SHI-8.2: {winners} have won, {left} are left"
    elif winners != left or len(left) > 1:
        yield f"SHI-8.2: {winners} have won, {left} are left"
