# What only Doomsday says in the browser.

web-option-doomsday-legion = Legion mode
web-option-doomsday-legion-false = Without Legion
web-option-doomsday-legion-true = With Legion and Fallen
web-option-doomsday-with-it = I.T. in Legion mode
web-option-doomsday-with-it-true = With I.T.
web-option-doomsday-with-it-false = Without I.T.
web-option-doomsday-weapons = Weapons for five or six
web-option-doomsday-weapons-row = As in the row
web-option-doomsday-weapons-other = The other set
web-option-doomsday-first-game = Roles of a first game
web-option-doomsday-first-game-false = Any roles
web-option-doomsday-first-game-true = Roles of a first game
web-option-doomsday-classic-large = Two own loyalty cards with nine or ten
web-option-doomsday-classic-large-false = A ring of shared cards
web-option-doomsday-classic-large-true = Two own cards
web-option-doomsday-printed-fortune-teller = Fortune Teller without limit
web-option-doomsday-printed-fortune-teller-false = Once between two of her turns
web-option-doomsday-printed-fortune-teller-true = As often as she likes
