"""Golden games: a folder with `games.toml`, which tells how each was set up, and for each its record and
digests of what was shown at every step. A game from outside has a folder of its own.

They are made once and kept: a record that does not verify any more means that the rules, the generator or
the notation have changed, and with them every record that anybody has saved.
"""

import hashlib
import json
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import deckwright as dw
from deckwright.kernel.ids import ONLOOKER
from tests.support.conformance import random_choices

LIST: Final = "games.toml"


@dataclass(frozen=True)
class Golden:
    """A game that is kept."""

    folder: Path
    name: str
    game: str
    setup: dict[str, Any]

    def record(self) -> dw.Record:
        return dw.Record.from_json((self.folder / f"{self.name}.json").read_text(encoding="utf-8"))

    def digests(self) -> list[str]:
        return (self.folder / f"{self.name}.digests").read_text(encoding="utf-8").splitlines()

    def make(self) -> None:
        """Play it anew, by uniformly random choices, and keep it."""
        state = dw.game(self.game).new(**self.setup)
        record = dw.Record.of(state)
        for choice in random_choices(state, self.setup["seed"]):
            record.choose(state, choice)
        (self.folder / f"{self.name}.json").write_text(record.to_json() + "\n", encoding="utf-8")
        shown = "\n".join(digests(record)) + "\n"
        (self.folder / f"{self.name}.digests").write_text(shown, encoding="utf-8")


def goldens_of(folder: Path) -> dict[str, Golden]:
    """The golden games of a folder."""
    rows = tomllib.loads((folder / LIST).read_text(encoding="utf-8"))
    return {name: Golden(folder, name, row.pop("game"), row) for name, row in rows.items()}


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


def check_all_there(folder: Path) -> None:
    """Every golden game is there, and nothing else."""
    names = set(goldens_of(folder))
    assert {path.stem for path in folder.glob("*.json")} == names
    assert {path.stem for path in folder.glob("*.digests")} == names


def check_shown(golden: Golden) -> None:
    """What was asked, shown and refused is what it was."""
    parts = ["question", *(f"view of p{seat}" for seat in range(1, 9))]
    for step, (old, new) in enumerate(zip(golden.digests(), digests(golden.record()), strict=True)):
        pairs = list(zip(old.split(), new.split(), strict=True))
        changed = [parts[place] if place < len(pairs) - 1 else "refusals"
                   for place, (one, other) in enumerate(pairs) if one != other]  # fmt: skip
        assert not changed, f"{golden.name}, before choice {step + 1}: {changed}"


def check_verifies(golden: Golden) -> None:
    """The record verifies, and is of the game that was to be made."""
    record = golden.record()
    assert record.verify(dw.game) == dw.Verdict(True, len(record.choices), "", "", "")
    settings = {key: value for key, value in golden.setup.items() if key not in ("seed", "seats")}
    assert record.game == golden.game
    assert (record.setup["seed"], record.setup["seats"]) == (
        golden.setup["seed"],
        golden.setup.get("seats", 2),
    )
    assert settings.items() <= record.setup["settings"].items()


def check_whole(golden: Golden) -> None:
    """The record goes on to the end of the game."""
    record = golden.record()
    state = record.first_state(dw.game)
    for choice in record.choices:
        assert state.decision is not None
        state.choose(choice)
    assert state.decision is None
    assert state.outcome is not None
