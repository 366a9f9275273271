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
cli-help-resume = Продовжити збережену гру.
cli-help-sim = Зіграти багато ігор поспіль і підрахувати підсумки. З тим самим зерном числа ті самі, хоч скільки процесів ділять роботу (крім ботів, які думають за годинником).
cli-help-sim-games = Скільки ігор (100).
cli-help-sim-seats = Скільки гравців: 3 або кілька чисел по черзі, наприклад 2-5 або 2,4.
cli-help-sim-bots = Хто грає, через кому: random,search:200it. Від гри до гри вони міняються місцями.
cli-help-sim-option = Налаштування гри; кілька значень беруться по черзі: epic=yes,no. Значення, яке починається з @, читається з файлу: `deck1=@моя.txt,@твоя.txt`. Можна повторювати.
cli-help-sim-jobs = Скільки процесів ділять роботу.
cli-help-sim-turns = Через скільки ходів гру покинуто як незакінчену.
cli-help-replay = Показати записану гру рядок за рядком, як вона йшла.
cli-help-step = Чекати на Enter після кожного вибору.
cli-help-verify = Зіграти запис наново за правилами й сказати, де він від них відходить.
cli-help-rules = Правила гри.
cli-help-clause = Пункт (DIM-5.3), розділ (5) або слово, яке треба знайти.
cli-help-coverage = Полічити пункти, показані тестами, і перелічити пункти без тесту.
cli-help-games = Перелічити ігри та їхні налаштування.
cli-help-bench = Виміряти, чого коштує рушій на цій машині.
cli-help-bench-game = Назва гри; без неї — усі ігри.
cli-help-bench-seconds = Секунд на кожне вимірювання (0.4).
cli-help-bench-option = Налаштування гри, однакове в усіх вимірюваннях. Значення, яке починається з @, читається з файлу. Можна повторювати.
cli-help-deck = Створити, показати, переписати або перевірити колоди для гри «Кіфордж».
cli-help-deck-new = Створити нову колоду за тими самими правилами, за якими складено справжні. З тими самими набором і зерном колода та сама.
cli-help-deck-show = Показати колоду або записати її в іншому вигляді. У якому вигляді вона зараз, визначається само.
cli-help-deck-check = Сказати, чи можна цими колодами грати, або що з ними не так. Код повернення 0, якщо можна всіма, і 1, якщо котроюсь не можна.
cli-help-deck-advice = Підказати, зі скількома ланцюгами колоді починати наступну гру, за підсумками минулих ігор двох колод (KF-13.4).
cli-help-deck-set = Набір: `cota`, `aoa`, `wc`, `mm` або `mixed` (`cota`).
cli-help-deck-seed = Зерно колоди; без нього колода щоразу нова.
cli-help-deck-format = `sheet` (щоб читати), `text` (список карт), `code` (один рядок), `json`, `vault` (JSON, як у видавця) або `html` (щоб надрукувати). Без цього ключа вигляд підкаже кінець назви файлу, а без файлу це `sheet`.
cli-help-deck-output = Файл, у який записати; без нього колода виводиться на екран.
cli-help-deck-word = Файл із колодою в будь-якому вигляді, крім `sheet` і `html`, код колоди або -, якщо колода подається на вхід команди.
cli-help-deck-results = Минулі ігри через кому, починаючи з першої: хто переміг і, через пробіл, у якої колоди були ланцюги. Якщо колоди звуть «лис» і «сова»: "лис лис, лис лис, сова лис". Значення, яке починається з @, читається з файлу, де кожна гра на своєму рядку.
cli-help-deck-stronger = Колода, яку ви вважаєте сильнішою: доки не було ігор із ланцюгами.

cli-metavar-game = ГРА
cli-metavar-number = ЧИСЛО
cli-metavar-seconds = СЕКУНДИ
cli-metavar-language = МОВА
cli-metavar-seats = ГРАВЦІ
cli-metavar-bot = МІСЦЕ=БОТ
cli-metavar-bots = БОТИ
cli-metavar-setting = НАЗВА=ЗНАЧЕННЯ
cli-metavar-file = ФАЙЛ
cli-metavar-clause = ПУНКТ|СЛОВО
cli-metavar-set = НАБІР
cli-metavar-form = ВИГЛЯД
cli-metavar-deck = ФАЙЛ|КОД
cli-metavar-decks = ФАЙЛ|КОД…
cli-metavar-results = ІГРИ
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
cli-bad-range = { $name }: «{ $value }» — не проміжок; його пишуть так: 2-5.
cli-bad-pair = { $name }: у «{ $value }» немає знака рівності; пишуть так: назва=значення.
cli-value-wrong = { $name }: { $reason }
cli-value-no-file = { $name }: після знака @ бракує назви файлу.
cli-bad-name = «{ $value }» не годиться як ім’я гравця: потрібно від 1 до { $most } знаків, без ком.
cli-name-twice = Двох гравців звуть «{ $value }».
cli-seat-unknown = Місця «{ $seat }» немає: місця називаються від p1 до { $last }.
bot-unknown = Бота «{ $bot }» немає. Є: { $known }.
bot-takes-nothing = Бот { $bot } нічого не приймає після двокрапки, тож «{ $parameter }» тут зайве.
bot-bad-budget = Бот { $bot } не розуміє «{ $parameter }»: йому потрібні секунди (search:0.5) або кількість спроб (search:200it).

## Files

cli-file-missing = Файлу «{ $path }» немає.
cli-file-forbidden = Система не дозволяє цього з файлом «{ $path }».
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
cli-games-seats = Гравців: від { $least } до { $most }.
cli-games-setting = --option { $name }=… ({ $takes }; зазвичай { $default }): { $about }

## Decks

cli-deck-written = Колоду «{ $name }» записано у файл «{ $path }».
cli-deck-again = Та сама колода ще раз, у файл: `deckwright deck new --set { $set } --seed { $seed } -o ФАЙЛ`
cli-deck-good = колодою можна грати: «{ $name }», набір «{ $set }», доми: { $houses }.
cli-deck-bad-result = «{ $value }» — не підсумок гри: потрібні лише колода, що перемогла, і та, у якої були ланцюги.
cli-deck-advice-none = Ланцюгів поки не було в жодної колоди: грайте без них або назвіть ту, що здається сильнішою, ключем --stronger (KF-13.4).
cli-deck-advice-chains = { $chains ->
    [0] Колоді «{ $deck }» ланцюги більше не потрібні
    [one] Колода «{ $deck }» починає наступну гру з { $chains } ланцюгом
   *[other] Колода «{ $deck }» починає наступну гру з { $chains } ланцюгами
} (KF-13.4).
cli-deck-nameless = колода без назви
cli-deck-head-name = Назва
cli-deck-head-set = Набір
cli-deck-type-action = дія
cli-deck-type-action-short = Дія
cli-deck-type-artifact = артефакт
cli-deck-type-artifact-short = Арт
cli-deck-type-creature = істота
cli-deck-type-creature-short = Іст
cli-deck-type-upgrade = поліпшення
cli-deck-type-upgrade-short = Пол
cli-deck-rarity-common = звичайна
cli-deck-rarity-uncommon = незвичайна
cli-deck-rarity-rare = рідкісна
cli-deck-rarity-special = особлива
cli-deck-rarity-twin = лихий двійник
cli-deck-rarity-anomaly = аномалія
cli-deck-mark-maverick = блукач
cli-deck-mark-maverick-short = Блу
cli-deck-mark-legacy = спадок
cli-deck-mark-legacy-short = Спа
cli-deck-mark-anomaly = аномалія
cli-deck-mark-anomaly-short = Ано
cli-deck-mark-evil-twin = лихий двійник
cli-deck-icon-amber = бурштин
cli-deck-icon-amber-short = Б
cli-deck-icon-capture = захоплення
cli-deck-icon-capture-short = З
cli-deck-icon-damage = шкода
cli-deck-icon-damage-short = Ш
cli-deck-icon-draw = взяти карту
cli-deck-icon-draw-short = В
cli-deck-half-top = верх
cli-deck-half-bottom = низ

## Rules

cli-ruling = [Тлумачення] { $text }
cli-rules-nothing = У правилах немає нічого на «{ $wanted }».
cli-rules-hint = Далі можна читати розділ (правила 5), пункт (правила 5.3) або шукати слово (правила СЛОВО).
cli-coverage = Пунктів: { $total }. Показано тестами: { $covered }. Без тесту: { $missing }.
cli-coverage-unknown = Пункту { $clause }, який називає { $test }, немає.
cli-no-checkout = Тестів тут немає: це працює лише в копії вихідних текстів.
cli-test-unreadable = Файл із тестами «{ $path }» не читається.

## Records

cli-verify-holds = { $game }: { $choices ->
    [one] { $choices } вибір
    [few] { $choices } вибори
   *[many] { $choices } виборів
}, усе за правилами.
cli-verify-setup = Підготовка гри не за правилами: { $reason }
cli-verify-over = Вибір { $at } із { $total }, «{ $found }»: гра закінчилася до нього.
cli-verify-illegal = Вибір { $at } із { $total }, «{ $found }», був неможливий. Варіанти були такі: { $expected }.
cli-verify-events = { $at ->
    [0] Підготовка гри
   *[other] Вибір { $at } із { $total }
}: вийшло не те, що записано. За правилами: { $expected }. У записі: { $found }.
cli-replay-title = { $game }: { $choices ->
    [one] { $choices } вибір
    [few] { $choices } вибори
   *[many] { $choices } виборів
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
cli-sim-unfinished = Покинуто через межу ходів: { $number }
cli-sim-decisions = Рішень: { $number }
cli-sim-seconds = Секунд: { $number }
cli-sim-speed = За секунду: ігор — { $games }, рішень — { $decisions }
cli-sim-means = У середньому за гру: ходів — { $turns }, рішень — { $decisions }
cli-sim-length = Місць — { $seats }: ходів у середньому — { $turns }, медіана — { $median }
cli-sim-first = Місць — { $seats }: перший гравець перемагає у { $share } %
cli-sim-seat = Місце { $name }: перемог — { $wins }, спільних перемог — { $shared }, без перемоги — { $none }
cli-sim-camp = { $name }: перемог — { $wins }, спільних перемог — { $shared }, без перемоги — { $none }
cli-sim-bot = Бот { $name }: перемог — { $wins }, спільних перемог — { $shared }, без перемоги — { $none }
cli-sim-reason = Чим закінчилося — { $reason }: { $count }
cli-sim-errors = Помилок: { $count }

## Bench

cli-bench-row = Гравців: { $seats }; { $settings }
    {"  "}мірка: кроків за секунду — { $calibration_steps_per_second }; випадкова гра: рішень за секунду — { $decisions_per_second } (на мільйон кроків — { $decisions_per_million_steps }), ігор — { $games_per_second }
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
cli-copies = одна з { $count }
cli-several-options = Це може означати різне: { $options }.
cli-no-such-choice = Такого варіанта немає. Введіть номер від { $first } до { $last } або слово `довідка`.
cli-answers-unused = Зупинка. Не зроблено: { $answers }.
cli-no-such-word = Незрозуміло. `довідка` підкаже, що можна ввести.
cli-why = Чого зараз не можна й чому:
cli-why-nothing = Нічого такого вам зараз не заборонено.
cli-no-such-card = Карти «{ $name }» немає.
cli-card-which = Яка карта? Введіть: карта НАЗВА або карта й номер варіанта.
cli-card-plain = {"  "}Власного тексту вона не має.
cli-card-lies = {"  "}Де вона: { $zone }.
cli-card-unseen = {"  "}Там, де вам видно, її немає.
cli-no-undo-nothing = Скасовувати нічого: ви ще нічого не вибирали.
cli-no-undo-learned = Останній вибір уже не скасувати: після нього ви дізналися те, чого не знали раніше.
cli-no-undo-chance = Останній вибір уже не скасувати: відтоді щось вирішив випадок.
cli-no-undo-others = Останній вибір уже не скасувати: відтоді діяли інші ({ $names }).
cli-undone = Вибір скасовано.
cli-rest-done = Зіграно: { $names }
cli-rest-nothing = Грати більше нічого.
cli-rest-kept = Нічого не зіграно.
cli-rest-lose = Усе одно продовжити? (так/ні):{" "}
cli-save-where = У який файл зберегти? Введіть: зберегти ФАЙЛ
cli-save-over = Файл «{ $path }» уже є. Замінити його? (так/ні):{" "}
cli-saved = Збережено в «{ $path }». Продовжити можна так: deckwright resume { $path }
cli-saved-over = Збережено в «{ $path }». Перечитати можна так: `deckwright replay { $path }`
cli-not-saved = Не збережено.
cli-lang-which = Яка мова? Є: { $known }.
cli-lang-now = Тепер українською.
cli-quit-unsaved = Незбережені ходи пропадуть. Усе одно вийти? (так/ні):{" "}
cli-preview-which = Прогноз чого? Введіть: прогноз і номер варіанта.
cli-preview = Прогноз: { $option }.
cli-preview-nothing = Поки що більше нічого.
cli-preview-asked = Потім вас запитають: { $question }
cli-preview-choose = Потім вам доведеться вибирати.
cli-preview-other = Потім вибиратиме { PLAYER($player) }.
cli-preview-open = Решту вирішать випадок або приховані карти.
cli-preview-over = Гра закінчиться: { $outcome }
cli-words-yes = так, т

cli-play-help = Введіть номер варіанта, його запис у дужках або початок запису, якщо за ним варіант не сплутати з іншими. Кілька номерів (1 3) вибираються один за одним, доки запитання те саме. Крім того:
cli-do-why = чому
cli-do-log = журнал
cli-do-rules = правила
cli-do-card = карта, картка
cli-do-table = стіл
cli-do-options = варіанти
cli-do-preview = прогноз
cli-do-rest = решта, решту
cli-do-undo = скасувати
cli-do-save = зберегти
cli-do-lang = мова
cli-do-help = довідка, допомога
cli-do-quit = вихід, вийти
cli-about-why = чого зараз не можна і яке правило це забороняє (зі словом — лише те, де це слово є)
cli-about-log = останні 20 рядків журналу або скільки скажете: журнал 50
cli-about-rules = зміст правил або їхній розділ, пункт, слово: правила 5, правила 5.3, правила СЛОВО
cli-about-card = що надруковано на карті й де вона: карта НАЗВА або, для карт варіанта 3, карта 3; просто карта — усі карти у вашій руці
cli-about-table = показати стіл іще раз або все, що десь лежить: стіл скид
cli-about-options = показати варіанти ще раз
cli-about-preview = що буде, якщо вибрати варіант, — доки ні про що не запитують і не вирішують випадок чи приховані карти: прогноз 3
cli-about-rest = зіграти всі карти, що лишилися, у доброму порядку, доки вибирати не треба; про втрати спершу запитають
cli-about-undo = скасувати останній вибір, доки ви нічого не дізналися, випадок нічого не вирішив і ніхто інший не діяв
cli-about-save = записати гру у файл: зберегти вечір.json
cli-about-lang = інша мова: мова en, мова ru, мова uk
cli-about-help = ця підказка
cli-about-quit = вийти з-за столу

## Tables

cli-table-no-zone = Місця «{ $name }» на столі немає.
cli-table-zone = { $zone } ({ $count })

cli-dimensions-start = Перший хід іще не почався. { $deck ->
    [0] Колода порожня
    [one] У колоді { $deck } карта
    [few] У колоді { $deck } карти
   *[many] У колоді { $deck } карт
}.
cli-dimensions-turn = Хід { $turn }, { WHO($player) ->
    [you] ходите ви
   *[they] ходить { PLAYER($player) }
}. Фаза: { WORD($phase, of: "phase") }. { $deck ->
    [0] Колода порожня
    [one] У колоді { $deck } карта
    [few] У колоді { $deck } карти
   *[many] У колоді { $deck } карт
}.
cli-dimensions-final = Це останній хід.
cli-dimensions-extra = Це додатковий хід.
cli-dimensions-spiral = Спіраль Сили, кожен б’є наступного: { $ring } і знову { $first }.
cli-dimensions-dimension = { WHO($player) ->
    [you] Ваш Вимір
   *[they] Вимір { PLAYER($player, case: "gen") } (у руці { $hand ->
        [one] { $hand } карта
        [few] { $hand } карти
       *[many] { $hand } карт
    })
}: { $squads }.
cli-dimensions-here = { WHO($player) ->
    [you] у вашому Вимірі
   *[they] у Вимірі { PLAYER($player, case: "gen") }
}
cli-dimensions-empty = порожньо
cli-dimensions-aura = Аура Темряви, { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
} ({ $cards })
cli-dimensions-black-hole = { $count ->
    [0] Скид порожній.
    [one] У скиді { $count } карта: { $cards }.
    [few] У скиді { $count } карти: { $cards }.
   *[many] У скиді { $count } карт: { $cards }.
}
cli-dimensions-entity = { WHO($player) ->
    [you] Ви граєте за Фракцію «{ $faction }».
   *[they] { PLAYER($player) } грає за Фракцію «{ $faction }».
}
cli-dimensions-hand = { WHO($player) ->
    [you] Ваша рука
   *[they] Рука { PLAYER($player, case: "gen") }
}: { $cards }.

cli-keyforge-start = Перший хід іще не почався.
cli-keyforge-turn = Хід { $turn }, { WHO($player) ->
    [you] ходите ви
   *[they] ходить { PLAYER($player) }
}. Етап: { $step }.
cli-keyforge-step-set-up = підготовка до гри
cli-keyforge-step-forge = 1, викувати ключ
cli-keyforge-step-choose = 2, обрати дім
cli-keyforge-step-main = 3, розіграти, скинути й використати карти
cli-keyforge-step-ready = 4, підготувати карти
cli-keyforge-step-draw = 5, добрати карти
cli-keyforge-step-end = кінець ходу
cli-keyforge-house = Активний дім: { $house }.
cli-keyforge-tide = Приплив { WHO($player) ->
    [you] на вашому боці
   *[they] на боці { PLAYER($player, case: "gen") }
}.
cli-keyforge-tide-already = він і так на вашому боці: ви отримаєте лише ланцюги
cli-keyforge-tide-neutral = Приплив у нейтральному положенні.
cli-keyforge-stage = Застосовується карта: { $card }.
cli-keyforge-player = { WHO($player) ->
    [you] Ви
   *[they] { PLAYER($player) }
}. Бурштин: { $amber }. Ключі: { $keys }. Ціна ключа: { $cost }. Ланцюги: { $chains }.
cli-keyforge-no-keys = немає
cli-keyforge-houses = Доми: { $houses }.
cli-keyforge-wins = Перемог у матчі: { $wins }.
cli-keyforge-deck = Колода: { $name }.
cli-keyforge-deck-list = Колода { $number }: { $title }.
cli-keyforge-piles = Рука: { $hand }. Колода: { $deck }. Скид: { $discard }. Архів: { $archive }. Вигнано: { $purged }.
cli-keyforge-line = Бойова лінія зліва направо ({ $count }):
cli-keyforge-no-line = Бойова лінія порожня.
cli-keyforge-artifacts = Артефакти ({ $count }):
cli-keyforge-upgrades = поліпшення: { $card }
cli-keyforge-under = під нею карта: { $card }
cli-keyforge-facedown = під нею сорочкою догори: { $card }
cli-keyforge-lying = Під іншими картами: { $cards }
cli-keyforge-hidden = Карт сорочкою догори під іншими: { $count }.
cli-keyforge-archive = { WHO($player) ->
    [you] Ваш архів:
   *[they] Архів { PLAYER($player, case: "gen") }:
}
cli-keyforge-hand = { WHO($player) ->
    [you] Ваша рука:
   *[they] Рука { PLAYER($player, case: "gen") }:
}
cli-keyforge-drew = { WHO($player) ->
    [you] Ви берете: { $cards }
   *[they] { PLAYER($player) } бере: { $cards }
}
cli-keyforge-readied = Підготовано: { $cards }
cli-keyforge-ready-creature = готова
cli-keyforge-ready-artifact = готовий
cli-keyforge-exhausted-creature = виснажена
cli-keyforge-exhausted-artifact = виснажений
cli-keyforge-power = сила { $number }
cli-keyforge-armour = броня { $number }
cli-keyforge-damage = шкода { $number }
cli-keyforge-amber = бурштин { $number }
cli-keyforge-power-counters = жетони сили { $number }
cli-keyforge-doom = жетони приречення { $number }
cli-keyforge-stun = оглушення
cli-keyforge-ward = захист
cli-keyforge-enrage = лють
cli-keyforge-tagged = на порозі знищення
cli-keyforge-owner = { WHO($player) ->
    [you] ваша карта
   *[they] карта { PLAYER($player, case: "gen") }
}
cli-keyforge-icons = бонус: { $icons }
cli-keyforge-against = { $one }; ворог: { $other }
cli-keyforge-of-house = у руці { $hand }, готових у грі { $ready }
cli-keyforge-side = { WHO($player) ->
    [you] у вас
   *[they] у { PLAYER($player, case: "gen") }
}

cli-shards-start = Перший хід іще не почався.
cli-shards-turn = Хід { $turn }, { WHO($player) ->
    [you] ходите ви
   *[they] ходить { PLAYER($player) }
}.
cli-shards-phase-main = Основна фаза.
cli-shards-phase-attack = Фаза атаки.
cli-shards-phase-end = Завершальна фаза.
cli-shards-resources = Кристали: { $crystals }. Сила: { $power }.
cli-shards-power = Сила: { $power }.
cli-shards-infinite = нескінченна
cli-shards-offer = Релікти на вибір:
cli-shards-row = Центральний ряд (у центральній колоді { $centre }, знищено { $banished }):
cli-shards-player = { WHO($player) ->
    [you] Ви
   *[they] { PLAYER($player) }
} ({ $leader }).
cli-shards-no-leader = персонажа ще немає
cli-shards-numbers = Здоров’я: { $health }. Опанування: { $mastery }.
cli-shards-focused = Концентрацію застосовано.
cli-shards-out = Поза грою.
cli-shards-mate = У вашій команді.
cli-shards-opposite = Сидить навпроти вас.
cli-shards-piles = Рука: { $hand }. Колода: { $deck }. Скид: { $discard }.
cli-shards-champions = Захисники ({ $count }):
cli-shards-played = Зіграно цього ходу:
cli-shards-own-relics = Ваші релікти:
cli-shards-own-secrets = Ваші загадкові релікти:
cli-shards-own-hand = Ваша рука:
cli-shards-relics = Релікти:
cli-shards-secrets = Загадкові релікти:
cli-shards-hidden = Загадкові релікти: { $count }.
cli-shards-hand = Відомо в руці:
cli-shards-ready = готовий
cli-shards-exhausted = виснажений
cli-shards-new = зіграний цього ходу
cli-shards-fast = швидко
cli-shards-cost = ціна { $number }
cli-shards-cheaper = ціна { $number }, для вас { $own }
cli-shards-price = { $number ->
    [0] безкоштовно
    [one] { $number } кристал
    [few] { $number } кристали
   *[many] { $number } кристалів
}
cli-shards-health = здоров’я { $number }
cli-shards-mastery = опанування { $number }
cli-shards-shield = щит { $number }
cli-shards-with-relics = релікти: { $cards }
cli-shards-in-hand = у руці
cli-shards-none-to-show = нема чого показати
cli-shards-show-none = більше нічого не показувати
cli-shards-copies = { $number ->
    [one] у комплекті { $number } примірник
    [few] у комплекті { $number } примірники
   *[many] у комплекті { $number } примірників
}
cli-shards-in-deck = у кожній стартовій колоді { $number }
cli-shards-relic-of = релікт { WORD($leader, "leader", "gen") }
cli-shards-side = { WHO($player) ->
    [you] у вас
   *[they] у { PLAYER($player, case: "gen") }
}
cli-shards-drew = { WHO($player) ->
    [you] Ви берете: { $cards }
   *[they] { PLAYER($player) } бере: { $cards }
}
cli-shards-laid = У центральний ряд лягають: { $cards }
cli-shards-banished = { WHO($player) ->
    [you] Ви знищуєте: { $cards }
   *[they] { PLAYER($player) } знищує: { $cards }
}
cli-shards-banished-from-deck = { WHO($player) ->
    [you] Ви знищуєте з верху центральної колоди: { $cards }
   *[they] { PLAYER($player) } знищує з верху центральної колоди: { $cards }
}

cli-codex-start = Перший хід іще не почався.
cli-codex-turn = Хід { $turn }, { WHO($player) ->
    [you] ходите ви
   *[they] ходить { PLAYER($player) }
}.
cli-codex-phase-set-up = Підготовка до гри.
cli-codex-phase-tech = Фаза технологій, перед вашим ходом.
cli-codex-phase-between = Між двома ходами.
cli-codex-phase-ready = Фаза готовності.
cli-codex-phase-upkeep = Фаза постачання.
cli-codex-phase-main = Основна фаза.
cli-codex-phase-patrol = Патрулювання.
cli-codex-phase-draw = Фаза добору.
cli-codex-stage = Розігрується: { $card }
cli-codex-player = { WHO($player) ->
    [you] Ви
   *[they] { PLAYER($player) }
} ({ $side }).
cli-codex-base = База: { $left } з { $number }.
cli-codex-numbers = Золото: { $gold }. Робітники: { $workers }.
cli-codex-hired = Робітника найнято.
cli-codex-piles = Рука: { $hand }. Колода: { $deck }. Скид: { $discard }. Кодекс: { $codex }.
cli-codex-buildings = Будівлі (очки життя):
cli-codex-building = { $left } з { $number }
cli-codex-unfinished = недобудовано
cli-codex-command-back = Командна зона: { $card }, можна прикликати.
cli-codex-command-not-back = Командна зона: { $card }, прикликати поки не можна.
cli-codex-patrol = Зона патрулювання:
cli-codex-empty = порожньо.
cli-codex-bonus-squad-leader = броня 1, атакують першим
cli-codex-bonus-elite = +1 до атаки
cli-codex-bonus-scavenger = гинучи, дає 1 золотий
cli-codex-bonus-technician = гинучи, дає карту
cli-codex-bonus-lookout = опір 1
cli-codex-forces = У грі:
cli-codex-at-rest = Не патрулюють:
cli-codex-spells = Закляття з постійним ефектом:
cli-codex-own-hand = Ваша рука:
cli-codex-known-hand = Відомо в руці:
cli-codex-known-deck = Відомо в колоді:
cli-codex-attack = атака { $number }
cli-codex-hp = очки життя { $number }
cli-codex-hp-left = очки життя { $left } з { $number }
cli-codex-level = рівень { $level } з { $last }
cli-codex-band = { $last ->
    [0] від рівня { $first }
   *[other] рівні { $first }–{ $last }
}: атака { $attack }, очки життя { $hp }
cli-codex-runes-plus = { $number ->
    [1] руна +1/+1
   *[other] руни +1/+1: { $number }
}
cli-codex-runes-minus = { $number ->
    [1] руна −1/−1
   *[other] руни −1/−1: { $number }
}
cli-codex-ready-unit = готова
cli-codex-ready-hero = готовий
cli-codex-exhausted-unit = виснажена
cli-codex-exhausted-hero = виснажений
cli-codex-arrived = у грі від цього ходу
cli-codex-detected = виявлено
cli-codex-partner = у парі: { $card }
cli-codex-owner = { WHO($player) ->
    [you] власник ви
   *[they] власник { PLAYER($player) }
}
cli-codex-ultimate = велике закляття
cli-codex-ongoing = закляття з постійним ефектом
cli-codex-cost = вартість { $number }
cli-codex-cheaper = вартість { $number }, зараз { $own }
cli-codex-gold = { $number ->
    [0] безкоштовно
    [one] { $number } золотий
    [few] { $number } золоті
   *[many] { $number } золотих
}
cli-codex-needs-workers = потрібно робітників: { $number }
cli-codex-copies-starter = у кожній стартовій колоді { $number }
cli-codex-copies-codex = у кодексі { $number }
cli-codex-copies-token = усього { $number }
cli-codex-copies-core = немає у стартовому наборі
cli-codex-to-level = до рівня { $level }
cli-codex-new-band = стане { $attack }/{ $hp }
cli-codex-new-band-healed = стане { $attack }/{ $hp }, без шкоди
cli-codex-against = { $one } проти { $other }
cli-codex-against-building = { $one } проти { $left ->
    [one] { $left } очка життя
   *[many] { $left } очок життя
}
cli-codex-side = { WHO($player) ->
    [you] у вас
   *[they] у { PLAYER($player, case: "gen") }
}
cli-codex-drew = { WHO($player) ->
    [you] Ви берете: { $cards }
   *[they] { PLAYER($player) } бере: { $cards }
}
cli-codex-teched-card = { WHO($player) ->
    [you] Ви кладете з кодексу до скиду: { $cards }
   *[they] { PLAYER($player) } кладе з кодексу до скиду: { $cards }
}
cli-codex-base-attacks = { CAPITAL(CARD($card)) } атакує { WHO($player) ->
    [you] вашу базу
   *[they] базу { PLAYER($player, case: "gen") }
}.
cli-codex-base-damaged = { WHO($player) ->
    [you] Ваша база
   *[they] База { PLAYER($player, case: "gen") }
} зазнає { $damage } шкоди.
cli-codex-base-repaired = { WHO($player) ->
    [you] З вашої бази
   *[they] З бази { PLAYER($player, case: "gen") }
} знімають { $damage } шкоди.
