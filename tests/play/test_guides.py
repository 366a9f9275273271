"""Guided first games: every way through them leads to the learner's victory, in every language."""

import re
from itertools import product

import pytest

import deckwright as dw
from deckwright.kernel.ids import Seat
from deckwright.play.guide import LEARNER, Guide, NotNow, guide_of
from deckwright.text import LANGUAGES

LATIN = re.compile(r"(?!KeyForge|Codex|II)\b[A-Za-z]{2,}")
GAMES = [name for name in dw.games() if guide_of(dw.game(name)) is not None]


def guide(name: str) -> Guide:
    found = guide_of(dw.game(name))
    assert found is not None
    return found


def test_all_four_games_have_a_guide() -> None:
    assert {"codex", "dimensions", "keyforge", "shards"} <= set(GAMES)


@pytest.mark.parametrize("name", GAMES)
def test_every_way_through_a_guide_ends_in_victory(name: str) -> None:
    found = guide(name)
    for keys in product(*(step.keys for step in found.steps)):
        state = dw.game(name).scenario(found.scenario)
        for number, (key, step) in enumerate(zip(keys, found.steps, strict=True)):
            assert state.decision is not None
            assert key in state.decision.keys, (number, key)
            assert (state.decision.seat != LEARNER) is step.is_foe, number
            found.check(number, key)
            state.choose(key)
        assert state.outcome is not None
        assert state.outcome.winners == (LEARNER,)


@pytest.mark.parametrize("name", GAMES)
def test_what_a_guide_points_at_is_in_sight(name: str) -> None:
    found = guide(name)
    state = dw.game(name).scenario(found.scenario)
    for step in found.steps:
        cards = [card for zone in state.view(LEARNER)["zones"].values() for card in zone.get("cards", ())]
        labels = {card if isinstance(card, str) else card["card"] for card in cards if card is not None}
        assert set(step.point) <= labels
        state.choose(step.keys[0])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_lesson_is_there_in_every_language(name: str, language: str) -> None:
    found = guide(name)
    texts = [step.texts[language] for step in found.steps if not step.is_foe] + [found.ending[language]]
    assert all(len(text) > 3 for text in texts)
    if language != "en":
        assert [text for text in texts if LATIN.search(text)] == []


@pytest.mark.parametrize("name", GAMES)
def test_the_other_side_plays_its_part_and_is_free_behind_it(name: str) -> None:
    found = guide(name)
    state = dw.game(name).scenario(found.scenario)
    for number, step in enumerate(found.steps):
        assert found.foe_choice(state, number) == (step.keys[0] if step.is_foe else None)
        state.choose(step.keys[0])
    assert found.foe_choice(state, len(found.steps)) is None


def test_what_a_lesson_does_not_ask_for_is_refused() -> None:
    with pytest.raises(NotNow):
        guide("keyforge").check(0, "house shadows")
    assert guide("keyforge").step(0) is not None
    assert guide("keyforge").step(1000) is None


@pytest.mark.parametrize("name", GAMES)
def test_progress_counts_the_steps_of_the_learner(name: str) -> None:
    found = guide(name)
    own = [number for number, step in enumerate(found.steps) if not step.is_foe]
    assert [found.progress(number) for number in own] == [
        (place, len(own)) for place in range(1, len(own) + 1)
    ]
    assert Seat(0) == LEARNER
