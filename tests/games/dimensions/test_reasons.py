"""Every reason for a refusal: a position, what is refused there, the clause and the words for it.

The Spiral is red, green, yellow, blue, purple: each beats the next.
"""

import re
from typing import Any, NamedTuple

import pytest
from tests.support.table import Table, player, position

import deckwright as dw
from deckwright.games.dimensions.table import WORDS
from deckwright.text.catalogue import game_folder

Players = list[dict[str, Any]]


class Case(NamedTuple):
    """What is refused in a position, and why. `then` are choices that lead there."""

    phase: str
    players: Players
    action: str
    rule: str
    reason: str
    then: tuple[str, ...] = ()
    epic: bool = False
    seat: str = "p1"


def three(first: dict[str, Any], second: dict[str, Any] | None = None) -> Players:
    return [first, second or player(), player()]


def fight(own: list[str], theirs: list[str], **more: list[str]) -> Players:
    """Squads of p1 and p2; those of p3 make that there is more than one attack to choose from."""
    first, second = player(dimension=own), player(dimension=theirs)
    return [
        {**first, **({"aura": more["own_aura"]} if "own_aura" in more else {})},
        {**second, **({"aura": more["aura"]} if "aura" in more else {})},
        player(dimension=["green-9", "red-9"]),
    ]


GREEN_FIVE = [f"green-{number}" for number in range(1, 6)]
CAPTAIN = player(entity="red", dimension=["captain-force"])

CASES: dict[str, Case] = {
    # Whose decision it is.
    "chosen already": Case(
        "battle", three(player(hand=["red-1"]), player(hand=["red-2"])), "", "DIM-4.2", "chosen-already",
        ("show red-1",),
    ),
    "sign chosen already": Case("start", three(player()), "", "DIM-3.5", "chosen-already", ("sign rock",)),
    "not your move": Case(
        "reinforcement", three(player(hand=["red-1"])), "", "DIM-4.14", "not-your-move", seat="p2"
    ),
    # Singularity.
    "no five in one": Case(
        "reinforcement", three(player(entity="green", hand=["red-1"])), "declare", "DIM-8.5",
        "cannot-declare", epic=True,
    ),
    "not everywhere": Case(
        "reinforcement", three(player(entity="yellow", hand=["red-1"])), "declare", "DIM-8.6",
        "cannot-declare", epic=True,
    ),
    "not 42": Case(
        "reinforcement", three(player(entity="blue", hand=["red-1"])), "declare", "DIM-8.7", "cannot-declare",
        epic=True,
    ),
    "no early win of red": Case(
        "reinforcement", three(player(entity="red", hand=["red-1"])), "declare", "DIM-8.28", "cannot-declare",
        epic=True,
    ),
    "no early win of purple": Case(
        "reinforcement", three(player(entity="purple", hand=["red-1"])), "declare", "DIM-8.28",
        "cannot-declare", epic=True,
    ),
    # Laying cards.
    "anomaly shown": Case(
        "battle", three(player(hand=["red-1", "wormhole"])), "show wormhole", "DIM-4.7", "anomaly-not-laid"
    ),
    "anomaly laid": Case(
        "reinforcement", three(player(hand=["red-1", "wormhole"])), "lay wormhole", "DIM-4.7",
        "anomaly-not-laid",
    ),
    "entity in the base mode": Case(
        "battle", three(player(entity="red", hand=["red-1"])), "show entity-red", "DIM-8.1", "entity-not-laid"
    ),
    "entity in the epic mode": Case(
        "reinforcement", three(player(entity="blue", hand=["red-1"])), "lay entity-blue", "DIM-8.19",
        "entity-not-laid", epic=True,
    ),
    "must lay": Case("reinforcement", three(player(hand=["red-1"])), "pass", "DIM-4.8", "must-lay"),
    # Moving.
    "nothing to take": Case(
        "movement", three(player(hand=["wormhole"])), "play wormhole", "DIM-6.11", "nothing-to-take"
    ),
    "nothing but Captain Force": Case(
        "movement", three({**CAPTAIN, "hand": ["black-hole"]}), "play black-hole", "DIM-8.16",
        "nothing-to-take", epic=True,
    ),
    "another's captain": Case(
        "movement", three(player(entity="blue", dimension=["red-1"]), CAPTAIN), "move entity-red", "DIM-8.4",
        "captain-not-yours", epic=True,
    ),
    "aura": Case(
        "movement", three(player(dimension=["red-1"], aura=["blue-1"])), "move blue-1", "DIM-8.9",
        "aura-not-moved", epic=True,
    ),
    "must move": Case("movement", three(player(dimension=["red-1"])), "pass", "DIM-4.9", "must-move"),
    "there already": Case(
        "movement", three(player(dimension=["red-1"])), "to p1", "DIM-4.9", "there-already", ("move red-1",)
    ),
    "aura moved whole": Case(
        "movement", three(player(hand=["wormhole"], dimension=["red-1", "blue-2"], aura=["blue-1"])),
        "take p1/aura", "DIM-8.9", "aura-not-moved-whole", ("play wormhole",), epic=True,
    ),
    "captain taken": Case(
        "movement",
        three(player(entity="blue", hand=["black-hole"], dimension=["green-1", "blue-2"]), CAPTAIN),
        "take p2/red", "DIM-8.16", "captain-alone", ("play black-hole",), epic=True,
    ),
    # Attacks.
    "must attack": Case("attack", fight(["red-1"], ["green-1"]), "pass", "DIM-4.11", "must-attack"),
    "same faction": Case(
        "attack", fight(["red-1", "red-2"], ["red-3", "blue-1", "green-1"]),
        "attack red p2/red", "DIM-5.4", "same-faction",
    ),
    "too weak": Case(
        "attack", fight(["red-1"], ["blue-1", "green-1"]), "attack red p2/blue", "DIM-5.3", "too-weak"
    ),
    "purple against an aura": Case(
        "attack", fight(["purple-1", "purple-2"], ["red-1", "blue-2"], aura=["blue-1"]),
        "attack purple p2/aura", "DIM-8.10", "purple-not-aura", epic=True,
    ),
    "aura too large": Case(
        "attack", fight(["red-1"], ["green-1"], aura=["blue-1"]),
        "attack red p2/aura", "DIM-8.10", "aura-too-large", epic=True,
    ),
    "captain attacked": Case(
        "attack", three(player(entity="blue", dimension=["purple-1", "red-1", "red-2", "green-1"]), CAPTAIN),
        "attack purple p2/red", "DIM-8.3", "captain-alone", epic=True,
    ),
    "aura attacks": Case(
        "attack", fight(["red-1"], ["green-1"], own_aura=["blue-1"]),
        "attack aura", "DIM-8.9", "aura-attacks-not", epic=True,
    ),
    "captain removed": Case(
        "attack",
        three(
            player(entity="blue", dimension=["purple-1", "purple-2", "purple-3", "purple-4"]),
            player(entity="red", dimension=["captain-force", "red-1", "red-2"]),
        ),
        "remove entity-red", "DIM-8.3", "captain-stays", epic=True,
    ),
    # Two reasons at once.
    "own faction and too weak": Case(
        "attack", fight(["red-1"], ["red-2", "red-3", "green-1"]),
        "attack red p2/red", "DIM-5.4", "same-faction",
    ),
    "purple and too few": Case(
        "attack", fight(["purple-1"], ["red-1", "red-2"], aura=["blue-1", "blue-2"]),
        "attack purple p2/aura", "DIM-8.10", "purple-not-aura", epic=True,
    ),
    "captain alone and own faction": Case(
        "attack",
        [
            player(entity="blue", dimension=["red-1", "red-2"]),
            CAPTAIN,
            player(dimension=["green-9", "blue-9"]),
        ],
        "attack red p2/red", "DIM-5.4", "same-faction", epic=True,
    ),
}  # fmt: skip


def table_of(case: Case) -> Table:
    players = [dict(each) for each in case.players]
    return position(players, phase=case.phase, epic=case.epic).choose(*case.then)


@pytest.mark.parametrize("name", CASES)
def test_what_is_refused_is_told_with_its_clause_and_its_reason(name: str) -> None:
    case = CASES[name]
    table = table_of(case)
    assert case.action not in table.options
    refusal = table.refusal(case.action, case.seat)
    assert (refusal.rule, refusal.reason) == (case.rule, case.reason)


def test_every_reason_told_has_a_case() -> None:
    told = {case.reason for case in CASES.values()}
    folder = game_folder(dw.game("dimensions"))
    messages = (folder / "messages.en.ftl").read_text(encoding="utf-8")
    assert set(re.findall(r"(?m)^refusal-(\S+) =", messages)) == told


def test_every_reason_has_a_case() -> None:
    declared = {(reason.name, reason.clause) for reason in WORDS.reasons[1:]}
    assert declared == {(case.reason, case.rule) for case in CASES.values()}
