# То, что в браузере говорит только «За бортом!».

web-option-lifeboat-jewel-scoring = Украшения
web-option-lifeboat-jewel-scoring-per-card = 3 за карту
web-option-lifeboat-jewel-scoring-classic-set = 1 / 4 / 8
web-option-lifeboat-psychopath-counts-swept-away = Психопату за унесённых в море
web-option-lifeboat-psychopath-counts-swept-away-false = нет
web-option-lifeboat-psychopath-counts-swept-away-true = да
web-kind-lifeboat-TakeSides = Драка
web-kind-lifeboat-Preparation = Вечерние сборы
web-kind-lifeboat-ShareWater = Жажда
web-kind-lifeboat-KeepOne = Утро: припасы
web-kind-lifeboat-AnswerDemand = От вас требуют
web-kind-lifeboat-Rescue = За бортом
web-kind-lifeboat-Bait = Акулы
web-what-lifeboat-KeepOne = выбирает припас
web-what-lifeboat-Action = что делать днём
web-what-lifeboat-KeepCards = разбирает карты навигации
web-what-lifeboat-AnswerDemand = уступить или драться
web-what-lifeboat-TakeOne = выбирает добычу
web-what-lifeboat-TakeSides = драка
web-what-lifeboat-Preparation = вечерние сборы
web-what-lifeboat-AskCompass = рулевой
web-what-lifeboat-ChooseCard = рулевой выбирает карту
web-what-lifeboat-Rescue = кто за бортом
web-what-lifeboat-Bait = акулы
web-what-lifeboat-ShareWater = кто поделится водой
web-chapter-lifeboat = День { $n }
web-fortune-lifeboat = Сколько ещё ран выдержит каждый; ниже черты — смерть
web-hand = Рука
web-offers = Предложения
web-new-offer = Новое предложение
web-closed-cards = закрытых: { $n } из { $most }
web-offer-sent = Предложение отправлено.
web-may = можно: { $what }
web-friend = Лучший друг
web-enemy = Заклятый враг
web-yourself = Вы сами
web-if-friend = выживет:
web-if-enemy = погибнет:
web-psychopath = за тело в лодке:
web-hand-empty = Карт пока нет.
web-open = открыта
web-closed = закрыта
web-can-open = открыть?
web-nothing-now = Сейчас с этой картой ничего не сделать.
web-bonus = +{ $n } в драке
web-card-water = от жажды
web-card-medkit = лечит рану
web-card-parasol = тень от жажды
web-card-compass = ещё карта рулевому
web-card-life-ring = держит в лодке
web-card-shark-bait = зовёт акул
web-card-cash = 1 очко
web-card-painting-large = 3 очка
web-card-painting-small = 2 очка
web-card-jewels = сокровище
web-attack = Нападают
web-defence = Защищаются
web-attack-lane = Нападение
web-defence-lane = Защита
web-stake-card = Спор: карта { NAME($who, case: "gen") }
web-stake-seat = Спор: место { NAME($who, case: "gen") }
web-tie = ничья — в пользу жертвы
web-provisions = Припасы
web-decks = Навигация · гребцы
web-row = Грести
web-gulls = чаек до берега
web-packet = Что оставите себе?
web-packet-in = { $n ->
    [one] { $n } карта вам
    [few] { $n } карты вам
   *[many] { $n } карт вам
}
web-packet-on = потом { $n } дальше
web-rower = Что оставите рулевому?
web-to-stack = рулевому
web-to-bottom = под колоду
web-navigator = Какая карта решит вечер?
web-loot = Что забираете?
web-blind = закрытая, наугад
web-overboard = За бортом
web-thirst = Жажда
web-everyone = все
web-morning = Утро
web-evening = Вечер
web-sea-won = Победило море
web-secrets = Друг и враг
web-held = Что осталось
web-order-lifeboat-open-ring = Раскрыть мой спасательный круг, если я упаду за борт
web-make-offer = Предложить
web-trade-with = Обмен { NAME($who, case: "with") }
web-you-give = Вы отдаёте
web-you-ask = Вы просите у { NAME($who, case: "gen") }
web-sees-back = Закрытую карту { NAME($who) } увидит рубашкой, пока не согласится.
web-laid = в предложении { $n } из { $most }
web-of-closed = { $n ->
    [one] закрытая одна
   *[other] закрытых { $n }, какие — решает владелец
}
web-one-fewer = На одну меньше
web-one-more = На одну больше
web-nothing-to-give = Карт нет.
web-trays-empty = Положите в лотки, что отдаёте и что просите.
web-offer-stands = Одно предложение { NAME($who, case: "dat") } уже лежит: дождитесь ответа или заберите его.
web-offers-left = { $n ->
    [one] Осталось { $n } предложение из { $most }
    [few] Осталось { $n } предложения из { $most }
   *[many] Осталось { $n } предложений из { $most }
}
web-offers-secret = Предложения видите только вы двое.
web-no-trade-closed = Сейчас меняться нельзя: идёт драка, делят добычу или вечер уже решается.
web-no-trade-spent = Предложений на эту часть дня больше нет.
web-no-trade-asleep = Вы без сознания.
web-no-trade-alone = Меняться не с кем: остальные без сознания.
web-offer-from = { NAME($who) } предлагает вам
web-offer-to = Вы предлагаете { NAME($who, case: "dat") }
web-for = за
web-for-nothing = просто так
web-backs = { $n ->
    [one] { $n } закрытую
    [few] { $n } закрытые
   *[many] { $n } закрытых
}
web-accept = Принять
web-decline = Отказать
web-take-back = Забрать назад
web-choose-cards = { $n ->
    [one] Выбрать карту…
   *[other] Выбрать карты…
}
web-choose-so-many = { $n ->
    [one] Выберите { $n } закрытую карту
    [few] Выберите { $n } закрытые карты
   *[many] Выберите { $n } закрытых карт
}
web-bargain = Сторговаться…
web-odds = Расклад драки
web-if-you-refuse = Если откажете
web-fight-now = Драка
web-odds-now = Сейчас, по открытым картам
web-with-mine = если откроете: { LIST($cards) }
web-you-win = вы победите
web-you-lose = вы проиграете
web-unknown = { $n ->
    [0] Закрытых карт у противника нет
    [one] У противника { $n } закрытая карта: вдруг оружие
    [few] У противника { $n } закрытые карты: вдруг оружие
   *[many] У противника { $n } закрытых карт: вдруг оружие
}
web-if-you-lose = Проигрыш: рана ({ $wounds } → { $after } из { $strength }), и требуемое возьмут
web-may-join = Могут вмешаться
web-your-friend = ваш друг
web-your-enemy = ваш враг

# Карточка человека.
web-place-in-boat = { $n }-е место от носа
web-tile-strength = сила
web-tile-life = за жизнь
web-tile-wounds = из { $n } ран
web-look-cards = Карты: открытых { $open }, закрытых { $closed }
web-if-fight-now = Если драка сейчас
web-bout-tie = ничья
web-bout-fight = Вы и { NAME($who) } без помощи
web-bout-armed = Открыта ваша карта: { NAME($card) }
web-bout-known-armed = И { NAME($card) } у противника
# Чего не хватило до победы.
lifeboat-missed = Не хватило { $what }.
lifeboat-missed-survival = вашего спасения
lifeboat-missed-friend = спасения { NAME($who, case: "gen") }
lifeboat-missed-enemy = гибели { NAME($who, case: "gen") }
lifeboat-missed-and = { " " }и{ " " }
