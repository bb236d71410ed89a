# What only Doomsday says in the browser.

web-option-doomsday-legion = Legion mode
web-option-doomsday-legion-false = Without Legion
web-option-doomsday-legion-true = With Legion and Fallen
web-option-doomsday-with-it = I.T. in Legion mode
web-option-doomsday-with-it-true = With I.T.
web-option-doomsday-with-it-false = Without I.T.
web-option-doomsday-weapons = Weapons for five or six
web-option-doomsday-weapons-row = As in the row
web-option-doomsday-weapons-other = The other set
web-option-doomsday-first-game = Roles of a first game
web-option-doomsday-first-game-false = Any roles
web-option-doomsday-first-game-true = Roles of a first game
web-option-doomsday-classic-large = Two own loyalty cards with nine or ten
web-option-doomsday-classic-large-false = A ring of shared cards
web-option-doomsday-classic-large-true = Two own cards
web-option-doomsday-printed-fortune-teller = Fortune Teller without limit
web-option-doomsday-printed-fortune-teller-false = Once between two of her turns
web-option-doomsday-printed-fortune-teller-true = As often as she likes

# The table.
web-kind-doomsday-Sentence = Your word
web-kind-doomsday-Beat = A pause
web-kind-doomsday-AnswerShot = You are hit
web-kind-doomsday-DamageWindow = Damage
web-log-fights-doomsday = shots
web-doomsday-you = You
web-doomsday-round = Round { $n }
web-doomsday-alive = { $n } alive
web-doomsday-killed = { $n } dead
web-doomsday-quiet = quiet rounds: { $n }
web-doomsday-inverted = Loyalties are inverted
web-doomsday-lead = The lead player card
web-doomsday-has-lead = has the lead player card
web-doomsday-hidden = hidden role
web-doomsday-hidden-brief = hidden
web-doomsday-letter-left = L
web-doomsday-letter-right = R
name-doomsday-shared = shared card
web-doomsday-about-card = { NAME($card) }: { $look ->
    [open] { NAME($face) }
    [mine] { NAME($face) }, only you know it
   *[back] face down
}
web-doomsday-about-seat = { $name }: lives { $lives }, programs { $programs }
web-doomsday-about-dead = { $name }: dead
web-doomsday-about-laid = in play: { NAME($program) }
web-doomsday-about-aim = { $n ->
    [0] { NAME($weapon) }
   *[other] { NAME($weapon) }, aimed at { $who }
}
web-doomsday-between = Between { $one } and { $other }: { $card }
web-doomsday-about-weapon = { NAME($weapon) } in the centre: { $n }
web-doomsday-about-deck = Program deck: { $n }
web-doomsday-programs = { $n ->
    [one] program
   *[other] programs
}
web-doomsday-damage = { $targets ->
    [2] { $n } damage ×2
   *[other] { $n } damage
}
web-doomsday-locked = Locked: { NAME($weapon) }
web-doomsday-cost-pistol = 1 damage, or a loyalty is revealed
web-doomsday-cost-companion = 1 damage, or a loyalty is revealed
web-doomsday-cost-rocket = 1 damage, or a loyalty is revealed
web-doomsday-cost-rifle = 2 damage, or the role is revealed
web-doomsday-cost-laser = 2 damage, or the role is revealed
web-doomsday-if = If “{ $what }”
web-doomsday-to-you = to you
web-doomsday-to-all = to all
web-doomsday-knew = Seen already by { $who }.
web-doomsday-knew-nobody = Nobody has looked at it yet.
web-doomsday-aim-now = its turn is now
web-doomsday-aim-next = { $n ->
    [1] next in turn
   *[other] { $n } turns from now
}
web-doomsday-check = Team check

# What only I see.
web-doomsday-your-team = Your team now
web-doomsday-team = { $team ->
    [human] Human
    [machine] Machine
    [outlaw] Outlaw
    [legion] Legion
   *[fallen] Fallen
}
web-doomsday-because-mark = a mark, whatever the cards say
web-doomsday-because-always = your role says so
web-doomsday-dead = you are dead
web-doomsday-mine = { $slot ->
    [left] Left
    [right] Right
   *[role] Role
}
web-doomsday-mine-shared = with { $other }
web-doomsday-mine-open = open
web-doomsday-mine-hidden = hidden
web-doomsday-when-any = Any time
web-doomsday-when-own_turn = Your turn
web-doomsday-when-permanent = Permanent
web-doomsday-when-secret_loyalty = Secret loyalty

# The notebook.
web-doomsday-who = Who
web-doomsday-column-left = Left
web-doomsday-column-role = Role
web-doomsday-column-right = Right
web-doomsday-column-says = Says they are
web-doomsday-column-guess = My guess
web-doomsday-guess = My guess: { $who } is { $team ->
    [human] a human
    [machine] a machine
    [outlaw] an outlaw
    [legion] Legion
    [fallen] one of the Fallen
   *[none] not clear yet
}. Press to change it
web-doomsday-note-key = seen only by you; the number is the round. The bubble: what they say they are; the guess is yours to mark
web-doomsday-team-known = { $who }: { $holds ->
    [yes] { NAME($team) }
   *[no] not { NAME($team) }
}
web-doomsday-snapshot = As the last team check showed you:
web-doomsday-looked-at-me = { $who } looked at your { $card } (round { $round })

# The end.
web-doomsday-won-human = The humans win
web-doomsday-won-machine = The machines win
web-doomsday-won-alone = An outlaw wins alone
web-doomsday-won-legion = The Legion wins
web-doomsday-won-fallen = The Fallen win
web-doomsday-won-draw = A draw
web-doomsday-victory = victory
web-doomsday-box = Left in the box: { LIST($roles) }.
web-doomsday-story = Who knew what, and when
web-doomsday-story-key = The line is how many cards of others a player has seen. Press a mark to read it.
web-doomsday-story-look = looked at a card
web-doomsday-story-shot = a shot
web-doomsday-story-hurt = damage
web-doomsday-story-death = death
web-doomsday-story-of = of { $n }
web-doomsday-goes-on = The game goes on
web-doomsday-goes-on-why = none of these
