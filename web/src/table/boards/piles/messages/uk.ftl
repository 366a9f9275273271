piles-browse = { $pile }, { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}. Переглянути.
piles-count = { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}
piles-close = Закрити
piles-empty = Тут нічого немає.
piles-unknown = { $count ->
    [one] { $count } карта вам невідома
    [few] { $count } карти вам невідомі
   *[many] { $count } карт вам невідомо
}
piles-all-unknown = Переглядати ці карти не можна.
piles-choose-here = Оберіть тут
