"""Why not: what a player may want to do now and may not, with the clause that refuses it."""

from deckwright.games.dimensions.rules.anomalies import is_playable
from deckwright.games.dimensions.rules.attack import legal_attacks
from deckwright.games.dimensions.rules.field import (
    can_lose_a_card,
    captain_on_field,
    faction_of_seat,
    is_epic,
)
from deckwright.games.dimensions.table import (
    ASK_ATTACK,
    ASK_BATTLE,
    ASK_LAY,
    ASK_MOVE,
    ASK_MOVE_TO,
    ASK_REMOVE,
    ASK_SIGN,
    ASK_SQUAD,
    ATTACK,
    AURA,
    BLUE,
    CAPTAIN,
    DECLARE,
    DIMENSION,
    ENTITY,
    FACES,
    FACTION_CARDS,
    FACTIONS,
    GREEN,
    HAND,
    PURPLE,
    RED,
    YELLOW,
    ZONES,
    faction_of,
    seat_of,
)
from deckwright.kernel.ids import Card, Seat, Zone
from deckwright.kernel.refusals import Refusal
from deckwright.kernel.state import State
from deckwright.kernel.together import has_chosen
from deckwright.kernel.words import ARG_BITS

# The clause that tells when a faction may declare Singularity.
_EARLY_WIN = {GREEN: "DIM-8.5", YELLOW: "DIM-8.6", BLUE: "DIM-8.7", RED: "DIM-8.28", PURPLE: "DIM-8.28"}


def refusals(state: State, seat: Seat) -> list[Refusal]:
    """Everything refused to a seat at this moment, as far as it knows the table."""
    if state.outcome is not None:
        return []
    if state.decider != seat:
        if has_chosen(state, seat):
            rule = "DIM-3.5" if state.prompt == ASK_SIGN else "DIM-4.2"
            return [Refusal("", rule, "chosen-already")]
        return [Refusal("", "DIM-4.14", "not-your-move")]
    refused = _BY_PROMPT[state.prompt](state, seat) if state.prompt in _BY_PROMPT else []
    if is_epic(state) and DECLARE not in state.codes:
        refused.append(refuse_to_declare(state, seat))
    return refused


def refuse_to_declare(state: State, seat: Seat) -> Refusal:
    """DIM-8.25: without the condition it is refused without penalty."""
    return Refusal("declare", _EARLY_WIN[faction_of_seat(state, seat)], "cannot-declare")


def anomalies_in_hand(state: State, seat: Seat) -> list[Card]:
    return [card for card in state.zones[HAND[seat]] if state.face[card] >= FACTION_CARDS]


def at_showing(state: State, seat: Seat) -> list[Refusal]:
    return cards_not_laid(state, seat, "show")


def at_laying(state: State, seat: Seat) -> list[Refusal]:
    return [*cards_not_laid(state, seat, "lay"), Refusal("pass", "DIM-4.8", "must-lay")]


def cards_not_laid(state: State, seat: Seat, verb: str) -> list[Refusal]:
    """Anomalies, and Entities other than Captain Force."""
    refused = [
        Refusal(f"{verb} {name(state, card)}", "DIM-4.7", "anomaly-not-laid", {"card": name(state, card)})
        for card in anomalies_in_hand(state, seat)
    ]
    for entity in state.zones[ENTITY[seat]]:
        if state.face[entity] != CAPTAIN or not is_epic(state):
            rule = "DIM-8.19" if is_epic(state) else "DIM-8.1"
            word = name(state, entity)
            refused.append(Refusal(f"{verb} {word}", rule, "entity-not-laid", {"card": word}))
    return refused


def at_moving(state: State, seat: Seat) -> list[Refusal]:
    refused = []
    for card in anomalies_in_hand(state, seat):
        if not is_playable(state, seat, card):
            captain = captain_on_field(state) is not None
            rule = "DIM-8.16" if captain else "DIM-6.11"
            word = name(state, card)
            refused.append(Refusal(f"play {word}", rule, "nothing-to-take", {"card": word}))
    captain_card = captain_on_field(state)
    if captain_card is not None and state.zones[ENTITY[seat]]:
        refused.append(Refusal(f"move {name(state, captain_card)}", "DIM-8.4", "captain-not-yours"))
    for row in DIMENSION[: state.setup.seats]:
        for card in state.zones[row[AURA]]:
            word = name(state, card)
            refused.append(Refusal(f"move {word}", "DIM-8.9", "aura-not-moved", {"card": word}))
    if any(verb == "move" for verb in verbs(state)):
        refused.append(Refusal("pass", "DIM-4.9", "must-move"))
    return refused


def at_moving_to(state: State, seat: Seat) -> list[Refusal]:
    here = seat_of(state.zone[Card(state.prompt_args[0])])
    return [Refusal(f"to p{here + 1}", "DIM-4.9", "there-already", {"dimension": f"p{here + 1}"})]


def at_attacking(state: State, seat: Seat) -> list[Refusal]:
    legal = set(legal_attacks(state, seat))
    refused = [Refusal("pass", "DIM-4.11", "must-attack")]
    targets = [squad for row in DIMENSION[: state.setup.seats] for squad in row if state.zones[squad]]
    for faction in range(AURA):
        own = DIMENSION[seat][faction]
        if not state.zones[own]:
            continue
        for target in targets:
            if target != own and ATTACK + faction + (target << ARG_BITS) not in legal:
                refused.append(refuse_attack(state, own, target))
    if state.zones[DIMENSION[seat][AURA]]:
        refused.append(Refusal("attack aura", "DIM-8.9", "aura-attacks-not"))
    return refused


def refuse_attack(state: State, own: Zone, target: Zone) -> Refusal:
    """The clause against one pair of attacker and target."""
    faction, other = faction_of(own), faction_of(target)
    if faction == other:
        rule, reason = "DIM-5.4", "same-faction"
    elif other == AURA and faction == PURPLE:
        rule, reason = "DIM-8.10", "purple-not-aura"
    elif other != AURA and not can_lose_a_card(state, target):
        rule, reason = "DIM-8.3", "captain-alone"
    elif other == AURA:
        rule, reason = "DIM-8.10", "aura-too-large"
    else:
        rule, reason = "DIM-5.3", "too-weak"
    target_name = ZONES.kinds[target].name
    values: dict[str, str | int] = {
        "squad": FACTIONS[faction],
        "target": target_name,
        "own": len(state.zones[own]),
        "theirs": len(state.zones[target]),
    }
    return Refusal(f"attack {FACTIONS[faction]} {target_name}", rule, reason, values)


def at_removing(state: State, seat: Seat) -> list[Refusal]:
    squad = state.zones[Zone(state.prompt_args[0])]
    return [
        Refusal(f"remove {name(state, card)}", "DIM-8.3", "captain-stays")
        for card in squad
        if state.face[card] == CAPTAIN
    ]


def at_taking(state: State, seat: Seat) -> list[Refusal]:
    """Squads that an Anomaly can't take: Captain Force alone, and Auras for the Wormhole."""
    refused = []
    source = Card(state.prompt_args[0])
    for row in DIMENSION[: state.setup.seats]:
        squads = {"captain-alone": row[RED]}
        if name(state, source) == "wormhole":
            squads["aura-not-moved-whole"] = row[AURA]
        for reason, squad in squads.items():
            if not state.zones[squad]:
                continue
            if reason == "captain-alone" and can_lose_a_card(state, squad):
                continue
            rule = "DIM-8.16" if reason == "captain-alone" else "DIM-8.9"
            target = ZONES.kinds[squad].name
            refused.append(Refusal(f"take {target}", rule, reason, {"target": target}))
    return refused


def name(state: State, card: Card) -> str:
    return FACES[state.face[card]]


def verbs(state: State) -> list[str]:
    decision = state.decision
    return [option.verb.name for option in decision.options] if decision else []


_BY_PROMPT = {
    ASK_BATTLE: at_showing,
    ASK_LAY: at_laying,
    ASK_MOVE: at_moving,
    ASK_MOVE_TO: at_moving_to,
    ASK_ATTACK: at_attacking,
    ASK_REMOVE: at_removing,
    ASK_SQUAD: at_taking,
}
