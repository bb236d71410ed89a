# «За бортом!»: почему совет именно такой.
lifeboat-why-treasure = На берегу это { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} вам.
lifeboat-why-water = У вас ни глотка, а жажда назовёт вас с вероятностью { $thirst } %.
lifeboat-why-more-water = Ещё одна вода: жажда назовёт вас с вероятностью { $thirst } %.
lifeboat-why-weapon = В драке это +{ $bonus }.
lifeboat-why-card = { $card ->
    [lifeboat-medkit] Аптечка снимет рану: у вас их { $wounds }.
    [lifeboat-parasol] Зонтик каждый вечер снимает одну жажду, а её вероятность — { $thirst } %.
    [lifeboat-life_ring] Круг удержит вас за бортом.
    [lifeboat-oar] С веслом увидите на одну карту навигации больше.
    [lifeboat-compass] С компасом на выбор одной картой больше.
    [lifeboat-shark_bait] Приманка решает, кто вернётся из воды.
   *[other] Из этой раздачи она нужнее всего.
}
lifeboat-why-row-steer = Вечером рулевой — вы: больше карт — лучше выбор.
lifeboat-why-row = Увидите карты навигации и уберёте под колоду ту, что против вас.
lifeboat-why-steal = { NAME($who) } не спросят: ни драки, ни усталости.
lifeboat-why-free = { NAME($who) } не ответит: ни драки, ни усталости.
lifeboat-why-demand = { NAME($who) }: силы { $mine } против { $theirs }, с закрытыми картами шанс { $chance } %.
lifeboat-why-stern = С этого места вечером выбирать вам.
lifeboat-why-bow = С этого места припасы выбирают раньше.
lifeboat-why-shade = Зонтик каждый вечер снимает одну жажду, а её вероятность — { $thirst } %.
lifeboat-why-flare = Чаек { $n } из { $all }: ракета покажет сразу несколько карт.
lifeboat-why-idle = { $water ->
    [0] Воды у вас нет: любое другое действие сегодня обойдётся дороже, чем принесёт.
   *[other] Любое другое действие сегодня обойдётся дороже, чем принесёт.
}
lifeboat-why-refuse = Силы { $mine } против { $theirs }, ничья ваша; с закрытыми картами шанс { $chance } %.
lifeboat-why-edge = Ещё рана — и вы без сознания: драться слишком опасно.
lifeboat-why-yield = Силы { $mine } против { $theirs }: шанс отбиться { $chance } %.
lifeboat-why-cheap = Терять почти нечего: рана и усталость дороже.
lifeboat-why-blind = Открытые карты здесь дешевле, чем закрытая наугад.
lifeboat-why-bury = Карту, на которой падаете вы, лучше убрать под колоду.
lifeboat-why-bury-thirst = Карту, по которой вам пить, лучше убрать под колоду.
lifeboat-why-gull = Чаек { $n } из { $all }: с этой берег ближе.
lifeboat-why-no-gull = Берег вам пока не нужен: чайку лучше убрать.
lifeboat-why-keep-all = Из этих карт вечеру есть что выбрать, и вас они не топят.
lifeboat-why-keep-none = Ни одна из этих карт вам не на руку.
lifeboat-why-compass = Лишняя карта на выбор не вредит никогда.
lifeboat-why-no-compass = Компаса у вас нет.
lifeboat-why-land = Четвёртая чайка: берег, и остальное на карте не в счёт.
lifeboat-why-enemy-falls = За борт падает ваш враг, { NAME($who) }: +{ $points }, если погибнет.
lifeboat-why-least-evil = Падаете и вы, но остальные карты хуже.
lifeboat-why-both-dry = На этой карте не падаете ни вы, ни ваш друг, { NAME($who) }.
lifeboat-why-dry = На этой карте вы не падаете.
lifeboat-why-own-body = У вас ран { $wounds } при силе { $strength }: себя беречь первым делом.
lifeboat-why-friend = Это ваш друг, { NAME($who) }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} за жизнь.
lifeboat-why-body = { NAME($who) }: ран { $wounds } при силе { $strength }; живым вам полезнее.
lifeboat-why-friend-fights = Там ваш друг, { NAME($who) }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} за жизнь.
lifeboat-why-enemy-fights = Против них ваш враг, { NAME($who) }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} за гибель.
lifeboat-why-side = { NAME($who) } с вами победит, а вам это выгоднее.
lifeboat-why-armed = Станет { $mine } : { $theirs }.
lifeboat-why-ring = { $self ->
    [yes] Открытый круг удержит вас, что бы ни случилось.
   *[no] Круг удержит вашего друга: { NAME($who) }.
}
lifeboat-why-bait = В воде { $n }, и среди них ваш противник.
lifeboat-why-fair = Обмен в вашу пользу.
lifeboat-why-unfair = Отдадите больше, чем получите.
lifeboat-why-enough = Больше, чем нужно, показывать незачем.
lifeboat-why-not-my-fight = Чужая драка: рана и усталость дороже пользы.
lifeboat-why-nobody-thirsty = Пить некому.
lifeboat-why-save-water = Вода ещё понадобится вам самим.
lifeboat-why-no-water = Воды у вас нет.
lifeboat-why-keep-ring = Круг дороже того, что даст сейчас.
lifeboat-why-no-ring = Круга у вас нет.
lifeboat-why-no-bait = Акулы вам сейчас не помогут.
lifeboat-why-ready = Менять и открывать сейчас незачем.
lifeboat-why-crowd = Скорее всего, за вас вступится { NAME($who) }.
lifeboat-why-dear = Могут взять вашу лучшую карту: за неё стоит постоять.
lifeboat-why-grudge = { NAME($who) } — { GENDER($who) ->
    [f] ваша обидчица
   *[other] ваш обидчик
}: спускать нельзя.
lifeboat-why-debt = { NAME($who) } — { GENDER($who) ->
    [f] ваша заступница
   *[other] ваш заступник
}: долг платежом красен.
lifeboat-why-peace = { NAME($who) } грабит одного за другим: пора дать отпор.
lifeboat-why-lands = Ещё чайка — и земля, а вы впереди: очков больше на { $n }.
lifeboat-why-gift = Подарок: отдавать взамен ничего не надо.
