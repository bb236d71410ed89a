# Lifeboat: the card of every piece on the table.
lifeboat-look-title = { NAME($what) }
lifeboat-look-title-bench = Seat { $seat }
lifeboat-look-title-friend = Best friend: { NAME($who) }
lifeboat-look-title-enemy = Sworn enemy: { NAME($who) }
lifeboat-look-title-navigation = Navigation card { $card }
lifeboat-look-title-wound = Wound
lifeboat-look-title-rowed = Oar
lifeboat-look-title-fought = Strongman
lifeboat-look-title-turns = The day’s order
lifeboat-look-title-side-attack = With the attacker
lifeboat-look-title-side-defence = With the one attacked
lifeboat-look-title-refuse = Refuse
lifeboat-look-title-yield = Yield
lifeboat-look-title-closed = A closed card
lifeboat-look-title-provisions = Provisions
lifeboat-look-title-packet = The packet
lifeboat-look-title-chart = The navigation deck
lifeboat-look-title-row-stack = Cards from the rowers
lifeboat-look-title-gulls = Gulls

lifeboat-look-person = Strength { $strength }, life { $survival ->
    [one] { $survival } point
   *[other] { $survival } points
}.
lifeboat-look-ability = { $who ->
    [lifeboat-milady] Jewels count double.
    [lifeboat-snob] Paintings count double.
    [lifeboat-captain] Cash counts double.
    [lifeboat-bosun] Simply the strongest.
    [lifeboat-frenchy] A fall does not wound, sharks do.
   *[lifeboat-kid] As an action, steals a closed card without a fight.
}
lifeboat-look-wounds = Wounds { $wounds }: { $faint } more, unconscious; { $death }, dead.
lifeboat-look-status = { $status ->
    [unconscious] Alive, helpless. Card or seat may be taken freely. Falls without a ring: swept away.
    [dead_in_boat] The body and its cards stay aboard and can be robbed. What is left still scores for the owner.
   *[swept_away] Gone with all cards. The player still scores friend and enemy.
}
lifeboat-look-friend = { NAME($who) } alive: +{ $points }.
lifeboat-look-enemy = { NAME($who) } dead: +{ $points }.
lifeboat-look-friend-self = Your friend is yourself: your life counts twice.
lifeboat-look-enemy-self = Your enemy is yourself: 0 for your life, +3 per other body aboard but your friend’s; that is { $points } now.
lifeboat-look-both = { NAME($who) }: alive +{ $alive }, dead +{ $dead }.
lifeboat-look-known = One of the closed cards: { NAME($card) }.
lifeboat-look-fight = A fight now: you { $mine } : { $theirs }, { $wins ->
    [yes] you win
    [tie] a tie, and it goes to the one attacked
   *[no] a wound for you
}. { $closed ->
    [0] No closed cards.
    [one] { $closed } closed card may hide a weapon.
   *[other] { $closed } closed cards may hide weapons.
}
lifeboat-look-armed = With { NAME($card) }: { $mine } : { $theirs }, { $wins ->
    [yes] you win
    [tie] a tie, and it goes to the one attacked
   *[no] still a wound for you
}.
lifeboat-look-known-armed = Their { NAME($card) }: { $mine } : { $theirs }, { $wins ->
    [yes] you still win
    [tie] a tie, and it goes to the one attacked
   *[no] a wound for you
}.
lifeboat-look-may-join = May join in: { LIST($who) }.
lifeboat-look-bench = Seat { $seat } from the bow. Mornings run from the bow{ $who ->
    [nobody] .
   *[other] ; tonight { NAME($who) } chooses, nearest the stern.
}
lifeboat-look-open = Seen by all, never closed again. Lost if you fall; a robber may choose it.
lifeboat-look-closed = Only the owner sees it. Safe overboard; a robber draws it blind.
lifeboat-look-water = Cancels one thirst in the evening, yours or another’s. Used up. { $all } in the game, { $gone } gone.
lifeboat-look-medkit = Action: 1 wound off anyone living; the unconscious wakes. Used up.
lifeboat-look-parasol = Action: open it before anyone. Open, it cancels one thirst of its owner every evening.
lifeboat-look-flare-gun = Action: reveal { $cards } navigation cards, count only gulls. Or +8 in one fight. Once.
lifeboat-look-oar = When rowing: one more card. +1 in a fight. With your oars you would see { $cards }.
lifeboat-look-weapon = +{ $bonus } in a fight while open.
lifeboat-look-my-weapon = +{ $bonus } in a fight while open. You have { $mine } now, { $with } with it.
lifeboat-look-compass = If you pick the evening’s card, adds the top card of the deck to your choice. Not used up. { $self ->
    [yes] That is you now.
   *[no] { $who ->
        [nobody] Nobody can choose now.
       *[other] Chooser now: { NAME($who) }.
    }
}
lifeboat-look-life-ring = Open: a fall neither wounds nor sweeps you away, the ring stays; sharks bite. May go on anyone.
lifeboat-look-shark-bait = While anyone swims: a wound to each of them. Open and you fall: it goes off by itself.
lifeboat-look-treasure = { $points ->
    [one] { $points } point
   *[other] { $points } points
} ashore{ $doubled ->
    [yes] , double for you: { $value }
   *[no] { "" }
}. Counts closed, counts after death, not if you are swept away.
lifeboat-look-jewels = Ashore one is worth { $one }, two { $two }, three { $three }{ $doubled ->
    [yes] ; double for you
   *[no] { "" }
}. Counts closed, counts after death, not if you are swept away.
lifeboat-look-falls = { $who_n ->
    [0] Nobody at this table falls on this card.
   *[other] Overboard: { LIST($who) }.
}
lifeboat-look-thirsts = { $who_n ->
    [0] Nobody is thirsty by name.
   *[other] Thirsty: { LIST($who) }.
}
lifeboat-look-signs = { $rowers ->
    [yes] Oars: rowers are thirsty too. { "" }
   *[no] { "" }
}{ $fighters ->
    [yes] Strongman: fighters are thirsty too. { "" }
   *[no] { "" }
}{ $gull ->
    [1] A gull: land is closer.
    [-1] A gull leaves: land is farther.
   *[0] No gull.
}
lifeboat-look-provisions = { $n } provisions, never refilled. The packet has one card for each conscious person.
lifeboat-look-packet = { $n } cards in the packet. Everyone keeps one and passes the rest on to the stern.
lifeboat-look-chart = { $n } cards. { $all } in all: seven bring a gull, one takes a gull away. Rowers look at the top ones.
lifeboat-look-row-stack = { $n ->
    [0] Rowers left nothing: the top card of the deck decides tonight.
    [one] Rowers left { $n } card{ $who ->
        [nobody] .
       *[other] ; { NAME($who) } takes it.
    }
   *[other] Rowers left { $n } cards{ $who ->
        [nobody] .
       *[other] ; { NAME($who) } picks one.
    }
}
lifeboat-look-gulls = { $n } of { $all }. The fourth ends the game at once; the rest of its card no longer counts.
lifeboat-look-wound = Only a medical kit removes a wound. Wounds equal to strength: unconscious; one more: dead.
lifeboat-look-rowed = Rowed today: oars on tonight’s card mean extra thirst. The token goes by morning.
lifeboat-look-fought = Fought today: a strongman on tonight’s card means extra thirst. The token goes by morning.
lifeboat-look-turns = Today’s order runs from the bow as seated this morning. Seat changes count tomorrow.
lifeboat-look-side-attack = Stand with the attacker. There is no way out: losers take a wound, everyone tires.
lifeboat-look-side-defence = Stand with the one attacked: a tie is their victory. There is no way out.
lifeboat-look-refuse = Refuse and you fight. A tie is yours; lose, and you take a wound and they take what they asked.
lifeboat-look-yield = Yield and they get what they ask: no wound, no fatigue.

# What beginners regret.
lifeboat-preview-edge = Lose and you pass out
lifeboat-preview-tiring = { $how ->
    [rowed] You tire and have no water: rowers thirst on { $n } of { $all } cards
   *[fought] You tire and have no water: fighters thirst on { $n } of { $all } cards
}
lifeboat-preview-open-treasure = Open cards are seen and lost overboard. It scores closed too
lifeboat-preview-thrown-away = The card leaves the game for good, without effect
lifeboat-preview-nothing-kept = Nothing kept: the top card decides tonight
lifeboat-preview-names-you = { $of ->
    [1] You fall on this card
   *[other] { $n ->
        [1] You fall on one of these cards
       *[other] You fall on { $n } of these cards
    }
}
lifeboat-preview-swept-away = Without the ring you are swept away
lifeboat-preview-stern-lost = Tonight { NAME($who) } will choose the card
lifeboat-preview-flare-wasted = You are ahead already: { $mine } : { $theirs }. There is one gun
lifeboat-preview-sharks-bite = { $self ->
    [yes] { $who ->
        [nobody] Sharks will wound you too
       *[other] Sharks will wound you and your friend: { NAME($who) }
    }
   *[no] Sharks will wound your friend too: { NAME($who) }
}
lifeboat-preview-ring-closed = The ring is closed: unconscious, you cannot open it

# Why this is no answer now.
lifeboat-not-other-question = The question is about something else.
lifeboat-not-from-packet = Now a card of the packet is chosen.
lifeboat-not-answer-first = Answer first: yield or refuse.
lifeboat-not-evening-rights = The evening is for trading, giving and opening cards; the rest is for the day.
lifeboat-not-swept = { NAME($who) } is no longer in the boat.
lifeboat-not-in-fight = You are in the fight: no leaving, no changing sides.
lifeboat-not-only-sides = Join the one who attacks or the one attacked, nobody else.
lifeboat-not-not-thirsty = { $self ->
    [yes] You are not thirsty.
   *[no] { NAME($who) } is not thirsty.
}
lifeboat-not-no-water = You have no water.
lifeboat-not-no-ring = You have no ring.
lifeboat-not-not-in-water = { NAME($who) } is not in the water.
lifeboat-not-cannot-catch = { NAME($who) } is unconscious and cannot catch the ring.
lifeboat-not-adrift = The current has the boat: no more rowing.
lifeboat-not-only-bait = Only bait goes to the sharks.
lifeboat-not-nobody-thirsty = Nobody is thirsty now.
lifeboat-not-treasure = Not an action: treasure is counted ashore.
lifeboat-not-water-evening = Not an action: water is given in the evening, when thirst comes.
lifeboat-not-ring-rescue = Not an action: the ring is for when somebody is overboard.
lifeboat-not-bait-water = Not an action: bait is for when somebody is in the water.
lifeboat-not-compass-evening = Not an action: the compass is for whoever picks the evening’s card.
lifeboat-not-oar-row = An oar goes with rowing: press the navigation deck.
lifeboat-not-nobody-wounded = Nobody to heal: nobody alive is wounded.
lifeboat-not-parasol-open = The parasol is open already.
lifeboat-not-weapon-fight = Not an action: weapons are for fights.
