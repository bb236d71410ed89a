# Lifeboat: names, the board, questions and choices. What happened is in lifeboat-events.ftl.

# The people.
name-lifeboat-milady = Milady
name-lifeboat-snob = Snob
name-lifeboat-captain = Captain
name-lifeboat-bosun = Bosun
name-lifeboat-frenchy = Frenchy
name-lifeboat-kid = Kid

# The cards; `.a` with its article.
name-lifeboat-water = water
name-lifeboat-medkit = medical kit
    .short = medkit
    .a = a medical kit
name-lifeboat-parasol = parasol
    .a = the parasol
name-lifeboat-flare_gun = flare gun
    .short = flare gun
    .a = the flare gun
name-lifeboat-oar = oar
    .a = an oar
name-lifeboat-club = club
    .a = a club
name-lifeboat-knife = knife
    .a = a knife
name-lifeboat-gaff = gaff
    .a = a gaff
name-lifeboat-compass = compass
    .a = the compass
name-lifeboat-life_ring = life ring
    .short = ring
    .a = the life ring
name-lifeboat-shark_bait = shark bait
    .short = bait
name-lifeboat-cash = wad of cash
    .short = cash
    .a = a wad of cash
name-lifeboat-painting_large = painting (3)
    .short = painting 3
    .a = a painting (3)
name-lifeboat-painting_small = painting (2)
    .short = painting 2
    .a = a painting (2)
name-lifeboat-jewels = jewels
name-lifeboat-hidden = closed card
    .a = a closed card
counted-lifeboat-hidden = { $n ->
    [1] { $case ->
       *[nom] closed card
        [a] a closed card
    }
   *[other] { $n } closed cards
}

# Navigation cards.
lifeboat-navigation = No. { $card }: overboard { $overboard } · thirst: { $thirst }{ $gull ->
    [1] { " " }· a gull
    [-1] { " " }· a gull leaves
   *[0] { "" }
}
lifeboat-people = { $form ->
    [all] everyone
    [none] nobody
    [except] everyone but { LIST($who) }
   *[list] { LIST($who) }
}
lifeboat-rowers = rowers
lifeboat-fighters = fighters
lifeboat-and-also = { $first } + { $then }

# The board.
lifeboat-day = Day { $day }
lifeboat-phase-morning = morning
lifeboat-phase-day = day
lifeboat-phase-evening-prep = evening, bargaining
lifeboat-phase-navigate = evening, the navigator
lifeboat-phase-rescue = evening, overboard
lifeboat-phase-bait = evening, sharks
lifeboat-phase-thirst = evening, thirst
lifeboat-phase-over = the end
lifeboat-gulls = gulls { $n } of 4
lifeboat-bow = bow
lifeboat-stern = stern
lifeboat-provisions = provisions { $n }
lifeboat-packet = in the packet { $n }
lifeboat-chart = navigation { $n }
lifeboat-row-stack = from rowers { $n }
lifeboat-status-conscious = conscious
lifeboat-status-unconscious = unconscious
lifeboat-status-dead-in-boat = dead
lifeboat-status-swept-away = swept away
lifeboat-brief-conscious = conscious
lifeboat-brief-unconscious = out cold
lifeboat-brief-dead-in-boat = dead
lifeboat-brief-swept-away = swept away
lifeboat-in-water = overboard
lifeboat-rowed = rowed
lifeboat-fought = fought
name-lifeboat-cause-named = the card
name-lifeboat-cause-rowed = rowing
name-lifeboat-cause-fought = fighting
lifeboat-thirst = thirst { $n }
lifeboat-closed = closed { $n }
lifeboat-swept = Swept away: { LIST($who) }
lifeboat-you = you
lifeboat-fight = { NAME($attacker) } { $attack } : { $defence } { NAME($victim) }
lifeboat-evening-card = Tonight { $card }
lifeboat-sharks = Sharks!

# What only I see.
lifeboat-friend = friend
lifeboat-enemy = enemy
lifeboat-bond = { NAME($who) }{ $self ->
    [yes] { " " }(yourself)
   *[no] { "" }
}
lifeboat-friend-points = alive: +{ $points }
lifeboat-enemy-points = dead: +{ $points }
lifeboat-psychopath-points = +{ $points } a body aboard
lifeboat-card-line = { NAME($card) } — { $text }
lifeboat-hand = closed
lifeboat-open = open
lifeboat-none = none
lifeboat-packet-cards = packet
lifeboat-navigation-cards = looking at
lifeboat-offer-in = { $give_n ->
    [0] { NAME($by) } asks you for { LIST($want, case: "a") }
   *[other] { NAME($by) } offers you { LIST($give, case: "a") } { $want_n ->
        [0] as a gift
       *[other] for { LIST($want, case: "a") }
    }
}
lifeboat-offer-out = { $give_n ->
    [0] you ask { NAME($to) } for { LIST($want, case: "a") }
   *[other] you offer { NAME($to) } { LIST($give, case: "a") } { $want_n ->
        [0] as a gift
       *[other] for { LIST($want, case: "a") }
    }
}

# Everybody's strength and points; the odds of a fight.
lifeboat-strength = { $form ->
    [brief] str. { $n }
   *[full] strength { $n }
}
lifeboat-life = life { $n }
lifeboat-odds-head = { $demand ->
    [yes] if you refuse:
   *[no] the fight:
}
lifeboat-odds-line = { $cards_n ->
    [0] { "" }
   *[other] if you open { LIST($cards, case: "a") }:{ " " }
}{ $attack } : { $defence }{ $end ->
    [win] , you win
    [lose] , you lose
   *[none] { "" }
}
lifeboat-odds-unknown = { $n ->
    [0] they hold no closed cards
    [one] their { $n } closed card may be a weapon
   *[other] their { $n } closed cards may be weapons
}
lifeboat-odds-cost = { $side ->
    [defence] losing: a wound ({ $wounds } → { $after } of { $strength }), and they take what they want
    [attack] losing: a wound ({ $wounds } → { $after } of { $strength })
   *[none] join and lose: a wound ({ $wounds } → { $after } of { $strength })
}
lifeboat-odds-joiners = could join:
lifeboat-odds-joiner = { NAME($who) } { $power }{ $bond ->
    [friend] { " " }(your friend)
    [enemy] { " " }(your enemy)
   *[none] { "" }
}

# My notebook.
lifeboat-no-notes = You have seen no card that lies face down elsewhere now.
lifeboat-note-placed = { $place }: { $cards }
lifeboat-note-group = { $cards } — among { $places }
lifeboat-place-packet = packet
lifeboat-place-lost = lost at sea
lifeboat-place-deck = provision deck
lifeboat-place-chart-deck = navigation deck
lifeboat-place-chart-row-stack = left by rowers
lifeboat-place-chart-rower = with the rower
lifeboat-place-chart-choice = with the navigator

# One character in a sentence, for the plain client and screen readers.
lifeboat-about = { NAME($who) }{ $mine ->
    [yes] { " " }(you)
   *[no] { "" }
}, strength { $strength }, life { $life }: { $status }, wounds { $wounds } of { $strength }, closed { $closed }{ $open_n ->
    [0] { "" }
   *[other] , open: { LIST($open) }
}{ $marks ->
    [nobody] { "" }
   *[other] ; { $marks }
}

# Questions, and a line of help.
lifeboat-ask-keep-one = Which card of the packet do you keep?
lifeboat-hint-keep-one = { $packet } cards; the rest goes on towards the stern.
lifeboat-ask-action = Your turn. What do you do?
lifeboat-hint-action = One action a day; the navigator chooses in the evening from what the rowers leave.
lifeboat-ask-keep-cards = Which of these cards do you leave for the navigator?
lifeboat-hint-keep-cards = The others go under the deck. Others see only how many you leave.
lifeboat-ask-answer-demand = { NAME($by) } wants { $wants_card ->
    [yes] one of your cards
   *[no] your seat
}. Do you yield?
lifeboat-hint-answer-demand = To refuse is to fight; a tie is yours. You may open, trade or throw first.
lifeboat-ask-take-one = What do you take from { NAME($of) }?
lifeboat-hint-take-one = One open card of your choice, or one closed card at random.
lifeboat-ask-take-sides = Fight: { NAME($attacker) } { $attack } : { $defence } { NAME($victim) }. { $inside ->
    [yes] { $can ->
        [yes] Do you open a weapon?
       *[no] You have none to open.
    }
   *[no] Whose side do you take?
}
lifeboat-hint-take-sides = The losers take a wound each, all who fight are tired; a tie is { NAME($victim) }'s. Nobody leaves a fight.
lifeboat-ask-preparation = Evening. Anything to open, trade or give away before the card?
lifeboat-hint-preparation = { $steers ->
    [nobody] There is nobody to choose the card.
   *[other] { NAME($steers) } chooses the card; the rowers left { $row_stack }. After that nothing is traded or opened.
}
lifeboat-ask-ask-compass = You are the navigator. { $can ->
    [yes] Use the compass?
   *[no] You have no compass.
}
lifeboat-hint-ask-compass = { $can ->
    [yes] It adds the top card of the deck to your choice. Cards of the rowers: { $row_stack }.
   *[no] Cards of the rowers: { $row_stack }.
}
lifeboat-ask-choose-card = Which card decides this evening?
lifeboat-hint-choose-card = Only this one is shown; the rest goes under the deck unseen.
lifeboat-ask-rescue = { $self ->
    [alone] You are overboard.
    [also] Overboard: you and { LIST($others) }.
   *[no] Overboard: { LIST($swimmers) }.
} { $can ->
    [yes] Do you use the life ring?
   *[no] You have no life ring.
}
lifeboat-hint-rescue = Everybody is asked, so that a pause tells nothing.
lifeboat-ask-bait = { $self ->
    [alone] Only you are in the water.
    [also] In the water: you and { LIST($others) }.
   *[no] In the water: { LIST($swimmers) }.
} { $can ->
    [yes] Do you throw shark bait?
   *[no] You have no shark bait.
}
lifeboat-hint-bait = Sharks wound everyone in the water. Everybody is asked, so that a pause tells nothing.
lifeboat-ask-share-water = { $self ->
    [alone] Only you are thirsty.
    [also] Thirsty: you and { LIST($others) }.
   *[no] Thirsty: { LIST($thirsty) }.
} { $can ->
    [yes] { $self ->
        [alone] Do you drink?
        [also] Who gets your water?
       *[no] Do you give water?
    }
   *[no] You have no water.
}
lifeboat-hint-share-water = Each thirst that is left is a wound. Nobody must share.

# Choices.
lifeboat-choice-keep = Keep { NAME($kind, case: "a") }
lifeboat-choice-open = Open { NAME($kind, case: "a") }
lifeboat-choice-throw = Throw { NAME($kind, case: "a") } overboard ({ $is_open ->
    [yes] open
   *[no] closed
})
lifeboat-choice-place = { $self ->
    [yes] Put { NAME($kind, case: "a") } on yourself
   *[no] Lay { NAME($kind, case: "a") } before { NAME($before) }
}
lifeboat-choice-make-offer = { $give_n ->
    [0] Ask { NAME($to) } for { LIST($want, case: "a") }
   *[other] { $want_n ->
        [0] Give { NAME($to) } { LIST($give, case: "a") }
       *[other] Offer { NAME($to) } { LIST($give, case: "a") } for { LIST($want, case: "a") }
    }
}
lifeboat-choice-accept = Accept { NAME($by) }'s offer: { $get_n ->
    [0] get nothing
   *[other] get { LIST($get, case: "a") }
}, { $give_n ->
    [0] give nothing
   *[other] give { LIST($give, case: "a") }
}
lifeboat-choice-decline = Decline { NAME($by) }'s offer
lifeboat-choice-recall = Take back your offer to { NAME($to) }
lifeboat-choice-row = Row { $oars ->
    [0] (2 cards)
    [one] with an oar (3 cards)
   *[other] with { $oars } oars (4 cards)
}
lifeboat-choice-stow = { $kept_n ->
    [0] Leave none
   *[other] Leave { LIST($kept) }
}
lifeboat-choice-change-seats = Change seats with { NAME($of) }
lifeboat-choice-rob = Rob { NAME($of) }
lifeboat-choice-yield = { $wants ->
        [seat] Yield (you change seats)
       *[card] Yield (one card)
    }
lifeboat-choice-refuse = Refuse (fight { $attack } : { $defence })
lifeboat-choice-take-open = Take { NAME($kind, case: "a") }
lifeboat-choice-take-closed = Take a closed card at random
lifeboat-choice-steal = Steal from { NAME($of) }
lifeboat-choice-join = Join { NAME($side) } ({ $attack } : { $defence })
lifeboat-choice-fire = Fire the flare gun (+8)
lifeboat-choice-use-medkit = Medical kit: { $self ->
    [yes] yourself
   *[no] { NAME($on) }
}
lifeboat-choice-use-parasol = Open the parasol before { $self ->
    [yes] yourself
   *[no] { NAME($before) }
}
lifeboat-choice-fire-flare = Fire the flare gun into the sky
lifeboat-choice-idle = Do nothing
lifeboat-choice-use-compass = Use the compass
lifeboat-choice-no-compass = { $can ->
    [yes] Without the compass
   *[no] Go on
}
lifeboat-choice-pick-card = { $details }
lifeboat-choice-open-ring = Open the life ring
lifeboat-choice-throw-ring = Throw the life ring to { NAME($to) }
lifeboat-choice-play-bait = Throw shark bait
lifeboat-choice-give-water = { $self ->
    [yes] Drink
   *[no] Give { NAME($to) } water
}{ $closed ->
    [yes] { " " }(from the closed cards)
   *[no] { "" }
}
lifeboat-choice-pass = { $asked ->
    [preparation] Done
   *[other] { $can ->
        [no] Go on
       *[yes] { $asked ->
            [share-water] Done
           *[other] Pass
        }
    }
}

# Choices of one kind together, when there are many.
lifeboat-group-keep = Keep…
lifeboat-group-open = Open a card…
lifeboat-group-throw = Throw overboard…
lifeboat-group-place = Lay a card before somebody…
lifeboat-group-make-offer = Offer or ask…
lifeboat-group-make-offer-to = { NAME($to) }…
lifeboat-group-accept = Accept an offer…
lifeboat-group-decline = Decline an offer…
lifeboat-group-recall = Take an offer back…
lifeboat-group-row = Row…
lifeboat-group-stow = Leave…
lifeboat-group-idle = Do nothing…
lifeboat-group-change-seats = Change seats with…
lifeboat-group-rob = Rob…
lifeboat-group-take-open = Take an open card…
lifeboat-group-steal = Steal from…
lifeboat-group-join = Join…
lifeboat-group-use-medkit = Use a medical kit…
lifeboat-group-use-parasol = Open the parasol…
lifeboat-group-pick-card = Choose a card…
lifeboat-group-throw-ring = Throw the life ring…
lifeboat-group-give-water = Give water…

# The end.
lifeboat-reason-landed-by-card = Land! The fourth gull came in the evening of day { $day }.
lifeboat-reason-landed-by-flare = Land! The flare on day { $day } brought the fourth gull.
lifeboat-reason-sea = Nobody is left alive on day { $day }. The sea wins.
lifeboat-part-survival = life
lifeboat-part-friend = friend
lifeboat-part-enemy = enemy
lifeboat-part-psychopath = bodies
lifeboat-part-cash = cash
lifeboat-part-painting = paintings
lifeboat-part-jewels = jewels
lifeboat-part-total = total
lifeboat-part-treasure = treasure
lifeboat-sheet-bonds = friend { NAME($friend) }, enemy { NAME($enemy) }
lifeboat-sheet-cards = held { LIST($cards) }

# Ways in which a table can differ.
lifeboat-option-jewel-scoring = points for jewels
lifeboat-option-psychopath-counts-swept-away = a psychopath also scores for those swept away

# What would follow.
lifeboat-preview-fight = If refused, a fight { $attack } : { $defence }; a tie goes to { NAME($who) }
lifeboat-preview-no-fight = No fight: { NAME($who) } cannot refuse
lifeboat-preview-tired = You will be tired
lifeboat-preview-heals = { NAME($who) }: { $wounds ->
    [0] no wound left
    [one] { $wounds } wound left
   *[other] { $wounds } wounds left
}
lifeboat-preview-drinks = { NAME($who) }: { $thirst ->
    [0] no thirst left
   *[other] thirst { $thirst } left
}
lifeboat-preview-refusal = Fight now: { $attack } : { $defence }, a tie is yours
lifeboat-preview-refusal-armed = With your closed weapons: { $attack } : { $defence }
lifeboat-preview-yield-card = { $open ->
    [0] They draw 1 of your { $closed } closed cards
   *[other] { $closed ->
        [0] They take 1 of your { $open } open cards
       *[other] They take 1 of your { $open } open cards, or 1 of { $closed } closed at random
    }
}
lifeboat-preview-harm = { $why ->
    [lose] Lose, and your wounds are
    [thirst] Thirst: your wounds are
   *[fall] The fall: your wounds are
} { $wounds } → { $after } of { $strength }{ $end ->
    [dies] : you die
    [faints] : you pass out
   *[lives] { "" }
}
lifeboat-preview-loot = To take: { $open } open, { $closed } closed
lifeboat-preview-blind = { $n ->
    [one] Their only closed card; no fight
   *[other] 1 of { $n } closed cards at random; no fight
}
lifeboat-preview-joining = You will be tired; who loses takes { $n ->
    [one] a wound
   *[other] { $n } wounds
}. Nobody leaves a fight.
lifeboat-preview-passed-on = { $n ->
    [one] 1 card goes on to { NAME($who) }
   *[other] { $n } cards go on to { NAME($who) }
}
lifeboat-preview-sees = You see { $n } navigation cards in secret
lifeboat-preview-steers = { $self ->
    [yes] The navigator is you, as things stand
   *[no] The navigator is { NAME($who) }, as things stand
}
lifeboat-preview-gulls = Gulls: { $n } of { $most }
lifeboat-preview-you-fall = { $open ->
    [0] You fall overboard
    [one] You fall overboard and lose your open card
   *[other] You fall overboard and lose { $open } open cards
}
lifeboat-preview-you-thirst = { $n ->
    [one] You will be thirsty
   *[other] You will be thirsty { $n } times
}
lifeboat-preview-floats = It holds you: no wound, and you come back aboard
lifeboat-preview-bites = { $n ->
    [one] The one in the water takes
   *[other] All { $n } in the water take
} { $wounds ->
    [one] one more wound
   *[other] { $wounds } more wounds
}

# The marks on the board in the terminal.
lifeboat-marks = On the board: ◆ a wound, ◇ wounds it can still bear · ▮ closed cards · ▸ whose answer is awaited · in a fight ▲ attacks, ▼ defends.
