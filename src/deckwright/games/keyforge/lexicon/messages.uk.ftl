### Messages of KeyForge in Ukrainian. Terms are those of rulebook/glossary.md.

game-title = KeyForge
game-about = Два архонти змагаються, хто швидше викує три ключі. У кожній колоді карти трьох домів, і кожен хід належить одному з них: розігруйте, використовуйте й скидайте карти обраного дому, збирайте істотами бурштин, бийтеся з істотами суперника, крадіть і захоплюйте. Хто на початку ходу має досить бурштину, той кує ключ, а хто першим викував третій, той одразу перемагає. Грають удвох.

## Settings

setting-keyforge-format = Формат
setting-keyforge-format-about = Звідки беруться колоди: у кожного своя, кожен обирає одну з двох, або за першу з двох торгуються ланцюгами.
setting-keyforge-format-archon = у кожного своя колода
setting-keyforge-format-sealed = кожен обирає з двох колод
setting-keyforge-format-auction = аукціон за першу колоду
setting-keyforge-match = Матч
setting-keyforge-match-about = Одна партія або партії до двох перемог.
setting-keyforge-match-1 = одна партія
setting-keyforge-match-3 = до двох перемог
setting-keyforge-set = Набір
setting-keyforge-set-about = Набір, із карт якого складаються випадкові колоди. У змішаній колоді карти всіх наборів: таких колод не друкували.
setting-keyforge-set-random = будь-який набір
setting-keyforge-set-cota = Поклик архонтів
setting-keyforge-set-aoa = Доба піднесення
setting-keyforge-set-wc = Зіткнення світів
setting-keyforge-set-mm = Масова мутація
setting-keyforge-set-dt = Темний приплив
setting-keyforge-set-mixed = усі набори впереміш
setting-keyforge-first = Перший гравець
setting-keyforge-first-about = Хто робить перший хід у першій партії.
setting-keyforge-first-random = випадковий
setting-keyforge-first-p1 = гравець 1
setting-keyforge-first-p2 = гравець 2
setting-keyforge-chains1 = Ланцюги гравця 1
setting-keyforge-chains1-about = Зі скількома ланцюгами починає гравець 1.
setting-keyforge-chains2 = Ланцюги гравця 2
setting-keyforge-chains2-about = Зі скількома ланцюгами починає гравець 2.
setting-keyforge-deck1 = Колода 1
setting-keyforge-deck1-about = Колода гравця 1: її код, список карт або випадкова.
setting-keyforge-deck1-random = випадкова
setting-keyforge-deck2 = Колода 2
setting-keyforge-deck2-about = Колода гравця 2: її код, список карт або випадкова.
setting-keyforge-deck2-random = випадкова
setting-keyforge-deck3 = Колода 3
setting-keyforge-deck3-about = Друга колода гравця 1, якщо він обирає з двох.
setting-keyforge-deck3-random = випадкова
setting-keyforge-deck4 = Колода 4
setting-keyforge-deck4-about = Друга колода гравця 2, якщо він обирає з двох.
setting-keyforge-deck4-random = випадкова

## Cards

# As the subject of a sentence a card is called one, so that verbs agree whatever its name is.
card-plain = { $case ->
    [nom] карта «{ $title }»
   *[other] «{ $name }»
}
name-keyword = { $name }
card-keyword = { $case ->
    [nom] ключове слово «{ $title }»
   *[other] «{ $name }»
}

## Zones

# Somebody else's, as whoever looks on is told it: two play, so that for who acts it is the opponent's.
zone-theirs = { $actor ->
    [none] { PLAYER($owner, case: "gen") }
   *[other] суперника
}
zone-stage = { AGREE("played", "card", $case) } { NOUN("card", $case) }
zone-deck = { WHOSE($owner, $actor) ->
    [own] { AGREE("own", "deck", $case) } { NOUN("deck", $case) }
    [yours] { AGREE("your", "deck", $case) } { NOUN("deck", $case) }
    [rivals] { NOUN("deck", $case) } суперника
   *[theirs] { NOUN("deck", $case) } { zone-theirs }
}
zone-hand = { WHOSE($owner, $actor) ->
    [own] { AGREE("own", "hand", $case) } { NOUN("hand", $case) }
    [yours] { AGREE("your", "hand", $case) } { NOUN("hand", $case) }
    [rivals] { NOUN("hand", $case) } суперника
   *[theirs] { NOUN("hand", $case) } { zone-theirs }
}
zone-archive = { WHOSE($owner, $actor) ->
    [own] { AGREE("own", "archive", $case) } { NOUN("archive", $case) }
    [yours] { AGREE("your", "archive", $case) } { NOUN("archive", $case) }
    [rivals] { NOUN("archive", $case) } суперника
   *[theirs] { NOUN("archive", $case) } { zone-theirs }
}
zone-discard = { WHOSE($owner, $actor) ->
    [own] { AGREE("own", "discard", $case) } { NOUN("discard", $case) }
    [yours] { AGREE("your", "discard", $case) } { NOUN("discard", $case) }
    [rivals] { NOUN("discard", $case) } суперника
   *[theirs] { NOUN("discard", $case) } { zone-theirs }
}
zone-purged = { WHOSE($owner, $actor) ->
    [own] { AGREE("own", "card", $case, "plural") } { zone-purged-cards }
    [yours] { AGREE("your", "card", $case, "plural") } { zone-purged-cards }
    [rivals] { zone-purged-cards } суперника
   *[theirs] { zone-purged-cards } { zone-theirs }
}
zone-purged-cards = { AGREE("purged", "card", $case, "plural") } { NOUN("card", $case, "plural") }
zone-line = { WHOSE($owner, $actor) ->
    [own] { AGREE("own", "line", $case) } { NOUN("line", $case) }
    [yours] { AGREE("your", "line", $case) } { NOUN("line", $case) }
    [rivals] { NOUN("line", $case) } суперника
   *[theirs] { NOUN("line", $case) } { zone-theirs }
}
zone-artifacts = { WHOSE($owner, $actor) ->
    [own] { AGREE("own", "artifact", $case, "plural") } { NOUN("artifact", $case, "plural") }
    [yours] { AGREE("your", "artifact", $case, "plural") } { NOUN("artifact", $case, "plural") }
    [rivals] { NOUN("artifact", $case, "plural") } суперника
   *[theirs] { NOUN("artifact", $case, "plural") } { zone-theirs }
}
zone-upgrades = { WHOSE($owner, $actor) ->
    [own] { AGREE("own", "upgrade", $case, "plural") } { NOUN("upgrade", $case, "plural") }
    [yours] { AGREE("your", "upgrade", $case, "plural") } { NOUN("upgrade", $case, "plural") }
    [rivals] { NOUN("upgrade", $case, "plural") } суперника
   *[theirs] { NOUN("upgrade", $case, "plural") } { zone-theirs }
}
zone-under = { zone-cards } під іншими картами
zone-facedown = { zone-cards } сорочкою догори
zone-cards = { WHOSE($owner, $actor) ->
    [own] { AGREE("own", "card", $case, "plural") } { NOUN("card", $case, "plural") }
    [yours] { AGREE("your", "card", $case, "plural") } { NOUN("card", $case, "plural") }
    [rivals] { NOUN("card", $case, "plural") } суперника
   *[theirs] { NOUN("card", $case, "plural") } { zone-theirs }
}
# Where a card goes; said in the genitive. Whoever looks on is told before it whose zone that is.
zone-stage-to = на стіл
zone-deck-to = до { WHOSE($owner) ->
    [theirs] { NOUN("deck", $case) }
   *[other] { zone-deck }
}
zone-hand-to = до { WHOSE($owner) ->
    [theirs] { NOUN("hand", $case) }
   *[other] { zone-hand }
}
zone-archive-to = до { WHOSE($owner) ->
    [theirs] { NOUN("archive", $case) }
   *[other] { zone-archive }
}
zone-discard-to = до { WHOSE($owner) ->
    [theirs] { NOUN("discard", $case) }
   *[other] { zone-discard }
}
zone-purged-to = до вигнаних карт
zone-line-to = до { zone-line }
zone-artifacts-to = у гру
zone-upgrades-to = у гру
zone-under-to = під іншу карту
zone-facedown-to = під іншу карту

# As headings, whoever's they are.
zone-stage-heading = Застосовується
zone-deck-heading = Колода
zone-hand-heading = Рука
zone-archive-heading = Архів
zone-discard-heading = Скид
zone-purged-heading = Вигнані карти
zone-line-heading = Бойова лінія
zone-artifacts-heading = Артефакти
zone-upgrades-heading = Поліпшення
zone-under-heading = Під іншими картами
zone-facedown-heading = Під іншими картами сорочкою догори

## Options

verb-play = Розіграти { CARD($card, case: "acc") }
verb-discard = Скинути { CARD($card, case: "acc") }
verb-reap = Використати для збору { CARD($card, case: "acc") }
verb-fight = Атакувати { CARD($target, case: "acc") }, використавши { CARD($card, case: "acc") }
verb-action = Використати { CARD($card, case: "acc") } ({ WORD("action", of: "bold") }{ which-ability })
verb-omni = Використати { CARD($card, case: "acc") } ({ WORD("omni", of: "bold") }{ which-ability })
which-ability = { $ability ->
    [0] {""}
    [1] , друга здібність
    [2] , третя здібність
    [3] , четверта здібність
    [4] , п’ята здібність
   *[other] , шоста здібність
}
verb-unstun = Зняти оглушення з { CARD($card, case: "gen") }
verb-raise-tide = Обернути приплив на свій бік за 3 ланцюги
verb-end = Закінчити хід: підготувати й добрати карти
verb-left-flank = На лівий фланг
verb-right-flank = На правий фланг
verb-at = { $place ->
    [0] На лівий фланг
    [1] Праворуч від першої істоти
    [2] Праворуч від другої істоти
    [3] Праворуч від третьої істоти
    [4] Праворуч від четвертої істоти
    [5] Праворуч від п’ятої істоти
    [6] Праворуч від шостої істоти
   *[other] Праворуч від { $place }-ї істоти
}
verb-house = { WORD($house, of: "house") }
verb-forge = { CAPITAL(WORD($colour, of: "colour")) } ключ
verb-mode = { CAPITAL(RUN($mode)) }
verb-take = Узяти
verb-leave = Залишити
verb-keep = Залишити руку
verb-mulligan = Замінити руку
verb-start = { WHO($seat) ->
    [you] Ви
   *[they] { PLAYER($seat) }
}
verb-bid = Запропонувати { how-many-chains }
verb-pass = Пас
verb-deck = Колода { $deck }
verb-unforge = { CAPITAL(WORD($colour, of: "colour")) } ключ
verb-by = { CAPITAL(CARD($source)) }
verb-resolve = Застосувати { $by ->
    [none] { $ability ->
        [1] здібність
        [2] другу здібність
        [3] третю здібність
        [4] четверту здібність
        [5] п’яту здібність
        [6] шосту здібність
       *[other] { $ability }-ту здібність
    } { CARD($source, case: "gen") }
   *[other] здібність { CARD($source, case: "gen") } (її дає { CARD($by) })
}{ $subject ->
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
prompt-main = { WORD($house, of: "house") }: розігруйте, скидайте й використовуйте карти.
prompt-main-without-house = Активного дому немає: розігруйте, скидайте й використовуйте те, що дозволяють карти.
prompt-house = Оберіть активний дім.
prompt-archive = Узяти до руки карти з архіву?
prompt-mulligan = Залишити цю руку чи замішати її в колоду й узяти нову, на одну карту меншу?
prompt-key = Ви куєте ключ за { $cost } { NOUN("amber", "acc", $cost) }. Який?
prompt-spend = Скільки бурштину витратити з { CARD($card, case: "gen") }? Лишилося заплатити { $cost }.
prompt-place = Куди в бойовій лінії поставити { CARD($card, case: "acc") }?
prompt-host = До якої істоти прикріпити { CARD($card, case: "acc") }?
prompt-use = Як використати { CARD($card, case: "acc") }?
prompt-model = Копією якої карти стане { CARD($card) }?
prompt-icon-capture = Бонусний символ { CARD($card, case: "gen") }: яка істота захопить 1 бурштин?
prompt-icon-damage = Бонусний символ { CARD($card, case: "gen") }: якій істоті завдати 1 шкоди?
prompt-pile = { WHOSE($owner) ->
    [yours] У якому порядку карти йдуть до вашого скиду?
    [rivals] У якому порядку карти йдуть до скиду суперника?
   *[theirs] { PLAYER($owner) }: у якому порядку карти йдуть до скиду?
} Оберіть наступну або залиште решту як є: остання ляже зверху.
prompt-on-top = { WHOSE($owner) ->
    [yours] У якому порядку карти лягають на верх вашої колоди?
    [rivals] У якому порядку карти лягають на верх колоди суперника?
   *[theirs] { PLAYER($owner) }: у якому порядку карти лягають на верх колоди?
} Оберіть наступну або залиште решту як є: остання ляже зверху.
prompt-captor = { CAPITAL(CARD($source)) }: бурштину на всіх не вистачає. Яка істота його захопить?
prompt-which-house = { CAPITAL(CARD($source)) }: оберіть дім.
prompt-mode = { CAPITAL(CARD($source)) }: оберіть одне.
prompt-first = Хто робить перший хід?
prompt-bid = { $chains ->
    [0] Аукціон за колоду 1: скільки ланцюгів ви пропонуєте?
   *[other] За колоду 1 пропонують { how-many-chains }: запропонуйте більше або спасуйте.
}
prompt-stand-in = Яка істота прийме шкоду, якої завдають { CARD($card, case: "dat") }?
prompt-next = { prompt-source }Кілька карт чекають своєї черги: яка наступна?
prompt-share = Скільки бурштину забере { CARD($card) }? Усього доступно { $amber }.
prompt-unforge = { WHOSE($seat) ->
    [yours] Який із ваших ключів розкувати?
    [rivals] Який із ключів суперника розкувати?
   *[theirs] { PLAYER($seat) } втрачає ключ: який розкувати?
}
prompt-permission = { CAPITAL(CARD($card)) } не належить активному дому. Дозволом якої карти ви користуєтеся?
prompt-deck = Якою колодою ви граєте?
prompt-amount = { prompt-source }{ $effect ->
    [none] Оберіть число.
   *[other] { SENTENCE($effect) }
}
prompt-order = Спрацювало кілька здібностей: яку застосувати першою?
prompt-instead = Кілька здібностей змінюють те, що станеться з { CARD($subject, case: "ins") }: яку застосувати?

## Events: turns and keys

event-turn-began = { WHO($seat) ->
    [you] Хід { $turn }: ходите ви.
   *[they] Хід { $turn }: ходить { PLAYER($seat) }.
}
event-turn-ended = { WHO($seat) ->
    [you] Ви закінчуєте хід.
   *[they] { PLAYER($seat) } закінчує хід.
}
event-chose-house = { WHO($seat) ->
    [you] Ви обираєте
   *[they] { PLAYER($seat) } обирає
} активний дім: { WORD($house, of: "house") }.
event-chose-no-house = { WHO($seat) ->
    [you] Ви не можете обрати
   *[they] { PLAYER($seat) } не може обрати
} жодного дому: цього ходу активного дому немає.
event-took-archive = { WHO($seat) ->
    [you] Ви берете
   *[they] { PLAYER($seat) } бере
} до руки { $cards } { NOUN("card", "acc", $cards) } зі свого архіву.
event-forged = { WHO($seat) ->
    [you] Ви куєте
   *[they] { PLAYER($seat) } кує
} { WORD($colour, of: "colour", case: "acc") } ключ за { $spent } { NOUN("amber", "acc", $spent) }.
event-unforged = { WHO($seat) ->
    [you] Ви втрачаєте
   *[they] { PLAYER($seat) } втрачає
} { WORD($colour, of: "colour", case: "acc") } ключ: його розкуто.
event-check = { WHO($seat) ->
    [you] Увага: вам вистачає бурштину на ключ!
   *[they] Увага: { PLAYER($seat) } може викувати ключ!
}
event-goes-first = { WHO($seat) ->
    [you] Перший хід — ваш.
   *[they] Перший хід робить { PLAYER($seat) }.
}
event-mulliganed = { WHO($seat) ->
    [you] Ви замінюєте
   *[they] { PLAYER($seat) } замінює
} руку; у новій { $cards } { NOUN("card", "nom", $cards) }.
event-kept-hand = { WHO($seat) ->
    [you] Ви не замінюєте руки.
   *[they] { PLAYER($seat) } не замінює руки.
}
event-bid-made = { WHO($seat) ->
    [you] Ви пропонуєте
   *[they] { PLAYER($seat) } пропонує
} { how-many-chains }.
event-passed = { WHO($seat) ->
    [you] Ви пасуєте.
   *[they] { PLAYER($seat) } пасує.
}
event-deck-taken = { WHO($seat) ->
    [you] Ви граєте
   *[they] { PLAYER($seat) } грає
} колодою { $deck }.
event-game-won = { WHO($seat) ->
    [you] Ви виграєте партію
   *[they] { PLAYER($seat) } виграє партію
} (перемог: { $wins }).

## Events: playing, using, fighting

event-played = { WHO($seat) ->
    [you] Ви розігруєте
   *[they] { PLAYER($seat) } розігрує
} { CARD($card, case: "acc") }.
event-cannot-play = { WHO($seat) ->
    [you] Ви не можете
   *[they] { PLAYER($seat) } не може
} розіграти { CARD($card, case: "acc") }.
event-entered = { CAPITAL(CARD($card)) } входить у гру.
event-attached = { CAPITAL(CARD($card)) } прикріплена до { CARD($host, case: "gen") }.
event-copied = { CAPITAL(CARD($card)) } стає копією { CARD($model, case: "gen") }.
event-discarded = { WHO($seat) ->
    [you] Ви скидаєте
   *[they] { PLAYER($seat) } скидає
} { CARD($card, case: "acc") }.
event-reaped = { WHO($seat) ->
    [you] Ви використовуєте
   *[they] { PLAYER($seat) } використовує
} для збору { CARD($card, case: "acc") }.
event-attacks = { CAPITAL(CARD($card)) } атакує { CARD($target, case: "acc") }.
event-fight-stopped = { CAPITAL(CARD($card)) }: бій не відбувся.
event-acted = { WHO($seat) ->
    [you] Ви використовуєте
   *[they] { PLAYER($seat) } використовує
} { CARD($card, case: "acc") } ({ WORD("action", of: "bold") }).
event-used-omni = { WHO($seat) ->
    [you] Ви використовуєте
   *[they] { PLAYER($seat) } використовує
} { CARD($card, case: "acc") } ({ WORD("omni", of: "bold") }).

## Events: damage and how cards stand

event-damaged = { CAPITAL(CARD($card)) } зазнає { how-much-damage }.
event-prevented = { CAPITAL(CARD($card)) }: відвернуто { damage-taken-off }.
event-healed = { CAPITAL(CARD($card)) } зцілена: знято { damage-taken-off }.
# Whoever deals or suffers damage wants the genitive beside every number, whoever takes it away the accusative.
how-much-damage = { $damage } { NOUN("damage", "gen", $damage) }
damage-taken-off = { $damage } { NOUN("damage", "acc", $damage) }
event-destroyed = { CAPITAL(CARD($card)) } знищена.
event-stunned = { CAPITAL(CARD($card)) } оглушена.
event-unstunned = { CAPITAL(CARD($card)) } більше не оглушена.
event-warded = { CAPITAL(CARD($card)) } захищена.
event-ward-lost = { CAPITAL(CARD($card)) } втрачає захист.
event-enraged = { CAPITAL(CARD($card)) } розлючена.
event-calmed = { CAPITAL(CARD($card)) } більше не розлючена.
event-exhausted = { CAPITAL(CARD($card)) } виснажена.
event-readied = { CAPITAL(CARD($card)) } підготована.
event-power-gained = { CAPITAL(CARD($card)) } отримує { $counters } { NOUN("power-counter", "acc", $counters) }.
event-doomed = { CAPITAL(CARD($card)) } отримує { NOUN("doom-counter", "acc") }.
event-swapped = { CAPITAL(CARD($card)) } міняється місцями з { CARD($with, case: "ins") }.
event-repositioned = { CAPITAL(CARD($card)) } змінює місце в бойовій лінії.
event-taken = { WHO($seat) ->
    [you] Ви берете
   *[they] { PLAYER($seat) } бере
} під контроль { CARD($card, case: "acc") }.

## Events: æmber, chains, tide

event-gained = { WHO($seat) ->
    [you] Ви отримуєте
   *[they] { PLAYER($seat) } отримує
} { how-much-amber }.
event-lost = { WHO($seat) ->
    [you] Ви втрачаєте
   *[they] { PLAYER($seat) } втрачає
} { how-much-amber }.
event-stole = { WHO($seat) ->
    [you] Ви крадете
   *[they] { PLAYER($seat) } краде
} { how-much-amber }.
event-paid = { WHO($seat) ->
    [you] Ви платите
   *[they] { PLAYER($seat) } платить
} { how-much-amber }.
event-captured = { CAPITAL(CARD($card)) } захоплює { how-much-amber }.
event-exalted = { CAPITAL(CARD($card)) } звеличена: на неї покладено { how-much-amber }.
event-amber-moved = { CAPITAL(CARD($card)) }: переміщено { how-much-amber }.
event-took-amber = { WHO($seat) ->
    [you] Ви переносите
   *[they] { PLAYER($seat) } переносить
} { how-much-amber } із { CARD($card, case: "gen") } до свого запасу.
event-put-amber = { WHO($seat) ->
    [you] Ви кладете
   *[they] { PLAYER($seat) } кладе
} { how-much-amber } зі свого запасу на { CARD($card, case: "acc") }.
event-amber-removed = З { CARD($card, case: "gen") } до спільного запасу йде { how-much-amber }.
event-amber-returned = { WHO($seat) ->
    [you] Ви отримуєте
   *[they] { PLAYER($seat) } отримує
} { how-much-amber } із { CARD($card, case: "gen") }.
event-spent = { WHO($seat) ->
    [you] Ви витрачаєте
   *[they] { PLAYER($seat) } витрачає
} { how-much-amber } із { CARD($card, case: "gen") }.
how-much-amber = { $amber } { NOUN("amber", "acc", $amber) }
event-chained = { WHO($seat) ->
    [you] Ви отримуєте
   *[they] { PLAYER($seat) } отримує
} { how-many-chains }.
event-unchained = { WHO($seat) ->
    [you] Ви скидаєте
   *[they] { PLAYER($seat) } скидає
} { how-many-chains }.
how-many-chains = { $chains } { NOUN("chain", "acc", $chains) }
event-raised = { WHO($seat) ->
    [you] Ви обертаєте приплив на свій бік.
   *[they] { PLAYER($seat) } обертає приплив на свій бік.
}

## Events: zones

event-drew = { WHO($seat) ->
    [you] Ви берете
   *[they] { PLAYER($seat) } бере
} { $card ->
    [none] карту
   *[other] { CARD($card, case: "acc") }
}.
event-moved = { WHOSE($to) ->
    [theirs] { PLAYER($to) }: { CARD($card) }
   *[other] { CAPITAL(CARD($card)) }
} йде { ZONE($to, case: "gen", style: "to") }.
event-secretly-moved = { WHOSE($to) ->
    [theirs] { PLAYER($to) }: { $card ->
        [none] карта
       *[other] { CARD($card) }
    }
   *[other] { $card ->
        [none] Карта
       *[other] { CAPITAL(CARD($card)) }
    }
} йде { ZONE($to, case: "gen", style: "to") }.
event-shuffled = { WHO($seat) ->
    [you] Ви перемішуєте свою колоду.
   *[they] { PLAYER($seat) } перемішує свою колоду.
}
event-rebuilt = { WHO($seat) ->
    [you] Ваша колода порожня: ви перемішуєте
   *[they] Колода порожня: { PLAYER($seat) } перемішує
} скид, і він стає новою колодою.
event-swapped-deck = { WHO($seat) ->
    [you] Ви міняєте
   *[they] { PLAYER($seat) } міняє
} місцями свою колоду й скид.
event-revealed = { WHO($seat) ->
    [you] Ви відкриваєте
   *[they] { PLAYER($seat) } відкриває
} { CARD($card, case: "acc") }.
event-looked = { WHO($seat) ->
    [you] Ви дивитеся
   *[they] { PLAYER($seat) } дивиться
} на { ZONE($at, $seat, case: "acc") }.
event-grafted = { CAPITAL(CARD($card)) } імплантована в { CARD($host, case: "acc") }.
event-hid = { $card ->
    [none] Карта
   *[other] { CAPITAL(CARD($card)) }
} лягає сорочкою догори під { CARD($host, case: "acc") }.
event-named-house = { WHO($seat) ->
    [you] Ви називаєте
   *[they] { PLAYER($seat) } називає
} дім: { WORD($house, of: "house") }.

## Refusals

refusal-not-your-move = Зараз рішення не за вами
refusal-first-turn = У перший хід партії можна розіграти або скинути лише одну карту
refusal-other-house = Карта не належить активному дому
refusal-cannot-be-played = Ефект не дає розіграти цю карту
refusal-six-times = Цю карту та її копії цього ходу вже розіграли й використали шість разів
refusal-alpha-too-late = Карту з «Альфою» розігрують раніше за все інше на цьому етапі
refusal-half-alone = Гігантську істоту розігрують одразу двома половинами, починаючи з нижньої
refusal-no-creature-to-attach = Немає істоти, до якої можна прикріпити поліпшення
refusal-cost-not-met = На це не вистачає бурштину, або умову карти не виконано
refusal-card-limit = Ефект не дає розіграти цього ходу більше карт
refusal-is-exhausted = Карта виснажена
refusal-is-stunned = Істота оглушена: використання лише знімає оглушення
refusal-must-fight = Істота розлючена: якщо вона може битися, то мусить
refusal-card-forbids-it = Цього не дозволяє ефект карти
refusal-nothing-to-use = Артефакт не має здібності, яку можна використати
refusal-behind-taunt = Цю істоту не можна атакувати: її прикриває сусідня істота з «Провокацією»
refusal-nobody-to-fight = Немає ворожої істоти, з якою можна битися
refusal-tide-changes-nothing = Приплив уже на вашому боці, а більше ланцюгів у вас бути не може: нічого б не змінилося
refusal-only-in-first-step = Ключі кують на етапі 1
refusal-house-not-available = { $rule ->
    [kf-3-7] Ефект не дає обрати цей дім
   *[other] Цього дому немає ні на вашій карті архонта, ні на картах, які ви контролюєте
}

## Outcomes

outcome-three-keys = { $count ->
    [1] { WHO($winners) ->
        [you] Ви викували третій ключ і перемогли!
       *[they] Перемагає { LIST($winners) }: третій ключ викувано!
    }
   *[other] Третій ключ викувано, перемагають { LIST($winners) }!
}

## Texts of cards: abilities

# A heading such as «Розіграш:»; the condition comes right behind it.
script-bold = { WORD($word, of: "bold") }: { script-condition-first }{ RUN($effect) }
# How a text calls its own card depends on what the card is.
script-self = {""}
    .noun = { $kind ->
        [creature] its-host
       *[other] this-card
    }
    .likes = { $kind ->
        [creature] creature copy
       *[other] card action copy
    }
script-host-bold = ця істота отримує здібність «{ NOTE("self", "by-name") }{ WORD($word, of: "bold") }: { script-condition-first }{ RUN($effect) }»
script-condition-first = { $condition ->
    [none] {""}
   *[other] якщо { $condition }{ script-note-them },{" "}
}
script-triggered = { script-limit }{ script-in-turn }{ script-trigger }{ STYLE($on) ->
    [moment] { $form ->
        [this-turn] {" "}{ RUN($effect) }
       *[other] : { RUN($effect) }
    }
    [before] , { RUN($effect) }
   *[other] , { AT_ONCE($effect) }
}
    .style = { $condition ->
        [none] { STYLE($on) ->
            [moment] moment
           *[other] always
        }
       *[other] { STYLE($condition) }
    }
    .doer = { SAYS($on, "doer") }
script-trigger = { $condition ->
    [none] { CLAUSE($on, $form) }
   *[other] { STYLE($condition) ->
        [active-house] { STYLE($on) ->
            [chose-house] { CLAUSE($on, "house") } { CLAUSE($condition, "it") }
           *[other] { CLAUSE($on, $form) }{ script-only-if }
        }
       *[other] { CLAUSE($on, $form) }{ script-only-if }
    }
}
script-in-turn = { $condition ->
    [none] {""}
   *[other] { $form ->
        [during] {""}
       *[other] { STYLE($condition) ->
            [turn] { CLAUSE($condition, "during") }{" "}
            [their-turn] { CLAUSE($condition, "during") }{" "}
           *[other] {""}
        }
    }
}
script-replacement = { script-limit }{ EFFECT($on, "would") }{ $condition ->
    [none] {""}
   *[other] {" "}і { $condition }
}, натомість { AT_ONCE($effect) }
    .style = { STYLE($on) ->
        [each-time] always
       *[other] instead
    }
script-static = { $condition ->
    [none] { script-static-text }
   *[other] { STYLE($condition) ->
        [first] { GRANT($changes, $group, script-first-subject, "sing") }
        [their-turn] { script-while }{ GRANT($changes, $group, script-static-subject, "", "during") }
       *[other] { script-while }{ script-static-text }
    }
}
    .style = { $condition ->
        [none] always
       *[other] { STYLE($condition) }
    }
    .doer = { SAYS($changes, "style") ->
        [permit] opponent
       *[other] none
    }
script-first-subject = { AGREE("first", $group) } { PHRASE($group, "nom", 1, "first") }
script-next-subject = { AGREE("next", $group) } { PHRASE($group, "nom", 1, "once") }
script-static-text = { $limit ->
    [0] { $form ->
        [once] { GRANT($changes, $group, script-next-subject, "sing", "once") }
       *[other] { $apiece ->
            [yes] { GRANT($changes, $group, script-each-subject, "sing", $form) }
           *[no] { GRANT($changes, $group, script-static-subject, "", $form) }
        }
    }
   *[other] { $condition ->
        [none] { GRANT($changes, $group, script-limited-subject, "sing", "limited") }
       *[other] { STYLE($condition) ->
            [other-house] { GRANT($changes, $group, script-limited-subject, "sing", "limited-so") }
           *[other] { GRANT($changes, $group, script-limited-subject, "sing", "limited") }
        }
    }
}
script-each-subject = { AGREE("each", $group) } { PHRASE($group) }
script-limited-subject = { script-each-turn } { PHRASE($group, "nom") }
script-each-turn = { $limit ->
    [1] один раз за хід
   *[other] до { $limit } разів за хід
}
script-static-subject = { $condition ->
    [none] { PHRASE($group, "nom", "plural", $form) }
   *[other] { STYLE($condition) ->
        [self] { script-same-subject }
        [attack] { script-same-subject }
       *[other] { PHRASE($group, "nom", "plural", $form) }
    }
}
script-same-subject = { HEAD($group) ->
    [this-card] { NOUN("it") }
    [its-host] { NOUN("it") }
    [given] { script-it-is }
   *[other] { PHRASE($group, "nom", "plural", $form) }
}
script-influence = { script-while }{ $form ->
    [during] { $whose ->
        [opponent] { LIST($changes, "them") }
       *[other] { LIST($changes, $whose) }
    }
   *[other] { LIST($changes, $whose) }
}
    .style = { $condition ->
        [none] always
       *[other] { STYLE($condition) }
    }
    .doer = { $whose }
# A lasting effect that is told as «in their next turn» needs no condition that it is their turn.
script-while = { $condition ->
    [none] {""}
   *[other] { $form ->
        [during] {""}
       *[other] { STYLE($condition) ->
            [turn] { CLAUSE($condition, "during") }{" "}
            [their-turn] { SAYS($changes, "doer") ->
                [within] {""}
               *[other] { SAYS($changes, "style") ->
                    [permit] { CLAUSE($condition, "own") }{" "}
                   *[other] { CLAUSE($condition, "during") }{" "}
                }
            }
            [self] поки { $condition },{" "}
            [state] поки { $condition },{" "}
            [attack] коли { $condition },{" "}
            [other-house] { $limit ->
                [0] якщо { $condition },{" "}
               *[other] у кожен хід, коли { $condition },{" "}
            }
           *[other] якщо { $condition },{" "}
        }
    }
}
script-only-if = { $condition ->
    [none] {""}
   *[other] { $form ->
        [during] {""}
       *[other] { STYLE($condition) ->
            [turn] {""}
            [their-turn] {""}
           *[other] , якщо { $condition }
        }
    }
}
script-gains = { $subject-number ->
    [sing] отримує
   *[plur] отримують
} здібність «{ NOTE("told", "none") }{ CAPITAL(RUN($ability)) }»
script-played-only-if = цю карту можна розіграти, лише якщо { $condition }
script-cost-to-play = щоб розіграти цю карту, втратьте { COUNTED($amber, "amber", "acc") }
script-fights-only = ця істота може битися лише з { PHRASE($group, "ins", "plural") }
script-holds-host = ви контролюєте цю істоту
script-copies-before-play = коли ви розігруєте цю карту, вона стає копією { PHRASE($model, "gen") }
script-control = ви контролюєте цю карту

## Texts of cards: what abilities wait for

trigger-played = щоразу, коли { $whose ->
    [you] ви розігруєте
    [opponent] суперник розігрує
   *[any] гравець розігрує
} { trigger-object }
trigger-subject = { $subject ->
    [none] карта
   *[other] { PHRASE($subject) }
}
trigger-object = { $subject ->
    [none] карту
   *[other] { PHRASE($subject, "acc") }
}
trigger-entered = щоразу, коли { trigger-subject } входить у гру
trigger-reaped = щоразу, коли { trigger-object } використовують для збору
trigger-reaps = перед тим як { trigger-object } використовують для збору
    .style = before
trigger-attacks = перед тим як { trigger-subject } починає бій
    .style = before
trigger-fought = щоразу, коли { trigger-subject } б’ється
trigger-survived = щоразу, коли { trigger-subject } виживає в бою
trigger-acted = щоразу, коли застосовують «{ WORD("action", of: "bold") }:» карти
trigger-used-omni = щоразу, коли застосовують «{ WORD("omni", of: "bold") }:» карти
trigger-used = щоразу, коли { $whose ->
    [you] ви використовуєте
    [opponent] суперник використовує
   *[any] гравець використовує
} { trigger-object }
trigger-destroyed = { $mood ->
    [would] коли мають знищити { trigger-object }
   *[imperative] щоразу, коли знищують { trigger-object }
}
trigger-tagged = { trigger-destroyed }
trigger-fell = щоразу, коли { trigger-object } знищують у бою з { $other ->
    [none] іншою істотою
   *[other] { PHRASE($other, "ins", 1, "creature") }
}{ NOTE("fallen", "yes") }
trigger-left = коли { trigger-subject } виходить із гри
trigger-discarded = щоразу, коли { $whose ->
    [you] ви скидаєте
    [opponent] суперник скидає
   *[any] гравець скидає
} з руки { trigger-object }
trigger-forged = щоразу, коли { $whose ->
    [you] ви куєте
    [opponent] суперник кує
   *[any] гравець кує
} ключ{ $form ->
    [during] {" "}у свій наступний хід
   *[other] {""}
}{ trigger-note-them }
    .doer = within
trigger-note-them = { $whose ->
    [opponent] { NOTE("they", "told") }
   *[other] {""}
}
trigger-chose-house = щоразу, коли { $whose ->
    [you] ви обираєте
    [opponent] суперник обирає
   *[any] гравець обирає
} { $form ->
    [house] активним
   *[other] активний дім
}
    .style = chose-house
trigger-raised = щоразу, коли { $whose ->
    [you] ви обертаєте
    [opponent] суперник обертає
   *[any] гравець обертає
} приплив на свій бік{ trigger-note-them }
# A colon follows a moment.
trigger-turn-began = на початку { $whose ->
    [you] вашого ходу
    [opponent] ходу суперника
   *[any] кожного ходу
}
    .style = moment
trigger-turn-ended = наприкінці { $form ->
    [this-turn] цього ходу
   *[other] { $whose ->
        [you] вашого ходу
        [opponent] ходу суперника
       *[any] кожного ходу
    }
}
    .style = moment
trigger-damaged = щоразу, коли { trigger-subject } зазнає шкоди
trigger-icon-damaged = щоразу, коли { trigger-subject } зазнає шкоди від бонусного символу
trigger-reap-gains = щоразу, коли ви отримали б бурштин за збір { trigger-means }
    .style = each-time
trigger-means = { $subject ->
    [none] картою
   *[other] { PHRASE($subject, "ins") }
}
trigger-icon-captures = коли ви маєте застосувати бонусний символ «Захоплення»

## Texts of cards: how long

script-last = { $cards ->
    [none] { $form ->
        [more] { script-last-ability }
       *[other] { script-last-what }
    }
   *[other] { STYLE($cards) ->
        [known] { script-last-what }
        [self] { script-last-what }
       *[other] { $mood ->
            [infinitive] обрати
           *[imperative] оберіть
        } { PHRASE($cards, "acc") }{ $form ->
            [sentence] . { CAPITAL(script-last-what) }
           *[other] : { script-last-what }
        }
    }
}
    .joined = no
    .leave = { SAYS($until, "leave") }
    .span = { $cards ->
        [none] { STYLE($ability) ->
            [moment] none
            [their-turn] none
           *[other] { STYLE($until) ->
                [once] none
                [twice] none
                [bare] none
               *[other] said
            }
        }
       *[other] none
    }
script-last-what = { STYLE($ability) ->
    [moment] { CLAUSE($ability, "this-turn") }
    [instead] { script-last-until }, { script-last-ability }
    [their-turn] { SAYS($ability, "doer") ->
        [within] { script-last-ability }
       *[other] { script-last-until } { script-last-ability }
    }
   *[other] { script-last-until } { script-last-ability }
}
script-last-until = { STYLE($ability) ->
    [their-turn] { SAYS($ability, "doer") ->
        [opponent] { CLAUSE($until, "own") }
       *[other] { CLAUSE($until, "during") }
    }
   *[other] { $until }
}
script-last-ability = { STYLE($ability) ->
    [their-turn] { CLAUSE($ability, "during") }
   *[other] { $cards ->
        [none] { STYLE($until) ->
            [once] { CLAUSE($ability, "once") }
            [twice] { CLAUSE($ability, "twice") }
           *[other] { $ability }
        }
       *[other] { STYLE($cards) ->
            [several] { CLAUSE($ability, "several") }
            [self] { CLAUSE($ability, "self") }
           *[other] { CLAUSE($ability, HEAD($cards)) }
        }
    }
}
script-end-of-turn = { $following ->
    [yes] { $form ->
        [own] у свій наступний хід
        [during] у { $whose ->
            [you] ваш наступний хід
           *[other] наступний хід суперника
        }
       *[plain] до кінця { $whose ->
            [you] вашого наступного ходу
           *[other] наступного ходу суперника
        }
    }
   *[no] до кінця ходу
}
script-start-of-turn = до початку { $whose ->
    [you] вашого наступного ходу
   *[other] наступного ходу суперника
}
script-while-in-play = доки { script-this-nom } у грі,
script-until-they-leave = {""}
    .leave = yes
script-until-used-up = {""}
    .style = { $cards ->
        [1] once
        [2] twice
       *[other] often
    }

## Texts of cards: effects in a row

list-then = { $rest } і { $last }
list-but = { $rest }, але { $last }
script-may = { $mood ->
    [infinitive] за бажанням { EFFECT($effect, "infinitive") }
   *[imperative] { $form ->
        [inline] за бажанням { EFFECT($effect, "imperative") }
       *[other] ви можете { EFFECT($effect, "infinitive") }
    }
}
script-if = { STYLE($condition) ->
    [found] {""}
    [done] { SAYS($then, "leave") ->
        [yes] {""}
       *[other] якщо { $condition },{" "}
    }
   *[other] якщо { $condition }{ script-note-them },{" "}
}{ EFFECT($then, "imperative") }{ $otherwise ->
    [none] {""}
   *[other] , інакше { EFFECT($otherwise, "imperative") }
}
    .bare = { STYLE($condition) ->
        [done] { SAYS($then, "leave") }
       *[other] no
    }
script-they = { $they ->
    [told] він
   *[other] суперник
}
script-note-them = { SAYS($condition, "whose") ->
    [opponent] { NOTE("they", "told") }
   *[other] {""}
}
script-for-each = { $to-it ->
    [yes] { NOTE("each", "yes") }{ EFFECT($effect, "imperative") } по черзі{ NOTE("each", "no") }
   *[no] за { PHRASE($cards, "acc", 1, "each") } { EFFECT($effect, "imperative") }
}
script-again = { $mood ->
    [infinitive] повторити
   *[imperative] повторіть
} це
script-do-it = { $mood ->
    [infinitive] зробити
   *[imperative] зробіть
} це
script-repeat = { SAYS($effect, "until") ->
    [none] { $times ->
        [none] { EFFECT($effect, $mood) }
        [2] { $form ->
            [sentence] { EFFECT($effect, $mood) }. Потім { script-do-it } ще раз
           *[other] { script-do-it } двічі: { EFFECT($effect, $mood) }
        }
       *[other] { script-do-it } { COUNTED($times, "time", "acc") }: { EFFECT($effect, $mood) }
    }{ $while ->
        [none] {""}
       *[other] ; повторюйте це, поки { CLAUSE($while, "while") }
    }
   *[discard] { $while ->
        [none] { EFFECT($effect, $mood) }
       *[other] { $mood ->
            [infinitive] скидати
           *[imperative] скидайте
        } карти з верху своєї колоди, поки не скинете { CLAUSE($while, "until") } або поки колода не скінчиться
    }
}
    .style = { SAYS($effect, "until") ->
        [none] equal
       *[other] until
    }
script-keep = { STYLE($what) ->
    [known] {""}
    [upto] {""}
    [every] { script-note } { PHRASE($what, "acc") }
   *[other] { $form ->
        [more] { PHRASE($what, "acc") }
       *[other] { $mood ->
            [infinitive] обрати
           *[imperative] оберіть
        } { PHRASE($what, "acc") }
    }
}
    .joins = yes
    .style = { STYLE($what) }
script-note = { $mood ->
    [infinitive] запам’ятати
   *[imperative] запам’ятайте
}
script-choose-one = { $mood ->
    [infinitive] обрати
   *[imperative] оберіть
} одне: { LIST($modes, "nom", "or") }
script-by-opponent = суперник робить так: «{ CAPITAL(RUN($effect)) }»

## Texts of cards: æmber

script-gain = { $whose ->
    [you] { $mood ->
        [infinitive] отримати
       *[imperative] отримайте
    }
    [opponent] { $mood ->
        [infinitive] дати суперникові отримати
       *[imperative] { script-they } отримує
    }
   *[any] { $mood ->
        [infinitive] дати кожному гравцеві отримати
       *[imperative] кожен гравець отримує
    }
} { STYLE($amount) ->
    [all] стільки бурштину, скільки { AMOUNT($amount, "own-head") }
   *[other] { COUNTED($amount, "amber", "acc") }
}
    .players = { STYLE($amount) ->
        [all] each
        [each] each
       *[other] none
    }
script-lose = { $whose ->
    [you] { $mood ->
        [infinitive] втратити
       *[imperative] втратьте
    }
    [opponent] { $mood ->
        [infinitive] змусити суперника втратити
       *[imperative] { script-they } втрачає
    }
   *[any] { $mood ->
        [infinitive] змусити кожного гравця втратити
       *[imperative] кожен гравець втрачає
    }
} { amber-of-their-own }
    .players = { STYLE($amount) ->
        [all] each
        [rest] each
        [half] each
       *[other] none
    }
script-steal = { $whose ->
    [you] { $mood ->
        [infinitive] украсти
       *[imperative] украдіть
    }
   *[opponent] { $mood ->
        [infinitive] дати суперникові вкрасти
       *[imperative] { script-they } краде
    }
} { COUNTED($amount, "amber", "acc") }
script-pay = { $whose ->
    [you] { $mood ->
        [infinitive] заплатити суперникові
       *[imperative] заплатіть суперникові
    }
   *[opponent] { $mood ->
        [infinitive] змусити суперника заплатити вам
       *[imperative] { script-they } платить вам
    }
} { amber-of-their-own }
amber-of-their-own = { STYLE($amount) ->
    [all] { AMOUNT($amount, "own") }
    [rest] { AMOUNT($amount, "own") }
    [half] { AMOUNT($amount, "own") }
   *[other] { COUNTED($amount, "amber", "acc") }
}
script-capture = { STYLE($cards) ->
    [self] { $mood ->
        [infinitive] захопити
       *[imperative] захопіть
    } { COUNTED($amount, "amber", "acc") }
    [several] { $mood ->
        [infinitive] захопити { PHRASE($cards, "ins") } по { script-amber-each }
       *[imperative] { PHRASE($cards, "nom") } захоплюють по { script-amber-each }
    }
    [one] { STYLE($amount) ->
        [each] { script-capture-one }
        [times] { script-capture-one }
       *[other] { script-capture-some }
    }
   *[other] { script-capture-some }
}{ $own_side ->
    [yes] {" "}у свого ж гравця
   *[no] {""}
}{ script-tail }
    .joined = no
script-capture-one = { $mood ->
    [infinitive] захопити { SPELLED(1, $cards, "ins") } { PHRASE($cards, "ins", 1, "creature") }
   *[imperative] { SPELLED(1, $cards) } { PHRASE($cards, "nom", 1, "creature") } захоплює
} { COUNTED($amount, "amber", "acc") }
script-capture-some = { $mood ->
    [infinitive] захопити { PHRASE($cards, "ins", 1, "creature") } { COUNTED($amount, "amber", "acc") }
   *[imperative] { PHRASE($cards, "nom", 1, "creature") } захоплює { COUNTED($amount, "amber", "acc") }
}
script-amber-each = { STYLE($amount) ->
    [number] { $amount ->
        [1] 1 бурштину
       *[other] { COUNTED($amount, "amber", "acc") }
    }
   *[other] { COUNTED($amount, "amber", "acc") }
}
script-exalt = { $mood ->
    [infinitive] звеличити
   *[imperative] звеличте
} { PHRASE($cards, "acc", 1, "creature") }{ STYLE($amount) ->
    [number] { $amount ->
        [1] {""}
        [2] {" "}двічі
       *[other] {" "}{ COUNTED($amount, "time", "acc") }
    }
   *[other] {" "}{ COUNTED($amount, "time", "acc") }
}
    .joins = yes
script-take-amber = { $mood ->
    [infinitive] перемістити
   *[imperative] перемістіть
} { STYLE($amount) ->
    [number] { $amount ->
        [99] увесь бурштин
       *[other] { COUNTED($amount, "amber", "acc") }
    }
   *[other] { COUNTED($amount, "amber", "acc") }
} з { STYLE($cards) ->
    [one] { PHRASE($cards, "gen", 1, "amberless") }
   *[other] { PHRASE($cards, "gen", 1, "after") }
} до { $to ->
    [pool] свого особистого запасу
   *[supply] спільного запасу
}
script-put-amber = { $mood ->
    [infinitive] перемістити
   *[imperative] перемістіть
} { COUNTED($amount, "amber", "acc") } зі свого особистого запасу на { PHRASE($cards, "acc", 1, "after") }
script-gain-chains = { $whose ->
    [you] { $mood ->
        [infinitive] отримати
       *[imperative] отримайте
    }
    [opponent] { $mood ->
        [infinitive] дати суперникові
       *[imperative] { script-they } отримує
    }
   *[any] { $mood ->
        [infinitive] дати кожному гравцеві
       *[imperative] кожен гравець отримує
    }
} { COUNTED($amount, "chain", "acc") }

## Texts of cards: damage and destruction

script-deal = { STYLE($cards) ->
    [one] { STYLE($amount) ->
        [each] { script-deal-one }
        [times] { script-deal-one }
       *[other] { script-deal-verb } { script-damage-to }
    }
    [spread] { $amount ->
        [1] { script-deal-verb } { PHRASE($cards, "acc", 1, "shared") }, розподіливши шкоду між { PHRASE($cards, "ins", 1, "among") } на свій розсуд
       *[other] { script-deal-verb } { script-damage-to }
    }
   *[other] { script-deal-verb } { script-damage-to }
}{ $splash ->
    [0] {""}
   *[other] {" "}з розкидом { $splash }
}{ script-deal-tail }{ $through_armour ->
    [yes] , незважаючи на броню
   *[no] {""}
}
    .style = deal
script-deal-tail = { STYLE($cards) ->
    [spread] { $amount ->
        [1] {""}
       *[other] { script-tail }
    }
   *[other] { script-tail }
}
script-deal-one = { $mood ->
    [infinitive] { script-deal-verb } { SPELLED(1, $cards, "dat") } { PHRASE($cards, "dat", 1, "creature") }
   *[imperative] { script-choose-verb } { PHRASE($cards, "acc", 1, "creature") } і { script-deal-verb } { script-it-dat }
} { script-damage }{ script-damage-each }
script-damage-to = { STYLE($cards) ->
    [known] { PHRASE($cards, "dat", 1, "creature") } { script-damage }{ script-damage-each }
    [foe] { PHRASE($cards, "dat", 1, "creature") } { script-damage }{ script-damage-each }
    [several] по { script-damage } { PHRASE($cards, "dat", 1, "creature") }{ script-damage-each }
   *[other] { $splash ->
        [0] { script-damage } { PHRASE($cards, "dat", 1, "creature") }{ script-damage-each }
       *[other] { PHRASE($cards, "dat", 1, "creature") } { script-damage }{ script-damage-each }
    }
}
script-it-dat = { NOUN("it", "dat") }
script-choose-verb = { $mood ->
    [infinitive] обрати
   *[imperative] оберіть
}
script-deal-verb = { $mood ->
    [infinitive] завдати
   *[imperative] завдайте
}
script-damage = { STYLE($amount) ->
    [number] { COUNTED($amount, "damage", "gen") }
    [each] 1 шкоди
    [times] { AMOUNT($amount, "factor") } шкоди
    [that] { $apart ->
        [yes] { $previous ->
            [heal] стільки шкоди, скільки знято,
           *[other] стільки ж шкоди
        }
       *[other] стільки ж шкоди
    }
   *[other] Х шкоди
}
# What the damage is counted by stands behind those who get it.
script-damage-each = { STYLE($amount) ->
    [number] {""}
    [that] {""}
    [each] {" "}{ AMOUNT($amount, "plain") }
    [times] {" "}{ AMOUNT($amount, "plain") }
   *[other] , де Х — { AMOUNT($amount, "number") }
}
# How often something is chosen comes behind all else.
script-tail = { STYLE($cards) ->
    [spread] { PHRASE($cards, "acc", 1, "times") }
    [many] { PHRASE($cards, "acc", 1, "times") }
   *[other] {""}
}
script-deal-at-once = { $mood ->
    [infinitive] завдати
   *[imperative] завдайте
} { COUNTED($amount, "damage", "gen") } { PHRASE($cards, "dat", 1, "creature") }{ $third_cards ->
    [none] {" "}і
   *[other] ,
} { COUNTED($second_amount, "damage", "gen") } { PHRASE($second_cards, "dat", 1, "creature") }{ $third_cards ->
    [none] {""}
   *[other] {" "}і { COUNTED($third_amount, "damage", "gen") } { PHRASE($third_cards, "dat", 1, "creature") }
}
    .style = deal
script-strip-armour = { $mood ->
    [infinitive] позбавити { PHRASE($cards, "acc", 1, "creature") } всієї броні до кінця ходу й завдати
   *[imperative] позбавте { PHRASE($cards, "acc", 1, "creature") } всієї броні до кінця ходу й завдайте
} кожній 1 шкоди за кожну одиницю броні, втрачену в такий спосіб
    .style = deal
script-heal = { STYLE($amount) ->
    [number] { $amount ->
        [1000] повністю { script-heal-verb } { PHRASE($cards, "acc", 1, "creature") }
       *[other] { script-heal-some }
    }
   *[other] { script-heal-some }
}
    .style = heal
    .joins = yes
script-heal-damage = { STYLE($amount) ->
    [that] { $previous ->
        [upto] до { AMOUNT($amount, "upto") } шкоди
       *[other] стільки ж шкоди
    }
   *[other] { COUNTED($amount, "damage", "acc") }
}
script-heal-some = { script-take-off } { STYLE($cards) ->
    [known] з { PHRASE($cards, "gen", 1, "from") } { script-heal-damage }
    [one] { STYLE($amount) ->
        [each] з { SPELLED(1, $cards, "gen") } { PHRASE($cards, "gen", 1, "after") } { script-heal-damage }
        [times] з { SPELLED(1, $cards, "gen") } { PHRASE($cards, "gen", 1, "after") } { script-heal-damage }
       *[other] { script-heal-damage } з { PHRASE($cards, "gen", 1, "after") }
    }
   *[other] { script-heal-damage } з { PHRASE($cards, "gen", 1, "after") }
}
script-heal-verb = { $mood ->
    [infinitive] зцілити
   *[imperative] зціліть
}
script-destroy = { $sacrifice ->
    [yes] { $mood ->
        [infinitive] принести в жертву
       *[imperative] принесіть у жертву
    }
   *[no] { $mood ->
        [infinitive] знищити
       *[imperative] знищте
    }
} { PHRASE($cards, "acc") }
    .style = destroy

## Texts of cards: zones

script-put = { $to ->
    [hand] { ORIGIN($cards) ->
        [deck] { $mood ->
            [infinitive] узяти
           *[imperative] візьміть
        } { script-target } до руки
       *[other] { $mood ->
            [infinitive] повернути
           *[imperative] поверніть
        } { PHRASE($cards, "acc", 1, "target") } { OWNER($cards) ->
            [you] до руки
           *[other] { STYLE($cards) ->
                [every] до рук власників
                [zone] до рук власників
                [several] до рук власників
               *[other] до руки власника
            }
        }
    }
    [discard] { $mood ->
        [infinitive] скинути
       *[imperative] скиньте
    } { script-target }
    [archive] { script-archive }
    [your-archive] { script-lay } { PHRASE($cards, "acc", 1, "target") } у свій архів
    [purged] { $mood ->
        [infinitive] вигнати
       *[imperative] виженіть
    } { script-target }
    [top-of-deck] { script-lay } { PHRASE($cards, "acc", 1, "target") } на верх { OWNER($cards) ->
        [you] колоди
       *[other] { STYLE($cards) ->
            [every] колод власників
            [zone] колод власників
            [several] колод власників
           *[other] колоди власника
        }
    }
   *[deck] { $mood ->
        [infinitive] замішати
       *[imperative] замішайте
    } { STYLE($cards) ->
        [zone] { PHRASE($cards, "acc", 1, "whole") }
       *[other] { PHRASE($cards, "acc", 1, "target") }
    } { OWNER($cards) ->
        [you] в колоду
       *[other] { STYLE($cards) ->
            [every] в колоди власників
            [zone] в колоди власників
            [several] в колоди власників
           *[other] в колоду власника
        }
    }
}{ $linked ->
    [yes] {" "}і { $mood ->
        [infinitive] пов’язати
       *[imperative] пов’яжіть
    } { GENDER($cards) ->
        [femn] її
       *[other] його
    } з цією картою
   *[no] {""}
}{ script-tail }
    .style = { $to }
    .until = { $to ->
        [discard] { ORIGIN($cards) ->
            [deck] discard
           *[other] none
        }
       *[other] none
    }
# Out of a zone that was just spoken of: «from it» comes first.
script-target = { $zone ->
    [none] { PHRASE($cards, "acc", 1, "target") }
   *[other] { STYLE($cards) ->
        [one] { PLACE($cards, "from") } { PHRASE($cards, "acc", 1, "placeless") }
        [every] { PLACE($cards, "from") } { PHRASE($cards, "acc", 1, "placeless") }
       *[other] { PHRASE($cards, "acc", 1, "target") }
    }
}
script-archive = { OWNER($cards) ->
    [you] { script-archive-own }
    [opponent] { $mood ->
        [infinitive] покласти { PHRASE($cards, "acc", 1, "target") } в його архів
       *[imperative] { script-they } кладе { PHRASE($cards, "acc", 1, "theirs") } в архів
    }
   *[any] { SIDE($cards) ->
        [you] { script-archive-own }
        [named] { script-archive-known }
       *[other] { script-lay } { PHRASE($cards, "acc", 1, "target") } { STYLE($cards) ->
            [one] в архів власника
           *[other] в архіви власників
        }
    }
}
script-archive-own = { script-lay } { PHRASE($cards, "acc", 1, "target") } в архів
# A card that was given the ability may be anybody's.
script-archive-known = { $own ->
    [this-card] { $self ->
        [this-card] { script-archive-own }
        [by-name] { script-archive-own }
       *[other] { script-archive-own } власника
    }
   *[other] { $self ->
        [creature] { script-archive-own } власника
       *[other] { script-archive-own }
    }
}
script-lay = { $mood ->
    [infinitive] покласти
   *[imperative] покладіть
}
script-draw = { $whose ->
    [you] { $mood ->
        [infinitive] узяти
       *[imperative] візьміть
    }
    [opponent] { $mood ->
        [infinitive] дати суперникові взяти
       *[imperative] { script-they } бере
    }
   *[any] { $mood ->
        [infinitive] дати кожному гравцеві взяти
       *[imperative] кожен гравець бере
    }
} { STYLE($amount) ->
    [number] { $amount ->
        [1] карту
       *[other] { COUNTED($amount, "card", "acc") }
    }
   *[other] { COUNTED($amount, "card", "acc") }
}
script-shuffle-deck = { $whose ->
    [you] { $mood ->
        [infinitive] перемішати
       *[imperative] перемішайте
    } { $deck ->
        [told] колоду
       *[other] свою колоду
    }
    [opponent] суперник перемішує свою колоду
   *[any] кожен гравець перемішує свою колоду
}
script-swap-deck-and-discard = { script-swap-verb } місцями свою колоду і скид
script-swap-verb = { $mood ->
    [infinitive] поміняти
   *[imperative] поміняйте
}
script-reveal = { $mood ->
    [infinitive] відкрити
   *[imperative] відкрийте
} { STYLE($cards) ->
    [zone] { PHRASE($cards, "acc", 1, "whole") }
   *[other] { PHRASE($cards, "acc") }
}
    .style = reveal
    .joins = yes
script-look-at = { STYLE($cards) ->
    [zone] { OWNER($cards) ->
        [you] { $mood ->
            [infinitive] переглянути
           *[imperative] перегляньте
        }
       *[other] { script-look-verb }
    } { PHRASE($cards, "acc", 1, "whole") }
   *[other] { script-look-verb } { PHRASE($cards, "acc") }
}
script-look-verb = { $mood ->
    [infinitive] подивитися на
   *[imperative] подивіться на
}
script-put-under = { $facedown ->
    [yes] { script-lay } { PHRASE($cards, "acc") } сорочкою догори під цю карту
   *[no] { $mood ->
        [infinitive] імплантувати
       *[imperative] імплантуйте
    } { PHRASE($cards, "acc") } в { $self ->
        [its-host] цю істоту
       *[other] цю карту
    }
}

## Texts of cards: how cards stand

script-set-mark = { $form ->
    [object] { PHRASE($cards, "acc", 1, "creature") }
   *[other] { $on ->
        [yes] { $mark ->
            [stun] { $mood ->
                [infinitive] оглушити
               *[imperative] оглушіть
            }
            [ward] { $mood ->
                [infinitive] захистити
               *[imperative] захистіть
            }
            [enrage] { $mood ->
                [infinitive] розлютити
               *[imperative] розлютіть
            }
           *[exhausted] { $mood ->
                [infinitive] виснажити
               *[imperative] виснажте
            }
        }
       *[no] { $mark ->
            [stun] { script-take-off } оглушення з
            [ward] { script-take-off } захист із
            [enrage] { script-take-off } лють із
           *[exhausted] { $mood ->
                [infinitive] підготувати
               *[imperative] підготуйте
            }
        }
    }{ $form ->
        [verb] {""}
       *[other] {" "}{ script-marked-cards }{ script-tail }
    }
}
    .style = { $on ->
        [yes] { $mark }
       *[no] ready
    }
    .joins = yes
    .verb = { $on ->
        [yes] yes
       *[no] { $mark ->
            [exhausted] yes
           *[other] none
        }
    }
script-marked-cards = { $on ->
    [yes] { $mark ->
        [exhausted] { PHRASE($cards, "acc", 1, "target") }
       *[other] { PHRASE($cards, "acc", 1, "creature") }
    }
   *[no] { $mark ->
        [exhausted] { PHRASE($cards, "acc", 1, "target") }
       *[other] { PHRASE($cards, "gen", 1, "after") }
    }
}
script-take-off = { $mood ->
    [infinitive] зняти
   *[imperative] зніміть
}
script-add-counters = { STYLE($cards) ->
    [one] { STYLE($amount) ->
        [each] { script-choose-verb } { PHRASE($cards, "acc", 1, "creature") } і { script-give-verb } { script-it-dat }
        [times] { script-choose-verb } { PHRASE($cards, "acc", 1, "creature") } і { script-give-verb } { script-it-dat }
       *[other] { script-give-verb } { PHRASE($cards, "dat", 1, "creature") }
    }
   *[other] { script-give-verb } { PHRASE($cards, "dat", 1, "creature") }
} { STYLE($amount) ->
    [number] { $amount ->
        [1] { script-counter }
       *[other] { script-counters }
    }
    [each] { script-counter } { AMOUNT($amount, "plain") }
    [times] { AMOUNT($amount, "factor") } { script-counter-few } { AMOUNT($amount, "plain") }
   *[other] { script-counters }
}{ script-tail }
    .joins = yes
script-give-verb = { $mood ->
    [infinitive] дати
   *[imperative] дайте
}
script-counter = { $mark ->
    [doom] { NOUN("doom-counter", "acc") }
   *[power-counter] { NOUN("power-counter", "acc") }
}
script-counters = { $mark ->
    [doom] { COUNTED($amount, "doom-counter", "acc") }
   *[power-counter] { COUNTED($amount, "power-counter", "acc") }
}
script-counter-few = { $mark ->
    [doom] { NOUN("doom-counter", "acc", 2) }
   *[power-counter] { NOUN("power-counter", "acc", 2) }
}
script-swap = { script-swap-verb } місцями { PHRASE($one, "acc", 1, "creature") } та { PHRASE($other, "acc", 1, "creature") }
    .style = swap
script-move-to-flank = { $mood ->
    [infinitive] перемістити
   *[imperative] перемістіть
}{ $form ->
    [bare] {""}
   *[other] {" "}{ PHRASE($cards, "acc") }
} на фланг бойової лінії
    .bare = yes
script-take-control = { $whose ->
    [you] { $mood ->
        [infinitive] узяти під контроль
       *[imperative] візьміть під контроль
    }
   *[opponent] { $mood ->
        [infinitive] віддати під контроль суперника
       *[imperative] суперник бере під контроль
    }
} { PHRASE($cards, "acc") }{ $while_in_play ->
    [yes] , доки «{ NAME($own-card) }» не вийде з гри
   *[no] {""}
}

## Texts of cards: playing, using, forging

script-play-card = { $mood ->
    [infinitive] розіграти
   *[imperative] розіграйте
} { script-target }{ script-as-yours }
script-it-were-yours = { GENDER($cards) ->
    [masc] він ваш
    [femn] вона ваша
   *[neut] воно ваше
}
script-as-yours-in-play = { SIDE($cards) ->
    [opponent] {" "}так, ніби { script-it-were-yours }
    [any] {" "}так, ніби { script-it-were-yours }
   *[other] {""}
}
script-as-yours = { SIDE($cards) ->
    [opponent] {" "}так, ніби { script-it-were-yours }
   *[other] {""}
}
script-put-into-play = { $mood ->
    [infinitive] помістити
   *[imperative] помістіть
} { STYLE($cards) ->
    [one] у гру { PLACE($cards, "from") } { PHRASE($cards, "acc", 1, "placeless") }
   *[other] { PHRASE($cards, "acc") } у гру
} { $yours ->
    [yes] { OWNER($cards) ->
        [you] {""}
       *[other] під свій контроль
    }
   *[no] під контроль власника
}{ $in_its_place ->
    [yes] {" "}на те місце, де стояла ця карта
   *[no] {""}
}
script-gain-text = { script-choose-verb } { PHRASE($cards, "acc", 1, "creature") } у грі: до кінця ходу { GENDER($cards) ->
    [masc] він
    [femn] вона
   *[neut] воно
} отримує текст { $previous ->
    [reveal] відкритої істоти
   *[other] { PHRASE($of, "gen") }
}
    .leave = yes
script-resolve-icons = { $mood ->
    [infinitive] застосувати
   *[imperative] застосуйте
} { STYLE($cards) ->
    [known] { PHRASE($cards, "gen") } бонусні символи
   *[other] бонусні символи { PHRASE($cards, "gen") }
} так, ніби ви розіграли { script-it-acc }
script-use = { $how ->
    [fight] { script-begin-verb } { STYLE($cards) ->
        [known] { $each ->
            [yes] бій { PHRASE($cards, "ins", 1, "creature") }
           *[other] { PHRASE($cards, "ins", 1, "creature") } бій
        }
       *[other] бій { PHRASE($cards, "ins", 1, "creature") }
    }{ $against ->
        [none] {""}
       *[other] {" "}проти { STYLE($against) ->
            [it] неї
           *[other] { PHRASE($against, "gen", 1, "creature") }
        }
    }
    [reap] { script-use-verb } { PHRASE($cards, "acc", 1, "creature") } для збору
   *[any] { script-use-verb } { SIDE($cards) ->
        [any] { AGREE("any", $cards, "acc") } { PHRASE($cards, "acc") } у грі
       *[other] { PHRASE($cards, "acc") }
    }{ script-as-yours-in-play }
}{ SAYS($cards, "ordered") ->
    [yes] , по { SPELLED(1, $cards, "loc") }
   *[other] {""}
}
script-begin-verb = { $mood ->
    [infinitive] почати
   *[imperative] почніть
}
script-use-verb = { $mood ->
    [infinitive] використати
   *[imperative] використайте
}
script-trigger-abilities = { $mood ->
    [infinitive] застосувати
   *[imperative] застосуйте
} «{ $kind ->
    [played] { WORD("play", of: "bold") }
    [reaped] { WORD("reap", of: "bold") }
    [survived] { WORD("fight", of: "bold") }
   *[other] { WORD("action", of: "bold") }
}» { PHRASE($cards, "gen") }{ HEAD($cards) ->
    [creature] { script-as-yours-in-play }
   *[other] {""}
}
script-forge-key = { $mood ->
    [infinitive] викувати
   *[imperative] викуйте
} ключ { $free ->
    [yes] безплатно
   *[no] за поточною ціною{ STYLE($change) ->
        [number] { $change ->
            [0] {""}
           *[other] {" "}плюс { COUNTED($change, "amber", "nom") }
        }
       *[other] {" "}плюс Х бурштину, де Х — { AMOUNT($change, "number") }
    }
}
script-unforge-last = { $mood ->
    [infinitive] розкувати
   *[imperative] розкуйте
} ключ, який суперник викував у свій минулий хід
script-raise-tide = { $whose ->
    [you] { $mood ->
        [infinitive] обернути
       *[imperative] оберніть
    } приплив на свій бік
   *[opponent] { $mood ->
        [infinitive] обернути приплив на бік суперника
       *[imperative] суперник обертає приплив на свій бік
    }
}
script-stop-fight = бій не відбувається
script-strike-instead = ця істота завдає шкоди не атакованій істоті, а { PHRASE($cards, "dat", 1, "creature") } на ваш вибір

## Texts of cards: what is chosen

script-choose = { $times ->
    [none] { script-choose-some }
   *[other] { $again ->
        [yes] { script-choose-spread }
       *[no] { script-choose-many }
    }
}{ $by ->
    [opponent] {" "}на вибір суперника
   *[other] {""}
}
    .optional = may
    .ordered = { $ordered }
    .head = { HEAD($domain) }
    .style = { $times ->
        [none] { $most ->
            [1] one
           *[other] several
        }
       *[other] { $again ->
            [yes] spread
           *[no] { STYLE($times) ->
                [each] many
               *[other] several
            }
        }
    }
    .number = { $times ->
        [none] { $most ->
            [1] sing
           *[other] plur
        }
       *[other] { $again ->
            [yes] sing
           *[no] plur
        }
    }
script-choose-some = { $whole ->
    [yes] { AGREE("all", $domain, $case, "plural") } { PHRASE($domain, $case, "plural") }
   *[no] { script-choose-number-of }
}
script-choose-number-of = { $least ->
    [0] { $most ->
        [99] будь-яку кількість { PHRASE($domain, "gen", "plural") }
        [1] { PHRASE($domain, $case) } (за бажанням)
       *[other] до { SPELLED($most, $domain, "gen") } { PHRASE($domain, "gen", $most) }
    }
   *[other] { $most ->
        [1] { $form ->
            [placeless] { PHRASE($domain, $case, 1, "placeless") }
            [amberless] { PHRASE($domain, $case, 1, "amberless") }
           *[other] { PHRASE($domain, $case) }
        }
       *[other] { SPELLED($most, $domain, $case) } { PHRASE($domain, $case, $most) }
    }
}
# What is chosen many times: the deed may want what it is and how often apart.
script-choose-many = { $up_to ->
    [yes] { $times ->
        [99] будь-яку кількість { PHRASE($domain, "gen", "plural") }
       *[other] { $form ->
            [times] {" "}{ script-how-often } (за бажанням)
            [creature] по { SPELLED(1, $domain, "dat") } { PHRASE($domain, "dat") }
            [target] по { SPELLED(1, $domain, "dat") } { PHRASE($domain, "dat") }
           *[plain] до { COUNTED($times, $domain, "gen") }
        }
    }
   *[no] { STYLE($times) ->
        [all] стільки { PHRASE($domain, "gen", "plural") }, скільки { AMOUNT($times, "head") } бурштину,
        [each] { $form ->
            [times] {" "}{ script-how-often } (щоразу обирайте іншу)
            [creature] { PHRASE($domain, $case) }
            [target] { PHRASE($domain, $case) }
           *[plain] { COUNTED($times, $domain, $case) }
        }
       *[other] { COUNTED($times, $domain, $case) }
    }
}
script-choose-spread = { $form ->
    [shared] { STYLE($times) ->
        [number] { COUNTED($times, "damage", "gen") }
        [times] { AMOUNT($times, "factor") } шкоди { AMOUNT($times, "plain") }
        [each] 1 шкоди { AMOUNT($times, "plain") }
        [rest] 1 шкоди { AMOUNT($times, "plain") }
       *[other] { COUNTED($times, "damage", "gen") }
    }
    [among] { PHRASE($domain, $case, "plural") }
    [times] {" "}{ script-how-often } (щоразу обирайте наново)
    [creature] { PHRASE($domain, $case) }
    [target] { PHRASE($domain, $case) }
   *[plain] { PHRASE($domain, $case) } { script-how-often } (щоразу обирайте наново)
}
script-how-often = { STYLE($times) ->
    [number] { COUNTED($times, "time", "acc") }
    [times] { AMOUNT($times, "factor") } рази { AMOUNT($times, "plain") }
    [each] { AMOUNT($times, "plain") }
    [rest] { AMOUNT($times, "plain") }
   *[other] { COUNTED($times, "time", "acc") }
}
script-choose-number = число{ STYLE($most) ->
    [total] {""}
   *[other] {" "}від { $least } до { AMOUNT($most, "limit") }
}
    .head = card
    .number = sing
    .style = { STYLE($most) ->
        [total] number
       *[other] upto
    }
script-every = { $form ->
    [whole] { CLAUSE($group, "whole") }
    [each] { script-each }
   *[other] { $case ->
        [acc] { AGREE("all", $group, "acc", "plural") } { $form ->
            [placeless] { PHRASE($group, "acc", "plural", "placeless") }
           *[other] { PHRASE($group, "acc", "plural", "all") }
        }
       *[other] { script-each }
    }
}
    .head = { HEAD($group) }
    .style = { STYLE($group) ->
        [zone] zone
       *[other] every
    }
script-each = { AGREE("each", $group, $case) } { PHRASE($group, $case) }
script-at-random = { $most ->
    [1] { AGREE("random", $group, $case) } { PHRASE($group, $case) }
   *[other] { SPELLED($most, $group, $case) } { AGREE("random", $group, $case, $most) } { PHRASE($group, $case, $most) }
}
    .head = { HEAD($group) }
    .number = { $most ->
        [1] sing
       *[other] plur
    }
    .style = { $most ->
        [1] one
       *[other] several
    }
script-extreme = { $most ->
    [1] {""}
   *[other] { SPELLED($most, $group, $case) }{" "}
}{ $attribute ->
    [power] { $highest ->
        [yes] { AGREE("strongest", $group, $case, $most) } { PHRASE($group, $case, $most) }
       *[no] { PHRASE($group, $case, $most) } з найменшою силою
    }
   *[other] { PHRASE($group, $case, $most) } з { $highest ->
        [yes] { AGREE("highest", $attribute, "ins") }
       *[no] { AGREE("lowest", $attribute, "ins") }
    } { NOUN($attribute, "ins") }
}
    .head = { HEAD($group) }
    .number = { $most ->
        [1] sing
       *[other] plur
    }
    .style = { $most ->
        [1] one
       *[other] several
    }
script-top-of-deck = { $number ->
    [1] { AGREE("top", "card", $case) } { NOUN("card", $case) }
   *[other] { $number } { AGREE("top", "card", $case, $number) } { NOUN("card", $case, $number) }
} { $form ->
    [theirs] своєї колоди
   *[other] { $whose ->
        [you] своєї колоди
        [opponent] колоди суперника
       *[any] колоди кожного гравця
    }
}
    .head = card
    .number = { $number ->
        [1] { $whose ->
            [any] plur
           *[other] sing
        }
       *[other] plur
    }
    .style = { $number ->
        [1] { $whose ->
            [any] several
           *[other] one
        }
       *[other] several
    }
script-kept-together = { $pair ->
    [told] { NOUN("it", $case, "plural") }
   *[other] { $it ->
        [creature] { AGREE("chosen", "creature", $case, "plural") } { NOUN("creature", $case, "plural") }
       *[other] { AGREE("chosen", "card", $case, "plural") } { NOUN("card", $case, "plural") }
    }
}
    .head = card
    .style = several
script-with-neighbours = { PHRASE($group, $case) } та { AGREE("each", "creature", $case) } { AGREE("neighbouring", "creature", $case) } з нею { NOUN("creature", $case) }
    .head = { HEAD($group) }
    .style = several
script-houses = { NOUN("house", $case, $count) }{ $of_opponent ->
    [yes] {" "}з карти архонта суперника
   *[no] {""}
}
    .head = house
script-kept = { $what ->
    [none] { $form ->
        [creature] { AGREE("chosen", "creature", $case) } { NOUN("creature", $case) }
       *[other] { AGREE("chosen", "card", $case) } { NOUN("card", $case) }
    }
   *[other] { STYLE($what) ->
        [every] { AGREE("each", HEAD($what), $case) } із запам’ятаних { NOUN(HEAD($what), "gen", "plural") }
       *[other] { $kept ->
            [1] {""}
           *[other] { $slot ->
                [0] { AGREE("first", HEAD($what), $case) }{" "}
                [1] { AGREE("second", HEAD($what), $case) }{" "}
                [2] { AGREE("third", HEAD($what), $case) }{" "}
                [3] { AGREE("fourth", HEAD($what), $case) }{" "}
               *[other] { AGREE("last", HEAD($what), $case) }{" "}
            }
        }{ AGREE("chosen", HEAD($what), $case) } { NOUN(HEAD($what), $case) }
    }
}
    .head = { $what ->
        [none] card
       *[other] { HEAD($what) }
    }
    .number = sing
    .style = chosen
script-named = { script-called }
    .head = card
    .number = sing
    .style = { $name ->
        [self] self
        [host] self
        [other] foe
       *[other] known
    }
# Cards that the text has named already. `form` tells what noun is meant (`after`: behind a preposition), or
# how many they are.
script-called = { $name ->
    [self] { $beside ->
        [yes] «{ NAME($own-card, $case) }»
       *[other] { $told ->
            [self] { script-own-it }
           *[other] { $form ->
                [creature] { NOUN("its-host", $case) }
               *[other] { script-this }
            }
        }
    }
    [host] { $told ->
        [host] { NOUN("it", $case) }
       *[other] { NOUN("its-host", $case) }
    }
    [other] { NOUN("foe", $case) }
    [bound] { $form ->
        [several] { AGREE("each", "creature", $case) } з них
        [self] { $told ->
            [self] { script-own-it }
           *[other] { script-this }
        }
        [creature] { NOUN("it", $case) }
       *[other] { $previous ->
            [swap] { AGREE("that", "creature", $case) } { NOUN("creature", $case) }
           *[other] { script-it }
        }
    }
    [subject] { $fallen ->
        [yes] { AGREE("destroyed", "creature", $case) } { NOUN("creature", $case) }
       *[other] { $form ->
            [after] { NOUN("its-host", $case) }
            [from] неї
           *[other] { NOUN("it", $case) }
        }
    }
    [this-way] { $form ->
        [each] { AGREE("each", "card", $case) } з них
        [many] { NOUN("this-card", $case, "plural") }
        [creature] { script-it }
        [after] { NOUN("its-host", $case) }
        [from] { script-it-from }
       *[other] { script-it }
    }
   *[it] { $each ->
        [yes] { AGREE("each", $it, $case) } з них
       *[other] { $form ->
            [each] { AGREE("each", "creature", $case) } з них
            [many] { NOUN("it", $case, "plural") }
            [creature] { script-it }
            [after] { script-it-after }
            [from] { script-it-from }
           *[other] { script-it }
        }
    }
}
    .head = { $name ->
        [self] this-card
        [host] its-host
        [bound] given
       *[other] card
    }
    .number = sing
    .style = { $name ->
        [it] it
       *[other] known
    }
script-this = { $self ->
    [its-host] { NOUN("its-host", $case) }
    [creature] { NOUN("its-host", $case) }
    [by-name] „{ NAME($own-card, $case) }“
   *[other] { NOUN("this-card", $case) }
}
script-own-it = { $self ->
    [by-name] { script-this }
   *[other] { NOUN("it", $case) }
}
# A pronoun for what the text spoke of last.
script-it = { $apart ->
    [yes] { script-it-apart }
   *[other] { $it-number ->
        [plur] { NOUN("it", $case, "plural") }
       *[sing] { GENDER($it) ->
            [masc] { NOUN("it-masc", $case) }
            [femn] { NOUN("it", $case) }
           *[neut] { NOUN("it-neut", $case) }
        }
    }
}
# What was named before the text begins, as in a question.
script-it-apart = { $it-number ->
    [plur] { AGREE(script-known-by, $it, $case, "plural") } { NOUN($it, $case, "plural") }
   *[sing] { AGREE(script-known-by, $it, $case) } { NOUN($it, $case) }
}
script-known-by = { $previous ->
    [destroy] { "destroyed" }
    [discard] { "discarded" }
    [purged] { "purged" }
    [reveal] { "revealed" }
   *[other] { "chosen" }
}
script-it-after = { $apart ->
    [yes] { script-it-apart }
   *[other] { $it-number ->
        [plur] { NOUN("its-host", $case, "plural") }
       *[sing] { NOUN("its-host", $case) }
    }
}
script-it-from = { $apart ->
    [yes] { script-it-apart }
   *[other] { $it-number ->
        [plur] них
       *[sing] { GENDER($it) ->
            [femn] неї
           *[other] нього
        }
    }
}
script-it-is = { $it-number ->
    [plur] вони
   *[sing] { GENDER($it) ->
        [masc] він
        [femn] вона
       *[neut] воно
    }
}

## Texts of cards: tests on cards

script-both = { $form ->
    [zone] { LIST($groups) }
    [in] { GROUP($groups, $case, $count, "in") }
    [all] { GROUP($groups, $case, $count, "all") }
    [permit] { GROUP($groups, $case, $count, "permit") }
    [placeless] { GROUP($groups, $case, $count, "placeless") }
    [nounless] { GROUP($groups, $case, $count, "nounless") }
    [amberless] { GROUP($groups, $case, $count, "amberless") }
    [controlled] { GROUP($groups, $case, $count, "controlled") }
    [once] { GROUP($groups, $case, $count, "once") }
    [first] { GROUP($groups, $case, $count, "first") }
   *[other] { GROUP($groups, $case, $count) }
}
    .head = { HEAD($groups) }
    .number = { HEAD($groups) ->
        [this-card] sing
        [its-host] sing
        [given] sing
       *[other] plur
    }
# Zones joined by «or» follow the noun; what is in play is said once.
script-either = { STYLE($one) ->
    [zone] { script-either-place }{ STYLE($other) ->
        [play] {""}
        [zone] {" "}{ $form ->
            [whole] та { CLAUSE($other, "whole-too") }
            [in] або { CLAUSE($other, "in") }
           *[other] { $form ->
                [all] та
               *[other] { $count ->
                    [plural] та
                   *[other] або
                }
            } { SAYS($one, "play") ->
                [yes] { CLAUSE($other, "more-own") }
               *[other] { CLAUSE($other, "more") }
            }
        }
       *[other] {" "}або { CLAUSE($other, "zone") }
    }
    [house] { CLAUSE($one) } { $count ->
        [plural] і{ STYLE($other) ->
            [trait] { $form ->
                [all] {" "}{ AGREE("all", $head, $case, "plural") }
               *[other] {""}
            } { NOUN($head, $case, "plural") }
           *[other] {""}
        }
       *[other] або
    } { CLAUSE($other) }
   *[other] { PHRASE($one, $case, $count) } { $count ->
        [plural] і{ $form ->
            [all] {" "}{ AGREE("all", $other, $case, "plural") }
           *[other] {""}
        }{ script-side-too }
       *[other] або
    } { PHRASE($other, $case, $count) }
}
    .head = { HEAD($one) }
    .style = { STYLE($one) }
    .role = { STYLE($one) ->
        [zone] after
        [house] next
       *[other] noun
    }
    .play = { SAYS($one, "play") }
# A pronoun would not do for one place of two: a zone that was just spoken of is told by its bare noun.
script-either-place = { $form ->
    [whole] { CLAUSE($one, "whole") }
    [in] { CLAUSE($one, "in") }
   *[other] { $zone ->
        [none] { CLAUSE($one, $form) }
       *[other] { CLAUSE($one, "again") }
    }
}
# «All enemy creatures and all enemy artifacts»: whose they are is said of both.
script-side-too = { $form ->
    [all] { $side ->
        [you] {" "}{ AGREE("friendly", $other, $case, "plural") }
        [opponent] {" "}{ AGREE("enemy", $other, $case, "plural") }
       *[any] {""}
    }
   *[other] {""}
}
script-except = { STYLE($group) ->
    [house] { CLAUSE($group, "not") }
    [trait] { CLAUSE($group, "not") }
    [exhausted] { AGREE("ready", $head, $case, $count) }
    [damage] { AGREE("undamaged", $head, $case, $count) }
    [stun] без оглушення
    [ward] без захисту
    [enrage] без люті
    [amber] без бурштину
    [it] { AGREE("other", $head, $case, $count) }
    [kept] { AGREE("other", $head, $case, $count) }
    [of] не { CLAUSE($group) }
    [own-houses] не { CLAUSE($group) }
    [place] не { CLAUSE($group) }
    [name] з іншою назвою
   *[other] (крім { PHRASE($group, "gen", "plural") })
}
    .role = { STYLE($group) ->
        [exhausted] before
        [damage] before
        [it] first
        [kept] first
        [house] next
       *[other] after
    }
    .style = { STYLE($group) ->
        [house] house
        [trait] house
        [of] of
        [own-houses] no-own-house
       *[other] not
    }
having-creature = { NOUN("creature", $case, $count) }
    .head = creature
having-artifact = { NOUN("artifact", $case, $count) }
    .head = artifact
having-upgrade = { NOUN("upgrade", $case, $count) }
    .head = upgrade
having-action = { NOUN("action", $case, $count) }
    .head = action
having-flank = на фланзі
    .role = after
    .style = place
having-power = { $most ->
    [none] із силою { $least } або більше
   *[other] { $least ->
        [-99] із силою { $most } або менше
       *[other] із силою { $most }
    }
}
    .role = after
    .style = place
having-armour = з бронею
    .role = after
    .style = place
having-elusive = з «{ WORD("elusive", of: "keyword", case: "ins") }»
    .role = after
    .style = place
having-skirmish = із «{ WORD("skirmish", of: "keyword", case: "ins") }»
    .role = after
    .style = place
having-taunt = з «{ WORD("taunt", of: "keyword", case: "ins") }»
    .role = after
    .style = place
having-poison = з «{ WORD("poison", of: "keyword", case: "ins") }»
    .role = after
    .style = place
having-invulnerable = з «{ WORD("invulnerable", of: "keyword", case: "ins") }»
    .role = after
    .style = place
having-assault = з «{ WORD("assault", of: "keyword", case: "ins") }»
    .role = after
    .style = place
having-hazardous = з «{ WORD("hazardous", of: "keyword", case: "ins") }»
    .role = after
    .style = place
having-deploy = з «{ WORD("deploy", of: "keyword", case: "ins") }»
    .role = after
    .style = place
having-alpha = з «{ WORD("alpha", of: "keyword", case: "ins") }»
    .role = after
    .style = place
having-omega = з «{ WORD("omega", of: "keyword", case: "ins") }»
    .role = after
    .style = place
script-of-house = { $form ->
    [not] не{" "}
   *[other] {""}
}{ WORD($house, of: "house", case: "gen") }
    .role = next
    .style = house
script-of-trait = { $form ->
    [not] без ознаки
   *[other] з ознакою
} «{ WORD($trait, of: "trait") }»
    .role = after
    .style = trait
script-of-active-house = активного дому
    .role = next
    .style = of
script-of-chosen-house = цього дому
    .role = next
    .style = of
script-of-own-houses = одного з ваших трьох домів
    .role = next
    .style = own-houses
script-shares-house = { $apart ->
    [yes] дому { AGREE(script-known-by, $it, "gen") } { NOUN($it, "gen") }
   *[other] того самого дому
}
    .role = next
    .style = of
script-shares-trait = , { $count ->
    [1] { GENDER($head) ->
        [masc] який має
        [femn] яка має
       *[other] яке має
    }
   *[other] які мають
} спільну з { $name ->
    [self] { $self ->
        [its-host] цією істотою
       *[other] цією картою
    }
   *[other] нею
} ознаку,
    .role = after
script-shares-name = з такою самою назвою
    .role = after
    .style = name
script-shares-owner = {""}
    .role = after
    .style = of
    .owner = its
script-owned-by = { AGREE("owned", $head, $case, $count) } { $yours ->
    [yes] вам
   *[no] суперникові
}
    .role = before
script-their-own = { AGREE("own", $head, $case, $count) }
    .role = side
script-with-name = { $form ->
    [controlled] «{ NAME($card, case: "acc") }»
   *[other] { NOUN("copy", $case, $count) } «{ NAME($card, case: "gen") }»
}
    .head = copy
script-marked = { $mark ->
    [exhausted] { AGREE("exhausted", $head, $case, $count) }
    [stun] { AGREE("stunned", $head, $case, $count) }
    [ward] { AGREE("warded", $head, $case, $count) }
    [enrage] { AGREE("enraged", $head, $case, $count) }
    [damage] { AGREE("damaged", $head, $case, $count) }
    [amber] { $form ->
        [amberless] {""}
       *[other] з бурштином
    }
    [doom] з { NOUN("doom-counter", "ins") }
   *[power-counter] з { NOUN("power-counter", "ins") }
}
    .role = { $mark ->
        [amber] after
        [doom] after
        [power-counter] after
       *[other] before
    }
    .style = { $mark }
script-neighbour-of = { $name ->
    [self] { AGREE("neighbouring", $head, $case, $count) }
    [other] { $foe ->
        [told] її { NOUN("neighbour", $case, $count) }
       *[other] { NOUN("neighbour", $case, $count) } { NOUN("foe", "gen") }
    }
   *[other] { $apart ->
        [yes] { NOUN("neighbour", $case, $count) } { AGREE(script-known-by, $it, "gen") } { NOUN($it, "gen") }
       *[other] її { NOUN("neighbour", $case, $count) }
    }
}
    .role = { $name ->
        [self] before
       *[other] noun
    }
    .head = neighbour
    .instead = { $name ->
        [self] no
       *[other] yes
    }
script-attached-to = { $place ->
    [under] {""}
    [facedown] {""}
   *[other] { AGREE("linked", $head, $case, $count) } з { $name ->
        [self] цією картою
       *[other] нею
    }
}
    .role = before
script-left-of = ліворуч від цієї істоти
    .role = after
    .style = place
script-in-centre = у центрі бойової лінії
    .role = after
    .style = place
script-being-played = { $form ->
    [once] , { $mixed ->
        [yes] які
       *[no] { AGREE("which", $head, "acc") }
    } { $side ->
        [you] ви розіграєте
        [opponent] розіграє суперник
       *[any] хтось розіграє
    } цього ходу,
    [first] , { AGREE("played", $head) } { $side ->
        [you] вами{" "}
        [opponent] суперником{" "}
       *[any] {""}
    }за хід,
   *[other] , { AGREE("which", $head, "acc", $count) } { $side ->
        [you] ви розігруєте
        [opponent] розігрує суперник
       *[any] розігрують
    },
}
    .role = after
    .owner = told
script-was-kept = { AGREE("chosen", "card", $case) } { NOUN("card", $case) }
    .head = card
    .style = kept
# «Friendly» of a card that the text has named is whether you control it.
script-controlled = { $form ->
    [side] { $whose ->
        [you] { AGREE("friendly", "creature") }
        [opponent] { AGREE("enemy", "creature") }
       *[any] {""}
    }
    [permit] {""}
    [controlled] {""}
   *[other] { $whose ->
        [you] { AGREE("friendly", $head, $case, $count) }
        [opponent] { AGREE("enemy", $head, $case, $count) }
       *[any] {""}
    }
}
    .role = side
    .style = side
script-attackable = { AGREE("attackable", $head, $case, $count) } для атаки
    .role = before
script-power-is-chosen = з такою силою
    .role = after
    .style = place

# Where cards are: «з» for what is taken, «у» for what is there.
in-zone-hand = { $form ->
    [whole] { $whose ->
        [you] свою руку
        [opponent] руку суперника{ NOTE("zone", "their-hand") }
       *[any] руку
    }
    [whole-too] { $whose ->
        [opponent] руку суперника
       *[other] руку
    }
    [in] у { $whose ->
        [you] вашій руці
        [opponent] руці суперника
       *[any] руці
    }
    [permit] {""}
   *[other] з { $whose ->
        [you] руки
        [opponent] { $zone ->
            [their-hand] неї
           *[other] руки суперника
        }
       *[any] { $its-owner ->
            [yes] руки її власника
           *[other] руки
        }
    }
}
    .role = after
    .style = zone
in-zone-deck = { $form ->
    [whole] { $whose ->
        [you] свою колоду{ NOTE("zone", "your-deck") }{ NOTE("deck", "told") }
        [opponent] колоду суперника
       *[any] колоду
    }
    [whole-too] { $whose ->
        [opponent] колоду суперника
       *[any] колоду
    }
    [in] у { $whose ->
        [you] вашій колоді
        [opponent] колоді суперника
       *[any] колоді
    }
    [more] { $whose ->
        [opponent] колоди суперника
       *[other] колоди
    }
    [more-own] { $whose ->
        [you] своєї колоди
        [opponent] колоди суперника
       *[other] колоди
    }
    [again] з { $whose ->
        [opponent] колоди суперника
       *[other] колоди
    }
   *[other] з { $whose ->
        [you] { $zone ->
            [your-deck] неї
           *[other] своєї колоди
        }
        [opponent] колоди суперника
       *[any] колоди
    }
}
    .role = after
    .style = zone
in-zone-discard = { $form ->
    [whole] { $whose ->
        [you] свій скид
        [opponent] скид суперника
       *[any] скид
    }
    [whole-too] { $whose ->
        [opponent] скид суперника
       *[other] скид
    }
    [in] у { $whose ->
        [you] вашому скиді
        [opponent] скиді суперника
       *[any] скиді
    }
    [more] { $whose ->
        [opponent] скиду суперника
       *[other] скиду
    }
    [more-own] { $whose ->
        [you] свого скиду
        [opponent] скиду суперника
       *[other] скиду
    }
    [all] з { $whose ->
        [you] свого скиду
        [opponent] скиду суперника
       *[any] обох скидів
    }
   *[other] з { $whose ->
        [you] свого скиду
        [opponent] скиду суперника
       *[any] скиду
    }
}
    .role = after
    .style = zone
# Without an owner it follows «з вашого»: an archive is told by whose zone it is.
in-zone-archive = { $form ->
    [in] { $whose ->
        [you] у вашому архіві
        [opponent] в архіві суперника
       *[any] {""}
    }
   *[other] { $whose ->
        [you] зі свого архіву
        [opponent] з архіву суперника
       *[any] {""}
    }
}
    .role = after
    .style = zone
script-zone-of = { $form ->
    [in] у { $whose ->
        [you] вашому архіві
        [opponent] архіві суперника
       *[any] будь-якому архіві
    }
   *[other] з { $whose ->
        [you] свого архіву
        [opponent] архіву суперника
       *[any] будь-якого архіву
    }
}
    .role = after
in-zone-purged = { $form ->
    [in] серед
   *[other] з-поміж
} { $whose ->
    [you] ваших вигнаних карт
    [opponent] вигнаних карт суперника
   *[any] вигнаних карт
}
    .role = after
    .style = zone
in-zone-line = { $form ->
    [in] у грі
   *[other] з гри
}
    .role = after
    .style = zone
    .play = yes
in-zone-artifacts = { in-zone-line }
    .role = after
    .style = play
in-zone-upgrades = { in-zone-line }
    .role = after
    .style = play
in-zone-under = , { AGREE("grafted", $head, $case, $count) } сюди,
    .role = after
    .style = zone
in-zone-facedown = , що { $count ->
    [1] лежить
   *[other] лежать
} під цією картою сорочкою догори,
    .role = after
    .style = zone
in-zone-stage = на столі
    .role = after
    .style = zone

## Texts of cards: what continuous effects do

signed = { $amount ->
    [-1] −1
    [-2] −2
    [-3] −3
    [-4] −4
    [-5] −5
   *[other] +{ $amount }
}
script-who-pays = суперник платить
script-who-cannot = { SIDE($group) ->
    [you] ви не можете
    [opponent] суперник не може
   *[other] { $form ->
        [during] суперник не може
       *[other] гравці не можуть
    }
}
script-permitted-cards = { $object ->
    [it] { script-permitted-it }
   *[named] { PHRASE($group, "acc", "plural", "permit") }
}
script-permitted-it = { HEAD($group) ->
    [this-card] її
    [its-host] її
    [given] { script-it-acc }
   *[other] їх
}
script-permitted = { $object ->
    [it] { script-permitted-it }
   *[named] { PHRASE($group, "acc", "plural", $form) }
}
gains-keyword = { $mode ->
    [lose] { $subject-number ->
        [sing] втрачає
       *[plur] втрачають
    }
   *[other] { $previous ->
        [gets] {""}
       *[other] { $subject-number ->
            [sing] отримує
           *[plur] отримують
        }
    }
}
gets = { $previous ->
    [gets] {""}
   *[other] { $subject-number ->
        [sing] отримує
       *[plur] отримують
    }
}
change-power = { gets } { STYLE($amount) ->
    [number] { signed } до сили
    [each] +1 до сили { AMOUNT($amount, "plain") }
    [times] +{ AMOUNT($amount, "factor") } до сили { AMOUNT($amount, "plain") }
   *[other] +Х до сили, де Х — { AMOUNT($amount, "number") }
}
    .style = gets
change-armour = { gets } { STYLE($amount) ->
    [number] { signed } до броні
    [each] +1 до броні { AMOUNT($amount, "plain") }
    [times] +{ AMOUNT($amount, "factor") } до броні { AMOUNT($amount, "plain") }
   *[other] +Х до броні, де Х — { AMOUNT($amount, "number") }
}
    .style = gets
change-alpha = { gains-keyword } «{ WORD("alpha", of: "keyword", case: "acc") }»
    .style = { $mode ->
        [lose] loses
       *[other] gets
    }
change-omega = { gains-keyword } «{ WORD("omega", of: "keyword", case: "acc") }»
    .style = { $mode ->
        [lose] loses
       *[other] gets
    }
change-deploy = { gains-keyword } «{ WORD("deploy", of: "keyword", case: "acc") }»
    .style = { $mode ->
        [lose] loses
       *[other] gets
    }
change-elusive = { gains-keyword } «{ WORD("elusive", of: "keyword", case: "acc") }»
    .style = { $mode ->
        [lose] loses
       *[other] gets
    }
change-skirmish = { gains-keyword } «{ WORD("skirmish", of: "keyword", case: "acc") }»
    .style = { $mode ->
        [lose] loses
       *[other] gets
    }
change-taunt = { gains-keyword } «{ WORD("taunt", of: "keyword", case: "acc") }»
    .style = { $mode ->
        [lose] loses
       *[other] gets
    }
change-poison = { gains-keyword } «{ WORD("poison", of: "keyword", case: "acc") }»
    .style = { $mode ->
        [lose] loses
       *[other] gets
    }
change-invulnerable = { gains-keyword } «{ WORD("invulnerable", of: "keyword", case: "acc") }»
    .style = { $mode ->
        [lose] loses
       *[other] gets
    }
change-assault = { gains-keyword } «{ WORD("assault", of: "keyword", case: "acc") }{ $mode ->
    [lose] {""}
   *[other] : { AMOUNT($amount, "number") }
}»
    .style = { $mode ->
        [lose] loses
       *[other] gets
    }
change-hazardous = { gains-keyword } «{ WORD("hazardous", of: "keyword", case: "acc") }{ $mode ->
    [lose] {""}
   *[other] : { AMOUNT($amount, "number") }
}»
    .style = { $mode ->
        [lose] loses
       *[other] gets
    }
change-blank = { $subject-number ->
    [sing] вважається картою без тексту
   *[plur] вважаються картами без тексту
} (ознаки лишаються)
change-creature = { $subject-number ->
    [sing] стає істотою
   *[plur] стають істотами
}
change-artifact = { $subject-number ->
    [sing] стає артефактом
   *[plur] стають артефактами
}
change-upgrade = { $subject-number ->
    [sing] стає поліпшенням
   *[plur] стають поліпшеннями
}
change-action = { $subject-number ->
    [sing] стає картою дії
   *[plur] стають картами дії
}
change-traits = { $subject-number ->
    [sing] отримує
   *[plur] отримують
} ще одну ознаку
change-house = { $mode ->
    [set] {""}
   *[other] також{" "}
}{ $subject-number ->
    [sing] належить
   *[plur] належать
} { AMOUNT($amount, "dat") }
change-flank = { $subject-number ->
    [sing] вважається фланговою
   *[plur] вважаються фланговими
}
change-enters-ready = { $form ->
    [once] { $subject-number ->
        [sing] увійде в гру { AGREE("ready", $self, "ins") }
       *[plur] увійдуть у гру готовими
    }
   *[other] { $subject-number ->
        [sing] входить у гру { AGREE("ready", $self, "ins") }
       *[plur] входять у гру готовими
    }
}
    .style = enters
change-enters-stunned = { $subject-number ->
    [sing] входить у гру { AGREE("stunned", $self, "ins") }
   *[plur] входять у гру оглушеними
}
    .style = enters
change-enters-enraged = { $previous ->
    [enters] { $subject-number ->
        [sing] { AGREE("enraged", $self, "ins") }
       *[plur] розлюченими
    }
   *[other] { $subject-number ->
        [sing] входить у гру { AGREE("enraged", $self, "ins") }
       *[plur] входять у гру розлюченими
    }
}
    .style = enters
change-playable = { $form ->
    [limited] ви можете розіграти { SPELLED(1, $group, "acc") } { PHRASE($group, "acc", 1, "permit") } за хід незалежно від активного дому
    [limited-so] ви можете розіграти { SPELLED(1, $group, "acc") } { PHRASE($group, "acc", 1, "permit") }
    [once] цього ходу ви можете розіграти { SPELLED(1, $group, "acc") } { PHRASE($group, "acc", 1, "permit") } незалежно від активного дому
   *[other] ви можете розігрувати { script-permitted-cards } незалежно від активного дому
}
    .style = permit
    .sense = allows
change-usable = { $form ->
    [once] цього ходу ви можете використати { SPELLED(1, $group, "acc") } { PHRASE($group, "acc") }
    [twice] цього ходу ви можете використати до { SPELLED(2, $group, "gen") } { PHRASE($group, "gen", 2) }
   *[other] { SIDE($group) ->
        [you] ви можете використовувати { script-permitted }
       *[other] { script-permitted } можна використовувати
    }
} незалежно від активного дому
    .style = permit
    .sense = allows
change-may-fight = { $subject-number ->
    [sing] може
   *[plur] можуть
} битися незалежно від активного дому
    .sense = allows
change-only-fights = { $object ->
    [it] використовувати { script-permitted } можна
   *[named] { script-permitted } можна використовувати
} лише для бою
    .style = permit
    .sense = forbids
change-cannot-be-played = { SIDE($group) ->
    [named] { script-permitted } не можна розіграти
   *[other] { script-who-cannot } розігрувати { script-permitted-cards }
}
    .style = permit
    .sense = forbids
change-cannot-be-used = { SIDE($group) ->
    [named] { script-permitted } не можна використовувати
   *[other] { script-who-cannot } використовувати { script-permitted-cards }
}
    .style = permit
    .sense = forbids
change-cannot-fight = { $form ->
    [during] суперник не може використовувати { script-permitted-cards } для бою
   *[other] { SIDE($group) ->
        [you] ви не можете використовувати { script-permitted } для бою
        [opponent] суперник не може використовувати { script-permitted-cards } для бою
       *[other] { script-permitted } не можна використовувати для бою
    }
}
    .style = permit
    .sense = forbids
change-cannot-reap = { SIDE($group) ->
    [you] ви не можете використовувати { script-permitted } для збору
    [opponent] { $object ->
        [it] { script-permitted } не можна використовувати для збору
       *[named] суперник не може використовувати { script-permitted-cards } для збору
    }
   *[other] { script-permitted } не можна використовувати для збору
}
    .style = permit
    .sense = forbids
change-unharmed = { $subject-number ->
    [sing] не зазнає
   *[plur] не зазнають
} шкоди
change-harmless = { $subject-number ->
    [sing] не завдає
   *[plur] не завдають
} шкоди в бою
change-strike = { $subject-number ->
    [sing] завдає
   *[plur] завдають
} { STYLE($amount) ->
    [number] на { COUNTED($amount, "damage", "gen") } більше
   *[other] на Х шкоди більше, де Х — { AMOUNT($amount, "number") }
}
change-ignores-taunt = під час атаки { $subject-number ->
    [sing] ігнорує
   *[plur] ігнорують
} «{ WORD("taunt", of: "keyword", case: "acc") }»
    .style = ignores
change-ignores-elusive = { $previous ->
    [ignores] {""}
   *[other] під час атаки { $subject-number ->
        [sing] ігнорує
       *[plur] ігнорують
    }{" "}
}«{ WORD("elusive", of: "keyword", case: "acc") }»
    .style = ignores
change-purged-instead = { PHRASE($group, "acc", "plural") }, які мають потрапити з гри до скиду, натомість виганяють
    .style = permit
change-spendable = ви можете витрачати бурштин із { $object ->
    [it] { script-permitted-from }
   *[named] { PHRASE($group, "gen", "plural", $form) }
} так, ніби він у вашому особистому запасі
    .style = permit
script-permitted-from = { HEAD($group) ->
    [this-card] неї
    [its-host] неї
    [given] неї
   *[other] них
}
change-shielded-by = шкоди, якої завдають { PHRASE($group, "dat", "plural") }, замість { script-permitted-from } зазнає { AMOUNT($amount, "number") }
    .style = permit
change-toll-to-play = щоб розіграти { PHRASE($group, "acc", 1, "permit") }{ script-when-paid }, { script-who-pays } вам { COUNTED($amount, "amber", "acc") }
    .style = permit
    .doer = within
change-toll-to-use = щоб використати { PHRASE($group, "acc", 1, "permit") }{ script-when-paid }, { script-who-pays } вам { COUNTED($amount, "amber", "acc") }
    .style = permit
    .doer = within
script-when-paid = { $form ->
    [during] {" "}у свій хід
   *[other] {""}
}
change-perishes = знищте { script-permitted }
    .style = permit

# What continuous effects do to players: `case` tells to whom.
change-key-cost = { $case ->
    [you] ваші ключі коштують
    [opponent] ключі суперника коштують
    [them] суперник платить за ключі
   *[any] ключі коштують
} { STYLE($amount) ->
    [number] { $amount ->
        [-1] на 1 бурштин менше
        [-2] на 2 бурштину менше
        [-3] на 3 бурштину менше
       *[other] на { COUNTED($amount, "amber", "acc") } більше
    }
    [each] на 1 бурштин більше { AMOUNT($amount, "plain") }
    [times] на { AMOUNT($amount, "factor") } бурштину більше { AMOUNT($amount, "plain") }
   *[other] на Х бурштину більше, де Х — { AMOUNT($amount, "number") }
}
change-hand-size = на етапі «Добрати карти» { $case ->
    [you] ви добираєте
    [opponent] суперник добирає
    [them] суперник добирає
   *[any] кожен гравець добирає
} { STYLE($amount) ->
    [number] { $amount ->
        [-2] на 2 карти менше, зазвичай до 4
        [-1] на 1 карту менше, зазвичай до 5
        [1] на 1 карту більше, зазвичай до 7
        [2] на 2 карти більше, зазвичай до 8
       *[other] на { COUNTED($amount, "card", "acc") } більше
    }
   *[other] на Х карт більше, де Х — { AMOUNT($amount, "number") }
}
change-cannot-be-robbed = { $case ->
    [you] вашого бурштину не можна вкрасти
    [opponent] бурштину суперника не можна вкрасти
    [them] суперник не втрачає бурштину через крадіжки
   *[any] бурштину не можна вкрасти
}
change-skips-forging = { $case ->
    [you] ви пропускаєте
    [opponent] суперник пропускає
    [them] суперник пропускає
   *[any] гравці пропускають
} етап «Викувати ключ»
change-card-limit = { $case ->
    [you] ви не можете
    [opponent] суперник не може
    [them] суперник не може
   *[any] гравці не можуть
} розіграти більше ніж { COUNTED($amount, "card", "acc") } за хід
change-house-demand = { $case ->
    [you] ви мусите
    [opponent] суперник мусить
    [them] суперник мусить
   *[any] кожен гравець мусить
} обрати { AMOUNT($amount, "acc") } активним
change-house-ban = { $case ->
    [you] ви не можете
    [opponent] суперник не може
    [them] суперник не може
   *[any] гравці не можуть
} обрати { AMOUNT($amount, "acc") } активним
change-spends-to-opponent = { $case ->
    [you] суперник отримує весь бурштин, який ви витрачаєте
    [opponent] ви отримуєте весь бурштин, який суперник витрачає
    [them] суперник віддає вам увесь бурштин, який витрачає
   *[any] кожен гравець отримує весь бурштин, який його суперник витрачає
} на ключі
change-amber-taker = { $case ->
    [you] бурштин, який отримали б ви,
    [opponent] бурштин, який отримав би суперник,
    [them] суперник не отримує бурштину: його
   *[any] бурштин, який отримав би гравець,
} захоплює { AMOUNT($amount, "number") }

## Texts of cards: amounts

# Forms: `plain` for each; `number` and `limit` by itself; `head` and `tail` around a number; `some` at
# least one; `none`; `than` and `quantity` after «більше, ніж»; `own` for whoever has it.
counted-that = { $number ->
    [1] стільки ж
    [2] удвічі більше
    [3] утричі більше
   *[other] у { $number } разів більше
} { $what }
counted-all = { $amount }
counted-rest = { $amount }
counted-half = { $amount }
counted-paid = стільки { $what }, скільки за нього заплачено
counted-excess = { counted-equal }
counted-times = { counted-equal }
script-chosen = { $form ->
    [limit] обраного числа
    [upto] { AMOUNT($limit, "upto") }
    [head] обране число —
    [tail] {""}
    [some] обране число — 1 або більше
    [none] обране число — 0
   *[number] обране число
}
    .style = that
script-tally = { $form ->
    [limit] отриманого числа
    [head] вийшло
    [tail] {""}
    [some] щось вийшло
    [none] нічого не вийшло
   *[number] отримане число
}
    .style = that
script-of-event = { $form ->
    [limit] цього числа
    [head] це число —
    [tail] {""}
    [some] це число — 1 або більше
    [none] це число — 0
   *[number] це число
}
    .style = paid
script-times = { $form ->
    [factor] { $factor }
    [plain] { AMOUNT($amount, "plain") }
    [head] { script-times-number } —
    [tail] {""}
    [some] { script-times-number } — 1 або більше
    [none] { script-times-number } — 0
   *[number] { script-times-number }
}
    .style = times
script-times-number = { $factor } × { AMOUNT($amount, "number") }
script-count = { $form ->
    [number] кількість { PHRASE($group, "gen", "plural", "in") }
    [number-short] кількість { PHRASE($group, "gen", "plural", "nounless") }
    [limit] кількості { PHRASE($group, "gen", "plural", "in") }
    [quantity] { PHRASE($group, "gen", "plural", "in") }
    [short] { PHRASE($group, "gen", "plural", "nounless") }
    [than] { PHRASE($group, "gen", "plural", "in") }
    [head] { PHRASE($group, "gen", "plural", "in") }
    [tail] {""}
    [none] немає { PHRASE($group, "gen", "plural", "in") }
    [some] є { PHRASE($group, "nom", 1, "in") }
   *[plain] за { AGREE("each", $group, "acc") } { PHRASE($group, "acc", 1, "in") }
}
    .style = each
    .head = { HEAD($group) }
script-how-many = { $form ->
    [number] кількість цих карт
    [limit] кількості цих карт
    [quantity] цих карт
    [than] цих карт
    [head] цих карт
    [tail] {""}
    [none] таких карт немає
    [some] є така карта
   *[plain] за { $previous ->
        [heal] кожну зцілену в такий спосіб істоту
        [destroy] кожну знищену в такий спосіб карту
        [discard] кожну скинуту в такий спосіб карту
        [purged] кожну вигнану в такий спосіб карту
        [reveal] кожну відкриту в такий спосіб карту
       *[other] кожну з цих карт
    }
}
    .style = each
script-how-many-kept = { $form ->
    [number] кількість цих карт
    [limit] кількості цих карт
    [quantity] цих карт
    [than] цих карт
    [head] серед них
    [tail] { $group ->
        [none] {" "}карт
       *[other] {" "}{ PHRASE($group, "gen", "plural", "among") }
    }
    [none] { $group ->
        [none] нічого не обрано
       *[other] серед них немає { PHRASE($group, "gen", 1, "among") }
    }
    [some] { $group ->
        [none] вибір зроблено
       *[other] серед них є { PHRASE($group, "nom", 1, "among") }
    }
   *[plain] { $group ->
        [none] за кожну з них
       *[other] за { AGREE("each", $it, "acc") } { PHRASE($group, "acc", 1, "among") } серед них
    }
}
    .style = each
script-value-of = { $form ->
    [limit] { NOUN($attribute, "gen") } { script-of-card }
    [head] { script-value } —
    [tail] {""}
    [some] { script-value } — 1 або більше
    [none] { script-value } — 0
   *[number] { script-value }
}
script-value = { $name ->
    [it] її { NOUN($attribute) }
   *[other] { NOUN($attribute) } { script-of-card }
}
script-of-card = { $name ->
    [self] { script-this-gen }
    [other] { NOUN("foe", "gen") }
   *[other] { NOUN("its-host", "gen") }
}
script-this-gen = { $self ->
    [its-host] { NOUN("its-host", "gen") }
    [creature] { NOUN("its-host", "gen") }
   *[other] { NOUN("this-card", "gen") }
}
script-total-of = { $form ->
    [limit] загальної { NOUN($attribute, "gen") } { PHRASE($group, "gen", "plural") }
    [head] загальна { NOUN($attribute) } { PHRASE($group, "gen", "plural") } —
    [tail] {""}
    [some] загальна { NOUN($attribute) } { PHRASE($group, "gen", "plural") } — 1 або більше
    [none] загальна { NOUN($attribute) } { PHRASE($group, "gen", "plural") } — 0
   *[number] загальна { NOUN($attribute) } { PHRASE($group, "gen", "plural") }
}
    .style = total
script-amber-of = { $form ->
    [head] { script-at-whom }
    [tail] {" "}бурштину
    [tail-one] {" "}бурштин
    [some] { script-at-whom } є бурштин
    [none] { script-at-whom } немає бурштину
    [than] { script-at-whom }
    [own-head] { $whose ->
        [you] ви маєте
       *[other] він має
    }
    [own] увесь свій бурштин
    [own-of] свого бурштину
    [of] { script-amber-whose }
    [quantity] { script-amber-whose }
    [limit] { script-amber-whose }
    [plain] { $whose ->
        [you] за кожен ваш бурштин
        [opponent] за кожен { $they ->
            [told] його бурштин
           *[other] бурштин суперника
        }
       *[any] за кожен бурштин гравців
    }
   *[number] { $whose ->
        [you] увесь ваш бурштин
        [opponent] { $they ->
            [told] увесь його бурштин
           *[other] увесь бурштин суперника
        }
       *[any] увесь бурштин гравців
    }
}
    .style = all
    .whose = { $whose }
    .own = yes
script-at-whom = { $whose ->
    [you] у вас
    [opponent] у суперника
   *[any] у гравців
}
script-amber-whose = { $whose ->
    [you] вашого бурштину
    [opponent] бурштину суперника
   *[any] бурштину гравців
}
script-keys-of = { $form ->
    [number] кількість { script-keys }
    [limit] кількості { script-keys }
    [quantity] { script-keys }
    [than] { script-keys }
    [head] { script-at-whom }
    [tail] {" "}{ script-forged-many } ключів
    [none] { script-at-whom } немає { script-forged-many } ключів
    [some] { script-at-whom } є { script-forged } ключ
   *[plain] { $whose ->
        [you] за кожен ваш { script-forged } ключ
        [opponent] за кожен { script-forged } ключ суперника
       *[any] за кожен { script-forged } ключ гравців
    }
}
    .style = each
script-keys = { $whose ->
    [you] ваших { script-forged-many } ключів
    [opponent] { script-forged-many } ключів суперника
   *[any] { script-forged-many } ключів гравців
}
script-forged = { $forged ->
    [yes] { AGREE("forged", "key") }
   *[no] { AGREE("unforged", "key") }
}
script-forged-many = { $forged ->
    [yes] { AGREE("forged", "key", "gen", "plural") }
   *[no] { AGREE("unforged", "key", "gen", "plural") }
}
# «All but 5» of somebody's æmber; «for each … beyond …»; as a condition it is «more than» or «fewer than».
script-excess = { $form ->
    [some] { STYLE($one) ->
        [number] { $one ->
            [1] { AMOUNT($other, "none") }
            [2] { SAYS($other, "first") ->
                [yes] { AMOUNT($other, "first") }
               *[other] { AMOUNT($other, "head") } менше { $one }{ AMOUNT($other, "tail") }
            }
           *[other] { AMOUNT($other, "head") } менше { $one }{ AMOUNT($other, "tail") }
        }
        [all] { AMOUNT($one, "head") } більше{ AMOUNT($one, "tail") }, ніж { STYLE($other) ->
            [all] { AMOUNT($other, "than") }
           *[other] { AMOUNT($other, "quantity") }
        }
       *[other] { AMOUNT($one, "head") } більше{ AMOUNT($one, "tail") }, ніж { ALIKE($one, $other) ->
            [yes] { AMOUNT($other, "short") }
           *[no] { AMOUNT($other, "quantity") }
        }
    }
    [plain] { AMOUNT($one, "plain") } понад { STYLE($other) ->
        [number] { $other }
       *[other] { ALIKE($one, $other) ->
            [yes] { AMOUNT($other, "number-short") }
           *[no] { AMOUNT($other, "number") }
        }
    }
    [own] увесь свій бурштин, крім { $other }
    [cap] { AMOUNT($other, "quantity") }
    [head] { script-excess-number } —
    [tail] {""}
    [none] { script-excess-number } — 0
   *[number] { script-excess-number }
}
    .style = { STYLE($one) ->
        [all] { STYLE($other) ->
            [number] rest
           *[other] excess
        }
        [each] each
       *[other] excess
    }
    .first = { STYLE($one) ->
        [number] { $one ->
            [2] { SAYS($other, "first") }
           *[other] no
        }
       *[other] no
    }
    .whose = { SAYS($one, "whose") }
script-excess-number = { STYLE($other) ->
    [number] { STYLE($one) ->
        [all] { AMOUNT($one, "number") }, крім { $other }
       *[other] { AMOUNT($one, "number") } мінус { $other }
    }
   *[other] { AMOUNT($one, "number") } мінус { AMOUNT($other, "number") }
}
script-difference = { $form ->
    [upto] { AMOUNT($one, "number") }
    [head] { script-difference-number } —
    [tail] {""}
    [some] { script-difference-number } — 1 або більше
    [none] { script-difference-number } — 0
   *[number] { script-difference-number }
}
script-difference-number = { STYLE($other) ->
    [excess] { AMOUNT($one, "number") }, але не більше { AMOUNT($other, "cap") }
   *[other] { AMOUNT($one, "number") } мінус { AMOUNT($other, "number") }
}
script-half = { $form ->
    [own] половину свого бурштину з округленням униз
    [head] { script-half-number } —
    [tail] {""}
    [some] { script-half-number } — 1 або більше
    [none] { script-half-number } — 0
   *[number] { script-half-number }
}
    .style = { STYLE($amount) ->
        [all] half
       *[other] equal
    }
script-half-number = { STYLE($amount) ->
    [all] половину { AMOUNT($amount, "of") } з округленням униз
   *[other] половина від: { AMOUNT($amount, "number") } (з округленням униз)
}
script-marks-on = { $form ->
    [number] { $mark ->
        [amber] бурштин { script-mark-place }
        [damage] шкода { script-mark-place }
       *[other] кількість { script-mark-many } { script-mark-place }
    }
    [limit] кількості { script-mark-many } { script-mark-place }
    [quantity] { script-mark-many } { script-mark-place }
    [than] { script-mark-many } { script-mark-place }
    [head] { script-mark-place }
    [tail] {" "}{ script-mark-many }
    [none] { script-mark-place } немає { script-mark-many }
    [some] { script-mark-place } є { script-mark-one }
   *[plain] за { script-mark-each } { script-mark-place }
}
    .style = each
script-mark-one = { $mark ->
    [amber] бурштин
    [damage] шкода
    [stun] { NOUN("stun-counter") }
    [ward] { NOUN("ward-counter") }
    [enrage] { NOUN("enrage-counter") }
    [doom] { NOUN("doom-counter") }
   *[power-counter] { NOUN("power-counter") }
}
script-mark-each = { $mark ->
    [damage] кожну одиницю шкоди
   *[other] кожен { script-mark-one }
}
script-mark-many = { $mark ->
    [amber] бурштину
    [damage] шкоди
    [stun] { NOUN("stun-counter", "gen", "plural") }
    [ward] { NOUN("ward-counter", "gen", "plural") }
    [enrage] { NOUN("enrage-counter", "gen", "plural") }
    [doom] { NOUN("doom-counter", "gen", "plural") }
   *[power-counter] { NOUN("power-counter", "gen", "plural") }
}
script-mark-place = { $group ->
    [none] { $name ->
        [self] { $told ->
            [self] на ній
           *[other] { $self ->
                [its-host] на цій істоті
                [creature] на цій істоті
               *[other] на цій карті
            }
        }
        [host] { $told ->
            [host] на ній
           *[other] на цій істоті
        }
        [other] на { NOUN("foe", "loc") }
       *[other] на ній
    }
   *[other] на { PHRASE($group, "loc", "plural") }
}
script-done-in-turn = { $form ->
    [first] { $group ->
        [none] це перша карта, яку { script-doer } { script-done-when }
       *[other] { HEAD($group) ->
            [this-card] { script-this-used } { script-done-when } вперше{ NOTE("told", "self") }
           *[other] це { AGREE("first", $group) } { PHRASE($group) }, { AGREE("which", $group, "acc") } { script-doer } { script-done-when }
        }
    }
    [head] { $group ->
        [none] { script-doer } { script-done-when }
       *[other] { HEAD($group) ->
            [this-card] { $self ->
                [its-host] цю істоту
                [creature] цю істоту
               *[other] цю карту
            } { script-done-to } { script-done-when }
           *[other] { script-doer } { script-done-when }
        }
    }
    [tail] { $group ->
        [none] {" "}{ script-done-things }
       *[other] { HEAD($group) ->
            [this-card] {" "}разів
           *[other] {" "}{ script-done-things }
        }
    }
    [tail-one] {" "}{ script-done-thing }
    [some] { script-doer } { script-done-when } { script-done-thing }
    [none] { script-not-doer } { script-done-when } { script-done-one }
    [quantity] { script-done-things }, { script-done-by } { script-done-when }
    [than] { script-done-things }, { script-done-by } { script-done-when }
    [number] кількість { script-done-things }, { script-done-by } { script-done-when }
    [limit] кількості { script-done-things }, { script-done-by } { script-done-when }
   *[plain] { $kind ->
        [fell] за { script-done-bare }, знищену в бою { script-done-when }
       *[other] за { script-done-bare } з-поміж { script-done-by } { script-done-when }
    }
}
    .style = each
    .first = yes
script-this-used = { $self ->
    [its-host] цю істоту використано
    [creature] цю істоту використано
   *[other] цю карту використано
}
script-doer = { $kind ->
    [played] { $whose ->
        [you] ви розіграли
        [opponent] суперник розіграв
       *[any] гравці розіграли
    }
    [used] { $whose ->
        [you] ви використали
        [opponent] суперник використав
       *[any] гравці використали
    }
    [discarded] { $whose ->
        [you] ви скинули
        [opponent] суперник скинув
       *[any] гравці скинули
    }
    [forged] { $whose ->
        [you] ви викували
        [opponent] суперник викував
       *[any] гравці викували
    }
   *[other] { $whose ->
        [you] ви втратили в боях
        [opponent] суперник втратив у боях
       *[any] гравці втратили в боях
    }
}
script-not-doer = { $kind ->
    [played] { $whose ->
        [you] ви не розіграли
        [opponent] суперник не розіграв
       *[any] гравці не розіграли
    }
    [used] { $whose ->
        [you] ви не використали
        [opponent] суперник не використав
       *[any] гравці не використали
    }
    [discarded] { $whose ->
        [you] ви не скинули
        [opponent] суперник не скинув
       *[any] гравці не скинули
    }
    [forged] { $whose ->
        [you] ви не викували
        [opponent] суперник не викував
       *[any] гравці не викували
    }
   *[other] { $whose ->
        [you] ви не втратили в боях
        [opponent] суперник не втратив у боях
       *[any] гравці не втратили в боях
    }
}
script-done-to = { $kind ->
    [played] розіграли
    [used] використали
   *[other] скинули
}
script-done-by = { $kind ->
    [played] розіграних
    [used] використаних
    [discarded] скинутих
    [forged] викуваних
   *[other] втрачених у боях
} { $whose ->
    [you] вами
    [opponent] суперником
   *[any] гравцями
}
script-done-thing = { $kind ->
    [forged] ключ
   *[other] { $group ->
        [none] карту
       *[other] { PHRASE($group, "acc") }
    }
}
script-done-things = { $kind ->
    [forged] ключів
    [fell] істот
   *[other] { $group ->
        [none] карт
       *[other] { PHRASE($group, "gen", "plural") }
    }
}
script-done-bare = { $kind ->
    [forged] кожен ключ
    [fell] кожну { $whose ->
        [you] вашу істоту
        [opponent] істоту суперника
       *[any] істоту
    }
   *[other] { $group ->
        [none] кожну карту
       *[other] { AGREE("each", $group, "acc") } { PHRASE($group, "acc") }
    }
}
script-done-one = { $kind ->
    [forged] жодного ключа
    [fell] жодної істоти
   *[other] { $group ->
        [none] жодної карти
       *[other] { GENDER($group) ->
            [femn] жодної
           *[other] жодного
        } { PHRASE($group, "gen") }
    }
}
script-done-when = { $before ->
    [yes] { $whose ->
        [opponent] у свій минулий хід
       *[other] у минулий хід
    }
   *[no] цього ходу
}{ $kind ->
    [discarded] {" "}з руки
   *[other] {""}
}
script-this-card = { $form ->
    [dat] { $own ->
        [its-host] цій істоті
       *[other] цій карті
    }
   *[other] { $own ->
        [its-host] ця істота
       *[other] ця карта
    }
}
script-house-bit = { $house ->
    [none] { $form ->
        [dat] цьому дому
       *[acc] цей дім
    }
   *[other] { $form ->
        [dat] дому { WORD($house, of: "house") }
       *[acc] дім { WORD($house, of: "house") }
    }
}
script-all-houses = { $form ->
    [dat] усім домам
   *[acc] усі доми
}

## Texts of cards: conditions

script-at-least = { $form ->
    [not] { $number ->
        [1] { AMOUNT($amount, "none") }
       *[other] { AMOUNT($amount, "head") } менше { $number }{ AMOUNT($amount, "tail") }
    }
   *[plain] { $number ->
        [1] { AMOUNT($amount, "some") }
       *[other] { AMOUNT($amount, "head") } { $number } або більше{ AMOUNT($amount, "tail") }
    }
}
    .style = { SAYS($amount, "first") ->
        [yes] first
       *[other] equal
    }
    .whose = { SAYS($amount, "whose") }
script-at-least-count = { $number ->
    [1] { HEAD($group) ->
        [this-card] { script-this-nom } ще у грі
        [copy] { SIDE($group) ->
            [you] ви контролюєте { PHRASE($group, "acc", 1, "controlled") }
            [opponent] суперник контролює { PHRASE($group, "acc", 1, "controlled") }
           *[other] { script-place-of } є { PHRASE($group, "nom", 1, "placeless") }
        }
       *[other] { script-place-of } є { PHRASE($group, "nom", 1, "placeless") }
    }
   *[other] { script-place-of } є { $number } або більше { PHRASE($group, "gen", "plural", "placeless") }
}
script-place-of = { PLACED($group) ->
    [play] у грі
   *[zone] { PLACE($group) }
}
script-this-nom = { $beside ->
    [yes] «{ NAME($own-card) }»
   *[other] { $self ->
        [its-host] ця істота
        [creature] ця істота
       *[other] ця карта
    }
}
script-fewer-count = { $number ->
    [1] { script-place-of } немає { PHRASE($group, "gen", "plural", "placeless") }
   *[other] { script-place-of } { PHRASE($group, "gen", "plural", "placeless") } менше ніж { $number }
}
script-at-least-tally = { $number ->
    [1] { $form ->
        [until] {""}
        [while] це вдається
       *[plain] { $case ->
            [until] {""}
            [while] це вдається
           *[other] { $previous ->
                [deal] ця шкода знищила істоту
               *[other] ви це зробили
            }
        }
    }
   *[other] { $previous ->
        [heal] у такий спосіб знято { $number } шкоди
       *[other] у такий спосіб { script-tally-done } { $number } або більше карт
    }
}
    .style = { $number ->
        [1] done
       *[other] equal
    }
script-fewer-tally = { $number ->
    [1] { $previous ->
        [deal] ця шкода не знищила істоти
       *[other] ви цього не зробили
    }
   *[other] у такий спосіб { script-tally-done } менше ніж { $number } { NOUN("card", "acc", $number) }
}
script-tally-done = { $previous ->
    [destroy] знищено
    [exhausted] виснажено
    [discard] скинуто
    [purged] вигнано
    [reveal] відкрито
   *[other] зачеплено
}
script-exactly = { AMOUNT($amount, "head") } рівно { $number }{ $number ->
    [1] { AMOUNT($amount, "tail-one") }
   *[other] { AMOUNT($amount, "tail") }
}
    .whose = { SAYS($amount, "whose") }
script-not = { $form ->
    [until] { CLAUSE($condition, "until") }
   *[other] { $case ->
        [until] { CLAUSE($condition, "until") }
       *[other] { CLAUSE($condition, "not") }
    }
}
    .style = { STYLE($condition) ->
        [active-house] other-house
       *[other] equal
    }
script-all-of = { $form ->
    [while] { LIST($conditions, "while") }
    [until] { LIST($conditions, "until") }
   *[other] { LIST($conditions) }
}
script-holds-all = { LIST($conditions) }
    .style = self
# Whoever went elsewhere can't be found any more: that is a rule (KF-9.17), and no card says it.
script-is-of = { $form ->
    [until] { PHRASE($group, "acc") }
   *[other] { script-is-of-test }
}
    .style = { $name ->
        [self] self
        [host] self
        [bound] self
        [it] { STYLE($group) ->
            [zone] found
           *[other] test
        }
        [subject] { STYLE($group) ->
            [zone] found
           *[other] test
        }
        [other] { STYLE($group) ->
            [zone] found
           *[other] test
        }
       *[other] test
    }
script-is-who-acc = { $name ->
    [self] { $self ->
        [its-host] цю істоту
        [creature] цю істоту
       *[other] цю карту
    }
    [host] цю істоту
   *[other] { script-it-acc }
}
script-it-acc = { $it-number ->
    [plur] їх
   *[sing] { GENDER($it) ->
        [femn] її
       *[other] його
    }
}
script-is-side = { $name ->
    [subject] { script-is-who } { script-is-not }{ CLAUSE($group, "side") }
    [bound] { SIDE($group) ->
        [opponent] { script-it-acc } { script-is-not }контролює суперник
       *[other] ви { script-is-not }контролюєте { script-it-acc }
    }
   *[other] { SIDE($group) ->
        [opponent] { script-is-who-acc } { script-is-not }контролює суперник
       *[other] ви { script-is-not }контролюєте { script-is-who-acc }
    }
}
script-is-of-test = { STYLE($group) ->
    [place] { script-is-who } { script-is-not }{ CLAUSE($group) }
    [side] { script-is-side }
    [zone] { $name ->
        [self] { script-is-who } { script-is-not }{ CLAUSE($group, "in") }
       *[other] {""}
    }
    [own-houses] { script-is-who } { script-is-not }належить одному з ваших трьох домів
    [no-own-house] { script-is-who } не належить жодному з ваших трьох домів
    [of] { $name ->
        [self] { script-is-who } — { script-is-not }{ PHRASE($group) }
       *[other] це { script-is-not }{ PHRASE($group) }
    }
   *[other] { $previous ->
        [until] { $form ->
            [not] ви не скинули { PHRASE($group, "gen") }
           *[other] ви скинули { DISCARDED($group, "acc") }
        }
       *[other] { script-is-who } — { script-is-not }{ PHRASE($group) }
    }
}
script-is-who = { $name ->
    [self] { script-this-nom }
    [host] ця істота
    [other] { NOUN("foe") }
    [bound] { script-it-is }
    [subject] вона
    [this-way] { $it ->
        [card] ця карта
       *[other] { script-it-is }
    }
   *[other] { script-it-is }
}
script-is-not = { $form ->
    [not] не{" "}
   *[other] {""}
}
script-active-house-is = { $form ->
    [it] дім { WORD($house, of: "house") }
   *[other] активний дім — { script-is-not }{ WORD($house, of: "house") }
}
    .style = active-house
script-turn-of = { $form ->
    [own] у свій хід
    [during] { $whose ->
        [you] у ваш хід
        [opponent] у хід суперника
       *[any] у будь-який хід
    }
   *[other] { script-is-not }{ $whose ->
        [you] триває ваш хід
        [opponent] триває хід суперника
       *[any] триває чийсь хід
    }
}
    .style = { $whose ->
        [opponent] their-turn
       *[other] turn
    }
script-tide-is = { $whose ->
    [opponent] у суперника
   *[other] у вас
} { script-is-not }{ $high ->
    [yes] приплив
   *[no] відплив
}
    .style = state
script-key-forged = { $whose ->
    [you] ваш { WORD($colour, of: "colour") } ключ
    [opponent] { WORD($colour, of: "colour") } ключ суперника
   *[any] { WORD($colour, of: "colour") } ключ
} { script-is-not }викувано
    .style = state
script-attacking = { script-this-nom } { script-is-not }атакує { PHRASE($group, "acc") }
    .style = attack
script-fighting = { script-this-nom } { script-is-not }бере участь у бою
    .style = self
script-have-house-in-common = ці карти { $form ->
    [not] не мають спільного дому
   *[other] мають спільний дім
}

## Errors of decks

deck-set-unknown = Набору «{ $set }» немає. Є: { $known }.
deck-house-unknown = Дому «{ $house }» немає. Є: { $known }.
deck-houses-not-three = У колоді три різні доми, а тут { $count }: { $houses }.
deck-too-many-cards = У колоді { $wanted } карт, а тут { $count }.
deck-cards-unknown = Ці карти невідомі: { $cards }.{ $found ->
    [0] {""}
   *[other] {" "}Можливо, малося на увазі: { $near }.
}
deck-link = Посилання тут не відкриваються. Відкрийте в браузері цю адресу сайту видавця, скопіюйте весь текст і вставте його сюди; підійде й список карт. { $address }
deck-link-unknown = Посилання тут не відкриваються. Вставте список карт (рядок із назвою дому, під ним його карти), код колоди або її документ із сайту видавця.
deck-cards-not-implemented = Цими картами тут поки що не можна грати: { $cards }.
deck-cards-of-later-sets = У колоді набору «{ $set }» не буває карт пізніших наборів: { $cards }.
deck-house-not-its-own = Карту віднесено до дому «{ $house }», але доми колоди інші: { $houses }.
deck-house-not-twelve = У домі колоди { $wanted } карт, а в домі «{ $house }» їх { $count }.
deck-icon-unknown = На карті «{ $card }» не буває символу «{ $icon }». Є: { $known }.
deck-too-many-icons = На карту «{ $card }» додано символів: { $count }; можна не більше ніж { $most }.
deck-halves-not-paired = У цих гігантських істот половин не порівну: { $cards }.
deck-set-too-small = З набору «{ $set }» колоду не скласти: карт вистачає лише домам { $houses }.
deck-advice-not-two = Пораду щодо ланцюгів дають для двох колод, а тут їх { $count }: { $decks }.
deck-code-broken = Цю частину коду колоди не вдається прочитати: «{ $part }».
deck-code-too-long = Код колоди задовгий: знаків { $count }, а можна не більше ніж { $most }.
deck-code-version = Версія коду колоди невідома: «{ $version }»; відома «{ $known }».
deck-file-empty = Файл колоди порожній.
deck-file-not-text = Файл колоди — не текст.
deck-file-not-json = Файл колоди не вдається розібрати.
deck-file-other-kind = Цей документ — не колода KeyForge.
deck-file-too-large = Файл колоди завеликий: { $count }, а можна не більше ніж { $most }.
deck-file-no-table = { $where }: тут потрібна таблиця слів і значень.
deck-file-no-list = { $where }: тут потрібен список.
deck-file-no-text = { $where }: тут потрібен текст, а не «{ $value }».
deck-file-no-number = { $where }: тут потрібне ціле число від { $least } до { $most }, а не «{ $value }».
deck-file-list-too-long = { $where }: у списку рядків { $count }, а можна не більше ніж { $most }.
deck-file-unknown-word = { $where }: слово «{ $word }» невідоме. Тут бувають: { $known }.
deck-list-no-cards = У цьому списку немає карт.
deck-list-no-house = Рядок { $line }: «{ $text }» стоїть раніше, ніж названо дім.
deck-list-bad-count = Рядок { $line }: стільки разів карти бути не може: { $count }.
deck-list-line-too-long = Рядок { $line } задовгий: можна не більше ніж { $most } знаків.
deck-list-too-many-lines = У списку рядків { $count }, а можна не більше ніж { $most }.
deck-list-wrong-mark = Рядок { $line }: «{ $card }» позначено як «{ $mark }», але це не так.
deck-vault-not-one = У документі колод { $count }, а має бути одна.
deck-vault-expansion = Номера набору «{ $expansion }» немає. Є: { $known }.
deck-vault-cards-missing = У документі не описано карти: { $cards }.
deck-vault-icons-missing = Ці карти підсилено, але в документі не сказано, якими символами: { $cards }.
