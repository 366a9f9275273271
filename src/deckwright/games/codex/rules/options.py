"""What a player may do in the main phase (COD-2.5), as the codes of options."""

from deckwright.games.codex import table
from deckwright.games.codex.rules.building import buildable
from deckwright.games.codex.rules.combat import attackers, reach_of, targets_within, tower_of
from deckwright.games.codex.rules.field import forces, heroes, is_seen_by, keyword, opponent
from deckwright.games.codex.rules.gold import gold
from deckwright.games.codex.rules.heroes import can_level, can_summon
from deckwright.games.codex.rules.playing import activated, can_use, gifts, own_in, playable
from deckwright.kernel.ids import Card, Seat
from deckwright.kernel.state import State
from deckwright.kernel.words import ARG_BITS


def main_options(state: State, seat: Seat) -> list[int]:
    """In the order in which they are shown; to end the phase is always possible."""
    purse = gold(state, seat)
    zones = state.zones
    own_heroes = heroes(state, seat)
    codes = [table.PLAY_CARD + card for card in playable(state, seat, own_heroes)]
    if purse >= table.WORKER_PRICE and not state.vars[table.HIRED]:
        codes += [table.HIRE + card for card in zones[table.HAND[seat]]]  # COD-3.1
    codes += [table.BUILD + card for card in buildable(state, seat)]
    for card in zones[table.COMMAND[seat]]:
        if can_summon(state, seat, card):
            codes.append(table.SUMMON + card)
    for card in own_heroes:
        if purse >= table.LEVEL_PRICE and can_level(state, card):
            codes.append(table.LEVEL_UP + card)
    codes += uses(state, seat)
    codes += attacks(state, seat)
    if not state.vars[table.TOWER_USED + seat] and tower_of(state, seat):
        codes += [table.DETECT + card for card in detectable(state, seat)]
    codes.append(table.END_MAIN)
    return codes


def uses(state: State, seat: Seat) -> list[int]:
    """COD-8.1"""
    codes = []
    own, text = own_in(state.game), state.text
    given = gifts(state, seat)
    for card in state.zones[table.PLAY[seat]]:
        if not given and not own[text[card]]:
            continue
        for number, ability in enumerate(activated(state, card, given)):
            if can_use(state, seat, card, ability):
                codes.append(table.USE + card + (number << ARG_BITS))
    return codes


def attacks(state: State, seat: Seat) -> list[int]:
    """COD-6.12. What can be attacked is worked out once for all attackers of the same reach."""
    codes: list[int] = []
    targets: dict[int, list[int]] = {}
    for card in attackers(state, seat):
        reach = reach_of(state, card)
        if reach not in targets:
            targets[reach] = [target << ARG_BITS for target in targets_within(state, seat, reach)]
        attack = table.ATTACK_WITH + card
        codes += [attack + target for target in targets[reach]]
    return codes


def detectable(state: State, seat: Seat) -> list[Card]:
    """Once in one's own turn a tower shows one invisible card (COD-5.10, COD-5.20)."""
    return [
        card
        for card in forces(state, opponent(seat))
        if keyword(state, table.INVISIBLE, card) and not is_seen_by(state, card, seat)
    ]
