"""Cards that a player uses or plays although the other one controls or owns them (KF-5.10, KF-7.14)."""

from typing import Any

import pytest
from tests.support.duel import GAME, Duel
from tests.support.rules import rule

from deckwright.games.keyforge import table
from deckwright.games.keyforge.cards import SCRIPTS
from deckwright.games.keyforge.facts import ARTIFACT, BY_ID, CREATURE, UPGRADE
from deckwright.games.keyforge.script.abilities import Bold
from deckwright.kernel.nodes import walk
from deckwright.kernel.state import State


@rule("KF-5.10", "KF-8.8")
def test_an_enemy_creature_whose_reap_you_trigger_captures_from_your_opponent() -> None:
    duel = Duel("logos", {"line": ["replicator"], "amber": 3}, {"line": ["sequis"], "amber": 4})
    duel.reap("replicator.1")
    assert duel.amber == (4, 3), "one æmber by reaping; one captured from the opponent"
    assert duel.mark("amber", "sequis.1") == 1
    assert duel.controller("sequis.1") == 1


@rule("KF-5.10")
def test_a_creature_of_your_own_captures_as_ever() -> None:
    duel = Duel("logos", {"line": ["replicator", "sequis"], "amber": 3}, {"amber": 4})
    duel.reap("replicator.1")
    assert (duel.amber, duel.mark("amber", "sequis.1")) == ((4, 3), 1)


@rule("KF-5.10", "KF-9.14")
def test_a_card_used_as_yours_is_a_friendly_card_in_its_own_ability() -> None:
    duel = Duel(
        "logos",
        {"hand": ["remote-access"], "line": ["troll"], "artifacts": ["shard-of-greed"]},
        {"artifacts": ["shard-of-greed"]},
    )
    duel.play("remote-access")
    assert duel.amber == (1 + 2, 0), "an icon, and one æmber for each of two shards"


@rule("KF-5.10")
def test_what_an_enemy_creature_s_ability_says_of_you_is_about_the_player_who_triggers_it() -> None:
    duel = Duel(
        "logos",
        {"line": ["replicator"], "deck": ["troll"] * 2, "amber": 2},
        {"line": [{"card": "bumpsy", "upgrades": ["duskrunner"]}], "amber": 3},
    )
    duel.reap("replicator.1")
    assert duel.amber == (4, 2), "Duskrunner's steal is for the player who reaps"


@rule("KF-9.18", "KF-5.10")
def test_an_ability_that_speaks_of_its_upgrade_can_be_triggered_too() -> None:
    duel = Duel("logos", {"line": ["replicator", {"card": "bumpsy", "upgrades": ["ghostform"]}]})
    duel.reap("replicator.1")
    assert duel.your("archive") == ["ghostform"]


SHIFT = {"card": "lateral-shift", "house": "mars"}


@rule("KF-7.14", "KF-1.7")
def test_who_can_not_play_creatures_can_not_play_those_of_the_opponent_either() -> None:
    duel = Duel("mars", {"hand": [SHIFT], "line": ["grommid"]}, {"hand": ["troll"]})
    duel.play("lateral-shift", "pick troll")
    assert (duel.your("line"), duel.their("hand")) == (["grommid"], ["troll"])


@rule("KF-7.14", "KF-1.7")
def test_a_ban_on_the_owner_does_not_stop_another_player_from_playing_the_card() -> None:
    duel = Duel("mars", {"hand": [SHIFT]}, {"hand": ["troll"], "line": ["grommid"]})
    duel.play("lateral-shift", "pick troll")
    assert (duel.your("line"), duel.controller("troll.1")) == (["troll"], 0)


@rule("KF-7.14")
def test_a_toll_for_playing_is_paid_by_whoever_plays_the_card() -> None:
    foe = {"artifacts": ["customs-office"], "hand": ["cannon"]}
    duel = Duel("mars", {"hand": [SHIFT], "amber": 2}, foe)
    duel.play("lateral-shift", "pick cannon")
    assert (duel.your("artifacts"), duel.amber[1]) == (["cannon"], 1)
    own = Duel("mars", {"hand": [SHIFT], "artifacts": ["customs-office"]}, {"hand": ["cannon"], "amber": 2})
    own.play("lateral-shift", "pick cannon")
    assert (own.your("artifacts"), own.amber[1]) == (["customs-office", "cannon"], 2)


@rule("KF-15.4")
def test_halves_of_two_players_make_no_gigantic_creature() -> None:
    duel = Duel("mars", {"hand": [SHIFT, "ultra-gravitron-top"]}, {"hand": ["ultra-gravitron"]})
    duel.play("lateral-shift", "pick ultra-gravitron")
    assert (duel.your("line"), duel.their("hand")) == ([], ["ultra-gravitron"])
    assert duel.your("hand") == ["ultra-gravitron-top"]


@rule("KF-15.11", "KF-15.4")
def test_both_halves_in_the_hand_that_a_card_is_played_from_are_one_card() -> None:
    foe = {"hand": ["ultra-gravitron", "ultra-gravitron-top"]}
    duel = Duel("mars", {"hand": [SHIFT], "deck": ["troll"] * 6}, foe)
    duel.play("lateral-shift", "pick ultra-gravitron")
    assert (duel.your("line"), duel.their("hand"), duel.their("under")) == (
        ["ultra-gravitron"],
        [],
        ["ultra-gravitron-top"],
    )


# Whatever a card does for its own player, it does for another one who uses it.


def with_words(types: tuple[int, ...], *kinds: int) -> list[str]:
    """The cards of some types with one of some bold words."""
    return sorted(
        name
        for name, script in SCRIPTS.items()
        if name in BY_ID
        and BY_ID[name].type in types
        and any(isinstance(node, Bold) and set(kinds) & set(node.on.kinds) for _, node in walk(script))
    )


def rich_position(used: dict[str, Any], zone: str, mine: bool, *hand: object) -> State:
    """Both players have something of everything, and one of them the card that you use."""
    you: dict[str, Any] = {
        "line": ["replicator", {"card": "doc-bookton", "damage": 1}, "tunk"],
        "artifacts": ["shard-of-hope"],
        "hand": ["tunk", "punch", "velum", "zorg", *hand],
        "deck": ["dew-faerie", "hyde", "troll", "zorg"],
        "discard": ["punch", "velum", "troll"],
        "archive": ["punch"],
        "amber": 5,
        "keys": ["red"],
    }
    foe: dict[str, Any] = {
        "line": ["krump", "bumpsy"],
        "artifacts": ["gorm-of-omm"],
        "hand": ["fear", "anger"],
        "deck": ["murmook"] * 4,
        "discard": ["anger"],
        "amber": 6,
        "keys": ["blue"],
    }
    (you if mine else foe)[zone].insert(1, used)
    return GAME.scenario({"players": [you, foe], "house": "logos", "tide": "p1"})


def gains_and_losses(state: State, *choices: str) -> list[tuple[int, ...]]:
    """What both players have after these choices, always with the first answer to what follows."""
    for choice in choices:
        if state.decision is not None and choice in state.decision.keys:
            state.choose(choice)
    while state.decision is not None and state.decision.prompt != "main":
        state.choose(0)
    zones = (table.HAND, table.DECK, table.ARCHIVE)
    piles = [tuple(len(state.zones[zone]) for zone in kind) for kind in zones]
    numbers = [tuple(state.vars[name : name + 2]) for name in (table.POOL, table.KEYS, table.CHAINS)]
    return [*piles, *numbers, tuple(each.seat for each in state.lasting)]


@rule("KF-5.10")
# The Red Baron has its ability while the red key of its own controller is forged.
@pytest.mark.parametrize(
    "card", [each for each in with_words((CREATURE, UPGRADE), table.REAPED) if each != "the-red-baron"]
)
def test_what_reaping_with_a_creature_brings_goes_to_whoever_triggers_it(card: str) -> None:
    def triggered(mine: bool) -> list[tuple[int, ...]]:
        if BY_ID[card].type == UPGRADE:
            used: dict[str, Any] = {"card": "troll", "upgrades": [{"card": card, "borrowed": not mine}]}
        else:
            used = {"card": card, "under": [f"{card}-top"] if BY_ID[card].half else []}
        state = rich_position({**used, "exhausted": True}, "line", mine)
        number = 2 if card == "replicator" else 1
        return gains_and_losses(state, "reap replicator.1", f"pick {used['card']}.{number}")

    assert triggered(mine=False) == triggered(mine=True)


@rule("KF-5.10", "KF-5.20")
# The Möbius Scroll goes into its owner's archive.
@pytest.mark.parametrize(
    "card",
    [each for each in with_words((ARTIFACT,), table.ACTED, table.USED_OMNI) if each != "mobius-scroll"],
)
def test_what_using_an_artifact_brings_goes_to_whoever_uses_it(card: str) -> None:
    used = {"card": card, "house": "logos"}
    number = 2 if card == "shard-of-hope" else 1
    ways = [f"{word} {card}.{number} 0" for word in ("action", "omni")]
    mine = gains_and_losses(rich_position(used, "artifacts", True), *ways)
    lent = rich_position(used, "artifacts", False, {"card": "remote-access", "icons": []})
    assert gains_and_losses(lent, "play remote-access", f"pick {card}.{number}", *ways) == mine
