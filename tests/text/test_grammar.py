"""Nouns beside numbers, adjectives beside nouns, sentences."""

import pytest

from deckwright.text.catalogue import catalogue
from deckwright.text.functions.phrases import Phrases
from deckwright.text.functions.words import Words
from deckwright.text.grammar import PLURAL, capital, sentence
from deckwright.text.languages import language_of
from deckwright.text.text_context import TextContext
from tests.text.spoken import SPOKEN


def counted(language: str, word: str, case: str) -> list[str]:
    book = catalogue(language, SPOKEN)
    phrases = Phrases(TextContext(book))
    return [phrases.counted(number, word, case) for number in (1, 2, 5, 11, 21)]


@pytest.mark.parametrize(
    ("language", "word", "case", "forms"),
    [
        ("en", "card", "nom", ["1 card", "2 cards", "5 cards", "11 cards", "21 cards"]),
        ("ru", "card", "nom", ["1 карта", "2 карты", "5 карт", "11 карт", "21 карта"]),
        ("ru", "card", "acc", ["1 карту", "2 карты", "5 карт", "11 карт", "21 карту"]),
        ("ru", "card", "gen", ["1 карты", "2 карт", "5 карт", "11 карт", "21 карты"]),
        ("ru", "card", "ins", ["1 картой", "2 картами", "5 картами", "11 картами", "21 картой"]),
        ("ru", "player", "nom", ["1 игрок", "2 игрока", "5 игроков", "11 игроков", "21 игрок"]),
        ("ru", "player", "acc", ["1 игрока", "2 игроков", "5 игроков", "11 игроков", "21 игрока"]),
        ("ru", "time", "acc", ["1 раз", "2 раза", "5 раз", "11 раз", "21 раз"]),
        ("uk", "card", "nom", ["1 карта", "2 карти", "5 карт", "11 карт", "21 карта"]),
        ("uk", "card", "acc", ["1 карту", "2 карти", "5 карт", "11 карт", "21 карту"]),
        ("uk", "card", "dat", ["1 карті", "2 картам", "5 картам", "11 картам", "21 карті"]),
        ("uk", "player", "nom", ["1 гравець", "2 гравці", "5 гравців", "11 гравців", "21 гравець"]),
        ("uk", "player", "acc", ["1 гравця", "2 гравців", "5 гравців", "11 гравців", "21 гравця"]),
        ("uk", "time", "acc", ["1 раз", "2 рази", "5 разів", "11 разів", "21 раз"]),
    ],
)
def test_a_noun_takes_its_form_from_the_number_beside_it(
    language: str, word: str, case: str, forms: list[str]
) -> None:
    assert counted(language, word, case) == forms


@pytest.mark.parametrize(
    ("language", "word", "case", "forms"),
    [
        ("ru", "creature", "nom", ["вражеское", "вражеских", "вражеских", "вражеское", "вражеские"]),
        ("ru", "card", "acc", ["вражескую", "вражеские", "вражеских", "вражескую", "вражеские"]),
        ("ru", "beast", "acc", ["вражеского", "вражеских", "вражеских", "вражеского", "вражеских"]),
        ("ru", "beast", "dat", ["вражескому", "вражеским", "вражеским", "вражескому", "вражеским"]),
        ("uk", "card", "nom", ["ворожа", "ворожі", "ворожих", "ворожа", "ворожі"]),
        ("uk", "beast", "acc", ["ворожого", "ворожих", "ворожих", "ворожого", "ворожих"]),
        ("en", "card", "nom", ["enemy", "enemy", "enemy", "enemy", "enemy"]),
    ],
)
def test_an_adjective_agrees_with_its_noun(language: str, word: str, case: str, forms: list[str]) -> None:
    words = catalogue(language, SPOKEN)
    enemy, head = words.lexicon.entry("adjective", "enemy"), words.lexicon.entry("noun", word)
    assert [words.grammar.adjective(enemy, head, case, count) for count in (1, 2, 5, 21, PLURAL)] == forms


@pytest.mark.parametrize(
    ("language", "word", "case", "forms"),
    [
        ("ru", "card", "acc", ["одну карту", "две карты", "пять карт", "6 карт"]),
        ("ru", "beast", "acc", ["одного зверя", "двух зверей", "пять зверей", "6 зверей"]),
        ("ru", "creature", "gen", ["одного существа", "двух существ", "пяти существ", "6 существ"]),
        ("uk", "card", "acc", ["одну карту", "дві карти", "п’ять карт", "6 карт"]),
        ("uk", "beast", "ins", ["одним звіром", "двома звірами", "п’ятьма звірами", "6 звірами"]),
        ("en", "beast", "acc", ["one beast", "two beasts", "five beasts", "6 beasts"]),
    ],
)
def test_small_numbers_are_spelled_out(language: str, word: str, case: str, forms: list[str]) -> None:
    words = Words(TextContext(catalogue(language, SPOKEN)))
    assert [
        f"{words.spelled(count, word, case)} {words.noun(word, case, count)}" for count in (1, 2, 5, 6)
    ] == forms


def test_a_sentence_has_a_capital_letter_and_one_full_stop() -> None:
    assert sentence("возьмите  карту") == "Возьмите карту."
    assert sentence("draw a card!") == "Draw a card!"
    assert sentence("gain “Draw a card.”") == "Gain “Draw a card.”"
    assert sentence("свойство: «Возьмите карту»") == "Свойство: «Возьмите карту»."
    assert sentence("") == ""
    assert capital("«їжак»") == "«їжак»"


@pytest.mark.parametrize(
    ("phrase", "said"),
    [
        ("creature", "a creature"),
        ("enemy creature", "an enemy creature"),
        ("other creature", "another creature"),
        ("this card", "this card"),
        ("it", "it"),
    ],
)
def test_english_articles(phrase: str, said: str) -> None:
    assert language_of("en").grammar.with_article(phrase) == said
