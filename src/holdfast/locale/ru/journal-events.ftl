# «Дневник»: что случилось. По сообщению на каждый класс games/journal/events.py. Так пишут в дневник: коротко и без восклицаний.

journal-event-set-up = В доме теперь живут { LIST($people) }.
journal-event-lead-passed = Дальше решает { NAME($who) }.
journal-event-day-began = День { $day }
journal-event-phase-began = { NAME($phase) }
journal-event-stage-began = { $stage ->
    [1] Первый этап дня.
    [2] Второй этап дня.
    [3] Третий этап дня.
   *[4] Кто может, успевает ещё одно дело.
}
journal-event-morning-came = Утро начинается так: «{ NAME($card) }».
journal-event-visitor-came = У двери { NAME($card, case: "in") }.
journal-event-script-read = «{ NAME($title) }».
journal-event-decided = { $choice ->
    [0] Прошли мимо.
   *[other] Решили: «{ NAME($what) }».
}
journal-event-cold-changed = { $cold ->
    [0] Холод отступил.
    [one] В доме { $cold } жетон холода.
    [few] В доме { $cold } жетона холода.
   *[other] В доме { $cold } жетонов холода.
}
journal-event-noise-changed = Шум теперь { $noise }.
journal-event-gained = Добыто: { LIST($items) }.
journal-event-discarded = Ушло: { LIST($items) }.
journal-event-state-changed = У { NAME($who, case: "gen") } { NAME($state) } теперь { $level }.
journal-event-black-die-rolled = На чёрном кубике { $die }.
journal-event-combat-die-rolled = { NAME($who) } бросает { NAME($colour, case: "acc") }: { NAME($face) }.
journal-event-test-passed-over = Проверки не будет: сегодня сердце — камень.
journal-event-planned = { $deed ->
    [to-search] { NAME($who) } обыскивает: { NAME($space, case: "in") }.
    [to-clear] { NAME($who) } разбирает завал{ $helper ->
            [nobody] .
           *[other] , помогает { NAME($helper) }.
        }
    [to-saw] { NAME($who) } пилит решётку.
    [to-pick] { NAME($who) } возится с замком.
    [to-build] { NAME($who) } строит { NAME($what, case: "acc") }.
    [to-move] { NAME($who) } переносит { NAME($what, case: "acc") }.
    [to-dismantle] { NAME($who) } разбирает { NAME($what, case: "acc") }.
    [to-play] { NAME($who) } играет на гитаре.
   *[to-craft] { NAME($who) } берётся за дело: «{ NAME($what) }».
}
journal-event-rested = { NAME($who) } отдыхает.
journal-event-card-cleared = Расчистили: { NAME($space, case: "in") }.
journal-event-remnants-left = Половина завала разобрана: { NAME($space, case: "in") }.
journal-event-searched = Обыск, { NAME($space, case: "in") }: { $points ->
    [one] { $points } очко поиска
    [few] { $points } очка поиска
   *[other] { $points } очков поиска
}.
journal-event-lock-held = Замок не поддался: { NAME($space, case: "in") }.
journal-event-fitting-built = Теперь в доме есть { NAME($fitting) }.
journal-event-fitting-moved = На новом месте: { NAME($fitting) }.
journal-event-fitting-taken = Больше не стоит: { NAME($fitting) }.
journal-event-idea-unlocked = Теперь знаем, как построить: { NAME($fitting) }.
journal-event-breach-boarded = Заколочено: { NAME($space, case: "in") }.
journal-event-boards-torn = Доски сорваны: { NAME($space, case: "in") }.
journal-event-rubble-fell = Обвал: { NAME($space, case: "in") }.
journal-event-music-played = { NAME($who) } играет, остальные слушают.
journal-event-drank = { NAME($who) } пьёт.
journal-event-went-thirsty = { NAME($who) } остаётся без воды.
journal-event-ate = { NAME($who) } ест { NAME($item, case: "acc") }.
journal-event-went-hungry = { NAME($who) } остаётся без еды.
journal-event-toasted = { NAME($who) } пьёт { NAME($item, case: "acc") }.
journal-event-task-given = { $task ->
    [to-guard] { NAME($who) } встаёт на стражу.
    [to-scavenge] { NAME($who) } собирается на вылазку.
    [to-bed] { NAME($who) } ложится в кровать.
    [to-floor] { NAME($who) } ложится на полу.
   *[to-none] { NAME($who) } ждёт.
}
journal-event-went-out = { $party_n ->
    [1] { LIST($party) } уходит в ночь: { NAME($location) }.
   *[other] { LIST($party) } уходят в ночь: { NAME($location) }.
}
journal-event-equipped = Взяли с собой { NAME($item, case: "acc") }.
journal-event-unknown-laid = { $n ->
    [one] Впереди { $n } карта неизвестности.
    [few] Впереди { $n } карты неизвестности.
   *[other] Впереди { $n } карт неизвестности.
}
journal-event-card-turned = «{ NAME($card) }».
journal-event-cards-returned = { $n ->
    [one] { $n } карта вернулась в колоду.
    [few] { $n } карты вернулись в колоду.
   *[other] { $n } карт вернулись в колоду.
}
journal-event-cards-added = { $n ->
    [one] Впереди ещё { $n } карта.
    [few] Впереди ещё { $n } карты.
   *[other] Впереди ещё { $n } карт.
}
journal-event-card-kept = Карту «{ NAME($card) }» оставили при себе.
journal-event-cover-used = Укрытие пригодилось.
journal-event-looted = { $row ->
    [journal-heap] В куче кое-что нашлось.
    [journal-pantry] В кладовой кое-что нашлось.
   *[journal-furniture] В мебели кое-что нашлось.
}
journal-event-resident-met = Встреча: { NAME($card, case: "in") }.
journal-event-encounter-avoided = Разошлись, не встретившись.
journal-event-withdrew = { NAME($who) } дальше не идёт и ждёт в стороне.
journal-event-exploration-ended = Пора домой.
journal-event-carried = { $items_n ->
    [0] Домой не несут ничего.
   *[other] Домой несут: { LIST($items) }.
}
journal-event-fight-began = Бой. Против нас { LIST($foes, case: "in") }.
journal-event-round-began = Раунд { $round }.
journal-event-armed = { $weapon ->
    [journal-none] { NAME($who) } остаётся с голыми руками.
   *[other] { NAME($who) } берёт { NAME($weapon, case: "acc") }.
}
journal-event-foe-hit = { NAME($foe) } ранен: { $wounds } из 3.
journal-event-foe-killed = { NAME($foe) } убит.
journal-event-foe-rearmed = { NAME($foe) } берётся за другое: { NAME($weapon) }.
journal-event-foes-ran = Враги бегут.
journal-event-fled = Бежим.
journal-event-struck-from-behind = { $by ->
    [us] Бьём в спину.
   *[them] Нас бьют в спину.
}
journal-event-fight-ended = { $won ->
    [yes] Бой выигран.
   *[other] Бой окончен.
}
journal-event-sign-drawn = { $kind ->
    [comes-hit] Знак судьбы: лишнее ранение.
    [comes-disarm] Знак судьбы: чьё-то оружие падает.
    [comes-jam] Знак судьбы: осечка.
    [comes-retreat] Знак судьбы: враги дрогнули.
    [comes-kill] Знак судьбы: кто-то погибнет.
   *[comes-] Знак судьбы: всё-таки промах.
}
journal-event-lost-weapon = { NAME($who) } роняет оружие.
journal-event-jammed = { NAME($who) } пропускает раунд: осечка.
journal-event-raid-came = Ночной налёт: «{ NAME($card) }». Урон { $damage }, ранения { $wounds }.
journal-event-raid-changed = Остаётся: урон { $damage }, ранения { $wounds }.
journal-event-raid-ignored = Этой ночью обошлось.
journal-event-guard-armed = { NAME($who) } берёт на стражу { NAME($weapon, case: "acc") }.
journal-event-crime-spread = В городе всё хуже: в колоды пришли новые карты, налётов — { $raids }, местных — { $residents }.
journal-event-medicine-given = { NAME($who, case: "dat") } дают { NAME($item, case: "acc") }.
journal-event-fate-turned = Судьба этого утра: «{ NAME($card) }».
journal-event-medicine-used = { NAME($who, case: "dat") } помогает { NAME($item) }.
journal-event-location-replaced = Туда больше не пойти: «{ NAME($gone) }». Зато далеко теперь «{ NAME($card) }».
journal-event-crucial-kept = Оставили на чёрный день: «{ NAME($card) }».
journal-event-crucial-played = Решающее действие: «{ NAME($card) }».
journal-event-died = { NAME($who) } { GENDER($who) ->
    [f] умерла
   *[m] умер
}.
journal-event-departed = { NAME($who) } { GENDER($who) ->
    [f] ушла
   *[m] ушёл
} от нас.
journal-event-collapsed = { NAME($who) } падает без сил.
journal-event-held-on = { NAME($who) } держится.
journal-event-joined = { NAME($who) } теперь с нами.
journal-event-arrived = { NAME($who) } впервые видит наш дом.
journal-event-actions-lost = { NAME($who) } теряет { $n ->
    [one] { $n } действие
    [few] { $n } действия
   *[other] { $n } действий
}.
journal-event-actions-won = { NAME($who) } успеет ещё { $n ->
    [one] { $n } действие
    [few] { $n } действия
   *[other] { $n } действий
}.
journal-event-trade-began = { $fee ->
    [0] Меняемся без комиссии.
   *[other] Меняемся; комиссия { $fee }.
}
journal-event-trade-refused = Меняться не стали.
journal-event-trade-forbidden = До следующего утра никто не меняется.
journal-event-prices-rose = Дорожает { NAME($category) }: +{ $n }.
journal-event-peeked = Увидели заранее: { LIST($cards) }.
journal-event-buried = Карту «{ NAME($card) }» убрали под колоду.
journal-event-marked = Это запомнится: { NAME($mark) }.
journal-event-objective-revealed = Цель: «{ NAME($objective) }».
journal-event-objective-paid = На цель отдали { NAME($item, case: "acc") }.
journal-event-objective-judged = { $fulfilled ->
    [yes] Цель достигнута: «{ NAME($objective) }».
   *[other] Цель не достигнута: «{ NAME($objective) }».
}
journal-event-epilogue-read = «{ NAME($title) }».
journal-event-siege-ended = { $reason ->
    [ceasefire] Перемирие.
   *[other] До перемирия не дожили.
}
