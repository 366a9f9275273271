"""The last pass over a text: punctuation where parts meet, and Ukrainian that is pleasant to say."""

import pytest

from deckwright.text.grammar.ru import GRAMMAR as RUSSIAN
from deckwright.text.grammar.uk import GRAMMAR as UKRAINIAN
from deckwright.text.marks import mark


@pytest.mark.parametrize(
    ("joined", "shown"),
    [
        (
            "Карты , которые вы разыгрываете, , получают силу,.",
            "Карты, которые вы разыгрываете, получают силу.",
        ),
        ("Бой с „Доком Б.“.. Всё…", "Бой с „Доком Б.“. Всё…"),
        (
            "«Сбор: разыграйте карту, имплантированную сюда,»",
            "«Сбор: разыграйте карту, имплантированную сюда»",
        ),
    ],
)
def test_punctuation_is_folded_where_parts_meet(joined: str, shown: str) -> None:
    assert RUSSIAN.finish(joined) == shown


@pytest.mark.parametrize(
    ("joined", "shown"),
    [
        ("знищте усіх істот", "знищте всіх істот"),
        ("поверніть всіх", "поверніть усіх"),
        ("втратьте увесь бурштин", "утратьте весь бурштин"),
        ("захопіть весь бурштин", "захопіть увесь бурштин"),
        ("візьміть карту і отримайте 1 бурштин", "візьміть карту й отримайте 1 бурштин"),
        ("5 карт й 2 ключі", "5 карт і 2 ключі"),
        ("істоту і її сусіда", "істоту і її сусіда"),
        ("істоті і 3 шкоди", "істоті й 3 шкоди"),
        ("«Провокацію» і «Засідку»", "«Провокацію» й «Засідку»"),
        ("усіх істот з жетоном", "усіх істот із жетоном"),
        ("карту із руки", "карту з руки"),
        ("карту з скиду", "карту зі скиду"),
        ("карт з ознакою", "карт з ознакою"),
        ("карт в гру", "карт у гру"),
        ("карту у гру", "карту в гру"),
        ("карту в вашу руку", "карту у вашу руку"),
        ("якщо у суперника", "якщо в суперника"),
        ("В ваш хід", "У ваш хід"),
        ("В якому порядку", "У якому порядку"),
        ("У іграх", "В іграх"),
        ("суперник втрачає", "суперник утрачає"),
        ("потім украдіть", "потім украдіть"),
        ("інакше украдіть", "інакше вкрадіть"),
        ("Оберіть одне: украдіть", "Оберіть одне: украдіть"),
    ],
)
def test_little_words_of_ukrainian_suit_their_neighbours(joined: str, shown: str) -> None:
    assert UKRAINIAN.finish(joined) == shown


def test_other_languages_keep_their_little_words() -> None:
    assert RUSSIAN.finish("карту и у всех") == "карту и у всех"


def test_names_are_left_alone() -> None:
    text = "Поверніть «Лева і Оленя» у гру"
    assert UKRAINIAN.finish(text, {"Лева і Оленя"}.__contains__) == "Поверніть «Лева і Оленя» в гру"
    assert UKRAINIAN.finish(text) == "Поверніть «Лева й Оленя» в гру"
    marked = mark("lev.1", "Лева і Оленя")
    assert UKRAINIAN.finish(f"Візьміть {marked} і карту") == f"Візьміть {marked} й карту"
