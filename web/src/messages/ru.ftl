### Слова страниц клиента по-русски. Всё об играх приходит с сервера.

name = Deckwright

## Везде

loading = Загрузка…
try-again = Попробовать ещё раз
close = Закрыть
cancel = Отмена
save = Сохранить
delete = Удалить
rename = Переименовать
copy = Копировать
copied = Скопировано.
copy-by-hand = Текст выделен: скопируйте его сочетанием клавиш Ctrl+C.
more = Подробнее
download = Скачать
share = Поделиться
messages = Сообщения
language = Язык
games = Игры
log = Журнал
skip = Перейти к содержимому
offline = Нет соединения с сетью. Данные на странице могли устареть.
to-first-page = На главную

error-loading = Эту часть страницы не удалось загрузить.
error-offline = Сервер недоступен. Запущен ли он и есть ли соединение?
error-server = Сервер ответил ошибкой ({ $status }).
file-too-large = Файл «{ $name }» слишком велик для колоды или записи.
file-not-text = Файл «{ $name }» не текстовый.

## Строка наверху

nav = Страницы
menu = Меню
nav-home = Играть
nav-games = Мои игры
nav-decks = Колоды
nav-cards = Карты
nav-rules = Правила
nav-help = Справка
nav-settings = Настройки
nav-account = Гость

## Главная страница

home-title = Карточные игры со всеми правилами
home-lead = Карточные игры со сложными правилами, против ботов или с друзьями: каждое правило соблюдается, каждый отказ объясняется. Без регистрации.
home-own = Ваши игры
home-games = Выберите игру
home-tables = Открытые столы
home-no-tables = Сейчас никто не ждёт. Создайте стол и пришлите другу ссылку.
lobby-lost = Связь с сервером потеряна и восстанавливается; список мог устареть.
play-now = Играть
learn = Научиться за пять минут
set-up = Настроить
set-up-table = Создать стол
players = { $least ->
    [one] { $most ->
        [one] 1 игрок
       *[other] от 1 до { $most } игроков
    }
   *[other] { $most ->
        [2] 2 игрока
       *[other] от { $least } до { $most } игроков
    }
}
your-turn = Ваш ход
private = Закрытый
guided = Обучающая партия
go-on = Продолжить
sit-down = Сесть
watch = Смотреть
watchers = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
   *[many] { $count } зрителей
}
seat-open = свободное место
seat-you = { $name } (вы)
setting-own = выбрано
clock-live-text = { $minutes } мин + { $seconds } с на выбор
clock-days-text = { $days ->
    [one] { $days } день на выбор
    [few] { $days } дня на выбор
   *[many] { $days } дней на выбор
}

## Новый стол

new-title = Новый стол
new-lead = Игра начнётся сама, как только все места будут заняты.
new-game = Игра
new-seats = Места
new-seat-count = Сколько игроков
new-seat = Игрок { $number }
new-private = Закрытый стол
new-private-about = Его нет в списках; сесть или смотреть может каждый, у кого есть ссылка.
new-settings = Правила игры
new-clock = Время
new-go = Создать стол
seat-me = Я
seat-open-long = Свободно для любого
seat-bots = Боты
clock-none = Без часов
clock-live = В реальном времени
clock-days = По переписке
clock-minutes = Минут на игру
clock-seconds = Секунд добавляется за выбор
clock-days-each = Дней на каждый выбор
clock-about = Когда время вышло, за игрока делается самый безобидный выбор; после трёх таких решений подряд за него играет бот, пока он не вернётся.
deck-paste = Другая колода…
deck-paste-label = Код или список колоды
invite-title = Стол готов
invite-lead = Пришлите эту ссылку тем, с кем хотите играть. Регистрация им не нужна.
invite-link = Ссылка-приглашение
invite-go = К столу

## Игры

games-title = Мои игры
games-lead = Начатые игры сохраняются: продолжайте когда угодно.
games-none = Вы ещё не играли.
games-turn = Ваш ход
games-waiting = Ждём других
games-open = Не хватает игроков
games-over = Законченные
games-won = Победа
games-lost = Поражение
games-drawn = Ничья
games-undone = с отменами
games-seed-known = расклад известен
games-broken = Начата по другим правилам
games-end = Прекратить
open-record = Открыть запись
replay = Просмотр

## Просмотр записей

replay-of = Просмотр: { $game }
replay-open-title = Открыть запись
replay-open-lead = Запись — это файл со всеми решениями игроков: скачанный здесь или сохранённый в терминале. Её можно просмотреть по шагам и продолжить с любого места.
replay-file = Файл записи (.json)
replay-own = Записи моих игр
replay-controls = Шаги
replay-first = В начало
replay-turn-back = На ход назад
replay-back = На шаг назад
replay-play = Воспроизвести
replay-pause = Пауза
replay-next = На шаг вперёд
replay-turn-next = На ход вперёд
replay-last = В конец
replay-at = Шаг { $step } из { $last }
replay-slider = Шаг
replay-to = К шагу { $step }
replay-play-on = Играть отсюда
replay-chooses = { $name } сейчас выбирает:
replay-end = Игра окончена.
replay-no-view = Дальше стол показать нельзя: с тех пор изменились правила. Что произошло, сказано в журнале.
replay-verified = Проверено: по нынешним правилам игра идёт так же.
replay-differs = Записано версией { $version }. Нынешние правила расходятся с записью на шаге { $step }.
share-title = Поделиться записью
share-lead = Каждый, у кого есть ссылка, увидит всю игру со всеми руками, начиная с этого шага.
share-link = Ссылка

## Колоды

decks-title = Колоды
decks-lead = Ваши колоды для KeyForge: создавайте новые, загружайте свои, читайте и печатайте. Выбрать их можно, когда создаёте стол.
decks-none = У вас пока нет колод.
decks-own = Мои колоды
decks-choose = Выберите колоду из списка.
deck-add = Добавить колоду
deck-way = Откуда взять колоду
deck-way-make = Создать новую
deck-way-import = Загрузить свою
deck-make-about = Неповторимая колода, составленная так же, как печатные. Одинаковые набор и номер всегда дают одну и ту же колоду.
deck-import-about = Список карт, код колоды или файл JSON (издателя или наш): формат определится сам.
deck-set = Набор
deck-seed = Номер колоды (зерно)
deck-seed-random = случайный
deck-text = Список, код или JSON
deck-file = Или из файла
deck-name = Название
deck-name-own = Название (если пусто — имя архонта)
deck-go-make = Создать колоду
deck-go-import = Загрузить колоду
deck-rename = Переименовать колоду
deck-print = Печать
deck-export = Скачать:
deck-form-text = Список карт
deck-form-code = Код
deck-form-json = JSON
deck-form-vault = JSON издателя
deck-count = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
deck-deleted = Колода «{ $name }» удалена.
deck-delete-title = Удалить «{ $name }»?
deck-delete-about = Вернуть её будет нельзя. Игры и записи с этой колодой останутся.

## Карты

cards-title = Карты
cards-of = Карты: { $game }
cards-lead = Нажмите на карту, чтобы прочитать её целиком, с пояснениями терминов.
cards-search = Название или текст
cards-any = все
cards-filters = Фильтры
cards-clear = Сбросить
cards-found = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
fact-type = Тип
fact-house = Дом
fact-faction = Фракция
fact-keywords = Ключевое слово
fact-traits = Атрибут
fact-icons = Бонусный символ
fact-enhance = Усиление
fact-rarity = Редкость
fact-sets = Набор
fact-set = Набор
fact-spec = Специализация
fact-subtype = Подтип
fact-kinds = Разновидность
fact-cost = Стоимость
fact-power = Сила
fact-armour = Броня
fact-attack = Атака
fact-hp = Очки жизни
fact-health = Здоровье
fact-shield = Щит
fact-tech = Уровень технологии
fact-number = Номер
fact-leader = Лидер

## Правила

rules-title = Правила
rules-of = Правила: { $game }
rules-search = Искать в правилах
rules-contents = Содержание
rules-found = { $count ->
    [one] Найден { $count } пункт
    [few] Найдено { $count } пункта
   *[many] Найдено { $count } пунктов
}
rules-nothing = Нет пункта со всеми этими словами.
rules-ruling = Толкование

## Учётная запись

account-title = Учётная запись
account-lead = Играть можно и без неё. С нею ваши игры и колоды доступны на любом устройстве.
account-name-title = Ваше имя
account-name = Так вас видят за столом
account-renamed = Имя изменено.
account-language = Вы читаете всё на своём языке, на каком бы ни играли другие за столом.
account-signed = Вы вошли как { $login }
account-signed-about = Ваши игры и колоды хранятся в этой учётной записи.
account-signed-in = С возвращением.
account-signed-out = Вы вышли.
account-registered = Учётная запись создана. Всё, что вы уже сыграли, принадлежит ей.
account-sign-out-everywhere = Выйти везде
account-signed-out-everywhere = Вы вышли на всех устройствах.
account-change-password = Сменить пароль
account-change-password-about = На всех остальных устройствах придётся войти заново.
account-password-now = Текущий пароль
account-password-new = Новый пароль (не короче 8 знаков)
account-password-changed = Пароль изменён.
account-delete = Удалить все мои данные
account-delete-about = Будут удалены ваше имя, колоды, записи, реплики в чате и партии, в которых кроме вас никто не играл. Партии с другими останутся у них, но без вашего имени; в незаконченных вы сдадитесь.
account-delete-sure = Отменить это будет нельзя. Удалить всё?
account-deleted = Все ваши данные удалены.
account-none = Войти или зарегистрироваться
account-none-about = Если зарегистрироваться, всё, что вы сыграли как гость, останется вашим.
account-login = Логин
account-password = Пароль
sign-in = Войти
sign-out = Выйти
register = Зарегистрироваться

## Настройки

settings-title = Настройки
settings-lead = Хранятся в этом браузере и действуют сразу.
settings-language-browser = Как в браузере
settings-theme = Цвета
settings-theme-system = Как в системе
settings-theme-light = Светлые
settings-theme-dark = Тёмные
settings-text = Размер текста
settings-text-sample = Карты, кнопки и поля растут вместе с текстом.
settings-table = За столом
settings-animations = Анимация
settings-animations-about = Карты плавно перемещаются на свои места; всё на столе при этом остаётся видно.
settings-sounds = Звуки
settings-sounds-about = Тихий звук, когда наступает ваша очередь.
settings-confirmEnd = Спрашивать перед концом хода
settings-confirmEnd-about = Только пока можно сделать ещё что-нибудь полезное.

## Справка

help-title = Справка
help-lead = Как здесь играть, вкратце.
help-start = Начало
help-start-text = «Играть» на главной странице сразу начинает игру против бота. «Научиться за пять минут» объясняет игру по ходу дела. «Создать стол» — для игр с друзьями: пришлите им ссылку.
help-table = За столом
help-table-text = То, что можно сыграть, подсвечено. Нажмите на карту: если с ней можно сделать разное, вас спросят, что именно. То, что стало серым, сейчас сделать нельзя; нажмите, и вам скажут почему, с номером правила. Нажмите на любую другую карту, чтобы увидеть её крупно, в том числе в чужой ход.
help-undo = Отмена выбора
help-undo-text = Выбор можно отменить свободно, пока вы не узнали ничего нового, не произошло ничего случайного и никто другой не выбирал. После этого спрашивают других игроков; боты всегда согласны.
help-leave = Уйти и вернуться
help-leave-text = Каждый выбор сохраняется сразу. Закрывайте страницу когда угодно: игра ждёт в разделе «Мои игры», даже после сбоя. Если вас ждут другие, за вас играет бот, пока вы не вернётесь.
help-fair = Честная тасовка
help-fair-text = До первого выбора сервер публикует отпечаток (хеш) зерна — числа, от которого зависит вся случайность в игре. После игры он показывает само зерно, и каждый может проверить, что в ходе игры ничего не подменили; для скачанной записи это делает «deckwright verify».
help-keys = Клавиши за столом
help-keys-replay = Клавиши при просмотре
help-key-step = на шаг назад, на шаг вперёд
help-key-turn = на ход назад, на ход вперёд
help-key-ends = в начало, в конец
help-access = Доступность
help-access-text = До всего можно добраться с клавиатуры. «Стол текстом» простыми строками рассказывает обо всём, что лежит на столе: для программ экранного доступа и для всех, кому удобнее читать. Размер текста, цвета и анимация — в настройках.

## Не найдено

missing-title = Такой страницы нет
missing-lead = По адресу «{ $path }» ничего не найдено.

## Ещё о первой странице, учётных записях и колодах

home-own-all = Все начатые партии: { $count }
home-games-about = «Играть» сразу начинает игру против бота: ничего не нужно устанавливать, регистрация тоже не нужна.
home-watch = Партии, которые можно посмотреть
home-watch-all = Показать все ({ $count })
account-login-about = От 3 до 30 букв, цифр, точек, дефисов или подчёркиваний. Его видите только вы.
account-password-about = Не меньше 8 знаков. Адрес почты здесь не спрашивают, и прислать забытый пароль некуда: сохраните его.
deck-play = Играть этой колодой
deck-makeup = { $name }: { $count }
rules-glossary = Словарь терминов
seat-bot = Бот: { $text }
