"""Every sentence of a table stands in a file that an editor has read (tests/text/sentences)."""

import pytest

import deckwright as dw
from tests.text.sentences.samples import cards_file_of, file_of, written, written_cards
from tests.text.support import in_every_language, of_every_game


@pytest.mark.slow
@in_every_language
@of_every_game
def test_every_sentence_is_as_it_was_read(language: str, game: dw.Game) -> None:
    """After a deliberate change: `python -m tests.text.sentences`, and read what differs."""
    read = file_of(game, language).read_text(encoding="utf-8")
    assert written(game, language).splitlines() == read.splitlines()


@pytest.mark.slow
@in_every_language
@of_every_game
def test_every_card_reads_as_it_was_read(language: str, game: dw.Game) -> None:
    read = cards_file_of(game, language).read_text(encoding="utf-8")
    assert written_cards(game, language).splitlines() == read.splitlines()
