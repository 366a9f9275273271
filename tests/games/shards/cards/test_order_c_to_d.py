"""The Order: prices and health of all its cards; from Cache Warden to Datic Robes, a scenario for each
sentence."""

import pytest
from tests.support.rules import rule
from tests.support.shards import Player, Table

PRICES = [
    ("order-initiate", 1),
    ("cache-warden", 2),
    ("cloud-oracles", 2),
    ("giga-source-adept", 2),
    ("data-heretic", 3),
    ("mainframe-abbot", 3),
    ("portal-monk", 3),
    ("shard-abstractor", 3),
    ("systema-ai", 3),
    ("command-seer", 4),
    ("cryptofist-monk", 5),
    ("raidian-cloud-master", 5),
    ("zetta-the-encryptor", 5),
    ("omnius-the-all-knowing", 6),
    ("the-grand-architect", 7),
]
MERCENARIES = [
    ("cache-warden", 2),
    ("data-heretic", 3),
    ("shard-abstractor", 3),
    ("omnius-the-all-knowing", 6),
    ("the-grand-architect", 7),
]
HEALTH = [
    ("raidian-cloud-master", 3),
    ("giga-source-adept", 4),
    ("systema-ai", 4),
    ("zetta-the-encryptor", 5),
]


@pytest.mark.parametrize(("card", "price"), PRICES)
@rule("SHI-4.4")
def test_an_order_card_is_recruited_for_exactly_its_cost(card: str, price: int) -> None:
    table = Table({}, row=[card], crystals=price)
    table.recruit(card)
    assert (table.crystals, table.your("discard"), table.row) == (0, [card], [])


@pytest.mark.parametrize(("card", "price"), PRICES)
@rule("SHI-4.4")
def test_an_order_card_is_too_dear_with_one_crystal_less(card: str, price: int) -> None:
    table = Table({}, row=[card], crystals=price - 1)
    assert [option for option in table.options if card in option] == []


@pytest.mark.parametrize(("card", "price"), MERCENARIES)
@rule("SHI-4.5", "SHI-4.9")
def test_an_order_mercenary_is_fast_played_for_its_cost_and_goes_under_the_centre_deck(
    card: str, price: int
) -> None:
    row = [card] + ["kiln-drone"] * 3 + ["nil-assassin"] * 2
    table = Table({}, row=row, centre=["spore-cleric", "leshai-knight"], crystals=price)
    table.fast_play(card)
    assert (table.crystals, table.your("play")) == (0, [card])
    table.end()
    assert (card in table.your("discard"), table.centre) == (False, [card, "leshai-knight"])


@pytest.mark.parametrize("card", sorted({card for card, _ in PRICES} - {card for card, _ in MERCENARIES}))
@rule("SHI-4.5")
def test_the_other_order_cards_are_no_mercenaries(card: str) -> None:
    table = Table({}, row=[card], crystals=10)
    assert table.options == [f"recruit {card}@row.1", "focus", "end"]


@pytest.mark.parametrize(("card", "health"), HEALTH)
@rule("SHI-4.8")
def test_an_order_champion_is_destroyed_by_power_equal_to_its_health_and_no_less(
    card: str, health: int
) -> None:
    assert Table({}, {"play": [card]}, power=health - 1).options == ["end"]
    table = Table({}, {"play": [card]}, power=health)
    table.attack(card)
    assert (table.power, table.their("discard")) == (0, [card])


# Cache Warden.


def test_cache_warden_gives_one_mastery() -> None:
    table = Table({"hand": ["cache-warden"], "deck": ["crystal"]})
    table.play("cache-warden")
    assert (table.mastery, table.your("hand")) == ((1, 0), [])


@rule("SHI-6.2", "SHI-6.3")
def test_cache_warden_draws_nothing_when_it_brings_mastery_to_9() -> None:
    table = Table({"hand": ["cache-warden"], "deck": ["crystal"], "mastery": 8}, {"mastery": 10})
    table.play("cache-warden")
    assert (table.mastery, table.your("hand")) == ((9, 10), [])


@rule("SHI-6.2", "SHI-6.3")
def test_cache_warden_draws_a_card_when_it_brings_mastery_to_10() -> None:
    table = Table({"hand": ["cache-warden"], "deck": ["crystal", "blaster"], "mastery": 9})
    table.play("cache-warden")
    assert (table.mastery, table.your("hand"), table.your("deck")) == ((10, 0), ["crystal"], ["blaster"])


@rule("SHI-1.2", "SHI-6.15")
def test_cache_warden_at_mastery_30_still_draws() -> None:
    table = Table({"hand": ["cache-warden"], "deck": ["crystal"], "mastery": 30})
    table.play("cache-warden")
    assert (table.mastery, table.your("hand")) == ((30, 0), ["crystal"])


@rule("SHI-6.13")
def test_ojas_copies_cache_warden_and_checks_mastery_anew() -> None:
    you = {"hand": ["cache-warden", "ojas-genesis-druid"], "deck": ["crystal", "blaster"], "mastery": 8}
    table = Table(you)
    table.play("cache-warden").play("ojas-genesis-druid")
    assert (table.mastery, table.your("hand")) == ((10, 0), ["crystal"])


@rule("SHI-6.7", "SHI-13.3")
def test_ojas_copies_a_fast_played_cache_warden() -> None:
    table = Table({"hand": ["ojas-genesis-druid"]}, row=["cache-warden"], crystals=2)
    table.fast_play("cache-warden").play("ojas-genesis-druid")
    assert table.mastery == (2, 0)


# Cloud Oracles.


@rule("SHI-7.6")
def test_cloud_oracles_draw_a_card_and_give_two_crystals_with_more_mastery() -> None:
    table = Table({"hand": ["cloud-oracles"], "deck": ["blaster"], "mastery": 6}, {"mastery": 5})
    table.play("cloud-oracles")
    assert (table.your("hand"), table.crystals) == (["blaster"], 2)


@pytest.mark.parametrize("mastery", [6, 7])
@rule("SHI-7.6")
def test_cloud_oracles_only_draw_with_equal_or_less_mastery(mastery: int) -> None:
    table = Table({"hand": ["cloud-oracles"], "deck": ["blaster"], "mastery": 6}, {"mastery": mastery})
    table.play("cloud-oracles")
    assert (table.your("hand"), table.crystals) == (["blaster"], 0)


@rule("SHI-7.6", "SHI-13.15")
def test_cloud_oracles_compare_opponents_one_by_one_and_do_not_add_them_up() -> None:
    table = Table({"hand": ["cloud-oracles"], "mastery": 8}, {"mastery": 7}, {"mastery": 7})
    table.play("cloud-oracles")
    assert table.crystals == 2


@rule("SHI-7.6", "SHI-13.15")
def test_cloud_oracles_need_more_mastery_than_each_opponent() -> None:
    table = Table({"hand": ["cloud-oracles"], "mastery": 8}, {"mastery": 8}, {"mastery": 0})
    table.play("cloud-oracles")
    assert table.crystals == 0


@rule("SHI-7.6", "SHI-10.18")
def test_cloud_oracles_do_not_count_a_team_mate() -> None:
    you = {"hand": ["cloud-oracles"], "mastery": 8}
    table = Table(you, {"mastery": 7}, {"mastery": 7}, {"mastery": 20}, mode="team")
    table.play("cloud-oracles")
    assert table.crystals == 2


@rule("SHI-1.16", "SHI-7.6")
def test_cloud_oracles_do_not_count_an_eliminated_player() -> None:
    you = {"hand": ["cloud-oracles"], "mastery": 8}
    table = Table(you, {"mastery": 20, "health": 0, "out": True}, {"mastery": 7})
    table.play("cloud-oracles")
    assert table.crystals == 2


@rule("SHI-6.1", "SHI-6.13")
def test_ojas_copies_cloud_oracles_and_compares_mastery_anew() -> None:
    you = {"hand": ["cloud-oracles", "shard-abstractor", "ojas-genesis-druid"], "mastery": 5}
    table = Table(you, {"mastery": 6})
    table.play("cloud-oracles").play("shard-abstractor")
    table.play("ojas-genesis-druid", "pick cloud-oracles.1")
    assert (table.crystals, table.mastery) == (2, (7, 6))


# Command Seer.


def test_command_seer_gives_two_crystals() -> None:
    table = Table({"hand": ["command-seer"]})
    table.play("command-seer")
    assert (table.crystals, table.power) == (2, 0)


@rule("SHI-5.2", "SHI-5.3")
def test_command_seer_shown_from_hand_blocks_five() -> None:
    table = Table({}, {"hand": ["command-seer"]}, power=6)
    table.end("show command-seer")
    assert (table.health, table.their("hand")) == ((50, 49), ["command-seer"])


@rule("SHI-5.4")
def test_command_seer_played_last_turn_does_not_block() -> None:
    you = {"hand": ["command-seer"], "deck": ["crystal"] * 5}
    table = Table(you, {"hand": ["nil-assassin"]})
    table.play("command-seer").end().play("nil-assassin").end("done")
    assert table.health == (45, 50)


@rule("SHI-5.2", "SHI-5.3")
def test_command_seer_blocks_in_the_turns_of_two_opponents_and_can_be_played_then() -> None:
    you = {"deck": ["command-seer", *["crystal"] * 4]}
    table = Table(you, {"hand": ["nil-assassin"]}, {"hand": ["nil-assassin"]})
    table.end().play("nil-assassin").end("assign p3 0", "show command-seer")
    table.play("nil-assassin").end("assign p1 5", "show command-seer")
    assert table.health == (50, 50, 50)
    assert table.is_your_move
    table.play("command-seer")
    assert table.crystals == 2


@rule("SHI-6.13")
def test_ojas_copies_the_crystals_of_command_seer() -> None:
    table = Table({"hand": ["command-seer", "ojas-genesis-druid"]})
    table.play("command-seer").play("ojas-genesis-druid")
    assert table.crystals == 4


# Cryptofist Monk.


def test_cryptofist_monk_draws_a_card() -> None:
    table = Table({"hand": ["cryptofist-monk"], "deck": ["crystal", "blaster"]})
    table.play("cryptofist-monk")
    assert (table.your("hand"), table.your("deck")) == (["crystal"], ["blaster"])


@pytest.mark.parametrize(("power", "health"), [(7, 50), (8, 50), (9, 49)])
@rule("SHI-5.2")
def test_cryptofist_monk_shown_from_hand_blocks_eight(power: int, health: int) -> None:
    table = Table({}, {"hand": ["cryptofist-monk"]}, power=power)
    table.end("show cryptofist-monk")
    assert table.health == (50, health)


@rule("SHI-5.2")
def test_two_cryptofist_monks_block_sixteen() -> None:
    table = Table({}, {"hand": ["cryptofist-monk", "cryptofist-monk"]}, power=20)
    table.end("show cryptofist-monk", "show cryptofist-monk~2")
    assert table.health == (50, 46)


# Data Heretic.


def test_data_heretic_draws_two_cards() -> None:
    table = Table(
        {"hand": ["data-heretic"], "deck": ["crystal", "blaster", "crystal"]}, {"deck": ["crystal"]}
    )
    table.play("data-heretic")
    assert (table.your("hand"), table.your("deck")) == (["crystal", "blaster"], ["crystal"])
    assert (table.their("hand"), table.mastery) == ([], (0, 0))


@rule("SHI-3.1", "SHI-3.5", "SHI-6.6")
def test_data_heretic_shuffles_the_discard_pile_in_the_middle_of_drawing() -> None:
    table = Table({"hand": ["data-heretic"], "deck": ["crystal"], "discard": ["blaster"]})
    table.play("data-heretic")
    assert (table.your("hand"), table.your("deck"), table.your("discard")) == (["crystal", "blaster"], [], [])
    assert table.your("play") == ["data-heretic"]


@rule("SHI-7.15")
def test_ojas_at_mastery_20_copies_data_heretic_twice() -> None:
    you: Player = {"hand": ["data-heretic", "ojas-genesis-druid"], "deck": ["crystal"] * 7, "mastery": 20}
    table = Table(you)
    table.play("data-heretic").play("ojas-genesis-druid")
    assert len(table.your("hand")) == 6


# Datic Robes.


@pytest.mark.parametrize(("mastery", "cards"), [(0, 1), (19, 1), (20, 2), (30, 2)])
@rule("SHI-6.2")
def test_datic_robes_draw_a_card_and_two_instead_from_mastery_20(mastery: int, cards: int) -> None:
    table = Table({"hand": ["datic-robes"], "deck": ["crystal"] * 5, "mastery": mastery})
    table.play("datic-robes")
    assert (len(table.your("hand")), table.mastery) == (cards, (mastery, 0))


@pytest.mark.parametrize(("mastery", "health"), [(1, 31), (12, 42), (20, 50), (30, 50)])
@rule("SHI-6.17", "SHI-7.8", "SHI-7.26")
def test_datic_robes_shown_from_hand_block_as_much_as_their_owners_mastery(mastery: int, health: int) -> None:
    table = Table({"mastery": 5}, {"hand": ["datic-robes"], "mastery": mastery}, power=20)
    table.end("show datic-robes")
    assert (table.health, table.their("hand")) == ((50, health), ["datic-robes"])


@rule("SHI-7.8")
def test_datic_robes_block_nothing_at_mastery_0() -> None:
    table = Table({"mastery": 10}, {"hand": ["datic-robes"]}, power=5)
    table.end("done")
    assert table.health == (50, 45)


@rule("SHI-7.26")
def test_datic_robes_block_two_less_after_venator_took_mastery() -> None:
    you = {"hand": ["venator-of-the-wastes"], "play": ["systema-ai"]}
    table = Table(you, {"hand": ["datic-robes"], "mastery": 12}, power=16)
    table.play("venator-of-the-wastes").end("show datic-robes")
    assert (table.mastery, table.health) == ((0, 10), (50, 40))


@rule("SHI-5.8", "SHI-7.8")
def test_datic_robes_in_the_discard_pile_block_nothing() -> None:
    table = Table({}, {"discard": ["datic-robes"], "mastery": 20}, power=5)
    table.end()
    assert table.health == (50, 45)


@rule("SHI-7.27")
def test_datic_robes_can_not_block_against_ru_bo_vai_at_mastery_10() -> None:
    you = {"play": ["ru-bo-vai-the-transcendant"], "mastery": 10}
    table = Table(you, {"hand": ["datic-robes"], "mastery": 20})
    table.exhaust("ru-bo-vai-the-transcendant").end()
    assert table.health == (50, 46)


@rule("SHI-6.13", "SHI-9.7")
def test_ojas_copies_the_drawing_of_datic_robes() -> None:
    you = {"hand": ["datic-robes", "ojas-genesis-druid"], "deck": ["crystal"] * 5, "mastery": 19}
    table = Table(you)
    table.play("datic-robes").play("ojas-genesis-druid")
    assert len(table.your("hand")) == 2
