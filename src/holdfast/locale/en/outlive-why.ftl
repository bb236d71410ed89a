# Outlive: why the advice is what it is.
outlive-why-drop = These rooms give you least: { LIST($rooms) }.
outlive-why-first-room = { NAME($room) } helps from the first day on; it has { $slots } places.
outlive-why-settle = { $n ->
    [0] All are needed in the airlock for now.
   *[other] So the room works at once, and the others stop radiation in the airlock.
}
outlive-why-lead = { NAME($leader) }: good places to begin, and { NAME($tile) }.
outlive-why-stack = This stack has more tokens: { $n }.
outlive-why-drop-token = Of the four this token is of least use: { NAME($token) }.
outlive-why-place = From here the squad of strength { $strength } is nearer to full zones.
outlive-why-bill = Tonight takes { $need }, you have { $have }.
outlive-why-ship = { $cans ->
    [one] { $cans } can
   *[other] { $cans } cans
} without actions, and cans keep.
outlive-why-loot = A weaker squad stands there: it pays tribute.
outlive-why-search = { $useful } of { $n } tokens are useful, and there is gear on show.
outlive-why-water = Water is supper, and drink for the airlock: { $n }.
outlive-why-ammo = You have { $have } ammo: it beats off attacks and hunts.
outlive-why-plan = Materials missing for a room: { $lacks }.
outlive-why-materials = Materials go to rooms, repairs and disasters: { $n }.
outlive-why-hunt-supper = { NAME($prey) } gives { $meat } meat, and supper is short by { $short }.
outlive-why-hunt = { NAME($prey) } gives { $meat } meat, for actions worth nothing else.
outlive-why-tile = { NAME($tile) }: a point when repaired, and of use every day.
outlive-why-pair-tile = { NAME($tile) } makes a pair: 1 more point.
outlive-why-algae = Radiation one step better.
outlive-why-free-search = This search costs nothing.
outlive-why-toll = Keep the Access Card: there are chips enough.
outlive-why-scan = First see who is in the stack: the sensor costs nothing.
outlive-why-spare-room = Let { NAME($room) } help with a better hunt.
outlive-why-no-hunt = The actions are needed elsewhere.
outlive-why-end = { $n ->
    [0] No actions are left.
   *[other] Nothing more of use here.
}
outlive-why-take-best = You have least of this: { NAME($means) }.
outlive-why-spoils = It would not last till morning: { NAME($means) }.
outlive-why-least-missed = You have more of this than you need: { NAME($means) }.
outlive-why-bold = So there is more tribute: { $n }.
outlive-why-hold-back = It would add nothing now.
outlive-why-guard = The Guard Room cancels the attack for nothing.
outlive-why-defend = Undefended you hand over { $n }; ammo is cheaper.
outlive-why-pay-tribute = To hand over { $n } is cheaper than the ammo.
outlive-why-nearer = { $n } more will fill the room: { NAME($room) }.
outlive-why-fills = { $n ->
    [0] Fills the room, and it works: { NAME($room) }.
    [one] Fills a room: +{ $n } point.
   *[other] Fills a room: +{ $n } points.
}
outlive-why-row = A second airlock row needs water, and you have { $water }.
outlive-why-airlock = Each person in the airlock stops one radiation: { $need } needed, { $n } there.
outlive-why-no-food = Nobody can be called: there are no provisions.
outlive-why-mouths = Tomorrow lacks { $n } to feed them.
outlive-why-cans-keep = Cans keep: they are tomorrow’s supper.
outlive-why-last-people = The last night: each person is a point, stores are none.
outlive-why-rot = { $n } will rot by morning: better call people.
outlive-why-people = Each person is a point, and tomorrow’s food will do.
outlive-why-airlock-spare = Some in the airlock are to spare: radiation is stopped without them.
outlive-why-rooms-work = The rooms are at work: the airlock is missed less.
outlive-why-least-room = This room is missed least: { NAME($room) }.
outlive-why-idle-room = This room does not work anyway: { NAME($room) }.
outlive-why-pays = { NAME($disaster) }: { $n ->
    [one] { $n } point
   *[other] { $n } points
} for { $price ->
    [one] { $price } token
   *[other] { $price } tokens
}, and no more harm.
outlive-why-supper = The price would leave supper short by { $n }.
outlive-why-too-dear = The tokens bring more than the disaster’s points.
outlive-why-cannot-pay = You cannot pay now.
outlive-why-use-room = { NAME($room) } helps once a night, for nothing.
outlive-why-build = { $cheaply ->
    [yes] For 1 material with builders, and there are people to fill it: { NAME($room) }.
   *[no] There are people to fill it: { NAME($room) }.
}
outlive-why-repair = A point when repaired, and of use every day.
outlive-why-pair = A repaired pair is 1 more point.
outlive-why-free-tile = Gear for nothing: { $n } in the stack.
outlive-why-scrap = The materials are needed more: { $n }.
outlive-why-night-done = Nothing more of use to build or repair.
