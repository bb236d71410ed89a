# Стол «Погони за „Авророй“» строками: так его рисует и рассказывает терминал.

aurora-round = Раунд { $round } из 6
aurora-ship-at = «Аврора»: деление { $space }
aurora-to-ship = { $n ->
    [0] у борта «Авроры»
   *[other] до «Авроры» { $n }
}
aurora-none = нет
aurora-or = или
aurora-camp-active = у костра:
aurora-camp-rest = отдыхают:
aurora-camp-exhausted = без сил:
aurora-speed-line = скорость { $n }
aurora-fame-line = слава { $n }
aurora-room-line = свободных ячеек { $n }
aurora-damage-line = повреждений { $n }
aurora-items-line = предметов { $n }
aurora-at-line = деление { $space }, осталось { $n }
aurora-out = Вне игры
aurora-order-line = очерёдность: { $order }
aurora-deck-line = Колода разведки: { $n }
aurora-outcomes-line = Колода исходов: { $n }; следующий удар: { NAME($area) }
aurora-needs = (навык { $value })
aurora-bonus-line = бонус: { $bonuses }
aurora-leaves = уйдёт в конце раунда
aurora-truck-line = скорость { $speed }, тяга { $power }{ $tracks ->
    [yes] , гусеницы
   *[no] { "" }
}
aurora-skill-line = навык { $n }
aurora-enemy-line = { NAME($enemy) } ({ NAME($region) }): осталось попаданий { $left } из { $defence }
aurora-loot-line = добыча { $tier ->
    [1] I–II
    [2] III–IV
   *[3] V–VI
}
aurora-letter-a = А
aurora-letter-b = Б
aurora-letter-c = В
aurora-letter-d = Г
aurora-shortcut-line = { NAME($road) } { $start }→{ $end }{ $closed ->
    [yes] { " " }(закрыт)
   *[no] { $tracked ->
        [yes] { " " }(гусеницы)
       *[no] { "" }
    }
}
aurora-mine-line = Мина, { NAME($who) }: { NAME($road) }
aurora-automa-has = топливо { $fuel }, продовольствие { $food }, боеприпасы { $ammo }, выжившие { $survivors }, заражены { $contaminated }, предметы { $items }, добыча { $loot }
aurora-automa-damage = столбец { $column }, повреждений { $n }
aurora-automa-cards = Карты действий: закрыто { $down }, в колоде { $deck }; открыты:
aurora-my-items = предметы:
aurora-card-line = { NAME($card) }: { $text }
aurora-area-line = { $which ->
    [top-row] верхний ряд
    [bottom-row] нижний ряд
   *[left-column] левый столбец
}: { $spare ->
    [0] { $lost ->
        [nobody] бить не по чему
       *[other] удар унесёт: { NAME($lost) }
    }
   *[other] без потерь { $spare }
}
aurora-note-cards = Сброс разведки: { LIST($cards) }
aurora-note-outcomes = Вышедшие исходы: { LIST($cards) }
aurora-note-items = Сброс предметов: { LIST($cards) }
aurora-no-notes = В сбросах пока пусто.
aurora-about-slot = Ячейка { $slot }, навык { $value }: { NAME($card) }{ $facts ->
    [none] { "" }
   *[other] ; { $facts }
}; бонус: { $bonuses }{ $leaves ->
    [yes] ; уйдёт в конце раунда
   *[no] { "" }
}
aurora-about-person = { NAME($survivor) } (навык { $skill }, { NAME($zone) }{ $contamination ->
    [0] { "" }
   *[other] , заражение { $contamination }
})
aurora-about-seat = { NAME($who) }{ $mine ->
    [yes] { " " }(вы)
   *[no] { "" }
}: { $out ->
    [yes] вне игры
   *[no] деление { $space }, скорость { $speed }, слава { $fame }, предметы { $items }, топливо { $fuel }, продовольствие { $food }, боеприпасы { $ammo }, повреждения { $damage }; { $people }
}
