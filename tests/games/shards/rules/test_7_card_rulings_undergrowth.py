"""SHI-7: rulings on cards of the Undergrowth."""

import pytest
from tests.support.rules import rule
from tests.support.shards import Table

OJAS = "ojas-genesis-druid"
TAUR = "taur-arachpriest"
TALONS = "entropic-talons"


@rule("SHI-7.13")
def test_entropic_talons_count_no_health_gained_before_they_were_played() -> None:
    table = Table({"hand": ["spore-cleric", TALONS, "spore-cleric"], "health": 30})
    assert table.play("spore-cleric").play(TALONS).power == 0
    assert table.play("spore-cleric").power == 4


@rule("SHI-7.13")
def test_entropic_talons_count_no_health_of_later_turns_or_of_opponents() -> None:
    deck = ["crystal", "crystal", "spore-cleric", "crystal", "crystal", "crystal", "crystal"]
    table = Table({"hand": [TALONS], "deck": deck}, {"hand": ["spore-cleric"]}).play(TALONS).end()
    assert table.play("spore-cleric").power == 0
    table.end().play("spore-cleric")
    assert (table.asked, table.power) == (0, 0)


@rule("SHI-7.33")
def test_entropic_talons_give_power_for_each_point_of_health() -> None:
    table = Table({"hand": [TALONS, "spore-cleric", "hounds-of-volos"], "health": 20, "leader": "decima"})
    table.play(TALONS).play("spore-cleric").play("hounds-of-volos")
    assert (table.health[0], table.power) == (29, 4 + 5)


@rule("SHI-7.33", "SHI-6.15")
def test_entropic_talons_give_power_for_health_above_the_limit() -> None:
    table = Table({"hand": [TALONS, "spore-cleric"], "health": 50}).play(TALONS).play("spore-cleric")
    assert (table.health[0], table.power) == (50, 4)


@rule("SHI-7.34")
@pytest.mark.parametrize(("mastery", "health", "power"), [(19, 30, 0), (20, 40, 10)])
def test_the_health_of_entropic_talons_counts_for_them(mastery: int, health: int, power: int) -> None:
    table = Table({"hand": [TALONS], "health": 30, "mastery": mastery}).play(TALONS)
    assert (table.health[0], table.power) == (health, power)


@rule("SHI-7.15")
def test_ojas_copies_once_below_twenty_mastery() -> None:
    table = Table({"hand": ["nil-assassin", OJAS], "mastery": 19}).play("nil-assassin").play(OJAS)
    assert table.power == 5 + 5


@rule("SHI-7.15")
def test_ojas_at_twenty_copies_the_same_card_once_more() -> None:
    table = Table({"hand": ["nil-assassin", "crystal", OJAS], "mastery": 20})
    table.play("nil-assassin").play("crystal").play(OJAS, "pick nil-assassin.1")
    assert table.is_your_move, "without another choice"
    assert (table.power, table.crystals) == (15, 1)


@rule("SHI-7.15")
def test_the_second_copy_of_ojas_is_of_the_same_card_though_the_first_made_a_choice() -> None:
    you = {"hand": ["spore-cleric", "thorn-zealot", OJAS], "mastery": 20}
    foe = {"play": ["evokatus", "axia", "primus-pilus", "systema-ai"]}
    table = Table(you, foe).play("spore-cleric").play("thorn-zealot", "pick axia.1")
    table.play(OJAS, "pick thorn-zealot.1", "pick evokatus.1", "pick systema-ai.1")
    assert table.their("play") == ["primus-pilus"]


@rule("SHI-7.15")
@pytest.mark.parametrize(("mastery", "after"), [(15, 19), (16, 22)])
def test_ojas_checks_mastery_after_the_first_copy(mastery: int, after: int) -> None:
    table = Table({"hand": ["shard-abstractor", OJAS], "mastery": mastery})
    table.play("shard-abstractor").play(OJAS)
    assert table.mastery[0] == after


@rule("SHI-7.15")
def test_ojas_never_copies_himself() -> None:
    table = Table({"hand": [OJAS], "mastery": 20}).play(OJAS)
    assert table.is_your_move
    table = Table({"hand": ["crystal", "blaster", OJAS]}).play("crystal").play("blaster").play(OJAS)
    assert set(table.options) == {"pick crystal.1", "pick blaster.1"}


@rule("SHI-7.15")
def test_taur_may_copy_ojas_who_then_copies_any_other_card() -> None:
    table = Table({"hand": [OJAS, "nil-assassin", "crystal"], "play": [TAUR]})
    table.play(OJAS).play("nil-assassin").play("crystal").exhaust(TAUR)
    assert set(table.options) == {"pick nil-assassin.1", "pick crystal.1"}, "not Ojas again"
    assert table.do("pick nil-assassin.1").power == 10


@rule("SHI-7.15")
def test_taur_copying_ojas_alone_does_nothing() -> None:
    table = Table({"hand": [OJAS], "play": [TAUR], "mastery": 20}).play(OJAS).exhaust(TAUR)
    assert table.is_your_move
    assert table.is_exhausted(f"{TAUR}.1")


@rule("SHI-7.15")
def test_ojas_copied_by_taur_at_twenty_copies_twice() -> None:
    table = Table({"hand": [OJAS, "nil-assassin"], "play": [TAUR], "mastery": 20})
    table.play(OJAS).play("nil-assassin").exhaust(TAUR)
    assert table.power == 5 + 10


@rule("SHI-7.15", "SHI-6.13")
def test_a_unify_copied_through_ojas_and_taur_sees_the_allies_played() -> None:
    table = Table({"hand": ["leshai-knight", OJAS], "play": [TAUR]})
    table.play("leshai-knight", "done").play(OJAS)
    assert table.power == 3 + 6
    table.exhaust(TAUR, f"pick {OJAS}.1")
    assert table.power == 9 + 6


@rule("SHI-7.38")
@pytest.mark.parametrize(("health", "power"), [(45, 0), (46, 6), (50, 6)])
def test_furrowing_elemental_checks_health_after_its_own_gain(health: int, power: int) -> None:
    table = Table({"hand": ["furrowing-elemental"], "health": health}).play("furrowing-elemental")
    assert table.power == power


@rule("SHI-7.38")
@pytest.mark.parametrize(("mastery", "health"), [(17, 11), (18, 50)])
def test_panconscious_crown_checks_mastery_after_its_own_gain(mastery: int, health: int) -> None:
    table = Table({"hand": ["spore-cleric", "panconscious-crown"], "mastery": mastery, "health": 5})
    table.play("spore-cleric").play("panconscious-crown")
    assert table.mastery[0] == mastery + 2
    assert table.health[0] == health


@rule("SHI-7.38", "SHI-6.9")
def test_panconscious_crown_needs_unify_too() -> None:
    table = Table({"hand": ["panconscious-crown"], "mastery": 30, "health": 5}).play("panconscious-crown")
    assert table.health[0] == 7


@rule("SHI-7.14")
def test_thorn_zealot_with_unify_must_destroy_a_champion() -> None:
    table = Table({"hand": ["spore-cleric", "thorn-zealot"]}, {"play": ["evokatus", "axia"]})
    table.play("spore-cleric").play("thorn-zealot")
    assert table.options == ["pick evokatus.1", "pick axia.1"]
    table = Table({"hand": ["spore-cleric", "thorn-zealot"]}, {"play": ["axia"]})
    assert table.play("spore-cleric").play("thorn-zealot").their("discard") == ["axia"]


@rule("SHI-7.14")
def test_thorn_zealot_does_nothing_more_if_there_is_no_enemy_champion() -> None:
    table = Table({"hand": ["spore-cleric", "thorn-zealot"], "play": ["evokatus"], "deck": ["crystal"]})
    table.play("spore-cleric").play("thorn-zealot")
    assert table.is_your_move
    assert (table.your("hand"), table.your("play")) == (
        ["crystal"],
        ["evokatus", "spore-cleric", "thorn-zealot"],
    )
