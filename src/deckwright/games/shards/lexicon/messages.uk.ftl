### Messages of Shards of Infinity in Ukrainian. Terms are those of rulebook/glossary.md.
### Banish is «знищити», destroy is «подолати»: never mix them up.

game-title = Уламки нескінченності
game-about = Кожен гравець має персонажа, 50 здоров’я і колоду з десяти простих карт, яку поповнює під час гри. За кристали наймайте союзників і захисників із центрального ряду, силою долайте чужих захисників та атакуйте опонентів. Що більше у вас опанування, то могутніші ваші карти, а за 30 опанування «Уламок нескінченності» дає нескінченну силу. Перемагає той, хто лишився у грі останнім; грають від двох до чотирьох людей або хтось один проти Немезиди.

## Settings

setting-shards-mode = Варіант гри
setting-shards-mode-about = Хто з ким грає: кожен сам за себе, двоє на двох, троє (сила йде на обох опонентів одразу) чи один гравець проти Немезиди.
setting-shards-mode-standard = звичайна гра (2–4 гравці)
setting-shards-mode-team = Командна атака 2 на 2
setting-shards-mode-clash = Кривава баня на 3 гравців
setting-shards-mode-nemesis = Виклик Немезиді (соло-режим)
setting-shards-relics = Релікти майбутнього
setting-shards-relics-about = Чи грати з доповненням: 24 нові карти в центральній колоді й релікти, один із яких можна найняти, маючи 10 опанування.
setting-shards-relics-yes = з доповненням
setting-shards-relics-no = лише базова гра
setting-shards-leaders = Персонажі
setting-shards-leaders-about = Як гравці отримують персонажів. Проти Немезиди гравець завжди обирає сам: і собі, і їй.
setting-shards-leaders-random = випадково
setting-shards-leaders-choice = на вибір, по черзі
setting-shards-leaders-auction = Аукціон здоров’я
setting-shards-deal = Звідки беруться релікти
setting-shards-deal-about = Які два релікти має кожен: свого персонажа, обрані по черзі з викладених горілиць чи роздані навмання сорочкою догори.
setting-shards-deal-leader = релікти свого персонажа
setting-shards-deal-draft = Драфт реліктів
setting-shards-deal-secret = Загадкові релікти
setting-shards-auction = Перший гравець після аукціону
setting-shards-auction-about = Хто ходить першим після Аукціону здоров’я: той, хто отримав персонажа останнім і нічого не заплатив, чи переможець першого аукціону. У командній грі нічого не змінює.
setting-shards-auction-last = хто нічого не заплатив
setting-shards-auction-winner = переможець першого аукціону
setting-shards-nemesis = Немезида замість карти
setting-shards-nemesis-about = Немезида не бере карт. Що вона отримує за кожну карту, яку мала б узяти.
setting-shards-nemesis-mastery = 1 опанування
setting-shards-nemesis-power = 1 силу
setting-shards-nemesis-health = 1 здоров’я

## Settings that do not go together

shards-standard-seats = Гравців: { $seats }. Звичайна гра — для двох, трьох або чотирьох, а на одного розрахований лише «Виклик Немезиді» { "(SHI-2.1)" }.
shards-team-seats = Гравців: { $seats }. «Командна атака 2 на 2» — рівно для чотирьох: у ній дві команди по двоє { "(SHI-10.28)" }.
shards-clash-seats = Гравців: { $seats }. «Кривава баня» — рівно для трьох: уся сила йде на кожного з двох опонентів { "(SHI-10.28)" }.
shards-nemesis-seats = Гравців: { $seats }. «Виклик Немезиді» — для одного: за Немезиду ніхто не грає { "(SHI-10.28)" }.
shards-auction-without-relics = «Аукціон здоров’я» неможливий без «Реліктів майбутнього»: у самій базовій грі персонажі відрізняються лише іменами { "(SHI-10.28)" }.
shards-draft-without-relics = «Драфт реліктів» неможливий без «Реліктів майбутнього»: немає з чого обирати { "(SHI-10.28)" }.
shards-secret-without-relics = «Загадкові релікти» неможливі без «Реліктів майбутнього»: немає чого роздавати { "(SHI-10.28)" }.
shards-nemesis-auction = «Виклик Немезиді» не поєднується з «Аукціоном здоров’я»: Немезида не робить ставок { "(SHI-10.28)" }.
shards-nemesis-draft = «Виклик Немезиді» не поєднується з «Драфтом реліктів»: Немезида не має реліктів, і обирати нема з ким { "(SHI-10.28)" }.

## Cards and players

# As the subject of a sentence a card is called one, so that verbs agree whatever its name is.
card-plain = { $case ->
    [nom] карта «{ $title }»
   *[other] «{ $name }»
}
side-nemesis = { WORD("nemesis", "leader", $case) }

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
zone-play = { WHOSE($owner) ->
    [yours] { AGREE("your", "play-area", $case) } { NOUN("play-area", $case) }
   *[theirs] { NOUN("play-area", $case) } ({ PLAYER($owner) })
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
zone-hand-to = {" "}одразу в руку
zone-play-to = {" "}одразу в гру
zone-deck-to = {" "}до колоди
zone-centre-to = {" "}до центральної колоди
zone-row-to = {" "}до центрального ряду
zone-banished-to = {" "}до знищених карт
zone-offer-to = {" "}до реліктів на вибір
zone-out-to = {" "}поза гру
zone-relics-to = {" "}до відкладених реліктів
zone-secrets-to = {" "}до загадкових реліктів

# As headings, whoever's they are.
zone-out-heading = Поза грою
zone-centre-heading = Центральна колода
zone-row-heading = Центральний ряд
zone-banished-heading = Стопка знищених карт
zone-offer-heading = Релікти на вибір
zone-deck-heading = Колода
zone-hand-heading = Рука
zone-discard-heading = Скид
zone-play-heading = Ігрова зона
zone-relics-heading = Релікти
zone-secrets-heading = Загадкові релікти

## Options

verb-play = Зіграти { CARD($card, case: "acc") }
verb-recruit = Найняти { CARD($card, case: "acc") }
verb-fast-play = Швидко зіграти { CARD($card, case: "acc") }
verb-exhaust = Виснажити { CARD($card, case: "acc") }
verb-focus = { WORD("focus", of: "keyword") }: сплатити 1 кристал і отримати 1 опанування
verb-attack = Атакувати { CARD($card, case: "acc") }
verb-relic = Найняти релікт «{ NAME($card) }»
verb-end = Закінчити основну фазу
verb-assign = { PLAYER($target) }: { $power ->
    [0] нічого не призначати
   *[other] призначити { how-much-power }
}
verb-show = Показати { CARD($card, case: "acc") }
verb-pick = Обрати { CARD($card, case: "acc") }{ $card-place ->
    [discard] {" "}зі скиду
   *[other] {""}
}
verb-player = { WHO($seat) ->
    [you] Ви
   *[they] { PLAYER($seat) }
}
verb-to-hand = У руку
verb-to-play = Одразу в гру
verb-leader = { WORD($leader, of: "leader") }
verb-bid = Поставити { $health } { NOUN("health", "acc", $health) }
verb-pass = Пас
verb-resolve = Застосувати { $ability ->
    [1] здібність
    [2] другу здібність
    [3] третю здібність
   *[other] { $ability }-ту здібність
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
prompt-main = Основна фаза: у вас { how-many-crystals } і { $power } { NOUN("power", "nom", $power) }. Що робите?
prompt-main-infinite = Основна фаза: у вас { how-many-crystals } і нескінченна сила. Що робите?
how-many-crystals = { $crystals } { NOUN("crystal", "nom", $crystals) }
prompt-assign = Фаза атаки: у вас { $power } { NOUN("power", "nom", $power) }. Ціль — { PLAYER($target) }: скільки призначити?
prompt-block = { PLAYER($attacker) } атакує вас: { $power } { NOUN("power", "nom", $power) }. Показати карти зі щитами?
prompt-show-unify = { prompt-source }Для «{ WORD("unify", "keyword", "gen") }» потрібен інший союзник { WORD("undergrowth", "faction", "gen") }. Показати його з руки?
prompt-show-dominion = { prompt-source }Для «{ WORD("dominion", "keyword", "gen") }» потрібні карти { WORD("homo-deus", "faction", "gen") }, { WORD("undergrowth", "faction", "gen") } та { WORD("wraethe", "faction", "gen") }. Показати з руки карту, якої бракує?
prompt-player = { prompt-source }{ prompt-effect }Оберіть опонента.
prompt-where = Куди йде { CARD($card) }: у руку чи одразу в гру?
prompt-leader = Оберіть собі персонажа.
prompt-nemesis-leader = Оберіть персонажа { WORD("nemesis", "leader", "gen") }.
prompt-bid = { $highest ->
    [0] Аукціон здоров’я: ставок поки що немає. Скільки здоров’я ви ставите?
   *[other] Аукціон здоров’я: найвища ставка — { $highest }. Поставте більше або спасуйте.
}
prompt-draft = Драфт реліктів: оберіть релікт собі.
prompt-copy-order = { prompt-source }Яку карту скопіювати наступною?
prompt-nemesis-copy-order = Ви обираєте за Немезиду. { prompt-source }Яку карту скопіювати наступною?
prompt-nemesis-chooses = Ви обираєте за Немезиду. { prompt-source }{ $effect ->
    [none] Зробіть вибір.
   *[other] { SENTENCE($effect) }
}
prompt-nemesis-plays = Хід Немезиди: яку карту з центрального ряду вона грає наступною?
prompt-nemesis-exhausts = Хід Немезиди: якого захисника вона виснажує наступним?
prompt-nemesis-attacks = Хід Немезиди: якого з ваших захисників вона долає наступним?
prompt-order = Спрацювало кілька здібностей: яку застосувати першою?
prompt-instead = Кілька здібностей змінюють те, що станеться з { CARD($subject, case: "ins") }: яку застосувати?

## Events: set-up and turns

event-turn-began = { WHO($seat) ->
    [you] Хід { $turn }: ходите ви.
   *[they] Хід { $turn }: ходить { PLAYER($seat) }.
}
event-turn-ended = { WHO($seat) ->
    [you] Ваш хід закінчено.
   *[they] { PLAYER($seat) } закінчує хід.
}
event-goes-first = { WHO($seat) ->
    [you] Перший хід — ваш.
   *[they] Перший хід робить { PLAYER($seat) }.
}
event-leader-given = { WHO($seat) ->
    [you] Ваш персонаж
   *[they] { PLAYER($seat) }: персонаж
} — { WORD($leader, of: "leader") }.
event-companion-added = { WHO($seat) ->
    [you] Ви додаєте
   *[they] { PLAYER($seat) } додає
} { CARD($companion, case: "acc") } до стартової колоди.
event-bid-made = { WHO($seat) ->
    [you] Ви ставите
   *[they] { PLAYER($seat) } ставить
} { how-much-health }.
event-passed = { WHO($seat) ->
    [you] Ви пасуєте.
   *[they] { PLAYER($seat) } пасує.
}
event-auction-won = { $health ->
    [0] { WHO($seat) ->
        [you] Ви отримуєте
       *[they] { PLAYER($seat) } отримує
    } персонажа безплатно.
   *[other] { WHO($seat) ->
        [you] Ви виграєте аукціон і втрачаєте
       *[they] { PLAYER($seat) } виграє аукціон і втрачає
    } { how-much-health }.
}
event-relic-drafted = { WHO($seat) ->
    [you] Ви обираєте
   *[they] { PLAYER($seat) } обирає
} релікт «{ NAME($card) }».
event-relic-dealt = { WHO($seat) ->
    [you] Ви отримуєте
   *[they] { PLAYER($seat) } отримує
} загадковий релікт{ $card ->
    [none] {""}
   *[other] {" "}«{ NAME($card) }»
}.
event-starts-with = { WHO($seat) ->
    [you] Ви починаєте
   *[they] { PLAYER($seat) } починає
} з { $mastery } { NOUN("mastery", "gen", $mastery) }.
event-laid = У центральний ряд лягає { CARD($card) }.

## Events: playing and recruiting

event-played = { WHO($seat) ->
    [you] Ви граєте
   *[they] { PLAYER($seat) } грає
} { CARD($card, case: "acc") }.
event-fast-played = { WHO($seat) ->
    [you] Ви швидко граєте
   *[they] { PLAYER($seat) } швидко грає
} { CARD($card, case: "acc") } { for-crystals }.
event-recruited = { WHO($seat) ->
    [you] Ви наймаєте
   *[they] { PLAYER($seat) } наймає
} { CARD($card, case: "acc") }{ ZONE($to, style: "to") } { for-crystals }.
for-crystals = { $crystals ->
    [0] безплатно
   *[other] за { $crystals } { NOUN("crystal", "acc", $crystals) }
}
event-relic-recruited = { WHO($seat) ->
    [you] Ви наймаєте
   *[they] { PLAYER($seat) } наймає
} релікт «{ NAME($card) }»{ ZONE($to, style: "to") }.
event-relic-left = Інший { $card ->
    [none] загадковий релікт
   *[other] релікт, «{ NAME($card) }»,
} вибуває з гри.
event-exhausted = { WHO($seat) ->
    [you] Ви виснажуєте
   *[they] { PLAYER($seat) } виснажує
} { CARD($card, case: "acc") }.
event-focused = { WHO($seat) ->
    [you] Ви сплачуєте
   *[they] { PLAYER($seat) } сплачує
} 1 кристал за «{ WORD("focus", "keyword", "acc") }».
event-fulfilled = { CAPITAL(CARD($card)) }: «{ WORD($keyword, of: "keyword") }» діє.
event-reached = { CAPITAL(CARD($card)) }: діє бонус від { $mastery } опанування.
event-copied = { WHO($seat) ->
    [you] Ви копіюєте
   *[they] { PLAYER($seat) } копіює
} { CARD($card, case: "acc") } за допомогою { CARD($source, case: "gen") }.
event-drew = { WHO($seat) ->
    [you] Ви берете
   *[they] { PLAYER($seat) } бере
} { $card ->
    [none] карту
   *[other] { CARD($card, case: "acc") }
}.
event-shuffled = { WHO($seat) ->
    [you] Ви перемішуєте
   *[they] { PLAYER($seat) } перемішує
} свій скид: він стає новою колодою.
event-showed = { WHO($seat) ->
    [you] Ви показуєте
   *[they] { PLAYER($seat) } показує
} { CARD($card, case: "acc") }.
event-returned = { WHO($seat) ->
    [you] Ви повертаєте
   *[they] { PLAYER($seat) } повертає
} в руку { CARD($card, case: "acc") }.
event-banished = { WHO($seat) ->
    [you] Ви знищуєте
   *[they] { PLAYER($seat) } знищує
} { CARD($card, case: "acc") }.
event-banished-from-deck = { WHO($seat) ->
    [you] Ви знищуєте
   *[they] { PLAYER($seat) } знищує
} { CARD($card, case: "acc") } з верху центральної колоди.
event-under-deck = { CAPITAL(CARD($card)) } лягає під низ центральної колоди.
event-revealed = { WHO($seat) ->
    [you] Ви відкриваєте
   *[they] { PLAYER($seat) } відкриває
} верхню карту центральної колоди. Це { CARD($card) }.
event-nemesis-played = { WHO($seat) ->
    [you] Ви граєте
   *[they] { PLAYER($seat) } грає
} { CARD($card, case: "acc") } з центрального ряду.

## Events: resources

event-gained-crystals = { WHO($seat) ->
    [you] Ви отримуєте
   *[they] { PLAYER($seat) } отримує
} { $crystals } { NOUN("crystal", "acc", $crystals) }.
event-gained-power = { WHO($seat) ->
    [you] Ви отримуєте
   *[they] { PLAYER($seat) } отримує
} { how-much-power }.
event-gained-infinite-power = { WHO($seat) ->
    [you] Ви отримуєте
   *[they] { PLAYER($seat) } отримує
} нескінченну силу!
event-gained-mastery = { WHO($seat) ->
    [you] Ви отримуєте
   *[they] { PLAYER($seat) } отримує
} { how-much-mastery }.
event-gained-health = { WHO($seat) ->
    [you] Ви отримуєте
   *[they] { PLAYER($seat) } отримує
} { how-much-health }.
event-mastery-for-cards = Замість карт { PLAYER($seat) } отримує { how-much-mastery }.
event-power-for-cards = Замість карт { PLAYER($seat) } отримує { how-much-power }.
event-health-for-cards = Замість карт { PLAYER($seat) } отримує { how-much-health }.
event-lost-mastery = { WHO($seat) ->
    [you] Ви втрачаєте
   *[they] { PLAYER($seat) } втрачає
} { how-much-mastery }.
event-doubled = { WHO($seat) ->
    [you] Ви подвоюєте свою силу
   *[they] { PLAYER($seat) } подвоює свою силу
}: тепер її { $power }.
how-much-power = { $power } { NOUN("power", "acc", $power) }
how-much-mastery = { $mastery } { NOUN("mastery", "acc", $mastery) }
how-much-health = { $health } { NOUN("health", "acc", $health) }

## Events: attacks

event-attacked = { WHO($seat) ->
    [you] Ви витрачаєте { how-much-power } й атакуєте
   *[they] { PLAYER($seat) } витрачає { how-much-power } й атакує
} { CARD($card, case: "acc") }.
event-destroyed = { WHO($seat) ->
    [you] Ви втрачаєте
   *[they] { PLAYER($seat) } втрачає
} { CARD($card, case: "acc") }: захисника подолано.
event-assigned = { assigns } { WHO($target) ->
    [you] вам { how-much-power }
   *[they] { how-much-power }, ціль — { PLAYER($target) }
}.
event-assigned-infinite = { assigns } { WHO($target) ->
    [you] вам нескінченну силу
   *[they] нескінченну силу, ціль — { PLAYER($target) }
}!
event-passed-on = { assigns } { WHO($target) ->
    [you] вам надлишок: { how-much-power }
   *[they] надлишок: { how-much-power }, ціль — { PLAYER($target) }
}.
assigns = { WHO($seat) ->
    [you] Ви призначаєте
   *[they] { PLAYER($seat) } призначає
}
event-blocked = { WHO($seat) ->
    [you] Ви блокуєте
   *[they] { PLAYER($seat) } блокує
} { how-much-power }.
event-damaged = { WHO($seat) ->
    [you] Ви зазнаєте
   *[they] { PLAYER($seat) } зазнає
} { $damage } { NOUN("damage", "gen", $damage) }.
event-eliminated = { WHO($seat) ->
    [you] Ви вибуваєте з гри.
   *[they] { PLAYER($seat) } вибуває з гри.
}
event-power-lost = { WHO($seat) ->
    [you] Ви не можете нікого атакувати
   *[they] { PLAYER($seat) } не може нікого атакувати
}: сила пропадає.

## Refusals

refusal-shards-too-dear = На { CARD($card, case: "acc") } не вистачає кристалів: треба { $price }, а у вас { $crystals }
refusal-shards-no-mercenary = { CAPITAL(CARD($card)) } — не найманець: швидко зіграти її не можна
refusal-shards-nothing-to-exhaust = { CAPITAL(CARD($card)) } не має ефекту виснаження
refusal-shards-exhausted = Цього ходу ви вже виснажили { CARD($card, case: "acc") }
refusal-shards-keyword-missing = Зараз не можна виснажити { CARD($card, case: "acc") }: «{ WORD($keyword, of: "keyword") }» не діє
refusal-shards-rest-mastery = { CAPITAL(CARD($card)) } залишиться без бонусу від { $mastery } опанування, який можна отримати за іншого порядку
refusal-shards-rest-keyword = { CAPITAL(CARD($card)) } буде зіграна без здібності «{ WORD($keyword, of: "keyword") }», яка спрацює за іншого порядку
refusal-shards-focused = Ваш персонаж уже виснажений: «{ WORD("focus", of: "keyword") }» можлива раз за хід
refusal-shards-no-crystal = «{ WORD("focus", of: "keyword") }» коштує 1 кристал, а у вас кристалів немає
refusal-shards-too-strong = На { CARD($card, case: "acc") } не вистачає сили: треба { $health }, а у вас { $power }
refusal-shards-protected = { CAPITAL(CARD($card, case: "acc")) } не можна атакувати: це забороняє сама карта
refusal-shards-protected-by = { CAPITAL(CARD($card, case: "acc")) } не можна атакувати, доки той самий гравець має в грі { CARD($protector, case: "acc") }
refusal-shards-untouchable = { PLAYER($target) } під захистом: доки в грі { CARD($protector) }, призначити цьому гравцеві силу не можна
refusal-shards-not-opposite = { PLAYER($target) } сидить не навпроти вас: атакувати можна лише захисників цього гравця
refusal-shards-less-mastery = { CAPITAL(CARD($card, case: "acc")) } може атакувати лише той, хто має щонайменше { $mastery } { NOUN("mastery", "gen", $mastery) }
refusal-shards-relic-too-early = { CAPITAL(CARD($card, case: "acc")) } ще не можна найняти: треба { $needed } опанування, а у вас { $mastery }

## Outcomes

outcome-last-player = { outcome-winners }: { $reader ->
    [lost] решта гравців вибула з гри.
   *[other] усі опоненти вибули з гри.
}
outcome-last-team = { outcome-winners }: { $reader ->
    [lost] ваша команда вибула з гри.
   *[other] команда опонентів вибула з гри.
}
outcome-infinity = { outcome-winners }: { $reader ->
    [lost] решту змела нескінченна сила!
   *[other] опонентів змела нескінченна сила!
}
outcome-nemesis-beaten = { outcome-winners }: Немезида втратила все здоров’я.
outcome-nemesis-health = Перемагає Немезида: гравець утратив усе здоров’я.
outcome-nemesis-mastery = Перемагає Немезида: вона має 30 опанування.
outcome-endless = Ніхто не переміг: після 1000 ходів гра закінчується нічиєю.
outcome-nemesis-row = Перемагає Немезида: центральна колода порожня, і центральний ряд нема чим поповнити.
outcome-winners = { $count ->
    [1] { WHO($winners) ->
        [you] Ви перемогли
       *[they] Перемагає { LIST($winners) }
    }
   *[other] { WHO($winners) ->
        [you] Ваша команда перемогла
       *[they] Перемагають { LIST($winners) }
    }
}

## Texts of cards: abilities

script-play = { RUN($effect) }
script-exhaust = { WORD("exhaust", of: "keyword") }{ STYLE($effect) ->
    [required] {" "}({ CLAUSE($effect, "heading") })
   *[other] {""}
}: { RUN($effect) }
script-costs-less = вартість найму цієї карти менша на { COUNTED($amount, "crystal", "acc") }
script-shield-in-hand = щит цієї карти в руці дорівнює { AMOUNT($amount, "dat") }
script-when-champion-played = коли ви граєте захисника, { RUN($effect) }, якщо вона лежить у вашому скиді
script-next-recruit-enters = { AGREE("next", $group) } { PHRASE($group) }, якого ви наймете цього ходу, йде одразу в гру, а не до скиду
    .style = this-turn
script-triggered = щоразу, коли { $on }, { RUN($effect) }
# What changes tells as their head the case of those who are changed.
script-static = { script-while }{ HEAD($changes) ->
    [acc] { PHRASE($group, "acc", "plural") }
   *[nom] { PHRASE($group, "nom", "plural") }
} { CHANGES($changes, $group) }
# What changes tells as their head whether they name a time themselves.
script-influence = { $condition ->
    [none] { LIST($changes) }
   *[other] { script-while }{ LIST($changes, "more") }
}
    .style = { HEAD($changes) }
script-while = { $condition ->
    [none] {""}
   *[other] { STYLE($condition) ->
        [level] { $condition }{" "}
        [leader] якщо { $condition },{" "}
        [damage] якщо { $condition },{" "}
       *[other] поки { $condition },{" "}
    }
}
trigger-played = ви граєте { PHRASE($subject, "acc") }
change-cannot-be-attacked = не можна атакувати
    .head = acc
change-mastery-to-attack = не можуть атакувати опоненти, які мають менше опанування, ніж ви
    .head = acc
change-champion-health = { $subject-number ->
    [sing] має
   *[plur] мають
} +{ $amount } до здоров’я
    .head = nom
change-untouchable = вас не можна атакувати
    .head = always
change-shield = ви маєте { $case ->
    [more] ще { COUNTED($amount, "shield", "acc") }
   *[other] { COUNTED($amount, "shield", "acc") }, доки ця карта в грі
}
    .head = always
change-ignores-shields = ігноруйте щити опонентів
    .head = always
change-power-per-health = за кожне отримане здоров’я отримуйте { COUNTED($amount, "power", "acc") }
    .head = always
change-extra-cards = наприкінці ходу візьміть на { COUNTED($amount, "card", "acc") } більше
    .head = this-turn

## Texts of cards: how long

# An effect that follows a copy adds to it.
script-last = { $previous ->
    [copy] а{" "}
   *[other] {""}
}{ STYLE($ability) ->
    [this-turn] { $ability }
   *[other] { $until } { $ability }
}
    .style = last
script-end-of-turn = до кінця ходу

## Texts of cards: effects in a row

list-then = { $rest }, { $last }
# The usual effect comes first, then what takes its place or is added from some mastery on.
script-by-mastery = { $usual ->
    [none] { STEPS($levels) }
   *[other] { EFFECT($usual) }. { CAPITAL(STEPS($levels)) }
}
script-level = від { $mastery }{ $instead ->
    [yes] { $previous ->
        [level] {" "}—
       *[other] {" "}опанування{ STYLE($effect) ->
            [to-hand] {""}
           *[other] {" "}натомість
        }
    } { EFFECT($effect, "instead") }
   *[no] {" "}опанування{ STYLE($effect) ->
        [keyword] , { CLAUSE($effect, "inner") }
        [again] {" "}{ EFFECT($effect) }
        [last] {" "}також: { EFFECT($effect) }
       *[other] {" "}також { EFFECT($effect) }
    }
}
    .style = level
script-with = { $form ->
    [heading] лише з «{ WORD($keyword, "keyword", "ins") }»
    [inner] якщо діє «{ WORD($keyword, of: "keyword") }», також { EFFECT($effect) }{ script-what-it-needs }
   *[plain] { $required ->
        [yes] { EFFECT($effect) }
       *[no] { $otherwise ->
            [none] { WORD($keyword, of: "keyword") } — { EFFECT($effect) }
           *[other] { EFFECT($otherwise) }. { WORD($keyword, of: "keyword") } — натомість { EFFECT($effect, "instead") }
        }
    }{ script-what-it-needs }
}
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
    [dominion] потрібні карти Гомо Деус, Парості й Деміреалів, зіграні цього ходу або показані з руки
    [unify] потрібен інший союзник Парості, зіграний цього ходу або показаний із руки
    [echo] потрібна карта Деміреалів у вашому скиді
   *[inspire] потрібен ваш захисник у грі
}

## Texts of cards: effects

# Instead of another effect only what is gained is told.
script-gain = { $mood ->
    [instead] {""}
   *[imperative] отримайте{" "}
}{ STYLE($amount) ->
    [mastery] { NOUN($what, "acc") }, що дорівнює { AMOUNT($amount, "dat") }
   *[other] { script-gain-more }{ $what ->
        [crystals] { COUNTED($amount, "crystal", "acc") }
       *[other] { COUNTED($amount, $what, "acc") }
    }
}
    .style = { $what }
    .counts = { SAYS($amount, "counts") }
# After another gain of the same kind.
script-gain-more = { $what ->
    [power] { $previous ->
        [power] ще{" "}
       *[other] {""}
    }
   *[other] {""}
}
script-gain-infinite-power = { $mood ->
    [instead] {""}
   *[imperative] отримайте{" "}
}нескінченну силу
script-double-power = подвойте всю свою силу
# What follows a named ability does not depend on it.
script-draw = { $mood ->
    [instead] {""}
   *[imperative] { $previous ->
        [keyword] у будь-якому разі{" "}
       *[other] {""}
    }візьміть{" "}
}{ $cards ->
    [1] карту
   *[other] { COUNTED($cards, "card", "acc") }
}
script-lose-mastery = { PHRASE($who) } на ваш вибір утрачає { COUNTED($amount, "mastery", "acc") }
script-banish = { STYLE($cards) ->
    [up-to] можете знищити
   *[other] знищте
} { PHRASE($cards, "acc", 1, "from") }
script-destroy = подолайте { PHRASE($cards, "acc") }
script-return-to-hand = поверніть { PHRASE($cards, "acc", 1, "from") } в руку
script-recruit-free = { $mood ->
    [instead] вона йде вам у руку, а не до скиду
   *[imperative] найміть безплатно { PHRASE($cards, "acc", 1, "from") }{ $to_hand ->
        [yes] {" "}й візьміть її в руку
       *[no] {""}
    }
}
    .style = { $to_hand ->
        [yes] to-hand
       *[no] free
    }
script-copy = скопіюйте { PHRASE($cards, "acc") }{ STYLE($cards) ->
    [known] {" "}ще раз
   *[other] {""}
}
    .style = { STYLE($cards) ->
        [known] again
       *[other] copy
    }
script-copy-each = скопіюйте { STYLE($cards) ->
    [known] і{" "}
   *[other] {""}
}{ PHRASE($cards, "acc") }
    .style = copy

## Texts of cards: what is chosen

script-choose = { $least ->
    [0] { $most ->
        [1] { PHRASE($domain, $case, 1, $form) }
       *[other] до { SPELLED($most, $domain, "gen") } { PHRASE($domain, "gen", $most, $form) }
    }
   *[other] { PHRASE($domain, $case, 1, $form) }
}
    .head = { HEAD($domain) }
    .number = sing
    .style = { $least ->
        [0] up-to
       *[other] one
    }
script-every = { $form ->
    [from] усіх
   *[other] { AGREE("all", $group, $case, "plural") }
} { PHRASE($group, $case, "plural", $form) }
    .head = { HEAD($group) }
    .style = every
script-copyable = { PHRASE($group, $case, $count, $form) }
    .head = { HEAD($group) }
script-opponents = { NOUN("opponent", $case, $count) }
    .head = opponent
# Only allies are spoken of again.
script-named = { $name ->
    [self] { AGREE("this", "card", $case) } { NOUN("card", $case) }
   *[other] його
}
    .head = card
    .number = sing
    .style = { $name ->
        [self] self
       *[other] known
    }
script-called = { AGREE("this", "champion", $case) } { NOUN("champion", $case) }
    .head = champion
    .number = sing

## Texts of cards: tests on cards

script-both = { GROUP($groups, $case, $count, $form) }
    .head = { HEAD($groups) }
# Several cards may come from both places.
script-either = { CLAUSE($one, $form) } { $count ->
    [1] або
   *[other] та/або
} { CLAUSE($other, "or") }
    .role = after
script-controlled = { $whose ->
    [opponent] { $count ->
        [plural] опонентів
       *[other] опонента
    }
   *[you] { AGREE("your", $head, $case, $count) }
}
    .role = { $whose ->
        [opponent] next
       *[you] before
    }
script-of-faction = { WORD($faction, "faction", "gen") }
    .role = next
script-is-champion = { NOUN("champion", $case, $count) }
    .head = champion
script-is-ally = { NOUN("ally", $case, $count) }
    .head = ally
script-is-mercenary = { NOUN("mercenary", $case, $count) }
    .head = mercenary
script-costs-at-most = ціною до { $crystals } { NOUN("crystal", "gen", $crystals) }
    .role = after
script-played-this-turn = { AGREE("played", $head, $case, $count) } цього ходу
    .role = before
script-with-name = «{ NAME($card, $case) }»
    .head = champion
in-zone-hand = { $form ->
    [from] зі своєї руки
    [or] руки
   *[other] у вашій руці
}
    .role = after
in-zone-discard = { $form ->
    [from] зі свого скиду
    [or] скиду
   *[other] у вашому скиді
}
    .role = after
in-zone-row = { $form ->
    [from] із центрального ряду
   *[other] у центральному ряді
}
    .role = next

## Texts of cards: amounts and conditions

# Champions are counted in play.
script-count = за { AGREE("each", $group, "acc") } { PHRASE($group, "acc") }{ HEAD($group) ->
    [champion] {" "}у грі
   *[other] {""}
}
    .style = each
    .counts = { HEAD($group) }
script-times = { $factor } × { AMOUNT($amount) }
    .counts = { SAYS($amount, "counts") }
script-mastery = { $form ->
    [dat] вашому опануванню
   *[other] ваше опанування
}
    .style = mastery
script-half-mastery = { $form ->
    [dat] половині вашого опанування (округліть угору)
   *[other] половина вашого опанування (округліть угору)
}
    .style = mastery
script-at-least-count = у грі { $number ->
    [1] { PHRASE($group) }
   *[other] щонайменше { $number } { PHRASE($group, "nom", $number) }
}
script-leader-is = ви { WORD($leader, of: "leader") }
    .style = leader
script-mastery-at-least = від { $level } опанування
    .style = level
script-leads-in-mastery = у вас більше опанування, ніж у кожного опонента
script-full-health = у вас 50 здоров’я
script-damage-dealt = цього ходу ви завдасте одному опонентові { $damage } або більше пошкоджень
    .style = damage
