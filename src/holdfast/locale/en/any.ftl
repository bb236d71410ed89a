# What most games call the things of their views; `name-<game>-…` of a game's own goes before.

name-any-total = total
name-any-table = table
name-any-round = round
name-any-turn = turn
name-any-day = day
name-any-night = night
name-any-phase = phase
name-any-hand = hand
name-any-deck = deck
name-any-discard = discard
name-any-cards = cards
name-any-score = score
name-any-points = points
name-any-wounds = wounds
name-any-food = food
name-any-water = water
name-any-wood = wood
name-any-out = out
name-any-first = first
name-any-leader = leader

# Advice also says what it may cost.
advice-risk = Risk: { $risk }.
# Points: hundredths of a chance.
advice-margin = The chance to succeed is { $points } % higher than with the next answer.

# Levels of bots, from the weakest to the strongest.
level-random = at random
level-careless = careless
level-calm = calm
level-greedy = confident
level-search = strong
