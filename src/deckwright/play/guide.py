"""Guided first games: a described position, and for each decision what the learner is told and may choose.

A guide is a file `guides/<game>.toml`, of a game from outside `guide.toml` in its folder, with its steps in
the order of the game's decisions. A step with `foe` is a choice of the other side. All others are the
learner's, who sits at the first seat: `choose` lists the options that go on, `point` the cards that matter,
and the text is there in every language. Behind the last step the game goes on freely.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from deckwright.kernel.errors import DeckwrightError
from deckwright.kernel.game import Game
from deckwright.kernel.ids import Seat
from deckwright.kernel.state import State
from deckwright.text import FALLBACK
from deckwright.text.catalogue import game_folder

LEARNER: Final = Seat(0)
_FOLDER: Final = Path(__file__).parent / "guides"
GUIDE: Final = "guide.toml"


class NotNow(DeckwrightError):
    """A choice that the lesson does not ask for yet."""


@dataclass(frozen=True)
class Step:
    """One decision of a guided game."""

    keys: tuple[str, ...]
    is_foe: bool
    point: tuple[str, ...]
    texts: Mapping[str, str]


@dataclass(frozen=True)
class Guide:
    """A guided game. The last text is for the end, when nothing is asked any more."""

    scenario: dict[str, Any]
    steps: tuple[Step, ...]
    ending: Mapping[str, str]

    def text(self, choices: int, language: str) -> str:
        """What the learner is told before that decision, in English if there is no other text."""
        step = self.step(choices)
        texts = self.ending if step is None else step.texts
        return texts.get(language, texts[FALLBACK])

    def step(self, choices: int) -> Step | None:
        """The step of the decision behind that many choices; None behind the last."""
        return self.steps[choices] if choices < len(self.steps) else None

    def progress(self, choices: int) -> tuple[int, int]:
        """Which of the learner's steps that is, counted from 1, and how many there are."""
        done = sum(not step.is_foe for step in self.steps[: choices + 1])
        return done, sum(not step.is_foe for step in self.steps)

    def foe_choice(self, state: State, choices: int) -> str | None:
        """What the other side chooses now; None if it is free."""
        step = self.step(choices)
        return step.keys[0] if step is not None and step.is_foe and state.decider != LEARNER else None

    def check(self, choices: int, key: str) -> None:
        """Refuse what the lesson does not ask for."""
        step = self.step(choices)
        if step is not None and key not in step.keys:
            raise NotNow("play-guide-not-now")


@lru_cache(maxsize=16)
def guide_of(game: Game) -> Guide | None:
    """The guide of a game, if it has one."""
    places = (_FOLDER / f"{game.name}.toml", game_folder(game).parent / GUIDE)
    path = next((place for place in places if place.is_file()), None)
    if path is None:
        return None
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    return Guide(data["scenario"], tuple(_step(each) for each in data["steps"]), data["ending"])


def _step(data: dict[str, Any]) -> Step:
    foe = data.get("foe")
    keys = (foe,) if foe is not None else tuple(data["choose"])
    texts = {name: " ".join(text.split()) for name, text in data.items() if isinstance(text, str)}
    return Step(keys, foe is not None, tuple(data.get("point", ())), {} if foe is not None else texts)
