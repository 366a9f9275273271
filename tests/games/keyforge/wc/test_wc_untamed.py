"""Worlds Collide: Untamed, a scenario for each sentence of each card."""

from tests.support.duel import Duel
from tests.support.rules import rule


def nurtured(text: str, **rest: object) -> Duel:
    """The Creed is sacrificed, a creature in hand revealed, the Shaman chosen."""
    line = ["the-feathered-shaman", "snufflegator"]
    you = {"artifacts": ["creed-of-nurture"], "hand": [text, "punch"], "line": line, **rest}
    duel = Duel("untamed", you, {"line": ["troll", "bumpsy"], "amber": 2})
    duel.omni("creed-of-nurture.1")
    assert duel.your("discard") == ["creed-of-nurture"]
    assert duel.options == [f"pick {text}", "done"]
    duel.do(f"pick {text}")
    assert "pick troll.1" in duel.options, "any creature in play may be chosen"
    return duel.do("pick the-feathered-shaman.1")


def fallen_gebuk(*deck: str) -> Duel:
    """The troll kills Gebuk, who stands in the middle."""
    duel = Duel(
        "brobnar",
        {"line": ["snufflegator", "gebuk", "bigtwig"], "deck": list(deck)},
        {"line": ["troll"]},
        active="p2",
    )
    return duel.fight("troll.1", "gebuk.1")


@rule("KF-18.15", "KF-9.11")
def test_creed_of_nurture_gives_the_text_of_rad_penny_to_the_shaman() -> None:
    duel = nurtured("rad-penny", deck=["anger"])
    assert duel.kinds().count("revealed") == 1
    duel.fight("the-feathered-shaman.1", "troll.1")
    assert duel.your("line") == ["snufflegator"]
    assert sorted(duel.your("deck")) == ["anger", "the-feathered-shaman"]
    assert duel.your("hand") == ["rad-penny", "punch"]


def test_creed_of_nurture_gives_keywords_too() -> None:
    duel = nurtured("xenos-bloodshadow")
    duel.fight("the-feathered-shaman.1", "troll.1")
    assert (duel.your("line"), duel.their("line")) == (["the-feathered-shaman", "snufflegator"], ["bumpsy"])
    assert duel.damage("the-feathered-shaman.1") == 0
    assert duel.attribute("poison", "snufflegator.1") == duel.attribute("poison", "bumpsy.1") == 0


def test_creed_of_nurture_gives_a_text_besides_the_own_one() -> None:
    duel = nurtured("dew-faerie")
    duel.reap("the-feathered-shaman.1", "resolve the-feathered-shaman.1:1")
    assert duel.amber[0] == 2
    assert duel.mark("ward", "snufflegator.1") == 1


def test_creed_of_nurture_works_for_this_turn_only() -> None:
    duel = nurtured("mushroom-man")
    assert duel.power("the-feathered-shaman.1") == 2 + 9
    duel.end()
    assert duel.power("the-feathered-shaman.1") == 2


def test_creed_of_nurture_does_nothing_without_a_creature_in_hand() -> None:
    duel = Duel("brobnar", {"artifacts": ["creed-of-nurture"], "hand": ["punch"], "line": ["troll"]})
    duel.omni("creed-of-nurture.1", "done")
    assert (duel.your("artifacts"), duel.your("hand")) == ([], ["punch"])
    assert duel.is_your_move


def test_deepwood_druid_fully_heals_a_neighbour_when_played() -> None:
    damaged = [{"card": card, "damage": 3} for card in ("snufflegator", "bigtwig", "troll")]
    duel = Duel("untamed", {"hand": ["deepwood-druid"], "line": damaged})
    duel.play("deepwood-druid", "at 1")
    assert duel.your("line") == ["snufflegator", "deepwood-druid", "bigtwig", "troll"]
    assert duel.options == ["pick snufflegator.1", "pick bigtwig.1"]
    duel.do("pick bigtwig.1")
    assert [duel.damage(card) for card in ("snufflegator.1", "bigtwig.1", "troll.1")] == [3, 0, 3]


def test_deepwood_druid_fully_heals_a_neighbour_when_it_reaps() -> None:
    duel = Duel(
        "untamed",
        {"line": ["deepwood-druid", {"card": "troll", "damage": 7}, {"card": "bigtwig", "damage": 2}]},
    )
    duel.reap("deepwood-druid.1")
    assert [duel.damage("troll.1"), duel.damage("bigtwig.1")] == [0, 2]


def test_deepwood_druid_heals_nobody_without_a_neighbour() -> None:
    duel = Duel("untamed", {"hand": ["deepwood-druid"]}, {"line": [{"card": "troll", "damage": 2}]})
    duel.play("deepwood-druid")
    assert duel.damage("troll.1") == 2
    assert duel.is_your_move


def test_gebuk_is_replaced_by_a_creature_on_top_of_your_deck() -> None:
    duel = fallen_gebuk("flaxia", "anger")
    assert duel.your("line") == ["snufflegator", "flaxia", "bigtwig"]
    assert not duel.is_ready("flaxia.1")
    assert duel.amber == (0, 0), "it was not played"
    assert (duel.your("discard"), duel.your("deck")) == (["gebuk"], ["anger"])


def test_gebuk_leaves_a_card_that_is_no_creature_in_the_discard_pile() -> None:
    duel = fallen_gebuk("anger", "flaxia")
    assert duel.your("line") == ["snufflegator", "bigtwig"]
    assert (duel.your("discard"), duel.your("deck")) == (["anger", "gebuk"], ["flaxia"])


def test_gebuk_is_not_replaced_from_an_empty_deck() -> None:
    duel = fallen_gebuk()
    assert (duel.your("line"), duel.your("discard")) == (["snufflegator", "bigtwig"], ["gebuk"])


def test_gebuk_is_not_replaced_if_it_leaves_in_another_way() -> None:
    duel = Duel(
        "untamed", {"line": ["gebuk"], "hand": ["nature-s-call"], "deck": ["flaxia"], "discard": ["bigtwig"]}
    )
    duel.play("nature-s-call", "pick gebuk.1")
    assert (duel.your("line"), duel.your("deck"), duel.your("hand")) == ([], ["flaxia"], ["gebuk"])


@rule("KF-18.19", "KF-6.17")
def test_gebuk_and_ragnarok() -> None:
    duel = Duel(
        "brobnar",
        {"line": ["snufflegator", "gebuk", "bigtwig"], "deck": ["flaxia", "anger"]},
        {"hand": ["ragnarok"], "line": ["troll"], "deck": ["punch"] * 6},
        active="p2",
    )
    duel.play("ragnarok").end("done")
    assert (duel.your("line"), duel.their("line")) == (["flaxia"], [])
    assert not duel.is_ready("flaxia.1")
    assert sorted(duel.your("discard")) == ["bigtwig", "gebuk", "snufflegator"]


def test_ghosthawk_may_reap_with_both_neighbours_in_any_order() -> None:
    duel = Duel("untamed", {"hand": ["ghosthawk"], "line": ["troll", "dew-faerie", "bigtwig"]})
    duel.play("ghosthawk", "at 1", "yes")
    assert duel.options == ["pick troll.1", "pick dew-faerie.1"]
    duel.do("pick dew-faerie.1")
    assert duel.amber[0] == 2 + 1, "the faerie gains one more"
    assert [duel.is_ready(card) for card in ("troll.1", "dew-faerie.1", "bigtwig.1")] == [False, False, True]
    assert duel.is_your_move


def test_ghosthawk_may_leave_its_neighbours_alone() -> None:
    duel = Duel("untamed", {"hand": ["ghosthawk"], "line": ["troll", "dew-faerie"]})
    duel.play("ghosthawk", "at 1", "no")
    assert duel.amber[0] == 0
    assert duel.is_ready("troll.1")


def test_ghosthawk_does_not_ready_an_exhausted_neighbour() -> None:
    duel = Duel("untamed", {"hand": ["ghosthawk"], "line": [{"card": "troll", "exhausted": True}]})
    duel.play("ghosthawk", "at 0", "yes")
    assert duel.amber[0] == 0
    assert duel.is_your_move


def test_the_feathered_shaman_wards_its_neighbours_when_it_reaps() -> None:
    duel = Duel("untamed", {"line": ["troll", "the-feathered-shaman", "bigtwig", "snufflegator"]})
    duel.reap("the-feathered-shaman.1")
    wards = [
        duel.mark("ward", f"{card}.1")
        for card in ("troll", "the-feathered-shaman", "bigtwig", "snufflegator")
    ]
    assert wards == [1, 0, 1, 0]


def test_the_feathered_shaman_wards_its_neighbours_when_it_fought() -> None:
    duel = Duel("untamed", {"line": ["the-feathered-shaman", "bigtwig"]}, {"line": ["dust-pixie"]})
    duel.fight("the-feathered-shaman.1", "dust-pixie.1")
    assert duel.mark("ward", "bigtwig.1") == 1


def test_toad_can_not_reap() -> None:
    duel = Duel("untamed", {"line": ["toad", "snufflegator"]}, {"line": ["troll"]})
    assert "reap toad.1" not in duel.options
    assert "fight toad.1 troll.1" in duel.options
    assert "reap snufflegator.1" in duel.options


def test_xenos_bloodshadow_kills_an_attacker_before_the_fight() -> None:
    duel = Duel("brobnar", {"line": ["xenos-bloodshadow"]}, {"line": ["headhunter", "troll"]}, active="p2")
    duel.fight("headhunter.1", "xenos-bloodshadow.1")
    assert (duel.their("line"), duel.damage("xenos-bloodshadow.1")) == (["troll"], 0)
    duel.fight("troll.1", "xenos-bloodshadow.1")
    assert (duel.your("line"), duel.their("line")) == ([], []), "6 before the fight, then its poison"


def test_xenos_bloodshadow_poisons_whom_it_attacks_and_takes_no_damage() -> None:
    duel = Duel("untamed", {"line": ["xenos-bloodshadow"]}, {"line": ["troll"]})
    duel.fight("xenos-bloodshadow.1", "troll.1")
    assert (duel.your("line"), duel.their("line")) == (["xenos-bloodshadow"], [])
    assert duel.damage("xenos-bloodshadow.1") == 0
