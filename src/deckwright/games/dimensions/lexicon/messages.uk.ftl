### Messages of Battle of Dimensions in Ukrainian. Terms are those of the in-app rulebook.
### «Чорна Діра» is both the discard and an Anomaly: sentences say «скид» or «Аномалія».

game-title = Битва Вимірів
game-about = П’ять Фракцій змагаються за Всесвіт, і ніхто не знає, за яку з них грають інші. Показуйте карти в Битві Вимірів, викладайте й переміщуйте їх, атакуйте чужі загони: на Спіралі Сили кожна Фракція сильніша за одну із сусідніх і слабша за іншу. Перемагає той, хто наприкінці гри має найбільше карт своєї Фракції в усіх Вимірах. Грають від двох до п’яти людей.

## Settings

setting-dimensions-epic = Епічний режим
setting-dimensions-epic-about = Кожна Фракція дістає своє особливе правило: незнищенний Капітан Сила, Аура Темряви та дострокові перемоги.
setting-dimensions-epic-yes = увімкнено
setting-dimensions-epic-no = вимкнено
setting-dimensions-start = Перший хід
setting-dimensions-start-about = Як вирішити, хто ходить першим.
setting-dimensions-start-signs = переможець у грі «Камінь, ножиці, папір»
setting-dimensions-start-random = випадковий гравець

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
    [own] у своєму Вимірі
    [yours] у вашому Вимірі
   *[theirs] (Вимір: { PLAYER($owner) })
}
zone-from-dimension = { WHOSE($owner, $actor) ->
    [own] зі свого Виміру
    [yours] з вашого Виміру
   *[theirs] (Вимір: { PLAYER($owner) })
}

# As headings, whoever's they are.
zone-deck-heading = Спільна колода
zone-black-hole-heading = Чорна Діра (скид)
zone-spiral-heading = Спіраль Сили
zone-box-heading = Поза грою
zone-stage-heading = Зіграна Аномалія
zone-hand-heading = Рука
zone-entity-heading = Сутність
zone-loop-heading = Часова Петля
zone-squad-heading = Загін
zone-aura-heading = Аура Темряви

## Options

verb-sign = { CAPITAL(WORD($sign, of: "sign")) }
verb-show = Показати { CARD($card, case: "acc") }
verb-lay = Викласти { CARD($card, case: "acc") }
verb-to = { WHOSE($seat) ->
    [yours] До свого Виміру
   *[theirs] Вимір: { PLAYER($seat) }
}
verb-move = Перемістити { CARD($card, case: "acc") }
verb-play = Зіграти { CARD($card, case: "acc") }
verb-pass = Пропустити фазу
verb-attack = Атакувати загоном «{ WORD($squad, of: "faction") }» { ZONE($target, case: "acc") }
verb-remove = Прибрати { CARD($card, case: "acc") }
verb-take = { CAPITAL(ZONE($squad)) }
verb-swap = { CAPITAL(CARD($card)) }
verb-declare = Оголосити Сингулярність
verb-refrain = Поки що промовчати

## Questions

prompt-sign = Камінь, ножиці, папір: який знак показати? Переможець ходить першим.
prompt-battle = Битва Вимірів: оберіть карту, яку покажете.
prompt-lay = Підсилення: оберіть карту, яку викладете до будь-якого Виміру.
prompt-lay-to = Підсилення: до чийого Виміру викласти { CARD($card, case: "acc") }?
prompt-move = Переміщення: перекладіть одну карту до іншого Виміру або зіграйте Аномалію.
prompt-move-to = Переміщення: до чийого Виміру перемістити { CARD($card, case: "acc") }?
prompt-attack = Атака: оберіть, яким загоном і кого атакувати.
prompt-remove = Атака: яку карту втратить { ZONE($squad) }?
prompt-squad = { $card ->
    [wormhole] { CARD($card) }: який загін перенести до іншого Виміру?
    [black-hole] { CARD($card) }: який загін цілком відправити до скиду?
   *[other] { CAPITAL(CARD($card)) }: оберіть загін.
}
prompt-squad-to = Аномалія «{ NAME("wormhole") }»: до чийого Виміру перенести { ZONE($squad, case: "acc", style: "from") }?
prompt-swap = Аномалія «{ NAME("quantum-entanglement") }»: оберіть першу з двох карт Сил, які поміняєте місцями.
prompt-swap-with = Аномалія «{ NAME("quantum-entanglement") }»: з якою картою поміняти місцями { CARD($card, case: "acc") }?
prompt-declare = Умову вашої дострокової перемоги виконано. Оголосити Сингулярність?

## Events

event-sign-shown = { WHO($seat) ->
    [you] Ви показуєте
   *[they] { PLAYER($seat) } показує
} { WORD($sign, of: "sign", case: "acc") }.
event-signs-tied = Переможця поки що немає: решта гравців обирає знак знову.
event-starts = { WHO($seat) ->
    [you] Перший хід — ваш.
   *[they] Перший хід робить { PLAYER($seat) }.
}
event-turn-begins = { WHO($seat) ->
    [you] Хід { $turn }: ходите ви.
   *[they] Хід { $turn }: ходить { PLAYER($seat) }.
}
event-last-turn = { WHO($seat) ->
    [you] Колода порожня, і останній хід гри — ваш.
   *[they] Колода порожня, і останній хід гри робить { PLAYER($seat) }.
}
event-loop-closed = Додатковий хід закінчено: { CARD($card) } потрапляє до скиду.
event-extra-turn = { WHO($seat) ->
    [you] Часова Петля: ви ходите ще раз.
   *[they] Часова Петля: { PLAYER($seat) } ходить ще раз.
}
event-shown = { WHO($seat) ->
    [you] Ви показуєте
   *[they] { PLAYER($seat) } показує
} { CARD($card, case: "acc") }.
event-sat-out = { WHO($seat) ->
    [you] Ви пропускаєте
   *[they] { PLAYER($seat) } пропускає
} Битву Вимірів: у руці немає карт Фракцій.
event-won-battle = { WHO($seat) ->
    [you] Ви перемагаєте й кладете
   *[they] { PLAYER($seat) } перемагає й кладе
} { CARD($card, case: "acc") } до свого Виміру.
event-lost-battle = { CAPITAL(CARD($card)) } програє і йде до скиду.
event-withstood = { CAPITAL(CARD($card)) } програє, але його не можна знищити: { WHO($seat) ->
    [you] ви кладете
   *[they] { PLAYER($seat) } кладе
} його до свого Виміру.
event-no-winner = Показано всі п’ять Фракцій: переможців немає.
event-laid = { WHO($seat) ->
    [you] Ви викладаєте
   *[they] { PLAYER($seat) } викладає
} { CARD($card, case: "acc") } { into-dimension }.
event-skipped = { WHO($seat) ->
    [you] Ви пропускаєте
   *[they] { PLAYER($seat) } пропускає
} фазу «{ WORD($phase, of: "phase") }».
event-moved = { WHO($seat) ->
    [you] Ви переміщуєте
   *[they] { PLAYER($seat) } переміщує
} { CARD($card, case: "acc") } { into-dimension }.
event-anomaly-played = { WHO($seat) ->
    [you] Ви граєте
   *[they] { PLAYER($seat) } грає
} { CARD($card, case: "acc") }.
event-spiral-swapped = { WHO($seat) ->
    [you] Ви міняєте
   *[they] { PLAYER($seat) } міняє
} місцями карти Сил «{ NAME($card) }» і «{ NAME($second) }».
event-squad-moved = { WHO($seat) ->
    [you] Ви переносите
   *[they] { PLAYER($seat) } переносить
} { ZONE($squad, $seat, case: "acc", style: "from") } { into-dimension }.
event-squad-lost = { WHO($seat) ->
    [you] Ви відправляєте
   *[they] { PLAYER($seat) } відправляє
} до скиду { ZONE($squad, $seat, case: "acc", style: "from") }: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
   *[many] { $cards } карт
}.
event-deck-refilled = { $cards ->
    [0] Скид порожній, і колоду лише перемішано.
    [one] Зі скиду до колоди повернулася { $cards } карта, колоду перемішано.
    [few] Зі скиду до колоди повернулися { $cards } карти, колоду перемішано.
   *[many] Зі скиду до колоди повернулося { $cards } карт, колоду перемішано.
}
event-attacked = { WHO($seat) ->
    [you] Ви атакуєте
   *[they] { PLAYER($seat) } атакує
} загоном «{ WORD($squad, of: "faction") }» { ZONE($target, $seat, case: "acc") }.
event-destroyed = { CAPITAL(CARD($card)) } потрапляє до скиду.
event-darkened = { CAPITAL(CARD($card)) } лягає сорочкою догори в Ауру Темряви { WHOSE($dimension) ->
    [yours] у вашому Вимірі
   *[theirs] (Вимір: { PLAYER($dimension) })
}.
event-drew = { WHO($seat) ->
    [you] Ви берете
   *[they] { PLAYER($seat) } бере
} { $card ->
    [none] карту
   *[other] { CARD($card, case: "acc") }
}.
event-deck-empty = { WHO($seat) ->
    [you] Ви берете останню карту: колода спорожніла.
   *[they] { PLAYER($seat) } бере останню карту: колода спорожніла.
}
event-declared = { WHO($seat) ->
    [you] Ви оголошуєте Сингулярність і розкриваєте себе
   *[they] { PLAYER($seat) } оголошує Сингулярність і розкриває себе
}: { CARD($card) }!
event-revealed = { WHO($seat) ->
    [you] Ви розкриваєте себе
   *[they] { PLAYER($seat) } розкриває себе
}: { CARD($card) }.
event-scored = { WHO($seat) ->
    [you] У вас { score-cards } вашої Фракції.
   *[they] { PLAYER($seat) }: { score-cards } своєї Фракції.
}
score-cards = { $score ->
    [one] { $score } карта
    [few] { $score } карти
   *[many] { $score } карт
}
into-dimension = { WHOSE($dimension, $seat) ->
    [own] до свого Виміру
    [yours] до вашого Виміру
   *[theirs] до чужого Виміру ({ PLAYER($dimension) })
}

## Refusals

refusal-chosen-already = Ви вже зробили вибір: лишилося дочекатися інших
refusal-not-your-move = Зараз рішення не за вами
refusal-cannot-declare = { $rule ->
    [dim-8-5] Сингулярність оголошують, лише коли в одному Вимірі лежить п’ять чи більше карт вашої Фракції
    [dim-8-6] Сингулярність оголошують, лише коли карта вашої Фракції є в кожному Вимірі, а всього їх п’ять чи більше
    [dim-8-7] Сингулярність оголошують, лише коли числа загону вашої Фракції дають у сумі рівно 42
   *[other] Ваша Фракція не може перемогти достроково
}
refusal-anomaly-not-laid = { CAPITAL(CARD($card, case: "acc")) } можна зіграти лише у фазі «Переміщення» свого ходу
refusal-must-lay = Пропустити Підсилення не можна: ви мусите викласти карту
refusal-entity-not-laid = { $rule ->
    [dim-8-1] Сутність лишається таємницею: викласти її на поле можна лише в Епічному режимі
   *[other] Із Сутностей на поле викладають лише Капітана Силу
}
refusal-nothing-to-take = { CAPITAL(CARD($card, case: "acc")) } зараз зіграти не можна: на полі немає загону, який вона могла б забрати
refusal-captain-not-yours = Капітана Силу переміщує лише його гравець
refusal-aura-not-moved = { CAPITAL(CARD($card, case: "acc")) } перемістити не можна: вона в Аурі Темряви
refusal-must-move = Пропустити Переміщення не можна: є карти, які можна перемістити
refusal-there-already = { WHOSE($dimension) ->
    [yours] Карта вже у вашому Вимірі: оберіть інший
   *[theirs] Карта вже там ({ PLAYER($dimension) }): оберіть інший Вимір
}
refusal-must-attack = Пропустити Атаку не можна: хто може атакувати, той мусить
refusal-same-faction = Загін «{ WORD($squad, of: "faction") }» не може атакувати { ZONE($target, case: "acc") }: Фракція в них одна
refusal-purple-not-aura = Загін «{ WORD($squad, of: "faction") }» не може атакувати { ZONE($target, case: "acc") }: Жахи не чіпають Аур Темряви
refusal-captain-alone = { CAPITAL(ZONE($target)) } — це сам Капітан Сила: забирати в нього нема чого
refusal-aura-too-large = Загін «{ WORD($squad, of: "faction") }» не може атакувати { ZONE($target, case: "acc") }: { cards-against }, а потрібно більше
refusal-too-weak = Загін «{ WORD($squad, of: "faction") }» не може атакувати { ZONE($target, case: "acc") }: { cards-against }, а потрібно більше — або перевага за Спіраллю Сили
cards-against = { $own ->
    [one] { $own } карта
    [few] { $own } карти
   *[many] { $own } карт
} проти { $theirs }
refusal-aura-attacks-not = Аура Темряви ніколи не атакує
refusal-captain-stays = Капітана Силу неможливо знищити: оберіть іншу карту
refusal-aura-not-moved-whole = { CAPITAL(ZONE($target)) } лишається на місці: Кротова нора на неї не діє

## Outcomes

outcome-most-cards = { WHO($winners) ->
    [you] Ви перемогли: у вас найбільше карт вашої Фракції — { $score }.
   *[they] Перемагає { LIST($winners) }: найбільше карт своєї Фракції — { $score }.
}
outcome-spiral = Карт порівну ({ $score }), і все вирішує Спіраль Сили: { outcome-who-wins }.
outcome-shared = Карт порівну ({ $score }), і Спіраль Сили нікому не дає переваги: { outcome-who-wins }.
outcome-who-wins = { $count ->
    [1] { WHO($winners) ->
        [you] перемогли ви
       *[they] перемагає { LIST($winners) }
    }
   *[other] перемогу ділять { LIST($winners) }
}
outcome-balance = Абсолютний Баланс Сили! В усіх карт порівну ({ $score }), і не перемагає ніхто.
outcome-singularity = { WHO($winners) ->
    [you] Сингулярність! Ви перемогли достроково.
   *[they] Сингулярність! { LIST($winners) } перемагає достроково.
}

## Texts of the Anomalies

script-swap-powers = { $mood ->
    [infinitive] поміняти
   *[imperative] поміняйте
} місцями { PHRASE($powers, "acc") } у Спіралі Сили
script-move-squad = { $mood ->
    [infinitive] перемістити
   *[imperative] перемістіть
} { PHRASE($squad, "acc") } цілком до { PHRASE($to, "gen") }
script-destroy-squad = { $mood ->
    [infinitive] відправити
   *[imperative] відправте
} до скиду цілком { PHRASE($squad, "acc") }
script-refill-deck = { $mood ->
    [infinitive] повернути всі карти зі скиду до спільної колоди й перемішати її
   *[imperative] поверніть усі карти зі скиду до спільної колоди й перемішайте її
}
script-take-extra-turn = { $mood ->
    [infinitive] зробити після цього ходу ще один
   *[imperative] після цього ходу зробіть іще один
}
script-power-cards = { NOUN("card", $case, $count) } { $count ->
    [1] Сили
   *[other] Сил
}
    .head = card
script-squads = { NOUN("squad", $case, $count) }{ $auras ->
    [yes] {" "}або { NOUN("aura", $case, $count) }
   *[no] {""}
}
    .head = squad
script-other-dimensions = { AGREE("other", "dimension", $case, $count) } { NOUN("dimension", $case, $count) }
    .head = dimension

## Помилки в описі позиції

scenario-no-captain = { $where }: Капітан Сила буває на полі лише в Епічному режимі, один раз і якщо він є в когось із гравців.
scenario-bad-spiral = { $where }: у Спіралі Сили кожну з п’яти Фракцій називають один раз.
scenario-no-aura = { $where }: Аури Темряви бувають лише в Епічному режимі.
