# Что командная строка говорит о себе.

cli-about = Пять настольных игр о выживании, целиком и точно: для людей, ботов и исследователей.
cli-usage = holdfast КОМАНДА [--lang en|ru] [--games-from ПАПКА]
cli-commands = Команды
cli-parameters = Параметры
cli-version = Holdfast { $version }, Python { $python }, { $form ->
    [compiled] скомпилирован
   *[interpreted] без компиляции
}

# По строке на команду, для --help.
cli-help-play = Играть сразу, в браузере.
cli-help-serve = Запустить сервер для клуба.
cli-help-terminal = Играть в этом терминале.
cli-help-simulate = Дать ботам сыграть много партий и подсчитать итоги.
cli-help-ladder = Насколько каждый уровень ботов сильнее предыдущего.
cli-help-verify = Переиграть запись и сказать, честно ли тасовали.
cli-help-replay = Показать записанную партию.
cli-help-rules = Найти правило, главу или показать все правила.
cli-help-export = Записать партии сервера в файлы.
cli-help-import = Прочитать записи в базу сервера.
cli-help-backup = Скопировать базу работающего сервера.
cli-help-bench = Измерить скорость движка.
cli-help-compile = Скомпилировать правила в машинный код.
cli-help-wheel = Собрать пакет вместе с клиентом для браузера.
cli-help-check = Проверить свою игру: всё, что обязана соблюдать любая.
cli-help-test = Запустить тесты.
cli-help-version = Показать версию.
cli-help-help = Показать эту справку.

# Ошибки того, кто за клавиатурой: одна строка, и в ней то, что возможно.
cli-wrong = { $detail } См. { $program } --help.
cli-unknown-command = Нет команды «{ $word }». Есть: { $possible }.
cli-unknown-language = Нет языка «{ $word }». Есть: { $possible }.
cli-unknown-option = У команды { $command } нет ключа «{ $word }». См. { $program } { $command } --help.
cli-missing-argument = Команде { $command } нужен параметр { $word }. См. { $program } { $command } --help.
cli-bad-value = { $word } не может быть «{ $value }». См. { $program } { $command } --help.
cli-too-many-words = Команде { $command } непонятно слово «{ $word }». См. { $program } { $command } --help.
cli-no-folder = Нет папки { $word }.
cli-unknown-game = Нет игры «{ $word }». Есть: { $possible }.
cli-no-clone = Это работает только в клоне Holdfast: запустите { $program } в нём.

# play
play-no-client = Клиента для браузера здесь нет, поэтому играем в терминале.
play-no-client-cure = В клоне { $program } wheel соберёт пакет, в котором он есть.

# rules
rules-nothing-found = О «{ $word }» правил не нашлось.
rules-rulebook = в правилах
rules-public = открытый источник
rules-ruling = толкование
rules-designed = наше

# compile
compile-no-compiler = Без компиляции: нет компилятора C (Debian, Ubuntu: apt install gcc; macOS: xcode-select --install).
compile-no-headers = Без компиляции: нет Python.h (Debian, Ubuntu: apt install python3-dev).
compile-no-mypyc = Без компиляции: нет mypyc; запустите { $program } compile.
compile-no-gcc = Без компиляции: для --best нужен gcc, чьи профили он читает. Без --best годится любой компилятор C.
compile-working = Компилируем правила …
compile-working-best = Компилируем правила дважды, а между тем играем ради профиля: это несколько минут…
compile-done = Скомпилировано за { $seconds } с.
compile-current = Скомпилированная копия свежая.
compile-failed = Компиляция не удалась; весь вывод лежит в { $log }.

# serve, пока идёт компиляция
beside-working = Пока сервер работает без компиляции; правила компилируются рядом, не мешая игре.
beside-done = Правила скомпилированы: со следующего запуска сервер будет в несколько раз быстрее.
beside-failed = Компиляция не удалась, сервер работает и без неё; вывод лежит в { $log }.

# wheel
wheel-no-client = Пакет без клиента для браузера не собирается, а собрать клиент не удалось.
wheel-done = { $place } — теперь его можно установить через pip где угодно.
wheel-failed = Собрать пакет не удалось:

# Отказы, с которыми встречается командная строка. Код даёт ядро.
refusal-unknown-rule = Нет правила «{ $rule }». Похожи: { $possible }.
