"""Every reason for a refusal: a position, what is refused there, the clause and the words for it."""

import re
from typing import Any, NamedTuple

import pytest
from tests.games.codex.keywords import give
from tests.support.codex import Board, Player

import deckwright
from deckwright.games.codex.table import WORDS
from deckwright.text.catalogue import game_folder


def at(slot: str, card: str, **marks: Any) -> dict[str, Any]:
    return {"card": card, "slot": slot, **marks}


class Case(NamedTuple):
    """What is refused in a position, and why. `then` are choices that lead there."""

    you: Player
    foe: Player
    action: str
    rule: str
    reason: str
    then: tuple[str, ...] = ()
    rest: tuple[tuple[str, Any], ...] = ()
    seat: int = 0
    printed: tuple[str, str] = ("", "")
    """A keyword that no card has, printed on one for this case."""


TROQ = {"card": "troq-bashar", "level": 8}
RIVER = {"card": "river-montoya", "level": 3}
RICH: Player = {"gold": 20}
EIGHT = ["spark"] * 4
HIDDEN: Player = {"play": ["backstabber"]}

CASES: dict[str, Case] = {
    # Cards from hand.
    "no hero": Case({"hand": ["spark"], **RICH}, {}, "play spark", "COD-4.5", "codex-no-hero"),
    "another's hero": Case(
        {"play": [TROQ], "hand": ["discord"], **RICH}, {}, "play discord", "COD-4.5", "codex-other-hero"
    ),
    "no maximum": Case(
        {"play": ["troq-bashar"], "hand": ["final-smash"], **RICH}, {"play": ["tenderfoot"]},
        "play final-smash", "COD-4.6", "codex-not-maximum",
    ),
    "no tech": Case({"hand": ["iron-man"], **RICH}, {}, "play iron-man", "COD-5.1", "codex-no-tech"),
    "too dear": Case(
        {"hand": ["older-brother"], "gold": 1}, {}, "play older-brother", "COD-2.5", "codex-too-dear"
    ),
    "no target": Case(
        {"play": [TROQ], "hand": ["spark"], **RICH}, {"play": ["tenderfoot"]},
        "play spark", "COD-8.3", "codex-no-target",
    ),
    "resist": Case(
        {"play": [TROQ], "hand": ["spark"], "gold": 1}, {"play": [at("lookout", "tenderfoot")]},
        "play spark", "COD-8.6", "codex-resist",
    ),
    "unseen": Case(
        {"play": [TROQ], "hand": ["spark"], **RICH}, {"play": [at("elite", "backstabber")]},
        "play spark", "COD-9.9", "codex-target-unseen",
    ),
    "untargetable": Case(
        {"play": [TROQ], "hand": ["spark"], **RICH}, {"play": [at("elite", "tenderfoot")]},
        "play spark", "COD-9.8", "codex-untargetable", printed=("tenderfoot", "untargetable"),
    ),
    "flagbearer": Case(
        {"play": [TROQ], "hand": ["wither"], **RICH},
        {"play": ["tenderfoot", "granfalloon-flagbearer", "granfalloon-flagbearer"]},
        "pick tenderfoot.1", "COD-9.24", "codex-flagbearer-first", ("play wither",),
    ),
    "resist among targets": Case(
        {"play": [TROQ], "hand": ["wither"], "gold": 2}, {"play": ["tenderfoot", "brick-thief"]},
        "pick brick-thief.1", "COD-8.6", "codex-resist", ("play wither",),
    ),
    # Workers, buildings, heroes.
    "hired": Case(
        {"hand": ["spark"], **RICH}, {}, "hire", "COD-3.1", "codex-hired", rest=(("hired", True),)
    ),
    "no card": Case(RICH, {}, "hire", "COD-3.4", "codex-no-card"),
    "no gold": Case({"hand": ["spark"]}, {}, "hire", "COD-3.4", "codex-no-gold"),
    "few workers": Case(
        {"plans": ["tech-1-building"], **RICH}, {},
        "build tech-1-building@p1/plans.1", "COD-5.2", "codex-few-workers",
    ),
    "no lower tech": Case(
        {"plans": ["tech-2-building"], "workers": EIGHT, **RICH}, {},
        "build tech-2-building@p1/plans.1", "COD-5.2", "codex-no-lower-tech",
    ),
    "add-on unfinished": Case(
        {"plans": ["tower", "surplus"], **RICH}, {},
        "build surplus@p1/plans.1", "COD-5.17", "codex-add-on-unfinished", ("build tower@p1/plans.1",),
    ),
    "building too dear": Case(
        {"plans": ["tower"], "gold": 2}, {}, "build tower@p1/plans.1", "COD-5.2", "codex-too-dear"
    ),
    "not back": Case(
        {"play": ["troq-bashar"], **RICH}, {"play": ["harvest-reaper"]},
        "summon troq-bashar@p1/command.1", "COD-4.14", "codex-not-back",
        ("attack troq-bashar.1 harvest-reaper.1",),
    ),
    "hero limit": Case(
        {"play": ["troq-bashar"], "command": ["river-montoya"], **RICH}, {},
        "summon river-montoya@p1/command.1", "COD-4.1", "codex-hero-limit",
    ),
    "hero too dear": Case(
        {"command": ["river-montoya"], "gold": 1}, {},
        "summon river-montoya@p1/command.1", "COD-4.1", "codex-too-dear",
    ),
    "maximum": Case({"play": [TROQ], **RICH}, {}, "level troq-bashar.1", "COD-4.2", "codex-at-maximum"),
    "no gold for a level": Case(
        {"play": [RIVER]}, {}, "level river-montoya.1", "COD-4.2", "codex-no-gold"
    ),
    # Attacks.
    "just arrived": Case(
        {"play": [{"card": "tenderfoot", "arrived": True}]}, {},
        "attack tenderfoot.1", "COD-6.1", "codex-just-arrived",
    ),
    "exhausted": Case(
        {"play": [{"card": "tenderfoot", "exhausted": True}]}, {},
        "attack tenderfoot.1", "COD-6.2", "codex-exhausted",
    ),
    "unattackable": Case(
        {"play": ["iron-man"]}, {"play": ["tenderfoot"]},
        "attack iron-man.1 tenderfoot.1", "COD-9.7", "codex-unattackable",
        printed=("tenderfoot", "unattackable"),
    ),
    "out of reach": Case(
        {"play": ["iron-man"]}, {"play": ["cloud-sprite"]},
        "attack iron-man.1 cloud-sprite.1", "COD-9.14", "codex-out-of-reach",
    ),
    "not seen": Case(
        {"play": ["iron-man"]}, HIDDEN, "attack iron-man.1 backstabber.1", "COD-9.9", "codex-not-seen"
    ),
    "leader first": Case(
        {"play": ["iron-man"]}, {"play": [at("squad-leader", "tenderfoot")]},
        "attack iron-man.1 base.2", "COD-6.4", "codex-leader-first",
    ),
    "patrollers first": Case(
        {"play": ["iron-man"]}, {"play": [at("elite", "tenderfoot")]},
        "attack iron-man.1 base.2", "COD-6.4", "codex-patrollers-first",
    ),
    "will be detected": Case(
        HIDDEN, {"play": [at("elite", "tenderfoot")], "buildings": ["tower"]},
        "attack backstabber.1 base.2", "COD-5.10", "codex-will-be-detected",
    ),
    # Abilities.
    "ability exhausted": Case(
        {"play": [{**RIVER, "exhausted": True}]}, {"play": [at("elite", "tenderfoot")]},
        "use river-montoya.1 0", "COD-8.1", "codex-use-exhausted",
    ),
    "ability too soon": Case(
        {"play": [{**RIVER, "arrived": True}]}, {"play": [at("elite", "tenderfoot")]},
        "use river-montoya.1 0", "COD-8.1", "codex-use-just-arrived",
    ),
    "ability without a target": Case(
        {"play": [RIVER]}, {}, "use river-montoya.1 0", "COD-8.3", "codex-no-target"
    ),
    # Other phases.
    "must tech": Case(
        {}, {"codex": ["maestro"] * 3}, "done", "COD-2.9", "codex-must-tech", ("end",), seat=1
    ),
    "not ready": Case(
        {"play": ["iron-man", {"card": "tenderfoot", "exhausted": True}]}, {},
        "patrol tenderfoot.1", "COD-7.2", "codex-not-ready", ("end",),
    ),
    # Two reasons at once: the one that could not be helped by more gold or another turn comes first.
    "no hero and too dear": Case({"hand": ["spark"]}, {}, "play spark", "COD-4.5", "codex-no-hero"),
    "another's hero and too dear": Case(
        {"play": [TROQ], "hand": ["discord"]}, {}, "play discord", "COD-4.5", "codex-other-hero"
    ),
    "no maximum and no target": Case(
        {"play": ["troq-bashar"], "hand": ["final-smash"], **RICH}, {},
        "play final-smash", "COD-4.6", "codex-not-maximum",
    ),
    "no tech and too dear": Case({"hand": ["iron-man"]}, {}, "play iron-man", "COD-5.1", "codex-no-tech"),
    "too dear and no target": Case(
        {"play": [TROQ], "hand": ["spark"]}, {}, "play spark", "COD-2.5", "codex-too-dear"
    ),
    "unseen and resist": Case(
        {"play": [TROQ], "hand": ["spark"], "gold": 1}, {"play": [at("lookout", "backstabber")]},
        "play spark", "COD-9.9", "codex-target-unseen",
    ),
    "hired and no card": Case(RICH, {}, "hire", "COD-3.1", "codex-hired", rest=(("hired", True),)),
    "no card and no gold": Case({}, {}, "hire", "COD-3.4", "codex-no-card"),
    "few workers and too dear": Case(
        {"plans": ["tech-1-building"]}, {},
        "build tech-1-building@p1/plans.1", "COD-5.2", "codex-few-workers",
    ),
    "few workers and no lower tech": Case(
        {"plans": ["tech-2-building"], **RICH}, {},
        "build tech-2-building@p1/plans.1", "COD-5.2", "codex-few-workers",
    ),
    "no lower tech and too dear": Case(
        {"plans": ["tech-2-building"], "workers": EIGHT}, {},
        "build tech-2-building@p1/plans.1", "COD-5.2", "codex-no-lower-tech",
    ),
    "hero limit and too dear": Case(
        {"play": ["troq-bashar"], "command": ["river-montoya"]}, {},
        "summon river-montoya@p1/command.1", "COD-4.1", "codex-hero-limit",
    ),
    "maximum and no gold": Case({"play": [TROQ]}, {}, "level troq-bashar.1", "COD-4.2", "codex-at-maximum"),
    "exhausted and just arrived": Case(
        {"play": [{"card": "tenderfoot", "exhausted": True, "arrived": True}]}, {},
        "attack tenderfoot.1", "COD-6.2", "codex-exhausted",
    ),
    "ability exhausted and too soon": Case(
        {"play": [{**RIVER, "exhausted": True, "arrived": True}]}, {},
        "use river-montoya.1 0", "COD-8.1", "codex-use-exhausted",
    ),
    "out of reach behind a leader": Case(
        {"play": ["iron-man"]}, {"play": [at("squad-leader", "tenderfoot"), "cloud-sprite"]},
        "attack iron-man.1 cloud-sprite.1", "COD-9.14", "codex-out-of-reach",
    ),
    "not seen behind a patroller": Case(
        {"play": ["iron-man"]}, {"play": [at("elite", "tenderfoot"), "backstabber"]},
        "attack iron-man.1 backstabber.1", "COD-9.9", "codex-not-seen",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", CASES)
def test_what_is_refused_is_told_with_its_clause_and_its_reason(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    case = CASES[name]
    if case.printed[0]:
        give(monkeypatch, *case.printed)
    board = Board(case.you, case.foe, **dict(case.rest)).do(*case.then)
    assert case.action not in board.options
    assert board.refusals(case.seat)[case.action] == (case.rule, case.reason)


def test_every_reason_told_has_a_case() -> None:
    told = {case.reason for case in CASES.values()}
    messages = (game_folder(deckwright.game("codex")) / "messages.en.ftl").read_text(encoding="utf-8")
    assert set(re.findall(r"(?m)^refusal-(\S+) =", messages)) == told


def test_every_reason_has_a_case() -> None:
    declared = {(reason.name, reason.clause) for reason in WORDS.reasons[1:]}
    assert declared == {(case.reason, case.rule) for case in CASES.values()}
