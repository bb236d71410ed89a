# What only The Journal says in the browser.

web-option-journal-shelter = Side of the board
web-option-journal-shelter-standard = Standard shelter
web-option-journal-shelter-advanced = Advanced shelter
web-option-journal-siege = Length of the siege
web-option-journal-siege-full = full
web-option-journal-siege-short = short

# The table.
web-kind-journal-PlanFor = The plan of a stage
web-kind-journal-ConfirmStage = The plan of a stage
web-kind-journal-Decide = The leader decides
web-journal-you = you
web-journal-day = Day { $n }
web-journal-day-low = day { $n }
web-journal-before = Before the siege
web-journal-chapter = chapter { $n }
web-journal-leader = leader:
web-journal-phase-set-up = Setting up
web-journal-phase-morning = Morning
web-journal-phase-day = Day
web-journal-phase-dusk = Dusk
web-journal-phase-evening = Evening
web-journal-phase-scavenging = Scavenging
web-journal-phase-raid = Raid
web-journal-phase-dawn = Dawn
web-journal-phase-over = The end
web-journal-floor = { $n ->
    [3] Attic
    [2] Upper floor
    [1] Ground floor
   *[0] Cellar
}
web-journal-card-rubble = Rubble
web-journal-card-remnants = Rubble remnants
web-journal-card-bars = Bars
web-journal-card-locked-door = Lock
web-journal-card-trash = Trash
web-journal-card-furniture = Furniture
web-journal-card-rain-gutter = Gutter
web-journal-card-lookout = Lookout
web-journal-card-workbench = Bench
web-journal-breach = Breach { $letter }
web-journal-boarded = Boards { $letter }
web-journal-post = Guard
web-journal-on-floor = Floor
web-journal-empty = empty
web-journal-about-space = { $floor ->
    [3] Attic
    [2] Upper floor
    [1] Ground floor
   *[0] Cellar
}, { $col }: { $what }
web-journal-about-points = { $n ->
    [one] { $n } search left
   *[other] { $n } searches left
}
web-journal-out-of-reach = out of reach
web-journal-well = no complaints
web-journal-group = The group
web-journal-cold = Cold
web-journal-about-cold = Cold tokens: { $n }
web-journal-where-to = Where to go tonight
web-journal-slot = { $slot ->
    [near] near
    [mid] not far
   *[far] far
} · { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
web-journal-noise = Noise
web-journal-about-noise = Noise { $n }: somebody comes on a black die of { $n } or less
web-journal-met-at = { $n ->
    [1] an encounter on 1 of 10
   *[other] an encounter on 1–{ $n } of 10
}
web-journal-ahead = ahead; home when the unknown is used up
web-journal-card-of = { $left ->
    [0] card { $n }, the last one
   *[other] card { $n }, { $left } ahead
}
web-journal-turn = Turn it
web-journal-load = Load { $n } of { $of }
web-journal-of-load = of { $of }
web-journal-cannot = not now: something is missing
web-journal-unsaid = How it ends will be seen afterwards
web-journal-talk-first = { $n ->
    [one] Talk first: the choice opens in { $n } second.
   *[other] Talk first: the choice opens in { $n } seconds.
}
web-journal-turn-page = Turn the page
web-journal-rest = rest
web-journal-deed = { $deed ->
    [search] search
    [clear] rubble
    [pick] lock
    [saw] bars
    [craft] work
    [build] build
    [move] move
    [dismantle] dismantle
   *[play] music
}
web-journal-task = { $task ->
    [bed] Bed
    [floor] Floor
    [guard] On guard
   *[scavenge] Out
}
web-journal-task-does = { $task ->
    [bed] fatigue becomes 0
    [floor] fatigue −2, room for everybody
    [guard] fatigue +1; one at least is needed
   *[scavenge] fatigue +1; up to three people
}
web-journal-task-full = { $task ->
    [bed] no bed is free
    [scavenge] three go already
   *[other] no room
}
web-journal-drink = { $how ->
    [yes] Has drunk
    [no] No water
   *[other] No water yet
}
web-journal-meal = { $food ->
    [nobody] Has not eaten yet
    [journal-nothing] No food
   *[other] { NAME($food) }
}
web-journal-round = Combat, round { $n }
web-journal-slain = killed: { $n }
web-journal-hits = our hits: { $n }
web-journal-taken = wounds to us: { $n }
web-journal-row = { $row ->
    [firearm] Firearms
    [melee] Melee
   *[none] Unarmed
}
web-journal-rerolls = rerolls: { $n }
web-journal-whole = unhurt
web-journal-about-foe = Enemy { $foe }: { NAME($weapon) }, prowess { $prowess }, wounds { $wounds }
web-journal-die = { NAME($colour) }: { NAME($face) }
web-journal-raid-left = { $what ->
    [damage] damage: so much is taken
   *[wounds] wounds to guards
}
web-journal-cuts = { $n ->
    [one] { $n } more stop
   *[other] { $n } more stops
}
web-journal-out-tonight = Out tonight: { $who }
web-journal-storage = Storage
web-journal-pack = Findings
web-journal-shelf = { $colour ->
    [green] food and comfort
    [grey] things
    [red] weapons
   *[yellow] medicine
}
web-journal-count = { $item ->
    [wood] wood
    [component] { $n ->
        [one] component
       *[other] components
    }
   *[water] water
}
web-journal-nothing = Empty.
web-journal-crucial = crucial action
web-journal-now = can be played now
web-journal-when = { $timing ->
    [day] only by day
    [dusk] at dusk
    [evening] in the evening
    [scavenging] while scavenging
    [dawn] at dawn
    [combat] in combat
    [raid] in a raid
    [encounter] at an encounter
    [empathy] at a test
    [level4] at level 4
    [any_roll] after a roll
    [trade] in a trade
   *[other] at any time
}
web-journal-leaf-back = The day before
web-journal-leaf-on = The day after
web-journal-paid = Handed over:
web-journal-can-build = What can be built
web-journal-ideas = Ideas
web-journal-decks = Cards in the decks
web-journal-deck = { $deck ->
    [events] events
    [locations] locations
    [exploration] exploration
    [residents] residents
    [raids] raids
    [fate] fate
    [visitors] visitors
    [crucial] crucial actions
   *[findings] findings
}
web-journal-on-top = Seen on top
web-journal-fulfilled = Objectives fulfilled
web-journal-marks = What is remembered
web-journal-end-ceasefire = Ceasefire
web-journal-end-nobody = The house is empty
web-journal-end-unguarded = Nobody stood guard
web-journal-end-day = Day { $n }
web-journal-came-through = Came through: { $who }
web-journal-score = The chronicle’s score
web-journal-story = The whole siege
web-journal-days = Days
web-journal-keep = Save as a page

# How the diary writes.
web-journal-diary-drank = Drank: { LIST($ids) }.
web-journal-diary-went-thirsty = No water: { LIST($ids) }.
web-journal-diary-went-hungry = Went to bed hungry: { LIST($ids) }.
web-journal-diary-gained = We now have: { LIST($ids) }.
web-journal-diary-discarded = Gone: { LIST($ids) }.
web-journal-diary-equipped = Taken along: { LIST($ids) }.
web-journal-diary-ate = Ate: { $what }.
web-journal-diary-state-changed = { $what }.
