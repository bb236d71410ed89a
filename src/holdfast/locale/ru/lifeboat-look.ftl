# «За бортом!»: карточка каждой вещи на столе.
lifeboat-look-title = { NAME($what) }
lifeboat-look-title-bench = Место { $seat }
lifeboat-look-title-friend = Лучший друг: { NAME($who) }
lifeboat-look-title-enemy = Заклятый враг: { NAME($who) }
lifeboat-look-title-navigation = Карта навигации № { $card }
lifeboat-look-title-wound = Рана
lifeboat-look-title-rowed = Весло
lifeboat-look-title-fought = Силач
lifeboat-look-title-turns = Порядок дня
lifeboat-look-title-side-attack = За нападающего
lifeboat-look-title-side-defence = За того, на кого напали
lifeboat-look-title-refuse = Отказать
lifeboat-look-title-yield = Уступить
lifeboat-look-title-closed = Закрытая карта
lifeboat-look-title-provisions = Припасы
lifeboat-look-title-packet = Раздача
lifeboat-look-title-chart = Колода навигации
lifeboat-look-title-row-stack = Карты от гребцов
lifeboat-look-title-gulls = Чайки

lifeboat-look-person = Сила { $strength }, за жизнь { $survival ->
    [one] { $survival } очко
    [few] { $survival } очка
   *[many] { $survival } очков
}.
lifeboat-look-ability = { $who ->
    [lifeboat-milady] Украшения считаются вдвое.
    [lifeboat-snob] Картины считаются вдвое.
    [lifeboat-captain] Деньги считаются вдвое.
    [lifeboat-bosun] Просто самый сильный.
    [lifeboat-frenchy] Падение не ранит, акулы ранят.
   *[lifeboat-kid] Может украсть закрытую карту без драки: это действие.
}
lifeboat-look-wounds = Ран { $wounds }: ещё { $faint } — без сознания, ещё { $death } — смерть.
lifeboat-look-status = { $status ->
    [unconscious] Без сознания: ничего не может. Карту или место берут без спроса. Упадёт без круга — унесёт.
    [dead_in_boat] Тело и его карты остались в лодке: их можно забрать. Что не заберут, хозяину засчитают.
   *[swept_away] Унесло вместе с картами. Очки за друга и врага у игрока остаются.
}
lifeboat-look-friend = { NAME($who) } доживёт — вам +{ $points }.
lifeboat-look-enemy = { NAME($who) } погибнет — вам +{ $points }.
lifeboat-look-friend-self = Друг — вы сами: своя жизнь считается дважды.
lifeboat-look-enemy-self = Враг — вы сами: за свою жизнь 0, за каждое чужое тело в лодке, кроме друга, +3; сейчас это { $points }.
lifeboat-look-both = { NAME($who) }: доживёт — вам +{ $alive }, погибнет — +{ $dead }.
lifeboat-look-known = Одна из закрытых карт — { NAME($card) }.
lifeboat-look-fight = Если драка сейчас: вы { $mine } : { $theirs } — { $wins ->
    [yes] победа
    [tie] ничья, а она за тем, на кого напали
   *[no] рана вам
}. { $closed ->
    [0] Закрытых карт нет.
   *[other] Закрытых карт { $closed }: там может быть оружие.
}
lifeboat-look-armed = { NAME($card) } в руках: { $mine } : { $theirs } — { $wins ->
    [yes] победа
    [tie] ничья, она за тем, на кого напали
   *[no] всё равно рана вам
}.
lifeboat-look-known-armed = { NAME($card) } у противника: { $mine } : { $theirs } — { $wins ->
    [yes] всё равно победа
    [tie] ничья, она за тем, на кого напали
   *[no] рана вам
}.
lifeboat-look-may-join = Могут вмешаться: { LIST($who) }.
lifeboat-look-bench = { $seat }-е место от носа. Утром раздача идёт от носа{ $who ->
    [nobody] .
   *[other] ; вечером выберет { NAME($who) }: ближе всех к корме.
}
lifeboat-look-open = Видят все, закрыть уже нельзя. Упадёте — утонет; грабитель выберет её сам.
lifeboat-look-closed = Видит только хозяин. За бортом не пропадёт; вор тянет её вслепую.
lifeboat-look-water = Снимает одну жажду вечером — вашу или чужую. Потом карты нет. В игре было { $all }, ушло { $gone }.
lifeboat-look-medkit = Действие: снять 1 рану с любого живого; лежавший без сознания очнётся. Потом карты нет.
lifeboat-look-parasol = Действие: раскрыть перед кем угодно. Открытый каждый вечер снимает с хозяина одну жажду.
lifeboat-look-flare-gun = Действие: вскрыть { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[many] { $cards } карт
} навигации и считать только чаек. Или +8 в одной драке. Один раз.
lifeboat-look-oar = Когда гребёте: ещё одна карта на выбор. В драке +1. С вёслами увидите { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[many] { $cards } карт
}.
lifeboat-look-weapon = +{ $bonus } в драке, пока открыто.
lifeboat-look-my-weapon = +{ $bonus } в драке, пока открыто. Сейчас у вас { $mine }, станет { $with }.
lifeboat-look-compass = Если вечернюю карту выбираете вы, добавит к выбору верхнюю карту колоды. Не тратится. { $self ->
    [yes] Сейчас выбираете вы.
   *[no] { $who ->
        [nobody] Сейчас выбирать некому.
       *[other] Сейчас выбирает { NAME($who) }.
    }
}
lifeboat-look-life-ring = Открыт — падение не ранит и не уносит, круг не тонет; акулы кусают. Можно надеть на другого.
lifeboat-look-shark-bait = Пока кто-то в воде: рана каждому, кто там. Упадёте с открытой — сработает сама.
lifeboat-look-treasure = На берегу { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}{ $doubled ->
    [yes] , у вас вдвое: { $value }
   *[no] { "" }
}. Считается и закрытой, и после смерти, но не если вас унесёт.
lifeboat-look-jewels = На берегу одно украшение — { $one }, два — { $two }, три — { $three }{ $doubled ->
    [yes] ; у вас вдвое
   *[no] { "" }
}. Считаются и закрытыми, и после смерти, но не если вас унесёт.
lifeboat-look-falls = { $who_n ->
    [0] За борт на этой карте не падает никто за этим столом.
   *[other] За борт: { LIST($who) }.
}
lifeboat-look-thirsts = { $who_n ->
    [0] По имени жажда никого не называет.
   *[other] Жажда по имени: { LIST($who) }.
}
lifeboat-look-signs = { $rowers ->
    [yes] Вёсла — жажда и у гребцов. { "" }
   *[no] { "" }
}{ $fighters ->
    [yes] Силач — жажда и у дравшихся. { "" }
   *[no] { "" }
}{ $gull ->
    [1] Чайка: берег ближе.
    [-1] Чайка улетает: берег дальше.
   *[0] Чайки нет.
}
lifeboat-look-provisions = Припасов { $n }, колода не пополняется. В раздаче — по карте на каждого в сознании.
lifeboat-look-packet = В раздаче карт: { $n }. Каждый оставляет одну, остальные уходят к корме.
lifeboat-look-chart = Карт { $n }. Во всей колоде { $all }: семь с чайкой, одна чайку уносит. Гребцы смотрят верхние.
lifeboat-look-row-stack = { $n ->
    [0] Гребцы ничего не оставили: вечер решит верхняя карта колоды.
    [one] Гребцы оставили { $n } карту{ $who ->
        [nobody] .
       *[other] ; её возьмёт { NAME($who) }.
    }
    [few] Гребцы оставили { $n } карты{ $who ->
        [nobody] .
       *[other] ; одну выберет { NAME($who) }.
    }
   *[many] Гребцы оставили { $n } карт{ $who ->
        [nobody] .
       *[other] ; одну выберет { NAME($who) }.
    }
}
lifeboat-look-gulls = { $n } из { $all }. Четвёртая кончает игру сразу, остальное на карте уже не в счёт.
lifeboat-look-wound = Рану снимет только аптечка. Ран столько, сколько силы, — без сознания; ещё одна — смерть.
lifeboat-look-rowed = Грёб сегодня: если вечером на карте вёсла — лишняя жажда. К утру знак снимут.
lifeboat-look-fought = Дрался сегодня: если вечером на карте силач — лишняя жажда. К утру знак снимут.
lifeboat-look-turns = Порядок дня — от носа, как сидели утром. Пересели днём — изменится завтра.
lifeboat-look-side-attack = Встать за нападающего. Выйти уже нельзя: проигравшим по ране, устанут все.
lifeboat-look-side-defence = Встать за того, на кого напали: ничья — победа этой стороны. Выйти уже нельзя.
lifeboat-look-refuse = Откажете — драка. Ничья за вами; проиграете — рана, и заберут, что просили.
lifeboat-look-yield = Уступите — отдадите, что просят: ни раны, ни усталости.

# О чём жалеют новички.
lifeboat-preview-edge = Проиграете — потеряете сознание
lifeboat-preview-tiring = { $how ->
    [rowed] Устанете, а воды нет: жажда гребцам — на { $n } из { $all } карт
   *[fought] Устанете, а воды нет: жажда дравшимся — на { $n } из { $all } карт
}
lifeboat-preview-open-treasure = Открытое видят все, и за бортом оно тонет. Очки и так ваши
lifeboat-preview-thrown-away = Карта уйдёт из игры навсегда и без пользы
lifeboat-preview-nothing-kept = Стопка пуста: вечер решит верхняя карта
lifeboat-preview-names-you = { $of ->
    [1] На этой карте падаете вы
   *[other] { $n ->
        [1] На одной из этих карт падаете вы
       *[other] Вы падаете на { $n } из этих карт
    }
}
lifeboat-preview-swept-away = Без круга вас унесёт
lifeboat-preview-stern-lost = Вечером карту выберет { NAME($who) }
lifeboat-preview-flare-wasted = Вы и так впереди: { $mine } : { $theirs }. Пистолет один
lifeboat-preview-sharks-bite = { $self ->
    [yes] { $who ->
        [nobody] Акулы ранят и вас
       *[other] Акулы ранят и вас, и друга: { NAME($who) }
    }
   *[no] Акулы ранят и вашего друга: { NAME($who) }
}
lifeboat-preview-ring-closed = Круг закрыт: без сознания вы его не откроете

# Почему этим сейчас не ответить.
lifeboat-not-other-question = Сейчас вопрос о другом.
lifeboat-not-from-packet = Сейчас выбирают карту из раздачи.
lifeboat-not-answer-first = Сначала ответьте: уступить или отказать.
lifeboat-not-evening-rights = Вечером меняются, дарят и открывают карты; остальное — днём.
lifeboat-not-swept = { NAME($who) } уже не в лодке.
lifeboat-not-in-fight = Вы уже в драке: выйти или перейти нельзя.
lifeboat-not-only-sides = Встать можно только за того, кто напал, или за того, на кого напали.
lifeboat-not-not-thirsty = { $self ->
    [yes] Вам пить не нужно.
   *[no] { NAME($who) } пить не хочет.
}
lifeboat-not-no-water = У вас нет воды.
lifeboat-not-no-ring = У вас нет круга.
lifeboat-not-not-in-water = { NAME($who) } не в воде.
lifeboat-not-cannot-catch = { NAME($who) } без сознания и круг не поймает.
lifeboat-not-adrift = Лодку несёт течением: грести уже нельзя.
lifeboat-not-only-bait = К акулам бросают только приманку.
lifeboat-not-nobody-thirsty = Пить сейчас некому.
lifeboat-not-treasure = Это не действие: сокровище считают на берегу.
lifeboat-not-water-evening = Это не действие: поят вечером, когда приходит жажда.
lifeboat-not-ring-rescue = Это не действие: круг нужен, когда кто-то за бортом.
lifeboat-not-bait-water = Это не действие: приманку бросают, когда кто-то в воде.
lifeboat-not-compass-evening = Это не действие: компас нужен тому, кто вечером выбирает карту.
lifeboat-not-oar-row = Весло берут, когда гребут: нажмите на колоду навигации.
lifeboat-not-nobody-wounded = Лечить некого: ни у кого живого нет ран.
lifeboat-not-parasol-open = Зонтик уже раскрыт.
lifeboat-not-weapon-fight = Это не действие: оружие нужно в драке.
