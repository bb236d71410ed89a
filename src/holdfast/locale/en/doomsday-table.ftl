# Doomsday: what a choice would lead to; why something cannot be chosen; standing orders.

doomsday-preview-lives-left = { $n ->
    [0] you die
    [one] { $n } life is left
   *[other] { $n } lives are left
}
doomsday-preview-lives-kept = { $n ->
    [one] you still have { $n } life
   *[other] you still have { $n } lives
}
doomsday-preview-hidden-left = { $n ->
    [0] no card of yours stays hidden
    [one] { $n } card stays hidden
   *[other] { $n } cards stay hidden
}
doomsday-preview-only-hurt = they see only that you are hurt
doomsday-preview-all-see = they see the card: { LIST($faces) }
doomsday-preview-one-of = cards you have not seen: human { $human }, machine { $machine }, outlaw { $outlaw }; this is one of them
doomsday-preview-seen-before = you have seen it: { NAME($face) }
doomsday-preview-look-is-seen = the table sees whose card you look at, not the card
doomsday-preview-may-show-role = { NAME($who) } may open the role instead
doomsday-preview-may-show-loyalty = { NAME($who) } may open a loyalty card instead
doomsday-preview-must-pay = { NAME($who) } has no cover: { $n } damage
doomsday-preview-moves-to = { NAME($who) }, { NAME($weapon) }: will aim at { LIST($at) }
doomsday-preview-averts = { NAME($who) }: damage left { $n }
doomsday-preview-own-side = as far as you know { NAME($who) } is on your side
doomsday-preview-unknown = you have seen no card of { NAME($who) }
doomsday-preview-last-human = if the last human dies, the machines win
doomsday-preview-last-life = that is your last life
doomsday-preview-fires = its ability fires: { NAME($role) }
doomsday-preview-action-left = your action is unspent
doomsday-preview-surplus = programs that go under the deck: { $n }

doomsday-not-other-question = The question is about something else.
doomsday-not-yourself = You cannot aim at yourself.
doomsday-not-dead = { NAME($who) } is dead and cannot be chosen.
doomsday-not-own-card = That card is yours.
doomsday-not-is-open = That card is open already.
doomsday-not-shared-card = That card is yours too: you know it.
doomsday-not-role-later = A role can be peeked at only once both loyalties are open.
doomsday-not-taken-now = Taken this turn: fire it next turn at the earliest.
doomsday-not-held = Held by { NAME($who) }.
doomsday-not-not-here = With so many players there is no such weapon: { NAME($weapon) }.
doomsday-not-locked = Locked: it takes a role or a program.
doomsday-not-one-weapon = One weapon at a time: drop yours first.
doomsday-not-spent = You have had your action this turn.
doomsday-not-secret = A secret loyalty is never used: it simply counts.
doomsday-not-only-damage = Defender is for the moment when somebody is about to be hurt.
doomsday-not-own-turn = That program is for your own turn only.
doomsday-not-no-effect = It would change nothing now.
doomsday-not-no-draw = While the Homeless is open, others draw no programs.
doomsday-not-armed = With a weapon in hand you cannot draw.

web-order-doomsday-silent = Never step into others' actions and pauses
web-order-doomsday-silent-unless-shot = Stay out of it, unless the shot is at me
web-order-doomsday-defend-myself = Use Defender for myself if I would die otherwise
web-order-doomsday-take-it = Take the damage, as long as it is not my last life
