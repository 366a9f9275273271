"""SHI-7: rulings on Numeri Drones and Portal Monk."""

from tests.support.rules import rule
from tests.support.shards import Table

DRONES = "numeri-drones"


@rule("SHI-7.5", "SHI-7.18")
def test_the_champion_recruited_next_is_paid_for_and_enters_play_at_once() -> None:
    table = Table({"play": [DRONES]}, row=["primus-pilus"], crystals=1)
    table.exhaust(DRONES).recruit("primus-pilus")
    assert table.is_your_move, "without a choice"
    assert (table.crystals, table.your("play"), table.your("discard")) == (0, [DRONES, "primus-pilus"], [])


@rule("SHI-7.18")
def test_a_champion_that_is_too_dear_can_not_be_recruited_through_the_drones() -> None:
    table = Table({"play": [DRONES]}, row=["evokatus"], crystals=2).exhaust(DRONES)
    assert table.crystals == 3
    assert "recruit evokatus@row.1" not in table.options


@rule("SHI-7.5")
def test_the_play_effect_of_a_champion_put_into_play_resolves() -> None:
    table = Table({"play": [DRONES], "deck": ["crystal"]}, row=["evokatus"], crystals=3)
    table.exhaust(DRONES).recruit("evokatus")
    assert table.your("hand") == ["crystal"]


@rule("SHI-7.5", "SHI-4.6")
def test_a_champion_put_into_play_can_be_exhausted_in_the_same_turn() -> None:
    table = Table({"play": [DRONES]}, row=["evokatus"], crystals=3)
    table.exhaust(DRONES).recruit("evokatus").exhaust("evokatus")
    assert table.power == 2


@rule("SHI-7.5", "SHI-6.10")
def test_a_champion_put_into_play_counts_as_played_for_dominion() -> None:
    you = {"play": [DRONES], "hand": ["spore-cleric", "nil-assassin", "order-initiate"]}
    table = Table(you, row=["primus-pilus"], crystals=1).exhaust(DRONES).recruit("primus-pilus")
    table.play("spore-cleric").play("nil-assassin").play("order-initiate")
    assert table.mastery[0] == 2


@rule("SHI-7.17")
def test_a_champion_put_into_play_returns_praetorian_01() -> None:
    table = Table({"play": [DRONES], "discard": ["praetorian-01"]}, row=["primus-pilus"], crystals=1)
    table.exhaust(DRONES).recruit("primus-pilus")
    assert table.your("hand") == ["praetorian-01"]


@rule("SHI-7.17")
def test_a_champion_recruited_without_drones_does_not_return_praetorian_01() -> None:
    table = Table({"discard": ["praetorian-01"]}, row=["primus-pilus"], crystals=2).recruit("primus-pilus")
    assert sorted(table.your("discard")) == ["praetorian-01", "primus-pilus"]


@rule("SHI-7.18")
def test_other_cards_go_to_the_discard_pile_and_leave_the_effect_waiting() -> None:
    row = ["li-hin-the-shattered", "kiln-drone", "primus-pilus"]
    table = Table({"play": [DRONES]}, row=row, crystals=5).exhaust(DRONES)
    table.recruit("li-hin-the-shattered").recruit("kiln-drone")
    assert table.your("discard") == ["li-hin-the-shattered", "kiln-drone"]
    table.recruit("primus-pilus")
    assert table.your("play") == [DRONES, "primus-pilus"]


@rule("SHI-7.18")
def test_a_champion_recruited_before_the_exhausting_is_not_put_into_play() -> None:
    table = (
        Table({"play": [DRONES]}, row=["primus-pilus"], crystals=2).recruit("primus-pilus").exhaust(DRONES)
    )
    assert (table.your("play"), table.your("discard")) == ([DRONES], ["primus-pilus"])


@rule("SHI-7.18")
def test_a_champion_recruited_through_portal_monk_enters_play() -> None:
    table = Table({"play": [DRONES], "hand": ["portal-monk"], "mastery": 14}, row=["evokatus"])
    table.exhaust(DRONES).play("portal-monk")
    assert table.your("play") == [DRONES, "portal-monk", "evokatus"]
    assert table.crystals == 1, "for nothing"


@rule("SHI-7.18")
def test_praetorian_02_recruited_enters_play() -> None:
    you = {"play": [DRONES], "relics": ["praetorian-01", "praetorian-02"], "mastery": 10}
    table = Table(you).exhaust(DRONES).do("relic praetorian-02@p1/relics.1")
    assert table.your("play") == [DRONES, "praetorian-02"]
    assert (table.crystals, table.mastery[0]) == (1, 10)


@rule("SHI-7.18")
def test_praetorian_01_is_no_champion_and_goes_to_the_discard_pile() -> None:
    you = {"play": [DRONES], "relics": ["praetorian-01", "praetorian-02"], "mastery": 10}
    table = Table(you).exhaust(DRONES).do("relic praetorian-01@p1/relics.1")
    assert table.your("discard") == ["praetorian-01"]


@rule("SHI-7.19")
def test_one_exhaust_serves_one_champion() -> None:
    table = Table({"play": [DRONES]}, row=["primus-pilus", "evokatus"], crystals=5)
    table.exhaust(DRONES).recruit("primus-pilus").recruit("evokatus")
    assert (table.your("play"), table.your("discard")) == ([DRONES, "primus-pilus"], ["evokatus"])


@rule("SHI-7.19")
def test_two_drones_serve_the_next_two_champions() -> None:
    row = ["primus-pilus", "evokatus", "optio-crusher"]
    table = Table({"play": [DRONES, DRONES]}, row=row, crystals=9)
    table.exhaust(f"{DRONES}.1").exhaust(f"{DRONES}.2")
    table.recruit("primus-pilus").recruit("evokatus").recruit("optio-crusher")
    assert table.your("play") == [DRONES, DRONES, "primus-pilus", "evokatus"]
    assert table.your("discard") == ["optio-crusher"]


@rule("SHI-7.19")
def test_what_is_not_used_ends_with_the_turn() -> None:
    table = Table({"play": [DRONES], "deck": ["crystal"] * 5}, row=["primus-pilus"])
    table.exhaust(DRONES).end().end()
    table.play("crystal").play("crystal").recruit("primus-pilus")
    assert (table.your("play").count("primus-pilus"), table.your("discard")) == (0, ["primus-pilus"])


@rule("SHI-7.19")
def test_an_effect_that_waits_does_not_serve_an_opponent() -> None:
    table = Table({"play": [DRONES]}, {"hand": ["crystal", "crystal"]}, row=["primus-pilus"])
    table.exhaust(DRONES).end().play("crystal").play("crystal").recruit("primus-pilus")
    assert (table.their("play"), table.their("discard")) == (["crystal", "crystal"], ["primus-pilus"])


@rule("SHI-7.20")
def test_portal_monk_at_fifteen_lets_the_player_choose_play_while_drones_wait() -> None:
    you = {"play": [DRONES], "hand": ["portal-monk"], "mastery": 15, "deck": ["crystal"]}
    table = Table(you, row=["evokatus"]).exhaust(DRONES).play("portal-monk")
    assert table.options == ["to-hand", "to-play"]
    table.do("to-play")
    assert table.your("play") == [DRONES, "portal-monk", "evokatus"]
    assert table.your("hand") == ["crystal"], "its play effect resolved"


@rule("SHI-7.20")
def test_portal_monk_at_fifteen_lets_the_player_choose_hand_while_drones_wait() -> None:
    table = Table({"play": [DRONES], "hand": ["portal-monk"], "mastery": 15}, row=["evokatus"])
    table.exhaust(DRONES).play("portal-monk", "to-hand")
    assert table.your("hand") == ["evokatus"]
    assert table.your("play") == [DRONES, "portal-monk"]


@rule("SHI-7.20")
def test_nothing_is_asked_without_drones_or_for_another_card() -> None:
    table = Table({"play": [DRONES], "hand": ["portal-monk"], "mastery": 15}, row=["evokatus"])
    assert table.play("portal-monk").your("hand") == ["evokatus"]
    table = Table({"play": [DRONES], "hand": ["portal-monk"], "mastery": 15}, row=["li-hin-the-shattered"])
    assert table.exhaust(DRONES).play("portal-monk").your("hand") == ["li-hin-the-shattered"]


@rule("SHI-7.21")
def test_portal_monk_does_nothing_if_no_card_costs_six_or_less() -> None:
    row = ["axia", "general-decurion", "the-grand-architect"]
    table = Table({"hand": ["portal-monk"]}, row=row).play("portal-monk")
    assert table.is_your_move
    assert (table.row, table.your("discard")) == (row, [])


@rule("SHI-7.21")
def test_portal_monk_offers_only_cards_of_the_row_that_cost_six_or_less() -> None:
    you = {"hand": ["portal-monk"], "relics": ["praetorian-01", "praetorian-02"], "discard": ["spore-cleric"]}
    row = ["axia", "drakonarius", "nil-assassin"]
    table = Table(you, row=row, centre=["kiln-drone"], short_row=True).play("portal-monk")
    assert table.options == ["pick drakonarius@row.1", "pick nil-assassin@row.1"]


@rule("SHI-7.21")
def test_a_mercenary_recruited_by_portal_monk_is_not_fast_played() -> None:
    table = Table({"hand": ["portal-monk"]}, row=["nil-assassin"]).play("portal-monk")
    assert (table.power, table.your("discard"), table.your("play")) == (0, ["nil-assassin"], ["portal-monk"])


@rule("SHI-7.21", "SHI-3.2")
def test_a_card_recruited_by_portal_monk_is_replaced_in_the_row() -> None:
    table = Table({"hand": ["portal-monk"]}, row=["nil-assassin"], centre=["kiln-drone"], short_row=True)
    assert table.play("portal-monk").row == ["kiln-drone"]


@rule("SHI-7.19", "SHI-7.20")
def test_a_champion_taken_to_hand_was_the_one_that_the_drones_waited_for() -> None:
    you = {"play": [DRONES], "hand": ["portal-monk"], "mastery": 15}
    table = Table(you, row=["evokatus", "primus-pilus"], crystals=9)
    table.exhaust(DRONES).play("portal-monk", "pick evokatus@row.1", "to-hand")
    table.recruit("primus-pilus")
    assert (table.your("hand"), table.your("discard")) == (["evokatus"], ["primus-pilus"])
