# То, что в браузере говорит только «Ещё один день».

web-chapter-outlive = День { $n }
web-fortune-outlive = Очки
web-log-fights-outlive = нападения
web-option-outlive-placement-together = все сразу
web-option-outlive-placement-in-turn = по очереди
web-option-outlive-night-together = все сразу
web-option-outlive-night-in-turn = по очереди
web-kind-outlive-Defence = На вас нападают
web-kind-outlive-PayTokens = Плата
web-kind-outlive-LoseSurvivor = Потеря
web-kind-outlive-ResolveDisaster = Бедствия
web-kind-outlive-Improve = Ночь: стройка
web-kind-outlive-RecruitSurvivors = Ночь: новички
web-kind-outlive-RepairOne = Ночь: ремонт
web-kind-outlive-KeepRooms = Подготовка: комнаты
web-kind-outlive-FirstRoom = Подготовка: первая комната
web-kind-outlive-SettleFirst = Подготовка: люди
web-kind-outlive-ChooseLeader = Подготовка: лидер
web-what-outlive-Choosing = все обустраивают убежища
web-what-outlive-PlaceTogether = все расставляют отряды
web-what-outlive-NightWork = все заняты в своих убежищах
web-what-outlive-PlaceOne = расстановка отрядов
web-what-outlive-MoveSquad = какой отряд куда пойдёт
web-what-outlive-Act = что делает отряд
web-what-outlive-HuntPrey = охота
web-what-outlive-ChoosePrey = выбор добычи
web-what-outlive-Defence = защита
web-what-outlive-UseBat = нападение
web-what-outlive-UseDen = нападение
web-what-outlive-PayTokens = плата
web-what-outlive-LoseSurvivor = потеря
web-what-outlive-TakeSurvivor = выживший с сухогруза
web-what-outlive-UseFlashlight = выживший в темноте
web-what-outlive-ResolveDisaster = бедствие
web-what-outlive-NameStack = поиск
web-what-outlive-KeepTokens = поиск
web-dawn = Рассвет
web-night = Ночь
web-day-n = День { $n }
web-turn-of = ход { $n } из { $of }
web-steps = { $n ->
    [one] { $n } шаг
    [few] { $n } шага
   *[many] { $n } шагов
    }
web-points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
    }
web-points-word = { $n ->
    [one] очко
    [few] очка
   *[many] очков
    }
web-actions = { $n ->
    [one] Осталось { $n } действие
    [few] Осталось { $n } действия
   *[many] Осталось { $n } действий
    }
web-from-here = отсюда
web-own-squad-here = здесь ваш отряд
web-entry = вход
web-algae = водоросли
web-convoy = Караван
web-your-shelter = Ваше убежище
web-founding = Новое убежище
web-tonight = Ночью:
web-enough = хватает
web-short = не хватает { $n }
web-bill-short = ночью { $food } + { $water }
web-upkeep = провианта за ночь
web-used = уже помогла
web-works = работает
web-missing = ещё { $n }
web-fill-as-usual = Заполнить как обычно
web-take-out = Убрать: { $what }
web-gear = Снаряжение
web-no-gear = Снаряжения пока нет.
web-tile-ready = готово
web-tile-turned = сегодня уже помогло
web-tile-broken = сломано
web-food = провиант
web-materials = материалы
web-all-stores = ресурсы
web-age = { $n ->
    [one] { $n } год
    [few] { $n } года
   *[many] { $n } лет
    }
web-raid = нападение: { LIST($of) }
web-page-map = Карта
web-page-shelter = Убежище
web-page-rivals = Соперники
web-night-disasters = Бедствия
web-night-upkeep = Содержание
web-night-radiation = Радиация
web-night-recruits = Новички
web-night-building = Стройка
web-night-repairs = Ремонт
web-night-clean-up = Уборка
web-room-builders = стройка за 1
web-room-salvage_bench = снаряжение, ремонт
web-room-crisis_staff = бедствие дешевле
web-room-smokehouse = +2 мяса с охоты
web-room-pantry = +1 банка с судна
web-room-boarding_party = +2 банки с судна
web-room-cartridge_press = 4 патрона за ночь
web-room-well = 1 вода за день
web-room-bulwark = защита от бедствий
web-room-breakers_yard = разбор снаряжения
web-room-decontamination = радиация −1
web-room-ventilation = шлюз поглощает +1
web-room-living_quarters = +1 выживший сюда
web-room-scout_post = ещё 2 поиска
web-room-warehouse = 2 снаряжения за ночь
web-room-lookout = видит стопку поиска
web-room-guard_room = отменить нападение
web-room-machine_shop = ремонт бесплатно
web-room-kitchen = +1 мясо с охоты
web-room-bandit_den = дань выбираете вы
web-room-joinery = шкафы идут в дело
web-room-tool_room = ремонт за 1
web-order-outlive-always-defend = Всегда защищаться от грабежа
web-order-outlive-never-defend = Никогда не тратиться на защиту
web-seal = Запечатать
web-found-rooms = Шесть комнат: две уйдут в коробку
web-found-kept = { $n ->
    [one] { $n } остаётся
   *[other] остаются { $n }
}
web-found-leader = Лидер: один из двух
web-found-oldest = старший за столом ходит первым
web-found-out = в коробку
web-found-draft = черновик, видите только вы
web-found-night = Первая ночь:
web-found-people = Кто поселится здесь
web-found-named = { NAME($what) }
web-found-settle = Сюда { $n }, в шлюз { $airlock }
web-found-free = даром
web-found-one-more = От какой ещё комнаты откажетесь?
web-found-all = Всё выбрано. Запечатать?
web-found-yours = ваш
web-found-provisions = провианта { $n }
web-found-no-night = ночь узнаете, построив комнату
web-found-stay = Остаются { LIST($rooms) }.
web-found-led = { NAME($leader) }; { NAME($tile) } — в починку.
web-found-built = { NAME($room) } — даром. Остальные по { $price } материала.
web-found-housed = В комнате { $n }, в шлюзе { $airlock }.
web-found-works = Полная комната работает.
web-found-lacks = Чтобы работала, нужно ещё { $n }.
web-found-todo-KeepRooms = Отметьте две комнаты, от которых откажетесь.
web-found-todo-ChooseLeader = Выберите одного из двух.
web-found-todo-FirstRoom = Нажмите на комнату убежища: её построят даром.
web-found-todo-SettleFirst = Рассадите четверых: места в комнате или шлюз.
web-found-stage-KeepRooms = Комнаты
web-found-stage-ChooseLeader = Лидер
web-found-stage-FirstRoom = Первая комната
web-found-stage-SettleFirst = Люди
web-with-tile = с жетоном «{ NAME($tile) }»
web-prey-owned = такие у вас уже есть
web-prey-left = { $n ->
    [0] последняя в стопке
   *[other] в стопке ещё { $n }
}
web-endurance = Выносливость { $n }
web-hunt-gear = Снаряжение для охоты
web-hunt-bare = Без снаряжения
web-hunt-ammo = { $n ->
    [one] есть { $n } патрон
    [few] есть { $n } патрона
   *[many] есть { $n } патронов
}
web-spared = не участвует
web-search = Поиск
web-search-cost = по 1 действию
web-search-left = { $n ->
    [one] В стопке { $n } жетон
    [few] В стопке { $n } жетона
   *[many] В стопке { $n } жетонов
}
web-search-free = даром
web-search-can = Что ещё может найтись
web-search-up = Вскрыли сегодня
web-equipment = Снаряжение
web-equipment-cost = 1 действие, берут сломанным
web-ware-owned = Не для вас: такое у вас уже есть.
web-ware-pair = пара: { NAME($tile) }
web-disaster-about = { NAME($disaster) }: подробно
web-disaster-immune = ничего: гермоконтур
web-disaster-tokens = { $n ->
    [one] { $n } жетон
    [few] { $n } жетона
   *[many] { $n } жетонов
}
web-disaster-survivors = { $n ->
    [one] { $n } выжившего
   *[many] { $n } выживших
}
web-disaster-rises = радиация: { $n ->
    [one] { $n } деление
    [few] { $n } деления
   *[many] { $n } делений
}
web-disaster-near = отряды рядом: { $where }
web-disaster-in = { NAME($zone) } — { LIST($squads) }
web-disaster-far = ничего: рядом нет отрядов
web-disaster-weaker = { $n ->
    [one] отряд
   *[other] отряды
} { LIST($squads) }: по { $actions } действия
web-disaster-meat = с охоты на { $less } мясо меньше
web-disaster-tough = выносливость дичи +{ $more }
web-disaster-daily = Так каждое утро, пока кто-нибудь не разберётся.
web-disaster-price = Ночью разберётся тот, кто заплатит.
web-disaster-who = Игрок
web-disaster-now = Чем грозит
web-disaster-pays = Хватит ночью?
web-disaster-can = хватает
web-disaster-not = не хватает
web-disaster-staff = (есть штаб)
web-disaster-done = уже пережили
web-disaster-has = { $n } из { $of }
web-disaster-with-staff = с Кризисным штабом — { $n }
web-disaster-convoy = Караван, день { $day }
web-disaster-also = Ещё открыто: { NAME($disaster) }
web-bill-paid = содержание оплачено
web-if-you-do = Если так
web-after-hunt = После охоты
web-if-you-search = Если искать
web-is-final = вернуть будет нельзя
web-search-nobody = никому
# What has no place on the board, fanned out in one.
name-outlive-end = выберите
