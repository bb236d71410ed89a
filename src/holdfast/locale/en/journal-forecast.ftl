# The Journal: what would come of an answer, what it risks, and why a piece is no answer.

journal-preview-costs = It takes { LIST($items) }
journal-preview-stays = { NAME($item) }: { $before } → { $after }
journal-preview-does = It brings: { LIST($does) }
journal-preview-does-on = On { $on }: { LIST($does) }
journal-preview-does-if-cold-at-least = { journal-does-if-cold }
journal-preview-does-else-boarded-at-least = { journal-does-else-boarded }
journal-preview-does-if-any-state = { journal-does-if-any-state }
journal-preview-does-if-flag = { journal-does-if-flag }
journal-preview-does-if-stat = { journal-does-if-stat }
journal-preview-does-if-has = { journal-does-if-has }

# States.
journal-preview-level = { NAME($who) }: { NAME($state) } { $before } → { $after }
journal-preview-level-stays = { NAME($who) }: { NAME($state) } { $n }, unchanged
journal-preview-loses-actions = { NAME($who) } is left { $n ->
    [1] without a third action
    [2] without a second and third action
   *[other] without any action
}
journal-preview-dies = { NAME($who) } dies: { NAME($state) } comes to 4
journal-preview-leaves = { NAME($who) } leaves the group: misery comes to 4
journal-preview-dies-on = On { $on } { NAME($who) } dies: { NAME($state) } comes to 4
journal-preview-leaves-on = On { $on } { NAME($who) } leaves the group: misery comes to 4
journal-preview-collapses = { NAME($who) } collapses: fatigue comes to 4
journal-preview-collapses-at-dawn = { NAME($who) } collapses at dawn: fatigue comes to 4
journal-preview-treats = { NAME($who) }: against { NAME($state) }; the fate card makes it work

# By day.
journal-preview-gives-back = It gives back { LIST($items) }
journal-preview-searches = It will be searched { $n } of { $of }
journal-preview-opens-surely = The locksmith opens it without a roll and keeps the lockpick
journal-preview-opens = It opens in { $percent } % of rolls, and the lockpick breaks
journal-preview-clears-half = Part of the loot now, the rest after a second turn
journal-preview-clears-rest = The rubble is gone: the way is free
journal-preview-saws = The bars are gone, the sawblade stays
journal-preview-heater-idle = Cold { $n }, and the heater was not lit today
journal-preview-judged-tomorrow = Judged tomorrow, and not all is ready: { NAME($objective) }

# Dusk and evening.
journal-preview-water-left = { $waiting ->
    [0] { $n } water is left
   *[other] { $n } water is left, { $waiting } more are waiting
}
journal-preview-thirst = On { $on }: { NAME($state) } { $before } → { $after }
journal-preview-would-do = Plainer food would do
journal-preview-guards = { $n ->
    [one] The only guard, prowess { $prowess }
   *[other] { $n } guards, this one with prowess { $prowess }
}
journal-preview-carries = Together they carry { $n }
journal-preview-sleeps = { $n ->
    [one] A bed for one
   *[other] A bed for two
}
journal-preview-watch = On guard: { LIST($who) }
journal-preview-boards = Breaches boarded up: { $n }
journal-preview-walk = Out: { LIST($who) }, they carry { $n }
journal-preview-unguarded = Without a guard the house is lost, and the story ends

# The trip.
journal-preview-cards = { $n ->
    [one] { $n } card ahead
   *[other] { $n } cards ahead
}
journal-preview-starts-loud = Noise begins at { $n }
journal-preview-carries-more = You carry { $n } more
journal-preview-weighs = It takes room: { $n }
journal-preview-load-now = What you take weighs { $n }
journal-preview-load = Load { $n } of { $room }
journal-preview-ahead = { $n ->
    [0] It is the last card
   *[other] { $n } left after it
}; a meeting on { $heard } or less
journal-preview-noise = Noise { $before } → { $after }, a meeting on { $heard } or less
journal-preview-loud = It is loud enough already: a meeting on { $heard } or less of 10
journal-preview-returns = Cards that go back: { $n }
journal-preview-hostile = { $n ->
    [one] Hostile: one enemy, with a firearm: { $armed }
   *[other] Hostile: { $n } enemies, with firearms: { $armed }
}
journal-preview-half-empty = Room for { $n } more: you could add water

# Trade and payments.
journal-preview-fee = Give tokens worth at least { $n }
journal-preview-fee-left = { $n ->
    [0] That will do
   *[other] { $n } still to pay
}
journal-preview-credit = You may take for { $n }
journal-preview-lapses = What is overpaid is lost: { $n }
journal-preview-pays = That makes { $n } of { $of }
journal-preview-gone-for-good = What is handed over does not come back

# Night and fight.
journal-preview-crime = Into the decks: raids { $raids }, hostile residents { $residents }
journal-preview-rolls = Rolls the { NAME($die) }: a hit in { $percent } % of rolls
journal-preview-no-ammo = No ammo: it will be the grey die
journal-preview-ammo-left = Rounds of ammo left: { $n }
journal-preview-raid-left = Left: damage { $damage }, wounds { $wounds }
journal-preview-reroll = Better in { $percent } % of rolls; rerolls after that: { $n }
journal-preview-they-hit = { $n ->
    [one] One enemy: it wounds in { $percent } % of rounds
   *[other] { $n } of them: they wound in { $percent } % of rounds
}
journal-preview-backstab = They strike from behind: at least one wound { $one } %, two or more { $two } %
journal-preview-may-kill = In { $percent } % of cases they kill somebody at once
journal-preview-trip-ends = { $n ->
    [0] The trip ends
    [one] The trip ends, { $n } card stays unturned
   *[other] The trip ends, { $n } cards stay unturned
}
journal-preview-would-mourn = If we kill: { NAME($who) } takes misery on { $n } or less
journal-preview-falls = The enemy falls
journal-preview-foe-wounds = The enemy has { $n } of { $of } wounds
journal-preview-killed = { NAME($who) } is killed

# Dawn.
journal-preview-untreated = { NAME($who) }: { NAME($state) } { $n }, and in storage there is { NAME($item) }

# Why this is no answer.
journal-not-other-question = The question is about something else.
journal-not-not-leader = The leader decides.
journal-not-dead = { NAME($who) } is dead.
journal-not-left = { NAME($who) } has left the group.
journal-not-coming = { NAME($who) } is on the way until dawn.
journal-not-unknown-person = { NAME($who) } is not with you.
journal-not-crossed = { NAME($who) }: states have taken this action.
journal-not-rests = { NAME($who) } rests in this stage.
journal-not-busy = { NAME($who) } is at work in this stage already.
journal-not-out-of-reach = Out of reach: the way is blocked.
journal-not-taken = Somebody is here in this stage already.
journal-not-not-empty = Only an empty space can be built on.
journal-not-not-beside = It must stand beside another one: { NAME($what) }.
journal-not-bed-full = The bed is taken.
journal-not-no-bed = Nobody sleeps here.
journal-not-boarded = The breach is boarded up already.
journal-not-done-today = That is all for today.
journal-not-nothing-to-do = Nothing to do here yet: the space is empty.
journal-not-box-empty = The box has none of it left.
journal-not-lacks = Missing: { LIST($items) }. What this stage makes comes only after it.
journal-not-needs-shovel = It takes a shovel or a second person who is free.
journal-not-needs-tool = It takes a tool: { NAME($item) }.
journal-not-tool-used = The { NAME($item) } is in use in this stage.
journal-not-only-idea = So far it is an idea: it has to be unlocked first.
journal-not-all-built = That is built already.
journal-not-no-place = There is no fitting space for it.
journal-not-first-build = First choose “build a fitting”.
journal-not-none-here = There is none here: { NAME($item) }.
journal-not-packed-past = You pack in order: this one is past.
journal-not-not-food = It is no food.
journal-not-tool-goes-along = Tools come along by themselves: choose the place.
journal-not-not-in-hand = The leader does not have this card.
journal-not-moment-used = At this moment one crucial action has been played already.
journal-not-timing-any = Not now: a fight, a card or a script is under way.
journal-not-timing-any-roll = Played right after a roll.
journal-not-timing-combat = Played before a round of a fight.
journal-not-timing-combat-or-raid = Played after a roll in a fight or a raid.
journal-not-timing-dawn = Played at dawn, before the fate card.
journal-not-timing-day = Played by day, until the plan is confirmed.
journal-not-timing-dusk = Played at dusk, before the water is given out.
journal-not-timing-empathy = Played before an empathy test.
journal-not-timing-encounter = Played at a meeting.
journal-not-timing-evening = Played in the evening, before anybody sets out.
journal-not-timing-level4 = Played when a state has come to 4.
journal-not-timing-raid = Played in a raid, before the dice.
journal-not-timing-scavenging = Played on a trip, between cards.
journal-not-timing-trade = Played before a trade.
