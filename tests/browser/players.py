"""People who play a whole game by mouse, by touch or by keyboard, without knowing its rules."""

import random
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Locator

from tests.browser.visitor import Visitor

PATIENCE: Final = 20_000
"""Milliseconds until a table that asks nothing is called stuck."""
MOST_QUESTIONS: Final = 700
MOST_ACTS: Final = 60
"""For one question."""
QUIET: Final = frozenset({"end", "pass", "done", "refrain", "leave", "no", "keep", "confirm"})
"""What ends something; a person does the rest first."""


@dataclass(frozen=True)
class Thing:
    """Something that can be clicked."""

    place: int
    kind: str
    key: str
    digit: str
    next: bool
    """Whether the key for the next card that can be used goes there."""

    @property
    def is_quiet(self) -> bool:
        return self.key.partition(" ")[0] in QUIET


class Sight:
    """What there is to see: a question with what answers it, or the end."""

    def __init__(self, found: dict[str, Any]) -> None:
        self.state: str = found["state"]
        self.text: str = found["text"]
        self.number: int = found.get("number", 0)
        self._things = {
            kind: [Thing(**thing) for thing in things] for kind, things in found.get("things", {}).items()
        }

    def __getitem__(self, kind: str) -> list[Thing]:
        return self._things.get(kind, [])


class Player:
    """Plays by mouse: first what is lit, then buttons; the list of all options if nothing else is left."""

    def __init__(self, visitor: Visitor, folder: Path, seed: int = 1) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.folder = folder
        self.rng = random.Random(seed)
        self.answered = 0

    def look(self, after: int = -1) -> Sight:
        """Wait for a question (of another number) or the end."""
        look = "([patience, after]) => deckwrightEyes.wait(patience, after)"
        sight = Sight(self.page.evaluate(look, [PATIENCE, after]))
        if sight.state == "stuck":
            raise self.stuck("nothing is asked", sight)
        return sight

    def glance(self) -> Sight | None:
        """What there is to do at this moment, if anything."""
        sight = Sight(self.page.evaluate("() => deckwrightEyes.wait(0, -1)"))
        return None if sight.state == "stuck" else sight

    def picture(self, name: str) -> Path:
        path = self.folder / f"{name}-{id(self)}.png"
        self.page.screenshot(path=path)
        return path

    def stuck(self, why: str, sight: Sight) -> AssertionError:
        """What has gone wrong, with a picture of the table."""
        where = f"{self.page.url}\n{self.picture('stuck')}"
        return AssertionError(f"{why}, after {self.answered} answers: «{sight.text}»\n{where}")

    def play(self, most: int = MOST_QUESTIONS) -> str:
        """Answer until the end of the game, whose text is returned, or that many questions."""
        for _ in range(most):
            sight = self.look()
            if sight.state == "over":
                return sight.text
            self.answer(sight)
        if most == MOST_QUESTIONS:
            raise self.stuck("the game does not end", sight)
        return ""

    def answer(self, sight: Sight) -> Sight:
        """Answer one question, with as many clicks as that takes, and wait for what comes next."""
        number = sight.number
        for attempt in range(MOST_ACTS):
            if sight.state == "over" or sight.number != number:
                self.answered += 1
                return sight
            self.act(sight, attempt)
            sight = self.look()
        raise self.stuck("no click answers the question", sight)

    def answer_alone(self, first: Sight) -> None:
        """Answer one question; what comes next may be somebody else's."""
        sight: Sight | None = first
        for attempt in range(MOST_ACTS):
            if sight is None or sight.state == "over" or sight.number != first.number:
                self.answered += 1
                return
            self.act(sight, attempt)
            sight = self.glance()
        raise self.stuck("no click answers the question", first)

    def act(self, sight: Sight, attempt: int) -> None:
        """One click that may lead to an answer."""
        for thing in self.wishes(sight, attempt):
            if self.touch(thing):
                return
        raise self.stuck("nothing can be clicked", sight)

    def wishes(self, sight: Sight, attempt: int) -> list[Thing]:
        """What to click, the likeliest first."""
        if sight["dialog"] or sight["close"]:
            # A question to confirm, or a card that was opened because the table moved under the pointer.
            return sight["dialog"] or sight["close"]
        if sight["menu"] or sight["target"]:
            return self.shuffled(sight["menu"] + sight["target"]) + self.shuffled(sight["option"])
        lit = self.shuffled(sight["pick"])
        options = self.shuffled(sight["option"])
        busy = [thing for thing in options if not thing.is_quiet]
        quiet = [thing for thing in options if thing.is_quiet]
        steps = self.shuffled(sight["less"])[: self.rng.randrange(2)]
        last = sight["unfold"] + self.shuffled(sight["listed"])
        # Now and then a person ends early, or takes the button instead of the card.
        chance = self.rng.random()
        if chance < 0.3 or attempt > 8:
            return quiet + busy + lit + last
        if chance < 0.4:
            return steps + busy + lit + quiet + last
        return lit + steps + busy + quiet + last

    def shuffled(self, things: list[Thing]) -> list[Thing]:
        return self.rng.sample(things, len(things))

    def touch(self, thing: Thing) -> bool:
        """Click where it really is; False if something lies over it."""
        at = self.page.evaluate("(place) => deckwrightEyes.point(place)", thing.place)
        if at is None:
            return False
        self.press(at["x"], at["y"])
        return True

    def press(self, x: float, y: float) -> None:
        self.page.mouse.click(x, y)


class Tapper(Player):
    """Plays on a phone."""

    def press(self, x: float, y: float) -> None:
        self.page.touchscreen.tap(x, y)


class Typist(Player):
    """Plays by the keys of the help page alone. Wherever it goes, the focus is never lost."""

    def key(self, name: str) -> None:
        self.page.keyboard.press(name)

    @property
    def focus(self) -> str:
        return str(self.page.evaluate("() => deckwrightEyes.focus()"))

    def look(self, after: int = -1) -> Sight:
        sight = super().look(after)
        if sight.state == "asked" and not self.focus:
            raise self.stuck("the focus is lost", sight)
        return sight

    def touch(self, thing: Thing) -> bool:
        if thing.kind in ("unfold", "close"):
            self.key("a" if thing.kind == "unfold" else "Escape")
            return True
        if thing.digit:
            self.key(thing.digit)
            return True
        if thing.kind == "menu":
            way, most = "ArrowDown", MOST_ACTS
        elif thing.next:
            way, most = "n", MOST_ACTS
        else:
            way, most = "Tab", MOST_ACTS // 2
            if thing.kind != "dialog":
                self.key("q")
        if not self.walk(way, thing, most):
            return False
        self.key("Enter")
        return True

    def tab_to(self, wanted: Locator) -> None:
        """Go on by Tab until something of a page has the focus."""
        wanted.wait_for()
        way: list[str] = []
        for _ in range(2 * MOST_ACTS):
            if wanted.evaluate("(element) => element === document.activeElement"):
                return
            self.key("Tab")
            way.append(self.focus)
        pytest.fail(f"{wanted} can't be reached by Tab: {' '.join(way)}")

    def walk(self, way: str, thing: Thing, most: int) -> bool:
        """Press a key until something has the focus."""
        for _ in range(most):
            if self.focus == f"thing {thing.place}":
                return True
            self.key(way)
        return False
