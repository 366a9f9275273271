"""What a secret event shows is decided by its declaration: the Orchard never says who sees a card."""

from pathlib import Path

import pytest
from tests.fifth.conftest import FOLDER
from tests.support.conformance import Case, play
from tests.support.copies import games_in, make_copy
from tests.support.worlds import look_at_past

import deckwright as dw
from deckwright.kernel.ids import ONLOOKER, Seat
from deckwright.kernel.vocabulary import Secret

SECRET = {"drew": Secret.OWN_SEAT, "tucked": Secret.OWN_SEAT, "stolen": Secret.KNOWERS}


def test_these_events_are_secret() -> None:
    events = dw.game("orchard").table.vocabulary.events
    assert {kind.name: kind.secret for kind in events if kind.secret} == SECRET


@pytest.mark.parametrize("seed", range(3))
def test_nobody_is_told_of_a_card_that_is_not_theirs(seed: int) -> None:
    state, rng = dw.game("orchard").new(seed=seed, seats=3), dw.Rng(seed)
    told: dict[str, int] = dict.fromkeys(SECRET, 0)
    while state.decision is not None:
        known = state.known[:]
        events = state.choose(rng.below(len(state.codes)))
        raw = state.events
        for place, event in enumerate(events):
            if event.kind not in SECRET:
                continue
            _, _, seat, card, *_ = raw[place]
            knows = known[card] if event.kind == "stolen" else 0
            for other in (*range(3), ONLOOKER):
                shown = events.seen_by(Seat(other))[place].values["card"] is not None
                assert shown is (other == seat or bool(knows >> other & 1)), (event, other)
                told[event.kind] += not shown
    assert all(told.values())


def forgetful(folder: Path, old: str, new: str) -> Case:
    """A copy of the Orchard whose author has forgotten something."""
    table = make_copy(folder, "grove", model=FOLDER / "orchard") / "table.py"
    text = table.read_text(encoding="utf-8")
    assert text.count(old) == 1
    table.write_text(text.replace(old, new), encoding="utf-8")
    return Case("grove", 3)


@pytest.mark.parametrize("event", ["DREW", "TUCKED", "STOLEN"])
def test_the_suite_finds_an_event_that_should_be_secret(tmp_path: Path, event: str) -> None:
    names = {"DREW": "drew", "TUCKED": "tucked", "STOLEN": "stolen"}
    to = ', other=zone("to"), secret=Secret.KNOWERS' if event == "STOLEN" else ", secret=Secret.OWN_SEAT"
    line = f'"{names[event]}", seat(), card(){{}})'
    case = forgetful(tmp_path, line.format(to), line.format(to.partition(", secret")[0]))
    with games_in(tmp_path), pytest.raises(AssertionError):
        look_at_many(case)


def look_at_many(case: Case) -> None:
    for seed in range(5):
        play(case, seed, look_at_past())
