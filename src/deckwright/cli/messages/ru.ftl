### Messages of the command `deckwright` in Russian.

## Help

cli-usage = Запуск:
cli-usage-options = [КЛЮЧИ]
cli-usage-command = КОМАНДА [АРГУМЕНТЫ]
cli-help-arguments = Аргументы
cli-help-options = Ключи
cli-help-commands = Команды
cli-help-help = Показать эту справку.
cli-help-version = Показать версию.
cli-help-lang = Язык: en, ru или uk. Без этого ключа — язык вашей системы.
cli-help-json = Вывести один объект JSON вместо текста.
cli-help-seed = Зерно случайности: с одним и тем же зерном игра одна и та же.
cli-help-game = Имя игры; все игры перечисляет `deckwright games`.
cli-help-file = Сохранённая игра.

cli-help-deckwright = Карточные игры со всеми их правилами: для людей, ботов и исследователей. Начните так: deckwright play
cli-help-play = Сыграть в терминале: против ботов или вместе за одной клавиатурой. Если не назвать игру, появится короткое меню; если больше ничего не указать, вы сыграете против одного бота. На каждый вопрос можно ответить `помощь`, чтобы узнать, что ещё можно ввести.
cli-help-play-game = Имя игры; без него появится меню.
cli-help-play-seats = Сколько игроков (вы и боты) или кто играет: аня,боря,бот. Имя — это человек, `бот` — обычный бот, `бот:random` — другой.
cli-help-play-bot = Посадить бота на место: p2=random, p3=search:0.5 (секунд на решение) или p3=search:200it (число проб). Можно повторять.
cli-help-play-option = Настройка игры: epic=yes. Значение, которое начинается с @, читается из файла: `deck1=@колода.txt`. Можно повторять.
cli-help-resume = Продолжить сохранённую игру.
cli-help-sim = Сыграть много игр подряд и подсчитать итоги. С одним и тем же зерном числа одни и те же, сколько бы процессов ни делили работу (кроме ботов, которые думают по часам).
cli-help-sim-games = Сколько игр (100).
cli-help-sim-seats = Сколько игроков: 3 или несколько чисел по очереди, например 2-5 или 2,4.
cli-help-sim-bots = Кто играет, через запятую: random,search:200it. От игры к игре они меняются местами.
cli-help-sim-option = Настройка игры; несколько значений берутся по очереди: epic=yes,no. Значение, которое начинается с @, читается из файла: `deck1=@моя.txt,@твоя.txt`. Можно повторять.
cli-help-sim-jobs = Сколько процессов делят работу.
cli-help-sim-turns = Через сколько ходов игра бросается как незаконченная.
cli-help-replay = Показать записанную игру строка за строкой, как она шла.
cli-help-step = Ждать Enter после каждого выбора.
cli-help-verify = Сыграть запись заново по правилам и сказать, где она от них отходит.
cli-help-rules = Правила игры.
cli-help-clause = Пункт (DIM-5.3), раздел (5) или слово, которое надо найти.
cli-help-coverage = Сосчитать пункты, которые показаны тестами, и перечислить пункты без теста.
cli-help-games = Перечислить игры и их настройки.
cli-help-bench = Измерить, чего стоит движок на этой машине.
cli-help-bench-game = Имя игры; без него — все игры.
cli-help-bench-seconds = Секунд на каждое измерение (0.4).
cli-help-bench-option = Настройка игры, одинаковая во всех измерениях. Значение, которое начинается с @, читается из файла. Можно повторять.
cli-help-deck = Создать, показать, переписать или проверить колоды для игры «Кифордж».
cli-help-deck-new = Создать новую колоду по тем же правилам, по каким составлены настоящие. С одними и теми же набором и зерном колода одна и та же.
cli-help-deck-show = Показать колоду или записать её в другом виде. В каком виде она сейчас, определяется само.
cli-help-deck-check = Сказать, можно ли этими колодами играть, или что с ними не так. Код возврата 0, если можно всеми, и 1, если какой-то нельзя.
cli-help-deck-advice = Подсказать, со сколькими цепями колоде начинать следующую игру, по итогам прошлых игр двух колод (KF-13.4).
cli-help-deck-set = Набор: `cota`, `aoa`, `wc`, `mm` или `mixed` (`cota`).
cli-help-deck-seed = Зерно колоды; без него колода каждый раз новая.
cli-help-deck-format = `sheet` (чтобы читать), `text` (список карт), `code` (одна строка), `json`, `vault` (JSON, как у издателя) или `html` (чтобы напечатать). Без этого ключа вид подскажет конец имени файла, а без файла это `sheet`.
cli-help-deck-output = Файл, в который записать; без него колода выводится на экран.
cli-help-deck-word = Файл с колодой в любом виде, кроме `sheet` и `html`, код колоды или -, если колода подаётся на вход команды.
cli-help-deck-results = Прошлые игры через запятую, начиная с первой: кто победил и, через пробел, у какой колоды были цепи. Если колоды зовут «лиса» и «сова»: "лиса лиса, лиса лиса, сова лиса". Значение, которое начинается с @, читается из файла, где каждая игра на своей строке.
cli-help-deck-stronger = Колода, которую вы считаете сильнее: пока не было игр с цепями.

cli-metavar-game = ИГРА
cli-metavar-number = ЧИСЛО
cli-metavar-seconds = СЕКУНДЫ
cli-metavar-language = ЯЗЫК
cli-metavar-seats = ИГРОКИ
cli-metavar-bot = МЕСТО=БОТ
cli-metavar-bots = БОТЫ
cli-metavar-setting = ИМЯ=ЗНАЧЕНИЕ
cli-metavar-file = ФАЙЛ
cli-metavar-clause = ПУНКТ|СЛОВО
cli-metavar-set = НАБОР
cli-metavar-form = ВИД
cli-metavar-deck = ФАЙЛ|КОД
cli-metavar-decks = ФАЙЛ|КОД…
cli-metavar-results = ИГРЫ
cli-metavar-name = ИМЯ

## Errors on the command line

cli-see-help = Подробнее: { $command }
cli-no-such-option = Ключа { $name } нет.
cli-no-such-command = Команды «{ $name }» нет.
cli-did-you-mean = Может быть, имелось в виду: { $names }?
cli-option-needs-value = Ключу { $name } нужно значение.
cli-option-takes-no-value = Ключ { $name } не принимает значения.
cli-missing-argument = Не хватает аргумента: { $name }.
cli-extra-arguments = Лишние аргументы: { $arguments }.
cli-usage-wrong = Понять это не удалось.
cli-interrupted = Прервано.
cli-bad-number = { $name }: «{ $value }» не подходит, нужно число от { NUMBER($least, useGrouping: 0) } до { NUMBER($most, useGrouping: 0) }.
cli-bad-choice = { $name }: значения «{ $value }» нет. Есть: { $known }.
cli-bad-range = { $name }: «{ $value }» — не промежуток; он пишется так: 2-5.
cli-bad-pair = { $name }: в «{ $value }» нет знака равенства; пишется так: имя=значение.
cli-value-wrong = { $name }: { $reason }
cli-value-no-file = { $name }: после знака @ не хватает имени файла.
cli-bad-name = «{ $value }» не годится как имя игрока: нужно от 1 до { $most } знаков, без запятых.
cli-name-twice = Двух игроков зовут «{ $value }».
cli-seat-unknown = Места «{ $seat }» нет: места называются от p1 до { $last }.
bot-unknown = Бота «{ $bot }» нет. Есть: { $known }.
bot-takes-nothing = Бот { $bot } ничего не принимает после двоеточия, так что «{ $parameter }» здесь лишнее.
bot-bad-budget = Бот { $bot } не понимает «{ $parameter }»: ему нужны секунды (search:0.5) или число проб (search:200it).

## Files

cli-file-missing = Файла «{ $path }» нет.
cli-file-forbidden = Система не разрешает этого с файлом «{ $path }».
cli-file-folder = «{ $path }» — это папка, а не файл.
cli-file-name-too-long = Имя «{ $path }» слишком длинное.
cli-file-bad-name = Файл не может называться «{ $path }».
cli-file-trouble = Файлом «{ $path }» не удаётся воспользоваться (ошибка системы { $number }).
cli-file-too-large = Файл «{ $path }» слишком велик: { cli-file-purpose } не может занимать больше { $most ->
    [one] { $most } мегабайта
   *[other] { $most } мегабайт
}.
cli-file-not-text = Файл «{ $path }» не подходит: { cli-file-purpose } — это текст, а здесь не текст.
cli-file-purpose = { $kind ->
    [deck] колода
    [value] значение настройки
   *[record] сохранённая игра
}
cli-disk-full = На диске нет места.

## Games

cli-games-game = { $title } [{ $name }]
cli-games-seats = Игроков: от { $least } до { $most }.
cli-games-setting = --option { $name }=… ({ $takes }; обычно { $default }): { $about }

## Decks

cli-deck-written = Колода «{ $name }» записана в файл «{ $path }».
cli-deck-again = Та же колода ещё раз, в файл: `deckwright deck new --set { $set } --seed { $seed } -o ФАЙЛ`
cli-deck-good = колодой можно играть: «{ $name }», набор «{ $set }», дома: { $houses }.
cli-deck-bad-result = «{ $value }» — не итог игры: нужны только победившая колода и та, у которой были цепи.
cli-deck-advice-none = Цепей пока не было ни у одной колоды: играйте без них или назовите ту, что кажется сильнее, ключом --stronger (KF-13.4).
cli-deck-advice-chains = { $chains ->
    [0] Колоде «{ $deck }» цепи больше не нужны
    [one] Колода «{ $deck }» начинает следующую игру с { $chains } цепью
   *[other] Колода «{ $deck }» начинает следующую игру с { $chains } цепями
} (KF-13.4).
cli-deck-nameless = колода без имени
cli-deck-head-name = Название
cli-deck-head-set = Набор
cli-deck-type-action = действие
cli-deck-type-action-short = Дей
cli-deck-type-artifact = артефакт
cli-deck-type-artifact-short = Арт
cli-deck-type-creature = существо
cli-deck-type-creature-short = Сущ
cli-deck-type-upgrade = улучшение
cli-deck-type-upgrade-short = Улу
cli-deck-rarity-common = обычная
cli-deck-rarity-uncommon = необычная
cli-deck-rarity-rare = редкая
cli-deck-rarity-special = особая
cli-deck-rarity-twin = злой двойник
cli-deck-rarity-anomaly = аномалия
cli-deck-mark-maverick = бродяга
cli-deck-mark-maverick-short = Бро
cli-deck-mark-legacy = наследие
cli-deck-mark-legacy-short = Нас
cli-deck-mark-anomaly = аномалия
cli-deck-mark-anomaly-short = Ано
cli-deck-mark-evil-twin = злой двойник
cli-deck-icon-amber = янтарь
cli-deck-icon-amber-short = Я
cli-deck-icon-capture = захват
cli-deck-icon-capture-short = З
cli-deck-icon-damage = урон
cli-deck-icon-damage-short = У
cli-deck-icon-draw = взять карту
cli-deck-icon-draw-short = В
cli-deck-half-top = верх
cli-deck-half-bottom = низ

## Rules

cli-ruling = [Толкование] { $text }
cli-rules-nothing = В правилах нет ничего на «{ $wanted }».
cli-rules-hint = Дальше можно читать раздел (правила 5), пункт (правила 5.3) или искать слово (правила СЛОВО).
cli-coverage = Пунктов: { $total }. Показано тестами: { $covered }. Без теста: { $missing }.
cli-coverage-unknown = Пункта { $clause }, который называет { $test }, нет.
cli-no-checkout = Тестов здесь нет: это работает только в копии исходников.
cli-test-unreadable = Файл с тестами «{ $path }» не читается.

## Records

cli-verify-holds = { $game }: { $choices ->
    [one] { $choices } выбор
    [few] { $choices } выбора
   *[many] { $choices } выборов
}, всё по правилам.
cli-verify-setup = Подготовка игры не по правилам: { $reason }
cli-verify-over = Выбор { $at } из { $total }, «{ $found }»: игра закончилась до него.
cli-verify-illegal = Выбор { $at } из { $total }, «{ $found }», был невозможен. Варианты были такие: { $expected }.
cli-verify-events = { $at ->
    [0] Подготовка игры
   *[other] Выбор { $at } из { $total }
}: вышло не то, что записано. По правилам: { $expected }. В записи: { $found }.
cli-replay-title = { $game }: { $choices ->
    [one] { $choices } выбор
    [few] { $choices } выбора
   *[many] { $choices } выборов
}, записано версией { $version }.
cli-replay-next = Выбор { $number } из { $total }. Enter — дальше:{" "}
cli-replay-unfinished = Здесь запись кончается; игра была не закончена.
cli-replay-differs = По нынешним правилам эта игра пошла бы иначе { $at ->
    [0] с самой подготовки
   *[other] с выбора { $at }
}; как именно, расскажет `deckwright verify`.
cli-event-unknown = Запись повреждена на выборе { $at }: такого события, как «{ $kind }», не бывает.
cli-resume-illegal = Продолжить сохранённую игру нельзя: по нынешним правилам её выбор { $at } невозможен.
cli-resume-differs = По нынешним правилам эта игра пошла иначе { $at ->
    [0] с самой подготовки
   *[other] с выбора { $at }
}. Оттуда она и продолжается.

## Simulation

cli-sim-title = { $game }: { $games ->
    [one] { $games } игра
    [few] { $games } игры
   *[many] { $games } игр
}
cli-sim-finished = Закончено: { $number }
cli-sim-unfinished = Брошено по пределу ходов: { $number }
cli-sim-decisions = Решений: { $number }
cli-sim-seconds = Секунд: { $number }
cli-sim-speed = За секунду: игр — { $games }, решений — { $decisions }
cli-sim-means = В среднем за игру: ходов — { $turns }, решений — { $decisions }
cli-sim-length = Мест — { $seats }: ходов в среднем — { $turns }, медиана — { $median }
cli-sim-first = Мест — { $seats }: первый игрок побеждает в { $share } %
cli-sim-seat = Место { $name }: побед — { $wins }, общих побед — { $shared }, без победы — { $none }
cli-sim-camp = { $name }: побед — { $wins }, общих побед — { $shared }, без победы — { $none }
cli-sim-bot = Бот { $name }: побед — { $wins }, общих побед — { $shared }, без победы — { $none }
cli-sim-reason = Чем кончилось — { $reason }: { $count }
cli-sim-errors = Ошибок: { $count }

## Bench

cli-bench-row = Игроков: { $seats }; { $settings }
    {"  "}мерка: шагов за секунду — { $calibration_steps_per_second }; случайная игра: решений за секунду — { $decisions_per_second } (на миллион шагов — { $decisions_per_million_steps }), игр — { $games_per_second }
    {"  "}микросекунды: копия { $clone_us }, варианты { $options_us }, вид { $view_us }, в JSON { $to_json_us }, из JSON { $from_json_us }; байтов на положение: { $bytes_per_state }
cli-bench-growth = {"  "}карт в игре { $cards } (положений: { $positions }): копия { $clone_us }, варианты { $options_us }, вид { $view_us }, копия и выбор { $clone_and_choose_us }

## Before a game

cli-menu-game = В какую игру сыграем?
cli-menu-seats = Сколько игроков, вы и боты? От { $least } до { $most } (Enter — { $usual }):{" "}
cli-menu-choose = Номер от 1 до { $last } (Enter — 1):{" "}
cli-menu-wrong = Нужно число от { $least } до { $most }.
cli-ask-name = Ваше имя (Enter — { $usual }):{" "}
cli-person-name = Игрок
cli-bot-name = Бот
cli-bot-name-numbered = Бот { $number }
cli-word-bot = бот

## While playing

cli-welcome = { $game }. На каждый вопрос введите номер варианта, слово `карта` (прочитать свои карты) или слово `помощь`.
cli-prompt = Ваш выбор:{" "}
cli-prompt-only = Ваш выбор (Enter — единственный вариант):{" "}
cli-pass-keyboard = Передайте клавиатуру: теперь играет { $name }. { $name }, нажмите Enter, когда никто не подсматривает:{" "}
cli-left = Вы вышли из-за стола. До встречи!
cli-end-hint = Игра окончена. `сохранить ФАЙЛ` сохраняет её, `журнал` показывает, Enter — выход.
cli-copies = одна из { $count }
cli-several-options = Это может значить разное: { $options }.
cli-no-such-choice = Такого варианта нет. Введите номер от { $first } до { $last } или слово `помощь`.
cli-answers-unused = Остановка. Не сделано: { $answers }.
cli-no-such-word = Непонятно. `помощь` подскажет, что можно ввести.
cli-why = Чего сейчас нельзя и почему:
cli-why-nothing = Ничего такого вам сейчас не запрещено.
cli-no-such-card = Карты «{ $name }» нет.
cli-card-which = Какая карта? Введите: карта ИМЯ или карта и номер варианта.
cli-card-plain = {"  "}Своего текста у неё нет.
cli-card-lies = {"  "}Где она: { $zone }.
cli-card-unseen = {"  "}Там, где вам видно, её нет.
cli-no-undo-nothing = Отменять нечего: вы ещё ничего не выбирали.
cli-no-undo-learned = Последний выбор уже не отменить: после него вы узнали то, чего не знали раньше.
cli-no-undo-chance = Последний выбор уже не отменить: с тех пор что-то решил случай.
cli-no-undo-others = Последний выбор уже не отменить: с тех пор действовали другие ({ $names }).
cli-undone = Выбор отменён.
cli-rest-done = Разыграно: { $names }
cli-rest-nothing = Разыгрывать больше нечего.
cli-rest-kept = Ничего не разыграно.
cli-rest-lose = Всё равно продолжить? (да/нет):{" "}
cli-save-where = В какой файл сохранить? Введите: сохранить ФАЙЛ
cli-save-over = Файл «{ $path }» уже есть. Заменить его? (да/нет):{" "}
cli-saved = Сохранено в «{ $path }». Продолжить можно так: deckwright resume { $path }
cli-saved-over = Сохранено в «{ $path }». Перечитать можно так: `deckwright replay { $path }`
cli-not-saved = Не сохранено.
cli-lang-which = Какой язык? Есть: { $known }.
cli-lang-now = Теперь по-русски.
cli-quit-unsaved = Несохранённые ходы пропадут. Всё равно выйти? (да/нет):{" "}
cli-preview-which = Прогноз чего? Введите: прогноз и номер варианта.
cli-preview = Прогноз: { $option }.
cli-preview-nothing = Пока больше ничего.
cli-preview-asked = Затем вас спросят: { $question }
cli-preview-choose = Затем вам придётся выбирать.
cli-preview-other = Затем будет выбирать { PLAYER($player) }.
cli-preview-open = Остальное решат случай или скрытые карты.
cli-preview-over = Игра закончится: { $outcome }
cli-words-yes = да, д

cli-play-help = Введите номер варианта, его запись в скобках или её начало, если по нему вариант не спутать с другими. Несколько номеров (1 3) выбираются один за другим, пока вопрос тот же. Кроме того:
cli-do-why = почему
cli-do-log = журнал
cli-do-rules = правила
cli-do-card = карта
cli-do-table = стол
cli-do-options = варианты
cli-do-preview = прогноз
cli-do-rest = остальное
cli-do-undo = отмена, отменить
cli-do-save = сохранить
cli-do-lang = язык
cli-do-help = помощь, справка
cli-do-quit = выход, выйти
cli-about-why = чего сейчас нельзя и какое правило это запрещает (со словом — только то, где это слово есть)
cli-about-log = последние 20 строк журнала или сколько скажете: журнал 50
cli-about-rules = оглавление правил или их раздел, пункт, слово: правила 5, правила 5.3, правила СЛОВО
cli-about-card = что напечатано на карте и где она: карта ИМЯ или, для карт варианта 3, карта 3; просто карта — все карты на вашей руке
cli-about-table = показать стол ещё раз или всё, что где-то лежит: стол сброс
cli-about-options = показать варианты ещё раз
cli-about-preview = что будет, если выбрать вариант, — пока ни о чём не спрашивают и не решают случай или скрытые карты: прогноз 3
cli-about-rest = разыграть все оставшиеся карты в хорошем порядке, пока выбирать не нужно; о потерях сначала спросят
cli-about-undo = отменить последний выбор, пока вы ничего не узнали, случай ничего не решил и никто другой не действовал
cli-about-save = записать игру в файл: сохранить вечер.json
cli-about-lang = другой язык: язык en, язык ru, язык uk
cli-about-help = эта подсказка
cli-about-quit = выйти из-за стола

## Tables

cli-table-no-zone = Места «{ $name }» на столе нет.
cli-table-zone = { $zone } ({ $count })

cli-dimensions-start = Первый ход ещё не начался. { $deck ->
    [0] Колода пуста
    [one] В колоде { $deck } карта
    [few] В колоде { $deck } карты
   *[many] В колоде { $deck } карт
}.
cli-dimensions-turn = Ход { $turn }, { WHO($player) ->
    [you] ходите вы
   *[they] ходит { PLAYER($player) }
}. Фаза: { WORD($phase, of: "phase") }. { $deck ->
    [0] Колода пуста
    [one] В колоде { $deck } карта
    [few] В колоде { $deck } карты
   *[many] В колоде { $deck } карт
}.
cli-dimensions-final = Это последний ход.
cli-dimensions-extra = Это дополнительный ход.
cli-dimensions-spiral = Спираль Силы, каждый бьёт следующего: { $ring } и снова { $first }.
cli-dimensions-dimension = { WHO($player) ->
    [you] Ваше Измерение
   *[they] Измерение { PLAYER($player, case: "gen") } (в руке { $hand ->
        [one] { $hand } карта
        [few] { $hand } карты
       *[many] { $hand } карт
    })
}: { $squads }.
cli-dimensions-here = { WHO($player) ->
    [you] в вашем Измерении
   *[they] в Измерении { PLAYER($player, case: "gen") }
}
cli-dimensions-empty = пусто
cli-dimensions-aura = Аура Тьмы, { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
} ({ $cards })
cli-dimensions-black-hole = { $count ->
    [0] Сброс пуст.
    [one] В сбросе { $count } карта: { $cards }.
    [few] В сбросе { $count } карты: { $cards }.
   *[many] В сбросе { $count } карт: { $cards }.
}
cli-dimensions-entity = { WHO($player) ->
    [you] Вы играете за Фракцию «{ $faction }».
   *[they] { PLAYER($player) } играет за Фракцию «{ $faction }».
}
cli-dimensions-hand = { WHO($player) ->
    [you] Ваша рука
   *[they] Рука { PLAYER($player, case: "gen") }
}: { $cards }.

cli-keyforge-start = Первый ход ещё не начался.
cli-keyforge-turn = Ход { $turn }, { WHO($player) ->
    [you] ходите вы
   *[they] ходит { PLAYER($player) }
}. Этап: { $step }.
cli-keyforge-step-set-up = подготовка к игре
cli-keyforge-step-forge = 1, сковать ключ
cli-keyforge-step-choose = 2, выбрать дом
cli-keyforge-step-main = 3, разыграть, сбросить и использовать карты
cli-keyforge-step-ready = 4, подготовить карты
cli-keyforge-step-draw = 5, добрать карты
cli-keyforge-step-end = конец хода
cli-keyforge-house = Активный дом: { $house }.
cli-keyforge-tide = Прилив { WHO($player) ->
    [you] на вашей стороне
   *[they] на стороне { PLAYER($player, case: "gen") }
}.
cli-keyforge-tide-already = он и так на вашей стороне: вы получите только цепи
cli-keyforge-tide-neutral = Прилив в нейтральном положении.
cli-keyforge-stage = Применяется карта: { $card }.
cli-keyforge-player = { WHO($player) ->
    [you] Вы
   *[they] { PLAYER($player) }
}. Янтарь: { $amber }. Ключи: { $keys }. Цена ключа: { $cost }. Цепи: { $chains }.
cli-keyforge-no-keys = нет
cli-keyforge-houses = Дома: { $houses }.
cli-keyforge-wins = Побед в матче: { $wins }.
cli-keyforge-deck = Колода: { $name }.
cli-keyforge-deck-list = Колода { $number }: { $title }.
cli-keyforge-piles = Рука: { $hand }. Колода: { $deck }. Сброс: { $discard }. Архив: { $archive }. Изгнано: { $purged }.
cli-keyforge-line = Боевая линия слева направо ({ $count }):
cli-keyforge-no-line = Боевая линия пуста.
cli-keyforge-artifacts = Артефакты ({ $count }):
cli-keyforge-upgrades = улучшение: { $card }
cli-keyforge-under = под ней карта: { $card }
cli-keyforge-facedown = под ней в закрытую: { $card }
cli-keyforge-lying = Под другими картами: { $cards }
cli-keyforge-hidden = Карт в закрытую под другими: { $count }.
cli-keyforge-archive = { WHO($player) ->
    [you] Ваш архив:
   *[they] Архив { PLAYER($player, case: "gen") }:
}
cli-keyforge-hand = { WHO($player) ->
    [you] Ваша рука:
   *[they] Рука { PLAYER($player, case: "gen") }:
}
cli-keyforge-drew = { WHO($player) ->
    [you] Вы берёте: { $cards }
   *[they] { PLAYER($player) } берёт: { $cards }
}
cli-keyforge-readied = Подготовлены: { $cards }
cli-keyforge-ready-creature = готово
cli-keyforge-ready-artifact = готов
cli-keyforge-exhausted-creature = повёрнуто
cli-keyforge-exhausted-artifact = повёрнут
cli-keyforge-power = сила { $number }
cli-keyforge-armour = броня { $number }
cli-keyforge-damage = урон { $number }
cli-keyforge-amber = янтарь { $number }
cli-keyforge-power-counters = жетоны силы { $number }
cli-keyforge-doom = жетоны рока { $number }
cli-keyforge-stun = оглушение
cli-keyforge-ward = защита
cli-keyforge-enrage = ярость
cli-keyforge-tagged = на пороге уничтожения
cli-keyforge-owner = { WHO($player) ->
    [you] ваша карта
   *[they] карта { PLAYER($player, case: "gen") }
}
cli-keyforge-icons = бонус: { $icons }
cli-keyforge-against = { $one }; враг: { $other }
cli-keyforge-of-house = на руке { $hand }, готовых в игре { $ready }
cli-keyforge-side = { WHO($player) ->
    [you] у вас
   *[they] у { PLAYER($player, case: "gen") }
}

cli-shards-start = Первый ход ещё не начался.
cli-shards-turn = Ход { $turn }, { WHO($player) ->
    [you] ходите вы
   *[they] ходит { PLAYER($player) }
}.
cli-shards-phase-main = Основная фаза.
cli-shards-phase-attack = Фаза атаки.
cli-shards-phase-end = Завершающая фаза.
cli-shards-resources = Кристаллы: { $crystals }. Мощь: { $power }.
cli-shards-power = Мощь: { $power }.
cli-shards-infinite = бесконечная
cli-shards-offer = Реликвии на выбор:
cli-shards-row = Центральный ряд (в центральной колоде { $centre }, удалено { $banished }):
cli-shards-player = { WHO($player) ->
    [you] Вы
   *[they] { PLAYER($player) }
} ({ $leader }).
cli-shards-no-leader = лидера ещё нет
cli-shards-numbers = Здоровье: { $health }. Мастерство: { $mastery }.
cli-shards-focused = Концентрация применена.
cli-shards-out = Вне игры.
cli-shards-mate = Ваш союзник по команде.
cli-shards-opposite = Сидит напротив вас.
cli-shards-piles = Рука: { $hand }. Колода: { $deck }. Сброс: { $discard }.
cli-shards-champions = Чемпионы ({ $count }):
cli-shards-played = Разыграно в этот ход:
cli-shards-own-relics = Ваши реликвии:
cli-shards-own-secrets = Ваши тайные реликвии:
cli-shards-own-hand = Ваша рука:
cli-shards-relics = Реликвии:
cli-shards-secrets = Тайные реликвии:
cli-shards-hidden = Тайные реликвии: { $count }.
cli-shards-hand = Известно на руке:
cli-shards-ready = готов
cli-shards-exhausted = активирован
cli-shards-new = разыгран в этот ход
cli-shards-fast = моментально
cli-shards-cost = стоимость { $number }
cli-shards-cheaper = стоимость { $number }, для вас { $own }
cli-shards-price = { $number ->
    [0] бесплатно
    [one] { $number } кристалл
    [few] { $number } кристалла
   *[many] { $number } кристаллов
}
cli-shards-health = здоровье { $number }
cli-shards-mastery = мастерство { $number }
cli-shards-shield = щит { $number }
cli-shards-with-relics = реликвии: { $cards }
cli-shards-in-hand = на руке
cli-shards-none-to-show = показать нечего
cli-shards-show-none = больше ничего не показывать
cli-shards-copies = { $number ->
    [one] в комплекте { $number } экземпляр
    [few] в комплекте { $number } экземпляра
   *[many] в комплекте { $number } экземпляров
}
cli-shards-in-deck = в каждой начальной колоде { $number }
cli-shards-relic-of = реликвия { WORD($leader, "leader", "gen") }
cli-shards-side = { WHO($player) ->
    [you] у вас
   *[they] у { PLAYER($player, case: "gen") }
}
cli-shards-drew = { WHO($player) ->
    [you] Вы берёте: { $cards }
   *[they] { PLAYER($player) } берёт: { $cards }
}
cli-shards-laid = В центральный ряд выложены: { $cards }
cli-shards-banished = { WHO($player) ->
    [you] Вы удаляете: { $cards }
   *[they] { PLAYER($player) } удаляет: { $cards }
}
cli-shards-banished-from-deck = { WHO($player) ->
    [you] Вы удаляете с верха центральной колоды: { $cards }
   *[they] { PLAYER($player) } удаляет с верха центральной колоды: { $cards }
}

cli-codex-start = Первый ход ещё не начался.
cli-codex-turn = Ход { $turn }, { WHO($player) ->
    [you] ходите вы
   *[they] ходит { PLAYER($player) }
}.
cli-codex-phase-set-up = Подготовка к игре.
cli-codex-phase-tech = Фаза технологий, перед вашим ходом.
cli-codex-phase-between = Между двумя ходами.
cli-codex-phase-ready = Фаза готовности.
cli-codex-phase-upkeep = Фаза снабжения.
cli-codex-phase-main = Основная фаза.
cli-codex-phase-patrol = Патрулирование.
cli-codex-phase-draw = Фаза добора карт.
cli-codex-stage = Разыгрывается: { $card }
cli-codex-player = { WHO($player) ->
    [you] Вы
   *[they] { PLAYER($player) }
} ({ $side }).
cli-codex-base = База: { $left } из { $number }.
cli-codex-numbers = Золото: { $gold }. Рабочие: { $workers }.
cli-codex-hired = Рабочий нанят.
cli-codex-piles = Рука: { $hand }. Колода: { $deck }. Сброс: { $discard }. Кодекс: { $codex }.
cli-codex-buildings = Здания (очки жизни):
cli-codex-building = { $left } из { $number }
cli-codex-unfinished = строится
cli-codex-command-back = Командная зона: { $card }, можно призвать.
cli-codex-command-not-back = Командная зона: { $card }, призвать пока нельзя.
cli-codex-patrol = Зона патрулирования:
cli-codex-empty = пусто.
cli-codex-bonus-squad-leader = броня 1, атакуют первым
cli-codex-bonus-elite = +1 к атаке
cli-codex-bonus-scavenger = погибая, даёт 1 золотой
cli-codex-bonus-technician = погибая, даёт карту
cli-codex-bonus-lookout = сопротивление 1
cli-codex-forces = В игре:
cli-codex-at-rest = Не патрулируют:
cli-codex-spells = Заклинания с постоянным эффектом:
cli-codex-own-hand = Ваша рука:
cli-codex-known-hand = Известно на руке:
cli-codex-known-deck = Известно в колоде:
cli-codex-attack = атака { $number }
cli-codex-hp = очки жизни { $number }
cli-codex-hp-left = очки жизни { $left } из { $number }
cli-codex-level = уровень { $level } из { $last }
cli-codex-band = { $last ->
    [0] с уровня { $first }
   *[other] уровни { $first }–{ $last }
}: атака { $attack }, очки жизни { $hp }
cli-codex-runes-plus = { $number ->
    [1] руна +1/+1
   *[other] руны +1/+1: { $number }
}
cli-codex-runes-minus = { $number ->
    [1] руна −1/−1
   *[other] руны −1/−1: { $number }
}
cli-codex-ready-unit = готово
cli-codex-ready-hero = готов
cli-codex-exhausted-unit = повёрнуто
cli-codex-exhausted-hero = повёрнут
cli-codex-arrived = в игре с этого хода
cli-codex-detected = обнаружено
cli-codex-partner = в паре: { $card }
cli-codex-owner = { WHO($player) ->
    [you] владелец вы
   *[they] владелец { PLAYER($player) }
}
cli-codex-ultimate = великое заклинание
cli-codex-ongoing = заклинание с постоянным эффектом
cli-codex-cost = стоимость { $number }
cli-codex-cheaper = стоимость { $number }, сейчас { $own }
cli-codex-gold = { $number ->
    [0] бесплатно
    [one] { $number } золотой
    [few] { $number } золотых
   *[many] { $number } золотых
}
cli-codex-needs-workers = нужно рабочих: { $number }
cli-codex-copies-starter = в каждой стартовой колоде { $number }
cli-codex-copies-codex = в кодексе { $number }
cli-codex-copies-token = всего { $number }
cli-codex-copies-core = нет в стартовом наборе
cli-codex-to-level = до уровня { $level }
cli-codex-new-band = станет { $attack }/{ $hp }
cli-codex-new-band-healed = станет { $attack }/{ $hp }, без урона
cli-codex-against = { $one } против { $other }
cli-codex-against-building = { $one } против { $left ->
    [one] { $left } очка жизни
   *[many] { $left } очков жизни
}
cli-codex-side = { WHO($player) ->
    [you] у вас
   *[they] у { PLAYER($player, case: "gen") }
}
cli-codex-drew = { WHO($player) ->
    [you] Вы берёте: { $cards }
   *[they] { PLAYER($player) } берёт: { $cards }
}
cli-codex-teched-card = { WHO($player) ->
    [you] Вы кладёте из кодекса в стопку сброса: { $cards }
   *[they] { PLAYER($player) } кладёт из кодекса в стопку сброса: { $cards }
}
cli-codex-base-attacks = { CAPITAL(CARD($card)) } атакует { WHO($player) ->
    [you] вашу базу
   *[they] базу { PLAYER($player, case: "gen") }
}.
cli-codex-base-damaged = { WHO($player) ->
    [you] Ваша база
   *[they] База { PLAYER($player, case: "gen") }
} получает { $damage ->
    [one] { $damage } урон
   *[many] { $damage } урона
}.
cli-codex-base-repaired = С { WHO($player) ->
    [you] вашей базы
   *[they] базы { PLAYER($player, case: "gen") }
} убирают { $damage ->
    [one] { $damage } урон
   *[many] { $damage } урона
}.
