# Что говорят за столом одним нажатием (talk.toml). $self: говорящий — о себе.

doomsday-saying-team = Кто на чьей стороне
doomsday-saying-card = Какая это карта
doomsday-saying-role = Чья это роль
doomsday-saying-accuse = Обвинить
doomsday-saying-clear = Поручиться
doomsday-saying-why = Спросить «зачем?»
doomsday-saying-spare = Просить не стрелять
doomsday-saying-peace = Обещать не стрелять
doomsday-saying-together = Звать целиться вместе

doomsday-place-about = О ком?
doomsday-place-whom = Кому?
doomsday-place-target = В кого?
doomsday-place-team = Чья сторона?
doomsday-place-card = Какая карта?
doomsday-place-face = Что на ней?
doomsday-place-role = Какая роль?

doomsday-say-team = { $self ->
        [yes] Я — { $team ->
            [doomsday-human] человек
            [doomsday-machine] машина
            [doomsday-outlaw] изгой
            [doomsday-legion] из легиона
           *[other] из павших
        }.
       *[no] { NAME($about) } — { $team ->
            [doomsday-human] человек
            [doomsday-machine] машина
            [doomsday-outlaw] изгой
            [doomsday-legion] из легиона
           *[other] из павших
        }.
    }
doomsday-say-card = { $self ->
        [yes] Моя { NAME($card) } — { $face ->
            [doomsday-human] человеческая
            [doomsday-machine] машинная
            [doomsday-outlaw] изгойская
           *[other] «{ NAME($face) }»
        }.
       *[no] { NAME($about) }, { NAME($card) } — { $face ->
            [doomsday-human] человеческая
            [doomsday-machine] машинная
            [doomsday-outlaw] изгойская
           *[other] «{ NAME($face) }»
        }.
    }
doomsday-say-role = { $self ->
        [yes] Моя роль — «{ NAME($role) }».
       *[no] { NAME($about) }, роль — «{ NAME($role) }».
    }
doomsday-say-accuse = { NAME($whom) } — { $team ->
        [doomsday-human] человек
        [doomsday-machine] машина
        [doomsday-outlaw] изгой
        [doomsday-legion] из легиона
       *[other] из павших
    }, и это пора признать!
doomsday-say-clear = { NAME($whom) }: ручаюсь, здесь всё чисто.
doomsday-say-why = { NAME($whom) }, зачем вы это сделали?
doomsday-say-spare = { NAME($whom) }, не стреляйте: поговорим.
doomsday-say-peace = { NAME($whom) }, обещаю в вас не стрелять.
doomsday-say-together = { NAME($whom) }, давайте вместе. Цель — { NAME($target) }.

doomsday-check-same = Сейчас это правда: вы знаете это точно.
doomsday-check-not = Сейчас это неправда: вы точно знаете, что эта команда — не «{ NAME($face) }».
doomsday-check-other = Сейчас это неправда: вы точно знаете, что тут «{ NAME($face) }».
