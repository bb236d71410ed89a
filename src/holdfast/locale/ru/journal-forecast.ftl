# «Дневник»: к чему ведёт ответ, чем он грозит и почему вещь не ответ.

journal-preview-costs = Уйдёт: { LIST($items) }
journal-preview-stays = { NAME($item) }: { $before } → { $after }
journal-preview-does = Будет: { LIST($does) }
journal-preview-does-on = При { $on } на кубике: { LIST($does) }
journal-preview-does-if-cold-at-least = { journal-does-if-cold }
journal-preview-does-else-boarded-at-least = { journal-does-else-boarded }
journal-preview-does-if-any-state = { journal-does-if-any-state }
journal-preview-does-if-flag = { journal-does-if-flag }
journal-preview-does-if-stat = { journal-does-if-stat }
journal-preview-does-if-has = { journal-does-if-has }

# Состояния.
journal-preview-level = { NAME($who) }: { NAME($state) } { $before } → { $after }
journal-preview-level-stays = { NAME($who) }: { NAME($state) } { $n }, без перемен
journal-preview-loses-actions = { NAME($who) } останется { $n ->
    [1] без третьего действия
    [2] без второго и третьего действия
   *[other] без единого действия
}
journal-preview-dies = { NAME($who) } умрёт: { NAME($state) } дойдёт до 4
journal-preview-leaves = { NAME($who) } уйдёт из группы: депрессия дойдёт до 4
journal-preview-dies-on = При { $on } на кубике { NAME($who) } умрёт: { NAME($state) } дойдёт до 4
journal-preview-leaves-on = При { $on } на кубике { NAME($who) } уйдёт из группы: депрессия дойдёт до 4
journal-preview-collapses = { NAME($who) } упадёт без сил: усталость дойдёт до 4
journal-preview-collapses-at-dawn = { NAME($who) } на рассвете упадёт без сил: усталость дойдёт до 4
journal-preview-treats = { NAME($who) }: против чего — { NAME($state) }; подействует через карту судьбы

# День.
journal-preview-gives-back = Вернётся: { LIST($items) }
journal-preview-searches = Обыскано будет { $n } из { $of }
journal-preview-opens-surely = Слесарь откроет без броска, отмычка останется
journal-preview-opens = Откроется с вероятностью { $percent } %, и отмычка сломается
journal-preview-clears-half = Часть добычи сейчас, остальное — после второго захода
journal-preview-clears-rest = Завала не станет: путь свободен
journal-preview-saws = Решётки не станет, ножовка останется
journal-preview-heater-idle = Холод { $n }, а печь сегодня не топили
journal-preview-judged-tomorrow = Завтра спросят, а готово не всё: { NAME($objective) }

# Закат и вечер.
journal-preview-water-left = { $waiting ->
    [0] Воды останется { $n }
   *[other] Воды останется { $n }, ждут ещё { $waiting }
}
journal-preview-thirst = При { $on } на кубике: { NAME($state) } { $before } → { $after }
journal-preview-would-do = Хватило бы и еды попроще
journal-preview-guards = { $n ->
    [one] Часовой будет один, мастерство { $prowess }
   *[other] Часовых будет { $n }, мастерство этого — { $prowess }
}
journal-preview-carries = Вместе унесут { $n }
journal-preview-sleeps = { $n ->
    [one] Кровать на одного
   *[other] Кровать на двоих
}
journal-preview-watch = На страже: { LIST($who) }
journal-preview-boards = Заколочено проломов: { $n }
journal-preview-walk = В вылазку: { LIST($who) }, унесут { $n }
journal-preview-unguarded = Без часового дом потерян, и на этом всё кончится

# Вылазка.
journal-preview-cards = { $n ->
    [one] Впереди { $n } карта
    [few] Впереди { $n } карты
   *[other] Впереди { $n } карт
}
journal-preview-starts-loud = Шум начнётся с { $n }
journal-preview-carries-more = Унесёте на { $n } больше
journal-preview-weighs = Займёт места: { $n }
journal-preview-load-now = Взятое с собой весит { $n }
journal-preview-load = Ноша { $n } из { $room }
journal-preview-ahead = { $n ->
    [0] Это последняя карта
    [one] После неё останется { $n }
   *[other] После неё останется { $n }
}; встреча при { $heard } и меньше
journal-preview-noise = Шум { $before } → { $after }, встреча при { $heard } и меньше
journal-preview-loud = И так слишком шумно: встреча при { $heard } и меньше из 10
journal-preview-returns = Вернутся карты: { $n }
journal-preview-hostile = { $n ->
    [one] Враждебны: враг один, с огнестрельным — { $armed }
    [few] Враждебны: { $n } врага, с огнестрельным — { $armed }
   *[other] Враждебны: { $n } врагов, с огнестрельным — { $armed }
}
journal-preview-half-empty = Свободно ещё { $n }: воду можно добрать

# Обмен и взносы.
journal-preview-fee = Отдать жетоны ценностью не меньше { $n }
journal-preview-fee-left = { $n ->
    [0] Этого хватит
   *[other] Останется заплатить { $n }
}
journal-preview-credit = Взять можно будет на { $n }
journal-preview-lapses = Переплата сгорит: { $n }
journal-preview-pays = Станет { $n } из { $of }
journal-preview-gone-for-good = Отданное не вернётся

# Ночь и бой.
journal-preview-crime = В колоды придут: налётов { $raids }, враждебных местных { $residents }
journal-preview-rolls = Бросит { NAME($die, case: "acc") }: попадание в { $percent } % бросков
journal-preview-no-ammo = Патронов нет: будет серый кубик
journal-preview-ammo-left = Патронов останется { $n }
journal-preview-raid-left = Останется: урон { $damage }, ранения { $wounds }
journal-preview-reroll = Станет лучше с вероятностью { $percent } %; перебросов после этого: { $n }
journal-preview-they-hit = { $n ->
    [one] Враг один: ранит за раунд с вероятностью { $percent } %
    [few] Их { $n }: ранят за раунд с вероятностью { $percent } %
   *[other] Их { $n }: ранят за раунд с вероятностью { $percent } %
}
journal-preview-backstab = Ударят в спину: хотя бы одно ранение — { $one } %, два и больше — { $two } %
journal-preview-may-kill = С вероятностью { $percent } % убьют кого-то сразу
journal-preview-trip-ends = { $n ->
    [0] Вылазка кончится
    [one] Вылазка кончится, { $n } карта останется неоткрытой
    [few] Вылазка кончится, { $n } карты останутся неоткрытыми
   *[other] Вылазка кончится, { $n } карт останутся неоткрытыми
}
journal-preview-would-mourn = Если убьём: { NAME($who) } получит депрессию при { $n } и меньше
journal-preview-falls = Враг упадёт
journal-preview-foe-wounds = Ранений у врага станет { $n } из { $of }
journal-preview-killed = { NAME($who) } погибнет

# Рассвет.
journal-preview-untreated = { NAME($who) }: { NAME($state) } { $n }, а на складе — { NAME($item) }

# Почему это не ответ.
journal-not-other-question = Сейчас вопрос о другом.
journal-not-not-leader = Решает лидер.
journal-not-dead = { NAME($who) } { GENDER($who) ->
    [f] погибла
   *[m] погиб
}.
journal-not-left = { NAME($who) } { GENDER($who) ->
    [f] ушла
   *[m] ушёл
} из группы.
journal-not-coming = { NAME($who) } ещё в пути: до рассвета.
journal-not-unknown-person = { NAME($who) } не с вами.
journal-not-crossed = { NAME($who) }: это действие отняли состояния.
journal-not-rests = { NAME($who) } на этом этапе отдыхает.
journal-not-busy = { NAME($who) } на этом этапе уже при деле.
journal-not-out-of-reach = Сюда не дойти: путь перекрыт.
journal-not-taken = Здесь на этом этапе уже кто-то есть.
journal-not-not-empty = Строят только на пустой клетке.
journal-not-not-beside = Рядом должно стоять другое: { NAME($what) }.
journal-not-bed-full = Кровать уже занята.
journal-not-no-bed = Здесь не спят.
journal-not-boarded = Пролом уже заколочен.
journal-not-done-today = На сегодня здесь всё.
journal-not-nothing-to-do = Делать здесь пока нечего: клетка пуста.
journal-not-box-empty = В коробке такого больше нет.
journal-not-lacks = Не хватает: { LIST($items) }. Сделанное на этом этапе появится после него.
journal-not-needs-shovel = Нужна лопата или второй свободный человек.
journal-not-needs-tool = Нужна вещь: { NAME($item) }.
journal-not-tool-used = { NAME($item) } на этом этапе уже занята.
journal-not-only-idea = Это пока идея: сначала её надо открыть.
journal-not-all-built = Такое уже построено.
journal-not-no-place = Для этого нет подходящей клетки.
journal-not-first-build = Сначала выберите «построить улучшение».
journal-not-none-here = Здесь этого нет: { NAME($item) }.
journal-not-packed-past = Берут по порядку: к этому уже не вернуться.
journal-not-not-food = Это не еда.
journal-not-tool-goes-along = Инструмент берут с собой сами: выберите место.
journal-not-not-in-hand = Этой карты у лидера нет.
journal-not-moment-used = В этот момент уже сыграно одно решающее действие.
journal-not-timing-any = Сейчас нельзя: идёт бой, карта или сюжет.
journal-not-timing-any-roll = Играется сразу после броска.
journal-not-timing-combat = Играется перед раундом боя.
journal-not-timing-combat-or-raid = Играется после броска в бою или в налёте.
journal-not-timing-dawn = Играется на рассвете, до карты судьбы.
journal-not-timing-day = Играется днём, пока план не подтверждён.
journal-not-timing-dusk = Играется на закате, пока не роздана вода.
journal-not-timing-empathy = Играется перед проверкой сочувствия.
journal-not-timing-encounter = Играется при встрече.
journal-not-timing-evening = Играется вечером, до ухода на вылазку.
journal-not-timing-level4 = Играется, когда состояние дошло до 4.
journal-not-timing-raid = Играется в налёт, до бросков.
journal-not-timing-scavenging = Играется в вылазке, между картами.
journal-not-timing-trade = Играется перед обменом.
