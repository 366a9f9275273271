piles-browse = { $pile }, { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}. Просмотреть.
piles-count = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
piles-close = Закрыть
piles-empty = Здесь ничего нет.
piles-unknown = { $count ->
    [one] { $count } карта вам неизвестна
    [few] { $count } карты вам неизвестны
   *[many] { $count } карт вам неизвестно
}
piles-all-unknown = Просматривать эти карты нельзя.
piles-choose-here = Выберите здесь
