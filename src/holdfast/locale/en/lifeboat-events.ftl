# Lifeboat: what happened. One message for each class of games/lifeboat/events.py.
# $reader is `you`, or the one whose private event somebody else reads; $self: whether the one who did it did it to themself.

# The days.
lifeboat-event-role-dealt = Seat { $seat } is { NAME($who) }.
lifeboat-event-bonds-dealt = { $reader ->
    [you] Your friend is { NAME($friend) }, your enemy { NAME($enemy) }.
   *[other] { NAME($reader) }: friend { NAME($friend) }, enemy { NAME($enemy) }.
}
lifeboat-event-day-broke = Day { $day }
lifeboat-event-current-took-the-boat = Day { $day }: the current has the boat. Nobody rows or chooses any more; the top card decides.
lifeboat-event-evening-came = Evening came.

# Provisions.
lifeboat-event-deck-empty = The provisions have run out.
lifeboat-event-packet-drawn = { NAME($who) } drew { $cards ->
    [one] a card
   *[other] { $cards } cards
} of provisions to share.
lifeboat-event-kept = { NAME($who) } kept { NAME($card, case: "a") }.
lifeboat-event-opened = { NAME($who) } opened { NAME($card, case: "a") }.
lifeboat-event-spent = { NAME($who) } used up { NAME($card, case: "a") }.
lifeboat-event-thrown-away = { NAME($who) } threw { NAME($card, case: "a") } overboard.
lifeboat-event-placed = { $self ->
    [yes] { NAME($who) } opened { NAME($card, case: "a") }.
   *[no] { NAME($who) } laid { NAME($card, case: "a") } before { NAME($before) }.
}
lifeboat-event-offered = { $give_n ->
    [0] { NAME($who) } asked { NAME($to) } for { LIST($want, case: "a") }.
   *[other] { $want_n ->
        [0] { NAME($who) } offered { NAME($to) } { LIST($give, case: "a") } as a gift.
       *[other] { NAME($who) } offered { NAME($to) } { LIST($give, case: "a") } for { LIST($want, case: "a") }.
    }
}
lifeboat-event-offer-ended = { $why ->
    [declined] { NAME($to) } declined { NAME($who) }'s offer.
    [recalled] { NAME($who) } took the offer to { NAME($to) } back.
   *[lapsed] { NAME($who) }'s offer to { NAME($to) } lapsed.
}
lifeboat-event-traded = { $gave_n ->
    [0] { NAME($to) } gave { NAME($who) } { LIST($got, case: "a") }.
   *[other] { $got_n ->
        [0] { NAME($who) } gave { NAME($to) } { LIST($gave, case: "a") }.
       *[other] { NAME($who) } gave { NAME($to) } { LIST($gave, case: "a") } for { LIST($got, case: "a") }.
    }
}

# Actions.
lifeboat-event-turn-skipped = { NAME($who) } cannot act: the turn is skipped.
lifeboat-event-idled = { NAME($who) } did nothing.
lifeboat-event-rowed = { NAME($who) } rowed{ $oars ->
    [0] { "" }
    [one] { " " }with an oar
   *[other] { " " }with { $oars } oars
} and looked at { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
lifeboat-event-saw-navigation = { $reader ->
    [you] You saw
   *[other] { NAME($reader) } saw
} { $cards_n ->
    [0] nothing
   *[other] { $details }
}.
lifeboat-event-stowed = { NAME($who) } left { $kept ->
    [0] nothing
    [one] one card
   *[other] { $kept } cards
} for the navigator and put { $buried ->
    [0] none
    [one] one
   *[other] { $buried }
} under the deck.
lifeboat-event-seat-demanded = { NAME($who) } demanded { NAME($of) }'s seat.
lifeboat-event-card-demanded = { NAME($who) } set about robbing { NAME($of) }.
lifeboat-event-yielded = { NAME($who) } yielded to { NAME($to) }.
lifeboat-event-refused = { NAME($who) } refused { NAME($to) }.
lifeboat-event-seats-changed = { NAME($who) } and { NAME($of) } changed seats.
lifeboat-event-robbed = { NAME($who) } robbed { NAME($of) } of { NAME($card, case: "a") }.
lifeboat-event-nothing-to-take = { NAME($who) } took nothing: { NAME($of) } has no cards left.
lifeboat-event-stole = { NAME($who) } stole { NAME($card, case: "a") } from { NAME($of) }.

# Fights.
lifeboat-event-fight-broke = A fight! { NAME($who) } against { NAME($of) }.
lifeboat-event-joined = { NAME($who) } joined { NAME($side) }.
lifeboat-event-fired = { NAME($who) } fired the flare gun in the fight: +8.
lifeboat-event-fight-ended = { NAME($winner) } beat { NAME($loser) }, { $won } : { $lost }.
lifeboat-event-wounded = { NAME($who) } took { $amount ->
    [one] a wound
   *[other] { $amount } wounds
} { $why ->
    [fight] in the fight
    [fall] in the fall
    [shark] from a shark
   *[thirst] from thirst
}.
lifeboat-event-passed-out = { NAME($who) } passed out.
lifeboat-event-died = { NAME($who) } died.
lifeboat-event-tired = { NAME($who) } is tired from { $why ->
    [rowed] rowing
   *[fought] fighting
}.
lifeboat-event-healed = { $self ->
    [yes] { NAME($who) } used the medical kit on a wound of their own.
   *[no] { NAME($who) } treated { NAME($whom) }: one wound less.
}
lifeboat-event-woke-up = { NAME($who) } came round.
lifeboat-event-flare-shown = { NAME($who) } fired the flare into the sky. Gulls { $gulls } of 4. { $cards_n ->
    [0] No cards were left.
   *[other] Cards: { $details }.
}

# The evening.
lifeboat-event-navigator-took = { NAME($who) } is the navigator, with { $cards ->
    [one] one card
   *[other] { $cards } cards
} to choose from.
lifeboat-event-compass-used = { NAME($who) } used the compass.
lifeboat-event-navigation-revealed = Tonight { $details }.
lifeboat-event-gulls-changed = { $change ->
    [1] A gull came: { $gulls } of 4.
   *[other] A gull left: { $gulls } of 4.
}
lifeboat-event-fell-overboard = { NAME($who) } fell overboard{ $lost_n ->
    [0] .
   *[other] { " " }and lost { LIST($lost, case: "a") }.
}
lifeboat-event-held-by-ring = The life ring held { NAME($who) } in the boat.
lifeboat-event-ring-thrown = { NAME($who) } threw { NAME($to) } the life ring.
lifeboat-event-swept-away = The sea swept { NAME($who) } away{ $cards_n ->
    [0] .
   *[other] { " " }with { LIST($cards, case: "a") }.
}
lifeboat-event-sharks-came = { $who ->
    [nobody] Sharks! Bait lost in the water drew them.
   *[other] Sharks! { NAME($who) } threw bait.
}
lifeboat-event-climbed-back = { NAME($who) } climbed back into the boat.
lifeboat-event-thirsty = { NAME($who) } is thirsty{ $thirsts ->
    [one] { "" }
   *[other] { " " }×{ $thirsts }
} ({ LIST($causes) }){ $shaded ->
    [0] .
   *[other] , less one under the parasol.
}
lifeboat-event-watered = { $self ->
    [yes] { NAME($who) } drank water.
   *[no] { NAME($who) } gave { NAME($whom) } water.
}

# The end.
lifeboat-event-landed = Land! The boat is ashore.
lifeboat-event-sea-won = Nobody is left alive. The sea wins.
lifeboat-event-scored = { NAME($who) }: { $total ->
    [one] { $total } point
   *[other] { $total } points
}; friend { NAME($friend) }, enemy { NAME($enemy) }.
