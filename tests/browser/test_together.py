"""Several people at one table, each with a browser of their own."""

import re
from pathlib import Path
from typing import Any

from tests.browser.conftest import Visit
from tests.browser.players import Player
from tests.browser.tables import call, invite, play_together, settle
from tests.browser.visitor import Visitor
from tests.browser.words import words

CYRILLIC = re.compile("[а-яіїєґё]", re.IGNORECASE)


def hands(visitor: Visitor, seat: str) -> list[Any]:
    """What a visitor was ever told of a seat's hand."""
    scenes = (message for message in visitor.messages if message.get("type") == "scene")
    return [
        card for scene in scenes for card in scene["view"]["zones"].get(f"{seat}/hand", {}).get("cards", [])
    ]


def test_two_browsers_play_each_other_in_their_own_languages(visit: Visit, tmp_path: Path) -> None:
    anna, olha = visit("en"), visit("uk")
    call(anna, "en", "Anna")
    call(olha, "uk", "Olha")
    invite(anna, olha, "dimensions", "uk")
    # Each card is there once, and nothing has been played yet. One has the name of a zone that all see.
    zones = anna.last("scene")["view"]["zones"]
    secrets = {str(card) for card in zones["p1/hand"]["cards"]} - set(zones)
    assert secrets
    for secret in secrets:
        assert not re.search(rf"\b{secret}\b", "\n".join(olha.frames)), secret
        assert not olha.page.locator(f"[data-card='{secret}']").count(), secret
    play_together(Player(anna, tmp_path, 1), Player(olha, tmp_path, 2), most=24)
    settle(anna, olha)
    log = ".log .lines"
    assert not CYRILLIC.search(anna.page.locator(log).inner_text())
    assert len(CYRILLIC.findall(olha.page.locator(log).inner_text())) > 100
    play_together(Player(anna, tmp_path, 3), Player(olha, tmp_path, 4))
    assert set(hands(olha, "p1")) == {None} == set(hands(anna, "p2"))
    assert not CYRILLIC.search(anna.page.locator("#table-end").inner_text())
    assert CYRILLIC.search(olha.page.locator("#table-end").inner_text())
    asked = [question["text"] for question in questions(olha)]
    assert all(CYRILLIC.search(text) for text in asked)
    assert not any(CYRILLIC.search(question["text"]) for question in questions(anna))


def questions(visitor: Visitor) -> list[dict[str, Any]]:
    scenes = (message for message in visitor.messages if message.get("type") == "scene")
    return [scene["question"] for scene in scenes if scene["question"]]


def test_whoever_looks_on_sees_the_table_and_no_hand(visit: Visit, tmp_path: Path) -> None:
    anna, boris, watcher = visit(), visit(), visit("ru")
    invite(anna, boris, "codex")
    watcher.page.goto(anna.page.url)
    watcher.page.locator(".board [data-card]").first.wait_for()
    anna.page.get_by_text("1 spectator").wait_for()
    play_together(Player(anna, tmp_path, 1), Player(boris, tmp_path, 2), most=12)
    settle(anna, boris, watcher)
    watcher.page.get_by_text(words("ru", "table-waiting-for", names="")[:5]).first.wait_for()
    assert watcher.page.locator(".log .lines p").count() > 3
    assert not watcher.page.locator("[data-asked], [data-option], .pick").count()
    assert set(hands(watcher, "p1")) | set(hands(watcher, "p2")) == {None}
    assert not watcher.page.locator("[data-zone$='/hand'] [data-card]").count()


def test_a_choice_is_taken_back_if_the_other_agrees(visit: Visit, tmp_path: Path) -> None:
    anna, boris = visit(), visit()
    call(anna, "en", "Anna")
    invite(anna, boris, "dimensions")
    players = Player(anna, tmp_path, 1), Player(boris, tmp_path, 2)
    ask = anna.button("Ask to undo")
    for _ in range(40):
        play_together(*players, most=1)
        settle(anna, boris)
        if ask.count():
            break
    asked = {question["number"]: question["prompt"] for question in questions(anna)}
    now = players[0].glance()
    last = max(number for number in asked if now is None or number != now.number)
    ask.click()
    boris.page.get_by_text("Anna asks to undo the last choice.").wait_for()
    boris.button("Refuse").click()
    anna.page.get_by_text("You asked to undo your last choice").wait_for(state="detached")
    settle(anna, boris)
    assert questions(anna)[-1]["number"] == max(asked), "nothing has changed"
    ask.click()
    boris.button("Agree").click()
    settle(anna, boris)
    again = anna.last("scene")["question"]
    assert again["prompt"] == asked[last]
    assert again["number"] > max(asked)
    play_together(*players, most=4)
    settle(anna, boris)
    assert anna.problems == boris.problems == []


def test_people_talk_and_need_not_listen(visit: Visit) -> None:
    anna, boris = visit(), visit("ru")
    call(anna, "en", "Anna")
    call(boris, "ru", "Boris")
    invite(anna, boris, "shards", "ru")
    say(boris, "ru", "Привет! <b>1 < 2</b>")
    anna.page.get_by_role("tab", name="Chat").click()
    anna.page.get_by_text("<b>1 < 2</b>").wait_for()
    anna.button("Mute Boris").click()
    say(boris, "ru", "?!")
    say(anna, "en", "Hello, Boris")
    boris.page.get_by_text("Hello, Boris").wait_for()
    anna.page.get_by_text("Hello, Boris").wait_for()
    assert "?!" not in anna.page.locator(".chat .lines").inner_text()
    anna.button("Unmute Boris").click()
    anna.page.get_by_text("?!").wait_for()
    assert anna.page.locator(".chat .lines p").count() == 3


def say(visitor: Visitor, language: str, text: str) -> None:
    visitor.page.get_by_role("tab", name=words(language, "table-chat")).click()
    line = visitor.page.get_by_label(words(language, "table-chat-line"))
    line.fill(text)
    line.press("Enter")
