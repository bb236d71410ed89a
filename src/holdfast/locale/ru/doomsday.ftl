# «Судный день»: имена, вопросы и ходы. Что случилось — в doomsday-events.ftl.

doomsday-goal-1 = Сложите свои карты: чьих очков больше, за тех и играете; ничья — вы изгой. Команду знаете только вы.
doomsday-goal-2 = Узнайте, кто есть кто: подсматривайте, слушайте, сомневайтесь. Люди могут лгать, карты — нет.
doomsday-goal-3 = Люди побеждают, когда нет ни машин, ни изгоев; машины — когда нет людей; изгой — когда он один.
doomsday-reason-human = Ни одной машины и ни одного изгоя в живых.
doomsday-reason-machine = Ни одного человека в живых.
doomsday-reason-alone = Остался один изгой.
doomsday-reason-legion = В живых только легион.
doomsday-reason-fallen = В живых только павшие.
doomsday-reason-draw = Не победил никто.
doomsday-part-won = победа
doomsday-part-total = всего
doomsday-option-legion = Режим «Легион»
doomsday-option-with-it = О.Н.О. в режиме «Легион»
doomsday-option-weapons = Оружие на пятерых и шестерых
doomsday-option-first-game = Роли первой партии
doomsday-option-classic-large = По две своих карты верности на девятерых и десятерых
doomsday-option-printed-fortune-teller = Гадалка без ограничения

# Имена.
name-doomsday-p1 = Азимут
name-doomsday-p2 = Байт
name-doomsday-p3 = Вектор
name-doomsday-p4 = Гранит
name-doomsday-p5 = Дизель
name-doomsday-p6 = Импульс
name-doomsday-p7 = Кварц
name-doomsday-p8 = Люмен
name-doomsday-p9 = Модуль
name-doomsday-p10 = Неон
name-doomsday-p11 = Протон
name-doomsday-p12 = Радар
name-doomsday-p13 = Сигнал
name-doomsday-p14 = Титан
name-doomsday-p15 = Фактор
name-doomsday-p16 = Шифр
name-doomsday-human = Люди
name-doomsday-machine = Машины
name-doomsday-outlaw = Изгои
name-doomsday-legion = Легион
name-doomsday-fallen = Павшие
name-doomsday-pistol = Пистолет
name-doomsday-rifle = Винтовка
name-doomsday-companion = Напарник
name-doomsday-rocket = Ракетница
name-doomsday-laser = Лазер
name-doomsday-loy_human_1 = Верность людям
name-doomsday-loy_machine_1 = Верность машинам
name-doomsday-loy_outlaw_1 = Верность изгоям
name-doomsday-loy_human_2 = Верность людям X2
name-doomsday-loy_machine_2 = Верность машинам X2
name-doomsday-loy_outlaw_2 = Верность изгоям X2
name-doomsday-loy_legion = Верность легиону
name-doomsday-undercover_agent = Агент под прикрытием
name-doomsday-invisible = Невидимка
name-doomsday-fixer = Фиксер
name-doomsday-sniper = Снайпер
name-doomsday-seeker = Искательница
name-doomsday-informant = Информатор
name-doomsday-grunwald = Грюнвальд
name-doomsday-photographer = Фотограф
name-doomsday-astronaut = Астронавт
name-doomsday-secret_agent = Тайный агент
name-doomsday-paramedic = Парамедик
name-doomsday-lightbringer = Несущий свет
name-doomsday-off_limits = Посторонний В
name-doomsday-mercenary = Наёмник
name-doomsday-jester = Шут.Ник
name-doomsday-executor = Исполнитель
name-doomsday-brainless_bot = Безмозглый бот
name-doomsday-assassin = Убийца
name-doomsday-firewall = Файрвол
name-doomsday-virus = Вирус
name-doomsday-sleeper = Спящий
name-doomsday-gunslinger = Двурукий стрелок
name-doomsday-punisher = Каратель
name-doomsday-thief = Вор
name-doomsday-seer = Провидица
name-doomsday-sly_watson = Слой Ватсон
name-doomsday-mole = Крот
name-doomsday-fortune_teller = Гадалка
name-doomsday-homeless = Бездомный
name-doomsday-midnighter = Полуночица
name-doomsday-cardsharp = Шулер
name-doomsday-mind_eater = Пожиратель разума
name-doomsday-deathbringer = Несущий смерть
name-doomsday-it = О.Н.О.
name-doomsday-leader_machine_1 = Бог из машины I
name-doomsday-leader_machine_2 = Бог из машины II
name-doomsday-leader_human_1 = Глас народа I
name-doomsday-leader_human_2 = Глас народа II
name-doomsday-orellana = Эффект Орелланы
name-doomsday-defrag = Дефрагментация
name-doomsday-menyatut = Менятут.net
name-doomsday-doctor_moro = Доктор Моро
name-doomsday-selfie_gun = Селфипушка
name-doomsday-adventurer_bot = Бот-авантюрист
name-doomsday-gilbert = Эффект Гильберта
name-doomsday-server_down = Сервер упал
name-doomsday-file_sharing = Файлообменник
name-doomsday-switch_channel = Переключить канал
name-doomsday-laser_program = Лазер
name-doomsday-rocket_program = Ракетница
name-doomsday-rescue_bot = Бот-спасатель
name-doomsday-working_virus = Работающий вирус
name-doomsday-spyware = Программа-шпион
name-doomsday-malfunction = Неисправность
name-doomsday-armour_bot = Бронбот
name-doomsday-small_update = Небольшой апдейт
name-doomsday-virtual_console = Виртуальная консоль
name-doomsday-old_firewall = Старый файрвол
name-doomsday-defender = Защитник
name-doomsday-charge = Заряд
name-doomsday-recognition_bug = Баг системы распознавания
name-doomsday-plusomet = Плюсомёт
name-doomsday-guard_bot = Бот-охранник
name-doomsday-trust = Доверие
name-doomsday-underground = Подполье для чайников
name-doomsday-screenshot = Снимок экрана
name-doomsday-track_ip = Вычислить по IP
name-doomsday-trojan = Троян
name-doomsday-gevers_attack = Атака Геверса
name-doomsday-spy_network = Шпионская сеть
name-doomsday-self_id = Самоидентификация
name-doomsday-fog_off = Туман войны: отключить
name-doomsday-fog_on = Туман войны: включить
name-doomsday-leader_of_humans = Предводитель людей
name-doomsday-leader_of_machines = Предводитель машин
name-doomsday-backup = Бэкап
name-doomsday-inversion = Инверсия
name-doomsday-spam = Спам
name-doomsday-secret_human = Тайная верность людям
name-doomsday-secret_human_2 = Тайная верность людям X2
name-doomsday-secret_machine = Тайная верность машинам
name-doomsday-secret_machine_2 = Тайная верность машинам X2
name-doomsday-secret_outlaw_2 = Тайная верность изгоям X2
name-doomsday-pistol2 = Второй пистолет
name-doomsday-rifle2 = Вторая винтовка
name-doomsday-left = левая карта
name-doomsday-right = правая карта
name-doomsday-role = роль
name-doomsday-role2 = вторая карта роли
name-doomsday-peek = Подсмотреть карту
name-doomsday-arm = Вооружиться
name-doomsday-draw = Взять программу
name-doomsday-drop = Бросить оружие
name-doomsday-aim = Сменить цель
name-doomsday-shoot = Выстрелить
name-doomsday-rob = Украсть оружие
name-doomsday-hack = Украсть программу
name-doomsday-fire = Стрелять
name-doomsday-heal = Лечить
name-doomsday-quiet = Не показывать роль
name-doomsday-show = Показать Убийцу
name-doomsday-keep = Оставить оружие
name-doomsday-both = Оба
name-doomsday-one = Одну
name-doomsday-two = Две
name-doomsday-end = Закончить ход
name-doomsday-pass = Пас
name-doomsday-withdraw = Передумать
name-doomsday-interrupt = Вмешаться
name-doomsday-cancel = Отменить
name-doomsday-yes = Да
name-doomsday-none = Нет
name-doomsday-done = Достаточно
name-doomsday-damage = Принять повреждения
name-doomsday-base = базовая игра
name-doomsday-ring = продвинутый режим
name-doomsday-ring_legion = продвинутый режим с легионом

# Вопросы.
doomsday-ask-sentence = { $step ->
    [nothing] { $moment ->
        [in-action] Вмешаетесь?
        [in-beat] Вы вмешались. Чем?
       *[other] Ваш ход. Что делаете?
    }
    [peek-1] Чью карту подсмотреть?
    [arm-1] Какое оружие взять?
    [arm-2] В кого целиться?
    [rocket-1] В кого целиться?
    [laser-1] В кого целиться?
    [aim-1] Куда перевести прицел?
    [drop-1] Какое оружие бросить?
    [shoot-1] Как стрелять?
    [rob-1] Чьё оружие украсть?
    [hack-1] У кого украсть программу?
    [use-1] { LIST($said) }: выбирайте
   *[other] { LIST($said) }: кого или что ещё?
}
doomsday-hint-sentence = { $step ->
    [nothing] { $moment ->
        [in-action] Можно применить программу или промолчать.
        [in-beat] Примените программу или передумайте.
       *[other] Одно действие за ход; программ — сколько угодно.
    }
   *[other] Нажмите на столе или выберите здесь. Пока не договорили, стол этого не видит.
}
doomsday-ask-move = Решает ведущий игрок
doomsday-hint-move = Одно действие за ход и сколько угодно программ.
doomsday-ask-action-window = Кто-нибудь вмешается?
doomsday-hint-action-window = Спрашивают всех, у кого есть программы.
doomsday-ask-beat = Пауза
doomsday-hint-beat = Вмешайтесь, если хотите применить программу сейчас.
doomsday-ask-interruption = Кто-то вмешивается
doomsday-hint-interruption = Примените программу или передумайте.
doomsday-ask-damage-window = Можно ли отвести повреждения?
doomsday-hint-damage-window = Здесь поможет только «Защитник».
doomsday-ask-second-shot = Второй выстрел
doomsday-hint-second-shot = Двурукий стрелок стреляет из обоих.
doomsday-ask-choose-aim = В кого целитесь?
doomsday-hint-choose-aim = Прицел видят все.
doomsday-ask-keep-one = Какое оружие оставите?
doomsday-hint-keep-one = Для второго нет цели или права.
doomsday-ask-choose-again = Что взамен?
doomsday-hint-choose-again = Названное стало невозможным.
doomsday-ask-choose-weapon = Какое оружие?
doomsday-hint-choose-weapon = Его сразу нужно навести.
doomsday-ask-answer-shot = Выстрел в вас: { NAME($who) }, { NAME($weapon) }. Чем заплатите?
doomsday-hint-answer-shot = Примите повреждения или откройте скрытую карту.
doomsday-ask-keep-weapon = Оставить оружие?
doomsday-hint-keep-weapon = Тогда цель должна быть другой.
doomsday-ask-hide-one = Какую верность скрыть?
doomsday-hint-hide-one = Вы возвращаетесь с одной жизнью.
doomsday-ask-show-loyalty = Какую верность показать?
doomsday-hint-show-loyalty = Её увидят все.
doomsday-ask-face-watson = Показать карту или принять повреждение?
doomsday-hint-face-watson = Слой Ватсон спрашивает обоих соседей.
doomsday-ask-seek-next = Какую верность дальше?
doomsday-hint-seek-next = До первой машинной.
doomsday-ask-pick-words = Способность вашей роли
doomsday-hint-pick-words = Выберите или откажитесь, если можно.
doomsday-ask-touch = Кого коснётесь?
doomsday-hint-touch = Больше никто не узнает.
doomsday-ask-keep-program = Какую программу оставите?
doomsday-hint-keep-program = Другая уйдёт под колоду.
doomsday-ask-discard = Какая программа уходит?
doomsday-hint-discard = Она уйдёт под колоду втёмную.
doomsday-ask-give-programs = Какую программу отдадите?
doomsday-hint-give-programs = Взамен возьмёте столько же вслепую.

# Ходы.
doomsday-choice-act = { NAME($word) } ({ $word ->
    [doomsday-peek] увидите только вы
    [doomsday-arm] и сразу прицелиться
    [doomsday-draw] в колоде { $deck }
    [doomsday-drop] в центр стола
    [doomsday-aim] выстрел — позже
    [doomsday-shoot] { $at_n ->
        [0] любой из живых
       *[other] цель — { LIST($at) }
    }
   *[other] действие роли
})
doomsday-choice-choice = { NAME($word) }
doomsday-choice-picked = { $form ->
    [is-of] { NAME($who) }: { NAME($what) }
   *[is-list] { LIST($words) }
}
doomsday-choice-pass = Пас
doomsday-choice-use-card = Применить: { NAME($program) }
doomsday-choice-defend = Защитить: { NAME($who) }
doomsday-choice-bear = Принять повреждения
doomsday-choice-show = Открыть: { LIST($words) }
doomsday-group-use-card = Применить …
doomsday-group-defend = Защитить …
doomsday-group-show = Открыть …
doomsday-group-picked = Из списка …
