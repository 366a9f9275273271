"""How people come to a table, and play there together."""

import time
from typing import Final

import pytest

from tests.browser.players import Player
from tests.browser.visitor import Visitor
from tests.browser.words import words

GAMES: Final = ("codex", "dimensions", "keyforge", "shards")
STUCK: Final = 30.0
QUIET: Final = 400
"""Milliseconds without news."""


def sit_down(visitor: Visitor, game: str, bot: str = "greedy") -> None:
    """Set up a table against a bot by the form for it."""
    visitor.go(f"/new?game={game}")
    visitor.page.get_by_role("combobox", name="Player 2").select_option(f"bot:{bot}")
    visitor.button("Set up the table").click()
    visitor.page.wait_for_url("**/table/*")


def resign(visitor: Visitor) -> None:
    """Give the game up (in English), and wait for its end."""
    visitor.button("Resign").click()
    visitor.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    visitor.page.locator("#table-end").wait_for()


def call(visitor: Visitor, language: str, name: str) -> None:
    """Take a name on the page for it."""
    visitor.go("/account")
    visitor.page.get_by_label(words(language, "account-name")).fill(name)
    visitor.button(words(language, "save")).click()
    visitor.page.get_by_text(words(language, "account-renamed")).wait_for()


def invite(host: Visitor, guest: Visitor, game: str, language: str = "en") -> None:
    """The host (who reads English) sets up a table; the guest follows the link and sits down."""
    host.go(f"/new?game={game}")
    host.button("Set up the table").click()
    dialog = host.page.get_by_role("dialog")
    link = dialog.get_by_label("Invitation link").input_value()
    dialog.get_by_role("button", name="To the table").click()
    host.page.wait_for_url("**/table/*")
    assert host.page.url == link
    guest.go(link)
    guest.button(words(language, "table-open-take", seat=2)).click()
    for visitor in (host, guest):
        visitor.page.locator("[data-card]").first.wait_for()


def settle(*visitors: Visitor) -> None:
    """Wait until everybody has been told what was done so far."""
    before: list[int] = []
    while (now := [len(visitor.frames) for visitor in visitors]) != before:
        before = now
        visitors[0].page.wait_for_timeout(QUIET)


def play_together(*players: Player, most: int = 1000) -> None:
    """Everybody answers when asked, until the end or that many answers."""
    still = time.monotonic()
    answers = 0
    while answers < most:
        sights = [player.glance() for player in players]
        if all(sight is not None and sight.state == "over" for sight in sights):
            return
        for player, sight in zip(players, sights, strict=True):
            if sight is not None and sight.state == "asked":
                player.answer_alone(sight)
                answers += 1
                still = time.monotonic()
        if time.monotonic() - still > STUCK:
            pytest.fail("nobody is asked: " + " ".join(str(player.picture("stuck")) for player in players))
