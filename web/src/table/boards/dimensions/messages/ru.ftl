### Стол «Битвы измерений». Названия фракций, фаз, карт и зон присылает сервер.

dimensions-turn = Ход { $turn }
dimensions-before = До первого хода
dimensions-final = Последний ход
dimensions-extra = Дополнительный ход
dimensions-phases = Фазы хода
dimensions-active = Ходит
dimensions-winner = Победа
dimensions-score = { $score ->
    [one] { $score } карта
    [few] { $score } карты
   *[other] { $score } карт
}
dimensions-of = Измерение: { $name }
dimensions-zone-of = { $zone }, { $name }
dimensions-squad = { $squad }, { $owner }: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
dimensions-beats = { $faction } → { $prey }: первые бьют вторых.
dimensions-count = { $count ->
    [one] { $count } карта во всех Измерениях.
    [few] { $count } карты во всех Измерениях.
   *[other] { $count } карт во всех Измерениях.
}
dimensions-chosen = Выбор сделан
dimensions-choosing = Выбирает
dimensions-won = Победа
dimensions-lost = Поражение
dimensions-entity = Играет за: { $faction }
dimensions-secret = (видно только вам)
