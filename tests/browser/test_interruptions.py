"""What comes between: reloading, a lost network, another language, taking back."""

import json
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import WebSocketRoute

from tests.browser.conftest import Visit
from tests.browser.players import Player
from tests.browser.tables import sit_down
from tests.browser.visitor import Visitor
from tests.browser.words import words

CYRILLIC = re.compile("[а-яіїєґё]", re.IGNORECASE)


def log_of(visitor: Visitor) -> set[str]:
    """What the log tells. How it is divided into lines depends on when it was told."""
    return set(re.findall(r"[^\W\d]+", visitor.page.locator(".log .lines").inner_text()))


def choices_sent(visitor: Visitor) -> list[dict[str, Any]]:
    sent = [json.loads(frame) for frame in visitor.sent]
    return [message for message in sent if message["type"] == "choose"]


def choices_kept(visitor: Visitor) -> int:
    """How many choices of the visitor's the server knows: the present question is the next one."""
    return int(visitor.last("scene")["question"]["number"]) - 1


def test_a_reload_in_mid_game_changes_nothing(visit: Visit, tmp_path: Path) -> None:
    visitor = visit()
    sit_down(visitor, "shards")
    player = Player(visitor, tmp_path)
    player.play(8)
    before, log = player.look(), log_of(visitor)
    visitor.page.reload()
    after = player.look()
    assert (after.number, after.text) == (before.number, before.text)
    assert log_of(visitor) == log
    player.play(4)
    assert player.answered == 12


def test_a_choice_made_without_a_network_arrives_once(visit: Visit, tmp_path: Path) -> None:
    visitor = visit()
    visitor.allow("ERR_INTERNET_DISCONNECTED")
    sit_down(visitor, "shards")
    player = Player(visitor, tmp_path)
    player.play(5)
    sight = player.look()
    kept = choices_kept(visitor)
    visitor.context.set_offline(True)
    visitor.page.get_by_text("Connection lost").wait_for()
    assert player.touch(sight["pick"][0])
    for _ in range(5):
        glance = player.glance()
        if glance is None:
            break
        player.act(glance, 0)
    assert choices_kept(visitor) == kept
    visitor.context.set_offline(False)
    assert player.look(after=sight.number).number == sight.number + 1
    assert choices_kept(visitor) == kept + 1
    player.play(3)


def test_a_choice_whose_answer_is_lost_is_sent_again_and_counts_once(visit: Visit, tmp_path: Path) -> None:
    visitor = visit()
    sent: list[str] = []

    def through(page: WebSocketRoute) -> None:
        """A line that breaks right after the third choice went out."""
        server = page.connect_to_server()
        is_first = not sent

        def up(message: str | bytes) -> None:
            server.send(message)
            if '"choose"' in str(message):
                sent.append(json.loads(message)["id"])
                if is_first and len(sent) == 3:
                    page.close()

        def down(message: str | bytes) -> None:
            if not is_first or len(sent) < 3:
                page.send(message)

        page.on_message(up)
        server.on_message(down)

    visitor.page.route_web_socket(re.compile("/ws/table/"), through)
    sit_down(visitor, "shards")
    player = Player(visitor, tmp_path)
    player.play(6)
    assert sent[2] == sent[3], "the same message again, with the same id"
    assert player.look().number == 7
    assert len(set(sent)) == 6


def test_the_last_choice_is_taken_back(visit: Visit, tmp_path: Path) -> None:
    visitor = visit()
    sit_down(visitor, "shards")
    player = Player(visitor, tmp_path)
    undo = visitor.button("Undo")
    for _ in range(20):
        before, cards = player.look(), visitor.cards
        player.answer(before)
        if undo.is_enabled():
            break
    undo.click()
    again = player.look(after=before.number + 1)
    assert again.text == before.text
    assert visitor.cards == cards
    player.play(3)


def test_the_language_is_switched_in_mid_game(visit: Visit, tmp_path: Path) -> None:
    visitor = visit("en")
    sit_down(visitor, "keyforge")
    player = Player(visitor, tmp_path)
    player.play(6)
    sight, log = player.look(), log_of(visitor)
    for language in ("ru", "uk"):
        visitor.page.locator("header select").select_option(language)
        visitor.page.get_by_role("tab", name=words(language, "table-log")).wait_for()
        visitor.page.locator("[data-prompt]").filter(has_text=CYRILLIC).filter(
            has_not_text=sight.text
        ).wait_for()
        other = player.look()
        assert other.number == sight.number
        assert other.text != sight.text
        assert visitor.page.locator("html").get_attribute("lang") == language
        told = log_of(visitor)
        assert len(told - log) > 10, "everything that has happened is told again in the other language"
        player.answer(other)
        sight, log = player.look(), told
    assert not re.search("[ыэъё]", " ".join(log))
