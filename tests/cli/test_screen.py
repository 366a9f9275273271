"""What a terminal makes of lines: where they break, what stands out, what is left out for want of room."""

import os
import shutil
import sys
from types import SimpleNamespace

import click
import pytest

from deckwright.cli.layout import fit
from deckwright.cli.terminal.screen import PACE, Screen
from deckwright.play.lines import with_full_stop

OPTION = "  1. Fight Zorg with Troll (power 8; enemy: power 7) [fight troll.1 zorg.1]"
WORDS = OPTION.partition(" [")[0]


@pytest.fixture
def printed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A terminal of 80 columns, and what is printed there."""
    lines: list[str] = []

    def echo(text: str, nl: bool = True) -> None:
        lines.append(text)

    monkeypatch.setattr(click, "echo", echo)
    monkeypatch.delenv("NO_COLOR", raising=False)
    widen(monkeypatch, 80)
    return lines


def widen(monkeypatch: pytest.MonkeyPatch, columns: int) -> None:
    monkeypatch.setattr(shutil, "get_terminal_size", lambda *_: os.terminal_size((columns, 40)))
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True, raising=False)


def test_a_number_stays_with_its_word(monkeypatch: pytest.MonkeyPatch) -> None:
    widen(monkeypatch, 31)
    assert fit("Umbra (creature, with a power 2)") == "Umbra (creature, with a\n    power 2)"
    assert fit("You draw: Umbra and the Troll ×2") == "You draw: Umbra and the\n    Troll ×2"
    assert fit("You destroy Umbra and Trolls (2)") == "You destroy Umbra and\n    Trolls (2)"


def test_a_title_is_bold_and_notation_pale(printed: list[str]) -> None:
    shown = Screen(is_terminal=True)
    shown.show("a")
    shown.show_title("b")
    shown.show_options(OPTION)
    assert printed == [
        "a",
        click.style("b", bold=True),
        WORDS + click.style(" [fight troll.1 zorg.1]", dim=True),
    ]


def test_who_wants_no_styles_has_none(printed: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    shown = Screen(is_terminal=True)
    shown.show_title("b")
    shown.show_options(OPTION)
    assert printed == ["b", OPTION]


def test_notation_without_room_is_left_out(printed: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    shown = Screen(is_terminal=True)
    for columns in (len(OPTION) + 1, len(OPTION)):
        widen(monkeypatch, columns)
        shown.show_options(OPTION)
    assert printed == [OPTION, WORDS]


def test_the_time_that_a_bot_thinks_is_part_of_the_pace(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    slept: list[float] = []

    def sleep(seconds: float) -> None:
        slept.append(round(seconds, 3))
        now[0] += seconds

    clock = SimpleNamespace(monotonic=lambda: now[0], sleep=sleep)
    monkeypatch.setattr("deckwright.cli.terminal.screen.time", clock)
    shown = Screen(is_terminal=True)
    shown.keep_pace()
    now[0] += 0.2
    shown.keep_pace()
    now[0] += 5
    shown.keep_pace()
    assert slept == [0, round(PACE - 0.2, 3), 0]
    Screen(is_terminal=False).keep_pace()
    assert len(slept) == 3


def test_a_row_of_names_ends_with_one_mark() -> None:
    assert [with_full_stop(text) for text in ("Troll", "Begone!", "Who?")] == ["Troll.", "Begone!", "Who?"]
