"""Cards of later sets: Untamed, a scenario for each sentence of each card."""

from tests.support.duel import Duel
from tests.support.rules import rule

KONG = ["niffle-kong", "niffle-kong-top"]


def test_bumblebird_gives_two_power_counters_to_each_other_friendly_untamed_creature() -> None:
    duel = Duel(
        "untamed",
        {"hand": ["bumblebird"], "line": ["snufflegator", "troll"]},
        {"line": ["bigtwig"]},
    )
    duel.play("bumblebird", "right-flank")
    counters = {
        card: duel.mark("power-counters", f"{card}.1")
        for card in ("snufflegator", "troll", "bumblebird", "bigtwig")
    }
    assert counters == {"snufflegator": 2, "troll": 0, "bumblebird": 0, "bigtwig": 0}
    assert duel.power("snufflegator.1") == 4 + 2


@rule("KF-11.1")
def test_bumblebird_can_only_be_played_before_anything_else() -> None:
    duel = Duel("untamed", {"hand": ["bumblebird", "dust-pixie"]})
    assert "play bumblebird" in duel.options
    duel.play("dust-pixie")
    assert "play bumblebird" not in duel.options
    assert "discard bumblebird" in duel.options


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


def test_duskwitch_lets_your_creatures_enter_ready() -> None:
    duel = Duel("untamed", {"line": ["duskwitch"], "hand": ["snufflegator", "world-tree"]})
    duel.play("snufflegator", "left-flank").play("world-tree")
    assert duel.is_ready("snufflegator.1")
    assert not duel.is_ready("world-tree.1"), "artifacts are not creatures"


def test_duskwitch_does_not_help_creatures_of_the_opponent() -> None:
    duel = Duel("brobnar", {"line": ["duskwitch"]}, {"hand": ["troll"]}, active="p2")
    duel.play("troll")
    assert not duel.is_ready("troll.1")


@rule("KF-11.2")
def test_duskwitch_ends_the_step_in_which_she_is_played() -> None:
    duel = Duel("untamed", {"hand": ["duskwitch", "snufflegator"]}, {"line": ["troll"]})
    duel.play("duskwitch")
    assert (duel.prompt, duel.asked) == ("main", 1)


def fallen_gebuk(*deck: str) -> Duel:
    """The troll kills Gebuk, who stands in the middle."""
    duel = Duel(
        "brobnar",
        {"line": ["snufflegator", "gebuk", "bigtwig"], "deck": list(deck)},
        {"line": ["troll"]},
        active="p2",
    )
    return duel.fight("troll.1", "gebuk.1")


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


def test_glimmer_returns_a_card_from_your_discard_pile() -> None:
    duel = Duel("untamed", {"hand": ["glimmer"], "discard": ["punch", "troll"]}, {"discard": ["bumpsy"]})
    duel.play("glimmer")
    assert duel.options == ["pick punch@p1/discard.1", "pick troll@p1/discard.1"]
    duel.do("pick punch@p1/discard.1")
    assert (duel.your("hand"), duel.your("discard")) == (["punch"], ["troll"])


def test_glimmer_has_alpha() -> None:
    duel = Duel("untamed", {"hand": ["glimmer"], "line": ["snufflegator"]})
    duel.reap("snufflegator.1")
    assert "play glimmer" not in duel.options


def test_gravid_cycle_returns_a_card_and_ends_the_step() -> None:
    duel = Duel(
        "untamed",
        {
            "hand": ["gravid-cycle", "snufflegator"],
            "discard": ["punch", "dust-pixie"],
            "deck": ["bigtwig"] * 6,
        },
        {"line": ["troll"]},
    )
    duel.play("gravid-cycle", "pick dust-pixie@p1/discard.1")
    assert duel.asked == 1
    assert duel.your("hand") == ["snufflegator", "dust-pixie", *["bigtwig"] * 4]
    assert duel.your("discard") == ["punch", "gravid-cycle"]


def test_niffle_kong_finds_any_number_of_niffles_in_deck_and_discard_pile() -> None:
    duel = Duel(
        "untamed",
        {
            "hand": KONG,
            "deck": ["niffle-ape", "bigtwig", "niffle-queen"],
            "discard": ["niffle-ape", "dust-pixie"],
        },
        {"discard": ["niffle-ape"], "deck": ["niffle-ape"]},
    )
    duel.play("niffle-kong")
    assert "pick niffle-queen@p1/deck.1" in duel.options
    assert not [option for option in duel.options if "p2" in option or "bigtwig" in option]
    duel.do("pick niffle-queen@p1/deck.1", "pick niffle-ape@p1/discard.1", "done")
    assert sorted(duel.your("hand")) == ["niffle-ape", "niffle-queen"]
    assert sorted(duel.your("deck")) == ["bigtwig", "niffle-ape"]
    assert duel.your("discard") == ["dust-pixie"]
    assert duel.kinds().count("revealed") == 2
    assert "shuffled" in duel.kinds()


@rule("KF-7.10")
def test_niffle_kong_may_find_nothing() -> None:
    duel = Duel("untamed", {"hand": KONG, "deck": ["niffle-ape"]})
    duel.play("niffle-kong", "done")
    assert (duel.your("hand"), duel.your("deck")) == ([], ["niffle-ape"])
    assert "shuffled" in duel.kinds()


@rule("KF-15.4")
def test_niffle_kong_is_one_creature_of_two_cards() -> None:
    duel = Duel("untamed", {"hand": KONG})
    duel.play("niffle-kong", "done")
    assert (duel.your("line"), duel.your("under"), duel.your("hand")) == (
        ["niffle-kong"],
        ["niffle-kong-top"],
        [],
    )
    assert (duel.power("niffle-kong.1"), duel.armour("niffle-kong.1")) == (12, 2)


@rule("KF-15.4")
def test_niffle_kong_can_not_be_played_without_its_other_half() -> None:
    for half in KONG:
        duel = Duel("untamed", {"hand": [half]})
        assert duel.options == [f"discard {half}", "end"]


@rule("KF-15.14")
def test_niffle_kong_leaves_as_two_cards() -> None:
    duel = Duel(
        "untamed",
        {"hand": ["nature-s-call"], "line": [{"card": "niffle-kong", "under": ["niffle-kong-top"]}]},
    )
    duel.play("nature-s-call", "pick niffle-kong.1")
    assert sorted(duel.your("hand")) == KONG
    assert duel.your("under") == []


@rule("KF-18.23", "KF-15.11")
def test_niffle_kong_can_be_played_as_the_one_card_of_the_first_turn() -> None:
    duel = Duel("untamed", {"hand": [*KONG, "dust-pixie", "snufflegator"]}, turn=1)
    duel.play("niffle-kong", "done")
    assert duel.your("line") == ["niffle-kong"]
    assert duel.options == ["end"]


def with_kong() -> Duel:
    line = [{"card": "niffle-kong", "under": ["niffle-kong-top"]}, "niffle-ape", "snufflegator"]
    foe = {"line": ["troll", "bumpsy"], "amber": 3, "artifacts": ["cannon", "world-tree"]}
    return Duel("untamed", {"line": line, "artifacts": ["bear-flute"]}, foe)


def test_niffle_kong_destroys_a_niffle_to_damage_steal_and_destroy_an_artifact() -> None:
    duel = with_kong()
    duel.reap("niffle-kong.1", "yes")
    assert duel.options == ["pick niffle-kong.1", "pick niffle-ape.1"]
    duel.do("pick niffle-ape.1", "pick troll.1")
    assert duel.options == ["pick cannon.1", "pick world-tree.1"]
    duel.do("pick world-tree.1")
    assert duel.your("line") == ["niffle-kong", "snufflegator"]
    assert (duel.damage("troll.1"), duel.damage("bumpsy.1")) == (3, 0)
    assert duel.amber == (1 + 1, 2)
    assert (duel.their("artifacts"), duel.your("artifacts")) == (["cannon"], ["bear-flute"])


def test_niffle_kong_may_spare_its_niffles() -> None:
    duel = with_kong()
    duel.reap("niffle-kong.1", "no")
    assert duel.your("line") == ["niffle-kong", "niffle-ape", "snufflegator"]
    assert duel.amber == (1, 3)
    assert duel.is_your_move


def test_niffle_kong_may_do_so_after_a_fight_too() -> None:
    duel = with_kong()
    duel.fight("niffle-kong.1", "bumpsy.1", "yes", "pick niffle-ape.1", "pick troll.1", "pick cannon.1")
    assert (duel.their("line"), duel.damage("troll.1"), duel.amber) == (["troll"], 3, (1, 2))
    assert duel.their("artifacts") == ["world-tree"]


def test_niffle_kong_gets_nothing_if_the_niffle_was_saved_by_its_ward() -> None:
    duel = Duel(
        "untamed",
        {"line": [{"card": "niffle-kong", "under": ["niffle-kong-top"], "ward": True}]},
        {"line": ["troll"], "amber": 3, "artifacts": ["cannon"]},
    )
    duel.reap("niffle-kong.1", "yes")
    assert duel.your("line") == ["niffle-kong"]
    assert (duel.damage("troll.1"), duel.amber, duel.their("artifacts")) == (0, (1, 3), ["cannon"])


def test_niffle_kong_may_destroy_itself() -> None:
    duel = Duel(
        "untamed",
        {"line": [{"card": "niffle-kong", "under": ["niffle-kong-top"]}]},
        {"line": ["troll"], "amber": 3, "artifacts": ["cannon"]},
    )
    duel.reap("niffle-kong.1", "yes", "done")
    assert (duel.your("line"), sorted(duel.your("discard"))) == ([], KONG)
    assert (duel.damage("troll.1"), duel.amber, duel.their("artifacts")) == (3, (2, 2), [])


def test_panpaca_jaga_gives_skirmish_to_the_creatures_left_of_it() -> None:
    duel = Duel("untamed", {"line": ["troll", "bumpsy", "panpaca-jaga", "headhunter"]}, {"line": ["bigtwig"]})
    skirmish = {
        card: duel.attribute("skirmish", f"{card}.1")
        for card in ("troll", "bumpsy", "panpaca-jaga", "headhunter", "bigtwig")
    }
    assert skirmish == {"troll": 1, "bumpsy": 1, "panpaca-jaga": 1, "headhunter": 0, "bigtwig": 0}


@rule("KF-16.5")
def test_panpaca_jaga_has_skirmish() -> None:
    duel = Duel("untamed", {"line": ["panpaca-jaga"]}, {"line": ["troll"]})
    duel.fight("panpaca-jaga.1", "troll.1")
    assert (duel.damage("panpaca-jaga.1"), duel.damage("troll.1")) == (0, 3)


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
