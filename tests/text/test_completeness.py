"""Everything that can be said has a message in every language. What there is to say is found in the
vocabularies and in the sources, so that a new word without a message fails here."""

import ast
import itertools
from collections.abc import Callable, Iterator
from dataclasses import replace
from inspect import signature
from pathlib import Path

import pytest

import deckwright as dw
from deckwright.kernel.ids import Seat
from deckwright.kernel.vocabulary import Arg, EventKind, Moment, Slot
from deckwright.text import MissingMessage, Speaker
from deckwright.text.speaker import slots_of
from tests.support.copies import games_in, make_copy
from tests.text.support import (
    SOURCES,
    cards_of,
    cases,
    catalogue_of,
    check_sentence,
    folder_of,
    in_every_language,
    node_that_asks,
    of_every_game,
    outcomes_of,
    refusals_of,
    speaker_of,
    trees,
    zones_of,
)

ERROR_CLASSES = {
    "DeckwrightError",
    "UnknownGame",
    "BadSetting",
    "IllegalChoice",
    "BadDescription",
    "BadDocument",
}


def samples(game: dw.Game, slot: Slot) -> list[str | int | None]:
    """Values that an argument can have: all words; for cards and zones one of each kind; for numbers those
    that take different plural forms."""
    if slot.arg is Arg.WORD:
        return list(slot.words)
    if slot.arg is Arg.SEAT:
        return ["p1", "p2", "p3"]
    if slot.arg is Arg.NUMBER:
        return [0, 1, 2, 5, 11, 21]
    if slot.arg is Arg.ZONE:
        return list(zones_of(game))
    if slot.arg is Arg.NODE:
        return [node_that_asks(game), f"{game.name}/turn"]
    if slot.arg is Arg.MODE:
        return [node_that_asks(game)]
    if slot.arg is Arg.TRIGGER:
        face = game.table.face_names[0]
        return [f"{face}:1", f"{face}.2:2<{face}#2"]
    return list(cards_of(game))


def rows(game: dw.Game, slots: tuple[Slot, ...]) -> Iterator[dict[str, str | int | None]]:
    for values in itertools.product(*(samples(game, slot) for slot in slots)):
        yield {slot.name: value for slot, value in zip(slots, values, strict=True)}


@in_every_language
@of_every_game
def test_every_option_has_words(language: str, game: dw.Game) -> None:
    speaker = speaker_of(language, game)
    for verb in game.table.vocabulary.verbs:
        for values in rows(game, verb.slots):
            check_sentence(language, speaker.say_word("verb", verb.name, values))


@in_every_language
@of_every_game
def test_every_question_has_words(language: str, game: dw.Game) -> None:
    speaker = speaker_of(language, game)
    for prompt in game.table.vocabulary.prompts:
        for values in rows(game, prompt.slots):
            text = speaker.say_word("prompt", prompt.name, values)
            check_sentence(language, text)
            assert text[-1] in ".?", text


def hidden_too(kind: EventKind, values: dict[str, str | int | None]) -> Iterator[dict[str, str | int | None]]:
    """An event as those see it who know its card, and as the others do."""
    yield values
    if kind.secret and kind.card is not None:
        yield {**values, kind.card.name: None}


def told(game: dw.Game) -> list[EventKind]:
    return [kind for kind in game.table.vocabulary.events if kind.moment is not Moment.SILENT]


@in_every_language
@of_every_game
def test_only_what_is_told_has_words(language: str, game: dw.Game) -> None:
    assert messages(language, game, "event-") == {f"event-{kind.name}" for kind in told(game)}


@in_every_language
@of_every_game
def test_every_event_has_words(language: str, game: dw.Game) -> None:
    speaker = speaker_of(language, game)
    for kind in told(game):
        for row in rows(game, slots_of(game)["event", kind.name]):
            for values in hidden_too(kind, row):
                text = speaker.event(dw.Event(kind.name, values))
                check_sentence(language, text)
                assert text[-1] in ".!", text


@in_every_language
@of_every_game
def test_every_refusal_has_words_and_every_such_message_a_refusal(language: str, game: dw.Game) -> None:
    said = {message.removeprefix("refusal-") for message in messages(language, game, "refusal-")}
    assert said == refusals_of(game)


def messages(language: str, game: dw.Game, start: str) -> set[str]:
    text = (folder_of(game) / "lexicon" / f"messages.{language}.ftl").read_text(encoding="utf-8")
    return {line.partition(" =")[0] for line in text.splitlines() if line.startswith(start)}


@in_every_language
@of_every_game
def test_every_outcome_has_words(language: str, game: dw.Game) -> None:
    reasons = outcomes_of(game)
    assert reasons, "no outcome was found in the sources"
    for you in ("p1", "p3"):
        speaker = speaker_of(language, game, you)
        for reason in reasons:
            assert speaker.word("reason", reason)
            winners = [(0,), (0, 1)] if reason not in ("balance", "most-cards", "singularity") else [(0,)]
            for seats in winners:
                outcome = dw.Outcome(tuple(Seat(seat) for seat in seats), (5, 5, 2), reason)
                check_sentence(language, speaker.outcome(outcome))


@in_every_language
@of_every_game
def test_every_setting_has_a_name_a_description_and_words_for_its_values(
    language: str, game: dw.Game
) -> None:
    speaker = speaker_of(language, game)
    for setting in game.settings:
        texts = [speaker.setting_name(setting), speaker.setting_about(setting)]
        values = [False, True] if isinstance(setting.default, bool) else list(setting.values)
        texts += [speaker.setting_value(setting, value) for value in values]
        for text in texts:
            check_sentence(language, text)
    check_sentence(language, speaker.title())
    check_sentence(language, speaker.about())


@in_every_language
@of_every_game
def test_every_card_has_its_name_in_every_case(language: str, game: dw.Game) -> None:
    speaker = speaker_of(language, game)
    faces = catalogue_of(language, game).faces
    names = {face: speaker.card_name(face) for face in game.table.face_names}
    for face in game.table.face_names:
        for case in cases(language):
            check_sentence(language, speaker.card_name(face, case))
            check_sentence(language, faces.card(face, case))
    in_play = {names[face] for face in game.table.face_names if not face.startswith("power-")}
    assert len(in_play) == sum(not face.startswith("power-") for face in game.table.face_names), (
        "a name is used twice"
    )


@in_every_language
@of_every_game
def test_every_zone_has_a_name_in_every_case(language: str, game: dw.Game) -> None:
    speaker = speaker_of(language, game)
    for zone in game.table.zones:
        check_sentence(language, speaker.zone_name(zone.name))
        for case in cases(language):
            check_sentence(language, speaker.zone(zone.name).in_case(case))


@pytest.mark.slow
@in_every_language
@of_every_game
def test_every_card_text_can_be_told(language: str, game: dw.Game) -> None:
    speaker = speaker_of(language, game)
    for face in game.table.face_names:
        text = speaker.card_text(face)
        assert bool(text) == bool(game.cards.scripts.get(face))
        if text:
            check_sentence(language, text)


@in_every_language
def test_phases_signs_and_factions_have_names(language: str) -> None:
    speaker = speaker_of(language, dw.game("dimensions"))
    for group, words in {
        "phase": ("start", "battle", "reinforcement", "movement", "attack", "recovery"),
        "sign": ("rock", "scissors", "paper"),
        "faction": ("red", "green", "yellow", "blue", "purple"),
    }.items():
        for word in words:
            for case in cases(language):
                check_sentence(language, speaker.word(group, word, case))


def game_of(path: Path) -> dw.Game | None:
    """The game that a source file belongs to."""
    parts = path.relative_to(SOURCES).parts
    return dw.game(parts[1]) if parts[0] == "games" and len(parts) > 2 else None


def error_calls() -> Iterator[tuple[dw.Game | None, str, dict[str, str]]]:
    """The codes that errors are made with anywhere, by which game, and the details they are given."""
    for path, tree in trees():
        classes = ERROR_CLASSES | {
            node.name
            for node in ast.walk(tree)
            if isinstance(node, ast.ClassDef)
            and any(ast.unparse(base) in ERROR_CLASSES for base in node.bases)
        }
        for node in ast.walk(tree):
            if not (isinstance(node, ast.Call) and node.args and ast.unparse(node.func) in classes):
                continue
            code = node.args[0]
            if isinstance(code, ast.Constant) and isinstance(code.value, str):
                details = {each.arg: "7" for each in node.keywords if each.arg}
                yield game_of(path), code.value, details


@pytest.mark.slow
@in_every_language
def test_every_error_has_words(language: str) -> None:
    extra = [SOURCES / layer / "messages" for layer in ("play", "server", "cli")]
    speaker = Speaker(language, extra=extra)
    calls = list(error_calls())
    assert len(calls) > 25
    for game, code, details in calls:
        error = dw.DeckwrightError(code, **details)
        error.game = game
        text = speaker.error(error)
        if not code.startswith("server-"):  # these show settings and addresses
            check_sentence(language, text)
            assert text[-1] in ".?!", text


# A game that nobody has told these tests of.


def test_a_new_game_is_tested_without_being_named_here(tmp_path: Path) -> None:
    make_copy(tmp_path, "fifth")
    tests = [test for test in every_test() if "game" in signature(test).parameters]
    assert len(tests) > 8
    with games_in(tmp_path):
        for test in tests:
            test("ru", dw.game("fifth"))


def every_test() -> list[Callable[..., None]]:
    return [value for name, value in globals().items() if name.startswith("test_every_")]


def test_the_reasons_of_a_game_are_those_that_it_declares(tmp_path: Path) -> None:
    make_copy(tmp_path, "fifth")
    with games_in(tmp_path):
        game = dw.game("fifth")
        assert refusals_of(game) == refusals_of(dw.game("dimensions"))
        del game.table.vocabulary.reasons[1:]
        assert refusals_of(game) == set()


def test_a_game_without_abilities_has_questions_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    make_copy(tmp_path, "fifth")
    with games_in(tmp_path):
        game = dw.game("fifth")
        monkeypatch.setattr(game, "cards", replace(game.cards, scripts={}))
        asked = {"source": game.table.face_names[0], "effect": node_that_asks(game)}
        question = speaker_of("en", game).say_word("prompt", "may", asked)
        assert question == f"{speaker_of('en', game).card_name(game.table.face_names[0])}. Do it?"
        test_every_question_has_words("en", game)


@in_every_language
def test_what_is_missing_is_an_error_and_never_a_silent_id(language: str) -> None:
    speaker = speaker_of(language, dw.game("dimensions"))
    with pytest.raises(MissingMessage, match="no-such-message"):
        speaker.say("no-such-message")
    with pytest.raises(MissingMessage, match="choice"):
        speaker.say("choice-unknown-key")
    with pytest.raises(MissingMessage, match="lunch"):
        speaker.word("phase", "lunch")
    with pytest.raises(MissingMessage, match="red-12"):
        speaker.card_name("red-12")
    with pytest.raises(MissingMessage, match="red-12"):
        speaker.card_text("red-12")
    with pytest.raises(MissingMessage, match="p1/kitchen"):
        speaker.zone_name("p1/kitchen")
    with pytest.raises(MissingMessage, match="somebody"):
        speaker.player("somebody")
    with pytest.raises(MissingMessage, match="ablative"):
        speaker.word("phase", "battle", "ablative")
    with pytest.raises(MissingMessage, match="exploded"):
        speaker.event(dw.Event("exploded", {}))
