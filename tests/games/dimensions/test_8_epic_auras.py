"""DIM-8: Auras of Darkness of the purple faction.

The Spiral is red, green, yellow, blue, purple: each beats the next.
"""

import pytest
from tests.support.rules import rule
from tests.support.table import Table, player, position


def epic(*players: dict[str, object], **words: object) -> Table:
    return position(players, epic=True, **words)


@rule("DIM-8.8")
def test_a_card_beaten_by_a_purple_squad_stays_and_joins_the_aura() -> None:
    table = epic(
        player(entity="green", dimension=["purple-1"]), player(dimension=["red-1", "red-2"]), phase="attack"
    )
    table.choose("remove red-2")
    assert table.field() == {"p1/purple": ["purple-1"], "p2/red": ["red-1"], "p2/aura": ["red-2"]}
    assert table.cards("black-hole") == []
    assert table.happened("darkened") == [{"card": "red-2", "dimension": "p2"}]
    assert "destroyed" not in table.log


@rule("DIM-8.8")
@pytest.mark.parametrize("entity", ["purple", "green"])
@pytest.mark.parametrize("active", ["p1", "p2"])
def test_every_attack_by_a_purple_squad_makes_an_aura_whoevers_turn_it_is(entity: str, active: str) -> None:
    dimensions = {"p1": ["red-1"], "p2": ["red-1"]}
    dimensions[active] = ["purple-1"]
    table = epic(
        player(entity=entity, dimension=dimensions["p1"]),
        player(entity="blue", dimension=dimensions["p2"]),
        phase="attack",
        active=active,
    )
    victim = "p2" if active == "p1" else "p1"
    assert table.cards(f"{victim}/aura") == ["red-1"]


@rule("DIM-8.8")
def test_an_attack_by_any_other_squad_sends_the_card_to_the_black_hole() -> None:
    table = epic(player(entity="purple", dimension=["red-1"]), player(dimension=["green-1"]), phase="attack")
    assert table.cards("black-hole") == ["green-1"]
    assert table.cards("p2/aura") == []


@rule("DIM-8.8")
def test_a_purple_squad_darkens_also_in_the_own_dimension() -> None:
    table = epic(player(dimension=["purple-1", "red-1"]), player(), phase="attack")
    assert table.field() == {"p1/purple": ["purple-1"], "p1/aura": ["red-1"]}


@rule("DIM-8.9")
def test_an_aura_never_attacks() -> None:
    table = epic(
        player(dimension=["red-1"], aura=["blue-1", "blue-2", "blue-3"]),
        player(dimension=["green-1", "purple-1"]),
        player(dimension=["green-2"]),
        phase="attack",
    )
    assert table.options == ["attack red p2/green", "attack red p3/green"]
    refusal = table.refusal("attack aura")
    assert (refusal.rule, refusal.reason) == ("DIM-8.9", "aura-attacks-not")
    alone = epic(player(aura=["blue-1", "blue-2"]), player(dimension=["purple-1"]), phase="attack")
    assert alone.log[0] == "skipped"


@rule("DIM-8.9")
def test_the_cards_of_an_aura_cannot_be_moved() -> None:
    table = epic(player(dimension=["red-1"]), player(aura=["blue-1", "green-1"]), phase="movement")
    assert table.options == ["move red-1"]
    assert table.refusals()["move blue-1"] == "DIM-8.9"
    assert table.refusal("move green-1").reason == "aura-not-moved"
    alone = epic(player(), player(aura=["blue-1"]), phase="movement")
    assert alone.options == ["pass"]


@rule("DIM-8.9")
def test_a_wormhole_does_not_take_an_aura() -> None:
    table = epic(
        player(hand=["wormhole"]), player(dimension=["red-1", "green-1"], aura=["blue-1"]), phase="movement"
    )
    table.choose("play wormhole")
    assert table.options == ["take p2/red", "take p2/green"]
    assert table.refusals()["take p2/aura"] == "DIM-8.9"
    table.choose("take p2/red")
    assert table.cards("p2/aura") == ["blue-1"]


@rule("DIM-8.9", "DIM-6.11")
def test_an_aura_alone_is_nothing_for_a_wormhole_but_something_for_the_black_hole() -> None:
    assert epic(player(hand=["wormhole"]), player(aura=["blue-1"]), phase="movement").options == ["pass"]
    table = epic(player(hand=["black-hole"]), player(aura=["blue-1"]), phase="movement")
    assert table.options == ["pass", "play black-hole"]


@rule("DIM-8.10")
@pytest.mark.parametrize(("own", "aura", "legal"), [(2, 1, True), (1, 1, False), (2, 2, False), (3, 2, True)])
def test_an_aura_is_attacked_by_a_squad_with_more_cards(own: int, aura: int, legal: bool) -> None:
    table = epic(
        player(dimension=[f"red-{number}" for number in range(1, own + 1)]),
        player(aura=[f"yellow-{number}" for number in range(1, aura + 1)]),
        player(dimension=["green-1"]),
        player(dimension=["green-2"]),
        phase="attack",
    )
    assert ("attack red p2/aura" in table.options) == legal
    if not legal:
        refusal = table.refusal("attack red p2/aura")
        assert (refusal.rule, refusal.reason) == ("DIM-8.10", "aura-too-large")


@rule("DIM-8.10")
def test_a_purple_squad_does_not_attack_an_aura_however_large_it_is() -> None:
    table = epic(
        player(dimension=["purple-1", "purple-2", "purple-3"]),
        player(aura=["yellow-1"], dimension=["red-1", "green-1"]),
        phase="attack",
    )
    assert table.options == ["attack purple p2/red", "attack purple p2/green"]
    refusal = table.refusal("attack purple p2/aura")
    assert (refusal.rule, refusal.reason) == ("DIM-8.10", "purple-not-aura")


@rule("DIM-8.10")
def test_the_spiral_gives_no_advantage_over_an_aura() -> None:
    table = epic(
        player(dimension=["red-1", "blue-1"]),
        player(aura=["green-1", "green-2"]),
        player(dimension=["green-3", "purple-1"]),
        phase="attack",
    )
    assert table.options == ["attack red p3/green", "attack blue p3/purple"]


@rule("DIM-8.10")
def test_a_card_that_an_aura_loses_goes_to_the_black_hole() -> None:
    table = epic(player(dimension=["red-1", "red-2"]), player(aura=["yellow-1"]), phase="attack")
    assert table.cards("black-hole") == ["yellow-1"]
    assert table.happened("destroyed") == [{"card": "yellow-1", "squad": "p2/aura"}]
    assert table.field() == {"p1/red": ["red-1", "red-2"]}


@rule("DIM-8.10")
def test_the_black_hole_anomaly_can_take_an_aura() -> None:
    table = epic(
        player(hand=["black-hole"]),
        player(aura=["yellow-1", "red-1"], dimension=["yellow-2"]),
        phase="movement",
    )
    table.choose("play black-hole")
    assert table.options == ["take p2/yellow", "take p2/aura"]
    table.choose("take p2/aura")
    assert table.field() == {"p2/yellow": ["yellow-2"]}
    assert table.cards("black-hole") == ["yellow-1", "red-1", "black-hole"]


@rule("DIM-8.11", "DIM-8.21")
def test_at_the_end_every_card_in_every_aura_counts_for_purple_and_for_nobody_else() -> None:
    table = epic(
        player(entity="purple", dimension=["purple-1"], aura=["red-1", "blue-1"]),
        player(entity="red", dimension=["red-2", "red-3"], aura=["red-4"]),
        deck=[],
        final=True,
        phase="recovery",
    )
    assert table.outcome.scores == (4, 2)


@rule("DIM-8.20")
def test_a_dimension_has_one_aura_that_all_beaten_cards_join() -> None:
    table = epic(
        player(dimension=["purple-1", "purple-2"]),
        player(dimension=["green-1"], aura=["red-1"]),
        player(aura=["yellow-1"]),
        phase="attack",
    )
    assert table.cards("p2/aura") == ["red-1", "green-1"]
    assert table.cards("p3/aura") == ["yellow-1"]


@rule("DIM-8.21")
def test_a_card_in_an_aura_does_not_count_for_an_early_win() -> None:
    table = epic(
        player(
            entity="green", hand=["green-5"], dimension=["green-1", "green-2", "green-3"], aura=["green-4"]
        ),
        player(),
        phase="reinforcement",
    )
    table.choose("lay green-5", "to p1")
    assert table.asked != "p1 declare"


@rule("DIM-8.21")
def test_a_card_in_an_aura_joins_no_squad_of_its_faction() -> None:
    table = epic(
        player(hand=["red-1"], dimension=["blue-1"]),
        player(aura=["red-2"], dimension=[]),
        phase="reinforcement",
    )
    table.choose("lay red-1", "to p2")
    assert table.cards("p2/red") == ["red-1"]
    assert table.cards("p2/aura") == ["red-2"]


@rule("DIM-8.21")
def test_in_the_deck_a_card_of_an_aura_is_an_ordinary_card_again() -> None:
    table = epic(
        player(entity="red", hand=["blue-1", "blue-7"], dimension=["blue-2", "blue-3"]),
        player(entity="green", hand=["big-bang", "blue-4", "blue-5", "blue-6"], aura=["yellow-1"]),
        deck=[],
        last_drawer="p2",
        phase="attack",
    )
    assert table.cards("black-hole") == ["yellow-1"]
    table.choose("show blue-4", "show blue-1", "lay blue-5", "to p1", "play big-bang")
    assert table.options == ["show blue-6", "show yellow-1"]
    table.choose("show yellow-1", "show blue-7")
    assert table.cards("p2/yellow") == ["yellow-1"]
    assert {"seat": "p1", "card": "blue-7"} in table.happened("lost-battle")


@rule("DIM-8.22")
def test_if_an_aura_is_the_only_legal_target_it_must_be_attacked() -> None:
    table = epic(
        player(dimension=["red-1", "red-2", "red-3"]), player(aura=["yellow-1", "blue-1"]), phase="attack"
    )
    assert table.asked == "p1 remove"
    assert table.options == ["remove yellow-1", "remove blue-1"]
    table.choose("remove blue-1")
    assert table.cards("p2/aura") == ["yellow-1"]


@rule("DIM-8.22")
def test_an_own_aura_must_be_attacked_too() -> None:
    table = epic(player(dimension=["red-1", "red-2"], aura=["yellow-1"]), player(), phase="attack")
    assert table.field() == {"p1/red": ["red-1", "red-2"]}


@rule("DIM-8.23")
def test_auras_are_made_also_when_nobody_holds_the_purple_entity_and_count_for_nobody() -> None:
    table = epic(
        player(entity="green", dimension=["purple-1"]),
        player(entity="red", dimension=["red-1", "red-2"]),
        deck=[],
        final=True,
        last_drawer="p1",
        phase="attack",
    )
    table.choose("remove red-1")
    assert table.cards("p2/aura") == ["red-1"]
    assert table.outcome.scores == (0, 1)
