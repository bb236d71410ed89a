# «Судный день»: что будет, если выбрать; почему нельзя; постоянные распоряжения.

doomsday-preview-lives-left = { $n ->
    [0] вы погибнете
    [one] останется { $n } жизнь
   *[other] останутся { $n } жизни
}
doomsday-preview-lives-kept = { $n ->
    [one] у вас по-прежнему { $n } жизнь
   *[other] у вас по-прежнему { $n } жизни
}
doomsday-preview-hidden-left = { $n ->
    [0] закрытых карт больше не останется
    [one] закрытой останется { $n } карта
    [few] закрытыми останутся { $n } карты
   *[other] закрытыми останутся { $n } карт
}
doomsday-preview-only-hurt = увидят только, что вы ранены
doomsday-preview-all-see = увидят карту: { LIST($faces) }
doomsday-preview-one-of = карты, которых вы не видели: за людей { $human }, за машины { $machine }, за изгоев { $outlaw }; это одна из них
doomsday-preview-seen-before = вы её уже видели: { NAME($face) }
doomsday-preview-look-is-seen = стол увидит, чью карту вы смотрели, но не саму карту
doomsday-preview-may-show-role = { NAME($who) } может вместо этого открыть роль
doomsday-preview-may-show-loyalty = { NAME($who) } может вместо этого открыть верность
doomsday-preview-must-pay = { NAME($who) }: закрыться нечем, повреждений — { $n }
doomsday-preview-moves-to = { NAME($who) }, { NAME($weapon) }: новая цель — { LIST($at) }
doomsday-preview-averts = { NAME($who) }: останется повреждений — { $n }
doomsday-preview-own-side = по вашим сведениям, { NAME($who) } — ваша команда
doomsday-preview-unknown = вы не видели ни одной карты: { NAME($who) }
doomsday-preview-last-human = погибнет последний человек — победят машины
doomsday-preview-last-life = это ваша последняя жизнь
doomsday-preview-fires = сработает способность: { NAME($role) }
doomsday-preview-action-left = действие ещё не использовано
doomsday-preview-surplus = под колоду уйдёт программ: { $n }

doomsday-not-other-question = Сейчас вопрос о другом.
doomsday-not-yourself = В себя целиться нельзя.
doomsday-not-dead = { NAME($who) }: мёртвых не выбирают.
doomsday-not-own-card = Это ваша карта.
doomsday-not-is-open = Эта карта уже открыта.
doomsday-not-shared-card = Это и ваша карта: вы её знаете.
doomsday-not-role-later = Роль можно подсмотреть, только когда открыты обе верности.
doomsday-not-taken-now = Взято в этот ход: стрелять — не раньше следующего.
doomsday-not-held = Держит { NAME($who) }.
doomsday-not-not-here = При таком числе игроков этого оружия нет: { NAME($weapon) }.
doomsday-not-locked = Под замком: нужна роль или программа.
doomsday-not-one-weapon = Оружие держат одно: сначала бросьте своё.
doomsday-not-spent = Действие в этот ход уже было.
doomsday-not-secret = Тайную верность не применяют: она просто считается.
doomsday-not-only-damage = «Защитник» применяют, когда кому-то грозят повреждения.
doomsday-not-own-turn = Эта программа — только для своего хода.
doomsday-not-no-effect = Сейчас она ничего не изменит.
doomsday-not-no-draw = Пока открыт Бездомный, другие не берут программ.
doomsday-not-armed = С оружием в руках программ не берут.

web-order-doomsday-silent = Никогда не вмешиваться в чужие действия и паузы
web-order-doomsday-silent-unless-shot = Не вмешиваться, если стреляют не в меня
web-order-doomsday-defend-myself = Применять «Защитника» к себе, если иначе я погибну
web-order-doomsday-take-it = Принимать повреждение, пока жизнь не последняя
