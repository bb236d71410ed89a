# В чём отказывают ядро, боты и реестр, по строке на каждый отказ; `$possible` и `$offered` — запись ходов.

refusal-not-asked = Место { $seat } сейчас ни о чём не спрашивают.
refusal-not-offered = «{ $words }» сейчас нельзя. Можно: { $offered }.
refusal-stale = Этот вопрос для места { $seat } уже закрыт: был { $answered }, теперь { $now }.
refusal-unknown-author = Нет автора «{ $author }». Есть места от 0 до { $seats } (не включая), clock и host.
refusal-unknown-seat = Нет места { $seat }. Есть места от 0 до { $most }.
refusal-nothing-to-undo = Сейчас ничего нельзя взять назад: карты увидены, жребий брошен или другие уже пошли дальше.
refusal-no-deadline = Нет вопроса, на который могло бы ответить время.
refusal-no-record = У воображаемой партии нет записи.

# Записи партий.
refusal-not-a-record = Строка { $line } — не «holdfast record 1»: это не запись Holdfast.
refusal-bad-line = Строка { $line } — не «автор ход»: { $said }
refusal-bad-header = Строка { $line }: поле «{ $said }» в заголовке не читается.
refusal-header-lacks = В заголовке нет строки «{ $said } …».
refusal-does-not-follow = Ход { $line } («{ $said }») не следует из предыдущих: { $why }
refusal-departs = Запись расходится с костями и правилами на ходе { $line }: «{ $said }».
refusal-broken-promise = Зерно не то, что было обещано до начала партии.
refusal-other-rules = Запись сделана по правилам { $there }, а здесь правила { $here }.

# Столы.
refusal-no-games-folder = HOLDFAST_GAMES называет папку, которой нет: { $place }.
refusal-unknown-game = Нет игры «{ $game }». Есть: { $possible }.
refusal-bad-seats = В { $game } от { $fewest } до { $most } мест, а не { $seats }.
refusal-unknown-option = Нет настройки «{ $option }». Есть: { $possible }.
refusal-bad-option = Настройка { $option } не может быть «{ $value }». Можно: { $possible }.
refusal-bad-nonce = Число от игрока — одна строка без пробелов по краям, а не { $nonce }.
refusal-bad-content = { $place }: { $why }

# Боты.
refusal-unknown-bot = Нет бота «{ $bot }». Есть: { $possible }.
refusal-bad-bot = Бот «{ $bot }» не загружается: { $why }.
refusal-bot-erred = Бот { $bot } на месте { $seat } сказал «{ $words }», а так нельзя; сыграно то, что по умолчанию.

# Файлы и командная строка стола.
refusal-cannot-read = { $place } не читается: { $why ->
    [missing] такого файла нет
    [folder] это папка
    [denied] нет прав
    [no-text] это не текст
   *[other] { $detail }
}.
refusal-cannot-write = В { $place } нельзя записать: { $why ->
    [missing] такой папки нет
    [folder] это папка
    [denied] нет прав
   *[other] { $detail }
}.
refusal-file-exists = { $place } уже есть. Продолжите его (--resume { $place }) или выберите другое имя.
refusal-in-file = { $place }: { $why }
refusal-other-game = { $place } — запись партии в { $game }.
refusal-me-or-people = Укажите или --me (какие места), или --people (сколько людей), но не оба ключа.
refusal-bad-setting = --option «{ $word }» — не имя=значение.
