"""Random games, told to every seat and to an onlooker in every language."""

import random

import pytest

import deckwright as dw
from deckwright.kernel.ids import Seat
from deckwright.text import LANGUAGES, Speaker
from tests.text.support import NAMES, check_sentence, of_every_game


def speakers(game: dw.Game, seats: int) -> list[tuple[int | None, Speaker]]:
    """A reader at each seat, in turn in another language, and an onlooker in each language."""
    found: list[tuple[int | None, Speaker]] = []
    for seat in range(seats):
        language = LANGUAGES[seat % len(LANGUAGES)]
        found.append((seat, Speaker(language, game, NAMES[language], f"p{seat + 1}")))
    found += [(None, Speaker(language, game, NAMES[language])) for language in LANGUAGES]
    return found


@pytest.mark.slow
@of_every_game
@pytest.mark.parametrize("seed", range(6))
def test_everything_in_a_game_can_be_told(game: dw.Game, seed: int) -> None:
    rng = random.Random(seed)
    variants = game.about.variants()
    if len(variants) > 1:
        seats, settings = variants[rng.randrange(len(variants))]
    else:
        seats = game.least_seats + seed % (game.most_seats - game.least_seats + 1)
        settings = {setting.name: True for setting in game.settings if isinstance(setting.default, bool)}
    state = game.new(seed=seed, seats=seats, **settings)
    readers = speakers(game, seats)
    told = 0
    while (decision := state.decision) is not None:
        for seat, speaker in readers:
            if seat is None or seat == decision.seat:
                options = [speaker.option(option) for option in decision.options]
                refusals = [speaker.refusal(each) for each in state.why_not(decision.seat)]
                for text in [speaker.prompt(decision), *options, *refusals]:
                    check_sentence(speaker.language, text)
                assert len(set(options)) == len(options), "two options read the same"
        events = state.choose(rng.randrange(len(decision.options)))
        for seat, speaker in readers:
            for event in events.seen_by(None if seat is None else Seat(seat)):
                check_sentence(speaker.language, speaker.event(event))
                told += 1
    assert state.outcome is not None
    assert told
    for _, speaker in readers:
        check_sentence(speaker.language, speaker.outcome(state.outcome))
