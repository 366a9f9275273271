"""KF-13 to KF-15: chains, the tide, gigantic creatures and other special cards."""

import pytest
from tests.support.duel import GAME, Duel
from tests.support.rules import rule

from deckwright.games.keyforge import table
from deckwright.games.keyforge.facts import BY_ID, HOUSES
from deckwright.games.keyforge.rules.drawing import change_chains, fewer_by_chains


@rule("KF-13.1")
@pytest.mark.parametrize(
    ("chains", "fewer"), [(0, 0), (1, 1), (6, 1), (7, 2), (12, 2), (13, 3), (18, 3), (19, 4), (24, 4)]
)
def test_chains_hold_back_cards(chains: int, fewer: int) -> None:
    duel = Duel("brobnar", {"chains": chains})
    assert fewer_by_chains(duel.state, duel.state.decider) == fewer
    assert duel.state.view(1)["table"]["players"][0]["held-back"] == fewer


@rule("KF-13.1", "KF-18.6")
def test_refilling_sheds_one_chain_at_a_time() -> None:
    state = GAME.new(seed=8, first="p1", chains1=7)
    assert len(state.zones[table.HAND[0]]) == 5
    assert state.vars[table.CHAINS] == 6
    duel = Duel("dis", {"chains": 6, "deck": ["punch"] * 20}, {"houses": ["dis", "logos"]})
    duel.end()
    assert len(duel.your("hand")) == 5
    assert duel.chains[0] == 5
    free = Duel("dis", {"chains": 0, "deck": ["punch"] * 20}, {"houses": ["dis", "logos"]})
    free.end()
    assert len(free.your("hand")) == 6


@rule("KF-13.1")
def test_plain_drawing_is_not_affected_by_chains() -> None:
    duel = Duel("logos", {"chains": 24, "line": ["doc-bookton"], "deck": ["punch"]})
    duel.reap("doc-bookton.1")
    assert duel.your("hand") == ["punch"]
    assert duel.chains[0] == 24


@rule("KF-13.5")
def test_a_refill_sheds_a_chain_only_if_it_was_held_back() -> None:
    full = Duel("dis", {"chains": 3, "hand": ["punch"] * 6, "deck": ["anger"]}, {"houses": ["dis", "logos"]})
    full.end()
    assert full.chains[0] == 3
    short = Duel("dis", {"chains": 1, "hand": ["punch"] * 5, "deck": ["anger"]}, {"houses": ["dis", "logos"]})
    short.end()
    assert (len(short.your("hand")), short.chains[0]) == (5, 0)


@rule("KF-13.6")
def test_nobody_has_more_than_twenty_four_chains() -> None:
    duel = Duel("brobnar", {"chains": 23})
    assert change_chains(duel.state, duel.state.decider, 5) == 1
    assert duel.chains[0] == 24


@rule("KF-14.1", "KF-14.3")
def test_the_tide_starts_neutral_and_is_high_for_who_raised_it() -> None:
    duel = Duel("logos", {"line": ["bilgewarden", "pi-sweven"], "deck": ["punch"] * 5}, tide="neutral")
    duel.reap("pi-sweven.1")
    assert duel.your("hand") == [], "neutral is not high"
    duel.reap("bilgewarden.1")
    assert duel.state.view(0)["table"]["tide"] == "p1"


@rule("KF-14.1")
def test_raising_a_high_tide_does_nothing() -> None:
    duel = Duel("logos", {"line": [{"card": "binary-moray", "exhausted": True}]}, tide="p1")
    duel.do("raise-tide")
    assert not duel.is_ready("binary-moray.1")


@rule("KF-14.2")
def test_a_player_may_raise_the_tide_for_three_chains_in_step_3() -> None:
    duel = Duel("logos", {"line": [{"card": "binary-moray", "exhausted": True}]}, tide="p2")
    duel.do("raise-tide")
    assert duel.chains == (3, 0)
    assert duel.state.view(1)["table"]["tide"] == "p1"
    assert duel.is_ready("binary-moray.1")
    assert duel.state.history == (), "no card was used"


@rule("KF-14.4")
def test_the_tide_may_be_bought_again_though_it_is_high() -> None:
    duel = Duel("logos", {}, tide="p1")
    duel.do("raise-tide", "raise-tide")
    assert duel.chains == (6, 0)
    assert "raised" not in duel.kinds()


@rule("KF-14.5")
def test_without_the_tide_in_the_game_it_can_not_be_raised() -> None:
    assert "raise-tide" not in Duel("logos", {}).options
    state = GAME.new(seed=1, set="cota")
    assert state.vars[table.TIDE_IN_GAME] == 0


@rule("KF-15.2")
def test_a_maverick_belongs_to_the_house_it_is_printed_in() -> None:
    duel = Duel(
        "dis", {"hand": [{"card": "troll", "house": "dis"}], "line": [{"card": "bumpsy", "house": "dis"}]}
    )
    assert "play troll" in duel.options
    assert "reap bumpsy.1" in duel.options
    brobnar = Duel("brobnar", {"hand": [{"card": "troll", "house": "dis"}]})
    assert "play troll" not in brobnar.options


@rule("KF-15.3")
def test_an_anomaly_belongs_to_the_house_of_its_deck() -> None:
    assert BY_ID["ghostform"].house == "any"
    duel = Duel("mars", {"line": [{"card": "the-red-baron", "house": "mars"}]})
    assert "reap the-red-baron.1" in duel.options


@rule("KF-15.4", "KF-15.12")
def test_a_gigantic_creature_needs_both_halves_in_hand() -> None:
    one = Duel("saurian", {"hand": ["deusillus"]})
    assert "play deusillus" not in one.options
    assert {each.action: each.rule for each in one.state.why_not(0)}["play deusillus"] == "KF-15.4"
    top = {"card": "deusillus-top", "icons": ["amber"]}
    both = Duel("saurian", {"hand": ["deusillus", top]}, {"amber": 4, "line": ["troll"]})
    assert "play deusillus-top" not in both.options
    both.play("deusillus")
    assert both.amber == (1, 0), "the icon of the top half, then everything is captured"
    assert both.mark("amber", "deusillus.1") == 4
    assert (both.power("deusillus.1"), both.your("hand"), both.your("under")) == (20, [], ["deusillus-top"])
    assert BY_ID["deusillus"].name == BY_ID["deusillus-top"].name
    assert BY_ID["deusillus-top"].power == 0


@rule("KF-15.5", "KF-4.13", "KF-18.10")
def test_an_effect_that_plays_one_half_does_nothing() -> None:
    duel = Duel(
        "logos", {"hand": ["wild-wormhole", "ultra-gravitron"], "deck": ["ultra-gravitron-top", "punch"]}
    )
    duel.play("wild-wormhole")
    assert duel.amber[0] == 1
    assert duel.your("deck") == ["punch", "ultra-gravitron-top"]
    assert duel.your("hand") == ["ultra-gravitron"]
    assert "cannot-play" in duel.kinds()


@rule("KF-15.14")
def test_both_halves_leave_to_the_same_zone_as_two_cards() -> None:
    line = [{"card": "deusillus", "under": ["deusillus-top"]}]
    duel = Duel("dis", {"hand": ["fear"]}, {"line": line})
    duel.play("fear")
    assert sorted(duel.their("hand")) == ["deusillus", "deusillus-top"]
    for first, second in (("deusillus", "deusillus-top"), ("deusillus-top", "deusillus")):
        dead = Duel("dis", {"hand": ["gateway-to-dis"]}, {"line": line})
        dead.play("gateway-to-dis")
        assert (dead.asked, dead.prompt) == (0, "pile")
        dead.do(next(key for key in dead.options if key.replace("@", ".").split(".")[0] == f"pick {first}"))
        assert dead.their("discard") == [first, second]
        assert dead.is_your_move


@rule("KF-15.11", "KF-18.23")
def test_a_gigantic_creature_is_one_card_for_the_first_turn_rule() -> None:
    duel = Duel("saurian", {"hand": ["deusillus", "deusillus-top", "imperium"]}, turn=1)
    duel.play("deusillus")
    assert duel.options == ["end"]


@rule("KF-15.6")
def test_identity_and_tide_cards_are_not_in_play() -> None:
    duel = Duel("logos", {}, tide="neutral")
    assert all(not cards["count"] for name, cards in duel.state.view(None)["zones"].items() if "p1/" in name)


@rule("KF-15.8")
def test_ten_cards_in_the_discard_pile_haunt_a_player() -> None:
    reaper = {"card": "the-grim-reaper", "house": "dis"}
    haunted = Duel("dis", {"hand": [reaper], "discard": ["punch"] * 10})
    haunted.play("the-grim-reaper")
    assert haunted.is_ready("the-grim-reaper.1")
    nine = Duel("dis", {"hand": [reaper], "discard": ["punch"] * 9})
    nine.play("the-grim-reaper")
    assert not nine.is_ready("the-grim-reaper.1")


@rule("KF-15.9")
def test_an_unforged_key_counts_no_longer() -> None:
    duel = Duel(
        you={"amber": 6, "houses": ["mars"], "keys": []},
        foe={"hand": ["key-hammer"], "houses": ["dis"]},
        step="start",
    )
    duel.do("forge blue", "end")
    assert duel.keys == (1, 0)
    duel.do("play key-hammer")
    assert duel.keys == (0, 0)
    assert duel.amber[0] == 6


@rule("KF-15.10")
def test_there_are_ten_houses() -> None:
    assert len(HOUSES) == 10


@rule("KF-15.15")
def test_an_evil_twin_has_the_name_of_its_counterpart() -> None:
    assert BY_ID["binary-moray-evil-twin"].name == "binary-moray"
    line = ["binary-moray"] * 3 + ["binary-moray-evil-twin"] * 4
    duel = Duel("logos", {"line": line, "hand": []})
    for number in range(1, 4):
        duel.reap(f"binary-moray.{number}")
        if duel.prompt != "main":
            duel.do(duel.options[0])
        duel.reap(f"binary-moray-evil-twin.{number}")
    assert "reap binary-moray-evil-twin.4" not in duel.options
