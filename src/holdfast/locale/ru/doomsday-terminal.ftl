# Стол «Судного дня» в терминале.

doomsday-round-line = Раунд { $round }
doomsday-lead-line = ходит { NAME($who) }
doomsday-alive-line = живы { $n } из { $of }
doomsday-centre-line = { $weapons_n ->
    [0] В центре нет оружия
   *[other] В центре: { LIST($weapons) }
}
doomsday-locked-line = заперты: { LIST($weapons) }
doomsday-deck-line = колода программ { $n }
doomsday-inverted-line = верность людям и машинам поменялась местами
doomsday-quiet-line = тихих раундов { $n }
doomsday-programs-line = программ { $n }
doomsday-team-line = Ваша команда: { NAME($team) } ({ $points })
doomsday-my-left = левая: { NAME($face) }
doomsday-my-right = правая: { NAME($face) }
doomsday-my-role = роль: { NAME($face) }
doomsday-my-role2 = вторая роль: { NAME($face) }
doomsday-my-programs = { $programs_n ->
    [0] Программ нет
   *[other] Программы: { LIST($programs) }
}
doomsday-you-are-dead = Вы убиты. Мёртвые молчат.
doomsday-no-notes = Чужих скрытых карт вы пока не видели.
doomsday-note-card = { NAME($who) }, { NAME($slot) }: { NAME($face) }
doomsday-note-program = { NAME($who) } держит программу: { NAME($face) }
doomsday-note-team = { NAME($who) }: { $holds ->
    [yes] { NAME($team) }
   *[no] точно не { NAME($team) }
}
doomsday-note-snapshot = При последней проверке { NAME($who) }: { NAME($team) }
doomsday-sheet-line = { NAME($who) }: { NAME($team) }{ $won ->
    [yes] , победа
   *[no] { "" }
}; роль: { NAME($role) }, левая: { NAME($left) }, правая: { NAME($right) }
doomsday-about-seat = { NAME($who) }{ $mine ->
    [yes] { " (вы)" }
   *[no] { "" }
}: { $alive ->
    [yes] жизней { $lives }, программ { $programs }
   *[no] в партии больше не участвует
}
doomsday-about-lead = держит карту ведущего
doomsday-about-card = { NAME($slot) }: { $open ->
    [yes] { NAME($face) }
   *[no] лицом вниз
}
doomsday-about-aim = { $at_n ->
    [0] { NAME($weapon) }
   *[other] { NAME($weapon) }, цель — { LIST($at) }
}
doomsday-about-laid = { NAME($program) }, чья — { NAME($owner) }
