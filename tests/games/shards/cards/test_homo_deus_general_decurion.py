"""Homo Deus: General Decurion, whose bonus copies allies, a scenario for each ruling."""

from tests.support.rules import rule
from tests.support.shards import Table


def played(*cards: str) -> list[dict[str, object]]:
    """Cards that you have played this turn."""
    return [{"card": card, "played": True} for card in cards]


def test_general_decurion_gives_three_crystals_on_exhausting() -> None:
    table = Table({"hand": ["general-decurion"]})
    table.play("general-decurion")
    assert table.crystals == 0
    table.exhaust("general-decurion")
    assert (table.crystals, table.power, table.is_your_move) == (3, 0, True)


@rule("SHI-6.2", "SHI-7.1")
def test_general_decurion_copies_nothing_at_mastery_19() -> None:
    table = Table(
        {"play": ["general-decurion", *played("reactor-drone")], "hand": ["kiln-drone"], "mastery": 19}
    )
    table.exhaust("general-decurion")
    assert table.crystals == 3
    table.play("kiln-drone")
    assert table.crystals == 3 + 4


@rule("SHI-6.2", "SHI-7.1")
def test_general_decurion_at_mastery_20_copies_an_ally_played_before_at_once() -> None:
    table = Table({"play": ["general-decurion"], "hand": ["reactor-drone"], "mastery": 20})
    table.play("reactor-drone").exhaust("general-decurion")
    assert table.crystals == 3 + 3 + 3


@rule("SHI-7.1", "SHI-7.22")
def test_general_decurion_copies_all_allies_played_before_in_an_order_that_you_choose() -> None:
    you = {"play": ["general-decurion", *played("reactor-drone", "mining-drones")], "mastery": 20}
    table = Table(you | {"deck": ["blaster"]})
    table.exhaust("general-decurion")
    assert table.prompt == "copy-order"
    assert sorted(table.options) == ["pick mining-drones.1", "pick reactor-drone.1"]
    assert table.crystals == 3, "its own crystals come first"
    table.do("pick mining-drones.1")
    assert (table.crystals, table.your("hand"), table.is_your_move) == (3 + 1 + 3, ["blaster"], True)


@rule("SHI-7.22")
def test_a_question_of_one_copy_is_answered_before_the_next_copy_begins() -> None:
    you = {"play": ["general-decurion", *played("korvus-legionnaire", "mining-drones")], "mastery": 20}
    table = Table(you | {"deck": ["blaster"], "discard": ["axia", "evokatus"]})
    table.exhaust("general-decurion", "pick korvus-legionnaire.1")
    assert (table.power, table.crystals) == (2, 3)
    table.do("pick evokatus@p1/discard.1")
    assert (table.crystals, table.your("hand")) == (3 + 1, ["evokatus", "blaster"])


@rule("SHI-7.1")
def test_general_decurion_copies_each_of_two_equal_allies() -> None:
    you = {"play": ["general-decurion", *played("reactor-drone", "reactor-drone")], "mastery": 20}
    table = Table(you)
    table.exhaust("general-decurion")
    assert table.crystals == 3 + 3 + 3


@rule("SHI-7.1")
def test_general_decurion_copies_an_ally_played_later_as_it_is_played() -> None:
    table = Table({"play": ["general-decurion"], "hand": ["reactor-drone"], "mastery": 20})
    table.exhaust("general-decurion")
    assert table.crystals == 3
    table.play("reactor-drone")
    assert table.crystals == 3 + 3 + 3


@rule("SHI-7.1")
def test_general_decurion_copies_every_ally_played_later_once() -> None:
    hand = ["reactor-drone", "reactor-drone", "reactor-drone"]
    table = Table({"play": ["general-decurion"], "hand": hand, "mastery": 20})
    table.play("reactor-drone").exhaust("general-decurion")
    assert table.crystals == 3 + 3 + 3
    table.play("reactor-drone").play("reactor-drone")
    assert table.crystals == 9 + 2 * 6


@rule("SHI-7.22")
def test_the_own_effects_of_a_later_ally_come_before_its_copy() -> None:
    you = {"hand": ["korvus-legionnaire"], "discard": ["evokatus", "axia", "primus-pilus"], "mastery": 20}
    table = Table(you | {"play": ["general-decurion"]})
    table.exhaust("general-decurion").play("korvus-legionnaire")
    assert table.power == 2
    table.do("pick axia@p1/discard.1")
    assert (table.power, table.your("hand")) == (4, ["axia"])
    table.do("pick evokatus@p1/discard.1")
    assert (table.power, table.your("hand"), table.your("discard")) == (
        4,
        ["axia", "evokatus"],
        ["primus-pilus"],
    )


@rule("SHI-7.22")
def test_general_decurion_checks_mastery_only_on_exhausting() -> None:
    table = Table({"play": ["general-decurion"], "hand": ["kiln-drone"], "mastery": 19})
    table.exhaust("general-decurion").do("focus")
    assert table.mastery == (20, 0)
    table.play("kiln-drone")
    assert table.crystals == 3 - 1 + 4


@rule("SHI-7.1")
def test_general_decurion_copies_neither_allies_of_other_factions_nor_champions() -> None:
    you = {"hand": ["evokatus", "command-seer", "blaster"], "deck": ["crystal", "crystal"], "mastery": 20}
    table = Table(you | {"play": ["general-decurion", *played("order-initiate", "crystal")]})
    table.exhaust("general-decurion")
    assert (table.crystals, table.is_your_move) == (3, True)
    table.play("evokatus").play("command-seer").play("blaster")
    assert (table.your("hand"), table.crystals, table.power) == (["crystal"], 3 + 2, 1)


@rule("SHI-6.7", "SHI-7.1")
def test_general_decurion_copies_a_fast_played_homo_deus_mercenary() -> None:
    table = Table(
        {"play": ["general-decurion"], "mastery": 20},
        {"mastery": 9},
        row=["venator-of-the-wastes"],
        crystals=4,
    )
    table.fast_play("venator-of-the-wastes")
    assert (table.power, table.mastery) == (4, (20, 7))
    table.exhaust("general-decurion")
    assert (table.power, table.mastery) == (8, (20, 5))


@rule("SHI-7.1", "SHI-9.7")
def test_general_decurion_copies_the_relic_praetorian_01() -> None:
    table = Table({"play": ["general-decurion"], "hand": ["praetorian-01"], "mastery": 20})
    table.exhaust("general-decurion").play("praetorian-01")
    assert table.power == 12 + 12


@rule("SHI-6.22")
def test_a_copy_made_by_ojas_is_not_copied_again_by_general_decurion() -> None:
    you = {
        "play": ["general-decurion", *played("reactor-drone")],
        "hand": ["ojas-genesis-druid"],
        "mastery": 20,
    }
    table = Table(you)
    table.exhaust("general-decurion")
    assert table.crystals == 3 + 3
    table.play("ojas-genesis-druid")
    assert table.crystals == 6 + 3 + 3, "Ojas copies twice at mastery 20, Decurion nothing of it"


@rule("SHI-7.1")
def test_general_decurion_is_over_with_the_turn() -> None:
    you = {"play": ["general-decurion"], "deck": ["reactor-drone"] + ["crystal"] * 4, "mastery": 20}
    table = Table(you)
    table.exhaust("general-decurion").end("end")
    assert table.is_your_move
    table.play("reactor-drone")
    assert table.crystals == 3


@rule("SHI-7.1")
def test_general_decurion_copies_no_ally_of_the_opponent() -> None:
    table = Table({"play": ["general-decurion"], "mastery": 20}, {"hand": ["reactor-drone"]})
    table.exhaust("general-decurion").end()
    table.play("reactor-drone")
    assert (table.asked, table.crystals) == (1, 3)


@rule("SHI-4.9", "SHI-7.1")
def test_general_decurion_does_not_copy_allies_of_an_earlier_turn() -> None:
    you = {"play": ["general-decurion"], "hand": ["reactor-drone"], "deck": ["crystal"] * 5, "mastery": 20}
    table = Table(you)
    table.play("reactor-drone").end("end").exhaust("general-decurion")
    assert table.crystals == 3


@rule("SHI-6.1", "SHI-6.13")
def test_a_copy_by_general_decurion_checks_its_condition_anew() -> None:
    you = {"hand": ["kiln-drone", "general-decurion"], "mastery": 20}
    table = Table(you)
    table.play("kiln-drone")
    assert table.crystals == 2, "no champion yet"
    table.play("general-decurion").exhaust("general-decurion")
    assert table.crystals == 2 + 3 + 4


@rule("SHI-6.7", "SHI-7.1", "SHI-7.22")
def test_general_decurion_copies_a_mercenary_fast_played_later() -> None:
    table = Table(
        {"play": ["general-decurion"], "mastery": 20},
        {"mastery": 9},
        row=["venator-of-the-wastes"],
        crystals=1,
    )
    table.exhaust("general-decurion").fast_play("venator-of-the-wastes")
    assert (table.power, table.mastery, table.crystals) == (8, (20, 5), 0)


@rule("SHI-6.4", "SHI-7.5")
def test_general_decurion_put_into_play_by_numeri_drones_copies_allies_in_the_same_turn() -> None:
    you = {"play": ["numeri-drones", *played("reactor-drone")], "mastery": 20}
    table = Table(you, row=["general-decurion"], crystals=6)
    table.exhaust("numeri-drones").recruit("general-decurion").exhaust("general-decurion")
    assert table.crystals == 3 + 3
