"""The scripts of all games pass the lint."""

import pytest

import deckwright as dw
from deckwright.script.lint import Bounds, lint


@pytest.mark.parametrize("name", dw.games())
def test_no_script_has_a_word_out_of_place(name: str) -> None:
    game = dw.game(name)
    attributes = (*game.cards.attributes, *game.cards.player_attributes)
    bounds = Bounds(frozenset(zone.kind for zone in game.table.zones), len(attributes))
    assert lint(game.cards.scripts, bounds) == []
