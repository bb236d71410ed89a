# Всё, что объясняет стол: карточки вещей, подсказки первой партии, урок.
web-look = Карточка
web-look-mine = Знаете только вы
web-look-before = Предыдущая вещь
web-look-next = Следующая вещь
web-key-look = рассмотреть
web-goal = Что нужно для победы
web-coach-understood = Понятно
web-coach-silent = без подсказок
web-coach-again = Показать подсказки снова
web-coach-back = Подсказки вернутся в следующей партии
web-lesson-first = Первый урок
web-lesson-ribbon = Учебный стол: всё разложено заранее
web-lesson-step = шаг { $step } из { $steps }
web-lesson-leave = выйти
web-lesson-over = Урок пройден
web-lesson-real = Теперь настоящая партия
web-lesson-again = Ещё раз
