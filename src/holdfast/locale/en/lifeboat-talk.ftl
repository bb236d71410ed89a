# What is said in the boat with one press (talk.toml), by each in their own way. $by: who says it.

lifeboat-saying-ask-water = Ask for water
lifeboat-saying-help = Call for help
lifeboat-saying-claim = Say what a card is
lifeboat-saying-peace = Propose peace
lifeboat-saying-thanks = Thank
lifeboat-saying-demand = Demand
lifeboat-saying-yield = Give way, grudgingly
lifeboat-saying-refuse = Stand firm
lifeboat-saying-join = Take somebody’s side
lifeboat-saying-broken = Remind of a word given
lifeboat-saying-decline = Say no
lifeboat-saying-save = Cheer up
lifeboat-saying-land-near = Land is near

lifeboat-place-whom = To whom?
lifeboat-place-card = Which card?

lifeboat-say-ask-water = { $by ->
    [lifeboat-milady] A sip of water, { NAME($whom) }? I’ll trade.
    [lifeboat-captain] { NAME($whom) }, water for this, fair and square.
    [lifeboat-snob] Water for this, { NAME($whom) }. A good price.
    [lifeboat-bosun] Water, { NAME($whom) }. Not for free.
    [lifeboat-frenchy] { NAME($whom) }, I’m parched. Swap?
   *[other] { NAME($whom) }, just a sip? I’ll trade.
}
lifeboat-say-help = { $by ->
    [lifeboat-milady] { NAME($whom) }, help me out!
    [lifeboat-captain] { NAME($whom) }, to me!
    [lifeboat-snob] { NAME($whom) }, me today, you tomorrow.
    [lifeboat-bosun] { NAME($whom) }, together now!
    [lifeboat-frenchy] { NAME($whom) }, who’s with me if not you?
   *[other] { NAME($whom) }, they’re picking on me!
}
lifeboat-say-claim = { $by ->
    [lifeboat-milady] { NAME($whom) }, inside: { NAME($card) }. My word.
    [lifeboat-captain] { NAME($whom) }, { NAME($card) } inside. A captain’s word.
    [lifeboat-snob] { NAME($whom) }, you won’t regret it: { NAME($card) }.
    [lifeboat-bosun] { NAME($whom) }, it says: { NAME($card) }. I don’t lie.
    [lifeboat-frenchy] { NAME($whom) }, { NAME($card) } inside, honestly.
   *[other] { NAME($whom) }, cross my heart: { NAME($card) }.
}
lifeboat-say-peace = { $by ->
    [lifeboat-milady] { NAME($whom) }, peace till we land?
    [lifeboat-captain] { NAME($whom) }, enough fighting. Peace?
    [lifeboat-snob] { NAME($whom) }, take it and leave me be.
    [lifeboat-bosun] { NAME($whom) }, I need no more enemies. Peace.
    [lifeboat-frenchy] { NAME($whom) }, I need no enemies. Peace?
   *[other] { NAME($whom) }, take it and leave me be.
}
lifeboat-say-thanks = { $by ->
    [lifeboat-milady] Thank you, { NAME($whom) }. I won’t forget it.
    [lifeboat-captain] My thanks, { NAME($whom) }. I owe you one.
    [lifeboat-snob] Obliged, { NAME($whom) }.
    [lifeboat-bosun] { NAME($whom) }, I owe you one.
    [lifeboat-frenchy] That’s what I call kind, { NAME($whom) }!
   *[other] Thanks, { NAME($whom) }! I won’t forget.
}
lifeboat-say-demand = { $by ->
    [lifeboat-milady] { NAME($whom) }, no offence: I need it more.
    [lifeboat-captain] { NAME($whom) }, time to share.
    [lifeboat-snob] { NAME($whom) }, you don’t need that much.
    [lifeboat-bosun] { NAME($whom) }, hand it over.
    [lifeboat-frenchy] { NAME($whom) }, no hard feelings, all right?
   *[other] { NAME($whom) }, I need it more, honest.
}
lifeboat-say-yield = { $by ->
    [lifeboat-milady] Take it, { NAME($whom) }. I’ll remember.
    [lifeboat-captain] { NAME($whom) }, your day today.
    [lifeboat-snob] Choke on it, { NAME($whom) }.
    [lifeboat-bosun] Fine, { NAME($whom) }. Your day today.
    [lifeboat-frenchy] Have it, { NAME($whom) }. No matter.
   *[other] { NAME($whom) }, take it then!
}
lifeboat-say-refuse = { $by ->
    [lifeboat-milady] Come and take it, { NAME($whom) }.
    [lifeboat-captain] Hands off, { NAME($whom) }!
    [lifeboat-snob] { NAME($whom) }, not this time.
    [lifeboat-bosun] Try it, { NAME($whom) }.
    [lifeboat-frenchy] { NAME($whom) }, not this time.
   *[other] You won’t get it, { NAME($whom) }!
}
lifeboat-say-join = { $by ->
    [lifeboat-milady] { NAME($whom) }, I’m with you: I couldn’t just watch.
    [lifeboat-captain] { NAME($whom) }, I’m with you. Order is order.
    [lifeboat-snob] One on one, { NAME($whom) }? Not any more: I’m with you.
    [lifeboat-bosun] { NAME($whom) }, I’m with you.
    [lifeboat-frenchy] { NAME($whom) }, two make merrier!
   *[other] { NAME($whom) }, I’m on your side!
}
lifeboat-say-broken = { $by ->
    [lifeboat-milady] { NAME($whom) }, so much for your word. I trusted you. Pity.
    [lifeboat-captain] { NAME($whom) }, so much for your word.
    [lifeboat-snob] { NAME($whom) }, never again.
    [lifeboat-bosun] { NAME($whom) }, a word is to be kept.
    [lifeboat-frenchy] { NAME($whom) }, and the peace? Ah well.
   *[other] { NAME($whom) }, I trusted you. Pity.
}
lifeboat-say-decline = { $by ->
    [lifeboat-milady] { NAME($whom) }, add something, then we’ll talk.
    [lifeboat-captain] No, { NAME($whom) }.
    [lifeboat-snob] { NAME($whom) }, too cheap.
    [lifeboat-bosun] { NAME($whom) }, not enough.
    [lifeboat-frenchy] { NAME($whom) }, no deal.
   *[other] { NAME($whom) }, nope.
}
lifeboat-say-save = { $by ->
    [lifeboat-milady] Hold on, { NAME($whom) }!
    [lifeboat-captain] { NAME($whom) }, hold on! Not today, sea.
    [lifeboat-snob] { NAME($whom) }, we’ll drown some other day.
    [lifeboat-bosun] Hold on, { NAME($whom) }.
    [lifeboat-frenchy] { NAME($whom) }, you need it more!
   *[other] { NAME($whom) }, hold on!
}
lifeboat-say-land-near = { $by ->
    [lifeboat-milady] One more gull and we’re home.
    [lifeboat-captain] Land is near. To the oars!
    [lifeboat-snob] I smell land. At last.
    [lifeboat-bosun] Land is near, row.
    [lifeboat-frenchy] I smell land! Row!
   *[other] One more gull and we’re home!
}
