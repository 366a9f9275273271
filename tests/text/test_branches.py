"""Branches of messages that the files of sentences fill with one card only: spelled out with a card whose
cases all differ (tests/text/sentences has everything else)."""

import pytest

import deckwright as dw
from tests.text.support import speaker_of

Values = dict[str, str | int | None]

TOLD: list[tuple[str, str, str, Values, str, str]] = [
    ("codex", "verb", "patrol", {"card": "spark~2", "slot": "elite"},
     "Поставить «Искру» (2) в ячейку бойца",
     "Поставити «Іскру» (2) на місце бійця"),
    ("codex", "event", "returned", {"seat": "p2", "card": "spark~2"},
     "Боря получает «Искру» (2) обратно в руку.",
     "Юрко отримує «Іскру» (2) назад до руки."),
    ("codex", "event", "died", {"seat": "p2", "card": "spark~2"},
     "Боря теряет «Искру» (2).",
     "Юрко втрачає «Іскру» (2)."),
    ("codex", "event", "patrols", {"seat": "p2", "card": "spark~2", "slot": "elite"},
     "«Искра» (2) патрулирует в ячейке бойца.",
     "Юрко ставить «Іскру» (2) на місце бійця."),
    ("codex", "event", "rubble", {"seat": "p2", "card": "tower.1", "damage": 2},
     "Боря: из-за потери «Башни» база получает 2 урона.",
     "Юрко: через утрату «Вежі» база зазнає 2 шкоди."),
    ("keyforge", "verb", "resolve", {"trigger": "cannon.2:2"},
     "Применить вторую способность «Пушки» (2)",
     "Застосувати другу здібність «Гармати» (2)"),
    ("keyforge", "verb", "resolve", {"trigger": "cannon.2:1=headhunter.1"},
     "Применить способность «Пушки» (2) (её даёт карта «Охотник за головами»)",
     "Застосувати здібність «Гармати» (2) (її дає карта «Мисливець за головами»)"),
    ("shards", "verb", "resolve", {"trigger": "panconscious-crown.2:2"},
     "Применить второй эффект «Короны всеосознания» (2)",
     "Застосувати другу здібність «Корони пансвідомості» (2)"),
]  # fmt: skip


@pytest.mark.parametrize(("game", "what", "name", "values", "russian", "ukrainian"), TOLD)
def test_a_branch_takes_its_card_in_the_right_case(
    game: str, what: str, name: str, values: Values, russian: str, ukrainian: str
) -> None:
    for language, told in (("ru", russian), ("uk", ukrainian)):
        speaker = speaker_of(language, dw.game(game), None)
        assert speaker.say_word(what, name, values) == told
