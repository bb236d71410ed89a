# «Дневник»: почему совет именно такой.
journal-why-usual = Ничто не говорит против.

# День.
journal-why-search = { $n ->
    [1] Ещё одно очко поиска — и всё, что там лежит, наше.
   *[other] Осталось очков поиска: { $n }. Сначала материалы: из них доски, тепло и кровати.
}
journal-why-rubble = Сперва это даст дерево и компоненты, потом откроет то, что за завалом.
journal-why-door = Самое ценное лежит под замком, а семь попыток из десяти удаются.
journal-why-bars = За решёткой есть ради чего пилить.
journal-why-way = Так больше никто не нужен.
journal-why-helper = Лопаты нет, расчищать надо вдвоём, а у этого человека меньше всего других дел.
journal-why-build = Построенное сейчас прослужит ночей примерно { $n }. Стоит того: { NAME($fitting) }.
journal-why-board = Чем больше проломов заколочено (с этим — { $n }), тем меньше отнимает каждая ночь, и прежде всего — ран.
journal-why-lookout = Замеченный вовремя налёт можно убрать под низ колоды.
journal-why-comfort = { NAME($who) }: депрессия { $level }. Здесь она ослабнет.
journal-why-burn = Жетонов холода: { $n }. Начиная с 3 люди заболевают.
journal-why-cook = Такой еды в запасе: { $n }. Еда решает исход осады: { NAME($item) }.
journal-why-make = В запасе: { $n }. Это пригодится: { NAME($item) }.
journal-why-useful = Стоит мало, а помогает.
journal-why-music = Утешит сразу двоих.
journal-why-rest = Ничего полезного больше не сделать.

# В любое время.
journal-why-play = Сейчас самое время: { NAME($card) }.
journal-why-contribute = Это можно выполнить, не оставшись ни с чем: { NAME($objective) }.
journal-why-treat = { NAME($who) }: { NAME($state) } — { $level }. С карты лекарство не украдут, а судьба ухудшит дело.
journal-why-eat = { NAME($who) }: голод { $level }. Если поесть сейчас, вернётся действие.
journal-why-drink = { NAME($who) }: депрессия { $level }. Усталость пройдёт, а депрессия сама — нет.

# Закат и вечер.
journal-why-water = { $n ->
    [1] Это последняя вода, и здесь она нужнее всего.
   *[other] Воды хватает: { $n }. Жажда приносит голод или депрессию.
}
journal-why-thirst = Воды в запасе: { $n }. Другим жажда повредит сильнее.
journal-why-feed = { NAME($who) }: голод { $level }. Еды в запасе: { $n }.
journal-why-starving = { NAME($who) }: голод { $level }, ещё немного — и смерть.
journal-why-full = { NAME($who) }: голод { $level }. Еды в запасе: { $n }; потом она нужнее.
journal-why-somebody = Кто-то должен сторожить, иначе всё пропало.
journal-why-guard = { NAME($who) }: усталость { $level }. Заколочено проломов: { $n }; остальное должен остановить страж.
journal-why-scavenge = { NAME($who) } может унести: { $n }. Усталость { $level } это позволяет.
journal-why-bed = { NAME($who) }: усталость { $level }. В кровати она пройдёт совсем.
journal-why-floor = { NAME($who) }: усталость { $level }. На полу она уменьшится на 2.

# Вылазка.
journal-why-location = { NAME($location) }: карт Неизвестности — { $n }. Здесь добыча лучше всего окупает опасность.
journal-why-tool = Откроет то, что без этого не открыть: { NAME($item) }.
journal-why-arms = Лучше иметь и не пустить в дело: { NAME($item) }.
journal-why-goods = Весит мало, и есть что отдать: { NAME($item) }.
journal-why-enough = Остальное нужно дома.
journal-why-pass-by = Шум: { $n }. То, что здесь лежит, нового шума не стоит.
journal-why-card = Шум: { $n }. Добыча стоит риска.
journal-why-script = Судя по словам, это обойдётся группе дешевле всего.
journal-why-add = { NAME($item) }: дома { $n }. Так рюкзаки наполнены лучше всего.
journal-why-leave = Этого для его веса жаль меньше всего: { NAME($item) }.

# Бои и налёты.
journal-why-fight = Врагов: { $n }. Драться дешевле, чем бежать.
journal-why-flee = Врагов: { $n }. Бежать дешевле, чем драться.
journal-why-slip = Кого не видят, того не ранят.
journal-why-meet = Этих людей бояться незачем.
journal-why-arm = { NAME($weapon) }: лучшее, что сейчас есть. Патронов: { $n }.
journal-why-keep-roll = Это лучше среднего.
journal-why-reroll = Переброс ничего не стоит, а это хуже среднего.
journal-why-card-now = Здесь это решает.
journal-why-shoot = Патронов: { $n }. Они как раз для таких ночей.
journal-why-save-ammo = Патронов: { $n }. Сейчас они не нужны.
journal-why-target = Оружие: { NAME($weapon) }, ранений уже: { $n }. Так ударов скорее станет меньше.
journal-why-cut-wounds = Ещё грозит ран: { $n }. Раны гноятся, а вещи можно найти снова.
journal-why-cut-damage = Ещё грозит урона: { $m }. Раны стражи перенесут легче.
journal-why-buy-off = Урон { $m }, ранения { $n }: избежать этого стоит такой цены.
journal-why-bear = Урон { $m }, ранения { $n }: откупиться было бы дороже.
journal-why-bears = { NAME($who) } перенесёт это легче всех: { NAME($state) } — { $level }.
journal-why-needs = { NAME($who) } нуждается в этом больше всех: { NAME($state) } — { $level }.

# Вещи и случай.
journal-why-least-missed = Этого жаль меньше всего: { NAME($item) }. В запасе: { $n }.
journal-why-take = Это нужнее всего: { NAME($item) }. В запасе: { $n }.
journal-why-trade = Плата { $n }, а у нас есть то, что другим дороже, чем нам.
journal-why-no-trade = Плата { $n }, а всё, что можно отдать, нужно самим.
journal-why-deal-done = Остальное не стоит своей цены.
journal-why-keep-card = Это пригодится больше: { NAME($card) }.
journal-why-crime = От вооружённых людей снаружи можно уйти, а налёт бывает каждую ночь.
journal-why-hold-on = Иначе мы кого-то потеряем.
journal-why-bury = То, что придёт взамен, вряд ли хуже.
journal-why-stay = То, что придёт взамен, может быть хуже.
