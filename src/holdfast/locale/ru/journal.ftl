# «Дневник»: имена, вопросы и ходы. Что случилось — в journal-events.ftl.

journal-part-survivors = выжившие
journal-part-states = состояния
journal-part-objectives = цели
journal-part-good = добрые дела
journal-part-bad = дурные дела
journal-part-total = всего
journal-reason-ceasefire = Перемирие наступило, и кто-то до него дожил.
journal-reason-nobody = Никого не осталось.
journal-reason-unguarded = Никто не стоял на страже.
journal-phase-set-up = подготовка
journal-phase-morning = Утро
journal-phase-day = Дневные действия
journal-phase-dusk = Закат
journal-phase-evening = Вечер
journal-phase-scavenging = Вылазка
journal-phase-raid = Ночной налёт
journal-phase-dawn = Рассвет
journal-phase-over = конец
journal-option-shelter = Сторона поля
journal-option-siege = Длина осады

# Вопросы.
journal-ask-try-luck = Перебросить этот кубик?
journal-hint-try-luck = «Удача» позволяет перебросить один любой кубик.
journal-ask-who-first = Кто первый?
journal-hint-who-first = Сразу несколько состояний достигли предела.
journal-ask-hold-on = Пусть { NAME($who) } держится?
journal-hint-hold-on = Состояние, которое стало бы 4, останется на 3.
journal-ask-afflict = Чьё состояние изменится?
journal-hint-afflict = Один из присутствующих.
journal-ask-name-for = Кого это касается?
journal-hint-name-for = Речь о действиях этого дня.
journal-ask-skip-test = Пропустить проверку?
journal-hint-skip-test = Проверки сочувствия не будет.
journal-ask-give-up = С чем расстаться?
journal-hint-give-up = По одному предмету.
journal-ask-choose-idea = Какая идея?
journal-hint-choose-idea = Теперь её можно построить.
journal-ask-choose-space = Какая клетка дома?
journal-hint-choose-space = Выберите на плане дома.
journal-ask-bury = Убрать под низ колоды?
journal-hint-bury = Или оставить на месте.
journal-ask-return-peeked = Какие карты вернуть?
journal-hint-return-peeked = Их замешают в колоду.
journal-ask-replace-one = Какую локацию заменить?
journal-hint-replace-one = Остальные сдвинутся ближе.
journal-ask-choose-location-card = Какая локация ляжет на «Далеко»?
journal-hint-choose-location-card = Остальные останутся в своём порядке.
journal-ask-split-crime = Сколько из карт с красным углом — налёты?
journal-hint-split-crime = Остальные — местные.
journal-ask-keep-crucial = Какое решающее действие оставить?
journal-hint-keep-crucial = Другое вернётся в колоду.
journal-ask-meet = Здесь кто-то есть. Что делать?
journal-hint-meet = Встретиться или, если можно, ускользнуть.
journal-ask-choose-row = Какая строка?
journal-hint-choose-row = Она действует для всех находок.
journal-ask-tell-story = Чья история?
journal-hint-tell-story = Она есть у каждого.
journal-ask-take-cover = Начинается бой. Использовать укрытие?
journal-hint-take-cover = Ударить первыми, ускользнуть или приберечь.
journal-ask-fight-or-flee = Драться или бежать?
journal-hint-fight-or-flee = Бегущих бьют в спину.
journal-ask-choose-weapon = Какое оружие?
journal-hint-choose-weapon = Огнестрельному нужны патроны.
journal-ask-spare-foe = От какого врага увернуться?
journal-hint-spare-foe = Он не ударит в спину.
journal-ask-keep-roll = Оставить результат?
journal-hint-keep-roll = Засчитывается последний.
journal-ask-shoot-again = Ещё выстрел?
journal-hint-shoot-again = За ещё один патрон.
journal-ask-strike-foe = Кого из врагов ранить?
journal-hint-strike-foe = Три ранения убивают.
journal-ask-take-wound = Кто получит ранение?
journal-hint-take-wound = Кто дойдёт до четырёх ранений, умрёт.
journal-ask-read-sign = Промах или знак судьбы?
journal-hint-read-sign = Решит карта судьбы.
journal-ask-choose-victim = Кого это коснётся?
journal-hint-choose-victim = Выбирает лидер.
journal-ask-trade = Обменяться?
journal-hint-trade = Сначала платят комиссию.
journal-ask-pay-fee = Чем заплатить комиссию?
journal-hint-pay-fee = Жетонами, которых хватит по ценности.
journal-ask-give = Что отдать?
journal-hint-give = «Готово» без отданного завершает обмен.
journal-ask-take = Что взять?
journal-hint-take = Переплата сгорает.
journal-ask-decide = Как поступить?
journal-hint-decide = Что будет дальше, станет ясно потом.
journal-ask-plan-for = Что делает { NAME($who) }?
journal-hint-plan-for = Все действуют одновременно.
journal-ask-choose-way = Как расчистит завал { NAME($who) }?
journal-hint-choose-way = Лопатой или с помощником.
journal-ask-choose-recipe = Что сделает { NAME($who) }?
journal-hint-choose-recipe = Плата — со склада сразу.
journal-ask-choose-fitting = Что построит { NAME($who) }?
journal-hint-choose-fitting = Работает со следующего этапа.
journal-ask-choose-built = Какое улучшение?
journal-hint-choose-built = Выберите в доме.
journal-ask-choose-site = Куда?
journal-hint-choose-site = На пустую доступную клетку.
journal-ask-confirm-stage = Выполнить план?
journal-hint-confirm-stage = Кто может, при деле или отдыхает. Дальше всё случится разом.
journal-ask-choose-gain = Чьё действие следующее?
journal-hint-choose-gain = Порядок может быть важен.
journal-ask-listen = Кто слушает?
journal-hint-listen = Два разных персонажа.
journal-ask-next-back = Какую карту открыть следующей?
journal-hint-next-back = Откроют все.
journal-ask-choose-actor = Кто действует?
journal-hint-choose-actor = Один из стоящих у карты.
journal-ask-clear-card = Какую карту расчистить?
journal-hint-clear-card = Полностью, со всей добычей.
journal-ask-give-water = { NAME($who) } пьёт?
journal-hint-give-water = Без неё: чёрный кубик, голод или депрессия.
journal-ask-feed = Что ест { NAME($who) }?
journal-hint-feed = Без еды голод вырастет на 1.
journal-ask-listener = Чья депрессия уменьшится?
journal-hint-listener = Рассказ помог.
journal-ask-give-task = Где проведёт ночь { NAME($who) }?
journal-hint-give-task = Кровать, пол, стража или вылазка.
journal-ask-confirm-tasks = Подтвердить задания?
journal-hint-confirm-tasks = Без часового игра проиграна.
journal-ask-choose-location = Куда идти?
journal-hint-choose-location = Чем ближе, тем больше карт впереди.
journal-ask-equip = Что взять с собой?
journal-hint-equip = На обратном пути это тоже ноша.
journal-ask-accept-offer = Принять предложение?
journal-hint-accept-offer = Плата — из того, что с собой.
journal-ask-turn-card = Откройте следующую карту
journal-hint-turn-card = Домой — только после последней.
journal-ask-add-resource = Сколько донести: { NAME($item) }?
journal-hint-add-resource = Больше, чем унесёте, не взять.
journal-ask-leave-behind = Что оставить?
journal-hint-leave-behind = Пока ноша не станет по силам.
journal-ask-arm-guard = С чем встанет на стражу { NAME($who) }?
journal-hint-arm-guard = Что в руках у часового, этой ночью не украдут.
journal-ask-answer-offer = Откупиться?
journal-hint-answer-offer = Тогда налёта не будет.
journal-ask-answer-raid = Сыграть решающее действие?
journal-hint-answer-raid = Одно в этот момент.
journal-ask-cut = Меньше урона или ранений?
journal-hint-cut = По одному за попадание и заколоченный пролом.
journal-ask-lose-item = Что украдено?
journal-hint-lose-item = По одному предмету.
journal-ask-wound-guard = Кто из стражи ранен?
journal-hint-wound-guard = По вашему выбору.
journal-ask-open-fire = Стрелять?
journal-hint-open-fire = Или бросить серый и сберечь патроны.
journal-ask-second-shot = Второй выстрел?
journal-hint-second-shot = За ещё один патрон.
journal-ask-treat = Кому дать лекарство?
journal-hint-treat = Оно подействует через карту судьбы.
journal-ask-last-drink = День окончен
journal-hint-last-drink = Ещё можно выпить, пока не посчитали потери.
journal-ask-extra-care = Какое состояние уменьшить ещё раз?
journal-hint-extra-care = Помогает санитарка.
journal-ask-give-habit = { NAME($who, case: "dat") } без этого никак. Дать?
journal-hint-give-habit = Иначе депрессия вырастет на 1.

# Ходы.
journal-choice-word = { $verb ->
    [do-done] Готово
    [do-confirm] Подтвердить
    [do-yes] { $asked ->
            [give-water] Дать воды
            [give-habit] Дать
            [trade] Меняться
            [answer-offer] Откупиться
            [accept-offer] Принять
            [bury] Убрать под колоду
            [try-luck] Перебросить
            [skip-test] Пропустить проверку
            [second-shot] Выстрелить ещё раз
            [shoot-again] Выстрелить ещё раз
           *[other] Да
        }
    [do-no] { $asked ->
            [give-water] Не давать
            [give-habit] Не давать
            [trade] Не меняться
            [answer-offer] Не откупаться
            [accept-offer] Отказаться
            [bury] Оставить на месте
            [try-luck] Пусть остаётся
            [skip-test] Проходить проверку
            [answer-raid] Ничего не играть
            [hold-on] Нет
           *[other] Нет
        }
    [do-name] { NAME($thing) }
    [do-hold] Держаться: { NAME($thing) } остаётся на 3
    [do-give] Отдать { NAME($thing, case: "acc") }
    [do-unlock] { NAME($thing) }
    [do-lose] Потерять: { $here ->
            [nobody] { NAME($thing) }
           *[other] { NAME($here) } ({ NAME($thing, case: "at") })
        }
    [do-board] Заколотить: { NAME($thing) }
    [do-tear] Сорвать: { NAME($thing) }
    [do-rubble] Завал здесь: { NAME($thing) }
    [do-return] Вернуть карту { $thing }
    [do-replace] Заменить: { NAME($here) }
    [do-decide] { NAME($thing) }
    [do-choose] Выбрать: { NAME($thing) }
    [do-raids] Налётов среди них: { $thing }
    [do-keep] { $thing ->
            [nobody] Оставить
           *[other] Оставить «{ NAME($thing) }»
        }
    [do-meet] Встретиться
    [do-slip] Ускользнуть
    [do-skip] Избежать встречи
    [do-search] { NAME($thing) }
    [do-fight] Драться
    [do-flee] Бежать
    [do-strike] Ударить первыми
    [do-arm] { NAME($thing) }
    [do-dodge] Увернуться: { NAME($thing) }
    [do-reroll] Перебросить
    [do-luck] Перебросить наудачу
    [do-aim] Добавить 2 попадания
    [do-hit] { NAME($thing) }
    [do-victim] { NAME($thing) }
    [do-waive] Меняться без комиссии
    [do-pay] Заплатить: { NAME($thing) }
    [do-take] Взять { NAME($thing, case: "acc") }
    [do-pass] Идти дальше
    [do-rest] Отдых
    [do-build] Построить улучшение
    [do-move] Перенести { $thing ->
            [nobody] улучшение
           *[other] { NAME($here, case: "acc") } ({ NAME($thing, case: "at") })
        }
    [do-dismantle] Разобрать { $thing ->
            [nobody] улучшение
           *[other] { NAME($here, case: "acc") } ({ NAME($thing, case: "at") })
        }
    [do-perform] Играть на гитаре
    [do-go] { $here ->
            [nobody] { NAME($thing) }
           *[other] { NAME($here) } ({ NAME($thing, case: "at") })
        }
    [do-shovel] Лопатой
    [do-alone] В одиночку
    [do-with] Вместе: { NAME($thing) }
    [do-make] { NAME($thing) }
    [do-fit] { NAME($thing) }
    [do-at] Сюда: { NAME($thing) }
    [do-turn] Открыть{ $thing ->
            [nobody] { "" }
           *[other] : { NAME($thing) }
        }
    [do-clear] Расчистить: { NAME($thing) }
    [do-feed] { NAME($thing) }
    [do-guard] Стража
    [do-floor] Спать на полу
    [do-scavenge] На вылазку
    [do-leave] Оставить убежище без стражи
    [do-bed] Спать: { $here ->
            [nobody] { NAME($thing) }
           *[other] { NAME($here) } ({ NAME($thing, case: "at") })
        }
    [do-post] На стражу: { NAME($thing) }
    [do-visit] { NAME($here) }, { $thing ->
            [journal-near] близко
            [journal-mid] недалеко
           *[journal-far] далеко
        }
    [do-add] { $items_n ->
            [0] Нисколько
           *[other] { LIST($items, case: "acc") }
        }
    [do-drop] Оставить { NAME($thing, case: "acc") }
    [do-play] Сыграть: { NAME($thing) }
    [do-cut] { $thing ->
            [journal-damage] Урон меньше на 1
           *[other] Ранений меньше на 1
        }
    [do-shoot] Стрелять
    [do-grey] Бросить серый
    [do-care] { NAME($person) }: { NAME($state) } −1
   *[other] { NAME($thing) }
}
journal-choice-pass = Пас
journal-choice-consume = { $verb ->
    [do-eat] { NAME($person) } съест { NAME($thing, case: "acc") }
    [do-drink] { NAME($person) } выпьет { NAME($thing, case: "acc") }
   *[do-treat] Дать { NAME($person, case: "dat") } { NAME($thing, case: "acc") }
}
journal-choice-contribute = Отдать на цель { NAME($thing, case: "acc") }
journal-choice-play-card = Сыграть «{ NAME($thing) }»
journal-group-word = варианты
journal-group-consume = еда, питьё, лекарства
journal-group-contribute = взносы
journal-group-play-card = решающие действия

# Имена.
name-journal-ca_second_wind = Второе дыхание
name-journal-ca_quiet = Ни звука
name-journal-ca_backdoor = Чёрный ход
name-journal-ca_aim = Твёрдая рука
name-journal-ca_luck = Ещё попытка
name-journal-ca_treasure = Тайная захоронка
name-journal-ca_hope = Ради чего жить
name-journal-ca_bed = Крепкий сон
name-journal-ca_fixer = Мастер на все руки
name-journal-ca_idea = Светлая мысль
name-journal-ca_bandage = Рваная простыня
name-journal-ca_friend = Знакомый в городе
name-journal-ca_watch = Усиленный караул
name-journal-ca_barricade = Баррикада
name-journal-ca_fire = Сберечь огонь
name-journal-ca_bargain = Удачный торг
name-journal-ca_resolve = Каменное сердце
name-journal-ca_ration = Строгая экономия
name-journal-ca_rain = Внезапный дождь
name-journal-ca_hold = Держись
name-journal-ca_map = Старая карта
name-journal-ca_gather = Все вместе
name-journal-ca_meal = Общий ужин
name-journal-ca_escape = Бежим!
name-journal-heap_hall = Хлам в прихожей
name-journal-heap_stairs = Хлам на лестнице
name-journal-heap_wall = Рухнувшая стена
name-journal-heap_glass = Битое стекло
name-journal-wardrobe = Платяной шкаф
name-journal-desk = Письменный стол
name-journal-kitchen = Кухня
name-journal-cellar = Запертый погреб
name-journal-locked_flat = Запертая квартира
name-journal-cage = Кладовка за решёткой
name-journal-creaking = Скрипучий пол
name-journal-tiles = Осыпавшаяся плитка
name-journal-dog = Голодный пёс
name-journal-shots = Далёкие выстрелы
name-journal-rain = Ливень
name-journal-footsteps = Шаги
name-journal-voices = Голоса
name-journal-torch = Луч фонарика
name-journal-door_slam = Хлопок двери
name-journal-alley = Кто-то в переулке
name-journal-place_1 = История этого места I
name-journal-place_2 = История этого места II
name-journal-place_3 = История этого места III
name-journal-memory = Воспоминание
name-journal-cover = Укрытие
name-journal-broken_stairs = Обвалившаяся лестница
name-journal-fire_escape = Пожарная лестница
name-journal-tripwire = Растяжка
name-journal-body = Тело под пальто
name-journal-wall_writing = Надпись на стене
name-journal-pipe = Текущая труба
name-journal-cabinet = Аптечка
name-journal-gun_locker = Оружейный шкаф
name-journal-toolbox = Ящик с инструментами
name-journal-nursery = Детская
name-journal-sniper_street = Улица под прицелом
name-journal-candle = Свеча в окне
name-journal-stash = Чей-то тайник
name-journal-warm_stove = Тёплая печь
name-journal-fuse_box = Электрощит
name-journal-bicycle = Разбитый велосипед
name-journal-weeds = Заросший двор
name-journal-solvents = Шкаф с растворителями
name-journal-barter = Меновая в подворотне
name-journal-passage = Заваленный проход
name-journal-flooded = Затопленный подвал
name-journal-quiet_corner = Тихий уголок
name-journal-finding_1 = Находка 1
name-journal-finding_2 = Находка 2
name-journal-finding_3 = Находка 3
name-journal-finding_4 = Находка 4
name-journal-finding_5 = Находка 5
name-journal-finding_6 = Находка 6
name-journal-finding_7 = Находка 7
name-journal-finding_8 = Находка 8
name-journal-finding_9 = Находка 9
name-journal-finding_10 = Находка 10
name-journal-finding_11 = Находка 11
name-journal-finding_12 = Находка 12
name-journal-finding_13 = Находка 13
name-journal-finding_14 = Находка 14
name-journal-finding_15 = Находка 15
name-journal-finding_16 = Находка 16
name-journal-fate_01 = Открытые раны
name-journal-fate_02 = Скверный кашель
name-journal-fate_03 = Жар в доме
name-journal-fate_04 = Целебный сон
name-journal-fate_05 = Иней на стёклах
name-journal-fate_06 = Лютый мороз
name-journal-fate_07 = Заражение
name-journal-fate_08 = Слухи по городу
name-journal-fate_09 = Нервы
name-journal-fate_10 = Горький кофе
name-journal-fate_11 = Нечего читать
name-journal-fate_12 = Сквозняки
name-journal-fate_13 = Плохая вода
name-journal-fate_14 = Крепкие тела
name-journal-fate_15 = Бессонница
name-journal-fate_16 = Гангрена
name-journal-fate_17 = Зимняя хворь
name-journal-fate_18 = Улица меняется
name-journal-fate_19 = День передышки
name-journal-fate_20 = Дурные сны
name-journal-fate_21 = Оттепель
name-journal-fate_22 = Долгий рассвет
name-journal-fate_23 = Дороги закрыты
name-journal-fate_24 = Добрые соседи
name-journal-hit = Попадание
name-journal-disarm = Без оружия в руках
name-journal-jam = Осечка
name-journal-retreat = Бегство врагов
name-journal-kill = Гибель
name-journal-bed = кровать
name-journal-crude_stove = простая плита
    .acc = простую плиту
name-journal-crude_stove_stew = Похлёбка
name-journal-crude_stove_soup = Суп
name-journal-simple_heater = буржуйка
    .acc = буржуйку
name-journal-simple_heater_wood = Жечь дрова
name-journal-simple_heater_book = Жечь книгу
name-journal-water_collector = сборник воды
name-journal-water_collector_plain = Отстоять воду
name-journal-water_collector_filter = Профильтровать
name-journal-armchair = кресло
name-journal-armchair_coffee = Выпить кофе
name-journal-armchair_smoke = Покурить
name-journal-armchair_read = Почитать (книга остаётся)
name-journal-workshop = мастерская
    .acc = мастерскую
name-journal-workshop_part = Механическая деталь
name-journal-workshop_saw = Ножовка
name-journal-workshop_shovel = Лопата
name-journal-workshop_guitar = Починить гитару
name-journal-animal_trap = ловушка для зверьков
    .acc = ловушку для зверьков
name-journal-animal_trap_bait = С приманкой
name-journal-animal_trap_bare = Без приманки
name-journal-hideaway = тайник
name-journal-strong_door = укреплённая дверь
    .acc = укреплённую дверь
name-journal-rain_barrel = дождевая бочка
    .acc = дождевую бочку
name-journal-kindling_stand = козлы
name-journal-kindling_stand_scrap = Разобрать хлам
name-journal-kindling_stand_guitar = Разломать сломанную гитару
name-journal-vegetable_bed = огород на подоконнике
name-journal-vegetable_bed_water = Полить
name-journal-good_stove = хорошая плита
    .acc = хорошую плиту
name-journal-good_stove_stew2 = Две похлёбки
name-journal-good_stove_stew = Похлёбка
name-journal-good_stove_soup2 = Два супа
name-journal-good_heater = хороший обогреватель
name-journal-good_heater_wood = Жечь дрова
name-journal-radio = радиоприёмник
name-journal-radio_news = Новости
name-journal-radio_music = Музыка
name-journal-still = самогонный аппарат
name-journal-still_moonshine = Самогон
name-journal-still_alcohol = Спирт
name-journal-herb_garden = грядка с травами
    .acc = грядку с травами
name-journal-herb_garden_grow = Вырастить травы
name-journal-big_garden = огород на чердаке
name-journal-big_garden_water = Полить
name-journal-apothecary = аптечный стол
name-journal-apothecary_herbal = Лекарство из трав
name-journal-apothecary_meds = Лекарство
name-journal-apothecary_bandages = Бинт
name-journal-metal_bench = слесарный стол
name-journal-metal_bench_knife = Нож
name-journal-metal_bench_hatchet = Топор
name-journal-metal_bench_wpart = Оружейная деталь
name-journal-gun_bench = оружейный стол
name-journal-gun_bench_pistol = Починить пистолет
name-journal-gun_bench_rifle = Починить винтовку
name-journal-gun_bench_shotgun = Починить дробовик
name-journal-gun_bench_ammo = Снарядить патроны
name-journal-alarm = сигнализация из банок
    .acc = сигнализацию из банок
name-journal-music_corner = музыкальный уголок
name-journal-music_corner_play = Сыграть
name-journal-bunk = двухъярусная кровать
    .acc = двухъярусную кровать
name-journal-wood = брусок
    .gen = бруска
    .ins = бруском
name-journal-component = компонент
    .gen = компонента
    .ins = компонентом
name-journal-water = вода
    .gender = f
    .acc = воду
    .gen = воды
    .ins = водой
name-journal-canned_food = консервы
    .gender = pl
    .gen = консервов
    .ins = консервами
name-journal-raw_food = сырая еда
    .gender = f
    .acc = сырую еду
    .gen = сырой еды
    .ins = сырой едой
name-journal-vegetable = овощи
    .gender = pl
    .gen = овощей
    .ins = овощами
name-journal-alcohol = спирт
    .gen = спирта
    .ins = спиртом
name-journal-moonshine = самогон
    .gen = самогона
    .ins = самогоном
name-journal-cigarette = сигареты
    .gender = pl
    .gen = сигарет
    .ins = сигаретами
name-journal-coffee = кофе
    .gen = кофе
    .ins = кофе
name-journal-sugar = сахар
    .gen = сахара
    .ins = сахаром
name-journal-shovel = лопата
    .gender = f
    .acc = лопату
    .gen = лопаты
    .ins = лопатой
name-journal-sawblade = ножовка
    .gender = f
    .acc = ножовку
    .gen = ножовки
    .ins = ножовкой
name-journal-lockpick = отмычка
    .gender = f
    .acc = отмычку
    .gen = отмычки
    .ins = отмычкой
name-journal-filter = фильтр
    .gen = фильтра
    .ins = фильтром
name-journal-mechanical_part = механическая деталь
    .gender = f
    .acc = механическую деталь
    .gen = механической детали
    .ins = механической деталью
name-journal-electrical_part = электрическая деталь
    .gender = f
    .acc = электрическую деталь
    .gen = электрической детали
    .ins = электрической деталью
name-journal-jewelry = драгоценности
    .gender = pl
    .gen = драгоценностей
    .ins = драгоценностями
name-journal-book = книга
    .gender = f
    .acc = книгу
    .gen = книги
    .ins = книгой
name-journal-broken_guitar = сломанная гитара
    .gender = f
    .acc = сломанную гитару
    .gen = сломанной гитары
    .ins = сломанной гитарой
name-journal-guitar = гитара
    .gender = f
    .acc = гитару
    .gen = гитары
    .ins = гитарой
name-journal-weapon_part = оружейная деталь
    .gender = f
    .acc = оружейную деталь
    .gen = оружейной детали
    .ins = оружейной деталью
name-journal-knife = нож
    .gen = ножа
    .ins = ножом
name-journal-hatchet = топор
    .gen = топора
    .ins = топором
name-journal-pistol = пистолет
    .gen = пистолета
    .ins = пистолетом
name-journal-rifle = винтовка
    .gender = f
    .acc = винтовку
    .gen = винтовки
    .ins = винтовкой
name-journal-shotgun = дробовик
    .gen = дробовика
    .ins = дробовиком
name-journal-broken_pistol = сломанный пистолет
    .gen = сломанного пистолета
    .ins = сломанным пистолетом
name-journal-broken_rifle = сломанная винтовка
    .gender = f
    .acc = сломанную винтовку
    .gen = сломанной винтовки
    .ins = сломанной винтовкой
name-journal-broken_shotgun = сломанный дробовик
    .gen = сломанного дробовика
    .ins = сломанным дробовиком
name-journal-ammo = патрон
    .gen = патрона
    .ins = патроном
name-journal-shell = гильза
    .gender = f
    .acc = гильзу
    .gen = гильзы
    .ins = гильзой
name-journal-herb = травы
    .gender = pl
    .gen = трав
    .ins = травами
name-journal-chems = химикаты
    .gender = pl
    .gen = химикатов
    .ins = химикатами
name-journal-herbal_meds = лекарство из трав
    .gender = n
    .gen = лекарства из трав
    .ins = лекарством из трав
name-journal-meds = лекарство
    .gender = n
    .gen = лекарства
    .ins = лекарством
name-journal-bandages = бинт
    .gen = бинта
    .ins = бинтом
name-journal-school = Школа
name-journal-bakery = Пекарня
name-journal-hospital = Городская больница
name-journal-garage = Автомастерская
name-journal-cottage = Домик на окраине
name-journal-church = Церковь
name-journal-corner_shop = Лавка на углу
name-journal-library = Библиотека
name-journal-depot = Железнодорожное депо
name-journal-pharmacy = Разграбленная аптека
name-journal-tower_block = Многоэтажка
name-journal-police = Полицейский участок
name-journal-market = Ночной рынок
name-journal-theatre = Старый театр
name-journal-building_site = Стройка
name-journal-checkpoint = Блокпост
name-journal-allotments = Садовые участки
name-journal-brewery = Пивоварня
name-journal-chapter_1 = Глава I
name-journal-chapter_2 = Глава II
name-journal-chapter_3 = Глава III
name-journal-ev_siege = Дороги перерезаны
name-journal-ev_frost = Первые заморозки
name-journal-ev_aid = Гуманитарный конвой
name-journal-ev_shelling = Обстрел
name-journal-ev_visit = Стук в дверь
name-journal-ev_market = Цены взлетели
name-journal-ev_blackout = Нет света
name-journal-ev_flu = Грипп
name-journal-ev_lull = Тихий день
name-journal-ev_crime = Беззаконие
name-journal-ev_snipers = Снайперы на крышах
name-journal-ev_snow = Снегопад
name-journal-ev_memorial = День памяти
name-journal-ev_refugees = Колонна беженцев
name-journal-fe_ceasefire = Перемирие
name-journal-fe_assault = Последний штурм
name-journal-fe_waiting = В ожидании вестей
name-journal-v_trader = Бродячий торговец
    .in = бродячий торговец
name-journal-v_neighbour = Соседка с просьбой
    .in = соседка с просьбой
name-journal-v_children = Двое детей
    .in = двое детей
name-journal-v_volunteer = Волонтёр с помощью
    .in = волонтёр с помощью
name-journal-v_soldier = Солдат у двери
    .in = солдат у двери
name-journal-v_tuner = Настройщик
    .in = настройщик
name-journal-v_widow = Вдова с чемоданом
    .in = вдова с чемоданом
name-journal-v_smuggler = Контрабандист
    .in = контрабандист
name-journal-v_journalist = Журналист
    .in = журналист
name-journal-v_refugee = Беженец, готовый работать
    .in = беженец, готовый работать
name-journal-v_medic = Санитар
    .in = санитар
name-journal-v_fraud = Обаятельный незнакомец
    .in = обаятельный незнакомец
name-journal-v_postman = Почтальон
    .in = почтальон
name-journal-v_choir = Поющие соседи
    .in = поющие соседи
name-journal-o_home = Жилой угол
name-journal-o_clear = Разобрать развалины
name-journal-o_stock = Поделиться с подъездом
name-journal-o_winter = Готовы к зиме
name-journal-o_clinic = Помощь медпункту
name-journal-o_together = Держаться вместе
name-journal-o_everyone = Дойти всем вместе
name-journal-o_witness = Свидетельство
name-journal-o_papers = Документы на выезд
name-journal-strong_back = Крепкая спина
name-journal-field_medic = Полевой медик
name-journal-trained_guard = Обученный охранник
name-journal-light_step = Лёгкий шаг
name-journal-runner = Бегун
name-journal-storyteller = Рассказчица
name-journal-locksmith = Слесарь
name-journal-cook = Повар
name-journal-musician = Музыкант
name-journal-chemist = Химик
name-journal-carpenter = Плотник
name-journal-haggler = Торговка
name-journal-gardener = Садовник
name-journal-scout = Разведчица
name-journal-electrician = Электрик
name-journal-smoker = Курильщик
name-journal-reader = Книголюб
name-journal-none = голые руки
    .gender = pl
    .ins = голыми руками
name-journal-goran = Горан
    .gender = m
    .gen = Горана
    .dat = Горану
    .acc = Горана
    .ins = Гораном
name-journal-irina = Ирина
    .gender = f
    .gen = Ирины
    .dat = Ирине
    .acc = Ирину
    .ins = Ириной
name-journal-tomas = Томас
    .gender = m
    .gen = Томаса
    .dat = Томасу
    .acc = Томаса
    .ins = Томасом
name-journal-vesna = Весна
    .gender = f
    .gen = Весны
    .dat = Весне
    .acc = Весну
    .ins = Весной
name-journal-luka = Лука
    .gender = m
    .gen = Луки
    .dat = Луке
    .acc = Луку
    .ins = Лукой
name-journal-mira = Мира
    .gender = f
    .gen = Миры
    .dat = Мире
    .acc = Миру
    .ins = Мирой
name-journal-anatol = Анатоль
    .gender = m
    .gen = Анатоля
    .dat = Анатолю
    .acc = Анатоля
    .ins = Анатолем
name-journal-sofia = София
    .gender = f
    .gen = Софии
    .dat = Софии
    .acc = Софию
    .ins = Софией
name-journal-emil = Эмиль
    .gender = m
    .gen = Эмиля
    .dat = Эмилю
    .acc = Эмиля
    .ins = Эмилем
name-journal-lena = Лена
    .gender = f
    .gen = Лены
    .dat = Лене
    .acc = Лену
    .ins = Леной
name-journal-josef = Йозеф
    .gender = m
    .gen = Йозефа
    .dat = Йозефу
    .acc = Йозефа
    .ins = Йозефом
name-journal-nadia = Надя
    .gender = f
    .gen = Нади
    .dat = Наде
    .acc = Надю
    .ins = Надей
name-journal-petar = Петар
    .gender = m
    .gen = Петара
    .dat = Петару
    .acc = Петара
    .ins = Петаром
name-journal-dara = Дара
    .gender = f
    .gen = Дары
    .dat = Даре
    .acc = Дару
    .ins = Дарой
name-journal-ruben = Рубен
    .gender = m
    .gen = Рубена
    .dat = Рубену
    .acc = Рубена
    .ins = Рубеном
name-journal-n_thief = Одинокий вор
name-journal-n_neighbours = Голодные соседи
name-journal-n_kids = Дети в окне
name-journal-n_burglars = Взломщики
name-journal-n_drunks = Пьяная компания
name-journal-n_prowlers = Тени во дворе
name-journal-n_crowbar = Люди с ломами
name-journal-n_stones = Камни из темноты
name-journal-n_fuel = Охотники за дровами
name-journal-n_knock = Стук в дверь
name-journal-n_lull = Тихая ночь
name-journal-n_fire = Горящая тряпка
name-journal-n_deserters = Дезертиры
name-journal-n_shelling = Ночной обстрел
name-journal-n_gang = Вооружённая шайка
name-journal-n_snatchers = Охотники за оружием
name-journal-n_siege = Им нужен дом
name-journal-n_medics = Им нужны лекарства
name-journal-n_arson = Поджигатели
name-journal-n_soldiers = Озверевшие солдаты
name-journal-n_inside = Кто-то впустил их
name-journal-n_breach = Пролом в стене
name-journal-r_grandmother = Старушка с тростью
    .in = старушка с тростью
name-journal-r_scavengers = Другие искатели
    .in = другие искатели
name-journal-r_deserter = Дезертир
    .in = дезертир
name-journal-r_mother = Мать с коляской
    .in = мать с коляской
name-journal-r_looters = Мародёры
    .in = мародёры
name-journal-r_doctor = Измученный врач
    .in = измученный врач
name-journal-r_boys = Дворовые мальчишки
    .in = дворовые мальчишки
name-journal-r_watchman = Сторож дома
    .in = сторож дома
name-journal-r_couple = Пара в укрытии
    .in = пара в укрытии
name-journal-r_trader = Торговец с тележкой
    .in = торговец с тележкой
name-journal-r_wounded = Раненый
    .in = раненый
name-journal-r_priest = Священник
    .in = священник
name-journal-r_drunk = Пьяный солдат
    .in = пьяный солдат
name-journal-r_teacher = Человек, читающий вслух
    .in = человек, читающий вслух
name-journal-r_bandits = Бандиты
    .in = бандиты
name-journal-r_family = Семья за столом
    .in = семья за столом
name-journal-r_guard_dogs = Человек с двумя псами
    .in = человек с двумя псами
name-journal-r_musician = Скрипач
    .in = скрипач
name-journal-r_bandits_big = Бандиты
    .in = бандиты
name-journal-r_patrol = Армейский патруль
    .in = армейский патруль
name-journal-r_sniper = Гнездо снайпера
    .in = гнездо снайпера
name-journal-r_gang = Шайка подростков
    .in = шайка подростков
name-journal-r_slavers = Торговцы людьми
    .in = торговцы людьми
name-journal-r_mad = Человек с гранатой
    .in = человек с гранатой
name-journal-r_militia = Сборщики «налога»
    .in = сборщики «налога»
name-journal-r_desperate = Голодная толпа
    .in = голодная толпа
name-journal-f3c1 = Пролом (3–1)
    .at = 3–1
    .in = пролом (3–1)
name-journal-f3c2 = Мусор (3–2)
    .at = 3–2
    .in = мусор (3–2)
name-journal-f3c3 = Пустая клетка (3–3)
    .at = 3–3
    .in = пустая клетка (3–3)
name-journal-f3c4 = Мебель (3–4)
    .at = 3–4
    .in = мебель (3–4)
name-journal-f3c5 = Завал (3–5)
    .at = 3–5
    .in = завал (3–5)
name-journal-f3c6 = Мусор (3–6)
    .at = 3–6
    .in = мусор (3–6)
name-journal-f2c1 = Мебель (2–1)
    .at = 2–1
    .in = мебель (2–1)
name-journal-f2c2 = Запертая дверь (2–2)
    .at = 2–2
    .in = запертая дверь (2–2)
name-journal-f2c3 = Пустая клетка (2–3)
    .at = 2–3
    .in = пустая клетка (2–3)
name-journal-f2c4 = Спать на полу (2–4)
    .at = 2–4
    .in = спать на полу (2–4)
name-journal-f2c5 = Водосток (2–5)
    .at = 2–5
    .in = водосток (2–5)
name-journal-f2c6 = Пролом (2–6)
    .at = 2–6
    .in = пролом (2–6)
name-journal-f2c7 = Мебель (2–7)
    .at = 2–7
    .in = мебель (2–7)
name-journal-f1c1 = Пролом (1–1)
    .at = 1–1
    .in = пролом (1–1)
name-journal-f1c2 = Наблюдательный пункт (1–2)
    .at = 1–2
    .in = наблюдательный пункт (1–2)
name-journal-f1c3 = Часовой (1–3)
    .at = 1–3
    .in = часовой (1–3)
name-journal-f1c4 = Пустая клетка (1–4)
    .at = 1–4
    .in = пустая клетка (1–4)
name-journal-f1c5 = Мусор (1–5)
    .at = 1–5
    .in = мусор (1–5)
name-journal-f1c6 = Завал (1–6)
    .at = 1–6
    .in = завал (1–6)
name-journal-f1c7 = Запертая дверь (1–7)
    .at = 1–7
    .in = запертая дверь (1–7)
name-journal-f1c8 = Мусор (1–8)
    .at = 1–8
    .in = мусор (1–8)
name-journal-f0c1 = Мусор (0–1)
    .at = 0–1
    .in = мусор (0–1)
name-journal-f0c2 = Решётка (0–2)
    .at = 0–2
    .in = решётка (0–2)
name-journal-f0c3 = Завал (0–3)
    .at = 0–3
    .in = завал (0–3)
name-journal-f0c4 = Пустая клетка (0–4)
    .at = 0–4
    .in = пустая клетка (0–4)
name-journal-f0c5 = Верстак (0–5)
    .at = 0–5
    .in = верстак (0–5)
name-journal-f0c6 = Запертая дверь (0–6)
    .at = 0–6
    .in = запертая дверь (0–6)
name-journal-f0c7 = Мебель (0–7)
    .at = 0–7
    .in = мебель (0–7)
name-journal-f0c8 = Решётка (0–8)
    .at = 0–8
    .in = решётка (0–8)
name-journal-f0c9 = Завал (0–9)
    .at = 0–9
    .in = завал (0–9)
name-journal-f0c10 = Мусор (0–10)
    .at = 0–10
    .in = мусор (0–10)
name-journal-f0c11 = Пролом (0–11)
    .at = 0–11
    .in = пролом (0–11)
name-journal-rain_gutter = Водосток
name-journal-rain_gutter_collect = Собрать дождевую воду
name-journal-lookout = Наблюдательный пункт
name-journal-lookout_raid = Следить за улицей
name-journal-lookout_residents = Следить за соседями
name-journal-workbench = Верстак
name-journal-workbench_filter = Фильтр
name-journal-workbench_lockpick = Отмычка
name-journal-workbench_shovel = Лопата
name-journal-board_up = Заколотить пролом
name-journal-board_up_board = Заколотить
name-journal-rubble = Завал
name-journal-bars = Решётка
name-journal-locked_door = Запертая дверь
name-journal-trash = Мусор
name-journal-furniture = Мебель
name-journal-rubble_1 = Завал
name-journal-rubble_2 = Завал
name-journal-rubble_3 = Завал
name-journal-rubble_4 = Завал
name-journal-bars_1 = Решётка
name-journal-bars_2 = Решётка
name-journal-locked_door_1 = Запертая дверь
name-journal-locked_door_2 = Запертая дверь
name-journal-locked_door_3 = Запертая дверь
name-journal-trash_1 = Мусор
name-journal-trash_2 = Мусор
name-journal-trash_3 = Мусор
name-journal-trash_4 = Мусор
name-journal-trash_5 = Мусор
name-journal-trash_6 = Мусор
name-journal-furniture_1 = Мебель
name-journal-furniture_2 = Мебель
name-journal-furniture_3 = Мебель
name-journal-furniture_4 = Мебель
name-journal-rubble_extra = Завал
name-journal-standard = Обычное убежище
name-journal-advanced = Суровое убежище
name-journal-hunger = голод
    .gen = голода
    .ins = голодом
name-journal-fatigue = усталость
    .gender = f
    .gen = усталости
    .ins = усталостью
name-journal-illness = болезнь
    .gender = f
    .gen = болезни
    .ins = болезнью
name-journal-wounds = ранения
    .gender = pl
    .gen = ранений
    .ins = ранениями
name-journal-misery = депрессия
    .gender = f
    .acc = депрессию
    .gen = депрессии
    .ins = депрессией
name-journal-black = чёрный кубик
name-journal-grey = серый боевой кубик
name-journal-yellow = жёлтый боевой кубик
name-journal-red = красный боевой кубик
name-journal-A = Враг A
name-journal-B = Враг B
name-journal-C = Враг C
name-journal-A1 = Враг A1
    .in = враг A1
name-journal-A2 = Враг A2
    .in = враг A2
name-journal-A3 = Враг A3
    .in = враг A3
name-journal-A4 = Враг A4
    .in = враг A4
name-journal-B1 = Враг B1
    .in = враг B1
name-journal-B2 = Враг B2
    .in = враг B2
name-journal-B3 = Враг B3
    .in = враг B3
name-journal-B4 = Враг B4
    .in = враг B4
name-journal-C1 = Враг C1
    .in = враг C1
name-journal-C2 = Враг C2
    .in = враг C2
name-journal-C3 = Враг C3
    .in = враг C3
name-journal-C4 = Враг C4
    .in = враг C4
name-journal-player1 = Игрок 1
name-journal-player2 = Игрок 2
name-journal-player3 = Игрок 3
name-journal-player4 = Игрок 4
name-journal-player5 = Игрок 5
name-journal-player6 = Игрок 6
name-journal-morning = Утро
name-journal-day = Дневные действия
name-journal-dusk = Закат
name-journal-evening = Вечер
name-journal-scavenging = Вылазка
name-journal-raid = Ночной налёт
name-journal-dawn = Рассвет
name-journal-over = конец
name-journal-set_up = подготовка
name-journal-near = Близко
name-journal-mid = Недалеко
name-journal-far = Далеко
name-journal-heap = куча
name-journal-pantry = кладовая
name-journal-miss = промах
name-journal-hit1 = 1 попадание
name-journal-hit2 = 2 попадания
name-journal-hit3 = 3 попадания
name-journal-sign = знак
name-journal-axe = топор
name-journal-buckshot = картечь
name-journal-out_of_ammo = нет патронов
name-journal-damage = урон
name-journal-guard = на страже
name-journal-scavenge = в вылазке
name-journal-floor = на полу
name-journal-pick = вскрыть замок
name-journal-clear = расчистить завал
name-journal-saw = распилить решётку
name-journal-craft = работа
name-journal-build = строительство
name-journal-move = перенос
name-journal-dismantle = разборка
name-journal-play = музыка
name-journal-night_raid = ночные налёты
name-journal-residents = местные
name-journal-event = события
name-journal-location = локации
name-journal-unknown = неизвестность
name-journal-food = еда
    .gender = f
    .acc = еду
    .gen = еды
    .ins = едой
name-journal-medical = медицинский жетон
    .gen = медицинского жетона
    .ins = медицинским жетоном
name-journal-weapon = оружие
    .gender = n
    .gen = оружия
    .ins = оружием
name-journal-tool = инструмент
    .gen = инструмента
    .ins = инструментом
name-journal-kind = доброта
name-journal-dignity = достоинство
name-journal-witness = свидетельство
name-journal-child = помощь ребёнку
name-journal-stole = кража
name-journal-betrayed = предательство
name-journal-debt = долг
name-journal-letter_out = отправленное письмо
name-journal-letters = письма
name-journal-music = музыка
name-journal-pump = колонка
name-journal-ending_road = дорога
name-journal-ending_scattered = порознь
name-journal-ending_silence = молчание
name-journal-ending_stay = оставшиеся
name-journal-ending_together = вместе
name-journal-ending_witness = свидетели
name-journal-liquor = выпивка
    .gender = f
    .acc = выпивку
    .gen = выпивки
    .ins = выпивкой
name-journal-comfort = утешение
    .gender = n
    .gen = утешения
    .ins = утешением
name-journal-any = что угодно
    .gender = n
    .gen = чего угодно
    .ins = чем угодно
name-journal-resource = ресурс
    .gen = ресурса
    .ins = ресурсом
