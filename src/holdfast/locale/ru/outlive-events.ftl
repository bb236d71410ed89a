# «Ещё один день»: что произошло. По сообщению на каждый класс из games/outlive/events.py.
# Игроки называются цветами во множественном числе: «Оранжевые собрали …».

# Подготовка.
outlive-event-dealt = { $reader ->
    [you] Вам сдали комнаты: { LIST($rooms) }; лидеры: { LIST($leaders) }.
   *[other] { NAME($reader) }: сданы { LIST($rooms) }; лидеры: { LIST($leaders) }.
}
outlive-event-shelter-chosen = { NAME($who) } выбрали лидера: { NAME($leader) }; комнаты: { LIST($rooms) }. Построили: { NAME($built) }, поселили { $settled }; в шлюзе { $airlock }.
outlive-event-took-first-turn = { NAME($who) } ходят первыми: их лидеру { $age ->
    [one] { $age } год
    [few] { $age } года
   *[many] { $age } лет
}.
outlive-event-squad-placed = { NAME($who) }: отряд { NAME($squad) } — { NAME($zone, case: "to") }.
outlive-event-token-dropped = { NAME($who) } отказались от жетона: { NAME($token) }.

# Раунды.
outlive-event-day-broke = День { $day }
outlive-event-city-restocked = { NAME($city) }: { $tiles_n ->
    [0] снаряжения нет
   *[other] { LIST($tiles) }
}{ $tokens_n ->
    [0] .
   *[other] ; сегодня не в игре: { LIST($tokens) }.
}
outlive-event-discard-shuffled = { NAME($city) }: сброшенное снаряжение ({ $tiles }) перемешано в новую стопку.
outlive-event-night-fell = Наступила ночь. Теперь первые — { NAME($first) }.

# Бедствия.
outlive-event-disaster-revealed = Бедствие: { NAME($disaster) }!
outlive-event-zone-stripped = { NAME($disaster) }: { NAME($zone, case: "from") } пропало { $lost }.
outlive-event-tokens-bared = { NAME($disaster) }, { NAME($city) }: { $tokens_n ->
    [0] вскрывать нечего
   *[other] { LIST($tokens) }
}.
outlive-event-shelter-spared = { NAME($disaster) }: гермоконтур защитил { NAME($who, case: "acc") }.
outlive-event-disaster-resolved = { NAME($who) } разобрались с бедствием «{ NAME($disaster) }» (очков: { $points }).
outlive-event-passed-on-disasters = { NAME($who) } спасовали.

# Передвижение и нападения.
outlive-event-moved = { NAME($who) }: отряд { NAME($squad) } — { NAME($zone, case: "to") }{ $place ->
    [0] { "" }
   *[other] , место { $place }
} ({ NAME($start, case: "from") }).
outlive-event-stayed = { NAME($who) }: отряд { NAME($squad) } остался { NAME($zone, case: "in") }.
outlive-event-token-taken = { NAME($who) } взяли жетон первого игрока.
outlive-event-gear-used = { NAME($who) } применили { NAME($tile, case: "acc") }.
outlive-event-room-used = { NAME($who) } использовали комнату: { NAME($room) }.
outlive-event-attacked = { NAME($who) } ({ NAME($squad) }) напали на { NAME($of, case: "acc") } ({ NAME($target) }), эффективность { $effectiveness }.
outlive-event-defended = { $guard ->
    [yes] { NAME($who) }: караулка отменила нападение.
   *[no] { NAME($who) } { $armor ->
        [yes] защитились бронежилетом
       *[no] { $ammo ->
            [0] не стали защищаться
           *[other] защитились патронами
        }
    }; { $left ->
        [0] дани не будет.
       *[other] дань — { $left }.
    }
}
outlive-event-nothing-to-take = { NAME($who) } ничего не нашли у { NAME($of, case: "gen") }.

# Жетоны.
outlive-event-gained = { NAME($who) } получили { LIST($tokens, case: "acc") } ({ NAME($why) }).
outlive-event-paid = { $to ->
    [nobody] { NAME($who) } { $purpose ->
        [rows] отдали шлюзу { LIST($tokens, case: "acc") }
        [rooms] отдали комнатам { LIST($tokens, case: "acc") }
        [recruits] отдали новичкам { LIST($tokens, case: "acc") }
        [disaster] потратили на бедствие { LIST($tokens, case: "acc") }
        [building] потратили на комнату { LIST($tokens, case: "acc") }
        [repair] потратили на починку { LIST($tokens, case: "acc") }
        [to_rats] потеряли из-за крыс { LIST($tokens, case: "acc") }
        [to_raiders] потеряли из-за рейдеров { LIST($tokens, case: "acc") }
        [outlive-dam] потратили на дамбе { LIST($tokens, case: "acc") }
        [defence] потратили на защиту { LIST($tokens, case: "acc") }
       *[hunting] потратили на охоту { LIST($tokens, case: "acc") }
    }.
   *[other] { NAME($who) } отдали { NAME($to, case: "dat") } { LIST($tokens, case: "acc") }.
}
outlive-event-gathered = { NAME($who) } собрали { NAME($zone, case: "in") } { LIST($tokens, case: "acc") }{ $tile ->
    [nobody] { "" }
   *[other] { " " }({ NAME($tile) })
}.
outlive-event-dam-opened = { NAME($who) } открыли дамбу{ $card ->
    [yes] { " " }ключом доступа
   *[no] { "" }
}.
outlive-event-algae-taken = { NAME($who) } собрали водоросли.
outlive-event-equipment-taken = { NAME($who) } взяли { NAME($city, case: "in") } { NAME($tile, case: "acc") }.
outlive-event-searched = { NAME($who) } искали { NAME($city, case: "in") }{ $free ->
    [yes] { " " }бесплатно
   *[no] { "" }
}: { NAME($token) }.
outlive-event-looked-through = { NAME($who) } посмотрели жетоны поиска { NAME($city, case: "in") }{ $tokens_n ->
    [0] .
   *[other] : { LIST($tokens) }.
}
outlive-event-prey-scanned = { NAME($who) } посмотрели дичь { NAME($zone, case: "in") }{ $prey_n ->
    [0] .
   *[other] : { LIST($prey) }.
}
outlive-event-prey-chosen = { NAME($who) } охотятся { NAME($zone, case: "in") }: { NAME($prey) }, на { $depth } ниже верхнего.
outlive-event-hunted = { NAME($who) } добыли { NAME($zone, case: "in") } { NAME($prey, case: "acc") }: { $meat ->
    [0] мяса нет
   *[other] { LIST($tokens, case: "acc") }
}.
outlive-event-prey-turned-up = { $prey ->
    [nobody] Дичи { NAME($zone, case: "in") } больше нет.
   *[other] Теперь { NAME($zone, case: "in") } — { NAME($prey) }.
}

# Выжившие.
outlive-event-survivor-came = К { NAME($who, case: "dat") } пришёл выживший{ $why ->
    [outlive-living_quarters] { "" }
   *[other] { " " }({ NAME($why) })
}: { NAME($where) }.
outlive-event-survivor-left-behind = { NAME($who) } оставили выжившего на сухогрузе.
outlive-event-survivor-lost = { NAME($who) } потеряли { $lost ->
    [one] { $lost } выжившего
   *[other] { $lost } выживших
} ({ NAME($where) }).
outlive-event-recruited = { NAME($who) } завербовали { $survivors ->
    [one] { $survivors } выжившего
   *[other] { $survivors } выживших
}.
outlive-event-moved-in = { NAME($who) }: { NAME($room) } — поселили { $survivors }.
outlive-event-went-hungry = { NAME($who) } не могут отдать { $rooms } провианта и { $rows } воды: не хватает { $unmet }.
outlive-event-radiation-changed = { NAME($who) }: радиация на { $steps ->
    [one] { $steps } деление
    [few] { $steps } деления
   *[many] { $steps } делений
} { $up ->
    [yes] вверх
   *[no] вниз
}, теперь { $value }.

# Убежище.
outlive-event-room-built = { NAME($who) } построили комнату: { NAME($room) }{ $cheaply ->
    [yes] { " " }(за 1 материал)
   *[no] { "" }
}.
outlive-event-equipment-drawn = { NAME($who) } вытянули { NAME($city, case: "in") } { $tile ->
    [nobody] пустоту
   *[other] { NAME($tile, case: "acc") }
}{ $aside_n ->
    [0] .
   *[other] ; отложили: { LIST($aside) }.
}
outlive-event-equipment-scrapped = { NAME($who) } разобрали { NAME($tile, case: "acc") }.
outlive-event-equipment-repaired = { NAME($who) } починили { NAME($tile, case: "acc") }.
outlive-event-food-spoiled = { NAME($who) } выбросили { LIST($tokens, case: "acc") }.
outlive-event-convoy-arrived = Караван пришёл. { LIST($winners) } { $reason ->
    [points] победили
    [provisions] победили по провианту
    [resources] победили по ресурсам
   *[shared] делят победу
}, очков: { $best }.
