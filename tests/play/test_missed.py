"""What somebody who ends their turn is reminded of."""

import deckwright as dw
from deckwright.kernel.vocabulary import Role


def spare(game: str) -> list[str]:
    return [verb.name for verb in dw.game(game).table.vocabulary.verbs if Role.SPARE in verb.role]


def test_nobody_is_reminded_of_discarding_or_of_paying_for_the_tide() -> None:
    assert spare("keyforge") == ["discard", "raise-tide"]


def test_everything_else_may_have_been_forgotten() -> None:
    for name in dw.games():
        assert name == "keyforge" or not spare(name), name
