### Messages of Battle of Dimensions in Russian. Terms are those of the printed rulebook.
### «Чёрная Дыра» is both the discard and an Anomaly: sentences say «сброс» or «Аномалия».

game-title = Битва Измерений
game-about = Пять Фракций спорят за Вселенную, и никто не знает, за какую из них играют остальные. Показывайте карты в Битве Измерений, выкладывайте и перемещайте их, атакуйте чужие отряды: на Спирали Силы каждая Фракция сильнее одной из соседних и слабее другой. Побеждает тот, у кого к концу игры больше всего карт своей Фракции во всех Измерениях. Играют от двух до пяти человек.

## Settings

setting-dimensions-epic = Эпический режим
setting-dimensions-epic-about = У каждой Фракции появляется своё особое правило: неуничтожимый Капитан Сила, Аура Тьмы и досрочные победы.
setting-dimensions-epic-yes = включён
setting-dimensions-epic-no = выключен
setting-dimensions-start = Первый ход
setting-dimensions-start-about = Как решить, кто ходит первым.
setting-dimensions-start-signs = победитель в Камень-Ножницы-Бумага
setting-dimensions-start-random = случайный игрок

## Cards

name-faction-card = { WORD($faction, "faction", $case) } { $number }
card-faction-card = { NOUN("card", $case) } «{ WORD($faction, of: "faction") } { $number }»
name-anomaly = { $name }
card-anomaly = { NOUN("anomaly", $case) } «{ $title }»
name-captain = { $name }
card-captain = { $name }
name-entity = { NOUN("entity", $case) }: { $title }
card-entity = { NOUN("entity", $case) } «{ $title }»
name-power = { WORD($faction, "faction", $case) }
card-power = { NOUN("power-card", $case) } «{ WORD($faction, of: "faction") }»

## Zones

zone-deck = { WORD("deck", "zone", $case) }
zone-black-hole = { WORD("black-hole", "zone", $case) }
zone-spiral = { WORD("spiral", "zone", $case) }
zone-box = { WORD("box", "zone", $case) }
zone-stage = { WORD("stage", "zone", $case) }
zone-hand = { WHOSE($owner) ->
    [yours] { AGREE("your", "hand", $case) } { NOUN("hand", $case) }
   *[theirs] { NOUN("hand", $case) } ({ PLAYER($owner) })
}
zone-entity = { WHOSE($owner) ->
    [yours] { AGREE("your", "entity", $case) } { NOUN("entity", $case) }
   *[theirs] { NOUN("entity", $case) } ({ PLAYER($owner) })
}
zone-loop = { NAME("time-loop", $case) } { zone-in-dimension }
zone-squad = { NOUN("squad", $case) } «{ WORD($label, of: "faction") }» { zone-in-dimension }
zone-squad-from = { NOUN("squad", $case) } «{ WORD($label, of: "faction") }» { zone-from-dimension }
zone-aura = { NOUN("aura", $case) } { zone-in-dimension }
zone-aura-from = { NOUN("aura", $case) } { zone-from-dimension }
zone-in-dimension = { WHOSE($owner, $actor) ->
    [own] в своём Измерении
    [yours] в вашем Измерении
   *[theirs] (Измерение: { PLAYER($owner) })
}
zone-from-dimension = { WHOSE($owner, $actor) ->
    [own] из своего Измерения
    [yours] из вашего Измерения
   *[theirs] (Измерение: { PLAYER($owner) })
}

# As headings, whoever's they are.
zone-deck-heading = Общая колода
zone-black-hole-heading = Чёрная Дыра (сброс)
zone-spiral-heading = Спираль Силы
zone-box-heading = Вне игры
zone-stage-heading = Сыгранная Аномалия
zone-hand-heading = Рука
zone-entity-heading = Сущность
zone-loop-heading = Временная Петля
zone-squad-heading = Отряд
zone-aura-heading = Аура Тьмы

## Options

verb-sign = { CAPITAL(WORD($sign, of: "sign")) }
verb-show = Показать { CARD($card, case: "acc") }
verb-lay = Выложить { CARD($card, case: "acc") }
verb-to = { WHOSE($seat) ->
    [yours] В своё Измерение
   *[theirs] Измерение: { PLAYER($seat) }
}
verb-move = Переместить { CARD($card, case: "acc") }
verb-play = Сыграть { CARD($card, case: "acc") }
verb-pass = Пропустить фазу
verb-attack = Атаковать отрядом «{ WORD($squad, of: "faction") }» { ZONE($target, case: "acc") }
verb-remove = Убрать { CARD($card, case: "acc") }
verb-take = { CAPITAL(ZONE($squad)) }
verb-swap = { CAPITAL(CARD($card)) }
verb-declare = Объявить Сингулярность
verb-refrain = Пока промолчать

## Questions

prompt-sign = Камень-Ножницы-Бумага: какой знак показать? Победитель ходит первым.
prompt-battle = Битва Измерений: выберите карту, которую покажете.
prompt-lay = Усиление: выберите карту, которую выложите в любое Измерение.
prompt-lay-to = Усиление: в чьё Измерение выложить { CARD($card, case: "acc") }?
prompt-move = Перемещение: переложите одну карту в другое Измерение или сыграйте Аномалию.
prompt-move-to = Перемещение: в чьё Измерение переместить { CARD($card, case: "acc") }?
prompt-attack = Атака: выберите, каким отрядом и кого атаковать.
prompt-remove = Атака: какую карту потеряет { ZONE($squad) }?
prompt-squad = { $card ->
    [wormhole] { CARD($card) }: какой отряд перенести в другое Измерение?
    [black-hole] { CARD($card) }: какой отряд целиком отправить в сброс?
   *[other] { CAPITAL(CARD($card)) }: выберите отряд.
}
prompt-squad-to = Аномалия «{ NAME("wormhole") }»: в чьё Измерение перенести { ZONE($squad, case: "acc", style: "from") }?
prompt-swap = Аномалия «{ NAME("quantum-entanglement") }»: выберите первую из двух карт Сил, которые поменяете местами.
prompt-swap-with = Аномалия «{ NAME("quantum-entanglement") }»: с какой картой поменять местами { CARD($card, case: "acc") }?
prompt-declare = Условие вашей досрочной победы выполнено. Объявить Сингулярность?

## Events

event-sign-shown = { WHO($seat) ->
    [you] Вы показываете
   *[they] { PLAYER($seat) } показывает
} { WORD($sign, of: "sign", case: "acc") }.
event-signs-tied = Победителя пока нет: оставшиеся выбирают знак снова.
event-starts = { WHO($seat) ->
    [you] Первый ход — ваш.
   *[they] Первый ход делает { PLAYER($seat) }.
}
event-turn-begins = { WHO($seat) ->
    [you] Ход { $turn }: ходите вы.
   *[they] Ход { $turn }: ходит { PLAYER($seat) }.
}
event-last-turn = { WHO($seat) ->
    [you] Колода пуста, и последний ход игры — ваш.
   *[they] Колода пуста, и последний ход игры делает { PLAYER($seat) }.
}
event-loop-closed = Дополнительный ход окончен: { CARD($card) } уходит в сброс.
event-extra-turn = { WHO($seat) ->
    [you] Временная Петля: вы ходите ещё раз.
   *[they] Временная Петля: { PLAYER($seat) } ходит ещё раз.
}
event-shown = { WHO($seat) ->
    [you] Вы показываете
   *[they] { PLAYER($seat) } показывает
} { CARD($card, case: "acc") }.
event-sat-out = { WHO($seat) ->
    [you] Вы пропускаете
   *[they] { PLAYER($seat) } пропускает
} Битву Измерений: в руке нет карт Фракций.
event-won-battle = { WHO($seat) ->
    [you] Вы побеждаете и кладёте
   *[they] { PLAYER($seat) } побеждает и кладёт
} { CARD($card, case: "acc") } в своё Измерение.
event-lost-battle = { CAPITAL(CARD($card)) } проигрывает и идёт в сброс.
event-withstood = { CAPITAL(CARD($card)) } проигрывает, но его нельзя уничтожить: { WHO($seat) ->
    [you] вы кладёте
   *[they] { PLAYER($seat) } кладёт
} его в своё Измерение.
event-no-winner = Показаны все пять Фракций: победителей нет.
event-laid = { WHO($seat) ->
    [you] Вы выкладываете
   *[they] { PLAYER($seat) } выкладывает
} { CARD($card, case: "acc") } { into-dimension }.
event-skipped = { WHO($seat) ->
    [you] Вы пропускаете
   *[they] { PLAYER($seat) } пропускает
} фазу «{ WORD($phase, of: "phase") }».
event-moved = { WHO($seat) ->
    [you] Вы перемещаете
   *[they] { PLAYER($seat) } перемещает
} { CARD($card, case: "acc") } { into-dimension }.
event-anomaly-played = { WHO($seat) ->
    [you] Вы играете
   *[they] { PLAYER($seat) } играет
} { CARD($card, case: "acc") }.
event-spiral-swapped = { WHO($seat) ->
    [you] Вы меняете
   *[they] { PLAYER($seat) } меняет
} местами карты Сил «{ NAME($card) }» и «{ NAME($second) }».
event-squad-moved = { WHO($seat) ->
    [you] Вы переносите
   *[they] { PLAYER($seat) } переносит
} { ZONE($squad, $seat, case: "acc", style: "from") } { into-dimension }.
event-squad-lost = { WHO($seat) ->
    [you] Вы отправляете
   *[they] { PLAYER($seat) } отправляет
} в сброс { ZONE($squad, $seat, case: "acc", style: "from") }: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}.
event-deck-refilled = { $cards ->
    [0] В сбросе пусто, и колода только перемешана.
    [one] Из сброса в колоду вернулась { $cards } карта, колода перемешана.
    [few] Из сброса в колоду вернулись { $cards } карты, колода перемешана.
   *[many] Из сброса в колоду вернулось { $cards } карт, колода перемешана.
}
event-attacked = { WHO($seat) ->
    [you] Вы атакуете
   *[they] { PLAYER($seat) } атакует
} отрядом «{ WORD($squad, of: "faction") }» { ZONE($target, $seat, case: "acc") }.
event-destroyed = { CAPITAL(CARD($card)) } уходит в сброс.
event-darkened = { CAPITAL(CARD($card)) } ложится рубашкой вверх в Ауру Тьмы { WHOSE($dimension) ->
    [yours] в вашем Измерении
   *[theirs] (Измерение: { PLAYER($dimension) })
}.
event-drew = { WHO($seat) ->
    [you] Вы берёте
   *[they] { PLAYER($seat) } берёт
} { $card ->
    [none] карту
   *[other] { CARD($card, case: "acc") }
}.
event-deck-empty = { WHO($seat) ->
    [you] Вы берёте последнюю карту: колода опустела.
   *[they] { PLAYER($seat) } берёт последнюю карту: колода опустела.
}
event-declared = { WHO($seat) ->
    [you] Вы объявляете Сингулярность и раскрываете себя
   *[they] { PLAYER($seat) } объявляет Сингулярность и раскрывает себя
}: { CARD($card) }!
event-revealed = { WHO($seat) ->
    [you] Вы раскрываете себя
   *[they] { PLAYER($seat) } раскрывает себя
}: { CARD($card) }.
event-scored = { WHO($seat) ->
    [you] У вас { score-cards } вашей Фракции.
   *[they] { PLAYER($seat) }: { score-cards } своей Фракции.
}
score-cards = { $score ->
    [one] { $score } карта
    [few] { $score } карты
   *[many] { $score } карт
}
into-dimension = { WHOSE($dimension, $seat) ->
    [own] в своё Измерение
    [yours] в ваше Измерение
   *[theirs] в чужое Измерение ({ PLAYER($dimension) })
}

## Refusals

refusal-chosen-already = Вы уже сделали выбор: осталось дождаться других
refusal-not-your-move = Сейчас решение не за вами
refusal-cannot-declare = { $rule ->
    [dim-8-5] Сингулярность объявляют, только когда в одном Измерении лежат пять или больше карт вашей Фракции
    [dim-8-6] Сингулярность объявляют, только когда карта вашей Фракции есть в каждом Измерении, а всего их пять или больше
    [dim-8-7] Сингулярность объявляют, только когда числа отряда вашей Фракции дают в сумме ровно 42
   *[other] Ваша Фракция не может победить досрочно
}
refusal-anomaly-not-laid = { CAPITAL(CARD($card, case: "acc")) } можно сыграть только в фазе «Перемещение» своего хода
refusal-must-lay = Пропустить Усиление нельзя: вы обязаны выложить карту
refusal-entity-not-laid = { $rule ->
    [dim-8-1] Сущность остаётся тайной: выложить её на поле можно только в Эпическом режиме
   *[other] Из Сущностей на поле выкладывают только Капитана Силу
}
refusal-nothing-to-take = { CAPITAL(CARD($card, case: "acc")) } сейчас сыграть нельзя: на поле нет отряда, который она могла бы забрать
refusal-captain-not-yours = Капитана Силу перемещает только его игрок
refusal-aura-not-moved = { CAPITAL(CARD($card, case: "acc")) } переместить нельзя: она в Ауре Тьмы
refusal-must-move = Пропустить Перемещение нельзя: есть карты, которые можно переместить
refusal-there-already = { WHOSE($dimension) ->
    [yours] Карта уже в вашем Измерении: выберите другое
   *[theirs] Карта уже там ({ PLAYER($dimension) }): выберите другое Измерение
}
refusal-must-attack = Пропустить Атаку нельзя: кто может атаковать, тот обязан
refusal-same-faction = Отряд «{ WORD($squad, of: "faction") }» не может атаковать { ZONE($target, case: "acc") }: Фракция у них одна
refusal-purple-not-aura = Отряд «{ WORD($squad, of: "faction") }» не может атаковать { ZONE($target, case: "acc") }: Ужасы Аур Тьмы не трогают
refusal-captain-alone = { CAPITAL(ZONE($target)) } — это один Капитан Сила: забрать у него нечего
refusal-aura-too-large = Отряд «{ WORD($squad, of: "faction") }» не может атаковать { ZONE($target, case: "acc") }: { cards-against }, а нужно больше
refusal-too-weak = Отряд «{ WORD($squad, of: "faction") }» не может атаковать { ZONE($target, case: "acc") }: { cards-against }, а нужно больше — или преимущество по Спирали Силы
cards-against = { $own ->
    [one] { $own } карта
    [few] { $own } карты
   *[many] { $own } карт
} против { $theirs }
refusal-aura-attacks-not = Аура Тьмы никогда не атакует
refusal-captain-stays = Капитана Силу уничтожить нельзя: выберите другую карту
refusal-aura-not-moved-whole = { CAPITAL(ZONE($target)) } остаётся на месте: Кротовая нора на неё не действует

## Outcomes

outcome-most-cards = { WHO($winners) ->
    [you] Вы победили: у вас больше всех карт вашей Фракции — { $score }.
   *[they] Побеждает { LIST($winners) }: больше всех карт своей Фракции — { $score }.
}
outcome-spiral = Карт поровну ({ $score }), и всё решает Спираль Силы: { outcome-who-wins }.
outcome-shared = Карт поровну ({ $score }), и Спираль Силы никому не даёт преимущества: { outcome-who-wins }.
outcome-who-wins = { $count ->
    [1] { WHO($winners) ->
        [you] победили вы
       *[they] побеждает { LIST($winners) }
    }
   *[other] победу делят { LIST($winners) }
}
outcome-balance = Абсолютный Баланс Силы! У всех поровну карт ({ $score }), и не побеждает никто.
outcome-singularity = { WHO($winners) ->
    [you] Сингулярность! Вы победили досрочно.
   *[they] Сингулярность! { LIST($winners) } побеждает досрочно.
}

## Texts of the Anomalies

script-swap-powers = { $mood ->
    [infinitive] поменять
   *[imperative] поменяйте
} местами { PHRASE($powers, "acc") } в Спирали Силы
script-move-squad = { $mood ->
    [infinitive] переместить
   *[imperative] переместите
} { PHRASE($squad, "acc") } целиком в { PHRASE($to, "acc") }
script-destroy-squad = { $mood ->
    [infinitive] отправить
   *[imperative] отправьте
} в сброс целиком { PHRASE($squad, "acc") }
script-refill-deck = { $mood ->
    [infinitive] вернуть все карты из сброса в общую колоду и перемешать её
   *[imperative] верните все карты из сброса в общую колоду и перемешайте её
}
script-take-extra-turn = { $mood ->
    [infinitive] сделать после этого хода ещё один
   *[imperative] после этого хода сделайте ещё один
}
script-power-cards = { NOUN("card", $case, $count) } { $count ->
    [1] Силы
   *[other] Сил
}
    .head = card
script-squads = { NOUN("squad", $case, $count) }{ $auras ->
    [yes] {" "}или { NOUN("aura", $case, $count) }
   *[no] {""}
}
    .head = squad
script-other-dimensions = { AGREE("other", "dimension", $case, $count) } { NOUN("dimension", $case, $count) }
    .head = dimension

## Ошибки в описании позиции

scenario-no-captain = { $where }: Капитан Сила бывает на поле только в Эпическом режиме, один раз и если он есть у кого-то из игроков.
scenario-bad-spiral = { $where }: в Спирали Силы каждая из пяти Фракций называется один раз.
scenario-no-aura = { $where }: Ауры Тьмы бывают только в Эпическом режиме.
