# Как большинство игр называет то, что лежит на столе; своё `name-<игра>-…` важнее.

name-any-total = всего
name-any-table = стол
name-any-round = раунд
name-any-turn = ход
name-any-day = день
name-any-night = ночь
name-any-phase = фаза
name-any-hand = рука
name-any-deck = колода
name-any-discard = сброс
name-any-cards = карты
name-any-score = счёт
name-any-points = очки
name-any-wounds = раны
name-any-food = еда
name-any-water = вода
name-any-wood = дрова
name-any-out = выбыл
name-any-first = первый
name-any-leader = лидер

# Совет говорит и о том, чем он грозит.
advice-risk = Риск: { $risk }.
# Очки здесь — сотые доли шанса на победу.
advice-margin = Шанс на успех { $points ->
    [one] на { $points } процент
    [few] на { $points } процента
   *[many] на { $points } процентов
} выше, чем со следующим ответом.

# Уровни ботов, от слабого к сильному.
level-random = наугад
level-careless = рассеянный
level-calm = спокойный
level-greedy = уверенный
level-search = сильный
