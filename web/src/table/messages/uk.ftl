## Стіл

table-tools = Інструменти
table-side = Журнал і чат
table-seats = Гравці
table-seat-you = ви
table-seat-open = вільне місце
table-seat-asked = обирає
table-seat-away = немає на місці
table-seat-stand-in = грає бот
table-watchers = { $count ->
    [one] { $count } глядач
    [few] { $count } глядачі
   *[many] { $count } глядачів
}
table-days = { $count } дн.
table-your-turn = Ваш хід
table-status-connecting = З’єднуємося…
table-status-reconnecting = Зв’язок перервався. З’єднуємося знову; ваш вибір не пропаде.
table-status-closed = З’єднання закрито.
table-about = Про цей стіл
table-about-rules = Правила: { $game }
table-about-settings = Налаштування: мова, кольори, розмір тексту, звуки, анімація

## Запитання

table-question = Запитання
table-sending = Надсилаємо ваш вибір…
table-waiting = Чекаємо на інших…
table-waiting-for = Чекаємо на: { $names }…
table-hint-cards = Натисніть на підсвічену карту або оберіть тут.
table-hint-target = Тепер натисніть на одну з позначених цілей або оберіть тут.
table-all-options = Усі варіанти ({ $count })
table-menu = Що зробити із цією картою
table-menu-targets = { $count ->
    [one] або натисніть на позначену ціль
    [few] або натисніть на одну з { $count } позначених цілей
   *[many] або натисніть на одну з { $count } позначених цілей
}
table-cancel = Скасувати
table-copies = { $count ->
    [one] { $count } копія
    [few] { $count } копії
   *[many] { $count } копій
}
table-amount = Кількість
table-less = Менше
table-more = Більше
table-preview = Що станеться?
table-preview-ask = Що станеться: { $choice }?
table-preview-of = Що станеться: { $choice }
table-preview-wait = Дивимося наперед…
table-preview-nothing = Наперед нічого сказати не можна.
table-rule = Правило { $rule }

## Повернути хід, дограти, здатися

table-undo = Скасувати вибір
table-undo-ask = Попросити про скасування
table-undo-wished = Ви попросили скасувати останній вибір. Інші мають погодитися.
table-undo-wish = { $name } просить скасувати останній вибір.
table-undo-agree = Погодитися
table-undo-refuse = Відмовити
table-rest = Розіграти решту
table-prepare = Обрати заздалегідь
table-prepare-about = Перш ніж вас спитають, можна обрати карти (щонайбільше { $count }) і змінювати вибір до самого запитання. Решта цього не бачить.
table-prepare-clear = Нічого заздалегідь не обирати
table-losses = Якщо продовжити, дещо пропаде
table-losses-stop = Зупинитися
table-losses-go-on = Усе одно продовжити
table-confirm = Закінчити?
table-confirm-left = Ви ще можете:
table-confirm-never = Більше не питати (можна змінити в налаштуваннях)
table-confirm-back = Повернутися
table-resign = Здатися
table-resign-sure = Для вас гра закінчиться, переможуть інші. Скасувати це не можна.
table-resign-stay = Грати далі

## Журнал, чат, текст

table-log = Журнал
table-log-empty = Ще нічого не сталося.
table-log-follow = До останнього рядка ↓
table-chat = Чат
table-chat-empty = Поки що ніхто нічого не сказав.
table-chat-line = Написати
table-chat-send = Надіслати
table-chat-mute = Не показувати: { $name }
table-chat-unmute = Показувати знову: { $name }
table-chat-watcher = глядач
table-text = Стіл текстом

## Карти

table-card-hidden = карта сорочкою догори
table-card-chosen = Обрана; оберіть ціль або натисніть ще раз, щоб скасувати
table-card-choices = { $count ->
    [one] { $count } варіант
    [few] { $count } варіанти
   *[many] { $count } варіантів
}
table-zoom-now = Зараз
table-zoom-can = Можна
table-zoom-cannot = Зараз не можна
table-zoom-terms = Що це означає
table-stat-number = число { $value }
table-stat-cost = вартість { $value }
table-stat-attack = атака { $value }
table-stat-power = сила { $value }
table-stat-armour = броня { $value }
table-stat-shield = щит { $value }
table-stat-hp = очки життя { $value }
table-stat-health = здоров’я { $value }
table-badge-exhausted = виснажена
table-badge-damage = шкода { $count }
table-badge-amber = бурштин на ній: { $count }
table-badge-power-counters = жетонів сили: { $count }
table-badge-runes = руни { NUMBER($count, signDisplay: "always") }
table-badge-doom = жетонів приречення: { $count }
table-badge-time = жетонів часу: { $count }
table-badge-knowledge = жетонів знання: { $count }
table-badge-awakening = жетонів пробудження: { $count }
table-badge-scheme = жетонів задуму: { $count }
table-badge-level = рівень { $count }
table-badge-stun = оглушена
table-badge-ward = під захистом
table-badge-enrage = розлючена
table-badge-tagged = позначена як знищена
table-badge-unfinished = будується
table-badge-detected = виявлена
table-badge-arrived = у грі від цього ходу
table-badge-back = лежить сорочкою догори

## До гри й після неї

table-open = Цей стіл чекає на гравців
table-open-wait = Гра почнеться, щойно всі місця буде зайнято. Надішліть комусь це посилання:
table-open-sit = Сядьте за стіл або зачекайте й подивіться.
table-open-take = Зайняти місце { $seat }
table-open-leave = Піти з-за столу
table-open-invite = Запрошення
table-end-rematch = Зіграти ще раз
table-end-next = До наступної гри
table-end-replay = Переглянути запис
table-end-record = Завантажити запис
table-end-share = Поділитися записом
table-end-shared = Тепер запис може переглянути кожен, хто має посилання. Посилання скопійовано.
table-end-home = На головну
table-fair = Чесне тасування
table-fair-about = До першого вибору сервер узяв таємне число (зерно), від якого залежить кожне тасування, і оприлюднив його відбиток (SHA-256). Після гри він показує зерно: хто обчислить його відбиток, побачить, що зерна не змінювали.
table-fair-commitment = Відбиток
table-fair-seed = Зерно
table-fair-later = Зерно буде показано після гри.
table-fair-check = Команда «deckwright verify» звірить завантажений запис із відбитком.
table-known-prefix = { $count ->
    [1] Перше рішення взято з іншої партії.
    [one] Перші { $count } рішення взято з іншої партії.
    [few] Перші { $count } рішення взято з іншої партії.
   *[many] Перші { $count } рішень узято з іншої партії.
}
table-known-scenario = Партія починається з позиції, яку хтось склав.
table-known-seed = Той, хто відкрив цей стіл, може знати, як ляжуть усі карти: розклад узято з іншої партії.

## Гра з підказками

table-lesson = Урок
table-lesson-step = Крок { $step } з { $steps }

## Клавіші

table-keys = Клавіші
table-key-zones = до наступної зони, кнопки чи панелі
table-key-arrows = до карти в цьому напрямку
table-key-next = до наступної карти, яку можна використати
table-key-enter = обрати карту; якщо її не можна використати, збільшити
table-key-digits = обрати варіант із цим номером
table-key-end = закінчити хід, спасувати або завершити вибір
table-key-all = відкрити список усіх варіантів
table-key-preview = що станеться, якщо обрати цю карту чи цей варіант?
table-key-zoom = збільшити карту
table-key-escape = скасувати, закрити
table-key-undo = скасувати вибір
table-key-rest = розіграти решту
table-key-log = журнал
table-key-chat = чат
table-key-text = стіл текстом
table-key-question = до запитання
table-key-help = цей список

## Після кінця, і згорнута підказка

table-end-begin = Зіграти справжню партію
table-end-share-about = Кожен, хто має це посилання, побачить усю партію з усіма руками.
table-end-share-link = Посилання на запис
table-lesson-text = Що робити
table-lesson-fold = Згорнути
table-lesson-unfold = Розгорнути
table-open-by = Вас запрошують у гру «{ $game }»: { $names }.
table-open-stay = Сторінку можна закрити: стіл залишиться в розділі «Мої ігри», і партія почнеться, навіть якщо вас не буде на місці.
table-time-up = Ваш час вийшов: за вас зроблено найбезпечніший вибір.
table-seat-return = Я знову тут
