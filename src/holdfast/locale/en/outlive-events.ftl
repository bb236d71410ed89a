# Outlive: what happened. One message for each class of games/outlive/events.py.

# Set-up.
outlive-event-dealt = { $reader ->
    [you] You were dealt { LIST($rooms) }; leaders: { LIST($leaders) }.
   *[other] { NAME($reader) }: dealt { LIST($rooms) }; leaders: { LIST($leaders) }.
}
outlive-event-shelter-chosen = { NAME($who) } follows { NAME($leader) }; rooms: { LIST($rooms) }. Built: { NAME($built) } with { $settled }; airlock { $airlock }.
outlive-event-took-first-turn = { NAME($who) } goes first: the leader is { $age }.
outlive-event-squad-placed = { NAME($who) }: squad { NAME($squad) } { NAME($zone, case: "to") }.
outlive-event-token-dropped = { NAME($who) } did without { NAME($token) }.

# The rounds.
outlive-event-day-broke = Day { $day }
outlive-event-city-restocked = { NAME($city) }: { $tiles_n ->
    [0] no equipment
   *[other] { LIST($tiles) }
}{ $tokens_n ->
    [0] .
   *[other] ; out today: { LIST($tokens) }.
}
outlive-event-discard-shuffled = { NAME($city) }: { $tiles } discarded tiles were shuffled into a new stack.
outlive-event-night-fell = Night fell. { NAME($first) } goes first now.

# Disasters.
outlive-event-disaster-revealed = Disaster: { NAME($disaster) }!
outlive-event-zone-stripped = { NAME($disaster) }: { $lost } gone { NAME($zone, case: "from") }.
outlive-event-tokens-bared = { NAME($disaster) }, { NAME($city) }: { $tokens_n ->
    [0] nothing left to reveal
   *[other] { LIST($tokens) }
}.
outlive-event-shelter-spared = { NAME($disaster) }: the Bulwark of { NAME($who) } held.
outlive-event-disaster-resolved = { NAME($who) } resolved { NAME($disaster) } ({ $points } points).
outlive-event-passed-on-disasters = { NAME($who) } passed.

# Movement and attacks.
outlive-event-moved = { NAME($who) }: squad { NAME($squad) } went { NAME($zone, case: "to") }{ $place ->
    [0] { "" }
   *[other] , place { $place }
} ({ NAME($start, case: "from") }).
outlive-event-stayed = { NAME($who) }: squad { NAME($squad) } stayed { NAME($zone, case: "in") }.
outlive-event-token-taken = { NAME($who) } took the first player token.
outlive-event-gear-used = { NAME($who) } used { NAME($tile) }.
outlive-event-room-used = { NAME($who) } used { NAME($room) }.
outlive-event-attacked = { NAME($who) } ({ NAME($squad) }) attacked { NAME($of) } ({ NAME($target) }), effectiveness { $effectiveness }.
outlive-event-defended = { $guard ->
    [yes] { NAME($who) }: the Guard Room cancelled the attack.
   *[no] { NAME($who) } { $armor ->
        [yes] defended with Battle Gear
       *[no] { $ammo ->
            [0] did not defend
           *[other] defended with ammo
        }
    }; { $left ->
        [0] no tribute is due.
       *[other] tribute: { $left }.
    }
}
outlive-event-nothing-to-take = { NAME($who) } found nothing to take from { NAME($of) }.

# Tokens.
outlive-event-gained = { NAME($who) } gained { LIST($tokens) } ({ NAME($why) }).
outlive-event-paid = { $to ->
    [nobody] { NAME($who) } { $purpose ->
        [rows] gave the airlock { LIST($tokens) }
        [rooms] fed the rooms with { LIST($tokens) }
        [recruits] paid the recruits { LIST($tokens) }
        [disaster] spent { LIST($tokens) } on the disaster
        [building] spent { LIST($tokens) } on the room
        [repair] spent { LIST($tokens) } on the repair
        [to_rats] lost { LIST($tokens) } to the rats
        [to_raiders] lost { LIST($tokens) } to the raiders
        [outlive-dam] spent { LIST($tokens) } at the dam
        [defence] spent { LIST($tokens) } on the defence
       *[hunting] spent { LIST($tokens) } on the hunt
    }.
   *[other] { NAME($who) } gave { NAME($to) } { LIST($tokens) }.
}
outlive-event-gathered = { NAME($who) } gathered { LIST($tokens) } { NAME($zone, case: "in") }{ $tile ->
    [nobody] { "" }
   *[other] { " " }({ NAME($tile) })
}.
outlive-event-dam-opened = { NAME($who) } opened the dam{ $card ->
    [yes] { " " }with the Access Card
   *[no] { "" }
}.
outlive-event-algae-taken = { NAME($who) } took the day’s algae.
outlive-event-equipment-taken = { NAME($who) } took { NAME($tile) } { NAME($city, case: "in") }.
outlive-event-searched = { NAME($who) } searched { NAME($city, case: "in") }{ $free ->
    [yes] { " " }for free
   *[no] { "" }
}: { NAME($token) }.
outlive-event-looked-through = { NAME($who) } looked through the search stack of { NAME($city) }{ $tokens_n ->
    [0] .
   *[other] : { LIST($tokens) }.
}
outlive-event-prey-scanned = { NAME($who) } looked through the prey { NAME($zone, case: "in") }{ $prey_n ->
    [0] .
   *[other] : { LIST($prey) }.
}
outlive-event-prey-chosen = { NAME($who) } hunts the { NAME($prey) } { NAME($zone, case: "in") }, { $depth } below the top.
outlive-event-hunted = { NAME($who) } killed a { NAME($prey) } { NAME($zone, case: "in") }: { $meat ->
    [0] no meat
   *[other] { LIST($tokens) }
}.
outlive-event-prey-turned-up = { $prey ->
    [nobody] No more prey { NAME($zone, case: "in") }.
   *[other] A { NAME($prey) } was seen { NAME($zone, case: "in") }.
}

# Survivors.
outlive-event-survivor-came = A survivor came to { NAME($who) }{ $why ->
    [outlive-living_quarters] { "" }
   *[other] { " " }({ NAME($why) })
}: { NAME($where) }.
outlive-event-survivor-left-behind = { NAME($who) } left the survivor on the ship.
outlive-event-survivor-lost = { NAME($who) } lost { $lost ->
    [one] { $lost } survivor
   *[other] { $lost } survivors
} ({ NAME($where) }).
outlive-event-recruited = { NAME($who) } recruited { $survivors ->
    [one] { $survivors } survivor
   *[other] { $survivors } survivors
}.
outlive-event-moved-in = { NAME($who) }: { $survivors } moved into { NAME($room) }.
outlive-event-went-hungry = { NAME($who) } cannot pay { $rooms } provisions and { $rows } water: { $unmet } short.
outlive-event-radiation-changed = { NAME($who) }: radiation { $steps ->
    [one] { $steps } space
   *[other] { $steps } spaces
} { $up ->
    [yes] up
   *[no] down
}, now at { $value }.

# The shelter.
outlive-event-room-built = { NAME($who) } built { NAME($room) }{ $cheaply ->
    [yes] { " " }for 1 material
   *[no] { "" }
}.
outlive-event-equipment-drawn = { NAME($who) } drew { $tile ->
    [nobody] nothing
   *[other] { NAME($tile) }
} { NAME($city, case: "in") }{ $aside_n ->
    [0] .
   *[other] ; laid aside: { LIST($aside) }.
}
outlive-event-equipment-scrapped = { NAME($who) } broke up { NAME($tile) }.
outlive-event-equipment-repaired = { NAME($who) } repaired { NAME($tile) }.
outlive-event-food-spoiled = { NAME($who) } threw away { LIST($tokens) }.
outlive-event-convoy-arrived = The Convoy has come: { LIST($winners) } { $reason ->
    [points] won
    [provisions] won by provisions
    [resources] won by resources
   *[shared] share the victory
} with { $best } points.
