# То, что в браузере говорит только «Погоня за „Авророй“».

web-option-aurora-board = Сторона поля
web-option-aurora-board-alpha = «Альфа»
web-option-aurora-board-beta = «Бета» (для опытных)
web-option-aurora-mines = Мины
web-option-aurora-mines-false = нет
web-option-aurora-mines-true = да
web-order-aurora-suit-always = Надевать костюм химзащиты при любом заражении
web-order-aurora-suit-deadly = Надевать костюм химзащиты, только если выживший иначе погибнет
web-order-aurora-suit-never = Никогда не надевать костюм химзащиты

web-chapter-aurora = Раунд { $n }
web-fortune-aurora = Пройдено делений
web-log-fights-aurora = бои
web-aurora-you = вы
web-aurora-road = Дорога
web-aurora-zone = Зона разведки
web-aurora-rivals = Соперники
web-aurora-round = раунд { $n } из 6
web-aurora-to-ship = { $n ->
    [one] { $n } деление до «Авроры»
    [few] { $n } деления до «Авроры»
   *[other] { $n } делений до «Авроры»
}
web-aurora-to-ship-words = { $n ->
    [one] деление до «Авроры»
    [few] деления до «Авроры»
   *[other] делений до «Авроры»
}
web-aurora-to-ship-brief = до «Авроры»
web-aurora-space = Деление { $n }
web-aurora-space-counter = Деление { $n }: { NAME($counter) }
web-aurora-shortcut = { NAME($road) }, с { $start } на { $end }{ $closed ->
    [yes] , закрыта
   *[no] { "" }
}
web-aurora-convoy-at = { NAME($who) }, деление { $n }
web-aurora-convoy = Колонна: { NAME($who) }
web-aurora-defence = ещё { $left } из { $defence }
web-aurora-letter = { $at ->
    [0] А
    [1] Б
    [2] В
   *[3] Г
}
web-aurora-taken = взято
web-aurora-leaves = уйдёт в конце раунда
web-aurora-slot-empty = карты нет
web-aurora-block = { $side ->
    [left] Левый блок
   *[right] Правый блок
}
web-aurora-cells = { $n ->
    [one] { $n } ячейка
    [few] { $n } ячейки
   *[other] { $n } ячеек
}
web-aurora-deck = в колоде { $n }
web-aurora-outcomes-n = { $n ->
    [one] { $n } исход
    [few] { $n } исхода
   *[other] { $n } исходов
}
web-aurora-next-hit = { $area ->
    [top_row] удар: верхний ряд
    [bottom_row] удар: нижний ряд
    [left_column] удар: левый столбец
   *[other] удар: куда угодно
}
web-aurora-outcomes = { $n ->
    [one] { $n } карта исхода
    [few] { $n } карты исхода
   *[other] { $n } карт исхода
}, { $area ->
    [top_row] следующий удар врага — в верхний ряд
    [bottom_row] следующий удар врага — в нижний ряд
    [left_column] следующий удар врага — в левый столбец
   *[other] следующий удар врага — куда угодно
}
web-aurora-no-device = нет устройства
web-aurora-towed = { $n } из { $of }
web-aurora-store = { NAME($token) }: { $n }
web-aurora-room = { $n ->
    [0] свободных ячеек нет
    [one] свободна { $n } ячейка
    [few] свободны { $n } ячейки
   *[other] свободно { $n } ячеек
}
web-aurora-frozen = груз закреплён
web-aurora-area = { $spare ->
    [0] { $next ->
        [none] бить некуда
       *[other] удар унесёт: { NAME($next) }
    }
    [one] { $spare } удар без потерь
    [few] { $spare } удара без потерь
   *[other] { $spare } ударов без потерь
}
web-aurora-stow-how = Переложить: коснитесь фишки, затем ячейки
web-aurora-stow-where = Куда положить?
web-aurora-stow-undo = Как было
web-aurora-freeze = Уложить так
web-aurora-back-to-mine = Моя колонна
web-aurora-out = Выбыли из гонки
web-aurora-automa = Автома
web-aurora-automa-cell = { $hit ->
    [yes] повреждена
   *[no] цела
}
web-aurora-automa-groups = целых групп { $n } из { $of }
web-aurora-automa-cards = Карты: открыто { $shown }, закрыто { $down }, в колоде { $deck }
web-aurora-fame = Слава { $n }
web-aurora-items = { $n ->
    [0] Предметов нет
    [one] { $n } предмет: видите только вы
    [few] { $n } предмета: видите только вы
   *[other] { $n } предметов: видите только вы
}
web-aurora-camp-active = Активны
web-aurora-camp-rest = Отдых
web-aurora-camp-exhausted = Устали
web-aurora-team = навык { $n }
web-aurora-does-leader = не устаёт
web-aurora-does-copilot = скорость +1
web-aurora-does-mechanic = чинит 2
web-aurora-does-hermit = без заражения
web-aurora-does-preacher = бережёт славу
web-aurora-does-scavenger = ресурс +1
web-aurora-does-driver = скорость +1
web-aurora-does-gunner = попадание +1
web-aurora-does-doctor = будит одного
web-aurora-does-renegade = враг не тронет
web-aurora-does-bounty_hunter = с добычей: слава +2
web-aurora-does-orphan = слава +1
web-aurora-page-zone = Разведка
web-aurora-page-convoy = Колонна
web-aurora-page-rivals = Соперники
web-aurora-page-automa = Автома
web-aurora-discard-scouting = Сброс разведки: { $n }
web-aurora-discard-outcomes = Исходы, что уже выпали: { $n }
web-aurora-discard-items = Сброс предметов: { $n }
web-aurora-nothing-yet = Пока ничего.
web-aurora-about-slot = Ячейка { $slot }, значение { $value }: { NAME($card) }
web-aurora-about-left = слева { LIST($tokens) }
web-aurora-about-right = справа { LIST($tokens) }
web-aurora-about-cell = { NAME($place) }, { NAME($kind) }: { $inside ->
    [damaged] повреждена
    [token] { NAME($token) }
    [empty] пусто
   *[works] работает
}
web-aurora-about-survivor = { NAME($survivor) }, { NAME($zone) }, навык { $skill }{ $contamination ->
    [0] { "" }
   *[other] , заражение { $contamination }
}
web-aurora-about-enemy = { NAME($enemy) }, { NAME($region) }: защиты осталось { $left } из { $defence }
web-aurora-about-rival = { NAME($who) }: до корабля { $to_ship }, слава { $fame }, предметов { $items }, топливо { $fuel }, продовольствие { $food }, боеприпасы { $ammo }, повреждений { $damage }
web-aurora-or = или
web-aurora-crew = Ваши люди
web-aurora-if = Если так
web-aurora-latest = Что было
web-aurora-weapon = оружие { $n }
web-aurora-odds = { $n ->
    [one] Сверху эта карта
    [few] Сверху одна из { $n } карт
   *[other] Сверху одна из { $n } карт
}
web-aurora-outcome = Исход
web-aurora-jams = заклинит
web-aurora-ambush-again = снова засада
web-aurora-firing = Стрельба
web-aurora-nobody-here = В вашем регионе врагов нет
web-aurora-area-name = { $area ->
    [top_row] Верхний ряд
    [bottom_row] Нижний ряд
   *[left_column] Левый столбец
}
web-aurora-area-brief = { $area ->
    [top_row] верх
    [bottom_row] низ
   *[left_column] лево
}
web-aurora-area-next = сюда следующий удар
web-aurora-area-people = { $n ->
    [one] под ударом { $n } человек
    [few] под ударом { $n } человека
   *[other] под ударом { $n } человек
}
web-aurora-automa-sick = заражено { $n }
web-aurora-automa-fame = слава { $n }
web-aurora-automa-items = предметов { $n }
web-aurora-legend = Что на дороге
web-aurora-legend-avalanche = Лавина: один раз, потом закрыта
web-aurora-legend-dangerous = Опасная: цена каждый раз
web-aurora-legend-tracked = { $has ->
    [yes] Гусеницы: у вас есть
   *[no] Только с гусеницами: у вас нет
}
web-aurora-legend-counter = Жетон: только где остановились
web-aurora-bonus-brief = { $bonus ->
    [move] 1 топливо → ход 1–2
    [refit] карта из сброса
   *[attack] 1 боеприпас → атака
}
web-aurora-shortcut-free = без цены
web-aurora-shortcut-closed = сошла
web-aurora-shortcut-price = { $what ->
    [contaminate] заражение { $n }
   *[damage] повреждения: { $n }
}
web-aurora-drive-to = Ехать на { $n }
web-aurora-stops = Где остановиться
web-aurora-moves = ход { $n }
web-aurora-moves-left = столько ходов осталось
web-aurora-up-to = до { $n }
web-aurora-price = До деления { $space }: ход { $moves }, топливо { $fuel }
web-aurora-trip-speed = Скорость { $n }
web-aurora-term = { $kind ->
    [speed] ячейки скорости +{ $n }
    [driver] Водитель +{ $n }
    [copilot] Второй пилот +{ $n }
    [behind] лидер далеко: ещё +{ $n }
    [paid] оплачено +{ $n }
   *[other] { NAME($source) } { $n }
}
web-aurora-order-after = Порядок после движения
web-aurora-rear = позади
web-aurora-front = впереди
web-aurora-turns = Разведка: { $scouting }-й ход из { $n }. Стрельба: { $fire }-й.
web-aurora-ambush-comes = { $lead ->
    [yes] Там лидером будете вы: засада придёт к вам.
   *[no] Лидер тоже там: засада придёт.
}
web-aurora-to-ship-if = { $n ->
    [0] на { $space } вы у «Авроры»
    [one] деление до «Авроры», если встать на { $space }
    [few] деления до «Авроры», если встать на { $space }
   *[many] делений до «Авроры», если встать на { $space }
}
web-aurora-behind = { $ways ->
    [two] { NAME($who) }: впереди на { $shortest } коротким путём, на { $road } по дороге
   *[one] { NAME($who) }: впереди на { $shortest }
}
web-aurora-behind-lacks = · до скорости +1 не хватает { $n }
web-aurora-if-stop = Если встать на { $n }
web-aurora-stop-fuel = топливо { $before } → { $after }
web-aurora-stop-item = нужен предмет — { NAME($of) }
web-aurora-stop-way = коротким путём: { NAME($of) }
web-aurora-stop-toll = { NAME($of) }: у этого пути своя цена
web-aurora-stop-reaches = вы у «Авроры»
web-aurora-stop-counter = здесь лежит: { NAME($of) }
web-aurora-stop-enemies = { $n ->
    [one] здесь { $n } враг: огонь по вам
    [few] здесь { $n } врага: огонь по вам
   *[other] здесь { $n } врагов: огонь по вам
}
web-aurora-stop-plain = там ничего не лежит
web-aurora-stop-ambush = { LIST($enemies) }: засада, { NAME($region) }
web-aurora-about-stop = Деление { $n }: ход { $moves }, топливо { $fuel }, останется { $left }
web-aurora-behind-brief = отставание { $n }; +1 с { $needed }
web-aurora-then = потом
web-aurora-threats = Что известно заранее
web-aurora-blow = { $n ->
    [one] { $n } повреждение
    [few] { $n } повреждения
   *[many] { $n } повреждений
}, { $area ->
    [top_row] верхний ряд
    [bottom_row] нижний ряд
   *[left_column] левый столбец
}
web-aurora-blow-instead = { $what ->
    [contaminate] или заражение
   *[give] или ресурс
}
web-aurora-ambush-away = Засада будет в другом регионе.
web-aurora-no-ambush = Засады в этом раунде не будет.
web-aurora-fire-odds = { $cards ->
    [one] { $hits } — на { $cards } карте
   *[many] { $hits } — на { $cards } картах
}
web-aurora-fire-ambush = снова засада — на { $n }
web-aurora-would-lose = Засада заберёт
web-aurora-loses-nothing = Известные удары ничего не отнимут
web-aurora-lost = Потери: { LIST($tokens) }
web-aurora-blows-cost = Засада, { $n }: пропадёт { LIST($tokens) }
web-aurora-blows-free = Засада, { $n }: в ячейки без груза
web-aurora-fire-may-cost = Огонь врагов, худшее — { $n }: { LIST($tokens) }
web-aurora-fire-free = Огонь врагов, худшее — { $n }: без потерь
web-aurora-area-people-change = Под ударом людей: { $before } → { $after }
web-aurora-radio = Автома, карта «{ $card }»
web-aurora-radio-n = { $n } из { $of }
web-aurora-radio-nothing = Ничего не вышло.
web-aurora-automa-took = была здесь
web-aurora-round-end = Конец раунда
web-aurora-bite = { $do ->
    [damage] вам { $n ->
        [one] { $n } повреждение
        [few] { $n } повреждения
       *[many] { $n } повреждений
    }
    [contaminate] вам { $n } заражение
    [lose_fame] { $holds ->
        [yes] слава −{ $n }: у вас её больше
       *[no] слава не упадёт: у вас её не больше
    }
   *[other] Автома лечит { $n }
}
web-aurora-bite-maybe = если карта откроется
web-aurora-end-aurora = «Аврора» достигнута
web-aurora-end-ice = «Аврора» ушла
web-aurora-end-elimination = { $who ->
    [me] Вы одни на дороге
    [lost] Ваша колонна погибла
   *[watched] Осталась одна колонна
}
web-aurora-why-ahead = от { $from } до { $to }
web-aurora-why-rear = последние, деление { $n }
web-aurora-why-fame = на шкале: { $n }
web-aurora-why-pairs = за каждые два
web-aurora-why-list = { LIST($things) }
web-aurora-why-none = нет
web-aurora-why-healthy = здоровы { $n } из { $of }
web-aurora-why-whole = целы { $n } из { $of }
web-aurora-why-not-counted = не в счёт
web-aurora-why-standing = на делении { $n }
web-aurora-why-gone = людей не осталось
web-aurora-tie = Ничья: по { $n }. { $by ->
    [road] Выше та колонна, что дальше по дороге: { $first } — { $here }, { $second } — { $there }.
   *[order] Деление одно и то же, решает порядок хода: впереди { $first }, позади { $second }.
}
web-aurora-enemy-waits = враг: засада в этап стрельбы
web-aurora-strip = Ваша колонна: свободных ячеек { $room }, повреждений { $damage }
web-aurora-load-check = Проверка груза
