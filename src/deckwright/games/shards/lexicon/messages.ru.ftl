### Messages of Shards of Infinity in Russian. Terms are those of rulebook/glossary.md.
### Banish is «удалить», destroy is «уничтожить».

game-title = Осколки бесконечности
game-about = Лидеры четырёх фракций сражаются за осколки разбитой Машины бесконечности. У всех одинаковые слабые колоды: на кристаллы призывайте из центрального ряда союзников и чемпионов, копите мощь для атак и растите мастерство, от которого карты становятся сильнее, а «Осколок бесконечности» — неодолимым. Побеждает тот, кто остался в игре последним. Играют от двух до четырёх человек, каждый за себя или в командах, либо один против Немезиды.

## Settings

setting-shards-mode = Режим
setting-shards-mode-about = Каждый за себя; двое на двое; втроём, когда вся мощь достаётся сразу обоим противникам; или в одиночку против Немезиды.
setting-shards-mode-standard = каждый за себя
setting-shards-mode-team = командная игра
setting-shards-mode-clash = тройное противостояние
setting-shards-mode-nemesis = Немезида (одиночная игра)
setting-shards-relics = Реликвии будущего
setting-shards-relics-about = С дополнением в центральной колоде на 24 карты больше, а при мастерстве 10 каждый может призвать одну из двух своих реликвий.
setting-shards-relics-yes = с дополнением
setting-shards-relics-no = только базовая игра
setting-shards-leaders = Лидеры
setting-shards-leaders-about = Как игроки получают лидеров: случайно, по выбору или на аукционе, где ставят здоровье. В игре против Немезиды обоих лидеров выбирает игрок.
setting-shards-leaders-random = случайные
setting-shards-leaders-choice = по выбору
setting-shards-leaders-auction = аукцион лидеров
setting-shards-deal = Откуда реликвии
setting-shards-deal-about = Две реликвии, из которых игрок может призвать одну: те, что принадлежат его лидеру, выбранные по очереди из выложенных на стол или сданные случайно и лицом вниз.
setting-shards-deal-leader = реликвии лидера
setting-shards-deal-draft = драфт реликвий
setting-shards-deal-secret = тайные реликвии
setting-shards-auction = Первый игрок после аукциона
setting-shards-auction-about = Кто ходит первым после аукциона лидеров. В командной игре это решает случай.
setting-shards-auction-last = тот, кто получил лидера последним и бесплатно
setting-shards-auction-winner = победитель первого аукциона
setting-shards-nemesis = Вместо карт Немезида получает
setting-shards-nemesis-about = У Немезиды нет руки: вместо каждой карты, которую ей велит взять эффект, она получает что-то другое.
setting-shards-nemesis-mastery = 1 мастерство
setting-shards-nemesis-power = 1 мощь
setting-shards-nemesis-health = 1 здоровье

## Errors: what does not go together

shards-standard-seats = В обычную игру играют от 2 до 4 человек, а здесь игроков { $seats }; в одиночку играют против Немезиды ({ "SHI-2.1" }).
shards-team-seats = В командной игре две команды по два игрока: нужно ровно 4 игрока, а здесь их { $seats } ({ "SHI-10.28" }).
shards-clash-seats = В тройном противостоянии у каждого ровно два противника: нужно 3 игрока, а здесь их { $seats } ({ "SHI-10.28" }).
shards-nemesis-seats = Против Немезиды играют в одиночку, а здесь игроков { $seats } ({ "SHI-10.28" }).
shards-auction-without-relics = Аукцион лидеров невозможен без «Реликвий будущего»: в базовой игре лидеры различаются только именами, и торговаться не за что ({ "SHI-10.28" }).
shards-draft-without-relics = Драфт реликвий невозможен без «Реликвий будущего»: реликвии есть только в этом дополнении ({ "SHI-10.28" }).
shards-secret-without-relics = Тайные реликвии невозможны без «Реликвий будущего»: реликвии есть только в этом дополнении ({ "SHI-10.28" }).
shards-nemesis-auction = Аукцион лидеров невозможен в игре против Немезиды: торговаться не с кем ({ "SHI-10.28" }).
shards-nemesis-draft = Драфт реликвий невозможен в игре против Немезиды: у неё нет реликвий, и выбирать по очереди не с кем ({ "SHI-10.28" }).

## Sides, cards

side-nemesis = { WORD("nemesis", "leader", $case) }
# As the subject of a sentence a card is called one, so that verbs agree whatever its name is.
card-plain = { $case ->
    [nom] карта «{ $title }»
   *[other] «{ $name }»
}

## Zones

zone-centre = { WORD("centre-deck", "zone", $case) }
zone-row = { WORD("centre-row", "zone", $case) }
zone-banished = { WORD("banished", "zone", $case) }
zone-offer = { WORD("offer", "zone", $case) }
zone-out = { WORD("out", "zone", $case) }
zone-deck = { WHOSE($owner) ->
    [yours] { AGREE("your", "deck", $case) } { NOUN("deck", $case) }
   *[theirs] { NOUN("deck", $case) } ({ PLAYER($owner) })
}
zone-hand = { WHOSE($owner) ->
    [yours] { AGREE("your", "hand", $case) } { NOUN("hand", $case) }
   *[theirs] { NOUN("hand", $case) } ({ PLAYER($owner) })
}
zone-discard = { WHOSE($owner) ->
    [yours] { AGREE("your", "discard", $case) } { NOUN("discard", $case) }
   *[theirs] { NOUN("discard", $case) } ({ PLAYER($owner) })
}
# «Зона» is feminine like «колода».
zone-play = { WHOSE($owner) ->
    [yours] { AGREE("your", "deck", $case) } { WORD("play", "zone", $case) }
   *[theirs] { WORD("play", "zone", $case) } ({ PLAYER($owner) })
}
zone-relics = { WHOSE($owner) ->
    [yours] { AGREE("your", "relic", $case, "plural") } { WORD("relics", "zone", $case) }
   *[theirs] { WORD("relics", "zone", $case) } ({ PLAYER($owner) })
}
zone-secrets = { WHOSE($owner) ->
    [yours] { AGREE("your", "relic", $case, "plural") } { WORD("secrets", "zone", $case) }
   *[theirs] { WORD("secrets", "zone", $case) } ({ PLAYER($owner) })
}
# Where a recruited card goes: what is usual is not said.
zone-discard-to = {""}
zone-hand-to = {" "}сразу в руку
zone-play-to = {" "}сразу в игру
zone-deck-to = {" "}в колоду
zone-centre-to = {" "}в центральную колоду
zone-row-to = {" "}в центральный ряд
zone-banished-to = {" "}в стопку удалённых карт
zone-offer-to = {" "}на стол
zone-out-to = {" "}вне игры
zone-relics-to = {" "}к отложенным реликвиям
zone-secrets-to = {" "}к тайным реликвиям

# As headings, whoever's they are.
zone-out-heading = Вне игры
zone-centre-heading = Центральная колода
zone-row-heading = Центральный ряд
zone-banished-heading = Стопка удалённых карт
zone-offer-heading = Реликвии на выбор
zone-deck-heading = Колода
zone-hand-heading = Рука
zone-discard-heading = Сброс
zone-play-heading = Игровая зона
zone-relics-heading = Реликвии
zone-secrets-heading = Тайные реликвии

## Options

verb-play = Разыграть { CARD($card, case: "acc") }
verb-recruit = Призвать { CARD($card, case: "acc") }
verb-fast-play = Моментально разыграть { CARD($card, case: "acc") }
verb-exhaust = Активировать { CARD($card, case: "acc") }
verb-focus = { WORD("focus", of: "keyword") }: 1 мастерство за 1 кристалл
verb-attack = Атаковать { CARD($card, case: "acc") }
verb-relic = Призвать реликвию «{ NAME($card) }»
verb-end = Закончить основную фазу
verb-assign = { PLAYER($target) }: { $power ->
    [0] мощи не назначать
   *[other] назначить { how-much-power }
}
verb-show = Показать { CARD($card, case: "acc") }
verb-pick = Выбрать { CARD($card, case: "acc") }{ $card-place ->
    [discard] {" "}из сброса
   *[other] {""}
}
verb-player = { WHO($seat) ->
    [you] Вы
   *[they] { PLAYER($seat) }
}
verb-to-hand = В руку
verb-to-play = В игру
verb-leader = { WORD($leader, of: "leader") }
verb-bid = Поставить { how-much-health }
verb-pass = Пас
verb-resolve = Применить { $ability ->
    [1] эффект
    [2] второй эффект
    [3] третий эффект
   *[other] { $ability }-й эффект
} { CARD($source, case: "gen") }{ $subject ->
    [none] {""}
   *[other] {" "}(причина — { CARD($subject) })
}{ $number ->
    [1] {""}
   *[other] {" "}[{ $number }]
}

## Questions

prompt-source = { $source ->
    [none] {""}
   *[other] { CAPITAL(CARD($source)) }.{" "}
}
prompt-choose = { prompt-source }{ $effect ->
    [none] Сделайте выбор.
   *[other] { SENTENCE($effect) }
}
prompt-order = Сработало несколько эффектов: какой применить первым?
prompt-instead = Несколько эффектов меняют то, что произойдёт с { CARD($subject, case: "ins") }: какой применить?
prompt-main = Основная фаза. У вас { $crystals } { NOUN("crystal", "nom", $crystals) } и { $power } { NOUN("power", "nom", $power) }. Что делаете?
prompt-main-infinite = Основная фаза. У вас { $crystals } { NOUN("crystal", "nom", $crystals) } и бесконечная мощь. Что делаете?
prompt-assign = Фаза атаки. Цель — { PLAYER($target) }: сколько мощи назначить? Не распределено: { $power }.
prompt-block = Вас атакует { PLAYER($attacker) }: { $power } { NOUN("power", "nom", $power) }. Показать карты со щитами?
prompt-show-unify = { prompt-source }Показать из руки другого союзника Ветви, чтобы сработало «{ WORD("unify", of: "keyword") }»?
prompt-show-dominion = { prompt-source }Чтобы сработала «{ WORD("dominion", of: "keyword") }», нужны карты Хомо Деус, Ветви и Демиреалов: разыгранные в этот ход или показанные из руки. Какую показать?
prompt-player = { prompt-source }{ prompt-effect }Какого противника вы выбираете?
prompt-where = Куда попадёт { CARD($card) }: в руку или в игру?
prompt-leader = Какого лидера вы выбираете?
prompt-nemesis-leader = Какой лидер у Немезиды?
prompt-bid = Аукцион лидеров. { $highest ->
    [0] Ставок ещё нет: сколько здоровья вы ставите?
   *[other] Наибольшая ставка — { $highest } { NOUN("health", "nom", $highest) }: поставьте больше или спасуйте.
}
prompt-draft = Драфт реликвий. Какую реликвию вы берёте?
prompt-copy-order = { prompt-source }Какую карту скопировать следующей?
prompt-nemesis-copy-order = Вы выбираете за Немезиду. { prompt-source }Какую карту скопировать следующей?
prompt-nemesis-chooses = Вы выбираете за Немезиду. { prompt-source }{ $effect ->
    [none] Сделайте выбор.
   *[other] { SENTENCE($effect) }
}
prompt-nemesis-plays = Ход Немезиды. Какую карту из центрального ряда она разыграет следующей?
prompt-nemesis-exhausts = Ход Немезиды. Какого своего чемпиона она активирует следующим?
prompt-nemesis-attacks = Ход Немезиды. Какого из ваших чемпионов она атакует?

## Events: set-up

event-leader-given = { WHO($seat) ->
    [you] Ваш лидер — { WORD($leader, of: "leader") }.
   *[they] { PLAYER($seat) }: лидер — { WORD($leader, of: "leader") }.
}
event-companion-added = { WHO($seat) ->
    [you] Вы добавляете
   *[they] { PLAYER($seat) } добавляет
} { CARD($companion, case: "acc") } в начальную колоду.
event-bid-made = { WHO($seat) ->
    [you] Вы ставите
   *[they] { PLAYER($seat) } ставит
} { how-much-health }.
event-passed = { WHO($seat) ->
    [you] Вы пасуете.
   *[they] { PLAYER($seat) } пасует.
}
event-auction-won = { $health ->
    [0] { WHO($seat) ->
        [you] Вы выбираете лидера бесплатно.
       *[they] { PLAYER($seat) } выбирает лидера бесплатно.
    }
   *[other] { WHO($seat) ->
        [you] Вы выигрываете аукцион и отдаёте
       *[they] { PLAYER($seat) } выигрывает аукцион и отдаёт
    } { how-much-health }.
}
event-relic-drafted = { WHO($seat) ->
    [you] Вы берёте
   *[they] { PLAYER($seat) } берёт
} реликвию «{ NAME($card) }».
event-relic-dealt = { WHO($seat) ->
    [you] Вы получаете
   *[they] { PLAYER($seat) } получает
} тайную реликвию{ $card ->
    [none] {""}
   *[other] {" "}«{ NAME($card) }»
}.
event-goes-first = { WHO($seat) ->
    [you] Первый ход — ваш.
   *[they] Первый ход делает { PLAYER($seat) }.
}
event-starts-with = { WHO($seat) ->
    [you] Вы начинаете
   *[they] { PLAYER($seat) } начинает
} с мастерством { $mastery }.

## Events: turns

event-turn-began = { WHO($seat) ->
    [you] Ход { $turn }: ходите вы.
   *[they] Ход { $turn }: ходит { PLAYER($seat) }.
}
event-turn-ended = { WHO($seat) ->
    [you] Ваш ход окончен.
   *[they] { PLAYER($seat) } заканчивает ход.
}
event-played = { WHO($seat) ->
    [you] Вы разыгрываете
   *[they] { PLAYER($seat) } разыгрывает
} { CARD($card, case: "acc") }.
event-fast-played = { WHO($seat) ->
    [you] Вы моментально разыгрываете
   *[they] { PLAYER($seat) } моментально разыгрывает
} { CARD($card, case: "acc") } { for-crystals }.
event-recruited = { WHO($seat) ->
    [you] Вы призываете
   *[they] { PLAYER($seat) } призывает
} { CARD($card, case: "acc") }{ ZONE($to, style: "to") } { for-crystals }.
event-relic-recruited = { WHO($seat) ->
    [you] Вы призываете
   *[they] { PLAYER($seat) } призывает
} реликвию «{ NAME($card) }»{ ZONE($to, style: "to") }.
event-relic-left = Другая { $card ->
    [none] тайная реликвия
   *[other] реликвия, «{ NAME($card) }»,
} выбывает из игры.
for-crystals = { $crystals ->
    [0] бесплатно
   *[other] за { $crystals } { NOUN("crystal", "acc", $crystals) }
}
event-exhausted = { WHO($seat) ->
    [you] Вы активируете
   *[they] { PLAYER($seat) } активирует
} { CARD($card, case: "acc") }.
event-focused = { WHO($seat) ->
    [you] Вы применяете
   *[they] { PLAYER($seat) } применяет
} «{ WORD("focus", "keyword", "acc") }».
event-fulfilled = { CAPITAL(CARD($card)) }: «{ WORD($keyword, of: "keyword") }» действует.
event-reached = { CAPITAL(CARD($card)) }: действует бонус от { $mastery } мастерства.
event-copied = { WHO($seat) ->
    [you] Вы копируете
   *[they] { PLAYER($seat) } копирует
} { CARD($card, case: "acc") } благодаря { CARD($source, case: "dat") }.
event-laid = В центральный ряд выложена { CARD($card) }.
event-under-deck = { CAPITAL(CARD($card)) } уходит под низ центральной колоды.

## Events: resources

event-gained-crystals = { gains } { $crystals } { NOUN("crystal", "acc", $crystals) }.
event-gained-power = { gains } { how-much-power }.
event-gained-infinite-power = { gains } бесконечную мощь!
event-gained-mastery = { gains } { how-much-mastery }.
event-gained-health = { gains } { how-much-health }.
event-mastery-for-cards = Вместо карт { PLAYER($seat) } получает { how-much-mastery }.
event-power-for-cards = Вместо карт { PLAYER($seat) } получает { how-much-power }.
event-health-for-cards = Вместо карт { PLAYER($seat) } получает { how-much-health }.
gains = { WHO($seat) ->
    [you] Вы получаете
   *[they] { PLAYER($seat) } получает
}
event-lost-mastery = { WHO($seat) ->
    [you] Вы теряете
   *[they] { PLAYER($seat) } теряет
} { how-much-mastery }.
event-doubled = { WHO($seat) ->
    [you] Вы удваиваете
   *[they] { PLAYER($seat) } удваивает
} свою мощь: теперь её { $power }.
how-much-power = { $power } { NOUN("power", "acc", $power) }
how-much-mastery = { $mastery } { NOUN("mastery", "acc", $mastery) }
how-much-health = { $health } { NOUN("health", "acc", $health) }

## Events: cards

event-drew = { WHO($seat) ->
    [you] Вы берёте
   *[they] { PLAYER($seat) } берёт
} { $card ->
    [none] карту
   *[other] { CARD($card, case: "acc") }
}.
event-shuffled = { WHO($seat) ->
    [you] Вы перемешиваете
   *[they] { PLAYER($seat) } перемешивает
} свой сброс: он становится новой колодой.
event-showed = { WHO($seat) ->
    [you] Вы показываете
   *[they] { PLAYER($seat) } показывает
} { CARD($card, case: "acc") }.
event-returned = { WHO($seat) ->
    [you] Вы возвращаете
   *[they] { PLAYER($seat) } возвращает
} { CARD($card, case: "acc") } в руку.
event-banished = { WHO($seat) ->
    [you] Вы удаляете
   *[they] { PLAYER($seat) } удаляет
} { CARD($card, case: "acc") }.
event-banished-from-deck = { WHO($seat) ->
    [you] Вы удаляете
   *[they] { PLAYER($seat) } удаляет
} { CARD($card, case: "acc") } с верха центральной колоды.
event-revealed = { WHO($seat) ->
    [you] Вы открываете
   *[they] { PLAYER($seat) } открывает
} { CARD($card, case: "acc") } с верха центральной колоды.
event-nemesis-played = { WHO($seat) ->
    [you] Вы разыгрываете
   *[they] { PLAYER($seat) } разыгрывает
} { CARD($card, case: "acc") } из центрального ряда.

## Events: attacks

event-attacked = { WHO($seat) ->
    [you] Вы тратите { how-much-power } и атакуете
   *[they] { PLAYER($seat) } тратит { how-much-power } и атакует
} { CARD($card, case: "acc") }.
event-destroyed = { WHO($seat) ->
    [you] Вы теряете
   *[they] { PLAYER($seat) } теряет
} { CARD($card, case: "acc") }: чемпион уничтожен.
event-assigned = { assigns } { WHO($target) ->
    [you] вам { how-much-power }
   *[they] { how-much-power }, цель — { PLAYER($target) }
}.
event-assigned-infinite = { assigns } { WHO($target) ->
    [you] вам бесконечную мощь
   *[they] бесконечную мощь, цель — { PLAYER($target) }
}!
assigns = { WHO($seat) ->
    [you] Вы назначаете
   *[they] { PLAYER($seat) } назначает
}
event-passed-on = { WHO($seat) ->
    [you] Вы направляете
   *[they] { PLAYER($seat) } направляет
} излишек ({ $power } { NOUN("power", "nom", $power) }){ WHO($target) ->
    [you] {" "}против вас
   *[they] , цель — { PLAYER($target) }
}.
event-blocked = { WHO($seat) ->
    [you] Вы блокируете
   *[they] { PLAYER($seat) } блокирует
} { how-much-power }.
event-damaged = { WHO($seat) ->
    [you] Вы получаете
   *[they] { PLAYER($seat) } получает
} { $damage } { NOUN("damage", "acc", $damage) }.
event-power-lost = { WHO($seat) ->
    [you] Атаковать некого: вы теряете мощь.
   *[they] Атаковать некого: { PLAYER($seat) } теряет мощь.
}
event-eliminated = { WHO($seat) ->
    [you] Вы выбываете из игры.
   *[they] { PLAYER($seat) } выбывает из игры.
}

## Refusals

refusal-shards-too-dear = { CAPITAL(CARD($card)) } стоит { $price } { NOUN("crystal", "acc", $price) }, а у вас { $crystals }
refusal-shards-no-mercenary = { CAPITAL(CARD($card)) } — не наёмник, а моментально разыгрывают только наёмников
refusal-shards-nothing-to-exhaust = У { CARD($card, case: "gen") } нет эффекта активации
refusal-shards-exhausted = В этот ход вы уже активировали { CARD($card, case: "acc") }
refusal-shards-keyword-missing = { CARD($card, case: "acc") } сейчас нельзя активировать: «{ WORD($keyword, of: "keyword") }» не действует
refusal-shards-rest-mastery = { CAPITAL(CARD($card)) } останется без бонуса от { $mastery } мастерства, который можно получить при другом порядке
refusal-shards-rest-keyword = { CAPITAL(CARD($card)) } будет разыграна без способности «{ WORD($keyword, of: "keyword") }», которая сработает при другом порядке
refusal-shards-focused = «{ WORD("focus", "keyword", "acc") }» применяют только раз в ход, и в этот ход она уже применена
refusal-shards-no-crystal = «{ WORD("focus", of: "keyword") }» стоит 1 кристалл, а у вас кристаллов нет
refusal-shards-too-strong = У { CARD($card, case: "gen") } { $health } { NOUN("health", "nom", $health) }, а у вас { $power } { NOUN("power", "nom", $power) }
refusal-shards-protected = { CARD($card, case: "acc") } нельзя атаковать: это запрещает сама карта
refusal-shards-protected-by = { CARD($card, case: "acc") } нельзя атаковать, пока у того же игрока в игре { CARD($protector) }
refusal-shards-untouchable = { PLAYER($target) } под защитой: пока в игре { CARD($protector) }, назначить этому игроку мощь нельзя
refusal-shards-not-opposite = { PLAYER($target) } сидит не напротив вас: атаковать можно только чемпионов этого игрока
refusal-shards-less-mastery = Чтобы атаковать { CARD($card, case: "acc") }, нужно мастерство не меньше { $mastery }
refusal-shards-relic-too-early = Реликвию призывают при мастерстве { $needed } или больше, а у вас { $mastery }

## Outcomes

outcome-last-player = { WHO($winners) ->
    [you] Вы победили: { outcome-all-out }.
   *[they] { outcome-they-win }: { outcome-all-out }.
}
outcome-last-team = { WHO($winners) ->
    [you] Ваша команда победила: { outcome-all-out }.
   *[they] { outcome-they-win }: { outcome-all-out }.
}
outcome-infinity = { WHO($winners) ->
    [you] { $count ->
        [1] Бесконечная мощь! Вы победили: { outcome-all-out }.
       *[other] Бесконечная мощь! Ваша команда победила: { outcome-all-out }.
    }
   *[they] Бесконечная мощь! { outcome-they-win }: { outcome-all-out }.
}
outcome-nemesis-beaten = { WHO($winners) ->
    [you] Вы победили: у Немезиды не осталось здоровья.
   *[they] { outcome-they-win }: у Немезиды не осталось здоровья.
}
outcome-nemesis-health = Победила Немезида: у игрока не осталось здоровья.
outcome-nemesis-mastery = Победила Немезида: её мастерство достигло 30.
outcome-endless = Никто не победил: после 1000 ходов игра кончается ничьей.
outcome-nemesis-row = Победила Немезида: центральная колода пуста, и заполнить центральный ряд нечем.
outcome-all-out = { $reader ->
    [lost] остальные выбыли из игры
   *[other] все противники выбыли из игры
}
outcome-they-win = { $count ->
    [1] Побеждает { LIST($winners) }
   *[other] Побеждают { LIST($winners) }
}

## Texts of cards: abilities

script-exhaust = { WORD("exhaust", of: "keyword") }{ STYLE($effect) ->
    [required] { EFFECT($effect, "heading") }
   *[other] : { RUN($effect) }
}
script-costs-less = призыв этой карты дешевле на { COUNTED($amount, "crystal", "acc") }
script-shield-in-hand = щит этой карты в руке равен { AMOUNT($amount, "dat") }
script-when-champion-played = когда вы разыгрываете чемпиона, { RUN($effect) }
script-next-recruit-enters = { GENDER($group) ->
    [femn] следующая { PHRASE($group) }, которую вы призовёте в этот ход,
   *[other] следующий { PHRASE($group) }, которого вы призовёте в этот ход,
} попадает не в сброс, а сразу в игру
    .style = this-turn
script-triggered = { $on }{ script-only-if }, { RUN($effect) }
trigger-played = каждый раз, когда { $whose ->
    [you] вы разыгрываете
    [opponent] противник разыгрывает
   *[any] игрок разыгрывает
} { $subject ->
    [none] карту
   *[other] { PHRASE($subject, "acc") }
}

## Texts of cards: continuous effects

# Changes name their subject themselves: it comes to them in the genitive, which for champions is the
# accusative too.
script-static = { script-while }{ CHANGES($changes, $group, PHRASE($group, "gen", "plural", "champion")) }
script-influence = { script-while }{ $condition ->
    [none] { LIST($changes) }
   *[other] { LIST($changes, "more") }
}
    .style = { $condition ->
        [none] always
       *[other] { STYLE($condition) }
    }
script-while = { $condition ->
    [none] {""}
   *[other] { STYLE($condition) ->
        [mastery] { $condition }{" "}
        [leader] если { $condition },{" "}
        [this-turn] если { $condition },{" "}
       *[other] пока { $condition },{" "}
    }
}
change-champion-health = у { $subject-number } на { COUNTED($amount, "health", "acc") } больше
change-cannot-be-attacked = { $subject-number } нельзя атаковать
change-mastery-to-attack = { $subject-number } не могут атаковать противники, у которых { STYLE($amount) ->
    [number] меньше { $amount } мастерства
   *[other] меньше мастерства, чем { AMOUNT($amount, "than") }
}
change-untouchable = вас нельзя атаковать
change-shield = у вас { $case ->
    [more] ещё { COUNTED($amount, "shield", "acc") }
   *[other] { COUNTED($amount, "shield", "acc") }, пока эта карта в игре
}
change-ignores-shields = вы игнорируете щиты
change-power-per-health = вы получаете { COUNTED($amount, "power", "acc") } за каждую полученную единицу здоровья
change-extra-cards = в конце хода возьмите на { COUNTED($amount, "card", "acc") } больше
script-last = { STYLE($ability) ->
    [this-turn] { $ability }
   *[other] { $until } { $ability }
}
    .style = last
script-end-of-turn = до конца хода

## Texts of cards: effects in a row

# Moods besides the common ones: `bare` follows «instead» and has no verb, `also` follows a mastery bonus
# that adds something, `heading` follows the keyword of an exhaust ability.
script-sequence = { $mood ->
    [also] { LIST($effects, "also") }
   *[other] { LIST($effects) }
}
script-also = { $mood ->
    [also] также{" "}
   *[other] { $case ->
        [also] также{" "}
       *[other] {""}
    }
}
script-by-mastery = { $usual ->
    [none] { STEPS($levels) }
   *[other] { EFFECT($usual, "imperative") }. { CAPITAL(STEPS($levels)) }
}
# Joins the mastery bonuses of one effect.
list-then = { $rest }, { $last }
script-level = от { $mastery }{ $previous ->
    [level] {""}
   *[other] {" "}мастерства
}{ $instead ->
    [yes] {" "}— { script-instead }{ EFFECT($effect, "bare") }
   *[no] {" "}{ STYLE($effect) ->
        [last] также: { EFFECT($effect) }
       *[other] { EFFECT($effect, "also") }
    }
}
    .style = level
script-instead = { $previous ->
    [level] {""}
   *[other] { STYLE($effect) ->
        [to-hand] {""}
       *[other] вместо этого{" "}
    }
}
script-with = { $mood ->
    [heading] , только при «{ WORD($keyword, "keyword", "loc") }»: { RUN($effect) }
    [also] при «{ WORD($keyword, "keyword", "loc") }» { EFFECT($effect, "also") }
   *[other] { $otherwise ->
        [none] { WORD($keyword, of: "keyword") } — { EFFECT($effect, "imperative") }
       *[other] { EFFECT($otherwise, "imperative") }. { WORD($keyword, of: "keyword") } — вместо этого { EFFECT($effect, "bare") }
    }
}{ script-what-it-needs }
    .style = { $required ->
        [yes] required
       *[no] keyword
    }
# The name does nothing by itself (SHI-6.8): what it needs stands behind what it does, unless that is what it
# counts anyway: nothing comes of none.
script-what-it-needs = { $keyword ->
    [echo] { SAYS($effect, "counts") ->
        [card] {""}
       *[other] {" "}({ script-needs })
    }
    [inspire] { SAYS($effect, "counts") ->
        [champion] {""}
       *[other] {" "}({ script-needs })
    }
   *[other] {" "}({ script-needs })
}
script-needs = { $keyword ->
    [dominion] нужны карты Хомо Деус, Ветви и Демиреалов, разыгранные в этот ход или показанные из руки
    [unify] нужен другой союзник Ветви, разыгранный в этот ход или показанный из руки
    [echo] нужна карта Демиреалов в вашем сбросе
   *[inspire] нужен ваш чемпион в игре
}

## Texts of cards: effects

script-gain = { $mood ->
    [infinitive] получить { script-resource }
    [bare] { script-resource }
   *[other] { script-also }получите { script-more }{ script-resource }
}
    .style = { $what ->
        [crystals] crystals
        [power] power
        [mastery] mastery
       *[health] health
    }
    .counts = { SAYS($amount, "counts") }
script-resource = { STYLE($amount) ->
    [equal] { $what ->
        [crystals] { NOUN("crystal", "acc", "plural") }
       *[other] { NOUN($what, "acc", "plural") }
    } в размере { AMOUNT($amount, "limit") }
   *[other] { $what ->
        [crystals] { COUNTED($amount, "crystal", "acc") }
       *[other] { COUNTED($amount, $what, "acc") }
    }
}
# More of what was gained just before.
script-more = { $mood ->
    [also] {""}
   *[other] { $what ->
        [crystals] { $previous ->
            [crystals] ещё{" "}
           *[other] {""}
        }
        [power] { $previous ->
            [power] ещё{" "}
           *[other] {""}
        }
        [mastery] { $previous ->
            [mastery] ещё{" "}
           *[other] {""}
        }
       *[health] { $previous ->
            [health] ещё{" "}
           *[other] {""}
        }
    }
}
script-gain-infinite-power = { $mood ->
    [infinitive] получить бесконечную мощь
    [bare] бесконечную мощь
   *[other] { script-also }получите бесконечную мощь
}
script-double-power = { $mood ->
    [infinitive] удвоить свою мощь
   *[other] { script-also }удвойте свою мощь
}
script-draw = { $mood ->
    [infinitive] взять { script-cards }
    [bare] { script-cards }
   *[other] { $previous ->
        [keyword] в любом случае{" "}
       *[other] {""}
    }{ script-also }возьмите { script-cards }
}
script-cards = { $cards ->
    [1] карту
   *[other] { $cards } { NOUN("card", "acc", $cards) }
}
script-lose-mastery = { $mood ->
    [infinitive] отнять у { NOUN(HEAD($who), "gen") } по своему выбору { script-lost-mastery }
   *[other] { script-also }{ NOUN(HEAD($who)) } по вашему выбору теряет { script-lost-mastery }
}
script-lost-mastery = { $amount } { NOUN("mastery", "acc", $amount) }
script-banish = { STYLE($cards) ->
    [up-to] { $mood ->
        [infinitive] при желании удалить
       *[other] вы { script-also }можете удалить
    }
   *[other] { $mood ->
        [infinitive] удалить
       *[other] { script-also }удалите
    }
} { PHRASE($cards, "acc") }
script-destroy = { $mood ->
    [infinitive] уничтожить
   *[other] { script-also }уничтожьте
} { PHRASE($cards, "acc") }
script-return-to-hand = { $mood ->
    [infinitive] вернуть { script-return-what }
    [bare] { PHRASE($cards, "acc") }
   *[other] { script-also }верните { script-return-what }
}
script-return-what = { STYLE($cards) ->
    [self] эту карту из своего сброса в руку
   *[other] в руку { PHRASE($cards, "acc") }
}
script-recruit-free = { $mood ->
    [infinitive] бесплатно призвать { script-recruit-where }{ PHRASE($cards, "acc") }
    [bare] { $to_hand ->
        [yes] сразу в руку
       *[no] { PHRASE($cards, "acc") }
    }
   *[other] { script-also }бесплатно призовите { script-recruit-where }{ PHRASE($cards, "acc") }
}
    .style = { $to_hand ->
        [yes] to-hand
       *[no] recruit
    }
script-recruit-where = { $to_hand ->
    [yes] сразу в руку{" "}
   *[no] {""}
}
script-copy = { $mood ->
    [infinitive] скопировать { script-copy-what }
   *[other] { STYLE($cards) ->
        [it] {""}
       *[other] { script-also }
    }скопируйте { script-copy-what }
}
script-copy-what = { STYLE($cards) ->
    [it] { GENDER($it) ->
        [femn] её
       *[other] его
    } ещё раз
   *[other] { PHRASE($cards, "acc") }
}
script-copy-each = { $mood ->
    [infinitive] скопировать
   *[other] { script-also }скопируйте
} { PHRASE($cards, "acc") }

## Texts of cards: what is chosen

script-choose = { $least ->
    [0] { $most ->
        [1] { PHRASE($domain, $case) }
       *[other] до { SPELLED($most, $domain, "gen") } { PHRASE($domain, "gen", $most) }
    }
   *[other] { $most ->
        [1] { AGREE("any", $domain, $case) } { PHRASE($domain, $case) }
       *[other] { AGREE("any", $domain, $case, "plural") } { SPELLED($most, $domain, $case) } { PHRASE($domain, $case, $most) }
    }
}
    .head = { HEAD($domain) }
    .style = { $least ->
        [0] up-to
       *[other] choose
    }
script-opponents = { NOUN("opponent", $case, $count) }
    .head = opponent
script-copyable = { PHRASE($group, $case, $count) }
    .head = { HEAD($group) }
script-named = { script-called }
    .head = card
    .number = sing
    .style = { $name ->
        [self] self
        [it] it
       *[other] known
    }
script-called = { $name ->
    [self] { $form ->
        [champion] { AGREE("this", "champion", $case) } { NOUN("champion", $case) }
       *[other] { AGREE("this", "card", $case) } { NOUN("card", $case) }
    }
    [subject] { AGREE("played", "card", $case) } { NOUN("card", $case) }
   *[other] { AGREE("that", "card", $case) } { NOUN("card", $case) }
}
    .head = card
    .number = sing

## Texts of cards: tests on cards

script-both = { GROUP($groups, $case, $count, $form) }
    .head = { HEAD($groups) }
script-of-faction = { WORD($faction, "faction", "gen") }
    .role = next
script-is-champion = { NOUN("champion", $case, $count) }
    .head = champion
script-is-ally = { NOUN("ally", $case, $count) }
    .head = ally
script-is-mercenary = { NOUN("mercenary", $case, $count) }
    .head = mercenary
script-costs-at-most = стоимостью не больше { $crystals }
    .role = after
script-played-this-turn = { AGREE("played", $head, $case, $count) } в этот ход
    .role = before
script-with-name = { CARD($card, $case) }
    .head = card
script-controlled = { $whose ->
    [opponent] { $count ->
        [1] противника
       *[other] противников
    }
    [you] { $form ->
        [in] {""}
       *[other] { AGREE("your", $head, $case, $count) }
    }
   *[any] {""}
}
    .role = { $whose ->
        [opponent] next
       *[other] before
    }
script-either = { STYLE($one) ->
    [zone] { CLAUSE($one, $form) } { $count ->
        [1] или
       *[other] и/или
    } { $form ->
        [in] { CLAUSE($other, "in") }
        [each] { CLAUSE($other, "each") }
       *[other] { CLAUSE($other, "short") }
    }
   *[other] { PHRASE($one, $case, $count) } или { PHRASE($other, $case, $count) }
}
    .head = { STYLE($one) ->
        [zone] card
       *[other] { HEAD($one) }
    }
    .role = { STYLE($one) ->
        [zone] after
       *[other] noun
    }
# Where cards are taken from; `in` and `each`: where they are; `short`: behind «из».
in-zone-hand = { $form ->
    [in] в вашей руке
    [each] в вашей руке
    [short] руки
   *[other] из своей руки
}
    .role = after
    .style = zone
in-zone-discard = { $form ->
    [in] в вашем сбросе
    [each] в вашем сбросе
    [short] сброса
   *[other] из своего сброса
}
    .role = after
    .style = zone
in-zone-row = { $form ->
    [in] в центральном ряду
    [each] в центральном ряду
    [short] центрального ряда
   *[other] из центрального ряда
}
    .role = next
    .style = zone

## Texts of cards: amounts and conditions

script-count = { $form ->
    [number] число { script-counted }
    [limit] числа { script-counted }
    [dat] числу { script-counted }
   *[plain] за { AGREE("each", $group, "acc") } { PHRASE($group, "acc", 1, "each") }{ script-in-play }
}
    .style = each
    .counts = { HEAD($group) }
script-counted = { PHRASE($group, "gen", "plural", "each") }{ script-in-play }
script-in-play = { HEAD($group) ->
    [champion] {" "}в игре
   *[other] {""}
}
script-times = { $factor } × { AMOUNT($amount) }
    .style = { STYLE($amount) }
    .counts = { SAYS($amount, "counts") }
script-mastery = { $form ->
    [limit] вашего мастерства
    [dat] вашему мастерству
    [than] у вас
   *[other] ваше мастерство
}
script-half-mastery = { $form ->
    [limit] половины вашего мастерства с округлением вверх
    [dat] половине вашего мастерства с округлением вверх
   *[other] половина вашего мастерства с округлением вверх
}
script-at-least-count = у вас в игре { $number ->
    [1] есть { PHRASE($group, "nom", 1, "in") }
   *[other] не меньше { $number } { PHRASE($group, "gen", $number, "in") }
}
script-leader-is = вы { WORD($leader, of: "leader") }
    .style = leader
script-mastery-at-least = от { $level } мастерства
    .style = mastery
script-leads-in-mastery = у вас больше мастерства, чем у каждого противника
script-full-health = у вас 50 здоровья
script-damage-dealt = в этот ход вы нанесёте одному противнику не меньше { $damage } { NOUN("damage", "gen", $damage) }
    .style = this-turn
