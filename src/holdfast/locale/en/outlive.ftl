# Outlive: names, table, questions and moves. What happened is in outlive-events.ftl.

# Colours of the seats.
name-outlive-orange = Orange
    .short = Or
name-outlive-beige = Beige
    .short = Be
name-outlive-purple = Purple
    .short = Pu
name-outlive-blue = Blue
    .short = Bl

# Resources.
name-outlive-meat = meat
name-outlive-water = water
name-outlive-canned_food = canned food
    .short = cans
name-outlive-wood = wood
name-outlive-metal = metal
name-outlive-microchip = microchips
    .short = chips
name-outlive-ammo = ammo
name-outlive-well_water = the Well’s water
counted-outlive-meat = { $n } meat{ $case ->
   *[nom] { "" }
}
counted-outlive-water = { $n } water{ $case ->
   *[nom] { "" }
}
counted-outlive-canned_food = { $n } { $n ->
    [one] can
   *[other] cans
}{ $case ->
   *[nom] { "" }
}
counted-outlive-wood = { $n } wood{ $case ->
   *[nom] { "" }
}
counted-outlive-metal = { $n } metal{ $case ->
   *[nom] { "" }
}
counted-outlive-microchip = { $n } { $n ->
    [one] microchip
   *[other] microchips
}{ $case ->
   *[nom] { "" }
}
counted-outlive-ammo = { $n } ammo{ $case ->
   *[nom] { "" }
}
counted-outlive-well_water = { $n ->
    [1] the Well’s water
   *[other] the water of { $n } Wells
}{ $case ->
   *[nom] { "" }
}

# Zones.
name-outlive-forest = Forest
    .to = to the forest
    .in = in the forest
    .from = from the forest
name-outlive-dam = Dam
    .to = to the dam
    .in = at the dam
    .from = from the dam
name-outlive-military_base = Military base
    .short = Base
    .to = to the military base
    .in = on the military base
    .from = from the military base
name-outlive-silent_peak = Silent Peak
    .to = to Silent Peak
    .in = in Silent Peak
    .from = from Silent Peak
name-outlive-mine = Mine
    .to = to the mine
    .in = in the mine
    .from = from the mine
name-outlive-cargo = Cargo ship
    .short = Ship
    .to = to the cargo ship
    .in = on the cargo ship
    .from = from the cargo ship
name-outlive-fair = Fair
    .to = to the fair
    .in = at the fair
    .from = from the fair
name-outlive-blackwood = Blackwood
    .to = to Blackwood
    .in = in Blackwood
    .from = from Blackwood

# The two squads of strength 3.
name-outlive-3a = 3A
name-outlive-3b = 3B

# Search tokens.
name-outlive-holy_water = holy water
name-outlive-ration = survival ration
name-outlive-plank = plank
name-outlive-scrap_metal = heap of metal
name-outlive-appliance = household appliance
name-outlive-ammunition = ammunition
name-outlive-algae_pills = algae pills
name-outlive-empty_cupboard = empty cupboard

# Prey.
name-outlive-prey_3 = hare
name-outlive-prey_4 = fox
name-outlive-prey_5 = wolf
name-outlive-prey_6 = boar
name-outlive-prey_7 = bear

# Disasters.
name-outlive-forest_fire = Forest Fire
name-outlive-cave_in = Cave-in
name-outlive-thieves = Thieves
name-outlive-hard_times = Hard Times
name-outlive-nomads = Nomads
name-outlive-rats = Rat Invasion
name-outlive-raiders = Raiders
name-outlive-cold_snap = Cold Snap
name-outlive-radioactive_cloud = Radioactive Cloud
name-outlive-sandstorm = Sandstorm
name-outlive-epizootic = Epizootic
name-outlive-mutations = Animal Mutations

# Leaders.
name-outlive-jacob_rowlett = Jacob Rowlett
name-outlive-kooper_froste = Kooper Froste
name-outlive-wilson_frye = Wilson Frye
name-outlive-grayson_pigott = Grayson Pigott
name-outlive-solen_livrich = Solen Livrich
name-outlive-liza_valentine = Liza Valentine
name-outlive-mary_koolpepper = Mary Koolpepper
name-outlive-lily_rose_wely = Lily-Rose Wely
name-outlive-swifty_bingham = Swifty Bingham
name-outlive-erin_mccarthy = Erin McCarthy

# Rooms and the airlock.
name-outlive-airlock = airlock
    .to = into the airlock
    .in = in the airlock
    .from = from the airlock
name-outlive-builders = Builders' Crew
    .short = Builders
name-outlive-salvage_bench = Salvage Bench
    .short = Bench
name-outlive-crisis_staff = Crisis Staff
    .short = Staff
name-outlive-smokehouse = Smokehouse
name-outlive-pantry = Pantry
name-outlive-boarding_party = Boarding Party
    .short = Boarders
name-outlive-cartridge_press = Cartridge Press
    .short = Press
name-outlive-well = Well
name-outlive-bulwark = Bulwark
name-outlive-breakers_yard = Breaker's Yard
    .short = Yard
name-outlive-decontamination = Decontamination
    .short = Decontam.
name-outlive-ventilation = Ventilation
name-outlive-living_quarters = Living Quarters
    .short = Quarters
name-outlive-scout_post = Scout Post
name-outlive-warehouse = Warehouse
name-outlive-lookout = Lookout
name-outlive-guard_room = Guard Room
name-outlive-machine_shop = Machine Shop
    .short = Shop
name-outlive-kitchen = Kitchen
name-outlive-bandit_den = Bandit Den
name-outlive-joinery = Joinery
name-outlive-tool_room = Tool Room

# Equipment.
name-outlive-axe = Axe
name-outlive-bow = Bow
name-outlive-jerrycan = Jerrycan
name-outlive-access_card = Access Card
name-outlive-ammo_crate = Ammunition Kit
name-outlive-crowbar = Crowbar
name-outlive-chainsaw = Chainsaw
name-outlive-flashlight = Flashlight
name-outlive-pickaxe = Pickaxe
name-outlive-filter = Purifier
name-outlive-grappling_hook = Grappling Hook
name-outlive-hacksaw = Hacksaw
name-outlive-backpack = Backpack
name-outlive-metal_detector = Metal Detector
name-outlive-shotgun = Shotgun
name-outlive-bear_trap = Bear Trap
name-outlive-baseball_bat = Baseball Bat
name-outlive-body_armor = Battle Gear
name-outlive-exoskeleton = Exoskeleton
name-outlive-thermal_sensor = Thermal Sensor

# The table.
outlive-day = Day { $day } of { $days }
outlive-phase-set-up = set-up
outlive-phase-dawn = dawn
outlive-phase-start-of-day = start of the day
outlive-phase-day = day
outlive-phase-disasters = night: disasters
outlive-phase-night = night
outlive-phase-over = the end
outlive-level = radiation { $level }
outlive-you = you
outlive-none = none
outlive-token = first player: { NAME($who) }
outlive-stock = { $n } { NAME($resource) }
outlive-algae = algae { $left ->
    [yes] ready
   *[no] taken
}
outlive-prey-top = { NAME($prey) } on top, { $left } in the stack
outlive-prey-gone = no prey left
outlive-display = on offer: { LIST($tiles) }
outlive-display-empty = nothing on offer
outlive-search-left = search: { $n }
outlive-ship-place = place { $place }: { $cans ->
    [one] { $cans } can
   *[other] { $cans } cans
}{ $survivor ->
    [yes] { " " }+ survivor
   *[no] { "" }
}{ $who ->
    [nobody] { "" }
   *[other] , taken: { NAME($who) }
}
outlive-squad-active = { NAME($who) } { NAME($squad) } (active)
outlive-squad-resting = { NAME($who) } { NAME($squad) }
outlive-open-disasters = disasters: { LIST($cards) }
outlive-no-disasters = no disaster lies open
outlive-stores = stores
outlive-rooms = rooms
outlive-room-plan = { NAME($room) } (unbuilt)
outlive-room-line = { NAME($room) } { $survivors }/{ $slots }{ $full ->
    [yes] { " " }full
   *[no] { "" }
}{ $used ->
    [yes] , used
   *[no] { "" }
}
outlive-airlock-line = airlock { $n }/7
outlive-radiation-line = radiation { $value }
outlive-bill = tonight: { $food ->
    [one] { $food } provision
   *[other] { $food } provisions
} for rooms, { $water } water for the airlock, radiation +{ $dose }
outlive-equipment-line = repaired: { LIST($repaired) }
outlive-broken-line = broken: { LIST($broken) }
outlive-prey-line = trophies: { LIST($prey) }
outlive-score-now = { $points ->
    [one] { $points } point now
   *[other] { $points } points now
}
outlive-dealt-rooms = dealt: { LIST($rooms) }
outlive-dealt-about = what they do: notes (n)
outlive-dealt-leaders = leaders: { LIST($leaders) }
outlive-note-search = { NAME($city) }, search stack from the top: { $tokens }
outlive-note-prey = { NAME($zone) }, prey from the top: { $tokens }
outlive-no-notes = You have looked at nothing that lies face down.
outlive-unknown = ?
outlive-about = { NAME($who) }{ $mine ->
    [yes] { " " }(you)
   *[no] { "" }
}, { NAME($leader) }: survivors { $survivors } (airlock { $airlock }), radiation { $radiation }, points { $points }
outlive-card-line = { NAME($card) } — { $text }

# The end.
outlive-reason-points = The Convoy has come. Most points win.
outlive-reason-provisions = The Convoy has come. Equal points: most provisions win.
outlive-reason-resources = The Convoy has come. Equal points and provisions: most resources win.
outlive-reason-shared = The Convoy has come. Equal in everything: the victory is shared.
outlive-part-disasters = disasters
outlive-part-rooms = rooms
outlive-part-radiation = radiation
outlive-part-survivors = survivors
outlive-part-equipment = equipment
outlive-part-pairs = pairs
outlive-part-total = total

# Table options.
outlive-option-placement = Placing the squads
outlive-option-night = The night’s own work

# Questions, and one line that helps.
outlive-ask-choosing = All choose their shelters
outlive-hint-choosing = Everything is revealed when the last one is ready.
outlive-ask-place-together = All place their squads
outlive-hint-place-together = Everything is revealed when the last one is ready.
outlive-ask-night-work = Everybody works in their shelter
outlive-hint-night-work = Each at their own pace; the day breaks when all are done.

outlive-ask-pay-tokens = { $own ->
    [yes] { $purpose ->
        [rows] Water for the airlock: { $amount }
        [rooms] Provisions for the rooms: { $amount }
        [recruits] Provisions for the recruits: { $amount }
        [disaster] Pay for the disaster: { $amount }
        [building] Materials for the room: { $amount }
        [repair] Materials for the repair: { $amount }
        [to_rats] The rats take a provision. Which?
        [to_raiders] The raiders take materials or ammo: { $amount }
       *[tribute] { NAME($to) } takes tribute: { $amount }. What do you give?
    }
   *[no] Your tribute from { NAME($giver) }: { $amount }. What do you take?
}
outlive-hint-pay-tokens = { $own ->
    [yes] { $amount ->
        [1] What you do not pay stays with you.
       *[other] In several parts, if you like: you are asked for the rest.
    }
   *[no] What you do not take stays with them.
}
outlive-ask-lose-survivor = Whom do you lose? { $left ->
    [one] { $left } survivor
   *[other] { $left } survivors
} to go.
outlive-hint-lose-survivor = From any room or from the airlock. A room that is no longer full stops working.
outlive-ask-keep-rooms = Which two rooms do you turn down?
outlive-hint-keep-rooms = The other four become your special rooms. Only you see this.
outlive-ask-first-room = Which room do you build for free?
outlive-hint-first-room = It works once every slot holds a survivor.
outlive-ask-settle-first = How many of your 4 survivors move into { NAME($room) }?
outlive-hint-settle-first = The others go to the airlock, where they stop radiation and need water.
outlive-ask-choose-leader = Who leads you?
outlive-hint-choose-leader = The leader brings starting zones, resources and one broken tile. The oldest goes first.
outlive-ask-name-stack = Mary searches: from which city? { $left } to go.
outlive-hint-name-stack = Four tokens are revealed; you keep three of them.
outlive-ask-keep-tokens = Which token do you do without?
outlive-hint-keep-tokens = You gain the other three.
outlive-ask-place-squad = Where does the squad of strength { $strength } start?
outlive-hint-place-squad = One squad to each of your leader’s zones. The two of strength 3 take what is left.
outlive-ask-place-one = Which squad starts where?
outlive-hint-place-one = One squad to each of your leader’s zones.
outlive-ask-move-squad = Which squad goes where?
outlive-hint-move-squad = One or two zones along the ring, not to a zone with a squad of yours.
outlive-ask-use-bat = Take the Baseball Bat along?
outlive-hint-use-bat = +1 strength for all attacks of this arrival; equals can be attacked too.
outlive-ask-defence = { NAME($by) } attacks you, effectiveness { $effectiveness }. How do you defend?
outlive-hint-defence = Each ammo stops 1, Battle Gear 2. What is left is tribute.
outlive-ask-use-den = Open the Bandit Den? { $due ->
    [one] { $due } token is due.
   *[other] { $due } tokens are due.
}
outlive-hint-use-den = Then you pick the tribute of this one target, not { NAME($of) }.
outlive-ask-use-flashlight = Does the Flashlight bring a survivor to your airlock?
outlive-hint-use-flashlight = Airlock: { $airlock }. From the third on it drinks 2 water a night.
outlive-ask-take-survivor = Where does the ship’s survivor go?
outlive-hint-take-survivor = Airlock: { $airlock }. In a room nobody can move them again.
outlive-ask-act = { NAME($zone) }: what does the squad do? Actions: { $actions }
outlive-hint-act = In any order. What is not used is lost.
outlive-ask-choose-prey = Which prey do you hunt?
outlive-hint-choose-prey = Others will see its kind and how deep it lay.
outlive-ask-hunt-prey = How do you hunt the { NAME($prey) }?
outlive-hint-hunt-prey = The rest of the endurance is paid in actions, one at least.
outlive-ask-resolve-disaster = Resolve a disaster?
outlive-hint-resolve-disaster = Open: { LIST($open) }. The card’s points are yours at the end.
outlive-ask-recruit-survivors = How many survivors do you recruit?
outlive-hint-recruit-survivors = A provision each, into the airlock ({ $airlock } of 7). Today’s radiation is over.
outlive-ask-improve = Build, house survivors, use a room, repair
outlive-hint-improve = In any order. Repairs come last: after the first one, nothing more can be built or housed. Airlock: { $airlock }.
outlive-ask-draw-tile = From which city do you draw blind?
outlive-hint-draw-tile = What you own already is laid aside.
outlive-ask-repair-one = Repair something?
outlive-hint-repair-one = A repaired tile scores 1 point, a pair of halves 1 more. One discount at most for one repair.

# Moves.
outlive-choice-pass = Pass
outlive-choice-pay = { LIST($tokens) }
outlive-group-pay = Pay…
outlive-choice-lose = { $survivors ->
    [1] { NAME($where) }{ $copy ->
        [1] { " " }2
       *[0] { "" }
    }
   *[other] { $survivors } from { NAME($where) }{ $copy ->
        [1] { " " }2
       *[0] { "" }
    }
}
outlive-group-lose = Lose a survivor…
outlive-choice-drop = Do without { NAME($first) } and { NAME($second) }
outlive-group-drop = Do without…
outlive-choice-build-first = { NAME($room) }
outlive-group-build-first = Build…
outlive-choice-settle = { $survivors ->
    [0] All to the airlock
   *[other] { $airlock ->
        [0] All four in here
       *[other] { $survivors } in here, { $airlock } to the airlock
    }
}
outlive-group-settle = Move in…
outlive-choice-lead = { NAME($leader) }
outlive-group-lead = Follow…
outlive-choice-search-in = { NAME($city) }
outlive-group-search-in = Search…
outlive-choice-drop-token = Do without { NAME($token) }
outlive-group-drop-token = Do without…
outlive-choice-place = The { $strength } { NAME($zone, case: "to") }
outlive-group-place = Place…
outlive-choice-move = { NAME($squad) } { NAME($zone, case: "to") }
outlive-group-move = Move…
outlive-choice-climb = { NAME($squad) } to the cargo ship, one place higher with the Grappling Hook
outlive-group-climb = With the Grappling Hook…
outlive-choice-stay = { NAME($squad) } stays and does nothing
outlive-group-stay = Stay…
outlive-choice-swing = { $use ->
    [yes] Use the bat
   *[no] Keep the bat for later
}
outlive-group-swing = The bat…
outlive-choice-defend = { $guard ->
    [yes] The Guard Room cancels the attack
   *[no] { $armor ->
        [yes] Battle Gear{ $ammo ->
            [0] { "" }
           *[other] { " " }and { $ammo } ammo
        }
       *[no] { $ammo ->
            [0] Do not defend
           *[other] { $ammo } ammo
        }
    }
}
outlive-group-defend = Defend…
outlive-choice-open-den = { $use ->
    [yes] Pick the tribute yourself
   *[no] Take what they give
}
outlive-group-open-den = The den…
outlive-choice-light = { $use ->
    [yes] Bring the survivor in
   *[no] Not now
}
outlive-group-light = The Flashlight…
outlive-choice-bed = { NAME($where) }{ $copy ->
    [1] { " " }2
   *[0] { "" }
}
outlive-group-bed = A bed…
outlive-choice-leave = Leave them on the ship
outlive-choice-gather = { $tile ->
    [nobody] Gather { LIST($tokens) }
   *[other] Gather { LIST($tokens) }, with { NAME($tile) }
}
outlive-group-gather = Gather…
outlive-choice-pay-toll = Pay a microchip for the water, in spite of the Access Card
outlive-choice-take-algae = Take the algae
outlive-choice-take-tile = Take { NAME($tile) }
outlive-group-take-tile = Take equipment…
outlive-choice-search = { $tokens ->
    [one] Search { $tokens } token
   *[other] Search { $tokens } tokens
}
outlive-group-search = Search…
outlive-choice-scout = Search for free (Scout Post)
outlive-choice-end = End the visit
outlive-choice-scan = Look through the prey with the Thermal Sensor
outlive-choice-track = { NAME($prey) }, { $depth ->
    [0] on top
   *[other] { $depth } below the top
}
outlive-group-track = Hunt…
outlive-choice-decline = Hunt none of them
outlive-choice-aim = { $asked ->
    [act] Hunt the { NAME($prey) }
   *[other] Hunt
}{ $ammo ->
    [0] { "" }
   *[other] , { $ammo } ammo
}{ $gear_n ->
    [0] { "" }
   *[other] , { LIST($gear) }
}
outlive-group-aim = Hunt…
outlive-choice-spare = Without the { NAME($room) }: let it rest
outlive-group-spare = Hunt without…
outlive-choice-resolve = { NAME($disaster) }{ $way ->
    [materials] { " " }(Crisis Staff: 2 materials less)
    [ammo] { " " }(Crisis Staff: 2 ammo less)
    [food] { " " }(Crisis Staff: 1 provision less)
   *[full] { "" }
}
outlive-group-resolve = Resolve…
outlive-choice-recruit = { $survivors ->
    [0] Nobody
    [one] Recruit { $survivors } survivor
   *[other] Recruit { $survivors } survivors
}
outlive-group-recruit = Recruit…
outlive-choice-build = Build { NAME($where) }{ $copy ->
    [1] { " " }2
   *[0] { "" }
}{ $cheaply ->
    [yes] { " " }for 1 material
   *[no] { " " }for 3 materials
}
outlive-group-build = Build…
outlive-choice-move-in = { $survivors } into { NAME($where) }{ $copy ->
    [1] { " " }2
   *[0] { "" }
}
outlive-group-move-in = Move in…
outlive-choice-done = Done
outlive-choice-use-room = Use { NAME($where) }{ $copy ->
    [1] { " " }2
   *[0] { "" }
}
outlive-group-use-room = Use a room…
outlive-choice-scrap = Break up { NAME($tile) }
outlive-group-scrap = Break up…
outlive-choice-draw = { NAME($city) }
outlive-group-draw = Draw…
outlive-choice-peek = Look through the search stack of { NAME($city) }
outlive-group-peek = Lookout…
outlive-choice-mend = Repair { NAME($tile) } { $way ->
    [shop] (free, Machine Shop)
    [tools] (Tool Room: 2 materials less)
    [bench] (Salvage Bench: 1 material less)
   *[full] (at the full price)
}
outlive-group-mend = Repair…
outlive-choice-salvage = Salvage Bench: draw from { NAME($city) }
outlive-group-salvage = Salvage Bench…

# Where a long list of moves starts from.
outlive-towards-move = Squad { NAME($squad) }
outlive-towards-place = Squad { $strength }
outlive-towards-drop = Without { NAME($first) } …
outlive-towards-move-in = { NAME($where) }{ $copy ->
    [1] { " " }2
   *[0] { "" }
}
outlive-towards-build = { NAME($where) }{ $copy ->
    [1] { " " }2
   *[0] { "" }
}
outlive-towards-pay = { NAME($means) }

# What a move would lead to.
outlive-preview-steps = { $n ->
    [one] { $n } step
   *[other] { $n } steps
}
outlive-preview-attack = attack on { NAME($of) }: up to { $effectiveness } tribute{ $bat ->
    [yes] { " " }with the Bat
   *[no] { "" }
}
outlive-preview-gather = { NAME($resource) }: up to { $n } of { $stock }
outlive-preview-toll = water costs a microchip
outlive-preview-no-water = no water without a microchip or the Access Card
outlive-preview-algae = algae: radiation one space down
outlive-preview-prey = { NAME($prey) }: endurance { $endurance }
outlive-preview-city = equipment { $tiles }, search tokens { $search }
outlive-preview-ship = { $cans ->
    [one] { $cans } can
   *[other] { $cans } cans
}{ $survivor ->
    [yes] { " " }and a survivor
   *[no] { "" }
}
outlive-preview-first = the first player token
outlive-preview-hunt = { $meat } meat for { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}, { $left } left
outlive-preview-ammo-left = { $n } ammo left
outlive-preview-fed = { $short ->
    [0] enough to eat tonight
   *[other] { $short } short tonight
}
outlive-preview-search = { $useful } of { $of } are useful
outlive-preview-empty = { $n } of { $of } are empty
outlive-preview-endurance = endurance { $endurance }:{ $gear ->
    [0] { "" }
   *[other] { " " }equipment { $gear },
}{ $ammo ->
    [0] { "" }
   *[other] { " " }ammo { $ammo },
} actions { $actions }
outlive-preview-may-come = can still attack: { LIST($who) }

# What a disaster does at this table.
outlive-does-forest_fire = Every morning the forest has { $n } wood less.
outlive-does-cave_in = Every morning the mine has { $n } metal less.
outlive-does-thieves = Every morning the fair has { $n } microchips fewer.
outlive-does-hard_times = Every morning forest, mine and fair have { $n } less each.
outlive-does-nomads = Every morning { $n } search tokens are wasted in each city.
outlive-does-rats = Every morning each shelter loses { $n ->
    [one] { $n } provision
   *[other] { $n } provisions
}; without any, a survivor.
outlive-does-raiders = Every morning each shelter loses { $n } materials or ammo; with too few, a survivor as well.
outlive-does-cold_snap = Every morning each shelter loses { $n ->
    [one] { $n } survivor
   *[other] { $n } survivors
}.
outlive-does-radioactive_cloud = Every morning every marker goes { $n } spaces up; the airlock does not help.
outlive-does-sandstorm = All day no squad has more than { $n } actions; attacks use full strength.
outlive-does-epizootic = All day every hunt brings 1 meat less.
outlive-does-mutations = All day prey has { $n } more endurance.

# The marks on the board in the terminal.
outlive-marks = On the board: Or5▾ is Orange's squad of strength 5 that has yet to move (▴ has moved) · 3:1☺ a place on the cargo ship: 1 can and a survivor · 2/3 people and places.
