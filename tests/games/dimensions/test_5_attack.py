"""DIM-5: the attack. The Spiral is red, green, yellow, blue, purple: each beats the next."""

import pytest
from tests.support.rules import rule
from tests.support.table import Table, player, position

FACTIONS = ("red", "green", "yellow", "blue", "purple")


def cards(faction: str, count: int, first: int = 1) -> list[str]:
    return [f"{faction}-{number}" for number in range(first, first + count)]


def attack(own: list[str], theirs: list[str], **words: object) -> Table:
    """p1 is about to attack. A green squad at p3 is there for red to attack, so that there is a choice."""
    return position(
        [player(dimension=own), player(dimension=theirs), player(dimension=["green-10"])],
        phase="attack",
        **words,
    )


@rule("DIM-5.1")
def test_only_squads_of_the_own_dimension_attack() -> None:
    table = position(
        [
            player(dimension=["red-1", "yellow-1"]),
            player(dimension=["green-1", "blue-1", "purple-1"]),
            player(dimension=["red-2", "green-2"]),
        ],
        phase="attack",
    )
    assert {option.split()[1] for option in table.options} == {"red", "yellow"}
    assert "attack purple p3/red" not in table.options
    assert "attack blue p2/purple" not in table.options


@rule("DIM-5.1")
@pytest.mark.parametrize("faction", FACTIONS)
def test_a_squad_of_any_faction_attacks_whatever_the_players_own_is(faction: str) -> None:
    prey = FACTIONS[(FACTIONS.index(faction) + 1) % 5]
    own = "green" if faction != "green" else "red"
    table = position(
        [player(entity=own, dimension=[f"{faction}-1"]), player(dimension=[f"{prey}-1"])], phase="attack"
    )
    assert table.happened("attacked") == [{"seat": "p1", "target": f"p2/{prey}", "squad": faction}]


@rule("DIM-5.1")
def test_without_a_squad_at_home_nobody_attacks() -> None:
    table = position([player(), player(dimension=["red-1", "green-1"])], phase="attack")
    assert table.log[0] == "skipped"


@rule("DIM-5.2")
def test_the_target_may_be_in_any_dimension_the_own_one_included() -> None:
    table = position(
        [
            player(dimension=["red-1", "green-1"]),
            player(dimension=["green-2"]),
            player(dimension=["green-3"]),
        ],
        phase="attack",
    )
    assert table.options == ["attack red p1/green", "attack red p2/green", "attack red p3/green"]
    table.choose("attack red p1/green")
    assert table.cards("black-hole") == ["green-1"]
    assert table.cards("p1/red") == ["red-1"]


@rule("DIM-5.3")
def test_a_smaller_squad_without_advantage_cannot_attack() -> None:
    table = attack(["red-1", "green-1"], ["blue-1", "blue-2"])
    assert "attack red p2/blue" not in table.options
    refusal = table.refusal("attack red p2/blue")
    assert (refusal.rule, refusal.reason) == ("DIM-5.3", "too-weak")
    assert dict(refusal.values) == {"squad": "red", "target": "p2/blue", "own": 1, "theirs": 2}


@rule("DIM-5.3")
@pytest.mark.parametrize(
    ("own", "theirs", "legal"), [(2, 1, True), (2, 2, False), (2, 3, False), (3, 2, True)]
)
def test_without_advantage_more_cards_are_needed(own: int, theirs: int, legal: bool) -> None:
    table = attack([*cards("red", own), "green-1"], cards("blue", theirs))
    assert ("attack red p2/blue" in table.options) == legal
    assert ("attack red p2/blue" in table.refusals()) != legal


@rule("DIM-5.3")
@pytest.mark.parametrize(("own", "theirs"), [(1, 1), (1, 2), (1, 5), (2, 1)])
def test_the_advantage_is_enough_by_itself(own: int, theirs: int) -> None:
    table = attack(cards("red", own), cards("green", theirs))
    assert "attack red p2/green" in table.options


@rule("DIM-5.3")
@pytest.mark.parametrize("target", ["yellow", "blue", "purple"])
def test_one_card_against_one_needs_the_next_faction_on_the_spiral(target: str) -> None:
    table = attack(["red-1", "green-1"], [f"{target}-1"])
    assert "attack red p2/green" not in table.options
    assert table.refusals()[f"attack red p2/{target}"] == "DIM-5.3"


@rule("DIM-5.4")
def test_a_squad_cannot_attack_its_own_faction_however_large_it_is() -> None:
    table = attack(cards("red", 5), ["red-9", "green-1"])
    assert table.refusal("attack red p2/red").rule == "DIM-5.4"
    assert table.refusal("attack red p2/red").reason == "same-faction"
    assert "attack red p2/red" not in table.options
    assert "attack red p1/red" not in [*table.options, *table.refusals()]


@rule("DIM-5.4", "DIM-5.8")
def test_with_nothing_but_its_own_faction_around_a_squad_does_not_attack() -> None:
    table = position([player(dimension=cards("red", 3)), player(dimension=["red-9"])], phase="attack")
    assert table.log[0] == "skipped"
    assert table.cards("p2/red") == ["red-9"]


@rule("DIM-5.5")
def test_the_attacked_squad_loses_one_card_that_the_attacker_chooses() -> None:
    table = attack(["red-1"], ["green-1", "green-2", "green-3"])
    table.choose("attack red p2/green")
    assert table.asked == "p1 remove"
    assert table.options == ["remove green-1", "remove green-2", "remove green-3"]
    table.choose("remove green-2")
    assert table.cards("p2/green") == ["green-1", "green-3"]
    assert table.cards("black-hole") == ["green-2"]
    assert table.cards("p3/green") == ["green-10"]
    assert table.happened("destroyed") == [{"card": "green-2", "squad": "p2/green"}]


@rule("DIM-5.5")
def test_a_squad_without_cards_ceases_to_exist() -> None:
    table = attack(["red-1"], ["green-1", "yellow-1"])
    table.choose("attack red p2/green")
    assert table.field() == {"p1/red": ["red-1"], "p2/yellow": ["yellow-1"], "p3/green": ["green-10"]}


@rule("DIM-5.6")
@pytest.mark.parametrize("own", [1, 2, 4])
def test_the_attacking_squad_loses_nothing(own: int) -> None:
    table = attack(cards("red", own), ["green-1"])
    table.choose("attack red p2/green")
    assert table.cards("p1/red") == cards("red", own)
    assert table.cards("black-hole") == ["green-1"]


@rule("DIM-5.7")
def test_more_cards_suffice_against_a_squad_with_the_advantage() -> None:
    table = attack(["red-1", "red-2"], ["purple-1"])
    assert "attack red p2/purple" in table.options
    table.choose("attack red p2/purple")
    assert table.cards("p2/purple") == []


@rule("DIM-5.7")
def test_the_advantage_suffices_against_more_cards() -> None:
    table = attack(["red-1"], cards("green", 6))
    assert "attack red p2/green" in table.options


@rule("DIM-5.7")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_equal_numbers_without_advantage_do_not_suffice(count: int) -> None:
    table = attack([*cards("red", count), "green-1"], [*cards("purple", count), *cards("blue", count)])
    assert {"attack red p2/purple", "attack red p2/blue"}.isdisjoint(table.options)
    assert table.refusals()["attack red p2/purple"] == "DIM-5.3"


@rule("DIM-5.8")
def test_the_active_player_chooses_among_all_legal_pairs() -> None:
    table = position(
        [
            player(dimension=["red-1", "red-2", "green-1"]),
            player(dimension=["yellow-1", "purple-1"]),
            player(dimension=["green-2", "blue-1", "blue-2", "blue-3"]),
        ],
        phase="attack",
    )
    assert table.options == [
        "attack red p1/green",
        "attack red p2/yellow",
        "attack red p2/purple",
        "attack red p3/green",
        "attack green p2/yellow",
    ]


@rule("DIM-5.8")
def test_with_no_legal_pair_the_phase_is_skipped() -> None:
    table = position([player(dimension=["red-1"]), player(dimension=["blue-1", "yellow-1"])], phase="attack")
    assert table.happened("skipped") == [{"seat": "p1", "phase": "attack"}]
    assert "attacked" not in table.log
    assert table.field() == {"p1/red": ["red-1"], "p2/yellow": ["yellow-1"], "p2/blue": ["blue-1"]}


@rule("DIM-5.9")
def test_the_duty_to_attack_holds_also_against_the_players_own_faction() -> None:
    table = position(
        [player(entity="green", dimension=["red-1"]), player(dimension=["green-1", "green-2"])],
        phase="attack",
    )
    assert table.asked == "p1 remove"
    table.choose("remove green-1")
    assert table.cards("p2/green") == ["green-2"]


@rule("DIM-5.9")
def test_the_own_faction_in_the_own_dimension_is_no_exception() -> None:
    table = position([player(entity="green", dimension=["red-1", "green-1"]), player()], phase="attack")
    assert table.field() == {"p1/red": ["red-1"]}
