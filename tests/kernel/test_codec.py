"""States as JSON: what is written is read, what is damaged is refused."""

import json
from typing import Any

import pytest
from tests.support.conformance import random_choices
from tests.support.errors import check_refused

import deckwright as dw
from deckwright.kernel.codec import STATES, digest

GAME = dw.game("dimensions")


@pytest.fixture
def state() -> dw.State:
    """A state in the middle of a simultaneous choice."""
    state = GAME.new(seed=3, seats=3, epic=True, start="random")
    state.choose(0)
    return state


def sealed(document: dict[str, Any]) -> str:
    """A document with the right digest, whatever it says."""
    return json.dumps({**document, "digest": digest(document["state"])})


def test_a_document_says_what_it_is(state: dw.State) -> None:
    document = json.loads(state.to_json())
    assert list(document) == ["deckwright", "format", "game", "state", "digest"]
    assert (document["deckwright"], document["format"], document["game"]) == ("state", STATES, "dimensions")
    assert document["digest"] == digest(document["state"])


def test_everything_in_a_document_goes_by_its_name(state: dw.State) -> None:
    body = json.loads(state.to_json())["state"]
    assert body["faces"][:2] == ["red-1", "red-2"]
    assert set(body["zones"]) <= {zone.name for zone in GAME.table.zones}
    assert set(body["vars"]) == set(GAME.table.vars)
    assert set(body["columns"]) == set(GAME.table.columns)
    assert body["frames"][-1]["node"] == "dimensions/battle/show"
    assert body["frames"][-1]["locals"]["codes"][0][0] == "show"
    assert body["decision"]["prompt"] == "battle"
    assert state.decision is not None
    assert body["decision"]["keys"] == state.decision.keys


@pytest.mark.parametrize("encode", [str, str.encode])
def test_what_is_written_is_read(state: dw.State, encode: Any) -> None:
    read = GAME.from_json(encode(state.to_json()))
    assert read == state
    assert read.to_json() == state.to_json()
    for seat in range(3):
        assert read.view(seat) == state.view(seat)
        assert read.why_not(seat) == state.why_not(seat)


def test_a_restored_game_plays_on_like_the_original(state: dw.State) -> None:
    read = GAME.from_json(state.to_json())
    for choice in random_choices(state, seed=5):
        assert list(read.choose(choice)) == list(state.choose(choice))
    assert read.outcome == state.outcome


def test_a_state_whose_seed_is_unknown_can_be_saved(state: dw.State) -> None:
    world = state.determinize(0, dw.Rng(1))
    assert world.setup.seed is None
    assert GAME.from_json(world.to_json()) == world


def test_a_finished_game_equals_its_restored_copy(state: dw.State) -> None:
    for choice in random_choices(state, seed=5):
        state.choose(choice)
    assert state.outcome is not None
    assert GAME.from_json(state.to_json()) == state


@pytest.mark.parametrize("text", ["", "{", "nothing", "\x00", b"\xff\xfe\x00", "[" * 100_000, "9" * 5000])
def test_what_is_not_json_is_refused(text: str | bytes) -> None:
    with check_refused("document-not-json", kind="state"):
        GAME.from_json(text)


@pytest.mark.parametrize(
    "text", ["null", "7", "[]", "{}", '"state"', '{"deckwright": 1}', '{"deckwright": "record"}']
)
def test_what_is_no_state_is_refused(text: str) -> None:
    with check_refused("document-other-kind", kind="state"):
        GAME.from_json(text)


def test_a_record_is_no_state(state: dw.State) -> None:
    with check_refused("document-other-kind", kind="state"):
        GAME.from_json(dw.Record.of(GAME.new(seed=1)).to_json())
    with check_refused("document-other-kind", kind="record"):
        dw.Record.from_json(state.to_json())


@pytest.mark.parametrize("version", [0, -1, STATES + 1, 1.0, "1", None, True])
def test_an_unknown_format_is_refused(state: dw.State, version: Any) -> None:
    document = json.loads(state.to_json())
    with check_refused("document-newer", format=str(version), known=STATES):
        GAME.from_json(json.dumps({**document, "format": version}))


def test_a_state_of_an_older_version_is_refused_with_a_clear_word(state: dw.State) -> None:
    document = json.loads(state.to_json())
    with check_refused("document-older", format=STATES - 1, known=STATES):
        GAME.from_json(json.dumps({**document, "format": STATES - 1}))


@pytest.mark.parametrize("name", ["chess", "", None, 5])
def test_a_state_of_another_game_is_refused(state: dw.State, name: Any) -> None:
    document = json.loads(state.to_json())
    with check_refused("document-other-game", game=str(name), wanted="dimensions"):
        GAME.from_json(json.dumps({**document, "game": name}))


def test_a_digest_of_something_else_is_refused(state: dw.State) -> None:
    document = json.loads(state.to_json())
    for wrong in "", "0" * 32, None, document["digest"].upper():
        with check_refused("document-damaged", kind="state"):
            GAME.from_json(json.dumps({**document, "digest": wrong}))


@pytest.mark.parametrize("word", ["rng", "number", "vars", "known", "zones", "decision"])
def test_an_altered_body_is_refused(state: dw.State, word: str) -> None:
    document = json.loads(state.to_json())
    document["state"][word] = None if document["state"][word] != 4 else 5
    with check_refused("document-damaged", kind="state"):
        GAME.from_json(json.dumps(document))


def test_the_order_of_words_in_a_document_does_not_matter(state: dw.State) -> None:
    document = json.loads(state.to_json())
    document["state"] = dict(reversed(document["state"].items()))
    assert GAME.from_json(json.dumps(dict(reversed(document.items())))) == state


@pytest.mark.parametrize(
    ("word", "value"),
    [
        ("faces", ["no-such-card"]),
        ("zones", {"attic": [1]}),
        ("zones", {"deck": [10_000]}),
        ("zones", []),
        ("setup", {"seats": 2}),
        ("setup", {"seats": 2, "settings": {"epic": "perhaps"}, "seed": 1}),
        ("frames", [{"node": "dimensions/no-such-step"}]),
        ("frames", [{}]),
        (
            "decision",
            {"seat": 0, "prompt": "lunch", "args": [], "hidden": False, "options": [["show", 1, 0]]},
        ),
        (
            "decision",
            {"seat": 0, "prompt": "battle", "args": [], "hidden": False, "options": [["shout", 1, 0]]},
        ),
        ("outcome", [1]),
        ("lasting", [[1]]),
        ("uses", 5),
    ],
)
def test_a_body_that_makes_no_sense_is_refused_also_with_the_right_digest(
    state: dw.State, word: str, value: Any
) -> None:
    document = json.loads(state.to_json())
    document["state"][word] = value
    with pytest.raises(dw.DeckwrightError):
        GAME.from_json(sealed(document))


@pytest.mark.parametrize("where", ["picks", "slots", "results"])
def test_an_infinite_number_is_refused_also_with_the_right_digest(state: dw.State, where: str) -> None:
    document = json.loads(state.to_json())
    document["state"]["frames"][-1][where] = [float("inf")]
    with check_refused("document-damaged", kind="state"):
        GAME.from_json(sealed(document))
