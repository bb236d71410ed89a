# Doomsday's table in the terminal.

doomsday-round-line = Round { $round }
doomsday-lead-line = turn of { NAME($who) }
doomsday-alive-line = { $n } of { $of } alive
doomsday-centre-line = { $weapons_n ->
    [0] Centre: no weapon
   *[other] Centre: { LIST($weapons) }
}
doomsday-locked-line = locked: { LIST($weapons) }
doomsday-deck-line = program deck { $n }
doomsday-inverted-line = human and machine loyalties are exchanged
doomsday-quiet-line = quiet rounds { $n }
doomsday-programs-line = programs { $n }
doomsday-team-line = Your team: { NAME($team) } ({ $points })
doomsday-my-left = left: { NAME($face) }
doomsday-my-right = right: { NAME($face) }
doomsday-my-role = role: { NAME($face) }
doomsday-my-role2 = second role: { NAME($face) }
doomsday-my-programs = { $programs_n ->
    [0] No programs
   *[other] Programs: { LIST($programs) }
}
doomsday-you-are-dead = You are dead. The dead are silent.
doomsday-no-notes = You know no hidden card of others yet.
doomsday-note-card = { NAME($who) }, { NAME($slot) }: { NAME($face) }
doomsday-note-program = { NAME($who) } holds { NAME($face) }
doomsday-note-team = { NAME($who) }: { $holds ->
    [yes] { NAME($team) }
   *[no] not { NAME($team) }
}
doomsday-note-snapshot = At the last check { NAME($who) }: { NAME($team) }
doomsday-sheet-line = { NAME($who) }: { NAME($team) }{ $won ->
    [yes] , victory
   *[no] { "" }
}; role { NAME($role) }, left { NAME($left) }, right { NAME($right) }
doomsday-about-seat = { NAME($who) }{ $mine ->
    [yes] { " (you)" }
   *[no] { "" }
}: { $alive ->
    [yes] lives { $lives }, programs { $programs }
   *[no] dead
}
doomsday-about-lead = has the lead player card
doomsday-about-card = { NAME($slot) }: { $open ->
    [yes] { NAME($face) }
   *[no] face down
}
doomsday-about-aim = { $at_n ->
    [0] { NAME($weapon) }
   *[other] { NAME($weapon) }, aimed at { LIST($at) }
}
doomsday-about-laid = { NAME($program) } of { NAME($owner) }
