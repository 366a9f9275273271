"""The Order in the solo game: what its cards do when Nemesis plays them, and against Nemesis."""

import pytest
from tests.support.rules import rule
from tests.support.shards import Player, Table

WRAETHE = ["nil-assassin"] * 3 + ["shadow-apostle"] * 3
DECK = ["spore-cleric"] * 3 + ["leshai-knight"] * 3 + ["thorn-zealot"] * 2 + ["fungal-hermit"] * 2


def her_turn(
    revealed: str, her: Player | None = None, you: Player | None = None, gain: str = "mastery"
) -> Table:
    """Nemesis reveals a card and plays it; no card of the row has its faction. Her leader is Ko Syn Wu if
    nothing else is said, yours Decima."""
    return Table(
        you or {},
        her or {},
        mode="nemesis",
        active="nemesis",
        row=WRAETHE,
        centre=[revealed, *DECK],
        nemesis=gain,
    )


def your_turn(you: Player, her: Player, power: int = 0) -> Table:
    return Table(you, her, mode="nemesis", row=WRAETHE, centre=DECK, power=power)


@pytest.mark.parametrize(
    ("card", "mastery"),
    [("data-heretic", 2), ("cryptofist-monk", 1), ("shard-abstractor", 2), ("the-grand-architect", 5)],
)
@rule("SHI-11.5", "SHI-11.12", "SHI-11.36")
def test_cards_drawn_and_mastery_alike_give_nemesis_mastery(card: str, mastery: int) -> None:
    table = her_turn(card)
    assert (table.mastery, table.banished, table.health) == ((0, mastery), [card], (50, 50))


@rule("SHI-11.5")
def test_data_heretic_gives_nemesis_power_if_that_is_agreed() -> None:
    table = her_turn("data-heretic", gain="power")
    assert (table.mastery, table.health) == ((0, 0), (48, 50))


@rule("SHI-11.5")
def test_data_heretic_gives_nemesis_health_if_that_is_agreed() -> None:
    table = her_turn("data-heretic", {"health": 40}, gain="health")
    assert (table.mastery, table.health) == ((0, 0), (50, 42))


@pytest.mark.parametrize(("before", "after"), [(8, 9), (9, 11)])
@rule("SHI-6.3", "SHI-11.22")
def test_cache_warden_gives_nemesis_another_mastery_from_10(before: int, after: int) -> None:
    assert her_turn("cache-warden", {"mastery": before}).mastery == (0, after)


@pytest.mark.parametrize(("yours", "cards"), [(5, 2), (6, 0), (7, 0)])
@rule("SHI-6.1", "SHI-7.6", "SHI-11.26")
def test_cloud_oracles_compare_nemesis_with_you_after_her_gain(yours: int, cards: int) -> None:
    table = her_turn("cloud-oracles", {"mastery": 5}, {"mastery": yours})
    assert (table.mastery, table.banished) == ((yours, 6), [*DECK[:cards], "cloud-oracles"])


@pytest.mark.parametrize(("hers", "crystals"), [(5, 2), (6, 0)])
@rule("SHI-7.6", "SHI-11.26")
def test_your_cloud_oracles_compare_you_with_nemesis(hers: int, crystals: int) -> None:
    table = your_turn({"hand": ["cloud-oracles"], "mastery": 6}, {"mastery": hers})
    table.play("cloud-oracles")
    assert table.crystals == crystals


@rule("SHI-11.5")
def test_command_seer_banishes_two_cards_for_nemesis() -> None:
    table = her_turn("command-seer")
    assert table.banished == [*DECK[:2], "command-seer"]


@rule("SHI-11.28")
def test_nemesis_does_not_block() -> None:
    table = Table({}, {}, mode="nemesis", row=WRAETHE, centre=["command-seer", *DECK], power=9)
    table.end()
    assert table.is_your_move
    assert table.health[1] == 41


@rule("SHI-11.6", "SHI-11.20")
def test_giga_gives_nemesis_only_one_mastery_below_15() -> None:
    table = her_turn("giga-source-adept", {"mastery": 13})
    assert (table.mastery, table.their("play")) == ((0, 14), ["giga-source-adept"])


@rule("SHI-11.20", "SHI-11.24", "SHI-11.25")
def test_giga_brings_nemesis_to_15_on_playing_and_gives_three_more_on_exhausting() -> None:
    assert her_turn("giga-source-adept", {"mastery": 14}).mastery == (0, 18)


@rule("SHI-11.6", "SHI-11.24")
def test_giga_in_play_gives_nemesis_three_mastery_each_turn_from_15_without_any_card_of_dominion() -> None:
    table = her_turn("kiln-drone", {"mastery": 15, "play": ["giga-source-adept"]})
    assert table.mastery == (0, 18)


@rule("SHI-11.3", "SHI-11.22")
def test_mainframe_abbot_gives_nemesis_as_tetra_a_mastery_more() -> None:
    assert her_turn("mainframe-abbot", {"leader": "tetra"}).mastery == (0, 3 + 1 + 1)


@rule("SHI-11.22")
def test_mainframe_abbot_looks_at_the_leader_of_nemesis_and_not_at_yours() -> None:
    assert her_turn("mainframe-abbot", {"leader": "volos"}, {"leader": "tetra"}).mastery == (0, 1)


@pytest.mark.parametrize(("before", "after"), [(12, 14), (13, 20)])
@rule("SHI-11.6", "SHI-11.25")
def test_omnius_counts_the_two_mastery_that_nemesis_gets_for_cards(before: int, after: int) -> None:
    assert her_turn("omnius-the-all-knowing", {"mastery": before}).mastery == (0, after)


@pytest.mark.parametrize(("before", "after"), [(14, 14), (15, 17)])
@rule("SHI-11.6")
def test_order_initiate_gives_nemesis_two_mastery_from_15(before: int, after: int) -> None:
    table = her_turn("order-initiate", {"mastery": before})
    assert (table.mastery, table.banished) == ((0, after), [*DECK[:2], "order-initiate"])


@pytest.mark.parametrize("mastery", [0, 15])
@rule("SHI-11.21")
def test_portal_monk_does_nothing_for_nemesis(mastery: int) -> None:
    table = her_turn("portal-monk", {"mastery": mastery})
    assert (table.row, table.banished, table.mastery) == (WRAETHE, ["portal-monk"], (0, mastery))
    assert (table.their("play"), len(table.centre)) == ([], len(DECK))


@rule("SHI-7.32", "SHI-11.20", "SHI-11.26")
def test_raidian_of_nemesis_can_not_be_attacked_by_you_with_less_mastery() -> None:
    her = {"play": ["raidian-cloud-master"], "mastery": 7}
    assert your_turn({"mastery": 6}, her, power=3).options == ["end"]
    table = your_turn({"mastery": 7}, her, power=3)
    table.attack("raidian-cloud-master")
    assert table.banished == ["raidian-cloud-master"]


@rule("SHI-11.5", "SHI-11.9", "SHI-11.20")
def test_raidian_gives_nemesis_a_mastery_on_exhausting() -> None:
    assert her_turn("raidian-cloud-master").mastery == (0, 1)


@rule("SHI-7.32", "SHI-11.26", "SHI-11.30")
def test_nemesis_with_less_mastery_passes_over_your_raidian() -> None:
    you = {"play": ["raidian-cloud-master"], "mastery": 7}
    table = her_turn("kiln-drone", {"play": ["axia"], "mastery": 6}, you)
    assert (table.your("play"), table.health) == (["raidian-cloud-master"], (43, 50))


@rule("SHI-7.32", "SHI-11.26")
def test_nemesis_with_as_much_mastery_destroys_your_raidian() -> None:
    you = {"play": ["raidian-cloud-master"], "mastery": 7}
    table = her_turn("kiln-drone", {"play": ["axia"], "mastery": 7}, you)
    assert (table.your("discard"), table.health) == (["raidian-cloud-master"], (46, 50))


@pytest.mark.parametrize(("before", "after"), [(18, 19), (19, 22)])
@rule("SHI-6.3", "SHI-11.22")
def test_systema_gives_nemesis_two_more_mastery_from_20(before: int, after: int) -> None:
    assert her_turn("systema-ai", {"mastery": before}).mastery == (0, after)


@rule("SHI-11.14")
def test_the_grand_architect_wins_the_game_for_nemesis_with_25_mastery() -> None:
    assert her_turn("the-grand-architect", {"mastery": 24}).state.outcome is None
    table = her_turn("the-grand-architect", {"mastery": 25})
    assert table.state.outcome is not None
    assert table.state.outcome.winners == ()


@rule("SHI-11.4", "SHI-11.19")
def test_nemesis_plays_all_order_cards_of_the_row_in_an_order_that_you_choose() -> None:
    row = ["order-initiate", "shard-abstractor", "kiln-drone", "kiln-drone", "nil-assassin", "spore-cleric"]
    centre = ["the-grand-architect", *["leshai-knight"] * 3, *["thorn-zealot"] * 2]
    table = Table({}, {"mastery": 9}, mode="nemesis", active="nemesis", row=row, centre=centre)
    assert sorted(table.options) == ["pick order-initiate@row.1", "pick shard-abstractor@row.1"]
    table.do("pick shard-abstractor@row.1")
    assert table.mastery == (0, 9 + 5 + 2 + 2), "at 16 Dominion of the Initiate works"


@rule("SHI-5.9", "SHI-11.20")
def test_zetta_of_nemesis_protects_her_and_her_other_champions() -> None:
    table = your_turn({}, {"play": ["zetta-the-encryptor", "evokatus"]}, power=9)
    assert table.options == ["attack zetta-the-encryptor.1", "end"]
    table.end()
    assert table.health[1] == 50


@rule("SHI-11.30")
def test_nemesis_destroys_your_zetta_and_then_your_other_champions_or_you() -> None:
    you = {"play": ["zetta-the-encryptor", "drakonarius"], "health": 7}
    table = her_turn("kiln-drone", {"play": ["axia"]}, you)
    assert (table.your("discard"), table.health) == (["zetta-the-encryptor", "drakonarius"], (7, 50))


@rule("SHI-11.30")
def test_nemesis_checks_again_whether_she_can_win_after_zetta_is_destroyed() -> None:
    you = {"play": ["zetta-the-encryptor", "general-decurion"], "health": 7}
    table = her_turn("kiln-drone", {"play": ["axia", "optio-crusher"], "mastery": 10}, you)
    table.do("pick axia.1")
    assert table.state.outcome is not None, "12 - 5 power are enough for you, and not spent on Decurion"
    assert table.state.outcome.winners == ()


@rule("SHI-11.30")
def test_nemesis_who_can_not_afford_zetta_does_nothing_to_you() -> None:
    you = {"play": ["zetta-the-encryptor", "drakonarius"], "health": 3}
    table = her_turn("kiln-drone", {"play": ["optio-crusher"]}, you)
    assert (table.your("discard"), table.health, table.state.outcome) == ([], (3, 50), None)


@rule("SHI-7.8", "SHI-11.10")
def test_nemesis_does_not_reckon_with_datic_robes_in_your_hand_which_then_block() -> None:
    you = {"hand": ["datic-robes"], "play": ["drakonarius"], "mastery": 5, "health": 7}
    table = her_turn("kiln-drone", {"play": ["axia"]}, you)
    assert table.prompt == "block"
    table.do("show datic-robes")
    assert (table.health, table.your("play")) == ((5, 50), ["drakonarius"])


@rule("SHI-11.34")
def test_nemesis_wins_when_your_portal_monk_takes_a_card_that_nothing_replaces() -> None:
    row = ["drakonarius", "general-decurion", "axia", "the-grand-architect", "root-of-the-forest", "evokatus"]
    table = Table({"hand": ["portal-monk"]}, mode="nemesis", row=row, centre=[])
    table.play("portal-monk", "pick drakonarius@row.1")
    assert table.state.outcome is not None
    assert table.state.outcome.winners == ()
