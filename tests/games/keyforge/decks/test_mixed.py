"""Mixed decks: every card there is gets its chance."""

import pytest

from deckwright.games.keyforge.decks.code import format_code, parse_code
from deckwright.games.keyforge.decks.mixed import mix
from deckwright.games.keyforge.facts import FACES


@pytest.mark.slow
def test_mixed_decks_are_valid_and_bring_every_card() -> None:
    seen: set[str] = set()
    codes = set()
    for seed in range(400):
        deck = mix(seed)
        assert len(deck.cards) == 36
        assert len(deck.houses) == 3
        seen |= {card.face for card in deck.cards}
        codes.add(format_code(deck))
    assert seen == set(FACES)
    assert len(codes) == 400


def test_a_seed_gives_the_same_deck_again_and_a_code_brings_it_back() -> None:
    deck = mix(7)
    assert mix(7) == deck
    assert parse_code(format_code(deck)).cards == deck.cards


def test_only_playable_cards_are_drawn() -> None:
    playable = {face for face in FACES if face not in ("troll", "urchin")}
    for seed in range(100):
        assert {card.face for card in mix(seed, playable).cards} <= playable
