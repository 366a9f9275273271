"""What a player may do in the main phase (COD-2.5), as the codes of options."""

from deckwright.games.codex import table
from deckwright.games.codex.rules.building import plans, standing, why_not_built
from deckwright.games.codex.rules.combat import reach_of, targets_within, tower_of, why_not_attacking
from deckwright.games.codex.rules.field import IS_FORCE, forces, heroes, is_seen_by, keyword, opponent
from deckwright.games.codex.rules.gold import gold
from deckwright.games.codex.rules.heroes import why_not_levelled, why_not_summoned
from deckwright.games.codex.rules.playing import abilities_at_work, prices, why_not_played, why_not_used
from deckwright.games.codex.rules.workers import why_not_hired
from deckwright.kernel.ids import Card, Seat
from deckwright.kernel.state import State
from deckwright.kernel.vocabulary import ARG_BITS


def main_options(state: State, seat: Seat) -> list[int]:
    """In the order in which they are shown; to end the phase is always possible."""
    zones, purse = state.zones, gold(state, seat)
    own, bits = heroes(state, seat), standing(state, seat)
    codes = [
        table.PLAY_CARD + card
        for card, price in prices(state, seat)
        if not why_not_played(state, seat, own, card, purse - price, bits)
    ]
    if not why_not_hired(state, seat, purse):
        codes += [table.HIRE + card for card in zones[table.HAND[seat]]]
    for card in plans(state, seat):
        if not why_not_built(state, seat, card, purse, bits):
            codes.append(table.BUILD + card)
    for card in zones[table.COMMAND[seat]]:
        if not why_not_summoned(state, seat, card, purse):
            codes.append(table.SUMMON + card)
    for card in own:
        if not why_not_levelled(state, card, purse):
            codes.append(table.LEVEL_UP + card)
    for card, number, ability in abilities_at_work(state, seat):
        if not why_not_used(state, seat, card, ability, purse):
            codes.append(table.USE + card + (number << ARG_BITS))
    codes += attacks(state, seat)
    if not state.vars[table.TOWER_USED + seat] and tower_of(state, seat):
        codes += [table.DETECT + card for card in detectable(state, seat)]
    codes.append(table.END_MAIN)
    return codes


def attacks(state: State, seat: Seat) -> list[int]:
    """COD-6.12. What can be attacked is worked out once for all attackers of the same reach."""
    codes: list[int] = []
    targets: dict[int, list[int]] = {}
    text = state.text
    for card in state.zones[table.PLAY[seat]]:
        if not IS_FORCE[text[card]] or why_not_attacking(state, card):
            continue
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
