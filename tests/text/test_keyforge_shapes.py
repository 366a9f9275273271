"""Abilities in the shapes that many cards have, told in three languages: patterns, whatever the card."""

import pytest

import deckwright as dw
from deckwright.games.keyforge.script.words import (
    ARTIFACT,
    CANNOT_BE_USED,
    CANNOT_FIGHT,
    CANNOT_REAP,
    CREATURE,
    DAMAGED,
    ENEMY,
    ENTERS_READY,
    FRIENDLY,
    GIVEN,
    HAUNTED,
    IF_DONE,
    IGNORES_TAUNT,
    IN_DECK,
    IN_DISCARD,
    IN_PLAY,
    IT,
    ITS_HOST,
    MARS,
    NEIGHBOUR,
    OTHER,
    POWER,
    SELF,
    SKIRMISH,
    THEIR_AMBER,
    THEIR_NEXT_TURN,
    THIS,
    THIS_TURN,
    USABLE,
    YOUR_AMBER,
    BeingPlayed,
    Capture,
    Deal,
    Destroy,
    Draw,
    Exalt,
    Heal,
    Lose,
    ShuffleDeck,
    Use,
    Whose,
    WithName,
    add,
    choose,
    choose_up_to,
    count,
    enrage,
    every,
    exhaust,
    exists,
    fewer,
    fight_with,
    grants,
    lasting,
    may,
    play,
    played,
    purge,
    ready,
    reap,
    return_to_hand,
    stun,
    ward,
    when,
)
from deckwright.kernel.nodes import Ability
from deckwright.text import LANGUAGES
from deckwright.text.catalogue import catalogue
from deckwright.text.script import describe

GAME = dw.game("keyforge")
SPEAKER = "troll"
"""The card that has the ability: a creature."""

SHAPES = [
    (
        play(Capture(count(FRIENDLY & MARS & CREATURE), choose(FRIENDLY & CREATURE))),
        "Play: One friendly creature captures 1 æmber for each friendly Mars creature.",
        "Розыгрыш: одно дружественное существо захватывает 1 янтарь за каждое дружественное существо Марса.",
        "Розіграш: одна дружня істота захоплює 1 бурштин за кожну дружню істоту Марса.",
    ),
    (
        play(Heal(count(ENEMY & CREATURE), choose(FRIENDLY & CREATURE))),
        "Play: Heal 1 damage from one friendly creature for each enemy creature.",
        "Розыгрыш: снимите с одного дружественного существа 1 урон за каждое вражеское существо.",
        "Розіграш: зніміть з однієї дружньої істоти 1 шкоду за кожну ворожу істоту.",
    ),
    (
        play(may(Deal(count(MARS & CREATURE), choose(ENEMY & CREATURE)))),
        "Play: You may deal 1 damage to one enemy creature for each Mars creature.",
        "Розыгрыш: вы можете нанести одному вражескому существу 1 урон за каждое существо Марса.",
        "Розіграш: ви можете завдати одній ворожій істоті 1 шкоди за кожну істоту Марса.",
    ),
    (
        grants(ENEMY & CREATURE, add(CANNOT_REAP)),
        "Enemy creatures cannot reap.",
        "Соперник не может использовать существ для сбора.",
        "Суперник не може використовувати істот для збору.",
    ),
    (
        grants(FRIENDLY & CREATURE & OTHER, add(CANNOT_FIGHT)),
        "You cannot use other friendly creatures to fight.",
        "Вы не можете использовать других дружественных существ для боя.",
        "Ви не можете використовувати інших дружніх істот для бою.",
    ),
    (
        grants(ENEMY & ARTIFACT, add(CANNOT_BE_USED)),
        "Your opponent cannot use artifacts.",
        "Соперник не может использовать артефакты.",
        "Суперник не може використовувати артефакти.",
    ),
    (
        grants(ENEMY & DAMAGED & CREATURE, add(CANNOT_FIGHT), add(CANNOT_REAP)),
        "Damaged enemy creatures cannot reap, and your opponent cannot use them to fight.",
        "Соперник не может использовать повреждённых существ для боя, и их нельзя использовать для сбора.",
        "Суперник не може використовувати ушкоджених істот для бою, і їх не можна використовувати для збору.",
    ),
    (
        grants(NEIGHBOUR & CREATURE, add(USABLE), add(POWER, 1)),
        "Neighbouring creatures get +1 power, and you may use them as if they were of the active house.",
        "Соседние существа получают +1 к силе, и вы можете использовать их независимо от активного дома.",
        "Сусідні істоти отримують +1 до сили, і ви можете використовувати їх незалежно від активного дому.",
    ),
    (
        grants(ITS_HOST, add(CANNOT_REAP), add(POWER, 3)),
        "This creature cannot reap and gets +3 power.",
        "Это существо получает +3 к силе, и его нельзя использовать для сбора.",
        "Ця істота отримує +3 до сили, і її не можна використовувати для збору.",
    ),
    (
        play(lasting(grants(GIVEN, add(CANNOT_BE_USED)), until=THEIR_NEXT_TURN, to=choose(ENEMY & CREATURE))),
        "Play: Choose an enemy creature. Until the end of your opponent's next turn, it cannot be used.",
        "Розыгрыш: выберите вражеское существо. До конца следующего хода соперника его нельзя использовать.",
        "Розіграш: оберіть ворожу істоту. До кінця наступного ходу суперника її не можна використовувати.",
    ),
    (
        play(Destroy(choose_up_to(ENEMY & CREATURE))),
        "Play: You may destroy an enemy creature.",
        "Розыгрыш: вы можете уничтожить вражеское существо.",
        "Розіграш: ви можете знищити ворожу істоту.",
    ),
    (
        reap(may(stun(choose(CREATURE)), exhaust(IT))),
        "Reap: You may stun and exhaust a creature.",
        "Сбор: вы можете оглушить и повернуть существо.",
        "Збір: ви можете оглушити й виснажити істоту.",
    ),
    (
        play(ward(SELF), enrage(SELF)),
        "Play: Ward and enrage this creature.",
        "Розыгрыш: защитите и разъярите это существо.",
        "Розіграш: захистіть і розлютіть цю істоту.",
    ),
    (
        play(Exalt(SELF), ready(SELF), fight_with(SELF)),
        "Play: Exalt this creature, ready it and fight with it.",
        "Розыгрыш: возвысьте это существо, подготовьте его и начните им бой.",
        "Розіграш: звеличте цю істоту, підготуйте її й почніть нею бій.",
    ),
    (
        reap(Destroy(choose(FRIENDLY & CREATURE & OTHER)), when(IF_DONE, ready(SELF))),
        "Reap: Destroy another friendly creature. If you do, ready Troll.",
        "Сбор: уничтожьте другое дружественное существо. Если вы это сделали, подготовьте «Тролля».",
        "Збір: знищте іншу дружню істоту. Якщо ви це зробили, підготуйте «Троля».",
    ),
    (
        play(Use(choose(ENEMY & CREATURE))),
        "Play: Use an enemy creature as if it were yours.",
        "Розыгрыш: используйте вражеское существо, как если бы оно было ваше.",
        "Розіграш: використайте ворожу істоту так, ніби вона ваша.",
    ),
    (
        play(purge(every(IN_DISCARD))),
        "Play: Purge each card from both discard piles.",
        "Розыгрыш: изгоните все карты из обеих стопок сброса.",
        "Розіграш: виженіть усі карти з обох скидів.",
    ),
    (
        grants(FRIENDLY & CREATURE & BeingPlayed(), add(ENTERS_READY), only_if=fewer(played(CREATURE), 2)),
        "The first creature played each turn enters play ready.",
        "Первое существо, разыгранное вами за ход, входит в игру подготовленным.",
        "Перша істота, розіграна вами за хід, входить у гру готовою.",
    ),
    (
        play(when(exists(FRIENDLY & WithName("troll")), Draw(1))),
        "Play: If you control Troll, draw a card.",
        "Розыгрыш: если вы контролируете «Тролля», возьмите карту.",
        "Розіграш: якщо ви контролюєте «Троля», візьміть карту.",
    ),
    (
        grants(THIS, add(SKIRMISH), only_if=HAUNTED),
        "If there are 10 or more cards in your discard pile, this creature gains skirmish.",
        "Если в вашей стопке сброса есть 10 или больше карт, это существо получает «Засаду».",
        "Якщо у вашому скиді є 10 або більше карт, ця істота отримує «Засідку».",
    ),
    (
        play(return_to_hand(choose(FRIENDLY & CREATURE & (IN_PLAY | IN_DISCARD)))),
        "Play: Return a friendly creature from play or your discard pile to its owner's hand.",
        "Розыгрыш: верните дружественное существо из игры или своей стопки сброса на руку владельца.",
        "Розіграш: поверніть дружню істоту з гри або свого скиду до руки власника.",
    ),
    (
        play(return_to_hand(choose_up_to(FRIENDLY & IN_DECK)), ShuffleDeck()),
        "Play: You may put a card from your deck into your hand. Shuffle your deck.",
        "Розыгрыш: вы можете взять карту из своей колоды на руку. Перемешайте свою колоду.",
        "Розіграш: ви можете взяти карту зі своєї колоди до руки. Перемішайте свою колоду.",
    ),
    (
        play(Lose(YOUR_AMBER), Lose(THEIR_AMBER, Whose.OPPONENT)),
        "Play: Each player loses all their æmber.",
        "Розыгрыш: каждый игрок теряет весь свой янтарь.",
        "Розіграш: кожен гравець утрачає весь свій бурштин.",
    ),
    (
        play(
            lasting(grants(CREATURE, add(CANNOT_REAP)), until=THIS_TURN),
            lasting(grants(FRIENDLY & CREATURE, add(POWER, 2)), until=THIS_TURN),
            lasting(grants(ENEMY & CREATURE, add(SKIRMISH)), until=THIS_TURN),
        ),
        "Play: For the remainder of the turn, creatures cannot reap, friendly creatures get +2 power, and "
        "enemy creatures gain skirmish.",
        "Розыгрыш: до конца хода существ нельзя использовать для сбора, дружественные существа получают +2 к "
        "силе, а вражеские существа получают «Засаду».",
        "Розіграш: до кінця ходу істот не можна використовувати для збору, дружні істоти отримують +2 до "
        "сили, а ворожі істоти отримують «Засідку».",
    ),
    (
        play(
            lasting(grants(CREATURE, add(CANNOT_REAP)), until=THIS_TURN),
            lasting(grants(FRIENDLY & CREATURE, add(POWER, 2)), until=THEIR_NEXT_TURN),
        ),
        "Play: For the remainder of the turn, creatures cannot reap. Until the end of your opponent's next "
        "turn, friendly creatures get +2 power.",
        "Розыгрыш: до конца хода существ нельзя использовать для сбора. До конца следующего хода соперника "
        "дружественные существа получают +2 к силе.",
        "Розіграш: до кінця ходу істот не можна використовувати для збору. До кінця наступного ходу "
        "суперника дружні істоти отримують +2 до сили.",
    ),
    (
        grants(FRIENDLY & CREATURE, add(POWER, 2), add(IGNORES_TAUNT)),
        "Friendly creatures get +2 power and ignore taunt when attacking.",
        "Дружественные существа получают +2 к силе и при атаке игнорируют «Провокацию».",
        "Дружні істоти отримують +2 до сили й під час атаки ігнорують «Провокацію».",
    ),
]


@pytest.mark.parametrize(("ability", "english", "russian", "ukrainian"), SHAPES)
def test_a_shape_of_abilities(ability: Ability, english: str, russian: str, ukrainian: str) -> None:
    told = tuple(describe(catalogue(language, GAME), SPEAKER, (ability,)) for language in LANGUAGES)
    assert told == (english, russian, ukrainian)


def test_players_are_told_apart_where_not_each_has_to_do_with_their_own() -> None:
    ability = play(Lose(YOUR_AMBER), Lose(YOUR_AMBER, Whose.OPPONENT))
    text = "Play: Lose all your æmber. Your opponent loses all your æmber."
    assert describe(catalogue("en", GAME), SPEAKER, (ability,)) == text


def test_what_speaks_is_told_by_its_kind() -> None:
    ability = play(ready(SELF))
    assert describe(catalogue("ru", GAME), "troll", (ability,)) == "Розыгрыш: подготовьте это существо."
    assert describe(catalogue("ru", GAME), "cannon", (ability,)) == "Розыгрыш: подготовьте эту карту."
    assert describe(catalogue("uk", GAME), "troll", (ability,)) == "Розіграш: підготуйте цю істоту."
    assert describe(catalogue("en", GAME), "cannon", (ability,)) == "Play: Ready this card."
