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
refusal-bad-webhook = Вебхук — это адрес https на открытом узле сети, порт 443 или 8443.
refusal-busy = Серверу сейчас нужно сделать слишком много вызовов: попробуйте чуть позже.
refusal-bad-name = В имени должна быть хотя бы одна буква.
refusal-bad-message = Сообщение непонятно.
refusal-too-fast = Слишком много сообщений.
refusal-too-many = { $seconds ->
    [one] Слишком много сразу: подождите { $seconds } секунду и попробуйте снова.
    [few] Слишком много сразу: подождите { $seconds } секунды и попробуйте снова.
   *[many] Слишком много сразу: подождите { $seconds } секунд и попробуйте снова.
}
refusal-failed = В сервере что-то пошло не так, и ничего не сделано.
refusal-old-protocol = Страница старше или новее сервера: загрузите её заново.
refusal-not-stored = Сервер не смог это записать, поэтому ничего не произошло. Попробуйте чуть позже.
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
serve-cannot-listen = Не удаётся открыть { $place }: { $why }
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
