### Messages of Codex in Ukrainian. Terms are those of rulebook/glossary.md.
### Whoever deals or suffers damage wants the genitive beside every number: «завдайте 1 шкоди», «5 шкоди».
### Whoever takes it away wants the accusative: «зніміть 1 шкоду».

game-title = Кодекс
game-about = Двоє гравців ведуть у бій дві армії: груба Міць стає проти вправної Грації. Золото, яке щоходу приносять робітники, йде на істот і закляття, на техбудівлі, що відкривають дедалі могутніші карти, і на героя, чий рівень можна підвищувати. Після кожного ходу колода таємно поповнюється картами з кодексу, а патрульні заступають шлях нападникам суперника. Хто знищить чужу базу, той переміг.

## Settings

setting-codex-sides = Сторони
setting-codex-sides-about = Хто за яку сторону грає. У дзеркальній партії обидва гравці мають ту саму сторону.
setting-codex-sides-random = Міць і Грація, кому що — вирішує випадок
setting-codex-sides-bashing = перше місце грає за Міць, друге за Грацію
setting-codex-sides-finesse = перше місце грає за Грацію, друге за Міць
setting-codex-sides-bashing-mirror = дзеркальна партія: обидва за Міць
setting-codex-sides-finesse-mirror = дзеркальна партія: обидва за Грацію
setting-codex-overpower = Нищівність
setting-codex-overpower-about = Що вважати надлишком шкоди, коли карта з «Нищівністю» атакує патрульного з бронею.
setting-codex-overpower-after-armour = понад броню й очки життя
setting-codex-overpower-by-the-letter = за буквою правил: понад очки життя, гине патрульний чи ні

## Cards

# What the rules themselves bring about waits like the abilities of cards.
name-keyword = { $name }
card-keyword = { $case ->
    [nom] правило «{ $title }»
   *[other] «{ $name }»
}

# Both players have a base: in a sentence it is told with its player, by these messages.
the-card = { $card-owner ->
    [none] { CAPITAL(CARD($card)) }
   *[player] { WHOSE($card-owner) ->
        [yours] Ваша база
        [rivals] База суперника
       *[theirs] { PLAYER($card-owner) }: база
    }
}
the-card-acc = { $card-owner ->
    [none] { CARD($card, case: "acc") }
   *[player] { WHOSE($card-owner) ->
        [yours] вашу базу
        [rivals] базу суперника
       *[theirs] базу ({ PLAYER($card-owner) })
    }
}
# Nobody attacks their own base: whoever looks on is told whose opponent's it is by the attacker.
the-target = { $target-owner ->
    [none] { CARD($target, case: "acc") }
   *[player] { WHOSE($target-owner) ->
        [yours] вашу базу
       *[other] базу суперника
    }
}

## Zones

zone-stage = { WORD("stage", "zone", $case) }
zone-removed = { WORD("removed", "zone", $case) }
zone-deck = { WHOSE($owner) ->
    [yours] { AGREE("your", "deck", $case) } { WORD("deck", "zone", $case) }
    [rivals] { WORD("deck", "zone", $case) } суперника
   *[theirs] { WORD("deck", "zone", $case) } ({ PLAYER($owner) })
}
zone-hand = { WHOSE($owner) ->
    [yours] { AGREE("your", "hand", $case) } { WORD("hand", "zone", $case) }
    [rivals] { WORD("hand", "zone", $case) } суперника
   *[theirs] { WORD("hand", "zone", $case) } ({ PLAYER($owner) })
}
zone-discard = { WHOSE($owner) ->
    [yours] { AGREE("your", "discard", $case) } { WORD("discard", "zone", $case) }
    [rivals] { WORD("discard", "zone", $case) } суперника
   *[theirs] { WORD("discard", "zone", $case) } ({ PLAYER($owner) })
}
zone-codex = { WHOSE($owner) ->
    [yours] { AGREE("your", "codex", $case) } { WORD("codex", "zone", $case) }
    [rivals] { WORD("codex", "zone", $case) } суперника
   *[theirs] { WORD("codex", "zone", $case) } ({ PLAYER($owner) })
}
zone-workers = { WHOSE($owner) ->
    [yours] { AGREE("your", "worker", $case, "plural") } { WORD("workers", "zone", $case) }
    [rivals] { WORD("workers", "zone", $case) } суперника
   *[theirs] { WORD("workers", "zone", $case) } ({ PLAYER($owner) })
}
# A zone is feminine like a base.
zone-command = { WHOSE($owner) ->
    [yours] { AGREE("your", "base", $case) } { WORD("command", "zone", $case) }
    [rivals] { WORD("command", "zone", $case) } суперника
   *[theirs] { WORD("command", "zone", $case) } ({ PLAYER($owner) })
}
# A field is neuter like a slot.
zone-play = { WHOSE($owner) ->
    [yours] { AGREE("your", "slot", $case) } { WORD("play", "zone", $case) }
    [rivals] { WORD("play", "zone", $case) } суперника
   *[theirs] { WORD("play", "zone", $case) } ({ PLAYER($owner) })
}
zone-buildings = { WHOSE($owner) ->
    [yours] { AGREE("your", "building", $case, "plural") } { WORD("buildings", "zone", $case) }
    [rivals] { WORD("buildings", "zone", $case) } суперника
   *[theirs] { WORD("buildings", "zone", $case) } ({ PLAYER($owner) })
}
zone-plans = { WHOSE($owner) ->
    [yours] { AGREE("your", "building", $case, "plural") } { WORD("plans", "zone", $case) }
    [rivals] { WORD("plans", "zone", $case) } суперника
   *[theirs] { WORD("plans", "zone", $case) } ({ PLAYER($owner) })
}
zone-aside = { WHOSE($owner) ->
    [yours] { AGREE("your", "token", $case, "plural") } { WORD("aside", "zone", $case) }
    [rivals] { WORD("aside", "zone", $case) } суперника
   *[theirs] { WORD("aside", "zone", $case) } ({ PLAYER($owner) })
}

# As headings, whoever's they are.
zone-stage-heading = Розігрується
zone-removed-heading = Вилучені карти
zone-deck-heading = Колода
zone-hand-heading = Рука
zone-discard-heading = Скид
zone-codex-heading = Кодекс
zone-workers-heading = Робітники
zone-command-heading = Командна зона
zone-play-heading = Поле бою
zone-buildings-heading = Будівлі
zone-plans-heading = Незбудовані будівлі
zone-aside-heading = Помічники поза грою

## Options

verb-hire = Найняти { CARD($card, case: "acc") } робітником
verb-build = Почати будувати { CARD($card, case: "acc") }
verb-summon = Прикликати { CARD($card, case: "acc") }
verb-level = Підвищити рівень { CARD($card, case: "gen") }
verb-play = Розіграти { CARD($card, case: "acc") }
verb-attack = Атакувати { the-target }, нападник — { CARD($card) }
verb-pick = Обрати { the-card-acc }
verb-use = Використати { $ability ->
    [0] властивість
    [1] другу властивість
    [2] третю властивість
   *[other] ще одну властивість
} { CARD($card, case: "gen") }
verb-detect = Виявити вежею { CARD($card, case: "acc") }
verb-end = Закінчити дії й розставити патрульних
verb-patrol = { $slot ->
    [none] Забрати { CARD($card, case: "acc") } із зони патрулювання
   *[other] Поставити { CARD($card, case: "acc") } на місце { WORD($slot, "slot", "gen") }
}
verb-withdraw = Забрати { CARD($card, case: "acc") } із зони патрулювання
verb-confirm = Закріпити патрульних
verb-tech = Обрати з кодексу { CARD($card, case: "acc") }
verb-stop = Нікого більше не атакувати
verb-on-top = На верх колоди
verb-to-discard = До скиду
verb-resolve = Застосувати: { CARD($source) }{ $ability ->
    [1] {""}
    [2] , друга властивість
    [3] , третя властивість
   *[other] , властивість { $ability }
}{ $subject ->
    [none] {""}
   *[other] {" "}(причина — { CARD($subject) })
}{ $number ->
    [1] {""}
   *[other] {" "}[{ $number }]
}

## Questions

prompt-main = Основна фаза: у вас { $gold } { NOUN("gold", "nom", $gold) }. Що робите?
prompt-patrol = Розставте готових істот і героїв на місця зони патрулювання. Закріплений патруль стоїть до вашого наступного ходу.
prompt-tech = Фаза технологій: оберіть карти зі свого кодексу, вони ляжуть до скиду. Лишилося обрати: { $left }.
prompt-target = { prompt-source }{ prompt-effect }Оберіть ціль.
prompt-new-target = { CAPITAL(CARD($card)) }: атакованої карти вже немає в грі. Кого атакувати натомість?
prompt-obliterate = { CAPITAL(CARD($card)) }, «{ WORD("obliterate", of: "keyword") }»: яку істоту знищити?
prompt-spark = { CAPITAL(CARD($card)) }, «{ WORD("sparkshot", of: "keyword") }»: якому сусідньому патрульному завдати шкоди?
prompt-excess = { CAPITAL(CARD($card)) }, «{ WORD("overpower", of: "keyword") }»: кому дістанеться надлишок шкоди ({ $damage })?
prompt-caster = Який герой промовляє { CARD($card, case: "acc") }?
prompt-hero = Який герой отримує рівні?
prompt-where = Куди покласти { CARD($card, case: "acc") }?

## Events: set-up and turns

event-turn-began = { WHO($seat) ->
    [you] Хід { $turn }: ходите ви.
   *[they] Хід { $turn }: ходить { PLAYER($seat) }.
}
event-turn-ended = { WHO($seat) ->
    [you] Ви закінчуєте хід.
   *[they] { PLAYER($seat) } закінчує хід.
}
event-goes-first = { WHO($seat) ->
    [you] Перший хід — ваш.
   *[they] Перший хід робить { PLAYER($seat) }.
}
event-plays-side = { WHO($seat) ->
    [you] Ви граєте
   *[they] { PLAYER($seat) } грає
} за { WORD($spec, "spec", "acc") }.
event-upkeep = { WHO($seat) ->
    [you] Ваша фаза постачання.
   *[they] { PLAYER($seat) }: фаза постачання.
}
event-teched-card = { $card ->
    [none] Карта з кодексу лягає до скиду сорочкою догори.
   *[other] З кодексу до скиду лягає { CARD($card) }.
}
event-drew = { WHO($seat) ->
    [you] Ви берете
   *[they] { PLAYER($seat) } бере
} { $card ->
    [none] карту
   *[other] { CARD($card, case: "acc") }
}.
event-drew-nothing = { WHO($seat) ->
    [you] Ви не можете взяти
   *[they] { PLAYER($seat) } не може взяти
} { $cards } { NOUN("card", "acc", $cards) }: колода порожня, а оновити її не можна.
event-reshuffled = { WHO($seat) ->
    [you] Ваша колода порожня: ви перемішуєте
   *[they] Колода порожня: { PLAYER($seat) } перемішує
} скид, і він стає новою колодою.
event-discarded = { WHO($seat) ->
    [you] Ви скидаєте
   *[they] { PLAYER($seat) } скидає
} { $cards } { NOUN("card", "acc", $cards) }.

## Events: gold, workers, buildings, heroes

event-gained-gold = { WHO($seat) ->
    [you] Ви отримуєте
   *[they] { PLAYER($seat) } отримує
} { how-much-gold }.
event-gold-lost = Більше ніж 20 золотих не буває: { WHO($seat) ->
    [you] ви втрачаєте
   *[they] { PLAYER($seat) } втрачає
} { $gold } { NOUN("gold", "acc", $gold) }.
event-paid = { WHO($seat) ->
    [you] Ви платите
   *[they] { PLAYER($seat) } платить
} { how-much-gold }.
how-much-gold = { $gold } { NOUN("gold", "acc", $gold) }
event-hired = { WHO($seat) ->
    [you] Ви наймаєте
   *[they] { PLAYER($seat) } наймає
} { $card ->
    [none] робітника
   *[other] { CARD($card, case: "acc") } робітником
}.
event-built = { WHO($seat) ->
    [you] Ви починаєте
   *[they] { PLAYER($seat) } починає
} будувати { CARD($card, case: "acc") }.
event-finished = { WHO($seat) ->
    [you] Ви добудовуєте
   *[they] { PLAYER($seat) } добудовує
} { CARD($card, case: "acc") }.
event-summoned = { WHO($seat) ->
    [you] Ви прикликаєте
   *[they] { PLAYER($seat) } прикликає
} { CARD($card, case: "acc") }.
event-levelled = Рівень { CARD($card, case: "gen") } підвищено до { $level }.
event-recovered = Новий рівень знімає з { CARD($card, case: "gen") } { how-much-damage }.
how-much-damage = { $damage } { NOUN("damage", "acc", $damage) }

## Events: playing and abilities

event-played = { WHO($seat) ->
    [you] Ви розігруєте
   *[they] { PLAYER($seat) } розігрує
} { CARD($card, case: "acc") }.
event-arrived = { CAPITAL(CARD($card)) } прибуває у гру.
event-token-came = { WHO($seat) ->
    [you] Ви прикликаєте
   *[they] { PLAYER($seat) } прикликає
} помічника: { CARD($card) }.
event-used = { WHO($seat) ->
    [you] Ви використовуєте
   *[they] { PLAYER($seat) } використовує
} властивість { CARD($card, case: "gen") }.
event-resisted = «{ WORD("resist", of: "keyword") }»: щоб обрати ціллю { CARD($card, case: "acc") }, { WHO($seat) ->
    [you] ви платите
   *[they] { PLAYER($seat) } платить
} { how-much-gold }.
event-drew-aim = Ціллю треба обрати { CARD($card, case: "acc") }: це знаменосець.
event-rune-added = На { CARD($card, case: "acc") } лягає руна { $rune ->
    [plus] +1/+1
   *[minus] −1/−1
}.
event-healed = { CAPITAL(CARD($card)) }: лікування знімає { how-much-damage }.
event-repaired = { $card-owner ->
    [none] { CAPITAL(CARD($card, case: "acc")) }
   *[player] { WHOSE($card-owner) ->
        [yours] Вашу базу
        [rivals] Базу суперника
       *[theirs] { PLAYER($card-owner) }: базу
    }
} відремонтовано, знято { how-much-damage }.
event-returned = { WHOSE($seat) ->
    [yours] { CAPITAL(CARD($card)) } повертається до вашої руки.
    [rivals] { CAPITAL(CARD($card)) } повертається до руки суперника.
   *[theirs] { PLAYER($seat) } отримує { CARD($card, case: "acc") } назад до руки.
}
event-put-on-top = { WHO($seat) ->
    [you] Ви кладете
   *[they] { PLAYER($seat) } кладе
} { CARD($card, case: "acc") } на верх колоди.
event-taken = { WHO($seat) ->
    [you] Ви берете
   *[they] { PLAYER($seat) } бере
} під контроль { CARD($card, case: "acc") }.
event-token-left = Помічник { CARD($card) } виходить із гри.
event-flipped = Помічника перевернуто: тепер це { CARD($card) }.
event-partnered = { CAPITAL(CARD($card)) } і { CARD($partner) } стають парою.

## Events: attacks and patrol

event-attacks = { WHO($seat) ->
    [you] Ви атакуєте
   *[they] { PLAYER($seat) } атакує
} { the-target }, нападник — { CARD($card) }.
event-obliterated = { CAPITAL(CARD($card)) } винищує { CARD($target, case: "acc") }.
event-strikes = { CAPITAL(CARD($card)) } б’є { the-target }.
event-attack-ended = Атака { CARD($card, case: "gen") } на цьому закінчується.
event-detected = { WHO($seat) ->
    [you] Ви виявляєте вежею
   *[they] { PLAYER($seat) } виявляє вежею
} { CARD($card, case: "acc") }.
event-damaged = { the-card } зазнає { $damage } шкоди.
event-absorbed = { CAPITAL(CARD($card)) }: броня поглинає { how-much-damage }.
event-died = { WHOSE($seat) ->
    [yours] У вас гине { CARD($card) }.
    [rivals] У суперника гине { CARD($card) }.
   *[theirs] { PLAYER($seat) } втрачає { CARD($card, case: "acc") }.
}
event-destroyed = { WHO($seat) ->
    [you] Ви втрачаєте будівлю
   *[they] { PLAYER($seat) } втрачає будівлю
}: { CARD($card) }.
event-sacrificed = { WHO($seat) ->
    [you] Ви жертвуєте
   *[they] { PLAYER($seat) } жертвує
} { CARD($card, case: "ins") }.
event-rubble = { WHOSE($seat) ->
    [yours] Через втрату { CARD($card, case: "gen") } ваша база
    [rivals] Через втрату { CARD($card, case: "gen") } база суперника
   *[theirs] { PLAYER($seat) }: через втрату { CARD($card, case: "gen") } база
} зазнає { $damage } шкоди.
event-sidelined = { CAPITAL(CARD($card, case: "acc")) } відтіснено із зони патрулювання.
event-patrols = { $slot ->
    [none] { CAPITAL(CARD($card)) } не патрулює.
   *[other] { WHO($seat) ->
        [you] Ви ставите
       *[they] { PLAYER($seat) } ставить
    } { CARD($card, case: "acc") } на місце { WORD($slot, "slot", "gen") }.
}

## Refusals

refusal-codex-no-hero = Щоб розіграти { CARD($card, case: "acc") }, треба мати в грі свого героя
refusal-codex-not-maximum = { CAPITAL(CARD($card)) } — велике закляття: ваш герой мусить мати максимальний рівень від самого початку ходу
refusal-codex-other-hero = { CAPITAL(CARD($card, case: "acc")) } може промовити лише герой тієї самої спеціалізації
refusal-codex-no-tech = Щоб розіграти { CARD($card, case: "acc") }, потрібна добудована { needed-building }
refusal-codex-too-dear = На { CARD($card, case: "acc") } не вистачає золота: треба { $price }, а у вас { $gold }
refusal-codex-no-target = Для { CARD($card, case: "gen") } бракує допустимих цілей
refusal-codex-resist = Ціллю не можна обрати { CARD($target, case: "acc") }: «{ WORD("resist", of: "keyword") }» коштує ще { $price } { NOUN("gold", "acc", $price) }, а на це у вас лишається { $gold }
refusal-codex-target-unseen = Ціллю не можна обрати { CARD($target, case: "acc") }: ця карта має «{ WORD("invisible", "keyword", "acc") }», і її не виявлено
refusal-codex-untargetable = Ціллю не можна обрати { CARD($target, case: "acc") }: ця карта має атрибут «{ WORD("untargetable", of: "keyword") }»
refusal-codex-flagbearer-first = Ціллю ще не можна обрати { CARD($target, case: "acc") }: спершу треба обрати знаменосця — { CARD($bearer, case: "acc") }
refusal-codex-hired = Цього ходу ви вже найняли робітника
refusal-codex-no-card = Найняти робітника не можна: у вашій руці немає карт
refusal-codex-no-gold = Не вистачає золота: це коштує { $price } { NOUN("gold", "acc", $price) }
refusal-codex-few-workers = Щоб почати будувати { CARD($card, case: "acc") }, треба мати щонайменше { $needed } { NOUN("worker", "acc", $needed) }, а у вас { $workers }
refusal-codex-no-lower-tech = Щоб почати будувати { CARD($card, case: "acc") }, потрібна добудована { needed-building }
needed-building = { $tech ->
    [0] база
    [1] техбудівля I
    [2] техбудівля II
   *[other] техбудівля III
}
refusal-codex-add-on-unfinished = Почати будувати { CARD($card, case: "acc") } не можна: іншу прибудову ще не добудовано
refusal-codex-not-back = Прикликати { CARD($card, case: "acc") } ще не можна: після загибелі героя має минути наступний хід його власника
refusal-codex-hero-limit = Прикликати { CARD($card, case: "acc") } не можна: більше героїв у грі ви мати не можете
refusal-codex-at-maximum = { CAPITAL(CARD($card)) }: рівень уже максимальний
refusal-codex-just-arrived = { CAPITAL(CARD($card)) } ще не може атакувати: ця карта під вашим контролем лише від цього ходу й не має «{ WORD("haste", "keyword", "gen") }»
refusal-codex-exhausted = { CAPITAL(CARD($card)) } не може атакувати: ця карта виснажена або вже атакувала цього ходу
refusal-codex-use-just-arrived = Властивість { CARD($card, case: "gen") } ще не можна використати: ця карта під вашим контролем лише від цього ходу й не має «{ WORD("haste", "keyword", "gen") }»
refusal-codex-use-exhausted = Властивість { CARD($card, case: "gen") } зараз не можна використати: ця карта виснажена
refusal-codex-unattackable = { CAPITAL(CARD($target, case: "acc")) } не можна атакувати: ця карта має атрибут «{ WORD("unattackable", of: "keyword") }»
refusal-codex-out-of-reach = { CAPITAL(CARD($target)) } має «{ WORD("flying", "keyword", "acc") }»: щоб атакувати цю карту, нападникові потрібен «{ WORD("flying", of: "keyword") }» або «{ WORD("anti-air", of: "keyword") }»
refusal-codex-not-seen = { CAPITAL(CARD($target)) } має «{ WORD("invisible", "keyword", "acc") }»: доки цю карту не виявлено, атакувати її не можна
refusal-codex-leader-first = { CAPITAL(CARD($card)) } спершу мусить атакувати командира загону: це { CARD($leader) }
refusal-codex-patrollers-first = { CAPITAL(CARD($card)) } спершу мусить атакувати патрульних
refusal-codex-will-be-detected = { CAPITAL(CARD($card)) } не може атакувати { the-target }: вежа суперника виявить цю карту, і оминути патрульних вона не зможе
refusal-codex-must-tech = Поки робітників менше ніж { $needed } (у вас { $workers }), треба обрати дві карти
refusal-codex-not-ready = { CAPITAL(CARD($card)) } не може патрулювати: ця карта виснажена

## Outcomes

outcome-base-destroyed = { $count ->
    [1] { WHO($winners) ->
        [you] Ви перемогли: базу суперника знищено.
       *[they] Перемагає { LIST($winners) }: { $reader ->
            [lost] вашу базу знищено.
           *[other] базу суперника знищено.
        }
    }
   *[other] Перемагають { LIST($winners) }.
}

## Texts of cards: abilities

list-and = { $rest } й { $last }
script-cast = { RUN($effect) }
script-triggered = { $condition ->
    [none] { $on }
   *[other] { $condition } { CLAUSE($on, "level") }
} { RUN($effect) }
script-activated = { script-from-level }{ $sacrifice ->
    [yes] пожертвуйте цією картою
   *[no] виснажте цю карту
} → { RUN($effect) }
script-grants-activated = { PHRASE($group, "nom", "plural") } мають властивість: «{ CAPITAL(RUN($ability)) }»
# Cards that an effect was given to are named before; levels are those of heroes.
script-static = { script-from-level }{ $form ->
    [given] { CHANGES($changes, $group) }
   *[other] { $condition ->
        [none] { PHRASE($group, "nom", "plural") }
       *[other] { PHRASE($group, "nom", "plural", "hero") }
    } { CHANGES($changes, $group) }
}
script-from-level = { $condition ->
    [none] {""}
   *[other] { $condition }{" "}
}
script-level-at-least = від рівня { $level }:
script-watches = кожного ходу суперника вежа виявляє першого нападника зі «{ WORD("stealth", "keyword", "ins") }» чи «{ WORD("invisible", "keyword", "ins") }». Раз за свій хід ви можете виявити одну невидиму карту. Кожен нападник, якого вежа бачить, зазнає { $damage } бойової шкоди
script-room-for-heroes = ви можете мати в грі на { COUNTED($heroes, "hero", "acc") } більше
script-reminder = { $keyword ->
   *[flagbearer] якщо закляття чи властивість суперника може обрати ціллю знаменосця, то мусить обрати його принаймні раз
}
trigger-arrived = прибуття:
trigger-attacks = { $form ->
    [level] коли цей герой атакує,
   *[other] атакує:
}
trigger-arrived-attacks = прибуває або атакує:
trigger-upkeep = фаза постачання:
trigger-cast = щоразу, розігравши інше закляття,
trigger-died = загибель:
trigger-destroyed = знищення:

## Texts of cards: changes

change-attack = { has }{ STYLE($amount) ->
    [each] +1 до атаки { $amount }
   *[number] { signed } до атаки
}
    .style = has
change-hp = { has }{ signed } до очок життя
    .style = has
change-price = { $subject-number ->
    [sing] коштує
   *[plur] коштують
} { $mode ->
    [set] { COUNTED($amount, "gold", "acc") }
   *[add] на { $amount ->
        [-1] 1 золотий менше
        [-2] 2 золоті менше
        [-3] 3 золоті менше
       *[other] { COUNTED($amount, "gold", "acc") } більше
    }
}
change-readiness = { has }«{ WORD("readiness", "keyword", "acc") }»
    .style = has
change-swift-strike = { has }«{ WORD("swift-strike", "keyword", "acc") }»
    .style = has
change-haste = { has }«{ WORD("haste", "keyword", "acc") }»
    .style = has
change-stealth = { has }«{ WORD("stealth", "keyword", "acc") }»
    .style = has
# The verb is said once.
has = { $previous ->
    [has] {""}
   *[other] { $subject-number ->
        [sing] має{" "}
       *[plur] мають{" "}
    }
}
signed = { $amount ->
    [-1] −1
    [-2] −2
    [-3] −3
    [-4] −4
    [-5] −5
   *[other] +{ $amount }
}
script-damage-on = за кожну одиницю шкоди на ній
    .style = each

## Texts of cards: effects

script-last = { $cards ->
    [none] { $until } { $ability }
   *[other] { STYLE($cards) ->
        [self] { $until } { $ability }
       *[other] { $until } { PHRASE($cards, "nom", 1, "choose") } на ваш вибір { CLAUSE($ability, "given") }
    }
}
script-end-of-turn = до кінця ходу
script-damage = завдайте { $amount } шкоди { PHRASE($cards, "dat") }
script-damage-base = завдайте { $amount } шкоди базі гравця, який захищається
script-repair = зніміть { COUNTED($amount, "damage", "acc") } з { PHRASE($cards, "gen") }
script-destroy = знищте { PHRASE($cards, "acc") }
script-add-rune = покладіть руну { $rune ->
    [plus] +1/+1
   *[minus] −1/−1
} на { PHRASE($cards, "acc") }
script-return-to-hand = поверніть { PHRASE($cards, "acc") } до руки власника
script-take-control = візьміть під контроль { PHRASE($cards, "acc") }
script-sideline = відтісніть { PHRASE($cards, "acc") }
script-partner = { PHRASE($cards, "nom", 1, "choose") } на ваш вибір стають парою. Щойно ви втратите когось із пари, пожертвуйте цим закляттям
script-draw = візьміть { $cards ->
    [1] карту
   *[other] { COUNTED($cards, "card", "acc") }
}
script-may-go-on-top = можете покласти це закляття на верх своєї колоди, а не до скиду
script-summon-token = прикличте { CARD($token, "acc") }, якщо таких помічників у вас менше ніж { $limit }
script-flip-tokens = переверніть кожного свого { CARD($token, "acc") }: він стає { CARD($to, "ins") }
script-gain-gold = отримайте { COUNTED($amount, "gold", "acc") }
script-gain-levels = ваш герой безплатно отримує { COUNTED($levels, "level", "acc") }
script-heal-all = з кожної своєї істоти й кожного свого героя зніміть стільки шкоди, скільки вказує «{ WORD("healing", of: "keyword") }»
script-end-channelling = пожертвуйте закляттями, які підтримував цей герой
script-rubble = ваша база зазнає { $amount } шкоди

## Texts of cards: what is chosen

# Whatever has the target symbol is «any» card, or as a subject one of your choice.
script-target = { $form ->
    [choose] {""}
   *[other] { script-target-any }
}{ $other ->
    [yes] { AGREE("other", $group, $case) }{" "}
   *[no] {""}
}{ HEAD($group) ->
    [patroller] { NOUN("patroller", $case, $most) }
   *[other] { $most ->
        [1] { PHRASE($group, $case) }
       *[other] { SPELLED($most, $group, $case) } { PHRASE($group, $case, $most) }
    }
}
    .head = { HEAD($group) }
    .number = { $most ->
        [1] sing
       *[other] plur
    }
script-target-any = { $most ->
    [1] { AGREE("any", $group, $case) }{" "}
   *[other] { AGREE("any", $group, $case, "plural") }{" "}
}
script-named = { AGREE("this", "unit", $case) } { NOUN("unit", $case) }
    .head = unit
    .number = sing
    .style = self

## Texts of cards: tests on cards

script-both = { GROUP($groups, $case, $count, $form) }
    .head = { HEAD($groups) }
script-either = { PHRASE($one, $case, $count) } { $count ->
    [plural] й
   *[other] або
} { PHRASE($other, $case, $count) }
    .head = { HEAD($one) }
script-except = (крім { CLAUSE($group, "except") })
    .role = after
script-controlled = { $whose ->
    [you] { $case ->
        [nom] { AGREE("your", $head, $case, $count) }
       *[other] { AGREE("own", $head, $case, $count) }
    }
    [opponent] { AGREE("enemy", $head, $case, $count) }
   *[any] {""}
}
    .role = before
script-called = { $form ->
    [hero] { AGREE("this", "hero", $case) } { NOUN("hero", $case) }
   *[other] { AGREE("this", "unit", $case) } { NOUN("unit", $case) }
}
    .head = unit
    .number = sing
script-of-type = { NOUN($type, $case, $count) }
    .head = { $type }
script-of-tech = { $least ->
    [0] { $most ->
        [0] технології 0
       *[other] { tech-levels } 0 { tech-or } { tech-most }
    }
    [1] { $most ->
        [1] технології I
       *[other] { tech-levels } I { tech-or } { tech-most }
    }
   *[other] технології { tech-most }
}
    .role = next
tech-levels = { $count ->
    [plural] технологій
   *[other] технології
}
tech-or = { $count ->
    [plural] та
   *[other] або
}
tech-most = { $most ->
    [1] I
    [2] II
   *[other] III
}
script-of-subtype = { $form ->
    [except] { $subtype ->
        [virtuoso] віртуозів
       *[other] карт підтипу «{ WORD($subtype, of: "subtype") }»
    }
   *[other] підтипу «{ WORD($subtype, of: "subtype") }»
}
    .role = next
script-patrolling = { AGREE("patrolling", $head, $case, $count) }
    .role = before
    .head = patroller
script-without-plus-rune = без такої руни
    .role = after
script-without-partner = без пари
    .role = after
script-partner-of = { NOUN("unit", $case, $count) } цієї пари
    .head = unit
script-own-card = у вашій руці
    .role = after
