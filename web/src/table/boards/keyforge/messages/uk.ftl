keyforge-active = ходить
keyforge-turn = Хід { $turn }
keyforge-before = До першого ходу
keyforge-step-set-up = Підготовка
keyforge-step-forge = Викувати ключ
keyforge-step-choose = Обрати дім
keyforge-step-main = Розіграти, скинути, використати
keyforge-step-ready = Підготувати карти
keyforge-step-draw = Добрати карти
keyforge-step-end = Кінець ходу
keyforge-steps = Етапи ходу
keyforge-amber = Бурштин
keyforge-cost = Ключ коштує { $cost }
keyforge-can-forge = Вистачає на ключ
keyforge-keys = Ключі: { $count } з 3
keyforge-key-forged = { $colour } ключ: викувано
keyforge-key-unforged = { $colour } ключ: не викувано
keyforge-chains = { $count ->
    [one] { $count } ланцюг
    [few] { $count } ланцюги
   *[many] { $count } ланцюгів
}
keyforge-held-back = { $count ->
    [one] добір менший на { $count } карту
    [few] добір менший на { $count } карти
   *[many] добір менший на { $count } карт
}
keyforge-houses = Доми
keyforge-house-active = { $house }: активний дім
keyforge-tide-high = Приплив
keyforge-tide-low = Відплив
keyforge-tide-neutral = Приплив у нейтральному положенні
keyforge-wins = { $wins ->
    [one] { $wins } перемога
    [few] { $wins } перемоги
   *[many] { $wins } перемог
}
keyforge-left-flank = Лівий фланг
keyforge-right-flank = Правий фланг
keyforge-no-creatures = Істот немає
keyforge-no-artifacts = Артефактів немає
keyforge-under = { $count ->
    [one] під нею { $count } карта
    [few] під нею { $count } карти
   *[many] під нею { $count } карт
}
keyforge-hidden = { $count ->
    [one] { $count } карта сорочкою догори під іншою
    [few] { $count } карти сорочкою догори під іншими
   *[many] { $count } карт сорочкою догори під іншими
}
keyforge-loose = Під іншими картами
keyforge-stage = Застосовується
keyforge-no-hand = У руці немає карт
keyforge-hand-of = Рука: { $name }
keyforge-zone-of = { $zone }: { $name }
keyforge-choose-house = Який дім?
keyforge-deck-list = Склад колоди
keyforge-deck-number = Колода { $number }
keyforge-taunt = Прикрита сусідом із «Провокацією»
