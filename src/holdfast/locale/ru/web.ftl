# Слова браузера: оболочка и стол, общие для всех игр. Что говорит только стол одной игры — в <игра>-web.ftl.

# Клиент, установленный на устройство.
web-app-name = Holdfast — игры на выживание
web-app-about = Настольные игры на выживание: с друзьями или с ботами, по всем правилам, честно.

# Афиша.
web-about-minutes = { $n } мин
web-create = Создать стол
web-with-bots = Сразу с ботами
web-soon = Эта игра ещё строится. В другие уже можно играть.
web-soon-tag = скоро
web-five-games = Пять игр
web-open-count = { $n ->
    [one] { $n } открытый стол
    [few] { $n } открытых стола
   *[many] { $n } открытых столов
}

# Оболочка.
web-pages = Страницы
web-games = Игры
web-my-games = Мои партии
web-my-games-short = Партии
web-tables = Столы
web-rules = Правила
web-more = Ещё
web-code = Код приглашения
web-language = Язык
web-your-name = Ваше имя
web-guest = Гость
web-home = На главную
web-your-games = Ваши партии
web-all = Все { $n }
web-quiet = Здесь пока тихо. Создайте стол или сыграйте с ботами.
web-open-tables = Открытые столы
web-all-tables = Все
web-no-tables = Открытых столов сейчас нет.
web-create-one = Создать стол?
web-fair = Честная игра
web-fair-text = Порядок карт задаёт секретный ключ; его отпечаток виден до первого хода. После партии каждый может проверить всё сам.
web-how = Как начать
web-how-text = Нажмите «Сразу с ботами» — и партия началась. Правила рядом с каждым вопросом.
web-with = с игроками: { $names }
web-bots = { $n ->
    [one] { $n } бот
    [few] { $n } бота
   *[many] { $n } ботов
}
web-status-waiting = Сбор
web-status-playing = Идёт
web-status-paused = Пауза
web-status-over = Окончена
web-status-abandoned = Закрыта
web-won = Победа
web-sit = Сесть
web-free-seats = { $n ->
    [one] { $n } свободное место
    [few] { $n } свободных места
   *[many] { $n } свободных мест
}
web-pace-live = вживую
web-pace-relaxed = спокойно
web-pace-by_mail = по переписке
web-pace-none = без часов

# Новый стол, приглашение, сбор.
web-new-table = Новый стол
web-seats = Места
web-you = Вы
web-you-tag = вы
web-you-are = Вы — { NAME($who) }
web-bot = бот
web-free = Свободно
web-for-friend = для друга
web-fewer = Меньше мест
web-more-seats = Больше мест
web-chair-tip = Нажмите на стул, чтобы решить, кто на нём: гость по ссылке, человек за этим же устройством или бот.
web-beside = Рядом
web-same-device = за этим экраном
web-beside-name = Рядом { $n }
web-hand-over = Передайте устройство
web-hand-over-text = { NAME($who) }: теперь ваш черёд. Остальные не смотрят.
web-hand-over-show = Это я — показать
web-pace = Темп
web-visible = Кто видит
web-visible-link = по ссылке
web-visible-all = все
web-fingerprint = Отпечаток колод:
web-fingerprint-later = Отпечаток колод появится до первого хода.
web-start-bots = Начать с ботами
web-create-invite = Создать и пригласить
web-invited = { $who } зовёт вас за стол. Выберите место.
web-sit-down = Сесть за стол
web-watch = Только посмотреть
web-invite-here = Ссылка открывается только на этом компьютере. Чтобы друзья зашли из вашей сети, запустите Holdfast с командой play --lan.
web-invite-text = Пришлите ссылку или назовите код:
web-link = Ссылка
web-copy = Копировать
web-copied = Готово
web-qr = Ссылка в виде QR-кода
web-waiting-room = Ждём игроков
web-host = хозяин стола
web-here = на месте
web-put-bot = Бот
web-change-level = Другой уровень: сейчас { $level }
web-empty-seat = Убрать
web-start = Начать
web-start-fill = { $n ->
    [one] Начать, { $n } место — боту
    [few] Начать, { $n } места — ботам
   *[many] Начать, { $n } мест — ботам
}
web-host-starts = Партию начнёт хозяин стола.
web-leave = Уйти из-за стола
web-leave-sure = Точно уйти? Место займёт бот
web-pause = Пауза
web-resume = Продолжить

# Настройки.
web-settings = Настройки
web-set-lang = Язык
web-set-lang-ru = Русский
web-set-lang-en = English
web-set-theme = Тема
web-set-theme-dark = тёмная
web-set-theme-light = светлая
web-set-theme-auto = как в системе
web-set-contrast = Контраст
web-set-contrast-normal = обычный
web-set-contrast-more = выше
web-set-motion = Движение
web-set-motion-full = полное
web-set-motion-less = меньше
web-set-confirm = Подтверждать ходы
web-set-confirm-always = всегда
web-set-confirm-final = когда нельзя вернуть
web-set-confirm-never = никогда
web-set-text = Размер текста: { $n } %
web-set-sounds = Звук
web-set-sound-on = Звук включён
web-set-sound = Громкость: { $n } %
web-set-effects = Звуки ходов: { $n } %
web-set-ambience = Фоновые звуки: { $n } %
web-set-keys = Показывать клавиши
web-set-cover = Прятать то, что видите только вы (пробел — подсмотреть)

# Правила.
web-rulebook = в правилах
web-public = открытый источник
web-ruling = толкование
web-designed = наше
web-open-rules = Открыть в правилах
web-rule-unknown = Такого правила в книге нет.
web-search-rules = Слово или номер: ничья, 10.7
web-chapters = Главы
web-nothing-found = Ничего не нашлось.

# Состояния.
web-loading = Загружаем стол
web-trouble = Не получилось
web-no-server = Нет связи с сервером
web-no-server-text = Ходы сохранены. Как только сервер ответит, страница откроется сама.
web-again = Ещё раз
web-details = Подробности
web-abandoned = Стол закрыт
web-wrong-password = Пароль не подошёл.
web-enter = Войти
web-reconnecting = { $n ->
    [0] Нет связи. Пробуем снова…
   *[other] Нет связи. Попробуем через { $n } с
}
web-missed = { $n ->
    [one] Пока вас не было: { $n } событие
    [few] Пока вас не было: { $n } события
   *[many] Пока вас не было: { $n } событий
}
web-refusal-stale = Вопрос уже закрыт.
web-refusal-not-offered = Так сейчас нельзя.
web-refusal-not-asked = Вас сейчас не спрашивают.
web-refusal-no-connection = Нет связи: ответ не отправлен.

# Стол.
web-table-seats = { $n ->
    [one] { $n } место
    [few] { $n } места
   *[many] { $n } мест
}
web-board = Стол
web-mine = Ваши карты
web-ask = Вопрос к вам
web-kind-decision = Ваш ход
web-kind-together = Все сразу
web-kind-window = Можно вмешаться
web-unseen = кто ещё думает — не видно
web-sealed = Ответ запечатан.
web-change = Изменить
web-hint = Совет
web-back = Назад
web-fold = Свернуть вопрос
web-choose-first = Выберите
web-default = По времени: { $choice }.
web-kept = За вас играет бот
web-return = Вернуться
web-undo-asked = { $who } просит вернуть ход.
web-allow = Разрешить
web-refuse = Отказать
web-over = Партия окончена
web-paused = Стол на паузе
web-skip = Пропустить
web-pace-of-telling = Как быстро показывать то, что происходит
web-speed-steps = по шагам
web-next-step = Дальше
web-space = Пробел
web-waited = Пока вы ждали
web-waited-n = { $n ->
    [one] вас касается { $n } событие
    [few] вас касаются { $n } события
   *[many] вас касаются { $n } событий
}
web-waited-more = Остальное — в журнале
web-happening = Смотрим, что происходит…
web-council = Как бы ответили вы? Отметка ни к чему не обязывает.
web-waiting-for = Ждём: { LIST($who) }
web-window-open = Ещё могут вмешаться
web-spectators = { $n ->
    [one] { $n } зритель
    [few] { $n } зрителя
   *[many] { $n } зрителей
}
web-watching = Вы смотрите
web-lost-seat = Хозяин стола отдал ваше место. Вы смотрите
web-sit-in = Сесть на свободное место
web-offers-to-me = { $n ->
    [one] Вам предлагают обмен
    [few] Вам предлагают { $n } обмена
   *[many] Вам предлагают { $n } обменов
}
web-hours = { $n } ч
web-minutes = { $n } м
web-time-left = Осталось: { $time }
web-no-undo = Вернуть нельзя: карты уже увидены или сыграли другие
web-close = Закрыть
web-scores = Счёт
web-keys = Клавиши
web-key-choose = выбрать
web-key-pass = пас
web-key-walk = по целям
web-key-confirm = подтвердить
web-key-back = назад
web-key-undo = вернуть ход
web-key-hint = совет
web-key-rule = правило
web-key-log = журнал
web-key-talk = сказать
web-key-trade = обмен
web-key-notes = блокнот
web-key-skip = сразу к моему вопросу
web-key-speed = медленнее, быстрее
web-key-region = по частям экрана
web-key-keys = клавиши
web-tab-log = Журнал
web-tab-chat = Чат
web-tab-trade = Обмен
web-tab-notes = Заметки
web-log = Журнал
web-log-all = всё
web-log-fights = драки
web-log-mine = моё
web-chat-empty = Пока молчат. Обещания здесь никого не связывают.
web-phrases = Готовые фразы
web-say-all = Сказать всем…
web-say-one = Шепнуть…
web-message = Сообщение
web-send = Отправить
web-whisper = Кому
web-to-all = всем
web-to-you = вам
web-own-notes = Свои заметки (хранятся только здесь)

# Моё.
web-only-you = Видите только вы
web-sure = Точно? Нажмите ещё раз
web-day = День

# Конец.
web-you-won = Вы победили!
web-winner = Победа: { LIST($who) }
web-my-place = { $place ->
    [0] У вас { $mine }, у победителя { $best }.
   *[other] Ваше место — { $place }-е: у вас { $mine }, у победителя { $best }.
}
web-my-lead = У вас { $mine }, у следующего { $next }.
web-nobody-won = Не победил никто.
web-player = Игрок
web-rematch = Реванш
web-join-rematch = На реванш
web-check = Проверить честность
web-record = Скачать запись

# Повтор.
web-review = Разбор: что стоило дороже всего
web-review-thinking = Разыгрываем заново…
web-review-found = { $n ->
    [0] Ничего особенного: ваши ответы не хуже тех, что находит взгляд вперёд.
    [one] Выделяется { $n } ответ. Нажмите, чтобы увидеть этот момент.
    [few] Выделяются { $n } ответа. Нажмите на любой, чтобы увидеть его момент.
   *[many] Выделяются { $n } ответов. Нажмите на любой, чтобы увидеть его момент.
}
web-review-said = Вы: { $said }
web-review-better = Лучше: { $better }
web-review-cost = Шанс на успех меньше на { $points } %
web-replay = Повтор партии
web-no-replay = Показать нечего
web-to-table = К столу
web-eyes = Чьими глазами
web-eyes-spectator = Зритель
web-eyes-seat = { $seat } · { $who }
web-eyes-all = Все сразу
web-whose-hand = Чьи карты
web-play = Пуск
web-stop = Пауза
web-step = Ход вперёд
web-step-back = Ход назад
web-chapter-on = К следующему дню
web-chapter-back = К началу дня
web-speed = Скорость
web-spool = Ход партии
web-move-of = Ход { $n } из { $all }

# Конец: рассказано и проверено.
web-watch-again = Повтор
web-share = Поделиться
web-share-title = { $game } — повтор партии
web-link-copied = Ссылка скопирована
web-story = История партии
web-fair-busy = Проверяем…
web-fair-commitment-ok = Ключ колод — тот самый, чей отпечаток вы видели до первого хода.
web-fair-commitment-unseen = Ключ колод подходит к отпечатку из записи. Начала партии этот браузер не видел.
web-fair-commitment-bad = Ключ колод не тот, что был обещан до первого хода.
web-fair-nonce-ok = Ваша часть тасования вошла в ключ.
web-fair-nonce-bad = Вашей части тасования в ключе нет.
web-fair-chain-ok = { $n ->
    [one] Цепочка из { $n } хода цела.
   *[other] Цепочка из { $n } ходов цела.
}
web-fair-chain-bad = Цепочка рвётся на ходу { $n }.
web-fair-replay-ok = { $n ->
    [one] Сервер переиграл партию: { $n } ход следует из ключа и правил.
    [few] Сервер переиграл партию: все { $n } хода следуют из ключа и правил.
   *[many] Сервер переиграл партию: все { $n } ходов следуют из ключа и правил.
}
web-fair-replay-bad = Переигранная сервером партия расходится с записью на ходу { $n }.
web-honest = Честная партия
web-dishonest = Запись не сходится!

# Что говорят столы нескольких игр.
web-if-you-go = Если пойти

# Кто я здесь.
web-account = Вы здесь — { $name }
web-other-device = Войти с другого устройства
web-other-device-text = Откройте эту ссылку там. Она действует один раз и сутки.
web-no-recovery = Ссылка не подошла
web-forget = Удалить мои данные
web-forget-sure = Удалить имя, ключи и сказанное навсегда?

# Кто что решает за столом и почему он стоит.
web-status-old_rules = Старые правила
web-not-here = ещё не здесь
web-kept-for = { $name } · играет бот
web-host-decides = Решает хозяин
web-table-settings = Настройки стола
web-replace-by-bot = Отдать боту
web-free-seat = Освободить место
web-seat-is-free = Свободно: кто сядет, играет дальше
web-make-host = Сделать хозяином
web-switch-locked = Закрыт: больше никто не сядет
web-switch-spectators = Можно смотреть со стороны
web-switch-talk = Разговор своими словами
web-switch-whispers = Шёпот
web-switch-hints = Подсказки
web-cancel-table = Отменить стол
web-close-table = Закрыть стол
web-close-table-sure = Точно закрыть насовсем?
web-paused-by-you = Вы остановили игру. Ответы не принимаются, пока вы не нажмёте «Продолжить».
web-paused-host = Игру остановил хозяин стола, { $host }; он и продолжит.
web-paused-nobody = За столом не осталось людей. Игра пойдёт дальше, как только кто-нибудь вернётся.
web-paused-fault = Здесь не сработало одно из правил. Ничего не потеряно: стол стоит, где стоял, а хранитель сервера об этом знает.
web-abandoned-host = Хозяин закрыл этот стол.
web-abandoned-expired = За целые сутки никто не пришёл, и стол убрали.
web-abandoned-nobody = Все ушли из-за этого стола.
web-broken = Связь прервалась: то, что вы видите, могло устареть.
web-broken-asked = Связь прервалась. Вопрос к вам открыт; ответить можно, когда связь вернётся.
web-warned = Вы не успели ответить. Ещё раз — и за вас будет играть бот, пока вы не вернётесь.
web-talk-off = Здесь только быстрые фразы

# Ключи.
web-tokens = { $n ->
    [0] Ключи для программ
   *[other] Ключи для программ ({ $n })
}
web-tokens-text = Программа с таким ключом может садиться и играть от вашего имени — и больше ничего.
web-token = Ключ без названия
web-token-label = Для чего он?
web-token-make = Создать ключ
web-token-once = Скопируйте сейчас: показывается один раз.
web-token-made = создан { $day }
web-token-used = был в деле { $day }
web-token-unused = ещё не был в деле
web-revoke = Отозвать
web-sign-out = Выйти на всех других устройствах
web-sign-out-sure = Выйти везде, кроме этого, и отменить все ключи?
web-signed-out = Готово: теперь вас знает только это устройство.
web-replace-me = Стать здесь кем-то другим?
web-replace-me-text = В этом браузере вы — { $now }. Ссылка сделает его браузером игрока { $name }. Без своей ссылки к имени { $now } отсюда уже не вернуться.
web-replace-yes = Стать: { $name }
web-replace-no = Остаться: { $now }
web-name-beside = Имя игрока { $n }
web-order-pass = Пасовать за меня, когда можно только пасовать
web-orders = Постоянные распоряжения
web-orders-private = Стол ответит за вас. Другие об этом не узнают.
web-answered-for-me = Выбирать было не из чего, ответ дан за вас:
web-answered-by-order = По вашему распоряжению:
web-to-home = Ко всем играм

# Между партиями: мои партии, приглашения, уведомления, правила.
web-code-long = Код приглашения или ссылка
web-code-wrong = Это не код: в нём 6 или 10 букв и цифр. Можно вставить и всю ссылку.
web-latest-replay = Последний повтор
web-lists-failed = Сервер не ответил, список может быть старым. Пробуем снова.
web-in-seconds = { $n } с
web-in-minutes = { $n } мин
web-in-hours = { $n } ч
web-in-days = { $n ->
    [one] { $n } день
    [few] { $n } дня
   *[many] { $n } дней
}
web-bot-at = бот № { $n }
web-bot-called = { $name } (бот)
web-seat-at = { $n }-е место
web-seats-taken = Занято { $n } из { $all }
web-left-then = осталось { $time }, потом: { $default }
web-left = осталось { $time }
web-others-play = Ходят другие
web-asked = Ждём: { $who }
web-paused-by-me = Пауза: ответы пока не принимаются. Продолжить можете вы.
web-paused-by = Пауза: ответы пока не принимаются. Продолжить может хозяин стола: { $who }.
web-paused-now = Пауза: ответы пока не принимаются.
web-outcome-together = Победили все вместе
web-outcome-shared = Вы победили вместе с другими: { $who }, очков: { $points }
web-outcome-mine = Вы победили, очков: { $points }
web-outcome-place = Победа: { $who }, очков: { $points }. Вы на { $place }-м месте из { $all }, очков: { $mine }
web-outcome = Победа: { $who }, очков: { $points }
web-waiting-code = ваш стол собирается · код { $code }
web-invite = Пригласить
web-games-wait = { $n ->
    [one] { $n } партия ждёт вас
    [few] { $n } партии ждут вас
   *[many] { $n } партий ждут вас
}
web-waiting-others = Ждём других
web-we-call = придёт ваш ход — позовём
web-finished = Закончились
web-finished-more = повтор, реванш
web-call-me = Позвать, когда мой ход
web-call-browser = Уведомления браузера
web-call-browser-on = включены на этом устройстве
web-call-browser-ask = браузер спросит разрешения
web-call-browser-granted = выключены
web-call-browser-denied = запрещены в настройках браузера для этого сайта
web-call-browser-none = этот браузер их не умеет
web-call-sound = Звук «ваш ход»
web-call-sound-about = два стука, пока вкладка открыта
web-call-quiet = Тихие часы { $from }–{ $to }
web-call-quiet-about = по часам этого устройства
web-quiet-from = с
web-quiet-to = до
web-call-sample = Так это выглядит
web-call-sample-text = «За бортом!» — и вопрос, который вам задали. Нажатие откроет стол.
web-feed = Лента ваших ходов для своих программ. Адрес — ключ: не показывайте его другим.
web-feed-copy = Скопировать ссылку
web-feed-renew = Сменить адрес
web-feed-sure = Старый адрес умрёт. Сменить?
web-up-to = до { $time }
web-no-hurry = без срока
web-pace-about-live = все за столом сейчас
web-pace-about-relaxed = можно отойти за чаем
web-pace-about-by_mail = ход в день, можно с телефона
web-pace-about-none = никто никого не торопит
web-pace-late = Не ответили вовремя — сыграет ход по умолчанию, он назван в вопросе. После двух подряд за вас играет бот, пока не вернётесь.
web-nowhere = Такой страницы нет
web-nowhere-text = По адресу { $address } ничего не нашлось. Может быть, ссылка обрезана.
web-hits = { $n ->
    [one] { $n } совпадение
    [few] { $n } совпадения
   *[many] { $n } совпадений
}
web-search-failed = Поиск не ответил: нет связи с сервером.
web-loading-rules = Открываем правила…
web-beside-rules = Рядом
web-sayings = Сказать по игре
web-say-it = Сказать всем
web-whisper-it = Шепнуть
web-claims = Кто что заявил
web-claims-hint = слова, не факты
web-claims-none = Пока никто ничего не заявлял.
web-claim-hour = раунд { $n }
web-claim-against = спорит: { $who }
web-believe = Верю
web-doubt = Не верю
