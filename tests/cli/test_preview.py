"""The preview of an option: what it would bring about, without a word about what is hidden."""

from typing import Any

import pytest

import deckwright as dw
from deckwright.kernel.ids import Seat
from deckwright.play.preview import Ending, Preview, foresee
from tests.cli.terminal import LANGUAGES, run

CODEX = dw.game("codex")
YOU = ["older-brother", {"card": "river-montoya", "level": 5}]


def position(you: dict[str, Any], foe: dict[str, Any] | None = None) -> dw.State:
    return CODEX.scenario({"players": [you, foe or {}]})


def preview(state: dw.State, key: str) -> Preview:
    assert state.decision is not None
    return foresee(state, state.decision.seat, state.decision.options.index_of(key))


def kinds(given: Preview) -> list[str]:
    return [event.kind for event in given.events]


def test_an_attack_is_told_to_its_end() -> None:
    state = position({"play": YOU}, {"play": [{"card": "iron-man", "slot": "squad-leader"}]})
    given = preview(state, "attack older-brother.1 iron-man.1")
    assert kinds(given) == ["attacks", "absorbed", "damaged", "damaged", "died"]
    assert given.ending is Ending.BACK


def test_a_preview_changes_nothing() -> None:
    state = position({"play": YOU}, {"play": ["iron-man"]})
    before = state.clone()
    preview(state, "attack older-brother.1 iron-man.1")
    assert state == before


def test_a_question_ends_a_preview_and_is_told() -> None:
    state = position({"play": YOU, "hand": ["brick-thief"], "gold": 9}, {"buildings": ["surplus"]})
    given = preview(state, "play brick-thief")
    assert given.ending is Ending.ASKED
    assert given.question is not None
    assert given.question.prompt == "target"


def test_a_won_game_is_told() -> None:
    """COD-1.1"""
    given = preview(position({"play": YOU}, {"base": 1}), "attack older-brother.1 base.2")
    assert given.ending is Ending.OVER
    assert given.outcome is not None
    assert given.outcome.winners == (0,)


def test_a_card_that_would_be_drawn_is_not_told() -> None:
    deck = ["bloom", "spark", "wither", "tenderfoot", "older-brother", "fruit-ninja"]
    state = position({"hand": ["bloom"], "deck": deck})
    given = preview(state, "end")
    assert "drew" not in kinds(given)
    assert {"discarded", "turn-ended"} < set(kinds(given))
    assert given.ending is Ending.OTHER


def test_nothing_is_told_behind_a_shuffle() -> None:
    given = preview(position({"hand": ["bloom", "spark"], "deck": ["wither"], "discard": ["spark"]}), "end")
    assert kinds(given) == ["discarded"]
    assert given.ending is Ending.OPEN


def test_a_card_that_would_be_laid_open_is_not_told() -> None:
    """The next card of the centre row, in Shards of Infinity."""
    row = ["kiln-drone", "command-seer"]
    players = [{"leader": "decima", "mastery": 0}, {"leader": "tetra"}]
    state = dw.game("shards").scenario({"players": players, "row": row, "crystals": 1})
    given = preview(state, "recruit kiln-drone@row.1")
    assert kinds(given) == ["recruited"]
    assert given.ending is Ending.OPEN


def test_what_a_mercenary_does_is_told_behind_the_card_laid_in_its_place() -> None:
    """SHI-3.6, SHI-4.5"""
    row = ["nil-assassin", "shadow-apostle"]
    you = {"leader": "decima", "discard": ["crystal"]}
    state = dw.game("shards").scenario({"players": [you, {"leader": "tetra"}], "row": row, "crystals": 9})
    given = preview(state, "fast-play nil-assassin@row.1")
    assert kinds(given) == ["fast-played", "gained-power"]
    assert given.ending is Ending.OPEN, "which card is laid is not known"
    given = preview(state, "fast-play shadow-apostle@row.1")
    assert kinds(given) == ["fast-played", "gained-power"]
    assert given.ending is Ending.ASKED
    assert given.question is not None
    assert given.question.prompt == "choose"


@pytest.mark.parametrize("name", ["codex", "dimensions", "keyforge", "shards"])
def test_what_is_told_comes_true_and_depends_on_nothing_hidden(name: str) -> None:
    """In any world that looks the same to the player, the preview is the same."""
    state = dw.game(name).new(seed=7, seats=2)
    rng = dw.Rng(7)
    for step in range(60):
        if state.decision is None:
            break
        seat, choice = state.decision.seat, rng.below(len(state.decision.options))
        given = foresee(state, seat, choice)
        other = foresee(state.determinize(seat, dw.Rng(step)), seat, choice)
        assert (list(other.events), other.ending) == (list(given.events), given.ending)
        real = iter(state.choose(choice).seen_by(Seat(seat)))
        assert all(event in real for event in given.events)


# At the table.


def typed(*lines: str, lang: str = "en", seats: str = "anna,bot:random") -> str:
    result = run(
        "play", "codex", "--seats", seats, "--seed", "4237", "--option", "sides=bashing", "--lang", lang,
        typed="".join(f"{line}\n" for line in lines),
    )  # fmt: skip
    assert result.exit_code == 0
    return result.stdout


@pytest.mark.parametrize(
    ("lang", "word", "told"),
    [
        ("en", "preview", "Preview: Play Older Brother.\n  You pay 2 gold. You play Older Brother.\n"),
        ("ru", "прогноз", "Прогноз: Разыграть «Старшего брата».\n  Вы платите 2 золотых."),
        ("uk", "прогноз", "Прогноз: Розіграти «Старшого брата».\n  Ви платите 2 золоті."),
    ],
)
def test_a_preview_is_asked_for_in_every_language(lang: str, word: str, told: str) -> None:
    text = typed(f"{word} play older-brother", lang=lang)
    assert told in text
    assert told in typed(f"{word} 5", lang=lang)


def test_a_refusal_is_explained_instead() -> None:
    assert "You need 6 workers to build Tech I Building" in typed("preview build tech-1")


def test_without_an_option_it_is_asked_for() -> None:
    text = typed("preview", "preview 77", "preview play")
    assert text.count("Preview which option?") == 3


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_lists_the_preview(lang: str) -> None:
    assert "preview" in typed("help", lang=lang)
