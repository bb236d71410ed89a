# The Journal: what happened. A message for each class of games/journal/events.py. As one writes a diary: short and plain.

journal-event-set-up = Now { LIST($people) } live in the house.
journal-event-lead-passed = { NAME($who) } decides from here.
journal-event-day-began = Day { $day }
journal-event-phase-began = { NAME($phase) }
journal-event-stage-began = { $stage ->
    [1] The first stage of the day.
    [2] The second stage of the day.
    [3] The third stage of the day.
   *[4] Whoever can does one thing more.
}
journal-event-morning-came = The morning begins with “{ NAME($card) }”.
journal-event-visitor-came = At the door: { NAME($card) }.
journal-event-script-read = “{ NAME($title) }”.
journal-event-decided = { $choice ->
    [0] We walked past.
   *[other] We decided: “{ NAME($what) }”.
}
journal-event-cold-changed = { $cold ->
    [0] The cold has gone.
    [one] { $cold } cold token in the house.
   *[other] { $cold } cold tokens in the house.
}
journal-event-noise-changed = Noise is { $noise } now.
journal-event-gained = We have got { LIST($items) }.
journal-event-discarded = Gone: { LIST($items) }.
journal-event-state-changed = { NAME($who) } has { NAME($state) } { $level } now.
journal-event-black-die-rolled = The black die shows { $die }.
journal-event-combat-die-rolled = { NAME($who) } rolls the { NAME($colour) }: { NAME($face) }.
journal-event-test-passed-over = There is no test: today the heart is stone.
journal-event-planned = { $deed ->
    [to-search] { NAME($who) } searches: { NAME($space) }.
    [to-clear] { NAME($who) } clears rubble{ $helper ->
            [nobody] .
           *[other] , and { NAME($helper) } helps.
        }
    [to-saw] { NAME($who) } saws through the bars.
    [to-pick] { NAME($who) } works at the lock.
    [to-build] { NAME($who) } builds: { NAME($what) }.
    [to-move] { NAME($who) } moves: { NAME($what) }.
    [to-dismantle] { NAME($who) } dismantles: { NAME($what) }.
    [to-play] { NAME($who) } plays the guitar.
   *[to-craft] { NAME($who) } sets to work: “{ NAME($what) }”.
}
journal-event-rested = { NAME($who) } rests.
journal-event-card-cleared = Cleared: { NAME($space) }.
journal-event-remnants-left = Half of the rubble is gone: { NAME($space) }.
journal-event-searched = A search, { NAME($space) }: { $points ->
    [one] { $points } search point
   *[other] { $points } search points
}.
journal-event-lock-held = The lock held: { NAME($space) }.
journal-event-fitting-built = New in the house: { NAME($fitting) }.
journal-event-fitting-moved = In a new place: { NAME($fitting) }.
journal-event-fitting-taken = It stands no more: { NAME($fitting) }.
journal-event-idea-unlocked = Now we know how to build it: { NAME($fitting) }.
journal-event-breach-boarded = Boarded up: { NAME($space) }.
journal-event-boards-torn = The boards are torn off: { NAME($space) }.
journal-event-rubble-fell = The ceiling came down: { NAME($space) }.
journal-event-music-played = { NAME($who) } plays, the others listen.
journal-event-drank = { NAME($who) } drinks.
journal-event-went-thirsty = { NAME($who) } goes without water.
journal-event-ate = { NAME($who) } eats { NAME($item) }.
journal-event-went-hungry = { NAME($who) } goes without food.
journal-event-toasted = { NAME($who) } drinks { NAME($item) }.
journal-event-task-given = { $task ->
    [to-guard] { NAME($who) } stands guard.
    [to-scavenge] { NAME($who) } gets ready to go out.
    [to-bed] { NAME($who) } goes to bed.
    [to-floor] { NAME($who) } lies down on the floor.
   *[to-none] { NAME($who) } waits.
}
journal-event-went-out = { $party_n ->
    [1] { LIST($party) } goes out into the night: { NAME($location) }.
   *[other] { LIST($party) } go out into the night: { NAME($location) }.
}
journal-event-equipped = Taken along: { NAME($item) }.
journal-event-unknown-laid = { $n ->
    [one] { $n } card of The unknown ahead.
   *[other] { $n } cards of The unknown ahead.
}
journal-event-card-turned = “{ NAME($card) }”.
journal-event-cards-returned = { $n ->
    [one] { $n } card went back to the deck.
   *[other] { $n } cards went back to the deck.
}
journal-event-cards-added = { $n ->
    [one] { $n } more card ahead.
   *[other] { $n } more cards ahead.
}
journal-event-card-kept = We keep the card “{ NAME($card) }”.
journal-event-cover-used = The cover came in useful.
journal-event-looted = { $row ->
    [journal-heap] There was something in the heap.
    [journal-pantry] There was something in the pantry.
   *[journal-furniture] There was something in the furniture.
}
journal-event-resident-met = A meeting: { NAME($card) }.
journal-event-encounter-avoided = We passed without meeting.
journal-event-withdrew = { NAME($who) } goes no further and waits aside.
journal-event-exploration-ended = Time to go home.
journal-event-carried = { $items_n ->
    [0] Nothing is brought home.
   *[other] Brought home: { LIST($items) }.
}
journal-event-fight-began = A fight, against { LIST($foes, case: "in") }.
journal-event-round-began = Round { $round }.
journal-event-armed = { $weapon ->
    [journal-none] { NAME($who) } is left with bare hands.
   *[other] { NAME($who) } takes the { NAME($weapon) }.
}
journal-event-foe-hit = { NAME($foe) } is wounded: { $wounds } of 3.
journal-event-foe-killed = { NAME($foe) } is dead.
journal-event-foe-rearmed = { NAME($foe) } takes to something else: { NAME($weapon) }.
journal-event-foes-ran = The enemies run.
journal-event-fled = We run.
journal-event-struck-from-behind = { $by ->
    [us] We strike from behind.
   *[them] They strike us from behind.
}
journal-event-fight-ended = { $won ->
    [yes] The fight is won.
   *[other] The fight is over.
}
journal-event-sign-drawn = { $kind ->
    [comes-hit] A sign of fate: one wound more.
    [comes-disarm] A sign of fate: somebody’s weapon drops.
    [comes-jam] A sign of fate: a misfire.
    [comes-retreat] A sign of fate: the enemies waver.
    [comes-kill] A sign of fate: somebody will die.
   *[comes-] A sign of fate: a miss after all.
}
journal-event-lost-weapon = { NAME($who) } drops the weapon.
journal-event-jammed = { NAME($who) } misses a round: a misfire.
journal-event-raid-came = Night raid: “{ NAME($card) }”. Damage { $damage }, wounds { $wounds }.
journal-event-raid-changed = Left: damage { $damage }, wounds { $wounds }.
journal-event-raid-ignored = Tonight it passed us by.
journal-event-guard-armed = { NAME($who) } takes the { NAME($weapon) } on guard.
journal-event-crime-spread = The city gets worse: new cards in the decks, raids { $raids }, residents { $residents }.
journal-event-medicine-given = { NAME($who) } gets { NAME($item) }.
journal-event-fate-turned = This morning’s fate: “{ NAME($card) }”.
journal-event-medicine-used = { NAME($who) } is helped by { NAME($item) }.
journal-event-location-replaced = There is no going there any more: “{ NAME($gone) }”. Far off there is now “{ NAME($card) }”.
journal-event-crucial-kept = Kept for a worse day: “{ NAME($card) }”.
journal-event-crucial-played = Crucial action: “{ NAME($card) }”.
journal-event-died = { NAME($who) } died.
journal-event-departed = { NAME($who) } left us.
journal-event-collapsed = { NAME($who) } collapses.
journal-event-held-on = { NAME($who) } holds on.
journal-event-joined = { NAME($who) } is with us now.
journal-event-arrived = { NAME($who) } sees our house for the first time.
journal-event-actions-lost = { NAME($who) } loses { $n ->
    [one] { $n } action
   *[other] { $n } actions
}.
journal-event-actions-won = { NAME($who) } has time for { $n ->
    [one] { $n } more action
   *[other] { $n } more actions
}.
journal-event-trade-began = { $fee ->
    [0] We trade without a fee.
   *[other] We trade; the fee is { $fee }.
}
journal-event-trade-refused = We did not trade.
journal-event-trade-forbidden = Until the next morning nobody trades.
journal-event-prices-rose = Dearer now: { NAME($category) }, +{ $n }.
journal-event-peeked = Seen beforehand: { LIST($cards) }.
journal-event-buried = The card “{ NAME($card) }” went under its deck.
journal-event-marked = This will be remembered: { NAME($mark) }.
journal-event-objective-revealed = Objective: “{ NAME($objective) }”.
journal-event-objective-paid = Handed over for the objective: { NAME($item) }.
journal-event-objective-judged = { $fulfilled ->
    [yes] Objective reached: “{ NAME($objective) }”.
   *[other] Objective not reached: “{ NAME($objective) }”.
}
journal-event-epilogue-read = “{ NAME($title) }”.
journal-event-siege-ended = { $reason ->
    [ceasefire] The ceasefire.
   *[other] We did not live until the ceasefire.
}
