### Messages of the Orchard in Ukrainian.

game-title = Сад
game-about = Садіть дерева, кличте гостей і першими зберіть у своєму саду досить плодів. Двох однакових дерев у саду не буває, а води вічно бракує. Для двох — чотирьох гравців.

## Settings

setting-orchard-goal = Плодів для перемоги
setting-orchard-goal-about = Скільки плодів має бути в саду наприкінці ходу його гравця.

## Zones

zone-deck = колода
zone-compost = компост
zone-gate = хвіртка
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
zone-gate-heading = Хвіртка
zone-hand-heading = Рука
zone-orchard-heading = Сад

## Numbers of the table

figure-water = Вода
figure-fruit = Плоди

# Printed on cards.
printed-tree = Дерево, { COUNTED($cost, "bucket") }, { COUNTED($fruit, "fruit") }
printed-visitor = Гість, { COUNTED($cost, "bucket") }

## Options

verb-plant = Посадити { CARD($card, case: "acc") }
verb-invite = Покликати { CARD($card, case: "acc") }
verb-compost = Пустити { CARD($card, case: "acc") } на компост
verb-tuck = Покласти { CARD($card, case: "acc") } під колоду
verb-end = Завершити хід

## Questions

prompt-main = У вас { COUNTED($water, "bucket") }. Що робите?
prompt-tuck = Зайвих карт: { $cards }. Яка наступною йде під колоду?

## Events

event-turn-began = { WHO($seat) ->
    [you] Хід { $turn }: ходите ви.
   *[they] Хід { $turn }: ходить { PLAYER($seat) }.
}
event-gained = { WHO($seat) ->
    [you] Ви отримуєте
   *[they] { PLAYER($seat) } отримує
} { COUNTED($water, "bucket", "acc") }.
event-drew = { WHO($seat) ->
    [you] Ви берете
   *[they] { PLAYER($seat) } бере
} { $card ->
    [none] карту
   *[other] { CARD($card, case: "acc") }
}.
event-shuffled = Компост перемішано, і він стає новою колодою.
event-planted = { WHO($seat) ->
    [you] Ви саджаєте
   *[they] { PLAYER($seat) } саджає
} { CARD($card, case: "acc") }.
event-invited = { WHO($seat) ->
    [you] Ви кличете
   *[they] { PLAYER($seat) } кличе
} { CARD($card, case: "acc") }.
event-composted = { WHO($seat) ->
    [you] Ви пускаєте
   *[they] { PLAYER($seat) } пускає
} { CARD($card, case: "acc") } на компост.
event-felled = { WHO($seat) ->
    [you] Ви втрачаєте
   *[they] { PLAYER($seat) } втрачає
} { CARD($card, case: "acc") }.
event-picked-up = { WHO($seat) ->
    [you] Ви повертаєте
   *[they] { PLAYER($seat) } повертає
} { CARD($card, case: "acc") } в руку.
event-stolen = { WHO($seat) ->
    [you] Ви крадете
   *[they] { PLAYER($seat) } краде
} { $card ->
    [none] карту
   *[other] { CARD($card, case: "acc") }
}.
event-tucked = { WHO($seat) ->
    [you] Ви кладете
   *[they] { PLAYER($seat) } кладе
} { $card ->
    [none] карту
   *[other] { CARD($card, case: "acc") }
} під колоду.
event-scored = { WHO($seat) ->
    [you] У вас
   *[they] { PLAYER($seat) } збирає
} { COUNTED($fruit, "fruit", "acc") }.

## Refusals

refusal-not-your-turn = Зараз не ваш хід
refusal-too-dear = { CAPITAL(CARD($card)) }: треба { COUNTED($price, "bucket") }, а у вас { $water }
refusal-twin = Таке дерево у вашому саду вже є
refusal-full = Ваш сад повний: у ньому п’ять дерев
refusal-once = Цього ходу ви вже пускали карту на компост

## Outcomes

outcome-harvest = { WHO($winners) ->
    [you] Ви перемогли: урожай зібрано.
   *[they] Перемагає { LIST($winners) }: урожай зібрано.
}
outcome-autumn = { WHO($winners) ->
    [you] Осінь скінчилася, і найбільше плодів у вас: { $score }.
   *[they] Осінь скінчилася. Найбільше плодів: { LIST($winners) } ({ $score }).
}

## Texts of cards

script-gain = отримайте { COUNTED($water, "bucket", "acc") }
script-draw = візьміть { COUNTED($cards, "card", "acc") }
script-fell = зрубайте { PHRASE($cards, "acc") }
script-pick-up = поверніть у руку { PHRASE($cards, "acc") }
script-steal = викрадіть { PHRASE($cards, "acc") }
script-tuck = покладіть { PHRASE($cards, "acc") } під колоду в будь-якому порядку
script-tree = { NOUN("tree", $case, $count) }
    .head = tree
in-zone-hand = { $whose ->
    [opponent] з руки іншого гравця
   *[you] зі своєї руки
}
    .role = after
trigger-planted = ви саджаєте { PHRASE($subject, "acc") }
trigger-composted = ви пускаєте карту на компост
change-fruit = { $subject-number ->
    [sing] дає
   *[plur] дають
} на { COUNTED($amount, "fruit", "acc") } більше
