# The Journal's table in a terminal.

journal-day-line = day { $day }
journal-leader-line = { NAME($who) } leads
journal-weather-line = cold { $cold } · noise { $noise }
journal-well-line = no complaints
journal-blocked-line = no action { $stages }
journal-floor-3-line = Attic
journal-floor-2-line = Upper
journal-floor-1-line = Ground
journal-floor-0-line = Cellar
journal-breach-line = breach { $letter }
journal-boarded-line = boards { $letter }
journal-guard-line = guard
journal-sleep-floor-line = floor
journal-trip-line = { NAME($place) }: { LIST($party) } · cards ahead { $ahead }
journal-load-line = load { $n } of { $of }
journal-open-line = Card turned: { NAME($card) }
journal-met-line = An encounter: { NAME($card) }
journal-pack-line = Found: { $what }
journal-market-line = Trade: paid so far { $credit }
journal-fight-line = Combat, round { $round } · our hits { $hits }
journal-ours-line = Ours: { $who }
journal-theirs-line = Enemies: { $who }
journal-raid-line = Raid: { NAME($card) } · damage { $damage }, wounds { $wounds }{ $cuts ->
    [0] { "" }
   *[other] {" "}· stops { $cuts }
}
journal-armed-line = On guard: { $who }
journal-places-line = Where to go at night, from the nearest: { LIST($places) }
journal-objective-line = Objective: { NAME($objective) }
journal-storage-line = Storage: { $what ->
    [nobody] empty
   *[other] { $what }
}
journal-hand-line = Crucial actions: { LIST($cards) }
journal-fittings-line = Can be built: { $what_n ->
    [0] nothing
   *[other] { LIST($what) }
}
journal-ideas-line = Ideas: { $what_n ->
    [0] none
   *[other] { LIST($what) }
}
journal-on-top-line = On top ({ NAME($deck) }): { LIST($cards) }
journal-fulfilled-line = Objectives fulfilled: { LIST($what) }
journal-alive-line = Came through: { LIST($who) }
journal-gone-line = Not with us: { LIST($who) }
name-journal-remnants = rubble remnants
