### Messages of the server in Ukrainian.

## Requests

server-needs-session = Сервер вас іще не знає: спершу оберіть ім’я.
server-not-found = Тут нічого немає.
server-wrong-method = Дія «{ $method }» тут неможлива.
server-too-large = Це забагато: читається не більше ніж { $most } кБ.
server-too-slow = Запит не встиг надійти повністю.
server-not-json = Це не { "JSON" }{ $place ->
    [0] : текст порожній або обривається
   *[other] : починаючи зі знака { $place } він не читається
}.
server-not-text = Це не текст: його записано не в { "UTF-8" }.
server-unknown-field = Поля «{ $field }» немає.
server-missing-field = Бракує поля «{ $field }».
server-wrong-type = Поле «{ $field }»: очікується { $expected }, а надійшло { $found }.
server-body-wrong-type = Очікується { $expected }, а надійшло { $found }.
server-wrong-value = Поле «{ $field }» не приймає «{ $value }».
server-wrong-field = Поле «{ $field }» не може мати такого значення.
server-value-too-large = Поле «{ $field }»: задовге або завелике, можна не більше ніж { $most }.
server-value-too-small = Поле «{ $field }»: закоротке або замале, потрібно не менше ніж { $least }.
server-type-int = ціле число
server-type-float = число
server-type-str = текст
server-type-bool = так або ні
server-type-object = об’єкт
server-type-array = список
server-type-null = нічого
server-fault = На сервері щось пішло не так. Помилку записано в журнал; нічого не змінилося.

## Games

server-bot-random = обирає навмання: для знайомства з грою
server-bot-greedy = бере те, що зараз здається найкращим: швидкий і непоганий
server-bot-search = думає наперед: найсильніший

## Decks

server-no-deck = У вас немає такої колоди.
server-bad-deck-name = Назва колоди — не більше ніж { $most } видимих знаків.
server-deck-text-or-set = Колода або читається з тексту, або складається за набором і номером, але не те й інше разом.
server-deck-text-too-long = Текст задовгий: читається не більше ніж { $most } знаків.
server-deck-seed = Номер (зерно) колоди — число від 0 до { $most }.
server-too-many-decks = У вас уже збережено колод: { $most }. Спершу видаліть одну з них.

## Replays

server-no-replay = Такої гри немає, або вам не можна її дивитися.
server-game-not-over = Ця гра ще не закінчилася.
server-record-too-long = Запис задовгий: у ньому може бути не більше ніж { $most } рішень.
server-record-too-many-events = У записі більше подій, ніж буває в грі: можна не більше ніж { $most } після одного рішення і { $all } загалом.
server-record-too-slow = Цей запис надто довго програвати наново, тому показати його тут не можна.
server-scenario-too-large = Позиція, з якої починається запис, завелика: у ній може бути не більше ніж { $most } карт.
server-records-full = Ваші записи вже займають тут { $most } кБ, місця для нових немає. Старі з часом видаляються.
server-not-your-table = Це можуть зробити лише ті, хто грав за цим столом.

## The database

server-database-bad-address = Це не адреса бази даних. Приклади: { "sqlite:///games.db" }, { "postgresql://user@host/name" }.
server-database-unknown = Сервер не може зберігати дані в «{ $kind }»: він знає лише { "sqlite" } і { "postgresql" }.
server-database-driver = Для { "PostgreSQL" } потрібен пакет { "Python" } { $name }: встановіть { "deckwright[postgresql]" }.
server-database-fails = Базою даних { $place } не можна користуватися: { $reason }
server-database-newer = Базу даних { $place } створено новішою версією { "Deckwright" }. Візьміть ту версію або іншу базу; нічого не змінено.
server-database-in-use = Базою даних { $place } вже користується інший сервер ({ $address }). Спершу зупиніть його або оберіть іншу базу: { "--data" } чи { "--database-url" }.
server-database-lost = Базою даних { $place } тепер користується інший сервер, тому цей зупинено. Усі ігри збережено.
server-database-linked = Файл { $place } має кілька імен (жорстких посилань): відкритий під іншим іменем, він буде пошкоджений. Видаліть решту імен або скопіюйте файл.
server-database-damaged = Базу даних { $place } пошкоджено: { $reason }. Нічого не змінено. Відновіть копію або оберіть іншу базу: { "--data" } чи { "--database-url" }.
server-text-odd = У тексті є знаки, яких не можна зберегти: нульовий знак або половина знака.

## Sessions and accounts

server-guest-name = Гість { $number }
server-bad-name = В імені має бути від 1 до { $most } видимих знаків.
server-bad-login = У логіні має бути від { $least } до { $most } знаків: літери, цифри, крапки, дефіси та підкреслення; першою йде літера або цифра.
server-bad-password = У паролі має бути від { $least } до { $most } знаків.
server-account-already = У вас уже є обліковий запис: { $login }.
server-login-taken = Цей логін уже зайнятий. Оберіть інший.
server-sign-in-wrong = Неправильний логін або пароль.
server-no-account = У вас немає облікового запису.
server-gone-name = Колишній гравець

## Limits and refusals

server-too-often = Забагато запитів. Спробуйте знову через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунди
   *[many] { $seconds } секунд
}.
server-too-often-hours = На сьогодні ліміт вичерпано. Спробуйте знову через { $hours ->
    [one] { $hours } годину
    [few] { $hours } години
   *[many] { $hours } годин
}.
server-too-many-tables = У вас уже { $most ->
    [one] { $most } стіл із незакінченою грою
    [few] { $most } столи з незакінченою грою
   *[many] { $most } столів із незакінченою грою
}. Спершу закінчіть гру за одним із них або покиньте його.
server-wrong-host = Цей сервер не відгукується на таке ім’я. Той, хто його запустив, може дозволити це ім’я через { "DECKWRIGHT_HOSTS" }.
server-wrong-origin = Запит надійшов з іншого сайту, тож його не виконано.
server-client-missing = Клієнт для браузера ще не зібрано. У робочій копії його збирає команда «{ $command }».

## Settings of the server

server-config-number = { $name }: «{ $value }» — не число від { $least } до { $most }.
server-config-word = { $name }: «{ $value }» не підходить; можна: { $known }.
server-config-rate = { $name }: «{ $value }» — не частота. Приклад: { "60/minute" }.
server-config-origin = { $name }: «{ $value }» — не адреса сайту. Приклад: { "https://cards.example" }.

## Столи

outcome-resigned = { $count ->
    [0] Гру закінчено: гравець здався.
   *[other] { WHO($winners) ->
        [you] Ви перемогли: суперник здався.
       *[they] { $count ->
            [1] Перемагає { LIST($winners) }
           *[other] Перемагають { LIST($winners) }
        }: { $reader ->
            [lost] ваша сторона здалася.
           *[other] інша сторона здалася.
        }
    }
}
server-bot-name = Бот
server-bot-name-numbered = Бот { $number }
server-bad-clock = У годиннику «{ $field }» не може бути { $value }: оберіть від { $least } до { $most }.
server-bot-too-slow = Бот «{ $bot }» думав би за цим столом надто довго: можна щонайбільше { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунди
   *[many] { $seconds } секунд
} або { $rounds ->
    [one] { $rounds } спробу
    [few] { $rounds } спроби
   *[many] { $rounds } спроб
}.
server-no-table = Такого столу немає.
server-no-guide = У цієї гри немає навчальної партії.
server-one-seat = Ви можете зайняти лише одне місце.
server-no-seat = За цим столом немає місця «{ $seat }».
server-seat-taken = Вільних місць тут більше немає.
server-seated-before = Ви вже сидите за цим столом.
server-not-seated = У вас немає місця за цим столом.
server-begun-before = Гра вже почалася.
server-not-begun = Гра ще не почалася: бракує гравців.
server-not-over = Гру ще не закінчено.
server-game-broken = Цю партію почато за іншими правилами, і продовжити її не можна.
server-game-not-broken = Цю партію можна продовжити: здайтеся, якщо хочете її закінчити.
outcome-broken = Партію припинено без результату: її почато за іншими правилами.
server-play-on-as-it-was = Партія, продовжена із запису, йде з його налаштуваннями: своїх не вказуйте.
server-play-on-other-game = Це запис іншої гри.
server-play-on-no-step = Такого кроку в записі немає: оберіть крок від 0 до { $last }.
server-play-on-over = На цьому кроці гру вже закінчено: оберіть раніший крок.
server-only-looking-on = За цим столом ви лише глядач.
server-stale = На це запитання вже відповіли, або його скасовано. Ви бачите стіл таким, який він зараз.
server-position-too-large = Після цього варіантів стало б більше ніж { $most }: стільки тут не показати.
server-not-asked = Зараз обираєте не ви.
server-bot-plays = За вас грає бот: ви здалися.
server-resigned-before = Ви вже здалися.
server-no-rest = Так розіграти більше нема чого.
server-no-wish = Ніхто не чекає на вашу згоду на скасування.
server-too-many-undone = У цій грі ви вже скасували { $most } рішень: більше не можна.
server-too-many-prepared = У цій грі ви вже { $most } разів відповідали заздалегідь: більше не можна.
server-not-stored = Зберегти це не вдалося, тому нічого не зроблено. Спробуйте ще раз.
server-chat-empty = Порожній рядок надіслати не можна.
server-chat-too-long = У рядку чату вміщується щонайбільше { $most } знаків.
server-hello-first = Першим повідомленням з’єднання має бути «{ "hello" }».
server-other-protocol = Цей сервер говорить за протоколом версії { $protocol }. Завантажте сторінку знову або оновіть програму.
server-too-many-bad = Забагато незрозумілих повідомлень. З’єднання закрито.
