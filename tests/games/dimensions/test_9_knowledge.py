"""DIM-9: what each player knows, and the worlds that a player may imagine."""

from collections import Counter
from collections.abc import Iterator

import pytest
from tests.support.conformance import Case, play
from tests.support.rules import rule
from tests.support.table import Table, new_game, player, position, seat_number
from tests.support.worlds import look_at_past

import deckwright as dw

WORLDS = 60


def worlds(table: Table, seat: str) -> Iterator[Table]:
    """Full states that the seat can't tell from the real one."""
    for number in range(WORLDS):
        yield Table(table.state.determinize(seat_number(seat), dw.Rng(number)))


def full_table() -> Table:
    return position(
        [
            player(entity="red", hand=["red-1", "wormhole"], dimension=["captain-force", "blue-1"]),
            player(entity="green", hand=["green-1"], aura=["yellow-1"]),
            player(entity="blue", hand=["green-2", "green-3", "green-4"], dimension=["purple-1", "purple-2"]),
        ],
        epic=True,
        black_hole=["yellow-2", "yellow-3"],
        phase="reinforcement",
        turn=5,
    )


@rule("DIM-9.1")
@pytest.mark.parametrize("seat", ["p1", "p2", "p3"])
def test_everybody_sees_spiral_field_black_hole_and_sizes(seat: str) -> None:
    table = full_table()
    view = table.view(seat)
    zones = view["zones"]
    assert zones["spiral"]["cards"] == table.cards("spiral")
    assert zones["p1/blue"]["cards"] == ["blue-1"]
    assert zones["p3/purple"]["cards"] == ["purple-1", "purple-2"]
    assert zones["black-hole"]["cards"] == ["yellow-2", "yellow-3"]
    assert [zones[f"p{number}/hand"]["count"] for number in (1, 2, 3)] == [2, 1, 3]
    assert zones["deck"]["count"] == 55 - 13 + 1 + 1
    assert (view["table"]["active"], view["table"]["phase"], view["table"]["turn"]) == (
        "p1",
        "reinforcement",
        5,
    )
    assert zones["p1/red"]["cards"] == ["entity-red"]
    assert zones["p1/entity"] == {"count": 0, "cards": []}


@rule("DIM-9.1")
def test_everybody_sees_what_happens_on_the_field() -> None:
    table = full_table().choose("lay red-1", "to p2")
    for seat in table.seats:
        assert [event.values for event in table.seen[seat]] == [
            {"seat": "p1", "card": "red-1", "dimension": "p2"}
        ]


@rule("DIM-9.2")
@pytest.mark.parametrize("seat", ["p1", "p2", "p3"])
def test_only_the_player_sees_the_own_hand_and_entity(seat: str) -> None:
    table = full_table()
    for other in table.seats:
        for zone in f"{other}/hand", f"{other}/entity":
            real = table.cards(zone)
            assert table.cards(zone, seat) == (real if other == seat else [None] * len(real))


@rule("DIM-9.2")
@pytest.mark.parametrize("seat", ["p1", "p2", "p3"])
def test_the_order_of_the_deck_and_the_box_are_hidden_from_all(seat: str) -> None:
    table = new_game(seats=3)
    assert table.zone("deck", seat) == {"count": 44}
    assert table.zone("box", seat) == {"count": 6}


@rule("DIM-9.2")
def test_after_a_big_bang_nobody_knows_where_in_the_deck_a_card_is() -> None:
    table = position(
        [player(hand=["big-bang", "red-1", "red-2", "red-3"]), player()],
        black_hole=["blue-1", "blue-2", "blue-3"],
        phase="movement",
    )
    table.choose("play big-bang")
    for seat in table.seats:
        assert table.zone("deck", seat) == {"count": table.count("deck")}


@rule("DIM-9.2")
def test_choices_of_phase_1_are_hidden_until_they_are_revealed() -> None:
    def after(choice: str) -> Table:
        table = position(
            [player(hand=["red-1", "blue-1"]), player(hand=["green-1"]), player()], phase="battle"
        )
        return table.choose(choice)

    one, other = after("show red-1"), after("show blue-1")
    for seat in "p2", "p3":
        assert one.view(seat) == other.view(seat)
        assert one.seen[seat] == other.seen[seat] == []


@rule("DIM-9.2")
@pytest.mark.parametrize("seat", ["p1", "p2", "p3"])
def test_the_face_of_a_card_in_an_aura_stays_known(seat: str) -> None:
    assert full_table().cards("p2/aura", seat) == ["yellow-1"]


@rule("DIM-9.2")
def test_a_drawn_card_is_seen_by_nobody_else() -> None:
    table = position([player(hand=["red-1"]), player(hand=["blue-1"])], phase="movement")
    table.choose("pass")
    for seat, other in ("p1", "p2"), ("p2", "p1"):
        drew = [event.values for event in table.seen[seat] if event.kind == "drew"]
        assert len(drew) == 6
        assert all((values["card"] is None) == (values["seat"] == other) for values in drew)


@rule("DIM-9.2")
def test_which_anomaly_is_in_the_deck_may_be_any_in_the_worlds_of_a_player() -> None:
    table = new_game(seed=3, seats=2, start="random")
    anomalies = {"quantum-entanglement", "wormhole", "black-hole", "big-bang", "time-loop"}
    assert anomalies.isdisjoint(map(str, table.cards("p1/hand")))
    found = set()
    for world in worlds(table, "p1"):
        hidden = [*world.cards("deck"), *world.cards("p2/hand")]
        found |= anomalies.intersection(map(str, hidden))
        assert len(anomalies.intersection(map(str, hidden))) == 1
    assert found == anomalies


@rule("DIM-9.2")
def test_in_the_worlds_of_a_player_hands_deck_and_entities_of_others_vary_and_all_that_is_known_stays() -> (
    None
):
    table = full_table()
    seen: dict[str, set[str]] = {
        zone: set() for zone in ("p1/hand", "p2/hand", "p3/hand", "p2/entity", "deck")
    }
    for world in worlds(table, "p1"):
        assert world.view("p1") == table.view("p1")
        for zone, values in seen.items():
            values.add(str(world.cards(zone)))
    assert {zone: len(values) for zone, values in seen.items() if len(values) < 10} == {
        "p1/hand": 1,
        "p2/entity": 4,
    }


@rule("DIM-9.3")
def test_in_phase_1_everybody_sees_who_has_chosen() -> None:
    table = position(
        [player(hand=["red-1"]), player(hand=["green-1"]), player(hand=["blue-1"])],
        phase="battle",
        active="p2",
    )
    assert table.view("p1")["chosen"] == []
    table.choose("show green-1")
    for seat in table.seats:
        assert table.view(seat)["chosen"] == ["p2"]
    table.choose("show blue-1")
    assert table.view("p1")["chosen"] == ["p2", "p3"]


@rule("DIM-9.3")
def test_in_phase_1_nobody_sees_whether_the_choice_is_captain_force() -> None:
    def after(choice: str) -> Table:
        table = position(
            [player(entity="red", hand=["red-1"]), player(entity="green", hand=["green-1"])],
            epic=True,
            phase="battle",
        )
        return table.choose(choice)

    assert after("show red-1").view("p2") == after("show entity-red").view("p2")


@rule("DIM-9.3")
def test_also_a_single_card_is_asked_for_so_that_silence_tells_nothing() -> None:
    table = position([player(hand=["red-1"]), player(hand=["green-1", "green-2"])], phase="battle")
    assert table.options == ["show red-1"]
    lay = position([player(hand=["red-1"]), player()], phase="reinforcement")
    assert lay.options == ["lay red-1"]


@rule("DIM-9.4")
def test_who_drew_the_last_card_is_public_and_its_face_is_not() -> None:
    table = position(
        [player(hand=["red-1", "red-2", "red-3"]), player(hand=["blue-1", "blue-2", "blue-3"])],
        deck=["green-1"],
        phase="movement",
    )
    table.choose("pass")
    for seat in table.seats:
        assert table.view(seat)["table"]["last-drawer"] == "p1"
    drew = [event for event in table.seen["p2"] if event.kind in ("drew", "deck-empty")]
    assert [(event.kind, event.values) for event in drew] == [
        ("drew", {"seat": "p1", "card": None}),
        ("deck-empty", {"seat": "p1"}),
    ]
    assert table.cards("p1/hand", "p2") == [None] * 4


# Worlds that contradict nothing that the player has seen.


@rule("DIM-4.7", "DIM-9.2")
def test_a_hand_that_sat_out_holds_no_faction_card_in_any_world() -> None:
    table = position(
        [player(hand=["red-1", "red-2"]), player(hand=["wormhole"]), player(hand=["blue-1"])], phase="battle"
    )
    table.choose("show red-1", "show blue-1")
    hands = Counter(str(world.cards("p2/hand")[0]) for world in worlds(table, "p1"))
    assert len(hands) > 1
    assert not any(card[-1].isdigit() for card in hands)


@rule("DIM-8.14", "DIM-9.2")
def test_in_epic_mode_who_sat_out_is_not_the_red_player_in_any_world() -> None:
    table = position(
        [player(entity="green", hand=["red-1", "red-2"]), player(entity="blue"), player(hand=["blue-1"])],
        epic=True,
        phase="battle",
    )
    table.choose("show red-1", "show blue-1")
    assert table.happened("sat-out") == [{"seat": "p2"}]
    entities = Counter(str(world.cards("p2/entity")[0]) for world in worlds(table, "p1"))
    assert "entity-red" not in entities


@rule("DIM-4.7", "DIM-9.3")
def test_who_was_passed_over_in_phase_1_has_no_faction_card_in_any_world() -> None:
    table = position(
        [player(hand=["red-1", "red-2"]), player(hand=["green-1", "green-2"]), player(hand=["wormhole"])],
        phase="battle",
        active="p2",
    )
    table.choose("show green-1")
    assert table.asked == "p1 battle"
    hands = Counter(str(world.cards("p3/hand")[0]) for world in worlds(table, "p1"))
    assert not any(card[-1].isdigit() for card in hands)


@rule("DIM-4.7", "DIM-9.3")
def test_who_has_chosen_in_phase_1_has_a_faction_card_in_every_world() -> None:
    table = position(
        [player(hand=["red-1", "red-2"]), player(hand=["green-1"]), player(hand=["wormhole", "blue-3"])],
        phase="battle",
        active="p2",
        deck=["blue-1"],
    )
    table.choose("show green-1", "show blue-3")
    hands = Counter(str(world.cards("p2/hand")[0]) for world in worlds(table, "p1"))
    assert all(card[-1].isdigit() for card in hands)


@rule("DIM-4.7", "DIM-4.8", "DIM-9.2")
@pytest.mark.parametrize("chosen", ["lay blue-1", "lay entity-red"])
def test_a_card_about_to_be_laid_is_one_that_can_be_laid_in_every_world(chosen: str) -> None:
    table = position(
        [player(entity="red", hand=["blue-1", "wormhole"]), player(entity="green"), player()],
        epic=True,
        deck=["blue-2"],
        phase="reinforcement",
    )
    table.choose(chosen)
    assert table.asked == "p1 lay-to"
    for world in worlds(table, "p2"):
        (laid,) = [values["card"] for values in world.choose("to p2").happened("laid")]
        assert laid in ("blue-1", "blue-2", "entity-red")


@rule("DIM-6.5", "DIM-9.1")
def test_a_hand_held_during_a_big_bang_has_none_of_the_cards_that_came_back() -> None:
    table = position(
        [
            player(hand=["big-bang", "red-1", "red-2", "red-3"]),
            player(hand=["red-8", "red-9", "red-10", "red-11"]),
        ],
        black_hole=["blue-1", "blue-2", "blue-3"],
        deck=["yellow-1", "yellow-2"],
        phase="movement",
    )
    table.choose("play big-bang")
    hands = Counter(str(card) for world in worlds(table, "p1") for card in world.cards("p2/hand")[:4])
    assert not any(card.startswith("blue") for card in hands)


@rule("DIM-6.5", "DIM-9.1")
@pytest.mark.parametrize(("seats", "seed"), [(2, 29), (5, 100)])
def test_in_a_game_with_a_big_bang_no_world_contradicts_the_past(seats: int, seed: int) -> None:
    game = play(Case("dimensions", seats, (("epic", True),)), seed, look_at_past())
    assert any(event.kind == "deck-refilled" for events in game.events for event in events)


@rule("DIM-8.12", "DIM-9.2")
def test_in_every_world_only_those_are_asked_to_declare_who_can() -> None:
    table = position(
        [
            player(
                entity="green",
                hand=["red-1"],
                dimension=[f"green-{n}" for n in range(1, 6)] + [f"yellow-{n}" for n in range(1, 5)],
            ),
            player(entity="yellow", dimension=["yellow-5"]),
            player(entity="blue", dimension=["yellow-6"]),
        ],
        epic=True,
        phase="reinforcement",
    )
    table.choose("lay red-1", "refrain", "to p1")
    assert table.asked == "p1 declare"
    for world in worlds(table, "p1"):
        world.choose("refrain")
        if world.asked.endswith("declare"):
            asked = world.asked.split()[0]
            assert world.cards(f"{asked}/entity") == ["entity-yellow"]
