# «Ещё один день»: имена, стол, вопросы и ходы. Что произошло — в outlive-events.ftl.

# Цвета мест: множественное число, и глаголы при них во множественном.
name-outlive-orange = Оранжевые
    .gender = pl
    .short = Ор
    .gen = оранжевых
    .dat = оранжевым
    .acc = оранжевых
    .ins = оранжевыми
name-outlive-beige = Бежевые
    .gender = pl
    .short = Бе
    .gen = бежевых
    .dat = бежевым
    .acc = бежевых
    .ins = бежевыми
name-outlive-purple = Фиолетовые
    .gender = pl
    .short = Фи
    .gen = фиолетовых
    .dat = фиолетовым
    .acc = фиолетовых
    .ins = фиолетовыми
name-outlive-blue = Синие
    .gender = pl
    .short = Си
    .gen = синих
    .dat = синим
    .acc = синих
    .ins = синими

# Ресурсы.
name-outlive-meat = мясо
name-outlive-water = вода
    .acc = воду
name-outlive-canned_food = консервы
name-outlive-wood = дерево
name-outlive-metal = металл
name-outlive-microchip = микросхемы
    .short = чипы
name-outlive-ammo = патроны
name-outlive-well_water = вода из скважины
    .acc = воду из скважины
counted-outlive-meat = { $n } { $n ->
    [one] { $case ->
       *[nom] мясо
    }
   *[other] мяса
}
counted-outlive-water = { $n } { $n ->
    [one] { $case ->
        [acc] воду
       *[nom] вода
    }
   *[other] воды
}
counted-outlive-canned_food = { $n } { $n ->
    [one] { $case ->
        [acc] банку консервов
       *[nom] банка консервов
    }
    [few] банки консервов
   *[many] банок консервов
}
counted-outlive-wood = { $n } { $n ->
    [one] { $case ->
       *[nom] дерево
    }
   *[other] дерева
}
counted-outlive-metal = { $n } { $n ->
    [one] { $case ->
       *[nom] металл
    }
   *[other] металла
}
counted-outlive-microchip = { $n } { $n ->
    [one] { $case ->
        [acc] микросхему
       *[nom] микросхема
    }
    [few] микросхемы
   *[many] микросхем
}
counted-outlive-ammo = { $n } { $n ->
    [one] { $case ->
       *[nom] патрон
    }
    [few] патрона
   *[many] патронов
}
counted-outlive-well_water = { $n ->
    [1] { $case ->
        [acc] воду из скважины
       *[nom] вода из скважины
    }
   *[other] { $n } воды из скважин
}

# Зоны.
name-outlive-forest = Лес
    .to = в лес
    .in = в лесу
    .from = из леса
name-outlive-dam = Дамба
    .to = на дамбу
    .in = на дамбе
    .from = с дамбы
name-outlive-military_base = Военная база
    .short = База
    .to = на военную базу
    .in = на военной базе
    .from = с военной базы
name-outlive-silent_peak = Сайлент Пик
    .to = в Сайлент Пик
    .in = в Сайлент Пике
    .from = из Сайлент Пика
name-outlive-mine = Шахта
    .to = в шахту
    .in = в шахте
    .from = из шахты
name-outlive-cargo = Сухогруз
    .to = на сухогруз
    .in = на сухогрузе
    .from = с сухогруза
name-outlive-fair = Ярмарка
    .to = на ярмарку
    .in = на ярмарке
    .from = с ярмарки
name-outlive-blackwood = Блэквуд
    .to = в Блэквуд
    .in = в Блэквуде
    .from = из Блэквуда

# Два отряда с силой 3.
name-outlive-3a = 3А
name-outlive-3b = 3Б

# Жетоны поиска.
name-outlive-holy_water = святая вода
    .acc = святую воду
name-outlive-ration = паёк
name-outlive-plank = доска
    .acc = доску
name-outlive-scrap_metal = металлолом
name-outlive-appliance = бытовая техника
    .acc = бытовую технику
name-outlive-ammunition = боеприпасы
name-outlive-algae_pills = таблетки из водорослей
name-outlive-empty_cupboard = пустой шкаф

# Дичь.
name-outlive-prey_3 = заяц
    .acc = зайца
name-outlive-prey_4 = лиса
    .acc = лису
name-outlive-prey_5 = волк
    .acc = волка
name-outlive-prey_6 = кабан
    .acc = кабана
name-outlive-prey_7 = медведь
    .acc = медведя

# Бедствия.
name-outlive-forest_fire = Лесной пожар
name-outlive-cave_in = Обвал
name-outlive-thieves = Воры
name-outlive-hard_times = Плохие времена
name-outlive-nomads = Кочевники
name-outlive-rats = Нашествие крыс
name-outlive-raiders = Рейдеры
name-outlive-cold_snap = Внезапное похолодание
name-outlive-radioactive_cloud = Радиоактивное облако
name-outlive-sandstorm = Песчаная буря
name-outlive-epizootic = Эпизоотия
name-outlive-mutations = Мутации животных

# Лидеры.
name-outlive-jacob_rowlett = Джейкоб Роулетт
name-outlive-kooper_froste = Купер Фрост
name-outlive-wilson_frye = Уилсон Фрай
name-outlive-grayson_pigott = Грейсон Пиготт
name-outlive-solen_livrich = Солен Ливрих
name-outlive-liza_valentine = Лиза Валентайн
name-outlive-mary_koolpepper = Мэри Кулпеппер
name-outlive-lily_rose_wely = Лили-Роуз Велли
name-outlive-swifty_bingham = Свифти Бингем
name-outlive-erin_mccarthy = Эрин Маккарти

# Комнаты и шлюз.
name-outlive-airlock = шлюз
    .to = в шлюз
    .in = в шлюзе
    .from = из шлюза
name-outlive-builders = Строительная бригада
    .short = Бригада
name-outlive-salvage_bench = Верстак
name-outlive-crisis_staff = Кризисный штаб
    .short = Штаб
name-outlive-smokehouse = Коптильня
name-outlive-pantry = Кладовая
name-outlive-boarding_party = Абордажная команда
    .short = Абордаж
name-outlive-cartridge_press = Патронный цех
    .short = Патроны
name-outlive-well = Скважина
name-outlive-bulwark = Гермоконтур
name-outlive-breakers_yard = Разборка
name-outlive-decontamination = Дезактивация
name-outlive-ventilation = Вентиляция
name-outlive-living_quarters = Жилой отсек
name-outlive-scout_post = Разведпункт
name-outlive-warehouse = Склад находок
    .short = Склад
name-outlive-lookout = Наблюдательный пост
    .short = Пост
name-outlive-guard_room = Караулка
name-outlive-machine_shop = Ремонтный цех
    .short = Ремонт
name-outlive-kitchen = Кухня
name-outlive-bandit_den = Логово налётчиков
    .short = Логово
name-outlive-joinery = Столярка
name-outlive-tool_room = Инструментальная

# Снаряжение.
name-outlive-axe = Топор
name-outlive-bow = Лук
name-outlive-jerrycan = Канистра
    .acc = Канистру
name-outlive-access_card = Ключ доступа
name-outlive-ammo_crate = Ящик для боеприпасов
name-outlive-crowbar = Лом
name-outlive-chainsaw = Бензопила
    .acc = Бензопилу
name-outlive-flashlight = Фонарик
name-outlive-pickaxe = Кирка
    .acc = Кирку
name-outlive-filter = Фильтр
name-outlive-grappling_hook = Захватный крюк
name-outlive-hacksaw = Ножовка
    .acc = Ножовку
name-outlive-backpack = Рюкзак
name-outlive-metal_detector = Металлодетектор
name-outlive-shotgun = Дробовик
name-outlive-bear_trap = Капкан
name-outlive-baseball_bat = Бейсбольная бита
    .acc = Бейсбольную биту
name-outlive-body_armor = Бронежилет
name-outlive-exoskeleton = Экзоскелет
name-outlive-thermal_sensor = Датчик тепла

# Стол.
outlive-day = День { $day } из { $days }
outlive-phase-set-up = подготовка
outlive-phase-dawn = рассвет
outlive-phase-start-of-day = начало дня
outlive-phase-day = день
outlive-phase-disasters = ночь: бедствия
outlive-phase-night = ночь
outlive-phase-over = конец
outlive-level = радиация { $level }
outlive-you = вы
outlive-none = нет
outlive-token = первый ход: { NAME($who) }
outlive-stock = { NAME($resource) }: { $n }
outlive-algae = водоросли { $left ->
    [yes] есть
   *[no] собраны
}
outlive-prey-top = сверху { NAME($prey) }, в стопке { $left }
outlive-prey-gone = дичи больше нет
outlive-display = можно взять: { LIST($tiles) }
outlive-display-empty = снаряжения нет
outlive-search-left = поиск: { $n }
outlive-ship-place = место { $place }: { $cans ->
    [one] { $cans } банка
    [few] { $cans } банки
   *[many] { $cans } банок
}{ $survivor ->
    [yes] { " " }+ выживший
   *[no] { "" }
}{ $who ->
    [nobody] { "" }
   *[other] , занято: { NAME($who) }
}
outlive-squad-active = { NAME($who) } { NAME($squad) } (активен)
outlive-squad-resting = { NAME($who) } { NAME($squad) }
outlive-open-disasters = бедствия: { LIST($cards) }
outlive-no-disasters = открытых бедствий нет
outlive-stores = склад
outlive-rooms = комнаты
outlive-room-plan = { NAME($room) } (не построена)
outlive-room-line = { NAME($room) } { $survivors }/{ $slots }{ $full ->
    [yes] { " " }заселена
   *[no] { "" }
}{ $used ->
    [yes] , использована
   *[no] { "" }
}
outlive-airlock-line = шлюз { $n }/7
outlive-radiation-line = радиация { $value }
outlive-bill = этой ночью: провианта на комнаты — { $food }, воды на шлюз — { $water }, радиация +{ $dose }
outlive-equipment-line = починено: { LIST($repaired) }
outlive-broken-line = сломано: { LIST($broken) }
outlive-prey-line = трофеи: { LIST($prey) }
outlive-score-now = сейчас { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
outlive-dealt-rooms = сдано: { LIST($rooms) }
outlive-dealt-about = что они делают: заметки (n)
outlive-dealt-leaders = лидеры: { LIST($leaders) }
outlive-note-search = { NAME($city) }, жетоны поиска сверху: { $tokens }
outlive-note-prey = { NAME($zone) }, дичь сверху: { $tokens }
outlive-no-notes = Вы не заглядывали ни во что, что лежит лицом вниз.
outlive-unknown = ?
outlive-about = { NAME($who) }{ $mine ->
    [yes] { " " }(вы)
   *[no] { "" }
}, { NAME($leader) }: выживших { $survivors } (в шлюзе { $airlock }), радиация { $radiation }, очков { $points }
outlive-card-line = { NAME($card) } — { $text }

# Конец.
outlive-reason-points = Караван пришёл. Побеждает тот, у кого больше очков.
outlive-reason-provisions = Караван пришёл. Очков поровну: решает провиант.
outlive-reason-resources = Караван пришёл. Очков и провианта поровну: решают все ресурсы.
outlive-reason-shared = Караван пришёл. Поровну всё: победа общая.
outlive-part-disasters = бедствия
outlive-part-rooms = комнаты
outlive-part-radiation = радиация
outlive-part-survivors = выжившие
outlive-part-equipment = снаряж.
outlive-part-pairs = пары
outlive-part-total = всего

# Настройки стола.
outlive-option-placement = Расстановка отрядов
outlive-option-night = Ночные дела

# Вопросы и строка в помощь.
outlive-ask-choosing = Все обустраивают убежища
outlive-hint-choosing = Всё откроется, когда будет готов последний.
outlive-ask-place-together = Все расставляют отряды
outlive-hint-place-together = Всё откроется, когда будет готов последний.
outlive-ask-night-work = Все заняты в своих убежищах
outlive-hint-night-work = Каждый в своём темпе; рассвет — когда закончат все.

outlive-ask-pay-tokens = { $own ->
    [yes] { $purpose ->
        [rows] Вода для шлюза: { $amount }
        [rooms] Провиант для комнат: { $amount }
        [recruits] Провиант для новичков: { $amount }
        [disaster] Плата за бедствие: { $amount }
        [building] Материалы на комнату: { $amount }
        [repair] Материалы на починку: { $amount }
        [to_rats] Крысы съедают жетон провианта. Какой?
        [to_raiders] Рейдеры забирают материалы или патроны: { $amount }
       *[tribute] { NAME($to) } требуют дань: { $amount }. Что отдадите?
    }
   *[no] Ваша дань с { NAME($giver, case: "gen") }: { $amount }. Что возьмёте?
}
outlive-hint-pay-tokens = { $own ->
    [yes] { $amount ->
        [1] Что не отдали, остаётся у вас.
       *[other] Можно по частям: о доплате спросят снова.
    }
   *[no] Что не взяли, остаётся у хозяев.
}
outlive-ask-lose-survivor = Кого теряете? Осталось потерять: { $left }
outlive-hint-lose-survivor = Из любой комнаты или из шлюза. Неполная комната сразу перестаёт работать.
outlive-ask-keep-rooms = От каких двух комнат откажетесь?
outlive-hint-keep-rooms = Остальные четыре станут вашими. Видите это только вы.
outlive-ask-first-room = Какую комнату построите бесплатно?
outlive-hint-first-room = Она заработает, когда в каждой ячейке будет выживший.
outlive-ask-settle-first = { NAME($room) }: сколько из 4 выживших поселить здесь?
outlive-hint-settle-first = Остальные пойдут в шлюз: там они защищают от радиации и пьют воду.
outlive-ask-choose-leader = Кто ваш лидер?
outlive-hint-choose-leader = Лидер даёт начальные зоны, ресурсы и одно сломанное снаряжение. Старший ходит первым.
outlive-ask-name-stack = Мэри ищет: в каком городе? Осталось: { $left }
outlive-hint-name-stack = Четыре жетона вскрывают, три из них ваши.
outlive-ask-keep-tokens = От какого жетона откажетесь?
outlive-hint-keep-tokens = За остальные три получите ресурсы.
outlive-ask-place-squad = Где начнёт отряд силой { $strength }?
outlive-hint-place-squad = По отряду в каждую зону лидера. Два отряда с силой 3 займут оставшиеся.
outlive-ask-place-one = Какой отряд откуда начнёт?
outlive-hint-place-one = По отряду в каждую зону лидера.
outlive-ask-move-squad = Какой отряд куда пойдёт?
outlive-hint-move-squad = Одна или две зоны по кругу — не туда, где уже стоит ваш отряд.
outlive-ask-use-bat = Взять бейсбольную биту?
outlive-hint-use-bat = +1 к силе во всех нападениях этого прибытия; можно напасть и на равных.
outlive-ask-defence = { NAME($by) } нападают на вас с эффективностью { $effectiveness }. Как защититесь?
outlive-hint-defence = Патрон останавливает 1, бронежилет — 2. Что осталось, отдадите данью.
outlive-ask-use-den = Пустить в дело логово? Жетонов дани: { $due }
outlive-hint-use-den = Тогда дань с этой цели выберете вы, а не { NAME($of) }.
outlive-ask-use-flashlight = Привести с фонариком выжившего в шлюз?
outlive-hint-use-flashlight = В шлюзе: { $airlock }. С третьего он пьёт 2 воды за ночь.
outlive-ask-take-survivor = Куда поселить выжившего с сухогруза?
outlive-hint-take-survivor = В шлюзе: { $airlock }. Из комнаты его уже не переселить.
outlive-ask-act = { NAME($zone) }: что делает отряд? { $actions ->
    [one] Осталось { $actions } действие
    [few] Осталось { $actions } действия
   *[many] Осталось { $actions } действий
}
outlive-hint-act = В любом порядке. Неиспользованное пропадает.
outlive-ask-choose-prey = На кого охотитесь?
outlive-hint-choose-prey = Другие увидят, кто это и как глубоко лежал жетон.
outlive-ask-hunt-prey = Как охотитесь? Добыча — { NAME($prey) }
outlive-hint-hunt-prey = Остальную выносливость оплачивают действиями — хотя бы одним.
outlive-ask-resolve-disaster = Разберётесь с бедствием?
outlive-hint-resolve-disaster = Открыты: { LIST($open) }. Очки карты — ваши в конце игры.
outlive-ask-recruit-survivors = Сколько выживших завербуете?
outlive-hint-recruit-survivors = По жетону провианта, в шлюз (занято { $airlock } из 7). Радиация этой ночи уже позади.
outlive-ask-improve = Стройте, заселяйте, пользуйтесь комнатами, чините
outlive-hint-improve = В любом порядке. Починка — последней: после неё строить и заселять уже нельзя. В шлюзе: { $airlock }.
outlive-ask-draw-tile = Из какой стопки тянете вслепую?
outlive-hint-draw-tile = Что у вас уже есть, откладывают.
outlive-ask-repair-one = Что-нибудь почините?
outlive-hint-repair-one = Починенный жетон — 1 очко, пара половинок — ещё 1. На одну починку — не больше одной скидки.

# Ходы.
outlive-choice-pass = Пас
outlive-choice-pay = { LIST($tokens) }
outlive-group-pay = Заплатить…
outlive-choice-lose = { $survivors ->
    [1] { NAME($where) }{ $copy ->
        [1] { " " }2
       *[0] { "" }
    }
   *[other] { NAME($where) }{ $copy ->
        [1] { " " }2
       *[0] { "" }
    }: { $survivors }
}
outlive-group-lose = Потерять выжившего…
outlive-choice-drop = Без комнат: { NAME($first) }, { NAME($second) }
outlive-group-drop = Отказаться…
outlive-choice-build-first = { NAME($room) }
outlive-group-build-first = Построить…
outlive-choice-settle = { $survivors ->
    [0] Всех в шлюз
   *[other] { $airlock ->
        [0] Всех четверых сюда
       *[other] Сюда { $survivors }, в шлюз { $airlock }
    }
}
outlive-group-settle = Поселить…
outlive-choice-lead = { NAME($leader) }
outlive-group-lead = Лидер…
outlive-choice-search-in = { NAME($city) }
outlive-group-search-in = Искать…
outlive-choice-drop-token = Отказаться: { NAME($token) }
outlive-group-drop-token = Отказаться…
outlive-choice-place = Отряд { $strength } — { NAME($zone, case: "in") }
outlive-group-place = Поставить…
outlive-choice-move = { NAME($squad) } — { NAME($zone, case: "to") }
outlive-group-move = Идти…
outlive-choice-climb = { NAME($squad) } — на сухогруз с захватным крюком, место на 1 выше
outlive-group-climb = С захватным крюком…
outlive-choice-stay = { NAME($squad) } остаётся и ничего не делает
outlive-group-stay = Остаться…
outlive-choice-swing = { $use ->
    [yes] Взять биту
   *[no] Приберечь биту
}
outlive-group-swing = Бита…
outlive-choice-defend = { $guard ->
    [yes] Караулка отменяет нападение
   *[no] { $armor ->
        [yes] Бронежилет{ $ammo ->
            [0] { "" }
           *[other] { " " }и патроны: { $ammo }
        }
       *[no] { $ammo ->
            [0] Не защищаться
           *[other] Патроны: { $ammo }
        }
    }
}
outlive-group-defend = Защищаться…
outlive-choice-open-den = { $use ->
    [yes] Выбрать дань самим
   *[no] Взять, что дадут
}
outlive-group-open-den = Логово…
outlive-choice-light = { $use ->
    [yes] Привести выжившего
   *[no] Не сейчас
}
outlive-group-light = Фонарик…
outlive-choice-bed = { NAME($where) }{ $copy ->
    [1] { " " }2
   *[0] { "" }
}
outlive-group-bed = Поселить…
outlive-choice-leave = Оставить на сухогрузе
outlive-choice-gather = { $tile ->
    [nobody] Собрать { LIST($tokens, case: "acc") }
   *[other] Собрать { LIST($tokens, case: "acc") }: с жетоном «{ NAME($tile) }»
}
outlive-group-gather = Собрать…
outlive-choice-pay-toll = Заплатить за воду микросхемой, хотя есть ключ доступа
outlive-choice-take-algae = Собрать водоросли
outlive-choice-take-tile = Взять: { NAME($tile) }
outlive-group-take-tile = Взять снаряжение…
outlive-choice-search = { $tokens ->
    [one] Искать: { $tokens } жетон
    [few] Искать: { $tokens } жетона
   *[many] Искать: { $tokens } жетонов
}
outlive-group-search = Искать…
outlive-choice-scout = Искать бесплатно (разведпункт)
outlive-choice-end = Закончить ход
outlive-choice-scan = Посмотреть дичь датчиком тепла
outlive-choice-track = { NAME($prey) }, { $depth ->
    [0] сверху
   *[other] на { $depth } ниже верхнего
}
outlive-group-track = Охотиться…
outlive-choice-decline = Ни на кого
outlive-choice-aim = { $asked ->
    [act] Охота: { NAME($prey) }
   *[other] Охота
}{ $ammo ->
    [0] { "" }
    [one] , { $ammo } патрон
    [few] , { $ammo } патрона
   *[many] , { $ammo } патронов
}{ $gear_n ->
    [0] { "" }
   *[other] , { LIST($gear) }
}
outlive-group-aim = Охотиться…
outlive-choice-spare = Без комнаты «{ NAME($room) }»: пусть побережёт силы
outlive-group-spare = Охотиться без комнаты…
outlive-choice-resolve = { NAME($disaster) }{ $way ->
    [materials] { " " }(штаб: на 2 материала меньше)
    [ammo] { " " }(штаб: на 2 патрона меньше)
    [food] { " " }(штаб: на 1 провиант меньше)
   *[full] { "" }
}
outlive-group-resolve = Разобраться…
outlive-choice-recruit = { $survivors ->
    [0] Никого
    [one] Завербовать { $survivors } выжившего
   *[other] Завербовать { $survivors } выживших
}
outlive-group-recruit = Завербовать…
outlive-choice-build = Построить: { NAME($where) }{ $copy ->
    [1] { " " }2
   *[0] { "" }
}{ $cheaply ->
    [yes] { " " }(за 1 материал)
   *[no] { " " }(за 3 материала)
}
outlive-group-build = Построить…
outlive-choice-move-in = Поселить { $survivors }: { NAME($where) }{ $copy ->
    [1] { " " }2
   *[0] { "" }
}
outlive-group-move-in = Поселить…
outlive-choice-done = Готово
outlive-choice-use-room = Использовать: { NAME($where) }{ $copy ->
    [1] { " " }2
   *[0] { "" }
}
outlive-group-use-room = Использовать комнату…
outlive-choice-scrap = Разобрать: { NAME($tile) }
outlive-group-scrap = Разобрать…
outlive-choice-draw = { NAME($city) }
outlive-group-draw = Тянуть…
outlive-choice-peek = Посмотреть жетоны поиска: { NAME($city) }
outlive-group-peek = Наблюдательный пост…
outlive-choice-mend = Починить: { NAME($tile) } { $way ->
    [shop] (бесплатно, ремонтный цех)
    [tools] (инструментальная: на 2 материала меньше)
    [bench] (верстак: на 1 материал меньше)
   *[full] (за полную цену)
}
outlive-group-mend = Починить…
outlive-choice-salvage = Верстак: тянуть { NAME($city, case: "from") }
outlive-group-salvage = Верстак…

# С чего начинается длинный список ходов.
outlive-towards-move = Отряд { NAME($squad) }
outlive-towards-place = Отряд { $strength }
outlive-towards-drop = Без комнаты { NAME($first) } …
outlive-towards-move-in = { NAME($where) }{ $copy ->
    [1] { " " }2
   *[0] { "" }
}
outlive-towards-build = { NAME($where) }{ $copy ->
    [1] { " " }2
   *[0] { "" }
}
outlive-towards-pay = { NAME($means) }

# К чему приведёт ход.
outlive-preview-steps = { $n ->
    [one] { $n } шаг
    [few] { $n } шага
   *[many] { $n } шагов
}
outlive-preview-attack = нападение ({ NAME($of) }): дань до { $effectiveness }{ $bat ->
    [yes] { " " }с битой
   *[no] { "" }
}
outlive-preview-gather = { NAME($resource) }: до { $n } из { $stock }
outlive-preview-toll = за воду — микросхема
outlive-preview-no-water = без микросхемы или ключа доступа воды не набрать
outlive-preview-algae = водоросли: радиация на деление вниз
outlive-preview-prey = { NAME($prey) }: выносливость { $endurance }
outlive-preview-city = снаряжение: { $tiles }, жетоны поиска: { $search }
outlive-preview-ship = { $cans ->
    [one] { $cans } банка
    [few] { $cans } банки
   *[many] { $cans } банок
}{ $survivor ->
    [yes] { " " }и выживший
   *[no] { "" }
}
outlive-preview-first = жетон первого игрока
outlive-preview-hunt = { $meat } мяса за { $actions ->
    [one] { $actions } действие
    [few] { $actions } действия
   *[many] { $actions } действий
}, останется { $left }
outlive-preview-ammo-left = патронов останется { $n }
outlive-preview-fed = { $short ->
    [0] ночью провианта хватит
   *[other] ночью не хватит { $short }
}
outlive-preview-search = полезных { $useful } из { $of }
outlive-preview-empty = пустых { $n } из { $of }
outlive-preview-endurance = выносливость { $endurance }:{ $gear ->
    [0] { "" }
   *[other] { " " }снаряжение { $gear },
}{ $ammo ->
    [0] { "" }
   *[other] { " " }патроны { $ammo },
} действия { $actions }
outlive-preview-may-come = напасть ещё могут: { LIST($who) }

# Что бедствие делает за этим столом.
outlive-does-forest_fire = Каждое утро в лесу на { $n } дерева меньше.
outlive-does-cave_in = Каждое утро в шахте на { $n } металла меньше.
outlive-does-thieves = Каждое утро на ярмарке на { $n } микросхемы меньше.
outlive-does-hard_times = Каждое утро в лесу, в шахте и на ярмарке на { $n ->
    [one] { $n } жетон
    [few] { $n } жетона
   *[many] { $n } жетонов
} меньше.
outlive-does-nomads = Каждое утро в каждом городе впустую вскрывают { $n ->
    [one] { $n } жетон
    [few] { $n } жетона
   *[many] { $n } жетонов
} поиска.
outlive-does-rats = Каждое утро каждое убежище теряет { $n ->
    [one] { $n } жетон
    [few] { $n } жетона
   *[many] { $n } жетонов
} провианта. Не хватило — выжившего.
outlive-does-raiders = Каждое утро каждое убежище теряет { $n ->
    [one] { $n } жетон
    [few] { $n } жетона
   *[many] { $n } жетонов
} материалов или патронов. Не хватило — ещё и выжившего.
outlive-does-cold_snap = Каждое утро каждое убежище теряет { $n ->
    [one] { $n } выжившего
   *[other] { $n } выживших
}.
outlive-does-radioactive_cloud = Каждое утро у всех радиация поднимается на { $n ->
    [one] { $n } деление
    [few] { $n } деления
   *[many] { $n } делений
}; шлюз не спасает.
outlive-does-sandstorm = Весь день у каждого отряда не больше { $n } действий; при нападении сила прежняя.
outlive-does-epizootic = Весь день каждая охота приносит на 1 мясо меньше.
outlive-does-mutations = Весь день выносливость дичи на { $n } больше.

# Знаки на доске в терминале.
outlive-marks = На доске: Ор5▾ — отряд оранжевых силой 5, ещё не ходил (▴ уже ходил) · 3:1☺ — место на сухогрузе: 1 банка и выживший · 2/3 — люди и места.
