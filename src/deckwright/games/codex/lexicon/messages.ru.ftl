### Messages of Codex in Russian. Terms are those of rulebook/glossary.md.
### A unit or hero exhausts: «повернуть»; a token turns over: «перевернуть».

game-title = Кодекс
game-about = Два полководца собирают армии: Мощь Трока Крушака против Грации Ривер Монтойи. Рабочие приносят золото, техздания открывают существ всё более высокой технологии, герои повышают уровень и произносят заклинания, а карты для своей колоды вы втайне добавляете из кодекса ход за ходом. Расставляйте патрульных, чтобы прикрыть своих, и пробивайтесь через чужой патруль. Побеждает тот, кто уничтожит базу противника.

## Settings

setting-codex-sides = Стороны
setting-codex-sides-about = Кто за какую сторону играет. В зеркальной партии у обоих игроков одна и та же сторона.
setting-codex-sides-random = случайно
setting-codex-sides-bashing = первое место — Мощь, второе — Грация
setting-codex-sides-finesse = первое место — Грация, второе — Мощь
setting-codex-sides-bashing-mirror = зеркальная партия: у обоих Мощь
setting-codex-sides-finesse-mirror = зеркальная партия: у обоих Грация
setting-codex-overpower = Сокрушение
setting-codex-overpower-about = Что считать излишком урона, когда карта с «Сокрушением» атакует патрульного с бронёй.
setting-codex-overpower-after-armour = сверх брони и очков жизни
setting-codex-overpower-by-the-letter = по букве правил: сверх очков жизни, погибает патрульный или нет

## Cards

# What the rules themselves bring about.
name-keyword = { $name }
card-keyword = «{ $name }»
# Both players have a base: in a sentence it is told with its player, by these messages.
the-card = { $card-owner ->
    [none] { CAPITAL(CARD($card)) }
   *[player] { WHOSE($card-owner) ->
        [yours] Ваша база
        [rivals] База противника
       *[theirs] { PLAYER($card-owner) }: база
    }
}
the-card-acc = { $card-owner ->
    [none] { CARD($card, case: "acc") }
   *[player] { WHOSE($card-owner) ->
        [yours] вашу базу
        [rivals] базу противника
       *[theirs] базу ({ PLAYER($card-owner) })
    }
}
# Nobody attacks their own base: whoever looks on is told whose opponent's it is by the attacker.
the-target = { $target-owner ->
    [none] { CARD($target, case: "acc") }
   *[player] { WHOSE($target-owner) ->
        [yours] вашу базу
       *[other] базу противника
    }
}

## Zones

zone-stage = { WORD("stage", "zone", $case) }
zone-removed = { WORD("removed", "zone", $case) }
zone-deck = { WHOSE($owner) ->
    [yours] { AGREE("your", "deck", $case) } { WORD("deck", "zone", $case) }
    [rivals] { WORD("deck", "zone", $case) } противника
   *[theirs] { WORD("deck", "zone", $case) } ({ PLAYER($owner) })
}
zone-hand = { WHOSE($owner) ->
    [yours] { AGREE("your", "hand", $case) } { WORD("hand", "zone", $case) }
    [rivals] { WORD("hand", "zone", $case) } противника
   *[theirs] { WORD("hand", "zone", $case) } ({ PLAYER($owner) })
}
zone-discard = { WHOSE($owner) ->
    [yours] { AGREE("your", "discard", $case) } { WORD("discard", "zone", $case) }
    [rivals] { WORD("discard", "zone", $case) } противника
   *[theirs] { WORD("discard", "zone", $case) } ({ PLAYER($owner) })
}
zone-codex = { WHOSE($owner) ->
    [yours] { AGREE("your", "codex", $case) } { WORD("codex", "zone", $case) }
    [rivals] { WORD("codex", "zone", $case) } противника
   *[theirs] { WORD("codex", "zone", $case) } ({ PLAYER($owner) })
}
zone-workers = { WHOSE($owner) ->
    [yours] { AGREE("your", "worker", $case, "plural") } { WORD("workers", "zone", $case) }
    [rivals] { WORD("workers", "zone", $case) } противника
   *[theirs] { WORD("workers", "zone", $case) } ({ PLAYER($owner) })
}
# «Зона» is feminine like «колода», «поле» neuter like «здание».
zone-command = { WHOSE($owner) ->
    [yours] { AGREE("your", "deck", $case) } { WORD("command", "zone", $case) }
    [rivals] { WORD("command", "zone", $case) } противника
   *[theirs] { WORD("command", "zone", $case) } ({ PLAYER($owner) })
}
zone-play = { WHOSE($owner) ->
    [yours] { AGREE("your", "building", $case) } { WORD("play", "zone", $case) }
    [rivals] { WORD("play", "zone", $case) } противника
   *[theirs] { WORD("play", "zone", $case) } ({ PLAYER($owner) })
}
zone-buildings = { WHOSE($owner) ->
    [yours] { AGREE("your", "building", $case, "plural") } { WORD("buildings", "zone", $case) }
    [rivals] { WORD("buildings", "zone", $case) } противника
   *[theirs] { WORD("buildings", "zone", $case) } ({ PLAYER($owner) })
}
zone-plans = { WHOSE($owner) ->
    [yours] { AGREE("your", "building", $case, "plural") } { WORD("plans", "zone", $case) }
    [rivals] { WORD("plans", "zone", $case) } противника
   *[theirs] { WORD("plans", "zone", $case) } ({ PLAYER($owner) })
}
zone-aside = { WHOSE($owner) ->
    [yours] { AGREE("your", "token", $case, "plural") } { WORD("aside", "zone", $case) }
    [rivals] { WORD("aside", "zone", $case) } противника
   *[theirs] { WORD("aside", "zone", $case) } ({ PLAYER($owner) })
}

# As headings, whoever's they are.
zone-stage-heading = Разыгрывается
zone-removed-heading = Удалённые карты
zone-deck-heading = Колода
zone-hand-heading = Рука
zone-discard-heading = Стопка сброса
zone-codex-heading = Кодекс
zone-workers-heading = Рабочие
zone-command-heading = Командная зона
zone-play-heading = Поле боя
zone-buildings-heading = Здания
zone-plans-heading = Непостроенные здания
zone-aside-heading = Помощники вне игры

## Options

verb-hire = Нанять в рабочие { CARD($card, case: "acc") }
verb-build = Построить { CARD($card, case: "acc") }
verb-summon = Призвать { CARD($card, case: "acc") }
verb-level = Повысить уровень { CARD($card, case: "gen") }
verb-play = Разыграть { CARD($card, case: "acc") }
verb-attack = { CAPITAL(CARD($card)) }: атаковать { the-target }
verb-pick = Выбрать { the-card-acc }
verb-use = Применить { $ability ->
    [0] свойство
    [1] второе свойство
    [2] третье свойство
   *[other] ещё одно свойство
} { CARD($card, case: "gen") }
verb-detect = Обнаружить башней { CARD($card, case: "acc") }
verb-end = Закончить действия и перейти к патрулю
verb-patrol = { $slot ->
    [none] Не ставить { CARD($card, case: "acc") } в патруль
   *[other] Поставить { CARD($card, case: "acc") } в ячейку { WORD($slot, "slot", "gen") }
}
verb-withdraw = Убрать { CARD($card, case: "acc") } из патруля
verb-confirm = Закрепить патруль
verb-tech = Добавить из кодекса { CARD($card, case: "acc") }
verb-stop = Никого больше не атаковать
verb-on-top = На верх колоды
verb-to-discard = В стопку сброса
verb-resolve = Применить эффект: { CARD($source) }{ $ability ->
    [1] {""}
    [2] , второе свойство
    [3] , третье свойство
   *[other] , свойство { $ability }
}{ $subject ->
    [none] {""}
   *[other] {" "}(причина — { CARD($subject) })
}{ $number ->
    [1] {""}
   *[other] {" "}[{ $number }]
}

## Questions

prompt-order = Сработало несколько эффектов: какой применить первым?
prompt-main = Основная фаза. У вас { $gold } { NOUN("gold", "nom", $gold) }. Что делаете?
prompt-patrol = Расставьте готовых существ и героев по ячейкам зоны патрулирования. Закреплённый патруль стоит до вашего следующего хода.
prompt-tech = Фаза технологий. Какую карту добавить из кодекса? Осталось выбрать: { $left }.
prompt-target = { prompt-source }{ prompt-effect }Укажите цель.
prompt-new-target = Того, на кого напал агрессор, больше нет. { CAPITAL(CARD($card)) }: кого атаковать теперь?
prompt-obliterate = { CAPITAL(CARD($card)) }. «{ WORD("obliterate", of: "keyword") }»: какое существо уничтожить?
prompt-spark = { CAPITAL(CARD($card)) }. «{ WORD("sparkshot", of: "keyword") }»: какому соседнему патрульному нанести урон?
prompt-excess = { CAPITAL(CARD($card)) }. «{ WORD("overpower", of: "keyword") }»: кому достанется излишек ({ $damage } { NOUN("damage", "nom", $damage) })?
prompt-caster = Какой герой произносит заклинание { CARD($card) }?
prompt-hero = Какой герой получает уровни?
prompt-where = Куда положить { CARD($card, case: "acc") }: на верх колоды или в стопку сброса?

## Events: set-up and turns

event-plays-side = { WHO($seat) ->
    [you] Вы играете
   *[they] { PLAYER($seat) } играет
} за { WORD($spec, "spec", "acc") }.
event-goes-first = { WHO($seat) ->
    [you] Первый ход — ваш.
   *[they] Первый ход делает { PLAYER($seat) }.
}
event-turn-began = { WHO($seat) ->
    [you] Ход { $turn }: ходите вы.
   *[they] Ход { $turn }: ходит { PLAYER($seat) }.
}
event-upkeep = { WHO($seat) ->
    [you] Ваша фаза снабжения.
   *[they] { PLAYER($seat) }: фаза снабжения.
}
event-turn-ended = { WHO($seat) ->
    [you] Вы заканчиваете ход.
   *[they] { PLAYER($seat) } заканчивает ход.
}

## Events: cards and gold

event-teched-card = { WHO($seat) ->
    [you] Вы кладёте
   *[they] { PLAYER($seat) } кладёт
} в стопку сброса { $card ->
    [none] карту рубашкой вверх
   *[other] { CARD($card, case: "acc") }
}.
event-gained-gold = { WHO($seat) ->
    [you] Вы получаете
   *[they] { PLAYER($seat) } получает
} { how-much-gold }.
event-gold-lost = Больше 20 золотых не бывает: { WHO($seat) ->
    [you] вы теряете
   *[they] { PLAYER($seat) } теряет
} { how-much-gold }.
event-paid = { WHO($seat) ->
    [you] Вы платите
   *[they] { PLAYER($seat) } платит
} { how-much-gold }.
how-much-gold = { $gold } { NOUN("gold", "acc", $gold) }
event-hired = { WHO($seat) ->
    [you] Вы нанимаете
   *[they] { PLAYER($seat) } нанимает
} { $card ->
    [none] рабочего
   *[other] в рабочие { CARD($card, case: "acc") }
}.
event-drew = { WHO($seat) ->
    [you] Вы берёте
   *[they] { PLAYER($seat) } берёт
} { $card ->
    [none] карту
   *[other] { CARD($card, case: "acc") }
}.
event-drew-nothing = { WHO($seat) ->
    [you] Вы не можете взять
   *[they] { PLAYER($seat) } не может взять
} { $cards } { NOUN("card", "acc", $cards) }: колода пуста, и обновить её нельзя.
event-reshuffled = { WHO($seat) ->
    [you] Вы перемешиваете
   *[they] { PLAYER($seat) } перемешивает
} стопку сброса: она становится новой колодой.
event-discarded = { WHO($seat) ->
    [you] Вы сбрасываете
   *[they] { PLAYER($seat) } сбрасывает
} { $cards } { NOUN("card", "acc", $cards) }.
event-put-on-top = { WHO($seat) ->
    [you] Вы кладёте
   *[they] { PLAYER($seat) } кладёт
} { CARD($card, case: "acc") } на верх колоды.

## Events: buildings

event-built = { WHO($seat) ->
    [you] Вы начинаете
   *[they] { PLAYER($seat) } начинает
} строить { CARD($card, case: "acc") }.
event-finished = { WHO($seat) ->
    [you] Вы достраиваете
   *[they] { PLAYER($seat) } достраивает
} { CARD($card, case: "acc") }.
event-destroyed = { WHO($seat) ->
    [you] Вы теряете здание
   *[they] { PLAYER($seat) } теряет здание
}: { CARD($card) }.
event-rubble = { WHOSE($seat) ->
    [yours] Из-за потери { CARD($card, case: "gen") } ваша база
    [rivals] Из-за потери { CARD($card, case: "gen") } база противника
   *[theirs] { PLAYER($seat) }: из-за потери { CARD($card, case: "gen") } база
} получает { how-much-damage }.
event-repaired = { $card-owner ->
    [none] { CAPITAL(CARD($card)) }: починка убирает
   *[player] { WHOSE($card-owner) ->
        [yours] Починка убирает с вашей базы
        [rivals] Починка убирает с базы противника
       *[theirs] { PLAYER($card-owner) }: починка убирает с базы
    }
} { how-much-damage }.
how-much-damage = { $damage } { NOUN("damage", "acc", $damage) }

## Events: units, heroes, spells

event-summoned = { WHO($seat) ->
    [you] Вы призываете
   *[they] { PLAYER($seat) } призывает
} { CARD($card, case: "acc") }.
event-levelled = { CAPITAL(CARD($card)) } достигает уровня { $level }.
event-recovered = { CAPITAL(CARD($card)) }: новый уровень убирает { how-much-damage }.
event-played = { WHO($seat) ->
    [you] Вы разыгрываете
   *[they] { PLAYER($seat) } разыгрывает
} { CARD($card, case: "acc") }.
event-arrived = { CAPITAL(CARD($card)) } прибывает в игру.
event-token-came = { WHO($seat) ->
    [you] Вы призываете
   *[they] { PLAYER($seat) } призывает
} помощника: { CARD($card) }.
event-token-left = Помощник { CARD($card) } покидает игру.
event-flipped = Помощник переворачивается: теперь это { CARD($card) }.
event-partnered = { CAPITAL(CARD($card)) } и { CARD($partner) } становятся партнёрами.
event-used = { WHO($seat) ->
    [you] Вы применяете
   *[they] { PLAYER($seat) } применяет
} свойство { CARD($card, case: "gen") }.
event-resisted = «{ WORD("resist", of: "keyword") }»: чтобы выбрать целью { CARD($card, case: "acc") }, { WHO($seat) ->
    [you] вы платите
   *[they] { PLAYER($seat) } платит
} { how-much-gold }.
event-drew-aim = Целью нужно выбрать { CARD($card, case: "acc") }: это знаменосец.
event-rune-added = { CAPITAL(CARD($card)) } получает руну { $rune ->
    [plus] +1/+1
   *[minus] −1/−1
}.
event-healed = { CAPITAL(CARD($card)) }: лечение убирает { how-much-damage }.
event-sacrificed = { WHO($seat) ->
    [you] Вы жертвуете
   *[they] { PLAYER($seat) } жертвует
} { CARD($card, case: "ins") }.
event-returned = { WHOSE($seat) ->
    [yours] { CAPITAL(CARD($card)) } возвращается в вашу руку.
    [rivals] { CAPITAL(CARD($card)) } возвращается в руку противника.
   *[theirs] { PLAYER($seat) } получает { CARD($card, case: "acc") } обратно в руку.
}
event-taken = { WHO($seat) ->
    [you] Вы берёте
   *[they] { PLAYER($seat) } берёт
} под контроль { CARD($card, case: "acc") }.

## Events: attacks and patrol

event-attacks = { CAPITAL(CARD($card)) } атакует { the-target }.
event-obliterated = { CAPITAL(CARD($card)) } истребляет { CARD($target, case: "acc") }.
event-strikes = { CAPITAL(CARD($card)) } бьёт { the-target }.
event-attack-ended = Атака { CARD($card, case: "gen") } прекращается.
event-detected = { WHO($seat) ->
    [you] Вы обнаруживаете
   *[they] { PLAYER($seat) } обнаруживает
} башней { CARD($card, case: "acc") }.
event-damaged = { the-card } получает { how-much-damage }.
event-absorbed = { CAPITAL(CARD($card)) }: броня поглощает { how-much-damage }.
event-died = { WHOSE($seat) ->
    [yours] У вас погибает { CARD($card) }.
    [rivals] У противника погибает { CARD($card) }.
   *[theirs] { PLAYER($seat) } теряет { CARD($card, case: "acc") }.
}
event-patrols = { CAPITAL(CARD($card)) } { $slot ->
    [none] не патрулирует
   *[other] патрулирует в ячейке { WORD($slot, "slot", "gen") }
}.
event-sidelined = { CAPITAL(CARD($card, case: "acc")) } оттесняют из зоны патрулирования.

## Refusals

refusal-codex-no-hero = Чтобы разыграть { CARD($card, case: "acc") }, нужен герой в игре, а у вас его нет
refusal-codex-not-maximum = Чтобы разыграть { CARD($card, case: "acc") }, нужен герой, чей уровень был максимальным уже в начале хода
refusal-codex-other-hero = Чтобы разыграть { CARD($card, case: "acc") }, нужен герой той же специализации
refusal-codex-no-tech = Чтобы разыграть { CARD($card, case: "acc") }, нужно построенное техздание { roman-tech }
refusal-codex-too-dear = { CAPITAL(CARD($card)) } стоит { $price } { NOUN("gold", "acc", $price) }, а у вас { $gold }
refusal-codex-no-target = Для { CARD($card, case: "gen") } недостаточно допустимых целей
refusal-codex-resist = Целью нельзя выбрать { CARD($target, case: "acc") }: «{ WORD("resist", of: "keyword") }» стоит ещё { $price } { NOUN("gold", "acc", $price) }, а у вас остаётся { $gold }
refusal-codex-target-unseen = Целью нельзя выбрать { CARD($target, case: "acc") }: у этой карты «{ WORD("invisible", of: "keyword") }», и она не обнаружена
refusal-codex-untargetable = Целью нельзя выбрать { CARD($target, case: "acc") }: у этой карты атрибут «{ WORD("untargetable", of: "keyword") }»
refusal-codex-flagbearer-first = Целью пока нельзя выбрать { CARD($target, case: "acc") }: сначала нужно выбрать знаменосца — { CARD($bearer, case: "acc") }
refusal-codex-hired = Рабочего нанимают только раз в ход, и в этот ход он уже нанят
refusal-codex-no-card = Чтобы нанять рабочего, нужна карта в руке, а рука пуста
refusal-codex-no-gold = Не хватает золота: это стоит { $price } { NOUN("gold", "acc", $price) }
refusal-codex-few-workers = Чтобы построить { CARD($card, case: "acc") }, нужно не меньше { $needed } { NOUN("worker", "gen", $needed) }, а у вас { $workers }
refusal-codex-no-lower-tech = Чтобы построить { CARD($card, case: "acc") }, нужно построенное техздание { roman-tech }
refusal-codex-add-on-unfinished = { CAPITAL(CARD($card, case: "acc")) } пока нельзя строить: другая пристройка ещё строится
refusal-codex-not-back = { CAPITAL(CARD($card, case: "acc")) } пока нельзя призвать: после гибели героя должен завершиться следующий ход его владельца
refusal-codex-hero-limit = { CAPITAL(CARD($card, case: "acc")) } нельзя призвать: больше героев у вас в игре быть не может
refusal-codex-at-maximum = { CAPITAL(CARD($card)) }: уровень уже максимальный
refusal-codex-just-arrived = { CAPITAL(CARD($card)) } пока не может атаковать: эта карта под вашим контролем только с этого хода, и «{ WORD("haste", "keyword", "gen") }» у неё нет
refusal-codex-exhausted = { CAPITAL(CARD($card)) } не может атаковать: эта карта повёрнута или в этот ход уже атаковала
refusal-codex-use-just-arrived = Свойство { CARD($card, case: "gen") } пока нельзя применить: эта карта под вашим контролем только с этого хода, и «{ WORD("haste", "keyword", "gen") }» у неё нет
refusal-codex-use-exhausted = Свойство { CARD($card, case: "gen") } сейчас нельзя применить: эта карта повёрнута
refusal-codex-unattackable = { CAPITAL(CARD($target, case: "acc")) } нельзя атаковать: у этой карты атрибут «{ WORD("unattackable", of: "keyword") }»
refusal-codex-out-of-reach = { CAPITAL(CARD($card)) } не может атаковать { CARD($target, case: "acc") }: цель летает, а у этой карты нет ни «{ WORD("flying", "keyword", "gen") }», ни «{ WORD("anti-air", "keyword", "gen") }»
refusal-codex-not-seen = { CAPITAL(CARD($target, case: "acc")) } нельзя атаковать: у этой карты «{ WORD("invisible", of: "keyword") }», и она не обнаружена
refusal-codex-leader-first = { CAPITAL(CARD($card)) } не может атаковать { the-target }: сначала нужно атаковать командира отряда — { CARD($leader, case: "acc") }
refusal-codex-patrollers-first = { CAPITAL(CARD($card)) } не может атаковать { the-target }: сначала нужно атаковать кого-нибудь из патрульных
refusal-codex-will-be-detected = { CAPITAL(CARD($card)) } не может атаковать { the-target }: башня противника обнаружит эту карту, и миновать патрульных она не сможет
refusal-codex-must-tech = Пока рабочих меньше { $needed } (у вас { $workers }), нужно выбрать две карты
refusal-codex-not-ready = { CAPITAL(CARD($card)) } не может патрулировать: эта карта повёрнута
roman-tech = { $tech ->
    [0] 0
    [1] I
    [2] II
   *[3] III
}

## Outcomes

outcome-base-destroyed = { WHO($winners) ->
    [you] Вы победили
   *[they] { $count ->
        [1] Побеждает { LIST($winners) }
       *[other] Побеждают { LIST($winners) }
    }
}: { $reader ->
    [lost] ваша база уничтожена.
   *[other] база противника уничтожена.
}

## Texts of cards: abilities

# The heading of an ability with its colon; a hero's ability names the level first.
script-cast = { RUN($effect) }
script-triggered = { $condition ->
    [none] { CLAUSE($on, "heading") }
   *[other] { $condition }: { CLAUSE($on, "hero") }
} { RUN($effect) }
trigger-arrived = прибытие:
trigger-attacks = { $form ->
    [hero] когда этот герой атакует,
   *[heading] атакует:
}
trigger-arrived-attacks = прибытие или атака:
trigger-upkeep = фаза снабжения:
trigger-cast = разыграв другое заклинание,
trigger-died = гибель:
trigger-destroyed = потеря здания:
script-activated = { $condition ->
    [none] { script-cost }
   *[other] { $condition }: { script-cost }
} → { RUN($effect) }
script-cost = { $sacrifice ->
    [yes] пожертвуйте этой картой
   *[no] { $condition ->
        [none] поверните эту карту
       *[other] поверните этого героя
    }
}
script-grants-activated = { PHRASE($group, "nom", "plural") } получают свойство: «{ CAPITAL(RUN($ability)) }»
script-watches = в каждый ход противника башня обнаруживает первого агрессора со «{ WORD("stealth", "keyword", "ins") }» или «{ WORD("invisible", "keyword", "ins") }». Раз в свой ход вы можете обнаружить одну невидимую карту. Каждый агрессор, которого видит башня, получает { $damage } { $damage ->
    [1] боевой урон
   *[other] боевого урона
}
script-room-for-heroes = у вас в игре может быть на { $heroes } { NOUN("hero", "acc", $heroes) } больше
script-reminder = { $keyword ->
   *[flagbearer] если заклинание или свойство противника может выбрать целью знаменосца, оно обязано выбрать его хотя бы раз
}
script-level-at-least = с уровня { $level }

## Texts of cards: continuous effects

script-static = { $form ->
    [given] { CHANGES($changes, $group) }
   *[other] { $condition ->
        [none] { PHRASE($group, "nom", "plural") }
       *[other] { $condition } { PHRASE($group, "nom", "plural", "hero") }
    } { CHANGES($changes, $group) }
}
script-last = { $until } { $cards ->
    [none] { $ability }
   *[other] { PHRASE($cards) } { CLAUSE($ability, "given") }
}
script-end-of-turn = до конца хода
# The verb is said once.
script-gets = { $previous ->
    [gets] {""}
   *[other] { $subject-number ->
        [sing] получает{" "}
       *[plur] получают{" "}
    }
}
script-signed = { $amount ->
    [-4] −4
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] +{ $amount }
}
change-attack = { script-gets }{ STYLE($amount) ->
    [number] { script-signed } к атаке
   *[other] +1 к атаке { AMOUNT($amount, "each") }
}
    .style = gets
change-hp = { script-gets }{ script-signed } к очкам жизни
    .style = gets
change-price = { $subject-number ->
    [sing] стоит
   *[plur] стоят
} { $mode ->
    [set] { COUNTED($amount, "gold", "acc") }
   *[other] { $amount ->
        [-1] на 1 золотой меньше
       *[other] на { COUNTED($amount, "gold", "acc") } больше
    }
}
change-readiness = { script-gets }«{ WORD("readiness", "keyword", "acc") }»
    .style = gets
change-stealth = { script-gets }«{ WORD("stealth", "keyword", "acc") }»
    .style = gets
change-swift-strike = { script-gets }«{ WORD("swift-strike", "keyword", "acc") }»
    .style = gets
change-haste = { script-gets }«{ WORD("haste", "keyword", "acc") }»
    .style = gets
script-damage-on = за каждую единицу урона на ней
    .style = each

## Texts of cards: effects

script-damage = нанесите { COUNTED($amount, "damage", "acc") } { PHRASE($cards, "dat") }
script-damage-base = нанесите { COUNTED($amount, "damage", "acc") } базе защищающегося игрока
script-repair = уберите { COUNTED($amount, "damage", "acc") } с { PHRASE($cards, "gen") }
script-heal-all = уберите с каждого своего существа и героя столько урона, сколько указано в атрибуте «{ WORD("healing", of: "keyword") }»
script-destroy = уничтожьте { PHRASE($cards, "acc") }
script-add-rune = положите руну { $rune ->
    [plus] +1/+1
   *[minus] −1/−1
} на { PHRASE($cards, "acc") }
script-return-to-hand = верните в руку владельца { PHRASE($cards, "acc") }
script-take-control = возьмите под контроль { PHRASE($cards, "acc") }
script-sideline = оттесните { PHRASE($cards, "acc") }
script-partner = { PHRASE($cards) } становятся партнёрами. Потеряв одного из них, пожертвуйте этим заклинанием
script-draw = возьмите { $cards ->
    [1] карту
   *[other] { $cards } { NOUN("card", "acc", $cards) }
}
script-may-go-on-top = вы можете положить это заклинание не в стопку сброса, а на верх своей колоды
script-summon-token = призовите { CARD($token, "acc") }, если у вас меньше { SPELLED($limit, "token", "gen") } { NOUN("token", "gen", "plural") }
script-flip-tokens = переверните каждого своего { CARD($token, "acc") }: он становится { CARD($to, "ins") }
script-gain-gold = получите { COUNTED($amount, "gold", "acc") }
script-gain-levels = ваш герой бесплатно повышает уровень на { $levels }
script-end-channelling = пожертвуйте заклинаниями, которые поддерживал этот герой
script-rubble = ваша база получает { COUNTED($amount, "damage", "acc") }

## Texts of cards: what is chosen

# By itself a patroller is a noun, beside another noun an adjective.
script-target = { $most ->
    [1] { $other ->
        [yes] { AGREE("other", $group, $case) }{" "}
       *[no] {""}
    }
   *[other] { SPELLED($most, $group, $case) }{" "}
}{ STYLE($group) ->
    [patrolling] { NOUN("patroller", $case, $most) }
   *[other] { PHRASE($group, $case, $most) }
} по вашему выбору
    .head = { STYLE($group) ->
        [patrolling] patroller
       *[other] { HEAD($group) }
    }
    .number = { $most ->
        [1] sing
       *[other] plur
    }
script-called = { $name ->
    [self] { $form ->
        [hero] { AGREE("this", "hero", $case) } { NOUN("hero", $case) }
       *[other] { AGREE("this", "card", $case) } { NOUN("card", $case) }
    }
   *[other] { AGREE("that", "card", $case) } { NOUN("card", $case) }
}
    .head = card
    .number = sing

## Texts of cards: tests on cards

script-either = { PHRASE($one, $case, $count) } { $count ->
    [plural] и
   *[other] или
} { PHRASE($other, $case, $count) }
    .head = { HEAD($one) }
script-except = { CLAUSE($group, "without") }
    .role = next
script-of-type = { $type ->
    [unit] { NOUN("unit", $case, $count) }
    [hero] { NOUN("hero", $case, $count) }
   *[building] { NOUN("building", $case, $count) }
}
    .head = { $type }
script-of-tech = технологии { script-least-tech }{ script-most-tech }
    .role = next
script-least-tech = { $least ->
    [0] 0
    [1] I
    [2] II
   *[3] III
}
# Only said if it is another one.
script-most-tech = { $most ->
    [0] {""}
    [1] { $least ->
        [1] {""}
       *[other] {" "}{ script-tech-or } I
    }
    [2] { $least ->
        [2] {""}
       *[other] {" "}{ script-tech-or } II
    }
   *[3] { $least ->
        [3] {""}
       *[other] {" "}{ script-tech-or } III
    }
}
script-tech-or = { $count ->
    [plural] и
   *[other] или
}
script-of-subtype = { $form ->
    [without] без подтипа «{ WORD($subtype, of: "subtype") }»
   *[other] с подтипом «{ WORD($subtype, of: "subtype") }»
}
    .role = next
script-patrolling = { AGREE("patrolling", $head, $case, $count) }
    .role = before
    .style = patrolling
script-without-plus-rune = без такой руны
    .role = after
script-without-partner = без партнёра
    .role = after
script-partner-of = { AGREE("this", "partner", $case, "plural") } { NOUN("partner", $case, "plural") }
    .head = partner
script-own-card = в вашей руке
    .role = after
