# «Ещё один день»: почему совет именно такой.
outlive-why-drop = Эти комнаты вам дадут меньше остальных: { LIST($rooms) }.
outlive-why-first-room = { NAME($room) } поможет с первого же дня; мест в ней { $slots }.
outlive-why-settle = { $n ->
    [0] Пока все нужнее в шлюзе.
   *[other] Так комната заработает сразу, а остальные держат радиацию в шлюзе.
}
outlive-why-lead = { NAME($leader) }: хорошие места для начала и { NAME($tile) }.
outlive-why-stack = В этой стопке жетонов больше: { $n }.
outlive-why-drop-token = Из четырёх этот жетон полезен меньше других: { NAME($token) }.
outlive-why-place = Отсюда отряду силой { $strength } ближе до полных зон.
outlive-why-bill = Ночью нужно { $need }, есть { $have }.
outlive-why-ship = { $cans ->
    [one] { $cans } банка
    [few] { $cans } банки
   *[many] { $cans } банок
} без действий, и банки не портятся.
outlive-why-loot = Там отряд слабее вашего: он заплатит дань.
outlive-why-search = Полезных жетонов { $useful } из { $n }, и снаряжение на виду.
outlive-why-water = Вода — и ужин, и питьё для шлюза: { $n }.
outlive-why-ammo = Патронов у вас { $have }: ими отбиваются и охотятся.
outlive-why-plan = До стройки не хватает материалов: { $lacks }.
outlive-why-materials = Материалы пойдут на стройку, починку и бедствия: { $n }.
outlive-why-hunt-supper = Эта добыча ({ NAME($prey) }) даст { $meat } мяса, а на ужин не хватает { $short }.
outlive-why-hunt = Эта добыча ({ NAME($prey) }) даст { $meat } мяса — за действия, которые больше ни на что не нужны.
outlive-why-tile = { NAME($tile) }: очко за починку и польза каждый день.
outlive-why-pair-tile = { NAME($tile) } составит пару: ещё 1 очко.
outlive-why-algae = Радиация станет на деление лучше.
outlive-why-free-search = Этот поиск ничего не стоит.
outlive-why-toll = Ключ доступа лучше приберечь: микросхем хватает.
outlive-why-scan = Сначала узнайте, кто в стопке: датчик ничего не стоит.
outlive-why-spare-room = Пусть { NAME($room) } поможет на охоте получше.
outlive-why-no-hunt = Действия нужнее на другое.
outlive-why-end = { $n ->
    [0] Действия кончились.
   *[other] Больше здесь ничего полезного.
}
outlive-why-take-best = Этого у вас меньше всего: { NAME($means) }.
outlive-why-spoils = До утра это всё равно не доживёт: { NAME($means) }.
outlive-why-least-missed = Этого у вас больше, чем нужно: { NAME($means) }.
outlive-why-bold = Так добычи больше: { $n }.
outlive-why-hold-back = Сейчас это ничего не прибавит.
outlive-why-guard = Караулка отменяет нападение даром.
outlive-why-defend = Без защиты отдадите жетонов: { $n }; патрон дешевле.
outlive-why-pay-tribute = Отдать { $n ->
    [one] { $n } жетон
    [few] { $n } жетона
   *[many] { $n } жетонов
} дешевле, чем тратить патроны.
outlive-why-nearer = До полной комнаты останется { $n }: { NAME($room) }.
outlive-why-fills = { $n ->
    [0] Комната заполнится и заработает: { NAME($room) }.
    [one] Комната заполнится: +{ $n } очко.
    [few] Комната заполнится: +{ $n } очка.
   *[many] Комната заполнится: +{ $n } очков.
}
outlive-why-row = Второй ряд шлюза просит воду, а её { $water }.
outlive-why-airlock = Каждый в шлюзе держит деление радиации: нужно { $need }, есть { $n }.
outlive-why-no-food = Звать некого: провианта нет.
outlive-why-mouths = Кормить завтра нечем: не хватит { $n }.
outlive-why-cans-keep = Консервы не портятся: они нужны на завтрашний ужин.
outlive-why-last-people = Последняя ночь: каждый человек — очко, а запасы очков не дают.
outlive-why-rot = До утра испортится { $n }: лучше позвать людей.
outlive-why-people = Каждый человек — очко, и еды на завтра хватит.
outlive-why-airlock-spare = В шлюзе есть лишние: радиацию удержат и без них.
outlive-why-rooms-work = Комнаты работают: шлюз потерять дешевле.
outlive-why-least-room = Без этой комнаты обойтись легче: { NAME($room) }.
outlive-why-idle-room = Эта комната и так не работает: { NAME($room) }.
outlive-why-pays = { NAME($disaster) }: { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
} за { $price ->
    [one] { $price } жетон
    [few] { $price } жетона
   *[many] { $price } жетонов
}, и больше не вредит.
outlive-why-supper = Плата оставит без ужина: не хватит { $n }.
outlive-why-too-dear = Жетоны принесут больше, чем очки за бедствие.
outlive-why-cannot-pay = Заплатить сейчас нечем.
outlive-why-use-room = { NAME($room) } помогает раз в ночь и даром.
outlive-why-build = { $cheaply ->
    [yes] { NAME($room) } с бригадой стоит 1 материал, и людей на эту комнату хватит.
   *[no] { NAME($room) }: людей на эту комнату хватит.
}
outlive-why-repair = Очко за починку, и помогает каждый день.
outlive-why-pair = Починенная пара — ещё 1 очко.
outlive-why-free-tile = Снаряжение даром: в стопке { $n }.
outlive-why-scrap = Материалы нужнее: { $n }.
outlive-why-night-done = Больше ничего полезного не построить и не починить.
