### Слова сторінок клієнта українською. Усе про ігри надходить із сервера.

name = Deckwright

## Усюди

loading = Завантаження…
try-again = Спробувати ще раз
close = Закрити
cancel = Скасувати
save = Зберегти
delete = Видалити
rename = Перейменувати
copy = Копіювати
copied = Скопійовано.
copy-by-hand = Текст виділено: скопіюйте його сполученням клавіш Ctrl+C.
more = Докладніше
download = Завантажити
share = Поділитися
messages = Повідомлення
language = Мова
games = Ігри
log = Журнал
skip = Перейти до вмісту
offline = Немає зв’язку з мережею. Дані на сторінці могли застаріти.
to-first-page = На головну

error-loading = Цю частину сторінки не вдалося завантажити.
error-offline = Сервер недоступний. Чи запущено його і чи є зв’язок?
error-server = Сервер відповів помилкою ({ $status }).
file-too-large = Файл «{ $name }» завеликий для колоди чи запису.
file-not-text = Файл «{ $name }» не текстовий.

## Рядок угорі

nav = Сторінки
menu = Меню
nav-home = Грати
nav-games = Мої ігри
nav-decks = Колоди
nav-cards = Карти
nav-rules = Правила
nav-help = Довідка
nav-settings = Налаштування
nav-account = Гість

## Головна сторінка

home-title = Карткові ігри з усіма правилами
home-lead = Карткові ігри зі складними правилами, проти ботів або з друзями: кожного правила дотримано, кожну відмову пояснено. Без реєстрації.
home-own = Ваші ігри
home-games = Оберіть гру
home-tables = Відкриті столи
home-no-tables = Зараз ніхто не чекає. Створіть стіл і надішліть другові посилання.
lobby-lost = Зв’язок із сервером втрачено, він відновлюється; список міг застаріти.
play-now = Грати
learn = Навчитися за п’ять хвилин
set-up = Налаштувати
set-up-table = Створити стіл
players = { $least ->
    [one] { $most ->
        [one] 1 гравець
       *[other] від 1 до { $most } гравців
    }
   *[other] { $most ->
        [2] 2 гравці
       *[other] від { $least } до { $most } гравців
    }
}
your-turn = Ваш хід
private = Закритий
guided = Навчальна партія
go-on = Продовжити
sit-down = Сісти
watch = Дивитися
watchers = { $count ->
    [one] { $count } глядач
    [few] { $count } глядачі
   *[many] { $count } глядачів
}
seat-open = вільне місце
seat-you = { $name } (ви)
setting-own = обрано
clock-live-text = { $minutes } хв + { $seconds } с на вибір
clock-days-text = { $days ->
    [one] { $days } день на вибір
    [few] { $days } дні на вибір
   *[many] { $days } днів на вибір
}

## Новий стіл

new-title = Новий стіл
new-lead = Гра почнеться сама, щойно всі місця буде зайнято.
new-game = Гра
new-seats = Місця
new-seat-count = Скільки гравців
new-seat = Гравець { $number }
new-private = Закритий стіл
new-private-about = Його немає в списках; сісти чи дивитися може кожен, хто має посилання.
new-settings = Правила гри
new-clock = Час
new-go = Створити стіл
seat-me = Я
seat-open-long = Вільно для будь-кого
seat-bots = Боти
clock-none = Без годинника
clock-live = Наживо
clock-days = За листуванням
clock-minutes = Хвилин на гру
clock-seconds = Секунд додається за вибір
clock-days-each = Днів на кожен вибір
clock-about = Коли час вийшов, за гравця робиться найбезпечніший вибір; після трьох таких поспіль за нього грає бот, доки він не повернеться.
deck-paste = Інша колода…
deck-paste-label = Код або список колоди
invite-title = Стіл готовий
invite-lead = Надішліть це посилання тим, із ким хочете грати. Реєстрація їм не потрібна.
invite-link = Посилання-запрошення
invite-go = До столу

## Ігри

games-title = Мої ігри
games-lead = Розпочаті ігри зберігаються: продовжуйте коли завгодно.
games-none = Ви ще не грали.
games-turn = Ваш хід
games-waiting = Чекаємо на інших
games-open = Бракує гравців
games-over = Завершені
games-won = Перемога
games-lost = Поразка
games-drawn = Нічия
games-undone = зі скасуваннями
games-seed-known = розклад відомий
games-broken = Почато за іншими правилами
games-end = Припинити
open-record = Відкрити запис
replay = Перегляд

## Перегляд записів

replay-of = Перегляд: { $game }
replay-open-title = Відкрити запис
replay-open-lead = Запис — це файл з усіма рішеннями гравців: завантажений тут або збережений у терміналі. Його можна переглянути крок за кроком і продовжити з будь-якого місця.
replay-file = Файл запису (.json)
replay-own = Записи моїх ігор
replay-controls = Кроки
replay-first = На початок
replay-turn-back = На хід назад
replay-back = На крок назад
replay-play = Показувати
replay-pause = Зупинити
replay-next = На крок уперед
replay-turn-next = На хід уперед
replay-last = У кінець
replay-at = Крок { $step } з { $last }
replay-slider = Крок
replay-to = До кроку { $step }
replay-play-on = Грати звідси
replay-chooses = { $name } зараз обирає:
replay-end = Гру завершено.
replay-no-view = Далі стіл показати не можна: відтоді змінилися правила. Що сталося, сказано в журналі.
replay-verified = Перевірено: за нинішніми правилами гра йде так само.
replay-differs = Записано версією { $version }. Нинішні правила розходяться із записом на кроці { $step }.
share-title = Поділитися записом
share-lead = Кожен, хто має посилання, побачить усю гру з усіма руками, починаючи з цього кроку.
share-link = Посилання

## Колоди

decks-title = Колоди
decks-lead = Ваші колоди для KeyForge: створюйте нові, додавайте свої, читайте й друкуйте. Обрати їх можна, коли створюєте стіл.
decks-none = У вас поки що немає колод.
decks-own = Мої колоди
decks-choose = Оберіть колоду зі списку.
deck-add = Додати колоду
deck-way = Звідки взяти колоду
deck-way-make = Створити нову
deck-way-import = Додати свою
deck-make-about = Неповторна колода, складена так само, як друковані. Однакові набір і номер завжди дають ту саму колоду.
deck-import-about = Список карт, код колоди або файл JSON (видавця чи наш): формат визначиться сам.
deck-set = Набір
deck-seed = Номер колоди (зерно)
deck-seed-random = випадковий
deck-text = Список, код або JSON
deck-file = Або з файлу
deck-name = Назва
deck-name-own = Назва (якщо порожньо — ім’я архонта)
deck-go-make = Створити колоду
deck-go-import = Додати колоду
deck-rename = Перейменувати колоду
deck-print = Друк
deck-export = Завантажити:
deck-form-text = Список карт
deck-form-code = Код
deck-form-json = JSON
deck-form-vault = JSON видавця
deck-count = { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}
deck-deleted = Колоду «{ $name }» видалено.
deck-delete-title = Видалити «{ $name }»?
deck-delete-about = Повернути її буде неможливо. Ігри й записи із цією колодою залишаться.

## Карти

cards-title = Карти
cards-of = Карти: { $game }
cards-lead = Натисніть на карту, щоб прочитати її цілком, із поясненнями термінів.
cards-search = Назва або текст
cards-any = усі
cards-filters = Фільтри
cards-clear = Скинути
cards-found = { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}
fact-type = Тип
fact-house = Дім
fact-faction = Фракція
fact-keywords = Ключове слово
fact-traits = Ознака
fact-icons = Бонусний символ
fact-enhance = Підсилення
fact-rarity = Рідкість
fact-sets = Набір
fact-set = Набір
fact-spec = Спеціалізація
fact-subtype = Підтип
fact-kinds = Різновид
fact-cost = Вартість
fact-power = Сила
fact-armour = Броня
fact-attack = Атака
fact-hp = Очки життя
fact-health = Здоров’я
fact-shield = Щит
fact-tech = Технологія
fact-number = Номер
fact-leader = Персонаж

## Правила

rules-title = Правила
rules-of = Правила: { $game }
rules-search = Шукати в правилах
rules-contents = Зміст
rules-found = { $count ->
    [one] Знайдено { $count } пункт
    [few] Знайдено { $count } пункти
   *[many] Знайдено { $count } пунктів
}
rules-nothing = Немає пункту з усіма цими словами.
rules-ruling = Тлумачення

## Обліковий запис

account-title = Обліковий запис
account-lead = Грати можна й без нього. Із ним ваші ігри та колоди доступні на будь-якому пристрої.
account-name-title = Ваше ім’я
account-name = Так вас бачать за столом
account-renamed = Ім’я змінено.
account-language = Ви читаєте все своєю мовою, хоч би якою грали інші за столом.
account-signed = Ви ввійшли як { $login }
account-signed-about = Ваші ігри та колоди зберігаються в цьому обліковому записі.
account-signed-in = Вітаємо знову.
account-signed-out = Ви вийшли.
account-registered = Обліковий запис створено. Усе, що ви вже зіграли, належить йому.
account-sign-out-everywhere = Вийти всюди
account-signed-out-everywhere = Ви вийшли на всіх пристроях.
account-change-password = Змінити пароль
account-change-password-about = На всіх інших пристроях доведеться ввійти знову.
account-password-now = Поточний пароль
account-password-new = Новий пароль (щонайменше 8 знаків)
account-password-changed = Пароль змінено.
account-delete = Видалити всі мої дані
account-delete-about = Буде видалено ваше ім’я, колоди, записи, репліки в чаті та партії, у яких, крім вас, ніхто не грав. Партії з іншими гравцями залишаться в тих гравців, але без вашого імені; у незакінчених ви здастеся.
account-delete-sure = Скасувати це буде неможливо. Видалити все?
account-deleted = Усі ваші дані видалено.
account-none = Увійти або зареєструватися
account-none-about = Якщо зареєструватися, усе, що ви зіграли як гість, залишиться вашим.
account-login = Логін
account-password = Пароль
sign-in = Увійти
sign-out = Вийти
register = Зареєструватися

## Налаштування

settings-title = Налаштування
settings-lead = Зберігаються в цьому браузері й діють одразу.
settings-language-browser = Як у браузері
settings-theme = Кольори
settings-theme-system = Як у системі
settings-theme-light = Світлі
settings-theme-dark = Темні
settings-text = Розмір тексту
settings-text-sample = Карти, кнопки й поля ростуть разом із текстом.
settings-table = За столом
settings-animations = Анімація
settings-animations-about = Карти пересуваються на свої місця. Ніщо при цьому не приховується.
settings-sounds = Звуки
settings-sounds-about = Тихий звук, коли настає ваша черга.
settings-confirmEnd = Питати перед кінцем ходу
settings-confirmEnd-about = Лише доки можна зробити ще щось корисне.

## Довідка

help-title = Довідка
help-lead = Як тут грати, коротко.
help-start = Початок
help-start-text = «Грати» на головній сторінці одразу починає гру проти бота. «Навчитися за п’ять хвилин» пояснює правила просто під час гри. «Створити стіл» — для ігор із друзями: надішліть їм посилання.
help-table = За столом
help-table-text = Те, що можна зіграти, підсвічено. Натисніть на карту: якщо з нею можна зробити різне, вас запитають, що саме. Те, що стало сірим, зараз зробити не можна; натисніть, і вам скажуть чому, з номером правила. Натисніть на будь-яку іншу карту, щоб збільшити її, навіть у чужий хід.
help-undo = Скасування вибору
help-undo-text = Вибір можна скасувати вільно, доки ви не дізналися нічого нового, не сталося нічого випадкового й ніхто інший не обирав. Після цього питають інших гравців; боти завжди згодні.
help-leave = Піти й повернутися
help-leave-text = Кожен вибір зберігається одразу. Закривайте сторінку коли завгодно: гра чекає в розділі «Мої ігри», навіть після збою. Якщо на вас чекають інші, за вас грає бот, доки ви не повернетеся.
help-fair = Чесне тасування
help-fair-text = До першого вибору сервер оприлюднює відбиток (хеш) зерна — числа, від якого залежить уся випадковість у грі. Після гри він показує саме зерно, і кожен може перевірити, що під час гри нічого не підмінили; для завантаженого запису це робить «deckwright verify».
help-keys = Клавіші за столом
help-keys-replay = Клавіші під час перегляду
help-key-step = на крок назад, на крок уперед
help-key-turn = на хід назад, на хід уперед
help-key-ends = на початок, у кінець
help-access = Доступність
help-access-text = До всього можна дістатися з клавіатури. «Стіл текстом» простими рядками розповідає про все, що лежить на столі: для програм екранного доступу й для всіх, кому зручніше читати. Розмір тексту, кольори й анімація — у налаштуваннях.

## Не знайдено

missing-title = Такої сторінки немає
missing-lead = За адресою «{ $path }» нічого не знайдено.

## Ще про першу сторінку, облікові записи й колоди

home-own-all = Усі розпочаті партії: { $count }
home-games-about = «Грати» одразу починає гру проти бота: нічого не треба встановлювати, реєстрація теж не потрібна.
home-watch = Партії, які можна подивитися
home-watch-all = Показати всі ({ $count })
account-login-about = Від 3 до 30 літер, цифр, крапок, дефісів або підкреслень. Його бачите лише ви.
account-password-about = Щонайменше 8 знаків. Адреси пошти тут не питають, тож надіслати забутий пароль нікуди: збережіть його.
deck-play = Грати цією колодою
deck-makeup = { $name }: { $count }
rules-glossary = Словник термінів
seat-bot = Бот: { $text }
