# The Journal: what happened. A message for each class of games/journal/events.py.

journal-event-set-up = The group: { LIST($people) }.
journal-event-lead-passed = The lead passes: { NAME($who) }.
journal-event-day-began = Day { $day }
journal-event-phase-began = { NAME($phase) }
journal-event-stage-began = { $stage ->
    [4] Extra actions
   *[other] Stage { $stage }
}
journal-event-morning-came = The morning brings: { NAME($card) }.
journal-event-visitor-came = At the door: { NAME($card) }.
journal-event-script-read = Script { $script }.
journal-event-decided = { $choice ->
    [0] They move on.
   *[other] Choice { $choice }.
}
journal-event-cold-changed = Cold tokens: { $cold }.
journal-event-noise-changed = Noise: { $noise }.
journal-event-gained = +{ $n }: { NAME($item) }.
journal-event-discarded = −{ $n }: { NAME($item) }.
journal-event-state-changed = { NAME($who) }: { NAME($state) } { $level }.
journal-event-black-die-rolled = Black die: { $die }.
journal-event-combat-die-rolled = { NAME($who) } rolls { NAME($colour) }: { NAME($face) }.
journal-event-test-passed-over = The test is not made.
journal-event-planned = { NAME($who) }: { NAME($deed) }{ $space ->
    [nobody] { "" }
   *[other] , { NAME($space) }
}{ $what ->
    [nobody] { "" }
   *[other] , { NAME($what) }
}{ $helper ->
    [nobody] .
   *[other] ; with { NAME($helper) }.
}
journal-event-rested = { NAME($who) } rests.
journal-event-card-cleared = Cleared, { NAME($space) }: { NAME($card) }.
journal-event-remnants-left = Only remnants are left: { NAME($space) }.
journal-event-searched = Searched, { NAME($space) }: { $points }.
journal-event-lock-held = The lock holds: { NAME($space) }.
journal-event-fitting-built = Built: { NAME($fitting) }, { NAME($space) }.
journal-event-fitting-moved = Moved: { NAME($fitting) }, { NAME($space) }.
journal-event-fitting-taken = Gone from the shelter: { NAME($fitting) }.
journal-event-idea-unlocked = A new idea: { NAME($fitting) }.
journal-event-breach-boarded = Boarded up: { NAME($space) }.
journal-event-boards-torn = The boards are torn off: { NAME($space) }.
journal-event-rubble-fell = Rubble falls: { NAME($space) }.
journal-event-music-played = { NAME($who) } plays.
journal-event-drank = { NAME($who) } drinks water.
journal-event-went-thirsty = { NAME($who) } stays thirsty.
journal-event-ate = { NAME($who) } eats: { NAME($item) }.
journal-event-went-hungry = { NAME($who) } eats nothing.
journal-event-toasted = { NAME($who) } drinks: { NAME($item) }.
journal-event-task-given = { NAME($who) }: { NAME($task) }.
journal-event-went-out = { LIST($party) } set out: { NAME($location) }.
journal-event-equipped = Taken along: { NAME($item) }.
journal-event-unknown-laid = The unknown: { $n }.
journal-event-card-turned = { NAME($card) }
journal-event-cards-returned = Cards returned: { $n }.
journal-event-cards-added = Cards added: { $n }.
journal-event-card-kept = Kept: { NAME($card) }.
journal-event-cover-used = The cover is used.
journal-event-looted = Findings, { NAME($row) }: { NAME($card) }.
journal-event-resident-met = An encounter: { NAME($card) }.
journal-event-encounter-avoided = The encounter is avoided.
journal-event-withdrew = { NAME($who) } withdraws.
journal-event-exploration-ended = The exploration is over.
journal-event-carried = { $items_n ->
    [0] Nothing is carried home.
   *[other] Carried home: { LIST($items) }.
}
journal-event-fight-began = A fight begins: { LIST($foes) }.
journal-event-round-began = Round { $round }
journal-event-armed = { NAME($who) }: { NAME($weapon) }.
journal-event-foe-hit = Enemy { $foe }: wounds { $wounds }.
journal-event-foe-killed = Enemy { $foe } is dead.
journal-event-foe-rearmed = Enemy { $foe }: { NAME($weapon) }.
journal-event-foes-ran = The enemies run.
journal-event-fled = The party flees.
journal-event-struck-from-behind = { $by ->
    [us] The characters strike from behind.
   *[them] The enemies strike from behind.
}
journal-event-fight-ended = { $won ->
    [yes] The fight is won.
   *[other] The fight is over.
}
journal-event-sign-drawn = { $kind ->
    [nobody] A sign of fate, { NAME($card) }: a miss.
   *[other] A sign of fate, { NAME($card) }: { NAME($kind) }.
}
journal-event-lost-weapon = { NAME($who) } loses the weapon.
journal-event-jammed = { NAME($who) } misses the next round.
journal-event-raid-came = Night raid: { NAME($card) }. Damage { $damage }, wounds { $wounds }.
journal-event-raid-changed = Damage { $damage }, wounds { $wounds }.
journal-event-raid-ignored = The raid is ignored.
journal-event-guard-armed = { NAME($who) } on guard: { NAME($weapon) }.
journal-event-crime-spread = A crime wave: raids { $raids }, residents { $residents }.
journal-event-medicine-given = { NAME($who) } gets { NAME($item) }.
journal-event-fate-turned = Fate: { NAME($card) }.
journal-event-medicine-used = { NAME($who) } is treated: { NAME($item) }.
journal-event-location-replaced = { NAME($gone) } is gone; new on Far: { NAME($card) }.
journal-event-crucial-kept = A crucial action is kept: { NAME($card) }.
journal-event-crucial-played = Crucial action: { NAME($card) }!
journal-event-died = { NAME($who) } is dead.
journal-event-departed = { NAME($who) } leaves the group.
journal-event-collapsed = { NAME($who) } collapses.
journal-event-held-on = { NAME($who) } holds on.
journal-event-joined = { NAME($who) } joins the group.
journal-event-arrived = { NAME($who) } arrives at the shelter.
journal-event-actions-lost = { NAME($who) } loses actions: { $n }.
journal-event-actions-won = { NAME($who) } has extra actions: { $n }.
journal-event-trade-began = Trade; the fee is { $fee }.
journal-event-trade-refused = No trade.
journal-event-trade-forbidden = No trade until the next morning.
journal-event-prices-rose = Prices rise, { NAME($category) }: +{ $n }.
journal-event-peeked = Seen, { NAME($deck) }: { LIST($cards) }.
journal-event-buried = Put under the deck: { NAME($card) }.
journal-event-marked = A mark: { NAME($mark) } ({ $n }).
journal-event-objective-revealed = Objective: { NAME($objective) }.
journal-event-objective-paid = For the objective: { NAME($item) }.
journal-event-objective-judged = { $fulfilled ->
    [yes] Objective fulfilled: { NAME($objective) }.
   *[other] Objective failed: { NAME($objective) }.
}
journal-event-epilogue-read = Epilogue { $script }.
journal-event-siege-ended = { $reason ->
    [ceasefire] Ceasefire!
   *[other] The group did not see the ceasefire.
}
