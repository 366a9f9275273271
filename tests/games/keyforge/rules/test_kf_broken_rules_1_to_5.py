"""KF-1 to KF-5: a small mistake in a rule shows here: wrong side, one too many, wrong moment."""

import pytest
from tests.support.duel import GAME, Duel
from tests.support.rules import rule

import deckwright as dw
from deckwright.games.keyforge import table
from deckwright.games.keyforge.script.words import Gain
from deckwright.kernel.abilities import (
    NO_LASTING,
    Entry,
    Lasting,
    Pattern,
    Triggered,
    Whose,
    begin_lasting,
)
from deckwright.kernel.ids import Card, Face, Seat
from deckwright.kernel.nodes import Condition
from deckwright.kernel.scope import Scope

QUIET = {"houses": ["dis", "logos"]}
"""An opponent who must choose a house, so that the game waits there."""


def icons(card: str, *marks: str, house: str = "brobnar") -> dict[str, object]:
    return {"card": card, "icons": list(marks), "house": house}


def settle(duel: Duel) -> Duel:
    """Take the first option until the next action."""
    while not duel.is_your_move:
        duel.do(duel.options[0])
    return duel


# KF-1 to KF-3.


@rule("KF-1.6", "KF-1.8")
def test_the_active_player_also_orders_what_happens_to_the_opponents_cards() -> None:
    capturing = Duel("sanctum", {"hand": ["honorable-claim"], "line": ["sequis", "francus"]}, {"amber": 1})
    capturing.play("honorable-claim")
    assert (capturing.prompt, capturing.asked) == ("captor", 0)
    piling = Duel("dis", {"hand": ["gateway-to-dis"]}, {"line": ["troll", "bumpsy"]})
    piling.play("gateway-to-dis")
    assert (piling.prompt, piling.asked) == ("pile", 0)
    piling.do("pick bumpsy.1")
    assert piling.their("discard") == ["bumpsy", "troll"]


@rule("KF-1.7", "KF-8.3")
def test_amber_that_can_not_be_stolen_stays() -> None:
    duel = Duel("shadows", {"hand": ["urchin"]}, {"line": ["the-vaultkeeper"], "amber": 3})
    duel.play("urchin")
    assert duel.amber == (0, 3)


@rule("KF-2.3")
def test_a_mulligan_shuffles_before_it_draws() -> None:
    state = GAME.new(seed=5, first="p1")
    before = set(state.zones[table.HAND[0]])
    state.choose("mulligan")
    assert not set(state.zones[table.HAND[0]]) <= before


def won_once() -> dw.State:
    """A match of three after its first game, which the first player won with much left over."""
    state = GAME.new(seed=3, match="3", first="p1")
    state.choose("keep")
    state.choose("keep")
    state.vars[table.KEYS] = 0b11
    state.vars[table.POOL] = 30
    state.vars[table.TIDE] = 1
    while state.vars[table.WINS] == 0:
        state.choose("end" if state.decision and state.decision.prompt == "main" else 0)
    return state


@rule("KF-2.5", "KF-14.1")
def test_a_second_game_starts_as_empty_as_the_first() -> None:
    state = won_once()
    assert state.vars[table.POOL : table.POOL + 2] == [0, 0]
    assert state.vars[table.KEYS : table.KEYS + 2] == [0, 0]
    assert state.vars[table.TIDE] == table.NEUTRAL


@rule("KF-3.2")
def test_a_player_who_must_skip_the_step_forges_nothing() -> None:
    duel = Duel("shadows", {"hand": ["miasma"]}, {"amber": 7, **QUIET})
    duel.play("miasma").end()
    assert (duel.asked, duel.prompt) == (1, "house")
    assert (duel.keys, duel.amber[1]) == ((0, 0), 7)


@rule("KF-3.3")
def test_a_cost_that_would_be_below_nothing_pays_nothing_back() -> None:
    duel = Duel("mars", {"amber": 3, "hand": ["key-abduction", *["punch"] * 16]})
    duel.play("key-abduction", "yes", "forge red")
    assert duel.keys == (1, 0)
    assert duel.amber[0] == 3 + 1, "six and nine less sixteen is no gain; one is the icon's"


@rule("KF-3.4")
def test_captured_amber_does_not_count_beside_amber_that_may_be_spent() -> None:
    you = {
        "amber": 1,
        "artifacts": [{"card": "safe-place", "amber": 2}],
        "line": [{"card": "troll", "amber": 3}],
        "houses": ["dis", "mars"],
    }
    assert Duel(you=you, step="start").prompt == "house"


@rule("KF-3.4")
def test_what_the_first_card_leaves_can_come_from_the_second() -> None:
    places = [{"card": "safe-place", "amber": 4}, {"card": "pocket-universe", "amber": 3}]
    duel = Duel(you={"artifacts": places, "houses": ["dis", "mars"]}, step="start")
    duel.do("forge red")
    assert duel.options == ["number 3", "number 4"]
    duel.do("number 4")
    assert duel.mark("amber", "safe-place.1") == 0
    assert duel.mark("amber", "pocket-universe.1") == 1
    assert duel.amber[0] == 0


@rule("KF-3.5")
def test_houses_of_artifacts_and_upgrades_under_control_can_be_chosen() -> None:
    you = {
        "houses": ["dis"],
        "artifacts": ["safe-place"],
        "line": [{"card": "dust-imp", "upgrades": ["way-of-the-wolf"]}],
    }
    duel = Duel(you=you, step="house")
    assert duel.options == ["house dis", "house shadows", "house untamed"]


@rule("KF-3.13")
def test_a_rebuilt_deck_is_shuffled() -> None:
    pile = [
        "punch",
        "anger",
        "troll",
        "bumpsy",
        "valdr",
        "krump",
        "smith",
        "cannon",
        "urchin",
        "umbra",
        "dodger",
    ]
    duel = Duel("dis", {"discard": pile}, QUIET)
    duel.end()
    order = duel.your("deck") + duel.your("hand")[::-1]
    assert sorted(order) == sorted(pile)
    assert order not in (pile, pile[::-1])


# KF-4 and KF-5.


@rule("KF-4.3")
def test_a_creature_put_into_play_captures_nothing_by_its_play_ability() -> None:
    knight = {"card": "raiding-knight", "house": "mars"}
    duel = Duel("mars", {"artifacts": ["swap-widget"], "line": ["zorg"], "hand": [knight]}, {"amber": 3})
    settle(duel.act("swap-widget.1"))
    assert duel.your("line") == ["raiding-knight"]
    assert (duel.amber, duel.mark("amber", "raiding-knight.1")) == ((0, 3), 0)
    played = Duel("mars", {"hand": [knight]}, {"amber": 3})
    assert played.play("raiding-knight").amber == (0, 2)


@rule("KF-4.6", "KF-7.3")
def test_the_active_player_chooses_the_flank_for_a_creature_that_returns_to_its_owner() -> None:
    you = {"artifacts": ["spangler-box"], "hand": [{"card": "barehanded", "house": "logos"}]}
    duel = Duel("logos", you, {"line": ["troll", "bumpsy"]})
    duel.act("spangler-box.1", "pick troll.1").play("barehanded")
    assert (duel.prompt, duel.asked) == ("place", 0)
    duel.do("right-flank")
    assert duel.their("line") == ["bumpsy", "troll"]


@rule("KF-7.3")
def test_a_purged_creature_returns_to_its_owner_though_the_other_player_has_the_box() -> None:
    you = {
        "artifacts": ["spangler-box"],
        "line": ["troll"],
        "hand": [{"card": "barehanded", "house": "logos"}],
    }
    duel = Duel("logos", you)
    duel.act("spangler-box.1")
    assert duel.their("artifacts") == ["spangler-box"]
    duel.play("barehanded")
    assert (duel.your("line"), duel.their("line")) == (["troll"], [])


@rule("KF-4.7")
def test_an_upgrade_can_be_played_with_enemy_creatures_only() -> None:
    duel = Duel("brobnar", {"hand": ["blood-of-titans"]}, {"line": ["troll"]})
    duel.play("blood-of-titans")
    assert duel.power("troll.1") == 13


@rule("KF-4.10")
def test_bonus_capture_is_never_offered_to_enemies() -> None:
    duel = Duel(
        "brobnar",
        {"hand": [icons("cannon", "capture")], "line": ["troll", "valdr"]},
        {"line": ["bumpsy"], "amber": 2},
    )
    duel.play("cannon")
    assert duel.options == ["pick troll.1", "pick valdr.1"]


@rule("KF-4.14")
def test_the_player_of_a_borrowed_card_draws_for_its_icon() -> None:
    duel = Duel(
        "dis",
        {"hand": [{"card": "lateral-shift", "house": "dis", "icons": []}], "deck": ["anger"]},
        {"hand": [icons("smith", "draw")], "deck": ["valdr"]},
    )
    settle(duel.play("lateral-shift"))
    assert (duel.your("hand"), duel.their("deck")) == (["anger"], ["valdr"])


@rule("KF-5.3", "KF-12.6")
def test_a_creature_uses_its_omni_whatever_the_house_is_and_shakes_off_a_stun_for_it() -> None:
    duel = Duel("dis", {"line": ["deipno-spymaster", "troll"]})
    assert duel.options == ["omni deipno-spymaster.1 0", "end"]
    stunned = Duel(
        "dis", {"line": [{"card": "deipno-spymaster", "stun": True}, {"card": "troll", "stun": True}]}
    )
    assert stunned.options == ["unstun deipno-spymaster.1", "end"]


@rule("KF-5.8")
def test_who_was_killed_before_the_fight_was_not_destroyed_fighting() -> None:
    krump = {"card": "krump", "upgrades": ["way-of-the-bear"]}
    duel = Duel("brobnar", {"line": [krump]}, {"line": ["urchin"], "amber": 2})
    duel.fight("krump.1", "urchin.1")
    assert (duel.their("line"), duel.amber[1]) == ([], 2)
    fought = Duel("brobnar", {"line": ["krump"]}, {"line": ["dust-pixie"], "amber": 2})
    assert fought.fight("krump.1", "dust-pixie.1").amber[1] == 1


@rule("KF-5.12")
def test_repeats_are_neither_plays_nor_uses() -> None:
    duel = Duel("sanctum", {"hand": ["numquid-the-fair"] * 2}, {"line": ["looter-goblin"] * 9})
    settle(duel.play("numquid-the-fair"))
    assert duel.their("line") == ["looter-goblin"], "eight times the same effect"
    assert "play numquid-the-fair" in duel.options


@rule("KF-5.12")
def test_plays_and_uses_of_one_name_add_up_and_other_names_are_free() -> None:
    you = {"hand": [*["bumpsy"] * 4, "valdr"], "line": [*["bumpsy"] * 4, "troll"], "houses": ["brobnar"]}
    duel = Duel("brobnar", you, {"houses": ["dis"]})
    for number in (1, 2, 3):
        duel.reap(f"bumpsy.{number}")
    duel.play("bumpsy", "right-flank").play("bumpsy", "right-flank")
    assert "play bumpsy" in duel.options, "five times so far"
    duel.play("bumpsy", "right-flank")
    assert duel.options == ["play valdr", "discard bumpsy", "discard valdr", "reap troll.1", "end"]
    duel.end("end")
    assert "reap bumpsy.1" in duel.options, "a new turn counts anew"


@rule("KF-5.14", "KF-5.17", "KF-12.1")
@pytest.mark.parametrize(
    ("action", "creature"),
    [
        ("reap troll.1", {"card": "troll"}),
        ("fight troll.1 valdr.1", {"card": "troll"}),
        ("fight dust-pixie.1 valdr.1", {"card": "dust-pixie", "house": "brobnar"}),
        ("unstun troll.1", {"card": "troll", "stun": True}),
        ("action noddy-the-thief.1 0", {"card": "noddy-the-thief", "house": "brobnar"}),
    ],
)
def test_every_use_is_told_to_what_waits_for_a_creature_being_used(
    action: str, creature: dict[str, object]
) -> None:
    duel = Duel("brobnar", {"line": [creature]}, {"line": ["valdr"]})
    used = duel.card(action.split()[1])
    told, begun = listen(duel.state, table.USED), listen(duel.state, table.REAPS)
    duel.state.choose(action)
    assert told.count(used) == 1, "also if it did not survive (KF-5.8)"
    assert len(begun) == action.startswith("reap"), "«Before reap:» (KF-5.7)"


class Listening(Condition):
    """Notes what each event was about, and lets none of them set anything off."""

    def __init__(self, heard: list[Card]) -> None:
        self.heard = heard

    def holds(self, state: dw.State, scope: Scope) -> bool:
        self.heard.append(scope.subject)
        return False


def listen(state: dw.State, kind: int) -> list[Card]:
    """The cards that events of a kind are about, from now on: events by which p1 does something."""
    heard: list[Card] = []
    ability = Triggered(Pattern(kind, whose=Whose.YOU), Gain(1), Listening(heard))
    lasting = Lasting(NO_LASTING + 1, Face(0), 0, Card(0), Seat(0), table.NEVER, 0, ())
    listeners = state.index.listeners
    entry = Entry(ability, Face(0), 0, Card(0), None, lasting, None)
    state.index = state.index._replace(listeners={**listeners, kind: (*listeners.get(kind, ()), entry)})
    return heard


@rule("KF-5.15")
def test_who_is_attacked_fights_too() -> None:
    duel = Duel("brobnar", {"line": ["troll"], "hand": ["warsong"]}, {"line": ["valdr"]})
    face = duel.state.face[duel.card("warsong")]
    abilities = enumerate(duel.state.game.scripts.abilities[face])
    war = next(at for at, each in abilities if isinstance(each, Triggered) and each.on.kind == table.FOUGHT)
    begin_lasting(duel.state, face, war, duel.card("warsong"), Seat(1), table.NEVER)
    duel.fight("troll.1", "valdr.1")
    assert duel.amber == (0, 1), "the opponent's «each time a friendly creature fights»"


@rule("KF-7.12")
def test_amber_that_is_moved_off_a_card_is_what_is_there_and_is_not_gained() -> None:
    duel = Duel("saurian", {"line": [{"card": "deusillus", "under": ["deusillus-top"]}]})
    duel.reap("deusillus.1")
    assert duel.mark("amber", "deusillus.1") == 0
    fence = Duel("shadows", {"line": ["selwyn-the-fence", {"card": "troll", "amber": 2}]})
    fence.reap("selwyn-the-fence.1")
    assert fence.kinds().count("gained") == 1, "the reap itself"
    assert fence.amber[0] == 2


@rule("KF-5.1", "KF-8.4")
def test_an_artifact_whose_toll_can_not_be_paid_can_not_be_used() -> None:
    poor = Duel("brobnar", {"artifacts": ["cannon"]}, {"line": ["tentacus"]})
    assert poor.options == ["end"]
    rich = Duel("brobnar", {"artifacts": ["cannon"], "amber": 1}, {"line": ["tentacus"]})
    assert rich.act("cannon.1").amber == (0, 1)
