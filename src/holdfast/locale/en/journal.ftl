# The Journal: names, questions and moves. What happened is in journal-events.ftl.

journal-part-survivors = survivors
journal-part-states = states
journal-part-objectives = objectives
journal-part-good = good deeds
journal-part-bad = bad deeds
journal-part-total = total
journal-reason-ceasefire = The ceasefire came, and somebody lived to see it.
journal-reason-nobody = Nobody is left.
journal-reason-unguarded = Nobody was on guard.
journal-phase-set-up = set-up
journal-phase-morning = Morning
journal-phase-day = Day actions
journal-phase-dusk = Dusk
journal-phase-evening = Evening
journal-phase-scavenging = Scavenging
journal-phase-raid = Night raid
journal-phase-dawn = Dawn
journal-phase-over = the end
journal-option-shelter = Side of the board
journal-option-siege = Length of the siege

# Questions.
journal-ask-try-luck = Reroll this die?
journal-hint-try-luck = «Luck» turns any one die.
journal-ask-who-first = Who comes first?
journal-hint-who-first = Several states take effect at once.
journal-ask-hold-on = Does { NAME($who) } hold on?
journal-hint-hold-on = The state that would be 4 stays at 3.
journal-ask-afflict = Whose state changes?
journal-hint-afflict = One of those present.
journal-ask-name-for = Whom does it concern?
journal-hint-name-for = It is about the actions of this day.
journal-ask-skip-test = Ignore this test?
journal-hint-skip-test = There will be no empathy test.
journal-ask-give-up = What do you part with?
journal-hint-give-up = One item after another.
journal-ask-choose-idea = Which idea?
journal-hint-choose-idea = It can be built from now on.
journal-ask-choose-space = Which space of the house?
journal-hint-choose-space = Choose it in the house.
journal-ask-bury = Put it under the deck?
journal-hint-bury = Or leave it where it is.
journal-ask-return-peeked = Which cards go back?
journal-hint-return-peeked = They are shuffled into the deck.
journal-ask-replace-one = Which location is replaced?
journal-hint-replace-one = The others come nearer.
journal-ask-choose-location-card = Which location comes onto Far?
journal-hint-choose-location-card = The others stay in their order.
journal-ask-split-crime = How many of the red-corner cards are night raids?
journal-hint-split-crime = The rest are residents.
journal-ask-keep-crucial = Which crucial action is kept?
journal-hint-keep-crucial = The other goes back into the deck.
journal-ask-meet = Somebody is here. What now?
journal-hint-meet = Meet them, or slip away if you can.
journal-ask-choose-row = Which row?
journal-hint-choose-row = It counts for all findings drawn.
journal-ask-tell-story = Whose story?
journal-hint-tell-story = Everybody has one.
journal-ask-take-cover = A fight begins. Use the cover?
journal-hint-take-cover = Strike first, slip away, or keep it.
journal-ask-fight-or-flee = Fight or flee?
journal-hint-fight-or-flee = Who flees is struck from behind.
journal-ask-choose-weapon = Which weapon?
journal-hint-choose-weapon = A firearm needs ammo.
journal-ask-spare-foe = Which enemy is dodged?
journal-hint-spare-foe = It takes no part in the backstab.
journal-ask-keep-roll = Keep this result?
journal-hint-keep-roll = The last result counts.
journal-ask-shoot-again = Shoot again?
journal-hint-shoot-again = For one more ammo.
journal-ask-strike-foe = Which enemy is hit?
journal-hint-strike-foe = Three wounds kill.
journal-ask-take-wound = Who takes the wound?
journal-hint-take-wound = Whoever comes to four wounds dies.
journal-ask-read-sign = A miss, or a sign of fate?
journal-hint-read-sign = A fate card decides.
journal-ask-choose-victim = Who is struck?
journal-hint-choose-victim = The leader chooses.
journal-ask-trade = Trade?
journal-hint-trade = The fee comes first.
journal-ask-pay-fee = What do you pay the fee with?
journal-hint-pay-fee = With tokens of enough value.
journal-ask-give = What do you give?
journal-hint-give = Done without giving ends the trade.
journal-ask-take = What do you take?
journal-hint-take = What is overpaid is lost.
journal-ask-decide = What do you do?
journal-hint-decide = What follows shows afterwards.
journal-ask-plan-for = What does { NAME($who) } do?
journal-hint-plan-for = Everybody acts at the same time.
journal-ask-choose-way = How does { NAME($who) } clear the rubble?
journal-hint-choose-way = With a shovel or with a helper.
journal-ask-choose-recipe = What does { NAME($who) } make?
journal-hint-choose-recipe = It is paid from storage at once.
journal-ask-choose-fitting = What does { NAME($who) } build?
journal-hint-choose-fitting = It works from the next stage.
journal-ask-choose-built = Which fitting?
journal-hint-choose-built = Choose it in the house.
journal-ask-choose-site = Where to?
journal-hint-choose-site = An empty space that can be reached.
journal-ask-confirm-stage = Carry out the plan?
journal-hint-confirm-stage = Whoever can is at work or rests. It all happens together now.
journal-ask-choose-gain = Whose action comes next?
journal-hint-choose-gain = The order can matter.
journal-ask-listen = Who listens?
journal-hint-listen = Two different characters.
journal-ask-next-back = Which card is turned next?
journal-hint-next-back = All of them are turned.
journal-ask-choose-actor = Who acts?
journal-hint-choose-actor = One of those at the card.
journal-ask-clear-card = Which card is cleared?
journal-hint-clear-card = Completely, with all its loot.
journal-ask-give-water = Water for { NAME($who) }?
journal-hint-give-water = Without it: black die, hunger or misery.
journal-ask-feed = What does { NAME($who) } eat?
journal-hint-feed = Without food hunger rises by 1.
journal-ask-listener = Whose misery falls?
journal-hint-listener = The story helped.
journal-ask-give-task = Where does { NAME($who) } spend the night?
journal-hint-give-task = A bed, the floor, guard or a walk outside.
journal-ask-confirm-tasks = Confirm the tasks?
journal-hint-confirm-tasks = Without a guard the game is lost.
journal-ask-choose-location = Where to?
journal-hint-choose-location = The nearer, the more cards ahead.
journal-ask-equip = What is taken along?
journal-hint-equip = On the way home it is load too.
journal-ask-accept-offer = Take the offer?
journal-hint-accept-offer = It is paid from what you carry.
journal-ask-turn-card = Turn the next card
journal-hint-turn-card = There is no way home before the last.
journal-ask-add-resource = How much will you carry: { NAME($item) }?
journal-hint-add-resource = No more than you can carry.
journal-ask-leave-behind = What is left behind?
journal-hint-leave-behind = Until the load can be carried.
journal-ask-arm-guard = What does { NAME($who) } take on guard?
journal-hint-arm-guard = What a guard holds is not stolen tonight.
journal-ask-answer-offer = Pay them off?
journal-hint-answer-offer = Then the raid is ignored.
journal-ask-answer-raid = Play a crucial action?
journal-hint-answer-raid = One at this moment.
journal-ask-cut = Less damage or fewer wounds?
journal-hint-cut = One for each hit and board-up.
journal-ask-lose-item = What is stolen?
journal-hint-lose-item = One item after another.
journal-ask-wound-guard = Which guard is wounded?
journal-hint-wound-guard = As you choose.
journal-ask-open-fire = Shoot?
journal-hint-open-fire = Or roll grey and keep the ammo.
journal-ask-second-shot = A second shot?
journal-hint-second-shot = For one more ammo.
journal-ask-treat = Who gets medicine?
journal-hint-treat = It works through the fate card.
journal-ask-last-drink = The day ends
journal-hint-last-drink = You may still drink before the losses are counted.
journal-ask-extra-care = Which treated state falls once more?
journal-hint-extra-care = The Field medic helps.
journal-ask-give-habit = { NAME($who) } cannot do without. Give it?
journal-hint-give-habit = Otherwise misery rises by 1.

# Moves.
journal-choice-word = { $verb ->
    [do-done] Done
    [do-confirm] Confirm
    [do-yes] { $asked ->
            [give-water] Give water
            [give-habit] Give it
            [trade] Trade
            [answer-offer] Buy them off
            [accept-offer] Accept
            [bury] Put it under the deck
            [try-luck] Reroll
            [skip-test] Skip the test
            [second-shot] Shoot again
            [shoot-again] Shoot again
           *[other] Yes
        }
    [do-no] { $asked ->
            [give-water] Give none
            [give-habit] Do not give it
            [trade] Do not trade
            [answer-offer] Do not pay
            [accept-offer] Decline
            [bury] Leave it there
            [try-luck] Let it stand
            [skip-test] Take the test
            [answer-raid] Play nothing
            [hold-on] No
           *[other] No
        }
    [do-name] { NAME($thing) }
    [do-hold] Hold on: { NAME($thing) } stays at 3
    [do-give] Give { NAME($thing) }
    [do-unlock] { NAME($thing) }
    [do-lose] Lose { $here ->
            [nobody] { NAME($thing) }
           *[other] { NAME($here) } ({ NAME($thing, case: "at") })
        }
    [do-board] Board up: { NAME($thing) }
    [do-tear] Torn off: { NAME($thing) }
    [do-rubble] Rubble here: { NAME($thing) }
    [do-return] Return card { $thing }
    [do-replace] Replace { NAME($here) }
    [do-decide] { NAME($thing) }
    [do-choose] Choose: { NAME($thing) }
    [do-raids] Raids among them: { $thing }
    [do-keep] { $thing ->
            [nobody] Keep
           *[other] Keep “{ NAME($thing) }”
        }
    [do-meet] Meet them
    [do-slip] Slip away
    [do-skip] Skip the encounter
    [do-search] { NAME($thing) }
    [do-fight] Fight
    [do-flee] Flee
    [do-strike] Strike first
    [do-arm] { NAME($thing) }
    [do-dodge] Dodge { NAME($thing) }
    [do-reroll] Reroll
    [do-luck] Reroll by luck
    [do-aim] Add 2 hits
    [do-hit] { NAME($thing) }
    [do-victim] { NAME($thing) }
    [do-waive] Trade without the fee
    [do-pay] Pay { NAME($thing) }
    [do-take] Take { NAME($thing) }
    [do-pass] Move on
    [do-rest] Rest
    [do-build] Build a fitting
    [do-move] Move { $thing ->
            [nobody] a fitting
           *[other] { NAME($here) } ({ NAME($thing, case: "at") })
        }
    [do-dismantle] Dismantle { $thing ->
            [nobody] a fitting
           *[other] { NAME($here) } ({ NAME($thing, case: "at") })
        }
    [do-perform] Play the guitar
    [do-go] { $here ->
            [nobody] { NAME($thing) }
           *[other] { NAME($here) } ({ NAME($thing, case: "at") })
        }
    [do-shovel] With a shovel
    [do-alone] Alone
    [do-with] With { NAME($thing) }
    [do-make] { NAME($thing) }
    [do-fit] { NAME($thing) }
    [do-at] Here: { NAME($thing) }
    [do-turn] Turn{ $thing ->
            [nobody] { "" }
           *[other] : { NAME($thing) }
        }
    [do-clear] Clear: { NAME($thing) }
    [do-feed] { NAME($thing) }
    [do-guard] Guard
    [do-floor] Sleep on the floor
    [do-scavenge] Scavenge
    [do-leave] Leave the shelter unguarded
    [do-bed] Sleep: { $here ->
            [nobody] { NAME($thing) }
           *[other] { NAME($here) } ({ NAME($thing, case: "at") })
        }
    [do-post] On guard: { NAME($thing) }
    [do-visit] { NAME($here) }, { $thing ->
            [journal-near] near
            [journal-mid] further off
           *[journal-far] far
        }
    [do-add] { $items_n ->
            [0] None
           *[other] { LIST($items) }
        }
    [do-drop] Leave { NAME($thing) }
    [do-play] Play: { NAME($thing) }
    [do-cut] { $thing ->
            [journal-damage] One less damage
           *[other] One less wound
        }
    [do-shoot] Shoot
    [do-grey] Roll grey
    [do-care] { NAME($person) }: { NAME($state) } −1
   *[other] { NAME($thing) }
}
journal-choice-pass = Pass
journal-choice-consume = { $verb ->
    [do-eat] { NAME($person) } eats { NAME($thing) }
    [do-drink] { NAME($person) } drinks { NAME($thing) }
   *[do-treat] Give { NAME($person) } { NAME($thing) }
}
journal-choice-contribute = Hand over { NAME($thing) } for the objective
journal-choice-play-card = Play “{ NAME($thing) }”
journal-group-word = choices
journal-group-consume = food, drink, medicine
journal-group-contribute = payments
journal-group-play-card = crucial actions

# Names.
name-journal-ca_second_wind = Second wind
name-journal-ca_quiet = Not a sound
name-journal-ca_backdoor = Back door
name-journal-ca_aim = Steady hand
name-journal-ca_luck = One more try
name-journal-ca_treasure = Hidden cache
name-journal-ca_hope = A reason to go on
name-journal-ca_bed = Good night's sleep
name-journal-ca_fixer = Good with hands
name-journal-ca_idea = Bright idea
name-journal-ca_bandage = Torn sheet
name-journal-ca_friend = A friend in the city
name-journal-ca_watch = Double watch
name-journal-ca_barricade = Barricade
name-journal-ca_fire = Keep the fire
name-journal-ca_bargain = Hard bargain
name-journal-ca_resolve = Hearts of stone
name-journal-ca_ration = Careful rations
name-journal-ca_rain = Sudden rain
name-journal-ca_hold = Hold on
name-journal-ca_map = Old map
name-journal-ca_gather = Everyone lends a hand
name-journal-ca_meal = Shared meal
name-journal-ca_escape = Run!
name-journal-heap_hall = Heap in the hall
name-journal-heap_stairs = Heap on the stairs
name-journal-heap_wall = Fallen wall
name-journal-heap_glass = Broken glass
name-journal-wardrobe = Wardrobe
name-journal-desk = Writing desk
name-journal-kitchen = Kitchen
name-journal-cellar = Locked cellar
name-journal-locked_flat = Locked flat
name-journal-cage = Basement cage
name-journal-creaking = Creaking floor
name-journal-tiles = Loose tiles
name-journal-dog = Hungry dog
name-journal-shots = Distant shots
name-journal-rain = Heavy rain
name-journal-footsteps = Footsteps
name-journal-voices = Voices
name-journal-torch = Torchlight
name-journal-door_slam = Slammed door
name-journal-alley = Someone in the alley
name-journal-place_1 = Story of this place I
name-journal-place_2 = Story of this place II
name-journal-place_3 = Story of this place III
name-journal-memory = A memory
name-journal-cover = Cover
name-journal-broken_stairs = Broken stairs
name-journal-fire_escape = Fire escape
name-journal-tripwire = Tripwire
name-journal-body = A body under a coat
name-journal-wall_writing = Writing on the wall
name-journal-pipe = Leaking pipe
name-journal-cabinet = Medicine cabinet
name-journal-gun_locker = Gun locker
name-journal-toolbox = Toolbox
name-journal-nursery = Child's room
name-journal-sniper_street = Sniper street
name-journal-candle = Candle in a window
name-journal-stash = Somebody's stash
name-journal-warm_stove = Warm stove
name-journal-fuse_box = Fuse box
name-journal-bicycle = Wrecked bicycle
name-journal-weeds = Overgrown yard
name-journal-solvents = Solvent cupboard
name-journal-barter = Barter in a doorway
name-journal-passage = Blocked passage
name-journal-flooded = Flooded basement
name-journal-quiet_corner = Quiet corner
name-journal-finding_1 = Finding 1
name-journal-finding_2 = Finding 2
name-journal-finding_3 = Finding 3
name-journal-finding_4 = Finding 4
name-journal-finding_5 = Finding 5
name-journal-finding_6 = Finding 6
name-journal-finding_7 = Finding 7
name-journal-finding_8 = Finding 8
name-journal-finding_9 = Finding 9
name-journal-finding_10 = Finding 10
name-journal-finding_11 = Finding 11
name-journal-finding_12 = Finding 12
name-journal-finding_13 = Finding 13
name-journal-finding_14 = Finding 14
name-journal-finding_15 = Finding 15
name-journal-finding_16 = Finding 16
name-journal-fate_01 = Open wounds
name-journal-fate_02 = A bad cough
name-journal-fate_03 = Fever in the house
name-journal-fate_04 = Healing sleep
name-journal-fate_05 = Frost on the glass
name-journal-fate_06 = Bitter frost
name-journal-fate_07 = Infection
name-journal-fate_08 = News travels
name-journal-fate_09 = Nerves
name-journal-fate_10 = Bitter coffee
name-journal-fate_11 = Nothing to read
name-journal-fate_12 = Draughts
name-journal-fate_13 = Bad water
name-journal-fate_14 = Strong bodies
name-journal-fate_15 = Sleepless
name-journal-fate_16 = Gangrene
name-journal-fate_17 = Winter sickness
name-journal-fate_18 = The street changes
name-journal-fate_19 = A day of rest
name-journal-fate_20 = Bad dreams
name-journal-fate_21 = Thaw
name-journal-fate_22 = Long dawn
name-journal-fate_23 = Roads closed
name-journal-fate_24 = Good neighbours
name-journal-hit = Hit
name-journal-disarm = Disarmed
name-journal-jam = Jam
name-journal-retreat = Retreat
name-journal-kill = Killed
name-journal-bed = bed
name-journal-crude_stove = crude stove
name-journal-crude_stove_stew = Stew
name-journal-crude_stove_soup = Soup
name-journal-simple_heater = simple heater
name-journal-simple_heater_wood = Burn wood
name-journal-simple_heater_book = Burn a book
name-journal-water_collector = water collector
name-journal-water_collector_plain = Let it settle
name-journal-water_collector_filter = Filter it
name-journal-armchair = armchair
name-journal-armchair_coffee = Drink coffee
name-journal-armchair_smoke = Smoke
name-journal-armchair_read = Read (keep the book)
name-journal-workshop = workshop
name-journal-workshop_part = Mechanical part
name-journal-workshop_saw = Sawblade
name-journal-workshop_shovel = Shovel
name-journal-workshop_guitar = Mend the guitar
name-journal-animal_trap = animal trap
name-journal-animal_trap_bait = With bait
name-journal-animal_trap_bare = Without bait
name-journal-hideaway = hideaway
name-journal-strong_door = reinforced door
name-journal-rain_barrel = rain barrel
name-journal-kindling_stand = saw-horse
name-journal-kindling_stand_scrap = Break scrap
name-journal-kindling_stand_guitar = Break the broken guitar
name-journal-vegetable_bed = window-box garden
name-journal-vegetable_bed_water = Water the plants
name-journal-good_stove = good stove
name-journal-good_stove_stew2 = Two stews
name-journal-good_stove_stew = Stew
name-journal-good_stove_soup2 = Two soups
name-journal-good_heater = good heater
name-journal-good_heater_wood = Burn wood
name-journal-radio = radio
name-journal-radio_news = News
name-journal-radio_music = Music
name-journal-still = moonshine still
name-journal-still_moonshine = Moonshine
name-journal-still_alcohol = Pure alcohol
name-journal-herb_garden = herb bed
name-journal-herb_garden_grow = Grow herbs
name-journal-big_garden = attic garden
name-journal-big_garden_water = Water the plants
name-journal-apothecary = apothecary table
name-journal-apothecary_herbal = Herbal meds
name-journal-apothecary_meds = Meds
name-journal-apothecary_bandages = Bandages
name-journal-metal_bench = metal bench
name-journal-metal_bench_knife = Knife
name-journal-metal_bench_hatchet = Hatchet
name-journal-metal_bench_wpart = Weapon part
name-journal-gun_bench = gunsmith bench
name-journal-gun_bench_pistol = Repair the pistol
name-journal-gun_bench_rifle = Repair the rifle
name-journal-gun_bench_shotgun = Repair the shotgun
name-journal-gun_bench_ammo = Load ammo
name-journal-alarm = tin-can alarm
name-journal-music_corner = music corner
name-journal-music_corner_play = Play
name-journal-bunk = bunk bed
name-journal-wood = wood
name-journal-component = component
name-journal-water = water
name-journal-canned_food = canned food
name-journal-raw_food = raw food
name-journal-vegetable = vegetables
name-journal-alcohol = pure alcohol
name-journal-moonshine = moonshine
name-journal-cigarette = cigarettes
name-journal-coffee = coffee
name-journal-sugar = sugar
name-journal-shovel = shovel
name-journal-sawblade = sawblade
name-journal-lockpick = lockpick
name-journal-filter = filter
name-journal-mechanical_part = mechanical part
name-journal-electrical_part = electrical part
name-journal-jewelry = jewelry
name-journal-book = book
name-journal-broken_guitar = broken guitar
name-journal-guitar = guitar
name-journal-weapon_part = weapon part
name-journal-knife = knife
name-journal-hatchet = hatchet
name-journal-pistol = pistol
name-journal-rifle = assault rifle
name-journal-shotgun = shotgun
name-journal-broken_pistol = broken pistol
name-journal-broken_rifle = broken assault rifle
name-journal-broken_shotgun = broken shotgun
name-journal-ammo = ammo
name-journal-shell = shell casing
name-journal-herb = herbs
name-journal-chems = chems
name-journal-herbal_meds = herbal meds
name-journal-meds = meds
name-journal-bandages = bandage
name-journal-school = Schoolhouse
name-journal-bakery = Bakery
name-journal-hospital = City hospital
name-journal-garage = Car workshop
name-journal-cottage = Suburban cottage
name-journal-church = Church
name-journal-corner_shop = Corner shop
name-journal-library = Library
name-journal-depot = Railway depot
name-journal-pharmacy = Looted pharmacy
name-journal-tower_block = Tower block
name-journal-police = Police station
name-journal-market = Night market
name-journal-theatre = Old theatre
name-journal-building_site = Building site
name-journal-checkpoint = Army checkpoint
name-journal-allotments = Garden plots
name-journal-brewery = Brewery
name-journal-chapter_1 = Chapter I
name-journal-chapter_2 = Chapter II
name-journal-chapter_3 = Chapter III
name-journal-ev_siege = Roads cut
name-journal-ev_frost = First frost
name-journal-ev_aid = Aid convoy
name-journal-ev_shelling = Shelling
name-journal-ev_visit = Somebody knocks
name-journal-ev_market = Prices soar
name-journal-ev_blackout = Blackout
name-journal-ev_flu = Flu
name-journal-ev_lull = A quiet day
name-journal-ev_crime = Lawless streets
name-journal-ev_snipers = Snipers on the roofs
name-journal-ev_snow = Snowfall
name-journal-ev_memorial = A day to remember
name-journal-ev_refugees = Column of refugees
name-journal-fe_ceasefire = Ceasefire
name-journal-fe_assault = Last assault
name-journal-fe_waiting = Waiting for the news
name-journal-v_trader = Travelling trader
name-journal-v_neighbour = Neighbour with a request
name-journal-v_children = Two children
name-journal-v_volunteer = Aid volunteer
name-journal-v_soldier = Soldier at the door
name-journal-v_tuner = Piano tuner
name-journal-v_widow = Widow with a suitcase
name-journal-v_smuggler = Smuggler
name-journal-v_journalist = Journalist
name-journal-v_refugee = Refugee who can work
name-journal-v_medic = Field medic
name-journal-v_fraud = Charming stranger
name-journal-v_postman = Postman
name-journal-v_choir = Carol singers
name-journal-o_home = A place to live
name-journal-o_clear = Clear the ruins
name-journal-o_stock = Share with the stairwell
name-journal-o_winter = Ready for winter
name-journal-o_clinic = Help for the clinic
name-journal-o_together = Stay together
name-journal-o_everyone = Bring everyone through
name-journal-o_witness = Bear witness
name-journal-o_papers = Papers for the road
name-journal-strong_back = Strong back
name-journal-field_medic = Field medic
name-journal-trained_guard = Trained guard
name-journal-light_step = Light step
name-journal-runner = Runner
name-journal-storyteller = Storyteller
name-journal-locksmith = Locksmith
name-journal-cook = Cook
name-journal-musician = Musician
name-journal-chemist = Chemist
name-journal-carpenter = Carpenter
name-journal-haggler = Haggler
name-journal-gardener = Gardener
name-journal-scout = Scout
name-journal-electrician = Electrician
name-journal-smoker = Smoker
name-journal-reader = Reader
name-journal-none = bare hands
name-journal-goran = Goran
name-journal-irina = Irina
name-journal-tomas = Tomas
name-journal-vesna = Vesna
name-journal-luka = Luka
name-journal-mira = Mira
name-journal-anatol = Anatol
name-journal-sofia = Sofia
name-journal-emil = Emil
name-journal-lena = Lena
name-journal-josef = Josef
name-journal-nadia = Nadia
name-journal-petar = Petar
name-journal-dara = Dara
name-journal-ruben = Ruben
name-journal-n_thief = Lone thief
name-journal-n_neighbours = Hungry neighbours
name-journal-n_kids = Children through the window
name-journal-n_burglars = Burglars
name-journal-n_drunks = Drunken men
name-journal-n_prowlers = Prowlers
name-journal-n_crowbar = Men with crowbars
name-journal-n_stones = Stones in the dark
name-journal-n_fuel = Fuel thieves
name-journal-n_knock = A knock at the door
name-journal-n_lull = Quiet night
name-journal-n_fire = Burning rag
name-journal-n_deserters = Deserters
name-journal-n_shelling = Night shelling
name-journal-n_gang = Armed gang
name-journal-n_snatchers = Weapon snatchers
name-journal-n_siege = They want the house
name-journal-n_medics = They want medicine
name-journal-n_arson = Arsonists
name-journal-n_soldiers = Soldiers on a rampage
name-journal-n_inside = Somebody let them in
name-journal-n_breach = They break the wall
name-journal-r_grandmother = Old woman with a cane
name-journal-r_scavengers = Rival scavengers
name-journal-r_deserter = Deserter
name-journal-r_mother = Mother with a pram
name-journal-r_looters = Looters
name-journal-r_doctor = Exhausted doctor
name-journal-r_boys = Street boys
name-journal-r_watchman = House watchman
name-journal-r_couple = Hidden couple
name-journal-r_trader = Trader with a cart
name-journal-r_wounded = Wounded man
name-journal-r_priest = Priest
name-journal-r_drunk = Drunk soldier
name-journal-r_teacher = Man reading aloud
name-journal-r_bandits = Bandits
name-journal-r_family = Family at table
name-journal-r_guard_dogs = Man with two dogs
name-journal-r_musician = Violinist
name-journal-r_bandits_big = Bandits
name-journal-r_patrol = Army patrol
name-journal-r_sniper = Sniper's nest
name-journal-r_gang = Teenage gang
name-journal-r_slavers = People traders
name-journal-r_mad = Man with a grenade
name-journal-r_militia = Militia tax collectors
name-journal-r_desperate = Starving crowd
name-journal-f3c1 = Breach (3–1)
    .at = 3–1
name-journal-f3c2 = Trash (3–2)
    .at = 3–2
name-journal-f3c3 = Empty space (3–3)
    .at = 3–3
name-journal-f3c4 = Furniture (3–4)
    .at = 3–4
name-journal-f3c5 = Rubble (3–5)
    .at = 3–5
name-journal-f3c6 = Trash (3–6)
    .at = 3–6
name-journal-f2c1 = Furniture (2–1)
    .at = 2–1
name-journal-f2c2 = Locked door (2–2)
    .at = 2–2
name-journal-f2c3 = Empty space (2–3)
    .at = 2–3
name-journal-f2c4 = Sleep on the floor (2–4)
    .at = 2–4
name-journal-f2c5 = Rain gutter (2–5)
    .at = 2–5
name-journal-f2c6 = Breach (2–6)
    .at = 2–6
name-journal-f2c7 = Furniture (2–7)
    .at = 2–7
name-journal-f1c1 = Breach (1–1)
    .at = 1–1
name-journal-f1c2 = Lookout (1–2)
    .at = 1–2
name-journal-f1c3 = Guard (1–3)
    .at = 1–3
name-journal-f1c4 = Empty space (1–4)
    .at = 1–4
name-journal-f1c5 = Trash (1–5)
    .at = 1–5
name-journal-f1c6 = Rubble (1–6)
    .at = 1–6
name-journal-f1c7 = Locked door (1–7)
    .at = 1–7
name-journal-f1c8 = Trash (1–8)
    .at = 1–8
name-journal-f0c1 = Trash (0–1)
    .at = 0–1
name-journal-f0c2 = Bars (0–2)
    .at = 0–2
name-journal-f0c3 = Rubble (0–3)
    .at = 0–3
name-journal-f0c4 = Empty space (0–4)
    .at = 0–4
name-journal-f0c5 = Workbench (0–5)
    .at = 0–5
name-journal-f0c6 = Locked door (0–6)
    .at = 0–6
name-journal-f0c7 = Furniture (0–7)
    .at = 0–7
name-journal-f0c8 = Bars (0–8)
    .at = 0–8
name-journal-f0c9 = Rubble (0–9)
    .at = 0–9
name-journal-f0c10 = Trash (0–10)
    .at = 0–10
name-journal-f0c11 = Breach (0–11)
    .at = 0–11
name-journal-rain_gutter = Rain gutter
name-journal-rain_gutter_collect = Collect rain
name-journal-lookout = Lookout
name-journal-lookout_raid = Watch the street
name-journal-lookout_residents = Watch the neighbours
name-journal-workbench = Workbench
name-journal-workbench_filter = Filter
name-journal-workbench_lockpick = Lockpick
name-journal-workbench_shovel = Shovel
name-journal-board_up = Board up the breach
name-journal-board_up_board = Board up
name-journal-rubble = Rubble
name-journal-bars = Bars
name-journal-locked_door = Locked door
name-journal-trash = Trash
name-journal-furniture = Furniture
name-journal-rubble_1 = Rubble
name-journal-rubble_2 = Rubble
name-journal-rubble_3 = Rubble
name-journal-rubble_4 = Rubble
name-journal-bars_1 = Bars
name-journal-bars_2 = Bars
name-journal-locked_door_1 = Locked door
name-journal-locked_door_2 = Locked door
name-journal-locked_door_3 = Locked door
name-journal-trash_1 = Trash
name-journal-trash_2 = Trash
name-journal-trash_3 = Trash
name-journal-trash_4 = Trash
name-journal-trash_5 = Trash
name-journal-trash_6 = Trash
name-journal-furniture_1 = Furniture
name-journal-furniture_2 = Furniture
name-journal-furniture_3 = Furniture
name-journal-furniture_4 = Furniture
name-journal-rubble_extra = Rubble
name-journal-standard = Standard shelter
name-journal-advanced = Advanced shelter
name-journal-hunger = hunger
name-journal-fatigue = fatigue
name-journal-illness = illness
name-journal-wounds = wounds
name-journal-misery = misery
name-journal-black = black die
name-journal-grey = grey combat die
name-journal-yellow = yellow combat die
name-journal-red = red combat die
name-journal-A = Enemy A
name-journal-B = Enemy B
name-journal-C = Enemy C
name-journal-A1 = Enemy A1
    .in = enemy A1
name-journal-A2 = Enemy A2
    .in = enemy A2
name-journal-A3 = Enemy A3
    .in = enemy A3
name-journal-A4 = Enemy A4
    .in = enemy A4
name-journal-B1 = Enemy B1
    .in = enemy B1
name-journal-B2 = Enemy B2
    .in = enemy B2
name-journal-B3 = Enemy B3
    .in = enemy B3
name-journal-B4 = Enemy B4
    .in = enemy B4
name-journal-C1 = Enemy C1
    .in = enemy C1
name-journal-C2 = Enemy C2
    .in = enemy C2
name-journal-C3 = Enemy C3
    .in = enemy C3
name-journal-C4 = Enemy C4
    .in = enemy C4
name-journal-player1 = Player 1
name-journal-player2 = Player 2
name-journal-player3 = Player 3
name-journal-player4 = Player 4
name-journal-player5 = Player 5
name-journal-player6 = Player 6
name-journal-morning = Morning
name-journal-day = Day actions
name-journal-dusk = Dusk
name-journal-evening = Evening
name-journal-scavenging = Scavenging
name-journal-raid = Night raid
name-journal-dawn = Dawn
name-journal-over = the end
name-journal-set_up = set-up
name-journal-near = Near
name-journal-mid = Middle
name-journal-far = Far
name-journal-heap = heap
name-journal-pantry = pantry
name-journal-miss = miss
name-journal-hit1 = 1 hit
name-journal-hit2 = 2 hits
name-journal-hit3 = 3 hits
name-journal-sign = a sign
name-journal-axe = axe
name-journal-buckshot = buckshot
name-journal-out_of_ammo = out of ammo
name-journal-damage = damage
name-journal-guard = on guard
name-journal-scavenge = on the trip
name-journal-floor = on the floor
name-journal-pick = pick the lock
name-journal-clear = clear rubble
name-journal-saw = saw through the bars
name-journal-craft = work
name-journal-build = build
name-journal-move = move
name-journal-dismantle = dismantle
name-journal-play = play music
name-journal-night_raid = night raids
name-journal-residents = residents
name-journal-event = events
name-journal-location = locations
name-journal-unknown = the unknown
name-journal-food = food
name-journal-medical = medical token
name-journal-weapon = weapon
name-journal-tool = tool
name-journal-kind = kindness
name-journal-dignity = dignity
name-journal-witness = testimony
name-journal-child = a child helped
name-journal-stole = theft
name-journal-betrayed = betrayal
name-journal-debt = debt
name-journal-letter_out = a letter sent
name-journal-letters = letters
name-journal-music = music
name-journal-pump = the pump
name-journal-ending_road = the road
name-journal-ending_scattered = scattered
name-journal-ending_silence = silence
name-journal-ending_stay = those who stayed
name-journal-ending_together = together
name-journal-ending_witness = witnesses
name-journal-liquor = liquor
name-journal-comfort = comfort
name-journal-any = anything
name-journal-resource = resource
