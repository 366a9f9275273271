"""Reading and writing records, with every way a file can be bad."""

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from deckwright.cli.problems import BadInput, file_problem
from deckwright.games import find as find_game
from deckwright.kernel.errors import BadSetting
from deckwright.kernel.game import Game
from deckwright.kernel.record import Record

LARGEST: Final = 64 * 1024 * 1024
"""Bytes: no record comes near it, and more is not read."""


def read_text(path: str) -> str:
    try:
        with Path(path).expanduser().open("rb") as file:
            data = file.read(LARGEST + 1)
    except OSError as error:
        raise file_problem(path, error) from error
    except (ValueError, RuntimeError) as error:  # a name that no file can have; a home nobody has
        raise BadInput("cli-file-missing", path=path[:200], number=0) from error
    if len(data) > LARGEST:
        raise BadInput("cli-file-too-large", path=path[:200], most=LARGEST // 1024 // 1024)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadInput("cli-file-not-text", path=path[:200]) from error


def read_record(path: str) -> tuple[Game, Record, object]:
    """A record out of a file, its game, and what stands there about the table."""
    text = read_text(path)
    record = Record.from_json(text)
    game = find_game(record.game)
    known = [setting.name for setting in game.settings]
    for name in record.setup["settings"]:
        if name not in known:
            raise BadSetting("setting-unknown", name=name[:40], known=", ".join(sorted(known)))
    return game, record, json.loads(text).get("table")


def write_record(path: str, record: Record, table: Mapping[str, Any]) -> None:
    """Save a record with its table: all of it or nothing, whatever happens meanwhile."""
    document = {**json.loads(record.to_json()), "table": table}
    try:
        target = Path(path).expanduser()
        unfinished = target.with_name(f".{target.name}.{os.getpid()}")
        try:
            unfinished.write_text(json.dumps(document, ensure_ascii=False), encoding="utf-8")
            unfinished.replace(target)
        finally:
            unfinished.unlink(missing_ok=True)
    except OSError as error:
        raise file_problem(path, error) from error
    except (ValueError, RuntimeError) as error:
        raise BadInput("cli-file-bad-name", path=path[:200]) from error


def is_there(path: str) -> bool:
    try:
        return Path(path).expanduser().exists()
    except (OSError, ValueError, RuntimeError):
        return False
