# Что говорит карточка любой вещи в «Погоне за „Авророй“». Напечатанное на картах берётся из их описаний.

aurora-look-title = { NAME($what) }
aurora-look-title-space = Деление { $n }
aurora-look-title-slot = Ячейка разведки { $n }
aurora-look-title-cell = { NAME($kind) }, { NAME($place) }
aurora-look-title-ship = «Аврора»
aurora-look-title-fame = Слава
aurora-look-title-automa = Автома
aurora-look-title-by-hand = Груз
aurora-look-title-nothing = Пустая ячейка
aurora-look-title-scouting = Колода разведки
aurora-look-title-outcomes = Колода исходов
aurora-look-ship = Каждый раунд корабль уходит на одну отметку. Кто в конце раунда стоит у него или дальше, тот его догнал.
aurora-look-to-ship = { $n ->
    [0] Вы у корабля.
    [one] До корабля { $n } деление.
    [few] До корабля { $n } деления.
   *[other] До корабля { $n } делений.
}
aurora-look-label = Сейчас он на отметке { $n } из { $of }; после последней погоня окончена.
aurora-look-at-ship = Догонит хоть одна колонна — в счёт пойдут здоровые люди, никто — целые карты колонн.
aurora-look-fame = Славу приносит каждое попадание и некоторые карты. Она считается в конце; на верхней ступени вместо неё починка.
aurora-look-automa = Разведывает по картам действий, не устаёт и едет каждый раунд. На её поле видно, что у неё есть и что повреждено.
aurora-look-by-hand = С проверки груза и до конца стрельбы каждая фишка остаётся в своей ячейке.
aurora-look-nothing = Ячейка может остаться пустой: она примет удар без потерь.
aurora-look-token-ammo = Один боеприпас — один выстрел.
aurora-look-token-food = Добавляет разведчику 1 к навыку на ход или даёт отдых уставшему.
aurora-look-token-fuel = Первое топливо трогает колонну с места, каждое следующее добавляет деление.
aurora-look-token-survivor = У каждой карты выжившего есть фишка в колонне. Потеряна фишка — уходит и карта.
aurora-look-token-item = Фишка предмета при сборе превращается в карту предмета.
aurora-look-item = Не больше трёх. Каждый неиспользованный в конце приносит 1 очко славы.
aurora-look-space = { NAME($region) }.
aurora-look-counter = Кто закончил здесь движение, может взять: { NAME($counter) }.
aurora-look-poison = Кто закончил здесь движение, заражает одного выжившего. Жетон остаётся.
aurora-look-shortcut = С деления { $start } на деление { $end } за один ход.
aurora-look-tracked = Только для колонны с гусеницами.
aurora-look-price = { $what ->
    [contaminate] Цена: { $n ->
        [one] { $n } заражение
        [few] { $n } заражения
       *[other] { $n } заражений
    }.
   *[damage] Цена: { $n ->
        [one] { $n } повреждение
        [few] { $n } повреждения
       *[other] { $n } повреждений
    }.
}
aurora-look-avalanche = Закрывается за тем, кто проехал первым.
aurora-look-closed = Лавина закрыла этот путь навсегда.
aurora-look-defence = Осталось попаданий: { $left } из { $of }.
aurora-look-loot = Когда враг падёт, карта исхода назовёт букву цели, которой достанется добыча.
aurora-look-slot = Разведчикам нужен навык { $value } на всех.
aurora-look-no-scouting = Врага разведать нельзя: он ждёт засады.
aurora-look-recruit = Придёт в вашу зону отдыха, и в колонне появится его фишка.
aurora-look-scouting = Осталось карт: { $n }. На рубашке — период.
aurora-look-outcomes = Осталось карт: { $n }. Рубашка говорит, куда придётся следующий удар врага: { NAME($area) }.
aurora-look-truck = Скорость { $speed }, тянет прицепов: { $power }.
aurora-look-cells = { $n ->
    [one] { $n } ячейка.
    [few] { $n } ячейки.
   *[other] { $n } ячеек.
}
aurora-look-does-leader = Не устаёт: уходит на отдых, а не к уставшим.
aurora-look-does-copilot = Пока активен, скорость +1; +2, если вы отстали от лидера на 6 и больше.
aurora-look-skill = Навык на карте: { $n }.
aurora-look-location = Возьмите целиком один блок, левый или правый.
aurora-look-at = Деление { $space }, скорость { $speed }.
aurora-look-room = { $n ->
    [0] Свободных ячеек нет.
    [one] Свободна { $n } ячейка.
    [few] Свободны { $n } ячейки.
   *[other] Свободно { $n } ячеек.
}
aurora-look-hand = Предметов на руках: { $items }. Слава: { $fame }.
aurora-look-out = Из гонки выбыли: выживших не осталось.
aurora-look-survivor = Навык сейчас { $skill }; { NAME($zone) }.
aurora-look-ill = Заражение: { $n }. При навыке 0 выживший погибает.
aurora-look-no-device = Место для устройства.
aurora-look-holds = Держит одну фишку.
aurora-look-works = Ничего не держит; работает, пока цела.
aurora-look-damaged = Повреждена: поможет только починка.

# Почему это не ответ.
aurora-not-other-question = Сейчас вопрос о другом.
aurora-not-no-card = В этой ячейке нет карты.
aurora-not-enemy = Врага не разведать.
aurora-not-acted = В этом ходу вы уже разведали или спасовали.
aurora-not-nobody-active = У костра никого: разведывать некому.
aurora-not-too-weak = Нужен навык { $value }; все вместе и со всей едой — { $reach }.
aurora-not-nothing-to-do = Взять здесь нечего: нет места или нечем заплатить.
aurora-not-not-yours = Не ваш человек.
aurora-not-already-goes = Уже идёт.
aurora-not-not-active = В разведку ходят только те, кто у костра.
aurora-not-healthy = Заражения нет.
aurora-not-not-there = Не участвует.
aurora-not-needs-no-food = Не устал: еда не нужна.
aurora-not-rests = Отдыхает: вернётся к костру после этапа отдыха.
aurora-not-no-food = Еды нет.
aurora-not-first-fuel = Сначала топливо: путь выбирают, когда тронетесь.
aurora-not-roads-later = Колонны едут на этапе передвижения.
aurora-not-behind = Дорога ведёт только вперёд.
aurora-not-too-far = Далеко: не хватает { $n }.
aurora-not-closed = Путь закрыла лавина.
aurora-not-no-tracks = Только для гусеничных.
aurora-not-other-start = Этот путь начинается на делении { $space }.
aurora-not-other-region = Он в другом регионе: не достать.
aurora-not-first-weapon = Сначала выберите оружие.
aurora-not-guns-later = Колонны стреляют на этапе стрельбы.
aurora-not-whole = Эта ячейка цела.
aurora-not-has-damage = Здесь уже повреждение.
aurora-not-other-area = Удар не сюда: { NAME($area) }.
aurora-not-weapon-damaged = Повреждённое оружие не стреляет.
aurora-not-no-enemy = В вашем регионе врагов нет.
aurora-not-no-ammo = Боеприпасов нет.
aurora-not-has-fired = На этом этапе оно уже стреляло.
aurora-not-none-left = Закончилось: { NAME($token) }.
aurora-not-food-for-whom = Выберите, кого накормить.
aurora-not-fuel-later = Топливо тратят на этапе передвижения.
aurora-not-ammo-later = Боеприпас — для выстрела: выберите оружие на этапе стрельбы.
aurora-not-item-phase = Не на этом этапе.
aurora-not-item-useless = Сейчас он ничего не даст.
