## Стол

table-tools = Инструменты
table-side = Журнал и чат
table-seats = Игроки
table-seat-you = вы
table-seat-open = свободное место
table-seat-asked = выбирает
table-seat-away = нет на месте
table-seat-stand-in = играет бот
table-watchers = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
   *[many] { $count } зрителей
}
table-days = { $count } дн.
table-your-turn = Ваш ход
table-status-connecting = Соединяемся…
table-status-reconnecting = Связь прервалась. Соединяемся снова; ваш выбор не пропадёт.
table-status-closed = Соединение закрыто.
table-about = Об этом столе
table-about-rules = Правила: { $game }
table-about-settings = Настройки: язык, цвета, размер текста, звуки, анимация

## Вопрос

table-question = Вопрос
table-sending = Отправляем ваш выбор…
table-waiting = Ждём остальных…
table-waiting-for = Ждём: { $names }…
table-hint-cards = Нажмите на подсвеченную карту или выберите здесь.
table-hint-target = Теперь нажмите на одну из отмеченных целей или выберите здесь.
table-all-options = Все варианты ({ $count })
table-menu = Что сделать с этой картой
table-menu-targets = { $count ->
    [one] или нажмите на отмеченную цель
    [few] или нажмите на одну из { $count } отмеченных целей
   *[many] или нажмите на одну из { $count } отмеченных целей
}
table-cancel = Отмена
table-copies = { $count ->
    [one] { $count } копия
    [few] { $count } копии
   *[many] { $count } копий
}
table-amount = Количество
table-less = Меньше
table-more = Больше
table-preview = Что произойдёт?
table-preview-ask = Показать прогноз: { $choice }
table-preview-of = Прогноз: { $choice }
table-preview-wait = Выясняем, что произойдёт…
table-preview-nothing = Заранее ничего сказать нельзя.
table-rule = Правило { $rule }

## Вернуть ход, доиграть, сдаться

table-undo = Отменить выбор
table-undo-ask = Попросить об отмене
table-undo-wished = Вы попросили отменить последний выбор. Остальные должны согласиться.
table-undo-wish = { $name } просит отменить последний выбор.
table-undo-agree = Согласиться
table-undo-refuse = Отказать
table-rest = Разыграть остальное
table-prepare = Выбрать заранее
table-prepare-about = До того как вас спросят, можно выбрать карты (не больше { $count }) и менять выбор до самого вопроса. Остальные этого не видят.
table-prepare-clear = Ничего заранее не выбирать
table-losses = Если продолжить, что-то пропадёт
table-losses-stop = Остановиться
table-losses-go-on = Всё равно продолжить
table-confirm = Закончить?
table-confirm-left = Вы ещё можете:
table-confirm-never = Больше не спрашивать (можно изменить в настройках)
table-confirm-back = Вернуться
table-resign = Сдаться
table-resign-sure = Для вас игра закончится, победят остальные. Отменить это нельзя.
table-resign-stay = Играть дальше

## Журнал, чат, текст

table-log = Журнал
table-log-empty = Ещё ничего не произошло.
table-log-follow = К последней строке ↓
table-chat = Чат
table-chat-empty = Пока никто ничего не сказал.
table-chat-line = Написать
table-chat-send = Отправить
table-chat-mute = Не показывать: { $name }
table-chat-unmute = Показывать снова: { $name }
table-chat-watcher = зритель
table-text = Стол текстом

## Карты

table-card-hidden = карта рубашкой вверх
table-card-chosen = Выбрана; выберите цель или нажмите ещё раз для отмены
table-card-choices = { $count ->
    [one] { $count } вариант
    [few] { $count } варианта
   *[many] { $count } вариантов
}
table-zoom-now = Сейчас
table-zoom-can = Можно
table-zoom-cannot = Сейчас нельзя
table-zoom-terms = Что это значит
table-stat-number = число { $value }
table-stat-cost = стоимость { $value }
table-stat-attack = атака { $value }
table-stat-power = сила { $value }
table-stat-armour = броня { $value }
table-stat-shield = щит { $value }
table-stat-hp = очки жизни { $value }
table-stat-health = здоровье { $value }
table-badge-exhausted = повёрнута
table-badge-damage = урон { $count }
table-badge-amber = янтарь на ней: { $count }
table-badge-power-counters = жетонов силы: { $count }
table-badge-runes = руны { NUMBER($count, signDisplay: "always") }
table-badge-doom = жетонов рока: { $count }
table-badge-time = жетонов времени: { $count }
table-badge-knowledge = жетонов знания: { $count }
table-badge-awakening = жетонов пробуждения: { $count }
table-badge-scheme = жетонов замысла: { $count }
table-badge-level = уровень { $count }
table-badge-stun = оглушена
table-badge-ward = под защитой
table-badge-enrage = в ярости
table-badge-tagged = отмечена как уничтоженная
table-badge-unfinished = строится
table-badge-detected = обнаружена
table-badge-arrived = в игре с этого хода
table-badge-back = лежит рубашкой вверх

## До и после игры

table-open = Этот стол ждёт игроков
table-open-wait = Игра начнётся, как только все места будут заняты. Отправьте кому-нибудь эту ссылку:
table-open-sit = Сядьте за стол или подождите и посмотрите.
table-open-take = Занять место { $seat }
table-open-leave = Уйти из-за стола
table-open-invite = Приглашение
table-end-rematch = Сыграть ещё раз
table-end-next = К следующей игре
table-end-replay = Посмотреть запись
table-end-record = Скачать запись
table-end-share = Поделиться записью
table-end-shared = Теперь запись может посмотреть каждый, у кого есть ссылка. Ссылка скопирована.
table-end-home = На главную
table-fair = Честная тасовка
table-fair-about = До первого выбора сервер взял тайное число (зерно), от которого зависит каждая тасовка, и опубликовал его отпечаток (SHA-256). После игры он показывает зерно: кто вычислит его отпечаток, увидит, что зерно не меняли.
table-fair-commitment = Отпечаток
table-fair-seed = Зерно
table-fair-later = Зерно будет показано после игры.
table-fair-check = Команда «deckwright verify» сверит скачанную запись с отпечатком.
table-known-prefix = { $count ->
    [1] Первое решение взято из другой партии.
   *[other] Решения с 1-го по { $count }-е взяты из другой партии.
}
table-known-scenario = Партия начинается с позиции, которую кто-то составил.
table-known-seed = Тот, кто открыл этот стол, может знать, как лягут все карты: расклад взят из другой партии.

## Игра с подсказками

table-lesson = Урок
table-lesson-step = Шаг { $step } из { $steps }

## Клавиши

table-keys = Клавиши
table-key-zones = к следующей зоне, кнопке или панели
table-key-arrows = к карте в этом направлении
table-key-next = к следующей карте, которую можно использовать
table-key-enter = выбрать карту; если её нельзя использовать, показать крупно
table-key-digits = выбрать вариант с этим номером
table-key-end = закончить ход, спасовать или завершить выбор
table-key-all = открыть список всех вариантов
table-key-preview = что произойдёт, если выбрать эту карту или этот вариант?
table-key-zoom = показать карту крупно
table-key-escape = отменить, закрыть
table-key-undo = отменить выбор
table-key-rest = разыграть остальное
table-key-log = журнал
table-key-chat = чат
table-key-text = стол текстом
table-key-question = к вопросу
table-key-help = этот список

## После конца, и свёрнутая подсказка

table-end-begin = Сыграть настоящую партию
table-end-share-about = Каждый, у кого есть эта ссылка, увидит всю партию со всеми руками.
table-end-share-link = Ссылка на запись
table-lesson-text = Что делать
table-lesson-fold = Свернуть
table-lesson-unfold = Развернуть
table-open-by = Вас приглашают в игру «{ $game }»: { $names }.
table-open-stay = Страницу можно закрыть: стол останется в разделе «Мои игры», и партия начнётся, даже если вас не будет на месте.
table-time-up = Ваше время вышло: за вас сделан самый безобидный выбор.
table-seat-return = Я снова здесь
