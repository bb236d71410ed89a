# Что в браузере говорит только «Дневник».

web-option-journal-shelter = Сторона поля
web-option-journal-shelter-standard = Обычное убежище
web-option-journal-shelter-advanced = Суровое убежище
web-option-journal-siege = Длина осады
web-option-journal-siege-full = полная
web-option-journal-siege-short = короткая
