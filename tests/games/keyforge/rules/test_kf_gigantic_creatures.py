"""Gigantic creatures that an ability moves after they have left play: both halves go (KF-15.14, KF-9.17)."""

import pytest
from tests.support.duel import Duel
from tests.support.rules import rule

BOTH = ["ultra-gravitron", "ultra-gravitron-top"]


def giant(damage: int = 0, **rest: object) -> dict[str, object]:
    """Ultra Gravitron: power 10, armour 3."""
    return {"card": "ultra-gravitron", "under": ["ultra-gravitron-top"], "damage": damage, **rest}


def lay_down(duel: Duel) -> Duel:
    """Answer every question about an order by «done»."""
    while duel.prompt in ("pile", "on-top"):
        duel.do("done")
    return duel


@rule("KF-15.14", "KF-9.17")
@pytest.mark.parametrize(
    ("you", "house", "option"),
    [
        ({"line": ["yxilo-bolter"]}, "mars", "reap yxilo-bolter.1"),
        ({"artifacts": ["special-delivery"]}, "shadows", "omni special-delivery.1 0"),
        (
            {"line": [{"card": "stealer-of-souls", "power-counters": 9}]},
            "dis",
            "fight stealer-of-souls.1 ultra-gravitron.1",
        ),
    ],
    ids=["yxilo-bolter", "special-delivery", "stealer-of-souls"],
)
def test_both_halves_of_a_destroyed_creature_are_purged(
    you: dict[str, object], house: str, option: str
) -> None:
    # Its armour is taken away before: all that is dealt is placed.
    duel = Duel(house, {**you, "hand": [{"card": "red-hot-armor", "house": house}]}, {"line": [giant(6)]})
    duel.play("red-hot-armor").do(option)
    if duel.prompt == "choose":
        duel.do("pick ultra-gravitron.1")
    assert lay_down(duel).is_your_move
    assert (sorted(duel.their("purged")), duel.their("discard"), duel.their("line")) == (BOTH, [], [])


@rule("KF-15.14", "KF-9.17")
def test_both_halves_of_a_destroyed_creature_return_to_hand() -> None:
    nizak = {"card": "nizak-the-forgotten", "house": "dis", "power-counters": 9}
    duel = Duel("dis", {"line": [nizak]}, {"line": [giant(5)]})
    lay_down(duel.fight("nizak-the-forgotten.1", "ultra-gravitron.1"))
    assert (sorted(duel.their("hand")), duel.their("discard")) == (BOTH, [])


@rule("KF-15.13", "KF-9.17")
def test_both_halves_of_a_destroyed_creature_come_back_into_play_as_one() -> None:
    greking = {"card": "overlord-greking", "power-counters": 9}
    duel = Duel("dis", {"line": [greking]}, {"line": [giant(5)]})
    lay_down(duel.fight("overlord-greking.1", "ultra-gravitron.1")).do("right-flank")
    assert (duel.your("line"), duel.their("under")) == (["overlord-greking", "ultra-gravitron"], BOTH[1:])
    assert (duel.controller("ultra-gravitron.1"), duel.power("ultra-gravitron.1")) == (0, 10)
    assert (duel.their("discard"), duel.is_your_move) == ([], True)


@rule("KF-15.14")
def test_a_half_in_a_discard_pile_that_did_not_leave_play_with_the_other_stays_there() -> None:
    you = {"line": ["yxilo-bolter"], "hand": [{"card": "red-hot-armor", "house": "mars"}]}
    foe = {"line": [giant(6)], "discard": ["ultra-gravitron-top", "ultra-gravitron"]}
    duel = Duel("mars", you, foe)
    duel.play("red-hot-armor").reap("yxilo-bolter.1", "pick ultra-gravitron.1")
    assert lay_down(duel).is_your_move
    assert (sorted(duel.their("purged")), sorted(duel.their("discard"))) == (BOTH, BOTH)


@rule("KF-15.12")
def test_a_half_that_is_chosen_in_a_discard_pile_goes_alone() -> None:
    duel = Duel("untamed", {"hand": ["regrowth"], "discard": [*BOTH, "troll"]})
    duel.play("regrowth", "pick ultra-gravitron@p1/discard.1")
    assert (duel.your("hand"), duel.your("discard")) == (BOTH[:1], [BOTH[1], "troll", "regrowth"])


@rule("KF-15.14")
@pytest.mark.parametrize(
    ("card", "house", "zone"),
    [
        ("fear", "dis", "hand"),
        ("the-harder-they-come", "sanctum", "purged"),
        ("hysteria", "dis", "hand"),
        ("gateway-to-dis", "dis", "discard"),
        ("lost-in-the-woods", "untamed", "deck"),
    ],
)
def test_a_creature_leaves_play_with_both_halves_wherever_it_goes(card: str, house: str, zone: str) -> None:
    duel = Duel(house, {"hand": [card]}, {"line": [giant()]})
    lay_down(duel.play(card))
    assert sorted(duel.their(zone)) == BOTH
    assert (duel.their("line"), duel.their("under")) == ([], [])


@rule("KF-15.14", "KF-7.7")
def test_both_halves_of_an_abducted_creature_lie_in_the_archive_and_come_home_together() -> None:
    duel = Duel("mars", {"line": ["uxlyx-the-zookeeper"]}, {"line": [giant()]})
    duel.reap("uxlyx-the-zookeeper.1")
    assert sorted(duel.your("archive")) == BOTH


@rule("KF-15.14", "KF-6.8")
def test_a_destroyed_ability_moves_both_halves() -> None:
    line = [giant(9, upgrades=["phoenix-heart"]), "troll"]
    duel = Duel("shadows", {"hand": ["finishing-blow"]}, {"line": line, "amber": 0})
    duel.play("finishing-blow")
    assert (sorted(duel.their("hand")), duel.their("discard")) == (BOTH, ["phoenix-heart"])


@rule("KF-15.14", "KF-9.11")
@pytest.mark.parametrize(
    ("model", "zone"),
    [("bad-penny", "hand"), ("dextre", "deck"), ("rad-penny", "deck"), ("igon-the-green", "purged")],
)
def test_a_destroyed_ability_that_a_creature_gained_moves_both_halves(model: str, zone: str) -> None:
    hand = [model, {"card": "gateway-to-dis", "house": "untamed"}]
    duel = Duel("untamed", {"artifacts": ["creed-of-nurture"], "hand": hand}, {"line": [giant(), "troll"]})
    duel.omni("creed-of-nurture.1", f"pick {model}", "pick ultra-gravitron.1").play("gateway-to-dis")
    assert lay_down(duel).is_your_move
    assert (sorted(duel.their(zone)), duel.their("discard")) == (BOTH, ["troll"])


@rule("KF-15.14", "KF-7.10")
def test_a_card_that_remembers_what_it_purged_brings_both_halves_back() -> None:
    foe = {"line": [giant()], "hand": [{"card": "barehanded"}], "houses": ["brobnar"], "deck": ["troll"] * 6}
    duel = Duel("logos", {"artifacts": ["spangler-box"]}, foe)
    duel.act("spangler-box.1")
    assert (sorted(duel.their("purged")), duel.controller("spangler-box.1")) == (BOTH, 1)
    duel.end("house brobnar").play("barehanded")
    assert (duel.their("line"), duel.their("under"), duel.their("purged")) == (BOTH[:1], BOTH[1:], [])


@rule("KF-15.4", "KF-4.1")
def test_icons_of_a_purged_giant_are_those_of_the_half_that_left_with_it() -> None:
    top = {"card": "ultra-gravitron-top", "icons": ["amber", "amber"]}
    foe = {"line": [{"card": "ultra-gravitron", "under": [top]}], "purged": ["ultra-gravitron-top"]}
    you = {"line": [{"card": "ultra-gravitron", "under": ["ultra-gravitron-top"]}], "archive": ["troll"]}
    duel = Duel("logos", you, foe)
    duel.reap("ultra-gravitron.1", "pick troll@p1/archive.1", "pick ultra-gravitron.2")
    assert (duel.amber, len(duel.their("purged"))) == ((3, 0), 3)


@rule("KF-15.14", "KF-9.10")
def test_an_effect_that_counts_cards_counts_both_halves_of_a_creature_that_left() -> None:
    quake = {"card": "timequake", "house": "logos"}
    duel = Duel("logos", {"hand": [quake], "line": [giant(), "troll"], "deck": ["urchin"] * 6})
    duel.play("timequake")
    assert (len(duel.your("hand")), len(duel.your("deck"))) == (3, 6)


@rule("KF-15.14", "KF-9.10")
@pytest.mark.parametrize(("card", "house"), [("mating-season", "mars"), ("one-last-job", "shadows")])
def test_an_effect_that_counts_creatures_counts_one(card: str, house: str) -> None:
    line = [{**giant(), "house": house}, {"card": "troll", "house": house}]
    duel = Duel(house, {"hand": [{"card": card, "icons": []}], "line": line}, {"amber": 9})
    assert duel.play(card).amber[0] == 2


@rule("KF-9.17", "KF-6.8")
def test_an_ability_about_a_destroyed_creature_does_not_look_for_it_elsewhere() -> None:
    nizak = {"card": "nizak-the-forgotten", "house": "dis", "power-counters": 9}
    duel = Duel("dis", {"line": [nizak]}, {"line": [giant(5, upgrades=["biomatrix-backup"])]})
    lay_down(duel.fight("nizak-the-forgotten.1", "ultra-gravitron.1"))
    assert (sorted(duel.their("archive")), duel.their("hand")) == (BOTH, [])


@rule("KF-15.12", "KF-7.13")
def test_a_half_that_lies_under_another_card_is_no_part_of_it() -> None:
    hand = [{"card": "masterplan", "house": "shadows"}, "ultra-gravitron-top"]
    duel = Duel("shadows", {"hand": [*hand, {"card": "barehanded", "house": "shadows"}], "deck": ["troll"]})
    duel.play("masterplan", "pick ultra-gravitron-top").play("barehanded")
    assert duel.your("deck") == ["troll", "masterplan"]
    assert "ultra-gravitron-top" in duel.your("discard")
