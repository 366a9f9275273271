"""Records that an earlier version of the rules made, of all games and many of their variants, are played as
they were: every choice, every event, every question with all its options.

Made and checked in full by `tools/corpus.py`; here lies a tenth of it. A rule that is repaired on purpose
takes the records away that it parts: the change says which rule, and `tools/corpus.py make` adds others.
"""

from pathlib import Path

import pytest
from tools.corpus import departs, lines_in

import deckwright as dw

pytestmark = pytest.mark.slow

CORPUS = Path(__file__).with_name("corpus")
FEWEST = 25


@pytest.mark.parametrize("game", dw.games())
def test_the_records_of_an_earlier_version_are_played_as_they_were(game: str) -> None:
    lines = list(lines_in(CORPUS / f"{game}.jsonl.xz"))
    assert len(lines) >= FEWEST
    assert [verdict for verdict in map(departs, lines) if verdict] == []
