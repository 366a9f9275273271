### Messages of tables, for whoever shows them, in Russian.

play-deck-nameless = колода без названия
play-deck-head-name = Название
play-deck-head-set = Набор
play-deck-type-action = действие
play-deck-type-action-short = Дей
play-deck-type-artifact = артефакт
play-deck-type-artifact-short = Арт
play-deck-type-creature = существо
play-deck-type-creature-short = Сущ
play-deck-type-upgrade = улучшение
play-deck-type-upgrade-short = Улу
play-deck-rarity-common = обычная
play-deck-rarity-uncommon = необычная
play-deck-rarity-rare = редкая
play-deck-rarity-special = особая
play-deck-rarity-twin = злой двойник
play-deck-rarity-anomaly = аномалия
play-deck-mark-maverick = бродяга
play-deck-mark-maverick-short = Бро
play-deck-mark-legacy = наследие
play-deck-mark-legacy-short = Нас
play-deck-mark-anomaly = аномалия
play-deck-mark-anomaly-short = Ано
play-deck-mark-evil-twin = злой двойник
play-deck-icon-amber = янтарь
play-deck-icon-amber-short = Я
play-deck-icon-capture = захват
play-deck-icon-capture-short = З
play-deck-icon-damage = урон
play-deck-icon-damage-short = У
play-deck-icon-draw = взять карту
play-deck-icon-draw-short = В
play-deck-half-top = верх
play-deck-half-bottom = низ
bot-unknown = Бота «{ $bot }» нет. Есть: { $known }.
bot-takes-nothing = Бот { $bot } ничего не принимает после двоеточия: уберите «{ $parameter }».
bot-bad-budget = Бот { $bot } не понимает «{ $parameter }»: укажите секунды ({ "search:0.5" }) или число проб ({ "search:200it" }).
play-copies = одна из { $count }
play-no-undo-nothing = Отменять нечего: вы ещё ничего не выбирали.
play-no-undo-learned = Последний выбор уже не отменить: после него вы узнали то, чего не знали раньше.
play-no-undo-chance = Последний выбор уже не отменить: с тех пор что-то решил случай.
play-no-undo-others = Последний выбор уже не отменить: с тех пор действовали другие ({ $names }).
play-no-undo-secret = Последний выбор уже не отменить: он был тайным, а теперь выбирает другой игрок.
play-preview = Прогноз: { $option }.
play-preview-nothing = Пока больше ничего.
play-preview-asked = Затем вас спросят: { $question }
play-preview-choose = Затем вам придётся выбирать.
play-preview-other = Затем будет выбирать { PLAYER($player) }.
play-preview-open = Остальное решат случай или скрытые карты.
play-preview-over = На этом игра закончится. { $outcome }
play-table-zone = { $zone } ({ $count })
play-table-figures = { $player }: { $figures }.
play-table-figure = { $figure } { $value }
play-dimensions-start = Первый ход ещё не начался. { $deck ->
    [0] Колода пуста
    [one] В колоде { $deck } карта
    [few] В колоде { $deck } карты
   *[many] В колоде { $deck } карт
}.
play-dimensions-turn = Ход { $turn }, { WHO($player) ->
    [you] ходите вы
   *[they] ходит { PLAYER($player) }
}. Фаза: { WORD($phase, of: "phase") }. { $deck ->
    [0] Колода пуста
    [one] В колоде { $deck } карта
    [few] В колоде { $deck } карты
   *[many] В колоде { $deck } карт
}.
play-dimensions-final = Это последний ход.
play-dimensions-extra = Это дополнительный ход.
play-dimensions-spiral = Спираль Силы, каждая Фракция бьёт следующую: { $ring } и снова { $first }.
play-dimensions-dimension = { WHO($player) ->
    [you] Ваше Измерение
   *[they] { PLAYER($player) } (в руке { $hand ->
        [one] { $hand } карта
        [few] { $hand } карты
       *[many] { $hand } карт
    }), Измерение
}: { $squads }.
play-dimensions-here = { WHO($player) ->
    [you] в вашем Измерении
   *[they] Измерение: { PLAYER($player) }
}
play-dimensions-empty = пусто
play-dimensions-aura = Аура Тьмы, { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
} ({ $cards })
play-dimensions-black-hole = { $count ->
    [0] Сброс пуст.
    [one] В сбросе { $count } карта: { $cards }.
    [few] В сбросе { $count } карты: { $cards }.
   *[many] В сбросе { $count } карт: { $cards }.
}
play-dimensions-entity = { WHO($player) ->
    [you] Вы играете за Фракцию «{ $faction }».
   *[they] { PLAYER($player) } играет за Фракцию «{ $faction }».
}
play-dimensions-hand = { WHO($player) ->
    [you] Ваша рука
   *[they] { PLAYER($player) }, рука
}: { $cards }.
play-keyforge-start = Первый ход ещё не начался.
play-keyforge-turn = Ход { $turn }, { WHO($player) ->
    [you] ходите вы
   *[they] ходит { PLAYER($player) }
}. Этап: { $step }.
play-keyforge-step-set-up = подготовка к игре
play-keyforge-step-forge = 1, сковать ключ
play-keyforge-step-choose = 2, выбрать дом
play-keyforge-step-main = 3, разыграть, сбросить и использовать карты
play-keyforge-step-ready = 4, подготовить карты
play-keyforge-step-draw = 5, добрать карты
play-keyforge-step-end = конец хода
play-keyforge-house = Активный дом: { $house }.
play-keyforge-tide = { WHO($player) ->
    [you] Прилив на вашей стороне.
   *[they] Прилив на своей стороне держит { PLAYER($player) }.
}
play-keyforge-tide-already = он и так на вашей стороне: вы получите только цепи
play-keyforge-tide-neutral = Прилив в нейтральном положении.
play-keyforge-depth = { $place ->
    [1] верхняя карта
   *[other] { $place }-я карта сверху
}
play-keyforge-stage = Применяется карта: { $card }.
play-keyforge-player = { WHO($player) ->
    [you] Вы
   *[they] { PLAYER($player) }
}. Янтарь: { $amber }. Ключи: { $keys }. Цена ключа: { $cost }. Цепи: { $chains }.
play-keyforge-no-keys = нет
play-keyforge-houses = Дома: { $houses }.
play-keyforge-wins = Побед в матче: { $wins }.
play-keyforge-deck = Колода: { $name }.
play-keyforge-deck-list = Колода { $number }: { $title }.
play-keyforge-piles = Рука: { $hand }. Колода: { $deck }. Сброс: { $discard }. Архив: { $archive }. Изгнано: { $purged }.
play-keyforge-line = Боевая линия слева направо ({ $count }):
play-keyforge-no-line = Боевая линия пуста.
play-keyforge-artifacts = Артефакты ({ $count }):
play-keyforge-upgrades = улучшение: { $card }
play-keyforge-under = под ней карта: { $card }
play-keyforge-facedown = под ней в закрытую: { $card }
play-keyforge-lying = Под другими картами: { $cards }
play-keyforge-hidden = Карт в закрытую под другими: { $count }.
play-keyforge-archive = { WHO($player) ->
    [you] Ваш архив:
   *[they] { PLAYER($player) }, архив:
}
play-keyforge-hand = { WHO($player) ->
    [you] Ваша рука:
   *[they] { PLAYER($player) }, рука:
}
play-keyforge-drew = { WHO($player) ->
    [you] Вы берёте: { $cards }
   *[they] { PLAYER($player) } берёт: { $cards }
}
play-keyforge-readied = Подготовлены: { $cards }
play-keyforge-ready = карта подготовлена
play-keyforge-exhausted = карта повёрнута
play-keyforge-power = сила { $number }
play-keyforge-armour = броня { $number }
play-keyforge-damage = урон { $number }
play-keyforge-amber = янтарь { $number }
play-keyforge-power-counters = жетоны силы: { $number }
play-keyforge-doom = жетоны рока: { $number }
play-keyforge-time = жетоны времени: { $number }
play-keyforge-knowledge = жетоны знания: { $number }
play-keyforge-awakening = жетоны пробуждения: { $number }
play-keyforge-scheme = жетоны замысла: { $number }
play-keyforge-stun = оглушение
play-keyforge-ward = защита
play-keyforge-enrage = ярость
play-keyforge-tagged = отмечена как уничтоженная
play-keyforge-owner = { WHO($player) ->
    [you] владелец — вы
   *[they] владелец — { PLAYER($player) }
}
play-keyforge-icons = бонус: { $icons }
play-keyforge-against = { $one }; враг: { $other }
play-keyforge-of-house = на руке { $hand }, подготовленных в игре { $ready }
play-keyforge-side = { WHOSE($player) ->
    [yours] у вас
    [rivals] у соперника
   *[theirs] { PLAYER($player) }
}
play-shards-start = Первый ход ещё не начался.
play-shards-turn = Ход { $turn }, { WHO($player) ->
    [you] ходите вы
   *[they] ходит { PLAYER($player) }
}.
play-shards-phase-main = Основная фаза.
play-shards-phase-attack = Фаза атаки.
play-shards-phase-end = Завершающая фаза.
play-shards-resources = Кристаллы: { $crystals }. Мощь: { $power }.
play-shards-power = Мощь: { $power }.
play-shards-infinite = бесконечная
play-shards-offer = Реликвии на выбор:
play-shards-row = Центральный ряд (в центральной колоде { $centre }, удалено { $banished }):
play-shards-player = { WHO($player) ->
    [you] Вы
   *[they] { PLAYER($player) }
} ({ $leader }).
play-shards-no-leader = лидера ещё нет
play-shards-numbers = Здоровье: { $health }. Мастерство: { $mastery }.
play-shards-focused = Концентрация применена.
play-shards-out = Вне игры.
play-shards-mate = Ваш напарник.
play-shards-opposite = Сидит напротив вас.
play-shards-piles = Рука: { $hand }. Колода: { $deck }. Сброс: { $discard }.
play-shards-champions = Чемпионы ({ $count }):
play-shards-played = Разыграно в этот ход:
play-shards-own-relics = Ваши реликвии:
play-shards-own-secrets = Ваши тайные реликвии:
play-shards-own-hand = Ваша рука:
play-shards-relics = Реликвии:
play-shards-secrets = Тайные реликвии:
play-shards-hidden = Тайные реликвии: { $count }.
play-shards-hand = Известно в руке:
play-shards-ready = карта готова
play-shards-exhausted = карта активирована
play-shards-new = разыграна в этот ход
play-shards-fast = разыграна моментально
play-shards-cost = стоимость { $number }
play-shards-cheaper = стоимость { $number }, для вас { $own }
play-shards-price = { $number ->
    [0] бесплатно
    [one] { $number } кристалл
    [few] { $number } кристалла
   *[many] { $number } кристаллов
}
play-shards-health = здоровье { $number }
play-shards-mastery = мастерство { $number }
play-shards-shield = щит { $number }
play-shards-with-relics = реликвии: { $cards }
play-shards-with-card = ещё одна карта в начальной колоде: { $card }
play-shards-power-lost = атаковать некого, мощь пропадёт
play-shards-in-hand = в руке
play-shards-none-to-show = показать нечего
play-shards-show-none = больше ничего не показывать
play-shards-copies = { $number ->
    [one] в комплекте { $number } экземпляр
    [few] в комплекте { $number } экземпляра
   *[many] в комплекте { $number } экземпляров
}
play-shards-in-deck = в каждой начальной колоде { $number }
play-shards-relic-of = реликвия { WORD($leader, "leader", "gen") }
play-shards-side = { WHO($player) ->
    [you] у вас
   *[they] владелец — { PLAYER($player) }
}
play-shards-drew = { WHO($player) ->
    [you] Вы берёте: { $cards }
   *[they] { PLAYER($player) } берёт: { $cards }
}
play-shards-laid = В центральный ряд выложены: { $cards }
play-shards-banished = { WHO($player) ->
    [you] Вы удаляете: { $cards }
   *[they] { PLAYER($player) } удаляет: { $cards }
}
play-shards-banished-from-deck = { WHO($player) ->
    [you] Вы удаляете с верха центральной колоды: { $cards }
   *[they] { PLAYER($player) } удаляет с верха центральной колоды: { $cards }
}
play-codex-start = Первый ход ещё не начался.
play-codex-turn = Ход { $turn }, { WHO($player) ->
    [you] ходите вы
   *[they] ходит { PLAYER($player) }
}.
play-codex-phase-set-up = Подготовка к игре.
play-codex-phase-tech = Фаза технологий, перед вашим ходом.
play-codex-phase-between = Между двумя ходами.
play-codex-phase-ready = Фаза готовности.
play-codex-phase-upkeep = Фаза снабжения.
play-codex-phase-main = Основная фаза.
play-codex-phase-patrol = Патрулирование.
play-codex-phase-draw = Фаза добора карт.
play-codex-stage = Разыгрывается: { $card }
play-codex-player = { WHO($player) ->
    [you] Вы
   *[they] { PLAYER($player) }
} ({ $side }).
play-codex-base = База: { $left } из { $number }.
play-codex-numbers = Золото: { $gold }. Рабочие: { $workers }.
play-codex-hired = Рабочий нанят.
play-codex-piles = Рука: { $hand }. Колода: { $deck }. Сброс: { $discard }. Кодекс: { $codex }.
play-codex-buildings = Здания (очки жизни):
play-codex-building = { $left } из { $number }
play-codex-unfinished = строится
play-codex-command-back = Командная зона: { $card }, можно призвать.
play-codex-command-not-back = Командная зона: { $card }, призвать пока нельзя.
play-codex-patrol = Зона патрулирования:
play-codex-empty = пусто.
play-codex-bonus-squad-leader = броня 1, атакуют первым
play-codex-bonus-elite = +1 к атаке
play-codex-bonus-scavenger = погибая, даёт 1 золотой
play-codex-bonus-technician = погибая, даёт карту
play-codex-bonus-lookout = сопротивление 1
play-codex-forces = В игре:
play-codex-at-rest = Не патрулируют:
play-codex-spells = Заклинания с постоянным эффектом:
play-codex-own-hand = Ваша рука:
play-codex-known-hand = Известно в руке:
play-codex-known-deck = Известно в колоде:
play-codex-attack = атака { $number }
play-codex-hp = очки жизни { $number }
play-codex-hp-left = очки жизни { $left } из { $number }
play-codex-level = уровень { $level } из { $last }
play-codex-band = { $last ->
    [0] с уровня { $first }
   *[other] уровни { $first }–{ $last }
}: атака { $attack }, очки жизни { $hp }
play-codex-runes-plus = { $number ->
    [1] руна +1/+1
   *[other] руны +1/+1: { $number }
}
play-codex-runes-minus = { $number ->
    [1] руна −1/−1
   *[other] руны −1/−1: { $number }
}
play-codex-ready = карта готова
play-codex-exhausted = карта повёрнута
play-codex-arrived = в игре с этого хода
play-codex-detected = карта обнаружена
play-codex-partner = в паре: { $card }
play-codex-owner = { WHO($player) ->
    [you] владелец — вы
   *[they] владелец — { PLAYER($player) }
}
play-codex-ultimate = великое заклинание
play-codex-ongoing = заклинание с постоянным эффектом
play-codex-cost = стоимость { $number }
play-codex-cheaper = стоимость { $number }, сейчас { $own }
play-codex-gold = { $number ->
    [0] бесплатно
    [one] { $number } золотой
    [few] { $number } золотых
   *[many] { $number } золотых
}
play-codex-needs-workers = нужно рабочих: { $number }
play-codex-copies-starter = в каждой стартовой колоде { $number }
play-codex-copies-codex = в кодексе { $number }
play-codex-copies-token = всего { $number }
play-codex-copies-core = нет в стартовом наборе
play-codex-to-level = до уровня { $level }
play-codex-makes-room = вы жертвуете { CARD($card, case: "ins") }, ваша база получает { $damage } { NOUN("damage", "acc", $damage) }
play-codex-flagbearer = целью придётся выбрать знаменосца: { CARD($card) }
play-codex-resist = ещё { $number } { NOUN("gold", "nom", $number) } за сопротивление
play-codex-new-band = станет { $attack }/{ $hp }
play-codex-new-band-healed = станет { $attack }/{ $hp }, без урона
play-codex-against = { $one } против { $other }
play-codex-against-building = { $one } против { $left ->
    [one] { $left } очка жизни
   *[many] { $left } очков жизни
}
play-codex-side = { WHOSE($player) ->
    [yours] у вас
    [rivals] у противника
   *[theirs] { PLAYER($player) }
}
play-codex-drew = { WHO($player) ->
    [you] Вы берёте: { $cards }
   *[they] { PLAYER($player) } берёт: { $cards }
}
play-codex-teched-card = { WHO($player) ->
    [you] Вы кладёте из кодекса в стопку сброса: { $cards }
   *[they] { PLAYER($player) } кладёт из кодекса в стопку сброса: { $cards }
}
play-codex-base-attacks = { CAPITAL(CARD($card)) } атакует { WHOSE($player) ->
    [yours] вашу базу
   *[other] базу противника
}.
play-codex-base-damaged = { WHOSE($player) ->
    [yours] Ваша база
    [rivals] База противника
   *[theirs] { PLAYER($player) }: база
} получает { $damage ->
    [one] { $damage } урон
   *[many] { $damage } урона
}.
play-codex-base-repaired = { WHOSE($player) ->
    [yours] Починка убирает с вашей базы
    [rivals] Починка убирает с базы противника
   *[theirs] { PLAYER($player) }: починка убирает с базы
} { $damage ->
    [one] { $damage } урон
   *[many] { $damage } урона
}.
play-nothing-ahead = Сейчас заранее выбирать нечего.
play-too-many-ahead = Заранее можно выбрать не больше { $most ->
    [one] { $most } карты
   *[other] { $most } карт
}, и каждую только один раз.
play-ruling = [Толкование] { $text }
play-guide-not-now = Пока следуйте уроку; после него играйте как хотите.
