### Messages of the server in Russian.

## Requests

server-needs-session = Сервер вас ещё не знает: сначала выберите имя.
server-not-found = Здесь ничего нет.
server-wrong-method = Действие «{ $method }» здесь невозможно.
server-too-large = Это слишком много: читается не больше { $most } кБ.
server-too-slow = Запрос не успел прийти целиком.
server-not-json = Это не { "JSON" }{ $place ->
    [0] : текст пуст или обрывается
   *[other] : начиная со знака { $place } он не читается
}.
server-not-text = Это не текст: он записан не в { "UTF-8" }.
server-unknown-field = Поля «{ $field }» нет.
server-missing-field = Не хватает поля «{ $field }».
server-wrong-type = Поле «{ $field }»: ожидается { $expected }, а пришло { $found }.
server-body-wrong-type = Ожидается { $expected }, а пришло { $found }.
server-wrong-value = Поле «{ $field }» не принимает «{ $value }».
server-wrong-field = У поля «{ $field }» не может быть такого значения.
server-value-too-large = Поле «{ $field }»: слишком длинно или много, можно не больше { $most }.
server-value-too-small = Поле «{ $field }»: слишком коротко или мало, нужно не меньше { $least }.
server-type-int = целое число
server-type-float = число
server-type-str = текст
server-type-bool = да или нет
server-type-object = объект
server-type-array = список
server-type-null = ничего
server-fault = На сервере что-то пошло не так. Ошибка записана в журнал; ничего не изменилось.

## Games

server-bot-random = выбирает наугад: для знакомства с игрой
server-bot-greedy = выбирает то, что выгоднее всего прямо сейчас: быстрый и неплохой
server-bot-search = думает наперёд: самый сильный

## Decks

server-no-deck = У вас нет такой колоды.
server-bad-deck-name = Название колоды — не больше { $most } видимых знаков.
server-deck-text-or-set = Колода либо читается из текста, либо составляется по набору и номеру, но не то и другое сразу.
server-deck-text-too-long = Текст слишком длинный: читается не больше { $most } знаков.
server-deck-seed = Номер (зерно) колоды — число от 0 до { $most }.
server-too-many-decks = У вас уже сохранено колод: { $most }. Сначала удалите одну из них.

## Replays

server-no-replay = Такой игры нет, или вам нельзя её смотреть.
server-game-not-over = Эта игра ещё не окончена.
server-record-too-long = Запись слишком длинная: в ней может быть не больше { $most } решений.
server-record-too-many-events = В записи больше событий, чем бывает в игре: можно не больше { $most } после одного решения и { $all } всего.
server-record-too-slow = Эту запись слишком долго проигрывать заново, поэтому показать её здесь нельзя.
server-scenario-too-large = Позиция, с которой начинается запись, слишком велика: в ней может быть не больше { $most } карт.
server-records-full = Ваши записи уже занимают здесь { $most } кБ, места для новых нет. Старые со временем удаляются.
server-not-your-table = Это могут сделать только те, кто играл за этим столом.

## The database

server-database-bad-address = Это не адрес базы данных. Примеры: { "sqlite:///games.db" }, { "postgresql://user@host/name" }.
server-database-unknown = Сервер не может хранить данные в «{ $kind }»: он знает только { "sqlite" } и { "postgresql" }.
server-database-driver = Для { "PostgreSQL" } нужен пакет { "Python" } { $name }: установите { "deckwright[postgresql]" }.
server-database-fails = Базой данных { $place } нельзя пользоваться: { $reason }
server-database-newer = База данных { $place } создана более новой версией { "Deckwright" }. Возьмите ту версию или другую базу; ничего не изменено.
server-database-in-use = Базой данных { $place } уже пользуется другой сервер ({ $address }). Сначала остановите его или выберите другую базу: { "--data" } или { "--database-url" }.
server-database-lost = Базой данных { $place } теперь пользуется другой сервер, поэтому этот остановлен. Все игры сохранены.
server-database-linked = У файла { $place } несколько имён (жёстких ссылок): открытый под другим именем, он будет испорчен. Удалите остальные имена или скопируйте файл.
server-database-damaged = База данных { $place } повреждена: { $reason }. Ничего не изменено. Восстановите копию или выберите другую базу: { "--data" } или { "--database-url" }.
server-text-odd = В тексте есть знаки, которые нельзя сохранить: нулевой знак или половина знака.

## Sessions and accounts

server-guest-name = Гость { $number }
server-bad-name = В имени должно быть от 1 до { $most } видимых знаков.
server-bad-login = В логине должно быть от { $least } до { $most } знаков: буквы, цифры, точки, дефисы и подчёркивания; первой идёт буква или цифра.
server-bad-password = В пароле должно быть от { $least } до { $most } знаков.
server-account-already = У вас уже есть учётная запись: { $login }.
server-login-taken = Этот логин уже занят. Выберите другой.
server-sign-in-wrong = Неверный логин или пароль.
server-no-account = У вас нет учётной записи.
server-gone-name = Бывший игрок

## Limits and refusals

server-too-often = Слишком много запросов. Попробуйте снова через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
}.
server-too-often-hours = На сегодня это слишком много. Попробуйте снова через { $hours ->
    [one] { $hours } час
    [few] { $hours } часа
   *[many] { $hours } часов
}.
server-too-many-tables = У вас уже { $most ->
    [one] { $most } стол с незаконченной игрой
    [few] { $most } стола с незаконченной игрой
   *[many] { $most } столов с незаконченной игрой
}. Сначала закончите игру за одним из них или покиньте его.
server-wrong-host = Этот сервер не откликается на такое имя. Тот, кто его запустил, может разрешить это имя через { "DECKWRIGHT_HOSTS" }.
server-wrong-origin = Запрос пришёл с другого сайта и не выполнен.
server-client-missing = Клиент для браузера ещё не собран. В рабочей копии его собирает команда «{ $command }».

## Settings of the server

server-config-number = { $name }: «{ $value }» — не число от { $least } до { $most }.
server-config-word = { $name }: «{ $value }» не подходит; можно: { $known }.
server-config-rate = { $name }: «{ $value }» — не частота. Пример: { "60/minute" }.
server-config-origin = { $name }: «{ $value }» — не адрес сайта. Пример: { "https://cards.example" }.

## Столы

outcome-resigned = { $count ->
    [0] Игра окончена: игрок сдался.
   *[other] { WHO($winners) ->
        [you] Вы победили: соперник сдался.
       *[they] { $count ->
            [1] Побеждает { LIST($winners) }
           *[other] Побеждают { LIST($winners) }
        }: { $reader ->
            [lost] ваша сторона сдалась.
           *[other] другая сторона сдалась.
        }
    }
}
server-bot-name = Бот
server-bot-name-numbered = Бот { $number }
server-bad-clock = Часы: значение «{ $field }» не может быть { $value }, выберите от { $least } до { $most }.
server-bot-too-slow = Бот «{ $bot }» думал бы за этим столом слишком долго: можно не больше { $seconds ->
    [one] { $seconds } секунды
   *[other] { $seconds } секунд
} или { $rounds ->
    [one] { $rounds } пробы
   *[other] { $rounds } проб
}.
server-no-table = Такого стола нет.
server-no-guide = У этой игры нет обучающей партии.
server-one-seat = Вы можете занять только одно место.
server-no-seat = За этим столом нет места «{ $seat }».
server-seat-taken = Свободных мест здесь больше нет.
server-seated-before = Вы уже сидите за этим столом.
server-not-seated = У вас нет места за этим столом.
server-begun-before = Игра уже началась.
server-not-begun = Игра ещё не началась: не хватает игроков.
server-not-over = Игра ещё не закончена.
server-game-broken = Эта партия начата по другим правилам, и продолжить её нельзя.
server-game-not-broken = Эту партию можно продолжить: сдайтесь, если хотите её закончить.
outcome-broken = Партия прекращена без результата: она начата по другим правилам.
server-play-on-as-it-was = Партия, продолженная с записи, идёт с её настройками: своих не указывайте.
server-play-on-other-game = Это запись другой игры.
server-play-on-no-step = Такого шага в записи нет: выберите шаг от 0 до { $last }.
server-play-on-over = На этом шаге игра уже закончена: выберите шаг раньше.
server-only-looking-on = За этим столом вы только зритель.
server-stale = На этот вопрос уже ответили, или его отменили. Вы видите стол таким, какой он сейчас.
server-position-too-large = После этого вариантов стало бы больше { $most }: столько здесь не показать.
server-not-asked = Сейчас выбираете не вы.
server-bot-plays = За вас играет бот: вы сдались.
server-resigned-before = Вы уже сдались.
server-no-rest = Так разыграть больше нечего.
server-no-wish = Никто не ждёт вашего согласия на отмену.
server-too-many-undone = В этой игре вы уже отменили { $most } решений: больше нельзя.
server-too-many-prepared = В этой игре вы уже { $most } раз отвечали заранее: больше нельзя.
server-not-stored = Сохранить это не удалось, поэтому ничего не сделано. Попробуйте ещё раз.
server-chat-empty = Пустую строку отправить нельзя.
server-chat-too-long = В строке чата помещается не больше { $most } знаков.
server-hello-first = Первым сообщением соединения должно быть «{ "hello" }».
server-other-protocol = Этот сервер говорит по протоколу версии { $protocol }. Загрузите страницу заново или обновите программу.
server-too-many-bad = Слишком много непонятных сообщений. Соединение закрыто.
