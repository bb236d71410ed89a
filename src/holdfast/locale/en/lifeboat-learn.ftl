# Lifeboat: the goal, the first lesson, the hints of a first game.
lifeboat-goal-1 = Reach the shore: the fourth gull means land, and the game ends.
lifeboat-goal-2 = Points: your own life, your secret friend alive, your secret enemy dead, treasure kept. Friend and enemy may be the same one.
lifeboat-goal-3 = Every day: provisions in the morning, one action by day, sea and thirst in the evening.

lifeboat-lesson-title = Two days from shore
lifeboat-lesson-bonds = Your secret friend is the Kid: alive, he is worth 9 to you. Your enemy is the Bosun: dead, 8. Only you know.
lifeboat-lesson-look = Tap the Bosun. Fist: strength. Heart: points for living. Diamonds: wounds. One more and he passes out.
lifeboat-lesson-keep = Keep one card; the rest goes on to the stern. Evening brings thirst: a water saves one wound.
lifeboat-lesson-kept-water = The water is yours. The card is closed: the others see only its back.
lifeboat-lesson-kept-other = Fair enough. You have one water already; tonight will show if it is enough.
lifeboat-lesson-row = One action a day. Take the oars: see two navigation cards and decide what to keep for the evening.
lifeboat-lesson-row-try = In a real game you may. For now, try rowing: that is how you look for gulls.
lifeboat-lesson-stow = The gull brings land closer, and on that card the Bosun falls. On the other one you do. Keep the gull, bury the other.
lifeboat-lesson-stow-try = That would bury the gull. Try keeping it.
lifeboat-lesson-stowed-both = Both kept: whoever is nearest the stern tonight will pick one. Today that is the Kid.
lifeboat-lesson-refuse = The Bosun wants a card: everyone sees your open painting. He has 8, you 5 — and a knife he knows nothing of. Refuse.
lifeboat-lesson-refuse-armed = The knife is out: 8 against 8 now. Go on, refuse.
lifeboat-lesson-yielded = You yielded: no wound, no fatigue. But the painting is gone, and it was worth 6 to you.
lifeboat-lesson-knife = A fight! Open the knife: 5 + 3 = 8, a tie. And a tie always goes to the one attacked.
lifeboat-lesson-drawn = A tie, so you win! The Bosun is out cold. You are tired: the evening may charge a water for the fight.
lifeboat-lesson-helped = The Kid stood by you: your { $won } against 8, the Bosun is down. You are tired: the evening may charge a water.
lifeboat-lesson-won = { $won } : 8, you win! The Bosun is out cold. You are tired: the evening may charge a water for the fight.
lifeboat-lesson-steal = The Kid picks a closed card: no asking, no fight. Nobody else can. The others have to demand.
lifeboat-lesson-evening = Evening: the last minute to trade and open cards. You need nothing tonight. Press “Done”.
lifeboat-lesson-gull = Whoever is nearest the stern picks the evening’s card: tonight the Kid. The third gull! One more and it is land.
lifeboat-lesson-swept = The Bosun is overboard. Unconscious and without a ring, he is swept away. Your enemy is gone: 8 points.
lifeboat-lesson-swept-awake = The Bosun fell: wound eight at strength 8, and no ring. He is swept away. Your enemy is gone: 8 points.
lifeboat-lesson-drink = Two are thirsty: you from the fight, the Kid by the card. Thirst without water is a wound. Give both a drink.
lifeboat-lesson-drink-one = One water, two thirsty. Decide: a wound for you or for your friend? You will both live.
lifeboat-lesson-drink-kid = The Kid is thirsty: the card says so. Thirst without water is a wound. Give your friend a drink.
lifeboat-lesson-saved = You may save your water. The wounds stay, but they kill nobody tonight.
lifeboat-lesson-morning = A new morning, your own choice. A medical kit takes off a wound; a painting counts double for you: 4 points.
lifeboat-lesson-swap = Milady rowed and left two cards. To choose yourself, sit nearest the stern: ask the Kid for his seat.
lifeboat-lesson-swap-try = Later you may. For now, try moving to the stern: that seat chooses for everyone.
lifeboat-lesson-swapped = The Kid gave way. He could have refused: then you would have fought.
lifeboat-lesson-choose = You choose! The card with the gull names you too. But the fourth gull ends the game at once: you will not fall.
lifeboat-lesson-choose-try = This card means another day at sea. Try the one with the gull.
lifeboat-lesson-land = Land! You live, your friend lives, your enemy is gone. Now look at the Kid’s card: his best friend is you.

lifeboat-coach-packet = Keep one card; the rest goes on to the stern. Water saves a thirst wound, and there is never enough.
lifeboat-coach-deed = One action a day. Tap a person, the oars or a card of yours to see what would happen.
lifeboat-coach-deed-kid = One action a day: tap a person, the oars or a card. You can steal too, without a fight.
lifeboat-coach-thirst = A drop is thirst: without water, a wound. You may give anyone a drink; a living friend is points.
lifeboat-coach-demand = Yield: they get it. Refuse: a fight, and a tie is yours. You may bargain before you answer.
lifeboat-coach-gull = A gull! The fourth ends the game at once. Ahead in points? Hurry. Behind? Play for time.
lifeboat-coach-join = Not your fight. Join either side, but there is no way out: losers take a wound, everyone tires.
lifeboat-coach-edge = One more wound and you pass out: no action, no drink. And the unconscious are swept away if they fall.
lifeboat-coach-stow = Tonight one of the cards you keep is chosen. A card with your own name is better buried.
lifeboat-coach-choose = You are nearest the stern, so you choose. Only this card is shown; the rest goes under the deck.
lifeboat-coach-fall = Overboard, all open cards are lost but the ring. Closed ones stay safe under the bench.
lifeboat-coach-helpless = { NAME($who) } cannot answer: take a card or the seat without asking, without a fight.
lifeboat-coach-evening = Until the card is taken you may trade, give and open. Promises bind nobody.
lifeboat-coach-rare = { $bonds ->
    [same] Your friend and your enemy are one person: alive it scores you its survival, dead its strength.
    [friend] You are your own best friend: survive, and your own points count twice.
    [enemy] You are your own enemy: nothing for your own life, but 3 points for each body in the boat.
   *[both] You are your own friend and enemy: your life counts once, and each body in the boat 3 points.
}
lifeboat-coach-whole-deed = { NAME($card) } takes your whole action: you will do nothing else today.
