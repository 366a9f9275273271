### Стіл «Битви вимірів». Назви фракцій, фаз, карт і зон надсилає сервер.

dimensions-turn = Хід { $turn }
dimensions-before = До першого ходу
dimensions-final = Останній хід
dimensions-extra = Додатковий хід
dimensions-phases = Фази ходу
dimensions-active = Ходить
dimensions-winner = Перемога
dimensions-score = { $score ->
    [one] { $score } карта
    [few] { $score } карти
   *[other] { $score } карт
}
dimensions-of = Вимір: { $name }
dimensions-zone-of = { $zone }, { $name }
dimensions-squad = { $squad }, { $owner }: { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[other] { $count } карт
}
dimensions-beats = { $faction } → { $prey }: перші б’ють других.
dimensions-count = { $count ->
    [one] { $count } карта в усіх Вимірах.
    [few] { $count } карти в усіх Вимірах.
   *[other] { $count } карт в усіх Вимірах.
}
dimensions-chosen = Вибір зроблено
dimensions-choosing = Обирає
dimensions-won = Перемога
dimensions-lost = Поразка
dimensions-entity = Грає за: { $faction }
dimensions-secret = (видно лише вам)
