### Messages of KeyForge in Russian. Terms are those of rulebook/glossary.md.

game-title = Кифордж
game-about = Два архонта спорят, кто раньше скуёт три ключа. В каждой колоде карты трёх домов, и каждый ход отдан одному из них: разыгрывайте, используйте и сбрасывайте карты выбранного дома, собирайте существами янтарь, бейтесь с существами соперника, крадите и захватывайте. У кого в начале хода хватает янтаря, тот куёт ключ, а кто первым сковал третий, тот сразу побеждает. Играют вдвоём.

## Settings

setting-keyforge-format = Формат
setting-keyforge-format-about = Откуда берутся колоды: у каждого своя, каждый выбирает одну из двух, или за первую из двух торгуются цепями.
setting-keyforge-format-archon = у каждого своя колода
setting-keyforge-format-sealed = каждый выбирает из двух колод
setting-keyforge-format-auction = аукцион за первую колоду
setting-keyforge-match = Матч
setting-keyforge-match-about = Одна партия или партии до двух побед.
setting-keyforge-match-1 = одна партия
setting-keyforge-match-3 = до двух побед
setting-keyforge-set = Набор
setting-keyforge-set-about = Набор, из карт которого составляются случайные колоды.
setting-keyforge-set-cota = Зов архонтов
setting-keyforge-set-aoa = Эпоха вознесения
setting-keyforge-set-wc = Столкновение миров
setting-keyforge-set-mm = Массовая мутация
setting-keyforge-set-dt = Тёмный прилив
setting-keyforge-first = Первый игрок
setting-keyforge-first-about = Кто делает первый ход в первой партии.
setting-keyforge-first-random = случайный
setting-keyforge-first-p1 = игрок 1
setting-keyforge-first-p2 = игрок 2
setting-keyforge-chains1 = Цепи игрока 1
setting-keyforge-chains1-about = Со сколькими цепями начинает игрок 1.
setting-keyforge-chains2 = Цепи игрока 2
setting-keyforge-chains2-about = Со сколькими цепями начинает игрок 2.
setting-keyforge-deck1 = Колода 1
setting-keyforge-deck1-about = Колода игрока 1: её код, список карт или случайная.
setting-keyforge-deck1-random = случайная
setting-keyforge-deck2 = Колода 2
setting-keyforge-deck2-about = Колода игрока 2: её код, список карт или случайная.
setting-keyforge-deck2-random = случайная
setting-keyforge-deck3 = Колода 3
setting-keyforge-deck3-about = Вторая колода игрока 1, если он выбирает из двух.
setting-keyforge-deck3-random = случайная
setting-keyforge-deck4 = Колода 4
setting-keyforge-deck4-about = Вторая колода игрока 2, если он выбирает из двух.
setting-keyforge-deck4-random = случайная

## Cards

# As the subject of a sentence a card is called one, so that verbs agree whatever its name is.
card-plain = { $case ->
    [nom] карта «{ $title }»
   *[other] «{ $name }»
}
name-keyword = { $name }
card-keyword = { $case ->
    [nom] ключевое слово «{ $title }»
   *[other] «{ $name }»
}

## Zones

zone-stage = { AGREE("played", "card", $case) } { NOUN("card", $case) }
zone-deck = { WHOSE($owner, $actor) ->
    [own] { AGREE("own", "deck", $case) } { NOUN("deck", $case) }
    [yours] { AGREE("your", "deck", $case) } { NOUN("deck", $case) }
   *[theirs] { NOUN("deck", $case) } { PLAYER($owner, case: "gen") }
}
zone-hand = { WHOSE($owner, $actor) ->
    [own] { AGREE("own", "hand", $case) } { NOUN("hand", $case) }
    [yours] { AGREE("your", "hand", $case) } { NOUN("hand", $case) }
   *[theirs] { NOUN("hand", $case) } { PLAYER($owner, case: "gen") }
}
zone-archive = { WHOSE($owner, $actor) ->
    [own] { AGREE("own", "archive", $case) } { NOUN("archive", $case) }
    [yours] { AGREE("your", "archive", $case) } { NOUN("archive", $case) }
   *[theirs] { NOUN("archive", $case) } { PLAYER($owner, case: "gen") }
}
zone-discard = { WHOSE($owner, $actor) ->
    [own] { AGREE("own", "discard", $case) } { NOUN("discard", $case) }
    [yours] { AGREE("your", "discard", $case) } { NOUN("discard", $case) }
   *[theirs] { NOUN("discard", $case) } { PLAYER($owner, case: "gen") }
}
zone-purged = { WHOSE($owner, $actor) ->
    [own] { AGREE("own", "card", $case, "plural") } { zone-purged-cards }
    [yours] { AGREE("your", "card", $case, "plural") } { zone-purged-cards }
   *[theirs] { zone-purged-cards } { PLAYER($owner, case: "gen") }
}
zone-purged-cards = { AGREE("purged", "card", $case, "plural") } { NOUN("card", $case, "plural") }
zone-line = { WHOSE($owner, $actor) ->
    [own] { AGREE("own", "line", $case) } { NOUN("line", $case) }
    [yours] { AGREE("your", "line", $case) } { NOUN("line", $case) }
   *[theirs] { NOUN("line", $case) } { PLAYER($owner, case: "gen") }
}
zone-artifacts = { WHOSE($owner, $actor) ->
    [own] { AGREE("own", "artifact", $case, "plural") } { NOUN("artifact", $case, "plural") }
    [yours] { AGREE("your", "artifact", $case, "plural") } { NOUN("artifact", $case, "plural") }
   *[theirs] { NOUN("artifact", $case, "plural") } { PLAYER($owner, case: "gen") }
}
zone-upgrades = { WHOSE($owner, $actor) ->
    [own] { AGREE("own", "upgrade", $case, "plural") } { NOUN("upgrade", $case, "plural") }
    [yours] { AGREE("your", "upgrade", $case, "plural") } { NOUN("upgrade", $case, "plural") }
   *[theirs] { NOUN("upgrade", $case, "plural") } { PLAYER($owner, case: "gen") }
}
zone-under = { zone-cards } под другими картами
zone-facedown = { zone-cards } в закрытую
zone-cards = { WHOSE($owner, $actor) ->
    [own] { AGREE("own", "card", $case, "plural") } { NOUN("card", $case, "plural") }
    [yours] { AGREE("your", "card", $case, "plural") } { NOUN("card", $case, "plural") }
   *[theirs] { NOUN("card", $case, "plural") } { PLAYER($owner, case: "gen") }
}
# Where a card goes.
zone-stage-to = на стол
zone-deck-to = в { ZONE-OF-DECK }
zone-hand-to = на руку { zone-whose }
