# «Дневник»: что случилось. По сообщению на каждый класс games/journal/events.py.

journal-event-set-up = Группа: { LIST($people) }.
journal-event-lead-passed = Лидер теперь — { NAME($who) }.
journal-event-day-began = День { $day }
journal-event-phase-began = { NAME($phase) }
journal-event-stage-began = { $stage ->
    [4] Дополнительные действия
   *[other] Этап { $stage }
}
journal-event-morning-came = Утро приносит: { NAME($card) }.
journal-event-visitor-came = У двери: { NAME($card) }.
journal-event-script-read = Сценарий { $script }.
journal-event-decided = { $choice ->
    [0] Группа идёт дальше.
   *[other] Выбор { $choice }.
}
journal-event-cold-changed = Жетонов холода: { $cold }.
journal-event-noise-changed = Шум: { $noise }.
journal-event-gained = +{ $n }: { NAME($item) }.
journal-event-discarded = −{ $n }: { NAME($item) }.
journal-event-state-changed = { NAME($who) }: { NAME($state) } — { $level }.
journal-event-black-die-rolled = Чёрный кубик: { $die }.
journal-event-combat-die-rolled = { NAME($who) }, { NAME($colour) }: { NAME($face) }.
journal-event-test-passed-over = Проверку не проходят.
journal-event-planned = { NAME($who) }: { NAME($deed) }{ $space ->
    [nobody] { "" }
   *[other] , { NAME($space) }
}{ $what ->
    [nobody] { "" }
   *[other] , { NAME($what) }
}{ $helper ->
    [nobody] .
   *[other] ; помогает { NAME($helper) }.
}
journal-event-rested = { NAME($who) }: отдых.
journal-event-card-cleared = Расчищено, { NAME($space) }: { NAME($card) }.
journal-event-remnants-left = Остались только остатки завала: { NAME($space) }.
journal-event-searched = Поиск, { NAME($space) }: { $points }.
journal-event-lock-held = Замок не поддался: { NAME($space) }.
journal-event-fitting-built = Построено: { NAME($fitting) }, { NAME($space) }.
journal-event-fitting-moved = Перенесено: { NAME($fitting) }, { NAME($space) }.
journal-event-fitting-taken = Больше не стоит: { NAME($fitting) }.
journal-event-idea-unlocked = Новая идея: { NAME($fitting) }.
journal-event-breach-boarded = Заколочено: { NAME($space) }.
journal-event-boards-torn = Доски сорваны: { NAME($space) }.
journal-event-rubble-fell = Обвал: { NAME($space) }.
journal-event-music-played = Играет { NAME($who) }.
journal-event-drank = { NAME($who) }: вода.
journal-event-went-thirsty = { NAME($who) }: без воды.
journal-event-ate = { NAME($who) }: еда — { NAME($item) }.
journal-event-went-hungry = { NAME($who) }: без еды.
journal-event-toasted = { NAME($who) }: выпивка — { NAME($item) }.
journal-event-task-given = { NAME($who) }: { NAME($task) }.
journal-event-went-out = { LIST($party) }: вылазка — { NAME($location) }.
journal-event-equipped = С собой: { NAME($item) }.
journal-event-unknown-laid = Неизвестность: { $n }.
journal-event-card-turned = { NAME($card) }
journal-event-cards-returned = Возвращено карт: { $n }.
journal-event-cards-added = Добавлено карт: { $n }.
journal-event-card-kept = Оставлено: { NAME($card) }.
journal-event-cover-used = Укрытие использовано.
journal-event-looted = Находки, { NAME($row) }: { NAME($card) }.
journal-event-resident-met = Встреча: { NAME($card) }.
journal-event-encounter-avoided = Встречи удалось избежать.
journal-event-withdrew = { NAME($who) }: в стороне до конца вылазки.
journal-event-exploration-ended = Вылазка окончена.
journal-event-carried = { $items_n ->
    [0] Домой не несут ничего.
   *[other] Домой несут: { LIST($items) }.
}
journal-event-fight-began = Бой: { LIST($foes) }.
journal-event-round-began = Раунд { $round }
journal-event-armed = { NAME($who) }: { NAME($weapon) }.
journal-event-foe-hit = Враг { $foe }: ранения { $wounds }.
journal-event-foe-killed = Враг { $foe } убит.
journal-event-foe-rearmed = Враг { $foe }: { NAME($weapon) }.
journal-event-foes-ran = Враги бегут.
journal-event-fled = Группа бежит.
journal-event-struck-from-behind = { $by ->
    [us] Персонажи бьют в спину.
   *[them] Враги бьют в спину.
}
journal-event-fight-ended = { $won ->
    [yes] Бой выигран.
   *[other] Бой окончен.
}
journal-event-sign-drawn = { $kind ->
    [nobody] Знак судьбы, { NAME($card) }: промах.
   *[other] Знак судьбы, { NAME($card) }: { NAME($kind) }.
}
journal-event-lost-weapon = { NAME($who) }: оружие выбито.
journal-event-jammed = { NAME($who) } пропускает следующий раунд.
journal-event-raid-came = Ночной налёт: { NAME($card) }. Урон { $damage }, ранения { $wounds }.
journal-event-raid-changed = Урон { $damage }, ранения { $wounds }.
journal-event-raid-ignored = Налёт не состоялся.
journal-event-guard-armed = { NAME($who) } на страже: { NAME($weapon) }.
journal-event-crime-spread = Волна преступности: налёты — { $raids }, местные — { $residents }.
journal-event-medicine-given = { NAME($who) }: лекарство — { NAME($item) }.
journal-event-fate-turned = Судьба: { NAME($card) }.
journal-event-medicine-used = { NAME($who) }: лечение — { NAME($item) }.
journal-event-location-replaced = Локация «{ NAME($gone) }» убрана; далеко теперь — { NAME($card) }.
journal-event-crucial-kept = Решающее действие: { NAME($card) }.
journal-event-crucial-played = Сыграно решающее действие: { NAME($card) }!
journal-event-died = Смерть: { NAME($who) }.
journal-event-departed = { NAME($who) }: уход из группы.
journal-event-collapsed = { NAME($who) }: обморок.
journal-event-held-on = { NAME($who) } держится.
journal-event-joined = В группе теперь { NAME($who) }.
journal-event-arrived = До убежища добирается { NAME($who) }.
journal-event-actions-lost = { NAME($who) }: потеряно действий — { $n }.
journal-event-actions-won = { NAME($who) }: дополнительных действий — { $n }.
journal-event-trade-began = Обмен; плата — { $fee }.
journal-event-trade-refused = Без обмена.
journal-event-trade-forbidden = До следующего утра обмена нет.
journal-event-prices-rose = Цены растут, { NAME($category) }: +{ $n }.
journal-event-peeked = Увидели, { NAME($deck) }: { LIST($cards) }.
journal-event-buried = Под низ колоды: { NAME($card) }.
journal-event-marked = Отметка: { NAME($mark) } ({ $n }).
journal-event-objective-revealed = Цель: { NAME($objective) }.
journal-event-objective-paid = На цель: { NAME($item) }.
journal-event-objective-judged = { $fulfilled ->
    [yes] Цель достигнута: { NAME($objective) }.
   *[other] Цель не достигнута: { NAME($objective) }.
}
journal-event-epilogue-read = Эпилог { $script }.
journal-event-siege-ended = { $reason ->
    [ceasefire] Перемирие!
   *[other] Группа не дожила до перемирия.
}
