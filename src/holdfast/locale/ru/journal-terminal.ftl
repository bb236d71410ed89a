# Стол «Дневника» в терминале.

journal-day-line = день { $day }
journal-leader-line = лидер — { NAME($who) }
journal-weather-line = холод { $cold } · шум { $noise }
journal-well-line = без жалоб
journal-blocked-line = без действий: { $stages }
journal-floor-3-line = Чердак
journal-floor-2-line = Этаж 2
journal-floor-1-line = Этаж 1
journal-floor-0-line = Подвал
journal-breach-line = пролом { $letter }
journal-boarded-line = доски { $letter }
journal-guard-line = часовой
journal-sleep-floor-line = на полу
journal-trip-line = { NAME($place) }: { LIST($party) } · впереди карт { $ahead }
journal-load-line = ноша { $n } из { $of }
journal-open-line = Открыта карта: { NAME($card) }
journal-met-line = Встреча: { NAME($card) }
journal-pack-line = Нашли: { $what }
journal-market-line = Обмен: к оплате есть { $credit }
journal-fight-line = Бой, раунд { $round } · наших попаданий { $hits }
journal-ours-line = Наши: { $who }
journal-theirs-line = Враги: { $who }
journal-raid-line = Налёт: { NAME($card) } · урон { $damage }, ранения { $wounds }{ $cuts ->
    [0] { "" }
   *[other] {" "}· защит { $cuts }
}
journal-armed-line = На страже: { $who }
journal-places-line = Куда идти ночью, от ближнего: { LIST($places) }
journal-objective-line = Цель: { NAME($objective) }
journal-storage-line = Склад: { $what ->
    [nobody] пусто
   *[other] { $what }
}
journal-hand-line = Решающие действия: { LIST($cards) }
journal-fittings-line = Можно построить: { $what_n ->
    [0] нечего
   *[other] { LIST($what) }
}
journal-ideas-line = Идеи: { $what_n ->
    [0] нет
   *[other] { LIST($what) }
}
journal-on-top-line = Сверху колоды ({ NAME($deck) }): { LIST($cards) }
journal-fulfilled-line = Достигнутые цели: { LIST($what) }
journal-alive-line = Дожили: { LIST($who) }
journal-gone-line = Не с нами: { LIST($who) }
name-journal-remnants = остатки завала
