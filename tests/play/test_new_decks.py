"""New decks by what they are made of."""

import pytest

from deckwright.games.keyforge.decks.deck import BadDeck
from deckwright.games.keyforge.decks.settings import DECK_SETS
from deckwright.play.deck_forms import deck_errors, make_new
from deckwright.play.deck_words import game_of_decks
from deckwright.play.voice import Voice
from deckwright.text import LANGUAGES


@pytest.mark.parametrize("word", DECK_SETS)
def test_a_deck_is_made_of_all_that_is_offered(word: str) -> None:
    assert len(make_new(f" {word.upper()} ", 7).cards) == 36


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unknown_set_is_answered_with_what_can_be_made(language: str) -> None:
    speaker = Voice(language).about(game_of_decks())
    with pytest.raises(BadDeck) as refused, deck_errors(speaker):
        make_new("zz", 7)
    told = Voice(language).error(refused.value)
    assert all(f"({each})" in told for each in DECK_SETS)
    assert "(mixed)" in told
    assert "(dt)" not in told


def test_a_set_of_which_there_are_too_few_cards_says_so() -> None:
    with pytest.raises(BadDeck) as refused:
        make_new("dt", 7)
    assert refused.value.code == "deck-set-too-small"
