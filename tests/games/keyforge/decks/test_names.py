"""Names of archons."""

import re
from string import Formatter

import pytest
from tests.support.rules import rule

from deckwright.games.keyforge.decks.names import (
    ArchonName,
    archon_name,
    blocked_pieces,
    is_clean,
    name_of_deck,
    tidy,
    word_lists,
)
from deckwright.text import LANGUAGES

FOREIGN = {"en": r"[\u0400-\u04ff]", "ru": r"[A-Za-zІіЇїЄєҐґ]", "uk": r"[A-Za-zЫыЭэЪъЁё]"}
MANY = [archon_name(seed) for seed in range(3000)]


@rule("KF-15.1")
def test_names_are_practically_never_the_same() -> None:
    for language in LANGUAGES:
        assert len({name.spoken(language) for name in MANY}) > 2980


def test_the_same_seed_gives_the_same_name() -> None:
    assert archon_name(7) == archon_name(7)
    assert archon_name(7) != archon_name(8)
    assert archon_name(-7) != archon_name(7)


def test_decks_of_two_sets_with_one_seed_have_different_archons() -> None:
    assert len({name_of_deck(set_, 7) for set_ in ("cota", "aoa", "wc", "mm", "dt")}) == 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_written_in_the_letters_of_their_language(language: str) -> None:
    for name in MANY:
        text = name.spoken(language)
        assert not re.search(FOREIGN[language], text), text
        assert tidy(text) == text
        assert text[0].isupper()
        assert re.fullmatch(r"[^\W\d_][\w ,’“”«»-]*[\w”»]", text), text
        assert not re.search(r"[{}]|  | ,", text)


def test_a_name_is_the_same_archon_in_all_languages() -> None:
    lists = word_lists()
    given = [entry for gender in lists["given"].values() for entry in gender]
    places = lists["words"]["place"]
    checked = 0
    for name in MANY[:300]:
        for entries in (given, places):
            for en, ru, uk in entries:
                found = [en in name.spoken("en"), ru in name.spoken("ru"), uk in name.spoken("uk")]
                assert len(set(found)) == 1, name
                checked += found[0]
    assert checked > 300


FEMININE = {name for name, _, _ in word_lists()["given"]["feminine"]}


@pytest.mark.parametrize(("language", "number"), [("en", 0), ("ru", 1), ("uk", 2)])
def test_roles_and_adjectives_agree_with_the_name(language: str, number: int) -> None:
    checked = 0
    for name in MANY[:600]:
        given = next((word for word in re.findall(r"\w+", name.spoken("en")) if word in FEMININE), None)
        words = set(re.findall(r"[\w’-]+", name.spoken(language).lower()))
        for entries in word_lists()["agreeing"].values():
            for entry in entries:
                masculine, feminine = entry[number]
                if given and masculine != feminine:
                    checked += feminine in words
                    assert masculine not in words, name
    assert checked > 10


def test_there_are_enough_words_in_each_language() -> None:
    lists = word_lists()
    entries = [entry for gender in lists["given"].values() for entry in gender]
    entries += [
        entry for words in (lists["words"], lists["agreeing"]) for each in words.values() for entry in each
    ]
    assert len(entries) >= 150
    for number in range(len(LANGUAGES)):
        words = [str(entry[number]) for entry in entries]
        assert all(words)
        assert len(set(words)) >= 150


def test_every_list_has_each_entry_once() -> None:
    lists = word_lists()
    for words in (lists["given"], lists["words"], lists["agreeing"]):
        for slot, entries in words.items():
            for number in range(len(LANGUAGES)):
                said = [str(entry[number]) for entry in entries]
                assert len(set(said)) == len(said), (slot, number)


def test_every_pattern_says_the_same_in_each_language() -> None:
    for pattern in word_lists()["pattern"]:
        slots = [
            {str(slot).lower() for _, slot, _, _ in Formatter().parse(pattern[language]) if slot} - {"who"}
            for language in LANGUAGES
        ]
        assert slots[0] == slots[1] == slots[2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_says_the_same_word_twice(language: str) -> None:
    for name in MANY:
        words = [word for word in re.findall(r"\w+", name.spoken(language).lower()) if len(word) > 4]
        assert len(set(words)) == len(words), name


def test_no_name_has_a_blocked_piece() -> None:
    assert [name for name in MANY if not is_clean(name)] == []


@pytest.mark.parametrize(
    ("text", "language", "piece"),
    [
        ("Lord Cockburn", "en", "cock"),
        ("Wash It, the Mild", "en", "shit"),
        ("The One Who Rests", "en", "whore"),
        ("F.u-c K", "en", "fuck"),
        ("Барон Жидков", "ru", "жид"),
        ("Борис Укап", "ru", "сука"),
        ("Долбоёб", "ru", "долбоеб"),
        ("Ганс Укас", "uk", "сука"),
        ("Князь Гівнюк", "uk", "гівн"),
    ],
)
def test_blocked_pieces_are_found_across_the_borders_of_words(text: str, language: str, piece: str) -> None:
    assert piece in blocked_pieces(text, language)
    assert not is_clean(ArchonName.same(text))


@pytest.mark.parametrize("text", ["Orvin Dale", "Мирас Урак", "Серебряный хлеб", "Мандрівник"])
def test_harmless_names_are_clean(text: str) -> None:
    assert is_clean(ArchonName.same(text))


@pytest.mark.parametrize("language", LANGUAGES)
def test_blocked_pieces_are_written_as_they_are_looked_for(language: str) -> None:
    pieces = word_lists()["blocked"][language]
    assert len(set(pieces)) == len(pieces)
    for piece in pieces:
        assert piece in blocked_pieces(piece.upper(), language)


def test_the_evil_twin_is_named_after_the_other() -> None:
    twin, other = archon_name(7, evil_twin=True), archon_name(7)
    names = {each: (twin.spoken(each), other.spoken(each)) for each in LANGUAGES}
    assert names["en"][0] == f"{names['en'][1]}’s Evil Twin"
    assert names["ru"][0].startswith(names["ru"][1])
    assert names["uk"][0].startswith(names["uk"][1])
    assert len({*names["ru"], *names["uk"]}) == 4


def test_names_from_outside_are_tidied() -> None:
    assert tidy("  A\n\tB\x00\u202eC  ") == "A B C"
    assert tidy("x" * 500) == "x" * 120
    assert tidy("\ud800") == ""
