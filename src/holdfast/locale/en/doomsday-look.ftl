# What the card of any piece in Doomsday says. What is printed on cards comes from their descriptions.

doomsday-look-title = { NAME($what) }
doomsday-look-title-card = { NAME($who) }: { NAME($slot) }
doomsday-look-title-pair = { LIST($who) }
doomsday-look-title-deck = Program deck
doomsday-look-title-lead = Lead player card
doomsday-look-lives = Lives: { $lives } of { $of }. Hidden programs: { $programs }.
doomsday-look-cover = { $n ->
    [0] No hidden loyalty: nothing to pay a pistol with.
    [one] { $n } hidden loyalty: cover against a pistol.
   *[other] { $n } hidden loyalties: cover against a pistol.
}
doomsday-look-role-covers = The role is hidden: it can pay for a rifle or a laser.
doomsday-look-role-is-open = The role is open: nothing to pay a rifle or a laser with.
doomsday-look-shown = Open cards: { $n } of { $of }. One open card is not yet a team.
doomsday-look-aims = { NAME($weapon) }, aimed at { LIST($at) }. It can be fired only on its holder's turn.
doomsday-look-holds = Holds the { NAME($weapon) }. Its target is named when it is fired.
doomsday-look-dead = Dead: silent, no target, uses no programs.
doomsday-look-dead-wins = Wins with the team; an outlaw only as the last one alive.
doomsday-look-my-team = Your team: { NAME($team) }. Points: human { $human }, machine { $machine }, outlaw { $outlaw }. A swap, a secret loyalty or Inversion may change it.
doomsday-look-pair = A rocket launcher hits two neighbours at once; dead players between them do not count.
doomsday-look-seen = You have seen it: { NAME($face) }.
doomsday-look-counts = Points: { $n }. Counts now for: { NAME($team) }.
doomsday-look-counts-legion = Its owner is Legion. Whoever peeks at it becomes Legion too.
doomsday-look-unseen = You have not seen this card. Among the unseen: human { $human }, machine { $machine }, outlaw { $outlaw }.
doomsday-look-shared = Shared by two: { LIST($who) }.
doomsday-look-hidden-role = The role can be peeked at by an action once both loyalties are open. Open now: { $n } of 2.
doomsday-look-asked-by-rifle = Rifle and laser force a choice: open the role or lose 2 lives.
doomsday-look-always = Loyalties do not count. The team of this role: { NAME($team) }.
doomsday-look-colour = The role adds 1 point. It counts for: { NAME($team) }.
doomsday-look-held = Held by { NAME($who) }.
doomsday-look-locked = Locked: only a role or a program grants it.
doomsday-look-draws = Taking it is an action, firing waits for a later turn. After the shot you draw a program and it goes back.
doomsday-look-dropped = Taking it is an action, firing waits for a later turn. After the shot it goes back to the centre.
doomsday-look-timing-any = It may be used at any time, on others' turns too.
doomsday-look-timing-own-turn = It may be used only on your own turn.
doomsday-look-timing-permanent = Laid out on your own turn; works to the end of the game while its owner lives.
doomsday-look-timing-secret-loyalty = Never used or shown: it secretly counts with your loyalties.
doomsday-look-copies = { $n ->
    [one] There is one such card in the deck.
   *[other] Such cards in the deck: { $n }.
}
doomsday-look-deck = Programs left: { $n }. Drawing the top one is an action.
doomsday-look-limit = { $n ->
    [one] At the end of your turn you keep { $n } program.
   *[other] At the end of your turn you keep { $n } programs.
}
doomsday-look-lead = It is the turn of { NAME($who) }. What happens at once is resolved clockwise from here.
doomsday-look-team-human = Humans win together when no machine and no outlaw is alive.
doomsday-look-team-machine = Machines win together when no human is alive.
doomsday-look-team-outlaw = An outlaw wins alone, as the last one alive. A tie of points makes an outlaw too.
doomsday-look-team-legion = Legion wins together when everybody outside the Legion is dead.
doomsday-look-team-fallen = The Fallen win together when everybody who is not Fallen is dead.
