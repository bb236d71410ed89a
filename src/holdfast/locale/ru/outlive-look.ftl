# «Ещё один день»: карточка каждой вещи на столе. Что напечатано на комнатах и снаряжении, берётся с них самих.
outlive-look-title = { NAME($what) }
outlive-look-title-squad = { $mine ->
    [yes] Ваш отряд, сила { $strength }
   *[no] { NAME($who) }: отряд, сила { $strength }
}
outlive-look-title-strength = Отряд, сила { $strength }
outlive-look-title-prey = Дичь
outlive-look-title-place = Сухогруз, место { $n }
outlive-look-title-algae = Водоросли
outlive-look-title-search = Поиск
outlive-look-title-room = { NAME($what) }{ $copy ->
    [1] { " " }2
   *[0] { "" }
}
outlive-look-title-gauge = Радиация
outlive-look-title-bill = Счёт этой ночи
outlive-look-title-survivor = Выживший
outlive-look-title-day = День { $n }
outlive-look-title-first = Жетон первого игрока

# Карта.
outlive-look-gather = Здесь { NAME($what) }: { $stock } из { $all }, по 1 за действие; на рассвете снова { $all }.
outlive-look-dam = Вода: { $stock } из { $all }. Микросхема за приход — и по 1 воде за действие.{ $mine ->
    [yes] { " " }Микросхем у вас: { $chips }.
   *[no] { "" }
}
outlive-look-algae = Водоросли — 1 действие, радиация на деление лучше; { $there ->
    [yes] сегодня ещё есть
   *[no] сегодня взяты
}.
outlive-look-no-prey = Дичи здесь больше нет и не будет.
outlive-look-prey = Дичь — { NAME($prey) }: выносливость { $endurance }, { $mine ->
    [yes] вам { $meat } мяса
   *[no] первая даёт { $meat } мяса
}. Платят действиями и патронами, хотя бы 1 действием.
outlive-look-prey-left = { $n ->
    [0] Последняя в стопке, новых не будет.
   *[other] В стопке ещё { $n }, новых не будет.
} Охота — одна за приход.
outlive-look-city = За действие: снаряжение или жетон поиска. Жетонов { $n }: полезных { $useful }, пустых { $empty }.
outlive-look-display = На виду: { LIST($tiles) }.
outlive-look-revealed = Вскрыты и до рассвета лежат открыто: { LIST($tokens) }.
outlive-look-place = Место { $place }: { $cans ->
    [one] { $cans } банка
    [few] { $cans } банки
   *[many] { $cans } банок
}{ $survivor ->
    [yes] { " " }и выживший
   *[no] { "" }
}, без действий.{ $hook ->
    [yes] { " " }Только с крюком.
   *[no] { "" }
}{ $who ->
    [nobody] { "" }
   *[other] { " " }До ночи занято: { NAME($who) }.
}
outlive-look-ship-first = { $visited ->
    [yes] Жетон первого игрока сегодня уже забрали.
   *[no] Кто придёт первым, возьмёт жетон первого игрока.
}
outlive-look-resting = { $actions ->
    [one] { $actions } действие
    [few] { $actions } действия
   *[many] { $actions } действий
} за приход, ход на 1–2 зоны. Ещё не ходил — напасть на него нельзя.
outlive-look-active = Уже ходил. Кто придёт сюда с силой больше { $strength }, возьмёт дань: разницу сил. { $who_n ->
    [0] Сегодня уже некому.
   *[other] Могут: { LIST($who) }.
}
outlive-look-token = Даёт { LIST($gains, case: "acc") }. До рассвета его уже не найти снова.
outlive-look-pills = Радиация на деление лучше. До рассвета их уже не найти снова.
outlive-look-cupboard = Ничего не даёт. До рассвета лежит открыто.

# Караван.
outlive-look-harm = { $disaster ->
    [outlive-forest_fire] { outlive-does-forest_fire }
    [outlive-cave_in] { outlive-does-cave_in }
    [outlive-thieves] { outlive-does-thieves }
    [outlive-hard_times] { outlive-does-hard_times }
    [outlive-nomads] { outlive-does-nomads }
    [outlive-rats] { outlive-does-rats }
    [outlive-raiders] { outlive-does-raiders }
    [outlive-cold_snap] { outlive-does-cold_snap }
    [outlive-radioactive_cloud] { outlive-does-radioactive_cloud }
    [outlive-sandstorm] { outlive-does-sandstorm }
    [outlive-epizootic] { outlive-does-epizootic }
   *[outlive-mutations] { outlive-does-mutations }
}
outlive-look-immune = Гермоконтур: на вас не действует.
outlive-look-settled = С ним разобрались: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} тому, кто заплатил. Больше не вредит.
outlive-look-price = Пока не разберутся, так каждый день. Ночью: { $food ->
    [0] { LIST($cost) }
   *[other] { $food } любого провианта
} — и { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
outlive-look-my-price = { outlive-look-price } { $pays ->
    [yes] У вас хватает.
   *[no] У вас не хватает: { $food ->
        [0] { LIST($missing) }
       *[other] { $short } провианта
    }.
}
outlive-look-day = Радиация этой ночи — { $level }. Каждый в шлюзе держит одно деление.
outlive-look-day-disaster = { NAME($disaster) }: { $open ->
    [yes] вредит каждый день.
   *[no] с ним разобрались.
}
outlive-look-day-ahead = Бедствие этого дня ещё лежит лицом вниз.
outlive-look-first = { $mine ->
    [yes] Вы ходите первыми ночью и завтра
   *[no] { NAME($who) } ходят первыми ночью и завтра
}{ $visited ->
    [yes] .
   *[no] ; перехватит тот, кто первым придёт на сухогруз.
}

# Комнаты.
outlive-look-unbuilt = Стройка: { $price ->
    [one] { $price } любой материал
    [few] { $price } любых материала
   *[many] { $price } любых материалов
}{ $helped ->
    [yes] { " " }с бригадой
   *[no] { "" }
}. Мест { $slots }, ужин { $upkeep }.
outlive-look-idle = Живут { $n } из { $slots }: не работает{ $n ->
    [0] { " " }и не ест.
   *[other] , но ест { $upkeep } за ночь.
}
outlive-look-full = { $used ->
    [yes] Полна, сегодня уже помогла.
   *[no] Полна и работает.
} Ест { $upkeep }. Полных комнат { $rooms }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, с ещё одной { $next }.
outlive-look-now-hunt = Сейчас лучшая охота даст вам { $meat } мяса.
outlive-look-now-ship = Сейчас сухогруз даст сверх места { $cans ->
    [one] { $cans } банку
    [few] { $cans } банки
   *[many] { $cans } банок
}.
outlive-look-now-cities = { $cities_n ->
    [0] Сегодня помогла уже в обоих городах.
   *[other] Сегодня ещё поможет: { LIST($cities) }.
}
outlive-look-now-repairs = { $tiles_n ->
    [0] Чинить сейчас нечего.
   *[other] Ночью есть что чинить: { LIST($tiles) }.
}
outlive-look-now-quarters = Ночью, пока строите. Жильцов { $n } из { $all }.
outlive-look-now-well = { $there ->
    [yes] Сегодняшняя вода ещё есть.
   *[no] Сегодняшняя вода истрачена.
}
outlive-look-when = { $how ->
    [itself] Действует сама, пока полна.
    [attack] Спросим при нападении.
    [disaster] Спросим ночью, у бедствий.
    [any] Днём, в любую минуту.
   *[night] Ночью, пока строите.
}

# Снаряжение.
outlive-look-on-display = Берут за 1 действие, сломанным. Починка: { LIST($cost) }.
outlive-look-no-second = Такое у вас уже есть — второе взять нельзя.
outlive-look-broken = Не работает и очков не приносит. Починить ночью: { LIST($cost) }{ $missing_n ->
    [0] ; хватает.
   *[other] ; не хватает: { LIST($missing) }.
}
outlive-look-repaired = Раз в день; { $used ->
    [yes] сегодня уже помогло.
   *[no] сегодня ещё поможет.
} 1 очко, { $pair ->
    [nobody] в паре с «{ NAME($partner) }» — ещё 1.
   *[other] и ещё 1 за пару: { NAME($pair) }.
}

# Убежище.
outlive-look-airlock = Людей { $n } из { $all }: держат { $stops }{ $level ->
    [0] { "" }
   *[other] { " " }из { $level }
} радиации за ночь.
outlive-look-rows = Рядов занято { $rows } (в них 2 и 5 мест): воды за ночь { $water }.
outlive-look-gauge = Сейчас { $now }: столько очков в конце.
outlive-look-gauge-tonight = Ночью радиация { $level }: { $steps ->
    [0] шлюз держит всю, стрелка на месте.
   *[other] шлюз пропустит { $steps }, станет { $soon }.
}
outlive-look-gauge-top = Дальше { $worst } стрелке некуда: за каждое деление — человек.
outlive-look-bill = Комнаты едят { $rooms }, шлюз пьёт { $rows } воды.
outlive-look-bill-stock = Провианта в запасе { $food }, из него воды { $water }.
outlive-look-bill-short = Не хватит { $n }: потеряете { $n ->
    [one] { $n } человека
   *[other] { $n } человек
}.
outlive-look-bill-paid = Оплачено. Провианта осталось { $spare }.
outlive-look-trophy = Трофеев { $n }: следующая такая добыча даст { $meat } мяса. Очков не приносит.
outlive-look-resource = { $what ->
    [outlive-meat] Провиант. До утра испортится.
    [outlive-water] Провиант. К утру останется не больше 2; шлюз пьёт только её.
    [outlive-canned_food] Провиант. Не портятся.
    [outlive-microchip] Стройка, починка, бедствия; одна открывает дамбу.
    [outlive-ammo] На охоте вместо действия, при нападении −1 к дани; в дань не берут.
    [outlive-well_water] Вода для любой платы. К утру, если не истрачена, пропадёт.
   *[other] Стройка, починка, бедствия.
}
outlive-look-survivor = 1 очко в конце. Живёт в шлюзе или в построенной комнате.
outlive-look-leader-age = Лет: { $age }. Старший за столом ходит первым.
outlive-look-leader-zones = Отряды начинают отсюда: { LIST($zones) }.
outlive-look-leader-brings = { $tokens_n ->
    [0] Запасы найдёт поиском
   *[other] С собой: { LIST($tokens) }
}; { NAME($tile) }, сломано.

# О чём жалеют новички.
outlive-preview-supper = На ужин не хватит { $n }: потеряете { $n ->
    [one] { $n } человека
   *[other] { $n } человек
}
outlive-preview-last-ammo = Патронов не останется, а напасть ещё могут: { LIST($who) }
outlive-preview-prey-lost = На дичь действий уже не хватит
outlive-preview-half-filled = Не заработает: нужно ещё { $n }, а ужин уже { $upkeep }
outlive-preview-airlock-bared = Завтра радиация { $level }, шлюз удержит { $stops }. Обратно не выйти
outlive-preview-second-row = Второй ряд шлюза: ещё { $n } вода за ночь
outlive-preview-no-bed = Выжившего поселить негде
outlive-preview-cornered = Отряду силой { $strength } станет некуда идти: он пропустит день
outlive-preview-spoils = Пропадёт: мяса { $meat }, воды { $water }
outlive-preview-actions-lost = { $n ->
    [one] Пропадёт { $n } действие
    [few] Пропадут { $n } действия
   *[many] Пропадут { $n } действий
}
outlive-preview-room-stops = Комната перестанет работать: { NAME($room) }

# Почему этим сейчас не ответить.
outlive-not-not-yours = Это чужое: здесь решает хозяин.
outlive-not-other-question = Сейчас вопрос о другом.
outlive-not-rooms-at-night = Строят и заселяют ночью.
outlive-not-repairs-at-night = Чинят ночью.
outlive-not-disasters-at-night = С бедствиями разбираются ночью.
outlive-not-recruits-at-night = Новых людей зовут ночью.
outlive-not-squads-by-day = Отряды ходят днём.
outlive-not-has-acted = Этот отряд сегодня уже ходил.
outlive-not-own-squad = Сюда нельзя: здесь ваш отряд.
outlive-not-place-taken = Сюда нельзя: место { $place } занято.
outlive-not-too-far = Сюда нельзя: { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[many] { $steps } шагов
}, а отряд проходит не больше двух.
outlive-not-not-start = Сюда нельзя: лидер начинает не здесь.
outlive-not-elsewhere = Отряд действует только там, куда пришёл.
outlive-not-one-at-a-time = Сначала закончит отряд, который уже пришёл.
outlive-not-no-actions = Действий не осталось.
outlive-not-no-chip = Дамбу открывает микросхема, а у вас её нет.
outlive-not-algae-gone = Водоросли сегодня уже взяты.
outlive-not-nothing-left = Здесь больше ничего нет до рассвета.
outlive-not-has-hunted = Охота — одна за приход.
outlive-not-no-prey = Дичи здесь больше нет.
outlive-not-too-tough = Выносливость { $endurance }, а у вас действий { $actions } и патронов { $ammo }: не одолеть.
outlive-not-owned = Такое у вас уже есть — второе взять нельзя.
outlive-not-cannot-pay = Вам нечем заплатить всю цену.
outlive-not-settled = С этим бедствием уже разобрались.
outlive-not-not-this-token = { $left ->
    [0] Таких жетонов нет.
   *[other] Этим здесь не платят, или до этого жетона ещё не дошла очередь.
}
outlive-not-airlock-full = В шлюзе больше нет места.
outlive-not-no-food = Столько людей не прокормить: каждый стоит 1 провиант.
outlive-not-nobody-there = Здесь никого нет.
outlive-not-no-materials = Не хватает материалов на починку.
outlive-not-repaired = Уже починено.
outlive-not-no-way-back = Из комнаты в шлюз пути нет.
outlive-not-not-built = Комната ещё не построена.
outlive-not-room-full = Здесь все места заняты.
outlive-not-airlock-empty = В шлюзе некого переселять.
outlive-not-build-price = Материалов { $have }, а стройка стоит { $price }.
