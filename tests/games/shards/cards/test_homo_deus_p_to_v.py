"""Homo Deus from Praetorian-01 to Venator of the Wastes, a scenario for each sentence."""

import pytest
from tests.support.rules import rule
from tests.support.shards import Player, Table

# Praetorian-01.


@pytest.mark.parametrize(("mastery", "power"), [(0, 8), (19, 8), (20, 12), (30, 12)])
@rule("SHI-6.2")
def test_praetorian_01_gives_8_power_and_12_instead_from_mastery_20(mastery: int, power: int) -> None:
    table = Table({"hand": ["praetorian-01"], "mastery": mastery})
    table.play("praetorian-01")
    assert (table.power, table.mastery) == (power, (mastery, 0))


@rule("SHI-9.2", "SHI-9.3", "SHI-9.6")
def test_praetorian_01_is_recruited_at_mastery_10_for_nothing_and_the_other_relic_leaves() -> None:
    table = Table({"relics": ["praetorian-01", "praetorian-02"], "mastery": 10})
    table.do("relic praetorian-01@p1/relics.1")
    assert (table.your("discard"), table.your("relics"), table.mastery) == (["praetorian-01"], [], (10, 0))
    assert "praetorian-02" in table.names("out")


@rule("SHI-9.2", "SHI-9.6")
def test_praetorian_01_can_not_be_recruited_at_mastery_9() -> None:
    table = Table({"relics": ["praetorian-01", "praetorian-02"], "mastery": 9})
    assert table.options == ["end"]
    assert table.refusals()["relic praetorian-01@p1/relics.1"][0] == "SHI-9.2"


@rule("SHI-7.9")
def test_praetorian_01_returns_from_the_discard_pile_when_you_play_a_champion() -> None:
    table = Table({"hand": ["optio-crusher"], "discard": ["crystal", "praetorian-01"]})
    table.play("optio-crusher")
    assert (table.your("hand"), table.your("discard")) == (["praetorian-01"], ["crystal"])
    assert table.is_your_move


@rule("SHI-7.9")
def test_praetorian_01_returns_for_a_champion_of_any_faction() -> None:
    table = Table({"hand": ["systema-ai"], "discard": ["praetorian-01"]})
    table.play("systema-ai")
    assert table.your("hand") == ["praetorian-01"]


@rule("SHI-7.9")
def test_praetorian_01_does_not_return_when_you_play_an_ally() -> None:
    table = Table({"hand": ["kiln-drone"], "discard": ["praetorian-01"]})
    table.play("kiln-drone")
    assert (table.your("hand"), table.your("discard")) == ([], ["praetorian-01"])


@rule("SHI-4.11", "SHI-7.9", "SHI-13.18")
def test_praetorian_01_does_not_return_when_you_exhaust_a_champion() -> None:
    table = Table({"play": ["optio-crusher"], "discard": ["praetorian-01"]})
    table.exhaust("optio-crusher")
    assert (table.your("hand"), table.your("discard")) == ([], ["praetorian-01"])


@rule("SHI-7.9")
def test_praetorian_01_does_not_return_when_you_recruit_a_champion() -> None:
    table = Table({"discard": ["praetorian-01"]}, row=["optio-crusher"], crystals=5)
    table.recruit("optio-crusher")
    assert (table.your("hand"), table.your("discard")) == ([], ["praetorian-01", "optio-crusher"])


@rule("SHI-7.9")
def test_praetorian_01_does_not_return_when_the_opponent_plays_a_champion() -> None:
    you = {"discard": ["praetorian-01"], "deck": ["crystal"] * 5}
    table = Table(you, {"hand": ["optio-crusher"]})
    table.end().play("optio-crusher")
    assert (table.asked, table.your("discard")) == (1, ["praetorian-01"])


@rule("SHI-7.9", "SHI-13.19")
def test_praetorian_01_played_this_turn_is_not_returned_by_a_later_champion() -> None:
    table = Table({"hand": ["praetorian-01", "optio-crusher"]})
    table.play("praetorian-01").play("optio-crusher")
    assert (table.your("hand"), table.your("play")) == ([], ["praetorian-01", "optio-crusher"])


@rule("SHI-7.9")
def test_praetorian_01_set_aside_as_a_relic_does_not_come_to_hand() -> None:
    table = Table({"hand": ["optio-crusher"], "relics": ["praetorian-01", "praetorian-02"], "mastery": 9})
    table.play("optio-crusher")
    assert (table.your("hand"), table.your("relics")) == ([], ["praetorian-01", "praetorian-02"])


@rule("SHI-7.24")
def test_praetorian_01_recruited_this_turn_returns_when_a_champion_is_played_after() -> None:
    you = {"hand": ["optio-crusher"], "relics": ["praetorian-01", "praetorian-02"], "mastery": 10}
    table = Table(you)
    table.do("relic praetorian-01@p1/relics.1").play("optio-crusher").play("praetorian-01")
    assert (table.power, table.your("discard")) == (8, [])


@rule("SHI-7.9", "SHI-7.23")
def test_the_play_effect_of_the_champion_comes_before_praetorian_01_returns() -> None:
    table = Table({"hand": ["evokatus"], "deck": ["blaster"], "discard": ["praetorian-01"]})
    table.play("evokatus")
    assert table.your("hand") == ["blaster", "praetorian-01"]
    assert table.kinds().index("drew") < table.kinds().index("returned")


@rule("SHI-7.23")
def test_praetorian_01_reshuffled_by_the_play_effect_does_not_return_but_may_be_drawn() -> None:
    table = Table({"hand": ["evokatus"], "discard": ["praetorian-01"]})
    table.play("evokatus")
    assert (table.your("hand"), table.your("discard"), table.your("deck")) == (["praetorian-01"], [], [])
    assert "returned" not in table.kinds(), "it was drawn"


@rule("SHI-7.23")
def test_praetorian_01_left_in_the_new_deck_does_not_return() -> None:
    discard = ["praetorian-01", *["crystal"] * 7, *["blaster"] * 2]
    table = Table({"hand": ["evokatus"], "discard": discard}, seed=4)
    table.play("evokatus")
    assert (table.your("discard"), len(table.your("hand"))) == ([], 1)
    assert "praetorian-01" in table.your("deck")


@rule("SHI-7.9", "SHI-12.3")
def test_praetorian_01_is_known_to_the_opponent_after_it_returned() -> None:
    table = Table({"hand": ["optio-crusher", "crystal"], "discard": ["praetorian-01"]})
    table.play("optio-crusher")
    assert table.state.view(1)["zones"]["p1/hand"]["cards"] == [None, "praetorian-01"]


@rule("SHI-6.22", "SHI-6.23")
def test_ojas_copies_the_power_of_praetorian_01_and_nothing_else_of_it() -> None:
    table = Table({"hand": ["praetorian-01", "ojas-genesis-druid", "optio-crusher"]})
    table.play("praetorian-01").play("ojas-genesis-druid")
    assert table.power == 16
    table.play("optio-crusher")
    assert table.your("hand") == []


# Praetorian-02.


@pytest.mark.parametrize(("mastery", "shield"), [(0, 3), (19, 3), (20, 6), (30, 6)])
@rule("SHI-6.2", "SHI-7.10", "SHI-7.12", "SHI-7.25")
def test_praetorian_02_in_play_gives_shield_3_and_6_from_mastery_20(mastery: int, shield: int) -> None:
    table = Table({}, {"play": ["praetorian-02"], "mastery": mastery}, power=8)
    table.end()
    assert table.health == (50, 42 + shield)


@rule("SHI-5.2", "SHI-7.10")
def test_praetorian_02_does_not_give_health_when_its_shield_is_larger_than_the_power() -> None:
    table = Table({}, {"play": ["praetorian-02"], "health": 40}, power=2)
    table.end()
    assert table.health == (50, 40)


@rule("SHI-7.10", "SHI-13.20")
def test_praetorian_02_in_hand_can_not_block() -> None:
    table = Table({}, {"hand": ["praetorian-02", "command-seer"]}, power=8)
    table.end()
    assert table.options == ["show command-seer", "done"]
    table.do("done")
    assert table.health == (50, 42)


@rule("SHI-7.10")
def test_praetorian_02_adds_to_a_shield_shown_from_hand() -> None:
    table = Table({}, {"play": ["praetorian-02"], "hand": ["korvus-legionnaire"]}, power=8)
    table.end("show korvus-legionnaire")
    assert table.health == (50, 50 - (8 - 3 - 2))


@rule("SHI-7.10")
def test_praetorian_02_protects_at_the_attack_of_every_opponent() -> None:
    table = Table({}, {"hand": ["nil-assassin"]}, {"play": ["praetorian-02"]}, power=5)
    table.end("assign p2 0")
    assert table.health == (50, 50, 48)
    table.play("nil-assassin").end("assign p3 5")
    assert table.health == (50, 50, 46)


@rule("SHI-7.10")
def test_praetorian_02_gives_no_shield_to_the_opponent() -> None:
    table = Table({"play": ["praetorian-02"]}, power=5)
    table.end()
    assert table.health == (50, 45)


@rule("SHI-5.4", "SHI-7.10")
def test_praetorian_02_gives_no_shield_to_champions() -> None:
    table = Table({}, {"play": ["praetorian-02", "evokatus"]}, power=2)
    table.attack("evokatus")
    assert (table.their("discard"), table.power) == (["evokatus"], 0)


@rule("SHI-7.25")
def test_praetorian_02_destroyed_in_the_main_phase_gives_no_shield_any_more() -> None:
    table = Table({}, {"play": ["praetorian-02"]}, power=13)
    table.attack("praetorian-02").end()
    assert (table.their("discard"), table.health) == (["praetorian-02"], (50, 46))


@rule("SHI-7.27")
def test_praetorian_02_gives_no_shield_against_ru_bo_vai_at_mastery_10() -> None:
    you = {"play": ["ru-bo-vai-the-transcendant"], "mastery": 10}
    table = Table(you, {"play": ["praetorian-02"]})
    table.exhaust("ru-bo-vai-the-transcendant").end()
    assert table.health == (50, 46)


@rule("SHI-6.5", "SHI-7.10")
def test_praetorian_02_gives_no_shield_against_infinite_power() -> None:
    table = Table({}, {"play": ["praetorian-02"]}, power="infinite")
    table.end()
    assert table.state.outcome is not None
    assert table.state.outcome.winners == (0,)


@rule("SHI-4.15")
def test_praetorian_02_has_nothing_to_exhaust() -> None:
    table = Table({"play": ["praetorian-02"]})
    assert table.options == ["end"]
    assert table.refusals()["exhaust praetorian-02.1"][0] == "SHI-4.15"


# Primus Pilus.


@rule("SHI-7.7")
def test_primus_pilus_draws_two_cards_with_three_homo_deus_champions_itself_included() -> None:
    you = {"play": ["primus-pilus", "evokatus", "praetorian-02"], "deck": ["crystal", "blaster", "crystal"]}
    table = Table(you)
    table.exhaust("primus-pilus")
    assert (table.your("hand"), table.your("deck")) == (["crystal", "blaster"], ["crystal"])


@rule("SHI-6.1", "SHI-7.7")
def test_primus_pilus_draws_nothing_with_two_homo_deus_champions() -> None:
    you: Player = {"play": ["primus-pilus", "evokatus", "systema-ai"], "deck": ["crystal", "blaster"]}
    table = Table(you, {"play": ["optio-crusher"]})
    table.exhaust("primus-pilus")
    assert (table.your("hand"), table.is_exhausted("primus-pilus.1")) == ([], True)


def test_primus_pilus_draws_two_cards_also_with_four_homo_deus_champions() -> None:
    you = {
        "play": ["primus-pilus", "evokatus", "evokatus", "axia"],
        "deck": ["crystal", "blaster", "crystal"],
    }
    table = Table(you)
    table.exhaust("primus-pilus")
    assert len(table.your("hand")) == 2


def test_primus_pilus_does_nothing_on_playing() -> None:
    table = Table({"hand": ["primus-pilus"], "play": ["evokatus", "axia"], "deck": ["crystal"]})
    table.play("primus-pilus")
    assert table.your("hand") == []


# Reactor Drone.


def test_reactor_drone_gives_three_crystals() -> None:
    table = Table({"hand": ["reactor-drone"]})
    table.play("reactor-drone")
    assert (table.crystals, table.power, table.mastery) == (3, 0, (0, 0))


@rule("SHI-4.17", "SHI-13.4")
def test_reactor_drone_and_command_seer_pay_for_focus_and_a_card_of_cost_4() -> None:
    hand = ["reactor-drone", "command-seer", "blaster"]
    table = Table({"hand": hand}, row=["evokatus"])
    table.play("reactor-drone").play("command-seer")
    assert table.crystals == 5
    table.do("focus").play("blaster").recruit("evokatus")
    assert (table.crystals, table.mastery, table.your("discard")) == (0, (1, 0), ["evokatus"])


# Venator of the Wastes.


@rule("SHI-6.28")
def test_venator_gives_four_power_and_takes_no_mastery_without_a_champion() -> None:
    table = Table({"hand": ["venator-of-the-wastes"]}, {"mastery": 9, "play": ["systema-ai"]})
    table.play("venator-of-the-wastes")
    assert (table.power, table.mastery, table.is_your_move) == (4, (0, 9), True)


@rule("SHI-6.28")
def test_venator_with_a_champion_takes_two_mastery_from_the_opponent() -> None:
    you = {"hand": ["venator-of-the-wastes"], "play": ["systema-ai"], "mastery": 5}
    table = Table(you, {"mastery": 9})
    table.play("venator-of-the-wastes")
    assert (table.power, table.mastery) == (4, (5, 7))


@pytest.mark.parametrize("mastery", [0, 1, 2])
@rule("SHI-6.29")
def test_venator_takes_no_mastery_below_0(mastery: int) -> None:
    table = Table({"hand": ["venator-of-the-wastes"], "play": ["systema-ai"]}, {"mastery": mastery})
    table.play("venator-of-the-wastes")
    assert table.mastery == (0, 0)


@rule("SHI-6.29")
def test_nothing_is_told_of_mastery_that_nobody_had_to_lose() -> None:
    table = Table({"hand": ["venator-of-the-wastes"], "play": ["evokatus"]}, {"mastery": 0})
    table.play("venator-of-the-wastes")
    assert "lost-mastery" not in table.kinds()
    table = Table({"hand": ["venator-of-the-wastes"], "play": ["evokatus"]}, {"mastery": 1})
    table.play("venator-of-the-wastes")
    assert table.kinds().count("lost-mastery") == 1


@rule("SHI-6.30")
def test_venator_takes_mastery_from_one_opponent_of_your_choice() -> None:
    you = {"hand": ["venator-of-the-wastes"], "play": ["systema-ai"]}
    table = Table(you, {"mastery": 9}, {"mastery": 4})
    table.play("venator-of-the-wastes")
    assert table.options == ["player p2", "player p3"]
    table.do("player p3")
    assert table.mastery == (0, 9, 2)


@rule("SHI-10.16", "SHI-10.18")
def test_venator_in_a_team_game_may_choose_either_opponent_but_not_the_team_mate() -> None:
    you = {"hand": ["venator-of-the-wastes"], "play": ["systema-ai"]}
    table = Table(you, {"mastery": 9}, {"mastery": 9}, {"mastery": 9}, mode="team")
    table.play("venator-of-the-wastes")
    assert table.options == ["player p2", "player p3"]


@rule("SHI-1.16")
def test_venator_does_not_choose_an_eliminated_player() -> None:
    you = {"hand": ["venator-of-the-wastes"], "play": ["systema-ai"]}
    table = Table(you, {"out": True, "health": 0}, {"mastery": 4})
    table.play("venator-of-the-wastes")
    assert table.mastery == (0, 0, 2)


@rule("SHI-4.5", "SHI-4.9")
def test_venator_is_a_mercenary_that_goes_under_the_centre_deck() -> None:
    row = ["venator-of-the-wastes"] + ["kiln-drone"] * 3 + ["nil-assassin"] * 2
    table = Table({}, row=row, centre=["spore-cleric", "leshai-knight"], crystals=4)
    table.fast_play("venator-of-the-wastes")
    assert (table.power, table.crystals, table.your("play")) == (4, 0, ["venator-of-the-wastes"])
    table.end()
    assert (table.your("discard"), table.centre) == ([], ["venator-of-the-wastes", "leshai-knight"])


@rule("SHI-6.13")
def test_ojas_copies_venator_and_may_choose_another_opponent() -> None:
    you = {"hand": ["venator-of-the-wastes", "ojas-genesis-druid"], "play": ["systema-ai"]}
    table = Table(you, {"mastery": 9}, {"mastery": 4})
    table.play("venator-of-the-wastes", "player p3").play("ojas-genesis-druid", "player p2")
    assert (table.power, table.mastery) == (8, (0, 7, 2))
