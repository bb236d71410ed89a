# Last Aurora: what happened. One message for each class of games/aurora/events.py.

aurora-event-set-up = The board: { NAME($board) }. Turn order from the left: { LIST($order) }.
aurora-event-round-began = Round { $round }
aurora-event-phase-began = { $phase ->
    [scouting] Scouting
    [rest] Rest
    [movement] Movement
    [shooting] Shooting
   *[other] End of the round
}
aurora-event-order-set = Turn order from the left: { LIST($order) }.
aurora-event-card-revealed = { $slot ->
    [0] Revealed and discarded for want of tokens: { NAME($card) }.
   *[other] Slot { $slot }: { NAME($card) }.
}
aurora-event-card-discarded = Discarded: { NAME($card) }.
aurora-event-event-struck = Event: { NAME($card) }!
aurora-event-scouts-sent = { NAME($who) } scouts slot { $slot }, { NAME($card) }: { LIST($team) }.
aurora-event-passed = { NAME($who) } passes: { NAME($survivor) }.
aurora-event-boosted = { NAME($who) }: food for { NAME($survivor) }, +1 skill.
aurora-event-bonus-taken = { NAME($who) } takes the bonus of slot { $slot }: { NAME($bonus) }.
aurora-event-gathered = { NAME($who) }, { NAME($card) }: { LIST($tokens) }.
aurora-event-installed = { $old ->
    [nobody] { NAME($who) }: { NAME($card) } joins the convoy, { NAME($place) }.
   *[other] { NAME($who) }: { NAME($card) } replaces { NAME($old) }.
}
aurora-event-left-behind = { NAME($who) } leaves behind: { LIST($cards) }.
aurora-event-recruited = { NAME($who) }: { NAME($survivor) } joins the crew.
aurora-event-deal-struck = { NAME($who) }, { NAME($card) }: { NAME($deal) }.
aurora-event-bartered = { NAME($who) } gives { NAME($given) } and takes { NAME($taken) }.
aurora-event-gained = { NAME($who) }: +{ $n } { NAME($token) }.
aurora-event-spent = { NAME($who) }: −{ $n } { NAME($token) }.
aurora-event-token-lost = { NAME($who) } loses { NAME($token) } ({ NAME($why) }).
aurora-event-damaged = { NAME($who) }: damage to { NAME($card) }, { NAME($cell) }{ $lost ->
    [nobody] .
   *[other] ; lost: { NAME($lost) }.
}
aurora-event-repaired = { NAME($who) }: { NAME($card) }, { NAME($cell) } repaired.
aurora-event-contaminated = { NAME($who) }: { NAME($survivor) } is contaminated.
aurora-event-cleansed = { NAME($who) }: { NAME($survivor) } is cleansed.
aurora-event-shielded = { NAME($who) }: spared by the { NAME($survivor) }.
aurora-event-survivor-lost = { $died ->
    [yes] { NAME($who) }: { NAME($survivor) } dies.
   *[no] { NAME($who) } loses a survivor: { NAME($survivor) }.
}
aurora-event-survivor-moved = { NAME($who) }: { NAME($survivor) } — { NAME($zone) }.
aurora-event-skill-raised = { NAME($who) }: { NAME($survivor) }, skill +{ $n }.
aurora-event-fame-changed = { NAME($who) }: fame { $fame } ({ $change ->
    [1] +1
   *[other] −1
}).
aurora-event-item-drawn = { $item ->
    [nobody] { NAME($who) } draws an item.
   *[other] { NAME($who) } draws { NAME($item) }.
}
aurora-event-item-used = { NAME($who) } uses { NAME($item) }.
aurora-event-item-discarded = { NAME($who) } discards { NAME($item) }.
aurora-event-rested = { NAME($who) } has rested.
aurora-event-set-off = { NAME($who) } sets off at speed { $speed }.
aurora-event-stayed = { NAME($who) } stays.
aurora-event-drove = { $shortcut ->
    [nobody] { NAME($who) }: { $start } → { $space }.
   *[other] { NAME($who) }: { $start } → { $space } by { NAME($shortcut) }.
}
aurora-event-road-closed = An avalanche closed { NAME($shortcut) }.
aurora-event-counter-taken = { NAME($who) } takes the counter: { NAME($counter) }.
aurora-event-mine-laid = { NAME($who) } lays a mine: { NAME($road) }.
aurora-event-mine-blew = { NAME($who) } hits a mine: { NAME($road) }!
aurora-event-load-ready = { NAME($who) }: the load is stowed.
aurora-event-spared = { NAME($who) }: the Renegade deals with { NAME($enemy) }.
aurora-event-enemy-came = { NAME($enemy) } — { NAME($region) }, defence { $defence }.
aurora-event-ambushed = { NAME($enemy) } ambush: { NAME($region) }!
aurora-event-outcome-revealed = { NAME($outcome) }. Next area: { NAME($area) }.
aurora-event-outcomes-shuffled = The outcome deck was shuffled anew.
aurora-event-attacked = { NAME($who) } fires ({ NAME($weapon) }) at { NAME($enemy) }: { $hits ->
    [0] miss
   *[other] { $hits }
}{ $jam ->
    [yes] , jammed.
   *[no] .
}
aurora-event-target-placed = { NAME($who) }: target counter { $cell }, { NAME($enemy) }.
aurora-event-enemy-defeated = { NAME($enemy) } defeated! Loot: { NAME($winner) }.
aurora-event-loot-won = { NAME($who) }: loot — { NAME($card) }.
aurora-event-loot-kept = Automa keeps a loot card of tier { $tier }.
aurora-event-loot-declined = { NAME($who) } declines { NAME($card) }.
aurora-event-enemies-fired = Enemy fire, { NAME($region) }: { $hits }, area — { NAME($area) }.
aurora-event-enemy-left = { NAME($enemy) } gave up the chase.
aurora-event-aurora-moved = The Aurora sails on: stop { $label }, space { $space }.
aurora-event-eliminated = { NAME($who) } has lost everybody and is out.
aurora-event-actions-dealt = Automa gets { $n } action cards face down.
aurora-event-action-shown = Automa’s card: { NAME($action) }.
aurora-event-action-worked = Automa’s card works: { NAME($action) }.
aurora-event-automa-scouted = Automa, slot { $slot }, { NAME($card) }: { NAME($does) }.
aurora-event-automa-idle = Automa finds nothing to do.
aurora-event-automa-damaged = Automa: damage in row { $row }, column { $column }.
aurora-event-automa-repaired = Automa: repair in row { $row }, column { $column }.
aurora-event-automa-scored = Automa scores { $score }.
aurora-event-game-over = { $winners_n ->
    [0] The Automa wins.
   *[other] { LIST($winners) } win!
}
aurora-event-exposed = { NAME($who) }: contamination threatens { NAME($survivor) }.
aurora-event-weapon-aimed = { NAME($who) } aims: { NAME($weapon) }, { NAME($place) }.
aurora-event-block-chosen = { NAME($who) }, { NAME($card) }: { $right ->
    [yes] right block
   *[no] left block
}{ $sort ->
    [yes] , not all of it
   *[no] { "" }
}.
