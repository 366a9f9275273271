"""DIM-8: Singularity, the early wins of green, yellow and blue.

The Spiral is red, green, yellow, blue, purple: each beats the next.
"""

import pytest
from tests.support.rules import rule
from tests.support.table import Table, player, position

import deckwright as dw

GREEN_FOUR = ["green-1", "green-2", "green-3", "green-4"]


def epic(*players: dict[str, object], **words: object) -> Table:
    words.setdefault("phase", "reinforcement")
    return position(players, epic=True, **words)


def numbers(faction: str, *values: int) -> list[str]:
    return [f"{faction}-{value}" for value in values]


@rule("DIM-8.5")
@pytest.mark.parametrize(("before", "asked"), [(3, False), (4, True), (6, True)])
def test_green_may_declare_with_five_or_more_cards_in_one_dimension(before: int, asked: bool) -> None:
    table = epic(
        player(entity="green", hand=["green-11"], dimension=numbers("green", *range(1, before + 1))), player()
    )
    table.choose("lay green-11", "to p1")
    assert (table.asked == "p1 declare") == asked


@rule("DIM-8.5")
def test_green_cards_of_two_dimensions_do_not_add_up() -> None:
    table = epic(
        player(entity="green", hand=["green-5"], dimension=GREEN_FOUR), player(dimension=["green-6"])
    )
    table.choose("lay green-5", "to p2")
    assert table.asked == "p1 move"


@rule("DIM-8.5", "DIM-8.26")
def test_green_wins_at_once_on_declaring() -> None:
    table = epic(player(entity="green", hand=["green-5"], dimension=GREEN_FOUR), player())
    table.choose("lay green-5", "to p1", "declare")
    assert table.winners == ["p1"]
    assert table.outcome.reason == "singularity"
    assert table.state.decision is None


@rule("DIM-8.6")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_yellow_may_declare_with_a_card_in_every_dimension_and_five_in_all(seats: int) -> None:
    others = [player(dimension=[f"yellow-{number}"]) for number in range(2, seats + 1)]
    more = numbers("yellow", *range(6, 6 + max(0, 5 - seats)))
    table = epic(player(entity="yellow", hand=["yellow-1"], dimension=more), *others)
    table.choose("lay yellow-1", "to p1")
    assert table.asked == "p1 declare"
    table.choose("declare")
    assert table.winners == ["p1"]


@rule("DIM-8.6")
def test_four_yellow_cards_are_too_few_also_with_one_in_every_dimension() -> None:
    table = epic(player(entity="yellow", hand=["yellow-1"], dimension=["yellow-2", "yellow-3"]), player())
    table.choose("lay yellow-1", "to p2")
    assert table.asked == "p1 move"


@rule("DIM-8.6")
def test_a_dimension_without_yellow_is_one_too_many() -> None:
    table = epic(
        player(entity="yellow", hand=["yellow-1"], dimension=numbers("yellow", 2, 3, 4, 5, 6)),
        player(dimension=["yellow-7"]),
        player(),
    )
    table.choose("lay yellow-1", "to p2")
    assert table.asked == "p1 move"


@rule("DIM-8.7")
@pytest.mark.parametrize(
    ("squad", "asked"),
    [
        ([11, 10, 9, 8], True),
        ([11, 10, 9, 7], False),
        ([11, 10, 9, 6], False),
        ([1, 2, 3, 5, 6, 10, 11], True),
        ([1, 2, 3, 5, 6, 9, 11], False),
    ],
)
def test_blue_may_declare_with_a_squad_of_exactly_42(squad: list[int], asked: bool) -> None:
    table = epic(player(entity="blue", hand=["blue-4"], dimension=numbers("blue", *squad)), player())
    table.choose("lay blue-4", "to p1")
    assert (sum(squad) + 4 == 42) == asked
    assert (table.asked == "p1 declare") == asked


@rule("DIM-8.7")
def test_more_than_42_is_as_bad_as_less() -> None:
    table = epic(player(entity="blue", hand=["blue-5"], dimension=numbers("blue", 11, 10, 9, 8)), player())
    table.choose("lay blue-5", "to p1")
    assert table.asked != "p1 declare"


@rule("DIM-8.7")
def test_blue_squads_of_two_dimensions_do_not_add_up_to_42() -> None:
    table = epic(
        player(entity="blue", hand=["blue-4"], dimension=numbers("blue", 11, 10, 9)),
        player(dimension=["blue-8"]),
    )
    table.choose("lay blue-4", "to p1")
    assert table.asked == "p1 move"


@rule("DIM-8.12")
def test_only_the_holder_of_the_entity_can_declare() -> None:
    table = epic(
        player(entity="blue", hand=["green-5"], dimension=GREEN_FOUR), player(entity="yellow"), player()
    )
    table.choose("lay green-5", "to p1")
    assert table.asked == "p1 move"


@rule("DIM-8.12")
def test_the_holder_is_asked_also_in_another_players_turn() -> None:
    table = epic(player(entity="blue", hand=["green-5"], dimension=GREEN_FOUR), player(entity="green"))
    table.choose("lay green-5", "to p1")
    assert table.asked == "p2 declare"
    table.choose("declare")
    assert table.winners == ["p2"]


@rule("DIM-8.12")
def test_declaring_is_never_automatic() -> None:
    table = epic(player(entity="green", hand=["green-5"], dimension=GREEN_FOUR), player())
    table.choose("lay green-5", "to p1")
    assert table.options == ["refrain", "declare"]
    table.choose("refrain")
    assert table.state.outcome is None
    assert table.asked == "p1 move"


@rule("DIM-8.13")
@pytest.mark.parametrize(
    ("active", "order"), [("p1", ["p2", "p3"]), ("p2", ["p2", "p3"]), ("p3", ["p3", "p2"])]
)
def test_if_several_could_declare_the_active_player_is_asked_first_then_clockwise(
    active: str, order: list[str]
) -> None:
    hands = {"p1": [], "p2": [], "p3": [], active: ["red-1"]}
    table = epic(
        player(entity="red", hand=hands["p1"], dimension=[*GREEN_FOUR, "green-5", "yellow-1", "yellow-4"]),
        player(entity="green", hand=hands["p2"], dimension=["yellow-2"]),
        player(entity="yellow", hand=hands["p3"], dimension=["yellow-3", "yellow-5"]),
        active=active,
    )
    table.choose("lay red-1")
    while table.asked.endswith("declare"):
        table.choose("refrain")
    table.choose("to p1")
    asked = []
    while table.asked.endswith("declare"):
        asked.append(table.asked.split()[0])
        table.choose("refrain")
    assert asked == order


@rule("DIM-8.13")
def test_the_first_who_declares_wins() -> None:
    table = epic(
        player(entity="yellow", hand=["red-1"], dimension=[*GREEN_FOUR, "green-5", "yellow-1", "yellow-4"]),
        player(entity="green", dimension=["yellow-2", "yellow-3", "yellow-5"]),
    )
    table.choose("lay red-1", "refrain", "to p1", "refrain")
    assert table.asked == "p2 declare"
    table.choose("declare")
    assert table.winners == ["p2"]


@rule("DIM-8.24")
def test_who_can_declare_is_asked_after_phase_1() -> None:
    table = epic(
        player(entity="green", hand=["green-5"], dimension=GREEN_FOUR),
        player(hand=["blue-1"]),
        phase="battle",
    )
    table.choose("show green-5", "show blue-1")
    assert table.asked == "p1 declare"
    assert table.log[-1] == "won-battle"


@rule("DIM-8.24")
def test_who_can_declare_is_asked_after_the_card_of_phase_2_and_after_the_move() -> None:
    table = epic(
        player(entity="green", hand=["red-1"], dimension=[*GREEN_FOUR, "green-5"]),
        player(dimension=["red-2"]),
    )
    table.choose("lay red-1", "to p2")
    assert (table.asked, table.log[-1]) == ("p1 declare", "laid")
    table.choose("refrain", "move red-2")
    assert (table.asked, table.log[-1]) == ("p1 declare", "moved")


@rule("DIM-8.24")
def test_who_can_declare_is_asked_after_an_anomaly() -> None:
    table = epic(
        player(entity="green", hand=["wormhole"], dimension=["green-1", "green-2"]),
        player(dimension=["green-3", "green-4", "green-5"]),
        phase="movement",
    )
    table.choose("play wormhole", "take p1/green")
    assert (table.asked, table.log[-1]) == ("p1 declare", "squad-moved")


@rule("DIM-8.24", "DIM-8.7")
def test_who_can_declare_is_asked_after_the_attack() -> None:
    table = epic(
        player(entity="red", dimension=["yellow-1"]),
        player(entity="blue", dimension=numbers("blue", 11, 10, 9, 8, 4, 1)),
        phase="attack",
    )
    table.choose("remove blue-1")
    assert (table.asked, table.log[-1]) == ("p2 declare", "destroyed")


@rule("DIM-8.24")
def test_nobody_is_asked_where_nothing_has_changed() -> None:
    hands = [["red-1", "red-2", "red-3", "red-4"], ["blue-1", "blue-2", "blue-3", "blue-4"]]
    table = epic(
        player(entity="green", hand=hands[0], dimension=[*GREEN_FOUR, "green-5"]),
        player(hand=hands[1]),
        phase="attack",
    )
    assert table.log[0] == "skipped"
    assert table.asked == "p2 battle"


@rule("DIM-8.24")
def test_who_can_declare_is_asked_again_when_cards_were_drawn() -> None:
    table = epic(player(entity="green", dimension=[*GREEN_FOUR, "green-5"]), player(), phase="attack")
    assert table.log[-1] == "drew"
    assert table.asked == "p1 declare"
    table.choose("refrain")
    assert table.asked == "p2 battle"


@rule("DIM-8.24")
def test_in_the_last_turn_they_are_asked_before_the_count() -> None:
    table = epic(
        player(entity="red", hand=["red-1"], dimension=["red-2"]),
        player(entity="green", dimension=[*GREEN_FOUR, "green-5"]),
        deck=[],
        final=True,
        last_drawer="p1",
    )
    table.choose("lay red-1", "refrain", "to p1", "refrain")
    table.choose("move red-1", "refrain", "refrain")
    assert table.asked == "p2 declare"
    table.choose("refrain")
    assert table.asked == "p1 remove"
    table.choose("remove green-1")
    assert table.outcome.reason == "most-cards"
    early = epic(
        player(entity="red", dimension=["red-2"]),
        player(entity="green", dimension=[*GREEN_FOUR, "green-5", "green-6"]),
        deck=[],
        final=True,
        last_drawer="p1",
        phase="attack",
    )
    early.choose("refrain", "remove green-1")
    assert early.asked == "p2 declare"
    early.choose("declare")
    assert early.outcome.reason == "singularity"


@rule("DIM-8.25")
def test_that_somebody_is_asked_is_hidden_from_the_others() -> None:
    table = epic(
        player(entity="blue", hand=["green-5"], dimension=GREEN_FOUR), player(entity="green"), player()
    )
    table.choose("lay green-5", "to p1")
    assert table.asked == "p2 declare"
    assert table.view("p1")["decision"] == table.view("p3")["decision"] == {"seat": None}
    assert table.view("p2")["decision"]["options"] == ["refrain", "declare"]
    before = len(table.events)
    table.choose("refrain")
    assert len(table.events) == before


def refused_and_never_asked() -> tuple[Table, Table]:
    """The same table twice: in the first p2 was asked and refused, in the second nobody was asked."""
    tables = []
    for entity in "green", "yellow":
        table = epic(
            player(entity="blue", hand=["green-5"], dimension=GREEN_FOUR), player(entity=entity), player()
        )
        tables.append(table.choose("lay green-5", "to p1"))
    assert tables[0].asked == "p2 declare"
    tables[0].choose("refrain")
    return tables[0], tables[1]


@rule("DIM-8.25")
def test_whether_somebody_refused_shows_neither_on_the_table_nor_in_the_log() -> None:
    one, other = refused_and_never_asked()
    for seat in "p1", "p3":
        assert one.view(seat) == other.view(seat)
        assert one.refusals(seat) == other.refusals(seat)
        assert one.seen[seat] == other.seen[seat]


@rule("DIM-8.25")
def test_whether_somebody_refused_does_not_show_in_the_next_decision() -> None:
    one, other = refused_and_never_asked()
    assert one.state.decision is not None
    assert one.state.decision.seat == 0
    assert repr(one.state.decision) == repr(other.state.decision)
    assert not hasattr(one.state.decision, "number"), "it would count the question in between"


@rule("DIM-8.25")
def test_after_a_refusal_the_next_change_asks_again() -> None:
    table = epic(player(entity="green", hand=["green-5"], dimension=GREEN_FOUR), player(dimension=["blue-1"]))
    table.choose("lay green-5", "to p1", "refrain")
    table.choose("move blue-1")
    assert table.asked == "p1 declare"
    table.choose("declare")
    assert table.winners == ["p1"]


@rule("DIM-8.25")
def test_a_change_that_breaks_the_condition_ends_the_asking() -> None:
    table = epic(player(entity="green", hand=["green-5"], dimension=GREEN_FOUR), player())
    table.choose("lay green-5", "to p1", "refrain", "move green-1")
    assert not table.asked.endswith("declare")


@rule("DIM-8.25")
@pytest.mark.parametrize(
    ("entity", "clause"),
    [
        ("green", "DIM-8.5"),
        ("yellow", "DIM-8.6"),
        ("blue", "DIM-8.7"),
        ("red", "DIM-8.28"),
        ("purple", "DIM-8.28"),
    ],
)
def test_declaring_without_the_condition_is_refused_without_penalty(entity: str, clause: str) -> None:
    table = epic(player(entity=entity, hand=["red-1"]), player())
    refusal = table.refusal("declare")
    assert (refusal.rule, refusal.reason) == (clause, "cannot-declare")
    before = table.state.to_json()
    with pytest.raises(dw.DeckwrightError) as refused:
        table.state.choose("declare")
    assert refused.value.code == "choice-unknown-key"
    assert table.state.to_json() == before


@rule("DIM-8.24", "DIM-8.25")
def test_after_a_refusal_one_may_change_ones_mind() -> None:
    table = epic(player(entity="green", hand=["green-5"], dimension=GREEN_FOUR), player())
    table.choose("lay green-5", "to p1", "refrain")
    assert table.asked == "p1 move"
    table.choose("declare")
    assert table.winners == ["p1"]


@rule("DIM-8.26")
def test_an_early_winner_is_the_only_one_whatever_the_count() -> None:
    table = epic(
        player(entity="red", hand=["green-5"], dimension=numbers("red", *range(1, 12))),
        player(entity="green", dimension=GREEN_FOUR),
    )
    table.choose("lay green-5", "to p2", "declare")
    assert table.winners == ["p2"]
    assert "scored" not in table.log


@rule("DIM-8.26")
def test_the_entity_of_an_early_winner_is_revealed_as_proof() -> None:
    table = epic(
        player(entity="green", hand=["green-5"], dimension=GREEN_FOUR), player(entity="blue"), player()
    )
    table.choose("lay green-5", "to p1", "declare")
    assert table.cards("p1/entity", "p2") == ["entity-green"]
    assert table.cards("p2/entity", "p1") == [None]
    assert table.happened("declared") == [{"seat": "p1", "card": "entity-green"}]


@rule("DIM-8.27")
@pytest.mark.parametrize(
    ("entity", "faction", "squad", "card"),
    [("green", "green", [1, 2, 3, 4], "green-5"), ("blue", "blue", [11, 10, 9, 8], "blue-4")],
)
def test_cards_count_in_whoevers_dimension_they_lie_and_whoever_laid_them(
    entity: str, faction: str, squad: list[int], card: str
) -> None:
    table = epic(player(hand=[card]), player(dimension=numbers(faction, *squad)), player(entity=entity))
    table.choose(f"lay {card}", "to p2")
    assert table.asked == "p3 declare"


@rule("DIM-8.28")
@pytest.mark.parametrize(("entity", "faction"), [("red", "red"), ("purple", "purple")])
def test_red_and_purple_have_no_early_win(entity: str, faction: str) -> None:
    table = epic(
        player(entity=entity, hand=[f"{faction}-4"], dimension=numbers(faction, 1, 2, 3, 8, 9, 10, 5)),
        player(dimension=[f"{faction}-11"]),
    )
    table.choose(f"lay {faction}-4", "to p1")
    assert table.asked == "p1 move"
    assert table.refusals()["declare"] == "DIM-8.28"
