
### Messages of the command `deckwright` in Ukrainian.

## Help

cli-usage = Запуск:
cli-usage-options = [КЛЮЧІ]
cli-usage-command = КОМАНДА [АРГУМЕНТИ]
cli-help-arguments = Аргументи
cli-help-options = Ключі
cli-help-commands = Команди
cli-help-help = Показати цю довідку.
cli-help-version = Показати версію.
cli-help-games-from = Тека з вашими іграми (пакети, у кожному модуль «{ "game" }») або з картами для наявних ігор. Можна вказати кілька разів; такі теки називає й { "DECKWRIGHT_GAMES" }.
cli-help-lang = Мова: en, ru або uk. Без цього ключа — мова вашої системи.
cli-help-json = Вивести один об’єкт JSON замість тексту.
cli-help-seed = Зерно випадковості: з тим самим зерном гра та сама.
cli-help-game = Назва гри; усі ігри перелічує `deckwright games`.
cli-help-file = Збережена гра.

cli-help-deckwright = Карткові ігри з усіма їхніми правилами: для людей, ботів і дослідників. Почніть так: deckwright play
cli-help-play = Зіграти в терміналі: проти ботів або разом за однією клавіатурою. Якщо не назвати гру, з’явиться коротке меню; якщо більше нічого не вказати, ви зіграєте проти одного бота. На кожне запитання можна відповісти `довідка`, щоб дізнатися, що ще можна ввести.
cli-help-play-game = Назва гри; без неї з’явиться меню.
cli-help-play-seats = Скільки гравців (ви й боти) або хто грає: оля,петро,бот. Ім’я — це людина, `бот` — звичайний бот, `бот:random` — інший.
cli-help-play-bot = Посадити бота на місце: p2=random, p3=search:0.5 (секунд на рішення) або p3=search:200it (кількість спроб). Можна повторювати.
cli-help-play-option = Налаштування гри: epic=yes. Значення, яке починається з @, читається з файлу: `deck1=@колода.txt`. Можна повторювати.
cli-help-serve = Грати в браузері: запустити сервер для цього комп’ютера або мережі. Ігри він зберігає в базі даних.
cli-help-serve-host = Адреса, на якій слухати (127.0.0.1 — лише цей комп’ютер; 0.0.0.0 — уся мережа).
cli-help-serve-port = Порт (8765, а якщо він зайнятий — будь-який вільний); 0 — будь-який вільний.
cli-help-serve-data = Тека для ігор.
cli-help-serve-database = Адреса бази даних, наприклад { "postgresql://user@host/name" }, замість файлу в цій теці.
cli-help-serve-origin = Адреса, за якою відкривають сервер, якщо він стоїть за іншим: { "https://cards.example" }.
cli-help-serve-open = Відкрити браузер.
cli-help-serve-log = Наскільки докладний журнал: { "debug" }, { "info" }, { "warning" } або { "error" }.
cli-help-resume = Продовжити збережену гру.
cli-help-sim = Зіграти багато ігор поспіль і підрахувати підсумки. З тим самим зерном числа ті самі, хоч скільки процесів ділять роботу (крім ботів, які думають за годинником).
cli-help-sim-games = Скільки ігор (100).
cli-help-sim-seats = Скільки гравців: 3 або кілька чисел по черзі, наприклад 2-5 або 2,4.
cli-help-sim-bots = Хто грає, через кому: random,search:200it. Від гри до гри вони міняються місцями.
cli-help-sim-option = Налаштування гри; кілька значень беруться по черзі: epic=yes,no. Значення, яке починається з @, читається з файлу: `deck1=@моя.txt,@твоя.txt`. Можна повторювати.
cli-help-sim-jobs = Скільки процесів ділять роботу.
cli-help-sim-turns = Через скільки ходів гру припиняють як незакінчену.
cli-help-replay = Показати записану гру рядок за рядком, як вона йшла.
cli-help-step = Чекати на Enter після кожного вибору.
cli-help-verify = Зіграти запис наново за правилами й сказати, де він від них відходить.
cli-help-commitment = Хеш, який сервер показав до гри: перевірити, що зерно те саме, яке він обіцяв.
cli-help-rules = Правила гри.
cli-help-clause = Пункт (DIM-5.3), розділ (5) або слово, яке треба знайти.
cli-help-coverage = Полічити пункти, перевірені тестами, і перелічити пункти без тесту.
cli-help-games = Перелічити ігри та їхні налаштування.
cli-help-schema = Вивести протокол сервера як документ { "OpenAPI" }.
cli-help-bench = Виміряти, наскільки швидкий рушій на цій машині.
cli-help-bench-game = Назва гри; без неї — усі ігри.
cli-help-bench-seconds = Секунд на кожне вимірювання (0.4).
cli-help-bench-option = Налаштування гри, однакове в усіх вимірюваннях. Значення, яке починається з @, читається з файлу. Можна повторювати.
cli-help-deck = Створити, показати, переписати або перевірити колоди для KeyForge.
cli-help-deck-new = Створити нову колоду за тими самими правилами, за якими складено друковані. З тими самими набором і зерном колода та сама.
cli-help-deck-show = Показати колоду або записати її в іншому форматі. Вихідний формат визначиться сам.
cli-help-deck-check = Сказати, чи можна цими колодами грати, або що з ними не так. Код повернення 0, якщо можна всіма, і 1, якщо котроюсь не можна.
cli-help-deck-advice = Підказати, зі скількома ланцюгами колоді починати наступну гру, за підсумками минулих ігор двох колод (KF-13.4).
cli-help-deck-set = Набір: `cota`, `aoa`, `wc`, `mm` або `mixed` (`cota`).
cli-help-deck-seed = Зерно колоди; без нього колода щоразу нова.
cli-help-deck-format = `sheet` (щоб читати), `text` (список карт), `code` (один рядок), `json`, `vault` (JSON, як у видавця) або `html` (щоб надрукувати). Без цього ключа формат підкаже кінець назви файлу, а без файлу це `sheet`.
cli-help-deck-output = Файл, у який записати; без нього колода виводиться на екран.
cli-help-deck-word = Файл із колодою в будь-якому форматі, крім `sheet` і `html`, код колоди або -, щоб читати стандартний ввід.
cli-help-deck-results = Минулі ігри через кому, починаючи з першої: хто переміг і, через пробіл, у якої колоди були ланцюги. Якщо колоди звуть «лис» і «сова»: "лис лис, лис лис, сова лис". Значення, яке починається з @, читається з файлу, де кожна гра на своєму рядку.
cli-help-deck-stronger = Колода, яку ви вважаєте сильнішою, — доки не було ігор із ланцюгами.
cli-help-connect = Грати за столом сервера в терміналі або посадити туди бота.
cli-help-connect-address = Адреса сервера або одного з його столів. За адресою самого сервера показується список столів.
cli-help-connect-game = Створити новий стіл для цієї гри.
cli-help-connect-against = Разом із --game: хто ще грає, через кому: `open` для людини, `bot` або ім’я бота (`bot`).
cli-help-connect-name = Ваше ім’я. Без нього ви той, ким були там минулого разу.
cli-help-connect-watch = Дивитися, навіть якщо є вільне місце.
cli-help-connect-bot = Посадити замість себе цього бота: `random`, `greedy`, `search:1`.

cli-metavar-game = ГРА
cli-metavar-number = ЧИСЛО
cli-metavar-seconds = СЕКУНДИ
cli-metavar-language = МОВА
cli-metavar-seats = ГРАВЦІ
cli-metavar-bot = МІСЦЕ=БОТ
cli-metavar-bot-name = БОТ
cli-metavar-bots = БОТИ
cli-metavar-setting = НАЗВА=ЗНАЧЕННЯ
cli-metavar-file = ФАЙЛ
cli-metavar-hash = ХЕШ
cli-metavar-clause = ПУНКТ|СЛОВО
cli-metavar-set = НАБІР
cli-metavar-form = ФОРМАТ
cli-metavar-deck = ФАЙЛ|КОД
cli-metavar-decks = ФАЙЛ|КОД…
cli-metavar-results = ІГРИ
cli-metavar-address = АДРЕСА
cli-metavar-folder = ТЕКА
cli-metavar-word = СЛОВО
cli-metavar-name = НАЗВА

## Errors on the command line

cli-see-help = Докладніше: { $command }
cli-no-such-option = Ключа { $name } немає.
cli-no-such-command = Команди «{ $name }» немає.
cli-did-you-mean = Може, малося на увазі: { $names }?
cli-option-needs-value = Ключу { $name } потрібне значення.
cli-option-takes-no-value = Ключ { $name } не приймає значення.
cli-missing-argument = Бракує аргументу: { $name }.
cli-extra-arguments = Зайві аргументи: { $arguments }.
cli-usage-wrong = Зрозуміти це не вдалося.
cli-interrupted = Перервано.
cli-bad-number = { $name }: «{ $value }» не підходить, потрібне число від { NUMBER($least, useGrouping: 0) } до { NUMBER($most, useGrouping: 0) }.
cli-bad-choice = { $name }: значення «{ $value }» немає. Є: { $known }.
cli-bad-range = { $name }: «{ $value }» — не діапазон; його пишуть так: 2-5.
cli-bad-pair = { $name }: у «{ $value }» немає знака рівності; пишуть так: назва=значення.
cli-value-wrong = { $name }: { $reason }
cli-value-no-file = { $name }: після знака @ бракує назви файлу.
cli-bad-name = «{ $value }» не годиться як ім’я гравця: потрібно від 1 до { $most } знаків, без ком.
cli-name-twice = Двох гравців звуть «{ $value }». Дайте їм різні імена.
cli-seat-unknown = Місця «{ $seat }» немає: місця називаються від p1 до { $last }.

## Files

cli-file-missing = Файлу «{ $path }» немає.
cli-file-forbidden = Система не дає доступу до файлу «{ $path }».
cli-file-folder = «{ $path }» — це тека, а не файл.
cli-file-name-too-long = Назва «{ $path }» задовга.
cli-file-bad-name = Файл не може називатися «{ $path }».
cli-file-trouble = Файлом «{ $path }» не вдається скористатися (помилка системи { $number }).
cli-file-too-large = Файл «{ $path }» завеликий: { cli-file-purpose } не може займати понад { $most ->
    [one] { $most } мегабайт
    [few] { $most } мегабайти
   *[many] { $most } мегабайтів
}.
cli-file-not-text = Файл «{ $path }» не підходить: { cli-file-purpose } — це текст, а тут не текст.
cli-file-purpose = { $kind ->
    [deck] колода
    [value] значення налаштування
   *[record] збережена гра
}
cli-disk-full = На диску немає місця.

## Games

cli-games-game = { $title } [{ $name }]
cli-games-broken = Гра «{ $name }» несправна, її пропущено: { $reason }
cli-games-no-folder = Теки «{ $folder }» з іграми немає.
cli-games-seats = Гравців: { $most ->
    [2] { $least ->
        [2] 2
       *[other] від { $least } до 2
    }
   *[other] від { $least } до { $most }
}.
cli-games-setting = --option { $name }=… ({ $takes }; зазвичай { $default }): { $about }

## Decks

cli-deck-written = Колоду «{ $name }» записано у файл «{ $path }».
cli-deck-again = Та сама колода ще раз, у файл: `deckwright deck new --set { $set } --seed { $seed } -o ФАЙЛ`
cli-deck-good = колодою можна грати: «{ $name }», набір «{ $set }», доми: { $houses }.
cli-deck-bad-result = «{ $value }» — не підсумок гри: вкажіть лише колоду, що перемогла, і ту, яка мала ланцюги.
cli-deck-advice-none = Ланцюгів поки що не було в жодної колоди: грайте без них або назвіть ту, що здається сильнішою, ключем --stronger (KF-13.4).
cli-deck-advice-chains = { $chains ->
    [0] Колоді «{ $deck }» ланцюги більше не потрібні
    [one] Колода «{ $deck }» починає наступну гру з { $chains } ланцюгом
   *[other] Колода «{ $deck }» починає наступну гру з { $chains } ланцюгами
} (KF-13.4).
## Rules

cli-rules-nothing = За запитом «{ $wanted }» у правилах нічого не знайдено.
cli-rules-hint = Далі можна читати розділ (правила 5), пункт (правила 5.3) або шукати слово (правила СЛОВО).
cli-coverage = Пунктів: { $total }. Перевірено тестами: { $covered }. Без тесту: { $missing }.
cli-coverage-unknown = Пункту { $clause }, який називає { $test }, немає.
cli-no-checkout = Тестів тут немає: це працює лише в копії вихідних текстів.
cli-test-unreadable = Файл із тестами «{ $path }» не читається.

## Records

cli-bad-hash = «{ $value }» — не хеш: у ньому 64 знаки, цифри від 0 до 9 і літери від `a` до `f`.
cli-verify-promise-kept = Зерно те саме, що було обіцяне до гри: { $hash }.
cli-verify-promise-broken = Зерно не те, що було обіцяне до гри: його хеш { $hash }.
cli-verify-holds = { $game }: { $choices ->
    [one] { $choices } рішення
    [few] { $choices } рішення
   *[many] { $choices } рішень
}, усе за правилами.
cli-verify-setup = Підготовка гри не за правилами: { $reason }
cli-verify-over = Вибір { $at } із { $total }, «{ $found }»: гра закінчилася до нього.
cli-verify-illegal = Вибір { $at } із { $total }, «{ $found }», був неможливий. Варіанти були такі: { $expected }.
cli-verify-events = { $at ->
    [0] Підготовка гри
   *[other] Вибір { $at } із { $total }
}: вийшло не те, що записано. За правилами: { $expected }. У записі: { $found }.
cli-replay-title = { $game }: { $choices ->
    [one] { $choices } рішення
    [few] { $choices } рішення
   *[many] { $choices } рішень
}, записано версією { $version }.
cli-replay-next = Вибір { $number } із { $total }. Enter — далі:{" "}
cli-replay-unfinished = Тут запис закінчується; гру не було закінчено.
cli-replay-differs = За нинішніми правилами ця гра пішла б інакше { $at ->
    [0] із самої підготовки
   *[other] з вибору { $at }
}; як саме, розповість `deckwright verify`.
cli-event-unknown = Запис пошкоджено на виборі { $at }: такої події, як «{ $kind }», не буває.
cli-resume-illegal = Продовжити збережену гру не можна: за нинішніми правилами її вибір { $at } неможливий.
cli-resume-differs = За нинішніми правилами ця гра пішла інакше { $at ->
    [0] із самої підготовки
   *[other] з вибору { $at }
}. Звідти вона й триває.

## Simulation

cli-sim-title = { $game }: { $games ->
    [one] { $games } гра
    [few] { $games } гри
   *[many] { $games } ігор
}
cli-sim-finished = Закінчено: { $number }
cli-sim-unfinished = Припинено через межу ходів: { $number }
cli-sim-decisions = Рішень: { $number }
cli-sim-seconds = Секунд: { $number }
cli-sim-speed = За секунду: ігор — { $games }, рішень — { $decisions }
cli-sim-means = У середньому за гру: ходів — { $turns }, рішень — { $decisions }
cli-sim-length = Місць — { $seats }: ходів у середньому — { $turns }, медіана — { $median }
cli-sim-first = Місць — { $seats }: перший гравець перемагає у { $share } % ігор
cli-sim-seat = Місце { $name }: перемог — { $wins }, спільних перемог — { $shared }, без перемоги — { $none }
cli-sim-camp = { $name }: перемог — { $wins }, спільних перемог — { $shared }, без перемоги — { $none }
cli-sim-bot = Бот { $name }: перемог — { $wins }, спільних перемог — { $shared }, без перемоги — { $none }
cli-sim-reason = Чим закінчилося — { $reason }: { $count }
cli-sim-errors = Помилок: { $count }

## Bench

cli-bench-build = { $build ->
    [compiled] Скомпільована збірка.
   *[pure] Збірку не скомпільовано: скомпільована в кілька разів швидша.
  }
cli-bench-row = Гравців: { $seats }; { $settings }
    {"  "}калібрування: кроків за секунду — { $calibration_steps_per_second }; випадкова гра: рішень за секунду — { $decisions_per_second } (на мільйон кроків — { $decisions_per_million_steps }), ігор — { $games_per_second }
    {"  "}мікросекунди: копія { $clone_us }, варіанти { $options_us }, вигляд { $view_us }, у JSON { $to_json_us }, із JSON { $from_json_us }; байтів на стан: { $bytes_per_state }
cli-bench-growth = {"  "}карт у грі { $cards } (станів: { $positions }): копія { $clone_us }, варіанти { $options_us }, вигляд { $view_us }, копія й вибір { $clone_and_choose_us }

## Before a game

cli-menu-game = У яку гру зіграємо?
cli-menu-seats = Скільки гравців, ви й боти? Від { $least } до { $most } (Enter — { $usual }):{" "}
cli-menu-choose = Номер від 1 до { $last } (Enter — 1):{" "}
cli-menu-wrong = Потрібне число від { $least } до { $most }.
cli-ask-name = Ваше ім’я (Enter — { $usual }):{" "}
cli-person-name = Гравець
cli-bot-name = Бот
cli-bot-name-numbered = Бот { $number }
cli-word-bot = бот

## While playing

cli-welcome = { $game }. На кожне запитання введіть номер варіанта, слово `карта` (прочитати свої карти) або слово `довідка`.
cli-prompt = Ваш вибір:{" "}
cli-prompt-only = Ваш вибір (Enter — єдиний варіант):{" "}
cli-pass-keyboard = Передайте клавіатуру: тепер грає { $name }. { $name }, натисніть Enter, коли ніхто не підглядає:{" "}
cli-left = Ви вийшли з-за столу. До зустрічі!
cli-end-hint = Гру закінчено. `зберегти ФАЙЛ` зберігає її, `журнал` показує, Enter — вихід.
cli-several-options = Це може бути будь-який із варіантів: { $options }.
cli-no-such-choice = Такого варіанта немає. Введіть номер від { $first } до { $last } або слово `довідка`.
cli-answers-unused = Зупинка. Не зроблено: { $answers }.
cli-no-such-word = Незрозуміло. `довідка` підкаже, що можна ввести.
cli-prepare-which = Введіть номери зі списку, який показує `заздалегідь`, або 0, щоб нічого заздалегідь не обирати.
cli-prepared = Обрано заздалегідь: { $names }.
cli-prepared-nothing = Заздалегідь нічого не обрано: вас спитають.
cli-fault = Не вдалося через помилку в програмі; гра триває. ({ $fault })
cli-why = Чого зараз не можна й чому:
cli-why-nothing = Нічого такого вам зараз не заборонено.
cli-no-such-card = Карти «{ $name }» немає.
cli-card-which = Яка карта? Введіть: карта НАЗВА або карта й номер варіанта.
cli-card-plain = {"  "}Власного тексту вона не має.
cli-card-lies = {"  "}Де вона: { $zone }.
cli-card-unseen = {"  "}Там, де вам видно, її немає.
cli-undone = Вибір скасовано.
cli-rest-done = Зіграно: { $names }
cli-rest-nothing = Грати більше нема чого.
cli-rest-later = Спершу дайте відповідь на запитання: решта — після нього.
cli-rest-kept = Нічого не зіграно.
cli-rest-lose = Усе одно продовжити? (так/ні):{" "}
cli-save-where = У який файл зберегти? Введіть: зберегти ФАЙЛ
cli-save-over = Файл «{ $path }» уже є. Замінити його? (так/ні):{" "}
cli-saved = Збережено в «{ $path }». Продовжити можна так: deckwright resume { $path }
cli-saved-over = Збережено в «{ $path }». Переглянути її можна так: `deckwright replay { $path }`
cli-not-saved = Не збережено.
cli-lang-which = Яка мова? Є: { $known }.
cli-lang-now = Тепер українською.
cli-quit-unsaved = Незбережені ходи пропадуть. Усе одно вийти? (так/ні):{" "}
cli-preview-which = Прогноз для якого варіанта? Введіть: прогноз і номер варіанта.
cli-words-yes = так, т

cli-play-help = Введіть номер варіанта, його запис у дужках або початок запису, якщо за ним варіант не сплутати з іншими. Кілька номерів (1 3) обираються один за одним, доки запитання те саме. Крім того:
cli-do-why = чому
cli-do-log = журнал
cli-do-rules = правила
cli-do-card = карта, картка
cli-do-table = стіл
cli-do-options = варіанти
cli-do-preview = прогноз
cli-do-rest = решта, решту
cli-do-prepare = заздалегідь
cli-do-undo = скасувати
cli-do-save = зберегти
cli-do-lang = мова
cli-do-help = довідка, допомога
cli-do-quit = вихід, вийти
cli-about-why = чого зараз не можна і яке правило це забороняє (зі словом — лише те, де це слово є)
cli-about-log = останні 20 рядків журналу або скільки скажете: журнал 50
cli-about-rules = зміст правил або їхній розділ, пункт, слово: правила 5, правила 5.3, правила СЛОВО
cli-about-card = що надруковано на карті й де вона: карта НАЗВА або, для карт варіанта 3, карта 3; просто карта — уся ваша рука
cli-about-table = показати стіл іще раз або все, що лежить в одному місці: стіл скид
cli-about-options = показати варіанти ще раз
cli-about-preview = що буде, якщо обрати варіант, — до найближчого запитання, випадку чи прихованої карти: прогноз 3
cli-about-rest = зіграти всі карти, що лишилися, у вдалому порядку, доки не треба обирати; якщо щось пропаде, вас спершу запитають
cli-about-prepare = заздалегідь обрати те, про що вас спитають перед вашим наступним ходом: `заздалегідь` показує список, `заздалегідь 3 5` обирає, `заздалегідь 0` нічого не обирає
cli-about-undo = скасувати останній вибір, доки ви нічого не дізналися, випадок нічого не вирішив і ніхто інший не діяв
cli-about-save = записати гру у файл: зберегти вечір.json
cli-about-lang = інша мова: мова en, мова ru, мова uk
cli-about-help = ця підказка
cli-about-quit = вийти з-за столу

## Tables

cli-table-no-zone = Місця «{ $name }» на столі немає.

## Server

cli-serve-listening = { "Deckwright" }: { $address } ({ "Ctrl+C" } — зупинити)
cli-serve-stopped = Зупинено. Усі ігри збережено.
cli-serve-taken = Порт { $port } на { $host } зайнятий іншою програмою: оберіть інший ключем { "--port" }.
cli-serve-cannot = Сервер не може слухати на { $host }, порт { $port }: такої адреси тут немає або це не дозволено.
cli-serve-no-client = Клієнта для браузера тут немає: браузери побачать лише сторінку з помилкою; програми та «{ "deckwright connect" }» грати можуть. У робочій копії його збирає команда «{ $command }»; інакше встановіть { "wheel" }, де він є.
cli-serve-forwarded = { $name }=*: сервер повірить будь-якій адресі, яку йому назвуть. Усі обмеження за адресою можна обійти, а { "/metrics" } відкрито всім. Вкажіть замість цього адресу сервера, що стоїть попереду.

## За столом сервера

cli-connect-table = Ваш стіл; ця сама адреса — для тих, хто захоче прийти: { $address }
cli-connect-prefix = { $count ->
    [1] Перше рішення взято з іншої партії.
    [one] Перші { $count } рішення взято з іншої партії.
    [few] Перші { $count } рішення взято з іншої партії.
   *[many] Перші { $count } рішень узято з іншої партії.
}
cli-connect-scenario = Партія починається з позиції, яку хтось склав.
cli-connect-seed-known = Той, хто відкрив цей стіл, може знати, як ляжуть усі карти: розклад узято з іншої партії.
cli-connect-no-tables = Відкритих столів тут немає. Створіть свій за допомогою --game.
cli-connect-listed = { $title }: { $names } ({ $state ->
    [open] чекає на гравців
   *[playing] можна дивитися
}): { $address }
cli-connect-nobody = За адресою «{ $address }» не відповідає сервер { "Deckwright" }.
cli-connect-waiting = Гра почнеться, коли займуть усі місця.
cli-connect-left = Ви пішли. Стіл лишається на своєму місці: { $table }
cli-connect-said = { $name }: { $text }
cli-connect-wished = Інших питають, чи вони згодні.
cli-connect-wish = { CAPITAL(PLAYER($player)) } хоче скасувати останній вибір. Ви згодні? (так/ні):{" "}
cli-connect-resign = Здатися? (так/ні):{" "}
cli-connect-save-later = Запис партії за столом сервера можна отримати, коли гра закінчиться.
cli-do-say = сказати
cli-do-resign = здатися
cli-about-say = рядок чату: сказати Успіху!
cli-about-resign = здатися
