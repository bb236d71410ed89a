# Что говорят в лодке одним нажатием (talk.toml): каждый по-своему. $by — кто говорит.

lifeboat-saying-ask-water = Попросить воды
lifeboat-saying-help = Позвать на помощь
lifeboat-saying-claim = Сказать, что за карта
lifeboat-saying-peace = Предложить мир
lifeboat-saying-thanks = Поблагодарить
lifeboat-saying-demand = Потребовать
lifeboat-saying-yield = Уступить с досадой
lifeboat-saying-refuse = Дать отпор
lifeboat-saying-join = Встать рядом
lifeboat-saying-broken = Упрекнуть словом
lifeboat-saying-decline = Отказаться
lifeboat-saying-save = Подбодрить
lifeboat-saying-land-near = Берег близко

lifeboat-place-whom = Кому?
lifeboat-place-card = Какая карта?

lifeboat-say-ask-water = { $by ->
    [lifeboat-milady] { NAME($whom) }, глоток воды? Отдам вещь.
    [lifeboat-captain] { NAME($whom) }, вода за вещь, по-честному.
    [lifeboat-snob] Вода за вещь, { NAME($whom) }. Цена хорошая.
    [lifeboat-bosun] Воды, { NAME($whom) }. Не даром.
    [lifeboat-frenchy] { NAME($whom) }, пить хочется. Сменяемся?
   *[other] { NAME($whom) }, глоточек, а? Отдам вещь.
}
lifeboat-say-help = { $by ->
    [lifeboat-milady] { NAME($whom) }, выручайте!
    [lifeboat-captain] { NAME($whom) }, ко мне!
    [lifeboat-snob] { NAME($whom) }, сегодня меня, завтра вас.
    [lifeboat-bosun] { NAME($whom) }, давайте вместе!
    [lifeboat-frenchy] { NAME($whom) }, кто со мной, если не вы?
   *[other] { NAME($whom) }, наших бьют!
}
lifeboat-say-claim = { $by ->
    [lifeboat-milady] { NAME($whom) }, там { NAME($card) }, слово даю.
    [lifeboat-captain] { NAME($whom) }, внутри { NAME($card) }. Слово капитана.
    [lifeboat-snob] { NAME($whom) }, не пожалеете: { NAME($card) }.
    [lifeboat-bosun] { NAME($whom) }: там { NAME($card) }. Я не вру.
    [lifeboat-frenchy] { NAME($whom) }, внутри { NAME($card) }, честно.
   *[other] { NAME($whom) }, зуб даю: { NAME($card) }.
}
lifeboat-say-peace = { $by ->
    [lifeboat-milady] { NAME($whom) }, мир до берега?
    [lifeboat-captain] { NAME($whom) }, довольно драк. Мир?
    [lifeboat-snob] { NAME($whom) }, возьмите и не трогайте меня.
    [lifeboat-bosun] { NAME($whom) }, лишние враги не нужны. Мир.
    [lifeboat-frenchy] { NAME($whom) }, враги мне не нужны. Мир?
   *[other] { NAME($whom) }, берите и не трогайте меня.
}
lifeboat-say-thanks = { $by ->
    [lifeboat-milady] Спасибо, { NAME($whom) }. Я этого не забуду.
    [lifeboat-captain] Благодарю, { NAME($whom) }. За мной должок.
    [lifeboat-snob] { NAME($whom) }, признателен.
    [lifeboat-bosun] { NAME($whom) }, за мной должок.
    [lifeboat-frenchy] Вот спасибо, { NAME($whom) }!
   *[other] Спасибо, { NAME($whom) }! Не забуду.
}
lifeboat-say-demand = { $by ->
    [lifeboat-milady] { NAME($whom) }, без обид: мне нужнее.
    [lifeboat-captain] { NAME($whom) }, делиться надо.
    [lifeboat-snob] { NAME($whom) }, вам столько не нужно.
    [lifeboat-bosun] { NAME($whom) }, давайте сюда.
    [lifeboat-frenchy] { NAME($whom) }, без обид, ладно?
   *[other] { NAME($whom) }, мне нужнее, честно.
}
lifeboat-say-yield = { $by ->
    [lifeboat-milady] Берите, { NAME($whom) }. Я это запомню.
    [lifeboat-captain] { NAME($whom) }, сегодня ваша взяла.
    [lifeboat-snob] Подавитесь, { NAME($whom) }.
    [lifeboat-bosun] Ладно, { NAME($whom) }. Сегодня ваша взяла.
    [lifeboat-frenchy] Забирайте, { NAME($whom) }. Не жалко.
   *[other] { NAME($whom) }, ну и забирайте!
}
lifeboat-say-refuse = { $by ->
    [lifeboat-milady] Попробуйте отнять, { NAME($whom) }.
    [lifeboat-captain] Руки прочь, { NAME($whom) }!
    [lifeboat-snob] { NAME($whom) }, не в этот раз.
    [lifeboat-bosun] Попробуйте, { NAME($whom) }.
    [lifeboat-frenchy] { NAME($whom) }, не в этот раз.
   *[other] Не отдам, { NAME($whom) }!
}
lifeboat-say-join = { $by ->
    [lifeboat-milady] { NAME($whom) }, я с вами: не смогла смотреть молча.
    [lifeboat-captain] { NAME($whom) }, я с вами. Порядок есть порядок.
    [lifeboat-snob] Один на один, { NAME($whom) }? Уже нет: я с вами.
    [lifeboat-bosun] { NAME($whom) }, я с вами.
    [lifeboat-frenchy] { NAME($whom) }, вдвоём веселее!
   *[other] { NAME($whom) }, я за вас!
}
lifeboat-say-broken = { $by ->
    [lifeboat-milady] { NAME($whom) }, а слово где? Я поверила. Зря.
    [lifeboat-captain] { NAME($whom) }, а слово где?
    [lifeboat-snob] { NAME($whom) }, больше я вам не верю.
    [lifeboat-bosun] { NAME($whom) }, слово надо держать.
    [lifeboat-frenchy] { NAME($whom) }, а мир? Эх.
   *[other] { NAME($whom) }, я поверил. Зря.
}
lifeboat-say-decline = { $by ->
    [lifeboat-milady] { NAME($whom) }, добавьте, тогда поговорим.
    [lifeboat-captain] Нет, { NAME($whom) }.
    [lifeboat-snob] { NAME($whom) }, дёшево цените.
    [lifeboat-bosun] { NAME($whom) }, мало.
    [lifeboat-frenchy] { NAME($whom) }, не пойдёт.
   *[other] { NAME($whom) }, не-а.
}
lifeboat-say-save = { $by ->
    [lifeboat-milady] Держитесь, { NAME($whom) }!
    [lifeboat-captain] { NAME($whom) }, держитесь! Не сегодня, море.
    [lifeboat-snob] { NAME($whom) }, тонуть будем потом.
    [lifeboat-bosun] Держитесь, { NAME($whom) }.
    [lifeboat-frenchy] { NAME($whom) }, вам нужнее!
   *[other] { NAME($whom) }, держитесь!
}
lifeboat-say-land-near = { $by ->
    [lifeboat-milady] Ещё чайка — и дома.
    [lifeboat-captain] Берег близко. На вёсла!
    [lifeboat-snob] Чую землю. Наконец-то.
    [lifeboat-bosun] Берег близко, гребём.
    [lifeboat-frenchy] Землёй пахнет! Гребём!
   *[other] Ещё чайка — и дома!
}
