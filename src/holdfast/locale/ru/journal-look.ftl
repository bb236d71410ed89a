# Что говорит карточка любой вещи в «Дневнике». Напечатанное на картах берётся из их описаний.

journal-look-title = { NAME($what) }
journal-look-title-habit = Привычка
journal-look-title-cold = Холод
journal-look-title-noise = Шум
journal-look-title-cover = Укрытие
journal-look-title-unknown = Неизвестность
journal-look-title-foe = { NAME($foe) }
journal-look-title-task-bed = Кровать
journal-look-title-task-floor = На полу
journal-look-title-task-guard = На страже
journal-look-title-task-scavenge = В вылазку
journal-look-evening-bed = По человеку на каждую кровать, до которой можно дойти: усталость станет 0.
journal-look-evening-floor = Места хватит всем: усталость меньше на 2.
journal-look-evening-guard = Защищает дом при ночном налёте; усталость больше на 1.
journal-look-evening-guard-needed = Без единого стража партия проиграна.
journal-look-evening-scavenge = До трёх человек; усталость больше на 1.
journal-look-title-cut-damage = Урон
journal-look-title-cut-wounds = Ранения
journal-look-cut-damage = { $n ->
    [one] Со склада унесут { $n } вещь.
    [few] Со склада унесут { $n } вещи.
   *[many] Со склада унесут { $n } вещей.
}
journal-look-cut-wounds = { $n ->
    [one] Страже достанется { $n } ранение.
    [few] Страже достанется { $n } ранения.
   *[many] Страже достанется { $n } ранений.
}
journal-look-cut-by = Каждый удар стражи и каждый заколоченный пролом отменяет что-то одно, урон или ранение, по выбору лидера.
journal-look-title-deck-events = Колода событий
journal-look-title-deck-locations = Колода локаций
journal-look-title-deck-exploration = Колода исследования
journal-look-title-deck-residents = Колода местных
journal-look-title-deck-raids = Колода ночных налётов
journal-look-title-deck-fate = Колода судьбы
journal-look-title-deck-visitors = Колода гостей
journal-look-title-deck-crucial = Колода решающих действий
journal-look-title-deck-findings = Колода находок
journal-look-title-deck-people = Колода персонажей

# Игроки.
journal-look-leads = Сейчас лидер: его слово решает, остальные советуют.
journal-look-advises = Сейчас советует: решает лидер.
journal-look-next-leader = Следом поведёт { NAME($who) }.

# Персонажи и состояния.
journal-look-person = Это { NAME($role) }. Инвентарь { $carries }, мастерство { $prowess }, сочувствие { $empathy }.
journal-look-dead = { NAME($who) } { GENDER($who) ->
    [f] погибла
   *[m] погиб
}.
journal-look-left = { NAME($who) } { GENDER($who) ->
    [f] ушла
   *[m] ушёл
} из группы.
journal-look-coming = { NAME($who) } { GENDER($who) ->
    [f] повстречалась
   *[m] повстречался
} вам в вылазке и до рассвета ещё в пути.
journal-look-has-state = Сейчас { NAME($state) } — { $n }.
journal-look-actions = { $n ->
    [0] Сегодня не сможет действовать.
    [one] На сегодня { $n } действие из { $of }.
    [few] На сегодня { $n } действия из { $of }.
   *[other] На сегодня { $n } действий из { $of }.
}
journal-look-medicine = Для рассвета уже приготовлено: { LIST($items) }.
journal-look-task-floor = Этой ночью спит на полу.
journal-look-task-bed = Этой ночью спит в кровати.
journal-look-task-guard = Этой ночью стоит на страже.
journal-look-task-scavenge = Этой ночью уходит на вылазку.
journal-look-habit-smoker = Курит: когда судьба об этом спросит, нужны сигареты, иначе депрессия +1.
journal-look-habit-coffee = Любит кофе: когда судьба об этом спросит, нужен кофе, иначе депрессия +1.
journal-look-habit-reader = Любит читать: когда судьба об этом спросит, на складе нужна книга, иначе депрессия +1.
journal-look-habit-none = Ни к чему не привязан.
journal-look-level = У { NAME($who, case: "gen") } { $n } из { $of }.
journal-look-blocks-now = { $n ->
    [0] Действовать это пока не мешает.
    [one] Отнимает { $n } действие в день.
    [few] Отнимает { $n } действия в день.
   *[other] Отнимает { $n } действий в день.
}
journal-look-blocks-hunger = Голод 3 отнимает третье действие дня.
journal-look-blocks-fatigue = Усталость 2 отнимает третье действие, усталость 3 — второе и третье.
journal-look-blocks-illness = Болезнь 2 отнимает третье действие, болезнь 3 — второе и третье.
journal-look-blocks-wounds = Ранения 2 отнимают третье действие, ранения 3 — второе и третье.
journal-look-blocks-misery = Депрессия 2 отнимает третье действие, депрессия 3 — все три.
journal-look-eased-hunger = Консервы уменьшают голод на 2, сырая еда — на 1; овощи только не дают ему вырасти.
journal-look-eased-fatigue = Кровать снимает усталость целиком, пол — 2; помогает и кофе в кресле.
journal-look-eased-illness = До карты судьбы дайте лекарство или лекарство из трав: подействует то, о котором она спросит.
journal-look-eased-wounds = До карты судьбы дайте бинт: она чаще всего о нём и спрашивает.
journal-look-eased-misery = Легче становится от выпивки на рассвете, от кресла, музыки и добрых дел.
journal-look-close-to-four = До четвёрки один шаг: { LIST($who) }.

# Убежище.
journal-look-out-of-reach = Сейчас сюда не дойти: путь от часового перекрыт.
journal-look-open-breach = Пролом открыт: пройти нельзя, а налёту ничто не мешает.
journal-look-boarded = Заколочен: снимает с каждого налёта по единице.
journal-look-boards = Заколочено проломов: { $n } из { $of }.
journal-look-searched = { $n ->
    [0] Обыскивать ещё не начинали.
    [one] Обыскано наполовину: { $n } очко поиска из { $of }.
   *[other] Очков поиска: { $n } из { $of }.
}
journal-look-whole-rubble = Нужно два захода: первый откроет часть добычи, второй уберёт остатки.
journal-look-remnants = Остались остатки завала: ещё один заход, и путь свободен.
journal-look-inside = Что внутри, не знает никто.
journal-look-stands = Здесь { NAME($what) }.
journal-look-guard = Ночью здесь стоят часовые. Без часового осада проиграна.
journal-look-guard-way = Отсюда начинается любой путь по дому.
journal-look-floor = На полу может спать сколько угодно людей: усталость −2 каждому.
journal-look-empty = Пустая клетка: здесь можно что-нибудь построить.
journal-look-recipe = { NAME($what) }: { $items_n ->
    [0] { LIST($does) } даром.
   *[other] { LIST($items) } → { LIST($does) }.
}
journal-look-recipe-takes = { NAME($what) }: { $items_n ->
    [0] ничего не стоит.
   *[other] уйдёт { LIST($items) }.
}
journal-look-left-today = { $n ->
    [0] На сегодня всё.
    [one] Сегодня ещё { $n } раз.
    [few] Сегодня ещё { $n } раза.
   *[other] Сегодня ещё { $n } раз.
}
journal-look-build = Построить — одно действие и со склада { LIST($items) }.
journal-look-built = Построено. При разборке вернутся брусок и компонент.
journal-look-idea = Пока это только идея: её ещё надо открыть.
journal-look-none-left = Таких больше нет.
journal-look-next-to = Строится только рядом: { NAME($what) } должна стоять на соседней клетке того же этажа.
journal-look-replaces = Можно поставить поверх прежнего: { NAME($what) }.
journal-look-lacks = Не хватает: { LIST($items) }.
journal-look-bed = { $n ->
    [one] Спальное место одно.
   *[other] Спальных мест: { $n }.
}

# Что делают карты.
journal-does = { $what ->
    [nobody] { LIST($does) }
   *[other] «{ NAME($what) }»: { LIST($does) }
}
journal-does-on = { $what ->
    [nobody] При { $on } на кубике
   *[other] «{ NAME($what) }», при { $on } на кубике
}: { LIST($does) }
journal-does-if-cold = При холоде { $n } и больше: { LIST($does) }
journal-does-else-boarded = Если заколочено меньше { $n }: { LIST($does) }
journal-does-if-any-state = Если хоть у кого-то { NAME($which) } { $n }: { LIST($does) }
journal-does-if-flag = За доброту: { LIST($does) }
journal-does-if-stat = Если хоть у кого-то мастерство { $n } и больше: { LIST($does) }
journal-does-if-raid = Если урон остался: { LIST($does) }
journal-does-if-has = Если есть { NAME($which) }: { LIST($does) }
journal-look-does = { $what ->
    [nobody] Сразу: { LIST($does) }.
   *[other] { journal-does }.
}
journal-look-does-on = { journal-does-on }.
journal-look-does-if-cold-at-least = { journal-does-if-cold }.
journal-look-does-else-boarded-at-least = { journal-does-else-boarded }.
journal-look-does-if-any-state = { journal-does-if-any-state }.
journal-look-does-if-flag = { journal-does-if-flag }.
journal-look-does-if-stat = { journal-does-if-stat }.
journal-look-does-if-raid-damage-left-at-least = { journal-does-if-raid }.
journal-look-does-if-has = { journal-does-if-has }.
journal-look-needs = «{ NAME($what) }» — если есть { LIST($items) }.
journal-look-needs-people = «{ NAME($what) }» — если вас хотя бы двое.
journal-look-walk-past = Можно и пройти мимо.
journal-look-at-dawn = Сверху: { LIST($does) }.
journal-look-at-dawn-on = Сверху, при { $on } на кубике: { LIST($does) }.
journal-look-copies = Таких карт в колоде: { $n }.

# Вещи.
journal-look-use-canned-food = Голод −2 тому, кто поест.
journal-look-use-raw-food = Голод −1 тому, кто поест. На плите из неё выходят консервы.
journal-look-use-vegetable = Голод не растёт, но и не уменьшается. На плите из овощей выходит суп.
journal-look-use-alcohol = Депрессия −1, усталость +1. Нужен и для лекарства на аптечном столе.
journal-look-use-moonshine = Депрессия −1, усталость +2. Из него гонят спирт и делают бинты.
journal-look-use-cigarette = Курильщику — когда спросит судьба; любому — в кресле. Годится и для обмена.
journal-look-use-coffee = Любителю кофе — когда спросит судьба; в кресле снимает и депрессию, и усталость.
journal-look-use-sugar = Нужен самогонному аппарату.
journal-look-use-shovel = С лопатой завал расчищает и один.
journal-look-use-sawblade = Пилит решётки: в доме и в вылазке. Остаётся у вас.
journal-look-use-lockpick = Вскрывает замки в доме и в вылазке. Открыв замок, ломается.
journal-look-use-filter = Сборник воды с фильтром даёт 5 воды вместо 2.
journal-look-use-mechanical-part = Идёт на отмычку и лопату, на плиты, столы и двери.
journal-look-use-electrical-part = Идёт на приёмник, сигнализацию и большой огород.
journal-look-use-jewelry = Съесть нельзя, зато ценится при обмене.
journal-look-use-book = Книголюбам — когда спросит судьба; её можно читать в кресле или сжечь.
journal-look-use-broken-guitar = В мастерской её починят, на козлах — распилят на дрова.
journal-look-use-guitar = Для музыкального уголка; музыкант обойдётся и без него.
journal-look-use-weapon-part = Идёт на оружие: холодное и чиненое.
journal-look-use-broken-pistol = Оружейный стол сделает из него пистолет.
journal-look-use-broken-rifle = Оружейный стол сделает из неё винтовку.
journal-look-use-broken-shotgun = Оружейный стол сделает из него дробовик.
journal-look-use-ammo = Один выстрел — один патрон. Без патронов стрелок бросает серый кубик.
journal-look-use-shell = Пустая: с химикатами на оружейном столе станет двумя патронами.
journal-look-use-herb = Идут на лекарства и бинты.
journal-look-use-chems = Идут на лекарства и патроны.
journal-look-use-herbal-meds = Дайте больному до карты судьбы. Лекарством для неё не считается.
journal-look-use-meds = Дайте больному до карты судьбы.
journal-look-use-bandages = Дайте раненому до карты судьбы.
journal-look-use-wood = На доски для проломов, на мебель и в печь.
journal-look-use-component = Почти на всё, что строят и мастерят.
journal-look-use-water = Каждому на закате — по одной. Нужна и плите, и грядкам.
journal-look-cures = Лежит на карточке персонажа, не больше одного такого жетона; против чего: { NAME($state) }. Украсть его нельзя.
journal-look-in-storage = На складе { $here }, в коробке ещё { $box }.
journal-look-in-pile = С собой в вылазке: { $n }.
journal-look-water-need = { $n ->
    [one] На закате понадобится { $n }.
   *[other] На закате понадобятся { $n }.
}
journal-look-resource = Вес 1. Не продаётся и не покупается.
journal-look-token = Вес { $weight }, ценность { $value }.
journal-look-rolls = В бою и на страже: { NAME($die) }.
journal-look-faces = Его грани: { LIST($faces) }.
journal-look-firearm = { $n ->
    [one] Бьёт раньше прочих. Выстрел — патрон.
   *[other] Бьёт раньше прочих. До { $n } выстрелов подряд, каждый — патрон.
}
journal-look-kills = Грань «{ NAME($face) }» убивает сразу, а налёт на ней кончается.
journal-look-black-die = От 1 до 10: для замков, встреч, жажды и проверок сочувствия.
journal-look-combat-die = Попадание — одно ранение или единица налёта. Перебросов — сколько мастерства.

# Шкалы и места.
journal-look-cold = { $n ->
    [0] Жетонов холода пока нет; больше { $of } не бывает.
    [one] { $n } жетон холода; больше { $of } не бывает.
    [few] { $n } жетона холода; больше { $of } не бывает.
   *[other] { $n } жетонов холода; больше { $of } не бывает.
}
journal-look-cold-bites = От { $n } карты судьбы начинают спрашивать здоровьем. Снимает холод печь, пока есть что жечь.
journal-look-noise = Шум { $n }. При { $heard } и меньше из { $of } будет встреча.
journal-look-noise-changed = Место или навык меняют только бросок: он идёт на { $heard }.
journal-look-noise-outside = Шум считается только в вылазке и начинается с 1, если место не говорит иного.
journal-look-noise-roll = Кубик бросают, когда велит карта. После встречи шум снова 1.
journal-look-cover-meeting = Открылись враждебные — можно ускользнуть: встречи не будет, две карты вернутся в колоду.
journal-look-cover-fight = Начался бой — можно первыми ударить в спину или тоже ускользнуть.
journal-look-covers = При себе таких карт: { $n }.
journal-look-unknown = { $n ->
    [0] Впереди карт нет.
    [one] Впереди { $n } карта.
    [few] Впереди { $n } карты.
   *[other] Впереди { $n } карт.
}
journal-look-unknown-end = Домой идут, когда карты кончатся: раньше уйти по своей воле нельзя.
journal-look-unknown-return = «Вернуть» — замешать верхние карты в колоду не глядя. Так ночь короче.
journal-look-place = { $slot ->
    [journal-near] Рядом
    [journal-mid] Недалеко
   *[journal-far] Далеко
}: { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
} неизвестности.
journal-look-stories = { $n ->
    [0] Все истории этого места прочитаны.
    [one] Не прочитана { $n } история этого места.
    [few] Не прочитаны { $n } истории этого места.
   *[other] Не прочитано { $n } историй этого места.
}
journal-look-finding-furniture = В мебели: { LIST($items) }.
journal-look-finding-heap = В куче: { LIST($items) }.
journal-look-finding-pantry = В кладовой: { LIST($items) }.
journal-look-hostile = Карта враждебная: может дойти до боя. «Укрытие» позволит ускользнуть.
journal-look-not-hostile = Карта не враждебная: что будет, расскажет сюжет.
journal-look-enemy = { NAME($foe) }{ $n ->
    [1] { "" }
   *[other] { " " }×{ $n }
}: { NAME($weapon) }.
journal-look-bandits = Бандиты: за убитых проверки сочувствия не будет.
journal-look-foe = В руках — { NAME($weapon) }, мастерство { $prowess }: столько раз перебросит промах.
journal-look-foe-wounds = Ранений { $n } из { $of }: на последнем падает.
journal-look-shoots-first = Стреляет раньше, чем доходит до ножей.
journal-look-backup = Когда кончатся патроны, возьмётся за другое: { NAME($weapon) }.

# Карты.
journal-look-raid = Урон { $damage }, ранения { $wounds }.
journal-look-steals = { $then ->
    [nobody] Берут { NAME($first) }.
   *[other] Сначала берут { NAME($first) }, потом { NAME($then) }.
}
journal-look-offer = Можно откупиться до бросков: { LIST($items) }.
journal-look-offer-value = Можно откупиться до бросков: жетоны ценностью не меньше { $n }.
journal-look-no-dice = Это снаряды: часовые кубиков не бросают.
journal-look-no-boards = Заколоченные проломы сегодня не помогут.
journal-look-defence = Часовых { $guards }, заколочено проломов { $boards }.
journal-look-incident-hit-opponent = Снизу, если в бою бросали { NAME($die, case: "acc") }: противник получает ранения, { $n }.
journal-look-incident-hit-roller = Снизу, если в бою бросали { NAME($die, case: "acc") }: бросавшая сторона получает ранения, { $n }.
journal-look-incident-disarm-opponent = Снизу, если в бою бросали { NAME($die, case: "acc") }: кто-то из противников роняет оружие.
journal-look-incident-disarm-roller = Снизу, если в бою бросали { NAME($die, case: "acc") }: кто-то из бросавшей стороны роняет оружие.
journal-look-incident-jam-roller = Снизу, если в бою бросали { NAME($die, case: "acc") }: осечка, бросавший пропускает раунд.
journal-look-incident-kill-opponent = Снизу, если в бою бросали { NAME($die, case: "acc") }: кто-то из противников погибает.
journal-look-incident-retreat-opponent = Снизу, если в бою бросали { NAME($die, case: "acc") }: враги бегут, бой окончен.
journal-look-event-cold = { $n ->
    [one] Прибавляется { $n } жетон холода.
    [few] Прибавляются { $n } жетона холода.
   *[other] Прибавляется { $n } жетонов холода.
}
journal-look-visitor = Гость пришёл в дом: что дальше, расскажет сюжет.
journal-look-visitor-goods = Платят гостю со склада, и взятое у него тоже ложится на склад.
journal-look-timing-any = Играется в любой момент вне боя и карт.
journal-look-timing-any-roll = Играется сразу после броска.
journal-look-timing-combat = Играется перед раундом боя.
journal-look-timing-combat-or-raid = Играется после броска в бою или в налёте.
journal-look-timing-dawn = Играется на рассвете, до карты судьбы.
journal-look-timing-day = Играется днём, пока план не подтверждён.
journal-look-timing-dusk = Играется на закате, пока не роздана вода.
journal-look-timing-empathy = Играется перед проверкой сочувствия.
journal-look-timing-encounter = Играется при встрече.
journal-look-timing-evening = Играется вечером, до ухода на вылазку.
journal-look-timing-level4 = Играется, когда состояние дошло до 4.
journal-look-timing-raid = Играется в налёт, до бросков.
journal-look-timing-scavenging = Играется в вылазке, между картами.
journal-look-timing-trade = Играется перед обменом.
journal-look-not-payable = Сейчас этого не оплатить.
journal-look-with-the-lead = Переходит вместе с лидерством.
journal-look-conditions = Условий выполнено: { $n } из { $of }.
journal-look-paid-value = Отдано на { $n } из { $of }.
journal-look-still-due = Осталось отдать: { LIST($items) }.
journal-look-fulfilled = Сделано всё, что нужно.
journal-look-judged = Спросят, когда откроется { NAME($chapter) }.
journal-look-judged-last = Спросят в день перемирия.
journal-look-success = Если получится: { LIST($does) }.
journal-look-failure = Если нет: { LIST($does) }.
journal-look-cards-left = { $n ->
    [0] Карт не осталось.
    [one] Осталась { $n } карта.
    [few] Осталось { $n } карты.
   *[other] Осталось { $n } карт.
}
journal-look-deck-events = Каждое утро открывают одну: главу, событие или весть о перемирии.
journal-look-deck-locations = Отсюда приходят новые места взамен ушедших.
journal-look-deck-exploration = Из этих карт складывается каждая вылазка.
journal-look-deck-residents = Кого встретят те, кто шумел.
journal-look-deck-raids = Каждую ночь открывают одну.
journal-look-deck-fate = Каждый рассвет открывают одну; в бою они решают, что значит знак S.
journal-look-deck-visitors = Гости возвращаются в колоду на рассвете.
journal-look-deck-crucial = На рассвете берут две и оставляют одну.
journal-look-deck-findings = Что лежит в кучах, мебели и кладовых.
journal-look-deck-people = Кто ещё может прийти к вам.
journal-look-hostile-share = Враждебных среди них { $n } из { $of }.
journal-look-red-left = Отложено карт с красным уголком: { $n }. Их приносит волна преступности.
journal-look-top = Верхнюю видели все: { NAME($what) }.

# Кто они.
name-journal-goran_role = пожарный
name-journal-irina_role = военная медсестра
name-journal-tomas_role = ночной сторож
name-journal-vesna_role = альпинистка
name-journal-luka_role = велокурьер
name-journal-mira_role = учительница
name-journal-anatol_role = слесарь
name-journal-sofia_role = повар столовой
name-journal-emil_role = уличный музыкант
name-journal-lena_role = студентка-химик
name-journal-josef_role = плотник
name-journal-nadia_role = рыночная торговка
name-journal-petar_role = садовник на пенсии
name-journal-dara_role = девочка-подросток
name-journal-ruben_role = электрик
