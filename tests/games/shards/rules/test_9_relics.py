"""SHI-9: relics, where they lie, when they may be recruited and what they are then."""

import pytest
from tests.support.rules import rule
from tests.support.shards import GAME, Table

import deckwright as dw

DECIMA = ["praetorian-01", "praetorian-02"]
KO_SYN_WU = ["the-heart-of-nothing", "the-world-piercer"]
TETRA = ["datic-robes", "terminal-crescents"]
VOLOS = ["entropic-talons", "panconscious-crown"]
ALL_RELICS = sorted([*DECIMA, *KO_SYN_WU, *TETRA, *VOLOS])
FIRST, SECOND = "relic praetorian-01@p1/relics.1", "relic praetorian-02@p1/relics.1"


def laid(state: dw.State, zone: str, seat: int | None = None) -> list[str]:
    """The cards of a zone by their ids, as a seat sees them."""
    cards = state.view(seat)["zones"][zone].get("cards", [])
    return sorted(str(card).split("@")[0].split("~")[0] for card in cards)


def relic_options(table: Table) -> list[str]:
    return [option for option in table.options if option.startswith("relic ")]


@rule("SHI-9.1")
@pytest.mark.parametrize(
    ("leader", "relics"),
    [("decima", DECIMA), ("ko-syn-wu", KO_SYN_WU), ("tetra", TETRA), ("volos", VOLOS)],
)
def test_each_leader_has_two_relics_of_their_own(leader: str, relics: list[str]) -> None:
    state = GAME.new(seed=2, leaders="choice")
    zone = f"p{state.decider + 1}/relics"
    state.choose(f"leader {leader}")
    state.choose(0)
    assert laid(state, zone) == relics


@rule("SHI-9.1")
def test_the_relics_of_leaders_whom_nobody_has_are_out_of_the_game() -> None:
    state = GAME.new(seed=2, leaders="choice")
    state.choose("leader volos")
    state.choose("leader decima")
    assert laid(state, "out") == sorted([*KO_SYN_WU, *TETRA])


@rule("SHI-9.1")
def test_with_four_players_all_relics_are_beside_somebody() -> None:
    state = GAME.new(seed=2, seats=4)
    beside = [relic for seat in (1, 2, 3, 4) for relic in laid(state, f"p{seat}/relics")]
    assert sorted(beside) == ALL_RELICS
    assert laid(state, "out") == []


@rule("SHI-9.1")
def test_the_base_game_alone_has_no_relics() -> None:
    state = GAME.new(seed=2, relics=False)
    assert laid(state, "p1/relics") + laid(state, "p2/relics") + laid(state, "out") == []
    assert not set(ALL_RELICS) & {GAME.table.face_names[face] for face in state.face}


@rule("SHI-9.2")
def test_a_relic_can_be_recruited_with_mastery_10() -> None:
    table = Table({"mastery": 10, "relics": DECIMA})
    assert relic_options(table) == [FIRST, SECOND]
    table.do(SECOND)
    assert table.your("discard") == ["praetorian-02"]
    assert table.your("play") == table.your("hand") == []
    assert table.is_your_move


@rule("SHI-9.2")
def test_a_relic_can_not_be_recruited_with_mastery_9() -> None:
    table = Table({"mastery": 9, "relics": DECIMA}, crystals=9)
    assert relic_options(table) == []
    assert table.refusals()[FIRST] == ("SHI-9.2", "shards-relic-too-early")
    assert table.refusals()[SECOND] == ("SHI-9.2", "shards-relic-too-early")


@rule("SHI-9.2")
def test_a_relic_costs_neither_crystals_nor_mastery() -> None:
    table = Table({"mastery": 12, "relics": DECIMA}, crystals=4, power=3)
    table.do(FIRST)
    assert (table.crystals, table.power, table.mastery[0]) == (4, 3, 12)


@rule("SHI-9.2")
def test_a_player_without_crystals_recruits_a_relic() -> None:
    table = Table({"mastery": 10, "relics": DECIMA}, crystals=0)
    table.do(FIRST)
    assert (table.your("discard"), table.crystals) == (["praetorian-01"], 0)


@rule("SHI-9.2")
def test_recruiting_a_relic_is_a_choice_that_can_wait() -> None:
    table = Table({"mastery": 10, "relics": DECIMA})
    table.end().end()
    assert table.is_your_move
    assert sorted(table.your("relics")) == DECIMA
    assert relic_options(table) == [FIRST, SECOND]


@rule("SHI-9.2")
def test_only_the_own_relics_can_be_recruited() -> None:
    table = Table({"mastery": 10, "relics": DECIMA}, {"mastery": 30, "relics": KO_SYN_WU})
    assert relic_options(table) == [FIRST, SECOND]
    table.do(FIRST)
    assert sorted(table.their("relics")) == KO_SYN_WU


@rule("SHI-9.2")
def test_no_relic_is_recruited_in_the_attack_phase() -> None:
    table = Table({"mastery": 10, "relics": DECIMA}, {}, {}, power=3)
    table.end()
    assert table.prompt == "assign"
    assert relic_options(table) == []


@rule("SHI-9.2")
def test_no_relic_is_recruited_while_an_opponent_attacks() -> None:
    table = Table({"mastery": 10, "relics": DECIMA, "hand": ["command-seer"]}, active="p2", power=3)
    table.end()
    assert (table.prompt, table.asked) == ("block", 0)
    assert relic_options(table) == []


@rule("SHI-9.2")
def test_no_relic_is_recruited_in_the_turn_of_an_opponent() -> None:
    table = Table({"mastery": 10, "relics": DECIMA}, {"mastery": 10, "relics": KO_SYN_WU})
    table.end()
    assert table.asked == 1
    assert relic_options(table) == [
        "relic the-heart-of-nothing@p2/relics.1",
        "relic the-world-piercer@p2/relics.1",
    ]


@rule("SHI-9.3")
def test_the_other_relic_leaves_the_game_when_one_is_recruited() -> None:
    table = Table({"mastery": 10, "relics": DECIMA})
    table.do(FIRST)
    assert table.your("relics") == []
    assert "praetorian-02" in table.names("out")
    assert table.banished == []


@rule("SHI-9.3")
def test_nobody_recruits_two_relics_in_a_game() -> None:
    table = Table({"mastery": 30, "relics": DECIMA})
    table.do(FIRST)
    assert relic_options(table) == []
    table.end().end()
    assert table.is_your_move
    assert relic_options(table) == []


@rule("SHI-9.3")
def test_a_relic_that_was_banished_does_not_bring_the_other_one_back() -> None:
    table = Table({"mastery": 10, "relics": DECIMA, "hand": ["umbral-scourge"]})
    table.do(FIRST).play("umbral-scourge", "pick praetorian-01@p1/discard.1")
    assert table.banished == ["praetorian-01"]
    assert relic_options(table) == []


@rule("SHI-9.3")
def test_one_player_s_relic_leaves_the_other_players_theirs() -> None:
    table = Table({"mastery": 10, "relics": DECIMA}, {"mastery": 10, "relics": KO_SYN_WU})
    table.do(FIRST).end().do("relic the-world-piercer@p2/relics.1")
    assert table.their("discard") == ["the-world-piercer"]
    assert table.their("relics") == []


@rule("SHI-9.4")
def test_an_ally_among_the_relics_leaves_play_at_the_end_of_the_turn() -> None:
    table = Table({"hand": ["praetorian-01"], "deck": ["crystal"] * 5})
    table.play("praetorian-01")
    assert table.your("play") == ["praetorian-01"]
    assert table.power == 8
    table.end()
    assert (table.your("play"), table.your("discard")) == ([], ["praetorian-01"])


@rule("SHI-9.4")
def test_a_champion_among_the_relics_stays_in_play() -> None:
    table = Table({"hand": ["praetorian-02"], "deck": ["crystal"] * 5})
    table.play("praetorian-02").end()
    assert (table.your("play"), table.your("discard")) == (["praetorian-02"], [])


@rule("SHI-9.4")
def test_a_champion_among_the_relics_can_be_attacked_for_its_health() -> None:
    table = Table({}, {"play": ["praetorian-02"]}, power=9)
    table.attack("praetorian-02")
    assert (table.their("play"), table.their("discard")) == ([], ["praetorian-02"])
    assert table.power == 0


@rule("SHI-9.4")
def test_a_champion_among_the_relics_withstands_less_power_than_its_health() -> None:
    table = Table({}, {"play": ["praetorian-02"]}, power=8)
    assert "attack praetorian-02.1" not in table.options
    assert table.refusals()["attack praetorian-02.1"] == ("SHI-4.8", "shards-too-strong")


@rule("SHI-9.4")
def test_a_recruited_relic_is_shuffled_and_drawn_like_any_card() -> None:
    table = Table({"mastery": 10, "relics": DECIMA})
    table.do(FIRST).end()
    assert table.your("hand") == ["praetorian-01"]


@rule("SHI-9.5")
def test_relics_are_not_in_the_centre_deck() -> None:
    state = GAME.new(seed=4, seats=2)
    centre = laid(state, "centre") + laid(state, "row")
    assert len(centre) == 88 + 24
    assert not set(ALL_RELICS) & set(centre)


@rule("SHI-9.5")
def test_relics_are_in_nobody_s_starting_deck() -> None:
    state = GAME.new(seed=4, seats=2)
    own = [card for seat in (1, 2) for pile in ("deck", "hand") for card in laid(state, f"p{seat}/{pile}")]
    assert set(own) == {"crystal", "blaster", "shard-reactor", "infinity-shard"}


@rule("SHI-9.5")
def test_relics_lie_open_from_the_start() -> None:
    state = GAME.new(seed=4, seats=2)
    assert laid(state, "p1/relics", seat=1) == laid(state, "p1/relics")
    assert laid(state, "p2/relics", seat=0) == laid(state, "p2/relics")
    assert len(laid(state, "p2/relics", seat=0)) == 2
    assert "None" not in laid(state, "p2/relics", seat=0)


@rule("SHI-9.6")
def test_a_relic_can_be_recruited_in_the_turn_in_which_mastery_10_is_reached() -> None:
    table = Table({"mastery": 9, "relics": DECIMA}, crystals=1)
    assert relic_options(table) == []
    table.do("focus")
    assert relic_options(table) == [FIRST, SECOND]


@rule("SHI-9.6")
def test_a_relic_can_be_recruited_after_a_card_brought_mastery_10() -> None:
    table = Table({"mastery": 8, "relics": DECIMA, "hand": ["shard-abstractor"]})
    table.play("shard-abstractor").do(FIRST)
    assert table.your("discard") == ["praetorian-01"]


@rule("SHI-9.6")
def test_a_player_who_fell_below_mastery_10_can_not_recruit_a_relic() -> None:
    you = {"mastery": 11, "relics": DECIMA}
    table = Table(you, {"play": ["evokatus"], "hand": ["venator-of-the-wastes"]}, active="p2")
    table.play("venator-of-the-wastes").end()
    assert (table.asked, table.mastery[0]) == (0, 9)
    assert relic_options(table) == []


@rule("SHI-9.6")
def test_a_player_who_fell_below_mastery_10_can_reach_it_again() -> None:
    you = {"mastery": 11, "relics": DECIMA, "hand": ["fungal-hermit"]}
    table = Table(you, {"play": ["evokatus"], "hand": ["venator-of-the-wastes"]}, active="p2")
    table.play("venator-of-the-wastes").end("done").play("fungal-hermit")
    assert table.mastery[0] == 10
    assert relic_options(table) == [FIRST, SECOND]


@rule("SHI-9.7")
def test_an_undergrowth_relic_counts_for_unify_when_played() -> None:
    table = Table({"hand": ["panconscious-crown", "undergrowth-aspirant"]})
    table.play("panconscious-crown").play("undergrowth-aspirant")
    assert table.power == 5


@rule("SHI-9.7")
def test_an_undergrowth_relic_counts_for_unify_when_shown() -> None:
    table = Table({"hand": ["entropic-talons", "undergrowth-aspirant"]})
    table.play("undergrowth-aspirant", "show entropic-talons")
    assert (table.power, table.your("hand")) == (5, ["entropic-talons"])


@rule("SHI-9.7")
def test_a_relic_of_another_faction_does_not_count_for_unify() -> None:
    table = Table({"hand": ["terminal-crescents", "undergrowth-aspirant"], "mastery": 3})
    table.play("terminal-crescents")
    assert table.power == 2
    table.play("undergrowth-aspirant")
    assert table.power == 2


@rule("SHI-9.7")
def test_relics_of_three_factions_fulfil_dominion() -> None:
    hand = ["praetorian-01", "panconscious-crown", "the-heart-of-nothing", "order-initiate"]
    table = Table({"hand": hand})
    table.play("praetorian-01").play("panconscious-crown").play("the-heart-of-nothing").play("order-initiate")
    assert table.mastery[0] == 2 + 2


@rule("SHI-9.7")
def test_a_wraethe_relic_in_the_discard_pile_fulfils_echo() -> None:
    table = Table({"hand": ["wraethe-skirmisher"], "discard": ["the-world-piercer"]})
    table.play("wraethe-skirmisher")
    assert table.power == 6


@rule("SHI-9.7")
def test_another_relic_in_the_discard_pile_does_not_fulfil_echo() -> None:
    table = Table({"hand": ["wraethe-skirmisher"], "discard": ["datic-robes"]})
    table.play("wraethe-skirmisher")
    assert table.power == 2


@rule("SHI-9.7")
def test_an_undergrowth_relic_can_be_copied() -> None:
    table = Table({"hand": ["panconscious-crown"], "play": ["taur-arachpriest"], "health": 40})
    table.play("panconscious-crown").exhaust("taur-arachpriest")
    assert (table.mastery[0], table.health[0]) == (2 + 2, 40 + 2 + 2)


@rule("SHI-9.7")
def test_a_champion_relic_is_counted_with_the_champions_of_its_faction() -> None:
    table = Table({"play": ["praetorian-02", "evokatus"]})
    table.exhaust("evokatus")
    assert table.power == 2


@rule("SHI-9.7")
def test_a_relic_has_no_cost_by_which_an_effect_could_recruit_it() -> None:
    table = Table({"mastery": 0, "relics": DECIMA, "hand": ["portal-monk"]})
    table.play("portal-monk")
    assert (sorted(table.your("relics")), table.your("discard")) == (DECIMA, [])
    assert table.is_your_move
