# То, что в браузере говорит только «Судный день».

web-option-doomsday-legion = Режим «Легион»
web-option-doomsday-legion-false = Без легиона
web-option-doomsday-legion-true = С легионом и павшими
web-option-doomsday-with-it = О.Н.О. в режиме «Легион»
web-option-doomsday-with-it-true = С О.Н.О.
web-option-doomsday-with-it-false = Без О.Н.О.
web-option-doomsday-weapons = Оружие на пятерых и шестерых
web-option-doomsday-weapons-row = Как в строке таблицы
web-option-doomsday-weapons-other = Второй набор
web-option-doomsday-first-game = Роли первой партии
web-option-doomsday-first-game-false = Любые роли
web-option-doomsday-first-game-true = Роли первой партии
web-option-doomsday-classic-large = По две своих карты верности на девятерых и десятерых
web-option-doomsday-classic-large-false = Кольцо общих карт
web-option-doomsday-classic-large-true = По две своих карты
web-option-doomsday-printed-fortune-teller = Гадалка без ограничения
web-option-doomsday-printed-fortune-teller-false = Раз между двумя её ходами
web-option-doomsday-printed-fortune-teller-true = Сколько угодно раз

# Стол.
web-kind-doomsday-Sentence = Ваше слово
web-kind-doomsday-Beat = Пауза
web-kind-doomsday-AnswerShot = В вас попали
web-kind-doomsday-DamageWindow = Повреждения
web-log-fights-doomsday = стрельба
web-doomsday-you = Вы
web-doomsday-round = Раунд { $n }
web-doomsday-alive = { $n ->
    [one] { $n } жив
   *[other] { $n } живы
}
web-doomsday-killed = { $n ->
    [one] { $n } убит
   *[other] { $n } убиты
}
web-doomsday-quiet = тихих раундов: { $n }
web-doomsday-inverted = Верность наоборот
web-doomsday-lead = Карта ведущего игрока
web-doomsday-has-lead = держит карту ведущего
web-doomsday-hidden = роль скрыта
web-doomsday-hidden-brief = скрыта
web-doomsday-letter-left = Л
web-doomsday-letter-right = П
name-doomsday-shared = общая карта
web-doomsday-about-card = { NAME($card) }: { $look ->
    [open] { NAME($face) }
    [mine] { NAME($face) }, знаете только вы
   *[back] лицом вниз
}
web-doomsday-about-seat = { $name }: жизней { $lives }, программ { $programs }
web-doomsday-about-dead = { $name }: в партии больше не участвует
web-doomsday-about-laid = в игре: { NAME($program) }
web-doomsday-about-aim = { $n ->
    [0] { NAME($weapon) }
   *[other] { NAME($weapon) }, цель — { $who }
}
web-doomsday-between = Между: { $one } и { $other }. { $card }
web-doomsday-about-weapon = { NAME($weapon) } в центре стола: { $n }
web-doomsday-about-deck = Колода программ: { $n }
web-doomsday-programs = { $n ->
    [one] программа
    [few] программы
   *[other] программ
}
web-doomsday-damage = { $n ->
    [one] { $n } урон
   *[other] { $n } урона
}{ $targets ->
    [2] { " ×2" }
   *[other] { "" }
}
web-doomsday-locked = Заперто: { NAME($weapon) }
web-doomsday-cost-pistol = 1 урон или одна открытая верность
web-doomsday-cost-companion = 1 урон или одна открытая верность
web-doomsday-cost-rocket = 1 урон или одна открытая верность
web-doomsday-cost-rifle = 2 урона или открытая роль
web-doomsday-cost-laser = 2 урона или открытая роль
web-doomsday-if = Если «{ $what }»
web-doomsday-to-you = вам
web-doomsday-to-all = всем
web-doomsday-knew = Уже смотрели: { $who }.
web-doomsday-knew-nobody = Её ещё никто не смотрел.
web-doomsday-aim-now = сейчас ходит
web-doomsday-aim-next = { $n ->
    [1] ходит следующим
    [few] через { $n } хода
   *[other] через { $n } ходов
}
web-doomsday-check = Проверка команд

# Только для меня.
web-doomsday-your-team = Вы сейчас
web-doomsday-team = { $team ->
    [human] Человек
    [machine] Машина
    [outlaw] Изгой
    [legion] Легион
   *[fallen] Павший
}
web-doomsday-because-mark = метка сильнее любых карт
web-doomsday-because-always = так велит ваша роль
web-doomsday-dead = вы убиты
web-doomsday-mine = { $slot ->
    [left] Левая
    [right] Правая
   *[role] Роль
}
web-doomsday-mine-shared = общая: { $other }
web-doomsday-mine-open = открыта
web-doomsday-mine-hidden = скрыта
web-doomsday-when-any = Когда угодно
web-doomsday-when-own_turn = В свой ход
web-doomsday-when-permanent = Постоянная
web-doomsday-when-secret_loyalty = Тайная верность

# Блокнот.
web-doomsday-who = Кто
web-doomsday-column-left = Левая
web-doomsday-column-role = Роль
web-doomsday-column-right = Правая
web-doomsday-column-says = Кем себя называет
web-doomsday-column-guess = Моя догадка
web-doomsday-guess = Моя догадка: { $who } — { $team ->
    [human] человек
    [machine] машина
    [outlaw] изгой
    [legion] легион
    [fallen] павший
   *[none] пока неясно
}. Нажмите, чтобы сменить
web-doomsday-note-key = видели только вы; число — раунд. Облачко — кем назвался сам; догадку отмечаете вы
web-doomsday-team-known = { $who }: { $holds ->
    [yes] { NAME($team) }
   *[no] точно не { NAME($team) }
}
web-doomsday-snapshot = Что показала вам последняя проверка:
web-doomsday-looked-at-me = Вашу карту ({ $card }) видит { $who }, раунд { $round }

# Конец.
web-doomsday-won-human = Победа людей
web-doomsday-won-machine = Победа машин
web-doomsday-won-alone = Победа изгоя
web-doomsday-won-legion = Победа Легиона
web-doomsday-won-fallen = Победа Павших
web-doomsday-won-draw = Ничья
web-doomsday-victory = победа
web-doomsday-box = В коробке остались: { LIST($roles) }.
web-doomsday-story = Кто что знал и когда
web-doomsday-story-key = Высота линии — сколько чужих карт видел игрок. Нажмите на знак, чтобы прочитать о нём.
web-doomsday-story-look = подсмотрел карту
web-doomsday-story-shot = выстрел
web-doomsday-story-hurt = урон
web-doomsday-story-death = смерть
web-doomsday-story-of = из { $n }
web-doomsday-goes-on = Игра продолжается
web-doomsday-goes-on-why = ничего из этого
