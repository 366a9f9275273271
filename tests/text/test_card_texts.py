"""Rules texts from scripts: the Anomalies, and the generic words as the torture game uses them."""

import pytest

import deckwright as dw
from deckwright.text import LANGUAGES, Speaker
from tests.text.spoken import SPOKEN
from tests.text.support import check_sentence, in_every_language

ANOMALIES = {
    "big-bang": (
        "Return all cards from the discard to the common deck and shuffle it.",
        "Верните все карты из сброса в общую колоду и перемешайте её.",
        "Поверніть усі карти зі скиду до спільної колоди й перемішайте її.",
    ),
    "black-hole": (
        "Send any squad or Aura of Darkness as a whole to the discard.",
        "Отправьте в сброс целиком любой отряд или Ауру Тьмы.",
        "Відправте до скиду цілком будь-який загін або Ауру Темряви.",
    ),
    "quantum-entanglement": (
        "Swap any two Power cards in the Spiral of Power.",
        "Поменяйте местами любые две карты Сил в Спирали Силы.",
        "Поміняйте місцями будь-які дві карти Сил у Спіралі Сили.",
    ),
    "time-loop": (
        "After this turn, take another one.",
        "После этого хода сделайте ещё один.",
        "Після цього ходу зробіть іще один.",
    ),
    "wormhole": (
        "Move any squad as a whole to any other Dimension.",
        "Переместите любой отряд целиком в любое другое Измерение.",
        "Перемістіть будь-який загін цілком до будь-якого іншого Виміру.",
    ),
}


@pytest.mark.parametrize("card", ANOMALIES)
def test_the_text_of_an_anomaly(card: str) -> None:
    game = dw.game("dimensions")
    assert tuple(Speaker(language, game).card_text(card) for language in LANGUAGES) == ANOMALIES[card]


def test_all_anomalies_are_here() -> None:
    assert set(ANOMALIES) == set(dw.game("dimensions").cards.scripts)


def test_a_card_without_a_script_has_no_text() -> None:
    assert Speaker("uk", dw.game("dimensions")).card_text("red-7") == ""


TEXTS = {
    # Sentences in a row; an amount counted after the fact.
    "all-fall": (
        "Destroy all creatures. Gain 1 coin for each of those cards.",
        "Уничтожьте всех существ. Получите 1 монету за каждую из тех карт.",
        "Знищте всіх істот. Отримайте 1 монету за кожну з тих карт.",
    ),
    # A limit, a replacement, names of cards.
    "iron-shield": (
        "Once a turn, when another friendly creature would be destroyed, do this instead: heal it. "
        "Deal 2 damage to this card.",
        "Один раз за ход, когда другое дружественное существо должно погибнуть, вместо этого исцелите ту "
        "карту. Нанесите 2 повреждения этой карте.",
        "Один раз за хід, коли інша дружня істота має загинути, натомість зціліть ту карту. "
        "Завдайте 2 пошкоджень цій карті.",
    ),
    # The strongest few, in words.
    "felling-season": (
        "Destroy the three creatures with the highest power. Gain 1 coin for each of those cards.",
        "Уничтожьте трёх существ с наибольшей силой. Получите 1 монету за каждую из тех карт.",
        "Знищте трьох істот із найбільшою силою. Отримайте 1 монету за кожну з тих карт.",
    ),
    # A lasting effect on a group, with two changes.
    "long-fog": (
        "Until the end of your opponent's next turn, friendly creatures get +2 power and become elusive.",
        "До конца следующего хода противника дружественные существа получают +2 к силе и становятся "
        "неуловимыми.",
        "До кінця наступного ходу супротивника дружні істоти отримують +2 до сили й стають невловними.",
    ),
    # A lasting effect on a chosen card, which is given an ability.
    "surge": (
        "Choose any friendly creature; until the end of the turn, it gets +3 power and gains “After this "
        "card reaps, gain 1 coin.”",
        "Выберите любое дружественное существо: до конца хода та карта получает +3 к силе и получает "
        "свойство: «Когда эта карта собирает урожай, получите 1 монету».",
        "Оберіть будь-яку дружню істоту: до кінця ходу та карта отримує +3 до сили й отримує властивість: "
        "«Коли ця карта збирає врожай, отримайте 1 монету».",
    ),
    # A continuous effect with an amount that is counted.
    "pack-leader": (
        "Other friendly beasts get +1 power for each friendly beast and gain taunt.",
        "Другие дружественные звери получают +1 к силе за каждого дружественного зверя и получают "
        "провокацию.",
        "Інші дружні звірі отримують +1 до сили за кожного дружнього звіра й отримують провокацію.",
    ),
    # A test with a number, after the noun.
    "giant-friend": (
        "Creatures with power 5 or more become beasts.",
        "Существа с силой 5 или больше становятся зверями.",
        "Істоти із силою 5 або більше стають звірами.",
    ),
    # A keyword lost, a player influenced, several events.
    "net": (
        "Enemy creatures are no longer elusive.",
        "Вражеские существа перестают быть неуловимыми.",
        "Ворожі істоти перестають бути невловимими.",
    ),
    "deep-pockets": (
        "For you: your hand holds 2 more cards.",
        "Для вас: рука вмещает на 2 карты больше.",
        "Для вас: рука вміщує на 2 карти більше.",
    ),
    "busybody": (
        "After a friendly creature reaps or fights, gain 1 coin.",
        "Когда дружественное существо собирает урожай или сражается, получите 1 монету.",
        "Коли дружня істота збирає врожай або б’ється, отримайте 1 монету.",
    ),
    # What may be done is in the infinitive.
    "quiet-fence": (
        "After a friendly creature reaps, you may steal 1 coin.",
        "Когда дружественное существо собирает урожай, вы можете украсть 1 монету.",
        "Коли дружня істота збирає врожай, ви можете вкрасти 1 монету.",
    ),
    # «That many», from the event.
    "spark-eater": (
        "After this card takes damage, gain that many coins.",
        "Когда эта карта получает повреждения, получите столько же монет.",
        "Коли ця карта зазнає пошкоджень, отримайте стільки ж монет.",
    ),
    # A condition, and steps in one sentence.
    "toll-gate": (
        "After an enemy creature reaps, you may pay 1 coin. If you do, draw 1 card, then deal 1 "
        "damage to it.",
        "Когда вражеское существо собирает урожай, вы можете заплатить 1 монету. Если это удалось, возьмите "
        "1 карту, затем нанесите 1 повреждение той карте.",
        "Коли ворожа істота збирає врожай, ви можете заплатити 1 монету. Якщо це вдалося, візьміть 1 карту, "
        "потім завдайте 1 пошкодження тій карті.",
    ),
    # A loop, and for each.
    "hydra-dance": (
        "Deal 2 damage to any creature; repeat this as long as it has an effect.",
        "Нанесите 2 повреждения любому существу; повторяйте, пока это удаётся.",
        "Завдайте 2 пошкоджень будь-якій істоті; повторюйте, поки це вдається.",
    ),
    "wide-mercy": (
        "For each friendly creature: heal it; if you do, gain 1 coin. Draw 1 card for each of those cards.",
        "Для каждого дружественного существа: исцелите ту карту; если это удалось, получите 1 монету. "
        "Возьмите 1 карту за каждую из тех карт.",
        "Для кожної дружньої істоти: зціліть ту карту; якщо це вдалося, отримайте 1 монету. "
        "Візьміть 1 карту за кожну з тих карт.",
    ),
    # A number chosen and used twice; whose hand.
    "x-tithe": (
        "Choose a number from 0 to the number of cards in your hand. Do this X times, where X is the chosen "
        "number: discard any card in your hand. Gain X coins, where X is the chosen number.",
        "Выберите число от 0 до числа карт в вашей руке. Сделайте это Х раз, где Х — выбранное число: "
        "сбросьте любую карту в вашей руке. Получите Х монет, где Х — выбранное число.",
        "Оберіть число від 0 до кількості карт у вашій руці. Зробіть це Х разів, де Х — обране число: "
        "скиньте будь-яку карту у вашій руці. Отримайте Х монет, де Х — обране число.",
    ),
    # At random, and by the opponent.
    "pickpocket": (
        "Discard a random card in your opponent's hand. If you do, gain 1 coin.",
        "Сбросьте случайную карту в руке противника. Если это удалось, получите 1 монету.",
        "Скиньте випадкову карту в руці супротивника. Якщо це вдалося, отримайте 1 монету.",
    ),
    "unwilling-gift": (
        "Destroy any enemy creature of your opponent's choice. Gain 1 coin for each of those cards.",
        "Уничтожьте любое вражеское существо по выбору противника. Получите 1 монету за каждую из тех карт.",
        "Знищте будь-яку ворожу істоту на вибір суперника. Отримайте 1 монету за кожну з тих карт.",
    ),
    # Choices kept for later.
    "twin-bolt": (
        "Choose any creature. Choose any mechanical creature. Deal 2 damage to the second chosen card. "
        "Deal 1 damage to the first chosen card.",
        "Выберите любое существо. Выберите любое механическое существо. Нанесите 2 повреждения второй "
        "выбранной карте. Нанесите 1 повреждение первой выбранной карте.",
        "Оберіть будь-яку істоту. Оберіть будь-яку механічну істоту. Завдайте 2 пошкоджень другій обраній "
        "карті. Завдайте 1 пошкодження першій обраній карті.",
    ),
}


@pytest.mark.parametrize("card", TEXTS)
def test_generic_words_make_sentences(card: str) -> None:
    assert tuple(Speaker(language, SPOKEN).card_text(card) for language in LANGUAGES) == TEXTS[card]


@in_every_language
def test_every_script_of_the_torture_game_can_be_told(language: str) -> None:
    speaker = Speaker(language, SPOKEN)
    for card in SPOKEN.cards.scripts:
        text = speaker.card_text(card)
        for line in text.splitlines():
            check_sentence(language, line)
            assert line.endswith((".", "”")), line
            assert line[0].isupper(), line


@in_every_language
def test_each_ability_has_a_line_of_its_own(language: str) -> None:
    assert len(Speaker(language, SPOKEN).card_text("hoard-keeper").splitlines()) == 2
