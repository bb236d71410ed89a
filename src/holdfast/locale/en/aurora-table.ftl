# Last Aurora’s table in lines, as the terminal draws and tells it.

aurora-round = Round { $round } of 6
aurora-ship-at = The Aurora: space { $space }
aurora-to-ship = { $n ->
    [0] beside the Aurora
    [one] { $n } space to the Aurora
   *[other] { $n } spaces to the Aurora
}
aurora-none = none
aurora-or = or
aurora-camp-active = active:
aurora-camp-rest = resting:
aurora-camp-exhausted = exhausted:
aurora-speed-line = speed { $n }
aurora-fame-line = fame { $n }
aurora-room-line = free cells { $n }
aurora-damage-line = damage { $n }
aurora-items-line = items { $n }
aurora-at-line = space { $space }, { $n } to go
aurora-out = Out of the race
aurora-order-line = turn order: { $order }
aurora-deck-line = Scouting deck: { $n }
aurora-outcomes-line = Outcome deck: { $n }; the next hit: { NAME($area) }
aurora-needs = (skill { $value })
aurora-bonus-line = bonus: { $bonuses }
aurora-leaves = goes at the end of the round
aurora-truck-line = speed { $speed }, tows { $power }{ $tracks ->
    [yes] , tracks
   *[no] { "" }
}
aurora-skill-line = skill { $n }
aurora-enemy-line = { NAME($enemy) } ({ NAME($region) }): { $left } of { $defence } hits left
aurora-loot-line = loot { $tier ->
    [1] I–II
    [2] III–IV
   *[3] V–VI
}
aurora-letter-a = A
aurora-letter-b = B
aurora-letter-c = C
aurora-letter-d = D
aurora-shortcut-line = { NAME($road) } { $start }→{ $end }{ $closed ->
    [yes] { " " }(closed)
   *[no] { $tracked ->
        [yes] { " " }(tracks)
       *[no] { "" }
    }
}
aurora-mine-line = A mine of { NAME($who) }: { NAME($road) }
aurora-automa-has = fuel { $fuel }, food { $food }, ammo { $ammo }, survivors { $survivors }, contaminated { $contaminated }, items { $items }, loot { $loot }
aurora-automa-damage = column { $column }, damage { $n }
aurora-automa-cards = Action cards: { $down } face down, { $deck } in the deck; shown:
aurora-my-items = items:
aurora-card-line = { NAME($card) }: { $text }
aurora-area-line = { $which ->
    [top-row] top row
    [bottom-row] bottom row
   *[left-column] left column
}: { $spare ->
    [0] { $lost ->
        [nobody] nothing to hit
       *[other] a hit costs { NAME($lost) }
    }
   *[other] { $spare } without loss
}
aurora-note-cards = Scouting discard: { LIST($cards) }
aurora-note-outcomes = Outcomes seen: { LIST($cards) }
aurora-note-items = Item discard: { LIST($cards) }
aurora-no-notes = Nothing has been discarded yet.
aurora-about-slot = Slot { $slot }, skill { $value }: { NAME($card) }{ $facts ->
    [none] { "" }
   *[other] ; { $facts }
}; bonus: { $bonuses }{ $leaves ->
    [yes] ; goes at the end of the round
   *[no] { "" }
}
aurora-about-person = { NAME($survivor) } (skill { $skill }, { NAME($zone) }{ $contamination ->
    [0] { "" }
   *[other] , contamination { $contamination }
})
aurora-about-seat = { NAME($who) }{ $mine ->
    [yes] { " " }(you)
   *[no] { "" }
}: { $out ->
    [yes] out of the race
   *[no] space { $space }, speed { $speed }, fame { $fame }, items { $items }, fuel { $fuel }, food { $food }, ammo { $ammo }, damage { $damage }; { $people }
}
