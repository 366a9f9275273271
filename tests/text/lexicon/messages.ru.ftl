### Words of the torture game in Russian.

having-creature = { NOUN("creature", $case, $count) }
    .head = creature
having-beast = { NOUN("beast", $case, $count) }
    .head = beast
having-machine = { AGREE("mechanical", $head, $case, $count) }
    .role = before
having-power = с силой { $least } или больше
    .role = after
in-zone-hand = { $whose ->
    [you] в вашей руке
    [opponent] в руке противника
   *[any] в чьей-либо руке
}
    .role = after
in-zone-deck = { $whose ->
    [you] в вашей колоде
    [opponent] в колоде противника
   *[any] в чьей-либо колоде
}
    .role = after
in-zone-under = под другой картой
    .role = after

change-power = { $subject-number ->
    [sing] получает
   *[plur] получают
} { STYLE($amount) ->
    [number] +{ $amount } к силе
   *[each] +1 к силе { $amount }
}
change-elusive = { $mode ->
    [lose] { $subject-number ->
        [sing] перестаёт быть неуловимой
       *[plur] перестают быть неуловимыми
    }
   *[add] { $subject-number ->
        [sing] становится неуловимой
       *[plur] становятся неуловимыми
    }
}
change-hand-size = рука вмещает на { $amount } карты больше
change-taunt = { $subject-number ->
    [sing] получает
   *[plur] получают
} провокацию
change-beast = { $subject-number ->
    [sing] становится зверем
   *[plur] становятся зверями
}
change-blank = { $subject-number ->
    [sing] теряет
   *[plur] теряют
} свой текст

trigger-played = вы играете { PHRASE($subject, "acc") }
trigger-entered = { PHRASE($subject) } входит в игру
trigger-reaped = { PHRASE($subject) } собирает урожай
trigger-reaped-fought = { PHRASE($subject) } собирает урожай или сражается
trigger-damaged = { PHRASE($subject) } получает повреждения
trigger-gained = вы получаете монеты
trigger-doomed = { PHRASE($subject) } погибает
trigger-destroyed = { PHRASE($subject) } { $mood ->
    [would] { GENDER($subject) ->
        [masc] должен
        [femn] должна
       *[neut] должно
    } погибнуть
   *[imperative] погибает
}

script-destroy = { $mood ->
    [infinitive] уничтожить
   *[imperative] уничтожьте
} { PHRASE($cards, "acc") }
script-deal-damage = { $mood ->
    [infinitive] нанести
   *[imperative] нанесите
} { COUNTED($amount, "damage", "acc") } { PHRASE($cards, "dat") }
script-heal = { $mood ->
    [infinitive] исцелить
   *[imperative] исцелите
} { PHRASE($cards, "acc") }
script-gain = { $mood ->
    [infinitive] получить
   *[imperative] получите
} { COUNTED($amount, "coin", "acc") }
script-steal = { $mood ->
    [infinitive] украсть
   *[imperative] украдите
} { COUNTED($amount, "coin", "acc") }
script-pay = { $mood ->
    [infinitive] заплатить
   *[imperative] заплатите
} { COUNTED($amount, "coin", "acc") }
script-draw = { $mood ->
    [infinitive] взять
   *[imperative] возьмите
} { COUNTED($amount, "card", "acc") }
script-discard = { $mood ->
    [infinitive] сбросить
   *[imperative] сбросьте
} { PHRASE($cards, "acc") }
script-to-hand = { $mood ->
    [infinitive] вернуть
   *[imperative] верните
} { PHRASE($cards, "acc") } в руку владельца
script-take-control = { $mood ->
    [infinitive] получить
   *[imperative] получите
} контроль над { PHRASE($cards, "ins") }
script-become-copy = она становится копией { PHRASE($of, "gen") }
script-make-ready = { $mood ->
    [infinitive] подготовить
   *[imperative] подготовьте
} { PHRASE($cards, "acc") }
script-put-under = { $mood ->
    [infinitive] положить
   *[imperative] положите
} под эту карту { PHRASE($cards, "acc") }
script-look-through-deck = { $mood ->
    [infinitive] просмотреть
   *[imperative] просмотрите
} свою колоду
script-shuffle-deck = { $mood ->
    [infinitive] перемешать
   *[imperative] перемешайте
} свою колоду
script-as-enters = когда эта карта входит в игру, { RUN($effect) }
script-end-of-turn = до конца { $following ->
    [yes] следующего хода противника
   *[no] хода
}
rule-even-odds = если число существ нечётно, нанесите { $number-1 } повреждения любому существу, затем получите 1 монету; иначе возьмите 1 карту, затем вы можете получить { $number-1 } монеты
