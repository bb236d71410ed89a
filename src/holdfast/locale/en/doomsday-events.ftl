# Doomsday: what happened. A message for each class of games/doomsday/events.py.

doomsday-event-set-up = { NAME($first) } begins. Mode: { NAME($mode) }.
doomsday-event-cards-dealt = Your role: { LIST($roles) }. Left: { NAME($left) }, right: { NAME($right) }. Program: { LIST($programs) }.
doomsday-event-turn-began = Round { $round }: { NAME($who) }’s turn
doomsday-event-turn-ended = { NAME($who) } passes the lead card.
doomsday-event-turn-lost = { NAME($who) } loses the rest of the turn.
doomsday-event-action-declared = { NAME($who) } declares: { $action ->
    [do-peek] peek at { LIST($to) }, { NAME($card) }
    [do-draw] draw a program
    [do-drop] drop { LIST($weapon) }
    [do-aim] turn { LIST($weapon) } to { LIST($to) }
    [do-shoot] shoot { LIST($to) }, { LIST($weapon) }
    [do-heal] heal { LIST($to) }, { LIST($weapon) }
    [do-rob] steal { LIST($weapon) } from { LIST($to) }
    [do-hack] steal a program of { LIST($to) }
   *[other] take { LIST($weapon) }{ $to_n ->
        [0] { "" }
       *[other] , aim at { LIST($to) }
    }
}.
doomsday-event-action-cancelled = { NAME($who) }: the action is off and not spent.
doomsday-event-peeked = { NAME($who) } peeks: { NAME($of) }, { NAME($card) }{ $seen ->
    [nobody] .
   *[other] : { NAME($seen) }.
}
doomsday-event-card-shown = { NAME($who) } shows own cards to { NAME($to) }{ $seen_n ->
    [0] .
   *[other] : { LIST($seen) }.
}
doomsday-event-looked-at-own = Your { NAME($card) } is now { NAME($seen) }.
doomsday-event-armed = { NAME($who) } takes { NAME($weapon) }.
doomsday-event-aimed = { NAME($who) } aims { NAME($weapon) } at { LIST($to) }.
doomsday-event-dropped = { NAME($who) } drops { NAME($weapon) }.
doomsday-event-weapon-stolen = { NAME($who) } steals { NAME($weapon) } from { NAME($of) }.
doomsday-event-weapons-swapped = { NAME($who) } and { NAME($to) } swap { NAME($gives) } and { NAME($gets) }.
doomsday-event-shot-fired = { NAME($who) } fires { NAME($weapon) } at { LIST($to) }!
doomsday-event-damage-chosen = { NAME($who) } takes the damage.
doomsday-event-ability-fired = { NAME($who) } is { NAME($role) }: the ability fires.
doomsday-event-ability-used = { NAME($who) } uses { NAME($role) }.
doomsday-event-revealed = { NAME($who) }, { NAME($card) }: { NAME($seen) }!
doomsday-event-hid = { NAME($who) }, { NAME($card) }: face down again.
doomsday-event-damage-assigned = Damage threatens: { LIST($whom) }.
doomsday-event-damage-averted = { NAME($who) } averts 1 damage from { NAME($to) }.
doomsday-event-hurt = { NAME($who) } takes { $n } damage; lives: { $lives }.
doomsday-event-healed = { NAME($who) } is healed; lives: { $lives }.
doomsday-event-died = { NAME($who) } is dead.
doomsday-event-resurrected = { NAME($who) } returns from the dead.
doomsday-event-drew = { $program ->
    [nobody] { NAME($who) } draws a program.
   *[other] { NAME($who) } draws { NAME($program) }.
}
doomsday-event-program-used = { NAME($who) } uses { NAME($program) }.
doomsday-event-program-laid = { NAME($who) } lays out { NAME($program) }: { NAME($to) }.
doomsday-event-program-discarded = { $program ->
    [nobody] { NAME($who) } puts a program under the deck.
   *[other] { NAME($who) } puts { NAME($program) } under the deck.
}
doomsday-event-program-stolen = { $program ->
    [nobody] { NAME($who) } steals a program from { NAME($of) }.
   *[other] { NAME($who) } steals { NAME($program) } from { NAME($of) }.
}
doomsday-event-program-taken = { NAME($who) } picks up { NAME($program) }.
doomsday-event-programs-exchanged = { NAME($who) } and { NAME($to) } exchange programs ({ $n }){ $given_n ->
    [0] .
   *[other] : { LIST($given) } for { LIST($got) }.
}
doomsday-event-roles-swapped = { NAME($who) } and { NAME($to) } swap roles.
doomsday-event-loyalties-swapped = Loyalties change places: { NAME($who) }, { NAME($card) } — { NAME($to) }, { NAME($other) }.
doomsday-event-loyalties-redealt = Loyalties are shuffled and dealt anew: { LIST($whom) }.
doomsday-event-loyalty-inverted = { $on ->
    [yes] Human and machine loyalties change sides.
   *[no] Loyalties count as printed again.
}
doomsday-event-leader-came = { NAME($who) } becomes the leader: { NAME($team) }.
doomsday-event-team-announced = { NAME($who) } is of the team: { NAME($team) }.
doomsday-event-team-asked = { NAME($who) } asks who is of the team: { NAME($team) }{ $found_n ->
    [0] .
   *[other] . Found: { LIST($found) }.
}
doomsday-event-converted = { NAME($who) } is now of the team: { NAME($team) }.
doomsday-event-interrupted = Somebody wants to interrupt.
doomsday-event-teams-checked = Team check.
doomsday-event-teams-seen = You see the teams: { LIST($players) } — { LIST($teams) }.
doomsday-event-teams-counted = You learn how many live: { LIST($teams) }.
doomsday-event-went-on = The game goes on.
doomsday-event-quiet-rounds = Quiet rounds so far: { $rounds }.
doomsday-event-game-over = { $reason ->
    [by-human] The humans win: { LIST($winners) }.
    [by-machine] The machines win: { LIST($winners) }.
    [by-legion] The Legion wins: { LIST($winners) }.
    [by-fallen] The Fallen win: { LIST($winners) }.
    [by-alone] An outlaw wins alone: { LIST($winners) }.
   *[other] Nobody wins.
}
