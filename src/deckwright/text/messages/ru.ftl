### Common messages in Russian.

## Languages

language-en = английский
language-ru = русский
language-uk = украинский

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
list-or = { $rest } или { $last }
list-then = { $rest }, затем { $last }

counted = { $count ->
    [1] { $what }
   *[other] { $count } { $what }
}
counted-by = { $what } { $amount }

## Options

verb-no = Нет
verb-yes = Да
verb-done = Готово
verb-pick = Выбрать { CARD($card, case: "acc") }
verb-resolve = Применить свойство{ $ability ->
    [1] {""}
   *[other] {" "}{ $ability }
}: { CARD($source) }{ $subject ->
    [none] {""}
   *[other] {" "}(вызвано картой { CARD($subject) })
}
verb-number = { $number }

## Questions

prompt-may = { prompt-source }{ prompt-effect }Сделать это?
prompt-choose = { prompt-source }{ prompt-effect }Сделайте выбор.
prompt-order = Сработало несколько свойств: какое применить первым?
prompt-instead = Несколько свойств меняют то, что произойдёт с картой { CARD($subject) }: какое применить?
prompt-amount = { prompt-source }{ prompt-effect }Выберите число.
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
script-may = вы можете { EFFECT($effect, "infinitive") }
script-if = если { $condition }, { EFFECT($then, $mood) }{ $otherwise ->
    [none] {""}
   *[other] , иначе { EFFECT($otherwise, $mood) }
}
script-triggered = { script-limit }когда { $on }{ script-condition }, { $effect }
script-replacement = { script-limit }когда { EFFECT($on, "would") }{ script-condition }, вместо этого { $effect }
script-limit = { $limit ->
    [0] {""}
    [1] один раз за ход,{" "}
    [one] до { $limit } раза за ход,{" "}
   *[other] до { $limit } раз за ход,{" "}
}
script-condition = { $condition ->
    [none] {""}
   *[other] , если { $condition }
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

choice-game-over = Игра окончена: выбирать больше нечего.
choice-unknown-key = Среди вариантов этого решения нет «{ $choice }».
choice-bad-index = Варианта { $choice } нет: они пронумерованы от 0 до { $last }.
choice-bad-type = Выбор — это номер варианта или его запись, а не значение типа { $type }.

## Errors: games and their set-up

game-unknown = Игры «{ $game }» нет. Есть: { $known }.
language-unknown = Языка «{ $language }» здесь нет. Есть: { $known }.
seats-bad = «{ $seats }» — неподходящее число игроков: в эту игру играют от { $least } до { $most }.
seat-unknown = Места «{ $seat }» нет: мест за этим столом { $seats }, счёт идёт с 0.
seed-bad = Зерно случайности — целое число, а не «{ $seed }».
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
scenario-card-twice = { $where }: карта «{ $card }» уже лежит в другом месте.
scenario-no-captain = { $where }: Капитан Сила бывает на поле только в Эпическом режиме, один раз и если он есть у кого-то из игроков.
scenario-bad-spiral = { $where }: в Спирали Силы каждая из пяти Фракций называется один раз.
