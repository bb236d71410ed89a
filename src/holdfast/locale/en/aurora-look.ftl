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
aurora-look-to-ship = { $n ->
    [0] You are beside the ship.
    [one] { $n } space to the ship.
   *[other] { $n } spaces to the ship.
}
aurora-look-label = It is at label { $n } of { $of }; after the last the chase is over.
aurora-look-at-ship = If any convoy gets there, healthy people score; if none does, undamaged convoy cards.
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
aurora-look-tracked = Only for a convoy with tracks.
aurora-look-price = { $what ->
    [contaminate] It costs { $n } contamination.
   *[damage] It costs { $n } damage.
}
aurora-look-avalanche = It closes behind the first who drives it.
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

# Why a piece is no answer.
aurora-not-other-question = The question is about something else now.
aurora-not-no-card = There is no card in this slot.
aurora-not-enemy = Enemies cannot be scouted.
aurora-not-acted = You have scouted or passed already this turn.
aurora-not-nobody-active = Nobody is active: no scouting.
aurora-not-too-weak = Skill { $value } is needed; with everybody and all food you reach { $reach }.
aurora-not-nothing-to-do = There is nothing you could take here: no room, or no price to pay.
aurora-not-not-yours = Not one of your crew.
aurora-not-already-goes = Goes already.
aurora-not-not-active = Only the active scout.
aurora-not-healthy = Has no contamination.
aurora-not-not-there = Did not take part.
aurora-not-needs-no-food = Not exhausted: needs no food.
aurora-not-rests = Rests: active again after the rest phase.
aurora-not-no-food = You have no food.
aurora-not-first-fuel = First the fuel: the way is chosen once you roll.
aurora-not-roads-later = Convoys drive in the movement phase.
aurora-not-behind = The road leads forward only.
aurora-not-too-far = Too far: { $n } more needed.
aurora-not-closed = The avalanche has closed it.
aurora-not-no-tracks = Only for trucks with tracks.
aurora-not-other-start = This shortcut begins on space { $space }.
aurora-not-other-region = It is in another region: out of range.
aurora-not-first-weapon = First choose the weapon.
aurora-not-guns-later = Convoys fire in the shooting phase.
aurora-not-whole = This cell is not damaged.
aurora-not-has-damage = This cell is damaged already.
aurora-not-other-area = The damage goes elsewhere: { NAME($area) }.
aurora-not-weapon-damaged = A damaged weapon does not fire.
aurora-not-no-enemy = There is no enemy in your region.
aurora-not-no-ammo = You have no ammo.
aurora-not-has-fired = It has fired already in this phase.
aurora-not-none-left = You have none: { NAME($token) }.
aurora-not-food-for-whom = Choose whom to feed.
aurora-not-fuel-later = Fuel is for the movement phase.
aurora-not-ammo-later = Ammo is for a shot: choose a weapon in the shooting phase.
aurora-not-item-phase = Not in this phase.
aurora-not-item-useless = It would do nothing now.
