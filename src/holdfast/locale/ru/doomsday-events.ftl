# «Судный день»: что случилось. По сообщению на каждый класс games/doomsday/events.py.

doomsday-event-set-up = Начинает { NAME($first) }. Режим: { NAME($mode) }.
doomsday-event-cards-dealt = Ваша роль: { LIST($roles) }. Слева: { NAME($left) }, справа: { NAME($right) }. Программа: { LIST($programs) }.
doomsday-event-turn-began = Раунд { $round }, ход: { NAME($who) }
doomsday-event-turn-ended = { NAME($who) } передаёт карту ведущего.
doomsday-event-turn-lost = { NAME($who) }: на этом ход окончен.
doomsday-event-action-declared = { NAME($who) } объявляет: { $action ->
    [do-peek] подсмотреть — { LIST($to) }, { NAME($card) }
    [do-draw] взять программу
    [do-drop] бросить оружие — { LIST($weapon) }
    [do-aim] сменить цель ({ LIST($weapon) }), теперь это { LIST($to) }
    [do-shoot] выстрел — { LIST($weapon) }, цель — { LIST($to) }
    [do-heal] лечение — { LIST($weapon) }, цель — { LIST($to) }
    [do-rob] украсть оружие — { LIST($weapon) }, хозяин — { LIST($to) }
    [do-hack] украсть программу, { LIST($to) }
   *[other] взять оружие — { LIST($weapon) }{ $to_n ->
        [0] { "" }
       *[other] , цель — { LIST($to) }
    }
}.
doomsday-event-action-cancelled = { NAME($who) }: действие не состоялось и не потрачено.
doomsday-event-peeked = { NAME($who) } подсматривает: { NAME($of) }, { NAME($card) }{ $seen ->
    [nobody] .
   *[other] — { NAME($seen) }.
}
doomsday-event-card-shown = { NAME($who) } показывает свои карты: { NAME($to) }{ $seen_n ->
    [0] .
   *[other] — { LIST($seen) }.
}
doomsday-event-looked-at-own = Теперь у вас { NAME($card) } — { NAME($seen) }.
doomsday-event-armed = { NAME($who) } берёт оружие: { NAME($weapon) }.
doomsday-event-aimed = { NAME($who) }: { NAME($weapon) }, прицел — { LIST($to) }.
doomsday-event-dropped = { NAME($who) } бросает оружие: { NAME($weapon) }.
doomsday-event-weapon-stolen = { NAME($who) } крадёт оружие ({ NAME($weapon) }), хозяин — { NAME($of) }.
doomsday-event-weapons-swapped = { NAME($who) } и { NAME($to) } меняются оружием: { NAME($gives) } — { NAME($gets) }.
doomsday-event-shot-fired = { NAME($who) } стреляет: { NAME($weapon) }, цель — { LIST($to) }!
doomsday-event-damage-chosen = { NAME($who) } принимает повреждения.
doomsday-event-ability-fired = { NAME($who) }: срабатывает роль { NAME($role) }.
doomsday-event-ability-used = { NAME($who) }: применяется роль { NAME($role) }.
doomsday-event-revealed = { NAME($who) }, { NAME($card) }: { NAME($seen) }!
doomsday-event-hid = { NAME($who) }, { NAME($card) }: снова скрыта.
doomsday-event-damage-assigned = Повреждения грозят: { LIST($whom) }.
doomsday-event-damage-averted = { NAME($who) } отводит 1 повреждение: { NAME($to) }.
doomsday-event-hurt = { NAME($who) }: повреждений — { $n }, жизней — { $lives }.
doomsday-event-healed = { NAME($who) }: лечение, жизней — { $lives }.
doomsday-event-died = { NAME($who) } погибает.
doomsday-event-resurrected = { NAME($who) } возвращается в игру.
doomsday-event-drew = { $program ->
    [nobody] { NAME($who) } берёт программу.
   *[other] { NAME($who) } берёт программу: { NAME($program) }.
}
doomsday-event-program-used = { NAME($who) } использует программу: { NAME($program) }.
doomsday-event-program-laid = { NAME($who) } выкладывает программу { NAME($program) }: { NAME($to) }.
doomsday-event-program-discarded = { $program ->
    [nobody] { NAME($who) } убирает программу под колоду.
   *[other] { NAME($who) } убирает под колоду: { NAME($program) }.
}
doomsday-event-program-stolen = { $program ->
    [nobody] { NAME($who) } крадёт программу, хозяин — { NAME($of) }.
   *[other] { NAME($who) } крадёт программу { NAME($program) }, хозяин — { NAME($of) }.
}
doomsday-event-program-taken = { NAME($who) } подбирает программу: { NAME($program) }.
doomsday-event-programs-exchanged = { NAME($who) } и { NAME($to) } меняются программами ({ $n }){ $given_n ->
    [0] .
   *[other] : { LIST($given) } — { LIST($got) }.
}
doomsday-event-roles-swapped = { NAME($who) } и { NAME($to) } меняются ролями.
doomsday-event-loyalties-swapped = Верности меняются местами: { NAME($who) }, { NAME($card) } — { NAME($to) }, { NAME($other) }.
doomsday-event-loyalties-redealt = Верности перемешаны и сданы заново: { LIST($whom) }.
doomsday-event-loyalty-inverted = { $on ->
    [yes] Верность людям и машинам меняется местами.
   *[no] Верности снова считаются как обычно.
}
doomsday-event-leader-came = { NAME($who) } — предводитель: { NAME($team) }.
doomsday-event-team-announced = { NAME($who) }: команда — { NAME($team) }.
doomsday-event-team-asked = { NAME($who) } узнаёт, кто в команде: { NAME($team) }{ $found_n ->
    [0] .
   *[other] . Это { LIST($found) }.
}
doomsday-event-converted = { NAME($who) }: теперь команда — { NAME($team) }.
doomsday-event-interrupted = Кто-то хочет вмешаться.
doomsday-event-teams-checked = Проверка команд.
doomsday-event-teams-seen = Вы видите команды: { LIST($players) } — { LIST($teams) }.
doomsday-event-teams-counted = Вы узнаёте, кто ещё жив: { LIST($teams) }.
doomsday-event-went-on = Игра продолжается.
doomsday-event-quiet-rounds = Тихих раундов подряд: { $rounds }.
doomsday-event-game-over = { $reason ->
    [by-human] Победа людей: { LIST($winners) }.
    [by-machine] Победа машин: { LIST($winners) }.
    [by-legion] Победа легиона: { LIST($winners) }.
    [by-fallen] Победа павших: { LIST($winners) }.
    [by-alone] Изгой побеждает в одиночку: { LIST($winners) }.
   *[other] Ничья: никто не победил.
}
