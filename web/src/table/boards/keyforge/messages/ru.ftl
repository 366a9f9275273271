keyforge-active = ходит
keyforge-turn = Ход { $turn }
keyforge-before = До первого хода
keyforge-step-set-up = Подготовка
keyforge-step-forge = Сковать ключ
keyforge-step-choose = Выбрать дом
keyforge-step-main = Разыграть, сбросить, использовать
keyforge-step-ready = Подготовить карты
keyforge-step-draw = Добрать карты
keyforge-step-end = Конец хода
keyforge-steps = Этапы хода
keyforge-amber = Янтарь
keyforge-cost = Ключ стоит { $cost }
keyforge-can-forge = Хватает на ключ
keyforge-keys = Ключи: { $count } из 3
keyforge-key-forged = { $colour } ключ: скован
keyforge-key-unforged = { $colour } ключ: не скован
keyforge-chains = { $count ->
    [one] { $count } цепь
    [few] { $count } цепи
   *[many] { $count } цепей
}
keyforge-held-back = { $count ->
    [one] добор меньше на { $count } карту
    [few] добор меньше на { $count } карты
   *[many] добор меньше на { $count } карт
}
keyforge-houses = Дома
keyforge-house-active = { $house }: активный дом
keyforge-tide-high = Прилив
keyforge-tide-low = Отлив
keyforge-tide-neutral = Прилив в нейтральном положении
keyforge-wins = { $wins ->
    [one] { $wins } победа
    [few] { $wins } победы
   *[many] { $wins } побед
}
keyforge-left-flank = Левый фланг
keyforge-right-flank = Правый фланг
keyforge-no-creatures = Существ нет
keyforge-no-artifacts = Артефактов нет
keyforge-under = { $count ->
    [one] под ней { $count } карта
    [few] под ней { $count } карты
   *[many] под ней { $count } карт
}
keyforge-hidden = { $count ->
    [one] { $count } карта лежит в закрытую под другой
    [few] { $count } карты лежат в закрытую под другими
   *[many] { $count } карт лежит в закрытую под другими
}
keyforge-loose = Под другими картами
keyforge-stage = Применяется
keyforge-no-hand = На руке нет карт
keyforge-hand-of = Рука: { $name }
keyforge-zone-of = { $zone }: { $name }
keyforge-choose-house = Какой дом?
keyforge-deck-list = Состав колоды
keyforge-deck-number = Колода { $number }
keyforge-taunt = Прикрыта соседом с «Провокацией»
