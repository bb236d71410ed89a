# «Дневник»: что делают карты и рецепты. Из этих имён и предметов складываются фразы карточек и прогнозов.

counted-journal-canned_food = { $n ->
    [1] консервы
    [one] { $n } банка консервов
    [few] { $n } банки консервов
   *[other] { $n } банок консервов
}

counted-journal-raw_food = { $n ->
    [1] { $case ->
        [acc] сырую еду
       *[nom] сырая еда
    }
    [one] { $n } порция сырой еды
    [few] { $n } порции сырой еды
   *[other] { $n } порций сырой еды
}

counted-journal-vegetable = { $n ->
    [1] овощи
    [one] { $n } порция овощей
    [few] { $n } порции овощей
   *[other] { $n } порций овощей
}

counted-journal-alcohol = { $n ->
    [1] спирт
    [one] { $n } бутылка спирта
    [few] { $n } бутылки спирта
   *[other] { $n } бутылок спирта
}

counted-journal-moonshine = { $n ->
    [1] самогон
    [one] { $n } бутылка самогона
    [few] { $n } бутылки самогона
   *[other] { $n } бутылок самогона
}

counted-journal-cigarette = { $n ->
    [1] сигареты
    [one] { $n } пачка сигарет
    [few] { $n } пачки сигарет
   *[other] { $n } пачек сигарет
}

counted-journal-coffee = { $n ->
    [1] кофе
    [one] { $n } пачка кофе
    [few] { $n } пачки кофе
   *[other] { $n } пачек кофе
}

counted-journal-sugar = { $n ->
    [1] сахар
    [one] { $n } пачка сахара
    [few] { $n } пачки сахара
   *[other] { $n } пачек сахара
}

counted-journal-shovel = { $n ->
    [1] { $case ->
        [acc] лопату
       *[nom] лопата
    }
    [one] { $n } лопата
    [few] { $n } лопаты
   *[other] { $n } лопат
}

counted-journal-sawblade = { $n ->
    [1] { $case ->
        [acc] ножовку
       *[nom] ножовка
    }
    [one] { $n } ножовка
    [few] { $n } ножовки
   *[other] { $n } ножовок
}

counted-journal-lockpick = { $n ->
    [1] { $case ->
        [acc] отмычку
       *[nom] отмычка
    }
    [one] { $n } отмычка
    [few] { $n } отмычки
   *[other] { $n } отмычек
}

counted-journal-filter = { $n ->
    [1] фильтр
    [one] { $n } фильтр
    [few] { $n } фильтра
   *[other] { $n } фильтров
}

counted-journal-mechanical_part = { $n ->
    [1] { $case ->
        [acc] механическую деталь
       *[nom] механическая деталь
    }
    [one] { $n } механическая деталь
    [few] { $n } механические детали
   *[other] { $n } механических деталей
}

counted-journal-electrical_part = { $n ->
    [1] { $case ->
        [acc] электрическую деталь
       *[nom] электрическая деталь
    }
    [one] { $n } электрическая деталь
    [few] { $n } электрические детали
   *[other] { $n } электрических деталей
}

counted-journal-jewelry = { $n ->
    [1] драгоценности
    [one] { $n } украшение
    [few] { $n } украшения
   *[other] { $n } украшений
}

counted-journal-book = { $n ->
    [1] { $case ->
        [acc] книгу
       *[nom] книга
    }
    [one] { $n } книга
    [few] { $n } книги
   *[other] { $n } книг
}

counted-journal-broken_guitar = { $n ->
    [1] { $case ->
        [acc] сломанную гитару
       *[nom] сломанная гитара
    }
    [one] { $n } сломанная гитара
    [few] { $n } сломанные гитары
   *[other] { $n } сломанных гитар
}

counted-journal-guitar = { $n ->
    [1] { $case ->
        [acc] гитару
       *[nom] гитара
    }
    [one] { $n } гитара
    [few] { $n } гитары
   *[other] { $n } гитар
}

counted-journal-weapon_part = { $n ->
    [1] { $case ->
        [acc] оружейную деталь
       *[nom] оружейная деталь
    }
    [one] { $n } оружейная деталь
    [few] { $n } оружейные детали
   *[other] { $n } оружейных деталей
}

counted-journal-knife = { $n ->
    [1] нож
    [one] { $n } нож
    [few] { $n } ножа
   *[other] { $n } ножей
}

counted-journal-hatchet = { $n ->
    [1] топор
    [one] { $n } топор
    [few] { $n } топора
   *[other] { $n } топоров
}

counted-journal-pistol = { $n ->
    [1] пистолет
    [one] { $n } пистолет
    [few] { $n } пистолета
   *[other] { $n } пистолетов
}

counted-journal-rifle = { $n ->
    [1] { $case ->
        [acc] винтовку
       *[nom] винтовка
    }
    [one] { $n } винтовка
    [few] { $n } винтовки
   *[other] { $n } винтовок
}

counted-journal-shotgun = { $n ->
    [1] дробовик
    [one] { $n } дробовик
    [few] { $n } дробовика
   *[other] { $n } дробовиков
}

counted-journal-broken_pistol = { $n ->
    [1] сломанный пистолет
    [one] { $n } сломанный пистолет
    [few] { $n } сломанных пистолета
   *[other] { $n } сломанных пистолетов
}

counted-journal-broken_rifle = { $n ->
    [1] { $case ->
        [acc] сломанную винтовку
       *[nom] сломанная винтовка
    }
    [one] { $n } сломанная винтовка
    [few] { $n } сломанные винтовки
   *[other] { $n } сломанных винтовок
}

counted-journal-broken_shotgun = { $n ->
    [1] сломанный дробовик
    [one] { $n } сломанный дробовик
    [few] { $n } сломанных дробовика
   *[other] { $n } сломанных дробовиков
}

counted-journal-ammo = { $n ->
    [1] патрон
    [one] { $n } патрон
    [few] { $n } патрона
   *[other] { $n } патронов
}

counted-journal-shell = { $n ->
    [1] { $case ->
        [acc] гильзу
       *[nom] гильза
    }
    [one] { $n } гильза
    [few] { $n } гильзы
   *[other] { $n } гильз
}

counted-journal-herb = { $n ->
    [1] травы
    [one] { $n } пучок трав
    [few] { $n } пучка трав
   *[other] { $n } пучков трав
}

counted-journal-chems = { $n ->
    [1] химикаты
    [one] { $n } химикат
    [few] { $n } химиката
   *[other] { $n } химикатов
}

counted-journal-herbal_meds = { $n ->
    [1] лекарство из трав
    [one] { $n } лекарство из трав
    [few] { $n } лекарства из трав
   *[other] { $n } лекарств из трав
}

counted-journal-meds = { $n ->
    [1] лекарство
    [one] { $n } лекарство
    [few] { $n } лекарства
   *[other] { $n } лекарств
}

counted-journal-bandages = { $n ->
    [1] бинт
    [one] { $n } бинт
    [few] { $n } бинта
   *[other] { $n } бинтов
}

counted-journal-wood = { $n ->
    [1] брусок
    [one] { $n } брусок
    [few] { $n } бруска
   *[other] { $n } брусков
}

counted-journal-component = { $n ->
    [1] компонент
    [one] { $n } компонент
    [few] { $n } компонента
   *[other] { $n } компонентов
}

counted-journal-water = { $n ->
    [1] { $case ->
        [acc] воду
       *[nom] вода
    }
    [one] { $n } вода
    [few] { $n } воды
   *[other] { $n } воды
}

name-journal-fx_noise_up_1 = шум +1
name-journal-fx_noise_down_1 = шум −1
name-journal-fx_cold_up_1 = холод +1
name-journal-fx_noise_up_2 = шум +2
name-journal-fx_noise_down_2 = шум −2
name-journal-fx_cold_down_2 = холод −2
name-journal-fx_noise_up_3 = шум +3
name-journal-fx_cold_up_3 = холод +3
name-journal-fx_cold_down_3 = холод −3
name-journal-fx_noise_up_4 = шум +4
name-journal-fx_cold_down_4 = холод −4
name-journal-fx_noise_roll = бросок на шум
name-journal-fx_encounter = встреча
name-journal-fx_return_1 = вернуть 1 карту
name-journal-fx_return_2 = вернуть 2 карты
name-journal-fx_return_3 = вернуть 3 карты
name-journal-fx_more_2 = ещё 2 карты в неизвестности
name-journal-fx_loot_heap_1 = находка из кучи
name-journal-fx_loot_heap_2 = 2 находки из кучи
name-journal-fx_loot_furniture_1 = находка из мебели
name-journal-fx_loot_furniture_2 = 2 находки из мебели
name-journal-fx_loot_pantry_1 = находка из кладовой
name-journal-fx_loot_pantry_2 = 2 находки из кладовой
name-journal-fx_fatigue_up_1_one = усталость +1 одному из присутствующих
name-journal-fx_fatigue_up_1_each = усталость +1 каждому присутствующему
name-journal-fx_fatigue_down_1_each = усталость −1 каждому присутствующему
name-journal-fx_fatigue_up_1_all = усталость +1 всем в группе
name-journal-fx_fatigue_down_1_actor = усталость −1 тому, кто этим занят
name-journal-fx_fatigue_down_1_worst = усталость −1 тому, кому хуже всех
name-journal-fx_fatigue_down_1_guards = усталость −1 каждому часовому
name-journal-fx_illness_up_1_one = болезнь +1 одному из присутствующих
name-journal-fx_illness_up_1_each = болезнь +1 каждому присутствующему
name-journal-fx_illness_up_1_worst = болезнь +1 тому, кому хуже всех
name-journal-fx_wounds_up_1_one = ранения +1 одному из присутствующих
name-journal-fx_wounds_up_2_one = ранения +2 одному из присутствующих
name-journal-fx_misery_up_1_one = депрессия +1 одному из присутствующих
name-journal-fx_misery_down_1_one = депрессия −1 одному из присутствующих
name-journal-fx_misery_up_1_all = депрессия +1 всем в группе
name-journal-fx_misery_down_1_all = депрессия −1 всем в группе
name-journal-fx_misery_down_1_actor = депрессия −1 тому, кто этим занят
name-journal-fx_misery_up_1_worst = депрессия +1 тому, кому хуже всех
name-journal-fx_empathy_1 = проверка сочувствия
name-journal-fx_flag_kind = отметка «доброта»
name-journal-fx_flag_dignity = отметка «достоинство»
name-journal-fx_flag_stole = отметка «кража»
name-journal-fx_flag_ending_road = в эпилоге вас ждёт дорога
name-journal-fx_flag_ending_stay = в эпилоге вы остаётесь
name-journal-fx_flag_ending_together = эпилог о тех, кто дошёл вместе
name-journal-fx_flag_ending_scattered = эпилог о тех, кого разбросало
name-journal-fx_flag_ending_witness = эпилог о свидетельстве
name-journal-fx_flag_ending_silence = эпилог о молчании
name-journal-fx_location_script = история этого места
name-journal-fx_personal_script = воспоминание одного из вас
name-journal-fx_keep_card = карта остаётся у вас
name-journal-fx_trade = обмен
name-journal-fx_goto = сюжет
name-journal-fx_pay_bandages_1 = отдать бинт
name-journal-fx_pay_book_1 = отдать книгу
name-journal-fx_pay_chems_1 = отдать химикаты
name-journal-fx_pay_cigarette_1 = отдать сигареты
name-journal-fx_pay_coffee_1 = отдать кофе
name-journal-fx_pay_component_2 = отдать 2 компонента
name-journal-fx_pay_electrical_part_1 = отдать электрическую деталь
name-journal-fx_pay_food_1 = отдать еду
name-journal-fx_pay_food_2 = отдать 2 еды
name-journal-fx_pay_herb_1 = отдать травы
name-journal-fx_pay_liquor_1 = отдать выпивку
name-journal-fx_pay_mechanical_part_1 = отдать механическую деталь
name-journal-fx_pay_medical_1 = отдать медицинский жетон
name-journal-fx_pay_vegetable_1 = отдать овощи
name-journal-fx_pay_water_1 = отдать воду
name-journal-fx_pay_water_2 = отдать 2 воды
name-journal-fx_pay_wood_1 = отдать брусок
name-journal-fx_pay_wood_2 = отдать 2 бруска
name-journal-fx_pay_wood_3 = отдать 3 бруска
name-journal-fx_lose_lockpick_1 = сбросить отмычку
name-journal-fx_lose_wood_2 = сбросить 2 бруска
name-journal-fx_pay_value_1 = отдать жетоны ценностью не меньше 1
name-journal-fx_pay_value_3 = отдать жетоны ценностью не меньше 3
name-journal-fx_pay_value_5 = отдать жетоны ценностью не меньше 5
name-journal-fx_pay_value_6 = отдать жетоны ценностью не меньше 6
name-journal-fx_pay_value_8 = отдать жетоны ценностью не меньше 8
name-journal-fx_pay_value_10 = отдать жетоны ценностью не меньше 10
name-journal-fx_pay_value_12 = отдать жетоны ценностью не меньше 12
name-journal-fx_pay_value_15 = отдать жетоны ценностью не меньше 15
name-journal-fx_pay_value_16 = отдать жетоны ценностью не меньше 16
name-journal-fx_idea_1 = открыть идею
name-journal-fx_crucial_1 = решающее действие
name-journal-fx_unfit_1 = потерять улучшение
name-journal-fx_unboard_1 = доски с одного пролома сорваны
name-journal-fx_board_1 = пролом заколочен
name-journal-fx_replace_location_near = ближняя локация сменится
name-journal-fx_replace_location_mid = средняя локация сменится
name-journal-fx_replace_location_far = дальняя локация сменится
name-journal-fx_replace_location_one = одна локация на выбор сменится
name-journal-fx_habit_smoker = курильщикам нужны сигареты, иначе депрессия +1
name-journal-fx_habit_coffee = любителям кофе нужен кофе, иначе депрессия +1
name-journal-fx_habit_reader = книголюбам нужна книга, иначе депрессия +1
name-journal-fx_peek_event = увидеть завтрашнее событие
name-journal-fx_peek_night_raid = увидеть ближайший налёт
name-journal-fx_peek_residents = увидеть ближайшую карту местных
name-journal-fx_bury_night_raid = можно убрать его под колоду
name-journal-fx_bury_residents = можно убрать её под колоду
name-journal-fx_recover_wounds_1 = ранения 1 проходят сами
name-journal-fx_recover_wounds_2 = ранения 1 и 2 уменьшаются на 1
name-journal-fx_recover_illness_1 = болезнь 1 проходит сама
name-journal-fx_treat_wounds_bandages_1_worse = ранения — с бинтом −1, без бинта +1
name-journal-fx_treat_wounds_bandages_1_same = ранения — с бинтом −1, без бинта без перемен
name-journal-fx_treat_wounds_bandages_2_worse = ранения от 2 — с бинтом −1, без бинта +1
name-journal-fx_treat_illness_meds_1_worse = болезнь — с лекарством −1, без лекарства +1
name-journal-fx_treat_illness_meds_1_same = болезнь — с лекарством −1, без лекарства без перемен
name-journal-fx_treat_illness_meds_2_worse = болезнь от 2 — с лекарством −1, без лекарства +1
name-journal-fx_treat_illness_herbal_meds_1_same = болезнь — с лекарством из трав −1, без него без перемен
name-journal-fx_steal_food = еду
name-journal-fx_steal_any = что угодно
name-journal-fx_steal_comfort = сигареты, кофе и книги
name-journal-fx_steal_medical = лекарства и бинты
name-journal-fx_steal_liquor = выпивку
name-journal-fx_steal_tool = инструменты
name-journal-fx_steal_wood = бруски
name-journal-fx_steal_resource = любые ресурсы
name-journal-fx_steal_weapon = оружие
