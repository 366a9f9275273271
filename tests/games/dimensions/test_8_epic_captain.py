"""DIM-8: epic mode as such, and Captain Force of the red faction.

His card is `entity-red`. The Spiral is red, green, yellow, blue, purple: each beats the next.
"""

import pytest
from tests.support.rules import rule
from tests.support.table import Table, new_game, player, position

CAPTAIN = "captain-force"


def epic(*players: dict[str, object], **words: object) -> Table:
    return position(players, epic=True, **words)


@rule("DIM-8.1")
def test_epic_mode_is_an_option_that_leaves_the_set_up_as_it_is() -> None:
    base, with_epic = new_game(seed=5, seats=4), new_game(seed=5, seats=4, epic=True)
    assert base.state.view(None)["settings"]["epic"] is False
    assert with_epic.state.view(None)["settings"]["epic"] is True
    assert base.state.view(None)["zones"] == with_epic.state.view(None)["zones"]
    assert base.options == with_epic.options


@rule("DIM-8.1")
def test_without_epic_mode_no_entity_is_laid_and_nobody_declares() -> None:
    table = position(
        [
            player(entity="red", hand=["green-5"], dimension=[f"green-{n}" for n in range(1, 5)]),
            player(entity="green"),
        ],
        phase="reinforcement",
    )
    assert table.options == ["lay green-5"]
    assert table.refusal("lay entity-red").rule == "DIM-8.1"
    assert "declare" not in table.refusals()
    table.choose("lay green-5", "to p1")
    assert table.asked == "p1 move"


@rule("DIM-8.1")
def test_without_epic_mode_a_purple_attack_sends_the_card_to_the_black_hole() -> None:
    table = position([player(dimension=["purple-1"]), player(dimension=["red-1"])], phase="attack")
    assert table.cards("black-hole") == ["red-1"]
    assert table.cards("p2/aura") == []


@rule("DIM-8.2")
def test_the_red_player_may_show_captain_force_instead_of_a_card() -> None:
    table = epic(player(entity="red", hand=["blue-1"]), player(entity="blue", hand=["red-1"]), phase="battle")
    assert table.options == ["show blue-1", "show entity-red"]
    table.choose("show entity-red", "show red-1")
    assert table.happened("shown")[0] == {"seat": "p1", "card": "entity-red"}
    assert table.field() == {"p1/red": ["entity-red"], "p2/red": ["red-1"]}
    assert table.cards("p1/red", "p2") == ["entity-red"]
    assert table.cards("p1/entity", "p2") == []


@rule("DIM-8.2")
def test_the_red_player_may_lay_captain_force_in_phase_2() -> None:
    table = epic(player(entity="red", hand=["blue-1"]), player(dimension=["red-1"]), phase="reinforcement")
    assert table.options == ["lay blue-1", "lay entity-red"]
    table.choose("lay entity-red", "to p2")
    assert table.cards("p2/red") == ["red-1", "entity-red"]
    assert table.cards("p1/hand")[0] == "blue-1"


@rule("DIM-8.2")
def test_captain_force_is_laid_once_a_game_and_only_in_phases_1_and_2() -> None:
    table = epic(
        player(entity="red", hand=["blue-1", "blue-2", "blue-3"]),
        player(entity="green", hand=["red-1", "red-2"]),
        phase="battle",
    )
    table.choose("show entity-red", "show red-1")
    for _ in range(12):
        assert not any(option in ("show entity-red", "lay entity-red") for option in table.options)
        table.choose(table.options[0])
    unplayed = epic(player(entity="red", hand=["blue-1"]), player(dimension=["green-1"]), phase="movement")
    assert unplayed.options == ["move green-1"]


@rule("DIM-8.2")
def test_captain_force_counts_as_one_card_of_the_red_faction() -> None:
    table = epic(
        player(entity="red", dimension=[CAPTAIN, "red-1"]),
        player(entity="blue", dimension=["blue-1"]),
        deck=[],
        final=True,
        phase="recovery",
    )
    assert table.outcome.scores == (2, 1)


@rule("DIM-8.2", "DIM-8.19")
def test_nobody_but_the_red_player_has_captain_force() -> None:
    table = epic(
        player(entity="green", hand=["blue-1"]), player(entity="red", hand=["red-1"]), phase="reinforcement"
    )
    assert table.options == ["lay blue-1"]
    nobody_red = epic(player(entity="green", hand=["red-1"]), player(entity="blue"), phase="battle")
    assert nobody_red.options == ["show red-1"]


@rule("DIM-8.3")
def test_an_attack_never_removes_captain_force() -> None:
    table = epic(
        player(entity="green", dimension=["purple-1"]),
        player(entity="red", dimension=[CAPTAIN, "red-1", "red-2"]),
        phase="attack",
    )
    assert table.options == ["remove red-1", "remove red-2"]
    refusal = table.refusal("remove entity-red")
    assert (refusal.rule, refusal.reason) == ("DIM-8.3", "captain-stays")
    table.choose("remove red-2")
    assert table.cards("p2/red") == ["entity-red", "red-1"]


@rule("DIM-8.3")
def test_a_squad_of_captain_force_alone_cannot_be_attacked() -> None:
    table = epic(
        player(entity="green", dimension=["purple-1", "purple-2"]),
        player(entity="red", dimension=[CAPTAIN]),
        player(entity="blue", dimension=["green-1", "yellow-1"]),
        phase="attack",
    )
    assert table.options == ["attack purple p3/green", "attack purple p3/yellow"]
    refusal = table.refusal("attack purple p2/red")
    assert (refusal.rule, refusal.reason) == ("DIM-8.3", "captain-alone")
    alone = epic(
        player(entity="green", dimension=["purple-1"]),
        player(entity="red", dimension=[CAPTAIN]),
        phase="attack",
    )
    assert alone.log[0] == "skipped"


@rule("DIM-8.3")
def test_a_single_red_card_beside_him_can_be_attacked() -> None:
    table = epic(
        player(entity="green", dimension=["purple-1"]),
        player(entity="red", dimension=[CAPTAIN, "red-1"]),
        phase="attack",
    )
    assert table.cards("p2/red") == ["entity-red"]
    assert table.cards("p2/aura") == ["red-1"]


@rule("DIM-8.3")
def test_the_black_hole_anomaly_takes_the_rest_of_his_squad() -> None:
    table = epic(
        player(entity="green", hand=["black-hole"]),
        player(entity="red", dimension=[CAPTAIN, "red-1", "red-2"]),
        phase="movement",
    )
    table.choose("play black-hole")
    assert table.happened("squad-lost") == [{"seat": "p1", "squad": "p2/red", "cards": 2}]
    assert table.field() == {"p2/red": ["entity-red"]}
    assert table.cards("black-hole") == ["red-1", "red-2", "black-hole"]


@rule("DIM-8.3")
def test_losing_in_phase_1_captain_force_goes_to_his_players_dimension() -> None:
    table = epic(
        player(entity="green", hand=["purple-1"]),
        player(entity="red", hand=["red-1"]),
        player(entity="blue", hand=["red-2"]),
        phase="battle",
    )
    table.choose("show purple-1", "show entity-red", "show red-2")
    assert table.field() == {"p1/purple": ["purple-1"], "p2/red": ["entity-red"]}
    assert table.cards("black-hole") == ["red-2"]
    assert "entity-red" not in [values["card"] for values in table.happened("won-battle")]


@rule("DIM-8.4")
def test_only_his_own_player_may_move_captain_force() -> None:
    theirs = epic(
        player(entity="green"), player(entity="red", dimension=[CAPTAIN, "blue-1"]), phase="movement"
    )
    assert theirs.options == ["move blue-1"]
    refusal = theirs.refusal("move entity-red")
    assert (refusal.rule, refusal.reason) == ("DIM-8.4", "captain-not-yours")
    own = epic(player(entity="red"), player(entity="green", dimension=[CAPTAIN, "blue-1"]), phase="movement")
    assert own.options == ["move entity-red", "move blue-1"]
    own.choose("move entity-red")
    assert own.field() == {"p1/red": ["entity-red"], "p2/blue": ["blue-1"]}


@rule("DIM-8.4", "DIM-4.9")
def test_with_nothing_but_another_players_captain_force_the_movement_is_skipped() -> None:
    table = epic(player(entity="green"), player(entity="red", dimension=[CAPTAIN]), phase="movement")
    assert table.options == ["pass"]


@rule("DIM-8.4")
@pytest.mark.parametrize("active", ["p1", "p2"])
def test_a_wormhole_never_moves_captain_force(active: str) -> None:
    hand = {"p1": [], "p2": [], active: ["wormhole"]}
    table = epic(
        player(entity="red", hand=hand["p1"], dimension=[CAPTAIN, "red-1", "red-2"]),
        player(entity="green", hand=hand["p2"], dimension=["red-3"]),
        phase="movement",
        active=active,
    )
    table.choose("play wormhole", "take p1/red")
    assert table.field() == {"p1/red": ["entity-red"], "p2/red": ["red-3", "red-1", "red-2"]}


@rule("DIM-8.14")
@pytest.mark.parametrize("active", ["p1", "p2", "p3"])
def test_captain_force_may_be_shown_in_phase_1_of_anybodys_turn(active: str) -> None:
    table = epic(
        player(entity="red", hand=["blue-1"]),
        player(entity="green", hand=["blue-2"]),
        player(entity="blue", hand=["blue-3"]),
        phase="battle",
        active=active,
    )
    while not table.asked.startswith("p1"):
        assert "show entity-red" not in table.options
        table.choose(table.options[0])
    assert "show entity-red" in table.options


@rule("DIM-8.14")
def test_in_phase_2_captain_force_is_laid_only_in_his_players_own_turn() -> None:
    table = epic(
        player(entity="red", hand=["blue-1"]),
        player(entity="green", hand=["blue-2"]),
        phase="reinforcement",
        active="p2",
    )
    assert table.asked == "p2 lay"
    assert table.options == ["lay blue-2"]


@rule("DIM-8.14")
@pytest.mark.parametrize("to", ["p1", "p2", "p3"])
def test_in_phase_2_captain_force_goes_into_any_dimension(to: str) -> None:
    table = epic(player(entity="red"), player(), player(), phase="reinforcement")
    assert table.options == ["lay entity-red"]
    table.choose("lay entity-red", f"to {to}")
    assert table.field() == {f"{to}/red": ["entity-red"]}


@rule("DIM-8.14")
@pytest.mark.parametrize("hand", [[], ["time-loop"]])
def test_captain_force_may_be_laid_also_without_a_faction_card_in_hand(hand: list[str]) -> None:
    table = epic(player(entity="red", hand=hand), player(hand=["blue-1"]), phase="battle")
    assert table.options == ["show entity-red"]
    table.choose("show entity-red", "show blue-1")
    assert "sat-out" not in table.log
    assert table.cards("p1/hand") == hand


@rule("DIM-8.14")
def test_captain_force_does_not_come_from_the_hand_so_that_one_card_fewer_is_drawn() -> None:
    hand = ["blue-1", "blue-2", "blue-3", "blue-4"]
    table = epic(
        player(entity="red", hand=hand), player(entity="green", hand=["blue-5", "blue-6"]), phase="battle"
    )
    table.choose("show entity-red", "show blue-5", "lay blue-1", "to p1")
    while table.fact("active") == "p1":
        table.choose(table.options[0])
    drawn = [values["seat"] for values in table.happened("drew")]
    assert drawn.count("p1") == 1
    assert drawn.count("p2") == 3


@rule("DIM-8.15")
def test_in_phase_1_captain_force_makes_the_faction_that_red_beats_lose() -> None:
    table = epic(
        player(entity="red", hand=["blue-1"]),
        player(entity="green", hand=["green-1"]),
        player(entity="blue", hand=["yellow-1"]),
        phase="battle",
    )
    table.choose("show entity-red", "show green-1", "show yellow-1")
    assert [values["card"] for values in table.happened("lost-battle")] == ["green-1", "yellow-1"]
    assert {"seat": "p1", "card": "entity-red"} in table.happened("won-battle")


@rule("DIM-8.15")
def test_among_five_different_factions_captain_force_alone_survives() -> None:
    table = epic(
        player(entity="red", hand=["blue-1"]),
        player(entity="green", hand=["green-2"]),
        player(entity="yellow", hand=["yellow-3"]),
        player(entity="blue", hand=["blue-4"]),
        player(entity="purple", hand=["purple-5"]),
        phase="battle",
    )
    table.choose("show entity-red", "show green-2", "show yellow-3", "show blue-4", "show purple-5")
    assert "no-winner" in table.log
    assert "won-battle" not in table.log
    assert table.cards("black-hole") == ["green-2", "yellow-3", "blue-4", "purple-5"]
    assert table.field() == {"p1/red": ["entity-red"]}


@rule("DIM-8.16")
@pytest.mark.parametrize("anomaly", ["wormhole", "black-hole"])
def test_captain_force_alone_is_no_squad_to_take(anomaly: str) -> None:
    table = epic(
        player(entity="green", hand=[anomaly]), player(entity="red", dimension=[CAPTAIN]), phase="movement"
    )
    assert table.options == ["pass"]
    refusal = table.refusal(f"play {anomaly}")
    assert (refusal.rule, refusal.reason) == ("DIM-8.16", "nothing-to-take")


@rule("DIM-8.16")
@pytest.mark.parametrize("anomaly", ["wormhole", "black-hole"])
def test_beside_other_squads_captain_force_alone_is_refused_by_name(anomaly: str) -> None:
    table = epic(
        player(entity="green", hand=[anomaly], dimension=["blue-1", "red-1"]),
        player(entity="red", dimension=[CAPTAIN]),
        phase="movement",
    )
    table.choose(f"play {anomaly}")
    assert table.options == ["take p1/red", "take p1/blue"]
    assert table.refusals()["take p2/red"] == "DIM-8.16"
    assert "take p1/red" not in table.refusals()


@rule("DIM-8.16")
@pytest.mark.parametrize("anomaly", ["wormhole", "black-hole"])
def test_from_a_larger_squad_they_take_all_but_him(anomaly: str) -> None:
    table = epic(
        player(entity="green", hand=[anomaly]),
        player(entity="red", dimension=["red-1", CAPTAIN, "red-2"]),
        phase="movement",
    )
    table.choose(f"play {anomaly}")
    assert table.cards("p2/red") == ["entity-red"]
    assert table.cards("p1/red" if anomaly == "wormhole" else "black-hole")[:2] == ["red-1", "red-2"]


@rule("DIM-8.17")
def test_captain_force_counts_in_the_size_of_an_attacking_squad() -> None:
    table = epic(
        player(entity="red", dimension=[CAPTAIN, "red-1"]),
        player(entity="green", dimension=["blue-1", "yellow-1", "yellow-2"]),
        player(entity="blue", dimension=["green-1"]),
        phase="attack",
    )
    assert table.options == ["attack red p2/blue", "attack red p3/green"]
    assert table.refusals()["attack red p2/yellow"] == "DIM-5.3"


@rule("DIM-8.17")
def test_captain_force_counts_in_the_size_of_a_defending_squad() -> None:
    table = epic(
        player(entity="green", dimension=["blue-1", "blue-2", "yellow-1", "yellow-2", "yellow-3"]),
        player(entity="red", dimension=[CAPTAIN, "red-1"]),
        phase="attack",
    )
    assert "attack yellow p2/red" in table.options
    refusal = table.refusal("attack blue p2/red")
    assert (refusal.rule, refusal.values["theirs"]) == ("DIM-5.3", 2)


@rule("DIM-8.17")
def test_an_attack_on_his_squad_takes_another_card_that_the_attacker_chooses() -> None:
    table = epic(
        player(entity="green", dimension=["purple-1"]),
        player(entity="red", dimension=["red-1", "red-2", CAPTAIN]),
        phase="attack",
    )
    assert table.options == ["remove red-1", "remove red-2"]


@rule("DIM-8.18")
def test_the_other_cards_of_his_squad_may_be_moved_by_anyone() -> None:
    table = epic(
        player(entity="green"),
        player(entity="red", dimension=[CAPTAIN, "red-1"]),
        player(entity="blue"),
        phase="movement",
    )
    assert table.options == ["move red-1"]
    table.choose("move red-1", "to p3")
    assert table.field() == {"p2/red": ["entity-red"], "p3/red": ["red-1"]}


@rule("DIM-8.19")
@pytest.mark.parametrize("faction", ["green", "yellow", "blue", "purple"])
@pytest.mark.parametrize(("phase", "verb"), [("battle", "show"), ("reinforcement", "lay")])
def test_no_other_entity_is_ever_laid(faction: str, phase: str, verb: str) -> None:
    table = epic(player(entity=faction, hand=["red-1"]), player(hand=["red-2"]), phase=phase)
    assert table.options == [f"{verb} red-1"]
    refusal = table.refusal(f"{verb} entity-{faction}")
    assert (refusal.rule, refusal.reason) == ("DIM-8.19", "entity-not-laid")


@rule("DIM-8.19")
def test_an_unplayed_captain_force_counts_for_nobody() -> None:
    table = epic(
        player(entity="red", dimension=["red-1"]),
        player(entity="blue", dimension=["blue-1"]),
        deck=[],
        final=True,
        phase="recovery",
    )
    assert table.outcome.scores == (1, 1)
