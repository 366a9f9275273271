"""SHI-4: what is refused in the main phase, and the clause behind it."""

import pytest
from tests.support.rules import rule
from tests.support.shards import Table


@rule("SHI-4.4")
def test_a_card_that_is_too_dear_is_refused() -> None:
    table = Table(crystals=2, row=["reactor-drone", "mining-drones"])
    assert table.refusals()["recruit reactor-drone@row.1"] == ("SHI-4.4", "shards-too-dear")
    assert "recruit mining-drones@row.1" not in table.refusals()


@rule("SHI-4.4")
def test_the_refusal_of_a_dear_card_tells_price_and_crystals() -> None:
    (refusal,) = [
        each for each in Table(crystals=2, row=["evokatus"]).state.why_not(0) if "recruit" in each.action
    ]
    assert refusal.values == {"card": "evokatus@row.1", "price": 4, "crystals": 2}


@rule("SHI-4.4")
def test_every_copy_in_the_row_is_refused() -> None:
    table = Table(crystals=2, row=["reactor-drone", "reactor-drone"])
    refused = table.refusals()
    assert refused["recruit reactor-drone@row.1"] == refused["recruit reactor-drone@row.2"]


@rule("SHI-4.5")
def test_a_mercenary_that_is_too_dear_is_refused_for_both_ways() -> None:
    table = Table(crystals=1, row=["nil-assassin"])
    assert table.refusals()["fast-play nil-assassin@row.1"] == ("SHI-4.5", "shards-too-dear")
    assert table.refusals()["recruit nil-assassin@row.1"] == ("SHI-4.4", "shards-too-dear")


@rule("SHI-4.5")
@pytest.mark.parametrize("card", ["reactor-drone", "evokatus"])
def test_fast_playing_anything_but_a_mercenary_is_refused(card: str) -> None:
    table = Table(crystals=9, row=[card])
    assert table.refusals() == {f"fast-play {card}@row.1": ("SHI-4.5", "shards-no-mercenary")}


@rule("SHI-4.6")
def test_exhausting_a_champion_twice_is_refused() -> None:
    table = Table({"play": ["optio-crusher"]}, crystals=1)
    assert table.refusals() == {}
    table.exhaust("optio-crusher")
    assert table.refusals() == {"exhaust optio-crusher.1": ("SHI-4.6", "shards-exhausted")}


@rule("SHI-4.15")
def test_exhausting_a_champion_without_an_exhaust_ability_is_refused() -> None:
    table = Table({"play": ["zetta-the-encryptor"]}, crystals=1)
    assert table.refusals() == {"exhaust zetta-the-encryptor.1": ("SHI-4.15", "shards-nothing-to-exhaust")}


@rule("SHI-7.16")
def test_exhausting_giga_without_dominion_is_refused() -> None:
    table = Table({"play": ["giga-source-adept"]}, crystals=1)
    assert table.refusals() == {"exhaust giga-source-adept.1": ("SHI-7.16", "shards-keyword-missing")}


@rule("SHI-4.7")
def test_focus_without_a_crystal_is_refused() -> None:
    assert Table().refusals() == {"focus": ("SHI-4.7", "shards-no-crystal")}


@rule("SHI-4.7")
def test_a_second_focus_is_refused() -> None:
    table = Table(crystals=2).do("focus")
    assert table.refusals() == {"focus": ("SHI-4.7", "shards-focused")}


@rule("SHI-4.8")
def test_attacking_a_champion_with_too_little_power_is_refused() -> None:
    table = Table({}, {"play": ["optio-crusher", "evokatus"]}, crystals=1, power=3)
    assert table.refusals() == {"attack optio-crusher.1": ("SHI-4.8", "shards-too-strong")}
    (refusal,) = table.state.why_not(0)
    assert refusal.values == {"card": "optio-crusher.1", "health": 4, "power": 3}


@rule("SHI-1.6", "SHI-7.4")
def test_attacking_a_protected_champion_is_refused() -> None:
    table = Table({}, {"play": ["zetta-the-encryptor", "evokatus"]}, crystals=1, power=9)
    assert table.refusals()["attack evokatus.1"] == ("SHI-1.6", "shards-protected-by")
    assert "attack zetta-the-encryptor.1" in table.options


@rule("SHI-7.32")
def test_attacking_raidian_with_less_mastery_is_refused() -> None:
    table = Table({"mastery": 4}, {"play": ["raidian-cloud-master"], "mastery": 5}, crystals=1, power=9)
    assert table.refusals() == {"attack raidian-cloud-master.1": ("SHI-7.32", "shards-less-mastery")}


@rule("SHI-9.2")
def test_a_relic_before_10_mastery_is_refused() -> None:
    table = Table({"mastery": 9, "relics": ["praetorian-01"]}, crystals=1)
    action = "relic praetorian-01@p1/relics.1"
    assert table.refusals() == {action: ("SHI-9.2", "shards-relic-too-early")}
    table.do("focus")
    assert action not in table.refusals()


@rule("SHI-4.2")
def test_nothing_is_both_offered_and_refused() -> None:
    you = {"hand": ["crystal"], "play": ["optio-crusher", "zetta-the-encryptor"], "relics": ["praetorian-01"]}
    foe = {"play": ["evokatus", "systema-ai"]}
    table = Table(you, foe, crystals=2, power=3, row=["nil-assassin", "evokatus", "kiln-drone"])
    assert set(table.refusals()).isdisjoint(table.options)
    assert len(table.refusals()) == 6


@rule("SHI-4.1", "SHI-4.2")
def test_who_is_not_in_the_main_phase_is_refused_nothing() -> None:
    table = Table({}, {"hand": ["crystal"], "play": ["zetta-the-encryptor"]}, row=["evokatus"])
    assert table.refusals(0)
    assert table.refusals(1) == {}
    table = Table({}, {"hand": ["crystal"]}, power=1, row=["evokatus"]).end()
    assert (table.prompt, table.refusals(0), table.refusals(1)) == ("block", {}, {})
