### Words of the torture game in Ukrainian.

having-creature = { NOUN("creature", $case, $count) }
    .head = creature
having-beast = { NOUN("beast", $case, $count) }
    .head = beast
having-machine = { AGREE("mechanical", $head, $case, $count) }
    .role = before
having-power = із силою { $least } або більше
    .role = after
in-zone-hand = { $whose ->
    [you] у вашій руці
    [opponent] в руці супротивника
   *[any] у чиїйсь руці
}
    .role = after
in-zone-deck = { $whose ->
    [you] у вашій колоді
    [opponent] в колоді супротивника
   *[any] у чиїйсь колоді
}
    .role = after
in-zone-under = під іншою картою
    .role = after

change-power = { $subject-number ->
    [sing] отримує
   *[plur] отримують
} { STYLE($amount) ->
    [number] +{ $amount } до сили
   *[each] +1 до сили { $amount }
}
change-elusive = { $mode ->
    [lose] { $subject-number ->
        [sing] перестає бути невловимою
       *[plur] перестають бути невловимими
    }
   *[add] { $subject-number ->
        [sing] стає невловною
       *[plur] стають невловними
    }
}
change-hand-size = рука вміщує на { $amount } карти більше
change-taunt = { $subject-number ->
    [sing] отримує
   *[plur] отримують
} провокацію
change-beast = { $subject-number ->
    [sing] стає звіром
   *[plur] стають звірами
}
change-blank = { $subject-number ->
    [sing] втрачає
   *[plur] втрачають
} свій текст

trigger-played = ви граєте { PHRASE($subject, "acc") }
trigger-entered = { PHRASE($subject) } входить у гру
trigger-reaped = { PHRASE($subject) } збирає врожай
trigger-reaped-fought = { PHRASE($subject) } збирає врожай або б’ється
trigger-damaged = { PHRASE($subject) } зазнає пошкоджень
trigger-gained = ви отримуєте монети
trigger-doomed = { PHRASE($subject) } гине
trigger-destroyed = { PHRASE($subject) } { $mood ->
    [would] має загинути
   *[imperative] гине
}

script-destroy = { $mood ->
    [infinitive] знищити
   *[imperative] знищте
} { PHRASE($cards, "acc") }
script-deal-damage = { $mood ->
    [infinitive] завдати
   *[imperative] завдайте
} { COUNTED($amount, "damage", "gen") } { PHRASE($cards, "dat") }
script-heal = { $mood ->
    [infinitive] зцілити
   *[imperative] зціліть
} { PHRASE($cards, "acc") }
script-gain = { $mood ->
    [infinitive] отримати
   *[imperative] отримайте
} { COUNTED($amount, "coin", "acc") }
script-steal = { $mood ->
    [infinitive] вкрасти
   *[imperative] вкрадіть
} { COUNTED($amount, "coin", "acc") }
script-pay = { $mood ->
    [infinitive] заплатити
   *[imperative] заплатіть
} { COUNTED($amount, "coin", "acc") }
script-draw = { $mood ->
    [infinitive] взяти
   *[imperative] візьміть
} { COUNTED($amount, "card", "acc") }
script-discard = { $mood ->
    [infinitive] скинути
   *[imperative] скиньте
} { PHRASE($cards, "acc") }
script-to-hand = { $mood ->
    [infinitive] повернути
   *[imperative] поверніть
} { PHRASE($cards, "acc") } до руки власника
script-take-control = { $mood ->
    [infinitive] здобути
   *[imperative] здобудьте
} контроль над { PHRASE($cards, "ins") }
script-become-copy = вона стає копією { PHRASE($of, "gen") }
script-make-ready = { $mood ->
    [infinitive] підготувати
   *[imperative] підготуйте
} { PHRASE($cards, "acc") }
script-put-under = { $mood ->
    [infinitive] покласти
   *[imperative] покладіть
} під цю карту { PHRASE($cards, "acc") }
script-look-through-deck = { $mood ->
    [infinitive] переглянути
   *[imperative] перегляньте
} свою колоду
script-shuffle-deck = { $mood ->
    [infinitive] перемішати
   *[imperative] перемішайте
} свою колоду
script-as-enters = коли ця карта входить у гру, { RUN($effect) }
script-end-of-turn = до кінця { $following ->
    [yes] наступного ходу супротивника
   *[no] ходу
}
rule-even-odds = якщо кількість істот непарна, завдайте { $number-1 } пошкоджень будь-якій істоті, потім отримайте 1 монету; інакше візьміть 1 карту, потім ви можете отримати { $number-1 } монети
