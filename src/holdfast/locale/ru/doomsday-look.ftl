# Что говорит карточка любой вещи в «Судном дне». Напечатанное на картах берётся из их описаний.

doomsday-look-title = { NAME($what) }
doomsday-look-title-card = { NAME($who) }: { NAME($slot) }
doomsday-look-title-pair = { LIST($who) }
doomsday-look-title-deck = Колода программ
doomsday-look-title-lead = Карта ведущего игрока
doomsday-look-lives = Жизни: { $lives } из { $of }. Скрытых программ: { $programs }.
doomsday-look-cover = { $n ->
    [0] Скрытых верностей нет: откупиться от пистолета нечем.
    [one] Скрыта { $n } верность: запас против пистолета.
   *[other] Скрыты { $n } верности: запас против пистолета.
}
doomsday-look-role-covers = Роль скрыта: ею можно откупиться от винтовки и лазера.
doomsday-look-role-is-open = Роль открыта: от винтовки и лазера откупиться нечем.
doomsday-look-shown = Открыто карт: { $n } из { $of }. Открытая карта — ещё не команда.
doomsday-look-aims = { NAME($weapon) }, цель: { LIST($at) }. Выстрелить можно только в свой ход.
doomsday-look-holds = { NAME($weapon) } в руках. Цель назовут при выстреле.
doomsday-look-dead = Мёртв: молчит, целью не бывает, программы не применяет.
doomsday-look-dead-wins = Победит вместе со своей командой; изгой — только последним живым.
doomsday-look-my-team = Ваша команда: { NAME($team) }. Очки — люди { $human }, машины { $machine }, изгои { $outlaw }. Обмен, тайная верность или «Инверсия» могут всё изменить.
doomsday-look-pair = Ракетница бьёт по двум соседям сразу; мёртвые между ними не считаются.
doomsday-look-seen = Вы видели: { NAME($face) }.
doomsday-look-counts = Очков: { $n }. За кого сейчас: { NAME($team) }.
doomsday-look-counts-legion = Владелец этой карты — легион. Кто её подсмотрит, тоже становится легионом.
doomsday-look-unseen = Эту карту вы не видели. Среди невиденных: людей { $human }, машин { $machine }, изгоев { $outlaw }.
doomsday-look-shared = Общая на двоих: { LIST($who) }.
doomsday-look-hidden-role = Подсмотреть роль действием можно, когда открыты обе верности. Сейчас открыто: { $n } из 2.
doomsday-look-asked-by-rifle = Винтовка и лазер заставляют выбирать: открыть роль или потерять 2 жизни.
doomsday-look-always = Верности не считаются. Команда по этой роли: { NAME($team) }.
doomsday-look-colour = Роль добавляет 1 очко. За кого: { NAME($team) }.
doomsday-look-held = Держит { NAME($who) }.
doomsday-look-locked = Под замком: даёт только роль или программа.
doomsday-look-draws = Взять оружие — действие, выстрел — в другой ход. После выстрела: программа, и оружие возвращается в центр.
doomsday-look-dropped = Взять оружие — действие, выстрел — в другой ход. После выстрела оружие возвращается в центр.
doomsday-look-timing-any = Можно применить в любой момент, и в чужой ход тоже.
doomsday-look-timing-own-turn = Можно применить только в свой ход.
doomsday-look-timing-permanent = Выкладывают в свой ход; действует до конца игры, пока хозяин жив.
doomsday-look-timing-secret-loyalty = Не применяется и не показывается: тайно считается вместе с верностями.
doomsday-look-copies = { $n ->
    [one] В колоде такая карта одна.
   *[other] Таких карт в колоде: { $n }.
}
doomsday-look-deck = Программ осталось: { $n }. Взять верхнюю — действие.
doomsday-look-limit = { $n ->
    [one] В конце своего хода можно оставить { $n } программу.
   *[other] В конце своего хода можно оставить { $n } программы.
}
doomsday-look-lead = Ходит { NAME($who) }. Всё одновременное разыгрывают отсюда по часовой стрелке.
doomsday-look-team-human = Люди побеждают вместе, когда в живых нет ни машин, ни изгоев.
doomsday-look-team-machine = Машины побеждают вместе, когда в живых нет людей.
doomsday-look-team-outlaw = Изгой побеждает один — последним живым. При равенстве очков вы тоже изгой.
doomsday-look-team-legion = Легион побеждает вместе, когда убиты все, кто не из легиона.
doomsday-look-team-fallen = Павшие побеждают вместе, когда убиты все не павшие.
