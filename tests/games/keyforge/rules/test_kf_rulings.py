"""Where the book is silent: what single cards come to by the rulings."""

import pytest
from tests.support.duel import Duel
from tests.support.rules import rule

import deckwright as dw


@rule("KF-5.17", "KF-12.1")
@pytest.mark.parametrize(
    ("line", "uses", "stolen"),
    [
        (["bigtwig", "snufflegator", "dew-faerie"], ["reap snufflegator.1", "reap dew-faerie.1"], 0),
        (
            ["snufflegator", "dew-faerie", {"card": "dust-pixie", "stun": True}],
            ["reap snufflegator.1", "reap dew-faerie.1", "unstun dust-pixie.1"],
            2,
        ),
    ],
)
def test_stampede_counts_the_uses_of_creatures_and_a_stun_removed_is_one(
    line: list[object], uses: list[str], stolen: int
) -> None:
    duel = Duel("untamed", {"line": line, "hand": ["stampede"]}, {"amber": 5}).do(*uses)
    before = duel.amber[1]
    duel.play("stampede")
    assert before - duel.amber[1] == stolen


@rule("KF-5.17")
def test_stampede_counts_a_creature_each_time_that_it_is_used() -> None:
    hand = ["stampede", {"card": "anger", "house": "untamed"}, {"card": "anger", "house": "untamed"}]
    you = {"line": ["snufflegator"], "hand": hand}
    duel = Duel("untamed", you, {"amber": 5, "line": ["dextre", "urchin"]})
    duel.reap("snufflegator.1").play("anger", "fight snufflegator.1 dextre.1").play("anger")
    before = duel.amber[1]
    duel.play("stampede")
    assert before - duel.amber[1] == 2


@rule("KF-3.4", "KF-8.4")
@pytest.mark.parametrize("card", ["pocket-universe", "safe-place"])
def test_amber_that_may_be_spent_on_keys_pays_no_toll(card: str) -> None:
    artifact = {"card": card, "amber": 5, "exhausted": True}
    you = {"artifacts": [artifact], "hand": ["autocannon"]}
    duel = Duel("brobnar", you, {"artifacts": ["customs-office"]})
    assert "play autocannon" not in duel.options
    costly = Duel("dis", {"artifacts": [artifact], "hand": ["truebaru"]})
    assert "play truebaru" not in costly.options


@rule("KF-6.8", "KF-9.16")
def test_phoenix_heart_does_nothing_after_another_ability_has_moved_its_creature() -> None:
    you = {"line": [{"card": "bad-penny", "upgrades": ["phoenix-heart"]}]}
    first = Duel("brobnar", {"hand": ["punch"], **you}, {"line": ["troll"]})
    first.play("punch", "pick bad-penny.1", "resolve bad-penny.1:1")
    assert (first.damage("troll.1"), first.your("hand")) == (0, ["bad-penny"])
    second = Duel("brobnar", {"hand": ["punch"], **you}, {"line": ["troll"]})
    second.play("punch", "pick bad-penny.1", "resolve bad-penny.1:2")
    assert (second.damage("troll.1"), second.your("hand")) == (3, ["bad-penny"])


@rule("KF-11.4")
def test_hazardous_deals_its_damage_though_the_fight_was_stopped_before() -> None:
    you = {"line": ["troll"], "artifacts": ["evasion-sigil"], "deck": ["anger"]}
    duel = Duel("brobnar", you, {"line": ["briar-grubbling"]})
    duel.fight("troll.1", "briar-grubbling.1", "resolve evasion-sigil.1:1<troll.1")
    assert (duel.damage("troll.1"), duel.damage("briar-grubbling.1")) == (5, 0)
    assert not duel.is_ready("troll.1")


@rule("KF-4.13", "KF-6.16")
def test_an_effect_that_plays_a_card_may_choose_one_that_cannot_be_played() -> None:
    duel = Duel(
        "logos",
        {"hand": [{"card": "lateral-shift", "house": "logos"}]},
        {"hand": ["blood-of-titans", "dextre"]},
    )
    duel.play("lateral-shift")
    assert "pick blood-of-titans" in duel.options
    duel.do("pick blood-of-titans")
    assert duel.their("hand") == ["blood-of-titans", "dextre"]
    assert "cannot-play" in duel.kinds()


@rule("KF-6.9", "KF-9.1")
def test_nepenthe_seed_may_return_itself() -> None:
    duel = Duel("untamed", {"artifacts": ["nepenthe-seed"], "discard": ["troll"]})
    duel.omni("nepenthe-seed.1", "pick nepenthe-seed@p1/discard.1")
    assert (duel.your("hand"), duel.your("discard")) == (["nepenthe-seed"], ["troll"])


@rule("KF-9.16", "KF-6.4")
def test_tolas_pays_nothing_for_creatures_destroyed_together_with_it() -> None:
    foe = {"line": ["tolas", "troll"]}
    duel = Duel("dis", {"hand": ["unlocked-gateway"], "line": ["bumpsy"]}, foe)
    duel.play("unlocked-gateway", "done")
    assert duel.amber == (0, 0)


@rule("KF-6.3")
@pytest.mark.parametrize("used", [0, 1, 2])
def test_red_hot_armor_takes_armour_that_was_used_and_counts_it(used: int) -> None:
    foe = {"line": [{"card": "tribune-pompitus", "armour-used": used}]}
    duel = Duel("dis", {"hand": ["red-hot-armor"]}, foe).play("red-hot-armor")
    assert (duel.armour("tribune-pompitus.1"), duel.damage("tribune-pompitus.1")) == (0, 2)


@rule("KF-4.7", "KF-6.4")
def test_upgrades_lie_below_their_creature_in_the_pile_and_nobody_is_asked_for_their_order() -> None:
    worn = {"card": "urchin", "upgrades": ["way-of-the-bear", "flame-wreathed"], "damage": 2}
    duel = Duel("brobnar", {"hand": ["punch"]}, {"line": [worn]}).play("punch")
    assert duel.their("discard") == ["way-of-the-bear", "flame-wreathed", "urchin"]


def after_a_secret_archiving(hand: list[object], *answer: str) -> dw.State:
    """A game in which the opponent has seen a Zorg in a hand, and a card of that hand was archived."""
    stash = {"card": "hidden-stash", "house": "mars"}
    duel = Duel("mars", {"hand": ["battle-fleet", stash, *hand]}, {})
    return duel.play("battle-fleet", "pick zorg", "done").play("hidden-stash", *answer).state


@rule("KF-17.2")
def test_nobody_can_tell_whether_a_card_that_is_archived_is_one_that_was_seen() -> None:
    one, other = (after_a_secret_archiving(["zorg", "troll"], f"pick {card}") for card in ("zorg", "troll"))
    assert one.view(1) == other.view(1)
    assert one.view(1)["zones"]["p1/archive"] == {"count": 1, "cards": [None]}


@rule("KF-17.2")
def test_the_only_card_of_a_hand_is_known_where_it_goes_if_it_was_seen() -> None:
    state = after_a_secret_archiving(["zorg"], "pick zorg")
    assert "zorg" in str(state.view(1)["zones"]["p1/archive"]["cards"])


@rule("KF-17.2")
def test_a_card_that_is_revealed_and_archived_is_known_and_so_is_the_rest_of_what_was_seen() -> None:
    you = {"hand": ["battle-fleet", "zorg", "tunk"], "artifacts": ["incubation-chamber"]}
    duel = Duel("mars", you, {}).play("battle-fleet", "pick zorg", "done")
    duel.do("omni incubation-chamber.1 0", "pick tunk")
    zones = duel.state.view(1)["zones"]
    assert "tunk" in str(zones["p1/archive"]["cards"])
    assert "zorg" in str(zones["p1/hand"]["cards"])
