# Что в браузере говорит только «Дневник».

web-option-journal-shelter = Сторона поля
web-option-journal-shelter-standard = Обычное убежище
web-option-journal-shelter-advanced = Суровое убежище
web-option-journal-siege = Длина осады
web-option-journal-siege-full = полная
web-option-journal-siege-short = короткая

# Стол.
web-kind-journal-PlanFor = План этапа
web-kind-journal-ConfirmStage = План этапа
web-kind-journal-Decide = Решает лидер
web-journal-you = вы
web-journal-day = День { $n }
web-journal-day-low = день { $n }
web-journal-before = До осады
web-journal-chapter = глава { $n }
web-journal-leader = лидер:
web-journal-phase-set-up = Подготовка
web-journal-phase-morning = Утро
web-journal-phase-day = День
web-journal-phase-dusk = Закат
web-journal-phase-evening = Вечер
web-journal-phase-scavenging = Вылазка
web-journal-phase-raid = Налёт
web-journal-phase-dawn = Рассвет
web-journal-phase-over = Конец
web-journal-floor = { $n ->
    [3] Чердак
    [2] Второй этаж
    [1] Первый этаж
   *[0] Подвал
}
web-journal-card-rubble = Завал
web-journal-card-remnants = Остатки завала
web-journal-card-bars = Решётка
web-journal-card-locked-door = Замок
web-journal-card-trash = Мусор
web-journal-card-furniture = Мебель
web-journal-card-rain-gutter = Водосток
web-journal-card-lookout = Пост
web-journal-card-workbench = Верстак
web-journal-breach = Пролом { $letter }
web-journal-boarded = Доски { $letter }
web-journal-post = Часовой
web-journal-on-floor = На полу
web-journal-empty = пусто
web-journal-about-space = { $floor ->
    [3] Чердак
    [2] Второй этаж
    [1] Первый этаж
   *[0] Подвал
}, { $col }: { $what }
web-journal-about-points = { $n ->
    [one] остался { $n } поиск
    [few] осталось { $n } поиска
   *[other] осталось { $n } поисков
}
web-journal-out-of-reach = не дойти
web-journal-well = без жалоб
web-journal-group = Группа
web-journal-cold = Холод
web-journal-about-cold = Жетонов холода: { $n }
web-journal-where-to = Куда идти ночью
web-journal-slot = { $slot ->
    [near] близко
    [mid] недалеко
   *[far] далеко
} · { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
}
web-journal-noise = Шум
web-journal-about-noise = Шум { $n }: встреча, если на чёрном кубике { $n } или меньше
web-journal-met-at = { $n ->
    [1] встреча при 1 из 10
   *[other] встреча при 1–{ $n } из 10
}
web-journal-ahead = впереди; домой — когда неизвестность кончится
web-journal-card-of = { $left ->
    [0] карта { $n }, последняя
   *[other] карта { $n }, впереди { $left }
}
web-journal-turn = Открыть
web-journal-load = Ноша { $n } из { $of }
web-journal-of-load = из { $of }
web-journal-cannot = сейчас нельзя: чего-то не хватает
web-journal-unsaid = Чем кончится — станет ясно потом
web-journal-talk-first = { $n ->
    [one] Сначала поговорите: выбор откроется через { $n } секунду.
    [few] Сначала поговорите: выбор откроется через { $n } секунды.
   *[other] Сначала поговорите: выбор откроется через { $n } секунд.
}
web-journal-turn-page = Перевернуть страницу
web-journal-rest = отдых
web-journal-deed = { $deed ->
    [search] поиск
    [clear] завал
    [pick] замок
    [saw] решётка
    [craft] работа
    [build] стройка
    [move] перенос
    [dismantle] разборка
   *[play] музыка
}
web-journal-task = { $task ->
    [bed] Кровать
    [floor] На полу
    [guard] На страже
   *[scavenge] В вылазку
}
web-journal-task-does = { $task ->
    [bed] усталость станет 0
    [floor] усталость −2, места хватит всем
    [guard] усталость +1; нужен хоть один
   *[scavenge] усталость +1; до трёх человек
}
web-journal-task-full = { $task ->
    [bed] свободной кровати нет
    [scavenge] трое уже уходят
   *[other] места нет
}
web-journal-drink = { $how ->
    [yes] Вода выпита
    [no] Без воды
   *[other] Воды ещё не давали
}
web-journal-meal = { $food ->
    [nobody] Ещё не ели
    [journal-nothing] Без еды
   *[other] { NAME($food) }
}
web-journal-round = Бой, раунд { $n }
web-journal-slain = убито: { $n }
web-journal-hits = наших попаданий: { $n }
web-journal-taken = ранений нам: { $n }
web-journal-row = { $row ->
    [firearm] Огнестрел
    [melee] Ближний бой
   *[none] Без оружия
}
web-journal-rerolls = перебросов: { $n }
web-journal-whole = цел
web-journal-about-foe = Враг { $foe }: { NAME($weapon) }, мастерство { $prowess }, ранений { $wounds }
web-journal-die = { NAME($colour) }: { NAME($face) }
web-journal-raid-left = { $what ->
    [damage] урон: столько унесут
   *[wounds] ранения стражи
}
web-journal-cuts = { $n ->
    [one] Ещё { $n } защита
    [few] Ещё { $n } защиты
   *[other] Ещё { $n } защит
}
web-journal-out-tonight = Этой ночью не дома: { $who }
web-journal-storage = Склад
web-journal-pack = Находки
web-journal-shelf = { $colour ->
    [green] еда и прочее
    [grey] вещи
    [red] оружие
   *[yellow] лекарства
}
web-journal-count = { $item ->
    [wood] { $n ->
        [one] брусок
        [few] бруска
       *[other] брусков
    }
    [component] { $n ->
        [one] компонент
        [few] компонента
       *[other] компонентов
    }
   *[water] воды
}
web-journal-nothing = Пусто.
web-journal-crucial = решающее действие
web-journal-now = можно сейчас
web-journal-when = { $timing ->
    [day] только днём
    [dusk] на закате
    [evening] вечером
    [scavenging] в вылазке
    [dawn] на рассвете
    [combat] в бою
    [raid] при налёте
    [encounter] при встрече
    [empathy] при проверке
    [level4] на уровне 4
    [any_roll] после броска
    [trade] при обмене
   *[other] когда угодно
}
web-journal-leaf-back = Предыдущий день
web-journal-leaf-on = Следующий день
web-journal-paid = Уже отдано:
web-journal-can-build = Что можно построить
web-journal-ideas = Идеи
web-journal-decks = Сколько карт в колодах
web-journal-deck = { $deck ->
    [events] события
    [locations] локации
    [exploration] исследование
    [residents] местные
    [raids] налёты
    [fate] судьба
    [visitors] гости
    [crucial] решающие действия
   *[findings] находки
}
web-journal-on-top = Что видели сверху
web-journal-fulfilled = Достигнутые цели
web-journal-marks = О чём помнят
web-journal-end-ceasefire = Перемирие
web-journal-end-nobody = Дом опустел
web-journal-end-unguarded = Никто не стоял на страже
web-journal-end-day = День { $n }
web-journal-came-through = Дожили: { $who }
web-journal-score = Счёт летописи
web-journal-story = Вся осада
web-journal-days = Дни
web-journal-keep = Сохранить страницу

# Как пишет дневник.
web-journal-diary-drank = Пили: { LIST($ids) }.
web-journal-diary-went-thirsty = Без воды: { LIST($ids) }.
web-journal-diary-went-hungry = Легли голодными: { LIST($ids) }.
web-journal-diary-gained = Теперь у нас: { LIST($ids) }.
web-journal-diary-discarded = Ушло: { LIST($ids) }.
web-journal-diary-equipped = С собой взяли: { LIST($ids) }.
web-journal-diary-ate = Ели: { $what }.
web-journal-diary-state-changed = { $what }.
