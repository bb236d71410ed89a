# What the card of a piece says in Last Aurora. What is printed on cards comes from the content.

aurora-look-title = { NAME($what) }
aurora-look-title-space = Space { $n }
aurora-look-title-slot = Slot { $n }
aurora-look-title-cell = { NAME($kind) }, { NAME($place) }
aurora-look-title-ship = The Aurora
aurora-look-title-fame = Fame
aurora-look-title-automa = The Automa
aurora-look-title-by-hand = The load
aurora-look-title-nothing = An empty cell
aurora-look-title-scouting = Scouting deck
aurora-look-title-outcomes = Outcome deck
aurora-look-ship = Each round the ship sails one label on. Who stands on its space or beyond it when a round ends has reached it.
aurora-look-fame = Every hit, and a few cards, bring fame. It counts at the end; on the top step there is a repair instead.
aurora-look-automa = It scouts with action cards, never tires and moves every round. Its board shows what it has and what is damaged.
aurora-look-by-hand = From the load check to the end of shooting every token stays in its cell.
aurora-look-nothing = This cell may stay empty: it takes a hit without a loss.
aurora-look-token-ammo = One ammo pays for one shot.
aurora-look-token-food = Food adds 1 to a scout’s skill for a turn, or lets somebody exhausted rest.
aurora-look-token-fuel = The first fuel makes the convoy move; each further one adds a space.
aurora-look-token-survivor = Each survivor card has a token in the convoy. Who loses the token loses a card.
aurora-look-token-item = An item token becomes an item card when it is gathered.
aurora-look-item = At most 3. Each one that is left at the end is worth 1 fame.
aurora-look-space = { NAME($region) }.
aurora-look-counter = Who ends the movement here may take it: { NAME($counter) }.
aurora-look-poison = Who ends the movement here contaminates one survivor. The counter stays.
aurora-look-shortcut = From space { $start } to space { $end } in one move.
aurora-look-avalanche = It costs damage, and closes behind whoever takes it.
aurora-look-closed = The avalanche has closed it for good.
aurora-look-defence = { $left } of { $of } hits left.
aurora-look-loot = When it falls, an outcome card says whose target letter wins the loot.
aurora-look-slot = Scouts need skill { $value } together.
aurora-look-no-scouting = An enemy cannot be scouted: it waits for the ambush.
aurora-look-recruit = Comes to your rest zone, with a token in your convoy.
aurora-look-scouting = { $n ->
    [one] { $n } card left.
   *[other] { $n } cards left.
} The back shows the period.
aurora-look-outcomes = { $n ->
    [one] { $n } card left.
   *[other] { $n } cards left.
} Its back says where the next enemy hit goes: { NAME($area) }.
aurora-look-truck = Speed { $speed }, tows { $power ->
    [one] { $power } trailer
   *[other] { $power } trailers
}.
aurora-look-cells = { $n ->
    [one] { $n } cell.
   *[other] { $n } cells.
}
aurora-look-does-leader = Never tires: goes to rest, not to the exhausted.
aurora-look-does-copilot = While active, +1 speed; +2 if you are 6 or more behind the leader.
aurora-look-skill = Printed skill { $n }.
aurora-look-location = Take one block whole, left or right.
aurora-look-at = On space { $space }, speed { $speed }.
aurora-look-room = { $n ->
    [0] No free cell.
    [one] { $n } free cell.
   *[other] { $n } free cells.
}
aurora-look-hand = Items in hand: { $items }. Fame: { $fame }.
aurora-look-out = Out: no survivor is left.
aurora-look-survivor = Skill { $skill } now; { NAME($zone) }.
aurora-look-ill = Contamination: { $n }. At skill 0 a survivor dies.
aurora-look-no-device = Room for a device.
aurora-look-holds = Holds one token.
aurora-look-works = Holds nothing; it works while it is whole.
aurora-look-damaged = Damaged: only a repair helps.
