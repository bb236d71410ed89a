# «За бортом!»: имена, стол, вопросы и ходы. Что произошло — в lifeboat-events.ftl.

# Люди; `.with` — творительный с предлогом.
name-lifeboat-milady = Миледи
    .with = с Миледи
    .gender = f
name-lifeboat-snob = Сноб
    .gen = Сноба
    .dat = Снобу
    .acc = Сноба
    .ins = Снобом
    .with = со Снобом
    .loc = Снобе
name-lifeboat-captain = Капитан
    .gen = Капитана
    .dat = Капитану
    .acc = Капитана
    .ins = Капитаном
    .with = с Капитаном
    .loc = Капитане
name-lifeboat-bosun = Боцман
    .gen = Боцмана
    .dat = Боцману
    .acc = Боцмана
    .ins = Боцманом
    .with = с Боцманом
    .loc = Боцмане
name-lifeboat-frenchy = Черпак
    .gen = Черпака
    .dat = Черпаку
    .acc = Черпака
    .ins = Черпаком
    .with = с Черпаком
    .loc = Черпаке
name-lifeboat-kid = Шкет
    .gen = Шкета
    .dat = Шкету
    .acc = Шкета
    .ins = Шкетом
    .with = со Шкетом
    .loc = Шкете

# Карты.
name-lifeboat-water = вода
    .acc = воду
    .gender = f
name-lifeboat-medkit = аптечка
    .acc = аптечку
    .gender = f
name-lifeboat-parasol = зонтик
name-lifeboat-flare_gun = сигнальный пистолет
    .short = ракетница
name-lifeboat-oar = весло
    .gender = n
name-lifeboat-club = дубинка
    .acc = дубинку
    .gender = f
name-lifeboat-knife = нож
name-lifeboat-gaff = багор
name-lifeboat-compass = компас
name-lifeboat-life_ring = спасательный круг
    .short = круг
name-lifeboat-shark_bait = приманка для акул
    .short = приманка
    .acc = приманку для акул
    .gender = f
name-lifeboat-cash = деньги
name-lifeboat-painting_large = картина (3)
    .short = картина 3
    .acc = картину (3)
    .gender = f
name-lifeboat-painting_small = картина (2)
    .short = картина 2
    .acc = картину (2)
    .gender = f
name-lifeboat-jewels = украшения
name-lifeboat-hidden = закрытая карта
    .acc = закрытую карту
    .gender = f
counted-lifeboat-hidden = { $n ->
    [1] { $case ->
       *[nom] закрытая карта
        [acc] закрытую карту
    }
    [one] { $n } { $case ->
       *[nom] закрытая карта
        [acc] закрытую карту
    }
    [few] { $n } закрытые карты
   *[many] { $n } закрытых карт
}

# Карты навигации.
lifeboat-navigation = № { $card }: за бортом { $overboard } · жажда: { $thirst }{ $gull ->
    [1] { " " }· чайка
    [-1] { " " }· чайка улетает
   *[0] { "" }
}
lifeboat-people = { $form ->
    [all] все
    [none] никто
    [except] все, кроме { LIST($who, case: "gen") }
   *[list] { LIST($who) }
}
lifeboat-rowers = гребцы
lifeboat-fighters = дравшиеся
lifeboat-and-also = { $first } + { $then }

# Стол.
lifeboat-day = День { $day }
lifeboat-phase-morning = утро
lifeboat-phase-day = день
lifeboat-phase-evening-prep = вечер, сборы
lifeboat-phase-navigate = вечер, выбор курса
lifeboat-phase-rescue = вечер, за бортом
lifeboat-phase-bait = вечер, акулы
lifeboat-phase-thirst = вечер, жажда
lifeboat-phase-over = конец
lifeboat-gulls = чайки { $n } из 4
lifeboat-bow = нос
lifeboat-stern = корма
lifeboat-provisions = припасы { $n }
lifeboat-packet = в раздаче { $n }
lifeboat-chart = навигация { $n }
lifeboat-row-stack = от гребцов { $n }
lifeboat-status-conscious = в сознании
lifeboat-status-unconscious = без сознания
lifeboat-status-dead-in-boat = тело в лодке
lifeboat-status-swept-away = унесло море
lifeboat-brief-conscious = в сознании
lifeboat-brief-unconscious = обморок
lifeboat-brief-dead-in-boat = тело
lifeboat-brief-swept-away = унесло
lifeboat-in-water = в воде
lifeboat-rowed = гребля
lifeboat-fought = драка
name-lifeboat-cause-named = карта
name-lifeboat-cause-rowed = гребля
name-lifeboat-cause-fought = драка
lifeboat-thirst = жажда { $n }
lifeboat-closed = закрытых { $n }
lifeboat-swept = Унесло: { LIST($who, case: "acc") }
lifeboat-you = вы
lifeboat-fight = { NAME($attacker) } { $attack } : { $defence } { NAME($victim) }
lifeboat-evening-card = Карта вечера { $card }
lifeboat-sharks = Акулы!

# Что вижу только я.
lifeboat-friend = друг
lifeboat-enemy = враг
lifeboat-bond = { NAME($who) }{ $self ->
    [yes] { " " }(вы сами)
   *[no] { "" }
}
lifeboat-friend-points = выживет: +{ $points }
lifeboat-enemy-points = погибнет: +{ $points }
lifeboat-psychopath-points = +{ $points } за тело в лодке
lifeboat-card-line = { NAME($card) } — { $text }
lifeboat-hand = закрытые
lifeboat-open = открытые
lifeboat-none = нет
lifeboat-packet-cards = раздача
lifeboat-navigation-cards = смотрите
lifeboat-offer-in = { $give_n ->
    [0] { NAME($by) } просит у вас { LIST($want, case: "acc") }
   *[other] { NAME($by) } предлагает вам { LIST($give, case: "acc") } { $want_n ->
        [0] в подарок
       *[other] за { LIST($want, case: "acc") }
    }
}
lifeboat-offer-out = { $give_n ->
    [0] вы просите у { NAME($to, case: "gen") } { LIST($want, case: "acc") }
   *[other] вы предлагаете { NAME($to, case: "dat") } { LIST($give, case: "acc") } { $want_n ->
        [0] в подарок
       *[other] за { LIST($want, case: "acc") }
    }
}

# Сила и очки каждого; расклад драки.
lifeboat-strength = { $form ->
    [brief] сила { $n }
   *[full] сила { $n }
}
lifeboat-life = жизнь { $n }
lifeboat-odds-head = { $demand ->
    [yes] если откажете:
   *[no] драка:
}
lifeboat-odds-line = { $cards_n ->
    [0] { "" }
   *[other] если откроете { LIST($cards, case: "acc") } —{ " " }
}{ $attack } : { $defence }{ $end ->
    [win] , вы победите
    [lose] , вы проиграете
   *[none] { "" }
}
lifeboat-odds-unknown = { $n ->
    [0] закрытых карт у противника нет
    [one] у противника { $n } закрытая карта: вдруг оружие
    [few] у противника { $n } закрытые карты: вдруг оружие
   *[many] у противника { $n } закрытых карт: вдруг оружие
}
lifeboat-odds-cost = { $side ->
    [defence] проигрыш: рана ({ $wounds } → { $after } из { $strength }), и требуемое возьмут
    [attack] проигрыш: рана ({ $wounds } → { $after } из { $strength })
   *[none] вмешаетесь и проиграете — рана ({ $wounds } → { $after } из { $strength })
}
lifeboat-odds-joiners = могут вмешаться:
lifeboat-odds-joiner = { NAME($who) } { $power }{ $bond ->
    [friend] { " " }(ваш друг)
    [enemy] { " " }(ваш враг)
   *[none] { "" }
}

# Мои заметки.
lifeboat-no-notes = Сейчас вы не знаете ни одной карты, что лежит закрытой в другом месте.
lifeboat-note-placed = { $place }: { $cards }
lifeboat-note-group = { $cards } — среди: { $places }
lifeboat-place-packet = раздача
lifeboat-place-lost = пропало в море
lifeboat-place-deck = колода припасов
lifeboat-place-chart-deck = колода навигации
lifeboat-place-chart-row-stack = оставили гребцы
lifeboat-place-chart-rower = у гребца
lifeboat-place-chart-choice = на выборе курса

# Персонаж одним предложением: для простого вывода и экранных чтецов.
lifeboat-about = { NAME($who) }{ $mine ->
    [yes] { " " }(вы)
   *[no] { "" }
}, сила { $strength }, жизнь { $life }: { $status }, ран { $wounds } из { $strength }, закрытых { $closed }{ $open_n ->
    [0] { "" }
   *[other] , открыты: { LIST($open) }
}{ $marks ->
    [nobody] { "" }
   *[other] ; { $marks }
}

# Вопросы и строка подсказки.
lifeboat-ask-keep-one = Какую карту из раздачи оставите себе?
lifeboat-hint-keep-one = Карт: { $packet }; остальные уйдут дальше, к корме.
lifeboat-ask-action = Ваш ход. Что сделаете?
lifeboat-hint-action = Одно действие в день; вечером курс выбирают из того, что оставили гребцы.
lifeboat-ask-keep-cards = Какие из этих карт оставите для выбора курса?
lifeboat-hint-keep-cards = Прочие уйдут под колоду. Другие видят только, сколько карт вы оставили.
lifeboat-ask-answer-demand = { NAME($by) } хочет { $wants_card ->
    [yes] вашу карту
   *[no] ваше место
}. Уступите?
lifeboat-hint-answer-demand = Отказ — драка; ничья ваша. Сначала можно открыть карту, обменяться, выбросить.
lifeboat-ask-take-one = Что заберёте у { NAME($of, case: "gen") }?
lifeboat-hint-take-one = Одну открытую карту на выбор или одну закрытую наугад.
lifeboat-ask-take-sides = Драка: { NAME($attacker) } { $attack } : { $defence } { NAME($victim) }. { $inside ->
    [yes] { $can ->
        [yes] Откроете оружие?
       *[no] Открыть вам нечего.
    }
   *[no] Вмешаетесь?
}
lifeboat-hint-take-sides = Проигравшим по ране, устанут все; ничья — победа { NAME($victim, case: "gen") }. Выйти из драки нельзя.
lifeboat-ask-preparation = Вечер. Что-нибудь открыть, обменять, отдать до выбора карты?
lifeboat-hint-preparation = { $steers ->
    [nobody] Выбирать карту некому.
   *[other] Карту выбирает { NAME($steers) }, карт от гребцов: { $row_stack }. Потом ни менять, ни открывать нельзя.
}
lifeboat-ask-ask-compass = Курс выбираете вы. { $can ->
    [yes] Сверитесь с компасом?
   *[no] Компаса у вас нет.
}
lifeboat-hint-ask-compass = { $can ->
    [yes] Он добавит к выбору верхнюю карту колоды. Карт от гребцов: { $row_stack }.
   *[no] Карт от гребцов: { $row_stack }.
}
lifeboat-ask-choose-card = Какая карта решит этот вечер?
lifeboat-hint-choose-card = Откроют только её; прочие уйдут под колоду, и никто их не увидит.
lifeboat-ask-rescue = { $self ->
    [alone] Вы за бортом.
    [also] За бортом вы и { LIST($others) }.
   *[no] За бортом: { LIST($swimmers) }.
} { $can ->
    [yes] Воспользуетесь спасательным кругом?
   *[no] Спасательного круга у вас нет.
}
lifeboat-hint-rescue = Спрашивают всех, чтобы пауза ничего не выдала.
lifeboat-ask-bait = { $self ->
    [alone] В воде только вы.
    [also] В воде вы и { LIST($others) }.
   *[no] В воде: { LIST($swimmers) }.
} { $can ->
    [yes] Бросите приманку для акул?
   *[no] Приманки у вас нет.
}
lifeboat-hint-bait = Акулы ранят всех, кто в воде. Спрашивают всех, чтобы пауза ничего не выдала.
lifeboat-ask-share-water = { $self ->
    [alone] Жажда только у вас.
    [also] Жажда у вас, а ещё: { LIST($others) }.
   *[no] Жажда: { LIST($thirsty) }.
} { $can ->
    [yes] { $self ->
        [alone] Выпьете воды?
        [also] Кому воду?
       *[no] Дадите воды?
    }
   *[no] Воды у вас нет.
}
lifeboat-hint-share-water = Каждая неутолённая жажда — рана. Делиться никто не обязан.

# Ходы.
lifeboat-choice-keep = Оставить { NAME($kind, case: "acc") }
lifeboat-choice-open = Открыть { NAME($kind, case: "acc") }
lifeboat-choice-throw = Выбросить за борт { NAME($kind, case: "acc") } ({ $is_open ->
    [yes] открыто
   *[no] закрыто
})
lifeboat-choice-place = { $self ->
    [yes] Раскрыть перед собой { NAME($kind, case: "acc") }
   *[no] Положить { NAME($kind, case: "acc") } перед { NAME($before, case: "ins") }
}
lifeboat-choice-make-offer = { $give_n ->
    [0] Попросить у { NAME($to, case: "gen") } { LIST($want, case: "acc") }
   *[other] { $want_n ->
        [0] Отдать { NAME($to, case: "dat") } { LIST($give, case: "acc") }
       *[other] Предложить { NAME($to, case: "dat") } { LIST($give, case: "acc") } за { LIST($want, case: "acc") }
    }
}
lifeboat-choice-accept = Согласиться { NAME($by, case: "with") }: { $get_n ->
    [0] ничего не получить
   *[other] получить { LIST($get, case: "acc") }
}, { $give_n ->
    [0] ничего не отдать
   *[other] отдать { LIST($give, case: "acc") }
}
lifeboat-choice-decline = Отклонить предложение { NAME($by, case: "gen") }
lifeboat-choice-recall = Отозвать предложение { NAME($to, case: "dat") }
lifeboat-choice-row = Грести { $oars ->
    [0] (2 карты)
    [one] с веслом (3 карты)
   *[other] с двумя вёслами (4 карты)
}
lifeboat-choice-stow = { $kept_n ->
    [0] Ничего не оставлять
   *[other] Оставить { LIST($kept) }
}
lifeboat-choice-change-seats = Поменяться местами { NAME($of, case: "with") }
lifeboat-choice-rob = Ограбить { NAME($of, case: "acc") }
lifeboat-choice-yield = { $wants ->
        [seat] Уступить (поменяетесь местами)
       *[card] Уступить (одну карту)
    }
lifeboat-choice-refuse = Отказать (драка { $attack } : { $defence })
lifeboat-choice-take-open = Забрать { NAME($kind, case: "acc") }
lifeboat-choice-take-closed = Вытянуть закрытую карту наугад
lifeboat-choice-steal = Обокрасть { NAME($of, case: "acc") }
lifeboat-choice-join = Встать за { NAME($side, case: "acc") } ({ $attack } : { $defence })
lifeboat-choice-fire = Выстрелить из сигнального пистолета (+8)
lifeboat-choice-use-medkit = Аптечка: { $self ->
    [yes] себе
   *[no] { NAME($on, case: "dat") }
}
lifeboat-choice-use-parasol = Раскрыть зонтик перед { $self ->
    [yes] собой
   *[no] { NAME($before, case: "ins") }
}
lifeboat-choice-fire-flare = Выстрелить в небо из сигнального пистолета
lifeboat-choice-idle = Бездельничать
lifeboat-choice-use-compass = Свериться с компасом
lifeboat-choice-no-compass = { $can ->
    [yes] Обойтись без компаса
   *[no] Дальше
}
lifeboat-choice-pick-card = { $details }
lifeboat-choice-open-ring = Раскрыть спасательный круг
lifeboat-choice-throw-ring = Бросить спасательный круг { NAME($to, case: "dat") }
lifeboat-choice-play-bait = Бросить приманку для акул
lifeboat-choice-give-water = { $self ->
    [yes] Выпить воды
   *[no] Напоить { NAME($to, case: "acc") }
}{ $closed ->
    [yes] { " " }(из закрытых карт)
   *[no] { "" }
}
lifeboat-choice-pass = { $asked ->
    [preparation] Готово
   *[other] { $can ->
        [no] Дальше
       *[yes] { $asked ->
            [share-water] Готово
           *[other] Пас
        }
    }
}

# Ходы одного вида вместе, когда их много.
lifeboat-group-keep = Оставить себе…
lifeboat-group-open = Открыть карту…
lifeboat-group-throw = Выбросить за борт…
lifeboat-group-place = Положить карту перед кем-то…
lifeboat-group-make-offer = Предложить или попросить…
lifeboat-group-make-offer-to = { NAME($to) }…
lifeboat-group-accept = Принять предложение…
lifeboat-group-decline = Отклонить предложение…
lifeboat-group-recall = Отозвать предложение…
lifeboat-group-row = Грести…
lifeboat-group-stow = Оставить…
lifeboat-group-idle = Бездельничать…
lifeboat-group-change-seats = Поменяться местами…
lifeboat-group-rob = Ограбить…
lifeboat-group-take-open = Забрать открытую карту…
lifeboat-group-steal = Обокрасть…
lifeboat-group-join = Встать за…
lifeboat-group-use-medkit = Применить аптечку…
lifeboat-group-use-parasol = Раскрыть зонтик…
lifeboat-group-pick-card = Выбрать карту…
lifeboat-group-throw-ring = Бросить спасательный круг…
lifeboat-group-give-water = Дать воды…

# Конец.
lifeboat-reason-landed-by-card = Берег! Четвёртая чайка прилетела вечером { $day }-го дня.
lifeboat-reason-landed-by-flare = Берег! Ракета на { $day }-й день привела четвёртую чайку.
lifeboat-reason-sea = На { $day }-й день в живых не осталось никого. Победило море.
lifeboat-part-survival = жизнь
lifeboat-part-friend = друг
lifeboat-part-enemy = враг
lifeboat-part-psychopath = тела
lifeboat-part-cash = деньги
lifeboat-part-painting = картины
lifeboat-part-jewels = украшения
lifeboat-part-total = итого
lifeboat-part-treasure = сокровища
lifeboat-sheet-bonds = друг { NAME($friend) }, враг { NAME($enemy) }
lifeboat-sheet-cards = на руках { LIST($cards) }

# Чем один стол может отличаться от другого.
lifeboat-option-jewel-scoring = очки за украшения
lifeboat-option-psychopath-counts-swept-away = психопат получает очки и за тех, кого унесло

# Что будет, если выбрать.
lifeboat-preview-fight = Откажет — драка { $attack } : { $defence }, ничья — { NAME($who, case: "dat") }
lifeboat-preview-no-fight = Без драки: { NAME($who) } не может отказать
lifeboat-preview-tired = Вы устанете
lifeboat-preview-heals = { NAME($who) }: { $wounds ->
    [0] ран не останется
    [one] останется { $wounds } рана
    [few] останется { $wounds } раны
   *[many] останется { $wounds } ран
}
lifeboat-preview-drinks = { NAME($who) }: { $thirst ->
    [0] жажды не останется
   *[other] жажды останется { $thirst }
}
lifeboat-preview-refusal = Драка сейчас: { $attack } : { $defence }, ничья ваша
lifeboat-preview-refusal-armed = С вашим закрытым оружием: { $attack } : { $defence }
lifeboat-preview-yield-card = { $open ->
    [0] У вас вытянут закрытую карту (их { $closed })
   *[other] { $closed ->
        [0] У вас заберут открытую карту (их { $open })
       *[other] У вас заберут открытую карту (их { $open }) или вытянут закрытую (их { $closed })
    }
}
lifeboat-preview-harm = { $why ->
    [lose] Проиграете — ран
    [thirst] Жажда: ран
   *[fall] Падение: ран
} { $wounds } → { $after } из { $strength }{ $end ->
    [dies] , это смерть
    [faints] , вы потеряете сознание
   *[lives] { "" }
}
lifeboat-preview-loot = Добыча: открытых { $open }, закрытых { $closed }
lifeboat-preview-blind = { $n ->
    [one] Закрытая карта одна; драки не будет
   *[other] Одна из { $n } закрытых наугад; драки не будет
}
lifeboat-preview-joining = Вы устанете; проигравшим — { $n ->
    [one] по ране
    [few] по { $n } раны
   *[many] по { $n } ран
}. Выйти из драки нельзя.
lifeboat-preview-passed-on = { $n ->
    [one] Дальше, { NAME($who, case: "dat") }, уйдёт { $n } карта
    [few] Дальше, { NAME($who, case: "dat") }, уйдут { $n } карты
   *[many] Дальше, { NAME($who, case: "dat") }, уйдут { $n } карт
}
lifeboat-preview-sees = Тайно увидите { $n ->
    [one] { $n } карту навигации
    [few] { $n } карты навигации
   *[many] { $n } карт навигации
}
lifeboat-preview-steers = { $self ->
    [yes] Пока что курс выбираете вы
   *[no] Пока что курс выбирает { NAME($who) }
}
lifeboat-preview-gulls = Чаек: { $n } из { $most }
lifeboat-preview-you-fall = { $open ->
    [0] Вы упадёте за борт
    [one] Вы упадёте за борт и потеряете открытую карту
    [few] Вы упадёте за борт и потеряете { $open } открытые карты
   *[many] Вы упадёте за борт и потеряете { $open } открытых карт
}
lifeboat-preview-you-thirst = { $n ->
    [one] Вас ждёт жажда
   *[other] Вас ждёт жажда: { $n }
}
lifeboat-preview-floats = Круг удержит вас: без раны и обратно в лодку
lifeboat-preview-bites = { $n ->
    [one] Тому, кто в воде,
   *[other] Всем { $n } в воде
} — ещё { $wounds ->
    [one] рана
    [few] { $wounds } раны
   *[many] { $wounds } ран
}

# Знаки на доске в терминале.
lifeboat-marks = На доске: ◆ рана, ◇ столько ран ещё выдержит · ▮ закрытые карты · ▸ чьего ответа ждут · в драке ▲ нападает, ▼ защищается.
