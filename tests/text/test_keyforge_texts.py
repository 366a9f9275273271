"""Rules texts of KeyForge cards from their scripts: all kinds of abilities, simple and hard ones."""

import pytest

import deckwright as dw
from deckwright.text import LANGUAGES, Speaker
from deckwright.text.catalogue import game_folder
from deckwright.text.own import own_texts
from tests.support.duel import Duel
from tests.text.support import check_sentence, in_every_language

GAME = dw.game("keyforge")
OWN_TEXTS = own_texts(game_folder(GAME))

TEXTS = {
    # Headings, and numbers beside nouns.
    "anger": (
        "Play: Ready a friendly creature and fight with it.",
        "Розыгрыш: подготовьте дружественное существо и начните им бой.",
        "Розіграш: підготуйте дружню істоту й почніть нею бій.",
    ),
    "truebaru": (
        "To play this card, lose 3 æmber.\nDestroyed: Gain 5 æmber.",
        "Чтобы разыграть эту карту, потеряйте 3 янтаря.\nУничтожен: получите 5 янтаря.",
        "Щоб розіграти цю карту, утратьте 3 бурштину.\nЗнищено: отримайте 5 бурштину.",
    ),
    "three-fates": (
        "Play: Destroy the three most powerful creatures.",
        "Розыгрыш: уничтожьте трёх самых сильных существ.",
        "Розіграш: знищте трьох найсильніших істот.",
    ),
    "zyzzix-the-many": (
        "Fight/Reap: You may reveal a creature from your hand; if you do, archive it and give Zyzzix the "
        "Many three +1 power counters.",
        "Бой/Сбор: вы можете раскрыть существо с руки; если вы это сделали, положите его в архив и дайте "
        "«Зиззиксу Бесчисленному» 3 жетона силы.",
        "Бій/Збір: ви можете відкрити істоту з руки; якщо ви це зробили, покладіть її в архів і дайте "
        "«Зіззіксові Незліченному» 3 жетони сили.",
    ),
    "wretched-doll": (
        "Action: If there is a card with a doom counter, destroy each creature with a doom counter; "
        "otherwise, give a creature a doom counter.",
        "Действие: если в игре есть карта с жетоном рока, уничтожьте всех существ с жетоном рока, иначе "
        "дайте существу жетон рока.",
        "Дія: якщо в грі є карта із жетоном приречення, знищте всіх істот із жетоном приречення, інакше "
        "дайте істоті жетон приречення.",
    ),
    # Damage: splash, armour, several at once, over and over.
    "booby-trap": (
        "Play: Deal 4 damage to a creature not on a flank, with 2 splash.",
        "Розыгрыш: нанесите существу не на фланге 4 урона с разбросом 2.",
        "Розіграш: завдайте істоті не на фланзі 4 шкоди з розкидом 2.",
    ),
    "qyxxlyx-plague-master": (
        "Fight/Reap: Deal 3 damage to each Human creature, ignoring armour.",
        "Бой/Сбор: нанесите 3 урона каждому существу с атрибутом «человек», невзирая на броню.",
        "Бій/Збір: завдайте 3 шкоди кожній істоті з ознакою «людина», незважаючи на броню.",
    ),
    "positron-bolt": (
        "Play: Choose a creature on a flank, a neighbour of it, and the other neighbour of that neighbour. "
        "Deal 3, 2 and 1 damage to them respectively.",
        "Розыгрыш: выберите существо на фланге, его соседа и другого соседа этого соседа. Нанесите им 3, 2 "
        "и 1 урон соответственно.",
        "Розіграш: оберіть істоту на фланзі, її сусіда та іншого сусіда цього сусіда. Завдайте їм 3, 2 і 1 "
        "шкоди відповідно.",
    ),
    "first-blood": (
        "Play: Deal 1 damage to a creature twice for each friendly Brobnar creature (choose anew each time).",
        "Розыгрыш: нанесите 2 урона за каждое дружественное существо Бробнара, как угодно распределив урон "
        "между существами.",
        "Розіграш: завдайте 2 шкоди за кожну дружню істоту Бробнару, розподіливши шкоду між істотами на "
        "свій розсуд.",
    ),
    # Places: whose hand, deck and pile; a zone as a whole.
    "igon-the-terrible": (
        "Play: If there are no copies of Igon the Green among your purged cards, destroy Igon the "
        "Terrible.\n"
        "Fight: Steal 1 æmber.",
        "Розыгрыш: если среди ваших изгнанных карт нет копий «Игона Зелёного», уничтожьте «Игона "
        "Грозного».\n"
        "Бой: украдите 1 янтарь.",
        "Розіграш: якщо серед ваших вигнаних карт немає копій «Ігона Зеленого», знищте «Ігона Грізного».\n"
        "Бій: украдіть 1 бурштин.",
    ),
    "hysteria": (
        "Play: Return each creature to its owner's hand.",
        "Розыгрыш: верните всех существ на руки владельцев.",
        "Розіграш: поверніть усіх істот до рук власників.",
    ),
    "help-from-future-self": (
        "Play: Look through your deck. You may reveal a copy of Timetraveller from your deck or your "
        "discard pile and put it into your hand. Shuffle your deck. Shuffle your discard pile into your "
        "deck.",
        "Розыгрыш: просмотрите свою колоду. Вы можете раскрыть копию «Путешественника во времени» из "
        "колоды или стопки сброса и взять её на руку. Перемешайте колоду. Замешайте свою стопку сброса в "
        "колоду.",
        "Розіграш: перегляньте свою колоду. Ви можете відкрити копію «Мандрівника в часі» з колоди або "
        "скиду й узяти її до руки. Перемішайте колоду. Замішайте свій скид у колоду.",
    ),
    "screaming-cave": (
        "Action: Shuffle your hand and your discard pile into your deck.",
        "Действие: замешайте свою руку и стопку сброса в колоду.",
        "Дія: замішайте свою руку та скид у колоду.",
    ),
    "key-abduction": (
        "Play: Return each Mars creature to its owner's hand. You may forge a key at current cost plus X "
        "æmber, where X is 9 minus the number of cards in your hand.",
        "Розыгрыш: верните всех существ Марса на руки владельцев. Вы можете сковать ключ по текущей цене "
        "плюс Х янтаря, где Х — 9 минус число карт на вашей руке.",
        "Розіграш: поверніть усіх істот Марса до рук власників. Ви можете викувати ключ за поточною ціною "
        "плюс Х бурштину, де Х — 9 мінус кількість карт у вашій руці.",
    ),
    "infomancer": (
        "Play: Graft an action card from your hand onto this creature.\n"
        "Reap: Resolve the “Play:” ability of an action card grafted onto this creature.",
        "Розыгрыш: имплантируйте карту действия с руки в это существо.\n"
        "Сбор: примените «Розыгрыш» карты действия, имплантированной сюда.",
        "Розіграш: імплантуйте карту дії з руки в цю істоту.\n"
        "Збір: застосуйте «Розіграш» карти дії, імплантованої сюди.",
    ),
    # What the step before did: «this way», «it», «among them».
    "cleansing-wave": (
        "Play: Heal 1 damage from each creature. Gain 1 æmber for each creature healed this way.",
        "Розыгрыш: снимите 1 урон с каждого существа. Получите 1 янтарь за каждое вылеченное таким образом "
        "существо.",
        "Розіграш: зніміть 1 шкоду з кожної істоти. Отримайте 1 бурштин за кожну зцілену в такий спосіб "
        "істоту.",
    ),
    "hecatomb": (
        "Play: Destroy each Dis creature. Gain 1 æmber for each friendly card among them. Your opponent "
        "gains 1 æmber for each enemy card among them.",
        "Розыгрыш: уничтожьте всех существ Диса. Каждый игрок получает 1 янтарь за каждое своё существо "
        "среди них.",
        "Розіграш: знищте всіх істот Діса. Кожен гравець отримує 1 бурштин за кожну свою істоту серед них.",
    ),
    "gongoozle": (
        "Play: Deal 3 damage to a creature. If this damage does not destroy it, discard a random card from "
        "its owner's hand.",
        "Розыгрыш: нанесите 3 урона существу. Если этот урон не уничтожил существо, сбросьте случайную "
        "карту с руки его владельца.",
        "Розіграш: завдайте 3 шкоди істоті. Якщо ця шкода не знищила істоти, скиньте випадкову карту з "
        "руки її власника.",
    ),
    "yxilo-bolter": (
        "Fight/Reap: Deal 2 damage to a creature. If this damage destroys it, purge it.",
        "Бой/Сбор: нанесите 2 урона существу. Если этот урон уничтожил существо, изгоните его.",
        "Бій/Збір: завдайте 2 шкоди істоті. Якщо ця шкода знищила істоту, виженіть її.",
    ),
    "sound-the-horns": (
        "Play: Discard cards from the top of your deck until you discard a Brobnar creature or run out of "
        "cards. If you discarded a Brobnar creature this way, put it into your hand.",
        "Розыгрыш: сбрасывайте карты с верха своей колоды, пока не сбросите существо Бробнара или колода "
        "не кончится. Если вы сбросили существо Бробнара, возьмите его на руку.",
        "Розіграш: скидайте карти з верху своєї колоди, поки не скинете істоту Бробнару або поки колода не "
        "скінчиться. Якщо ви скинули істоту Бробнару, візьміть її до руки.",
    ),
    "vespilon-theorist": (
        "Reap: Choose a house. Reveal the top card of your deck. If that card is of that house, archive it "
        "and gain 1 æmber; otherwise, discard it.",
        "Сбор: выберите дом. Раскройте верхнюю карту своей колоды. Если это карта этого дома, положите её "
        "в архив и получите 1 янтарь, иначе сбросьте её.",
        "Збір: оберіть дім. Відкрийте верхню карту своєї колоди. Якщо це карта цього дому, покладіть її в "
        "архів і отримайте 1 бурштин, інакше скиньте її.",
    ),
    # Choices kept for later, one thing or another, as often as it goes.
    "guardian-demon": (
        "Play/Fight/Reap: Choose a creature. Heal up to 2 damage from it. If you do, deal that much damage "
        "to another creature.",
        "Розыгрыш/Бой/Сбор: выберите существо. Снимите с него до 2 урона. Если вы это сделали, нанесите "
        "столько же урона другому существу.",
        "Розіграш/Бій/Збір: оберіть істоту. Зніміть із неї до 2 шкоди. Якщо ви це зробили, завдайте "
        "стільки ж шкоди іншій істоті.",
    ),
    "vigor": (
        "Play: Heal up to 3 damage from a creature. If 3 damage is healed this way, gain 1 æmber.",
        "Розыгрыш: снимите до 3 урона с существа. Если таким образом снято 3 урона, получите 1 янтарь.",
        "Розіграш: зніміть до 3 шкоди з істоти. Якщо в такий спосіб знято 3 шкоди, отримайте 1 бурштин.",
    ),
    "champion-s-challenge": (
        "Play: Choose the most powerful enemy creature. Destroy each other enemy creature. Choose the most "
        "powerful friendly creature. Destroy each other friendly creature. Ready a friendly creature and "
        "fight with it.",
        "Розыгрыш: выберите самое сильное вражеское существо. Уничтожьте всех других вражеских существ. "
        "Выберите самое сильное дружественное существо. Уничтожьте всех других дружественных существ. "
        "Подготовьте дружественное существо и начните им бой.",
        "Розіграш: оберіть найсильнішу ворожу істоту. Знищте всіх інших ворожих істот. Оберіть найсильнішу "
        "дружню істоту. Знищте всіх інших дружніх істот. Підготуйте дружню істоту й почніть нею бій.",
    ),
    "pain-reaction": (
        "Play: Deal 2 damage to an enemy creature. If this damage destroys it, deal 2 damage to each "
        "creature that was its neighbour.",
        "Розыгрыш: нанесите 2 урона вражескому существу. Если этот урон уничтожил существо, нанесите 2 "
        "урона каждому, кто был его соседом.",
        "Розіграш: завдайте 2 шкоди ворожій істоті. Якщо ця шкода знищила істоту, завдайте 2 шкоди кожній, "
        "що стояла поруч із нею.",
    ),
    "ozmo-martianologist": (
        "Fight/Reap: Choose one: heal 3 damage from a Mars creature or stun a Mars creature.",
        "Бой/Сбор: выберите одно: снимите 3 урона с существа Марса или оглушите существо Марса.",
        "Бій/Збір: оберіть одне: зніміть 3 шкоди з істоти Марса або оглушіть істоту Марса.",
    ),
    "neutron-shark": (
        "Play/Fight/Reap: Destroy an enemy creature or artifact and a friendly creature or artifact. "
        "Discard the top card of your deck. If it is not a Logos card and Neutron Shark is still in play, "
        "repeat this.",
        "Розыгрыш/Бой/Сбор: уничтожьте вражеское существо или артефакт и дружественное существо или "
        "артефакт. Сбросьте верхнюю карту своей колоды. Если это карта не Логоса и «Нейтронная акула» ещё "
        "в игре, повторите всё это.",
        "Розіграш/Бій/Збір: знищте ворожу істоту або артефакт і дружню істоту або артефакт. Скиньте верхню "
        "карту своєї колоди. Якщо це карта не Логосу й «Нейтронна акула» ще в грі, повторіть усе це.",
    ),
    # Events that are waited for, and what takes their place.
    "overlord-greking": (
        "Each time an enemy creature is destroyed fighting this creature, put it into play under your "
        "control.",
        "Каждый раз, когда вражеское существо уничтожается в бою с «Владыкой Грекингом», поместите "
        "уничтоженное существо в игру под свой контроль.",
        "Щоразу, коли ворожу істоту знищують у бою з «Повелителем Грекінгом», помістіть знищену істоту в "
        "гру під свій контроль.",
    ),
    "pile-of-skulls": (
        "During your turn, each time an enemy creature is destroyed, a friendly creature captures 1 æmber.",
        "В ваш ход каждый раз, когда уничтожается вражеское существо, дружественное существо захватывает "
        "1 янтарь.",
        "У ваш хід щоразу, коли знищують ворожу істоту, дружня істота захоплює 1 бурштин.",
    ),
    "rogue-ogre": (
        "At the end of your turn, if you have played exactly 1 card this turn, heal 2 damage from this "
        "creature and capture 1 æmber.",
        "В конце вашего хода: если вы разыграли в этот ход ровно 1 карту, снимите 2 урона с этого существа "
        "и захватите 1 янтарь.",
        "Наприкінці вашого ходу: якщо ви розіграли цього ходу рівно 1 карту, зніміть 2 шкоди із цієї "
        "істоти й захопіть 1 бурштин.",
    ),
    "jehu-the-bureaucrat": (
        "Each time you choose your active house, if it is Sanctum, gain 2 æmber.",
        "Каждый раз, когда вы выбираете активным дом Санктум, получите 2 янтаря.",
        "Щоразу, коли ви обираєте активним дім Санктум, отримайте 2 бурштину.",
    ),
    "evasion-sigil": (
        "Before a creature fights, the player who controls it discards the top card of their deck. If that "
        "card is of the active house, the fight does not take place.",
        "Перед тем как существо начнёт бой, сбросьте верхнюю карту колоды того, кто его контролирует. Если "
        "это карта активного дома, бой не состоится.",
        "Перед тим як істота починає бій, гравець, який її контролює, скидає верхню карту своєї колоди. "
        "Якщо це карта активного дому, бій не відбувається.",
    ),
    "the-sting": (
        "You skip your “forge a key” step.\n"
        "You get all æmber that your opponent spends on keys.\n"
        "Action: Destroy this card.",
        "Вы пропускаете этап «Сковать ключ».\n"
        "Вы получаете весь янтарь, который соперник тратит на ключи.\n"
        "Действие: уничтожьте эту карту.",
        "Ви пропускаєте етап «Викувати ключ».\n"
        "Ви отримуєте весь бурштин, який суперник витрачає на ключі.\n"
        "Дія: знищте цю карту.",
    ),
    "armageddon-cloak": (
        "This creature gains hazardous 2.\nWhen this creature would be destroyed, instead fully heal this "
        "creature. Destroy Armageddon Cloak.",
        "Это существо получает «Опасный: 2».\nКогда это существо должны уничтожить, вместо этого полностью "
        "вылечите его и уничтожьте «Плащ Армагеддона».",
        "Ця істота отримує «Небезпеку: 2».\nКоли мають знищити цю істоту, натомість повністю зціліть її й "
        "знищте «Плащ Армагеддону».",
    ),
    # Continuous effects: on cards, on players, on one's own card.
    "flame-wreathed": (
        "This creature gets +2 power and gains hazardous 2.",
        "Это существо получает +2 к силе и «Опасный: 2».",
        "Ця істота отримує +2 до сили й «Небезпеку: 2».",
    ),
    "gizelhart-s-zealot": (
        "This creature enters play ready and enraged.",
        "Это существо входит в игру подготовленным и разъярённым.",
        "Ця істота входить у гру готовою й розлюченою.",
    ),
    "niffle-ape": (
        "When attacking, this creature ignores taunt and elusive.",
        "Это существо при атаке игнорирует «Провокацию» и «Неуловимый».",
        "Ця істота під час атаки ігнорує «Провокацію» й «Невловність».",
    ),
    "valdr": (
        "When this creature attacks an enemy creature on a flank, it deals +2 damage.",
        "Когда это существо атакует вражеское существо на фланге, оно наносит на 2 урона больше.",
        "Коли ця істота атакує ворожу істоту на фланзі, вона завдає на 2 шкоди більше.",
    ),
    "staunch-knight": (
        "While this creature is on a flank, it gets +2 power.",
        "Пока это существо на фланге, оно получает +2 к силе.",
        "Поки ця істота на фланзі, вона отримує +2 до сили.",
    ),
    "iron-obelisk": (
        "Your opponent's keys cost +1 æmber for each damaged friendly Brobnar creature.",
        "Ключи соперника стоят на 1 янтарь больше за каждое повреждённое дружественное существо Бробнара.",
        "Ключі суперника коштують на 1 бурштин більше за кожну ушкоджену дружню істоту Бробнару.",
    ),
    "tentacus": (
        "During your opponent's turn, to use an artifact, they must pay you 1 æmber.",
        "Чтобы использовать артефакт в свой ход, соперник платит вам 1 янтарь.",
        "Щоб використати артефакт у свій хід, суперник платить вам 1 бурштин.",
    ),
    # Abilities that others gain.
    "phoenix-heart": (
        "This creature gains “Destroyed: Return this creature to its owner's hand. Deal 3 damage to each "
        "creature.”",
        "Это существо получает способность «Уничтожен: верните это существо на руку владельца. Нанесите "
        "3 урона каждому существу».",
        "Ця істота отримує здібність «Знищено: поверніть цю істоту до руки власника. Завдайте 3 шкоди "
        "кожній істоті».",
    ),
    "transposition-sandals": (
        "This creature gains “Action: Swap this creature with another friendly creature. For the remainder "
        "of the turn, you may use that creature as if it were of the active house.”",
        "Это существо получает способность «Действие: поменяйте местами это существо и другое "
        "дружественное существо. До конца хода то существо можно использовать независимо от активного "
        "дома».",
        "Ця істота отримує здібність «Дія: поміняйте місцями цю істоту та іншу дружню істоту. До кінця "
        "ходу ту істоту можна використовувати незалежно від активного дому».",
    ),
    "lost-in-the-woods": (
        "Play: Choose two friendly creatures and two enemy creatures. Shuffle them into their owners' decks.",
        "Розыгрыш: выберите двух дружественных существ и двух вражеских существ. Замешайте их в колоды "
        "владельцев.",
        "Розіграш: оберіть двох дружніх істот і двох ворожих істот. Замішайте їх у колоди власників.",
    ),
    # What lasts.
    "control-the-weak": (
        "Play: Choose a house on your opponent's identity card. During your opponent's next turn, they "
        "must choose that house as their active house.",
        "Розыгрыш: выберите дом с карты архонта соперника. В свой следующий ход соперник должен выбрать "
        "этот дом активным.",
        "Розіграш: оберіть дім із карти архонта суперника. У свій наступний хід суперник мусить обрати цей "
        "дім активним.",
    ),
    "rhetor-gallim": (
        "Play: During your opponent's next turn, their keys cost +3 æmber.\nReap: You may exalt this "
        "creature; if you do, during your opponent's next turn, their keys cost +3 æmber.",
        "Розыгрыш: в свой следующий ход соперник платит за ключи на 3 янтаря больше.\nСбор: вы можете "
        "возвысить это существо; если вы это сделали, в свой следующий ход соперник платит за ключи на 3 "
        "янтаря больше.",
        "Розіграш: у свій наступний хід суперник платить за ключі на 3 бурштину більше.\nЗбір: ви можете "
        "звеличити цю істоту; якщо ви це зробили, у свій наступний хід суперник платить за ключі на 3 "
        "бурштину більше.",
    ),
    "blypyp": (
        "Reap: The next Mars creature you play this turn enters play ready.",
        "Сбор: следующее существо Марса, которое вы разыграете в этот ход, войдёт в игру подготовленным.",
        "Збір: наступна істота Марса, яку ви розіграєте цього ходу, увійде в гру готовою.",
    ),
    "ragnarok": (
        "Play: For the remainder of the turn, creatures cannot reap, and each time a friendly creature "
        "fights, gain 1 æmber. At the end of this turn, destroy each creature.",
        "Розыгрыш: до конца хода существ нельзя использовать для сбора, а каждый раз, когда "
        "дружественное существо бьётся, получите 1 янтарь. В конце этого хода уничтожьте всех существ.",
        "Розіграш: до кінця ходу істот не можна використовувати для збору, а щоразу, коли "
        "дружня істота б’ється, отримайте 1 бурштин. Наприкінці цього ходу знищте всіх істот.",
    ),
    # What befalls each player is said once; so is what follows a trigger.
    "doorstep-to-heaven": (
        "Play: Each player loses all but 5 of their æmber.",
        "Розыгрыш: каждый игрок теряет весь свой янтарь, кроме 5.",
        "Розіграш: кожен гравець утрачає весь свій бурштин, крім 5.",
    ),
    "effervescent-principle": (
        "Play: Each player loses half of their æmber, rounding down. Gain 1 chain.",
        "Розыгрыш: каждый игрок теряет половину своего янтаря с округлением вниз. Получите 1 цепь.",
        "Розіграш: кожен гравець утрачає половину свого бурштину з округленням униз. Отримайте 1 ланцюг.",
    ),
    "binate-rupture": (
        "Play: Each player gains as much æmber as they have.",
        "Розыгрыш: каждый игрок получает столько янтаря, сколько у него есть.",
        "Розіграш: кожен гравець отримує стільки бурштину, скільки він має.",
    ),
    "shatter-storm": (
        "Play: Lose all your æmber. Your opponent loses 3 times that much æmber.",
        "Розыгрыш: потеряйте весь свой янтарь. Соперник теряет втрое больше янтаря.",
        "Розіграш: утратьте весь свій бурштин. Суперник утрачає втричі більше бурштину.",
    ),
    "hapsis": (
        "Each time an enemy creature is destroyed fighting this creature, ward Hapsis. Draw a card.",
        "Каждый раз, когда вражеское существо уничтожается в бою с «Хепсисом», защитите «Хепсиса» и "
        "возьмите карту.",
        "Щоразу, коли ворожу істоту знищують у бою з «Гепсісом», захистіть «Гепсіса» й візьміть карту.",
    ),
    "stealer-of-souls": (
        "Each time an enemy creature is destroyed fighting this creature, purge it. Gain 1 æmber.",
        "Каждый раз, когда вражеское существо уничтожается в бою с «Похитителем душ», изгоните "
        "уничтоженное существо и получите 1 янтарь.",
        "Щоразу, коли ворожу істоту знищують у бою з «Викрадачем душ», виженіть знищену істоту й отримайте "
        "1 бурштин.",
    ),
    "pocket-universe": (
        "When forging keys, you may also spend the æmber on this card.\n"
        "Action: Move 1 æmber from your pool to this card.",
        "Вы можете тратить янтарь с этой карты, как если бы он был в вашем личном запасе.\n"
        "Действие: переместите 1 янтарь из своего личного запаса на эту карту.",
        "Ви можете витрачати бурштин із цієї карти так, ніби він у вашому особистому запасі.\n"
        "Дія: перемістіть 1 бурштин зі свого особистого запасу на цю карту.",
    ),
    "sneklifter": (
        "Play: Take control of an enemy artifact. While you control it and it is not of one of your three "
        "houses, it belongs to house Shadows.",
        "Розыгрыш: возьмите под контроль вражеский артефакт. Пока вы контролируете его и он не принадлежит "
        "ни одному из ваших трёх домов, он принадлежит дому Тени.",
        "Розіграш: візьміть під контроль ворожий артефакт. Поки ви контролюєте його й він не належить "
        "жодному з ваших трьох домів, він належить дому Тіні.",
    ),
    # Conditions.
    "ghostly-hand": (
        "Play: If your opponent has exactly 1 æmber, steal 1 æmber.",
        "Розыгрыш: если у соперника ровно 1 янтарь, украдите 1 янтарь.",
        "Розіграш: якщо в суперника рівно 1 бурштин, украдіть 1 бурштин.",
    ),
    "the-grim-reaper": (
        "If there are 10 or more cards in your discard pile, this creature enters play ready.\n"
        "Reap: Choose an enemy creature and a friendly creature. Purge them.",
        "Если в вашей стопке сброса есть 10 или больше карт, это существо входит в игру подготовленным.\n"
        "Сбор: выберите вражеское существо и дружественное существо. Изгоните их.",
        "Якщо у вашому скиді є 10 або більше карт, ця істота входить у гру готовою.\n"
        "Збір: оберіть ворожу істоту й дружню істоту. Виженіть їх.",
    ),
    "mechabuoy": (
        "At the start of your turn, if the tide is high, gain 1 æmber.\n"
        "At the start of your opponent's turn, if the tide is low, your opponent gains 1 æmber.",
        "В начале вашего хода: если у вас прилив, получите 1 янтарь.\n"
        "В начале хода соперника: если у вас отлив, соперник получает 1 янтарь.",
        "На початку вашого ходу: якщо у вас приплив, отримайте 1 бурштин.\n"
        "На початку ходу суперника: якщо у вас відплив, суперник отримує 1 бурштин.",
    ),
    # One creature for all of it, where «for each» could be divided.
    "martian-hounds": (
        "Play: Choose a creature and give it two +1 power counters for each damaged creature.",
        "Розыгрыш: выберите существо и дайте ему 2 жетона силы за каждое повреждённое существо.",
        "Розіграш: оберіть істоту й дайте їй 2 жетони сили за кожну ушкоджену істоту.",
    ),
    "mothergun": (
        "Action: Reveal any number of Mars cards from your hand. Choose a creature and deal 1 damage to it "
        "for each card revealed this way.",
        "Действие: раскройте любое число карт Марса с руки. Выберите существо и нанесите ему 1 урон за "
        "каждую раскрытую таким образом карту.",
        "Дія: відкрийте будь-яку кількість карт Марса з руки. Оберіть істоту й завдайте їй 1 шкоди за "
        "кожну відкриту в такий спосіб карту.",
    ),
    "red-planet-ray-gun": (
        "This creature gains “Reap: Choose a creature and deal 1 damage to it for each Mars creature.”",
        "Это существо получает способность «Сбор: выберите существо и нанесите ему 1 урон за каждое "
        "существо Марса».",
        "Ця істота отримує здібність «Збір: оберіть істоту й завдайте їй 1 шкоди за кожну істоту Марса».",
    ),
    "phalanx-strike": (
        "Play: Choose a creature and deal 1 damage to it for each friendly creature. You may exalt a "
        "friendly creature and repeat this.",
        "Розыгрыш: выберите существо и нанесите ему 1 урон за каждое дружественное существо. Вы можете "
        "возвысить дружественное существо и повторить это.",
        "Розіграш: оберіть істоту й завдайте їй 1 шкоди за кожну дружню істоту. Ви можете звеличити дружню "
        "істоту й повторити це.",
    ),
    # Cards of others, as if they were yours.
    "poltergeist": (
        "Play: Use any artifact in play as if it were yours. Destroy it.",
        "Розыгрыш: используйте любой артефакт в игре, как если бы он был ваш. Уничтожьте его.",
        "Розіграш: використайте будь-який артефакт у грі так, ніби він ваш. Знищте його.",
    ),
    "nexus": (
        "Reap: Use an enemy artifact as if it were yours.",
        "Сбор: используйте вражеский артефакт, как если бы он был ваш.",
        "Збір: використайте ворожий артефакт так, ніби він ваш.",
    ),
    "replicator": (
        "Reap: Resolve the “Reap:” ability of another creature as if it were yours.",
        "Сбор: примените «Сбор» другого существа, как если бы оно было ваше.",
        "Збір: застосуйте «Збір» іншої істоти так, ніби вона ваша.",
    ),
    "lateral-shift": (
        "Play: Look at your opponent's hand. Play a card from your opponent's hand as if it were yours.",
        "Розыгрыш: посмотрите руку соперника. Разыграйте с неё карту, как если бы она была ваша.",
        "Розіграш: подивіться на руку суперника. Розіграйте з неї карту так, ніби вона ваша.",
    ),
    # The first of a turn.
    "speed-sigil": (
        "The first creature played each turn enters play ready.",
        "Первое существо, разыгранное за ход, входит в игру подготовленным.",
        "Перша істота, розіграна за хід, входить у гру готовою.",
    ),
    "treasure-map": (
        "Play: If this is the first card you have played this turn, gain 3 æmber. For the remainder of the "
        "turn, you cannot play cards.",
        "Розыгрыш: если это первая карта, которую вы разыграли в этот ход, получите 3 янтаря. До конца "
        "хода вы не можете разыгрывать карты.",
        "Розіграш: якщо це перша карта, яку ви розіграли цього ходу, отримайте 3 бурштину. До кінця ходу "
        "ви не можете розігрувати карти.",
    ),
    "rocket-boots": (
        "This creature gains “Fight/Reap: If this creature is used for the first time this turn, ready "
        "this creature.”",
        "Это существо получает способность «Бой/Сбор: если это существо использовано в этот ход впервые, "
        "подготовьте его».",
        "Ця істота отримує здібність «Бій/Збір: якщо цю істоту використано цього ходу вперше, підготуйте "
        "її».",
    ),
    # Two places under «all».
    "troop-call": (
        "Play: Return each friendly Niffle creature from play and your discard pile to its owner's hand.",
        "Розыгрыш: верните всех дружественных существ с атрибутом «нюхль» из игры и своей стопки сброса на "
        "руки владельцев.",
        "Розіграш: поверніть усіх дружніх істот з ознакою «ніфл» із гри та свого скиду до рук власників.",
    ),
    "niffle-kong": (
        "Play: Look through your deck. Reveal any number of Niffle creatures from your deck and your "
        "discard pile and put them into your hand. Shuffle your deck.\nFight/Reap: You may destroy a "
        "friendly Niffle creature; if you do, deal 3 damage to a creature, steal 1 æmber and destroy an "
        "enemy artifact.",
        "Розыгрыш: просмотрите свою колоду. Раскройте любое число существ с атрибутом «нюхль» из колоды и "
        "стопки сброса и возьмите их на руку. Перемешайте колоду.\nБой/Сбор: вы можете уничтожить "
        "дружественное существо с атрибутом «нюхль»; если вы это сделали, нанесите 3 урона существу, "
        "украдите 1 янтарь и уничтожьте вражеский артефакт.",
        "Розіграш: перегляньте свою колоду. Відкрийте будь-яку кількість істот з ознакою «ніфл» із колоди "
        "та скиду й візьміть їх до руки. Перемішайте колоду.\nБій/Збір: ви можете знищити дружню істоту з "
        "ознакою «ніфл»; якщо ви це зробили, завдайте 3 шкоди істоті, украдіть 1 бурштин і знищте ворожий "
        "артефакт.",
    ),
    # Which card is meant.
    "reassembling-automaton": (
        "When this creature would be destroyed, if there is another friendly creature, instead fully heal "
        "Reassembling Automaton, exhaust it and move it to a flank of its controller's battle line.",
        "Когда это существо должны уничтожить и в игре есть другое дружественное существо, вместо этого "
        "полностью вылечите «Самосборного автоматона», поверните его и переместите на фланг боевой линии.",
        "Коли мають знищити цю істоту й у грі є інша дружня істота, натомість повністю зціліть "
        "«Самозбірного автоматона», виснажте його й перемістіть на фланг бойової лінії.",
    ),
    "ghostform": (
        "This creature gains invulnerable.\nThis creature gains “Fight/Reap: Archive Ghostform.”",
        "Это существо получает «Неуязвимый».\n"
        "Это существо получает способность «Бой/Сбор: положите „Призрачный облик“ в архив».",
        "Ця істота отримує «Невразливість».\n"
        "Ця істота отримує здібність «Бій/Збір: покладіть „Примарну подобу“ в архів».",
    ),
    "creed-of-nurture": (
        "Omni: Sacrifice this card. If you do, reveal a creature from your hand; if you do, choose a "
        "creature in play; for the remainder of the turn, it gains the text of the revealed creature.",
        "Омни: принесите в жертву эту карту. Если вы это сделали, раскройте существо с руки и выберите "
        "существо в игре: до конца хода оно получает текст раскрытого существа.",
        "Омні: принесіть у жертву цю карту. Якщо ви це зробили, відкрийте істоту з руки й оберіть істоту в "
        "грі: до кінця ходу вона отримує текст відкритої істоти.",
    ),
    "soft-landing": (
        "Play: The next creature or artifact you play this turn enters play ready.",
        "Розыгрыш: следующее существо или артефакт, которые вы разыграете в этот ход, войдут в игру "
        "подготовленными.",
        "Розіграш: наступна істота або артефакт, які ви розіграєте цього ходу, увійдуть у гру готовими.",
    ),
    # What players may do with cards, or not.
    "grommid": (
        "You cannot play creatures.\nEach time an enemy creature is destroyed fighting this creature, your "
        "opponent loses 1 æmber.",
        "Вы не можете разыгрывать существ.\nКаждый раз, когда вражеское существо уничтожается в бою с "
        "«Громмидом», соперник теряет 1 янтарь.",
        "Ви не можете розігрувати істот.\nЩоразу, коли ворожу істоту знищують у бою з «Громмідом», "
        "суперник утрачає 1 бурштин.",
    ),
    "lifeward": (
        "Omni: Sacrifice this card. During your opponent's next turn, they cannot play creatures.",
        "Омни: принесите в жертву эту карту. В свой следующий ход соперник не может разыгрывать существ.",
        "Омні: принесіть у жертву цю карту. У свій наступний хід суперник не може розігрувати істот.",
    ),
    "phase-shift": (
        "Play: You may play one non-Logos card this turn, whatever the active house is.",
        "Розыгрыш: в этот ход вы можете разыграть одну карту не Логоса независимо от активного дома.",
        "Розіграш: цього ходу ви можете розіграти одну карту не Логосу незалежно від активного дому.",
    ),
    "combat-pheromones": (
        "Omni: Sacrifice this card. You may use up to two other friendly Mars cards this turn as if they "
        "were of the active house.",
        "Омни: принесите в жертву эту карту. В этот ход вы можете использовать до двух других "
        "дружественных карт Марса независимо от активного дома.",
        "Омні: принесіть у жертву цю карту. Цього ходу ви можете використати до двох інших дружніх карт "
        "Марса незалежно від активного дому.",
    ),
    "customs-office": (
        "To play an artifact, your opponent must pay you 1 æmber.",
        "Чтобы разыграть артефакт, соперник платит вам 1 янтарь.",
        "Щоб розіграти артефакт, суперник платить вам 1 бурштин.",
    ),
    "fogbank": (
        "Play: During your opponent's next turn, they cannot use creatures to fight.",
        "Розыгрыш: в свой следующий ход соперник не может использовать существ для боя.",
        "Розіграш: у свій наступний хід суперник не може використовувати істот для бою.",
    ),
    "foggify": (
        "Play: During your opponent's next turn, they cannot use creatures to fight.",
        "Розыгрыш: в свой следующий ход соперник не может использовать существ для боя.",
        "Розіграш: у свій наступний хід суперник не може використовувати істот для бою.",
    ),
    "horseman-of-war": (
        "Play: For the remainder of the turn, friendly creatures may fight, whatever the active house is, "
        "and they can be used only to fight.",
        "Розыгрыш: до конца хода дружественные существа могут биться независимо от активного дома, но "
        "использовать их можно только для боя.",
        "Розіграш: до кінця ходу дружні істоти можуть битися незалежно від активного дому, але "
        "використовувати їх можна лише для бою.",
    ),
    "mack-the-knife": (
        "You may use this creature as if it were of the active house.\n"
        "Action: Deal 1 damage to a creature. If this damage destroys it, gain 1 æmber.",
        "Это существо можно использовать независимо от активного дома.\n"
        "Действие: нанесите 1 урон существу. Если этот урон уничтожил существо, получите 1 янтарь.",
        "Цю істоту можна використовувати незалежно від активного дому.\n"
        "Дія: завдайте 1 шкоди істоті. Якщо ця шкода знищила істоту, отримайте 1 бурштин.",
    ),
    "tireless-crocag": (
        "This creature cannot reap, and you may use it as if it were of the active house.\nIf there are no "
        "enemy creatures, destroy Tireless Crocag.",
        "Это существо нельзя использовать для сбора, но его можно использовать независимо от активного "
        "дома.\nЕсли в игре нет вражеских существ, уничтожьте «Неутомимого Крокага».",
        "Цю істоту не можна використовувати для збору, але її можна використовувати незалежно від "
        "активного дому.\nЯкщо в грі немає ворожих істот, знищте «Невтомного Крокага».",
    ),
    "auto-legionary": (
        "Action: Move this card to a flank of its controller's battle line.\n"
        "While this card is a creature, it gets +5 power, and you may use it as if it were of the active "
        "house.",
        "Действие: переместите эту карту на фланг боевой линии.\n"
        "Пока эта карта — существо, она получает +5 к силе, и её можно использовать независимо от "
        "активного дома.",
        "Дія: перемістіть цю карту на фланг бойової лінії.\n"
        "Поки ця карта — істота, вона отримує +5 до сили, і її можна використовувати незалежно від "
        "активного дому.",
    ),
    # Orders on one object; the creature that is fought.
    "bigtwig": (
        "This creature can fight only stunned creatures.\nReap: Stun and exhaust a creature.",
        "Это существо может биться только с оглушёнными существами.\nСбор: оглушите и поверните существо.",
        "Ця істота може битися лише з оглушеними істотами.\nЗбір: оглушіть і виснажте істоту.",
    ),
    "irestaff": (
        "Action: Enrage a creature and give it a +1 power counter.",
        "Действие: разъярите существо и дайте ему жетон силы.",
        "Дія: розлютіть істоту й дайте їй жетон сили.",
    ),
    "mugwump": (
        "Each time an enemy creature is destroyed fighting this creature, fully heal Mugwump and give it a "
        "+1 power counter.",
        "Каждый раз, когда вражеское существо уничтожается в бою с «Магвампом», полностью вылечите "
        "«Магвампа» и дайте ему жетон силы.",
        "Щоразу, коли ворожу істоту знищують у бою з «Магвампом», повністю зціліть «Магвампа» й дайте йому "
        "жетон сили.",
    ),
    "zorg": (
        "This creature enters play stunned.\n"
        "Before Fight: Stun the attacked creature and each of its neighbours.",
        "Это существо входит в игру оглушённым.\n"
        "Перед боем: оглушите атакованное существо и всех его соседей.",
        "Ця істота входить у гру оглушеною.\nПеред боєм: оглушіть атаковану істоту й усіх її сусідів.",
    ),
    "lord-golgotha": (
        "Before Fight: Deal 3 damage to each of the attacked creature's neighbours.",
        "Перед боем: нанесите 3 урона каждому соседу атакованного существа.",
        "Перед боєм: завдайте 3 шкоди кожному сусідові атакованої істоти.",
    ),
    "symon": (
        "Fight: Put the attacked creature on top of its owner's deck.",
        "Бой: положите атакованное существо на верх колоды владельца.",
        "Бій: покладіть атаковану істоту на верх колоди власника.",
    ),
    # Steps by name, places told once, the opponent told once.
    "mother": (
        "During the “draw cards” step, you draw 1 card more than usual, normally up to 7.",
        "На этапе «Добрать карты» вы добираете на 1 карту больше, обычно до 7.",
        "На етапі «Добрати карти» ви добираєте на 1 карту більше, зазвичай до 7.",
    ),
    "hyde": (
        "Reap: If you control Velum, draw 2 cards; otherwise, draw a card.\n"
        "Destroyed: Archive a copy of Velum from your discard pile. If you do, archive Hyde.",
        "Сбор: если вы контролируете «Велум», возьмите 2 карты, иначе возьмите карту.\n"
        "Уничтожен: положите копию «Велум» из своей стопки сброса в архив. Если вы это сделали, положите "
        "«Хайда» в архив.",
        "Збір: якщо ви контролюєте «Велум», візьміть 2 карти, інакше візьміть карту.\n"
        "Знищено: покладіть копію «Велум» зі свого скиду в архів. Якщо ви це зробили, покладіть «Гайда» в "
        "архів.",
    ),
    "orb-of-wonder": (
        "Omni: Destroy this card. If you do, look through your deck, put a card from your deck into your "
        "hand if you like and shuffle your deck.",
        "Омни: уничтожьте эту карту. Если вы это сделали, просмотрите свою колоду, при желании возьмите из "
        "неё карту на руку и перемешайте колоду.",
        "Омні: знищте цю карту. Якщо ви це зробили, перегляньте свою колоду, за бажанням візьміть із неї "
        "карту до руки й перемішайте колоду.",
    ),
    "burn-the-stockpile": (
        "Play: If your opponent has 7 or more æmber, they lose 4 æmber.",
        "Розыгрыш: если у соперника 7 или больше янтаря, он теряет 4 янтаря.",
        "Розіграш: якщо в суперника 7 або більше бурштину, він утрачає 4 бурштину.",
    ),
    "interdimensional-graft": (
        "Play: During your opponent's next turn, each time they forge a key, they pay you all their æmber.",
        "Розыгрыш: каждый раз, когда соперник куёт ключ в свой следующий ход, он платит вам весь свой "
        "янтарь.",
        "Розіграш: щоразу, коли суперник кує ключ у свій наступний хід, він платить вам увесь свій бурштин.",
    ),
    "mass-abduction": (
        "Play: Put up to three damaged enemy creatures into your archive.",
        "Розыгрыш: положите до трёх повреждённых вражеских существ в свой архив.",
        "Розіграш: покладіть до трьох ушкоджених ворожих істот у свій архів.",
    ),
    # By name, where «this creature» could be another one.
    "eater-of-the-dead": (
        "Fight/Reap: Purge a creature from a discard pile. If you do, give Eater of the Dead a +1 power "
        "counter.",
        "Бой/Сбор: изгоните существо из стопки сброса. Если вы это сделали, дайте «Пожирателю мёртвых» "
        "жетон силы.",
        "Бій/Збір: виженіть істоту зі скиду. Якщо ви це зробили, дайте «Пожирачеві мерців» жетон сили.",
    ),
    "harland-mindlock": (
        "Play: Take control of an enemy creature on a flank until Harland Mindlock leaves play.",
        "Розыгрыш: возьмите под контроль вражеское существо на фланге, пока «Харланд Майндлок» не покинет "
        "игру.",
        "Розіграш: візьміть під контроль ворожу істоту на фланзі, доки «Гарланд Майндлок» не вийде з гри.",
    ),
    "library-access": (
        "Play: For the remainder of the turn, each time you play another card, draw a card. Purge Library "
        "Access.",
        "Розыгрыш: до конца хода каждый раз, когда вы разыгрываете другую карту, возьмите карту. Изгоните "
        "«Доступ в библиотеку».",
        "Розіграш: до кінця ходу щоразу, коли ви розігруєте іншу карту, візьміть карту. Виженіть «Доступ "
        "до бібліотеки».",
    ),
    "custom-virus": (
        "Omni: Sacrifice this card. Purge a creature from your hand. Destroy each creature that shares a "
        "trait with it.",
        "Омни: принесите в жертву эту карту. Изгоните существо с руки. Уничтожьте всех существ, у которых "
        "есть общий с ним атрибут.",
        "Омні: принесіть у жертву цю карту. Виженіть істоту з руки. Знищте всіх істот, які мають спільну з "
        "нею ознаку.",
    ),
    "tribune-pompitus": (
        "Friendly creatures get +2 power for each æmber on the same creature.\nBefore Fight: You may exalt "
        "this creature.",
        "Каждое дружественное существо получает +2 к силе за каждый янтарь на нём.\nПеред боем: вы можете "
        "возвысить это существо.",
        "Кожна дружня істота отримує +2 до сили за кожен бурштин на ній.\nПеред боєм: ви можете звеличити "
        "цю істоту.",
    ),
    "spectral-tunneler": (
        "Action: Choose a creature. For the remainder of the turn, it counts as being on a flank and gains "
        "“Reap: Draw a card.”",
        "Действие: выберите существо. До конца хода оно считается фланговым и получает способность «Сбор: "
        "возьмите карту».",
        "Дія: оберіть істоту. До кінця ходу вона вважається фланговою й отримує здібність «Збір: візьміть "
        "карту».",
    ),
    "witch-of-the-wilds": (
        "On each turn when the active house is not Untamed, you may play one Untamed card.",
        "В каждый ход, когда активный дом — не Неукротимые, вы можете разыграть одну карту Неукротимых.",
        "У кожен хід, коли активний дім — не Неприборкані, ви можете розіграти одну карту Неприборканих.",
    ),
}


@pytest.mark.parametrize("card", TEXTS)
def test_the_text_of_a_card(card: str) -> None:
    assert tuple(Speaker(language, GAME).card_text(card) for language in LANGUAGES) == TEXTS[card]


@in_every_language
def test_every_card_with_a_script_reads_well(language: str) -> None:
    speaker = Speaker(language, GAME)
    for card, abilities in GAME.cards.scripts.items():
        lines = speaker.card_text(card).splitlines()
        assert len(lines) == len(abilities) or card in OWN_TEXTS, card
        for line in lines:
            check_sentence(language, line)
            assert line[0].isupper(), line
            assert line.endswith((".", "”", "»")), line


NUMBERS = (
    "Dance of Doom. Choose a number. Destroy each creature with that power.",
    "Карта «Пляска смерти». Выберите число. Уничтожьте всех существ с такой силой.",
    "Карта «Танок смерті». Оберіть число. Знищте всіх істот із такою силою.",
)


def test_a_number_is_asked_for_with_what_it_is_for() -> None:
    duel = Duel("dis", {"hand": ["dance-of-doom"], "line": ["troll"]}, {"line": ["krump"]})
    duel.play("dance-of-doom")
    decision = duel.state.decision
    assert decision is not None
    assert tuple(Speaker(language, GAME).prompt(decision) for language in LANGUAGES) == NUMBERS


@in_every_language
def test_what_is_kept_is_asked_for_with_what_it_is_for(language: str) -> None:
    line = ["krump", "troll", "bumpsy"]
    duel = Duel("untamed", {"hand": ["lost-in-the-woods"], "line": line}, {"line": line})
    duel.play("lost-in-the-woods")
    decision = duel.state.decision
    assert decision is not None
    text = TEXTS["lost-in-the-woods"][LANGUAGES.index(language)]
    question = Speaker(language, GAME).prompt(decision)
    assert text.partition(": ")[2][1:] in question


ENDINGS = (
    "End your turn: ready and draw cards",
    "Закончить ход: подготовить и добрать карты",
    "Закінчити хід: підготувати й добрати карти",
)


def test_the_option_to_end_the_step_says_what_follows() -> None:
    decision = Duel("dis", {"line": ["troll"]}).state.decision
    assert decision is not None
    end = next(option for option in decision.options if option.verb.name == "end")
    assert tuple(Speaker(language, GAME).option(end) for language in LANGUAGES) == ENDINGS


CHOSEN = (
    "The Grim Reaper. Choose a friendly creature. Purge both chosen cards.",
    "Выберите дружественное существо. Изгоните выбранные карты.",
    "Оберіть дружню істоту. Виженіть обраних істот.",
)


def test_the_second_of_two_choices_does_not_speak_of_the_first_as_if_it_had_been_told() -> None:
    reaper = {"card": "the-grim-reaper", "house": "dis"}
    duel = Duel("dis", {"line": [reaper, "troll"]}, {"line": ["bumpsy", "valdr"]})
    duel.reap("the-grim-reaper.1", "pick bumpsy.1")
    decision = duel.state.decision
    assert decision is not None
    for language, text in zip(LANGUAGES, CHOSEN, strict=True):
        assert text in Speaker(language, GAME).prompt(decision)


ADVENTURER = (
    ("Quixo the “Adventurer”", "Play Quixo the “Adventurer”"),
    ("Кихо «Приключенец»", "Разыграть «Кихо „Приключенца“»"),
    ("Кіхо «Пригодник»", "Розіграти «Кіхо „Пригодника“»"),
)


def test_quotes_within_a_name_are_the_first_where_it_stands_alone() -> None:
    duel = Duel("logos", {"hand": ["quixo-the-adventurer"]})
    decision = duel.state.decision
    assert decision is not None
    play = next(option for option in decision.options if option.verb.name == "play")
    for language, said in zip(LANGUAGES, ADVENTURER, strict=True):
        speaker = Speaker(language, GAME)
        assert (speaker.card_name("quixo-the-adventurer"), speaker.option(play)) == said
