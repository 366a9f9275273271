"""SHI-1: the words of the game in Russian and Ukrainian."""

import tomllib
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest
from tests.support.rules import rule
from tests.support.shards import GAME, Table

import deckwright as dw
from deckwright.text import rulebook
from deckwright.text.catalogue import game_folder

OWN_LEADERS = ("decima", "ko-syn-wu", "tetra", "volos")


@lru_cache(maxsize=4)
def speaker(language: str) -> dw.Speaker:
    return dw.Speaker(language, GAME)


@lru_cache(maxsize=4)
def lexicon(language: str) -> dict[str, Any]:
    """The words as data, with their marks."""
    return tomllib.loads((game_folder(GAME) / f"{language}.toml").read_text(encoding="utf-8"))


@lru_cache(maxsize=1)
def glossary() -> dict[str, tuple[str, str]]:
    """Russian and Ukrainian by the English term."""
    source: Path = game_folder(GAME).parent / "rulebook" / "glossary.md"
    rows = [line.strip("| ").split(" | ") for line in source.read_text(encoding="utf-8").splitlines()]
    return {row[0]: (row[1], row[2]) for row in rows if len(row) == 3}


def clause(language: str, number: str) -> str:
    """The words of a clause in the rulebook, in small letters."""
    found = rulebook(GAME, language).clauses[number]
    return f"{found.text} {found.ruling}".lower()


def spoken(group: str, word: str) -> tuple[str, str]:
    return speaker("ru").word(group, word), speaker("uk").word(group, word)


@rule("SHI-1.1", "SHI-1.10")
@pytest.mark.parametrize(
    ("word", "russian", "ukrainian"),
    [
        ("crystal", "кристалл", "кристал"),
        ("power", "мощь", "сила"),
        ("mastery", "мастерство", "опанування"),
        ("health", "здоровье", "здоров’я"),
        ("shield", "щит", "щит"),
        ("damage", "урон", "пошкодження"),
        ("leader", "лидер", "персонаж"),
        ("opponent", "противник", "опонент"),
        ("turn", "ход", "хід"),
    ],
)
def test_resources_and_other_things_have_their_words(word: str, russian: str, ukrainian: str) -> None:
    assert spoken("noun", word) == (russian, ukrainian)


@rule("SHI-1.3", "SHI-1.4")
@pytest.mark.parametrize(
    ("word", "russian", "ukrainian"),
    [
        ("faction", "фракция", "фракція"),
        ("item", "предмет", "предмет"),
        ("ally", "союзник", "союзник"),
        ("mercenary", "наёмник", "найманець"),
        ("champion", "чемпион", "захисник"),
        ("relic", "реликвия", "релікт"),
    ],
)
def test_kinds_of_cards_have_their_words(word: str, russian: str, ukrainian: str) -> None:
    assert spoken("noun", word) == (russian, ukrainian)


@rule("SHI-1.3")
@pytest.mark.parametrize(
    ("faction", "russian"),
    [("homo-deus", "Хомо Деус"), ("wraethe", "Демиреалы"), ("undergrowth", "Ветвь"), ("order", "Орден")],
)
def test_factions_have_their_printed_russian_names(faction: str, russian: str) -> None:
    assert speaker("ru").word("faction", faction) == russian
    assert lexicon("ru")["faction"][faction]["source"] == "official"


@rule("SHI-1.7")
@pytest.mark.parametrize(
    ("zone", "russian", "ukrainian"),
    [
        ("centre-deck", "центральная колода", "центральна колода"),
        ("centre-row", "центральный ряд", "центральний ряд"),
        ("play", "игровая зона", "ігрова зона"),
        ("hand", "рука", "рука"),
        ("deck", "колода", "колода"),
        ("discard", "сброс", "скид"),
    ],
)
def test_zones_have_their_words(zone: str, russian: str, ukrainian: str) -> None:
    assert spoken("zone", zone) == (russian, ukrainian)


@rule("SHI-1.7")
def test_the_starting_deck_has_its_words() -> None:
    assert "начальная колода" in clause("ru", "1.7")
    assert "стартова колода" in clause("uk", "1.7")


@rule("SHI-1.8")
@pytest.mark.parametrize(
    ("verb", "russian", "ukrainian"),
    [
        ("discard", "сбросить", "скинути"),
        ("play", "разыграть", "зіграти"),
        ("recruit", "призвать", "найняти"),
        ("fast-play", "моментально разыграть", "швидко зіграти"),
        ("exhaust", "активировать", "виснажити"),
        ("attack", "атаковать", "атакувати"),
        ("assign", "назначить", "призначити"),
        ("block", "блокировать", "блокувати"),
        ("reveal (from a deck)", "открыть", "відкрити"),
    ],
)
def test_verbs_have_their_words(verb: str, russian: str, ukrainian: str) -> None:
    assert glossary()[verb] == (russian, ukrainian)


@rule("SHI-1.8")
def test_draw_has_a_second_word_on_ukrainian_cards() -> None:
    russian, ukrainian = glossary()["draw"]
    assert russian == "взять"
    assert "взяти" in ukrainian
    assert "тягнути" in ukrainian
    assert "тягнути" in clause("uk", "1.8")


@rule("SHI-1.8")
@pytest.mark.parametrize(
    ("language", "stems"),
    [
        ("ru", ["взять", "сбросить", "разыгрыва", "призыва", "моментально разыгрыва", "активиру"]),
        ("ru", ["атаку", "назнача", "блокиру", "показыва", "открыва", "скопировать", "получа"]),
        ("uk", ["взяти", "тягнути", "скинути", "грають", "найма", "швидко зіграти", "виснажу"]),
        ("uk", ["атаку", "признача", "блоку", "показу", "відкрива", "скопіювати", "отриму"]),
    ],
)
def test_the_rulebook_uses_these_verbs(language: str, stems: list[str]) -> None:
    assert [stem for stem in stems if stem not in clause(language, "1.8")] == []


@rule("SHI-1.8", "SHI-4.2")
def test_the_verbs_of_a_turn_are_those_of_the_rules() -> None:
    you = {"hand": ["crystal"], "play": ["evokatus"], "mastery": 10, "relics": ["praetorian-01"]}
    table = Table(you, {"play": ["evokatus"]}, crystals=5, power=5, row=["nil-assassin"])
    verbs = {option.split()[0] for option in table.options}
    assert verbs == {"play", "recruit", "fast-play", "exhaust", "attack", "focus", "relic", "end"}


@rule("SHI-1.9")
def test_banish_and_destroy_have_different_words_in_both_languages() -> None:
    assert glossary()["banish"] == ("удалить", "знищити")
    assert glossary()["destroy"] == ("уничтожить", "подолати")


@rule("SHI-1.9")
def test_the_banished_pile_is_named_by_its_own_verb() -> None:
    russian, ukrainian = spoken("zone", "banished")
    assert (russian, ukrainian) == ("стопка удалённых карт", "стопка знищених карт")


@rule("SHI-1.9")
@pytest.mark.parametrize(
    ("number", "language", "word", "false_friend"),
    [
        ("3.3", "ru", "удал", "уничтож"),
        ("3.3", "uk", "знищ", "подол"),
        ("4.8", "ru", "уничтож", "удал"),
        ("4.8", "uk", "подол", "знищ"),
        ("6.12", "ru", "уничтож", "удал"),
        ("6.12", "uk", "подол", "знищ"),
    ],
)
def test_the_rulebook_takes_no_false_friend(number: str, language: str, word: str, false_friend: str) -> None:
    assert word in clause(language, number)
    assert false_friend not in clause(language, number)


@rule("SHI-1.10")
@pytest.mark.parametrize(
    ("term", "russian", "ukrainian"),
    [
        ("player, opponent", "игрок, противник", "гравець, опонент"),
        ("cost", "стоимость", "ціна"),
        ("effect", "эффект", "ефект"),
        ("first player", "первый игрок", "перший гравець"),
    ],
)
def test_further_words_are_those_of_the_books(term: str, russian: str, ukrainian: str) -> None:
    assert glossary()[term] == (russian, ukrainian)


@rule("SHI-1.10")
def test_the_mastery_bonus_has_a_printed_word_in_russian_and_our_own_in_ukrainian() -> None:
    russian, ukrainian = glossary()["mastery bonus"]
    assert (russian, ukrainian[-1]) == ("бонус мастерства", "°")
    assert "бонус мастерства" in clause("ru", "1.10")


@rule("SHI-1.11")
@pytest.mark.parametrize(
    ("phase", "russian"),
    [("main phase", "основная фаза"), ("attack phase", "фаза атаки"), ("end phase", "завершающая фаза")],
)
def test_phases_have_their_russian_words_and_our_own_ukrainian_ones(phase: str, russian: str) -> None:
    assert glossary()[phase][0] == russian
    assert glossary()[phase][1].endswith("°")
    assert russian in clause("ru", "1.11")


@rule("SHI-1.12")
@pytest.mark.parametrize(
    ("keyword", "russian", "ukrainian"),
    [
        ("dominion", "Власть", "Домініон"),
        ("unify", "Единство", "Об’єднання"),
        ("echo", "Эхо", "Відлуння"),
        ("inspire", "Воодушевление", "Натхнення"),
        ("exhaust", "Активация", "Виснажити"),
    ],
)
def test_named_abilities_have_their_words(keyword: str, russian: str, ukrainian: str) -> None:
    assert spoken("keyword", keyword) == (russian, ukrainian)


@rule("SHI-1.12")
def test_focus_has_a_printed_word_in_russian_only() -> None:
    assert speaker("ru").word("keyword", "focus") == "Концентрация"
    marks = [lexicon(language)["keyword"]["focus"]["source"] for language in ("ru", "uk")]
    assert marks == ["official", "own"]


@rule("SHI-1.13")
@pytest.mark.parametrize(
    ("leader", "russian", "ukrainian"),
    [
        ("decima", "Децима", "Децима"),
        ("ko-syn-wu", "Ко Син Ву", "Ко Син Ву"),
        ("tetra", "Тетра", "Тетра"),
        ("volos", "Велес", "Волос"),
    ],
)
def test_leaders_have_their_names(leader: str, russian: str, ukrainian: str) -> None:
    assert spoken("leader", leader) == (russian, ukrainian)


@rule("SHI-1.13", "SHI-2.2")
def test_those_four_are_the_leaders_that_can_be_chosen() -> None:
    state = GAME.new(seed=1, seats=2, leaders="choice")
    assert state.decision is not None
    assert sorted(state.decision.keys) == [f"leader {leader}" for leader in OWN_LEADERS]


@rule("SHI-1.14")
@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_every_card_has_a_name_that_is_marked_as_printed_or_our_own(language: str) -> None:
    names = lexicon(language)["face"]
    assert sorted(names) == sorted(GAME.table.face_names)
    assert {entry["source"] for entry in names.values()} <= {"official", "own"}


@rule("SHI-1.14")
@pytest.mark.parametrize(
    ("card", "russian", "ukrainian"),
    [
        ("praetorian-02", "Претор-02", "Преторіанець-02"),
        ("limiter-drones", "Дроны-лимитаны", "Дрони-лімітери"),
        ("arach-devotees", "Служитель Араха", "Поборники Арахіс"),
        ("the-heart-of-nothing", "Сердце небытия", "Серце Небуття"),
        ("datic-robes", "Плащ инфополя", "Мантія даних"),
    ],
)
def test_a_name_that_the_books_give_is_used(card: str, russian: str, ukrainian: str) -> None:
    assert (speaker("ru").card_name(card), speaker("uk").card_name(card)) == (russian, ukrainian)
    marks = {lexicon(language)["face"][card]["source"] for language in ("ru", "uk")}
    assert marks == {"official"}


@rule("SHI-1.14")
@pytest.mark.parametrize("card", ["crystal", "axia", "evokatus", "zetta-the-encryptor", "portal-monk"])
def test_a_ukrainian_name_that_no_book_gives_is_marked_as_our_own(card: str) -> None:
    assert lexicon("uk")["face"][card]["source"] == "own"
    assert lexicon("ru")["face"][card]["source"] == "official"


@rule("SHI-1.14")
@pytest.mark.parametrize(
    ("group", "word"),
    [
        *(("faction", word) for word in ("homo-deus", "wraethe", "undergrowth", "order")),
        ("noun", "item"),
        ("zone", "banished"),
        ("keyword", "focus"),
    ],
)
def test_a_ukrainian_term_that_the_book_lacks_is_marked_as_our_own(group: str, word: str) -> None:
    assert lexicon("uk")[group][word]["source"] == "own"


@rule("SHI-1.15")
def test_names_that_the_books_misprint_have_their_grammatical_form() -> None:
    assert speaker("ru").card_name("li-hin-the-shattered") == "Ли Хин, Расколотая"
    assert speaker("ru").card_name("zetta-the-encryptor") == "Зетта, Шифровальница"
    assert speaker("uk").card_name("pall-shades") == "Відтінки мороку"
