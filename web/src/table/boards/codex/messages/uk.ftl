codex-active = ходить
codex-turn = Хід { $turn }
codex-before = До першого ходу
codex-phases = Фази ходу
codex-phase-patrol = патруль
codex-base = База
codex-gold = Золото
codex-workers = Робітники
codex-hired = Робітника цього ходу вже найнято
codex-tech = Технологія { $level }
codex-built = { $left } з { $hp }
codex-unfinished = будується
codex-planned = за { $price } зол.
codex-planned-workers = за { $price } зол., потрібно робітників: { $workers }
codex-ruins = руїни
codex-ruined = руїни: відбудувати безплатно
codex-ruined-workers = руїни: безплатно, потрібно робітників: { $workers }
codex-patrol-of = Зона патрулювання: { $name }
codex-empty = порожньо
codex-bonus-squad-leader = броня 1, його атакують першим
codex-bonus-elite = +1 до атаки
codex-bonus-scavenger = гинучи, дає 1 золотий
codex-bonus-technician = гинучи, дає карту
codex-bonus-lookout = опір 1
codex-put-in = Поставити сюди:
codex-arrange = Оберіть істоту або героя, потім місце. До підтвердження все можна змінити.
codex-forces = Не патрулюють: { $name }
codex-no-forces = У грі нікого немає
codex-level = Рівень { $level } з { $last }
codex-band = { $last ->
    [0] від рівня { $first }
   *[other] рівні { $first }–{ $last }
}: { $attack }/{ $hp }
codex-summon = можна прикликати
codex-not-back = прикликати ще не можна
codex-partner = у парі: { $card }
codex-spells = Закляття з постійним ефектом
codex-stage = Розігрується
codex-no-hand = У руці немає карт
codex-zone-of = { $zone }: { $name }
codex-tech-left = { $left ->
    [one] Оберіть ще { $left } карту
    [few] Оберіть ще { $left } карти
   *[many] Оберіть ще { $left } карт
}
codex-binder = Ваш кодекс
codex-show-table = Показати стіл
codex-show-binder = Повернутися до кодексу
codex-copies = { $count ->
    [one] { $count } копія
    [few] { $count } копії
   *[many] { $count } копій
}
codex-tech-short = Техн. { $level }
