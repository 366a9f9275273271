### Common messages in Ukrainian.

## Languages

language-en = англійська
language-ru = російська
language-uk = українська

## Players, cards, lists

# Names are not inflected: in other cases a word before them is.
player-named = { $case ->
    [nom] { $name }
   *[other] { NOUN("player", $case) } { $name }
}
player-unnamed = { $case ->
    [nom] Гравець { $number }
   *[other] { NOUN("player", $case) } { $number }
}
player-you = ви

# A card with a name of its own, by itself and in a sentence.
name-plain = { $name }
card-plain = «{ $name }»
card-copy = { $card } ({ $number })

list-and = { $rest } і { $last }
list-or = { $rest } або { $last }
list-then = { $rest }, потім { $last }

counted = { $count ->
    [1] { $what }
   *[other] { $count } { $what }
}
counted-by = { $what } { $amount }

## Options

verb-no = Ні
verb-yes = Так
verb-done = Готово
verb-pick = Обрати { CARD($card, case: "acc") }
verb-resolve = Застосувати властивість{ $ability ->
    [1] {""}
   *[other] {" "}{ $ability }
}: { CARD($source) }{ $subject ->
    [none] {""}
   *[other] {" "}(спричинила карта { CARD($subject) })
}
verb-number = { $number }

## Questions

prompt-may = { prompt-source }{ prompt-effect }Зробити це?
prompt-choose = { prompt-source }{ prompt-effect }Зробіть вибір.
prompt-order = Спрацювало кілька властивостей: яку застосувати першою?
prompt-instead = Кілька властивостей змінюють те, що станеться з картою { CARD($subject) }: яку застосувати?
prompt-amount = { prompt-source }{ prompt-effect }Оберіть число.
prompt-source = { $source ->
    [none] {""}
   *[other] { CAPITAL(CARD($source)) }.{" "}
}
prompt-effect = { $effect ->
    [none] {""}
   *[other] { SENTENCES($effect) }{" "}
}

## Refusals

refusal = { $reason } ({ $rule })

## Texts of cards

script-play = { SENTENCES($effects) }
script-sequence = { STEPS($effects, $mood) }
script-may = ви можете { EFFECT($effect, "infinitive") }
script-if = якщо { $condition }, { EFFECT($then, $mood) }{ $otherwise ->
    [none] {""}
   *[other] , інакше { EFFECT($otherwise, $mood) }
}
script-triggered = { script-limit }коли { $on }{ script-condition }, { $effect }
script-replacement = { script-limit }коли { EFFECT($on, "would") }{ script-condition }, натомість { $effect }
script-limit = { $limit ->
    [0] {""}
    [1] один раз за хід,{" "}
    [one] до { $limit } разу за хід,{" "}
   *[other] до { $limit } разів за хід,{" "}
}
script-condition = { $condition ->
    [none] {""}
   *[other] , якщо { $condition }
}
script-choose = { $least ->
    [0] до { SPELLED($most, $domain, "gen") } { PHRASE($domain, "gen", $most) }
   *[other] { $most ->
        [1] { AGREE("any", $domain, $case) } { PHRASE($domain, $case) }
       *[other] { AGREE("any", $domain, $case, "plural") } { SPELLED($most, $domain, $case) } { PHRASE($domain, $case, $most) }
    }
}
    .head = { HEAD($domain) }
script-every = { AGREE("all", $group, $case, "plural") } { PHRASE($group, $case, "plural") }
    .head = { HEAD($group) }

## Errors: choices

choice-game-over = Гру закінчено: обирати більше нічого.
choice-unknown-key = Серед варіантів цього рішення немає «{ $choice }».
choice-bad-index = Варіанта { $choice } немає: вони пронумеровані від 0 до { $last }.
choice-bad-type = Вибір — це номер варіанта або його запис, а не значення типу { $type }.

## Errors: games and their set-up

game-unknown = Гри «{ $game }» немає. Є: { $known }.
language-unknown = Мови «{ $language }» тут немає. Є: { $known }.
seats-bad = «{ $seats }» — невідповідна кількість гравців: у цю гру грають від { $least } до { $most }.
seat-unknown = Місця «{ $seat }» немає: місць за цим столом { $seats }, лік починається з 0.
seed-bad = Зерно випадковості — ціле число, а не «{ $seed }».
setting-unknown = Налаштування «{ $name }» у цій грі немає. Є: { $known }.
setting-bad-value = Налаштування «{ $name }» не приймає «{ $value }». Можна: { $takes }.

## Errors: saved games and records

document-kind = { $kind ->
    [state] збережена гра
   *[record] запис гри
}
document-not-json = Це не { document-kind }: текст не вдається розібрати.
document-other-kind = Це не { document-kind }.
document-newer = Формат цього документа («{ $format }») невідомий: читаються формати до { $known }.
document-other-game = Цей документ від гри «{ $game }», а не «{ $wanted }».
document-damaged = { $kind ->
    [state] Збережену гру пошкоджено: її змінили, або в ній чогось бракує.
   *[record] Запис гри пошкоджено: у ньому чогось бракує або щось не читається.
}

## Errors: descriptions of positions

scenario-not-a-mapping = { $where }: тут потрібна таблиця слів і значень.
scenario-not-a-list = { $where }: тут потрібен список.
scenario-unknown-word = { $where }: слово «{ $word }» невідоме. Тут бувають: { $known }.
scenario-bad-value = { $where }: «{ $value }» тут неможливе. Можна: { $takes }.
scenario-unknown-card = { $where }: карти «{ $card }» тут бути не може.
scenario-card-twice = { $where }: карта «{ $card }» уже лежить в іншому місці.
scenario-no-captain = { $where }: Капітан Сила буває на полі лише в Епічному режимі, один раз і якщо він є в когось із гравців.
scenario-bad-spiral = { $where }: у Спіралі Сили кожну з п’яти Фракцій називають один раз.
