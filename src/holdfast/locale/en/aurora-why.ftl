# Last Aurora: why the advice is what it is.
aurora-why-usual = Nothing speaks against it.
aurora-why-team = Skill { $value } is needed; so far { $skill } go. No more than needed, so that few get tired.
aurora-why-block = It brings most: { LIST($tokens) }.
aurora-why-bonus = The slot gives it on top: { NAME($bonus) }.
aurora-why-person = { NAME($card) }: one more to scout, and a point if the ship is reached.
aurora-why-truck = { NAME($card) }: speed { $speed }.
aurora-why-location = { NAME($card) } gives { LIST($tokens) }.
aurora-why-upgrade = { NAME($card) } makes the convoy stronger, and a whole card can be a point.
aurora-why-pass = { $n ->
    [0] Nothing better can be reached; who passes rests instead of tiring.
   *[other] Who passes rests instead of tiring, and repairs { $n }.
}
aurora-why-feed = Fed, { NAME($card) } is active again this round.
aurora-why-use-item = { NAME($item) } helps most now.
aurora-why-drop-item = { NAME($item) } is of least use.
aurora-why-enough = What is left is worth more later.
aurora-why-mend = It works again, or carries something: { NAME($cell) }.
aurora-why-cleanse = { NAME($card) } gets a skill point back, and healthy people can score.
aurora-why-depart = { $n } to the ship; the first fuel gives { $speed }.
aurora-why-stay = The fuel is worth more next round.
aurora-why-no-fuel = Without fuel nothing moves.
aurora-why-burn = { $n } to the ship: every space counts.
aurora-why-roll = Far enough; fuel kept for the next round: { $fuel }.
aurora-why-drive = { $n ->
    [0] That is the Aurora.
   *[other] Then { $n } are left to the ship, and every space ahead is a point.
}
aurora-why-shortcut = Saves { $n ->
    [one] { $n } move
   *[other] { $n } moves
}.
aurora-why-halt = Going on would bring nothing better.
aurora-why-scavenge = You have none of it: { NAME($token) }.
aurora-why-collect = It costs nothing.
aurora-why-fire = A hit is a point and your letter on the loot. Ammo: { $ammo }.
aurora-why-no-target = There is no enemy in your region.
aurora-why-no-ammo = There is no ammo.
aurora-why-cease = The ammo is worth more later.
aurora-why-at = Nearest to falling: { $left ->
    [one] { $left } hit left
   *[other] { $left } hits left
}.
aurora-why-stowed = The crew keeps people out of the left column, and leaves cheap cells free.
aurora-why-loot = It makes the convoy stronger.
aurora-why-decline = What you have is better.
aurora-why-spare-cell = Here the damage costs no token.
aurora-why-cheap-token = This is missed least: { NAME($token) }.
aurora-why-bears = { NAME($card) } bears it: skill { $n } is left.
aurora-why-least-missed = { NAME($card) } is missed least.
aurora-why-least-harm = The other ways hurt more.
