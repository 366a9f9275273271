"""Permissions to play or use cards of other houses: each has an account of its own (KF-3.10)."""

from tests.support.duel import Duel
from tests.support.rules import rule

from deckwright.games.keyforge import table
from deckwright.games.keyforge.cards import SCRIPTS
from deckwright.kernel.abilities import Triggered
from deckwright.kernel.nodes import walk

WITCH = "witch-of-the-wilds"


def offered(duel: Duel, verb: str = "play") -> list[str]:
    return [option.removeprefix(f"{verb} ") for option in duel.options if option.startswith(f"{verb} ")]


def shifted() -> Duel:
    """A permission for one Untamed card, and one for a card of any other house."""
    hand = ["phase-shift", "regrowth", "fertility-chant", "anger"]
    duel = Duel("logos", {"line": [WITCH], "hand": hand, "discard": ["troll"]})
    return duel.play("phase-shift").play("fertility-chant")


@rule("KF-3.10", "KF-1.6")
def test_the_active_player_says_which_of_two_permissions_a_play_uses() -> None:
    duel = shifted()
    assert (duel.prompt, duel.asked) == ("permission", 0)
    assert duel.options == [f"by {WITCH}", "by phase-shift"]
    assert duel.state.decision is not None
    assert duel.state.decision.values == {"card": "fertility-chant"}


@rule("KF-3.10")
def test_a_play_uses_only_the_permission_that_was_named() -> None:
    duel = shifted().do(f"by {WITCH}")
    assert offered(duel) == ["regrowth", "anger"]
    duel.play("regrowth")
    assert offered(duel) == []


@rule("KF-3.10")
def test_the_other_permission_goes_on_as_it_was() -> None:
    duel = shifted().do("by phase-shift")
    assert offered(duel) == ["regrowth"]


@rule("KF-3.10")
def test_a_play_that_only_one_permission_fits_asks_nothing() -> None:
    duel = Duel(
        "logos", {"line": [WITCH], "hand": ["phase-shift", "fertility-chant", "anger", "virtuous-works"]}
    )
    duel.play("phase-shift").play("anger")
    assert duel.is_your_move
    assert offered(duel) == ["fertility-chant"]


@rule("KF-3.10")
def test_a_card_that_an_effect_plays_uses_no_permission() -> None:
    duel = Duel(
        "logos",
        {"line": [WITCH], "hand": ["wild-wormhole", "fertility-chant"], "deck": ["fertility-chant", "troll"]},
    )
    duel.play("wild-wormhole")
    assert offered(duel) == ["fertility-chant"]


@rule("KF-3.10")
def test_a_card_of_the_active_house_uses_no_permission() -> None:
    """Though the permission would fit it: Phase Shift is for any card that is not of Logos."""
    duel = Duel("dis", {"hand": [{"card": "phase-shift", "house": "dis"}, "pit-demon", "anger"]})
    duel.play("phase-shift").play("pit-demon")
    assert offered(duel) == ["anger"]


@rule("KF-3.10")
def test_two_permissions_of_the_same_kind_are_not_asked_about() -> None:
    duel = Duel("logos", {"line": [WITCH, WITCH], "hand": ["fertility-chant", "fertility-chant", "regrowth"]})
    duel.play("fertility-chant").play("fertility-chant")
    assert offered(duel) == []


@rule("KF-3.10", "KF-7.1")
def test_a_card_that_left_play_and_came_back_brings_a_new_permission() -> None:
    hand = ["fertility-chant", "regrowth", {"card": "hysteria", "house": "logos"}]
    duel = Duel("logos", {"line": [{"card": WITCH, "house": "logos"}], "hand": hand})
    duel.play("fertility-chant").play("hysteria")
    assert offered(duel) == [WITCH]
    duel.play(WITCH)
    assert offered(duel) == ["regrowth"]


@rule("KF-3.10")
def test_a_permission_is_there_again_in_the_next_turn() -> None:
    houses = ["logos", "untamed", "brobnar"]
    hand = ["fertility-chant", "regrowth"]
    duel = Duel("logos", {"line": [WITCH], "hand": hand, "houses": houses}, {"houses": houses})
    duel.play("fertility-chant")
    assert offered(duel) == []
    duel.end("house logos", "end", "house logos")
    assert "regrowth" in offered(duel)


@rule("KF-3.10", "KF-5.3")
def test_an_omni_ability_uses_no_permission_to_use_cards() -> None:
    line = ["zorg", "blypyp"]
    duel = Duel("logos", {"line": line, "artifacts": ["combat-pheromones", "combat-pheromones"]})
    duel.omni("combat-pheromones.1").omni("combat-pheromones.1")
    assert offered(duel, "reap") == ["zorg.1", "blypyp.1"]


@rule("KF-3.10", "KF-9.5")
def test_a_fight_that_a_permission_without_limit_allows_uses_none_with_a_limit() -> None:
    you = {
        "line": ["blypyp", "zorg", "mindwarper"],
        "hand": ["follow-the-leader"],
        "artifacts": ["combat-pheromones"],
    }
    duel = Duel("brobnar", you, {"line": ["troll", "troll"]})
    duel.omni("combat-pheromones.1").play("follow-the-leader")
    duel.fight("zorg.1", "troll.1")
    duel.reap("blypyp.1").reap("mindwarper.1")
    assert duel.amber[0] == 2


@rule("KF-9.1", "KF-1.8")
def test_a_condition_after_a_moment_of_the_turn_is_tested_when_the_ability_resolves() -> None:
    houses = ["logos", "sanctum", "saurian"]

    def begin(tide: str) -> Duel:
        you = {"artifacts": ["tide-warp", "mechabuoy"], "houses": houses}
        return Duel(you=you, foe={"houses": houses}, step="start", tide=tide)

    raised = begin("neutral").do("resolve tide-warp.1:1")
    assert raised.amber == (1, 0)
    lowered = begin("p1").do("resolve tide-warp.1:1")
    assert lowered.amber == (0, 0)
    before = begin("p1").do("resolve mechabuoy.1:1")
    assert before.amber == (1, 0)


@rule("KF-9.1")
def test_no_card_tests_a_condition_at_the_moment_that_it_waits_for() -> None:
    """«At the start of your turn, if …» is `after(turn_begins(), when(…))`."""
    moments = (table.TURN_BEGAN, table.TURN_ENDED)
    early = [
        name
        for name, abilities in SCRIPTS.items()
        for _, node in walk(abilities)
        if isinstance(node, Triggered) and node.condition is not None and set(node.on.kinds) & set(moments)
    ]
    assert early == []


def two_keys() -> Duel:
    """The opponent has forged two keys in the turn before."""
    houses = ["untamed", "dis", "logos"]
    duel = Duel(
        you={"hand": ["key-charge"], "amber": 14, "houses": houses},
        foe={"hand": ["key-hammer", "key-hammer"], "houses": houses},
        step="start",
    )
    duel.do("forge red", "house untamed").play("key-charge", "yes", "forge blue")
    return duel.end("house dis").play("key-hammer")


@rule("KF-1.3", "KF-1.6")
def test_key_hammer_asks_which_of_two_keys_of_the_turn_before_is_unforged() -> None:
    duel = two_keys()
    assert (duel.prompt, duel.asked, duel.options) == ("unforge", 1, ["unforge red", "unforge blue"])
    duel.do("unforge red")
    assert duel.state.vars[table.KEYS] == 0b010


@rule("KF-1.3", "KF-15.9")
def test_a_second_key_hammer_unforges_the_other_key() -> None:
    duel = two_keys().do("unforge blue").play("key-hammer")
    assert duel.keys == (0, 0)
    assert duel.amber[0] == 12 + 1  # The bonus icon of Key Charge.
