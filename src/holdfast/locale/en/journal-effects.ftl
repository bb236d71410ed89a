# The Journal: what cards and recipes do. The sentences of cards and forecasts are put together from these.

counted-journal-canned_food = { $n ->
    [1] canned food
   *[other] { $n } tins of food
}

counted-journal-raw_food = { $n ->
    [1] { $case ->
       *[nom] raw food
    }
   *[other] { $n } portions of raw food
}

counted-journal-vegetable = { $n ->
    [1] vegetables
   *[other] { $n } portions of vegetables
}

counted-journal-alcohol = { $n ->
    [1] pure alcohol
   *[other] { $n } bottles of pure alcohol
}

counted-journal-moonshine = { $n ->
    [1] moonshine
   *[other] { $n } bottles of moonshine
}

counted-journal-cigarette = { $n ->
    [1] cigarettes
   *[other] { $n } packs of cigarettes
}

counted-journal-coffee = { $n ->
    [1] coffee
   *[other] { $n } packs of coffee
}

counted-journal-sugar = { $n ->
    [1] sugar
   *[other] { $n } packs of sugar
}

counted-journal-shovel = { $n ->
    [1] { $case ->
       *[nom] a shovel
    }
   *[other] { $n } shovels
}

counted-journal-sawblade = { $n ->
    [1] { $case ->
       *[nom] a sawblade
    }
   *[other] { $n } sawblades
}

counted-journal-lockpick = { $n ->
    [1] { $case ->
       *[nom] a lockpick
    }
   *[other] { $n } lockpicks
}

counted-journal-filter = { $n ->
    [1] a filter
   *[other] { $n } filters
}

counted-journal-mechanical_part = { $n ->
    [1] { $case ->
       *[nom] a mechanical part
    }
   *[other] { $n } mechanical parts
}

counted-journal-electrical_part = { $n ->
    [1] { $case ->
       *[nom] an electrical part
    }
   *[other] { $n } electrical parts
}

counted-journal-jewelry = { $n ->
    [1] jewelry
   *[other] { $n } pieces of jewelry
}

counted-journal-book = { $n ->
    [1] { $case ->
       *[nom] a book
    }
   *[other] { $n } books
}

counted-journal-broken_guitar = { $n ->
    [1] { $case ->
       *[nom] a broken guitar
    }
   *[other] { $n } broken guitars
}

counted-journal-guitar = { $n ->
    [1] { $case ->
       *[nom] a guitar
    }
   *[other] { $n } guitars
}

counted-journal-weapon_part = { $n ->
    [1] { $case ->
       *[nom] a weapon part
    }
   *[other] { $n } weapon parts
}

counted-journal-knife = { $n ->
    [1] a knife
   *[other] { $n } knives
}

counted-journal-hatchet = { $n ->
    [1] a hatchet
   *[other] { $n } hatchets
}

counted-journal-pistol = { $n ->
    [1] a pistol
   *[other] { $n } pistols
}

counted-journal-rifle = { $n ->
    [1] { $case ->
       *[nom] an assault rifle
    }
   *[other] { $n } assault rifles
}

counted-journal-shotgun = { $n ->
    [1] a shotgun
   *[other] { $n } shotguns
}

counted-journal-broken_pistol = { $n ->
    [1] a broken pistol
   *[other] { $n } broken pistols
}

counted-journal-broken_rifle = { $n ->
    [1] { $case ->
       *[nom] a broken assault rifle
    }
   *[other] { $n } broken assault rifles
}

counted-journal-broken_shotgun = { $n ->
    [1] a broken shotgun
   *[other] { $n } broken shotguns
}

counted-journal-ammo = { $n ->
    [1] ammo
   *[other] { $n } rounds of ammo
}

counted-journal-shell = { $n ->
    [1] { $case ->
       *[nom] a shell casing
    }
   *[other] { $n } shell casings
}

counted-journal-herb = { $n ->
    [1] herbs
   *[other] { $n } bunches of herbs
}

counted-journal-chems = { $n ->
    [1] chems
   *[other] { $n } measures of chems
}

counted-journal-herbal_meds = { $n ->
    [1] herbal meds
   *[other] { $n } doses of herbal meds
}

counted-journal-meds = { $n ->
    [1] meds
   *[other] { $n } doses of meds
}

counted-journal-bandages = { $n ->
    [1] a bandage
   *[other] { $n } bandages
}

counted-journal-wood = { $n ->
    [1] 1 wood
   *[other] { $n } wood
}

counted-journal-component = { $n ->
    [1] a component
   *[other] { $n } components
}

counted-journal-water = { $n ->
    [1] { $case ->
       *[nom] 1 water
    }
   *[other] { $n } water
}

name-journal-fx_noise_up_1 = noise +1
name-journal-fx_noise_down_1 = noise −1
name-journal-fx_cold_up_1 = cold +1
name-journal-fx_noise_up_2 = noise +2
name-journal-fx_noise_down_2 = noise −2
name-journal-fx_cold_down_2 = cold −2
name-journal-fx_noise_up_3 = noise +3
name-journal-fx_cold_up_3 = cold +3
name-journal-fx_cold_down_3 = cold −3
name-journal-fx_noise_up_4 = noise +4
name-journal-fx_cold_down_4 = cold −4
name-journal-fx_noise_roll = a noise roll
name-journal-fx_encounter = an encounter
name-journal-fx_return_1 = return 1 card
name-journal-fx_return_2 = return 2 cards
name-journal-fx_return_3 = return 3 cards
name-journal-fx_more_2 = 2 more cards in the unknown
name-journal-fx_loot_heap_1 = a finding from the heap
name-journal-fx_loot_heap_2 = 2 findings from the heap
name-journal-fx_loot_furniture_1 = a finding from the furniture
name-journal-fx_loot_furniture_2 = 2 findings from the furniture
name-journal-fx_loot_pantry_1 = a finding from the pantry
name-journal-fx_loot_pantry_2 = 2 findings from the pantry
name-journal-fx_fatigue_up_1_one = fatigue +1 for one of those present
name-journal-fx_fatigue_up_1_each = fatigue +1 for everyone present
name-journal-fx_fatigue_down_1_each = fatigue −1 for everyone present
name-journal-fx_fatigue_up_1_all = fatigue +1 for the whole group
name-journal-fx_fatigue_down_1_actor = fatigue −1 for whoever does it
name-journal-fx_fatigue_down_1_worst = fatigue −1 for whoever has most of it
name-journal-fx_fatigue_down_1_guards = fatigue −1 for every guard
name-journal-fx_illness_up_1_one = illness +1 for one of those present
name-journal-fx_illness_up_1_each = illness +1 for everyone present
name-journal-fx_illness_up_1_worst = illness +1 for whoever has most of it
name-journal-fx_wounds_up_1_one = wounds +1 for one of those present
name-journal-fx_wounds_up_2_one = wounds +2 for one of those present
name-journal-fx_misery_up_1_one = misery +1 for one of those present
name-journal-fx_misery_down_1_one = misery −1 for one of those present
name-journal-fx_misery_up_1_all = misery +1 for the whole group
name-journal-fx_misery_down_1_all = misery −1 for the whole group
name-journal-fx_misery_down_1_actor = misery −1 for whoever does it
name-journal-fx_misery_up_1_worst = misery +1 for whoever has most of it
name-journal-fx_empathy_1 = an empathy test
name-journal-fx_flag_kind = the mark “kindness”
name-journal-fx_flag_dignity = the mark “dignity”
name-journal-fx_flag_stole = the mark “theft”
name-journal-fx_flag_ending_road = the epilogue takes the road
name-journal-fx_flag_ending_stay = the epilogue stays here
name-journal-fx_flag_ending_together = an epilogue of all together
name-journal-fx_flag_ending_scattered = an epilogue of people scattered
name-journal-fx_flag_ending_witness = an epilogue of testimony
name-journal-fx_flag_ending_silence = an epilogue of silence
name-journal-fx_location_script = a story of this place
name-journal-fx_personal_script = a memory of one of you
name-journal-fx_keep_card = the card stays with you
name-journal-fx_trade = a trade
name-journal-fx_goto = a script
name-journal-fx_pay_bandages_1 = give a bandage
name-journal-fx_pay_book_1 = give a book
name-journal-fx_pay_chems_1 = give chems
name-journal-fx_pay_cigarette_1 = give cigarettes
name-journal-fx_pay_coffee_1 = give coffee
name-journal-fx_pay_component_2 = give 2 components
name-journal-fx_pay_electrical_part_1 = give an electrical part
name-journal-fx_pay_food_1 = give 1 food
name-journal-fx_pay_food_2 = give 2 food
name-journal-fx_pay_herb_1 = give herbs
name-journal-fx_pay_liquor_1 = give liquor
name-journal-fx_pay_mechanical_part_1 = give a mechanical part
name-journal-fx_pay_medical_1 = give a medical token
name-journal-fx_pay_vegetable_1 = give vegetables
name-journal-fx_pay_water_1 = give 1 water
name-journal-fx_pay_water_2 = give 2 water
name-journal-fx_pay_wood_1 = give 1 wood
name-journal-fx_pay_wood_2 = give 2 wood
name-journal-fx_pay_wood_3 = give 3 wood
name-journal-fx_lose_lockpick_1 = discard the lockpick
name-journal-fx_lose_wood_2 = discard 2 wood
name-journal-fx_pay_value_1 = give tokens worth at least 1
name-journal-fx_pay_value_3 = give tokens worth at least 3
name-journal-fx_pay_value_5 = give tokens worth at least 5
name-journal-fx_pay_value_6 = give tokens worth at least 6
name-journal-fx_pay_value_8 = give tokens worth at least 8
name-journal-fx_pay_value_10 = give tokens worth at least 10
name-journal-fx_pay_value_12 = give tokens worth at least 12
name-journal-fx_pay_value_15 = give tokens worth at least 15
name-journal-fx_pay_value_16 = give tokens worth at least 16
name-journal-fx_idea_1 = unlock an idea
name-journal-fx_crucial_1 = a crucial action
name-journal-fx_unfit_1 = lose a fitting
name-journal-fx_unboard_1 = the boards of one breach are torn off
name-journal-fx_board_1 = the breach is boarded up
name-journal-fx_replace_location_near = the near location is replaced
name-journal-fx_replace_location_mid = the middle location is replaced
name-journal-fx_replace_location_far = the far location is replaced
name-journal-fx_replace_location_one = one location of choice is replaced
name-journal-fx_habit_smoker = smokers need cigarettes, or misery +1
name-journal-fx_habit_coffee = coffee drinkers need coffee, or misery +1
name-journal-fx_habit_reader = readers need a book, or misery +1
name-journal-fx_peek_event = see tomorrow’s event
name-journal-fx_peek_night_raid = see the next raid
name-journal-fx_peek_residents = see the next resident
name-journal-fx_bury_night_raid = it may go under its deck
name-journal-fx_bury_residents = it may go under its deck
name-journal-fx_recover_wounds_1 = wounds 1 heals by itself
name-journal-fx_recover_wounds_2 = wounds of 1 or 2 falls by 1
name-journal-fx_recover_illness_1 = illness 1 heals by itself
name-journal-fx_treat_wounds_bandages_1_worse = wounds — −1 with a bandage, +1 without
name-journal-fx_treat_wounds_bandages_1_same = wounds — −1 with a bandage, no change without
name-journal-fx_treat_wounds_bandages_2_worse = wounds of 2 or more — −1 with a bandage, +1 without
name-journal-fx_treat_illness_meds_1_worse = illness — −1 with meds, +1 without
name-journal-fx_treat_illness_meds_1_same = illness — −1 with meds, no change without
name-journal-fx_treat_illness_meds_2_worse = illness of 2 or more — −1 with meds, +1 without
name-journal-fx_treat_illness_herbal_meds_1_same = illness — −1 with herbal meds, no change without
name-journal-fx_steal_food = food
name-journal-fx_steal_any = anything
name-journal-fx_steal_comfort = cigarettes, coffee and books
name-journal-fx_steal_medical = meds and bandages
name-journal-fx_steal_liquor = liquor
name-journal-fx_steal_tool = tools
name-journal-fx_steal_wood = wood
name-journal-fx_steal_resource = any resources
name-journal-fx_steal_weapon = weapons
