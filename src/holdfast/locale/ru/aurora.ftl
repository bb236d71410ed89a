# «Погоня за „Авророй“»: имена, стол, вопросы и ходы. Что случилось — в aurora-events.ftl.

aurora-goal-1 = Догоните «Аврору»: раундов не больше шести, и каждый раунд корабль отходит ещё на деление.
aurora-goal-2 = Собирайте топливо, людей и технику, кормите усталых, берегите колонну от волков.
aurora-goal-3 = Побеждает слава: за отрыв, попадания, предметы — и за здоровых людей, если корабль догнали.
aurora-phase-set-up = подготовка
aurora-phase-scouting = разведка
aurora-phase-rest = отдых
aurora-phase-movement = передвижение
aurora-phase-shooting = стрельба
aurora-phase-round-end = конец раунда
aurora-phase-over = конец
aurora-reason-aurora = До «Авроры» добрались: считаются здоровые выжившие.
aurora-reason-ice = До «Авроры» не добрался никто: считаются неповреждённые карты колонны.
aurora-reason-elimination = Остальные потеряли всех своих людей.
aurora-part-ahead = отрыв
aurora-part-fame = слава
aurora-part-items = предметы
aurora-part-special = особое
aurora-part-crew = люди
aurora-part-convoy = колонна
aurora-part-standing = уцелели
aurora-part-total = всего
aurora-option-board = Сторона поля
aurora-option-mines = Мины

# Имена.
name-aurora-red = Розовые
    .short = Р
name-aurora-blue = Синие
    .short = С
name-aurora-green = Зелёные
    .short = З
name-aurora-yellow = Жёлтые
    .short = Ж
name-aurora-automa = Автома
    .short = А
name-aurora-ship = «Аврора»
name-aurora-ammo = боеприпасы
    .short = бп
name-aurora-food = продовольствие
    .short = пр
name-aurora-fuel = топливо
    .short = то
name-aurora-survivor = выживший
    .short = лю
name-aurora-item = предмет
    .short = пд
name-aurora-leader = Командир
name-aurora-copilot = Второй пилот
name-aurora-start_truck = Грузовик
name-aurora-container = Прицеп
name-aurora-rusty_trailer = Ржавый прицеп
name-aurora-valley = Долина
name-aurora-coast = Побережье
name-aurora-bay = Залив
name-aurora-truck = грузовик
    .short = Г
name-aurora-truck_top = над грузовиком
    .short = Г↑
name-aurora-active = активная зона
name-aurora-rest = зона отдыха
name-aurora-exhausted = зона усталости
name-aurora-repair = починка
name-aurora-cleanse = очистка
name-aurora-move = короткий переезд
name-aurora-refit = карта из сброса
name-aurora-attack = атака
name-aurora-barter = обмен ресурсами
name-aurora-trade = предмет за два
name-aurora-help = помочь
name-aurora-rob = ограбить
name-aurora-gather = собирает ресурсы
name-aurora-upgrade = улучшает колонну
name-aurora-recruit = вербует
name-aurora-encounter = встреча
name-aurora-enemy = враг
name-aurora-hermit = Отшельник
name-aurora-preacher = Проповедник
name-aurora-alpha = «Альфа»
name-aurora-beta = «Бета»
name-aurora-empty = пусто
name-aurora-room = не хватило места
name-aurora-given = отдано
name-aurora-effect = эффект
name-aurora-scavenger = Шакал
name-aurora-greenhouse = теплица
    .short = тп
name-aurora-feed = еда
name-aurora-speed = скорость
    .short = ск
name-aurora-fire = выстрел
name-aurora-enemy_fire = огонь врагов
name-aurora-defeat = добыча
name-aurora-trailer1 = прицеп 1
    .short = 1
name-aurora-trailer1_top = над прицепом 1
    .short = 1↑
name-aurora-trailer2 = прицеп 2
    .short = 2
name-aurora-trailer2_top = над прицепом 2
    .short = 2↑
name-aurora-trailer3 = прицеп 3
    .short = 3
name-aurora-trailer3_top = над прицепом 3
    .short = 3↑
name-aurora-any = грузовая ячейка
    .short = ·
name-aurora-food_fuel = ячейка продовольствия и топлива
    .short = пт
name-aurora-armor = ячейка брони
    .short = бр
name-aurora-weapon1 = оружие 1
    .short = о1
name-aurora-weapon2 = оружие 2
    .short = о2
name-aurora-weapon3 = оружие 3
    .short = о3
name-aurora-weapon4 = оружие 4
    .short = о4
name-aurora-biomass = переработка биомассы
    .short = бм
name-aurora-fame1 = слава 1
    .short = ★1
name-aurora-fame2 = слава 2
    .short = ★2
name-aurora-fame_food = слава за продовольствие (макс. 2)
    .short = ★п
name-aurora-convoy = любая ячейка колонны
name-aurora-top_row = верхний ряд: устройства
name-aurora-bottom_row = нижний ряд: грузовик и прицепы
name-aurora-left_column = левый столбец: грузовик и устройство на нём
name-aurora-truck_snow_pickup = Снежный пикап
name-aurora-truck_half_track = Полугусеничный грузовик
name-aurora-truck_long_hauler = Магистральный тягач
name-aurora-truck_snowcat = Ратрак
name-aurora-truck_crawler = Арктический вездеход
name-aurora-truck_interceptor = Перехватчик
name-aurora-trailer_box = Фургон
name-aurora-trailer_camper = Жилой прицеп
name-aurora-trailer_greenhouse = Прицеп-теплица
name-aurora-trailer_tank = Цистерна
name-aurora-trailer_armoured = Бронеприцеп
name-aurora-trailer_gun = Орудийный прицеп
name-aurora-device_roof_rack = Багажник на крыше
name-aurora-device_machine_gun = Пулемёт
name-aurora-device_armour_plates = Бронелисты
name-aurora-device_autocannon = Автопушка
name-aurora-device_crew_pod = Пассажирская надстройка
name-aurora-device_rocket_launcher = Ракетная установка
name-aurora-device_heavy_rack = Усиленный багажник
name-aurora-mechanic = Механик
name-aurora-driver = Водитель
name-aurora-gunner = Стрелок
name-aurora-doctor = Врач
name-aurora-renegade = Ренегат
name-aurora-bounty_hunter = Охотник за головами
name-aurora-orphan = Сирота
name-aurora-encounter_trader_1 = Торговец
name-aurora-encounter_wanderers_1 = Скитальцы
name-aurora-encounter_trader_2 = Торговец
name-aurora-encounter_wanderers_2 = Скитальцы
name-aurora-event_blizzard = Метель
name-aurora-event_fallout = Радиоактивные осадки
name-aurora-event_airdrop = Груз с неба
name-aurora-loc_store = Заброшенный магазин
name-aurora-loc_gas_station = Автозаправка
name-aurora-loc_warehouse_1 = Заражённый склад
name-aurora-loc_fuel_depot = Топливный склад
name-aurora-loc_helicopter = Обломки вертолёта
name-aurora-loc_lodge = Охотничий домик
name-aurora-loc_roadhouse = Придорожное кафе
name-aurora-loc_outpost = Военный пост
name-aurora-loc_warehouse_2 = Заражённый склад
name-aurora-loc_refugee_camp = Лагерь беженцев
name-aurora-loc_train = Разбитый поезд
name-aurora-loc_hospital = Больница
name-aurora-loc_village = Рыбацкая деревня
name-aurora-loc_pumpjack = Нефтяная качалка
name-aurora-loc_port = Портовый склад
name-aurora-loc_tanker = Танкер во льдах
name-aurora-loc_strangers = Застрявшая колонна
name-aurora-loc_base = Военная база
name-aurora-loot_armoured_rack = Бронированный багажный отсек
name-aurora-loot_captive = Пленник
name-aurora-loot_gauss = Пушка Гаусса
name-aurora-loot_biomass_truck = Турбогрузовик на биомассе
name-aurora-loot_ecosystem = Искусственная экосистема
name-aurora-loot_reactor = Ядерный генератор
name-aurora-enemy_war_wolves = Волки войны
name-aurora-enemy_wolf_riders = Волки-наездники
name-aurora-enemy_last_howl = Последний вой
name-aurora-enemy_randoll_randall = Рэндолл и Рэндалл
name-aurora-enemy_ulmar = Ульмар, Стальной Волк
name-aurora-enemy_immortal_wolf = Бессмертный Волк
name-aurora-outcome_01 = Исход 1
name-aurora-outcome_02 = Исход 2
name-aurora-outcome_03 = Исход 3
name-aurora-outcome_04 = Исход 4
name-aurora-outcome_05 = Исход 5
name-aurora-outcome_06 = Исход 6
name-aurora-outcome_07 = Исход 7
name-aurora-outcome_08 = Исход 8
name-aurora-outcome_09 = Исход 9
name-aurora-outcome_10 = Исход 10
name-aurora-outcome_11 = Исход 11
name-aurora-outcome_12 = Исход 12
name-aurora-incendiary = Зажигательные боеприпасы
name-aurora-nitrous = Закись азота
name-aurora-antifreeze = Капсулы с антифризом
name-aurora-hazmat = Костюм химзащиты
name-aurora-nitromethane = Нитрометан
name-aurora-decontaminant = Обеззараживающий раствор
name-aurora-welding_torch = Сварочная горелка
name-aurora-dry_rations = Сухой паёк
name-aurora-mine = Мина
name-aurora-alpha_s1 = Замёрзшая река
name-aurora-alpha_s2 = Ледяное поле
name-aurora-alpha_s3 = Замёрзшая бухта
name-aurora-beta_av1 = Лавиноопасный перевал (долина)
name-aurora-beta_t1 = Заснеженная тропа
name-aurora-beta_d1 = Отравленное ущелье
name-aurora-beta_av2 = Лавиноопасный перевал (побережье)
name-aurora-beta_t2 = Замёрзший пролив
name-aurora-beta_av3 = Лавиноопасный перевал (залив)
name-aurora-beta_d2 = Могильник отходов
name-aurora-wp_food = продовольствие
    .short = пр
name-aurora-wp_fuel = топливо
    .short = то
name-aurora-wp_ammo = боеприпасы
    .short = бп
name-aurora-wp_item = предмет
    .short = пд
name-aurora-wp_contamination = заражение
    .short = ☣
name-aurora-automa_1 = Снабженец
name-aurora-automa_2 = Вербовщик
name-aurora-automa_3 = Следопыт
name-aurora-automa_4 = Соперник
name-aurora-automa_5 = Диверсант
name-aurora-automa_6 = Санитар

# Вопросы.
aurora-ask-take-turn = Ваш ход: куда идёт разведка?
aurora-hint-take-turn = Разведайте карту или спасуйте одним выжившим; еда и предметы — до или после.
aurora-ask-pick-team = Кто идёт в ячейку { $slot }?
aurora-hint-pick-team = Сумма навыков — не меньше { $value }. Продовольствие добавляет 1.
aurora-ask-act-now = Карта и бонус
aurora-hint-act-now = Действие карты обязательно; бонус — по желанию, до или после.
aurora-ask-sort-out = Что вы оставите?
aurora-hint-sort-out = Только что добытые фишки можно сбросить, не погружая.
aurora-ask-place-damage = Куда ляжет повреждение?
aurora-hint-place-damage = { $area ->
    [aurora-convoy] Любая целая ячейка колонны.
   *[other] Целая ячейка из области «{ NAME($area) }».
} То, что в ней лежит, можно потерять.
aurora-ask-drop-token = Какой фишке не хватило места?
aurora-hint-drop-token = Она вернётся в запас. Вместе с фишкой выжившего уйдёт его карта.
aurora-ask-give-up = Кто из выживших потерян?
aurora-hint-give-up = Фишка выжившего потеряна: вместе с ней уходит одна карта.
aurora-ask-pick-infected = Кто заразится?
aurora-hint-pick-infected = Каждый жетон снижает навык на 1; при нуле выживший погибает.
aurora-ask-offer-suit = Надеть костюм химзащиты?
aurora-hint-offer-suit = Спрашивают каждого, у кого есть хоть один предмет.
aurora-ask-empty-berth = Какая фишка выжившего уходит?
aurora-hint-empty-berth = Выживший погиб; из колонны уходит фишка.
aurora-ask-choose-evil = { NAME($card) }: что вы выберете?
aurora-hint-choose-evil = Чего-то одного не избежать.
aurora-ask-give-one = Какой ресурс отдать?
aurora-hint-give-one = Он покинет вашу колонну.
aurora-ask-struck = Отвечают все, кого задело
aurora-hint-struck = Ничего не видно, пока не готовы все.
aurora-ask-repair-cell = Что починить?
aurora-hint-repair-cell = Ещё не больше { $most }.
aurora-ask-pick-cleansed = С кого снять заражение?
aurora-hint-pick-cleansed = Ещё жетонов не больше { $most }.
aurora-ask-too-many-items = Четвёртый предмет: какой уходит?
aurora-hint-too-many-items = Не больше трёх. Сбросьте один или используйте, если это сейчас можно.
aurora-ask-spend-item = Какой предмет обменять?
aurora-hint-spend-item = За него вы возьмёте два.
aurora-ask-wake-one = Кто станет активным?
aurora-hint-wake-one = Выживший из зоны отдыха.
aurora-ask-raise-one = Чей навык станет 3?
aurora-hint-raise-one = До конца этапа.
aurora-ask-replace-trailer = Какой прицеп заменить?
aurora-hint-replace-trailer = Больше грузовик не тянет.
aurora-ask-leave-trailer = Какой прицеп отцепить?
aurora-hint-leave-trailer = Новый грузовик слабее. Устройство уходит вместе с прицепом.
aurora-ask-mount-device = Над какой картой?
aurora-hint-mount-device = Устройство, которое там уже есть, уйдёт в сброс.
aurora-ask-place-token = Куда положить: { NAME($token) }?
aurora-hint-place-token = В свободную подходящую ячейку.
aurora-ask-barter-for = Что отдать Торговцу?
aurora-hint-barter-for = Ресурс другого типа, чем тот, что берёте.
aurora-ask-rest-together = Отдыхают все
aurora-hint-rest-together = Каждый в своём темпе.
aurora-ask-feed-one = Накормить кого-то уставшего?
aurora-hint-feed-one = За продовольствие выживший отдохнёт и станет активным уже в этом раунде.
aurora-ask-use-rest = Что-нибудь ещё на отдыхе?
aurora-hint-use-rest = Механик или предмет.
aurora-ask-travel = Ехать или остаться?
aurora-hint-travel = Переезд стоит 1 топливо. Скорость сейчас: { $speed }.
aurora-ask-speed-up = Добавить скорости?
aurora-hint-speed-up = Каждое топливо — ещё одно деление. Скорость фиксируется при выезде.
aurora-ask-choose-road = Как далеко?
aurora-hint-choose-road = Осталось делений: { $left }.
aurora-ask-take-counter = Взять то, что здесь лежит?
aurora-hint-take-counter = Жетон: { NAME($counter) }.
aurora-ask-lay-mine = Оставить за собой мину?
aurora-hint-lay-mine = Спрашивают каждого, у кого есть предмет.
aurora-ask-load-together = Все проверяют груз
aurora-hint-load-together = Во время стрельбы ничего переложить нельзя.
aurora-ask-check-load = Груз уложен как надо?
aurora-hint-check-load = Во время стрельбы фишки остаются на своих местах.
aurora-ask-stow-token = Что положить в ячейку { $cell }: { NAME($place) }?
aurora-hint-stow-token = Всё остальное должно поместиться.
aurora-ask-choose-spared = Какой враг вас не тронет?
aurora-hint-choose-spared = Ренегат: ни засады, ни огня от него в этом этапе.
aurora-ask-open-fire = Стрелять или хватит?
aurora-hint-open-fire = Один боеприпас — один выстрел; каждое оружие один раз.
aurora-ask-aim = По какому врагу?
aurora-hint-aim = Враги в вашем регионе.
aurora-ask-move-target = Какой жетон цели переставить?
aurora-hint-move-target = Оба ваших лежат на картах добычи.
aurora-ask-remove-target = Какой жетон убрать?
aurora-hint-remove-target = Все четыре ячейки целей заняты.
aurora-ask-accept-loot = Взять добычу: { NAME($card) }?
aurora-hint-accept-loot = То, от чего отказались, уходит в сброс.
aurora-ask-berth-captive = Куда посадить Пленника?
aurora-hint-berth-captive = В свободную ячейку или вместо фишки.
aurora-ask-pick-refit = Какую карту взять из сброса?
aurora-hint-pick-refit = Она сразу войдёт в колонну.
aurora-ask-pick-weapon = Какое оружие стреляет?
aurora-hint-pick-weapon = На этапе стрельбы оно сможет стрелять снова.

# Ходы.
aurora-choice-pass = Пас
aurora-choice-accept = Взять
aurora-choice-at = { NAME($card) }
aurora-group-at = По врагу…
aurora-choice-bear = { $evil ->
    [0] Принять повреждение
   *[other] Принять заражение
}
aurora-group-bear = Принять…
aurora-choice-berth = { NAME($bay) }, { NAME($content) }
aurora-group-berth = Посадить…
aurora-choice-blow = Удар
aurora-choice-boost = Еда, навык +1: { NAME($card) }
aurora-group-boost = Навык +1…
aurora-choice-burn = Ещё деление: { NAME($kind) }
aurora-group-burn = Больше скорости…
aurora-choice-bury = { NAME($card) }
aurora-group-bury = Потерять…
aurora-choice-by-hand = Уложить самому
aurora-choice-cease = Прекратить огонь
aurora-choice-cleanse = { NAME($card) }
aurora-group-cleanse = Очистить…
aurora-choice-collect = Взять
aurora-choice-decline = Отказаться
aurora-choice-depart = { $item ->
    [yes] Ехать на нитрометане
   *[no] Ехать за 1 топливо
}
aurora-group-depart = Ехать…
aurora-choice-done = Достаточно
aurora-choice-drive-to = До деления { $space }
aurora-group-drive-to = Ехать…
aurora-choice-drop = { NAME($kind) }
aurora-group-drop = Сбросить…
aurora-choice-drop-item = В сброс: { NAME($kind) }
aurora-group-drop-item = Сбросить…
aurora-choice-end-turn = Больше ничего
aurora-choice-feed = Накормить: { NAME($card) }
aurora-group-feed = Накормить…
aurora-choice-fire = { $item ->
    [yes] Зажигательный выстрел: { NAME($kind) }, { NAME($bay) }
   *[no] Огонь: { NAME($kind) }, { NAME($bay) }
}
aurora-group-fire = Огонь…
aurora-choice-gather = { $right ->
    [yes] Правый блок
   *[no] Левый блок
}{ $sort ->
    [yes] , часть оставить
   *[no] { "" }
}
aurora-group-gather = Собрать…
aurora-choice-give = Отдать: { NAME($kind) }{ $bay ->
    [nobody] { "" }
   *[other] { " " }({ NAME($bay) })
}
aurora-group-give = Отдать…
aurora-choice-go = Вперёд
aurora-choice-halt = Остановиться здесь
aurora-choice-hand = Отдать: { NAME($kind) }
aurora-group-hand = Отдать…
aurora-choice-infect = { NAME($card) }
aurora-group-infect = Заразить…
aurora-choice-lay = Мина: { NAME($road) }
aurora-group-lay = Мина…
aurora-choice-leave = Оставить
aurora-choice-mark = { NAME($bay) }: { NAME($kind) }{ $content ->
    [nobody] { "" }
   *[other] { " " }({ NAME($content) })
}
aurora-group-mark = Повреждение…
aurora-choice-mend = { NAME($bay) }: { NAME($kind) }
aurora-group-mend = Починить…
aurora-choice-mount = { NAME($bay) }
aurora-group-mount = Над…
aurora-choice-of-survivor = { NAME($card) }
aurora-group-of-survivor = Выживший…
aurora-choice-put = { NAME($bay) }
aurora-group-put = Положить…
aurora-choice-raise = { NAME($card) }
aurora-group-raise = Поднять…
aurora-choice-ready = Готово
aurora-choice-recall = { NAME($card) }{ $cell ->
    [a] , А
    [b] , Б
    [c] , В
    [d] , Г
   *[none] { "" }
}
aurora-group-recall = С карты…
aurora-choice-refit = { NAME($card) }
aurora-group-refit = Из сброса…
aurora-choice-remove = { $cell ->
    [a] Ячейка А
    [b] Ячейка Б
    [c] Ячейка В
   *[d] Ячейка Г
}: { NAME($whose) }
aurora-group-remove = Убрать…
aurora-choice-repairing = Механик чинит
aurora-choice-rest = Пас: { NAME($card) }
aurora-group-rest = Пас…
aurora-choice-roll = Поехали
aurora-choice-rouse = Врач поднимает: { NAME($card) }
aurora-group-rouse = Врач…
aurora-choice-scavenge = Шакал находит: { NAME($kind) }
aurora-group-scavenge = Шакал…
aurora-choice-scout = { NAME($card) } (ячейка { $slot })
aurora-group-scout = Разведать…
aurora-choice-send = { NAME($card) }
aurora-group-send = Отправить…
aurora-choice-sicken = { NAME($card) }
aurora-group-sicken = Заразить…
aurora-choice-spare = { NAME($card) }
aurora-group-spare = Не тронет…
aurora-choice-stay = Остаться
aurora-choice-stow = { NAME($kind) }
aurora-group-stow = Уложить…
aurora-choice-strike = { NAME($deal) }
aurora-group-strike = Сделка…
aurora-choice-swap = { NAME($bay) }
aurora-group-swap = Заменить…
aurora-choice-take-bonus = Бонус: { NAME($bonus) }
aurora-group-take-bonus = Бонус…
aurora-choice-take-card = { $recruit ->
    [yes] Завербовать
   *[no] Взять в колонну
}
aurora-group-take-card = Карта…
aurora-choice-take-shortcut = { NAME($short) }
aurora-group-take-shortcut = Короткий путь…
aurora-choice-unhitch = { NAME($bay) }
aurora-group-unhitch = Отцепить…
aurora-choice-use-item = Использовать: { NAME($kind) }
aurora-group-use-item = Использовать…
aurora-choice-vacate = { NAME($bay) }{ $berth ->
    [yes] , спальное место
   *[no] , грузовая ячейка
}
aurora-group-vacate = Откуда…
aurora-choice-wake = { NAME($card) }
aurora-group-wake = Разбудить…
aurora-choice-wear-suit = Надеть костюм

# Что последует.
aurora-preview-dies = { NAME($survivor) }: гибель
aurora-preview-survivor-lost = будет потерян выживший
aurora-preview-token-lost = фишка будет потеряна
aurora-preview-need = нужен навык { $n }, у костра { $have }
aurora-preview-fits-left = левый блок: войдёт { $fits } из { $n }
aurora-preview-fits-right = правый блок: войдёт { $fits } из { $n }
aurora-preview-repairs = починка: до { $n }
aurora-preview-speed = скорость { $n }
aurora-preview-fuel-left = останется топлива: { $n }
aurora-preview-no-room = { $n ->
    [one] не хватит места для { $n } фишки
   *[other] не хватит места для { $n } фишек
}
aurora-preview-all-fits = всё поместится
aurora-preview-reaches = вы у «Авроры»
aurora-preview-counter = здесь лежит: { NAME($counter) }
aurora-preview-enemies = врагов в этом регионе: { $n }
aurora-preview-team-dies = заражения здесь никто не вынесет: кто-то погибнет
aurora-preview-tires = усталость: скорость { $before } → { $after } в этом раунде, если не накормить
aurora-preview-free-cell = есть ячейка без потерь
aurora-preview-comes-off = { $n ->
    [one] отцепится { $n } прицеп
    [few] отцепятся { $n } прицепа
   *[other] отцепятся { $n } прицепов
}
aurora-preview-fourth-item = четвёртый предмет: один придётся сыграть или сбросить
aurora-preview-last-fuel = топлива 0: в следующем раунде стоять
aurora-preview-cards-leave = карты слева уйдут в конце раунда
aurora-preview-people-in-front = в левом столбце люди: { $n }
aurora-preview-fame-full = слава уже 5: очка не будет
aurora-preview-hits = попадание: { $n } из { $of } карт
aurora-preview-jams = заклинит: { $n } из { $of } карт
aurora-preview-ammo-left = останется боеприпасов: { $n }
aurora-preview-fame-hit = слава при попадании: { $n }
aurora-preview-beats = { NAME($enemy) }: победа на { $n } из { $of } карт
aurora-preview-loot-share = добыча тогда ваша с вероятностью { $percent } %

# Знаки на доске в терминале.
aurora-marks = На доске: ⚑ «Аврора» · Г грузовик, 1 прицеп, ↑ над ним · лю человек, то топливо, пр продовольствие, бп боеприпасы, пд предмет, о1 оружие, бр броня; ·лю, ·пт, ·· место под них; × повреждено, ☣ заражение, + накормлен.
