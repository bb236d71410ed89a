# What Last Aurora tells a beginner in a first game.

aurora-coach-scout = Pick a card: the skills of those you send must reach the number under it.
aurora-coach-bonus = The bonus of the place is optional. This one has a price: damage or contamination.
aurora-coach-damage = Armour and empty cells take a blow for free. What lies in a damaged cell is lost.
aurora-coach-ill = Contamination: skill −1. At zero the survivor dies. Slots 1 and 2 and the solution cleanse.
aurora-coach-rest = The rested are back by the fire. The exhausted need one more round, or food.
aurora-coach-move = You need fuel and a person in the truck. Each extra fuel is one more space.
aurora-coach-counter = A counter works only where you stop. Contamination then is not optional.
aurora-coach-load = The load gets fixed. Empty cells and armour take a blow for free.
aurora-coach-fire = A hit is a fame point and your letter on the loot. More letters, better hope.
aurora-coach-items = Only you see the item. Three places. Unused, it is a fame point at the end.
aurora-coach-passing = Passing is work too: the person rests instead of tiring, and repairs.
aurora-coach-ship = The Aurora moved on. Cards at the left go, and new ones come.
