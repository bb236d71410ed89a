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
web-aurora-automa-groups = whole groups { $n } of { $of }
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
web-aurora-area-brief = { $area ->
    [top_row] top
    [bottom_row] bottom
   *[left_column] left
}
web-aurora-area-next = the next blow falls here
web-aurora-area-people = { $n ->
    [one] { $n } person at risk
   *[other] { $n } people at risk
}
web-aurora-automa-sick = contaminated { $n }
web-aurora-automa-fame = fame { $n }
web-aurora-automa-items = items { $n }
web-aurora-legend = What lies on the road
web-aurora-legend-avalanche = Avalanche: once, then closed
web-aurora-legend-dangerous = Dangerous: its price every time
web-aurora-legend-tracked = { $has ->
    [yes] Tracks: you have them
   *[no] With tracks only: you have none
}
web-aurora-legend-counter = Counter: only where you stop
web-aurora-bonus-brief = { $bonus ->
    [move] 1 fuel → move 1–2
    [refit] a card from the discard
   *[attack] 1 ammo → attack
}
web-aurora-shortcut-free = no price
web-aurora-shortcut-closed = closed
web-aurora-shortcut-price = { $what ->
    [contaminate] contamination { $n }
   *[damage] damage { $n }
}
web-aurora-drive-to = Drive to { $n }
web-aurora-stops = Where to stop
web-aurora-moves = move { $n }
web-aurora-moves-left = moves left
web-aurora-up-to = up to { $n }
web-aurora-price = Up to space { $space }: moves { $moves }, fuel { $fuel }
web-aurora-trip-speed = Speed { $n }
web-aurora-term = { $kind ->
    [speed] speed cells +{ $n }
    [driver] Driver +{ $n }
    [copilot] Co-pilot +{ $n }
    [behind] far behind the leader: +{ $n }
    [paid] paid for +{ $n }
   *[other] { NAME($source) } { $n }
}
web-aurora-order-after = Order after movement
web-aurora-rear = rear
web-aurora-front = front
web-aurora-turns = Scouting: { $scouting } of { $n }. Shooting: { $fire } of { $n }.
web-aurora-ambush-comes = { $lead ->
    [yes] You lead there: the ambush comes to you.
   *[no] The leader is there too: the ambush comes.
}
web-aurora-to-ship-if = { $n ->
    [0] you reach the Aurora on { $space }
    [one] space to the Aurora if you stop on { $space }
   *[other] spaces to the Aurora if you stop on { $space }
}
web-aurora-behind = { $ways ->
    [two] { NAME($who) }: { $shortest } ahead by the short way, { $road } by road
   *[one] { NAME($who) }: { $shortest } ahead
}
web-aurora-behind-lacks = · { $n } short for speed +1
web-aurora-if-stop = If you stop on { $n }
web-aurora-stop-fuel = fuel { $before } → { $after }
web-aurora-stop-item = uses { NAME($of) }
web-aurora-stop-way = by { NAME($of) }
web-aurora-stop-toll = through { NAME($of) }: it has its price
web-aurora-stop-reaches = you reach the Aurora
web-aurora-stop-counter = here lies: { NAME($of) }
web-aurora-stop-enemies = { $n ->
    [one] { $n } enemy here will fire at you
   *[other] { $n } enemies here will fire at you
}
web-aurora-stop-plain = nothing lies there
web-aurora-stop-ambush = { LIST($enemies) }: ambush, { NAME($region) }
web-aurora-about-stop = Space { $n }: moves { $moves }, fuel { $fuel }, { $left } left
web-aurora-behind-brief = { $n } behind; +1 from { $needed }
web-aurora-then = then
web-aurora-threats = What is known to come
web-aurora-blow = { $n } damage, { $area ->
    [top_row] top row
    [bottom_row] bottom row
   *[left_column] left column
}
web-aurora-blow-instead = { $what ->
    [contaminate] or one contaminated
   *[give] or a resource
}
web-aurora-ambush-away = Its ambush falls in another region.
web-aurora-no-ambush = No ambush this round.
web-aurora-fire-odds = { $cards ->
    [one] { $hits } on { $cards } card
   *[other] { $hits } on { $cards } cards
}
web-aurora-fire-ambush = { $n ->
    [one] ambush again on { $n }
   *[other] ambush again on { $n }
}
web-aurora-would-lose = The ambush would take
web-aurora-loses-nothing = No known blow costs anything
web-aurora-lost = Lost: { LIST($tokens) }
web-aurora-blows-cost = Ambush, { $n }: costs { LIST($tokens) }
web-aurora-blows-free = Ambush, { $n }: falls on cells without load
web-aurora-fire-may-cost = Enemy fire, { $n } at worst: { LIST($tokens) }
web-aurora-fire-free = Enemy fire, { $n } at worst: costs nothing
web-aurora-area-people-change = People at risk: { $before } → { $after }
web-aurora-radio = Automa: “{ $card }”
web-aurora-radio-n = card { $n } of { $of }
web-aurora-radio-nothing = Nothing came of it.
web-aurora-automa-took = was here
web-aurora-round-end = End of the round
web-aurora-bite = { $do ->
    [damage] { $n } damage to you
    [contaminate] { $n } of yours contaminated
    [lose_fame] { $holds ->
        [yes] fame −{ $n }: you have more than it
       *[no] no fame lost: you do not have more than it
    }
   *[other] it heals { $n }
}
web-aurora-bite-maybe = if it is turned up
web-aurora-end-aurora = The Aurora is reached
web-aurora-end-ice = The Aurora has sailed
web-aurora-end-elimination = { $who ->
    [me] You alone are left
    [lost] Your convoy is lost
   *[watched] One convoy is left
}
web-aurora-why-ahead = from { $from } to { $to }
web-aurora-why-rear = rear-most, space { $n }
web-aurora-why-fame = on the track: { $n }
web-aurora-why-pairs = for every two
web-aurora-why-list = { LIST($things) }
web-aurora-why-none = none
web-aurora-why-healthy = { $n } of { $of } healthy
web-aurora-why-whole = { $n } of { $of } whole
web-aurora-why-not-counted = does not count
web-aurora-why-standing = on space { $n }
web-aurora-why-gone = nobody is left
web-aurora-tie = A tie at { $n }. { $by ->
    [road] Ahead on the road wins: { $first } on { $here }, { $second } on { $there }.
   *[order] On the same space the turn-order track decides: { $first } is before { $second }.
}
web-aurora-enemy-waits = enemy: ambush in the shooting phase
web-aurora-strip = Your convoy: free cells { $room }, damage { $damage }
web-aurora-load-check = Load check
