# What the card of any piece of the Journal says. What is printed on cards is taken from their descriptions.

journal-look-title = { NAME($what) }
journal-look-title-habit = Habit
journal-look-title-cold = Cold
journal-look-title-noise = Noise
journal-look-title-cover = Cover
journal-look-title-unknown = The unknown
journal-look-title-foe = { NAME($foe) }
journal-look-title-task-bed = Bed
journal-look-title-task-floor = Floor
journal-look-title-task-guard = On guard
journal-look-title-task-scavenge = Out
journal-look-evening-bed = One person a bed that can be reached: the fatigue becomes 0.
journal-look-evening-floor = Room for everybody: the fatigue falls by 2.
journal-look-evening-guard = Defends the house in the night raid; the fatigue rises by 1.
journal-look-evening-guard-needed = Without a single guard the game is lost.
journal-look-evening-scavenge = Up to three people; the fatigue rises by 1.
journal-look-title-cut-damage = Damage
journal-look-title-cut-wounds = Wounds
journal-look-cut-damage = { $n ->
    [one] { $n } item is stolen from the storage.
   *[other] { $n } items are stolen from the storage.
}
journal-look-cut-wounds = { $n ->
    [one] { $n } wound is shared out among the guards.
   *[other] { $n } wounds are shared out among the guards.
}
journal-look-cut-by = Each hit of a guard and each boarded breach stops one, here or there, as the leader chooses.
journal-look-title-deck-events = Event deck
journal-look-title-deck-locations = Location deck
journal-look-title-deck-exploration = Exploration deck
journal-look-title-deck-residents = Resident deck
journal-look-title-deck-raids = Night-raid deck
journal-look-title-deck-fate = Fate deck
journal-look-title-deck-visitors = Visitor deck
journal-look-title-deck-crucial = Deck of crucial actions
journal-look-title-deck-findings = Finding deck
journal-look-title-deck-people = Character deck

# Players.
journal-look-leads = Leads now: this word decides, the others advise.
journal-look-advises = Advises now: the leader decides.
journal-look-next-leader = { NAME($who) } leads after that.

# Characters and states.
journal-look-person = A { NAME($role) }. Inventory { $carries }, prowess { $prowess }, empathy { $empathy }.
journal-look-dead = { NAME($who) } is dead.
journal-look-left = { NAME($who) } has left the group.
journal-look-coming = You met { NAME($who) } on the trip, who is on the way until dawn.
journal-look-has-state = Now { NAME($state) } { $n }.
journal-look-actions = { $n ->
    [0] Cannot act today.
    [one] { $n } action of { $of } today.
   *[other] { $n } actions of { $of } today.
}
journal-look-medicine = Ready for dawn: { LIST($items) }.
journal-look-task-floor = Sleeps on the floor tonight.
journal-look-task-bed = Sleeps in a bed tonight.
journal-look-task-guard = Stands guard tonight.
journal-look-task-scavenge = Goes out tonight.
journal-look-habit-smoker = Smokes: when fate asks for it, there must be cigarettes, or misery +1.
journal-look-habit-coffee = Drinks coffee: when fate asks for it, there must be coffee, or misery +1.
journal-look-habit-reader = Reads: when fate asks for it, there must be a book in storage, or misery +1.
journal-look-habit-none = Depends on nothing.
journal-look-level = { NAME($who) } has { $n } of { $of }.
journal-look-blocks-now = { $n ->
    [0] It is no hindrance yet.
    [one] It takes { $n } action a day.
   *[other] It takes { $n } actions a day.
}
journal-look-blocks-hunger = Hunger 3 takes the third action of the day.
journal-look-blocks-fatigue = Fatigue 2 takes the third action, fatigue 3 the second and third.
journal-look-blocks-illness = Illness 2 takes the third action, illness 3 the second and third.
journal-look-blocks-wounds = Wounds 2 take the third action, wounds 3 the second and third.
journal-look-blocks-misery = Misery 2 takes the third action, misery 3 all three.
journal-look-eased-hunger = Canned food lowers hunger by 2, raw food by 1; vegetables only keep it from rising.
journal-look-eased-fatigue = A bed clears it, the floor takes 2; coffee in the armchair helps too.
journal-look-eased-illness = Give meds or herbal meds before the fate card: the one it asks for helps.
journal-look-eased-wounds = Give a bandage before the fate card: mostly it asks for one.
journal-look-eased-misery = A drink at dawn, the armchair, music and good deeds lift it.
journal-look-close-to-four = One step from four: { LIST($who) }.

# The shelter.
journal-look-out-of-reach = Out of reach now: the way from the guard is blocked.
journal-look-open-breach = The breach is open: nobody can pass here, and nothing stands in a raid’s way.
journal-look-boarded = Boarded up: it takes one off every raid.
journal-look-boards = Breaches boarded up: { $n } of { $of }.
journal-look-searched = { $n ->
    [0] Nobody has searched here yet.
    [one] Half searched: { $n } search point of { $of }.
   *[other] Search points: { $n } of { $of }.
}
journal-look-whole-rubble = It takes two turns: the first uncovers part of the loot, the second clears the rest.
journal-look-remnants = Remnants of rubble: one more turn, and the way is free.
journal-look-inside = Nobody knows what is inside.
journal-look-stands = Here stands: { NAME($what) }.
journal-look-guard = The guards stand here at night. Without a guard the siege is lost.
journal-look-guard-way = Every way through the house begins here.
journal-look-floor = Any number can sleep on the floor: fatigue −2 each.
journal-look-empty = An empty space: something can be built here.
journal-look-recipe = { NAME($what) }: { $items_n ->
    [0] { LIST($does) } for nothing.
   *[other] { LIST($items) } → { LIST($does) }.
}
journal-look-recipe-takes = { NAME($what) }: { $items_n ->
    [0] it costs nothing.
   *[other] it takes { LIST($items) }.
}
journal-look-left-today = { $n ->
    [0] No more today.
    [one] { $n } more time today.
   *[other] { $n } more times today.
}
journal-look-build = To build: one action, and from storage { LIST($items) }.
journal-look-built = It is built. Dismantled, it gives wood and a component back.
journal-look-idea = So far it is only an idea: it has to be unlocked.
journal-look-none-left = There are no more of these.
journal-look-next-to = Only beside another one: { NAME($what) } must stand on the next space of the same floor.
journal-look-replaces = It may be laid over the old one: { NAME($what) }.
journal-look-lacks = Missing: { LIST($items) }.
journal-look-bed = { $n ->
    [one] One may sleep here.
   *[other] { $n } may sleep here.
}

# What cards do.
journal-does = { $what ->
    [nobody] { LIST($does) }
   *[other] “{ NAME($what) }”: { LIST($does) }
}
journal-does-on = { $what ->
    [nobody] On { $on }
   *[other] “{ NAME($what) }”, on { $on }
}: { LIST($does) }
journal-does-if-cold = With cold { $n } or more: { LIST($does) }
journal-does-else-boarded = With fewer than { $n } breaches boarded up: { LIST($does) }
journal-does-if-any-state = If anybody has { NAME($which) } { $n }: { LIST($does) }
journal-does-if-flag = For kindness shown: { LIST($does) }
journal-does-if-stat = If anybody has prowess { $n } or more: { LIST($does) }
journal-does-if-raid = If damage is left: { LIST($does) }
journal-does-if-has = With a { NAME($which) } in storage: { LIST($does) }
journal-look-does = { $what ->
    [nobody] At once: { LIST($does) }.
   *[other] { journal-does }.
}
journal-look-does-on = { journal-does-on }.
journal-look-does-if-cold-at-least = { journal-does-if-cold }.
journal-look-does-else-boarded-at-least = { journal-does-else-boarded }.
journal-look-does-if-any-state = { journal-does-if-any-state }.
journal-look-does-if-flag = { journal-does-if-flag }.
journal-look-does-if-stat = { journal-does-if-stat }.
journal-look-does-if-raid-damage-left-at-least = { journal-does-if-raid }.
journal-look-does-if-has = { journal-does-if-has }.
journal-look-needs = “{ NAME($what) }” needs { LIST($items) }.
journal-look-needs-people = “{ NAME($what) }” needs two of you.
journal-look-walk-past = You may also walk past.
journal-look-at-dawn = Upper half: { LIST($does) }.
journal-look-at-dawn-on = Upper half, on { $on }: { LIST($does) }.
journal-look-copies = Such cards in the deck: { $n }.

# Things.
journal-look-use-canned-food = Hunger −2 for whoever eats it.
journal-look-use-raw-food = Hunger −1 for whoever eats it. A stove makes canned food of it.
journal-look-use-vegetable = Hunger does not rise, and does not fall. A stove makes soup of it.
journal-look-use-alcohol = Misery −1, fatigue +1. The apothecary table needs it for meds.
journal-look-use-moonshine = Misery −1, fatigue +2. Pure alcohol and bandages are made of it.
journal-look-use-cigarette = For smokers when fate asks; for anybody in the armchair. Good for trading too.
journal-look-use-coffee = For coffee drinkers when fate asks; in the armchair it lowers misery and fatigue.
journal-look-use-sugar = The still needs it.
journal-look-use-shovel = With a shovel one alone can clear rubble.
journal-look-use-sawblade = Saws through bars, in the house and outside. You keep it.
journal-look-use-lockpick = Picks locks, in the house and outside. It breaks when the lock opens.
journal-look-use-filter = With a filter the water collector gives 5 water, not 2.
journal-look-use-mechanical-part = For lockpicks and shovels, stoves, benches and doors.
journal-look-use-electrical-part = For the radio, the alarm and the attic garden.
journal-look-use-jewelry = It cannot be eaten, but it trades well.
journal-look-use-book = For readers when fate asks; it can be read in the armchair, or burnt.
journal-look-use-broken-guitar = The workshop mends it, the saw-horse makes firewood of it.
journal-look-use-guitar = For the music corner; the musician can do without the corner.
journal-look-use-weapon-part = For weapons, made or mended.
journal-look-use-broken-pistol = The gunsmith bench makes a pistol of it.
journal-look-use-broken-rifle = The gunsmith bench makes an assault rifle of it.
journal-look-use-broken-shotgun = The gunsmith bench makes a shotgun of it.
journal-look-use-ammo = One shot, one round. Without ammo a shooter rolls the grey die.
journal-look-use-shell = Empty: with chems the gunsmith bench makes two rounds of it.
journal-look-use-herb = For meds and bandages.
journal-look-use-chems = For meds and ammo.
journal-look-use-herbal-meds = Give it to the ill before the fate card. It does not count as meds.
journal-look-use-meds = Give it to the ill before the fate card.
journal-look-use-bandages = Give it to the wounded before the fate card.
journal-look-use-wood = For boards, furniture and the fire.
journal-look-use-component = For nearly everything that is built or made.
journal-look-use-water = One for everybody at dusk. Stoves and gardens need it too.
journal-look-cures = It lies on the character, one of each kind at most, against { NAME($state) }. It cannot be stolen.
journal-look-in-storage = { $here } in storage, { $box } more in the box.
journal-look-in-pile = With you on the trip: { $n }.
journal-look-water-need = Dusk needs { $n }.
journal-look-resource = Weight 1. It cannot be sold or bought.
journal-look-token = Weight { $weight }, value { $value }.
journal-look-rolls = In a fight and on guard: { NAME($die) }.
journal-look-faces = Its faces: { LIST($faces) }.
journal-look-firearm = { $n ->
    [one] Strikes before the others. A shot takes a round of ammo.
   *[other] Strikes before the others. Up to { $n } shots in a row, a round of ammo each.
}
journal-look-kills = The face “{ NAME($face) }” kills at once, and ends a raid.
journal-look-black-die = From 1 to 10: for locks, meetings, thirst and tests of empathy.
journal-look-combat-die = A hit is a wound, or one off a raid. As many rerolls as prowess.

# Tracks and places.
journal-look-cold = { $n ->
    [0] No cold tokens yet; { $of } is the most.
    [one] { $n } cold token; { $of } is the most.
   *[other] { $n } cold tokens; { $of } is the most.
}
journal-look-cold-bites = From { $n } on fate cards begin to ask for somebody’s health. A heater lowers it, while there is fuel.
journal-look-noise = Noise { $n }. A meeting on { $heard } or less of { $of }.
journal-look-noise-changed = The place or a skill changes only the roll: it is made against { $heard }.
journal-look-noise-outside = Noise counts on a trip only and begins at 1, unless the place says otherwise.
journal-look-noise-roll = The die is rolled when a card says so. After a meeting noise is 1 again.
journal-look-cover-meeting = When hostile residents appear you may slip away: no meeting, and two cards go back to the deck.
journal-look-cover-fight = When a fight begins you may strike first, from behind, or slip away too.
journal-look-covers = Such cards with you: { $n }.
journal-look-unknown = { $n ->
    [0] No cards ahead.
    [one] { $n } card ahead.
   *[other] { $n } cards ahead.
}
journal-look-unknown-end = Home comes when the cards run out: you cannot leave earlier of your own will.
journal-look-unknown-return = “Return” means to shuffle the top cards back unseen. It makes the night shorter.
journal-look-place = { $slot ->
    [journal-near] Near
    [journal-mid] Further off
   *[journal-far] Far
}: { $n ->
    [one] { $n } card
   *[other] { $n } cards
} of The unknown.
journal-look-stories = { $n ->
    [0] All stories of this place are told.
    [one] { $n } story of this place is untold.
   *[other] { $n } stories of this place are untold.
}
journal-look-finding-furniture = In furniture: { LIST($items) }.
journal-look-finding-heap = In a heap: { LIST($items) }.
journal-look-finding-pantry = In a pantry: { LIST($items) }.
journal-look-hostile = A hostile card: it may come to a fight. With Cover you can slip away.
journal-look-not-hostile = Not a hostile card: the script tells what happens.
journal-look-enemy = { NAME($foe) }{ $n ->
    [1] { "" }
   *[other] { " " }×{ $n }
}: { NAME($weapon) }.
journal-look-bandits = Bandits: no empathy test for the killed.
journal-look-foe = Armed with { NAME($weapon) }, prowess { $prowess }: it rerolls a miss so often.
journal-look-foe-wounds = { $n } of { $of } wounds: the last one fells it.
journal-look-shoots-first = It shoots before knives come near.
journal-look-backup = Out of ammo it takes to something else: { NAME($weapon) }.

# Cards.
journal-look-raid = Damage { $damage }, wounds { $wounds }.
journal-look-steals = { $then ->
    [nobody] They take { NAME($first) }.
   *[other] They take { NAME($first) } first, then { NAME($then) }.
}
journal-look-offer = They can be bought off before the dice: { LIST($items) }.
journal-look-offer-value = They can be bought off before the dice: tokens worth at least { $n }.
journal-look-no-dice = These are shells: guards roll no dice.
journal-look-no-boards = Boarded-up breaches do not help today.
journal-look-defence = Guards: { $guards }; breaches boarded up: { $boards }.
journal-look-incident-hit-opponent = Lower half, if the { NAME($die) } was rolled in a fight: the other side takes wounds, { $n }.
journal-look-incident-hit-roller = Lower half, if the { NAME($die) } was rolled in a fight: the side that rolled takes wounds, { $n }.
journal-look-incident-disarm-opponent = Lower half, if the { NAME($die) } was rolled in a fight: one of the other side drops its weapon.
journal-look-incident-disarm-roller = Lower half, if the { NAME($die) } was rolled in a fight: one of the side that rolled drops its weapon.
journal-look-incident-jam-roller = Lower half, if the { NAME($die) } was rolled in a fight: a misfire, whoever rolled misses a round.
journal-look-incident-kill-opponent = Lower half, if the { NAME($die) } was rolled in a fight: one of the other side is killed.
journal-look-incident-retreat-opponent = Lower half, if the { NAME($die) } was rolled in a fight: the enemies run, the fight is over.
journal-look-event-cold = { $n ->
    [one] { $n } cold token is added.
   *[other] { $n } cold tokens are added.
}
journal-look-visitor = A visitor is in the house: the script tells what follows.
journal-look-visitor-goods = Visitors are paid from storage, and what they give goes there too.
journal-look-timing-any = Played at any time outside fights and cards.
journal-look-timing-any-roll = Played right after a roll.
journal-look-timing-combat = Played before a round of a fight.
journal-look-timing-combat-or-raid = Played after a roll in a fight or a raid.
journal-look-timing-dawn = Played at dawn, before the fate card.
journal-look-timing-day = Played by day, until the plan is confirmed.
journal-look-timing-dusk = Played at dusk, before the water is given out.
journal-look-timing-empathy = Played before an empathy test.
journal-look-timing-encounter = Played at a meeting.
journal-look-timing-evening = Played in the evening, before anybody sets out.
journal-look-timing-level4 = Played when a state has come to 4.
journal-look-timing-raid = Played in a raid, before the dice.
journal-look-timing-scavenging = Played on a trip, between cards.
journal-look-timing-trade = Played before a trade.
journal-look-not-payable = It cannot be paid now.
journal-look-with-the-lead = It passes on with the lead.
journal-look-conditions = Conditions met: { $n } of { $of }.
journal-look-paid-value = Handed over: { $n } of { $of }.
journal-look-still-due = Still to hand over: { LIST($items) }.
journal-look-fulfilled = All that is needed is done.
journal-look-judged = Judged when { NAME($chapter) } is revealed.
journal-look-judged-last = Judged on the day of the ceasefire.
journal-look-success = If it works out: { LIST($does) }.
journal-look-failure = If not: { LIST($does) }.
journal-look-cards-left = { $n ->
    [0] No cards left.
    [one] { $n } card left.
   *[other] { $n } cards left.
}
journal-look-deck-events = One is revealed every morning: a chapter, an event, or the ceasefire.
journal-look-deck-locations = New places come from here for those that are gone.
journal-look-deck-exploration = Every trip is made of these.
journal-look-deck-residents = Whom those meet who make noise.
journal-look-deck-raids = One is revealed every night.
journal-look-deck-fate = One is revealed every dawn; in a fight they say what the sign S means.
journal-look-deck-visitors = Visitors return to the deck at dawn.
journal-look-deck-crucial = At dawn two are drawn and one is kept.
journal-look-deck-findings = What lies in heaps, furniture and pantries.
journal-look-deck-people = Who else may come to you.
journal-look-hostile-share = Hostile among them: { $n } of { $of }.
journal-look-red-left = Set aside with a red corner: { $n }. A crime wave brings them.
journal-look-top = All have seen the top one: { NAME($what) }.

# Who they are.
name-journal-goran_role = firefighter
name-journal-irina_role = army nurse
name-journal-tomas_role = night watchman
name-journal-vesna_role = climber
name-journal-luka_role = bicycle courier
name-journal-mira_role = schoolteacher
name-journal-anatol_role = locksmith
name-journal-sofia_role = canteen cook
name-journal-emil_role = street musician
name-journal-lena_role = chemistry student
name-journal-josef_role = carpenter
name-journal-nadia_role = market trader
name-journal-petar_role = retired gardener
name-journal-dara_role = teenager
name-journal-ruben_role = electrician
