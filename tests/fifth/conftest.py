"""The game of this folder is a game like any other while its tests run."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from tests.support.copies import games_in

FOLDER: Final = Path(__file__).parent


@pytest.fixture(autouse=True, scope="module")
def loaded() -> Iterator[None]:
    with games_in(FOLDER):
        yield
