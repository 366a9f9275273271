### Common messages in Ukrainian.

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
list-beside = { $rest }, а { $last }
list-clauses = { $rest }, і { $last }
list-or = { $rest } або { $last }
list-then = { $rest }, потім { $last }

## Options

verb-no = Ні
verb-yes = Так
verb-done = Готово
verb-pick = Обрати { CARD($card, case: "acc") }
verb-resolve = Застосувати { $ability ->
    [1] властивість
    [2] другу властивість
    [3] третю властивість
   *[other] властивість { $ability }
}: { CARD($source) }{ $subject ->
    [none] {""}
   *[other] {" "}(причина: { CARD($subject) })
}
verb-number = { $number }

## Questions

prompt-may = { prompt-source }{ prompt-effect }Зробити це?
prompt-choose = { prompt-source }{ $effect ->
    [none] Зробіть вибір.
   *[other] { SENTENCE($effect) }
}
prompt-order = Спрацювало кілька властивостей: яку застосувати першою?
prompt-instead = Кілька властивостей змінюють те, що станеться з { CARD($subject, case: "ins") }: яку застосувати?
prompt-amount = { prompt-source }{ prompt-effect }Оберіть число.
prompt-source = { $source ->
    [none] {""}
   *[other] { CAPITAL(CARD($source)) }.{" "}
}
prompt-effect = { $effect ->
    [none] {""}
   *[other] { SENTENCE($effect) }{" "}
}

## Refusals

refusal = { $reason } ({ $rule })

## Texts of cards: abilities and how effects follow one another

script-play = { RUN($effect) }
script-triggered = { script-limit }коли { $on }{ script-only-if }, { RUN($effect) }
script-replacement = { script-limit }коли { EFFECT($on, "would") }{ script-only-if }, натомість { RUN($effect) }
script-static = { script-limit }{ PHRASE($group, "nom", "plural") } { CHANGES($changes, $group) }{ $condition ->
    [none] {""}
   *[other] , поки { $condition }
}
script-influence = { $whose ->
    [you] для вас
    [opponent] для вашого суперника
   *[any] для кожного гравця
}: { LIST($changes) }{ $condition ->
    [none] {""}
   *[other] , поки { $condition }
}
script-gains = { $subject-number ->
    [sing] отримує
   *[plur] отримують
} властивість: «{ CAPITAL(RUN($ability)) }»
script-limit = { $limit ->
    [0] {""}
    [1] один раз за хід,{" "}
    [one] до { $limit } разу за хід,{" "}
   *[other] до { $limit } разів за хід,{" "}
}
script-only-if = { $condition ->
    [none] {""}
   *[other] , якщо { $condition }
}
script-sequence = { STEPS($effects, $mood) }
script-may = ви можете { EFFECT($effect, "infinitive") }
script-if = якщо { $condition }, { EFFECT($then, $mood) }{ $otherwise ->
    [none] {""}
   *[other] , інакше { EFFECT($otherwise, $mood) }
}
script-for-each = для { PHRASE($cards, "gen", 1, "each") }: { EFFECT($effect, $mood) }
script-repeat = { $times ->
    [none] {""}
   *[other] { $mood ->
        [infinitive] зробити
       *[imperative] зробіть
    } це { COUNTED($times, "time", "acc") }:{" "}
}{ EFFECT($effect, $mood) }{ $while ->
    [none] {""}
   *[other] ; повторюйте, поки { CLAUSE($while, "while") }
}
script-keep = { $mood ->
    [infinitive] обрати
   *[imperative] оберіть
} { PHRASE($what, "acc") }
script-last = { $cards ->
    [none] {""}
   *[other] { $mood ->
        [infinitive] обрати
       *[imperative] оберіть
    } { PHRASE($cards, "acc") }:{" "}
}{ $until } { $ability }

## Texts of cards: what is chosen

script-choose = { $times ->
    [none] { script-choose-some }
   *[other] { AGREE("any", $domain, $case) } { PHRASE($domain, $case) } (обирайте { STYLE($times) ->
        [each] по разу { $times }
       *[other] { COUNTED($times, "time", "acc") }
    }, можна повторно)
}{ $by ->
    [opponent] {" "}на вибір { NOUN("opponent", "gen") }
   *[other] {""}
}
    .head = { HEAD($domain) }
script-choose-some = { $least ->
    [0] до { SPELLED($most, $domain, "gen") } { PHRASE($domain, "gen", $most) }
   *[other] { $most ->
        [1] { AGREE("any", $domain, $case) } { PHRASE($domain, $case) }
       *[other] { AGREE("any", $domain, $case, "plural") } { SPELLED($most, $domain, $case) } { PHRASE($domain, $case, $most) }
    }
}
script-every = { $form ->
    [each] { AGREE("each", $group, $case) } { PHRASE($group, $case) }
   *[plain] { AGREE("all", $group, $case, "plural") } { PHRASE($group, $case, "plural") }
}
    .head = { HEAD($group) }
script-at-random = { $most ->
    [1] { AGREE("random", $group, $case) } { PHRASE($group, $case) }
   *[other] { SPELLED($most, $group, $case) } { AGREE("random", $group, $case, $most) } { PHRASE($group, $case, $most) }
}
    .head = { HEAD($group) }
script-extreme = { $most ->
    [1] { PHRASE($group, $case) }
   *[other] { SPELLED($most, $group, $case) } { PHRASE($group, $case, $most) }
} з { $highest ->
    [yes] { AGREE("highest", $attribute, "ins") }
   *[no] { AGREE("lowest", $attribute, "ins") }
} { NOUN($attribute, "ins") }
    .head = { HEAD($group) }
script-choose-number = число від { $least } до { AMOUNT($most, "limit") }
script-kept = { $slot ->
    [0] { AGREE("first", "card", $case) }
    [1] { AGREE("second", "card", $case) }
   *[other] { AGREE("third", "card", $case) }
} { AGREE("chosen", "card", $case) } { NOUN("card", $case) }
    .head = card
    .number = sing
script-named = { script-called }
    .head = card
    .number = sing

## Texts of cards: tests on cards

script-both = { GROUP($groups, $case, $count) }
    .head = { HEAD($groups) }
script-either = { PHRASE($one, $case, $count) } або { PHRASE($other, $case, $count) }
    .head = { HEAD($one) }
script-except = (крім { PHRASE($group, "gen", "plural") })
    .role = after
script-other = { AGREE("other", $head, $case, $count) }
    .role = first
script-any-card = { NOUN("card", $case, $count) }
    .head = card
script-controlled = { $whose ->
    [you] { AGREE("friendly", $head, $case, $count) }
    [opponent] { AGREE("enemy", $head, $case, $count) }
   *[any] {""}
}
    .role = before
script-neighbour-of = { AGREE("neighbouring", $head, $case, $count) }
    .role = before
script-attached-to = { AGREE("attached", $head, $case, $count) } до { $name ->
    [self] цієї карти
   *[other] тієї карти
}
    .role = before
script-called = { $name ->
    [self] { AGREE("this", "card", $case) } { NOUN("card", $case) }
    [this-way] { AGREE("that", "card", $case, "plural") } { NOUN("card", $case, "plural") }
    [other] { AGREE("other", "card", $case) } { NOUN("card", $case) }
    [host] { NOUN("host", $case) }
   *[it] { AGREE("that", "card", $case) } { NOUN("card", $case) }
}
    .head = card
    .number = sing

# The noun for the card that speaks, by what kind of card it is.
script-self = {""}
    .noun = this-card

## Texts of cards: amounts and conditions

counted = { $count } { $what }
counted-each = { $what } { $amount }
counted-that = стільки ж { $what }
counted-equal = { $number ->
    [1] Х
   *[other] { $number }Х
} { $what }, де Х — { $amount }
script-count = { $form ->
    [number] кількість { PHRASE($group, "gen", "plural") }
    [limit] кількості { PHRASE($group, "gen", "plural") }
   *[plain] за { AGREE("each", $group, "acc") } { PHRASE($group, "acc") }
}
    .style = each
script-how-many = { $form ->
    [number] кількість тих карт
    [limit] кількості тих карт
   *[plain] за кожну з тих карт
}
    .style = each
script-value-of = { $form ->
    [limit] { NOUN($attribute, "gen") }
   *[number] { NOUN($attribute) }
} { $name ->
    [self] { AGREE("this", "card", "gen") } { NOUN("card", "gen") }
    [this-way] { AGREE("that", "card", "gen", "plural") } { NOUN("card", "gen", "plural") }
    [other] { AGREE("other", "card", "gen") } { NOUN("card", "gen") }
    [host] { NOUN("host", "gen") }
   *[it] { AGREE("that", "card", "gen") } { NOUN("card", "gen") }
}
script-tally = { $form ->
    [limit] досягнутого числа
   *[number] досягнуте число
}
    .style = that
script-of-event = { $form ->
    [limit] цього числа
   *[number] це число
}
    .style = that
script-chosen = { $form ->
    [limit] обраного числа
   *[number] обране число
}
script-times = { $factor } × { AMOUNT($amount) }
script-at-least = { AMOUNT($amount) } не менше ніж { $number }
script-at-least-count = { $number ->
    [1] є { PHRASE($group) }
   *[other] { PHRASE($group, "gen", "plural") } { $number } або більше
}
script-at-least-tally = { $form ->
    [while] це вдається
   *[plain] це вдалося
}
script-fewer-count = { PHRASE($group, "gen", "plural") } { $number ->
    [1] немає
   *[other] менше ніж { $number }
}
script-fewer-tally = це не вдалося
script-not = неправда, що { $condition }
script-is-of = { $name ->
    [this-way] кожна з тих карт
   *[other] { script-called }
} — { PHRASE($group) }

## Errors: choices

choice-game-over = Гру закінчено: обирати більше нема з чого.
choice-unknown-key = Серед варіантів цього рішення немає «{ $choice }».
choice-bad-index = Варіанта { $choice } немає: вони пронумеровані від 0 до { $last }.
choice-bad-type = Вибір — це номер варіанта або його запис, а не значення типу { $type }.

## Errors: games and their set-up

game-unknown = Гри «{ $game }» немає. Є: { $known }.
game-fault = Гра «{ $game }» несправна: { $place }: { $reason }.
game-none = Гра «{ $game }» несправна: у { $origin } немає гри з назвою «{ $name }».
game-other-name = Гра «{ $game }» несправна: гра в { $origin } називає себе «{ $name }».
game-name-taken = Гра «{ $game }» несправна: є інша з такою самою назвою, у { $other }.
set-not-taken = Набір «{ $set }» пропущено: гра «{ $game }» не приймає карт іззовні.
language-unknown = Мови «{ $language }» тут немає. Є: { $known }.
seats-bad = «{ $seats }» — невідповідна кількість гравців: у цю гру грають від { $least } до { $most }.
seat-unknown = Місця «{ $seat }» немає: місць за цим столом { $seats }, лік починається з 0.
outcome-unending = Гру перервано без переможця: її ефекти тривали б без кінця.
record-not-at-the-beginning = Запис починається там, де й гра, а в цій грі вже прийнято рішень: { $number }. Спочатку створіть запис і обирайте через нього.
record-of-a-world = Це можливий світ, а не гра: невідоме в ньому вигадано, і записати його не можна.
record-without-its-scenario = Ця гра почалася з описаної позиції: запису потрібен і опис.
record-other-beginning = Гра з такою підготовкою починається не з цієї позиції.
record-other-scenario = Опис дає не цю позицію, а іншу.
record-other-state = Це запис іншої гри, іншого її моменту або інших рішень: у записі їх { $choices }, у грі { $number }.
table-bad-cell = { $file }, рядок { $line }, стовпець «{ $column }»: «{ $value }» тут не підходить. Підходить: { $takes }.{ $near ->
    [none] {""}
   *[other] {" "}Може, «{ $near }»?
}
table-bad-text = { $file }, рядок { $line }: це не текст Юнікоду.
table-no-column = { $file }, рядок { $line }: немає стовпця «{ $column }».
table-unknown-column = { $file }, рядок { $line }: стовпець «{ $column }» нікому не відомий.
table-bad-line = { $file }, рядок { $line }: клітинок { $cells }, стовпців { $columns }.
table-bad-quotes = { $file }, рядок { $line }: лапки не на місці.
table-twice = { $file }, рядок { $line }: «{ $value }» вже є в рядку { $other }.
seed-bad = Зерно випадковості — ціле число, а не «{ $seed }».
generator-unknown = Генератора випадковості «{ $generator }» немає. Є: { $known }.
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
document-older = Це збереження давнішої версії («{ $format }»): правила тоді запам’ятовували інше, прочитати його вже не можна. Записи ігор читаються.
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
scenario-missing-word = { $where }: бракує слова «{ $word }».
scenario-word-twice = { $where }: «{ $word }» стоїть тут двічі.
scenario-wrong-place = { $where }: карта «{ $card }» не може бути в цьому місці.
scenario-cannot-stay = { $where }: за таких умов карти «{ $card }» вже не було б у грі.
scenario-card-twice = { $where }: карта «{ $card }» уже лежить в іншому місці.
