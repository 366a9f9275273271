"""Make the golden records anew: `python -m tests.conformance.make_golden`.

They are made once and kept: a record that does not verify any more means that the rules, the generator or
the notation have changed, and with them every record that anybody has saved. `golden/0.1` holds those of the
first version, made with its generator. Beside each record stand digests of what was shown at every step.
"""

import hashlib
import json
from pathlib import Path
from typing import Any, Final

from tests.support.conformance import random_choices

import deckwright as dw
from deckwright.kernel.ids import ONLOOKER

FOLDER: Final = Path(__file__).parent / "golden"

GAMES: Final[dict[str, dict[str, Any]]] = {
    "two-base": {"seed": 84, "seats": 2},
    "two-epic": {"seed": 93, "seats": 2, "epic": True},
    "three-base-random-start": {"seed": 1, "seats": 3, "start": "random"},
    "three-epic": {"seed": 29, "seats": 3, "epic": True},
    "four-base": {"seed": 55, "seats": 4},
    "four-epic-random-start": {"seed": 62, "seats": 4, "epic": True, "start": "random"},
    "five-base": {"seed": 3, "seats": 5},
    "five-epic": {"seed": 0, "seats": 5, "epic": True},
}
"""Chosen so that together they show every kind of event."""

KEYFORGE_GAMES: Final[dict[str, dict[str, Any]]] = {
    "keyforge-cota": {"seed": 3, "set": "cota"},
    "keyforge-mixed": {"seed": 11, "set": "mixed"},
    "keyforge-sealed": {"seed": 5, "format": "sealed"},
    "keyforge-auction-match": {"seed": 2, "format": "auction", "match": "3"},
}


SHARDS_GAMES: Final[dict[str, dict[str, Any]]] = {
    "shards-two": {"seed": 7, "seats": 2, "relics": False},
    "shards-three-choice-draft": {"seed": 4, "seats": 3, "leaders": "choice", "deal": "draft"},
    "shards-four-secret": {"seed": 1, "seats": 4, "deal": "secret"},
    "shards-team-auction": {"seed": 2, "seats": 4, "mode": "team", "leaders": "auction"},
    "shards-clash-auction": {
        "seed": 3,
        "seats": 3,
        "mode": "clash",
        "leaders": "auction",
        "auction": "winner",
    },
    "shards-nemesis": {"seed": 5, "seats": 1, "mode": "nemesis"},
}


CODEX_GAMES: Final[dict[str, dict[str, Any]]] = {
    "codex-bashing": {"seed": 1, "sides": "bashing"},
    "codex-finesse": {"seed": 2, "sides": "finesse"},
    "codex-finesse-mirror": {"seed": 3, "sides": "finesse-mirror"},
}


ALL_GAMES: Final = {
    **{name: ("dimensions", setup) for name, setup in GAMES.items()},
    **{name: ("keyforge", setup) for name, setup in KEYFORGE_GAMES.items()},
    **{name: ("shards", setup) for name, setup in SHARDS_GAMES.items()},
    **{name: ("codex", setup) for name, setup in CODEX_GAMES.items()},
}


def make(game: str, setup: dict[str, Any]) -> dw.Record:
    """A game of uniformly random choices."""
    state = dw.game(game).new(**setup)
    record = dw.Record.of(state)
    for choice in random_choices(state, setup["seed"]):
        record.choose(state, choice)
    return record


def digests(record: dw.Record) -> list[str]:
    """For every step a few letters of what is asked and of what each seat and everybody sees and is refused:
    whatever is shown otherwise than it was shows here."""
    lines = []
    for state in record.states(dw.game):
        decision = state.decision
        asked = None if decision is None else [decision.seat, decision.prompt, *decision.spelled()]
        seats = [*range(state.setup.seats), ONLOOKER]
        views = [state.view(seat) for seat in seats]
        refused = [[told_of(each) for each in state.why_not(seat)] for seat in seats[:-1]]
        lines.append(" ".join(map(digest, (asked, *views, refused))))
    return lines


def told_of(refusal: dw.Refusal) -> dict[str, object]:
    return {name: getattr(refusal, name) for name in ("action", "rule", "reason", "values")}


def digest(data: object) -> str:
    text = json.dumps(data, sort_keys=True, default=str)
    return hashlib.sha256(text.encode()).hexdigest()[:8]


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, (game, setup) in ALL_GAMES.items():
        record = make(game, setup)
        (FOLDER / f"{name}.json").write_text(record.to_json() + "\n", encoding="utf-8")
        (FOLDER / f"{name}.digests").write_text("\n".join(digests(record)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
