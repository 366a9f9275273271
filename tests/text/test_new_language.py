"""A language is a module and its words: one that is found in a folder is spoken, and says in English what it
has no words for."""

import warnings
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

import deckwright as dw
from deckwright.text import LANGUAGES, MissingMessage, MissingWords, Speaker, choose_language, rulebook
from deckwright.text.catalogue import Catalogue, catalogue
from deckwright.text.languages import languages_from, names_of_languages
from deckwright.text.script import Part
from deckwright.text.text_context import TextContext

GRAMMAR = '''
"""A language that nobody speaks: objects end in -n, and three of something is not many yet."""

from deckwright.text.grammar import PLUR, SING, Grammar


class Small(Grammar):
    name = "Lingveto"
    cases = ("nom", "acc")

    def beside_number(self, count, case, animate):
        return (SING if count in (1, 2, 3) else PLUR), case

    def finish(self, text, is_name=lambda quoted: False):
        return super().finish(text, is_name).replace(" la la ", " la ")


GRAMMAR = Small()
'''
MESSAGES = """
verb-done = Preta
list-and = { $rest } kaj { $last }
player-named = { $name }
card-plain = la { $name }
name-plain = { $name }
"""
MESSAGES_OF_KEYFORGE = """
verb-fight = Batali kontraŭ { CARD($target, case: "acc") } per { CARD($card) }
event-drew-cards = { PLAYER($seat) } prenas { $count } { NOUN("card", "acc", $count) }.
"""
WORDS = """
[noun.card]
sing = { nom = "karto", acc = "karton" }
plur = { nom = "kartoj", acc = "kartojn" }
"""
NAMES = """
[face.troll]
sing = { nom = "Trolo", acc = "Trolon" }
[face.bumpsy]
sing = { nom = "Frapulo", acc = "Frapulon" }
"""
KEYFORGE = dw.game("keyforge")
CARD = "punch"
"""A card without a name in the language."""


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    for name, text in {
        "qaa.py": GRAMMAR,
        "qaa.ftl": MESSAGES,
        "qaa.toml": WORDS,
        "keyforge.qaa.ftl": MESSAGES_OF_KEYFORGE,
        "keyforge.qaa.toml": NAMES,
    }.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    with languages_from(tmp_path):
        catalogue.cache_clear()
        yield tmp_path
    catalogue.cache_clear()


def test_a_language_is_found_by_its_module(folder: Path) -> None:
    assert tuple(LANGUAGES) == ("en", "ru", "uk", "qaa")
    assert names_of_languages() == {
        "en": "English", "ru": "Русский", "uk": "Українська", "qaa": "Lingveto"
    }  # fmt: skip
    assert choose_language(None, {"LANG": "qaa_XX.UTF-8"}) == "qaa"


def test_what_is_found_in_a_folder_is_forgotten_with_it(folder: Path, tmp_path: Path) -> None:
    with languages_from(tmp_path / "none"):
        pass
    assert "qaa" in LANGUAGES
    with pytest.raises(dw.DeckwrightError, match="en, ru, uk, qaa"):
        Speaker("tlh")


def test_an_option_is_told_by_its_grammar_and_its_words(folder: Path) -> None:
    speaker = Speaker("qaa", KEYFORGE)
    values = {"card": "troll.1", "target": "bumpsy.1"}
    assert speaker.say_word("verb", "fight", values) == "Batali kontraŭ la Frapulon per la Trolo"
    assert speaker.card_name("troll") == "Trolo"
    assert speaker.say("verb-done") == "Preta"


@pytest.mark.parametrize(("count", "noun"), [(1, "karton"), (3, "karton"), (4, "kartojn")])
def test_a_noun_beside_a_number_is_as_the_language_counts(folder: Path, count: int, noun: str) -> None:
    words = catalogue("qaa", KEYFORGE)
    assert words.grammar.noun(words.lexicon.entry("noun", "card"), "acc", count) == noun


def said_by(speaker: Speaker) -> list[str]:
    """Something of everything that the made-up language has no words for."""
    option = speaker.say_word("verb", "reap", {"card": "troll.1"})
    return [speaker.title(), speaker.about(), speaker.card_text("troll"), speaker.card_name(CARD), option]


def test_what_a_language_lacks_is_said_in_english_with_one_warning(folder: Path) -> None:
    with pytest.warns(MissingWords, match="keyforge: no words for everything in qaa") as warned:
        said = said_by(Speaker("qaa", KEYFORGE))
    assert said == said_by(Speaker("en", KEYFORGE))
    assert len(warned) == 1
    assert rulebook(KEYFORGE, "qaa").clauses == rulebook(KEYFORGE, "en").clauses


def test_without_words_there_is_no_warning_before_something_is_said(folder: Path) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        speaker = Speaker("qaa", dw.game("codex"))
    assert speaker.language == "qaa"


# A sentence has its own context.


def part_of(words: Catalogue, card: str) -> Part:
    context = TextContext(words)
    context.begin(card, KEYFORGE.cards.scripts[card][0])
    return Part(context, KEYFORGE.cards.scripts[card][0])


def test_what_one_sentence_has_spoken_of_no_other_knows() -> None:
    words = catalogue("en", KEYFORGE)
    one, other = part_of(words, "troll"), part_of(words, "troll")
    text = one.text()
    one.context.said["it"] = "player"
    one.context.noun = "this-artifact"
    assert other.text() == text


def test_a_sentence_that_fails_leaves_nothing_to_the_next() -> None:
    speaker = Speaker("en", KEYFORGE)
    values = {"source": "troll.1", "effect": "troll:0.effect"}
    before = [speaker.say_word("verb", "reap", {"card": "troll.1"}), speaker.card_name("troll")]
    with pytest.raises(MissingMessage):
        speaker.say_word("prompt", "choose", {**values, "source": "nobody.1"})
    assert [speaker.say_word("verb", "reap", {"card": "troll.1"}), speaker.card_name("troll")] == before


def test_several_threads_tell_all_cards_at_once() -> None:
    faces = [face for face in KEYFORGE.table.face_names if face in KEYFORGE.cards.scripts][:120]
    words = catalogue("ru", KEYFORGE)
    expected = {face: part_of(words, face).text() for face in faces}
    with ThreadPoolExecutor(8) as pool:
        found = list(pool.map(lambda face: part_of(words, face).text(), faces * 4))
    assert found == [expected[face] for face in faces * 4]
