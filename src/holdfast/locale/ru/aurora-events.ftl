# «Погоня за „Авророй“»: что случилось. По сообщению на каждый класс games/aurora/events.py.

aurora-event-set-up = Поле: { NAME($board) }. Порядок хода слева направо: { LIST($order) }.
aurora-event-round-began = Раунд { $round }
aurora-event-phase-began = { $phase ->
    [scouting] Разведка
    [rest] Отдых
    [movement] Передвижение
    [shooting] Стрельба
   *[other] Конец раунда
}
aurora-event-order-set = Порядок хода слева направо: { LIST($order) }.
aurora-event-card-revealed = { $slot ->
    [0] Открыта и сброшена, фишек не хватило: { NAME($card) }.
   *[other] Ячейка { $slot }: { NAME($card) }.
}
aurora-event-card-discarded = В сброс: { NAME($card) }.
aurora-event-event-struck = Событие: { NAME($card) }!
aurora-event-scouts-sent = { NAME($who) }: разведка ячейки { $slot }, { NAME($card) }. Участвуют: { LIST($team) }.
aurora-event-passed = { NAME($who) }: пас, отдыхает { NAME($survivor) }.
aurora-event-boosted = { NAME($who) }: продовольствие, навык +1 — { NAME($survivor) }.
aurora-event-bonus-taken = { NAME($who) }: бонус ячейки { $slot } — { NAME($bonus) }.
aurora-event-gathered = { NAME($who) }, { NAME($card) }: { LIST($tokens) }.
aurora-event-installed = { $old ->
    [nobody] { NAME($who) }: в колонне теперь { NAME($card) }, { NAME($place) }.
   *[other] { NAME($who) }: { NAME($card) } вместо карты «{ NAME($old) }».
}
aurora-event-left-behind = { NAME($who) }: отцеплено — { LIST($cards) }.
aurora-event-recruited = { NAME($who) }: в команде теперь { NAME($survivor) }.
aurora-event-deal-struck = { NAME($who) }, { NAME($card) }: { NAME($deal) }.
aurora-event-bartered = { NAME($who) }: отдано — { NAME($given) }, взято — { NAME($taken) }.
aurora-event-gained = { NAME($who) }: { NAME($token) } +{ $n }.
aurora-event-spent = { NAME($who) }: { NAME($token) } −{ $n }.
aurora-event-token-lost = { NAME($who) }: потеря — { NAME($token) } ({ NAME($why) }).
aurora-event-damaged = { NAME($who) }: повреждение, { NAME($card) }, { NAME($cell) }{ $lost ->
    [nobody] .
   *[other] ; потеря — { NAME($lost) }.
}
aurora-event-repaired = { NAME($who) }: починка, { NAME($card) }, { NAME($cell) }.
aurora-event-contaminated = { NAME($who) }: заражение — { NAME($survivor) }.
aurora-event-cleansed = { NAME($who) }: заражение снято — { NAME($survivor) }.
aurora-event-shielded = { NAME($who) }: обошлось — { NAME($survivor) }.
aurora-event-survivor-lost = { $died ->
    [yes] { NAME($who) }: смерть — { NAME($survivor) }.
   *[no] { NAME($who) }: потерян выживший — { NAME($survivor) }.
}
aurora-event-survivor-moved = { NAME($who) }: { NAME($survivor) } — { NAME($zone) }.
aurora-event-skill-raised = { NAME($who) }: { NAME($survivor) }, навык +{ $n }.
aurora-event-fame-changed = { NAME($who) }: слава { $fame } ({ $change ->
    [1] +1
   *[other] −1
}).
aurora-event-item-drawn = { $item ->
    [nobody] { NAME($who) }: взят предмет.
   *[other] { NAME($who) }: взят предмет — { NAME($item) }.
}
aurora-event-item-used = { NAME($who) }: использован предмет — { NAME($item) }.
aurora-event-item-discarded = { NAME($who) }: предмет в сброс — { NAME($item) }.
aurora-event-rested = { NAME($who) }: отдых окончен.
aurora-event-set-off = { NAME($who) }: в путь, скорость { $speed }.
aurora-event-stayed = { NAME($who) }: колонна стоит на месте.
aurora-event-drove = { $shortcut ->
    [nobody] { NAME($who) }: { $start } → { $space }.
   *[other] { NAME($who) }: { $start } → { $space }, короткий путь — { NAME($shortcut) }.
}
aurora-event-road-closed = Лавина закрыла дорогу: { NAME($shortcut) }.
aurora-event-counter-taken = { NAME($who) }: взят жетон — { NAME($counter) }.
aurora-event-mine-laid = { NAME($who) }: мина на дороге — { NAME($road) }.
aurora-event-mine-blew = { NAME($who) }: подрыв на мине — { NAME($road) }!
aurora-event-load-ready = { NAME($who) }: груз закреплён.
aurora-event-spared = { NAME($who) }: Ренегат договорился — { NAME($enemy) }.
aurora-event-enemy-came = { NAME($enemy) } — { NAME($region) }, защита { $defence }.
aurora-event-ambushed = { NAME($enemy) }: засада, { NAME($region) }!
aurora-event-outcome-revealed = { NAME($outcome) }. Следующая область: { NAME($area) }.
aurora-event-outcomes-shuffled = Колода исходов перемешана заново.
aurora-event-attacked = { NAME($who) }: огонь ({ NAME($weapon) }), цель — { NAME($enemy) }: { $hits ->
    [0] промах
   *[other] { $hits }
}{ $jam ->
    [yes] , заклинило.
   *[no] .
}
aurora-event-target-placed = { NAME($who) }: жетон цели { $cell ->
    [a] А
    [b] Б
    [c] В
   *[d] Г
}, { NAME($enemy) }.
aurora-event-enemy-defeated = Победа над врагом: { NAME($enemy) }! Добыча: { NAME($winner) }.
aurora-event-loot-won = { NAME($who) }: добыча — { NAME($card) }.
aurora-event-loot-kept = Автома хранит добычу, ранг { $tier }.
aurora-event-loot-declined = { NAME($who) }: добыча отклонена — { NAME($card) }.
aurora-event-enemies-fired = Огонь врагов, { NAME($region) }: { $hits }, область — { NAME($area) }.
aurora-event-enemy-left = { NAME($enemy) }: погоня прекращена.
aurora-event-aurora-moved = «Аврора» уходит дальше: отметка { $label }, деление { $space }.
aurora-event-eliminated = { NAME($who) }: не осталось никого, колонна выбывает из игры.
aurora-event-actions-dealt = Автома получает карты действий взакрытую: { $n }.
aurora-event-action-shown = Карта Автомы: { NAME($action) }.
aurora-event-action-worked = Действует карта Автомы: { NAME($action) }.
aurora-event-automa-scouted = Автома, ячейка { $slot }, { NAME($card) }: { NAME($does) }.
aurora-event-automa-idle = Автоме нечего делать.
aurora-event-automa-damaged = Автома: повреждение, ряд { $row ->
    [a] А
    [b] Б
    [c] В
   *[d] Г
}, столбец { $column }.
aurora-event-automa-repaired = Автома: починка, ряд { $row ->
    [a] А
    [b] Б
    [c] В
   *[d] Г
}, столбец { $column }.
aurora-event-automa-scored = Автома набирает { $score }.
aurora-event-game-over = { $winners_n ->
    [0] Побеждает Автома.
   *[other] Победа: { LIST($winners) }!
}
aurora-event-exposed = { NAME($who) }: угроза заражения — { NAME($survivor) }.
aurora-event-weapon-aimed = { NAME($who) }: наводка — { NAME($weapon) }, { NAME($place) }.
aurora-event-block-chosen = { NAME($who) }, { NAME($card) }: { $right ->
    [yes] правый блок
   *[no] левый блок
}{ $sort ->
    [yes] , но не весь
   *[no] { "" }
}.
