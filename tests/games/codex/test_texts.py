"""Texts of cards, told in three languages."""

import pytest
from tests.support.codex import GAME

from deckwright.text import LANGUAGES, Speaker

TEXTS = {
    "brick-thief": {
        "en": "When this unit arrives or attacks, deal 1 damage to a building of your choice. "
        "Repair 1 damage on another building of your choice.",
        "ru": "Прибытие или атака: нанесите 1 урон зданию по вашему выбору. "
        "Уберите 1 урон с другого здания по вашему выбору.",
        "uk": "Прибуває або атакує: завдайте 1 шкоди будь-якій будівлі. "
        "Зніміть 1 шкоду з будь-якої іншої будівлі.",
    },
    "discord": {
        "en": "Enemy tech 0 and I units get −2 attack and −1 hit point this turn.",
        "ru": "До конца хода вражеские существа технологии 0 и I получают −2 к атаке и −1 к очкам жизни.",
        "uk": "До кінця ходу ворожі істоти технологій 0 та I мають −2 до атаки й −1 до очок життя.",
    },
    "the-boot": {
        "en": "Destroy a tech 0 or I unit of your choice.",
        "ru": "Уничтожьте существо технологии 0 или I по вашему выбору.",
        "uk": "Знищте будь-яку істоту технології 0 або I.",
    },
    "troq-bashar": {
        "en": "At level 5+: when this hero attacks, deal 1 damage to the defending player's base.\n"
        "At level 8+: this hero has readiness.",
        "ru": "С уровня 5: когда этот герой атакует, нанесите 1 урон базе защищающегося игрока.\n"
        "С уровня 8 этот герой получает «Выносливость».",
        "uk": "Від рівня 5: коли цей герой атакує, завдайте 1 шкоди базі гравця, який захищається.\n"
        "Від рівня 8: цей герой має «Витривалість».",
    },
    "tower": {
        "en": "On each of your opponent's turns, the first attacker with stealth or invisibility is "
        "detected. Once on each of your turns you may detect one invisible card. "
        "Attackers that are visible take 1 combat damage from this building.",
        "ru": "В каждый ход противника башня обнаруживает первого агрессора со «Скрытностью» или "
        "«Невидимостью». Раз в свой ход вы можете обнаружить одну невидимую карту. "
        "Каждый агрессор, которого видит башня, получает 1 боевой урон.",
        "uk": "Кожного ходу суперника вежа виявляє першого нападника зі «Скритністю» чи «Невидимістю». "
        "Раз за свій хід ви можете виявити одну невидиму карту. "
        "Кожен нападник, якого вежа бачить, зазнає 1 бойової шкоди.",
    },
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", TEXTS)
def test_the_text_of_a_card(card: str, language: str) -> None:
    assert Speaker(language, GAME).card_text(card) == TEXTS[card][language]
