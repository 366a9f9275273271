"""Rules texts of KeyForge cards from their scripts: all kinds of abilities, simple and hard ones."""

import pytest

import deckwright as dw
from deckwright.text import LANGUAGES, Speaker
from tests.support.duel import Duel
from tests.text.support import check_sentence, in_every_language

GAME = dw.game("keyforge")

TEXTS = {
    # Headings, and numbers beside nouns.
    "anger": (
        "Play: Ready a friendly creature. Fight with it.",
        "Розыгрыш: подготовьте дружественное существо. Начните им бой.",
        "Розіграш: підготуйте дружню істоту. Почніть нею бій.",
    ),
    "truebaru": (
        "To play this card, lose 3 æmber.\nDestroyed: Gain 5 æmber.",
        "Чтобы разыграть эту карту, потеряйте 3 янтаря.\nУничтожен: получите 5 янтаря.",
        "Щоб розіграти цю карту, втратьте 3 бурштини.\nЗнищено: отримайте 5 бурштинів.",
    ),
    "three-fates": (
        "Play: Destroy the three most powerful creatures.",
        "Розыгрыш: уничтожьте трёх самых сильных существ.",
        "Розіграш: знищте трьох найсильніших істот.",
    ),
    "zyzzix-the-many": (
        "Fight/Reap: You may reveal a creature from your hand; if you do, archive it and give this "
        "creature three +1 power counters.",
        "Бой/Сбор: вы можете раскрыть существо с вашей руки; если вы это сделали, положите его в архив и "
        "дайте этому существу 3 жетона силы.",
        "Бій/Збір: ви можете відкрити істоту з вашої руки; якщо ви це зробили, покладіть її в архів і "
        "дайте цій істоті 3 жетони сили.",
    ),
    "wretched-doll": (
        "Action: If there is a card with a doom counter, destroy each creature with a doom counter; "
        "otherwise, give a creature a doom counter.",
        "Действие: если есть карта с жетоном рока, уничтожьте всех существ с жетоном рока, иначе дайте "
        "существу жетон рока.",
        "Дія: якщо є карта з жетоном приречення, знищте усіх істот з жетоном приречення, інакше дайте "
        "істоті жетон приречення.",
    ),
    # Damage: splash, armour, several at once, over and over.
    "booby-trap": (
        "Play: Deal 4 damage to a creature not on a flank, with 2 splash.",
        "Розыгрыш: нанесите 4 урона существу не на фланге, с разбросом 2.",
        "Розіграш: завдайте 4 шкоди істоті не на фланзі, з розкидом 2.",
    ),
    "qyxxlyx-plague-master": (
        "Fight/Reap: Deal 3 damage to each Human creature, ignoring armour.",
        "Бой/Сбор: нанесите 3 урона каждому существу с атрибутом «человек», невзирая на броню.",
        "Бій/Збір: завдайте 3 шкоди кожній істоті з ознакою «людина», незважаючи на броню.",
    ),
    "positron-bolt": (
        "Play: Choose a creature on a flank. Choose a creature next to it. Choose another creature next "
        "to it. Deal 3 damage to the first chosen creature, 2 damage to the second chosen creature and 1 "
        "damage to the third chosen creature.",
        "Розыгрыш: выберите существо на фланге. Выберите соседнее с ним существо. Выберите другое "
        "соседнее с ним существо. Нанесите 3 урона первому выбранному существу, 2 урона второму "
        "выбранному существу и 1 урон третьему выбранному существу.",
        "Розіграш: оберіть істоту на фланзі. Оберіть сусідню з нею істоту. Оберіть іншу сусідню з нею "
        "істоту. Завдайте 3 шкоди першій обраній істоті, 2 шкоди другій обраній істоті і 1 шкоди третій "
        "обраній істоті.",
    ),
    "first-blood": (
        "Play: Deal 1 damage to a creature 2 times for each friendly Brobnar creature (choose anew each "
        "time).",
        "Розыгрыш: нанесите 1 урон существу 2 раза за каждое дружественное существо Бробнара (каждый раз "
        "выбирайте заново).",
        "Розіграш: завдайте 1 шкоди істоті 2 рази за кожну дружню істоту Бробнару (щоразу обирайте наново).",
    ),
    # Places: whose hand, deck and pile; a zone as a whole.
    "igon-the-terrible": (
        "Play: If there are no copies of Igon the Green among your purged cards, destroy this card.\n"
        "Fight: Steal 1 æmber.",
        "Розыгрыш: если нет копий «Игона Зелёного» среди ваших изгнанных карт, уничтожьте эту карту.\n"
        "Бой: украдите 1 янтарь.",
        "Розіграш: якщо немає копій «Ігона Зеленого» серед ваших вигнаних карт, знищте цю карту.\n"
        "Бій: украдіть 1 бурштин.",
    ),
    "hysteria": (
        "Play: Return each creature to its owner's hand.",
        "Розыгрыш: верните всех существ на руки владельцев.",
        "Розіграш: поверніть усіх істот до рук власників.",
    ),
    "help-from-future-self": (
        "Play: Look through your deck. Reveal up to one copy of Timetraveller from your deck or from "
        "your discard pile. Return it to your hand. Shuffle your deck. Shuffle your discard pile into "
        "your deck.",
        "Розыгрыш: просмотрите свою колоду. Раскройте копию «Путешественника во времени» из вашей колоды "
        "или из вашей стопки сброса (по желанию). Верните её на свою руку. Перемешайте свою колоду. "
        "Замешайте свою стопку сброса в свою колоду.",
        "Розіграш: перегляньте свою колоду. Відкрийте копію «Мандрівника в часі» з вашої колоди або з "
        "вашого скиду (за бажанням). Поверніть її до своєї руки. Перемішайте свою колоду. Замішайте свій "
        "скид у свою колоду.",
    ),
    "screaming-cave": (
        "Action: Shuffle your hand and your discard pile into your deck.",
        "Действие: замешайте свою руку и свою стопку сброса в свою колоду.",
        "Дія: замішайте свою руку і свій скид у свою колоду.",
    ),
    "key-abduction": (
        "Play: Return each Mars creature to its owner's hand. You may forge a key at current cost plus X "
        "æmber, where X is 9 minus the number of cards in your hand.",
        "Розыгрыш: верните всех существ Марса на руки владельцев. Вы можете сковать ключ за текущую цену "
        "и ещё Х янтаря, где Х — 9 минус число карт на вашей руке.",
        "Розіграш: поверніть усіх істот Марса до рук власників. Ви можете викувати ключ за поточну ціну "
        "й ще Х бурштинів, де Х — 9 мінус кількість карт у вашій руці.",
    ),
    "infomancer": (
        "Play: Graft an action card from your hand onto this card.\n"
        "Reap: Resolve the “Play:” abilities of an action card grafted onto this card.",
        "Розыгрыш: имплантируйте карту действия с вашей руки в эту карту.\n"
        "Сбор: примените способности «Розыгрыш:» имплантированной в эту карту карты действия.",
        "Розіграш: імплантуйте карту дії з вашої руки в цю карту.\n"
        "Збір: застосуйте здібності «Розіграш:» імплантованої в цю карту карти дії.",
    ),
    # What the step before did: «this way», «it», «among them».
    "cleansing-wave": (
        "Play: Heal 1 damage from each creature. Gain 1 æmber for each creature healed this way.",
        "Розыгрыш: вылечите всех существ на 1 урон. Получите 1 янтарь за каждое вылеченное таким образом "
        "существо.",
        "Розіграш: зціліть усіх істот на 1 шкоди. Отримайте 1 бурштин за кожну зцілену в такий спосіб "
        "істоту.",
    ),
    "hecatomb": (
        "Play: Destroy each Dis creature. Gain 1 æmber for each friendly card among them. Your opponent "
        "gains 1 æmber for each enemy card among them.",
        "Розыгрыш: уничтожьте всех существ Диса. Получите 1 янтарь за каждую дружественную карту среди "
        "них. Соперник получает 1 янтарь за каждую вражескую карту среди них.",
        "Розіграш: знищте усіх істот Діса. Отримайте 1 бурштин за кожну дружню карту серед них. Суперник "
        "отримує 1 бурштин за кожну ворожу карту серед них.",
    ),
    "gongoozle": (
        "Play: Deal 3 damage to a creature. If this damage does not destroy it, discard a random card "
        "from its owner's hand.",
        "Розыгрыш: нанесите 3 урона существу. Если этот урон не уничтожил существо, сбросьте случайную "
        "карту его владельца с руки.",
        "Розіграш: завдайте 3 шкоди істоті. Якщо ця шкода не знищила істоти, скиньте випадкову карту її "
        "власника з руки.",
    ),
    "yxilo-bolter": (
        "Fight/Reap: Deal 2 damage to a creature. If this damage destroys it and it is in a discard "
        "pile, purge it.",
        "Бой/Сбор: нанесите 2 урона существу. Если этот урон уничтожил существо и оно в стопке сброса, "
        "изгоните его.",
        "Бій/Збір: завдайте 2 шкоди істоті. Якщо ця шкода знищила істоту і вона у скиді, виженіть її.",
    ),
    "sound-the-horns": (
        "Play: Discard the top card of your deck; repeat this as long as you can and that card is not a "
        "Brobnar creature. If that card is a Brobnar creature, return it to your hand.",
        "Розыгрыш: сбросьте верхнюю карту вашей колоды; повторяйте, пока это удаётся и та карта — не "
        "существо Бробнара. Если та карта — существо Бробнара, верните её на свою руку.",
        "Розіграш: скиньте верхню карту вашої колоди; повторюйте, поки це вдається і та карта — не "
        "істота Бробнару. Якщо та карта — істота Бробнару, поверніть її до своєї руки.",
    ),
    "vespilon-theorist": (
        "Reap: Choose a house. Reveal the top card of your deck. If that card is of that house, archive "
        "it and gain 1 æmber; otherwise, discard it.",
        "Сбор: выберите дом. Раскройте верхнюю карту вашей колоды. Если это карта этого дома, положите "
        "её в архив и получите 1 янтарь, иначе сбросьте её.",
        "Збір: оберіть дім. Відкрийте верхню карту вашої колоди. Якщо це карта цього дому, покладіть її "
        "в архів і отримайте 1 бурштин, інакше скиньте її.",
    ),
    # Choices kept for later, one thing or another, as often as it goes.
    "guardian-demon": (
        "Play/Fight/Reap: Choose a creature. Choose a number from 0 to 2, but no more than the damage on "
        "it. Heal that much damage from it. If you do, deal that much damage to another creature.",
        "Розыгрыш/Бой/Сбор: выберите существо. Выберите число от 0 до 2, но не больше урона на нём. "
        "Вылечите его на столько же урона. Если вы это сделали, нанесите столько же урона другому "
        "существу.",
        "Розіграш/Бій/Збір: оберіть істоту. Оберіть число від 0 до 2, але не більше шкоди на ній. "
        "Зціліть її на стільки ж шкоди. Якщо ви це зробили, завдайте стільки ж шкоди іншій істоті.",
    ),
    "vigor": (
        "Play: Choose a number from 0 to 3. Heal that much damage from a creature. If 3 or more damage "
        "is healed this way, gain 1 æmber.",
        "Розыгрыш: выберите число от 0 до 3. Вылечите существо на столько же урона. Если таким образом "
        "вылечено 3 или больше урона, получите 1 янтарь.",
        "Розіграш: оберіть число від 0 до 3. Зціліть істоту на стільки ж шкоди. Якщо в такий спосіб "
        "зцілено 3 або більше шкоди, отримайте 1 бурштин.",
    ),
    "champion-s-challenge": (
        "Play: Choose the most powerful enemy creature. Destroy each other enemy creature. Choose the "
        "most powerful friendly creature. Destroy each other friendly creature. Ready a friendly "
        "creature. Fight with it.",
        "Розыгрыш: выберите самое сильное вражеское существо. Уничтожьте всех других вражеских существ. "
        "Выберите самое сильное дружественное существо. Уничтожьте всех других дружественных существ. "
        "Подготовьте дружественное существо. Начните им бой.",
        "Розіграш: оберіть найсильнішу ворожу істоту. Знищте усіх інших ворожих істот. Оберіть "
        "найсильнішу дружню істоту. Знищте усіх інших дружніх істот. Підготуйте дружню істоту. Почніть "
        "нею бій.",
    ),
    "pain-reaction": (
        "Play: Choose an enemy creature. Note each creature next to it. Deal 2 damage to the first "
        "chosen creature. If this damage destroys it, deal 2 damage to each noted creature.",
        "Розыгрыш: выберите вражеское существо. Запомните всех соседних с ним существ. Нанесите 2 урона "
        "первому выбранному существу. Если этот урон уничтожил существо, нанесите 2 урона каждому из "
        "запомненных существ.",
        "Розіграш: оберіть ворожу істоту. Запам’ятайте усіх сусідніх з нею істот. Завдайте 2 шкоди "
        "першій обраній істоті. Якщо ця шкода знищила істоту, завдайте 2 шкоди кожній із запам’ятаних "
        "істот.",
    ),
    "ozmo-martianologist": (
        "Fight/Reap: Choose one: heal 3 damage from a Mars creature or stun a Mars creature.",
        "Бой/Сбор: выберите одно: вылечите существо Марса на 3 урона или оглушите существо Марса.",
        "Бій/Збір: оберіть одне: зціліть істоту Марса на 3 шкоди або оглушіть істоту Марса.",
    ),
    "neutron-shark": (
        "Play/Fight/Reap: Choose an enemy creature or artifact, choose a friendly creature or artifact, "
        "destroy the chosen cards and discard the top card of your deck; repeat this as long as you can, "
        "that card is not a Logos card and this card is still in play.",
        "Розыгрыш/Бой/Сбор: выберите вражеское существо или артефакт, выберите дружественное существо "
        "или артефакт, уничтожьте выбранные карты и сбросьте верхнюю карту вашей колоды; повторяйте, "
        "пока это удаётся, та карта — не карта Логоса и эта карта ещё в игре.",
        "Розіграш/Бій/Збір: оберіть ворожу істоту або артефакт, оберіть дружню істоту або артефакт, "
        "знищте обрані карти і скиньте верхню карту вашої колоди; повторюйте, поки це вдається, та карта "
        "— не карта Логосу і ця карта ще в грі.",
    ),
    # Events that are waited for, and what takes their place.
    "overlord-greking": (
        "Each time an enemy creature is destroyed fighting this creature, if it is in a discard pile, "
        "put it into play under your control.",
        "Каждый раз, когда вражеское существо уничтожается в бою с этим существом, если оно в стопке "
        "сброса, поместите его в игру под свой контроль.",
        "Щоразу, коли ворожу істоту знищують у бою з цією істотою, якщо вона у скиді, помістіть її в гру "
        "під свій контроль.",
    ),
    "pile-of-skulls": (
        "During your turn, each time an enemy creature is destroyed, a friendly creature captures 1 æmber.",
        "В ваш ход каждый раз, когда уничтожается вражеское существо, дружественное существо захватывает "
        "1 янтарь.",
        "У ваш хід щоразу, коли знищують ворожу істоту, дружня істота захоплює 1 бурштин.",
    ),
    "rogue-ogre": (
        "At the end of your turn, if you have played exactly 1 card this turn, heal 2 damage from this "
        "creature. Capture 1 æmber.",
        "В конце вашего хода, если вы разыграли в этот ход ровно 1 карту: вылечите это существо на 2 "
        "урона. Захватите 1 янтарь.",
        "Наприкінці вашого ходу, якщо ви розіграли цього ходу рівно 1 карту: зціліть цю істоту на 2 "
        "шкоди. Захопіть 1 бурштин.",
    ),
    "jehu-the-bureaucrat": (
        "Each time you choose your active house, if it is Sanctum, gain 2 æmber.",
        "Каждый раз, когда вы выбираете активный дом, если это Санктум, получите 2 янтаря.",
        "Щоразу, коли ви обираєте активний дім, якщо це Санктум, отримайте 2 бурштини.",
    ),
    "evasion-sigil": (
        "Before a creature fights, if it is friendly, discard the top card of your deck; otherwise, "
        "discard the top card of your opponent's deck. If that card is of the active house, the fight "
        "does not take place.",
        "Перед тем как существо начинает бой, если оно дружественное, сбросьте верхнюю карту вашей "
        "колоды, иначе сбросьте верхнюю карту колоды соперника. Если это карта активного дома, бой не "
        "состоится.",
        "Перед тим як істота починає бій, якщо вона дружня, скиньте верхню карту вашої колоди, інакше "
        "скиньте верхню карту колоди суперника. Якщо це карта активного дому, бій не відбувається.",
    ),
    "the-sting": (
        "You skip your “forge a key” step.\n"
        "Each time your opponent forges a key, gain as much æmber as was paid for it.\n"
        "Action: Destroy this card.",
        "Вы пропускаете этап «Сковать ключ».\n"
        "Каждый раз, когда соперник куёт ключ, получите столько янтаря, сколько за него заплачено.\n"
        "Действие: уничтожьте эту карту.",
        "Ви пропускаєте етап «Викувати ключ».\n"
        "Щоразу, коли суперник кує ключ, отримайте стільки бурштинів, скільки за нього заплачено.\n"
        "Дія: знищте цю карту.",
    ),
    "armageddon-cloak": (
        "This creature gains hazardous 2.\n"
        "When this creature would be destroyed, instead fully heal this creature. Destroy this card.",
        "Это существо получает «Опасный: 2».\n"
        "Когда уничтожается это существо, вместо этого полностью вылечите это существо. Уничтожьте эту "
        "карту.",
        "Ця істота отримує «Небезпеку: 2».\n"
        "Коли мають знищити цю істоту, натомість повністю зціліть цю істоту. Знищте цю карту.",
    ),
    # Continuous effects: on cards, on players, on one's own card.
    "flame-wreathed": (
        "This creature gets +2 power and gains hazardous 2.",
        "Это существо получает +2 к силе и «Опасный: 2».",
        "Ця істота отримує +2 до сили і «Небезпеку: 2».",
    ),
    "gizelhart-s-zealot": (
        "This card enters play ready and enraged.",
        "Эта карта входит в игру подготовленной и разъярённой.",
        "Ця карта входить у гру готовою і розлюченою.",
    ),
    "niffle-ape": (
        "This card when attacking ignores taunt and elusive.",
        "Эта карта при атаке не замечает «Провокацию» и «Неуловимый».",
        "Ця карта під час атаки не зважає на «Провокацію» і на «Невловність».",
    ),
    "valdr": (
        "If this card is attacking an enemy creature on a flank, it deals +2 damage.",
        "Если эта карта атакует вражеское существо на фланге, она наносит на 2 урона больше.",
        "Якщо ця карта атакує ворожу істоту на фланзі, вона завдає на 2 шкоди більше.",
    ),
    "staunch-knight": (
        "This card while on a flank gets +2 power.",
        "Эта карта (пока на фланге) получает +2 к силе.",
        "Ця карта (поки на фланзі) отримує +2 до сили.",
    ),
    "iron-obelisk": (
        "Your opponent's keys cost +1 æmber for each friendly damaged Brobnar creature.",
        "Ключи соперника стоят на 1 янтарь больше за каждое дружественное существо Бробнара с уроном.",
        "Ключі суперника коштують на 1 бурштин більше за кожну дружню ушкоджену істоту Бробнару.",
    ),
    "tentacus": (
        "During your opponent's turn, artifacts cost 1 æmber to use, paid to you.",
        "В ход соперника артефакты используются, только если заплатить вам 1 янтарь.",
        "У хід суперника артефакти використовуються, лише якщо заплатити вам 1 бурштин.",
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
        "This creature gains “Action: Swap this creature with another friendly creature. For the "
        "remainder of the turn, that creature may be used as if it were of the active house.”",
        "Это существо получает способность «Действие: поменяйте местами это существо и другое "
        "дружественное существо. До конца хода то существо может использоваться как карта активного "
        "дома».",
        "Ця істота отримує здібність «Дія: поміняйте місцями цю істоту та іншу дружню істоту. До кінця "
        "ходу та істота може використовуватися як карта активного дому».",
    ),
    # What lasts.
    "control-the-weak": (
        "Play: Choose a house on your opponent's identity card; during your opponent's next turn, they "
        "must choose that house as their active house.",
        "Розыгрыш: выберите дом с карты архонта соперника: в следующий ход соперника он должен выбрать "
        "активным этот дом.",
        "Розіграш: оберіть дім з карти архонта суперника: у наступний хід суперника він мусить обрати "
        "активним цей дім.",
    ),
    "rhetor-gallim": (
        "Play: During your opponent's next turn, their keys cost +3 æmber.\n"
        "Reap: You may exalt this creature; if you do, during your opponent's next turn, their keys cost "
        "+3 æmber.",
        "Розыгрыш: в следующий ход соперника его ключи стоят на 3 янтаря больше.\n"
        "Сбор: вы можете возвысить это существо; если вы это сделали, в следующий ход соперника его "
        "ключи стоят на 3 янтаря больше.",
        "Розіграш: у наступний хід суперника його ключі коштують на 3 бурштини більше.\n"
        "Збір: ви можете звеличити цю істоту; якщо ви це зробили, у наступний хід суперника його ключі "
        "коштують на 3 бурштини більше.",
    ),
    "blypyp": (
        "Reap: Once this turn, a friendly Mars creature being played enters play ready.",
        "Сбор: один раз до конца хода дружественное разыгрываемое существо Марса входит в игру "
        "подготовленным.",
        "Збір: один раз до кінця ходу дружня щойно розіграна істота Марса входить у гру готовою.",
    ),
    "ragnarok": (
        "Play: For the remainder of the turn, creatures cannot reap. For the remainder of the turn, each "
        "time a friendly creature fights, gain 1 æmber. At the end of this turn, destroy each creature.",
        "Розыгрыш: до конца хода существа не могут использоваться для сбора. До конца хода каждый раз, "
        "когда дружественное существо бьётся, получите 1 янтарь. В конце этого хода: уничтожьте всех "
        "существ.",
        "Розіграш: до кінця ходу істоти не можуть використовуватися для збору. До кінця ходу щоразу, "
        "коли дружня істота б’ється, отримайте 1 бурштин. Наприкінці цього ходу: знищте усіх істот.",
    ),
    "sneklifter": (
        "Play: Take control of an enemy artifact. If you do, from then on, under your control, it (if "
        "not of one of your three houses) belongs to house Shadows.",
        "Розыгрыш: возьмите под контроль вражеский артефакт. Если вы это сделали, с этих пор под вашим "
        "контролем он (если это карта не одного из ваших трёх домов) принадлежит дому Тени.",
        "Розіграш: візьміть під контроль ворожий артефакт. Якщо ви це зробили, відтоді під вашим "
        "контролем він (якщо це карта не одного з ваших трьох домів) належить дому Тіні.",
    ),
    # Conditions.
    "ghostly-hand": (
        "Play: If your opponent has exactly 1 æmber, steal 1 æmber.",
        "Розыгрыш: если у соперника ровно 1 янтарь, украдите 1 янтарь.",
        "Розіграш: якщо у суперника рівно 1 бурштин, украдіть 1 бурштин.",
    ),
    "the-grim-reaper": (
        "If there are 10 or more cards in your discard pile, this card enters play ready.\n"
        "Reap: Choose an enemy creature. Choose a friendly creature. Purge the chosen cards.",
        "Если есть 10 или больше карт в вашей стопке сброса, эта карта входит в игру подготовленной.\n"
        "Сбор: выберите вражеское существо. Выберите дружественное существо. Изгоните выбранные карты.",
        "Якщо є 10 або більше карт у вашому скиді, ця карта входить у гру готовою.\n"
        "Збір: оберіть ворожу істоту. Оберіть дружню істоту. Виженіть обрані карти.",
    ),
    "mechabuoy": (
        "At the start of your turn, if the tide is high, gain 1 æmber.\n"
        "At the start of your opponent's turn, if the tide is low, your opponent gains 1 æmber.",
        "В начале вашего хода, если у вас прилив: получите 1 янтарь.\n"
        "В начале хода соперника, если у вас отлив: соперник получает 1 янтарь.",
        "На початку вашого ходу, якщо у вас приплив: отримайте 1 бурштин.\n"
        "На початку ходу суперника, якщо у вас відплив: суперник отримує 1 бурштин.",
    ),
}


@pytest.mark.parametrize("card", TEXTS)
def test_the_text_of_a_card(card: str) -> None:
    assert tuple(Speaker(language, GAME).card_text(card) for language in LANGUAGES) == TEXTS[card]


@in_every_language
def test_every_card_with_a_script_reads_well(language: str) -> None:
    speaker = Speaker(language, GAME)
    for card, abilities in GAME.scripts.items():
        lines = speaker.card_text(card).splitlines()
        assert len(lines) == len(abilities), card
        for line in lines:
            check_sentence(language, line)
            assert line[0].isupper(), line
            assert line.endswith((".", "”", "»")), line


NUMBERS = (
    "Dance of Doom. Choose a number. Destroy each creature with that power.",
    "«Пляска смерти». Выберите число. Уничтожьте всех существ с такой силой.",
    "«Танок смерті». Оберіть число. Знищте усіх істот з такою силою.",
)


def test_a_number_is_asked_for_with_what_it_is_for() -> None:
    duel = Duel("dis", {"hand": ["dance-of-doom"], "line": ["troll"]}, {"line": ["krump"]})
    duel.play("dance-of-doom")
    decision = duel.state.decision
    assert decision is not None
    assert tuple(Speaker(language, GAME).prompt(decision) for language in LANGUAGES) == NUMBERS


@in_every_language
def test_what_is_kept_is_asked_for_with_what_it_is_for(language: str) -> None:
    duel = Duel("logos", {"hand": ["positron-bolt"]}, {"line": ["krump", "troll", "bumpsy"]})
    duel.play("positron-bolt")
    decision = duel.state.decision
    assert decision is not None
    text = TEXTS["positron-bolt"][LANGUAGES.index(language)]
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
