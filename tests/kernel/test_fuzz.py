"""Nonsense of every kind: it is refused with an error that can be read, and changes nothing."""

import copy
import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.support.conformance import check_conservation, play_plain, random_choices, seats_of
from tests.support.errors import check_readable
from tests.support.worlds import check_no_leak

import deckwright as dw
from deckwright.kernel.codec import digest

pytestmark = pytest.mark.slow

GAME = dw.game("dimensions")
FACTIONS = ["red", "green", "yellow", "blue", "purple"]
DECK_CARDS = [face for face in GAME.table.face_names if not face.startswith(("entity", "power"))]

scalars = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.integers(-3, 80),
    st.floats(),
    st.text(max_size=12),
    st.sampled_from(
        ["", "p1", "p9", "red-1", "wormhole", "deck", "battle", "show red-1", "captain-force", "yes"]
    ),
)
anything = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
"""Any JSON value, often one that nearly fits."""


@contextmanager
def check_only_refusals() -> Iterator[None]:
    """Inside, nothing but an error that people can read may come out."""
    try:
        yield
    except dw.DeckwrightError as error:
        check_readable(error)


def some_state() -> dw.State:
    """A game under way, with cards on the field."""
    state = GAME.new(seed=12, seats=3, epic=True)
    for number, choice in enumerate(random_choices(state, 12)):
        if number == 30:
            break
        state.choose(choice)
    return state


def some_record() -> dw.Record:
    state = GAME.new(seed=12, seats=3, epic=True)
    record = dw.Record.of(state)
    for choice in random_choices(state, 12):
        record.choose(state, choice)
    return record


STATE = json.loads(some_state().to_json())
RECORD = json.loads(some_record().to_json())


def paths(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Where everything in a document is."""
    if path:
        yield path
    if isinstance(data, dict):
        for key, value in data.items():
            yield from paths(value, (*path, key))
    elif isinstance(data, list):
        for place, value in enumerate(data):
            yield from paths(value, (*path, place))


@st.composite
def mutations(draw: st.DrawFn, document: Any) -> Any:
    """A document with one to three of its parts replaced, removed, repeated or traded."""
    data = copy.deepcopy(document)
    for _ in range(draw(st.integers(1, 3))):
        places = list(paths(data))
        if not places:
            break
        *way, last = draw(st.sampled_from(places))
        parent = data
        for step in way:
            parent = parent[step]
        act = draw(st.sampled_from(["replace", "remove", "repeat", "trade"]))
        if act == "remove":
            del parent[last]
        elif act == "repeat" and isinstance(parent, list):
            parent.insert(last, parent[last])
        elif act == "trade" and isinstance(parent, list):
            other = draw(st.integers(0, len(parent) - 1))
            parent[last], parent[other] = parent[other], parent[last]
        else:
            parent[last] = draw(anything)
    return data


@given(st.one_of(st.binary(max_size=200), st.text(max_size=200), anything.map(json.dumps)))
@settings(max_examples=120)
def test_random_bytes_and_texts_are_no_documents(text: Any) -> None:
    with check_only_refusals():
        GAME.from_json(text)
        raise AssertionError("a state was read")
    with check_only_refusals():
        dw.Record.from_json(text)
        raise AssertionError("a record was read")


@given(mutations(STATE))
@settings(max_examples=120)
def test_a_mutated_state_is_refused_or_unharmed(data: Any) -> None:
    with check_only_refusals():
        state = GAME.from_json(json.dumps(data))
        assert state.to_json() == json.dumps(STATE, ensure_ascii=False)


@given(mutations(STATE["state"]))
@settings(max_examples=120)
def test_a_mutated_state_with_the_right_digest_is_read_or_refused(body: Any) -> None:
    with check_only_refusals():
        GAME.from_json(json.dumps({**STATE, "state": body, "digest": digest(body)}))
    assert isinstance(GAME.from_json(json.dumps(STATE)), dw.State)


@given(mutations(RECORD))
@settings(max_examples=100)
def test_a_mutated_record_is_refused_or_judged(data: Any) -> None:
    with check_only_refusals():
        record = dw.Record.from_json(json.dumps(data))
        assert len(list(record.replay())) == len(record.choices) + 1
        verdict = record.verify(dw.game)
        assert 0 <= verdict.at <= len(record.choices)
        assert verdict.holds == (verdict.fault == "")


@given(anything)
@settings(max_examples=120)
def test_nonsense_is_no_scenario(description: Any) -> None:
    before = repr(description)
    with check_only_refusals():
        GAME.scenario(description)
    assert repr(description) == before


@st.composite
def positions(draw: st.DrawFn) -> dict[str, Any]:
    """A position that may come up or not, but that words can tell."""
    rng = draw(st.randoms(use_true_random=False))
    epic = draw(st.booleans())
    cards = DECK_CARDS[:]
    rng.shuffle(cards)
    factions = FACTIONS[:]
    rng.shuffle(factions)

    def take(most: int, *, faction_cards: bool = False) -> list[str]:
        fitting = [card for card in cards if not faction_cards or card[-1].isdigit()]
        taken = fitting[: rng.randint(0, most)]
        for card in taken:
            cards.remove(card)
        return taken

    players: list[dict[str, Any]] = [
        {
            "entity": factions.pop(),
            "hand": take(5),
            "dimension": take(6, faction_cards=True),
            "aura": take(2, faction_cards=True) if epic else [],
        }
        for _ in range(draw(st.integers(2, 5)))
    ]
    described: dict[str, Any] = {
        "players": players,
        "epic": epic,
        "black-hole": take(8),
        "spiral": rng.sample(FACTIONS, 5),
        "active": f"p{rng.randint(1, len(players))}",
        "phase": rng.choice(["start", "battle", "reinforcement", "movement", "attack", "recovery"]),
        "final": rng.random() < 0.2,
        "seed": rng.randint(0, 2**64 - 1),
    }
    if rng.random() < 0.6:
        described["deck"] = take(30)
    for player in players:
        if epic and player["entity"] == "red" and rng.random() < 0.5:
            rng.choice(players)["dimension"] += ["captain-force"]
    return described


@given(positions(), st.integers(0, 2**32))
@settings(max_examples=100)
def test_any_position_can_be_played_to_its_end(description: dict[str, Any], seed: int) -> None:
    state = GAME.scenario(description)
    check_conservation(state)
    play_plain(state, seed)
    check_conservation(state)


@given(positions(), st.integers(0, 2**32), st.integers(0, 12))
@settings(max_examples=60)
def test_any_position_has_worlds_for_every_seat(description: dict[str, Any], seed: int, length: int) -> None:
    state = GAME.scenario(description)
    for number, choice in enumerate(random_choices(state, seed)):
        if number == length:
            break
        state.choose(choice)
    for seat in seats_of(state):
        worlds = [state.determinize(seat, dw.Rng(seed + number)) for number in range(3)]
        check_no_leak(state, worlds, seat)
        play_plain(worlds[0], seed)


@given(
    mutations({"players": [{"hand": ["red-1", "wormhole"], "dimension": ["blue-1"]}, {}], "phase": "battle"})
)
@settings(max_examples=100)
def test_a_mutated_scenario_is_refused_or_a_position(description: Any) -> None:
    with check_only_refusals():
        check_conservation(GAME.scenario(description))
    assert GAME.scenario({}).decision is not None


@given(st.dictionaries(st.sampled_from(["epic", "start", "seats", "seed", "colour"]), anything, max_size=4))
@settings(max_examples=120)
def test_nonsense_as_options_is_refused_or_a_game(arguments: dict[str, Any]) -> None:
    with check_only_refusals():
        state = GAME.new(**arguments)
        assert state.decision is not None
        assert arguments.get("seats") in (None, state.setup.seats)
        assert "colour" not in arguments


@given(anything)
def test_nonsense_as_a_seat_is_refused_and_changes_nothing(seat: Any) -> None:
    state = some_state()
    before = state.to_json()
    for look in state.view, state.why_not, lambda seat: state.determinize(seat, dw.Rng(1)):
        with check_only_refusals():
            look(seat)
            assert seat is None or (type(seat) is int and seat in range(3))
    assert state.to_json() == before


@given(anything)
@settings(max_examples=120)
def test_nonsense_as_a_choice_is_refused_and_changes_nothing(choice: Any) -> None:
    state = some_state()
    before = state.to_json()
    decision = state.decision
    assert decision is not None
    with check_only_refusals():
        state.choose(choice)
        assert choice in (*range(len(decision.options)), *decision.keys)
        return
    assert state.to_json() == before


@given(st.integers(-(10**4200), 10**4200), st.integers(2, 5))
@settings(max_examples=40)
def test_any_whole_number_is_a_seed_or_refused(seed: int, seats: int) -> None:
    with check_only_refusals():
        state = GAME.new(seed=seed, seats=seats)
        assert GAME.from_json(state.to_json()) == state
        assert GAME.new(seed=seed, seats=seats) == state


@pytest.mark.parametrize("depth", [100, 400, 900, 960, 970, 975, 980, 985, 990, 995, 100_000])
@pytest.mark.parametrize(("opening", "closing"), [("[", "]"), ('{"a":', "}")])
def test_deep_nesting_breaks_nothing(depth: int, opening: str, closing: str) -> None:
    deep = opening * depth + "1" + closing * depth
    for kind in "state", "record":
        for word in "state", "setup", "scenario", "game", "format", "choices", "events":
            with check_only_refusals():
                GAME.from_json(
                    f'{{"deckwright": "{kind}", "format": 1, "game": "dimensions", "{word}": {deep}}}'
                )
            with check_only_refusals():
                dw.Record.from_json(f'{{"deckwright": "{kind}", "format": 1, "game": "x", "{word}": {deep}}}')
    settings = f'{{"seats": 2, "seed": 1, "settings": {{"epic": {deep}}}}}'
    for scenario in "null", f'{{"seed": {deep}}}':
        text = (
            '{"deckwright": "record", "format": 1, "version": "", "game": "dimensions", "choices": [],'
            f'"events": [[]], "setup": {settings}, "scenario": {scenario}}}'
        )
        with check_only_refusals():
            assert not dw.Record.from_json(text).verify(dw.game).holds


@pytest.mark.parametrize("depth", [50, 200, 400])
def test_a_deep_frame_with_the_right_digest_is_refused(depth: int) -> None:
    body = copy.deepcopy(STATE["state"])
    node: Any = 1
    for _ in range(depth):
        node = [node]
    body["frames"][0]["node"] = node
    with pytest.raises(dw.DeckwrightError):
        GAME.from_json(json.dumps({**STATE, "state": body, "digest": digest(body)}))
