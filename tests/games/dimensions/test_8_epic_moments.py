"""DIM-8.24: the moments at which Singularity can be declared, and that they tell the others nothing."""

import pytest
from tests.support.rules import rule
from tests.support.table import Table, player, position, seat_number

import deckwright as dw

GREEN_FIVE = [f"green-{number}" for number in range(1, 6)]
GAME = dw.game("dimensions")
ENDS = ("won-battle", "lost-battle", "withstood")
WORLDS = 40


def epic(*players: dict[str, object], **words: object) -> Table:
    words.setdefault("phase", "reinforcement")
    return position(players, epic=True, **words)


def numbers(faction: str, *values: int) -> list[str]:
    return [f"{faction}-{value}" for value in values]


@rule("DIM-8.24")
@pytest.mark.parametrize(
    ("phase", "before"),
    [
        ("battle", []),
        ("reinforcement", []),
        ("reinforcement", ["lay red-1"]),
        ("movement", []),
        ("movement", ["move red-2"]),
        ("attack", []),
        ("attack", ["attack green p2/blue"]),
    ],
)
def test_whoever_decides_something_can_declare_instead(phase: str, before: list[str]) -> None:
    table = epic(
        player(entity="green", hand=["red-1", "red-3"], dimension=GREEN_FIVE),
        player(hand=["blue-1"], dimension=["red-2", "blue-2", "blue-3"]),
        player(hand=["blue-4"]),
        phase=phase,
    )
    table.choose(*before)
    assert (table.asked.split()[0], table.options[-1]) == ("p1", "declare")
    assert "declare" not in table.refusals()
    table.choose("declare")
    if phase == "battle":
        table.choose("show blue-1", "show blue-4")
    assert table.winners == ["p1"]
    assert "shown" not in table.log


@rule("DIM-8.13", "DIM-8.24")
def test_of_two_who_declare_instead_of_showing_a_card_the_active_player_wins() -> None:
    table = epic(
        player(entity="red", hand=["red-1"], dimension=[*GREEN_FIVE, "yellow-1", "yellow-4"]),
        player(entity="green", hand=["red-2"], dimension=["yellow-2"]),
        player(entity="yellow", hand=["red-3"], dimension=["yellow-3", "yellow-5"]),
        phase="battle",
        active="p3",
    )
    table.choose("declare", "show red-1", "declare")
    assert table.winners == ["p3"]


@rule("DIM-8.24", "DIM-8.7")
@pytest.mark.parametrize("mind", ["declare", "refrain"])
def test_who_sees_the_cards_of_phase_1_may_declare_before_they_are_laid(mind: str) -> None:
    """A robot that wins would make the 42 of its squad too many."""
    table = epic(
        player(entity="blue", hand=["green-1"], dimension=["red-1"]),
        player(hand=["blue-2"], dimension=numbers("blue", 11, 10, 9, 8, 4)),
        player(entity="yellow", hand=["red-2"]),
        phase="battle",
    )
    table.choose("show green-1", "show blue-2", "show red-2")
    assert (table.asked, table.log) == ("p1 declare", ["shown"] * 3)
    assert table.cards("p2/hand", "p1") == ["blue-2"]
    table.choose(mind)
    if mind == "declare":
        assert table.winners == ["p1"]
    else:
        assert table.asked == "p1 move", "the squad comes to 44 now"
    assert ("won-battle" in table.log) == (mind == "refrain")


@rule("DIM-8.24", "DIM-9.1")
def test_shown_cards_are_the_same_in_every_world_that_a_player_holds_possible_then() -> None:
    table = epic(
        player(entity="green", hand=["green-6", "red-4"], dimension=GREEN_FIVE),
        player(entity="red", hand=["blue-2", "blue-3", "wormhole"]),
        player(entity="blue", hand=["red-2", "red-3"]),
        phase="battle",
    )
    table.choose("show green-6", "show entity-red", "show red-2")
    assert table.asked == "p1 declare"
    assert (table.cards("p2/entity", "p1"), table.cards("p3/entity", "p1")) == (["entity-red"], [None])
    assert GAME.rules.breaches(table.state) == []
    for number in range(WORLDS):
        world = table.state.determinize(seat_number("p1"), dw.Rng(number))
        happened = world.choose("refrain")
        laid = [event.values["card"] for event in happened if event.kind in ENDS]
        assert laid == ["green-6", "entity-red", "red-2"]


@rule("DIM-8.24", "DIM-8.25")
def test_a_choice_that_would_not_be_asked_for_is_not_asked_for_to_declare() -> None:
    """With two players a moved card has one place to go to, and a lone attack is no choice."""
    table = epic(
        player(entity="green", dimension=GREEN_FIVE),
        player(dimension=["blue-1"]),
        phase="movement",
    )
    table.choose("move blue-1")
    assert (table.asked, table.options) == ("p1 declare", ["refrain", "declare"])
    assert table.log[-1] == "moved"
    table = epic(player(entity="green", dimension=GREEN_FIVE), player(dimension=["blue-1"]), phase="attack")
    assert (table.asked, table.options) == ("p1 declare", ["refrain", "declare"])
    assert table.log[-2:] == ["attacked", "destroyed"]


@rule("DIM-8.24")
@pytest.mark.parametrize(
    ("phase", "first", "then", "log"),
    [
        ("reinforcement", "lay red-1", "to p1", "laid"),
        ("movement", "move green-1", "to p1", "moved"),
        ("attack", "attack blue p2/green", "remove green-1", "destroyed"),
    ],
)
def test_the_others_are_asked_again_before_an_action_takes_effect(
    phase: str, first: str, then: str, log: str
) -> None:
    def acting() -> Table:
        return epic(
            player(entity="red", hand=["red-1"], dimension=numbers("blue", 1, 2, 3, 4, 5, 6)),
            player(entity="green", dimension=GREEN_FIVE),
            player(dimension=["purple-1"]),
            phase=phase,
        )

    table = acting().choose(first)
    assert (table.asked, log in table.log) == ("p2 declare", False)
    table.choose("declare")
    assert (table.winners, log in table.log) == (["p2"], False)
    table = acting().choose(first, "refrain", then)
    assert log in table.log


@rule("DIM-8.24")
def test_the_others_are_asked_between_an_anomaly_that_was_shown_and_its_effect() -> None:
    table = epic(
        player(entity="red", hand=["black-hole"], dimension=["red-1"]),
        player(entity="green", dimension=GREEN_FIVE),
        phase="movement",
    )
    table.choose("play black-hole")
    assert (table.asked, table.log) == ("p2 declare", ["anomaly-played"])
    table.choose("refrain", "take p2/green")
    assert "squad-lost" in table.log


@rule("DIM-8.24")
@pytest.mark.parametrize(
    ("anomaly", "choices", "asked"),
    [
        ("black-hole", (), "p1 squad"),
        ("wormhole", (), "p1 squad"),
        ("wormhole", ("take p2/red",), "p1 squad-to"),
        ("quantum-entanglement", (), "p1 swap"),
        ("quantum-entanglement", ("swap power-red",), "p1 swap-with"),
    ],
)
def test_who_is_asked_what_an_anomaly_takes_may_declare_instead(
    anomaly: str, choices: tuple[str, ...], asked: str
) -> None:
    table = epic(
        player(entity="green", hand=[anomaly], dimension=GREEN_FIVE),
        player(dimension=["red-1"]),
        player(entity="blue"),
        phase="movement",
    )
    table.choose(f"play {anomaly}", *choices)
    assert table.asked == asked
    table.choose("declare")
    assert table.state.outcome is not None
    assert table.state.outcome.winners == (0,)


@rule("DIM-8.24")
def test_who_cannot_declare_is_not_offered_it_while_an_anomaly_takes_effect() -> None:
    table = epic(
        player(entity="green", hand=["black-hole"], dimension=GREEN_FIVE[1:]),
        player(dimension=["red-1"]),
        phase="movement",
    )
    table.choose("play black-hole")
    assert table.asked == "p1 squad"
    assert "declare" not in table.options
    assert table.refusal("declare").reason == "cannot-declare"


@rule("DIM-8.25")
def test_an_anomaly_with_one_squad_to_take_asks_nobody_for_singularity_alone() -> None:
    table = epic(
        player(entity="green", hand=["black-hole"], dimension=GREEN_FIVE), player(), phase="movement"
    )
    table.choose("play black-hole")
    assert table.log.count("squad-lost") == 1


@rule("DIM-8.24", "DIM-9.2")
@pytest.mark.parametrize(
    ("phase", "choice"),
    [("reinforcement", "lay red-1"), ("movement", "move red-2")],
)
def test_who_is_asked_before_something_happens_does_not_know_what_it_is(phase: str, choice: str) -> None:
    table = epic(
        player(entity="red", hand=["red-1", "wormhole"], dimension=["red-2", "blue-2"]),
        player(entity="green", dimension=GREEN_FIVE),
        player(entity="blue"),
        phase=phase,
    )
    before = table.view("p2")["zones"]
    table.choose(choice)
    assert table.asked == "p2 declare"
    assert table.view("p2")["zones"] == before
    known = [state.to_json() for state in happenings(table)]
    assert len(set(known)) > 1


def happenings(table: Table) -> list[dw.State]:
    """What p2 holds possible to come next, if they refrain."""
    found = []
    for number in range(WORLDS):
        world = table.state.determinize(seat_number("p2"), dw.Rng(number))
        world.choose("refrain")
        assert world.frames
        found.append(world)
    actions = {world.prompt for world in found} | {str(world.prompt_args) for world in found}
    assert len(actions) > 2
    return found
