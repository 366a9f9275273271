"""`deckwright verify` checks the seed of a record against what a server promised."""

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

import deckwright as dw
from deckwright.cli.main import DECKWRIGHT

SEED = "00fe" * 16
PROMISE = hashlib.sha256(SEED.encode()).hexdigest()


@pytest.fixture
def document() -> dict[str, Any]:
    record: dict[str, Any] = json.loads(
        dw.Record.of(dw.game("dimensions").begin(int(SEED, 16), 2, {})).to_json()
    )
    return record


def verify(folder: Path, document: dict[str, Any], *words: str) -> tuple[int, str]:
    file = folder / "game.json"
    file.write_text(json.dumps(document), encoding="utf-8")
    result = CliRunner().invoke(DECKWRIGHT, ["verify", str(file), *words])
    return result.exit_code, result.output


def test_a_seed_that_was_promised_is_confirmed(tmp_path: Path, document: dict[str, Any]) -> None:
    code, said = verify(tmp_path, document, "--commitment", PROMISE.upper())
    assert (code, PROMISE in said) == (0, True)
    assert verify(tmp_path, {**document, "commitment": PROMISE}) == (code, said)


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_another_seed_is_found_out(tmp_path: Path, document: dict[str, Any], language: str) -> None:
    code, said = verify(tmp_path, document, "--commitment", "ab" * 32, "--lang", language)
    assert (code, PROMISE in said) == (1, True)


def test_the_hash_that_was_noted_counts_more_than_that_of_the_file(
    tmp_path: Path, document: dict[str, Any]
) -> None:
    assert verify(tmp_path, {**document, "commitment": PROMISE}, "--commitment", "ab" * 32)[0] == 1


def test_what_is_no_hash_is_refused(tmp_path: Path, document: dict[str, Any]) -> None:
    assert verify(tmp_path, document, "--commitment", "promised")[0] == 2


def test_a_record_without_a_promise_is_verified_as_ever(tmp_path: Path, document: dict[str, Any]) -> None:
    code, said = verify(tmp_path, document)
    assert (code, "promised" in said) == (0, False)
