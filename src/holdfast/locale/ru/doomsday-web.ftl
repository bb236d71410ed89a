# То, что в браузере говорит только «Судный день».

web-option-doomsday-legion = Режим «Легион»
web-option-doomsday-legion-false = Без легиона
web-option-doomsday-legion-true = С легионом и павшими
web-option-doomsday-with-it = О.Н.О. в режиме «Легион»
web-option-doomsday-with-it-true = С О.Н.О.
web-option-doomsday-with-it-false = Без О.Н.О.
web-option-doomsday-weapons = Оружие на пятерых и шестерых
web-option-doomsday-weapons-row = Как в строке таблицы
web-option-doomsday-weapons-other = Второй набор
web-option-doomsday-first-game = Роли первой партии
web-option-doomsday-first-game-false = Любые роли
web-option-doomsday-first-game-true = Роли первой партии
web-option-doomsday-classic-large = По две своих карты верности на девятерых и десятерых
web-option-doomsday-classic-large-false = Кольцо общих карт
web-option-doomsday-classic-large-true = По две своих карты
web-option-doomsday-printed-fortune-teller = Гадалка без ограничения
web-option-doomsday-printed-fortune-teller-false = Раз между двумя её ходами
web-option-doomsday-printed-fortune-teller-true = Сколько угодно раз
