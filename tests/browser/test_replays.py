"""Replays and records."""

import json
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.players import Player
from tests.browser.tables import resign, sit_down
from tests.browser.visitor import Visitor


def play_and_resign(visitor: Visitor, folder: Path, game: str, answers: int) -> None:
    """A game that is given up, and its end."""
    sit_down(visitor, game)
    Player(visitor, folder).play(answers)
    resign(visitor)


def test_a_replay_steps_both_ways_and_is_played_on(visit: Visit, tmp_path: Path) -> None:
    visitor = visit()
    play_and_resign(visitor, tmp_path, "dimensions", 9)
    visitor.link("Watch the replay").click()
    step = visitor.page.get_by_text("Step 0 of ")
    step.wait_for()
    visitor.page.locator(".board [data-card]").first.wait_for()
    boards = [visitor.cards]
    # Signs can tie for long before a card is laid.
    while len(boards) < 8 or boards[-1] == boards[0]:
        visitor.button("One step forward").click()
        visitor.page.get_by_text(f"Step {len(boards)} of ").wait_for()
        boards.append(visitor.cards)
    last = len(boards) - 1
    for number in range(last - 1, -1, -1):
        visitor.page.keyboard.press("ArrowLeft")
        visitor.page.get_by_text(f"Step {number} of ").wait_for()
        assert visitor.cards == boards[number]
    slider = visitor.page.get_by_role("slider")
    slider.fill(str(last))
    visitor.page.get_by_text(f"Step {last} of ").wait_for()
    assert visitor.cards == boards[last]
    visitor.button("Play on from here").click()
    visitor.page.wait_for_url("**/table/*")
    player = Player(visitor, tmp_path)
    player.play(3)
    assert player.answered == 3


def test_what_is_new_stands_below_in_a_replay_as_at_a_table(visit: Visit, tmp_path: Path) -> None:
    visitor = visit()
    play_and_resign(visitor, tmp_path, "codex", 12)
    visitor.link("Watch the replay").click()
    visitor.page.get_by_text("Step 0 of ").wait_for()
    slider = visitor.page.get_by_role("slider")
    last = slider.get_attribute("max") or ""
    slider.fill(last)
    log = visitor.page.get_by_role("list", name="Log")
    visitor.page.get_by_text(f"Step {last} of ").wait_for()
    numbers = log.locator("li > button")
    expect(numbers.nth(3)).to_be_visible()
    steps = [int(each) for each in numbers.all_inner_texts()]
    assert steps == sorted(steps)
    assert log.evaluate("list => list.scrollHeight - list.scrollTop - list.clientHeight") < 3


def test_a_record_is_downloaded_and_opened_again(visit: Visit, tmp_path: Path) -> None:
    visitor = visit()
    play_and_resign(visitor, tmp_path, "codex", 5)
    with visitor.page.expect_download() as download:
        visitor.link("Download the record").click()
    path = tmp_path / "record.json"
    download.value.save_as(path)
    assert json.loads(path.read_text(encoding="utf-8"))["game"] == "codex"
    other = visit("uk").go("/replay")
    other.page.locator("input[type=file]").set_input_files(path)
    other.page.wait_for_url("**/replay/*")
    other.page.locator(".board [data-card]").first.wait_for()
    assert other.page.get_by_role("slider").get_attribute("max") != "0"


def test_a_file_that_is_no_record_is_refused_with_a_reason(visit: Visit, tmp_path: Path) -> None:
    visitor = visit().go("/replay")
    visitor.allow("/api/v1/replays")
    path = tmp_path / "no-record.json"
    path.write_text('{"cards": 3}', encoding="utf-8")
    visitor.page.locator("input[type=file]").set_input_files(path)
    alert = visitor.page.get_by_role("alert")
    alert.wait_for()
    assert len(alert.inner_text()) > 20
