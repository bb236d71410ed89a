# Outlive: the card of every piece on the table. What is printed on rooms and gear is taken from them.
outlive-look-title = { NAME($what) }
outlive-look-title-squad = { $mine ->
    [yes] Your squad, strength { $strength }
   *[no] { NAME($who) }: squad, strength { $strength }
}
outlive-look-title-strength = Squad, strength { $strength }
outlive-look-title-prey = Prey
outlive-look-title-place = Cargo ship, place { $n }
outlive-look-title-algae = Algae
outlive-look-title-search = Search
outlive-look-title-room = { NAME($what) }{ $copy ->
    [1] { " " }2
   *[0] { "" }
}
outlive-look-title-gauge = Radiation
outlive-look-title-bill = Tonight’s bill
outlive-look-title-survivor = Survivor
outlive-look-title-day = Day { $n }
outlive-look-title-first = First player token

# The map.
outlive-look-gather = Here: { NAME($what) }, { $stock } of { $all }, 1 per action; { $all } again at dawn.
outlive-look-dam = Water: { $stock } of { $all }. 1 chip per visit, then 1 water per action.{ $mine ->
    [yes] { " " }Your chips: { $chips }.
   *[no] { "" }
}
outlive-look-algae = Algae: 1 action, radiation one step better; { $there ->
    [yes] still there today
   *[no] taken today
}.
outlive-look-no-prey = No prey is left here, and none will come.
outlive-look-prey = Prey: { NAME($prey) }, endurance { $endurance }, { $mine ->
    [yes] { $meat } meat for you
   *[no] { $meat } meat for the first
}. Paid in actions and ammo, at least 1 action.
outlive-look-prey-left = { $n ->
    [0] The last of its stack, never refilled.
   *[other] { $n } more in the stack, never refilled.
} One hunt per visit.
outlive-look-city = Per action: one gear tile or one search token. { $n } tokens: { $useful } useful, { $empty } empty.
outlive-look-display = On show: { LIST($tiles) }.
outlive-look-revealed = Turned up, and open until dawn: { LIST($tokens) }.
outlive-look-place = Place { $place }: { $cans ->
    [one] { $cans } can
   *[other] { $cans } cans
}{ $survivor ->
    [yes] { " " }and a survivor
   *[no] { "" }
}, no actions.{ $hook ->
    [yes] { " " }Only with the hook.
   *[no] { "" }
}{ $who ->
    [nobody] { "" }
   *[other] { " " }Taken until night: { NAME($who) }.
}
outlive-look-ship-first = { $visited ->
    [yes] The first player token has been taken today.
   *[no] Whoever comes first takes the first player token.
}
outlive-look-resting = { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
} a visit, moves 1–2 zones. Has not acted yet: cannot be attacked.
outlive-look-active = Has acted. Whoever comes with more than { $strength } takes the difference. { $who_n ->
    [0] Nobody is left to do so today.
   *[other] Able: { LIST($who) }.
}
outlive-look-token = Gives { LIST($gains, case: "acc") }. Not to be found again before dawn.
outlive-look-pills = Radiation one step better. Not to be found again before dawn.
outlive-look-cupboard = Gives nothing. Lies open until dawn.

# The Convoy.
outlive-look-harm = { $disaster ->
    [outlive-forest_fire] { outlive-does-forest_fire }
    [outlive-cave_in] { outlive-does-cave_in }
    [outlive-thieves] { outlive-does-thieves }
    [outlive-hard_times] { outlive-does-hard_times }
    [outlive-nomads] { outlive-does-nomads }
    [outlive-rats] { outlive-does-rats }
    [outlive-raiders] { outlive-does-raiders }
    [outlive-cold_snap] { outlive-does-cold_snap }
    [outlive-radioactive_cloud] { outlive-does-radioactive_cloud }
    [outlive-sandstorm] { outlive-does-sandstorm }
    [outlive-epizootic] { outlive-does-epizootic }
   *[outlive-mutations] { outlive-does-mutations }
}
outlive-look-immune = Bulwark: no effect on you.
outlive-look-settled = Resolved: { $points ->
    [one] { $points } point
   *[other] { $points } points
} to whoever paid. It does no more harm.
outlive-look-price = So it goes every day until it is resolved. At night: { $food ->
    [0] { LIST($cost) }
   *[other] any { $food } provisions
} for { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
outlive-look-my-price = { outlive-look-price } { $pays ->
    [yes] You can pay.
   *[no] You lack { $food ->
        [0] { LIST($missing) }
       *[other] { $short } of them
    }.
}
outlive-look-day = Radiation of this night: { $level }. Each person in the airlock stops one step.
outlive-look-day-disaster = { NAME($disaster) }: { $open ->
    [yes] not resolved, it hurts every day.
   *[no] resolved.
}
outlive-look-day-ahead = This day’s disaster still lies face down.
outlive-look-first = { $mine ->
    [yes] You lead tonight and tomorrow
   *[no] { NAME($who) } leads tonight and tomorrow
}{ $visited ->
    [yes] .
   *[no] , unless another is first on the ship.
}

# Rooms.
outlive-look-unbuilt = Build: any { $price ->
    [one] { $price } material
   *[other] { $price } materials
}{ $helped ->
    [yes] { " " }with builders
   *[no] { "" }
}. Places { $slots }, upkeep { $upkeep }.
outlive-look-idle = { $n } of { $slots } inside: idle{ $n ->
    [0] , and eats nothing.
   *[other] , yet eats { $upkeep } a night.
}
outlive-look-full = { $used ->
    [yes] Full, has helped today.
   *[no] Full and at work.
} Eats { $upkeep }. { $rooms ->
    [one] { $rooms } full room
   *[other] { $rooms } full rooms
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $next } with one more.
outlive-look-now-hunt = Now the best hunt gives you { $meat } meat.
outlive-look-now-ship = Now the ship gives { $cans ->
    [one] { $cans } can
   *[other] { $cans } cans
} on top of the place.
outlive-look-now-cities = { $cities_n ->
    [0] Has helped in both cities today.
   *[other] Cities left today: { LIST($cities) }.
}
outlive-look-now-repairs = { $tiles_n ->
    [0] Nothing to repair now.
   *[other] To repair tonight: { LIST($tiles) }.
}
outlive-look-now-quarters = At night, while you build. { $n } of { $all } inside.
outlive-look-now-well = { $there ->
    [yes] Today’s water is still there.
   *[no] Today’s water is spent.
}
outlive-look-when = { $how ->
    [itself] Works by itself while full.
    [attack] Asked when an attack comes.
    [disaster] Asked at night, with the disasters.
    [any] By day, at any moment.
   *[night] At night, while you build.
}

# Gear.
outlive-look-on-display = 1 action, comes broken. Repair: { LIST($cost) }.
outlive-look-no-second = You own one already: no second.
outlive-look-broken = Does nothing, scores nothing. Repair at night: { LIST($cost) }{ $missing_n ->
    [0] ; you have it.
   *[other] ; missing { LIST($missing) }.
}
outlive-look-repaired = Once a day; { $used ->
    [yes] used today.
   *[no] still to be used today.
} 1 point, { $pair ->
    [nobody] 1 more when paired: { NAME($partner) }.
   *[other] and 1 more for the pair: { NAME($pair) }.
}

# The shelter.
outlive-look-airlock = { $n } of { $all } inside: they stop { $stops }{ $level ->
    [0] { "" }
   *[other] { " " }of { $level }
} radiation a night.
outlive-look-rows = Rows in use: { $rows } (2 and 5 places); { $water } water a night.
outlive-look-gauge = Now { $now }, scored at the end.
outlive-look-gauge-tonight = Tonight’s radiation is { $level }: { $steps ->
    [0] the airlock stops it all.
   *[other] { $steps } come through, to { $soon }.
}
outlive-look-gauge-top = Beyond { $worst } each step costs a person.
outlive-look-bill = Rooms eat { $rooms }, the airlock drinks { $rows } water.
outlive-look-bill-stock = Provisions in store: { $food }, { $water } of it water.
outlive-look-bill-short = Short by { $n }: you lose { $n ->
    [one] { $n } person
   *[other] { $n } people
}.
outlive-look-bill-paid = Paid. Provisions left: { $spare }.
outlive-look-trophy = Trophies: { $n }; the next of its kind gives { $meat } meat. Scores nothing.
outlive-look-resource = { $what ->
    [outlive-meat] A provision. Spoils by morning.
    [outlive-water] A provision. At most 2 kept till morning; the airlock takes nothing else.
    [outlive-canned_food] A provision. Keeps for ever.
    [outlive-microchip] Building, repairs, disasters; one opens the dam.
    [outlive-ammo] Hunts instead of an action, lowers a tribute by 1; never tribute.
    [outlive-well_water] Water for any payment. Gone by morning if not used.
   *[other] Building, repairs, disasters.
}
outlive-look-survivor = 1 point at the end. Lives in the airlock or a built room.
outlive-look-leader-age = Age { $age }. The eldest at the table goes first.
outlive-look-leader-zones = Squads begin here: { LIST($zones) }.
outlive-look-leader-brings = { $tokens_n ->
    [0] Stores come from a search
   *[other] Brings { LIST($tokens) }
}; { NAME($tile) }, broken.

# What beginners regret.
outlive-preview-supper = Supper will be short by { $n }: you lose { $n ->
    [one] { $n } person
   *[other] { $n } people
}
outlive-preview-last-ammo = No ammo left, and { LIST($who) } can still attack
outlive-preview-prey-lost = Too few actions left for the prey
outlive-preview-half-filled = Will not work: { $n } short, yet it eats { $upkeep }
outlive-preview-airlock-bared = Radiation { $level } tomorrow, the airlock stops { $stops }. No way back
outlive-preview-second-row = A second airlock row: { $n } more water a night
outlive-preview-no-bed = No bed for the survivor
outlive-preview-cornered = The squad of strength { $strength } will have nowhere to go and lose its day
outlive-preview-spoils = Will spoil: meat { $meat }, water { $water }
outlive-preview-actions-lost = { $n ->
    [one] { $n } action
   *[other] { $n } actions
} will be lost
outlive-preview-room-stops = The room stops working: { NAME($room) }

# Why this is no answer now.
outlive-not-not-yours = Not yours: its owner decides here.
outlive-not-other-question = The question is about something else.
outlive-not-rooms-at-night = Building and moving in are for the night.
outlive-not-repairs-at-night = Repairs are for the night.
outlive-not-disasters-at-night = Disasters are resolved at night.
outlive-not-recruits-at-night = New people are called at night.
outlive-not-squads-by-day = Squads move by day.
outlive-not-has-acted = This squad has acted today.
outlive-not-own-squad = Not here: your own squad is here.
outlive-not-place-taken = Not here: place { $place } is taken.
outlive-not-too-far = Not here: { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}, and a squad goes two at most.
outlive-not-not-start = Not here: your leader does not begin here.
outlive-not-elsewhere = A squad acts only where it has stopped.
outlive-not-one-at-a-time = The squad that has arrived finishes first.
outlive-not-no-actions = No actions left.
outlive-not-no-chip = A microchip opens the dam, and you have none.
outlive-not-algae-gone = The algae have been taken today.
outlive-not-nothing-left = Nothing is left here until dawn.
outlive-not-has-hunted = One hunt per visit.
outlive-not-no-prey = No prey is left here.
outlive-not-too-tough = Endurance { $endurance }, and you have { $actions } actions and { $ammo } ammo: not enough.
outlive-not-owned = You own one already: no second.
outlive-not-cannot-pay = You cannot pay the whole price.
outlive-not-settled = This disaster has been resolved.
outlive-not-not-this-token = { $left ->
    [0] There are no such tokens.
   *[other] This does not pay here, or its turn has not come.
}
outlive-not-airlock-full = The airlock has no room left.
outlive-not-no-food = Not food enough: each of them costs 1 provision.
outlive-not-nobody-there = Nobody is here.
outlive-not-no-materials = You lack the materials for this repair.
outlive-not-repaired = Repaired already.
outlive-not-no-way-back = There is no way back to the airlock.
outlive-not-not-built = The room is not built yet.
outlive-not-room-full = All places here are taken.
outlive-not-airlock-empty = Nobody in the airlock to move in.
outlive-not-build-price = You have { $have } materials; building costs { $price }.
