"""SHI-13: worked examples of the rulebooks on single cards."""

import pytest
from tests.support.rules import rule
from tests.support.shards import Table

TAUR = "taur-arachpriest"


@rule("SHI-13.10", "SHI-6.10")
def test_dominion_with_one_card_played_and_two_shown() -> None:
    table = Table({"hand": ["spore-cleric", "kiln-drone", "nil-assassin", "order-initiate"]})
    table.play("spore-cleric").play("order-initiate", "show kiln-drone", "show nil-assassin")
    assert (table.mastery[0], table.crystals) == (2, 2)
    assert table.your("hand") == ["kiln-drone", "nil-assassin"]


@rule("SHI-13.10")
def test_dominion_fails_if_the_cards_are_not_shown() -> None:
    table = Table({"hand": ["spore-cleric", "kiln-drone", "nil-assassin", "order-initiate"]})
    table.play("spore-cleric").play("order-initiate", "done")
    assert (table.mastery[0], table.crystals) == (0, 2)


@rule("SHI-13.11", "SHI-6.13")
def test_taur_copies_the_knight_whose_unify_then_works() -> None:
    table = Table({"hand": ["leshai-knight"], "play": [TAUR]})
    assert table.play("leshai-knight").power == 3
    assert table.exhaust(TAUR).power == 9


@rule("SHI-13.12", "SHI-7.11")
@pytest.mark.parametrize(
    "champions",
    [
        [],
        ["evokatus"],
        ["evokatus", "evokatus", "optio-crusher", "optio-crusher", "primus-pilus", "drakonarius",
         "ferrata-guard"],
    ],
)  # fmt: skip
def test_portal_monk_can_not_recruit_axia_however_small_its_price(champions: list[str]) -> None:
    table = Table({"hand": ["portal-monk"], "play": champions}, row=["axia"]).play("portal-monk")
    assert (table.row, table.your("discard"), table.is_your_move) == (["axia"], [], True)


@rule("SHI-13.13", "SHI-6.12")
@pytest.mark.parametrize(
    ("target", "others"),
    [
        ("li-hin-the-shattered", []),
        ("drakonarius", ["general-decurion"]),
        ("raidian-cloud-master", []),
        ("evokatus", ["zetta-the-encryptor"]),
    ],
)
def test_thorn_zealot_destroys_champions_that_can_not_be_attacked(target: str, others: list[str]) -> None:
    foe = {"play": [target, *others], "mastery": 5}
    table = Table({"hand": ["spore-cleric", "thorn-zealot"], "mastery": 4}, foe, power=4)
    assert f"attack {target}.1" not in table.options
    table.play("spore-cleric").play("thorn-zealot", *[f"pick {target}.1" for _ in others])
    assert (table.their("discard"), table.their("play")) == ([target], others)
    assert table.power == 4, "and no power is spent"


@rule("SHI-13.13")
def test_thorn_zealot_without_unify_destroys_nothing() -> None:
    table = Table({"hand": ["thorn-zealot"]}, {"play": ["li-hin-the-shattered"]}).play("thorn-zealot")
    assert table.their("play") == ["li-hin-the-shattered"]


@rule("SHI-13.14", "SHI-7.5")
def test_a_champion_put_into_play_by_numeri_drones_counts_for_dominion() -> None:
    you = {"play": ["numeri-drones"], "hand": ["spore-cleric", "nil-assassin", "order-initiate"]}
    table = Table(you, row=["optio-crusher"], crystals=4).play("spore-cleric").play("nil-assassin")
    table.exhaust("numeri-drones").recruit("optio-crusher").play("order-initiate")
    assert table.mastery[0] == 2


@rule("SHI-13.14")
def test_a_champion_recruited_to_the_discard_pile_does_not_count_for_dominion() -> None:
    you = {"play": ["numeri-drones"], "hand": ["spore-cleric", "nil-assassin", "order-initiate"]}
    table = Table(you, row=["optio-crusher"], crystals=5).play("spore-cleric").play("nil-assassin")
    table.recruit("optio-crusher").play("order-initiate")
    assert table.mastery[0] == 0


@rule("SHI-13.15", "SHI-7.6")
@pytest.mark.parametrize(("foes", "crystals"), [((7, 7), 2), ((8, 0), 0), ((0, 8), 0)])
def test_cloud_oracles_compare_opponents_one_by_one(foes: tuple[int, int], crystals: int) -> None:
    you = {"hand": ["cloud-oracles"], "mastery": 8, "deck": ["blaster"]}
    table = Table(you, {"mastery": foes[0]}, {"mastery": foes[1]}).play("cloud-oracles")
    assert (table.crystals, table.your("hand")) == (crystals, ["blaster"])


@rule("SHI-13.17", "SHI-6.15")
def test_entropic_talons_give_power_at_fifty_health() -> None:
    table = Table({"hand": ["entropic-talons", "hounds-of-volos"], "health": 50, "leader": "decima"})
    table.play("entropic-talons").play("hounds-of-volos")
    assert (table.health[0], table.power) == (50, 5)


@rule("SHI-13.18", "SHI-7.9")
def test_exhausting_a_champion_does_not_return_praetorian_01() -> None:
    table = Table({"play": ["optio-crusher"], "discard": ["praetorian-01"]}).exhaust("optio-crusher")
    assert (table.your("hand"), table.your("discard")) == ([], ["praetorian-01"])


@rule("SHI-13.19", "SHI-7.9")
def test_praetorian_01_played_this_turn_stays_in_the_play_area() -> None:
    table = Table({"hand": ["praetorian-01", "optio-crusher"]}).play("praetorian-01").play("optio-crusher")
    assert (table.your("hand"), table.your("play")) == ([], ["praetorian-01", "optio-crusher"])
    assert table.power == 8


@rule("SHI-13.20", "SHI-7.10")
def test_praetorian_02_in_hand_can_not_block() -> None:
    table = Table({}, {"hand": ["praetorian-02", "thorn-zealot"], "mastery": 20}, power=9).end()
    assert "show praetorian-02" not in table.options
    table.do("show thorn-zealot", "done")
    assert table.health == (50, 44)


@rule("SHI-13.21", "SHI-6.11")
def test_limiter_drones_without_inspire_draw_a_card() -> None:
    table = Table({"hand": ["limiter-drones"], "deck": ["crystal"]}, {"play": ["evokatus"]})
    assert table.play("limiter-drones").your("hand") == ["crystal"]


@rule("SHI-13.21", "SHI-6.11")
def test_pall_shades_without_echo_draw_a_card() -> None:
    table = Table({"hand": ["pall-shades"], "deck": ["crystal"]}, {"discard": ["nil-assassin"]})
    table.play("pall-shades")
    assert (table.your("hand"), table.power) == (["crystal"], 0)
