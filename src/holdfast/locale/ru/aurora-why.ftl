# «Погоня за „Авророй“»: почему совет именно такой.
aurora-why-usual = Ничто не говорит против.
aurora-why-team = Навык нужен не меньше { $value } (пока { $skill }). Идёт не больше людей, чем надо: так устанут немногие.
aurora-why-block = Здесь больше всего: { LIST($tokens) }.
aurora-why-bonus = Место даёт ещё и это: { NAME($bonus) }.
aurora-why-person = { NAME($card) }: ещё один разведчик, а если догоните корабль — и очко.
aurora-why-truck = { NAME($card) }: скорость { $speed }.
aurora-why-location = { NAME($card) }: здесь { LIST($tokens) }.
aurora-why-upgrade = { NAME($card) } усилит колонну, а целая карта может стать очком.
aurora-why-pass = { $n ->
    [0] Ничего лучше не достать; кто пасует, отдыхает, а не устаёт.
   *[other] Кто пасует, отдыхает, а не устаёт, и чинит: { $n }.
}
aurora-why-feed = Поест — и уже в этом раунде снова у костра: { NAME($card) }.
aurora-why-use-item = Сейчас это пригодится больше всего: { NAME($item) }.
aurora-why-drop-item = От этого меньше всего пользы: { NAME($item) }.
aurora-why-enough = Остальное дороже потом.
aurora-why-mend = Снова заработает или повезёт груз: { NAME($cell) }.
aurora-why-cleanse = { NAME($card) }: навык вернётся, а здоровые могут дать очки.
aurora-why-depart = До корабля осталось делений — { $n }. Первое топливо даёт ход { $speed }.
aurora-why-stay = В следующем раунде топливо нужнее.
aurora-why-no-fuel = Без топлива не поехать.
aurora-why-burn = До корабля осталось { $n } — важно каждое деление.
aurora-why-roll = Достаточно; на следующий раунд останется топлива: { $fuel }.
aurora-why-drive = { $n ->
    [0] Это «Аврора».
   *[other] До корабля останется { $n }, а каждое деление отрыва — очко.
}
aurora-why-shortcut = Экономит ходов: { $n }.
aurora-why-halt = Дальше лучше не будет.
aurora-why-scavenge = Этого у вас нет: { NAME($token) }.
aurora-why-collect = Это ничего не стоит.
aurora-why-fire = Попадание — очко и ваша буква на добыче. Боеприпасов: { $ammo }.
aurora-why-no-target = В вашем регионе врагов нет.
aurora-why-no-ammo = Стрелять нечем.
aurora-why-cease = Потом боеприпасы нужнее.
aurora-why-at = Ближе всех к поражению: осталось попаданий { $left }.
aurora-why-stowed = Люди не в левом столбце, а дешёвые ячейки свободны: так стоит груз.
aurora-why-loot = Усилит колонну.
aurora-why-decline = Ваше лучше.
aurora-why-spare-cell = Здесь повреждение не унесёт ни одной фишки.
aurora-why-cheap-token = Этого меньше всего жаль: { NAME($token) }.
aurora-why-bears = { NAME($card) } вынесет: останется навык { $n }.
aurora-why-least-missed = Меньше всего потеряете без этого человека: { NAME($card) }.
aurora-why-least-harm = Остальное обойдётся дороже.
