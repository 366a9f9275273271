"""The suites of the house take in the game of this folder, without a line that names it."""

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest
from tests.fifth.conftest import FOLDER

from deckwright.games.sources import FOLDERS

ROOT: Final = FOLDER.parents[1]
SUITES: Final = {
    "conformance": (40, ["tests/conformance"]),
    "text": (50, ["tests/text"]),
    "bots, command, kernel, terminal": (10, ["tests/bots", "tests/cli", "tests/kernel", "tests/play"]),
    "server": (10, ["tests/server"]),
}
"""The folders of each, and how many tests they have for a game at least."""


@pytest.mark.slow
@pytest.mark.parametrize("name", SUITES)
def test_a_suite_passes_for_the_orchard_too(name: str, tmp_path: Path) -> None:
    least, folders = SUITES[name]
    command = [sys.executable, "-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", "-k", "orchard"]
    run = subprocess.run(
        [*command, f"--basetemp={tmp_path / 'run'}", *folders],
        cwd=ROOT,
        env={**os.environ, FOLDERS: str(FOLDER)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout[-5000:] + run.stderr[-2000:]
    passed = re.search(r"(\d+) passed", run.stdout)
    assert passed is not None
    assert int(passed[1]) >= least, "the suite does not take in a new game"
