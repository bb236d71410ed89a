# То, что в браузере говорит только «Погоня за „Авророй“».

web-option-aurora-board = Сторона поля
web-option-aurora-board-alpha = «Альфа»
web-option-aurora-board-beta = «Бета» (для опытных)
web-option-aurora-mines = Мины
web-option-aurora-mines-false = нет
web-option-aurora-mines-true = да
web-order-aurora-suit-always = Надевать костюм химзащиты при любом заражении
web-order-aurora-suit-deadly = Надевать костюм химзащиты, только если выживший иначе погибнет
web-order-aurora-suit-never = Никогда не надевать костюм химзащиты
