# Что говорит `simulate`.

lab-playing = Играем
lab-heading = { $game }, мест: { $seats }, { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}
lab-bot = Бот
lab-role = Роль
lab-seat = Место
lab-trait-rooms = Комната
lab-trait-trucks = Грузовик
lab-trait-devices = Устройство
lab-trait-survivors = Выживший
lab-trait-places = Очередь в первом раунде
lab-trait-teams = Сторона
lab-trait-roles = Роль
lab-trait-programs = Пущенная в ход программа
lab-wins = Победы
lab-points = Очки
lab-climbing = Сравниваем
lab-ladder = { $game }, мест: { $seats }; каждый уровень против предыдущего
lab-level = Уровень
lab-deals = Раздач
lab-below = Предыдущий
lab-times = Во сколько раз, не меньше
lab-times-axis = побед, во сколько раз больше, чем у предыдущего уровня на тех же местах
lab-rating = Рейтинг
lab-ladder-told = В каждой раздаче за одно и то же место играют оба уровня, за остальные — предыдущий. «Не меньше»: нижний край 95-процентного интервала к победам предыдущего уровня.
lab-ending = Конец
lab-ending-landed-by-card = К берегу: карта
lab-ending-landed-by-flare = К берегу: сигнальный пистолет
lab-ending-sea = Все погибли
lab-ending-points = По очкам
lab-ending-provisions = По провианту
lab-ending-resources = По ресурсам
lab-ending-shared = Победа общая
lab-ending-aurora = «Аврору» догнали
lab-ending-ice = «Аврору» не догнал никто
lab-ending-elimination = Остальные выбыли
lab-ending-human = Победили люди
lab-ending-machine = Победили машины
lab-ending-alone = Победил изгой
lab-ending-legion = Победил Легион
lab-ending-fallen = Победили Падшие
lab-ending-draw = Не уцелел никто
lab-days = Дней или раундов: в среднем { $mean }, в половине партий не больше { $median }, от { $least } до { $most }.
lab-decisions = Решений: в среднем { $mean }, в половине партий не больше { $median }, от { $least } до { $most }.
lab-counting = Победа, разделённая на k мест, даёт каждому 1/k; если не победил никто, никто ничего не получает. ┊ — справедливая доля.

refusal-bad-games = Нельзя сыграть партий: { $games }. Укажите --games 1 или больше.
refusal-bad-jobs = --jobs { $jobs } слишком мало: укажите 1 или больше.
refusal-too-many-bots = Ботов { $bots }, а мест { $seats }.
refusal-bot-stalls = Бот «{ $bot }» воспользовался правами { $rights } раза подряд и не ответил.
refusal-bot-failed = Бот «{ $bot }» сломался: { $why }.
refusal-no-openskill = Для рейтинга нужен openskill: pip install openskill.
refusal-bad-ladder = { $place } — не файл лестницы: { $why }.
refusal-no-instinct = Игре { $game } ботов ещё не научили: в неё играет только random.

# Что говорит `bench`.

bench-running = Начинаем
bench-compiling = Компилируем
bench-installing = Ставим OpenSpiel и Catanatron в .venv-bench …
bench-no-peers = Без соперников: их не удалось установить ({ $why }).
bench-speed = решений/с
bench-ratio = × быстрее
bench-clone = копия, мкс
bench-bytes = байт в копии
bench-replay = повтор, мс
bench-verify = проверка, мс
bench-compile = Компиляция: { $seconds } с на { $lines } строк, { $seconds_per_1000_lines } с на тысячу.
bench-missing = Не участвует { $who }: { $why }
bench-counting = Ответы, когда законных не меньше двух, в случайной игре, за секунду собственного времени процесса; медианы раундов, идущих по очереди. «× быстрее» — во сколько раз больше решений принимает Holdfast.

refusal-bad-rounds = Раундов должно быть не меньше одного, и каждый должен длиться.
refusal-no-matplotlib = Для графика нужен matplotlib: pip install matplotlib.
lab-counting-sides = Победа засчитывается каждому на победившей стороне. ┊ — среднее.
