### Common messages in Russian.

## Players, cards, lists

# Names are not inflected: in other cases a word before them is.
player-named = { $case ->
    [nom] { $name }
   *[other] { NOUN("player", $case) } { $name }
}
player-unnamed = { $case ->
    [nom] Игрок { $number }
   *[other] { NOUN("player", $case) } { $number }
}
player-you = вы

# A card with a name of its own, by itself and in a sentence.
name-plain = { $name }
card-plain = «{ $name }»
card-copy = { $card } ({ $number })

list-and = { $rest } и { $last }
list-beside = { $rest }, а { $last }
list-clauses = { $rest }, и { $last }
list-or = { $rest } или { $last }
list-then = { $rest }, затем { $last }

## Options

verb-no = Нет
verb-yes = Да
verb-done = Готово
verb-pick = Выбрать { CARD($card, case: "acc") }
verb-resolve = Применить { $ability ->
    [1] свойство
    [2] второе свойство
    [3] третье свойство
   *[other] { $ability }-е свойство
}: { CARD($source) }{ $subject ->
    [none] {""}
   *[other] {" "}(причина: { CARD($subject) })
}
verb-number = { $number }

## Questions

prompt-may = { prompt-source }{ prompt-effect }Сделать это?
prompt-choose = { prompt-source }{ $effect ->
    [none] Сделайте выбор.
   *[other] { SENTENCE($effect) }
}
prompt-order = Сработало несколько свойств: какое применить первым?
prompt-instead = Несколько свойств меняют то, что произойдёт с { CARD($subject, case: "ins") }: какое применить?
prompt-amount = { prompt-source }{ prompt-effect }Выберите число.
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
script-triggered = { script-limit }когда { $on }{ script-only-if }, { RUN($effect) }
script-replacement = { script-limit }когда { EFFECT($on, "would") }{ script-only-if }, вместо этого { RUN($effect) }
script-static = { script-limit }{ PHRASE($group, "nom", "plural") } { CHANGES($changes, $group) }{ $condition ->
    [none] {""}
   *[other] , пока { $condition }
}
script-influence = { $whose ->
    [you] для вас
    [opponent] для вашего соперника
   *[any] для каждого игрока
}: { LIST($changes) }{ $condition ->
    [none] {""}
   *[other] , пока { $condition }
}
script-gains = { $subject-number ->
    [sing] получает
   *[plur] получают
} свойство: «{ CAPITAL(RUN($ability)) }»
script-limit = { $limit ->
    [0] {""}
    [1] один раз за ход,{" "}
    [one] до { $limit } раза за ход,{" "}
   *[other] до { $limit } раз за ход,{" "}
}
script-only-if = { $condition ->
    [none] {""}
   *[other] , если { $condition }
}
script-sequence = { STEPS($effects, $mood) }
script-may = вы можете { EFFECT($effect, "infinitive") }
script-if = если { $condition }, { EFFECT($then, $mood) }{ $otherwise ->
    [none] {""}
   *[other] , иначе { EFFECT($otherwise, $mood) }
}
script-for-each = для { PHRASE($cards, "gen", 1, "each") }: { EFFECT($effect, $mood) }
script-repeat = { $times ->
    [none] {""}
   *[other] { $mood ->
        [infinitive] сделать
       *[imperative] сделайте
    } это { COUNTED($times, "time", "acc") }:{" "}
}{ EFFECT($effect, $mood) }{ $while ->
    [none] {""}
   *[other] ; повторяйте, пока { CLAUSE($while, "while") }
}
script-keep = { $mood ->
    [infinitive] выбрать
   *[imperative] выберите
} { PHRASE($what, "acc") }
script-last = { $cards ->
    [none] {""}
   *[other] { $mood ->
        [infinitive] выбрать
       *[imperative] выберите
    } { PHRASE($cards, "acc") }:{" "}
}{ $until } { $ability }

## Texts of cards: what is chosen

script-choose = { $times ->
    [none] { script-choose-some }
   *[other] { AGREE("any", $domain, $case) } { PHRASE($domain, $case) } (выбирайте { STYLE($times) ->
        [each] по разу { $times }
       *[other] { COUNTED($times, "time", "acc") }
    }, можно повторно)
}{ $by ->
    [opponent] {" "}по выбору { NOUN("opponent", "gen") }
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
} с { $highest ->
    [yes] { AGREE("highest", $attribute, "ins") }
   *[no] { AGREE("lowest", $attribute, "ins") }
} { NOUN($attribute, "ins") }
    .head = { HEAD($group) }
script-choose-number = число от { $least } до { AMOUNT($most, "limit") }
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
script-either = { PHRASE($one, $case, $count) } или { PHRASE($other, $case, $count) }
    .head = { HEAD($one) }
script-except = (кроме { PHRASE($group, "gen", "plural") })
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
script-attached-to = { AGREE("attached", $head, $case, $count) } к { $name ->
    [self] этой карте
   *[other] той карте
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
counted-that = столько же { $what }
counted-equal = { $number ->
    [1] Х
   *[other] { $number }Х
} { $what }, где Х — { $amount }
script-count = { $form ->
    [number] число { PHRASE($group, "gen", "plural") }
    [limit] числа { PHRASE($group, "gen", "plural") }
   *[plain] за { AGREE("each", $group, "acc") } { PHRASE($group, "acc") }
}
    .style = each
script-how-many = { $form ->
    [number] число тех карт
    [limit] числа тех карт
   *[plain] за каждую из тех карт
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
    [limit] достигнутого числа
   *[number] достигнутое число
}
    .style = that
script-of-event = { $form ->
    [limit] этого числа
   *[number] это число
}
    .style = that
script-chosen = { $form ->
    [limit] выбранного числа
   *[number] выбранное число
}
script-times = { $factor } × { AMOUNT($amount) }
script-at-least = { AMOUNT($amount) } не меньше { $number }
script-at-least-count = { $number ->
    [1] есть { PHRASE($group) }
   *[other] { PHRASE($group, "gen", "plural") } { $number } или больше
}
script-at-least-tally = { $form ->
    [while] это удаётся
   *[plain] это удалось
}
script-fewer-count = { PHRASE($group, "gen", "plural") } { $number ->
    [1] нет
   *[other] меньше { $number }
}
script-fewer-tally = это не удалось
script-not = неверно, что { $condition }
script-is-of = { $name ->
    [this-way] каждая из тех карт
   *[other] { script-called }
} — { PHRASE($group) }

## Errors: choices

choice-game-over = Игра окончена: выбирать больше нечего.
choice-unknown-key = Среди вариантов этого решения нет «{ $choice }».
choice-bad-index = Варианта { $choice } нет: они пронумерованы от 0 до { $last }.
choice-bad-type = Выбор — это номер варианта или его запись, а не значение типа { $type }.

## Errors: games and their set-up

game-unknown = Игры «{ $game }» нет. Есть: { $known }.
game-fault = Игра «{ $game }» неисправна: { $place }: { $reason }.
game-none = Игра «{ $game }» неисправна: в { $origin } нет игры с именем «{ $name }».
game-other-name = Игра «{ $game }» неисправна: игра в { $origin } называет себя «{ $name }».
game-name-taken = Игра «{ $game }» неисправна: есть другая с тем же именем, в { $other }.
set-not-taken = Набор «{ $set }» пропущен: игра «{ $game }» не принимает карт извне.
language-unknown = Языка «{ $language }» здесь нет. Есть: { $known }.
seats-bad = «{ $seats }» — неподходящее число игроков: в эту игру играют от { $least } до { $most }.
seat-unknown = Места «{ $seat }» нет: мест за этим столом { $seats }, счёт идёт с 0.
outcome-unending = Игра прервана, победителя нет: начатое продолжалось бы без конца.
record-not-at-the-beginning = Запись начинается там же, где игра, а в этой игре сделано решений: { $number }. Сначала создайте запись и делайте выбор через неё.
record-of-a-world = Это возможный мир, а не игра: неизвестное в нём придумано, и записать его нельзя.
record-without-its-scenario = Эта игра началась с описанной позиции: записи нужно и описание.
record-other-beginning = Игра с такой подготовкой начинается не с этой позиции.
record-other-scenario = Описание даёт не эту позицию, а другую.
record-other-state = Это запись другой игры, другого её момента или других решений: в записи их { $choices }, в игре { $number }.
table-bad-cell = { $file }, строка { $line }, столбец «{ $column }»: «{ $value }» здесь не годится. Годится: { $takes }.{ $near ->
    [none] {""}
   *[other] {" "}Может быть, «{ $near }»?
}
table-bad-text = { $file }, строка { $line }: это не текст Юникода.
table-no-column = { $file }, строка { $line }: нет столбца «{ $column }».
table-unknown-column = { $file }, строка { $line }: столбец «{ $column }» никому не известен.
table-bad-line = { $file }, строка { $line }: ячеек { $cells }, столбцов { $columns }.
table-bad-quotes = { $file }, строка { $line }: кавычка не на месте.
table-twice = { $file }, строка { $line }: «{ $value }» уже есть в строке { $other }.
seed-bad = Зерно случайности — целое число, а не «{ $seed }».
generator-unknown = Генератора случайности «{ $generator }» нет. Есть: { $known }.
setting-unknown = Настройки «{ $name }» в этой игре нет. Есть: { $known }.
setting-bad-value = Настройка «{ $name }» не принимает «{ $value }». Можно: { $takes }.

## Errors: saved games and records

document-kind = { $kind ->
    [state] сохранённая игра
   *[record] запись игры
}
document-not-json = Это не { document-kind }: текст не удаётся разобрать.
document-other-kind = Это не { document-kind }.
document-newer = Формат этого документа («{ $format }») неизвестен: читаются форматы до { $known }.
document-older = Это сохранение более ранней версии («{ $format }»): правила тогда запоминали другое, прочитать его уже нельзя. Записи игр читаются.
document-other-game = Этот документ от игры «{ $game }», а не «{ $wanted }».
document-damaged = { $kind ->
    [state] Сохранённая игра повреждена: её изменили, или в ней чего-то не хватает.
   *[record] Запись игры повреждена: в ней чего-то не хватает или что-то не читается.
}

## Errors: descriptions of positions

scenario-not-a-mapping = { $where }: здесь нужна таблица слов и значений.
scenario-not-a-list = { $where }: здесь нужен список.
scenario-unknown-word = { $where }: слово «{ $word }» неизвестно. Здесь бывают: { $known }.
scenario-bad-value = { $where }: «{ $value }» здесь невозможно. Можно: { $takes }.
scenario-unknown-card = { $where }: карты «{ $card }» здесь быть не может.
scenario-missing-word = { $where }: не хватает слова «{ $word }».
scenario-word-twice = { $where }: «{ $word }» стоит здесь дважды.
scenario-wrong-place = { $where }: карта «{ $card }» не может быть в этом месте.
scenario-cannot-stay = { $where }: при таких условиях карты «{ $card }» уже не было бы в игре.
scenario-card-twice = { $where }: карта «{ $card }» уже лежит в другом месте.
