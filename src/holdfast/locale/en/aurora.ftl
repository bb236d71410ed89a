# Last Aurora: names, table, questions and moves. What happened is in aurora-events.ftl.

aurora-goal-1 = Catch the Aurora: six rounds at most, and every round the ship slips one space further.
aurora-goal-2 = Gather fuel, people and machines, feed the tired, keep the wolves off your convoy.
aurora-goal-3 = Fame wins: for your lead, your hits, your items, and for healthy people if the ship is reached.
aurora-phase-set-up = set-up
aurora-phase-scouting = scouting
aurora-phase-rest = rest
aurora-phase-movement = movement
aurora-phase-shooting = shooting
aurora-phase-round-end = end of the round
aurora-phase-over = the end
aurora-reason-aurora = The Aurora was reached: healthy survivors count.
aurora-reason-ice = Nobody reached the Aurora: undamaged convoy cards count.
aurora-reason-elimination = The others have lost all their people.
aurora-part-ahead = ahead
aurora-part-fame = fame
aurora-part-items = items
aurora-part-special = special
aurora-part-crew = crew
aurora-part-convoy = convoy
aurora-part-standing = standing
aurora-part-total = total
aurora-option-board = Side of the board
aurora-option-mines = Mines

# Names.
name-aurora-red = Pink
    .short = P
name-aurora-blue = Blue
    .short = B
name-aurora-green = Green
    .short = G
name-aurora-yellow = Yellow
    .short = Y
name-aurora-automa = Automa
    .short = A
name-aurora-ship = the Aurora
name-aurora-ammo = ammo
    .short = am
name-aurora-food = food
    .short = fo
name-aurora-fuel = fuel
    .short = fu
name-aurora-survivor = survivor
    .short = su
name-aurora-item = item
    .short = it
name-aurora-leader = Leader
name-aurora-copilot = Co-pilot
name-aurora-start_truck = Truck
name-aurora-container = Container
name-aurora-rusty_trailer = Rusty Trailer
name-aurora-valley = Valley
name-aurora-coast = Coast
name-aurora-bay = Bay
name-aurora-truck = truck
    .short = T
name-aurora-truck_top = above the truck
    .short = T↑
name-aurora-active = active zone
name-aurora-rest = rest zone
name-aurora-exhausted = exhausted zone
name-aurora-repair = repair
name-aurora-cleanse = cleansing
name-aurora-move = a short move
name-aurora-refit = a card from the discard
name-aurora-attack = an attack
name-aurora-barter = barter
name-aurora-trade = item for two
name-aurora-help = help them
name-aurora-rob = rob them
name-aurora-gather = gathers
name-aurora-upgrade = upgrades
name-aurora-recruit = recruits
name-aurora-encounter = meets people
name-aurora-enemy = meets an enemy
name-aurora-hermit = Hermit
name-aurora-preacher = Preacher
name-aurora-alpha = Alpha
name-aurora-beta = Beta
name-aurora-empty = empty
name-aurora-room = no room
name-aurora-given = given up
name-aurora-effect = effect
name-aurora-scavenger = Scavenger
name-aurora-greenhouse = greenhouse
    .short = gr
name-aurora-feed = food
name-aurora-speed = speed
    .short = sp
name-aurora-fire = a shot
name-aurora-enemy_fire = enemy fire
name-aurora-defeat = loot
name-aurora-trailer1 = trailer 1
    .short = 1
name-aurora-trailer1_top = above trailer 1
    .short = 1↑
name-aurora-trailer2 = trailer 2
    .short = 2
name-aurora-trailer2_top = above trailer 2
    .short = 2↑
name-aurora-trailer3 = trailer 3
    .short = 3
name-aurora-trailer3_top = above trailer 3
    .short = 3↑
name-aurora-any = cargo cell
    .short = ·
name-aurora-food_fuel = food/fuel cell
    .short = ff
name-aurora-armor = armour cell
    .short = ar
name-aurora-weapon1 = weapon 1
    .short = w1
name-aurora-weapon2 = weapon 2
    .short = w2
name-aurora-weapon3 = weapon 3
    .short = w3
name-aurora-weapon4 = weapon 4
    .short = w4
name-aurora-biomass = biomass processor
    .short = bi
name-aurora-fame1 = fame 1
    .short = ★1
name-aurora-fame2 = fame 2
    .short = ★2
name-aurora-fame_food = fame per food (max 2)
    .short = ★f
name-aurora-convoy = any cell of the convoy
name-aurora-top_row = top row: all devices
name-aurora-bottom_row = bottom row: truck and trailers
name-aurora-left_column = left column: truck and the device on the truck
name-aurora-truck_snow_pickup = Snow Pickup
name-aurora-truck_half_track = Half-Track
name-aurora-truck_long_hauler = Long Hauler
name-aurora-truck_snowcat = Snowcat
name-aurora-truck_crawler = Arctic Crawler
name-aurora-truck_interceptor = Interceptor
name-aurora-trailer_box = Box Trailer
name-aurora-trailer_camper = Camper
name-aurora-trailer_greenhouse = Greenhouse Trailer
name-aurora-trailer_tank = Tank Trailer
name-aurora-trailer_armoured = Armoured Trailer
name-aurora-trailer_gun = Gun Trailer
name-aurora-device_roof_rack = Roof Rack
name-aurora-device_machine_gun = Machine Gun
name-aurora-device_armour_plates = Armour Plates
name-aurora-device_autocannon = Autocannon
name-aurora-device_crew_pod = Crew Pod
name-aurora-device_rocket_launcher = Rocket Launcher
name-aurora-device_heavy_rack = Heavy Rack
name-aurora-mechanic = Mechanic
name-aurora-driver = Driver
name-aurora-gunner = Gunner
name-aurora-doctor = Doctor
name-aurora-renegade = Renegade
name-aurora-bounty_hunter = Bounty Hunter
name-aurora-orphan = Orphan
name-aurora-encounter_trader_1 = Trader
name-aurora-encounter_wanderers_1 = Wanderers
name-aurora-encounter_trader_2 = Trader
name-aurora-encounter_wanderers_2 = Wanderers
name-aurora-event_blizzard = Blizzard
name-aurora-event_fallout = Fallout
name-aurora-event_airdrop = Air Drop
name-aurora-loc_store = Abandoned Store
name-aurora-loc_gas_station = Gas Station
name-aurora-loc_warehouse_1 = Contaminated Warehouse
name-aurora-loc_fuel_depot = Fuel Depot
name-aurora-loc_helicopter = Helicopter Wreck
name-aurora-loc_lodge = Hunting Lodge
name-aurora-loc_roadhouse = Roadhouse
name-aurora-loc_outpost = Military Outpost
name-aurora-loc_warehouse_2 = Contaminated Warehouse
name-aurora-loc_refugee_camp = Refugee Camp
name-aurora-loc_train = Train Wreck
name-aurora-loc_hospital = Hospital
name-aurora-loc_village = Fishing Village
name-aurora-loc_pumpjack = Oil Pump
name-aurora-loc_port = Port Warehouse
name-aurora-loc_tanker = Icebound Tanker
name-aurora-loc_strangers = Stranded Convoy
name-aurora-loc_base = Army Base
name-aurora-loot_armoured_rack = Armoured Luggage Bay
name-aurora-loot_captive = Captive
name-aurora-loot_gauss = Gauss Cannon
name-aurora-loot_biomass_truck = Biomass Turbo Truck
name-aurora-loot_ecosystem = Artificial Ecosystem
name-aurora-loot_reactor = Nuclear Generator
name-aurora-enemy_war_wolves = War Wolves
name-aurora-enemy_wolf_riders = Wolf Riders
name-aurora-enemy_last_howl = Last Howl
name-aurora-enemy_randoll_randall = Randoll and Randall
name-aurora-enemy_ulmar = Ulmar, the Steel Wolf
name-aurora-enemy_immortal_wolf = The Immortal Wolf
name-aurora-outcome_01 = Outcome 1
name-aurora-outcome_02 = Outcome 2
name-aurora-outcome_03 = Outcome 3
name-aurora-outcome_04 = Outcome 4
name-aurora-outcome_05 = Outcome 5
name-aurora-outcome_06 = Outcome 6
name-aurora-outcome_07 = Outcome 7
name-aurora-outcome_08 = Outcome 8
name-aurora-outcome_09 = Outcome 9
name-aurora-outcome_10 = Outcome 10
name-aurora-outcome_11 = Outcome 11
name-aurora-outcome_12 = Outcome 12
name-aurora-incendiary = Incendiary Ammo
name-aurora-nitrous = Nitrous Oxide
name-aurora-antifreeze = Antifreeze Capsules
name-aurora-hazmat = Hazmat Suit
name-aurora-nitromethane = Nitromethane
name-aurora-decontaminant = Decontaminating Solution
name-aurora-welding_torch = Welding Torch
name-aurora-dry_rations = Dry Rations
name-aurora-mine = Mine
name-aurora-alpha_s1 = Frozen river
name-aurora-alpha_s2 = Ice field
name-aurora-alpha_s3 = Frozen inlet
name-aurora-beta_av1 = Avalanche pass (valley)
name-aurora-beta_t1 = Snowbound trail
name-aurora-beta_d1 = Poisoned gorge
name-aurora-beta_av2 = Avalanche pass (coast)
name-aurora-beta_t2 = Frozen strait
name-aurora-beta_av3 = Avalanche pass (bay)
name-aurora-beta_d2 = Waste dump
name-aurora-wp_food = food
    .short = fo
name-aurora-wp_fuel = fuel
    .short = fu
name-aurora-wp_ammo = ammo
    .short = am
name-aurora-wp_item = item
    .short = it
name-aurora-wp_contamination = contamination
    .short = ☣
name-aurora-automa_1 = Quartermaster
name-aurora-automa_2 = Recruiter
name-aurora-automa_3 = Pathfinder
name-aurora-automa_4 = Rival
name-aurora-automa_5 = Saboteur
name-aurora-automa_6 = Medic

# Questions.
aurora-ask-take-turn = Your turn: where do you scout?
aurora-hint-take-turn = Scout a card or pass with one survivor; food and items before or after.
aurora-ask-pick-team = Who goes to slot { $slot }?
aurora-hint-pick-team = Their skills together must reach { $value }. Food adds 1.
aurora-ask-act-now = Card and bonus
aurora-hint-act-now = The card’s action must be done; the bonus is up to you, before or after.
aurora-ask-sort-out = What do you leave behind?
aurora-hint-sort-out = Tokens just gathered may be discarded instead of loaded.
aurora-ask-place-damage = Where does the damage go?
aurora-hint-place-damage = { $area ->
    [aurora-convoy] Any undamaged cell of the convoy.
   *[other] An undamaged cell of the area hit ({ NAME($area) }).
} What lies in it may be lost.
aurora-ask-drop-token = Which token finds no room?
aurora-hint-drop-token = It goes back to the supply. With a survivor token goes a survivor card.
aurora-ask-give-up = Which survivor is lost?
aurora-hint-give-up = A survivor token was lost: one card goes with it.
aurora-ask-pick-infected = Who is contaminated?
aurora-hint-pick-infected = Each counter lowers the skill by 1; at 0 the survivor dies.
aurora-ask-offer-suit = Use the Hazmat Suit?
aurora-hint-offer-suit = Everybody who holds an item is asked, whatever it is.
aurora-ask-empty-berth = Which survivor token leaves?
aurora-hint-empty-berth = The survivor died; a token leaves the convoy.
aurora-ask-choose-evil = { NAME($card) }: what do you accept?
aurora-hint-choose-evil = One of these must be borne.
aurora-ask-give-one = Which resource do you give?
aurora-hint-give-one = It leaves your convoy.
aurora-ask-struck = Everybody who is hit answers
aurora-hint-struck = Nothing is shown until all are ready.
aurora-ask-repair-cell = What is repaired?
aurora-hint-repair-cell = Up to { $most } more.
aurora-ask-pick-cleansed = Who is cleansed?
aurora-hint-pick-cleansed = Up to { $most } more counters.
aurora-ask-too-many-items = A fourth item: which one goes?
aurora-hint-too-many-items = Three at the most. Discard one, or use it if that is possible now.
aurora-ask-spend-item = Which item do you trade in?
aurora-hint-spend-item = You draw two for it.
aurora-ask-wake-one = Who becomes active?
aurora-hint-wake-one = A survivor from the rest zone.
aurora-ask-raise-one = Whose skill becomes 3?
aurora-hint-raise-one = Until the end of the phase.
aurora-ask-replace-trailer = Which trailer is replaced?
aurora-hint-replace-trailer = The truck tows no more.
aurora-ask-leave-trailer = Which trailer stays behind?
aurora-hint-leave-trailer = The new truck is weaker. The device above goes with it.
aurora-ask-mount-device = Above which card?
aurora-hint-mount-device = A device that is there already is discarded.
aurora-ask-place-token = Where does it go: { NAME($token) }?
aurora-hint-place-token = Into a free cell that can hold it.
aurora-ask-barter-for = What do you give the Trader?
aurora-hint-barter-for = A resource of another type than the one you take.
aurora-ask-rest-together = Everybody rests
aurora-hint-rest-together = Each at their own pace.
aurora-ask-feed-one = Feed somebody exhausted?
aurora-hint-feed-one = For a food the survivor rests now and is active in this round already.
aurora-ask-use-rest = Anything else while resting?
aurora-hint-use-rest = The Mechanic, or an item.
aurora-ask-travel = Move or stay?
aurora-hint-travel = Moving costs 1 fuel. Speed now: { $speed }.
aurora-ask-speed-up = Pay for more speed?
aurora-hint-speed-up = Each fuel is one more space. Speed is fixed when you roll.
aurora-ask-choose-road = How far?
aurora-hint-choose-road = Moves left: { $left }.
aurora-ask-take-counter = Take what lies here?
aurora-hint-take-counter = { NAME($counter) }.
aurora-ask-lay-mine = Lay a mine behind you?
aurora-hint-lay-mine = Everybody who holds an item is asked.
aurora-ask-load-together = Everybody checks the load
aurora-hint-load-together = In shooting nothing can be moved any more.
aurora-ask-check-load = Is the load stowed well?
aurora-hint-check-load = In shooting every token stays where it is.
aurora-ask-stow-token = What goes into cell { $cell }: { NAME($place) }?
aurora-hint-stow-token = Everything must still find room.
aurora-ask-choose-spared = Which enemy spares you?
aurora-hint-choose-spared = The Renegade: no ambush and no fire from it in this phase.
aurora-ask-open-fire = Fire or stop?
aurora-hint-open-fire = An ammo for a shot; each weapon once.
aurora-ask-aim = At which enemy?
aurora-hint-aim = Enemies in your region.
aurora-ask-move-target = Which target counter do you move?
aurora-hint-move-target = Both of yours lie on loot cards.
aurora-ask-remove-target = Which counter makes way?
aurora-hint-remove-target = All four target cells are taken.
aurora-ask-accept-loot = Take the loot: { NAME($card) }?
aurora-hint-accept-loot = What is declined is discarded.
aurora-ask-berth-captive = Where does the Captive ride?
aurora-hint-berth-captive = Into a free cell, or in the place of a token.
aurora-ask-pick-refit = Which card from the discard?
aurora-hint-pick-refit = It joins your convoy at once.
aurora-ask-pick-weapon = Which weapon fires?
aurora-hint-pick-weapon = It may fire again in the shooting phase.

# Moves.
aurora-choice-pass = Pass
aurora-choice-accept = Take it
aurora-choice-at = { NAME($card) }
aurora-group-at = At…
aurora-choice-bear = { $evil ->
    [0] Take the damage
   *[other] Take the contamination
}
aurora-group-bear = Bear…
aurora-choice-berth = { NAME($bay) }, { NAME($content) }
aurora-group-berth = Berth…
aurora-choice-blow = A blow
aurora-choice-boost = Food for { NAME($card) }: +1 skill
aurora-group-boost = Skill +1…
aurora-choice-burn = One more space for { NAME($kind) }
aurora-group-burn = More speed…
aurora-choice-bury = { NAME($card) }
aurora-group-bury = Lose…
aurora-choice-by-hand = Stow it by hand
aurora-choice-cease = Stop firing
aurora-choice-cleanse = { NAME($card) }
aurora-group-cleanse = Cleanse…
aurora-choice-collect = Take it
aurora-choice-decline = Decline
aurora-choice-depart = { $item ->
    [yes] Move with Nitromethane
   *[no] Move for 1 fuel
}
aurora-group-depart = Move…
aurora-choice-done = Enough
aurora-choice-drive-to = To space { $space }
aurora-group-drive-to = Drive…
aurora-choice-drop = { NAME($kind) }
aurora-group-drop = Give up…
aurora-choice-drop-item = Discard { NAME($kind) }
aurora-group-drop-item = Discard…
aurora-choice-end-turn = Nothing more
aurora-choice-feed = Feed { NAME($card) }
aurora-group-feed = Feed…
aurora-choice-fire = { $item ->
    [yes] Incendiary shot: { NAME($kind) }, { NAME($bay) }
   *[no] Fire: { NAME($kind) }, { NAME($bay) }
}
aurora-group-fire = Fire…
aurora-choice-gather = { $right ->
    [yes] Right block
   *[no] Left block
}{ $sort ->
    [yes] , leaving some of it
   *[no] { "" }
}
aurora-group-gather = Gather…
aurora-choice-give = Give { NAME($kind) }{ $bay ->
    [nobody] { "" }
   *[other] { " " }({ NAME($bay) })
}
aurora-group-give = Give…
aurora-choice-go = Go
aurora-choice-halt = Stop here
aurora-choice-hand = Give { NAME($kind) }
aurora-group-hand = Give…
aurora-choice-infect = { NAME($card) }
aurora-group-infect = Infect…
aurora-choice-lay = A mine: { NAME($road) }
aurora-group-lay = Mine…
aurora-choice-leave = Leave it
aurora-choice-mark = { NAME($bay) }: { NAME($kind) }{ $content ->
    [nobody] { "" }
   *[other] { " " }({ NAME($content) })
}
aurora-group-mark = Damage…
aurora-choice-mend = { NAME($bay) }: { NAME($kind) }
aurora-group-mend = Repair…
aurora-choice-mount = { NAME($bay) }
aurora-group-mount = Above…
aurora-choice-of-survivor = { NAME($card) }
aurora-group-of-survivor = Survivor…
aurora-choice-put = { NAME($bay) }
aurora-group-put = Put…
aurora-choice-raise = { NAME($card) }
aurora-group-raise = Raise…
aurora-choice-ready = Ready
aurora-choice-recall = { NAME($card) }{ $cell ->
    [a] , A
    [b] , B
    [c] , C
    [d] , D
   *[none] { "" }
}
aurora-group-recall = From…
aurora-choice-refit = { NAME($card) }
aurora-group-refit = From the discard…
aurora-choice-remove = { $cell ->
    [a] Cell A
    [b] Cell B
    [c] Cell C
   *[d] Cell D
}: { NAME($whose) }
aurora-group-remove = Remove…
aurora-choice-repairing = The Mechanic repairs
aurora-choice-rest = Pass with { NAME($card) }
aurora-group-rest = Pass…
aurora-choice-roll = Off we go
aurora-choice-rouse = The Doctor wakes { NAME($card) }
aurora-group-rouse = The Doctor…
aurora-choice-scavenge = The Scavenger finds { NAME($kind) }
aurora-group-scavenge = The Scavenger…
aurora-choice-scout = { NAME($card) } (slot { $slot })
aurora-group-scout = Scout…
aurora-choice-send = { NAME($card) }
aurora-group-send = Send…
aurora-choice-sicken = { NAME($card) }
aurora-group-sicken = Infect…
aurora-choice-spare = { NAME($card) }
aurora-group-spare = Spared by…
aurora-choice-stay = Stay
aurora-choice-stow = { NAME($kind) }
aurora-group-stow = Stow…
aurora-choice-strike = { NAME($deal) }
aurora-group-strike = Deal…
aurora-choice-swap = { NAME($bay) }
aurora-group-swap = Replace…
aurora-choice-take-bonus = Bonus: { NAME($bonus) }
aurora-group-take-bonus = Bonus…
aurora-choice-take-card = { $recruit ->
    [yes] Recruit
   *[no] Add to the convoy
}
aurora-group-take-card = The card…
aurora-choice-take-shortcut = { NAME($short) }
aurora-group-take-shortcut = Shortcut…
aurora-choice-unhitch = { NAME($bay) }
aurora-group-unhitch = Leave…
aurora-choice-use-item = Use { NAME($kind) }
aurora-group-use-item = Use…
aurora-choice-vacate = { NAME($bay) }{ $berth ->
    [yes] , berth
   *[no] , cargo cell
}
aurora-group-vacate = From…
aurora-choice-wake = { NAME($card) }
aurora-group-wake = Wake…
aurora-choice-wear-suit = Use the Hazmat Suit

# What would follow.
aurora-preview-dies = { NAME($survivor) } would die
aurora-preview-survivor-lost = a survivor would be lost
aurora-preview-token-lost = the token would be lost
aurora-preview-need = skill { $n } needed, { $have } by the fire
aurora-preview-fits-left = left block: { $fits } of { $n } fit
aurora-preview-fits-right = right block: { $fits } of { $n } fit
aurora-preview-repairs = up to { $n } repairs
aurora-preview-speed = speed { $n }
aurora-preview-fuel-left = fuel left: { $n }
aurora-preview-no-room = { $n ->
    [one] no cell for { $n } token
   *[other] no cell for { $n } tokens
}
aurora-preview-all-fits = everything fits
aurora-preview-reaches = you reach the Aurora
aurora-preview-counter = stops on: { NAME($counter) }
aurora-preview-enemies = { $n ->
    [one] { $n } enemy in this region
   *[other] { $n } enemies in this region
}
aurora-preview-team-dies = nobody here bears the contamination: somebody would die
aurora-preview-tires = tired: speed { $before } → { $after } this round, unless fed
aurora-preview-free-cell = another cell would lose nothing
aurora-preview-comes-off = { $n ->
    [one] { $n } trailer comes off
   *[other] { $n } trailers come off
}
aurora-preview-fourth-item = a fourth item: one must be used or discarded
aurora-preview-last-fuel = fuel 0: no movement next round
aurora-preview-cards-leave = cards at the left go at round end
aurora-preview-people-in-front = people in the left column: { $n }
aurora-preview-fame-full = fame is 5 already: no point
aurora-preview-hits = hits on { $n } of { $of } cards
aurora-preview-jams = jams on { $n } of { $of } cards
aurora-preview-ammo-left = ammo left: { $n }
aurora-preview-fame-hit = fame after a hit: { $n }
aurora-preview-beats = { NAME($enemy) }: beaten on { $n } of { $of } cards
aurora-preview-loot-share = the loot is then yours in { $percent } %

# The marks on the board in the terminal.
aurora-marks = On the board: ⚑ the Aurora · T the truck, 1 a trailer, ↑ above it · su a survivor, fu fuel, fo food, am ammo, it an item, w1 a weapon, ar armour; ·su, ·ff, ·· room for them; × damaged, ☣ contaminated, + fed.
