# «За бортом!»: что произошло. По сообщению на каждый класс из games/lifeboat/events.py.
# $reader — `you` или тот, чьё личное событие читает другой; $self — сделано ли это самому себе.

# Дни.
lifeboat-event-role-dealt = Место { $seat }: { NAME($who) }.
lifeboat-event-bonds-dealt = { $reader ->
    [you] Ваш друг — { NAME($friend) }, ваш враг — { NAME($enemy) }.
   *[other] { NAME($reader) }: друг — { NAME($friend) }, враг — { NAME($enemy) }.
}
lifeboat-event-day-broke = День { $day }
lifeboat-event-current-took-the-boat = День { $day }: лодку подхватило течение. Больше никто не гребёт и не выбирает; решает верхняя карта.
lifeboat-event-evening-came = Настал вечер.

# Припасы.
lifeboat-event-deck-empty = Припасы кончились.
lifeboat-event-packet-drawn = { NAME($who) } { GENDER($who) ->
    [f] взяла
   *[m] взял
} на раздачу { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[many] { $cards } карт
} припасов.
lifeboat-event-kept = { NAME($who) } { GENDER($who) ->
    [f] оставила
   *[m] оставил
} себе { NAME($card, case: "acc") }.
lifeboat-event-opened = { NAME($who) } { GENDER($who) ->
    [f] открыла
   *[m] открыл
} { NAME($card, case: "acc") }.
lifeboat-event-spent = { NAME($who) } { GENDER($who) ->
    [f] потратила
   *[m] потратил
} { NAME($card, case: "acc") }.
lifeboat-event-thrown-away = { NAME($who) } { GENDER($who) ->
    [f] выбросила
   *[m] выбросил
} за борт { NAME($card, case: "acc") }.
lifeboat-event-placed = { $self ->
    [yes] { NAME($who) } { GENDER($who) ->
        [f] раскрыла
       *[m] раскрыл
    } перед собой { NAME($card, case: "acc") }.
   *[no] { NAME($who) } { GENDER($who) ->
        [f] положила
       *[m] положил
    } { NAME($card, case: "acc") } перед { NAME($before, case: "ins") }.
}
lifeboat-event-offered = { $give_n ->
    [0] { NAME($who) } { GENDER($who) ->
        [f] попросила
       *[m] попросил
    } у { NAME($to, case: "gen") } { LIST($want, case: "acc") }.
   *[other] { NAME($who) } { GENDER($who) ->
        [f] предложила
       *[m] предложил
    } { NAME($to, case: "dat") } { LIST($give, case: "acc") } { $want_n ->
        [0] в подарок.
       *[other] за { LIST($want, case: "acc") }.
    }
}
lifeboat-event-offer-ended = { $why ->
    [declined] { NAME($to) } { GENDER($to) ->
        [f] отклонила
       *[m] отклонил
    } предложение { NAME($who, case: "gen") }.
    [recalled] { NAME($who) } { GENDER($who) ->
        [f] отозвала
       *[m] отозвал
    } предложение { NAME($to, case: "dat") }.
   *[lapsed] Предложение { NAME($who, case: "gen") } { NAME($to, case: "dat") } больше не в силе.
}
lifeboat-event-traded = { $gave_n ->
    [0] { NAME($to) } { GENDER($to) ->
        [f] отдала
       *[m] отдал
    } { NAME($who, case: "dat") } { LIST($got, case: "acc") }.
   *[other] { NAME($who) } { GENDER($who) ->
        [f] отдала
       *[m] отдал
    } { NAME($to, case: "dat") } { LIST($gave, case: "acc") }{ $got_n ->
        [0] .
       *[other] { " " }за { LIST($got, case: "acc") }.
    }
}

# Действия.
lifeboat-event-turn-skipped = { NAME($who) } пропускает ход.
lifeboat-event-idled = { NAME($who) } { GENDER($who) ->
    [f] бездельничала
   *[m] бездельничал
}.
lifeboat-event-rowed = { NAME($who) } { GENDER($who) ->
    [f] гребла
   *[m] грёб
}{ $oars ->
    [0] { "" }
    [one] { " " }с веслом
   *[other] { " " }с двумя вёслами
} и { GENDER($who) ->
    [f] посмотрела
   *[m] посмотрел
} { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[many] { $cards } карт
}.
lifeboat-event-saw-navigation = { $reader ->
    [you] Вы видели:
   *[other] { NAME($reader) } { GENDER($reader) ->
        [f] видела:
       *[m] видел:
    }
} { $cards_n ->
    [0] ничего
   *[other] { $details }
}.
lifeboat-event-stowed = { NAME($who) } { $kept ->
    [0] не { GENDER($who) ->
        [f] оставила
       *[m] оставил
    } для выбора курса ничего
   *[other] { GENDER($who) ->
        [f] оставила
       *[m] оставил
    } для выбора курса { $kept ->
        [one] { $kept } карту
        [few] { $kept } карты
       *[many] { $kept } карт
    }
}{ $buried ->
    [0] .
   *[other] , { GENDER($who) ->
        [f] убрала
       *[m] убрал
    } под колоду { $buried }.
}
lifeboat-event-seat-demanded = { NAME($who) } { GENDER($who) ->
    [f] захотела
   *[m] захотел
} сесть на место { NAME($of, case: "gen") }.
lifeboat-event-card-demanded = { NAME($who) } { GENDER($who) ->
    [f] решила
   *[m] решил
} ограбить { NAME($of, case: "acc") }.
lifeboat-event-yielded = { NAME($who) } { GENDER($who) ->
    [f] уступила
   *[m] уступил
} { NAME($to, case: "dat") }.
lifeboat-event-refused = { NAME($who) } { GENDER($who) ->
    [f] отказала
   *[m] отказал
} { NAME($to, case: "dat") }.
lifeboat-event-seats-changed = { NAME($who) } и { NAME($of) } поменялись местами.
lifeboat-event-robbed = { NAME($who) } { GENDER($who) ->
    [f] ограбила
   *[m] ограбил
} { NAME($of, case: "acc") } и { GENDER($who) ->
    [f] забрала
   *[m] забрал
} { NAME($card, case: "acc") }.
lifeboat-event-nothing-to-take = { NAME($who) } ничего не { GENDER($who) ->
    [f] взяла
   *[m] взял
}: у { NAME($of, case: "gen") } не осталось карт.
lifeboat-event-stole = { NAME($who) } { GENDER($who) ->
    [f] стащила
   *[m] стащил
} у { NAME($of, case: "gen") } { NAME($card, case: "acc") }.

# Драки.
lifeboat-event-fight-broke = Драка! { NAME($who) } против { NAME($of, case: "gen") }.
lifeboat-event-joined = { NAME($who) } { GENDER($who) ->
    [f] встала
   *[m] встал
} за { NAME($side, case: "acc") }.
lifeboat-event-fired = { NAME($who) } { GENDER($who) ->
    [f] выстрелила
   *[m] выстрелил
} в драке из сигнального пистолета: +8.
lifeboat-event-fight-ended = { NAME($winner) } { GENDER($winner) ->
    [f] победила
   *[m] победил
} { NAME($loser, case: "acc") }, { $won } : { $lost }.
lifeboat-event-wounded = { NAME($who) } { GENDER($who) ->
    [f] получила
   *[m] получил
} { $amount ->
    [1] рану
    [one] { $amount } рану
    [few] { $amount } раны
   *[many] { $amount } ран
} { $why ->
    [fight] в драке
    [fall] при падении
    [shark] от акулы
   *[thirst] от жажды
}.
lifeboat-event-passed-out = { NAME($who) } { GENDER($who) ->
    [f] потеряла
   *[m] потерял
} сознание.
lifeboat-event-died = { NAME($who) } { GENDER($who) ->
    [f] умерла
   *[m] умер
}.
lifeboat-event-tired = { NAME($who) } { GENDER($who) ->
    [f] устала
   *[m] устал
} от { $why ->
    [rowed] гребли
   *[fought] драки
}.
lifeboat-event-healed = { $self ->
    [yes] { NAME($who) } { GENDER($who) ->
        [f] залечила
       *[m] залечил
    } себе рану.
   *[no] { NAME($who) } { GENDER($who) ->
        [f] залечила
       *[m] залечил
    } рану { NAME($whom, case: "dat") }.
}
lifeboat-event-woke-up = { NAME($who) } { GENDER($who) ->
    [f] пришла
   *[m] пришёл
} в себя.
lifeboat-event-flare-shown = { NAME($who) } { GENDER($who) ->
    [f] пустила
   *[m] пустил
} ракету в небо. Чаек { $gulls } из 4. { $cards_n ->
    [0] Карт не осталось.
   *[other] Карты: { $details }.
}

# Вечер.
lifeboat-event-navigator-took = Курс выбирает { NAME($who) }, карт на выбор: { $cards }.
lifeboat-event-compass-used = { NAME($who) } { GENDER($who) ->
    [f] сверилась
   *[m] сверился
} с компасом.
lifeboat-event-navigation-revealed = Карта вечера { $details }.
lifeboat-event-gulls-changed = { $change ->
    [1] Прилетела чайка: { $gulls } из 4.
   *[other] Чайка улетела: { $gulls } из 4.
}
lifeboat-event-fell-overboard = { NAME($who) } { GENDER($who) ->
    [f] упала
   *[m] упал
} за борт{ $lost_n ->
    [0] .
   *[other] { " " }и { GENDER($who) ->
        [f] потеряла
       *[m] потерял
    } { LIST($lost, case: "acc") }.
}
lifeboat-event-held-by-ring = Спасательный круг удержал в лодке { NAME($who, case: "acc") }.
lifeboat-event-ring-thrown = { NAME($who) } { GENDER($who) ->
    [f] бросила
   *[m] бросил
} { NAME($to, case: "dat") } спасательный круг.
lifeboat-event-swept-away = { NAME($who, case: "acc") } унесло море{ $cards_n ->
    [0] .
   *[other] , пропало: { LIST($cards) }.
}
lifeboat-event-sharks-came = { $who ->
    [nobody] Акулы! Их приманило то, что упало в воду.
   *[other] Акулы! Приманку { GENDER($who) ->
        [f] бросила
       *[m] бросил
    } { NAME($who) }.
}
lifeboat-event-climbed-back = { NAME($who) } { GENDER($who) ->
    [f] забралась
   *[m] забрался
} обратно в лодку.
lifeboat-event-thirsty = { NAME($who, case: "acc") } мучит жажда{ $thirsts ->
    [one] { "" }
   *[other] { " " }×{ $thirsts }
} ({ LIST($causes) }){ $shaded ->
    [0] .
   *[other] , от одной спасает зонтик.
}
lifeboat-event-watered = { $self ->
    [yes] { NAME($who) } { GENDER($who) ->
        [f] выпила
       *[m] выпил
    } воды.
   *[no] { NAME($who) } { GENDER($who) ->
        [f] напоила
       *[m] напоил
    } { NAME($whom, case: "acc") }.
}

# Конец.
lifeboat-event-landed = Берег! Лодка доплыла.
lifeboat-event-sea-won = В живых не осталось никого. Победило море.
lifeboat-event-scored = { NAME($who) }: { $total ->
    [one] { $total } очко
    [few] { $total } очка
   *[many] { $total } очков
}; друг — { NAME($friend) }, враг — { NAME($enemy) }.
