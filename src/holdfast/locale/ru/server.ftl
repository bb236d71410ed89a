# В чём отказывает сервер. Код — его собственный.
refusal-no-match = Такого стола нет.
refusal-no-person = Такого человека здесь больше нет.
refusal-not-host = Это может сделать только хозяин стола.
refusal-not-seated = За этим столом у вас нет места.
refusal-seat-changed = Теперь у вас за этим столом другое место: сначала взгляните на него.
refusal-not-known = Сервер вас не знает: сначала откройте главную страницу или пришлите токен.
refusal-by-token = Токен только играет: сделайте это в браузере, который вас знает.
refusal-no-such-key = Такого ключа нет, или он уже не действует.
refusal-too-many-keys = { $most ->
    [one] У вас уже { $most } такой ключ, больше нельзя: сначала отзовите его.
    [few] У вас уже { $most } таких ключа, больше нельзя: сначала отзовите один.
   *[many] У вас уже { $most } таких ключей, больше нельзя: сначала отзовите один.
}
refusal-would-replace = Этот код принадлежит игроку «{ $name }», а в этом браузере вы — «{ $now }». Если продолжить, здесь вы станете «{ $name }», а вернуться к имени «{ $now }» сможете только по коду восстановления.
refusal-wrong-password = Этот сервер спрашивает пароль.
refusal-foreign-origin = Запрос пришёл с другого сайта.
refusal-not-over = Запись и повтор — тайна, пока игра не кончилась.
refusal-no-such-move = { $moves ->
    [one] В этой партии { $moves } ход, и такого среди них нет.
    [few] В этой партии { $moves } хода, и такого среди них нет.
   *[many] В этой партии { $moves } ходов, и такого среди них нет.
}
refusal-no-such-eyes = Партию видит одно из мест, зритель или все сразу.
refusal-not-playing = За этим столом сейчас не играют.
refusal-not-waiting = За этим столом уже начали.
refusal-seat-taken = Это место занято.
refusal-no-free-seat = За этим столом все места заняты.
refusal-locked = Хозяин закрыл стол для новых игроков.
refusal-unknown-pace = Темп бывает live, relaxed, by_mail или none.
refusal-unknown-visibility = Стол бывает public или private.
refusal-unknown-phrase = Такой быстрой фразы нет.
refusal-no-whispers = Здесь не шепчутся.
refusal-muted = Сейчас вам нельзя говорить.
refusal-nothing-said = Сказать нечего.
refusal-no-undo-asked = Никто не просит вернуть ход.
refusal-old-rules = Эта партия сыграна по старым правилам: её можно только смотреть.
refusal-bad-webhook = Вебхук — это адрес https на открытом узле сети.
refusal-bad-name = В имени должна быть хотя бы одна буква.
refusal-bad-message = Сообщение непонятно.
refusal-too-fast = Слишком много сообщений.
refusal-too-many = С вашего адреса создаётся слишком много нового: подождите минуту.
refusal-failed = В сервере что-то пошло не так, и ничего не сделано.
refusal-old-protocol = Страница старше или новее сервера: загрузите её заново.
refusal-not-stored = Сервер не смог это записать, поэтому ничего не произошло. Попробуйте чуть позже.
refusal-written-elsewhere = Тем временем в эту партию писала другая программа, поэтому ничего не произошло. Загрузите страницу заново; с одной папкой может работать только один сервер.
refusal-paused = За этим столом пауза.
refusal-fault = В правилах игры произошёл сбой, поэтому ничего не сделано. Стол поставлен на паузу; хозяин может попробовать продолжить.
refusal-cannot-load = Прочитать сохранённую партию не удаётся. Других столов это не касается.
refusal-bad-settings = Настройки неверны: { $why }

# Быстрые фразы: каждый слышит их на своём языке.
phrase-hello = Привет!
phrase-thanks = Спасибо!
phrase-sorry = Простите!
phrase-well-played = Отличный ход!
phrase-hurry = Ваш ход, пожалуйста.
phrase-wait = Минутку.
phrase-trade = Меняемся?
phrase-trust-me = Поверьте мне.
phrase-no-way = Ни за что.
phrase-good-game = Хорошая игра!

# Команды сервера.
refusal-cannot-listen = Не удаётся открыть { $place }: { $why }
refusal-port-taken = { $place } занят другой программой: выберите другой --port или не указывайте его, тогда подойдёт любой свободный.
refusal-port-forbidden = Открыть { $place } нельзя: порты ниже 1024 требуют особых прав. Выберите другой --port.
refusal-no-such-port = Адреса { $place } не бывает: --port — это число от 0 до 65535.
refusal-folder-in-use = В папке { $folder } уже работает сервер: { $url } — пользуйтесь им, остановите его или возьмите другую папку --data.
refusal-folder-busy = С папкой { $folder } работает другой Holdfast: подождите, пока он закончит, или возьмите другую папку --data.
refusal-newer-database = База { $place } сделана более новой версией: обновите Holdfast или возьмите другую папку --data.
refusal-no-database = { $place } — это не база Holdfast: уберите этот файл или возьмите другую папку --data.
refusal-corrupt-database = База { $place } повреждена ({ $why }): положите на её место резервную копию или возьмите другую папку --data.
refusal-not-writable = Holdfast не может писать в { $place }: дайте ему на это права или возьмите другую папку --data.
refusal-no-folder = { $place } — это не папка: возьмите другую папку --data.
refusal-disk-refuses = Диск больше ничего не принимает для { $place } ({ $why }): освободите место или проверьте диск.
refusal-cannot-open = Не удаётся открыть { $place } ({ $why }): устраните причину или возьмите другую папку --data.
records-no-database = Базы данных { $place } нет. Укажите её папку через --data.
records-exported = { $n ->
    [one] Записана { $n } партия
    [few] Записаны { $n } партии
   *[many] Записано { $n } партий
} в { $place }.
records-imported = { $n ->
    [one] Прочитана { $n } запись.
    [few] Прочитаны { $n } записи.
   *[many] Прочитано { $n } записей.
}
records-backed-up = База скопирована в { $place }.
records-file-exists = { $place } уже есть: выберите другое имя.
records-cannot-write = { $place } не записать: { $why }
