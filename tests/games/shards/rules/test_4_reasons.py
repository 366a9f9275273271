"""Why not, in words: each position, what is refused there, and the clause and the reason that are told."""

import re

import pytest
from tests.support.rules import rule
from tests.support.shards import GAME, Player, Table

import deckwright as dw
from deckwright.games import hints_of
from deckwright.games.shards.table import WORDS
from deckwright.text import LANGUAGES, Speaker
from deckwright.text.catalogue import game_folder

Told = dict[str, tuple[str, str]]

BOTH = {"crystals": 1, "power": 3}
ZETTA = "zetta-the-encryptor"
PLAYED: list[object] = [{"card": card, "played": True} for card in ("kiln-drone", "spore-cleric")]


def at(you: Player | None = None, *foes: Player, **rest: object) -> Table:
    return Table(you, *foes, **rest)


POSITIONS: dict[str, tuple[Table, Told]] = {
    "a card costs more than there is": (
        at(row=["evokatus", "nil-assassin"], crystals=1),
        {
            "recruit evokatus@row.1": ("SHI-4.4", "shards-too-dear"),
            "fast-play evokatus@row.1": ("SHI-4.5", "shards-no-mercenary"),
            "recruit nil-assassin@row.1": ("SHI-4.4", "shards-too-dear"),
            "fast-play nil-assassin@row.1": ("SHI-4.5", "shards-too-dear"),
        },
    ),
    "a card that is no mercenary, with enough crystals": (
        at(row=["evokatus", "axia"], crystals=9),
        {
            "fast-play evokatus@row.1": ("SHI-4.5", "shards-no-mercenary"),
            "fast-play axia@row.1": ("SHI-4.5", "shards-no-mercenary"),
        },
    ),
    "a champion without an ability to exhaust": (
        at({"play": [ZETTA]}, crystals=1),
        {f"exhaust {ZETTA}.1": ("SHI-4.15", "shards-nothing-to-exhaust")},
    ),
    "a champion that is exhausted": (
        at({"play": [{"card": "optio-crusher", "exhausted": True}, "optio-crusher"]}, crystals=1),
        {"exhaust optio-crusher.1": ("SHI-4.6", "shards-exhausted")},
    ),
    "a champion without the keyword it needs": (
        at({"play": ["giga-source-adept"]}, crystals=1),
        {"exhaust giga-source-adept.1": ("SHI-7.16", "shards-keyword-missing")},
    ),
    "Focus without a crystal": (at(), {"focus": ("SHI-4.7", "shards-no-crystal")}),
    "Focus a second time": (at(crystals=5, focused=True), {"focus": ("SHI-4.7", "shards-focused")}),
    "a champion with more health than there is power": (
        at({}, {"play": ["optio-crusher"]}, **BOTH),
        {"attack optio-crusher.1": ("SHI-4.8", "shards-too-strong")},
    ),
    "a champion that says itself that it can't be attacked": (
        at({}, {"play": ["li-hin-the-shattered"]}, crystals=1, power=9),
        {"attack li-hin-the-shattered.1": ("SHI-1.6", "shards-protected")},
    ),
    "a champion beside Zetta, and her player": (
        at({}, {"play": [ZETTA, "evokatus"]}, crystals=1, power=9),
        {
            "attack evokatus.1": ("SHI-1.6", "shards-protected-by"),
            "assign p2 9": ("SHI-5.9", "shards-untouchable"),
        },
    ),
    "a champion whose own text protects it as long as another is there": (
        at({}, {"play": ["drakonarius", "general-decurion"]}, crystals=1, power=9),
        {"attack drakonarius.1": ("SHI-1.6", "shards-protected-by")},
    ),
    "a champion that wants mastery": (
        at({"mastery": 4}, {"play": ["raidian-cloud-master"], "mastery": 5}, crystals=1, power=9),
        {"attack raidian-cloud-master.1": ("SHI-7.32", "shards-less-mastery")},
    ),
    "an opponent of a team game who does not sit opposite": (
        at({}, {}, {}, {}, mode="team", **BOTH),
        {"assign p3 3": ("SHI-10.3", "shards-not-opposite")},
    ),
    "a player whom infinite power can't reach": (
        at({}, {"play": [ZETTA]}, crystals=1, power="infinite"),
        {"assign p2": ("SHI-5.9", "shards-untouchable")},
    ),
    "Nemesis behind Zetta": (
        at({}, {"play": [ZETTA]}, mode="nemesis", **BOTH),
        {
            f"attack {ZETTA}.1": ("SHI-4.8", "shards-too-strong"),
            "assign nemesis 3": ("SHI-5.9", "shards-untouchable"),
        },
    ),
    "a relic before its time": (
        at({"mastery": 9, "relics": ["praetorian-01"], "secrets": ["datic-robes"]}, crystals=1),
        {
            "relic praetorian-01@p1/relics.1": ("SHI-9.2", "shards-relic-too-early"),
            "relic datic-robes@p1/secrets.1": ("SHI-9.2", "shards-relic-too-early"),
        },
    ),
}

TWO_AT_ONCE: dict[str, tuple[Table, Told]] = {
    "too dear and no mercenary: that it is none": (
        at(row=["axia"]),
        {
            "recruit axia@row.1": ("SHI-4.4", "shards-too-dear"),
            "fast-play axia@row.1": ("SHI-4.5", "shards-no-mercenary"),
            "focus": ("SHI-4.7", "shards-no-crystal"),
        },
    ),
    "exhausted, and nothing to exhaust: that there is nothing": (
        at({"play": [{"card": ZETTA, "exhausted": True}]}, crystals=1),
        {f"exhaust {ZETTA}.1": ("SHI-4.15", "shards-nothing-to-exhaust")},
    ),
    "exhausted, and without its keyword: that it is exhausted": (
        at({"play": [{"card": "giga-source-adept", "exhausted": True}]}, crystals=1),
        {"exhaust giga-source-adept.1": ("SHI-4.6", "shards-exhausted")},
    ),
    "Focus used, and no crystal: that it is used": (
        at(focused=True),
        {"focus": ("SHI-4.7", "shards-focused")},
    ),
    "protected, and too strong: that it is protected": (
        at({}, {"play": [ZETTA, "optio-crusher"]}, **BOTH),
        {
            f"attack {ZETTA}.1": ("SHI-4.8", "shards-too-strong"),
            "attack optio-crusher.1": ("SHI-1.6", "shards-protected-by"),
            "assign p2 3": ("SHI-5.9", "shards-untouchable"),
        },
    ),
    "protected by its own text and by Zetta: by its own, for she is not in the way": (
        at({}, {"play": [ZETTA, "li-hin-the-shattered"]}, crystals=1, power=9),
        {
            "attack li-hin-the-shattered.1": ("SHI-1.6", "shards-protected"),
            "assign p2 9": ("SHI-5.9", "shards-untouchable"),
        },
    ),
    "protected, and wanting mastery: that it is protected": (
        at({}, {"play": [ZETTA, "raidian-cloud-master"], "mastery": 5}, crystals=1, power=9),
        {
            "attack raidian-cloud-master.1": ("SHI-1.6", "shards-protected-by"),
            "assign p2 9": ("SHI-5.9", "shards-untouchable"),
        },
    ),
    "wanting mastery, and too strong: that it wants mastery": (
        at({}, {"play": ["raidian-cloud-master"], "mastery": 5}, crystals=1, power=1),
        {"attack raidian-cloud-master.1": ("SHI-7.32", "shards-less-mastery")},
    ),
    "not opposite, and behind Zetta: that they don't sit opposite": (
        at({}, {}, {"play": [ZETTA]}, {}, mode="team", **BOTH),
        {
            f"attack {ZETTA}.1": ("SHI-4.8", "shards-too-strong"),
            "assign p3 3": ("SHI-10.3", "shards-not-opposite"),
        },
    ),
}

NAMED: dict[str, tuple[Table, str]] = {
    "attack evokatus.1": (POSITIONS["a champion beside Zetta, and her player"][0], f"{ZETTA}.1"),
    "assign p2 9": (POSITIONS["a champion beside Zetta, and her player"][0], f"{ZETTA}.1"),
    "attack drakonarius.1": (
        POSITIONS["a champion whose own text protects it as long as another is there"][0],
        "general-decurion.1",
    ),
}


@rule("SHI-4.2")
@pytest.mark.parametrize("position", POSITIONS)
def test_what_is_refused_is_told_with_its_clause_and_its_reason(position: str) -> None:
    table, told = POSITIONS[position]
    assert table.refusals() == told
    assert set(told).isdisjoint(table.options)


@rule("SHI-4.2")
@pytest.mark.parametrize("position", TWO_AT_ONCE)
def test_where_two_reasons_hold_one_is_told(position: str) -> None:
    table, told = TWO_AT_ONCE[position]
    assert table.refusals() == told


@rule("SHI-1.6", "SHI-5.9")
@pytest.mark.parametrize("action", NAMED)
def test_the_card_in_the_way_is_named(action: str) -> None:
    table, protector = NAMED[action]
    (refusal,) = [each for each in table.state.why_not(0) if each.action == action]
    assert refusal.values["protector"] == protector
    for language in LANGUAGES:
        speaker = Speaker(language, game=GAME)
        names = [speaker.card_name(protector.removesuffix(".1"), case) for case in ("nom", "acc")]
        assert any(name in speaker.refusal(refusal) for name in names)


@rule("SHI-6.2", "SHI-6.8")
def test_what_playing_the_rest_would_lose_has_its_reasons() -> None:
    by_mastery = Table({"hand": ["aetherbreaker"], "mastery": 9}, crystals=1)
    you: Player = {"hand": ["order-initiate"], "play": [*PLAYED, "zen-chi-set-godkiller"]}
    by_keyword = Table(you | {"discard": ["nil-assassin"]})
    told = [*losses(by_mastery), *losses(by_keyword)]
    assert told == [
        ("play aetherbreaker", "SHI-6.2", "shards-rest-mastery"),
        ("play order-initiate", "SHI-6.8", "shards-rest-keyword"),
    ]
    assert {(clause, reason) for _, clause, reason in told} == LOSSES


def losses(table: Table) -> list[tuple[str, str, str]]:
    step = hints_of(GAME).rest(table.state)
    assert step is not None
    return [(each.action, each.rule, each.reason) for each in step.losses]


LOSSES = {("SHI-6.2", "shards-rest-mastery"), ("SHI-6.8", "shards-rest-keyword")}


def test_every_reason_has_a_position() -> None:
    declared = {(reason.clause, reason.name) for reason in WORDS.reasons[1:]}
    assert declared == LOSSES | {told for _, each in POSITIONS.values() for told in each.values()}


def test_every_reason_told_is_declared() -> None:
    messages = (game_folder(GAME) / "messages.en.ftl").read_text(encoding="utf-8")
    written = set(re.findall(r"(?m)^refusal-(\S+) =", messages))
    assert written == {reason.name for reason in WORDS.reasons[1:]}


@pytest.mark.parametrize("seed", range(4))
def test_no_other_reason_comes_up_in_play(seed: int) -> None:
    known = {told for _, table in (*POSITIONS.values(), *TWO_AT_ONCE.values()) for told in table.values()}
    rng = dw.Rng(seed)
    state = GAME.new(seed=seed, seats=1 + seed, mode="nemesis" if not seed else "standard")
    looked = 0
    while state.decision is not None and looked < 300:
        told = {(each.rule, each.reason) for each in state.why_not(state.decider)}
        assert told <= known
        looked += 1
        state.choose(rng.below(len(state.codes)))
    assert looked
