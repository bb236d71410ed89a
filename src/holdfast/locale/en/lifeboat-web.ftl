# What only Lifeboat's table in the browser says.

web-option-lifeboat-jewel-scoring = Jewels
web-option-lifeboat-jewel-scoring-per-card = 3 a card
web-option-lifeboat-jewel-scoring-classic-set = 1 / 4 / 8
web-option-lifeboat-psychopath-counts-swept-away = A psychopath scores for those swept away
web-option-lifeboat-psychopath-counts-swept-away-false = no
web-option-lifeboat-psychopath-counts-swept-away-true = yes
web-kind-lifeboat-TakeSides = A fight
web-kind-lifeboat-Preparation = Before the evening
web-kind-lifeboat-ShareWater = Thirst
web-kind-lifeboat-KeepOne = Morning: provisions
web-kind-lifeboat-AnswerDemand = A demand
web-kind-lifeboat-Rescue = Overboard
web-kind-lifeboat-Bait = Sharks
web-what-lifeboat-KeepOne = choosing a provision
web-what-lifeboat-Action = what to do today
web-what-lifeboat-KeepCards = sorting navigation cards
web-what-lifeboat-AnswerDemand = yield or fight
web-what-lifeboat-TakeOne = choosing the loot
web-what-lifeboat-TakeSides = a fight
web-what-lifeboat-Preparation = before the evening
web-what-lifeboat-AskCompass = the navigator
web-what-lifeboat-ChooseCard = the navigator chooses a card
web-what-lifeboat-Rescue = who is overboard
web-what-lifeboat-Bait = sharks
web-what-lifeboat-ShareWater = who shares water
web-chapter-lifeboat = Day { $n }
web-fortune-lifeboat = How many more wounds each can bear; below the line is death
web-hand = Hand
web-offers = Offers
web-new-offer = A new offer
web-closed-cards = closed: { $n } of { $most }
web-offer-sent = The offer is sent.
web-may = possible: { $what }
web-friend = Best friend
web-enemy = Sworn enemy
web-yourself = Yourself
web-if-friend = alive:
web-if-enemy = dead:
web-psychopath = a body aboard:
web-hand-empty = No cards yet.
web-open = open
web-closed = closed
web-can-open = open it?
web-nothing-now = Nothing can be done with this card now.
web-bonus = +{ $n } in a fight
web-card-water = against thirst
web-card-medkit = heals a wound
web-card-parasol = shade from thirst
web-card-compass = one more card to choose
web-card-life-ring = keeps you aboard
web-card-shark-bait = calls the sharks
web-card-cash = 1 point
web-card-painting-large = 3 points
web-card-painting-small = 2 points
web-card-jewels = treasure
web-attack = Attacking
web-defence = Defending
web-attack-lane = Attack
web-defence-lane = Defence
web-stake-card = At stake: a card of { NAME($who) }
web-stake-seat = At stake: the seat of { NAME($who) }
web-tie = a tie is the victim's
web-provisions = Provisions
web-decks = Navigation · rowers
web-row = Row
web-gulls = gulls to the shore
web-packet = Which one do you keep?
web-packet-in = { $n ->
    [one] { $n } card to you
   *[other] { $n } cards to you
}
web-packet-on = then { $n } go on
web-rower = What do you leave the navigator?
web-to-stack = to the navigator
web-to-bottom = under the deck
web-navigator = Which card decides the evening?
web-loot = What do you take?
web-blind = a closed one, blind
web-overboard = Overboard
web-thirst = Thirst
web-everyone = everyone
web-morning = Morning
web-evening = Evening
web-sea-won = The sea won
web-secrets = Friend and enemy
web-held = What was left
web-order-lifeboat-open-ring = Open my life ring if I fall overboard
web-make-offer = Offer
web-trade-with = Trade with { NAME($who) }
web-you-give = You give
web-you-ask = You ask { NAME($who) } for
web-sees-back = { NAME($who) } sees only the back of a closed card until it is a deal.
web-laid = { $n } of { $most } in the offer
web-of-closed = { $n ->
    [one] one closed card
   *[other] { $n } closed, the owner picks
}
web-one-fewer = One fewer
web-one-more = One more
web-nothing-to-give = No cards.
web-trays-empty = Put into the trays what you give and what you ask.
web-offer-stands = An offer to { NAME($who) } stands already: wait for the answer, or take it back.
web-offers-left = { $n ->
    [one] { $n } offer left of { $most }
   *[other] { $n } offers left of { $most }
}
web-offers-secret = Only the two of you see an offer.
web-no-trade-closed = No trading now: there is a fight or loot, or the evening is being decided.
web-no-trade-spent = You have made all your offers for this part of the day.
web-no-trade-asleep = You are unconscious.
web-no-trade-alone = There is nobody to trade with: the others are unconscious.
web-offer-from = { NAME($who) } offers you
web-offer-to = You offer { NAME($who) }
web-for = for
web-for-nothing = nothing
web-backs = { $n } closed
web-accept = Accept
web-decline = Decline
web-take-back = Take back
web-choose-cards = { $n ->
    [one] Choose a card…
   *[other] Choose cards…
}
web-choose-so-many = { $n ->
    [one] Choose { $n } closed card
   *[other] Choose { $n } closed cards
}
web-bargain = Bargain…
web-odds = The odds of a fight
web-if-you-refuse = If you refuse
web-fight-now = The fight
web-odds-now = Now, from open cards
web-with-mine = if you open { LIST($cards, case: "a") }
web-you-win = you win
web-you-lose = you lose
web-unknown = { $n ->
    [0] They hold no closed cards
    [one] Their { $n } closed card may be a weapon
   *[other] Their { $n } closed cards may be weapons
}
web-if-you-lose = Losing: a wound ({ $wounds } → { $after } of { $strength }), and they take what they want
web-may-join = Who could join
web-your-friend = your friend
web-your-enemy = your enemy

# The card of a person.
web-place-in-boat = seat { $n } from the bow
web-tile-strength = strength
web-tile-life = for life
web-tile-wounds = of { $n } wounds
web-look-cards = Cards: { $open } open, { $closed } closed
web-if-fight-now = If it comes to a fight now
web-bout-tie = a tie
web-bout-fight = You and { NAME($who) }, unaided
web-bout-armed = With your { NAME($card) } open
web-bout-known-armed = And their { NAME($card) }
# What was missing for the victory.
lifeboat-missed = What you lacked: { $what }.
lifeboat-missed-survival = your own survival
lifeboat-missed-friend = { NAME($who) }’s survival
lifeboat-missed-enemy = { NAME($who) }’s death
lifeboat-missed-and = { " " }and{ " " }
