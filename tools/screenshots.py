"""Take the pictures of README and docs anew: `python -m tools.screenshots [name …]`, from the folder above.

Each picture is of a real server, in Chromium; the games on it were begun by bots, always in the same way.
"""

import base64
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, Literal

from playwright.sync_api import Browser, expect
from tests.browser.live_server import browsing, serving
from tests.browser.positions import LIVELY, Position, sit_down_at
from tests.browser.tables import call
from tests.browser.visitor import Visitor
from tests.browser.words import words

FOLDER: Final = Path(__file__).parents[1] / "docs" / "pictures"
QUALITY: Final = 82
LARGEST: Final = 200_000
CODEX, DIMENSIONS, KEYFORGE, SHARDS = LIVELY
NAMES: Final = {"en": "Anna", "ru": "Анна", "uk": "Ганна"}


@dataclass(frozen=True)
class Picture:
    """What is on a picture, and how it is looked at."""

    show: Callable[[Visitor], None]
    language: str = "en"
    width: int = 1440
    height: int = 900
    scheme: Literal["light", "dark"] = "light"
    more: dict[str, Any] = field(default_factory=dict)


def table(position: Position) -> Callable[[Visitor], None]:
    def show(visitor: Visitor) -> None:
        sit_down_at(visitor, position)
        visitor.page.locator("[data-asked]").wait_for()
        # Whoever comes by a link has the focus on the question; on a picture the ring says nothing.
        visitor.page.evaluate("() => document.activeElement.blur()")

    return show


def phone(visitor: Visitor) -> None:
    table(DIMENSIONS)(visitor)
    visitor.page.locator("[data-zone='p1/hand'] [data-card]").first.scroll_into_view_if_needed()


def home(visitor: Visitor) -> None:
    visitor.go("/")
    expect(visitor.button(words("en", "play-now"))).to_have_count(4)


def cards(visitor: Visitor) -> None:
    visitor.go("/cards/keyforge")
    visitor.page.get_by_label("House").select_option("untamed")
    visitor.page.get_by_label("Name or text").fill("creature")


def replay(visitor: Visitor) -> None:
    """A finished game, somewhere in the middle."""
    sit_down_at(visitor, Position("shards", 3, 120))
    visitor.button("Resign").click()
    visitor.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    visitor.link("Watch the replay").click()
    visitor.page.get_by_role("slider").fill("112")
    visitor.page.get_by_text("Step 112 of ").wait_for()
    visitor.page.locator("[data-card]").first.wait_for()


PICTURES: Final = {
    "codex": Picture(table(CODEX), scheme="dark"),
    "dimensions": Picture(table(DIMENSIONS)),
    "keyforge": Picture(table(KEYFORGE)),
    "shards": Picture(table(SHARDS)),
    "home": Picture(home, height=820),
    "cards": Picture(cards),
    "replay": Picture(replay, scheme="dark"),
    "phone": Picture(
        phone,
        language="uk",
        width=390,
        height=800,
        more={"is_mobile": True, "has_touch": True, "device_scale_factor": 2},
    ),
}


def take(browser: Browser, address: str, picture: Picture) -> bytes:
    """A picture as WebP."""
    context = browser.new_context(
        base_url=address,
        locale=picture.language,
        viewport={"width": picture.width, "height": picture.height},
        color_scheme=picture.scheme,
        reduced_motion="reduce",
        **picture.more,
    )
    visitor = Visitor(context)
    call(visitor, picture.language, NAMES[picture.language])
    picture.show(visitor)
    visitor.page.mouse.move(0, 0)
    visitor.page.wait_for_load_state("networkidle")
    shot = context.new_cdp_session(visitor.page).send(
        "Page.captureScreenshot", {"format": "webp", "quality": QUALITY}
    )
    context.close()
    assert not visitor.problems, visitor.problems
    return base64.b64decode(shot["data"])


def main(wanted: list[str]) -> int:
    FOLDER.mkdir(exist_ok=True)
    too_large = 0
    with tempfile.TemporaryDirectory() as data, serving(Path(data)) as address, browsing() as browser:
        for name in wanted or PICTURES:
            picture = take(browser, address, PICTURES[name])
            (FOLDER / f"{name}.webp").write_bytes(picture)
            print(f"{name}.webp  {len(picture) / 1000:.0f} kB")
            too_large += len(picture) > LARGEST
    return 1 if too_large else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
