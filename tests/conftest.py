"""Settings of all tests."""

from pathlib import Path
from typing import Final

import pytest
from hypothesis import HealthCheck, settings

# The same examples in every run, so that a failure is one for everybody; no clock, for machines differ.
settings.register_profile(
    "deckwright", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("deckwright")

HERE: Final = Path(__file__).parent
GAMES: Final = HERE / "games"
PROGRAMS: Final = tuple(HERE / name for name in ("browser", "cli", "server"))
CARD_FOLDERS: Final = ("cards", "cota", "aoa", "wc", "mm", "dt", "anomaly")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """What the quick check leaves out altogether need not be read."""
    left_out = str(config.option.markexpr)
    if "not slow" in left_out and collection_path in PROGRAMS:
        return True
    is_of_cards = collection_path.is_relative_to(GAMES) and collection_path.name in CARD_FOLDERS
    return True if "not cards" in left_out and is_of_cards else None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Scenarios of single cards are marked: there are thousands, and rules have tests of their own. So are
    tests of whole programs: servers, the command, the browser."""
    for item in items:
        if any(item.path.is_relative_to(folder) for folder in PROGRAMS):
            item.add_marker(pytest.mark.slow)
        if item.path.is_relative_to(GAMES) and item.path.parent.name in CARD_FOLDERS:
            item.add_marker(pytest.mark.cards)
