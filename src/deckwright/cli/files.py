"""Reading and writing files, records above all, with every way a file can be bad."""

import json
import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from deckwright.cli.games import check_settings
from deckwright.cli.problems import BadInput, file_problem
from deckwright.games import find as find_game
from deckwright.kernel.game import Game
from deckwright.kernel.record import Record

MEGABYTE: Final = 1024 * 1024
LARGEST: Final = {"record": 64, "value": 1, "deck": 1}
"""Megabytes, by what a file is read for: nothing comes near it, and more is not read."""
BYTE_ORDERS: Final = (b"\xff\xfe", b"\xfe\xff")


def read_text(path: str, kind: str = "record") -> str:
    """The text of a file. What it is read for is told if it can't be that."""
    try:
        with Path(path).expanduser().open("rb") as file:
            data = file.read(LARGEST[kind] * MEGABYTE + 1)
    except OSError as error:
        raise file_problem(path, error) from error
    except (ValueError, RuntimeError) as error:  # a name that no file can have; a home nobody has
        raise BadInput("cli-file-missing", path=path[:200], number=0) from error
    return decode(data, path, kind)


def read_standard_input(kind: str) -> str:
    """The text that is fed to the command."""
    return decode(sys.stdin.buffer.read(LARGEST[kind] * MEGABYTE + 1), "-", kind)


def decode(data: bytes, path: str, kind: str) -> str:
    """The text that some bytes are."""
    if len(data) > LARGEST[kind] * MEGABYTE:
        raise BadInput("cli-file-too-large", path=path[:200], kind=kind, most=LARGEST[kind])
    try:
        text = data.decode("utf-16" if data[:2] in BYTE_ORDERS else "utf-8-sig")
    except UnicodeDecodeError:
        text = "\0"
    if "\0" in text:
        raise BadInput("cli-file-not-text", path=path[:200], kind=kind)
    return text


def read_record(path: str) -> tuple[Game, Record, object]:
    """A record out of a file, its game, and what stands there about the table."""
    text = read_text(path)
    record = Record.from_json(text)
    game = find_game(record.game)
    check_settings(game, record.setup["settings"])
    return game, record, json.loads(text).get("table")


def write_record(path: str, record: Record, table: Mapping[str, Any]) -> None:
    """Save a record with its table."""
    document = {**json.loads(record.to_json()), "table": table}
    write_text(path, json.dumps(document, ensure_ascii=False))


def write_text(path: str, text: str) -> None:
    """Write a file: all of it or nothing, whatever happens meanwhile."""
    try:
        target = Path(path).expanduser()
        unfinished = target.with_name(f".{target.name}.{os.getpid()}")
        try:
            unfinished.write_text(text, encoding="utf-8")
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
