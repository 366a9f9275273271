"""What the log tells: what was really gained, what Nemesis does instead, what leaves the game."""

from typing import Any

import pytest
from tests.support.rules import rule
from tests.support.shards import GAME, Player, Table, reveals

import deckwright as dw
from deckwright.kernel.ids import Seat
from deckwright.text import Speaker

Values = dict[str, str | int | None]


def told(table: Table, kind: str) -> list[Values]:
    """The values of all events of a kind."""
    return [event.values for event in table.log if event.kind == kind]


def her_turn(card: str, her: Player, **rest: Any) -> list[dw.Event]:
    """The events of a turn in which Nemesis reveals this card, after yours."""
    row = [*["order-initiate"] * 3, *["data-heretic"] * 3]
    centre = [card, *["shard-abstractor"] * 3]
    sides: tuple[Player, Player] = ({}, {"leader": "tetra", **her})
    return Table(*sides, mode="nemesis", row=row, centre=centre, **rest).end().log


@rule("SHI-1.2", "SHI-6.15")
@pytest.mark.parametrize(("before", "gained"), [(40, 4), (46, 4), (48, 2)])
def test_health_is_told_as_far_as_it_was_gained(before: int, gained: int) -> None:
    table = Table({"hand": ["spore-cleric"], "health": before}).play("spore-cleric")
    assert told(table, "gained-health") == [{"seat": "p1", "health": gained}]
    assert table.health[0] == before + gained


@rule("SHI-1.2", "SHI-6.15")
def test_full_health_gains_nothing_and_nothing_is_told_of_it() -> None:
    table = Table({"hand": ["spore-cleric"]}).play("spore-cleric")
    assert told(table, "gained-health") == []


@rule("SHI-6.15", "SHI-7.33")
def test_what_waits_for_health_still_sees_all_of_it() -> None:
    table = Table({"hand": ["entropic-talons", "spore-cleric"], "health": 49})
    table.play("entropic-talons").play("spore-cleric")
    assert told(table, "gained-health") == [{"seat": "p1", "health": 1}]
    assert told(table, "gained-power") == [{"seat": "p1", "power": 4}]


@rule("SHI-11.35")
def test_the_health_of_nemesis_is_told_in_the_same_way() -> None:
    events = her_turn("furrowing-elemental", {"health": 48})
    gained = [event.values for event in events if event.kind == "gained-health"]
    assert gained == [{"seat": "nemesis", "health": 2}]


@rule("SHI-11.5")
@pytest.mark.parametrize("what", ["mastery", "power", "health"])
def test_what_nemesis_gains_instead_of_cards_is_told_so(what: str) -> None:
    events = her_turn("limiter-drones", {"health": 30}, nemesis=what)
    assert [event.values for event in events if event.kind == f"{what}-for-cards"] == [
        {"seat": "nemesis", what: 1}
    ]
    assert f"gained-{what}" not in [event.kind for event in events]


@rule("SHI-11.5")
def test_the_gain_instead_of_cards_reads_well() -> None:
    event = dw.Event("mastery-for-cards", {"seat": "nemesis", "mastery": 2})
    assert {language: Speaker(language, game=GAME).event(event) for language in ("en", "ru", "uk")} == {
        "en": "Instead of drawing, Nemesis gains 2 mastery.",
        "ru": "Вместо карт Немезида получает 2 мастерства.",
        "uk": "Замість карт Немезида отримує 2 опанування.",
    }


@rule("SHI-11.1", "SHI-11.16")
@pytest.mark.parametrize("relics", [True, False])
@pytest.mark.parametrize(
    ("leader", "card"),
    [
        ("decima", "limiter-drones"),
        ("ko-syn-wu", "pall-shades"),
        ("tetra", "cloud-oracles"),
        ("volos", "arach-devotees"),
    ],
)
def test_the_eleventh_card_is_told_when_it_is_added(leader: str, card: str, relics: bool) -> None:
    state = GAME.new(seed=1, mode="nemesis", relics=relics)
    state.choose(f"leader {leader}")
    events = list(state.choose(0))
    added = [event.values for event in events if event.kind == "companion-added"]
    assert added == [{"seat": "p1", "companion": card}]


@rule("SHI-11.1")
def test_in_other_games_no_card_is_added() -> None:
    state = GAME.new(seed=1, leaders="choice", seats=2)
    events = [event for leader in ("decima", "volos") for event in state.choose(f"leader {leader}")]
    assert "drew" in [event.kind for event in events]
    assert "companion-added" not in [event.kind for event in events]


@rule("SHI-9.3")
def test_the_relic_that_is_not_recruited_is_told_to_leave() -> None:
    table = Table({"mastery": 10, "relics": ["praetorian-01", "praetorian-02"]})
    table.do("relic praetorian-01@p1/relics.1")
    assert [event.kind for event in table.log] == ["relic-recruited", "relic-left"]
    assert told(table, "relic-left") == [{"seat": "p1", "card": "praetorian-02@out.1"}]


@rule("SHI-10.27", "SHI-12.5")
def test_a_secret_relic_leaves_unseen_by_the_others() -> None:
    table = Table({"mastery": 10, "secrets": ["praetorian-01", "datic-robes"]})
    happened = table.state.choose("relic praetorian-01@p1/secrets.1")
    seen = [
        [event.values for event in happened.seen_by(Seat(seat)) if event.kind == "relic-left"]
        for seat in (0, 1)
    ]
    assert seen == [[{"seat": "p1", "card": "datic-robes@out.1"}], [{"seat": "p1", "card": None}]]


@rule("SHI-9.3")
def test_nothing_leaves_if_there_is_one_relic_only() -> None:
    table = Table({"mastery": 10, "relics": ["praetorian-01"]}).do("relic praetorian-01@p1/relics.1")
    assert told(table, "relic-left") == []


@rule("SHI-11.13", "SHI-7.22")
@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "You choose for Nemesis. "),
        ("ru", "Вы выбираете за Немезиду. "),
        ("uk", "Ви обираєте за Немезиду. "),
    ],
)
def test_whoever_orders_copies_for_nemesis_is_told_so(language: str, words: str) -> None:
    her: Player = {"mastery": 20, "play": ["general-decurion"]}
    table = reveals("korvus-legionnaire", her, "mining-drones")
    decision = table.state.decision
    assert decision is not None
    assert decision.prompt == "nemesis-copy-order"
    assert Speaker(language, game=GAME).prompt(decision).startswith(words)
