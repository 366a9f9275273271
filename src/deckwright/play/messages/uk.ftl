### Messages of tables, for whoever shows them, in Ukrainian.

play-deck-nameless = колода без назви
play-deck-head-name = Назва
play-deck-head-set = Набір
play-deck-type-action = дія
play-deck-type-action-short = Дія
play-deck-type-artifact = артефакт
play-deck-type-artifact-short = Арт
play-deck-type-creature = істота
play-deck-type-creature-short = Іст
play-deck-type-upgrade = поліпшення
play-deck-type-upgrade-short = Пол
play-deck-rarity-common = звичайна
play-deck-rarity-uncommon = незвичайна
play-deck-rarity-rare = рідкісна
play-deck-rarity-special = особлива
play-deck-rarity-twin = лихий двійник
play-deck-rarity-anomaly = аномалія
play-deck-mark-maverick = блукач
play-deck-mark-maverick-short = Блу
play-deck-mark-legacy = спадок
play-deck-mark-legacy-short = Спа
play-deck-mark-anomaly = аномалія
play-deck-mark-anomaly-short = Ано
play-deck-mark-evil-twin = лихий двійник
play-deck-icon-amber = бурштин
play-deck-icon-amber-short = Б
play-deck-icon-capture = захоплення
play-deck-icon-capture-short = З
play-deck-icon-damage = шкода
play-deck-icon-damage-short = Ш
play-deck-icon-draw = взяти карту
play-deck-icon-draw-short = В
play-deck-half-top = верх
play-deck-half-bottom = низ
bot-unknown = Бота «{ $bot }» немає. Є: { $known }.
bot-takes-nothing = Бот { $bot } нічого не приймає після двокрапки: приберіть «{ $parameter }».
bot-bad-budget = Бот { $bot } не розуміє «{ $parameter }»: вкажіть секунди ({ "search:0.5" }) або кількість спроб ({ "search:200it" }).
play-copies = одна з { $count }
play-no-undo-nothing = Скасовувати нема чого: ви ще нічого не обирали.
play-no-undo-learned = Останній вибір уже не скасувати: після нього ви дізналися те, чого не знали раніше.
play-no-undo-chance = Останній вибір уже не скасувати: відтоді щось вирішив випадок.
play-no-undo-others = Останній вибір уже не скасувати: відтоді діяли інші ({ $names }).
play-no-undo-secret = Останній вибір уже не скасувати: він був таємним, а тепер обирає інший гравець.
play-preview = Прогноз: { $option }.
play-preview-nothing = Поки що більше нічого.
play-preview-asked = Потім вас запитають: { $question }
play-preview-choose = Потім вам доведеться обирати.
play-preview-other = Потім обиратиме { PLAYER($player) }.
play-preview-open = Решту вирішать випадок або приховані карти.
play-preview-over = На цьому гра закінчиться. { $outcome }
play-table-zone = { $zone } ({ $count })
play-table-figures = { $player }: { $figures }.
play-table-figure = { $figure } { $value }
play-dimensions-start = Перший хід іще не почався. { $deck ->
    [0] Колода порожня
    [one] У колоді { $deck } карта
    [few] У колоді { $deck } карти
   *[many] У колоді { $deck } карт
}.
play-dimensions-turn = Хід { $turn }, { WHO($player) ->
    [you] ходите ви
   *[they] ходить { PLAYER($player) }
}. Фаза: { WORD($phase, of: "phase") }. { $deck ->
    [0] Колода порожня
    [one] У колоді { $deck } карта
    [few] У колоді { $deck } карти
   *[many] У колоді { $deck } карт
}.
play-dimensions-final = Це останній хід.
play-dimensions-extra = Це додатковий хід.
play-dimensions-spiral = Спіраль Сили, кожна Фракція б’є наступну: { $ring } і знову { $first }.
play-dimensions-dimension = { WHO($player) ->
    [you] Ваш Вимір
   *[they] { PLAYER($player) } (у руці { $hand ->
        [one] { $hand } карта
        [few] { $hand } карти
       *[many] { $hand } карт
    }), Вимір
}: { $squads }.
play-dimensions-here = { WHO($player) ->
    [you] у вашому Вимірі
   *[they] Вимір: { PLAYER($player) }
}
play-dimensions-empty = порожньо
play-dimensions-aura = Аура Темряви, { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
} ({ $cards })
play-dimensions-black-hole = { $count ->
    [0] Скид порожній.
    [one] У скиді { $count } карта: { $cards }.
    [few] У скиді { $count } карти: { $cards }.
   *[many] У скиді { $count } карт: { $cards }.
}
play-dimensions-entity = { WHO($player) ->
    [you] Ви граєте за Фракцію «{ $faction }».
   *[they] { PLAYER($player) } грає за Фракцію «{ $faction }».
}
play-dimensions-hand = { WHO($player) ->
    [you] Ваша рука
   *[they] { PLAYER($player) }, рука
}: { $cards }.
play-keyforge-start = Перший хід іще не почався.
play-keyforge-turn = Хід { $turn }, { WHO($player) ->
    [you] ходите ви
   *[they] ходить { PLAYER($player) }
}. Етап: { $step }.
play-keyforge-step-set-up = підготовка до гри
play-keyforge-step-forge = 1, викувати ключ
play-keyforge-step-choose = 2, обрати дім
play-keyforge-step-main = 3, розіграти, скинути й використати карти
play-keyforge-step-ready = 4, підготувати карти
play-keyforge-step-draw = 5, добрати карти
play-keyforge-step-end = кінець ходу
play-keyforge-house = Активний дім: { $house }.
play-keyforge-tide = { WHO($player) ->
    [you] Приплив на вашому боці.
   *[they] Приплив на своєму боці тримає { PLAYER($player) }.
}
play-keyforge-tide-already = він і так на вашому боці: ви отримаєте лише ланцюги
play-keyforge-tide-neutral = Приплив у нейтральному положенні.
play-keyforge-depth = { $place ->
    [1] верхня карта
   *[other] { $place }-та карта згори
}
play-keyforge-stage = Застосовується карта: { $card }.
play-keyforge-player = { WHO($player) ->
    [you] Ви
   *[they] { PLAYER($player) }
}. Бурштин: { $amber }. Ключі: { $keys }. Ціна ключа: { $cost }. Ланцюги: { $chains }.
play-keyforge-no-keys = немає
play-keyforge-houses = Доми: { $houses }.
play-keyforge-wins = Перемог у матчі: { $wins }.
play-keyforge-deck = Колода: { $name }.
play-keyforge-deck-list = Колода { $number }: { $title }.
play-keyforge-piles = Рука: { $hand }. Колода: { $deck }. Скид: { $discard }. Архів: { $archive }. Вигнано: { $purged }.
play-keyforge-line = Бойова лінія зліва направо ({ $count }):
play-keyforge-no-line = Бойова лінія порожня.
play-keyforge-artifacts = Артефакти ({ $count }):
play-keyforge-upgrades = поліпшення: { $card }
play-keyforge-under = під нею карта: { $card }
play-keyforge-facedown = під нею сорочкою догори: { $card }
play-keyforge-lying = Під іншими картами: { $cards }
play-keyforge-hidden = Карт сорочкою догори під іншими: { $count }.
play-keyforge-archive = { WHO($player) ->
    [you] Ваш архів:
   *[they] { PLAYER($player) }, архів:
}
play-keyforge-hand = { WHO($player) ->
    [you] Ваша рука:
   *[they] { PLAYER($player) }, рука:
}
play-keyforge-drew = { WHO($player) ->
    [you] Ви берете: { $cards }
   *[they] { PLAYER($player) } бере: { $cards }
}
play-keyforge-readied = Підготовано: { $cards }
play-keyforge-ready = карта готова
play-keyforge-exhausted = карта виснажена
play-keyforge-power = сила { $number }
play-keyforge-armour = броня { $number }
play-keyforge-damage = шкода { $number }
play-keyforge-amber = бурштин { $number }
play-keyforge-power-counters = жетони сили { $number }
play-keyforge-doom = жетони приречення { $number }
play-keyforge-time = жетони часу { $number }
play-keyforge-knowledge = жетони знання { $number }
play-keyforge-awakening = жетони пробудження { $number }
play-keyforge-scheme = жетони задуму { $number }
play-keyforge-stun = оглушення
play-keyforge-ward = захист
play-keyforge-enrage = лють
play-keyforge-tagged = позначена як знищена
play-keyforge-owner = { WHO($player) ->
    [you] власник — ви
   *[they] власник — { PLAYER($player) }
}
play-keyforge-icons = бонус: { $icons }
play-keyforge-against = { $one }; ворог: { $other }
play-keyforge-of-house = у руці { $hand }, готових у грі { $ready }
play-keyforge-side = { WHOSE($player) ->
    [yours] у вас
    [rivals] у суперника
   *[theirs] { PLAYER($player) }
}
play-shards-start = Перший хід іще не почався.
play-shards-turn = Хід { $turn }, { WHO($player) ->
    [you] ходите ви
   *[they] ходить { PLAYER($player) }
}.
play-shards-phase-main = Основна фаза.
play-shards-phase-attack = Фаза атаки.
play-shards-phase-end = Завершальна фаза.
play-shards-resources = Кристали: { $crystals }. Сила: { $power }.
play-shards-power = Сила: { $power }.
play-shards-infinite = нескінченна
play-shards-offer = Релікти на вибір:
play-shards-row = Центральний ряд (у центральній колоді { $centre }, знищено { $banished }):
play-shards-player = { WHO($player) ->
    [you] Ви
   *[they] { PLAYER($player) }
} ({ $leader }).
play-shards-no-leader = персонажа ще немає
play-shards-numbers = Здоров’я: { $health }. Опанування: { $mastery }.
play-shards-focused = Концентрацію застосовано.
play-shards-out = Поза грою.
play-shards-mate = Ваш напарник.
play-shards-opposite = Сидить навпроти вас.
play-shards-piles = Рука: { $hand }. Колода: { $deck }. Скид: { $discard }.
play-shards-champions = Захисники ({ $count }):
play-shards-played = Зіграно цього ходу:
play-shards-own-relics = Ваші релікти:
play-shards-own-secrets = Ваші загадкові релікти:
play-shards-own-hand = Ваша рука:
play-shards-relics = Релікти:
play-shards-secrets = Загадкові релікти:
play-shards-hidden = Загадкові релікти: { $count }.
play-shards-hand = Відомо в руці:
play-shards-ready = карта готова
play-shards-exhausted = карта виснажена
play-shards-new = зіграна цього ходу
play-shards-fast = швидко зіграна
play-shards-cost = ціна { $number }
play-shards-cheaper = ціна { $number }, для вас { $own }
play-shards-price = { $number ->
    [0] безплатно
    [one] { $number } кристал
    [few] { $number } кристали
   *[many] { $number } кристалів
}
play-shards-health = здоров’я { $number }
play-shards-mastery = опанування { $number }
play-shards-shield = щит { $number }
play-shards-with-relics = релікти: { $cards }
play-shards-with-card = ще одна карта у стартовій колоді: { $card }
play-shards-power-lost = атакувати нема кого, сила пропаде
play-shards-in-hand = у руці
play-shards-none-to-show = нема чого показати
play-shards-show-none = більше нічого не показувати
play-shards-copies = { $number ->
    [one] у комплекті { $number } примірник
    [few] у комплекті { $number } примірники
   *[many] у комплекті { $number } примірників
}
play-shards-in-deck = у кожній стартовій колоді { $number }
play-shards-relic-of = релікт { WORD($leader, "leader", "gen") }
play-shards-side = { WHO($player) ->
    [you] у вас
   *[they] власник — { PLAYER($player) }
}
play-shards-drew = { WHO($player) ->
    [you] Ви берете: { $cards }
   *[they] { PLAYER($player) } бере: { $cards }
}
play-shards-laid = У центральний ряд лягають: { $cards }
play-shards-banished = { WHO($player) ->
    [you] Ви знищуєте: { $cards }
   *[they] { PLAYER($player) } знищує: { $cards }
}
play-shards-banished-from-deck = { WHO($player) ->
    [you] Ви знищуєте з верху центральної колоди: { $cards }
   *[they] { PLAYER($player) } знищує з верху центральної колоди: { $cards }
}
play-codex-start = Перший хід іще не почався.
play-codex-turn = Хід { $turn }, { WHO($player) ->
    [you] ходите ви
   *[they] ходить { PLAYER($player) }
}.
play-codex-phase-set-up = Підготовка до гри.
play-codex-phase-tech = Фаза технологій, перед вашим ходом.
play-codex-phase-between = Між двома ходами.
play-codex-phase-ready = Фаза готовності.
play-codex-phase-upkeep = Фаза постачання.
play-codex-phase-main = Основна фаза.
play-codex-phase-patrol = Патрулювання.
play-codex-phase-draw = Фаза добору.
play-codex-stage = Розігрується: { $card }
play-codex-player = { WHO($player) ->
    [you] Ви
   *[they] { PLAYER($player) }
} ({ $side }).
play-codex-base = База: { $left } з { $number }.
play-codex-numbers = Золото: { $gold }. Робітники: { $workers }.
play-codex-hired = Робітника найнято.
play-codex-piles = Рука: { $hand }. Колода: { $deck }. Скид: { $discard }. Кодекс: { $codex }.
play-codex-buildings = Будівлі (очки життя):
play-codex-building = { $left } з { $number }
play-codex-unfinished = будується
play-codex-command-back = Командна зона: { $card }, можна прикликати.
play-codex-command-not-back = Командна зона: { $card }, прикликати ще не можна.
play-codex-patrol = Зона патрулювання:
play-codex-empty = порожньо.
play-codex-bonus-squad-leader = броня 1, його атакують першим
play-codex-bonus-elite = +1 до атаки
play-codex-bonus-scavenger = гинучи, дає 1 золотий
play-codex-bonus-technician = гинучи, дає карту
play-codex-bonus-lookout = опір 1
play-codex-forces = У грі:
play-codex-at-rest = Не патрулюють:
play-codex-spells = Закляття з постійним ефектом:
play-codex-own-hand = Ваша рука:
play-codex-known-hand = Відомо в руці:
play-codex-known-deck = Відомо в колоді:
play-codex-attack = атака { $number }
play-codex-hp = очки життя { $number }
play-codex-hp-left = очки життя { $left } з { $number }
play-codex-level = рівень { $level } з { $last }
play-codex-band = { $last ->
    [0] від рівня { $first }
   *[other] рівні { $first }–{ $last }
}: атака { $attack }, очки життя { $hp }
play-codex-runes-plus = { $number ->
    [1] руна +1/+1
   *[other] руни +1/+1: { $number }
}
play-codex-runes-minus = { $number ->
    [1] руна −1/−1
   *[other] руни −1/−1: { $number }
}
play-codex-ready = карта готова
play-codex-exhausted = карта виснажена
play-codex-arrived = у грі від цього ходу
play-codex-detected = карту виявлено
play-codex-partner = у парі: { $card }
play-codex-owner = { WHO($player) ->
    [you] власник — ви
   *[they] власник — { PLAYER($player) }
}
play-codex-ultimate = велике закляття
play-codex-ongoing = закляття з постійним ефектом
play-codex-cost = вартість { $number }
play-codex-cheaper = вартість { $number }, зараз { $own }
play-codex-gold = { $number ->
    [0] безплатно
    [one] { $number } золотий
    [few] { $number } золоті
   *[many] { $number } золотих
}
play-codex-needs-workers = потрібно робітників: { $number }
play-codex-copies-starter = у кожній стартовій колоді { $number }
play-codex-copies-codex = у кодексі { $number }
play-codex-copies-token = усього { $number }
play-codex-copies-core = немає у стартовому наборі
play-codex-to-level = до рівня { $level }
play-codex-makes-room = ви жертвуєте { CARD($card, case: "ins") }, ваша база зазнає { $damage } шкоди
play-codex-flagbearer = ціллю доведеться обрати знаменосця: { CARD($card) }
play-codex-resist = ще { $number } { NOUN("gold", "nom", $number) } за опір
play-codex-new-band = стане { $attack }/{ $hp }
play-codex-new-band-healed = стане { $attack }/{ $hp }, без шкоди
play-codex-against = { $one } проти { $other }
play-codex-against-building = { $one } проти { $left ->
    [one] { $left } очка життя
   *[many] { $left } очок життя
}
play-codex-side = { WHOSE($player) ->
    [yours] у вас
    [rivals] у суперника
   *[theirs] { PLAYER($player) }
}
play-codex-drew = { WHO($player) ->
    [you] Ви берете: { $cards }
   *[they] { PLAYER($player) } бере: { $cards }
}
play-codex-teched-card = { WHO($player) ->
    [you] Ви кладете з кодексу до скиду: { $cards }
   *[they] { PLAYER($player) } кладе з кодексу до скиду: { $cards }
}
play-codex-base-attacks = { CAPITAL(CARD($card)) } атакує { WHOSE($player) ->
    [yours] вашу базу
   *[other] базу суперника
}.
play-codex-base-damaged = { WHOSE($player) ->
    [yours] Ваша база
    [rivals] База суперника
   *[theirs] { PLAYER($player) }: база
} зазнає { $damage } шкоди.
play-codex-base-repaired = { WHOSE($player) ->
    [yours] Вашу базу
    [rivals] Базу суперника
   *[theirs] { PLAYER($player) }: базу
} відремонтовано, знято { $damage ->
    [one] { $damage } шкоду
   *[many] { $damage } шкоди
}.
play-nothing-ahead = Зараз заздалегідь обирати нема чого.
play-too-many-ahead = Заздалегідь можна обрати щонайбільше { $most ->
    [one] { $most } карту
    [few] { $most } карти
   *[many] { $most } карт
}, і кожну лише один раз.
play-ruling = [Тлумачення] { $text }
play-guide-not-now = Поки що дотримуйтеся уроку; після нього грайте як хочете.
