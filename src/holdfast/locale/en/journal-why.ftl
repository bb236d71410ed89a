# The Journal: why the advice is what it is.
journal-why-usual = Nothing speaks against it.

# The day.
journal-why-search = { $n ->
    [one] One more search point, and what lies there is ours.
   *[other] Search points still needed: { $n }. Materials come first: boards, heat and beds are made of them.
}
journal-why-rubble = It brings wood and components first, then opens what lies behind.
journal-why-door = The best things lie behind locks, and seven tries in ten succeed.
journal-why-bars = Behind bars there is something worth a sawblade's work.
journal-why-way = This way nobody else is needed.
journal-why-helper = There is no shovel: two must clear it, and this one has least else to do.
journal-why-build = Built now, it serves on about so many nights: { $n }. { NAME($fitting) } is worth it.
journal-why-board = The more breaches are boarded up (with this one { $n }), the less every night takes, wounds first.
journal-why-lookout = A raid that was seen in time can be buried.
journal-why-comfort = { NAME($who) }: misery { $level }. Here it falls.
journal-why-burn = Cold tokens: { $n }. From 3 on people fall ill.
journal-why-cook = Food on hand of this kind: { $n }. It decides the siege: { NAME($item) }.
journal-why-make = On hand: { $n }. This will be of use: { NAME($item) }.
journal-why-useful = It costs little and helps.
journal-why-music = It comforts two people at once.
journal-why-rest = There is nothing useful left to do.

# At any time.
journal-why-play = Now is the moment for it: { NAME($card) }.
journal-why-contribute = It can be fulfilled without going short: { NAME($objective) }.
journal-why-treat = { NAME($who) }: { NAME($state) } { $level }. On the card nobody can steal it, and fate would make it worse.
journal-why-eat = { NAME($who) }: hunger { $level }. To eat now gives an action back.
journal-why-drink = { NAME($who) }: misery { $level }. Tiredness passes, despair does not.

# Dusk and evening.
journal-why-water = { $n ->
    [one] This is the last water, and here it is needed most.
   *[other] There is enough water: { $n }. Thirst brings hunger or misery.
}
journal-why-thirst = Water on hand: { $n }. Others would suffer more from thirst.
journal-why-feed = { NAME($who) }: hunger { $level }. Food on hand: { $n }.
journal-why-starving = { NAME($who) } would starve: hunger { $level }.
journal-why-full = { NAME($who) }: hunger { $level }. Food on hand: { $n }; it is worth more later.
journal-why-somebody = Somebody must keep watch, or all is lost.
journal-why-guard = { NAME($who) }: fatigue { $level }. Breaches boarded up: { $n }; a guard must stop the rest.
journal-why-scavenge = { NAME($who) } can carry so much: { $n }. Fatigue { $level } allows it.
journal-why-bed = { NAME($who) }: fatigue { $level }. In a bed it passes wholly.
journal-why-floor = { NAME($who) }: fatigue { $level }. On the floor it falls by 2.

# Outside.
journal-why-location = { NAME($location) }: cards of The unknown — { $n }. Gain and danger are in the best balance here.
journal-why-tool = It opens what stays shut without it: { NAME($item) }.
journal-why-arms = Better to have it and not need it: { NAME($item) }.
journal-why-goods = It weighs little and can be given away: { NAME($item) }.
journal-why-enough = The rest is needed at home.
journal-why-pass-by = Noise: { $n }. What lies here is not worth more of it.
journal-why-card = Noise: { $n }. What can be gained is worth the risk.
journal-why-script = It costs the group least, as far as the words tell.
journal-why-add = { NAME($item) }: at home { $n }. So the rucksacks are filled best.
journal-why-leave = This is missed least for its weight: { NAME($item) }.

# Fights and raids.
journal-why-fight = Enemies: { $n }. To fight costs less than to run.
journal-why-flee = Enemies: { $n }. To run costs less than to fight.
journal-why-slip = Who is not seen is not hurt.
journal-why-meet = These people are not to be feared.
journal-why-arm = { NAME($weapon) }: the best that there is now. Ammo: { $n }.
journal-why-keep-roll = That is better than the average.
journal-why-reroll = A reroll costs nothing, and this is below the average.
journal-why-card-now = Here it counts.
journal-why-shoot = Ammo: { $n }. It is for nights like this.
journal-why-save-ammo = Ammo: { $n }. It is not needed now.
journal-why-target = Weapon: { NAME($weapon) }, wounds so far: { $n }. So their blows are fewer soonest.
journal-why-cut-wounds = Wounds still threatening: { $n }. They fester; things can be found again.
journal-why-cut-damage = Damage still threatening: { $m }. The guards can bear the wounds better.
journal-why-buy-off = Damage { $m }, wounds { $n }: to avoid this is worth the price.
journal-why-bear = Damage { $m }, wounds { $n }: the price would be higher.
journal-why-bears = { NAME($who) } bears it best: { NAME($state) } { $level }.
journal-why-needs = { NAME($who) } needs it most: { NAME($state) } { $level }.

# Goods and chance.
journal-why-least-missed = This is missed least: { NAME($item) }. On hand: { $n }.
journal-why-take = This is needed most: { NAME($item) }. On hand: { $n }.
journal-why-trade = The fee is { $n }, and we have things that others value more than we do.
journal-why-no-trade = The fee is { $n }, and what we could give we need ourselves.
journal-why-deal-done = Nothing else is worth its price.
journal-why-keep-card = This will be of more use: { NAME($card) }.
journal-why-crime = Armed people outside can be avoided; a raid comes every night.
journal-why-hold-on = Otherwise somebody is lost.
journal-why-bury = What may come instead is hardly worse.
journal-why-stay = What may come instead could be worse.
