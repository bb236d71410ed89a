# What only Last Aurora says in the browser.

web-option-aurora-board = Side of the board
web-option-aurora-board-alpha = Alpha
web-option-aurora-board-beta = Beta (advanced)
web-option-aurora-mines = Mines
web-option-aurora-mines-false = no
web-option-aurora-mines-true = yes
web-order-aurora-suit-always = Use my Hazmat Suit whenever one of mine would be contaminated
web-order-aurora-suit-deadly = Use my Hazmat Suit only if a survivor would die
web-order-aurora-suit-never = Never use my Hazmat Suit

web-chapter-aurora = Round { $n }
web-fortune-aurora = Spaces on the road
web-log-fights-aurora = fights
web-aurora-you = you
web-aurora-road = The road
web-aurora-zone = Scouting zone
web-aurora-rivals = Rivals
web-aurora-round = round { $n } of 6
web-aurora-to-ship = { $n ->
    [one] { $n } space to the Aurora
   *[other] { $n } spaces to the Aurora
}
web-aurora-to-ship-words = { $n ->
    [one] space to the Aurora
   *[other] spaces to the Aurora
}
web-aurora-to-ship-brief = to the Aurora
web-aurora-space = Space { $n }
web-aurora-space-counter = Space { $n }: { NAME($counter) }
web-aurora-shortcut = { NAME($road) }, from { $start } to { $end }{ $closed ->
    [yes] , closed
   *[no] { "" }
}
web-aurora-convoy-at = { NAME($who) }, space { $n }
web-aurora-convoy = Convoy: { NAME($who) }
web-aurora-defence = { $left } of { $defence } left
web-aurora-letter = { $at ->
    [0] A
    [1] B
    [2] C
   *[3] D
}
web-aurora-taken = taken
web-aurora-leaves = goes at the end of the round
web-aurora-slot-empty = no card
web-aurora-block = { $side ->
    [left] Left block
   *[right] Right block
}
web-aurora-cells = { $n ->
    [one] { $n } cell
   *[other] { $n } cells
}
web-aurora-deck = { $n } in the deck
web-aurora-outcomes-n = { $n ->
    [one] { $n } outcome
   *[other] { $n } outcomes
}
web-aurora-next-hit = { $area ->
    [top_row] next hit: top row
    [bottom_row] next hit: bottom row
    [left_column] next hit: left column
   *[other] next hit: anywhere
}
web-aurora-outcomes = { $n ->
    [one] { $n } outcome card
   *[other] { $n } outcome cards
}, { $area ->
    [top_row] the next enemy hit is in the top row
    [bottom_row] the next enemy hit is in the bottom row
    [left_column] the next enemy hit is in the left column
   *[other] the next enemy hit is anywhere
}
web-aurora-no-device = no device
web-aurora-towed = { $n } of { $of }
web-aurora-store = { NAME($token) }: { $n }
web-aurora-room = { $n ->
    [0] no free cell
    [one] { $n } free cell
   *[other] { $n } free cells
}
web-aurora-frozen = load is fixed
web-aurora-area = { $spare ->
    [0] { $next ->
        [none] nothing to hit
       *[other] a hit costs { NAME($next) }
    }
    [one] { $spare } hit without loss
   *[other] { $spare } hits without loss
}
web-aurora-stow-how = Move a token: tap it, then a cell
web-aurora-stow-where = Where does it go?
web-aurora-stow-undo = As the crew had it
web-aurora-freeze = Stow it like this
web-aurora-back-to-mine = My convoy
web-aurora-out = Out of the race
web-aurora-automa = The Automa
web-aurora-automa-cell = { $hit ->
    [yes] damaged
   *[no] whole
}
web-aurora-automa-cards = Cards: { $shown } open, { $down } face down, { $deck } in the deck
web-aurora-fame = Fame { $n }
web-aurora-items = { $n ->
    [0] No items
    [one] { $n } item: only you see it
   *[other] { $n } items: only you see them
}
web-aurora-camp-active = Active
web-aurora-camp-rest = Resting
web-aurora-camp-exhausted = Exhausted
web-aurora-team = skill { $n }
web-aurora-does-leader = never tires
web-aurora-does-copilot = speed +1
web-aurora-does-mechanic = repairs 2
web-aurora-does-hermit = no contamination
web-aurora-does-preacher = keeps fame
web-aurora-does-scavenger = resource +1
web-aurora-does-driver = speed +1
web-aurora-does-gunner = hit +1
web-aurora-does-doctor = wakes one
web-aurora-does-renegade = one enemy spares
web-aurora-does-bounty_hunter = with loot: fame +2
web-aurora-does-orphan = fame +1
web-aurora-page-zone = Scouting
web-aurora-page-convoy = Convoy
web-aurora-page-rivals = Rivals
web-aurora-page-automa = Automa
web-aurora-discard-scouting = Scouting discard: { $n }
web-aurora-discard-outcomes = Outcomes seen: { $n }
web-aurora-discard-items = Item discard: { $n }
web-aurora-nothing-yet = Nothing yet.
web-aurora-about-slot = Slot { $slot }, value { $value }: { NAME($card) }
web-aurora-about-left = left { LIST($tokens) }
web-aurora-about-right = right { LIST($tokens) }
web-aurora-about-cell = { NAME($place) }, { NAME($kind) }: { $inside ->
    [damaged] damaged
    [token] { NAME($token) }
    [empty] empty
   *[works] works
}
web-aurora-about-survivor = { NAME($survivor) }, { NAME($zone) }, skill { $skill }{ $contamination ->
    [0] { "" }
   *[other] , contamination { $contamination }
}
web-aurora-about-enemy = { NAME($enemy) }, { NAME($region) }: { $left } of { $defence } defence left
web-aurora-about-rival = { NAME($who) }: { $to_ship } to the ship, fame { $fame }, items { $items }, fuel { $fuel }, food { $food }, ammo { $ammo }, damage { $damage }
web-aurora-or = or
web-aurora-crew = Your crew
web-aurora-if = If you do this
web-aurora-latest = What happened
web-aurora-weapon = weapon { $n }
web-aurora-odds = { $n ->
    [one] On top: this card
   *[other] On top: one of { $n } cards
}
web-aurora-outcome = Outcome
web-aurora-jams = jams
web-aurora-ambush-again = the ambush again
web-aurora-firing = Shooting
web-aurora-nobody-here = No enemies in your region
web-aurora-area-name = { $area ->
    [top_row] Top row
    [bottom_row] Bottom row
   *[left_column] Left column
}
web-aurora-area-next = the next blow falls here
web-aurora-area-people = { $n ->
    [one] { $n } person at risk
   *[other] { $n } people at risk
}
web-aurora-automa-sick = contaminated { $n }
web-aurora-automa-fame = fame { $n }
web-aurora-automa-items = items { $n }
