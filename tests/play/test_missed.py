"""What somebody who ends their turn is reminded of."""

import deckwright as dw
from deckwright.play.tables import is_missed


def test_nobody_is_reminded_of_discarding_or_of_paying_for_the_tide() -> None:
    keyforge = dw.game("keyforge")
    assert not is_missed(keyforge, "discard")
    assert not is_missed(keyforge, "raise-tide")


def test_everything_else_may_have_been_forgotten() -> None:
    for name in dw.games():
        game = dw.game(name)
        assert is_missed(game, "play"), name
        forgotten = [verb.name for verb in game.vocabulary.verbs if is_missed(game, verb.name)]
        assert len(forgotten) >= len(game.vocabulary.verbs) - 2, name
