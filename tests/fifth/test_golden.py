"""Golden games of the Orchard: what players can do and see stays as it is."""

import pytest
from tests.fifth.conftest import FOLDER
from tests.support.golden import check_all_there, check_shown, check_verifies, check_whole, goldens_of

import deckwright as dw

GOLDENS = goldens_of(FOLDER / "golden")


def test_all_are_there() -> None:
    check_all_there(FOLDER / "golden")


@pytest.mark.parametrize("name", GOLDENS)
def test_a_golden_game_is_what_it_was(name: str) -> None:
    check_verifies(GOLDENS[name])
    check_whole(GOLDENS[name])
    check_shown(GOLDENS[name])


def test_together_they_show_every_kind_of_event_and_both_ends() -> None:
    records = [golden.record() for golden in GOLDENS.values()]
    shown = {event.kind for record in records for events in record.events for event in events}
    assert shown == {kind.name for kind in dw.game("orchard").table.vocabulary.events}
    ends = {state.outcome.reason for record in records for state in record.states(dw.game) if state.outcome}
    assert ends == {"harvest", "autumn"}
