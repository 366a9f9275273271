
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
cli-help-games-from = Папка с вашими играми (пакеты, в каждом модуль «{ "game" }») или с картами для имеющихся игр. Можно указать несколько раз; такие папки называет и { "DECKWRIGHT_GAMES" }.
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
cli-help-serve = Играть в браузере: запустить сервер для этого компьютера или сети. Игры он хранит в базе данных.
cli-help-serve-host = Адрес, на котором слушать (127.0.0.1 — только этот компьютер; 0.0.0.0 — вся сеть).
cli-help-serve-port = Порт (8765, а если он занят — любой свободный); 0 — любой свободный.
cli-help-serve-data = Папка для игр.
cli-help-serve-database = Адрес базы данных, например { "postgresql://user@host/name" }, вместо файла в этой папке.
cli-help-serve-origin = Адрес, по которому открывают сервер, если он стоит за другим: { "https://cards.example" }.
cli-help-serve-open = Открыть браузер.
cli-help-serve-log = Насколько подробен журнал: { "debug" }, { "info" }, { "warning" } или { "error" }.
cli-help-resume = Продолжить сохранённую игру.
cli-help-sim = Сыграть много игр подряд и подсчитать итоги. С одним и тем же зерном числа одни и те же, сколько бы процессов ни делили работу (кроме ботов, которые думают по часам).
cli-help-sim-games = Сколько игр (100).
cli-help-sim-seats = Сколько игроков: 3 или несколько чисел по очереди, например 2-5 или 2,4.
cli-help-sim-bots = Кто играет, через запятую: random,search:200it. От игры к игре они меняются местами.
cli-help-sim-option = Настройка игры; несколько значений берутся по очереди: epic=yes,no. Значение, которое начинается с @, читается из файла: `deck1=@моя.txt,@твоя.txt`. Можно повторять.
cli-help-sim-jobs = Сколько процессов делят работу.
cli-help-sim-turns = Через сколько ходов игра прекращается как незаконченная.
cli-help-replay = Показать записанную игру строка за строкой, как она шла.
cli-help-step = Ждать Enter после каждого выбора.
cli-help-verify = Сыграть запись заново по правилам и сказать, где она с ними расходится.
cli-help-commitment = Хеш, который сервер показал до игры: проверить, что зерно то самое, которое он обещал.
cli-help-rules = Правила игры.
cli-help-clause = Пункт (DIM-5.3), раздел (5) или слово, которое надо найти.
cli-help-coverage = Сосчитать пункты, проверенные тестами, и перечислить пункты без теста.
cli-help-games = Перечислить игры и их настройки.
cli-help-schema = Вывести протокол сервера как документ { "OpenAPI" }.
cli-help-bench = Измерить, насколько быстр движок на этой машине.
cli-help-bench-game = Имя игры; без него — все игры.
cli-help-bench-seconds = Секунд на каждое измерение (0.4).
cli-help-bench-option = Настройка игры, одинаковая во всех измерениях. Значение, которое начинается с @, читается из файла. Можно повторять.
cli-help-deck = Создать, показать, переписать или проверить колоды для KeyForge.
cli-help-deck-new = Создать новую колоду по тем же правилам, по каким составлены печатные. С одними и теми же набором и зерном колода одна и та же.
cli-help-deck-show = Показать колоду или записать её в другом формате. Исходный формат определится сам.
cli-help-deck-check = Сказать, можно ли этими колодами играть, или что с ними не так. Код возврата 0, если можно всеми, и 1, если какой-то нельзя.
cli-help-deck-advice = Подсказать, со сколькими цепями колоде начинать следующую игру, по итогам прошлых игр двух колод (KF-13.4).
cli-help-deck-set = Набор: `cota`, `aoa`, `wc`, `mm` или `mixed` (`cota`).
cli-help-deck-seed = Зерно колоды; без него колода каждый раз новая.
cli-help-deck-format = `sheet` (чтобы читать), `text` (список карт), `code` (одна строка), `json`, `vault` (JSON, как у издателя) или `html` (чтобы напечатать). Без этого ключа формат подскажет конец имени файла, а без файла это `sheet`.
cli-help-deck-output = Файл, в который записать; без него колода выводится на экран.
cli-help-deck-word = Файл с колодой в любом формате, кроме `sheet` и `html`, код колоды или -, чтобы читать стандартный ввод.
cli-help-deck-results = Прошлые игры через запятую, начиная с первой: кто победил и, через пробел, у какой колоды были цепи. Если колоды зовут «лиса» и «сова»: "лиса лиса, лиса лиса, сова лиса". Значение, которое начинается с @, читается из файла, где каждая игра на своей строке.
cli-help-deck-stronger = Колода, которую вы считаете сильнее, — пока не было игр с цепями.
cli-help-connect = Играть за столом сервера в терминале или посадить туда бота.
cli-help-connect-address = Адрес сервера или одного из его столов. По адресу самого сервера показывается список столов.
cli-help-connect-game = Создать новый стол для этой игры.
cli-help-connect-against = Вместе с --game: кто ещё играет, через запятую: `open` для человека, `bot` или имя бота (`bot`).
cli-help-connect-name = Ваше имя. Без него вы тот, кем были там в прошлый раз.
cli-help-connect-watch = Смотреть, даже если есть свободное место.
cli-help-connect-bot = Посадить вместо себя этого бота: `random`, `greedy`, `search:1`.

cli-metavar-game = ИГРА
cli-metavar-number = ЧИСЛО
cli-metavar-seconds = СЕКУНДЫ
cli-metavar-language = ЯЗЫК
cli-metavar-seats = ИГРОКИ
cli-metavar-bot = МЕСТО=БОТ
cli-metavar-bot-name = БОТ
cli-metavar-bots = БОТЫ
cli-metavar-setting = ИМЯ=ЗНАЧЕНИЕ
cli-metavar-file = ФАЙЛ
cli-metavar-hash = ХЕШ
cli-metavar-clause = ПУНКТ|СЛОВО
cli-metavar-set = НАБОР
cli-metavar-form = ФОРМАТ
cli-metavar-deck = ФАЙЛ|КОД
cli-metavar-decks = ФАЙЛ|КОД…
cli-metavar-results = ИГРЫ
cli-metavar-address = АДРЕС
cli-metavar-folder = ПАПКА
cli-metavar-word = СЛОВО
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
cli-bad-range = { $name }: «{ $value }» — не диапазон; он пишется так: 2-5.
cli-bad-pair = { $name }: в «{ $value }» нет знака равенства; пишется так: имя=значение.
cli-value-wrong = { $name }: { $reason }
cli-value-no-file = { $name }: после знака @ не хватает имени файла.
cli-bad-name = «{ $value }» не годится как имя игрока: нужно от 1 до { $most } знаков, без запятых.
cli-name-twice = Двух игроков зовут «{ $value }». Дайте им разные имена.
cli-seat-unknown = Места «{ $seat }» нет: места называются от p1 до { $last }.

## Files

cli-file-missing = Файла «{ $path }» нет.
cli-file-forbidden = Система не даёт доступа к файлу «{ $path }».
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
cli-games-broken = Игра «{ $name }» неисправна и пропущена: { $reason }
cli-games-no-folder = Папки «{ $folder }» с играми нет.
cli-games-seats = Игроков: { $most ->
    [2] { $least ->
        [2] 2
       *[other] от { $least } до 2
    }
   *[other] от { $least } до { $most }
}.
cli-games-setting = --option { $name }=… ({ $takes }; обычно { $default }): { $about }

## Decks

cli-deck-written = Колода «{ $name }» записана в файл «{ $path }».
cli-deck-again = Та же колода ещё раз, в файл: `deckwright deck new --set { $set } --seed { $seed } -o ФАЙЛ`
cli-deck-good = колодой можно играть: «{ $name }», набор «{ $set }», дома: { $houses }.
cli-deck-bad-result = «{ $value }» — не итог игры: укажите только победившую колоду и ту, у которой были цепи.
cli-deck-advice-none = Цепей пока не было ни у одной колоды: играйте без них или назовите ту, что кажется сильнее, ключом --stronger (KF-13.4).
cli-deck-advice-chains = { $chains ->
    [0] Колоде «{ $deck }» цепи больше не нужны
    [one] Колода «{ $deck }» начинает следующую игру с { $chains } цепью
   *[other] Колода «{ $deck }» начинает следующую игру с { $chains } цепями
} (KF-13.4).
## Rules

cli-rules-nothing = По запросу «{ $wanted }» в правилах ничего не нашлось.
cli-rules-hint = Дальше можно читать раздел (правила 5), пункт (правила 5.3) или искать слово (правила СЛОВО).
cli-coverage = Пунктов: { $total }. Проверено тестами: { $covered }. Без теста: { $missing }.
cli-coverage-unknown = Пункта { $clause }, который называет { $test }, нет.
cli-no-checkout = Тестов здесь нет: это работает только в копии исходников.
cli-test-unreadable = Файл с тестами «{ $path }» не читается.

## Records

cli-bad-hash = «{ $value }» — не хеш: в нём 64 знака, цифры от 0 до 9 и буквы от `a` до `f`.
cli-verify-promise-kept = Зерно то самое, что было обещано до игры: { $hash }.
cli-verify-promise-broken = Зерно не то, что было обещано до игры: его хеш { $hash }.
cli-verify-holds = { $game }: { $choices ->
    [one] { $choices } решение
    [few] { $choices } решения
   *[many] { $choices } решений
}, всё по правилам.
cli-verify-setup = Подготовка игры не по правилам: { $reason }
cli-verify-over = Выбор { $at } из { $total }, «{ $found }»: игра закончилась до него.
cli-verify-illegal = Выбор { $at } из { $total }, «{ $found }», был невозможен. Варианты были такие: { $expected }.
cli-verify-events = { $at ->
    [0] Подготовка игры
   *[other] Выбор { $at } из { $total }
}: вышло не то, что записано. По правилам: { $expected }. В записи: { $found }.
cli-replay-title = { $game }: { $choices ->
    [one] { $choices } решение
    [few] { $choices } решения
   *[many] { $choices } решений
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
cli-sim-unfinished = Прекращено на пределе ходов: { $number }
cli-sim-decisions = Решений: { $number }
cli-sim-seconds = Секунд: { $number }
cli-sim-speed = За секунду: игр — { $games }, решений — { $decisions }
cli-sim-means = В среднем за игру: ходов — { $turns }, решений — { $decisions }
cli-sim-length = Мест — { $seats }: ходов в среднем — { $turns }, медиана — { $median }
cli-sim-first = Мест — { $seats }: первый игрок побеждает в { $share } % игр
cli-sim-seat = Место { $name }: побед — { $wins }, общих побед — { $shared }, без победы — { $none }
cli-sim-camp = { $name }: побед — { $wins }, общих побед — { $shared }, без победы — { $none }
cli-sim-bot = Бот { $name }: побед — { $wins }, общих побед — { $shared }, без победы — { $none }
cli-sim-reason = Чем кончилось — { $reason }: { $count }
cli-sim-errors = Ошибок: { $count }

## Bench

cli-bench-build = { $build ->
    [compiled] Скомпилированная сборка.
   *[pure] Сборка не скомпилирована: скомпилированная в несколько раз быстрее.
  }
cli-bench-row = Игроков: { $seats }; { $settings }
    {"  "}калибровка: шагов за секунду — { $calibration_steps_per_second }; случайная игра: решений за секунду — { $decisions_per_second } (на миллион шагов — { $decisions_per_million_steps }), игр — { $games_per_second }
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
cli-several-options = Это может быть любой из вариантов: { $options }.
cli-no-such-choice = Такого варианта нет. Введите номер от { $first } до { $last } или слово `помощь`.
cli-answers-unused = Остановка. Не сделано: { $answers }.
cli-no-such-word = Непонятно. `помощь` подскажет, что можно ввести.
cli-prepare-which = Введите номера из списка, который показывает `заранее`, или 0, чтобы ничего заранее не выбирать.
cli-prepared = Выбрано заранее: { $names }.
cli-prepared-nothing = Заранее ничего не выбрано: вас спросят.
cli-fault = Не вышло из-за ошибки в программе; игра продолжается. ({ $fault })
cli-why = Чего сейчас нельзя и почему:
cli-why-nothing = Ничего такого вам сейчас не запрещено.
cli-no-such-card = Карты «{ $name }» нет.
cli-card-which = Какая карта? Введите: карта НАЗВАНИЕ или карта и номер варианта.
cli-card-plain = {"  "}Своего текста у неё нет.
cli-card-lies = {"  "}Где она: { $zone }.
cli-card-unseen = {"  "}Там, где вам видно, её нет.
cli-undone = Выбор отменён.
cli-rest-done = Разыграно: { $names }
cli-rest-nothing = Разыгрывать больше нечего.
cli-rest-later = Сначала ответьте на вопрос: остальное — после него.
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
cli-preview-which = Прогноз для какого варианта? Введите: прогноз и номер варианта.
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
cli-do-prepare = заранее
cli-do-undo = отмена, отменить
cli-do-save = сохранить
cli-do-lang = язык
cli-do-help = помощь, справка
cli-do-quit = выход, выйти
cli-about-why = чего сейчас нельзя и какое правило это запрещает (со словом — только то, где это слово есть)
cli-about-log = последние 20 строк журнала или сколько скажете: журнал 50
cli-about-rules = оглавление правил или их раздел, пункт, слово: правила 5, правила 5.3, правила СЛОВО
cli-about-card = что напечатано на карте и где она: карта НАЗВАНИЕ или, для карт варианта 3, карта 3; просто карта — вся ваша рука
cli-about-table = показать стол ещё раз или всё, что лежит в одном месте: стол сброс
cli-about-options = показать варианты ещё раз
cli-about-preview = что будет, если выбрать вариант, — до ближайшего вопроса, случайности или скрытой карты: прогноз 3
cli-about-rest = разыграть все оставшиеся карты в хорошем порядке, пока не нужно выбирать; если что-то пропадёт, вас сначала спросят
cli-about-prepare = заранее выбрать то, о чём вас спросят перед вашим следующим ходом: `заранее` показывает список, `заранее 3 5` выбирает, `заранее 0` ничего не выбирает
cli-about-undo = отменить последний выбор, пока вы ничего не узнали, случай ничего не решил и никто другой не действовал
cli-about-save = записать игру в файл: сохранить вечер.json
cli-about-lang = другой язык: язык en, язык ru, язык uk
cli-about-help = эта подсказка
cli-about-quit = выйти из-за стола

## Tables

cli-table-no-zone = Места «{ $name }» на столе нет.

## Server

cli-serve-listening = { "Deckwright" }: { $address } ({ "Ctrl+C" } — остановить)
cli-serve-stopped = Остановлено. Все игры сохранены.
cli-serve-taken = Порт { $port } на { $host } занят другой программой: выберите другой ключом { "--port" }.
cli-serve-cannot = Сервер не может слушать на { $host }, порт { $port }: такого адреса здесь нет или это не разрешено.
cli-serve-no-client = Клиента для браузера здесь нет: браузеры увидят только страницу с ошибкой; программы и «{ "deckwright connect" }» играть могут. В рабочей копии его собирает команда «{ $command }»; иначе установите { "wheel" }, где он есть.
cli-serve-forwarded = { $name }=*: сервер поверит любому адресу, который ему назовут. Все ограничения по адресу можно обойти, а { "/metrics" } открыт всем. Укажите вместо этого адрес сервера, который стоит впереди.

## За столом сервера

cli-connect-table = Ваш стол; этот же адрес — для тех, кто захочет прийти: { $address }
cli-connect-prefix = { $count ->
    [1] Первое решение взято из другой партии.
   *[other] Решения с 1-го по { $count }-е взяты из другой партии.
}
cli-connect-scenario = Партия начинается с позиции, которую кто-то составил.
cli-connect-seed-known = Тот, кто открыл этот стол, может знать, как лягут все карты: расклад взят из другой партии.
cli-connect-no-tables = Открытых столов здесь нет. Создайте свой с помощью --game.
cli-connect-listed = { $title }: { $names } ({ $state ->
    [open] ждёт игроков
   *[playing] можно смотреть
}): { $address }
cli-connect-nobody = По адресу «{ $address }» не отвечает сервер { "Deckwright" }.
cli-connect-waiting = Игра начнётся, когда займут все места.
cli-connect-left = Вы ушли. Стол остаётся на своём месте: { $table }
cli-connect-said = { $name }: { $text }
cli-connect-wished = Остальных спрашивают, согласны ли они.
cli-connect-wish = { CAPITAL(PLAYER($player)) } хочет отменить последний выбор. Вы согласны? (да/нет):{" "}
cli-connect-resign = Сдаться? (да/нет):{" "}
cli-connect-save-later = Запись партии за столом сервера можно получить, когда игра закончится.
cli-do-say = сказать
cli-do-resign = сдаться
cli-about-say = строка чата: сказать Удачи!
cli-about-resign = сдаться
