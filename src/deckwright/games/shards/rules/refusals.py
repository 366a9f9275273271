"""Why not: what a player may want to do in the main phase and may not, with the clause behind it."""

from collections.abc import Iterator

from deckwright.games.shards import table
from deckwright.games.shards.facts import IS_CHAMPION, IS_MERCENARY
from deckwright.games.shards.rules.abilities import ON_EXHAUST, REQUIRED
from deckwright.games.shards.rules.field import can_be_attacked, champion_health, opponents, reach
from deckwright.games.shards.rules.keywords import KEYWORDS
from deckwright.games.shards.rules.playing import can_exhaust
from deckwright.games.shards.rules.recruiting import price
from deckwright.games.shards.rules.turn import FOCUS_PRICE
from deckwright.kernel.abilities import Static
from deckwright.kernel.ids import Card, Seat
from deckwright.kernel.layers import player_value, reaching, value
from deckwright.kernel.refusals import Refusal
from deckwright.kernel.scope import members
from deckwright.kernel.state import State
from deckwright.script.amounts import AtLeast, Count


def refusals(state: State, seat: Seat) -> list[Refusal]:
    """Only in the player's own main phase is there anything to want."""
    if state.outcome is not None or state.prompt not in (table.ASK_MAIN, table.ASK_MAIN_INFINITE):
        return []
    if state.decider != seat or not state.codes:
        return []
    return [
        *of_row(state, seat),
        *of_champions(state, seat),
        *of_focus(state, seat),
        *of_attacks(state, seat),
        *of_players(state, seat),
        *of_relics(state, seat),
    ]


Values = dict[str, str | int]


def label(state: State, card: Card, seat: Seat) -> str:
    return state.game.showing.label(state, card, seat)


def of_row(state: State, seat: Seat) -> Iterator[Refusal]:
    """Too dear (SHI-4.4, SHI-4.5); no mercenary (SHI-4.5)."""
    crystals = state.vars[table.CRYSTALS]
    for card in state.zones[table.ROW]:
        name = label(state, card, seat)
        cost = price(state, seat, card)
        dear: Values = {"card": name, "price": cost, "crystals": crystals}
        if cost > crystals:
            yield Refusal(f"recruit {name}", "SHI-4.4", "shards-too-dear", dear)
        if not IS_MERCENARY[state.face[card]]:
            yield Refusal(f"fast-play {name}", "SHI-4.5", "shards-no-mercenary", {"card": name})
        elif cost > crystals:
            yield Refusal(f"fast-play {name}", "SHI-4.5", "shards-too-dear", dear)


def of_champions(state: State, seat: Seat) -> Iterator[Refusal]:
    for card in state.zones[table.PLAY[seat]]:
        face = state.face[card]
        if not IS_CHAMPION[face] or can_exhaust(state, seat, card):
            continue
        name = label(state, card, seat)
        if ON_EXHAUST[face] is None:
            yield Refusal(f"exhaust {name}", "SHI-4.15", "shards-nothing-to-exhaust", {"card": name})
        elif state.columns[table.EXHAUSTED][card]:
            yield Refusal(f"exhaust {name}", "SHI-4.6", "shards-exhausted", {"card": name})
        else:
            keyword = REQUIRED[face]
            assert keyword is not None
            missing: Values = {"card": name, "keyword": keyword.value}
            yield Refusal(f"exhaust {name}", "SHI-7.16", "shards-keyword-missing", missing)


def of_focus(state: State, seat: Seat) -> Iterator[Refusal]:
    if state.vars[table.FOCUSED]:
        yield Refusal("focus", "SHI-4.7", "shards-focused")
    elif state.vars[table.CRYSTALS] < FOCUS_PRICE:
        yield Refusal("focus", "SHI-4.7", "shards-no-crystal")


def of_attacks(state: State, seat: Seat) -> Iterator[Refusal]:
    power = state.vars[table.POWER]
    for other in opponents(state, seat):
        for card in state.zones[table.PLAY[other]]:
            name = label(state, card, seat)
            action = f"attack {name}"
            health = champion_health(state, card)
            if not can_be_attacked(state, card, seat):
                yield protection(state, seat, card, action)
            elif power < health:
                numbers: Values = {"card": name, "health": health, "power": power}
                yield Refusal(action, "SHI-4.8", "shards-too-strong", numbers)


def protection(state: State, seat: Seat, card: Card, action: str) -> Refusal:
    """A card says so (SHI-1.6): its own, or another one that can be destroyed first."""
    name = label(state, card, seat)
    if value(state, table.CANNOT_BE_ATTACKED, card):
        other = protector(state, card)
        if other is None:
            return Refusal(action, "SHI-1.6", "shards-protected", {"card": name})
        told: Values = {"card": name, "protector": label(state, other, seat)}
        return Refusal(action, "SHI-1.6", "shards-protected-by", told)
    mastery = value(state, table.MASTERY_TO_ATTACK, card)
    return Refusal(action, "SHI-7.32", "shards-less-mastery", {"card": name, "mastery": mastery})


def protector(state: State, card: Card) -> Card | None:
    """The card without which a champion could be attacked; None if it is protected by its own text alone."""
    found: Card | None = None
    for entry in state.index.statics[table.CANNOT_BE_ATTACKED]:
        scope = reaching(state, entry, card)
        if scope is None:
            continue
        cause = entry.source
        if cause == card:
            condition = entry.ability.condition if isinstance(entry.ability, Static) else None
            if not isinstance(condition, AtLeast) or not isinstance(condition.amount, Count):
                return None
            cause = members(state, condition.amount.group, scope)[0]
        found = cause if found is None else found
    return found


def of_players(state: State, seat: Seat) -> Iterator[Refusal]:
    """Whom the power can't go at: who is protected (SHI-5.9), who does not sit opposite (SHI-10.3)."""
    power = state.vars[table.POWER]
    if not power:
        return
    near = reach(state, seat)
    for other in opponents(state, seat):
        target = table.ZONES.side(other)
        action = f"assign {target}" if power >= table.INFINITE else f"assign {target} {power}"
        if other not in near:
            yield Refusal(action, "SHI-10.3", "shards-not-opposite", {"target": target})
        elif player_value(state, table.UNTOUCHABLE, other):
            entry = next(
                each
                for each in state.index.statics[table.UNTOUCHABLE]
                if state.controller[each.source] == other
            )
            told: Values = {"target": target, "protector": label(state, entry.source, seat)}
            yield Refusal(action, "SHI-5.9", "shards-untouchable", told)


def of_relics(state: State, seat: Seat) -> Iterator[Refusal]:
    """Not yet (SHI-9.2); once one is recruited the other is gone (SHI-9.3)."""
    mastery = state.vars[table.MASTERY + seat]
    for zone in (table.RELICS[seat], table.SECRETS[seat]):
        for card in state.zones[zone]:
            if mastery < table.RELIC_MASTERY:
                name = label(state, card, seat)
                numbers: Values = {
                    "card": name,
                    "mastery": mastery,
                    "needed": table.RELIC_MASTERY,
                }
                yield Refusal(f"relic {name}", "SHI-9.2", "shards-relic-too-early", numbers)


def loss(state: State, card: Card, kind: int, number: int) -> Refusal:
    """Something that another order would reach, told like a refusal."""
    name = state.game.showing.label(state, card, state.decider)
    if kind == table.REACHED:
        return Refusal(f"play {name}", "SHI-6.2", "shards-rest-mastery", {"card": name, "mastery": number})
    keyword = KEYWORDS[number].value
    return Refusal(f"play {name}", "SHI-6.8", "shards-rest-keyword", {"card": name, "keyword": keyword})
