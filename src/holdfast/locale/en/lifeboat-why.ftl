# Lifeboat: why the advice is what it is.
lifeboat-why-treasure = Ashore this is { $points ->
    [one] { $points } point
   *[other] { $points } points
} to you.
lifeboat-why-water = You have none, and thirst calls your name with a chance of { $thirst } %.
lifeboat-why-more-water = One more water: thirst calls your name with a chance of { $thirst } %.
lifeboat-why-weapon = In a fight it is +{ $bonus }.
lifeboat-why-card = { $card ->
    [lifeboat-medkit] A kit takes off a wound: you have { $wounds }.
    [lifeboat-parasol] A parasol cancels a thirst every evening: its chance is { $thirst } %.
    [lifeboat-life_ring] The ring keeps you afloat.
    [lifeboat-oar] With an oar you see one more navigation card.
    [lifeboat-compass] With the compass there is one more card to choose from.
    [lifeboat-shark_bait] Bait decides who comes back from the water.
   *[other] Of this packet you need it most.
}
lifeboat-why-row-steer = You steer tonight: more cards, better choice.
lifeboat-why-row = You see navigation cards, and bury the one against you.
lifeboat-why-steal = { NAME($who) } is not asked: no fight, no fatigue.
lifeboat-why-free = { NAME($who) } cannot answer: no fight, no fatigue.
lifeboat-why-demand = { NAME($who) }: { $mine } against { $theirs }; with closed cards a chance of { $chance } %.
lifeboat-why-stern = From this seat you choose tonight.
lifeboat-why-bow = From this seat you choose provisions earlier.
lifeboat-why-shade = A parasol cancels a thirst every evening: its chance is { $thirst } %.
lifeboat-why-flare = { $n } gulls of { $all }: a flare shows several cards at once.
lifeboat-why-idle = { $water ->
    [0] You have no water: any other action costs more than it brings today.
   *[other] Any other action costs more than it brings today.
}
lifeboat-why-refuse = { $mine } against { $theirs }, a tie is yours; with closed cards a chance of { $chance } %.
lifeboat-why-edge = One more wound and you pass out: too dangerous to fight.
lifeboat-why-yield = { $mine } against { $theirs }: a chance of { $chance } % to hold.
lifeboat-why-cheap = Little to lose: a wound and fatigue cost more.
lifeboat-why-blind = The open cards are worth less than a closed one at random.
lifeboat-why-bury = A card on which you fall is better buried.
lifeboat-why-bury-thirst = A card that makes you thirsty is better buried.
lifeboat-why-gull = { $n } gulls of { $all }: this one brings land closer.
lifeboat-why-no-gull = You are in no hurry to land: the gull is better buried.
lifeboat-why-keep-all = These cards give the evening a choice, and none of them drowns you.
lifeboat-why-keep-none = None of these cards serves you.
lifeboat-why-compass = One more card to choose from never hurts.
lifeboat-why-no-compass = You have no compass.
lifeboat-why-land = The fourth gull: land, and the rest of the card no longer counts.
lifeboat-why-enemy-falls = Your enemy falls overboard, { NAME($who) }: +{ $points } if dead.
lifeboat-why-least-evil = You fall too, but the other cards are worse.
lifeboat-why-both-dry = Neither you nor your friend { NAME($who) } falls on this card.
lifeboat-why-dry = You do not fall on this card.
lifeboat-why-own-body = Your wounds: { $wounds } of strength { $strength }. Yourself first.
lifeboat-why-friend = Your friend { NAME($who) }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} alive.
lifeboat-why-body = { NAME($who) }: wounds { $wounds } of { $strength }; alive, of more use to you.
lifeboat-why-friend-fights = Your friend { NAME($who) } is there: { $points ->
    [one] { $points } point
   *[other] { $points } points
} alive.
lifeboat-why-enemy-fights = Your enemy { NAME($who) } is against them: { $points ->
    [one] { $points } point
   *[other] { $points } points
} dead.
lifeboat-why-side = With you { NAME($who) } wins, and that suits you better.
lifeboat-why-armed = It becomes { $mine } : { $theirs }.
lifeboat-why-ring = { $self ->
    [yes] An open ring keeps you afloat, whatever happens.
   *[no] The ring keeps your friend afloat: { NAME($who) }.
}
lifeboat-why-bait = In the water: { $n }, and a rival among them.
lifeboat-why-fair = The swap is in your favour.
lifeboat-why-unfair = You would give more than you get.
lifeboat-why-enough = There is no need to show more.
lifeboat-why-not-my-fight = Not your fight: a wound and fatigue cost more than it brings.
lifeboat-why-nobody-thirsty = Nobody is thirsty.
lifeboat-why-save-water = You will need the water yourself.
lifeboat-why-no-water = You have no water.
lifeboat-why-keep-ring = The ring is worth more than what it would do now.
lifeboat-why-no-ring = You have no ring.
lifeboat-why-no-bait = Sharks would not help you now.
lifeboat-why-ready = Nothing to trade or open now.
lifeboat-why-crowd = { NAME($who) } will likely step in for you.
lifeboat-why-dear = Your best card could be taken: it is worth a stand.
lifeboat-why-grudge = { NAME($who) } has wronged you before: do not let it pass.
lifeboat-why-debt = { NAME($who) } has helped you lately: one good turn deserves another.
lifeboat-why-peace = { NAME($who) } robs one after another: time to stand up.
lifeboat-why-lands = One more gull is land, and you lead by { $n }.
lifeboat-why-gift = A gift: nothing is asked in return.
