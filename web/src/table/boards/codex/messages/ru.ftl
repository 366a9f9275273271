codex-active = ходит
codex-turn = Ход { $turn }
codex-before = До первого хода
codex-phases = Фазы хода
codex-phase-patrol = патруль
codex-base = База
codex-gold = Золото
codex-workers = Рабочие
codex-hired = Рабочий в этот ход уже нанят
codex-tech = Технология { $level }
codex-built = { $left } из { $hp }
codex-unfinished = строится
codex-planned = за { $price } зол.
codex-planned-workers = за { $price } зол., нужно рабочих: { $workers }
codex-ruins = руины
codex-ruined = руины: восстановить бесплатно
codex-ruined-workers = руины: бесплатно, нужно рабочих: { $workers }
codex-patrol-of = Зона патрулирования: { $name }
codex-empty = пусто
codex-bonus-squad-leader = броня 1, атакуют первым
codex-bonus-elite = +1 к атаке
codex-bonus-scavenger = погибая, даёт 1 золотой
codex-bonus-technician = погибая, даёт карту
codex-bonus-lookout = сопротивление 1
codex-put-in = Поставить сюда:
codex-arrange = Выберите существо или героя, затем ячейку. До подтверждения всё можно изменить.
codex-forces = Существа и герои вне патруля: { $name }
codex-no-forces = В игре никого нет
codex-level = Уровень { $level } из { $last }
codex-band = { $last ->
    [0] с уровня { $first }
   *[other] уровни { $first }–{ $last }
}: { $attack }/{ $hp }
codex-summon = можно призвать
codex-not-back = призвать пока нельзя
codex-partner = в паре: { $card }
codex-spells = Заклинания с постоянным эффектом
codex-stage = Разыгрывается
codex-no-hand = В руке нет карт
codex-zone-of = { $zone }: { $name }
codex-tech-left = { $left ->
    [one] Выберите ещё { $left } карту
    [few] Выберите ещё { $left } карты
   *[many] Выберите ещё { $left } карт
}
codex-binder = Ваш кодекс
codex-show-table = Показать стол
codex-show-binder = Вернуться к кодексу
codex-copies = { $count ->
    [one] { $count } копия
    [few] { $count } копии
   *[many] { $count } копий
}
codex-tech-short = Техн. { $level }
