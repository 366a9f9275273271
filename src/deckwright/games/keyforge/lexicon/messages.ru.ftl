### Messages of KeyForge in Russian. Terms are those of rulebook/glossary.md.

game-title = KeyForge
game-about = Два архонта спорят, кто раньше скуёт три ключа. В каждой колоде карты трёх домов, и каждый ход отдан одному из них: разыгрывайте, используйте и сбрасывайте карты выбранного дома, собирайте существами янтарь, бейтесь с существами соперника, крадите и захватывайте. У кого в начале хода хватает янтаря, тот куёт ключ, а кто первым сковал третий, тот сразу побеждает. Играют вдвоём.

## Settings

setting-keyforge-format = Формат
setting-keyforge-format-about = Откуда берутся колоды: у каждого своя, каждый выбирает одну из двух, или за первую из двух торгуются цепями.
setting-keyforge-format-archon = у каждого своя колода
setting-keyforge-format-sealed = каждый выбирает из двух колод
setting-keyforge-format-auction = аукцион за первую колоду
setting-keyforge-match = Матч
setting-keyforge-match-about = Одна партия или партии до двух побед.
setting-keyforge-match-1 = одна партия
setting-keyforge-match-3 = до двух побед
setting-keyforge-set = Набор
setting-keyforge-set-about = Набор, из карт которого составляются случайные колоды. В смешанной колоде карты всех наборов: таких колод не печатали.
setting-keyforge-set-random = любой набор
setting-keyforge-set-cota = Зов архонтов
setting-keyforge-set-aoa = Эпоха вознесения
setting-keyforge-set-wc = Столкновение миров
setting-keyforge-set-mm = Массовая мутация
setting-keyforge-set-dt = Тёмный прилив
setting-keyforge-set-mixed = все наборы вперемешку
setting-keyforge-first = Первый игрок
setting-keyforge-first-about = Кто делает первый ход в первой партии.
setting-keyforge-first-random = случайный
setting-keyforge-first-p1 = игрок 1
setting-keyforge-first-p2 = игрок 2
setting-keyforge-chains1 = Цепи игрока 1
setting-keyforge-chains1-about = Со сколькими цепями начинает игрок 1.
setting-keyforge-chains2 = Цепи игрока 2
setting-keyforge-chains2-about = Со сколькими цепями начинает игрок 2.
setting-keyforge-deck1 = Колода 1
setting-keyforge-deck1-about = Колода игрока 1: её код, список карт или случайная.
setting-keyforge-deck1-random = случайная
setting-keyforge-deck2 = Колода 2
setting-keyforge-deck2-about = Колода игрока 2: её код, список карт или случайная.
setting-keyforge-deck2-random = случайная
setting-keyforge-deck3 = Колода 3
setting-keyforge-deck3-about = Вторая колода игрока 1, если он выбирает из двух.
setting-keyforge-deck3-random = случайная
setting-keyforge-deck4 = Колода 4
setting-keyforge-deck4-about = Вторая колода игрока 2, если он выбирает из двух.
setting-keyforge-deck4-random = случайная

## Cards

# As the subject of a sentence a card is called one, so that verbs agree whatever its name is.
card-plain = { $case ->
    [nom] карта «{ $title }»
   *[other] «{ $name }»
}
name-keyword = { $name }
card-keyword = { $case ->
    [nom] ключевое слово «{ $title }»
   *[other] «{ $name }»
}

## Zones

# Somebody else's, as whoever looks on is told it: two play, so that for who acts it is the opponent's.
zone-theirs = { $actor ->
    [none] { PLAYER($owner, case: "gen") }
   *[other] соперника
}
zone-stage = { AGREE("played", "card", $case) } { NOUN("card", $case) }
zone-deck = { WHOSE($owner, $actor) ->
    [own] { AGREE("own", "deck", $case) } { NOUN("deck", $case) }
    [yours] { AGREE("your", "deck", $case) } { NOUN("deck", $case) }
    [rivals] { NOUN("deck", $case) } соперника
   *[theirs] { NOUN("deck", $case) } { zone-theirs }
}
zone-hand = { WHOSE($owner, $actor) ->
    [own] { AGREE("own", "hand", $case) } { NOUN("hand", $case) }
    [yours] { AGREE("your", "hand", $case) } { NOUN("hand", $case) }
    [rivals] { NOUN("hand", $case) } соперника
   *[theirs] { NOUN("hand", $case) } { zone-theirs }
}
zone-archive = { WHOSE($owner, $actor) ->
    [own] { AGREE("own", "archive", $case) } { NOUN("archive", $case) }
    [yours] { AGREE("your", "archive", $case) } { NOUN("archive", $case) }
    [rivals] { NOUN("archive", $case) } соперника
   *[theirs] { NOUN("archive", $case) } { zone-theirs }
}
zone-discard = { WHOSE($owner, $actor) ->
    [own] { AGREE("own", "discard", $case) } { NOUN("discard", $case) }
    [yours] { AGREE("your", "discard", $case) } { NOUN("discard", $case) }
    [rivals] { NOUN("discard", $case) } соперника
   *[theirs] { NOUN("discard", $case) } { zone-theirs }
}
zone-purged = { WHOSE($owner, $actor) ->
    [own] { AGREE("own", "card", $case, "plural") } { zone-purged-cards }
    [yours] { AGREE("your", "card", $case, "plural") } { zone-purged-cards }
    [rivals] { zone-purged-cards } соперника
   *[theirs] { zone-purged-cards } { zone-theirs }
}
zone-purged-cards = { AGREE("purged", "card", $case, "plural") } { NOUN("card", $case, "plural") }
zone-line = { WHOSE($owner, $actor) ->
    [own] { AGREE("own", "line", $case) } { NOUN("line", $case) }
    [yours] { AGREE("your", "line", $case) } { NOUN("line", $case) }
    [rivals] { NOUN("line", $case) } соперника
   *[theirs] { NOUN("line", $case) } { zone-theirs }
}
zone-artifacts = { WHOSE($owner, $actor) ->
    [own] { AGREE("own", "artifact", $case, "plural") } { NOUN("artifact", $case, "plural") }
    [yours] { AGREE("your", "artifact", $case, "plural") } { NOUN("artifact", $case, "plural") }
    [rivals] { NOUN("artifact", $case, "plural") } соперника
   *[theirs] { NOUN("artifact", $case, "plural") } { zone-theirs }
}
zone-upgrades = { WHOSE($owner, $actor) ->
    [own] { AGREE("own", "upgrade", $case, "plural") } { NOUN("upgrade", $case, "plural") }
    [yours] { AGREE("your", "upgrade", $case, "plural") } { NOUN("upgrade", $case, "plural") }
    [rivals] { NOUN("upgrade", $case, "plural") } соперника
   *[theirs] { NOUN("upgrade", $case, "plural") } { zone-theirs }
}
zone-under = { zone-cards } под другими картами
zone-facedown = { zone-cards } в закрытую
zone-cards = { WHOSE($owner, $actor) ->
    [own] { AGREE("own", "card", $case, "plural") } { NOUN("card", $case, "plural") }
    [yours] { AGREE("your", "card", $case, "plural") } { NOUN("card", $case, "plural") }
    [rivals] { NOUN("card", $case, "plural") } соперника
   *[theirs] { NOUN("card", $case, "plural") } { zone-theirs }
}
# Where a card goes; said in the accusative. Whoever looks on is told before it whose zone that is.
zone-stage-to = на стол
zone-deck-to = в { WHOSE($owner) ->
    [theirs] { NOUN("deck", $case) }
   *[other] { zone-deck }
}
zone-hand-to = на { WHOSE($owner) ->
    [theirs] { NOUN("hand", $case) }
   *[other] { zone-hand }
}
zone-archive-to = в { WHOSE($owner) ->
    [theirs] { NOUN("archive", $case) }
   *[other] { zone-archive }
}
zone-discard-to = в { WHOSE($owner) ->
    [theirs] { NOUN("discard", $case) }
   *[other] { zone-discard }
}
zone-purged-to = к изгнанным картам
zone-line-to = в { zone-line }
zone-artifacts-to = в игру
zone-upgrades-to = в игру
zone-under-to = под другую карту
zone-facedown-to = под другую карту

# As headings, whoever's they are.
zone-stage-heading = Применяется
zone-deck-heading = Колода
zone-hand-heading = Рука
zone-archive-heading = Архив
zone-discard-heading = Стопка сброса
zone-purged-heading = Изгнанные карты
zone-line-heading = Боевая линия
zone-artifacts-heading = Артефакты
zone-upgrades-heading = Улучшения
zone-under-heading = Под другими картами
zone-facedown-heading = Под другими картами в закрытую

## Options

verb-play = Разыграть { CARD($card, case: "acc") }
verb-discard = Сбросить { CARD($card, case: "acc") }
verb-reap = Использовать для сбора { CARD($card, case: "acc") }
verb-fight = Атаковать { CARD($target, case: "acc") }, используя { CARD($card, case: "acc") }
verb-action = Использовать { CARD($card, case: "acc") } ({ WORD("action", of: "bold") }{ which-ability })
verb-omni = Использовать { CARD($card, case: "acc") } ({ WORD("omni", of: "bold") }{ which-ability })
which-ability = { $ability ->
    [0] {""}
    [1] , вторая способность
    [2] , третья способность
    [3] , четвёртая способность
    [4] , пятая способность
   *[other] , шестая способность
}
verb-unstun = Снять оглушение с { CARD($card, case: "gen") }
verb-raise-tide = Обратить прилив на свою сторону за 3 цепи
verb-end = Закончить ход: подготовить и добрать карты
verb-left-flank = На левый фланг
verb-right-flank = На правый фланг
verb-at = { $place ->
    [0] На левый фланг
    [1] Справа от первого существа
    [2] Справа от второго существа
    [3] Справа от третьего существа
    [4] Справа от четвёртого существа
    [5] Справа от пятого существа
    [6] Справа от шестого существа
   *[other] Справа от { $place }-го существа
}
verb-house = { WORD($house, of: "house") }
verb-forge = { CAPITAL(WORD($colour, of: "colour")) } ключ
verb-mode = { CAPITAL(RUN($mode)) }
verb-take = Взять
verb-leave = Оставить
verb-keep = Оставить руку
verb-mulligan = Заменить руку
verb-start = { WHO($seat) ->
    [you] Вы
   *[they] { PLAYER($seat) }
}
verb-bid = Предложить { how-many-chains }
verb-pass = Пас
verb-deck = Колода { $deck }
verb-unforge = { CAPITAL(WORD($colour, of: "colour")) } ключ
verb-by = { CAPITAL(CARD($source)) }
verb-resolve = Применить { $by ->
    [none] { $ability ->
        [1] способность
        [2] вторую способность
        [3] третью способность
        [4] четвёртую способность
        [5] пятую способность
        [6] шестую способность
       *[other] { $ability }-ю способность
    } { CARD($source, case: "gen") }
   *[other] способность { CARD($source, case: "gen") } (её даёт { CARD($by) })
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
prompt-main = { WORD($house, of: "house") }: разыгрывайте, сбрасывайте и используйте карты.
prompt-main-without-house = Активного дома нет: разыгрывайте, сбрасывайте и используйте то, что позволяют карты.
prompt-house = Выберите активный дом.
prompt-archive = Взять на руку карты из архива?
prompt-mulligan = Оставить эту руку или замешать её в колоду и взять новую, на одну карту меньше?
prompt-key = Вы куёте ключ за { $cost } { NOUN("amber", "acc", $cost) }. Какой?
prompt-spend = Сколько янтаря потратить с { CARD($card, case: "gen") }? Осталось заплатить { $cost }.
prompt-place = Куда в боевой линии поставить { CARD($card, case: "acc") }?
prompt-host = К какому существу прикрепить { CARD($card, case: "acc") }?
prompt-use = Как использовать { CARD($card, case: "acc") }?
prompt-model = Копией какой карты станет { CARD($card) }?
prompt-icon-capture = Бонусный символ { CARD($card, case: "gen") }: какое существо захватит 1 янтарь?
prompt-icon-damage = Бонусный символ { CARD($card, case: "gen") }: какому существу нанести 1 урон?
prompt-pile = { WHOSE($owner) ->
    [yours] В каком порядке карты уходят в вашу стопку сброса?
    [rivals] В каком порядке карты уходят в стопку сброса соперника?
   *[theirs] { PLAYER($owner) }: в каком порядке карты уходят в стопку сброса?
} Выберите следующую или оставьте остальные как есть: последняя ляжет сверху.
prompt-on-top = { WHOSE($owner) ->
    [yours] В каком порядке карты ложатся на верх вашей колоды?
    [rivals] В каком порядке карты ложатся на верх колоды соперника?
   *[theirs] { PLAYER($owner) }: в каком порядке карты ложатся на верх колоды?
} Выберите следующую или оставьте остальные как есть: последняя ляжет сверху.
prompt-captor = { CAPITAL(CARD($source)) }: янтаря на всех не хватает. Какое существо захватит его?
prompt-which-house = { CAPITAL(CARD($source)) }: выберите дом.
prompt-mode = { CAPITAL(CARD($source)) }: выберите одно.
prompt-first = Кто делает первый ход?
prompt-bid = { $chains ->
    [0] Аукцион за колоду 1: сколько цепей вы предлагаете?
   *[other] За колоду 1 предлагают { how-many-chains }: предложите больше или спасуйте.
}
prompt-stand-in = Какое существо примет урон, который наносят { CARD($card, case: "dat") }?
prompt-next = { prompt-source }Несколько карт ждут своей очереди: какая следующая?
prompt-share = Сколько янтаря заберёт { CARD($card) }? Всего доступно { $amber }.
prompt-unforge = { WHOSE($seat) ->
    [yours] Какой из ваших ключей расковать?
    [rivals] Какой из ключей соперника расковать?
   *[theirs] { PLAYER($seat) } теряет ключ: какой расковать?
}
prompt-permission = { CAPITAL(CARD($card)) } — не из активного дома. Разрешение какой карты вы используете?
prompt-deck = Какой колодой вы играете?
prompt-amount = { prompt-source }{ $effect ->
    [none] Выберите число.
   *[other] { SENTENCE($effect) }
}
prompt-order = Сработало несколько способностей: какую применить первой?
prompt-instead = Несколько способностей меняют то, что произойдёт с { CARD($subject, case: "ins") }: какую применить?

## Events: turns and keys

event-turn-began = { WHO($seat) ->
    [you] Ход { $turn }: ходите вы.
   *[they] Ход { $turn }: ходит { PLAYER($seat) }.
}
event-turn-ended = { WHO($seat) ->
    [you] Вы заканчиваете ход.
   *[they] { PLAYER($seat) } заканчивает ход.
}
event-chose-house = { WHO($seat) ->
    [you] Вы выбираете
   *[they] { PLAYER($seat) } выбирает
} активный дом: { WORD($house, of: "house") }.
event-chose-no-house = { WHO($seat) ->
    [you] Вы не можете выбрать
   *[they] { PLAYER($seat) } не может выбрать
} ни одного дома: активного дома в этот ход нет.
event-took-archive = { WHO($seat) ->
    [you] Вы берёте
   *[they] { PLAYER($seat) } берёт
} на руку { $cards } { NOUN("card", "acc", $cards) } из своего архива.
event-forged = { WHO($seat) ->
    [you] Вы куёте
   *[they] { PLAYER($seat) } куёт
} { WORD($colour, of: "colour", case: "acc") } ключ за { $spent } { NOUN("amber", "acc", $spent) }.
event-unforged = { WHO($seat) ->
    [you] Вы теряете
   *[they] { PLAYER($seat) } теряет
} { WORD($colour, of: "colour", case: "acc") } ключ: он раскован.
event-check = { WHO($seat) ->
    [you] Внимание: вам хватает янтаря на ключ!
   *[they] Внимание: { PLAYER($seat) } может сковать ключ!
}
event-goes-first = { WHO($seat) ->
    [you] Первый ход — ваш.
   *[they] Первый ход делает { PLAYER($seat) }.
}
event-mulliganed = { WHO($seat) ->
    [you] Вы меняете
   *[they] { PLAYER($seat) } меняет
} руку; в новой { $cards } { NOUN("card", "nom", $cards) }.
event-kept-hand = { WHO($seat) ->
    [you] Вы оставляете руку.
   *[they] { PLAYER($seat) } оставляет руку.
}
event-bid-made = { WHO($seat) ->
    [you] Вы предлагаете
   *[they] { PLAYER($seat) } предлагает
} { how-many-chains }.
event-passed = { WHO($seat) ->
    [you] Вы пасуете.
   *[they] { PLAYER($seat) } пасует.
}
event-deck-taken = { WHO($seat) ->
    [you] Вы играете
   *[they] { PLAYER($seat) } играет
} колодой { $deck }.
event-game-won = { WHO($seat) ->
    [you] Вы выигрываете партию
   *[they] { PLAYER($seat) } выигрывает партию
} (побед: { $wins }).

## Events: playing, using, fighting

event-played = { WHO($seat) ->
    [you] Вы разыгрываете
   *[they] { PLAYER($seat) } разыгрывает
} { CARD($card, case: "acc") }.
event-cannot-play = { WHO($seat) ->
    [you] Вы не можете
   *[they] { PLAYER($seat) } не может
} разыграть { CARD($card, case: "acc") }.
event-entered = { CAPITAL(CARD($card)) } входит в игру.
event-attached = { CAPITAL(CARD($card)) } прикреплена к { CARD($host, case: "dat") }.
event-copied = { CAPITAL(CARD($card)) } становится копией { CARD($model, case: "gen") }.
event-discarded = { WHO($seat) ->
    [you] Вы сбрасываете
   *[they] { PLAYER($seat) } сбрасывает
} { CARD($card, case: "acc") }.
event-reaped = { WHO($seat) ->
    [you] Вы используете
   *[they] { PLAYER($seat) } использует
} для сбора { CARD($card, case: "acc") }.
event-attacks = { CAPITAL(CARD($card)) } атакует { CARD($target, case: "acc") }.
event-fight-stopped = { CAPITAL(CARD($card)) }: бой не состоялся.
event-acted = { WHO($seat) ->
    [you] Вы используете
   *[they] { PLAYER($seat) } использует
} { CARD($card, case: "acc") } ({ WORD("action", of: "bold") }).
event-used-omni = { WHO($seat) ->
    [you] Вы используете
   *[they] { PLAYER($seat) } использует
} { CARD($card, case: "acc") } ({ WORD("omni", of: "bold") }).

## Events: damage and how cards stand

event-damaged = { CAPITAL(CARD($card)) } получает { how-much-damage }.
event-prevented = { CAPITAL(CARD($card)) }: { $damage ->
    [one] предотвращён
   *[other] предотвращено
} { $damage } { NOUN("damage", "nom", $damage) }.
event-healed = { CAPITAL(CARD($card)) } вылечена: { $damage ->
    [one] снят
   *[other] снято
} { $damage } { NOUN("damage", "nom", $damage) }.
how-much-damage = { $damage } { NOUN("damage", "acc", $damage) }
event-destroyed = { CAPITAL(CARD($card)) } уничтожена.
event-stunned = { CAPITAL(CARD($card)) } оглушена.
event-unstunned = { CAPITAL(CARD($card)) } больше не оглушена.
event-warded = { CAPITAL(CARD($card)) } защищена.
event-ward-lost = { CAPITAL(CARD($card)) } теряет защиту.
event-enraged = { CAPITAL(CARD($card)) } разъярена.
event-calmed = { CAPITAL(CARD($card)) } больше не разъярена.
event-exhausted = { CAPITAL(CARD($card)) } повёрнута.
event-readied = { CAPITAL(CARD($card)) } подготовлена.
event-power-gained = { CAPITAL(CARD($card)) } получает { $counters } { NOUN("power-counter", "acc", $counters) }.
event-doomed = { CAPITAL(CARD($card)) } получает { NOUN("doom-counter", "acc") }.
event-swapped = { CAPITAL(CARD($card)) } меняется местами с { CARD($with, case: "ins") }.
event-repositioned = { CAPITAL(CARD($card)) } меняет место в боевой линии.
event-taken = { WHO($seat) ->
    [you] Вы берёте
   *[they] { PLAYER($seat) } берёт
} под контроль { CARD($card, case: "acc") }.

## Events: æmber, chains, tide

event-gained = { WHO($seat) ->
    [you] Вы получаете
   *[they] { PLAYER($seat) } получает
} { how-much-amber }.
event-lost = { WHO($seat) ->
    [you] Вы теряете
   *[they] { PLAYER($seat) } теряет
} { how-much-amber }.
event-stole = { WHO($seat) ->
    [you] Вы крадёте
   *[they] { PLAYER($seat) } крадёт
} { how-much-amber }.
event-paid = { WHO($seat) ->
    [you] Вы платите
   *[they] { PLAYER($seat) } платит
} { how-much-amber }.
event-captured = { CAPITAL(CARD($card)) } захватывает { how-much-amber }.
event-exalted = { CAPITAL(CARD($card)) } возвышена: на неё { $amber ->
    [one] положен
   *[other] положено
} { $amber } { NOUN("amber", "nom", $amber) }.
event-amber-moved = { CAPITAL(CARD($card)) }: { $amber ->
    [one] перемещён
   *[other] перемещено
} { $amber } { NOUN("amber", "nom", $amber) }.
event-took-amber = { WHO($seat) ->
    [you] Вы переносите
   *[they] { PLAYER($seat) } переносит
} { how-much-amber } с { CARD($card, case: "gen") } в свой запас.
event-put-amber = { WHO($seat) ->
    [you] Вы кладёте
   *[they] { PLAYER($seat) } кладёт
} { how-much-amber } из своего запаса на { CARD($card, case: "acc") }.
event-amber-removed = С { CARD($card, case: "gen") } в общий запас уходит { $amber } { NOUN("amber", "nom", $amber) }.
event-amber-returned = { WHO($seat) ->
    [you] Вы получаете
   *[they] { PLAYER($seat) } получает
} { how-much-amber } с { CARD($card, case: "gen") }.
event-spent = { WHO($seat) ->
    [you] Вы тратите
   *[they] { PLAYER($seat) } тратит
} { how-much-amber } с { CARD($card, case: "gen") }.
how-much-amber = { $amber } { NOUN("amber", "acc", $amber) }
event-chained = { WHO($seat) ->
    [you] Вы получаете
   *[they] { PLAYER($seat) } получает
} { how-many-chains }.
event-unchained = { WHO($seat) ->
    [you] Вы сбрасываете
   *[they] { PLAYER($seat) } сбрасывает
} { how-many-chains }.
how-many-chains = { $chains } { NOUN("chain", "acc", $chains) }
event-raised = { WHO($seat) ->
    [you] Вы обращаете прилив на свою сторону.
   *[they] { PLAYER($seat) } обращает прилив на свою сторону.
}

## Events: zones

event-drew = { WHO($seat) ->
    [you] Вы берёте
   *[they] { PLAYER($seat) } берёт
} { $card ->
    [none] карту
   *[other] { CARD($card, case: "acc") }
}.
event-moved = { WHOSE($to) ->
    [theirs] { PLAYER($to) }: { CARD($card) }
   *[other] { CAPITAL(CARD($card)) }
} уходит { ZONE($to, case: "acc", style: "to") }.
event-secretly-moved = { WHOSE($to) ->
    [theirs] { PLAYER($to) }: { $card ->
        [none] карта
       *[other] { CARD($card) }
    }
   *[other] { $card ->
        [none] Карта
       *[other] { CAPITAL(CARD($card)) }
    }
} уходит { ZONE($to, case: "acc", style: "to") }.
event-shuffled = { WHO($seat) ->
    [you] Вы перемешиваете свою колоду.
   *[they] { PLAYER($seat) } перемешивает свою колоду.
}
event-rebuilt = { WHO($seat) ->
    [you] Ваша колода пуста: вы перемешиваете
   *[they] Колода пуста: { PLAYER($seat) } перемешивает
} стопку сброса, и она становится новой колодой.
event-swapped-deck = { WHO($seat) ->
    [you] Вы меняете
   *[they] { PLAYER($seat) } меняет
} местами свою колоду и стопку сброса.
event-revealed = { WHO($seat) ->
    [you] Вы раскрываете
   *[they] { PLAYER($seat) } раскрывает
} { CARD($card, case: "acc") }.
event-looked = { WHO($seat) ->
    [you] Вы смотрите
   *[they] { PLAYER($seat) } смотрит
} { ZONE($at, $seat, case: "acc") }.
event-grafted = { CAPITAL(CARD($card)) } имплантирована в { CARD($host, case: "acc") }.
event-hid = { $card ->
    [none] Карта
   *[other] { CAPITAL(CARD($card)) }
} положена в закрытую под { CARD($host, case: "acc") }.
event-named-house = { WHO($seat) ->
    [you] Вы называете
   *[they] { PLAYER($seat) } называет
} дом: { WORD($house, of: "house") }.

## Refusals

refusal-not-your-move = Сейчас решение не за вами
refusal-first-turn = В первый ход партии можно разыграть или сбросить только одну карту
refusal-other-house = Карта не принадлежит активному дому
refusal-cannot-be-played = Эффект не даёт разыграть эту карту
refusal-six-times = Эту карту и её копии в этот ход уже разыграли и использовали шесть раз
refusal-alpha-too-late = Карту с «Альфой» разыгрывают прежде всего остального на этом этапе
refusal-half-alone = Гигантское существо разыгрывают сразу двумя половинами, начиная с нижней
refusal-no-creature-to-attach = Нет существа, к которому можно прикрепить улучшение
refusal-cost-not-met = На это не хватает янтаря, или условие карты не выполнено
refusal-card-limit = Эффект не даёт разыграть в этот ход больше карт
refusal-is-exhausted = Карта повёрнута
refusal-is-stunned = Существо оглушено: использование лишь снимает оглушение
refusal-must-fight = Существо разъярено: если оно может биться, то обязано
refusal-card-forbids-it = Это запрещает эффект
refusal-nothing-to-use = У артефакта нет способности, которую можно использовать
refusal-behind-taunt = Это существо нельзя атаковать: его прикрывает сосед с «Провокацией»
refusal-nobody-to-fight = Нет вражеского существа, с которым можно биться
refusal-tide-changes-nothing = Прилив уже на вашей стороне, а больше цепей у вас быть не может: ничего бы не изменилось
refusal-only-in-first-step = Ключи куют на этапе 1
refusal-house-not-available = { $rule ->
    [kf-3-7] Эффект не даёт выбрать этот дом
   *[other] Этого дома нет ни на вашей карте архонта, ни на картах, которые вы контролируете
}

## Outcomes

outcome-three-keys = { $count ->
    [1] { WHO($winners) ->
        [you] Вы сковали третий ключ и победили!
       *[they] Побеждает { LIST($winners) }: третий ключ скован!
    }
   *[other] Третий ключ скован, побеждают { LIST($winners) }!
}

## Texts of cards: abilities

# A heading such as «Розыгрыш:»; the condition comes right behind it.
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
script-host-bold = это существо получает способность «{ NOTE("self", "by-name") }{ WORD($word, of: "bold") }: { script-condition-first }{ RUN($effect) }»
script-condition-first = { $condition ->
    [none] {""}
   *[other] если { $condition }{ script-note-them },{" "}
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
   *[other] {" "}и { $condition }
}, вместо этого { AT_ONCE($effect) }
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
    [1] один раз за ход
   *[other] до { $limit } раз за ход
}
script-static-subject = { $condition ->
    [none] { PHRASE($group, "nom", "plural", $form) }
   *[other] { STYLE($condition) ->
        [self] { script-same-subject }
        [attack] { script-same-subject }
       *[other] { PHRASE($group, "nom", "plural", $form) }
    }
}
script-own-pronoun = { $self ->
    [its-host] оно
    [creature] оно
   *[other] она
}
script-same-subject = { HEAD($group) ->
    [this-card] { script-own-pronoun }
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
            [self] пока { $condition },{" "}
            [state] пока { $condition },{" "}
            [attack] когда { $condition },{" "}
            [other-house] { $limit ->
                [0] если { $condition },{" "}
               *[other] в каждый ход, когда { $condition },{" "}
            }
           *[other] если { $condition },{" "}
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
           *[other] , если { $condition }
        }
    }
}
script-gains = { $subject-number ->
    [sing] получает
   *[plur] получают
} способность «{ NOTE("told", "none") }{ CAPITAL(RUN($ability)) }»
script-played-only-if = эту карту можно разыграть, только если { $condition }
script-cost-to-play = чтобы разыграть эту карту, потеряйте { COUNTED($amber, "amber", "acc") }
script-fights-only = это существо может биться только с { PHRASE($group, "ins", "plural") }
script-holds-host = вы контролируете это существо
script-copies-before-play = когда вы разыгрываете эту карту, она становится копией { PHRASE($model, "gen") }
script-control = вы контролируете эту карту

## Texts of cards: what abilities wait for

trigger-played = каждый раз, когда { $whose ->
    [you] вы разыгрываете
    [opponent] соперник разыгрывает
   *[any] игрок разыгрывает
} { trigger-object }
trigger-subject = { $subject ->
    [none] карта
   *[other] { PHRASE($subject) }
}
trigger-object = { $subject ->
    [none] карту
   *[other] { PHRASE($subject, "acc") }
}
trigger-entered = каждый раз, когда { trigger-subject } входит в игру
trigger-reaped = каждый раз, когда { trigger-object } используют для сбора
trigger-reaps = перед тем как { trigger-object } используют для сбора
    .style = before
trigger-attacks = перед тем как { trigger-subject } начинает бой
    .style = before
trigger-fought = каждый раз, когда { trigger-subject } бьётся
trigger-survived = каждый раз, когда { trigger-subject } переживает бой
trigger-acted = каждый раз, когда применяют «{ WORD("action", of: "bold") }:» карты
trigger-used-omni = каждый раз, когда применяют «{ WORD("omni", of: "bold") }:» карты
trigger-used = каждый раз, когда { $whose ->
    [you] вы используете
    [opponent] соперник использует
   *[any] игрок использует
} { trigger-object }
trigger-destroyed = { $mood ->
    [would] когда { trigger-object } должны уничтожить
   *[imperative] каждый раз, когда уничтожается { trigger-subject }
}
trigger-tagged = { trigger-destroyed }
trigger-fell = каждый раз, когда { trigger-subject } уничтожается в бою с { $other ->
    [none] другим существом
   *[other] { PHRASE($other, "ins", 1, "creature") }
}{ NOTE("fallen", "yes") }
trigger-left = когда { trigger-subject } покидает игру
trigger-discarded = каждый раз, когда { $whose ->
    [you] вы сбрасываете
    [opponent] соперник сбрасывает
   *[any] игрок сбрасывает
} с руки { trigger-object }
trigger-forged = каждый раз, когда { $whose ->
    [you] вы куёте
    [opponent] соперник куёт
   *[any] игрок куёт
} ключ{ $form ->
    [during] {" "}в свой следующий ход
   *[other] {""}
}{ trigger-note-them }
    .doer = within
trigger-note-them = { $whose ->
    [opponent] { NOTE("they", "told") }
   *[other] {""}
}
trigger-chose-house = каждый раз, когда { $whose ->
    [you] вы выбираете
    [opponent] соперник выбирает
   *[any] игрок выбирает
} { $form ->
    [house] активным
   *[other] активный дом
}
    .style = chose-house
trigger-raised = каждый раз, когда { $whose ->
    [you] вы обращаете
    [opponent] соперник обращает
   *[any] игрок обращает
} прилив на свою сторону{ trigger-note-them }
# A colon follows a moment.
trigger-turn-began = в начале { $whose ->
    [you] вашего хода
    [opponent] хода соперника
   *[any] каждого хода
}
    .style = moment
trigger-turn-ended = в конце { $form ->
    [this-turn] этого хода
   *[other] { $whose ->
        [you] вашего хода
        [opponent] хода соперника
       *[any] каждого хода
    }
}
    .style = moment
trigger-damaged = каждый раз, когда { trigger-subject } получает урон
trigger-icon-damaged = каждый раз, когда { trigger-subject } получает урон от бонусного символа
trigger-reap-gains = каждый раз, когда вы получили бы янтарь за сбор { trigger-means }
    .style = each-time
trigger-means = { $subject ->
    [none] картой
   *[other] { PHRASE($subject, "ins") }
}
trigger-icon-captures = когда вы должны разыграть бонусный символ «Захват»

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
            [infinitive] выбрать
           *[imperative] выберите
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
        [own] в свой следующий ход
        [during] в { $whose ->
            [you] ваш следующий ход
           *[other] следующий ход соперника
        }
       *[plain] до конца { $whose ->
            [you] вашего следующего хода
           *[other] следующего хода соперника
        }
    }
   *[no] до конца хода
}
script-start-of-turn = до начала { $whose ->
    [you] вашего следующего хода
   *[other] следующего хода соперника
}
script-while-in-play = пока { script-this-nom } в игре,
script-until-they-leave = {""}
    .leave = yes
script-until-used-up = {""}
    .style = { $cards ->
        [1] once
        [2] twice
       *[other] often
    }

## Texts of cards: effects in a row

list-then = { $rest } и { $last }
list-but = { $rest }, но { $last }
script-may = { $mood ->
    [infinitive] при желании { EFFECT($effect, "infinitive") }
   *[imperative] { $form ->
        [inline] при желании { EFFECT($effect, "imperative") }
       *[other] вы можете { EFFECT($effect, "infinitive") }
    }
}
script-if = { STYLE($condition) ->
    [found] {""}
    [done] { SAYS($then, "leave") ->
        [yes] {""}
       *[other] если { $condition },{" "}
    }
   *[other] если { $condition }{ script-note-them },{" "}
}{ EFFECT($then, "imperative") }{ $otherwise ->
    [none] {""}
   *[other] , иначе { EFFECT($otherwise, "imperative") }
}
    .bare = { STYLE($condition) ->
        [done] { SAYS($then, "leave") }
       *[other] no
    }
script-they = { $they ->
    [told] он
   *[other] соперник
}
script-note-them = { SAYS($condition, "whose") ->
    [opponent] { NOTE("they", "told") }
   *[other] {""}
}
script-for-each = { $to-it ->
    [yes] { NOTE("each", "yes") }{ EFFECT($effect, "imperative") } по очереди{ NOTE("each", "no") }
   *[no] за { PHRASE($cards, "acc", 1, "each") } { EFFECT($effect, "imperative") }
}
script-again = { $mood ->
    [infinitive] повторить
   *[imperative] повторите
} это
script-do-it = { $mood ->
    [infinitive] сделать
   *[imperative] сделайте
} это
script-repeat = { SAYS($effect, "until") ->
    [none] { $times ->
        [none] { EFFECT($effect, $mood) }
        [2] { $form ->
            [sentence] { EFFECT($effect, $mood) }. Затем { script-do-it } ещё раз
           *[other] { script-do-it } дважды: { EFFECT($effect, $mood) }
        }
       *[other] { script-do-it } { COUNTED($times, "time", "acc") }: { EFFECT($effect, $mood) }
    }{ $while ->
        [none] {""}
       *[other] ; повторяйте это, пока { CLAUSE($while, "while") }
    }
   *[discard] { $while ->
        [none] { EFFECT($effect, $mood) }
       *[other] { $mood ->
            [infinitive] сбрасывать
           *[imperative] сбрасывайте
        } карты с верха своей колоды, пока не сбросите { CLAUSE($while, "until") } или колода не кончится
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
            [infinitive] выбрать
           *[imperative] выберите
        } { PHRASE($what, "acc") }
    }
}
    .joins = yes
    .style = { STYLE($what) }
script-note = { $mood ->
    [infinitive] запомнить
   *[imperative] запомните
}
script-choose-one = { $mood ->
    [infinitive] выбрать
   *[imperative] выберите
} одно: { LIST($modes, "nom", "or") }
script-by-opponent = соперник делает так: «{ CAPITAL(RUN($effect)) }»

## Texts of cards: æmber

script-gain = { $whose ->
    [you] { $mood ->
        [infinitive] получить
       *[imperative] получите
    }
    [opponent] { $mood ->
        [infinitive] дать сопернику получить
       *[imperative] { script-they } получает
    }
   *[any] { $mood ->
        [infinitive] дать каждому игроку получить
       *[imperative] каждый игрок получает
    }
} { STYLE($amount) ->
    [all] столько янтаря, сколько { AMOUNT($amount, "own-head") }
   *[other] { COUNTED($amount, "amber", "acc") }
}
    .players = { STYLE($amount) ->
        [all] each
        [each] each
       *[other] none
    }
script-lose = { $whose ->
    [you] { $mood ->
        [infinitive] потерять
       *[imperative] потеряйте
    }
    [opponent] { $mood ->
        [infinitive] заставить соперника потерять
       *[imperative] { script-they } теряет
    }
   *[any] { $mood ->
        [infinitive] заставить каждого игрока потерять
       *[imperative] каждый игрок теряет
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
        [infinitive] украсть
       *[imperative] украдите
    }
   *[opponent] { $mood ->
        [infinitive] дать сопернику украсть
       *[imperative] { script-they } крадёт
    }
} { COUNTED($amount, "amber", "acc") }
script-pay = { $whose ->
    [you] { $mood ->
        [infinitive] заплатить сопернику
       *[imperative] заплатите сопернику
    }
   *[opponent] { $mood ->
        [infinitive] заставить соперника заплатить вам
       *[imperative] { script-they } платит вам
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
        [infinitive] захватить
       *[imperative] захватите
    } { COUNTED($amount, "amber", "acc") }
    [several] { $mood ->
        [infinitive] захватить { PHRASE($cards, "ins") } по { script-amber-each }
       *[imperative] { PHRASE($cards, "nom") } захватывают по { script-amber-each }
    }
    [one] { STYLE($amount) ->
        [each] { script-capture-one }
        [times] { script-capture-one }
       *[other] { script-capture-some }
    }
   *[other] { script-capture-some }
}{ $own_side ->
    [yes] {" "}у своего же игрока
   *[no] {""}
}{ script-tail }
    .joined = no
script-capture-one = { $mood ->
    [infinitive] захватить { SPELLED(1, $cards, "ins") } { PHRASE($cards, "ins", 1, "creature") }
   *[imperative] { SPELLED(1, $cards) } { PHRASE($cards, "nom", 1, "creature") } захватывает
} { COUNTED($amount, "amber", "acc") }
script-capture-some = { $mood ->
    [infinitive] захватить { PHRASE($cards, "ins", 1, "creature") } { COUNTED($amount, "amber", "acc") }
   *[imperative] { PHRASE($cards, "nom", 1, "creature") } захватывает { COUNTED($amount, "amber", "acc") }
}
script-amber-each = { STYLE($amount) ->
    [number] { $amount ->
        [1] 1 янтарю
       *[other] { COUNTED($amount, "amber", "acc") }
    }
   *[other] { COUNTED($amount, "amber", "acc") }
}
script-exalt = { $mood ->
    [infinitive] возвысить
   *[imperative] возвысьте
} { PHRASE($cards, "acc", 1, "creature") }{ STYLE($amount) ->
    [number] { $amount ->
        [1] {""}
        [2] {" "}дважды
       *[other] {" "}{ COUNTED($amount, "time", "acc") }
    }
   *[other] {" "}{ COUNTED($amount, "time", "acc") }
}
    .joins = yes
script-take-amber = { $mood ->
    [infinitive] переместить
   *[imperative] переместите
} { STYLE($amount) ->
    [number] { $amount ->
        [99] весь янтарь
       *[other] { COUNTED($amount, "amber", "acc") }
    }
   *[other] { COUNTED($amount, "amber", "acc") }
} с { STYLE($cards) ->
    [one] { PHRASE($cards, "gen", 1, "amberless") }
   *[other] { PHRASE($cards, "gen", 1, "after") }
} в { $to ->
    [pool] свой личный запас
   *[supply] общий запас
}
script-put-amber = { $mood ->
    [infinitive] переместить
   *[imperative] переместите
} { COUNTED($amount, "amber", "acc") } из своего личного запаса на { PHRASE($cards, "acc", 1, "after") }
script-gain-chains = { $whose ->
    [you] { $mood ->
        [infinitive] получить
       *[imperative] получите
    }
    [opponent] { $mood ->
        [infinitive] дать сопернику
       *[imperative] { script-they } получает
    }
   *[any] { $mood ->
        [infinitive] дать каждому игроку
       *[imperative] каждый игрок получает
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
        [1] { script-deal-verb } { PHRASE($cards, "acc", 1, "shared") }, как угодно распределив урон между { PHRASE($cards, "ins", 1, "among") }
       *[other] { script-deal-verb } { script-damage-to }
    }
   *[other] { script-deal-verb } { script-damage-to }
}{ $splash ->
    [0] {""}
   *[other] {" "}с разбросом { $splash }
}{ script-deal-tail }{ $through_armour ->
    [yes] , невзирая на броню
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
   *[imperative] { script-choose-verb } { PHRASE($cards, "acc", 1, "creature") } и { script-deal-verb } { script-it-dat }
} { script-damage }{ script-damage-each }
script-damage-to = { STYLE($cards) ->
    [known] { PHRASE($cards, "dat", 1, "creature") } { script-damage }{ script-damage-each }
    [foe] { PHRASE($cards, "dat", 1, "creature") } { script-damage }{ script-damage-each }
    [several] по { script-damage-share } { PHRASE($cards, "dat", 1, "creature") }{ script-damage-each }
   *[other] { $splash ->
        [0] { script-damage } { PHRASE($cards, "dat", 1, "creature") }{ script-damage-each }
       *[other] { PHRASE($cards, "dat", 1, "creature") } { script-damage }{ script-damage-each }
    }
}
script-it-dat = { NOUN("it", "dat") }
script-choose-verb = { $mood ->
    [infinitive] выбрать
   *[imperative] выберите
}
script-deal-verb = { $mood ->
    [infinitive] нанести
   *[imperative] нанесите
}
script-damage = { STYLE($amount) ->
    [number] { COUNTED($amount, "damage", "acc") }
    [each] 1 урон
    [times] { AMOUNT($amount, "factor") } урона
    [that] { $apart ->
        [yes] { $previous ->
            [heal] столько урона, сколько снято,
           *[other] столько же урона
        }
       *[other] столько же урона
    }
   *[other] Х урона
}
script-damage-share = { STYLE($amount) ->
    [number] { $amount ->
        [1] 1 урону
       *[other] { COUNTED($amount, "damage", "acc") }
    }
   *[other] { script-damage }
}
# What the damage is counted by stands behind those who get it.
script-damage-each = { STYLE($amount) ->
    [number] {""}
    [that] {""}
    [each] {" "}{ AMOUNT($amount, "plain") }
    [times] {" "}{ AMOUNT($amount, "plain") }
   *[other] , где Х — { AMOUNT($amount, "number") }
}
# How often something is chosen comes behind all else.
script-tail = { STYLE($cards) ->
    [spread] { PHRASE($cards, "acc", 1, "times") }
    [many] { PHRASE($cards, "acc", 1, "times") }
   *[other] {""}
}
script-deal-at-once = { $mood ->
    [infinitive] нанести
   *[imperative] нанесите
} { COUNTED($amount, "damage", "acc") } { PHRASE($cards, "dat", 1, "creature") }{ $third_cards ->
    [none] {" "}и
   *[other] ,
} { COUNTED($second_amount, "damage", "acc") } { PHRASE($second_cards, "dat", 1, "creature") }{ $third_cards ->
    [none] {""}
   *[other] {" "}и { COUNTED($third_amount, "damage", "acc") } { PHRASE($third_cards, "dat", 1, "creature") }
}
    .style = deal
script-strip-armour = { $mood ->
    [infinitive] лишить { PHRASE($cards, "acc", 1, "creature") } всей брони до конца хода и нанести
   *[imperative] лишите { PHRASE($cards, "acc", 1, "creature") } всей брони до конца хода и нанесите
} каждому 1 урон за каждую единицу брони, потерянную таким образом
    .style = deal
script-heal = { STYLE($amount) ->
    [number] { $amount ->
        [1000] полностью { script-heal-verb } { PHRASE($cards, "acc", 1, "creature") }
       *[other] { script-heal-some }
    }
   *[other] { script-heal-some }
}
    .style = heal
    .joins = yes
script-heal-damage = { STYLE($amount) ->
    [that] { $previous ->
        [upto] до { AMOUNT($amount, "upto") } урона
       *[other] столько же урона
    }
   *[other] { COUNTED($amount, "damage", "acc") }
}
script-heal-some = { script-take-off } { STYLE($cards) ->
    [known] с { PHRASE($cards, "gen", 1, "from") } { script-heal-damage }
    [one] { STYLE($amount) ->
        [each] с { SPELLED(1, $cards, "gen") } { PHRASE($cards, "gen", 1, "after") } { script-heal-damage }
        [times] с { SPELLED(1, $cards, "gen") } { PHRASE($cards, "gen", 1, "after") } { script-heal-damage }
       *[other] { script-heal-damage } с { PHRASE($cards, "gen", 1, "after") }
    }
   *[other] { script-heal-damage } с { PHRASE($cards, "gen", 1, "after") }
}
script-heal-verb = { $mood ->
    [infinitive] вылечить
   *[imperative] вылечите
}
script-destroy = { $sacrifice ->
    [yes] { $mood ->
        [infinitive] принести в жертву
       *[imperative] принесите в жертву
    }
   *[no] { $mood ->
        [infinitive] уничтожить
       *[imperative] уничтожьте
    }
} { PHRASE($cards, "acc") }
    .style = destroy

## Texts of cards: zones

script-put = { $to ->
    [hand] { ORIGIN($cards) ->
        [deck] { $mood ->
            [infinitive] взять
           *[imperative] возьмите
        } { script-target } на руку
       *[other] { $mood ->
            [infinitive] вернуть
           *[imperative] верните
        } { PHRASE($cards, "acc", 1, "target") } { OWNER($cards) ->
            [you] на руку
           *[other] { STYLE($cards) ->
                [every] на руки владельцев
                [zone] на руки владельцев
                [several] на руки владельцев
               *[other] на руку владельца
            }
        }
    }
    [discard] { $mood ->
        [infinitive] сбросить
       *[imperative] сбросьте
    } { script-target }
    [archive] { script-archive }
    [your-archive] { script-lay } { PHRASE($cards, "acc", 1, "target") } в свой архив
    [purged] { $mood ->
        [infinitive] изгнать
       *[imperative] изгоните
    } { script-target }
    [top-of-deck] { script-lay } { PHRASE($cards, "acc", 1, "target") } на верх { OWNER($cards) ->
        [you] колоды
       *[other] { STYLE($cards) ->
            [every] колод владельцев
            [zone] колод владельцев
            [several] колод владельцев
           *[other] колоды владельца
        }
    }
   *[deck] { $mood ->
        [infinitive] замешать
       *[imperative] замешайте
    } { STYLE($cards) ->
        [zone] { PHRASE($cards, "acc", 1, "whole") }
       *[other] { PHRASE($cards, "acc", 1, "target") }
    } { OWNER($cards) ->
        [you] в колоду
       *[other] { STYLE($cards) ->
            [every] в колоды владельцев
            [zone] в колоды владельцев
            [several] в колоды владельцев
           *[other] в колоду владельца
        }
    }
}{ $linked ->
    [yes] {" "}и { $mood ->
        [infinitive] связать
       *[imperative] свяжите
    } { GENDER($cards) ->
        [femn] её
       *[other] его
    } с этой картой
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
        [infinitive] положить { PHRASE($cards, "acc", 1, "target") } в его архив
       *[imperative] { script-they } кладёт { PHRASE($cards, "acc", 1, "theirs") } в архив
    }
   *[any] { SIDE($cards) ->
        [you] { script-archive-own }
        [named] { script-archive-known }
       *[other] { script-lay } { PHRASE($cards, "acc", 1, "target") } { STYLE($cards) ->
            [one] в архив владельца
           *[other] в архивы владельцев
        }
    }
}
script-archive-own = { script-lay } { PHRASE($cards, "acc", 1, "target") } в архив
# A card that was given the ability may be anybody's.
script-archive-known = { $own ->
    [this-card] { $self ->
        [this-card] { script-archive-own }
        [by-name] { script-archive-own }
       *[other] { script-archive-own } владельца
    }
   *[other] { $self ->
        [creature] { script-archive-own } владельца
       *[other] { script-archive-own }
    }
}
script-lay = { $mood ->
    [infinitive] положить
   *[imperative] положите
}
script-draw = { $whose ->
    [you] { $mood ->
        [infinitive] взять
       *[imperative] возьмите
    }
    [opponent] { $mood ->
        [infinitive] дать сопернику взять
       *[imperative] { script-they } берёт
    }
   *[any] { $mood ->
        [infinitive] дать каждому игроку взять
       *[imperative] каждый игрок берёт
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
        [infinitive] перемешать
       *[imperative] перемешайте
    } { $deck ->
        [told] колоду
       *[other] свою колоду
    }
    [opponent] соперник перемешивает свою колоду
   *[any] каждый игрок перемешивает свою колоду
}
script-swap-deck-and-discard = { script-swap-verb } местами свою колоду и стопку сброса
script-swap-verb = { $mood ->
    [infinitive] поменять
   *[imperative] поменяйте
}
script-reveal = { $mood ->
    [infinitive] раскрыть
   *[imperative] раскройте
} { STYLE($cards) ->
    [zone] { PHRASE($cards, "acc", 1, "whole") }
   *[other] { PHRASE($cards, "acc") }
}
    .style = reveal
    .joins = yes
script-look-at = { STYLE($cards) ->
    [zone] { OWNER($cards) ->
        [you] { $mood ->
            [infinitive] просмотреть
           *[imperative] просмотрите
        }
       *[other] { script-look-verb }
    } { PHRASE($cards, "acc", 1, "whole") }
   *[other] { script-look-verb } { PHRASE($cards, "acc") }
}
script-look-verb = { $mood ->
    [infinitive] посмотреть
   *[imperative] посмотрите
}
script-put-under = { $facedown ->
    [yes] { script-lay } { PHRASE($cards, "acc") } в закрытую под эту карту
   *[no] { $mood ->
        [infinitive] имплантировать
       *[imperative] имплантируйте
    } { PHRASE($cards, "acc") } в { $self ->
        [its-host] это существо
       *[other] эту карту
    }
}

## Texts of cards: how cards stand

script-set-mark = { $form ->
    [object] { PHRASE($cards, "acc", 1, "creature") }
   *[other] { $on ->
        [yes] { $mark ->
            [stun] { $mood ->
                [infinitive] оглушить
               *[imperative] оглушите
            }
            [ward] { $mood ->
                [infinitive] защитить
               *[imperative] защитите
            }
            [enrage] { $mood ->
                [infinitive] разъярить
               *[imperative] разъярите
            }
           *[exhausted] { $mood ->
                [infinitive] повернуть
               *[imperative] поверните
            }
        }
       *[no] { $mark ->
            [stun] { script-take-off } оглушение с
            [ward] { script-take-off } защиту с
            [enrage] { script-take-off } ярость с
           *[exhausted] { $mood ->
                [infinitive] подготовить
               *[imperative] подготовьте
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
    [infinitive] снять
   *[imperative] снимите
}
script-add-counters = { STYLE($cards) ->
    [one] { STYLE($amount) ->
        [each] { script-choose-verb } { PHRASE($cards, "acc", 1, "creature") } и { script-give-verb } { script-it-dat }
        [times] { script-choose-verb } { PHRASE($cards, "acc", 1, "creature") } и { script-give-verb } { script-it-dat }
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
    [infinitive] дать
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
script-swap = { script-swap-verb } местами { PHRASE($one, "acc", 1, "creature") } и { PHRASE($other, "acc", 1, "creature") }
    .style = swap
script-move-to-flank = { $mood ->
    [infinitive] переместить
   *[imperative] переместите
}{ $form ->
    [bare] {""}
   *[other] {" "}{ PHRASE($cards, "acc") }
} на фланг боевой линии
    .bare = yes
script-take-control = { $whose ->
    [you] { $mood ->
        [infinitive] взять под контроль
       *[imperative] возьмите под контроль
    }
   *[opponent] { $mood ->
        [infinitive] отдать под контроль соперника
       *[imperative] соперник берёт под контроль
    }
} { PHRASE($cards, "acc") }{ $while_in_play ->
    [yes] , пока «{ NAME($own-card) }» не покинет игру
   *[no] {""}
}

## Texts of cards: playing, using, forging

script-play-card = { $mood ->
    [infinitive] разыграть
   *[imperative] разыграйте
} { script-target }{ script-as-yours }
script-it-were-yours = { GENDER($cards) ->
    [masc] он был ваш
    [femn] она была ваша
   *[neut] оно было ваше
}
script-as-yours-in-play = { SIDE($cards) ->
    [opponent] , как если бы { script-it-were-yours }
    [any] , как если бы { script-it-were-yours }
   *[other] {""}
}
script-as-yours = { SIDE($cards) ->
    [opponent] , как если бы { script-it-were-yours }
   *[other] {""}
}
script-put-into-play = { $mood ->
    [infinitive] поместить
   *[imperative] поместите
} { STYLE($cards) ->
    [one] в игру { PLACE($cards, "from") } { PHRASE($cards, "acc", 1, "placeless") }
   *[other] { PHRASE($cards, "acc") } в игру
} { $yours ->
    [yes] { OWNER($cards) ->
        [you] {""}
       *[other] под свой контроль
    }
   *[no] под контроль владельца
}{ $in_its_place ->
    [yes] {" "}на то место, где стояла эта карта
   *[no] {""}
}
script-gain-text = { script-choose-verb } { PHRASE($cards, "acc", 1, "creature") } в игре: до конца хода { GENDER($cards) ->
    [masc] он
    [femn] она
   *[neut] оно
} получает текст { $previous ->
    [reveal] раскрытого существа
   *[other] { PHRASE($of, "gen") }
}
    .leave = yes
script-resolve-icons = { $mood ->
    [infinitive] разыграть
   *[imperative] разыграйте
} { STYLE($cards) ->
    [known] { PHRASE($cards, "gen") } бонусные символы
   *[other] бонусные символы { PHRASE($cards, "gen") }
}, как если бы вы разыграли { script-it-acc }
script-use = { $how ->
    [fight] { script-begin-verb } { STYLE($cards) ->
        [known] { $each ->
            [yes] бой { PHRASE($cards, "ins", 1, "creature") }
           *[other] { PHRASE($cards, "ins", 1, "creature") } бой
        }
       *[other] бой { PHRASE($cards, "ins", 1, "creature") }
    }{ $against ->
        [none] {""}
       *[other] {" "}против { STYLE($against) ->
            [it] него
           *[other] { PHRASE($against, "gen", 1, "creature") }
        }
    }
    [reap] { script-use-verb } { PHRASE($cards, "acc", 1, "creature") } для сбора
   *[any] { script-use-verb } { SIDE($cards) ->
        [any] { AGREE("any", $cards, "acc") } { PHRASE($cards, "acc") } в игре
       *[other] { PHRASE($cards, "acc") }
    }{ script-as-yours-in-play }
}{ SAYS($cards, "ordered") ->
    [yes] , по { SPELLED(1, $cards, "dat") }
   *[other] {""}
}
script-begin-verb = { $mood ->
    [infinitive] начать
   *[imperative] начните
}
script-use-verb = { $mood ->
    [infinitive] использовать
   *[imperative] используйте
}
script-trigger-abilities = { $mood ->
    [infinitive] применить
   *[imperative] примените
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
    [infinitive] сковать
   *[imperative] скуйте
} ключ { $free ->
    [yes] бесплатно
   *[no] по текущей цене{ STYLE($change) ->
        [number] { $change ->
            [0] {""}
           *[other] {" "}плюс { COUNTED($change, "amber", "nom") }
        }
       *[other] {" "}плюс Х янтаря, где Х — { AMOUNT($change, "number") }
    }
}
script-unforge-last = { $mood ->
    [infinitive] расковать
   *[imperative] раскуйте
} ключ, который соперник сковал в свой прошлый ход
script-raise-tide = { $whose ->
    [you] { $mood ->
        [infinitive] обратить
       *[imperative] обратите
    } прилив на свою сторону
   *[opponent] { $mood ->
        [infinitive] обратить прилив на сторону соперника
       *[imperative] соперник обращает прилив на свою сторону
    }
}
script-stop-fight = бой не состоится
script-strike-instead = это существо наносит урон не атакованному существу, а { PHRASE($cards, "dat", 1, "creature") } по вашему выбору

## Texts of cards: what is chosen

script-choose = { $times ->
    [none] { script-choose-some }
   *[other] { $again ->
        [yes] { script-choose-spread }
       *[no] { script-choose-many }
    }
}{ $by ->
    [opponent] {" "}по выбору соперника
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
        [99] любое число { PHRASE($domain, "gen", "plural") }
        [1] { PHRASE($domain, $case) } (по желанию)
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
        [99] любое число { PHRASE($domain, "gen", "plural") }
       *[other] { $form ->
            [times] {" "}{ script-how-often } (по желанию)
            [creature] по { SPELLED(1, $domain, "dat") } { PHRASE($domain, "dat") }
            [target] по { SPELLED(1, $domain, "dat") } { PHRASE($domain, "dat") }
           *[plain] до { COUNTED($times, $domain, "gen") }
        }
    }
   *[no] { STYLE($times) ->
        [all] столько { PHRASE($domain, "gen", "plural") }, сколько { AMOUNT($times, "head") } янтаря,
        [each] { $form ->
            [times] {" "}{ script-how-often } (каждый раз выбирайте другое)
            [creature] { PHRASE($domain, $case) }
            [target] { PHRASE($domain, $case) }
           *[plain] { COUNTED($times, $domain, $case) }
        }
       *[other] { COUNTED($times, $domain, $case) }
    }
}
script-choose-spread = { $form ->
    [shared] { STYLE($times) ->
        [number] { COUNTED($times, "damage", "acc") }
        [times] { AMOUNT($times, "factor") } урона { AMOUNT($times, "plain") }
        [each] 1 урон { AMOUNT($times, "plain") }
        [rest] 1 урон { AMOUNT($times, "plain") }
       *[other] { COUNTED($times, "damage", "acc") }
    }
    [among] { PHRASE($domain, $case, "plural") }
    [times] {" "}{ script-how-often } (каждый раз выбирайте заново)
    [creature] { PHRASE($domain, $case) }
    [target] { PHRASE($domain, $case) }
   *[plain] { PHRASE($domain, $case) } { script-how-often } (каждый раз выбирайте заново)
}
script-how-often = { STYLE($times) ->
    [number] { COUNTED($times, "time", "acc") }
    [times] { AMOUNT($times, "factor") } раза { AMOUNT($times, "plain") }
    [each] { AMOUNT($times, "plain") }
    [rest] { AMOUNT($times, "plain") }
   *[other] { COUNTED($times, "time", "acc") }
}
script-choose-number = число{ STYLE($most) ->
    [total] {""}
   *[other] {" "}от { $least } до { AMOUNT($most, "limit") }
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
       *[no] { PHRASE($group, $case, $most) } с наименьшей силой
    }
   *[other] { PHRASE($group, $case, $most) } с { $highest ->
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
    [theirs] своей колоды
   *[other] { $whose ->
        [you] своей колоды
        [opponent] колоды соперника
       *[any] колоды каждого игрока
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
   *[other] { AGREE("chosen", "card", $case, "plural") } { NOUN("card", $case, "plural") }
}
    .head = card
    .style = several
script-with-neighbours = { PHRASE($group, $case) } и { AGREE("each", "neighbour", $case) } его { NOUN("neighbour", $case) }
    .head = { HEAD($group) }
    .style = several
script-houses = { NOUN("house", $case, $count) }{ $of_opponent ->
    [yes] {" "}с карты архонта соперника
   *[no] {""}
}
    .head = house
script-kept = { $what ->
    [none] { $form ->
        [creature] { AGREE("chosen", "creature", $case) } { NOUN("creature", $case) }
       *[other] { AGREE("chosen", "card", $case) } { NOUN("card", $case) }
    }
   *[other] { STYLE($what) ->
        [every] { AGREE("each", HEAD($what), $case) } из запомненных { NOUN(HEAD($what), "gen", "plural") }
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
        [several] { AGREE("each", "creature", $case) } из них
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
            [from] него
           *[other] { NOUN("it", $case) }
        }
    }
    [this-way] { $form ->
        [each] { AGREE("each", "card", $case) } из них
        [many] { NOUN("this-card", $case, "plural") }
        [creature] { script-it }
        [after] { NOUN("its-host", $case) }
        [from] { script-it-from }
       *[other] { script-it }
    }
   *[it] { $each ->
        [yes] { AGREE("each", $it, $case) } из них
       *[other] { $form ->
            [each] { AGREE("each", "creature", $case) } из них
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
    [its-host] { NOUN("it", $case) }
    [creature] { NOUN("it", $case) }
    [by-name] { script-this }
   *[other] { NOUN("it-femn", $case) }
}
# A pronoun for what the text spoke of last.
script-it = { $apart ->
    [yes] { script-it-apart }
   *[other] { $it-number ->
        [plur] { NOUN("it", $case, "plural") }
       *[sing] { GENDER($it) ->
            [masc] { NOUN("it-masc", $case) }
            [femn] { NOUN("it-femn", $case) }
           *[neut] { NOUN("it", $case) }
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
            [femn] неё
           *[other] него
        }
    }
}
script-it-is = { $it-number ->
    [plur] они
   *[sing] { GENDER($it) ->
        [masc] он
        [femn] она
       *[neut] оно
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
            [whole] и { CLAUSE($other, "whole-too") }
            [in] или { CLAUSE($other, "in") }
           *[other] { $form ->
                [all] и
               *[other] { $count ->
                    [plural] и
                   *[other] или
                }
            } { SAYS($one, "play") ->
                [yes] { CLAUSE($other, "more-own") }
               *[other] { CLAUSE($other, "more") }
            }
        }
       *[other] {" "}или { CLAUSE($other, "zone") }
    }
    [house] { CLAUSE($one) } { $count ->
        [plural] и{ STYLE($other) ->
            [trait] { $form ->
                [all] {" "}{ AGREE("all", $head, $case, "plural") }
               *[other] {""}
            } { NOUN($head, $case, "plural") }
           *[other] {""}
        }
       *[other] или
    } { CLAUSE($other) }
   *[other] { PHRASE($one, $case, $count) } { $count ->
        [plural] и{ $form ->
            [all] {" "}{ AGREE("all", $other, $case, "plural") }
           *[other] {""}
        }{ script-side-too }
       *[other] или
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
    [stun] без оглушения
    [ward] без защиты
    [enrage] без ярости
    [amber] без янтаря
    [it] { AGREE("other", $head, $case, $count) }
    [kept] { AGREE("other", $head, $case, $count) }
    [of] не { CLAUSE($group) }
    [own-houses] не { CLAUSE($group) }
    [place] не { CLAUSE($group) }
    [name] с другим названием
   *[other] (кроме { PHRASE($group, "gen", "plural") })
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
having-flank = на фланге
    .role = after
    .style = place
having-power = { $most ->
    [none] с силой { $least } или больше
   *[other] { $least ->
        [-99] с силой { $most } или меньше
       *[other] с силой { $most }
    }
}
    .role = after
    .style = place
having-armour = с бронёй
    .role = after
    .style = place
having-elusive = { AGREE("elusive", $head, $case, $count) }
    .role = before
having-skirmish = с «{ WORD("skirmish", of: "keyword", case: "ins") }»
    .role = after
    .style = place
having-taunt = с «{ WORD("taunt", of: "keyword", case: "ins") }»
    .role = after
    .style = place
having-poison = с «{ WORD("poison", of: "keyword", case: "ins") }»
    .role = after
    .style = place
having-invulnerable = { AGREE("invulnerable", $head, $case, $count) }
    .role = before
having-assault = с «{ WORD("assault", of: "keyword", case: "ins") }»
    .role = after
    .style = place
having-hazardous = { AGREE("hazardous", $head, $case, $count) }
    .role = before
having-deploy = с «{ WORD("deploy", of: "keyword", case: "ins") }»
    .role = after
    .style = place
having-alpha = с «{ WORD("alpha", of: "keyword", case: "ins") }»
    .role = after
    .style = place
having-omega = с «{ WORD("omega", of: "keyword", case: "ins") }»
    .role = after
    .style = place
script-of-house = { $form ->
    [not] не{" "}
   *[other] {""}
}{ WORD($house, of: "house", case: "gen") }
    .role = next
    .style = house
script-of-trait = { $form ->
    [not] без атрибута
   *[other] с атрибутом
} «{ WORD($trait, of: "trait") }»
    .role = after
    .style = trait
script-of-active-house = активного дома
    .role = next
    .style = of
script-of-chosen-house = этого дома
    .role = next
    .style = of
script-of-own-houses = одного из ваших трёх домов
    .role = next
    .style = own-houses
script-shares-house = { $apart ->
    [yes] дома { AGREE(script-known-by, $it, "gen") } { NOUN($it, "gen") }
   *[other] того же дома
}
    .role = next
    .style = of
script-shares-trait = , у { $count ->
    [1] { GENDER($head) ->
        [femn] которой
       *[other] которого
    }
   *[other] которых
} есть общий с { $name ->
    [self] { $self ->
        [its-host] этим существом
       *[other] этой картой
    }
   *[other] ним
} атрибут,
    .role = after
script-shares-name = с таким же названием
    .role = after
    .style = name
script-shares-owner = {""}
    .role = after
    .style = of
    .owner = its
script-owned-by = { AGREE("owned", $head, $case, $count) } { $yours ->
    [yes] вам
   *[no] сопернику
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
       *[other] с янтарём
    }
    [doom] с { NOUN("doom-counter", "ins") }
   *[power-counter] с { NOUN("power-counter", "ins") }
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
        [told] его { NOUN("neighbour", $case, $count) }
       *[other] { NOUN("neighbour", $case, $count) } { NOUN("foe", "gen") }
    }
   *[other] { $apart ->
        [yes] { NOUN("neighbour", $case, $count) } { AGREE(script-known-by, $it, "gen") } { NOUN($it, "gen") }
       *[other] его { NOUN("neighbour", $case, $count) }
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
   *[other] { AGREE("linked", $head, $case, $count) } с { $name ->
        [self] этой картой
       *[other] ней
    }
}
    .role = before
script-left-of = слева от этого существа
    .role = after
    .style = place
script-in-centre = в центре боевой линии
    .role = after
    .style = place
script-being-played = { $form ->
    [once] , { $mixed ->
        [yes] которые
       *[no] { AGREE("which", $head, "acc") }
    } { $side ->
        [you] вы разыграете
        [opponent] разыграет соперник
       *[any] кто-либо разыграет
    } в этот ход,
    [first] , { AGREE("played", $head) } { $side ->
        [you] вами{" "}
        [opponent] соперником{" "}
       *[any] {""}
    }за ход,
   *[other] , { AGREE("which", $head, "acc", $count) } { $side ->
        [you] вы разыгрываете
        [opponent] разыгрывает соперник
       *[any] разыгрывают
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
script-power-is-chosen = с такой силой
    .role = after
    .style = place

# Where cards are: «из» for what is taken, «в» for what is there.
in-zone-hand = { $form ->
    [whole] { $whose ->
        [you] свою руку
        [opponent] руку соперника{ NOTE("zone", "their-hand") }
       *[any] руку
    }
    [whole-too] { $whose ->
        [you] руку
        [opponent] руку соперника
       *[any] руку
    }
    [in] на { $whose ->
        [you] вашей руке
        [opponent] руке соперника
       *[any] руке
    }
    [permit] {""}
   *[other] с { $whose ->
        [you] руки
        [opponent] { $zone ->
            [their-hand] неё
           *[other] руки соперника
        }
       *[any] { $its-owner ->
            [yes] руки его владельца
           *[other] руки
        }
    }
}
    .role = after
    .style = zone
in-zone-deck = { $form ->
    [whole] { $whose ->
        [you] свою колоду{ NOTE("zone", "your-deck") }{ NOTE("deck", "told") }
        [opponent] колоду соперника
       *[any] колоду
    }
    [whole-too] { $whose ->
        [opponent] колоду соперника
       *[any] колоду
    }
    [in] в { $whose ->
        [you] вашей колоде
        [opponent] колоде соперника
       *[any] колоде
    }
    [more] { $whose ->
        [opponent] колоды соперника
       *[other] колоды
    }
    [more-own] { $whose ->
        [you] своей колоды
        [opponent] колоды соперника
       *[other] колоды
    }
    [again] из { $whose ->
        [opponent] колоды соперника
       *[other] колоды
    }
   *[other] из { $whose ->
        [you] { $zone ->
            [your-deck] неё
           *[other] своей колоды
        }
        [opponent] колоды соперника
       *[any] колоды
    }
}
    .role = after
    .style = zone
in-zone-discard = { $form ->
    [whole] { $whose ->
        [you] свою стопку сброса
        [opponent] стопку сброса соперника
       *[any] стопку сброса
    }
    [whole-too] { $whose ->
        [opponent] стопку сброса соперника
       *[other] стопку сброса
    }
    [in] в { $whose ->
        [you] вашей стопке сброса
        [opponent] стопке сброса соперника
       *[any] стопке сброса
    }
    [more] { $whose ->
        [opponent] стопки сброса соперника
       *[other] стопки сброса
    }
    [more-own] { $whose ->
        [you] своей стопки сброса
        [opponent] стопки сброса соперника
       *[other] стопки сброса
    }
    [all] из { $whose ->
        [you] своей стопки сброса
        [opponent] стопки сброса соперника
       *[any] обеих стопок сброса
    }
   *[other] из { $whose ->
        [you] своей стопки сброса
        [opponent] стопки сброса соперника
       *[any] стопки сброса
    }
}
    .role = after
    .style = zone
# Without an owner it follows «из вашего»: an archive is told by whose zone it is.
in-zone-archive = { $form ->
    [in] { $whose ->
        [you] в вашем архиве
        [opponent] в архиве соперника
       *[any] {""}
    }
   *[other] { $whose ->
        [you] из своего архива
        [opponent] из архива соперника
       *[any] {""}
    }
}
    .role = after
    .style = zone
script-zone-of = { $form ->
    [in] в { $whose ->
        [you] вашем архиве
        [opponent] архиве соперника
       *[any] любом архиве
    }
   *[other] из { $whose ->
        [you] своего архива
        [opponent] архива соперника
       *[any] любого архива
    }
}
    .role = after
in-zone-purged = { $form ->
    [in] среди
   *[other] из числа
} { $whose ->
    [you] ваших изгнанных карт
    [opponent] изгнанных карт соперника
   *[any] изгнанных карт
}
    .role = after
    .style = zone
in-zone-line = { $form ->
    [in] в игре
   *[other] из игры
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
in-zone-under = , { AGREE("grafted", $head, $case, $count) } сюда,
    .role = after
    .style = zone
in-zone-facedown = , { AGREE("lying", $head, $case, $count) } под этой картой в закрытую,
    .role = after
    .style = zone
in-zone-stage = на столе
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
script-who-pays = соперник платит
script-who-cannot = { SIDE($group) ->
    [you] вы не можете
    [opponent] соперник не может
   *[other] { $form ->
        [during] соперник не может
       *[other] игроки не могут
    }
}
script-permitted-cards = { $object ->
    [it] { script-permitted-it }
   *[named] { PHRASE($group, "acc", "plural", "permit") }
}
script-permitted-it = { HEAD($group) ->
    [this-card] { $self ->
        [its-host] его
       *[other] её
    }
    [its-host] его
    [given] его
   *[other] их
}
script-permitted = { $object ->
    [it] { script-permitted-it }
   *[named] { PHRASE($group, "acc", "plural", $form) }
}
gains-keyword = { $mode ->
    [lose] { $subject-number ->
        [sing] теряет
       *[plur] теряют
    }
   *[other] { $previous ->
        [gets] {""}
       *[other] { $subject-number ->
            [sing] получает
           *[plur] получают
        }
    }
}
gets = { $previous ->
    [gets] {""}
   *[other] { $subject-number ->
        [sing] получает
       *[plur] получают
    }
}
change-power = { gets } { STYLE($amount) ->
    [number] { signed } к силе
    [each] +1 к силе { AMOUNT($amount, "plain") }
    [times] +{ AMOUNT($amount, "factor") } к силе { AMOUNT($amount, "plain") }
   *[other] +Х к силе, где Х — { AMOUNT($amount, "number") }
}
    .style = gets
change-armour = { gets } { STYLE($amount) ->
    [number] { signed } к броне
    [each] +1 к броне { AMOUNT($amount, "plain") }
    [times] +{ AMOUNT($amount, "factor") } к броне { AMOUNT($amount, "plain") }
   *[other] +Х к броне, где Х — { AMOUNT($amount, "number") }
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
    [sing] считается картой без текста
   *[plur] считаются картами без текста
} (атрибуты остаются)
change-creature = { $subject-number ->
    [sing] становится существом
   *[plur] становятся существами
}
change-artifact = { $subject-number ->
    [sing] становится артефактом
   *[plur] становятся артефактами
}
change-upgrade = { $subject-number ->
    [sing] становится улучшением
   *[plur] становятся улучшениями
}
change-action = { $subject-number ->
    [sing] становится картой действия
   *[plur] становятся картами действия
}
change-traits = { $subject-number ->
    [sing] получает
   *[plur] получают
} ещё один атрибут
change-house = { $mode ->
    [set] {""}
   *[other] также{" "}
}{ $subject-number ->
    [sing] принадлежит
   *[plur] принадлежат
} { AMOUNT($amount, "dat") }
change-flank = { $subject-number ->
    [sing] считается фланговым
   *[plur] считаются фланговыми
}
change-enters-ready = { $form ->
    [once] { $subject-number ->
        [sing] войдёт в игру { AGREE("ready", $self, "ins") }
       *[plur] войдут в игру подготовленными
    }
   *[other] { $subject-number ->
        [sing] входит в игру { AGREE("ready", $self, "ins") }
       *[plur] входят в игру подготовленными
    }
}
    .style = enters
change-enters-stunned = { $subject-number ->
    [sing] входит в игру { AGREE("stunned", $self, "ins") }
   *[plur] входят в игру оглушёнными
}
    .style = enters
change-enters-enraged = { $previous ->
    [enters] { $subject-number ->
        [sing] { AGREE("enraged", $self, "ins") }
       *[plur] разъярёнными
    }
   *[other] { $subject-number ->
        [sing] входит в игру { AGREE("enraged", $self, "ins") }
       *[plur] входят в игру разъярёнными
    }
}
    .style = enters
change-playable = { $form ->
    [limited] вы можете разыграть { SPELLED(1, $group, "acc") } { PHRASE($group, "acc", 1, "permit") } за ход независимо от активного дома
    [limited-so] вы можете разыграть { SPELLED(1, $group, "acc") } { PHRASE($group, "acc", 1, "permit") }
    [once] в этот ход вы можете разыграть { SPELLED(1, $group, "acc") } { PHRASE($group, "acc", 1, "permit") } независимо от активного дома
   *[other] вы можете разыгрывать { script-permitted-cards } независимо от активного дома
}
    .style = permit
    .sense = allows
change-usable = { $form ->
    [once] в этот ход вы можете использовать { SPELLED(1, $group, "acc") } { PHRASE($group, "acc") }
    [twice] в этот ход вы можете использовать до { SPELLED(2, $group, "gen") } { PHRASE($group, "gen", 2) }
   *[other] { SIDE($group) ->
        [you] вы можете использовать { script-permitted }
       *[other] { script-permitted } можно использовать
    }
} независимо от активного дома
    .style = permit
    .sense = allows
change-may-fight = { $subject-number ->
    [sing] может
   *[plur] могут
} биться независимо от активного дома
    .sense = allows
change-only-fights = { $object ->
    [it] использовать { script-permitted } можно
   *[named] { script-permitted } можно использовать
} только для боя
    .style = permit
    .sense = forbids
change-cannot-be-played = { SIDE($group) ->
    [named] { script-permitted } нельзя разыграть
   *[other] { script-who-cannot } разыгрывать { script-permitted-cards }
}
    .style = permit
    .sense = forbids
change-cannot-be-used = { SIDE($group) ->
    [named] { script-permitted } нельзя использовать
   *[other] { script-who-cannot } использовать { script-permitted-cards }
}
    .style = permit
    .sense = forbids
change-cannot-fight = { $form ->
    [during] соперник не может использовать { script-permitted-cards } для боя
   *[other] { SIDE($group) ->
        [you] вы не можете использовать { script-permitted } для боя
        [opponent] соперник не может использовать { script-permitted-cards } для боя
       *[other] { script-permitted } нельзя использовать для боя
    }
}
    .style = permit
    .sense = forbids
change-cannot-reap = { SIDE($group) ->
    [you] вы не можете использовать { script-permitted } для сбора
    [opponent] { $object ->
        [it] { script-permitted } нельзя использовать для сбора
       *[named] соперник не может использовать { script-permitted-cards } для сбора
    }
   *[other] { script-permitted } нельзя использовать для сбора
}
    .style = permit
    .sense = forbids
change-unharmed = { $subject-number ->
    [sing] не получает
   *[plur] не получают
} урона
change-harmless = { $subject-number ->
    [sing] не наносит
   *[plur] не наносят
} урона в бою
change-strike = { $subject-number ->
    [sing] наносит
   *[plur] наносят
} { STYLE($amount) ->
    [number] на { COUNTED($amount, "damage", "acc") } больше
   *[other] на Х урона больше, где Х — { AMOUNT($amount, "number") }
}
change-ignores-taunt = при атаке { $subject-number ->
    [sing] игнорирует
   *[plur] игнорируют
} «{ WORD("taunt", of: "keyword", case: "acc") }»
    .style = ignores
change-ignores-elusive = { $previous ->
    [ignores] {""}
   *[other] при атаке { $subject-number ->
        [sing] игнорирует
       *[plur] игнорируют
    }{" "}
}«{ WORD("elusive", of: "keyword", case: "acc") }»
    .style = ignores
change-purged-instead = { PHRASE($group, "acc", "plural") }, которые должны попасть из игры в стопку сброса, вместо этого изгоняют
    .style = permit
change-spendable = вы можете тратить янтарь с { $object ->
    [it] { script-permitted-from }
   *[named] { PHRASE($group, "gen", "plural", $form) }
}, как если бы он был в вашем личном запасе
    .style = permit
script-permitted-from = { HEAD($group) ->
    [this-card] { $self ->
        [its-host] него
       *[other] неё
    }
    [its-host] него
    [given] него
   *[other] них
}
change-shielded-by = урон, который наносят { PHRASE($group, "dat", "plural") }, вместо { script-permitted-from } получает { AMOUNT($amount, "number") }
    .style = permit
change-toll-to-play = чтобы разыграть { PHRASE($group, "acc", 1, "permit") }{ script-when-paid }, { script-who-pays } вам { COUNTED($amount, "amber", "acc") }
    .style = permit
    .doer = within
change-toll-to-use = чтобы использовать { PHRASE($group, "acc", 1, "permit") }{ script-when-paid }, { script-who-pays } вам { COUNTED($amount, "amber", "acc") }
    .style = permit
    .doer = within
script-when-paid = { $form ->
    [during] {" "}в свой ход
   *[other] {""}
}
change-perishes = уничтожьте { script-permitted }
    .style = permit

# What continuous effects do to players: `case` tells to whom.
change-key-cost = { $case ->
    [you] ваши ключи стоят
    [opponent] ключи соперника стоят
    [them] соперник платит за ключи
   *[any] ключи стоят
} { STYLE($amount) ->
    [number] { $amount ->
        [-1] на 1 янтарь меньше
        [-2] на 2 янтаря меньше
        [-3] на 3 янтаря меньше
       *[other] на { COUNTED($amount, "amber", "acc") } больше
    }
    [each] на 1 янтарь больше { AMOUNT($amount, "plain") }
    [times] на { AMOUNT($amount, "factor") } янтаря больше { AMOUNT($amount, "plain") }
   *[other] на Х янтаря больше, где Х — { AMOUNT($amount, "number") }
}
change-hand-size = на этапе «Добрать карты» { $case ->
    [you] вы добираете
    [opponent] соперник добирает
    [them] соперник добирает
   *[any] каждый игрок добирает
} { STYLE($amount) ->
    [number] { $amount ->
        [-2] на 2 карты меньше, обычно до 4
        [-1] на 1 карту меньше, обычно до 5
        [1] на 1 карту больше, обычно до 7
        [2] на 2 карты больше, обычно до 8
       *[other] на { COUNTED($amount, "card", "acc") } больше
    }
   *[other] на Х карт больше, где Х — { AMOUNT($amount, "number") }
}
change-cannot-be-robbed = { $case ->
    [you] ваш янтарь нельзя украсть
    [opponent] янтарь соперника нельзя украсть
    [them] соперник не теряет янтарь из-за кражи
   *[any] янтарь нельзя украсть
}
change-skips-forging = { $case ->
    [you] вы пропускаете
    [opponent] соперник пропускает
    [them] соперник пропускает
   *[any] игроки пропускают
} этап «Сковать ключ»
change-card-limit = { $case ->
    [you] вы не можете
    [opponent] соперник не может
    [them] соперник не может
   *[any] игроки не могут
} разыграть больше { COUNTED($amount, "card", "gen") } за ход
change-house-demand = { $case ->
    [you] вы должны
    [opponent] соперник должен
    [them] соперник должен
   *[any] каждый игрок должен
} выбрать { AMOUNT($amount, "acc") } активным
change-house-ban = { $case ->
    [you] вы не можете
    [opponent] соперник не может
    [them] соперник не может
   *[any] игроки не могут
} выбрать { AMOUNT($amount, "acc") } активным
change-spends-to-opponent = { $case ->
    [you] соперник получает весь янтарь, который вы тратите
    [opponent] вы получаете весь янтарь, который соперник тратит
    [them] соперник отдаёт вам весь янтарь, который тратит
   *[any] каждый игрок получает весь янтарь, который его соперник тратит
} на ключи
change-amber-taker = { $case ->
    [you] янтарь, который получили бы вы,
    [opponent] янтарь, который получил бы соперник,
    [them] соперник не получает янтарь: его
   *[any] янтарь, который получил бы игрок,
} захватывает { AMOUNT($amount, "number") }

## Texts of cards: amounts

# Forms: `plain` for each; `number` and `limit` by itself; `head` and `tail` around a number; `some` at
# least one; `none`; `than` and `quantity` after «больше, чем»; `own` for whoever has it.
counted-that = { $number ->
    [1] столько же
    [2] вдвое больше
    [3] втрое больше
   *[other] в { $number } раз больше
} { $what }
counted-all = { $amount }
counted-rest = { $amount }
counted-half = { $amount }
counted-paid = столько { $what }, сколько за него заплачено
counted-excess = { counted-equal }
counted-times = { counted-equal }
script-chosen = { $form ->
    [limit] выбранного числа
    [upto] { AMOUNT($limit, "upto") }
    [head] выбранное число —
    [tail] {""}
    [some] выбранное число — 1 или больше
    [none] выбранное число — 0
   *[number] выбранное число
}
    .style = that
script-tally = { $form ->
    [limit] полученного числа
    [head] получилось
    [tail] {""}
    [some] что-то получилось
    [none] ничего не получилось
   *[number] полученное число
}
    .style = that
script-of-event = { $form ->
    [limit] этого числа
    [head] это число —
    [tail] {""}
    [some] это число — 1 или больше
    [none] это число — 0
   *[number] это число
}
    .style = paid
script-times = { $form ->
    [factor] { $factor }
    [plain] { AMOUNT($amount, "plain") }
    [head] { script-times-number } —
    [tail] {""}
    [some] { script-times-number } — 1 или больше
    [none] { script-times-number } — 0
   *[number] { script-times-number }
}
    .style = times
script-times-number = { $factor } × { AMOUNT($amount, "number") }
script-count = { $form ->
    [number] число { PHRASE($group, "gen", "plural", "in") }
    [limit] числа { PHRASE($group, "gen", "plural", "in") }
    [limit-short] числа { PHRASE($group, "gen", "plural", "nounless") }
    [quantity] { PHRASE($group, "gen", "plural", "in") }
    [short] { PHRASE($group, "gen", "plural", "nounless") }
    [than] { PHRASE($group, "gen", "plural", "in") }
    [head] { PHRASE($group, "gen", "plural", "in") }
    [tail] {""}
    [none] нет { PHRASE($group, "gen", "plural", "in") }
    [some] есть { PHRASE($group, "nom", 1, "in") }
   *[plain] за { AGREE("each", $group, "acc") } { PHRASE($group, "acc", 1, "in") }
}
    .style = each
    .head = { HEAD($group) }
script-how-many = { $form ->
    [number] число этих карт
    [limit] числа этих карт
    [quantity] этих карт
    [than] этих карт
    [head] этих карт
    [tail] {""}
    [none] таких карт нет
    [some] есть такая карта
   *[plain] за { $previous ->
        [heal] каждое вылеченное таким образом существо
        [destroy] каждую уничтоженную таким образом карту
        [discard] каждую сброшенную таким образом карту
        [purged] каждую изгнанную таким образом карту
        [reveal] каждую раскрытую таким образом карту
       *[other] каждую из этих карт
    }
}
    .style = each
script-how-many-kept = { $form ->
    [number] число этих карт
    [limit] числа этих карт
    [quantity] этих карт
    [than] этих карт
    [head] среди них
    [tail] { $group ->
        [none] {" "}карт
       *[other] {" "}{ PHRASE($group, "gen", "plural", "among") }
    }
    [none] { $group ->
        [none] ничего не выбрано
       *[other] среди них нет { PHRASE($group, "gen", 1, "among") }
    }
    [some] { $group ->
        [none] выбор сделан
       *[other] среди них есть { PHRASE($group, "nom", 1, "among") }
    }
   *[plain] { $group ->
        [none] за каждую из них
       *[other] за { AGREE("each", $it, "acc") } { PHRASE($group, "acc", 1, "among") } среди них
    }
}
    .style = each
script-value-of = { $form ->
    [limit] { NOUN($attribute, "gen") } { script-of-card }
    [head] { script-value } —
    [tail] {""}
    [some] { script-value } — 1 или больше
    [none] { script-value } — 0
   *[number] { script-value }
}
script-value = { $name ->
    [it] его { NOUN($attribute) }
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
    [limit] общей { NOUN($attribute, "gen") } { PHRASE($group, "gen", "plural") }
    [head] общая { NOUN($attribute) } { PHRASE($group, "gen", "plural") } —
    [tail] {""}
    [some] общая { NOUN($attribute) } { PHRASE($group, "gen", "plural") } — 1 или больше
    [none] общая { NOUN($attribute) } { PHRASE($group, "gen", "plural") } — 0
   *[number] общая { NOUN($attribute) } { PHRASE($group, "gen", "plural") }
}
    .style = total
script-amber-of = { $form ->
    [head] { script-at-whom }
    [tail] {" "}янтаря
    [tail-one] {" "}янтарь
    [some] { script-at-whom } есть янтарь
    [none] { script-at-whom } нет янтаря
    [than] { script-at-whom }
    [own-head] { $whose ->
        [you] у вас есть
       *[other] у него есть
    }
    [own] весь свой янтарь
    [own-of] своего янтаря
    [of] { script-amber-whose }
    [quantity] { script-amber-whose }
    [limit] { script-amber-whose }
    [plain] { $whose ->
        [you] за каждый ваш янтарь
        [opponent] за каждый { $they ->
            [told] его янтарь
           *[other] янтарь соперника
        }
       *[any] за каждый янтарь игроков
    }
   *[number] { $whose ->
        [you] весь ваш янтарь
        [opponent] { $they ->
            [told] весь его янтарь
           *[other] весь янтарь соперника
        }
       *[any] весь янтарь игроков
    }
}
    .style = all
    .whose = { $whose }
    .own = yes
script-at-whom = { $whose ->
    [you] у вас
    [opponent] у соперника
   *[any] у игроков
}
script-amber-whose = { $whose ->
    [you] вашего янтаря
    [opponent] янтаря соперника
   *[any] янтаря игроков
}
script-keys-of = { $form ->
    [number] число { script-keys }
    [limit] числа { script-keys }
    [quantity] { script-keys }
    [than] { script-keys }
    [head] { script-at-whom }
    [tail] {" "}{ script-forged-many } ключей
    [none] { script-at-whom } нет { script-forged-many } ключей
    [some] { script-at-whom } есть { script-forged } ключ
   *[plain] { $whose ->
        [you] за каждый ваш { script-forged } ключ
        [opponent] за каждый { script-forged } ключ соперника
       *[any] за каждый { script-forged } ключ игроков
    }
}
    .style = each
script-keys = { $whose ->
    [you] ваших { script-forged-many } ключей
    [opponent] { script-forged-many } ключей соперника
   *[any] { script-forged-many } ключей игроков
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
               *[other] { AMOUNT($other, "head") } меньше { $one }{ AMOUNT($other, "tail") }
            }
           *[other] { AMOUNT($other, "head") } меньше { $one }{ AMOUNT($other, "tail") }
        }
        [all] { AMOUNT($one, "head") } больше{ AMOUNT($one, "tail") }, чем { STYLE($other) ->
            [all] { AMOUNT($other, "than") }
           *[other] { AMOUNT($other, "quantity") }
        }
       *[other] { AMOUNT($one, "head") } больше{ AMOUNT($one, "tail") }, чем { ALIKE($one, $other) ->
            [yes] { AMOUNT($other, "short") }
           *[no] { AMOUNT($other, "quantity") }
        }
    }
    [plain] { AMOUNT($one, "plain") } сверх { STYLE($other) ->
        [number] { $other }
       *[other] { ALIKE($one, $other) ->
            [yes] { AMOUNT($other, "limit-short") }
           *[no] { AMOUNT($other, "limit") }
        }
    }
    [own] весь свой янтарь, кроме { $other }
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
        [all] { AMOUNT($one, "number") }, кроме { $other }
       *[other] { AMOUNT($one, "number") } минус { $other }
    }
   *[other] { AMOUNT($one, "number") } минус { AMOUNT($other, "number") }
}
script-difference = { $form ->
    [upto] { AMOUNT($one, "number") }
    [head] { script-difference-number } —
    [tail] {""}
    [some] { script-difference-number } — 1 или больше
    [none] { script-difference-number } — 0
   *[number] { script-difference-number }
}
script-difference-number = { STYLE($other) ->
    [excess] { AMOUNT($one, "number") }, но не больше { AMOUNT($other, "cap") }
   *[other] { AMOUNT($one, "number") } минус { AMOUNT($other, "number") }
}
script-half = { $form ->
    [own] половину своего янтаря с округлением вниз
    [head] { script-half-number } —
    [tail] {""}
    [some] { script-half-number } — 1 или больше
    [none] { script-half-number } — 0
   *[number] { script-half-number }
}
    .style = { STYLE($amount) ->
        [all] half
       *[other] equal
    }
script-half-number = { STYLE($amount) ->
    [all] половину { AMOUNT($amount, "of") } с округлением вниз
   *[other] половина от: { AMOUNT($amount, "number") } (с округлением вниз)
}
script-marks-on = { $form ->
    [number] { $mark ->
        [amber] янтарь { script-mark-place }
        [damage] урон { script-mark-place }
       *[other] число { script-mark-many } { script-mark-place }
    }
    [limit] числа { script-mark-many } { script-mark-place }
    [quantity] { script-mark-many } { script-mark-place }
    [than] { script-mark-many } { script-mark-place }
    [head] { script-mark-place }
    [tail] {" "}{ script-mark-many }
    [none] { script-mark-place } нет { script-mark-many }
    [some] { script-mark-place } есть { script-mark-one }
   *[plain] за каждый { script-mark-one } { script-mark-place }
}
    .style = each
script-mark-one = { $mark ->
    [amber] янтарь
    [damage] урон
    [stun] { NOUN("stun-counter") }
    [ward] { NOUN("ward-counter") }
    [enrage] { NOUN("enrage-counter") }
    [doom] { NOUN("doom-counter") }
   *[power-counter] { NOUN("power-counter") }
}
script-mark-many = { $mark ->
    [amber] янтаря
    [damage] урона
    [stun] { NOUN("stun-counter", "gen", "plural") }
    [ward] { NOUN("ward-counter", "gen", "plural") }
    [enrage] { NOUN("enrage-counter", "gen", "plural") }
    [doom] { NOUN("doom-counter", "gen", "plural") }
   *[power-counter] { NOUN("power-counter", "gen", "plural") }
}
script-mark-place = { $group ->
    [none] { $name ->
        [self] { $told ->
            [self] { $self ->
                [its-host] на нём
                [creature] на нём
               *[other] на ней
            }
           *[other] { $self ->
                [its-host] на этом существе
                [creature] на этом существе
               *[other] на этой карте
            }
        }
        [host] { $told ->
            [host] на нём
           *[other] на этом существе
        }
        [other] на { NOUN("foe", "loc") }
       *[other] на нём
    }
   *[other] на { PHRASE($group, "loc", "plural") }
}
script-done-in-turn = { $form ->
    [first] { $group ->
        [none] это первая карта, которую { script-doer } { script-done-when }
       *[other] { HEAD($group) ->
            [this-card] { script-this-used } { script-done-when } впервые{ NOTE("told", "self") }
           *[other] это { AGREE("first", $group) } { PHRASE($group) }, { AGREE("which", $group, "acc") } { script-doer } { script-done-when }
        }
    }
    [head] { $group ->
        [none] { script-doer } { script-done-when }
       *[other] { HEAD($group) ->
            [this-card] { $self ->
                [its-host] это существо
                [creature] это существо
               *[other] эту карту
            } { script-done-to } { script-done-when }
           *[other] { script-doer } { script-done-when }
        }
    }
    [tail] { $group ->
        [none] {" "}{ script-done-things }
       *[other] { HEAD($group) ->
            [this-card] {" "}раз
           *[other] {" "}{ script-done-things }
        }
    }
    [tail-one] {" "}{ script-done-thing }
    [some] { script-doer } { script-done-when } { script-done-thing }
    [none] { script-not-doer } { script-done-when } ни { script-done-one }
    [quantity] { script-done-things }, { script-done-by } { script-done-when }
    [than] { script-done-things }, { script-done-by } { script-done-when }
    [number] число { script-done-things }, { script-done-by } { script-done-when }
    [limit] числа { script-done-things }, { script-done-by } { script-done-when }
   *[plain] { $kind ->
        [fell] за { script-done-bare }, уничтоженное в бою { script-done-when }
       *[other] за { script-done-bare } из { script-done-by } { script-done-when }
    }
}
    .style = each
    .first = yes
script-this-used = { $self ->
    [its-host] это существо использовано
    [creature] это существо использовано
   *[other] эта карта использована
}
script-doer = { $kind ->
    [played] { $whose ->
        [you] вы разыграли
        [opponent] соперник разыграл
       *[any] игроки разыграли
    }
    [used] { $whose ->
        [you] вы использовали
        [opponent] соперник использовал
       *[any] игроки использовали
    }
    [discarded] { $whose ->
        [you] вы сбросили
        [opponent] соперник сбросил
       *[any] игроки сбросили
    }
    [forged] { $whose ->
        [you] вы сковали
        [opponent] соперник сковал
       *[any] игроки сковали
    }
   *[other] { $whose ->
        [you] вы потеряли в боях
        [opponent] соперник потерял в боях
       *[any] игроки потеряли в боях
    }
}
script-not-doer = { $kind ->
    [played] { $whose ->
        [you] вы не разыграли
        [opponent] соперник не разыграл
       *[any] игроки не разыграли
    }
    [used] { $whose ->
        [you] вы не использовали
        [opponent] соперник не использовал
       *[any] игроки не использовали
    }
    [discarded] { $whose ->
        [you] вы не сбросили
        [opponent] соперник не сбросил
       *[any] игроки не сбросили
    }
    [forged] { $whose ->
        [you] вы не сковали
        [opponent] соперник не сковал
       *[any] игроки не сковали
    }
   *[other] { $whose ->
        [you] вы не потеряли в боях
        [opponent] соперник не потерял в боях
       *[any] игроки не потеряли в боях
    }
}
script-done-to = { $kind ->
    [played] разыграли
    [used] использовали
   *[other] сбросили
}
script-done-by = { $kind ->
    [played] разыгранных
    [used] использованных
    [discarded] сброшенных
    [forged] скованных
   *[other] потерянных в боях
} { $whose ->
    [you] вами
    [opponent] соперником
   *[any] игроками
}
script-done-thing = { $kind ->
    [forged] ключ
   *[other] { $group ->
        [none] карту
       *[other] { PHRASE($group, "acc") }
    }
}
script-done-things = { $kind ->
    [forged] ключей
    [fell] существ
   *[other] { $group ->
        [none] карт
       *[other] { PHRASE($group, "gen", "plural") }
    }
}
script-done-bare = { $kind ->
    [forged] каждый ключ
    [fell] каждое { $whose ->
        [you] ваше существо
        [opponent] существо соперника
       *[any] существо
    }
   *[other] { $group ->
        [none] каждую карту
       *[other] { AGREE("each", $group, "acc") } { PHRASE($group, "acc") }
    }
}
script-done-one = { $kind ->
    [forged] одного ключа
    [fell] одного существа
   *[other] { $group ->
        [none] одной карты
       *[other] { SPELLED(1, $group, "gen") } { PHRASE($group, "gen") }
    }
}
script-done-when = { $before ->
    [yes] { $whose ->
        [opponent] в свой прошлый ход
       *[other] в прошлый ход
    }
   *[no] в этот ход
}{ $kind ->
    [discarded] {" "}с руки
   *[other] {""}
}
script-this-card = { $form ->
    [dat] { $own ->
        [its-host] этому существу
       *[other] этой карте
    }
   *[other] { $own ->
        [its-host] это существо
       *[other] эта карта
    }
}
script-house-bit = { $house ->
    [none] { $form ->
        [dat] этому дому
       *[acc] этот дом
    }
   *[other] { $form ->
        [dat] дому { WORD($house, of: "house") }
       *[acc] дом { WORD($house, of: "house") }
    }
}
script-all-houses = { $form ->
    [dat] всем домам
   *[acc] все дома
}

## Texts of cards: conditions

script-at-least = { $form ->
    [not] { $number ->
        [1] { AMOUNT($amount, "none") }
       *[other] { AMOUNT($amount, "head") } меньше { $number }{ AMOUNT($amount, "tail") }
    }
   *[plain] { $number ->
        [1] { AMOUNT($amount, "some") }
       *[other] { AMOUNT($amount, "head") } { $number } или больше{ AMOUNT($amount, "tail") }
    }
}
    .style = { SAYS($amount, "first") ->
        [yes] first
       *[other] equal
    }
    .whose = { SAYS($amount, "whose") }
script-at-least-count = { $number ->
    [1] { HEAD($group) ->
        [this-card] { script-this-nom } ещё в игре
        [copy] { SIDE($group) ->
            [you] вы контролируете { PHRASE($group, "acc", 1, "controlled") }
            [opponent] соперник контролирует { PHRASE($group, "acc", 1, "controlled") }
           *[other] { script-place-of } есть { PHRASE($group, "nom", 1, "placeless") }
        }
       *[other] { script-place-of } есть { PHRASE($group, "nom", 1, "placeless") }
    }
   *[other] { script-place-of } есть { $number } или больше { PHRASE($group, "gen", "plural", "placeless") }
}
script-place-of = { PLACED($group) ->
    [play] в игре
   *[zone] { PLACE($group) }
}
script-this-nom = { $beside ->
    [yes] «{ NAME($own-card) }»
   *[other] { $self ->
        [its-host] это существо
        [creature] это существо
       *[other] эта карта
    }
}
script-fewer-count = { $number ->
    [1] { script-place-of } нет { PHRASE($group, "gen", "plural", "placeless") }
   *[other] { script-place-of } { PHRASE($group, "gen", "plural", "placeless") } меньше { $number }
}
script-at-least-tally = { $number ->
    [1] { $form ->
        [until] {""}
        [while] это удаётся
       *[plain] { $case ->
            [until] {""}
            [while] это удаётся
           *[other] { $previous ->
                [deal] этот урон уничтожил существо
               *[other] вы это сделали
            }
        }
    }
   *[other] { $previous ->
        [heal] таким образом снято { $number } урона
       *[other] таким образом { script-tally-done } { $number } или больше карт
    }
}
    .style = { $number ->
        [1] done
       *[other] equal
    }
script-fewer-tally = { $number ->
    [1] { $previous ->
        [deal] этот урон не уничтожил существо
       *[other] вы этого не сделали
    }
   *[other] таким образом { script-tally-done } меньше { $number } карт
}
script-tally-done = { $previous ->
    [destroy] уничтожено
    [exhausted] повёрнуто
    [discard] сброшено
    [purged] изгнано
    [reveal] раскрыто
   *[other] затронуто
}
script-exactly = { AMOUNT($amount, "head") } ровно { $number }{ $number ->
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
        [its-host] это существо
        [creature] это существо
       *[other] эту карту
    }
    [host] это существо
   *[other] { script-it-acc }
}
script-it-acc = { $it-number ->
    [plur] их
   *[sing] { GENDER($it) ->
        [femn] её
       *[other] его
    }
}
script-is-side = { $name ->
    [subject] { script-is-who } { script-is-not }{ CLAUSE($group, "side") }
    [bound] { SIDE($group) ->
        [opponent] { script-it-acc } { script-is-not }контролирует соперник
       *[other] вы { script-is-not }контролируете { script-it-acc }
    }
   *[other] { SIDE($group) ->
        [opponent] { script-is-who-acc } { script-is-not }контролирует соперник
       *[other] вы { script-is-not }контролируете { script-is-who-acc }
    }
}
script-is-of-test = { STYLE($group) ->
    [place] { script-is-who } { script-is-not }{ CLAUSE($group) }
    [side] { script-is-side }
    [zone] { $name ->
        [self] { script-is-who } { script-is-not }{ CLAUSE($group, "in") }
       *[other] {""}
    }
    [own-houses] { script-is-who } { script-is-not }принадлежит одному из ваших трёх домов
    [no-own-house] { script-is-who } не принадлежит ни одному из ваших трёх домов
    [of] { $name ->
        [self] { script-is-who } — { script-is-not }{ PHRASE($group) }
       *[other] это { script-is-not }{ PHRASE($group) }
    }
   *[other] { $previous ->
        [until] { $form ->
            [not] вы не сбросили { PHRASE($group, "gen") }
           *[other] вы сбросили { DISCARDED($group, "acc") }
        }
       *[other] { script-is-who } — { script-is-not }{ PHRASE($group) }
    }
}
script-is-who = { $name ->
    [self] { script-this-nom }
    [host] это существо
    [other] { NOUN("foe") }
    [bound] { script-it-is }
    [subject] оно
    [this-way] { $it ->
        [card] эта карта
       *[other] { script-it-is }
    }
   *[other] { script-it-is }
}
script-is-not = { $form ->
    [not] не{" "}
   *[other] {""}
}
script-active-house-is = { $form ->
    [it] дом { WORD($house, of: "house") }
   *[other] активный дом — { script-is-not }{ WORD($house, of: "house") }
}
    .style = active-house
script-turn-of = { $form ->
    [own] в свой ход
    [during] { $whose ->
        [you] в ваш ход
        [opponent] в ход соперника
       *[any] в любой ход
    }
   *[other] { script-is-not }{ $whose ->
        [you] идёт ваш ход
        [opponent] идёт ход соперника
       *[any] идёт чей-то ход
    }
}
    .style = { $whose ->
        [opponent] their-turn
       *[other] turn
    }
script-tide-is = { $whose ->
    [opponent] у соперника
   *[other] у вас
} { script-is-not }{ $high ->
    [yes] прилив
   *[no] отлив
}
    .style = state
script-key-forged = { $whose ->
    [you] ваш { WORD($colour, of: "colour") } ключ
    [opponent] { WORD($colour, of: "colour") } ключ соперника
   *[any] { WORD($colour, of: "colour") } ключ
} { script-is-not }скован
    .style = state
script-attacking = { script-this-nom } { script-is-not }атакует { PHRASE($group, "acc") }
    .style = attack
script-fighting = { script-this-nom } { script-is-not }участвует в бою
    .style = self
script-have-house-in-common = у этих карт { $form ->
    [not] нет общего дома
   *[other] есть общий дом
}

## Errors of decks

deck-set-unknown = Набора «{ $set }» нет. Есть: { $known }.
deck-house-unknown = Дома «{ $house }» нет. Есть: { $known }.
deck-houses-not-three = В колоде три разных дома, а здесь { $count }: { $houses }.
deck-too-many-cards = В колоде { $wanted } карт, а здесь { $count }.
deck-cards-unknown = Эти карты неизвестны: { $cards }.{ $found ->
    [0] {""}
   *[other] {" "}Возможно, имелось в виду: { $near }.
}
deck-link = Ссылки здесь не открываются. Откройте в браузере этот адрес сайта издателя, скопируйте весь текст и вставьте его сюда; подойдёт и список карт. { $address }
deck-link-unknown = Ссылки здесь не открываются. Вставьте список карт (строка с названием дома, под ней его карты), код колоды или её документ с сайта издателя.
deck-cards-not-implemented = Этими картами здесь пока нельзя играть: { $cards }.
deck-cards-of-later-sets = В колоде набора «{ $set }» не бывает карт более поздних наборов: { $cards }.
deck-house-not-its-own = Карта отнесена к дому «{ $house }», но дома колоды другие: { $houses }.
deck-house-not-twelve = В доме колоды { $wanted } карт, а в доме «{ $house }» их { $count }.
deck-icon-unknown = У карты «{ $card }» не бывает символа «{ $icon }». Есть: { $known }.
deck-too-many-icons = На карту «{ $card }» добавлено символов: { $count }; можно не больше { $most }.
deck-halves-not-paired = У этих гигантских существ половин не поровну: { $cards }.
deck-set-too-small = Из набора «{ $set }» колоду не составить: карт хватает только домам { $houses }.
deck-advice-not-two = Совет о цепях даётся для двух колод, а здесь их { $count }: { $decks }.
deck-code-broken = Эта часть кода колоды не читается: «{ $part }».
deck-code-too-long = Код колоды слишком длинный: знаков { $count }, а можно не больше { $most }.
deck-code-version = Версия кода колоды неизвестна: «{ $version }»; известна «{ $known }».
deck-file-empty = Файл колоды пуст.
deck-file-not-text = Файл колоды — не текст.
deck-file-not-json = Файл колоды не удаётся разобрать.
deck-file-other-kind = Этот документ — не колода KeyForge.
deck-file-too-large = Файл колоды слишком велик: { $count }, а можно не больше { $most }.
deck-file-no-table = { $where }: здесь нужна таблица слов и значений.
deck-file-no-list = { $where }: здесь нужен список.
deck-file-no-text = { $where }: здесь нужен текст, а не «{ $value }».
deck-file-no-number = { $where }: здесь нужно целое число от { $least } до { $most }, а не «{ $value }».
deck-file-list-too-long = { $where }: в списке строк { $count }, а можно не больше { $most }.
deck-file-unknown-word = { $where }: слово «{ $word }» неизвестно. Здесь бывают: { $known }.
deck-list-no-cards = В этом списке нет карт.
deck-list-no-house = Строка { $line }: «{ $text }» стоит раньше, чем назван дом.
deck-list-bad-count = Строка { $line }: столько раз карты быть не может: { $count }.
deck-list-line-too-long = Строка { $line } слишком длинная: можно не больше { $most } знаков.
deck-list-too-many-lines = В списке строк { $count }, а можно не больше { $most }.
deck-list-wrong-mark = Строка { $line }: «{ $card }» помечена как «{ $mark }», но это не так.
deck-vault-not-one = В документе колод { $count }, а должна быть одна.
deck-vault-expansion = Номера набора «{ $expansion }» нет. Есть: { $known }.
deck-vault-cards-missing = В документе не описаны карты: { $cards }.
deck-vault-icons-missing = Эти карты усилены, но в документе не сказано, какими символами: { $cards }.
