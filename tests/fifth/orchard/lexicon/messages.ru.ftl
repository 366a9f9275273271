### Messages of the Orchard in Russian.

game-title = Сад
game-about = Сажайте деревья, зовите гостей и первыми соберите в своём саду достаточно плодов. Двух одинаковых деревьев в саду не бывает, а воды вечно не хватает. Для двух — четырёх игроков.

## Settings

setting-orchard-goal = Плодов для победы
setting-orchard-goal-about = Сколько плодов должно быть в саду в конце хода его игрока.

## Zones

zone-deck = колода
zone-compost = компост
zone-gate = калитка
zone-hand = { WHOSE($owner) ->
    [yours] ваша рука
   *[theirs] рука ({ PLAYER($owner) })
}
zone-orchard = { WHOSE($owner) ->
    [yours] ваш сад
   *[theirs] сад ({ PLAYER($owner) })
}
zone-deck-heading = Колода
zone-compost-heading = Компост
zone-gate-heading = Калитка
zone-hand-heading = Рука
zone-orchard-heading = Сад

## Numbers of the table

figure-water = Вода
figure-fruit = Плоды

# Printed on cards.
printed-tree = Дерево, { COUNTED($cost, "bucket") }, { COUNTED($fruit, "fruit") }
printed-visitor = Гость, { COUNTED($cost, "bucket") }

## Options

verb-plant = Посадить { CARD($card, case: "acc") }
verb-invite = Позвать { CARD($card, case: "acc") }
verb-compost = Пустить { CARD($card, case: "acc") } на компост
verb-tuck = Положить { CARD($card, case: "acc") } под колоду
verb-end = Закончить ход

## Questions

prompt-main = У вас { COUNTED($water, "bucket") }. Что делаете?
prompt-tuck = Лишних карт: { $cards }. Какая следующей уходит под колоду?

## Events

event-turn-began = { WHO($seat) ->
    [you] Ход { $turn }: ходите вы.
   *[they] Ход { $turn }: ходит { PLAYER($seat) }.
}
event-gained = { WHO($seat) ->
    [you] Вы получаете
   *[they] { PLAYER($seat) } получает
} { COUNTED($water, "bucket", "acc") }.
event-drew = { WHO($seat) ->
    [you] Вы берёте
   *[they] { PLAYER($seat) } берёт
} { $card ->
    [none] карту
   *[other] { CARD($card, case: "acc") }
}.
event-shuffled = Компост перемешан и становится новой колодой.
event-planted = { WHO($seat) ->
    [you] Вы сажаете
   *[they] { PLAYER($seat) } сажает
} { CARD($card, case: "acc") }.
event-invited = { WHO($seat) ->
    [you] Вы зовёте
   *[they] { PLAYER($seat) } зовёт
} { CARD($card, case: "acc") }.
event-composted = { WHO($seat) ->
    [you] Вы пускаете
   *[they] { PLAYER($seat) } пускает
} { CARD($card, case: "acc") } на компост.
event-felled = { WHO($seat) ->
    [you] Вы теряете
   *[they] { PLAYER($seat) } теряет
} { CARD($card, case: "acc") }.
event-picked-up = { WHO($seat) ->
    [you] Вы возвращаете
   *[they] { PLAYER($seat) } возвращает
} { CARD($card, case: "acc") } в руку.
event-stolen = { WHO($seat) ->
    [you] Вы крадёте
   *[they] { PLAYER($seat) } крадёт
} { $card ->
    [none] карту
   *[other] { CARD($card, case: "acc") }
}.
event-tucked = { WHO($seat) ->
    [you] Вы кладёте
   *[they] { PLAYER($seat) } кладёт
} { $card ->
    [none] карту
   *[other] { CARD($card, case: "acc") }
} под колоду.
event-scored = { WHO($seat) ->
    [you] У вас
   *[they] { PLAYER($seat) } собирает
} { COUNTED($fruit, "fruit", "acc") }.

## Refusals

refusal-not-your-turn = Сейчас не ваш ход
refusal-too-dear = { CAPITAL(CARD($card)) }: нужно { COUNTED($price, "bucket") }, а у вас { $water }
refusal-twin = Такое дерево в вашем саду уже есть
refusal-full = Ваш сад полон: в нём пять деревьев
refusal-once = В этот ход вы уже пускали карту на компост

## Outcomes

outcome-harvest = { WHO($winners) ->
    [you] Вы победили: урожай собран.
   *[they] Побеждает { LIST($winners) }: урожай собран.
}
outcome-autumn = { WHO($winners) ->
    [you] Осень кончилась, и больше всего плодов у вас: { $score }.
   *[they] Осень кончилась. Больше всего плодов: { LIST($winners) } ({ $score }).
}

## Texts of cards

script-gain = получите { COUNTED($water, "bucket", "acc") }
script-draw = возьмите { COUNTED($cards, "card", "acc") }
script-fell = срубите { PHRASE($cards, "acc") }
script-pick-up = верните в руку { PHRASE($cards, "acc") }
script-steal = украдите { PHRASE($cards, "acc") }
script-tuck = положите { PHRASE($cards, "acc") } под колоду в любом порядке
script-tree = { NOUN("tree", $case, $count) }
    .head = tree
in-zone-hand = { $whose ->
    [opponent] из руки другого игрока
   *[you] из своей руки
}
    .role = after
trigger-planted = вы сажаете { PHRASE($subject, "acc") }
trigger-composted = вы пускаете карту на компост
change-fruit = { $subject-number ->
    [sing] даёт
   *[plur] дают
} на { COUNTED($amount, "fruit", "acc") } больше
