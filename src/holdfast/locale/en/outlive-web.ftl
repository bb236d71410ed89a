# What only Outlive's table in the browser says.

web-chapter-outlive = Day { $n }
web-fortune-outlive = Points so far
web-log-fights-outlive = attacks
web-option-outlive-placement-together = all at once
web-option-outlive-placement-in-turn = in turn order
web-option-outlive-night-together = all at once
web-option-outlive-night-in-turn = in turn order
web-kind-outlive-Defence = An attack on you
web-kind-outlive-PayTokens = Payment
web-kind-outlive-LoseSurvivor = A loss
web-kind-outlive-ResolveDisaster = Disasters
web-kind-outlive-Improve = Night: building
web-kind-outlive-RecruitSurvivors = Night: recruits
web-kind-outlive-RepairOne = Night: repairs
web-kind-outlive-KeepRooms = Set-up: rooms
web-kind-outlive-FirstRoom = Set-up: the first room
web-kind-outlive-SettleFirst = Set-up: people
web-kind-outlive-ChooseLeader = Set-up: the leader
web-what-outlive-Choosing = everybody sets up a shelter
web-what-outlive-PlaceTogether = everybody places squads
web-what-outlive-NightWork = everybody is busy in the shelter
web-what-outlive-PlaceOne = placing a squad
web-what-outlive-MoveSquad = which squad goes where
web-what-outlive-Act = what the squad does
web-what-outlive-HuntPrey = a hunt
web-what-outlive-ChoosePrey = choosing the prey
web-what-outlive-Defence = a defence
web-what-outlive-UseBat = an attack
web-what-outlive-UseDen = an attack
web-what-outlive-PayTokens = a payment
web-what-outlive-LoseSurvivor = a loss
web-what-outlive-TakeSurvivor = a survivor from the ship
web-what-outlive-UseFlashlight = a survivor in the dark
web-what-outlive-ResolveDisaster = a disaster
web-what-outlive-NameStack = a search
web-what-outlive-KeepTokens = a search
web-dawn = Dawn
web-night = Night
web-day-n = Day { $n }
web-turn-of = turn { $n } of { $of }
web-steps = { $n ->
    [one] { $n } step
   *[other] { $n } steps
    }
web-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
    }
web-points-word = { $n ->
    [one] point
   *[other] points
    }
web-actions = { $n ->
    [one] { $n } action left
   *[other] { $n } actions left
    }
web-from-here = from here
web-own-squad-here = your squad is here
web-entry = entry
web-algae = algae
web-convoy = Convoy
web-your-shelter = Your shelter
web-founding = A new shelter
web-tonight = Tonight:
web-enough = enough
web-short = { $n } short
web-bill-short = tonight { $food } + { $water }
web-upkeep = provisions a night
web-used = used
web-works = works
web-missing = { $n } more
web-fill-as-usual = Fill as usual
web-take-out = Take back: { $what }
web-gear = Equipment
web-no-gear = No equipment yet.
web-tile-ready = ready
web-tile-turned = used today
web-tile-broken = broken
web-food = provisions
web-materials = materials
web-all-stores = resources
web-age = aged { $n }
web-raid = attack on { LIST($of) }
web-page-map = Map
web-page-shelter = Shelter
web-page-rivals = Rivals
web-night-disasters = Disasters
web-night-upkeep = Upkeep
web-night-radiation = Radiation
web-night-recruits = Recruits
web-night-building = Building
web-night-repairs = Repairs
web-night-clean-up = Clean-up
web-room-builders = a room for 1
web-room-salvage_bench = a tile, a cheap repair
web-room-crisis_staff = a cheaper disaster
web-room-smokehouse = +2 meat from a hunt
web-room-pantry = +1 can from the ship
web-room-boarding_party = +2 cans from the ship
web-room-cartridge_press = 4 ammo a night
web-room-well = 1 water a day
web-room-bulwark = keeps disasters out
web-room-breakers_yard = scraps equipment
web-room-decontamination = radiation −1
web-room-ventilation = airlock absorbs +1
web-room-living_quarters = +1 survivor here
web-room-scout_post = 2 free searches
web-room-warehouse = 2 tiles a night
web-room-lookout = sees a search stack
web-room-guard_room = cancels an attack
web-room-machine_shop = a free repair
web-room-kitchen = +1 meat from a hunt
web-room-bandit_den = you pick the tribute
web-room-joinery = cupboards become wood
web-room-tool_room = a repair for 1
web-order-outlive-always-defend = Always defend me against robbery
web-order-outlive-never-defend = Never spend anything on a defence
web-seal = Seal it
web-found-rooms = Six rooms: two go back to the box
web-found-kept = { $n } stay
web-found-leader = A leader: one of two
web-found-oldest = the oldest at the table goes first
web-found-out = to the box
web-found-draft = a draft, only you see it
web-found-night = First night:
web-found-people = Who moves in here
web-found-named = { NAME($what) }
web-found-settle = { $n } in here, { $airlock } to the airlock
web-found-free = free
web-found-one-more = Which other room do you turn down?
web-found-all = All is chosen. Seal it?
web-found-yours = yours
web-found-provisions = provisions: { $n }
web-found-no-night = build a room to see the night
web-found-stay = { LIST($rooms) } stay.
web-found-led = { NAME($leader) }; { NAME($tile) } needs repair.
web-found-built = { NAME($room) }, for free. The others cost { $price } materials each.
web-found-housed = { $n } in the room, { $airlock } in the airlock.
web-found-works = A full room works.
web-found-lacks = It needs { $n } more to work.
web-found-todo-KeepRooms = Mark the two rooms you turn down.
web-found-todo-ChooseLeader = Choose one of the two.
web-found-todo-FirstRoom = Press a room of the shelter: it is built for free.
web-found-todo-SettleFirst = Seat the four of them: beds in the room, or the airlock.
web-found-stage-KeepRooms = Rooms
web-found-stage-ChooseLeader = Leader
web-found-stage-FirstRoom = First room
web-found-stage-SettleFirst = People
web-with-tile = with { NAME($tile) }
web-prey-owned = you have some already
web-prey-left = { $n ->
    [0] the last of the stack
   *[other] { $n } more in the stack
}
web-endurance = Endurance { $n }
web-hunt-gear = Hunting gear
web-hunt-bare = No gear
web-hunt-ammo = you have { $n }
web-spared = left out
web-search = Search
web-search-cost = 1 action each
web-search-left = { $n ->
    [one] { $n } token in the stack
   *[other] { $n } tokens in the stack
}
web-search-free = free
web-search-can = What can still turn up
web-search-up = Turned up today
web-equipment = Equipment
web-equipment-cost = 1 action, comes broken
web-ware-owned = Not for you: you own one.
web-ware-pair = pairs with { NAME($tile) }
web-disaster-about = { NAME($disaster) } in detail
web-disaster-immune = nothing: Bulwark
web-disaster-tokens = { $n ->
    [one] { $n } token
   *[other] { $n } tokens
}
web-disaster-survivors = { $n ->
    [one] { $n } survivor
   *[other] { $n } survivors
}
web-disaster-rises = radiation: { $n ->
    [one] { $n } step
   *[other] { $n } steps
}
web-disaster-near = squads nearby: { $where }
web-disaster-in = { NAME($zone) }: { LIST($squads) }
web-disaster-far = nothing: no squads nearby
web-disaster-weaker = { $n ->
    [one] squad
   *[other] squads
} { LIST($squads) }: { $actions } actions
web-disaster-meat = { $less } less meat from a hunt
web-disaster-tough = +{ $more } endurance of prey
web-disaster-daily = So every morning, until somebody deals with it.
web-disaster-price = To resolve it at night:
web-disaster-who = Player
web-disaster-now = What it does
web-disaster-pays = Enough tonight?
web-disaster-can = enough
web-disaster-not = not enough
web-disaster-staff = (has a Crisis Staff)
web-disaster-done = over already
web-disaster-has = { $n } of { $of }
web-disaster-with-staff = { $n } with the Crisis Staff
web-disaster-convoy = The Convoy, day { $day }
web-disaster-also = Also open: { NAME($disaster) }
web-bill-paid = upkeep is paid
web-if-you-do = If you do this
web-after-hunt = After the hunt
web-if-you-search = If you search
web-is-final = cannot be taken back
web-search-nobody = for nobody
# What has no place on the board, fanned out in one.
name-outlive-end = choose
