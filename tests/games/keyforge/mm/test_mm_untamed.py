"""Mass Mutation: Untamed, a scenario for each sentence of each card."""

from tests.support.duel import Duel
from tests.support.rules import rule

KONG = ["niffle-kong", "niffle-kong-top"]


def with_kong() -> Duel:
    line = [{"card": "niffle-kong", "under": ["niffle-kong-top"]}, "niffle-ape", "snufflegator"]
    foe = {"line": ["troll", "bumpsy"], "amber": 3, "artifacts": ["cannon", "world-tree"]}
    return Duel("untamed", {"line": line, "artifacts": ["bear-flute"]}, foe)


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
